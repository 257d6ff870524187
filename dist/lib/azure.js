export const id = 366;
export const ids = [366];
export const modules = {
/***/ 6035:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
c: () => ( createAsk),
d: () => ( createHostSend)
});
var ports = __webpack_require__(8471);
var host_error = __webpack_require__(3452);
var parse = __webpack_require__(2340);
var escape_markdown = __webpack_require__(7511);
var shapes = __webpack_require__(5639);
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
/***/ 2366:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
azure: () => ( azure)
});
var external_node_path_ = __webpack_require__(6760);
var annotations = __webpack_require__(5594);
var neutralise_log = __webpack_require__(2195);
var sections = __webpack_require__(5201);
var host_error = __webpack_require__(3452);
var notes = __webpack_require__(8528);
var changes = __webpack_require__(445);
;// CONCATENATED MODULE: ./build/src/hosts/outputs.js
function toOutputs(view, written = {}) {
const { counts, workspaces } = view;
const first = workspaces.find(({ runId }) => runId !== undefined) ?? workspaces[0];
const runs = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [[name, runId]]);
return {
verdict: view.verdict,
green: String(view.green),
'run-id': first?.runId ?? '',
'run-url': first?.runUrl ?? '',
'run-ids': JSON.stringify(Object.fromEntries(runs)),
'configuration-version-id': first?.configurationVersionId ?? '',
passed: String(counts.passed),
'advisory-failed': String(counts.advisoryFailed),
'mandatory-failed': String(counts.mandatoryFailed),
overridden: String(counts.overridden),
...(0,changes.vA)(workspaces),
'comment-url': '',
'report-json': '',
'report-html': '',
'report-sarif': '',
'plan-json': '{}',
...written,
};
}
function emptyOutputs(verdict = 'undecided') {
const counts = countResults([]);
const totals = { adds: '', changes: '', destroys: '', replaces: '' };
return { ...toOutputs({ verdict, green: false, counts, workspaces: [] }), ...totals };
}
var shapes = __webpack_require__(5639);
var parse = __webpack_require__(2340);
var unfilled = __webpack_require__(4824);
var markdown = __webpack_require__(75);
;// CONCATENATED MODULE: ./build/src/hosts/azure.js
const SERVICE = 'Azure DevOps';
const VERSION = 'api-version=5.0';
const STYLE = {
line: '?path={path-in-query}&version=GC{commit}&line={line}',
job: (0,markdown.M) `build`,
change: (0,markdown.M) `pull request #`,
};
const PLAIN = 'Manual IndividualCI BatchedCI Schedule BuildCompletion ResourceTrigger'.split(' ');
const azure = {
server: {
address: ({ BUILD_REPOSITORY_URI }) => (0,shapes.Ap)(BUILD_REPOSITORY_URI),
authorization(environment) {
const token = isOwn(environment) ? (0,unfilled.A)(environment['SYSTEM_ACCESSTOKEN']) : undefined;
return token && `Bearer ${token}`;
},
isNew: ({ AGENT_ISSELFHOSTED }) => AGENT_ISSELFHOSTED === '0',
remedy: 'Map the token in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.',
},
facts(environment) {
const collection = collectionOf(environment);
const project = environment['SYSTEM_TEAMPROJECT'];
const build = (0,shapes.zq)(environment['BUILD_BUILDID']);
const page = isOwn(environment) ? (0,shapes.Ap)(environment['BUILD_REPOSITORY_URI']) : undefined;
const number = (0,shapes.zq)(environment['SYSTEM_PULLREQUEST_PULLREQUESTID']);
const built = number === undefined ? (0,shapes.hW)(environment['BUILD_SOURCEVERSION']) : undefined;
const results = project && `${encodeURIComponent(project)}/_build/results?buildId=${build}`;
return {
commit: (0,shapes.hW)(environment['SYSTEM_PULLREQUEST_SOURCECOMMITID']) ?? built,
pullRequest: isOwn(environment)
? (0,shapes.Zg)(number, page && `${page}/pullrequest/${number}`)
: undefined,
jobUrl: collection && results && build ? `${collection}/${results}` : undefined,
runNumber: build,
attempt: (0,shapes.zq)(environment['SYSTEM_JOBATTEMPT']),
repository: page === undefined ? undefined : repositoryAt(page),
};
},
jobOrigin(environment) {
const branch = environment['BUILD_SOURCEBRANCH'] ?? '';
const reason = environment['BUILD_REASON'] ?? '';
const number = environment['SYSTEM_PULLREQUEST_PULLREQUESTID'];
if (number || reason === 'PullRequest' || branch.startsWith('refs/pull/')) {
const fork = environment['SYSTEM_PULLREQUEST_ISFORK']?.toLowerCase();
const origin = number && fork === 'false' ? 'own' : 'unknown';
return { proposed: true, changeOrigin: fork === 'true' ? 'foreign' : origin };
}
const isOwnBranch = /^refs\/(?:heads|tags)\//.test(branch);
return { proposed: !PLAIN.includes(reason), changeOrigin: isOwnBranch ? 'own' : 'unknown' };
},
comments({ environment, pullRequest, commit = '' }, ports) {
const baseUrl = collectionOf(environment);
const projectId = (0,shapes.Os)(environment['SYSTEM_TEAMPROJECTID']);
const repositoryId = isOwn(environment) ? (0,shapes.Os)(environment['BUILD_REPOSITORY_ID']) : undefined;
const token = (0,unfilled.A)(environment['SYSTEM_ACCESSTOKEN']);
if (!baseUrl || !projectId || !repositoryId || !pullRequest)
return undefined;
if (!token)
return NO_TOKEN;
const { number, url = '' } = pullRequest;
const threads = `/${projectId}/_apis/git/repositories/${repositoryId}/pullRequests/${number}/threads`;
const addressOf = (id, thread) => `${threads}/${id}/comments/${thread?.commentId ?? 1}?${VERSION}`;
const host = {
service: SERVICE,
baseUrl,
headers: { authorization: `Bearer ${token}` },
refused: 'The build service of this project needs "Contribute to pull requests" on the repository (Project settings → Repositories → Security).',
list: `${threads}?${VERSION}`,
itemsOf: (json) => (0,shapes.nx)(json, 'value'),
draft: (content) => ({
comments: [{ parentCommentId: 0, content, commentType: 1 }],
status: statusFor(content),
}),
read: toThread,
urlOf: (id) => `${url}?discussionId=${id}`,
whoAmI,
addressOf,
contradicts: ({ body, status }) => body !== '' && !says(status, body),
async update(ask, id, content, thread) {
const status = statusFor(content);
const mark = async () => {
if (thread === undefined || !says(thread.status, content))
await ask('PATCH', `${threads}/${id}?${VERSION}`, { status });
};
if (status === 'active')
await mark();
if (thread?.body !== content)
await ask('PATCH', addressOf(id, thread), { content });
if (status === 'closed')
await mark();
},
};
return (0,notes.a)(host, commit, ports);
},
async publish(_, view, { reports }, ports) {
for (const line of loggingCommands(view, reports))
ports.command(line);
return { problems: [] };
},
};
const NO_TOKEN = 'No comment: the job has no token. Map it in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.';
function collectionOf(environment) {
const { SYSTEM_COLLECTIONURI: now, SYSTEM_TEAMFOUNDATIONCOLLECTIONURI: before } = environment;
return (0,shapes.Ap)(now ?? before);
}
function isOwn(environment) {
return environment['BUILD_REPOSITORY_PROVIDER'] === 'TfsGit';
}
function repositoryAt(address) {
const { origin: serverUrl, pathname } = new URL(address);
try {
return { serverUrl, slug: decodeURIComponent(pathname.slice(1)), style: STYLE };
}
catch {
return undefined;
}
}
async function whoAmI(ask) {
const { json } = await ask('GET', '/_apis/connectionData');
const id = (0,shapes.nx)(json, 'authenticatedUser', 'id');
if (typeof id !== 'string')
throw (0,host_error.O$)(SERVICE);
return id;
}
function statusFor(content) {
return (0,sections.nT)(content) ? 'closed' : 'active';
}
const RESOLVED = ['closed', 'fixed', 'wontFix', 'byDesign'];
function says(status, content) {
return RESOLVED.includes(status) === (0,sections.nT)(content);
}
function toThread(json) {
const { status, isDeleted, comments } = (0,parse.Pf)(json);
const first = (0,parse.Pf)((0,parse.c3)(comments)[0]);
const gone = isDeleted === true || first['isDeleted'] === true;
const who = (0,shapes.nx)(first, 'author', 'id');
return {
id: (0,host_error.wh)(json, SERVICE),
body: !gone && typeof first['content'] === 'string' ? first['content'] : '',
author: typeof who === 'string' ? who : undefined,
status: String(status),
commentId: typeof first['id'] === 'number' ? first['id'] : 1,
};
}
function loggingCommands(view, directory) {
const issues = (0,annotations.H)(view, { annotate: 'all' }).map((each) => (0,neutralise_log.f)('task.logissue', {
type: each.annotation_level === 'failure' ? 'error' : 'warning',
sourcepath: each.path,
linenumber: each.start_line,
}, `${each.title}: ${each.message}`));
const { verdict, green, 'run-id': runId, 'run-url': runUrl } = toOutputs(view);
const variables = Object.entries({ verdict, green, runId, runUrl }).map(([variable, value]) => (0,neutralise_log.f)('task.setvariable', { variable, isOutput: 'true' }, value));
const summary = directory && (0,external_node_path_.join)(directory, 'summary.md');
const upload = summary ? [(0,neutralise_log.f)('task.uploadsummary', {}, summary)] : [];
return [...issues, ...variables, ...upload];
}
/***/ }),
/***/ 8528:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( createNotes)
});
var _ask_js_0_ = __webpack_require__(6035);
var _own_comments_js_1_ = __webpack_require__(9696);
var _pages_js_2_ = __webpack_require__(6485);
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
/***/ 6485:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LD: () => ( readList),
Xh: () => ( nextOf),
n4: () => ( readPages)
});
var _host_error_js_0_ = __webpack_require__(3452);
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
/***/ 5594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( renderAnnotations)
});
var _escape_markdown_js_0_ = __webpack_require__(7511);
var _findings_js_1_ = __webpack_require__(5636);
var _neutralise_log_js_2_ = __webpack_require__(2195);
var _text_js_5_ = __webpack_require__(4913);
var _spots_js_3_ = __webpack_require__(2533);
var _words_js_4_ = __webpack_require__(3629);
const ANNOTATION_LIMIT = 200;
const MESSAGE_LIMIT = 16_000;
function renderAnnotations(view, options) {
const { annotate, changedFiles, limit = ANNOTATION_LIMIT } = options;
if (annotate === 'off')
return [];
const placed = view.findings.flatMap((finding) => {
const isWanted = annotate === 'all' || (0,_findings_js_1_ .HE)(finding);
return (0,_spots_js_3_ .PC)(finding).flatMap((spot, turn) => {
const { location } = spot;
if (!location || location.commit !== undefined)
return [];
if (!isWanted && changedFiles?.has(location.path) !== true)
return [];
return [{ finding, spot, location, turn }];
});
});
const groups = (0,_text_js_5_ .$z)(placed, ({ finding, location }) => {
return [(0,_words_js_4_ .CP)({ location }), finding.policySet, finding.policy, finding.severity];
});
groups.sort(([one], [other]) => rank(one) - rank(other) || one.turn - other.turn);
const annotations = groups.slice(0, limit).map(toAnnotation);
const [last] = annotations.slice(-1);
const rest = groups.length - annotations.length;
if (last && rest > 0)
last.message += `\n${(0,_text_js_5_ .U9)(rest, 'more place')}: see the job summary.`;
return annotations;
}
function rank({ finding }) {
return ['failure', 'warning', 'notice'].indexOf(levelOf(finding));
}
function toAnnotation(group) {
const [{ finding, location }] = group;
const { path, startLine } = location;
const level = finding.kind === 'diagnostic' ? 'plan' : (0,_words_js_4_ .s2)(finding.level);
const messages = group.slice(0, 20).flatMap(({ finding: each, spot }) => {
const [address, message] = (0,_spots_js_3_ .$u)(spot);
const shown = (0,_text_js_5_ .oR)(': ', address && (0,_escape_markdown_js_0_ .Ow)(address, 300), annotationText(message));
return [annotationText((0,_spots_js_3_ .Ig)(each)), shown];
});
const workspaces = group.flatMap(({ spot }) => spot.workspaces);
return {
path,
start_line: startLine,
end_line: startLine,
annotation_level: levelOf(finding),
title: (0,_escape_markdown_js_0_ .$Q)(`${(0,_escape_markdown_js_0_ .Ow)(finding.policy, 200)} (${level})`, 250),
message: `${(0,_escape_markdown_js_0_ .$Q)((0,_text_js_5_ .oR)('\n', ...new Set(messages)), MESSAGE_LIMIT)}\n${circumstances(finding, [...new Set(workspaces)])}`,
};
}
function annotationText(message) {
return (0,_escape_markdown_js_0_ .X5)(message.slice(0, MESSAGE_LIMIT)).trim();
}
function circumstances(finding, workspaces) {
const { policySet, helpUrl = '' } = finding;
const names = (0,_text_js_5_ .Ku)(workspaces, 10, (name) => (0,_escape_markdown_js_0_ .Ow)(name, 100));
return (0,_text_js_5_ .oR)(' · ', policySet === '' ? '' : `Policy set ${(0,_escape_markdown_js_0_ .Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, (0,_words_js_4_ .oB)(finding) ? (0,_escape_markdown_js_0_ .Ow)((0,_words_js_4_ .zs)(finding), 400) : (0,_words_js_4_ .mF)(finding), helpUrl && `how to fix: ${helpUrl}`);
}
function levelOf(finding) {
if ((0,_findings_js_1_ .HE)(finding))
return 'failure';
return finding.severity === 'warns' || finding.kind === 'diagnostic' ? 'warning' : 'notice';
}
const COMMAND_LIMIT = 10;
function annotationCommands(annotations) {
return ['failure', 'warning', 'notice'].flatMap((level) => {
const command = level === 'failure' ? 'error' : level;
const all = annotations.filter(({ annotation_level }) => annotation_level === level);
const shown = all.length > COMMAND_LIMIT ? all.slice(0, COMMAND_LIMIT - 1) : all;
const commands = shown.map(({ path, start_line, title, message }) => renderCommand(command, { file: path, line: start_line, endLine: start_line, title }, message));
const rest = all.length - shown.length;
const more = `${count(rest, 'more finding')} of this kind: see the job summary.`;
if (rest > 0)
commands.push(renderCommand(command, { title: 'Policy gate' }, more));
return commands;
});
}
/***/ }),
/***/ 5201:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
ek: () => ( holdsSection),
nT: () => ( isOpen),
pe: () => ( isSuperseded),
X0: () => ( mergeSections)
});
var model_verdict = __webpack_require__(3538);
var given_commands = __webpack_require__(4132);
var escape_markdown = __webpack_require__(7511);
var markdown = __webpack_require__(75);
var findings = __webpack_require__(5636);
var report_words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/heading.js
function isNewer(one, other) {
if (one.runId === other.runId && one.runId !== 0)
return one.attempt > other.attempt;
if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
return one.runId > other.runId;
return one.startedAt > other.startedAt;
}
function isLater(one, other) {
const isSameAttempt = one.runId === other.runId && one.attempt === other.attempt;
return isSameAttempt ? one.startedAt > other.startedAt : isNewer(one, other);
}
function heading_newestMoment(states) {
return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}
function headingOf(sections) {
const newest = heading_newestMoment(sections);
const current = sections.filter(({ headSha }) => headSha === newest.headSha);
const tally = addUp(current.map((state) => state.tally));
const waiting = sections.length - current.length;
const sign = tally.green && waiting > 0 ? '⏳' : (0,report_words.rL)(tally);
const at = newest.headSha === '' ? '' : (0,markdown.M) ` at ${(0,escape_markdown.SS)(newest.headSha.slice(0, 7), 7)}`;
const rest = waiting > 0 ? (0,markdown.M) ` · waiting for ${waiting} of ${sections.length} jobs` : '';
return (0,markdown.M) `### ${sign} Policy gate: ${(0,report_words.Pl)(tally, at)}${rest}`;
}
function addUp(tallies) {
const verdict = (0,model_verdict.QZ)(tallies.map((tally) => tally.verdict));
const green = tallies.every((tally) => tally.green);
const atFault = tallies.filter((tally) => (0,findings.Be)(tally.verdict, verdict));
const countable = atFault.length === 1 ? atFault : [];
const withResults = tallies.filter(({ results }) => results > 0);
const only = {
affected: atFault,
policiesAtFault: countable,
runTasksAtFault: countable,
guardsAtFault: countable,
policies: withResults.length === 1 ? tallies : [],
};
const approvedBy = [...new Set(tallies.flatMap((tally) => tally.approvedBy))];
return (0,report_words.B)(verdict, green, approvedBy, (figure) => (only[figure] ?? tallies).reduce((total, tally) => total + tally[figure], 0));
}
var marker = __webpack_require__(6878);
var parse = __webpack_require__(2340);
var report_text = __webpack_require__(4913);
;// CONCATENATED MODULE: ./build/src/report/sections.js
const COMMENT_BUDGET = 60_000;
const LEAST_WITH_UPLOADS = 30_000;
function mergeSections(existing, section, budget = COMMENT_BUDGET) {
const { key } = section;
const body = existing ?? '';
const comment = (0,marker.rH)(body, key);
if (comment && (isSuperseded(section.state, comment) || holdsSection(body, section)))
return (0,markdown.g)(body);
const sections = comment?.sections ?? [];
const head = heading_newestMoment([...sections, section.state]).headSha;
const previousSha = previousOf(comment, head);
const others = (comment ? readParts(body, comment) : []).filter(({ state }) => state.id !== section.state.id && (state.headSha === head || state.headSha === previousSha));
const stateLimit = Math.min(4_096, Math.floor(budget / 8));
const acts = (0,given_commands.BJ)(comment?.acts ?? [], head);
const { uploads: ours = [] } = section;
const renewed = new Set(ours.map(({ workspaceId }) => workspaceId));
const theirs = comment?.uploads?.filter(({ workspaceId }) => !renewed.has(workspaceId)) ?? [];
const uploads = [...ours, ...theirs];
const { asked: before = [] } = comment ?? {};
const asked = [...new Set(before.concat(section.asked ?? []))];
return fitParts(others, section, budget, (parts) => {
const sections = parts.map(({ state }) => state);
const state = {
key,
sections,
previousSha,
acts,
uploads: budget >= LEAST_WITH_UPLOADS ? uploads : [],
asked: asked.slice(-marker.V6),
};
const end = (0,report_text.oR)('\n\n', (0,given_commands.aG)(acts), (0,marker.$N)(state, stateLimit));
return compose(parts, { head, above: headingOf(sections), end }, section.origins);
});
}
function addAct(body, act, key) {
const comment = decodeMarker(body, key);
if (comment === undefined || holdsAct(body, act, key))
return asMarkdown(body);
const { acts: before = [] } = comment;
const heads = comment.sections.length > 0 ? [newestMoment(comment.sections).headSha] : [];
const kept = currentActs([...before, act], act.commit, ...heads);
const acts = kept.includes(act) ? kept : [...kept, act];
const end = withoutActs(body).trimEnd();
const above = asMarkdown(end.slice(0, end.lastIndexOf('\n')).trimEnd());
return joined('\n\n', above, renderActs(acts), encodeMarker({ ...comment, acts }));
}
function holdsAct(body, act, key) {
const earlier = decodeMarker(body, key)?.acts ?? [];
const text = JSON.stringify(encodeActs([act]));
return earlier.some((one) => JSON.stringify(encodeActs([one])) === text);
}
function holdsSection(body, { state, key }) {
const section = (0,marker.rH)(body, key)?.sections.find(({ id }) => id === state.id);
const { digest, runId, attempt } = state;
return section?.digest === digest && section.runId === runId && section.attempt === attempt;
}
function isOpen(body) {
const sections = (0,marker.rH)(body)?.sections ?? [];
if (sections.length === 0)
return false;
const { headSha } = heading_newestMoment(sections);
return sections.every((each) => each.headSha === headSha && each.tally.green);
}
function isSuperseded(ours, comment) {
const theirs = comment.sections.find(({ id }) => id === ours.id);
if (theirs && isLater(theirs, ours))
return true;
return comment.sections.some((other) => other.headSha !== ours.headSha && isNewer(other, ours));
}
function previousOf(comment, head) {
const last = comment?.sections.filter(({ headSha }) => headSha !== head) ?? [];
return last.length === 0 ? comment?.previousSha : heading_newestMoment(last).headSha;
}
function fitParts(others, section, budget, composeAll) {
const { state, title, url } = section;
const needed = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
const texts = others.filter(({ text }) => text !== '');
texts.sort((one, other) => other.text.length - one.text.length);
const isGreen = ({ state: { tally } }) => Number(tally.green);
const titles = [...others].sort((one, other) => isGreen(other) - isGreen(one));
const partsWithout = (number, text) => {
const pointers = new Set(texts.slice(0, number));
const nameless = new Set(titles.slice(0, Math.max(0, number - texts.length)));
const kept = others.map((part) => {
if (nameless.has(part))
return { ...part, title: '', text: '' };
return pointers.has(part) ? { ...part, text: '' } : part;
});
return [...kept, { state, title, text, url }].sort(bySeverity);
};
const roomWithout = (number) => budget - composeAll(partsWithout(number, '')).length;
let least = 0;
let most = texts.length + titles.length;
while (least < most) {
const middle = Math.floor((least + most) / 2);
if (roomWithout(middle) >= needed)
most = middle;
else
least = middle + 1;
}
const left = roomWithout(least);
return composeAll(partsWithout(least, left > 0 ? section.render(left) : ''));
}
function bySeverity(one, other) {
const badness = ({ state }) => model_verdict.bk.indexOf(state.tally.verdict);
return (badness(other) - badness(one) ||
(0,report_text.X)(one.title, other.title) ||
(0,report_text.X)(one.state.id, other.state.id));
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';
function readParts(body, comment) {
const lines = body.split('\n');
const begins = new Map();
for (const [at, line] of lines.entries()) {
const [, id, heading] = line.startsWith('<!-- ') ? (BEGIN.exec(line) ?? []) : [];
if (id !== undefined)
begins.set(id, { at, heading: heading ?? '' });
}
return comment.sections.map((state) => {
const begin = begins.get(state.id);
const end = begin === undefined ? -1 : lines.indexOf(END, begin.at);
if (begin === undefined || end < 0)
return { state, title: '', text: '' };
const text = lines.slice(begin.at + 1, end).join('\n');
return { state, text: (0,markdown.g)(text.trim()), ...readHeading(begin.heading) };
});
}
function readHeading(encoded) {
const parsed = (0,parse.qF)((0,marker.tP)(encoded));
const [title, url] = Array.isArray(parsed) ? parsed : [];
if (typeof title !== 'string')
return { title: '' };
return { title, url: typeof url === 'string' ? url : undefined };
}
function compose(parts, { head, above, end }, origins) {
const isCurrent = ({ state }) => state.headSha === head;
const [only, ...more] = parts;
const named = parts.filter(({ title }) => title !== '');
const blocks = only && more.length === 0
? [framed(only, only.text)]
: named.map((part) => renderOther(part, isCurrent(part), origins));
return (0,report_text.oR)('\n\n', above, ...blocks, end);
}
function framed(part, text) {
const { state, title, url } = part;
const encoded = (0,marker._e)(JSON.stringify([title, url].filter((each) => each !== undefined)));
const begin = (0,markdown.g)(`<!-- plangate:section ${state.id} ${encoded} -->`);
return (0,markdown.M) `${begin}\n\n${text}\n\n${END}`;
}
function renderOther(part, current, origins) {
const { tally, headSha } = part.state;
const sign = current ? (0,report_words.rL)(tally) : '⏳';
const words = current
? (0,report_words.Pl)(tally)
: (0,markdown.M) `waiting for a result (${(0,report_words.Pl)(tally, (0,markdown.g)(` at ${headSha.slice(0, 7)}`))})`;
const text = !current
? ''
: part.text || (0,markdown.M) `Details: ${(0,escape_markdown.nf)('the job', part.url, origins)}.`;
if (current && tally.green && part.text !== '')
return (0,markdown.M) `<details><summary>${sign} ${(0,escape_markdown.h8)(part.title)}: ${words}</summary>\n${framed(part, text)}\n</details>`;
return (0,markdown.M) `#### ${sign} ${(0,escape_markdown.CS)(part.title)}: ${words}\n\n${framed(part, text)}`;
}
/***/ })
};
