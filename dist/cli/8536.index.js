"use strict";
exports.id = 8536;
exports.ids = [8536];
exports.modules = {

/***/ 18536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cY: function() { return /* binding */ createAsk; },
/* harmony export */   dy: function() { return /* binding */ createHostSend; }
/* harmony export */ });
/* unused harmony export refusalSentence */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18471);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_retry_after_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2906);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70075);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93452);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65639);
/**
 * Sends JSON requests to the API of a CI host, and turns refusals into errors for people. A request that
 * failed for a moment is repeated, unless it may have arrived and must not arrive twice. This rule is the
 * same for every host: GitHub's own client sends through `createHostSend`, too.
 */







const MOST_ATTEMPTS = 4;
/** The sum of all pauses between the attempts of one request. */
const MOST_PAUSE_MS = 60_000;
const TIMEOUT_MS = 30_000;
/** Of one answer: a hundred comments of the greatest length. */
const MAX_BYTES = 40_000_000;
function createAsk(options) {
    const { baseUrl, clock, service } = options;
    const send = createHostSend(options);
    const ask = (method, path, content, rules) => {
        const url = new URL(baseUrl + path);
        const body = JSON.stringify(content);
        const type = body === undefined ? {} : { 'content-type': 'application/json' };
        const headers = { accept: 'application/json', ...type, ...options.headers };
        return send({ method, url, headers, body }, rules);
    };
    return Object.assign(ask, { service, clock });
}
/**
 * Sends requests, and repeats those that can be repeated.
 *
 * @throws HostError for everything that is not an answer; a redirect is not an answer
 */
function createHostSend(options) {
    const { clock, deadline, service } = options;
    return async (outgoing, rules = {}) => {
        const { accept = [], sendOnce = outgoing.method === 'POST' } = rules;
        const { signal } = options;
        const { method, url } = outgoing;
        const what = `${method} ${url.pathname}`;
        const abortedError = (why, helpCode) => new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh('aborted', `${service}: ${what} ${why}.`, { helpCode });
        const outOfTime = 'was not answered before the time for publishing was over';
        let waitedMs = 0;
        for (let attempt = 1;; attempt++) {
            const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
            if (leftMs <= 0)
                throw abortedError(outOfTime, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.publishingTooSlow);
            const timeoutMs = Math.min(TIMEOUT_MS, leftMs);
            // A connection that was closed meanwhile would leave it unknown whether the request arrived.
            const request = { ...outgoing, timeoutMs, maxBytes: MAX_BYTES, fresh: sendOnce, signal };
            const outcome = await options.send(request).catch((error) => {
                if (error instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w)
                    return error;
                throw error;
            });
            const status = 'headers' in outcome ? outcome.status : 0;
            // Azure DevOps answers 203 and a sign-in page where others answer 401.
            const isAnswer = status >= 200 && status < 300 && status !== 203;
            if ('headers' in outcome && (isAnswer || accept.includes(status))) {
                return { ...outcome, json: parseAnswer(outcome, service, what) };
            }
            const failure = outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w ? outcome.failure : undefined;
            if (failure === 'aborted')
                throw abortedError('was given up');
            if (failure === 'timeout' && leftMs < TIMEOUT_MS && !sendOnce)
                throw abortedError(outOfTime, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.publishingTooSlow);
            const refusedRemedy = rules.refusedRemedy ?? options.refusedRemedy;
            const problem = toHostError({ ...options, refusedRemedy }, { method, what, sendOnce }, outcome);
            const waitMs = attempt < MOST_ATTEMPTS ? waitBeforeRepeatMs(outcome, attempt, options) : undefined;
            if (waitMs === undefined || waitedMs + waitMs > MOST_PAUSE_MS || waitMs >= leftMs) {
                throw problem;
            }
            await clock.sleep(waitMs, options.signal).catch(() => {
                throw abortedError('was given up');
            });
            // The caller checks whether the request arrived before it repeats it.
            if (problem.kind === 'unsure')
                throw problem;
            waitedMs += waitMs;
        }
    };
}
/** Whether the host refused because of a rate limit: 429, or 403 with headers or a text that say so. */
function isRateLimit(answer) {
    const { status, headers } = answer;
    if (status !== 403)
        return status === 429;
    const saysSo = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
    return saysSo || /secondary rate limit|abuse detection/i.test(refusalSentence(answer));
}
/** How long to wait before the request is repeated; undefined if it is not. */
function waitBeforeRepeatMs(outcome, attempt, { clock, random }) {
    // 1 s, 2 s, 4 s, each by chance up to half of it shorter or longer.
    const backoff = 1_000 * 2 ** (attempt - 1) * (0.5 + random());
    if (outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w) {
        return ['not-sent', 'broken', 'timeout'].includes(outcome.failure) ? backoff : undefined;
    }
    const { status, headers } = outcome;
    const afterMs = announcedWaitMs(outcome, clock);
    if (isRateLimit(outcome)) {
        if (afterMs !== undefined || headers['x-ratelimit-remaining'] === '0')
            return afterMs;
        // A limit without a hint: hosts ask for a minute, once.
        return attempt === 1 ? MOST_PAUSE_MS : undefined;
    }
    if (status < 500)
        return undefined;
    return afterMs ?? backoff;
}
/** How long the host asks to wait; undefined if it does not say. */
function announcedWaitMs({ headers }, clock) {
    const afterMs = (0,_model_retry_after_js__WEBPACK_IMPORTED_MODULE_4__/* .readRetryAfter */ .D)(headers, clock.date());
    if (afterMs !== undefined || headers['x-ratelimit-remaining'] !== '0')
        return afterMs;
    // By the host's own clock, if it says what time it is: that of this machine may be wrong.
    const nowMs = Date.parse(headers['date'] ?? '') || clock.date().getTime();
    const reset = Number(headers['x-ratelimit-reset']) * 1_000 - nowMs;
    return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
}
/**
 * The error for a request that got no answer, or a refusal.
 *
 * @param request.what method and path, for messages
 */
