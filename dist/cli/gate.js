export const id = 5353;
export const ids = [5353];
export const modules = {
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
/***/ 59866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( addExceptionNotices),
gate: () => ( gate)
});
var exception_notices = __webpack_require__(345);
var compare_with_current = __webpack_require__(551);
var end_run = __webpack_require__(67832);
var workspace_result = __webpack_require__(37956);
var resource = __webpack_require__(78235);
var commit_under_review = __webpack_require__(56077);
var find_workspace = __webpack_require__(87170);
var failure_of = __webpack_require__(46281);
var judge = __webpack_require__(77786);
var poll = __webpack_require__(67820);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/gate/find-vcs-run.js
const LONGEST_WAIT_MS = 3 * 60_000;
const MOST_RUNS = 20;
const MOST_REPLACEMENTS = 3;
async function judgeRunOfVersionControl(workspace, { change }, job) {
let { run } = await awaitRun(workspace, change, job);
for (let replacements = 0; run !== undefined; replacements += 1) {
const versionId = (0,resource.Dl)(run, 'configuration-version') ?? '';
const notice = `Version control started run ${run.id}. It planned the head of the pull request, ${change.commit.slice(0, 7)}, and not its merge with the target branch.`;
const noticed = { ...workspace, notices: [...workspace.notices, notice] };
const result = await (0,judge.JU)(noticed, { run, versionId }, job);
const newest = await findNewestRun(workspace.workspaceId, change, job.client);
if (newest.run?.id === run.id)
return result;
if (newest.run === undefined || replacements === MOST_REPLACEMENTS) {
throw replacedBy(run, newest);
}
run = newest.run;
}
return undefined;
}
function replacedBy({ id }, { run, others }) {
const by = run === undefined
? `is not among the runs of this commit any more`
: `was replaced by ${run.id}`;
return new failure_of.GateStop('service', {
code: 'PG-144',
text: `Run ${id} ${by} while it was judged.${otherRunsSentence(others)} Run the job again.`,
});
}
async function awaitRun(workspace, change, job) {
const looksOnce = workspace.connection?.unaffected === true;
const { workspaceId } = workspace;
const { waiting, limitSeconds } = await awaitNewestRun({ workspaceId, change, looksOnce }, job);
if (waiting.kind === 'settled')
return waiting.last;
if (waiting.kind === 'aborted')
throw new failure_of.GateStop('canceled', failure_of.wS);
throw new failure_of.GateStop('timeout', {
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
intervalMs: (0,poll.YW)(2_000, 15_000),
};
const waiting = await (0,poll.wt)(looking, { clock, signal, deadline });
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
const createdAt = ({ attributes }) => (0,parse.nR)(attributes['created-at']);
const [newest, second] = runs.toSorted((one, other) => createdAt(other) - createdAt(one));
if (newest !== undefined && second !== undefined && createdAt(newest) === createdAt(second)) {
throw new failure_of.GateStop('service', {
code: 'PG-144',
text: `Runs ${newest.id} and ${second.id} both plan this commit and were created at the same moment, so neither is the one that counts. Start one of them again in the service.`,
});
}
return { run: newest, others };
}
async function whyNotCounted(run, workspaceId, change, client) {
if ((0,resource.Dl)(run, 'workspace') !== workspaceId)
return 'belongs to another workspace';
const planOnly = run.attributes['plan-only'] === true;
const isWanted = planOnly === (change.pullRequest !== undefined);
if (!isWanted)
return planOnly ? 'is speculative' : 'is not speculative';
const [whyTooEarly] = (0,commit_under_review.d0)(run, change);
if (whyTooEarly !== undefined)
return whyTooEarly;
const versionId = (0,resource.Dl)(run, 'configuration-version');
if (versionId === undefined)
return 'does not say which configuration version it planned';
const ingress = await (0,find_workspace.Q1)(versionId, client);
if ('doubt' in ingress)
return 'has a commit that is not known';
return (0,commit_under_review.cO)(ingress.answer, change)[0];
}
var run_concurrently = __webpack_require__(6939);
var gate_job = __webpack_require__(99329);
var look_at_commit = __webpack_require__(8854);
var overview = __webpack_require__(75030);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var pack = __webpack_require__(70847);
var file_names = __webpack_require__(96817);
var files_here = __webpack_require__(80467);
var hidden_files = __webpack_require__(7707);
var hold_hidden = __webpack_require__(25567);
var outside_modules = __webpack_require__(42130);
;// CONCATENATED MODULE: ./build/src/gate/pack-workspace.js
async function packWorkspace(workspace, job) {
const { name, workingDirectory, root } = workspace;
const archive = await job.pack(root);
if (!holdsConfiguration(archive.entries, workingDirectory)) {
const where = sayMissing(archive.root, workingDirectory);
const message = `There is no Terraform configuration for workspace "${name}": ${where}`;
throw new failure_of.GateStop('input', { code: 'PG-115', text: message });
}
const planning = { inside: workingDirectory, repository: workspace.repository };
const outside = await (0,outside_modules.BQ)(archive, planning);
const outsideNotices = outside === undefined ? [] : [`${outside.seen} ${outside.fix}`];
const packed = { ...workspace, archive, notices: [...workspace.notices, ...outsideNotices] };
outsideNotices.forEach((notice) => job.warn(notice));
job.reach(packed);
const hiddenNotices = await examineHidden(packed, job);
hiddenNotices.forEach((notice) => job.warn(notice));
return { ...packed, notices: [...packed.notices, ...hiddenNotices] };
}
function sayMissing(root, workingDirectory) {
if (workingDirectory === '') {
return `no .tf or .tofu file that is sent lies directly in ${root}. Point \`directory\` at the one that has them.`;
}
return `it runs in "${workingDirectory}", but ${root} has no .tf or .tofu file there. Point \`directory\` at a path that ends in "${workingDirectory}" or contains it, or change the working directory in the workspace's settings.`;
}
function holdsConfiguration(entries, workingDirectory) {
const directory = workingDirectory === '' ? '.' : workingDirectory;
return entries.some(({ path, type }) => type !== 'directory' &&
external_node_path_.posix.dirname(path) === directory &&
(0,file_names.ZC)(external_node_path_.posix.basename(path)));
}
async function examineHidden({ archive, workingDirectory }, job) {
const missing = job.proposal ? notCheckedOut(archive, job.proposal) : [];
if (missing.length === 0 && !archive.withheld.some(hidden_files._t))
return [];
const module = (0,external_node_path_.join)(archive.root, ...workingDirectory.split('/'));
const manifest = await (0,hold_hidden.f7)(archive, module, job.proposal);
if (manifest.closing !== undefined)
throw new failure_of.GateStop('unseen', { text: manifest.closing });
const found = await findHiddenOnce(archive, workingDirectory, missing, job);
const certain = found.files.filter(({ isCertain, entry }) => isCertain && entry.reason !== pack.pL);
const empty = certain.filter(({ entry }) => entry.reason === pack.PW);
if (empty.length > 0)
throw new failure_of.GateStop('unseen', { text: (0,look_at_commit.Y)(empty) });
const doubt = (0,hidden_files.ZA)(found.files, archive.root);
if (doubt !== undefined)
throw new failure_of.GateStop('input', { code: 'PG-149', text: doubt });
const hidden = found.files.filter(({ entry }) => entry.reason !== pack.iC);
const closing = await (0,hold_hidden.Eb)(hidden, found, job);
if (closing !== undefined)
throw new failure_of.GateStop('unseen', { code: 'PG-150', text: closing });
const notices = manifest.notice === undefined ? [] : [manifest.notice];
for (const { entry } of certain.slice(0, hidden_files.SE)) {
const { path, reason } = entry;
const why = entry.rule ?? reason;
notices.push(reason === pack.iC
? `Terraform would load ${path}, but it ${why}: the policies judge a plan without it. \`include-untracked-secrets\` sends it.`
: `Terraform would load ${path}, but the policies do not get to see it: ${why}.`);
}
if (certain.length > hidden_files.SE) {
notices.push(`${certain.length - hidden_files.SE} more files that Terraform would load are excluded.`);
}
return notices;
}
function notCheckedOut({ root, uncommitted = [] }, { repository }) {
const missing = uncommitted
.map((path) => (0,external_node_path_.join)(repository, path))
.filter((path) => !(0,external_node_fs_.existsSync)(path));
return missing.map((path) => ({
path: (0,outside_modules.df)((0,external_node_path_.relative)(root, path)),
reason: pack.pL,
}));
}
const HIDDEN_OF_ARCHIVE = new WeakMap();
function findHiddenOnce(archive, workingDirectory, missing, job) {
const { root, entries } = archive;
const withheld = [...archive.withheld, ...missing];
const module = (0,external_node_path_.join)(root, ...workingDirectory.split('/'));
const byModule = HIDDEN_OF_ARCHIVE.get(archive) ?? new Map();
const find = async () => {
const index = new hidden_files.VD({ root, withheld, links: (0,hidden_files.hP)(entries) });
const named = await (0,hidden_files.vP)(module, (path) => index.matters(path), files_here.J, job);
return { archive, module, named, index, files: index.find(named, module) };
};
const hidden = byModule.get(module) ?? find();
HIDDEN_OF_ARCHIVE.set(archive, byModule.set(module, hidden));
return hidden;
}
var describe = __webpack_require__(82591);
var errors = __webpack_require__(20486);
var run_differences = __webpack_require__(22484);
var model_status = __webpack_require__(62373);
var uncommitted = __webpack_require__(41880);
var supersede = __webpack_require__(58045);
;// CONCATENATED MODULE: ./build/src/gate/start-run.js
async function upload(packed, job) {
const { configurationVersions } = job.client;
const { path, bytes, entries } = packed.archive;
let version = await createVersion(packed, job);
const body = { path, bytes, largest: (0,describe.Sd)(entries) };
try {
await configurationVersions.upload(version, body);
}
catch (error) {
if (!(error instanceof errors._) || error.code !== 'upload-refused')
throw error;
version = await createVersion(packed, job);
await configurationVersions.upload(version, body);
}
await awaitUploaded(version.id, job);
job.emit({ kind: 'uploaded', workspace: packed.name, versionId: version.id });
return { ...packed, versionId: version.id };
}
async function createVersion(packed, { client, plan, emit, reach }) {
const { name: workspace, workspaceId } = packed;
const { autoQueueRuns, mode } = plan;
const version = await client.configurationVersions.create(workspaceId, {
autoQueueRuns,
speculative: mode === 'speculative',
provisional: mode === 'provisional',
});
reach({ ...packed, versionId: version.id, mayHaveRun: autoQueueRuns });
emit({ kind: 'version-created', workspace, workspaceId, versionId: version.id });
refuseOtherVersion(version, plan);
return version;
}
function refuseOtherVersion({ id, attributes }, { mode, autoQueueRuns }) {
const dependsOnVersion = mode === 'provisional' || autoQueueRuns;
if (dependsOnVersion && attributes[mode] !== true) {
throw new failure_of.GateStop('service', {
code: 'PG-138',
text: `The service made configuration version ${id} but does not say that it is ${mode}, so a run of it might be one that is applied. Nothing was uploaded. ${mode === 'provisional'
? 'This service may not know provisional versions: use `mode: speculative`.'
: 'Set `auto-queue-runs` to false.'}`,
});
}
if (!autoQueueRuns && mode === 'provisional' && attributes['auto-queue-runs'] === true) {
throw new failure_of.GateStop('service', {
code: 'PG-138',
text: `The service would start a run by itself as soon as configuration version ${id} is uploaded, although it was asked not to: that run would not only save its plan. Nothing was uploaded.`,
});
}
}
async function awaitUploaded(id, job) {
const looking = {
read: async () => (await job.client.configurationVersions.show(id)).version,
isSettled: ({ attributes }) => !['moving', 'unknown'].includes((0,model_status.I)(model_status.t8, attributes.status)),
intervalMs: (0,poll.YW)(250, 5_000),
};
const waiting = await (0,poll.wt)(looking, job);
if (waiting.kind !== 'settled') {
const word = waiting.last?.attributes.status ?? 'not to be seen';
throw new failure_of.GateStop(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
text: `Configuration version ${id} was uploaded, but time ran out while it was still "${word}". Try again, or raise the timeout.`,
});
}
const { attributes } = waiting.last;
if (attributes.status !== 'uploaded') {
const reason = [attributes['error-message'], attributes.error].find((text) => (text ?? '') !== '');
throw new failure_of.GateStop('service', {
code: 'PG-128',
text: `The service could not use the upload: configuration version ${id} is "${attributes.status}"${reason === undefined ? '' : `: ${reason}`}.`,
}, { errored: attributes.status === 'errored' });
}
}
async function startRun(uploaded, job) {
const { name: workspace, workspaceId } = uploaded;
const { mode, runOptions, autoQueueRuns } = job.plan;
const requested = { ...uploaded, mayHaveRun: true };
job.reach(requested);
const askedAt = job.clock.now();
const run = await (autoQueueRuns ? findQueuedRun(uploaded, job) : createRun(uploaded, job));
const url = (0,gate_job.Q)(workspace, run.id, job);
const runSeen = { id: run.id, url, status: run.attributes.status };
const started = { ...requested, run, askedAt, runSeen };
job.reach(started);
const lastDurationMs = job.lastDurationMs?.(workspace);
job.emit({
kind: 'run-created',
workspace,
runId: run.id,
runUrl: url,
adopted: autoQueueRuns,
lastDurationMs,
});
const [difference] = (0,run_differences.w3)(run, mode, runOptions);
if (difference !== undefined) {
throw new failure_of.GateStop('service', {
code: 'PG-138',
text: `Run ${run.id} ${difference}, so it was not waited for.`,
});
}
job.supersede(workspace, { workspaceId, run });
return started;
}
async function createRun({ workspaceId, versionId, archive }, { client, plan, message: title, changeRequest, commit, random }) {
const titleOfFiles = `${title}${(0,uncommitted.D)(archive.uncommitted?.length)}`;
const message = (0,supersede.xA)(titleOfFiles, random, { changeRequest, commit, group: plan.group });
const kind = plan.mode === 'provisional' ? { savePlan: true, autoApply: false } : { planOnly: true };
return await client.runs.create(workspaceId, versionId, {
message,
...kind,
options: plan.runOptions,
});
}
const LONGEST_QUEUE_MS = 3 * 60_000;
async function findQueuedRun({ versionId }, job) {
const { configurationVersions } = job.client;
const begun = job.clock.now();
const deadline = Math.min(job.deadline, begun + LONGEST_QUEUE_MS);
const looking = {
read: async () => (await configurationVersions.show(versionId, { include: ['run'] })).run,
isSettled: (run) => run !== undefined,
intervalMs: (0,poll.YW)(500, 5_000),
};
const waiting = await (0,poll.wt)(looking, { ...job, deadline });
if (waiting.kind === 'settled' && waiting.last !== undefined)
return waiting.last;
throw new failure_of.GateStop(waiting.kind === 'aborted' ? 'canceled' : 'timeout', {
code: 'PG-112',
text: `The upload of configuration version ${versionId} was to start a run, but none appeared within ${Math.round((deadline - begun) / 1_000)} s: this service may not start runs by itself. Set auto-queue-runs to false, so that the run is created here.`,
});
}
var take_over = __webpack_require__(33109);
var watch = __webpack_require__(20094);
;// CONCATENATED MODULE: ./build/src/gate/gate.js
const MOST_AT_ONCE = 500;
async function gate(request, ports) {
const job = (0,gate_job._)(request, ports);
const { plan, policy, workspaces: requested } = request;
try {
const names = requested.map(({ name }) => name);
const listed = await (0,overview.FF)(job.client, plan.organization, names);
const found = await (0,run_concurrently.G)(requested.map((workspace) => () => findOrKeepError(workspace, job, listed)), MOST_AT_ONCE);
const areAllReady = found.every(find_workspace.i_);
const decide = (workspace) => areAllReady && (0,find_workspace.i_)(workspace)
? (0,end_run.Sy)(workspace, job, (step) => gateWorkspace(workspace, step))
: (0,end_run.Qf)(workspace, job);
const results = [];
const unaffected = [];
const decided = await (0,run_concurrently.G)(found.map((workspace) => async () => {
const result = await decide(workspace);
if (result !== undefined)
job.emit({ kind: 'workspace-decided', result });
return { name: workspace.name, result };
}), MOST_AT_ONCE);
for (const { name, result } of decided) {
if (result === undefined)
unaffected.push(name);
else
results.push(result);
}
const workspaces = addExceptionNotices(results, request.exceptions);
return {
verdict: (0,workspace_result.Vj)(workspaces, policy),
workspaces,
unaffected: unaffected.length > 0 ? unaffected : undefined,
archives: job.archives(),
durationMs: job.elapsedMs(),
};
}
finally {
await job.close();
}
}
async function findOrKeepError(requested, job, listed) {
try {
job.signal.throwIfAborted();
return await (0,find_workspace.pl)(requested, job, listed.get(requested.name));
}
catch (error) {
return { name: requested.name, error };
}
}
function addExceptionNotices(workspaces, exceptions) {
if (exceptions === undefined)
return [...workspaces];
const judged = workspaces.filter(({ failure }) => failure === undefined);
const notices = (0,exception_notices.j)(judged, exceptions);
return workspaces.map((result) => {
const added = notices.get(result.workspace) ?? [];
return { ...result, notices: [...result.notices, ...added] };
});
}
async function gateWorkspace(workspace, job) {
job.signal.throwIfAborted();
const { versionControl } = job;
if (versionControl !== undefined) {
await (0,look_at_commit.a)(workspace, versionControl, job);
const judged = await judgeRunOfVersionControl(workspace, versionControl, job);
return judged && (await (0,compare_with_current.rV)(judged, workspace, job));
}
const packed = await packWorkspace(workspace, job);
const recorded = await (0,take_over.UE)(packed, job);
const takenOver = await (0,take_over.w9)(packed, recorded, job);
if (takenOver !== undefined)
return await (0,compare_with_current.rV)(takenOver, packed, job);
const started = await startRun(await upload(packed, job), job);
const settled = await (0,watch.wB)(started, job);
const judged = await (0,end_run.nP)(await (0,judge.ks)(settled, job), settled, job);
const uploadRecord = recorded && job.knownUploads?.seal(recorded.upload, started.run.id);
return await (0,compare_with_current.rV)({ ...judged, uploadRecord }, packed, job);
}
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
/***/ })
};
