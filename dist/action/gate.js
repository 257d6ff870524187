export const id = 1879;
export const ids = [1879,6337,7183];
export const modules = {
/***/ 6748:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
gate: () => ( gate)
});
var ended_by = __webpack_require__(7953);
var take_turn = __webpack_require__(4990);
var vouch = __webpack_require__(6325);
var decide = __webpack_require__(8966);
var allowed_sources = __webpack_require__(8262);
var policy_exceptions = __webpack_require__(9272);
var observed = __webpack_require__(1894);
var workspace_selectors = __webpack_require__(589);
var failure_of = __webpack_require__(6281);
var error_message = __webpack_require__(4271);
var result = __webpack_require__(2940);
var gate_source = __webpack_require__(4296);
;// CONCATENATED MODULE: ./build/src/gate/judge-files.js
const AT_ONCE = 4;
async function judgeFilesFirst(found, startsCode, { judging: { sources } }, scope) {
const judged = new Map();
if (sources === undefined)
return judged;
const doubtful = (why) => ({
evidence: (0,allowed_sources.DS)(sources.file, `The files were not judged by ${sources.file}: ${why}.`),
notices: [],
});
const orDoubt = async (judging) => {
try {
return await (0,ended_by.m)(scope.overdue, judging);
}
catch (error) {
return doubtful((0,error_message.g)(error).replace(/\.$/, ''));
}
};
const judgeOne = async (workspace) => {
if ((0,gate_source.t)(workspace))
return;
const { name, root, workingDirectory } = workspace;
if (root === undefined) {
const judgedAs = doubtful('they are not on this machine');
judged.set(name, { judged: judgedAs, addInstalled: async () => undefined });
return;
}
const place = { root, workingDirectory };
const files = {
judged: await orDoubt(sources.judge(place)),
ofPlan: startsCode ? undefined : (plan) => orDoubt(sources.judgePlanned(place, plan)),
async addInstalled(lockFile) {
const installed = await orDoubt(sources.judgeInstalled(place, lockFile));
files.judged = (0,allowed_sources.jC)(files.judged, installed);
},
};
judged.set(name, files);
};
await (0,take_turn.G)(found.map((workspace) => () => judgeOne(workspace)), AT_ONCE);
return judged;
}
function mayNotStart(files, startsCode, { policy: { failOn } }) {
if (files === undefined || !startsCode || failOn === 'never')
return false;
return (0,allowed_sources.bE)(files.judged.evidence);
}
const NOT_STARTED = 'Nothing was planned: the list of allowed sources does not allow what the files would start.';
function resultOfFiles(workspace, { judged: { evidence, notices } }, { request, claims }) {
const { policy, change, judging } = request;
const facts = (0,result.F)(workspace);
const verdict = (0,decide.LD)({
requirements: {
requirePolicies: policy.requirePolicies,
base: change.base,
noPolicies: judging.noPolicies,
judgedBy: [allowed_sources.I.name],
},
gives: { run: false, plannedCommit: false, serviceSystems: false },
plan: { notStarted: NOT_STARTED },
systems: [evidence],
}, claims);
const { results } = evidence.reading;
return { ...facts, verdict, results, notices: [...facts.notices, ...notices] };
}
var judge = __webpack_require__(7786);
var judges_judges = __webpack_require__(3163);
var read_policies = __webpack_require__(1056);
var external_node_events_ = __webpack_require__(8474);
var job_time = __webpack_require__(1680);
;// CONCATENATED MODULE: ./build/src/gate/scope.js
const GRACE_MS = 300;
function openScope({ deadline: jobDeadline, timeoutMs }, ports, asksService) {
const { clock, random, log, alarms, signal: canceled } = ports;
const started = clock.now();
const deadline = asksService ? jobDeadline - (0,job_time.t4)(timeoutMs) : jobDeadline;
const elapsedMs = () => clock.now() - started;
const graceMs = asksService ? GRACE_MS : 0;
const overdue = alarms === undefined
? new AbortController().signal
: alarms.any(alarms.in(deadline - started + graceMs), asksService ? alarms.after(canceled, graceMs) : canceled);
(0,external_node_events_.setMaxListeners)(0, canceled, overdue);
const warned = new Set();
return {
clock,
random,
signal: asksService ? canceled : overdue,
deadline,
overdue,
parsed: ports.parsed,
emit: (event) => ports.onEvent({ ...event, atMs: elapsedMs() }),
debug: (line) => log.debug(line),
info: (line) => log.info(line),
warn(line) {
if (!warned.has(line))
log.warning(line);
warned.add(line);
},
elapsedMs,
endReason: () => (0,failure_of.dL)(deadline, { clock, signal: canceled }),
};
}
;// CONCATENATED MODULE: ./build/src/gate/gate.js
async function gate(source, request, ports, judges = judges_judges.R) {
const scope = openScope(request, ports, source.gives.run);
let workspaces;
try {
workspaces = await (0,ended_by.m)(scope.overdue, source.find(scope));
}
catch (error) {
const failure = (0,failure_of.g5)(error, scope.endReason());
const named = (0,workspace_selectors.Ht)(request.plan);
const failures = named.map((workspace) => ({ workspace, failure }));
return (0,result.unjudgedResult)(failures, scope.elapsedMs());
}
const claims = (0,vouch.UP)(judges.flatMap(({ systems }) => systems));
let judged;
try {
const files = await judgeFilesFirst(workspaces.found, source.startsCode, request, scope);
judged = await judgeAll({ source, workspaces, request, scope, judges, claims, files });
}
finally {
await workspaces.close?.();
}
const { results, unaffected } = judged;
const durationMs = scope.elapsedMs();
return {
verdict: (0,result.V)(results, request),
workspaces: results,
unaffected: unaffected.length > 0 ? unaffected : undefined,
archives: [],
...(await workspaces.describe?.(results)),
durationMs,
};
}
async function judgeAll(check) {
const { source, workspaces, request, scope } = check;
const { found, skipped = [] } = workspaces;
const stopped = (workspace) => mayNotStart(check.files.get(workspace.name), source.startsCode, request);
const cannotBegin = (workspace) => (0,gate_source.t)(workspace) || stopped(workspace);
const mayBegin = !source.startsTogether || !found.some(cannotBegin);
const judging = found.map((workspace) => async () => {
const files = check.files.get(workspace.name);
const isStopped = files !== undefined && !(0,gate_source.t)(workspace) && stopped(workspace);
let result;
if (isStopped)
result = resultOfFiles(workspace, files, check);
else if (mayBegin)
result = await judgeWorkspace(workspace, check);
else
result = explainUnstarted(workspace, scope);
if (result !== undefined)
scope.emit({ kind: 'workspace-decided', result });
return { name: workspace.name, result };
});
const judged = await (0,take_turn.G)(judging, source.mostAtOnce);
const results = judged.flatMap(({ result }) => result ?? []);
const unconcerned = judged.flatMap(({ name, result }) => (result === undefined ? name : []));
return {
results: addExceptionNotices(results, request.judging.exceptions),
unaffected: [...skipped, ...unconcerned],
};
}
function explainUnstarted(workspace, scope) {
if ((0,gate_source.t)(workspace))
return explainUnjudged(workspace, scope);
const text = 'Nothing was started for this workspace, because another one cannot be gated.';
return { ...(0,result.F)(workspace), verdict: (0,decide.Rh)({ text }) };
}
function explainUnjudged({ name, error, missedBy }, scope) {
return { ...failedResult({ name }, error, scope), ...(missedBy !== undefined && { missedBy }) };
}
function failedResult(known, error, { endReason }) {
const failure = (0,failure_of.g5)(error, endReason());
const errored = error instanceof failure_of.K$ && error.errored;
return {
...(0,result.F)(known),
verdict: (0,decide.Rh)({ ...failure, errored }),
failure,
};
}
async function judgeWorkspace(workspace, check) {
const { workspaces, scope } = check;
if ((0,gate_source.t)(workspace))
return explainUnjudged(workspace, scope);
let reached = workspace;
let standing;
const files = check.files.get(workspace.name);
const installed = async (lockFile) => {
await files?.addInstalled(lockFile);
if (mayNotStart(files, check.source.startsCode, check.request))
throw new allowed_sources.qW();
};
const reach = (now) => void (reached = now);
const step = { ...scope, reach, installed: files && installed };
const steps = async () => {
scope.signal.throwIfAborted();
const ready = await workspaces.prepare(workspace, step);
for await (const offer of workspaces.offers(ready, step)) {
try {
const judged = await judgeOffer(offer, check);
const concluding = concludeOffer(offer, judged, scope);
if (offer.orNext === undefined) {
standing = () => concluding.catch(() => concludeOffer(offer, judged, scope));
}
const result = await concluding;
standing = result && (async () => result);
if (result !== undefined)
return (await workspaces.compare?.(result, ready)) ?? result;
}
catch (error) {
if (offer.orNext === undefined)
throw error;
offer.orNext(error);
}
}
return undefined;
};
try {
return await (0,ended_by.m)(scope.overdue, steps());
}
catch (error) {
if (error instanceof allowed_sources.qW && files !== undefined) {
return resultOfFiles(reached, files, check);
}
const isLate = scope.endReason() === 'timeout';
const kept = isLate ? await standing?.().catch(() => undefined) : undefined;
if (kept !== undefined)
return kept;
const cause = isLate ? (workspaces.whyLate?.(workspace.name) ?? error) : error;
const failed = failedResult(reached, cause, scope);
const why = failed.failure?.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
return { ...failed, ...(await workspaces.giveUp?.(reached, why)) };
}
}
async function judgeOffer({ plan, skipsEvents = false }, { source, request, scope, judges, claims, files }) {
const { run } = plan;
const readEvents = async () => run === undefined
? []
: (0,read_policies.dA)(run.ports, [], ({ runs }) => runs.events(run.watched.run.id));
const { judging, change } = request;
const asked = {
judging,
pullRequest: change.pullRequest,
signal: scope.signal,
files: files.get(plan.workspace.name),
};
const [earlyEvents, known, parts, problems] = await Promise.all([
skipsEvents ? undefined : readEvents(),
plan.known(),
(0,judge.t7)(plan, asked, judges),
plan.problems(),
]);
const facts = (0,judge.xS)(plan, known, parts, problems);
const verdict = (0,decide.LD)((0,judge.X1)(plan, { known, parts }, { gives: source.gives, judges }, request), claims);
const events = earlyEvents ?? (verdict.word === 'passed' ? [] : await readEvents());
return {
...facts,
verdict,
results: (0,observed.qc)(facts.results, events),
notices: [...(0,observed.lx)(events), ...facts.notices],
};
}
async function concludeOffer(offer, judged, scope) {
const { facts, status } = offer;
const sayPolicies = () => {
for (const words of (0,judge.IP)(judged.results)) {
scope.emit({ kind: 'progress', workspace: facts.workspace, status, words });
}
};
const isEarlier = offer.orNext !== undefined;
if (!isEarlier)
sayPolicies();
const concluded = (await offer.conclude?.(judged)) ?? {};
if (concluded === 'next')
return undefined;
if (isEarlier)
sayPolicies();
const { notices = [], ...more } = concluded;
return {
...facts,
...judged,
notices: [...facts.notices, ...notices, ...judged.notices],
diagnostics: fromPackedRoot(judged.diagnostics, facts.workingDirectory),
...more,
};
}
function fromPackedRoot(diagnostics, workingDirectory) {
const prefix = workingDirectory === '' ? '' : `${workingDirectory}/`;
return diagnostics.map((diagnostic) => {
const { file } = diagnostic;
return file === undefined ? diagnostic : { ...diagnostic, file: `${prefix}${file}` };
});
}
function addExceptionNotices(workspaces, exceptions) {
if (exceptions === undefined)
return [...workspaces];
const judged = workspaces.filter(({ failure }) => failure === undefined);
const notices = (0,policy_exceptions.j2)(judged, exceptions);
return workspaces.map((result) => {
const added = notices.get(result.workspace) ?? [];
return { ...result, notices: [...result.notices, ...added] };
});
}
/***/ }),
/***/ 7786:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
IP: () => ( describePolicyResults),
X1: () => ( evidenceOf),
t7: () => ( judgePlan),
xS: () => ( factsOf)
});
var _policy_accept_failures_js_0_ = __webpack_require__(5608);
var _policy_compare_js_1_ = __webpack_require__(663);
var _policy_count_results_js_9_ = __webpack_require__(7895);
var _policy_exceptions_js_2_ = __webpack_require__(9272);
var _policy_reading_js_3_ = __webpack_require__(988);
var _policy_systems_own_policies_js_4_ = __webpack_require__(8532);
var _policy_systems_systems_js_5_ = __webpack_require__(9441);
var _judges_judges_js_6_ = __webpack_require__(3163);
var _plan_of_run_js_7_ = __webpack_require__(370);
var _sources_current_run_js_8_ = __webpack_require__(189);
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
/***/ 3163:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( JUDGES),
h: () => ( PLAN_JUDGES)
});
var allowed_sources = __webpack_require__(8262);
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
var given_approvals = __webpack_require__(6972);
var guard = __webpack_require__(3749);
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
var error_message = __webpack_require__(4271);
var own_policies = __webpack_require__(8532);
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
var policy_observed = __webpack_require__(1894);
var systems = __webpack_require__(9441);
var read_policies = __webpack_require__(1056);
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
/***/ 8039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CT: () => ( createdAt),
FG: () => ( MOST_PLAN_AGE_MS),
o1: () => ( UnreadError),
oS: () => ( createListedRuns)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _model_parse_js_2_ = __webpack_require__(2340);
class UnreadError extends Error {
}
const MOST_PLAN_AGE_MS = 24 * 60 * 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
const LIST_BUDGET_MS = 15_000;
function createListedRuns(client, clock, search, query) {
const open = (listing) => createBackwardReader(() => {
const deadline = clock.now() + LIST_BUDGET_MS;
return listing(client.with({ deadline }));
});
const ofOrganization = query && open(({ runs }) => runs.listPlanned(query.organization, query.mode, search));
const readers = new Map();
async function ofWorkspace(workspaceId, sinceMs, text) {
const name = `${workspaceId} ${text}`;
const listing = ({ runs }) => runs.list(workspaceId, text === undefined ? {} : { search: text });
const reader = readers.get(name) ?? open(listing);
readers.set(name, reader);
try {
return ofOnly(workspaceId, await reader(sinceMs));
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
throw new UnreadError(`The runs of the workspace could not be listed: ${error.message}`);
}
}
return {
async since(workspaceId, sinceMs) {
try {
const runs = await ofOrganization?.(sinceMs);
if (runs)
return ofOnly(workspaceId, runs);
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'aborted')
throw error;
}
return ofWorkspace(workspaceId, sinceMs, search);
},
allSince: (workspaceId, sinceMs) => ofWorkspace(workspaceId, sinceMs),
};
}
function ofOnly(workspaceId, runs) {
return runs.filter((run) => (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') === workspaceId);
}
function createBackwardReader(open) {
const read = [];
let pages = 0;
let isAtEnd = false;
let reading = Promise.resolve();
async function readUntil(sinceMs) {
while (!isAtEnd && !(createdAt(read.at(-1)) < sinceMs)) {
if (pages === MOST_PAGES)
throw new UnreadError('The list of runs is too long to be read.');
const { items } = await open().page({ number: pages + 1, size: PAGE_SIZE });
pages += 1;
read.push(...items);
isAtEnd = items.length < PAGE_SIZE;
}
return read;
}
return (sinceMs) => {
const next = reading.catch(() => undefined).then(() => readUntil(sinceMs));
reading = next;
return next;
};
}
function createdAt(run) {
return (0,_model_parse_js_2_ .nR)(run?.attributes['created-at']);
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
function createOverview({ change: { changeRequest }, plan: { organization, mode, group } }, client, clock) {
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
/***/ 4296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
t: () => ( isUnjudged)
});
function isUnjudged(workspace) {
return 'error' in workspace;
}
/***/ }),
};
