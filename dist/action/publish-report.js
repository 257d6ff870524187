export const id = 7416;
export const ids = [7416,9753];
export const modules = {
/***/ 3408:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
fe: () => ( appendSummary),
pb: () => ( problemLines),
publishNothing: () => ( publishNothing),
publishReport: () => ( publishReport),
n0: () => ( setOutputs),
writeReport: () => ( writeReport)
});
var promises_ = __webpack_require__(3836);
var external_node_path_ = __webpack_require__(6760);
var changes = __webpack_require__(445);
var count_results = __webpack_require__(7895);
;// CONCATENATED MODULE: ./build/src/hosts/outputs.js
function toOutputs(view, { commentUrl = '', reportPath = '', pagePath = '', sarifPath = '', planPaths = {}, }) {
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
'comment-url': commentUrl,
'report-json': reportPath,
'report-html': pagePath,
'report-sarif': sarifPath,
'plan-json': JSON.stringify(planPaths),
};
}
function emptyOutputs(green, verdict = 'undecided') {
const counts = (0,count_results.a)([]);
const totals = { adds: '', changes: '', destroys: '', replaces: '' };
return { ...toOutputs({ verdict, green, counts, workspaces: [] }, {}), ...totals };
}
var escape_markdown = __webpack_require__(7511);
var annotations = __webpack_require__(5594);
var report_help = __webpack_require__(1805);
var json = __webpack_require__(7912);
var neutralise_log = __webpack_require__(2195);
var comment = __webpack_require__(2650);
var report_text = __webpack_require__(4913);
var runner_files = __webpack_require__(8382);
var markdown = __webpack_require__(75);
;// CONCATENATED MODULE: ./build/src/action/publish-report.js
async function writeReport(view, wanted, log, io) {
const { environment, signal } = io;
const written = {
reportPath: await writeFor('json', (0,json.hF)(view), log, io),
pagePath: '',
sarifPath: '',
};
if (wanted.includes('page')) {
const { renderPage } = await __webpack_require__.e( 729).then(__webpack_require__.bind(__webpack_require__, 729));
written.pagePath = await writeFor('html', renderPage(view), log, io);
}
if (wanted.includes('sarif')) {
const { renderSarif } = await __webpack_require__.e( 5789).then(__webpack_require__.bind(__webpack_require__, 5789));
written.sarifPath = await writeFor('sarif', renderSarif(view), log, io);
}
if (signal.aborted)
setOutputs(toOutputs(view, written), io);
const { size } = await (0,promises_.stat)(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
const room = Math.max(0, comment.Xb - size);
await appendSummary((0,comment.Br)(view, room), environment, log);
return written;
}
function publishReport({ view, published }, written, log, io) {
const { runner } = io;
const { problems, left = [], commentUrl } = published;
for (const problem of problems)
log.warning((0,report_help.il)(problem));
for (const command of (0,annotations.s)(left))
runner.print(command);
if (commentUrl !== undefined)
runner.print((0,neutralise_log.om)(`Comment: ${commentUrl}`));
setOutputs(toOutputs(view, { ...written, commentUrl }), io);
if (!view.green)
runner.error((0,neutralise_log.om)(`Policy gate: ${view.headline}.`));
}
async function publishNothing(problems, { forgiven = false, ended }, io) {
const { runner, environment } = io;
const [first] = problems;
if (forgiven && first !== undefined) {
const { where, message } = first;
const what = 'The check was skipped';
runner.warning((0,neutralise_log.om)(`${what}: ${where} ${message}`));
const why = (0,markdown.M) `because \`on-missing-token\` is \`neutral\`: ${inSummary(first)}`;
const summary = (0,markdown.M) `### ⚪ Policy gate: not evaluated\n\n${what}, ${why}\n`;
await appendSummary(summary, environment);
}
else {
const lines = problemLines(problems);
for (const line of lines)
runner.print(line);
runner.error((0,neutralise_log.Hy)(lines));
const items = problems.map((problem) => (0,markdown.M) `- ${inSummary(problem)}`);
const summary = (0,markdown.M) `### ❔ Policy gate: not started\n\nNothing was sent to the service.`;
await appendSummary((0,markdown.M) `${summary}\n\n${(0,report_text.oR)('\n', ...items)}\n`, environment);
}
const verdict = ended === 'canceled' ? 'canceled' : 'undecided';
setOutputs(emptyOutputs(forgiven, verdict), io);
}
function setOutputs(outputs, { runner }) {
for (const [name, value] of Object.entries(outputs))
runner.output(name, value);
}
async function writeFor(ending, text, log, { environment }) {
const folder = environment['RUNNER_TEMP'];
if (folder === undefined || folder === '')
return '';
const step = (environment['GITHUB_ACTION'] ?? 'report').replace(/[^A-Za-z0-9_-]/g, '_');
const path = (0,external_node_path_.join)(folder, 'plangate', `${step.slice(0, 100)}.${ending}`);
try {
await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'plangate'), { recursive: true });
await (0,promises_.writeFile)(path, text);
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
await (0,runner_files.r)(path, text);
}
catch (error) {
log?.warning(`The job summary could not be written: ${String(error)}`);
}
}
function problemLines(problems) {
const width = Math.max(14, ...problems.map(({ where }) => Math.min(30, where.length)));
return [
(0,neutralise_log.om)((0,report_help.il)(`Plangate cannot start: ${(0,report_text.U9)(problems.length, 'problem')}.`)),
...problems.map(({ where, message }) => (0,neutralise_log.om)(`  ${where.padEnd(width)} ${(0,report_text.oR)(' See ', message, (0,report_help.VY)(`${where} ${message}`))}`)),
];
}
function inSummary({ where, message }) {
const url = (0,report_help.VY)(`${where} ${message}`);
const help = url === undefined ? '' : (0,escape_markdown.nf)('What to do', url, [url]);
return (0,report_text.oR)(' ', (0,markdown.M) `**${(0,escape_markdown.CS)(where)}** ${(0,escape_markdown.CS)(message)}`, help);
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
