export const id = 3485;
export const ids = [3485];
export const modules = {
/***/ 3936:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
R: () => ( findOverriders)
});
var _read_policies_js_0_ = __webpack_require__(11056);
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
/***/ 3485:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
p: () => ( MOST_RUNS_AT_ONCE),
openUpload: () => ( openUpload)
});
var errors = __webpack_require__(20486);
var verdict = __webpack_require__(83538);
var model_status = __webpack_require__(62373);
var audit = __webpack_require__(79239);
var failure_of = __webpack_require__(46281);
var error_message = __webpack_require__(34271);
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
if ((0,verdict.gf)(word, service.policy.failOn)) {
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
return { ended, factsOfEnd: { leftover, ...(0,audit.W)(ended, why, service.clock.date()) } };
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
var find_workspace = __webpack_require__(87170);
var find_repository = __webpack_require__(6609);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var pack = __webpack_require__(70847);
var file_names = __webpack_require__(96817);
var hidden_files = __webpack_require__(7707);
var look_at_commit = __webpack_require__(8854);
var refuse_hidden = __webpack_require__(37070);
var quote = __webpack_require__(28187);
var outside_modules = __webpack_require__(42130);
var model_errors = __webpack_require__(74132);
;// CONCATENATED MODULE: ./build/src/gate/pack-workspace.js
async function packWorkspace(workspace, archives, step) {
const { name, workingDirectory, root } = workspace;
const archive = await archives.pack(root);
if (!holdsConfiguration(archive.entries, workingDirectory)) {
const where = sayExcluded(archive, workingDirectory) ?? sayMissing(archive.root, workingDirectory);
const message = `There is no Terraform configuration for workspace "${name}": ${where}`;
throw new failure_of.GateStop('input', { code: model_errors.Lp.noConfiguration, text: message });
}
const planning = { inside: workingDirectory, repository: workspace.repository };
const outside = await (0,outside_modules.B)(archive, planning, step.parsed);
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
throw new failure_of.GateStop('unseen', { text: manifest.closing });
const found = await findHiddenOnce(archive, workingDirectory, missing, step);
const certain = found.files.filter(({ isCertain, entry }) => isCertain && entry.reason !== pack.pL);
const empty = certain.filter(({ entry }) => entry.reason === pack.PW);
if (empty.length > 0)
throw new failure_of.GateStop('unseen', { text: (0,look_at_commit.Y)(empty) });
const doubt = (0,hidden_files.ZA)(found.files, archive.root);
if (doubt !== undefined)
throw new failure_of.GateStop('input', { code: model_errors.Lp.gitSilent, text: doubt });
const hidden = found.files.filter(({ entry }) => entry.reason !== pack.iC);
const closing = await (0,refuse_hidden.Eb)(hidden, found, step);
if (closing !== undefined)
throw new failure_of.GateStop('unseen', { code: model_errors.Lp.hiddenFromPolicies, text: closing });
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
var plan_of_run = __webpack_require__(40370);
var run = __webpack_require__(69268);
var service_scope = __webpack_require__(74963);
var take_over = __webpack_require__(33109);
var current_run = __webpack_require__(70189);
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
const offerEarlierRuns = (0,take_over.cb)(service);
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
const started = await (0,run.AD)(await (0,run.Se)(withKnown, step), step);
const settled = await (0,run.wB)(started, step);
const findBaseRun = (0,current_run.$p)(settled, step);
return {
...(0,plan_of_run.VG)(settled, step, { findBaseRun }),
conclude: ({ verdict }) => keepOrDiscard(verdict, settled, step),
};
}
/***/ }),
/***/ 42130:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B: () => ( findOutside)
});
var node_path_0_ = __webpack_require__(76760);
var _machine_find_repository_js_1_ = __webpack_require__(6609);
var _configuration_file_names_js_3_ = __webpack_require__(96817);
var _machine_files_here_js_2_ = __webpack_require__(80467);
var _model_quote_js_4_ = __webpack_require__(28187);
const MOST_NAMED = 3;
async function findOutside({ root, filesWithParentPaths }, { inside, repository }, parsed) {
if (!filesWithParentPaths.some((path) => (0,_configuration_file_names_js_3_ .ZC)((0,node_path_0_.basename)(path))))
return undefined;
const { searchedFiles, readConfiguration } = await Promise.all([__webpack_require__.e(351), __webpack_require__.e(4122)]).then(__webpack_require__.bind(__webpack_require__, 51741));
const module = (0,node_path_0_.join)(root, ...inside.split('/'));
const files = { ..._machine_files_here_js_2_ .Jd, follow: (path) => [path] };
const { modules } = readConfiguration(module, searchedFiles(files, parsed));
const outside = modules.map(({ directory }) => directory).filter((path) => !(0,_machine_find_repository_js_1_ .Yw)(path, root));
if (outside.length === 0)
return undefined;
const sources = outside.map((path) => JSON.stringify((0,_machine_find_repository_js_1_ .df)((0,node_path_0_.relative)(module, path))));
const [verb, it] = outside.length === 1
? ['is the source of a module and lies', 'it']
: ['are sources of modules and lie', 'them'];
const seen = `${(0,_model_quote_js_4_ .Kf)(sources, MOST_NAMED)} ${verb} outside of what is sent, ${root}: the plan will not find ${it}.`;
const canBeSent = (path) => (0,_machine_find_repository_js_1_ .wd)(path) && (repository === undefined || (0,_machine_find_repository_js_1_ .Yw)(path, repository));
if (!outside.every(canBeSent)) {
return { seen, fix: `Correct the source, or move ${it} into the repository.` };
}
let common = module;
while (!outside.every((path) => (0,_machine_find_repository_js_1_ .Yw)(path, common)))
common = (0,node_path_0_.dirname)(common);
const fix = `Set the working directory of the workspace to ${JSON.stringify((0,_machine_find_repository_js_1_ .df)((0,node_path_0_.relative)(common, module)))} in its settings: then ${common} is sent.`;
return { seen, fix };
}
/***/ })
};
