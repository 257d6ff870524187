export const id = 5724;
export const ids = [5724];
export const modules = {
/***/ 1818:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
fH: () => ( isAffected),
uv: () => ( isMatch),
yI: () => ( touches)
});
function isAffected(changed, watched) {
const { directory, prefixes, reads = [], readPatterns = [] } = watched;
const places = [directory, ...prefixes, ...reads].map((watchedPath) => segmentsOf(watchedPath).join('/'));
const patterns = watched.patterns.map(segmentsOf);
return changed.some((path) => places.some((watchedPath) => touches(path, watchedPath)) ||
readPatterns.some((pattern) => isLike(path, pattern)) ||
patterns.some((pattern) => matchesPath(pattern, path)));
}
function isMatch(pattern, path) {
return matchesPath(segmentsOf(pattern), path);
}
function matchesPath(pattern, path) {
return matches(pattern, path.split('/'), '**', matchesSegment);
}
function segmentsOf(path) {
return path.split('/').filter((segment) => segment !== '');
}
function matchesSegment(pattern, segment) {
const isSame = (part, character) => part === '?' || part === character;
return matches(pattern.replaceAll('?', '?*').split(''), segment.split(''), '*', isSame);
}
function matches(pattern, items, any, isSame) {
let at = 0;
let star = -1;
let resume = 0;
for (let index = 0; index < items.length;) {
const part = pattern[at];
if (part === any) {
star = at++;
resume = index;
}
else if (part !== undefined && isSame(part, items[index] ?? '')) {
at++;
index++;
}
else if (star >= 0) {
at = star + 1;
index = ++resume;
}
else
return false;
}
return pattern.slice(at).every((part) => part === any);
}
function touches(path, watchedPath) {
const isBelow = (inner, outer) => inner.startsWith(`${outer}/`);
return (watchedPath === '' ||
path === watchedPath ||
isBelow(path, watchedPath) ||
isBelow(watchedPath, path));
}
function isLike(path, { prefix, suffix }) {
return (path.length >= prefix.length + suffix.length && path.startsWith(prefix) && path.endsWith(suffix));
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
/***/ 5724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
St: () => ( chooseWorkspaces),
c6: () => ( sayChosen),
gt: () => ( findWorkspaces)
});
var node_path_0_ = __webpack_require__(6760);
var _archive_pack_js_1_ = __webpack_require__(847);
var _archive_place_js_2_ = __webpack_require__(6424);
var _configuration_file_names_js_10_ = __webpack_require__(6817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _settings_workspace_selectors_js_4_ = __webpack_require__(589);
var _machine_follow_links_js_5_ = __webpack_require__(7134);
var _configuration_affected_js_11_ = __webpack_require__(1818);
var _failure_of_js_6_ = __webpack_require__(6281);
var _find_workspace_js_7_ = __webpack_require__(7170);
var _machine_files_here_js_8_ = __webpack_require__(467);
var _hidden_files_js_9_ = __webpack_require__(7707);
const UNLISTED = '`affected-only` has no complete list of the files that change here, so every workspace counts as affected.';
function sayChosen({ skipped, unlisted }, log) {
if (unlisted)
log.info(UNLISTED);
if (skipped.length > 0) {
log.info(`Not affected by the files that change, and skipped: ${skipped.join(', ')}.`);
}
}
async function findWorkspaces(client, options) {
const { organization } = options.plan;
const asked = {
query: async (selector) => (await queryWorkspaces(client, organization, selector)).map(({ attributes }) => attributes),
show: async (name) => (await (0,_find_workspace_js_7_ .VA)(client, organization, name)).attributes,
};
return chooseWorkspaces(asked, options);
}
async function chooseWorkspaces({ query, show }, options) {
const { plan, workingDirectory, repositoryRoot } = options;
const connected = plan.source === 'vcs';
const written = plan.workspaces.map((selector) => (selector.kind === 'name' ? selector.directory : undefined) ?? plan.directory);
const resolved = new Map();
for (const each of connected ? [] : new Set(written)) {
resolved.set(each, (0,_archive_place_js_2_ .DR)(each, workingDirectory));
}
const all = new Map();
for (const [index, selector] of plan.workspaces.entries()) {
const directories = resolved.get(written[index] ?? '') ?? {
directory: repositoryRoot,
repository: repositoryRoot,
};
if (selector.kind === 'name') {
all.set(selector.name, { name: selector.name, ...directories });
continue;
}
const workspaces = await query(selector);
if (workspaces.length === 0) {
const what = `No workspace of organization "${plan.organization}" was found for ${(0,_settings_workspace_selectors_js_4_ .r5)(selector)}. Either it is wrong, or the token may not see them.`;
throw new _failure_of_js_6_ .K$('input', what);
}
for (const { name, ...place } of workspaces) {
if (!all.has(name))
all.set(name, { name, ...directories, place });
}
}
const changed = plan.affectedOnly || connected ? await options.changedFiles?.() : undefined;
if (changed === undefined || changed.length === 0) {
return { requested: [...all.values()], skipped: [], unlisted: plan.affectedOnly };
}
const isConcerned = concernsOf(changed, repositoryRoot);
const requested = [];
const skipped = [];
for (const each of all.values()) {
const place = each.place ?? (await show(each.name));
const missing = missingPlace(each, place);
if (missing !== undefined)
requested.push({ ...each, missing });
else if (await isConcerned(each, place))
requested.push(each);
else if (connected)
requested.push({ ...each, unaffected: true });
else
skipped.push(each.name);
}
return { requested, skipped, unlisted: false };
}
async function queryWorkspaces(client, organization, selector) {
const query = await toQuery(client, organization, selector);
return query === undefined ? [] : await client.workspaces.list(organization, query).all();
}
async function toQuery(client, organization, { tags, project }) {
const isName = project !== undefined && !/^prj-[A-Za-z0-9]+$/.test(project);
const id = isName ? await client.names.project(organization, project) : project;
if (isName && id === undefined)
return undefined;
return { tags: tags.length > 0 ? tags : undefined, project: id };
}
function configurationOf(directory, { 'working-directory': text }) {
const working = (0,_find_workspace_js_7_ .bq)(text);
const inside = 'path' in working ? working.path : '';
const root = (0,_find_workspace_js_7_ .SS)(directory, inside);
return { root, module: (0,node_path_0_.join)(root, inside) };
}
function missingPlace({ directory, repository }, attributes) {
const { module } = configurationOf(directory, attributes);
const real = (0,_machine_find_repository_js_3_ .eF)(module);
const isInside = repository === undefined || (0,_archive_place_js_2_ .lU)(real, repository);
const isProgram = (0,node_path_0_.relative)(directory, module)
.split(node_path_0_.sep)
.some((segment) => segment === '.git' || segment === '.terraform');
const isProper = 'path' in (0,_find_workspace_js_7_ .bq)(attributes['working-directory']);
const isThere = (name) => _machine_files_here_js_8_ .a.readFile((0,node_path_0_.join)(real, name)) !== undefined;
const isConfigured = () => _machine_files_here_js_8_ .a.readDirectory(real).filter(_configuration_file_names_js_10_ .ZC).some(isThere);
if (isProper && isInside && !isProgram && isConfigured())
return undefined;
return attributes['working-directory'] ?? '';
}
function concernsOf(changed, repositoryRoot) {
const modulesElsewhere = new Map();
return async ({ directory, repository }, attributes) => {
if (repository !== repositoryRoot)
return true;
const { root, module } = configurationOf(directory, attributes);
const real = inRepository((0,_machine_find_repository_js_3_ .eF)(module), repositoryRoot) ?? '';
const watched = {
directory: inRepository(module, repositoryRoot) ?? '',
patterns: attributes['trigger-patterns'] ?? [],
prefixes: (attributes['trigger-prefixes'] ?? []).concat(real),
};
if ((0,_configuration_affected_js_11_ .fH)(changed, watched))
return true;
const reading = modulesElsewhere.get(module) ?? readElsewhere(module, root, repositoryRoot);
modulesElsewhere.set(module, reading);
const elsewhere = await reading;
return elsewhere === undefined || (0,_configuration_affected_js_11_ .fH)(changed, { ...watched, ...elsewhere });
};
}
async function readElsewhere(module, root, repositoryRoot) {
const isElsewhere = (path) => !(0,_archive_place_js_2_ .lU)(path, module);
const { modules, files, directories, computed } = await (0,_hidden_files_js_9_ .vP)(module, isElsewhere);
if (computed.length > 0)
return undefined;
const sets = [...directories.values()];
const places = [module, ...modules.flatMap((each) => each.places), ...files.keys()];
const links = [...new Set([...places, ...sets.map(({ path }) => path)])].map((each) => (0,_machine_files_here_js_8_ .G)(each));
if (links.includes(undefined))
return undefined;
const rules = (0,_machine_follow_links_js_5_ .e)((0,node_path_0_.join)(root, _archive_pack_js_1_ .On));
const linked = [
...modules.flatMap((each) => each.linked),
...links.flatMap((some) => some ?? []),
];
return {
reads: [...rules, ...linked, ...places.flatMap((path) => (0,_machine_follow_links_js_5_ .e)(path))].flatMap((path) => inRepository(path, repositoryRoot) ?? []),
readPatterns: sets.flatMap(({ path, endings }) => {
const from = inRepository(path, repositoryRoot);
if (from === undefined)
return [];
const prefix = from === '' ? '' : `${from}/`;
return Array.from(endings.keys(), (suffix) => ({ prefix, suffix }));
}),
};
}
function inRepository(path, repositoryRoot) {
const inner = (0,node_path_0_.relative)(repositoryRoot, path).split(node_path_0_.sep).join('/');
return inner === '..' || inner.startsWith('../') ? undefined : inner;
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
