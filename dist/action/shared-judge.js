export const id = 5039;
export const ids = [5039,1056];
export const modules = {
/***/ 551:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( findCurrentRun),
r: () => ( compareWithCurrent)
});
var _client_wire_resource_js_0_ = __webpack_require__(8235);
var _policy_run_differences_js_1_ = __webpack_require__(2484);
var _policy_compare_js_2_ = __webpack_require__(663);
var _policy_reading_js_3_ = __webpack_require__(988);
var _policy_run_options_js_4_ = __webpack_require__(9138);
var _policy_systems_systems_js_5_ = __webpack_require__(2937);
var _model_status_js_6_ = __webpack_require__(2373);
var _read_policies_js_7_ = __webpack_require__(1056);
var _model_error_message_js_8_ = __webpack_require__(4271);
const BUDGET_MS = 10_000;
async function compareWithCurrent(result, { name, workspaceId, current }, job) {
const { clock, signal, deadline: end } = job;
const failures = result.results.filter(_policy_compare_js_2_ .gz);
const count = ({ name: system }) => failures.filter((each) => each.system === system).length;
const [most] = _policy_systems_systems_js_5_ .P.toSorted((one, other) => count(other) - count(one));
const system = most !== undefined && count(most) > 0 ? most : undefined;
const asIs = (0,_policy_run_options_js_4_ .c4)(job.plan.runOptions).length === 0;
if (system === undefined || current.versionId === undefined || !asIs)
return result;
const deadline = Math.min(end, clock.now() + BUDGET_MS);
const client = job.client.with({ signal, deadline });
try {
const run = await findCurrentRun(workspaceId, current, client);
if (run === undefined)
return result;
const { doubts, results } = await readOne(system, run, { ...job, client });
if (doubts.length > 0)
throw new Error(doubts[0]);
return { ...result, results: (0,_policy_compare_js_2_ .$_)(result.results, results) };
}
catch (error) {
job.debug(`What failed in ${name} is not compared with what is current: ${(0,_model_error_message_js_8_ .g)(error)}`);
return result;
}
}
async function readOne(system, run, ports) {
const items = await system.list(ports.client, run.id).all();
const planned = items.filter((item) => !system.isOfApply(item));
const hasPassed = (item) => system.objectOf(item).attributes.status === 'passed';
const item = planned.find((each) => !hasPassed(each)) ?? planned[0];
if (item === undefined)
return (0,_policy_reading_js_3_ .iz)();
return system.read(await system.readMore(item, (0,_read_policies_js_7_ .TC)(ports)));
}
async function findCurrentRun(workspaceId, { versionId, runId }, client, knownRun) {
const runs = runId === undefined
? (await client.runs.list(workspaceId).page({ number: 1, size: 100 })).items
: [knownRun ?? (await client.runs.show(runId)).run];
return runs.find((run) => (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace') === workspaceId &&
(0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') === versionId &&
run.attributes['plan-only'] === false &&
(0,_policy_run_differences_js_1_ .ku)(run.attributes).length === 0 &&
(0,_model_status_js_6_ .Ck)(run.attributes.status));
}
/***/ }),
/***/ 4466:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Q: () => ( runUrlOf),
_: () => ( startJob)
});
var _model_job_time_js_5_ = __webpack_require__(1680);
var _runs_of_commit_js_0_ = __webpack_require__(5183);
var _hidden_files_js_1_ = __webpack_require__(7707);
var _overview_js_2_ = __webpack_require__(5030);
var _same_upload_js_3_ = __webpack_require__(426);
var _supersede_js_4_ = __webpack_require__(8045);
const END_BUDGET_MS = 10_000;
const GRACE_MS = 300;
const CANCELED_BUDGET_MS = { least: 700, most: 4_000, answers: 12 };
function startJob(request, ports) {
const { clock, random, signal, log } = ports;
const started = clock.now();
const deadline = request.deadline - (0,_model_job_time_js_5_ .t4)(request.timeoutMs);
const elapsedMs = () => clock.now() - started;
const warned = new Set();
const late = ports.alarms?.in(deadline - started + GRACE_MS);
const stuck = ports.alarms && late
? ports.alarms.any(late, ports.alarms.after(signal, GRACE_MS))
: new AbortController().signal;
const emit = (event) => {
ports.onEvent({ ...event, atMs: elapsedMs() });
};
const archives = keepArchives(ports, emit);
const client = ports.client.with({ signal, deadline });
const overview = (0,_overview_js_2_ .Iw)(request, client.with({ watching: true }), clock);
const superseder = (0,_supersede_js_4_ .tI)(request, { ...ports, overview }, deadline, emit);
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
findUpload: request.knownUploads && (0,_same_upload_js_3_ .oX)(request.knownUploads, client, request.plan.organization),
earlierRun: (0,_runs_of_commit_js_0_ .D)(request, client, clock),
isFrugal: () => request.workspaces.length >= _overview_js_2_ .qz || ports.client.pauseMs() > 0,
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
function keepArchives(ports, emit) {
const packed = new Map();
const done = [];
const packNow = async (root) => {
const archive = await ports.pack(root);
done.push(archive);
if (archive.withheld.some(_hidden_files_js_1_ .aV))
await (0,_hidden_files_js_1_ .yD)();
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
/***/ 5039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
sO: () => ( judgeByRequest),
Hx: () => ( judgeExisting),
DN: () => ( judgeSettled),
gF: () => ( policyWords),
q: () => ( toWorkspaceResult)
});
var errors = __webpack_require__(486);
var resource = __webpack_require__(8235);
var accept_failures = __webpack_require__(5608);
var apply_exceptions = __webpack_require__(963);
var compare = __webpack_require__(663);
var decide = __webpack_require__(5301);
var guard = __webpack_require__(3749);
var from_plan_log = __webpack_require__(6595);
var count_results = __webpack_require__(7895);
;// CONCATENATED MODULE: ./build/src/policy/from-run-events.js
const NOTICED = ['changed_policy_enforcements', 'changed_task_enforcements', 'ignored_policy_sets'];
function noticesOf(events) {
return events
.filter(({ event }) => NOTICED.includes(event.attributes.action))
.flatMap(({ event }) => event.attributes.description || []);
}
function attributeOverrides(results, events) {
const overrides = events
.filter(({ event }) => /overrid/i.test(event.attributes.action))
.map(({ event, actor: by, comment: reason }) => {
return { by, at: event.attributes['created-at'] ?? undefined, reason };
});
return results.map((result) => {
const isApprovedHere = result.system === 'guard' || result.system === 'own-policies';
if (result.status !== 'overridden' || isApprovedHere)
return result;
const event = pick(overrides, result.override?.at);
return event === undefined ? result : { ...result, override: { ...event, ...result.override } };
});
}
const TOGETHER_MS = 10_000;
function pick(overrides, at) {
if (overrides.length === 1)
return overrides[0];
const then = Date.parse(at ?? '');
const near = overrides.filter((override) => Math.abs(Date.parse(override.at ?? '') - then) <= TOGETHER_MS);
return near.length === 1 ? near[0] : undefined;
}
var policy_observed = __webpack_require__(1894);
var plan_limits = __webpack_require__(1322);
var run_options = __webpack_require__(9138);
var reading = __webpack_require__(988);
var systems_systems = __webpack_require__(2937);
var model_status = __webpack_require__(2373);
var existing_failures = __webpack_require__(6747);
var planned_values = __webpack_require__(453);
var compare_with_current = __webpack_require__(551);
var fetch_plan_json = __webpack_require__(6736);
var read_policies = __webpack_require__(1056);
;// CONCATENATED MODULE: ./build/src/gate/existing-failures.js
async function readExisting(readings, { plan, findOther }, ports) {
const addresses = readings
.flatMap(({ results }) => results)
.filter((result) => result.level === 'advisory' && (0,accept_failures.B6)(result))
.flatMap((result) => (0,accept_failures.F6)(result).flatMap((line) => line.addresses));
if (addresses.length === 0)
return undefined;
try {
const planned = await readValues(plan.id, new Set(addresses), ports);
const { run: other, planId } = await findOther();
const before = new Set(addresses.map((address) => (0,existing_failures.QF)(address, planned)));
const [observed, otherPlanned] = await Promise.all([
(0,read_policies.h9)(other, true, ports),
readValues(planId, before, ports),
]);
const systems = (0,policy_observed.o)(other, observed);
if (systems.some(({ how, reading }) => 'doubt' in how || reading.doubts.length > 0)) {
throw new Error(`not all results of its run ${other.id} could be read`);
}
const results = systems.flatMap(({ reading }) => reading.results);
return { existing: (0,existing_failures.L_)(planned, { results, planned: otherPlanned }) };
}
catch (error) {
if (ports.signal.aborted)
throw error;
return { notice: (0,existing_failures.U5)(error) };
}
}
async function readValues(planId, addresses, ports) {
const json = await (0,fetch_plan_json.y)(planId, false, ports);
const planned = json && (0,planned_values.a)(json, addresses);
if (planned === undefined)
throw new Error(`the JSON of plan ${planId} could not be read`);
return planned;
}
function otherRunOf(workspace, job) {
if (!job.policy.onlyNew)
return undefined;
return async () => {
const { workspaceId, current } = workspace;
const run = current?.versionId === undefined
? undefined
: await (0,compare_with_current.G)(workspaceId, current, job.client);
if (run === undefined) {
throw new Error('no finished run planned all of the present configuration of the workspace');
}
const planId = (0,resource.Dl)(run, 'plan');
if (planId === undefined)
throw new Error(`its run ${run.id} names no plan`);
return { run, planId };
};
}
var find_workspace = __webpack_require__(7170);
var connection = __webpack_require__(8285);
var read_changes = __webpack_require__(6617);
var gate_job = __webpack_require__(4466);
var judge_by_own = __webpack_require__(9003);
var watch = __webpack_require__(94);
;// CONCATENATED MODULE: ./build/src/gate/judge.js
const LOG_BYTES = 256 * 1024;
async function judgeSettled(settled, job, sparesEvents = false) {
const findOther = otherRunOf(settled, job);
const judged = await judgeByRequest(settled, job, { findOther, sparesEvents });
return toWorkspaceResult(judged, settled, job);
}
async function judgeExisting(workspace, { run, versionId, uncompared }, job) {
const { name } = workspace;
const runUrl = (0,gate_job.Q)(name, run.id, job);
const runSeen = { id: run.id, url: runUrl, status: run.attributes.status };
const askedAt = job.clock.now();
const started = { ...workspace, versionId, run, askedAt, runSeen, uncompared };
job.reach(started);
job.emit({ kind: 'run-found', workspace: name, runId: run.id, runUrl });
return await judgeSettled(await (0,watch.wB)(started, job), job);
}
async function judgeByRequest(settled, job, extras = {}) {
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
rules: rules && { ...rules, released: await rules.released?.(id) },
own,
...extras,
});
}
function toWorkspaceResult(judged, settled, job) {
const facts = (0,find_workspace.ng)(settled);
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
const readEvents = () => (0,read_policies.extra)(ports, [], (client) => client.runs.events(run.id));
const [whole, earlyEvents] = await Promise.all([
readEvidence(watched, requirements, ports, extras),
extras.sparesEvents ? undefined : readEvents(),
]);
const { evidence, acceptNotices, ...shown } = whole;
const { guard: guarded, systems } = evidence;
const { results, runTasks, canOverride } = (0,reading.h1)([
...systems.map(({ reading }) => reading),
...(guarded ? [guarded] : []),
]);
const limits = 'answer' in evidence.plan ? (0,plan_limits.PR)(evidence.plan.answer.attributes) : [];
const verdict = (0,decide.LD)(evidence);
const events = earlyEvents ?? (verdict.word === 'passed' ? [] : await readEvents());
return {
verdict,
results: attributeOverrides(results, events),
runTasks,
canOverride,
...shown,
cost: costEstimate && summarizeCost(costEstimate.attributes),
timestamps: watched.run.attributes['status-timestamps'] ?? undefined,
notices: limits.concat(noticesOf(events), acceptNotices),
};
}
async function readEvidence({ run, workspace, ...watched }, requirements, ports, { plannedCommit, rules, own, findOther } = {}) {
const stages = (watched.taskStages ?? []).map(({ attributes }) => attributes);
const { mode, allowPartial, options } = requirements;
const rests = (0,model_status.Il)(mode, run.attributes.status) === 'person' || (0,model_status.iD)(stages);
const plan = await readPlan({ run, ...watched }, ports);
const planAnswer = 'answer' in plan ? plan.answer : undefined;
const observing = (0,read_policies.h9)(run, rests, ports).then((observed) => (0,policy_observed.o)(run, observed));
const planned = { run, plan: planAnswer, workspace };
const judging = own &&
observing.then((of) => (0,judge_by_own.v)(own, { ...planned, requirements, of, findOther }, ports));
const reading = Promise.resolve(judging).then((judged) => planAnswer && (0,read_changes.S)(planAnswer, ports, { rules, json: judged?.json }));
const [systems, judged, diagnostics, changes] = await Promise.all([
observing,
judging,
planAnswer && readDiagnostics(planAnswer, ports),
reading,
]);
const { accepted, notices } = await accept(systems, { planAnswer, findOther }, judged === undefined ? requirements : apartFrom(judged.evidence, requirements), ports);
const isPart = planAnswer !== undefined && (0,plan_limits.y3)(planAnswer.attributes);
const partial = allowPartial === true && (isPart || (0,run_options.Rx)(options ?? {}).length > 0);
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
guard: rules && planAnswer && (0,guard.a)({ ...rules, partial }, planAnswer.attributes, changes),
};
const acceptNotices = notices.concat(judged?.notices ?? []);
return {
evidence,
acceptNotices,
plan: planAnswer && (0,read_changes.P)(planAnswer),
changes,
diagnostics: diagnostics ?? [],
};
}
async function readDiagnostics(plan, ports) {
const { status, 'log-read-url': url } = plan.attributes;
const hasFailed = (0,model_status.I)(model_status.Ac, status) === 'bad';
if (!hasFailed && (status !== 'finished' || url === undefined))
return [];
const log = await (0,read_policies.extra)(ports, '', (client) => client.runs.planLog(plan, LOG_BYTES));
return (0,from_plan_log.i)(log).filter(({ severity }) => hasFailed || severity === 'warning');
}
function apartFrom({ reading: { results } }, requirements) {
const { exceptions } = requirements;
const names = new Set(results.map(({ policy }) => policy));
const entries = exceptions?.entries.filter(({ policy }) => !names.has(policy));
return { ...requirements, exceptions: exceptions && { ...exceptions, entries: entries ?? [] } };
}
async function accept(systems, { planAnswer, findOther }, requirements, ports) {
const { exceptions, workspace } = requirements;
const change = (of, changed) => of.map((system) => ({ ...system, reading: changed(system.reading) }));
const without = (of, acceptedIn) => change(of, (reading) => (0,accept_failures.Cd)(reading, acceptedIn));
const left = exceptions ? without(systems, (0,apply_exceptions.OT)(workspace.name, exceptions)) : systems;
if (findOther === undefined || planAnswer === undefined)
return { accepted: left, notices: [] };
const readings = left.map(({ reading }) => reading);
const found = await readExisting(readings, { plan: planAnswer, findOther }, ports);
if (found === undefined || 'notice' in found) {
return { accepted: left, notices: found === undefined ? [] : [found.notice] };
}
return { accepted: without(left, found.existing), notices: [] };
}
async function readPlannedCommit({ versionId, terraformVersion }, { client, versionControl }) {
if (versionControl === undefined)
return undefined;
const { change } = versionControl;
return { change, terraformVersion, ingress: await (0,connection.Q1)(versionId, client) };
}
async function readPlan({ run, plan }, { client }) {
if (plan !== undefined)
return { answer: plan };
const id = (0,resource.Dl)(run, 'plan');
if (id === undefined)
return { doubt: `Run ${run.id} does not name its plan.` };
try {
return { answer: await client.runs.plan(id) };
}
catch (error) {
if (!(error instanceof errors._) || error.code === 'aborted')
throw error;
return { doubt: error.message };
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
const systems = [...systems_systems.W, { name: 'guard', title: 'guard' }];
return systems.flatMap(({ name, title }) => {
const ofSystem = results.filter((result) => result.system === name);
if (ofSystem.length === 0)
return [];
const policies = new Set(ofSystem.map(compare.TN)).size;
const counts = (0,count_results.a)(ofSystem);
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
/***/ 1056:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
TC: () => ( readerOf),
extra: () => ( extra),
h9: () => ( readPolicies)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _policy_systems_systems_js_2_ = __webpack_require__(2937);
const CATCH_UP_MS = 10_000;
const EXTRA_BUDGET_MS = 20_000;
async function readPolicies(run, rests, ports, systems = _policy_systems_systems_js_2_ .P) {
const { clock, signal, deadline } = ports;
const until = rests ? clock.now() : Math.min(deadline, clock.now() + CATCH_UP_MS);
let lists = await readLists(ports, run, systems);
const lags = ({ system, items }) => items.some((item) => system.lags(item));
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
/***/ }),
/***/ 426:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Vt: () => ( MOST_AGE_MS),
oX: () => ( uploadsBy),
tn: () => ( wasAppliedSince)
});
var _failure_of_js_0_ = __webpack_require__(6281);
function uploadsBy(known, client, organization) {
let policySets;
const readPolicySets = () => (policySets ??= told(async () => {
const sets = await client.workspaces.policySets(organization).all();
return sets.map(({ id, attributes, relationships }) => [id, attributes, relationships]);
}));
return async (packed) => {
const { workspaceId, workingDirectory, terraformVersion, current, archive } = packed;
if (current.stateId === undefined)
return undefined;
const [sets, variables] = await Promise.all([
readPolicySets(),
told(async () => {
const all = await client.workspaces.variables(workspaceId).all();
return all.map(({ id, attributes }) => [id, attributes]);
}),
]);
const versions = [workingDirectory, terraformVersion ?? NOT_TOLD, current.stateId];
const conditions = JSON.stringify([...versions, variables, sets]);
const upload = { service: client.origin, workspaceId, sha256: archive.sha256, conditions };
const records = await known.records();
return { upload, record: records.find((each) => known.isOf(upload, each)) };
};
}
const NOT_TOLD = 'unknown';
async function told(list) {
try {
const items = (await list()).map((item) => JSON.stringify(item));
return JSON.stringify(items.sort());
}
catch (error) {
if (!(0,_failure_of_js_0_ .vu)(error))
throw error;
return NOT_TOLD;
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
/***/ 963:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
OT: () => ( exceptedIn),
R$: () => ( fitsPolicy),
RH: () => ( fitsAddress),
TP: () => ( excepted),
W1: () => ( isNamedInText),
we: () => ( exceptionsFor)
});
var _address_patterns_js_0_ = __webpack_require__(9486);
var _systems_policy_checks_js_1_ = __webpack_require__(2941);
var _read_exceptions_js_2_ = __webpack_require__(565);
function exceptedIn(workspace, { entries, today }) {
const acceptances = entries
.filter((entry) => (0,_read_exceptions_js_2_ .H)(entry, today) >= 0)
.map((entry) => ({ entry, acceptance: excepted(entry) }));
return (result) => {
const fitting = acceptances.filter(({ entry }) => fitsPolicy(entry, result, workspace));
const whole = fitting.find(({ entry }) => entry.address === undefined);
if (whole !== undefined || fitting.length === 0)
return whole?.acceptance;
return (address) => fitting.find(({ entry }) => fitsAddress(entry, address))?.acceptance;
};
}
function excepted({ until, owner, reason }) {
return { status: 'excepted', excepted: { until, owner, reason } };
}
function exceptionsFor(result, workspace, entries) {
if (result.status === 'passed')
return [];
return entries.filter((entry) => fitsPolicy(entry, result, workspace) &&
(entry.address === undefined ||
result.resources.some(({ address }) => fitsAddress(entry, address))));
}
function fitsAddress({ address: pattern }, address) {
return pattern !== undefined && (0,_address_patterns_js_0_ .XP)(pattern, address);
}
function isNamedInText(entry, result) {
const { status, resources, printedFor = [] } = result;
if (status !== 'failed' || entry.address === undefined)
return false;
const fits = (address) => fitsAddress(entry, address);
return resources.some(({ address }) => fits(address)) && !printedFor.flat().some(fits);
}
function fitsPolicy(entry, { policy, policySet, system }, workspace) {
const names = system === 'own-policies' ? [policy, `${policySet}/${policy}`] : [policy];
const isNamed = names.includes(entry.policy) && policy !== _systems_policy_checks_js_1_ .rY && system !== 'guard';
return isNamed && (0,_address_patterns_js_0_ .kt)(entry.workspace, workspace);
}
/***/ }),
/***/ 6595:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
i: () => ( fromPlanLog)
});
var _reading_js_0_ = __webpack_require__(988);
var _model_parse_js_1_ = __webpack_require__(2340);
const MOST = 100;
const LONGEST = 4_000;
function fromPlanLog(log) {
const all = log.split('\n').flatMap((line) => fromLine(line.slice(0, LONGEST * 4)));
const distinct = new Map(all.map((each) => [JSON.stringify(each), each]));
return [...distinct.values()].slice(0, MOST);
}
function fromLine(line) {
const { severity, range, ...texts } = (0,_model_parse_js_1_ .Pf)((0,_model_parse_js_1_ .Pf)((0,_model_parse_js_1_ .qF)(line))['diagnostic']);
const summary = asText(texts['summary']);
if ((severity !== 'error' && severity !== 'warning') || summary === undefined)
return [];
const { start, filename } = (0,_model_parse_js_1_ .Pf)(range);
return [
{
severity,
summary: summary.slice(0, LONGEST),
detail: asText(texts['detail'])?.slice(0, LONGEST),
address: asText(texts['address']),
file: asText(filename),
line: (0,_reading_js_0_ .Wg)((0,_model_parse_js_1_ .Pf)(start)['line']) || undefined,
},
];
}
function asText(value) {
return typeof value === 'string' && value !== '' ? value : undefined;
}
/***/ }),
/***/ 453:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( valuesIn)
});
var _model_parse_js_1_ = __webpack_require__(2340);
var _model_plan_marks_js_2_ = __webpack_require__(4263);
var _planned_changes_js_0_ = __webpack_require__(9166);
function valuesIn(plan, addresses) {
const changes = plan.exactChanges();
if (!Array.isArray(changes) || plan.isErrored || plan.repeated().length > 0)
return undefined;
const values = new Map();
const movedFrom = new Map();
for (const entry of changes) {
const { address: named, previous_address: previous, change } = (0,_model_parse_js_1_ .Pf)(entry);
const address = (0,_planned_changes_js_0_ .tf)(named);
if (address === undefined)
return undefined;
if (!addresses.has(address))
continue;
const from = (0,_planned_changes_js_0_ .tf)(previous);
if (from !== undefined)
movedFrom.set(address, from);
values.set(address, values.has(address) ? undefined : valuesAfter(change));
}
const known = Array.from(values).flatMap(([address, value]) => value === undefined ? [] : [[address, value]]);
return { values: new Map(known), movedFrom };
}
function valuesAfter(change) {
const { after, after_unknown: unknown, after_sensitive: sensitive } = (0,_model_parse_js_1_ .Pf)(change);
if (typeof after !== 'object' || after === null)
return undefined;
if (unknown === undefined || sensitive === undefined || (0,_model_plan_marks_js_2_ .r)(sensitive))
return undefined;
return JSON.stringify([after, unknown]);
}
/***/ })
};
