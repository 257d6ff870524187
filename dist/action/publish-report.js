export const id = 754;
export const ids = [754];
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
var _report_json_js_9_ = __webpack_require__(7912);
var _report_neutralise_log_js_5_ = __webpack_require__(2195);
var _report_comment_js_6_ = __webpack_require__(2650);
var _report_text_js_7_ = __webpack_require__(4913);
var _runner_files_js_8_ = __webpack_require__(8382);
var _report_markdown_js_10_ = __webpack_require__(75);
async function writeReport(view, wanted, log, io) {
const { environment, signal } = io;
const paths = {
'report-json': await writeReportFile('json', (0,_report_json_js_9_ .hF)(view), log, io),
'report-html': '',
'report-sarif': '',
};
if (wanted.includes('page')) {
const { renderPage } = await __webpack_require__.e( 6609).then(__webpack_require__.bind(__webpack_require__, 8990));
paths['report-html'] = await writeReportFile('html', renderPage(view), log, io);
}
if (wanted.includes('sarif')) {
const { renderSarif } = await __webpack_require__.e( 5789).then(__webpack_require__.bind(__webpack_require__, 5789));
paths['report-sarif'] = await writeReportFile('sarif', renderSarif(view), log, io);
}
if (signal.aborted)
setOutputs((0,_hosts_outputs_js_2_ .I)(view, paths), io.runner);
const { size } = await (0,node_fs_promises_0_.stat)(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
const budget = Math.max(0, _report_comment_js_6_ .Xb - size);
await appendSummary((0,_report_comment_js_6_ .Br)(view, budget), environment, log);
return paths;
}
function publishReport({ view, published }, written, log, io) {
const { runner } = io;
const { problems, unplaced = [], commentUrl } = published;
for (const problem of problems)
log.warning((0,_report_text_js_7_ ._7)(problem));
for (const command of (0,_report_annotations_js_4_ .s)(unplaced))
runner.print(command);
if (commentUrl !== undefined)
runner.print((0,_report_neutralise_log_js_5_ .om)(`Comment: ${commentUrl}`));
setOutputs((0,_hosts_outputs_js_2_ .I)(view, { ...written, 'comment-url': commentUrl ?? '' }), runner);
if (!view.green)
runner.error((0,_report_neutralise_log_js_5_ .om)(`Policy gate: ${view.headline}.`));
}
async function publishNothing({ problems, ended }, { runner, environment }) {
const lines = problemLines(problems);
for (const line of lines)
runner.print(line);
runner.error((0,_report_neutralise_log_js_5_ .Hy)(lines));
const items = problems.map(({ where, message, code }) => (0,_report_text_js_7_ .JO)(' ', (0,_report_markdown_js_10_ .e) `- **${(0,_report_escape_markdown_js_3_ .CS)(where)}** ${(0,_report_escape_markdown_js_3_ .CS)(message)}`, (0,_report_escape_markdown_js_3_ .sF)(code)));
const summary = (0,_report_markdown_js_10_ .e) `### ❔ Policy gate: not started\n\nNothing was sent to the service.`;
await appendSummary((0,_report_markdown_js_10_ .e) `${summary}\n\n${(0,_report_text_js_7_ .JO)('\n', ...items)}\n`, environment);
setOutputs((0,_hosts_outputs_js_2_ .q)(ended === 'canceled' ? 'canceled' : 'undecided'), runner);
}
function setOutputs(outputs, runner) {
for (const [name, value] of Object.entries(outputs))
runner.output(name, value);
}
async function writeReportFile(ending, text, log, { environment }) {
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
(0,_report_neutralise_log_js_5_ .om)((0,_report_text_js_7_ ._7)({
text: `Plangate cannot start: ${(0,_report_text_js_7_ .rj)(problems.length, 'problem')}.`,
code: 'PG-101',
})),
...problems.map(({ where, message, code }) => (0,_report_neutralise_log_js_5_ .om)(`  ${where.padEnd(width)} ${(0,_report_text_js_7_ ._7)({ text: message, code })}`)),
];
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
return printableJson(reportFields(view));
}
function reportFields(view) {
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
workspaces: view.workspaces.map((workspace) => ({
...workspace,
reasons: workspace.reasons.map(({ text }) => text),
timestamps: undefined,
})),
unaffected: unaffected.length > 0 ? unaffected : undefined,
findings: view.findings.map(forPrograms),
resolved: view.resolved,
results: view.results.map(forPrograms),
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
function forPrograms(result) {
const resources = result.resources.map((resource) => ({
...resource,
attribute: undefined,
excerpt: undefined,
}));
return { ...result, resources, excerpt: undefined, printedFor: undefined };
}
function printableJson(value) {
const escaped = JSON.stringify(value, undefined, 2)
.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, _model_quote_js_0_ .FI)
.replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
return `${escaped}\n`;
}
/***/ })
};
