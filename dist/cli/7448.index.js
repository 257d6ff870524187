"use strict";
exports.id = 7448;
exports.ids = [7448];
exports.modules = {

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

/***/ 12163:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  U: function() { return /* binding */ connectGitHub; }
});

// EXTERNAL MODULE: ./build/src/model/commit-id.js
var commit_id = __webpack_require__(66238);
// EXTERNAL MODULE: ./build/src/hosts/host-error.js
var host_error = __webpack_require__(93452);
// EXTERNAL MODULE: ./build/src/hosts/own-comments.js
var own_comments = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/src/hosts/shapes.js
var shapes = __webpack_require__(65639);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/trust/change-origin.js
var change_origin = __webpack_require__(58245);
// EXTERNAL MODULE: ./build/src/hosts/github/event.js
var github_event = __webpack_require__(87189);
// EXTERNAL MODULE: ./build/src/approvals/examine-lines.js + 2 modules
var examine_lines = __webpack_require__(37069);
// EXTERNAL MODULE: ./build/src/hosts/read-pages.js
var read_pages = __webpack_require__(42328);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
;// CONCATENATED MODULE: ./build/src/hosts/github/request-answer.js
/**
 * What GitHub's GraphQL says of a pull request and of its comments, for approvals. What an answer leaves out stays unknown: a
 * null counts only where GitHub's schema says what it means.
 */



const ACCOUNT = '__typename login ... on User { databaseId } ... on Bot { databaseId } ... on Mannequin { databaseId }';
/** Fields of each comment. */
const COMMENT_FIELDS = `id createdAt lastEditedAt isMinimized createdViaEmail userContentEdits(first: 1) { totalCount } editor { __typename login } author { ${ACCOUNT} }`;
const PARENTS = 'parents(first: 3) { nodes { oid } }';
/** Fields of the pull request in every answer: where something is approved. */
const PLACE_FIELDS = `baseRefName isCrossRepository tip: commits(last: 1) { nodes { commit { oid ${PARENTS} } } }`;
/** The most accounts of one commit that are read. */
const MOST_AUTHORS = 50;
/** The commits of the pull request; their page begins after `$commits`. */
const COMMIT_FIELDS = `commits(first: 100, after: $commits) {
        totalCount
        nodes { commit { oid ${PARENTS} committer { user { databaseId } } authors(first: ${MOST_AUTHORS}) { totalCount nodes { user { databaseId } } } } }
        pageInfo { hasNextPage endCursor }
      }`;
/** Fields of the pull request where somebody may have approved. */
const LOOK_FIELDS = `createdAt headRefName
      baseRef { target { __typename oid } }
      author { ${ACCOUNT} }
      reopened: timelineItems(last: 1, itemTypes: [REOPENED_EVENT]) { nodes { __typename ... on ReopenedEvent { createdAt } } }
      transferred: timelineItems(last: 1, itemTypes: [TRANSFERRED_EVENT]) { nodes { __typename } }
      ${COMMIT_FIELDS}`;
/** @returns byApp and the like are undefined where the answer does not say them */
function readComment(node) {
    const { id, body, createdAt, lastEditedAt, editor, isMinimized, createdViaEmail } = (0,parse/* fieldsOf */.Pf)(node);
    const { author } = (0,parse/* fieldsOf */.Pf)(node);
    const accountId = readAccountId(author);
    return {
        id: String(id),
        author: accountId === undefined
            ? undefined
            : {
                id: accountId,
                login: String((0,shapes/* valueAt */.fK)(author, 'login')),
                type: String((0,shapes/* valueAt */.fK)(author, '__typename')),
            },
        body: String(body),
        createdAt: String(createdAt),
        lastEditedAt: readNullable(lastEditedAt),
        editor: editor === null ? null : (0,shapes/* textAt */.$6)(editor, 'login'),
        edits: readCount((0,shapes/* valueAt */.fK)(node, 'userContentEdits', 'totalCount')),
        isMinimized: readFlag(isMinimized),
        byEmail: readFlag(createdViaEmail),
        byApp: undefined,
        isConversation: true,
    };
}
/** @returns undefined if the answer does not say where it is */
function readPlace(repository, head) {
    const pull = (0,shapes/* valueAt */.fK)(repository, 'pullRequest');
    const id = (0,shapes/* readPositiveNumber */.dR)((0,shapes/* valueAt */.fK)(repository, 'databaseId'));
    const base = (0,shapes/* textAt */.$6)(pull, 'baseRefName');
    const isFork = readFlag((0,shapes/* valueAt */.fK)(pull, 'isCrossRepository'));
    if (id === undefined || base === undefined || isFork === undefined)
        return undefined;
    const tip = (0,shapes/* valueAt */.fK)((0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(pull, 'tip', 'nodes'))[0], 'commit');
    const parents = (0,shapes/* valueAt */.fK)(tip, 'oid') === head ? readParents(tip) : undefined;
    return { repository: String(id), base, isFork, parents };
}
/** @param oldest when the oldest of all comments was written */
function readDetails(pull, oldest) {
    const reopenings = (0,shapes/* valueAt */.fK)(pull, 'reopened', 'nodes');
    const transfers = (0,shapes/* valueAt */.fK)(pull, 'transferred', 'nodes');
    const [reopening] = (0,parse/* listOf */.c3)(reopenings);
    const isNever = Array.isArray(reopenings) && reopenings.length === 0;
    const createdAt = (0,parse/* timeOf */.nR)((0,shapes/* textAt */.$6)(pull, 'createdAt'));
    // A pull request that is made of an issue has a later time of its own, and the issue's comments.
    const isOlder = oldest !== undefined && (0,parse/* timeOf */.nR)(oldest) < createdAt;
    return {
        branch: (0,shapes/* textAt */.$6)(pull, 'headRefName'),
        baseHead: (0,commit_id/* readCommitId */.f)((0,shapes/* valueAt */.fK)(pull, 'baseRef', 'target', 'oid')),
        reopenedAt: isNever ? null : (0,shapes/* textAt */.$6)(reopening, 'createdAt'),
        wasTransferred: Array.isArray(transfers) ? transfers.length > 0 : undefined,
        wasIssue: Number.isNaN(createdAt) ? undefined : isOlder,
        openedBy: readAccountId((0,shapes/* valueAt */.fK)(pull, 'author')),
    };
}
/** @returns undefined if the answer does not say who made it */
function readRequestCommit(node) {
    const commit = (0,shapes/* valueAt */.fK)(node, 'commit');
    const id = (0,commit_id/* readCommitId */.f)((0,shapes/* valueAt */.fK)(commit, 'oid'));
    const parents = readParents(commit);
    const { committer, authors } = (0,parse/* fieldsOf */.Pf)(commit);
    const listed = (0,shapes/* valueAt */.fK)(authors, 'nodes');
    const isWhole = Array.isArray(listed) && (0,shapes/* valueAt */.fK)(authors, 'totalCount') === listed.length;
    if (id === undefined || parents === undefined || !isWhole)
        return undefined;
    const people = [committer, ...(0,parse/* listOf */.c3)(listed)].map((each) => readGitActor(each));
    const by = people.flatMap((each) => each ?? []);
    return people.includes(undefined) ? undefined : { id, parents, by };
}
/** Null for a name without an account, which is nobody's. */
function readGitActor(actor) {
    const user = (0,shapes/* valueAt */.fK)(actor, 'user');
    return user === null ? null : readAccountId(user);
}
function readAccountId(account) {
    const id = (0,shapes/* readPositiveNumber */.dR)((0,shapes/* valueAt */.fK)(account, 'databaseId'));
    return id === undefined ? undefined : String(id);
}
function readParents(commit) {
    const nodes = (0,shapes/* valueAt */.fK)(commit, 'parents', 'nodes');
    if (!Array.isArray(nodes))
        return undefined;
    const ids = nodes.flatMap((parent) => (0,commit_id/* readCommitId */.f)((0,shapes/* valueAt */.fK)(parent, 'oid')) ?? []);
    return ids.length === nodes.length ? ids : undefined;
}
function readFlag(value) {
    return typeof value === 'boolean' ? value : undefined;
}
function readCount(value) {
    return typeof value === 'number' ? value : undefined;
}
function readNullable(value) {
    return value === null || typeof value === 'string' ? value : undefined;
}
//# sourceMappingURL=request-answer.js.map
// EXTERNAL MODULE: ./build/src/model/errors.js
var model_errors = __webpack_require__(74132);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/machine/git-objects.js
var git_objects = __webpack_require__(71650);
// EXTERNAL MODULE: ./build/src/hosts/github/server.js
var github_server = __webpack_require__(51554);
;// CONCATENATED MODULE: ./build/src/hosts/github/file-calls.js
/** Reads files of a branch or a commit from GitHub: by REST, or as a part of a query. */






