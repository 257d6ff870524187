export const id = 1724;
export const ids = [1724];
export const modules = {
/***/ 67832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Qf: () => ( leaveUnstarted),
Sy: () => ( runStepsOrGiveUp),
nP: () => ( keepOrDiscard)
});
var _client_errors_js_0_ = __webpack_require__(20486);
var _policy_decide_js_1_ = __webpack_require__(31625);
var _model_verdict_js_2_ = __webpack_require__(83538);
var _model_status_js_3_ = __webpack_require__(62373);
var _trust_audit_js_8_ = __webpack_require__(79239);
var _failure_of_js_4_ = __webpack_require__(46281);
var _find_workspace_js_5_ = __webpack_require__(87170);
var _result_js_6_ = __webpack_require__(32940);
var _model_ended_by_js_7_ = __webpack_require__(17953);
var _model_error_message_js_9_ = __webpack_require__(34271);
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
const errored = error instanceof _failure_of_js_4_.GateStop && error.errored;
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
/***/ }),
/***/ 51779:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b5: () => ( judgeRunOfVersionControl)
});
var _client_wire_resource_js_0_ = __webpack_require__(78235);
var _policy_commit_under_review_js_1_ = __webpack_require__(56077);
var _find_workspace_js_2_ = __webpack_require__(87170);
var _failure_of_js_3_ = __webpack_require__(46281);
var _judge_js_4_ = __webpack_require__(77786);
var _poll_js_5_ = __webpack_require__(67820);
var _model_parse_js_6_ = __webpack_require__(2340);
const LONGEST_WAIT_MS = 3 * 60_000;
const MOST_RUNS = 20;
const MOST_REPLACEMENTS = 3;
async function judgeRunOfVersionControl(workspace, { change }, job) {
let { run } = await awaitRun(workspace, change, job);
for (let replacements = 0; run !== undefined; replacements += 1) {
const versionId = (0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version') ?? '';
const notice = `Version control started run ${run.id}. It planned the head of the pull request, ${change.commit.slice(0, 7)}, and not its merge with the target branch.`;
const noticed = { ...workspace, notices: [...workspace.notices, notice] };
const result = await (0,_judge_js_4_ .JU)(noticed, { run, versionId }, job);
const newest = await findNewestRun(workspace.workspaceId, change, job.client);
if (newest.run?.id === run.id)
return result;
if (newest.run === undefined || replacements === MOST_REPLACEMENTS) {
throw new _failure_of_js_3_.GateStop('service', {
code: 'PG-144',
text: `Run ${run.id} was replaced or taken away while it was judged.${otherRunsSentence(newest.others)} Run the job again.`,
});
}
run = newest.run;
}
return undefined;
}
async function awaitRun(workspace, change, job) {
const looksOnce = workspace.connection?.unaffected === true;
const { workspaceId } = workspace;
const { waiting, limitSeconds } = await awaitNewestRun({ workspaceId, change, looksOnce }, job);
if (waiting.kind === 'settled')
return waiting.last;
throw new _failure_of_js_3_.GateStop('timeout', {
code: 'PG-144',
text: `Version control started no speculative run for commit ${change.commit.slice(0, 7)} of pull request #${change.pullRequest} within ${limitSeconds} s. ${NOT_COVERED}${otherRunsSentence(waiting.last?.others)}`,
});
}
async function awaitNewestRun(wanted, { client, clock, signal, deadline: jobDeadline }) {
const { workspaceId, change, looksOnce = false } = wanted;
const begun = clock.now();
const deadline = Math.min(jobDeadline, begun + LONGEST_WAIT_MS);
const looking = {
read: () => findNewestRun(workspaceId, change, client),
isSettled: ({ run }) => run !== undefined || looksOnce,
intervalMs: (0,_poll_js_5_ .YW)(2_000, 15_000),
};
const waiting = await (0,_poll_js_5_ .wt)(looking, { clock, signal, deadline });
return { waiting, limitSeconds: Math.round((deadline - begun) / 1_000) };
}
const NOT_COVERED = "Common causes: the pull request comes from a fork, it goes to another branch than the workspace follows, the workspace never had a run, its working directory is misspelt, or what changes is outside of its working directory and triggers although the configuration reads it. Check the workspace's version control settings, or start the run there.";
function otherRunsSentence(others = []) {
return others
.slice(0, 3)
.map((other) => ` ${other}`)
.join('');
}
async function findNewestRun(workspaceId, change, client) {
const planOnly = change.pullRequest !== undefined;
const query = { commit: change.commit, planOnly };
const { items } = await client.runs.list(workspaceId, query).page({ number: 1, size: MOST_RUNS });
const runs = [];
const others = [];
for (const run of items) {
const difference = await whyNotCounted(run, workspaceId, change, client);
if (difference === undefined)
runs.push(run);
else
others.push(`Run ${run.id} ${difference}.`);
}
const createdAt = ({ attributes }) => (0,_model_parse_js_6_ .nR)(attributes['created-at']);
const [newest, second] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
if (newest !== undefined && second !== undefined && createdAt(newest) === createdAt(second)) {
throw new _failure_of_js_3_.GateStop('service', {
code: 'PG-144',
text: `Runs ${newest.id} and ${second.id} both plan this commit and were created at the same moment, so neither is the one that counts. Start one of them again in the service.`,
});
}
return { run: newest, others };
}
async function whyNotCounted(run, workspaceId, change, client) {
if ((0,_client_wire_resource_js_0_ .Dl)(run, 'workspace') !== workspaceId)
return 'belongs to another workspace';
const planOnly = run.attributes['plan-only'] === true;
const isWanted = planOnly === (change.pullRequest !== undefined);
if (!isWanted)
return planOnly ? 'is speculative' : 'is not speculative';
const [whyTooEarly] = (0,_policy_commit_under_review_js_1_ .d0)(run, change);
if (whyTooEarly !== undefined)
return whyTooEarly;
const versionId = (0,_client_wire_resource_js_0_ .Dl)(run, 'configuration-version');
if (versionId === undefined)
return 'does not say which configuration version it planned';
const ingress = await (0,_find_workspace_js_2_ .Q1)(versionId, client);
if ('doubt' in ingress)
return 'has a commit that is not known';
return (0,_policy_commit_under_review_js_1_ .cO)(ingress.answer, change)[0];
}
/***/ }),
/***/ 33109:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
E9: () => ( createTakeOver),
gq: () => ( plannedSameFiles)
});
var node_crypto_0_ = __webpack_require__(77598);
var node_fs_1_ = __webpack_require__(73024);
var node_path_2_ = __webpack_require__(76760);
var node_stream_promises_3_ = __webpack_require__(46466);
var _machine_temporary_js_4_ = __webpack_require__(53776);
var _client_wire_resource_js_5_ = __webpack_require__(78235);
var _model_verdict_js_6_ = __webpack_require__(83538);
var _trust_run_seals_js_7_ = __webpack_require__(4226);
var _policy_run_differences_js_8_ = __webpack_require__(22484);
var _override_run_js_9_ = __webpack_require__(29337);
var _job_js_10_ = __webpack_require__(44466);
var _listed_runs_js_11_ = __webpack_require__(78039);
var _own_run_js_12_ = __webpack_require__(70025);
var _runs_of_change_js_13_ = __webpack_require__(67306);
var _run_message_js_14_ = __webpack_require__(56326);
var _judge_js_15_ = __webpack_require__(77786);
var _run_js_16_ = __webpack_require__(69268);
var _model_error_message_js_18_ = __webpack_require__(34271);
var _model_parse_js_19_ = __webpack_require__(2340);
var _failure_of_js_17_ = __webpack_require__(46281);
const BUDGET_MS = 60_000;
const MOST_EXAMINED = 3;
function createTakeOver(jobOfAll) {
const { plan, client, clock, sealing, namedRuns, mayBeRepeated = false } = jobOfAll;
const { leavesBase = false } = jobOfAll;
const { searched } = sealing ?? {};
const readConditions = plan.reuse === 'upload' && sealing !== undefined
? conditionsReader(client, plan.organization)
: undefined;
let named;
const listed = searched === undefined
? undefined
: (0,_listed_runs_js_11_ .oS)(client, clock, plan.group ?? searched, plan);
return async (packed, job) => {
const { name } = packed;
if (sealing === undefined || listed === undefined)
return { notices: [] };
const notices = [];
let conditions;
let isSought = mayBeRepeated || leavesBase || plan.reuse === 'upload';
try {
conditions = await readConditions?.(packed);
named ??= namedRuns?.();
const ofComment = ((await named) ?? []).filter(({ workspace }) => workspace === name);
isSought ||= ofComment.some(({ head }) => head === sealing.head);
if (!isSought)
return { conditions, notices };
const toSeal = (0,_run_js_16_ .Wm)({ ...packed, conditions }, job, sealing);
const ports = { client, clock, seals: sealing.seals, listed, changeRequest: searched };
const oldestMs = clock.date().getTime() - _listed_runs_js_11_ .FG;
const found = await listed.since(packed.workspaceId, oldestMs);
let examined = 0;
for (const run of await (0,_runs_of_change_js_13_ .ay)(found, ofComment, client)) {
const otherSeals = (0,_runs_of_change_js_13_ .aj)(run.id, ofComment);
const own = (0,_own_run_js_12_ .YH)({ run, workspaceId: packed.workspaceId, otherSeals }, ports);
if ('why' in own) {
const isForJob = (0,_run_message_js_14_ .yF)(run.attributes.message, searched ?? '', sealing.head);
if (isForJob)
sayNotTaken(`Run ${run.id} of ${name} ${own.why}`, notices, job);
continue;
}
const candidate = toCandidate({ run, own }, toSeal);
if (candidate === undefined) {
job.debug(`Run ${run.id} of ${name} is of another gate, commit or upload.`);
continue;
}
if (examined === MOST_EXAMINED)
break;
examined += 1;
const { endedByComment } = sealing;
const taken = await takeOverCandidate(candidate, packed, job, { ...ports, endedByComment });
if (taken !== undefined)
return { taken, notices };
}
}
catch (error) {
const line = `An earlier run of ${name} is not taken over: ${(0,_model_error_message_js_18_ .g)(error)}`;
if (isSought)
job.info(`${line} A new run is started.`);
else
job.debug(line);
}
return { conditions, notices };
};
}
function sayNotTaken(line, notices, job) {
job.debug(`${line}.`);
if (line.includes(_trust_run_seals_js_7_ .Rg))
notices.push(`${line}.`);
}
function toCandidate({ run, own }, toSeal) {
const { facts } = own;
const isSame = (0,_run_message_js_14_ .Mn)(facts, toSeal);
const isOfUpload = toSeal.conditions !== '' &&
facts.conditions === toSeal.conditions &&
facts.upload === toSeal.upload;
const isOfCommit = (0,_own_run_js_12_ .xh)(own, toSeal.head)?.group === toSeal.group;
return isSame && (isOfCommit || isOfUpload) ? { run, own, isOfUpload } : undefined;
}
async function takeOverCandidate(candidate, packed, job, ports) {
const { own } = candidate;
const { id: runId } = candidate.run;
const { name: workspace } = packed;
const { sealing } = job;
const checked = await checkCandidate(candidate, packed, job, ports);
if ('why' in checked) {
job.debug(`Run ${runId} of ${workspace} is not taken over: ${checked.why}.`);
return undefined;
}
const { judged, ...settled } = checked;
const { run } = settled.watched;
const runUrl = settled.runSeen.url;
const earlierHead = sealing?.head === own.facts.head ? undefined : own.facts.head;
const isOverridden = judged.results.some(({ status }) => status === 'overridden');
if (earlierHead === undefined && isOverridden) {
job.emit({ kind: 'run-overridden', workspace, runId, runUrl });
}
else {
const commit = earlierHead ?? own.facts.head;
job.emit({ kind: 'run-reused', workspace, runId, runUrl, commit });
}
const notices = [...packed.notices, sayTakenOver(run, earlierHead, judged.results)];
const seals = own.isInMessage ? [] : [own.seal];
if (earlierHead !== undefined && sealing !== undefined) {
const { versionId } = own;
const version = { service: ports.client.origin, workspaceId: packed.workspaceId, versionId };
const { head } = sealing;
const { group = '' } = job.plan;
const facts = { ...own.facts, kind: 'taken-over', head, group };
seals.push(sealing.seals.seal(version, facts));
}
const result = {
...(0,_judge_js_15_ .q)(judged, { ...settled, notices }, job),
seals: seals.length > 0 ? seals : undefined,
};
const mayBeApplied = job.plan.mode === 'provisional' && (0,_model_verdict_js_6_ .gf)(judged.verdict.word, job.policy.failOn);
return mayBeApplied
? { ...result, confirmable: run.attributes.actions?.['is-confirmable'] === true }
: result;
}
function sayTakenOver({ id, attributes }, earlierHead, results) {
if (earlierHead === undefined) {
return results.some(({ status }) => status === 'overridden')
? `Run ${id} planned these very files and was overridden, so no new run was started.`
: `Run ${id} planned these very files, and only the text of the pull request was edited since, so no new run was started.`;
}
const createdDate = new Date((0,_model_parse_js_19_ .nR)(attributes['created-at'])).toISOString();
const when = `${createdDate.slice(0, 'YYYY-MM-DD'.length)} ${createdDate.slice(11, 16)} UTC`;
const names = new Set(results.flatMap(({ override }) => override?.by ?? []));
const who = names.size === 0
? ''
: ` It was overridden by ${[...names].join(', ')}: whether that account of the service pushed to this change is not known.`;
return `Run ${id} planned these very files at ${when} for commit ${earlierHead.slice(0, 7)}, and nothing was applied since, so no new run was started.${who} The comment \`/plangate again\` starts new runs.`;
}
async function checkCandidate({ run: found, own, isOfUpload }, packed, job, ownRunPorts) {
const { terraformVersion, archive } = packed;
const { clock, signal, sealing } = job;
const { mode, runOptions } = job.plan;
const deadline = Math.min(job.deadline, clock.now() + BUDGET_MS);
const client = job.client.with({ signal, deadline });
const { id: runId } = found;
const seen = await client.runs.show(runId, { include: [..._run_js_16_ .tC, 'configuration_version'] });
const { run } = seen;
const [difference] = [found, run].flatMap((each) => (0,_policy_run_differences_js_8_ .rA)(each, terraformVersion, runOptions, mode));
if (difference !== undefined)
return { why: `it ${difference}` };
if ((0,_client_wire_resource_js_5_ .Dl)(run, 'workspace') !== packed.workspaceId) {
return { why: 'it belongs to another workspace' };
}
const { versionId } = own;
if ((0,_client_wire_resource_js_5_ .Dl)(run, 'configuration-version') !== versionId) {
return { why: 'it planned another configuration version' };
}
const ports = { ...ownRunPorts, client, version: seen.configurationVersion };
const why = await (0,_own_run_js_12_ .gK)(run, own, sealing?.head ?? '', ports);
if (why !== undefined)
return { why: `it ${why}` };
const watched = await (0,_override_run_js_9_ .R2)(seen, { client, clock, deadline });
const runSeen = {
id: runId,
url: (0,_job_js_10_ .Q)(packed.name, runId, job),
status: watched.run.attributes.status,
};
const settled = { ...packed, versionId, runSeen, watched };
const judged = await (0,_judge_js_15_ .dR)(settled, { ...job, isFrugal: () => false, client, deadline });
const { word } = judged.verdict;
const isOverridden = judged.results.some(({ status }) => status === 'overridden');
const isOpened = isOverridden && ['overridden', 'needs-override'].includes(word);
const isForCommit = (0,_own_run_js_12_ .xh)(own, sealing?.head ?? '') !== undefined;
const isUnchanged = job.leavesBase === true && word !== 'canceled';
if (!(isForCommit && (isOpened || isUnchanged))) {
const mostMs = isOfUpload ? MOST_AGE_MS[word] : undefined;
if (mostMs === undefined)
return { why: `its verdict is "${word}"` };
if ((0,_own_run_js_12_ .ff)(run, ports) > mostMs) {
return { why: `its verdict is "${word}", and it is older than an hour` };
}
}
if (isOfUpload && (await wasAppliedSince((0,_listed_runs_js_11_ .CT)(run), packed.current.runId, client))) {
return { why: 'something was applied in the workspace since' };
}
const isSame = await plannedSameFiles(archive.sha256, runId, client);
return isSame ? { ...settled, judged } : { why: 'it planned other files' };
}
async function plannedSameFiles(sha256, runId, client) {
const directory = (0,_machine_temporary_js_4_ .ww)('plangate-');
try {
const file = (0,node_path_2_.join)(directory, 'planned.tar.gz');
await client.configurationVersions.downloadForRun(runId, file);
const hash = (0,node_crypto_0_.createHash)('sha256');
await (0,node_stream_promises_3_.pipeline)((0,node_fs_1_.createReadStream)(file), hash);
return hash.digest('hex') === sha256;
}
finally {
(0,_machine_temporary_js_4_ .cF)(directory);
}
}
function conditionsReader(client, organization) {
let policySets;
const readPolicySets = () => (policySets ??= readAsText(() => client.workspaces.policySets(organization).all()));
return async ({ workspaceId, current, settings, }) => {
if (current.stateId === undefined)
return undefined;
const { workspaces } = client;
const lists = await Promise.all([
readPolicySets(),
readAsText(() => workspaces.variables(workspaceId).all()),
readAsText(async () => {
const sets = await workspaces.variableSets(workspaceId).all();
const inSets = sets.map(({ id }) => workspaces.variablesOfSet(id).all());
return [...sets, ...(await Promise.all(inSets)).flat()];
}),
readAsText(() => workspaces.runTasks(workspaceId).all()),
]);
return JSON.stringify([settings, current.stateId, ...lists]);
};
}
async function readAsText(list) {
try {
const items = (await list()).map(({ id, attributes, relationships }) => JSON.stringify([id, withoutCounts(attributes), relationships]));
return JSON.stringify(items.sort());
}
catch (error) {
if (!(0,_failure_of_js_17_ .vu)(error))
throw error;
return undefined;
}
}
function withoutCounts(attributes = {}) {
return Object.fromEntries(Object.entries(attributes).filter(([name]) => !/[-_]count$/.test(name)));
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
return APPLYING.some((name) => (0,_model_parse_js_19_ .nR)(times[name]) >= sinceMs);
}
/***/ })
};
