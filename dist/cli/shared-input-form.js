export const id = 2484;
export const ids = [2484];
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
function documentForms() {
const named = TOOLS.map(({ tool, plan, run }) => ({ tool, keys: [plan, run ?? []].flat() }));
return [...named, { tool: PLAN_ITSELF, keys: PLAN_KEYS }];
}
const ANY_INPUT = shapeOf([...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS], _plan_plan_shape_js_0_ .E);
function chooseForm(uses, isDeclared, plan) {
const possible = isDeclared ? ['plan', 'run'] : [...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS];
const written = new Set(uses.flatMap((use) => {
const tools = toolsOf(use, isDeclared);
const own = possible.filter((key) => tools.includes(toolOf(key)));
return readsWhole(use)
? own
: own.filter((key) => use.parts.some(([first]) => first === key));
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
const met = parts.flatMap(([first]) => first !== undefined && isTopKey(first) ? toolOf(first) : []);
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
return FOR_A_PLAN.includes(first) ? 2 : 1;
}
function hasMembers(name) {
const shape = Object.hasOwn(_policy_input_js_1_ .I.keys, name) ? _policy_input_js_1_ .I.keys[name] : undefined;
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
return [[key, _policy_input_js_1_ .I]];
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
function isInInput({ plan, run }, path) {
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
E: () => ( missingIn),
I: () => ( RUN_SHAPE)
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
function missingIn(run, path) {
let shape = RUN_SHAPE;
let value = run;
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
/***/ })
};