/** Part of a query on a repository, with the variables `$tree` and `$treeCommit`. */
const TREE_QUERY = 'object(expression: $tree) { ... on Tree { entries { name mode object { ... on Blob { oid text isTruncated } } } } } commit: object(expression: $treeCommit) { oid }';
/** The most entries of a directory that GitHub lists by REST. */
const MOST_LISTED = 1_000;
/** Reads the answer to `TREE_QUERY`; undefined if the directory does not exist. */
function toEntries(answer) {
    const entries = (0,shapes/* valueAt */.fK)(answer, 'entries');
    if (!Array.isArray(entries))
        return undefined;
    return entries.map((entry) => {
        const { name, mode } = (0,parse/* fieldsOf */.Pf)(entry);
        const kind = KINDS_BY_MODE[Number(mode)] ?? 'file';
        const { oid, text, isTruncated } = (0,parse/* fieldsOf */.Pf)((0,parse/* fieldsOf */.Pf)(entry)['object']);
        const isText = kind === 'file' && isTruncated === false && typeof text === 'string';
        // GitHub may have decoded another text than one in UTF-8.
        const isWhole = isText && (0,git_objects/* idOf */.TH)('blob', Buffer.from(text), String(oid)) === oid;
        return { name: String(name), kind, text: isWhole ? text : undefined };
    });
}
const KINDS_BY_MODE = {
    [0o040000]: 'directory',
    [0o120000]: 'link',
    [0o160000]: 'submodule',
};
const KINDS_BY_TYPE = {
    dir: 'directory',
    symlink: 'link',
    submodule: 'submodule',
};
/** The part of a query that reads these files, with the variables `$f0`, `$f1`, …. */
function filesQuery(expressions, fields) {
    const names = expressions.map((_, index) => `f${index}`);
    return {
        declared: names.map((name) => `, $${name}: String!`).join(''),
        query: names
            .map((name) => `\n    ${name}: object(expression: $${name}) { ... on Blob { ${fields} } }`)
            .join(''),
        variables: Object.fromEntries(names.map((name, index) => [name, expressions[index]])),
        /** The fields of each file, in their order. */
        read: (answer) => names.map((name) => (0,parse/* fieldsOf */.Pf)((0,shapes/* valueAt */.fK)(answer, name))),
        /**
         * Whether an error of the answer is about one of these files: its path is `repository` and the name of the file. Where the
         * token may not see a file, the other files are in the answer all the same.
         */
        isAbout: (error) => names.includes(String((0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(error, 'path'))[1])),
    };
}
function createFileApi(requests) {
    const { call, service, access: { server }, } = requests;
    const commits = new Map();
    const look = async (expression) => {
        const found = await contents(expression);
        if (Array.isArray(found))
            return { kind: 'directory', entries: await toListedEntries(expression, found) };
        if (found === undefined)
            return { kind: 'absent' };
        const { type, target, content, sha, size } = (0,parse/* fieldsOf */.Pf)(found);
        if (type === 'submodule')
            return { kind: 'submodule' };
        if (type === 'symlink')
            return { kind: 'link', target: String(target) };
        if (typeof content !== 'string')
            throw (0,host_error/* unreadableAnswer */.Cw)(service);
        const isWhole = content !== '' || size === 0;
        return {
            kind: 'file',
            size: typeof size === 'number' ? size : undefined,
            bytes: async () => Buffer.from(isWhole ? content : await contentOfBlob(String(sha)), 'base64'),
        };
    };
    return {
        /** What is at a path, as in `HEAD:infra` or `refs/heads/main:`. GitHub itself follows a link to a file of the repository. */
        look,
        /**
         * The texts of files of a commit, by one query; empty on a server that is not GitHub. A text is undefined if the file
         * is missing, hidden from the token, too large or binary.
         */
        textsAt: (commit, paths) => textsAt(requests, commit, paths),
    };
    async function toListedEntries(expression, listed) {
        if (server === github_server/* GITHUB */.U0 && listed.length >= MOST_LISTED) {
            const what = `${service} lists ${MOST_LISTED} entries of a directory, and there may be more`;
            throw new host_error/* HostError */.dh('invalid', `${what}: move some to another directory.`);
        }
        const entries = [];
        for (const each of listed) {
            const { name, type, size, download_url: content } = (0,parse/* fieldsOf */.Pf)(each);
            const kind = KINDS_BY_TYPE[String(type)] ?? 'file';
            // GitHub lists a submodule as a file, which has neither bytes nor an address of them.
            const isCertain = kind !== 'file' || Number(size) > 0 || typeof content === 'string';
            const inside = `${expression.replace(/([^:])$/, '$1/')}${String(name)}`;
            const isSubmodule = !isCertain && (await look(inside)).kind === 'submodule';
            entries.push({ name: String(name), kind: isSubmodule ? 'submodule' : kind });
        }
        return entries;
    }
    /** In base64. GitHub leaves the content of a file of more than a megabyte out of the answer that names the blob. */
    async function contentOfBlob(file_sha) {
        const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
        const content = (0,shapes/* textAt */.$6)((await call(route, { file_sha })).json, 'content');
        if (content === undefined)
            throw (0,host_error/* unreadableAnswer */.Cw)(service);
        return content;
    }
    async function contents(expression) {
        const colon = expression.indexOf(':');
        const ref = expression.slice(0, colon);
        const path = expression.slice(colon + 1);
        const at = server === github_server/* GITHUB */.U0 ? ref : await commitOf(ref);
        if (at === undefined)
            return undefined;
        // Without `ref` the server reads the default branch.
        const where = at === 'HEAD' ? { path } : { path, ref: at };
        const route = 'GET /repos/{owner}/{repo}/contents/{path}';
        return jsonIfFound(await call(route, where, { accept: [404] }));
    }
    /** The commit of a branch. Gitea does not accept `refs/heads/main`; for `main`, older versions take a tag of that name. */
    async function commitOf(ref) {
        if (ref === 'HEAD' || commits.has(ref))
            return ref === 'HEAD' ? ref : commits.get(ref);
        const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
        const branch = ref.replace(/^refs\/heads\//, '');
        const json = jsonIfFound(await call(route, { branch }, { accept: [404] }));
        // Gitea's `id` of a commit is its hash.
        commits.set(ref, (0,commit_id/* readCommitId */.f)((0,shapes/* valueAt */.fK)(json, 'commit', 'id')));
        return commits.get(ref);
    }
}
function jsonIfFound({ status, json }) {
    return status === 404 ? undefined : json;
}
async function textsAt({ graphql, access: { owner, name, server } }, commit, paths) {
    if (server !== github_server/* GITHUB */.U0)
        return [];
    const part = filesQuery(paths.map((path) => `${commit}:${path}`), 'text isTruncated');
    const query = `query($owner: String!, $name: String!${part.declared}) {
  repository(owner: $owner, name: $name) {${part.query}
  }
}`;
    const json = await graphql(query, { owner, name, ...part.variables });
    return part
        .read((0,shapes/* valueAt */.fK)(json, 'data', 'repository'))
        .map(({ text, isTruncated }) => (isTruncated === false ? (0,shapes/* readNonEmptyText */.gc)(text) : undefined));
}
//# sourceMappingURL=file-calls.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/snapshot.js
/**
 * Reads a snapshot of a pull request from GitHub: its head, its comments, the files that it changes, what it takes to count
 * approvals, and files of a branch or a commit as a part of the same query.
 */












/** The most files of a pull request that GitHub lists. */
const MOST_FILES = 3_000;
const FILES_FIELDS = ' changedFiles files(first: 100) { nodes { path changeType } pageInfo { hasNextPage } }';
function snapshotQuery({ place, files, tree, look }, blobs) {
    const textIf = (isAsked, text) => (isAsked ? text : '');
    const ofLook = textIf(look, ', $commits: String');
    const ofTree = textIf(tree, ', $tree: String!, $treeCommit: String!');
    const declared = `$owner: String!, $name: String!, $number: Int!, $after: String${ofLook}${ofTree}${blobs.declared}`;
    const beside = `${textIf(tree, `\n    ${TREE_QUERY}`)}${blobs.query}${textIf(place, '\n    databaseId')}`;
    const ofPull = `${textIf(place, `\n      ${PLACE_FIELDS}`)}${textIf(look, `\n      ${LOOK_FIELDS}`)}`;
    return `query(${declared}) {
  repository(owner: $owner, name: $name) {${beside}
    pullRequest(number: $number) {
      headRefOid${ofPull}
      comments(first: 100, after: $after) {
        nodes { fullDatabaseId body url viewerDidAuthor ${COMMENT_FIELDS} }
        pageInfo { hasNextPage endCursor }
      }${textIf(files, FILES_FIELDS)}
    }
  }
}`;
}
const COMMITS_QUERY = `query($owner: String!, $name: String!, $number: Int!, $commits: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      ${COMMIT_FIELDS}
    }
  }
}`;
/**
 * Reads it by GraphQL, with one request per hundred comments that also says who wrote each; by REST if
 * GraphQL is refused or repeats its pages, as on some servers and with some tokens.
 */
function createSnapshot(requests, files) {
    const authorTest = createAuthorTest(requests);
    /** Why GraphQL is not asked any more. */
    let refusal;
    return async (number, options = {}) => {
        const { tree } = options;
        let problem = refusal;
        if (problem === undefined) {
            try {
                return (await readByGraphql(requests, number, options)).snapshot;
            }
            catch (error) {
                if (!(error instanceof host_error/* HostError */.dh))
                    throw error;
                const { kind, facts } = error;
                const isUnanswered = kind === 'unreachable' && facts.status === undefined;
                if (isUnanswered || ['aborted', 'bad-token', 'rate-limited'].includes(kind))
                    throw error;
                problem = error.message;
                // A token that may not read files may still read the comments in one request.
                if (tree === undefined)
                    refusal = problem;
            }
        }
        const found = tree === undefined ? undefined : await files.look(tree);
        const entries = found?.kind === 'directory' ? found.entries : undefined;
        const comments = await listComments(requests, number, await authorTest());
        const byRest = await snapshotByRest(requests, number, options, comments);
        return {
            ...byRest,
            tree: entries && [...entries],
            request: { problem: (0,sentence/* phrase */.MZ) `${ONLY_BY_GRAPHQL} ${(0,sentence/* foreign */.V$)(problem)}` },
        };
    };
}
const ONLY_BY_GRAPHQL = (0,sentence/* literal */.eu) `Whether a comment was edited is said by GraphQL alone, and it was refused:`;
/** A snapshot, and what a look has besides. Everything but the comments is in the first page of them. */
async function readByGraphql(requests, number, { files = false, tree, blobs: blobNames = [], look = false, }) {
    const { graphql, access, clock, service } = requests;
    const { owner, name } = access;
    let first;
    const { items, whole } = await (0,read_pages/* readPages */.n4)(async (after) => {
        const isFirst = after === undefined;
        const treeToRead = isFirst ? tree : undefined;
        const blobsQuery = filesQuery(isFirst ? blobNames : [], 'oid');
        const queryParts = {
            place: isFirst,
            files: files && isFirst,
            tree: treeToRead !== undefined,
            look: look && isFirst,
        };
        const [commitName] = treeToRead?.split(':') ?? [];
        const ofTree = { tree: treeToRead, treeCommit: commitName };
        const variables = { owner, name, number, after: after ?? null, ...ofTree };
        const query = snapshotQuery(queryParts, blobsQuery);
        const json = await graphql(query, { ...variables, ...blobsQuery.variables });
        const repository = readRepository(json, number, blobsQuery.isAbout);
        const { pullRequest: pull } = repository;
        if (isFirst)
            first = readFirstPage(repository, blobsQuery);
        const nodes = (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(pull, 'comments', 'nodes'));
        const items = nodes.map((node) => commentOf(node, service));
        return { items, next: nextCursor((0,shapes/* valueAt */.fK)(pull, 'comments')) };
    }, clock);
    const headSha = (0,shapes/* textAt */.$6)(first?.firstPull, 'headRefOid');
    if (first === undefined || headSha === undefined)
        throw (0,host_error/* unreadableAnswer */.Cw)(service);
    const { firstPull, place, ofFiles } = first;
    if (!whole) {
        throw new host_error/* HostError */.dh('invalid', 'The comments could not be read to their end.', {
            helpCode: model_errors/* CODES */.Lp.tooManyComments,
        });
    }
    const paths = files ? await readChangedFiles(requests, number, headSha, firstPull) : undefined;
    const snapshot = {
        headSha,
        whole,
        comments: withMarker(items.map(({ comment }) => comment)),
        files: paths,
        ...ofFiles,
        request: place === undefined ? { problem: NO_PLACE } : { place, written: writtenIn(items) },
    };
    const [oldest] = items.map(({ facts }) => facts.createdAt).sort();
    return { snapshot, firstPull, oldest };
}
/** Everything but the comments, which is in the first page of them alone. */
function readFirstPage(repository, blobsQuery) {
    const { pullRequest: firstPull, object, commit } = repository;
    return {
        firstPull,
        place: readPlace(repository, (0,shapes/* textAt */.$6)(firstPull, 'headRefOid') ?? ''),
        ofFiles: {
            tree: toEntries(object),
            treeCommit: (0,commit_id/* readCommitId */.f)((0,shapes/* valueAt */.fK)(commit, 'oid')),
            blobs: blobsQuery.read(repository).map(({ oid }) => (0,shapes/* readNonEmptyText */.gc)(oid)),
        },
    };
}
const NO_PLACE = (0,sentence/* literal */.eu) `GitHub does not say which repository and branch the pull request goes to.`;
/**
 * A snapshot with what it takes to count approvals, all in one answer as far as a page holds it. It is not read by REST, which
 * does not say whether a comment was edited.
 */
async function lookAtPull(requests, number) {
    const { snapshot, firstPull, oldest } = await readByGraphql(requests, number, { look: true });
    const listed = await readCommits(requests, number, (0,shapes/* valueAt */.fK)(firstPull, 'commits'));
    // For a moment after a push, a list may be that of the head before.
    const commits = listed?.some(({ id }) => id === snapshot.headSha) ? listed : undefined;
    return { ...snapshot, details: readDetails(firstPull, oldest), commits };
}
/** The host lists no more commits of a pull request, however many it has. */
const MOST_LISTED_COMMITS = 250;
/** All commits; undefined unless each is known, and there are as many as GitHub counts. */
async function readCommits({ graphql, access: { owner, name }, clock }, number, first) {
    let isKnown = true;
    const { items, whole } = await (0,read_pages/* readPages */.n4)(async (after) => {
        const page = after === undefined
            ? first
            : (0,shapes/* valueAt */.fK)(readRepository(await graphql(COMMITS_QUERY, { owner, name, number, commits: after }), number), 'pullRequest', 'commits');
        const nodes = (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(page, 'nodes'));
        const commits = nodes.flatMap((node) => readRequestCommit(node) ?? []);
        isKnown &&= commits.length === nodes.length;
        return { items: commits, next: nextCursor(page) };
    }, clock);
    const isWhole = whole && items.length === (0,shapes/* valueAt */.fK)(first, 'totalCount');
    return isKnown && isWhole && items.length < MOST_LISTED_COMMITS ? items : undefined;
}
/** The repository in an answer of GraphQL, which answers 200 and says in the body what is wrong. */
function readRepository(json, number, isHarmless = () => false) {
    const errors = (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(json, 'errors'));
    const isFailed = (0,shapes/* valueAt */.fK)(json, 'errors') !== undefined && !errors.every(isHarmless);
    const repository = (0,parse/* fieldsOf */.Pf)((0,shapes/* valueAt */.fK)(json, 'data', 'repository'));
    if (!isFailed && repository['pullRequest'])
        return repository;
    const says = (0,shapes/* textAt */.$6)(errors[0], 'message');
    const why = says === undefined ? '' : `: it says ${(0,quote/* quote */.hD)(says)}`;
    throw new host_error/* HostError */.dh('not-found', `GitHub shows no pull request ${number} by GraphQL${why}.`, {
        helpCode: model_errors/* CODES */.Lp.unreadableAnswer,
    });
}
/** Where the next page of a connection begins. Where that is not said, the reading ends as one that is not whole. */
function nextCursor(connection) {
    const { hasNextPage, endCursor } = (0,parse/* fieldsOf */.Pf)((0,shapes/* valueAt */.fK)(connection, 'pageInfo'));
    return hasNextPage === false ? undefined : ((0,shapes/* readNonEmptyText */.gc)(endCursor) ?? '');
}
/** What people wrote about approvals, and not what jobs wrote about them. */
function writtenIn(items) {
    const isByJob = ({ comment, facts }) => (0,own_comments/* hasMarker */.xY)(comment.body, own_comments/* ANY_MARKER */.G2) || (comment.isOwn && facts.author?.type !== 'User');
    return items
        .filter((item) => !isByJob(item) && (0,examine_lines/* isAboutApprovals */.U8)(item.facts))
        .map(({ id, facts }) => ({ number: id, facts }));
}
function commentOf(node, service) {
    const { fullDatabaseId, body, url, viewerDidAuthor, author, editor } = (0,parse/* fieldsOf */.Pf)(node);
    const id = Number(fullDatabaseId);
    const login = (0,shapes/* textAt */.$6)(author, 'login');
    if (!Number.isSafeInteger(id) || typeof body !== 'string')
        throw (0,host_error/* unreadableAnswer */.Cw)(service);
    // In the form of REST, because a user may have the same name as an app.
    const name = login && (0,shapes/* valueAt */.fK)(author, '__typename') === 'Bot' ? `${login}[bot]` : login;
    const isOwn = viewerDidAuthor === true;
    const isOwnText = editor === null || (login !== undefined && (0,shapes/* valueAt */.fK)(editor, 'login') === login);
    const facts = readComment(node);
    const isHidden = facts.isMinimized;
    const comment = {
        id,
        body,
        url: String(url),
        isOwn,
        author: name,
        isOwnText,
        isHidden,
    };
    return { id, comment, facts };
}
const COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
/** Without a known user of the token, no comment is known to be its own. */
function toComment(comment, service) {
    const author = (0,shapes/* textAt */.$6)(comment, 'user', 'login');
    const url = String((0,shapes/* valueAt */.fK)(comment, 'html_url'));
    const body = (0,shapes/* textAt */.$6)(comment, 'body') ?? '';
    return { id: (0,host_error/* readId */.wh)(comment, service), body, url, author };
}
/** Comments without a marker are not needed here, and may be many and long. */
function withMarker(comments) {
    return comments.filter(({ body }) => (0,own_comments/* hasMarker */.xY)(body, own_comments/* ANY_MARKER */.G2));
}
/** The kinds of changes that leave a file its name, so that the list has all names of it. */
const WITH_ONE_NAME = ['ADDED', 'CHANGED', 'COPIED', 'DELETED', 'MODIFIED'];
/** All names of the changed files; undefined if the list is not whole, or not that of this head. */
async function readChangedFiles(requests, number, head, pull) {
    const count = Number((0,shapes/* valueAt */.fK)(pull, 'changedFiles') ?? Number.NaN);
    if (count > MOST_FILES)
        return undefined;
    const nodes = (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(pull, 'files', 'nodes')).map(parse/* fieldsOf */.Pf);
    const notRenamed = nodes.flatMap(({ path, changeType }) => typeof path === 'string' && WITH_ONE_NAME.includes(String(changeType)) ? [path] : []);
    const isLastPage = (0,shapes/* valueAt */.fK)(pull, 'files', 'pageInfo', 'hasNextPage') === false;
    if (isLastPage && nodes.length === count && notRenamed.length === count)
        return notRenamed;
    // Only REST says what the name of a file was before.
    const listed = await listFiles(requests, number);
    const { headSha, changed } = await readHead(requests, number);
    return headSha === head ? completeList(listed, changed) : undefined;
}
/** The changed files, each with its name and the one before, which is the same unless it was renamed. */
function listFiles({ list, service }, pull_number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/files';
    return list(route, { pull_number, per_page: 100 }, (item) => {
        const id = (0,shapes/* valueAt */.fK)(item, 'filename');
        if (typeof id !== 'string')
            throw (0,host_error/* unreadableAnswer */.Cw)(service);
        return { id, names: [id, (0,shapes/* textAt */.$6)(item, 'previous_filename') ?? id] };
    });
}
/** The changed paths, with both names of a moved file; undefined unless their number is the one that the host states. */
function completeList({ items, whole }, count) {
    if (!whole || items.length !== count)
        return undefined;
    return [...new Set(items.flatMap(({ names }) => names))];
}
async function readHead({ call, service }, pull_number) {
    const pull = await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number });
    const headSha = (0,shapes/* valueAt */.fK)(pull.json, 'head', 'sha');
    if (typeof headSha !== 'string')
        throw (0,host_error/* unreadableAnswer */.Cw)(service);
    return { headSha, changed: (0,shapes/* valueAt */.fK)(pull.json, 'changed_files') };
}
async function snapshotByRest(requests, issue_number, { files = false }, { items, whole }) {
    const listed = files ? await listFiles(requests, issue_number) : undefined;
    // The head is read last, so that the lists belong to this commit or to an earlier one.
    const { headSha, changed } = await readHead(requests, issue_number);
    const paths = listed && completeList(listed, changed);
    return { headSha, whole, comments: items, files: paths };
}
async function listComments({ list, service }, issue_number, isOwnComment) {
    const { items, whole } = await list(COMMENTS, { issue_number, per_page: 100 }, (item) => ({
        ...toComment(item, service),
        isOwn: isOwnComment(item),
    }));
    return { items: withMarker(items), whole };
}
/** How the token of an app's installation begins, that of a workflow among them. */
const APP_TOKEN = 'ghs_';
/** Finds our own comments: by the token's user, or by the kind of author if the token is an app's. */
function createAuthorTest({ call, access }) {
    let cached;
    const whoAmI = async () => {
        if (access.token.startsWith(APP_TOKEN))
            return undefined;
        // On GitHub, an app's token may not ask this. On other servers a refusal is a failure, so that
        // another user's comment is never taken for ours.
        const accept = access.server.name === 'github' ? [403, 404] : [];
        const user = await call('GET /user', {}, { accept });
        return user.status < 300 ? (0,shapes/* textAt */.$6)(user.json, 'login') : undefined;
    };
    return async () => {
        const { me } = (cached ??= { me: await whoAmI() });
        return (comment) => {
            const login = (0,shapes/* valueAt */.fK)(comment, 'user', 'login');
            if (me !== undefined)
                return login === me;
            const byApp = Boolean((0,shapes/* valueAt */.fK)(comment, 'performed_via_github_app'));
            const isBot = (0,shapes/* valueAt */.fK)(comment, 'user', 'type') === 'Bot';
            return isBot && (login === 'github-actions[bot]' || byApp);
        };
    };
}
//# sourceMappingURL=snapshot.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/gitea-rights.js
/**
 * Whether somebody may write in a repository of Gitea or Forgejo by a team. There, a team has a right for each part of a
 * repository (`units_map`), and the answer about a person's permission leaves these rights out: it says `read` or `none` of
 * somebody who pushes and merges by a team whose `repo.code` is `write`.
 */





