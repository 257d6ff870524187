export const id = 4165;
export const ids = [4165];
export const modules = {
/***/ 24165:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
LONGEST_PLAN: () => ( LONGEST_PLAN),
UnreadablePlan: () => ( UnreadablePlan),
readPlan: () => ( readPlan)
});
var node_util_0_ = __webpack_require__(57975);
var _client_wire_schema_js_4_ = __webpack_require__(77934);
var _machine_take_turn_js_1_ = __webpack_require__(44990);
var _model_address_js_2_ = __webpack_require__(3543);
var _plan_state_file_js_3_ = __webpack_require__(50583);
const LONGEST_PLAN = 128 * 1024 * 1024;
const MOST_CHANGES = 100_000;
const map = _client_wire_schema_js_4_ .g1P(_client_wire_schema_js_4_ .YjP(), _client_wire_schema_js_4_ .L5J());
const marks = _client_wire_schema_js_4_ .KCZ([_client_wire_schema_js_4_ .zMY(), map]);
const actionSchema = _client_wire_schema_js_4_ .KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget']);
const changeSchema = _client_wire_schema_js_4_ ._H3({
address: _client_wire_schema_js_4_ .YjP(),
module_address: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .YjP()),
mode: _client_wire_schema_js_4_ .KIO(['managed', 'data']),
type: _client_wire_schema_js_4_ .YjP(),
name: _client_wire_schema_js_4_ .YjP(),
index: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .KCZ([_client_wire_schema_js_4_ .YjP(), _client_wire_schema_js_4_ .aig()])),
provider_name: _client_wire_schema_js_4_ .YjP(),
deposed: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .YjP()),
previous_address: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .FsL(_client_wire_schema_js_4_ .YjP(), _client_wire_schema_js_4_ .Ru6(_model_address_js_2_ .bX))),
change: _client_wire_schema_js_4_ ._H3({
actions: _client_wire_schema_js_4_ .FsL(_client_wire_schema_js_4_ .YOg(actionSchema), _client_wire_schema_js_4_ .BpQ(1), _client_wire_schema_js_4_ .Ru6(2)),
before: _client_wire_schema_js_4_ .mee(map),
after: _client_wire_schema_js_4_ .mee(map),
after_unknown: _client_wire_schema_js_4_ .lqM(marks, {}),
before_sensitive: _client_wire_schema_js_4_ .lqM(marks, false),
after_sensitive: _client_wire_schema_js_4_ .lqM(marks, false),
importing: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .mee(map)),
}),
});
const invocationSchema = _client_wire_schema_js_4_ ._H3({
address: _client_wire_schema_js_4_ .FsL(_client_wire_schema_js_4_ .YjP(), _client_wire_schema_js_4_ .Ru6(_model_address_js_2_ .bX)),
type: _client_wire_schema_js_4_ .YjP(),
name: _client_wire_schema_js_4_ .YjP(),
provider_name: _client_wire_schema_js_4_ .YjP(),
lifecycle_action_trigger: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ ._H3({
triggering_resource_address: _client_wire_schema_js_4_ .YjP(),
action_trigger_event: _client_wire_schema_js_4_ .YjP(),
action_trigger_block_index: _client_wire_schema_js_4_ .aig(),
actions_list_index: _client_wire_schema_js_4_ .aig(),
on_failure: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .YjP(), 'ActionOnFailureHalt'),
})),
invoke_action_trigger: _client_wire_schema_js_4_ .lqM(map),
});
const invocations = _client_wire_schema_js_4_ .FsL(_client_wire_schema_js_4_ .YOg(invocationSchema), _client_wire_schema_js_4_ .Ru6(MOST_CHANGES));
const documentSchema = _client_wire_schema_js_4_ ._H3({
format_version: _client_wire_schema_js_4_ .FsL(_client_wire_schema_js_4_ .YjP(), _client_wire_schema_js_4_ .w1_('1.')),
terraform_version: _client_wire_schema_js_4_ .YjP(),
variables: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .g1P(_client_wire_schema_js_4_ .YjP(), _client_wire_schema_js_4_ ._H3({ value: _client_wire_schema_js_4_ .L5J() }))),
planned_values: _client_wire_schema_js_4_ ._H3({ root_module: _client_wire_schema_js_4_ .lqM(map) }),
resource_changes: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .FsL(_client_wire_schema_js_4_ .YOg(changeSchema), _client_wire_schema_js_4_ .Ru6(MOST_CHANGES))),
output_changes: _client_wire_schema_js_4_ .lqM(map),
action_invocations: _client_wire_schema_js_4_ .lqM(invocations),
deferred_changes: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .YOg(map)),
deferred_action_invocations: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .YOg(_client_wire_schema_js_4_ ._H3({ action_invocation: invocationSchema }))),
configuration: _client_wire_schema_js_4_ ._H3({ root_module: _client_wire_schema_js_4_ .lqM(map) }),
errored: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .zMY()),
complete: _client_wire_schema_js_4_ .lqM(_client_wire_schema_js_4_ .zMY()),
});
class UnreadablePlan extends Error {
name = 'UnreadablePlan';
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
if ((0,_plan_state_file_js_3_ .tF)(parsed, _plan_state_file_js_3_ .Ez))
throw new UnreadablePlan('The plan is nested too deeply.');
await (0,_machine_take_turn_js_1_ .V)(signal);
const checked = _client_wire_schema_js_4_ .xLC(documentSchema, parsed);
if (!checked.success) {
const [issue] = checked.issues;
const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes: ${quoted(path)} has another form.`);
}
return _client_wire_schema_js_4_ .qgA(asPlan, withChanges(parsed));
}
const asPlan = _client_wire_schema_js_4_ .IeY(() => true);
function withChanges(plan) {
if (typeof plan !== 'object' || plan === null)
return plan;
return { resource_changes: [], variables: {}, ...plan };
}
function forgedIn({ address, module_address: module, mode, type, name, index, change, }) {
const prefix = module === undefined || module === '' ? '' : `${module}.`;
const local = `${mode === 'data' ? 'data.' : ''}${type}.${name}${(0,_model_address_js_2_ ._M)(index)}`;
if (address !== prefix + local) {
return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
}
if (!(0,_model_address_js_2_ ._5)(type) || !(0,_model_address_js_2_ ._5)(name))
return `The plan has no possible name: ${quoted(address)}.`;
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
/***/ }),
/***/ 50583:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$E: () => ( contentOf),
Ez: () => ( MOST_LEVELS),
QP: () => ( typeOf),
VP: () => ( writeStateFile),
qy: () => ( readStateFile),
tF: () => ( isDeep)
});
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_address_js_0_ = __webpack_require__(3543);
const stepSchema = _client_wire_schema_js_1_ ._H3({ type: _client_wire_schema_js_1_ .KIO(['get_attr', 'index']), value: _client_wire_schema_js_1_ .L5J() });
const instanceSchema = _client_wire_schema_js_1_ ._H3({
index_key: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KCZ([_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .aig()])),
status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP()),
attributes: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .mee(_client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .L5J()))),
sensitive_attributes: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .YOg(stepSchema))),
});
const outputSchema = _client_wire_schema_js_1_ ._H3({
value: _client_wire_schema_js_1_ .L5J(),
sensitive: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
});
const stateSchema = _client_wire_schema_js_1_ ._H3({
version: _client_wire_schema_js_1_ .euz(4),
terraform_version: _client_wire_schema_js_1_ .YjP(),
serial: _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .ndf()),
lineage: _client_wire_schema_js_1_ .YjP(),
outputs: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), outputSchema), {}),
resources: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ ._H3({
module: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP()),
mode: _client_wire_schema_js_1_ .YjP(),
type: _client_wire_schema_js_1_ .YjP(),
name: _client_wire_schema_js_1_ .YjP(),
provider: _client_wire_schema_js_1_ .YjP(),
instances: _client_wire_schema_js_1_ .YOg(instanceSchema),
})), []),
});
function writeStateFile({ state, marks }, outputs, head, providerOf) {
const resources = new Map();
for (const [address, attributes] of Object.entries(state)) {
const { module, type, name, index } = (0,_model_address_js_0_ .kD)(address);
const key = `${module} ${type} ${name}`;
const resource = resources.get(key) ?? {
module: module === '' ? undefined : module,
mode: 'managed',
type,
name,
provider: `provider["${providerOf(type)}"]`,
instances: [],
};
resource.instances.push({
index_key: index,
status: marks[address]?.tainted === true ? 'tainted' : undefined,
schema_version: 0,
attributes: type === 'terraform_data' ? withTypes(attributes) : attributes,
sensitive_attributes: pathsOf(marks[address]?.sensitive ?? {}, []),
});
resources.set(key, resource);
}
return {
version: 4,
...head,
outputs: Object.fromEntries(Object.entries(outputs).map(([name, output]) => [
name,
{ ...output, type: typeOf(output.value) },
])),
resources: [...resources.values()],
check_results: null,
};
}
function pathsOf(tree, way) {
if (tree === true)
return [way];
if (typeof tree !== 'object' || tree === null)
return [];
return Object.entries(tree).flatMap(([key, part]) => pathsOf(part, [...way, toStep(key, Array.isArray(tree), way.length === 0)]));
}
function toStep(key, inList, isAttribute) {
if (isAttribute)
return { type: 'get_attr', value: key };
const value = inList ? { value: Number(key), type: 'number' } : { value: key, type: 'string' };
return { type: 'index', value };
}
function readStateFile(bytes) {
try {
const document = JSON.parse(new TextDecoder().decode(bytes));
const parsed = isDeep(document, MOST_LEVELS) ? undefined : _client_wire_schema_js_1_ .xLC(stateSchema, document);
return parsed?.success === true ? parsed.output : undefined;
}
catch (error) {
if (error instanceof SyntaxError)
return undefined;
throw error;
}
}
const MOST_LEVELS = 200;
function isDeep(value, left) {
if (typeof value !== 'object' || value === null)
return false;
return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}
function contentOf({ resources, outputs }) {
const instances = resources.flatMap((resource) => resource.mode === 'managed' ? resource.instances.map((one) => instanceOf(resource, one)) : []);
return {
state: Object.fromEntries(instances.map(({ address, values }) => [address, values])),
marks: Object.fromEntries(instances.map(({ address, marks }) => [address, marks])),
outputs: Object.fromEntries(Object.entries(outputs).map(([name, { value, sensitive }]) => [name, { value, sensitive }])),
};
}
function instanceOf({ module, type, name }, { index_key: index, status, attributes, sensitive_attributes: paths = [], }) {
const values = attributes ?? {};
return {
address: `${module === undefined ? '' : `${module}.`}${type}.${name}${(0,_model_address_js_0_ ._M)(index)}`,
values: type === 'terraform_data' ? withoutTypes(values) : values,
marks: { tainted: status === 'tainted', sensitive: treeOf(paths) },
};
}
function treeOf(paths) {
return Object.fromEntries(paths.map(([first]) => [String(first?.value), true]));
}
function withoutTypes(attributes) {
const plain = Object.entries(attributes).map(([name, value]) => [
name,
name !== 'id' && typeof value === 'object' && value !== null && 'value' in value
? value.value
: value,
]);
return Object.fromEntries(plain);
}
function withTypes(attributes) {
const written = Object.entries(attributes).map(([name, value]) => [
name,
name === 'id' || value === null ? value : { value, type: typeOf(value) },
]);
return Object.fromEntries(written);
}
function typeOf(value) {
if (value === null || value === undefined)
return 'dynamic';
if (Array.isArray(value))
return ['tuple', value.map(typeOf)];
if (typeof value !== 'object')
return typeof value === 'boolean' ? 'bool' : typeof value;
const members = Object.entries(value).map(([name, member]) => [name, typeOf(member)]);
return ['object', Object.fromEntries(members)];
}
/***/ })
};
