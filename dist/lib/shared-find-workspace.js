export const id = 724;
export const ids = [724];
export const modules = {
/***/ 1818:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
fH: () => ( isAffected),
jH: () => ( directoriesAbove),
uv: () => ( isMatch),
yI: () => ( touches)
});
function isAffected(changed, watched) {
const { directory, prefixes, reads = [], readPatterns = [] } = watched;
const watchedPaths = [directory, ...prefixes, ...reads].map((path) => segmentsOf(path).join('/'));
const touchesWatched = touchesAny(watchedPaths);
const isRead = isLikeAny(readPatterns);
const patterns = watched.patterns.map(segmentsOf);
return changed.some((path) => touchesWatched(path.replace(OF_ATTRIBUTES, '')) ||
isRead(path) ||
patterns.some((pattern) => matchesPath(pattern, path)));
}
const OF_ATTRIBUTES = /(?:^|\/)\.gitattributes$/;
function isMatch(pattern, path) {
return matches(segmentsOf(pattern), path.split('/'), '**', fitsName);
}
function matchesPath(pattern, path) {
return matches(pattern, path.split('/'), '**', fitsTrigger);
}
function segmentsOf(path) {
return path.split('/').filter((segment) => segment !== '');
}
function fitsTrigger(pattern, name) {
return fitsName(pattern.replaceAll('?', '?*'), name);
}
function fitsName(pattern, name) {
const isSame = (part, character) => part === '?' || part === character;
return matches(Array.from(pattern), Array.from(name), '*', isSame);
}
function matches(pattern, items, any, isSame) {
let partIndex = 0;
let itemIndex = 0;
let anyIndex = -1;
let afterAny = 0;
for (let item = items[0]; item !== undefined; item = items[itemIndex]) {
const part = pattern[partIndex];
if (part === any) {
anyIndex = partIndex++;
afterAny = itemIndex;
}
else if (part !== undefined && isSame(part, item)) {
partIndex++;
itemIndex++;
}
else if (anyIndex >= 0) {
partIndex = anyIndex + 1;
itemIndex = ++afterAny;
}
else
return false;
}
return pattern.slice(partIndex).every((part) => part === any);
}
function touches(path, watchedPath) {
const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
return ([path, watchedPath].includes('') ||
path === watchedPath ||
isBelow(path, watchedPath) ||
isBelow(watchedPath, path));
}
function touchesAny(watchedPaths) {
const watched = new Set(watchedPaths);
const aboveWatched = new Set(watchedPaths.flatMap(directoriesAbove));
return (path) => path === '' ||
watched.has('') ||
watched.has(path) ||
aboveWatched.has(path) ||
directoriesAbove(path).some((directory) => watched.has(directory));
}
function directoriesAbove(path) {
const directories = [];
for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
directories.push(path.slice(0, end));
}
return directories;
}
function isLikeAny(patterns) {
const suffixesByPrefix = new Map();
for (const { prefix, suffix } of patterns) {
const suffixes = suffixesByPrefix.get(prefix) ?? new Set();
suffixesByPrefix.set(prefix, suffixes.add(suffix));
}
const known = [...suffixesByPrefix].map(([prefix, suffixes]) => {
const lengths = new Set(Array.from(suffixes, ({ length }) => length));
return [prefix, { suffixes, lengths }];
});
const byPrefix = new Map(known);
const prefixLengths = new Set(known.map(([{ length }]) => length));
return (path) => {
for (const prefixLength of prefixLengths) {
const { suffixes, lengths = [] } = byPrefix.get(path.slice(0, prefixLength)) ?? {};
for (const length of lengths) {
const isLongEnough = path.length >= prefixLength + length;
if (isLongEnough && suffixes?.has(path.slice(path.length - length)))
return true;
}
}
return false;
};
}
/***/ }),
/***/ 2603:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
V: () => ( filesInArguments),
y: () => ( splitWords)
});
var _model_quote_js_0_ = __webpack_require__(8187);
const ARGUMENTS = ['TF_CLI_ARGS', 'TF_CLI_ARGS_plan'];
function filesInArguments(variables) {
const names = [];
for (const { key, value, category } of variables) {
if (!ARGUMENTS.includes(key) || category === 'terraform')
continue;
const words = typeof value === 'string' ? splitWords(value) : undefined;
if (words === undefined || 'problem' in words)
return undefined;
for (const [at, word] of words.value.entries()) {
const [, equals, name] = /^--?var-file(?:(=)(.*))?$/s.exec(word) ?? ['', undefined];
if (equals !== undefined)
names.push(name ?? '');
else if (/^--?var-file$/.test(word))
names.push(words.value[at + 1] ?? '');
}
}
return names;
}
function splitWords(text) {
const words = [];
const problem = (what) => ({
problem: `has ${what}. Releases of the program read that in different ways: write it otherwise.`,
});
let word = '';
let isBegun = false;
let quoteMark = '';
for (let at = 0; at < text.length; at++) {
const character = text.charAt(at);
if (character === '\\' && quoteMark !== "'") {
at += 1;
const escaped = text.charAt(at);
if (!isBegun || !/^["'\\ $]$/.test(escaped))
return problem('a `\\`');
word += escaped;
}
else if (quoteMark !== '' && character === quoteMark)
quoteMark = '';
else if (quoteMark !== '') {
word += character;
isBegun ||= !isSpace(character);
}
else if (character === '"' || character === "'") {
if (text.charAt(at + 1) === character && !isBegun)
return problem('an empty word in quotes');
quoteMark = character;
}
else if (isSpace(character)) {
if (!isBegun && word !== '')
return problem('a word of spaces');
if (isBegun)
words.push(word);
word = '';
isBegun = false;
}
else if (/^[`()$;&|<>]$/.test(character))
return problem(`${(0,_model_quote_js_0_ .hD)(character)} outside of quotes`);
else {
word += character;
isBegun = true;
}
}
if (quoteMark !== '')
return { problem: `has no end of its quotes (${quoteMark}).` };
if (!isBegun && word !== '')
return problem('a word of spaces');
if (isBegun)
words.push(word);
return { value: words };
}
function isSpace(character) {
return /^[ \t\r\n]$/.test(character);
}
/***/ }),
/***/ 7170:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$b: () => ( currentConfigurationOf),
Nk: () => ( findReady),
Q1: () => ( readIngress),
SS: () => ( uploadRoot),
VA: () => ( showWorkspace),
bh: () => ( versionControlOf),
bq: () => ( readWorkingDirectory)
});
var node_path_0_ = __webpack_require__(6760);
var _client_errors_js_1_ = __webpack_require__(486);
var _client_wire_resource_js_2_ = __webpack_require__(8235);
var _machine_files_here_js_3_ = __webpack_require__(467);
var _model_repository_address_js_4_ = __webpack_require__(7866);
var _policy_commit_under_review_js_5_ = __webpack_require__(6077);
var _machine_take_turn_js_6_ = __webpack_require__(4990);
var _failure_of_js_7_ = __webpack_require__(6281);
var _listed_runs_js_8_ = __webpack_require__(8039);
var _overview_js_9_ = __webpack_require__(9354);
var _source_js_11_ = __webpack_require__(4296);
var _model_doubt_js_12_ = __webpack_require__(9733);
var _model_errors_js_10_ = __webpack_require__(4132);
const MOST_AT_ONCE = 500;
async function findReady(requested, service, versionControl) {
const { client, plan, signal, parsed } = service;
const names = requested.map(({ name }) => name);
const listed = await (0,_overview_js_9_ .FF)(client, plan.organization, names);
const asked = { client, plan, versionControl, parsed };
const found = await (0,_machine_take_turn_js_6_ .G)(requested.map((workspace) => async () => {
const { name } = workspace;
try {
signal.throwIfAborted();
return await findWorkspace(workspace, asked, listed.get(name));
}
catch (error) {
return { name, error };
}
}), MOST_AT_ONCE);
return found.sort((one, other) => Number((0,_source_js_11_ .t)(other)) - Number((0,_source_js_11_ .t)(one)));
}
async function findWorkspace(requested, job, listed) {
const { client, plan, versionControl } = job;
const { name, directory, repository } = requested;
const workspace = listed ?? (await showWorkspace(client, plan.organization, name));
const { attributes } = workspace;
if (attributes['execution-mode'] === 'local') {
throw new _failure_of_js_7_ .K$('input', {
code: _model_errors_js_10_ .Lp.localExecution,
text: `Workspace "${name}" is in local execution mode: the service keeps its state but runs nothing, so there is nothing to gate. Set its execution mode to remote or agent, or gate another workspace.`,
});
}
const connection = versionControl && readConnection(workspace, versionControl, requested);
if (!connection && attributes.permissions?.['can-queue-run'] === false) {
throw new _failure_of_js_7_ .K$('refused', {
code: _model_errors_js_10_ .Lp.mayNotQueue,
text: `Workspace "${name}" exists for this token, but the token may not queue runs in it. Give its team at least the plan level on the workspace; a token of an organization has no team: use one of a team or of a user.`,
});
}
if (plan.mode === 'provisional')
refuseProvisional(name, workspace, plan);
const working = readWorkingDirectory(attributes['working-directory']);
if ('problem' in working) {
throw new _failure_of_js_7_ .K$('input', {
code: _model_errors_js_10_ .Lp.wrongWorkingDirectory,
text: `Workspace "${name}" cannot be gated: ${working.problem}. Change the working directory in the workspace's settings.`,
});
}
const { path: workingDirectory } = working;
const root = connection ? directory : uploadRoot(directory, workingDirectory);
if (repository !== undefined && root.length < repository.length) {
throw new _failure_of_js_7_ .K$('input', {
code: _model_errors_js_10_ .Lp.wrongWorkingDirectory,
text: `Workspace "${name}" runs in "${workingDirectory}", so ${root} would be sent, but the repository is ${repository}. Point \`directory\` at the directory of the repository that contains "${workingDirectory}", or change the working directory in the workspace's settings.`,
});
}
const terraformVersion = attributes['terraform-version'] ?? undefined;
const current = currentConfigurationOf(workspace);
return {
name,
workspaceId: workspace.id,
workingDirectory,
root,
repository,
terraformVersion,
current,
settings: settingsOf(workspace),
projectId: (0,_client_wire_resource_js_2_ .Dl)(workspace, 'project'),
connection,
...(await assignedOptions(name, (0,node_path_0_.join)(root, workingDirectory), job)),
notices: [],
mayHaveRun: false,
};
}
const SETTINGS = {
attributes: ['terraform-version', 'working-directory', 'execution-mode', 'tag-names'],
relationships: ['project', 'agent-pool'],
};
function settingsOf(workspace) {
const tags = [...(workspace.attributes['tag-names'] ?? [])].sort();
const values = { ...workspace.attributes, 'tag-names': tags };
return JSON.stringify([
...SETTINGS.attributes.map((name) => values[name] ?? null),
...SETTINGS.relationships.map((name) => (0,_client_wire_resource_js_2_ .Dl)(workspace, name) ?? null),
]);
}
async function assignedOptions(name, module, { plan: { runOptions }, parsed }) {
if (runOptions.variables === undefined)
return {};
const { readAssigned } = await __webpack_require__.e( 597).then(__webpack_require__.bind(__webpack_require__, 1597));
const read = await readAssigned(runOptions.variables, _machine_files_here_js_3_ .zK, module, { parsed });
if ('value' in read)
return { runOptions: { ...runOptions, variables: read.value } };
throw new _failure_of_js_7_ .K$('input', {
text: `Workspace "${name}" cannot be planned with these \`variables\`: ${read.problems.join('; ')}. They are read as \`terraform plan -var\` reads them, by the declarations in ${module}.`,
});
}
function currentConfigurationOf(workspace) {
const { named: states } = (0,_client_wire_resource_js_2_ ._2)(workspace, 'current-state-version');
return {
versionId: (0,_client_wire_resource_js_2_ .Dl)(workspace, 'current-configuration-version'),
runId: (0,_client_wire_resource_js_2_ .Dl)(workspace, 'current-run'),
stateId: states && (states[0]?.id ?? ''),
};
}
function refuseProvisional(name, { attributes }, plan) {
if (plan.autoQueueRuns) {
throw new _failure_of_js_7_ .K$('input', {
text: '`mode: provisional` cannot go with `auto-queue-runs: true`: the upload would start an ordinary run, not one that only saves its plan, and a workspace that applies by itself would apply it. Remove `auto-queue-runs`.',
});
}
if (plan.onFailure === 'discard' && attributes.permissions?.['can-queue-apply'] === false) {
throw new _failure_of_js_7_ .K$('refused', {
code: _model_errors_js_10_ .Lp.cannotDiscard,
text: `A provisional run of workspace "${name}" could not be discarded if the gate failed: this token may not apply runs there, and discarding a run needs that permission. Nothing was uploaded. Give the team of the token the permission to apply runs (access level write, or runs: apply), or set \`on-failure: keep\` and discard such runs by hand.`,
});
}
}
async function showWorkspace(client, organization, name) {
try {
const workspace = await client.workspaces.showByName(organization, name);
const { name: answered } = workspace.attributes;
if (answered.toLowerCase() === name.toLowerCase())
return workspace;
throw new _failure_of_js_7_ .K$('service', {
code: _model_errors_js_10_ .Lp.otherWorkspace,
text: `Workspace "${name}" was asked for, and the service answered with "${answered}". Nothing is known about the first one. Ask the administrator of the service.`,
});
}
catch (error) {
if (error instanceof _client_errors_js_1_ ._ && error.code === 'not-found') {
throw new _failure_of_js_7_ .K$('refused', {
code: _model_errors_js_10_ .Lp.notFound,
text: `Workspace "${name}" was not found in organization "${organization}" on ${new URL(client.origin).host}: ${error.method} ${error.path} answered 404. Either one of the names is wrong, or the token may not see the workspace.`,
});
}
throw error;
}
}
function readWorkingDirectory(text) {
const parts = (text ?? '')
.replaceAll('\\', '/')
.split('/')
.filter((part) => part !== '' && part !== '.');
return parts.includes('..')
? { problem: `its working directory "${text}" leads out of what is uploaded` }
: { path: parts.join('/') };
}
function uploadRoot(directory, workingDirectory) {
const separator = directory.includes('/') ? '/' : '\\';
const parts = directory.split(separator);
while (parts.at(-1) === '')
parts.pop();
const expected = workingDirectory.split('/');
const tail = parts.slice(-expected.length);
if (expected.some((part, index) => part !== tail[index]))
return directory;
const root = parts.slice(0, -expected.length).join(separator);
return root === '' || root.endsWith(':') ? `${root}${separator}` : root;
}
function readConnection(workspace, versionControl, { unaffected = false }) {
const { attributes } = workspace;
const name = `Workspace "${attributes.name}"`;
if (!isConnectedTo(workspace, versionControl.change)) {
const identifier = attributes['vcs-repo']?.identifier;
const how = identifier
? `is connected to ${JSON.stringify(identifier)}, not to ${versionControl.change.repository}`
: 'is not connected to version control';
throw new _failure_of_js_7_ .K$('input', {
code: _model_errors_js_10_ .Lp.noRunsOfVersionControl,
text: `${name} ${how}, so the service starts no runs for this pull request. Use \`source: upload\` for it, or connect it.`,
});
}
if (attributes['speculative-enabled'] === false) {
throw new _failure_of_js_7_ .K$('input', {
code: _model_errors_js_10_ .Lp.noRunsOfVersionControl,
text: `${name} has automatic speculative plans switched off, so no pull request starts a run. Switch them on in the workspace's version control settings, or use \`source: upload\`.`,
});
}
return {
unaffected: unaffected && attributes['file-triggers-enabled'] !== false,
takesSubmodules: attributes['vcs-repo']?.['ingress-submodules'] === true,
};
}
function isConnectedTo({ attributes }, { slug, repository }) {
const { identifier, 'repository-http-url': address } = attributes['vcs-repo'] ?? {};
return (0,_policy_commit_under_review_js_5_ .wb)(identifier, slug) && (!address || (0,_model_repository_address_js_4_ .ve)(address, repository));
}
async function readIngress(versionId, client) {
const versions = client.configurationVersions;
try {
const version = await versions.show(versionId, { include: ['ingress_attributes'] });
return { answer: version.ingressAttributes ?? (await versions.ingressAttributes(versionId)) };
}
catch (error) {
if (!(error instanceof _client_errors_js_1_ ._) || error.code !== 'not-found')
throw error;
const commit = `The commit of configuration version ${versionId}`;
return { doubt: (0,_model_doubt_js_12_ .F)((0,_model_doubt_js_12_ .k)(error), (why) => `${commit} is not known: ${why}`) };
}
}
const SKEW_MS = 60_000;
function versionControlOf({ repository, commit, pullRequest, }, { since = '' }, now) {
if (repository === undefined || commit === undefined || pullRequest === undefined) {
throw new _failure_of_js_7_ .K$('input', {
code: _model_errors_js_10_ .Lp.noRunsOfVersionControl,
text: '`source: vcs` judges the run of a pull request, and this job does not say of which one: version control starts speculative runs for nothing else, a merge queue among it. Use it on the event pull_request, and `source: upload` elsewhere.',
});
}
const { serverUrl, slug } = repository;
const oldestMs = now.getTime() - _listed_runs_js_8_ .FG;
const askedMs = Date.parse(since);
const sinceMs = Number.isNaN(askedMs) ? oldestMs : Math.max(oldestMs, askedMs - SKEW_MS);
return {
change: {
commit: commit.sha,
pullRequest: pullRequest.number,
repository: `${serverUrl}/${slug}`,
slug,
sinceMs,
},
};
}
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
return findNamedFiles(directory, files, {
isRelevant: matters,
check: throwIfEnded,
parsed: limit?.parsed,
});
}
function loadReader() {
return __webpack_require__.e( 579).then(__webpack_require__.bind(__webpack_require__, 2579));
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
constructor({ root, excluded, links }) {
for (const entry of excluded) {
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
/***/ }),
/***/ 8039:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CT: () => ( createdAt),
FG: () => ( MOST_PLAN_AGE_MS),
o1: () => ( UnreadError),
oS: () => ( createListedRuns)
});
var _client_errors_js_0_ = __webpack_require__(486);
var _client_wire_resource_js_1_ = __webpack_require__(8235);
var _model_parse_js_2_ = __webpack_require__(2340);
class UnreadError extends Error {
}
const MOST_PLAN_AGE_MS = 24 * 60 * 60_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 5;
const LIST_BUDGET_MS = 15_000;
function createListedRuns(client, clock, search, query) {
const open = (listing) => createBackwardReader(() => {
const deadline = clock.now() + LIST_BUDGET_MS;
return listing(client.with({ deadline }));
});
const ofOrganization = query && open(({ runs }) => runs.listPlanned(query.organization, query.mode, search));
const readers = new Map();
async function ofWorkspace(workspaceId, sinceMs, text) {
const name = `${workspaceId} ${text}`;
const listing = ({ runs }) => runs.list(workspaceId, text === undefined ? {} : { search: text });
const reader = readers.get(name) ?? open(listing);
readers.set(name, reader);
try {
return ofOnly(workspaceId, await reader(sinceMs));
}
catch (error) {
if (!(error instanceof _client_errors_js_0_ ._) || error.code === 'aborted')
throw error;
throw new UnreadError(`The runs of the workspace could not be listed: ${error.message}`);
}
}
return {
async since(workspaceId, sinceMs) {
try {
const runs = await ofOrganization?.(sinceMs);
if (runs)
return ofOnly(workspaceId, runs);
}
catch (error) {
if (error instanceof _client_errors_js_0_ ._ && error.code === 'aborted')
throw error;
}
return ofWorkspace(workspaceId, sinceMs, search);
},
allSince: (workspaceId, sinceMs) => ofWorkspace(workspaceId, sinceMs),
};
}
function ofOnly(workspaceId, runs) {
return runs.filter((run) => (0,_client_wire_resource_js_1_ .Dl)(run, 'workspace') === workspaceId);
}
function createBackwardReader(open) {
const read = [];
let pages = 0;
let isAtEnd = false;
let reading = Promise.resolve();
async function readUntil(sinceMs) {
while (!isAtEnd && !(createdAt(read.at(-1)) < sinceMs)) {
if (pages === MOST_PAGES)
throw new UnreadError('The list of runs is too long to be read.');
const { items } = await open().page({ number: pages + 1, size: PAGE_SIZE });
pages += 1;
read.push(...items);
isAtEnd = items.length < PAGE_SIZE;
}
return read;
}
return (sinceMs) => {
const next = reading.catch(() => undefined).then(() => readUntil(sinceMs));
reading = next;
return next;
};
}
function createdAt(run) {
return (0,_model_parse_js_2_ .nR)(run?.attributes['created-at']);
}
/***/ }),
/***/ 9354:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Zm: () => ( MANY_RUNS),
Iw: () => ( createOverview),
FF: () => ( listWorkspaces)
});
var errors = __webpack_require__(486);
var model_status = __webpack_require__(2373);
var dist = __webpack_require__(7934);
var workspace_selectors = __webpack_require__(589);
;// CONCATENATED MODULE: ./build/src/gate/groups.js
const MOST_GROUPS = 256;
const DEFAULT_SIZE = 25;
const MATRIX_LETTERS = 12;
const GROUP_NAME = /^[a-z0-9]{12}-([1-9]\d{0,2})-of-([1-9]\d{0,2})$/;
function jobCountOf(group = '') {
return Number(GROUP_NAME.exec(group)?.[2] ?? 1);
}
const entry = dist.Ikc({ group: dist.YjP(), workspaces: dist.YjP() });
const matrix = dist.KCZ([dist.Ikc({ include: dist.YOg(entry) }), dist.g1P(dist.YjP(), entry)]);
;// CONCATENATED MODULE: ./build/src/gate/overview.js
const MANY_RUNS = 10;
const LIST_EVERY_MS = 10_000;
const LIST_EVERY_MS_PER_JOB = 2_500;
const LIST_BUDGET_MS = 15_000;
const STAGE_MS = 30_000;
const STAGE_LOOKS = 3;
const PAUSE_AFTER_REFUSAL_MS = 60_000;
const LARGEST_PAGE = 100;
function createOverview({ change: { changeRequest }, plan: { organization, mode, group } }, client, clock) {
const watched = new Map();
const stagedAt = new Map();
let nextAt = Number.NEGATIVE_INFINITY;
let requestedAt = nextAt;
let listing;
let searchText = group ?? changeRequest;
const everyMs = Math.max(LIST_EVERY_MS, jobCountOf(group) * LIST_EVERY_MS_PER_JOB);
const stageMs = Math.max(STAGE_MS, STAGE_LOOKS * everyMs);
async function list(search) {
try {
const soon = client.with({ deadline: clock.now() + LIST_BUDGET_MS });
const runs = await soon.runs.listMoving(organization, mode, search).all();
return new Map(runs.map((run) => [run.id, run]));
}
catch (error) {
if (!(error instanceof errors._) || error.code === 'aborted')
throw error;
return undefined;
}
}
async function latestList() {
if (clock.now() >= nextAt) {
requestedAt = clock.now();
nextAt = Number.POSITIVE_INFINITY;
listing = list(searchText).then((runs) => {
nextAt = clock.now() + (runs ? everyMs : PAUSE_AFTER_REFUSAL_MS);
if (runs?.size === 0)
searchText = undefined;
return runs;
});
}
return await listing;
}
function isStageRecent(runId) {
const nowMs = clock.now();
const sinceMs = stagedAt.get(runId) ?? nowMs;
const isRecent = nowMs - sinceMs < stageMs;
stagedAt.set(runId, isRecent ? sinceMs : nowMs);
return isRecent;
}
return {
listOfChange: () => list(changeRequest),
watch: (runId) => watched.set(runId, clock.now()),
forget: (runId) => watched.delete(runId),
async movingRun(last) {
if (watched.size < MANY_RUNS)
return undefined;
const listed = await latestList();
if (listed === undefined)
return undefined;
const watchedSince = watched.get(last.id) ?? Number.NEGATIVE_INFINITY;
const run = listed.get(last.id) ?? (watchedSince > requestedAt ? last : undefined);
const status = run?.attributes.status ?? '';
if ((0,model_status.Il)(mode, status) !== 'moving')
return undefined;
const isInStage = /^(?:pre|post)_/.test(status);
return isInStage && !isStageRecent(last.id) ? undefined : run;
},
};
}
async function listWorkspaces(client, organization, names) {
const byName = new Map();
if (names.length < MANY_RUNS)
return byName;
const listing = client.workspaces.list(organization);
try {
const { items, pagination } = await listing.page({ number: 1, size: LARGEST_PAGE });
const pages = Math.ceil((pagination?.['total-count'] ?? 0) / LARGEST_PAGE);
const isWorthAll = pages > 1 && pages <= names.length / 2;
const workspaces = isWorthAll ? await listing.all() : items;
for (const workspace of workspaces)
byName.set(workspace.attributes.name, workspace);
}
catch (error) {
if (!(error instanceof errors._))
throw error;
}
return byName;
}
/***/ }),
/***/ 5724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
St: () => ( chooseWorkspaces),
fc: () => ( logSkipped),
gt: () => ( findWorkspaces)
});
var node_path_0_ = __webpack_require__(6760);
var _archive_pack_js_1_ = __webpack_require__(847);
var _archive_place_js_2_ = __webpack_require__(4043);
var _client_errors_js_3_ = __webpack_require__(486);
var _configuration_argument_files_js_14_ = __webpack_require__(2603);
var _configuration_file_names_js_15_ = __webpack_require__(6817);
var _machine_find_repository_js_4_ = __webpack_require__(6609);
var _settings_workspace_selectors_js_5_ = __webpack_require__(589);
var _machine_files_here_js_6_ = __webpack_require__(467);
var _machine_take_turn_js_7_ = __webpack_require__(4990);
var _model_quote_js_13_ = __webpack_require__(8187);
var _model_relative_path_js_8_ = __webpack_require__(319);
var _configuration_affected_js_16_ = __webpack_require__(1818);
var _failure_of_js_9_ = __webpack_require__(6281);
var _find_workspace_js_10_ = __webpack_require__(7170);
var _hidden_files_js_11_ = __webpack_require__(7707);
var _model_errors_js_12_ = __webpack_require__(4132);
const MOST_AT_ONCE = 20;
const MOST_NAMED = 5;
const CHANGES_NOT_KNOWN = '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected. Where git has to make the list, as in a merge queue or on another host than GitHub, let the checkout have the history: `fetch-depth: 0` (on GitLab `GIT_DEPTH: 0`, in Azure Pipelines `fetchDepth: 0`).';
function logSkipped(found, log) {
const { skipped } = found;
logDoubts(found, log);
if (skipped.length > 0) {
log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
}
}
function logDoubts({ unread, unlisted }, log) {
if (unlisted)
log.warning(CHANGES_NOT_KNOWN);
if (unread.length > 0) {
log.warning(`${(0,_model_quote_js_13_ .Kf)(unread, MOST_NAMED)}: planned, although no changed file is among those that the configuration names. TF_CLI_ARGS or TF_CLI_ARGS_plan may name others, and this token may not read all variables that apply there. Give its team the permission to read variables.`);
}
}
async function findWorkspaces(client, options) {
const { organization } = options.plan;
const lookup = {
query: async (selector) => (await queryWorkspaces(client, organization, selector)).map(placed),
show: async (name) => placed(await (0,_find_workspace_js_10_ .VA)(client, organization, name)),
argumentFiles: argumentFilesOf(client),
};
return chooseWorkspaces(lookup, options);
}
async function chooseWorkspaces({ query, show, argumentFiles }, options) {
const { plan, workingDirectory, repositoryRoot } = options;
const isVersionControl = plan.source === 'vcs';
const wholeRepository = { directory: repositoryRoot, repository: repositoryRoot };
const selected = plan.workspaces.map((selector) => {
const directory = (selector.kind === 'name' ? selector.directory : undefined) ?? plan.directory;
const directories = isVersionControl
? wholeRepository
: (0,_archive_place_js_2_ .D)(directory, workingDirectory);
return { selector, directories };
});
const all = new Map();
for (const { selector, directories } of selected) {
if (selector.kind === 'name') {
all.set(selector.name, { name: selector.name, ...directories });
continue;
}
const workspaces = await query(selector);
if (workspaces.length === 0) {
const text = `${(0,_settings_workspace_selectors_js_5_ .r5)(selector)} was not found in organization "${plan.organization}". Either no workspace has it, or the token may not see those that do.`;
throw new _failure_of_js_9_ .K$('input', { text, code: _model_errors_js_12_ .Lp.notFound });
}
for (const { name, ...place } of workspaces) {
if (!all.has(name))
all.set(name, { name, ...directories, place });
}
}
const changed = plan.affectedOnly || isVersionControl ? await options.changedFiles() : undefined;
if (changed === undefined || changed.length === 0) {
return { requested: [...all.values()], skipped: [], unread: [], unlisted: plan.affectedOnly };
}
const isAffectedWorkspace = affectedTest(changed, options);
const requested = [];
const skipped = [];
const unread = [];
const doubtful = new Map();
for (const workspace of all.values()) {
const place = workspace.place ?? (await show(workspace.name));
if (isConfigured(workspace, place) && !(await isAffectedWorkspace(workspace, place, []))) {
doubtful.set(workspace.name, place);
}
}
const named = await (0,_machine_take_turn_js_7_ .G)(Array.from(doubtful, ([name, place]) => async () => {
const files = argumentFiles === undefined ? [] : await argumentFiles(place);
return [name, { place, files }];
}), MOST_AT_ONCE);
const asked = new Map(named);
for (const workspace of all.values()) {
const { place, files } = asked.get(workspace.name) ?? {};
if (place !== undefined && files === undefined)
unread.push(workspace.name);
if (place === undefined ||
files === undefined ||
(await isAffectedWorkspace(workspace, place, files))) {
requested.push(workspace);
}
else if (isVersionControl)
requested.push({ ...workspace, unaffected: true });
else
skipped.push(workspace.name);
}
return { requested, skipped, unread, unlisted: false };
}
async function queryWorkspaces(client, organization, selector) {
const query = await toQuery(client, organization, selector);
return query === undefined ? [] : await client.workspaces.list(organization, query).all();
}
async function toQuery(client, organization, { tags, project }) {
if (project === undefined)
return { tags };
const named = await client.names.project(organization, project);
const id = named ?? (/^prj-[A-Za-z0-9]+$/.test(project) ? project : undefined);
return id === undefined ? undefined : { tags, project: id };
}
function configurationOf(directory, { 'working-directory': text }) {
const working = (0,_find_workspace_js_10_ .bq)(text);
const inside = 'path' in working ? working.path : '';
const root = (0,_find_workspace_js_10_ .SS)(directory, inside);
return { root, module: (0,node_path_0_.join)(root, inside) };
}
function placed({ id, attributes }) {
return { ...attributes, id };
}
function argumentFilesOf(client) {
const ofSets = new Map();
const read = async (listing) => (await listing.all()).map(({ attributes }) => attributes);
const readOnce = (id) => {
const reading = ofSets.get(id) ?? read(client.workspaces.variablesOfSet(id));
ofSets.set(id, reading);
return reading;
};
return async ({ id = '' }) => {
try {
const sets = await client.workspaces.variableSets(id).all();
const inherited = await Promise.all(sets.map(async (set) => readOnce(set.id)));
const own = await read(client.workspaces.variables(id));
return (0,_configuration_argument_files_js_14_ .V)([...own, ...inherited.flat()]);
}
catch (error) {
if (error instanceof _client_errors_js_3_ ._ && UNREADABLE.includes(error.code))
return undefined;
throw error;
}
};
}
const UNREADABLE = ['not-found', 'forbidden'];
function isConfigured({ directory, repository }, attributes) {
if (!('path' in (0,_find_workspace_js_10_ .bq)(attributes['working-directory'])))
return false;
const { module } = configurationOf(directory, attributes);
const real = (0,_machine_find_repository_js_4_ .eF)(module);
if (repository !== undefined && !(0,_machine_find_repository_js_4_ .Yw)(real, repository))
return false;
const names = (0,node_path_0_.relative)(directory, module).split(node_path_0_.sep);
if (names.includes('.git') || names.includes('.terraform'))
return false;
const isThere = (name) => _machine_files_here_js_6_ .Jd.readFile((0,node_path_0_.join)(real, name)) !== undefined;
const entries = _machine_files_here_js_6_ .Jd.readDirectory(real);
return !entries.includes('terragrunt.hcl') && entries.filter(_configuration_file_names_js_15_ .ZC).some(isThere);
}
function affectedTest(changed, options) {
const { repositoryRoot, plan } = options;
const { varFile = [] } = plan;
const modulesElsewhere = new Map();
return async ({ directory, repository }, attributes, argumentFiles) => {
if (repository !== repositoryRoot)
return true;
const { root, module } = configurationOf(directory, attributes);
const given = [...varFile, ...argumentFiles].flatMap((file) => (0,_machine_files_here_js_6_ .n1)((0,node_path_0_.resolve)(module, file)));
const places = [(0,_machine_find_repository_js_4_ .eF)(module), ...given].flatMap((path) => (0,_model_relative_path_js_8_ ._)(repositoryRoot, path) ?? []);
const watched = {
directory: (0,_model_relative_path_js_8_ ._)(repositoryRoot, module) ?? '',
patterns: attributes['trigger-patterns'] ?? [],
prefixes: (attributes['trigger-prefixes'] ?? []).concat(places),
};
if ((0,_configuration_affected_js_16_ .fH)(changed, watched))
return true;
const reading = modulesElsewhere.get(module) ?? readFilesElsewhere(module, root, options);
modulesElsewhere.set(module, reading);
const elsewhere = await reading;
return elsewhere === undefined || (0,_configuration_affected_js_16_ .fH)(changed, { ...watched, ...elsewhere });
};
}
async function readFilesElsewhere(module, root, { repositoryRoot, parsed }) {
const isElsewhere = (path) => !(0,_machine_find_repository_js_4_ .Yw)(path, module);
const { modules, files, directories, computed } = await (0,_hidden_files_js_11_ .vP)(module, isElsewhere, _machine_files_here_js_6_ .Jd, {
endReason: () => undefined,
parsed,
});
if (computed.length > 0)
return undefined;
const namedDirectories = [...directories.values()];
const places = [module, ...modules.flatMap((called) => called.places), ...files.keys()];
const linkTargets = modules.flatMap((called) => called.linked);
for (const place of new Set([...places, ...namedDirectories.map(({ path }) => path)])) {
const targets = (0,_machine_files_here_js_6_ .Gf)(place);
if (targets === undefined)
return undefined;
linkTargets.push(...targets);
}
const rules = (0,_machine_files_here_js_6_ .n1)((0,node_path_0_.join)(root, _archive_pack_js_1_ .On));
const readPaths = [...rules, ...linkTargets, ...places.flatMap((path) => (0,_machine_files_here_js_6_ .n1)(path))];
return {
reads: readPaths.flatMap((path) => (0,_model_relative_path_js_8_ ._)(repositoryRoot, path) ?? []),
readPatterns: namedDirectories.flatMap(({ path, endings }) => {
const from = (0,_model_relative_path_js_8_ ._)(repositoryRoot, path);
if (from === undefined)
return [];
const prefix = from === '' ? '' : `${from}/`;
return Array.from(endings.keys(), (suffix) => ({ prefix, suffix }));
}),
};
}
/***/ }),
/***/ 4296:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
t: () => ( isUnjudged)
});
function isUnjudged(workspace) {
return 'error' in workspace;
}
/***/ }),
};
