export const id = 1046;
export const ids = [1046];
export const modules = {
/***/ 11046:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
STOPS: () => ( STOPS),
auditWorkspace: () => ( auditWorkspace),
findNewestRun: () => ( findNewestRun),
toRows: () => ( toRows)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_systems_policy_checks_js_2_ = __webpack_require__(22941);
var _gate_judge_by_own_js_3_ = __webpack_require__(69003);
var _policy_observed_js_4_ = __webpack_require__(51894);
var _gate_compare_with_current_js_5_ = __webpack_require__(551);
var _gate_read_policies_js_6_ = __webpack_require__(11056);
var _model_error_message_js_7_ = __webpack_require__(34271);
const RESULTS = [
'blocked',
'needs an override',
'errored',
'overridden',
'advisory failure',
'unknown',
'known after the apply',
'not evaluated in that run',
'no finished run',
'passed',
];
const STOPS = [
'unauthorized',
'rate-limited',
'network',
'timeout',
'tls',
'aborted',
'local',
];
async function auditWorkspace(workspace, current, ports, judging) {
const { versionId, isUnnamed } = currentOf(workspace);
const { name } = workspace.attributes;
const audited = { name, doubts: [], policies: [] };
if (versionId === undefined) {
const doubt = 'The service does not say which configuration it has now.';
return { ...audited, doubts: isUnnamed ? [doubt] : [] };
}
try {
const run = await findNewestRun(workspace, current, ports.client);
if (run === undefined)
return audited;
const observed = await (0,_gate_read_policies_js_6_ .h9)(run, true, { ...ports, believesRun: true });
const systems = (0,_policy_observed_js_4_ .o)(run, observed);
if (judging !== undefined)
systems.push(await judgeOwn(judging, { run, workspace, systems }, ports));
const doubts = systems.flatMap(({ how, reading }) => [
...('doubt' in how ? [how.doubt] : []),
...reading.doubts,
...reading.errors,
]);
const policies = systems
.flatMap(({ reading }) => reading.results)
.map((each) => {
const { system, policySet, policy, level } = each;
return { system, policySet, policy, level, result: toAuditWord(each) };
});
const createdAt = run.attributes['created-at'] ?? undefined;
return { ...audited, run: { id: run.id, createdAt }, doubts, policies };
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || STOPS.includes(error.code))
throw error;
return { ...audited, doubts: [(0,_model_error_message_js_7_ .g)(error)] };
}
}
async function judgeOwn({ own, organization, note }, { run, workspace, systems }, ports) {
const { id, attributes } = workspace;
const requirements = { organization, workspace: { id, name: attributes.name } };
const about = { run, workspace, requirements, of: systems };
const { evidence, notices } = await (0,_gate_judge_by_own_js_3_ .e)(own, about, ports);
for (const notice of notices)
note(`${attributes.name}: ${notice}`);
return evidence;
}
function currentOf(workspace) {
const { named } = (0,_client_wire_resource_js_1_ ._2)(workspace, 'current-configuration-version');
const currentRunId = (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-run');
return { versionId: named?.[0]?.id, currentRunId, isUnnamed: named === undefined };
}
async function findNewestRun(workspace, current, client) {
const { versionId, currentRunId } = currentOf(workspace);
if (versionId === undefined)
return undefined;
const { id } = workspace;
const named = currentRunId === undefined
? undefined
: await (0,_gate_compare_with_current_js_5_ .G)(id, { versionId, runId: currentRunId }, client, current);
return named ?? (await (0,_gate_compare_with_current_js_5_ .G)(id, { versionId, runId: undefined }, client));
}
function toAuditWord({ status, level, overridable, word }) {
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
function toRows(workspaces) {
const policies = new Map();
const byWorkspace = workspaces.map((workspace) => {
const byKey = new Map();
for (const policy of workspace.policies) {
const key = JSON.stringify([policy.system, policy.policySet, policy.policy]);
const before = byKey.get(key);
if (before === undefined || rank(policy) < rank(before))
byKey.set(key, policy);
if (!policies.has(key))
policies.set(key, policy);
}
return { workspace, byKey };
});
const none = { system: '', policySet: '', policy: '', level: '', result: 'unknown' };
if (policies.size === 0)
policies.set('', none);
const groups = [...policies].map(([key, { system, policySet, policy }]) => {
const cells = byWorkspace.map(({ workspace, byKey }) => {
const { level = '', result } = byKey.get(key) ?? {};
return { workspace, level, result: resultFor(workspace, result) };
});
const wouldBlock = cells.filter((cell) => rank(cell) < RESULTS.indexOf('unknown')).length;
const unknown = cells.filter(({ result }) => result === 'unknown').length;
const rows = cells
.sort((one, other) => rank(one) - rank(other))
.map(({ workspace: { name, run }, level, result }) => {
return { system, policySet, policy, workspace: name, level, result, run, wouldBlock };
});
return { wouldBlock, unknown, rows };
});
groups.sort((one, other) => other.wouldBlock - one.wouldBlock || other.unknown - one.unknown);
return groups.flatMap(({ rows }) => rows);
}
function rank({ result }) {
return RESULTS.indexOf(result);
}
function resultFor({ run, doubts, policies }, result) {
if (result !== undefined && result !== 'passed')
return result;
if (doubts.length > 0)
return 'unknown';
if (result === 'passed')
return result;
if (run === undefined)
return 'no finished run';
const nameless = policies.some(({ policy }) => policy === '' || policy === _policy_systems_policy_checks_js_2_ .rY);
return nameless ? 'unknown' : 'not evaluated in that run';
}
/***/ })
};
