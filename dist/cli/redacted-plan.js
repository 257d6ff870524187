export const id = 7994;
export const ids = [7994,3597,5978];
export const modules = {
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
/***/ }),
/***/ 37994:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
REDACTED_PLAN: () => ( REDACTED_PLAN),
readRedactedPlan: () => ( readRedactedPlan),
toRedactedPlan: () => ( toRedactedPlan)
});
var _client_wire_schema_js_5_ = __webpack_require__(77934);
var _plan_plan_shape_js_0_ = __webpack_require__(7410);
var _plan_read_plan_js_1_ = __webpack_require__(33597);
var _machine_take_turn_js_2_ = __webpack_require__(44990);
var _model_json_depth_js_7_ = __webpack_require__(36093);
var _model_parse_js_6_ = __webpack_require__(2340);
var _input_form_js_3_ = __webpack_require__(52484);
var _hidden_values_js_4_ = __webpack_require__(74347);
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
const shape = _plan_plan_shape_js_0_ .E.keys[name];
return shape === undefined ? [] : [[name, shape]];
})),
};
const map = _client_wire_schema_js_5_ .g1P(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .L5J());
const change = _client_wire_schema_js_5_ ._H3({ actions: _client_wire_schema_js_5_ .YOg(_client_wire_schema_js_5_ .YjP()) });
const resourceChange = _client_wire_schema_js_5_ ._H3({
address: _client_wire_schema_js_5_ .YjP(),
module_address: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YjP()),
mode: _client_wire_schema_js_5_ .KIO(['managed', 'data']),
type: _client_wire_schema_js_5_ .YjP(),
name: _client_wire_schema_js_5_ .YjP(),
index: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .KCZ([_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .aig()])),
change,
});
const redacted = _client_wire_schema_js_5_ ._H3({
plan_format_version: _client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .w1_('1.')),
resource_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .mee(_client_wire_schema_js_5_ .YOg(resourceChange))),
output_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .mee(map)),
errored: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .zMY()),
});
const asPlan = _client_wire_schema_js_5_ .IeY((value) => typeof value === 'object' && value !== null);
async function toRedactedPlan(text, signal) {
return readRedactedPlan(await redactedTextOf(text, signal), signal);
}
async function redactedTextOf(text, signal) {
const { document } = await (0,_plan_read_plan_js_1_.readPlan)(text, signal);
const shown = MEMBERS.flatMap((name) => Object.hasOwn(document, name) ? [[name, Reflect.get(document, name)]] : []);
await (0,_machine_take_turn_js_2_ .V)(signal);
const redacted = _client_wire_schema_js_5_ .qgA(asPlan, Object.fromEntries(shown));
(0,_hidden_values_js_4_ .zn)(redacted, undefined);
await (0,_machine_take_turn_js_2_ .V)(signal);
return JSON.stringify({ ...redacted, plan_format_version: '1.0' });
}
async function readRedactedPlan(text, signal) {
if (text.length > _plan_read_plan_js_1_.LONGEST_PLAN) {
throw new _plan_read_plan_js_1_.UnreadablePlan(`The plan has more than ${_plan_read_plan_js_1_.LONGEST_PLAN} characters.`);
}
await checkRedactedPlan(text, signal);
await (0,_machine_take_turn_js_2_ .V)(signal);
const texts = new Map([['resource_changes', '[]'], ...(0,_input_form_js_3_ .lS)(text)]);
const members = MEMBERS.flatMap((name) => {
const member = texts.get(name);
return member === undefined || member === 'null' ? [] : `${JSON.stringify(name)}:${member}`;
});
const planText = `{${members.join(',')}}`;
await (0,_machine_take_turn_js_2_ .V)(signal);
return { plan: _client_wire_schema_js_5_ .qgA(asPlan, (0,_model_parse_js_6_ .qF)(planText)), planText };
}
async function checkRedactedPlan(text, signal) {
const parsed = (0,_model_parse_js_6_ .qF)(text);
await (0,_machine_take_turn_js_2_ .V)(signal);
if ((0,_model_json_depth_js_7_ .t)(parsed, _model_json_depth_js_7_ .E))
throw new _plan_read_plan_js_1_.UnreadablePlan('The plan is nested too deeply.');
await (0,_machine_take_turn_js_2_ .V)(signal);
const checked = _client_wire_schema_js_5_ .xLC(redacted, parsed);
if (!checked.success)
throw new _plan_read_plan_js_1_.UnreadablePlan('The service answered no plan that can be read.');
if (checked.output.errored === true) {
throw new _plan_read_plan_js_1_.UnreadablePlan('The plan says that it errored, so it may lack changes.');
}
for (const one of checked.output.resource_changes ?? []) {
await (0,_machine_take_turn_js_2_ .V)(signal);
const misnamed = (0,_plan_read_plan_js_1_ .q)(one);
if (misnamed !== undefined)
throw new _plan_read_plan_js_1_.UnreadablePlan(misnamed);
}
}
/***/ })
};