const SCOPE = 'Pass the token of a member of the organization who administers the repository, with the scopes read:repository, read:user and read:organization, as `github-token` (`GITHUB_TOKEN` for the command line).';
/**
 * Asked about a person whose own permission is not enough.
 *
 * @throws HostError if a team may write, and the token may not see who is in it
 */
async function mayWriteByTeam(requests, username) {
    if (await isOwnToken(requests, username)) {
        // Of the token's own person, the repository itself says what it may.
        const { json } = await requests.call('GET /repos/{owner}/{repo}', {});
        if ((0,shapes/* valueAt */.fK)(json, 'permissions', 'push') === true)
            return true;
    }
    const unread = [];
    for (const { id, name } of await writingTeams(requests)) {
        const membership = await readMembership(requests, id, username);
        if (membership === 'member')
            return true;
        if (membership === 'unknown')
            unread.push((0,quote/* quote */.hD)(name));
    }
    if (unread.length === 0)
        return false;
    const teams = `${unread.length === 1 ? 'the team' : 'the teams'} ${unread.join(', ')}`;
    const text = `${requests.service} does not show this token who is in ${teams}, which may write here. ${SCOPE}`;
    throw new host_error/* HostError */.dh('permission', text);
}
async function isOwnToken({ call }, username) {
    // A token without the scope read:user cannot ask whose it is.
    const answer = await call('GET /user', {}, { accept: [401, 403, 404] });
    const login = (0,shapes/* textAt */.$6)(answer.json, 'login');
    return answer.status === 200 && login?.toLowerCase() === username.toLowerCase();
}
/** The teams of the organization that may write the code of this repository; none in a person's repository. */
async function writingTeams({ call, service }) {
    // The list has no pages. In a repository of a person there is none: 405.
    const rules = { accept: [405], refusedRemedy: SCOPE };
    const { json, status } = await call('GET /repos/{owner}/{repo}/teams', {}, rules);
    if (status === 405)
        return [];
    if (!Array.isArray(json))
        throw new host_error/* HostError */.dh('invalid', `${service} listed no teams.`);
    return json
        .filter((team) => (0,github_server/* mayWrite */.J)((0,parse/* fieldsOf */.Pf)((0,shapes/* valueAt */.fK)(team, 'units_map'))['repo.code']))
        .map((team) => ({ id: (0,host_error/* readId */.wh)(team, service), name: (0,shapes/* textAt */.$6)(team, 'name') ?? '' }));
}
async function readMembership({ call }, team_id, username) {
    const of = 'GET /teams/{team_id}/members/{username}';
    const accept = [401, 403, 404];
    const { status } = await call(of, { team_id, username }, { accept });
    if (status === 200)
        return 'member';
    // 404 says as well that the team must not be seen. Whoever may list its members sees it.
    const listed = await call('GET /teams/{team_id}/members', { team_id, per_page: 1 }, { accept });
    return listed.status === 200 ? 'none' : 'unknown';
}
//# sourceMappingURL=gitea-rights.js.map
// EXTERNAL MODULE: ./build/src/hosts/ask.js
var hosts_ask = __webpack_require__(18536);
// EXTERNAL MODULE: ./build/src/model/without-trailing.js
var without_trailing = __webpack_require__(21804);
;// CONCATENATED MODULE: ./build/src/hosts/github/repository-requests.js






