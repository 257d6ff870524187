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
var _requests_js_2_ = __webpack_require__(40995);
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
async function listen(handle, port) {
let hosts = [];
const server = (0,node_http_0_.createServer)((incoming, outgoing) => {
const refusal = refuseWebPage(incoming, hosts);
const answering = refusal === undefined
? answerRequest(incoming, handle)
: Promise.resolve((0,_requests_js_2_ .o0)(refusal).response);
answering
.then((response) => response && send(response, outgoing))
.catch(() => outgoing.destroy());
});
server.keepAliveTimeout = 5_000;
await new Promise((resolve, reject) => {
server.once('error', reject);
server.listen(port, '127.0.0.1', resolve);
});
const { port: boundPort } = server.address();
hosts = [`127.0.0.1:${String(boundPort)}`, `localhost:${String(boundPort)}`];
return {
origin: `http://127.0.0.1:${String(boundPort)}`,
stop: () => new Promise((resolve) => {
server.close(() => resolve());
server.closeAllConnections();
}),
};
}
function refuseWebPage({ method, url, headers }, hosts) {
const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
if (!hosts.includes(host))
return 'Unknown Host header.';
const isOfPage = origin !== undefined && !hosts.some((known) => origin === `http://${known}`);
const isFromElsewhere = isOfPage || !['none', 'same-origin'].includes(site);
const isFollowed = method === 'GET' && url?.startsWith('/admin/') !== true;
return isFromElsewhere && !isFollowed ? 'Requests of web pages are refused.' : undefined;
}
async function answerRequest(incoming, handle) {
const { headers, url = '/' } = incoming;
const method = METHODS.find((name) => name === incoming.method);
if (method === undefined)
return (0,_requests_js_2_ .fJ)(405, { title: 'method not allowed' }).response;
const queryStart = url.indexOf('?');
const path = queryStart < 0 ? url : url.slice(0, queryStart);
const query = queryStart < 0 ? '' : url.slice(queryStart + 1);
const maxBytes = (0,_requests_js_2_ .G4)(path);
const body = await readBody(incoming, maxBytes);
if (body === 'aborted')
return undefined;
if (body === 'too long') {
const detail = `The body may have at most ${String(maxBytes)} bytes.`;
return (0,_requests_js_2_ .fJ)(413, { title: 'payload too large', detail }).response;
}
const singleHeaders = {};
for (const [name, value] of Object.entries(headers)) {
if (typeof value === 'string')
singleHeaders[name] = value;
}
return handle({ method, path, query, headers: singleHeaders, body });
}
async function readBody(incoming, maxBytes) {
if (Number(incoming.headers['content-length'] ?? 0) > maxBytes)
return 'too long';
const parts = [];
let bytes = 0;
try {
for await (const part of incoming.iterator({ destroyOnReturn: false })) {
bytes += part.length;
if (bytes > maxBytes)
return 'too long';
parts.push(part);
}
}
catch {
return 'aborted';
}
return Buffer.concat(parts);
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
