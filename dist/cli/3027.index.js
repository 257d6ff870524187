"use strict";
exports.id = 3027;
exports.ids = [3027];
exports.modules = {

/***/ 5226:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ createSend; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57075);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46466);
/* harmony import */ var _model_ports_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18471);
/* harmony import */ var _model_ended_by_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17953);
/* harmony import */ var _model_proxies_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84091);
/* harmony import */ var _model_is_html_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92085);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(28187);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(34271);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2340);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(74132);
/**
 * HTTP over undici, without any decision: redirects are not followed, nothing is retried. Every failure is
 * a TransportError that says whether the request can have arrived.
 */















/**
 * Makes the network port of a client: HTTP over this machine's connections, which open with the first request, through the
 * proxy that the environment names.
 *
 * @returns the port, with a function that closes its connections
 */
function createSend(options) {
    const dispatchers = createDispatchers(options);
    const send = async (request) => sendOnce(dispatchers, request);
    return Object.assign(send, { close: () => dispatchers.close() });
}
/** One connection pool for each combination of proxy and reuse, made when it is first needed. */
function createDispatchers({ environment, tunnels: proxyTunnel = true }) {
    const addsAuthorities = Boolean(environment['NODE_EXTRA_CA_CERTS']);
    const dispatchers = new Map();
    return {
        /** What is known of the route to a URL. */
        routeTo(url) {
            const { host: proxy = '' } = (0,_model_proxies_js__WEBPACK_IMPORTED_MODULE_9__/* .proxyFor */ .iJ)(url, environment) ?? {};
            return { host: url.host, proxy, addsAuthorities };
        },
        proxyFor: (url) => (0,_model_proxies_js__WEBPACK_IMPORTED_MODULE_9__/* .proxyFor */ .iJ)(url, environment),
        async choose({ url, fresh }) {
            // Loaded with the first request, because most commands send none.
            const { Agent, buildConnector, Pool, ProxyAgent } = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
            const proxy = (0,_model_proxies_js__WEBPACK_IMPORTED_MODULE_9__/* .proxyFor */ .iJ)(url, environment);
            if (proxy !== undefined && proxy.url === undefined)
                throw unusableProxy(proxy);
            const key = `${proxy?.url?.href ?? ''} ${fresh === true}`;
            const existing = dispatchers.get(key);
            if (existing !== undefined)
                return existing;
            // Without pipelining, no connection is used twice.
            const options = { pipelining: fresh === true ? 0 : 1 };
            let dispatcher;
            if (proxy?.url === undefined)
                dispatcher = new Agent(options);
            else {
                dispatcher = new ProxyAgent({
                    ...options,
                    uri: proxy.url.href,
                    proxyTunnel,
                    clientFactory: (to, settings) => {
                        const connect = withoutNameOfAddress(buildConnector({}));
                        return watchTunnels(new Pool(to, { ...settings, connect }));
                    },
                });
            }
            dispatchers.set(key, dispatcher);
            return dispatcher;
        },
        /** Ends what is still going on: to wait for it could take as long as a proxy is silent. */
        async close() {
            await Promise.all([...dispatchers.values()].map((dispatcher) => dispatcher.destroy()));
            dispatchers.clear();
        },
    };
}
/** undici names a proxy to TLS by its address too. Only a name may stand there, and Node.js 26 refuses an address. */
function withoutNameOfAddress(connect) {
    return ({ servername = '', ...options }, callback) => connect({ ...options, servername: (0,node_net__WEBPACK_IMPORTED_MODULE_3__.isIP)(servername) === 0 ? servername : undefined }, callback);
}
/** The message leaves the value out, because it may hold a password. */
function unusableProxy(proxy) {
    const { variable } = proxy;
    const why = (0,_model_proxies_js__WEBPACK_IMPORTED_MODULE_9__/* .isSocks */ .oS)(proxy)
        ? 'names a SOCKS proxy, and only HTTP proxies are used'
        : 'is not the address of a proxy';
    return new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w('tls', `${variable} ${why}`, {
        remedy: `Write an HTTP proxy into ${variable}, as in http://HOST:PORT, or the hosts that need none into NO_PROXY.`,
    });
}
/** Reads an answer to its end, into memory, into the file of the request, or into what takes its pieces. */
async function toHttpResponse(answer, request) {
    const { statusCode: status } = answer;
    const headers = {};
    for (const [name, value] of Object.entries(answer.headers)) {
        if (value !== undefined && name !== '__proto__') {
            headers[name.toLowerCase()] = Array.isArray(value) ? value.join(', ') : value;
        }
    }
    const hasFile = status >= 200 && status <= 299 && status !== 204 && !(0,_model_is_html_js__WEBPACK_IMPORTED_MODULE_11__/* .isHtml */ ._)({ headers });
    if (request.file !== undefined && hasFile) {
        const { 'content-length': length, 'transfer-encoding': coding = '' } = answer.headers;
        // Without a length or chunks, a file that was cut short would look complete.
        if (length === undefined && !String(coding).includes('chunked')) {
            answer.body.on('error', () => undefined).destroy();
            throw new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w('broken', 'the answer does not say how long it is');
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
    const onAbort = () => stop.abort(new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w('aborted', 'canceled'));
    const onTimeout = () => {
        const why = `nothing complete within ${Math.round(request.timeoutMs)} ms`;
        const proxy = answer === undefined ? dispatchers.proxyFor(request.url) : undefined;
        // If nothing answers, it may be the proxy or the host behind it.
        const remedy = proxy &&
            `The proxy ${proxy.host} of ${proxy.variable} is between: check that it opens connections to ${request.url.host}, or write that host into NO_PROXY.`;
        stop.abort(new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w('timeout', why, { remedy }));
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
            // Both begin anew with each piece that is sent or received.
            headersTimeout: request.silenceMs ?? request.timeoutMs,
            bodyTimeout: request.silenceMs ?? request.timeoutMs,
        });
        // The library looks at the signal only once it is connected, through a proxy or directly. A request
        // that was given up before is never sent.
        answer = await (0,_model_ended_by_js__WEBPACK_IMPORTED_MODULE_8__/* .endedBy */ .m)(stop.signal, requesting);
        const received = await toHttpResponse(answer, request);
        const { proxy } = dispatchers.routeTo(request.url);
        return proxy === '' ? received : { ...received, proxy };
    }
    catch (error) {
        // The reason for the abort says more than the error that the socket made of it.
        throw stop.signal.aborted && stop.signal.reason instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w
            ? stop.signal.reason
            : toTransportError(error, dispatchers.routeTo(request.url));
    }
    finally {
        clearTimeout(timer);
        request.signal?.removeEventListener('abort', onAbort);
        await file?.close().catch(() => undefined);
    }
}
/** The largest value that setTimeout accepts. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function isFile(body) {
    return typeof body === 'object' && 'path' in body;
}
/** Opens a file to send. @throws TransportError if it does not have as many bytes as were announced */
async function openBody(body) {
    try {
        const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(body.path, 'r');
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
/** @param sent is called with how many bytes have been read so far */
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
    return node_stream__WEBPACK_IMPORTED_MODULE_5__.Readable.from(withProgress(), { objectMode: false });
}
async function* readAnswer(answer, { maxBytes }) {
    const coding = answer.headers['content-encoding']?.toString().trim() || 'identity';
    let bytes = 0;
    try {
        for await (const chunk of answer.body) {
            bytes += chunk.length;
            // Nothing here unfolds what a server sends. An empty body is the same in every coding.
            if (coding.toLowerCase() !== 'identity' && bytes > 0) {
                const what = `the answer is compressed as ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_12__/* .quote */ .hD)(coding.slice(0, 40))}, which was not asked for`;
                throw new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w('broken', what);
            }
            if (bytes > maxBytes)
                throw new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w('too-large', `more than ${maxBytes} bytes`);
            yield chunk;
        }
    }
    catch (error) {
        throw toTransportError(error);
    }
}
/** Writes to a second file and renames it at the end, so the file is complete or absent. */
async function writeWhole(file, chunks) {
    const part = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(file), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_4__.basename)(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.part`);
    const stream = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createWriteStream)(part, { flags: 'wx' });
    try {
        await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_6__.pipeline)(chunks, stream);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(part, file);
        return stream.bytesWritten;
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(part, { force: true }).catch(() => undefined);
        throw toLocalFailure(error);
    }
}
/** No authority that is trusted here has made the certificate. */
const UNKNOWN_AUTHORITY = 'DEPTH_ZERO_SELF_SIGNED_CERT SELF_SIGNED_CERT_IN_CHAIN UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE CERT_UNTRUSTED INVALID_CA';
/** The certificate is not for this name, or not for this time. */
const WRONG_CERTIFICATE = 'CERT_HAS_EXPIRED CERT_NOT_YET_VALID ERR_TLS_CERT_ALTNAME_INVALID HOSTNAME_MISMATCH';
/** The codes of node and undici, by what they mean. */
const FAILURES = [
    ['not-sent', 'ENOTFOUND EAI_AGAIN EAI_FAIL EHOSTUNREACH ENETUNREACH EHOSTDOWN ENETDOWN'],
    ['not-sent', 'EADDRNOTAVAIL ECONNREFUSED UND_ERR_CONNECT_TIMEOUT'],
    ['timeout', 'UND_ERR_HEADERS_TIMEOUT UND_ERR_BODY_TIMEOUT'],
    ['too-large', 'UND_ERR_HEADERS_OVERFLOW UND_ERR_RES_EXCEEDED_MAX_SIZE'],
    ['local', 'UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'],
    ['tls', 'UND_ERR_INVALID_ARG UND_ERR_NOT_SUPPORTED EPROTO CERT_REJECTED CERT_REVOKED'],
    ['tls', `${WRONG_CERTIFICATE} ${UNKNOWN_AUTHORITY}`],
];
/**
 * No connection to the proxy itself, or no answer of HTTP; the cause says why. Undici takes a closed socket for one that
 * can be opened again, and would do so without an end, if the cause were thrown.
 */
class ProxyUnreachable extends Error {
    name = 'NoProxy';
}
/**
 * Tells a proxy that opens no tunnel from a host that cannot be reached through one.
 *
 * @param client opens the tunnels; it is changed
 */
function watchTunnels(client) {
    const connect = client.connect.bind(client);
    client.connect = async (wanted) => connect(wanted).catch((error) => {
        throw new ProxyUnreachable('no connection to the proxy', { cause: error });
    });
    return client;
}
/** What an error of node or undici means. An unknown failure counts as `broken`: the service may have acted. */
function toTransportError(error, route = { host: '', proxy: '', addsAuthorities: false }) {
    if (error instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w)
        return error;
    if (error instanceof ProxyUnreachable)
        return failureOfProxy(error, route);
    // Several addresses were tried: the first failure is reported.
    const [first = error] = error instanceof AggregateError ? error.errors : [];
    const code = textFieldOf(first, 'code');
    const text = (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_13__/* .errorMessage */ .g)(first);
    // What comes before only says where in a library the failure was noticed.
    const [, tlsReason] = /\bSSL routines:[^:]*:([^:]+):/.exec(text) ?? [];
    // Node.js 24 adds advice of its own. What to do here is in the remedy.
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
    return new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w(failure, message, {
        cause: error,
        remedy,
        code: words === NO_TLS ? 'NO_TLS' : code,
        helpCode: hasUnknownAuthority(code) ? _model_errors_js__WEBPACK_IMPORTED_MODULE_10__/* .CODES */ .Lp.privateCertificate : undefined,
    });
}
/** The proxy is to blame, and not the host behind it: nothing can have arrived there. */
function failureOfProxy({ cause }, { proxy, ...route }) {
    const answered = toTransportError(cause, { ...route, proxy: '', isProxy: true });
    const { failure, message, remedy, code, helpCode } = answered;
    const what = failure === 'tls' ? 'its certificate or TLS' : 'no connection to it';
    return new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w(failure === 'tls' || failure === 'aborted' ? failure : 'not-sent', `the proxy ${proxy} cannot be used: ${what}: ${message}`, { cause, remedy, code, helpCode });
}
/** What a proxy did to the tunnel that it was asked for; undefined for any other failure. */
function failureOfTunnel(error, words, { host, proxy }) {
    const options = { cause: error };
    const [, refused] = /^Proxy response \((\d{3})\)/.exec(words) ?? [];
    if (refused !== undefined) {
        // A proxy that asks for a login or forbids the request will do so again.
        const remedies = {
            407: 'The proxy wants to know who asks: write a user and a password into HTTPS_PROXY, as in http://USER:PASSWORD@HOST:PORT.',
            403: `The proxy does not allow this. Allow ${host} there, or name it in NO_PROXY.`,
        };
        const remedy = remedies[refused];
        const failure = remedy === undefined ? 'not-sent' : 'tls';
        return new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w(failure, `the proxy ${proxy} answered ${refused}`, {
            ...options,
            remedy,
        });
    }
    if (proxy === '')
        return undefined;
    if (words.includes('before secure TLS connection')) {
        const message = `the tunnel through the proxy ${proxy} was closed before TLS began`;
        return new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w('not-sent', message, options);
    }
    const remedy = `Either the host does not speak TLS on this port (the default is 443), or the proxy ${proxy} answered in its place: check the port in the hostname, and allow the host at the proxy.`;
    return words === NO_TLS ? new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w('tls', words, { ...options, remedy }) : undefined;
}
/** What OpenSSL says of bytes that are not TLS. */
const NO_TLS = 'wrong version number';
/** What to do about the certificate; undefined for other failures. */
function remedyForCode(code, { addsAuthorities, isProxy = false }) {
    if (WRONG_CERTIFICATE.split(' ').includes(code)) {
        return `Check the name of that ${isProxy ? 'proxy' : 'host'} and the clock of this machine. If both are right, those who run it have to renew its certificate; no setting here passes over it.`;
    }
    if (!hasUnknownAuthority(code))
        return undefined;
    return addsAuthorities
        ? 'The authority of this certificate is not in the file of NODE_EXTRA_CA_CERTS: put it there, with every intermediate one that the host does not send itself.'
        : 'If the certificate is private, name the PEM file of its authority in NODE_EXTRA_CA_CERTS.';
}
function hasUnknownAuthority(code) {
    return UNKNOWN_AUTHORITY.split(' ').includes(code);
}
/** The fields that node adds to an error: `code`, `syscall`. */
function textFieldOf(error, name) {
    const fact = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_14__/* .fieldsOf */ .Pf)(error)[name];
    return typeof fact === 'string' ? fact : '';
}
/** A failure of this machine, which no retry solves; what is a TransportError already stays what it is. */
function toLocalFailure(error) {
    if (error instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w)
        return error;
    return new _model_ports_js__WEBPACK_IMPORTED_MODULE_7__/* .TransportError */ .w('local', (0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_13__/* .errorMessage */ .g)(error), { cause: error });
}
//# sourceMappingURL=send.js.map

/***/ }),

/***/ 93452:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cw: function() { return /* binding */ unreadableAnswer; },
/* harmony export */   dh: function() { return /* binding */ HostError; },
/* harmony export */   wh: function() { return /* binding */ readId; },
/* harmony export */   yg: function() { return /* binding */ onHostError; }
/* harmony export */ });
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);
/** The error of a CI host that refused a request or did not answer it. Its kinds differ in what can be done about it. */


/** The message is for people: a sentence, or the end of one that the caller begins. It never shows a token or a query. */
class HostError extends Error {
    name = 'HostError';
    kind;
    facts;
    helpCode;
    constructor(kind, message, { helpCode, ...facts } = {}, cause) {
        super(message, { cause });
        this.kind = kind;
        this.facts = facts;
        this.helpCode = helpCode;
    }
}
/**
 * For a `catch`: handles an error of the host, of these kinds or of any if none is named. Every other error is thrown again.
 */
function onHostError(handle, ...kinds) {
    return (error) => {
        if (!(error instanceof HostError))
            throw error;
        if (kinds.length > 0 && !kinds.includes(error.kind))
            throw error;
        return handle(error);
    };
}
function unreadableAnswer(service) {
    return new HostError('invalid', `${service} answered in an unrecognized form.`, {
        helpCode: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreadableAnswer,
    });
}
/** The numeric `id` of something that `service` answered; throws `HostError` when it has none. */
function readId(json, service) {
    const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(json, 'id');
    if (typeof id !== 'number')
        throw unreadableAnswer(service);
    return id;
}
//# sourceMappingURL=host-error.js.map

/***/ }),

/***/ 65639:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: function() { return /* binding */ textAt; },
/* harmony export */   Ap: function() { return /* binding */ parseLink; },
/* harmony export */   J: function() { return /* binding */ parseGuid; },
/* harmony export */   M6: function() { return /* binding */ parseLinkOrigin; },
/* harmony export */   XL: function() { return /* binding */ toRepositoryId; },
/* harmony export */   dF: function() { return /* binding */ parseSlug; },
/* harmony export */   dR: function() { return /* binding */ readPositiveNumber; },
/* harmony export */   fK: function() { return /* binding */ valueAt; },
/* harmony export */   gc: function() { return /* binding */ readNonEmptyText; },
/* harmony export */   uH: function() { return /* binding */ parsePositiveNumber; },
/* harmony export */   xu: function() { return /* binding */ toNumberedRequest; }
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
/**
 * Reads what others say: `parse` takes a text, `read` a value of an answer, `to` makes one value of several parts. What has not
 * the expected shape is undefined.
 */

/** A positive whole number; anything else, also 0, counts as missing. */
function parsePositiveNumber(text) {
    if (text === undefined || !/^[1-9]\d{0,14}$/.test(text))
        return undefined;
    return Number(text);
}
/** A value that is a positive whole number; anything else counts as missing. */
function readPositiveNumber(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}
/** A GUID; undefined for any other text. */
function parseGuid(text) {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return text !== undefined && shape.test(text) ? text : undefined;
}
/** `group/project`, at any depth, without a segment that leads elsewhere. */
function parseSlug(text) {
    if (text === undefined || !/^[\w.-]+(?:\/[\w.-]+)+$/.test(text))
        return undefined;
    return text.split('/').some((part) => /^\.+$/.test(part)) ? undefined : text;
}
/** An http(s) address, without credentials and without a slash at its end. */
function parseLink(text) {
    if (text === undefined || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return undefined;
    url.username = '';
    url.password = '';
    return url.href.replace(/\/$/, '');
}
/** The origin of an http(s) address; undefined for any other text. */
function parseLinkOrigin(text) {
    const address = parseLink(text);
    return address && new URL(address).origin;
}
/** A pull or merge request: no address without a number. */
function toNumberedRequest(number, url) {
    return number === undefined ? undefined : { number, url };
}
/** The value at this path of names. */
function valueAt(value, ...names) {
    return names.reduce((inner, name) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(inner)[name], value);
}
/** A text that is not empty. */
function readNonEmptyText(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}
/** The text at this path of names, if it is not empty. */
function textAt(value, ...names) {
    return readNonEmptyText(valueAt(value, ...names));
}
/** The id of a repository with the server that gave it; undefined unless both are known. */
function toRepositoryId(host, id) {
    return host === undefined || id === undefined ? undefined : { host, id: String(id) };
}
//# sourceMappingURL=shapes.js.map

/***/ }),

/***/ 92085:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ isHtml; }
/* harmony export */ });
/** Whether an answer is a page: APIs do not answer with one, proxies and sign-in pages do. */
function isHtml({ headers }) {
    return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
//# sourceMappingURL=is-html.js.map

/***/ }),

/***/ 18471:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ TransportError; }
/* harmony export */ });
/** An exchange without a complete answer. */
class TransportError extends Error {
    name = 'TransportError';
    failure;
    /** A sentence that says what to do about it, if the failure itself makes that clear. */
    remedy;
    /** The word of the system or the library for it, as `ENOTFOUND`; `NO_TLS` for bytes that are not TLS. */
    code;
    helpCode;
    constructor(failure, message, options = {}) {
        super(message, options);
        this.failure = failure;
        this.remedy = options.remedy;
        this.code = options.code;
        this.helpCode = options.helpCode;
    }
}
//# sourceMappingURL=ports.js.map

/***/ }),

/***/ 58245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EB: function() { return /* binding */ compareOwners; },
/* harmony export */   KX: function() { return /* binding */ isMergeQueueBranch; },
/* harmony export */   pQ: function() { return /* binding */ judgeForks; },
/* harmony export */   re: function() { return /* binding */ refuseForeign; },
/* harmony export */   yX: function() { return /* binding */ mayReadWholePlan; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74132);
/* harmony import */ var _model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37694);
/** Where the code of a change comes from. A plan runs that code in a job that has a token. */




/**
 * Whether a change comes from the repository that it goes to.
 *
 * @param from the repository or project that it comes from, as its host names it
 * @param to the one that it goes to
 */
function compareOwners(from, to) {
    if (!from || !to)
        return 'unknown';
    return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
/** Whether a merge queue made this branch: its files are still under judgement. */
function isMergeQueueBranch(ref) {
    return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
/**
 * Why these files must not be planned; undefined if they may be planned.
 *
 * @param origin.checkedOut the commit of the checkout; undefined if it is not known
 */
function refuseForeign(origin) {
    const { changeOrigin, event, checkedOut, trouble } = origin;
    if (changeOrigin === 'own')
        return undefined;
    const handsOutSecrets = event !== undefined && event !== 'pull_request';
    const because = handsOutSecrets
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The event ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', event, 60)} hands out secrets`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `This job has a token`;
    const isEventWrong = changeOrigin === 'unknown' && handsOutSecrets;
    const onGitHub = isEventWrong ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Use the event pull_request.` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .plain */ .pj)(judgeForks());
    // No environment, and so no recipe, is for a job of another host.
    const remedy = event === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `Pass ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('allow-untrusted-head')} to a job that a person starts after a review.`
        : onGitHub;
    const files = checkedOut === undefined
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the files`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `commit ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .sentencePart */ .vn)('name', checkedOut.slice(0, 7), 60)}`;
    const what = changeOrigin === 'foreign'
        ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `the checkout (${files}) is of a fork's pull request`
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `it is unknown whose code the checkout (${files}) is`;
    const why = trouble === undefined
        ? ''
        : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) ` ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .eu) ` `, trouble.says, trouble.remedy ?? '')}`;
    return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CODES */ .Lp.foreignCode, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${because}, and ${what}.${why} A plan runs code from those files.`, { remedy, actor: 'operators' });
}
/** Names the recipe by which pull requests of forks are judged on GitHub, as a sentence. */
function judgeForks() {
    return `Judge it in a job behind an environment with required reviewers: ${(0,_model_own_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .ownPage */ .SO)('examples/workflows/forks.yml')}.`;
}
/**
 * Whether the plan may be read with every value: only where the workflow asks for it (`full-plan`), and never where the
 * change may come from a fork, because whoever proposes it chooses what its plan holds.
 *
 * @param subject what the job judges; undefined if that is no change
 */
function mayReadWholePlan({ fullPlan }, subject) {
    const isOwnChange = subject === undefined || !subject.proposed || subject.change?.fork === false;
    return fullPlan && isOwnChange;
}
//# sourceMappingURL=change-origin.js.map

/***/ })

};
;