/** GitHub's API, or that of a server which speaks it, for one repository. */
function createRequests({ owner, name: repo }, carrier) {
    const inRepository = (route, parameters) => route.includes('/repos/{owner}/{repo}') ? { ...parameters, owner, repo } : parameters;
    return {
        ...carrier,
        call: (route, parameters, rules) => carrier.call(route, inRepository(route, parameters), rules),
        list: (route, parameters, read) => carrier.list(route, inRepository(route, parameters), read),
    };
}
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** What Gitea calls two parameters of lists: the largest page, and the order by the last update. */
const OWN_WORDS = { per_page: 'limit=50', sort: 'sort=recentupdate' };
/** Parameters of a path that keep their slashes. */
const PATHS = ['path', 'branch'];
function createGiteaRequests(access, ports) {
    const { apiUrl, token, server } = access;
    const headers = {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'user-agent': 'plangate',
    };
    const { service, refusedRemedy } = server;
    const baseUrl = (0,without_trailing/* withoutTrailing */.h)(apiUrl, '/');
    const ask = (0,hosts_ask/* createAsk */.cY)({
        ...ports,
        baseUrl,
        headers,
        service,
        refusedRemedy,
        unreachableRemedy: github_server/* UNREACHABLE */.Dr,
    });
    return createRequests(access, {
        service,
        clock: ports.clock,
        async call(route, parameters, rules) {
            const { method, path, query, body } = toRequest(route, parameters);
            return ask(method, `${path}${query}`, body, rules);
        },
        list(route, parameters, read) {
            const { path, query } = toRequest(route, parameters);
            return (0,read_pages/* readList */.LD)(ask, `${path}${query}`, read);
        },
        async graphql() {
            throw new host_error/* HostError */.dh('invalid', `${service} has no GraphQL.`);
        },
    });
}
/** Puts the parameters of a route into its path; the others become the query or the body. */
function toRequest(route, parameters) {
    const [verb, template = ''] = route.split(' ', 2);
    const method = METHODS.find((known) => known === verb) ?? 'GET';
    const rest = { ...(0,parse/* fieldsOf */.Pf)(parameters) };
    const path = template.replace(/\{(\w+)\}/g, (_, name) => {
        const value = String(rest[name]);
        delete rest[name];
        const parts = PATHS.includes(name) ? value.split('/') : [value];
        return parts.map(encodeURIComponent).join('/');
    });
    const words = Object.entries(rest).map(([name, value]) => OWN_WORDS[name] ?? `${name}=${encodeURIComponent(String(value))}`);
    const hasNoBody = method === 'GET' || method === 'DELETE';
    const query = hasNoBody && words.length > 0 ? `?${words.join('&')}` : '';
    return { method, path, query, body: hasNoBody || words.length === 0 ? undefined : rest };
}
//# sourceMappingURL=repository-requests.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/octokit.js
/**
 * Requests to GitHub and GitHub Enterprise Server. GitHub's own toolkit makes the address, the headers and the body of
 * each; no other file uses it. It is sent, repeated and read like one to any other host, so that all have the same
 * deadline, proxy and rule for repeating.
 */






/** Loads the toolkit with the first request. */
function createOctokitRequests(access, ports) {
    const { service } = access.server;
    const send = (0,hosts_ask/* createHostSend */.dy)({ ...ports, service, unreachableRemedy: github_server/* UNREACHABLE */.Dr });
    let opened;
    /** @param query replaces the one that the toolkit makes */
    async function ask(route, parameters, rules, query) {
        const base = baseOf(access);
        const toRequest = await (opened ??= openToolkit(base, access.token));
        const authorization = `token ${access.token}`;
        const given = { ...parameters, headers: { ...HEADERS, authorization } };
        const { method, url: address, headers, body } = toRequest(route, given);
        const url = belowBase(address, base, service);
        if (query !== undefined)
            url.search = query;
        // The toolkit's own JSON loses characters of a text like `"0n`.
        const request = { method, url, headers, body: JSON.stringify(body) };
        return { ...(await send(request, rules)), query: url.search };
    }
    return createRequests(access, {
        service,
        clock: ports.clock,
        call: (route, parameters, rules) => ask(route, parameters, rules),
        list: (route, parameters, read) => (0,read_pages/* readPages */.n4)(async (query) => {
            const answer = await ask(route, parameters, undefined, query);
            const { json } = answer;
            if (!Array.isArray(json))
                throw (0,host_error/* unreadableAnswer */.Cw)(service);
            return { items: json.map(read), next: (0,read_pages/* nextOf */.Xh)(answer, answer.query, json.length) };
        }, ports.clock),
        async graphql(query, variables) {
            const parameters = { query, variables, baseUrl: graphqlBase(baseOf(access)) };
            return (await ask('POST /graphql', parameters, { sendOnce: false })).json;
        },
    });
}
/** Without a version, answers change when GitHub retires the one that it takes by default. */
const HEADERS = {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
};
function baseOf({ apiUrl, server }) {
    if (URL.canParse(apiUrl))
        return new URL((0,without_trailing/* withoutTrailing */.h)(apiUrl, '/'));
    const what = `${server.service} cannot be asked: GITHUB_API_URL is no address`;
    throw new host_error/* HostError */.dh('invalid', `${what}. Set it to one like https://api.github.com.`);
}
/** GitHub Enterprise Server has its GraphQL beside `/api/v3`. */
function graphqlBase(base) {
    return base.href.replace(/\/$/, '').replace(/\/api\/v3$/, '/api');
}
async function openToolkit(base, token) {
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(2184)]).then(__webpack_require__.bind(__webpack_require__, 12184)).catch((cause) => {
        // The toolkit reads these variables when it is loaded.
        const what = 'The client of GitHub does not start with GITHUB_API_URL, HTTPS_PROXY or';
        throw new host_error/* HostError */.dh('invalid', `${what} HTTP_PROXY as they are. Check their form.`, {}, cause);
    });
    const options = { baseUrl: base.href.replace(/\/$/, ''), userAgent: 'plangate' };
    return getOctokit(token, options).request.endpoint;
}
/** Refuses a request if a parameter leads to another host, or out of the API. */
function belowBase(address, base, service) {
    const path = base.pathname.replace(/\/$/, '');
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isGraphql = address === `${graphqlBase(base)}/graphql`;
    const below = isGraphql || url?.pathname.startsWith(`${path}/`) === true;
    if (url?.origin === base.origin && below && url.href === address)
        return url;
    const what = 'A request was not sent: its address is not below';
    throw new host_error/* HostError */.dh('invalid', `${service}: ${what} ${base.origin}${path}.`);
}
//# sourceMappingURL=octokit.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/teams.js





