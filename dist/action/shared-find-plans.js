export const id = 2825;
export const ids = [2825];
export const modules = {
/***/ 8987:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
k: () => ( readBackends)
});
var node_path_0_ = __webpack_require__(6760);
var _file_names_js_2_ = __webpack_require__(6817);
var _module_files_js_1_ = __webpack_require__(868);
async function readBackends(files, directory) {
const names = (0,_file_names_js_2_ .AM)((await files.names(directory)) ?? []);
const all = await (0,_module_files_js_1_ ._n)(names.map((name) => node_path_0_.posix.join(directory, name)), (path) => files.read(path), (text) => /backend|cloud|state_store|\\u/.test(text));
const found = all.flatMap(({ name, body }) => body.blocks
.filter(({ type }) => type === 'terraform')
.flatMap((block) => block.body.blocks)
.filter(({ type }) => STATE_BLOCKS.includes(type))
.map((backend) => ({ backend, file: name })));
const written = JSON.stringify(found.map(({ backend }) => backend), (key, value) => (key === 'range' ? undefined : value));
return {
blocks: found.map(({ backend: { type, labels }, file }) => ({
kind: type === 'cloud' ? type : (labels[0] ?? ''),
file,
})),
written,
isCertain: all.every(({ problems, unread }) => problems.length === 0 && unread === undefined),
isLiteral: !EVALUATED.test(written),
};
}
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
const STATE_BLOCKS = ['cloud', 'backend', 'state_store'];
/***/ }),
/***/ 9983:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D0: () => ( findRoots),
QC: () => ( findPlans),
zH: () => ( concernedUnits)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _configuration_affected_js_8_ = __webpack_require__(1818);
var _configuration_backends_js_2_ = __webpack_require__(8987);
var _configuration_file_names_js_9_ = __webpack_require__(6817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _model_quote_js_7_ = __webpack_require__(8187);
var _settings_load_settings_js_4_ = __webpack_require__(3666);
var _settings_local_names_js_5_ = __webpack_require__(5233);
var _outside_modules_js_6_ = __webpack_require__(2130);
function findPlans({ directory, plan = [], workspaces, }, workingDirectory) {
if (plan.length === 0 || (0,_settings_load_settings_js_4_ .EN)(plan, workingDirectory))
return undefined;
const named = workspaces.filter((selector) => selector.kind === 'name');
const found = [];
for (const item of plan) {
const [, workspace, written = item] = /^([\w-]+)=(.+)$/.exec(item) ?? [];
const files = filesOf(written, workingDirectory);
if (files.length === 0 && workspace === undefined)
return { unmatched: item };
const all = files.length === 0 ? [{ file: written, inside: written }] : files;
for (const { file, inside } of all) {
const place = calledAfter(inside, directory, workingDirectory);
const asked = { file, place, directory, named, workingDirectory };
if (workspace === undefined)
found.push(byPlace(asked));
else {
const own = named.find(({ name }) => name === workspace);
const isOther = own === undefined && named.length > 0;
const refused = isOther ? sayUnnamed(file, workspace) : undefined;
const at = own === undefined ? (place ?? directory) : own.directory;
found.push({ file, workspace, directory: at, refused });
}
}
}
return found;
}
function byPlace(asked) {
const { file, place, directory, named, workingDirectory } = asked;
if (place === undefined) {
const workspace = nameOfPlace(file.replace(/\.json$/, ''), '.');
const refused = `${(0,_model_quote_js_7_ .hD)(file)} is called after no directory that is there. Call it like the directory that was planned, as in live/app/plan.json, or write workspace=${file}.`;
return { file, workspace, directory: undefined, refused };
}
const real = (path) => (0,_machine_find_repository_js_3_ .eF)((0,node_path_1_.resolve)(workingDirectory, path));
const there = named.filter((one) => real(one.directory ?? directory) === real(place));
const [only, second] = there;
const workspace = only?.name ?? nameOfPlace(place, directory);
const refused = second !== undefined
? `${(0,_model_quote_js_7_ .hD)(file)} is of one of ${there.map(({ name }) => (0,_model_quote_js_7_ .hD)(name)).join(', ')}, which have the same directory. Write workspace=${file}.`
: only === undefined && named.length > 0
? sayUnnamed(file, workspace)
: undefined;
return { file, workspace, directory: only ? only.directory : place, refused };
}
function sayUnnamed(file, workspace) {
return `${(0,_model_quote_js_7_ .hD)(file)} is the plan of ${(0,_model_quote_js_7_ .hD)(workspace)}, which \`workspaces\` does not name. Name it there, or take the plan out.`;
}
function nameOfPlace(place, directory) {
const inside = node_path_1_.posix.relative((0,_outside_modules_js_6_ .df)(directory), place);
return (0,_settings_local_names_js_5_ .yJ)((0,node_path_1_.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
}
const PLAIN_NAMES = ['plan.json', 'tfplan.json'];
function calledAfter(inside, directory, workingDirectory) {
const above = node_path_1_.posix.dirname(inside);
const isPlain = above !== '.' || PLAIN_NAMES.includes(inside);
const candidates = [inside.replace(/\.json$/, ''), ...(isPlain ? [above] : [])];
return candidates
.map((candidate) => node_path_1_.posix.join((0,_outside_modules_js_6_ .df)(directory), candidate))
.find((place) => (0,_outside_modules_js_6_ .wd)((0,node_path_1_.resolve)(workingDirectory, place)));
}
function filesOf(written, workingDirectory) {
const path = (0,_outside_modules_js_6_ .df)(written);
const isWhole = !/[*?]/.test(path);
if (isWhole && !(0,_outside_modules_js_6_ .wd)((0,node_path_1_.resolve)(workingDirectory, path))) {
const stats = (0,node_fs_0_.statSync)((0,node_path_1_.resolve)(workingDirectory, path), { throwIfNoEntry: false });
return stats?.isFile() === true ? [{ file: written, inside: node_path_1_.posix.normalize(path) }] : [];
}
const segments = path.split('/');
const first = segments.findIndex((segment) => /[*?]/.test(segment));
const base = isWhole ? path : segments.slice(0, first).join('/') || (first > 0 ? '/' : '.');
const pattern = isWhole ? '**/*.json' : segments.slice(first).join('/');
const top = (0,node_path_1_.resolve)(workingDirectory, base);
if (!(0,_outside_modules_js_6_ .wd)(top))
return [];
return (0,node_fs_0_.readdirSync)(top, { recursive: true, withFileTypes: true })
.filter((entry) => entry.isFile() && !entry.name.endsWith('.digest'))
.map((entry) => (0,_outside_modules_js_6_ .df)((0,node_path_1_.relative)(top, (0,node_path_1_.join)(entry.parentPath, entry.name))))
.filter((inside) => (0,_configuration_affected_js_8_ .uv)(pattern, inside))
.sort()
.map((inside) => ({ file: node_path_1_.posix.join(base, inside), inside }));
}
const MAX_DEPTH = 8;
async function findRoots(directory, workingDirectory) {
const roots = [];
const visit = async (place, depth) => {
const path = (0,node_path_1_.resolve)(workingDirectory, place);
const entries = (0,node_fs_0_.readdirSync)(path, { withFileTypes: true });
const names = entries.map(({ name }) => name);
let isAbove = false;
for (const entry of depth < MAX_DEPTH ? entries : []) {
const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
if (isSearched && (await visit(node_path_1_.posix.join(place, entry.name), depth + 1)))
isAbove = true;
}
const isUnit = names.includes('terragrunt.hcl');
const isModule = names.includes('.terraform.lock.hcl') ||
(names.some(_configuration_file_names_js_9_ .ZC) && (await (0,_configuration_backends_js_2_ .k)((0,_settings_load_settings_js_4_ .nG)(path), '')).blocks.length > 0);
if (isModule || (isUnit && !isAbove)) {
const called = nameOfPlace(place, directory);
const taken = new Set(roots.map(({ name }) => name));
let name = called;
for (let count = 2; taken.has(name); count++)
name = `${called}-${count}`;
roots.push({ kind: 'name', name, directory: place, isUnit });
}
return isUnit || isAbove;
};
await visit((0,_outside_modules_js_6_ .df)(directory), 0);
return roots;
}
function concernedUnits(roots, changed, nameInRepository) {
const innermostFirst = roots
.map((root) => ({ root, at: `${nameInRepository(root.directory)}/` }))
.toSorted((one, other) => other.at.length - one.at.length);
const around = (path) => innermostFirst.find(({ at }) => path.startsWith(at))?.root;
const changedRoots = changed?.map(around) ?? [undefined];
return roots.filter((unit) => unit.isUnit && changedRoots.some((root) => root === undefined || root === unit));
}
/***/ })
};
