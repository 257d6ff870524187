export const id = 3276;
export const ids = [3276,5809,3929,8190];
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
REDACTED_PLAN: () => ( REDACTED_PLAN),
VK: () => ( sensitiveNames),
bc: () => ( withReplacedValues),
checkRedacted: () => ( checkRedacted),
dA: () => ( ANY_NAME),
toRedactedPlan: () => ( toRedactedPlan)
});
var _model_plan_json_js_0_ = __webpack_require__(35379);
var _machine_take_turn_js_1_ = __webpack_require__(44990);
var _model_address_js_2_ = __webpack_require__(3543);
var _model_parse_js_6_ = __webpack_require__(2340);
var _plan_shape_js_3_ = __webpack_require__(7410);
var _read_plan_js_4_ = __webpack_require__(33597);
var _client_wire_schema_js_5_ = __webpack_require__(77934);
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
const shape = _plan_shape_js_3_ .E.keys[name];
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
const redactedSchema = _client_wire_schema_js_5_ ._H3({
plan_format_version: _client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .w1_('1.')),
resource_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .mee(_client_wire_schema_js_5_ .YOg(resourceChange))),
output_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .mee(map)),
errored: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .zMY()),
});
async function toRedactedPlan(text, signal) {
const { document } = await (0,_read_plan_js_4_.readPlan)(text, signal);
const present = MEMBERS.filter((name) => Object.hasOwn(document, name));
const members = present.map((name) => [name, Reflect.get(document, name)]);
await (0,_machine_take_turn_js_1_ .Vm)(signal);
const redacted = _client_wire_schema_js_5_ .qgA(_read_plan_js_4_ .dB, Object.fromEntries(members));
replaceSensitiveValues(redacted, undefined);
await (0,_machine_take_turn_js_1_ .Vm)(signal);
const json = _model_plan_json_js_0_ .g.of({ ...redacted, plan_format_version: '1.0' }, false);
return checkRedacted(json, signal);
}
async function checkRedacted(json, signal) {
const checked = _client_wire_schema_js_5_ .xLC(redactedSchema, json.document);
if (!checked.success)
throw new _read_plan_js_4_.UnreadablePlan('The service answered no plan that can be read.');
(0,_read_plan_js_4_ .Ay)(json);
for (const resource of checked.output.resource_changes ?? []) {
await (0,_machine_take_turn_js_1_ .Vm)(signal);
const problem = (0,_read_plan_js_4_ .u)(resource);
if (problem !== undefined)
throw new _read_plan_js_4_.UnreadablePlan(problem);
}
const texts = new Map([['resource_changes', '[]'], ...json.texts()]);
const present = MEMBERS.filter((name) => (texts.get(name) ?? 'null') !== 'null');
const members = present.map((name) => `${JSON.stringify(name)}:${texts.get(name)}`);
const document = Object.fromEntries(present.map((name) => [name, json.document[name] ?? []]));
return { json, document: _client_wire_schema_js_5_ .qgA(_read_plan_js_4_ .dB, document), text: `{${members.join(',')}}` };
}
const SIDES = ['before', 'after'];
function resourceEntries(plan) {
return [
...(0,_model_parse_js_6_ .c3)(Reflect.get(plan, 'resource_drift')),
...(0,_model_parse_js_6_ .c3)(plan.resource_changes),
...(0,_model_parse_js_6_ .c3)(plan.deferred_changes).map((entry) => (0,_model_parse_js_6_ ._F)(entry, 'resource_change')),
];
}
function valuesWithMarks(plan) {
const member = (key) => Reflect.get(plan, key);
const outputs = Object.values(plan.output_changes ?? {});
const changes = resourceEntries(plan).map((entry) => (0,_model_parse_js_6_ ._F)(entry, 'change'));
const root = (0,_model_parse_js_6_ ._F)(member('configuration'), 'root_module');
const states = [
member('planned_values'),
member('proposed_unknown'),
(0,_model_parse_js_6_ ._F)(member('prior_state'), 'values'),
];
const invocations = [
...(0,_model_parse_js_6_ .c3)(member('action_invocations')),
...(0,_model_parse_js_6_ .c3)(member('deferred_action_invocations')).map((entry) => (0,_model_parse_js_6_ ._F)(entry, 'action_invocation')),
];
return [
...changes.filter(_model_parse_js_6_ .u4).flatMap(markedSides),
...outputs
.filter(_model_parse_js_6_ .u4)
.flatMap(markedSides)
.map((side) => ({ ...side, isOutput: true })),
...invocations
.filter(_model_parse_js_6_ .u4)
.map((part) => ({ part, key: 'config_values', marks: part['config_sensitive'] })),
...states.flatMap(stateValuesWithMarks),
...membersIn(member('variables')).map(([name, part]) => {
const declared = (0,_model_parse_js_6_ ._F)((0,_model_parse_js_6_ ._F)(root, 'variables'), name);
const isKnown = (0,_model_parse_js_6_ .u4)(declared) && !plan.format_version.startsWith('0.');
return { part, key: 'value', marks: !isKnown || (declared['sensitive'] ?? false) !== false };
}),
...moduleValuesWithMarks(root),
];
}
function markedSides(part) {
return SIDES.map((key) => ({ part, key, marks: part[`${key}_sensitive`] }));
}
function stateValuesWithMarks(state) {
const outputs = membersIn((0,_model_parse_js_6_ ._F)(state, 'outputs'));
const inModule = (module) => [
...(0,_model_parse_js_6_ .c3)((0,_model_parse_js_6_ ._F)(module, 'resources'))
.filter(_model_parse_js_6_ .u4)
.map((part) => ({ part, key: 'values', marks: part['sensitive_values'] })),
...(0,_model_parse_js_6_ .c3)((0,_model_parse_js_6_ ._F)(module, 'child_modules')).flatMap(inModule),
];
return [
...outputs.map(([, part]) => ({ part, key: 'value', marks: part['sensitive'] })),
...inModule((0,_model_parse_js_6_ ._F)(state, 'root_module')),
];
}
function moduleValuesWithMarks(module) {
const sensitiveVariables = (ofModule) => membersIn((0,_model_parse_js_6_ ._F)(ofModule, 'variables')).filter(([, { sensitive }]) => sensitive === true);
const values = [];
for (const [, part] of sensitiveVariables(module)) {
values.push({ part, key: 'default', marks: true });
}
for (const [, call] of membersIn((0,_model_parse_js_6_ ._F)(module, 'module_calls'))) {
const { module: called, expressions } = call;
for (const [key] of (0,_model_parse_js_6_ .u4)(expressions) ? sensitiveVariables(called) : []) {
values.push({ part: (0,_model_parse_js_6_ .zv)(expressions), key, marks: true });
}
values.push(...moduleValuesWithMarks(called));
}
return values;
}
function membersIn(value) {
return Object.entries((0,_model_parse_js_6_ .zv)(value)).filter((member) => (0,_model_parse_js_6_ .u4)(member[1]));
}
function addressesIn(plan) {
const entries = resourceEntries(plan).filter(_model_parse_js_6_ .u4);
const addresses = entries.flatMap(({ address }) => (typeof address === 'string' ? address : []));
return new Set(addresses.flatMap((address) => [address, (0,_model_address_js_2_ .Pe)(address)]));
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
if ((0,_model_plan_json_js_0_ .r)(marks))
names.add(OF_OUTPUT);
}
else if (marks === true)
names.add(ANY_NAME);
else if ((0,_model_parse_js_6_ .u4)(marks)) {
for (const [name, mark] of Object.entries(marks))
if ((0,_model_plan_json_js_0_ .r)(mark))
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
const [first, second] = (0,_model_parse_js_6_ .c3)(actions);
return second !== undefined || !withoutValue.includes(first);
}
function withReplacedValues(plan, replacement) {
const copy = structuredClone(plan);
replaceSensitiveValues(copy, replacement);
return copy;
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
for (const [key, inner] of Object.entries((0,_model_parse_js_6_ .Pf)(value))) {
addSensitiveTexts(inner, mark === true || (0,_model_parse_js_6_ .Pf)(mark)[key], texts);
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
return Object.values((0,_model_parse_js_6_ .Pf)(value)).some((inner) => hasText(inner, texts));
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
if (!(0,_model_parse_js_6_ .u4)(value))
return value;
const wholeMarks = Object.entries((0,_model_parse_js_6_ .zv)(mark)).filter(([, inner]) => inner === true);
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
/***/ }),
/***/ 28789:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
J: () => ( isNamedAsAbsent),
R: () => ( readInput)
});
var _model_did_you_mean_js_7_ = __webpack_require__(90440);
var _model_parse_js_6_ = __webpack_require__(2340);
var _plan_plan_shape_js_0_ = __webpack_require__(7410);
var _syntax_js_1_ = __webpack_require__(92930);
var _input_form_js_2_ = __webpack_require__(52484);
var _names_js_3_ = __webpack_require__(96205);
var _opa_errors_js_4_ = __webpack_require__(69339);
var _read_modules_js_5_ = __webpack_require__(70065);
async function readInput(source) {
const { policies, folder, groups, judging, plan } = source;
const isDeclared = policies.files.has('policies.hcl');
const uses = judging.map((rule) => {
const anyNames = namesOf(rule, groups, _input_form_js_2_ ._x);
const documents = (0,_syntax_js_1_ .Ih)(rule.group).flatMap((annotations) => annotations.documents);
return { rule, anyNames, parts: anyNames.parts, documents };
});
const form = (0,_input_form_js_2_ .GJ)(uses, isDeclared, plan);
const doubts = new Map(uses.map((use) => [use.rule.query, (0,_input_form_js_2_ .iH)(use, isDeclared)]));
const schema = folder.write('schema.json', JSON.stringify(toSchema(form.shape)));
const check = ['check', '--format', 'json', '--max-errors', '0', '--schema', schema];
const checking = folder.ask([...check, ...folder.sourceOptions]).then(_opa_errors_js_4_ .R4);
const readings = uses.map(({ rule, anyNames, documents }) => {
const isSame = plan === _plan_plan_shape_js_0_ .E && readsTheSame(anyNames, form);
const names = isSame ? anyNames : namesOf(rule, groups, form.shape);
return { rule, names, isDecided: (0,_input_form_js_2_ .oG)(documents).length > 0 };
});
const readsData = readings.some(({ names }) => names.absent.some(({ data }) => data !== undefined));
const evaluate = ['eval', '--bundle', '.', '--ignore', '*.rego', '--format', 'raw', 'data'];
const data = readsData ? (0,_model_parse_js_6_ .zv)((0,_model_parse_js_6_ .qF)((await folder.ask(evaluate)).stdout)) : {};
const read = readings.map((reading) => {
return { ...reading, names: withoutGivenData(reading.names, groups, data) };
});
const usedRules = new Set(read.flatMap(({ names }) => [...names.rules]));
const findings = findAbsent(source, checking, read);
findings.catch(() => undefined);
return { form, policies: read, doubts, usedRules, findings };
}
async function findAbsent({ folder, modules }, checking, readings) {
const allErrors = await checking;
const errors = allErrors.filter(({ message }) => !message.startsWith('undefined schema'));
const failed = allErrors.find(({ code }) => code !== TYPE_ERROR);
const filesToLocate = new Set([
...readings.flatMap(({ names: { absent } }) => absent.map(({ module }) => module.file)),
...errors.flatMap(({ file }) => file ?? []),
]);
await (0,_read_modules_js_5_ .UV)(modules, filesToLocate, folder);
const located = findRules(errors, modules.modules);
const failure = failed ?? located.find(({ rule }) => rule === undefined)?.error;
const findings = readings.map((policy) => {
const { rule, names } = policy;
const found = chooseFindings([...names.absent, ...locateErrors(located, names)], policy);
return [rule.query, failure === undefined ? found : [...found, uncheckedPart(names, failure)]];
});
return new Map(findings);
}
const TYPE_ERROR = 'rego_type_error';
function uncheckedPart({ statements: [first] }, { message }) {
if (first === undefined)
throw new Error('A policy without a rule was read.');
const why = message.replaceAll(/\s+/g, ' ').trim() || 'it ended without a word';
const said = `is not known to read only what there is: \`opa check --schema\` failed (${why})`;
return { ...first, path: [], instead: [], said };
}
function readsTheSame({ parts }, { keys }) {
return parts.every(([first]) => first !== undefined && (keys.includes(first) || !(0,_input_form_js_2_ .d1)(first)));
}
function namesOf({ group, exception }, groups, input) {
const paths = [group, exception?.group].flatMap((rules) => rules?.path.join('\0') ?? []);
const policy = paths.flatMap((path) => groups.get(path) ?? []);
return (0,_names_js_3_ .H)(policy, groups, input);
}
function withoutGivenData(names, groups, data) {
const absent = names.absent.flatMap((name) => {
if (name.data === undefined)
return [name];
const said = describeAbsent(data, name.data, groups);
return said === undefined ? [] : [{ ...name, said }];
});
return { ...names, absent };
}
function describeAbsent(data, words, groups) {
let value = data;
for (const [index, word] of words.entries()) {
const members = (0,_model_parse_js_6_ .zv)(value);
const above = words.slice(0, index);
const isPackage = (0,_syntax_js_1_ .Kp)(groups, [...above, word]).length > 0;
if (!Object.hasOwn(members, word) && !isPackage) {
const rules = (0,_syntax_js_1_ .Kp)(groups, above).flatMap(({ path }) => path[index] ?? []);
const near = (0,_model_did_you_mean_js_7_ .a)(word, [...new Set([...rules, ...Object.keys(members)])]);
const remedy = near === undefined
? ': correct the name, or add it to data.json'
: `: did you mean ${['data', ...above, near].join('.')}?`;
const path = ['data', ...above, word].join('.');
return `reads ${path}, and neither a rule nor a data file has it${remedy}`;
}
value = members[word];
}
return undefined;
}
function chooseFindings(absent, { rule: policy, isDecided }) {
const ofPolicy = (0,_syntax_js_1_ .Ih)(policy.group);
const findings = absent
.filter(({ path, rule, module }) => !isNamedAsAbsent(path, [rule.annotations, module.annotations, ...ofPolicy]))
.filter(({ path: [key, ...rest] }) => !(isDecided && key && rest.length === 0 && (0,_input_form_js_2_ .d1)(key)))
.filter((name) => !isForOtherArguments(name, absent) && !failsWithout(name, policy));
const byPlace = new Map();
for (const finding of findings) {
const { module, at, path } = finding;
byPlace.set(JSON.stringify([module.file, at.place, path]), finding);
}
return [...byPlace.values()];
}
function failsWithout({ rule, group, at }, policy) {
const { body, value } = rule;
const isReason = (value.kind === 'collection' && value.entries.length > 0) ||
(value.kind === 'scalar' && value.value !== false && value.value !== null);
if (group !== policy.group || !isReason)
return false;
return body.some(({ isNegated, term }) => isNegated &&
term.kind === 'reference' &&
[term.head, ...term.parts].some((part) => part === at));
}
function isNamedAsAbsent(path, annotations) {
const steps = (0,_input_form_js_2_ .pw)(path).filter((step) => step !== '*');
return annotations.some(({ inputKeys }) => inputKeys.some((key) => {
const words = Array.from(key.replace(/^input\./, '').matchAll(/[\w-]+/g), ([word]) => word);
const namedPath = (0,_input_form_js_2_ .pw)(words.filter((word) => word !== '_'));
return namedPath.length > 0 && namedPath.every((word, index) => steps[index] === word);
}));
}
function isForOtherArguments({ rule, group, path }, all) {
if (rule.args === undefined || !KNOWN_NAMES.has(path.at(-1) ?? ''))
return false;
return group.rules.some((other) => !other.rule.isElse && !all.some((name) => name.rule === other.rule));
}
const KNOWN_NAMES = new Set([_input_form_js_2_ ._x, ...Object.values(_plan_plan_shape_js_0_ .l)].flatMap(keysIn));
function keysIn(shape) {
if (typeof shape === 'string' || 'named' in shape)
return [];
if ('items' in shape)
return keysIn(shape.items);
if ('values' in shape)
return keysIn(shape.values);
return Object.entries(shape.keys).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
function toSchema(shape) {
const definitions = Object.entries(_plan_plan_shape_js_0_ .l).map(([name, shape]) => [name, schemaOf(shape)]);
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
const properties = Object.entries(shape.keys).map(([key, value]) => [key, schemaOf(value)]);
return {
type: 'object',
properties: Object.fromEntries(properties),
additionalProperties: false,
};
}
function findRules(errors, modules) {
return errors.map((error) => {
const rules = modules.find(({ file }) => file === error.file)?.rules ?? [];
const rule = rules.findLast((at) => isBefore({ at }, error));
return { error, rule };
});
}
function locateErrors(errors, { absent, statements }) {
return errors.flatMap(({ error, rule }) => {
const before = statements.filter((name) => name.rule === rule && isBefore(name, error));
const statement = before.at(-1);
if (statement === undefined || statement.isPrinted)
return [];
const ref = readRef(error);
const isKnown = absent.some(({ module, at, path }) => path.at(-1) === ref.path.at(-1) &&
(ref.head === 'data' || (module.file === error.file && at.place?.row === error.row)));
if (isKnown)
return [];
return [
{
...statement,
at: { place: { row: error.row, column: error.column } },
path: ref.head === 'input' && ref.path.at(-1) !== '*' ? ref.path : [],
instead: ref.instead,
said: sentenceOf(error, ref),
},
];
});
}
function readRef({ details }) {
const { ref, pos, oneOf } = (0,_model_parse_js_6_ .zv)(details);
const last = typeof pos === 'number' ? pos : (0,_model_parse_js_6_ .c3)(ref).length;
const parts = (0,_model_parse_js_6_ .c3)(ref).map((part) => {
const { type, value } = (0,_model_parse_js_6_ .zv)(part);
return type === 'string' ? String(value) : '*';
});
return {
head: (0,_model_parse_js_6_ .r7)((0,_model_parse_js_6_ .zv)((0,_model_parse_js_6_ .c3)(ref)[0])['value']),
path: parts.slice(1, last + 1),
instead: (0,_model_parse_js_6_ .c3)(oneOf).flatMap((one) => (0,_model_parse_js_6_ .r7)(one) ?? []),
};
}
function isBefore({ at: { place } }, { row, column }) {
if (place === undefined)
return false;
return place.row < row || (place.row === row && place.column <= column);
}
const textOf = (names) => names.join('.').replaceAll('.*', '[_]');
function sentenceOf({ message, details }, { head, path }) {
if (path.at(-1) === '*') {
const where = textOf([head ?? '', ...path.slice(0, -1)]);
return `looks in ${where} for a value of a type that nothing there has`;
}
if (head === 'input')
return undefined;
if (head !== undefined) {
return `reads ${textOf([head, ...path])}, and nothing there is called "${path.at(-1) ?? ''}"`;
}
if (message === 'match error') {
const { a: left, b: right } = (0,_model_parse_js_6_ .zv)(details);
return `compares ${(0,_opa_errors_js_4_ .yL)(left)} with ${(0,_opa_errors_js_4_ .yL)(right)}, and these are never equal`;
}
const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
return name === undefined
? `can never be true: ${message}`
: `calls ${name} with a value of a type that it does not take`;
}
/***/ }),
/***/ 82226:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( describeRules),
Z: () => ( listNames)
});
var node_crypto_0_ = __webpack_require__(77598);
var _input_form_js_1_ = __webpack_require__(52484);
var _absent_names_js_2_ = __webpack_require__(28789);
var _syntax_js_3_ = __webpack_require__(92930);
var _names_js_4_ = __webpack_require__(96205);
var _model_quote_js_6_ = __webpack_require__(28187);
var _plan_redacted_plan_js_5_ = __webpack_require__(53929);
function describeRules({ policies, reading }, plan) {
const { files } = policies;
const textOf = (name) => Buffer.from(files.get(name) ?? '').toString();
const data = [...files.keys()].filter((name) => /(?:^|\/)data\.(?:json|yaml)$/.test(name)).sort();
const readMember = (path) => (0,_input_form_js_1_ .NG)(path) ? 'run' : ((0,_input_form_js_1_ .pw)(path)[0] ?? 'configuration');
const isLacking = (path) => {
const member = readMember(path);
return !Object.hasOwn(plan.keys, member) && (0,_input_form_js_1_ .d1)(member);
};
return reading.policies.map(({ rule, names: read }) => {
const { group, exception } = rule;
const policy = exception === undefined ? [group] : [group, exception.group];
const { rules, attributes } = read;
const runs = reading.form.keys.flatMap((key) => ((0,_input_form_js_1_ .NG)([key]) ? [[key]] : []));
const parts = read.parts.flatMap((path) => (path.length === 0 ? [path, ...runs] : [path]));
const annotations = policy.flatMap(_syntax_js_3_ .Ih);
const isLackingHere = (path) => isLacking(path) && !(0,_absent_names_js_2_ .J)(path, annotations);
const readsOutputs = parts.some((path) => ((0,_input_form_js_1_ .pw)(path)[0] ?? 'output_changes') === 'output_changes');
const readsName = (attribute) => {
if (attribute === _plan_redacted_plan_js_5_ .Ow)
return readsOutputs && attributes.size > 0;
return attribute === _plan_redacted_plan_js_5_ .dA ? attributes.size > 0 : attributes.has(attribute);
};
const { name, query, level } = rule;
return {
mayRead: (hidden) => {
const readNames = [...hidden].filter(readsName).sort();
const isOfResource = [...hidden].some((attribute) => attribute !== _plan_redacted_plan_js_5_ .Ow);
const readsUnnamed = attributes.has(_names_js_4_ ._) && isOfResource;
return readNames.length > 0 || readsUnnamed ? readNames : undefined;
},
policy: name,
level,
file: rule.group.rules[0]?.module.file,
absent: [...new Set(parts.filter(isLackingHere).map(readMember))],
readsConfiguration: parts.some((path) => readMember(path) === 'configuration'),
readsOfRun: parts
.filter((path) => (0,_input_form_js_1_ .NG)(path) && isLackingHere(path))
.map((path) => path.slice(1)),
readsOfPullRequest: parts
.filter((path) => (0,_input_form_js_1_ .Av)(path) && isLackingHere(path))
.map((path) => path.slice(1)),
readsTeams: parts.some(_input_form_js_1_ .MY),
get identity() {
const sources = [...rules].flatMap((used) => used.rules.map(({ module }) => module.file));
const texts = [...[...new Set(sources)].sort(), ...data].map((file) => [
file,
textOf(file),
]);
const identity = JSON.stringify([name, query, level, texts]);
return (0,node_crypto_0_.createHash)('sha256').update(identity).digest('hex');
},
};
});
}
function listNames(names) {
const words = names.map((name) => NAMES_IN_WORDS.get(name) ?? `\`${name}\``);
return (0,_model_quote_js_6_ .Kf)(words, MOST_NAMED);
}
const NAMES_IN_WORDS = new Map([
[_plan_redacted_plan_js_5_ .dA, 'a whole value'],
[_plan_redacted_plan_js_5_ .Ow, 'the value of an output'],
]);
const MOST_NAMED = 3;
/***/ }),
/***/ 52484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Av: () => ( isOfPullRequest),
GC: () => ( wordFor),
GJ: () => ( chooseForm),
Ib: () => ( RUN_SHAPE),
MY: () => ( isOfTeams),
NG: () => ( isOfRun),
Oe: () => ( writeInput),
Wi: () => ( ALL_TOOLS),
_x: () => ( ANY_INPUT),
ao: () => ( PLAN_ITSELF),
d1: () => ( isTopKey),
eN: () => ( PULL_REQUEST_SHAPE),
iH: () => ( whyDocumentUnknown),
oG: () => ( toolsNamedIn),
pA: () => ( keysToPart),
pw: () => ( planPath),
so: () => ( isInInput),
tL: () => ( missingParts)
});
var _model_json_text_js_1_ = __webpack_require__(62177);
var _plan_plan_shape_js_0_ = __webpack_require__(7410);
var _model_parse_js_2_ = __webpack_require__(2340);
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
const PULL_REQUEST_SHAPE = {
keys: {
number: 'scalar',
author: 'scalar',
teams: { items: 'scalar' },
labels: { items: 'scalar' },
base: 'scalar',
head: 'scalar',
draft: 'scalar',
},
};
const TOOLS = [
{ tool: 'HCP Terraform', plan: 'plan', run: 'run' },
{ tool: 'Scalr', plan: 'tfplan', run: 'tfrun' },
{ tool: 'Spacelift', plan: 'terraform', run: undefined },
];
const PLAN_ITSELF = 'conftest';
const ALL_TOOLS = [...TOOLS.map(({ tool }) => tool), PLAN_ITSELF];
const PLAN_MEMBERS = Object.keys(_plan_plan_shape_js_0_ .E.keys);
const KEYS_FOR_A_PLAN = TOOLS.map(({ plan }) => plan);
const KEYS_FOR_A_RUN = TOOLS.flatMap(({ run }) => run ?? []);
const PULL_REQUEST = 'pull_request';
const ANY_INPUT = shapeOf([...KEYS_FOR_A_PLAN, ...KEYS_FOR_A_RUN, PULL_REQUEST, ...PLAN_MEMBERS], _plan_plan_shape_js_0_ .E);
function chooseForm(uses, isDeclared, plan) {
const keysOfTools = isDeclared
? ['plan', 'run']
: [...KEYS_FOR_A_PLAN, ...KEYS_FOR_A_RUN, ...PLAN_MEMBERS];
const possible = [...keysOfTools, PULL_REQUEST];
const needed = new Set();
for (const use of uses) {
const tools = toolsOf(use, isDeclared);
const isRead = (key) => use.parts.some(([first]) => first === key);
for (const key of keysOfTools) {
if (tools.includes(toolOf(key)) && (readsWhole(use) || isRead(key)))
needed.add(key);
}
if (isRead(PULL_REQUEST))
needed.add(PULL_REQUEST);
}
const keys = possible.filter((key) => needed.has(key));
return { keys, shape: shapeOf(keys, plan), possible };
}
function toolsOf({ parts, documents }, isDeclared) {
if (isDeclared)
return [TOOLS[0].tool];
const namedTools = toolsNamedIn(documents);
if (namedTools.length > 0)
return namedTools;
const toolsOfKeys = parts.flatMap(([first]) => first !== undefined && first !== PULL_REQUEST && isTopKey(first) ? toolOf(first) : []);
return toolsOfKeys.length > 0 ? [...new Set(toolsOfKeys)] : [PLAN_ITSELF];
}
function readsWhole({ parts }) {
return parts.some(({ length }) => length === 0);
}
function toolsNamedIn(documents) {
return ALL_TOOLS.filter((tool) => documents.includes(wordFor(tool)));
}
function wordFor(tool) {
return tool.toLowerCase().replaceAll(' ', '-');
}
function whyDocumentUnknown(use, isDeclared) {
const tools = toolsOf(use, isDeclared);
if (isDeclared || toolsNamedIn(use.documents).length > 0)
return undefined;
if (readsWhole(use))
return 'may read any part of its input';
return tools.length > 1 ? `reads the documents of ${tools.join(' and ')}` : undefined;
}
function isTopKey(key) {
return Object.hasOwn(ANY_INPUT.keys, key);
}
function keysToPart([first = '', second = '']) {
if (KEYS_FOR_A_RUN.includes(first))
return hasOwnMembers(second) ? 3 : 2;
return KEYS_FOR_A_PLAN.includes(first) || first === PULL_REQUEST ? 2 : 1;
}
function hasOwnMembers(name) {
const shape = Object.hasOwn(RUN_SHAPE.keys, name) ? RUN_SHAPE.keys[name] : undefined;
return typeof shape === 'object' && 'keys' in shape;
}
function toolOf(key) {
return TOOLS.find(({ plan, run }) => plan === key || run === key)?.tool ?? PLAN_ITSELF;
}
function shapeOf(keys, plan) {
const shapes = keys.flatMap((key) => {
if (KEYS_FOR_A_PLAN.includes(key))
return [[key, plan]];
if (KEYS_FOR_A_RUN.includes(key))
return [[key, RUN_SHAPE]];
if (key === PULL_REQUEST)
return [[key, PULL_REQUEST_SHAPE]];
const shape = plan.keys[key];
return shape === undefined ? [] : [[key, shape]];
});
return { keys: Object.fromEntries(shapes) };
}
function writeInput({ keys }, { plan, planText = JSON.stringify(plan), run, pullRequest = {} }) {
const hasMembers = keys.some((key) => PLAN_MEMBERS.includes(key));
const members = new Map(hasMembers ? (0,_model_json_text_js_1_ .lS)(planText) : []);
const textOf = (key) => {
if (KEYS_FOR_A_PLAN.includes(key))
return planText;
if (KEYS_FOR_A_RUN.includes(key))
return JSON.stringify(run);
return key === PULL_REQUEST ? JSON.stringify(pullRequest) : members.get(key);
};
const written = keys.flatMap((key) => {
const text = textOf(key);
return text === undefined ? [] : `${JSON.stringify(key)}:${text}`;
});
return `{${written.join(',')}}`;
}
function planPath(path) {
return KEYS_FOR_A_PLAN.includes(path[0] ?? '') ? path.slice(1) : path;
}
function isOfRun([key]) {
return KEYS_FOR_A_RUN.includes(key ?? '');
}
function isOfPullRequest([key]) {
return key === PULL_REQUEST;
}
function isOfTeams(path) {
return isOfPullRequest(path) && (path.length === 1 || path[1] === 'teams');
}
function isInInput({ plan, run }, path) {
if (isOfPullRequest(path))
return false;
return isOfRun(path) ? hasPath(run, path.slice(1)) : hasPath(plan, planPath(path));
}
function hasPath(value, [step, ...rest]) {
if (step === undefined)
return true;
if (typeof value !== 'object' || value === null)
return false;
if (step === '*')
return Object.values(value).some((member) => hasPath(member, rest));
if (Array.isArray(value) || !Object.hasOwn(value, step))
return false;
return hasPath(Reflect.get(value, step), rest);
}
function missingParts(part, path, whole) {
let shape = whole;
let value = part;
const names = [];
for (const step of path) {
if (typeof shape !== 'object' || !('keys' in shape))
break;
const inner = shape.keys[step];
if (inner === undefined)
break;
shape = inner;
value = (0,_model_parse_js_2_ .Pf)(value)[step];
names.push(step);
}
return missingInside(shape, value, names);
}
function missingInside(shape, value, names) {
if (value === undefined)
return [names.join('.')];
if (typeof shape !== 'object' || !('keys' in shape))
return [];
const fields = (0,_model_parse_js_2_ .Pf)(value);
return Object.entries(shape.keys).flatMap(([name, inner]) => missingInside(inner, fields[name], [...names, name]));
}
/***/ }),
/***/ 79146:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ej: () => ( textsIn),
HV: () => ( UNKNOWN),
QU: () => ( formOf),
VO: () => ( isConstant),
WJ: () => ( GIVEN),
Zd: () => ( isKnownByAddress),
dt: () => ( holdsValues),
iw: () => ( collectionOf),
jP: () => ( withoutRepeats),
l0: () => ( partAt),
lw: () => ( kindsBelow),
ox: () => ( dataAt)
});
var _plan_plan_shape_js_0_ = __webpack_require__(7410);
const UNKNOWN = { id: '?', shape: 'anything' };
const GIVEN = { ...UNKNOWN, id: '? given' };
const VALUES = { ...UNKNOWN, id: 'values', areValues: true };
const DEEPEST = 16;
function partAt(part, shape) {
if (shape === 'anything')
return ARE_VALUES.includes(part.at(-1) ?? '') ? VALUES : UNKNOWN;
if (part.length > DEEPEST)
return UNKNOWN;
const known = typeof shape === 'object' && 'named' in shape ? _plan_plan_shape_js_0_ .l[shape.named] : shape;
return { id: `input ${part.join()}`, part, shape: known };
}
const ARE_VALUES = ['before', 'after', 'config_values'];
function holdsValues(shape, areValues = false) {
if (areValues || typeof shape === 'string' || 'named' in shape)
return areValues;
if ('items' in shape)
return holdsValues(shape.items);
if ('values' in shape)
return holdsValues(shape.values);
return Object.entries(shape.keys).some(([name, inner]) => ARE_VALUES.includes(name) || holdsValues(inner));
}
function isKnownByAddress(shape) {
return typeof shape === 'object' && 'keys' in shape && 'address' in shape.keys;
}
function dataAt(words) {
const data = words.slice(0, DEEPEST);
return { ...UNKNOWN, id: `data ${data.join()}`, data };
}
function collectionOf(members, isSet, key) {
return members.map((of) => {
const depth = (of.depth ?? 0) + 1;
const id = `${isSet ? 'set' : 'list'} ${JSON.stringify(key)} of ${of.id}`;
return depth > DEEPEST ? of : { ...UNKNOWN, id, of, isSet, key, depth };
});
}
function isConstant({ of, part, data, areValues = false }) {
return of === undefined ? !areValues && (part ?? data) === undefined : isConstant(of);
}
function kindsBelow(kind, key) {
const { of, shape, part = [] } = kind;
if (of !== undefined)
return (key ?? kind.key) === (kind.key ?? key) ? [of] : [];
if (shape === 'anything')
return [kind === GIVEN ? GIVEN : UNKNOWN];
if (shape === 'scalar')
return [];
if ('items' in shape)
return key === undefined ? [partAt([...part, '*'], shape.items)] : [];
if ('values' in shape)
return [partAt([...part, key ?? '*'], shape.values)];
const inner = Object.entries('keys' in shape ? shape.keys : {});
return inner.flatMap(([name, one]) => name === (key ?? name) ? partAt([...part, name], one) : []);
}
function withoutRepeats(kinds) {
return [...new Map(kinds.map((kind) => [kind.id, kind])).values()];
}
function formOf({ of, isSet, key, text, shape }) {
if (isSet === true)
return 'a set';
if (of !== undefined)
return key === undefined ? 'a list' : 'an object';
if (text !== undefined || shape === 'scalar')
return 'a text';
if (typeof shape === 'string')
return 'anything';
return 'items' in shape ? 'a list' : 'an object';
}
function textsIn(kinds) {
const texts = kinds.flatMap(({ text }) => text ?? []);
return texts.length > 0 && texts.length === kinds.length ? texts : undefined;
}
/***/ }),
/***/ 96205:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
H: () => ( readPolicyNames),
_: () => ( ANY_ATTRIBUTE)
});
var _syntax_js_0_ = __webpack_require__(92930);
var _input_form_js_1_ = __webpack_require__(52484);
var _kinds_js_2_ = __webpack_require__(79146);
const ANY_ATTRIBUTE = '*';
const MOST_WAYS = 10_000;
const MOST_KINDS = 200;
const LONGEST_CHAIN = 200;
function readPolicyNames(policy, groups, input) {
return new NameReader(groups, (0,_kinds_js_2_ .l0)([], input)).read(policy);
}
class NameReader {
#groups;
#input;
#values = new Map();
#isUnread = false;
#ways = 0;
#chain = 0;
#answers = new Set();
#parts = new Map();
#attributes = new Set();
#statements = [];
#absent = [];
#present = new Map();
constructor(groups, input) {
this.#groups = groups;
this.#input = input;
}
read(policy) {
this.#use(policy.map(({ path }) => (0,_kinds_js_2_ .ox)(path)));
return {
rules: new Set(this.#values.keys()),
parts: [...this.#parts.values()],
attributes: this.#attributes,
absent: this.#absent.filter(({ at, path, data }) => data !== undefined || this.#present.get(at)?.has(path.at(-1) ?? '') !== true),
statements: this.#statements,
};
}
#valueOf(group, args = []) {
const values = this.#values.get(group) ?? new Map();
this.#values.set(group, values);
const way = JSON.stringify(args.map((kinds) => kinds.map(({ id }) => id)));
const before = values.get(way);
if (before !== undefined)
return before;
const about = { isPrinted: false, variables: new Map() };
this.#ways += 1;
const isTooMuch = this.#ways > MOST_WAYS || this.#chain >= LONGEST_CHAIN;
this.#chain += 1;
values.set(way, []);
const found = isTooMuch
? []
: (0,_kinds_js_2_ .jP)(group.rules.flatMap(({ rule, module }) => this.#rule({ ...about, group, rule, module, at: rule, declared: new Map() }, args)));
this.#chain -= 1;
const fromOutside = found.filter((kind) => !(0,_kinds_js_2_ .VO)(kind));
const isWhole = !isTooMuch && fromOutside.length <= MOST_KINDS;
const [first] = group.rules;
if (!isWhole && first !== undefined) {
this.#noteUnread({ ...about, ...first, group, at: first.rule });
}
const known = found.length > MOST_KINDS ? [_kinds_js_2_ .HV, ...fromOutside] : found;
const value = isWhole ? known : [_kinds_js_2_ .HV];
values.set(way, value);
return value;
}
#noteUnread(place) {
if (this.#isUnread)
return;
this.#isUnread = true;
this.#noteReadOfAll();
const said = 'is called in more ways than are read, so what the policy reads is not known';
this.#absent.push({ ...place, path: [], instead: [], said });
}
#rule(outer, args) {
const { rule, declared } = outer;
const variables = () => [...declared.values()];
for (const variable of variables())
variable.asked = undefined;
const scope = { ...outer, variables: new Map() };
this.#statements.push(scope);
for (const [at, pattern] of (rule.args ?? []).entries()) {
const isNew = pattern.kind !== 'variable' || !scope.variables.has(pattern.name);
this.#match(pattern, args[at] ?? [], scope, isNew);
}
const value = this.#body(rule, scope);
const isMore = variables().some(({ asked = Infinity, kinds }) => kinds.length > asked);
if (isMore)
return this.#rule(outer, args);
if (variables().some(({ isBound }) => isBound !== true))
this.#noteReadOfAll();
return value;
}
#body({ body, value }, outer) {
for (const { term, replaced } of body) {
for (const variable of [term, ...replaced].flatMap(variablesIn)) {
this.#variable(variable, outer);
}
}
for (const expression of body) {
const { term, replaced } = expression;
const isPrinted = term.kind === 'call' &&
PRINTS.includes(term.name) &&
this.#ownFunction(term.name, outer) === undefined;
const scope = { ...outer, at: expression, isPrinted };
this.#statements.push(scope);
if (isPrinted)
continue;
for (const one of replaced)
this.#use(this.#term(one, scope));
this.#use(this.#term(term, scope), true);
}
return this.#term(value, outer);
}
#term(term, scope) {
switch (term.kind) {
case 'scalar': {
const { value: text } = term;
return [typeof text === 'string' ? { ..._kinds_js_2_ .HV, id: `"${text}"`, text } : _kinds_js_2_ .HV];
}
case 'variable': {
const own = this.#variable(term, scope);
if (own !== undefined) {
own.asked ??= own.kinds.length;
return own.kinds;
}
const [first, ...words] = this.#global(term.name, scope.module) ?? [];
const above = [first === 'input' ? this.#input : (0,_kinds_js_2_ .ox)([])];
return words.reduce((here, word) => this.#members(here, [word], scope, term), above);
}
case 'reference': {
const head = this.#term(term.head, scope);
return term.parts.reduce((here, step) => this.#step(here, step, scope), head);
}
case 'collection': {
return term.entries.flatMap(({ key, value }) => {
const keys = key === undefined ? [] : this.#term(key, scope);
this.#use(keys);
const [text, ...others] = (0,_kinds_js_2_ .Ej)(keys) ?? [];
const known = others.length === 0 ? text : undefined;
return (0,_kinds_js_2_ .iw)(this.#term(value, scope), term.isSet, known);
});
}
case 'comprehension':
return this.#body(term, { ...scope, variables: new Map(scope.variables) });
case 'call':
return this.#call(term.name, term.args, scope);
case 'other':
this.#noteReadOfAll();
return [_kinds_js_2_ .HV];
}
}
#call(name, args, scope) {
const own = this.#ownFunction(name, scope);
if (own !== undefined)
return this.#callOwn(own, args, scope);
const [left = _syntax_js_0_ .K$, right = _syntax_js_0_ .K$] = args;
if (name === 'some')
for (const variable of args)
this.#variable(variable, scope, true);
if (name === 'assign')
this.#match(left, this.#term(right, scope), scope, true);
if (name === 'some' || name === 'assign')
return [_kinds_js_2_ .HV];
if (name === 'object.get')
return this.#objectGet(args, scope);
const values = args.map((arg) => this.#term(arg, scope));
const kept = KEEPS_MEMBERS[name];
if (kept !== undefined)
return values.slice(0, kept).flat();
if (name === 'walk')
this.#bind(right, [_kinds_js_2_ .HV], scope, false);
const [one = [], other = []] = values;
const isBound = name === 'eq' &&
[this.#bind(left, other, scope, false), this.#bind(right, one, scope, false)].includes(true);
if (isBound)
return [_kinds_js_2_ .HV];
const output = OPERATORS.includes(name)
? undefined
: this.#variable(args.at(-1) ?? _syntax_js_0_ .K$, scope);
if (output !== undefined)
output.isBound = true;
const isCount = name === 'count' && !one.some(({ areValues }) => areValues === true);
const hasNull = args.some((arg) => arg.kind === 'scalar' && arg.value === null);
const isOnlyThere = isCount || (COMPARES.includes(name) && hasNull);
for (const value of values)
this.#use(value, isOnlyThere);
const isMember = name === 'internal.member_2';
const compared = isMember ? other.flatMap((kind) => (0,_kinds_js_2_ .lw)(kind)) : other;
if (isMember || EQUALS.includes(name))
this.#compare([left, right], [one, compared], scope);
if (name === 'minus' || name === 'and')
return one;
const isOfSets = name === 'union' || name === 'intersection';
return isOfSets ? one.flatMap((kind) => (0,_kinds_js_2_ .lw)(kind)) : [_kinds_js_2_ .HV];
}
#objectGet([of = _syntax_js_0_ .K$, key = _syntax_js_0_ .K$, otherwise = _syntax_js_0_ .K$], scope) {
const from = this.#term(of, scope);
const steps = key.kind === 'collection' ? key.entries.map(({ value }) => value) : [key];
const isPath = key.kind !== 'collection' && !(0,_kinds_js_2_ .Ej)(this.#term(key, scope));
if (isPath)
this.#use(from);
const value = steps.reduce((here, step) => this.#step(here, step, scope), from);
return [...value, ...this.#term(otherwise, scope)];
}
#ownFunction(name, { module }) {
const [first = '', ...rest] = name.split('.');
const words = this.#global(first, module)?.slice(1);
return words && this.#groups.get([...words, ...rest].join('\0'));
}
#callOwn(group, args, scope) {
const given = args.map((arg) => this.#term(arg, scope).map((kind) => (kind === _kinds_js_2_ .HV ? _kinds_js_2_ .WJ : kind)));
const result = this.#valueOf(group, given);
const count = group.rules[0]?.rule.args?.length ?? 0;
for (const output of args.slice(count))
this.#match(output, result, scope, false);
return result;
}
#compare([at, other], sides, outer) {
const isOneOfSeveral = outer.rule.args !== undefined && outer.group.rules.length > 1;
if (isOneOfSeveral && at.kind === 'variable' && other.kind === 'variable')
return;
const scope = { ...outer, at };
const [left = [], right = []] = sides.map((kinds) => kinds.flatMap((kind) => (kind === _kinds_js_2_ .WJ ? [] : (0,_kinds_js_2_ .QU)(kind))));
const areTexts = (forms) => forms.every((form) => form === 'a text');
const [texts, wholes] = areTexts(left) ? [left, right] : [right, left];
const [whole] = wholes;
if (texts.length === 0 || whole === undefined)
return;
const isUnknown = wholes.some((form) => form === 'anything' || form === 'a text');
if (isUnknown || !areTexts(texts)) {
this.#notePresent(scope.at, '');
return;
}
const said = `compares ${whole} with a text, and these are never equal: compare what is in it`;
this.#absent.push({ ...scope, path: [], instead: [], said });
}
#bind(pattern, kinds, scope, isNew) {
const own = this.#variable(pattern, scope, isNew);
if (own !== undefined) {
own.isBound = true;
if (own.from !== undefined && own.from !== pattern)
return false;
if (kinds.length > 0)
Object.assign(own, { kinds: (0,_kinds_js_2_ .jP)(kinds), from: pattern });
return true;
}
if (pattern.kind !== 'collection' || pattern.isSet)
return false;
if (kinds.some((kind) => kind.areValues))
this.#attributes.add(ANY_ATTRIBUTE);
const areBound = pattern.entries.map(({ key, value }) => {
const members = this.#step(kinds, key ?? _syntax_js_0_ .K$, scope, pattern);
return this.#match(value, members, scope, isNew);
});
return areBound.includes(true);
}
#match(pattern, kinds, scope, isNew) {
const isBound = this.#bind(pattern, kinds, scope, isNew);
if (!isBound)
this.#use([...this.#term(pattern, scope), ...kinds]);
return isBound;
}
#variable(term, scope, isNew = false) {
if (term.kind !== 'variable')
return undefined;
const known = isNew ? undefined : scope.variables.get(term.name);
const isGlobal = !isNew && this.#global(term.name, scope.module) !== undefined;
if (known !== undefined || isGlobal)
return known;
const declared = scope.declared.get(term) ?? { kinds: [] };
scope.declared.set(term, declared);
scope.variables.set(term.name, declared);
return declared;
}
#global(name, { imports, package: own }) {
if (name === 'input' || name === 'data')
return [name];
const isRule = (0,_syntax_js_0_ .Kp)(this.#groups, [...own, name]).length > 0;
return imports.get(name) ?? (isRule ? ['data', ...own, name] : undefined);
}
#step(from, step, scope, at = step) {
const own = this.#variable(step, scope);
if (own === undefined || ![undefined, step].includes(own.from)) {
const keys = this.#term(step, scope);
const texts = (0,_kinds_js_2_ .Ej)(keys);
if (texts !== undefined)
return this.#members(from, texts, scope, at);
this.#use(keys);
}
const ofSets = from.flatMap(({ of, isSet }) => (of !== undefined && isSet ? of : []));
this.#bind(step, ofSets, scope, false);
return this.#members(from, [undefined], scope, at);
}
#members(from, keys, scope, at) {
const found = from.flatMap((kind) => keys.flatMap((key) => this.#member(kind, key, scope, at)));
const [key = '*'] = keys;
const lacking = from.find(({ part }) => part !== undefined);
if (found.some((kind) => kind !== _kinds_js_2_ .WJ))
this.#notePresent(at, key);
else if (lacking !== undefined) {
const { part = [], shape } = lacking;
const instead = Object.keys(typeof shape === 'object' && 'keys' in shape ? shape.keys : {});
this.#absent.push({ ...scope, at, path: [...part, key], instead });
return [_kinds_js_2_ .HV, ...found];
}
return found;
}
#notePresent(at, name) {
const names = this.#present.get(at) ?? new Set();
this.#present.set(at, names.add(name));
}
#member(kind, key, scope, at) {
const { part, data, of, areValues = false } = kind;
const isHidden = ({ part = [] }) => key === undefined && part.length === 1 && (0,_input_form_js_1_ .Av)(part);
const inside = (0,_kinds_js_2_ .lw)(kind, key).filter((one) => !isHidden(one));
if (areValues)
this.#attributes.add(key ?? ANY_ATTRIBUTE);
if (inside.some((one) => one.areValues))
this.#attributes.add('');
if (key === undefined) {
if (of === undefined)
this.#use([kind], true);
return inside;
}
const path = (part ?? data ?? []).concat(key);
if (part !== undefined && path.length >= (0,_input_form_js_1_ .pA)(path))
this.#noteRead(path);
if (data === undefined)
return inside;
const group = this.#groups.get(path.join('\0'));
const below = (0,_syntax_js_0_ .Kp)(this.#groups, path);
if (group?.rules[0]?.rule.args !== undefined)
this.#noteReadOfAll();
if (group !== undefined && below.length === 1)
return this.#valueOf(group);
if (group !== undefined)
this.#use([(0,_kinds_js_2_ .ox)(path)]);
if (below.length === 0) {
this.#absent.push({ ...scope, at, path: [], instead: [], data: path });
}
return [group === undefined ? (0,_kinds_js_2_ .ox)(path) : _kinds_js_2_ .HV];
}
#use(kinds, isKept = false) {
for (let kind of kinds) {
let isInSet = false;
for (; kind.of !== undefined; kind = kind.of)
isInSet = kind.isSet === true || isInSet;
const isRead = !isKept || (isInSet && !(0,_kinds_js_2_ .Zd)(kind.shape));
if (isRead && (0,_kinds_js_2_ .dt)(kind.shape, kind.areValues))
this.#attributes.add(ANY_ATTRIBUTE);
if (kind.part !== undefined)
this.#noteRead(kind.part);
const below = kind.data === undefined ? [] : (0,_syntax_js_0_ .Kp)(this.#groups, kind.data);
for (const group of below) {
const value = this.#valueOf(group);
const isKnown = this.#answers.has(group);
this.#answers.add(group);
this.#chain += 1;
if (!isKnown)
this.#use(value);
this.#chain -= 1;
}
}
}
#noteReadOfAll() {
this.#noteRead([]);
this.#attributes.add(ANY_ATTRIBUTE);
}
#noteRead(path) {
const part = path.slice(0, (0,_input_form_js_1_ .pA)(path));
this.#parts.set(part.join('\0'), part);
}
}
const PRINTS = ['print', 'internal.print'];
const EQUALS = ['eq', 'equal'];
const COMPARES = [...EQUALS, 'neq'];
const OPERATORS = [...COMPARES, 'lt', 'lte', 'gt', 'gte', 'internal.member_2', 'internal.member_3'];
function variablesIn(term) {
switch (term.kind) {
case 'variable':
return [term];
case 'reference':
return [term.head, ...term.parts].flatMap(variablesIn);
case 'collection':
return term.entries.flatMap(({ key, value }) => [key ?? [], value].flat().flatMap(variablesIn));
case 'call':
return term.args.flatMap(variablesIn);
case 'scalar':
case 'comprehension':
case 'other':
return [];
}
}
const KEEPS_MEMBERS = {
sort: 1,
'array.slice': 1,
'array.reverse': 1,
'array.concat': 2,
or: 2,
};
/***/ }),
/***/ 69339:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$t: () => ( placeOf),
R4: () => ( errorsIn),
UW: () => ( explainError),
yL: () => ( typeWords)
});
var _client_wire_schema_js_1_ = __webpack_require__(77934);
var _model_did_you_mean_js_3_ = __webpack_require__(90440);
var _model_parse_js_2_ = __webpack_require__(2340);
var _find_opa_js_0_ = __webpack_require__(95809);
const errorsSchema = _client_wire_schema_js_1_ ._H3({
errors: _client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ ._H3({
message: _client_wire_schema_js_1_ .YjP(),
code: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP(), ''),
location: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ ._H3({
file: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP(), ''),
row: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .aig(), 0),
col: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .aig(), 0),
})),
details: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .L5J()),
})),
});
function errorsIn({ exitCode, stdout, stderr }) {
if (exitCode === 0)
return [];
for (const text of [stdout, stderr]) {
const parsed = _client_wire_schema_js_1_ .xLC(errorsSchema, (0,_model_parse_js_2_ .qF)(text));
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
function placeOf(shownAs, { file, row }) {
if (file === undefined)
return shownAs;
return `${shownAs}/${file}${row > 0 ? `:${row}` : ''}`;
}
function explainError(error, shownAs, opa) {
const { code, message } = error;
const [, file, why] = /load failed on \/?(\S+): (.+)/s.exec(message) ?? [];
if (why !== undefined) {
return `${placeOf(shownAs, { file, row: 0 })}: cannot be read as data: ${why.trim()}. Correct it, or remove the file.`;
}
const text = message.replaceAll(/\s*\n\s*/g, ' ').trim();
const sentence = describeUndefinedFunction(text, opa) ??
describeWrongArguments(text, error.details) ??
withRemedy(code, text);
return `${placeOf(shownAs, error)}: ${sentence}`;
}
function describeWrongArguments(message, details) {
const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
const { have, want } = (0,_model_parse_js_2_ .zv)(details);
const takes = (0,_model_parse_js_2_ .c3)((0,_model_parse_js_2_ .zv)(want)['args']);
if (name === undefined || takes.length === 0)
return undefined;
const inWords = (types) => types
.slice(0, takes.length - 1)
.map(typeWords)
.join(', ');
const gets = inWords((0,_model_parse_js_2_ .c3)(have));
const wants = inWords(takes);
return `${name} gets (${gets}), and takes (${wants}). Call it with values of these types.`;
}
function describeUndefinedFunction(message, { functions, version }) {
const [, name] = /^undefined function (\S+)/.exec(message) ?? [];
if (name === undefined)
return undefined;
if (_find_opa_js_0_.FORBIDDEN.includes(name)) {
return `undefined function ${name}: policies cannot use it here, because it reads more than their input. Put what it returns into data.json beside the policies.`;
}
const near = (0,_model_did_you_mean_js_3_ .a)(name, functions);
const meant = near === undefined ? '' : ` Did you mean ${near}?`;
return `undefined function ${name}: opa ${version} has none of this name, and neither have the policies.${meant}`;
}
const REMEDIES = [
[/^(rego_unsafe_var_error) /, 'Give it a value in this rule, or declare it with `some`.'],
[
/ conflict(?:ing rules?|s with):? /,
'Give one of them another name: a rule is a set or a single value, and no data.',
],
[/^rego_recursion_error /, 'A rule cannot use itself, not even through another one.'],
[/ import must not shadow import /, 'Remove one of them, or give it another name with `as`.'],
[/ must not shadow |already declared/, 'Rename it.'],
[/ referenced above/, 'Write the assignment before the first use.'],
[/ declared but not used/, 'Remove it, or use it.'],
[
/keyword is required before/,
'Write it in this line. `opa fmt --write --v0-v1` writes it in a file that is Rego v0 as a whole.',
],
[/ has arity /, 'Call it with as many arguments as it takes.'],
[/ undefined ref/, 'What it refers to cannot have this part: correct the name.'],
[/ used as reference, not called/, 'Call it with its arguments.'],
[/ annotation redeclared/, 'Write all that METADATA says of it into one comment.'],
[/ multiple default rules /, 'Keep one of them.'],
[/ deprecated built-in /, 'Write it without that function, which Rego v1 does not have.'],
[/ empty module/, 'Write a package into it, or remove the file.'],
[/^rego_parse_error /, 'Correct the syntax: `opa check FILE` shows the same error.'],
[
/^rego_type_error (?:match error|.*invalid argument)/,
'Compare and call with values of the same type.',
],
];
function withRemedy(code, message) {
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
const { type: name, of } = (0,_model_parse_js_2_ .zv)(type);
if (name === 'any')
return [...new Set((0,_model_parse_js_2_ .c3)(of).map(typeWords))].join(' or ') || 'anything';
return TYPES[(0,_model_parse_js_2_ .r7)(name) ?? ''] ?? 'a value of another type';
}
/***/ }),
/***/ 36568:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
N: () => ( openFolder)
});
var node_fs_0_ = __webpack_require__(73024);
var node_os_1_ = __webpack_require__(48161);
var node_path_2_ = __webpack_require__(76760);
var _machine_ask_opa_js_3_ = __webpack_require__(29);
const MOST_PROCESSES = 4;
function limitConcurrency(mostRunning) {
let running = 0;
const waiting = [];
return async (work) => {
if (running >= mostRunning)
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
function openFolder(files, { capabilities }, ports, belongs = isSource) {
const path = (0,node_fs_0_.mkdtempSync)((0,node_path_2_.join)((0,node_os_1_.tmpdir)(), 'plangate-rego-'));
const remove = () => (0,node_fs_0_.rmSync)(path, { recursive: true, force: true });
const cwd = (0,node_path_2_.join)(path, 'sources');
const write = (name, content) => {
const file = (0,node_path_2_.join)(path, name);
(0,node_fs_0_.writeFileSync)(file, content, { mode: 0o600 });
return file;
};
try {
(0,node_fs_0_.mkdirSync)(cwd);
for (const [name, content] of files) {
if (!belongs(name))
continue;
(0,node_fs_0_.mkdirSync)((0,node_path_2_.dirname)((0,node_path_2_.join)(cwd, name)), { recursive: true });
write((0,node_path_2_.join)('sources', name), content);
}
const functionOptions = ['--capabilities', write('capabilities.json', capabilities)];
const inTurn = limitConcurrency(MOST_PROCESSES);
return {
ask: (args, more) => inTurn(async () => {
const answer = await (0,_machine_ask_opa_js_3_ .a)(ports, { args, cwd, ...more });
return answer ?? { exitCode: -1, stdout: '', stderr: 'opa is no longer on the PATH.' };
}),
functionOptions,
sourceOptions: ['--bundle', '.', ...functionOptions],
markVersion0: (old) => {
const patterns = old.map((name) => `/${name.replaceAll(/[*?![\]{}\\]/g, String.raw `\$&`)}`);
const versions = Object.fromEntries(patterns.map((pattern) => [pattern, 0]));
const manifest = { roots: [''], rego_version: 1, file_rego_versions: versions };
write((0,node_path_2_.join)('sources', '.manifest'), JSON.stringify(manifest));
},
write,
remove,
};
}
catch (error) {
remove();
throw error;
}
}
/***/ }),
/***/ 33276:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
c7: () => ( POLICY_MS),
cA: () => ( describeMissingOpa),
Br: () => ( openJudging),
fg: () => ( openPolicies)
});
var policy_set = __webpack_require__(99334);
var policy_files = __webpack_require__(48391);
var rego_policy_files = __webpack_require__(95673);
var find_opa = __webpack_require__(95809);
var read_modules = __webpack_require__(70065);
var parse = __webpack_require__(2340);
var quote = __webpack_require__(28187);
var input_form = __webpack_require__(52484);
var absent_names = __webpack_require__(28789);
var own_pages = __webpack_require__(37694);
var did_you_mean = __webpack_require__(90440);
var plan_shape = __webpack_require__(7410);
var rego_kinds = __webpack_require__(79146);
;// CONCATENATED MODULE: ./build/src/rego/describe-finding.js
function describeFinding(name, context) {
const { module, at, said } = name;
const row = at.place === undefined ? '' : `:${at.place.row}`;
const where = `${context.shownAs}/${module.file}${row}`;
const end = said?.endsWith('?') ? '' : '.';
const what = said === undefined ? describeAbsentKey(name, context) : `${said}${end}`;
const remedy = describeRemedy(name, context);
return `${where} ${what}${remedy === '' ? '' : ` ${remedy}`}`;
}
function isKeyOfPlan(path, { isDeclared }) {
return isInFormat((0,input_form.pw)(path)) && !(isDeclared && path.length === 1);
}
function describeAbsentKey({ path }, context) {
const sentence = `reads ${writePath(path)}`;
const { isDeclared } = context;
if (path.length === 1 && !isKeyOfPlan(path, context)) {
const givenBy = isDeclared ? ', and with policies.hcl the input is that of HCP Terraform' : '';
return `${sentence}, which the input does not have${givenBy}.`;
}
if ((0,input_form.NG)(path))
return `${sentence}, which a run of a local check does not have.`;
if (isKeyOfPlan(path, context)) {
const instead = [...path.slice(0, -(0,input_form.pw)(path).length), 'resource_changes'];
return `${sentence}, which a redacted plan never has. Read ${writePath(instead)}, or let the whole plan be read: \`full-plan\`.`;
}
return `${sentence}, which no plan has.`;
}
const MOST_NAMED = 12;
function describeRemedy({ path, instead }, { form, isDeclared }) {
const key = path.at(-1) ?? '';
if (path.length > 1) {
if (isInFormat((0,input_form.pw)(path)) && !(0,input_form.NG)(path))
return '';
const near = (0,did_you_mean.a)(key, instead);
if (near !== undefined)
return `Did you mean ${writePath([...path.slice(0, -1), near])}?`;
return instead.length > 0 && instead.length <= MOST_NAMED
? `There are: ${instead.join(', ')}.`
: '';
}
if (path.length === 0) {
const near = (0,did_you_mean.a)(key, instead);
return near === undefined ? '' : `Did you mean "${near}"?`;
}
if (isInFormat(path))
return isDeclared ? `Write ${writePath(['plan', key])}.` : '';
if (key === 'review') {
return 'Policies of Gatekeeper read it: they judge requests to Kubernetes, and no plan is one.';
}
const near = (0,did_you_mean.a)(key, form.possible);
if (near !== undefined)
return `Did you mean ${writePath([near])}?`;
return isDeclared
? 'It has: plan, run.'
: `It is a plan, with resource_changes, planned_values, variables and others. Read one of these, or say in METADATA that the key can be absent: \`input-keys\` (${(0,own_pages.S)('docs/local-policies.md#how-it-judges')}).`;
}
function writePath(path) {
const steps = path.map((step) => {
if (step === '*')
return '[_]';
return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
});
return `input${steps.join('')}`;
}
function isInFormat(path) {
let kinds = [(0,rego_kinds.l0)([], plan_shape.E)];
for (const step of path) {
const key = step === '*' ? undefined : step;
kinds = kinds.flatMap((kind) => (0,rego_kinds.lw)(kind, key));
}
return kinds.length > 0;
}
var external_node_crypto_ = __webpack_require__(77598);
var external_node_os_ = __webpack_require__(48161);
var json_text = __webpack_require__(62177);
var opa_errors = __webpack_require__(69339);
;// CONCATENATED MODULE: ./build/src/rego/judge-by-opa.js
const MOST_CHARACTERS = 8 * 1024 * 1024;
const MOST_MEMORY_BYTES = 1024 * 1024 * 1024;
const MEMORY_BYTES_PER_CHARACTER = 32;
const MOST_OUTPUT_BYTES = 32 * 1024 * 1024;
const GRACE_MS = 250;
class OpaJudge {
#policies;
#folder;
#limits;
#processes;
#mark = (0,external_node_crypto_.randomBytes)(12).toString('hex');
#waiting = [];
#alone = new Map();
#moduleOfAll;
#running = 0;
#unfinished = 0;
constructor(policies, folder, limits) {
this.#policies = policies;
this.#folder = folder;
this.#limits = limits;
this.#processes = limits.processes ?? (0,external_node_os_.availableParallelism)();
this.#moduleOfAll = this.#write(policies);
}
#write(policies) {
const name = `asked-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}.rego`;
return this.#folder.write(name, writeModule(policies, this.#mark));
}
outcomes(document, signal) {
this.#unfinished += 1;
return new Promise((resolve) => {
this.#waiting.push({ document, signal, resolve });
queueMicrotask(() => this.#startNext());
});
}
#startNext() {
while (this.#running < this.#processes && this.#waiting.length > 0) {
this.#running += 1;
const requests = this.#takeWaiting();
void this.#judgeTogether(requests).finally(() => {
this.#running -= 1;
this.#startNext();
});
}
}
#takeWaiting() {
let characters = 0;
const firstLeft = this.#waiting.findIndex(({ document, signal }, index) => {
characters += document.length;
const isApart = characters > MOST_CHARACTERS || signal !== this.#waiting[0]?.signal;
return index > 0 && isApart;
});
return this.#waiting.splice(0, firstLeft < 0 ? this.#waiting.length : firstLeft);
}
async #judgeTogether(requests) {
const policiesOfAll = this.#policiesTogether();
const ofAll = requests.length > 1 ? await this.#ask(policiesOfAll, requests) : undefined;
for (const [index, request] of requests.entries()) {
const policies = ofAll === undefined ? this.#policiesTogether() : policiesOfAll;
const outcomes = ofAll?.[index] ?? (await this.#ask(policies, [request]))?.[0];
request.resolve(await this.#complete(request, policies, outcomes));
this.#unfinished -= 1;
}
}
#policiesTogether() {
return this.#policies.filter((policy) => !this.#alone.has(policy));
}
async #complete(request, policies, outcomes) {
const judged = new Map(policies.map((policy, index) => [policy, outcomes?.[index]]));
const unjudged = this.#policies.filter((policy) => judged.get(policy) === undefined);
for (const [index, policy] of unjudged.entries()) {
judged.set(policy, await this.#askAlone(policy, request, unjudged.length - index));
}
return this.#policies.flatMap((policy) => judged.get(policy) ?? []);
}
async #ask(policies, requests) {
if (policies.length === 0)
return requests.map(() => []);
const answer = await this.#evaluate(policies, requests, 2 / requests.length);
return this.#read(answer, policies.length, requests.length);
}
async #askAlone(policy, request, remaining) {
const { times = 0, failure: last } = this.#alone.get(policy) ?? {};
const { mostEnded = Infinity, policyMs } = this.#limits;
if (last !== undefined && times >= mostEnded)
return last;
const answer = await this.#evaluate([policy], [request], remaining);
const [outcomes] = this.#read(answer, 1, 1) ?? [];
if (outcomes?.[0] !== undefined)
return outcomes[0];
const { limitMs, ended } = answer;
const failure = { failed: answer, limitMs, isOfCheck: limitMs < policyMs };
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
const { clock, policyMs, deadlineMs } = this.#limits;
const signal = requests[0]?.signal;
const remainingMs = deadlineMs - clock.now();
if (signal?.aborted === true || remainingMs <= 0) {
const ended = signal?.aborted === true ? 'aborted' : 'timeout';
return { exitCode: -1, stdout: '', stderr: '', ended, limitMs: 0 };
}
const unfinished = Math.max(1, this.#unfinished);
const shareMs = (remainingMs * Math.min(this.#processes, unfinished)) / (unfinished * parts);
const timeoutMs = Math.max(1, Math.floor(Math.min(policyMs, remainingMs, shareMs)));
const stdin = `[${requests.map(({ document }) => document).join(',')}]`;
const isAll = policies.length === this.#policies.length;
const module = isAll ? this.#moduleOfAll : this.#write(policies);
const options = ['--stdin-input', '--format', 'json', '--timeout', `${timeoutMs}ms`];
const sources = [...this.#folder.sourceOptions, '--data', module];
const mark = this.#mark;
const query = `results := [result | some index, document in input; print("${mark}", "document", index); result := data.plangate_${mark}.results with input as document]`;
const args = ['eval', ...options, ...sources, query];
const answer = await this.#folder.ask(args, {
stdin,
signal,
bounds: {
timeoutMs: timeoutMs + GRACE_MS,
maxBytes: MOST_OUTPUT_BYTES,
maxResidentBytes: MOST_MEMORY_BYTES + MEMORY_BYTES_PER_CHARACTER * stdin.length,
},
});
return { ...answer, limitMs: timeoutMs };
}
}
function writeModule(policies, mark) {
const parts = policies.flatMap(({ path, exception }, index) => {
const result = `"${index}": [value | print("${mark}", "policy", ${index}); value := ${toReference(path)}]`;
if (exception === undefined)
return [result];
return [
result,
`"except ${index}": [word | word := ${toReference(exception.group.path)}[_][_]]`,
];
});
return `package plangate_${mark}\n\nresults := {\n${parts.join(',\n')}\n}\n`;
}
function toReference(path) {
return `data${path.map((word) => `[${JSON.stringify(word)}]`).join('')}`;
}
function readResults({ stdout, stderr }, expected) {
const answer = (0,json_text.Ab)(stdout);
const [result] = (0,parse.c3)((0,parse.zv)(answer)['result']);
const { results } = (0,parse.zv)((0,parse.zv)(result)['bindings']);
const objects = (0,parse.c3)(results);
if (objects.length !== expected.documents)
return undefined;
const printed = linesByMark(stderr, expected.mark);
const evaluations = [];
for (const [document, object] of objects.entries()) {
const ofDocument = [];
for (let policy = 0; policy < expected.policies; policy++) {
const values = (0,parse.zv)(object)[String(policy)];
if (!Array.isArray(values))
return undefined;
const exceptions = (0,parse.c3)((0,parse.zv)(object)[`except ${policy}`]);
const lines = printed.get(`${document} ${policy}`) ?? [];
ofDocument.push({ value: values[0], exceptions, printed: lines });
}
evaluations.push(ofDocument);
}
return evaluations;
}
const MOST_LINES = 20;
const LONGEST_LINE = 300;
function linesByMark(stderr, mark) {
const lines = new Map();
let document = '';
let current = [];
for (const line of stderr.split('\n')) {
const [first, kind, number = ''] = line.split(' ');
if (first === mark) {
if (kind === 'document')
document = number;
current = [];
if (kind === 'policy')
lines.set(`${document} ${number}`, current);
}
else if (line.trim() !== '' && current.length < MOST_LINES) {
current.push(line.slice(0, LONGEST_LINE));
}
}
return lines;
}
function explainOutcome({ failed: answer, limitMs, isOfCheck }, { name, shownAs, ruleStart }) {
const where = `${ruleStart}: policy ${(0,quote.hD)(name)}`;
const notEvaluated = (why) => ({
status: 'not_evaluated',
output: [`${where} ${why}`],
});
const errors = (0,opa_errors.R4)(answer);
const isTooMuch = /^(?:runtime|fatal error): .*out of memory|cannot allocate/m.test(answer.stderr);
const isLate = errors.some(({ code }) => code === 'eval_cancel_error');
const ended = isTooMuch ? 'memory' : answer.ended;
switch (isLate ? 'timeout' : ended) {
case 'timeout':
return notEvaluated(`took longer than ${Math.max(0.1, Math.round(limitMs / 100) / 10)} s and was ended. Look for a rule that multiplies, such as several \`some\` over long lists${isOfCheck ? ', or set a longer `timeout`' : ''}.`);
case 'memory':
return notEvaluated('took too much memory and was ended. Look for a rule that builds a long list or text.');
case 'flood':
return notEvaluated('returned or printed more than 32 MB and was ended. Return one message each.');
case 'aborted':
return notEvaluated('was not judged, because the check was canceled.');
case undefined:
break;
}
const [first] = errors;
const isPlaced = first?.file?.includes('/asked-') === false;
const sentence = first === undefined
? `${where} has no result that can be read.`
: `${isPlaced ? (0,opa_errors.$t)(shownAs, first) : ruleStart}: policy ${(0,quote.hD)(name)} broke: ${sentenceOf(first)}`;
return { status: 'errored', output: [sentence] };
}
function sentenceOf({ message, code }) {
const [first = '', ...others] = message.trim().split(/\s*\n\s*/);
const sentence = [first, others.join(', ')].filter((part) => part !== '').join(' ');
const remedy = code === 'eval_conflict_error'
? ' Make their conditions exclude each other, or collect the values in a set with `contains`.'
: '';
return `${sentence}.${remedy}`;
}
var syntax = __webpack_require__(92930);
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/rego/judging-rules.js
const JUDGING_NAMES = [
{ name: 'deny', level: 'mandatory', takesSuffix: true },
{ name: 'violation', level: 'mandatory', takesSuffix: true },
{ name: 'warn', level: 'advisory', takesSuffix: true },
{ name: 'rule', level: 'mandatory', takesSuffix: false },
];
function judgingKindOf(name) {
const [first = '', ...words] = name.split('_');
const kind = JUDGING_NAMES.find((judging) => judging.name === first);
const suffix = words.join('_');
const mayHaveSuffix = kind?.takesSuffix === true && suffix !== '';
if (kind === undefined || (name !== first && !mayHaveSuffix))
return undefined;
return { level: kind.level, suffix, takesSuffix: kind.takesSuffix };
}
const SEEMS_TO_JUDGE = /^(?:allow|allowed|denied|denies|deny\w*|block\w*|reject\w*|forbid\w*|fail|failed|failures?|errors?|violations|violate\w*|warning|warnings|main|result|results|pass|passed)$/i;
function judgingName({ rules }) {
const names = rules.map(({ rule }) => rule.name);
return names.find(([first = '', ...inner]) => {
const kind = judgingKindOf(first);
return kind !== undefined && (inner.length === 0 || kind.takesSuffix);
});
}
function findJudging(groups, packages) {
const judging = [...groups.values()].flatMap((group) => {
const { path } = group;
const words = judgingName(group) ?? [];
const [first = ''] = words;
const kindOfRule = judgingKindOf(first);
if (kindOfRule === undefined || group.rules.some(({ rule }) => rule.args !== undefined))
return [];
const above = path.slice(0, -words.length);
if (packages?.includes(above.join('.')) === false)
return [];
if (words.length > 1 && groups.has([...above, first].join('\0')))
return [];
const { level } = kindOfRule;
const exceptions = groups.get([...above, 'exception'].join('\0'));
const exception = exceptions && {
group: exceptions,
query: queryOf(exceptions.path),
word: kindOfRule.suffix,
};
const name = words.join('.');
return [{ name, query: queryOf(path), level, description: '', path, group, exception }];
});
return nameRules(judging.toSorted((one, other) => (one.query < other.query ? -1 : 1)));
}
function nameRules(judging) {
const perPackage = countBy(judging, ({ group }) => packageName(group));
const shortlyNamed = judging.map((rule) => {
const lastWord = packageOf(rule.group).at(-1) ?? 'data';
const isAlone = perPackage.get(packageName(rule.group)) === 1 && judgingKindOf(rule.name)?.suffix === '';
return { ...rule, name: isAlone ? lastWord : `${lastWord}.${rule.name}` };
});
const perName = countBy(shortlyNamed, ({ name }) => name);
return shortlyNamed.map((rule) => (perName.get(rule.name) ?? 0) > 1 ? { ...rule, name: rule.path.join('.') } : rule);
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
problems.push(`${where}: no rule is called ${policy.query}. ${describeExistingRules(path, groups)}`);
return [];
});
return { judging, problems };
}
const judging_rules_MOST_NAMED = 8;
function describeExistingRules(path, groups) {
const simple = [...groups.values()].filter(({ rules }) => rules.every(({ rule }) => rule.name.length === 1));
const below = simple.filter((group) => path.every((word, at) => group.path[at] === word));
const judging = simple.filter((group) => judgingName(group) !== undefined);
const listed = [below, judging, simple].find(({ length }) => length > 0) ?? [];
const queries = listed.map((group) => queryOf(group.path)).sort();
const near = (0,did_you_mean.a)(queryOf(path), queries);
return near === undefined
? `There are: ${(0,quote.Kf)(queries, judging_rules_MOST_NAMED) || 'none'}.`
: `Did you mean ${near}?`;
}
function describeIdleRules(judging, used, groups, policies) {
const { shownAs, files } = policies;
const packages = packagesOf(policies, groups);
const isDeclared = files.has('policies.hcl');
const judgingGroups = new Set(judging.map(({ group }) => group));
const judgingPackages = new Set(judging.map(({ group }) => packageName(group)));
const isForTests = testRuleFinder(groups);
const sentences = [];
for (const group of groups.values()) {
const name = group.path.at(-1) ?? '';
const [first] = group.rules;
if (judgingGroups.has(group) || used.has(group))
continue;
if (first === undefined || first.rule.args !== undefined)
continue;
if (packages?.includes(packageName(group)) === false)
continue;
const where = `${shownAs}/${first.module.file}`;
if (isDeclared && judgingName(group) !== undefined) {
sentences.push(`${where}: no policy of policies.hcl names ${queryOf(group.path)}, so it judges nothing.`);
}
else if (!isDeclared && SEEMS_TO_JUDGE.test(name) && !isForTests(group)) {
sentences.push(`${where}: the rule ${(0,quote.hD)(name)} judges nothing: ${JUDGING}. Rename it, or name its query in policies.hcl.`);
}
}
if (isDeclared)
return sentences;
const others = packages === undefined ? [] : packagesBeside(packages, groups);
if (packages !== undefined && others.length > 0) {
sentences.push(`${shownAs}: judged by package ${packages.join(' and ')} alone, as conftest does. For ${others.join(', ')}, too, write \`${namespaceLine([...packages, ...others])}\` in conftest.toml.`);
}
const idle = [...groups.values()].filter((group) => !used.has(group) &&
!judgingPackages.has(packageName(group)) &&
!others.includes(packageName(group)) &&
!isForTests(group));
const fileOf = new Map(idle.map((group) => [packageName(group), group.rules[0]?.module.file]));
for (const [name, file] of fileOf) {
const isUsed = [...used].some((group) => packageName(group) === name);
const isNamed = sentences.some((sentence) => sentence.startsWith(`${shownAs}/${file}: the`));
if (isUsed || isNamed)
continue;
sentences.push(`${shownAs}/${file}: package ${name} has no rule that judges, and no policy uses it: ${JUDGING}.`);
}
return sentences;
}
function packagesOf({ name, packages, files }, groups) {
if (packages === 'all' || files.has('policies.hcl'))
return undefined;
if (packages !== undefined || name !== 'policy')
return packages;
return findJudging(groups, ['main']).length > 0 ? ['main'] : undefined;
}
function namespaceLine(packages) {
return `namespace = ${JSON.stringify(packages).replaceAll(',', ', ')}`;
}
function packagesBeside(packages, groups) {
const judging = findJudging(groups).map(({ group }) => packageName(group));
return [...new Set(judging)].filter((name) => !packages.includes(name));
}
const JUDGING = '`deny`, `violation` and `warn` are read, each also with a suffix as in `deny_public`';
function isTestRule(name) {
return /^(?:todo_)?test_/.test(name);
}
function testRuleFinder(groups) {
const tests = [...groups.values()].filter(({ path }) => isTestRule(path.at(-1) ?? ''));
const tested = new Set(tests.map(packageName));
return (group) => tested.has(packageName(group)) &&
group.rules.every(({ module }) => module.file.endsWith('_test.rego'));
}
function packageOf(group) {
const words = judgingName(group) ?? group.rules[0]?.rule.name ?? [];
return group.path.slice(0, group.path.length - words.length);
}
function packageName(group) {
return packageOf(group).join('.');
}
const STRICTNESS = {
advisory: 0,
'soft-mandatory': 1,
'mandatory-overridable': 1,
mandatory: 2,
'hard-mandatory': 2,
};
const LEVELS_IN_METADATA = ['advisory', 'soft-mandatory', 'mandatory'];
function withLevels(judging, { shownAs, files }) {
const isDeclared = files.has('policies.hcl');
const problems = [];
const notices = [];
const leveled = judging.map((policy) => {
const written = policy.group.rules.flatMap(({ rule, module }) => [...rule.annotations.levels, ...module.annotations.levels].map((word) => ({ word, module })));
const levels = written.flatMap(({ word, module }) => {
const level = LEVELS_IN_METADATA.find((known) => known === word);
if (level === undefined) {
problems.push(`${shownAs}/${module.file}: METADATA has the enforcement_level ${(0,quote.hD)(word)}. There are: ${LEVELS_IN_METADATA.join(', ')}.`);
}
return level ?? [];
});
const isReplaced = !isDeclared && levels.length > 0 && hasLevelForAll(policy);
const counted = isReplaced ? levels : [policy.level, ...levels];
const level = counted.reduce((strictest, other) => STRICTNESS[other] > STRICTNESS[strictest] ? other : strictest);
const otherLevels = new Set(levels.filter((other) => other !== policy.level));
if (isDeclared && otherLevels.size > 0) {
notices.push(`The policy ${(0,quote.hD)(policy.name)} is ${policy.level} in ${shownAs}/policies.hcl and ${[...otherLevels].join(', ')} in METADATA. The stricter counts: ${level}.`);
}
return { ...policy, level };
});
if (problems.length > 0)
throw new policy_files.cq([...new Set(problems)].join('\n'));
return { judging: leveled, notices };
}
function hasLevelForAll({ group }) {
if ((0,syntax.Ih)(group).some(({ levels, areOfAll }) => areOfAll && levels.length > 0))
return true;
const own = group.rules.filter(({ rule }) => !rule.isElse && !rule.isDefault);
return own.every(({ rule }) => rule.annotations.levels.length > 0);
}
function refuseUnreadLevels(judging, { shownAs, files }) {
if (files.has('policies.hcl'))
return;
const isJudged = ({ query, level }) => judging.some((rule) => rule.path.join('\0') === pathOf(query)?.join('\0') &&
STRICTNESS[rule.level] >= STRICTNESS[level]);
const unread = [...files.keys()].filter((name) => {
if (!name.endsWith('/policies.hcl'))
return false;
const problems = [];
const declared = (0,policy_set.D)(Buffer.from(files.get(name) ?? '').toString(), problems);
return problems.length > 0 || !declared.every(isJudged);
});
if (unread.length === 0)
return;
const lines = unread.map((name) => `${shownAs}/${name}: not all that it declares would judge, because only a policies.hcl at the top of a set is read. Name its directory in \`policies\`: ${(0,quote.hD)(external_node_path_.posix.join(shownAs, external_node_path_.posix.dirname(name)))}.`);
throw new policy_files.cq(lines.join('\n'));
}
var describe_rules = __webpack_require__(82226);
var opa_folder = __webpack_require__(36568);
;// CONCATENATED MODULE: ./build/src/rego/open-policies.js
const POLICY_MS = 60_000;
async function openPolicies(files, ports) {
const unjudged = (0,rego_policy_files.c7)(files);
return unjudged === undefined ? openJudging(files, ports) : openUndecided(files, unjudged);
}
async function openJudging(given, ports) {
const unjudged = (0,rego_policy_files.c7)(given);
if (unjudged !== undefined)
throw new policy_files.cq(unjudged.why);
const { shownAs } = given;
const names = [...given.files.keys()];
const rego = names.filter((name) => name.endsWith('.rego') && !(0,rego_policy_files.hl)(name));
const inHcl = names.find((name) => name.endsWith('.policy.hcl'));
if (rego.length === 0 && inHcl !== undefined) {
throw new policy_files.cq(`"${shownAs}" holds policies in HCL (${inHcl}), which the service alone judges. Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`, 'PG-114');
}
if (rego.length === 0) {
throw new policy_files.Y2(`"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`);
}
const parsing = (0,read_modules.bg)(given, ports);
const version = parsing.then((parsed) => parsed.version);
const [opa, { trees }] = await Promise.all([(0,find_opa.findOpa)(ports, version), parsing]);
if (opa === undefined) {
throw new policy_files.Y2(`"${shownAs}" holds policies in Rego, and there is no \`opa\` on the PATH. ${(0,find_opa.howToGetOpa)()}`);
}
if ('problem' in opa)
throw new policy_files.Y2(`${opa.problem} ${(0,find_opa.howToGetOpa)()}`);
const files = (0,rego_policy_files.vY)(given, trees);
const opened = await openRego(files, opa, ports, trees);
return { ...opened, files, judgedBy: `opa ${opa.version}` };
}
async function describeMissingOpa(ports) {
const opa = await (0,find_opa.findOpa)(ports);
if (opa === undefined)
return `There is no opa on the PATH. ${(0,find_opa.howToGetOpa)()}`;
return 'problem' in opa ? `${opa.problem} ${(0,find_opa.howToGetOpa)()}` : undefined;
}
function openUndecided(files, { names, why }) {
const judged = names.map((name) => ({
name,
status: 'not_evaluated',
output: [why],
}));
const set = {
name: files.name,
policies: names.map((name) => ({ name, level: 'mandatory', query: '', description: '' })),
judge: { version: 'none', evaluate: async () => judged },
};
return {
set,
files,
judgedBy: 'nothing here',
warnings: [],
facts: [],
write: ({ plan, planText = JSON.stringify(plan), run }) => `{"plan":${planText},"run":${JSON.stringify(run)}}`,
close: async () => undefined,
};
}
async function openRego(policies, opa, ports, trees) {
const folder = (0,opa_folder.N)(policies.files, opa, ports);
try {
const moduleSource = { policies, folder, opa, trees };
const parsedModules = await (0,read_modules.Uq)(moduleSource);
const [checked, read] = await Promise.allSettled([
(0,read_modules.sv)(moduleSource, parsedModules),
readSet(policies, folder, parsedModules, ports),
]);
if (checked.status === 'rejected')
throw checked.reason;
let source;
if (checked.value !== undefined) {
const modules = { ...parsedModules, version0Files: checked.value };
source = await readSet(policies, folder, modules, ports);
}
else if (read.status === 'rejected')
throw read.reason;
else
source = read.value;
const { reading } = source;
return {
set: toDeclaredSet(source, opa, ports.limits),
warnings: warningsOf(source),
write: (input) => (0,input_form.Oe)(reading.form, input),
facts: (0,describe_rules.N)(source, ports.plan),
opa,
version0Files: source.modules.version0Files,
close: async () => folder.remove(),
};
}
catch (error) {
folder.remove();
throw error;
}
}
async function readSet(policies, folder, modules, ports) {
const annotated = await (0,read_modules.CY)(modules, policies, folder);
const groups = (0,syntax.dr)(annotated, policies.shownAs);
const { judging, notices } = withLevels(judgingIn(policies, groups), policies);
refuseUnreadLevels(judging, policies);
const set = { policies, folder, modules: { ...modules, modules: annotated }, groups, judging };
return { ...set, notices, reading: await (0,absent_names.R)({ ...set, plan: ports.plan }) };
}
function judgingIn(policies, groups) {
const { files, shownAs } = policies;
if (!files.has('policies.hcl')) {
const packages = packagesOf(policies, groups);
const judging = findJudging(groups, packages);
if (judging.length > 0)
return judging;
const among = packages === undefined ? '' : ` in the package ${packages.join(' or ')}`;
const others = packages === undefined ? [] : packagesBeside(packages, groups);
const remedy = others.length > 0
? ` Other packages have such rules. For these, write \`${namespaceLine(others)}\` in conftest.toml.`
: `${rulesIn(groups)} Name the rule \`deny\`, or name its query in policies.hcl. A library belongs into the directory of the policies that use it.`;
throw new policy_files.cq(`"${shownAs}" has no rule that judges${among}: ${JUDGING}.${remedy}`);
}
const problems = [];
const text = new TextDecoder().decode(files.get('policies.hcl'));
const declared = (0,policy_set.D)(text, problems);
if (declared.length + problems.length === 0)
problems.push('policies.hcl: it names no policy.');
const found = findDeclared(declared, groups, policies);
const all = [...problems.map((problem) => `${shownAs}/${problem}`), ...found.problems];
if (all.length > 0)
throw new policy_files.cq(all.join('\n'));
return found.judging;
}
function rulesIn(groups) {
const named = [...groups.values()].flatMap(({ path, rules: [first] }) => {
const name = path.at(-1) ?? '';
const shown = `${name}${first?.rule.args ? '(…)' : ''} (${first?.module.file})`;
return isTestRule(name) ? [] : shown;
});
return named.length === 0 ? '' : ` There are: ${(0,quote.Kf)(named, MOST_RULES)}.`;
}
const MOST_RULES = 5;
function warningsOf({ policies, modules, groups, judging, reading, notices }) {
const { shownAs } = policies;
const ofFiles = policies.notices ?? [];
const warnings = [
...ofFiles,
...notices,
...describeIdleRules(judging, reading.usedRules, groups, policies),
];
const [first] = modules.version0Files;
if (first !== undefined) {
const others = modules.version0Files.length > 1 ? ` and ${modules.version0Files.length - 1} more` : '';
warnings.push(`${shownAs}/${first}${others}: Rego v0, judged as such. \`opa fmt --write --v0-v1 ${shownAs}\` rewrites it in v1.`);
}
return warnings;
}
function findingContext({ shownAs, files }, { form }) {
return { shownAs, form, isDeclared: files.has('policies.hcl') };
}
function toDeclaredSet(source, { version }, limits) {
const { folder, judging, reading, policies } = source;
const { form } = reading;
const titleOf = titleReader(source);
const opaJudge = new OpaJudge(judging, folder, limits);
const evaluate = async (input, signal) => {
const judgingAll = opaJudge.outcomes((0,input_form.Oe)(form, input), signal);
const [outcomes, findings] = await Promise.all([judgingAll, reading.findings]);
const judged = judging.map(async (policy, index) => {
const outcome = outcomes[index];
if (outcome === undefined)
throw new Error(`opa did not judge ${policy.name}.`);
const absent = (findings.get(policy.query) ?? []).filter(({ path }) => !(form.keys.includes(path[0] ?? '') && (0,input_form.so)(input, path)));
return {
name: policy.name,
...(await resultOf({ policy, outcome, absent }, source, titleOf)),
};
});
return await Promise.all(judged);
};
return {
name: policies.name,
policies: judging.map(({ name, query, level, description }) => ({
name,
query,
level,
description,
})),
judge: { version, evaluate },
};
}
async function resultOf({ policy, outcome, absent }, { policies, reading }, titleOf) {
const { name } = policy;
const { shownAs } = policies;
const where = () => placeOfRule(policy, policies);
if ('failed' in outcome) {
return explainOutcome(outcome, { name, shownAs, ruleStart: where() });
}
const { value, exceptions, printed } = outcome;
const remarks = printed.map((line) => `printed: ${line}`);
const { exception } = policy;
const isUntitled = value === true || (Array.isArray(value) && value.includes(true));
let output = reasonsOf(value, isUntitled ? await titleOf(policy) : name);
if (exception !== undefined && output.length > 0 && exceptions.includes(exception.word)) {
remarks.push(`failed, and is excepted by ${exception.query}.`);
output = [];
}
const wordless = findWordless(output);
if (wordless !== undefined) {
remarks.push(`gives ${JSON.stringify(wordless).slice(0, 80)} as a reason (${where()}). Give a text, or an object with \`msg\`.`);
}
if (output.length > 0)
return { status: 'failed', output, remarks };
const context = findingContext(policies, reading);
const doubt = reading.doubts.get(policy.query);
const sentences = absent.map((finding) => describeFinding(finding, context));
if (doubt !== undefined) {
const tools = input_form.Wi.map(input_form.GC).join(', ');
sentences.push(`${where()}: policy ${(0,quote.hD)(name)} ${doubt}, so it is not known for which document it was written. Say so in METADATA of the policy, as in \`input-document: ${input_form.ao}\`. There are: ${tools}.`);
}
if (sentences.length === 0)
return { status: 'passed', output, remarks };
const lacksInput = doubt === undefined;
return {
status: 'not_evaluated',
output: [...new Set(sentences)],
lacksInput,
remarks,
};
}
function titleReader({ folder, modules }) {
const files = new Map();
return async ({ group: { rules } }) => {
const [first] = rules;
const file = first?.module.file ?? '';
const parsing = files.get(file) ?? (0,read_modules.RI)(file, modules.version0Files.includes(file), folder);
files.set(file, parsing);
const words = first?.rule.name ?? [];
const named = (await parsing)?.rules.filter(({ name }) => name.join('.') === words.join('.'));
const [title] = named?.flatMap(({ annotations }) => annotations.title ?? []) ?? [];
return title ?? words.at(-1) ?? '';
};
}
function placeOfRule({ group }, { files, shownAs }) {
const [rule] = group.rules;
const file = rule?.module.file;
const lines = Buffer.from(files.get(file ?? '') ?? '')
.toString()
.split('\n');
const row = lines.findIndex((line) => {
const [, word] = /^\s*(?:default\W+)?(\w+)/.exec(line) ?? [];
return word !== undefined && word === rule?.rule.name[0];
});
return (0,opa_errors.$t)(shownAs, { file, row: row + 1 });
}
const REASON_KEYS = ['msg', 'message', 'reason'];
function reasonsOf(value, title) {
if (value === undefined || value === null || value === false)
return [];
if (value === true)
return [title];
if (Array.isArray(value))
return value.map((reason) => (reason === true ? title : reason));
if (!(0,parse.u4)(value))
return [value];
if (REASON_KEYS.some((key) => typeof value[key] === 'string'))
return [value];
return Object.entries(value).map(([key, reason]) => {
if (reason === true)
return key;
return typeof reason === 'string' ? `${key}: ${reason}` : reason;
});
}
function findWordless(reasons) {
return reasons.find((reason) => typeof reason !== 'string' &&
!((0,parse.u4)(reason) && REASON_KEYS.some((key) => typeof reason[key] === 'string')));
}
/***/ }),
/***/ 99334:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
D: () => ( readDeclaredPolicies),
h: () => ( POLICY_LEVELS)
});
var _configuration_syntax_parse_hcl_js_0_ = __webpack_require__(50351);
var _configuration_literal_js_1_ = __webpack_require__(2443);
const POLICY_LEVELS = [
'advisory',
'soft-mandatory',
'hard-mandatory',
'mandatory',
'mandatory-overridable',
];
function readDeclaredPolicies(text, problems) {
if (text === undefined) {
problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
return [];
}
const parsed = (0,_configuration_syntax_parse_hcl_js_0_.parseHcl)(text);
const names = new Set();
for (const { message, range } of parsed.problems) {
problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
}
return parsed.body.blocks.flatMap((block) => {
const name = block.labels[0] ?? '';
const textOf = (attribute) => {
const argument = block.body.attributes.find((candidate) => candidate.name === attribute);
const value = argument && (0,_configuration_literal_js_1_ .ww)(argument.value).value;
return typeof value === 'string' ? value : undefined;
};
const query = textOf('query');
const level = POLICY_LEVELS.find((known) => known === textOf('enforcement_level'));
const where = `policies.hcl line ${String(block.range.startLine)}`;
if (block.type !== 'policy' || name === '') {
problems.push(`${where}: only blocks of the form policy "name" { … } are known`);
}
const attributes = block.body.attributes.map((attribute) => attribute.name);
const repeated = attributes.find((attribute, index) => attributes.indexOf(attribute) !== index);
if (repeated !== undefined)
problems.push(`${where}: policy "${name}" has ${repeated} twice. Keep one.`);
if (query === undefined)
problems.push(`${where}: policy "${name}" has no query`);
if (level === undefined) {
problems.push(`${where}: policy "${name}" has no enforcement_level, or none of ${POLICY_LEVELS.join(', ')}`);
}
if (names.has(name))
problems.push(`${where}: policy "${name}" is there twice. Rename one.`);
names.add(name);
if (query === undefined || level === undefined)
return [];
const line = block.range.startLine;
return [{ name, query, level, description: textOf('description') ?? '', line }];
});
}
/***/ }),
/***/ 70065:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
CY: () => ( locateModules),
RI: () => ( parseRegoFile),
UV: () => ( fillPlaces),
Uq: () => ( readModules),
bg: () => ( parseAll),
sv: () => ( checkModules)
});
var _machine_ask_opa_js_0_ = __webpack_require__(29);
var _model_parse_js_4_ = __webpack_require__(2340);
var _model_policy_files_js_1_ = __webpack_require__(48391);
var _opa_errors_js_2_ = __webpack_require__(69339);
var _syntax_js_3_ = __webpack_require__(92930);
const MOST_ERRORS = 20;
async function readModules(source) {
const { policies, trees, folder } = source;
const files = [...policies.files.keys()].filter((name) => name.endsWith('.rego')).sort();
const modules = files.flatMap((file) => (0,_syntax_js_3_ .bH)(file, trees[file]) ?? []);
const unread = files.filter((file) => trees[file] === undefined);
const reading = await Promise.all(unread.map((file) => readVersion0(file, source)));
throwErrors(source, reading.flatMap((file) => ('errors' in file ? file.errors : [])));
modules.push(...reading.flatMap((file) => ('module' in file ? [file.module] : [])));
folder.markVersion0(unread);
return { modules, version0Files: unread };
}
async function parseAll({ files }, ports) {
const texts = [...files]
.filter(([name]) => name.endsWith('.rego'))
.map(([name, content]) => [name, new TextDecoder().decode(content)]);
const query = '{"version": opa.runtime().version, "trees": {file: tree | some file, text in input; tree := rego.parse_module(file, text)}}';
const args = ['eval', '--stdin-input', '--format', 'raw', `json.marshal(${query})`];
const stdin = JSON.stringify(Object.fromEntries(texts));
const answer = await (0,_machine_ask_opa_js_0_ .a)(ports, { args, stdin });
const { version, trees } = (0,_model_parse_js_4_ .zv)((0,_model_parse_js_4_ .qF)(answer?.stdout ?? ''));
return { trees: (0,_model_parse_js_4_ .zv)(trees), version: (0,_model_parse_js_4_ .r7)(version) };
}
async function readVersion0(file, { folder }) {
const module = await parseRegoFile(file, true, folder);
if (module !== undefined)
return { module };
const errorsAs = async (...version) => {
const answer = await folder.ask(['check', '--format', 'json', ...version, `./${file}`]);
return (0,_opa_errors_js_2_ .R4)(answer).filter(({ code }) => code === 'rego_parse_error');
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
return exitCode === 0 ? (0,_syntax_js_3_ .bH)(file, (0,_model_parse_js_4_ .qF)(stdout)) : undefined;
}
async function locateModules({ modules, version0Files }, policies, folder) {
const files = filesWithMetadata(policies);
const located = await Promise.all(modules.map(async (module) => {
const { file } = module;
if (!files.has(file))
return module;
const parsed = await parseRegoFile(file, version0Files.includes(file), folder);
if (parsed !== undefined)
return parsed;
const where = `${policies.shownAs}/${file}`;
throw new _model_policy_files_js_1_ .cq(`${where}: \`opa parse\` failed, so its METADATA is not known.`);
}));
return withThoseOfPackages(located);
}
function withThoseOfPackages(modules) {
const named = modules.map((module) => ({ module, name: `${module.package.join('\0')}\0` }));
return named.map(({ module, name }) => {
const said = named.flatMap((other) => {
if (other.name === name)
return other.module.annotations;
return name.startsWith(other.name) ? other.module.annotationsBelow : [];
});
const annotations = {
...module.annotations,
inputKeys: said.flatMap(({ inputKeys }) => inputKeys),
documents: said.flatMap(({ documents }) => documents),
levels: said.flatMap(({ levels }) => levels),
areOfAll: said.some(({ areOfAll }) => areOfAll),
};
return { ...module, annotations };
});
}
async function fillPlaces({ modules, version0Files }, files, folder) {
const unplaced = modules.filter(({ file, rules: [rule] }) => files.has(file) && rule?.place === undefined);
await Promise.all(unplaced.map(async (module) => {
const { file } = module;
const placed = await parseRegoFile(file, version0Files.includes(file), folder);
if (placed !== undefined)
(0,_syntax_js_3_ .Yp)(placed.rules, module.rules);
}));
}
function filesWithMetadata({ files }) {
const named = [...files].filter(([name, content]) => name.endsWith('.rego') &&
/\b(?:input-(?:keys|document)|enforcement_level)\b/.test(Buffer.from(content).toString()));
return new Set(named.map(([name]) => name));
}
async function checkModules(source, { version0Files: known }) {
const { folder } = source;
const check = async () => (0,_opa_errors_js_2_ .R4)(await folder.ask(['check', '--format', 'json', ...MOST, ...folder.sourceOptions]));
const errors = await check();
if (errors.length === 0)
return undefined;
const maybeVersion0 = errors.flatMap(({ file, message }) => file !== undefined && /deprecated|must not shadow/.test(message) ? [file] : []);
const version0Files = [...new Set([...known, ...maybeVersion0])];
if (version0Files.length > known.length) {
folder.markVersion0(version0Files);
if ((await check()).length === 0)
return version0Files;
}
throwErrors(source, errors);
return undefined;
}
const MOST = ['--max-errors', '100'];
function throwErrors({ policies, opa }, errors) {
if (errors.length === 0)
return;
const lines = errors.map((error) => (0,_opa_errors_js_2_ .UW)(error, policies.shownAs, opa));
throw new _model_policy_files_js_1_ .cq([...new Set(lines)].slice(0, MOST_ERRORS).join('\n'));
}
/***/ })
};
