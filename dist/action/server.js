export const id = 502;
export const ids = [502];
export const modules = {
/***/ 8502:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  listen: () => ( listen)
 });
 var _hono_node_server_0_ = __webpack_require__(6652);
 var hono_1_ = __webpack_require__(9513);
 var _exchange_js_3_ = __webpack_require__(3536);
 var _respond_js_2_ = __webpack_require__(1784);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
async function listen(handle, port) {
  const app = new hono_1_ .$();
  let hosts = [];
  app.all('*', async ({ env: { incoming } }) => {
    const { headers, url = '/' } = incoming;
    if (!hosts.includes(headers.host ?? '')) {
      return send((0,_respond_js_2_ .fJ)(403, { title: 'forbidden', detail: 'Unknown Host header.' }));
    }
    const method = METHODS.find((one) => one === incoming.method);
    if (method === undefined) {
      return send((0,_respond_js_2_ .fJ)(405, { title: 'method not allowed' }));
    }
    const [path, query] = splitTarget(url);
    const most = (0,_exchange_js_3_ .u)(path);
    const body = await readBody(incoming, most);
    if (body === 'aborted')
      return await never();
    if (body === 'too long') {
      return send((0,_respond_js_2_ .fJ)(413, {
        title: 'payload too large',
        detail: `The body may have at most ${String(most)} bytes.`,
      }));
    }
    const response = await handle({
      method,
      path,
      query,
      headers: singleHeaders(headers),
      body,
    });
    return send(response, incoming.socket);
  });
  const server = (0,_hono_node_server_0_ .b$)({ fetch: app.fetch });
  server.keepAliveTimeout = 5_000;
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address();
  hosts = [`127.0.0.1:${String(bound)}`, `localhost:${String(bound)}`];
  return {
    origin: `http://127.0.0.1:${String(bound)}`,
    stop: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}
function singleHeaders(headers) {
  const single = {};
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string')
      single[name] = value;
  }
  return single;
}
function splitTarget(target) {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}
const NOTHING = new Uint8Array();
async function readBody(incoming, most) {
  const { 'content-length': announced, 'transfer-encoding': encoding } = incoming.headers;
  if (announced === undefined && encoding === undefined)
    return NOTHING;
  if (Number(announced ?? 0) > most)
    return 'too long';
  const parts = [];
  const whole = announced === undefined ? undefined : Buffer.allocUnsafe(Number(announced));
  let bytes = 0;
  return new Promise((resolve) => {
    incoming.on('data', (part) => {
      const at = bytes;
      bytes += part.length;
      if (whole !== undefined)
        part.copy(whole, at);
      else if (bytes <= most)
        parts.push(part);
      else {
        incoming.pause();
        resolve('too long');
      }
    });
    incoming.on('end', () => resolve(whole?.subarray(0, bytes) ?? Buffer.concat(parts)));
    incoming.on('error', () => resolve('aborted'));
  });
}
async function send(response, socket) {
  const { status, headers, body, fault } = response;
  const bytes = status === 204 || status === 304 ? null : body;
  const whole = bytes === null ? headers : { ...headers, 'content-length': String(bytes.length) };
  switch (fault?.kind) {
    case undefined:
      return new Response(asText(bytes, headers['content-type']), { status, headers: whole });
    case 'reset':
      socket?.resetAndDestroy();
      return await never();
    case 'hang':
      return await never();
    case 'delay':
      await pause(fault.delayMs);
      return new Response(bytes, { status, headers: whole });
    case 'truncate': {
      const { bytes: kept } = fault;
      const cut = new ReadableStream({
        async start(controller) {
          controller.enqueue(body.subarray(0, kept));
          await pause(10);
          socket?.destroy();
        },
      });
      return new Response(cut, { status, headers: whole });
    }
    case 'drip': {
      const { pauseMs } = fault;
      const drops = new ReadableStream({
        async start(controller) {
          for (const byte of body) {
            if (socket?.destroyed === true)
              return;
            controller.enqueue(Uint8Array.of(byte));
            await pause(pauseMs);
          }
          controller.close();
        },
      });
      return new Response(drops, { status, headers: whole });
    }
  }
}
function asText(bytes, type) {
  if (bytes === null || type === undefined || !type.startsWith('application/vnd.api+json')) {
    return bytes;
  }
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
function never() {
  return new Promise(() => undefined);
}
/***/ })
};
