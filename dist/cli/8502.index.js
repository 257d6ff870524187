"use strict";
exports.id = 8502;
exports.ids = [8502];
exports.modules = {

/***/ 78502:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listen: function() { return /* binding */ listen; }
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _requests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40995);
/** The transport: HTTP on the loopback address, and the faults that only a socket can show. */



const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Listens on 127.0.0.1. Rejects when the port is taken. @param port 0: any free port */
async function listen(handle, port) {
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_0__.createServer)((incoming, outgoing) => {
        const refusal = refuseWebPage(incoming);
        const answering = refusal === undefined
            ? answerRequest(incoming, handle)
            : Promise.resolve((0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .forbidden */ .o0)(refusal).response);
        // Errors of the service are answers. What is thrown here is about this connection.
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
    return {
        origin: `http://127.0.0.1:${String(boundPort)}`,
        stop: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        }),
    };
}
/**
 * Why a request is refused that a web page may have sent: by another host name that resolves to this address; or, where
 * something changes or is administered without a token, from a page of another site. A link to a run may be followed.
 */
function refuseWebPage({ method, url, headers, socket }) {
    const hosts = ['127.0.0.1', 'localhost'].map((name) => `${name}:${String(socket.localPort)}`);
    const { host = '', origin, 'sec-fetch-site': site = 'none' } = headers;
    if (!hosts.includes(host))
        return 'Unknown Host header.';
    const isOfPage = origin !== undefined && !hosts.some((known) => origin === `http://${known}`);
    const isFromElsewhere = isOfPage || !['none', 'same-origin'].includes(site);
    const isFollowed = method === 'GET' && url?.startsWith('/admin/') !== true;
    return isFromElsewhere && !isFollowed ? 'Requests of web pages are refused.' : undefined;
}
/** Reads a request and answers it. Undefined if the client left: there is no one to answer. */
async function answerRequest(incoming, handle) {
    const { headers, url = '/' } = incoming;
    const method = METHODS.find((name) => name === incoming.method);
    if (method === undefined)
        return (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(405, { title: 'method not allowed' }).response;
    // Nothing is decoded: a decoded or normalized path could mean something else.
    const queryStart = url.indexOf('?');
    const path = queryStart < 0 ? url : url.slice(0, queryStart);
    const query = queryStart < 0 ? '' : url.slice(queryStart + 1);
    const maxBytes = (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .maxBodyBytes */ .G4)(path);
    const body = await readBody(incoming, maxBytes);
    if (body === 'aborted')
        return undefined;
    if (body === 'too long') {
        const detail = `The body may have at most ${String(maxBytes)} bytes.`;
        return (0,_requests_js__WEBPACK_IMPORTED_MODULE_2__/* .fail */ .fJ)(413, { title: 'payload too large', detail }).response;
    }
    // Headers that occur more than once are lists, and the service reads none of them.
    const singleHeaders = {};
    for (const [name, value] of Object.entries(headers)) {
        if (typeof value === 'string')
            singleHeaders[name] = value;
    }
    return handle({ method, path, query, headers: singleHeaders, body });
}
/** The body. 'too long': it is longer than `maxBytes`, and the rest is not read. 'aborted': the client left before its end. */
async function readBody(incoming, maxBytes) {
    if (Number(incoming.headers['content-length'] ?? 0) > maxBytes)
        return 'too long';
    const parts = [];
    let bytes = 0;
    try {
        // The connection stays, for the answer.
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
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(fault.delayMs, undefined, { ref: false });
    const isEmpty = status === 204 || status === 304;
    outgoing.writeHead(status, isEmpty ? headers : { ...headers, 'content-length': body.length });
    if (fault?.kind === 'truncate') {
        outgoing.flushHeaders();
        outgoing.write(body.subarray(0, fault.bytes));
        // Data in the buffer has to reach the socket before the connection is cut.
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(10);
        outgoing.destroy();
    }
    else
        outgoing.end(isEmpty ? undefined : body);
}
//# sourceMappingURL=server.js.map

/***/ })

};
;