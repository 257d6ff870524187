export const id = 6846;
export const ids = [6846];
export const modules = {
/***/ 86035:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
c: () => ( createAsk),
d: () => ( createHostSend)
});
var ports = __webpack_require__(18471);
var host_error = __webpack_require__(93452);
var parse = __webpack_require__(2340);
var escape_markdown = __webpack_require__(67511);
var shapes = __webpack_require__(65639);
;// CONCATENATED MODULE: ./build/src/hosts/own-sentence.js
const LONGEST = 300;
const LONGEST_TEXT = 2_000;
function sentenceIn({ headers, body }) {
const json = (0,parse.qF)(new TextDecoder().decode(body));
if (json !== undefined)
return (0,escape_markdown.Ow)([...new Set(sentencesOf(json))].join(': '), LONGEST);
const isText = /^\s*text\/plain\b/i.test(headers['content-type'] ?? '');
const text = isText ? new TextDecoder().decode(body.subarray(0, LONGEST_TEXT)) : '';
return (0,escape_markdown.Ow)(firstLine(text), LONGEST);
}
function sentencesOf(json) {
const error = (0,shapes.nx)(json, 'error');
const message = (0,shapes.nx)(json, 'message');
const aboutFields = Object.entries((0,parse.Pf)(message)).map(([field, why]) => {
const reasons = (0,parse.c3)(why).filter((each) => (0,shapes.b6)(each) !== undefined);
return reasons.length === 0 ? undefined : `${field} ${reasons.join(', ')}`;
});
const aboutEach = (0,parse.c3)((0,shapes.nx)(json, 'errors')).flatMap((each) => [
each,
(0,shapes.nx)(each, 'message'),
]);
return [
message,
...aboutFields,
...aboutEach,
error,
(0,shapes.nx)(json, 'error_description'),
(0,shapes.nx)(error, 'message'),
(0,shapes.nx)(error, 'detail'),
].flatMap((each) => firstLine((0,shapes.b6)(each) ?? '') || []);
}
function firstLine(text) {
return (text
.trim()
.split(/[\r\n]/, 1)[0]
?.trimEnd() ?? '');
}
const RIGHTS = /not accessible by|\b(?:permissions?|privileges?|rights|scopes?|unauthori[sz]ed|credentials|(?:push|write|read|admin) access)\b|^(?:[45]\d\d )?(?:forbidden|access denied|(?:\w+ )?not found)\.?$/i;
const STATE = /\b(?:locked|archived|read-only|limit(?:ed|s)?|restrict(?:ed|ions?)?|rules?|rulesets?|protected|suspended|blocked|disabled|closed|saml|sso|ip|quota|upgrade|billing)\b/i;
function isAboutToken(sentence) {
return sentence === '' || (RIGHTS.test(sentence) && !STATE.test(sentence));
}
var retry_after = __webpack_require__(2906);
;// CONCATENATED MODULE: ./build/src/hosts/ask.js
const ATTEMPTS = 4;
const PATIENCE_MS = 60_000;
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
const { accept = [], once = outgoing.method === 'POST' } = rules;
const { signal } = options;
const { method, url } = outgoing;
const what = `${method} ${url.pathname}`;
const giveUp = (why) => new host_error.dh('aborted', `${service}: ${what} ${why}.`);
let waitedMs = 0;
for (let attempt = 1;; attempt++) {
const leftMs = (deadline?.() ?? Number.POSITIVE_INFINITY) - clock.now();
if (leftMs <= 0)
throw giveUp(TOO_LATE);
const timeoutMs = Math.min(TIMEOUT_MS, leftMs);
const request = { ...outgoing, timeoutMs, maxBytes: MAX_BYTES, fresh: once, signal };
const outcome = await options.send(request).catch((error) => {
if (error instanceof ports.w)
return error;
throw error;
});
const status = 'headers' in outcome ? outcome.status : 0;
const isAnswer = status >= 200 && status < 300 && status !== 203;
if ('headers' in outcome && (isAnswer || accept.includes(status))) {
return { ...outcome, json: ask_parse(outcome, service, what) };
}
const failure = outcome instanceof ports.w ? outcome.failure : undefined;
if (failure === 'aborted')
throw giveUp('was given up');
if (failure === 'timeout' && leftMs < TIMEOUT_MS && !once)
throw giveUp(TOO_LATE);
const refused = rules.refused ?? options.refused;
const problem = toProblem({ ...options, refused }, { method, what, once }, outcome);
const waitMs = attempt < ATTEMPTS ? delayMs(outcome, attempt, options) : undefined;
if (waitMs === undefined || waitedMs + waitMs > PATIENCE_MS || waitMs >= leftMs) {
throw problem;
}
await clock.sleep(waitMs, options.signal).catch(() => {
throw giveUp('was given up');
});
if (problem.kind === 'unsure')
throw problem;
waitedMs += waitMs;
}
};
}
const TOO_LATE = 'was not answered before the time for publishing was over';
function isLimit(answer) {
const { status, headers } = answer;
if (status !== 403)
return status === 429;
const saysSo = headers['retry-after'] !== undefined || headers['x-ratelimit-remaining'] === '0';
return saysSo || /secondary rate limit|abuse detection/i.test(sentenceIn(answer));
}
function delayMs(outcome, attempt, { clock, random }) {
const backoff = 1_000 * 2 ** (attempt - 1) * (0.5 + random());
if (outcome instanceof ports.w) {
return ['not-sent', 'broken', 'timeout'].includes(outcome.failure) ? backoff : undefined;
}
const { status, headers } = outcome;
const afterMs = hintMs(outcome, clock);
if (isLimit(outcome)) {
if (afterMs !== undefined || headers['x-ratelimit-remaining'] === '0')
return afterMs;
return attempt === 1 ? PATIENCE_MS : undefined;
}
if (status < 500)
return undefined;
return afterMs ?? backoff;
}
function hintMs({ headers }, clock) {
const afterMs = (0,retry_after.D)(headers, clock.date());
if (afterMs !== undefined || headers['x-ratelimit-remaining'] !== '0')
return afterMs;
const reset = Number(headers['x-ratelimit-reset']) * 1_000 - clock.date().getTime();
return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
}
function toProblem(options, { method, what, once }, outcome) {
const { service, refused, unreachable } = options;
if (outcome instanceof ports.w) {
const { failure, message } = outcome;
const next = outcome.remedy ?? unreachable;
const remedy = next === undefined ? '' : ` ${next}`;
const sent = failure !== 'not-sent' && failure !== 'tls';
const kind = once && sent ? 'unsure' : 'unreachable';
const why = message.replace(/\.$/, '');
return new host_error.dh(kind, `${service} could not be reached: ${what} (${why}).${remedy}`);
}
const { status, headers } = outcome;
const said = sentenceIn(outcome);
const hidden = refused !== undefined && (method === 'GET' || method === 'POST');
const kind = isLimit(outcome) ? 'rate-limited' : problemKind(status, said, hidden, once);
const aboutToken = MEANS_TOKEN.includes(kind) && isAboutToken(said) && !isPage(outcome);
const explained = refused !== undefined && aboutToken;
const { proxy } = outcome;
const who = proxy === undefined ? '' : `: the proxy ${proxy} may have answered in its place`;
const page = isPage(outcome) ? ` and a page${who}` : '';
const came = said === ''
? `${service} answered ${what} with ${status}${page}.`
: `${service} says "${said}" (${status} to ${what}).`;
const ms = hintMs(outcome, options.clock);
const when = ms === undefined ? 'later' : `in ${Math.ceil(ms / 60_000)} min`;
const next = explained ? refused : kind === 'rate-limited' ? `Run the job again ${when}.` : '';
return new host_error.dh(kind, `${came} ${next}`.trimEnd(), {
status,
accepted: headers['x-accepted-github-permissions'],
aboutToken: aboutToken && !explained,
});
}
function isPage({ headers }) {
return /^\s*text\/html\b/i.test(headers['content-type'] ?? '');
}
const MEANS_TOKEN = ['permission', 'bad-token', 'not-found'];
function problemKind(status, message, hidden, once) {
if (status === 401 || status === 203 || status === 302)
return 'bad-token';
if (status === 403 || (status === 404 && hidden))
return 'permission';
if (status === 404 || status === 410)
return 'not-found';
if (status === 413)
return 'too-long';
if (status === 400 || status === 422) {
return /too long|exceeds a maximum/i.test(message) ? 'too-long' : 'invalid';
}
if (status >= 500)
return once ? 'unsure' : 'unreachable';
return 'invalid';
}
function ask_parse(answer, service, what) {
const { status, body, proxy } = answer;
const json = (0,parse.qF)(new TextDecoder().decode(body));
if (body.length === 0 || json !== undefined)
return json;
const who = proxy === undefined ? 'a proxy or a sign-in page' : `the proxy ${proxy}`;
const odd = `something that is not JSON: ${who} is in between`;
throw new host_error.dh('invalid', `${service} answered ${what} with ${status} and ${odd}.`);
}
/***/ }),
/***/ 12905:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( basic),
u: () => ( ownPassword)
});
var _model_unfilled_js_0_ = __webpack_require__(84824);
function ownPassword({ GIT_USERNAME, GIT_PASSWORD }) {
return basic(GIT_USERNAME ?? '', GIT_PASSWORD);
}
function basic(user, written) {
const password = (0,_model_unfilled_js_0_ .A)(written);
return password && `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}
/***/ }),
/***/ 86846:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
gitlab: () => ( gitlab)
});
var _model_unfilled_js_6_ = __webpack_require__(84824);
var _trust_change_origin_js_5_ = __webpack_require__(58245);
var _git_server_js_3_ = __webpack_require__(12905);
var _host_error_js_0_ = __webpack_require__(93452);
var _notes_js_1_ = __webpack_require__(98528);
var _shapes_js_4_ = __webpack_require__(65639);
var _model_parse_js_7_ = __webpack_require__(2340);
var _report_markdown_js_2_ = __webpack_require__(70075);
const SERVICE = 'GitLab';
const STYLE = {
line: '/-/blob/{commit}/{path}#L{line}',
job: (0,_report_markdown_js_2_ .M) `job`,
change: (0,_report_markdown_js_2_ .M) `merge request !`,
};
const PLAIN = 'push schedule web api trigger pipeline webide chat'.split(' ');
const gitlab = {
server: {
address(environment) {
const project = projectOf(environment);
return project && `${project}.git`;
},
authorization: ({ CI_JOB_TOKEN }) => (0,_git_server_js_3_ .H)('gitlab-ci-token', CI_JOB_TOKEN),
remedy: 'The job token must be able to read the project: Settings → CI/CD → Job token permissions.',
},
facts(environment) {
const serverUrl = (0,_shapes_js_4_ .TG)(environment['CI_SERVER_URL']);
const slug = (0,_shapes_js_4_ .Ae)(environment['CI_PROJECT_PATH']);
const project = projectOf(environment);
const number = (0,_shapes_js_4_ .zq)(environment['CI_MERGE_REQUEST_IID']);
return {
commit: (0,_shapes_js_4_ .hW)(environment['CI_MERGE_REQUEST_SOURCE_BRANCH_SHA']) ?? (0,_shapes_js_4_ .hW)(environment['CI_COMMIT_SHA']),
pullRequest: (0,_shapes_js_4_ .Zg)(number, project && `${project}/-/merge_requests/${number}`),
jobUrl: (0,_shapes_js_4_ .Ap)(environment['CI_JOB_URL']),
runNumber: (0,_shapes_js_4_ .zq)(environment['CI_PIPELINE_ID']),
repository: serverUrl && slug ? { serverUrl, slug, style: STYLE } : undefined,
};
},
jobOrigin(environment) {
if (environment['CI_MERGE_REQUEST_IID']) {
const from = environment['CI_MERGE_REQUEST_SOURCE_PROJECT_ID'];
return {
proposed: true,
changeOrigin: (0,_trust_change_origin_js_5_ .EB)(from, environment['CI_MERGE_REQUEST_PROJECT_ID']),
};
}
const source = environment['CI_PIPELINE_SOURCE'] ?? '';
if (source === 'external_pull_request_event') {
const from = environment['CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY'];
const to = environment['CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY'];
return { proposed: true, changeOrigin: (0,_trust_change_origin_js_5_ .EB)(from, to) };
}
const branchOrTag = environment['CI_COMMIT_BRANCH'] || environment['CI_COMMIT_TAG'];
return { proposed: !PLAIN.includes(source), changeOrigin: branchOrTag ? 'own' : 'unknown' };
},
comments({ environment, pullRequest, commit = '' }, ports) {
const apiUrl = (0,_shapes_js_4_ .Ap)(environment['CI_API_V4_URL']);
const projectId = (0,_shapes_js_4_ .zq)(environment['CI_MERGE_REQUEST_PROJECT_ID'] ?? environment['CI_PROJECT_ID']);
const token = (0,_model_unfilled_js_6_ .A)(environment['GITLAB_TOKEN']);
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
refused: 'GITLAB_TOKEN needs the scope "api" and at least the role Reporter in this project, and must not have expired.',
list: `${notes}?per_page=100&sort=asc&order_by=created_at`,
draft: (body) => ({ body }),
read: toNote,
urlOf: (id) => `${url}#note_${id}`,
whoAmI: async (ask) => String((0,_host_error_js_0_ .wh)((await ask('GET', '/user')).json, SERVICE)),
addressOf: (id) => `${notes}/${id}`,
update: (ask, id, body) => ask('PUT', `${notes}/${id}`, { body }),
};
return (0,_notes_js_1_ .a)(host, commit, ports);
},
};
function projectOf(environment) {
const { CI_MERGE_REQUEST_PROJECT_URL: target, CI_PROJECT_URL: project } = environment;
return (0,_shapes_js_4_ .Ap)(target ?? project);
}
const NO_TOKEN = 'No comment: there is no token for the GitLab API. Create a project access token with the role Reporter and the scope "api" and hand it to the job as the masked variable GITLAB_TOKEN (CI_JOB_TOKEN may not write notes).';
function toNote(json) {
const { body, system } = (0,_model_parse_js_7_ .Pf)(json);
const who = (0,_shapes_js_4_ .nx)(json, 'author', 'id');
return {
id: (0,_host_error_js_0_ .wh)(json, SERVICE),
body: system !== true && typeof body === 'string' ? body : '',
author: typeof who === 'number' ? String(who) : undefined,
};
}
/***/ }),
/***/ 98528:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( createNotes)
});
var _ask_js_0_ = __webpack_require__(86035);
var _own_comments_js_1_ = __webpack_require__(19696);
var _pages_js_2_ = __webpack_require__(66485);
function createNotes(host, headSha, ports) {
const ask = (0,_ask_js_0_ .c)({ ...ports, ...host });
const notes = new Map();
let me;
const read = (json) => {
const note = host.read(json);
const { id, body, author } = note;
notes.set(id, note);
const mine = author !== undefined && author === me;
const contradicted = host.contradicts?.(note) ?? false;
return { id, body, url: host.urlOf(id), mine, author, contradicted };
};
return {
defuse: _own_comments_js_1_ .lN,
async snapshot() {
me ??= await host.whoAmI(ask);
const { items, whole } = await (0,_pages_js_2_ .LD)(ask, host.list, read, host.itemsOf);
const comments = items.filter(({ body }) => (0,_own_comments_js_1_ .xY)(body, _own_comments_js_1_ .G2));
return { headSha, comments, whole };
},
createComment: async (_, body) => read((await ask('POST', host.list, host.draft(body))).json),
updateComment: async (id, body) => void (await host.update(ask, id, body, notes.get(id))),
deleteComment: async (id) => void (await ask('DELETE', host.addressOf(id, notes.get(id)), undefined, { accept: [404] })),
};
}
/***/ }),
/***/ 19696:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D5: () => ( ownComments),
G2: () => ( ANY_MARKER),
Rg: () => ( foreignComments),
eQ: () => ( describeForeign),
gq: () => ( findOwn),
lN: () => ( defuseNote),
xY: () => ( hasMarker)
});
var _report_escape_markdown_js_0_ = __webpack_require__(67511);
var _report_markdown_js_2_ = __webpack_require__(70075);
var _report_marker_js_1_ = __webpack_require__(54340);
const ANY_MARKER = '<!-- plangate:';
function ownComments(comments, marker, created) {
return comments
.filter((comment) => isOurs(comment, created) && hasMarker(comment.body, marker))
.sort((one, other) => one.id - other.id);
}
function findOwn({ comments }, key) {
const [comment] = ownComments(comments, (0,_report_marker_js_1_ .Rs)(key));
return { comment, kept: comment && (0,_report_marker_js_1_ .rH)(comment.body, key) };
}
function isOurs({ id, mine, author }, created) {
if (mine || created === undefined)
return mine;
return id === created.id || (author !== undefined && author === created.author);
}
function foreignComments(comments, marker, created) {
return comments.filter((comment) => !isOurs(comment, created) && hasMarker(comment.body, marker));
}
const MOST_NAMED = 3;
function describeForeign(comments) {
return comments.slice(0, MOST_NAMED).map(({ author, url }) => {
const of = author === undefined ? 'another author' : `another author (${(0,_report_escape_markdown_js_0_ .Ow)(author)})`;
return `A comment of ${of} carries this gate's marker and was left as it is: ${(0,_report_escape_markdown_js_0_ .Ow)(url, 300)}. Remove it if an earlier token of this gate wrote it.`;
});
}
function hasMarker(body, marker) {
const end = body.trimEnd();
const last = Math.max(end.lastIndexOf('\n'), end.lastIndexOf('\r')) + 1;
return end.startsWith(marker, last) || end.trimStart().startsWith(marker);
}
const BREAK = '\u200b';
function defuseNote(body) {
return (0,_report_markdown_js_2_ .g)(body.split('\n').map(defuseLine).join('\n'));
}
function defuseLine(line) {
if (line.startsWith('<!-- '))
return line;
const start = line.search(/\S/);
const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
return still
.replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
.replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
/***/ }),
/***/ 66485:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LD: () => ( readList),
Xh: () => ( nextOf),
n4: () => ( readPages)
});
var _host_error_js_0_ = __webpack_require__(93452);
const MOST_PAGES = 200;
const LONGEST_MS = 60_000;
async function readPages(read, clock) {
const items = new Map();
const visited = new Set();
const until = clock.now() + LONGEST_MS;
for (let next;;) {
const page = await read(next);
const before = items.size;
for (const item of page.items)
if (!items.has(item.id))
items.set(item.id, item);
const repeated = page.items.length > 0 && items.size === before;
next = page.next;
const over = visited.size >= MOST_PAGES - 1 || clock.now() >= until;
const whole = next === undefined;
if (next === undefined || repeated || over || visited.has(next)) {
return { items: [...items.values()], whole };
}
visited.add(next);
}
}
function readList(ask, path, read, itemsOf = (json) => json) {
return readPages(async (next = path) => {
const answer = await ask('GET', next);
const items = itemsOf(answer.json);
if (!Array.isArray(items))
throw (0,_host_error_js_0_ .O$)(ask.service);
return { items: items.map(read), next: nextOf(answer, next, items.length) };
}, ask.clock);
}
function nextOf({ headers }, here, count) {
const [path = '', search = ''] = here.split('?', 2);
const query = new URLSearchParams(search);
const going = (name, value) => {
query.set(name, value);
return `${path}?${query.toString()}`;
};
const { link = '', 'x-next-page': next, 'x-ms-continuationtoken': token } = headers;
const target = linkTo('next', link);
if (target !== undefined) {
return URL.canParse(target, 'http://host')
? `${path}${new URL(target, 'http://host').search}`
: here;
}
if (next !== undefined)
return next === '' ? undefined : going('page', next);
if (token !== undefined)
return token === '' ? undefined : going('continuationToken', token);
if (['prev', 'first', 'last'].some((name) => linkTo(name, link) !== undefined))
return undefined;
const number = Number(query.get('page') ?? 1);
const total = Number(headers['x-total-count'] ?? 0);
const full = count === Number(query.get('per_page') ?? Number.NaN);
return full || (count > 0 && number * count < total)
? going('page', String(number + 1))
: undefined;
}
function linkTo(name, header) {
for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<>]*)/g)) {
const [, relation] = /;\s*rel\s*=\s*"?([a-z]+)"?\s*(?:[;,]|$)/i.exec(parameters) ?? [];
if (relation?.toLowerCase() === name)
return target;
}
return undefined;
}
/***/ }),
/***/ 2906:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( readRetryAfter),
U: () => ( readSeconds)
});
const DECIMAL = /^\d{1,9}(?:\.\d{1,9})?$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const EPOCH_SECONDS = 100_000_000;
function readRetryAfter(headers, now) {
const after = headers['retry-after'];
return readSeconds(after) ?? readDate(after, headers['date'] ?? now?.toUTCString());
}
function readSeconds(value) {
const trimmed = value?.trim() ?? '';
if (!DECIMAL.test(trimmed))
return undefined;
const seconds = Number(trimmed);
return seconds < EPOCH_SECONDS ? Math.ceil(seconds * 1000) : undefined;
}
function readDate(value, now) {
const then = value?.trim() ?? '';
const since = now?.trim() ?? '';
if (!HTTP_DATE.test(then) || !HTTP_DATE.test(since))
return undefined;
const ms = Date.parse(then) - Date.parse(since);
return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
/***/ }),
/***/ 58245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
EB: () => ( compareOwners),
gZ: () => ( isQueue),
re: () => ( refuseForeign),
yX: () => ( mayReadWholePlan)
});
function compareOwners(from, to) {
if (!from || !to)
return 'unknown';
return from.toLowerCase() === to.toLowerCase() ? 'own' : 'foreign';
}
function isQueue(ref) {
return /^(?:refs\/heads\/)?gh-readonly-queue\//.test(ref ?? '');
}
function refuseForeign(foreign) {
const { changeOrigin, event, checkedOut, trouble } = foreign;
if (changeOrigin === 'own')
return undefined;
const handsOut = event !== undefined && event !== 'pull_request';
const because = handsOut ? `The event ${event} hands out secrets` : 'This job has a token';
const files = checkedOut === undefined ? 'the files' : `commit ${checkedOut.slice(0, 7)}`;
const what = changeOrigin === 'foreign'
? `the checkout (${files}) is of a fork's pull request`
: `it is unknown whose code the checkout (${files}) is`;
const why = trouble === undefined ? '' : ` ${trouble}`;
const way = handsOut ? 'Use the event pull_request' : 'Give the job no token';
const allow = event === undefined
? 'pass `allow-untrusted-head` to a job that starts after a review'
: 'set `allow-untrusted-head: true` on a job behind an environment with required reviewers';
return `${because}, and ${what}.${why} A plan runs code from those files. ${way}, or ${allow}.`;
}
function mayReadWholePlan({ fullPlan }, subject) {
return fullPlan && (subject?.proposed !== true || subject.change?.fork === false);
}
/***/ })
};