const TEAMS = `query($organization: String!, $logins: [String!], $after: String) {
  organization(login: $organization) {
    seen: teams(first: 1) { totalCount }
    teams(first: 100, userLogins: $logins, after: $after) {
      totalCount
      nodes { slug }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;
/**
 * The slugs of the teams that somebody is in, in the organization of the repository. GitHub leaves out secret teams that
 * the token does not see, and does not say so.
 *
 * @throws HostError if the token may not list teams or the list is not whole
 */
async function listTeams(requests, login) {
    const { graphql, clock, access, service } = requests;
    const organization = access.owner;
    let total;
    const { items, whole } = await (0,read_pages/* readPages */.n4)(async (after) => {
        const json = await graphql(TEAMS, { organization, logins: [login], after: after ?? null });
        // GraphQL answers 200 and says in the body what is wrong.
        const errors = (0,shapes/* valueAt */.fK)(json, 'errors');
        const organizationData = (0,parse/* fieldsOf */.Pf)((0,shapes/* valueAt */.fK)(json, 'data', 'organization'));
        // To somebody outside of the organization, it can look as if there were no team.
        const isRefused = errors !== undefined || !(Number((0,shapes/* valueAt */.fK)(organizationData, 'seen', 'totalCount')) > 0);
        if (isRefused) {
            const serverMessage = (0,shapes/* textAt */.$6)((0,parse/* listOf */.c3)(errors)[0], 'message');
            const why = serverMessage === undefined ? 'this token sees none' : `it says ${(0,quote/* quote */.hD)(serverMessage)}`;
            throw new host_error/* HostError */.dh('permission', `${service} lists no teams of ${organization}: ${why}`);
        }
        const { totalCount, nodes, pageInfo } = (0,parse/* fieldsOf */.Pf)(organizationData['teams']);
        total = totalCount;
        const { hasNextPage, endCursor } = (0,parse/* fieldsOf */.Pf)(pageInfo);
        return {
            items: (0,parse/* listOf */.c3)(nodes).flatMap((node) => {
                const slug = (0,shapes/* textAt */.$6)(node, 'slug');
                return slug === undefined ? [] : { id: slug };
            }),
            next: hasNextPage === false ? undefined : ((0,shapes/* readNonEmptyText */.gc)(endCursor) ?? ''),
        };
    }, clock);
    if (!whole || items.length !== total) {
        const what = `${service} did not list all teams of ${organization} that ${login} is in: run the job again`;
        throw new host_error/* HostError */.dh('invalid', what);
    }
    return items.map(({ id }) => id);
}
const WHO_MAY = 'Pass the token of an app or a person with _Members: read_ in the organization (`read:org`) as `github-token`, and to a job that follows commands as `members-token`: the token of a workflow cannot list teams';
/** Who opened the pull request is asked, too. @param api of the token that may list teams */
async function teamsOfAuthor(api, number) {
    if (api === undefined)
        return { unknown: WHO_MAY };
    if (api.listTeams === undefined)
        return { unknown: `${api.server.service} is not asked for them` };
    try {
        const { author } = await api.pullRequest(number);
        if (author === undefined)
            return { unknown: 'GitHub does not say who opened the pull request' };
        // An app is in no team, and its name is no login by which teams are found.
        return { teams: author.endsWith('[bot]') ? [] : await api.listTeams(author) };
    }
    catch (error) {
        return onHostError(({ kind, message }) => {
            const isAboutToken = ['permission', 'bad-token', 'not-found'].includes(kind);
            const reason = message.replace(/\.$/, '');
            return { unknown: isAboutToken ? `${reason}. ${WHO_MAY}` : reason };
        })(error);
    }
}
//# sourceMappingURL=teams.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/pushes.js
/**
 * Who pushed to the branch of a pull request, by the activity that GitHub lists. A branch that was deleted and restored forgets
 * nobody: what counts is whether its commits are new to the base.
 */



/** @throws HostError if it does not say what the branch pointed to */
function readUpdate(entry, service) {
    const [before, after] = [(0,shapes/* textAt */.$6)(entry, 'before'), (0,shapes/* textAt */.$6)(entry, 'after')];
    if (!isCommitOrNone(before) || !isCommitOrNone(after))
        throw (0,host_error/* unreadableAnswer */.Cw)(service);
    const at = (0,shapes/* textAt */.$6)(entry, 'timestamp');
    const id = JSON.stringify([(0,shapes/* valueAt */.fK)(entry, 'id'), before, after, at]);
    const by = readGitHubAccount((0,shapes/* valueAt */.fK)(entry, 'actor'));
    return { id, by, at, before: commitUnlessZeros(before), after: commitUnlessZeros(after) };
}
/** What takes the place of a commit where there is no branch. */
const ZEROS = /^0+$/;
function isCommitOrNone(text) {
    return (0,commit_id/* readCommitId */.f)(text) !== undefined;
}
function commitUnlessZeros(id) {
    return ZEROS.test(id) ? undefined : id;
}
function readGitHubAccount(account) {
    const login = (0,shapes/* textAt */.$6)(account, 'login');
    const id = (0,shapes/* readPositiveNumber */.dR)((0,shapes/* valueAt */.fK)(account, 'id'));
    if (login === undefined || id === undefined)
        return undefined;
    const type = (0,shapes/* valueAt */.fK)(account, 'type');
    const isApp = type === 'Bot' && !login.endsWith('[bot]');
    return { id: String(id), login: isApp ? `${login}[bot]` : login, isPerson: type === 'User' };
}
/** Pushes of a commit with two parents, of which the first is the head before. */
function pushedMerges(updates, commits) {
    const merges = new Map(commits.flatMap(({ id, parents: [first, second, third] }) => second !== undefined && third === undefined ? [[id, first]] : []));
    return updates.flatMap(({ before, after = '' }) => before !== undefined && merges.get(after) === before ? [{ id: after, before }] : []);
}
/** How often it is asked whether the base has a commit. What is pushed before counts. */
const MOST_ASKED = 20;
/**
 * Finds who pushed to the branch since it had nothing that the base lacks. That is asked only where it decides about somebody.
 *
 * @param list the activity of the branch, the newest entry first
 * @returns as `problem` a whole sentence
 */
async function findPushers({ items: updates, whole }, { tip, commits, clean, isOfBase }) {
    if (updates[0]?.after !== tip)
        return { problem: NO_HEAD };
    const counted = updates.filter((update) => update.after !== undefined && !isAmong(update, clean));
    // Something is missing in a list that does not begin with the making of the branch.
    const isComplete = whole && updates.at(-1)?.before === undefined;
    /** Where each pusher is met first, the newest entry first: behind the last of these places, nobody else pushed. */
    const firstOf = new Map();
    for (const [index, { by }] of counted.entries()) {
        if (!firstOf.has(by?.id))
            firstOf.set(by?.id, index);
    }
    const lastNew = Math.max(-1, ...firstOf.values());
    const pushers = new Map();
    let isUnnamed = false;
    let asked = 0;
    for (const [index, { by, after = '' }] of counted.entries()) {
        if (isComplete && index > lastNew)
            break;
        if (!commits.has(after) && asked++ < MOST_ASKED && (await isOfBase(after)))
            return { pushers: [...pushers.values()], isUnnamed };
        if (by === undefined)
            isUnnamed = true;
        else if (!pushers.has(by.id))
            pushers.set(by.id, by);
    }
    return isComplete ? { pushers: [...pushers.values()], isUnnamed } : { problem: CUT };
}
const NO_HEAD = 'Who pushed to the branch is unknown: its activity does not name its head yet. Run the job again.';
const CUT = 'Who pushed to the branch is unknown: its activity is not listed back to the making of the branch.';
function isAmong({ before, after }, clean) {
    return clean.some((merge) => merge.id === after && merge.before === before);
}
/**
 * The newest commit of a request that is not a clean merge of its base.
 *
 * @param tip the last commit
 * @returns since when the branch has it, undefined if that is not known
 */
function findHead(updates, clean, tip) {
    let head = tip;
    for (const update of updates) {
        const { before, after, at } = update;
        if (after !== head)
            break;
        if (before === undefined || !isAmong(update, clean))
            return { head, pushedAt: at };
        head = before;
    }
    return { head, pushedAt: undefined };
}
//# sourceMappingURL=pushes.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/command-calls.js
/**
 * What is asked of GitHub for commands and approvals in comments, one method per request or list. Of these, Gitea and Forgejo
 * are asked for permissions alone (`readPermission`).
 */








const QUEUE = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100) {
        nodes { headCommit { oid } baseCommit { oid } pullRequest { number headRefOid isCrossRepository } }
      }
    }
  }
}`;
/** What a person may do in the repository. */
async function readPermission({ call, access }, username) {
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    return (await call(route, { username }, { refusedRemedy: access.server.permissionRemedy })).json;
}
/**
 * Requests for a command in a comment: its author, the workflow runs that are started again for it, and the
 * merge queue.
 */
function commandCalls(requests) {
    const { call, list, service, access: { token }, } = requests;
    return {
        /** What a branch pointed to, also before it was deleted and restored; the newest entry first. */
        activityOf(branch) {
            const where = { ref: `refs/heads/${branch}`, per_page: 100 };
            const route = 'GET /repos/{owner}/{repo}/activity';
            return list(route, where, (entry) => readUpdate(entry, service));
        },
        /** The commit at the head of a branch: a tag of the same name is not asked. */
        async headOfBranch(branch) {
            const route = 'GET /repos/{owner}/{repo}/git/ref/{ref}';
            const { json } = await call(route, { ref: `heads/${branch}` });
            const isIt = (0,shapes/* textAt */.$6)(json, 'ref') === `refs/heads/${branch}`;
            return isIt ? (0,commit_id/* readCommitId */.f)((0,shapes/* valueAt */.fK)(json, 'object', 'sha')) : undefined;
        },
        async isAncestor(commit, of) {
            const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
            const parameters = { basehead: `${commit}...${of}`, per_page: 1 };
            const { json } = await call(route, parameters, { accept: [404] });
            return (0,shapes/* valueAt */.fK)(json, 'merge_base_commit', 'sha') === commit;
        },
        /**
         * Everybody in a team. Needs a token that may read members.
         *
         * @throws HostError if they cannot be listed to the end
         */
        async membersOf(org, team_slug) {
            const route = 'GET /orgs/{org}/teams/{team_slug}/members';
            const { items, whole } = await list(route, { org, team_slug, per_page: 100 }, (member) => readGitHubAccount(member) ?? { id: '', login: '', isPerson: false });
            if (whole && items.every(({ id }) => id !== ''))
                return items;
            throw new host_error/* HostError */.dh('invalid', 'the list of its members is not whole.');
        },
        /** What a person may do now. @returns undefined if the name is another account's, or this is not said */
        async rightsOf({ id, login, }) {
            const json = await readPermission(requests, login);
            const permission = (0,shapes/* textAt */.$6)(json, 'permission');
            const isTheirs = String((0,shapes/* valueAt */.fK)(json, 'user', 'id')) === id;
            if (permission === undefined || !isTheirs)
                return undefined;
            return { mayWrite: (0,github_server/* mayWrite */.J)(permission), role: (0,shapes/* textAt */.$6)(json, 'role_name') };
        },
        /**
         * Whether an app wrote a comment in a person's name.
         *
         * @returns `gone` if it was deleted; `unknown` if that is not said, or the comment is another one by now
         */
        async writerOf(comment_id, { author, body }) {
            const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
            const { status, json } = await call(route, { comment_id }, { accept: [404, 410] });
            if (status >= 300)
                return 'gone';
            const app = (0,shapes/* valueAt */.fK)(json, 'performed_via_github_app');
            const isSame = (0,shapes/* valueAt */.fK)(json, 'body') === body && String((0,shapes/* valueAt */.fK)(json, 'user', 'id')) === author?.id;
            if (!isSame || app === undefined)
                return 'unknown';
            return app === null ? 'person' : 'app';
        },
        /** The id of the person whose token this is; undefined for an app's own. @throws HostError if that is not said */
        async tokenAccount() {
            if (token.startsWith(APP_TOKEN))
                return undefined;
            return String((0,host_error/* readId */.wh)((await call('GET /user', {})).json, service));
        },
        async react(comment_id, content) {
            const route = 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
            await call(route, { comment_id, content }, { sendOnce: false });
        },
        ...queueCalls(requests),
        ...runCalls(requests),
    };
}
function queueCalls({ graphql, access: { owner, name } }) {
    const entriesOf = async (branch) => {
        const json = await graphql(QUEUE, { owner, name, branch });
        return (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(json, 'data', 'repository', 'mergeQueue', 'entries', 'nodes'));
    };
    return {
        /**
         * The pull requests whose merges lead from commit `base` to commit `head` in the merge queue of a branch, the last
         * one first.
         *
         * @returns undefined if the queue does not have each of these merges
         */
        async queuedPullRequests(branch, head, base) {
            const entries = await entriesOf(branch);
            return mergesSince((commit) => commit === base, head, entries)?.pulls;
        },
        /**
         * All pull requests that the merge queue of a branch would merge with commit `head`, the last one first.
         *
         * @returns also the commit before all of them, which the queue did not make; undefined as above
         */
        async waitingPullRequests(branch, head) {
            const entries = await entriesOf(branch);
            return mergesSince((commit) => mergeOf(commit, entries) === undefined, head, entries);
        },
    };
}
function mergeOf(commit, entries) {
    return entries.find((node) => (0,shapes/* valueAt */.fK)(node, 'headCommit', 'oid') === commit);
}
/** The merges of a queue from commit `head` back to one that is the end. */
function mergesSince(isEnd, head, entries) {
    const pulls = [];
    let merge = head;
    while (!isEnd(merge)) {
        const entry = mergeOf(merge, entries);
        const number = Number((0,shapes/* valueAt */.fK)(entry, 'pullRequest', 'number'));
        const commit = (0,commit_id/* readCommitId */.f)((0,shapes/* valueAt */.fK)(entry, 'pullRequest', 'headRefOid'));
        if (commit === undefined || !(number > 0))
            return undefined;
        // An entry that is met again would never lead to the end.
        if (pulls.length >= entries.length)
            return undefined;
        const isFork = readFlag((0,shapes/* valueAt */.fK)(entry, 'pullRequest', 'isCrossRepository'));
        pulls.push({ number, commit, isFork });
        merge = (0,shapes/* valueAt */.fK)(entry, 'baseCommit', 'oid');
    }
    return { pulls, before: (0,commit_id/* readCommitId */.f)(merge) };
}
function runCalls({ call }) {
    const path = '/repos/{owner}/{repo}/actions/runs/{run_id}';
    return {
        /**
         * The refusal if the token may not start workflow runs. It asks to start the run that this job is part of. GitHub
         * never does, because that run is still going on, and answers with this reason or with the missing permission.
         */
        async refusedToStart(run_id) {
            const starting = call(`POST ${path}/rerun-failed-jobs`, { run_id }, { accept: [404] });
            const refusal = await starting.then(() => undefined, (0,host_error/* onHostError */.yg)((error) => error));
            return refusal?.facts.isAboutToken === true ? refusal : undefined;
        },
        /** Why no job of a workflow run can be started again now, as a sentence; undefined if one can. Nothing is started. */
        restartProblem: async (run_id, commit) => problemOfRestart(await call(`GET ${path}`, { run_id }, { accept: [404] }), run_id, commit),
        /** Starts the failed jobs of a workflow run again, or `all` of them. @returns why not, as a sentence */
        async startAgain(run_id, commit, all) {
            const run = await call(`GET ${path}`, { run_id }, { accept: [404] });
            const why = problemOfRestart(run, run_id, commit);
            if (why !== undefined)
                return why;
            const which = `The workflow run ${run_id}`;
            if ((0,shapes/* valueAt */.fK)(run.json, 'conclusion') === 'success' && !all)
                return undefined;
            const accept = [403, 404, 409, 422];
            const route = all
                ? `POST ${path}/rerun`
                : `POST ${path}/rerun-failed-jobs`;
            const again = await call(route, { run_id }, { accept });
            if (again.status < 300)
                return undefined;
            const reason = (0,shapes/* textAt */.$6)(again.json, 'message') ?? String(again.status);
            return `${which} could not be started again: ${reason} It may be too old (GitHub keeps a month), or the job lacks \`actions: write\`. Push a commit to have the gate run.`;
        },
    };
}
/** Why no job of a workflow run can be started again, by the answer about it. */
function problemOfRestart(run, id, commit) {
    const which = `The workflow run ${id}`;
    if (run.status === 404 || (0,shapes/* valueAt */.fK)(run.json, 'head_sha') !== commit) {
        return `${which} is not one of this commit.`;
    }
    return (0,shapes/* valueAt */.fK)(run.json, 'status') === 'completed'
        ? undefined
        : `${which} is still going: start it again once it is over.`;
}
//# sourceMappingURL=command-calls.js.map
;// CONCATENATED MODULE: ./build/src/hosts/github/calls.js
/**
 * The requests to GitHub's API, one method per request or list. Those for commands in comments are in `command-calls.ts`, for
 * files in `file-calls.ts`, for a pull request with its comments in `snapshot.ts`, for teams in `teams.ts`.
 */
















