export const id = 6406;
export const ids = [6406,4347];
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
...scalars('provider_name', 'deposed', 'action_reason'),
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
/***/ 52484:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
Av: () => ( isOfPullRequest),
B: () => ( toolsNamed),
GC: () => ( wordFor),
GJ: () => ( chooseForm),
NG: () => ( isOfRun),
Oe: () => ( writeInput),
Wi: () => ( ALL_TOOLS),
_x: () => ( ANY_INPUT),
ao: () => ( PLAN_ITSELF),
ce: () => ( doubtAbout),
d1: () => ( isTopKey),
lS: () => ( membersOf),
pA: () => ( keysToPart),
pw: () => ( planPath),
so: () => ( isInInput)
});
var _model_exact_json_js_2_ = __webpack_require__(95971);
var _plan_plan_shape_js_0_ = __webpack_require__(7410);
var _policy_input_js_1_ = __webpack_require__(97606);
const TOOLS = [
{ tool: 'HCP Terraform', plan: 'plan', run: 'run' },
{ tool: 'Scalr', plan: 'tfplan', run: 'tfrun' },
{ tool: 'Spacelift', plan: 'terraform', run: undefined },
];
const PLAN_ITSELF = 'conftest';
const ALL_TOOLS = [...TOOLS.map(({ tool }) => tool), PLAN_ITSELF];
const PLAN_KEYS = Object.keys(_plan_plan_shape_js_0_ .E.keys);
const FOR_A_PLAN = TOOLS.map(({ plan }) => plan);
const FOR_A_RUN = TOOLS.flatMap(({ run }) => run ?? []);
const PULL_REQUEST = 'pull_request';
function documentForms() {
const named = TOOLS.map(({ tool, plan, run }) => ({ tool, keys: [plan, run ?? []].flat() }));
return [...named, { tool: PLAN_ITSELF, keys: PLAN_KEYS }];
}
const ANY_INPUT = shapeOf([...FOR_A_PLAN, ...FOR_A_RUN, PULL_REQUEST, ...PLAN_KEYS], _plan_plan_shape_js_0_ .E);
function chooseForm(uses, isDeclared, plan) {
const named = isDeclared ? ['plan', 'run'] : [...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS];
const possible = [...named, PULL_REQUEST];
const written = new Set(uses.flatMap((use) => {
const tools = toolsOf(use, isDeclared);
const own = named.filter((key) => tools.includes(toolOf(key)));
const isRead = (key) => use.parts.some(([first]) => first === key);
const read = readsWhole(use) ? own : own.filter(isRead);
return isRead(PULL_REQUEST) ? [...read, PULL_REQUEST] : read;
}));
const keys = possible.filter((key) => written.has(key));
const tools = [...new Set(uses.flatMap((use) => toolsOf(use, isDeclared)))];
return { keys, shape: shapeOf(keys, plan), tools, possible };
}
function toolsOf({ parts, documents }, isDeclared) {
if (isDeclared)
return [TOOLS[0].tool];
const named = toolsNamed(documents);
if (named.length > 0)
return named;
const met = parts.flatMap(([first]) => first !== undefined && first !== PULL_REQUEST && isTopKey(first) ? toolOf(first) : []);
return met.length > 0 ? [...new Set(met)] : [PLAN_ITSELF];
}
function readsWhole({ parts }) {
return parts.some(({ length }) => length === 0);
}
function toolsNamed(documents) {
return ALL_TOOLS.filter((tool) => documents.includes(wordFor(tool)));
}
function wordFor(tool) {
return tool.toLowerCase().replaceAll(' ', '-');
}
function doubtAbout(use, isDeclared) {
const tools = toolsOf(use, isDeclared);
if (isDeclared || toolsNamed(use.documents).length > 0)
return undefined;
if (readsWhole(use))
return 'may read any part of its input';
return tools.length > 1 ? `reads the documents of ${tools.join(' and ')}` : undefined;
}
function isTopKey(key) {
return Object.hasOwn(ANY_INPUT.keys, key);
}
function keysToPart([first = '', second = '']) {
if (FOR_A_RUN.includes(first))
return hasMembers(second) ? 3 : 2;
return FOR_A_PLAN.includes(first) || first === PULL_REQUEST ? 2 : 1;
}
function hasMembers(name) {
const shape = Object.hasOwn(_policy_input_js_1_ .Ib.keys, name) ? _policy_input_js_1_ .Ib.keys[name] : undefined;
return typeof shape === 'object' && 'keys' in shape;
}
function toolOf(key) {
return TOOLS.find(({ plan, run }) => plan === key || run === key)?.tool ?? PLAN_ITSELF;
}
function shapeOf(keys, plan) {
const shapes = keys.flatMap((key) => {
if (FOR_A_PLAN.includes(key))
return [[key, plan]];
if (FOR_A_RUN.includes(key))
return [[key, _policy_input_js_1_ .Ib]];
if (key === PULL_REQUEST)
return [[key, _policy_input_js_1_ .eN]];
const shape = plan.keys[key];
return shape === undefined ? [] : [[key, shape]];
});
return { keys: Object.fromEntries(shapes) };
}
function writeInput({ keys }, input) {
const plan = input.planText ?? JSON.stringify(input.plan);
const parts = keys.some((key) => PLAN_KEYS.includes(key)) ? membersOf(plan) : new Map();
const members = keys.flatMap((key) => {
const text = FOR_A_PLAN.includes(key)
? plan
: FOR_A_RUN.includes(key)
? JSON.stringify(input.run)
: key === PULL_REQUEST
? JSON.stringify(input.pullRequest ?? {})
: parts.get(key);
return text === undefined ? [] : [`${JSON.stringify(key)}:${text}`];
});
return `{${members.join(',')}}`;
}
function planPath(path) {
return FOR_A_PLAN.includes(path[0] ?? '') ? path.slice(1) : path;
}
function isOfRun([key]) {
return FOR_A_RUN.includes(key ?? '');
}
function isOfPullRequest([key]) {
return key === PULL_REQUEST;
}
function isInInput({ plan, run }, path) {
if (isOfPullRequest(path))
return false;
return isOfRun(path) ? has(run, path.slice(1)) : has(plan, planPath(path));
}
function has(value, [step, ...rest]) {
if (step === undefined)
return true;
if (typeof value !== 'object' || value === null)
return false;
if (step === '*')
return Object.values(value).some((one) => has(one, rest));
return Object.hasOwn(value, step) && has(Reflect.get(value, step), rest);
}
function membersOf(text) {
const members = new Map();
let key;
let from = 0;
let depth = 0;
for (let at = 0; at < text.length; at += 1) {
const sign = text[at];
if (sign === '"') {
const end = (0,_model_exact_json_js_2_ .Y)(text, at);
if (depth === 1 && key === undefined)
key = String(JSON.parse(text.slice(at, end + 1)));
at = end;
}
else if (sign === '{' || sign === '[')
depth += 1;
else if (sign === ':' && depth === 1)
from = at + 1;
else if (depth === 1 && (sign === ',' || sign === '}') && key !== undefined) {
members.set(key, text.slice(from, at).trim());
key = undefined;
}
if (sign === '}' || sign === ']')
depth -= 1;
}
return members;
}
/***/ }),
/***/ 97606:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
EH: () => ( missingIn),
Ib: () => ( RUN_SHAPE),
eN: () => ( PULL_REQUEST_SHAPE)
});
var _model_parse_js_0_ = __webpack_require__(2340);
const RUN_KEYS = {
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
};
const RUN_SHAPE = { keys: RUN_KEYS };
const PULL_REQUEST_KEYS = {
number: 'scalar',
author: 'scalar',
labels: { items: 'scalar' },
base: 'scalar',
head: 'scalar',
draft: 'scalar',
};
const PULL_REQUEST_SHAPE = {
keys: PULL_REQUEST_KEYS,
};
function missingIn(part, path, whole) {
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
value = (0,_model_parse_js_0_ .Pf)(value)[step];
names.push(step);
}
return missingBelow(shape, value, names);
}
function missingBelow(shape, value, names) {
if (value === undefined)
return [names.join('.')];
if (typeof shape !== 'object' || !('keys' in shape))
return [];
const fields = (0,_model_parse_js_0_ .Pf)(value);
return Object.entries(shape.keys).flatMap(([name, inner]) => missingBelow(inner, fields[name], [...names, name]));
}
/***/ }),
/***/ 74347:
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
const changes = entriesOf(plan).map((one) => (0,_model_parse_js_0_ ._F)(one, 'change'));
const { output_changes: outputs } = plan;
return [...changes, ...Object.values(outputs ?? {})].filter(_model_parse_js_0_ .u4);
}
function markedIn(plan) {
const member = (key) => Reflect.get(plan, key);
const root = (0,_model_parse_js_0_ ._F)(member('configuration'), 'root_module');
const states = [member('planned_values'), member('proposed_unknown')];
const invoked = [
...(0,_model_parse_js_0_ .c3)(member('action_invocations')),
...(0,_model_parse_js_0_ .c3)(member('deferred_action_invocations')).map((one) => (0,_model_parse_js_0_ ._F)(one, 'action_invocation')),
];
return [
...changesOf(plan).flatMap((part) => SIDES.map((key) => ({ part, key, marks: part[`${key}_sensitive`] }))),
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
