export const id = 8646;
export const ids = [8646];
export const modules = {
/***/ 8235:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
AP: () => ( timestamps),
Dl: () => ( relatedId),
Ik: () => ( object),
Jt: () => ( flag),
Mv: () => ( flags),
Qq: () => ( text),
Zc: () => ( resource),
_2: () => ( related),
gC: () => ( paginationSchema),
iC: () => ( spare),
kG: () => ( anyResourceSchema),
vK: () => ( countSchema)
});
var _schema_js_0_ = __webpack_require__(7934);
const id = _schema_js_0_ .FsL(_schema_js_0_ .YjP(), _schema_js_0_ .BpQ(1));
const identifierSchema = _schema_js_0_ ._H3({ id, type: _schema_js_0_ .YjP() });
const relationshipSchema = _schema_js_0_ ._H3({
data: _schema_js_0_ .lqM(_schema_js_0_ .mee(_schema_js_0_ .KCZ([_schema_js_0_ .YOg(identifierSchema), identifierSchema]))),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
const anyResourceSchema = _schema_js_0_ ._H3({
...identifierSchema.entries,
attributes: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema)),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J())),
});
function related({ relationships = {} }, name) {
const spellings = [...new Set([name, name.replaceAll('-', '_')])]
.filter((spelling) => Object.hasOwn(relationships, spelling))
.map((spelling) => relationships[spelling]);
const [first, second] = spellings;
const parsed = _schema_js_0_ .xLC(relationshipSchema, first);
const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
if (first === undefined)
return { named: undefined, hinted: false, many: false };
if (differ || !parsed.success || parsed.output.data === undefined) {
return { named: undefined, hinted: true, many: false };
}
const { data } = parsed.output;
const many = Array.isArray(data);
return { named: data === null ? [] : many ? data : [data], hinted: false, many };
}
function relatedId(resource, name) {
const { named = [], many } = related(resource, name);
return many ? undefined : named[0]?.id;
}
function resource(type, attributes) {
return _schema_js_0_ ._H3({
id,
type: _schema_js_0_ .euz(type),
attributes: _schema_js_0_ ._H3(attributes),
relationships: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), relationshipSchema), {}),
links: _schema_js_0_ .lqM(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .L5J()), {}),
});
}
const text = _schema_js_0_ .cl6(_schema_js_0_ .YjP());
const flag = _schema_js_0_ .cl6(_schema_js_0_ .zMY());
const countSchema = _schema_js_0_ .cl6(_schema_js_0_ .aig());
const timestamps = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .YjP())));
const flags = _schema_js_0_ .cl6(_schema_js_0_ .g1P(_schema_js_0_ .YjP(), _schema_js_0_ .mee(_schema_js_0_ .zMY())));
function spare(schema) {
return _schema_js_0_ .cl6(_schema_js_0_ .NpB(_schema_js_0_ .mee(schema), null));
}
function object(entries) {
return _schema_js_0_ .cl6(_schema_js_0_ ._H3(entries));
}
const paginationSchema = _schema_js_0_ ._H3({
'current-page': _schema_js_0_ .aig(),
'page-size': _schema_js_0_ .lqM(_schema_js_0_ .aig()),
'prev-page': countSchema,
'next-page': countSchema,
'total-pages': countSchema,
'total-count': countSchema,
});
/***/ }),
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
/***/ 868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LI: () => ( readModuleFile),
_n: () => ( fetchModuleFiles),
ch: () => ( TOO_LONG),
v8: () => ( CANNOT_BE_READ)
});
var node_path_0_ = __webpack_require__(6760);
var _file_names_js_3_ = __webpack_require__(6817);
var _syntax_hcl_syntax_js_1_ = __webpack_require__(6949);
var _syntax_hcl_js_2_ = __webpack_require__(3984);
const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js_1_ .h1} characters`;
function readModuleFile(path, source) {
return toFile(path, source.text(path), source.parsed);
}
async function fetchModuleFiles(paths, read, isWorth = () => true) {
const files = await Promise.all(paths.map(async (path) => {
const text = await read(path);
if (text !== undefined && !isWorth(text))
return [];
return [toFile(path, text ?? { why: CANNOT_BE_READ }, new Map())];
}));
return files.flat();
}
function toFile(path, text, parsed) {
const name = (0,node_path_0_.basename)(path);
const about = { name, path, isOverride: (0,_file_names_js_3_ .jn)(name) };
const why = typeof text !== 'string' ? text.why : text.length > _syntax_hcl_syntax_js_1_ .h1 ? TOO_LONG : undefined;
if (typeof text !== 'string' || why !== undefined) {
return { ...about, text: '', body: { attributes: [], blocks: [] }, problems: [], unread: why };
}
const key = `${(0,_file_names_js_3_ .i)(name) ? 'json' : 'hcl'} ${text}`;
const file = parsed.get(key) ?? (0,_syntax_hcl_js_2_.parseFile)(name, text);
parsed.set(key, file);
return { ...about, ...file, text, unread: undefined };
}
/***/ }),
/***/ 3984:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
parseFile: () => ( parseFile)
});
var file_names = __webpack_require__(6817);
var error_message = __webpack_require__(4271);
var hcl_syntax = __webpack_require__(6949);
var hcl_scanner = __webpack_require__(854);
var parse_hcl = __webpack_require__(8603);
var read_json = __webpack_require__(9611);
;// CONCATENATED MODULE: ./build/src/configuration/syntax/json-body.js
const LABELS = new Map([
['resource', 2],
['data', 2],
['ephemeral', 2],
['action', 2],
['module', 1],
['provider', 1],
['variable', 1],
['output', 1],
['check', 1],
['locals', 0],
['terraform', 0],
]);
const INSIDE_TERRAFORM = new Map([
['backend', 1],
['cloud', 0],
['state_store', 1],
]);
function readJsonBody(text) {
const { body, problems } = new BodyReader(text);
return { body, problems };
}
class BodyReader {
problems = [];
body = { attributes: [], blocks: [] };
ranges;
constructor(written) {
const text = written.replace(/^\uFEFF/, '');
this.ranges = new hcl_scanner.wB(text);
try {
this.addTo(this.body, entriesOf((0,read_json.X)(text)), LABELS);
}
catch (error) {
const message = (0,error_message.g)(error).replace(/ \(line \d+ column \d+\)$/, '');
this.problems.push({ message, range: hcl_syntax.wv });
this.body = { attributes: [], blocks: [] };
}
}
addTo(body, entries, types) {
for (const entry of entries) {
const count = types.get(entry.name);
if (count === undefined)
body.attributes.push(this.attribute(entry));
else
for (const block of this.blocks(entry, entry.name, [], count))
body.blocks.push(block);
}
}
blocks(entry, type, labels, count) {
if (labels.length < count) {
return entriesOf(entry.value).flatMap((inner) => this.blocks(inner, type, [...labels, inner.name], count));
}
return objectsOf(entry.value).map((entries) => {
const body = { attributes: [], blocks: [] };
this.addTo(body, entries, type === 'terraform' ? INSIDE_TERRAFORM : new Map());
return { type, labels, body, range: this.rangeOf(entry) };
});
}
attribute(entry) {
return { name: entry.name, value: this.expression(entry.value), range: this.rangeOf(entry) };
}
expression(json) {
const range = this.ranges.between(json.from, json.to);
if (json.kind === 'list') {
return { kind: 'tuple', items: json.items.map((item) => this.expression(item)), range };
}
if (json.kind === 'object') {
const entries = json.entries.map(({ name, from, to, value }) => {
const key = this.template(name, this.ranges.between(from, to));
return { key, value: this.expression(value) };
});
return { kind: 'object', entries, range };
}
const { value } = json;
if (typeof value === 'string')
return this.template(value, range);
return { kind: 'literal', value, range };
}
template(text, range) {
const { value, problems } = (0,parse_hcl.Q)(text, range);
for (const { message } of problems)
this.problems.push({ message, range });
return value;
}
rangeOf({ from, value }) {
return this.ranges.between(from, value.to);
}
}
function entriesOf(json) {
return objectsOf(json).flat();
}
function objectsOf(json) {
if (json.kind === 'list')
return json.items.flatMap(objectsOf);
return [json.kind === 'object' ? json.entries : []];
}
;// CONCATENATED MODULE: ./build/src/configuration/syntax/hcl.js
function parseFile(name, text) {
return (0,file_names.i)(name) ? readJsonBody(text) : (0,parse_hcl.parseHcl)(text);
}
/***/ }),
/***/ 6093:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ez: () => ( MOST_LEVELS),
Ff: () => ( isNestedDeeper),
tF: () => ( isDeep)
});
const MOST_LEVELS = 200;
function isDeep(value, left) {
if (typeof value !== 'object' || value === null)
return false;
return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}
function isNestedDeeper(text, levels) {
let depth = 0;
let inString = false;
for (let index = 0; index < text.length; index++) {
const char = text.charCodeAt(index);
if (inString) {
if (char === 0x5c)
index++;
else if (char === 0x22)
inString = false;
}
else if (char === 0x22)
inString = true;
else if (char === 0x5b || char === 0x7b) {
depth++;
if (depth > levels)
return true;
}
else if (char === 0x5d || char === 0x7d)
depth--;
}
return false;
}
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
const name = nameOfPlace(place, directory);
roots.push({ kind: 'name', name, directory: place, isUnit });
}
return isUnit || isAbove;
};
await visit((0,_outside_modules_js_6_ .df)(directory), 0);
return roots;
}
function concernedUnits(roots, changed, nameInRepository) {
const places = roots.map((root) => ({ root, at: `${nameInRepository(root.directory)}/` }));
return roots.filter((unit) => {
const others = places.filter(({ root }) => root !== unit);
const isElsewhere = (path) => others.some(({ at }) => path.startsWith(at));
return unit.isUnit && (changed === undefined || !changed.every(isElsewhere));
});
}
/***/ }),
/***/ 1870:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => ( failedPlan),
o: () => ( jsonOf)
});
var _model_plan_json_js_0_ = __webpack_require__(5379);
function jsonOf({ json, document }) {
return json ?? _model_plan_json_js_0_ .g.of(document, true);
}
function failedPlan(problems) {
return {
document: {
format_version: '1.2',
variables: {},
planned_values: { root_module: {} },
resource_changes: [],
configuration: { root_module: {} },
},
problems,
counts: { additions: 0, changes: 0, destructions: 0 },
limits: [],
};
}
/***/ })
};
