export const id = 6436;
export const ids = [6436];
export const modules = {
/***/ 5226:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( createSend)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_1_ = __webpack_require__(73024);
var node_fs_promises_2_ = __webpack_require__(51455);
var node_net_3_ = __webpack_require__(77030);
var node_path_4_ = __webpack_require__(76760);
var node_stream_5_ = __webpack_require__(57075);
var node_stream_promises_6_ = __webpack_require__(46466);
var node_tls_7_ = __webpack_require__(41692);
var _model_ports_js_8_ = __webpack_require__(18471);
var _model_ended_by_js_9_ = __webpack_require__(17953);
var _model_proxies_js_10_ = __webpack_require__(84091);
var _model_quote_js_12_ = __webpack_require__(28187);
var _model_error_message_js_13_ = __webpack_require__(34271);
var _model_parse_js_14_ = __webpack_require__(2340);
var _model_errors_js_11_ = __webpack_require__(74132);
function createSend(options) {
const dispatchers = createDispatchers(options);
const send = async (request) => sendOnce(dispatchers, request);
return Object.assign(send, { close: () => dispatchers.close() });
}
function createDispatchers({ environment, caFile, tunnels: proxyTunnel = true }) {
const fileOfNode = environment['NODE_EXTRA_CA_CERTS'] ?? '';
const trustSettings = fileOfNode === '' ? [] : ['NODE_EXTRA_CA_CERTS'];
const tlsOptions = {};
if (caFile !== undefined) {
trustSettings.unshift('`ca-file`');
const files = fileOfNode === '' ? [caFile] : [caFile, fileOfNode];
tlsOptions.ca = [...node_tls_7_.rootCertificates, ...files.map(readPem)];
}
const dispatchers = new Map();
return {
routeTo(url) {
const { host: proxy = '' } = (0,_model_proxies_js_10_ .iJ)(url, environment) ?? {};
return { host: url.host, proxy, trusted: trustSettings };
},
proxyFor: (url) => (0,_model_proxies_js_10_ .iJ)(url, environment),
async choose({ url, fresh }) {
const { Agent, buildConnector, Pool, ProxyAgent } = await __webpack_require__.e( 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
const proxy = (0,_model_proxies_js_10_ .iJ)(url, environment);
if (proxy !== undefined && proxy.url === undefined)
throw unusableProxy(proxy);
const key = `${proxy?.url?.href ?? ''} ${fresh === true}`;
const existing = dispatchers.get(key);
if (existing !== undefined)
return existing;
const options = { connect: tlsOptions, pipelining: fresh === true ? 0 : 1 };
let dispatcher;
if (proxy?.url === undefined)
dispatcher = new Agent(options);
else {
dispatcher = new ProxyAgent({
...options,
uri: proxy.url.href,
proxyTunnel,
requestTls: tlsOptions,
clientFactory: (to, settings) => {
const connect = withoutNameOfAddress(buildConnector(tlsOptions));
return watchTunnels(new Pool(to, { ...settings, connect }));
},
});
}
dispatchers.set(key, dispatcher);
return dispatcher;
},
async close() {
await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()));
dispatchers.clear();
},
};
}
function withoutNameOfAddress(connect) {
return ({ servername = '', ...options }, callback) => connect({ ...options, servername: (0,node_net_3_.isIP)(servername) === 0 ? servername : undefined }, callback);
}
function unusableProxy(proxy) {
const { variable } = proxy;
const why = (0,_model_proxies_js_10_ .oS)(proxy)
? 'names a SOCKS proxy, and only HTTP proxies are used'
: 'is not the address of a proxy';
return new _model_ports_js_8_ .w('tls', `${variable} ${why}`, {
remedy: `Write an HTTP proxy into ${variable}, as in http://HOST:PORT, or the hosts that need none into NO_PROXY.`,
});
}
function readPem(file) {
try {
const pem = (0,node_fs_1_.readFileSync)(file, 'utf8');
if (pem.includes('-----BEGIN CERTIFICATE-----'))
return pem;
throw new Error(`${file} holds no certificate in PEM form`);
}
catch (error) {
throw toLocalFailure(error);
}
}
async function toHttpResponse(answer, request) {
const { statusCode: status } = answer;
const headers = {};
for (const [name, value] of Object.entries(answer.headers)) {
if (value !== undefined && name !== '__proto__') {
headers[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
}
}
const isHtml = /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
const hasFile = status >= 200 && status <= 299 && status !== 204 && !isHtml;
if (request.file !== undefined && hasFile) {
const { 'content-length': length, 'transfer-encoding': coding = '' } = answer.headers;
if (length === undefined && !String(coding).includes('chunked')) {
answer.body.on('error', () => undefined).destroy();
throw new _model_ports_js_8_ .w('broken', 'the answer does not say how long it is');
}
const bytes = await writeWhole(request.file, readAnswer(answer, request));
return { status, headers, body: new Uint8Array(), bytes };
}
const chunks = [];
const take = status === 200 || status === 206 ? request.take : undefined;
let offset = 0;
for await (const chunk of readAnswer(answer, request)) {
if (take === undefined)
chunks.push(chunk);
else
take(chunk, offset);
offset += chunk.length;
}
return { status, headers, body: Buffer.concat(chunks) };
}
async function sendOnce(dispatchers, request) {
const stop = new AbortController();
const onAbort = () => stop.abort(new _model_ports_js_8_ .w('aborted', 'canceled'));
const onTimeout = () => {
const why = `nothing complete within ${Math.round(request.timeoutMs)} ms`;
const proxy = answer === undefined ? dispatchers.proxyFor(request.url) : undefined;
const remedy = proxy &&
`The proxy ${proxy.host} of ${proxy.variable} is between: check that it opens connections to ${request.url.host}, or write that host into NO_PROXY.`;
stop.abort(new _model_ports_js_8_ .w('timeout', why, { remedy }));
};
const timer = setTimeout(onTimeout, Math.min(request.timeoutMs, LONGEST_TIMER_MS));
request.signal?.addEventListener('abort', onAbort, { once: true });
if (request.signal?.aborted === true)
onAbort();
let file;
let answer;
try {
stop.signal.throwIfAborted();
file = isFile(request.body) ? await openBody(request.body) : undefined;
const length = isFile(request.body) ? { 'Content-Length': String(request.body.bytes) } : {};
const { origin, pathname, search } = request.url;
const dispatcher = await dispatchers.choose(request);
const requesting = dispatcher.request({
origin,
path: `${pathname}${search}`,
method: request.method,
headers: { 'accept-encoding': 'identity', ...request.headers, ...length },
body: isFile(request.body) ? streamFile(file, request.body.sent) : (request.body ?? null),
signal: stop.signal,
headersTimeout: request.silenceMs ?? request.timeoutMs,
bodyTimeout: request.silenceMs ?? request.timeoutMs,
});
answer = await (0,_model_ended_by_js_9_ .m)(stop.signal, requesting);
const received = await toHttpResponse(answer, request);
const { proxy } = dispatchers.routeTo(request.url);
return proxy === '' ? received : { ...received, proxy };
}
catch (error) {
throw stop.signal.aborted && stop.signal.reason instanceof _model_ports_js_8_ .w
? stop.signal.reason
: toTransportError(error, dispatchers.routeTo(request.url));
}
finally {
clearTimeout(timer);
request.signal?.removeEventListener('abort', onAbort);
await file?.close().catch(() => undefined);
}
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function isFile(body) {
return typeof body === 'object' && 'path' in body;
}
async function openBody(body) {
try {
const file = await (0,node_fs_promises_2_.open)(body.path, 'r');
const { size } = await file.stat();
if (size === body.bytes)
return file;
await file.close();
throw new Error(`${body.path} has ${size} bytes where ${body.bytes} were announced`);
}
catch (error) {
throw toLocalFailure(error);
}
}
function streamFile(file, sent) {
if (file === undefined)
return null;
const chunks = file.createReadStream({ autoClose: false });
async function* withProgress() {
let bytes = 0;
for await (const chunk of chunks) {
yield chunk;
sent?.((bytes += chunk.length));
}
}
return node_stream_5_.Readable.from(withProgress(), { objectMode: false });
}
async function* readAnswer(answer, { maxBytes }) {
const coding = answer.headers['content-encoding']?.toString().trim() || 'identity';
let bytes = 0;
try {
for await (const chunk of answer.body) {
bytes += chunk.length;
if (coding.toLowerCase() !== 'identity' && bytes > 0) {
const what = `the answer is compressed as ${(0,_model_quote_js_12_ .hD)(coding.slice(0, 40))}, which was not asked for`;
throw new _model_ports_js_8_ .w('broken', what);
}
if (bytes > maxBytes)
throw new _model_ports_js_8_ .w('too-large', `more than ${maxBytes} bytes`);
yield chunk;
}
}
catch (error) {
throw toTransportError(error);
}
}
async function writeWhole(file, chunks) {
const part = (0,node_path_4_.join)((0,node_path_4_.dirname)(file), `.${(0,node_path_4_.basename)(file)}.${(0,node_crypto_0_.randomUUID)()}.part`);
const stream = (0,node_fs_1_.createWriteStream)(part, { flags: 'wx' });
try {
await (0,node_stream_promises_6_.pipeline)(chunks, stream);
await (0,node_fs_promises_2_.rename)(part, file);
return stream.bytesWritten;
}
catch (error) {
await (0,node_fs_promises_2_.rm)(part, { force: true }).catch(() => undefined);
throw toLocalFailure(error);
}
}
const UNKNOWN_AUTHORITY = 'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_UNTRUSTED INVALID_CA';
const WRONG_CERTIFICATE = 'CERT_HAS_EXPIRED CERT_NOT_YET_VALID ERR_TLS_CERT_ALTNAME_INVALID HOSTNAME_MISMATCH';
const FAILURES = [
['not-sent', 'ENOTFOUND EAI_AGAIN EAI_FAIL EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN'],
['not-sent', 'EADDRNOTAVAIL ECONNREFUSED UND_ERR_CONNECT_TIMEOUT'],
['timeout', 'UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT'],
['too-large', 'UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_EXCEEDED_MAX_SIZE'],
['local', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'],
['tls', 'UND_ERR_INVALID_ARG UND_ERR_NOT_SUPPORTED EPROTO CERT_REJECTED CERT_REVOKED'],
['tls', `${WRONG_CERTIFICATE} ${UNKNOWN_AUTHORITY}`],
];
class ProxyUnreachable extends Error {
name = 'NoProxy';
}
function watchTunnels(client) {
const connect = client.connect.bind(client);
client.connect = async (wanted) => connect(wanted).catch((error) => {
throw new ProxyUnreachable('no connection to the proxy', { cause: error });
});
return client;
}
function toTransportError(error, route = { host: '', proxy: '', trusted: [] }) {
if (error instanceof _model_ports_js_8_ .w)
return error;
if (error instanceof ProxyUnreachable)
return failureOfProxy(error, route);
const [first = error] = error instanceof AggregateError ? error.errors : [];
const code = textFieldOf(first, 'code');
const text = (0,_model_error_message_js_13_ .g)(first);
const [, tlsReason] = /\bSSL routines:[^:]*:([^:]+):/.exec(text) ?? [];
const words = tlsReason ?? text.replace(/^Error: |; if the root CA is installed .*/g, '');
const tunnel = failureOfTunnel(error, words, route);
if (tunnel !== undefined)
return tunnel;
const message = code === '' || words.includes(code) ? words : `${words} (${code})`;
let [failure] = FAILURES.find(([, codes]) => codes.split(' ').includes(code)) ?? [];
if (/^ERR_(?:TLS|SSL)_/.test(code))
failure ??= 'tls';
failure ??= textFieldOf(first, 'syscall') === 'connect' ? 'not-sent' : 'broken';
let remedy = failure === 'tls' ? remedyForCode(code, route) : undefined;
if (remedy !== undefined && route.proxy !== '') {
remedy += ` The proxy ${route.proxy} is between: if it opens TLS to look inside, the certificate is its own.`;
}
return new _model_ports_js_8_ .w(failure, message, {
cause: error,
remedy,
code: words === NO_TLS ? 'NO_TLS' : code,
helpCode: hasUnknownAuthority(code) ? _model_errors_js_11_ .Lp.privateCertificate : undefined,
});
}
function failureOfProxy({ cause }, { proxy, ...route }) {
const answered = toTransportError(cause, { ...route, proxy: '', isProxy: true });
const { failure, message, remedy, code, helpCode } = answered;
const what = failure === 'tls' ? 'its certificate or TLS' : 'no connection to it';
return new _model_ports_js_8_ .w(failure === 'tls' || failure === 'aborted' ? failure : 'not-sent', `the proxy ${proxy} cannot be used: ${what}: ${message}`, { cause, remedy, code, helpCode });
}
function failureOfTunnel(error, words, { host, proxy }) {
const options = { cause: error };
const [, refused] = /^Proxy response \((\d{3})\)/.exec(words) ?? [];
if (refused !== undefined) {
const remedies = {
407: 'The proxy wants to know who asks: write a user and a password into HTTPS_PROXY, as in http://USER:PASSWORD@HOST:PORT.',
403: `The proxy does not allow this. Allow ${host} there, or name it in NO_PROXY.`,
};
const remedy = remedies[refused];
const failure = remedy === undefined ? 'not-sent' : 'tls';
return new _model_ports_js_8_ .w(failure, `the proxy ${proxy} answered ${refused}`, {
...options,
remedy,
});
}
if (proxy === '')
return undefined;
if (words.includes('before secure TLS connection')) {
const message = `the tunnel through the proxy ${proxy} was closed before TLS began`;
return new _model_ports_js_8_ .w('not-sent', message, options);
}
const remedy = `Either the host does not speak TLS on this port (the default is 443), or the proxy ${proxy} answered in its place: check the port in the hostname, and allow the host at the proxy.`;
return words === NO_TLS ? new _model_ports_js_8_ .w('tls', words, { ...options, remedy }) : undefined;
}
const NO_TLS = 'wrong version number';
function remedyForCode(code, { trusted, isProxy = false }) {
if (WRONG_CERTIFICATE.split(' ').includes(code)) {
return `Check the name of that ${isProxy ? 'proxy' : 'host'} and the clock of this machine. If both are right, those who run it have to renew its certificate; no setting here passes over it.`;
}
if (!hasUnknownAuthority(code))
return undefined;
return trusted.length === 0
? 'If the certificate is private, pass its authority with `ca-file`.'
: `The authority of this certificate is not in ${trusted.join(' or ')}: put it there, with every intermediate one that the host does not send itself.`;
}
function hasUnknownAuthority(code) {
return UNKNOWN_AUTHORITY.split(' ').includes(code);
}
function textFieldOf(error, name) {
const fact = (0,_model_parse_js_14_ .Pf)(error)[name];
return typeof fact === 'string' ? fact : '';
}
function toLocalFailure(error) {
if (error instanceof _model_ports_js_8_ .w)
return error;
return new _model_ports_js_8_ .w('local', (0,_model_error_message_js_13_ .g)(error), { cause: error });
}
/***/ }),
/***/ 84091:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Iz: () => ( proxiesIn),
iJ: () => ( proxyFor),
oS: () => ( isSocks)
});
var node_net_0_ = __webpack_require__(77030);
const VARIABLES = {
'https:': ['https_proxy', 'all_proxy', 'http_proxy'],
'http:': ['http_proxy', 'all_proxy'],
};
function proxyFor(url, environment) {
const proxy = namedProxy(VARIABLES[url.protocol] ?? [], environment);
if (proxy === undefined)
return undefined;
return isExempt(url, valueOf('no_proxy', environment)) ? undefined : proxy;
}
function proxiesIn(environment) {
return ['https_proxy', 'http_proxy', 'all_proxy'].flatMap((name) => namedProxy([name], environment) ?? []);
}
function valueOf(name, environment) {
return environment[name]?.trim() || environment[name.toUpperCase()]?.trim() || '';
}
function namedProxy(names, environment) {
const name = names.find((candidate) => valueOf(candidate, environment) !== '');
if (name === undefined)
return undefined;
const value = valueOf(name, environment);
const url = parseProxy(value);
const isUsable = url !== undefined && /^https?:$/.test(url.protocol);
return {
variable: name.toUpperCase(),
value,
url: isUsable ? url : undefined,
host: url?.host ?? '',
};
}
function parseProxy(value) {
const address = value.includes('://') ? value : `http://${value}`;
if (!URL.canParse(address))
return undefined;
const url = new URL(address);
return url.hostname === '' ? undefined : url;
}
function isSocks({ value }) {
return /^socks\w*:\/\//i.test(value);
}
const LOOPBACK = ['127.0.0.0/8', '::1'];
function isExempt({ hostname, port, protocol }, noProxy) {
const host = hostname.replace(/^\[(.*)\]$/, '$1');
if (host === 'localhost' || LOOPBACK.some((range) => isInRange(range, host) === true))
return true;
const portOfUrl = port || (protocol === 'https:' ? '443' : '80');
return noProxy
.toLowerCase()
.split(/[\s,]+/)
.some((entry) => entry !== '' && matches(entry, host, portOfUrl));
}
function matches(entry, host, port) {
if (entry === '*')
return true;
const isInEntry = isInRange(entry, host);
if (isInEntry !== undefined)
return isInEntry;
const [name, onlyPort] = splitPort(entry) ?? [entry, ''];
if (onlyPort !== '' && onlyPort !== port)
return false;
const isAddressOfEntry = name.includes('/') ? undefined : isInRange(name, host);
if (isAddressOfEntry !== undefined)
return isAddressOfEntry;
if (name === '' || (0,node_net_0_.isIP)(host) !== 0)
return false;
const isBelowOnly = /^\*?\./.test(name);
const domain = toAscii(name.replace(/^\*?\./, ''));
return host.endsWith(`.${domain}`) || (!isBelowOnly && host === domain);
}
function splitPort(entry) {
const inBrackets = /^\[([^[\]]*)\](?::([^:[\]]*))?$/.exec(entry);
const [, host, port = ''] = inBrackets ?? /^([^:[\]]*):([^:[\]]*)$/.exec(entry) ?? [];
return host === undefined ? undefined : [host, port];
}
function toAscii(name) {
if (/^[\x00-\x7f]*$/.test(name))
return name;
return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
function isInRange(text, host) {
const [, address = '', writtenLength] = /^([0-9a-f:.]+)(?:\/([0-9]{1,3}))?$/.exec(text) ?? [];
const addressBits = (0,node_net_0_.isIP)(address) === 4 ? 32 : 128;
const prefixBits = Number(writtenLength ?? addressBits);
if ((0,node_net_0_.isIP)(address) === 0 || prefixBits > addressBits)
return undefined;
const isIpv4 = (0,node_net_0_.isIP)(host) === 4 || host.startsWith('::ffff:');
if ((0,node_net_0_.isIP)(host) === 0 || (isIpv4 && addressBits === 128 && prefixBits < 96))
return false;
const range = new node_net_0_.BlockList();
range.addSubnet(address, prefixBits, familyOf(address));
return range.check(host, familyOf(host));
}
function familyOf(address) {
return (0,node_net_0_.isIP)(address) === 4 ? 'ipv4' : 'ipv6';
}
/***/ }),
};
