export const id = 5605;
export const ids = [5605];
export const modules = {
/***/ 65605:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
examineRun: () => ( examineRun),
isApplied: () => ( isApplied),
watchNamedRun: () => ( watchNamedRun)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _policy_run_differences_js_1_ = __webpack_require__(22484);
var _model_command_line_js_12_ = __webpack_require__(99753);
var _model_status_js_2_ = __webpack_require__(62373);
var _gate_take_over_js_3_ = __webpack_require__(33109);
var _gate_end_run_js_4_ = __webpack_require__(67832);
var _gate_workspace_result_js_5_ = __webpack_require__(37956);
var _gate_failure_of_js_6_ = __webpack_require__(46281);
var _gate_find_workspace_js_7_ = __webpack_require__(87170);
var _gate_job_js_8_ = __webpack_require__(99329);
var _gate_judge_js_9_ = __webpack_require__(77786);
var _gate_watch_js_10_ = __webpack_require__(20094);
var _gate_watch_apply_js_11_ = __webpack_require__(62251);
async function examineRun(reference, request, ports) {
const startedAt = ports.clock.now();
try {
const { run, workspace } = await ports.client.runs.show(reference.id, {
include: ['workspace'],
});
const mode = run.attributes['save-plan'] === true ? 'provisional' : 'speculative';
const options = reference.allowsUncompared ? (0,_policy_run_differences_js_1_ .sV)(run) : request.plan.runOptions;
const identity = await findWorkspaceOfRun(reference, run, workspace, ports.client);
const organization = reference.organization ?? (0,_client_wire_resource_js_0_ .Dl)(workspace ?? {}, 'organization') ?? '';
const allowPartial = reference.allowsUncompared || request.plan.allowPartial;
const job = (0,_gate_job_js_8_ ._)({
...request,
plan: {
...request.plan,
mode,
organization,
workspaces: [],
runOptions: options,
allowPartial,
},
workspaces: [],
message: '',
}, { ...ports, pack: () => Promise.reject(new Error('a run that is there is not packed')) });
const judged = await (0,_gate_end_run_js_4_ .Sy)(identity, job, (stepJob) => judgeNamedRun(reference, run, identity, stepJob));
await job.close();
job.emit({ kind: 'workspace-decided', result: judged });
const durationMs = ports.clock.now() - startedAt;
const result = { verdict: (0,_gate_workspace_result_js_5_ .Vj)([judged]), workspaces: [judged], archives: [], durationMs };
return { result, options, mode, run };
}
catch (error) {
const failure = (0,_gate_failure_of_js_6_ .g5)(error, ports.signal.aborted ? 'aborted' : undefined);
const workspace = reference.workspace?.name ?? reference.id;
const result = (0,_gate_workspace_result_js_5_.unjudgedResult)([{ workspace, failure }], ports.clock.now() - startedAt);
return { result, options: request.plan.runOptions, mode: 'speculative', run: undefined };
}
}
async function watchNamedRun(reference, ports) {
const { client } = ports;
const { run, workspace } = await client.runs.show(reference.id, { include: ['workspace'] });
const { name, workspaceId } = await findWorkspaceOfRun(reference, run, workspace, client);
const { versionId } = requiredVersion(reference, run);
const isAsRequired = (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace') === workspaceId &&
(0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') === versionId;
if (!isAsRequired) {
throw new _gate_failure_of_js_6_.GateStop('input', {
code: 'PG-145',
text: `Run ${run.id} is of another workspace or version than the given one.`,
});
}
return { workspace: name, ...(await (0,_gate_watch_apply_js_11_ .A)(run, { confirmed: false }, ports)) };
}
async function isApplied(reference, client) {
const found = await client.runs.show(reference.id).catch(() => undefined);
return found?.run.attributes.status === 'applied';
}
async function findWorkspaceOfRun({ workspace: required }, run, included, client) {
const ownWorkspaceId = (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace');
const workspaceId = required?.id ?? ownWorkspaceId;
if (workspaceId === undefined) {
throw new _gate_failure_of_js_6_.GateStop('service', {
code: 'PG-142',
text: `Run ${run.id} does not say which workspace it belongs to.`,
});
}
const matching = ownWorkspaceId === workspaceId ? included : undefined;
const { attributes } = matching ?? (await client.workspaces.show(workspaceId));
const workingDirectory = (0,_gate_find_workspace_js_7_ .bq)(attributes['working-directory']);
return {
name: required?.name ?? attributes.name,
workspaceId,
workingDirectory: 'path' in workingDirectory ? workingDirectory.path : '',
root: undefined,
notices: [],
mayHaveRun: false,
};
}
const HOW_TO_COMPARE = 'Name it, or accept the run without that comparison (`--any`).';
async function judgeNamedRun(reference, namedRun, identity, job) {
const { client } = job;
const required = requiredVersion(reference, namedRun);
const { run, taskStages = [] } = await client.runs.show(namedRun.id, { include: _gate_watch_js_10_ .tC });
const stages = taskStages.map(({ attributes }) => attributes);
const watchCommand = (0,_model_command_line_js_12_ .QW)(`plangate runs watch ${run.id}`, {
serviceOrigin: client.origin,
});
const { mode } = job.plan;
const isOver = (0,_model_status_js_2_ .Is)(mode, run.attributes.status, stages) || (0,_model_status_js_2_ .RJ)(mode, run);
if (!reference.waits && !isOver) {
throw new _gate_failure_of_js_6_.GateStop('timeout', {
code: 'PG-142',
text: `Run ${run.id} is not over, so nothing of it is judged yet: ${(0,_model_status_js_2_ .rM)(run)}. \`${watchCommand}\` waits for it.`,
});
}
const { sha256, workspace } = reference;
if (sha256 !== undefined && !(await (0,_gate_take_over_js_3_ .gq)(sha256, run.id, client))) {
throw new _gate_failure_of_js_6_.GateStop('service', {
code: 'PG-142',
text: `Run ${run.id} planned other files than the report is about.`,
});
}
const uncompared = [];
if (workspace === undefined) {
uncompared.push(`--workspace is not given, so the workspace of run ${run.id} was not compared.`);
}
if (required.uncompared !== undefined)
uncompared.push(required.uncompared);
const { versionId } = required;
if (reference.allowsUncompared) {
const withNotices = { ...identity, notices: uncompared };
return (0,_gate_judge_js_9_ .JU)(withNotices, { run, versionId, uncompared: [] }, job);
}
const reasons = uncompared.map((sentence) => `${sentence} ${HOW_TO_COMPARE}`);
return (0,_gate_judge_js_9_ .JU)(identity, { run, versionId, uncompared: reasons }, job);
}
function requiredVersion({ versionId }, run) {
const ownVersion = (0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version');
if (ownVersion === undefined) {
throw new _gate_failure_of_js_6_.GateStop('service', {
code: 'PG-142',
text: `Run ${run.id} does not say which configuration version it planned.`,
});
}
if (versionId !== undefined)
return { versionId };
const uncompared = `--version is not given, so the version of run ${run.id} was not compared.`;
return { versionId: ownVersion, uncompared };
}
/***/ }),
/***/ 67832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Qf: () => ( leaveUnstarted),
Sy: () => ( runStepsOrGiveUp),
nP: () => ( keepOrDiscard)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _policy_decide_js_1_ = __webpack_require__(68634);
var _model_verdict_js_2_ = __webpack_require__(83538);
var _model_status_js_3_ = __webpack_require__(62373);
var _trust_audit_js_8_ = __webpack_require__(79239);
var _failure_of_js_4_ = __webpack_require__(46281);
var _find_workspace_js_5_ = __webpack_require__(87170);
var _workspace_result_js_6_ = __webpack_require__(37956);
var _model_ended_by_js_7_ = __webpack_require__(17953);
var _model_error_message_js_9_ = __webpack_require__(34271);
async function leaveUnstarted(workspace, job) {
if (!(0,_find_workspace_js_5_ .i_)(workspace))
return await giveUp(workspace, workspace.error, job);
const message = 'Nothing was started for this workspace, because another one cannot be gated.';
return { ...(0,_workspace_result_js_6_ .FK)(workspace), verdict: (0,_policy_decide_js_1_ .Rh)({ kind: 'skipped', message }) };
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
const facts = (0,_workspace_result_js_6_ .FK)(workspace);
const failure = (0,_failure_of_js_4_ .g5)(error, job.endReason());
const errored = error instanceof _failure_of_js_4_.GateStop && error.errored;
const undecided = { ...facts, verdict: (0,_policy_decide_js_1_ .Rh)({ ...failure, errored }), failure };
if (!(0,_find_workspace_js_5_ .i_)(workspace) || !workspace.mayHaveRun)
return undecided;
const why = failure.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
const { ended, factsOfEnd } = await endRunOfWorkspace(workspace, why, job);
const { runId = facts.runId, status: runStatus = facts.runStatus } = ended;
const notices = [...facts.notices];
const isNews = ended.outcome !== 'none' && ended.outcome !== 'over';
if (factsOfEnd.leftover === undefined && isNews)
notices.push(sayEnded(ended, facts.runUrl));
return { ...undecided, ...factsOfEnd, runId, runStatus, notices };
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
const run = `Run ${ended.runId ?? ''}`;
const see = runUrl === undefined ? '' : ` See ${runUrl}.`;
switch (ended.outcome) {
case 'none':
return 'No run was started.';
case 'over':
return `${run} is over: "${ended.status ?? ''}".`;
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
const run = `Run ${runId ?? ''}${runUrl === undefined ? '' : ` (${runUrl})`}`;
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
/***/ }),
/***/ 33109:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
UE: () => ( findUploadRecord),
gq: () => ( plannedSameFiles),
w9: () => ( takeOver)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_1_ = __webpack_require__(73024);
var node_fs_promises_2_ = __webpack_require__(51455);
var node_os_3_ = __webpack_require__(48161);
var node_path_4_ = __webpack_require__(76760);
var node_stream_promises_5_ = __webpack_require__(46466);
var _client_wire_resource_js_6_ = __webpack_require__(78235);
var _model_verdict_js_7_ = __webpack_require__(83538);
var _policy_run_differences_js_8_ = __webpack_require__(22484);
var _find_workspace_js_9_ = __webpack_require__(87170);
var _override_run_js_10_ = __webpack_require__(29337);
var _job_js_11_ = __webpack_require__(99329);
var _judge_js_12_ = __webpack_require__(77786);
var _same_upload_js_13_ = __webpack_require__(38045);
var _watch_js_14_ = __webpack_require__(20094);
var _model_error_message_js_15_ = __webpack_require__(34271);
var _model_parse_js_16_ = __webpack_require__(2340);
const SKEW_MS = 5 * 60_000;
const BUDGET_MS = 60_000;
async function findUploadRecord(packed, job) {
try {
return await job.findUpload?.(packed);
}
catch (error) {
job.debug(`Runs of the files of ${packed.name} were not looked for: ${(0,_model_error_message_js_15_ .g)(error)}`);
return undefined;
}
}
async function takeOver(packed, recorded, job) {
const record = recorded?.record;
const findByCommit = async () => {
const runId = await job.findEarlierRun(packed);
return runId === undefined ? undefined : { runId };
};
const findByUpload = async () => record && { runId: record.runId, record };
for (const find of [findByCommit, findByUpload]) {
try {
const candidate = await find();
const taken = candidate && (await takeOverCandidate(candidate, packed, job));
if (taken === undefined)
continue;
return record?.runId === taken.runId ? { ...taken, uploadRecord: record } : taken;
}
catch (error) {
job.debug(`An earlier run of ${packed.name} is not taken over: ${(0,_model_error_message_js_15_ .g)(error)}`);
}
}
return undefined;
}
async function takeOverCandidate(candidate, packed, job) {
const { runId, record } = candidate;
const { name: workspace } = packed;
const checked = await checkCandidate(candidate, packed, job);
if ('why' in checked) {
job.debug(`Run ${runId} of ${workspace} is not taken over: ${checked.why}.`);
return undefined;
}
const { judged, ...settled } = checked;
const { run } = settled.watched;
const runUrl = settled.runSeen.url;
if (record === undefined)
job.emit({ kind: 'run-overridden', workspace, runId, runUrl });
else
job.emit({ kind: 'run-reused', workspace, runId, runUrl, commit: record.head });
const notices = [...packed.notices, sayTakenOver(run, record, judged.results)];
const result = (0,_judge_js_12_ .q)(judged, { ...settled, notices }, job);
const mayBeApplied = job.plan.mode === 'provisional' && (0,_model_verdict_js_7_ .gf)(judged.verdict.word, job.policy.failOn);
return mayBeApplied
? { ...result, confirmable: run.attributes.actions?.['is-confirmable'] === true }
: result;
}
function sayTakenOver({ id, attributes }, record, results) {
if (record === undefined) {
return `Run ${id} planned these very files and was overridden, so no new run was started.`;
}
const createdAt = new Date(attributes['created-at'] ?? '').toISOString();
const when = `${createdAt.slice(0, 'YYYY-MM-DD'.length)} ${createdAt.slice(11, 16)} UTC`;
const names = new Set(results.flatMap(({ override }) => override?.by ?? []));
const who = names.size === 0
? ''
: ` It was overridden by ${[...names].join(', ')}: whether that account of the service pushed to this change is not known.`;
return `Run ${id} planned these very files at ${when} for commit ${record.head.slice(0, 7)}, and nothing was applied since, so no new run was started.${who} The comment \`/plangate again\` starts new runs.`;
}
async function checkCandidate({ runId, record }, packed, job) {
const { workspaceId: id, terraformVersion, archive } = packed;
const { clock, signal } = job;
const { mode, runOptions } = job.plan;
const deadline = Math.min(job.deadline, clock.now() + BUDGET_MS);
const client = job.client.with({ signal, deadline });
const seen = await client.runs.show(runId, { include: _watch_js_14_ .tC });
const { run } = seen;
const versionId = (0,_client_wire_resource_js_6_ .Dl)(run, 'configuration-version');
if ((0,_client_wire_resource_js_6_ .Dl)(run, 'workspace') !== id)
return { why: 'it belongs to another workspace' };
const [difference] = (0,_policy_run_differences_js_8_ .rA)(run, terraformVersion, runOptions, mode);
if (difference !== undefined)
return { why: `it ${difference}` };
if (versionId === undefined) {
return { why: 'it does not say which configuration version it planned' };
}
const createdMs = (0,_model_parse_js_16_ .nR)(run.attributes['created-at']);
const ageMs = clock.date().getTime() - createdMs;
const isOfLastDay = ageMs >= -SKEW_MS && ageMs <= _find_workspace_js_9_ .FG;
if (!isOfLastDay)
return { why: 'it is older than a day' };
const askedMs = (0,_model_parse_js_16_ .nR)(await job.askedAnewAt?.());
if (createdMs <= askedMs)
return { why: 'a person asked for new plans since' };
const watched = await (0,_override_run_js_10_ .R2)(seen, { client, clock, deadline });
const runSeen = {
id: runId,
url: (0,_job_js_11_ .Q)(packed.name, runId, job),
status: watched.run.attributes.status,
};
const settled = { ...packed, versionId, runSeen, watched };
const options = { diff: undefined, isFrugal: () => false };
const judged = await (0,_judge_js_12_ .dR)(settled, { ...job, ...options, client, deadline });
const { word } = judged.verdict;
const isOverridden = judged.results.some(({ status }) => status === 'overridden');
if (record === undefined) {
const counts = isOverridden && ['overridden', 'needs-override'].includes(word);
if (!counts)
return { why: `its verdict is "${word}"` };
}
else {
const mostMs = _same_upload_js_13_ .Vt[word];
if (mostMs === undefined)
return { why: `its verdict is "${word}"` };
if (ageMs > mostMs)
return { why: `its verdict is "${word}", and it is older than an hour` };
if (await (0,_same_upload_js_13_ .tn)(createdMs, packed.current.runId, client)) {
return { why: 'something was applied in the workspace since' };
}
}
const isSame = await plannedSameFiles(archive.sha256, runId, client);
return isSame ? { ...settled, judged } : { why: 'it planned other files' };
}
async function plannedSameFiles(sha256, runId, client) {
const directory = await (0,node_fs_promises_2_.mkdtemp)((0,node_path_4_.join)((0,node_os_3_.tmpdir)(), 'plangate-'));
try {
const file = (0,node_path_4_.join)(directory, 'planned.tar.gz');
await client.configurationVersions.downloadForRun(runId, file);
const hash = (0,node_crypto_0_.createHash)('sha256');
await (0,node_stream_promises_5_.pipeline)((0,node_fs_1_.createReadStream)(file), hash);
return hash.digest('hex') === sha256;
}
finally {
await (0,node_fs_promises_2_.rm)(directory, { recursive: true, force: true });
}
}
/***/ }),
/***/ 62251:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
A: () => ( watchApply)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _plan_program_log_js_6_ = __webpack_require__(506);
var _policy_systems_systems_js_1_ = __webpack_require__(82937);
var _model_status_js_2_ = __webpack_require__(62373);
var _poll_js_3_ = __webpack_require__(67820);
var _read_policies_js_4_ = __webpack_require__(11056);
var _model_parse_js_5_ = __webpack_require__(2340);
const LOG_BYTES = 256 * 1024;
async function watchApply(run, { confirmed }, { onChange, ...ports }) {
const polling = {
async read() {
const { run: seen } = await ports.client.runs.show(run.id);
return { seen, behind: await findBlockingRun(seen, ports) };
},
isSettled: ({ seen, behind }) => (0,_model_status_js_2_ .Ck)(seen.attributes.status) || waitsForPerson(seen, confirmed) || behind !== undefined,
changeOf: ({ seen }) => seen.attributes.status,
intervalMs: _poll_js_3_ .Lp,
onChange: ({ seen }) => onChange((0,_model_status_js_2_ .rM)(seen)),
};
const waiting = await (0,_poll_js_3_ .wt)(polling, ports);
const { seen: last, behind } = waiting.last ?? { seen: run, behind: undefined };
const { status } = last.attributes;
const isOver = (0,_model_status_js_2_ .Ck)(status);
let outcome;
if (isOver)
outcome = OUTCOME_OF_STATUS[status] ?? 'failed';
else
outcome = waiting.kind === 'settled' ? 'waits' : 'unfinished';
const isApplied = outcome === 'applied' || outcome === 'failed';
const details = isApplied ? await readApply(last, ports) : undefined;
const policies = isApplied ? await readPoliciesOfApply(last, ports) : undefined;
return {
runId: run.id,
outcome: outcome === 'applied' && policies?.isAgainst ? 'against-policy' : outcome,
status,
behind,
words: behind === undefined
? (0,_model_status_js_2_ .rM)(last)
: `in the queue behind ${behind}, which a person has to confirm or discard`,
durationMs: isOver ? applyDurationMs(last) : undefined,
counts: details?.counts,
firstError: outcome === 'failed' ? details?.firstError : undefined,
policies: policies?.sentences ?? [],
};
}
async function findBlockingRun(run, ports) {
const id = (0,_client_wire_resource_js_0_ .Dl)(run, 'workspace');
if (run.attributes.status !== 'pending' || id === undefined)
return undefined;
return await (0,_read_policies_js_4_.readIfPossible)(ports, undefined, async (client) => {
const currentId = (0,_client_wire_resource_js_0_ .Dl)(await client.workspaces.show(id), 'current-run');
if (currentId === undefined || currentId === run.id)
return undefined;
const { run: current } = await client.runs.show(currentId);
return waitsForPerson(current, false) ? currentId : undefined;
});
}
const OUTCOME_OF_STATUS = {
applied: 'applied',
planned_and_finished: 'nothing',
};
function waitsForPerson({ attributes: { status, actions } }, confirmed) {
return (status.endsWith('_awaiting_decision') || (!confirmed && actions?.['is-confirmable'] === true));
}
function applyDurationMs({ attributes }) {
const stamps = attributes['status-timestamps'] ?? {};
const began = ['confirmed-at', 'apply-queued-at', 'applying-at']
.map((name) => (0,_model_parse_js_5_ .nR)(stamps[name]))
.find((time) => Number.isFinite(time));
const ended = (0,_model_parse_js_5_ .nR)(stamps[`${attributes.status.replaceAll('_', '-')}-at`]);
return began !== undefined && ended >= began ? ended - began : undefined;
}
async function readPoliciesOfApply(run, ports) {
return await (0,_read_policies_js_4_.readIfPossible)(ports, undefined, async (client) => {
const reader = (0,_read_policies_js_4_ .rY)({ ...ports, client });
const reading = _policy_systems_systems_js_1_ .P.map(async (system) => system.readForApply?.(reader, run.id));
const readings = (await Promise.all(reading)).flatMap((ofSystem) => ofSystem ?? []);
const errors = readings.flatMap((reading) => reading.errors);
const results = readings
.flatMap((reading) => reading.results)
.filter(({ status }) => status !== 'passed');
const sentences = results.map(({ policy, level, status, message }) => `Policy "${policy}" (${level}) ${status === 'failed' ? 'failed' : 'was not evaluated'}: ${message}`);
const isAgainst = errors.length > 0 || results.some(({ level }) => level !== 'advisory');
return { sentences: [...errors, ...sentences], isAgainst };
});
}
async function readApply(run, ports) {
const id = (0,_client_wire_resource_js_0_ .Dl)(run, 'apply');
if (id === undefined)
return undefined;
return await (0,_read_policies_js_4_.readIfPossible)(ports, undefined, async (client) => {
const apply = await client.runs.showApply(id);
const { attributes } = apply;
const log = attributes.status === 'errored' ? await client.runs.planLog(apply, LOG_BYTES) : '';
const problem = (0,_plan_program_log_js_6_ ._)(log).find(({ severity }) => severity === 'error');
return {
counts: {
additions: attributes['resource-additions'] ?? 0,
changes: attributes['resource-changes'] ?? 0,
destructions: attributes['resource-destructions'] ?? 0,
imports: attributes['resource-imports'] ?? 0,
},
firstError: problem && [problem.summary, problem.detail].filter(Boolean).join(': '),
};
});
}
/***/ })
};
