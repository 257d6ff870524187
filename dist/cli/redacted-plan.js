export const id = 7502;
export const ids = [7502,4165,8903];
export const modules = {
/***/ 58903:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Af: () => ( withReplacements),
ID: () => ( replaceIn),
addressesIn: () => ( addressesIn),
dA: () => ( ANY_NAME),
j4: () => ( hiddenNames),
zn: () => ( replaceHere)
});
var _model_parse_js_0_ = __webpack_require__(2340);
const SIDES = ['before', 'after'];
function entriesOf(plan) {
const lists = [Reflect.get(plan, 'resource_drift'), plan.resource_changes];
const deferred = Reflect.get(plan, 'deferred_changes');
return [
...lists.flatMap((list) => (Array.isArray(list) ? list : [])),
...(Array.isArray(deferred) ? deferred : []).flatMap((one) => (0,_model_parse_js_0_ .u4)(one) ? [one['resource_change']] : []),
];
}
function changesOf(plan) {
const changes = entriesOf(plan).map((one) => fieldOf(one, 'change'));
const { output_changes: outputs } = plan;
return [...changes, ...Object.values(outputs ?? {})].filter(_model_parse_js_0_ .u4);
}
function markedIn(plan) {
const member = (key) => Reflect.get(plan, key);
const root = fieldOf(member('configuration'), 'root_module');
const states = [member('planned_values'), member('proposed_unknown')];
const invoked = [
...listOf(member('action_invocations')),
...listOf(member('deferred_action_invocations')).map((one) => fieldOf(one, 'action_invocation')),
];
return [
...changesOf(plan).flatMap((part) => SIDES.map((key) => ({ part, key, marks: part[`${key}_sensitive`] }))),
...invoked
.filter(_model_parse_js_0_ .u4)
.map((part) => ({ part, key: 'config_values', marks: part['config_sensitive'] })),
...[...states, fieldOf(member('prior_state'), 'values')].flatMap(markedInState),
...entriesIn(member('variables')).map(([name, part]) => ({
part,
key: 'value',
marks: fieldOf(fieldOf(fieldOf(root, 'variables'), name), 'sensitive') !== false,
})),
...markedInModule(root),
];
}
function markedInState(state) {
const outputs = entriesIn(fieldOf(state, 'outputs'));
const inModule = (module) => [
...listOf(fieldOf(module, 'resources'))
.filter(_model_parse_js_0_ .u4)
.map((part) => ({ part, key: 'values', marks: part['sensitive_values'] })),
...listOf(fieldOf(module, 'child_modules')).flatMap(inModule),
];
return [
...outputs.map(([, part]) => ({ part, key: 'value', marks: part['sensitive'] })),
...inModule(fieldOf(state, 'root_module')),
];
}
function markedInModule(module) {
const sensitiveIn = (one) => entriesIn(fieldOf(one, 'variables')).filter(([, { sensitive }]) => sensitive === true);
return [
...sensitiveIn(module).map(([, part]) => ({ part, key: 'default', marks: true })),
...entriesIn(fieldOf(module, 'module_calls')).flatMap(([, call]) => {
const { module: called, expressions: part } = call;
const given = (0,_model_parse_js_0_ .u4)(part)
? sensitiveIn(called).map(([key]) => ({ part, key, marks: true }))
: [];
return [...given, ...markedInModule(called)];
}),
];
}
function fieldOf(value, key) {
return (0,_model_parse_js_0_ .u4)(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
function listOf(value) {
return Array.isArray(value) ? value : [];
}
function entriesIn(value) {
return Object.entries((0,_model_parse_js_0_ .u4)(value) ? value : {}).flatMap(([key, one]) => (0,_model_parse_js_0_ .u4)(one) ? [[key, one]] : []);
}
function addressesIn(plan) {
const entries = entriesOf(plan).filter(_model_parse_js_0_ .u4);
const addresses = entries.flatMap(({ address }) => (typeof address === 'string' ? address : []));
return new Set(addresses.flatMap((one) => [one, one.replaceAll(/\["?[^\]]*\]/g, '')]));
}
const ANY_NAME = '*';
function hiddenNames(plan) {
const names = new Set();
for (const { part, key, marks } of markedIn(plan)) {
if (part[key] === null || part[key] === undefined)
continue;
if (marks === true)
names.add(ANY_NAME);
else if ((0,_model_parse_js_0_ .u4)(marks)) {
for (const [name, mark] of Object.entries(marks))
if (isMarked(mark))
names.add(name);
}
}
return names;
}
function isMarked(mark) {
if (typeof mark !== 'object' || mark === null)
return mark === true;
return Object.values(mark).some(isMarked);
}
const REPLACEMENTS = [undefined, null, 'another-value', 7, [], {}];
function withReplacements(plan) {
return REPLACEMENTS.map((other) => replaceIn(plan, other));
}
function replaceIn(plan, other) {
const copy = structuredClone(plan);
replaceHere(copy, other);
return copy;
}
function replaceHere(plan, other) {
const marked = markedIn(plan);
const texts = new Set();
for (const { part, key, marks } of marked)
gatherTexts(part[key], marks, texts);
for (const { part, key, marks } of marked)
part[key] = replaced(part[key], marks, other);
replaceConstants(Reflect.get(plan, 'configuration'), texts, other);
}
function gatherTexts(value, mark, texts) {
if (mark === true && typeof value === 'string' && value !== '')
texts.add(value);
if (typeof value !== 'object' || value === null)
return;
for (const [key, one] of Object.entries(value)) {
const part = typeof mark === 'object' && mark !== null && Object.hasOwn(mark, key)
? Reflect.get(mark, key)
: mark === true;
gatherTexts(one, part, texts);
}
}
function replaceConstants(part, texts, other) {
if (typeof part !== 'object' || part === null)
return;
for (const [key, one] of Object.entries(part)) {
if (key === 'constant_value' && holds(one, texts))
Reflect.set(part, key, other);
else
replaceConstants(one, texts, other);
}
}
function holds(value, texts) {
if (typeof value === 'string')
return texts.has(value);
return (typeof value === 'object' &&
value !== null &&
Object.values(value).some((one) => holds(one, texts)));
}
function replaced(value, mark, other) {
if (value === null || value === undefined)
return value;
if (mark === true)
return other;
if (typeof mark !== 'object' || mark === null)
return value;
if (Array.isArray(value)) {
return value.map((one, at) => replaced(one, Reflect.get(mark, at), other) ?? null);
}
if (!(0,_model_parse_js_0_ .u4)(value))
return value;
const names = new Set([...Object.keys(value), ...namesMarked(mark)]);
const entries = [...names].map((name) => {
const own = Object.hasOwn(value, name) ? value[name] : other;
const part = Object.hasOwn(mark, name) ? Reflect.get(mark, name) : false;
return [name, replaced(own, part, other)];
});
return Object.fromEntries(entries.filter(([, one]) => one !== undefined));
}
function namesMarked(mark) {
if (Array.isArray(mark))
return [];
return Object.entries(mark).flatMap(([name, one]) => (one === true ? name : []));
}
/***/ }),
/***/ 47502:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
REDACTED_PLAN: () => ( REDACTED_PLAN),
readRedactedPlan: () => ( readRedactedPlan),
toRedactedPlan: () => ( toRedactedPlan)
});
var _client_wire_schema_js_6_ = __webpack_require__(77934);
var _service_plan_plan_shape_js_0_ = __webpack_require__(83298);
var _service_engines_read_plan_js_1_ = __webpack_require__(24165);
var _machine_take_turn_js_2_ = __webpack_require__(44990);
var _service_plan_state_file_js_3_ = __webpack_require__(50583);
var _model_parse_js_7_ = __webpack_require__(2340);
var _rego_input_form_js_4_ = __webpack_require__(59864);
var _hidden_values_js_5_ = __webpack_require__(58903);
const MEMBERS = [
'resource_changes',
'output_changes',
'resource_drift',
'relevant_attributes',
'deferred_changes',
'action_invocations',
'deferred_action_invocations',
'complete',
];
const REDACTED_PLAN = {
keys: Object.fromEntries(MEMBERS.flatMap((name) => {
const shape = _service_plan_plan_shape_js_0_ .E.keys[name];
return shape === undefined ? [] : [[name, shape]];
})),
};
const map = _client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .L5J());
const change = _client_wire_schema_js_6_ ._H3({ actions: _client_wire_schema_js_6_ .YOg(_client_wire_schema_js_6_ .YjP()) });
const redacted = _client_wire_schema_js_6_ ._H3({
plan_format_version: _client_wire_schema_js_6_ .FsL(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .w1_('1.')),
resource_changes: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(_client_wire_schema_js_6_ .YOg(_client_wire_schema_js_6_ ._H3({ address: _client_wire_schema_js_6_ .YjP(), type: _client_wire_schema_js_6_ .YjP(), change })))),
output_changes: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(map)),
errored: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .zMY()),
});
const asPlan = _client_wire_schema_js_6_ .IeY((value) => typeof value === 'object' && value !== null);
async function toRedactedPlan(text, signal) {
return readRedactedPlan(await redactedTextOf(text, signal), signal);
}
async function redactedTextOf(text, signal) {
const { document } = await (0,_service_engines_read_plan_js_1_.readPlan)(text, signal);
const shown = MEMBERS.flatMap((name) => Object.hasOwn(document, name) ? [[name, Reflect.get(document, name)]] : []);
await (0,_machine_take_turn_js_2_ .V)(signal);
const redacted = _client_wire_schema_js_6_ .qgA(asPlan, Object.fromEntries(shown));
(0,_hidden_values_js_5_ .zn)(redacted, undefined);
await (0,_machine_take_turn_js_2_ .V)(signal);
return JSON.stringify({ ...redacted, plan_format_version: '1.0' });
}
async function readRedactedPlan(text, signal) {
if (text.length > _service_engines_read_plan_js_1_.LONGEST_PLAN) {
throw new _service_engines_read_plan_js_1_.UnreadablePlan(`The plan has more than ${_service_engines_read_plan_js_1_.LONGEST_PLAN} characters.`);
}
await checkRedactedPlan(text, signal);
await (0,_machine_take_turn_js_2_ .V)(signal);
const texts = new Map([['resource_changes', '[]'], ...(0,_rego_input_form_js_4_ .lS)(text)]);
const members = MEMBERS.flatMap((name) => {
const member = texts.get(name);
return member === undefined || member === 'null' ? [] : `${JSON.stringify(name)}:${member}`;
});
const planText = `{${members.join(',')}}`;
await (0,_machine_take_turn_js_2_ .V)(signal);
return { plan: _client_wire_schema_js_6_ .qgA(asPlan, (0,_model_parse_js_7_ .qF)(planText)), planText };
}
async function checkRedactedPlan(text, signal) {
const parsed = (0,_model_parse_js_7_ .qF)(text);
await (0,_machine_take_turn_js_2_ .V)(signal);
if ((0,_service_plan_state_file_js_3_ .tF)(parsed, _service_plan_state_file_js_3_ .Ez))
throw new _service_engines_read_plan_js_1_.UnreadablePlan('The plan is nested too deeply.');
await (0,_machine_take_turn_js_2_ .V)(signal);
const checked = _client_wire_schema_js_6_ .xLC(redacted, parsed);
if (!checked.success)
throw new _service_engines_read_plan_js_1_.UnreadablePlan('The service answered no plan that can be read.');
if (checked.output.errored === true) {
throw new _service_engines_read_plan_js_1_.UnreadablePlan('The plan says that it errored, so it may lack changes.');
}
}
/***/ }),
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
