export const id = 7872;
export const ids = [7872,5917];
export const modules = {
/***/ 248:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
combiningGate: () => ( combiningGate),
workspacesOfGroups: () => ( workspacesOfGroups)
});
var promises_ = __webpack_require__(3836);
var external_node_path_ = __webpack_require__(6760);
var client_client = __webpack_require__(7751);
var dist = __webpack_require__(7934);
var other_groups = __webpack_require__(5830);
var model_status = __webpack_require__(2373);
var workspace_result = __webpack_require__(7956);
var failure_of = __webpack_require__(6281);
var find_workspace = __webpack_require__(7170);
var run_concurrently = __webpack_require__(6939);
var gate_job = __webpack_require__(4466);
var judge = __webpack_require__(7786);
var overview = __webpack_require__(5030);
var supersede = __webpack_require__(8045);
var watch = __webpack_require__(94);
;// CONCATENATED MODULE: ./build/src/gate/combine-groups.js
const MOST_AT_ONCE = 40;
async function combineGroups(reported, request, ports) {
const { groups, reports, commit } = reported;
const pack = () => Promise.reject(new Error('nothing is packed where groups are combined'));
const names = groups.flatMap(({ workspaces }) => workspaces);
const plan = { ...request.plan, cancelSuperseded: false };
const job = (0,gate_job._)({ ...request, plan }, { ...ports, pack });
try {
const listed = await (0,overview.FF)(job.client, plan.organization, names);
const judging = groups.flatMap((group) => {
const found = findReport({ group, reports, commit });
return group.workspaces.map((name) => async () => {
const result = await judgeOrExplain({ name, group, found, listed: listed.get(name) }, job);
job.emit({ kind: 'workspace-decided', result });
return result;
});
});
const workspaces = await (0,run_concurrently.G)(judging, MOST_AT_ONCE);
const groupNames = groups.map(({ group }) => group);
const foreign = reports.find(({ group }) => group === undefined || !groupNames.includes(group));
if (foreign !== undefined) {
const { name, group } = foreign;
const what = group === undefined ? 'no group' : `the group ${group.slice(0, 40)}`;
const why = `The report ${name} is of ${what}, which the matrix does not have.`;
workspaces.push(undecidedWorkspace(other_groups.g, why));
}
const verdict = (0,workspace_result.Vj)(workspaces, request.policy);
return { verdict, workspaces, archives: [], durationMs: job.elapsedMs() };
}
finally {
await job.close();
}
}
async function judgeOrExplain(workspace, job) {
const { name, found } = workspace;
const { group } = workspace.group;
if ('why' in found)
return { ...undecidedWorkspace(name, found.why), missedBy: group };
const reported = found.report.workspaces.find((workspaceOfReport) => workspaceOfReport.name === name);
try {
return await judgeRunOfGroup(workspace, reported, job);
}
catch (error) {
const failure = (0,failure_of.g5)(error, job.endReason());
return {
...(0,workspace_result.sH)({ workspace: name, failure }),
missedBy: reported?.runId ? undefined : group,
};
}
}
async function judgeRunOfGroup({ name, group: { group }, listed }, { runId, configurationVersionId: versionId } = {}, job) {
job.signal.throwIfAborted();
const { client, plan } = job;
if (runId === undefined || versionId === undefined) {
throw new failure_of.K$('service', {
code: 'PG-139',
text: `Group ${group} started no run for it: its job says why.`,
});
}
const [watched, workspace] = await Promise.all([
client.runs.show(runId, { include: watch.tC }),
listed ?? client.workspaces.showByName(plan.organization, name),
]);
const { run, taskStages = [] } = watched;
const { status, message } = run.attributes;
const stages = taskStages.map(({ attributes }) => attributes);
const { mode } = plan;
const refused = refuseRun({
id: runId,
group,
change: job.changeRequest,
status,
message,
mode,
stages,
rests: (0,model_status.RJ)(mode, run),
words: (0,model_status.rM)(run),
});
if (refused !== undefined) {
throw new failure_of.K$(refused.claim === 'isOver' ? 'timeout' : 'service', {
code: refused.claim === 'isOfChange' ? undefined : 'PG-139',
text: refused.why,
});
}
const working = (0,find_workspace.bq)(workspace.attributes['working-directory']);
const workingDirectory = 'path' in working ? working.path : '';
const directory = job.workspaces.find((requested) => requested.name === name)?.directory;
const settled = {
name,
workspaceId: workspace.id,
workingDirectory,
root: directory === undefined ? undefined : (0,find_workspace.SS)(directory, workingDirectory),
current: (0,find_workspace.$b)(workspace),
notices: [],
mayHaveRun: true,
versionId,
runSeen: { id: runId, url: (0,gate_job.Q)(name, runId, job), status },
watched,
durationMs: (0,watch.sW)(run),
};
return await (0,judge.ks)(settled, job, { skipsEvents: true });
}
function undecidedWorkspace(workspace, message) {
return (0,workspace_result.sH)({ workspace, failure: { kind: 'service', message, code: 'PG-139' } });
}
const REPORT_CLAIMS = {
isOnly: ({ group: { group } }, _, ofGroup) => ofGroup.length > 1
? `Group ${group} has ${ofGroup.length} reports (${ofGroup.map(({ name }) => name).join(', ')}): Plangate cannot determine which one is its own.`
: undefined,
isOfCommit: ({ group: { group }, commit }, report) => {
if (commit !== undefined && report.commit === commit)
return undefined;
const reported = report.commit === undefined ? 'no commit' : `the commit ${report.commit.slice(0, 40)}`;
return `The report of group ${group} is of ${reported}, and this job is of ${commit ?? 'none that it knows'}.`;
},
isOfWorkspaces: ({ group: { group, workspaces } }, report) => {
const named = report.workspaces.map(({ name }) => name).sort();
return JSON.stringify(named) === JSON.stringify([...workspaces].sort())
? undefined
: `The report of group ${group} is not about the workspaces of that group.`;
},
};
function findReportBy(claims) {
return (search) => {
const { group } = search.group;
const ofGroup = search.reports.filter((report) => report.group === group);
const [report] = ofGroup;
if (report === undefined) {
const why = `Group ${group} left no report: its job may have been cancelled, or its runner may have vanished.`;
const none = ' No other group did, either: see that `from` names the directory of the reports.';
return { why: search.reports.length === 0 ? why + none : why };
}
for (const claim of Object.values(claims)) {
const why = claim(search, report, ofGroup);
if (why !== undefined)
return { why };
}
return { report };
};
}
const RUN_CLAIMS = {
isOfGroup: ({ id, group, message }) => (0,supersede.WP)(message, group) ? undefined : `Run ${id} is not one that group ${group} started.`,
isOfChange({ id, change, message }) {
const changeInMessage = (0,supersede.hS)(message);
if (!(0,supersede.H_)(changeInMessage, change))
return undefined;
return `Run ${id} was started for ${changeInMessage}, and this job is about ${change}.`;
},
isOver: ({ id, status, mode, stages, words, rests }) => rests || (0,model_status.Is)(mode, status, stages) ? undefined : `Run ${id} is not over: ${words}.`,
};
function refuseRunBy(claims) {
return (run) => {
for (const [name, claim] of Object.entries(claims)) {
const why = claim(run);
if (why !== undefined)
return { claim: name, why };
}
return undefined;
};
}
const findReport = findReportBy(REPORT_CLAIMS);
const refuseRun = refuseRunBy(RUN_CLAIMS);
var judging_options = __webpack_require__(6241);
var read_regular = __webpack_require__(3962);
var ended_by = __webpack_require__(7953);
var job_time = __webpack_require__(1680);
var parse = __webpack_require__(2340);
var workspace_selectors = __webpack_require__(589);
;// CONCATENATED MODULE: ./build/src/check/combine-here.js
function workspacesOfGroups(groups) {
return (0,workspace_selectors.TZ)(groups.flatMap(({ selectors = [] }) => selectors)) || 'none';
}
function combiningGate({ groups, from }) {
return async (request, ports) => {
const { context, workingDirectory, conceals: secrets } = request;
const { service, plan, job } = request.settings;
const deadline = ports.endsAt - (0,job_time.L5)(job.timeoutMs);
const client = (0,client_client.U)({ ...service, ...ports, deadline, secrets, discovers: true });
const workspaces = plan.workspaces.flatMap((selector) => {
if (selector.kind !== 'name')
return [];
const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? plan.directory);
return [{ name: selector.name, directory }];
});
const gateRequest = { ...(0,judging_options.Ds)(request, deadline), workspaces, message: '' };
const commit = context.commit?.sha;
const reports = await (0,ended_by.m)(ports.endSignal, readReports(from));
return await combineGroups({ groups, reports, commit }, gateRequest, { ...ports, client });
};
}
const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = dist._H3({
tool: dist._H3({ name: dist.euz('plangate') }),
group: dist.lqM(dist.YjP()),
commit: dist.lqM(dist._H3({ sha: dist.YjP() })),
workspaces: dist.YOg(dist._H3({
name: dist.YjP(),
runId: dist.lqM(dist.YjP()),
configurationVersionId: dist.lqM(dist.YjP()),
})),
});
async function readReports(directory) {
const entries = await (0,promises_.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => []);
const files = entries
.filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
.map((entry) => (0,external_node_path_.join)(entry.parentPath, entry.name))
.sort();
const reports = [];
for (const file of files) {
const text = await (0,read_regular.VX)(file, MOST_BYTES).catch(() => '');
const parsed = dist.xLC(reportSchema, (0,parse.qF)(text));
if (!parsed.success)
continue;
const { group, commit, workspaces } = parsed.output;
const name = (0,external_node_path_.relative)(directory, file);
reports.push({ name, group, commit: commit?.sha, workspaces });
}
return reports;
}
/***/ }),
/***/ 7707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
SE: () => ( MOST_NAMED),
VD: () => ( HiddenIndex),
Yh: () => ( isManifest),
ZA: () => ( sayDoubtful),
_t: () => ( couldBeLoaded),
cM: () => ( comparablePath),
hP: () => ( linksOf),
jH: () => ( directoriesAbove),
rL: () => ( listHidden),
vP: () => ( readNamedFiles),
yD: () => ( loadReader)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _archive_pack_js_2_ = __webpack_require__(847);
var _configuration_file_names_js_7_ = __webpack_require__(6817);
var _model_add_to_js_6_ = __webpack_require__(2588);
var _model_name_some_js_8_ = __webpack_require__(5917);
var _machine_follow_links_js_3_ = __webpack_require__(7134);
var _failure_of_js_4_ = __webpack_require__(6281);
var _machine_files_here_js_5_ = __webpack_require__(467);
async function readNamedFiles(directory, matters, files = _machine_files_here_js_5_ .J, limit) {
const { findNamedFiles } = await loadReader();
const throwIfEnded = () => {
const ended = limit?.endReason();
if (ended === 'aborted')
throw new _failure_of_js_4_ .K$('canceled', _failure_of_js_4_ .wS);
if (ended === undefined)
return;
const why = 'Time ran out while the configuration was read. Raise the timeout.';
throw new _failure_of_js_4_ .K$('timeout', { text: why });
};
return findNamedFiles(directory, files, { isRelevant: matters, check: throwIfEnded });
}
function loadReader() {
return Promise.all([__webpack_require__.e(8603), __webpack_require__.e(9147)]).then(__webpack_require__.bind(__webpack_require__, 9147));
}
function couldBeLoaded({ path }) {
return (0,node_path_1_.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js_2_ .NM, _archive_pack_js_2_ .AX, _archive_pack_js_2_ .kK];
function isManifest({ reason }) {
return MANIFESTS.includes(reason);
}
function linksOf(entries) {
return entries.flatMap(({ path, type }) => (type === 'link' ? [path] : []));
}
const MOST_LINKS = 200;
class HiddenIndex {
all = [];
byPath = new Map();
byDirectory = new Map();
links = new Map();
linksByDirectory = new Map();
constructor({ root, withheld, links }) {
for (const entry of withheld) {
if (!couldBeLoaded(entry) || isManifest(entry))
continue;
const path = (0,node_path_1_.join)(root, ...entry.path.split('/'));
const hidden = {
entry,
path,
isDirectory: isDirectory(path),
isCertain: false,
namings: [],
modules: [],
};
this.all.push(hidden);
(0,_model_add_to_js_6_ .D)(this.byPath, comparablePath(path), hidden);
for (const directory of directoriesAbove(path))
(0,_model_add_to_js_6_ .D)(this.byDirectory, directory, hidden);
}
for (const link of links) {
const path = (0,node_path_1_.join)(root, ...link.split('/'));
this.links.set(comparablePath(path), path);
for (const directory of directoriesAbove(path)) {
(0,_model_add_to_js_6_ .D)(this.linksByDirectory, directory, path);
}
}
}
matters(path) {
const key = comparablePath(path);
if (this.byDirectory.has(key) || this.linksByDirectory.has(key))
return true;
return withDirectoriesAbove(path).some((each) => this.byPath.has(each) || this.links.has(each));
}
find({ modules, files, directories }, module) {
const found = new Set();
const add = (hidden, naming) => {
found.add(hidden);
hidden.isCertain ||= naming.mentions.some((mention) => mention.isRead);
hidden.namings.push(naming);
};
for (const [path, mentions] of files) {
const naming = { mentions, places: this.withLinkTargets(path) };
for (const place of naming.places) {
for (const hidden of this.hiddenFileAt(place))
add(hidden, naming);
}
}
const mentionsOfAll = [];
for (const { path, endings } of directories.values()) {
const reached = this.reachedFrom(path);
if (reached === undefined)
mentionsOfAll.push(...[...endings.values()].flat());
const places = reached ?? [path];
const inside = new Set(places.flatMap((place) => this.hiddenIn(place)));
for (const [ending, mentions] of endings) {
const naming = { mentions, places };
for (const hidden of inside) {
if (hidden.isDirectory || hidden.path.endsWith(ending))
add(hidden, naming);
}
}
}
if (mentionsOfAll.length > 0) {
const naming = { mentions: mentionsOfAll, places: [...this.links.values()] };
for (const hidden of this.hiddenIn(''))
add(hidden, naming);
}
this.findByName(modules, module, found);
return this.all.filter((hidden) => found.has(hidden));
}
findByName(modules, directory, found) {
const add = (hidden, module) => {
found.add(hidden);
hidden.isCertain = true;
if (hidden.modules.at(-1) !== module)
hidden.modules.push(module);
};
const [rootModule] = modules;
const providers = (0,node_path_1_.join)(directory, 'terraform.d');
const ofProviders = [...this.hiddenIn(providers), ...this.hiddenAtOrAbove(providers)];
if (rootModule)
for (const hidden of ofProviders)
add(hidden, rootModule);
for (const module of modules) {
for (const place of [...module.places, ...module.linked]) {
for (const hidden of this.hiddenAtOrAbove(place))
add(hidden, module);
}
for (const place of module.places) {
for (const hidden of this.byDirectory.get(comparablePath(place)) ?? []) {
const name = (0,node_path_1_.basename)(hidden.path);
const isLoaded = module === rootModule ? (0,_configuration_file_names_js_7_ .H9)(name) : (0,_configuration_file_names_js_7_ .ZC)(name);
if (isLoaded && comparablePath((0,node_path_1_.dirname)(hidden.path)) === comparablePath(place))
add(hidden, module);
}
}
}
}
hiddenFileAt(path) {
const atPath = this.byPath.get(comparablePath(path)) ?? [];
const isFileThere = statsOf(path)?.isDirectory() === false;
const files = atPath.filter((hidden) => !hidden.isDirectory);
return [...files, ...this.hiddenAbove(path, isFileThere)];
}
hiddenIn(directory) {
const key = comparablePath(directory);
const atPath = this.byPath.get(key) ?? [];
const below = this.byDirectory.get(key) ?? [];
return [...atPath, ...below, ...this.hiddenAbove(directory, isDirectory(directory))];
}
hiddenAbove(path, isThere) {
const directories = this.hiddenAtOrAbove((0,node_path_1_.dirname)(path));
return isThere
? directories
: directories.filter(({ entry }) => entry.reason === _archive_pack_js_2_ .PW);
}
hiddenAtOrAbove(path) {
return withDirectoriesAbove(path).flatMap((each) => this.byPath.get(each) ?? []);
}
withLinkTargets(path) {
return withDirectoriesAbove(path).some((each) => this.links.has(each))
? (0,_machine_follow_links_js_3_ .n)(path)
: [path];
}
reachedFrom(directory) {
const reached = new Set(this.withLinkTargets(directory));
for (const place of reached) {
const links = this.linksByDirectory.get(comparablePath(place)) ?? [];
if (links.length > 0 && this.links.size > MOST_LINKS)
return undefined;
for (const target of links.flatMap((link) => (0,_machine_follow_links_js_3_ .n)(link)))
reached.add(target);
}
return [...reached];
}
}
function comparablePath(path) {
return path.normalize('NFC').toLowerCase().replaceAll('\\', '/').replace(/\/$/, '');
}
function directoriesAbove(path) {
const names = comparablePath(path).split('/');
const directories = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
return [...new Set(['', ...directories])];
}
function withDirectoriesAbove(path) {
return [comparablePath(path), ...directoriesAbove(path)];
}
function isDirectory(path) {
return statsOf(path)?.isDirectory() === true;
}
function statsOf(path) {
try {
return (0,node_fs_0_.lstatSync)(path, { throwIfNoEntry: false });
}
catch {
return undefined;
}
}
const MOST_NAMED = 3;
function listHidden(hidden, detail) {
const names = hidden.map(({ entry }) => {
const shown = detail(entry);
return shown === undefined ? entry.path : `${entry.path} (${shown})`;
});
return (0,_model_name_some_js_8_ .K)(names, MOST_NAMED);
}
function sayDoubtful(hidden, root) {
const doubtful = hidden.filter(({ isCertain, entry }) => isCertain && entry.reason === _archive_pack_js_2_ .vp);
const [first] = doubtful;
if (first === undefined)
return undefined;
const why = first.entry.detail ?? '';
const remedy = first.entry.isOfAnotherUser
? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
: `Check the files out with git`;
return `Terraform would load ${listHidden(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
/***/ }),
};
