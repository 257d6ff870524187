"use strict";
exports.id = 1755;
exports.ids = [1755,4340];
exports.modules = {

/***/ 31755:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ createNotes; }
/* harmony export */ });
/* harmony import */ var _hosts_ask_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18536);
/* harmony import */ var _hosts_own_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19696);
/* harmony import */ var _hosts_read_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42328);
/** The one comment of a gate on hosts with a plain list of them. */



/** @param headSha the head of the change */
function createNotes(host, headSha, ports) {
    const ask = (0,_hosts_ask_js__WEBPACK_IMPORTED_MODULE_0__/* .createAsk */ .cY)({ ...ports, ...host });
    const notes = new Map();
    let me;
    const read = (json) => {
        const note = host.readNote(json);
        const { id, body, author } = note;
        notes.set(id, note);
        const isOwn = author !== undefined && author === me;
        const contradicted = host.contradicts?.(note) ?? false;
        return { id, body, url: host.pageUrlOf(id), isOwn, author, contradicted };
    };
    return {
        neutralise: _hosts_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .neutraliseNote */ .Fn,
        async snapshot() {
            me ??= await host.whoAmI(ask);
            const { items, whole } = await (0,_hosts_read_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readList */ .LD)(ask, host.list, read, host.itemsOf);
            const comments = items.filter(({ body }) => (0,_hosts_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .hasMarker */ .xY)(body, _hosts_own_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .ANY_MARKER */ .G2));
            return { headSha, comments, whole };
        },
        createComment: async (_, body) => read((await ask('POST', host.list, host.toRequestBody(body))).json),
        updateComment: async (id, body) => void (await host.update(ask, id, body, notes.get(id))),
        deleteComment: async (id) => void (await ask('DELETE', host.addressOf(id, notes.get(id)), undefined, { accept: [404] })),
    };
}
//# sourceMappingURL=notes.js.map

/***/ }),

