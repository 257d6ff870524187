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
var _report_json_js_6_ = __webpack_require__(7912);
var _report_neutralise_log_js_7_ = __webpack_require__(2195);
var _report_comment_js_8_ = __webpack_require__(7077);
var _report_text_js_9_ = __webpack_require__(4913);
var _report_words_js_10_ = __webpack_require__(3629);
var node_os_11_ = __webpack_require__(8161);
var _client_client_js_12_ = __webpack_require__(8622);
var _client_wire_resource_js_13_ = __webpack_require__(8235);
var _gate_read_changes_js_14_ = __webpack_require__(6617);
var _machine_take_turn_js_15_ = __webpack_require__(4990);
var _model_error_message_js_18_ = __webpack_require__(4271);
var _trust_change_origin_js_17_ = __webpack_require__(8245);
var _model_errors_js_16_ = __webpack_require__(4132);
async function writeReport(view, wanted, log, io) {
const { environment, signal } = io;
const paths = {
'report-json': await writeReportFile('json', (0,_report_json_js_6_ .hF)(view), log, io),
'report-html': '',
'report-sarif': '',
};
if (wanted.includes('page')) {
const { renderPage } = await __webpack_require__.e( 558).then(__webpack_require__.bind(__webpack_require__, 558));
paths['report-html'] = await writeReportFile('html', renderPage(view), log, io);
}
if (wanted.includes('sarif')) {
const { renderSarif } = await __webpack_require__.e( 5789).then(__webpack_require__.bind(__webpack_require__, 5789));
paths['report-sarif'] = await writeReportFile('sarif', renderSarif(view), log, io);
}
if (signal.aborted)
setOutputs((0,_hosts_outputs_js_3_ .I)(view, paths), io.runner);
const { size } = await (0,node_fs_promises_1_.stat)(environment['GITHUB_STEP_SUMMARY'] ?? '').catch(() => ({ size: 0 }));
const budget = Math.max(0, _report_comment_js_8_ .Xb - size);
await appendSummary((0,_report_comment_js_8_ .Br)(view, budget), environment, log);
return paths;
}
function publishReport({ view, published }, written, log, io) {
const { runner } = io;
const { doubts, unplaced = [], commentUrl } = published;
for (const doubt of doubts)
log.warning((0,_report_text_js_9_ ._7)(doubt));
for (const command of (0,_report_annotations_js_5_ .s)(unplaced))
runner.print(command);
if (commentUrl !== undefined)
runner.print((0,_report_neutralise_log_js_7_ .om)(`Comment: ${commentUrl}`));
setOutputs((0,_hosts_outputs_js_3_ .I)(view, { ...written, 'comment-url': commentUrl ?? '' }), runner);
const cause = (0,_report_words_js_10_ .en)(view.causes);
if (!view.green)
runner.error((0,_report_neutralise_log_js_7_ .om)(`Policy gate: ${cause || `${view.headline}.`}`));
}
async function publishNothing({ problems, ended }, { runner, environment }) {
const lines = problemLines(problems);
for (const line of lines)
runner.print(line);
runner.error((0,_report_neutralise_log_js_7_ .Hy)(lines));
const items = problems.map(({ where, message, code }) => (0,_report_text_js_9_ .JO)(' ', (0,_report_markdown_js_4_ .eu) `- **${(0,_report_markdown_js_4_ .CS)(where)}** ${(0,_report_markdown_js_4_ .CS)(message)}`, (0,_report_markdown_js_4_ .sF)(code)));
const summary = (0,_report_markdown_js_4_ .eu) `### ❔ Policy gate: not started\n\nNothing was sent to the service.`;
await appendSummary((0,_report_markdown_js_4_ .eu) `${summary}\n\n${(0,_report_text_js_9_ .JO)('\n', ...items)}\n`, environment);
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
(0,_report_neutralise_log_js_7_ .om)((0,_report_text_js_9_ ._7)({
text: `Plangate cannot start: ${(0,_report_text_js_9_ .rj)(problems.length, 'problem')}.`,
code: _model_errors_js_16_ .Lp.wrongInput,
})),
...problems.map(({ where, message, code }) => (0,_report_neutralise_log_js_7_ .om)(`  ${where.padEnd(width)} ${(0,_report_text_js_9_ ._7)({ text: message, code })}`)),
];
}
const LANES = 4;
async function savePlans({ workspaces }, { settings, subject, conceals }, ports) {
const { environment, runner } = ports;
const isFull = settings.job.planJson === 'full';
const saved = { paths: {}, problems: [] };
if (isFull && !(0,_trust_change_origin_js_17_ .yX)({ fullPlan: true }, subject)) {
const problem = 'the plan of a fork is not written in full, because its author chooses which values it reads.';
return { paths: {}, problems: [problem] };
}
const options = { deadline: ports.endsAt, secrets: conceals, discovers: true };
const client = (0,_client_client_js_12_ .U)({ ...settings.service, ...ports, ...options });
const parent = (0,node_path_2_.join)(environment['RUNNER_TEMP'] ?? (0,node_os_11_.tmpdir)(), 'plangate');
await (0,node_fs_promises_1_.mkdir)(parent, { recursive: true });
const directory = await (0,node_fs_promises_1_.mkdtemp)((0,node_path_2_.join)(parent, 'plans-'));
runner.save('plans', directory);
const save = async (name, runId) => {
try {
const { run } = await client.runs.show(runId);
const planId = (0,_client_wire_resource_js_13_ .Dl)(run, 'plan');
if (planId === undefined)
throw new Error(`Run ${runId} does not name its plan.`);
const text = await (0,_gate_read_changes_js_14_ .pt)(planId, isFull, client);
if (text === '')
return;
const file = `${name}-${runId}`.replaceAll(/[^A-Za-z0-9_-]/g, '_');
const path = (0,node_path_2_.join)(directory, `${file}.json`);
await (0,node_fs_promises_1_.writeFile)(path, text, { mode: 0o600, flag: 'wx' });
saved.paths[name] = path;
}
catch (error) {
saved.problems.push(`${name}: ${(0,_model_error_message_js_18_ .g)(error)}`);
}
};
const planned = workspaces.flatMap(({ name, runId }) => runId === undefined ? [] : [() => save(name, runId)]);
await (0,_machine_take_turn_js_15_ .G)(planned, LANES);
return saved;
}
/***/ }),
/***/ 6617:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
PN: () => ( summarizePlan),
St: () => ( readChanges),
pt: () => ( fetchPlanText),
y7: () => ( fetchPlanJson)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _machine_take_turn_js_1_ = __webpack_require__(4990);
var _plan_read_plan_js_2_ = __webpack_require__(3597);
var _policy_from_change_json_js_3_ = __webpack_require__(6258);
var _policy_reading_js_4_ = __webpack_require__(988);
var _read_policies_js_5_ = __webpack_require__(1056);
const BUDGET_MS = 20_000;
async function readChanges(plan, ports, options = {}) {
const { rules, json: known } = options;
const { status } = plan.attributes;
const counts = Object.values((0,_policy_reading_js_4_ .mQ)(plan.attributes));
const hasChanges = plan.attributes['has-changes'] === true || counts.some((count) => (count ?? 0) > 0);
const isAsked = rules !== undefined || (hasChanges && ports.diff !== undefined);
if (status !== 'finished' || !isAsked)
return undefined;
const { clock, signal } = ports;
const deadline = Math.min(ports.deadline, clock.now() + BUDGET_MS);
const job = { ...ports, client: ports.client.with({ signal, deadline }) };
const mayBeWhole = ports.diff !== true && rules === undefined;
const isUsable = known !== undefined && (!known.isWhole || mayBeWhole);
const answer = await readChangesFrom(plan, isUsable ? known : 'redacted', job);
if (rules === undefined)
return answer.changes;
const needsWhole = rules.fullPlan === true && answer.isAbsent === true;
const { changes, failed } = needsWhole ? await readChangesFrom(plan, 'whole', job) : answer;
if (changes?.unlisted === true && changes.doubt === undefined) {
const log = await (0,_read_policies_js_5_ .dA)(job, '', (client) => client.runs.planLog(plan, LOG_BYTES));
return confirmByLog(changes, log);
}
if (changes !== undefined || failed === undefined || NO_JSON.includes(failed))
return changes;
const doubt = `The plan's JSON could not be read (${failed}).`;
return { changes: [], leftOut: 0, source: 'json', doubt };
}
const NO_JSON = ['not-found', 'forbidden'];
async function readChangesFrom(plan, source, { client, signal, diff }) {
const isWhole = source === 'whole';
try {
const json = typeof source === 'object'
? source
: await fetchPlanJson(plan.id, isWhole, { client, signal });
if (json === undefined)
return { changes: undefined, failed: 'the answer is no JSON' };
const counts = (0,_policy_reading_js_4_ .mQ)(plan.attributes);
const read = (0,_policy_from_change_json_js_3_ .N)(json, { counts, diff: diff && !isWhole });
return { changes: await (0,_machine_take_turn_js_1_ .hp)(read, signal) };
}
catch (error) {
if (error instanceof _plan_read_plan_js_2_ .np) {
return {
changes: undefined,
failed: error.message.replace(/^T/, 't').replace(/\.$/, ''),
};
}
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
const isAbsent = [404, 405].includes(error.status ?? 0);
return { changes: undefined, failed: error.code, isAbsent };
}
}
const LOG_BYTES = 1024 * 1024;
function confirmByLog(changes, log) {
if (/"type":"(?:planned_change|planned_action_invocation|deferred_change)"/.test(log)) {
return { ...changes, doubt: "The plan's JSON has no list of changes, and its log names some." };
}
return log.includes('"type":"change_summary"') ? changes : undefined;
}
function summarizePlan({ attributes }) {
const { status } = attributes;
const counts = (0,_policy_reading_js_4_ .mQ)(attributes);
const { additions, changes, destructions, imports } = counts;
const numbers = Object.values(counts);
const hasNoCounts = numbers.every((count) => count === undefined || count === null);
if (hasNoCounts && status === 'finished' && attributes['has-changes'] !== false)
return undefined;
return {
status,
hasChanges: attributes['has-changes'] ?? numbers.some((count) => (count ?? 0) > 0),
additions: additions ?? 0,
changes: changes ?? 0,
destructions: destructions ?? 0,
imports: imports ?? 0,
};
}
async function fetchPlanJson(planId, isWhole, { client, signal }) {
const text = await fetchPlanText(planId, isWhole, client);
return text === '' ? undefined : (0,_plan_read_plan_js_2_ .c7)(text, isWhole, signal);
}
function fetchPlanText(planId, isWhole, { runs }) {
return isWhole ? runs.wholePlanJson(planId) : runs.planJson(planId);
}
/***/ }),
/***/ 1056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
dA: () => ( readIfPossible),
h9: () => ( readPolicies),
rY: () => ( createSystemReader)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _model_doubt_js_4_ = __webpack_require__(9733);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _policy_systems_systems_js_2_ = __webpack_require__(9441);
var _poll_js_3_ = __webpack_require__(7820);
const OPTIONAL_BUDGET_MS = 20_000;
async function readPolicies(run, ports, { waitsForPerson, systems = _policy_systems_systems_js_2_ .P, }) {
const isFinished = ({ system, items }) => !items.some((item) => system.isUnfinished(item));
const lists = await (0,_poll_js_3_ .Q)(() => readListedObjects(ports, run, systems), (listed) => waitsForPerson || listed.every(isFinished), ports);
const reader = createSystemReader(ports);
return await Promise.all(lists.map(async ({ system, items, how }) => {
const objects = items.map(async (item) => ({
object: system.objectOf(item),
contents: await system.readDetails(item, reader),
}));
return { system, how, objects: await Promise.all(objects) };
}));
}
function readListedObjects({ client, trustsEmptyLists = false }, run, systems) {
return Promise.all(systems.map(async (system) => {
const namesNone = (0,_client_wire_resource_js_1_ ._2)(run, system.relation).named?.length === 0;
if (namesNone && (trustsEmptyLists || system.emptyIsFinal)) {
return { system, items: [], how: { complete: true } };
}
return { system, ...(await readWholeList(system.list(client, run.id))) };
}));
}
function createSystemReader(ports) {
return {
client: ports.client,
readAll: readWholeList,
readOptional: (read) => readIfPossible(ports, undefined, read),
isFrugal: ports.isFrugal?.() === true,
};
}
async function readWholeList(listing) {
try {
const { items, absent } = await listing.whole();
return { items, how: absent === undefined ? { complete: true } : { absent } };
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'unreadable') {
return { items: [], how: { doubt: (0,_model_doubt_js_4_ .k)(error) } };
}
throw error;
}
}
async function readIfPossible({ client, clock, signal, deadline }, otherwise, read) {
try {
const until = Math.min(deadline, clock.now() + OPTIONAL_BUDGET_MS);
return await read(client.with({ signal, deadline: until }));
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return otherwise;
throw error;
}
}
/***/ }),
/***/ 7912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
et: () => ( printableJson),
hF: () => ( renderJson)
});
var _model_quote_js_1_ = __webpack_require__(8187);
var _sentence_js_0_ = __webpack_require__(2251);
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
takesNoOverride: undefined,
timestamps: undefined,
approvedGuards: undefined,
countsBySource: undefined,
})),
unaffected: unaffected.length > 0 ? unaffected : undefined,
causes: view.causes.map(causeForPrograms),
resolved: view.resolved,
notCompared: view.notCompared > 0 ? view.notCompared : undefined,
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
function causeForPrograms(cause) {
const { todo, ended, resources, generalMessages } = cause;
const fields = {
...cause,
...WITHOUT_FIELDS,
resources: resources.map(withoutLines),
generalMessages: generalMessages.map(withoutLines),
ended: ended?.map(({ until, owner }) => ({ until, owner })),
whoActs: todo && { role: todo.role, names: todo.names },
nextStep: todo && (0,_sentence_js_0_ .bo)(todo.step),
};
return fields;
}
const WITHOUT_FIELDS = {
occurrences: undefined,
messageOfAll: undefined,
todo: undefined,
own: undefined,
overriders: undefined,
failure: undefined,
missedBy: undefined,
withoutOverride: undefined,
remedy: undefined,
};
const withoutLines = (named) => ({
...named,
attribute: undefined,
excerpt: undefined,
});
function forPrograms(result) {
return {
...result,
resources: result.resources.map(withoutLines),
generalMessages: result.generalMessages.map(withoutLines),
excerpt: undefined,
printedFor: undefined,
answers: undefined,
};
}
function printableJson(value) {
const escaped = JSON.stringify(value, undefined, 2)
.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}\u007f-\u009f\u2028\u2029]/gu, _model_quote_js_1_ .FI)
.replace(/##(?=[A-Za-z]{0,32}\[)/g, '\\u0023#');
return `${escaped}\n`;
}
/***/ })
};
