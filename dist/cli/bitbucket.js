export const id = 5016;
export const ids = [5016];
export const modules = {
/***/ 18536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
cY: () => ( createAsk),
dy: () => ( createHostSend)
});
var _model_ports_js_0_ = __webpack_require__(18471);
var _model_parse_js_4_ = __webpack_require__(2340);
var _model_retry_after_js_3_ = __webpack_require__(2906);
var _report_markdown_js_1_ = __webpack_require__(70075);
var _host_error_js_2_ = __webpack_require__(93452);
var _shapes_js_5_ = __webpack_require__(65639);
const MOST_ATTEMPTS = 4;
const MOST_PAUSE_MS = 60_000;
const TIMEOUT_MS = 30_000;
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
function createHostSend(options) {
const { clock, deadline, service } = options;
return async (outgoing, rules = {}) => {
const { accept = [], sendOnce = outgoing.method === 'POST' } = rules;
const { signal } = options;
const { method, url } = outgoing;
const what = `${method} ${url.pathname}`;
const abortedError = (why, helpCode) => new _host_error_js_2_ .dh('aborted', `${service}: ${what} ${why}.`, { helpCode });
const outOfTime = 'was not answered before the time for publishing was over';
let waitedMs = 0;
for (let attempt = 1;; attempt++) {
const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
if (leftMs <= 0)
throw abortedError(outOfTime, 'PG-157');
const timeoutMs = Math.min(TIMEOUT_MS, leftMs);
const request = { ...outgoing, timeoutMs, maxBytes: MAX_BYTES, fresh: sendOnce, signal };
const outcome = await options.send(request).catch((error) => {
if (error instanceof _model_ports_js_0_ .w)
return error;
throw error;
});
const status = 'headers' in outcome ? outcome.status : 0;
const isAnswer = status >= 200 && status < 300 && status !== 203;
if ('headers' in outcome && (isAnswer || accept.includes(status))) {
return { ...outcome, json: parseAnswer(outcome, service, what) };
}
const failure = outcome instanceof _model_ports_js_0_ .w ? outcome.failure : undefined;
if (failure === 'aborted')
throw abortedError('was given up');
if (failure === 'timeout' && leftMs < TIMEOUT_MS && !sendOnce)
throw abortedError(outOfTime, 'PG-157');
const refusedRemedy = rules.refusedRemedy ?? options.refusedRemedy;
const problem = toHostError({ ...options, refusedRemedy }, { method, what, sendOnce }, outcome);
const waitMs = attempt < MOST_ATTEMPTS ? waitBeforeRepeatMs(outcome, attempt, options) : undefined;
if (waitMs === undefined || waitedMs + waitMs > MOST_PAUSE_MS || waitMs >= leftMs) {
throw problem;
}
await clock.sleep(waitMs, options.signal).catch(() => {
throw abortedError('was given up');
});
if (problem.kind === 'unsure')
throw problem;
waitedMs += waitMs;
}
};
}
function isRateLimit(answer) {
const { status, headers } = answer;
if (status !== 403)
return status === 429;
const saysSo = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
return saysSo || /secondary rate limit|abuse detection/i.test(refusalSentence(answer));
}
function waitBeforeRepeatMs(outcome, attempt, { clock, random }) {
const backoff = 1_000 * 2 ** (attempt - 1) * (0.5 + random());
if (outcome instanceof _model_ports_js_0_ .w) {
return ['not-sent', 'broken', 'timeout'].includes(outcome.failure) ? backoff : undefined;
}
const { status, headers } = outcome;
const afterMs = announcedWaitMs(outcome, clock);
if (isRateLimit(outcome)) {
if (afterMs !== undefined || headers['x-ratelimit-remaining'] === '0')
return afterMs;
return attempt === 1 ? MOST_PAUSE_MS : undefined;
}
if (status < 500)
return undefined;
return afterMs ?? backoff;
}
function announcedWaitMs({ headers }, clock) {
const afterMs = (0,_model_retry_after_js_3_ .D)(headers, clock.date());
if (afterMs !== undefined || headers['x-ratelimit-remaining'] !== '0')
return afterMs;
const nowMs = Date.parse(headers['date'] ?? '') || clock.date().getTime();
const reset = Number(headers['x-ratelimit-reset']) * 1_000 - nowMs;
return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
}
function toHostError(options, { method, what, sendOnce }, outcome) {
const { service, refusedRemedy, badTokenRemedy, unreachableRemedy } = options;
if (outcome instanceof _model_ports_js_0_ .w) {
const { failure, message } = outcome;
const remedy = outcome.remedy ?? unreachableRemedy;
const mayHaveArrived = failure !== 'not-sent' && failure !== 'tls';
const kind = sendOnce && mayHaveArrived ? 'unsure' : 'unreachable';
const why = message.replace(/\.$/, '');
const text = `${service} could not be reached: ${what} (${why}). ${remedy ?? ''}`;
return new _host_error_js_2_ .dh(kind, text.trimEnd(), { helpCode: outcome.helpCode ?? 'PG-124' });
}
const { status, headers } = outcome;
const sentence = refusalSentence(outcome);
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
return new _host_error_js_2_ .dh(kind, `${text} ${remedy}`, { ...facts, isAboutToken: false });
}
if (isLimited) {
const ms = announcedWaitMs(outcome, options.clock);
const when = ms === undefined ? 'later' : `in ${Math.ceil(ms / 60_000)} min`;
const helpCode = 'PG-122';
return new _host_error_js_2_ .dh(kind, `${text} Run the job again ${when}.`, { ...facts, helpCode });
}
return new _host_error_js_2_ .dh(kind, text, { ...facts, isAboutToken: isTokenRefused });
}
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
function parseAnswer(answer, service, what) {
const { status, body, proxy } = answer;
const json = (0,_model_parse_js_4_ .qF)(new TextDecoder().decode(body));
if (body.length === 0 || json !== undefined)
return json;
const who = proxy === undefined ? 'a proxy or a sign-in page' : `the proxy ${proxy}`;
const text = `${service} answered ${what} with ${status} and something that is not JSON: ${who} is in between.`;
throw new _host_error_js_2_ .dh('invalid', text, { helpCode: 'PG-129' });
}
const LONGEST = 300;
const LONGEST_TEXT = 2_000;
function refusalSentence({ headers, body }) {
const json = (0,_model_parse_js_4_ .qF)(new TextDecoder().decode(body));
if (json !== undefined)
return (0,_report_markdown_js_1_ .Ow)([...new Set(sentencesOf(json))].join(': '), LONGEST);
const isText = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '');
const text = isText ? new TextDecoder().decode(body.subarray(0, LONGEST_TEXT)) : '';
return (0,_report_markdown_js_1_ .Ow)(firstLine(text), LONGEST);
}
function sentencesOf(json) {
const error = (0,_shapes_js_5_ .fK)(json, 'error');
const message = (0,_shapes_js_5_ .fK)(json, 'message');
const aboutFields = Object.entries((0,_model_parse_js_4_ .Pf)(message)).map(([field, why]) => {
const reasons = (0,_model_parse_js_4_ .c3)(why).filter((reason) => (0,_shapes_js_5_ .gc)(reason) !== undefined);
return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
});
const errors = (0,_model_parse_js_4_ .c3)((0,_shapes_js_5_ .fK)(json, 'errors'));
const ofErrors = errors.flatMap((listed) => [listed, (0,_shapes_js_5_ .fK)(listed, 'message')]);
return [
message,
...aboutFields,
...ofErrors,
error,
(0,_shapes_js_5_ .fK)(json, 'error_description'),
(0,_shapes_js_5_ .fK)(error, 'message'),
(0,_shapes_js_5_ .fK)(error, 'detail'),
].flatMap((sentence) => firstLine((0,_shapes_js_5_ .gc)(sentence) ?? '') || []);
}
function firstLine(text) {
const [first = ''] = text.trim().split(/[\r\n]/, 1);
return first.trimEnd();
}
const ABOUT_PERMISSIONS = /not accessible by|\b(?:permissions?|privileges?|rights|scopes?|unauthori[sz]ed|credentials|(?:push|write|read|admin) access)\b|^(?:[45]\d\d )?(?:forbidden|access denied|(?:\w+ )?not found)\.?$/i;
const ABOUT_STATE = /\b(?:locked|archived|read-only|limit(?:ed|s)?|restrict(?:ed|ions?)?|rules?|rulesets?|protected|suspended|blocked|disabled|closed|saml|sso|ip|quota|upgrade|billing)\b/i;
function isAboutToken(sentence) {
return sentence === '' || (ABOUT_PERMISSIONS.test(sentence) && !ABOUT_STATE.test(sentence));
}
/***/ }),
/***/ 35016:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
bitbucket: () => ( bitbucket)
});
var _machine_network_js_0_ = __webpack_require__(92605);
var _model_unfilled_js_7_ = __webpack_require__(84824);
var _model_request_base_js_6_ = __webpack_require__(24610);
var _report_markdown_js_1_ = __webpack_require__(70075);
var _trust_change_origin_js_8_ = __webpack_require__(58245);
var _ask_js_2_ = __webpack_require__(18536);
var _host_js_5_ = __webpack_require__(70095);
var _host_error_js_3_ = __webpack_require__(93452);
var _shapes_js_4_ = __webpack_require__(65639);
const SERVER = 'https://bitbucket.org';
const STYLE = {
line: '/src/{commit}/{path}#lines-{line}',
job: (0,_report_markdown_js_1_ .eu) `pipeline`,
change: (0,_report_markdown_js_1_ .eu) `pull request #`,
};
function readUuid(text) {
return (0,_shapes_js_4_ .kF)(text?.replace(/^\{(.*)\}$/, '$1'));
}
const bitbucket = {
server: {
address({ BITBUCKET_REPO_FULL_NAME }) {
const slug = (0,_shapes_js_4_ .W3)(BITBUCKET_REPO_FULL_NAME);
return slug && `${SERVER}/${slug}.git`;
},
authorization: ({ BITBUCKET_TOKEN }) => (0,_host_js_5_ .a)('x-token-auth', BITBUCKET_TOKEN),
remedy: 'Create a repository access token with the scope `repository`, and hand it to the job as the secured variable BITBUCKET_TOKEN.',
},
facts(environment) {
const slug = (0,_shapes_js_4_ .W3)(environment['BITBUCKET_REPO_FULL_NAME']);
const build = (0,_shapes_js_4_ .uH)(environment['BITBUCKET_BUILD_NUMBER']);
const number = (0,_shapes_js_4_ .uH)(environment['BITBUCKET_PR_ID']);
const page = slug && `${SERVER}/${slug}`;
return {
commit: (0,_shapes_js_4_ .Si)(environment['BITBUCKET_COMMIT']),
pullRequest: (0,_shapes_js_4_ .jG)(number, page && `${page}/pull-requests/${number}`),
jobUrl: page && build ? `${page}/pipelines/results/${build}` : undefined,
runNumber: build,
repository: slug ? { serverUrl: SERVER, slug, style: STYLE } : undefined,
};
},
requestBase: ({ BITBUCKET_PR_ID: number, BITBUCKET_PR_DESTINATION_BRANCH: branch }) => number || branch ? (0,_model_request_base_js_6_ .VT)(branch) : undefined,
repositoryId: ({ BITBUCKET_REPO_UUID: id }) => (0,_shapes_js_4_ .XL)(SERVER, readUuid(id)),
jobOrigin: ({ BITBUCKET_PR_ID: number }) => number ? { proposed: true, changeOrigin: 'unknown' } : { proposed: false, changeOrigin: 'own' },
async askChangeOrigin({ environment, pullRequest }, { jobOrigin: { changeOrigin } }, ports) {
const slug = (0,_shapes_js_4_ .W3)(environment['BITBUCKET_REPO_FULL_NAME']);
if (!slug || !pullRequest)
return { changeOrigin };
const token = (0,_model_unfilled_js_7_ .A)(environment['BITBUCKET_TOKEN']);
const proxied = token === undefined;
const withToken = 'Set BITBUCKET_TOKEN to a repository access token with the scope "pullrequest".';
const ask = (0,_ask_js_2_ .cY)({
...ports,
send: proxied ? (0,_machine_network_js_0_ .$)('http://localhost:29418') : ports.send,
baseUrl: `${proxied ? 'http' : 'https'}://api.bitbucket.org/2.0`,
headers: proxied ? {} : { authorization: `Bearer ${token}` },
service: 'Bitbucket',
refusedRemedy: proxied
? `The proxy of the pipeline did not authenticate it. ${withToken}`
: 'BITBUCKET_TOKEN needs the scope "pullrequest" on this repository and must not have expired.',
unreachableRemedy: proxied ? `Only a pipeline has that proxy. ${withToken}` : undefined,
});
const asking = ask('GET', `/repositories/${slug}/pullrequests/${pullRequest.number}`);
const answer = await asking.catch((0,_host_error_js_3_ .yg)((problem) => problem));
if (answer instanceof _host_error_js_3_ .dh)
return { changeOrigin, trouble: answer.message };
const from = (0,_shapes_js_4_ .$6)(answer.json, 'source', 'repository', 'full_name');
return { changeOrigin: from ? (0,_trust_change_origin_js_8_ .EB)(from, slug) : 'foreign' };
},
};
/***/ }),
/***/ 92605:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$: () => ( openForwarded),
X: () => ( openNetwork)
});
var node_path_0_ = __webpack_require__(76760);
var _client_http_send_js_1_ = __webpack_require__(5226);
function openForwarded(proxy) {
return (0,_client_http_send_js_1_ .R)({ environment: { HTTP_PROXY: proxy }, tunnels: false });
}
function openNetwork(caFile, { environment, workingDirectory }) {
const named = caFile?.trim() || undefined;
const path = named && (0,node_path_0_.resolve)(workingDirectory, named);
let opened;
const send = async (request) => {
opened ??= (0,_client_http_send_js_1_ .R)({ environment, caFile: path });
return opened(request);
};
return { send: Object.assign(send, { close: async () => opened?.close() }), caFile: path };
}
/***/ }),
};
