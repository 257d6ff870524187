export const id = 302;
export const ids = [302];
export const modules = {
/***/ 3936:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( findOverriders)
});
var _read_policies_js_0_ = __webpack_require__(1056);
async function findOverriders(workspaces, { plan: { organization }, ...service }) {
const isOverriddenAtService = ({ system, overridable }) => overridable && system !== 'guard' && system !== 'own-policies';
const waiting = workspaces.filter(({ verdict, results }) => verdict.word === 'needs-override' && results.some(isOverriddenAtService));
if (waiting.length === 0)
return undefined;
const ids = waiting.flatMap(({ workspaceId }) => workspaceId ?? []);
const reading = (0,_read_policies_js_0_ .dA)(service, undefined, (client) => client.workspaces.overriders(organization, ids));
return reading.catch(() => undefined);
}
/***/ }),
/***/ 461:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
p: () => ( MOST_RUNS_AT_ONCE),
openUpload: () => ( openUpload)
});
var errors = __webpack_require__(486);
var model_verdict = __webpack_require__(3538);
var model_status = __webpack_require__(2373);
;// CONCATENATED MODULE: ./build/src/trust/audit.js
function recordDiscard(ended, reason, at) {
if (ended.outcome !== 'ended' || ended.status !== 'discarded')
return {};
return { discarded: { at: at.toISOString(), reason } };
}
var failure_of = __webpack_require__(6281);
var error_message = __webpack_require__(4271);
;// CONCATENATED MODULE: ./build/src/gate/end-run.js
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
if ((0,model_verdict.gf)(word, service.policy.failOn)) {
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
return { ended, factsOfEnd: { leftover, ...recordDiscard(ended, why, service.clock.date()) } };
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
if ((0,model_status.Il)(target.mode, status) === 'foreign')
return { runId, outcome: 'left', status };
}
await cancelOrDiscard(runId, ports);
return { runId, ...(await awaitEnd(runId, ports)) };
}
catch (error) {
const refused = (0,failure_of.vu)(error) || undefined;
return { runId, outcome: 'unknown', status, trouble: (0,error_message.g)(error), refused };
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
if (!(error instanceof errors._) || error.code !== 'conflict')
throw error;
const { run } = await client.runs.show(runId);
if ((0,model_status.Ck)(run.attributes.status))
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
if ((0,model_status.Il)('speculative', status) === 'stopped')
return { outcome: 'ended', status };
if ((0,model_status.Ck)(status))
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
var find_overriders = __webpack_require__(3936);
var find_workspace = __webpack_require__(7170);
var find_repository = __webpack_require__(6609);
var external_node_fs_ = __webpack_require__(3024);
var external_node_path_ = __webpack_require__(6760);
var pack = __webpack_require__(847);
var file_names = __webpack_require__(6817);
var hidden_files = __webpack_require__(7707);
var look_at_commit = __webpack_require__(8854);
var refuse_hidden = __webpack_require__(7070);
var quote = __webpack_require__(8187);
var files_here = __webpack_require__(467);
;// CONCATENATED MODULE: ./build/src/plan/outside-modules.js
const MOST_NAMED = 3;
async function findOutside({ root, filesWithParentPaths }, { inside, repository }, parsed) {
if (!filesWithParentPaths.some((path) => (0,file_names.ZC)((0,external_node_path_.basename)(path))))
return undefined;
const { searchedFiles, readConfiguration } = await __webpack_require__.e( 741).then(__webpack_require__.bind(__webpack_require__, 1741));
const module = (0,external_node_path_.join)(root, ...inside.split('/'));
const files = { ...files_here.Jd, follow: (path) => [path] };
const { modules } = readConfiguration(module, searchedFiles(files, parsed));
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
var model_errors = __webpack_require__(4132);
;// CONCATENATED MODULE: ./build/src/gate/pack-workspace.js
async function packWorkspace(workspace, archives, step) {
const { name, workingDirectory, root } = workspace;
const archive = await archives.pack(root);
if (!holdsConfiguration(archive.entries, workingDirectory)) {
const where = sayExcluded(archive, workingDirectory) ?? sayMissing(archive.root, workingDirectory);
const message = `There is no Terraform configuration for workspace "${name}": ${where}`;
throw new failure_of.K$('input', { code: model_errors.Lp.noConfiguration, text: message });
}
const planning = { inside: workingDirectory, repository: workspace.repository };
const outside = await findOutside(archive, planning, step.parsed);
const outsideNotices = outside === undefined ? [] : [`${outside.seen} ${outside.fix}`];
const packed = { ...workspace, archive, notices: [...workspace.notices, ...outsideNotices] };
outsideNotices.forEach((notice) => step.warn(notice));
step.reach(packed);
const hiddenNotices = await examineHidden(packed, step);
hiddenNotices.forEach((notice) => step.warn(notice));
return { ...packed, notices: [...packed.notices, ...hiddenNotices] };
}
function sayMissing(root, workingDirectory) {
if (workingDirectory === '') {
return `no .tf or .tofu file that is sent lies directly in ${root}. Point \`directory\` at the one that has them.`;
}
return `it runs in "${workingDirectory}", but ${root} has no .tf or .tofu file there. Point \`directory\` at a path that ends in "${workingDirectory}" or contains it, or change the working directory in the workspace's settings.`;
}
function sayExcluded({ excluded }, workingDirectory) {
const configurationFiles = excluded.filter(({ path }) => `${workingDirectory}/`.startsWith(`${path}/`) ||
(external_node_path_.posix.dirname(path) === (workingDirectory || '.') && (0,file_names.ZC)(external_node_path_.posix.basename(path))));
const rules = [...new Set(configurationFiles.flatMap(({ rule }) => rule ?? []))];
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
async function examineHidden({ archive, workingDirectory }, step) {
const { proposal } = step.change;
const missing = proposal ? notCheckedOut(archive, proposal) : [];
if (missing.length === 0 && !archive.excluded.some(hidden_files._t))
return [];
const module = (0,external_node_path_.join)(archive.root, ...workingDirectory.split('/'));
const manifest = await (0,refuse_hidden.f7)(archive, module, proposal);
if (manifest.closing !== undefined)
throw new failure_of.K$('unseen', { text: manifest.closing });
const found = await findHiddenOnce(archive, workingDirectory, missing, step);
const certain = found.files.filter(({ isCertain, entry }) => isCertain && entry.reason !== pack.pL);
const empty = certain.filter(({ entry }) => entry.reason === pack.PW);
if (empty.length > 0)
throw new failure_of.K$('unseen', { text: (0,look_at_commit.Ym)(empty) });
const doubt = (0,hidden_files.ZA)(found.files, archive.root);
if (doubt !== undefined)
throw new failure_of.K$('input', { code: model_errors.Lp.gitSilent, text: doubt });
const hidden = found.files.filter(({ entry }) => entry.reason !== pack.iC);
const closing = await (0,refuse_hidden.Eb)(hidden, found, step);
if (closing !== undefined)
throw new failure_of.K$('unseen', { code: model_errors.Lp.hiddenFromPolicies, text: closing });
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
function findHiddenOnce(archive, workingDirectory, missing, step) {
const { root, entries } = archive;
const excluded = [...archive.excluded, ...missing];
const module = (0,external_node_path_.join)(root, ...workingDirectory.split('/'));
const byModule = HIDDEN_OF_ARCHIVE.get(archive) ?? new Map();
const find = async () => {
const packing = { root, excluded, links: (0,hidden_files.hP)(entries) };
return { archive, module, ...(await (0,hidden_files.C$)(packing, module, step)) };
};
const hidden = byModule.get(module) ?? find();
HIDDEN_OF_ARCHIVE.set(archive, byModule.set(module, hidden));
return hidden;
}
function openArchives(packRoot, emit) {
const packed = new Map();
const done = [];
let isClosed = false;
const packNow = async (root) => {
const archive = await packRoot(root);
done.push(archive);
if (isClosed)
await archive.remove();
if (archive.excluded.some(hidden_files._t))
await (0,hidden_files.yD)();
emit({ kind: 'archive', root, archive });
return archive;
};
return {
pack: (root) => {
const archive = packed.get(root) ?? packNow(root);
packed.set(root, archive);
return archive;
},
summaries: () => done.map(({ root, bytes, contentBytes, sha256, entries, uncommitted, excluded }) => {
const files = entries.filter(({ type }) => type !== 'directory').length;
return { root, files, bytes, contentBytes, sha256, excluded: excluded.length, uncommitted };
}),
async close() {
isClosed = true;
await Promise.all(done.map((archive) => archive.remove().catch(() => undefined)));
},
};
}
var plan_of_run = __webpack_require__(370);
var gate_run = __webpack_require__(9268);
var service_scope = __webpack_require__(4963);
var external_node_crypto_ = __webpack_require__(7598);
var promises_ = __webpack_require__(6466);
var temporary = __webpack_require__(9622);
var resource = __webpack_require__(8235);
var run_differences = __webpack_require__(2484);
;// CONCATENATED MODULE: ./build/src/gate/follow-run.js
const PAUSE_MS = { first: 250, longest: 2_000 };
const SETTLING_MS = 10_000;
async function followRun(first, { client, clock, deadline, before }) {
let watched = first;
const settling = Math.min(deadline, clock.now() + SETTLING_MS);
for (let pauseMs = PAUSE_MS.first;; pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)) {
if (isAtRest(watched, before))
return watched;
const { status } = watched.run.attributes;
const seemsAtRest = (0,model_status.Il)('speculative', status) !== 'moving' || status === 'policy_checked';
if (clock.now() + pauseMs > (seemsAtRest ? settling : deadline))
return watched;
await clock.sleep(pauseMs);
watched = await client.runs.show(first.run.id, { include: gate_run.tC });
}
}
function isAtRest(watched, before) {
const { run } = watched;
const { status } = run.attributes;
const isOfAnotherSystem = status === 'policy_override' || status === 'tf_policy_override';
return ((0,model_status.Ck)(status) ||
(isOfAnotherSystem && status !== before) ||
(0,model_status.iD)((0,gate_run.QD)(watched)) ||
(0,model_status.BS)(run));
}
var listed_runs = __webpack_require__(8039);
var own_run = __webpack_require__(25);
var runs_of_change = __webpack_require__(7306);
var run_message = __webpack_require__(6326);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/gate/take-over.js
const take_over_BUDGET_MS = 60_000;
const MOST_EXAMINED = 3;
function openTakeOver({ plan, client, clock, change }) {
const { sealing, namedRuns, mayBeRepeated = false, leavesBase = false } = change;
const { searched } = sealing ?? {};
const readConditions = plan.reuse === 'upload' && sealing !== undefined
? conditionsReader(client, plan.organization)
: undefined;
let named;
const listed = searched === undefined
? undefined
: (0,listed_runs.oS)(client, clock, plan.group ?? searched, plan);
return async function* offerEarlierRuns(packed, known, step) {
const { name } = packed;
if (sealing === undefined || listed === undefined)
return;
let isSought = mayBeRepeated || leavesBase || plan.reuse === 'upload';
try {
const conditions = await readConditions?.(packed);
known.conditions = conditions;
named ??= namedRuns?.();
const ofComment = ((await named) ?? []).filter(({ workspace }) => workspace === name);
isSought ||= ofComment.some(({ head }) => head === sealing.head);
if (!isSought)
return;
const toSeal = (0,gate_run.Wm)({ ...packed, conditions }, step, sealing);
const ports = { client, clock, seals: sealing.seals, listed, changeRequest: searched };
const oldestMs = clock.date().getTime() - listed_runs.FG;
const found = await listed.since(packed.workspaceId, oldestMs);
let examined = 0;
for (const run of await (0,runs_of_change.ay)(found, ofComment, client)) {
const otherSeals = (0,runs_of_change.aj)(run.id, ofComment);
const own = (0,own_run.YH)({ run, workspaceId: packed.workspaceId, otherSeals }, ports);
if ('why' in own) {
if (!(0,run_message.yF)(run.attributes.message, searched ?? '', sealing.head))
continue;
const line = `Run ${run.id} of ${name} ${own.text}.`;
step.debug(line);
if (own.why === 'other-key')
known.notices.push(line);
continue;
}
const candidate = toCandidate({ run, own }, toSeal);
if (candidate === undefined) {
step.debug(`Run ${run.id} of ${name} is of another gate, commit or upload.`);
continue;
}
if (examined === MOST_EXAMINED)
break;
examined += 1;
const { endedByComment } = sealing;
const offer = await offerCandidate(candidate, { packed, sealing }, step, {
...ports,
endedByComment,
});
if ('why' in offer) {
sayWhyNot(run, name, offer.why, step);
continue;
}
let failed;
yield { ...offer, orNext: (error) => void (failed = { error }) };
if (failed !== undefined)
throw failed.error;
}
}
catch (error) {
const line = `An earlier run of ${name} is not taken over: ${(0,error_message.g)(error)}`;
if (isSought)
step.info(`${line} A new run is started.`);
else
step.debug(line);
}
};
}
function sayWhyNot({ id }, workspace, why, { debug }) {
debug(`Run ${id} of ${workspace} is not taken over: ${why}.`);
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
async function offerCandidate(candidate, { packed, sealing }, step, ownRunPorts) {
const { run: found, own } = candidate;
const { terraformVersion } = packed;
const { clock, signal } = step;
const { mode, runOptions } = step.plan;
const deadline = Math.min(step.deadline, clock.now() + take_over_BUDGET_MS);
const client = step.client.with({ signal, deadline });
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
const why = await (0,own_run.gK)(run, own, sealing.head, ports);
if (why !== undefined)
return { why: `it ${why}` };
const watched = await followRun(seen, { client, clock, deadline });
const settled = (0,gate_run.Pm)({ ...packed, versionId }, runId, watched, step);
const reading = { client, clock, signal, deadline, isFrugal: () => false };
return {
...(0,plan_of_run.VG)(settled, step, {}, reading),
async conclude(judged) {
const stays = await whyNotTaken({ ...candidate, run }, judged, { packed, sealing, ports }, step);
if (stays === undefined)
return takenOver(own, run, judged, { packed, sealing, step });
sayWhyNot(run, packed.name, stays, step);
return 'next';
},
};
}
async function whyNotTaken({ run, own, isOfUpload }, { verdict: { word }, results }, about, { change }) {
const { packed, sealing, ports } = about;
const { client } = ports;
const isOpened = results.some(wasAgreedTo) && ['overridden', 'needs-override'].includes(word);
const isForCommit = (0,own_run.xh)(own, sealing.head) !== undefined;
const isUnchanged = change.leavesBase === true && word !== 'canceled';
if (!(isForCommit && (isOpened || isUnchanged))) {
const mostMs = isOfUpload ? MOST_AGE_MS[word] : undefined;
if (mostMs === undefined)
return `its verdict is "${word}"`;
if ((0,own_run.ff)(run, ports) > mostMs) {
const limit = mostMs > HOUR_MS ? 'a day' : 'an hour';
return `its verdict is "${word}", and it is older than ${limit}`;
}
}
if (isOfUpload && (await wasAppliedSince((0,listed_runs.CT)(run), packed.current.runId, client))) {
return 'something was applied in the workspace since';
}
const isSame = await plannedSameFiles(packed.archive.sha256, run.id, client);
return isSame ? undefined : 'it planned other files';
}
function wasAgreedTo({ status, approval }) {
return status === 'overridden' || (approval?.given ?? []).length > 0;
}
function takenOver(own, run, { verdict, results }, { packed, sealing, step }) {
const { name: workspace, workspaceId } = packed;
const { id: runId } = run;
const runUrl = (0,service_scope.Q)(workspace, runId, step);
const earlierHead = sealing.head === own.facts.head ? undefined : own.facts.head;
if (earlierHead === undefined && results.some(wasAgreedTo)) {
step.emit({ kind: 'run-overridden', workspace, runId, runUrl });
}
else {
step.emit({ kind: 'run-reused', workspace, runId, runUrl, commit: own.facts.head });
}
const seals = own.isInMessage ? [] : [own.seal];
if (earlierHead !== undefined) {
const version = { service: step.client.origin, workspaceId, versionId: own.versionId };
const { group = '' } = step.plan;
const facts = { ...own.facts, kind: 'taken-over', head: sealing.head, group };
seals.push(sealing.seals.seal(version, facts));
}
const mayBeApplied = step.plan.mode === 'provisional' && (0,model_verdict.gf)(verdict.word, step.policy.failOn);
return {
notices: [sayTakenOver(run, earlierHead, results)],
seals: seals.length > 0 ? seals : undefined,
...(mayBeApplied && { confirmable: run.attributes.actions?.['is-confirmable'] === true }),
};
}
function sayTakenOver({ id, attributes }, earlierHead, results) {
if (earlierHead === undefined) {
if (results.some(({ status }) => status === 'overridden')) {
return `Run ${id} planned these very files and was overridden, so no new run was started.`;
}
return results.some(wasAgreedTo)
? `Run ${id} planned these very files and was approved in part, so no new run was started.`
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
const { workspaces } = client;
const shared = new Map();
const readOnce = (key, list) => {
const reading = shared.get(key) ?? readAsText(list);
shared.set(key, reading);
return reading;
};
return async ({ workspaceId, current, settings, projectId, }) => {
if (current.stateId === undefined)
return undefined;
const lists = await Promise.all([
readOnce('policy sets', () => workspaces.policySets(organization).all()),
readOnce('run tasks', () => workspaces.runTasksOfOrganization(organization).all()),
projectId === undefined
? undefined
: readOnce(projectId, () => workspaces.runTasksOfProject(projectId).all()),
readAsText(() => workspaces.effectiveTags(workspaceId).all()),
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
const items = (await list()).map((item) => {
if (typeof item === 'string')
return item;
const { id, attributes, relationships } = item;
return JSON.stringify([id, withoutCounts(attributes), relationships]);
});
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
var current_run = __webpack_require__(189);
;// CONCATENATED MODULE: ./build/src/gate/sources/upload.js
const MOST_RUNS_AT_ONCE = 500;
function openUpload(request, { client, choose, pack, namesOverriders }) {
return {
gives: { run: true, plannedCommit: false, serviceSystems: true },
startsCode: true,
startsTogether: true,
mostAtOnce: MOST_RUNS_AT_ONCE,
async find(scope) {
const { requested, skipped } = await choose();
const service = (0,service_scope.G)(request, scope, client, requested.length);
const archives = openArchives(pack, scope.emit);
const offerEarlierRuns = openTakeOver(service);
return {
found: await (0,find_workspace.Nk)(requested, service),
skipped,
prepare: (found, { reach }) => packWorkspace(found, archives, { ...service, reach }),
async *offers(packed, { reach }) {
const { runOptions = request.plan.runOptions } = packed;
const step = { ...service, reach, plan: { ...request.plan, runOptions } };
const known = { notices: [] };
yield* offerEarlierRuns(packed, known, step);
yield await offerNewRun(packed, known, step);
},
giveUp: (reached, why) => giveUpRun(reached, why, service),
compare: (result, packed) => (0,current_run.rV)(result, packed, service),
async close() {
await service.close();
await archives.close();
},
describe: async (workspaces) => ({
archives: archives.summaries(),
overriders: namesOverriders ? await (0,find_overriders.R)(workspaces, service) : undefined,
}),
};
},
};
}
async function offerNewRun(packed, { conditions, notices }, step) {
const withKnown = { ...packed, conditions, notices: [...packed.notices, ...notices] };
const started = await (0,gate_run.AD)(await (0,gate_run.Se)(withKnown, step), step);
const settled = await (0,gate_run.wB)(started, step);
const findBaseRun = (0,current_run.$p)(settled, step);
return {
...(0,plan_of_run.VG)(settled, step, { findBaseRun }),
conclude: ({ verdict }) => keepOrDiscard(verdict, settled, step),
};
}
/***/ })
};
