export const id = 7786;
export const ids = [7786];
export const modules = {
/***/ 551:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$p: () => ( baseRunFinder),
G2: () => ( findCurrentRun),
P_: () => ( readExistingFailures),
rV: () => ( compareWithCurrent)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _model_error_message_js_13_ = __webpack_require__(34271);
var _model_status_js_1_ = __webpack_require__(62373);
var _policy_accept_failures_js_2_ = __webpack_require__(65608);
var _policy_compare_js_3_ = __webpack_require__(80663);
var _policy_reading_js_4_ = __webpack_require__(10988);
var _policy_existing_failures_js_5_ = __webpack_require__(96747);
var _policy_observed_js_6_ = __webpack_require__(51894);
var _policy_planned_values_js_7_ = __webpack_require__(90453);
var _policy_run_differences_js_8_ = __webpack_require__(22484);
var _policy_run_options_js_9_ = __webpack_require__(19138);
var _policy_systems_systems_js_10_ = __webpack_require__(82937);
var _read_changes_js_11_ = __webpack_require__(76617);
var _read_policies_js_12_ = __webpack_require__(11056);
const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
const { clock, signal } = job;
const failures = result.results.filter(_policy_reading_js_4_ .WN);
const countFailures = ({ name: system }) => failures.filter((failure) => failure.system === system).length;
const [system] = _policy_systems_systems_js_10_ .P.toSorted((one, other) => countFailures(other) - countFailures(one));
if (system === undefined || countFailures(system) === 0)
return result;
const hasOptions = (0,_policy_run_options_js_9_ .c4)(job.plan.runOptions).length > 0;
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
job.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js_13_ .g)(error)}`);
return result;
}
}
async function readResults(run, ports, systems = _policy_systems_systems_js_10_ .P) {
const evidence = (0,_policy_observed_js_6_ .zR)(run, await (0,_read_policies_js_12_ .h9)(run, ports, { waitsForPerson: true, systems }));
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
(0,_policy_run_differences_js_8_ .ku)(run.attributes).length === 0 &&
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
if (run === undefined) {
throw new Error('no finished run planned all of the present configuration of the workspace');
}
const planId = (0,_client_wire_resource_js_0_ .Dl)(run, 'plan');
if (planId === undefined)
throw new Error(`its run ${run.id} names no plan`);
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
const json = await (0,_read_changes_js_11_.fetchPlanJson)(planId, false, ports);
const planned = json && (0,_policy_planned_values_js_7_ .D)(json, addresses);
if (planned === undefined)
throw new Error(`the JSON of plan ${planId} could not be read`);
return planned;
}
/***/ }),
/***/ 99329:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( runUrlOf),
_: () => ( startJob)
});
var external_node_events_ = __webpack_require__(78474);
var job_time = __webpack_require__(71680);
var errors = __webpack_require__(20486);
var resource = __webpack_require__(78235);
var failure_of = __webpack_require__(46281);
var supersede = __webpack_require__(58045);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/gate/runs-of-commit.js
const LIST_BUDGET_MS = 15_000;
const LARGEST_PAGE = 100;
function earlierRunFinder(request, client, clock) {
const { earlierRuns, mayBeRepeated, changeRequest, commit } = request;
const { group, organization, mode } = request.plan;
const mayList = mayBeRepeated === true && changeRequest !== undefined && commit !== undefined;
let hints;
let listing;
async function list() {
const { runs } = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
try {
const search = group ?? changeRequest;
const listed = runs.listPlanned(organization, mode, search);
const { items } = await listed.page({ size: LARGEST_PAGE });
return items.filter(({ attributes: { message } }) => (0,supersede._t)(message, changeRequest ?? '', commit ?? '') &&
(group === undefined || (0,supersede.WP)(message, group)));
}
catch (error) {
if (!(error instanceof errors._) || error.code === 'aborted')
throw error;
return [];
}
}
return async ({ name, workspaceId }) => {
if (group === undefined) {
hints ??= earlierRuns?.();
const runs = (await hints) ?? {};
if (Object.hasOwn(runs, name))
return runs[name];
}
if (!mayList)
return undefined;
listing ??= list();
const runs = await listing;
return newestRunOf(runs.filter((run) => (0,resource.Dl)(run, 'workspace') === workspaceId))?.id;
};
}
function newestRunOf(runs) {
const [newest] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
return newest;
}
function createdAt({ attributes }) {
return (0,parse.nR)(attributes['created-at']) || 0;
}
var hidden_files = __webpack_require__(7707);
var gate_overview = __webpack_require__(75030);
var same_upload = __webpack_require__(38045);
;// CONCATENATED MODULE: ./build/src/gate/job.js
const END_BUDGET_MS = 10_000;
const GRACE_MS = 300;
const CANCELED_BUDGET = { leastMs: 700, mostMs: 4_000, answers: 12 };
function startJob(request, ports) {
const { clock, random, signal, log } = ports;
const started = clock.now();
const deadline = request.deadline - (0,job_time.t4)(request.timeoutMs);
const elapsedMs = () => clock.now() - started;
const warned = new Set();
const { alarms } = ports;
const overdue = alarms === undefined
? new AbortController().signal
: alarms.any(alarms.in(deadline - started + GRACE_MS), alarms.after(signal, GRACE_MS));
(0,external_node_events_.setMaxListeners)(0, signal, overdue);
const emit = (event) => {
ports.onEvent({ ...event, atMs: elapsedMs() });
};
const archives = createArchives(ports, emit);
const client = ports.client.with({ signal, deadline });
const overview = (0,gate_overview.Iw)(request, client.with({ watching: true }), clock);
const superseder = (0,supersede.tI)(request, { ...ports, overview }, deadline, emit);
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
findUpload: request.knownUploads && (0,same_upload.eK)(request.knownUploads, client, request.plan.organization),
findEarlierRun: earlierRunFinder(request, client, clock),
isFrugal: () => request.workspaces.length >= gate_overview.Zm || ports.client.pauseMs() > 0,
debug: (line) => log.debug(line),
warn(line) {
if (!warned.has(line))
log.warning(line);
warned.add(line);
},
endReason() {
if (signal.aborted)
return 'aborted';
return clock.now() >= deadline ? 'timeout' : undefined;
},
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
const packNow = async (root) => {
const archive = await ports.pack(root);
done.push(archive);
if (archive.withheld.some(hidden_files._t))
await (0,hidden_files.yD)();
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
remove: () => Promise.all(done.map((archive) => archive.remove().catch(() => undefined))),
};
}
/***/ }),
/***/ 69003:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
F: () => ( readPlanAndJudgeByOwnPolicies),
H: () => ( judgeByOwnPolicies)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _machine_take_turn_js_2_ = __webpack_require__(44990);
var _model_error_message_js_11_ = __webpack_require__(34271);
var _model_parse_js_12_ = __webpack_require__(2340);
var _plan_read_plan_js_3_ = __webpack_require__(33597);
var _policy_from_change_json_js_4_ = __webpack_require__(83249);
var _policy_existing_failures_js_5_ = __webpack_require__(96747);
var _policy_reading_js_6_ = __webpack_require__(10988);
var _model_status_js_7_ = __webpack_require__(62373);
var _policy_systems_own_policies_js_8_ = __webpack_require__(88532);
var _failure_of_js_9_ = __webpack_require__(46281);
var _read_changes_js_10_ = __webpack_require__(76617);
const CATCH_UP_MS = 10_000;
async function judgeByOwnPolicies(own, planned, ports) {
const { run, plan, workspace, requirements, serviceEvidence, findBaseRun } = planned;
const { organization } = requirements;
const doubtful = (why) => ({ evidence: (0,_policy_systems_own_policies_js_8_ .W7)(own.sources, why), notices: [] });
if (plan === undefined || (0,_model_status_js_7_ .I)(_model_status_js_7_ .P9, plan.attributes.status) !== 'good') {
return doubtful(`run ${run.id} has no finished plan`);
}
let json;
try {
json = await readJson(plan.id, own.readsWhole, ports);
}
catch (error) {
const isOfPlan = error instanceof _plan_read_plan_js_3_.UnreadablePlan;
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
const approvals = results.some(_policy_systems_own_policies_js_8_ .eG)
? await own.approvals?.(requirements.workspace.id)
: undefined;
const evidence = (0,_policy_systems_own_policies_js_8_ .eh)((0,_policy_systems_own_policies_js_8_ .XF)(results, approvals ?? []));
const doubts = await doubtsAbout(plan, json, ports);
return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
}
catch (error) {
ports.signal.throwIfAborted();
return { ...doubtful((0,_model_error_message_js_11_ .g)(error)), json };
}
}
async function readPlanAndJudgeByOwnPolicies(own, toJudge, ports) {
const planId = (0,_client_wire_resource_js_1_ .Dl)(toJudge.run, 'plan');
const plan = planId === undefined ? undefined : await ports.client.runs.plan(planId);
return judgeByOwnPolicies(own, { ...toJudge, plan, findBaseRun: undefined }, ports);
}
async function doubtsAbout({ attributes }, json, { signal }) {
const reading = (0,_policy_from_change_json_js_4_ .N)(json, { counts: (0,_policy_reading_js_6_ .mQ)(attributes), judgesLater: true });
const changes = await (0,_machine_take_turn_js_2_ .hp)(reading, signal);
if (changes.doubt !== undefined)
return [changes.doubt];
return changes.unlisted === true && attributes['has-changes'] === true
? ["The plan's JSON has no list of changes, and the plan has some."]
: [];
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
if (readsWhole) {
try {
const json = await awaitPlanJson(planId, true, ports);
if (json !== undefined)
return json;
}
catch (error) {
if (!(0,_failure_of_js_9_ .vu)(error))
throw error;
}
}
return awaitPlanJson(planId, false, ports);
}
async function awaitPlanJson(planId, isWhole, ports) {
const { clock, signal, deadline } = ports;
const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
for (let pauseMs = 1_000;; pauseMs *= 2) {
const json = await (0,_read_changes_js_10_.fetchPlanJson)(planId, isWhole, ports);
if (json !== undefined || clock.now() + pauseMs >= until)
return json;
await clock.sleep(pauseMs, signal);
}
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
return (0,_model_parse_js_12_ .c3)(value).map(String);
}
/***/ }),
/***/ 77786:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
IP: () => ( describePolicyResults),
JU: () => ( watchAndJudgeExisting),
dR: () => ( judgeRunForJob),
ks: () => ( judgeSettledRun),
q: () => ( toWorkspaceResult)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_accept_failures_js_2_ = __webpack_require__(65608);
var _policy_apply_exceptions_js_3_ = __webpack_require__(90963);
var _policy_compare_js_4_ = __webpack_require__(80663);
var _policy_decide_js_5_ = __webpack_require__(68634);
var _policy_guard_js_6_ = __webpack_require__(53749);
var _plan_program_log_js_20_ = __webpack_require__(506);
var _policy_count_results_js_21_ = __webpack_require__(50276);
var _policy_observed_js_7_ = __webpack_require__(51894);
var _policy_run_options_js_8_ = __webpack_require__(19138);
var _policy_reading_js_9_ = __webpack_require__(10988);
var _policy_systems_systems_js_10_ = __webpack_require__(82937);
var _model_status_js_11_ = __webpack_require__(62373);
var _compare_with_current_js_12_ = __webpack_require__(551);
var _find_workspace_js_13_ = __webpack_require__(87170);
var _workspace_result_js_14_ = __webpack_require__(37956);
var _read_changes_js_15_ = __webpack_require__(76617);
var _job_js_16_ = __webpack_require__(99329);
var _judge_by_own_js_17_ = __webpack_require__(69003);
var _read_policies_js_18_ = __webpack_require__(11056);
var _watch_js_19_ = __webpack_require__(20094);
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
return await judgeSettledRun(await (0,_watch_js_19_ .wB)(started, job), job);
}
async function judgeRunForJob(settled, job, extras = {}) {
const { name, workspaceId: id, versionId, runSeen, watched, uncompared } = settled;
const { plan, policy, exceptions, own, guard: rules } = job;
const requirements = {
mode: plan.mode,
requirePolicies: policy.requirePolicies,
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
return await judgeRun(watched, requirements, job, {
plannedCommit: await readPlannedCommit(settled, job),
rules: rules && { ...rules, approvals: await rules.approvals?.(id) },
own,
...extras,
});
}
function toWorkspaceResult(judged, settled, job) {
const facts = (0,_workspace_result_js_14_ .FK)(settled);
const { status } = settled.watched.run.attributes;
for (const words of describePolicyResults(judged.results)) {
job.emit({ kind: 'progress', workspace: facts.workspace, status, words });
}
const prefix = facts.workingDirectory === '' ? '' : `${facts.workingDirectory}/`;
const diagnostics = judged.diagnostics.map((diagnostic) => {
const { file } = diagnostic;
return file === undefined ? diagnostic : { ...diagnostic, file: `${prefix}${file}` };
});
const notices = [...facts.notices, ...judged.notices];
return { ...facts, ...judged, notices, diagnostics, durationMs: settled.durationMs };
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
const partial = allowPartial === true && (0,_policy_run_options_js_8_ .lp)(options ?? {}).length > 0;
const evidence = {
requirements: {
...requirements,
guarded: rules !== undefined,
ownPolicies: own !== undefined,
},
plannedCommit,
run: { answer: run, workspaceName: workspace?.attributes.name },
plan,
systems: judged === undefined ? accepted : [...accepted, judged.evidence],
guard: rules && planAnswer && (0,_policy_guard_js_6_ .a)({ ...rules, partial }, planAnswer.attributes, changes),
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
return (0,_plan_program_log_js_20_ ._)(log).filter(({ severity }) => hasFailed || severity === 'warning');
}
function withoutOwnExceptions({ reading: { results } }, requirements) {
const { exceptions } = requirements;
const names = new Set(results.map(({ policy }) => policy));
const entries = exceptions?.entries.filter(({ policy }) => !names.has(policy));
return { ...requirements, exceptions: exceptions && { ...exceptions, entries: entries ?? [] } };
}
async function acceptFailures(systems, { planAnswer, findBaseRun, }, requirements, ports) {
const { exceptions, workspace } = requirements;
const acceptIn = (evidence, rule) => evidence.map((system) => ({
...system,
reading: (0,_policy_accept_failures_js_2_ .Bu)(system.reading, rule),
}));
const excepted = exceptions
? acceptIn(systems, (0,_policy_apply_exceptions_js_3_ .WY)(workspace.name, exceptions))
: systems;
if (findBaseRun === undefined || planAnswer === undefined) {
return { accepted: excepted, notices: [] };
}
const readings = excepted.map(({ reading }) => reading);
const found = await (0,_compare_with_current_js_12_ .P_)(readings, { plan: planAnswer, findBaseRun }, ports);
if (found === undefined)
return { accepted: excepted, notices: [] };
if ('notice' in found)
return { accepted: excepted, notices: [found.notice] };
return { accepted: acceptIn(excepted, found.existing), notices: [] };
}
async function readPlannedCommit({ versionId, terraformVersion }, { client, versionControl }) {
if (versionControl === undefined)
return undefined;
const { change } = versionControl;
return { change, terraformVersion, ingress: await (0,_find_workspace_js_13_ .Q1)(versionId, client) };
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
/***/ 38045:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Vt: () => ( MOST_AGE_MS),
eK: () => ( uploadFinder),
tn: () => ( wasAppliedSince)
});
var _failure_of_js_0_ = __webpack_require__(46281);
var _model_parse_js_1_ = __webpack_require__(2340);
function uploadFinder(known, client, organization) {
let policySets;
const readPolicySets = () => (policySets ??= readAsText(async () => {
const sets = await client.workspaces.policySets(organization).all();
return sets.map(({ id, attributes, relationships }) => [id, attributes, relationships]);
}));
return async (packed) => {
const { workspaceId, workingDirectory, terraformVersion, current, archive } = packed;
if (current.stateId === undefined)
return undefined;
const [sets, variables] = await Promise.all([
readPolicySets(),
readAsText(async () => {
const listed = await client.workspaces.variables(workspaceId).all();
return listed.map(({ id, attributes }) => [id, attributes]);
}),
]);
const versions = [workingDirectory, terraformVersion ?? NOT_READABLE, current.stateId];
const conditions = JSON.stringify([...versions, variables, sets]);
const upload = { service: client.origin, workspaceId, sha256: archive.sha256, conditions };
const records = await known.records();
return { upload, record: records.find((record) => known.isOf(upload, record)) };
};
}
const NOT_READABLE = 'unknown';
async function readAsText(list) {
try {
const items = (await list()).map((item) => JSON.stringify(item));
return JSON.stringify(items.sort());
}
catch (error) {
if (!(0,_failure_of_js_0_ .vu)(error))
throw error;
return NOT_READABLE;
}
}
const HOUR_MS = 60 * 60_000;
const MOST_AGE_MS = {
overridden: 24 * HOUR_MS,
'needs-override': 24 * HOUR_MS,
passed: HOUR_MS,
advisory: HOUR_MS,
};
const APPLYING = ['confirmed-at', 'apply-queued-at', 'applying-at', 'applied-at'];
async function wasAppliedSince(sinceMs, currentRunId, client) {
if (currentRunId === undefined)
return false;
const { run } = await client.runs.show(currentRunId);
const times = run.attributes['status-timestamps'] ?? {};
return APPLYING.some((name) => (0,_model_parse_js_1_ .nR)(times[name]) >= sinceMs);
}
/***/ }),
/***/ 58045:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H_: () => ( areDifferentChanges),
WP: () => ( isRunOfGroup),
_t: () => ( isRunOfCommit),
hS: () => ( changeOfRun),
tI: () => ( startSuperseder),
xA: () => ( runMessage)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_run_differences_js_2_ = __webpack_require__(22484);
var _model_ended_by_js_3_ = __webpack_require__(17953);
var _model_status_js_4_ = __webpack_require__(62373);
var _failure_of_js_5_ = __webpack_require__(46281);
var _overview_js_6_ = __webpack_require__(75030);
var _model_error_message_js_7_ = __webpack_require__(34271);
var _model_parse_js_8_ = __webpack_require__(2340);
const MOST_PAUSES = 150;
const LIST_BUDGET_MS = 30_000;
function startSuperseder({ changeRequest, commit, headNow, workspaces, plan }, { client: clientOfGate, signal, log, clock, random, overview, }, deadline, emit) {
const closing = new AbortController();
const stopped = AbortSignal.any([signal, closing.signal]);
const watchingClient = clientOfGate.with({ signal: stopped, deadline, watching: true });
let queue = Promise.resolve();
const { cancelSuperseded: isOn, mode, runOptions: options } = plan;
const isWanted = isOn && changeRequest !== undefined && mode === 'speculative';
const listing = isWanted && workspaces.length >= _overview_js_6_ .Zm
? overview.listOfChange().catch(() => undefined)
: undefined;
async function endEarlier(workspace, superseding) {
if (stopped.aborted)
return;
try {
const head = headNow && (await (0,_model_ended_by_js_3_ .m)(stopped, headNow()));
if (head !== undefined && head !== commit)
return;
const moving = await listing;
if (moving === undefined) {
await clock.sleep(MOST_PAUSES * random() * watchingClient.pauseMs(), stopped);
}
const client = watchingClient.with({
deadline: Math.min(deadline, clock.now() + LIST_BUDGET_MS),
});
const { ended, refused } = await cancelSuperseded(superseding, client, moving?.values());
const why = 'superseded by a newer push to the same pull request';
for (const runId of ended)
emit({ kind: 'canceling', workspace, runId, why });
if (refused !== undefined) {
log.info(`${workspace}: ${refused} of an earlier push goes on, because this token may not cancel runs: that needs the permission to apply runs. A speculative run applies nothing; with \`cancel-superseded: false\` it is not tried.`);
}
}
catch (error) {
log.debug(`Earlier runs of ${workspace} were not searched: ${(0,_model_error_message_js_7_ .g)(error)}`);
}
}
return {
supersede: (workspace, started) => {
if (!isWanted)
return;
const superseding = { ...started, changeRequest, commit, options };
queue = queue.then(() => endEarlier(workspace, superseding));
},
async close() {
closing.abort();
await queue;
},
};
}
async function cancelSuperseded(superseding, client, moving) {
const { workspaceId, changeRequest } = superseding;
const runs = moving
? [...moving].filter((run) => (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') === workspaceId)
: (await client.runs.list(workspaceId, { search: changeRequest }).page({ size: 50 })).items;
const ended = [];
for (const { id, attributes } of runs.filter((run) => isSupersededRun(run, superseding))) {
const outcome = attributes.permissions?.['can-cancel'] === false
? 'refused'
: await cancelOrDiscard(id, client);
if (outcome === 'refused')
return { ended, refused: id };
if (outcome === 'ended')
ended.push(id);
}
return { ended };
}
function isSupersededRun(other, superseding) {
const { run, changeRequest, commit = '', options = {} } = superseding;
const { attributes } = other;
const kind = (0,_model_status_js_4_ .Il)('speculative', attributes.status);
return (other.id !== run.id &&
attributes['plan-only'] === true &&
isRunOfChange(attributes.message, changeRequest) &&
!isRunOfCommit(attributes.message, changeRequest, commit) &&
(0,_policy_run_differences_js_2_ .pZ)(other, options).length === 0 &&
(kind === 'moving' || kind === 'person') &&
(0,_model_parse_js_8_ .nR)(attributes['created-at']) < (0,_model_parse_js_8_ .nR)(run.attributes['created-at']));
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
return 'failed';
}
}
return 'failed';
}
const TAG_START = '[plangate ';
const LONGEST_MESSAGE = 1_000;
function runMessage(message, random, { changeRequest, commit, group }) {
const changePart = changeRequest === undefined ? '' : `${cleanForTag(changeRequest)} `;
const groupPart = group === undefined ? '' : `${group}.`;
const commitPart = commit === undefined || commit === '' ? '' : `@${cleanForTag(commit)}`;
const nonce = Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
.toString(36)
.padStart(4, '0')).join('');
const tag = `${TAG_START}${changePart}${groupPart}${nonce}${commitPart}]`;
const title = cleanForTag(message).slice(0, LONGEST_MESSAGE - tag.length - 1);
return title === '' ? tag : `${title} ${tag}`;
}
function readTag(message) {
const text = message ?? '';
const start = text.lastIndexOf(TAG_START);
if (start < 0 || !text.endsWith(']'))
return undefined;
const words = text.slice(start + TAG_START.length, -1).split(' ');
const runName = words.pop() ?? '';
return { change: words.join(' '), runName };
}
function isRunOfChange(message, changeRequest) {
return readTag(message)?.change === cleanForTag(changeRequest);
}
function isRunOfCommit(message, changeRequest, commit) {
return isRunOfChange(message, changeRequest) && message?.endsWith(`@${commit}]`) === true;
}
function isRunOfGroup(message, group) {
return readTag(message)?.runName.startsWith(`${group}.`) === true;
}
function changeOfRun(message) {
return readTag(message)?.change || undefined;
}
function areDifferentChanges(one, other) {
if (one === undefined || other === undefined)
return false;
const first = `${cleanForTag(one)}/`;
const second = `${cleanForTag(other)}/`;
return !first.startsWith(second) && !second.startsWith(first);
}
function cleanForTag(text) {
return text
.replaceAll(/\p{Cc}/gu, ' ')
.replaceAll('[plangate', '(plangate')
.trim();
}
/***/ }),
/***/ 53749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( guard)
});
var _model_address_js_0_ = __webpack_require__(3543);
var _address_patterns_js_1_ = __webpack_require__(79486);
var _planned_changes_js_2_ = __webpack_require__(69166);
var _reading_js_3_ = __webpack_require__(10988);
function guard(rules, attributes, changes, unseen = []) {
const reading = (0,_reading_js_3_ .iz)();
const guarded = changes === undefined ? [] : guardedChanges(changes);
for (const sentence of [...unseen, ...doubtsOf(rules, attributes, changes, guarded)]) {
reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
}
for (const pattern of rules.protect) {
const caught = guarded.filter(({ addresses }) => addresses.some((address) => (0,_address_patterns_js_1_ .lQ)(pattern, address)));
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
const counted = ((0,_reading_js_3_ .Wg)(attributes['resource-destructions']) ?? 0) + forgotten;
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
function guardedChanges({ changes }) {
const guarded = new Map();
for (const { previousAddress, action, trigger, ...change } of changes) {
const { address, deposed } = change;
if (action === 'update' || action === 'create' || action === 'none')
continue;
const earlier = guarded.get(address);
const addresses = [address, previousAddress ?? address];
const triggers = trigger === undefined ? [] : [(0,_planned_changes_js_2_ .gb)(trigger)];
const act = [action, deposed ? 'deposed' : '', address, ...triggers].filter(Boolean).join(' ');
if (earlier === undefined || earlier.deposed) {
guarded.set(address, {
...change,
action,
triggers,
acts: [act, ...(earlier?.acts ?? [])],
addresses: [...addresses, ...(earlier?.addresses ?? [])],
});
}
else {
earlier.triggers.push(...triggers);
earlier.acts.push(act);
earlier.addresses.push(...addresses);
}
}
return [...guarded.values()];
}
function doubtsOf({ protect, maxDestroys, maxActions, partial = false, fullPlan = false }, attributes, changes, guarded) {
const doubts = [];
const noPattern = protect.find((pattern) => !(0,_address_patterns_js_1_ .Pt)(pattern));
if (noPattern !== undefined)
doubts.push(`"${noPattern}" is no pattern of addresses.`);
if (maxDestroys !== undefined && (0,_reading_js_3_ .Wg)(maxDestroys) === undefined) {
doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
}
if (maxActions !== undefined && (0,_reading_js_3_ .Wg)(maxActions) === undefined) {
doubts.push(`max-actions is ${maxActions}, which is no number of actions.`);
}
const { additions, changes: updates, destructions } = (0,_reading_js_3_ .mQ)(attributes);
const isListed = changes !== undefined && changes.unlisted !== true;
const canBeCounted = fullPlan && isListed && changes.changes.every(({ deposed }) => !deposed);
if ((0,_reading_js_3_ .Wg)(destructions) === undefined && !canBeCounted) {
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
doubts.push('The plan says of itself that it is not complete: another one has to follow.');
}
if (changes.leftOut > 0)
doubts.push(`${changes.leftOut} more changes exceed the limit.`);
const unreadable = guarded.find(({ addresses }) => addresses.some((address) => (0,_address_patterns_js_1_ .lQ)('*.*', address) === undefined));
if (unreadable !== undefined && protect.length > 0) {
doubts.push(`"${unreadable.address}" is not an address that a pattern can match.`);
}
return doubts;
}
const REMEDY = "Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.";
const ONLY_COUNTS_KNOWN = `Which ones it changes could not be read, only how many. ${REMEDY}`;
const MAY_FORGET = `By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read. ${REMEDY}`;
function guardResult(finding, { approvals = [] }) {
const { policy, message, caught, failed } = finding;
const resources = caught.slice(0, _model_address_js_0_ .ps).map(toResource);
const approvalsGiven = caught.map(({ acts }) => approvals.find(({ approves }) => acts.every((act) => approves(act))));
const [approval] = approvalsGiven;
const isApproved = approval !== undefined && !approvalsGiven.includes(undefined);
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
override: isApproved
? { by: approval.by, at: approval.at, reason: approval.reason }
: undefined,
};
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
return { address, message: parts.join('') };
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
