export const id = 763;
export const ids = [763];
export const modules = {

/***/ 90763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gitlab: () => (/* binding */ gitlab)
/* harmony export */ });
/* harmony import */ var _model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66238);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85382);
/* harmony import */ var _model_request_base_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(24610);
/* harmony import */ var _model_unfilled_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84824);
/* harmony import */ var _trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58245);
/* harmony import */ var _hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1228);
/* harmony import */ var _hosts_host_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93452);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31755);
/* harmony import */ var _hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(65639);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2340);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10000);
/* harmony import */ var _model_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74132);
/** GitLab CI, and one note on a merge request. The files that GitLab shows by itself are written by `features/report-files/`. */












const SERVICE = 'GitLab';
const STYLE = {
    line: '/-/blob/{commit}/{path}#L{line}',
    job: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `job`,
    change: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .eu) `merge request !`,
};
/** Sources of pipelines that are about commits of the repository itself. */
const SOURCES_OF_REPOSITORY = 'push schedule web api trigger pipeline webide chat'.split(' ');
const gitlab = {
    server: {
        address(environment) {
            const project = projectOf(environment);
            return project && `${project}.git`;
        },
        authorization: ({ CI_JOB_TOKEN }) => (0,_hosts_authorization_js__WEBPACK_IMPORTED_MODULE_6__/* .basicAuthorization */ .a)('gitlab-ci-token', CI_JOB_TOKEN),
        remedy: 'The job token must be able to read the project: Settings → CI/CD → Job token permissions.',
    },
    facts(environment) {
        const serverUrl = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLinkOrigin */ .M6)(environment['CI_SERVER_URL']);
        const slug = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseSlug */ .dF)(environment['CI_PROJECT_PATH']);
        const project = projectOf(environment);
        const number = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePositiveNumber */ .uH)(environment['CI_MERGE_REQUEST_IID']);
        return {
            commit: (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__/* .readCommitId */ .f)(environment['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ??
                (0,_model_commit_id_js__WEBPACK_IMPORTED_MODULE_8__/* .readCommitId */ .f)(environment['CI_COMMIT_SHA']),
            pullRequest: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .toNumberedRequest */ .xu)(number, project && `${project}/-/merge_requests/${number}`),
            jobUrl: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(environment['CI_JOB_URL']),
            runNumber: (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePositiveNumber */ .uH)(environment['CI_PIPELINE_ID']),
            repository: serverUrl && slug ? { serverUrl, slug, style: STYLE } : undefined,
        };
    },
    isPrivate(environment) {
        // In a fork the variable is about the fork, and the comment is in the project that the request goes to.
        const target = environment['CI_MERGE_REQUEST_PROJECT_ID'];
        const isHere = target === undefined || target === environment['CI_PROJECT_ID'];
        const visibility = environment['CI_PROJECT_VISIBILITY'];
        return isHere && visibility !== undefined ? visibility === 'private' : undefined;
    },
    requestBase(environment) {
        const { CI_MERGE_REQUEST_IID: number, CI_PIPELINE_SOURCE: source } = environment;
        const { CI_DEFAULT_BRANCH, CI_PROJECT_ID } = environment;
        if (number) {
            // A pipeline in a fork names the default branch of the fork.
            const target = environment['CI_MERGE_REQUEST_PROJECT_ID'];
            const projects = [CI_PROJECT_ID, environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID']];
            const isHere = Boolean(target) && projects.includes(target);
            const branch = environment['CI_MERGE_REQUEST_TARGET_BRANCH_NAME'];
            return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_9__/* .toRequestBase */ .U7)(branch, isHere ? CI_DEFAULT_BRANCH : undefined);
        }
        if (source !== 'external_pull_request_event')
            return undefined;
        const branch = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME'];
        return (0,_model_request_base_js__WEBPACK_IMPORTED_MODULE_9__/* .toRequestBase */ .U7)(branch, CI_DEFAULT_BRANCH);
    },
    repositoryId: (environment) => (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .toRepositoryId */ .XL)((0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLinkOrigin */ .M6)(environment['CI_SERVER_URL']), projectIdOf(environment)),
    pushedBranch: ({ CI_PIPELINE_SOURCE: source, CI_COMMIT_BRANCH: branch }) => source === 'push' ? branch || undefined : undefined,
    jobOrigin(environment) {
        if (environment['CI_MERGE_REQUEST_IID']) {
            const from = environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID'];
            return {
                proposed: true,
                changeOrigin: (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .compareOwners */ .EB)(from, environment['CI_MERGE_REQUEST_PROJECT_ID']),
            };
        }
        const source = environment['CI_PIPELINE_SOURCE'] ?? '';
        if (source === 'external_pull_request_event') {
            const from = environment['CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY'];
            const to = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'];
            return { proposed: true, changeOrigin: (0,_trust_change_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .compareOwners */ .EB)(from, to) };
        }
        const branchOrTag = environment['CI_COMMIT_BRANCH'] || environment['CI_COMMIT_TAG'];
        return {
            proposed: !SOURCES_OF_REPOSITORY.includes(source),
            changeOrigin: branchOrTag ? 'own' : 'unknown',
        };
    },
    comments({ environment, pullRequest, commit = '' }, ports) {
        const apiUrl = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(environment['CI_API_V4_URL']);
        // A merge request from a fork runs in the fork unless a member starts it in the target project.
        const projectId = projectIdOf(environment);
        const token = (0,_model_unfilled_js__WEBPACK_IMPORTED_MODULE_10__/* .filledIn */ .A)(environment['GITLAB_TOKEN']);
        if (!apiUrl || !projectId || !pullRequest)
            return undefined;
        if (!token)
            return NO_TOKEN;
        const { number, url = '' } = pullRequest;
        const notes = `/projects/${projectId}/merge_requests/${number}/notes`;
        const host = {
            service: SERVICE,
            baseUrl: apiUrl,
            headers: { 'private-token': token },
            refusedRemedy: 'GITLAB_TOKEN needs the scope "api" and at least the role Reporter in this project, and must not have expired.',
            list: `${notes}?per_page=100&sort=asc&order_by=created_at`,
            toRequestBody: (body) => ({ body }),
            readNote: toNote,
            pageUrlOf: (id) => `${url}#note_${id}`,
            whoAmI: async (ask) => String((0,_hosts_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readId */ .wh)((await ask('GET', '/user')).json, SERVICE)),
            addressOf: (id) => `${notes}/${id}`,
            update: (ask, id, body) => ask('PUT', `${notes}/${id}`, { body }),
        };
        return (0,_notes_js__WEBPACK_IMPORTED_MODULE_3__/* .createNotes */ .a)(host, commit, ports);
    },
};
function projectIdOf(environment) {
    return (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parsePositiveNumber */ .uH)(environment['CI_MERGE_REQUEST_PROJECT_ID'] ?? environment['CI_PROJECT_ID']);
}
/** A merge request of a fork may run in the fork. */
function projectOf(environment) {
    const { CI_MERGE_REQUEST_PROJECT_URL: target, CI_PROJECT_URL: project } = environment;
    return (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .parseLink */ .Ap)(target ?? project);
}
const NO_TOKEN = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .finding */ .gk)(_model_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CODES */ .Lp.lacksHostRight, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `No comment: there is no token for the GitLab API.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .phrase */ .MZ) `Create a project access token with the role Reporter and the scope ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)('api')} and hand it to the job as the masked variable ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('GITLAB_TOKEN')} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .setting */ .Pe)('CI_JOB_TOKEN')} may not write notes).`,
    actor: 'operators',
});
/** System notes ("changed the description") cannot be ours. */
function toNote(json) {
    const { body, system } = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .fieldsOf */ .Pf)(json);
    const who = (0,_hosts_shapes_js__WEBPACK_IMPORTED_MODULE_7__/* .valueAt */ .fK)(json, 'author', 'id');
    return {
        id: (0,_hosts_host_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readId */ .wh)(json, SERVICE),
        body: system !== true && typeof body === 'string' ? body : '',
        author: typeof who === 'number' ? String(who) : undefined,
    };
}
//# sourceMappingURL=gitlab.js.map

/***/ }),

/***/ 31755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createNotes)
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
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cY: () => (/* binding */ createAsk),
/* harmony export */   dy: () => (/* binding */ createHostSend)
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

/***/ 42328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ readList),
/* harmony export */   Xh: () => (/* binding */ nextOf),
/* harmony export */   n4: () => (/* binding */ readPages)
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
