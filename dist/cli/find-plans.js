export const id = 9983;
export const ids = [9983,5852];
export const modules = {
/***/ 19983:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ch: () => ( findPlaces),
D0: () => ( findRoots),
QC: () => ( findPlans),
RL: () => ( nameRoots),
findPlansToDigest: () => ( findPlansToDigest),
zH: () => ( concernedUnits)
});
var node_fs_0_ = __webpack_require__(73024);
var node_path_1_ = __webpack_require__(76760);
var _configuration_affected_js_10_ = __webpack_require__(21818);
var _configuration_cloud_block_js_2_ = __webpack_require__(80177);
var _configuration_file_names_js_11_ = __webpack_require__(96817);
var _machine_find_repository_js_3_ = __webpack_require__(6609);
var _machine_read_regular_js_4_ = __webpack_require__(43962);
var _model_or_else_js_9_ = __webpack_require__(17026);
var _model_quote_js_8_ = __webpack_require__(28187);
var _settings_load_settings_js_5_ = __webpack_require__(12097);
var _settings_workspace_selectors_js_6_ = __webpack_require__(30589);
var _saved_plan_js_7_ = __webpack_require__(85852);
function findPlans({ directory, plan = [], workspaces, }, workingDirectory) {
if (plan.length === 0 || (0,_settings_load_settings_js_5_ .EN)(plan, workingDirectory))
return undefined;
const namedWorkspaces = workspaces.filter((selector) => selector.kind === 'name');
const plans = [];
for (const item of plan) {
const [, workspace, written = item] = /^([\w-]+)=(.+)$/.exec(item) ?? [];
const files = filesOf(written, workingDirectory);
if (files.length === 0 && workspace === undefined)
return { unmatched: item };
const planFiles = files.length === 0 ? [{ file: written, inside: written }] : files;
for (const { file, inside } of planFiles) {
const planned = findPlannedDirectory(inside, directory, workingDirectory);
plans.push(workspace === undefined
? planOfDirectory(file, planned, { directory, namedWorkspaces, workingDirectory })
: planOfWorkspace(file, workspace, planned ?? directory, namedWorkspaces));
}
}
return plans;
}
function planOfWorkspace(file, workspace, planned, namedWorkspaces) {
const selector = namedWorkspaces.find(({ name }) => name === workspace);
if (selector !== undefined)
return { file, workspace, directory: selector.directory };
const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
return { file, workspace, directory: planned, refused };
}
function planOfDirectory(file, planned, context) {
const { directory, namedWorkspaces, workingDirectory } = context;
if (planned === undefined) {
const workspace = nameOfPlace(file.replace(/\.json$/, ''), '.');
const refused = `${(0,_model_quote_js_8_ .hD)(file)} is called after no directory that is there. Call it like the directory that was planned, as in live/app/plan.json, or write workspace=${file}.`;
return { file, workspace, directory: undefined, refused };
}
const realPath = (path) => (0,_machine_find_repository_js_3_ .eF)((0,node_path_1_.resolve)(workingDirectory, path));
const ofDirectory = namedWorkspaces.filter((selector) => realPath(selector.directory ?? directory) === realPath(planned));
const [selector, second] = ofDirectory;
if (selector === undefined) {
const workspace = nameOfPlace(planned, directory);
const refused = namedWorkspaces.length > 0 ? describeUnnamed(file, workspace) : undefined;
return { file, workspace, directory: planned, refused };
}
const refused = second === undefined
? undefined
: `${(0,_model_quote_js_8_ .hD)(file)} is of one of ${ofDirectory.map(({ name }) => (0,_model_quote_js_8_ .hD)(name)).join(', ')}, which have the same directory. Write workspace=${file}.`;
return { file, workspace: selector.name, directory: selector.directory, refused };
}
function describeUnnamed(file, workspace) {
return `${(0,_model_quote_js_8_ .hD)(file)} is the plan of ${(0,_model_quote_js_8_ .hD)(workspace)}, which \`workspaces\` does not name. Name it there, or take the plan out.`;
}
function nameOfPlace(place, directory) {
const inside = node_path_1_.posix.relative((0,_machine_find_repository_js_3_ .df)(directory), place);
return (0,_settings_workspace_selectors_js_6_ .yJ)((0,node_path_1_.resolve)(inside === '' ? place : inside.replaceAll('/', '-')));
}
const PLAIN_NAMES = ['plan.json', 'tfplan.json'];
function findPlannedDirectory(inside, directory, workingDirectory) {
const candidates = [inside.replace(/\.json$/, '')];
const parent = node_path_1_.posix.dirname(inside);
if (parent !== '.' || PLAIN_NAMES.includes(inside))
candidates.push(parent);
return candidates
.map((candidate) => node_path_1_.posix.join((0,_machine_find_repository_js_3_ .df)(directory), candidate))
.find((path) => (0,_machine_find_repository_js_3_ .wd)((0,node_path_1_.resolve)(workingDirectory, path)));
}
function findPlansToDigest(written, directory, workingDirectory) {
const known = new Map();
const isSaved = (file) => {
const answer = known.get(file) ?? looksSaved((0,node_path_1_.resolve)(workingDirectory, file));
known.set(file, answer);
return answer;
};
const jsonOf = (file) => (isSaved(file) ? jsonOfSaved(file) : file);
if ((0,_settings_load_settings_js_5_ .EN)([written], workingDirectory)) {
return [{ file: written, directory, workspace: undefined, json: jsonOf(written) }];
}
const files = filesOf(written, workingDirectory, '**/*');
const isNamedDirectory = !/[*?]/.test(written);
const shown = new Set(files.filter(({ file }) => isSaved(file)).map(({ file }) => jsonOf(file)));
const isPlan = (file) => isSaved(file) || (!shown.has(file) && (!isNamedDirectory || file.endsWith('.json')));
const plans = files.filter(({ file }) => isPlan(file));
if (plans.length === 0)
return { unmatched: written };
const context = { directory, namedWorkspaces: [], workingDirectory };
const fileOf = new Map();
return plans.map(({ file, inside }) => {
const json = jsonOf(file);
const named = file === json ? inside : jsonOfSaved(inside);
const planned = findPlannedDirectory(named, directory, workingDirectory);
const plan = { ...planOfDirectory(json, planned, context), file, json };
const other = fileOf.get(json);
fileOf.set(json, file);
if (other === undefined)
return plan;
const refused = `${(0,_model_quote_js_8_ .hD)(other)} and ${(0,_model_quote_js_8_ .hD)(file)} would both be shown in ${(0,_model_quote_js_8_ .hD)(json)}. Rename one.`;
return { ...plan, refused };
});
}
function jsonOfSaved(file) {
return `${file.replace(/\.(?:tfplan|plan|out|bin)$/, '')}.json`;
}
function looksSaved(path) {
const beginning = (0,_model_or_else_js_9_ .N)(() => (0,_machine_read_regular_js_4_ .i4)(path, 2), '');
if (!beginning.startsWith('{'))
return beginning === 'PK';
return (0,_model_or_else_js_9_ .N)(() => (0,_saved_plan_js_7_ .$Y)((0,_machine_read_regular_js_4_ .js)(path, _saved_plan_js_7_ .pm)) !== 'other', false);
}
function filesOf(written, workingDirectory, ofDirectory = '**/*.json') {
const path = (0,_machine_find_repository_js_3_ .df)(written);
const segments = path.split('/');
const firstPattern = segments.findIndex((segment) => /[*?]/.test(segment));
let base = path;
let pattern = ofDirectory;
if (firstPattern >= 0) {
base = segments.slice(0, firstPattern).join('/') || (firstPattern > 0 ? '/' : '.');
pattern = segments.slice(firstPattern).join('/');
}
else if (!(0,_machine_find_repository_js_3_ .wd)((0,node_path_1_.resolve)(workingDirectory, path))) {
const stats = (0,node_fs_0_.statSync)((0,node_path_1_.resolve)(workingDirectory, path), { throwIfNoEntry: false });
return stats?.isFile() ? [{ file: written, inside: node_path_1_.posix.normalize(path) }] : [];
}
const top = (0,node_path_1_.resolve)(workingDirectory, base);
if (!(0,_machine_find_repository_js_3_ .wd)(top))
return [];
return (0,node_fs_0_.readdirSync)(top, { recursive: true, withFileTypes: true })
.filter((entry) => entry.isFile() && !entry.name.endsWith('.digest'))
.map((entry) => (0,_machine_find_repository_js_3_ .df)((0,node_path_1_.relative)(top, (0,node_path_1_.join)(entry.parentPath, entry.name))))
.filter((inside) => (0,_configuration_affected_js_10_ .uv)(pattern, inside))
.sort()
.map((inside) => ({ file: node_path_1_.posix.join(base, inside), inside }));
}
const MAX_DEPTH = 8;
async function findRoots(directory, workingDirectory) {
const places = [];
const visit = async (place, depth) => {
const path = (0,node_path_1_.resolve)(workingDirectory, place);
const entries = (0,node_fs_0_.readdirSync)(path, { withFileTypes: true });
const names = entries.map(({ name }) => name);
let isAboveUnits = false;
for (const entry of depth < MAX_DEPTH ? entries : []) {
const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
if (isSearched && (await visit(node_path_1_.posix.join(place, entry.name), depth + 1)))
isAboveUnits = true;
}
const isUnit = names.includes('terragrunt.hcl');
const isModule = names.includes('.terraform.lock.hcl') ||
(names.some(_configuration_file_names_js_11_ .ZC) && (await (0,_configuration_cloud_block_js_2_ .kd)((0,_settings_load_settings_js_5_ .nG)(path), '')).blocks.length > 0);
if (isModule || (isUnit && !isAboveUnits))
places.push({ directory: place, isUnit });
return isUnit || isAboveUnits;
};
await visit((0,_machine_find_repository_js_3_ .df)(directory), 0);
return nameRoots(places, directory);
}
function nameRoots(places, directory) {
const taken = new Set();
return places.map((place) => {
const usualName = nameOfPlace(place.directory, directory);
let name = usualName;
for (let count = 2; taken.has(name); count++)
name = `${usualName}-${count}`;
taken.add(name);
return { kind: 'name', name, ...place };
});
}
function concernedUnits(roots, changed, nameInRepository, textOf) {
const units = roots.filter(({ isUnit }) => isUnit);
if (changed === undefined)
return units;
const byDirectory = new Map();
for (const root of roots) {
const name = nameInRepository(root.directory);
if (!byDirectory.has(name))
byDirectory.set(name, root);
}
const changedRoots = changed.flatMap((path) => {
const innermost = (0,_configuration_affected_js_10_ .jH)(path).findLast((directory) => byDirectory.has(directory));
return innermost === undefined ? [] : (byDirectory.get(innermost) ?? []);
});
if (changedRoots.length < changed.length)
return units;
const changedDirectories = new Set(changedRoots.map(({ directory }) => directory));
const changedNames = new Set(Array.from(changedDirectories, (path) => node_path_1_.posix.basename(path)));
if ([...changedNames].some((name) => name.includes('"')))
return units;
return units.filter((unit) => [unit.directory, ...(0,_configuration_affected_js_10_ .jH)(unit.directory)].some((directory) => changedDirectories.has(directory)) || namesIn(textOf(unit)).some((name) => changedNames.has(name)));
}
function namesIn(text) {
const [, ...parts] = text.split('/');
return parts.flatMap((part, at) => {
const end = part.indexOf('"');
return [...(at < parts.length - 1 ? [part] : []), ...(end >= 0 ? [part.slice(0, end)] : [])];
});
}
function findPlaces(planned, workingDirectory) {
const placeAt = (written) => {
const directory = (0,_machine_find_repository_js_3_ .eF)((0,node_path_1_.resolve)(workingDirectory, written));
const root = (0,_machine_find_repository_js_3_ .I8)(directory) ?? directory;
return { root, workingDirectory: (0,_machine_find_repository_js_3_ .df)((0,node_path_1_.relative)(root, directory)) };
};
const placesByName = new Map();
for (const selector of planned.workspaces) {
if (selector.kind === 'name' && selector.directory !== undefined)
placesByName.set(selector.name, placeAt(selector.directory));
}
const placeOfOthers = placeAt(planned.directory);
return (workspace) => placesByName.get(workspace) ?? placeOfOthers;
}
/***/ }),
};
