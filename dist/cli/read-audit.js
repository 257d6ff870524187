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
var _gate_judge_by_own_js_3_ = __webpack_require__(29225);
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
/***/ })
};
