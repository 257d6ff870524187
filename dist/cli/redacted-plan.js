export const id = 3929;
export const ids = [3929,3597,7768,6307];
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
