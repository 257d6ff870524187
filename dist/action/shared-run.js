export const id = 7786;
export const ids = [7786,6337];
export const modules = {
/***/ 551:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$p: () => ( baseRunFinder),
P_: () => ( readExistingFailures),
rV: () => ( compareWithCurrent)
});
var _client_wire_resource_js_0_ = __webpack_require__(8235);
var _model_error_message_js_11_ = __webpack_require__(4271);
var _model_status_js_1_ = __webpack_require__(2373);
var _policy_accept_failures_js_2_ = __webpack_require__(5608);
var _policy_compare_js_3_ = __webpack_require__(663);
var _policy_reading_js_4_ = __webpack_require__(988);
var _policy_existing_failures_js_5_ = __webpack_require__(6747);
var _policy_observed_js_6_ = __webpack_require__(1894);
var _policy_run_differences_js_7_ = __webpack_require__(2484);
var _policy_systems_systems_js_8_ = __webpack_require__(2937);
var _read_changes_js_9_ = __webpack_require__(6617);
var _read_policies_js_10_ = __webpack_require__(1056);
const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
const { clock, signal } = job;
const failures = result.results.filter(_policy_reading_js_4_ .WN);
const countFailures = ({ name: system }) => failures.filter((failure) => failure.system === system).length;
const [system] = _policy_systems_systems_js_8_ .P.toSorted((one, other) => countFailures(other) - countFailures(one));
if (system === undefined || countFailures(system) === 0)
return result;
const hasOptions = (0,_policy_run_differences_js_7_ .c4)(job.plan.runOptions).length > 0;
if (current.versionId === undefined || hasOptions)
return result;
const deadline = Math.min(job.deadline, clock.now() + BUDGET_MS);
const client = job.client.with({ signal, deadline });
try {
const run = await findCurrentRun(workspaceId, current, client);
if (run === undefined)
return result;
const results = await readResults(run, { ...job, client, deadline }, [system]);
return { ...result, results: (0,_policy_compare_js_3_ .$_)(result.results, results) };
}
catch (error) {
job.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js_11_ .g)(error)}`);
return result;
}
}
async function readResults(run, ports, systems = _policy_systems_systems_js_8_ .P) {
const evidence = (0,_policy_observed_js_6_ .zR)(run, await (0,_read_policies_js_10_ .h9)(run, ports, { waitsForPerson: true, systems }));
if (evidence.some(({ how, reading }) => 'doubt' in how || reading.doubts.length > 0)) {
throw new Error(`not all results of its run ${run.id} could be read`);
}
return evidence.flatMap(({ reading }) => reading.results);
}
async function findCurrentRun(workspaceId, { versionId, runId }, client, knownRun) {
const runs = runId === undefined
? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
: [knownRun ?? (await client.runs.show(runId)).run];
return runs.find((run) => (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace') === workspaceId &&
(0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') === versionId &&
run.attributes['plan-only'] === false &&
(0,_policy_run_differences_js_7_ .ku)(run.attributes).length === 0 &&
(0,_model_status_js_1_ .Ck)(run.attributes.status));
}
function baseRunFinder(workspace, job) {
if (!job.policy.onlyNew)
return undefined;
return async () => {
const { workspaceId, current } = workspace;
const run = current?.versionId === undefined
? undefined
: await findCurrentRun(workspaceId, current, job.client);
const planId = run && (0,_client_wire_resource_js_0_ .Dl)(run, 'plan');
if (run === undefined || planId === undefined) {
throw new Error('no finished run planned all of the present configuration of the workspace');
}
return { run, planId };
};
}
async function readExistingFailures(readings, { plan, findBaseRun }, ports) {
const addresses = readings
.flatMap(({ results }) => results)
.filter((result) => result.level === 'advisory' && (0,_policy_accept_failures_js_2_ .B6)(result))
.flatMap((result) => (0,_policy_accept_failures_js_2_ .F6)(result).flatMap((line) => line.addresses));
if (addresses.length === 0)
return undefined;
try {
const planned = await readValues(plan.id, new Set(addresses), ports);
const base = await findBaseRun();
const baseAddresses = new Set(addresses.map((address) => (0,_policy_existing_failures_js_5_ .QF)(address, planned)));
const [baseResults, basePlanned] = await Promise.all([
readResults(base.run, ports),
readValues(base.planId, baseAddresses, ports),
]);
return { existing: (0,_policy_existing_failures_js_5_ .pj)(planned, { results: baseResults, planned: basePlanned }) };
}
catch (error) {
if (ports.signal.aborted)
throw error;
return { notice: (0,_policy_existing_failures_js_5_ .PY)(error) };
}
}
async function readValues(planId, addresses, ports) {
const json = await (0,_read_changes_js_9_ .y7)(planId, false, ports);
const planned = json && (0,_policy_existing_failures_js_5_ .DE)(json, addresses);
if (planned === undefined)
throw new Error(`the JSON of plan ${planId} could not be read`);
return planned;
}
/***/ }),
/***/ 6337:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
mX: () => ( jobCountOf),
readGroups: () => ( readGroups),
workspacesOfGroups: () => ( workspacesOfGroups)
});
var _client_wire_schema_js_1_ = __webpack_require__(7934);
var _model_parse_js_2_ = __webpack_require__(2340);
var _settings_workspace_selectors_js_0_ = __webpack_require__(589);
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
const MATRIX_LETTERS = 12;
const GROUP_NAME = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobCountOf(group = '') {
return Number(GROUP_NAME.exec(group)?.[2] ?? 1);
}
const entry = _client_wire_schema_js_1_ .Ikc({ group: _client_wire_schema_js_1_ .YjP(), workspaces: _client_wire_schema_js_1_ .YjP() });
const matrix = _client_wire_schema_js_1_ .KCZ([_client_wire_schema_js_1_ .Ikc({ include: _client_wire_schema_js_1_ .YOg(entry) }), _client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), entry)]);
function readGroups(text) {
if (text.trim() === '')
return {
problem: 'is no matrix: it is empty. See the log of the job that runs `plangate matrix`.',
};
const value = (0,_model_parse_js_2_ .qF)(text);
if (value === undefined)
return { problem: 'is no matrix as it was printed: it is no JSON.' };
const parsed = _client_wire_schema_js_1_ .xLC(matrix, value, { abortEarly: true });
if (!parsed.success)
return { problem: 'is no matrix as it was printed.' };
const entries = Array.isArray(parsed.output['include'])
? parsed.output['include']
: Object.values(parsed.output);
let isReadable = true;
const groups = entries.map(({ group, workspaces }) => {
const selectors = (0,_settings_workspace_selectors_js_0_ .Ak)(workspaces, () => {
isReadable = false;
});
const named = selectors.filter((selector) => selector.kind === 'name');
if (named.length < selectors.length)
isReadable = false;
return { group, selectors: named, workspaces: named.map(({ name }) => name) };
});
if (!isReadable || !isWholeMatrix(groups.map(({ group }) => group))) {
return { problem: 'lacks a group, or has one twice: pass all that was printed.' };
}
const names = groups.flatMap(({ workspaces }) => workspaces);
return new Set(names).size === names.length ? groups : { problem: 'has a workspace twice.' };
}
function workspacesOfGroups(groups) {
return (0,_settings_workspace_selectors_js_0_ .TZ)(groups.flatMap(({ selectors }) => selectors)) || 'none';
}
function isWholeMatrix(groups) {
const numbers = new Set(groups.map((group) => GROUP_NAME.exec(group)?.[1]));
const matrices = new Set(groups.map((group) => group.slice(0, MATRIX_LETTERS)));
return (numbers.size === groups.length &&
matrices.size <= 1 &&
groups.every((group) => GROUP_NAME.exec(group)?.[2] === String(groups.length)));
}
/***/ }),
/***/ 4466:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( runUrlOf),
_: () => ( startJob)
});
var node_events_0_ = __webpack_require__(8474);
var _model_job_time_js_5_ = __webpack_require__(1680);
var _runs_of_change_js_1_ = __webpack_require__(7306);
var _failure_of_js_2_ = __webpack_require__(6281);
var _hidden_files_js_3_ = __webpack_require__(7707);
var _overview_js_4_ = __webpack_require__(5030);
const END_BUDGET_MS = 10_000;
const GRACE_MS = 300;
const CANCELED_BUDGET = { leastMs: 700, mostMs: 4_000, answers: 12 };
function startJob(request, ports) {
const { clock, random, signal, log } = ports;
const started = clock.now();
const deadline = request.deadline - (0,_model_job_time_js_5_ .t4)(request.timeoutMs);
const elapsedMs = () => clock.now() - started;
const warned = new Set();
const { alarms } = ports;
const overdue = alarms === undefined
? new AbortController().signal
: alarms.any(alarms.in(deadline - started + GRACE_MS), alarms.after(signal, GRACE_MS));
(0,node_events_0_.setMaxListeners)(0, signal, overdue);
const emit = (event) => {
ports.onEvent({ ...event, atMs: elapsedMs() });
};
const archives = createArchives(ports, emit);
const client = ports.client.with({ signal, deadline });
const overview = (0,_overview_js_4_ .Iw)(request, client.with({ watching: true }), clock);
const superseder = (0,_runs_of_change_js_1_ .tI)(request, { ...ports, overview }, deadline, emit);
return {
...request,
clock,
random,
signal,
client,
overview,
deadline,
overdue,
emit,
elapsedMs,
pack: archives.pack,
archives: archives.summaries,
endingPorts() {
const { leastMs, mostMs, answers } = CANCELED_BUDGET;
const neededMs = answers * ports.client.typicalAnswerMs();
const until = signal.aborted
? clock.now() + Math.min(mostMs, Math.max(leastMs, neededMs))
: Math.min(request.deadline, clock.now() + END_BUDGET_MS);
const scope = { signal: new AbortController().signal, deadline: until };
return { client: ports.client.with(scope), deadline: until };
},
isFrugal: () => request.workspaces.length >= _overview_js_4_ .Zm || ports.client.pauseMs() > 0,
debug: (line) => log.debug(line),
info: (line) => log.info(line),
warn(line) {
if (!warned.has(line))
log.warning(line);
warned.add(line);
},
endReason: () => (0,_failure_of_js_2_ .dL)(deadline, ports),
supersede: superseder.supersede,
async close() {
await superseder.close();
await archives.remove();
},
};
}
function runUrlOf(workspace, runId, { client, plan }) {
const segments = [plan.organization, workspace, 'runs', runId];
return `${client.origin}/app/${segments.map(encodeURIComponent).join('/')}`;
}
function createArchives(ports, emit) {
const packed = new Map();
const done = [];
let isClosed = false;
const packNow = async (root) => {
const archive = await ports.pack(root);
done.push(archive);
if (isClosed)
await archive.remove();
if (archive.withheld.some(_hidden_files_js_3_ ._t))
await (0,_hidden_files_js_3_ .yD)();
emit({ kind: 'archive', root, archive });
return archive;
};
return {
pack: (root) => {
const archive = packed.get(root) ?? packNow(root);
packed.set(root, archive);
return archive;
},
summaries: () => done.map(({ root, bytes, contentBytes, sha256, entries, uncommitted, withheld }) => {
const files = entries.filter(({ type }) => type !== 'directory').length;
return { root, files, bytes, contentBytes, sha256, withheld: withheld.length, uncommitted };
}),
async remove() {
isClosed = true;
await Promise.all(done.map((archive) => archive.remove().catch(() => undefined)));
},
};
}
/***/ }),
/***/ 9003:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
F: () => ( readPlanAndJudgeByOwnPolicies),
H: () => ( judgeByOwnPolicies)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _machine_take_turn_js_2_ = __webpack_require__(4990);
var _model_error_message_js_14_ = __webpack_require__(4271);
var _model_parse_js_15_ = __webpack_require__(2340);
var _plan_read_plan_js_3_ = __webpack_require__(3597);
var _policy_from_change_json_js_4_ = __webpack_require__(6258);
var _policy_existing_failures_js_5_ = __webpack_require__(6747);
var _policy_guard_js_6_ = __webpack_require__(3749);
var _policy_reading_js_7_ = __webpack_require__(988);
var _model_status_js_8_ = __webpack_require__(2373);
var _policy_systems_own_policies_js_9_ = __webpack_require__(8532);
var _policy_approvable_js_10_ = __webpack_require__(6912);
var _failure_of_js_11_ = __webpack_require__(6281);
var _read_changes_js_12_ = __webpack_require__(6617);
var _poll_js_13_ = __webpack_require__(7820);
async function judgeByOwnPolicies(own, planned, ports) {
const { run, plan, workspace, requirements, serviceEvidence, findBaseRun } = planned;
const { organization } = requirements;
const doubtful = (why) => ({ evidence: (0,_policy_systems_own_policies_js_9_ .W7)(own.sources, why), notices: [] });
if (plan === undefined || (0,_model_status_js_8_ .I)(_model_status_js_8_ .P9, plan.attributes.status) !== 'good') {
return doubtful(`run ${run.id} has no finished plan`);
}
let json;
try {
json = await readJson(plan.id, own.readsWhole, ports);
}
catch (error) {
const isOfPlan = error instanceof _plan_read_plan_js_3_ .np;
const isOfService = error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted';
if (isOfPlan || isOfService)
return doubtful(error.message);
throw error;
}
if (json === undefined)
return doubtful(`the service shows no JSON of plan ${plan.id}`);
const servicePolicies = serviceEvidence.flatMap(({ reading }) => reading.results.map(({ policy }) => policy));
const plannedRun = {
json,
run: workspace && runInput(run, workspace, organization),
workspace: requirements.workspace.name,
exceptions: requirements.exceptions,
readBase: findBaseRun && (() => readBase(findBaseRun, json, ports)),
servicePolicies: new Set(servicePolicies),
};
try {
const { results, notices } = await own.judge(plannedRun, ports.signal);
const approvals = results.some(_policy_systems_own_policies_js_9_ .eG)
? await own.approvals?.(requirements.workspace.id)
: undefined;
const evidence = (0,_policy_systems_own_policies_js_9_ .eh)((0,_policy_systems_own_policies_js_9_ .XF)(results, approvals ?? [], (0,_policy_approvable_js_10_ .T)(json)));
const doubts = await doubtsAbout(run, plan, json, ports);
return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
}
catch (error) {
ports.signal.throwIfAborted();
return { ...doubtful((0,_model_error_message_js_14_ .g)(error)), json };
}
}
async function readPlanAndJudgeByOwnPolicies(own, toJudge, ports) {
const planId = (0,_client_wire_resource_js_1_ .Dl)(toJudge.run, 'plan');
const plan = planId === undefined ? undefined : await ports.client.runs.plan(planId);
return judgeByOwnPolicies(own, { ...toJudge, plan, findBaseRun: undefined }, ports);
}
async function doubtsAbout(run, { attributes }, json, { signal }) {
const reading = (0,_policy_from_change_json_js_4_ .N)(json, { counts: (0,_policy_reading_js_7_ .mQ)(attributes), judgesLater: true });
const changes = await (0,_machine_take_turn_js_2_ .hp)(reading, signal);
if (changes.doubt !== undefined)
return [changes.doubt];
const targets = (0,_model_parse_js_15_ .c3)(run.attributes['target-addrs']);
if (changes.partial === true && targets.length === 0)
return [_policy_guard_js_6_ .YB];
if (changes.unlisted !== true || attributes['has-changes'] !== true)
return [];
const outputs = Object.values((0,_model_parse_js_15_ .zv)(json.document['output_changes']));
const isOfOutputs = outputs.some((output) => (0,_model_parse_js_15_ .c3)((0,_model_parse_js_15_ ._F)(output, 'actions')).some((action) => action !== 'no-op'));
return isOfOutputs ? [] : ["The plan's JSON has no list of changes, and the plan has some."];
}
async function readBase(findBaseRun, { isWhole }, ports) {
try {
const { planId } = await findBaseRun();
const json = await readJson(planId, isWhole, ports);
if (json?.isWhole !== isWhole) {
throw new Error(`the JSON of plan ${planId} could not be read`);
}
return { json };
}
catch (error) {
ports.signal.throwIfAborted();
return { notice: (0,_policy_existing_failures_js_5_ .PY)(error, ' of an own policy') };
}
}
async function readJson(planId, readsWhole, ports) {
const awaitJson = (isWhole) => (0,_poll_js_13_ .Q)(() => (0,_read_changes_js_12_ .y7)(planId, isWhole, ports), (json) => json !== undefined, ports);
const whole = readsWhole
? await awaitJson(true).catch((error) => {
if (!(0,_failure_of_js_11_ .vu)(error))
throw error;
})
: undefined;
return whole ?? awaitJson(false);
}
function runInput({ id, attributes, relationships }, workspace, organization) {
const { 'created-at': createdAt, source } = attributes;
const facts = attributes;
const { name, 'auto-apply': autoApply, 'working-directory': directory } = workspace.attributes;
const { 'tag-names': tags } = workspace.attributes;
const isKnown = [createdAt, source, autoApply, tags, organization].every((value) => value !== undefined && value !== null);
if (!isKnown || (0,_client_wire_resource_js_1_ .Dl)({ relationships }, 'workspace') !== workspace.id)
return undefined;
return {
id,
created_at: createdAt ?? '',
message: attributes.message ?? '',
is_destroy: attributes['is-destroy'] === true,
refresh: facts['refresh'] !== false,
refresh_only: facts['refresh-only'] === true,
replace_addrs: stringsOf(facts['replace-addrs']),
target_addrs: stringsOf(facts['target-addrs']),
source: source ?? '',
speculative: attributes['plan-only'] === true,
organization: { name: organization ?? '' },
workspace: {
id: workspace.id,
name,
auto_apply: autoApply === true,
working_directory: directory ?? null,
tags: tags ?? [],
},
};
}
function stringsOf(value) {
return (0,_model_parse_js_15_ .c3)(value).map(String);
}
/***/ }),
/***/ 7786:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$b: () => ( fromPackedRoot),
IP: () => ( describePolicyResults),
JU: () => ( watchAndJudgeExisting),
dR: () => ( judgeRunForJob),
ks: () => ( judgeSettledRun),
q: () => ( toWorkspaceResult)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _policy_accept_failures_js_2_ = __webpack_require__(5608);
var _policy_exceptions_js_3_ = __webpack_require__(9272);
var _policy_compare_js_4_ = __webpack_require__(663);
var _policy_decide_js_5_ = __webpack_require__(1625);
var _policy_guard_js_6_ = __webpack_require__(3749);
var _plan_program_log_js_20_ = __webpack_require__(506);
var _policy_count_results_js_21_ = __webpack_require__(7895);
var _policy_observed_js_7_ = __webpack_require__(1894);
var _policy_run_differences_js_8_ = __webpack_require__(2484);
var _policy_reading_js_9_ = __webpack_require__(988);
var _policy_systems_systems_js_10_ = __webpack_require__(2937);
var _model_status_js_11_ = __webpack_require__(2373);
var _compare_with_current_js_12_ = __webpack_require__(551);
var _find_workspace_js_13_ = __webpack_require__(7170);
var _result_js_14_ = __webpack_require__(2940);
var _read_changes_js_15_ = __webpack_require__(6617);
var _job_js_16_ = __webpack_require__(4466);
var _judge_by_own_js_17_ = __webpack_require__(9003);
var _read_policies_js_18_ = __webpack_require__(1056);
var _run_js_19_ = __webpack_require__(9268);
const LOG_BYTES = 256 * 1024;
async function judgeSettledRun(settled, job, extras = {}) {
const findBaseRun = (0,_compare_with_current_js_12_ .$p)(settled, job);
const judged = await judgeRunForJob(settled, job, { findBaseRun, ...extras });
return toWorkspaceResult(judged, settled, job);
}
async function watchAndJudgeExisting(workspace, { run, versionId, uncompared }, job) {
const { name } = workspace;
const runUrl = (0,_job_js_16_ .Q)(name, run.id, job);
const runSeen = { id: run.id, url: runUrl, status: run.attributes.status };
const askedAt = job.clock.now();
const started = { ...workspace, versionId, run, askedAt, runSeen, uncompared };
job.reach(started);
job.emit({ kind: 'run-found', workspace: name, runId: run.id, runUrl });
return await judgeSettledRun(await (0,_run_js_19_ .wB)(started, job), job);
}
async function judgeRunForJob(settled, job, extras = {}) {
const { name, workspaceId: id, versionId, runSeen, watched, uncompared } = settled;
const { terraformVersion } = settled;
const { client, plan, policy, base, exceptions, own, guard: rules, versionControl } = job;
const requirements = {
mode: plan.mode,
requirePolicies: policy.requirePolicies,
base,
options: plan.runOptions,
allowPartial: plan.allowPartial,
runId: runSeen.id,
versionId,
workspace: { id, name },
uncompared,
unknownValues: policy.allowUnknown ? 'advisory' : undefined,
exceptions,
organization: plan.organization,
};
const plannedCommit = versionControl && {
change: versionControl.change,
terraformVersion,
ingress: await (0,_find_workspace_js_13_ .Q1)(versionId, client),
};
return await judgeRun(watched, requirements, job, {
plannedCommit,
rules: rules && { ...rules, approvals: await rules.approvals?.(id) },
own,
...extras,
});
}
function toWorkspaceResult(judged, settled, job) {
const facts = (0,_result_js_14_ .FK)(settled);
const { status } = settled.watched.run.attributes;
for (const words of describePolicyResults(judged.results)) {
job.emit({ kind: 'progress', workspace: facts.workspace, status, words });
}
const diagnostics = fromPackedRoot(judged.diagnostics, facts.workingDirectory);
const notices = [...facts.notices, ...judged.notices];
return { ...facts, ...judged, notices, diagnostics, durationMs: settled.durationMs };
}
function fromPackedRoot(diagnostics, workingDirectory) {
const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
return diagnostics.map((diagnostic) => {
const { file } = diagnostic;
return file === undefined ? diagnostic : { ...diagnostic, file: `${prefix}${file}` };
});
}
async function judgeRun(watched, requirements, ports, extras = {}) {
const { run, costEstimate } = watched;
const readEvents = () => (0,_read_policies_js_18_.readIfPossible)(ports, [], (client) => client.runs.events(run.id));
const [{ evidence, evidenceNotices, ...shown }, earlyEvents] = await Promise.all([
readEvidence(watched, requirements, ports, extras),
extras.skipsEvents ? undefined : readEvents(),
]);
const readings = evidence.systems.map(({ reading }) => reading);
if (evidence.guard !== undefined)
readings.push(evidence.guard);
const { results, runTasks, canOverride } = (0,_policy_reading_js_9_ .gK)(readings);
const verdict = (0,_policy_decide_js_5_ .LD)(evidence);
const events = earlyEvents ?? (verdict.word === 'passed' ? [] : await readEvents());
return {
verdict,
results: (0,_policy_observed_js_7_ .qc)(results, events),
runTasks,
canOverride,
...shown,
cost: costEstimate && summarizeCost(costEstimate.attributes),
timestamps: watched.run.attributes['status-timestamps'] ?? undefined,
notices: [...(0,_policy_observed_js_7_ .lx)(events), ...evidenceNotices],
};
}
async function readEvidence({ run, workspace, ...watched }, requirements, ports, { plannedCommit, rules, own, findBaseRun } = {}) {
const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
const { mode, allowPartial, options } = requirements;
const waitsForPerson = (0,_model_status_js_11_ .Il)(mode, run.attributes.status) === 'person' || (0,_model_status_js_11_ .iD)(stages);
const plan = await readPlan({ run, ...watched }, ports);
const planAnswer = 'answer' in plan ? plan.answer : undefined;
const readingSystems = (0,_read_policies_js_18_ .h9)(run, ports, { waitsForPerson }).then((observed) => (0,_policy_observed_js_7_ .zR)(run, observed));
const toJudge = { run, plan: planAnswer, workspace, requirements, findBaseRun };
const judgingByOwn = own &&
readingSystems.then((serviceEvidence) => (0,_judge_by_own_js_17_ .H)(own, { ...toJudge, serviceEvidence }, ports));
const readChangesAfterOwn = async () => {
const json = (await judgingByOwn)?.json;
return planAnswer && (await (0,_read_changes_js_15_ .St)(planAnswer, ports, { rules, json }));
};
const [systems, judged, diagnostics, changes] = await Promise.all([
readingSystems,
judgingByOwn,
planAnswer && readDiagnostics(planAnswer, ports),
readChangesAfterOwn(),
]);
const { accepted, notices } = await acceptFailures(systems, { planAnswer, findBaseRun }, judged === undefined ? requirements : withoutOwnExceptions(judged.evidence, requirements), ports);
const partial = allowPartial === true && (0,_policy_run_differences_js_8_ .lp)(options ?? {}).length > 0;
const evidence = {
requirements: {
...requirements,
guarded: rules !== undefined,
ownPolicies: own !== undefined,
},
gives: { run: true, plannedCommit: plannedCommit !== undefined, serviceSystems: true },
plannedCommit,
run: { answer: run, workspaceName: workspace?.attributes.name, mustBe: requirements },
plan,
systems: judged === undefined ? accepted : [...accepted, judged.evidence],
guard: rules && planAnswer && (0,_policy_guard_js_6_ .ah)({ ...rules, partial }, planAnswer.attributes, changes),
};
return {
evidence,
evidenceNotices: [...notices, ...(judged?.notices ?? [])],
plan: planAnswer && (0,_read_changes_js_15_ .PN)(planAnswer),
changes,
diagnostics: diagnostics ?? [],
};
}
async function readDiagnostics(plan, ports) {
const { status, 'log-read-url': url } = plan.attributes;
const hasFailed = (0,_model_status_js_11_ .I)(_model_status_js_11_ .P9, status) === 'bad';
if (!hasFailed && (status !== 'finished' || url === undefined))
return [];
const log = await (0,_read_policies_js_18_.readIfPossible)(ports, '', (client) => client.runs.planLog(plan, LOG_BYTES));
return (0,_plan_program_log_js_20_ ._n)(log).filter(({ severity }) => hasFailed || severity === 'warning');
}
function withoutOwnExceptions({ reading: { results } }, requirements) {
const { exceptions } = requirements;
if (exceptions === undefined)
return requirements;
const names = new Set(results.map(({ policy }) => policy));
const entries = exceptions.entries.filter(({ policy }) => !names.has(policy));
return { ...requirements, exceptions: { ...exceptions, entries } };
}
async function acceptFailures(systems, { planAnswer, findBaseRun, }, requirements, ports) {
const { exceptions, workspace } = requirements;
const acceptIn = (evidence, rule) => evidence.map((system) => ({
...system,
reading: (0,_policy_accept_failures_js_2_ .Bu)(system.reading, rule),
}));
const excepted = exceptions
? acceptIn(systems, (0,_policy_exceptions_js_3_ .WY)(workspace.name, exceptions))
: systems;
const readings = excepted.map(({ reading }) => reading);
const found = findBaseRun &&
planAnswer &&
(await (0,_compare_with_current_js_12_ .P_)(readings, { plan: planAnswer, findBaseRun }, ports));
if (found === undefined)
return { accepted: excepted, notices: [] };
if ('notice' in found)
return { accepted: excepted, notices: [found.notice] };
return { accepted: acceptIn(excepted, found.existing), notices: [] };
}
async function readPlan({ run, plan }, { client }) {
if (plan !== undefined)
return { answer: plan };
const id = (0,_client_wire_resource_js_1_ .Dl)(run, 'plan');
if (id === undefined)
return { doubt: `Run ${run.id} does not name its plan.` };
try {
return { answer: await client.runs.plan(id) };
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
return { doubt: error.message, code: error.helpCode };
}
}
function summarizeCost(attributes) {
return {
status: attributes.status,
priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
};
}
function describePolicyResults(results) {
const systems = [..._policy_systems_systems_js_10_ .W, { name: 'guard', title: 'guard' }];
return systems.flatMap(({ name, title }) => {
const ofSystem = results.filter((result) => result.system === name);
if (ofSystem.length === 0)
return [];
const policies = new Set(ofSystem.map(_policy_compare_js_4_ .Pc)).size;
const counts = (0,_policy_count_results_js_21_ .a)(ofSystem);
const later = ofSystem.filter(({ status }) => status === 'known-after-apply').length;
const parts = [
[counts.mandatoryFailed, 'mandatory failed'],
[counts.advisoryFailed, 'advisory failed'],
[counts.overridden, 'overridden'],
[counts.excepted ?? 0, 'excepted'],
[counts.existing ?? 0, 'existing'],
[counts.errored, 'errored'],
[later, 'known after the apply'],
[counts.undecided - later, 'undecided'],
];
const notPassed = parts
.filter(([count]) => count > 0)
.map(([count, words]) => `${count} ${words}`);
const total = `${policies} ${policies === 1 ? 'policy' : 'policies'}`;
return [`${title}: ${total}, ${notPassed.length > 0 ? notPassed.join(', ') : 'all passed'}`];
});
}
/***/ }),
/***/ 5030:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
FF: () => ( listWorkspaces),
Iw: () => ( createOverview),
Zm: () => ( MANY_RUNS)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _model_status_js_1_ = __webpack_require__(2373);
var _groups_js_2_ = __webpack_require__(6337);
const MANY_RUNS = 10;
const LIST_EVERY_MS = 10_000;
const LIST_EVERY_MS_PER_JOB = 2_500;
const LIST_BUDGET_MS = 15_000;
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
const PAUSE_AFTER_REFUSAL_MS = 60_000;
const LARGEST_PAGE = 100;
function createOverview({ changeRequest, plan: { organization, mode, group } }, client, clock) {
const watched = new Map();
const stagedAt = new Map();
let nextAt = Number.NEGATIVE_INFINITY;
let requestedAt = nextAt;
let listing;
let searchText = group ?? changeRequest;
const everyMs = Math.max(LIST_EVERY_MS, (0,_groups_js_2_ .mX)(group) * LIST_EVERY_MS_PER_JOB);
const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
async function list(search) {
try {
const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
const runs = await soon.runs.listMoving(organization, mode, search).all();
return new Map(runs.map((run) => [run.id, run]));
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
return undefined;
}
}
async function latestList() {
if (clock.now() >= nextAt) {
requestedAt = clock.now();
nextAt = Number.POSITIVE_INFINITY;
listing = list(searchText).then((runs) => {
nextAt = clock.now() + (runs ? everyMs : PAUSE_AFTER_REFUSAL_MS);
if (runs?.size === 0)
searchText = undefined;
return runs;
});
}
return await listing;
}
function isStageRecent(runId) {
const nowMs = clock.now();
const sinceMs = stagedAt.get(runId) ?? nowMs;
const isRecent = nowMs - sinceMs < stageMs;
stagedAt.set(runId, isRecent ? sinceMs : nowMs);
return isRecent;
}
return {
listOfChange: () => list(changeRequest),
watch: (runId) => watched.set(runId, clock.now()),
forget: (runId) => watched.delete(runId),
async movingRun(last) {
if (watched.size < MANY_RUNS)
return undefined;
const listed = await latestList();
if (listed === undefined)
return undefined;
const watchedSince = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
const run = listed.get(last.id) ?? (watchedSince > requestedAt ? last : undefined);
const status = run?.attributes.status ?? '';
if ((0,_model_status_js_1_ .Il)(mode, status) !== 'moving')
return undefined;
const isInStage = /^(?:pre|post)_/.test(status);
return isInStage && !isStageRecent(last.id) ? undefined : run;
},
};
}
async function listWorkspaces(client, organization, names) {
const byName = new Map();
if (names.length < MANY_RUNS)
return byName;
const listing = client.workspaces.list(organization);
try {
const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
const isWorthAll = pages > 1 && pages <= names.length / 2;
const workspaces = isWorthAll ? await listing.all() : items;
for (const workspace of workspaces)
byName.set(workspace.attributes.name, workspace);
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._))
throw error;
}
return byName;
}
/***/ }),
/***/ 25:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
RP: () => ( saysAgain),
YH: () => ( openSealsOf),
ff: () => ( ageMsOf),
gK: () => ( whyNotUsable),
tM: () => ( commentOfAgain),
xh: () => ( factsFor)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _trust_run_seals_js_2_ = __webpack_require__(4226);
var _failure_of_js_3_ = __webpack_require__(6281);
var _listed_runs_js_4_ = __webpack_require__(8039);
var _run_message_js_5_ = __webpack_require__(6326);
const AGAIN = '/plangate again';
function commentOfAgain(by, jobUrl) {
const where = jobUrl === undefined ? '' : ` (${jobUrl})`;
return `${AGAIN} by ${by}${where}: no later job takes this run over.`;
}
function openSealsOf({ run, workspaceId, otherSeals = [] }, { client, seals }) {
if ((0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') !== workspaceId)
return { why: 'belongs to another workspace' };
const versionId = (0,_client_wire_resource_js_1_ .Dl)(run, 'configuration-version');
if (versionId === undefined) {
return { why: 'does not say which configuration version it planned' };
}
const version = { service: client.origin, workspaceId, versionId };
const message = (0,_trust_run_seals_js_2_ .ny)(run.attributes.message ?? '');
const texts = [...(message === undefined ? [] : [message]), ...otherSeals];
const opened = texts.map((text) => ({ text, facts: seals.open(text, version) }));
let own;
const later = [];
for (const { text, facts } of opened) {
if ('why' in facts)
continue;
if (facts.kind === 'taken-over')
later.push(facts);
else
own ??= { versionId, facts, seal: text, isInMessage: text === message, later };
}
if (own !== undefined)
return own;
const [why] = opened.flatMap(({ facts }) => ('why' in facts ? [facts.why] : []));
return { why: why ?? 'has no seal of this gate' };
}
function factsFor({ facts, later }, head) {
return [facts, ...later].find((each) => each.head === head);
}
const SKEW_MS = 5 * 60_000;
function ageMsOf(run, { client, clock }) {
return (client.lastAnswerAt() ?? clock.date().getTime()) - (0,_listed_runs_js_4_ .CT)(run);
}
async function whyNotUsable(run, { facts, versionId, isInMessage }, head, ports) {
const { client, changeRequest, seals } = ports;
const { attributes } = run;
if (facts.base !== (seals.change.base ?? ''))
return 'was started for another target branch';
const planned = facts.mode === 'speculative' ? 'plan-only' : 'save-plan';
if (attributes[planned] !== true)
return `is not ${facts.mode}`;
if (facts.mode === 'provisional' && attributes['auto-apply'] !== false) {
return 'does not say that nothing applies it by itself';
}
const ageMs = ageMsOf(run, ports);
if (!(ageMs >= -SKEW_MS && ageMs <= _listed_runs_js_4_ .FG))
return 'is older than a day';
const version = ports.version ?? (await client.configurationVersions.show(versionId)).version;
const ingress = (0,_client_wire_resource_js_1_ ._2)(version, 'ingress-attributes');
if (version.id !== versionId || ingress.unreadable || (ingress.named ?? []).length > 0) {
return 'was started by version control';
}
if (isInMessage && version.attributes['auto-queue-runs'] === true) {
return 'is not the run that its upload started';
}
if (changeRequest === undefined)
return undefined;
const workspaceId = (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') ?? '';
const created = (0,_listed_runs_js_4_ .CT)(run);
const sinceMs = created - _listed_runs_js_4_ .FG;
const listed = await ports.listed[isInMessage ? 'since' : 'allSince'](workspaceId, sinceMs);
const others = listed.filter(({ id }) => id !== run.id);
const twin = others.find((other) => (0,_client_wire_resource_js_1_ .Dl)(other, 'configuration-version') === versionId);
if (twin !== undefined)
return `is not the only run of its configuration version: ${twin.id}`;
const newer = others.find((other) => !((0,_listed_runs_js_4_ .CT)(other) < created) &&
[facts.head, head].some((commit) => (0,_run_message_js_5_ .iG)(other.attributes.message, { changeRequest, facts: { ...facts, head: commit } })));
if (newer !== undefined)
return `is older than run ${newer.id}, which names the same commit`;
if (await wasEnded(run.id, ports))
return 'was ended by `/plangate again`';
return undefined;
}
async function saysAgain(runId, client) {
const comments = await client.runs.comments(runId);
if (comments.includes(undefined))
throw new _listed_runs_js_4_ .o1(`A comment on run ${runId} has no text.`);
return comments.some((comment) => comment?.trimStart().startsWith(AGAIN));
}
async function wasEnded(runId, { client, endedByComment }) {
try {
return await saysAgain(runId, client);
}
catch (error) {
if (error instanceof _listed_runs_js_4_ .o1)
throw error;
if (error instanceof _client_errors_js_0_ ._ && error.code === 'aborted')
throw error;
if (!(0,_failure_of_js_3_ .vu)(error)) {
throw new _listed_runs_js_4_ .o1(`The comments on run ${runId} could not be read.`, { cause: error });
}
}
if (endedByComment === undefined)
return false;
const ended = await endedByComment();
if (ended === undefined) {
throw new _listed_runs_js_4_ .o1('The comment of the gate, which could name it as ended, was not read.');
}
return ended.has(runId);
}
/***/ }),
/***/ 6326:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Mn: () => ( isSameGate),
cG: () => ( jobNumberIn),
iG: () => ( namesGate),
r4: () => ( namesChange),
xA: () => ( runMessage),
yF: () => ( namesCommit)
});
var _trust_run_seals_js_0_ = __webpack_require__(4226);
const TAG_START = '[plangate ';
const LONGEST_MESSAGE = 1_000;
function runMessage(message, random, { changeRequest, commit, group, jobNumber, seal, }) {
const changePart = changeRequest === undefined ? '' : `${cleanForTag(changeRequest)} `;
const groupPart = group === undefined ? '' : `${group}.`;
const commitPart = commit ? `@${cleanForTag(commit)}` : '';
const nonce = Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
.toString(36)
.padStart(4, '0')).join('');
const numberPart = jobNumber === undefined ? '' : `-${jobNumber}`;
const tag = `${TAG_START}${changePart}${groupPart}${nonce}${numberPart}${commitPart}]`;
const end = seal === undefined ? tag : `${tag} ${seal}`;
const title = cleanForTag(message).slice(0, Math.max(0, LONGEST_MESSAGE - end.length - 1));
return title === '' ? end : `${title} ${end}`;
}
function readMessage(message) {
const { text, claimed } = (0,_trust_run_seals_js_0_ .mN)(message ?? '');
const start = text.lastIndexOf(TAG_START);
if (start < 0)
return undefined;
const [tag = '', ...after] = text.slice(start + TAG_START.length).split(']');
const words = tag.split(' ');
const name = words.at(-1) ?? '';
const [, group, , jobNumber, commit] = /^(?:([^.@]+)\.)?([^.@-]*)(?:-(\d+))?(?:@(.*))?$/.exec(name) ?? [];
return {
change: words.slice(0, -1).join(' '),
group,
commit,
jobNumber: Number(jobNumber ?? 0),
isWhole: after.length > 0,
claimed,
};
}
function namesChange(message, changeRequest) {
return readMessage(message)?.change === cleanForTag(changeRequest);
}
function namesCommit(message, changeRequest, commit) {
return namesChange(message, changeRequest) && readMessage(message)?.commit === commit;
}
function jobNumberIn(message) {
return readMessage(message)?.jobNumber ?? 0;
}
function namesGate(message, { changeRequest, facts }) {
const named = readMessage(message);
if (named === undefined)
return false;
if (named.change !== cleanForTag(changeRequest ?? ''))
return false;
const { commit = facts.head, isWhole } = named;
if (isWhole ? commit !== facts.head : !facts.head.startsWith(commit))
return false;
return named.claimed === undefined || isSameGate(named.claimed, facts);
}
function isSameGate(one, other) {
const names = ['base', 'commentKey', 'mode', 'form', 'options'];
const isOfMatrix = ({ group }) => group !== '';
return isOfMatrix(one) === isOfMatrix(other) && names.every((name) => one[name] === other[name]);
}
function cleanForTag(text) {
return text
.replaceAll(/\p{Cc}/gu, ' ')
.replaceAll('[plangate', '(plangate')
.replaceAll('[sealed', '(sealed')
.trim();
}
/***/ }),
/***/ 9268:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AD: () => ( startRun),
I0: () => ( digestOfOptions),
Rg: () => ( finishedPlanWords),
Se: () => ( upload),
Wm: () => ( factsToSeal),
sW: () => ( runDurationMs),
tC: () => ( WATCHED),
wB: () => ( watch)
});
var _archive_describe_js_9_ = __webpack_require__(2591);
var _client_errors_js_0_ = __webpack_require__(486);
var _policy_run_differences_js_1_ = __webpack_require__(2484);
var _model_status_js_2_ = __webpack_require__(2373);
var _model_uncommitted_js_10_ = __webpack_require__(1880);
var _failure_of_js_3_ = __webpack_require__(6281);
var _job_js_4_ = __webpack_require__(4466);
var _poll_js_5_ = __webpack_require__(7820);
var _run_message_js_6_ = __webpack_require__(6326);
var _client_wire_resource_js_7_ = __webpack_require__(8235);
var _policy_reading_js_8_ = __webpack_require__(988);
var _model_parse_js_11_ = __webpack_require__(2340);
async function upload(packed, job) {
const { configurationVersions } = job.client;
const { path, bytes, entries } = packed.archive;
const body = { path, bytes, largest: (0,_archive_describe_js_9_ .Sd)(entries) };
const uploadToNewVersion = async () => {
const version = await createVersion(packed, job);
await configurationVersions.upload(version, body);
return version;
};
const version = await uploadToNewVersion().catch((error) => {
if (!(error instanceof _client_errors_js_0_ ._) || error.code !== 'upload-refused')
throw error;
return uploadToNewVersion();
});
await awaitUploaded(version.id, job);
job.emit({ kind: 'uploaded', workspace: packed.name, versionId: version.id });
return { ...packed, versionId: version.id };
}
async function createVersion(packed, { client, plan, emit, reach }) {
const { name: workspace, workspaceId } = packed;
const { autoQueueRuns, mode } = plan;
const version = await client.configurationVersions.create(workspaceId, {
autoQueueRuns,
speculative: mode === 'speculative',
provisional: mode === 'provisional',
});
reach({ ...packed, versionId: version.id, mayHaveRun: autoQueueRuns });
emit({ kind: 'version-created', workspace, workspaceId, versionId: version.id });
refuseOtherVersion(version, plan);
return version;
}
function refuseOtherVersion({ id, attributes }, { mode, autoQueueRuns }) {
const dependsOnVersion = mode === 'provisional' || autoQueueRuns;
if (dependsOnVersion && attributes[mode] !== true) {
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-138',
text: `The service made configuration version ${id} but does not say that it is ${mode}, so a run of it might be one that is applied. Nothing was uploaded. ${mode === 'provisional'
? 'This service may not know provisional versions: use `mode: speculative`.'
: 'Set `auto-queue-runs` to false.'}`,
});
}
if (mode === 'provisional' && attributes['auto-queue-runs'] === true) {
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-138',
text: `The service would start a run by itself as soon as configuration version ${id} is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`,
});
}
}
async function awaitUploaded(id, job) {
const looking = {
read: async () => (await job.client.configurationVersions.show(id)).version,
isSettled: ({ attributes }) => !['moving', 'unknown'].includes((0,_model_status_js_2_ .I)(_model_status_js_2_ .t8, attributes.status)),
intervalMs: (0,_poll_js_5_ .YW)(250, 5_000),
};
const waiting = await (0,_poll_js_5_ .wt)(looking, job);
if (waiting.kind !== 'settled') {
const word = waiting.last?.attributes.status ?? 'not to be seen';
throw new _failure_of_js_3_ .K$(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
text: `Configuration version ${id} was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`,
});
}
const { attributes } = waiting.last;
if (attributes.status !== 'uploaded') {
const reason = [attributes['error-message'], attributes.error].find((text) => (text ?? '') !== '');
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-128',
text: `The service could not use the upload: configuration version ${id} is "${attributes.status}"${reason === undefined ? '' : `: ${reason}`}.`,
}, { errored: attributes.status === 'errored' });
}
}
async function startRun(uploaded, job) {
const { name: workspace, workspaceId } = uploaded;
const { mode, runOptions, autoQueueRuns } = job.plan;
const requested = { ...uploaded, mayHaveRun: true };
job.reach(requested);
const askedAt = job.clock.now();
const seal = sealOfRun(uploaded, job);
const run = await (autoQueueRuns ? findQueuedRun(uploaded, job) : createRun(uploaded, seal, job));
const isSealInMessage = seal !== undefined && run.attributes.message?.endsWith(seal) === true;
const seals = seal === undefined || isSealInMessage ? undefined : [seal];
const url = (0,_job_js_4_ .Q)(workspace, run.id, job);
const runSeen = { id: run.id, url, status: run.attributes.status };
const started = { ...requested, seals, run, askedAt, runSeen };
job.reach(started);
const lastDurationMs = job.lastDurationMs?.(workspace);
job.emit({
kind: 'run-created',
workspace,
runId: run.id,
runUrl: url,
adopted: autoQueueRuns,
lastDurationMs,
});
const [difference] = (0,_policy_run_differences_js_1_ .w3)(run, mode, runOptions);
if (difference !== undefined) {
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-138',
text: `Run ${run.id} ${difference}, so it was not waited for.`,
});
}
job.supersede(workspace, { workspaceId, run, options: runOptions });
return started;
}
function factsToSeal({ archive, conditions }, { plan }, { seals, head, commentKey, form }) {
const { mode, group = '', runOptions } = plan;
return {
kind: 'run',
head,
base: seals.change.base ?? '',
commentKey,
group,
mode,
form,
options: digestOfOptions(runOptions, seals),
upload: seals.digest(archive.sha256),
conditions: conditions === undefined ? '' : seals.digest(conditions),
};
}
function digestOfOptions(options, seals) {
const given = Object.entries(options).filter(([, value]) => value !== undefined);
return seals.digest(JSON.stringify(given.sort(([one], [other]) => (one < other ? -1 : 1))));
}
function sealOfRun(uploaded, job) {
const { sealing, client } = job;
const { workspaceId, versionId } = uploaded;
const version = { service: client.origin, workspaceId, versionId };
return sealing?.seals.seal(version, factsToSeal(uploaded, job, sealing));
}
async function createRun({ workspaceId, versionId, archive }, seal, { client, plan, message: title, changeRequest, sealing, jobNumber, random }) {
const titleOfFiles = `${title}${(0,_model_uncommitted_js_10_ .D)(archive.uncommitted?.length)}`;
const message = (0,_run_message_js_6_ .xA)(titleOfFiles, random, {
changeRequest: sealing?.searched ?? changeRequest,
commit: sealing?.head,
group: plan.group,
jobNumber,
seal,
});
const kind = plan.mode === 'provisional' ? { savePlan: true, autoApply: false } : { planOnly: true };
return await client.runs.create(workspaceId, versionId, {
message,
...kind,
options: plan.runOptions,
});
}
const LONGEST_QUEUE_MS = 3 * 60_000;
async function findQueuedRun({ versionId }, job) {
const { configurationVersions } = job.client;
const begun = job.clock.now();
const deadline = Math.min(job.deadline, begun + LONGEST_QUEUE_MS);
const looking = {
read: async () => (await configurationVersions.show(versionId, { include: ['run'] })).run,
isSettled: (run) => run !== undefined,
intervalMs: (0,_poll_js_5_ .YW)(500, 5_000),
};
const waiting = await (0,_poll_js_5_ .wt)(looking, { ...job, deadline });
if (waiting.last !== undefined)
return waiting.last;
throw new _failure_of_js_3_ .K$(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
code: 'PG-112',
text: `The upload of configuration version ${versionId} was to start a run, but none appeared within ${Math.round((deadline - begun) / 1_000)} s: this service may not start runs by itself. Set auto-queue-runs to false, so that the run is created here.`,
});
}
const WATCHED = [
'plan',
'task_stages',
'cost_estimate',
'workspace',
'tf_policy_evaluations',
];
async function watch(started, job) {
job.overview.watch(started.run.id);
const waiting = await watchRun(started, job).finally(() => job.overview.forget(started.run.id));
if (waiting.kind !== 'settled')
throw timeoutOrCancel(waiting, started.run, job);
const { last: watched } = waiting;
const { status } = watched.run.attributes;
const durationMs = runDurationMs(watched.run) ?? job.clock.now() - started.askedAt;
return { ...started, runSeen: { ...started.runSeen, status }, watched, durationMs };
}
async function watchRun(started, job) {
const { run: created, name: workspace } = started;
const client = job.client.with({ watching: true });
const { mode, runOptions } = job.plan;
const lastDurationMs = job.lastDurationMs?.(workspace);
const report = (run, words) => {
const { status } = run.attributes;
job.reach({ ...started, runSeen: { ...started.runSeen, status } });
job.emit({ kind: 'progress', workspace, status, words });
};
let last = created;
let isPlanReported = false;
const end = createEndDetector(mode, job);
const alreadyWaitedMs = job.clock.now() - started.askedAt;
const polling = {
read: async () => {
const moving = await job.overview.movingRun(last);
const seen = moving ? { run: moving } : await client.runs.show(last.id, { include: WATCHED });
last = seen.run;
const isMoving = (0,_model_status_js_2_ .Il)(mode, last.attributes.status) === 'moving';
const [difference] = isMoving ? (0,_policy_run_differences_js_1_ .w3)(last, mode, runOptions) : [];
if (difference !== undefined) {
throw new _failure_of_js_3_ .K$('service', {
code: 'PG-138',
text: `Run ${last.id} ${difference}, by a later look.`,
});
}
return seen;
},
isSettled: (seen) => end.isReached(seen),
changeOf: ({ run, plan }) => JSON.stringify([(0,_model_status_js_2_ .rM)(run), finishedPlanWords(plan)]),
intervalMs: (sinceMs) => {
if (end.needsSecondLook())
return SECOND_LOOK_MS;
const waitedMs = alreadyWaitedMs + sinceMs;
const interval = (0,_poll_js_5_ .Lp)(waitedMs, lastDurationMs);
const pauseMs = client.pauseMs(waitedMs) * (0.9 + 0.2 * job.random());
return Math.max(interval, pauseMs);
},
onChange: ({ run, plan }) => {
const planWords = finishedPlanWords(plan);
if (planWords !== undefined && !isPlanReported) {
isPlanReported = true;
report(run, planWords);
if (run.attributes.status === 'planned')
return;
}
report(run, (0,_model_status_js_2_ .rM)(run));
},
initial: { run: created },
};
return (0,_poll_js_5_ .wt)(polling, job);
}
function createEndDetector(mode, { clock }) {
let unstamped;
let confirmableSince;
return {
needsSecondLook: () => unstamped !== undefined,
isReached({ run, taskStages }) {
const { status } = run.attributes;
const stages = (taskStages ?? []).map(({ attributes }) => attributes);
confirmableSince = (0,_model_status_js_2_ .RJ)(mode, run)
? (confirmableSince ?? clock.now())
: undefined;
if (confirmableSince !== undefined && clock.now() - confirmableSince >= REST_MS)
return true;
const settled = (0,_model_status_js_2_ .Is)(mode, status, stages);
const isSecondLook = status === unstamped;
const timestamps = run.attributes['status-timestamps'] ?? {};
const hasTimestamps = Object.values(timestamps).some(Boolean);
const isStamped = Boolean(timestamps[`${status.replaceAll('_', '-')}-at`]);
unstamped = settled && hasTimestamps && !isStamped ? status : undefined;
return settled && (unstamped === undefined || isSecondLook);
},
};
}
const REST_MS = 10_000;
const SECOND_LOOK_MS = 1_000;
function finishedPlanWords(plan) {
if (plan?.attributes.status !== 'finished')
return undefined;
if (plan.attributes['has-changes'] === false)
return 'plan: no changes';
const { additions, changes, destructions, imports } = (0,_policy_reading_js_8_ .mQ)(plan.attributes);
const first = (imports ?? 0) > 0 ? `${imports} to import, ` : '';
return `plan: ${first}${additions ?? 0} to add, ${changes ?? 0} to change, ${destructions ?? 0} to destroy`;
}
function timeoutOrCancel(waiting, run, { timeoutMs, plan: { mode } }) {
if (waiting.kind === 'aborted')
return new _failure_of_js_3_ .K$('canceled', _failure_of_js_3_ .wS);
const { run: last, workspace = {} } = waiting.last ?? { run };
const words = (0,_model_status_js_2_ .rM)(last);
const { status } = last.attributes;
const isUnknown = (0,_model_status_js_2_ .Il)(mode, status) === 'unknown';
const remedy = isUnknown
? 'Plangate does not recognize this status, so it cannot know whether the run is over. See it in the run: if it is over, a newer version of Plangate may recognize the status; if not, raise `timeout`.'
: 'Raise `timeout`, or see in the run what it waits for.';
const lastSeen = isUnknown || words === status ? `"${status}"` : `"${status}" (${words})`;
const currentId = (0,_client_wire_resource_js_7_ .Dl)(workspace, 'current-run') ?? last.id;
const currentRun = status === 'pending' && currentId !== last.id
? ` The current run of the workspace is ${currentId}.`
: '';
const trouble = waiting.trouble instanceof Error ? ` The last look failed: ${waiting.trouble.message}` : '';
return new _failure_of_js_3_ .K$('timeout', {
code: 'PG-120',
text: `The timeout of ${timeText(timeoutMs)} was over before run ${run.id} was: it was last seen as ${lastSeen}. ${remedy}${currentRun}${trouble}`,
});
}
function timeText(ms) {
const allSeconds = Math.round(ms / 1_000);
const minutes = Math.floor(allSeconds / 60);
const seconds = allSeconds % 60;
if (minutes === 0)
return `${seconds} s`;
return seconds === 0 ? `${minutes} min` : `${minutes} min ${seconds} s`;
}
function runDurationMs({ attributes }) {
const created = (0,_model_parse_js_11_ .nR)(attributes['created-at']);
const times = Object.values(attributes['status-timestamps'] ?? {})
.map(_model_parse_js_11_ .nR)
.filter((time) => Number.isFinite(time));
const duration = Math.max(...times) - created;
return duration > 0 ? duration : undefined;
}
/***/ }),
/***/ 7306:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
aj: () => ( sealsNamed),
ay: () => ( withNamedRuns),
bF: () => ( endRunsOfChange),
tI: () => ( startSuperseder),
vk: () => ( runsOfCommit)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _policy_run_differences_js_2_ = __webpack_require__(2484);
var _model_status_js_3_ = __webpack_require__(2373);
var _trust_run_seals_js_4_ = __webpack_require__(4226);
var _failure_of_js_5_ = __webpack_require__(6281);
var _listed_runs_js_6_ = __webpack_require__(8039);
var _overview_js_7_ = __webpack_require__(5030);
var _own_run_js_8_ = __webpack_require__(25);
var _run_message_js_9_ = __webpack_require__(6326);
var _model_error_message_js_10_ = __webpack_require__(4271);
var _model_parse_js_11_ = __webpack_require__(2340);
const MOST_PAUSES = 150;
const SUPERSEDED_BUDGET_MS = 30_000;
function startSuperseder({ changeRequest, sealing, workspaces, plan }, { client: clientOfGate, signal, log, clock, random, overview, }, deadline, emit) {
const closing = new AbortController();
const stopped = AbortSignal.any([signal, closing.signal]);
const watchingClient = clientOfGate.with({ signal: stopped, deadline, watching: true });
let queue = Promise.resolve();
let wasRefused = false;
const { cancelSuperseded: isOn, mode } = plan;
const isWanted = isOn && changeRequest !== undefined && sealing !== undefined && mode === 'speculative';
const listing = isWanted && workspaces.length >= _overview_js_7_ .Zm
? overview.listOfChange().catch(() => undefined)
: undefined;
async function endEarlier(workspace, superseding) {
if (stopped.aborted)
return;
try {
const moving = await listing;
if (moving === undefined) {
await clock.sleep(MOST_PAUSES * random() * watchingClient.pauseMs(), stopped);
}
const client = watchingClient.with({
deadline: Math.min(deadline, clock.now() + SUPERSEDED_BUDGET_MS),
});
const { ended, refused } = await cancelSuperseded(superseding, client, moving?.values());
const why = 'superseded by a newer push to the same pull request';
for (const runId of ended)
emit({ kind: 'canceling', workspace, runId, why });
if (refused !== undefined && !wasRefused) {
wasRefused = true;
log.info(`Runs of earlier pushes go on, as ${refused} in ${workspace}: this token may not cancel runs, which takes the permission to apply them. They are speculative and apply nothing. \`cancel-superseded: false\` leaves them alone.`);
}
}
catch (error) {
log.debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js_10_ .g)(error)}`);
}
}
return {
supersede: (workspace, started) => {
if (!isWanted)
return;
const { head: commit, seals, commentKey } = sealing;
const superseding = { ...started, changeRequest, commit, seals, commentKey };
queue = queue.then(() => endEarlier(workspace, superseding));
},
async close() {
closing.abort();
await queue;
},
};
}
async function cancelSuperseded(superseding, client, moving) {
const { workspaceId, changeRequest, commit, commentKey, seals } = superseding;
const runs = moving
? [...moving].filter((run) => (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') === workspaceId)
: (await client.runs.list(workspaceId, { search: changeRequest }).page({ size: 50 })).items;
const ended = [];
for (const run of runs.filter((each) => isSupersededRun(each, superseding))) {
const { id, attributes } = run;
const own = (0,_own_run_js_8_ .YH)({ run, workspaceId }, { client, seals });
if ('why' in own || own.facts.head === commit || own.facts.commentKey !== commentKey)
continue;
if (attributes.permissions?.['can-cancel'] === false)
return { ended, refused: id };
if (await isOfVersionControl(own, client))
continue;
const outcome = await cancelOrDiscard(id, client);
if (outcome === 'refused')
return { ended, refused: id };
if (outcome === 'ended')
ended.push(id);
}
return { ended };
}
async function isOfVersionControl({ versionId }, client) {
const { version } = await client.configurationVersions.show(versionId);
return (0,_client_wire_resource_js_1_ .Dl)(version, 'ingress-attributes') !== undefined;
}
function isSupersededRun(other, superseding) {
const { run, changeRequest, commit, options = {} } = superseding;
const { attributes } = other;
const kind = (0,_model_status_js_3_ .Il)('speculative', attributes.status);
const ownNumber = (0,_run_message_js_9_ .cG)(run.attributes.message);
return (other.id !== run.id &&
attributes['plan-only'] === true &&
(0,_run_message_js_9_ .r4)(attributes.message, changeRequest) &&
!(0,_run_message_js_9_ .yF)(attributes.message, changeRequest, commit) &&
(0,_policy_run_differences_js_2_ .pZ)(other, options).length === 0 &&
(kind === 'moving' || kind === 'person') &&
(ownNumber === 0 || (0,_run_message_js_9_ .cG)(attributes.message) <= ownNumber) &&
(0,_model_parse_js_11_ .nR)(attributes['created-at']) < (0,_model_parse_js_11_ .nR)(run.attributes['created-at']));
}
async function cancelOrDiscard(id, client) {
const comment = 'Superseded by a newer push to the same pull request.';
const ways = [() => client.runs.cancel(id, comment), () => client.runs.discard(id, comment)];
for (const end of ways) {
try {
await end();
return 'ended';
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
if ((0,_failure_of_js_5_ .vu)(error))
return 'refused';
if (error.code !== 'conflict')
return undefined;
}
}
return undefined;
}
async function runsOfCommit(ports, { organization, workspaces, commentKey, commit, named }) {
const { client, clock, changeRequest } = ports;
const runs = [];
const refused = [];
for (const name of new Set(workspaces)) {
const workspace = await client.workspaces.showByName(organization, name).catch(_failure_of_js_5_ .N3);
if (workspace === undefined)
continue;
const { id: workspaceId } = workspace;
const oldestMs = clock.date().getTime() - _listed_runs_js_6_ .FG;
const listed = await ports.listed.since(workspaceId, oldestMs);
const ofComment = named.filter((each) => each.workspace === name && each.head === commit);
const ofCommit = listed.filter(({ id, attributes }) => (0,_run_message_js_9_ .yF)(attributes.message, changeRequest, commit) ||
ofComment.some(({ runId }) => runId === id));
const found = await withNamedRuns(ofCommit, ofComment, client);
const newest = new Map();
for (const run of found) {
const otherSeals = sealsNamed(run.id, ofComment);
const own = (0,_own_run_js_8_ .YH)({ run, workspaceId, otherSeals }, ports);
if ('why' in own) {
refused.push(`Run ${run.id} of ${name} ${own.why}.`);
continue;
}
const { facts } = own;
const gate = JSON.stringify([facts.mode, facts.form, facts.options, facts.group !== '']);
if (newest.has(gate))
continue;
const why = whyOther(own, { commentKey, commit }) ?? (await (0,_own_run_js_8_ .gK)(run, own, commit, ports));
if (why === undefined)
newest.set(gate, { workspace: name, workspaceId, run, facts });
else
refused.push(`Run ${run.id} of ${name} ${why}.`);
}
runs.push(...newest.values());
}
return { runs, refused };
}
async function endRunsOfChange(ports, { organization, workspaces, commentKey, named }, comment) {
const { client, clock, changeRequest } = ports;
const unsaid = [];
let ended = 0;
for (const name of new Set(workspaces)) {
const workspace = await client.workspaces.showByName(organization, name).catch(_failure_of_js_5_ .N3);
if (workspace === undefined)
continue;
const { id: workspaceId } = workspace;
const oldestMs = clock.date().getTime() - _listed_runs_js_6_ .FG;
const listed = await ports.listed.since(workspaceId, oldestMs);
const ofComment = named.filter((each) => each.workspace === name);
for (const run of await withNamedRuns(listed, ofComment, client)) {
const otherSeals = sealsNamed(run.id, ofComment);
const own = (0,_own_run_js_8_ .YH)({ run, workspaceId, otherSeals }, ports);
const isOfGate = 'why' in own
? own.why === _trust_run_seals_js_4_ .Rg && (0,_run_message_js_9_ .r4)(run.attributes.message, changeRequest)
: own.facts.commentKey === commentKey;
if (!isOfGate || !((0,_own_run_js_8_ .ff)(run, ports) <= _listed_runs_js_6_ .FG))
continue;
ended += 1;
try {
if (!(await (0,_own_run_js_8_ .RP)(run.id, client)))
await client.runs.comment(run.id, comment);
}
catch (error) {
if (!(0,_failure_of_js_5_ .vu)(error))
throw error;
unsaid.push(run.id);
}
}
}
return { ended, unsaid };
}
async function withNamedRuns(listed, named, client) {
const runs = [...listed];
for (const { runId } of named) {
if (runs.some(({ id }) => id === runId))
continue;
const shown = await client.runs.show(runId).catch(_failure_of_js_5_ .N3);
if (shown !== undefined)
runs.push(shown.run);
}
return newestFirst(runs);
}
function sealsNamed(runId, named) {
return named.flatMap((each) => (each.runId === runId ? (each.seals ?? []) : []));
}
function whyOther(own, { commentKey, commit }) {
if (own.facts.commentKey !== commentKey)
return 'is of a gate with another `comment-key`';
return (0,_own_run_js_8_ .xh)(own, commit) ? undefined : 'was started for another commit';
}
function newestFirst(runs) {
return runs.toSorted((one, other) => ((0,_listed_runs_js_6_ .CT)(other) || 0) - ((0,_listed_runs_js_6_ .CT)(one) || 0));
}
/***/ }),
/***/ 506:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
RO: () => ( createLineFilter),
Wm: () => ( programIn),
_n: () => ( problemsIn)
});
var _model_parse_js_0_ = __webpack_require__(2340);
const LONGEST_LINE = 256 * 1024;
function createLineFilter(pass, only) {
const lines = [];
let rest = '';
const take = (text) => {
rest += text;
for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
const line = rest.slice(0, end);
rest = rest.slice(end + 1);
const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
if (type === undefined || (only !== undefined && type !== only))
continue;
lines.push(line);
pass(`${line}\n`);
}
if (rest.length > LONGEST_LINE)
rest = ' '.repeat(LONGEST_LINE + 1);
};
return { take, log: () => lines.map((line) => `${line}\n`).join('') };
}
function typeOf(line) {
const { type, '@level': level, '@message': message } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(line));
const isOfLog = typeof level === 'string' && typeof message === 'string';
return isOfLog && typeof type === 'string' ? type : undefined;
}
function programIn(log) {
for (const line of log.split('\n', 20)) {
const { type, terraform, tofu } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(line));
if (type !== 'version')
continue;
if (typeof tofu === 'string')
return 'tofu';
if (typeof terraform === 'string')
return 'terraform';
}
return undefined;
}
const MOST_PROBLEMS = 100;
const LONGEST_TEXT = 4_000;
function problemsIn(log) {
const problems = log.split('\n').flatMap((line) => problemsInLine(line));
const distinct = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
return [...distinct.values()].slice(0, MOST_PROBLEMS);
}
function problemsInLine(text) {
const { severity, range, ...texts } = (0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .Pf)((0,_model_parse_js_0_ .qF)(text))['diagnostic']);
const summary = asText(texts['summary']);
if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
return [];
const { start, filename } = (0,_model_parse_js_0_ .Pf)(range);
const { line } = (0,_model_parse_js_0_ .Pf)(start);
return [
{
severity,
summary: summary.slice(0, LONGEST_TEXT),
detail: asText(texts['detail'])?.slice(0, LONGEST_TEXT),
address: asText(texts['address']),
file: asText(filename),
line: Number.isSafeInteger(line) && Number(line) > 0 ? Number(line) : undefined,
},
];
}
function asText(value) {
return typeof value === 'string' && value !== '' ? value : undefined;
}
/***/ }),
/***/ 6912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
T: () => ( questionsAbout)
});
var node_crypto_0_ = __webpack_require__(7598);
var _model_address_js_1_ = __webpack_require__(3543);
var _model_add_to_js_3_ = __webpack_require__(2588);
var _model_parse_js_2_ = __webpack_require__(2340);
function questionsAbout(json) {
let read;
return ({ policySet, policy, output, message, answers = [] }) => {
const changes = (read ??= digestChanges(json));
const question = (answer) => `override ${JSON.stringify([policySet, policy, answer, changes.of(answer)])}`;
if (answers.length > 0)
return answers.map((answer) => answer.digested(question));
return (output.length > 0 ? output : [message]).map((text) => question(JSON.stringify(text)));
};
}
function digestChanges(json) {
const entries = (0,_model_parse_js_2_ .c3)(json.exactChanges());
const byAddress = new Map();
const all = (0,node_crypto_0_.createHash)('sha256');
for (const entry of entries) {
const text = JSON.stringify(entry);
all.update(text).update('\n');
const address = (0,_model_parse_js_2_ ._F)(entry, 'address');
if (typeof address !== 'string')
continue;
const digest = (0,node_crypto_0_.createHash)('sha256').update(text).digest('hex');
for (const name of new Set([address, (0,_model_address_js_1_ .Pe)(address)]))
(0,_model_add_to_js_3_ .D)(byAddress, name, digest);
}
const outputs = JSON.stringify(json.document['output_changes'] ?? null);
const ofAll = [all.update(outputs).digest('hex')];
return {
of(answer) {
const named = addressesIn((0,_model_parse_js_2_ .qF)(answer)).flatMap((name) => byAddress.get(name) ?? []);
return named.length > 0 ? [...new Set(named)] : ofAll;
},
};
}
function addressesIn(answer) {
const addresses = new Set();
const values = [answer];
for (let value = values.pop(); value !== undefined; value = values.pop()) {
if (typeof value === 'string') {
for (const address of (0,_model_address_js_1_ .WX)(value).addresses)
addresses.add(address);
}
else if (typeof value === 'object' && value !== null) {
for (const [name, inner] of Object.entries(value)) {
values.push(name);
if (inner !== undefined && inner !== null)
values.push(inner);
}
}
}
return [...addresses].sort();
}
/***/ }),
/***/ 3749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Df: () => ( actsOf),
YB: () => ( NOT_COMPLETE),
ah: () => ( guard)
});
var _address_patterns_js_0_ = __webpack_require__(9486);
var _planned_changes_js_1_ = __webpack_require__(9166);
var _reading_js_2_ = __webpack_require__(988);
function guard(rules, attributes, changes, unseen = []) {
const reading = (0,_reading_js_2_ .iz)();
const guarded = changes === undefined ? [] : guardedChanges(changes);
const { caughtBy, unreadable } = protectedChanges(rules.protect, guarded);
for (const sentence of [...unseen, ...doubtsOf(rules, attributes, changes, unreadable)]) {
reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
}
for (const pattern of rules.protect) {
const caught = caughtBy.get(pattern) ?? [];
const policy = `protect ${pattern}`;
const message = protectionMessage(pattern, caught);
const failed = caught.length > 0;
reading.results.push(guardResult({ policy, message, caught, failed }, rules));
}
const { destroyed, invoked } = splitByKind(guarded);
const { maxDestroys, maxActions } = rules;
const addLimit = (policy, { failed, message }, counted) => {
const caught = failed ? counted : [];
reading.results.push(guardResult({ policy, message, caught, failed }, rules));
};
if (maxDestroys !== undefined) {
const forgotten = destroyed.filter(({ action }) => action === 'forget').length;
const counted = ((0,_reading_js_2_ .Wg)(attributes['resource-destructions']) ?? 0) + forgotten;
const number = Math.max(counted, destroyed.length);
const message = `${numbered(number, 'resource')} would be destroyed, and no more than ${maxDestroys} may be.`;
const failed = number > maxDestroys;
addLimit(`max-destroys ${maxDestroys}`, { failed, message }, destroyed);
}
if (maxActions !== undefined) {
const number = invoked.reduce((sum, { triggers }) => sum + triggers.length, 0);
const message = `${numbered(number, 'action')} would be invoked, and no more than ${maxActions} may be.`;
const failed = number > maxActions;
addLimit(`max-actions ${maxActions}`, { failed, message }, invoked);
}
const [doubt] = reading.doubts;
if (doubt === undefined)
return reading;
const results = reading.results.map((result) => result.status === 'passed' ? { ...result, status: 'not-evaluated', message: doubt } : result);
return { ...reading, results };
}
function protectedChanges(patterns, guarded) {
const caughtBy = new Map();
let unreadable;
const fitting = (0,_address_patterns_js_0_ .tg)([...new Set(patterns)].map((pattern) => [pattern, pattern]));
for (const change of guarded) {
const found = change.addresses.map(fitting);
if (found.includes(undefined))
unreadable ??= change;
for (const pattern of new Set(found.flatMap((fits) => fits ?? []))) {
const caught = caughtBy.get(pattern);
if (caught === undefined)
caughtBy.set(pattern, [change]);
else
caught.push(change);
}
}
return { caughtBy, unreadable };
}
function splitByKind(changes) {
return {
destroyed: changes.filter(({ action }) => action !== 'invoke'),
invoked: changes.filter(({ action }) => action === 'invoke'),
};
}
function protectionMessage(pattern, caught) {
const sentence = ({ length }, noun, verb) => `${numbered(length, noun)} that ${length === 1 ? 'is' : 'are'} protected by ${pattern} would be ${verb}.`;
const { destroyed, invoked } = splitByKind(caught);
const sentences = [];
if (destroyed.length > 0)
sentences.push(sentence(destroyed, 'resource', 'destroyed'));
if (invoked.length > 0)
sentences.push(sentence(invoked, 'action', 'invoked'));
return sentences.join(' ');
}
function actsOf(changes) {
return guardedChanges(changes).flatMap(({ acts }) => acts);
}
function guardedChanges({ changes }) {
const gathered = new Map();
for (const planned of changes) {
const { previousAddress, action, trigger, ...change } = planned;
const { address, deposed } = change;
if (action === 'update' || action === 'create' || action === 'none')
continue;
const earlier = gathered.get(address);
const addresses = [address, previousAddress ?? address];
const triggers = trigger === undefined ? [] : [(0,_planned_changes_js_1_ .gb)(trigger)];
const words = [action, deposed ? 'deposed' : '', address, ...triggers, (0,_planned_changes_js_1_ .Uv)(planned)];
const act = words.filter(Boolean).join(' ');
if (earlier === undefined || earlier.deposed) {
const { until = [], after = [] } = earlier ?? {};
until.push({ act, addresses });
gathered.set(address, { ...change, action, triggers, until, after });
}
else {
for (const each of triggers)
earlier.triggers.push(each);
earlier.after.push({ act, addresses });
}
}
return Array.from(gathered.values(), ({ until, after, ...change }) => {
const all = [...until.toReversed(), ...after];
const acts = all.map(({ act }) => act);
const addresses = [...new Set(all.flatMap((each) => each.addresses))];
return { ...change, acts, addresses, resource: toResource({ ...change, addresses }) };
});
}
function doubtsOf({ protect, maxDestroys, maxActions, partial = false, fullPlan = false }, attributes, changes, unreadable) {
const doubts = [];
const noPattern = protect.find((pattern) => !(0,_address_patterns_js_0_ .Pt)(pattern));
if (noPattern !== undefined)
doubts.push(`"${noPattern}" is no pattern of addresses.`);
if (maxDestroys !== undefined && (0,_reading_js_2_ .Wg)(maxDestroys) === undefined) {
doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
}
if (maxActions !== undefined && (0,_reading_js_2_ .Wg)(maxActions) === undefined) {
doubts.push(`max-actions is ${maxActions}, which is no number of actions.`);
}
const { additions, changes: updates, destructions } = (0,_reading_js_2_ .mQ)(attributes);
const isListed = changes !== undefined && changes.unlisted !== true;
const canBeCounted = fullPlan && isListed && changes.changes.every(({ deposed }) => !deposed);
if ((0,_reading_js_2_ .Wg)(destructions) === undefined && !canBeCounted) {
doubts.push('The plan does not say how many resources it destroys.');
}
if (changes === undefined) {
const changesNothing = attributes['has-changes'] === false &&
[destructions, additions, updates].every((count) => count === 0);
doubts.push(changesNothing ? MAY_FORGET : ONLY_COUNTS_KNOWN);
return doubts;
}
if (changes.doubt !== undefined)
doubts.push(changes.doubt);
if (changes.partial === true && !partial) {
doubts.push(NOT_COMPLETE);
}
if (changes.leftOut > 0)
doubts.push(`${changes.leftOut} more changes exceed the limit.`);
if (unreadable !== undefined && protect.length > 0) {
doubts.push(`"${unreadable.address}" is not an address that a pattern can match.`);
}
return doubts;
}
const NOT_COMPLETE = 'The plan says of itself that it is not complete: another one has to follow.';
const REMEDY = "Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.";
const ONLY_COUNTS_KNOWN = `Which ones it changes could not be read, only how many. ${REMEDY}`;
const MAY_FORGET = `By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read. ${REMEDY}`;
function guardResult(finding, { approvals = [] }) {
const { policy, message, caught, failed } = finding;
const resources = caught.map(({ resource }) => resource);
const [first, ...others] = failed ? caught : [];
const approval = first && approvalOf(first, approvals);
const isApproved = approval !== undefined && others.every((change) => approvalOf(change, approvals) !== undefined);
const failure = isApproved ? 'overridden' : 'failed';
return {
system: 'guard',
policySet: '',
policy,
level: 'mandatory-overridable',
status: failed ? failure : 'passed',
overridable: failed && !isApproved,
message: failed ? message : '',
output: [],
address: resources[0]?.address,
resources,
generalMessages: [],
override: isApproved
? { by: approval.by, at: approval.at, reason: approval.reason }
: undefined,
};
}
function approvalOf({ acts }, approvals) {
return approvals.find(({ approves }) => acts.every((act) => approves(act)));
}
function toResource(change) {
const { address, action, deposed, reason, triggers, attributes, recreated } = change;
const shownTriggers = triggers.slice(0, 3);
if (triggers.length > 3)
shownTriggers.push(`${triggers.length - 3} more`);
const why = action === 'invoke'
? shownTriggers.join(', ')
: [reason?.replaceAll('_', ' '), attributes.join(', ')].filter(Boolean).join(': ');
const earlierAddresses = new Set(change.addresses);
earlierAddresses.delete(address);
const parts = [
deposed ? 'what an earlier replacement left behind would be destroyed' : ACTION_WORDS[action],
recreated === true ? ', and a new one created' : '',
why === '' ? '' : ` (${why})`,
earlierAddresses.size > 0 ? `; before, it was ${[...earlierAddresses].join(', ')}` : '',
];
return { address, messages: [parts.join('')] };
}
const ACTION_WORDS = {
delete: 'would be destroyed',
replace: 'would be replaced',
forget: 'would be removed from the state and no longer managed',
invoke: 'would be invoked',
};
function numbered(number, noun) {
return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
/***/ })
};
