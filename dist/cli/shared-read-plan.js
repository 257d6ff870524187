export const id = 828;
export const ids = [828,3597,5978];
export const modules = {
/***/ 51659:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
C8: () => ( callOf),
Vw: () => ( loadModule),
ae: () => ( toProblemRange),
gZ: () => ( calledModule),
sU: () => ( parseModuleFile),
u0: () => ( sourcesOf)
});
var node_path_0_ = __webpack_require__(76760);
var _file_names_js_6_ = __webpack_require__(96817);
var _module_files_js_1_ = __webpack_require__(60868);
var _module_manifest_js_2_ = __webpack_require__(27126);
var _module_source_js_5_ = __webpack_require__(58230);
var _syntax_hcl_syntax_js_3_ = __webpack_require__(56949);
var _model_address_js_4_ = __webpack_require__(3543);
const MOST_CONFIGURATION = 320 * 1024;
const MOST_PROBLEMS = 100;
function sourcesOf({ files, workingDirectory }) {
return {
files,
workingDirectory,
problems: [],
parsed: new Map(),
modules: new Map(),
budget: { bytes: MOST_CONFIGURATION },
records: recordsIn(files, workingDirectory),
};
}
function recordsIn(files, workingDirectory) {
const bytes = files.get(node_path_0_.posix.join(workingDirectory, _module_manifest_js_2_ .dp));
const records = bytes === undefined ? [] : (0,_module_manifest_js_2_ .WI)(new TextDecoder().decode(bytes));
return 'problem' in records ? [] : records;
}
function calledModule(sources, caller, call) {
const record = (0,_module_manifest_js_2_ .zv)(sources.records, call);
const there = record && directoryIn(sources.workingDirectory, record.directory);
const isRead = there !== undefined && ((0,_module_source_js_5_ .I)(call.source) || hasRoomFor(there, sources));
const recorded = isRead ? loadModule(sources, there) : undefined;
const path = (0,_module_source_js_5_ .$)(call.source);
if (recorded !== undefined || path === undefined)
return recorded;
const own = directoryIn(caller.directory, path);
return own === undefined ? undefined : loadModule(sources, own);
}
function directoryIn(from, path) {
const directory = node_path_0_.posix.join(from, path).replace(/\/$/, '');
if (node_path_0_.posix.isAbsolute(path) || directory.startsWith('..'))
return undefined;
return directory === '.' ? '' : directory;
}
function hasRoomFor(directory, { files, modules, budget }) {
if (modules.has(directory))
return true;
const sizes = files
.list(directory)
.map((path) => ((0,_file_names_js_6_ .ZC)(node_path_0_.posix.basename(path)) ? (files.get(path)?.length ?? 0) : 0));
return sizes.reduce((sum, size) => sum + size, 0) <= budget.bytes;
}
function callOf({ block }, address, source) {
const version = block.body.attributes.find(({ name }) => name === 'version')?.value;
return {
key: [...(0,_model_address_js_4_ .PC)(address), block.labels[0] ?? ''].join('.'),
source,
version: version && ((0,_syntax_hcl_syntax_js_3_ .bK)(version) ?? ''),
};
}
function loadModule(sources, directory) {
const loaded = sources.modules.get(directory);
if (loaded !== undefined)
return loaded;
const all = (0,_file_names_js_6_ .AM)(sources.files.list(directory).map((path) => node_path_0_.posix.basename(path)));
const names = all.filter((name) => !(0,_file_names_js_6_ .d3)(name));
if (names.length === 0)
return undefined;
const inDirectory = (name) => node_path_0_.posix.join(directory, name);
const module = {
directory,
resources: [],
named: new Map(),
calls: [],
outputs: new Map(),
providers: new Map(),
moved: [],
};
sources.modules.set(directory, module);
for (const content of (0,_module_files_js_1_ .yW)(names, inDirectory, textsOf(sources))) {
const { name, path, isOverride } = content;
const file = node_path_0_.posix.relative(sources.workingDirectory, path);
addProblems(sources, content, 'file');
const { blocks } = (0,_file_names_js_6_ .i)(name) ? asBlocks(content.body) : content.body;
for (const block of blocks) {
const placed = { block, file };
if (!isOverride || !applyOverride(module, placed))
place(module, placed, sources.problems);
}
}
return module;
}
function applyOverride(module, { block }) {
const [first = '', second = ''] = block.labels;
const existing = {
resource: module.named.get(`resource.${first}.${second}`),
data: module.named.get(`data.${first}.${second}`),
module: module.calls.find(({ block: call }) => call.labels[0] === first),
output: module.outputs.get(first),
};
const before = Object.entries(existing).find(([type]) => type === block.type)?.[1];
if (before === undefined)
return false;
const { attributes, blocks } = block.body;
const isReplaced = ({ name }) => attributes.some((other) => other.name === name);
const types = new Set(blocks.map(({ type }) => type));
before.block = {
...before.block,
body: {
attributes: [
...before.block.body.attributes.filter((one) => !isReplaced(one)),
...attributes,
],
blocks: [...before.block.body.blocks.filter(({ type }) => !types.has(type)), ...blocks],
},
};
return true;
}
function parseModuleFile(sources, path, what) {
const file = (0,_module_files_js_1_ .LI)(node_path_0_.posix.basename(path), path, textsOf(sources));
addProblems(sources, file, what);
return file.body;
}
function textsOf({ files, workingDirectory, budget, problems, parsed }) {
const text = (path) => {
const bytes = files.get(path);
if (bytes === undefined)
return { why: _module_files_js_1_ .v8 };
const before = budget.bytes;
budget.bytes -= bytes.length;
if (budget.bytes >= 0)
return new TextDecoder().decode(bytes);
if (before >= 0)
problems.push(tooMuch(node_path_0_.posix.relative(workingDirectory, path)));
return { why: 'the configuration is too large to be read here' };
};
return { text, parsed };
}
function addProblems(sources, { path, problems }, what) {
const file = node_path_0_.posix.relative(sources.workingDirectory, path);
for (const { message, range } of problems.slice(0, MOST_PROBLEMS)) {
sources.problems.push({
severity: 'error',
summary: 'Invalid HCL',
detail: `The ${what} could not be read: ${message}.`,
range: toProblemRange(file, range),
});
}
}
function asBlocks({ attributes: outer, blocks: all }) {
const blocks = all.map((block) => ({
...block,
body: {
...block.body,
attributes: block.body.attributes.map((one) => block.type === 'resource' && /^(?:object|tuple)$/.test(one.value.kind) && !isMeta(one.name)
? {
...one,
value: { kind: 'other', text: '', inside: [one.value], range: one.range },
}
: one),
},
}));
return { attributes: outer, blocks };
}
function isMeta(name) {
return name === 'count' || name === 'for_each';
}
function tooMuch(filename) {
const position = { line: 1, column: 1 };
return {
severity: 'error',
summary: 'Too much configuration',
detail: `This service plans ${String(MOST_CONFIGURATION)} bytes of configuration at most.`,
range: { filename, start: position, end: position },
};
}
function toProblemRange(filename, range) {
return {
filename,
start: { line: range.startLine, column: range.startColumn },
end: { line: range.endLine, column: range.endColumn },
};
}
function place(module, placed, problems) {
const { block } = placed;
const [first = '', second = ''] = block.labels;
switch (block.type) {
case 'resource':
case 'data': {
const key = `${block.type}.${first}.${second}`;
const twin = module.named.get(key);
if (twin !== undefined) {
problems.push({
severity: 'error',
summary: `Duplicate ${block.type} "${first}" "${second}"`,
detail: `It was declared before, in ${twin.file} line ${String(twin.block.range.startLine)}.`,
range: toProblemRange(placed.file, block.range),
});
}
else {
module.named.set(key, placed);
if (block.type === 'resource')
module.resources.push(placed);
}
break;
}
case 'module':
module.calls.push(placed);
break;
case 'moved':
module.moved.push(placed);
break;
case 'output':
module.outputs.set(first, placed);
break;
case 'terraform':
for (const inner of block.body.blocks.filter(({ type }) => type === 'required_providers')) {
for (const attribute of inner.body.attributes) {
module.providers.set(attribute.name, attribute);
}
}
break;
default:
}
}
/***/ }),
/***/ 36093:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
E: () => ( MOST_LEVELS),
t: () => ( isDeep)
});
const MOST_LEVELS = 200;
function isDeep(value, left) {
if (typeof value !== 'object' || value === null)
return false;
return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}
/***/ }),
/***/ 738:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
n: () => ( failedPlan)
});
function failedPlan(terraformVersion, problems) {
return {
document: {
format_version: '1.2',
terraform_version: terraformVersion,
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
/***/ }),
/***/ 33597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LONGEST_PLAN: () => ( LONGEST_PLAN),
UnreadablePlan: () => ( UnreadablePlan),
c: () => ( UnknownFormat),
q: () => ( misnamedIn),
readPlan: () => ( readPlan)
});
var node_util_0_ = __webpack_require__(57975);
var _client_wire_schema_js_3_ = __webpack_require__(77934);
var _machine_take_turn_js_1_ = __webpack_require__(44990);
var _model_address_js_2_ = __webpack_require__(3543);
var _model_json_depth_js_4_ = __webpack_require__(36093);
var _model_parse_js_5_ = __webpack_require__(2340);
const LONGEST_PLAN = 128 * 1024 * 1024;
const MOST_CHANGES = 100_000;
const map = _client_wire_schema_js_3_ .g1P(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .L5J());
const marks = _client_wire_schema_js_3_ .KCZ([_client_wire_schema_js_3_ .zMY(), map]);
const actionSchema = _client_wire_schema_js_3_ .KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget']);
const changeSchema = _client_wire_schema_js_3_ ._H3({
address: _client_wire_schema_js_3_ .YjP(),
module_address: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP()),
mode: _client_wire_schema_js_3_ .KIO(['managed', 'data']),
type: _client_wire_schema_js_3_ .YjP(),
name: _client_wire_schema_js_3_ .YjP(),
index: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .KCZ([_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .aig()])),
provider_name: _client_wire_schema_js_3_ .YjP(),
deposed: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP()),
previous_address: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .Ru6(_model_address_js_2_ .bX))),
change: _client_wire_schema_js_3_ ._H3({
actions: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(actionSchema), _client_wire_schema_js_3_ .BpQ(1), _client_wire_schema_js_3_ .Ru6(2)),
before: _client_wire_schema_js_3_ .mee(map),
after: _client_wire_schema_js_3_ .mee(map),
after_unknown: _client_wire_schema_js_3_ .lqM(marks, {}),
before_sensitive: _client_wire_schema_js_3_ .lqM(marks, false),
after_sensitive: _client_wire_schema_js_3_ .lqM(marks, false),
importing: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .mee(map)),
}),
});
const invocationSchema = _client_wire_schema_js_3_ ._H3({
address: _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ .Ru6(_model_address_js_2_ .bX)),
type: _client_wire_schema_js_3_ .YjP(),
name: _client_wire_schema_js_3_ .YjP(),
provider_name: _client_wire_schema_js_3_ .YjP(),
lifecycle_action_trigger: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ ._H3({
triggering_resource_address: _client_wire_schema_js_3_ .YjP(),
action_trigger_event: _client_wire_schema_js_3_ .YjP(),
action_trigger_block_index: _client_wire_schema_js_3_ .aig(),
actions_list_index: _client_wire_schema_js_3_ .aig(),
on_failure: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YjP(), 'ActionOnFailureHalt'),
})),
invoke_action_trigger: _client_wire_schema_js_3_ .lqM(map),
});
const invocations = _client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(invocationSchema), _client_wire_schema_js_3_ .Ru6(MOST_CHANGES));
const documentSchema = _client_wire_schema_js_3_ ._H3({
format_version: _client_wire_schema_js_3_ .YjP(),
terraform_version: _client_wire_schema_js_3_ .YjP(),
variables: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .g1P(_client_wire_schema_js_3_ .YjP(), _client_wire_schema_js_3_ ._H3({ value: _client_wire_schema_js_3_ .L5J() }))),
planned_values: _client_wire_schema_js_3_ ._H3({ root_module: _client_wire_schema_js_3_ .lqM(map) }),
resource_changes: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .FsL(_client_wire_schema_js_3_ .YOg(changeSchema), _client_wire_schema_js_3_ .Ru6(MOST_CHANGES))),
output_changes: _client_wire_schema_js_3_ .lqM(map),
action_invocations: _client_wire_schema_js_3_ .lqM(invocations),
deferred_changes: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(map)),
deferred_action_invocations: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .YOg(_client_wire_schema_js_3_ ._H3({ action_invocation: invocationSchema }))),
configuration: _client_wire_schema_js_3_ ._H3({ root_module: _client_wire_schema_js_3_ .lqM(map) }),
errored: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .zMY()),
complete: _client_wire_schema_js_3_ .lqM(_client_wire_schema_js_3_ .zMY()),
});
class UnreadablePlan extends Error {
name = 'UnreadablePlan';
}
class UnknownFormat extends UnreadablePlan {
}
async function readPlan(text, signal) {
if (text.length > LONGEST_PLAN) {
throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
}
const document = await readDocument(text, signal);
if (Reflect.get(document, 'errored') === true) {
throw new UnreadablePlan('The plan says that it errored, so it may lack changes.');
}
const changes = document.resource_changes;
const keys = new Set();
for (const change of changes) {
await (0,_machine_take_turn_js_1_ .V)(signal);
const problem = forgedIn(change);
if (problem !== undefined)
throw new UnreadablePlan(problem);
const key = JSON.stringify([change.address, Reflect.get(change, 'deposed')]);
if (keys.has(key))
throw new UnreadablePlan(`The plan names ${quoted(change.address)} twice.`);
keys.add(key);
}
const { action_invocations: invoked = [], deferred_action_invocations: deferred = [] } = document;
for (const one of [...invoked, ...deferred.map((each) => each.action_invocation)]) {
if (isAddressOf(one))
continue;
throw new UnreadablePlan(`The plan calls ${quoted(`action.${one.type}.${one.name}`)} by another address, ${quoted(one.address)}.`);
}
const different = await differenceOf(document, signal);
if (different !== undefined) {
throw new UnreadablePlan(`The plan says two things about ${quoted(different)}: its resource_changes and its planned_values differ.`);
}
return { document, counts: countsOf(changes) };
}
async function readDocument(text, signal) {
let parsed;
await (0,_machine_take_turn_js_1_ .V)(signal);
try {
parsed = JSON.parse(text);
}
catch {
throw new UnreadablePlan('The plan is not JSON.');
}
await (0,_machine_take_turn_js_1_ .V)(signal);
if ((0,_model_json_depth_js_4_ .t)(parsed, _model_json_depth_js_4_ .E))
throw new UnreadablePlan('The plan is nested too deeply.');
await (0,_machine_take_turn_js_1_ .V)(signal);
const version = (0,_model_parse_js_5_ ._F)(parsed, 'format_version');
if (typeof version === 'string' && !/^[01]\.\d+$/.test(version)) {
throw new UnknownFormat(`The plan has the format ${quoted(version)}, and Plangate reads 0.1 to 1.x. Update Plangate, or plan with a Terraform that it knows.`);
}
const checked = _client_wire_schema_js_3_ .xLC(documentSchema, parsed);
if (!checked.success) {
const [issue] = checked.issues;
const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes: ${quoted(path)} has another form.`);
}
if (String(version).startsWith('0.'))
markUnmarked(parsed);
return _client_wire_schema_js_3_ .qgA(asPlan, withChanges(parsed));
}
function markUnmarked(plan) {
const changes = [
...(0,_model_parse_js_5_ .c3)((0,_model_parse_js_5_ ._F)(plan, 'resource_changes')).map((one) => (0,_model_parse_js_5_ ._F)(one, 'change')),
...Object.values((0,_model_parse_js_5_ .Pf)((0,_model_parse_js_5_ ._F)(plan, 'output_changes'))),
];
for (const change of changes.filter(_model_parse_js_5_ .u4)) {
change['before_sensitive'] ??= true;
change['after_sensitive'] ??= true;
}
const markIn = (module) => {
for (const one of (0,_model_parse_js_5_ .c3)((0,_model_parse_js_5_ ._F)(module, 'resources')).filter(_model_parse_js_5_ .u4)) {
one['sensitive_values'] ??= true;
}
for (const inner of (0,_model_parse_js_5_ .c3)((0,_model_parse_js_5_ ._F)(module, 'child_modules')))
markIn(inner);
};
const states = [(0,_model_parse_js_5_ ._F)(plan, 'planned_values'), (0,_model_parse_js_5_ ._F)((0,_model_parse_js_5_ ._F)(plan, 'prior_state'), 'values')];
for (const state of states)
markIn((0,_model_parse_js_5_ ._F)(state, 'root_module'));
}
const asPlan = _client_wire_schema_js_3_ .IeY(() => true);
function withChanges(plan) {
if (typeof plan !== 'object' || plan === null)
return plan;
return { resource_changes: [], variables: {}, ...plan };
}
function misnamedIn(change) {
const { address, module_address: module, mode, type, name, index } = change;
const prefix = module === undefined || module === '' ? '' : `${module}.`;
const local = `${mode === 'data' ? 'data.' : ''}${type}.${name}${(0,_model_address_js_2_ ._M)(index)}`;
if (address !== prefix + local) {
return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
}
return (0,_model_address_js_2_ ._5)(type) && (0,_model_address_js_2_ ._5)(name)
? undefined
: `The plan has no possible name: ${quoted(address)}.`;
}
function forgedIn(resource) {
const { address, mode, change } = resource;
const misnamed = misnamedIn(resource);
if (misnamed !== undefined)
return misnamed;
const [first, second] = change.actions;
const creates = first === 'create' || second === 'create';
const removes = ['delete', 'forget'];
const deletes = removes.includes(first ?? '') || removes.includes(second ?? '');
const isPair = second === undefined || (creates && deletes);
const isEmpty = { before: change.before === null, after: change.after === null };
const fits = second !== undefined
? !isEmpty.before && !isEmpty.after
: isEmpty.before === (creates || (first === 'read' && isEmpty.before)) &&
isEmpty.after === (deletes || (first === 'no-op' && isEmpty.after));
const isRead = first === 'read' && mode !== 'data';
const isSame = first !== 'no-op' || (0,node_util_0_.isDeepStrictEqual)(change.before, change.after);
return isPair && fits && isSame && !isRead
? undefined
: `The plan says ${change.actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`;
}
function isAddressOf({ address, type, name }) {
const { block } = (0,_model_address_js_2_ .zq)(address) ?? {};
return block?.type === 'action' && (0,node_util_0_.isDeepStrictEqual)(block.labels, [type, name]);
}
async function differenceOf({ planned_values: planned, resource_changes: changes }, signal) {
const values = new Map();
const walk = ({ resources = [], child_modules: inner = [] }, depth) => {
if (depth > 100)
throw new UnreadablePlan('The plan has modules nested too deeply.');
for (const { address, mode, values: attributes } of resources) {
if (mode === 'managed')
values.set(address, attributes);
}
for (const module of inner)
walk(module, depth + 1);
};
try {
walk(planned.root_module ?? {}, 0);
}
catch (error) {
if (error instanceof TypeError) {
throw new UnreadablePlan('The plan has planned_values of another form.');
}
throw error;
}
const managed = changes.filter(({ mode, change, ...each }) => mode === 'managed' && change.after !== null && Reflect.get(each, 'deposed') === undefined);
for (const { address, change } of managed) {
await (0,_machine_take_turn_js_1_ .V)(signal);
if (!(0,node_util_0_.isDeepStrictEqual)(values.get(address), change.after))
return address;
}
const forgotten = changes.filter(({ change }) => change.actions.includes('forget'));
const addresses = new Set([...managed, ...forgotten].map(({ address }) => address));
return [...values.keys()].find((address) => !addresses.has(address));
}
function countsOf(changes) {
const managed = changes.filter(({ mode }) => mode === 'managed');
const count = (action) => managed.filter(({ change }) => change.actions.some((one) => one === action)).length;
const imports = managed.filter(({ change }) => typeof Reflect.get(change, 'importing') === 'object');
return {
additions: count('create'),
changes: count('update'),
destructions: count('delete'),
imports: imports.length,
};
}
function quoted(text) {
return JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
/***/ })
};