function createGitHubApi(access, ports) {
    const { server } = access;
    const isGitHub = server === github_server/* GITHUB */.U0;
    const create = isGitHub ? createOctokitRequests : createGiteaRequests;
    const requests = { ...create(access, ports), access };
    const files = createFileApi(requests);
    const requestReview = async (pull_number, people, teams) => {
        const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
        await requests.call(route, { pull_number, reviewers: people, team_reviewers: teams });
    };
    return {
        server,
        neutralise: isGitHub ? undefined : own_comments/* neutraliseNote */.Fn,
        ...files,
        snapshot: createSnapshot(requests, files),
        lookAtPull: isGitHub ? (number) => lookAtPull(requests, number) : undefined,
        ...commentCalls(requests),
        ...checkCalls(requests),
        ...compareCalls(requests),
        ...ruleCalls(requests),
        ...pullCalls(requests),
        async permissionOf(login) {
            const permission = (0,shapes/* textAt */.$6)(await readPermission(requests, login), 'permission');
            if (permission === undefined)
                throw (0,host_error/* unreadableAnswer */.Cw)(requests.service);
            if (isGitHub || (0,github_server/* mayWrite */.J)(permission))
                return permission;
            return (await mayWriteByTeam(requests, login)) ? 'write' : permission;
        },
        history: isGitHub ? historyCalls(requests) : undefined,
        commands: isGitHub ? commandCalls(requests) : undefined,
        requestReview: isGitHub ? requestReview : undefined,
        listTeams: isGitHub ? (login) => listTeams(requests, login) : undefined,
    };
}
function commentCalls({ call, service }) {
    const comments = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
    return {
        async createComment(issue_number, body) {
            const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
            return toComment((await call(route, { issue_number, body })).json, service);
        },
        updateComment: async (comment_id, body) => void (await call(`PATCH ${comments}`, { comment_id, body })),
        deleteComment: async (comment_id) => void (await call(`DELETE ${comments}`, { comment_id }, { accept: [404, 410] })),
    };
}
function checkCalls({ call, service }) {
    return {
        /** Adds annotations to a check run, and changes neither its status nor its conclusion. */
        async updateCheckRun(check_run_id, output) {
            // GitHub shows annotations twice that were sent twice, so the request is not repeated.
            const sendOnce = output.annotations.length > 0;
            const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
            await call(route, { check_run_id, output }, { sendOnce });
            return check_run_id;
        },
        async createCheckRun(checkRun) {
            const { headSha: head_sha, ...rest } = checkRun;
            const check = { ...rest, head_sha, status: 'completed' };
            return (0,host_error/* readId */.wh)((await call('POST /repos/{owner}/{repo}/check-runs', check)).json, service);
        },
    };
}
/** The checks that the rules of the default branch require. Those of an older branch protection are not in them. */
function ruleCalls({ call }) {
    return {
        async requiredChecks() {
            const { json } = await call('GET /repos/{owner}/{repo}', {});
            const branch = (0,shapes/* textAt */.$6)(json, 'default_branch') ?? 'main';
            const route = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
            const rules = await call(route, { branch, per_page: 100 });
            const checks = (0,parse/* listOf */.c3)(rules.json).flatMap((rule) => (0,shapes/* valueAt */.fK)(rule, 'type') === 'required_status_checks'
                ? (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(rule, 'parameters', 'required_status_checks'))
                : []);
            return { branch, names: checks.flatMap((check) => (0,shapes/* textAt */.$6)(check, 'context') ?? []) };
        },
    };
}
/** How many files a comparison lists at most. */
const MOST_COMPARED = 300;
function compareCalls({ call }) {
    return {
        /**
         * The paths that differ between two commits, with both names of a moved file; undefined unless the list is certainly
         * whole and `base` is an ancestor of `head`. https://docs.github.com/en/rest/commits/commits#compare-two-commits lists
         * 300 files at most, and says nowhere how many there are.
         */
        async changedBetween(base, head) {
            const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
            const { json } = await call(route, { basehead: `${base}...${head}` });
            if ((0,shapes/* valueAt */.fK)(json, 'merge_base_commit', 'sha') !== base)
                return undefined;
            const files = (0,shapes/* valueAt */.fK)(json, 'files');
            if (!Array.isArray(files) || files.length >= MOST_COMPARED)
                return undefined;
            const names = files.map((file) => [
                (0,shapes/* textAt */.$6)(file, 'filename'),
                // A file that was renamed has another name before; all others leave this out.
                (0,shapes/* textAt */.$6)(file, 'previous_filename') ?? (0,shapes/* textAt */.$6)(file, 'filename'),
            ]);
            const paths = names.flat().filter((name) => name !== undefined);
            return paths.length === 2 * names.length ? [...new Set(paths)] : undefined;
        },
    };
}
/** Of more commits, GitHub is not asked about each. */
const MOST_PAGES_OF_COMMITS = 3;
/** What was merged into a branch. */
function historyCalls(requests) {
    return {
        /**
         * The commits that `head` has and `base` has not, oldest first; undefined unless they are certainly all, and `base` is an
         * ancestor of `head`.
         */
        async commitsBetween(base, head) {
            const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
            const commits = new Map();
            for (let page = 1; page <= MOST_PAGES_OF_COMMITS; page += 1) {
                const parameters = { basehead: `${base}...${head}`, per_page: 100, page };
                const { json } = await requests.call(route, parameters, { accept: [404] });
                const total = (0,shapes/* valueAt */.fK)(json, 'total_commits');
                if ((0,shapes/* valueAt */.fK)(json, 'merge_base_commit', 'sha') !== base)
                    return undefined;
                const listed = (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(json, 'commits'));
                for (const one of listed) {
                    const id = (0,commit_id/* readCommitId */.f)((0,shapes/* valueAt */.fK)(one, 'sha'));
                    const parents = (0,parse/* listOf */.c3)((0,shapes/* valueAt */.fK)(one, 'parents')).map((each) => (0,shapes/* textAt */.$6)(each, 'sha') ?? '');
                    if (id !== undefined)
                        commits.set(id, { id, parents });
                }
                if (commits.size === total)
                    return [...commits.values()];
                if (listed.length === 0)
                    return undefined;
            }
            return undefined;
        },
        /** The pull requests that GitHub names for a commit: the one that brought it to its branch, and maybe others. */
        pullRequestsOf: (commit) => listPullsOf(commit, requests),
    };
}
function readListed(item, service) {
    const facts = toFacts(item, service);
    return { ...facts, id: `${facts.target}#${facts.number}` };
}
/** @throws HostError if there are more */
function mustBeWhole({ items, whole }, service) {
    if (whole)
        return items;
    const what = `${service} lists more pull requests here than can be read.`;
    throw new host_error/* HostError */.dh('invalid', what, { helpCode: model_errors/* CODES */.Lp.tooManyComments });
}
/** Those of a commit. In a fork, those that go to the original repository are listed, too, and left out here. */
async function listPullsOf(commit_sha, { list, service, access: { owner, name } }) {
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
    const listing = list(route, { commit_sha, per_page: 100 }, (item) => readListed(item, service));
    const pulls = mustBeWhole(await listing, service);
    return pulls.filter(({ target }) => (0,change_origin/* compareOwners */.EB)(target, `${owner}/${name}`) !== 'foreign');
}
function pullCalls(requests) {
    const { call, list, service, access } = requests;
    const isGitHub = access.server === github_server/* GITHUB */.U0;
    const read = (item) => readListed(item, service);
    const pulls = 'GET /repos/{owner}/{repo}/pulls';
    const listed = async (state) => mustBeWhole(await list(pulls, { state, sort: 'updated', per_page: 100 }, read), service);
    const pullsOf = (commit) => listPullsOf(commit, requests);
    const pullRequest = async (pull_number) => toFacts((await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number })).json, service);
    return {
        pullRequest,
        /** The pull request with this number, the open ones with this head commit, or those from this branch. */
        async pullRequests(query) {
            if (query.by === 'number')
                return [await pullRequest(query.number)];
            if (query.by === 'branch') {
                if (!isGitHub)
                    return listed('open');
                const listing = list(pulls, { head: query.label, state: 'open', per_page: 100 }, read);
                return mustBeWhole(await listing, service);
            }
            // Gitea finds the pull request of a commit only after it was merged.
            const candidates = await (isGitHub ? pullsOf(query.sha) : listed('open'));
            return candidates.filter(({ isOpen, headSha }) => isOpen && headSha === query.sha);
        },
        /** The pull requests that were merged as this commit. */
        async pullRequestsMergedAs(commit) {
            const candidates = await (isGitHub ? pullsOf(commit) : listed('closed'));
            return candidates.filter(({ mergedAs }) => mergedAs === commit);
        },
    };
}
function toFacts(json, service) {
    const pull = (0,github_event/* toPullRequest */.c$)(json);
    if (pull === undefined)
        throw (0,host_error/* unreadableAnswer */.Cw)(service);
    const merged = typeof (0,shapes/* valueAt */.fK)(json, 'merged_at') === 'string';
    return {
        ...pull,
        isOpen: (0,shapes/* valueAt */.fK)(json, 'state') === 'open',
        mergedAs: merged ? (0,commit_id/* readCommitId */.f)((0,shapes/* valueAt */.fK)(json, 'merge_commit_sha')) : undefined,
        branch: (0,shapes/* textAt */.$6)(json, 'head', 'ref'),
        author: (0,shapes/* textAt */.$6)(json, 'user', 'login'),
        target: (0,shapes/* textAt */.$6)(json, 'base', 'repo', 'full_name'),
    };
}
/** Makes the requests to GitHub. It sends nothing by itself. */
function connectGitHub({ githubToken, checksToken, membersToken, server = github_server/* GITHUB */.U0, ...where }, ports) {
    const apiWith = (token) => token ? createGitHubApi({ ...where, server, token }, ports) : undefined;
    const comments = apiWith(githubToken);
    const checks = checksToken === githubToken ? comments : apiWith(checksToken);
    return { comments, checks, members: apiWith(membersToken) };
}
//# sourceMappingURL=calls.js.map

