export const id = 3929;
export const ids = [3929,3597,7768,6307];
export const modules = {
/***/ 35379:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
g: () => ( PlanJson)
});
var _json_text_js_0_ = __webpack_require__(62177);
var _parse_js_1_ = __webpack_require__(2340);
const LISTS = {
resource_changes: 3,
deferred_changes: 1,
action_invocations: 7,
deferred_action_invocations: 7,
};
const isList = (name) => Object.hasOwn(LISTS, name);
class PlanJson {
text;
document;
isWhole;
members;
exact;
twice;
constructor(text, document, isWhole) {
this.text = text;
this.document = document;
this.isWhole = isWhole;
}
static of(document, isWhole) {
const json = new PlanJson(JSON.stringify(document), { ...document }, isWhole);
json.twice = [];
return json;
}
get isErrored() {
const { errored } = this.document;
return errored !== undefined && errored !== false;
}
texts() {
return (this.members ??= (0,_json_text_js_0_ .lS)(this.text));
}
exactChanges() {
return (this.exact ??= { changes: this.readExactChanges() }).changes;
}
repeated() {
return (this.twice ??= this.findRepeated());
}
readExactChanges() {
const text = this.texts().findLast(([name]) => name === 'resource_changes')?.[1] ?? '';
const exact = (0,_json_text_js_0_ .q4)(text);
return exact === text ? this.document['resource_changes'] : (0,_parse_js_1_ .qF)(exact);
}
findRepeated() {
const names = this.texts().map(([name]) => name);
const twice = names.filter((name, at) => names.indexOf(name) !== at);
const inside = this.texts()
.filter(([name, text]) => isList(name) && (0,_json_text_js_0_ .H3)(text, LISTS[name]).length > 0)
.map(([name]) => `something in ${name}`);
return [...new Set([...twice, ...inside])];
}
}
/***/ }),
/***/ 34263:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
r: () => ( isMarked)
});
const DEEPEST = 100;
function isMarked(mark, depth = 0) {
if (typeof mark !== 'object' || mark === null)
return mark === true;
return depth > DEEPEST || Object.values(mark).some((each) => isMarked(each, depth + 1));
}
/***/ }),
/***/ 17768:
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
var _model_plan_marks_js_1_ = __webpack_require__(34263);
const SIDES = ['before', 'after'];
function entriesOf(plan) {
const lists = [Reflect.get(plan, 'resource_drift'), plan.resource_changes];
const deferred = Reflect.get(plan, 'deferred_changes');
return [
...lists.flatMap((list) => (Array.isArray(list) ? list : [])),
...(Array.isArray(deferred) ? deferred : []).flatMap((one) => (0,_model_parse_js_0_ .u4)(one) ? [one['resource_change']] : []),
];
}
function markedIn(plan) {
const member = (key) => Reflect.get(plan, key);
const outputs = Object.values(plan.output_changes ?? {});
const changes = [...entriesOf(plan).map((one) => (0,_model_parse_js_0_ ._F)(one, 'change')), ...outputs];
const root = (0,_model_parse_js_0_ ._F)(member('configuration'), 'root_module');
const states = [member('planned_values'), member('proposed_unknown')];
const invoked = [
...(0,_model_parse_js_0_ .c3)(member('action_invocations')),
...(0,_model_parse_js_0_ .c3)(member('deferred_action_invocations')).map((one) => (0,_model_parse_js_0_ ._F)(one, 'action_invocation')),
];
return [
...changes
.filter(_model_parse_js_0_ .u4)
.flatMap((part) => SIDES.map((key) => ({ part, key, marks: part[`${key}_sensitive`] }))),
...invoked
.filter(_model_parse_js_0_ .u4)
.map((part) => ({ part, key: 'config_values', marks: part['config_sensitive'] })),
...[...states, (0,_model_parse_js_0_ ._F)(member('prior_state'), 'values')].flatMap(markedInState),
...entriesIn(member('variables')).map(([name, part]) => ({
part,
key: 'value',
marks: (0,_model_parse_js_0_ ._F)((0,_model_parse_js_0_ ._F)((0,_model_parse_js_0_ ._F)(root, 'variables'), name), 'sensitive') !== false,
})),
...markedInModule(root),
];
}
function markedInState(state) {
const outputs = entriesIn((0,_model_parse_js_0_ ._F)(state, 'outputs'));
const inModule = (module) => [
...(0,_model_parse_js_0_ .c3)((0,_model_parse_js_0_ ._F)(module, 'resources'))
.filter(_model_parse_js_0_ .u4)
.map((part) => ({ part, key: 'values', marks: part['sensitive_values'] })),
...(0,_model_parse_js_0_ .c3)((0,_model_parse_js_0_ ._F)(module, 'child_modules')).flatMap(inModule),
];
return [
...outputs.map(([, part]) => ({ part, key: 'value', marks: part['sensitive'] })),
...inModule((0,_model_parse_js_0_ ._F)(state, 'root_module')),
];
}
function markedInModule(module) {
const sensitiveIn = (one) => entriesIn((0,_model_parse_js_0_ ._F)(one, 'variables')).filter(([, { sensitive }]) => sensitive === true);
return [
...sensitiveIn(module).map(([, part]) => ({ part, key: 'default', marks: true })),
...entriesIn((0,_model_parse_js_0_ ._F)(module, 'module_calls')).flatMap(([, call]) => {
const { module: called, expressions: part } = call;
const given = (0,_model_parse_js_0_ .u4)(part)
? sensitiveIn(called).map(([key]) => ({ part, key, marks: true }))
: [];
return [...given, ...markedInModule(called)];
}),
];
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
if ((0,_model_plan_marks_js_1_ .r)(mark))
names.add(name);
}
}
return names;
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
...scalars('index_unknown', 'provider_name', 'deposed', 'action_reason'),
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
/***/ }),
/***/ 33597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ay: () => ( refuseUnusable),
LONGEST_PLAN: () => ( LONGEST_PLAN),
UW: () => ( checkWhole),
UnreadablePlan: () => ( UnreadablePlan),
X: () => ( ErroredPlan),
c7: () => ( readPlanJson),
qF: () => ( misnamedIn),
readPlan: () => ( readPlan)
});
var node_util_0_ = __webpack_require__(57975);
var _client_wire_schema_js_5_ = __webpack_require__(77934);
var _machine_take_turn_js_1_ = __webpack_require__(44990);
var _model_address_js_2_ = __webpack_require__(3543);
var _model_json_depth_js_6_ = __webpack_require__(36093);
var _no_plan_js_3_ = __webpack_require__(60588);
var _model_parse_js_7_ = __webpack_require__(2340);
var _model_plan_json_js_4_ = __webpack_require__(35379);
const LONGEST_PLAN = 64 * 1024 * 1024;
const MOST_CHANGES = 200_000;
const map = _client_wire_schema_js_5_ .g1P(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .L5J());
const marks = _client_wire_schema_js_5_ .KCZ([_client_wire_schema_js_5_ .zMY(), map]);
const actionSchema = _client_wire_schema_js_5_ .KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget', 'open']);
const changeSchema = _client_wire_schema_js_5_ ._H3({
address: _client_wire_schema_js_5_ .YjP(),
module_address: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YjP()),
mode: _client_wire_schema_js_5_ .KIO(['managed', 'data', 'ephemeral']),
type: _client_wire_schema_js_5_ .YjP(),
name: _client_wire_schema_js_5_ .YjP(),
index: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .KCZ([_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .aig()])),
provider_name: _client_wire_schema_js_5_ .YjP(),
deposed: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YjP()),
previous_address: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .Ru6(_model_address_js_2_ .bX))),
change: _client_wire_schema_js_5_ ._H3({
actions: _client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YOg(actionSchema), _client_wire_schema_js_5_ .BpQ(1), _client_wire_schema_js_5_ .Ru6(2)),
before: _client_wire_schema_js_5_ .mee(map),
after: _client_wire_schema_js_5_ .mee(map),
after_unknown: _client_wire_schema_js_5_ .lqM(marks, {}),
before_sensitive: _client_wire_schema_js_5_ .lqM(marks, false),
after_sensitive: _client_wire_schema_js_5_ .lqM(marks, false),
importing: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .mee(map)),
}),
});
const invocationSchema = _client_wire_schema_js_5_ ._H3({
address: _client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ .Ru6(_model_address_js_2_ .bX)),
type: _client_wire_schema_js_5_ .YjP(),
name: _client_wire_schema_js_5_ .YjP(),
provider_name: _client_wire_schema_js_5_ .YjP(),
lifecycle_action_trigger: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ ._H3({
triggering_resource_address: _client_wire_schema_js_5_ .YjP(),
action_trigger_event: _client_wire_schema_js_5_ .YjP(),
action_trigger_block_index: _client_wire_schema_js_5_ .aig(),
actions_list_index: _client_wire_schema_js_5_ .aig(),
on_failure: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YjP(), 'ActionOnFailureHalt'),
})),
invoke_action_trigger: _client_wire_schema_js_5_ .lqM(map),
});
const invocations = _client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YOg(invocationSchema), _client_wire_schema_js_5_ .Ru6(MOST_CHANGES));
const documentSchema = _client_wire_schema_js_5_ ._H3({
format_version: _client_wire_schema_js_5_ .YjP(),
terraform_version: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YjP()),
variables: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .g1P(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ ._H3({ value: _client_wire_schema_js_5_ .L5J() }))),
planned_values: _client_wire_schema_js_5_ ._H3({ root_module: _client_wire_schema_js_5_ .lqM(map) }),
resource_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YOg(changeSchema), _client_wire_schema_js_5_ .Ru6(MOST_CHANGES))),
output_changes: _client_wire_schema_js_5_ .lqM(map),
action_invocations: _client_wire_schema_js_5_ .lqM(invocations),
deferred_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YOg(map)),
deferred_action_invocations: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YOg(_client_wire_schema_js_5_ ._H3({ action_invocation: invocationSchema }))),
configuration: _client_wire_schema_js_5_ ._H3({ root_module: _client_wire_schema_js_5_ .lqM(map) }),
errored: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .zMY()),
complete: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .zMY()),
});
class UnreadablePlan extends Error {
name = 'UnreadablePlan';
}
class NoJson extends UnreadablePlan {
}
class ErroredPlan extends UnreadablePlan {
}
async function readPlanJson(written, isWhole, signal) {
const text = written.startsWith('\ufeff') ? written.slice(1) : written;
if (text.length > LONGEST_PLAN) {
throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
}
let parsed;
await (0,_machine_take_turn_js_1_ .Vm)(signal);
try {
parsed = JSON.parse(text);
}
catch {
throw new NoJson('The plan is not JSON.');
}
await (0,_machine_take_turn_js_1_ .Vm)(signal);
if ((0,_model_json_depth_js_6_ .tF)(parsed, _model_json_depth_js_6_ .Ez))
throw new UnreadablePlan('The plan is nested too deeply.');
await (0,_machine_take_turn_js_1_ .Vm)(signal);
if (!(0,_model_parse_js_7_ .u4)(parsed))
throw new UnreadablePlan('The plan is not an object of JSON.');
const document = parsed;
const version = document['format_version'] ?? document['plan_format_version'];
if (typeof version === 'string' && !/^[01]\.\d+$/.test(version)) {
throw new UnreadablePlan(`The plan has the format ${quoted(version)}, and Plangate reads 0.1 to 1.x. Update Plangate, or plan with a Terraform that it knows.`);
}
if (isWhole && String(version).startsWith('0.'))
markUnmarked(document);
return new _model_plan_json_js_4_ .g(text, document, isWhole);
}
async function readPlan(text, signal) {
const json = await readPlanJson(text, true, signal).catch((error) => {
throw error instanceof NoJson ? new NoJson(`${error.message} ${(0,_no_plan_js_3_ .FK)(text)}`) : error;
});
const plan = await checkWhole(json, signal);
return { ...plan, counts: countsOf(plan.document.resource_changes) };
}
async function checkWhole(json, signal) {
const checked = _client_wire_schema_js_5_ .xLC(documentSchema, json.document);
if (!checked.success) {
const [issue] = checked.issues;
const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
const other = (0,_no_plan_js_3_ .BB)(json.document) ?? `${quoted(path)} has another form.`;
throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes of one. ${other}`);
}
const document = _client_wire_schema_js_5_ .qgA(asPlan, { resource_changes: [], variables: {}, ...json.document });
refuseUnusable(json);
const keys = new Set();
for (const change of document.resource_changes) {
await (0,_machine_take_turn_js_1_ .Vm)(signal);
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
const { block } = (0,_model_address_js_2_ .zq)(one.address) ?? {};
const isItsAddress = (0,node_util_0_.isDeepStrictEqual)(block?.labels, [one.type, one.name]);
if (block?.type === 'action' && isItsAddress)
continue;
throw new UnreadablePlan(`The plan calls ${quoted(`action.${one.type}.${one.name}`)} by another address, ${quoted(one.address)}.`);
}
const different = await differenceOf(document, signal);
if (different !== undefined) {
throw new UnreadablePlan(`The plan says two things about ${quoted(different)}: its resource_changes and its planned_values differ.`);
}
return { json, document, text: json.text };
}
function refuseUnusable(json) {
if (json.isErrored) {
throw new ErroredPlan('The plan says that it errored, so it may lack changes.');
}
const [twice] = json.repeated();
if (twice !== undefined)
throw new UnreadablePlan(`The plan names ${quoted(twice)} twice.`);
}
function markUnmarked(plan) {
const changes = [
...(0,_model_parse_js_7_ .c3)((0,_model_parse_js_7_ ._F)(plan, 'resource_changes')).map((one) => (0,_model_parse_js_7_ ._F)(one, 'change')),
...Object.values((0,_model_parse_js_7_ .Pf)((0,_model_parse_js_7_ ._F)(plan, 'output_changes'))),
];
for (const change of changes.filter(_model_parse_js_7_ .u4)) {
change['before_sensitive'] ??= true;
change['after_sensitive'] ??= true;
}
const markIn = (module) => {
for (const one of (0,_model_parse_js_7_ .c3)((0,_model_parse_js_7_ ._F)(module, 'resources')).filter(_model_parse_js_7_ .u4)) {
one['sensitive_values'] ??= true;
}
for (const inner of (0,_model_parse_js_7_ .c3)((0,_model_parse_js_7_ ._F)(module, 'child_modules')))
markIn(inner);
};
const states = [(0,_model_parse_js_7_ ._F)(plan, 'planned_values'), (0,_model_parse_js_7_ ._F)((0,_model_parse_js_7_ ._F)(plan, 'prior_state'), 'values')];
for (const state of states)
markIn((0,_model_parse_js_7_ ._F)(state, 'root_module'));
}
const asPlan = _client_wire_schema_js_5_ .IeY(() => true);
function misnamedIn(change) {
const { address, module_address: module, mode, type, name, index } = change;
const prefix = module === undefined || module === '' ? '' : `${module}.`;
const local = `${mode === 'managed' ? '' : `${mode}.`}${type}.${name}${(0,_model_address_js_2_ ._M)(index)}`;
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
const stays = first === 'read' || first === 'no-op';
const isOpened = first === 'open';
const isEmpty = { before: change.before === null, after: change.after === null };
const fits = second !== undefined
? !isEmpty.before && !isEmpty.after
: isEmpty.before === (creates || isOpened || (stays && isEmpty.before)) &&
isEmpty.after === (deletes || isOpened || (first === 'no-op' && isEmpty.after));
const isOfMode = isOpened === (mode === 'ephemeral') && (first !== 'read' || mode === 'data');
const isSame = first !== 'no-op' || (0,node_util_0_.isDeepStrictEqual)(change.before, change.after);
return isPair && fits && isSame && isOfMode
? undefined
: `The plan says ${change.actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`;
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
const managed = changes.filter(({ mode, change, ...each }) => mode === 'managed' &&
(change.after !== null || change.actions.includes('no-op')) &&
Reflect.get(each, 'deposed') === undefined);
for (const { address, change } of managed) {
await (0,_machine_take_turn_js_1_ .Vm)(signal);
const nothing = change.after === null ? null : {};
const unlisted = change.after === null ? null : undefined;
const planned = values.has(address) ? (values.get(address) ?? nothing) : unlisted;
if (!(0,node_util_0_.isDeepStrictEqual)(planned, change.after))
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
/***/ 53929:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
REDACTED_PLAN: () => ( REDACTED_PLAN),
checkRedacted: () => ( checkRedacted),
toRedactedPlan: () => ( toRedactedPlan)
});
var _client_wire_schema_js_5_ = __webpack_require__(77934);
var _plan_shape_js_0_ = __webpack_require__(7410);
var _model_plan_json_js_1_ = __webpack_require__(35379);
var _read_plan_js_2_ = __webpack_require__(33597);
var _machine_take_turn_js_3_ = __webpack_require__(44990);
var _hidden_values_js_4_ = __webpack_require__(17768);
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
const shape = _plan_shape_js_0_ .E.keys[name];
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
const { document } = await (0,_read_plan_js_2_.readPlan)(text, signal);
const shown = MEMBERS.flatMap((name) => Object.hasOwn(document, name) ? [[name, Reflect.get(document, name)]] : []);
await (0,_machine_take_turn_js_3_ .Vm)(signal);
const redacted = _client_wire_schema_js_5_ .qgA(asPlan, Object.fromEntries(shown));
(0,_hidden_values_js_4_ .zn)(redacted, undefined);
await (0,_machine_take_turn_js_3_ .Vm)(signal);
const json = _model_plan_json_js_1_ .g.of({ ...redacted, plan_format_version: '1.0' }, false);
return checkRedacted(json, signal);
}
async function checkRedacted(json, signal) {
const checked = _client_wire_schema_js_5_ .xLC(redacted, json.document);
if (!checked.success)
throw new _read_plan_js_2_.UnreadablePlan('The service answered no plan that can be read.');
(0,_read_plan_js_2_ .Ay)(json);
for (const one of checked.output.resource_changes ?? []) {
await (0,_machine_take_turn_js_3_ .Vm)(signal);
const misnamed = (0,_read_plan_js_2_ .qF)(one);
if (misnamed !== undefined)
throw new _read_plan_js_2_.UnreadablePlan(misnamed);
}
const texts = new Map([['resource_changes', '[]'], ...json.texts()]);
const shown = MEMBERS.filter((name) => (texts.get(name) ?? 'null') !== 'null');
const members = shown.map((name) => `${JSON.stringify(name)}:${texts.get(name)}`);
const document = Object.fromEntries(shown.map((name) => [name, json.document[name] ?? []]));
return { json, document: _client_wire_schema_js_5_ .qgA(asPlan, document), text: `{${members.join(',')}}` };
}
/***/ })
};
