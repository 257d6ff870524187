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
var _gate_judge_js_3_ = __webpack_require__(77786);
var _gate_plan_of_run_js_4_ = __webpack_require__(40370);
var _gate_sources_current_run_js_5_ = __webpack_require__(70189);
var _model_error_message_js_6_ = __webpack_require__(34271);
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
const { id } = workspace;
const about = { workspace: { id, name }, organization: judging?.organization };
const plan = (0,_gate_plan_of_run_js_4_ .cF)({ run, workspace }, { ...about, waitsForPerson: true }, { ...ports, trustsEmptyLists: true });
const { own } = judging ?? {};
const asked = { judging: { own }, pullRequest: undefined, signal: ports.signal };
const { systems, notices } = await (0,_gate_judge_js_3_ .t7)(plan, asked);
for (const notice of notices)
judging?.note(`${name}: ${notice}`);
const doubts = systems.flatMap(({ how, reading }) => [
...('doubt' in how ? [how.doubt.text] : []),
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
return { ...withoutRun, doubts: [(0,_model_error_message_js_6_ .g)(error)] };
}
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
const named = await (0,_gate_sources_current_run_js_5_ .G2)(id, { versionId, runId }, client, currentRun);
if (named !== undefined)
return named;
}
return (0,_gate_sources_current_run_js_5_ .G2)(id, { versionId, runId: undefined }, client);
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
/***/ 77786:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
IP: () => ( describePolicyResults),
X1: () => ( evidenceOf),
t7: () => ( judgePlan),
xS: () => ( factsOf)
});
var _policy_accept_failures_js_0_ = __webpack_require__(65608);
var _policy_compare_js_1_ = __webpack_require__(80663);
var _policy_count_results_js_9_ = __webpack_require__(50276);
var _policy_exceptions_js_2_ = __webpack_require__(29272);
var _policy_reading_js_3_ = __webpack_require__(10988);
var _policy_systems_own_policies_js_4_ = __webpack_require__(88532);
var _policy_systems_systems_js_5_ = __webpack_require__(19441);
var _judges_judges_js_6_ = __webpack_require__(93163);
var _plan_of_run_js_7_ = __webpack_require__(40370);
var _sources_current_run_js_8_ = __webpack_require__(70189);
async function judgePlan(plan, asked, judges = _judges_judges_js_6_ .R) {
const { judging } = asked;
const { own, guard: rules, diff } = judging;
const contents = new Map();
const json = (isWhole) => {
const content = contents.get(isWhole) ?? plan.json(isWhole);
contents.set(isWhole, content);
return content;
};
const shared = { ...plan, json };
const isFailed = plan.failed !== undefined;
const ask = (reads, more) => {
const those = isFailed ? [] : judges.filter((judge) => judge.reads === reads);
const answers = those.map((judge) => judge.judge(shared, { ...asked, ...more }));
return Promise.all(answers).then((judged) => judged.filter((one) => one !== undefined));
};
const judgingRun = ask('run', { ofRun: [], changes: async () => undefined });
let reading;
const readChanges = async () => {
const read = own && (await judgingRun.then(() => shared.json(own.readsWhole)));
return plan.changes({
isGuarded: rules !== undefined,
mayReadWhole: rules?.fullPlan === true,
diff,
json: read && 'json' in read ? read.json : undefined,
});
};
const changes = () => (reading ??= readChanges());
const judgingPlan = judgingRun.then((judged) => ask('plan', { ofRun: systemsOf(judged), changes }));
const [ofRun, ofPlan, changed] = await Promise.all([
judgingRun,
judgingPlan,
isFailed ? undefined : changes(),
]);
const ofService = await acceptFailures(systemsOf(ofRun), systemsOf(ofPlan), plan, judging);
const [guard] = ofPlan.flatMap((judged) => judged.guard ?? []);
const systems = [...ofService.systems, ...systemsOf(ofPlan)];
return {
systems,
guard,
json: ofPlan.find(({ json }) => json !== undefined)?.json,
changes: changed,
notices: [...ofService.notices, ...ofPlan.flatMap(({ notices = [] }) => notices)],
};
}
function factsOf({ run }, { summary }, { systems, guard, changes, notices }, diagnostics) {
const readings = [...systems.map(({ reading }) => reading), ...(guard ? [guard] : [])];
const { results, runTasks, canOverride, stoppedBeforePlan } = (0,_policy_reading_js_3_ .gK)(readings);
const { watched } = run ?? {};
return {
results,
runTasks,
canOverride,
takesNoOverride: watched && (0,_plan_of_run_js_7_ .oj)(watched.run, summary),
plan: stoppedBeforePlan && summary?.status !== 'finished' ? undefined : summary,
changes,
cost: summarizeCost(watched?.costEstimate),
diagnostics,
timestamps: watched?.run.attributes['status-timestamps'] ?? undefined,
notices,
};
}
function evidenceOf({ run, plannedCommit }, { known, parts }, { gives, judges = _judges_judges_js_6_ .R }, { judging, policy, change }) {
const { systems, guard } = parts;
const asked = [...new Set([..._judges_judges_js_6_ .R, ...judges])].filter((judge) => judge.isAsked(judging, gives));
return {
requirements: {
requirePolicies: policy.requirePolicies,
base: change.base,
noPolicies: judging.noPolicies,
judgedBy: asked.flatMap((judge) => judge.systems.map(({ name }) => name)),
guarded: judging.guard !== undefined,
unknownValues: policy.allowUnknown ? 'advisory' : undefined,
},
gives,
plannedCommit,
run: run?.mustBe && {
answer: run.watched.run,
workspaceName: run.watched.workspace?.attributes.name,
mustBe: run.mustBe,
},
plan: known.evidence,
systems,
guard,
};
}
function systemsOf(judged) {
return judged.flatMap(({ systems = [] }) => systems);
}
async function acceptFailures(ofRun, ofPlan, plan, judging) {
const exceptions = withoutOwnExceptions(ofPlan, judging.exceptions);
const acceptIn = (systems, rule) => systems.map((system) => ({
...system,
reading: (0,_policy_accept_failures_js_0_ .Bu)(system.reading, rule),
}));
const excepted = exceptions
? acceptIn(ofRun, (0,_policy_exceptions_js_2_ .WY)(plan.workspace.name, exceptions))
: ofRun;
const readings = excepted.map(({ reading }) => reading);
const { findBaseRun, ports } = plan.run ?? {};
const known = findBaseRun && (await plan.known()).evidence;
const found = known && ports && 'answer' in known
? await (0,_sources_current_run_js_8_ .P_)(readings, { plan: known.answer, findBaseRun }, ports)
: undefined;
if (found === undefined)
return { systems: excepted, notices: [] };
if ('notice' in found)
return { systems: excepted, notices: [found.notice] };
return { systems: acceptIn(excepted, found.existing), notices: [] };
}
function withoutOwnExceptions(ofPlan, exceptions) {
const own = ofPlan.filter(({ system }) => system === _policy_systems_own_policies_js_4_ .an.name);
const names = new Set(own.flatMap(({ reading }) => reading.results.map(({ policy }) => policy)));
if (exceptions === undefined || names.size === 0)
return exceptions;
const entries = exceptions.entries.filter(({ policy }) => !names.has(policy));
return { ...exceptions, entries };
}
function summarizeCost(estimate) {
if (estimate === undefined)
return undefined;
const { attributes } = estimate;
return {
status: attributes.status,
priorMonthly: attributes['prior-monthly-cost'] ?? undefined,
proposedMonthly: attributes['proposed-monthly-cost'] ?? undefined,
deltaMonthly: attributes['delta-monthly-cost'] ?? undefined,
};
}
function describePolicyResults(results) {
const systems = [..._policy_systems_systems_js_5_ .W, { name: 'guard', title: 'guard' }];
return systems.flatMap(({ name, title }) => {
const ofSystem = results.filter((result) => result.system === name);
if (ofSystem.length === 0)
return [];
const policies = new Set(ofSystem.map(_policy_compare_js_1_ .Pc)).size;
const counts = (0,_policy_count_results_js_9_ .a)(ofSystem);
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
/***/ 93163:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( JUDGES)
});
var allowed_sources = __webpack_require__(58262);
;// CONCATENATED MODULE: ./build/src/gate/judges/allowed-sources.js
const HAS_RUN = 'This plan was made before its sources were judged: what is not allowed has run already.';
const FILES = {
reads: 'plan',
systems: [allowed_sources.I],
isAsked: ({ sources }) => sources !== undefined,
async judge(plan, { files, judging: { own } }) {
if (files === undefined)
return undefined;
const { judged, ofPlan } = files;
const content = ofPlan && (await plan.json(own?.readsWhole === true));
const isRead = ofPlan !== undefined && content !== undefined && 'json' in content;
const all = isRead ? (0,allowed_sources.jC)(judged, await ofPlan(content.json.document)) : judged;
const isAllowed = all.evidence.reading.results.every(({ status }) => status === 'passed');
const hasRun = ofPlan === undefined || isAllowed ? [] : [HAS_RUN];
return { systems: [all.evidence], notices: [...hasRun, ...all.notices] };
},
};
var given_approvals = __webpack_require__(36972);
var guard = __webpack_require__(53749);
;// CONCATENATED MODULE: ./build/src/gate/judges/guard.js
const GUARD = {
reads: 'plan',
systems: [],
isAsked: ({ guard: rules }) => rules !== undefined,
async judge(plan, { judging, changes }) {
const { guard: rules } = judging;
if (rules === undefined)
return undefined;
const { workspace, isPartial, unseen } = plan;
const { attributes } = await plan.known();
if (attributes === undefined)
return undefined;
const [approvals, planned] = await Promise.all([
rules.approvals?.((0,given_approvals.az)(workspace)),
changes(),
]);
return {
guard: (0,guard.ah)({ ...rules, partial: isPartial, approvals }, attributes, planned, unseen),
};
},
};
var error_message = __webpack_require__(34271);
var own_policies = __webpack_require__(88532);
;// CONCATENATED MODULE: ./build/src/gate/judges/own-policies.js
const OWN = {
reads: 'plan',
systems: [own_policies.an],
isAsked: ({ own }) => own !== undefined,
async judge(plan, { judging: { own, exceptions }, pullRequest, signal, ofRun }) {
if (own === undefined)
return undefined;
const doubtful = (why) => ({ systems: [(0,own_policies.W7)(own.sources, why)] });
const content = await plan.json(own.readsWhole);
if ('doubt' in content)
return doubtful(content.doubt.text);
const { json, document, doubts } = content;
const { base } = plan;
const servicePolicies = ofRun.flatMap(({ reading }) => reading.results.map(({ policy }) => policy));
const toJudge = {
json,
document,
run: plan.input,
...(pullRequest !== undefined && { pullRequest }),
workspace: plan.workspace.name,
exceptions,
readBase: base && (() => base(json.isWhole)),
servicePolicies: new Set(servicePolicies),
};
try {
const { results, notices } = await own.judge(toJudge, signal);
const approved = await own.approve?.(results, { json, workspace: plan.workspace });
const evidence = (0,own_policies.eh)(approved ?? results);
const reading = { ...evidence.reading, doubts: await doubts() };
return { systems: [{ ...evidence, reading }], notices, json };
}
catch (error) {
signal.throwIfAborted();
return { ...doubtful((0,error_message.g)(error)), json };
}
},
};
var policy_observed = __webpack_require__(51894);
var systems = __webpack_require__(19441);
var read_policies = __webpack_require__(11056);
;// CONCATENATED MODULE: ./build/src/gate/judges/service.js
const SERVICE = {
reads: 'run',
systems: systems.P,
isAsked: (_judging, { serviceSystems }) => serviceSystems,
async judge({ run: ofPlan }) {
if (ofPlan === undefined)
return undefined;
const { watched, waitsForPerson, ports } = ofPlan;
const { run } = watched;
const observed = await (0,read_policies.h9)(run, ports, { waitsForPerson });
return { systems: (0,policy_observed.zR)(run, observed) };
},
};
;// CONCATENATED MODULE: ./build/src/gate/judges/judges.js
const JUDGES = [SERVICE, OWN, GUARD, FILES];
const PLAN_JUDGES = JUDGES.filter(({ reads }) => reads === 'plan');
/***/ }),
};
