export const id = 1521;
export const ids = [1521];
export const modules = {
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
/***/ 1521:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( addExceptionNotices),
gate: () => ( gate)
});
var policy_exceptions = __webpack_require__(9272);
var compare_with_current = __webpack_require__(551);
var end_run = __webpack_require__(7832);
var result = __webpack_require__(2940);
var find_vcs_run = __webpack_require__(1779);
var find_workspace = __webpack_require__(7170);
var take_turn = __webpack_require__(4990);
var gate_job = __webpack_require__(4466);
var judge = __webpack_require__(7786);
var look_at_commit = __webpack_require__(8854);
var overview = __webpack_require__(5030);
var find_repository = __webpack_require__(6609);
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var pack = __webpack_require__(847);
var file_names = __webpack_require__(6817);
var failure_of = __webpack_require__(6281);
var hidden_files = __webpack_require__(7707);
var refuse_hidden = __webpack_require__(7070);
var quote = __webpack_require__(8187);
var files_here = __webpack_require__(467);
;// CONCATENATED MODULE: ./build/src/plan/outside-modules.js
const MOST_NAMED = 3;
async function findOutside({ root, filesWithParentPaths }, { inside, repository }) {
if (!filesWithParentPaths.some((path) => (0,file_names.ZC)((0,external_node_path_.basename)(path))))
return undefined;
const { searchedFiles, readConfiguration } = await __webpack_require__.e( 1741).then(__webpack_require__.bind(__webpack_require__, 1741));
const module = (0,external_node_path_.join)(root, ...inside.split('/'));
const { modules } = readConfiguration(module, searchedFiles(files_here.Jd));
const outside = modules.map(({ directory }) => directory).filter((path) => !(0,find_repository.Yw)(path, root));
if (outside.length === 0)
return undefined;
const sources = outside.map((path) => JSON.stringify((0,find_repository.df)((0,external_node_path_.relative)(module, path))));
const [verb, it] = outside.length === 1
? ['is the source of a module and lies', 'it']
: ['are sources of modules and lie', 'them'];
const seen = `${(0,quote.Kf)(sources, MOST_NAMED)} ${verb} outside of what is sent, ${root}: the plan will not find ${it}.`;
const canBeSent = (path) => (0,find_repository.wd)(path) && (repository === undefined || (0,find_repository.Yw)(path, repository));
if (!outside.every(canBeSent)) {
return { seen, fix: `Correct the source, or move ${it} into the repository.` };
}
let common = module;
while (!outside.every((path) => (0,find_repository.Yw)(path, common)))
common = (0,external_node_path_.dirname)(common);
const fix = `Set the working directory of the workspace to ${JSON.stringify((0,find_repository.df)((0,external_node_path_.relative)(common, module)))} in its settings: then ${common} is sent.`;
return { seen, fix };
}
;// CONCATENATED MODULE: ./build/src/gate/pack-workspace.js
async function packWorkspace(workspace, job) {
const { name, workingDirectory, root } = workspace;
const archive = await job.pack(root);
if (!holdsConfiguration(archive.entries, workingDirectory)) {
const where = sayExcluded(archive, workingDirectory) ?? sayMissing(archive.root, workingDirectory);
const message = `There is no Terraform configuration for workspace "${name}": ${where}`;
throw new failure_of.K$('input', { code: 'PG-115', text: message });
}
const planning = { inside: workingDirectory, repository: workspace.repository };
const outside = await findOutside(archive, planning);
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
function sayExcluded({ withheld }, workingDirectory) {
const excluded = withheld.filter(({ path }) => `${workingDirectory}/`.startsWith(`${path}/`) ||
(external_node_path_.posix.dirname(path) === (workingDirectory || '.') && (0,file_names.ZC)(external_node_path_.posix.basename(path))));
const rules = [...new Set(excluded.flatMap(({ rule }) => rule ?? []))];
if (rules.length === 0)
return undefined;
const names = rules.slice(0, hidden_files.SE).map(quote.hD).join(', ');
return `what it has is excluded by ${names}. Narrow the rule, or bring the files back after it with \`!\`.`;
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
const manifest = await (0,refuse_hidden.f7)(archive, module, job.proposal);
if (manifest.closing !== undefined)
throw new failure_of.K$('unseen', { text: manifest.closing });
const found = await findHiddenOnce(archive, workingDirectory, missing, job);
const certain = found.files.filter(({ isCertain, entry }) => isCertain && entry.reason !== pack.pL);
const empty = certain.filter(({ entry }) => entry.reason === pack.PW);
if (empty.length > 0)
throw new failure_of.K$('unseen', { text: (0,look_at_commit.Ym)(empty) });
const doubt = (0,hidden_files.ZA)(found.files, archive.root);
if (doubt !== undefined)
throw new failure_of.K$('input', { code: 'PG-149', text: doubt });
const hidden = found.files.filter(({ entry }) => entry.reason !== pack.iC);
const closing = await (0,refuse_hidden.Eb)(hidden, found, job);
if (closing !== undefined)
throw new failure_of.K$('unseen', { code: 'PG-150', text: closing });
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
path: (0,find_repository.df)((0,external_node_path_.relative)(root, path)),
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
const packing = { root, withheld, links: (0,hidden_files.hP)(entries) };
return { archive, module, ...(await (0,hidden_files.C$)(packing, module, job)) };
};
const hidden = byModule.get(module) ?? find();
HIDDEN_OF_ARCHIVE.set(archive, byModule.set(module, hidden));
return hidden;
}
var gate_run = __webpack_require__(9268);
var external_node_crypto_ = __webpack_require__(7598);
var promises_ = __webpack_require__(6466);
var temporary = __webpack_require__(3776);
var resource = __webpack_require__(8235);
var verdict = __webpack_require__(3538);
var run_seals = __webpack_require__(4226);
var run_differences = __webpack_require__(2484);
var override_run = __webpack_require__(9337);
var listed_runs = __webpack_require__(8039);
var own_run = __webpack_require__(25);
var runs_of_change = __webpack_require__(7306);
var run_message = __webpack_require__(6326);
var error_message = __webpack_require__(4271);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/gate/take-over.js
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
: (0,listed_runs.oS)(client, clock, plan.group ?? searched, plan);
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
const toSeal = (0,gate_run.Wm)({ ...packed, conditions }, job, sealing);
const ports = { client, clock, seals: sealing.seals, listed, changeRequest: searched };
const oldestMs = clock.date().getTime() - listed_runs.FG;
const found = await listed.since(packed.workspaceId, oldestMs);
let examined = 0;
for (const run of await (0,runs_of_change.ay)(found, ofComment, client)) {
const otherSeals = (0,runs_of_change.aj)(run.id, ofComment);
const own = (0,own_run.YH)({ run, workspaceId: packed.workspaceId, otherSeals }, ports);
if ('why' in own) {
const isForJob = (0,run_message.yF)(run.attributes.message, searched ?? '', sealing.head);
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
const line = `An earlier run of ${name} is not taken over: ${(0,error_message.g)(error)}`;
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
if (line.includes(run_seals.Rg))
notices.push(`${line}.`);
}
function toCandidate({ run, own }, toSeal) {
const { facts } = own;
const isSame = (0,run_message.Mn)(facts, toSeal);
const isOfUpload = toSeal.conditions !== '' &&
facts.conditions === toSeal.conditions &&
facts.upload === toSeal.upload;
const isOfCommit = (0,own_run.xh)(own, toSeal.head)?.group === toSeal.group;
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
...(0,judge.q)(judged, { ...settled, notices }, job),
seals: seals.length > 0 ? seals : undefined,
};
const mayBeApplied = job.plan.mode === 'provisional' && (0,verdict.gf)(judged.verdict.word, job.policy.failOn);
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
const createdDate = new Date((0,parse.nR)(attributes['created-at'])).toISOString();
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
const seen = await client.runs.show(runId, { include: [...gate_run.tC, 'configuration_version'] });
const { run } = seen;
const [difference] = [found, run].flatMap((each) => (0,run_differences.rA)(each, terraformVersion, runOptions, mode));
if (difference !== undefined)
return { why: `it ${difference}` };
if ((0,resource.Dl)(run, 'workspace') !== packed.workspaceId) {
return { why: 'it belongs to another workspace' };
}
const { versionId } = own;
if ((0,resource.Dl)(run, 'configuration-version') !== versionId) {
return { why: 'it planned another configuration version' };
}
const ports = { ...ownRunPorts, client, version: seen.configurationVersion };
const why = await (0,own_run.gK)(run, own, sealing?.head ?? '', ports);
if (why !== undefined)
return { why: `it ${why}` };
const watched = await (0,override_run.R2)(seen, { client, clock, deadline });
const runSeen = {
id: runId,
url: (0,gate_job.Q)(packed.name, runId, job),
status: watched.run.attributes.status,
};
const settled = { ...packed, versionId, runSeen, watched };
const judged = await (0,judge.dR)(settled, { ...job, isFrugal: () => false, client, deadline });
const { word } = judged.verdict;
const isOverridden = judged.results.some(({ status }) => status === 'overridden');
const isOpened = isOverridden && ['overridden', 'needs-override'].includes(word);
const isForCommit = (0,own_run.xh)(own, sealing?.head ?? '') !== undefined;
const isUnchanged = job.leavesBase === true && word !== 'canceled';
if (!(isForCommit && (isOpened || isUnchanged))) {
const mostMs = isOfUpload ? MOST_AGE_MS[word] : undefined;
if (mostMs === undefined)
return { why: `its verdict is "${word}"` };
if ((0,own_run.ff)(run, ports) > mostMs) {
return { why: `its verdict is "${word}", and it is older than an hour` };
}
}
if (isOfUpload && (await wasAppliedSince((0,listed_runs.CT)(run), packed.current.runId, client))) {
return { why: 'something was applied in the workspace since' };
}
const isSame = await plannedSameFiles(archive.sha256, runId, client);
return isSame ? { ...settled, judged } : { why: 'it planned other files' };
}
async function plannedSameFiles(sha256, runId, client) {
const directory = (0,temporary.ww)('plangate-');
try {
const file = (0,external_node_path_.join)(directory, 'planned.tar.gz');
await client.configurationVersions.downloadForRun(runId, file);
const hash = (0,external_node_crypto_.createHash)('sha256');
await (0,promises_.pipeline)((0,external_node_fs_.createReadStream)(file), hash);
return hash.digest('hex') === sha256;
}
finally {
(0,temporary.cF)(directory);
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
if (!(0,failure_of.vu)(error))
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
return APPLYING.some((name) => (0,parse.nR)(times[name]) >= sinceMs);
}
;// CONCATENATED MODULE: ./build/src/gate/gate.js
const MOST_AT_ONCE = 500;
async function gate(request, ports) {
const job = (0,gate_job._)(request, ports);
const { plan, workspaces: requested } = request;
const takeOver = createTakeOver(job);
try {
const names = requested.map(({ name }) => name);
const listed = await (0,overview.FF)(job.client, plan.organization, names);
const found = await (0,take_turn.G)(requested.map((workspace) => async () => {
const { name } = workspace;
try {
job.signal.throwIfAborted();
return await (0,find_workspace.pl)(workspace, job, listed.get(name));
}
catch (error) {
return { name, error };
}
}), MOST_AT_ONCE);
const areAllReady = found.every(find_workspace.i_);
found.sort((one, other) => Number((0,find_workspace.i_)(one)) - Number((0,find_workspace.i_)(other)));
const decide = (workspace) => areAllReady && (0,find_workspace.i_)(workspace)
? (0,end_run.Sy)(workspace, job, (step) => gateWorkspace(workspace, step, takeOver))
: (0,end_run.Qf)(workspace, job);
const results = [];
const unaffected = [];
const decided = await (0,take_turn.G)(found.map((workspace) => async () => {
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
verdict: (0,result.Vj)(workspaces, request),
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
function addExceptionNotices(workspaces, exceptions) {
if (exceptions === undefined)
return [...workspaces];
const judged = workspaces.filter(({ failure }) => failure === undefined);
const notices = (0,policy_exceptions.j2)(judged, exceptions);
return workspaces.map((result) => {
const added = notices.get(result.workspace) ?? [];
return { ...result, notices: [...result.notices, ...added] };
});
}
async function gateWorkspace(workspace, jobOfAll, takeOver) {
const { runOptions = jobOfAll.plan.runOptions } = workspace;
const job = { ...jobOfAll, plan: { ...jobOfAll.plan, runOptions } };
job.signal.throwIfAborted();
const { versionControl } = job;
if (versionControl !== undefined) {
await (0,look_at_commit.ao)(workspace, versionControl, job);
const judged = await (0,find_vcs_run.b5)(workspace, versionControl, job);
return judged && (await (0,compare_with_current.rV)(judged, workspace, job));
}
const packed = await packWorkspace(workspace, job);
const { taken, conditions, notices } = await takeOver(packed, job);
if (taken !== undefined)
return await (0,compare_with_current.rV)(taken, packed, job);
const known = { ...packed, conditions, notices: [...packed.notices, ...notices] };
const started = await (0,gate_run.AD)(await (0,gate_run.Se)(known, job), job);
const settled = await (0,gate_run.wB)(started, job);
const judged = await (0,judge.ks)(settled, job);
const conclude = () => (0,end_run.nP)(judged, settled, job);
job.reach({ ...settled, conclude });
return await (0,compare_with_current.rV)(await conclude(), packed, job);
}
/***/ }),
/***/ 8854:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ym: () => ( sayEmptySubmodules),
ao: () => ( refuseIncompleteCommit),
w$: () => ( whyIncompleteCheckoutCloses)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _archive_pack_js_2_ = __webpack_require__(847);
var _configuration_affected_js_10_ = __webpack_require__(1818);
var _configuration_file_names_js_11_ = __webpack_require__(6817);
var _configuration_module_manifest_js_3_ = __webpack_require__(7126);
var _machine_compare_with_commit_js_4_ = __webpack_require__(167);
var _machine_files_here_js_5_ = __webpack_require__(467);
var _machine_find_repository_js_6_ = __webpack_require__(6609);
var _failure_of_js_7_ = __webpack_require__(6281);
var _hidden_files_js_8_ = __webpack_require__(7707);
var _refuse_hidden_js_9_ = __webpack_require__(7070);
const LINK_MODE = '120000';
async function refuseIncompleteCommit(workspace, { committed }, job) {
const { workingDirectory } = workspace;
const filesOfCommit = await committed?.();
const manifest = [workingDirectory, _configuration_module_manifest_js_3_ .dp].filter(Boolean).join('/');
let why;
if (filesOfCommit === undefined)
why = await whyWithoutGit(manifest, workspace.root, job);
else if (hasManifest(manifest, filesOfCommit))
why = 'is in this commit';
if (why !== undefined) {
const message = `${manifest} ${why}. Terraform follows it to other directories than those that the calls name, and the service plans the commit as it is. Remove it: \`git rm --cached ${manifest}\`, and add \`.terraform/\` to .gitignore.`;
throw new _failure_of_js_7_ .K$('unseen', { code: 'PG-151', text: message });
}
if (filesOfCommit && workspace.connection?.takesSubmodules !== true) {
await refuseSubmodules(workspace, filesOfCommit, job);
}
}
function hasManifest(manifest, committed) {
const directory = node_path_1_.posix.dirname(manifest);
const isPlaceholder = (path) => {
const mode = committed.get(path);
return mode === LINK_MODE || mode === SUBMODULE_MODE;
};
return (committed.has(manifest) || isPlaceholder(directory) || isPlaceholder(node_path_1_.posix.dirname(directory)));
}
async function whyWithoutGit(manifest, root, { proposal }) {
const changed = (await proposal?.changedFiles()) ?? [];
if (changed.some((path) => (0,_configuration_affected_js_10_ .yI)(path, manifest))) {
return 'is among the files that this pull request changes';
}
return _machine_files_here_js_5_ .Jd.readFile((0,node_path_1_.join)(root, ...manifest.split('/'))) === undefined
? undefined
: 'is in this directory, and there is no repository that says where it comes from';
}
async function refuseSubmodules(workspace, committed, job) {
const { name } = workspace;
const pathsWithMode = (wanted) => Array.from(committed)
.filter(([, mode]) => mode === wanted)
.map(([path]) => path);
const submodules = pathsWithMode(SUBMODULE_MODE).map((path) => ({
path,
reason: _archive_pack_js_2_ .PW,
}));
const loaded = await findLoaded(workspace, submodules, pathsWithMode(LINK_MODE), job);
if (loaded.length === 0)
return;
const names = (0,_hidden_files_js_8_ .rL)(loaded, () => undefined);
const message = `Terraform would load ${names}, ${loaded.length === 1 ? 'a submodule' : 'submodules'}, and the service does not say that it clones submodules for workspace "${name}": then the directory is empty, and nothing in it is planned. Switch on "Include submodules on clone" in the workspace's version control settings, or use \`source: upload\`.`;
throw new _failure_of_js_7_ .K$('unseen', { code: 'PG-151', text: message });
}
const SUBMODULE_MODE = '160000';
async function whyIncompleteCheckoutCloses({ root, workingDirectory }, changedFiles, ports, committed = listCheckout(root, ports)) {
const leftOut = changedFiles && (await changedIfSparse(root, changedFiles));
const lacking = (await committed).flatMap(([path, mode]) => {
if (mode === SUBMODULE_MODE) {
const isThere = (0,node_fs_0_.existsSync)((0,node_path_1_.join)(root, path, '.git'));
return isThere ? [] : [{ path, reason: _archive_pack_js_2_ .PW }];
}
const matters = leftOut && ((0,_configuration_file_names_js_11_ .ZC)((0,node_path_1_.basename)(path)) || leftOut.has(path));
const isMissing = matters && !(0,node_fs_0_.existsSync)((0,node_path_1_.join)(root, path));
return isMissing ? [{ path, reason: _archive_pack_js_2_ .pL }] : [];
});
const loaded = await findLoaded({ root, workingDirectory }, lacking, [], ports);
const empty = loaded.filter(({ entry }) => entry.reason === _archive_pack_js_2_ .PW);
if (empty.length > 0)
return sayEmptySubmodules(empty);
if (loaded.length === 0 || changedFiles === undefined)
return undefined;
const changed = await changedFiles();
const changedPaths = changed && new Set(changed);
const hidden = loaded.filter(({ entry }) => changedPaths?.has(entry.path) !== false);
if (hidden.length === 0)
return undefined;
const names = (0,_hidden_files_js_8_ .rL)(hidden, () => undefined);
const why = changed ? 'which the pull request adds or changes and ' : '';
return `Terraform would load ${names}, ${why}which this checkout lacks: neither the plan nor the policies get to see it. ${_refuse_hidden_js_9_ .oR}`;
}
async function changedIfSparse(root, changedFiles) {
const { gitDirectory = '' } = (0,_machine_find_repository_js_6_ .bp)(root, root) ?? {};
if (!(0,node_fs_0_.existsSync)((0,node_path_1_.join)(gitDirectory, 'info', 'sparse-checkout')))
return new Set();
const changed = await changedFiles();
return changed === undefined ? { has: () => true } : new Set(changed);
}
async function listCheckout(root, ports) {
return await listWithSubmodules(root, root, ports);
}
const NO_COMMIT = '';
async function listWithSubmodules(at, checkout, ports) {
const repository = (0,_machine_find_repository_js_6_ .bp)(at, checkout);
const committed = repository && (await (0,_machine_compare_with_commit_js_4_.listCommitted)(NO_COMMIT, repository, ports));
const tracked = [...(committed ?? [])];
for (const [path] of tracked.filter(([, mode]) => mode === SUBMODULE_MODE)) {
const inside = await listWithSubmodules((0,node_path_1_.join)(at, path), checkout, ports);
for (const [inner, mode] of inside)
tracked.push([`${path}/${inner}`, mode]);
}
return tracked;
}
async function findLoaded({ root, workingDirectory }, withheld, links, limit) {
if (withheld.length === 0)
return [];
const module = (0,node_path_1_.join)(root, ...workingDirectory.split('/'));
const { files } = await (0,_hidden_files_js_8_ .C$)({ root, withheld, links }, module, limit);
return files.filter(({ isCertain }) => isCertain);
}
function sayEmptySubmodules(empty) {
const names = (0,_hidden_files_js_8_ .rL)(empty, () => undefined);
const isOne = empty.length === 1;
const what = isOne ? 'is a submodule' : 'are submodules';
return `Terraform would load ${names}, which ${what} and not checked out: neither the plan nor the policies get to see what belongs there.${(0,_refuse_hidden_js_9_ .T6)(empty)} Check ${isOne ? 'it' : 'them'} out: \`submodules: true\` (or \`recursive\`) for actions/checkout, elsewhere \`git submodule update --init --recursive\`.`;
}
/***/ }),
/***/ 7070:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Eb: () => ( whyHiddenFilesClose),
T6: () => ( sayMentions),
f7: () => ( examineManifest),
oR: () => ( CHECK_OUT_WHOLE)
});
var node_path_0_ = __webpack_require__(6760);
var _archive_rule_matching_js_1_ = __webpack_require__(102);
var _archive_ignore_rules_js_2_ = __webpack_require__(1365);
var _archive_pack_js_3_ = __webpack_require__(847);
var _configuration_affected_js_11_ = __webpack_require__(1818);
var _configuration_module_manifest_js_4_ = __webpack_require__(7126);
var _machine_find_repository_js_5_ = __webpack_require__(6609);
var _model_add_to_js_10_ = __webpack_require__(2588);
var _model_relative_path_js_6_ = __webpack_require__(319);
var _model_unreadable_file_js_9_ = __webpack_require__(3491);
var _machine_files_here_js_7_ = __webpack_require__(467);
var _hidden_files_js_8_ = __webpack_require__(7707);
async function whyHiddenFilesClose(files, hidden, job) {
const { proposal } = job;
if (proposal === undefined || files.length === 0)
return undefined;
const { root } = hidden.archive;
const changed = await knownChanges(root, proposal);
const countingUnchanged = files.filter(({ isCertain, entry }) => isCertain || entry.reason === _archive_pack_js_3_ .$h);
if (changed === undefined) {
const why = 'which files this pull request changes is not known';
return sayHidden(countingUnchanged, why, OR_LIST_CHANGES);
}
const changes = new Changes(proposal.repository, changed);
const changedFiles = files.filter(({ path }) => changes.includesOrHolds(path));
if (changedFiles.length > 0)
return sayHidden(changedFiles, 'this pull request adds or changes it');
const before = await readMergeBase(hidden, proposal, changed, job);
const isCompared = before?.isKnown !== false;
if (changes.includesOrHolds((0,node_path_0_.join)(root, _archive_pack_js_3_ .On))) {
const excludedBefore = isCompared ? await exclusionBy(before?.rules, job) : undefined;
const newlyExcluded = countingUnchanged.filter((file) => !isSureToBeExcluded(file, excludedBefore));
const closing = excludedBefore
? sayHidden(newlyExcluded, `the ${_archive_pack_js_3_ .On} of the merge base does not exclude it`)
: sayHidden(newlyExcluded, `${_archive_pack_js_3_ .On} changes here and cannot be compared`, OR_COMPARE);
if (closing !== undefined)
return closing;
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
this.changed = new Set(changed.map(_hidden_files_js_8_ .cM));
this.changedDirectories = new Set(changed.flatMap(_hidden_files_js_8_ .Jm));
}
includesOrHolds(path) {
return (0,_machine_files_here_js_7_ .n1)(path).some((each) => this.changedDirectories.has(this.inRepository(each)) || this.changesPath(each));
}
changesPath(path) {
const key = this.inRepository(path);
return (this.changed.has(key) ||
(0,_hidden_files_js_8_ .Jm)(key).some((each) => this.changed.has(each)));
}
inRepository(path) {
return (0,_hidden_files_js_8_ .cM)((0,node_path_0_.relative)(this.repository, path));
}
}
async function readMergeBase({ archive, module, index }, proposal, changed, job) {
const look = async (files) => ({
named: await (0,_hidden_files_js_8_ .vP)(module, (path) => index.matters(path), files, job),
rules: files.readFile((0,node_path_0_.join)(archive.root, _archive_pack_js_3_ .On)),
});
const before = await readAtMergeBase(proposal, changed, _machine_files_here_js_7_ .Jd, look);
return before && { ...before.result, isKnown: before.isKnown };
}
async function exclusionBy(rules = '', { plan }) {
try {
return await (0,_archive_ignore_rules_js_2_ .nM)(rules, plan.rules);
}
catch (error) {
if (error instanceof _archive_rule_matching_js_1_ .TP || error instanceof _model_unreadable_file_js_9_ .i)
return undefined;
throw error;
}
}
function isSureToBeExcluded({ entry, path, isDirectory }, excludes) {
if (entry.reason !== _archive_pack_js_3_ .$h)
return true;
return (excludes !== undefined && (0,_machine_files_here_js_7_ .n1)(path).length === 1 && excludes(entry.path, isDirectory));
}
function newlyNamedTest(named, before, changes) {
const newModules = directoriesOfNewModules(named, before, changes);
const mentionsBefore = before && [
...before.files.values(),
...[...before.directories.values()].flatMap(({ endings }) => [...endings.values()]),
];
const keysBefore = mentionsBefore && new Set(mentionsBefore.flat().map(keyOfMention));
const isNewMention = (mention) => newModules.has(mention.module) || keysBefore?.has(keyOfMention(mention)) === false;
const areNew = new Map();
const isNew = (naming) => {
const { places, mentions } = naming;
const result = areNew.get(naming) ??
(places.some((place) => changes.changesPath(place)) || mentions.some(isNewMention));
areNew.set(naming, result);
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
function directoriesOfNewModules({ modules }, before, changes) {
const keysOf = (module) => [
directoryOf(module),
...module.calls.map(({ from, written }) => `${directoryOf(module)} ${from} ${written}`),
];
const keysBefore = before && new Set(before.modules.flatMap(keysOf));
const isNew = (module) => [...module.places, ...module.linked].some((place) => changes.changesPath(place)) ||
keysOf(module).some((key) => keysBefore?.has(key) === false);
const calledFrom = new Map();
for (const module of modules) {
for (const { from } of module.calls)
(0,_model_add_to_js_10_ .D)(calledFrom, from, directoryOf(module));
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
function sayHidden(hidden, why, furtherRemedy = '') {
if (hidden.length === 0)
return undefined;
const would = hidden.some(({ isCertain }) => isCertain) ? 'would' : 'may';
const names = (0,_hidden_files_js_8_ .rL)(hidden, ({ rule, reason }) => rule ?? reason);
let remedy = 'Keep it in a file that is sent and judged.';
if (hidden.some(({ entry }) => entry.rule !== undefined)) {
remedy = `Remove the rules from ${_archive_pack_js_3_ .On}, so that it is sent and judged.`;
}
else if (hidden.some(({ entry }) => entry.reason === _archive_pack_js_3_ .pL)) {
remedy = CHECK_OUT_WHOLE;
}
return `Terraform ${would} load ${names}, but the policies do not get to see that, and ${why}.${sayMentions(hidden)} ${remedy}${furtherRemedy}`;
}
function sayMentions(hidden) {
const sentences = new Set();
for (const { namings } of hidden) {
const mentions = namings.flatMap((naming) => naming.mentions[0] ?? []);
const mention = mentions.find(({ isRead }) => isRead) ?? mentions.find(({ why }) => !why) ?? mentions[0];
if (mention !== undefined) {
const lastNames = mention.where.split(node_path_0_.sep).slice(-2).join('/');
const how = mention.why ?? (mention.isRead ? 'reads it' : 'has its name in it');
sentences.add(` ${lastNames} ${how}.`);
}
}
return [...sentences].slice(0, _hidden_files_js_8_ .SE).join('');
}
async function examineManifest({ root, withheld }, module, proposal) {
const places = (0,_machine_files_here_js_7_ .n1)((0,node_path_0_.join)(module, ..._configuration_module_manifest_js_4_ .dp.split('/')));
const manifest = withheld.find((entry) => (0,_hidden_files_js_8_ .Yh)(entry) && places.includes((0,node_path_0_.join)(root, ...entry.path.split('/'))));
if (manifest === undefined)
return {};
const { path, reason, detail, misleads } = manifest;
const what = `${path} ${reason}${detail === undefined ? '' : `: it ${detail}`}.`;
if (reason === _archive_pack_js_3_ .kK) {
return { notice: `${what} It is not sent, and the plan has the modules that the calls name.` };
}
const follows = 'Terraform follows it in every checkout, and the policies do not get to see that';
const remedy = `Remove it: \`git rm --cached ${path}\`, and add \`.terraform/\` to .gitignore.`;
if (misleads === true)
return { closing: `${what} ${follows}. ${remedy}` };
const directory = (0,node_path_0_.join)(module, '.terraform');
const why = proposal && (await whyManifestCloses(directory, proposal));
if (why !== undefined)
return { closing: `${what} ${follows}, and ${why}. ${remedy}` };
return { notice: `${what} It is not sent. ${remedy}` };
}
async function whyManifestCloses(directory, proposal) {
const changed = await knownChanges(directory, proposal);
if (changed === undefined)
return 'which files this pull request changes is not known';
const inRepository = (0,_model_relative_path_js_6_ ._)(proposal.repository, directory) ?? '';
return changed.some((path) => (0,_configuration_affected_js_11_ .yI)(path, inRepository))
? 'this pull request changes what is in .terraform/'
: undefined;
}
async function knownChanges(directory, proposal) {
const isInside = (0,_machine_find_repository_js_5_ .Yw)(directory, proposal.repository);
const changed = isInside ? await proposal.changedFiles() : undefined;
return changed?.length === 0 ? undefined : changed;
}
const MOST_ROUNDS = 12;
async function readAtMergeBase({ repository, textsAtMergeBase }, changed, checkout, read) {
const changedPaths = new Map(changed.map((path) => [(0,node_path_0_.join)(repository, ...path.split('/')), path]));
const changedIn = changesByDirectory(repository, changedPaths);
const texts = new Map();
let isKnown = true;
for (let round = 0;; round++) {
const missing = new Set();
const result = await read(filesAtMergeBase(checkout, { changedPaths, changedIn, texts, missing }));
if (missing.size === 0)
return texts.size === 0 ? undefined : { result, isKnown };
const found = round < MOST_ROUNDS && isKnown ? await textsAtMergeBase?.([...missing]) : undefined;
isKnown &&= found !== undefined;
for (const path of missing)
texts.set(path, found?.get(path));
}
}
function changesByDirectory(repository, changedPaths) {
const directories = new Map();
for (const [file, changed] of changedPaths) {
let path = file;
while (path !== repository && path !== (0,node_path_0_.dirname)(path)) {
const names = directories.get((0,node_path_0_.dirname)(path)) ?? new Map();
directories.set((0,node_path_0_.dirname)(path), names);
const known = names.get((0,node_path_0_.basename)(path)) ?? { changed: undefined, isAbove: false };
if (path === file)
known.changed = changed;
else
known.isAbove = true;
names.set((0,node_path_0_.basename)(path), known);
path = (0,node_path_0_.dirname)(path);
}
}
return directories;
}
function filesAtMergeBase(checkout, { changedPaths, changedIn, texts, missing }) {
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
const changes = targets.flatMap((directory) => [...(changedIn.get(directory) ?? [])]);
for (const [name, { changed }] of changes)
if (changed !== undefined)
names.delete(name);
for (const [name, { changed, isAbove }] of changes) {
const isThere = changed !== undefined && textAt(changed) !== undefined;
if (isThere || isAbove)
names.add(name);
}
return [...names];
},
follow: (path) => checkout.follow(path),
};
}
/***/ })
};