/***/ 18536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cY: function() { return /* binding */ createAsk; },
/* harmony export */   dy: function() { return /* binding */ createHostSend; }
/* harmony export */ });
/* unused harmony export refusalSentence */
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74132);
/* harmony import */ var _model_is_html_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92085);
/* harmony import */ var _model_ports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18471);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2340);
/* harmony import */ var _model_retry_after_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2906);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70075);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93452);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65639);
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
    const { clock, deadline, service, signal } = options;
    return async (outgoing, rules = {}) => {
        const { accept = [], sendOnce = outgoing.method === 'POST' } = rules;
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
            if (!(outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w) && isAnswer(outcome.status, accept)) {
                return { ...outcome, json: parseAnswer(outcome, service, what) };
            }
            const failure = outcome instanceof _model_ports_js__WEBPACK_IMPORTED_MODULE_1__/* .TransportError */ .w ? outcome.failure : undefined;
            if (failure === 'aborted')
                throw abortedError('was given up');
            // What ended the attempt was the deadline, and not the time that one attempt may take. Of a request that must not arrive
            // twice, the caller has to hear that it may have arrived.
            const wasEndedByDeadline = failure === 'timeout' && leftMs < TIMEOUT_MS;
            if (wasEndedByDeadline && !sendOnce)
                throw abortedError(outOfTime, _model_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CODES */ .Lp.publishingTooSlow);
            const refusedRemedy = rules.refusedRemedy ?? options.refusedRemedy;
            const problem = toHostError({ ...options, refusedRemedy }, { method, what, sendOnce }, outcome);
            const waitMs = attempt < MOST_ATTEMPTS ? waitBeforeRepeatMs(outcome, attempt, options) : undefined;
            if (waitMs === undefined || waitedMs + waitMs > MOST_PAUSE_MS || waitMs >= leftMs) {
                throw problem;
            }
            await clock.sleep(waitMs, signal).catch(() => {
                throw abortedError('was given up');
            });
            // The caller checks whether the request arrived before it repeats it.
            if (problem.kind === 'unsure')
                throw problem;
            waitedMs += waitMs;
        }
    };
}
function isAnswer(status, accept) {
    // Azure DevOps answers 203 and a sign-in page where others answer 401.
    const isSuccess = status >= 200 && status < 300 && status !== 203;
    return isSuccess || accept.includes(status);
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
    // What is read or added to is there, so a 404 means that the host hides it from this token. What is changed or deleted may
    // be gone.
    const mayBeHidden = refusedRemedy !== undefined && (method === 'GET' || method === 'POST');
    const isLimited = isRateLimit(outcome);
    const kind = isLimited
        ? 'rate-limited'
        : errorKindOf(status, sentence, { mayBeHidden, sendOnce });
    const isTokenRefused = TOKEN_KINDS.includes(kind) && isAboutToken(sentence) && !(0,_model_is_html_js__WEBPACK_IMPORTED_MODULE_5__/* .isHtml */ ._)(outcome);
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
    const page = (0,_model_is_html_js__WEBPACK_IMPORTED_MODULE_5__/* .isHtml */ ._)(outcome) ? ` and a page${who}` : '';
    return `${service} answered ${what} with ${status}${page}.`;
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
    const json = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(new TextDecoder().decode(body));
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
    const json = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(new TextDecoder().decode(body));
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
    const error = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(json, 'error');
    const message = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(json, 'message');
    const aboutFields = Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .fieldsOf */ .Pf)(message)).map(([field, why]) => {
        const reasons = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(why).filter((reason) => (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .readNonEmptyText */ .gc)(reason) !== undefined);
        return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
    });
    const errors = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(json, 'errors'));
    const ofErrors = errors.flatMap((listed) => [listed, (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(listed, 'message')]);
    return [
        message,
        ...aboutFields,
        ...ofErrors,
        error,
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(json, 'error_description'),
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(error, 'message'),
        (0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(error, 'detail'),
    ].flatMap((sentence) => firstLine((0,_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .readNonEmptyText */ .gc)(sentence) ?? '') || []);
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

/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AC: function() { return /* binding */ lastHiddenComment; },
/* harmony export */   D5: function() { return /* binding */ ownComments; },
/* harmony export */   Fn: function() { return /* binding */ neutraliseNote; },
/* harmony export */   G2: function() { return /* binding */ ANY_MARKER; },
/* harmony export */   Rg: function() { return /* binding */ foreignComments; },
/* harmony export */   eQ: function() { return /* binding */ describeForeign; },
/* harmony export */   rA: function() { return /* binding */ findOwnComment; },
/* harmony export */   xY: function() { return /* binding */ hasMarker; }
/* harmony export */ });
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _report_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70075);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10000);
/* harmony import */ var _report_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54340);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74132);





/** The beginning of the marker of every gate of this program. */
const ANY_MARKER = '<!-- plangate:';
/**
 * Our comments by marker and author, oldest first; the first one is the comment. The comment that this
 * job `created` is ours whatever author the host names, and so are others of that author. Those that somebody hid are left out:
 * nobody would see what is written there.
 */
function ownComments(comments, marker, created) {
    return comments
        .filter(({ isHidden }) => isHidden !== true)
        .filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
        .sort((one, other) => one.id - other.id);
}
/** The last of our comments that somebody hid: the next one has what it keeps. */
function lastHiddenComment(comments, marker) {
    return comments
        .filter(({ isHidden, isOwn, body }) => isHidden === true && isOwn && hasMarker(body, marker))
        .sort((one, other) => other.id - one.id)[0];
}
/** The comment with this key, which for the one of a gate is its name, and what it keeps of earlier reports. */
function findOwnComment({ comments }, key) {
    const marker = (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .markerStart */ .Rs)(key);
    const comment = ownComments(comments, marker)[0] ?? lastHiddenComment(comments, marker);
    return { comment, kept: comment && (0,_report_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .decodeMarker */ .rH)(comment.body, key) };
}
/** Whether the gate wrote the comment: this job created it, or its author is the token's own user. */
function isOurs({ id, isOwn, author }, created) {
    if (isOwn || created === undefined)
        return isOwn;
    return id === created.id || (author !== undefined && author === created.author);
}
/**
 * Comments with the marker of this gate that another author wrote: a person who copied it, or this gate itself
 * with an earlier token. Such a comment decides nothing, and the log names it.
 */
