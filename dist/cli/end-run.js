export const id = 7832;
export const ids = [7832];
export const modules = {
/***/ 67832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
DY: () => ( notStarted),
Vj: () => ( verdictOf),
nP: () => ( keepOrDiscard),
sH: () => ( unjudgedWorkspace),
unjudged: () => ( unjudged),
xe: () => ( judgeOrGiveUp)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _policy_decide_js_1_ = __webpack_require__(85301);
var _model_verdict_js_2_ = __webpack_require__(83538);
var _model_status_js_3_ = __webpack_require__(62373);
var _trust_audit_js_7_ = __webpack_require__(79239);
var _failure_of_js_4_ = __webpack_require__(46281);
var _find_workspace_js_5_ = __webpack_require__(87170);
var _model_ended_by_js_6_ = __webpack_require__(17953);
var _model_error_message_js_8_ = __webpack_require__(34271);
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
const errored = error instanceof _failure_of_js_4_.GateStop && error.errored;
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
/***/ })
};
