export const id = 7786;
export const ids = [7786];
export const modules = {
/***/ 77786:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$b: () => ( fromPackedRoot),
IP: () => ( describePolicyResults),
JU: () => ( watchAndJudgeExisting),
dR: () => ( judgeRunForJob),
ks: () => ( judgeSettledRun),
q: () => ( toWorkspaceResult)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _client_wire_resource_js_1_ = __webpack_require__(78235);
var _policy_accept_failures_js_2_ = __webpack_require__(65608);
var _policy_exceptions_js_3_ = __webpack_require__(29272);
var _policy_compare_js_4_ = __webpack_require__(80663);
var _policy_decide_js_5_ = __webpack_require__(31625);
var _policy_guard_js_6_ = __webpack_require__(53749);
var _plan_program_log_js_20_ = __webpack_require__(506);
var _policy_count_results_js_21_ = __webpack_require__(50276);
var _policy_observed_js_7_ = __webpack_require__(51894);
var _policy_run_differences_js_8_ = __webpack_require__(22484);
var _policy_reading_js_9_ = __webpack_require__(10988);
var _policy_systems_systems_js_10_ = __webpack_require__(82937);
var _model_status_js_11_ = __webpack_require__(62373);
var _compare_with_current_js_12_ = __webpack_require__(551);
var _find_workspace_js_13_ = __webpack_require__(87170);
var _result_js_14_ = __webpack_require__(32940);
var _read_changes_js_15_ = __webpack_require__(76617);
var _job_js_16_ = __webpack_require__(44466);
var _judge_by_own_js_17_ = __webpack_require__(29225);
var _read_policies_js_18_ = __webpack_require__(11056);
var _run_js_19_ = __webpack_require__(69268);
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
};