function foreignComments(comments, marker, created) {
    return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
/** What the log says about the comments that `foreignComments` found. Only the first ones are named. */
function describeForeign(comments) {
    return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
        const name = author === undefined ? '' : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) ` (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .sentencePart */ .vn)('name', (0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(author), 160)})`;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .CODES */ .Lp.commentOfAnotherJob, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `A comment of another author${name} carries this gate's marker and was left as it is: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .foreign */ .V$)((0,_report_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLine */ .Ow)(url, 300))}.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .phrase */ .MZ) `Remove it if an earlier token of this gate wrote it.` });
    });
}
/** Whether the last line that is not empty, or the first, begins with the marker. */
function hasMarker(body, marker) {
    const end = body.trimEnd();
    const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
    return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const ZERO_WIDTH_SPACE = '\u200b';
/**
 * The text as readers see it, without an effect on the host. The renderer has made harmless what GitHub acts on; other hosts
 * act on more: a line that starts with a slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references there,
 * on Azure DevOps and on Gitea. The marker's line and escapes in addresses stay as they are.
 */
function neutraliseNote(body) {
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_2__/* .asMarkdown */ .g5)(body.split('\n').map(neutraliseNoteLine).join('\n'));
}
function neutraliseNoteLine(line) {
    if (line.startsWith('<!-- '))
        return line;
    // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
    const start = line.search(/\S/);
    const withoutCommand = line[start] === '/' ? line.slice(0, start) + ZERO_WIDTH_SPACE + line.slice(start) : line;
    return withoutCommand
        .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${ZERO_WIDTH_SPACE}`);
}
//# sourceMappingURL=own-comments.js.map

/***/ }),

/***/ 42328:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: function() { return /* binding */ readList; },
/* harmony export */   Xh: function() { return /* binding */ nextOf; },
/* harmony export */   n4: function() { return /* binding */ readPages; }
/* harmony export */ });
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93452);

/** 20,000 entries: more than a pull request has. */
const MOST_PAGES = 200;
const LONGEST_MS = 60_000;
/**
 * Reads a list page by page: `read(undefined)` fetches the first page, `read(page.next)` each later one. If pages repeat
 * or there are too many of them, `whole` is false.
 */
async function readPages(read, clock) {
    const items = new Map();
    const visited = new Set();
    const until = clock.now() + LONGEST_MS;
    for (let next;;) {
        const page = await read(next);
        const sizeBefore = items.size;
        for (const item of page.items)
            if (!items.has(item.id))
                items.set(item.id, item);
        const isRepeated = page.items.length > 0 && items.size === sizeBefore;
        next = page.next;
        const isAtLimit = visited.size >= MOST_PAGES - 1 || clock.now() >= until;
        if (next === undefined || isRepeated || isAtLimit || visited.has(next)) {
            return { items: [...items.values()], whole: next === undefined };
        }
        visited.add(next);
    }
}
/**
 * A list of a REST API. Every request goes to `path`. Only the query of the host's next address is used, so that no
 * answer can lead a token to another place.
 * @param itemsOf what an answer holds; undefined when it is no list.
 */
