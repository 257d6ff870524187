"use strict";
exports.id = 3929;
exports.ids = [3929];
exports.modules = {

/***/ 7410:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ TERRAFORM_PLAN; },
/* harmony export */   l: function() { return /* binding */ NAMED_SHAPES; }
/* harmony export */ });
/**
 * Which keys a plan's document can have in Terraform's JSON format. A policy that reads another key would look at
 * nothing.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format, and what Terraform 1.11 and 1.14 write.
 */
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
/** Shapes that refer to themselves. */
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
/** The plans of Terraform and OpenTofu, also those that another job has made. */
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
//# sourceMappingURL=plan-shape.js.map

/***/ }),

/***/ 53929:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ REDACTED_PLAN; },
/* harmony export */   checkRedacted: function() { return /* binding */ checkRedacted; },
/* harmony export */   toRedactedPlan: function() { return /* binding */ toRedactedPlan; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62177);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35379);
/* harmony import */ var _machine_take_turn_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44990);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2340);
/* harmony import */ var _plan_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7410);
/* harmony import */ var _sensitive_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30508);
/* harmony import */ var _read_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33597);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77934);
/**
 * The redacted plan of a service as the document that policies read. It has the changes of all resources, and
 * of sensitive values only the marks that say where they are.
 */









/** The members of a plan that its redacted form has, too. */
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
/** The keys that a redacted plan can have. */
const REDACTED_PLAN = {
    keys: Object.fromEntries(MEMBERS.flatMap((name) => {
        const shape = _plan_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .TERRAFORM_PLAN */ .E.keys[name];
        return shape === undefined ? [] : [[name, shape]];
    })),
};
const map = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J());
const change = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({ actions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()) });
const resourceChange = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    module_address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
    mode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .picklist */ .KIO(['managed', 'data']),
    type: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    index: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()])),
    change,
});
const redactedSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({
    plan_format_version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .startsWith */ .w1_('1.')),
    resource_changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(resourceChange))),
    output_changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .nullable */ .mee(map)),
    errored: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY()),
});
/** A whole plan as a service would show it: without the values that it marks as sensitive. */
async function toRedactedPlan(text, signal) {
    const { json: whole } = await (0,_read_plan_js__WEBPACK_IMPORTED_MODULE_5__.readPlan)(text, signal);
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .takeTurn */ .Vm)(signal);
    const redacted = (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .rewriteExactly */ .xO)(whole.text, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(12).toString('hex'), (value) => {
        const written = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .recordOf */ .zv)(value);
        (0,_read_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .markUnmarked */ .x9)(written);
        const document = { resource_changes: [], ...written };
        const present = MEMBERS.filter((name) => Object.hasOwn(document, name));
        const members = present.map((name) => [name, Reflect.get(document, name)]);
        const plan = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .parse */ .qgA(_read_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .asPlanDocument */ .dB, Object.fromEntries(members));
        (0,_sensitive_values_js__WEBPACK_IMPORTED_MODULE_4__/* .replaceSensitiveValues */ .Jt)(plan, undefined);
        return { ...plan, plan_format_version: '1.0' };
    });
    await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .takeTurn */ .Vm)(signal);
    const json = new _model_plan_json_js__WEBPACK_IMPORTED_MODULE_1__/* .PlanJson */ .gv(redacted, (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_8__/* .recordOf */ .zv)(JSON.parse(redacted)), false);
    return checkRedacted(json, signal);
}
/**
 * Checks what a redacted plan says of itself.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
async function checkRedacted(json, signal) {
    const checked = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .safeParse */ .xLC(redactedSchema, json.document, { abortEarly: true });
    if (!checked.success)
        throw new _read_plan_js__WEBPACK_IMPORTED_MODULE_5__.UnreadablePlan('The service answered no plan that can be read.');
    (0,_read_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .refuseUnusable */ .Ay)(json);
    for (const resource of checked.output.resource_changes ?? []) {
        await (0,_machine_take_turn_js__WEBPACK_IMPORTED_MODULE_2__/* .takeTurn */ .Vm)(signal);
        const problem = (0,_read_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .misnamedProblem */ .u)(resource);
        if (problem !== undefined)
            throw new _read_plan_js__WEBPACK_IMPORTED_MODULE_5__.UnreadablePlan(problem);
    }
    // The schemas of providers are longer than everything else, and no policy reads them.
    const texts = new Map([['resource_changes', '[]'], ...json.texts()]);
    const present = MEMBERS.filter((name) => (texts.get(name) ?? 'null') !== 'null');
    const members = present.map((name) => `${JSON.stringify(name)}:${texts.get(name)}`);
    const document = Object.fromEntries(present.map((name) => [name, json.document[name] ?? []]));
    return { json, document: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_6__/* .parse */ .qgA(_read_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .asPlanDocument */ .dB, document), text: `{${members.join(',')}}` };
}
//# sourceMappingURL=redacted-plan.js.map

