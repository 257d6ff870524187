export const id = 476;
export const ids = [476];
export const modules = {
/***/ 476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
finishAction: () => ( finishAction)
});
var node_fs_promises_0_ = __webpack_require__(3836);
var _check_check_request_js_1_ = __webpack_require__(2342);
var _client_client_js_2_ = __webpack_require__(2313);
var _gate_end_run_js_3_ = __webpack_require__(7832);
var _gate_workspace_result_js_4_ = __webpack_require__(7956);
var _model_error_message_js_11_ = __webpack_require__(4271);
var _model_job_secrets_js_5_ = __webpack_require__(2056);
var _model_job_time_js_10_ = __webpack_require__(1680);
var _report_help_js_6_ = __webpack_require__(1805);
var _report_to_view_js_7_ = __webpack_require__(1105);
var _connect_github_js_8_ = __webpack_require__(6435);
var _job_state_js_9_ = __webpack_require__(1299);
async function finishAction(io) {
const plans = io.runner.saved('plans');
if (plans !== '')
await (0,node_fs_promises_0_.rm)(plans, { recursive: true, force: true });
const state = (0,_job_state_js_9_ .U)(io.runner.saved('job'));
const isReported = io.runner.saved('reported') === 'true';
if (state === undefined || (state.runs.length === 0 && isReported))
return 0;
const { ciJob, settings, ports, log } = await (0,_connect_github_js_8_ .I)(io);
try {
const loaded = await settings(ciJob.jobTree);
if ('problems' in loaded || loaded.settings.service.origin !== state.origin) {
const runs = state.runs.map(({ workspace, runId }) => `${workspace} ${runId ?? ''}`.trim());
const warning = `Runs may still be going on: ${runs.join(', ')}.`;
if (runs.length > 0)
log.warning(`${warning} See ${state.origin}.`);
return 0;
}
const { service, plan, job: chosen } = loaded.settings;
const secrets = (0,_check_check_request_js_1_ .F)(loaded.settings, (0,_model_job_secrets_js_5_ .w)(io.environment), log);
const { send } = ports;
const client = (0,_client_client_js_2_ .U)({ ...io, ...service, send, log, secrets, discovers: true });
const ended = await (0,_gate_end_run_js_3_ .gZ)(state, { ...io, client });
reportEnds(ended, log);
if (isReported || loaded.settings.report.comment === 'off')
return 0;
const report = { ...loaded.settings.report, annotate: 'off' };
const deadline = (0,_model_job_time_js_10_ .S2)(Number.POSITIVE_INFINITY, io.clock.now());
const root = io.environment['GITHUB_WORKSPACE'] ?? io.workingDirectory;
const subject = await ciJob.subject({ plan, report, job: chosen }, { directory: root, root, deadline });
if ('refused' in subject || subject.about.pullRequest === undefined)
return 0;
const context = (0,_check_check_request_js_1_ .V)(loaded.settings, subject, io.clock);
if (ended.length === 0) {
const plan = secrets.concealAll({ context, url: context.job?.url, unfinished: true });
const said = subject.announce?.(plan, new AbortController().signal);
await said?.catch((problem) => {
log.warning(`The comment does not say that this job ended early: ${(0,_model_error_message_js_11_ .g)(problem)}`);
});
return 0;
}
const view = secrets.concealAll((0,_report_to_view_js_7_.toReportView)(canceled(ended), context));
const published = await subject.publish?.(view, deadline);
for (const problem of published?.problems ?? [])
log.warning((0,_report_help_js_6_ .il)(problem));
return 0;
}
finally {
await ports.send.close();
}
}
function reportEnds(ended, log) {
for (const { workspace, runId = 'no run', outcome, status, trouble, leftover } of ended) {
const word = status === undefined ? '' : ` (${status})`;
const sentence = `${workspace}: ${runId} ${WORDS[outcome]}${word}`;
if (leftover !== undefined)
log.warning(`${workspace}: ${leftover}`);
else if (outcome === 'unknown')
log.warning(`${sentence}. ${trouble ?? ''}`);
else
log.info(sentence);
}
}
const WORDS = {
none: 'was started',
over: 'is over',
ended: 'was ended',
left: 'was kept, because it is being applied',
unknown: 'may still be going on',
};
function canceled(ended) {
const message = 'The job was killed before this run was judged.';
const failure = { kind: 'canceled', message };
return (0,_gate_workspace_result_js_4_.unjudged)(ended.map(({ workspace, runId, status, leftover }) => ({
workspace,
runId,
runStatus: status,
leftover,
failure,
})));
}
/***/ }),
/***/ 7832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DY: () => ( notStarted),
gZ: () => ( finishAfterKill),
nP: () => ( keepOrDiscard),
xe: () => ( judgeOrGiveUp)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _policy_decide_js_1_ = __webpack_require__(5301);
var _model_verdict_js_2_ = __webpack_require__(3538);
var _model_status_js_3_ = __webpack_require__(2373);
var _trust_audit_js_8_ = __webpack_require__(9239);
var _failure_of_js_4_ = __webpack_require__(6281);
var _find_workspace_js_5_ = __webpack_require__(7170);
var _workspace_result_js_6_ = __webpack_require__(7956);
var _model_ended_by_js_7_ = __webpack_require__(7953);
var _model_error_message_js_9_ = __webpack_require__(4271);
async function notStarted(looked, job) {
if (!(0,_find_workspace_js_5_ .i_)(looked))
return await giveUp(looked, looked.error, job);
const message = 'Nothing was started for this workspace, because another one cannot be gated.';
return { ...(0,_workspace_result_js_6_ .ng)(looked), verdict: (0,_policy_decide_js_1_ .Zh)({ kind: 'skipped', message }) };
}
async function judgeOrGiveUp(workspace, job, steps) {
let reached = workspace;
const reach = (now) => {
reached = now;
};
try {
return await (0,_model_ended_by_js_7_ .m)(job.stuck, steps({ ...job, reach }));
}
catch (error) {
return await giveUp(reached, error, job);
}
}
async function giveUp(looked, error, job) {
const result = (0,_workspace_result_js_6_ .ng)(looked);
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
return { ended, left: { leftover, ...(0,_trust_audit_js_8_ .D)(ended, why, job.clock.date()) } };
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
return { runId, outcome: 'unknown', status, trouble: (0,_model_error_message_js_9_ .g)(error), refused };
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
/***/ 7956:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Vj: () => ( verdictOf),
ng: () => ( startOfResult),
sH: () => ( unjudgedWorkspace),
unjudged: () => ( unjudged)
});
var _policy_decide_js_0_ = __webpack_require__(5301);
function startOfResult(looked) {
const workspace = 'workspaceId' in looked ? looked : undefined;
const run = workspace?.runSeen;
return {
workspace: looked.name,
workspaceId: workspace?.workspaceId,
workingDirectory: workspace?.workingDirectory ?? '',
root: workspace?.root,
configurationVersionId: workspace?.versionId,
runId: run?.id,
runUrl: run?.url,
runStatus: run?.status,
results: [],
runTasks: [],
notices: Array.from(workspace?.notices ?? []),
diagnostics: [],
};
}
function unjudged(results, durationMs = 0) {
const workspaces = results.map(unjudgedWorkspace);
return { verdict: verdictOf(workspaces), workspaces, archives: [], durationMs };
}
function verdictOf(workspaces, { requirePolicies } = { requirePolicies: true }) {
const named = workspaces.map(({ workspace, verdict }) => ({ name: workspace, verdict }));
return named.length > 0 ? (0,_policy_decide_js_0_ .kg)(named) : (0,_policy_decide_js_0_.decideUnaffected)(requirePolicies);
}
function unjudgedWorkspace(one) {
return {
...startOfResult({ name: one.workspace }),
verdict: (0,_policy_decide_js_0_ .Zh)(one.failure),
...one,
};
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
