export const id = 9866;
export const ids = [9866];
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
async function leaveUnstarted(looked, job) {
if (!(0,_find_workspace_js_5_ .i_)(looked))
return await giveUp(looked, looked.error, job);
const message = 'Nothing was started for this workspace, because another one cannot be gated.';
return { ...(0,_workspace_result_js_6_ .ng)(looked), verdict: (0,_policy_decide_js_1_ .Rh)({ kind: 'skipped', message }) };
}
async function runStepsOrGiveUp(workspace, job, steps) {
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
const errored = error instanceof _failure_of_js_4_.GateStop && error.errored;
const undecided = { ...result, verdict: (0,_policy_decide_js_1_ .Rh)({ ...failure, errored }), failure };
if (!(0,_find_workspace_js_5_ .i_)(looked) || !looked.mayHaveRun)
return undecided;
const why = failure.kind === 'canceled' ? 'the check was canceled' : 'the gate gave up';
const { ended, left } = await endRunOfWorkspace(looked, why, job);
const isSaid = left.leftover === undefined && !['none', 'over'].includes(ended.outcome);
const { runId = result.runId, status: runStatus = result.runStatus } = ended;
const notices = result.notices.concat(isSaid ? sayEnded(ended, result.runUrl) : []);
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
const { ended, left } = await endRunOfWorkspace(settled, why, job);
return { ...result, runStatus: ended.status ?? result.runStatus, ...left };
}
async function endRunOfWorkspace({ name: workspace, workspaceId, versionId, runSeen: run }, why, job) {
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
;// CONCATENATED MODULE: ./build/src/gate/find-vcs-run.js
const LONGEST_WAIT_MS = 3 * 60_000;
const MOST_RUNS = 20;
const MOST_REPLACEMENTS = 3;
async function judgeRunOfVersionControl(workspace, { change }, job) {
const first = await awaitRun(workspace, change, job);
for (let { run } = first, replaced = 0; run !== undefined; replaced++) {
const versionId = (0,resource.Dl)(run, 'configuration-version') ?? '';
const notice = `Version control started run ${run.id}. It planned the head of the pull request, ${change.commit.slice(0, 7)}, and not its merge with the target branch.`;
const noticed = { ...workspace, notices: [...workspace.notices, notice] };
const result = await (0,judge.JU)(noticed, { run, versionId }, job);
const newest = await findNewestRun(workspace.workspaceId, change, job.client);
if (newest.run?.id === run.id)
return result;
if (newest.run === undefined || replaced === MOST_REPLACEMENTS)
throw replacedBy(run, newest);
({ run } = newest);
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
async function awaitNewestRun(asked, { client, clock, signal, deadline: jobDeadline }) {
const { workspaceId, change, looksOnce = false } = asked;
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
const createdAt = ({ attributes }) => Date.parse(attributes['created-at'] ?? '');
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
const [early] = (0,commit_under_review.d0)(run, change);
if (early !== undefined)
return early;
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
const { name, workingDirectory: working, root } = workspace;
const archive = await job.pack(root);
if (!holdsConfiguration(archive.entries, working)) {
const where = sayMissing(archive.root, working);
const message = `There is no Terraform configuration for workspace "${name}": ${where}`;
throw new failure_of.GateStop('input', { code: 'PG-115', text: message });
}
const planning = { inside: working, repository: workspace.repository };
const outside = await (0,outside_modules.BQ)(archive, planning);
const outsideNotices = outside === undefined ? [] : [`${outside.seen} ${outside.fix}`];
const packed = { ...workspace, archive, notices: [...workspace.notices, ...outsideNotices] };
outsideNotices.forEach((notice) => job.warn(notice));
job.reach(packed);
const hiddenNotices = await examineHidden(packed, job);
hiddenNotices.forEach((notice) => job.warn(notice));
return { ...packed, notices: [...packed.notices, ...hiddenNotices] };
}
function sayMissing(root, working) {
if (working === '') {
return `no .tf or .tofu file that is sent lies directly in ${root}. Point \`directory\` at the one that has them.`;
}
return `it runs in "${working}", but ${root} has no .tf or .tofu file there. Point \`directory\` at a path that ends in "${working}" or contains it, or change the working directory in the workspace's settings.`;
}
function holdsConfiguration(entries, workingDirectory) {
const working = workingDirectory === '' ? '.' : workingDirectory;
return entries.some(({ path, type }) => type !== 'directory' &&
external_node_path_.posix.dirname(path) === working &&
(0,file_names.ZC)(external_node_path_.posix.basename(path)));
}
async function examineHidden({ archive, workingDirectory }, job) {
const lacking = job.proposal ? notCheckedOut(archive, job.proposal) : [];
if (lacking.length === 0 && !archive.withheld.some(hidden_files._t))
return [];
const module = (0,external_node_path_.join)(archive.root, ...workingDirectory.split('/'));
const manifest = await (0,hold_hidden.f7)(archive, module, job.proposal);
if (manifest.closing !== undefined)
throw new failure_of.GateStop('unseen', { text: manifest.closing });
const found = await findHiddenOnce(archive, workingDirectory, lacking, job);
const certain = found.files.filter((each) => each.certain && each.entry.reason !== pack.pL);
const empty = certain.filter(({ entry }) => entry.reason === pack.PW);
if (empty.length > 0)
throw new failure_of.GateStop('unseen', { text: (0,look_at_commit.Ym)(empty) });
const doubt = (0,hidden_files.ZA)(found.files, archive.root);
if (doubt !== undefined)
throw new failure_of.GateStop('input', { code: 'PG-149', text: doubt });
const hidden = found.files.filter(({ entry }) => entry.reason !== pack.iC);
const closing = await (0,hold_hidden.Eb)(hidden, found, job);
if (closing !== undefined)
throw new failure_of.GateStop('unseen', { code: 'PG-150', text: closing });
const notices = manifest.notice === undefined ? [] : [manifest.notice];
for (const { entry } of certain.slice(0, hidden_files.qB)) {
const { path, reason } = entry;
const why = entry.rule ?? reason;
notices.push(reason === pack.iC
? `Terraform would load ${path}, but it ${why}: the policies judge a plan without it. \`include-untracked-secrets\` sends it.`
: `Terraform would load ${path}, but the policies do not get to see it: ${why}.`);
}
if (certain.length > hidden_files.qB) {
notices.push(`${certain.length - hidden_files.qB} more files that Terraform would load are excluded.`);
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
const HIDDEN = new WeakMap();
function findHiddenOnce(archive, workingDirectory, lacking, job) {
const { root, entries } = archive;
const withheld = [...archive.withheld, ...lacking];
const module = (0,external_node_path_.join)(root, ...workingDirectory.split('/'));
const byModule = HIDDEN.get(archive) ?? new Map();
const find = async () => {
const index = new hidden_files.VD({ root, withheld, links: (0,hidden_files.hP)(entries) });
const named = await (0,hidden_files.vP)(module, (path) => index.matters(path), files_here.J, job);
return { archive, module, named, index, files: index.find(named, module) };
};
const hidden = byModule.get(module) ?? find();
HIDDEN.set(archive, byModule.set(module, hidden));
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
refuseDifferent(version, plan);
return version;
}
function refuseDifferent({ id, attributes }, { mode, autoQueueRuns }) {
const word = mode === 'provisional' || autoQueueRuns ? mode : undefined;
if (word !== undefined && attributes[word] !== true) {
throw new failure_of.GateStop('service', {
code: 'PG-138',
text: `The service made configuration version ${id} but does not say that it is ${word}, so a run of it might be one that is applied. Nothing was uploaded. ${word === 'provisional'
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
isSettled: ({ attributes }) => !['moving', 'unknown'].includes((0,model_status.I)(model_status.gw, attributes.status)),
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
const about = { runId: run.id, runUrl: url, adopted: autoQueueRuns, lastDurationMs };
job.emit({ kind: 'run-created', workspace, ...about });
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
const shown = `${title}${(0,uncommitted.D)(archive.uncommitted?.length)}`;
const message = (0,supersede.xA)(shown, random, { changeRequest, commit, group: plan.group });
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
const found = await (0,run_concurrently.G)(requested.map((each) => () => findOrKeepError(each, job, listed)), MOST_AT_ONCE);
const ready = found.filter(find_workspace.i_);
const deciding = ready.length === found.length
? ready.map((each) => () => (0,end_run.Sy)(each, job, (step) => gateWorkspace(each, step)))
: found.map((each) => () => (0,end_run.Qf)(each, job));
const results = await (0,run_concurrently.G)(deciding.map((decide) => async () => {
const result = await decide();
if (result !== undefined)
job.emit({ kind: 'workspace-decided', result });
return result;
}), MOST_AT_ONCE);
const workspaces = addExceptionNotices(results.filter((each) => each !== undefined), request.exceptions);
const unaffected = found
.filter((_, index) => results[index] === undefined)
.map(({ name }) => name);
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
return workspaces.map((each) => {
const more = notices.get(each.workspace) ?? [];
return { ...each, notices: [...each.notices, ...more] };
});
}
async function gateWorkspace(workspace, job) {
job.signal.throwIfAborted();
const { versionControl } = job;
if (versionControl !== undefined) {
await (0,look_at_commit.ao)(workspace, versionControl, job);
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
/***/ 25567:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
oR: () => ( CHECK_OUT_WHOLE),
f7: () => ( examineManifest),
T6: () => ( sayMentions),
Eb: () => ( whyHiddenFilesClose)
});
var external_node_path_ = __webpack_require__(76760);
var expressions = __webpack_require__(31855);
var ignore_rules = __webpack_require__(4001);
var pack = __webpack_require__(70847);
var affected = __webpack_require__(21818);
var module_manifest = __webpack_require__(27126);
var find_repository = __webpack_require__(6609);
var add_to = __webpack_require__(72588);
var unreadable_file = __webpack_require__(13491);
var follow_links = __webpack_require__(77134);
;// CONCATENATED MODULE: ./build/src/gate/at-merge-base.js
const MOST_ROUNDS = 12;
async function readAtMergeBase({ repository, textsAtMergeBase }, changed, checkout, read) {
const changedPaths = new Map(changed.map((path) => [(0,external_node_path_.join)(repository, ...path.split('/')), path]));
const texts = new Map();
let isKnown = true;
for (let round = 0;; round++) {
const missing = new Set();
const result = await read(filesAtMergeBase(checkout, changedPaths, texts, missing));
if (missing.size === 0)
return texts.size === 0 ? undefined : { result, isKnown };
const answer = round < MOST_ROUNDS && isKnown ? await textsAtMergeBase?.([...missing]) : undefined;
isKnown &&= answer !== undefined;
for (const path of missing)
texts.set(path, answer?.get(path));
}
}
function filesAtMergeBase(checkout, changedPaths, texts, missing) {
const textAt = (path) => {
if (!texts.has(path))
missing.add(path);
return texts.get(path);
};
return {
readFile(path) {
for (const target of checkout.follow(path)) {
const changed = changedPaths.get(target);
if (changed !== undefined)
return textAt(changed);
}
return checkout.readFile(path);
},
readDirectory(path) {
const targets = checkout.follow(path);
const names = new Set(checkout.readDirectory(path));
for (const file of changedPaths.keys()) {
if (targets.includes((0,external_node_path_.dirname)(file)))
names.delete((0,external_node_path_.basename)(file));
}
for (const [file, changed] of changedPaths) {
const target = targets.find((directory) => file.startsWith(directory + external_node_path_.sep));
if (target === undefined)
continue;
const [name = '', ...below] = file.slice(target.length + 1).split(external_node_path_.sep);
if (below.length > 0 || textAt(changed) !== undefined)
names.add(name);
}
return [...names];
},
follow: (path) => checkout.follow(path),
};
}
var files_here = __webpack_require__(80467);
var hidden_files = __webpack_require__(7707);
;// CONCATENATED MODULE: ./build/src/gate/hold-hidden.js
async function whyHiddenFilesClose(files, hidden, job) {
const { proposal } = job;
if (proposal === undefined || files.length === 0)
return undefined;
const { root } = hidden.archive;
const changed = await knownChanges(root, proposal);
const countingUnchanged = files.filter(({ certain, entry }) => certain || entry.reason === pack.$h);
if (changed === undefined) {
const why = 'which files this pull request changes is not known';
return sayHidden(countingUnchanged, why, OR_LIST_CHANGES);
}
const changes = new Changes(proposal.repository, changed);
const changedFiles = files.filter(({ path }) => changes.concern(path));
if (changedFiles.length > 0)
return sayHidden(changedFiles, 'this pull request adds or changes it');
const before = await readMergeBase(hidden, proposal, changed, job);
const isCompared = before?.isKnown !== false;
if (changes.concern((0,external_node_path_.join)(root, pack.On))) {
const excludedBefore = isCompared ? await exclusionBy(before?.rules, job) : undefined;
const newlyExcluded = countingUnchanged.filter((each) => !isSureToBeExcluded(each, excludedBefore));
const said = excludedBefore
? sayHidden(newlyExcluded, `the ${pack.On} of the merge base does not exclude it`)
: sayHidden(newlyExcluded, `${pack.On} changes here and cannot be compared`, OR_COMPARE);
if (said !== undefined)
return said;
}
const newlyNamed = countingUnchanged.filter(newlyNamedTest(hidden.named, before?.named, changes));
return isCompared
? sayHidden(newlyNamed, 'this pull request adds or changes what names it')
: sayHidden(newlyNamed, 'what names it is changed here or cannot be compared', OR_COMPARE);
}
class Changes {
repository;
changed;
changedDirectories;
constructor(repository, changed) {
this.repository = repository;
this.changed = new Set(changed.map(hidden_files.cM));
this.changedDirectories = new Set(changed.flatMap(hidden_files.jH));
}
concern(path) {
return (0,follow_links.n)(path).some((each) => this.changedDirectories.has(this.inRepository(each)) || this.replace(each));
}
replace(path) {
const key = this.inRepository(path);
return this.changed.has(key) || (0,hidden_files.jH)(key).some((each) => this.changed.has(each));
}
inRepository(path) {
return (0,hidden_files.cM)((0,external_node_path_.relative)(this.repository, path));
}
}
async function readMergeBase({ archive, module, index }, proposal, changed, job) {
const look = async (files) => ({
named: await (0,hidden_files.vP)(module, (path) => index.matters(path), files, job),
rules: files.readFile((0,external_node_path_.join)(archive.root, pack.On)),
});
const before = await readAtMergeBase(proposal, changed, files_here.J, look);
return before && { ...before.result, isKnown: before.isKnown };
}
async function exclusionBy(rules = '', { plan }) {
try {
return await (0,ignore_rules.nM)(rules, plan.rules);
}
catch (error) {
if (error instanceof expressions.TP || error instanceof unreadable_file.i)
return undefined;
throw error;
}
}
function isSureToBeExcluded({ entry, path, isDirectory }, excludes) {
if (entry.reason !== pack.$h)
return true;
return (excludes !== undefined && (0,follow_links.n)(path).length === 1 && excludes(entry.path, isDirectory));
}
function newlyNamedTest(named, before, changes) {
const newModules = newlyCalled(named, before, changes);
const mentionsBefore = before && [
...before.files.values(),
...[...before.directories.values()].flatMap(({ endings }) => [...endings.values()]),
];
const keysBefore = mentionsBefore && new Set(mentionsBefore.flat().map(keyOfMention));
const isNewMention = (mention) => newModules.has(mention.module) || keysBefore?.has(keyOfMention(mention)) === false;
const decided = new Map();
const isNew = (naming) => {
const result = decided.get(naming) ??
(naming.places.some((place) => changes.replace(place)) || naming.mentions.some(isNewMention));
decided.set(naming, result);
return result;
};
return (hidden) => hidden.modules.some((module) => newModules.has(directoryOf(module))) ||
hidden.namings.some(isNew);
}
function directoryOf({ places: [directory = ''] }) {
return directory;
}
function keyOfMention({ module, written }) {
return `${module} ${written()}`;
}
function newlyCalled({ modules }, before, changes) {
const keysOf = (module) => [
directoryOf(module),
...module.calls.map(({ from, written }) => `${directoryOf(module)} ${from} ${written}`),
];
const keysBefore = before && new Set(before.modules.flatMap(keysOf));
const isNew = (module) => [...module.places, ...module.linked].some((place) => changes.replace(place)) ||
keysOf(module).some((key) => keysBefore?.has(key) === false);
const calledFrom = new Map();
for (const module of modules) {
for (const { from } of module.calls)
(0,add_to.D)(calledFrom, from, directoryOf(module));
}
const directories = new Set(modules.filter(isNew).map(directoryOf));
for (const directory of directories) {
for (const called of calledFrom.get(directory) ?? [])
directories.add(called);
}
return directories;
}
const OR_LIST_CHANGES = ' Or let the job know them: `github-token` with `pull-requests: read`, elsewhere a checkout that holds the target branch.';
const OR_COMPARE = ' Or let the job compare: a checkout that holds the target branch as well (`fetch-depth: 0`).';
const CHECK_OUT_WHOLE = 'Check out whole directories, and let no step remove files of the commit.';
function sayHidden(hidden, why, otherwise = '') {
if (hidden.length === 0)
return undefined;
const would = hidden.some(({ certain }) => certain) ? 'would' : 'may';
const names = (0,hidden_files.rL)(hidden, ({ rule, reason }) => rule ?? reason);
const remedy = hidden.some(({ entry }) => entry.rule !== undefined)
? `Remove the rules from ${pack.On}, so that it is sent and judged.`
: hidden.some(({ entry }) => entry.reason === pack.pL)
? CHECK_OUT_WHOLE
: 'Keep it in a file that is sent and judged.';
return `Terraform ${would} load ${names}, but the policies do not get to see that, and ${why}.${sayMentions(hidden)} ${remedy}${otherwise}`;
}
function sayMentions(hidden) {
const sentences = new Set();
for (const { namings } of hidden) {
const mentions = namings.flatMap((naming) => naming.mentions[0] ?? []);
const first = mentions.find(({ isRead }) => isRead) ?? mentions.find(({ why }) => !why);
const said = first ?? mentions[0];
if (said) {
const at = said.where.split(external_node_path_.sep).slice(-2).join('/');
const how = said.why ?? (said.isRead ? 'reads it' : 'has its name in it');
sentences.add(`${at} ${how}.`);
}
if (sentences.size === hidden_files.qB)
break;
}
return [...sentences].map((each) => ` ${each}`).join('');
}
async function examineManifest({ root, withheld }, module, proposal) {
const places = (0,follow_links.n)((0,external_node_path_.join)(module, ...module_manifest.dp.split('/')));
const entry = withheld.find((each) => (0,hidden_files.Yh)(each) && places.includes((0,external_node_path_.join)(root, ...each.path.split('/'))));
if (entry === undefined)
return {};
const { path, reason, detail, misleads } = entry;
const what = `${path} ${reason}${detail === undefined ? '' : `: it ${detail}`}.`;
if (reason === pack.kK) {
return { notice: `${what} It is not sent, and the plan has the modules that the calls name.` };
}
const follows = 'Terraform follows it in every checkout, and the policies do not get to see that';
const remedy = `Remove it: \`git rm --cached ${path}\`, and add \`.terraform/\` to .gitignore.`;
if (misleads === true)
return { closing: `${what} ${follows}. ${remedy}` };
const directory = (0,external_node_path_.join)(module, '.terraform');
const why = proposal && (await whyManifestCloses(directory, proposal));
if (why !== undefined)
return { closing: `${what} ${follows}, and ${why}. ${remedy}` };
return { notice: `${what} It is not sent. ${remedy}` };
}
async function whyManifestCloses(directory, proposal) {
const changed = await knownChanges(directory, proposal);
if (changed === undefined)
return 'which files this pull request changes is not known';
const at = (0,external_node_path_.relative)(proposal.repository, directory).split(external_node_path_.sep).join('/');
return changed.some((path) => (0,affected.yI)(path, at))
? 'this pull request changes what is in .terraform/'
: undefined;
}
async function knownChanges(directory, proposal) {
const isInside = (0,find_repository.Yw)(directory, proposal.repository);
const changed = isInside ? await proposal.changedFiles() : undefined;
return changed?.length === 0 ? undefined : changed;
}
/***/ }),
/***/ 8854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ym: () => ( sayEmptySubmodules),
ao: () => ( refuseIncompleteCommit),
w$: () => ( whyIncompleteCheckoutCloses)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _archive_pack_js_2_ = __webpack_require__(70847);
var _configuration_affected_js_10_ = __webpack_require__(21818);
var _configuration_file_names_js_11_ = __webpack_require__(96817);
var _configuration_module_manifest_js_3_ = __webpack_require__(27126);
var _machine_compare_with_commit_js_4_ = __webpack_require__(40167);
var _machine_files_here_js_5_ = __webpack_require__(80467);
var _machine_find_repository_js_6_ = __webpack_require__(6609);
var _failure_of_js_7_ = __webpack_require__(46281);
var _hidden_files_js_8_ = __webpack_require__(7707);
var _hold_hidden_js_9_ = __webpack_require__(25567);
const LINK = '120000';
async function refuseIncompleteCommit(workspace, { committed }, job) {
const { workingDirectory } = workspace;
const known = await committed?.();
const manifest = [workingDirectory, _configuration_module_manifest_js_3_ .dp].filter(Boolean).join('/');
const why = known
? hasManifest(manifest, known) && 'is in this commit'
: await whyWithoutGit(manifest, workspace.root, job);
if (why !== undefined && why !== false) {
const message = `${manifest} ${why}. Terraform follows it to other directories than those that the calls name, and the service plans the commit as it is. Remove it: \`git rm --cached ${manifest}\`, and add \`.terraform/\` to .gitignore.`;
throw new _failure_of_js_7_.GateStop('unseen', { code: 'PG-151', text: message });
}
if (known && workspace.connection?.takesSubmodules !== true) {
await refuseSubmodules(workspace, known, job);
}
}
function hasManifest(manifest, committed) {
const names = manifest.split('/');
return ([1, 2].some((up) => {
const mode = committed.get(names.slice(0, -up).join('/'));
return mode === LINK || mode === SUBMODULE;
}) || committed.has(manifest));
}
async function whyWithoutGit(manifest, root, { proposal }) {
const changed = (await proposal?.changedFiles()) ?? [];
if (changed.some((each) => (0,_configuration_affected_js_10_ .yI)(each, manifest))) {
return 'is among the files that this pull request changes';
}
return _machine_files_here_js_5_ .J.readFile((0,node_path_1_.join)(root, ...manifest.split('/'))) === undefined
? undefined
: 'is in this directory, and there is no repository that says where it comes from';
}
async function refuseSubmodules(workspace, committed, job) {
const { name } = workspace;
const pathsWithMode = (wanted) => Array.from(committed)
.filter(([, mode]) => mode === wanted)
.map(([path]) => path);
const submodules = pathsWithMode(SUBMODULE).map((path) => ({ path, reason: _archive_pack_js_2_ .PW }));
const loaded = await findLoaded(workspace, submodules, pathsWithMode(LINK), job);
if (loaded.length === 0)
return;
const names = (0,_hidden_files_js_8_ .rL)(loaded, () => undefined);
const message = `Terraform would load ${names}, ${loaded.length === 1 ? 'a submodule' : 'submodules'}, and the service does not say that it clones submodules for workspace "${name}": then the directory is empty, and nothing in it is planned. Switch on "Include submodules on clone" in the workspace's version control settings, or use \`source: upload\`.`;
throw new _failure_of_js_7_.GateStop('unseen', { code: 'PG-151', text: message });
}
const SUBMODULE = '160000';
async function whyIncompleteCheckoutCloses({ root, workingDirectory }, changedFiles, ports) {
const repository = (0,_machine_find_repository_js_6_ .bp)(root, root);
const committed = repository && (await (0,_machine_compare_with_commit_js_4_.listCommitted)('', repository, ports));
const lacking = Array.from(committed ?? []).flatMap(([path, mode]) => {
if (mode === SUBMODULE) {
const isThere = (0,node_fs_0_.existsSync)((0,node_path_1_.join)(root, path, '.git'));
return isThere ? [] : [{ path, reason: _archive_pack_js_2_ .PW }];
}
const counts = changedFiles !== undefined && (0,_configuration_file_names_js_11_ .ZC)((0,node_path_1_.basename)(path));
return !counts || (0,node_fs_0_.existsSync)((0,node_path_1_.join)(root, path)) ? [] : [{ path, reason: _archive_pack_js_2_ .pL }];
});
const loaded = await findLoaded({ root, workingDirectory }, lacking, [], ports);
const empty = loaded.filter(({ entry }) => entry.reason === _archive_pack_js_2_ .PW);
if (empty.length > 0)
return sayEmptySubmodules(empty);
if (loaded.length === 0 || changedFiles === undefined)
return undefined;
const changed = await changedFiles();
const hidden = loaded.filter(({ entry }) => changed?.includes(entry.path) !== false);
if (hidden.length === 0)
return undefined;
const names = (0,_hidden_files_js_8_ .rL)(hidden, () => undefined);
const why = changed ? 'the pull request adds or changes' : 'the pull request may change';
return `Terraform would load ${names}, which ${why} and which this checkout lacks: neither the plan nor the policies get to see it. ${_hold_hidden_js_9_ .oR}`;
}
async function findLoaded({ root, workingDirectory }, withheld, links, limit) {
if (withheld.length === 0)
return [];
const module = (0,node_path_1_.join)(root, ...workingDirectory.split('/'));
const index = new _hidden_files_js_8_ .VD({ root, withheld, links });
const named = await (0,_hidden_files_js_8_ .vP)(module, (path) => index.matters(path), _machine_files_here_js_5_ .J, limit);
return index.find(named, module).filter(({ certain }) => certain);
}
function sayEmptySubmodules(empty) {
const names = (0,_hidden_files_js_8_ .rL)(empty, () => undefined);
const [is, are] = empty.length === 1 ? ['is a submodule', 'it'] : ['are submodules', 'them'];
return `Terraform would load ${names}, which ${is} and not checked out: neither the plan nor the policies get to see what belongs there.${(0,_hold_hidden_js_9_ .T6)(empty)} Check ${are} out: \`submodules: true\` (or \`recursive\`) for actions/checkout, elsewhere \`git submodule update --init --recursive\`.`;
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
const runId = await job.earlierRun(packed);
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
const isSaved = job.plan.mode === 'provisional' && (0,_model_verdict_js_7_ .gf)(judged.verdict.word, job.policy.failOn);
return isSaved
? { ...result, confirmable: run.attributes.actions?.['is-confirmable'] === true }
: result;
}
function sayTakenOver({ id, attributes }, record, results) {
if (record === undefined) {
return `Run ${id} planned these very files and was overridden, so no new run was started.`;
}
const at = new Date(attributes['created-at'] ?? '').toISOString();
const when = `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
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
const createdMs = Date.parse(run.attributes['created-at'] ?? '');
const ageMs = clock.date().getTime() - createdMs;
if (!(ageMs >= -SKEW_MS && ageMs <= _find_workspace_js_9_ .FG))
return { why: 'it is older than a day' };
const askedMs = Date.parse((await job.askedAnewAt?.()) ?? '');
if (createdMs <= askedMs)
return { why: 'a person asked for new plans since' };
const watched = await (0,_override_run_js_10_ .R2)(seen, { client, clock, deadline });
const runSeen = {
id: runId,
url: (0,_job_js_11_ .Q)(packed.name, runId, job),
status: watched.run.attributes.status,
};
const settled = { ...packed, versionId, runSeen, watched };
const spared = { diff: undefined, isFrugal: () => false };
const judged = await (0,_judge_js_12_ .dR)(settled, { ...job, ...spared, client, deadline });
const { word } = judged.verdict;
const isOverridden = judged.results.some((each) => each.status === 'overridden');
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
if (!(await plannedSameFiles(archive.sha256, runId, client)))
return { why: 'it planned other files' };
return { ...settled, judged };
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
