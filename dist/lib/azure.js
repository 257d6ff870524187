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
var markdown = __webpack_require__(75);
var findings = __webpack_require__(5636);
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
const placed = view.findings.flatMap((finding) => {
const isWantedEverywhere = annotate === 'all' || (0,findings.HE)(finding);
return finding.occurrences.flatMap((occurrence, index) => {
const { location } = occurrence;
if (!location || location.commit !== undefined)
return [];
if (!isWantedEverywhere && changedFiles?.has(location.path) !== true)
return [];
return [{ finding, occurrence, location, index }];
});
});
const groups = (0,report_text.$z)(placed, ({ finding, location }) => {
return [(0,words.CP)({ location }), finding.policySet, finding.policy, finding.severity];
});
groups.sort(([one], [other]) => levelRank(one) - levelRank(other) || one.index - other.index);
const told = new Set();
const annotations = groups
.slice(0, ANNOTATION_LIMIT)
.map((group) => toAnnotation(group, findingsToTell(group, told)));
const [last] = annotations.slice(-1);
const rest = groups.length - annotations.length;
if (last && rest > 0)
last.message += `\n${(0,report_text.rj)(rest, 'more place')}: see the job summary.`;
return annotations;
}
function levelRank({ finding }) {
return ['failure', 'warning', 'notice'].indexOf(levelOf(finding));
}
function findingsToTell(group, told) {
const findings = [...new Set(group.map(({ finding }) => finding))];
return findings.filter((finding) => !told.has(finding) && told.add(finding));
}
function toAnnotation(group, toTell) {
const [{ finding, location }] = group;
const { path, startLine } = location;
const level = finding.kind === 'diagnostic' ? 'plan' : (0,words.s2)(finding.level);
const here = group.map(({ occurrence }) => occurrenceText(occurrence));
const ofAll = group.map((placed) => placed.finding.messageOfAll);
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
annotation_level: levelOf(finding),
title: (0,markdown.$Q)(`${(0,markdown.Ow)(finding.policy, 200)} (${level})`, 250),
message: `${(0,message_text.Lo)(messages, MESSAGE_LIMIT)}\n${lastLine(finding, [...new Set(workspaces)])}`,
};
}
function occurrenceText(occurrence) {
const addresses = (0,findings.TY)(occurrence);
const named = (0,report_text.so)(addresses, 5, (address) => (0,markdown.Ow)(address, 300));
return (0,report_text.JO)(': ', named, occurrence.messages.join('\n'));
}
function lastLine(finding, workspaces) {
const { policySet, helpUrl = '' } = finding;
const cleaned = workspaces.map((name) => (0,markdown.Ow)(name, 100));
const names = (0,report_text.J4)(cleaned, 10).join('');
return (0,report_text.JO)(' · ', policySet === '' ? '' : `Policy set ${(0,markdown.Ow)(policySet, 100)}`, `${workspaces.length === 1 ? 'workspace' : 'workspaces'} ${names}`, (0,words.oB)(finding) ? (0,markdown.Ow)((0,words.zs)(finding), 400) : (0,words.mF)(finding), helpUrl && `how to fix: ${helpUrl}`);
}
function levelOf(finding) {
if ((0,findings.HE)(finding))
return 'failure';
return finding.severity === 'warns' || finding.kind === 'diagnostic' ? 'warning' : 'notice';
}
const COMMAND_LIMIT = 10;
var sections = __webpack_require__(6286);
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
...(0,changes.QI)(workspaces),
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
return { problems: [] };
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
/***/ 6286:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
W3: () => ( readComment),
X0: () => ( mergeSections),
ek: () => ( holdsSection),
pe: () => ( isSuperseded),
sQ: () => ( saysGateIsOpen)
});
var _model_verdict_js_0_ = __webpack_require__(3538);
var _marker_js_1_ = __webpack_require__(8081);
var _markdown_js_2_ = __webpack_require__(75);
var _model_parse_js_5_ = __webpack_require__(2340);
var _model_quote_js_6_ = __webpack_require__(8187);
var _text_js_3_ = __webpack_require__(4913);
var _headline_js_4_ = __webpack_require__(7210);
const COMMENT_BUDGET = 60_000;
const LEAST_WITH_SEALS = 30_000;
function mergeSections(existing, section, budget = COMMENT_BUDGET) {
const { key } = section;
const body = existing ?? '';
const comment = readComment(body, section);
if (comment && (isSuperseded(section.state, comment) || holdsSection(body, section)))
return (0,_markdown_js_2_ .g5)(body);
const newestSha = newestAttempt([...(comment?.sections ?? []), section.state]).headSha;
const previousSha = previousCommit(comment, newestSha);
const existingParts = comment ? readParts(body, comment) : [];
const otherParts = existingParts.filter(({ state: { id, headSha } }) => id !== section.state.id && (headSha === newestSha || headSha === previousSha));
const stateLimit = Math.min(4_096, Math.floor(budget / 8));
const commands = (0,_marker_js_1_ .m6)(comment?.commands ?? [], newestSha);
const askedFindings = [...new Set([...(comment?.asked ?? []), ...(section.asked ?? [])])];
return fitParts(otherParts, section, budget, (parts) => {
const keepsSeals = budget >= LEAST_WITH_SEALS;
const sections = parts.map(({ state }) => (keepsSeals ? state : { ...state, seals: {} }));
const state = {
key,
sections,
previousSha,
commands,
ended: comment?.ended,
asked: askedFindings.slice(-_marker_js_1_ .V6),
};
return (0,_text_js_3_ .JO)('\n\n', commentHeading(sections), ...renderSections(parts, newestSha, section.origins), renderCommands(commands), (0,_marker_js_1_ .$N)(state, stateLimit));
});
}
function holdsSection(body, { state, key }) {
const section = (0,_marker_js_1_ .rH)(body, key)?.sections.find(({ id }) => id === state.id);
const { digest, runId, attempt } = state;
return section?.digest === digest && section.runId === runId && section.attempt === attempt;
}
function saysGateIsOpen(body) {
const sections = (0,_marker_js_1_ .rH)(body)?.sections ?? [];
if (sections.length === 0)
return false;
const { headSha } = newestAttempt(sections);
return sections.every((section) => section.headSha === headSha && section.counts.green);
}
function readComment(body, { key, now = Number.POSITIVE_INFINITY }) {
const comment = (0,_marker_js_1_ .rH)(body, key);
if (comment === undefined)
return undefined;
return { ...comment, sections: comment.sections.map((section) => notInFuture(section, now)) };
}
function notInFuture(report, now) {
return report.startedAt > now + SKEW_S ? { ...report, startedAt: 0 } : report;
}
const SKEW_S = 60;
function isSuperseded(report, comment) {
return comment.sections.some((section) => {
if (section.id === report.id && isLater(section, report))
return true;
return section.headSha !== report.headSha && isNewer(section, report);
});
}
function previousCommit(comment, newestSha) {
const ofOtherCommits = comment?.sections.filter(({ headSha }) => headSha !== newestSha) ?? [];
return ofOtherCommits.length === 0 ? comment?.previousSha : newestAttempt(ofOtherCommits).headSha;
}
function fitParts(others, section, budget, compose) {
const { state, title, url } = section;
const share = Math.min(section.render(budget).length, budget / (2 * others.length + 2));
const largestFirst = others
.filter(({ text }) => text !== '')
.sort((one, other) => other.text.length - one.text.length);
const isGreen = (part) => Number(part.state.counts.green);
const greenFirst = [...others].sort((one, other) => isGreen(other) - isGreen(one));
const partsWithout = (omissions, text) => {
const withoutText = new Set(largestFirst.slice(0, omissions));
const withoutName = new Set(greenFirst.slice(0, Math.max(0, omissions - largestFirst.length)));
const kept = others.map((part) => {
if (withoutName.has(part))
return { ...part, title: '', text: '' };
return withoutText.has(part) ? { ...part, text: '' } : part;
});
return [...kept, { state, title, text, url }].sort(compareParts);
};
const leftFor = (omissions) => budget - compose(partsWithout(omissions, '')).length;
let least = 0;
let most = largestFirst.length + greenFirst.length;
while (least < most) {
const middle = Math.floor((least + most) / 2);
if (leftFor(middle) >= share)
most = middle;
else
least = middle + 1;
}
const left = leftFor(least);
return compose(partsWithout(least, left > 0 ? section.render(left) : ''));
}
function compareParts(one, other) {
const badness = ({ state }) => _model_verdict_js_0_ .bk.indexOf(state.counts.verdict);
return (badness(other) - badness(one) ||
(0,_text_js_3_ .UF)(one.title, other.title) ||
(0,_text_js_3_ .UF)(one.state.id, other.state.id));
}
const BEGIN = /^<!-- plangate:section ([0-9a-f]{12}) ([A-Za-z0-9_-]{0,4000}) -->$/;
const END = '<!-- /plangate:section -->';
function readParts(body, comment) {
const lines = body.split('\n');
const begins = new Map();
for (const [index, line] of lines.entries()) {
const [, id, heading = ''] = BEGIN.exec(line) ?? [];
if (id !== undefined)
begins.set(id, { index, heading });
}
return comment.sections.map((state) => {
const begin = begins.get(state.id);
const end = begin === undefined ? -1 : lines.indexOf(END, begin.index);
if (begin === undefined || end < 0)
return { state, title: '', text: '' };
const text = lines.slice(begin.index + 1, end).join('\n');
return { state, text: (0,_markdown_js_2_ .g5)(text.trim()), ...readHeading(begin.heading) };
});
}
function readHeading(encoded) {
const parsed = (0,_model_parse_js_5_ .qF)((0,_marker_js_1_ .tP)(encoded));
const [title, url] = Array.isArray(parsed) ? parsed : [];
if (typeof title !== 'string')
return { title: '' };
return { title, url: typeof url === 'string' ? url : undefined };
}
function renderSections(parts, newestSha, origins) {
const [only] = parts.length === 1 ? parts : [];
if (only)
return [withSectionMarkers(only, only.text)];
const named = parts.filter(({ title }) => title !== '');
return named.map((part) => part.state.headSha === newestSha ? renderCurrent(part, origins) : renderWaiting(part));
}
function withSectionMarkers(part, text) {
const { state, title, url } = part;
const encoded = (0,_marker_js_1_ ._e)(JSON.stringify(url === undefined ? [title] : [title, url]));
const begin = (0,_markdown_js_2_ .g5)(`<!-- plangate:section ${state.id} ${encoded} -->`);
return (0,_markdown_js_2_ .eu) `${begin}\n\n${text}\n\n${END}`;
}
function renderWaiting(part) {
const { counts, headSha } = part.state;
const earlier = (0,_headline_js_4_ .Pl)(counts, (0,_markdown_js_2_ .g5)(` at ${headSha.slice(0, 7)}`));
return (0,_markdown_js_2_ .eu) `#### ⏳ ${(0,_markdown_js_2_ .CS)(part.title)}: waiting for a result (${earlier})\n\n${withSectionMarkers(part, '')}`;
}
function renderCurrent(part, origins) {
const { counts } = part.state;
const icon = (0,_headline_js_4_ .Mb)(counts);
const words = (0,_headline_js_4_ .Pl)(counts);
if (counts.green && part.text !== '')
return (0,_markdown_js_2_ .eu) `<details><summary>${icon} ${(0,_markdown_js_2_ .h8)(part.title)}: ${words}</summary>\n${withSectionMarkers(part, part.text)}\n</details>`;
const text = part.text || (0,_markdown_js_2_ .eu) `Details: ${(0,_markdown_js_2_ .nf)('the job', part.url, origins)}.`;
return (0,_markdown_js_2_ .eu) `#### ${icon} ${(0,_markdown_js_2_ .CS)(part.title)}: ${words}\n\n${withSectionMarkers(part, text)}`;
}
function commentHeading(sections) {
const { headSha } = newestAttempt(sections);
const current = sections.filter((section) => section.headSha === headSha);
const counts = addUp(current.map((section) => section.counts));
const waiting = sections.length - current.length;
const icon = counts.green && waiting > 0 ? '⏳' : (0,_headline_js_4_ .Mb)(counts);
const sha = headSha.slice(0, 7);
const atCommit = sha === '' ? '' : (0,_markdown_js_2_ .eu) ` at ${(0,_markdown_js_2_ .SS)(sha, 7)}`;
const waitingWords = waiting > 0 ? (0,_markdown_js_2_ .eu) ` · waiting for ${waiting} of ${sections.length} jobs` : '';
return (0,_markdown_js_2_ .eu) `### ${icon} Policy gate: ${(0,_headline_js_4_ .Pl)(counts, atCommit)}${waitingWords}`;
}
function addUp(ofJobs) {
const verdict = (0,_model_verdict_js_0_ .zP)(ofJobs.map((counts) => counts.verdict));
const green = ofJobs.every((counts) => counts.green);
const atFault = ofJobs.filter((counts) => (0,_headline_js_4_ .DK)(counts.verdict, verdict));
const onlyAtFault = atFault.length === 1 ? atFault : [];
const haveOneJobWithResults = ofJobs.filter(({ results }) => results > 0).length === 1;
const addends = {
affected: atFault,
policiesAtFault: onlyAtFault,
runTasksAtFault: onlyAtFault,
guardsAtFault: onlyAtFault,
policies: haveOneJobWithResults ? ofJobs : [],
};
const approvedBy = [...new Set(ofJobs.flatMap((counts) => counts.approvedBy))];
return (0,_headline_js_4_ .I9)(verdict, green, approvedBy, (name) => (addends[name] ?? ofJobs).reduce((sum, counts) => sum + counts[name], 0));
}
const BEGIN_COMMANDS = '<!-- plangate:acts -->';
const END_COMMANDS = '<!-- /plangate:acts -->';
function renderCommands(commands) {
if (commands.length === 0)
return '';
const lines = commands.map(({ verb, by, at, reason, proposal, approved = [] }) => {
const why = reason === '' ? '' : (0,_markdown_js_2_ .eu) `: ${(0,_markdown_js_2_ .CS)(reason, 500)}`;
const what = approved.length === 0 ? '' : (0,_markdown_js_2_ .eu) `, approved in ${(0,_markdown_js_2_ .CS)((0,_model_quote_js_6_ .Kf)(approved, 10), 2_000)}`;
const line = (0,_markdown_js_2_ .eu) `- ${(0,_markdown_js_2_ .CS)(by, 100)} ${COMMAND_WORDS[verb]}${why} (${(0,_text_js_3_ .Yi)(at)})${what}`;
if (proposal === undefined)
return line;
const { text, file } = proposal;
return (0,_markdown_js_2_ .eu) `${line}. Nothing is excepted before this is on the default branch. ${exceptionInstruction(file)}:\n\n${(0,_markdown_js_2_ .EU)(text)}`;
});
return (0,_markdown_js_2_ .eu) `${BEGIN_COMMANDS}\n\n${(0,_text_js_3_ .JO)('\n', ...lines)}\n\n${END_COMMANDS}`;
}
function exceptionInstruction(file) {
if (file === undefined) {
return (0,_markdown_js_2_ .eu) `Add it to the list in the file that the workflow pins, and pin the new commit`;
}
const { path, isNew, link: url } = file;
const name = (0,_markdown_js_2_ .nf)((0,_markdown_js_2_ .SS)(path, 300), url, url === undefined ? [] : [url]);
return isNew
? (0,_markdown_js_2_ .eu) `Create ${name} on a new branch, with`
: (0,_markdown_js_2_ .eu) `Edit ${name} on a new branch, and add to its list`;
}
const COMMAND_WORDS = {
help: 'asked what can be typed: `/plangate override COMMIT REASON`, `/plangate allow-destroys COMMIT REASON`, `/plangate except POLICY [ADDRESS] WORKSPACE UNTIL REASON`, `/plangate rerun`, `/plangate again`',
rerun: 'started the gate again',
again: 'asked for new plans',
override: 'overrode the failed policies',
'allow-destroys': 'let the plan destroy what it destroys',
except: 'asked for an exception',
'not-owner': 'may not override what belongs to others',
};
function isNewer(one, other) {
if (one.startedAt < other.startedAt)
return false;
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
function newestAttempt(attempts) {
return attempts.reduce((newest, attempt) => (isNewer(attempt, newest) ? attempt : newest));
}
/***/ })
};
