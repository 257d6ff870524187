export const id = 1046;
export const ids = [1046,9003];
export const modules = {
/***/ 11046:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P: () => ( RESULTS),
STOPS: () => ( STOPS),
auditWorkspace: () => ( auditWorkspace),
auditedWorkspace: () => ( auditedWorkspace),
findNewestRun: () => ( findNewestRun),
stillHolds: () => ( stillHolds),
toRows: () => ( toRows)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _client_wire_schema_js_7_ = __webpack_require__(77934);
var _policy_systems_policy_checks_js_2_ = __webpack_require__(22941);
var _gate_judge_by_own_js_3_ = __webpack_require__(69003);
var _policy_observed_js_4_ = __webpack_require__(51894);
var _gate_compare_with_current_js_5_ = __webpack_require__(551);
var _gate_read_policies_js_6_ = __webpack_require__(11056);
var _model_error_message_js_8_ = __webpack_require__(34271);
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
const auditedPolicy = _client_wire_schema_js_7_ .Ikc({
system: _client_wire_schema_js_7_ .YjP(),
policySet: _client_wire_schema_js_7_ .YjP(),
policy: _client_wire_schema_js_7_ .YjP(),
level: _client_wire_schema_js_7_ .YjP(),
result: _client_wire_schema_js_7_ .KIO(RESULTS),
});
const auditedWorkspace = _client_wire_schema_js_7_ .Ikc({
id: _client_wire_schema_js_7_ .YjP(),
name: _client_wire_schema_js_7_ .YjP(),
versionId: _client_wire_schema_js_7_ .lqM(_client_wire_schema_js_7_ .YjP()),
currentRunId: _client_wire_schema_js_7_ .lqM(_client_wire_schema_js_7_ .YjP()),
run: _client_wire_schema_js_7_ .lqM(_client_wire_schema_js_7_ .Ikc({ id: _client_wire_schema_js_7_ .YjP(), createdAt: _client_wire_schema_js_7_ .lqM(_client_wire_schema_js_7_ .YjP()) })),
doubts: _client_wire_schema_js_7_ .YOg(_client_wire_schema_js_7_ .YjP()),
policies: _client_wire_schema_js_7_ .YOg(auditedPolicy),
});
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
const { versionId, currentRunId, isUnnamed } = currentOf(workspace);
const { id, attributes } = workspace;
const audited = { id, name: attributes.name, versionId, currentRunId, doubts: [], policies: [] };
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
const results = systems.flatMap(({ reading }) => reading.results);
const createdAt = run.attributes['created-at'] ?? undefined;
return { ...audited, run: { id: run.id, createdAt }, doubts, policies: results.map(toPolicy) };
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || STOPS.includes(error.code))
throw error;
return { ...audited, doubts: [(0,_model_error_message_js_8_ .g)(error)] };
}
}
async function judgeOwn({ own, organization, note }, { run, workspace, systems }, ports) {
const { id, attributes } = workspace;
const planId = (0,_client_wire_resource_js_1_ .Dl)(run, 'plan');
const plan = planId === undefined ? undefined : await ports.client.runs.plan(planId);
const requirements = { organization, workspace: { id, name: attributes.name } };
const about = { run, plan, workspace, requirements, of: systems, findOther: undefined };
const { evidence, notices } = await (0,_gate_judge_by_own_js_3_ .v)(own, about, ports);
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
function stillHolds(earlier, workspace) {
return (earlier.id === workspace.id &&
earlier.name === workspace.attributes.name &&
earlier.doubts.length === 0 &&
earlier.run !== undefined &&
earlier.run.id === (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-run') &&
earlier.versionId === (0,_client_wire_resource_js_1_ .Dl)(workspace, 'current-configuration-version'));
}
function toPolicy(observed) {
const { system, policySet, policy, level } = observed;
return { system, policySet, policy, level, result: toAuditWord(observed) };
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
/***/ }),
/***/ 551:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( findCurrentRun),
r: () => ( compareWithCurrent)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _policy_run_differences_js_1_ = __webpack_require__(22484);
var _policy_compare_js_2_ = __webpack_require__(80663);
var _policy_run_options_js_3_ = __webpack_require__(19138);
var _policy_systems_systems_js_4_ = __webpack_require__(82937);
var _model_status_js_5_ = __webpack_require__(62373);
var _read_policies_js_6_ = __webpack_require__(11056);
var _model_error_message_js_7_ = __webpack_require__(34271);
const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
const { clock, signal, deadline: end, options } = job;
const system = mostFailed(result.results);
const asIs = (0,_policy_run_options_js_3_ .c4)(options.runOptions ?? {}).length === 0;
if (system === undefined || current.versionId === undefined || !asIs)
return result;
const deadline = Math.min(end, clock.now() + BUDGET_MS);
const client = job.client.with({ signal, deadline });
try {
const run = await findCurrentRun(workspaceId, current, client);
if (run === undefined)
return result;
const { doubts, results } = await system.readOne((0,_read_policies_js_6_ .TC)({ ...job, client }), run.id);
if (doubts.length > 0)
throw new Error(doubts[0]);
return { ...result, results: (0,_policy_compare_js_2_ .$_)(result.results, results) };
}
catch (error) {
job.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js_7_ .g)(error)}`);
return result;
}
}
function mostFailed(results) {
const failures = results.filter(_policy_compare_js_2_ .gz);
const count = ({ name }) => failures.filter(({ system }) => system === name).length;
const [most] = _policy_systems_systems_js_4_ .P.toSorted((one, other) => count(other) - count(one));
return most !== undefined && count(most) > 0 ? most : undefined;
}
async function findCurrentRun(workspaceId, { versionId, runId }, client, knownRun) {
const runs = runId === undefined
? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
: [knownRun ?? (await client.runs.show(runId)).run];
return runs.find((run) => (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace') === workspaceId &&
(0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') === versionId &&
run.attributes['plan-only'] === false &&
(0,_policy_run_differences_js_1_ .ku)(run).length === 0 &&
(0,_model_status_js_5_ .Ck)(run.attributes.status));
}
/***/ }),
/***/ 69003:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
T: () => ( takeInParts),
readStreamed: () => ( readStreamed),
v: () => ( judgeByOwn)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _machine_take_turn_js_2_ = __webpack_require__(44990);
var _model_error_message_js_7_ = __webpack_require__(34271);
var _model_parse_js_8_ = __webpack_require__(2340);
var _policy_from_change_json_js_3_ = __webpack_require__(83249);
var _policy_reading_js_4_ = __webpack_require__(10988);
var _model_status_js_5_ = __webpack_require__(62373);
var _policy_systems_own_policies_js_6_ = __webpack_require__(88532);
const CATCH_UP_MS = 10_000;
async function judgeByOwn(own, { run, plan, workspace, requirements, of, findOther }, ports) {
const { organization } = requirements;
const doubtful = (why) => ({ evidence: (0,_policy_systems_own_policies_js_6_ .HG)(own, why), notices: [] });
if (plan === undefined || (0,_model_status_js_5_ .I)(_model_status_js_5_ .Ac, plan.attributes.status) !== 'good') {
return doubtful(`run ${run.id} has no finished plan`);
}
let json;
try {
json = await readPlanJson(plan.id, own.readsWhole, ports);
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
return doubtful(error.message);
}
if (json.bytes.length === 0)
return doubtful(`the service shows no JSON of plan ${plan.id}`);
const about = {
text: Buffer.from(json.bytes).toString('utf8'),
isWhole: json.isWhole,
run: workspace && runInput(run, workspace, organization),
workspace: requirements.workspace.name,
exceptions: requirements.exceptions,
readBase: findOther && (() => readBase(findOther, json.isWhole, ports)),
others: new Set(of.flatMap(({ reading }) => reading.results.map(({ policy }) => policy))),
};
try {
const { results, notices } = await own.judge(about, ports.signal);
const approvals = results.some(_policy_systems_own_policies_js_6_ .eG)
? await own.released?.(requirements.workspace.id)
: undefined;
const evidence = (0,_policy_systems_own_policies_js_6_ .eh)((0,_policy_systems_own_policies_js_6_ .Dk)(results, approvals ?? []));
const doubts = await doubtsAbout(plan, json, ports);
return { evidence: { ...evidence, reading: { ...evidence.reading, doubts } }, notices, json };
}
catch (error) {
ports.signal.throwIfAborted();
return { ...doubtful((0,_model_error_message_js_7_ .g)(error)), json };
}
}
async function doubtsAbout({ attributes }, { bytes }, { signal }) {
const reader = (0,_policy_from_change_json_js_3_ .i)(undefined, true);
await takeInParts(bytes, (some) => reader.take(some), signal);
const changes = reader.end((0,_policy_reading_js_4_ .mQ)(attributes));
if (changes === undefined)
return ["The plan's JSON cannot be read."];
const isLost = changes.unlisted === true && attributes['has-changes'] === true;
const lost = isLost
? "The plan's JSON has no list of changes, and the plan has some."
: undefined;
return [changes.doubt ?? lost ?? []].flat();
}
const AT_ONCE = 256 * 1024;
async function takeInParts(bytes, take, signal) {
for (let at = 0; at < bytes.length; at += AT_ONCE) {
take(bytes.subarray(at, at + AT_ONCE));
await (0,_machine_take_turn_js_2_ .V)(signal);
}
}
async function readBase(findOther, isWhole, ports) {
try {
const run = await findOther();
const planId = (0,_client_wire_resource_js_1_ .Dl)(run, 'plan');
if (planId === undefined)
throw new Error(`its run ${run.id} names no plan`);
const { bytes, ...base } = await readPlanJson(planId, isWhole, ports);
if (bytes.length === 0 || base.isWhole !== isWhole) {
throw new Error(`the JSON of plan ${planId} could not be read`);
}
return { text: Buffer.from(bytes).toString('utf8') };
}
catch (error) {
ports.signal.throwIfAborted();
const why = (0,_model_error_message_js_7_ .g)(error).replace(/\.$/, '');
return {
notice: `Every failure of an own policy counts: only-new could not compare with the default branch, because ${why}.`,
};
}
}
async function readPlanJson(planId, readsWhole, ports) {
if (readsWhole) {
try {
const bytes = await readBytes('streamWholePlanJson', planId, ports);
if (bytes.length > 0)
return { bytes, isWhole: true };
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || !['not-found', 'forbidden'].includes(error.code)) {
throw error;
}
}
}
return { bytes: await readBytes('streamPlanJson', planId, ports), isWhole: false };
}
async function readBytes(how, planId, { client, clock, signal, deadline }) {
const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
for (let pauseMs = 1_000;; pauseMs *= 2) {
const bytes = await readStreamed((open) => client.runs[how](planId, open));
if (bytes.length > 0 || clock.now() + pauseMs >= until)
return bytes;
await clock.sleep(pauseMs, signal);
}
}
async function readStreamed(stream) {
let parts = [];
await stream(() => {
parts = [];
return (bytes) => void parts.push(Uint8Array.from(bytes));
});
return Buffer.concat(parts);
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
return (0,_model_parse_js_8_ .c3)(value).map(String);
}
/***/ }),
/***/ 11056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
P7: () => ( extra),
TC: () => ( readerOf),
h9: () => ( readPolicies)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_systems_systems_js_2_ = __webpack_require__(82937);
const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;
async function readPolicies(run, rests, ports, systems = _policy_systems_systems_js_2_ .P) {
const { clock, signal, deadline } = ports;
const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
let lists = await readLists(ports, run, systems);
for (let pauseMs = 1_000; lists.some(lags) && clock.now() + pauseMs < until; pauseMs *= 2) {
await clock.sleep(pauseMs, signal);
lists = await readLists(ports, run, systems);
}
const reader = readerOf(ports);
return await Promise.all(lists.map(async ({ system, items, how }) => {
const objects = items.map(async (item) => ({
object: system.objectOf(item),
contents: await system.readMore(item, reader),
}));
return { system, how, objects: await Promise.all(objects) };
}));
}
function readLists({ client, believesRun = false }, run, systems) {
return Promise.all(systems.map(async (system) => {
const isNone = (0,_client_wire_resource_js_1_ ._2)(run, system.relation).named?.length === 0;
if (isNone && (believesRun || system.isNamedByRun)) {
return { system, items: [], how: { complete: true } };
}
return { system, ...(await readWholeList(system.list(client, run.id))) };
}));
}
function lags({ system, items }) {
return items.some((item) => system.lags(item));
}
function readerOf(ports) {
return {
client: ports.client,
whole: readWholeList,
extra: (read) => extra(ports, undefined, read),
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
return { items: [], how: { doubt: error.message } };
}
throw error;
}
}
async function extra({ client, clock, signal, deadline }, otherwise, read) {
try {
const until = Math.min(deadline, clock.now() + EXTRA_BUDGET_MS);
return await read(client.with({ signal, deadline: until }));
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code !== 'aborted')
return otherwise;
throw error;
}
}
/***/ })
};