function toHostError(options, { method, what, sendOnce }, outcome) {
    const { service, refusedRemedy, badTokenRemedy, unreachableRemedy } = options;
    if (outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w) {
        const { failure, message } = outcome;
        const remedy = outcome.remedy ?? unreachableRemedy;
        const mayHaveArrived = failure !== 'not-sent' && failure !== 'tls';
        const kind = sendOnce && mayHaveArrived ? 'unsure' : 'unreachable';
        const why = message.replace(/\.$/, '');
        const text = `${service} could not be reached: ${what} (${why}). ${remedy ?? ''}`;
        return new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh(kind, text.trimEnd(), { helpCode: outcome.helpCode ?? _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreachable });
    }
    const { status, headers } = outcome;
    const sentence = refusalSentence(outcome);
    // Lists always exist, so a 404 for one means that the host hides it from this token.
    const mayBeHidden = refusedRemedy !== undefined && (method === 'GET' || method === 'POST');
    const isLimited = isRateLimit(outcome);
    const kind = isLimited
        ? 'rate-limited'
        : errorKindOf(status, sentence, { mayBeHidden, sendOnce });
    const isTokenRefused = TOKEN_KINDS.includes(kind) && isAboutToken(sentence) && !isPage(outcome);
    const text = answeredSentence(outcome, service, what, sentence);
    const facts = { status, acceptedPermissions: headers['x-accepted-github-permissions'] };
    const aboutToken = kind === 'bad-token' ? badTokenRemedy : undefined;
    const remedy = aboutToken ?? (isTokenRefused ? refusedRemedy : undefined);
    if (remedy !== undefined) {
        return new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh(kind, `${text} ${remedy}`, { ...facts, isAboutToken: false });
    }
    if (isLimited) {
        const ms = announcedWaitMs(outcome, options.clock);
        const when = ms === undefined ? 'later' : `in ${Math.ceil(ms / 60_000)} min`;
        const helpCode = _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.tooManyRequests;
        return new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh(kind, `${text} Run the job again ${when}.`, { ...facts, helpCode });
    }
    return new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh(kind, text, { ...facts, isAboutToken: isTokenRefused });
}
/** What the host answered, for people: its own sentence, if it has one. */
function answeredSentence(outcome, service, what, sentence) {
    const { status, proxy } = outcome;
    if (sentence !== '')
        return `${service} says "${sentence}" (${status} to ${what}).`;
    const who = proxy === undefined ? '' : `: the proxy ${proxy} may have answered in its place`;
    const page = isPage(outcome) ? ` and a page${who}` : '';
    return `${service} answered ${what} with ${status}${page}.`;
}
function isPage({ headers }) {
    return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
const TOKEN_KINDS = ['permission', 'bad-token', 'not-found'];
/** @param mayBeHidden whether a 404 may mean that the host hides something from this token */
function errorKindOf(status, message, { mayBeHidden, sendOnce }) {
    if (status === 401 || status === 203 || status === 302)
        return 'bad-token';
    if (status === 403 || (status === 404 && mayBeHidden))
        return 'permission';
    if (status === 404 || status === 410)
        return 'not-found';
    if (status === 413)
        return 'too-long';
    if (status === 400 || status === 422) {
        return /too long|exceeds a maximum/i.test(message) ? 'too-long' : 'invalid';
    }
    if (status >= 500)
        return sendOnce ? 'unsure' : 'unreachable';
    return 'invalid';
}
/** The JSON of an answer; undefined if its body is empty. @throws HostError for anything else */
function parseAnswer(answer, service, what) {
    const { status, body, proxy } = answer;
    const json = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(new TextDecoder().decode(body));
    if (body.length === 0 || json !== undefined)
        return json;
    const who = proxy === undefined ? 'a proxy or a sign-in page' : `the proxy ${proxy}`;
    const text = `${service} answered ${what} with ${status} and something that is not JSON: ${who} is in between.`;
    throw new _host_error_js__WEBPACK_IMPORTED_MODULE_3__/* .HostError */ .dh('invalid', text, { helpCode: _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.unreadableAnswer });
}
/** Longer than any sentence that hosts are known to answer with. */
const LONGEST = 300;
const LONGEST_TEXT = 2_000;
/**
 * What the host says about a request that it refused. The host's sentence comes before ours. Our sentence about permissions
 * is added only if the host speaks of permissions, because a locked conversation needs another remedy.
 *
 * @returns one line for people, without control characters; empty if the host gives no reason
 */
function refusalSentence({ headers, body }) {
    const json = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(new TextDecoder().decode(body));
    if (json !== undefined)
        return (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)([...new Set(sentencesOf(json))].join(': '), LONGEST);
    const isText = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '');
    const text = isText ? new TextDecoder().decode(body.subarray(0, LONGEST_TEXT)) : '';
    return (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLine */ .Ow)(firstLine(text), LONGEST);
}
/**
 * GitHub, Gitea and Azure: `message`, and `errors` about single fields; GraphQL: `errors`. GitLab: `message`
 * as a text or with a list for each field, or `error` with `error_description`. Bitbucket: `error.message`.
 */
