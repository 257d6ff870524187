export const id = 6605;
export const ids = [6605];
export const modules = {
/***/ 2285:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
combinesInstead: () => ( combinesInstead),
workspacesOfGroups: () => ( workspacesOfGroups)
});
var promises_ = __webpack_require__(3836);
var external_node_path_ = __webpack_require__(6760);
var client_client = __webpack_require__(2313);
var dist = __webpack_require__(7934);
var other_groups = __webpack_require__(5830);
var model_status = __webpack_require__(2373);
var end_run = __webpack_require__(7832);
var failure_of = __webpack_require__(6281);
var find_workspace = __webpack_require__(7170);
var supersede = __webpack_require__(8045);
;// CONCATENATED MODULE: ./build/src/gate/group-claims.js
const REPORT_CLAIMS = {
isOnly: ({ group: { group } }, _, ofGroup) => ofGroup.length > 1
? `Group ${group} has ${ofGroup.length} reports (${ofGroup.map(({ name }) => name).join(', ')}): Plangate cannot determine which one is its own.`
: undefined,
isOfCommit: ({ group: { group }, commit }, report) => {
if (commit !== undefined && report.commit === commit)
return undefined;
const of = report.commit === undefined ? 'no commit' : `the commit ${report.commit.slice(0, 40)}`;
return `The report of group ${group} is of ${of}, and this job is of ${commit ?? 'none that it knows'}.`;
},
isOfWorkspaces: ({ group: { group, workspaces } }, report) => {
const named = report.workspaces.map(({ name }) => name).sort();
return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
? undefined
: `The report of group ${group} is not about the workspaces of that group.`;
},
};
function findReportBy(claims) {
return (search) => {
const { group } = search.group;
const ofGroup = search.reports.filter((report) => report.group === group);
const [report] = ofGroup;
if (report === undefined) {
const why = `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
return { why };
}
for (const isSo of Object.values(claims)) {
const why = isSo(search, report, ofGroup);
if (why !== undefined)
return { why };
}
return { report };
};
}
const RUN_CLAIMS = {
isOfGroup: ({ id, group, message }) => (0,supersede.WP)(message, group) ? undefined : `Run ${id} is not one that group ${group} started.`,
isOfChange({ id, change, message }) {
const of = (0,supersede.hS)(message);
if (!(0,supersede._d)(of, change))
return undefined;
return `Run ${id} was started for ${of}, and this job is about ${change}.`;
},
isOver: ({ id, status, mode, stages, words, rests }) => rests || (0,model_status.Is)(mode, status, stages) ? undefined : `Run ${id} is not over: ${words}.`,
};
function refuseRunBy(claims) {
return (run) => {
for (const [claim, isSo] of Object.entries(claims)) {
const why = isSo(run);
if (why !== undefined)
return { claim, why };
}
return undefined;
};
}
var in_lanes = __webpack_require__(1476);
var gate_job = __webpack_require__(4466);
var judge = __webpack_require__(5039);
var overview = __webpack_require__(5030);
var watch = __webpack_require__(94);
;// CONCATENATED MODULE: ./build/src/gate/combine-groups.js
const findReport = findReportBy(REPORT_CLAIMS);
const refuseRun = refuseRunBy(RUN_CLAIMS);
const LANES = 40;
async function combineGroups(reported, request, ports) {
const { groups, reports, commit } = reported;
const pack = () => Promise.reject(new Error('nothing is packed where groups are combined'));
const names = groups.flatMap(({ workspaces }) => workspaces);
const plan = { ...request.plan, cancelSuperseded: false };
const job = (0,gate_job._)({ ...request, plan }, { ...ports, pack });
try {
const listed = await (0,overview.FF)(job.client, plan.organization, names);
const judging = groups.flatMap((group) => {
const found = findReport({ group, reports, commit });
return group.workspaces.map((name) => async () => {
const result = await judgeOrSayWhy({ name, group, found, listed: listed.get(name) }, job);
job.emit({ kind: 'workspace-decided', result });
return result;
});
});
const workspaces = await (0,in_lanes.L)(judging, LANES);
const stranger = reports.find(({ group }) => groups.every((each) => each.group !== group));
if (stranger !== undefined) {
const { name, group } = stranger;
const of = group === undefined ? 'no group' : `the group ${group.slice(0, 40)}`;
const why = `The report ${name} is of ${of}, which the matrix does not have.`;
workspaces.push(undecided(other_groups.g, why));
}
const verdict = (0,end_run.Vj)(workspaces, request.policy);
return { verdict, workspaces, archives: [], durationMs: job.elapsedMs() };
}
finally {
await job.close();
}
}
async function judgeOrSayWhy(asked, job) {
const { name, found } = asked;
const { group } = asked.group;
if ('why' in found)
return { ...undecided(name, found.why), missedBy: group };
const reported = found.report.workspaces.find((each) => each.name === name);
try {
return await readAndJudge(asked, reported, job);
}
catch (error) {
const { kind, message } = (0,failure_of.g5)(error, job.ended());
return { ...undecided(name, message, kind), missedBy: reported?.runId ? undefined : group };
}
}
async function readAndJudge({ name, group: { group }, listed }, { runId, configurationVersionId: versionId } = {}, job) {
job.signal.throwIfAborted();
const { client, plan } = job;
if (runId === undefined || versionId === undefined) {
throw new failure_of.K$('service', `Group ${group} started no run for it: its job says why.`);
}
const [watched, workspace] = await Promise.all([
client.runs.show(runId, { include: watch.tC }),
listed ?? client.workspaces.showByName(plan.organization, name),
]);
const { run, taskStages = [] } = watched;
const { status, message } = run.attributes;
const stages = taskStages.map(({ attributes }) => attributes);
const { mode } = plan;
const refused = refuseRun({
id: runId,
group,
change: job.changeRequest,
status,
message,
mode,
stages,
rests: (0,model_status.sV)(mode, run),
words: (0,model_status.$W)(run),
});
if (refused !== undefined) {
throw new failure_of.K$(refused.claim === 'isOver' ? 'timeout' : 'service', refused.why);
}
const working = (0,find_workspace.bq)(workspace.attributes['working-directory']);
const workingDirectory = 'path' in working ? working.path : '';
const directory = job.workspaces.find((each) => each.name === name)?.directory;
const settled = {
name,
workspaceId: workspace.id,
workingDirectory,
root: directory === undefined ? undefined : (0,find_workspace.SS)(directory, workingDirectory),
current: (0,find_workspace.$c)(workspace),
notices: [],
mayHaveRun: true,
versionId,
runSeen: { id: runId, url: (0,gate_job.Q)(name, runId, job), status },
watched,
durationMs: (0,watch.sW)(run),
};
return await (0,judge.DN)(settled, job, true);
}
function undecided(workspace, message, kind = 'service') {
return (0,end_run.sH)({ workspace, failure: { kind, message } });
}
var judging_options = __webpack_require__(6241);
var read_regular = __webpack_require__(3962);
var ended_by = __webpack_require__(7953);
var job_time = __webpack_require__(1680);
var parse = __webpack_require__(2340);
var workspace_selectors = __webpack_require__(589);
;// CONCATENATED MODULE: ./build/src/check/combine-here.js
function workspacesOfGroups(groups) {
return (0,workspace_selectors.TZ)(groups.flatMap(({ selectors = [] }) => selectors)) || 'none';
}
function combinesInstead({ groups, from }) {
return async (request, ports, secrets) => {
const { context, workingDirectory } = request;
const { service, plan, job } = request.settings;
const deadline = ports.endsAt - (0,job_time.L5)(job.timeoutMs);
const client = (0,client_client.U)({ ...service, ...ports, deadline, secrets, discovers: true });
const workspaces = plan.workspaces.flatMap((selector) => {
if (selector.kind !== 'name')
return [];
const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? plan.directory);
return [{ name: selector.name, directory }];
});
const asked = { ...(0,judging_options.cY)(request, deadline), workspaces, message: '' };
const commit = context.commit?.sha;
const reports = await (0,ended_by.m)(ports.over, readReports(from));
return await combineGroups({ groups, reports, commit }, asked, { ...ports, client });
};
}
const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = dist._H3({
tool: dist._H3({ name: dist.euz('plangate') }),
group: dist.lqM(dist.YjP()),
commit: dist.lqM(dist._H3({ sha: dist.YjP() })),
workspaces: dist.YOg(dist._H3({
name: dist.YjP(),
runId: dist.lqM(dist.YjP()),
configurationVersionId: dist.lqM(dist.YjP()),
})),
});
async function readReports(directory) {
const entries = await (0,promises_.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => []);
const files = entries
.filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
.map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name))
.sort();
const reports = [];
for (const file of files) {
const text = await (0,read_regular.VX)(file, MOST_BYTES).catch(() => '');
const parsed = dist.xLC(reportSchema, (0,parse.qF)(text));
if (!parsed.success)
continue;
const { group, commit, workspaces } = parsed.output;
const name = (0,external_node_path_.relative)(directory, file);
reports.push({ name, group, commit: commit?.sha, workspaces });
}
return reports;
}
/***/ }),
/***/ 7832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DY: () => ( notStarted),
Vj: () => ( verdictOf),
gZ: () => ( finishAfterKill),
nP: () => ( keepOrDiscard),
sH: () => ( unjudgedWorkspace),
unjudged: () => ( unjudged),
xe: () => ( judgeOrGiveUp)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _policy_decide_js_1_ = __webpack_require__(5301);
var _model_verdict_js_2_ = __webpack_require__(3538);
var _model_status_js_3_ = __webpack_require__(2373);
var _trust_audit_js_7_ = __webpack_require__(9239);
var _failure_of_js_4_ = __webpack_require__(6281);
var _find_workspace_js_5_ = __webpack_require__(7170);
var _model_ended_by_js_6_ = __webpack_require__(7953);
var _model_error_message_js_8_ = __webpack_require__(4271);
async function notStarted(looked, job) {
if (!(0,_find_workspace_js_5_ .i_)(looked))
return await giveUp(looked, looked.error, job);
const message = 'Nothing was started for this workspace, because another one cannot be gated.';
return { ...(0,_find_workspace_js_5_ .ng)(looked), verdict: (0,_policy_decide_js_1_ .Zh)({ kind: 'skipped', message }) };
}
async function judgeOrGiveUp(workspace, job, steps) {
let reached = workspace;
const reach = (now) => {
reached = now;
};
try {
return await (0,_model_ended_by_js_6_ .m)(job.stuck, steps({ ...job, reach }));
}
catch (error) {
return await giveUp(reached, error, job);
}
}
async function giveUp(looked, error, job) {
const result = (0,_find_workspace_js_5_ .ng)(looked);
const failure = (0,_failure_of_js_4_ .g5)(error, job.ended());
const errored = error instanceof _failure_of_js_4_ .K$ && error.errored;
const undecided = { ...result, verdict: (0,_policy_decide_js_1_ .Zh)({ ...failure, errored }), failure };
if (!(0,_find_workspace_js_5_ .i_)(looked) || !looked.mayHaveRun)
return undecided;
const why = failure.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
const { ended, left } = await endTheRun(looked, why, job);
const words = left.leftover === undefined ? endingWords(ended, result.runUrl) : undefined;
const { runId = result.runId, status: runStatus = result.runStatus } = ended;
const notices = words === undefined ? result.notices : [...result.notices, words];
return { ...undecided, ...left, runId, runStatus, notices };
}
async function keepOrDiscard(result, settled, job) {
const { mode, onFailure } = job.plan;
if (mode !== 'provisional')
return result;
const { word } = result.verdict;
if ((0,_model_verdict_js_2_ .gf)(word, job.policy.failOn)) {
const { status, actions } = settled.watched.run.attributes;
const confirmable = status === 'planned_and_saved' || actions?.['is-confirmable'] === true;
return { ...result, confirmable };
}
if (onFailure === 'keep' || word === 'needs-override')
return result;
const why = 'the gate did not pass';
const { ended, left } = await endTheRun(settled, why, job);
return { ...result, runStatus: ended.status ?? result.runStatus, ...left };
}
async function endTheRun({ name: workspace, workspaceId, versionId, runSeen: run }, why, job) {
if (versionId === undefined)
return { ended: { outcome: 'none' }, left: {} };
if (run !== undefined)
job.emit({ kind: 'canceling', workspace, runId: run.id, why });
const { mode } = job.plan;
const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...job.ending(), clock: job.clock, comment: `Plangate: ${why}.` });
const leftover = leftoverOf(ended, mode, run?.url);
if (leftover !== undefined)
job.warn(leftover);
return { ended, left: { leftover, ...(0,_trust_audit_js_7_ .D)(ended, why, job.clock.date()) } };
}
function endingWords(ended, runUrl) {
const run = `Run ${ended.runId ?? ''}`;
const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
switch (ended.outcome) {
case 'none':
case 'over':
return undefined;
case 'left':
return `${run} is "${ended.status ?? ''}": it is being applied, so it was kept.${see}`;
case 'ended':
return `${run} was ${ended.status === 'discarded' ? 'discarded' : 'canceled'}, because no job waits for it any more.`;
case 'unknown':
return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status ?? ''}".`}${see}`;
}
}
function unjudged(results, durationMs = 0) {
const workspaces = results.map(unjudgedWorkspace);
return { verdict: verdictOf(workspaces), workspaces, archives: [], durationMs };
}
function verdictOf(workspaces, { requirePolicies } = { requirePolicies: true }) {
const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
return named.length > 0 ? (0,_policy_decide_js_1_ .kg)(named) : (0,_policy_decide_js_1_.decideUnaffected)(requirePolicies);
}
function unjudgedWorkspace(one) {
return {
...(0,_find_workspace_js_5_ .ng)({ name: one.workspace }),
verdict: (0,_policy_decide_js_1_ .Zh)(one.failure),
...one,
};
}
async function endRun(target, ports) {
let runId = target.runId;
let status;
try {
runId ??= (await findRunToEnd(target, ports))?.id;
if (runId === undefined)
return { outcome: 'none' };
if (target.mode === 'provisional') {
({ status } = (await ports.client.runs.show(runId)).run.attributes);
if ((0,_model_status_js_3_ .Il)(target.mode, status) === 'foreign')
return { runId, outcome: 'left', status };
}
await cancelOrDiscard(runId, ports);
return { runId, ...(await awaitEnd(runId, ports)) };
}
catch (error) {
const refused = (0,_failure_of_js_4_ .vu)(error) || undefined;
return { runId, outcome: 'unknown', status, trouble: (0,_model_error_message_js_8_ .g)(error), refused };
}
}
function leftoverOf({ runId, outcome, status, trouble, refused }, mode, runUrl) {
const run = `Run ${runId ?? ''}${runUrl === undefined ? '' : ` (${runUrl})`}`;
if (mode === 'speculative') {
return outcome === 'unknown' && refused === true && runId !== undefined
? `${run} goes on, because the service refused to end it. ${NEEDS} It is speculative, so nothing of it can be applied.`
: undefined;
}
if (outcome === 'left' || status === 'applied') {
return `${run} was not discarded, because it is "${status}": its plan is applied although the gate did not pass. Check the run.`;
}
if (outcome !== 'unknown')
return undefined;
const why = trouble ?? `it was last seen as "${status}".`;
if (runId === undefined) {
return `There may be a run of this check that can be applied although the gate did not pass: ${why} Check the runs of the workspace.`;
}
return refused === true
? `${run} can still be applied although the gate did not pass: the service refused to end it. ${NEEDS} Discard it by hand, and give the team of the token that permission.`
: `${run} could not be ended: ${why} It may be one that can be applied although the gate did not pass: discard it by hand.`;
}
const NEEDS = 'Canceling and discarding need the permission to apply runs (access level write, or runs: apply).';
async function findRunToEnd({ workspaceId, versionId }, { client, clock, deadline }) {
for (const pauseMs of [500, 1_500, undefined]) {
const run = await client.runs.findByConfigurationVersion(workspaceId, versionId);
if (run !== undefined || pauseMs === undefined)
return run;
if (clock.now() + pauseMs >= deadline)
return undefined;
await clock.sleep(pauseMs);
}
return undefined;
}
async function cancelOrDiscard(runId, ports) {
const { client, comment } = ports;
try {
await client.runs.cancel(runId, comment);
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code !== 'conflict')
throw error;
const { run } = await client.runs.show(runId);
if ((0,_model_status_js_3_ .Ck)(run.attributes.status))
return;
if (run.attributes.actions?.['is-discardable'] !== false) {
await client.runs.discard(runId, comment);
}
}
}
async function awaitEnd(runId, { client, clock, deadline }) {
let discarded = false;
for (let pauseMs = 250;; pauseMs = Math.min(pauseMs * 2, 4_000)) {
const { run } = await client.runs.show(runId);
const { status, actions } = run.attributes;
if ((0,_model_status_js_3_ .Il)('speculative', status) === 'stopped')
return { outcome: 'ended', status };
if ((0,_model_status_js_3_ .Ck)(status))
return { outcome: 'over', status };
if (!discarded && actions?.['is-cancelable'] !== true && actions?.['is-discardable'] === true) {
discarded = true;
await client.runs.discard(runId);
continue;
}
if (clock.now() + pauseMs >= deadline)
return { outcome: 'unknown', status };
await clock.sleep(pauseMs);
}
}
const BUDGET_MS = 60_000;
async function finishAfterKill(job, { client, clock, signal }) {
const deadline = clock.now() + BUDGET_MS;
const scoped = client.with({ signal, deadline });
return await Promise.all(job.runs.map(async ({ workspace, ...run }) => {
const comment = 'The job that waited for this run was killed.';
const ports = { client: scoped, clock, deadline, comment };
const ended = await endRun({ ...run, mode: job.mode }, ports);
return { workspace, ...ended, leftover: leftoverOf(ended, job.mode, undefined) };
}));
}
/***/ }),
/***/ 6281:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
K$: () => ( GateStop),
N3: () => ( noneIfNotFound),
ak: () => ( forgivesFailedLook),
g5: () => ( failureOf),
vu: () => ( isRefusal),
wS: () => ( CANCELED)
});
var _archive_pack_js_0_ = __webpack_require__(847);
var _client_errors_js_1_ = __webpack_require__(486);
var _model_error_message_js_2_ = __webpack_require__(4271);
class GateStop extends Error {
name = 'GateStop';
kind;
errored;
constructor(kind, message, options = {}) {
super(message);
this.kind = kind;
this.errored = options.errored ?? false;
}
}
const CANCELED = 'The check was canceled.';
function failureOf(error, ended) {
const message = (0,_model_error_message_js_2_ .g)(error);
if (ended === 'aborted')
return { kind: 'canceled', message: CANCELED };
if (error instanceof GateStop)
return { kind: error.kind, message };
if (error instanceof _archive_pack_js_0_ .ql)
return { kind: 'archive', message };
if (!(error instanceof _client_errors_js_1_ ._))
return { kind: ended ?? 'archive', message };
return { kind: ended ?? SERVICE_FAILURES[error.code] ?? 'service', message };
}
const SERVICE_FAILURES = {
unauthorized: 'refused',
forbidden: 'refused',
'not-found': 'refused',
'too-large': 'too-large',
local: 'archive',
network: 'network',
timeout: 'network',
tls: 'network',
aborted: 'canceled',
invalid: 'input',
};
function noneIfNotFound(error) {
if (!(error instanceof _client_errors_js_1_ ._) || error.code !== 'not-found')
throw error;
}
function isRefusal(error) {
return (error instanceof _client_errors_js_1_ ._ && (error.code === 'not-found' || error.code === 'forbidden'));
}
function forgivesFailedLook(error, inARow) {
if (!(error instanceof _client_errors_js_1_ ._))
return false;
if (error.code === 'unreadable')
return inARow < 3;
return ['network', 'timeout', 'server-error'].includes(error.code);
}
/***/ }),
/***/ 1476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
L: () => ( inLanes)
});
async function inLanes(tasks, lanes) {
const done = [];
const left = tasks.entries();
const lane = async () => {
for (const [index, task] of left)
done[index] = await task();
};
await Promise.all(Array.from({ length: Math.min(lanes, tasks.length) }, lane));
return done;
}
/***/ }),
/***/ 9753:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N1: () => ( commandAt),
Zd: () => ( commandTo)
});
const DEFAULT_ORIGIN = 'https://app.terraform.io';
function commandTo(command, { serviceOrigin, directory = '.' }) {
const isDefault = serviceOrigin === DEFAULT_ORIGIN && directory === '.';
const hostname = pathWord(serviceOrigin.replace(/^https:\/\//, ''));
return isDefault ? command : `${command} --hostname ${hostname}`;
}
function commandAt(command, service) {
const { directory = '.', caFile, serviceOrigin } = service;
const files = [
directory === '.' ? '' : ` --directory ${pathWord(directory)}`,
caFile === undefined ? '' : ` --ca-file ${pathWord(caFile)}`,
];
return `${commandTo(command, { serviceOrigin })}${files.join('')}`;
}
function pathWord(text) {
const line = text.replace(/\p{Cc}+/gu, ' ');
return quotedWord(line.startsWith('-') ? `./${line}` : line);
}
function quotedWord(text) {
return /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}
/***/ }),
/***/ 9239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( noteDiscard),
S: () => ( signReason)
});
function signReason(reason, { by, job }) {
const signed = [by, job].filter((part) => part !== undefined).join(', ');
return signed === '' ? reason : `${reason} (${signed})`;
}
function noteDiscard(ended, reason, at) {
if (ended.outcome !== 'ended' || ended.status !== 'discarded')
return {};
return { discarded: { at: at.toISOString(), reason } };
}
/***/ })
};
