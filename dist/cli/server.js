export const id = 8502;
export const ids = [8502];
export const modules = {
/***/ 78502:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
listen: () => ( listen)
});
var node_http_0_ = __webpack_require__(37067);
var node_timers_promises_1_ = __webpack_require__(58500);
var _respond_js_2_ = __webpack_require__(11784);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
async function listen(handle, port) {
let hosts = [];
const server = (0,node_http_0_.createServer)((incoming, outgoing) => {
const answered = hosts.includes(incoming.headers.host ?? '')
? answerRequest(incoming, handle)
: Promise.resolve((0,_respond_js_2_ .o0)('Unknown Host header.').response);
answered
.then((response) => response && send(response, outgoing))
.catch(() => outgoing.destroy());
});
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
async function answerRequest(incoming, handle) {
const { headers, url = '/' } = incoming;
const method = METHODS.find((one) => one === incoming.method);
if (method === undefined)
return (0,_respond_js_2_ .fJ)(405, { title: 'method not allowed' }).response;
const at = url.indexOf('?');
const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
const most = (0,_respond_js_2_ .uI)(path);
const body = await readBody(incoming, most);
if (body === 'aborted')
return undefined;
if (body !== 'too long') {
const single = Object.entries(headers).filter((one) => typeof one[1] === 'string');
return handle({ method, path, query, headers: Object.fromEntries(single), body });
}
const detail = `The body may have at most ${String(most)} bytes.`;
return (0,_respond_js_2_ .fJ)(413, { title: 'payload too large', detail }).response;
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
async function send({ status, headers, body, fault }, outgoing) {
if (fault?.kind === 'reset') {
outgoing.socket?.resetAndDestroy();
return;
}
if (fault?.kind === 'delay')
await (0,node_timers_promises_1_.setTimeout)(fault.delayMs, undefined, { ref: false });
const isEmpty = status === 204 || status === 304;
outgoing.writeHead(status, isEmpty ? headers : { ...headers, 'content-length': body.length });
if (fault?.kind === 'truncate') {
outgoing.flushHeaders();
outgoing.write(body.subarray(0, fault.bytes));
await (0,node_timers_promises_1_.setTimeout)(10);
outgoing.destroy();
}
else
outgoing.end(isEmpty ? undefined : body);
}
/***/ })
};