function sentencesOf(json) {
    const error = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(json, 'error');
    const message = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(json, 'message');
    const aboutFields = Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(message)).map(([field, why]) => {
        const reasons = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(why).filter((reason) => (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .readNonEmptyText */ .gc)(reason) !== undefined);
        return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
    });
    const errors = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(json, 'errors'));
    const ofErrors = errors.flatMap((listed) => [listed, (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(listed, 'message')]);
    return [
        message,
        ...aboutFields,
        ...ofErrors,
        error,
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(json, 'error_description'),
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(error, 'message'),
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .valueAt */ .fK)(error, 'detail'),
    ].flatMap((sentence) => firstLine((0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .readNonEmptyText */ .gc)(sentence) ?? '') || []);
}
function firstLine(text) {
    const [first = ''] = text.trim().split(/[\r\n]/, 1);
    return first.trimEnd();
}
/** Words about the token. */
const ABOUT_PERMISSIONS = /not accessible by|\b(?:permissions?|privileges?|rights|scopes?|unauthori[sz]ed|credentials|(?:push|write|read|admin) access)\b|^(?:[45]\d\d )?(?:forbidden|access denied|(?:\w+ )?not found)\.?$/i;
/** Words about something that no permission changes. */
const ABOUT_STATE = /\b(?:locked|archived|read-only|limit(?:ed|s)?|restrict(?:ed|ions?)?|rules?|rulesets?|protected|suspended|blocked|disabled|closed|saml|sso|ip|quota|upgrade|billing)\b/i;
/** Whether the permissions of the token may be the reason: the host says so, or it gives no reason. */
function isAboutToken(sentence) {
    return sentence === '' || (ABOUT_PERMISSIONS.test(sentence) && !ABOUT_STATE.test(sentence));
}
//# sourceMappingURL=ask.js.map

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

/***/ }),

/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readRetryAfter; },
/* harmony export */   U: function() { return /* binding */ readSeconds; }
/* harmony export */ });
/** `Retry-After`, in both of its forms: seconds, or a date. */
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
/** Three years. A larger number would be a point in time, in seconds since 1970, and not a duration. */
const TOO_MANY_SECONDS = 100_000_000;
/**
 * How many milliseconds to wait before the next request; undefined if there is no such header, or a malformed one. A date
 * is compared with the answer's own `Date`, so that this machine's clock does not matter.
 *
 * @param headers with names in lower case
 * @param now what a date is compared with if the answer has no `Date`; if left out, such a date is ignored
 */
function readRetryAfter(headers, now) {
    const after = headers['retry-after'];
    return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
/** Seconds with or without a fraction, in milliseconds. */
function readSeconds(value) {
    const trimmed = value?.trim() ?? '';
    if (!DECIMAL.test(trimmed))
        return undefined;
    const seconds = Number(trimmed);
    return seconds < TOO_MANY_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
    const retryAt = value?.trim() ?? '';
    const since = now?.trim() ?? '';
    if (!HTTP_DATE.test(retryAt) || !HTTP_DATE.test(since))
        return undefined;
    const waitMs = Date.parse(retryAt) - Date.parse(since);
    return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
//# sourceMappingURL=retry-after.js.map

/***/ })

};
;