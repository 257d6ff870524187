export const id = 3929;
export const ids = [3929];
export const modules = {
/***/ 7410:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
E: () => ( TERRAFORM_PLAN),
l: () => ( NAMED_SHAPES)
});
const anything = 'anything';
const keys = (shapes) => ({ keys: shapes });
const values = (shape) => ({ values: shape });
const items = (shape) => ({ items: shape });
const scalar = 'scalar';
function scalars(...names) {
return Object.fromEntries(names.map((name) => [name, scalar]));
}
function ofAnything(...names) {
return Object.fromEntries(names.map((name) => [name, anything]));
}
const change = keys({
...ofAnything('before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'),
...ofAnything('before_identity', 'after_identity'),
generated_config: scalar,
actions: items(scalar),
replace_paths: items(items(scalar)),
importing: keys({ ...scalars('id', 'unknown'), identity: anything }),
});
const resourceChange = keys({
...scalars('address', 'previous_address', 'module_address', 'mode', 'type', 'name', 'index'),
...scalars('index_unknown', 'provider_name', 'deposed', 'action_reason'),
change,
});
const invocation = keys({
...scalars('address', 'type', 'name', 'provider_name'),
...ofAnything('config_values', 'config_sensitive', 'config_unknown'),
...ofAnything('lifecycle_action_trigger', 'invoke_action_trigger'),
});
const outputs = values(keys({ ...scalars('sensitive', 'deprecated'), ...ofAnything('value', 'type') }));
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
...ofAnything('expressions', 'count_expression', 'for_each_expression'),
provisioners: items(keys({ type: scalar, expressions: anything })),
depends_on: items(scalar),
});
const NAMED_SHAPES = {
module: keys({
address: scalar,
resources: items(keys({
...scalars('address', 'mode', 'type', 'name', 'index', 'provider_name', 'schema_version'),
...scalars('tainted', 'deposed_key', 'identity_schema_version'),
...ofAnything('values', 'sensitive_values', 'identity'),
depends_on: items(scalar),
})),
child_modules: items({ named: 'module' }),
}),
configured: keys({
outputs: values(anything),
resources: items(configuredResource),
module_calls: values(keys({
...scalars('source', 'version_constraint'),
...ofAnything('expressions', 'count_expression', 'for_each_expression'),
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
action_invocations: items(invocation),
deferred_action_invocations: items(keys({ reason: scalar, action_invocation: invocation })),
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
/***/ }),
/***/ 53929:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Mh: () => ( addressesIn),
Ow: () => ( OF_OUTPUT),
VK: () => ( sensitiveNames),
b3: () => ( REDACTED_PLAN),
checkRedacted: () => ( checkRedacted),
dA: () => ( ANY_NAME),
td: () => ( replaceInText),
toRedactedPlan: () => ( toRedactedPlan)
});
var node_crypto_0_ = __webpack_require__(77598);
var _model_json_text_js_7_ = __webpack_require__(62177);
var _model_plan_json_js_1_ = __webpack_require__(35379);
var _machine_take_turn_js_2_ = __webpack_require__(44990);
var _model_address_js_3_ = __webpack_require__(3543);
var _model_parse_js_8_ = __webpack_require__(2340);
var _plan_shape_js_4_ = __webpack_require__(7410);
var _read_plan_js_5_ = __webpack_require__(33597);
var _client_wire_schema_js_6_ = __webpack_require__(77934);
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
const shape = _plan_shape_js_4_ .E.keys[name];
return shape === undefined ? [] : [[name, shape]];
})),
};
const map = _client_wire_schema_js_6_ .g1P(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .L5J());
const change = _client_wire_schema_js_6_ ._H3({ actions: _client_wire_schema_js_6_ .YOg(_client_wire_schema_js_6_ .YjP()) });
const resourceChange = _client_wire_schema_js_6_ ._H3({
address: _client_wire_schema_js_6_ .YjP(),
module_address: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .YjP()),
mode: _client_wire_schema_js_6_ .KIO(['managed', 'data']),
type: _client_wire_schema_js_6_ .YjP(),
name: _client_wire_schema_js_6_ .YjP(),
index: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .KCZ([_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .aig()])),
change,
});
const redactedSchema = _client_wire_schema_js_6_ ._H3({
plan_format_version: _client_wire_schema_js_6_ .FsL(_client_wire_schema_js_6_ .YjP(), _client_wire_schema_js_6_ .w1_('1.')),
resource_changes: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(_client_wire_schema_js_6_ .YOg(resourceChange))),
output_changes: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .mee(map)),
errored: _client_wire_schema_js_6_ .lqM(_client_wire_schema_js_6_ .zMY()),
});
async function toRedactedPlan(text, signal) {
const { json: whole } = await (0,_read_plan_js_5_.readPlan)(text, signal);
await (0,_machine_take_turn_js_2_ .Vm)(signal);
const redacted = (0,_model_json_text_js_7_ .xO)(whole.text, (0,node_crypto_0_.randomBytes)(12).toString('hex'), (value) => {
const written = (0,_model_parse_js_8_ .zv)(value);
(0,_read_plan_js_5_ .x9)(written);
const document = { resource_changes: [], ...written };
const present = MEMBERS.filter((name) => Object.hasOwn(document, name));
const members = present.map((name) => [name, Reflect.get(document, name)]);
const plan = _client_wire_schema_js_6_ .qgA(_read_plan_js_5_ .dB, Object.fromEntries(members));
replaceSensitiveValues(plan, undefined);
return { ...plan, plan_format_version: '1.0' };
});
await (0,_machine_take_turn_js_2_ .Vm)(signal);
const json = new _model_plan_json_js_1_ .gv(redacted, (0,_model_parse_js_8_ .zv)(JSON.parse(redacted)), false);
return checkRedacted(json, signal);
}
async function checkRedacted(json, signal) {
const checked = _client_wire_schema_js_6_ .xLC(redactedSchema, json.document, { abortEarly: true });
if (!checked.success)
throw new _read_plan_js_5_.UnreadablePlan('The service answered no plan that can be read.');
(0,_read_plan_js_5_ .Ay)(json);
for (const resource of checked.output.resource_changes ?? []) {
await (0,_machine_take_turn_js_2_ .Vm)(signal);
const problem = (0,_read_plan_js_5_ .u)(resource);
if (problem !== undefined)
throw new _read_plan_js_5_.UnreadablePlan(problem);
}
const texts = new Map([['resource_changes', '[]'], ...json.texts()]);
const present = MEMBERS.filter((name) => (texts.get(name) ?? 'null') !== 'null');
const members = present.map((name) => `${JSON.stringify(name)}:${texts.get(name)}`);
const document = Object.fromEntries(present.map((name) => [name, json.document[name] ?? []]));
return { json, document: _client_wire_schema_js_6_ .qgA(_read_plan_js_5_ .dB, document), text: `{${members.join(',')}}` };
}
const SIDES = ['before', 'after'];
function resourceEntries(plan) {
return [
...(0,_model_parse_js_8_ .c3)(Reflect.get(plan, 'resource_drift')),
...(0,_model_parse_js_8_ .c3)(plan.resource_changes),
...(0,_model_parse_js_8_ .c3)(plan.deferred_changes).map((entry) => (0,_model_parse_js_8_ ._F)(entry, 'resource_change')),
];
}
function valuesWithMarks(plan) {
const member = (key) => Reflect.get(plan, key);
const outputs = Object.values(plan.output_changes ?? {});
const changes = resourceEntries(plan).map((entry) => (0,_model_parse_js_8_ ._F)(entry, 'change'));
const root = (0,_model_parse_js_8_ ._F)(member('configuration'), 'root_module');
const states = [
member('planned_values'),
member('proposed_unknown'),
(0,_model_parse_js_8_ ._F)(member('prior_state'), 'values'),
];
const invocations = [
...(0,_model_parse_js_8_ .c3)(member('action_invocations')),
...(0,_model_parse_js_8_ .c3)(member('deferred_action_invocations')).map((entry) => (0,_model_parse_js_8_ ._F)(entry, 'action_invocation')),
];
return [
...changes.filter(_model_parse_js_8_ .u4).flatMap(markedSides),
...outputs
.filter(_model_parse_js_8_ .u4)
.flatMap(markedSides)
.map((side) => ({ ...side, isOutput: true })),
...invocations
.filter(_model_parse_js_8_ .u4)
.map((part) => ({ part, key: 'config_values', marks: part['config_sensitive'] })),
...states.flatMap(stateValuesWithMarks),
...membersIn(member('variables')).map(([name, part]) => {
const declared = (0,_model_parse_js_8_ ._F)((0,_model_parse_js_8_ ._F)(root, 'variables'), name);
const isKnown = (0,_model_parse_js_8_ .u4)(declared) && !plan.format_version.startsWith('0.');
return { part, key: 'value', marks: !isKnown || (declared['sensitive'] ?? false) !== false };
}),
...moduleValuesWithMarks(root),
];
}
function markedSides(part) {
return SIDES.map((key) => ({ part, key, marks: part[`${key}_sensitive`] }));
}
function stateValuesWithMarks(state) {
const outputs = membersIn((0,_model_parse_js_8_ ._F)(state, 'outputs'));
const inModule = (module) => [
...(0,_model_parse_js_8_ .c3)((0,_model_parse_js_8_ ._F)(module, 'resources'))
.filter(_model_parse_js_8_ .u4)
.map((part) => ({ part, key: 'values', marks: part['sensitive_values'] })),
...(0,_model_parse_js_8_ .c3)((0,_model_parse_js_8_ ._F)(module, 'child_modules')).flatMap(inModule),
];
return [
...outputs.map(([, part]) => ({ part, key: 'value', marks: part['sensitive'] })),
...inModule((0,_model_parse_js_8_ ._F)(state, 'root_module')),
];
}
function moduleValuesWithMarks(module, values = []) {
const sensitiveVariables = (ofModule) => membersIn((0,_model_parse_js_8_ ._F)(ofModule, 'variables')).filter(([, { sensitive }]) => sensitive === true);
for (const [, part] of sensitiveVariables(module)) {
values.push({ part, key: 'default', marks: true });
}
for (const [, call] of membersIn((0,_model_parse_js_8_ ._F)(module, 'module_calls'))) {
const { module: called, expressions } = call;
for (const [key] of (0,_model_parse_js_8_ .u4)(expressions) ? sensitiveVariables(called) : []) {
values.push({ part: (0,_model_parse_js_8_ .zv)(expressions), key, marks: true });
}
moduleValuesWithMarks(called, values);
}
return values;
}
function membersIn(value) {
return Object.entries((0,_model_parse_js_8_ .zv)(value)).filter((member) => (0,_model_parse_js_8_ .u4)(member[1]));
}
function addressesIn(plan) {
const entries = resourceEntries(plan).filter(_model_parse_js_8_ .u4);
const addresses = entries.flatMap(({ address }) => (typeof address === 'string' ? address : []));
return new Set(addresses.flatMap((address) => [address, (0,_model_address_js_3_ .Pe)(address)]));
}
const ANY_NAME = '*';
const OF_OUTPUT = '* of an output';
function sensitiveNames(plan) {
const names = new Set();
for (const { part, key, marks, isOutput = false } of valuesWithMarks(plan)) {
const isThere = part[key] !== null && part[key] !== undefined;
if (!isThere && !mayBeLeftOut(part, key))
continue;
if (isOutput) {
if ((0,_model_plan_json_js_1_ .rZ)(marks))
names.add(OF_OUTPUT);
}
else if (marks === true)
names.add(ANY_NAME);
else if ((0,_model_parse_js_8_ .u4)(marks)) {
for (const [name, mark] of Object.entries(marks))
if ((0,_model_plan_json_js_1_ .rZ)(mark))
names.add(name);
}
}
return names;
}
const ACTIONS_WITHOUT_VALUE = new Map([
['before', ['create', 'read', 'open']],
['after', ['delete', 'forget', 'open']],
]);
function mayBeLeftOut({ actions }, key) {
if (key === 'config_values')
return true;
const withoutValue = ACTIONS_WITHOUT_VALUE.get(key);
if (withoutValue === undefined)
return false;
const [first, second] = (0,_model_parse_js_8_ .c3)(actions);
return second !== undefined || !withoutValue.includes(first);
}
function replaceInText(text, replacement) {
return (0,_model_json_text_js_7_ .xO)(text, (0,node_crypto_0_.randomBytes)(12).toString('hex'), (document) => {
const plan = _client_wire_schema_js_6_ .qgA(_read_plan_js_5_ .dB, document);
replaceSensitiveValues(plan, replacement);
return plan;
});
}
function replaceSensitiveValues(plan, replacement) {
const values = valuesWithMarks(plan);
const texts = new Set();
for (const { part, key, marks } of values)
addSensitiveTexts(part[key], marks, texts);
for (const { part, key, marks } of values)
part[key] = replaced(part[key], marks, replacement);
for (const key of ['configuration', 'variables']) {
replaceConstants(Reflect.get(plan, key), texts, replacement);
}
}
function addSensitiveTexts(value, mark, texts) {
if (mark === true && typeof value === 'string' && value !== '')
texts.add(value);
for (const [key, inner] of Object.entries((0,_model_parse_js_8_ .Pf)(value))) {
addSensitiveTexts(inner, mark === true || (0,_model_parse_js_8_ .Pf)(mark)[key], texts);
}
}
const CONSTANTS = ['constant_value', 'default', 'value'];
function replaceConstants(part, texts, replacement) {
if (typeof part !== 'object' || part === null)
return;
for (const [key, inner] of Object.entries(part)) {
if (CONSTANTS.includes(key) && hasText(inner, texts))
Reflect.set(part, key, replacement);
else
replaceConstants(inner, texts, replacement);
}
}
function hasText(value, texts) {
if (typeof value === 'string')
return texts.has(value);
return Object.values((0,_model_parse_js_8_ .Pf)(value)).some((inner) => hasText(inner, texts));
}
function replaced(value, mark, replacement) {
if (value === null || value === undefined)
return value;
if (mark === true)
return replacement;
if (typeof mark !== 'object' || mark === null)
return value;
if (Array.isArray(value)) {
return value.map((item, index) => replaced(item, Reflect.get(mark, index), replacement) ?? null);
}
if (!(0,_model_parse_js_8_ .u4)(value))
return value;
const wholeMarks = Object.entries((0,_model_parse_js_8_ .zv)(mark)).filter(([, inner]) => inner === true);
const names = new Set([...Object.keys(value), ...wholeMarks.map(([name]) => name)]);
const members = [];
for (const name of names) {
const inner = Object.hasOwn(value, name) ? value[name] : replacement;
const innerMark = Object.hasOwn(mark, name) ? Reflect.get(mark, name) : false;
const shown = replaced(inner, innerMark, replacement);
if (shown !== undefined)
members.push([name, shown]);
}
return Object.fromEntries(members);
}
/***/ })
};
