export const id = 361;
export const ids = [361];
export const modules = {
/***/ 8361:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
azure: () => ( azure)
});
var external_node_path_ = __webpack_require__(6760);
var causes = __webpack_require__(3008);
var markdown = __webpack_require__(75);
var occurrences = __webpack_require__(2314);
var message_text = __webpack_require__(4707);
var neutralise_log = __webpack_require__(2195);
var report_text = __webpack_require__(4913);
var words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/report/annotations.js
const ANNOTATION_LIMIT = 200;
const MESSAGE_LIMIT = 16_000;
function renderAnnotations(view, options) {
const { annotate, changedFiles } = options;
if (annotate === 'off')
return [];
const placed = view.causes.flatMap((cause) => {
const isWantedEverywhere = annotate === 'all' || isFailureLevel(cause);
return cause.occurrences.flatMap((occurrence, index) => {
const { location } = occurrence;
if (!location || location.commit !== undefined)
return [];
if (!isWantedEverywhere && changedFiles?.has(location.path) !== true)
return [];
return [{ cause, occurrence, location, index }];
});
});
const groups = (0,report_text.$z)(placed, ({ cause, location }) => {
return [(0,words.CP)({ location }), cause.policySet, cause.policy, cause.severity];
});
groups.sort(([one], [other]) => levelRank(one) - levelRank(other) || one.index - other.index);
const told = new Set();
const annotations = groups
.slice(0, ANNOTATION_LIMIT)
.map((group) => toAnnotation(group, causesToTell(group, told)));
const [last] = annotations.slice(-1);
const rest = groups.length - annotations.length;
if (last && rest > 0)
last.message += `\n${(0,report_text.rj)(rest, 'more place')}: see the job summary.`;
return annotations;
}
function levelRank({ cause }) {
return ['failure', 'warning', 'notice'].indexOf(levelOf(cause));
}
function causesToTell(group, told) {
const causes = [...new Set(group.map(({ cause }) => cause))];
return causes.filter((cause) => !told.has(cause) && told.add(cause));
}
function toAnnotation(group, toTell) {
const [{ cause, location }] = group;
const { path, startLine } = location;
const level = cause.kind === 'diagnostic' ? 'plan' : (0,words.s2)(cause.level);
const here = group.map(({ occurrence }) => occurrenceText(occurrence));
const ofAll = group.map((placed) => placed.cause.messageOfAll);
const elsewhere = toTell
.flatMap(({ occurrences }) => occurrences)
.filter(({ noun, location: place }) => noun === 'message' && place === undefined)
.map((occurrence) => `The policy says as well: ${occurrenceText(occurrence)}`);
const messages = [...new Set([...ofAll, ...here, ...elsewhere])].filter(Boolean);
const workspaces = group.flatMap(({ occurrence }) => occurrence.workspaces);
return {
path,
start_line: startLine,
end_line: startLine,
annotation_level: levelOf(cause),
title: (0,markdown.$Q)(`${(0,markdown.Ow)(cause.policy || cause.policySet, 200)} (${level})`, 250),
message: `${(0,message_text.Lo)(messages, MESSAGE_LIMIT)}\n${lastLine(cause, [...new Set(workspaces)])}`,
};
}
function occurrenceText(occurrence) {
const addresses = (0,occurrences.TY)(occurrence);
const named = (0,report_text.so)(addresses, 5, (address) => (0,markdown.Ow)(address, 300));
return (0,report_text.JO)(': ', named, occurrence.messages.join('\n'));
}
function lastLine(cause, workspaces) {
const { policySet, helpUrl = '' } = cause;
const cleaned = workspaces.map((name) => (0,markdown.Ow)(name, 100));
const names = (0,report_text.J4)(cleaned, 10).join('');
return (0,report_text.JO)(' · ', policySet === '' ? '' : `Policy set ${(0,markdown.Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, (0,words.oB)(cause) ? (0,markdown.Ow)((0,words.zs)(cause), 400) : (0,words.mF)(cause), helpUrl && `how to fix: ${helpUrl}`);
}
function levelOf(cause) {
if (isFailureLevel(cause))
return 'failure';
return cause.severity === 'warns' || cause.kind === 'diagnostic' ? 'warning' : 'notice';
}
function isFailureLevel(cause) {
return cause.blocks || (0,causes.HE)(cause);
}
const COMMAND_LIMIT = 10;
var sections = __webpack_require__(6286);
var host_error = __webpack_require__(3452);
var notes = __webpack_require__(8528);
var approval_words = __webpack_require__(521);
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
...(0,changes.QI)(workspaces),
'needs-approval': JSON.stringify((0,approval_words.ac)(view.results)),
'comment-url': '',
'report-json': '',
'report-html': '',
'report-sarif': '',
'plan-json': '{}',
...written,
};
}
var shapes = __webpack_require__(5639);
var parse = __webpack_require__(2340);
var request_base = __webpack_require__(4610);
var unfilled = __webpack_require__(4824);
;// CONCATENATED MODULE: ./build/src/hosts/azure.js
const SERVICE = 'Azure DevOps';
const VERSION = 'api-version=5.0';
const STYLE = {
line: '?path={path-in-query}&version=GC{commit}&line={line}',
job: (0,markdown.eu) `build`,
change: (0,markdown.eu) `pull request #`,
};
const MAP_TOKEN = 'Map the token of the job in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.';
const REASONS_OF_REPOSITORY = 'Manual IndividualCI BatchedCI Schedule BuildCompletion ResourceTrigger'.split(' ');
const azure = {
server: {
address: ({ BUILD_REPOSITORY_URI }) => (0,shapes.Ap)(BUILD_REPOSITORY_URI),
authorization(environment) {
const token = isOnAzureRepos(environment)
? (0,unfilled.A)(environment['SYSTEM_ACCESSTOKEN'])
: undefined;
return token && `Bearer ${token}`;
},
isNew: ({ AGENT_ISSELFHOSTED }) => AGENT_ISSELFHOSTED === '0',
remedy: MAP_TOKEN,
},
facts(environment) {
const collection = collectionOf(environment);
const project = environment['SYSTEM_TEAMPROJECT'];
const build = (0,shapes.uH)(environment['BUILD_BUILDID']);
const page = isOnAzureRepos(environment)
? (0,shapes.Ap)(environment['BUILD_REPOSITORY_URI'])
: undefined;
const number = (0,shapes.uH)(environment['SYSTEM_PULLREQUEST_PULLREQUESTID']);
const built = number === undefined ? (0,shapes.Si)(environment['BUILD_SOURCEVERSION']) : undefined;
const results = project && `${encodeURIComponent(project)}/_build/results?buildId=${build}`;
return {
commit: (0,shapes.Si)(environment['SYSTEM_PULLREQUEST_SOURCECOMMITID']) ?? built,
pullRequest: isOnAzureRepos(environment)
? (0,shapes.jG)(number, page && `${page}/pullrequest/${number}`)
: undefined,
jobUrl: collection && results && build ? `${collection}/${results}` : undefined,
runNumber: build,
attempt: (0,shapes.uH)(environment['SYSTEM_JOBATTEMPT']),
repository: page === undefined ? undefined : repositoryAt(page),
};
},
requestBase(environment) {
const { SYSTEM_PULLREQUEST_TARGETBRANCH: target, BUILD_REPOSITORY_PROVIDER } = environment;
const isFullRef = (BUILD_REPOSITORY_PROVIDER ?? 'TfsGit') === 'TfsGit';
const branch = isFullRef ? (0,request_base.W0)(target) : target;
return branch || isPullRequest(environment) ? (0,request_base.VT)(branch) : undefined;
},
repositoryId: (environment) => isOnAzureRepos(environment)
? (0,shapes.XL)(collectionOf(environment), (0,shapes.kF)(environment['BUILD_REPOSITORY_ID']))
: undefined,
jobOrigin(environment) {
const branch = environment['BUILD_SOURCEBRANCH'] ?? '';
const reason = environment['BUILD_REASON'] ?? '';
const number = environment['SYSTEM_PULLREQUEST_PULLREQUESTID'];
if (isPullRequest(environment)) {
const fork = environment['SYSTEM_PULLREQUEST_ISFORK']?.toLowerCase();
const origin = number && fork === 'false' ? 'own' : 'unknown';
return { proposed: true, changeOrigin: fork === 'true' ? 'foreign' : origin };
}
const isOwnBranch = /^refs\/(?:heads|tags)\//.test(branch);
return {
proposed: !REASONS_OF_REPOSITORY.includes(reason),
changeOrigin: isOwnBranch ? 'own' : 'unknown',
};
},
comments({ environment, pullRequest, commit = '' }, ports) {
const baseUrl = collectionOf(environment);
const projectId = (0,shapes.kF)(environment['SYSTEM_TEAMPROJECTID']);
const repositoryId = isOnAzureRepos(environment)
? (0,shapes.kF)(environment['BUILD_REPOSITORY_ID'])
: undefined;
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
badTokenRemedy: `SYSTEM_ACCESSTOKEN was not accepted. ${MAP_TOKEN} A personal access token is not accepted, nor is the token of an earlier job.`,
refusedRemedy: 'The build service of this project needs "Contribute to pull requests" on the repository (Project settings → Repositories → Security).',
list: `${threads}?${VERSION}`,
itemsOf: (json) => (0,shapes.fK)(json, 'value'),
toRequestBody: (content) => ({
comments: [{ parentCommentId: 0, content, commentType: 1 }],
status: statusFor(content),
}),
readNote: toThread,
pageUrlOf: (id) => `${url}?discussionId=${id}`,
whoAmI,
addressOf,
contradicts: ({ body, status }) => body !== '' && !statusFits(status, body),
async update(ask, id, content, thread) {
const status = statusFor(content);
const setStatus = async () => {
if (thread === undefined || !statusFits(thread.status, content)) {
await ask('PATCH', `${threads}/${id}?${VERSION}`, { status });
}
};
if (status === 'active')
await setStatus();
if (thread?.body !== content)
await ask('PATCH', addressOf(id, thread), { content });
if (status === 'closed')
await setStatus();
},
};
return (0,notes.a)(host, commit, ports);
},
async publish(_, view, { reports }, ports) {
for (const line of loggingCommands(view, reports))
ports.command(line);
return { doubts: [] };
},
};
const NO_TOKEN = { text: `No comment: SYSTEM_ACCESSTOKEN is empty. ${MAP_TOKEN}` };
function isPullRequest(environment) {
const { SYSTEM_PULLREQUEST_PULLREQUESTID: number, BUILD_REASON: reason } = environment;
const branch = environment['BUILD_SOURCEBRANCH'] ?? '';
return Boolean(number) || reason === 'PullRequest' || branch.startsWith('refs/pull/');
}
function collectionOf(environment) {
const { SYSTEM_COLLECTIONURI, SYSTEM_TEAMFOUNDATIONCOLLECTIONURI } = environment;
return (0,shapes.Ap)(SYSTEM_COLLECTIONURI ?? SYSTEM_TEAMFOUNDATIONCOLLECTIONURI);
}
function isOnAzureRepos(environment) {
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
const id = (0,shapes.fK)(json, 'authenticatedUser', 'id');
if (typeof id !== 'string')
throw (0,host_error.Cw)(SERVICE);
return id;
}
function statusFor(content) {
return (0,sections.sQ)(content) ? 'closed' : 'active';
}
const RESOLVED = ['closed', 'fixed', 'wontFix', 'byDesign'];
function statusFits(status, content) {
return RESOLVED.includes(status) === (0,sections.sQ)(content);
}
function toThread(json) {
const { status, isDeleted, comments } = (0,parse.Pf)(json);
const first = (0,parse.Pf)((0,parse.c3)(comments)[0]);
const wasDeleted = isDeleted === true || first['isDeleted'] === true;
const authorId = (0,shapes.fK)(first, 'author', 'id');
return {
id: (0,host_error.wh)(json, SERVICE),
body: !wasDeleted && typeof first['content'] === 'string' ? first['content'] : '',
author: typeof authorId === 'string' ? authorId : undefined,
status: String(status),
commentId: typeof first['id'] === 'number' ? first['id'] : 1,
};
}
function loggingCommands(view, directory) {
const issues = renderAnnotations(view, { annotate: 'all' }).map((each) => (0,neutralise_log.f)('task.logissue', {
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
var _ask_js_0_ = __webpack_require__(8536);
var _own_comments_js_1_ = __webpack_require__(9696);
var _pages_js_2_ = __webpack_require__(6485);
function createNotes(host, headSha, ports) {
const ask = (0,_ask_js_0_ .cY)({ ...ports, ...host });
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
neutralise: _own_comments_js_1_ .Fn,
async snapshot() {
me ??= await host.whoAmI(ask);
const { items, whole } = await (0,_pages_js_2_ .LD)(ask, host.list, read, host.itemsOf);
const comments = items.filter(({ body }) => (0,_own_comments_js_1_ .xY)(body, _own_comments_js_1_ .G2));
return { headSha, comments, whole };
},
createComment: async (_, body) => read((await ask('POST', host.list, host.toRequestBody(body))).json),
updateComment: async (id, body) => void (await host.update(ask, id, body, notes.get(id))),
deleteComment: async (id) => void (await ask('DELETE', host.addressOf(id, notes.get(id)), undefined, { accept: [404] })),
};
}
/***/ }),
};
