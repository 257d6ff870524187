export const id = 978;
export const ids = [978];
export const modules = {
/***/ 5379:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
$B: () => ( ACCEPTED_LIMITS),
gv: () => ( PlanJson),
rZ: () => ( isMarked)
});
var _json_text_js_0_ = __webpack_require__(2177);
var _parse_js_1_ = __webpack_require__(2340);
const LISTS = {
resource_changes: 3,
deferred_changes: 1,
action_invocations: 7,
deferred_action_invocations: 7,
};
const isPlanList = (name) => Object.hasOwn(LISTS, name);
class PlanJson {
text;
document;
isWhole;
cachedMembers;
cachedChanges;
cachedRepeated;
constructor(text, document, isWhole) {
this.text = text;
this.document = document;
this.isWhole = isWhole;
}
static of(document, isWhole) {
const json = new PlanJson(JSON.stringify(document), { ...document }, isWhole);
json.cachedRepeated = [];
return json;
}
get isErrored() {
const { errored } = this.document;
return errored !== undefined && errored !== false;
}
texts() {
return (this.cachedMembers ??= (0,_json_text_js_0_ .lS)(this.text));
}
exactChanges() {
return (this.cachedChanges ??= { value: this.readExactChanges() }).value;
}
repeated() {
return (this.cachedRepeated ??= this.findRepeated());
}
readExactChanges() {
const text = this.texts().findLast(([name]) => name === 'resource_changes')?.[1] ?? '';
const exact = (0,_json_text_js_0_ .q4)(text);
return exact === text ? this.document['resource_changes'] : (0,_parse_js_1_ .qF)(exact);
}
findRepeated() {
const names = new Set();
const repeatedMembers = this.texts().flatMap(([name]) => {
const isRepeated = names.has(name);
names.add(name);
return isRepeated ? [name] : [];
});
const insideLists = this.texts()
.filter(([name, text]) => isPlanList(name) && (0,_json_text_js_0_ .H3)(text, LISTS[name]).length > 0)
.map(([name]) => `something in ${name}`);
return [...new Set([...repeatedMembers, ...insideLists])];
}
}
const DEEPEST = 100;
function isMarked(mark, depth = 0) {
if (typeof mark !== 'object' || mark === null)
return mark === true;
return depth > DEEPEST || Object.values(mark).some((inner) => isMarked(inner, depth + 1));
}
const ACCEPTED_LIMITS = ['partial', 'unproven', 'field'];
/***/ }),
/***/ 1870:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
nC: () => ( failedPlan),
o_: () => ( jsonOf),
u8: () => ( invocationSchema)
});
var _client_wire_schema_js_2_ = __webpack_require__(7934);
var _model_address_js_0_ = __webpack_require__(3543);
var _model_plan_json_js_1_ = __webpack_require__(5379);
const invocationSchema = _client_wire_schema_js_2_ ._H3({
address: _client_wire_schema_js_2_ .FsL(_client_wire_schema_js_2_ .YjP(), _client_wire_schema_js_2_ .Ru6(_model_address_js_0_ .bX)),
type: _client_wire_schema_js_2_ .YjP(),
name: _client_wire_schema_js_2_ .YjP(),
provider_name: _client_wire_schema_js_2_ .YjP(),
lifecycle_action_trigger: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ ._H3({
triggering_resource_address: _client_wire_schema_js_2_ .YjP(),
action_trigger_event: _client_wire_schema_js_2_ .YjP(),
action_trigger_block_index: _client_wire_schema_js_2_ .aig(),
actions_list_index: _client_wire_schema_js_2_ .aig(),
on_failure: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .YjP(), 'ActionOnFailureHalt'),
})),
invoke_action_trigger: _client_wire_schema_js_2_ .lqM(_client_wire_schema_js_2_ .g1P(_client_wire_schema_js_2_ .YjP(), _client_wire_schema_js_2_ .L5J())),
});
function jsonOf({ json, document }) {
return json ?? _model_plan_json_js_1_ .gv.of(document, true);
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
/***/ }),
/***/ 3597:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Ay: () => ( refuseUnusable),
UW: () => ( checkWhole),
X: () => ( ErroredPlan),
dB: () => ( asPlanDocument),
m3: () => ( readPlan),
np: () => ( UnreadablePlan),
readPlanJson: () => ( readPlanJson),
u: () => ( misnamedProblem),
vN: () => ( LONGEST_PLAN)
});
var node_util_0_ = __webpack_require__(7975);
var _machine_take_turn_js_1_ = __webpack_require__(4990);
var _model_address_js_2_ = __webpack_require__(3543);
var _model_json_text_js_7_ = __webpack_require__(2177);
var _model_parse_js_6_ = __webpack_require__(2340);
var _model_plan_json_js_3_ = __webpack_require__(5379);
var _plan_document_js_4_ = __webpack_require__(1870);
var _client_wire_schema_js_5_ = __webpack_require__(7934);
const LONGEST_PLAN = 256 * 1024 * 1024;
const MOST_MEMBERS = 1_000;
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
const invocations = _client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YOg(_plan_document_js_4_ .u8), _client_wire_schema_js_5_ .Ru6(MOST_CHANGES));
const documentSchema = _client_wire_schema_js_5_ ._H3({
format_version: _client_wire_schema_js_5_ .YjP(),
terraform_version: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YjP()),
variables: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .g1P(_client_wire_schema_js_5_ .YjP(), _client_wire_schema_js_5_ ._H3({ value: _client_wire_schema_js_5_ .L5J() }))),
planned_values: _client_wire_schema_js_5_ ._H3({ root_module: _client_wire_schema_js_5_ .lqM(map) }),
resource_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .FsL(_client_wire_schema_js_5_ .YOg(changeSchema), _client_wire_schema_js_5_ .Ru6(MOST_CHANGES))),
output_changes: _client_wire_schema_js_5_ .lqM(map),
action_invocations: _client_wire_schema_js_5_ .lqM(invocations),
deferred_changes: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YOg(map)),
deferred_action_invocations: _client_wire_schema_js_5_ .lqM(_client_wire_schema_js_5_ .YOg(_client_wire_schema_js_5_ ._H3({ action_invocation: _plan_document_js_4_ .u8 }))),
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
if (!(0,_model_parse_js_6_ .u4)(parsed))
throw new UnreadablePlan('The plan is not an object of JSON.');
if (Object.keys(parsed).length > MOST_MEMBERS) {
throw new UnreadablePlan(`The plan has more than ${MOST_MEMBERS} members, and no plan has so many.`);
}
await (0,_machine_take_turn_js_1_ .Vm)(signal);
if ((0,_model_json_text_js_7_ .hz)(parsed, _model_json_text_js_7_ .Ez))
throw new UnreadablePlan('The plan is nested too deeply.');
await (0,_machine_take_turn_js_1_ .Vm)(signal);
const document = parsed;
const version = document['format_version'] ?? document['plan_format_version'];
if (typeof version === 'string' && !/^[01]\.\d+$/.test(version)) {
throw new UnreadablePlan(`The plan has the format ${quoted(version)}, and Plangate reads 0.1 to 1.x. Update Plangate, or plan with a Terraform that it knows.`);
}
if (isWhole)
markUnmarked(document);
return new _model_plan_json_js_3_ .gv(text, document, isWhole);
}
async function readPlan(text, signal) {
const json = await readPlanJson(text, true, signal).catch((error) => {
throw error instanceof NoJson ? new NoJson(`${error.message} ${describeNoJson(text)}`) : error;
});
const plan = await checkWhole(json, signal);
return { ...plan, counts: countsOf(plan.document.resource_changes) };
}
async function checkWhole(json, signal) {
const checked = _client_wire_schema_js_5_ .xLC(documentSchema, json.document, { abortEarly: true });
if (!checked.success) {
const [issue] = checked.issues;
const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
const other = describeOtherDocument(json.document) ?? `${quoted(path)} has another form.`;
throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes of one. ${other}`);
}
const document = _client_wire_schema_js_5_ .qgA(asPlanDocument, {
resource_changes: [],
variables: {},
...json.document,
});
refuseUnusable(json);
const keys = new Set();
for (const change of document.resource_changes) {
await (0,_machine_take_turn_js_1_ .Vm)(signal);
const problem = forgedProblem(change);
if (problem !== undefined)
throw new UnreadablePlan(problem);
const key = JSON.stringify([change.address, Reflect.get(change, 'deposed')]);
if (keys.has(key))
throw new UnreadablePlan(`The plan names ${quoted(change.address)} twice.`);
keys.add(key);
}
const { action_invocations: invoked = [], deferred_action_invocations: deferred = [] } = document;
const invocations = [...invoked, ...deferred.map((entry) => entry.action_invocation)];
for (const { address, type, name } of invocations) {
const { block } = (0,_model_address_js_2_ .zq)(address) ?? {};
if (block?.type === 'action' && (0,node_util_0_.isDeepStrictEqual)(block.labels, [type, name]))
continue;
throw new UnreadablePlan(`The plan calls ${quoted(`action.${type}.${name}`)} by another address, ${quoted(address)}.`);
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
const [repeated] = json.repeated();
if (repeated !== undefined) {
throw new UnreadablePlan(`The plan names ${quoted(repeated)} twice.`);
}
}
function markUnmarked(plan) {
const version = plan['format_version'] ?? plan['plan_format_version'];
if (!String(version).startsWith('0.'))
return;
const changes = [
...(0,_model_parse_js_6_ .c3)((0,_model_parse_js_6_ ._F)(plan, 'resource_changes')).map((entry) => (0,_model_parse_js_6_ ._F)(entry, 'change')),
...Object.values((0,_model_parse_js_6_ .Pf)((0,_model_parse_js_6_ ._F)(plan, 'output_changes'))),
];
for (const change of changes.filter(_model_parse_js_6_ .u4)) {
change['before_sensitive'] ??= true;
change['after_sensitive'] ??= true;
}
const markIn = (module) => {
for (const resource of (0,_model_parse_js_6_ .c3)((0,_model_parse_js_6_ ._F)(module, 'resources')).filter(_model_parse_js_6_ .u4)) {
resource['sensitive_values'] ??= true;
}
for (const inner of (0,_model_parse_js_6_ .c3)((0,_model_parse_js_6_ ._F)(module, 'child_modules')))
markIn(inner);
};
const states = [(0,_model_parse_js_6_ ._F)(plan, 'planned_values'), (0,_model_parse_js_6_ ._F)((0,_model_parse_js_6_ ._F)(plan, 'prior_state'), 'values')];
for (const state of states)
markIn((0,_model_parse_js_6_ ._F)(state, 'root_module'));
}
const asPlanDocument = _client_wire_schema_js_5_ .IeY(() => true);
function misnamedProblem(change) {
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
const VALUES_AROUND = {
create: { before: false, after: true },
update: { before: true, after: true },
delete: { before: true, after: false },
forget: { before: true, after: false },
read: { after: true },
'no-op': {},
open: { before: false, after: false },
};
function forgedProblem(resource) {
const misnamed = misnamedProblem(resource);
if (misnamed !== undefined)
return misnamed;
const { address, mode, change } = resource;
const { actions, before, after } = change;
const [first, second] = actions;
const isReplacement = actions.includes('create') && (actions.includes('delete') || actions.includes('forget'));
const isPair = first === undefined || second !== undefined;
const expected = isPair ? { before: true, after: true } : VALUES_AROUND[first];
const contradicts = (hasValues, values) => hasValues !== undefined && hasValues !== (values !== null);
const isForged = (isPair && !isReplacement) ||
contradicts(expected.before, before) ||
contradicts(expected.after, after) ||
(first === 'no-op' && !(0,node_util_0_.isDeepStrictEqual)(before, after)) ||
(first === 'read' && mode !== 'data') ||
(first === 'open') !== (mode === 'ephemeral');
return isForged
? `The plan says ${actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`
: undefined;
}
async function differenceOf({ planned_values: planned, resource_changes: changes }, signal) {
const values = new Map();
const addValuesOf = ({ resources = [], child_modules: inner = [] }) => {
for (const { address, mode, values: attributes } of resources) {
if (mode === 'managed')
values.set(address, attributes);
}
for (const module of inner)
addValuesOf(module);
};
try {
addValuesOf(planned.root_module ?? {});
}
catch (error) {
if (error instanceof TypeError) {
throw new UnreadablePlan('The plan has planned_values of another form.');
}
throw error;
}
const remaining = changes.filter((resource) => resource.mode === 'managed' &&
(resource.change.after !== null || resource.change.actions.includes('no-op')) &&
Reflect.get(resource, 'deposed') === undefined);
for (const { address, change } of remaining) {
await (0,_machine_take_turn_js_1_ .Vm)(signal);
if (!values.has(address)) {
if (change.after !== null)
return address;
continue;
}
const withoutValues = change.after === null ? null : {};
if (!(0,node_util_0_.isDeepStrictEqual)(values.get(address) ?? withoutValues, change.after))
return address;
}
const forgotten = changes.filter(({ change }) => change.actions.includes('forget'));
const addresses = new Set([...remaining, ...forgotten].map(({ address }) => address));
return [...values.keys()].find((address) => !addresses.has(address));
}
function countsOf(changes) {
const managed = changes.filter(({ mode }) => mode === 'managed');
const count = (action) => managed.filter(({ change }) => change.actions.includes(action)).length;
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
const AGAIN = 'Write the plan with `terraform show -json saved.plan > plan.json`.';
const BEGINNINGS = [
[
/^\s*$/,
`It is empty, as it is where the command that writes it failed. Look at what that command said. ${AGAIN}`,
],
[
/^PK\P{L}\P{L}/u,
'It is a saved plan, which is binary. Show it as JSON: `terraform show -json saved.plan > plan.json`, in the directory that was planned.',
],
[
/^\ufffd\ufffd?.\0|^.\0.\0/s,
'It is in UTF-16, as PowerShell writes it. Write it in UTF-8: `terraform show -json saved.plan | Out-File -Encoding utf8 plan.json`.',
],
[
/^\s*\{"@level"/,
'It is the log of `terraform plan -json`, which has no values. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
],
[/^\s*\{/, `It is not complete, or not JSON from some place on. ${AGAIN}`],
[
/^[^{]*\n\{\s*"format_version"/,
'It begins with a line that is no JSON, as the wrapper of hashicorp/setup-terraform prints one. Set `terraform_wrapper: false` there, and keep only what the command prints on standard output.',
],
[
/Terraform|OpenTofu|# \S+ will be |Plan: \d|No changes/,
'It is what `terraform plan` or `terraform show` prints for people. Save the plan with `terraform plan -out saved.plan`, and write it with `terraform show -json saved.plan > plan.json`.',
],
];
const BEGINNING_LENGTH = 16_384;
function describeNoJson(text) {
const start = text.slice(0, BEGINNING_LENGTH);
const [, sentences = AGAIN] = BEGINNINGS.find(([beginning]) => beginning.test(start)) ?? [];
return sentences;
}
function describeOtherDocument(document) {
const has = (name) => Object.hasOwn(document, name);
if (has('resource_changes') || has('planned_values'))
return undefined;
if (has('plan_format_version')) {
return 'It is a redacted plan of a service. A check that has a service reads it there: leave `plan` out.';
}
if (has('lineage') || has('serial'))
return `It is a state file, which has no changes. ${AGAIN}`;
if (has('@level'))
return describeNoJson('{"@level"');
if (!has('format_version') || has('provider_schemas'))
return undefined;
return 'It is a state, as `terraform show -json` prints it where no plan is named. Name the saved plan: `terraform show -json saved.plan > plan.json`.';
}
/***/ })
};