/***/ }),

/***/ 87189:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QR: function() { return /* binding */ targetsOf; },
/* harmony export */   c$: function() { return /* binding */ toPullRequest; },
/* harmony export */   j_: function() { return /* binding */ readEvent; },
/* harmony export */   ou: function() { return /* binding */ requestBaseOf; }
/* harmony export */ });
/* unused harmony exports jobOriginOnGitHub, leavesBase, repositoryIdOf */
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66238);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24610);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58245);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2340);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51554);






/** What the event says; undefined outside of Actions, where no repository and no commit are named. */
function readEvent(options) {
    const { environment, payload, pullRequestNumber } = options;
    const [owner, repository] = (environment['GITHUB_REPOSITORY'] ?? '').split('/');
    const workflowSha = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)(environment['GITHUB_SHA']);
    const name = environment['GITHUB_EVENT_NAME'] ?? '';
    if (!owner || !repository || workflowSha === undefined)
        return undefined;
    const job = jobOf(options, `${owner}/${repository}`);
    const subject = subjectOf(name, payload, workflowSha);
    if (subject.pullRequest === undefined) {
        // If the payload cannot be read, the ref has the number: `refs/pull/7/merge`.
        const [, numberInRef] = /^refs\/pull\/(\d+)\//.exec(environment['GITHUB_REF'] ?? '') ?? [];
        const number = pullRequestNumber ??
            (subject.pullRequestQuery ? undefined : (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePositiveNumber */ .uH)(numberInRef));
        if (number !== undefined)
            subject.pullRequestQuery = { by: 'number', number };
    }
    const isPullNamed = pullRequestNumber !== undefined;
    return {
        name,
        owner,
        repository,
        defaultBranch: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'repository', 'default_branch') ??
            (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'pull_request', 'base', 'repo', 'default_branch'),
        workflowSha,
        headSha: workflowSha,
        ...subject,
        jobOrigin: jobOriginOnGitHub(name, payload, environment, isPullNamed),
        tokenHint: tokenHintOf(name, subject.pullRequest, environment),
        job,
    };
}
/** Why a job of this event has no secrets, if that is known. */
function tokenHintOf(name, pullRequest, environment) {
    if (environment['GITHUB_ACTOR'] === DEPENDABOT)
        return DEPENDABOT_SECRETS;
    // A fork's pull request gets no secrets, unless the event runs in the name of the target.
    const isOfPullRequest = name.startsWith('pull_request') && name !== 'pull_request_target';
    if (!isOfPullRequest || pullRequest?.fork !== true)
        return undefined;
    // Where no reviewer releases jobs, there is no recipe.
    const isReviewed = (0,_server_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(environment).ignoresEnvironments !== true;
    return isReviewed ? `${FORK_SECRETS} ${(0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeForks */ .pQ)()}` : FORK_SECRETS;
}
/** The pull request, or how to find it, and the head; what is left out is not of this event. */
function subjectOf(name, payload, workflowSha) {
    const pullRequest = toPullRequest((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'pull_request'));
    if (pullRequest !== undefined)
        return { pullRequest, headSha: pullRequest.headSha };
    switch (name) {
        case 'issue_comment': {
            const issue = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'issue'));
            const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readPositiveNumber */ .dR)(issue['number']);
            // Gitea has the field on every issue.
            const isPull = Boolean(issue['pull_request']) && number !== undefined;
            return isPull ? { pullRequestQuery: { by: 'number', number } } : {};
        }
        case 'merge_group':
            return { headSha: (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'merge_group', 'head_sha')) ?? workflowSha };
        case 'workflow_run':
            return triggeringRun((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'workflow_run'));
        case 'push':
            return { pullRequestQuery: { by: 'commit', sha: workflowSha } };
        default:
            return {};
    }
}
/**
 * What a `workflow_run` event is about: the run that started it. Its list of pull requests is empty if the head is in a fork;
 * then the branch of the head says which one it is.
 */
function triggeringRun(run) {
    const headSha = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(run, 'head_sha'));
    if (headSha === undefined)
        return {};
    const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readPositiveNumber */ .dR)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(ownPullOf(run), 'number'));
    if (number !== undefined)
        return { headSha, pullRequestQuery: { by: 'number', number } };
    const owner = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(run, 'head_repository', 'owner', 'login');
    const branch = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(run, 'head_branch');
    if (owner === undefined || branch === undefined)
        return { headSha };
    return { headSha, pullRequestQuery: { by: 'branch', label: `${owner}:${branch}`, sha: headSha } };
}
/** The first pull request that a run lists. One into a fork, by which somebody keeps it up to date, is listed, too. */
function ownPullOf(run) {
    return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .listOf */ .c3)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(run, 'pull_requests')).find((pull) => {
        const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'base', 'repo', 'id');
        return id === undefined || id === (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(run, 'repository', 'id');
    });
}
/** @param pull as the API and the payloads of events have it; undefined if it is not whole */
function toPullRequest(pull) {
    const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readPositiveNumber */ .dR)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'number'));
    const headSha = (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'head', 'sha'));
    if (number === undefined || headSha === undefined)
        return undefined;
    const from = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'head', 'repo', 'full_name');
    const to = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'base', 'repo', 'full_name');
    // A fork that was deleted has no repository any more, and is a fork.
    const fork = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readNonEmptyText */ .gc)(from) === undefined || from !== to || isWithoutBranch(pull);
    return { number, headSha, fork, input: toInput(number, pull) };
}
function toInput(number, pull) {
    const labels = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'labels');
    const draft = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'draft');
    return {
        number,
        author: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(pull, 'user', 'login'),
        labels: Array.isArray(labels)
            ? labels.flatMap((label) => (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(label, 'name') ?? [])
            : undefined,
        base: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(pull, 'base', 'ref'),
        head: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(pull, 'head', 'ref'),
        draft: typeof draft === 'boolean' ? draft : undefined,
    };
}
/**
 * On Gitea, everyone who may read a repository may push `refs/for/main` to it. The pull request then
 * names the repository itself as its origin, but it has no branch there.
 */
function isWithoutBranch(pull) {
    const { label, ref } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(pull, 'head'));
    return label === '' || (typeof ref === 'string' && ref.startsWith('refs/'));
}
/** Events that only people of the repository can start, about commits that it has already. */
const REPOSITORY_EVENTS = 'push schedule create release workflow_dispatch'.split(' ');
/** @param isPullNamed whether the workflow names a pull request by `pr-number` */
function jobOriginOnGitHub(name, payload, environment, isPullNamed) {
    const isOfRepository = REPOSITORY_EVENTS.includes(name) && !isPullNamed;
    // Only people with write access can queue a pull request.
    const isOwn = isOfRepository || name === 'merge_group';
    const origin = isOwn ? 'own' : originByPayload(name, payload, environment);
    // The run before need not be about the pull request that the workflow names.
    const isOfOther = name === 'workflow_run' && isPullNamed && origin === 'own';
    return {
        proposed: !isOfRepository || (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .isMergeQueueBranch */ .KX)(environment['GITHUB_REF']),
        changeOrigin: isOfOther ? 'unknown' : origin,
    };
}
/**
 * The base of the request that the event is about; undefined if it is about none: a push, also of a branch that has a pull
 * request, a schedule, and what follows a push.
 *
 * @param pullRequest the one that was looked up where the event only names it
 */
