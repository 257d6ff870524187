export const id = 9373;
export const ids = [9373];
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
/***/ }),
/***/ 9373:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
St: () => ( chooseWorkspaces),
gt: () => ( findWorkspaces),
fc: () => ( logSkipped)
});
var external_node_path_ = __webpack_require__(6760);
var pack = __webpack_require__(847);
var place = __webpack_require__(6424);
var errors = __webpack_require__(486);
var quote = __webpack_require__(8187);
;// CONCATENATED MODULE: ./build/src/configuration/argument-files.js
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
return problem(`${(0,quote.hD)(character)} outside of quotes`);
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
var file_names = __webpack_require__(6817);
var find_repository = __webpack_require__(6609);
var workspace_selectors = __webpack_require__(589);
var files_here = __webpack_require__(467);
var take_turn = __webpack_require__(4990);
var relative_path = __webpack_require__(319);
var affected = __webpack_require__(1818);
var failure_of = __webpack_require__(6281);
var find_workspace = __webpack_require__(7170);
var hidden_files = __webpack_require__(7707);
;// CONCATENATED MODULE: ./build/src/gate/requested-workspaces.js
const MOST_AT_ONCE = 20;
const MOST_NAMED = 5;
const CHANGES_NOT_KNOWN = '`affected-only` has no complete list of changed files, or an empty one, so every workspace counts as affected.';
function logSkipped(found, log) {
const { skipped } = found;
logDoubts(found, log);
if (skipped.length > 0) {
log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
}
}
function logDoubts({ unread, unlisted }, log) {
if (unlisted)
log.info(CHANGES_NOT_KNOWN);
if (unread.length > 0) {
log.warning(`${(0,quote.Kf)(unread, MOST_NAMED)}: planned, although no changed file is among those that the configuration names. TF_CLI_ARGS or TF_CLI_ARGS_plan may name others, and this token may not read all variables that apply there. Give its team the permission to read variables.`);
}
}
async function findWorkspaces(client, options) {
const { organization } = options.plan;
const lookup = {
query: async (selector) => (await queryWorkspaces(client, organization, selector)).map(placed),
show: async (name) => placed(await (0,find_workspace.VA)(client, organization, name)),
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
: (0,place.D)(directory, workingDirectory);
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
const text = `${(0,workspace_selectors.r5)(selector)} was not found in organization "${plan.organization}". Either no workspace has it, or the token may not see those that do.`;
throw new failure_of.K$('input', { text, code: 'PG-109' });
}
for (const { name, ...place } of workspaces) {
if (!all.has(name))
all.set(name, { name, ...directories, place });
}
}
const changed = plan.affectedOnly || isVersionControl ? await options.changedFiles?.() : undefined;
if (changed === undefined || changed.length === 0) {
return { requested: [...all.values()], skipped: [], unread: [], unlisted: plan.affectedOnly };
}
const isAffectedWorkspace = affectedTest(changed, repositoryRoot, plan.varFile);
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
const named = await (0,take_turn.G)(Array.from(doubtful, ([name, place]) => async () => {
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
const working = (0,find_workspace.bq)(text);
const inside = 'path' in working ? working.path : '';
const root = (0,find_workspace.SS)(directory, inside);
return { root, module: (0,external_node_path_.join)(root, inside) };
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
return filesInArguments([...own, ...inherited.flat()]);
}
catch (error) {
if (error instanceof errors._ && UNREADABLE.includes(error.code))
return undefined;
throw error;
}
};
}
const UNREADABLE = ['not-found', 'forbidden'];
function isConfigured({ directory, repository }, attributes) {
if (!('path' in (0,find_workspace.bq)(attributes['working-directory'])))
return false;
const { module } = configurationOf(directory, attributes);
const real = (0,find_repository.eF)(module);
if (repository !== undefined && !(0,find_repository.Yw)(real, repository))
return false;
const names = (0,external_node_path_.relative)(directory, module).split(external_node_path_.sep);
if (names.includes('.git') || names.includes('.terraform'))
return false;
const isThere = (name) => files_here.Jd.readFile((0,external_node_path_.join)(real, name)) !== undefined;
const entries = files_here.Jd.readDirectory(real);
return !entries.includes('terragrunt.hcl') && entries.filter(file_names.ZC).some(isThere);
}
function affectedTest(changed, repositoryRoot, varFile = []) {
const modulesElsewhere = new Map();
return async ({ directory, repository }, attributes, argumentFiles) => {
if (repository !== repositoryRoot)
return true;
const { root, module } = configurationOf(directory, attributes);
const given = [...varFile, ...argumentFiles].flatMap((file) => (0,files_here.n1)((0,external_node_path_.resolve)(module, file)));
const places = [(0,find_repository.eF)(module), ...given].flatMap((path) => (0,relative_path._)(repositoryRoot, path) ?? []);
const watched = {
directory: (0,relative_path._)(repositoryRoot, module) ?? '',
patterns: attributes['trigger-patterns'] ?? [],
prefixes: (attributes['trigger-prefixes'] ?? []).concat(places),
};
if ((0,affected.fH)(changed, watched))
return true;
const reading = modulesElsewhere.get(module) ?? readFilesElsewhere(module, root, repositoryRoot);
modulesElsewhere.set(module, reading);
const elsewhere = await reading;
return elsewhere === undefined || (0,affected.fH)(changed, { ...watched, ...elsewhere });
};
}
async function readFilesElsewhere(module, root, repositoryRoot) {
const isElsewhere = (path) => !(0,find_repository.Yw)(path, module);
const { modules, files, directories, computed } = await (0,hidden_files.vP)(module, isElsewhere);
if (computed.length > 0)
return undefined;
const namedDirectories = [...directories.values()];
const places = [module, ...modules.flatMap((called) => called.places), ...files.keys()];
const linkTargets = modules.flatMap((called) => called.linked);
for (const place of new Set([...places, ...namedDirectories.map(({ path }) => path)])) {
const targets = (0,files_here.Gf)(place);
if (targets === undefined)
return undefined;
linkTargets.push(...targets);
}
const rules = (0,files_here.n1)((0,external_node_path_.join)(root, pack.On));
const readPaths = [...rules, ...linkTargets, ...places.flatMap((path) => (0,files_here.n1)(path))];
return {
reads: readPaths.flatMap((path) => (0,relative_path._)(repositoryRoot, path) ?? []),
readPatterns: namedDirectories.flatMap(({ path, endings }) => {
const from = (0,relative_path._)(repositoryRoot, path);
if (from === undefined)
return [];
const prefix = from === '' ? '' : `${from}/`;
return Array.from(endings.keys(), (suffix) => ({ prefix, suffix }));
}),
};
}
/***/ })
};
