export const id = 1046;
export const ids = [1046];
export const modules = {
/***/ 11046:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
auditRows: () => ( auditRows),
auditWorkspace: () => ( auditWorkspace),
concernsOneWorkspace: () => ( concernsOneWorkspace),
findNewestRun: () => ( findNewestRun)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_systems_policy_checks_js_2_ = __webpack_require__(22941);
var _gate_judge_by_own_js_3_ = __webpack_require__(69003);
var _policy_observed_js_4_ = __webpack_require__(51894);
var _gate_compare_with_current_js_5_ = __webpack_require__(551);
var _gate_read_policies_js_6_ = __webpack_require__(11056);
var _model_error_message_js_7_ = __webpack_require__(34271);
const STOPPING_RESULTS = [
'blocked',
'needs an override',
'errored',
'overridden',
'advisory failure',
];
const RESULTS = [
...STOPPING_RESULTS,
'unknown',
'known after the apply',
'not evaluated in that run',
'no finished run',
'passed',
];
const GENERAL_ERRORS = [
'unauthorized',
'rate-limited',
'network',
'timeout',
'tls',
'aborted',
'local',
];
function concernsOneWorkspace(error) {
return error instanceof _client_errors_js_0_ ._ && !GENERAL_ERRORS.includes(error.code);
}
async function auditWorkspace(workspace, currentRun, ports, judging) {
const { versionId, isUnnamed } = currentConfiguration(workspace);
const { name } = workspace.attributes;
const withoutRun = { name, doubts: [], policies: [] };
if (versionId === undefined) {
const doubt = 'The service does not say which configuration it has now.';
return { ...withoutRun, doubts: isUnnamed ? [doubt] : [] };
}
try {
const run = await findNewestRun(workspace, currentRun, ports.client);
if (run === undefined)
return withoutRun;
const observed = await (0,_gate_read_policies_js_6_ .h9)(run, { ...ports, trustsEmptyLists: true }, { waitsForPerson: true });
const systems = (0,_policy_observed_js_4_ .zR)(run, observed);
if (judging !== undefined) {
systems.push(await judgeByOwnPolicies(judging, { run, workspace, systems }, ports));
}
const doubts = systems.flatMap(({ how, reading }) => [
...('doubt' in how ? [how.doubt] : []),
...reading.doubts,
...reading.errors,
]);
const policies = systems
.flatMap(({ reading }) => reading.results)
.map((policyResult) => {
const { system, policySet, policy, level } = policyResult;
return { system, policySet, policy, level, result: auditResult(policyResult) };
});
const createdAt = run.attributes['created-at'] ?? undefined;
return { name, run: { id: run.id, createdAt }, doubts, policies };
}
catch (error) {
if (!concernsOneWorkspace(error))
throw error;
return { ...withoutRun, doubts: [(0,_model_error_message_js_7_ .g)(error)] };
}
}
async function judgeByOwnPolicies({ own, organization, note }, { run, workspace, systems }, ports) {
const { id, attributes } = workspace;
const requirements = { organization, workspace: { id, name: attributes.name } };
const about = { run, workspace, requirements, serviceEvidence: systems };
const { evidence, notices } = await (0,_gate_judge_by_own_js_3_ .F)(own, about, ports);
for (const notice of notices)
note(`${attributes.name}: ${notice}`);
return evidence;
}
function currentConfiguration(workspace) {
const { named } = (0,_client_wire_resource_js_1_ ._2)(workspace, 'current-configuration-version');
return { versionId: named?.[0]?.id, isUnnamed: named === undefined };
}
async function findNewestRun(workspace, currentRun, client) {
const { versionId } = currentConfiguration(workspace);
if (versionId === undefined)
return undefined;
const { id } = workspace;
const runId = (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-run');
if (runId !== undefined) {
const named = await (0,_gate_compare_with_current_js_5_ .G2)(id, { versionId, runId }, client, currentRun);
if (named !== undefined)
return named;
}
return (0,_gate_compare_with_current_js_5_ .G2)(id, { versionId, runId: undefined }, client);
}
function auditResult({ status, level, overridable, word }) {
if (status === 'not-evaluated')
return 'not evaluated in that run';
if (status === 'known-after-apply')
return 'known after the apply';
if (status === 'errored' || status === 'overridden')
return status;
if (status === 'passed')
return word === undefined ? 'passed' : 'unknown';
if (status === 'unknown')
return 'unknown';
if (level === 'advisory')
return 'advisory failure';
return overridable ? 'needs an override' : 'blocked';
}
function auditRows(workspaces) {
const worstResults = workspaces.map((workspace) => ({
workspace,
byPolicy: worstByPolicy(workspace),
}));
const policies = new Map(worstResults.flatMap(({ byPolicy }) => [...byPolicy]));
if (policies.size === 0)
policies.set('', NO_POLICY);
const groups = Array.from(policies, ([key, { system, policySet, policy }]) => {
const results = worstResults.map(({ workspace, byPolicy }) => {
const { level = '', result } = byPolicy.get(key) ?? {};
return { workspace, level, result: resultIn(workspace, result) };
});
const stopping = STOPPING_RESULTS;
const wouldBlock = results.filter(({ result }) => stopping.includes(result)).length;
const unknown = results.filter(({ result }) => result === 'unknown').length;
const rows = results
.sort((one, other) => rank(one) - rank(other))
.map(({ workspace: { name, run }, level, result }) => {
return { system, policySet, policy, workspace: name, level, result, run, wouldBlock };
});
return { wouldBlock, unknown, rows };
});
groups.sort((one, other) => other.wouldBlock - one.wouldBlock || other.unknown - one.unknown);
return groups.flatMap(({ rows }) => rows);
}
const NO_POLICY = {
system: '',
policySet: '',
policy: '',
level: '',
result: 'unknown',
};
function worstByPolicy({ policies }) {
const worst = new Map();
for (const policy of policies) {
const key = JSON.stringify([policy.system, policy.policySet, policy.policy]);
const known = worst.get(key);
if (known === undefined || rank(policy) < rank(known))
worst.set(key, policy);
}
return worst;
}
function rank({ result }) {
return RESULTS.indexOf(result);
}
function resultIn({ run, doubts, policies }, result) {
if (result !== undefined && result !== 'passed')
return result;
if (doubts.length > 0)
return 'unknown';
if (result === 'passed')
return result;
if (run === undefined)
return 'no finished run';
const hasNameless = policies.some(({ policy }) => policy === '' || policy === _policy_systems_policy_checks_js_2_ .rY);
return hasNameless ? 'unknown' : 'not evaluated in that run';
}
/***/ }),
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
/***/ })
};