function readList(ask, path, read, itemsOf = (json) => json) {
    return readPages(async (next = path) => {
        const answer = await ask('GET', next);
        const items = itemsOf(answer.json);
        if (!Array.isArray(items))
            throw (0,_host_error_js__WEBPACK_IMPORTED_MODULE_0__/* .unreadableAnswer */ .Cw)(ask.service);
        return { items: items.map(read), next: nextOf(answer, next, items.length) };
    }, ask.clock);
}
/** The path and query of the next page; undefined if this was the last one. `here` is the path and the query of this page. */
function nextOf({ headers }, here, count) {
    const [path = '', search = ''] = here.split('?', 2);
    const query = new URLSearchParams(search);
    const withParameter = (name, value) => {
        query.set(name, value);
        return `${path}?${query.toString()}`;
    };
    const { link = '', 'x-next-page': next, 'x-ms-continuationtoken': token } = headers;
    const target = linkTo('next', link);
    if (target !== undefined) {
        // An address that cannot be read leads to the same page again, which ends the reading as one that is not whole.
        if (!URL.canParse(target, 'http://host'))
            return here;
        return `${path}${new URL(target, 'http://host').search}`;
    }
    if (next !== undefined)
        return next === '' ? undefined : withParameter('page', next);
    if (token !== undefined)
        return token === '' ? undefined : withParameter('continuationToken', token);
    if (['prev', 'first', 'last'].some((name) => linkTo(name, link) !== undefined))
        return undefined;
    // The host does not say whether there is more. A full page may have a next one; a page with
    // more entries than were asked for is the whole list.
    const number = Number(query.get('page') ?? 1);
    const total = Number(headers['x-total-count'] ?? 0);
    const full = count === Number(query.get('per_page') ?? Number.NaN);
    return full || (count > 0 && number * count < total)
        ? withParameter('page', String(number + 1))
        : undefined;
}
/** `<https://host/path?page=2>; rel="next", <…>; rel="last"` */
function linkTo(name, header) {
    for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<>]*)/g)) {
        const [, relation] = /;\s*rel\s*=\s*"?([a-z]+)"?\s*(?:[;,]|$)/i.exec(parameters) ?? [];
        if (relation?.toLowerCase() === name)
            return target;
    }
    return undefined;
}
//# sourceMappingURL=read-pages.js.map

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

/***/ 74073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ VERBS; }
/* harmony export */ });
/** The commands that people write in comments on a pull request, as the comment of the gate keeps them. */
/** `again` starts the jobs of the gate as `rerun` does, and not only the failed ones. */
const VERBS = ['help', 'rerun', 'override', 'again'];
//# sourceMappingURL=comment-commands.js.map

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

/***/ }),

/***/ 54340:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: function() { return /* binding */ encodeMarker; },
/* harmony export */   AA: function() { return /* binding */ newestTime; },
/* harmony export */   Rs: function() { return /* binding */ markerStart; },
/* harmony export */   V6: function() { return /* binding */ MOST_ASKED; },
/* harmony export */   fj: function() { return /* binding */ ownerId; },
/* harmony export */   m6: function() { return /* binding */ currentCommands; },
/* harmony export */   rH: function() { return /* binding */ decodeMarker; }
/* harmony export */ });
/* unused harmony exports MOST_ENDED, encodeCommands, refusedCommands */
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2340);
/* harmony import */ var _model_comment_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74073);
/* harmony import */ var _kept_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86535);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74913);
/**
 * The last line of a comment: which job reported, and what it said. Later jobs take hints from it: which findings are new or
 * resolved, how often to poll, which runs may have been overridden, and whether a writer is late. Four things in it are more,
 * and are proved elsewhere: texts that people approve, seals of runs, which runs a command ended, and a sealed record of what the
 * plans showed.
 */





/**
 * What the jobs of a gate are known by in its comment: a job that is run again, or for another commit, has the same id.
 *
 * @param selected what the job was asked to judge, in words
 */
