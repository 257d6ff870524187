"use strict";
exports.id = 8396;
exports.ids = [8396];
exports.modules = {

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


/** The message is a whole sentence; it never shows a token or a query. */
class HostError extends Error {
    name = 'HostError';
    kind;
    /**
     * `accepted`: as in `issues=write; pull_requests=write`, from a server that says so. `aboutToken`: the host refused
     * because of the token, by its own words, and the message does not say what the token needs.
     */
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
/* harmony export */   P2: function() { return /* binding */ readOrigin; },
/* harmony export */   Si: function() { return /* binding */ toCommitId; },
/* harmony export */   W3: function() { return /* binding */ readSlug; },
/* harmony export */   XL: function() { return /* binding */ toRepositoryId; },
/* harmony export */   dR: function() { return /* binding */ readPositiveNumber; },
/* harmony export */   fK: function() { return /* binding */ valueAt; },
/* harmony export */   gc: function() { return /* binding */ readNonEmptyText; },
/* harmony export */   jG: function() { return /* binding */ toPullRequestFacts; },
/* harmony export */   kF: function() { return /* binding */ readGuid; },
/* harmony export */   uH: function() { return /* binding */ parsePositiveNumber; }
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66238);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** Reads texts and answers of others. A value without the expected shape is undefined. */


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
/** A whole commit id, SHA-1 or SHA-256: "HEAD" and short ones name no commit. */
function toCommitId(text) {
    return typeof text === 'string' ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommitId */ .f)(text) : undefined;
}
/** A GUID; undefined for any other text. */
function readGuid(text) {
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
    return text !== undefined && shape.test(text) ? text : undefined;
}
/** `group/project`, at any depth, without a segment that leads elsewhere. */
function readSlug(text) {
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
function readOrigin(text) {
    const address = parseLink(text);
    return address && new URL(address).origin;
}
/** A pull or merge request: no address without a number. */
function toPullRequestFacts(number, url) {
    return number === undefined ? undefined : { number, url };
}
/** The value at this path of names. */
function valueAt(value, ...names) {
    return names.reduce((inner, name) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(inner)[name], value);
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

/***/ })

};
;