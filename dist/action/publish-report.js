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
savePlans: () => ( savePlans),
writeReport: () => ( writeReport)
});
var node_fs_0_ = __webpack_require__(3024);
var node_fs_promises_1_ = __webpack_require__(1455);
var node_path_2_ = __webpack_require__(6760);
var _hosts_outputs_js_3_ = __webpack_require__(5483);
var _report_markdown_js_4_ = __webpack_require__(75);
var _report_annotations_js_5_ = __webpack_require__(5594);
var _report_json_js_14_ = __webpack_require__(7912);
var _report_neutralise_log_js_6_ = __webpack_require__(2195);
var _report_comment_js_7_ = __webpack_require__(3683);
var _report_text_js_8_ = __webpack_require__(4913);
var node_os_9_ = __webpack_require__(8161);
var _client_client_js_10_ = __webpack_require__(8622);
var _client_wire_resource_js_11_ = __webpack_require__(8235);
var _gate_read_changes_js_12_ = __webpack_require__(6617);
var _machine_take_turn_js_13_ = __webpack_require__(4990);
var _model_error_message_js_16_ = __webpack_require__(4271);
var _trust_change_origin_js_15_ = __webpack_require__(8245);
async function writeReport(view, wanted, log, io) {
const { environment, signal } = io;
const paths = {
'report-json': await writeReportFile('json', (0,_report_json_js_14_ .hF)(view), log, io),
'report-html': '',
'report-sarif': '',
};
if (wanted.includes('page')) {
const { renderPage } = await __webpack_require__.e( 419).then(__webpack_require__.bind(__webpack_require__, 419));
paths['report-html'] = await writeReportFile('html', renderPage(view), log, io);
}
if (wanted.includes('sarif')) {
const { renderSarif } = await __webpack_require__.e( 5789).then(__webpack_require__.bind(__webpack_require__, 5789));
paths['report-sarif'] = await writeReportFile('sarif', renderSarif(view), log, io);
}
if (signal.aborted)
setOutputs((0,_hosts_outputs_js_3_ .I)(view, paths), io.runner);
const { size } = await (0,node_fs_promises_1_.stat)(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
const budget = Math.max(0, _report_comment_js_7_ .Xb - size);
await appendSummary((0,_report_comment_js_7_ .Br)(view, budget), environment, log);
return paths;
}
function publishReport({ view, published }, written, log, io) {
const { runner } = io;
const { problems, unplaced = [], commentUrl } = published;
for (const problem of problems)
log.warning((0,_report_text_js_8_ ._7)(problem));
for (const command of (0,_report_annotations_js_5_ .s)(unplaced))
runner.print(command);
if (commentUrl !== undefined)
runner.print((0,_report_neutralise_log_js_6_ .om)(`Comment: ${commentUrl}`));
setOutputs((0,_hosts_outputs_js_3_ .I)(view, { ...written, 'comment-url': commentUrl ?? '' }), runner);
if (!view.green)
runner.error((0,_report_neutralise_log_js_6_ .om)(`Policy gate: ${view.headline}.`));
}
async function publishNothing({ problems, ended }, { runner, environment }) {
const lines = problemLines(problems);
for (const line of lines)
runner.print(line);
runner.error((0,_report_neutralise_log_js_6_ .Hy)(lines));
const items = problems.map(({ where, message, code }) => (0,_report_text_js_8_ .JO)(' ', (0,_report_markdown_js_4_ .eu) `- **${(0,_report_markdown_js_4_ .CS)(where)}** ${(0,_report_markdown_js_4_ .CS)(message)}`, (0,_report_markdown_js_4_ .sF)(code)));
const summary = (0,_report_markdown_js_4_ .eu) `### ❔ Policy gate: not started\n\nNothing was sent to the service.`;
await appendSummary((0,_report_markdown_js_4_ .eu) `${summary}\n\n${(0,_report_text_js_8_ .JO)('\n', ...items)}\n`, environment);
setOutputs((0,_hosts_outputs_js_3_ .q)(ended === 'canceled' ? 'canceled' : 'undecided'), runner);
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
const path = (0,node_path_2_.join)(folder, 'plangate', `${step.slice(0, 100)}.${ending}`);
try {
await (0,node_fs_promises_1_.mkdir)((0,node_path_2_.join)(folder, 'plangate'), { recursive: true });
await (0,node_fs_promises_1_.writeFile)(path, text);
return path;
}
catch (error) {
log.warning(`The report could not be written to ${path}: ${String(error)}`);
return '';
}
}
const APPEND_FLAGS = node_fs_0_.constants.O_WRONLY | node_fs_0_.constants.O_APPEND | node_fs_0_.constants.O_CREAT | (node_fs_0_.constants.O_NONBLOCK ?? 0);
async function appendSummary(text, environment, log) {
const path = environment['GITHUB_STEP_SUMMARY'];
if (path === undefined || path === '' || text === '')
return;
try {
await (0,node_fs_promises_1_.appendFile)(path, text, { flag: APPEND_FLAGS });
}
catch (error) {
log?.warning(`The job summary could not be written: ${String(error)}`);
}
}
function problemLines(problems) {
const width = Math.max(14, ...problems.map(({ where }) => Math.min(30, where.length)));
return [
(0,_report_neutralise_log_js_6_ .om)((0,_report_text_js_8_ ._7)({
text: `Plangate cannot start: ${(0,_report_text_js_8_ .rj)(problems.length, 'problem')}.`,
code: 'PG-101',
})),
...problems.map(({ where, message, code }) => (0,_report_neutralise_log_js_6_ .om)(`  ${where.padEnd(width)} ${(0,_report_text_js_8_ ._7)({ text: message, code })}`)),
];
}
const LANES = 4;
async function savePlans({ workspaces }, { settings, subject, conceals }, ports) {
const { environment, runner } = ports;
const isFull = settings.job.planJson === 'full';
const saved = { paths: {}, problems: [] };
if (isFull && !(0,_trust_change_origin_js_15_ .yX)({ fullPlan: true }, subject)) {
const problem = 'the plan of a fork is not written in full, because its author chooses which values it reads.';
return { paths: {}, problems: [problem] };
}
const options = { deadline: ports.endsAt, secrets: conceals, discovers: true };
const client = (0,_client_client_js_10_ .U)({ ...settings.service, ...ports, ...options });
const parent = (0,node_path_2_.join)(environment['RUNNER_TEMP'] ?? (0,node_os_9_.tmpdir)(), 'plangate');
await (0,node_fs_promises_1_.mkdir)(parent, { recursive: true });
const directory = await (0,node_fs_promises_1_.mkdtemp)((0,node_path_2_.join)(parent, 'plans-'));
runner.save('plans', directory);
const save = async (name, runId) => {
try {
const { run } = await client.runs.show(runId);
const planId = (0,_client_wire_resource_js_11_ .Dl)(run, 'plan');
if (planId === undefined)
throw new Error(`Run ${runId} does not name its plan.`);
const text = await (0,_gate_read_changes_js_12_ .pt)(planId, isFull, client);
if (text === '')
return;
const file = `${name}-${runId}`.replaceAll(/[^A-Za-z0-9_-]/g, '_');
const path = (0,node_path_2_.join)(directory, `${file}.json`);
await (0,node_fs_promises_1_.writeFile)(path, text, { mode: 0o600, flag: 'wx' });
saved.paths[name] = path;
}
catch (error) {
saved.problems.push(`${name}: ${(0,_model_error_message_js_16_ .g)(error)}`);
}
};
const planned = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [() => save(name, runId)]);
await (0,_machine_take_turn_js_13_ .G)(planned, LANES);
return saved;
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
const withoutLines = (named) => ({ ...named, attribute: undefined, excerpt: undefined });
return {
...result,
resources: result.resources.map(withoutLines),
generalMessages: result.generalMessages.map(withoutLines),
excerpt: undefined,
printedFor: undefined,
answers: undefined,
occurrences: undefined,
messageOfAll: undefined,
};
}
function printableJson(value) {
const escaped = JSON.stringify(value, undefined, 2)
.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, _model_quote_js_0_ .FI)
.replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
return `${escaped}\n`;
}
/***/ })
};