function ownerId(selected) {
    return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .hash */ .tW)(selected);
}
const MOST_FINGERPRINTS = 200;
const MOST_ASKED = 100;
/** Older ones are of earlier commits, or older than a day, which ends the use of a run as well unless people approved it. */
const MOST_ENDED = 200;
/** Each seal takes about 300 UTF-16 units of a comment. */
const MOST_SEALS = 60;
/** UTF-16 units of the encoded state. What identifies the report is kept even if it exceeds them. */
const LONGEST_STATE = 4_096;
/** How the marker of a comment with this key begins. */
function markerStart(key) {
    return `<!-- plangate:v1 key=${toBase64Url(key)} `;
}
/**
 * The marker as one line, with as many fingerprints, durations and runs as fit.
 *
 * @param limit UTF-16 units of the encoded state, without commands, seals, ended runs, what was asked, what is approved and what was shown: these are always kept
 */
function encodeMarker(state, limit = LONGEST_STATE) {
    let hints = MOST_FINGERPRINTS;
    let encoded = encodeState(state, hints);
    const alwaysKept = [
        encodeCommands(state.commands ?? []),
        state.report?.seals,
        state.ended,
        state.asked,
        (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .packTexts */ .yk)(state.approvable ?? []),
        packShown(state.shown),
    ];
    // Base64 of ASCII takes 4/3 of its length; twice the length leaves room for some other letters.
    const mostUnits = limit + 2 * JSON.stringify(alwaysKept).length;
    while (encoded.length > mostUnits && hints > 0) {
        hints = Math.floor(hints * 0.75);
        encoded = encodeState(state, hints);
    }
    return (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .asMarkdown */ .g5)(`${markerStart(state.key)}s=${encoded} -->`);
}
/**
 * The state in the last line that is not empty, or else in the first. Undefined if neither is a marker that can be read.
 *
 * @param key of the marker; left out: any
 */
