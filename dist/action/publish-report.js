export const id = 2474;
export const ids = [2474];
export const modules = {
/***/ 754:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
fe: () => ( appendSummary),
n0: () => ( setOutputs),
pb: () => ( problemLines),
publishNothing: () => ( publishNothing),
publishReport: () => ( publishReport),
writeReport: () => ( writeReport)
});
var node_fs_promises_0_ = __webpack_require__(3836);
var node_path_1_ = __webpack_require__(6760);
var _hosts_outputs_js_2_ = __webpack_require__(5483);
var _report_escape_markdown_js_3_ = __webpack_require__(7511);
var _report_annotations_js_4_ = __webpack_require__(5594);
var _report_help_js_5_ = __webpack_require__(1805);
var _report_json_js_9_ = __webpack_require__(7912);
var _report_neutralise_log_js_6_ = __webpack_require__(2195);
var _report_comment_js_7_ = __webpack_require__(2650);
var _report_text_js_11_ = __webpack_require__(4913);
var _runner_files_js_8_ = __webpack_require__(8382);
var _report_markdown_js_10_ = __webpack_require__(75);
async function writeReport(view, wanted, log, io) {
const { environment, signal } = io;
const written = {
'report-json': await writeFor('json', (0,_report_json_js_9_ .hF)(view), log, io),
'report-html': '',
'report-sarif': '',
};
if (wanted.includes('page')) {
const { renderPage } = await __webpack_require__.e( 729).then(__webpack_require__.bind(__webpack_require__, 729));
written['report-html'] = await writeFor('html', renderPage(view), log, io);
}
if (wanted.includes('sarif')) {
const { renderSarif } = await __webpack_require__.e( 5789).then(__webpack_require__.bind(__webpack_require__, 5789));
written['report-sarif'] = await writeFor('sarif', renderSarif(view), log, io);
}
if (signal.aborted)
setOutputs((0,_hosts_outputs_js_2_ .I)(view, written), io.runner);
const { size } = await (0,node_fs_promises_0_.stat)(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
const left = Math.max(0, _report_comment_js_7_ .Xb - size);
await appendSummary((0,_report_comment_js_7_ .Br)(view, left), environment, log);
return written;
}
function publishReport({ view, published }, written, log, io) {
const { runner } = io;
const { problems, left = [], commentUrl } = published;
for (const problem of problems)
log.warning((0,_report_help_js_5_ .il)(problem));
for (const command of (0,_report_annotations_js_4_ .s)(left))
runner.print(command);
if (commentUrl !== undefined)
runner.print((0,_report_neutralise_log_js_6_ .om)(`Comment: ${commentUrl}`));
setOutputs((0,_hosts_outputs_js_2_ .I)(view, { ...written, 'comment-url': commentUrl ?? '' }), runner);
if (!view.green)
runner.error((0,_report_neutralise_log_js_6_ .om)(`Policy gate: ${view.headline}.`));
}
async function publishNothing({ problems, ended }, { runner, environment }) {
const lines = problemLines(problems);
for (const line of lines)
runner.print(line);
runner.error((0,_report_neutralise_log_js_6_ .Hy)(lines));
const items = problems.map((problem) => (0,_report_markdown_js_10_ .M) `- ${inSummary(problem)}`);
const summary = (0,_report_markdown_js_10_ .M) `### ❔ Policy gate: not started\n\nNothing was sent to the service.`;
await appendSummary((0,_report_markdown_js_10_ .M) `${summary}\n\n${(0,_report_text_js_11_ .oR)('\n', ...items)}\n`, environment);
setOutputs((0,_hosts_outputs_js_2_ .q)(ended === 'canceled' ? 'canceled' : 'undecided'), runner);
}
function setOutputs(outputs, runner) {
for (const [name, value] of Object.entries(outputs))
runner.output(name, value);
}
async function writeFor(ending, text, log, { environment }) {
const folder = environment['RUNNER_TEMP'];
if (folder === undefined || folder === '')
return '';
const step = (environment['GITHUB_ACTION'] ?? 'report').replace(/[^A-Za-z0-9_-]/g, '_');
const path = (0,node_path_1_.join)(folder, 'plangate', `${step.slice(0, 100)}.${ending}`);
try {
await (0,node_fs_promises_0_.mkdir)((0,node_path_1_.join)(folder, 'plangate'), { recursive: true });
await (0,node_fs_promises_0_.writeFile)(path, text);
return path;
}
catch (error) {
log.warning(`The report could not be written to ${path}: ${String(error)}`);
return '';
}
}
async function appendSummary(text, environment, log) {
const path = environment['GITHUB_STEP_SUMMARY'];
if (path === undefined || path === '' || text === '')
return;
try {
await (0,_runner_files_js_8_ .r)(path, text);
}
catch (error) {
log?.warning(`The job summary could not be written: ${String(error)}`);
}
}
function problemLines(problems) {
const width = Math.max(14, ...problems.map(({ where }) => Math.min(30, where.length)));
return [
(0,_report_neutralise_log_js_6_ .om)((0,_report_help_js_5_ .il)(`Plangate cannot start: ${(0,_report_text_js_11_ .U9)(problems.length, 'problem')}.`)),
...problems.map(({ where, message }) => (0,_report_neutralise_log_js_6_ .om)(`  ${where.padEnd(width)} ${(0,_report_text_js_11_ .oR)(' See ', message, (0,_report_help_js_5_ .VY)(`${where} ${message}`))}`)),
];
}
function inSummary({ where, message }) {
const url = (0,_report_help_js_5_ .VY)(`${where} ${message}`);
const help = url === undefined ? '' : (0,_report_escape_markdown_js_3_ .nf)('What to do', url, [url]);
return (0,_report_text_js_11_ .oR)(' ', (0,_report_markdown_js_10_ .M) `**${(0,_report_escape_markdown_js_3_ .CS)(where)}** ${(0,_report_escape_markdown_js_3_ .CS)(message)}`, help);
}
/***/ }),
/***/ 5483:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
I: () => ( toOutputs),
q: () => ( emptyOutputs)
});
var _report_changes_js_0_ = __webpack_require__(445);
var _policy_count_results_js_1_ = __webpack_require__(7895);
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
...(0,_report_changes_js_0_ .vA)(workspaces),
'comment-url': '',
'report-json': '',
'report-html': '',
'report-sarif': '',
'plan-json': '{}',
...written,
};
}
function emptyOutputs(verdict = 'undecided') {
const counts = (0,_policy_count_results_js_1_ .a)([]);
const totals = { adds: '', changes: '', destroys: '', replaces: '' };
return { ...toOutputs({ verdict, green: false, counts, workspaces: [] }), ...totals };
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
/***/ }),
/***/ 7912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
et: () => ( printableJson),
hF: () => ( renderJson)
});
var _model_quote_js_0_ = __webpack_require__(8187);
function renderJson(view) {
return printableJson(fieldsOf(view));
}
function reportOf(view) {
return JSON.parse(JSON.stringify(fieldsOf(view)));
}
function fieldsOf(view) {
const { context, audit, unaffected } = view;
const { runOptions = [], uncommittedFiles } = context;
return {
schemaVersion: view.schemaVersion,
tool: { name: 'plangate', version: context.version },
verdict: view.verdict,
green: view.green,
failOn: context.failOn,
runOptions: runOptions.length > 0 ? runOptions : undefined,
headline: view.headline,
nextSteps: view.nextSteps,
overrides: view.overrides,
counts: view.counts,
workspaces: view.workspaces.map((workspace) => ({ ...workspace, timestamps: undefined })),
unaffected: unaffected.length > 0 ? unaffected : undefined,
findings: view.findings.map(withoutExcerpts),
resolved: view.resolved,
results: view.results.map(withoutExcerpts),
runTasks: view.runTasks,
audit: audit.length > 0 ? audit : undefined,
archives: view.archives,
organization: context.organization || undefined,
hostname: context.isLocal === true ? undefined : context.hostname,
group: context.group,
commit: context.commit,
dirty: uncommittedFiles === undefined ? undefined : uncommittedFiles > 0,
uncommittedFiles: uncommittedFiles === 0 ? undefined : uncommittedFiles,
pullRequest: context.pullRequest,
job: context.job,
startedAt: context.startedAt,
durationMs: view.durationMs,
};
}
function withoutExcerpts(one) {
const resources = one.resources.map((resource) => ({
...resource,
attribute: undefined,
excerpt: undefined,
}));
return { ...one, resources, excerpt: undefined, printedFor: undefined };
}
function printableJson(value) {
const escaped = JSON.stringify(value, undefined, 2)
.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, _model_quote_js_0_ .FI)
.replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
return `${escaped}\n`;
}
/***/ })
};
