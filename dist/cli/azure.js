export const id = 2482;
export const ids = [2482];
export const modules = {
/***/ 92482:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
azure: () => ( azure)
});
var node_path_0_ = __webpack_require__(76760);
var _report_annotations_js_1_ = __webpack_require__(35594);
var _report_neutralise_log_js_2_ = __webpack_require__(22195);
var _report_sections_js_3_ = __webpack_require__(46286);
var _host_error_js_4_ = __webpack_require__(93452);
var _notes_js_5_ = __webpack_require__(98528);
var _outputs_js_6_ = __webpack_require__(75483);
var _shapes_js_8_ = __webpack_require__(65639);
var _model_parse_js_11_ = __webpack_require__(2340);
var _model_request_base_js_10_ = __webpack_require__(24610);
var _model_unfilled_js_9_ = __webpack_require__(84824);
var _report_markdown_js_7_ = __webpack_require__(70075);
const SERVICE = 'Azure DevOps';
const VERSION = 'api-version=5.0';
const STYLE = {
line: '?path={path-in-query}&version=GC{commit}&line={line}',
job: (0,_report_markdown_js_7_ .eu) `build`,
change: (0,_report_markdown_js_7_ .eu) `pull request #`,
};
const MAP_TOKEN = 'Map the token of the job in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.';
const REASONS_OF_REPOSITORY = 'Manual IndividualCI BatchedCI Schedule BuildCompletion ResourceTrigger'.split(' ');
const azure = {
server: {
address: ({ BUILD_REPOSITORY_URI }) => (0,_shapes_js_8_ .Ap)(BUILD_REPOSITORY_URI),
authorization(environment) {
const token = isOnAzureRepos(environment)
? (0,_model_unfilled_js_9_ .A)(environment['SYSTEM_ACCESSTOKEN'])
: undefined;
return token && `Bearer ${token}`;
},
isNew: ({ AGENT_ISSELFHOSTED }) => AGENT_ISSELFHOSTED === '0',
remedy: MAP_TOKEN,
},
facts(environment) {
const collection = collectionOf(environment);
const project = environment['SYSTEM_TEAMPROJECT'];
const build = (0,_shapes_js_8_ .uH)(environment['BUILD_BUILDID']);
const page = isOnAzureRepos(environment)
? (0,_shapes_js_8_ .Ap)(environment['BUILD_REPOSITORY_URI'])
: undefined;
const number = (0,_shapes_js_8_ .uH)(environment['SYSTEM_PULLREQUEST_PULLREQUESTID']);
const built = number === undefined ? (0,_shapes_js_8_ .Si)(environment['BUILD_SOURCEVERSION']) : undefined;
const results = project && `${encodeURIComponent(project)}/_build/results?buildId=${build}`;
return {
commit: (0,_shapes_js_8_ .Si)(environment['SYSTEM_PULLREQUEST_SOURCECOMMITID']) ?? built,
pullRequest: isOnAzureRepos(environment)
? (0,_shapes_js_8_ .jG)(number, page && `${page}/pullrequest/${number}`)
: undefined,
jobUrl: collection && results && build ? `${collection}/${results}` : undefined,
runNumber: build,
attempt: (0,_shapes_js_8_ .uH)(environment['SYSTEM_JOBATTEMPT']),
repository: page === undefined ? undefined : repositoryAt(page),
};
},
requestBase(environment) {
const { SYSTEM_PULLREQUEST_TARGETBRANCH: target, BUILD_REPOSITORY_PROVIDER } = environment;
const isFullRef = (BUILD_REPOSITORY_PROVIDER ?? 'TfsGit') === 'TfsGit';
const branch = isFullRef ? (0,_model_request_base_js_10_ .W0)(target) : target;
return branch || isPullRequest(environment) ? (0,_model_request_base_js_10_ .VT)(branch) : undefined;
},
repositoryId: (environment) => isOnAzureRepos(environment)
? (0,_shapes_js_8_ .XL)(collectionOf(environment), (0,_shapes_js_8_ .kF)(environment['BUILD_REPOSITORY_ID']))
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
const projectId = (0,_shapes_js_8_ .kF)(environment['SYSTEM_TEAMPROJECTID']);
const repositoryId = isOnAzureRepos(environment)
? (0,_shapes_js_8_ .kF)(environment['BUILD_REPOSITORY_ID'])
: undefined;
const token = (0,_model_unfilled_js_9_ .A)(environment['SYSTEM_ACCESSTOKEN']);
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
itemsOf: (json) => (0,_shapes_js_8_ .fK)(json, 'value'),
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
return (0,_notes_js_5_ .a)(host, commit, ports);
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
return (0,_shapes_js_8_ .Ap)(SYSTEM_COLLECTIONURI ?? SYSTEM_TEAMFOUNDATIONCOLLECTIONURI);
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
const id = (0,_shapes_js_8_ .fK)(json, 'authenticatedUser', 'id');
if (typeof id !== 'string')
throw (0,_host_error_js_4_ .Cw)(SERVICE);
return id;
}
function statusFor(content) {
return (0,_report_sections_js_3_ .sQ)(content) ? 'closed' : 'active';
}
const RESOLVED = ['closed', 'fixed', 'wontFix', 'byDesign'];
function statusFits(status, content) {
return RESOLVED.includes(status) === (0,_report_sections_js_3_ .sQ)(content);
}
function toThread(json) {
const { status, isDeleted, comments } = (0,_model_parse_js_11_ .Pf)(json);
const first = (0,_model_parse_js_11_ .Pf)((0,_model_parse_js_11_ .c3)(comments)[0]);
const wasDeleted = isDeleted === true || first['isDeleted'] === true;
const authorId = (0,_shapes_js_8_ .fK)(first, 'author', 'id');
return {
id: (0,_host_error_js_4_ .wh)(json, SERVICE),
body: !wasDeleted && typeof first['content'] === 'string' ? first['content'] : '',
author: typeof authorId === 'string' ? authorId : undefined,
status: String(status),
commentId: typeof first['id'] === 'number' ? first['id'] : 1,
};
}
function loggingCommands(view, directory) {
const issues = (0,_report_annotations_js_1_ .H)(view, { annotate: 'all' }).map((each) => (0,_report_neutralise_log_js_2_ .f)('task.logissue', {
type: each.annotation_level === 'failure' ? 'error' : 'warning',
sourcepath: each.path,
linenumber: each.start_line,
}, `${each.title}: ${each.message}`));
const { verdict, green, 'run-id': runId, 'run-url': runUrl } = (0,_outputs_js_6_ .I)(view);
const variables = Object.entries({ verdict, green, runId, runUrl }).map(([variable, value]) => (0,_report_neutralise_log_js_2_ .f)('task.setvariable', { variable, isOutput: 'true' }, value));
const summary = directory && (0,node_path_0_.join)(directory, 'summary.md');
const upload = summary ? [(0,_report_neutralise_log_js_2_ .f)('task.uploadsummary', {}, summary)] : [];
return [...issues, ...variables, ...upload];
}
/***/ }),
/***/ 35594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( renderAnnotations)
});
var _causes_js_0_ = __webpack_require__(83008);
var _markdown_js_1_ = __webpack_require__(70075);
var _occurrences_js_2_ = __webpack_require__(2314);
var _message_text_js_3_ = __webpack_require__(34707);
var _neutralise_log_js_4_ = __webpack_require__(22195);
var _text_js_5_ = __webpack_require__(74913);
var _words_js_6_ = __webpack_require__(43629);
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
const groups = (0,_text_js_5_ .$z)(placed, ({ cause, location }) => {
return [(0,_words_js_6_ .CP)({ location }), cause.policySet, cause.policy, cause.severity];
});
groups.sort(([one], [other]) => levelRank(one) - levelRank(other) || one.index - other.index);
const told = new Set();
const annotations = groups
.slice(0, ANNOTATION_LIMIT)
.map((group) => toAnnotation(group, causesToTell(group, told)));
const [last] = annotations.slice(-1);
const rest = groups.length - annotations.length;
if (last && rest > 0)
last.message += `\n${(0,_text_js_5_ .rj)(rest, 'more place')}: see the job summary.`;
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
const level = cause.kind === 'diagnostic' ? 'plan' : (0,_words_js_6_ .s2)(cause.level);
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
title: (0,_markdown_js_1_ .$Q)(`${(0,_markdown_js_1_ .Ow)(cause.policy || cause.policySet, 200)} (${level})`, 250),
message: `${(0,_message_text_js_3_ .Lo)(messages, MESSAGE_LIMIT)}\n${lastLine(cause, [...new Set(workspaces)])}`,
};
}
function occurrenceText(occurrence) {
const addresses = (0,_occurrences_js_2_ .TY)(occurrence);
const named = (0,_text_js_5_ .so)(addresses, 5, (address) => (0,_markdown_js_1_ .Ow)(address, 300));
return (0,_text_js_5_ .JO)(': ', named, occurrence.messages.join('\n'));
}
function lastLine(cause, workspaces) {
const { policySet, helpUrl = '' } = cause;
const cleaned = workspaces.map((name) => (0,_markdown_js_1_ .Ow)(name, 100));
const names = (0,_text_js_5_ .J4)(cleaned, 10).join('');
return (0,_text_js_5_ .JO)(' · ', policySet === '' ? '' : `Policy set ${(0,_markdown_js_1_ .Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, (0,_words_js_6_ .oB)(cause) ? (0,_markdown_js_1_ .Ow)((0,_words_js_6_ .zs)(cause), 400) : (0,_words_js_6_ .mF)(cause), helpUrl && `how to fix: ${helpUrl}`);
}
function levelOf(cause) {
if (isFailureLevel(cause))
return 'failure';
return cause.severity === 'warns' || cause.kind === 'diagnostic' ? 'warning' : 'notice';
}
function isFailureLevel(cause) {
return cause.blocks || (0,_causes_js_0_ .HE)(cause);
}
const COMMAND_LIMIT = 10;
/***/ }),
};