function decodeMarker(body, key) {
    const text = body.trim();
    const last = text.slice(text.lastIndexOf('\n') + 1);
    // If another program has added text to the end of our comment, the marker may be its first line.
    const first = /^[^\r\n]*/.exec(text)?.[0] ?? '';
    return decodeMarkerLine(last, key) ?? decodeMarkerLine(first, key);
}
function decodeMarkerLine(text, key) {
    const line = text.trim();
    const match = /^<!-- plangate:v1 key=([A-Za-z0-9_-]{0,2000}) s=([A-Za-z0-9_-]{0,60000}) -->$/.exec(line);
    if (!match)
        return undefined;
    const keyInMarker = fromBase64Url(match[1] ?? '');
    if (key !== undefined && (keyInMarker !== key || toBase64Url(key) !== match[1]))
        return undefined;
    return decodeState(keyInMarker, fromBase64Url(match[2] ?? ''));
}
/**
 * The state as JSON in base64url. Names have one letter, and the report is a list, because the marker takes room from the comment.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeState({ report, commands = [], ended = [], asked = [], approvable = [], shown, againAt }, hints) {
    const encoded = {
        r: report && encodeReport(report, hints),
        a: commands.length > 0 ? encodeCommands(commands) : undefined,
        e: ended.length > 0 ? ended : undefined,
        n: asked.join('') || undefined,
        t: (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .packTexts */ .yk)(approvable) || undefined,
        s: packShown(shown) || undefined,
        g: againAt,
    };
    return toBase64Url(JSON.stringify(encoded));
}
function packShown(shown) {
    return (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .packTexts */ .yk)(shown === undefined ? [] : [shown]);
}
/** As many seals of a report as the comment takes, in the order of its runs. */
function keptSeals({ seals = {}, runs }) {
    const entries = Object.keys(runs).flatMap((name) => {
        const ofRun = Object.hasOwn(seals, name) ? seals[name] : undefined;
        return ofRun === undefined ? [] : [[name, ofRun]];
    });
    return Object.fromEntries(entries.slice(0, MOST_SEALS));
}
function decodeState(key, json) {
    const parsed = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(json);
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(parsed))
        return undefined;
    const { r: encoded, a: acts, e: ended, n: asked, t: texts, s: shown, g: againAt } = parsed;
    const report = decodeReport(encoded);
    if (encoded !== undefined && report === undefined)
        return undefined;
    const commands = decodeCommands(acts);
    return {
        key,
        report,
        commands: commands.length > 0 ? commands : undefined,
        ended: Array.isArray(ended)
            ? ended.filter((id) => isLike(id, RUN_ID)).slice(-MOST_ENDED)
            : undefined,
        asked: typeof asked === 'string' ? readFingerprints(asked).slice(-MOST_ASKED) : undefined,
        approvable: typeof texts === 'string' ? (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .unpackTexts */ .nZ)(texts) : undefined,
        shown: typeof shown === 'string' ? (0,_kept_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .unpackTexts */ .nZ)(shown)[0] : undefined,
        againAt: newestTime([againAt, ...commands.map(timeOfAgain)]),
    };
}
function timeOfAgain({ verb, at }) {
    return verb === 'again' ? at : undefined;
}
/** The newest of these times; undefined where none of them is one. */
function newestTime(times) {
    const known = times.flatMap((time) => typeof time === 'string' && !Number.isNaN((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .timeOf */ .nR)(time)) ? time : []);
    return known.sort((one, other) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .timeOf */ .nR)(other) - (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .timeOf */ .nR)(one))[0];
}
/** Commands that only get an answer. The next report leaves them out. */
const REFUSALS = ['not-owner', 'refused', 'unclear'];
const ONLY_ANSWERED = ['help', ...REFUSALS];
/** More answers to refused commands are not shown: the newest stay. */
const MOST_REFUSED = 5;
function isRefusal(verb) {
    return typeof verb === 'string' && REFUSALS.includes(verb);
}
/** How many commands are kept: the newest ones. */
const MOST_KEPT = 8;
/** The most UTF-16 units of all kept commands. */
const COMMANDS_BUDGET = 32_000;
/** The commands as lists of plain values, for the state at the end of the comment. */
function encodeCommands(commands) {
    return commands.map(({ verb, by, at, commit, reason }) => [verb, by, at, commit, reason]);
}
/** The commands that `encodeCommands` wrote. Entries in a wrong form are left out. */
function decodeCommands(value) {
    const commands = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(value).flatMap((encoded) => {
        const [word, by, at, commit, reason] = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(encoded);
        const verb = decodeVerb(word);
        if (verb === undefined || typeof by !== 'string' || typeof at !== 'string')
            return [];
        if (typeof commit !== 'string' || typeof reason !== 'string')
            return [];
        return [{ verb, by, at, commit, reason }];
    });
    return fittingCommands(commands);
}
function decodeVerb(word) {
    if (isRefusal(word))
        return word;
    return _model_comment_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .VERBS */ .h.find((verb) => verb === word);
}
/** The commands for these commits, without those that only get an answer: they are shown until the comment is written again. */
function currentCommands(commands, ...commits) {
    return fittingCommands(commands.filter(({ commit, verb }) => commits.includes(commit) && !ONLY_ANSWERED.includes(verb)));
}
/** The commands that fit into the comment, in their order. */
function fittingCommands(commands) {
    // What was refused takes the place of no other command.
    const refused = new Set(commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED));
    const newestFirst = commands.filter(({ verb }) => !isRefusal(verb)).toReversed();
    const kept = new Set();
    let left = COMMANDS_BUDGET;
    for (const command of newestFirst.slice(0, MOST_KEPT)) {
        left -= JSON.stringify(encodeCommands([command])).length;
        if (left < 0)
            break;
        kept.add(command);
    }
    return commands.filter((command) => kept.has(command) || refused.has(command));
}
/** The answers to refused commands that a comment shows until its next report. */
function refusedCommands(commands) {
    return commands.filter(({ verb }) => isRefusal(verb)).slice(-MOST_REFUSED);
}
/**
 * A report as a list. `decodeReport` reads its members in the same order.
 *
 * @param hints how many fingerprints are kept, and how many durations and runs, but at most 100
 */
