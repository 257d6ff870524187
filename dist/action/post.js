export const id = 476;
export const ids = [476];
export const modules = {
/***/ 476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
finishAction: () => ( finishAction)
});
var node_fs_promises_0_ = __webpack_require__(1455);
var _check_check_request_js_1_ = __webpack_require__(2342);
var _client_client_js_2_ = __webpack_require__(8622);
var _gate_end_run_js_3_ = __webpack_require__(7832);
var _gate_result_js_4_ = __webpack_require__(2940);
var _model_job_secrets_js_5_ = __webpack_require__(2056);
var _model_job_time_js_10_ = __webpack_require__(1680);
var _report_text_js_6_ = __webpack_require__(4913);
var _report_to_view_js_7_ = __webpack_require__(1105);
var _open_job_js_8_ = __webpack_require__(7777);
var _job_state_js_9_ = __webpack_require__(1299);
async function finishAction(io) {
const plans = io.runner.saved('plans');
if (plans !== '')
await (0,node_fs_promises_0_.rm)(plans, { recursive: true, force: true });
const state = (0,_job_state_js_9_ .U)(io.runner.saved('job'));
const isReported = io.runner.saved('reported') === 'true';
if (state === undefined || state.runs.length === 0)
return 0;
const { ciJob, settings, ports, log } = await (0,_open_job_js_8_ .Iv)(io);
try {
const loaded = await settings(ciJob.jobTree);
if ('problems' in loaded || loaded.settings.service.origin !== state.origin) {
const runs = state.runs.map(({ workspace, runId }) => `${workspace} ${runId ?? ''}`.trim());
log.warning(`Runs may still be going on: ${runs.join(', ')}. See ${state.origin}.`);
return 0;
}
const { service, plan, job: chosen } = loaded.settings;
const secrets = (0,_check_check_request_js_1_ .I)(loaded.settings, (0,_model_job_secrets_js_5_ .w)(io.environment), log);
const { send } = ports;
const client = (0,_client_client_js_2_ .U)({ ...io, ...service, send, log, secrets, discovers: true });
const ended = await (0,_gate_end_run_js_3_ .gZ)(state, { ...io, client });
for (const { workspace, leftover, ...run } of ended) {
const sentence = `${workspace}: ${leftover ?? (0,_gate_end_run_js_3_ .QV)(run)}`;
if (leftover !== undefined || run.outcome === 'unknown')
log.warning(sentence);
else
log.info(sentence);
}
if (isReported || loaded.settings.report.comment === 'off')
return 0;
const report = { ...loaded.settings.report, annotate: 'off' };
const deadline = (0,_model_job_time_js_10_ .S2)(Number.POSITIVE_INFINITY, io.clock.now());
const root = io.environment['GITHUB_WORKSPACE'] ?? io.workingDirectory;
const subject = await ciJob.subject({ plan, report, job: chosen }, { directory: root, root, deadline });
if ('refused' in subject || subject.reportedJob.pullRequest === undefined)
return 0;
const context = (0,_check_check_request_js_1_ .g)(loaded.settings, subject, io.clock);
const view = secrets.concealAll((0,_report_to_view_js_7_.toReportView)(canceledResult(ended), context));
const published = await subject.publish?.(view, deadline);
for (const problem of published?.problems ?? [])
log.warning((0,_report_text_js_6_ ._7)(problem));
return 0;
}
finally {
await ports.send.close();
}
}
function canceledResult(ended) {
const message = 'The job was killed before this run was judged.';
const failure = { kind: 'canceled', message, code: 'PG-132' };
return (0,_gate_result_js_4_.unjudgedResult)(ended.map(({ workspace, runId, status, leftover }) => ({
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
QV: () => ( sayEnded),
Qf: () => ( leaveUnstarted),
Sy: () => ( runStepsOrGiveUp),
gZ: () => ( finishAfterKill),
nP: () => ( keepOrDiscard)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _policy_decide_js_1_ = __webpack_require__(1625);
var _model_verdict_js_2_ = __webpack_require__(3538);
var _model_status_js_3_ = __webpack_require__(2373);
var _trust_audit_js_8_ = __webpack_require__(9239);
var _failure_of_js_4_ = __webpack_require__(6281);
var _find_workspace_js_5_ = __webpack_require__(7170);
var _result_js_6_ = __webpack_require__(2940);
var _model_ended_by_js_7_ = __webpack_require__(7953);
var _model_error_message_js_9_ = __webpack_require__(4271);
async function leaveUnstarted(workspace, job) {
if (!(0,_find_workspace_js_5_ .i_)(workspace))
return await giveUp(workspace, workspace.error, job);
const message = 'Nothing was started for this workspace, because another one cannot be gated.';
return { ...(0,_result_js_6_ .FK)(workspace), verdict: (0,_policy_decide_js_1_ .Rh)({ message }) };
}
async function runStepsOrGiveUp(workspace, job, steps) {
let reached = workspace;
const reach = (now) => {
reached = now;
};
try {
return await (0,_model_ended_by_js_7_ .m)(job.overdue, steps({ ...job, reach }));
}
catch (error) {
return await giveUp(reached, error, job);
}
}
async function giveUp(workspace, error, job) {
const conclude = (0,_find_workspace_js_5_ .i_)(workspace) ? workspace.conclude : undefined;
if (conclude !== undefined && job.endReason() === 'timeout')
return await conclude();
const facts = (0,_result_js_6_ .FK)(workspace);
const failure = (0,_failure_of_js_4_ .g5)(error, job.endReason());
const errored = error instanceof _failure_of_js_4_ .K$ && error.errored;
const withoutRun = { ...facts, verdict: (0,_policy_decide_js_1_ .Rh)({ ...failure, errored }), failure };
if (!(0,_find_workspace_js_5_ .i_)(workspace) || !workspace.mayHaveRun)
return withoutRun;
const why = failure.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
const { ended, factsOfEnd } = await endRunOfWorkspace(workspace, why, job);
const { runId = facts.runId, status: runStatus = facts.runStatus } = ended;
const notices = [...facts.notices];
const isNews = ended.outcome !== 'none' && ended.outcome !== 'over';
if (factsOfEnd.leftover === undefined && isNews)
notices.push(sayEnded(ended, facts.runUrl));
return { ...withoutRun, ...factsOfEnd, runId, runStatus, notices };
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
const { ended, factsOfEnd } = await endRunOfWorkspace(settled, why, job);
return { ...result, runStatus: ended.status ?? result.runStatus, ...factsOfEnd };
}
async function endRunOfWorkspace({ name: workspace, workspaceId, versionId, runSeen: run }, why, job) {
if (versionId === undefined)
return { ended: { outcome: 'none' }, factsOfEnd: {} };
if (run !== undefined)
job.emit({ kind: 'canceling', workspace, runId: run.id, why });
const { mode } = job.plan;
const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...job.endingPorts(), clock: job.clock, comment: `Plangate: ${why}.` });
const leftover = leftoverOf(ended, mode, run?.url);
if (leftover !== undefined)
job.warn(leftover);
return { ended, factsOfEnd: { leftover, ...(0,_trust_audit_js_8_ .W)(ended, why, job.clock.date()) } };
}
function sayEnded(ended, runUrl) {
const run = `Run ${ended.runId}`;
const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
switch (ended.outcome) {
case 'none':
return 'No run was started.';
case 'over':
return `${run} is over: "${ended.status}".`;
case 'left':
return `${run} is "${ended.status}": it is being applied, so it was kept.${see}`;
case 'ended':
return `${run} was ${ended.status === 'discarded' ? 'discarded' : 'canceled'}, because no job waits for it any more.`;
case 'unknown':
return `${ended.runId === undefined ? 'A run' : run} may still be going on: ${ended.trouble ?? `it was last seen as "${ended.status}".`}${see}`;
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
const { run } = await ports.client.runs.show(runId);
status = run.attributes.status;
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
const run = `Run ${runId}${runUrl === undefined ? '' : ` (${runUrl})`}`;
if (mode === 'speculative') {
return outcome === 'unknown' && refused === true && runId !== undefined
? `${run} goes on, because the service refused to end it. ${NEEDED_PERMISSION} It is speculative, so nothing of it can be applied.`
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
? `${run} can still be applied although the gate did not pass: the service refused to end it. ${NEEDED_PERMISSION} Discard it by hand, and give the team of the token that permission.`
: `${run} could not be ended: ${why} It may be one that can be applied although the gate did not pass: discard it by hand.`;
}
const NEEDED_PERMISSION = 'Canceling and discarding need the permission to apply runs (access level write, or runs: apply).';
const PAUSES_OF_SEARCH_MS = [500, 1_500];
async function findRunToEnd({ workspaceId, versionId }, { client, clock, deadline }) {
const look = () => client.runs.findByConfigurationVersion(workspaceId, versionId);
let run = await look();
for (const pauseMs of PAUSES_OF_SEARCH_MS) {
if (run !== undefined || clock.now() + pauseMs >= deadline)
return run;
await clock.sleep(pauseMs);
run = await look();
}
return run;
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
/***/ 9239:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
S: () => ( signReason),
W: () => ( recordDiscard)
});
function signReason(reason, { by, job }) {
const signed = [by, job].filter((part) => part !== undefined).join(', ');
return signed === '' ? reason : `${reason} (${signed})`;
}
function recordDiscard(ended, reason, at) {
if (ended.outcome !== 'ended' || ended.status !== 'discarded')
return {};
return { discarded: { at: at.toISOString(), reason } };
}
/***/ })
};
