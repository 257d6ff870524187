export const id = 997;
export const ids = [997,611];
export const modules = {
/***/ 2443:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
U1: () => ( readLiteral),
eB: () => ( asObject),
ww: () => ( literalsIn)
});
const UNKNOWN = { value: undefined, unknown: true };
function literalsIn(expression) {
switch (expression.kind) {
case 'literal': {
const { value, digits } = expression;
return digits === undefined || digits === String(value) ? known(value) : UNKNOWN;
}
case 'template': {
const parts = expression.parts.map(literalsIn);
const isText = parts.every(({ value }) => typeof value === 'string');
return isText ? known(parts.map(({ value }) => value).join('')) : UNKNOWN;
}
case 'operation': {
const { operator, operands } = expression;
const [operand, ...others] = operands.map(literalsIn);
const isNegative = operator === '-' && others.length === 0;
return isNegative && typeof operand?.value === 'number' ? known(-operand.value) : UNKNOWN;
}
case 'tuple':
return literalsInList(expression.items);
case 'object':
return literalsInObject(expression.entries);
default:
return UNKNOWN;
}
}
function known(value) {
return { value, unknown: undefined };
}
function literalsInList(items) {
const all = items.map(literalsIn);
return {
value: all.map(({ value }) => value ?? null),
unknown: all.some(isUnknown) ? all.map(({ unknown }) => unknown ?? false) : undefined,
};
}
function literalsInObject(entries) {
const all = new Map();
for (const entry of entries) {
const { value: key, unknown } = literalsIn(entry.key);
const name = String(key);
if (unknown !== undefined || key === null || typeof key === 'object' || all.has(name)) {
return UNKNOWN;
}
all.set(name, literalsIn(entry.value));
}
return asObject(all);
}
function asObject(members) {
const all = [...members];
const known = all.filter(([, { value }]) => value !== undefined);
const unknown = all.filter(([, one]) => isUnknown(one));
return {
value: Object.fromEntries(known.map(([name, { value }]) => [name, value])),
unknown: unknown.length > 0
? Object.fromEntries(unknown.map(([name, one]) => [name, one.unknown]))
: undefined,
};
}
function isUnknown({ unknown }) {
return unknown !== undefined;
}
function readLiteral(text, hcl) {
const { body, problems } = hcl?.parse(`value = ${text}\n`) ?? { body: undefined, problems: [] };
const [written] = body?.attributes ?? [];
if (written === undefined || problems.length > 0)
return text;
const { value, unknown } = literalsIn(written.value);
return unknown === undefined ? value : text;
}
/***/ }),
/***/ 868:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LI: () => ( readModuleFile),
_n: () => ( fetchModuleFiles),
ch: () => ( TOO_LONG),
v8: () => ( CANNOT_BE_READ),
yW: () => ( readModuleFiles)
});
var _file_names_js_2_ = __webpack_require__(6817);
var _syntax_hcl_syntax_js_0_ = __webpack_require__(6949);
var _syntax_hcl_js_1_ = __webpack_require__(3984);
const CANNOT_BE_READ = 'it cannot be read';
const TOO_LONG = `it is longer than ${_syntax_hcl_syntax_js_0_ .h1} characters`;
function readModuleFiles(names, inDirectory, source) {
return names.map((name) => readModuleFile(name, inDirectory(name), source));
}
function readModuleFile(name, path, source) {
return toFile(name, path, source.text(path), source.parsed);
}
async function fetchModuleFiles(names, inDirectory, read, isWorth = () => true) {
const files = await Promise.all(names.map(async (name) => {
const path = inDirectory(name);
const text = await read(path);
if (text !== undefined && !isWorth(text))
return [];
return [toFile(name, path, text ?? { why: CANNOT_BE_READ }, new Map())];
}));
return files.flat();
}
function toFile(name, path, text, parsed) {
const about = { name, path, isOverride: (0,_file_names_js_2_ .jn)(name) };
const why = typeof text !== 'string' ? text.why : text.length > _syntax_hcl_syntax_js_0_ .h1 ? TOO_LONG : undefined;
if (typeof text !== 'string' || why !== undefined) {
return { ...about, text: '', body: { attributes: [], blocks: [] }, problems: [], unread: why };
}
const key = `${(0,_file_names_js_2_ .i)(name) ? 'json' : 'hcl'} ${text}`;
const file = parsed.get(key) ?? (0,_syntax_hcl_js_1_.parseFile)(name, text);
parsed.set(key, file);
return { ...about, ...file, text, unread: undefined };
}
/***/ }),
/***/ 7126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ts: () => ( directoriesFor),
WI: () => ( readManifest),
dp: () => ( MODULE_MANIFEST),
wK: () => ( findMisled),
zv: () => ( recordOf)
});
var node_path_0_ = __webpack_require__(6760);
var _module_source_js_2_ = __webpack_require__(8230);
var _syntax_read_json_js_1_ = __webpack_require__(9611);
const MODULE_MANIFEST = '.terraform/modules/modules.json';
const FETCHED = '.terraform/modules';
function readManifest(text) {
if (text === '')
return [];
let json;
try {
json = (0,_syntax_read_json_js_1_ .X)(text);
}
catch (error) {
return { problem: error instanceof RangeError ? 'is nested too deeply' : 'is no JSON' };
}
const [modules, ...others] = membersOf(json);
if (modules?.[0] !== 'Modules' || others.length > 0)
return { problem: OTHER_FORM };
const [, list] = modules;
if (list !== null && !Array.isArray(list))
return { problem: OTHER_FORM };
const records = [];
const keys = new Set();
for (const item of list ?? []) {
const record = toRecord(item);
if (record === undefined)
return { problem: OTHER_FORM };
if (keys.has(record.key))
return { problem: `has ${named(record)} twice` };
keys.add(record.key);
records.push(record);
}
return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
return typeof json === 'object' && json !== null && !Array.isArray(json) ? json.entries : [];
}
function toRecord(json) {
const fields = new Map();
for (const [name, value] of membersOf(json)) {
const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
if (!isKnown || typeof value !== 'string' || /[\p{Cs}\uFFFD\0]/u.test(value))
return undefined;
fields.set(name, value);
}
const key = fields.get('Key');
const directory = fields.get('Dir');
if (key === undefined || directory === undefined)
return undefined;
const source = fields.get('Source') ?? '';
const version = fields.get('Version') ?? '';
return { key, source, version, directory };
}
function findMisled(records, directories) {
const places = placesOf(records);
for (const record of records) {
const wrong = whereElse(record, places, directories);
if (wrong !== undefined)
return wrong;
}
return undefined;
}
function placesOf(records) {
return new Map(records.map(({ key, directory }) => [key, directory]));
}
function whereElse(record, places, directories) {
const { key, source, directory } = record;
const sayLed = (why) => `leads ${named(record)} to ${JSON.stringify(directory)}, and ${why}`;
if (key === '') {
if (directory === '.')
return undefined;
return `says that the root module is in ${JSON.stringify(directory)}`;
}
if (directory !== cleaned(directory))
return sayLed('Terraform writes such a path differently');
if (!(0,_module_source_js_2_ .I)(source)) {
const own = `${FETCHED}/${key}`;
const isThere = directory === own || directory.startsWith(`${own}/`);
if (isThere && !directories.isBehindLink(directory))
return undefined;
const links = isThere ? ', with no link on the way' : '';
return sayLed(`it belongs in ${JSON.stringify(own)}${links}`);
}
const own = ownPlace(record, places);
if (own === undefined)
return sayLed('has no record of the module that calls it');
if (directory === own || directories.isSame(directory, own))
return undefined;
return sayLed(`its source is ${JSON.stringify(source)}`);
}
function ownPlace({ key, source }, places) {
const outer = key.slice(0, Math.max(0, key.lastIndexOf('.')));
const caller = outer === '' ? '.' : (places.get(outer) ?? (key.startsWith('test.') ? '.' : undefined));
return caller === undefined ? undefined : cleaned(`${caller}/${(0,_module_source_js_2_ .$)(source) ?? source}`);
}
function named({ key }) {
return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
function cleaned(path) {
return node_path_0_.posix.normalize(path).replace(/(.)\/$/, '$1');
}
function directoriesFor(records, label) {
const places = placesOf(records);
const found = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
(!(0,_module_source_js_2_ .I)(record.source) || record.directory !== ownPlace(record, places)));
return [...new Set(found.map(({ directory }) => directory))];
}
function recordOf(records, { key, source, version }) {
const record = records.find((each) => each.key === key);
if (record === undefined || normal(record.source) !== normal(source))
return undefined;
const wanted = version?.replace(/^\s*=?\s*/, '').trim();
return wanted === undefined || wanted === record.version ? record : undefined;
}
function normal(source) {
const written = (0,_module_source_js_2_ .$)(source);
if (written !== undefined) {
const path = cleaned(written);
return path.startsWith('../') ? path : `./${path}`;
}
return /^[\w-]+\/[\w-]+\/[\w-]+(?:\/\/|$)/.test(source)
? `registry.terraform.io/${source}`
: source;
}
/***/ }),
/***/ 8230:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$: () => ( localPath),
I: () => ( isLocal)
});
function localPath(source) {
if (source === undefined || !isLocal(source))
return undefined;
return source.replaceAll('\\', '/');
}
function isLocal(source) {
return /^\.{1,2}[/\\]/.test(source);
}
/***/ }),
/***/ 9611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
X: () => ( readRepeatedJson),
k: () => ( readPlacedJson)
});
const DEEPEST = 200;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
['true', true],
['false', false],
['null', null],
]);
function readRepeatedJson(text) {
return withoutPlaces(readPlacedJson(text));
}
function withoutPlaces(json) {
if (json.kind === 'list')
return json.items.map(withoutPlaces);
if (json.kind === 'literal')
return json.value;
return { entries: json.entries.map(({ name, value }) => [name, withoutPlaces(value)]) };
}
function readPlacedJson(text) {
return new JsonReader(text).whole();
}
class JsonReader {
text;
at = 0;
depth = 0;
constructor(text) {
this.text = text;
}
whole() {
const value = this.value();
this.skip();
if (this.at < this.text.length)
throw this.unexpected();
return value;
}
value() {
if (++this.depth > DEEPEST)
throw new RangeError();
this.skip();
const from = this.at;
const value = this.read();
this.depth--;
return { ...value, from, to: this.at };
}
read() {
if (this.take('{'))
return { kind: 'object', entries: this.items('}', () => this.entry()) };
if (this.take('['))
return { kind: 'list', items: this.items(']', () => this.value()) };
return { kind: 'literal', value: this.literal() };
}
literal() {
if (this.text[this.at] === '"')
return this.string();
const number = this.match(NUMBER);
if (number !== undefined)
return exactNumber(number) ?? Number.NaN;
for (const [word, value] of WORDS)
if (this.take(word))
return value;
throw this.unexpected();
}
items(end, read) {
const items = [];
this.skip();
if (this.take(end))
return items;
for (;;) {
items.push(read());
this.skip();
if (this.take(end))
return items;
if (!this.take(','))
throw this.unexpected();
}
}
entry() {
this.skip();
const from = this.at;
const name = this.string();
const to = this.at;
this.skip();
if (!this.take(':'))
throw this.unexpected();
return { name, from, to, value: this.value() };
}
string() {
const written = this.match(TEXT);
if (written === undefined)
throw this.unexpected();
return String(JSON.parse(written));
}
match(pattern) {
pattern.lastIndex = this.at;
const text = pattern.exec(this.text)?.[0];
if (text !== undefined)
this.at = pattern.lastIndex;
return text;
}
skip() {
while (/[ \t\r\n]/.test(this.text.charAt(this.at)))
this.at++;
}
take(sign) {
if (!this.text.startsWith(sign, this.at))
return false;
this.at += sign.length;
return true;
}
unexpected() {
return new SyntaxError(`it is no JSON at character ${this.at + 1}`);
}
}
function exactNumber(text) {
const digits = text
.replace(/[eE].*$/, '')
.replace(/\D/g, '')
.replace(/^0+/, '');
const value = Number(text);
const isWhole = /^-?\d+$/.test(text) && Number.isSafeInteger(value);
return isWhole || (digits.length <= 15 && Number.isFinite(value)) ? value : undefined;
}
/***/ }),
/***/ 2173:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
G: () => ( followLinksIn),
a: () => ( readsHere)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _machine_follow_links_js_2_ = __webpack_require__(7134);
var _machine_read_regular_js_3_ = __webpack_require__(3962);
var _model_or_else_js_4_ = __webpack_require__(7026);
const readsHere = {
readDirectory: (path) => (0,_model_or_else_js_4_ .N)(() => (0,node_fs_0_.readdirSync)(path), []),
readFile: (path) => (0,_model_or_else_js_4_ .N)(() => (0,_machine_read_regular_js_3_ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
follow: _machine_follow_links_js_2_ .e,
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
places.push(...(0,_machine_follow_links_js_2_ .e)(path));
else if (entry.isDirectory() && entry.name !== '.git')
queue.push(path);
}
}
return places;
}
/***/ }),
/***/ 1934:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
B: () => ( findOutside),
J: () => ( findPlannedPlace)
});
var node_fs_0_ = __webpack_require__(3024);
var node_path_1_ = __webpack_require__(6760);
var _archive_place_js_2_ = __webpack_require__(6424);
var _configuration_file_names_js_4_ = __webpack_require__(6817);
var _files_here_js_3_ = __webpack_require__(2173);
const NAMED = 3;
async function findPlannedPlace(module, limit) {
const reached = await readModules(module);
const inside = reached.filter((path) => isDirectory(path) && (limit === undefined || (0,_archive_place_js_2_ .lU)(path, limit)));
const root = commonDirectory(module, inside);
return { root, workingDirectory: slashed((0,node_path_1_.relative)(root, module)) };
}
async function readModules(module) {
const { searchedFiles, readConfiguration } = await Promise.all([__webpack_require__.e(984), __webpack_require__.e(741)]).then(__webpack_require__.bind(__webpack_require__, 1741));
const { modules } = readConfiguration(module, searchedFiles(_files_here_js_3_ .a));
return modules.map(({ directory }) => directory);
}
function commonDirectory(directory, others) {
let common = directory;
while (!others.every((path) => (0,_archive_place_js_2_ .lU)(path, common)))
common = (0,node_path_1_.dirname)(common);
return common;
}
async function findOutside({ root, climbing }, { inside, repository, isLocal = false }) {
if (!climbing.some((path) => (0,_configuration_file_names_js_4_ .ZC)((0,node_path_1_.basename)(path))))
return undefined;
const module = (0,node_path_1_.join)(root, ...inside.split('/'));
const outside = (await readModules(module)).filter((path) => !(0,_archive_place_js_2_ .lU)(path, root));
if (outside.length === 0)
return undefined;
const gone = outside.filter((path) => !isDirectory(path));
if (gone.length > 0) {
const { subject, it } = describe(gone, module);
const seen = `${subject}, and there is no such directory: the plan will not find ${it}.`;
return { seen, fix: 'Correct the source, or add the directory.' };
}
const beyond = outside.filter((path) => repository !== undefined && !(0,_archive_place_js_2_ .lU)(path, repository));
if (beyond.length > 0) {
const { subject, lies, it } = describe(beyond, module);
const seen = `${subject} and ${lies} outside of the repository, ${repository}: the plan will not find ${it}.`;
return { seen, fix: `Move ${it} into the repository.` };
}
const { subject, lies, it } = describe(outside, module);
const common = commonDirectory(module, outside);
const seen = `${subject} and ${lies} outside of what is ${isLocal ? 'planned' : 'sent'}, ${root}: the plan will not find ${it}.`;
const fix = isLocal
? 'Check the files out with git, which says where the repository begins.'
: `Set the working directory of the workspace to ${JSON.stringify(slashed((0,node_path_1_.relative)(common, module)))} in its settings: then ${common} is sent.`;
return { seen, fix };
}
function describe(paths, module) {
const sources = paths.map((path) => JSON.stringify(slashed((0,node_path_1_.relative)(module, path))));
const more = sources.length > NAMED ? ` and ${sources.length - NAMED} more` : '';
const names = `${sources.slice(0, NAMED).join(', ')}${more}`;
return paths.length === 1
? { subject: `${names} is the source of a module`, lies: 'lies', it: 'it' }
: { subject: `${names} are sources of modules`, lies: 'lie', it: 'them' };
}
function isDirectory(path) {
return (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function slashed(path) {
return path.split(node_path_1_.sep).join('/');
}
/***/ }),
/***/ 1997:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
openLocal: () => ( openLocal)
});
var external_node_crypto_ = __webpack_require__(7598);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var hcl = __webpack_require__(3984);
var job_time = __webpack_require__(1680);
;// CONCATENATED MODULE: ./build/src/service/plan/plan-shape.js
const anything = 'anything';
const keys = (shapes) => ({ keys: shapes });
const values = (shape) => ({ values: shape });
const items = (shape) => ({ items: shape });
const scalar = 'scalar';
function scalars(...names) {
return Object.fromEntries(names.map((name) => [name, scalar]));
}
function opens(...names) {
return Object.fromEntries(names.map((name) => [name, anything]));
}
const change = keys({
...opens('before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'),
...opens('before_identity', 'after_identity'),
generated_config: scalar,
actions: items(scalar),
replace_paths: items(items(scalar)),
importing: keys({ ...scalars('id', 'unknown'), identity: anything }),
});
const resourceChange = keys({
...scalars('address', 'previous_address', 'module_address', 'mode', 'type', 'name', 'index'),
...scalars('provider_name', 'deposed', 'action_reason'),
change,
});
const outputs = values(keys({ ...scalars('sensitive', 'deprecated'), ...opens('value', 'type') }));
const stateValues = keys({ outputs, root_module: { named: 'module' } });
const check = keys({
...scalars('status'),
address: keys(scalars('kind', 'mode', 'to_display', 'type', 'name', 'module')),
instances: items(keys({
...scalars('status'),
address: keys(scalars('to_display', 'instance_key', 'module')),
problems: items(keys(scalars('message'))),
})),
});
const configuredResource = keys({
...scalars('address', 'mode', 'type', 'name', 'provider_config_key', 'schema_version'),
...opens('expressions', 'count_expression', 'for_each_expression'),
provisioners: items(keys({ type: scalar, expressions: anything })),
depends_on: items(scalar),
});
const NAMED_SHAPES = {
module: keys({
address: scalar,
resources: items(keys({
...scalars('address', 'mode', 'type', 'name', 'index', 'provider_name', 'schema_version'),
...scalars('tainted', 'deposed_key', 'identity_schema_version'),
...opens('values', 'sensitive_values', 'identity'),
depends_on: items(scalar),
})),
child_modules: items({ named: 'module' }),
}),
configured: keys({
outputs: values(anything),
resources: items(configuredResource),
module_calls: values(keys({
...scalars('source', 'version_constraint'),
...opens('expressions', 'count_expression', 'for_each_expression'),
depends_on: items(scalar),
module: { named: 'configured' },
})),
variables: values(anything),
actions: items(anything),
}),
};
const TERRAFORM_PLAN = {
keys: {
...scalars('format_version', 'terraform_version'),
...scalars('timestamp', 'applyable', 'complete', 'errored'),
variables: values(keys({ value: anything, deprecated: scalar })),
planned_values: stateValues,
resource_changes: items(resourceChange),
output_changes: values(change),
proposed_unknown: stateValues,
resource_drift: items(resourceChange),
deferred_changes: items(keys({ reason: scalar, resource_change: resourceChange })),
action_invocations: items(anything),
deferred_action_invocations: items(anything),
prior_state: keys({
...scalars('format_version', 'terraform_version'),
values: stateValues,
checks: items(check),
}),
configuration: keys({
provider_config: values(keys({
...scalars('name', 'full_name', 'alias', 'version_constraint', 'module_address'),
expressions: anything,
})),
root_module: { named: 'configured' },
}),
relevant_attributes: items(keys({ resource: scalar, attribute: items(scalar) })),
checks: items(check),
},
};
var exchange = __webpack_require__(3536);
var local_names = __webpack_require__(5233);
var workspace_selectors = __webpack_require__(589);
var workspace = __webpack_require__(1956);
var promises_ = __webpack_require__(3836);
var program_path = __webpack_require__(439);
;// CONCATENATED MODULE: ./build/src/machine/apart.js
const AS_ONESELF = ['--user', '--map-current-user'];
const WAYS = [
[
[...AS_ONESELF, '--pid', '--fork', '--kill-child', '--mount-proc'],
[...AS_ONESELF, '--mount'],
],
[AS_ONESELF],
];
const LOOK = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo apart';
const LOOK_MS = 10_000;
const MOST_BYTES = 10_000;
async function startsApart(program, execute, environment) {
const found = await findApart(execute, environment);
if ('execute' in found)
return found;
const notApart = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
return { execute, notApart };
}
async function findApart(execute, environment) {
if ((0,external_node_os_.platform)() !== 'linux')
return { why: `on ${(0,external_node_os_.platform)()}, nothing separates the processes of one user.` };
const unshare = (0,program_path.aY)('unshare', environment);
if (unshare === undefined)
return { why: 'the PATH has no `unshare` (package util-linux).' };
for (const way of WAYS) {
const before = way.flatMap((options) => [unshare, ...options, '--']);
if (await isApart(before, execute))
return { execute: startedBy(before, execute) };
}
const isRestricted = await (0,promises_.readFile)(RESTRICTED, 'utf8').catch(() => '');
return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
async function isApart(before, execute) {
const [program = '', ...args] = before;
const look = [...args, '/bin/sh', '-c', LOOK];
const { signal } = new AbortController();
const limits = { cwd: '/', signal, timeoutMs: LOOK_MS, maxBytes: MOST_BYTES };
const seen = await execute(program, look, { ...limits, variables: {} }).catch(() => undefined);
return seen?.stdout === 'apart\n';
}
function startedBy(before, execute) {
const [first = '', ...rest] = before;
return (program, args, options) => {
const path = (0,program_path.aY)(program, (0,program_path.DD)(options.variables, options.cwd));
if (path === undefined)
return execute(program, args, options);
return execute(first, [...rest, path, ...args], options);
};
}
var machine_execute = __webpack_require__(1455);
var find_repository = __webpack_require__(6609);
var ci_hosts = __webpack_require__(5185);
;// CONCATENATED MODULE: ./build/src/service/engines/engine-environment.js
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
function readEngineEnvironment(names, environment, secrets = []) {
const variables = {};
for (const name of names) {
if (!/^[A-Za-z_]\w*$/.test(name)) {
return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
}
if (OF_THE_GATE.test(name) || (0,ci_hosts.sG)(name)) {
return {
problem: `${name} belongs to the job, and the configuration that is planned could read it. Pass credentials of your cloud that may only read.`,
};
}
if (OF_THE_ENGINE.test(name)) {
return { problem: `${name} is set by the engine itself. Leave it out.` };
}
const value = environment[name];
if (value === undefined)
continue;
if (secrets.some((secret) => secret !== '' && value.includes(secret))) {
return { problem: `${name} holds a token of this job. Leave it out.` };
}
variables[name] = value;
}
for (const name of NEEDED) {
const value = environment[name];
if (value !== undefined)
variables[name] = value;
}
return { value: variables };
}
var failed_plan = __webpack_require__(3506);
var dist = __webpack_require__(7934);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/service/engines/program-log.js
const LONGEST_LINE = 256 * 1024;
function createLineFilter(pass) {
const lines = [];
let rest = '';
const take = (keeps) => (text) => {
rest += text;
for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
const line = rest.slice(0, end);
rest = rest.slice(end + 1);
const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
if (type === undefined || !keeps(type))
continue;
lines.push(line);
pass(`${line}\n`);
}
if (rest.length > LONGEST_LINE)
rest = ' '.repeat(LONGEST_LINE + 1);
};
return {
diagnostics: take((type) => type === 'diagnostic'),
everything: take(() => true),
log: () => lines.map((line) => `${line}\n`).join(''),
};
}
const lineSchema = dist._H3({
'@level': dist.YjP(),
'@message': dist.YjP(),
type: dist.YjP(),
});
function typeOf(line) {
const parsed = dist.xLC(lineSchema, (0,parse.qF)(line));
return parsed.success ? parsed.output.type : undefined;
}
const position = dist._H3({ line: dist.aig(), column: dist.aig() });
const diagnosticSchema = dist._H3({
diagnostic: dist._H3({
severity: dist.KIO(['error', 'warning']),
summary: dist.YjP(),
detail: dist.lqM(dist.YjP(), ''),
address: dist.lqM(dist.YjP()),
range: dist.lqM(dist._H3({ filename: dist.YjP(), start: position, end: position })),
}),
});
function problemsIn(log) {
return log.split('\n').flatMap((line) => {
const parsed = dist.xLC(diagnosticSchema, (0,parse.qF)(line));
return parsed.success ? [parsed.output.diagnostic] : [];
});
}
var read_plan = __webpack_require__(4165);
var file_names = __webpack_require__(6817);
var module_manifest = __webpack_require__(7126);
var error_message = __webpack_require__(4271);
var tar = __webpack_require__(4802);
;// CONCATENATED MODULE: ./build/src/service/engines/run-programs.js
const CLI_CONFIGURATION = 'disable_checkpoint = true\nprovider_installation {\n  direct {}\n}\n';
const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG = 64 * 1024 * 1024;
async function planUnpacked(options, request, plan) {
const make = async () => (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.temporaryDirectory ?? (0,external_node_os_.tmpdir)(), external_node_path_.sep)));
const files = await make();
const root = await make();
try {
const places = await makePlaces({ files, root }, request);
return await plan(new Programs(options, request, places));
}
catch (error) {
const isForPeople = error instanceof tar.YF || error instanceof read_plan.np;
if (!isForPeople && !(error instanceof EngineFailure))
throw error;
const summary = `${options.program} made no plan`;
const failed = { severity: 'error', summary, detail: (0,error_message.g)(error) };
return (0,failed_plan.n)(request.terraformVersion, [failed]);
}
finally {
for (const path of [files, root])
await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
}
}
class EngineFailure extends Error {
name = 'EngineFailure';
}
async function makePlaces({ files, root }, request) {
const { archive, workingDirectory, variables } = request;
if (archive === null)
throw new EngineFailure('The service has no files of this version.');
const places = {
files,
root,
work: (0,external_node_path_.join)(files, workingDirectory),
planFile: (0,external_node_path_.join)(root, 'plan'),
stateFile: (0,external_node_path_.join)(root, 'state', 'terraform.tfstate'),
variablesFile: (0,external_node_path_.join)(root, 'variables.tfvars.json'),
data: (0,external_node_path_.join)(root, 'data'),
};
for (const name of ['home', 'temporary', 'data', 'state'])
await (0,promises_.mkdir)((0,external_node_path_.join)(root, name));
await writeFiles(archive, files);
await takeManifest(places);
await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'cli.tfrc'), CLI_CONFIGURATION);
await (0,promises_.writeFile)(places.variablesFile, JSON.stringify(variables));
const names = await (0,promises_.readdir)(places.work).catch(() => []);
if (!names.some(file_names.ZC)) {
const where = workingDirectory || 'its root directory';
throw new EngineFailure(`The upload has no .tf file in ${where}. Set the workspace's working directory.`);
}
return places;
}
const LIMITS = {
maxBytes: 512 * 1024 * 1024,
maxEntries: 100_000,
wanted: () => true,
maxKept: 512 * 1024 * 1024,
};
async function writeFiles(archive, directory) {
const { files, links, programs } = await (0,tar.$2)(archive, LIMITS);
for (const path of [...files.keys(), ...links.keys()])
refuseBelowLink(path, links);
for (const [path, content] of files) {
if (links.has(path))
throw new tar.YF(`the archive has a file and a link: ${path}`);
const target = (0,external_node_path_.join)(directory, path);
await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
await (0,promises_.writeFile)(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
}
for (const [path, leadsTo] of links) {
const target = (0,external_node_path_.join)(directory, path);
await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
await (0,promises_.symlink)(external_node_path_.posix.relative(external_node_path_.posix.dirname(path), leadsTo) || '.', target);
}
}
function refuseBelowLink(path, links) {
for (let at = external_node_path_.posix.dirname(path); at !== '.'; at = external_node_path_.posix.dirname(at)) {
if (links.has(at))
throw new tar.YF(`the archive has a file below a link: ${path}`);
}
}
async function takeManifest({ files, root, work }) {
const path = (0,external_node_path_.join)(work, ...module_manifest.dp.split('/'));
const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
if (text === undefined)
return;
const records = (0,module_manifest.WI)(text);
if ('problem' in records)
throw new EngineFailure(`${module_manifest.dp} ${records.problem}.`);
const outside = records.find(({ directory }) => !isBelow((0,external_node_path_.resolve)(work, directory), files));
if (outside !== undefined) {
const led = `module ${JSON.stringify(outside.key)} to ${JSON.stringify(outside.directory)}`;
throw new EngineFailure(`${module_manifest.dp} leads ${led}, out of the upload.`);
}
await (0,promises_.mkdir)((0,external_node_path_.join)(root, 'data', 'modules'));
await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'data', 'modules', (0,external_node_path_.basename)(path)), text);
}
function isBelow(path, directory) {
return path === directory || path.startsWith(directory + external_node_path_.sep);
}
class Programs {
request;
places;
options;
#deadline;
constructor(options, request, places) {
this.options = options;
this.request = request;
this.places = places;
this.#deadline = options.clock.now() + (options.timeoutMs ?? TIMEOUT_MS);
}
async run(args, more = {}) {
const { program, execute, clock, maxLogBytes = MOST_LOG } = this.options;
const { root, work } = this.places;
const maxBytes = more.maxBytes ?? maxLogBytes;
const ended = await execute(program, args, {
cwd: work,
variables: { ...this.#variables(root), ...more.variables },
signal: this.request.signal,
timeoutMs: Math.max(1, this.#deadline - clock.now()),
maxBytes,
take: more.take,
}).catch((error) => {
throw new EngineFailure(`${program} could not be started: ${(0,error_message.g)(error)}. Install it, or choose another engine.`);
});
if (ended.ended === undefined)
return ended;
throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY[ended.ended](maxBytes)}`);
}
#variables(root) {
return {
...this.request.environment,
...this.options.variables,
HOME: (0,external_node_path_.join)(root, 'home'),
USERPROFILE: (0,external_node_path_.join)(root, 'home'),
TMPDIR: (0,external_node_path_.join)(root, 'temporary'),
TEMP: (0,external_node_path_.join)(root, 'temporary'),
TMP: (0,external_node_path_.join)(root, 'temporary'),
TF_CLI_CONFIG_FILE: (0,external_node_path_.join)(root, 'cli.tfrc'),
TF_DATA_DIR: this.places.data,
TF_IN_AUTOMATION: '1',
TF_INPUT: '0',
CHECKPOINT_DISABLE: '1',
};
}
withoutPaths(text) {
const { work, files, root } = this.places;
return text.replaceAll(`${work}/`, '').replaceAll(files, '').replaceAll(root, '');
}
}
const WHY = {
timeout: () => 'took too long and was ended with everything that it had started.',
flood: (bytes) => `printed more than ${bytes} bytes and was ended.`,
memory: () => 'took too much memory and was ended.',
aborted: () => 'was ended, because the run was canceled.',
};
var module_files = __webpack_require__(868);
;// CONCATENATED MODULE: ./build/src/configuration/backends.js
async function readBackends(files, directory) {
const names = (0,file_names.AM)((await files.names(directory)) ?? []);
const all = await (0,module_files._n)(names, (name) => external_node_path_.posix.join(directory, name), (path) => files.read(path), (text) => /backend|cloud|state_store|\\u/.test(text));
const found = all.flatMap(({ name, body }) => body.blocks
.filter(({ type }) => type === 'terraform')
.flatMap((block) => backendsIn(block.body).map((backend) => ({ backend, file: name }))));
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
const STATE_BLOCKS = ['backend', 'state_store'];
function backendsIn({ blocks, attributes }) {
const inJson = attributes.flatMap(({ name, value, range }) => {
if (name === 'cloud')
return [toBlock(name, [], { name, value, range })];
if (!STATE_BLOCKS.includes(name))
return [];
const objects = value.kind === 'tuple' ? value.items : [value];
return objects.flatMap((object) => object.kind !== 'object'
? []
: object.entries.map(({ key, value: inner }) => {
const label = key.kind === 'literal' ? String(key.value) : '';
return toBlock(name, [label], { name, value: inner, range });
}));
});
return [
...blocks.filter(({ type }) => type === 'cloud' || STATE_BLOCKS.includes(type)),
...inJson,
];
}
function toBlock(type, labels, attribute) {
return { type, labels, body: { attributes: [attribute], blocks: [] }, range: attribute.range };
}
;// CONCATENATED MODULE: ./build/src/service/engines/state-place.js
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
async function findStatePlace(uploaded, trusted) {
const problems = await problemsOf(uploaded);
const uploadedBackends = await readBackends(uploaded.files, uploaded.directory);
const trustedBackends = trusted === undefined ? uploadedBackends : await readBackends(trusted.files, trusted.directory);
const kept = [...uploadedBackends.blocks, ...trustedBackends.blocks].find(isKept)?.kind;
if (kept === undefined) {
return { replaced: true, problems, limits: [emptyState(uploadedBackends.blocks[0]?.kind)] };
}
const isAsBefore = uploadedBackends.written === trustedBackends.written && uploadedBackends.isCertain;
if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
return { replaced: false, problems, limits: [] };
}
const message = `The backend "${kept}" is not for certain the one of the default branch, so it was not used. Merge a change of the backend by itself, and write its values as literals.`;
return { replaced: true, problems, limits: [emptyState(kept), { kind: 'not-certain', message }] };
}
function isKept({ kind }) {
return kind !== 'cloud' && kind !== 'remote' && kind !== 'local';
}
function emptyState(kind) {
const where = kind === undefined || kind === 'local'
? 'The state of this configuration is in a file, which is not uploaded.'
: `The state of this configuration is in the ${kind === 'cloud' ? '`cloud` block’s workspace' : `backend "${kind}"`}, which was not read.`;
return {
kind: 'empty-state',
message: `${where} Every resource is planned as a new one, and nothing is seen to be destroyed.`,
};
}
function overrideText(stateFile) {
const path = JSON.stringify(stateFile).replaceAll('${', '$${').replaceAll('%{', '%%{');
return `terraform {\n  backend "local" {\n    path = ${path}\n  }\n}\n`;
}
async function problemsOf(uploaded) {
const names = (await uploaded.files.names(uploaded.directory)) ?? [];
const stem = (0,file_names.Vc)(OVERRIDE_FILE);
const wins = (name) => (0,file_names.ZC)(name) && ((0,file_names.Vc)(name) === stem || ((0,file_names.jn)(name) && sortsBehind(name)));
return names.filter(wins).map((name) => ({
severity: 'error',
summary: 'A file would replace the state of this plan',
detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
range: { filename: name, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
}));
}
function sortsBehind(name) {
return Buffer.compare(Buffer.from(name), Buffer.from(OVERRIDE_FILE)) > 0;
}
;// CONCATENATED MODULE: ./build/src/service/engines/program-engine.js
function programEngine(options) {
return {
name: options.program,
plan: (request) => planUnpacked(options, request, planWith),
};
}
async function planWith(programs) {
const { request, places } = programs;
const state = await findStatePlace(uploaded(programs), trustedOf(programs));
const [problem] = state.problems;
if (problem !== undefined)
return (0,failed_plan.n)(request.terraformVersion, state.problems);
if (state.replaced)
await (0,promises_.writeFile)((0,external_node_path_.join)(places.work, OVERRIDE_FILE), overrideText(places.stateFile));
const filter = createLineFilter((text) => {
request.log(programs.withoutPaths(text));
});
const init = await programs.run(['init', '-input=false', '-no-color', '-json'], {
take: filter.diagnostics,
});
if (init.exitCode !== 0) {
const failed = withoutPlan(programs, 'init', init, filter.log());
return state.replaced ? failed : withRemedy(failed);
}
const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
const plan = await programs.run(planArguments(request, places), {
take: filter.everything,
variables,
});
if (plan.exitCode !== 0)
return withoutPlan(programs, 'plan', plan, filter.log());
const show = await programs.run(['show', '-json', places.planFile], {
variables,
maxBytes: read_plan.vN,
});
if (show.exitCode !== 0)
return withoutPlan(programs, 'show', show, filter.log());
const { document, counts } = await (0,read_plan.m3)(show.stdout);
return {
document,
text: show.stdout,
counts,
problems: problemsIn(filter.log()),
limits: state.limits,
log: programs.withoutPaths(filter.log()),
};
}
function withRemedy({ log, ...failed }) {
const isIncomplete = failed.problems.some(({ summary }) => /\b(?:missing|required)\b/i.test(summary));
if (!isIncomplete)
return log === undefined ? failed : { ...failed, log };
const detail = 'This engine passes no -backend-config, so a backend is used as the default branch has it. Write its values into the backend block, or plan in a job of your own and name its plan with `plan`.';
const remedy = { severity: 'error', summary: 'The backend is not complete', detail };
return { ...failed, problems: [...failed.problems, remedy] };
}
function planArguments({ options, isDestroy, refresh }, places) {
return [
'plan',
'-input=false',
'-lock=false',
'-no-color',
'-json',
`-out=${places.planFile}`,
`-var-file=${places.variablesFile}`,
...(refresh ? [] : ['-refresh=false']),
...(isDestroy ? ['-destroy'] : []),
...(options.refreshOnly ? ['-refresh-only'] : []),
...options.targets.map((address) => `-target=${address}`),
...options.replace.map((address) => `-replace=${address}`),
];
}
function withoutPlan(programs, command, end, log) {
const problems = problemsIn(log);
if (!problems.some(({ severity }) => severity === 'error')) {
const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
const summary = `${programs.options.program} ${command} failed`;
const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
problems.push({ severity: 'error', summary, detail });
return (0,failed_plan.n)(programs.request.terraformVersion, problems);
}
const failed = (0,failed_plan.n)(programs.request.terraformVersion, problems);
return { ...failed, log: programs.withoutPaths(log) };
}
function uploaded({ places, request }) {
const at = (path) => (0,external_node_path_.join)(places.files, path);
return {
directory: request.workingDirectory,
files: {
names: (directory) => (0,promises_.readdir)(at(directory)).catch(() => undefined),
read: (path) => (0,promises_.readFile)(at(path), 'utf8').catch(() => undefined),
},
};
}
function trustedOf({ options, request }) {
const { trusted } = options;
return (trusted && {
files: trusted.files,
directory: [trusted.root, request.workingDirectory].filter((part) => part !== '').join('/'),
});
}
var tree = __webpack_require__(734);
var open_plan_file = __webpack_require__(7835);
var ask_git = __webpack_require__(9796);
var quote = __webpack_require__(8187);
;// CONCATENATED MODULE: ./build/src/local/tracked-plugins.js
const PLUGINS = /^(?:\.terraform(?:\/|$)|terraform\.d(?:$|\/plugins(?:\/|$))|terraform-provisioner-)/i;
const MOST_NAMED = 5;
async function refuseTrackedPlugins(directories, workspace, ports) {
const problems = [];
const trackedIn = new Map();
for (const { path, shownAs } of directories) {
const directory = (0,find_repository.eF)(path);
const repository = (0,find_repository.W1)(directory);
if (repository === undefined)
continue;
const root = (0,find_repository.eF)(repository);
const listing = trackedIn.get(root) ?? (0,ask_git.sp)(root, workspace, ports);
trackedIn.set(root, listing);
const tracked = await listing;
if (!(tracked instanceof Set))
continue;
const inside = (0,external_node_path_.relative)(root, directory).split(external_node_path_.sep).join('/');
const prefix = inside === '' ? '' : `${inside}/`;
const plugins = [...tracked].filter((file) => file.startsWith(prefix) && PLUGINS.test(file.slice(prefix.length)));
if (plugins.length === 0)
continue;
const more = plugins.length - MOST_NAMED;
const names = `${plugins.slice(0, MOST_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
problems.push({
where: 'directory',
message: `is ${(0,quote.hD)(shownAs)}, and git tracks files where Terraform looks for programs to run: ${names}. Take them out of git, with \`git rm -r --cached\`.`,
});
}
return problems;
}
;// CONCATENATED MODULE: ./build/src/local/choose-engine.js
async function chooseEngine(settings, directories, ports) {
if (settings.plan !== undefined) {
const inJob = isInJob(directories, ports);
const opened = await (0,open_plan_file.A)(settings.plan, settings, { ...directories, inJob }, ports);
return 'engine' in opened ? { name: undefined, ...opened } : opened;
}
const wanted = settings.engine === undefined ? PROGRAMS : [settings.engine];
const name = wanted.find((program) => (0,machine_execute.jY)(program, ports.environment));
if (name === undefined)
return { undecided: sayMissing(settings.engine) };
const { workingDirectory, jobTree } = directories;
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
const planned = (0,workspace_selectors.s7)(settings).map((shownAs) => ({
path: (0,external_node_path_.resolve)(workingDirectory, shownAs),
shownAs,
}));
const problems = await refuseTrackedPlugins(planned, workspace, ports);
if (problems.length > 0)
return { problems };
const named = settings.engineEnv ?? [];
const { githubToken = '', checksToken = '' } = settings;
const tokens = [githubToken, checksToken];
const variables = readEngineEnvironment(named, ports.environment, tokens);
if ('problem' in variables) {
return { problems: [{ where: 'engine-env', message: variables.problem }] };
}
const { execute, notApart } = await startsApart(name, ports.executeBounded, variables.value);
const options = { execute, clock: ports.clock, variables: variables.value };
const trusted = await trustedFiles(settings, directories);
const engine = {
name,
plan: (request) => programEngine({
...options,
program: name,
trusted: trusted?.(request.workspaceName),
}).plan(request),
};
return { name, notApart, engine };
}
const PROGRAMS = ['terraform', 'tofu'];
function sayMissing(wanted) {
const missing = wanted === undefined ? 'no terraform and no tofu' : `no ${wanted}, which \`engine\` names,`;
return `Nothing was planned: there is ${missing} on the PATH, and no plan file is given. Install one, or name a plan that another job made, with \`--plan\` or the input \`plan\`. The recipe: ${open_plan_file.PLAN_RECIPE}`;
}
function isInJob({ jobTree }, { environment }) {
return jobTree.proposed || (0,workspace.o5)(environment);
}
async function trustedFiles(settings, { workingDirectory, jobTree, placeOf }) {
if (!jobTree.proposed)
return undefined;
const { workspace: top = workingDirectory } = jobTree;
const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
const root = (0,find_repository.Di)(directory, top).repository?.root;
const files = root === undefined ? NO_FILES : await jobTree.trusted(root, undefined).catch(() => NO_FILES);
return (workspace) => {
const { root: path } = placeOf(workspace);
return {
files,
root: (0,external_node_path_.relative)(root ?? path, path)
.split(external_node_path_.sep)
.join('/'),
};
};
}
const NO_FILES = (0,tree.O2)({
names: async () => undefined,
read: async () => undefined,
});
var policy_files = __webpack_require__(8391);
var local_policy_files = __webpack_require__(93);
var empty_directory = __webpack_require__(8728);
;// CONCATENATED MODULE: ./build/src/machine/ask-opa.js
const BOUNDS = {
timeoutMs: 5 * 60_000,
maxBytes: 256 * 1024 * 1024,
maxResidentBytes: 2 * 1024 * 1024 * 1024,
};
async function askOpa({ executeBounded, environment, signal: all = new AbortController().signal }, { args, cwd, stdin, signal = all, bounds }) {
const failed = (why) => ({ exitCode: -1, stdout: '', stderr: why });
try {
const options = { stdin, variables: (0,machine_execute.I3)(environment), signal, ...BOUNDS, ...bounds };
const run = (at) => executeBounded('opa', args, { ...options, cwd: at });
const { exitCode = -1, ended, ...said } = await (cwd === undefined ? (0,empty_directory.A)(run, signal) : run(cwd));
if (ended === undefined)
return { exitCode, ...said };
return { ...failed(`opa ${machine_execute.QG[ended]} and was ended.`), ended };
}
catch (error) {
if (isMissing(error))
return undefined;
return failed(`opa could not be started: ${(0,error_message.g)(error)}`);
}
}
function untilDeadline(deadline, ports) {
return {
...ports,
executeBounded: (program, args, options) => {
const leftMs = Math.max(1, Math.ceil(deadline - ports.clock.now()) + 1);
const timeoutMs = Math.min(options.timeoutMs, leftMs);
return ports.executeBounded(program, args, { ...options, timeoutMs });
},
};
}
function isMissing(error) {
return /was not found in PATH|ENOENT/.test((0,error_message.g)(error));
}
;// CONCATENATED MODULE: ./build/src/local/rego/get-opa.js
const RELEASE = 'v1.22.2';
const OPA = `https://openpolicyagent.org/downloads/${RELEASE}`;
const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;
const get_opa_PROGRAMS = {
'linux x64': 'opa_linux_amd64_static',
'linux arm64': 'opa_linux_arm64_static',
'darwin x64': 'opa_darwin_amd64',
'darwin arm64': 'opa_darwin_arm64_static',
'win32 x64': 'opa_windows_amd64.exe',
};
function howToGetOpa(here = `${(0,external_node_os_.platform)()} ${(0,external_node_os_.arch)()}`) {
const program = get_opa_PROGRAMS[here];
if (program === undefined)
return 'For `opa` on this system see https://openpolicyagent.org.';
const download = here.startsWith('win32')
? `curl.exe -Lo opa.exe ${OPA}/${program}`
: `curl -Lo opa ${OPA}/${program} && chmod +x opa`;
return `To get opa: \`${download}\`. Move it to a directory on the PATH. With Go, \`${COMPILE_OPA}\` does all of that.`;
}
;// CONCATENATED MODULE: ./build/src/local/rego/find-opa.js
const OLDEST = '1.0.0';
const TAKEN_AWAY = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];
async function findOpa(ports) {
const ask = (args) => askOpa(ports, { args });
const [versions, functions] = await Promise.all([
ask(['version']),
ask(['capabilities', '--current']),
]);
if (versions === undefined || functions === undefined)
return undefined;
const [, version] = /^Version: (\d+\.\d+\.\S+)/m.exec(versions.stdout) ?? [];
if (version === undefined) {
return { problem: `The \`opa\` on the PATH does not say its version: ${messageOf(versions)}` };
}
if (Number(version.split('.')[0]) < 1) {
return { problem: `The \`opa\` on the PATH is ${version}. Install ${OLDEST} or newer.` };
}
if (/^1\.(?:21\.|22\.0(?:-|$))/.test(version)) {
const problem = `The \`opa\` on the PATH is ${version}. 1.21.0 to 1.22.0 overlook denials: \`input.x in {"a", input.y}\` never holds there. Install ${RELEASE.slice(1)}.`;
return { problem };
}
const parsed = dist.xLC(capabilitiesSchema, (0,parse.qF)(functions.stdout));
if (!parsed.success) {
const problem = `The \`opa\` on the PATH does not say which functions it has (\`opa capabilities --current\`): ${messageOf(functions)}`;
return { problem };
}
const builtins = parsed.output.builtins.filter(({ name }) => !TAKEN_AWAY.includes(name));
return { version, capabilities: JSON.stringify({ ...parsed.output, builtins, allow_net: [] }) };
}
const capabilitiesSchema = dist._H3({
builtins: dist.YOg(dist._H3({ name: dist.YjP() })),
});
function messageOf({ stdout, stderr }) {
return (stderr || stdout).trim().slice(0, 200);
}
var load_policies = __webpack_require__(5840);
var did_you_mean = __webpack_require__(440);
;// CONCATENATED MODULE: ./build/src/local/rego/groups.js
function groupRules(modules) {
const groups = new Map();
for (const module of modules) {
for (const rule of module.rules) {
const path = [...module.package, ...rule.name];
const key = path.join('\0');
const group = groups.get(key) ?? { path, rules: [] };
group.rules.push({ rule, module });
groups.set(key, group);
}
}
const below = new Map();
for (const group of groups.values()) {
for (const at of [-1, ...group.path.keys()]) {
const key = group.path.slice(0, at + 1).join('\0');
below.set(key, (below.get(key) ?? []).concat(group));
}
}
return Object.assign(groups, { below });
}
function groupsBelow({ below }, words) {
return below.get(words.join('\0')) ?? [];
}
var exact_json = __webpack_require__(5971);
;// CONCATENATED MODULE: ./build/src/service/policy-input.js
const RUN_SHAPE = {
keys: {
id: 'scalar',
created_at: 'scalar',
message: 'scalar',
is_destroy: 'scalar',
refresh: 'scalar',
refresh_only: 'scalar',
replace_addrs: { items: 'scalar' },
target_addrs: { items: 'scalar' },
source: 'scalar',
speculative: 'scalar',
organization: { keys: { name: 'scalar' } },
workspace: {
keys: {
id: 'scalar',
name: 'scalar',
auto_apply: 'scalar',
working_directory: 'scalar',
tags: { items: 'anything' },
},
},
},
};
;// CONCATENATED MODULE: ./build/src/local/rego/input-form.js
const TOOLS = [
{ tool: 'HCP Terraform', plan: 'plan', run: 'run' },
{ tool: 'Scalr', plan: 'tfplan', run: 'tfrun' },
{ tool: 'Spacelift', plan: 'terraform', run: undefined },
];
const PLAN_ITSELF = 'conftest';
const ALL_TOOLS = [...TOOLS.map(({ tool }) => tool), PLAN_ITSELF];
const PLAN_KEYS = Object.keys(TERRAFORM_PLAN.keys);
const FOR_A_PLAN = TOOLS.map(({ plan }) => plan);
const FOR_A_RUN = TOOLS.flatMap(({ run }) => run ?? []);
function documentForms() {
const named = TOOLS.map(({ tool, plan, run }) => ({ tool, keys: [plan, run ?? []].flat() }));
return [...named, { tool: PLAN_ITSELF, keys: PLAN_KEYS }];
}
const ANY_INPUT = shapeOf([...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS], TERRAFORM_PLAN);
function chooseForm(uses, isDeclared, plan) {
const possible = isDeclared ? ['plan', 'run'] : [...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS];
const written = new Set(uses.flatMap((use) => {
const tools = toolsOf(use, isDeclared);
const own = possible.filter((key) => tools.includes(toolOf(key)));
return readsWhole(use)
? own
: own.filter((key) => use.parts.some(([first]) => first === key));
}));
const keys = possible.filter((key) => written.has(key));
const tools = [...new Set(uses.flatMap((use) => toolsOf(use, isDeclared)))];
return { keys, shape: shapeOf(keys, plan), tools, possible };
}
function toolsOf({ parts, documents }, isDeclared) {
if (isDeclared)
return [TOOLS[0].tool];
const named = toolsNamed(documents);
if (named.length > 0)
return named;
const met = parts.flatMap(([first]) => first !== undefined && isTopKey(first) ? toolOf(first) : []);
return met.length > 0 ? [...new Set(met)] : [PLAN_ITSELF];
}
function readsWhole({ parts }) {
return parts.some(({ length }) => length === 0);
}
function toolsNamed(documents) {
return ALL_TOOLS.filter((tool) => documents.includes(wordFor(tool)));
}
function wordFor(tool) {
return tool.toLowerCase().replaceAll(' ', '-');
}
function doubtAbout(use, isDeclared) {
const tools = toolsOf(use, isDeclared);
if (isDeclared || toolsNamed(use.documents).length > 0)
return undefined;
if (readsWhole(use))
return 'may read any part of its input';
return tools.length > 1 ? `reads the documents of ${tools.join(' and ')}` : undefined;
}
function isTopKey(key) {
return Object.hasOwn(ANY_INPUT.keys, key);
}
function keysToPart([first = '']) {
return FOR_A_PLAN.includes(first) || FOR_A_RUN.includes(first) ? 2 : 1;
}
function toolOf(key) {
return TOOLS.find(({ plan, run }) => plan === key || run === key)?.tool ?? PLAN_ITSELF;
}
function shapeOf(keys, plan) {
const shapes = keys.flatMap((key) => {
if (FOR_A_PLAN.includes(key))
return [[key, plan]];
if (FOR_A_RUN.includes(key))
return [[key, RUN_SHAPE]];
const shape = plan.keys[key];
return shape === undefined ? [] : [[key, shape]];
});
return { keys: Object.fromEntries(shapes) };
}
function writeInput({ keys }, input) {
const plan = input.planText ?? JSON.stringify(input.plan);
const parts = keys.some((key) => PLAN_KEYS.includes(key)) ? membersOf(plan) : new Map();
const members = keys.flatMap((key) => {
const text = FOR_A_PLAN.includes(key)
? plan
: FOR_A_RUN.includes(key)
? JSON.stringify(input.run)
: parts.get(key);
return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
});
return `{${members.join(',')}}`;
}
function planPath(path) {
return FOR_A_PLAN.includes(path[0] ?? '') ? path.slice(1) : path;
}
function isOfRun([key]) {
return FOR_A_RUN.includes(key ?? '');
}
function isInInput({ plan, run }, path) {
return isOfRun(path) ? has(run, path.slice(1)) : has(plan, planPath(path));
}
function has(value, [step, ...rest]) {
if (step === undefined)
return true;
if (typeof value !== 'object' || value === null)
return false;
if (step === '*')
return Object.values(value).some((one) => has(one, rest));
return Object.hasOwn(value, step) && has(Reflect.get(value, step), rest);
}
function membersOf(text) {
const members = new Map();
let key;
let from = 0;
let depth = 0;
for (let at = 0; at < text.length; at += 1) {
const sign = text[at];
if (sign === '"') {
const end = (0,exact_json.Y)(text, at);
if (depth === 1 && key === undefined)
key = String(JSON.parse(text.slice(at, end + 1)));
at = end;
}
else if (sign === '{' || sign === '[')
depth += 1;
else if (sign === ':' && depth === 1)
from = at + 1;
else if (depth === 1 && (sign === ',' || sign === '}') && key !== undefined) {
members.set(key, text.slice(from, at).trim());
key = undefined;
}
if (sign === '}' || sign === ']')
depth -= 1;
}
return members;
}
;// CONCATENATED MODULE: ./build/src/local/rego/json-fields.js
function objectOf(value) {
return (0,parse.u4)(value) ? value : {};
}
function listOf(value) {
return Array.isArray(value) ? value : [];
}
function stringIn(value) {
return typeof value === 'string' ? value : undefined;
}
;// CONCATENATED MODULE: ./build/src/local/rego/kinds.js
const UNKNOWN = { id: '?', shape: 'anything' };
const DEEPEST = 16;
function partAt(part, shape) {
if (shape === 'anything' || part.length > DEEPEST)
return UNKNOWN;
const known = typeof shape === 'object' && 'named' in shape ? NAMED_SHAPES[shape.named] : shape;
return { id: `input/${part.join('/')}`, part, shape: known };
}
function dataAt(words) {
const data = words.slice(0, DEEPEST);
return { id: `data/${data.join('/')}`, data, shape: 'anything' };
}
function collectionOf(members, isSet, key) {
return members.map((of) => {
const depth = (of.depth ?? 0) + 1;
const id = `${isSet ? 'set' : 'list'} ${JSON.stringify(key)} of ${of.id}`;
return depth > DEEPEST ? of : { id, of, isSet, key, depth, shape: 'anything' };
});
}
function kindsBelow({ of, shape, part = [], ...one }, key) {
if (of !== undefined)
return (key ?? one.key) === (one.key ?? key) ? [of] : [];
if (shape === 'anything')
return [UNKNOWN];
if (shape === 'scalar')
return [];
if ('items' in shape)
return key === undefined ? [partAt([...part, '*'], shape.items)] : [];
if ('values' in shape)
return [partAt([...part, key ?? '*'], shape.values)];
const inner = Object.entries('keys' in shape ? shape.keys : {});
return inner.flatMap(([name, one]) => name === (key ?? name) ? partAt([...part, name], one) : []);
}
function textsIn(kinds) {
const texts = kinds.flatMap(({ text }) => text ?? []);
return texts.length > 0 && texts.length === kinds.length ? texts : undefined;
}
;// CONCATENATED MODULE: ./build/src/local/rego/syntax.js
function readModule(file, json) {
const tree = objectOf(json);
const path = listOf(objectOf(tree['package'])['path']);
if (path.length === 0)
return undefined;
const imports = listOf(tree['imports']).map((one) => {
const { path: ref, alias } = objectOf(one);
const words = constantsOf(objectOf(ref)['value']);
return [stringIn(alias) ?? words.at(-1) ?? '', words];
});
const shared = listOf(tree['annotations'])
.map(objectOf)
.filter(({ scope }) => scope === 'package' || scope === 'subpackages');
return {
file,
package: constantsOf(path).slice(1),
imports: new Map(imports.filter(([, [first]]) => first === 'input' || first === 'data')),
rules: listOf(tree['rules']).flatMap((rule) => toRules(rule)),
annotations: toAnnotations(shared),
};
}
function constantsOf(ref) {
const words = [];
for (const [at, part] of listOf(ref).entries()) {
const { type, value } = objectOf(part);
if (typeof value !== 'string' || !(type === 'string' || (at === 0 && type === 'var')))
break;
words.push(value);
}
return words;
}
function toRules(json, isElse = false) {
const { head: headJson, body, else: otherwise, annotations } = objectOf(json);
const head = objectOf(headJson);
const ref = head['ref'] === undefined ? [{ type: 'var', value: head['name'] }] : head['ref'];
const name = constantsOf(ref);
const keys = listOf(ref).slice(name.length).map(toTerm);
const rule = {
name,
args: head['args'] === undefined ? undefined : listOf(head['args']).map(toTerm),
body: toBody(body),
value: keys.reduceRight(objectWith, headValue(head)),
isElse,
annotations: toAnnotations(listOf(annotations).map(objectOf)),
place: placeOf(json) ?? placeOf(headJson),
};
return otherwise === undefined ? [rule] : [rule, ...toRules(otherwise, true)];
}
function headValue({ key, value }) {
return value === undefined && key !== undefined
? syntax_collectionOf('set', [key], placeOf(key))
: toTerm(value);
}
function objectWith(value, key) {
return { kind: 'collection', isSet: false, entries: [{ key, value }], place: key.place };
}
function toAnnotations(all) {
const title = all.map((one) => stringIn(one['title'])).find((text) => text !== undefined);
const textsOf = (key) => all.flatMap(({ custom }) => {
const written = objectOf(custom)[key];
return [written, ...listOf(written)].flatMap((one) => stringIn(one) ?? []);
});
const inputKeys = textsOf('input-keys');
const documents = textsOf('input-document');
return title === undefined ? { inputKeys, documents } : { title, inputKeys, documents };
}
function toBody(json) {
return listOf(json).flatMap(toExpressions);
}
function toExpressions(json) {
const { terms, negated, with: modifiers } = objectOf(json);
const place = placeOf(json);
const replaced = listOf(modifiers).flatMap((one) => {
const { target, value } = objectOf(one);
return [toTerm(value), toTerm(target)];
});
const isNegated = negated === true;
return readTerms(terms, place).map((term) => ({ term, isNegated, replaced, place }));
}
function readTerms(terms, place) {
if (Array.isArray(terms))
return [toCall(terms, place)];
const { symbols, domain, body, key, value } = objectOf(terms);
const names = listOf(symbols);
const { type, value: members } = objectOf(names[0]);
if (type === 'call')
return readMembers(listOf(members).slice(1), place);
if (names.length > 0)
return [{ kind: 'call', name: 'some', args: names.map(toTerm), place }];
if (domain === undefined)
return [toTerm(terms)];
const inner = readMembers([key, value, domain], place).map((term) => {
return { term, isNegated: false, replaced: [], place };
});
return [{ kind: 'comprehension', value: NOTHING, body: [...inner, ...toBody(body)], place }];
}
function readMembers(written, place) {
const terms = written.filter((one) => one !== null).map(toTerm);
const [head = NOTHING, value = NOTHING, key] = terms.toReversed();
const parts = [key ?? { ...NOTHING, place: head.place }];
const member = { kind: 'reference', head, parts, place: head.place };
const assigned = { kind: 'call', name: 'assign', args: [value, member], place };
return key === undefined
? [assigned]
: [{ kind: 'call', name: 'some', args: [key], place }, assigned];
}
function toCall(json, place) {
const [name, ...args] = json;
const words = constantsOf(objectOf(name)['value']);
return { kind: 'call', name: words.join('.'), args: args.map(toTerm), place };
}
function toTerm(json) {
const { type, value } = objectOf(json);
const place = placeOf(json);
switch (type) {
case 'null':
case 'boolean':
case 'number':
case 'string':
return { kind: 'scalar', value: value ?? null, place };
case 'var':
return { kind: 'variable', name: String(value), place };
case 'ref': {
const [head, ...parts] = listOf(value).map(toTerm);
return { kind: 'reference', head: head ?? { kind: 'other', place }, parts, place };
}
case 'array':
case 'set':
return syntax_collectionOf(type, listOf(value), place);
case 'object': {
const entries = listOf(value).map((pair) => {
const [key, inner] = listOf(pair);
return { key: toTerm(key), value: toTerm(inner) };
});
return { kind: 'collection', isSet: false, entries, place };
}
case 'arraycomprehension':
case 'setcomprehension':
case 'objectcomprehension':
return toComprehension(type, objectOf(value), place);
case 'templatestring': {
const parts = listOf(objectOf(value)['parts']);
const written = parts.filter((part) => objectOf(part)['terms'] !== undefined);
return { kind: 'comprehension', value: NOTHING, body: toBody(written), place };
}
case 'call':
return toCall(listOf(value), place);
default:
return { kind: 'other', place };
}
}
function syntax_collectionOf(type, items, place) {
const entries = items.map((item) => ({ value: toTerm(item) }));
return { kind: 'collection', isSet: type.startsWith('set'), entries, place };
}
function toComprehension(type, { term, key, value, body }, place) {
const members = type === 'objectcomprehension'
? objectWith(toTerm(value), toTerm(key))
: syntax_collectionOf(type, [term], place);
return { kind: 'comprehension', value: members, body: toBody(body), place };
}
const NOTHING = { kind: 'scalar', value: null, place: undefined };
function placeOf(json) {
const { row, col } = objectOf(objectOf(json)['location']);
return typeof row === 'number' && typeof col === 'number' ? { row, column: col } : undefined;
}
;// CONCATENATED MODULE: ./build/src/local/rego/names.js
function readPolicyNames(policy, groups, input) {
return new NameReader(policy, groups, partAt([], input)).read();
}
class NameReader {
#groups;
#input;
#ways = new Map();
#answers;
#known = new Map();
#parts = new Map();
#absent = [];
#statements = [];
constructor(policy, groups, input) {
this.#groups = groups;
this.#input = input;
this.#answers = new Set(policy);
for (const group of policy)
this.#ways.set(group, new Set([false]));
}
read() {
const sizes = () => [this.#answers, ...this.#ways.values(), ...this.#known.values()]
.map((one) => one.size)
.join();
for (let before = ''; before !== sizes();) {
before = sizes();
this.#parts = new Map();
this.#absent = [];
this.#statements = [];
for (const [group, ways] of this.#ways) {
for (const isNegated of ways)
this.#group(group, isNegated);
}
}
const parts = [...this.#parts.values()];
const rules = new Set(this.#ways.keys());
return { rules, parts, absent: this.#absent, statements: this.#statements };
}
#group(group, isNegated) {
for (const { rule, module } of group.rules) {
const about = { group, rule, module, place: rule.place, isNegated };
const scope = { ...about, hasDefault: false, isPrinted: false, variables: new Map() };
this.#statements.push(scope);
for (const pattern of rule.args ?? []) {
this.#match(pattern, this.#kindsOf(pattern), scope, true);
}
const value = this.#body(rule, scope);
this.#learn(group, value);
if (this.#answers.has(group))
this.#use(value, scope);
}
}
#body({ body, value }, outer) {
for (const { term, replaced, isNegated, place } of body) {
const isPrinted = term.kind === 'call' && PRINTS.includes(term.name);
const scope = { ...outer, place, isPrinted, isNegated: outer.isNegated !== isNegated };
this.#statements.push(scope);
const terms = isPrinted ? [] : [...replaced, term];
for (const one of terms)
this.#use(this.#term(one, scope), scope);
}
return this.#term(value, outer);
}
#term(term, scope) {
switch (term.kind) {
case 'scalar': {
const { value: text } = term;
return [typeof text === 'string' ? { id: `"${text}"`, text, shape: 'anything' } : UNKNOWN];
}
case 'variable': {
const own = this.#declaring(term, scope, false);
if (own !== undefined)
return this.#kindsOf(own);
const [first, ...words] = this.#global(term.name, scope.module) ?? [];
const above = [first === 'input' ? this.#input : dataAt([])];
const at = { ...scope, place: term.place };
return words.reduce((here, word) => this.#members(here, [word], at), above);
}
case 'reference':
return this.#steps(this.#term(term.head, scope), term.parts, scope);
case 'collection': {
return term.entries.flatMap(({ key, value }) => {
const keys = key === undefined ? [] : this.#term(key, scope);
this.#use(keys, scope);
const [text, ...others] = textsIn(keys) ?? [];
const known = others.length === 0 ? text : undefined;
return collectionOf(this.#term(value, scope), term.isSet, known);
});
}
case 'comprehension':
return this.#body(term, { ...scope, variables: new Map(scope.variables) });
case 'call':
return this.#call(term.name, term.args, scope);
case 'other':
this.#mayRead([]);
return [UNKNOWN];
}
}
#call(name, args, scope) {
const [left = NOTHING, right = NOTHING, otherwise = NOTHING] = args;
if (name === 'some')
for (const variable of args)
this.#bind(variable, [], scope, true);
if (name === 'assign')
this.#match(left, this.#term(right, scope), scope, true);
if (name === 'some' || name === 'assign')
return [UNKNOWN];
if (name === 'object.get') {
const path = right.kind === 'collection' ? right.entries.map(({ value }) => value) : [right];
const from = this.#term(left, scope);
const value = this.#steps(from, path, { ...scope, hasDefault: true });
return [...value, ...this.#term(otherwise, scope)];
}
const values = args.map((arg) => this.#term(arg, scope));
const group = this.#functionOf(name, scope.module);
if (group !== undefined)
return this.#function(group, args, values, scope);
const kept = KEEPS_MEMBERS[name];
if (kept !== undefined)
return values.slice(0, kept).flat();
if (name === 'walk')
this.#bind(right, [UNKNOWN], scope, false);
const [one = [], other = []] = values;
const isBound = name === 'eq' &&
[this.#bind(left, other, scope, false), this.#bind(right, one, scope, false)].includes(true);
if (!isBound)
for (const value of values)
this.#use(value, scope);
const what = textsIn(other) ? containerIn(one) : textsIn(one) && containerIn(other);
if (EQUALS.includes(name) && !isBound && what !== undefined) {
const said = `compares ${what} with a text, and these are never equal: compare what is in it`;
this.#absent.push({ ...scope, path: [], instead: [], said });
}
return [UNKNOWN];
}
#function(group, args, values, scope) {
for (const { rule } of group.rules) {
for (const [at, pattern] of (rule.args ?? []).entries()) {
this.#learn(pattern, values[at]?.filter((kind) => kind !== UNKNOWN) ?? []);
}
}
const result = this.#lead(group, scope);
const outputs = args.slice(group.rules[0]?.rule.args?.length ?? 0);
for (const output of outputs)
this.#match(output, result, scope, false);
return result;
}
#functionOf(name, module) {
const [first = '', ...rest] = name.split('.');
const [, ...words] = this.#global(first, module) ?? [];
return this.#groups.get([...words, ...rest].join('\0'));
}
#bind(pattern, kinds, scope, isNew) {
const own = this.#declaring(pattern, scope, isNew);
if (own !== undefined)
this.#learn(own, kinds);
if (pattern.kind !== 'collection' || pattern.isSet)
return own !== undefined;
const areBound = pattern.entries.map(({ key, value }) => {
const members = this.#step(kinds, key ?? { ...NOTHING, place: pattern.place }, scope);
return this.#match(value, members, scope, isNew);
});
return areBound.includes(true);
}
#match(pattern, kinds, scope, isNew) {
const isBound = this.#bind(pattern, kinds, scope, isNew);
if (!isBound)
this.#use([...this.#term(pattern, scope), ...kinds], scope);
return isBound;
}
#declaring(term, { variables, module }, isNew) {
if (term.kind !== 'variable')
return undefined;
const known = isNew ? undefined : variables.get(term.name);
const isOwn = isNew || known !== undefined || this.#global(term.name, module) === undefined;
if (isOwn && known === undefined)
variables.set(term.name, term);
return isOwn ? (known ?? term) : undefined;
}
#global(name, { imports, package: own }) {
if (name === 'input' || name === 'data')
return [name];
const isRule = groupsBelow(this.#groups, [...own, name]).length > 0;
return imports.get(name) ?? (isRule ? ['data', ...own, name] : undefined);
}
#steps(from, steps, scope) {
return steps.reduce((here, step) => this.#step(here, step, scope), from);
}
#step(from, step, scope) {
const keys = this.#term(step, { ...scope, hasDefault: false });
const at = { ...scope, place: step.place };
const texts = textsIn(keys);
if (texts !== undefined)
return this.#members(from, texts, at);
this.#use(keys, scope);
const ofSets = from.flatMap(({ of, isSet }) => (of !== undefined && isSet ? of : []));
this.#bind(step, ofSets.length > 0 ? ofSets : [UNKNOWN], scope, false);
return this.#members(from, [undefined], { ...at, hasDefault: false });
}
#members(from, keys, at) {
const found = from.flatMap((kind) => keys.flatMap((key) => this.#member(kind, key, at)));
const [{ part, shape } = UNKNOWN] = from;
if (found.length > 0 || part === undefined)
return found;
const instead = Object.keys(typeof shape === 'object' && 'keys' in shape ? shape.keys : {});
this.#absent.push({ ...at, path: [...part, keys[0] ?? '*'], instead });
return [UNKNOWN];
}
#member(kind, key, at) {
const { part, data, of } = kind;
if (key === undefined) {
if (of === undefined)
this.#use([kind], at);
return kindsBelow(kind);
}
const path = (part ?? data ?? []).concat(key);
if (part !== undefined && path.length >= keysToPart(path))
this.#mayRead(path);
if (data === undefined)
return kindsBelow(kind, key);
const group = this.#groups.get(path.join('\0'));
const below = groupsBelow(this.#groups, path);
if (group !== undefined && below.length === 1)
return this.#lead(group, at);
if (group !== undefined)
this.#use([dataAt(path)], at);
if (below.length === 0)
this.#absent.push({ ...at, path: [], instead: [], data: path });
return [group === undefined ? dataAt(path) : UNKNOWN];
}
#use(kinds, scope) {
for (let kind of kinds) {
while (kind.of !== undefined)
kind = kind.of;
if (kind.part !== undefined)
this.#mayRead(kind.part);
for (const group of kind.data === undefined ? [] : groupsBelow(this.#groups, kind.data)) {
this.#lead(group, scope);
this.#answers.add(group);
}
}
}
#mayRead(path) {
const part = path.slice(0, keysToPart(path));
this.#parts.set(part.join('\0'), part);
}
#lead(group, { isNegated }) {
this.#ways.set(group, (this.#ways.get(group) ?? new Set()).add(isNegated));
return this.#kindsOf(group);
}
#learn(of, kinds) {
const known = this.#known.get(of) ?? new Map();
this.#known.set(of, known);
for (const kind of kinds)
known.set(kind.id, kind);
}
#kindsOf(of) {
return [...(this.#known.get(of)?.values() ?? [])];
}
}
const PRINTS = ['print', 'internal.print', 'trace'];
const EQUALS = ['eq', 'equal'];
const KEEPS_MEMBERS = {
sort: 1,
'array.slice': 1,
'array.reverse': 1,
'array.concat': 2,
or: 2,
};
function containerIn(kinds) {
const words = kinds.map(({ shape }) => typeof shape === 'object' ? ('items' in shape ? 'a list' : 'an object') : undefined);
return words.includes(undefined) ? undefined : words[0];
}
;// CONCATENATED MODULE: ./build/src/local/rego/opa-errors.js
const errorsSchema = dist._H3({
errors: dist.YOg(dist._H3({
message: dist.YjP(),
code: dist.lqM(dist.YjP(), ''),
location: dist.lqM(dist._H3({
file: dist.lqM(dist.YjP(), ''),
row: dist.lqM(dist.aig(), 0),
col: dist.lqM(dist.aig(), 0),
})),
details: dist.lqM(dist.L5J()),
})),
});
function errorsIn({ exitCode, stdout, stderr }) {
if (exitCode === 0)
return [];
for (const text of [stdout, stderr]) {
const parsed = dist.xLC(errorsSchema, (0,parse.qF)(text));
if (!parsed.success || parsed.output.errors.length === 0)
continue;
return parsed.output.errors.map(({ message, code, location, details }) => ({
message,
code,
file: location?.file.replace(/^\.?\//, '') || undefined,
row: location?.row ?? 0,
column: location?.col ?? 0,
details,
}));
}
const message = (stderr || stdout).trim().slice(0, 2_000);
return [{ message, code: '', file: undefined, row: 0, column: 0, details: undefined }];
}
function opa_errors_placeOf(shownAs, { file, row }) {
if (file === undefined)
return shownAs;
return `${shownAs}/${file}${row > 0 ? `:${row}` : ''}`;
}
function explainError(error, shownAs, opa) {
const { code, message } = error;
const [, file, why] = /load failed on (\S+): (.+)/s.exec(message) ?? [];
if (why !== undefined) {
return `${opa_errors_placeOf(shownAs, { file, row: 0 })}: cannot be read as data: ${why.trim()}. Correct it, or remove the file.`;
}
const said = message.replaceAll(/\s*\n\s*/g, ' ').trim();
const sentence = undefinedFunction(said, opa) ?? wrongArguments(said, error.details) ?? opa_errors_withRemedy(code, said);
return `${opa_errors_placeOf(shownAs, error)}: ${sentence}`;
}
function wrongArguments(message, details) {
const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
const { have, want } = objectOf(details);
const takes = listOf(objectOf(want)['args']);
if (name === undefined || takes.length === 0)
return undefined;
const inWords = (types) => types
.slice(0, takes.length - 1)
.map(typeWords)
.join(', ');
const gets = inWords(listOf(have));
const wants = inWords(takes);
return `${name} gets (${gets}), and takes (${wants}). Call it with values of these types.`;
}
function undefinedFunction(message, { capabilities, version }) {
const [, name] = /^undefined function (\S+)/.exec(message) ?? [];
if (name === undefined)
return undefined;
if (TAKEN_AWAY.includes(name)) {
return `undefined function ${name}: policies cannot use it here, because it reads more than their input. Put what it returns into data.json beside the policies.`;
}
const near = (0,did_you_mean.a)(name, namesIn(capabilities));
const meant = near === undefined ? '' : ` Did you mean ${near}?`;
return `undefined function ${name}: opa ${version} has none of this name, and neither have the policies.${meant}`;
}
const namesSchema = dist._H3({ builtins: dist.YOg(dist._H3({ name: dist.YjP() })) });
function namesIn(capabilities) {
const parsed = dist.xLC(namesSchema, (0,parse.qF)(capabilities));
return parsed.success ? parsed.output.builtins.map(({ name }) => name) : [];
}
const REMEDIES = [
[/^(rego_unsafe_var_error) /, 'Give it a value in this rule, or declare it with `some`.'],
[/ conflicting rules /, 'Give one of them another name: a rule is a set or a single value.'],
[/^rego_recursion_error /, 'A rule cannot use itself, not even through another one.'],
[/ must not shadow |already declared/, 'Rename it.'],
[/ referenced above/, 'Write the assignment before the first use.'],
[/ declared but not used/, 'Remove it, or use it.'],
[
/keyword is required before/,
'Write it in this line. `opa fmt --write --v0-v1` writes it in a file that is Rego v0 as a whole.',
],
[/ has arity /, 'Call it with as many arguments as it takes.'],
[/ undefined ref/, 'What it refers to cannot have this part: correct the name.'],
[/ empty module/, 'Write a package into it, or remove the file.'],
[/^rego_parse_error /, 'Correct the syntax: `opa fmt FILE` shows the same error.'],
[/^rego_type_error /, 'Compare and call with values of the same type.'],
];
function opa_errors_withRemedy(code, message) {
const remedy = REMEDIES.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1];
const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
return remedy === undefined ? sentence : `${sentence} ${remedy}`;
}
const TYPES = {
array: 'a list',
object: 'an object',
string: 'a text',
number: 'a number',
boolean: 'true or false',
null: 'null',
set: 'a set',
};
function typeWords(type) {
const { type: name, of } = objectOf(type);
if (name === 'any')
return [...new Set(listOf(of).map(typeWords))].join(' or ') || 'anything';
return TYPES[stringIn(name) ?? ''] ?? 'a value of another type';
}
;// CONCATENATED MODULE: ./build/src/local/rego/opa-schema.js
function toSchema(shape) {
const definitions = Object.entries(NAMED_SHAPES).map(([name, one]) => [name, schemaOf(one)]);
return {
$schema: 'http://json-schema.org/draft-07/schema#',
...schemaOf(shape),
definitions: Object.fromEntries(definitions),
};
}
function schemaOf(shape) {
if (shape === 'anything' || shape === 'scalar')
return {};
if ('named' in shape)
return { $ref: `#/definitions/${shape.named}` };
if ('items' in shape)
return { type: 'array', items: schemaOf(shape.items) };
if ('values' in shape)
return { type: 'object', additionalProperties: schemaOf(shape.values) };
const properties = Object.entries(shape.keys).map(([key, one]) => [key, schemaOf(one)]);
return {
type: 'object',
properties: Object.fromEntries(properties),
additionalProperties: false,
};
}
function locateErrors(errors, modules, { absent, statements }) {
return errors.flatMap((error) => {
const ref = wordsOf(error);
const isKnown = absent.some(({ module, place, path }) => path.at(-1) === ref.path.at(-1) &&
(ref.head === 'data' || (module.file === error.file && place?.row === error.row)));
const module = modules.find(({ file }) => file === error.file);
const rule = module && ruleAt(module, error.row);
const ways = statements.filter((one) => one.rule === rule && isBefore(one, error));
const last = ways.filter(({ place }) => place === ways.at(-1)?.place);
const statement = last.find(({ isNegated }) => !isNegated) ?? last[0];
if (isKnown || statement === undefined || statement.isPrinted)
return [];
return [
{
...statement,
place: { row: error.row, column: error.column },
path: ref.head === 'input' ? ref.path : [],
instead: ref.instead,
said: sentenceOf(error, ref),
},
];
});
}
function wordsOf({ details }) {
const { ref, pos, oneOf } = objectOf(details);
const last = typeof pos === 'number' ? pos : listOf(ref).length;
const parts = listOf(ref).map((part) => {
const { type, value } = objectOf(part);
return type === 'string' ? String(value) : '*';
});
return {
head: stringIn(objectOf(listOf(ref)[0])['value']),
path: parts.slice(1, last + 1),
instead: listOf(oneOf).flatMap((one) => stringIn(one) ?? []),
};
}
function ruleAt({ rules }, row) {
const before = rules.filter(({ place }) => place !== undefined && place.row <= row);
return before.toSorted((one, other) => (other.place?.row ?? 0) - (one.place?.row ?? 0))[0];
}
function isBefore({ place }, { row, column }) {
if (place === undefined)
return false;
return place.row < row || (place.row === row && place.column <= column);
}
function sentenceOf({ message, details }, { head, path }) {
if (head === 'input')
return undefined;
if (head !== undefined) {
const text = [head, ...path].join('.').replaceAll('.*', '[_]');
return `reads ${text}, and nothing there is called "${path.at(-1) ?? ''}"`;
}
const { a, b } = objectOf(details);
if (message === 'match error') {
return `compares ${typeWords(a)} with ${typeWords(b)}, and these are never equal`;
}
const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
return name === undefined
? `can never be true: ${message}`
: `calls ${name} with a value of a type that it does not take`;
}
;// CONCATENATED MODULE: ./build/src/local/rego/read-modules.js
const MOST_ERRORS = 20;
async function readModules(source) {
const { policies, trees, folder } = source;
const files = [...policies.files.keys()].filter((name) => name.endsWith('.rego')).sort();
const modules = files.flatMap((file) => readModule(file, trees[file]) ?? []);
const unread = files.filter((file) => trees[file] === undefined);
const reading = await Promise.all(unread.map((file) => readOld(file, source)));
throwErrors(source, reading.flatMap((one) => ('errors' in one ? one.errors : [])));
modules.push(...reading.flatMap((one) => ('module' in one ? [one.module] : [])));
await folder.markOld(unread);
return { modules, old: unread };
}
async function parseAll({ files }, ports) {
const texts = [...files]
.filter(([name]) => name.endsWith('.rego'))
.map(([name, content]) => [name, new TextDecoder().decode(content)]);
const query = '{file: tree | some file, text in input; tree := rego.parse_module(file, text)}';
const args = ['eval', '--stdin-input', '--format', 'json', query];
const stdin = JSON.stringify(Object.fromEntries(texts));
const answer = await askOpa(ports, { args, stdin });
const [result] = listOf(objectOf((0,parse.qF)(answer?.stdout ?? ''))['result']);
const [expression] = listOf(objectOf(result)['expressions']);
return objectOf(objectOf(expression)['value']);
}
async function readOld(file, { folder }) {
const module = await parseRegoFile(file, true, folder);
if (module !== undefined)
return { module };
const errorsAs = async (...version) => {
const answer = await folder.ask(['check', '--format', 'json', ...version, `./${file}`]);
return errorsIn(answer).filter(({ code }) => code === 'rego_parse_error');
};
const [asNew, asOld] = await Promise.all([errorsAs(), errorsAs('--v0-compatible')]);
const isOld = asNew.some(({ message }) => message.includes('keyword is required'));
const errors = isOld && asOld.length > 0 ? asOld : asNew;
const unnamed = { message: 'opa cannot read it', code: '', row: 0, column: 0, details: null };
return { errors: errors.length > 0 ? errors : [{ ...unnamed, file }] };
}
async function parseRegoFile(file, isOld, folder) {
const version = isOld ? ['--v0-compatible'] : [];
const include = ['--json-include', 'locations,-comments'];
const args = ['parse', '--format', 'json', ...include, ...version, `./${file}`];
const { exitCode, stdout } = await folder.ask(args);
return exitCode === 0 ? readModule(file, (0,parse.qF)(stdout)) : undefined;
}
async function locateModules({ modules, old }, files, folder) {
return Promise.all(modules.map(async (module) => {
const { file } = module;
if (!files.has(file))
return module;
return (await parseRegoFile(file, old.includes(file), folder)) ?? module;
}));
}
function filesWithMetadata({ files }) {
const named = [...files].filter(([name, content]) => name.endsWith('.rego') && /\binput-(?:keys|document)\b/.test(Buffer.from(content).toString()));
return new Set(named.map(([name]) => name));
}
async function checkModules(source, { old: known }) {
const { folder } = source;
const check = async () => errorsIn(await folder.ask(['check', '--format', 'json', ...MOST, ...folder.sources]));
const errors = await check();
if (errors.length === 0)
return undefined;
const perhaps = errors.flatMap(({ file, message }) => file !== undefined && /deprecated|must not shadow/.test(message) ? [file] : []);
const old = [...new Set([...known, ...perhaps])];
if (old.length > known.length) {
await folder.markOld(old);
if ((await check()).length === 0)
return old;
}
throwErrors(source, errors);
return undefined;
}
const MOST = ['--max-errors', '100'];
function throwErrors({ policies, opa }, errors) {
if (errors.length === 0)
return;
const lines = errors.map((error) => explainError(error, policies.shownAs, opa));
throw new policy_files.cq([...new Set(lines)].slice(0, MOST_ERRORS).join('\n'));
}
;// CONCATENATED MODULE: ./build/src/local/rego/absent-names.js
async function readInput(source) {
const { policies, folder, modules, groups, judging, plan } = source;
const isDeclared = policies.files.has('policies.hcl');
const first = judging.map((policy) => namesOf(policy, groups, ANY_INPUT));
const uses = judging.map(({ group }, at) => ({
parts: first[at]?.parts ?? [],
documents: annotationsOf(group).flatMap(({ documents }) => documents),
}));
const form = chooseForm(uses, isDeclared, plan);
if (form.keys.length === 0)
refuseReviews(first, policies);
const doubts = new Map(judging.flatMap(({ query }, at) => {
const doubt = uses[at] && doubtAbout(uses[at], isDeclared);
return doubt === undefined ? [] : [[query, doubt]];
}));
const schema = await folder.write('schema.json', JSON.stringify(toSchema(form.shape)));
const words = ['check', '--format', 'json', '--max-errors', '0', '--schema', schema];
const errors = errorsIn(await folder.ask([...words, ...folder.sources])).filter(({ code }) => code === 'rego_type_error');
const data = readData(policies);
const read = (all) => judging.map((policy) => withData(namesOf(policy, all, form.shape), all, data));
const names = read(groups);
const used = new Set(names.flatMap(({ rules }, at) => [...rules].filter((one) => one !== judging[at]?.group)));
const unclear = new Set([
...names.flatMap(({ absent }) => absent.map(({ module }) => module.file)),
...errors.flatMap(({ file }) => file ?? []),
]);
if (unclear.size === 0)
return { form, findings: new Map(), doubts, used };
const located = await locateModules(modules, unclear, folder);
const again = read(groupRules(located));
const findings = judging.map((policy, at) => {
const found = again[at];
if (found === undefined)
return [policy.query, []];
const absent = [...found.absent, ...locateErrors(errors, located, found)];
const isDecided = toolsNamed(uses[at]?.documents ?? []).length > 0;
return [policy.query, toFindings(absent, policy, isDecided)];
});
return { form, findings: new Map(findings), doubts, used };
}
function namesOf({ group, exception }, all, input) {
const policy = [group, exception?.group].flatMap((one) => {
const known = one && all.get(one.path.join('\0'));
return known ?? [];
});
return readPolicyNames(policy, all, input);
}
function readData({ files }) {
const data = {};
for (const [name, content] of files) {
if (/(?:^|\/)data\.ya?ml$/.test(name))
return undefined;
if (!/(?:^|\/)data\.json$/.test(name))
continue;
let here = data;
for (const word of name.split('/').slice(0, -1)) {
const there = here[word];
const inner = (0,parse.u4)(there) ? { ...there } : {};
here[word] = inner;
here = inner;
}
const parsed = (0,parse.qF)(Buffer.from(content).toString());
if ((0,parse.u4)(parsed))
Object.assign(here, parsed);
}
return data;
}
function withData(names, groups, data) {
const absent = names.absent.flatMap((name) => {
if (name.data === undefined)
return [name];
const said = data && missingIn(data, name.data, groups);
return said === undefined ? [] : [{ ...name, said }];
});
return { ...names, absent };
}
function missingIn(data, words, groups) {
let here = data;
for (const [at, word] of words.entries()) {
const known = objectOf(here);
if (!Object.hasOwn(known, word)) {
const above = words.slice(0, at);
const rules = groupsBelow(groups, above).flatMap(({ path }) => path[at] ?? []);
const near = (0,did_you_mean.a)(word, [...new Set([...rules, ...Object.keys(known)])]);
const meant = near === undefined
? ': correct the name, or add it to data.json'
: `: did you mean ${['data', ...above, near].join('.')}?`;
const path = ['data', ...words.slice(0, at + 1)].join('.');
return `reads ${path}, and neither a rule nor a data file has it${meant}`;
}
here = known[word];
}
return undefined;
}
function refuseReviews(names, { shownAs, files }) {
const review = names.flatMap(({ absent }) => absent).find(({ path }) => path[0] === 'review');
if (review === undefined)
return;
const { file } = review.module;
const lines = Buffer.from(files.get(file) ?? '')
.toString()
.split('\n');
const row = lines.findIndex((line) => /\breview\b/.test(line)) + 1;
throw new policy_files.cq(`${opa_errors_placeOf(shownAs, { file, row })}: reads input.review, as policies of Gatekeeper do. They judge requests to Kubernetes, and no plan is one. Move them out of this directory.`);
}
function toFindings(absent, policy, isDecided) {
const findings = absent
.filter((name) => !isMeant(name, policy.group))
.filter(({ path: [key, ...rest] }) => !(isDecided && key && rest.length === 0 && isTopKey(key)))
.filter((name) => !isForOthers(name, absent))
.map((name) => ({ name, isProvidedFor: name.isNegated || name.hasDefault }));
const byPlace = new Map();
for (const finding of findings) {
const { module, place, path } = finding.name;
const key = JSON.stringify([module.file, place, path]);
const before = byPlace.get(key);
if (before === undefined || before.isProvidedFor)
byPlace.set(key, finding);
}
return [...byPlace.values()];
}
function isMeant({ path, rule, module }, policy) {
const annotated = [rule, module].map(({ annotations }) => annotations);
const steps = planPath(path).filter((step) => step !== '*');
return [...annotated, ...annotationsOf(policy)].some(({ inputKeys }) => inputKeys.some((key) => {
const words = Array.from(key.replace(/^input\./, '').matchAll(/[\w-]+/g), ([word]) => word);
const meant = planPath(words.filter((word) => word !== '_'));
return meant.length > 0 && meant.every((word, at) => steps[at] === word);
}));
}
function annotationsOf({ rules }) {
return rules.flatMap(({ rule, module }) => [rule.annotations, module.annotations]);
}
function isForOthers({ rule, group, path }, all) {
if (rule.args === undefined || !KNOWN_NAMES.has(path.at(-1) ?? ''))
return false;
return group.rules.some((other) => !other.rule.isElse && !all.some((one) => one.rule === other.rule));
}
const KNOWN_NAMES = new Set([ANY_INPUT, ...Object.values(NAMED_SHAPES)].flatMap(namesInside));
function namesInside(shape) {
if (typeof shape === 'string' || 'named' in shape)
return [];
if ('items' in shape)
return namesInside(shape.items);
if ('values' in shape)
return namesInside(shape.values);
return Object.entries(shape.keys).flatMap(([key, inner]) => [key, ...namesInside(inner)]);
}
;// CONCATENATED MODULE: ./build/src/local/rego/describe-finding.js
function describeFinding({ name, isProvidedFor }, about) {
const { module, place, said } = name;
const row = place === undefined ? '' : `:${place.row}`;
const where = `${about.shownAs}/${module.file}${row}`;
const what = said === undefined ? readsWhat(name, about) : `${said}${said.endsWith('?') ? '' : '.'}`;
const meant = insteadOf(name, about);
const provided = isProvidedFor ? ' The policy provides for that, so it was judged.' : '';
return `${where} ${what}${meant === '' ? '' : ` ${meant}`}${provided}`;
}
function readsWhat({ path }, { isDeclared }) {
const sentence = `reads ${written(path)}`;
if (path.length === 1) {
const givenBy = isDeclared ? ', and with policies.hcl the input is that of HCP Terraform' : '';
return `${sentence}, which the input does not have${givenBy}.`;
}
if (isOfRun(path))
return `${sentence}, which a run of a local check does not have.`;
if (isInFormat(planPath(path))) {
return `${sentence}, which this plan does not have. Say in METADATA that it can be absent: \`input-keys\`.`;
}
return `${sentence}, which no plan has.`;
}
const describe_finding_MOST_NAMED = 12;
function insteadOf({ path, instead }, { form, isDeclared }) {
const key = path.at(-1) ?? '';
if (path.length > 1) {
if (isInFormat(planPath(path)) && !isOfRun(path))
return '';
const near = (0,did_you_mean.a)(key, instead);
if (near !== undefined)
return `Did you mean ${written([...path.slice(0, -1), near])}?`;
return instead.length > 0 && instead.length <= describe_finding_MOST_NAMED
? `There are: ${instead.join(', ')}.`
: '';
}
if (path.length === 0) {
const near = (0,did_you_mean.a)(key, instead);
return near === undefined ? '' : `Did you mean "${near}"?`;
}
const inPlan = planPath(path);
const isPart = isDeclared && inPlan.length === 1 && isInFormat(inPlan);
if (isPart)
return `Write ${written(['plan', ...inPlan])}.`;
if (isDeclared && isOfRun(path))
return 'Write input.run.';
if (isDeclared && inPlan.length === 0)
return 'Write input.plan.';
if (key === 'review') {
return 'Policies of Gatekeeper read it: they judge requests to Kubernetes, and no plan is one.';
}
const near = (0,did_you_mean.a)(key, form.possible);
if (near !== undefined)
return `Did you mean ${written([near])}?`;
return isDeclared
? 'It has: plan, run.'
: 'It is a plan, with resource_changes, planned_values, variables and others: see docs/local.md.';
}
function written(path) {
const steps = path.map((step) => {
if (step === '*')
return '[_]';
return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
});
return `input${steps.join('')}`;
}
function isInFormat(path) {
let here = [partAt([], TERRAFORM_PLAN)];
for (const step of path) {
const key = step === '*' ? undefined : step;
here = here.flatMap((kind) => kindsBelow(kind, key));
}
return here.length > 0;
}
;// CONCATENATED MODULE: ./build/src/local/rego/explain-outcome.js
function explainOutcome({ answer, limitMs, limitedBy }, { name, shownAs, file, row }) {
const where = `${opa_errors_placeOf(shownAs, { file, row })}: policy ${(0,quote.hD)(name)}`;
const ended = (why) => ({
status: 'not_evaluated',
output: [`${where} ${why}`],
});
const errors = errorsIn(answer);
const isTooMuch = /^(?:runtime|fatal error): .*out of memory|cannot allocate/m.test(answer.stderr);
const isLate = errors.some(({ code }) => code === 'eval_cancel_error');
switch (isLate ? 'timeout' : isTooMuch ? 'memory' : answer.ended) {
case 'timeout':
return ended(`took longer than ${seconds(limitMs)} and was ended. Look for a rule that multiplies, such as several \`some\` over long lists, or set a longer \`${limitedBy}\`.`);
case 'memory':
return ended('took too much memory and was ended. Look for a rule that builds a long list or text.');
case 'flood':
return ended('returned or printed more than 32 MB and was ended. Return one message each.');
case 'aborted':
return ended('was not judged, because the check was canceled.');
case undefined:
break;
}
const [first] = errors;
const sentence = first === undefined
? `${where} has no result that can be read.`
: `${opa_errors_placeOf(shownAs, first.file === undefined ? { file, row } : first)}: policy ${(0,quote.hD)(name)} broke: ${saidOf(first)}`;
return { status: 'errored', output: [sentence] };
}
function saidOf({ message, code }) {
const [first = '', ...others] = message.trim().split(/\s*\n\s*/);
const said = [first, others.join(', ')].filter((part) => part !== '').join(' ');
const remedy = code === 'eval_conflict_error'
? ' Make their conditions exclude each other, or collect the values in a set with `contains`.'
: '';
return `${said}.${remedy}`;
}
function seconds(ms) {
return `${Math.max(0.1, Math.round(ms / 100) / 10)} s`;
}
;// CONCATENATED MODULE: ./build/src/local/rego/evaluation.js
function writeQuery(policies, mark) {
const parts = policies.flatMap(({ path, exception }, at) => {
const before = mark === undefined ? '' : `print(${JSON.stringify(mark)}, index, ${at}); `;
const own = `"${at}": [value | ${before}value := ${toReference(path)}]`;
if (exception === undefined)
return [own];
return [own, `"except ${at}": [word | word := ${toReference(exception.group.path)}[_][_]]`];
});
return `results := [result | some index, document in input; result := {${parts.join(', ')}} with input as document]`;
}
function toReference(path) {
return `data${path.map((word) => `[${JSON.stringify(word)}]`).join('')}`;
}
function readResults({ stdout, stderr }, asked) {
const answer = (0,exact_json.A)(stdout);
const [result] = listOf(objectOf(answer)['result']);
const { results } = objectOf(objectOf(result)['bindings']);
const objects = listOf(results);
if (objects.length !== asked.documents || !objects.every(parse.u4))
return undefined;
const printed = linesByMark(stderr, asked.mark);
const evaluations = objects.map((object, index) => Array.from({ length: asked.policies }, (_, at) => {
const values = object[String(at)];
if (!Array.isArray(values))
return undefined;
const exceptions = [...listOf(object[`except ${at}`])];
return { value: values[0], exceptions, printed: printed.get(`${index} ${at}`) ?? [] };
}));
const complete = evaluations.map((ones) => ones.filter((one) => one !== undefined));
return complete.every(({ length }) => length === asked.policies) ? complete : undefined;
}
const MOST_LINES = 20;
const MOST_CHARACTERS = 300;
function linesByMark(stderr, mark) {
const lines = new Map();
let current = [];
for (const line of mark === undefined ? [] : stderr.split('\n')) {
if (line.startsWith(`${mark} `)) {
current = [];
lines.set(line.slice(`${mark} `.length), current);
}
else if (line.trim() !== '' && current.length < MOST_LINES) {
current.push(line.slice(0, MOST_CHARACTERS));
}
}
return lines;
}
;// CONCATENATED MODULE: ./build/src/local/rego/judge-by-opa.js
const MOST_POLICIES = 400;
const MOST_TOGETHER = 8 * 1024 * 1024;
const MOST_MEMORY = 1024 * 1024 * 1024;
const MEMORY_FOR_CHARACTER = 32;
const MOST_OUTPUT = 32 * 1024 * 1024;
const GRACE_MS = 250;
class OpaJudge {
#policies;
#folder;
#limits;
#mark;
#waiting = [];
#alone = new Map();
#running = 0;
#unfinished = 0;
constructor(policies, folder, { limits, prints }) {
this.#policies = policies;
this.#folder = folder;
this.#limits = limits;
this.#mark = prints ? (0,external_node_crypto_.randomBytes)(12).toString('hex') : undefined;
}
judge(document, signal) {
this.#unfinished += 1;
return new Promise((resolve) => {
this.#waiting.push({ document, signal, resolve });
queueMicrotask(() => this.#startNext());
});
}
#startNext() {
while (this.#running < this.#limits.processes && this.#waiting.length > 0) {
this.#running += 1;
const together = this.#takeWaiting();
void this.#judgeTogether(together).finally(() => {
this.#running -= 1;
this.#startNext();
});
}
}
#takeWaiting() {
let characters = 0;
const fitting = this.#waiting.findIndex(({ document }, at) => {
characters += document.length;
return at > 0 && characters > MOST_TOGETHER;
});
return this.#waiting.splice(0, fitting < 0 ? this.#waiting.length : fitting);
}
async #judgeTogether(requests) {
const first = this.#notAlone();
const all = requests.length > 1 ? await this.#ask(first, requests) : undefined;
for (const [at, request] of requests.entries()) {
const policies = all === undefined ? this.#notAlone() : first;
const together = all?.[at] ?? (await this.#ask(policies, [request]))?.[0];
request.resolve(await this.#complete(request, policies, together));
this.#unfinished -= 1;
}
}
#notAlone() {
return this.#policies.filter((policy) => !this.#alone.has(policy));
}
async #complete(request, policies, together) {
const judged = new Map(policies.map((policy, at) => [policy, together?.[at]]));
const left = this.#policies.filter((policy) => judged.get(policy) === undefined);
for (const [at, policy] of left.entries()) {
judged.set(policy, await this.#askAlone(policy, request, left.length - at));
}
return this.#policies.flatMap((policy) => judged.get(policy) ?? []);
}
async #ask(policies, requests) {
const results = requests.map(() => []);
for (let from = 0; from < policies.length; from += MOST_POLICIES) {
const some = policies.slice(from, from + MOST_POLICIES);
const answer = await this.#evaluate(some, requests, 2 / requests.length);
const reading = this.#read(answer, some.length, requests.length);
if (reading === undefined)
return undefined;
for (const [at, evaluated] of reading.entries())
results[at]?.push(...evaluated);
}
return results;
}
async #askAlone(policy, request, left) {
const { times = 0, failure: last } = this.#alone.get(policy) ?? {};
const { mostEnded = Infinity, policyMs } = this.#limits;
if (last !== undefined && times >= mostEnded)
return last;
const answer = await this.#evaluate([policy], [request], left);
const [outcomes] = this.#read(answer, 1, 1) ?? [];
if (outcomes?.[0] !== undefined)
return outcomes[0];
const { limitMs, ended } = answer;
const limitedBy = limitMs < policyMs ? 'timeout' : 'policy-timeout';
const failure = { failed: answer, limitMs, limitedBy };
const isEnded = ended !== undefined || /eval_cancel_error/.test(answer.stdout + answer.stderr);
this.#alone.set(policy, { times: times + (isEnded ? 1 : 0), failure });
return failure;
}
#read(answer, policies, documents) {
if (answer.exitCode !== 0)
return undefined;
return readResults(answer, { policies, documents, mark: this.#mark });
}
async #evaluate(policies, requests, parts) {
const { clock, policyMs, deadlineMs, processes } = this.#limits;
const signal = whenAll(requests.map((one) => one.signal));
const leftMs = deadlineMs - clock.now();
if (signal.aborted || leftMs <= 0)
return notStarted(signal.aborted ? 'aborted' : 'timeout');
const unfinished = Math.max(1, this.#unfinished);
const shareMs = (leftMs * Math.min(processes, unfinished)) / (unfinished * parts);
const timeoutMs = Math.max(1, Math.floor(Math.min(policyMs, leftMs, shareMs)));
const stdin = `[${requests.map(({ document }) => document).join(',')}]`;
const query = writeQuery(policies, this.#mark);
const args = ['eval', '--stdin-input', '--format', 'json', '--timeout', `${timeoutMs}ms`];
const answer = await this.#folder.ask([...args, ...this.#folder.sources, query], {
stdin,
signal,
bounds: {
timeoutMs: timeoutMs + GRACE_MS,
maxBytes: MOST_OUTPUT,
maxResidentBytes: MOST_MEMORY + MEMORY_FOR_CHARACTER * stdin.length,
},
});
return { ...answer, limitMs: timeoutMs };
}
}
function notStarted(ended) {
return { exitCode: -1, stdout: '', stderr: '', ended, limitMs: 0 };
}
function whenAll(all) {
const signals = [...new Set(all)];
const [first] = signals;
if (signals.length === 1 && first !== undefined)
return first;
const ended = new AbortController();
const look = () => {
if (signals.every(({ aborted }) => aborted))
ended.abort();
};
for (const signal of signals)
signal.addEventListener('abort', look, { once: true });
look();
return ended.signal;
}
;// CONCATENATED MODULE: ./build/src/local/rego/judging-rules.js
const JUDGING_NAMES = [
{ name: 'deny', level: 'mandatory', takesSuffix: true },
{ name: 'violation', level: 'mandatory', takesSuffix: true },
{ name: 'warn', level: 'advisory', takesSuffix: true },
{ name: 'rule', level: 'mandatory', takesSuffix: false },
];
function verdictOf(name) {
const [kind = '', ...words] = name.split('_');
const verdict = JUDGING_NAMES.find((one) => one.name === kind);
const suffix = words.join('_');
if (verdict === undefined || (name !== kind && (suffix === '' || !verdict.takesSuffix)))
return undefined;
return { level: verdict.level, suffix };
}
const LOOKS_LIKE = /^(?:allow|allowed|denied|denies|deny\w*|block\w*|reject\w*|forbid\w*|fail|failed|failures?|errors?|violations|violate\w*|warning|warnings|main|result|results|pass|passed)$/;
function findJudging(groups) {
const found = [...groups.values()].flatMap((group) => {
const { path } = group;
const name = path.at(-1) ?? '';
const verdict = isInPackage(group) ? verdictOf(name) : undefined;
if (verdict === undefined || group.rules.some(({ rule }) => rule.args !== undefined))
return [];
const { level } = verdict;
const exceptions = groups.get([...path.slice(0, -1), 'exception'].join('\0'));
const exception = exceptions && {
group: exceptions,
query: queryOf(exceptions.path),
word: verdict.suffix,
};
const query = queryOf(path);
return [{ name, query, level, description: '', path, group, exception }];
});
return withNames(found.toSorted((one, other) => (one.query < other.query ? -1 : 1)));
}
function isInPackage({ rules }) {
return rules.every(({ rule }) => rule.name.length === 1);
}
function withNames(found) {
const packageOf = ({ path }) => path.slice(0, -1).join('.');
const perPackage = countBy(found, packageOf);
const short = found.map((one) => {
const last = one.path.at(-2) ?? 'data';
const isAlone = perPackage.get(packageOf(one)) === 1 && verdictOf(one.name)?.suffix === '';
return { ...one, name: isAlone ? last : `${last}.${one.name}` };
});
const perName = countBy(short, ({ name }) => name);
return short.map((one) => (perName.get(one.name) ?? 0) > 1 ? { ...one, name: one.path.join('.') } : one);
}
function countBy(items, keyOf) {
const counts = new Map();
for (const item of items)
counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
return counts;
}
function queryOf(path) {
const parts = path.map((word) => /^[A-Za-z_]\w*$/.test(word) ? `.${word}` : `[${JSON.stringify(word)}]`);
return `data${parts.join('')}`;
}
function pathOf(query) {
const text = query.trim();
if (!/^data(?:\.[A-Za-z_]\w*|\["(?:[^"\\]|\\.)+"\])+$/.test(text))
return undefined;
return Array.from(text.matchAll(/\.(\w+)|\[("(?:[^"\\]|\\.)+")\]/g), ([, word, quoted]) => word === undefined ? String(JSON.parse(quoted ?? '""')) : word);
}
function findDeclared(declared, groups, { shownAs }) {
const problems = [];
const judging = declared.flatMap((policy) => {
const where = `${shownAs}/policies.hcl:${policy.line ?? 1}: policy ${(0,quote.hD)(policy.name)}`;
const path = pathOf(policy.query);
if (path === undefined) {
problems.push(`${where}: the query ${(0,quote.hD)(policy.query)} is no reference to a rule. Write one as in data.terraform.policies.tags.deny.`);
return [];
}
const group = groups.get(path.join('\0'));
if (group !== undefined)
return [{ ...policy, path, group }];
problems.push(`${where}: no rule is called ${policy.query}. ${existing(path, groups)}`);
return [];
});
return { judging, problems };
}
const judging_rules_MOST_NAMED = 8;
function existing(path, groups) {
const all = [...groups.values()].filter(isInPackage);
const below = all.filter((group) => path.every((word, at) => group.path[at] === word));
const judging = all.filter(({ path: words }) => verdictOf(words.at(-1) ?? '') !== undefined);
const [first] = [below, judging, all].filter((some) => some.length > 0);
const queries = (first ?? []).map((group) => queryOf(group.path)).sort();
const near = (0,did_you_mean.a)(queryOf(path), queries);
const more = queries.length > judging_rules_MOST_NAMED ? ` and ${queries.length - judging_rules_MOST_NAMED} more` : '';
const list = `${queries.slice(0, judging_rules_MOST_NAMED).join(', ')}${more}`;
return near === undefined ? `There are: ${list || 'none'}.` : `Did you mean ${near}?`;
}
function unreadRules(judging, used, groups, { shownAs, files }) {
const isDeclared = files.has('policies.hcl');
const judgingGroups = new Set(judging.map(({ group }) => group));
const packages = new Set(judging.map(({ path }) => path.slice(0, -1).join('.')));
const isForTests = forTests(groups);
const sentences = [];
for (const group of groups.values()) {
const name = group.path.at(-1) ?? '';
const [{ rule, module } = { rule: undefined, module: undefined }] = group.rules;
if (judgingGroups.has(group) || used.has(group) || module === undefined || rule?.args)
continue;
const where = `${shownAs}/${module.file}`;
if (isDeclared && verdictOf(name) !== undefined && isInPackage(group)) {
sentences.push(`${where}: no policy of policies.hcl names ${queryOf(group.path)}, so it judges nothing.`);
}
else if (!isDeclared && LOOKS_LIKE.test(name) && !isForTests(group)) {
sentences.push(`${where}: the rule ${(0,quote.hD)(name)} judges nothing: ${JUDGING}. Rename it, or name its query in policies.hcl.`);
}
}
if (isDeclared)
return sentences;
const idle = [...groups.values()].filter((group) => !used.has(group) && !packages.has(packageName(group)) && !isForTests(group));
const named = new Map(idle.map((group) => [packageName(group), group.rules[0]?.module.file]));
for (const [name, file] of named) {
const isUsed = [...used].some((group) => packageName(group) === name);
const isNamed = sentences.some((sentence) => sentence.startsWith(`${shownAs}/${file}: the`));
if (isUsed || isNamed)
continue;
sentences.push(`${shownAs}/${file}: package ${name} has no rule that judges, and no policy uses it: ${JUDGING}.`);
}
return sentences;
}
const JUDGING = '`deny`, `violation` and `warn` are read, each also with a suffix as in `deny_public`';
function forTests(groups) {
const tests = [...groups.values()].filter(({ path }) => /^(?:todo_)?test_/.test(path.at(-1) ?? ''));
const tested = new Set(tests.map(packageName));
return (group) => tested.has(packageName(group)) &&
group.rules.every(({ module }) => module.file.endsWith('_test.rego'));
}
function packageName({ rules }) {
return rules[0]?.module.package.join('.') ?? '';
}
;// CONCATENATED MODULE: ./build/src/local/rego/opa-folder.js
const MOST_PROCESSES = 4;
function createTurns(most) {
let running = 0;
const waiting = [];
return async (work) => {
if (running >= most)
await new Promise((resolve) => waiting.push(resolve));
running += 1;
try {
return await work();
}
finally {
running -= 1;
waiting.shift()?.();
}
};
}
function isSource(name) {
return /\.rego$|(?:^|\/)data\.(?:json|yaml)$/.test(name);
}
async function openFolder(files, { capabilities }, ports, belongs = isSource) {
const path = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-rego-'));
const remove = () => (0,promises_.rm)(path, { recursive: true, force: true });
const cwd = (0,external_node_path_.join)(path, 'sources');
const put = async (at, content) => {
await (0,promises_.mkdir)((0,external_node_path_.dirname)(at), { recursive: true });
await (0,promises_.writeFile)(at, content, { mode: 0o600 });
return at;
};
try {
for (const [name, content] of files) {
if (belongs(name))
await put((0,external_node_path_.join)(cwd, name), content);
}
const allowed = await put((0,external_node_path_.join)(path, 'capabilities.json'), capabilities);
const inTurn = createTurns(MOST_PROCESSES);
return {
ask: (args, question) => inTurn(async () => {
const answer = await askOpa(ports, { args, cwd, ...question });
return answer ?? { exitCode: -1, stdout: '', stderr: 'opa is no longer on the PATH.' };
}),
sources: ['--bundle', '.', '--capabilities', allowed],
markOld: async (old) => {
const versions = Object.fromEntries(old.map((name) => [`/${name}`, 0]));
const manifest = { roots: [''], rego_version: 1, file_rego_versions: versions };
await put((0,external_node_path_.join)(cwd, '.manifest'), JSON.stringify(manifest));
},
write: (name, content) => put((0,external_node_path_.join)(path, name), content),
remove,
};
}
catch (error) {
await remove();
throw error;
}
}
;// CONCATENATED MODULE: ./build/src/local/rego/open-rego.js
async function openRego(policies, opa, ports, parsed) {
const trees = parsed ?? (await parseAll(policies, ports));
const folder = await openFolder(policies.files, opa, ports);
try {
const modules = { policies, folder, opa, trees };
const parsedModules = await readModules(modules);
const [checked, followed] = await Promise.allSettled([
checkModules(modules, parsedModules),
readSet(policies, folder, parsedModules, ports),
]);
if (checked.status === 'rejected')
throw checked.reason;
const { value: old } = checked;
if (old === undefined && followed.status === 'rejected')
throw followed.reason;
const source = old === undefined && followed.status === 'fulfilled'
? followed.value
: await readSet(policies, folder, { ...parsedModules, old: old ?? parsedModules.old }, ports);
const { reading } = source;
const printed = new Map();
const notes = noteReader(source);
return {
set: toSet(source, opa, { limits: ports.limits, printed, notes }),
warnings: warningsOf(source),
printed,
tools: reading.form.tools,
write: (input) => writeInput(reading.form, input),
source,
close: folder.remove,
};
}
catch (error) {
await folder.remove();
throw error;
}
}
async function readSet(policies, folder, modules, ports) {
const annotated = await locateModules(modules, filesWithMetadata(policies), folder);
const groups = groupRules(annotated);
const judging = judgingIn(policies, groups, ports);
const set = { policies, folder, modules: { ...modules, modules: annotated }, groups, judging };
return { ...set, reading: await readInput({ ...set, plan: ports.plan }) };
}
function judgingIn(policies, groups, { hcl, declared: given }) {
const { files, shownAs } = policies;
if (given !== undefined) {
const { judging, problems } = findDeclared(given, groups, policies);
if (problems.length > 0)
throw new policy_files.cq(problems.join('\n'));
return judging;
}
if (!files.has('policies.hcl')) {
const judging = findJudging(groups);
if (judging.length > 0)
return judging;
throw new policy_files.cq(`"${shownAs}" has no rule that judges: ${JUDGING}.${rulesIn(groups)} Name the rule \`deny\`, or name its query in policies.hcl.`);
}
const problems = [];
const text = new TextDecoder().decode(files.get('policies.hcl'));
const declared = (0,load_policies.DD)(text, hcl, problems);
if (declared.length + problems.length === 0)
problems.push('policies.hcl: it names no policy.');
const found = findDeclared(declared, groups, policies);
const all = [...problems.map((problem) => `${shownAs}/${problem}`), ...found.problems];
if (all.length > 0)
throw new policy_files.cq(all.join('\n'));
return found.judging;
}
function rulesIn(groups) {
const named = [...groups.values()].map(({ path, rules: [first] }) => `${path.at(-1)} (${first?.module.file})`);
if (named.length === 0)
return '';
const more = named.length > MOST_RULES ? ` and ${named.length - MOST_RULES} more` : '';
return ` There are: ${named.slice(0, MOST_RULES).join(', ')}${more}.`;
}
const MOST_RULES = 5;
function warningsOf({ policies, modules, groups, judging, reading }) {
const { shownAs } = policies;
const warnings = unreadRules(judging, reading.used, groups, policies);
const [first] = modules.old;
if (first !== undefined) {
const others = modules.old.length > 1 ? ` and ${modules.old.length - 1} more` : '';
warnings.push(`${shownAs}/${first}${others}: Rego v0, judged as such. \`opa fmt --write --v0-v1 ${shownAs}\` rewrites it in v1.`);
}
const about = aboutFindings(policies, reading);
const provided = [...reading.findings.values()].flat().filter((one) => one.isProvidedFor);
warnings.push(...new Set(provided.map((finding) => describeFinding(finding, about))));
return warnings;
}
function aboutFindings({ shownAs, files }, { form }) {
return { shownAs, form, isDeclared: files.has('policies.hcl') };
}
function toSet(source, { version }, { limits, printed, notes }) {
const { policies, folder, judging, reading } = source;
const { form } = reading;
const prints = [...policies.files].some(([name, content]) => name.endsWith('.rego') && /\bprint\s*\(/.test(Buffer.from(content).toString()));
const opaJudge = new OpaJudge(judging, folder, { limits, prints });
const judge = async (input, signal) => {
const outcomes = await opaJudge.judge(writeInput(form, input), signal);
const lines = [];
const judged = judging.map(async (policy, at) => {
const outcome = outcomes[at];
if (outcome === undefined)
throw new Error(`opa did not judge ${policy.name}.`);
const absent = (reading.findings.get(policy.query) ?? []).filter(({ isProvidedFor, name: { path } }) => !isProvidedFor && !(form.keys.includes(path[0] ?? '') && isInInput(input, path)));
const result = await resultOf({ policy, outcome, absent }, source, notes);
lines.push(...result.said.map((line) => `The policy ${(0,quote.hD)(policy.name)} ${line}`));
return { name: policy.name, status: result.status, output: result.output };
});
const results = await Promise.all(judged);
printed.set(input.run.id, lines);
return results;
};
return {
name: policies.name,
description: null,
system: 'policy-evaluation',
overridable: false,
policies: judging.map(({ name, query, level, description }) => ({
name,
query,
level,
description,
})),
judge: { version, takesTime: true, judge },
};
}
async function resultOf({ policy, outcome, absent }, { policies, reading }, notesOf) {
const { shownAs } = policies;
if ('failed' in outcome) {
const { row } = await notesOf(policy);
const file = policy.group.rules[0]?.module.file;
const about = { name: policy.name, shownAs, file, row };
const { failed: answer, limitMs, limitedBy } = outcome;
return { ...explainOutcome({ answer, limitMs, limitedBy }, about), said: [] };
}
const { value, exceptions, printed } = outcome;
const said = printed.map((line) => `printed: ${line}`);
const { exception } = policy;
const isUntitled = value === true || (Array.isArray(value) && value.includes(true));
const output = reasonsOf(value, isUntitled ? (await notesOf(policy)).title : policy.name);
if (output.length > 0 && exception !== undefined && exceptions.includes(exception.word)) {
said.push(`failed, and is excepted by ${exception.query}.`);
return { status: 'passed', output: [], said };
}
const mute = wordless(output);
if (mute !== undefined) {
const { row } = await notesOf(policy);
const where = opa_errors_placeOf(shownAs, { file: policy.group.rules[0]?.module.file, row });
said.push(`gives ${JSON.stringify(mute).slice(0, 80)} as a reason (${where}). Give a text, or an object with \`msg\`.`);
}
if (output.length > 0)
return { status: 'failed', output, said };
const about = aboutFindings(policies, reading);
const doubt = reading.doubts.get(policy.query);
const sentences = absent.map((finding) => describeFinding(finding, about));
if (doubt !== undefined) {
const { row } = await notesOf(policy);
const file = policy.group.rules[0]?.module.file;
sentences.push(sayUnknownDocument(opa_errors_placeOf(shownAs, { file, row }), policy.name, doubt));
}
if (sentences.length === 0)
return { status: 'passed', output, said };
return { status: 'not_evaluated', output: [...new Set(sentences)], said };
}
function sayUnknownDocument(where, name, doubt) {
const tools = ALL_TOOLS.map(wordFor).join(', ');
return `${where}: policy ${(0,quote.hD)(name)} ${doubt}, so it is not known for which document it was written. Say so in METADATA of the policy, as in \`input-document: ${PLAN_ITSELF}\`. There are: ${tools}.`;
}
function noteReader({ folder, modules }) {
const files = new Map();
return async ({ group, path }) => {
const name = path.at(-1) ?? '';
const file = group.rules[0]?.module.file ?? '';
const parsing = files.get(file) ?? parseRegoFile(file, modules.old.includes(file), folder);
files.set(file, parsing);
const rules = (await parsing)?.rules.filter((rule) => rule.name.join('.') === name) ?? [];
const titles = rules.flatMap(({ annotations }) => annotations.title ?? []);
return { title: titles[0] ?? name, row: rules[0]?.place?.row ?? 0 };
};
}
const SAYS = ['msg', 'message', 'reason'];
function reasonsOf(value, title) {
if (value === undefined || value === null || value === false)
return [];
if (value === true)
return [title];
if (Array.isArray(value))
return value.map((one) => (one === true ? title : one));
if (!(0,parse.u4)(value))
return [value];
if (SAYS.some((key) => typeof value[key] === 'string'))
return [value];
return Object.entries(value).map(([key, reason]) => {
if (reason === true)
return key;
return typeof reason === 'string' ? `${key}: ${reason}` : reason;
});
}
function wordless(reasons) {
return reasons.find((one) => typeof one !== 'string' &&
!((0,parse.u4)(one) && SAYS.some((key) => typeof one[key] === 'string')));
}
;// CONCATENATED MODULE: ./build/src/local/open-policies.js
const POLICY_MS = 60_000;
async function openPolicies(files, ports) {
const sentinel = (0,local_policy_files.Pw)(files);
if (sentinel !== undefined)
return openUndecided(files, (0,local_policy_files.y4)(files), sentinel);
const compiled = (0,local_policy_files.Zg)(files);
if (compiled !== undefined)
return openUndecided(files, (0,local_policy_files.HZ)(files), compiled);
const rego = [...files.files.keys()].filter((name) => name.endsWith('.rego') && !(0,local_policy_files.Nu)(name));
if (rego.length > 0) {
const [opa, trees] = await Promise.all([usableOpa(ports), parseAll(files, ports)]);
if (opa !== undefined) {
const opened = await openRego(files, opa, ports, trees);
return { ...opened, files, judgedBy: `opa ${opa.version}` };
}
}
const { shownAs } = files;
if (rego.length > 0) {
throw new policy_files.Y2(`"${shownAs}" holds ${rego.length} .rego, and there is no \`opa\` on the PATH. ${howToGetOpa()}`);
}
const terraform = [...files.files.keys()].find((name) => name.endsWith('.policy.hcl'));
if (terraform !== undefined) {
throw new policy_files.cq(`"${shownAs}" holds Terraform policies (${terraform}), which a local check does not judge yet. Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`);
}
throw new policy_files.Y2(`"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`);
}
async function sayMissingOpa(ports) {
const opa = await findOpa(ports);
if (opa === undefined)
return `There is no opa on the PATH. ${howToGetOpa()}`;
return 'problem' in opa ? `${opa.problem} ${howToGetOpa()}` : undefined;
}
async function usableOpa(ports) {
const opa = await findOpa(ports);
if (opa !== undefined && 'problem' in opa) {
throw new policy_files.Y2(`${opa.problem} ${howToGetOpa()}`);
}
return opa;
}
function writeWhole({ plan, planText = JSON.stringify(plan), run }) {
return `{"plan":${planText},"run":${JSON.stringify(run)}}`;
}
function openUndecided(files, policies, why) {
const results = policies.map((name) => ({
name,
status: 'not_evaluated',
output: [why],
}));
const set = {
name: files.name,
description: null,
system: 'policy-evaluation',
overridable: false,
policies: policies.map((name) => ({ name, level: 'mandatory', query: '', description: '' })),
judge: { version: 'none', takesTime: false, judge: async () => results },
};
const close = async () => {
};
return {
set,
files,
judgedBy: 'nothing here',
warnings: [],
printed: new Map(),
write: writeWhole,
close,
};
}
function withoutOverrides(set) {
const policies = set.policies.map((policy) => ({
...policy,
level: policy.level === 'advisory' ? policy.level : 'mandatory',
}));
return { ...set, policies };
}
var git_files = __webpack_require__(8681);
var trusted_block = __webpack_require__(1643);
var pinned_policies = __webpack_require__(3266);
var repository_address = __webpack_require__(7866);
;// CONCATENATED MODULE: ./build/src/local/policy-sources.js
async function findPolicies(where, ports) {
const { written, workingDirectory, jobTree } = where;
if (written === undefined) {
if (jobTree.proposed)
throw new policy_files.cq(UNNAMED);
for (const name of policy_files.BL) {
const own = await (0,local_policy_files.Ak)((0,external_node_path_.resolve)(workingDirectory, name), name, true);
if (own !== undefined && own.files.size > 0)
return [{ decides: (0,tree.dd)(jobTree, own) }];
}
return [];
}
const sets = [];
for (const text of written)
sets.push(await findSet(text, where, ports));
const names = sets.map(({ decides }) => decides.name);
const twice = names.find((name, at) => names.indexOf(name) !== at);
if (twice === undefined)
return sets;
throw new policy_files.cq(`Two policy sets are called "${twice}", after the last part of their directory. Rename one directory, so that a report says which set it means.`);
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.';
async function findSet(text, where, ports) {
if ((0,repository_address.Ny)(text))
return { decides: await (0,pinned_policies.P)((0,pinned_policies.readPinnedAddress)(text), ports) };
const { workingDirectory, jobTree } = where;
const path = (0,external_node_path_.resolve)((0,find_repository.eF)(workingDirectory), text);
if (jobTree.proposed)
return findTrustedSet(text, path, { ...where, jobTree }, ports);
const ownPolicies = await (0,local_policy_files.Ak)(path, text, true);
if (ownPolicies !== undefined)
return { decides: (0,tree.dd)(jobTree, ownPolicies) };
throw new policy_files.cq(`${(0,quote.hD)(text)} does not exist. ${FIRST_ONE}`);
}
const FIRST_ONE = '`plangate init --local` writes a first policy with its test.';
async function findTrustedSet(text, path, { directory, workingDirectory, jobTree }, ports) {
const { workspace = workingDirectory } = jobTree;
const repository = (0,find_repository.Di)(directory, workspace).repository;
if (repository !== undefined && (0,find_repository.Yw)(path, repository.root)) {
const tree = (0,external_node_path_.relative)(repository.root, path).split(external_node_path_.sep).join('/');
const source = await opened(text, () => jobTree.trusted(repository.root, undefined));
return {
decides: await setOf(source, tree, text),
proposed: await proposedSet(path, text),
};
}
const other = (0,find_repository.Di)(path, workspace).repository;
if (other !== undefined) {
const from = { repository: (0,find_repository._8)(other.root), branch: undefined };
const source = await opened(text, () => (0,git_files.trustedInGit)(from, ports));
return { decides: await setOf(source, (0,external_node_path_.relative)(other.root, (0,find_repository.eF)(path)), text) };
}
const ownPolicies = (0,find_repository.Yw)(path, (0,find_repository.eF)(workspace))
? undefined
: await (0,local_policy_files.Ak)(path, text, true);
if (ownPolicies !== undefined)
return { decides: (0,tree.O2)(ownPolicies) };
throw new policy_files.cq(`${(0,quote.hD)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it. Check the repository out with git, or name a pinned address.`);
}
async function setOf(source, tree, text) {
const about = { name: (0,local_policy_files.hW)(text), shownAs: text };
const policies = await opened(text, () => (0,local_policy_files.qN)(source, tree, about));
if (policies !== undefined)
return policies;
throw new policy_files.cq(`${(0,quote.hD)(text)} is not on the default branch. Merge the policies first: those that a pull request brings along do not judge it.`);
}
async function proposedSet(path, text) {
const nothing = { name: (0,local_policy_files.hW)(text), shownAs: text, files: new Map() };
try {
return (await (0,local_policy_files.Ak)(path, text, false)) ?? nothing;
}
catch {
return nothing;
}
}
async function opened(text, open) {
try {
return await open();
}
catch (error) {
if (!(error instanceof trusted_block.lI))
throw error;
throw new policy_files.cq(`${(0,quote.hD)(text)} could not be read from the default branch: ${error.message} Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`);
}
}
;// CONCATENATED MODULE: ./build/src/local/proposed-policies.js
const LIMIT_MS = 60_000;
const proposed_policies_MOST_NAMED = 5;
async function describeProposed({ sets, deciding, limitMs = LIMIT_MS }, ports) {
const sentences = new Map();
const limit = { limitMs, deadline: ports.limits.clock.now() + limitMs };
for (const [at, { decides, proposed }] of sets.entries()) {
const decided = deciding[at];
if (proposed === undefined || decided === undefined)
continue;
const changes = changedFiles(decides, proposed);
if (changes.length === 0)
continue;
const { judged } = decided;
const outcomes = await tryOut(proposed, { set: decided.opened.set, judged, limit }, ports);
for (const [index, { input }] of judged.entries()) {
const workspace = input.run.workspace.name;
const outcome = outcomes[index] ?? '';
const sentence = `This pull request changes the policies in ${(0,quote.hD)(decides.shownAs)} (${list(changes)}). Those of the default branch decided. ${outcome}`;
const before = sentences.get(workspace) ?? [];
sentences.set(workspace, [...before, sentence]);
}
}
return sentences;
}
function changedFiles({ files: before }, { files: after }) {
const names = [...new Set([...before.keys(), ...after.keys()])].sort();
return names.flatMap((name) => {
const old = before.get(name);
const now = after.get(name);
if (old === undefined)
return [`${(0,quote.hD)(name)} added`];
if (now === undefined)
return [`${(0,quote.hD)(name)} removed`];
return Buffer.compare(old, now) === 0 ? [] : [`${(0,quote.hD)(name)} changed`];
});
}
async function tryOut(proposed, { set, judged, limit }, ports) {
const ofAll = (why) => judged.map(() => why);
if ((0,local_policy_files.y4)(proposed).length > 0)
return ofAll(`The changes were not tried: ${UNTRIED}`);
const isSource = [...proposed.files.keys()].some((name) => name.endsWith('.rego'));
if (!isSource)
return ofAll('With the changes no policy is left.');
const { clock } = ports.limits;
const isOver = () => clock.now() >= limit.deadline;
const tooLong = `this took longer than ${limit.limitMs / 1_000} seconds, and was ended.`;
const bounded = {
...ports,
...untilDeadline(limit.deadline, { ...ports, clock }),
limits: { ...ports.limits, deadlineMs: limit.deadline },
};
let opened;
try {
const opa = await findOpa(bounded);
if (opa === undefined)
return ofAll(`The changes were not tried: ${NO_OPA}`);
if ('problem' in opa)
throw new policy_files.cq(opa.problem);
opened = await openRego(proposed, opa, bounded);
const outcomes = [];
const { signal } = new AbortController();
for (const { input, results } of judged) {
const tried = await opened.set.judge.judge(input, ports.signal ?? signal);
const outcome = isOver()
? `The changes were not tried to the end: ${tooLong}`
: compare(withLevels(set.policies, results), withLevels(opened.set.policies, tried));
outcomes.push(outcome);
}
return outcomes;
}
catch (error) {
if (!(error instanceof policy_files.cq))
throw error;
const [first = ''] = error.message.split('\n');
return ofAll(`The changes were not tried: ${isOver() ? tooLong : first}`);
}
finally {
await opened?.close();
}
}
const UNTRIED = 'they hold Sentinel policies, which HCP Terraform alone judges.';
const NO_OPA = 'there is no `opa` on the PATH.';
function withLevels(policies, results) {
const statuses = new Map(results.map(({ name, status }) => [name, status.replace('_', ' ')]));
return new Map(policies.map(({ name, level }) => {
const status = statuses.get(name) ?? 'not evaluated';
return [name, level === 'advisory' ? `${status} (advisory)` : status];
}));
}
function compare(now, then) {
const differences = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
const before = now.get(name) ?? 'absent';
const after = then.get(name) ?? 'absent';
return before === after ? [] : [`${(0,quote.hD)(name)}: ${before} now, ${after} then`];
});
return differences.length === 0
? 'With the changes every policy has the same result on this plan.'
: `With the changes: ${list(differences)}.`;
}
function list(items) {
const rest = items.length - proposed_policies_MOST_NAMED;
return `${items.slice(0, proposed_policies_MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
var place = __webpack_require__(6424);
var outside_modules = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/src/local/planned-places.js
async function findPlaces(planned, here) {
const byName = new Map();
for (const selector of planned.workspaces) {
if (selector.kind !== 'name' || selector.directory === undefined)
continue;
byName.set(selector.name, await planned_places_placeOf(selector.directory, here));
}
const other = await planned_places_placeOf(planned.directory, here);
return (workspace) => byName.get(workspace) ?? other;
}
async function planned_places_placeOf(written, { workingDirectory, jobTree }) {
const directory = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, written));
const repository = (0,place._M)(directory);
if (repository !== undefined || !jobTree.proposed) {
return (0,outside_modules.J)(directory, repository);
}
const job = (0,find_repository.eF)(jobTree.workspace ?? workingDirectory);
return (0,outside_modules.J)(directory, (0,place.lU)(directory, job) ? job : directory);
}
var external_node_fs_ = __webpack_require__(3024);
var git_objects = __webpack_require__(1650);
;// CONCATENATED MODULE: ./build/src/local/default-branch-tree.js
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
const workspace = (0,tree.Yc)(jobTree, workingDirectory);
const opened = new Map();
const made = [];
const open = async (repositoryRoot) => {
const { commit, repository: from } = await commitOf(repositoryRoot, jobTree, ports);
if (!(await (0,git_objects.jm)(commit, from, ports))) {
throw new Error('git has not all of its files, or has other ones in their place');
}
const root = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-default-branch-')));
made.push(root);
const checkout = { root, gitDirectory: (0,external_node_path_.join)(root, '.git') };
const why = (await (0,ask_git.B9)(checkout, commit, ports)) ??
(await (0,ask_git.b$)(ports, { from, commit, checkout }));
if (why !== undefined)
throw new Error(`git has not all of its files (${why})`);
return root;
};
return {
async rootOf(root) {
const repository = (0,find_repository.Di)(root, workspace).repository?.root;
if (repository === undefined || !(0,find_repository.Yw)(root, repository)) {
throw new Error('its files are in no git repository');
}
const directory = opened.get(repository) ?? open(repository);
opened.set(repository, directory);
const there = (0,external_node_path_.join)(await directory, (0,external_node_path_.relative)(repository, root));
(0,external_node_fs_.mkdirSync)(there, { recursive: true });
return there;
},
close: () => {
for (const root of made)
(0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
},
};
}
async function commitOf(root, jobTree, ports) {
if (!jobTree.proposed) {
return (0,git_files.trustedCommit)({ repository: (0,find_repository._8)(root), branch: undefined }, ports);
}
if (jobTree.trustedCommit === undefined)
throw new Error('this host names no commit of it');
return jobTree.trustedCommit(root);
}
;// CONCATENATED MODULE: ./build/src/local/recorded.js
function recording(set, judged) {
return {
...set,
judge: {
...set.judge,
judge: async (input, signal) => {
const results = await set.judge.judge(input, signal);
judged.push({ input, results });
return results;
},
},
};
}
var take_turn = __webpack_require__(4990);
var ended_by = __webpack_require__(7953);
var ports = __webpack_require__(8471);
;// CONCATENATED MODULE: ./build/src/local/send-in-process.js
function sendInProcess({ handle }, alarms) {
return async (request) => {
const { timeoutMs, signal } = request;
const late = alarms.in(timeoutMs);
const ends = signal === undefined ? late : alarms.any(late, signal);
try {
return await (0,ended_by.m)(ends, answer(handle, request));
}
catch (error) {
if (!ends.aborted)
throw error;
if (signal?.aborted === true)
throw new ports.w('aborted', 'canceled');
throw new ports.w('timeout', `nothing complete within ${Math.round(timeoutMs)} ms`);
}
};
}
async function answer(handle, request) {
const { method, url, maxBytes, take } = request;
if (request.file !== undefined)
throw new ports.w('local', 'nothing is written to a file');
const path = url.pathname;
const sent = await bodyOf(request);
const most = (0,exchange.u)(path);
if (sent.length > most) {
throw new ports.w('local', `${sent.length} bytes are more than the ${most} that the service takes`);
}
const { status, headers, body } = await handle({
method,
path,
query: url.search.slice(1),
headers: { ...inLowerCase(request.headers), host: url.host },
body: sent,
});
if (body.length > maxBytes)
throw new ports.w('too-large', `more than ${maxBytes} bytes`);
if (take === undefined || (status !== 200 && status !== 206))
return { status, headers, body };
for (let at = 0; at < body.length; at += PIECE_BYTES) {
take(body.subarray(at, at + PIECE_BYTES), at);
await (0,take_turn.V)(request.signal);
}
return { status, headers, body: send_in_process_NOTHING };
}
const PIECE_BYTES = 1024 * 1024;
const send_in_process_NOTHING = new Uint8Array();
async function bodyOf({ body }) {
if (body === undefined)
return send_in_process_NOTHING;
if (typeof body === 'string')
return new TextEncoder().encode(body);
if (body instanceof Uint8Array)
return body;
const content = await (0,promises_.readFile)(body.path);
if (content.length !== body.bytes) {
const why = `${body.path} has ${content.length} bytes where ${body.bytes} were announced`;
throw new ports.w('local', why);
}
body.sent?.(content.length);
return content;
}
function inLowerCase(headers) {
return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
;// CONCATENATED MODULE: ./build/src/local/open-local.js
const NO_POLICIES = `No policy judges this plan: none is in ${policy_files.BL.map(quote.hD).join(' or ')}. Name its directory with \`policies\`, or write a first policy with its test: \`plangate init --local\`.`;
async function openLocal(settings, directories, ports) {
try {
const { reviewed } = directories;
const placed = { ...directories, reviewed, placeOf: await findPlaces(settings, directories) };
const chosen = await chooseEngine(settings, placed, ports);
if ('problems' in chosen)
return chosen;
if ('undecided' in chosen) {
const opa = await sayMissingOpa(ports);
return { undecided: [chosen.undecided, ...(opa === undefined ? [] : [opa])].join('\n') };
}
const { name, engine, notApart } = chosen;
const opened = await open_local_open({ ...settings, engine: name }, engine, placed, ports);
return { ...opened, notApart };
}
catch (error) {
if (!(error instanceof policy_files.cq) || ports.signal.aborted)
throw error;
if (error instanceof policy_files.Y2)
return { undecided: error.message };
return {
problems: error.message.split('\n').map((message) => ({ where: 'policies', message })),
};
}
}
async function open_local_open(settings, engine, directories, ports) {
const sets = await findSets(settings, directories, ports);
const policyPorts = await portsFor(settings, ports);
const deciding = [];
const tree = openDefaultBranchTree(directories, ports);
const close = async () => {
tree.close();
for (const { opened } of deciding)
await opened.close();
};
try {
const loading = __webpack_require__.e( 525).then(__webpack_require__.bind(__webpack_require__, 2525));
for (const { decides } of sets) {
const opened = await openPolicies(decides, policyPorts);
deciding.push({ opened, set: withoutOverrides(opened.set), judged: [] });
}
const accepts = settings.onlyNew || settings.exceptionsFile !== undefined;
const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
const { createService } = await loading;
const service = createService({
clock: ports.clock,
random: ports.random,
seed: seedOf(settings, directories, token),
policySets: recordingSets(deciding, accepts),
engine,
runDurationMs: 0,
});
await service.ready();
const warnings = deciding.flatMap(({ opened }) => opened.warnings);
return {
settings: { ...settings, origin: exchange.J, token },
send: sendInProcess(service, ports.alarms),
policies: deciding.flatMap(({ opened }) => opened.set.policies.map(({ name }) => name)),
judgedBy: judgedBy(deciding),
notices: warnings,
finish: (result, log) => finish(result, { deciding, sets, ports: policyPorts }, log),
explain: (policy) => documentsFor(policy, deciding),
ofLocal: {
...asFunctions(service),
noPolicies: sets.length === 0 ? NO_POLICIES : undefined,
localLevels: accepts ? levelsOf(deciding.map(({ set }) => set)) : undefined,
rootOnDefaultBranch: settings.plan === undefined ? tree.rootOf : undefined,
},
stop: async () => {
await service.endPlanning();
await close();
},
};
}
catch (error) {
await close();
throw error;
}
}
function asFunctions(service) {
return {
whenRunMoves: (runId, status) => service.whenRunMoves(runId, status),
movedResources: (runId, beforeId) => service.movedResources(runId, beforeId),
};
}
function findSets(settings, { workingDirectory, jobTree }, ports) {
const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
return findPolicies({ written: settings.policies, directory, workingDirectory, jobTree }, ports);
}
async function portsFor({ timeoutMs, policyTimeoutMs }, ports) {
const { clock, endsAt, executeBounded, environment, signal } = ports;
const limits = {
clock,
policyMs: policyTimeoutMs ?? POLICY_MS,
deadlineMs: endsAt - (0,job_time.BJ)(timeoutMs),
processes: (0,external_node_os_.availableParallelism)(),
};
const plan = TERRAFORM_PLAN;
return { executeBounded, environment, signal, hcl: await (0,hcl.loadHcl)(), limits, plan };
}
function recordingSets(deciding, accepts) {
return deciding.map(({ set, judged }) => {
const advisory = set.policies.map((policy) => ({ ...policy, level: 'advisory' }));
return recording(accepts ? { ...set, policies: advisory } : set, judged);
});
}
function levelsOf(sets) {
return (policySet, policy) => {
const declared = sets
.filter((set) => set.name === policySet)
.flatMap(({ policies }) => policies.filter(({ name }) => name === policy));
const [level, ...others] = new Set(declared.map((each) => each.level));
return others.length > 0 ? undefined : level;
};
}
function judgedBy(deciding) {
const all = [...new Set(deciding.map(({ opened }) => opened.judgedBy))].join(' and ');
return all === '' ? undefined : all;
}
function documentsFor(policy, deciding) {
return deciding
.filter(({ opened }) => opened.set.policies.some(({ name }) => name === policy))
.flatMap(({ opened, judged }) => judged.map(({ input }) => {
const document = JSON.parse(opened.write(input));
return { workspace: input.run.workspace.name, document };
}));
}
async function finish(result, { deciding, sets, ports }, log) {
const runs = new Set(result.workspaces.map(({ runId }) => runId));
for (const each of deciding) {
const ofResult = each.judged.filter(({ input }) => runs.has(input.run.id));
each.judged.splice(0, Infinity, ...ofResult);
}
const proposed = await describeProposed({ sets, deciding }, ports);
const workspaces = result.workspaces.map((workspace) => {
const { runId = '' } = workspace;
const printed = deciding.flatMap(({ opened }) => opened.printed.get(runId) ?? []);
const ofChange = proposed.get(workspace.workspace) ?? [];
const notices = [...workspace.notices, ...printed, ...ofChange];
for (const notice of notices)
log.info(`${workspace.workspace}: ${notice}`);
const { runUrl: _, ...rest } = workspace;
return { ...rest, notices };
});
return { ...result, workspaces };
}
function seedOf(settings, { workingDirectory, placeOf }, token) {
const { organization } = settings;
const directories = (0,workspace_selectors.s7)(settings);
const directoryName = (0,local_names.yJ)((0,external_node_path_.resolve)(workingDirectory, directories[0] ?? '.'));
const workspaces = settings.workspaces.map((selector) => selector.kind === 'name'
? { name: selector.name }
: { name: directoryName, tags: selector.tags, project: selector.project ?? 'default' });
const byName = new Map(workspaces.map((workspace) => {
const inside = placeOf(workspace.name).workingDirectory || undefined;
return [workspace.name, { ...workspace, workingDirectory: inside }];
}));
return {
users: [{ username: 'owner' }],
organizations: [{ name: organization, workspaces: [...byName.values()] }],
tokens: [{ kind: 'user', of: 'owner', organization, secret: token }],
};
}
/***/ }),
/***/ 8391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
BL: () => ( POLICY_DIRECTORIES),
Y2: () => ( MissingJudge),
cq: () => ( PolicyProblem)
});
const POLICY_DIRECTORIES = ['policies', 'policy'];
class PolicyProblem extends Error {
name = 'PolicyProblem';
}
class MissingJudge extends PolicyProblem {
name = 'MissingJudge';
}
/***/ }),
/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ny: () => ( isPinnedAddress),
vO: () => ( isPageOf),
ve: () => ( isSameRepository)
});
function isPinnedAddress(text) {
return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
function isSameRepository(one, other) {
const repository = repositoryAt(one);
return repository !== undefined && repository === repositoryAt(other);
}
function isRepository(address, slug) {
const at = repositoryAt(address) ?? '';
return at.endsWith(`/${slug.toLowerCase()}`);
}
function isPageOf(address, repository) {
const page = repositoryAt(address);
const whole = repositoryAt(repository);
return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
function repositoryAt(address) {
const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
const url = short && !isUrl(address) ? `ssh://${short[1]}/${short[2]}` : address.trim();
if (!URL.canParse(url))
return undefined;
const { protocol, hostname, pathname } = new URL(url);
if (hostname === '' && protocol !== 'file:')
return undefined;
const path = decoded(pathname)
.replace(/\/+/g, '/')
.replace(/\/$/, '')
.replace(/\.git$/, '');
if (path === '' || path === '/')
return undefined;
const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
const PAGE_HOSTS = {
'ssh.github.com': 'github.com',
'altssh.gitlab.com': 'gitlab.com',
'altssh.bitbucket.org': 'bitbucket.org',
'ssh.dev.azure.com': 'dev.azure.com',
};
function pathOnPages(path, host) {
if (host !== 'dev.azure.com')
return path;
return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
function isUrl(address) {
return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}
function decoded(path) {
try {
return decodeURI(path);
}
catch {
return path;
}
}
/***/ }),
/***/ 3536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
J: () => ( NOWHERE),
u: () => ( mostBytesTo)
});
const NOWHERE = 'http://127.0.0.1';
const MOST_BYTES = 1024 * 1024;
const MOST_UPLOADED_BYTES = 100 * 1024 * 1024;
function mostBytesTo(path) {
return path.startsWith('/v1/object/') ? MOST_UPLOADED_BYTES : MOST_BYTES;
}
/***/ }),
/***/ 5840:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ug: () => ( POLICY_SYSTEMS),
ti: () => ( loadPolicySet),
DD: () => ( readDeclaredPolicies)
});
var promises_ = __webpack_require__(3836);
var external_node_path_ = __webpack_require__(6760);
var literal = __webpack_require__(2443);
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/src/service/read-example.js
function readExample(name) {
return (0,external_node_fs_.readFileSync)(new URL(name, import.meta.url));
}
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/service/recorded-answers.js
function readAnswers() {
return JSON.parse(readExample('answers.json').toString());
}
function judgeByAnswers(policies, sources) {
const answers = readAnswers();
const isAnswered = sources === undefined || digestOfSources(sources) === answers.policies;
const judgeOne = ({ name, query }, answered) => {
if (answered === undefined || !answers.queries.includes(query)) {
return { name, status: 'errored', output: [UNANSWERED] };
}
const output = answered[query] ?? [];
return { name, status: output.length === 0 ? 'passed' : 'failed', output };
};
return {
version: answers.opa,
takesTime: false,
judge: async ({ plan }) => {
const answered = isAnswered ? answers.plans[digestOfPlan(plan)] : undefined;
return policies.map((policy) => judgeOne(policy, answered));
},
};
}
function areExamples(sources) {
return digestOfSources(sources) === readAnswers().policies;
}
const UNANSWERED = 'There is no `opa` on the PATH of this service, which has answers for the plans of the demonstration and the example seed alone. Install opa (https://openpolicyagent.org), and start the service again.';
function digestOfPlan({ resource_changes: changes }) {
return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(changes)).digest('hex');
}
function digestOfSources(sources) {
const sorted = [...sources].sort(([one], [other]) => (one < other ? -1 : 1));
return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(sorted)).digest('hex');
}
var script = __webpack_require__(1922);
var error_message = __webpack_require__(4271);
var read_regular = __webpack_require__(3962);
var unreadable_file = __webpack_require__(3491);
;// CONCATENATED MODULE: ./build/src/service/load-policies.js
const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'];
async function loadPolicySet(options, hcl, openJudge) {
const { directory } = options;
const problems = [];
const note = (error) => {
problems.push((0,error_message.g)(error));
};
const sources = directory === undefined ? undefined : await readSources(directory).catch(note);
const text = directory === undefined
? readExample('policies.hcl').toString()
: await readIn(directory, 'policies.hcl').catch(note);
const policies = readDeclaredPolicies(text, hcl, problems)
.filter(({ name }) => options.only?.includes(name) ?? true)
.map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
const judge = await openJudge?.(directory).catch(note);
if (problems.length > 0) {
throw new Error(`The policy set in ${directory ?? 'this program'} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}
return {
name: options.name,
description: options.description ?? null,
system: options.system,
overridable: options.overridable,
policies,
judge: judge ?? judgeByAnswers(policies, sources),
};
}
async function readSources(directory) {
const names = (await (0,promises_.readdir)(directory, { recursive: true })).filter((name) => /(?<!_test)\.rego$|(?:^|[/\\])data\.(?:json|yaml)$/.test(name));
const read = async (name) => [name, (await readIn(directory, name)) ?? ''];
return new Map(await Promise.all(names.map(read)));
}
async function readIn(directory, name) {
return (0,read_regular.Ue)((0,external_node_path_.join)(directory, name)).catch((error) => {
throw error instanceof unreadable_file.i ? new Error(`${name} ${error.message}`) : error;
});
}
function readDeclaredPolicies(text, hcl, problems) {
if (text === undefined) {
problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
return [];
}
const parsed = hcl.parse(text);
const names = new Set();
for (const { message, range } of parsed.problems) {
problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
}
return parsed.body.blocks.flatMap((block) => {
const name = block.labels[0] ?? '';
const text = (attribute) => {
const written = block.body.attributes.find((one) => one.name === attribute);
const value = written && (0,literal.ww)(written.value).value;
return typeof value === 'string' ? value : undefined;
};
const query = text('query');
const level = script.hj.find((one) => one === text('enforcement_level'));
const at = `policies.hcl line ${String(block.range.startLine)}`;
if (block.type !== 'policy' || name === '') {
problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
}
if (query === undefined)
problems.push(`${at}: policy "${name}" has no query`);
if (level === undefined) {
problems.push(`${at}: policy "${name}" has no enforcement_level, or none of ${script.hj.join(', ')}`);
}
if (names.has(name))
problems.push(`${at}: policy "${name}" is there twice. Rename one.`);
names.add(name);
if (query === undefined || level === undefined)
return [];
const line = block.range.startLine;
return [{ name, query, level, description: text('description') ?? '', line }];
});
}
/***/ }),
/***/ 1922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
bQ: () => ( toScript),
dk: () => ( scriptSchema),
hj: () => ( POLICY_LEVELS)
});
var _client_wire_schema_js_1_ = __webpack_require__(7934);
var _model_status_js_0_ = __webpack_require__(2373);
const duration = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .Wwf(0));
const text = _client_wire_schema_js_1_ .YjP();
const amount = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .ndf(), _client_wire_schema_js_1_ .Wwf(0));
const POLICY_LEVELS = [
'advisory',
'soft-mandatory',
'hard-mandatory',
'mandatory',
'mandatory-overridable',
];
const scriptedPolicySchema = _client_wire_schema_js_1_ .rej({
name: text,
level: _client_wire_schema_js_1_ .KIO(POLICY_LEVELS),
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
messages: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(text), []),
description: _client_wire_schema_js_1_ .lqM(text),
resources: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({ address: text, file: _client_wire_schema_js_1_ .lqM(text), line: _client_wire_schema_js_1_ .lqM(amount) })), []),
});
const terraformPolicySchema = _client_wire_schema_js_1_ .rej({
...scriptedPolicySchema.entries,
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored', 'unknown']), 'passed'),
atApply: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
});
const setOf = (policy) => _client_wire_schema_js_1_ .rej({
name: text,
description: _client_wire_schema_js_1_ .lqM(text),
overridable: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
error: _client_wire_schema_js_1_ .lqM(text),
policies: _client_wire_schema_js_1_ .YOg(policy),
});
const scriptedSetSchema = setOf(scriptedPolicySchema);
const terraformPolicySetSchema = setOf(terraformPolicySchema);
const runTaskSchema = _client_wire_schema_js_1_ .rej({
name: text,
level: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['advisory', 'mandatory']), 'mandatory'),
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
message: _client_wire_schema_js_1_ .lqM(text, ''),
url: _client_wire_schema_js_1_ .lqM(text),
});
const diagnosticSchema = _client_wire_schema_js_1_ .rej({
severity: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['error', 'warning']), 'error'),
summary: text,
detail: _client_wire_schema_js_1_ .lqM(text, ''),
address: _client_wire_schema_js_1_ .lqM(text),
file: _client_wire_schema_js_1_ .lqM(text),
line: _client_wire_schema_js_1_ .lqM(amount),
});
const runStatus = _client_wire_schema_js_1_ .KIO((0,_model_status_js_0_ .o7)(_model_status_js_0_ .oq));
const scriptSchema = _client_wire_schema_js_1_ .rej({
durationMs: _client_wire_schema_js_1_ .lqM(duration),
timings: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(runStatus, duration)),
processingMs: _client_wire_schema_js_1_ .lqM(duration),
cancelMs: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .mee(duration)),
skip: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runStatus)),
queuePosition: _client_wire_schema_js_1_ .lqM(amount),
stuckIn: _client_wire_schema_js_1_ .lqM(runStatus),
interruption: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
at: runStatus,
action: _client_wire_schema_js_1_ .KIO(['cancel', 'discard', 'force-cancel']),
})),
versionError: _client_wire_schema_js_1_ .lqM(text),
plan: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
additions: _client_wire_schema_js_1_ .lqM(amount, 0),
changes: _client_wire_schema_js_1_ .lqM(amount, 0),
destructions: _client_wire_schema_js_1_ .lqM(amount, 0),
diagnostics: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(diagnosticSchema), []),
})),
prePlanTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
postPlanTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
preApplyTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
postApplyTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
costEstimate: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
prior: _client_wire_schema_js_1_ .lqM(text, '0.0'),
proposed: _client_wire_schema_js_1_ .lqM(text, '0.0'),
delta: _client_wire_schema_js_1_ .lqM(text, '0.0'),
resources: _client_wire_schema_js_1_ .lqM(amount, 0),
})),
policyChecks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({
scope: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['organization', 'workspace']), 'organization'),
policies: _client_wire_schema_js_1_ .YOg(scriptedPolicySchema),
errored: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
}))),
policySets: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(scriptedSetSchema)),
policyKind: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['opa', 'sentinel'])),
evaluationStuck: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
planOnlyFailure: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO([
'errored',
'policy_soft_failed',
'post_plan_awaiting_decision',
'planned_and_finished',
])),
terraformPolicySets: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(terraformPolicySetSchema)),
runEvents: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({ action: text, description: text }))),
disguise: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(text, text)),
workspace: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
locked: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
executionMode: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['remote', 'local', 'agent'])),
autoApply: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
})),
});
function toScript(input) {
return _client_wire_schema_js_1_ .qgA(scriptSchema, input);
}
/***/ }),
/***/ 4802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$2: () => ( readEntries),
FJ: () => ( writeTar),
JL: () => ( EMPTY_ARCHIVE),
YF: () => ( UnreadableArchive),
sB: () => ( readTar)
});
var node_zlib_0_ = __webpack_require__(8522);
var tar_1_ = __webpack_require__(8697);
var _tree_js_2_ = __webpack_require__(6073);
class UnreadableArchive extends Error {
name = 'UnreadableArchive';
}
const SMALL = 32 * 1024 * 1024;
async function readTar(archive, limits) {
const { files, links } = await readEntries(archive, limits);
const targets = [...links.keys()].filter(limits.wanted).map((path) => (0,_tree_js_2_ .n)(path, links));
const missing = new Set(targets.filter((path) => path !== undefined && !files.has(path)));
if (missing.size === 0)
return (0,_tree_js_2_ .b)(files, links);
const wanted = (path) => limits.wanted(path) || missing.has(path);
return (0,_tree_js_2_ .b)((await readEntries(archive, { ...limits, wanted })).files, links);
}
async function readEntries(archive, limits) {
const reader = createReader(limits);
const small = archive.length < SMALL ? unzip(archive, SMALL) : undefined;
if (small !== undefined) {
reader.take(small);
return reader.end();
}
const gunzip = (0,node_zlib_0_.createGunzip)();
gunzip.end(archive);
try {
for await (const piece of gunzip)
reader.take(piece);
}
catch (error) {
throw error instanceof UnreadableArchive ? error : damaged();
}
return reader.end();
}
function unzip(archive, most) {
if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
}
try {
return (0,node_zlib_0_.gunzipSync)(archive, { maxOutputLength: most });
}
catch (error) {
if (error.code === 'ERR_BUFFER_TOO_LARGE')
return undefined;
throw damaged();
}
}
function damaged() {
return new UnreadableArchive('the gzip file is damaged or cut short');
}
function tooLarge({ maxBytes }) {
return new UnreadableArchive(`the archive unpacks to more than ${String(maxBytes)} bytes`);
}
function createReader(limits) {
const all = { files: new Map(), links: new Map(), programs: new Set() };
let problem;
let bytes = 0;
let entries = 0;
let kept = 0;
let over = false;
function onReadEntry(entry) {
entries += 1;
const member = lookAt(entry, limits);
if ('target' in member)
all.links.set(member.path, member.target);
kept += 'wanted' in member ? entry.size : 0;
if (entries > limits.maxEntries) {
problem ??= `the archive has more than ${String(limits.maxEntries)} entries`;
}
else if (kept > limits.maxKept) {
problem ??= `the archive has more than ${String(limits.maxKept)} bytes of configuration`;
}
else if ('problem' in member) {
problem ??= `the archive has ${member.problem}: ${shown(entry.path)}`;
}
else if ('wanted' in member) {
const parts = [];
if (((entry.mode ?? 0) & 0o100) !== 0)
all.programs.add(member.path);
entry.on('data', (part) => parts.push(part));
entry.on('end', () => all.files.set(member.path, Buffer.concat(parts)));
return;
}
entry.resume();
}
const parser = new tar_1_ .iX({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
parser.on('error', (error) => {
problem ??= `the tar archive is damaged: ${error.message}`;
});
parser.on('eof', () => {
over = true;
});
const refuse = () => {
if (problem !== undefined)
throw new UnreadableArchive(problem);
};
return {
take(piece) {
bytes += piece.length;
if (bytes > limits.maxBytes)
throw tooLarge(limits);
for (let at = 0; at < piece.length; at += STEP) {
if (over)
return;
parser.write(Buffer.from(piece.subarray(at, at + STEP)));
refuse();
}
},
end() {
const tar = bytes >= BLOCK && bytes % BLOCK === 0;
if (!tar)
throw new UnreadableArchive('the upload holds no tar archive');
if (!over)
parser.end();
refuse();
if (entries === 0)
throw new UnreadableArchive('the archive is empty');
return all;
},
};
}
function lookAt({ path: name, type, linkpath = '' }, limits) {
const path = toSafePath(name);
if (path === undefined)
return { problem: 'an entry outside of itself' };
switch (type) {
case 'SymbolicLink': {
const target = linkpath.startsWith('/') ? undefined : toSafePath(`${path}/../${linkpath}`);
return target === undefined ? { problem: 'a link that leaves it' } : { path, target };
}
case 'File':
case 'OldFile':
return limits.wanted(path) ? { path, wanted: true } : { path };
case 'Directory':
case 'GNUDumpDir':
return { path };
default:
return { problem: 'an entry that is neither file, directory nor link' };
}
}
const BLOCK = 512;
const STEP = 64 * 1024;
function shown(path) {
return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}
function toSafePath(path) {
if (path.startsWith('/') || path.includes('\0') || path.includes('\\'))
return undefined;
const parts = [];
for (const part of path.split('/')) {
if (part === '..') {
if (parts.pop() === undefined)
return undefined;
}
else if (part !== '' && part !== '.') {
parts.push(part);
}
}
return parts.join('/');
}
function writeTar(files) {
const parts = [];
for (const [path, content] of files) {
const header = new tar_1_ .Y9({
path,
size: content.length,
mode: 0o644,
mtime: new Date(0),
type: 'File',
});
header.encode();
if (header.block === undefined)
throw new Error('a tar header without its block');
parts.push(header.block, content, new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK));
}
parts.push(new Uint8Array(2 * BLOCK));
return (0,node_zlib_0_.gzipSync)(Buffer.concat(parts));
}
const EMPTY_ARCHIVE = writeTar(new Map());
/***/ }),
/***/ 6073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
b: () => ( createTree),
n: () => ( followLinks)
});
var node_path_0_ = __webpack_require__(6760);
const MOST_HOPS = 40;
function createTree(files, links = new Map()) {
const names = new Map();
for (const path of [...files.keys(), ...links.keys()]) {
const directory = directoryOf(path);
const others = names.get(directory);
if (others === undefined)
names.set(directory, [node_path_0_.posix.basename(path)]);
else
others.push(node_path_0_.posix.basename(path));
}
const listings = new Map();
const get = (path) => {
const real = followLinks(path, links);
return real === undefined ? undefined : files.get(real);
};
return {
get,
list(directory) {
const real = followLinks(directory, links);
if (real === undefined)
return [];
let listed = listings.get(real);
if (listed === undefined) {
listed = (names.get(real) ?? [])
.filter((name) => get(join(real, name)) !== undefined)
.sort();
listings.set(real, listed);
}
return listed.map((name) => join(directory, name));
},
};
}
function join(directory, name) {
return directory === '' ? name : `${directory}/${name}`;
}
function directoryOf(path) {
const directory = node_path_0_.posix.dirname(path);
return directory === '.' ? '' : directory;
}
function followLinks(path, links) {
if (links.size === 0 || path === '')
return path;
let rest = path.split('/');
let reached = '';
let hops = 0;
for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
reached = reached === '' ? part : `${reached}/${part}`;
const target = links.get(reached);
if (target === undefined)
continue;
hops += 1;
if (hops > MOST_HOPS)
return undefined;
rest = [...(target === '' ? [] : target.split('/')), ...rest];
reached = '';
}
return reached;
}
/***/ })
};