function encodeReport(report, hints) {
    const firstEntries = (record) => Object.fromEntries(Object.entries(record).slice(0, Math.min(hints, 100)));
    // A run with a seal is kept: nothing else says where the seal belongs.
    const sealed = Object.keys(keptSeals(report)).map((name) => [name, report.runs[name] ?? '']);
    const runs = { ...firstEntries(report.runs), ...Object.fromEntries(sealed) };
    const { fingerprints, resources = [] } = report;
    const parts = [
        report.owner,
        report.runId,
        report.attempt,
        report.headSha,
        report.startedAt,
        report.digest,
        Number(report.green),
        fingerprints.slice(0, hints).join(''),
        firstEntries(report.durations),
    ];
    const fitsAll = fingerprints.length + resources.length <= hints;
    const resourceFingerprints = (fitsAll && resources.join('')) || 0;
    const keepsPlaces = hints === MOST_FINGERPRINTS && fingerprints.length <= hints;
    const places = (keepsPlaces && report.places) || [];
    const others = [runs, resourceFingerprints, keptSeals(report), places];
    // Members at the end that are empty are left out.
    const last = others.findLastIndex((part) => Object.keys(part).length > 0);
    return [...parts, ...others.slice(0, last + 1)];
}
/**
 * The members in the order of `encodeReport`. What identifies a report must be valid, or the marker counts as unreadable; hints
 * that are invalid are left out.
 */
function decodeReport(value) {
    if (!Array.isArray(value))
        return undefined;
    const [owner, runId, attempt, headSha, startedAt, digest, green, ...hints] = value;
    const [fingerprints, durations, runs, resources, seals, places] = hints;
    if (!isLike(owner, TWELVE_HEX) || !isLike(digest, TWELVE_HEX))
        return undefined;
    if (!isCount(runId) || !isCount(attempt) || !isCount(startedAt))
        return undefined;
    if (!isLike(headSha, /^[0-9A-Za-z._-]{0,64}$/) || typeof fingerprints !== 'string')
        return undefined;
    return {
        owner,
        runId,
        attempt,
        headSha,
        startedAt,
        digest,
        green: green === 1,
        fingerprints: readFingerprints(fingerprints),
        places: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .listOf */ .c3)(places).filter((text) => isLike(text, /^[0-9a-f]{1,500}$/)),
        resources: typeof resources === 'string' ? readFingerprints(resources) : undefined,
        durations: recordOf(durations, isCount),
        runs: recordOf(runs, (runOfWorkspace) => isLike(runOfWorkspace, RUN_ID)),
        seals: recordOf(seals, (each) => Array.isArray(each) && each.every(isText)),
    };
}
/** Fingerprints that follow each other without anything between. */
function readFingerprints(text) {
    return (text.match(/[0-9a-f]{12}/g) ?? []).slice(0, MOST_FINGERPRINTS);
}
/** The members of a record that are as expected; none if it is no record. */
function recordOf(value, isExpected) {
    const entries = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value) ? Object.entries(value) : [];
    return Object.fromEntries(entries.filter((entry) => isExpected(entry[1])));
}
function isText(value) {
    return typeof value === 'string';
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
const RUN_ID = /^run-[A-Za-z0-9]{1,64}$/;
const TWELVE_HEX = /^[0-9a-f]{12}$/;
function isLike(value, pattern) {
    return typeof value === 'string' && pattern.test(value);
}
function toBase64Url(text) {
    return Buffer.from(text, 'utf8').toString('base64url');
}
/** Decodes a text; wrong characters are left out. */
function fromBase64Url(text) {
    return Buffer.from(text, 'base64url').toString('utf8');
}
//# sourceMappingURL=marker.js.map

/***/ })

};
;