function requestBaseOf({ name, defaultBranch, pullRequestQuery, ...event }, { payload, environment }, pullRequest) {
    const ofPayload = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'pull_request', 'base', 'ref');
    if (event.pullRequest !== undefined || ofPayload !== undefined) {
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_5__/* .toRequestBase */ .U7)(ofPayload, defaultBranch);
    }
    const queue = environment['GITHUB_REF'];
    if (name === 'merge_group' || (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .isMergeQueueBranch */ .KX)(queue)) {
        const branch = (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_5__/* .branchOf */ .W0)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'merge_group', 'base_ref')) ?? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_5__/* .baseOfQueue */ .eu)(queue);
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_5__/* .toRequestBase */ .U7)(branch, defaultBranch);
    }
    const startedBy = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'workflow_run', 'event') ?? '';
    const followsRequest = name === 'workflow_run' && !REPOSITORY_EVENTS.includes(startedBy);
    const isNamed = pullRequestQuery?.by === 'number' && (name !== 'workflow_run' || followsRequest);
    if (isNamed || followsRequest || name.startsWith('pull_request')) {
        const ofRun = ownPullOf((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'workflow_run'));
        const named = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(ofRun, 'base', 'ref') ?? (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readNonEmptyText */ .gc)(environment['GITHUB_BASE_REF']);
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_5__/* .toRequestBase */ .U7)(pullRequest?.input?.base ?? named, defaultBranch);
    }
    return undefined;
}
/** Whether the event is an edit of the pull request that says what it changed, and that this is not the base. */
function leavesBase({ name }, payload) {
    const changes = valueAt(payload, 'changes');
    const isEdit = name.startsWith('pull_request') && textAt(payload, 'action') === 'edited';
    return isEdit && isRecord(changes) && !Object.hasOwn(changes, 'base');
}
/** Where the head of the event's pull request or run comes from. */
function originByPayload(name, payload, environment) {
    const isPull = 'pull_request' in (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .fieldsOf */ .Pf)(payload);
    if (!isPull && name !== 'workflow_run')
        return 'unknown';
    const where = isPull ? ['pull_request', 'head', 'repo'] : ['workflow_run', 'head_repository'];
    const from = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, ...where);
    // The fork was deleted.
    if (from === null || (isPull && isWithoutBranch((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'pull_request')))) {
        return 'foreign';
    }
    // A repository keeps its id when it is renamed. The event of a job that is run again may have the old name.
    const id = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .readPositiveNumber */ .dR)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(from, 'id'));
    if (id !== undefined && String(id) === environment['GITHUB_REPOSITORY_ID'])
        return 'own';
    return (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_0__/* .compareOwners */ .EB)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(from, 'full_name'), environment['GITHUB_REPOSITORY']);
}
/** The commits that the pull request or the queue of this event would be merged into, as far as they are known. */
async function targetsOf({ name, headSha, workflowSha }, payload, tipOf) {
    const branch = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .textAt */ .$6)(payload, 'pull_request', 'base', 'ref');
    const tip = branch === undefined ? undefined : await tipOf(branch);
    const targets = [
        (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'pull_request', 'base', 'sha')),
        (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .valueAt */ .fK)(payload, 'merge_group', 'base_sha')),
        // The workflow of this event runs at the target; that of the others at a merge of the change.
        name === 'pull_request_target' ? (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommitId */ .f)(workflowSha) : undefined,
        // The branch may have grown since the event. Once the change is merged, the workflow runs at the tip, which holds the
        // change and is no target of it.
        tip === workflowSha ? undefined : tip,
    ];
    return targets.filter((commit) => commit !== undefined).filter((commit) => commit !== headSha);
}
const DEPENDABOT = 'dependabot[bot]';
const FORK_SECRETS = 'pull requests from forks get no secrets.';
const DEPENDABOT_SECRETS = "Dependabot's jobs get Dependabot secrets only: add it in the repository's settings under Secrets and variables, Dependabot.";
function jobOf({ environment, checkRunId }, slug) {
    const runId = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePositiveNumber */ .uH)(environment['GITHUB_RUN_ID']);
    const attempt = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePositiveNumber */ .uH)(environment['GITHUB_RUN_ATTEMPT'] ?? '1');
    if (runId === undefined || attempt === undefined)
        return undefined;
    const server = (0,_server_js__WEBPACK_IMPORTED_MODULE_1__/* .serverOf */ .FN)(environment);
    const number = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePositiveNumber */ .uH)(environment[server.runVariable]) ?? runId;
    let url = `${(0,_server_js__WEBPACK_IMPORTED_MODULE_1__/* .serverUrlOf */ .Gh)(environment)}/${slug}/actions/runs/${number}`;
    if (server.name === 'github') {
        if (checkRunId !== undefined)
            url += `/job/${checkRunId}`;
        else if (attempt > 1)
            url += `/attempts/${attempt}`;
    }
    return { url, runId, attempt };
}
/** The name and the id of the repository, and the origin of its host. */
function repositoryIdOf({ owner, repository }, payload, environment) {
    const id = readPositiveNumber(valueAt(payload, 'repository', 'id')) ??
        parsePositiveNumber(environment['GITHUB_REPOSITORY_ID']);
    return {
        host: serverUrlOf(environment),
        repository: `${owner}/${repository}`.toLowerCase(),
        repositoryId: id === undefined ? undefined : String(id),
    };
}
//# sourceMappingURL=event.js.map

/***/ }),

/***/ 27758:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   github: function() { return /* binding */ github; },
/* harmony export */   readPayload: function() { return /* binding */ readPayload; }
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66238);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10000);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34271);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43962);
/* harmony import */ var _authorization_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1228);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2340);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24610);
/* harmony import */ var _event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87189);
/* harmony import */ var _server_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51554);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/** GitHub Actions: what its environment says of a job. `event.ts` reads more from the event's payload. */












const github = {
    server: {
        address(environment) {
            const server = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']);
            const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSlug */ .dF)(environment['GITHUB_REPOSITORY']);
            return server && slug && `${server}/${slug}.git`;
        },
        authorization: ({ GITHUB_TOKEN }) => (0,_authorization_js__WEBPACK_IMPORTED_MODULE_7__/* .basicAuthorization */ .a)('x-access-token', GITHUB_TOKEN),
        isNew: ({ RUNNER_ENVIRONMENT }) => RUNNER_ENVIRONMENT === 'github-hosted',
        remedy: 'Hand the job its own token: `env: { GITHUB_TOKEN: ${{ github.token }} }`, with `permissions: contents: read`.',
    },
    facts(environment) {
        const { pullPath, runVariable, style } = (0,_server_js__WEBPACK_IMPORTED_MODULE_4__/* .serverOf */ .FN)(environment);
        const serverUrl = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']);
        const slug = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSlug */ .dF)(environment['GITHUB_REPOSITORY']);
        const page = serverUrl && slug && `${serverUrl}/${slug}`;
        const [, pull, side] = /^refs\/pull\/(\d+)\/(merge|head)$/.exec(environment['GITHUB_REF'] ?? '') ?? [];
        const run = (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePositiveNumber */ .uH)(environment[runVariable]);
        return {
            // For a pull request, GitHub names a merge commit, which people do not review.
            commit: side === 'merge' ? undefined : (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__/* .readCommitId */ .f)(environment['GITHUB_SHA']),
            pullRequest: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .toNumberedRequest */ .xu)((0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePositiveNumber */ .uH)(pull), page && `${page}/${pullPath}/${pull}`),
            jobUrl: page && run ? `${page}/actions/runs/${run}` : undefined,
            runNumber: (0,_shapes_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePositiveNumber */ .uH)(environment['GITHUB_RUN_ID']),
            repository: serverUrl && slug ? { serverUrl, slug, style } : undefined,
        };
    },
    pushedBranch: ({ GITHUB_EVENT_NAME: event, GITHUB_REF: ref = '' }) => event === 'push' && ref.startsWith('refs/heads/') ? (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_9__/* .branchOf */ .W0)(ref) : undefined,
    async targetCommits(environment, tipOf) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)({ environment, payload });
        return event === undefined ? [] : (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .targetsOf */ .QR)(event, payload, tipOf);
    },
    checksOutTarget: (environment) => environment['GITHUB_EVENT_NAME'] === 'pull_request_target',
    async requestBase(environment) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)({ environment, payload });
        return event && (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .requestBaseOf */ .ou)(event, { environment, payload }, undefined);
    },
    async jobOrigin(environment) {
        const { payload } = await readPayload(environment);
        const event = (0,_event_js__WEBPACK_IMPORTED_MODULE_3__/* .readEvent */ .j_)({ environment, payload });
        return event?.jobOrigin ?? { proposed: true, changeOrigin: 'unknown' };
    },
};
/** The event's payload; undefined when there is none or it cannot be read, and then why. */
async function readPayload(environment) {
    const path = environment['GITHUB_EVENT_PATH'] ?? '';
    if (path === '')
        return {};
    const problemOf = (why) => ({
        problem: (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.noEvent, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `The event of this job, which ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)('GITHUB_EVENT_PATH')} names, cannot be read: ${why}`, { actor: 'operators' }),
    });
    try {
        const payload = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .parseJson */ .qF)(await (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegular */ .VX)(path));
        return (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_10__/* .isRecord */ .u4)(payload)
            ? { payload }
            : problemOf((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .filePart */ .A4)(path)} holds no JSON object.`);
    }
    catch (error) {
        return problemOf((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_1__/* .foreign */ .V$)((0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_11__/* .errorMessage */ .g)(error))}.`);
    }
}
//# sourceMappingURL=github.js.map

/***/ }),

/***/ 51554:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dr: function() { return /* binding */ UNREACHABLE; },
/* harmony export */   FN: function() { return /* binding */ serverOf; },
/* harmony export */   Gh: function() { return /* binding */ serverUrlOf; },
/* harmony export */   J: function() { return /* binding */ mayWrite; },
/* harmony export */   U0: function() { return /* binding */ GITHUB; },
/* harmony export */   Vp: function() { return /* binding */ SERVERS; },
/* harmony export */   xG: function() { return /* binding */ apiTokenOf; }
/* harmony export */ });
/* unused harmony exports GITEA, withoutReviewer */
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65639);


const GITHUB = {
    name: 'github',
    variable: 'GITHUB_ACTIONS',
    service: 'GitHub',
    pullPath: 'pull',
    runVariable: 'GITHUB_RUN_ID',
};
const GITEA = {
    name: 'gitea',
    variable: 'GITEA_ACTIONS',
    service: 'Gitea',
    style: {
        line: '/src/commit/{commit}/{path}#L{line}',
        job: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `workflow run`,
        change: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .eu) `pull request #`,
    },
    pullPath: 'pulls',
    runVariable: 'GITHUB_RUN_ID',
    ignoresEnvironments: true,
    refusedRemedy: "The job's own token needs `permissions: contents: read` and `pull-requests: write` in the workflow, and no less in the repository's Settings → Actions; a person's token needs the scopes read:user, read:repository and write:issue.",
    permissionRemedy: 'It shows permissions in a repository to administrators only. Pass the token of one, with the scopes read:repository, read:user and read:organization (for teams), as `github-token` (`GITHUB_TOKEN` for the command line).',
};
const FORGEJO = {
    ...GITEA,
    name: 'forgejo',
    variable: 'FORGEJO_ACTIONS',
    service: 'Forgejo',
    runVariable: 'GITHUB_RUN_NUMBER',
};
/** The remedy if the server does not answer. */
const UNREACHABLE = 'Check GITHUB_API_URL, the proxy (HTTPS_PROXY, NO_PROXY) and, for a private certificate, NODE_EXTRA_CA_CERTS.';
/** All servers. GitHub is the last, because the others set its variable, too. */
const SERVERS = [FORGEJO, GITEA, GITHUB];
function serverOf(environment) {
    return SERVERS.find(({ variable }) => environment[variable]) ?? GITHUB;
}
/** The address of the pages for people, without the slash that Gitea puts at its end. */
function serverUrlOf(environment) {
    return (0,_shapes_js__WEBPACK_IMPORTED_MODULE_1__/* .parseLink */ .Ap)(environment['GITHUB_SERVER_URL']) ?? 'https://github.com';
}
/** Whether a permission in the repository, or in its code, lets somebody push. `owner` is Gitea's word. */
function mayWrite(permission) {
    return permission === 'owner' || permission === 'admin' || permission === 'write';
}
function withoutReviewer({ service }) {
    return `${service} ignores \`environment:\`: no reviewer releases a job there, and every job of the repository can read its secrets.`;
}
/** The token for the API that the environment of a job has; `GITEA_TOKEN` comes first on Gitea and Forgejo. */
function apiTokenOf(environment) {
    const own = serverOf(environment) === GITHUB ? undefined : environment['GITEA_TOKEN']?.trim();
    return own || environment['GITHUB_TOKEN']?.trim() || undefined;
}
//# sourceMappingURL=server.js.map

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

/***/ })

};
;