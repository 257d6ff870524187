export const id = 7768;
export const ids = [7768];
export const modules = {
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
/***/ })
};
