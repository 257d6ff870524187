export const id = 112;
export const ids = [112,1105];
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
var _model_job_time_js_11_ = __webpack_require__(1680);
var _report_text_js_6_ = __webpack_require__(4913);
var _report_to_view_js_7_ = __webpack_require__(1105);
var _open_job_js_8_ = __webpack_require__(7777);
var _job_state_js_9_ = __webpack_require__(1299);
var _model_errors_js_10_ = __webpack_require__(4132);
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
const deadline = (0,_model_job_time_js_11_ .S2)(Number.POSITIVE_INFINITY, io.clock.now());
const root = io.environment['GITHUB_WORKSPACE'] ?? io.workingDirectory;
const subject = await ciJob.subject({ plan, report, job: chosen }, { directory: root, root, deadline });
if ('refused' in subject || subject.reportedJob.pullRequest === undefined)
return 0;
const context = (0,_check_check_request_js_1_ .g)(loaded.settings, subject, io.clock);
const view = secrets.concealAll((0,_report_to_view_js_7_.toReportView)(canceledResult(ended), context));
const published = await subject.publish?.(view, deadline);
for (const doubt of published?.doubts ?? [])
log.warning((0,_report_text_js_6_ ._7)(doubt));
return 0;
}
finally {
await ports.send.close();
}
}
function canceledResult(ended) {
const text = 'The job was killed before this run was judged.';
const failure = { kind: 'canceled', text, code: _model_errors_js_10_ .Lp.canceled };
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
gZ: () => ( finishAfterKill),
mL: () => ( giveUpRun),
nP: () => ( keepOrDiscard)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _model_verdict_js_1_ = __webpack_require__(3538);
var _model_status_js_2_ = __webpack_require__(2373);
var _trust_audit_js_4_ = __webpack_require__(9239);
var _failure_of_js_3_ = __webpack_require__(6281);
var _model_error_message_js_5_ = __webpack_require__(4271);
async function giveUpRun(workspace, why, service) {
if (!workspace.mayHaveRun)
return {};
const { ended, factsOfEnd } = await endRunOfWorkspace(workspace, why, service);
const { runSeen } = workspace;
const { runId = runSeen?.id, status: runStatus = runSeen?.status } = ended;
const isNews = ended.outcome !== 'none' && ended.outcome !== 'over';
const isSaid = factsOfEnd.leftover === undefined && isNews;
const notices = [...workspace.notices, ...(isSaid ? [sayEnded(ended, runSeen?.url)] : [])];
return { ...factsOfEnd, runId, runStatus, notices };
}
async function keepOrDiscard({ word }, settled, service) {
const { mode, onFailure } = service.plan;
if (mode !== 'provisional')
return {};
if ((0,_model_verdict_js_1_ .gf)(word, service.policy.failOn)) {
const { status, actions } = settled.watched.run.attributes;
return {
confirmable: status === 'planned_and_saved' || actions?.['is-confirmable'] === true,
};
}
if (onFailure === 'keep' || word === 'needs-override')
return {};
const why = 'the gate did not pass';
const { ended, factsOfEnd } = await endRunOfWorkspace(settled, why, service);
return { runStatus: ended.status ?? settled.runSeen.status, ...factsOfEnd };
}
async function endRunOfWorkspace({ name: workspace, workspaceId, versionId, runSeen: run }, why, service) {
if (versionId === undefined)
return { ended: { outcome: 'none' }, factsOfEnd: {} };
if (run !== undefined)
service.emit({ kind: 'canceling', workspace, runId: run.id, why });
const { mode } = service.plan;
const ended = await endRun({ workspaceId, versionId, runId: run?.id, mode }, { ...service.endingPorts(), clock: service.clock, comment: `Plangate: ${why}.` });
const leftover = leftoverOf(ended, mode, run?.url);
if (leftover !== undefined)
service.warn(leftover);
return { ended, factsOfEnd: { leftover, ...(0,_trust_audit_js_4_ .W)(ended, why, service.clock.date()) } };
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
if ((0,_model_status_js_2_ .Il)(target.mode, status) === 'foreign')
return { runId, outcome: 'left', status };
}
await cancelOrDiscard(runId, ports);
return { runId, ...(await awaitEnd(runId, ports)) };
}
catch (error) {
const refused = (0,_failure_of_js_3_ .vu)(error) || undefined;
return { runId, outcome: 'unknown', status, trouble: (0,_model_error_message_js_5_ .g)(error), refused };
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
if ((0,_model_status_js_2_ .Ck)(run.attributes.status))
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
if ((0,_model_status_js_2_ .Il)('speculative', status) === 'stopped')
return { outcome: 'ended', status };
if ((0,_model_status_js_2_ .Ck)(status))
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
async function finishAfterKill(step, { client, clock, signal }) {
const deadline = clock.now() + BUDGET_MS;
const scoped = client.with({ signal, deadline });
return await Promise.all(step.runs.map(async ({ workspace, ...run }) => {
const comment = 'The job that waited for this run was killed.';
const ports = { client: scoped, clock, deadline, comment };
const ended = await endRun({ ...run, mode: step.mode }, ports);
return { workspace, ...ended, leftover: leftoverOf(ended, step.mode, undefined) };
}));
}
/***/ }),
/***/ 1105:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
toReportView: () => ( toReportView)
});
var node_path_0_ = __webpack_require__(6760);
var _model_verdict_js_1_ = __webpack_require__(3538);
var _model_command_line_js_10_ = __webpack_require__(9753);
var _policy_count_results_js_8_ = __webpack_require__(7895);
var _words_js_2_ = __webpack_require__(3629);
var _causes_js_3_ = __webpack_require__(3008);
var _places_js_4_ = __webpack_require__(5342);
var _to_do_js_5_ = __webpack_require__(1553);
var _sentence_js_6_ = __webpack_require__(2251);
var _model_without_trailing_js_9_ = __webpack_require__(1804);
var _verdict_sentence_js_7_ = __webpack_require__(8087);
function toReportView(result, context) {
const { workspaces, verdict } = result;
const causes = (0,_causes_js_3_ .cZ)(result, context);
const { resolved, notCompared } = countResolved(result, causes, context);
const green = (0,_model_verdict_js_1_ .gf)(verdict.word, context.failOn);
const facts = {
schemaVersion: 1,
key: context.key,
verdict: verdict.word,
green,
overrides: green ? [] : overrideSteps(result, causes, context),
counts: (0,_policy_count_results_js_8_ .a)(workspaces.flatMap(({ results }) => results)),
workspaces: workspaces.map((workspace) => toWorkspaceView(workspace, context)),
unaffected: result.unaffected ?? [],
causes,
resolved,
notCompared,
results: workspaces.flatMap(({ results, workspace }) => results.map((policyResult) => toReportedResult(policyResult, workspace))),
runTasks: workspaces.flatMap(({ runTasks, workspace }) => runTasks.map((runTask) => ({ ...runTask, workspace }))),
audit: workspaces.flatMap((workspace) => auditRecords(workspace, context)),
archives: result.archives.map(({ root, files, bytes, sha256, excluded }) => ({
directory: relativeDirectory(root, context) ?? '.',
files,
bytes,
sha256,
excluded,
})),
context,
durationMs: Math.round(result.durationMs),
};
const reasons = green ? [] : verdict.reasons;
const steps = workspaces.length === 0
? reasons.map(({ text }) => (0,_sentence_js_6_ .vn)('text', text, 600))
: (0,_to_do_js_5_ .B)(facts);
const leftovers = green ? [] : workspaces.flatMap(({ leftover }) => leftover ?? []);
const nextSteps = [...leftovers, ...steps.map(_sentence_js_6_ .bo)];
const counts = (0,_verdict_sentence_js_7_ .q2)(facts);
const heading = (0,_verdict_sentence_js_7_ .BT)(counts);
const shownVerdict = (0,_verdict_sentence_js_7_ .t7)(counts);
const headline = (0,_sentence_js_6_ .bo)(heading);
return { ...facts, heading, shownVerdict, headline, steps, nextSteps };
}
function toReportedResult(result, workspace) {
const placed = (named) => ({
...named,
location: (0,_causes_js_3_ .R1)(named.location),
});
return {
...placed(result),
resources: result.resources.map(placed),
generalMessages: result.generalMessages.map(placed),
workspace,
};
}
function auditRecords({ workspace, runId, discarded }, { actor, job }) {
if (discarded === undefined)
return [];
const run = runId ?? '';
return [{ action: 'discard', run, workspace, by: actor, job: job?.url, ...discarded }];
}
function toWorkspaceView(result, context) {
const { verdict } = result;
const directory = relativeDirectory(result.root, context);
return {
name: result.workspace,
workspaceId: result.workspaceId,
configurationVersionId: result.configurationVersionId,
directory: directory && node_path_0_.posix.join(directory, result.workingDirectory),
runId: result.runId,
runUrl: result.runUrl,
runStatus: result.runStatus,
plan: result.plan,
changes: result.changes,
cost: result.cost,
takesNoOverride: result.takesNoOverride,
timestamps: result.timestamps,
durationMs: result.durationMs && Math.round(result.durationMs),
leftover: result.leftover,
missedBy: result.missedBy,
seals: result.seals,
verdict: verdict.word,
reasons: verdict.reasons,
...resultCounts(result.results),
countsBySource: {
own: resultCounts(result.results.filter(({ system }) => system === 'own-policies')),
others: resultCounts(result.results.filter(({ system }) => system !== 'own-policies')),
},
notices: result.notices,
confirmable: result.confirmable ?? false,
};
}
function resultCounts(results) {
const approvedGuards = results.filter(({ system, status }) => system === 'guard' && status === 'overridden').length;
return { counts: (0,_policy_count_results_js_8_ .a)(results), policies: (0,_words_js_2_ .kC)(results), approvedGuards };
}
function countResolved({ workspaces, unaffected = [] }, causes, { previous }) {
const isOpen = ({ verdict }) => ['errored', 'undecided', 'canceled'].includes(verdict.word);
const open = workspaces.filter(isOpen).map(({ workspace }) => workspace);
const unjudged = new Set([...open, ...unaffected]);
const names = [...workspaces.map(({ workspace }) => workspace), ...unaffected];
const places = previous && (0,_places_js_4_ .h)(previous.places, names);
const present = new Set(causes.map(({ fingerprint }) => fingerprint));
const notCompared = new Set();
const resolved = new Set();
for (const [index, fingerprint] of (previous?.fingerprints ?? []).entries()) {
const missing = (places?.[index] ?? names).filter((name) => unjudged.has(name));
for (const name of places === undefined ? [] : missing)
notCompared.add(name);
if (!present.has(fingerprint) && missing.length === 0)
resolved.add(fingerprint);
}
return { resolved: resolved.size, notCompared: notCompared.size };
}
function relativeDirectory(root, context) {
if (root === undefined || !context.repository)
return undefined;
const directory = withSlashes(root);
const repository = withSlashes(context.repository.root);
if (directory === repository)
return '.';
return directory.startsWith(`${repository}/`)
? directory.slice(repository.length + 1)
: undefined;
}
function withSlashes(path) {
return (0,_model_without_trailing_js_9_ .h)(path.replaceAll('\\', '/'), '/');
}
function overrideSteps(result, causes, context) {
const waiting = (0,_causes_js_3_ .H1)(causes.filter(({ severity, guard, own }) => severity === 'needs-override' && !guard && !own));
return result.workspaces.flatMap(({ workspace, runId, runUrl, verdict, takesNoOverride }) => {
if (takesNoOverride)
return [];
if (verdict.word !== 'needs-override' && verdict.word !== 'blocked')
return [];
const policies = (waiting.get(workspace) ?? []).map(({ policy }) => policy);
if (runId === undefined || !/^[\w-]+$/.test(runId) || policies.length === 0)
return [];
const command = `${(0,_model_command_line_js_10_ .QW)(`plangate override ${runId}`, context)} --reason "…"`;
return [{ workspace, runId, runUrl, policies: [...new Set(policies)], command }];
});
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
