export const id = 7786;
export const ids = [7786];
export const modules = {
/***/ 551:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$p: () => ( baseRunFinder),
G2: () => ( findCurrentRun),
Y7: () => ( readExisting),
rV: () => ( compareWithCurrent)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _model_error_message_js_12_ = __webpack_require__(34271);
var _model_status_js_1_ = __webpack_require__(62373);
var _policy_accept_failures_js_2_ = __webpack_require__(65608);
var _policy_compare_js_3_ = __webpack_require__(80663);
var _policy_existing_failures_js_4_ = __webpack_require__(96747);
var _policy_observed_js_5_ = __webpack_require__(51894);
var _policy_planned_values_js_6_ = __webpack_require__(90453);
var _policy_run_differences_js_7_ = __webpack_require__(22484);
var _policy_run_options_js_8_ = __webpack_require__(19138);
var _policy_systems_systems_js_9_ = __webpack_require__(82937);
var _read_changes_js_10_ = __webpack_require__(76617);
var _read_policies_js_11_ = __webpack_require__(11056);
const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
const { clock, signal } = job;
const failures = result.results.filter(_policy_compare_js_3_ .x8);
const failuresOf = ({ name: system }) => failures.filter((each) => each.system === system).length;
const [system] = _policy_systems_systems_js_9_ .P.toSorted((one, other) => failuresOf(other) - failuresOf(one));
if (system === undefined || failuresOf(system) === 0)
return result;
const hasOptions = (0,_policy_run_options_js_8_ .c4)(job.plan.runOptions).length > 0;
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
job.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js_12_ .g)(error)}`);
return result;
}
}
async function readResults(run, ports, systems = _policy_systems_systems_js_9_ .P) {
const evidence = (0,_policy_observed_js_5_ .zR)(run, await (0,_read_policies_js_11_ .h9)(run, true, ports, systems));
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
if (run === undefined) {
throw new Error('no finished run planned all of the present configuration of the workspace');
}
const planId = (0,_client_wire_resource_js_0_ .Dl)(run, 'plan');
if (planId === undefined)
throw new Error(`its run ${run.id} names no plan`);
return { run, planId };
};
}
async function readExisting(readings, { plan, findBaseRun }, ports) {
const addresses = readings
.flatMap(({ results }) => results)
.filter((result) => result.level === 'advisory' && (0,_policy_accept_failures_js_2_ .B6)(result))
.flatMap((result) => (0,_policy_accept_failures_js_2_ .F6)(result).flatMap((line) => line.addresses));
if (addresses.length === 0)
return undefined;
try {
const planned = await readValues(plan.id, new Set(addresses), ports);
const base = await findBaseRun();
const baseAddresses = new Set(addresses.map((address) => (0,_policy_existing_failures_js_4_ .QF)(address, planned)));
const [baseResults, basePlanned] = await Promise.all([
readResults(base.run, ports),
readValues(base.planId, baseAddresses, ports),
]);
return { existing: (0,_policy_existing_failures_js_4_ .pj)(planned, { results: baseResults, planned: basePlanned }) };
}
catch (error) {
if (ports.signal.aborted)
throw error;
return { notice: (0,_policy_existing_failures_js_4_ .U5)(error) };
}
}
async function readValues(planId, addresses, ports) {
const json = await (0,_read_changes_js_10_.fetchPlanJson)(planId, false, ports);
const planned = json && (0,_policy_planned_values_js_6_ .D)(json, addresses);
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
;// CONCATENATED MODULE: ./build/src/gate/runs-of-commit.js
const LIST_MS = 15_000;
const LARGEST_PAGE = 100;
function earlierRunFinder(request, client, clock) {
const { earlierRuns, mayBeRepeated, changeRequest, commit } = request;
const { group, organization, mode } = request.plan;
const isListed = mayBeRepeated === true && changeRequest !== undefined && commit !== undefined;
let hinted;
let listed;
async function list() {
const soon = client.with({ deadline: clock.now() + LIST_MS });
try {
const search = group ?? changeRequest;
const page = soon.runs.listPlanned(organization, mode, search).page({ size: LARGEST_PAGE });
const { items } = await page;
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
hinted ??= earlierRuns?.();
const runs = (await hinted) ?? {};
if (Object.hasOwn(runs, name))
return runs[name];
}
if (!isListed)
return undefined;
listed ??= list();
const ofWorkspace = (await listed).filter((run) => (0,resource.Dl)(run, 'workspace') === workspaceId);
return newestRunOf(ofWorkspace)?.id;
};
}
function newestRunOf(runs) {
const [newest] = [...runs].sort((one, other) => createdAt(other) - createdAt(one));
return newest;
}
function createdAt({ attributes }) {
return Date.parse(attributes['created-at'] ?? '') || 0;
}
var hidden_files = __webpack_require__(7707);
var gate_overview = __webpack_require__(75030);
var same_upload = __webpack_require__(38045);
;// CONCATENATED MODULE: ./build/src/gate/job.js
const END_BUDGET_MS = 10_000;
const GRACE_MS = 300;
const CANCELED_BUDGET_MS = { least: 700, most: 4_000, answers: 12 };
function startJob(request, ports) {
const { clock, random, signal, log } = ports;
const started = clock.now();
const deadline = request.deadline - (0,job_time.t4)(request.timeoutMs);
const elapsedMs = () => clock.now() - started;
const warned = new Set();
const late = ports.alarms?.in(deadline - started + GRACE_MS);
const stuck = ports.alarms && late
? ports.alarms.any(late, ports.alarms.after(signal, GRACE_MS))
: new AbortController().signal;
(0,external_node_events_.setMaxListeners)(0, signal, stuck);
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
stuck,
emit,
elapsedMs,
pack: archives.pack,
archives: archives.summaries,
ending() {
const { least, most, answers } = CANCELED_BUDGET_MS;
const typicalMs = answers * ports.client.typicalAnswerMs();
const until = signal.aborted
? clock.now() + Math.min(most, Math.max(least, typicalMs))
: Math.min(request.deadline, clock.now() + END_BUDGET_MS);
const scope = { signal: new AbortController().signal, deadline: until };
return { client: ports.client.with(scope), deadline: until };
},
findUpload: request.knownUploads && (0,same_upload.eK)(request.knownUploads, client, request.plan.organization),
earlierRun: earlierRunFinder(request, client, clock),
isFrugal: () => request.workspaces.length >= gate_overview.qz || ports.client.pauseMs() > 0,
debug: (line) => log.debug(line),
warn(line) {
if (!warned.has(line))
log.warning(line);
warned.add(line);
},
ended() {
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
const at = [plan.organization, workspace, 'runs', runId];
return `${client.origin}/app/${at.map(encodeURIComponent).join('/')}`;
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
var _model_error_message_js_10_ = __webpack_require__(34271);
var _model_parse_js_11_ = __webpack_require__(2340);
var _plan_read_plan_js_3_ = __webpack_require__(33597);
var _policy_from_change_json_js_4_ = __webpack_require__(83249);
var _policy_existing_failures_js_5_ = __webpack_require__(96747);
var _policy_reading_js_6_ = __webpack_require__(10988);
var _model_status_js_7_ = __webpack_require__(62373);
var _policy_systems_own_policies_js_8_ = __webpack_require__(88532);
var _read_changes_js_9_ = __webpack_require__(76617);
const CATCH_UP_MS = 10_000;
async function judgeByOwnPolicies(own, planned, ports) {
const { run, plan, workspace, requirements, serviceEvidence, findBaseRun } = planned;
const { organization } = requirements;
const doubtful = (why) => ({ evidence: (0,_policy_systems_own_policies_js_8_ .HG)(own.sources, why), notices: [] });
if (plan === undefined || (0,_model_status_js_7_ .I)(_model_status_js_7_ .Ac, plan.attributes.status) !== 'good') {
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
const about = {
json,
run: workspace && runInput(run, workspace, organization),
workspace: requirements.workspace.name,
exceptions: requirements.exceptions,
readBase: findBaseRun && (() => readBase(findBaseRun, json, ports)),
others: new Set(servicePolicies),
};
try {
const { results, notices } = await own.judge(about, ports.signal);
const approvals = results.some(_policy_systems_own_policies_js_8_ .eG)
? await own.approvals?.(requirements.workspace.id)
: undefined;
const evidence = (0,_policy_systems_own_policies_js_8_ .eh)((0,_policy_systems_own_policies_js_8_ .Dk)(results, approvals ?? []));
const doubts = await doubtsAbout(plan, json, ports);
return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
}
catch (error) {
ports.signal.throwIfAborted();
return { ...doubtful((0,_model_error_message_js_10_ .g)(error)), json };
}
}
async function readPlanAndJudgeByOwnPolicies(own, about, ports) {
const planId = (0,_client_wire_resource_js_1_ .Dl)(about.run, 'plan');
const plan = planId === undefined ? undefined : await ports.client.runs.plan(planId);
return judgeByOwnPolicies(own, { ...about, plan, findBaseRun: undefined }, ports);
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
return { notice: (0,_policy_existing_failures_js_5_ .U5)(error, ' of an own policy') };
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
if (!(error instanceof _client_errors_js_0_ ._) || !['not-found', 'forbidden'].includes(error.code)) {
throw error;
}
}
}
return awaitPlanJson(planId, false, ports);
}
async function awaitPlanJson(planId, isWhole, ports) {
const { clock, signal, deadline } = ports;
const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
for (let pauseMs = 1_000;; pauseMs *= 2) {
const json = await (0,_read_changes_js_9_.fetchPlanJson)(planId, isWhole, ports);
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
const isKnown = [createdAt, source, autoApply, tags, organization].every((one) => (one ?? undefined) !== undefined);
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
return (0,_model_parse_js_11_ .c3)(value).map(String);
}
/***/ }),
/***/ 77786:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
JU: () => ( watchAndJudgeExisting),
dR: () => ( judgeRunForJob),
gF: () => ( policyWords),
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
ownPolicies: own !== undefined,
};
return await judgeRun(watched, requirements, job, {
plannedCommit: await readPlannedCommit(settled, job),
rules: rules && { ...rules, approvals: await rules.approvals?.(id) },
own,
...extras,
});
}
function toWorkspaceResult(judged, settled, job) {
const facts = (0,_workspace_result_js_14_ .ng)(settled);
const { status } = settled.watched.run.attributes;
for (const words of policyWords(judged.results)) {
job.emit({ kind: 'progress', workspace: facts.workspace, status, words });
}
const from = facts.workingDirectory === '' ? '' : `${facts.workingDirectory}/`;
const diagnostics = judged.diagnostics.map((each) => each.file === undefined ? each : { ...each, file: `${from}${each.file}` });
const notices = [...facts.notices, ...judged.notices];
return { ...facts, ...judged, notices, diagnostics, durationMs: settled.durationMs };
}
async function judgeRun(watched, requirements, ports, extras = {}) {
const { run, costEstimate } = watched;
const readEvents = () => (0,_read_policies_js_18_.readIfPossible)(ports, [], (client) => client.runs.events(run.id));
const [whole, earlyEvents] = await Promise.all([
readEvidence(watched, requirements, ports, extras),
extras.skipsEvents ? undefined : readEvents(),
]);
const { evidence, acceptNotices, ...shown } = whole;
const { guard: guarded, systems } = evidence;
const { results, runTasks, canOverride } = (0,_policy_reading_js_9_ .gK)([
...systems.map(({ reading }) => reading),
...(guarded ? [guarded] : []),
]);
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
notices: (0,_policy_observed_js_7_ .lx)(events).concat(acceptNotices),
};
}
async function readEvidence({ run, workspace, ...watched }, requirements, ports, { plannedCommit, rules, own, findBaseRun } = {}) {
const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
const { mode, allowPartial, options } = requirements;
const rests = (0,_model_status_js_11_ .Il)(mode, run.attributes.status) === 'person' || (0,_model_status_js_11_ .iD)(stages);
const plan = await readPlan({ run, ...watched }, ports);
const planAnswer = 'answer' in plan ? plan.answer : undefined;
const observing = (0,_read_policies_js_18_ .h9)(run, rests, ports).then((observed) => (0,_policy_observed_js_7_ .zR)(run, observed));
const planned = { run, plan: planAnswer, workspace };
const judging = own &&
observing.then((serviceEvidence) => (0,_judge_by_own_js_17_ .H)(own, { ...planned, requirements, serviceEvidence, findBaseRun }, ports));
const reading = Promise.resolve(judging).then((judged) => planAnswer && (0,_read_changes_js_15_ .St)(planAnswer, ports, { rules, json: judged?.json }));
const [systems, judged, diagnostics, changes] = await Promise.all([
observing,
judging,
planAnswer && readDiagnostics(planAnswer, ports),
reading,
]);
const { accepted, notices } = await acceptUncounted(systems, { planAnswer, findBaseRun }, judged === undefined ? requirements : withoutOwnExceptions(judged.evidence, requirements), ports);
const partial = allowPartial === true && (0,_policy_run_options_js_8_ .lp)(options ?? {}).length > 0;
const evidence = {
requirements: {
...requirements,
guarded: rules !== undefined,
ownPolicies: requirements.ownPolicies === true || own !== undefined,
},
plannedCommit,
run: { answer: run, workspaceName: workspace?.attributes.name },
plan,
systems: judged === undefined ? accepted : [...accepted, judged.evidence],
guard: rules && planAnswer && (0,_policy_guard_js_6_ .a)({ ...rules, partial }, planAnswer.attributes, changes),
};
const acceptNotices = notices.concat(judged?.notices ?? []);
return {
evidence,
acceptNotices,
plan: planAnswer && (0,_read_changes_js_15_ .PN)(planAnswer),
changes,
diagnostics: diagnostics ?? [],
};
}
async function readDiagnostics(plan, ports) {
const { status, 'log-read-url': url } = plan.attributes;
const hasFailed = (0,_model_status_js_11_ .I)(_model_status_js_11_ .Ac, status) === 'bad';
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
async function acceptUncounted(systems, { planAnswer, findBaseRun, }, requirements, ports) {
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
const found = await (0,_compare_with_current_js_12_ .Y7)(readings, { plan: planAnswer, findBaseRun }, ports);
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
function policyWords(results) {
const systems = [..._policy_systems_systems_js_10_ .W, { name: 'guard', title: 'guard' }];
return systems.flatMap(({ name, title }) => {
const ofSystem = results.filter((result) => result.system === name);
if (ofSystem.length === 0)
return [];
const policies = new Set(ofSystem.map(_policy_compare_js_4_ .TN)).size;
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
const some = parts.filter(([n]) => n > 0).map(([n, what]) => `${n} ${what}`);
const total = `${policies} ${policies === 1 ? 'policy' : 'policies'}`;
return [`${title}: ${[total, ...(some.length > 0 ? some : ['all passed'])].join(', ')}`];
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
const all = await client.workspaces.variables(workspaceId).all();
return all.map(({ id, attributes }) => [id, attributes]);
}),
]);
const versions = [workingDirectory, terraformVersion ?? NOT_READABLE, current.stateId];
const conditions = JSON.stringify([...versions, variables, sets]);
const upload = { service: client.origin, workspaceId, sha256: archive.sha256, conditions };
const records = await known.records();
return { upload, record: records.find((each) => known.isOf(upload, each)) };
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
return APPLYING.some((name) => Date.parse(times[name] ?? '') >= sinceMs);
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
const MOST_PAUSES = 150;
const LIST_MS = 30_000;
function startSuperseder({ changeRequest, commit, headNow, workspaces, plan }, { client: unscoped, signal, log, clock, random, overview }, deadline, emit) {
const closing = new AbortController();
const stopped = AbortSignal.any([signal, closing.signal]);
const watchingClient = unscoped.with({ signal: stopped, deadline, watching: true });
let queue = Promise.resolve();
const { cancelSuperseded: isOn, mode, runOptions: options } = plan;
const isWanted = isOn && changeRequest !== undefined && mode === 'speculative';
const listed = isWanted && workspaces.length >= _overview_js_6_ .qz
? overview.listOfChange().catch(() => undefined)
: undefined;
async function endEarlier(workspace, newer) {
if (stopped.aborted)
return;
try {
const head = headNow && (await (0,_model_ended_by_js_3_ .m)(stopped, headNow()));
if (head !== undefined && head !== commit)
return;
const moving = await listed;
if (moving === undefined) {
await clock.sleep(MOST_PAUSES * random() * watchingClient.pauseMs(), stopped);
}
const client = watchingClient.with({ deadline: Math.min(deadline, clock.now() + LIST_MS) });
const { ended, refused } = await cancelSuperseded(newer, client, moving?.values());
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
supersede: (workspace, superseding) => {
if (!isWanted)
return;
const newer = { ...superseding, changeRequest, commit, options };
queue = queue.then(() => endEarlier(workspace, newer));
},
async close() {
closing.abort();
await queue;
},
};
}
async function cancelSuperseded(newer, client, moving) {
const { workspaceId, changeRequest } = newer;
const listed = moving
? [...moving].filter((each) => (0,_client_wire_resource_js_1_ .Dl)(each, 'workspace') === workspaceId)
: (await client.runs.list(workspaceId, { search: changeRequest }).page({ size: 50 })).items;
const earlier = listed.filter((other) => isSupersededRun(other, newer));
const ended = [];
for (const { id, attributes } of earlier) {
const how = attributes.permissions?.['can-cancel'] === false
? 'refused'
: await cancelOrDiscard(id, client);
if (how === 'refused')
return { ended, refused: id };
if (how === 'ended')
ended.push(id);
}
return { ended };
}
function isSupersededRun(other, newer) {
const { run, changeRequest, commit = '', options = {} } = newer;
const { attributes } = other;
const kind = (0,_model_status_js_4_ .Il)('speculative', attributes.status);
return (other.id !== run.id &&
attributes['plan-only'] === true &&
isRunOfChange(attributes.message, changeRequest) &&
!isRunOfCommit(attributes.message, changeRequest, commit) &&
(0,_policy_run_differences_js_2_ .pZ)(other, options).length === 0 &&
(kind === 'moving' || kind === 'person') &&
Date.parse(attributes['created-at'] ?? '') < Date.parse(run.attributes['created-at'] ?? ''));
}
async function cancelOrDiscard(id, client) {
const comment = 'Superseded by a newer push to the same pull request.';
for (const act of ['cancel', 'discard']) {
try {
await client.runs[act](id, comment);
return 'ended';
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
if ((0,_failure_of_js_5_ .vu)(error))
return 'refused';
if (error.code !== 'conflict')
return 'left';
}
}
return 'left';
}
const TAG_START = '[plangate ';
const LONGEST = 1_000;
function runMessage(message, random, { changeRequest, commit, group }) {
const changePart = changeRequest === undefined ? '' : `${cleanForTag(changeRequest)} `;
const groupPart = group === undefined ? '' : `${group}.`;
const commitPart = commit === undefined || commit === '' ? '' : `@${cleanForTag(commit)}`;
const nonce = Array.from({ length: 4 }, () => Math.floor(random() * 36 ** 4)
.toString(36)
.padStart(4, '0')).join('');
const tag = `${TAG_START}${changePart}${groupPart}${nonce}${commitPart}]`;
const title = cleanForTag(message).slice(0, LONGEST - tag.length - 1);
return title === '' ? tag : `${title} ${tag}`;
}
function readTag(message) {
const text = message ?? '';
const start = text.lastIndexOf(TAG_START);
if (start < 0 || !text.endsWith(']'))
return undefined;
const words = text.slice(start + TAG_START.length, -1);
const [runName = ''] = words.split(' ').slice(-1);
return { change: words.slice(0, -runName.length - 1), runName };
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
const all = changes === undefined ? [] : guardedIn(changes);
for (const sentence of [...unseen, ...doubtsOf(rules, attributes, changes, all)]) {
reading.doubts.push(`The guard cannot determine what this plan destroys. ${sentence}`);
}
for (const pattern of rules.protect) {
const caught = all.filter(({ names }) => names.some((name) => (0,_address_patterns_js_1_ .lQ)(pattern, name)));
const sentence = ({ length }, noun, what) => `${count(length, noun)} that ${length === 1 ? 'is' : 'are'} protected by ${pattern} would be ${what}.`;
const ofPattern = splitGuarded(caught);
const sentences = [];
if (ofPattern.destroyed.length > 0) {
sentences.push(sentence(ofPattern.destroyed, 'resource', 'destroyed'));
}
if (ofPattern.invoked.length > 0) {
sentences.push(sentence(ofPattern.invoked, 'action', 'invoked'));
}
const finding = { policy: `protect ${pattern}`, message: sentences.join(' '), caught };
reading.results.push(guardResult(finding, rules));
}
const { destroyed, invoked } = splitGuarded(all);
const { maxDestroys, maxActions } = rules;
const addLimit = (policy, limit, of) => {
const caught = limit.failed ? of : [];
reading.results.push(guardResult({ policy, ...limit, caught }, rules));
};
if (maxDestroys !== undefined) {
const forgotten = destroyed.filter(({ action }) => action === 'forget').length;
const counted = ((0,_reading_js_3_ .Wg)(attributes['resource-destructions']) ?? 0) + forgotten;
const number = Math.max(counted, destroyed.length);
const message = `${count(number, 'resource')} would be destroyed, and no more than ${maxDestroys} may be.`;
const failed = number > maxDestroys;
addLimit(`max-destroys ${maxDestroys}`, { failed, message }, destroyed);
}
if (maxActions !== undefined) {
const number = invoked.reduce((sum, { triggers }) => sum + triggers.length, 0);
const message = `${count(number, 'action')} would be invoked, and no more than ${maxActions} may be.`;
const failed = number > maxActions;
addLimit(`max-actions ${maxActions}`, { failed, message }, invoked);
}
const [doubt] = reading.doubts;
if (doubt === undefined)
return reading;
const results = reading.results.map((result) => result.status === 'passed' ? { ...result, status: 'not-evaluated', message: doubt } : result);
return { ...reading, results };
}
function splitGuarded(all) {
return {
destroyed: all.filter(({ action }) => action !== 'invoke'),
invoked: all.filter(({ action }) => action === 'invoke'),
};
}
function guardedIn({ changes }) {
const guarded = new Map();
for (const { previousAddress, action, trigger, ...change } of changes) {
const { address, deposed } = change;
if (action === 'update' || action === 'create' || action === 'none')
continue;
const earlier = guarded.get(address);
const names = [address, previousAddress ?? address];
const triggers = trigger === undefined ? [] : [(0,_planned_changes_js_2_ .sV)(trigger)];
const acts = [
[action, deposed ? 'deposed' : '', address, ...triggers].filter(Boolean).join(' '),
];
if (earlier === undefined || earlier.deposed) {
const { acts: before = [], names: others = [] } = earlier ?? {};
const whole = { acts: [...acts, ...before], names: [...names, ...others] };
guarded.set(address, { ...change, action, triggers, ...whole });
}
else {
earlier.triggers.push(...triggers);
earlier.acts.push(...acts);
earlier.names.push(...names);
}
}
return [...guarded.values()];
}
function doubtsOf({ protect, maxDestroys, maxActions, partial = false, fullPlan = false }, attributes, changes, all) {
const doubts = [];
const odd = protect.find((pattern) => !(0,_address_patterns_js_1_ .Pt)(pattern));
if (odd !== undefined)
doubts.push(`"${odd}" is no pattern of addresses.`);
if (maxDestroys !== undefined && (0,_reading_js_3_ .Wg)(maxDestroys) === undefined) {
doubts.push(`max-destroys is ${maxDestroys}, which is no number of resources.`);
}
if (maxActions !== undefined && (0,_reading_js_3_ .Wg)(maxActions) === undefined) {
doubts.push(`max-actions is ${maxActions}, which is no number of actions.`);
}
const { additions, changes: updates, destructions } = (0,_reading_js_3_ .mQ)(attributes);
const counts = [destructions, additions, updates].map(_reading_js_3_ .Wg);
const isListed = changes !== undefined && changes.unlisted !== true;
const countsItself = isListed && changes.changes.every(({ deposed }) => !deposed);
if (counts[0] === undefined && !(fullPlan && countsItself)) {
doubts.push('The plan does not say how many resources it destroys.');
}
if (changes === undefined) {
const nothing = attributes['has-changes'] === false && counts.every((count) => count === 0);
doubts.push(nothing ? MAY_FORGET : UNLISTED);
return doubts;
}
if (changes.doubt !== undefined)
doubts.push(changes.doubt);
if (changes.partial === true && !partial) {
doubts.push('The plan says of itself that it is not complete: another one has to follow.');
}
if (changes.leftOut > 0)
doubts.push(`${changes.leftOut} more changes exceed the limit.`);
const strange = all.find(({ names }) => names.some((name) => (0,_address_patterns_js_1_ .lQ)('*.*', name) === undefined));
if (strange !== undefined && protect.length > 0) {
doubts.push(`"${strange.address}" is not an address that a pattern can match.`);
}
return doubts;
}
const REMEDY = "Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.";
const UNLISTED = `Which ones it changes could not be read, only how many. ${REMEDY}`;
const MAY_FORGET = `By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read. ${REMEDY}`;
function guardResult(finding, { approvals = [] }) {
const { policy, message, caught, failed = caught.length > 0 } = finding;
const resources = caught.slice(0, _model_address_js_0_ .ps).map(toResource);
const given = caught.map((each) => approvals.find(({ approves }) => each.acts.every((act) => approves(act))));
const [first] = given;
const isApproved = first !== undefined && !given.includes(undefined);
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
override: isApproved ? { by: first.by, at: first.at, reason: first.reason } : undefined,
};
}
function toResource({ address, action, deposed, reason, triggers, ...rest }) {
const shown = triggers.slice(0, 3);
if (triggers.length > 3)
shown.push(`${triggers.length - 3} more`);
const why = action === 'invoke'
? shown.join(', ')
: [reason?.replaceAll('_', ' '), rest.attributes.join(', ')].filter(Boolean).join(': ');
const before = [...new Set(rest.names)].filter((name) => name !== address);
const parts = [
deposed ? 'what an earlier replacement left behind would be destroyed' : WORDS[action],
rest.recreated === true ? ', and a new one created' : '',
why === '' ? '' : ` (${why})`,
before.length > 0 ? `; before, it was ${before.join(', ')}` : '',
];
return { address, message: parts.join('') };
}
const WORDS = {
delete: 'would be destroyed',
replace: 'would be replaced',
forget: 'would be removed from the state and no longer managed',
invoke: 'would be invoked',
};
function count(number, noun) {
return number === 1 ? `1 ${noun}` : `${number} ${noun}s`;
}
/***/ })
};
