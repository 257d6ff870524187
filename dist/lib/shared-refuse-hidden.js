export const id = 854;
export const ids = [854];
export const modules = {
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
var _configuration_affected_js_11_ = __webpack_require__(1818);
var _configuration_file_names_js_12_ = __webpack_require__(6817);
var _configuration_module_manifest_js_3_ = __webpack_require__(7126);
var _machine_compare_with_commit_js_4_ = __webpack_require__(167);
var _machine_files_here_js_5_ = __webpack_require__(467);
var _machine_find_repository_js_6_ = __webpack_require__(6609);
var _failure_of_js_7_ = __webpack_require__(6281);
var _hidden_files_js_8_ = __webpack_require__(7707);
var _refuse_hidden_js_9_ = __webpack_require__(7070);
var _model_errors_js_10_ = __webpack_require__(4132);
const LINK_MODE = '120000';
async function refuseIncompleteCommit(workspace, { committed }, step) {
const { workingDirectory } = workspace;
const filesOfCommit = await committed?.();
const manifest = [workingDirectory, _configuration_module_manifest_js_3_ .dp].filter(Boolean).join('/');
let why;
if (filesOfCommit === undefined)
why = await whyManifestIsPlanned(manifest, workspace.root, step);
else if (hasManifest(manifest, filesOfCommit))
why = 'is in this commit';
if (why !== undefined) {
const message = `${manifest} ${why}. Terraform follows it to other directories than those that the calls name, and the service plans the commit as it is. Remove it: \`git rm --cached ${manifest}\`, and add \`.terraform/\` to .gitignore.`;
throw new _failure_of_js_7_ .K$('unseen', { code: _model_errors_js_10_ .Lp.cannotBeCloned, text: message });
}
if (filesOfCommit && workspace.connection?.takesSubmodules !== true) {
await refuseSubmodules(workspace, filesOfCommit, step);
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
async function whyManifestIsPlanned(manifest, root, { change: { proposal } }) {
const changed = (await proposal?.changedFiles()) ?? [];
if (changed.some((path) => (0,_configuration_affected_js_11_ .yI)(path, manifest))) {
return 'is among the files that this pull request changes';
}
return _machine_files_here_js_5_ .Jd.readFile((0,node_path_1_.join)(root, ...manifest.split('/'))) === undefined
? undefined
: 'is in this directory, and there is no repository that says where it comes from';
}
async function refuseSubmodules(workspace, committed, step) {
const { name } = workspace;
const pathsWithMode = (wanted) => Array.from(committed)
.filter(([, mode]) => mode === wanted)
.map(([path]) => path);
const submodules = pathsWithMode(SUBMODULE_MODE).map((path) => ({
path,
reason: _archive_pack_js_2_ .PW,
}));
const loaded = await findLoaded(workspace, submodules, pathsWithMode(LINK_MODE), step);
if (loaded.length === 0)
return;
const names = (0,_hidden_files_js_8_ .rL)(loaded, () => undefined);
const message = `Terraform would load ${names}, ${loaded.length === 1 ? 'a submodule' : 'submodules'}, and the service does not say that it clones submodules for workspace "${name}": then the directory is empty, and nothing in it is planned. Switch on "Include submodules on clone" in the workspace's version control settings, or use \`source: upload\`.`;
throw new _failure_of_js_7_ .K$('unseen', { code: _model_errors_js_10_ .Lp.cannotBeCloned, text: message });
}
const SUBMODULE_MODE = '160000';
async function whyIncompleteCheckoutCloses({ root, workingDirectory }, changedFiles, ports, committed = listCheckout(root, ports)) {
const leftOut = changedFiles && (await changedIfSparse(root, changedFiles));
const lacking = (await committed).flatMap(([path, mode]) => {
if (mode === SUBMODULE_MODE) {
const isThere = (0,node_fs_0_.existsSync)((0,node_path_1_.join)(root, path, '.git'));
return isThere ? [] : [{ path, reason: _archive_pack_js_2_ .PW }];
}
const matters = leftOut && ((0,_configuration_file_names_js_12_ .ZC)((0,node_path_1_.basename)(path)) || leftOut.has(path));
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
async function findLoaded({ root, workingDirectory }, excluded, links, limit) {
if (excluded.length === 0)
return [];
const module = (0,node_path_1_.join)(root, ...workingDirectory.split('/'));
const { files } = await (0,_hidden_files_js_8_ .C$)({ root, excluded, links }, module, limit);
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
var _archive_ignore_rules_js_1_ = __webpack_require__(5940);
var _archive_pack_js_2_ = __webpack_require__(847);
var _configuration_affected_js_10_ = __webpack_require__(1818);
var _configuration_module_manifest_js_3_ = __webpack_require__(7126);
var _machine_find_repository_js_4_ = __webpack_require__(6609);
var _model_add_to_js_9_ = __webpack_require__(2588);
var _model_relative_path_js_5_ = __webpack_require__(319);
var _model_unreadable_file_js_8_ = __webpack_require__(3491);
var _machine_files_here_js_6_ = __webpack_require__(467);
var _hidden_files_js_7_ = __webpack_require__(7707);
async function whyHiddenFilesClose(files, hidden, step) {
const { proposal } = step.change;
if (proposal === undefined || files.length === 0)
return undefined;
const { root } = hidden.archive;
const changed = await knownChanges(root, proposal);
const countingUnchanged = files.filter(({ isCertain, entry }) => isCertain || entry.reason === _archive_pack_js_2_ .$h);
if (changed === undefined) {
const why = 'which files this pull request changes is not known';
return sayHidden(countingUnchanged, why, OR_LIST_CHANGES);
}
const changes = new Changes(proposal.repository, changed);
const changedFiles = files.filter(({ path }) => changes.includesOrHolds(path));
if (changedFiles.length > 0)
return sayHidden(changedFiles, 'this pull request adds or changes it');
const before = await readMergeBase(hidden, proposal, changed, step);
const isCompared = before?.isKnown !== false;
if (changes.includesOrHolds((0,node_path_0_.join)(root, _archive_pack_js_2_ .On))) {
const excludedBefore = isCompared ? await exclusionBy(before?.rules, step) : undefined;
const newlyExcluded = countingUnchanged.filter((file) => !isSureToBeExcluded(file, excludedBefore));
const closing = excludedBefore
? sayHidden(newlyExcluded, `the ${_archive_pack_js_2_ .On} of the merge base does not exclude it`)
: sayHidden(newlyExcluded, `${_archive_pack_js_2_ .On} changes here and cannot be compared`, OR_COMPARE);
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
this.changed = new Set(changed.map(_hidden_files_js_7_ .cM));
this.changedDirectories = new Set(changed.flatMap(_hidden_files_js_7_ .Jm));
}
includesOrHolds(path) {
return (0,_machine_files_here_js_6_ .n1)(path).some((each) => this.changedDirectories.has(this.inRepository(each)) || this.changesPath(each));
}
changesPath(path) {
const key = this.inRepository(path);
return (this.changed.has(key) ||
(0,_hidden_files_js_7_ .Jm)(key).some((each) => this.changed.has(each)));
}
inRepository(path) {
return (0,_hidden_files_js_7_ .cM)((0,node_path_0_.relative)(this.repository, path));
}
}
async function readMergeBase({ archive, module, index }, proposal, changed, step) {
const look = async (files) => ({
named: await (0,_hidden_files_js_7_ .vP)(module, (path) => index.matters(path), files, step),
rules: files.readFile((0,node_path_0_.join)(archive.root, _archive_pack_js_2_ .On)),
});
const before = await readAtMergeBase(proposal, changed, _machine_files_here_js_6_ .Jd, look);
return before && { ...before.result, isKnown: before.isKnown };
}
async function exclusionBy(rules = '', { plan }) {
try {
return await (0,_archive_ignore_rules_js_1_ .nM)(rules, plan.rules);
}
catch (error) {
if (error instanceof _model_unreadable_file_js_8_ .i)
return undefined;
throw error;
}
}
function isSureToBeExcluded({ entry, path, isDirectory }, excludes) {
if (entry.reason !== _archive_pack_js_2_ .$h)
return true;
return (excludes !== undefined && (0,_machine_files_here_js_6_ .n1)(path).length === 1 && excludes(entry.path, isDirectory));
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
(0,_model_add_to_js_9_ .D)(calledFrom, from, directoryOf(module));
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
const names = (0,_hidden_files_js_7_ .rL)(hidden, ({ rule, reason }) => rule ?? reason);
let remedy = 'Keep it in a file that is sent and judged.';
if (hidden.some(({ entry }) => entry.rule !== undefined)) {
remedy = `Remove the rules from ${_archive_pack_js_2_ .On}, so that it is sent and judged.`;
}
else if (hidden.some(({ entry }) => entry.reason === _archive_pack_js_2_ .pL)) {
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
return [...sentences].slice(0, _hidden_files_js_7_ .SE).join('');
}
async function examineManifest({ root, excluded }, module, proposal) {
const places = (0,_machine_files_here_js_6_ .n1)((0,node_path_0_.join)(module, ..._configuration_module_manifest_js_3_ .dp.split('/')));
const manifest = excluded.find((entry) => (0,_hidden_files_js_7_ .Yh)(entry) && places.includes((0,node_path_0_.join)(root, ...entry.path.split('/'))));
if (manifest === undefined)
return {};
const { path, reason, detail, misleads } = manifest;
const what = `${path} ${reason}${detail === undefined ? '' : `: it ${detail}`}.`;
if (reason === _archive_pack_js_2_ .kK) {
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
const inRepository = (0,_model_relative_path_js_5_ ._)(proposal.repository, directory) ?? '';
return changed.some((path) => (0,_configuration_affected_js_10_ .yI)(path, inRepository))
? 'this pull request changes what is in .terraform/'
: undefined;
}
async function knownChanges(directory, proposal) {
const isInside = (0,_machine_find_repository_js_4_ .Yw)(directory, proposal.repository);
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
