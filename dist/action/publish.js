export const id = 3911;
export const ids = [3911,3021];
export const modules = {
/***/ 3208:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AA: () => ( commentProblems),
HF: () => ( writeComment),
e2: () => ( startComment),
writeReportComment: () => ( writeReportComment)
});
var _decide_comment_js_0_ = __webpack_require__(9369);
var _own_comments_js_1_ = __webpack_require__(9696);
var _host_error_js_2_ = __webpack_require__(3452);
const LARGEST = 60_000;
const SMALLER = [10_000, 2_000];
const ROUNDS = 12;
const LOOKS_FOR_CREATED = 3;
const MOST_DELETED = 20;
async function startComment(api, content, { snapshot, ...target }, ports) {
const { defuse = (body) => body } = api;
const compose = (...asked) => defuse(content.compose(...asked));
const writer = { api, content: { ...content, compose }, target, ports };
const began = ports.clock.now();
const result = await writeRound(writer, snapshot);
const slowness = ports.clock.now() - began;
return {
result,
settle: async () => (result.written ? settle(writer, result, slowness) : result),
};
}
async function writeComment(api, content, target, ports) {
const started = await startComment(api, content, target, ports);
const result = await started.settle();
const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
return { commentUrl, problems: commentProblems(result) };
}
function writeReportComment(api, view, target, ports) {
return writeComment(api, (0,_decide_comment_js_0_ .G)(view), target, ports);
}
function commentProblems(result) {
const { superseded, foreign = [], lost } = result ?? {};
return [
...(superseded === undefined ? [] : [SUPERSEDED[superseded]]),
...(0,_own_comments_js_1_ .eQ)(foreign),
...(lost ? [LOST] : []),
];
}
const SUPERSEDED = {
commit: 'The pull request has a newer commit: its comment is left to the run of that commit.',
run: 'A later run has reported or begun on this pull request: its comment was left as it is.',
};
const LOST = 'Other jobs kept writing to the comment: look for this report in the summary of the job.';
async function writeRound(writer, first) {
const { api, content, target } = writer;
for (let tries = 1;; tries++) {
const snapshot = (tries === 1 ? first : undefined) ?? (await api.snapshot(target.number));
const action = (0,_decide_comment_js_0_ .O)(snapshot, content, target, writer.created);
const foreign = (0,_own_comments_js_1_ .Rg)(snapshot.comments, content.marker, writer.created);
try {
return { ...(await act(writer, action, snapshot)), foreign, lost: false };
}
catch (error) {
const again = error instanceof _host_error_js_2_ .dh && error.kind === 'not-found';
if (!again || tries === 3)
throw error;
}
}
}
async function act(writer, action, snapshot) {
const { api, content } = writer;
switch (action.kind) {
case 'unknown':
throw new _host_error_js_2_ .dh('invalid', "There are more comments than could be read, and whether one of them is this gate's is not known: the summary of the job has the report.");
case 'keep':
return { written: false, url: action.comment?.url, superseded: action.superseded };
case 'delete':
await api.deleteComment(action.comment.id);
return { written: true };
case 'create': {
const { url } = await create(writer, snapshot);
return { written: true, url };
}
case 'update': {
const { id, body: existing, url, contradicted } = action.comment;
const isSaid = content.compose(existing, LARGEST) === existing;
if (isSaid && contradicted !== true)
return { written: false, url };
await fitting(content, existing, (body) => api.updateComment(id, body));
return { written: true, url };
}
}
}
async function create(writer, { comments }) {
const { api, content, target, ports } = writer;
const before = new Set(comments.map(({ id }) => id));
const isNew = ({ id, body }) => !before.has(id) && (0,_own_comments_js_1_ .xY)(body, content.marker) && content.holds(body);
for (let tries = 1;; tries++) {
try {
const send = (body) => api.createComment(target.number, body);
return (writer.created = await fitting(content, undefined, send));
}
catch (error) {
if (!(error instanceof _host_error_js_2_ .dh) || error.kind !== 'unsure' || tries === 2)
throw error;
for (let looks = 0; looks < 2; looks++) {
if (looks > 0 && !(await pause(ports, 2_000)))
throw error;
const created = (await api.snapshot(target.number)).comments.find(isNew);
if (created === undefined)
continue;
const { id, url, mine, author } = created;
return (writer.created = mine ? { id, url, author } : { id, url });
}
}
}
}
async function fitting(content, existing, write) {
let written = write(content.compose(existing, LARGEST));
for (const budget of SMALLER) {
const again = (0,_host_error_js_2_ .yg)(() => write(content.compose(existing, budget)), 'too-long');
written = written.catch(again);
}
return written;
}
async function settle(writer, written, slowness) {
const { api, content, target, ports } = writer;
let result = written;
for (let round = 1, missing = 0; round <= ROUNDS; round++) {
const least = Math.max(800, Math.min(3 * slowness, 10_000));
if (!(await pause(ports, least + ports.random() * 850 * (1 + round))))
return result;
const began = ports.clock.now();
const snapshot = await api.snapshot(target.number);
const foreign = (0,_own_comments_js_1_ .Rg)(snapshot.comments, content.marker, writer.created);
const [comment, ...copies] = (0,_own_comments_js_1_ .D5)(snapshot.comments, content.marker, writer.created);
if (comment === undefined && writer.created !== undefined) {
result = { ...result, foreign };
if (++missing === LOOKS_FOR_CREATED)
return result;
continue;
}
const isWritten = comment?.contradicted !== true && content.holds(comment?.body ?? '');
if (comment !== undefined && isWritten) {
for (const { id } of copies.slice(0, MOST_DELETED))
await api.deleteComment(id);
return { written: true, lost: false, foreign, url: comment.url };
}
result = await writeRound(writer, snapshot);
if (!result.written)
return result;
slowness = Math.max(slowness, ports.clock.now() - began);
}
return { ...result, lost: true };
}
async function pause({ clock, signal, deadline }, ms) {
if (clock.now() + ms >= (deadline?.() ?? Number.POSITIVE_INFINITY))
return false;
await clock.sleep(ms, signal);
return true;
}
/***/ }),
/***/ 9369:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( toCommentContent),
O: () => ( decideComment)
});
var _report_comment_js_0_ = __webpack_require__(2650);
var _report_marker_js_1_ = __webpack_require__(4340);
var _report_sections_js_2_ = __webpack_require__(5201);
var _own_comments_js_3_ = __webpack_require__(9696);
function toCommentContent(view, asked = []) {
const { key } = view;
const section = { ...(0,_report_comment_js_0_ .z4)(view), asked };
return {
marker: (0,_report_marker_js_1_ .Rs)(key),
compose: (existing, budget) => (0,_report_sections_js_2_ .X0)(existing, section, budget),
holds: (body) => (0,_report_sections_js_2_ .ek)(body, section),
isSuperseded(body) {
const state = (0,_report_marker_js_1_ .rH)(body, key);
return state !== undefined && (0,_report_sections_js_2_ .pe)(section.state, state);
},
isAlone: (body) => (0,_report_marker_js_1_ .rH)(body, key)?.sections.every(({ id }) => id === section.state.id) ?? true,
};
}
function decideComment(snapshot, content, target, created) {
const comment = (0,_own_comments_js_3_ .D5)(snapshot.comments, content.marker, created)[0];
if (snapshot.headSha !== target.headSha)
return { kind: 'keep', superseded: 'commit', comment };
if (comment === undefined) {
if (created !== undefined)
return { kind: 'keep', comment: created };
const { when, green } = target;
const isWanted = when === 'always' || (when !== 'off' && !green);
if (!isWanted)
return { kind: 'keep' };
return { kind: snapshot.whole ? 'create' : 'unknown' };
}
if (content.isSuperseded(comment.body))
return { kind: 'keep', superseded: 'run', comment };
if (target.when === 'off')
return { kind: 'keep', comment };
if (target.when === 'on-failure' && target.green && content.isAlone?.(comment.body)) {
return { kind: 'delete', comment };
}
return { kind: 'update', comment };
}
/***/ }),
/***/ 3806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
publishOnGitHub: () => ( publishOnGitHub)
});
var _report_annotations_js_0_ = __webpack_require__(5594);
var _report_comment_js_1_ = __webpack_require__(2650);
var _report_next_steps_js_2_ = __webpack_require__(2189);
var _own_comments_js_3_ = __webpack_require__(9696);
var _server_js_4_ = __webpack_require__(1554);
var _calls_js_5_ = __webpack_require__(2344);
var _comment_js_6_ = __webpack_require__(3208);
var _decide_comment_js_7_ = __webpack_require__(9369);
var _host_error_js_8_ = __webpack_require__(3452);
var _model_verdict_js_9_ = __webpack_require__(3538);
const WHAT = 'The comment on the pull request was not written';
const NEEDS = 'pull-requests: write';
async function publishOnGitHub(one, known = {}) {
const { files: changedFiles, snapshot: looked } = known;
const { view, target, ports } = one;
const problems = [];
let snapshot;
let started;
const filesWanted = changedFiles === undefined && needsFiles(view, target);
await writeToPullRequest(one, problems, async (api, number) => {
if (target.comment === 'off' && !filesWanted)
return;
const isEnough = looked !== undefined && (!filesWanted || looked.files !== undefined);
snapshot = isEnough ? looked : await api.snapshot(number, { files: filesWanted });
if (target.comment === 'off')
return;
const { headSha, comment: when } = target;
const asked = target.notify === 'once' ? await askOnce(one, api, snapshot, problems) : [];
const commentTarget = { number, headSha, green: view.green, when, snapshot };
started = await (0,_comment_js_6_ .e2)(api, (0,_decide_comment_js_7_ .G)(view, asked), commentTarget, ports);
});
const asOfHead = snapshot?.headSha === target.headSha ? snapshot.files : undefined;
const left = await annotate(one, problems, changedFiles ?? asOfHead);
let result = started?.result;
await writeToPullRequest(one, problems, async () => {
if (started !== undefined && ports.skipVerify?.() !== true)
result = await started.settle();
});
problems.push(...(0,_comment_js_6_ .AA)(result));
return { left, problems, commentUrl: result?.url };
}
async function askOnce({ view, target: { pullRequest, headSha } }, api, snapshot, problems) {
if (pullRequest === undefined || snapshot.headSha !== headSha)
return [];
const { comment, kept } = (0,_own_comments_js_3_ .gq)(snapshot, view.key);
const { asked = [] } = kept ?? {};
const url = comment?.url ?? view.context.job?.url;
const request = (0,_report_next_steps_js_2_ .h)(view, asked, pullRequest.input?.author, url);
if (request === undefined)
return [];
const { people, teams, line, fingerprints } = request;
const { number } = pullRequest;
if (api.requestReview !== undefined && people.length + teams.length > 0) {
const refused = (0,_host_error_js_8_ .yg)(() => false);
const isAsked = await api.requestReview(number, people, teams).then(() => true, refused);
if (isAsked)
return fingerprints;
}
const explain = (0,_host_error_js_8_ .yg)((problem) => {
problems.push((0,_calls_js_5_ .F)('Who can approve was not notified', NEEDS, problem));
return [];
});
return await api.createComment(number, line).then(() => fingerprints, explain);
}
async function writeToPullRequest({ target, github: { comments } }, problems, work) {
const { pullRequest } = target;
if (pullRequest === undefined)
return;
if (comments === undefined) {
if (target.comment !== 'off' && problems.length === 0) {
problems.push(`${WHAT}: there is no token for it. Leave \`github-token\` at its default.`);
}
return;
}
const explain = (0,_host_error_js_8_ .yg)((problem) => {
problems.push((0,_calls_js_5_ .F)(WHAT, NEEDS, problem, pullRequest.fork));
});
await work(comments, pullRequest.number).catch(explain);
}
async function annotate({ view, target, github: { checks } }, problems, changedFiles) {
if (target.annotate === 'off')
return [];
const changed = changedFiles === undefined ? undefined : new Set(changedFiles);
const scope = target.annotate === 'all' ? 'all' : 'changed';
const only = target.annotate === 'changed' ? changed : undefined;
const annotations = (0,_report_annotations_js_0_ .H)(view, { annotate: scope, changedFiles: changed }).filter(({ path }) => only?.has(path) !== false);
if (checks?.server !== _server_js_4_ .U0)
return annotations;
const result = await publishCheck(checks, {
checkRunId: target.checkRunId,
name: view.key === 'default' ? 'Plangate' : `Plangate (${view.key})`,
headSha: target.headSha,
conclusion: conclusionOf(view),
render: (summaryBytes) => (0,_report_comment_js_1_ .d3)(view, summaryBytes),
annotations,
fork: target.pullRequest?.fork === true,
});
problems.push(...result.problems);
return result.left;
}
function needsFiles(view, { annotate }) {
if (annotate === 'off' || annotate === 'all')
return false;
return view.findings.some(({ location, severity }) => location !== undefined &&
(annotate === 'changed' || severity === 'warns' || severity === 'notes'));
}
const BATCH = 50;
const SMALL_SUMMARY = 15_000;
function conclusionOf({ green, verdict, }) {
if (green)
return (0,_model_verdict_js_9_ .gf)(verdict) ? 'success' : 'neutral';
return verdict === 'needs-override' ? 'action_required' : 'failure';
}
async function publishCheck(api, report) {
const { checkRunId, fork, render, annotations, ...about } = report;
let sent = 0;
let content = render();
const batch = () => ({ ...content, annotations: annotations.slice(sent, sent + BATCH) });
const create = () => api.createCheckRun({ ...about, output: batch() });
const elsewhere = (0,_host_error_js_8_ .yg)((problem) => create().catch((0,_host_error_js_8_ .yg)(() => Promise.reject(problem), 'permission')), 'not-found', 'permission');
const begin = () => checkRunId === undefined ? create() : api.updateCheckRun(checkRunId, batch()).catch(elsewhere);
try {
const id = await begin().catch((0,_host_error_js_8_ .yg)(() => {
content = render(SMALL_SUMMARY);
return begin();
}, 'too-long'));
for (sent = BATCH; sent < annotations.length; sent += BATCH) {
await api.updateCheckRun(id, batch());
}
return { left: [], problems: [] };
}
catch (error) {
if (!(error instanceof _host_error_js_8_ .dh))
throw error;
const problems = [
(0,_calls_js_5_ .F)('The annotations are not on the check run', 'checks: write', error, fork),
];
return { left: annotations.slice(sent), problems };
}
}
/***/ }),
/***/ 9753:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N1: () => ( commandAt),
Zd: () => ( commandTo)
});
const DEFAULT_ORIGIN = 'https://app.terraform.io';
function commandTo(command, { serviceOrigin, directory = '.' }) {
const isDefault = serviceOrigin === DEFAULT_ORIGIN && directory === '.';
const hostname = pathWord(serviceOrigin.replace(/^https:\/\//, ''));
return isDefault ? command : `${command} --hostname ${hostname}`;
}
function commandAt(command, service) {
const { directory = '.', caFile, serviceOrigin } = service;
const files = [
directory === '.' ? '' : ` --directory ${pathWord(directory)}`,
caFile === undefined ? '' : ` --ca-file ${pathWord(caFile)}`,
];
return `${commandTo(command, { serviceOrigin })}${files.join('')}`;
}
function pathWord(text) {
const line = text.replace(/\p{Cc}+/gu, ' ');
return quotedWord(line.startsWith('-') ? `./${line}` : line);
}
function quotedWord(text) {
return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
/***/ }),
/***/ 7895:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( countResults)
});
function countResults(results) {
const counts = {
passed: 0,
advisoryFailed: 0,
mandatoryFailed: 0,
overridden: 0,
errored: 0,
undecided: 0,
};
for (const result of results) {
const as = countedAs(result);
counts[as] = (counts[as] ?? 0) + 1;
}
return counts;
}
function countedAs({ status, level }) {
if (status === 'passed' || status === 'errored' || status === 'overridden')
return status;
if (status === 'excepted' || status === 'existing')
return status;
if (status !== 'failed' || level === 'unknown')
return 'undecided';
return level === 'advisory' ? 'advisoryFailed' : 'mandatoryFailed';
}
/***/ }),
/***/ 5594:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( renderAnnotations),
s: () => ( annotationCommands)
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
const commands = shown.map(({ path, start_line, title, message }) => (0,_neutralise_log_js_2_ .CB)(command, { file: path, line: start_line, endLine: start_line, title }, message));
const rest = all.length - shown.length;
const more = `${(0,_text_js_5_ .U9)(rest, 'more finding')} of this kind: see the job summary.`;
if (rest > 0)
commands.push((0,_neutralise_log_js_2_ .CB)(command, { title: 'Policy gate' }, more));
return commands;
});
}
/***/ })
};
