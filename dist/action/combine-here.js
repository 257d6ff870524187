export const id = 5471;
export const ids = [5471];
export const modules = {
/***/ 2285:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
combinesInstead: () => ( combinesInstead),
workspacesOfGroups: () => ( workspacesOfGroups)
});
var promises_ = __webpack_require__(3836);
var external_node_path_ = __webpack_require__(6760);
var client_client = __webpack_require__(2313);
var dist = __webpack_require__(7934);
var other_groups = __webpack_require__(5830);
var model_status = __webpack_require__(2373);
var workspace_result = __webpack_require__(7956);
var failure_of = __webpack_require__(6281);
var find_workspace = __webpack_require__(7170);
var supersede = __webpack_require__(8045);
;// CONCATENATED MODULE: ./build/src/gate/group-claims.js
const REPORT_CLAIMS = {
isOnly: ({ group: { group } }, _, ofGroup) => ofGroup.length > 1
? `Group ${group} has ${ofGroup.length} reports (${ofGroup.map(({ name }) => name).join(', ')}): Plangate cannot determine which one is its own.`
: undefined,
isOfCommit: ({ group: { group }, commit }, report) => {
if (commit !== undefined && report.commit === commit)
return undefined;
const of = report.commit === undefined ? 'no commit' : `the commit ${report.commit.slice(0, 40)}`;
return `The report of group ${group} is of ${of}, and this job is of ${commit ?? 'none that it knows'}.`;
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
return { why };
}
for (const isSo of Object.values(claims)) {
const why = isSo(search, report, ofGroup);
if (why !== undefined)
return { why };
}
return { report };
};
}
const RUN_CLAIMS = {
isOfGroup: ({ id, group, message }) => (0,supersede.WP)(message, group) ? undefined : `Run ${id} is not one that group ${group} started.`,
isOfChange({ id, change, message }) {
const of = (0,supersede.hS)(message);
if (!(0,supersede._d)(of, change))
return undefined;
return `Run ${id} was started for ${of}, and this job is about ${change}.`;
},
isOver: ({ id, status, mode, stages, words, rests }) => rests || (0,model_status.Is)(mode, status, stages) ? undefined : `Run ${id} is not over: ${words}.`,
};
function refuseRunBy(claims) {
return (run) => {
for (const [claim, isSo] of Object.entries(claims)) {
const why = isSo(run);
if (why !== undefined)
return { claim, why };
}
return undefined;
};
}
var in_lanes = __webpack_require__(1476);
var gate_job = __webpack_require__(4466);
var judge = __webpack_require__(5039);
var overview = __webpack_require__(5030);
var watch = __webpack_require__(94);
;// CONCATENATED MODULE: ./build/src/gate/combine-groups.js
const findReport = findReportBy(REPORT_CLAIMS);
const refuseRun = refuseRunBy(RUN_CLAIMS);
const LANES = 40;
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
const result = await judgeOrSayWhy({ name, group, found, listed: listed.get(name) }, job);
job.emit({ kind: 'workspace-decided', result });
return result;
});
});
const workspaces = await (0,in_lanes.L)(judging, LANES);
const stranger = reports.find(({ group }) => groups.every((each) => each.group !== group));
if (stranger !== undefined) {
const { name, group } = stranger;
const of = group === undefined ? 'no group' : `the group ${group.slice(0, 40)}`;
const why = `The report ${name} is of ${of}, which the matrix does not have.`;
workspaces.push(undecided(other_groups.g, why));
}
const verdict = (0,workspace_result.Vj)(workspaces, request.policy);
return { verdict, workspaces, archives: [], durationMs: job.elapsedMs() };
}
finally {
await job.close();
}
}
async function judgeOrSayWhy(asked, job) {
const { name, found } = asked;
const { group } = asked.group;
if ('why' in found)
return { ...undecided(name, found.why), missedBy: group };
const reported = found.report.workspaces.find((each) => each.name === name);
try {
return await readAndJudge(asked, reported, job);
}
catch (error) {
const { kind, message } = (0,failure_of.g5)(error, job.ended());
return { ...undecided(name, message, kind), missedBy: reported?.runId ? undefined : group };
}
}
async function readAndJudge({ name, group: { group }, listed }, { runId, configurationVersionId: versionId } = {}, job) {
job.signal.throwIfAborted();
const { client, plan } = job;
if (runId === undefined || versionId === undefined) {
throw new failure_of.K$('service', `Group ${group} started no run for it: its job says why.`);
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
rests: (0,model_status.sV)(mode, run),
words: (0,model_status.$W)(run),
});
if (refused !== undefined) {
throw new failure_of.K$(refused.claim === 'isOver' ? 'timeout' : 'service', refused.why);
}
const working = (0,find_workspace.bq)(workspace.attributes['working-directory']);
const workingDirectory = 'path' in working ? working.path : '';
const directory = job.workspaces.find((each) => each.name === name)?.directory;
const settled = {
name,
workspaceId: workspace.id,
workingDirectory,
root: directory === undefined ? undefined : (0,find_workspace.SS)(directory, workingDirectory),
current: (0,find_workspace.$c)(workspace),
notices: [],
mayHaveRun: true,
versionId,
runSeen: { id: runId, url: (0,gate_job.Q)(name, runId, job), status },
watched,
durationMs: (0,watch.sW)(run),
};
return await (0,judge.DN)(settled, job, true);
}
function undecided(workspace, message, kind = 'service') {
return (0,workspace_result.sH)({ workspace, failure: { kind, message } });
}
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
function combinesInstead({ groups, from }) {
return async (request, ports, secrets) => {
const { context, workingDirectory } = request;
const { service, plan, job } = request.settings;
const deadline = ports.endsAt - (0,job_time.L5)(job.timeoutMs);
const client = (0,client_client.U)({ ...service, ...ports, deadline, secrets, discovers: true });
const workspaces = plan.workspaces.flatMap((selector) => {
if (selector.kind !== 'name')
return [];
const directory = (0,external_node_path_.resolve)(workingDirectory, selector.directory ?? plan.directory);
return [{ name: selector.name, directory }];
});
const asked = { ...(0,judging_options.cY)(request, deadline), workspaces, message: '' };
const commit = context.commit?.sha;
const reports = await (0,ended_by.m)(ports.over, readReports(from));
return await combineGroups({ groups, reports, commit }, asked, { ...ports, client });
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
G1: () => ( above),
VD: () => ( HiddenIndex),
Yh: () => ( isManifest),
ZA: () => ( sayDoubtful),
aV: () => ( mayBeMissed),
hP: () => ( linksOf),
qB: () => ( NAMED),
rL: () => ( listHidden),
vP: () => ( readNamedFiles),
xv: () => ( comparedPath),
yD: () => ( loadReader)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _archive_pack_js_2_ = __webpack_require__(847);
var _configuration_file_names_js_7_ = __webpack_require__(6817);
var _model_add_to_js_6_ = __webpack_require__(2588);
var _machine_follow_links_js_3_ = __webpack_require__(7134);
var _failure_of_js_4_ = __webpack_require__(6281);
var _machine_files_here_js_5_ = __webpack_require__(467);
async function readNamedFiles(directory, matters, files = _machine_files_here_js_5_ .a, patience) {
const { findNamedFiles } = await loadReader();
const check = () => {
const ended = patience?.ended();
if (ended === 'aborted')
throw new _failure_of_js_4_ .K$('canceled', _failure_of_js_4_ .wS);
if (ended === undefined)
return;
const why = 'Time ran out while the configuration was read. Raise the timeout.';
throw new _failure_of_js_4_ .K$('timeout', why);
};
return findNamedFiles(directory, files, { matters, check });
}
function loadReader() {
return Promise.all([__webpack_require__.e(8603), __webpack_require__.e(9147)]).then(__webpack_require__.bind(__webpack_require__, 9147));
}
function mayBeMissed({ path }) {
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
at = new Map();
below = new Map();
links = new Map();
linksBelow = new Map();
constructor({ root, withheld, links }) {
for (const entry of withheld) {
if (!mayBeMissed(entry) || isManifest(entry))
continue;
const path = (0,node_path_1_.join)(root, ...entry.path.split('/'));
const is = { isDirectory: isDirectory(path), certain: false };
const hidden = { entry, path, ...is, namings: [], modules: [] };
this.all.push(hidden);
(0,_model_add_to_js_6_ .D)(this.at, comparedPath(path), hidden);
for (const directory of above(path))
(0,_model_add_to_js_6_ .D)(this.below, directory, hidden);
}
for (const link of links) {
const path = (0,node_path_1_.join)(root, ...link.split('/'));
this.links.set(comparedPath(path), path);
for (const directory of above(path))
(0,_model_add_to_js_6_ .D)(this.linksBelow, directory, path);
}
}
matters(path) {
const key = comparedPath(path);
if (this.below.has(key) || this.linksBelow.has(key))
return true;
return [key, ...above(path)].some((each) => this.at.has(each) || this.links.has(each));
}
find({ modules, files, directories }, module) {
const found = new Set();
const add = (hidden, naming) => {
found.add(hidden);
hidden.certain ||= naming.mentions.some((mention) => mention.isRead);
hidden.namings.push(naming);
};
for (const [path, mentions] of files) {
const naming = { mentions, places: this.followed(path) };
for (const place of naming.places)
for (const one of this.fileAt(place))
add(one, naming);
}
const ofLinks = [];
for (const { path, endings } of directories.values()) {
const places = this.reachedFrom(path);
if (places === undefined)
ofLinks.push(...[...endings.values()].flat());
const inside = new Set((places ?? [path]).flatMap((place) => this.inDirectory(place)));
for (const [ending, mentions] of endings) {
const naming = { mentions, places: places ?? [path] };
for (const one of inside) {
if (one.isDirectory || one.path.endsWith(ending))
add(one, naming);
}
}
}
if (ofLinks.length > 0) {
const naming = { mentions: ofLinks, places: [...this.links.values()] };
for (const one of this.inDirectory(''))
add(one, naming);
}
this.byName(modules, module, found);
return this.all.filter((one) => found.has(one));
}
byName(modules, root, found) {
const add = (hidden, module) => {
found.add(hidden);
hidden.certain = true;
if (hidden.modules.at(-1) !== module)
hidden.modules.push(module);
};
const [first] = modules;
const providers = (0,node_path_1_.join)(root, 'terraform.d');
const ofProviders = [...this.inDirectory(providers), ...this.around(providers)];
if (first)
for (const hidden of ofProviders)
add(hidden, first);
for (const module of modules) {
for (const place of [...module.places, ...module.linked]) {
for (const hidden of this.around(place))
add(hidden, module);
}
for (const place of module.places) {
for (const hidden of this.below.get(comparedPath(place)) ?? []) {
const name = (0,node_path_1_.basename)(hidden.path);
const isLoaded = module === first ? (0,_configuration_file_names_js_7_ .H9)(name) : (0,_configuration_file_names_js_7_ .ZC)(name);
if (isLoaded && comparedPath((0,node_path_1_.dirname)(hidden.path)) === comparedPath(place))
add(hidden, module);
}
}
}
}
fileAt(path) {
const here = (this.at.get(comparedPath(path)) ?? []).filter((each) => !each.isDirectory);
return [...here, ...this.holding(path, statsOf(path)?.isDirectory() === false)];
}
inDirectory(path) {
const here = [this.at, this.below].flatMap((each) => each.get(comparedPath(path)) ?? []);
return [...here, ...this.holding(path, isDirectory(path))];
}
holding(path, isThere) {
const outer = this.around((0,node_path_1_.dirname)(path));
return isThere ? outer : outer.filter(({ entry }) => entry.reason === _archive_pack_js_2_ .PW);
}
around(path) {
return [comparedPath(path), ...above(path)].flatMap((each) => this.at.get(each) ?? []);
}
followed(path) {
return [comparedPath(path), ...above(path)].some((each) => this.links.has(each))
? (0,_machine_follow_links_js_3_ .e)(path)
: [path];
}
reachedFrom(directory) {
const reached = new Set(this.followed(directory));
for (const place of reached) {
const links = this.linksBelow.get(comparedPath(place)) ?? [];
if (links.length > 0 && this.links.size > MOST_LINKS)
return undefined;
for (const link of links)
for (const each of (0,_machine_follow_links_js_3_ .e)(link))
reached.add(each);
}
return [...reached];
}
}
function comparedPath(path) {
return path.normalize('NFC').toLowerCase().replaceAll('\\', '/').replace(/\/$/, '');
}
function above(path) {
const names = comparedPath(path).split('/');
return [...new Set(['', ...names.slice(1).map((_, at) => names.slice(0, at + 1).join('/'))])];
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
const NAMED = 3;
function listHidden(hidden, detail) {
const names = hidden.slice(0, NAMED).map(({ entry }) => {
const more = detail(entry);
return more === undefined ? entry.path : `${entry.path} (${more})`;
});
return `${names.join(', ')}${hidden.length > NAMED ? ` and ${hidden.length - NAMED} more` : ''}`;
}
function sayDoubtful(hidden, root) {
const doubtful = hidden.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js_2_ .vp);
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
/***/ 1476:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
L: () => ( inLanes)
});
async function inLanes(tasks, lanes) {
const done = [];
const left = tasks.entries();
const lane = async () => {
for (const [index, task] of left)
done[index] = await task();
};
await Promise.all(Array.from({ length: Math.min(lanes, tasks.length) }, lane));
return done;
}
/***/ }),
/***/ 467:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( followLinksIn),
a: () => ( readsHere)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _follow_links_js_2_ = __webpack_require__(7134);
var _read_regular_js_3_ = __webpack_require__(3962);
var _model_or_else_js_4_ = __webpack_require__(7026);
const readsHere = {
readDirectory: (path) => (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.readdirSync)(path), []),
readFile: (path) => (0,_model_or_else_js_4_ .N)(() => (0,_read_regular_js_3_ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
follow: _follow_links_js_2_ .e,
};
function followLinksIn(directory, limit = 100_000) {
const places = [];
const queue = [directory];
let entryCount = 0;
for (const folder of queue) {
const entries = (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.readdirSync)(folder, { withFileTypes: true }), []);
entryCount += entries.length;
if (entryCount > limit)
return undefined;
for (const entry of entries) {
const path = (0,node_path_1_.join)(folder, entry.name);
if (entry.isSymbolicLink())
places.push(...(0,_follow_links_js_2_ .e)(path));
else if (entry.isDirectory() && entry.name !== '.git')
queue.push(path);
}
}
return places;
}
/***/ }),
/***/ 2588:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( addTo)
});
function addTo(map, key, item) {
const items = map.get(key);
if (items)
items.push(item);
else
map.set(key, [item]);
}
/***/ })
};
