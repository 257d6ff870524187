export const id = 1740;
export const ids = [1740];
export const modules = {
/***/ 1372:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
REPORT_CLAIMS: () => ( REPORT_CLAIMS),
RUN_CLAIMS: () => ( RUN_CLAIMS),
combineGroups: () => ( combineGroups),
combiningGate: () => ( combiningGate),
findReportBy: () => ( findReportBy),
refuseRunBy: () => ( refuseRunBy)
});
var node_fs_promises_0_ = __webpack_require__(1455);
var node_path_1_ = __webpack_require__(6760);
var _client_client_js_2_ = __webpack_require__(8622);
var _client_wire_schema_js_18_ = __webpack_require__(7934);
var _judging_options_js_3_ = __webpack_require__(6241);
var _machine_read_regular_js_4_ = __webpack_require__(3962);
var _model_ended_by_js_5_ = __webpack_require__(7953);
var _model_job_time_js_17_ = __webpack_require__(1680);
var _model_parse_js_19_ = __webpack_require__(2340);
var _model_other_groups_js_20_ = __webpack_require__(5830);
var _model_status_js_6_ = __webpack_require__(2373);
var _gate_result_js_7_ = __webpack_require__(2940);
var _gate_failure_of_js_8_ = __webpack_require__(6281);
var _gate_find_workspace_js_9_ = __webpack_require__(7170);
var _machine_take_turn_js_10_ = __webpack_require__(4990);
var _gate_job_js_11_ = __webpack_require__(4466);
var _gate_judge_js_12_ = __webpack_require__(7786);
var _gate_overview_js_13_ = __webpack_require__(5030);
var _gate_listed_runs_js_14_ = __webpack_require__(8039);
var _gate_own_run_js_15_ = __webpack_require__(25);
var _gate_run_js_16_ = __webpack_require__(9268);
function combiningGate({ groups, from }) {
return async (request, ports) => {
const { context, workingDirectory, conceals: secrets } = request;
const { service, plan, job } = request.settings;
const deadline = ports.endsAt - (0,_model_job_time_js_17_ .L5)(job.timeoutMs);
const client = (0,_client_client_js_2_ .U)({ ...service, ...ports, deadline, secrets, discovers: true });
const workspaces = groups.flatMap(({ selectors }) => selectors.map(({ name, directory = plan.directory }) => {
return { name, directory: (0,node_path_1_.resolve)(workingDirectory, directory) };
}));
const gateRequest = { ...(0,_judging_options_js_3_ .Ds)(request, deadline), workspaces, message: '' };
const commit = context.commit?.sha;
const reports = await (0,_model_ended_by_js_5_ .m)(ports.endSignal, readReports(from));
return await combineGroups({ groups, reports, commit }, gateRequest, { ...ports, client });
};
}
const MOST_BYTES = 32 * 1024 * 1024;
const reportSchema = _client_wire_schema_js_18_ ._H3({
tool: _client_wire_schema_js_18_ ._H3({ name: _client_wire_schema_js_18_ .euz('plangate') }),
group: _client_wire_schema_js_18_ .lqM(_client_wire_schema_js_18_ .YjP()),
commit: _client_wire_schema_js_18_ .lqM(_client_wire_schema_js_18_ ._H3({ sha: _client_wire_schema_js_18_ .YjP() })),
workspaces: _client_wire_schema_js_18_ .YOg(_client_wire_schema_js_18_ ._H3({
name: _client_wire_schema_js_18_ .YjP(),
runId: _client_wire_schema_js_18_ .lqM(_client_wire_schema_js_18_ .YjP()),
configurationVersionId: _client_wire_schema_js_18_ .lqM(_client_wire_schema_js_18_ .YjP()),
seals: _client_wire_schema_js_18_ .lqM(_client_wire_schema_js_18_ .YOg(_client_wire_schema_js_18_ .YjP())),
})),
});
async function readReports(directory) {
const entries = await (0,node_fs_promises_0_.readdir)(directory, { recursive: true, withFileTypes: true }).catch(() => []);
const files = entries
.filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
.map((entry) => (0,node_path_1_.join)(entry.parentPath, entry.name))
.sort();
const reports = [];
for (const file of files) {
const reading = (0,_machine_read_regular_js_4_ .VX)(file, MOST_BYTES);
const value = await reading.then(_model_parse_js_19_ .qF, () => undefined);
const parsed = _client_wire_schema_js_18_ .xLC(reportSchema, value, { abortEarly: true });
if (!parsed.success)
continue;
const { group, commit, workspaces } = parsed.output;
const name = (0,node_path_1_.relative)(directory, file);
reports.push({ name, group, commit: commit?.sha, workspaces });
}
return reports;
}
const MOST_AT_ONCE = 40;
async function combineGroups(reported, request, ports) {
const { groups, reports, commit } = reported;
const pack = () => Promise.reject(new Error('nothing is packed where groups are combined'));
const names = groups.flatMap(({ workspaces }) => workspaces);
const plan = { ...request.plan, cancelSuperseded: false };
const job = (0,_gate_job_js_11_ ._)({ ...request, plan }, { ...ports, pack });
const matrix = groups[0]?.group.split('-')[0] ?? '';
const search = job.sealing?.searched ?? matrix;
const runs = (0,_gate_listed_runs_js_14_ .oS)(job.client, job.clock, search, plan);
try {
const listed = await (0,_gate_overview_js_13_ .FF)(job.client, plan.organization, names);
const judging = groups.flatMap((group) => {
const found = findReport({ group, reports, commit });
return group.workspaces.map((name) => async () => {
const workspace = { name, group, found, listed: listed.get(name), runs };
const result = await judgeOrExplain(workspace, job);
job.emit({ kind: 'workspace-decided', result });
return result;
});
});
const workspaces = await (0,_machine_take_turn_js_10_ .G)(judging, MOST_AT_ONCE);
const groupNames = new Set(groups.map(({ group }) => group));
const foreign = reports.find(({ group }) => !groupNames.has(group));
if (foreign !== undefined) {
const { name, group } = foreign;
const what = group === undefined ? 'another check' : `the group ${group.slice(0, 40)}`;
const why = `The report ${name} is of ${what}, which the matrix does not have.`;
workspaces.push(undecidedWorkspace(_model_other_groups_js_20_ .g, why));
}
const verdict = (0,_gate_result_js_7_ .Vj)(workspaces, request);
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
const reported = found.report.workspaces.find((workspaceOfReport) => workspaceOfReport.name === name) ?? {};
try {
return await judgeRunOfGroup(workspace, reported, job);
}
catch (error) {
const failure = (0,_gate_failure_of_js_8_ .g5)(error, job.endReason());
return {
...(0,_gate_result_js_7_ .sH)({ workspace: name, failure }),
missedBy: reported.runId ? undefined : group,
};
}
}
async function judgeRunOfGroup({ name, group: { group }, listed, runs }, { runId, configurationVersionId: versionId, seals: otherSeals }, job) {
job.signal.throwIfAborted();
const { client, plan, sealing } = job;
const stop = (text, kind = 'service') => new _gate_failure_of_js_8_ .K$(kind, { code: 'PG-139', text });
if (runId === undefined || versionId === undefined)
throw stop(`Group ${group} started no run for it: its job says why.`);
if (sealing === undefined) {
throw stop('Which commit this job is about is not known, so no run is known as its own.');
}
const [watched, workspace] = await Promise.all([
client.runs.show(runId, { include: [..._gate_run_js_16_ .tC, 'configuration_version'] }),
listed ?? client.workspaces.showByName(plan.organization, name),
]);
const { run, taskStages = [], configurationVersion: version } = watched;
const own = (0,_gate_own_run_js_15_ .YH)({ run, workspaceId: workspace.id, otherSeals }, { client, ...sealing });
if ('why' in own)
throw stop(`Run ${runId} ${own.why}.`);
const { head, searched: changeRequest } = sealing;
const stages = taskStages.map(({ attributes }) => attributes);
const { commentKey, form } = sealing;
const gate = { commentKey, form, options: (0,_gate_run_js_16_ .I0)(plan.runOptions, sealing.seals) };
const refused = refuseRun({ group, head, mode: plan.mode, gate, own, run, stages });
if (refused !== undefined) {
throw stop(refused.why, refused.claim === 'isOver' ? 'timeout' : 'service');
}
const { seals, endedByComment } = sealing;
const ports = { client, clock: job.clock, seals, listed: runs, changeRequest, endedByComment };
const why = await (0,_gate_own_run_js_15_ .gK)(run, own, head, { ...ports, version });
if (why !== undefined)
throw stop(`Run ${runId} ${why}.`);
const working = (0,_gate_find_workspace_js_9_ .bq)(workspace.attributes['working-directory']);
const workingDirectory = 'path' in working ? working.path : '';
const directory = job.workspaces.find((requested) => requested.name === name)?.directory;
const settled = {
name,
workspaceId: workspace.id,
workingDirectory,
root: directory === undefined ? undefined : (0,_gate_find_workspace_js_9_ .SS)(directory, workingDirectory),
current: (0,_gate_find_workspace_js_9_ .$b)(workspace),
notices: [],
mayHaveRun: true,
versionId,
seals: otherSeals && Array.from(otherSeals),
runSeen: { id: runId, url: (0,_gate_job_js_11_ .Q)(name, runId, job), status: run.attributes.status },
watched,
durationMs: (0,_gate_run_js_16_ .sW)(run),
};
return await (0,_gate_judge_js_12_ .ks)(settled, job, { skipsEvents: true });
}
function undecidedWorkspace(workspace, message) {
return (0,_gate_result_js_7_ .sH)({ workspace, failure: { kind: 'service', message, code: 'PG-139' } });
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
isOfCommit: ({ own, head, run: { id } }) => (0,_gate_own_run_js_15_ .xh)(own, head) === undefined
? `Run ${id} was started for the commit ${own.facts.head}, and this job is about ${head}.`
: undefined,
isOfGroup: ({ group, own, head, run: { id } }) => ((0,_gate_own_run_js_15_ .xh)(own, head) ?? own.facts).group === group
? undefined
: `Run ${id} is not one that group ${group} started.`,
isOfMode: ({ mode, own, run: { id } }) => own.facts.mode === mode ? undefined : `Run ${id} is ${own.facts.mode}, and not ${mode}.`,
isOfGate: ({ gate, own: { facts }, run: { id } }) => {
const others = [
facts.commentKey === gate.commentKey ? [] : '`comment-key`',
facts.options === gate.options ? [] : 'options of the run',
facts.form === gate.form ? [] : '`full-plan`',
].flat();
return others.length > 0
? `Run ${id} is of a gate with another ${others.join(' and ')}: give this step the inputs of the groups.`
: undefined;
},
isOver: ({ mode, run, stages }) => (0,_model_status_js_6_ .RJ)(mode, run) || (0,_model_status_js_6_ .Is)(mode, run.attributes.status, stages)
? undefined
: `Run ${run.id} is not over: ${(0,_model_status_js_6_ .rM)(run)}.`,
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
/***/ }),
/***/ 7707:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C$: () => ( findHidden),
Jm: () => ( comparableDirectoriesAbove),
SE: () => ( MOST_NAMED),
Yh: () => ( isManifest),
ZA: () => ( sayDoubtful),
_t: () => ( couldBeLoaded),
cM: () => ( comparablePath),
hP: () => ( linksOf),
rL: () => ( listHidden),
vP: () => ( readNamedFiles),
yD: () => ( loadReader)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _archive_pack_js_2_ = __webpack_require__(847);
var _configuration_file_names_js_6_ = __webpack_require__(6817);
var _model_add_to_js_5_ = __webpack_require__(2588);
var _model_quote_js_7_ = __webpack_require__(8187);
var _machine_files_here_js_3_ = __webpack_require__(467);
var _failure_of_js_4_ = __webpack_require__(6281);
async function readNamedFiles(directory, matters, files = _machine_files_here_js_3_ .Jd, limit) {
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
return __webpack_require__.e( 2579).then(__webpack_require__.bind(__webpack_require__, 2579));
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
(0,_model_add_to_js_5_ .D)(this.byPath, comparablePath(path), hidden);
for (const directory of comparableDirectoriesAbove(path))
(0,_model_add_to_js_5_ .D)(this.byDirectory, directory, hidden);
}
for (const link of links) {
const path = (0,node_path_1_.join)(root, ...link.split('/'));
this.links.set(comparablePath(path), path);
for (const directory of comparableDirectoriesAbove(path)) {
(0,_model_add_to_js_5_ .D)(this.linksByDirectory, directory, path);
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
const isLoaded = module === rootModule ? (0,_configuration_file_names_js_6_ .H9)(name) : (0,_configuration_file_names_js_6_ .ZC)(name);
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
? (0,_machine_files_here_js_3_ .n1)(path)
: [path];
}
reachedFrom(directory) {
const reached = new Set(this.withLinkTargets(directory));
for (const place of reached) {
const links = this.linksByDirectory.get(comparablePath(place)) ?? [];
if (links.length > 0 && this.links.size > MOST_LINKS)
return undefined;
for (const target of links.flatMap((link) => (0,_machine_files_here_js_3_ .n1)(link)))
reached.add(target);
}
return [...reached];
}
}
async function findHidden(packing, module, limit) {
const index = new HiddenIndex(packing);
const named = await readNamedFiles(module, (path) => index.matters(path), _machine_files_here_js_3_ .Jd, limit);
return { index, named, files: index.find(named, module) };
}
function comparablePath(path) {
return path.normalize('NFC').toLowerCase().replaceAll('\\', '/').replace(/\/$/, '');
}
function comparableDirectoriesAbove(path) {
const names = comparablePath(path).split('/');
const directories = names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'));
return [...new Set(['', ...directories])];
}
function withDirectoriesAbove(path) {
return [comparablePath(path), ...comparableDirectoriesAbove(path)];
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
return (0,_model_quote_js_7_ .Kf)(names, MOST_NAMED);
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
/***/ })
};
