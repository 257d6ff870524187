export const id = 2180;
export const ids = [2180,167];
export const modules = {
/***/ 24052:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
a: () => ( addExceptionNotices),
gate: () => ( gate)
});
var policy_exceptions = __webpack_require__(29272);
var compare_with_current = __webpack_require__(551);
var end_run = __webpack_require__(67832);
var result = __webpack_require__(32940);
var find_vcs_run = __webpack_require__(51779);
var find_workspace = __webpack_require__(87170);
var take_turn = __webpack_require__(44990);
var gate_job = __webpack_require__(44466);
var judge = __webpack_require__(77786);
var look_at_commit = __webpack_require__(8854);
var overview = __webpack_require__(75030);
var find_repository = __webpack_require__(6609);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var pack = __webpack_require__(70847);
var file_names = __webpack_require__(96817);
var failure_of = __webpack_require__(46281);
var hidden_files = __webpack_require__(7707);
var refuse_hidden = __webpack_require__(37070);
var quote = __webpack_require__(28187);
var outside_modules = __webpack_require__(42130);
;// CONCATENATED MODULE: ./build/src/gate/pack-workspace.js
async function packWorkspace(workspace, job) {
const { name, workingDirectory, root } = workspace;
const archive = await job.pack(root);
if (!holdsConfiguration(archive.entries, workingDirectory)) {
const where = sayExcluded(archive, workingDirectory) ?? sayMissing(archive.root, workingDirectory);
const message = `There is no Terraform configuration for workspace "${name}": ${where}`;
throw new failure_of.GateStop('input', { code: 'PG-115', text: message });
}
const planning = { inside: workingDirectory, repository: workspace.repository };
const outside = await (0,outside_modules.B)(archive, planning);
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
const closing = await (0,refuse_hidden.Eb)(hidden, found, job);
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
var run = __webpack_require__(69268);
var take_over = __webpack_require__(33109);
;// CONCATENATED MODULE: ./build/src/gate/gate.js
const MOST_AT_ONCE = 500;
async function gate(request, ports) {
const job = (0,gate_job._)(request, ports);
const { plan, workspaces: requested } = request;
const takeOver = (0,take_over.E9)(job);
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
await (0,look_at_commit.a)(workspace, versionControl, job);
const judged = await (0,find_vcs_run.b5)(workspace, versionControl, job);
return judged && (await (0,compare_with_current.rV)(judged, workspace, job));
}
const packed = await packWorkspace(workspace, job);
const { taken, conditions, notices } = await takeOver(packed, job);
if (taken !== undefined)
return await (0,compare_with_current.rV)(taken, packed, job);
const known = { ...packed, conditions, notices: [...packed.notices, ...notices] };
const started = await (0,run.AD)(await (0,run.Se)(known, job), job);
const settled = await (0,run.wB)(started, job);
const judged = await (0,judge.ks)(settled, job);
const conclude = () => (0,end_run.nP)(judged, settled, job);
job.reach({ ...settled, conclude });
return await (0,compare_with_current.rV)(await conclude(), packed, job);
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
async function findOutside({ root, filesWithParentPaths }, { inside, repository }) {
if (!filesWithParentPaths.some((path) => (0,_configuration_file_names_js_3_ .ZC)((0,node_path_0_.basename)(path))))
return undefined;
const { searchedFiles, readConfiguration } = await Promise.all([__webpack_require__.e(351), __webpack_require__.e(4122)]).then(__webpack_require__.bind(__webpack_require__, 51741));
const module = (0,node_path_0_.join)(root, ...inside.split('/'));
const { modules } = readConfiguration(module, searchedFiles(_machine_files_here_js_2_ .Jd));
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