/***/ }),

/***/ 30508:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DJ: function() { return /* binding */ sensitiveValues; },
/* harmony export */   Jt: function() { return /* binding */ replaceSensitiveValues; },
/* harmony export */   Mh: function() { return /* binding */ addressesIn; },
/* harmony export */   td: function() { return /* binding */ replaceInText; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77934);
/* harmony import */ var _model_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3543);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2340);
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35379);
/* harmony import */ var _lacked_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41092);
/* harmony import */ var _read_plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33597);
/** Where a plan has sensitive values, and the plan with other values in their place. */








const SIDES = ['before', 'after'];
/** The entries for resources: of what has drifted, of what changes, and of what changes later. */
function resourceEntries(plan) {
    const members = [
        [['resource_drift', _lacked_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_MEMBER */ .YD], (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(Reflect.get(plan, 'resource_drift'))],
        [['resource_changes', _lacked_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_MEMBER */ .YD], (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(plan.resource_changes)],
        [
            ['deferred_changes', _lacked_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_MEMBER */ .YD, 'resource_change'],
            (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(plan.deferred_changes).map((entry) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(entry, 'resource_change')),
        ],
    ];
    return members.flatMap(([place, entries]) => entries.map((entry) => ({ place, entry })));
}
/** Every place of a plan that can have sensitive values. A redacted plan has the changes and the actions alone. */
function valuesWithMarks(plan) {
    const member = (key) => Reflect.get(plan, key);
    const outputs = Object.entries(plan.output_changes ?? {});
    const root = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(member('configuration'), 'root_module');
    const states = [
        member('planned_values'),
        member('proposed_unknown'),
        (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(member('prior_state'), 'values'),
    ];
    const invocations = [
        ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(member('action_invocations')).map((entry) => ({
            place: ['action_invocations', _lacked_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_MEMBER */ .YD],
            entry,
        })),
        ...(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(member('deferred_action_invocations')).map((entry) => ({
            place: ['deferred_action_invocations', _lacked_values_js__WEBPACK_IMPORTED_MODULE_3__/* .ANY_MEMBER */ .YD, 'action_invocation'],
            entry: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(entry, 'action_invocation'),
        })),
    ];
    return [
        ...resourceEntries(plan).flatMap(({ place, entry }) => markedSides((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(entry, 'change'), [...place, 'change'], entry)),
        ...outputs.flatMap(([name, change]) => markedSides(change, ['output_changes', name])),
        ...invocations.flatMap(({ place, entry }) => {
            if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(entry))
                return [];
            const marks = entry['config_sensitive'];
            return [
                { part: entry, key: 'config_values', marks, path: [...place, 'config_values'], entry },
            ];
        }),
        ...states.flatMap(stateValuesWithMarks),
        // Only the configuration says which variables are sensitive. Since Terraform 1.1 (format 1.0), one without that mark is
        // certainly not; where it is not certain, the value counts as sensitive.
        ...membersIn(member('variables')).map(([name, part]) => {
            const declared = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(root, 'variables'), name);
            const isKnown = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(declared) && !plan.format_version.startsWith('0.');
            const marks = !isKnown || (declared['sensitive'] ?? false) !== false;
            return { part, key: 'value', marks, path: [] };
        }),
        ...moduleValuesWithMarks(root),
    ];
}
function markedSides(part, place, entry) {
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(part))
        return [];
    const resource = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(entry) ? entry : undefined;
    return SIDES.map((key) => ({
        part,
        key,
        marks: part[`${key}_sensitive`],
        path: [...place, key],
        entry: resource,
    }));
}
function stateValuesWithMarks(state) {
    const outputs = membersIn((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(state, 'outputs'));
    return [
        ...outputs.map(([, part]) => ({ part, key: 'value', marks: part['sensitive'], path: [] })),
        ...Array.from((0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_2__/* .resourcesOf */ .F3)(state), (part) => ({
            part,
            key: 'values',
            marks: part['sensitive_values'],
            path: [],
        })),
    ];
}
/**
 * The sensitive variables of a module of the configuration, and what it gives to those of the modules that it calls.
 *
 * @param values gets them
 */
function moduleValuesWithMarks(module, values = []) {
    const sensitiveVariables = (ofModule) => membersIn((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(ofModule, 'variables')).filter(([, { sensitive }]) => sensitive === true);
    for (const [, part] of sensitiveVariables(module)) {
        values.push({ part, key: 'default', marks: true, path: [] });
    }
    for (const [, call] of membersIn((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(module, 'module_calls'))) {
        const { module: called, expressions } = call;
        for (const [key] of (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(expressions) ? sensitiveVariables(called) : []) {
            values.push({ part: (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .recordOf */ .zv)(expressions), key, marks: true, path: [] });
        }
        moduleValuesWithMarks(called, values);
    }
    return values;
}
/** The members of an object that are objects; none of anything else. */
function membersIn(value) {
    return Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .recordOf */ .zv)(value)).filter((member) => (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(member[1]));
}
/** The addresses of a plan, also without their indexes, as policies name resources of the configuration. */
function addressesIn(plan) {
    const addresses = resourceEntries(plan).flatMap(({ entry }) => {
        const address = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldOf */ ._F)(entry, 'address');
        return typeof address === 'string' ? address : [];
    });
    return new Set(addresses.flatMap((address) => [address, (0,_model_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutKeys */ .Pe)(address)]));
}
/** The places of all sensitive values: the values of a redacted plan that are not there, or not as they are. */
function sensitiveValues(plan) {
    return valuesWithMarks(plan).flatMap(({ part, key, marks, path, entry }) => {
        const values = part[key];
        const isThere = values !== null && values !== undefined;
        if (!isThere && !mayBeLeftOut(part, key))
            return [];
        return (0,_lacked_values_js__WEBPACK_IMPORTED_MODULE_3__/* .lackedIn */ .mv)({ path, values, marks, entry });
    });
}
/** The actions after or before which there is no value: by side, what happens when it is the only action. */
const ACTIONS_WITHOUT_VALUE = new Map([
    ['before', ['create', 'read', 'open']],
    ['after', ['delete', 'forget', 'open']],
]);
/** Whether a service may have left the whole value out because it is sensitive: by its actions, the change has one. */
function mayBeLeftOut({ actions }, key) {
    if (key === 'config_values')
        return true;
    const withoutValue = ACTIONS_WITHOUT_VALUE.get(key);
    if (withoutValue === undefined)
        return false;
    const [first, second] = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(actions);
    return second !== undefined || !withoutValue.includes(first);
}
/**
 * The JSON of a plan with this in the place of every sensitive value; `undefined` leaves these values out. All other numbers
 * keep their digits.
 */
function replaceInText(text, replacement) {
    return (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .rewriteExactly */ .xO)(text, (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(12).toString('hex'), (document) => {
        const plan = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_7__/* .parse */ .qgA(_read_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .asPlanDocument */ .dB, document);
        replaceSensitiveValues(plan, replacement);
        return plan;
    });
}
/** Replaces sensitive values as `replaceInText` does, in the plan itself. */
function replaceSensitiveValues(plan, replacement) {
    const values = valuesWithMarks(plan);
    const texts = new Set();
    for (const { part, key, marks } of values)
        addSensitiveTexts(part[key], marks, texts);
    for (const { part, key, marks } of values)
        part[key] = replaced(part[key], marks, replacement);
    // Arguments of the configuration and most variables have no mark of their own: they have a value that the plan marks.
    for (const key of ['configuration', 'variables']) {
        replaceConstants(Reflect.get(plan, key), texts, replacement);
    }
}
function addSensitiveTexts(value, mark, texts) {
    if (mark === true && typeof value === 'string' && value !== '')
        texts.add(value);
    for (const [key, inner] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(value))) {
        addSensitiveTexts(inner, mark === true || (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(mark)[key], texts);
    }
}
/** The keys under which a configuration and its variables have constants. */
const CONSTANTS = ['constant_value', 'default', 'value'];
/** Replaces every constant in which there is one of the texts. */
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
    return Object.values((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldsOf */ .Pf)(value)).some((inner) => hasText(inner, texts));
}
/** The value with what is marked in it replaced. In a list, a value that is left out becomes null. */
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
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(value))
        return value;
    // A value that was left out leaves its mark.
    const wholeMarks = Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_5__/* .recordOf */ .zv)(mark)).filter(([, inner]) => inner === true);
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
//# sourceMappingURL=sensitive-values.js.map

/***/ })

};
;