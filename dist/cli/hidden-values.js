export const id = 8903;
export const ids = [8903];
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
/***/ })
};
