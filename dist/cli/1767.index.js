"use strict";
exports.id = 1767;
exports.ids = [1767];
exports.modules = {

/***/ 15555:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ UNKNOWN_RUN; }
/* harmony export */ });
/** What is known of a run, as policies read it: https://developer.hashicorp.com/terraform/cloud-docs/policy-enforcement/define-policies/opa. */
/** Given to policies if nothing is known of the run. A policy that may read any of it does not pass. */
const UNKNOWN_RUN = {
    id: '',
    created_at: '',
    message: '',
    is_destroy: false,
    refresh: true,
    refresh_only: false,
    replace_addrs: [],
    target_addrs: [],
    source: '',
    speculative: false,
    organization: { name: '' },
    workspace: { id: '', name: '', auto_apply: false, working_directory: null, tags: [] },
};
//# sourceMappingURL=run-input.js.map

/***/ }),

/***/ 13050:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ readPlannedValues; }
/* harmony export */ });
/* harmony import */ var _model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35379);
/* harmony import */ var _policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69166);
/* harmony import */ var _entries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41293);
/** What a plan makes of some resources, to compare it with what another plan makes of them. */



/** Undefined if the plan has something that cannot be read. */
function readPlannedValues(plan, addresses) {
    const isList = Array.isArray(plan.document['resource_changes']);
    if (!isList || plan.isErrored || plan.repeated().length > 0)
        return undefined;
    const seen = new Set();
    const values = new Map();
    const movedFrom = new Map();
    for (const entry of (0,_entries_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(plan, ['resource_changes'])) {
        const address = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.address);
        if (address === undefined)
            return undefined;
        if (!addresses.has(address))
            continue;
        const previous = (0,_policy_planned_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .asAddress */ .tf)(entry.previousAddress);
        if (previous !== undefined)
            movedFrom.set(address, previous);
        const value = valuesAfter(entry.values);
        // An address that comes twice has an object that an earlier replacement left behind, so its values are not certain.
        if (seen.has(address) || value === undefined)
            values.delete(address);
        else
            values.set(address, value);
        seen.add(address);
    }
    return { values, movedFrom };
}
/**
 * The values after the change, as JSON. Undefined for a resource that is not there afterwards, and for one with a sensitive
 * value, which the JSON leaves out. Values that the plan does not know yet are the same where both plans do not know them.
 */
function valuesAfter({ after, unknownAfter: unknown, sensitiveAfter: sensitive, }) {
    if (typeof after !== 'object' || after === null)
        return undefined;
    if (unknown === undefined || sensitive === undefined || (0,_model_plan_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isMarked */ .rZ)(sensitive))
        return undefined;
    return JSON.stringify([after, unknown]);
}
//# sourceMappingURL=planned-values.js.map

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

/***/ 57444:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: function() { return /* binding */ unknownValues; }
});

// EXTERNAL MODULE: ./build/src/model/plan-json.js
var plan_json = __webpack_require__(35379);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/plan/entries.js
var entries = __webpack_require__(41293);
// EXTERNAL MODULE: ./build/src/model/address.js
var model_address = __webpack_require__(3543);
// EXTERNAL MODULE: ./build/src/model/add-to.js
var add_to = __webpack_require__(72588);
// EXTERNAL MODULE: ./build/src/plan/configured-modules.js
var configured_modules = __webpack_require__(43701);
// EXTERNAL MODULE: ./build/src/plan/lacked-values.js
var lacked_values = __webpack_require__(41092);
;// CONCATENATED MODULE: ./build/src/plan/expressions-without-text.js
/**
 * Where the configuration in a plan has no text. It shows an expression by its value only where that is a constant; of any other
 * one it shows which values it refers to, and nothing of the text around them. Of a `dynamic` block it shows nothing at all.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format#expression-representation.
 */






/** The places of all expressions of which a plan does not show the text. @param plan a whole plan; a redacted one has none */
function expressionsWithoutText(plan) {
    const configuration = (0,parse/* recordOf */.zv)(Reflect.get(plan, 'configuration'));
    const instances = instancesOf(plan);
    const ofProviders = Object.entries((0,parse/* recordOf */.zv)(configuration['provider_config'])).flatMap(([key, entry]) => lackedOf({
        path: ['configuration', 'provider_config', key],
        name: `provider.${key}`,
        entry: (0,parse/* recordOf */.zv)(entry),
    }, []));
    const modules = [...(0,configured_modules/* configuredModules */.C3)(configuration)];
    return [...ofProviders, ...modules.flatMap((module) => lackedOfModule(module, instances))];
}
/** By address without keys: the changes of the instances of a resource. */
function instancesOf(plan) {
    const instances = new Map();
    for (const { address, change } of (0,entries/* entriesOfDocument */.je)(plan, ['resource_changes'])) {
        if (address !== undefined)
            (0,add_to/* addTo */.D)(instances, (0,model_address/* withoutKeys */.Pe)(address), change);
    }
    return instances;
}
function lackedOfModule(configured, instances) {
    const { prefix, module, calls } = configured;
    const call = calls.at(-1);
    const outputs = Object.entries((0,parse/* recordOf */.zv)(module['outputs']));
    return [
        ...(call === undefined
            ? []
            : lackedOf({
                path: ['configuration', 'module_calls', call.name],
                name: prefix.slice(0, -1),
                entry: call.call,
            }, [])),
        ...Array.from((0,configured_modules/* blocksOf */.SH)(configured)).flatMap(({ address: name, block: entry, list }) => lackedOf({ path: ['configuration', list, lacked_values/* ANY_MEMBER */.YD], name, entry }, instances.get(name) ?? [])),
        ...outputs.flatMap(([key, entry]) => lackedOf({
            path: ['configuration', 'outputs', key],
            name: `${prefix}output.${key}`,
            entry: (0,parse/* recordOf */.zv)(entry),
        }, [])),
    ];
}
/** What one part lacks. @param instances the changes of those that it makes */
function lackedOf(written, instances) {
    const { entry, path } = written;
    const lacked = [];
    const add = (at, depth) => lacked.push({ ...written, path: at, depth, lists: [], hasNoText: true });
    const addExpression = (value, at, depth) => {
        if (Array.isArray(value)) {
            for (const [index, block] of value.entries())
                addBlock(block, [...at, String(index)], depth);
        }
        else if (!isExpression(value))
            addBlock(value, at, depth);
        else if (!Object.hasOwn(value, 'constant_value'))
            add([...at, 'constant_value'], depth);
    };
    const addBlock = (block, at, depth = at.length) => {
        for (const [key, inner] of Object.entries((0,parse/* fieldsOf */.Pf)(block))) {
            addExpression(inner, [...at, key], depth);
        }
    };
    for (const key of ['expression', 'count_expression', 'for_each_expression']) {
        if ((0,parse/* isRecord */.u4)(entry[key]))
            addExpression(entry[key], [...path, key], path.length);
    }
    const block = [...path, 'expressions'];
    addBlock(entry['expressions'], block);
    for (const provisioner of (0,parse/* listOf */.c3)(entry['provisioners'])) {
        addBlock((0,parse/* fieldOf */._F)(provisioner, 'expressions'), [
            ...path,
            'provisioners',
            lacked_values/* ANY_MEMBER */.YD,
            'expressions',
        ]);
    }
    // A `dynamic` block over what is not known yet has no blocks yet, and is marked as any other value.
    const shown = (0,parse/* fieldsOf */.Pf)(entry['expressions']);
    const unknown = instances.flatMap(({ after_unknown: marks }) => Object.entries((0,parse/* recordOf */.zv)(marks)));
    const names = unknown.flatMap(([name, mark]) => (mark === true ? name : []));
    for (const name of new Set(names)) {
        if (!Object.hasOwn(shown, name))
            add([...block, name, '0'], block.length);
    }
    const planned = instances.flatMap(({ after, after_unknown: marks }) => [after, marks]);
    addHiddenBlocks(entry['expressions'], planned, block, (at) => add(at, block.length));
    return lacked;
}
/** Whether this is an expression; else it is a block, with the expressions of its arguments. */
function isExpression(value) {
    if (!(0,parse/* isRecord */.u4)(value))
        return false;
    return Object.entries(value).every(([key, inner]) => key === 'constant_value' ||
        (key === 'references' && (0,parse/* listOf */.c3)(inner).every((one) => typeof one === 'string')));
}
/**
 * Adds the blocks that the plan has and the configuration does not show: `dynamic` blocks make them.
 *
 * @param planned what the instances have there: values, and marks at what is not known
 */
function addHiddenBlocks(shown, planned, at, add) {
    const blocksByName = new Map();
    for (const values of planned) {
        for (const [name, value] of Object.entries((0,parse/* recordOf */.zv)(values))) {
            const blocks = ((0,parse/* isRecord */.u4)(value) ? [value] : (0,parse/* listOf */.c3)(value)).filter(parse/* isRecord */.u4);
            if (blocks.length > 0)
                (0,add_to/* addTo */.D)(blocksByName, name, blocks);
        }
    }
    for (const [name, blocks] of blocksByName) {
        const written = Object.hasOwn((0,parse/* fieldsOf */.Pf)(shown), name) ? (0,parse/* fieldsOf */.Pf)(shown)[name] : undefined;
        const place = [...at, name];
        if (written === undefined)
            add(place);
        else if (Array.isArray(written)) {
            if (blocks.some(({ length }) => length > written.length))
                add(place);
            // The blocks of a set have another order in each instance.
            for (const [index, one] of written.entries()) {
                addHiddenBlocks(one, blocks.flat(), [...place, String(index)], add);
            }
        }
        else if (!isExpression(written))
            addHiddenBlocks(written, blocks.flat(), place, add);
    }
}
//# sourceMappingURL=expressions-without-text.js.map
;// CONCATENATED MODULE: ./build/src/plan/unknown-values.js
/** What a plan does not know before the apply, as the places of the values. */





/** Marks at write-only arguments: a plan has null there, whatever is given. */
function marksOfWriteOnly(values, depth = 0) {
    if (typeof values !== 'object' || values === null || depth > lacked_values/* DEEPEST */.FI)
        return false;
    const marks = Object.entries(values).flatMap(([key, value]) => {
        const mark = value === null && (0,lacked_values/* isWriteOnlyName */.pW)(key) ? true : marksOfWriteOnly(value, depth + 1);
        return mark === false ? [] : [[key, mark]];
    });
    return marks.length > 0 ? Object.fromEntries(marks) : false;
}
/**
 * Everything that a plan does not know before the apply: values and all that is below them, the numbers of members and the keys
 * of what is not known as a whole, outputs, arguments of actions, what is deferred, write-only arguments, the results of checks, and
 * texts of the configuration, which are not known then, either.
 * Where a change asks for its marks, they are not known either: after the apply nothing is unknown any more, and what was may be
 * sensitive.
 *
 * @param plan a plan in JSON, whole or redacted
 */
function unknownValues(plan) {
    const member = (name) => Reflect.get(plan, name);
    return [
        ...Array.from((0,entries/* entriesOfDocument */.je)(plan)).flatMap(unknownOfEntry),
        ...(0,parse/* listOf */.c3)(member('checks')).flatMap((check) => JSON.stringify(check).includes('"unknown"') ? whole(['checks', lacked_values/* ANY_MEMBER */.YD], undefined) : []),
        ...expressionsWithoutText(plan),
    ];
}
function whole(path, entry) {
    return { path, depth: path.length, lists: [], entry };
}
function rare(path, entry) {
    return { path, depth: path.length - 1, lists: [], entry, isRare: true };
}
function unknownOfEntry(entry) {
    const { list, whole: member, said } = entry;
    if (list === 'output_changes')
        return unknownOfOutput(entry);
    if (!(0,parse/* isRecord */.u4)(member) || !(0,parse/* isRecord */.u4)(said))
        return [];
    switch (list) {
        case 'resource_changes':
            return unknownOfResource(entry, said);
        case 'action_invocations':
            return unknownOfAction(entry, said);
        case 'deferred_changes': {
            // What will be done to a resource is not known before it is planned.
            const unplanned = { ...said, change: {} };
            return [
                whole(['resource_changes', lacked_values/* ANY_MEMBER */.YD], unplanned),
                whole(['planned_values', 'resources', lacked_values/* ANY_MEMBER */.YD], unplanned),
                whole(['planned_values', 'modules'], unplanned),
                whole(['deferred_changes', lacked_values/* ANY_MEMBER */.YD], unplanned),
            ];
        }
        case 'deferred_action_invocations':
            return [
                whole(['action_invocations', lacked_values/* ANY_MEMBER */.YD], said),
                whole(['deferred_action_invocations', lacked_values/* ANY_MEMBER */.YD], said),
            ];
        case 'resource_drift':
        case 'unknown':
            return [];
    }
}
function unknownOfResource({ actions = [], importing, change, values }, entry) {
    const { after, unknownAfter: marks, sensitiveAfter: sensitive } = values;
    const place = ['resource_changes', lacked_values/* ANY_MEMBER */.YD, 'change'];
    const planned = ['planned_values', 'resources', lacked_values/* ANY_MEMBER */.YD];
    const of = (path, given) => (0,lacked_values/* lackedIn */.mv)({ path, values: after, marks: given, sensitive, entry });
    const isNew = actions.includes('create');
    const laterMarks = marksOutside(marks, sensitive);
    const writeOnly = marksOfWriteOnly(after);
    return [
        ...of([...place, 'after'], marks),
        ...of([...place, 'after_unknown'], marksOfMarks(marks)),
        ...of([...place, 'after_sensitive'], laterMarks),
        ...of([...planned, 'values'], marks),
        ...of([...planned, 'sensitive_values'], laterMarks),
        ...of([...place, 'after'], writeOnly),
        ...of([...planned, 'values'], writeOnly),
        ...((0,parse/* fieldOf */._F)(importing, 'unknown') === true ? [whole([...place, 'importing'], entry)] : []),
        ...(isNew && change['after_identity'] === undefined
            ? [rare([...place, 'after_identity'], entry), rare([...planned, 'identity'], entry)]
            : []),
    ];
}
/** Marks themselves go with the last of them: then an attribute has none, not even around another. */
function marksOfMarks(marks) {
    if (!(0,parse/* isRecord */.u4)(marks))
        return marks;
    const marked = Object.entries(marks).filter(([, mark]) => (0,plan_json/* isMarked */.rZ)(mark));
    return Object.fromEntries(marked.map(([name]) => [name, true]));
}
/**
 * The marks at what is unknown and not known to be sensitive: whether it is, or a part of it, is known only after the apply. What is
 * sensitive stays so.
 */
function marksOutside(unknown, sensitive) {
    if (sensitive === true || !(0,plan_json/* isMarked */.rZ)(unknown))
        return false;
    if (unknown === true)
        return true;
    const inner = Object.entries((0,parse/* fieldsOf */.Pf)(unknown)).map(([name, mark]) => [
        name,
        marksOutside(mark, (0,plan_json/* markAt */.Hf)(sensitive, name)),
    ]);
    return Array.isArray(unknown) ? inner.map(([, mark]) => mark) : Object.fromEntries(inner);
}
function unknownOfOutput({ at, values: sides }) {
    const { after: values, unknownAfter: marks, sensitiveAfter: sensitive } = sides;
    const name = String(at);
    if (!(0,plan_json/* isMarked */.rZ)(marks))
        return [];
    const planned = ['planned_values', 'outputs', name];
    return [
        ...(0,lacked_values/* lackedIn */.mv)({ path: ['output_changes', name, 'after'], values, marks, sensitive }),
        whole(['output_changes', name, 'after_unknown'], undefined),
        // Of an output that is not known as a whole, planned values have neither the value nor the type.
        whole([...planned, 'value'], undefined),
        ...(0,lacked_values/* lackedIn */.mv)({ path: planned, values: {}, marks: { type: true } }),
    ];
}
function unknownOfAction({ values: sides }, entry) {
    const { after: values, unknownAfter: marks, sensitiveAfter: sensitive } = sides;
    const place = ['action_invocations', lacked_values/* ANY_MEMBER */.YD];
    const of = (key, given) => (0,lacked_values/* lackedIn */.mv)({ path: [...place, key], values, marks: given, sensitive, entry });
    return [
        ...of('config_values', marks),
        ...of('config_unknown', marksOfMarks(marks)),
        ...of('config_sensitive', marksOutside(marks, sensitive)),
        ...of('config_values', marksOfWriteOnly(values)),
    ];
}
//# sourceMappingURL=unknown-values.js.map

/***/ }),

/***/ 26325:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ withoutTextsOf; },
/* harmony export */   c: function() { return /* binding */ withoutTextsIn; }
/* harmony export */ });
/* harmony import */ var _model_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72166);
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77934);
/* harmony import */ var _read_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33597);
/* harmony import */ var _remove_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47944);
/* harmony import */ var _sensitive_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30508);
/**
 * Texts that people read, without the sensitive values of a plan. A failed check, a policy and a provider can have a value from a
 * place that the plan does not mark, and it is recognised by the place that the plan does mark.
 */





/** @param plan as it is, or filled from the state after its apply; it is read when the first text comes */
function withoutTextsOf(plan) {
    let without;
    return (text) => {
        without ??= (0,_remove_texts_js__WEBPACK_IMPORTED_MODULE_2__/* .removerOf */ .O)(hiddenTexts(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .parse */ .qgA(_read_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .asPlanDocument */ .dB, plan)));
        return without(text);
    };
}
/** The names in addresses are no secret, and a message has to name its resource. */
function hiddenTexts(plan) {
    const names = new Set(Array.from((0,_sensitive_values_js__WEBPACK_IMPORTED_MODULE_3__/* .addressesIn */ .Mh)(plan)).flatMap((one) => one.split(/[.[\]"]/)));
    return [...(0,_sensitive_values_js__WEBPACK_IMPORTED_MODULE_3__/* .sensitiveTexts */ .bl)(plan)].filter((text) => !names.has(text));
}
/** Plain data with every text in it as this makes it. */
function withoutTextsIn(value, withoutTexts) {
    return (0,_model_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .mapStrings */ .to)(value, withoutTexts);
}
//# sourceMappingURL=without-sensitive-texts.js.map

/***/ }),

/***/ 63911:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ divideFailure; }
/* harmony export */ });
/* harmony import */ var _model_add_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72588);
/* harmony import */ var _fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92046);
/* harmony import */ var _existing_failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96747);
/* harmony import */ var _tell_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19525);




/** How often a policy is asked about one plan, besides the first time. */
const MOST_QUESTIONS = 2;
async function divideFailure(failure, { without, excepted, readBase }) {
    const undivided = { results: [failure], mayBeOld: 0 };
    if (failure.status !== 'failed' || failure.word !== undefined || failure.level === 'unknown') {
        return undivided;
    }
    const ofWholePolicy = excepted.entries.find(({ address }) => address === undefined);
    if (ofWholePolicy !== undefined) {
        return { results: [{ ...failure, ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(ofWholePolicy) }], mayBeOld: 0 };
    }
    const asked = { without, left: MOST_QUESTIONS };
    const { counting, accepted, others } = await divideExcepted(failure, excepted, asked);
    if (counting === undefined)
        return { results: [...others, ...accepted], mayBeOld: 0 };
    const base = (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(counting).length === 0 ? undefined : await readBase?.();
    const isExcepted = isExceptedBy(excepted);
    const held = base === undefined
        ? { results: [counting], mayBeOld: 0 }
        : await divideExisting(counting, isExcepted, { base, asked });
    return { results: [...others, ...held.results, ...accepted], mayBeOld: held.mayBeOld };
}
async function ask(asked, isLeftOut) {
    asked.left -= 1;
    return asked.without(isLeftOut);
}
const isExceptedBy = ({ at }) => (address) => at(address).length > 0;
async function divideExcepted(failure, excepted, asked) {
    const undivided = { counting: failure, accepted: [], others: [] };
    const [firstEntry] = excepted.entries;
    if (firstEntry === undefined)
        return undivided;
    const isExcepted = isExceptedBy(excepted);
    const again = await ask(asked, isExcepted);
    // A policy that breaks without a resource has said nothing about the others.
    if (again === undefined || again.status === 'errored')
        return undivided;
    const counting = new Map();
    const add = (told) => void counting.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told), told);
    if (again.status === 'failed')
        (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again).forEach(add);
    const gone = [];
    for (const told of (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure)) {
        if (counting.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(told)))
            continue;
        // It can be about what is left out only if it names some of that, or nothing at all.
        const { addresses } = told;
        if (addresses.length > 0 && !addresses.some(isExcepted))
            add(told);
        else
            gone.push(told);
    }
    if (gone.length === 0)
        return undivided;
    const byEntry = new Map();
    for (const told of gone) {
        const [entry = firstEntry] = told.addresses.flatMap((address) => excepted.at(address));
        (0,_model_add_to_js__WEBPACK_IMPORTED_MODULE_3__/* .addTo */ .D)(byEntry, entry, told);
    }
    const accepted = Array.from(byEntry, ([entry, of]) => ({
        ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, of),
        ...(0,_fitting_exceptions_js__WEBPACK_IMPORTED_MODULE_0__/* .acceptanceBy */ .N$)(entry),
    }));
    // The new answer is kept as well where no message stands for it: it fails without one, or was not evaluated.
    const isCovered = again.status === 'passed' || (again.status === 'failed' && counting.size > 0);
    return {
        counting: counting.size === 0 ? undefined : (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...counting.values()]),
        accepted,
        others: isCovered ? [] : [again],
    };
}
/**
 * A failure is old if the default branch has it, both plans make the same of every resource in it, and it is gone without these.
 * What comes to light then is held against the default branch as well, as long as the policy may be asked.
 */
async function divideExisting(failure, isExcepted, { base, asked }) {
    const old = new Map();
    const fresh = new Map((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(failure).map((one) => [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one]));
    /** What is known already to be old, or to stay without its resources. */
    const told = new Set();
    let mayBeOld = 0;
    /** What is left without the resources of the old failures and of these; undefined if there is no answer. */
    const leftWithout = async (candidates) => {
        const leftOut = new Set([...old.values(), ...candidates].flatMap(({ addresses }) => addresses));
        const again = await ask(asked, (address) => isExcepted(address) || leftOut.has(address));
        if (again?.status === 'passed')
            return [];
        return again?.status === 'failed' ? (0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .failuresIn */ .xM)(again) : undefined;
    };
    let compared = [...fresh.values()];
    while (true) {
        const existing = await existingAmong(compared, old, isExcepted, base);
        const candidates = existing.filter((one) => !told.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (candidates.length === 0)
            break;
        mayBeOld = candidates.length;
        if (asked.left === 0)
            break;
        const still = await leftWithout(candidates);
        mayBeOld = 0;
        if (still === undefined)
            break;
        const stillThere = new Set(still.map(_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw));
        for (const one of candidates)
            told.add((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        const gone = candidates.filter((one) => !stillThere.has((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one)));
        if (gone.length === 0)
            break;
        let remaining = still;
        if (gone.length < candidates.length) {
            // The resources of those that stayed have to be judged again.
            mayBeOld = gone.length;
            if (asked.left === 0)
                break;
            const again = await leftWithout(gone);
            mayBeOld = 0;
            if (again === undefined)
                break;
            remaining = again;
        }
        for (const one of gone) {
            old.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
            fresh.delete((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one));
        }
        for (const one of remaining)
            fresh.set((0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .keyOfFailure */ .xw)(one), one);
        compared = [...remaining];
    }
    if (old.size === 0)
        return { results: [failure], mayBeOld };
    const ofBase = { ...(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...old.values()]), status: 'existing' };
    const counting = fresh.size === 0 ? [] : [(0,_tell_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .partOf */ .BU)(failure, [...fresh.values()])];
    return { results: [...counting, ofBase], mayBeOld };
}
/** Those that the default branch has too, about resources of which both plans make the same. */
async function existingAmong(failures, old, isExcepted, { now, before, failsWithout }) {
    const oldThere = new Set([...old.values()]
        .flatMap(({ addresses }) => addresses)
        .map((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .addressBefore */ .QF)(address, now)));
    const there = await failsWithout((address) => isExcepted(address) || oldThere.has(address));
    if (there === undefined || there.length === 0)
        return [];
    const beforeMove = ({ lines, addresses }) => lines.map((text) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .textBefore */ .$H)({ text, addresses }, now));
    const countsThere = countTexts(there.flatMap(({ lines }) => lines));
    const countsHere = countTexts(failures.flatMap(beforeMove));
    return failures.filter((told) => told.isAboutOthers !== true &&
        told.addresses.length > 0 &&
        told.addresses.every((address) => (0,_existing_failures_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnchanged */ ._5)(address, now, before)) &&
        // A text that is not certain was never printed before. A line that is printed more often than before may be about
        // something new each time.
        beforeMove(told).every((text) => text !== undefined && (countsHere.get(text) ?? 0) <= (countsThere.get(text) ?? 0)));
}
function countTexts(texts) {
    const counts = new Map();
    for (const text of texts)
        counts.set(text, (counts.get(text) ?? 0) + 1);
    return counts;
}
//# sourceMappingURL=divide-failures.js.map

/***/ }),

/***/ 88532:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W7: function() { return /* binding */ notJudgedByOwn; },
/* harmony export */   Zn: function() { return /* binding */ withConditions; },
/* harmony export */   an: function() { return /* binding */ OWN_POLICIES; },
/* harmony export */   eh: function() { return /* binding */ ownEvidence; }
/* harmony export */ });
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10000);
/* harmony import */ var _policy_owners_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79925);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10988);



const OWN_POLICIES = {
    name: 'own-policies',
    title: 'own policies',
    reads: 'plan',
    counted: 'policy',
    countsAsPolicy: true,
    acceptedBy: 'people',
    excepted: 'by-directory-and-policy',
    toldApartBy: 'message',
    mayHoldLater: true,
};
/**
 * The results, where people may approve a condition only if the policy names them, or a line of `override-by` does.
 *
 * @param isAdvisory whether no condition has to be approved
 */
function withConditions(results, owners, isAdvisory) {
    return results.map((result) => {
        if (result.status !== 'known-after-apply')
            return result;
        const isNamed = result.approval !== undefined || (owners && (0,_policy_owners_js__WEBPACK_IMPORTED_MODULE_1__/* .ownersByLine */ .kK)(owners, result)) !== undefined;
        return { ...result, overridable: result.overridable && isNamed && !isAdvisory };
    });
}
/** The results of own policies that could judge the plan. */
function ownEvidence(results) {
    const how = { complete: true };
    return { judge: OWN_POLICIES, how, reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), results } };
}
/**
 * The doubt that own policies could not judge the plan.
 *
 * @param sources of the policies, as they were written
 * @param why its sentence comes after a colon
 */
function notJudgedByOwn(sources, why) {
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .listParts */ .Z)(sources.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .typed */ .nE));
    const says = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_0__/* .phrase */ .MZ) `The plan was not judged by ${names}: ${why.says}`;
    return { ...ownEvidence([]), reading: { ...(0,_reading_js__WEBPACK_IMPORTED_MODULE_2__/* .emptyReading */ .iz)(), doubts: [{ ...why, says }] } };
}
//# sourceMappingURL=own-policies.js.map

/***/ }),

/***/ 61922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rc: function() { return /* binding */ readConftestFile; },
/* harmony export */   aY: function() { return /* binding */ joinSets; },
/* harmony export */   ab: function() { return /* binding */ CONFTEST_FILE; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _machine_ask_opa_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29);
/* harmony import */ var _model_conftest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36433);
/* harmony import */ var _model_go_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(239);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(62177);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2340);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85382);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(48391);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(10000);
/* harmony import */ var _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(13491);
/* harmony import */ var _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82717);
/* harmony import */ var _data_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67243);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(95673);
/** Reads conftest.toml, and gives a policy set what it says: which packages judge, and which data they have. */














const CONFTEST_FILE = 'conftest.toml';
const IN_OTHER_LANGUAGES = ['conftest.json', 'conftest.yaml', 'conftest.yml'];
const KEYS_THAT_COUNT = [
    'policy',
    'namespace',
    'all-namespaces',
    'data',
    'strict',
    'show-builtin-errors',
];
/** The texts that Go takes for true, and for false. */
const ON = ['1', 't', 'T', 'TRUE', 'true', 'True'];
const OFF = ['', '0', 'f', 'F', 'FALSE', 'false', 'False'];
/**
 * Reads the file of a directory.
 *
 * @param directory its path in the tree, '' for the tree itself
 * @returns undefined if there is no such file
 * @throws PolicyProblem if it, or data that it names, cannot be read
 */
async function readConftestFile(files, directory, ports) {
    const names = await orProblem(CONFTEST_FILE, () => files.names(directory));
    const name = [CONFTEST_FILE, ...IN_OTHER_LANGUAGES].find((each) => names?.includes(each));
    if (name === undefined)
        return undefined;
    const text = await orProblem(name, () => files.read(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(directory, name)));
    if (text === undefined)
        return undefined;
    if (name !== CONFTEST_FILE) {
        if (!KEYS_THAT_COUNT.some((key) => (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toLower */ .jp)(text).includes(key)))
            return undefined;
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PolicyProblem */ .cq((0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .wrongPolicies */ .UP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(name)} is not read here, and conftest reads it.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Write what it says into ${CONFTEST_FILE}.`));
    }
    const values = await readToml(text);
    const textsOf = (key) => {
        if (!values.has(key))
            return undefined;
        const list = [values.get(key)].flat();
        if (list.every((each) => typeof each === 'string'))
            return list;
        throw wrong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(key)} is no text and no list of texts.`);
    };
    const namespaces = textsOf('namespace') ?? ['main'];
    if (namespaces.some((name) => /[*?[]/.test(name))) {
        throw wrong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)('namespace')} has a wildcard.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Name the packages, or write ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .typed */ .nE)('all-namespaces = true')}.`);
    }
    const isOn = (key) => {
        const value = values.get(key) ?? false;
        if (typeof value === 'boolean')
            return value;
        if (typeof value === 'number')
            return value !== 0;
        if (typeof value === 'string' && [...ON, ...OFF].includes(value))
            return ON.includes(value);
        throw wrong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(key)} is neither true nor false.`);
    };
    const showsBuiltinErrors = isOn('show-builtin-errors');
    const others = [...values.keys()].filter((key) => !KEYS_THAT_COUNT.includes(key) || (key === 'show-builtin-errors' && !showsBuiltinErrors));
    return {
        policy: textsOf('policy') ?? ['policy'],
        packages: isOn('all-namespaces') ? 'all' : namespaces,
        ...(await readData(textsOf('data') ?? [], { files, directory }, ports)),
        isStrict: isOn('strict'),
        showsBuiltinErrors,
        notices: describeUnread(others),
    };
}
/** @param says about a key of the file */
function wrong(says, remedy) {
    return new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PolicyProblem */ .cq((0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .wrongPolicies */ .UP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${CONFTEST_FILE}: ${says}`, remedy));
}
/** One for each key that is written otherwise here, and one for all others. */
function describeUnread(keys) {
    const [replaced, others] = [true, false].map((isReplaced) => keys.filter((key) => Object.hasOwn(_model_conftest_js__WEBPACK_IMPORTED_MODULE_3__/* .INSTEAD_OF_CONFTEST */ .w, key) === isReplaced));
    const withoutEffect = (some, remedy) => {
        const has = some.length > 1 ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `have` : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `has`;
        return (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('conftest-without-effect', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${CONFTEST_FILE}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .listParts */ .Z)(some.map(_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL))} ${has} no effect here.`, { remedy });
    };
    const ofReplaced = (replaced ?? []).map((key) => withoutEffect([key], (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(_model_conftest_js__WEBPACK_IMPORTED_MODULE_3__/* .INSTEAD_OF_CONFTEST */ .w[key] ?? '')));
    return others === undefined || others.length === 0
        ? ofReplaced
        : [...ofReplaced, withoutEffect(others)];
}
/**
 * The sets that the file names, with what it says of them. They are one, as conftest reads its directories: a library or
 * an exception in one of them counts in all. A set with policies.hcl is none of them.
 *
 * @throws PolicyProblem if two of them have data in one file, or one has data that would not count
 */
function joinSets(named, conftest) {
    if (conftest === undefined)
        return [...named];
    const sets = named.map((set) => withoutNamedData(set, conftest));
    const [first] = sets;
    if (first === undefined)
        return [];
    const paths = sets.map(({ shownAs }) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(shownAs));
    // No path in a set leads out of it.
    if (paths.some((path) => /^(?:\.\.|\/)/.test(path))) {
        return sets.map((set) => withConftest(set, conftest));
    }
    let top = paths[0] ?? '.';
    while (top !== '.' && !paths.every((path) => isInside(path, top)))
        top = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(top);
    const files = new Map();
    for (const [at, set] of sets.entries()) {
        const inside = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(top, paths[at] ?? '.');
        for (const [name, content] of set.files) {
            // Where such a file is in its set says what its data is called.
            const isData = (0,_data_files_js__WEBPACK_IMPORTED_MODULE_9__/* .isDataFile */ .vM)(name);
            if (isData && files.has(name)) {
                throw wrong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(set.shownAs)} has ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(name)}, and another directory in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)('policy')} has one, too.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Keep one.`);
            }
            files.set(isData ? name : node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(inside, name), content);
        }
    }
    const notices = sets.flatMap((set) => set.notices ?? []);
    const unreadData = sets.flatMap((set, at) => (set.unreadData ?? []).map((name) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.relative(top, paths[at] ?? '.'), name)));
    const joined = { ...first, calledAs: first.shownAs, shownAs: top, files, notices, unreadData };
    return [withConftest(joined, conftest)];
}
function isInside(path, directory) {
    return path === directory || path.startsWith(`${directory}/`);
}
/** The set without the files at its top that `data` names: it has their values. */
function withoutNamedData(set, { dataFiles }) {
    const files = new Map(set.files);
    for (const name of ['data.json', 'data.yaml']) {
        if (dataFiles.includes(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(set.shownAs, name)))
            files.delete(name);
    }
    return { ...set, files };
}
function withConftest(set, conftest) {
    const { packages, data, isStrict, showsBuiltinErrors, notices } = conftest;
    const files = new Map(set.files);
    if (data !== undefined && files.has('data.json')) {
        throw wrong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)('data')} does not name data.json of ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(set.shownAs)}, so nothing of that file would count.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Name it there, too, or remove it.`);
    }
    if (data !== undefined)
        files.set('data.json', Buffer.from(data));
    const all = [set.notices ?? [], notices].flat();
    return { ...set, files, packages, isStrict, showsBuiltinErrors, notices: all };
}
/** The values of the file by their keys. conftest reads capital letters of a key as small ones. */
async function readToml(text) {
    const values = new Map();
    for (const [name, value] of Object.entries(await parseToml(text))) {
        const key = (0,_model_go_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toLower */ .jp)(name);
        if (values.has(key)) {
            throw wrong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(key)} is there twice.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Keep one.`);
        }
        values.set(key, value);
    }
    return values;
}
async function parseToml(text) {
    // Few have such a file.
    const { parse, TomlError } = await __webpack_require__.e(/* import() */ 3292).then(__webpack_require__.bind(__webpack_require__, 3292));
    try {
        return parse(text);
    }
    catch (error) {
        if (!(error instanceof TomlError))
            throw error;
        const [reason = ''] = error.message.split('\n');
        const place = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(`${CONFTEST_FILE}:${error.line}`);
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PolicyProblem */ .cq((0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .wrongPolicies */ .UP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${place}: cannot be read. ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .foreign */ .V$)(`${reason}.`)}`));
    }
}
/** The data files, and their values as one document of JSON, as for conftest, wherever they are; undefined without paths. */
async function readData(paths, { files, directory }, ports) {
    if (paths.length === 0)
        return { data: undefined, dataFiles: [] };
    const texts = {};
    const readText = async (path) => {
        const value = (await files.read(path)) ?? '';
        return { value, bytes: value.length };
    };
    const reading = { belongs: isData, skips: _policy_files_js__WEBPACK_IMPORTED_MODULE_10__/* .PROGRAM_DIRECTORIES */ .BJ, read: readText };
    for (const path of paths) {
        const whole = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(directory, path);
        const around = await orProblem(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(path), () => files.entries(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.dirname(whole)));
        const kind = around?.find(({ name }) => name === node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(whole))?.kind;
        const isFile = kind === 'file' || kind === 'link';
        const found = await orProblem(path, async () => isFile ? (await readText(whole)).value : (0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .readBelow */ .Gj)(files, whole, reading));
        if (found === undefined) {
            throw wrong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `the data ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(path)} is missing.`);
        }
        if (typeof found === 'string')
            texts[path] = found;
        else
            for (const [inner, text] of found)
                texts[node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(path, inner)] = text;
    }
    for (const [path, text] of Object.entries(texts)) {
        const problem = await (0,_data_files_js__WEBPACK_IMPORTED_MODULE_9__/* .findLeftOutData */ .Df)(path, text);
        if (problem !== undefined) {
            const place = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(`${path}:${problem.line}`);
            throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PolicyProblem */ .cq((0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .wrongPolicies */ .UP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${place}: ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(problem.message)}`));
        }
    }
    const query = '{file: value | some file, text in input; value := yaml.unmarshal(text)}';
    const args = ['eval', '--stdin-input', '--format', 'raw', query];
    const answer = await (0,_machine_ask_opa_js__WEBPACK_IMPORTED_MODULE_2__/* .askOpa */ .a)(ports, { args, stdin: JSON.stringify(texts) });
    const mark = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(12).toString('hex');
    const values = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .fieldsOf */ .Pf)((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .parseJson */ .qF)((0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_12__/* .keepLongNumbers */ .q4)(answer?.stdout ?? '', mark)));
    const document = {};
    for (const path of Object.keys(texts)) {
        if (answer !== undefined && !(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .isRecord */ .u4)(values[path])) {
            throw wrong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `the data ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(path)} is no object of JSON or YAML.`);
        }
        mergeInto(document, values[path], path);
    }
    const dataFiles = Object.keys(texts).map((path) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(path));
    return { data: (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_12__/* .restoreLongNumbers */ .zY)(JSON.stringify(document), mark), dataFiles };
}
function isData(name) {
    return /\.(?:json|ya?ml)$/.test(name);
}
/** @param path of what is read: data, unless it is a file of conftest's own */
async function orProblem(path, read) {
    return read().catch((error) => {
        if (!(error instanceof _model_unreadable_file_js__WEBPACK_IMPORTED_MODULE_13__/* .UnreadableFile */ .ie))
            throw error;
        const inner = error instanceof _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_8__/* .UnreadablePart */ .r6 ? node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(path, error.path) : path;
        const isOwn = [CONFTEST_FILE, ...IN_OTHER_LANGUAGES].includes(path);
        const what = isOwn ? (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .filePart */ .A4)(path) : (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${CONFTEST_FILE}: the data ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(inner)}`;
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_6__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .finding */ .gk)('policies-unread', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `${what} ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .plain */ .pj)(error.message)}.`));
    });
}
/** Adds values to a document. @param path of the file with them, for the problem if another file has one, too */
function mergeInto(document, values, path) {
    for (const [key, value] of Object.entries((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .fieldsOf */ .Pf)(values))) {
        const earlier = Object.hasOwn(document, key) ? document[key] : undefined;
        if ((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .isRecord */ .u4)(earlier) && (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_11__/* .isRecord */ .u4)(value))
            mergeInto(earlier, value, path);
        else if (Object.hasOwn(document, key)) {
            throw wrong((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `the data ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(path)} has the key ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .quoted */ .TL)(key)}, and another file has it, too.`, (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .phrase */ .MZ) `Keep one: only one of them could count.`);
        }
        else
            Object.defineProperty(document, key, { value, enumerable: true, writable: true });
    }
}
//# sourceMappingURL=conftest-file.js.map

/***/ }),

/***/ 93280:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ describeCondition; }
/* harmony export */ });
/* harmony import */ var _plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41092);
/* harmony import */ var _model_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28187);
/* harmony import */ var _model_attribute_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95663);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2340);
/** What would have to be so after the apply for a pass to hold, in words: which attributes decide, and what they are compared with. */




const MOST_NAMED = 3;
/** How many messages a policy gives. An approval is of the whole plan. */
const MOST_MESSAGES = 100;
/** One message for each attribute that the policy names or compares with a constant, and one for all others of a resource. */
function describeCondition(reads) {
    const messages = new Map();
    const unnamed = new Map();
    for (const read of reads) {
        const { lacked, isNamed, comparedWith } = read;
        const name = (0,_plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_0__/* .lackingName */ .$K)(lacked);
        const address = (0,_model_parse_js__WEBPACK_IMPORTED_MODULE_1__/* .textIn */ .r7)(lacked.entry?.['address']) === undefined ? undefined : name;
        const attribute = (0,_plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeOf */ .w4)(lacked);
        if (attribute !== '' && !isNamed && comparedWith.length === 0) {
            const key = `${name}\0${lacked.hasNoText}`;
            const others = unnamed.get(key) ?? { name, address, lacked, attributes: new Set() };
            others.attributes.add(attribute);
            unnamed.set(key, others);
            continue;
        }
        const what = describeLack(lacked, name, attribute);
        const compared = comparedWith.length === 0
            ? ''
            : ` The policy compares it with ${(0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSome */ .Kf)(comparedWith.map(shownConstant), MOST_NAMED)}.`;
        const key = `${name}\0${attribute}`;
        const before = messages.get(key);
        if (before !== undefined && (compared === '' || before.text.includes(compared)))
            continue;
        messages.set(key, toMessage(`${what}${compared}`, address, attribute));
    }
    for (const [key, { name, address, lacked, attributes }] of unnamed) {
        const left = [...attributes].filter((attribute) => !messages.has(`${name}\0${attribute}`));
        if (left.length === 0)
            continue;
        const words = (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .nameSome */ .Kf)(left.map((attribute) => `\`${attribute}\``), MOST_NAMED);
        const isOne = left.length === 1;
        const why = lacked.hasNoText
            ? `${isOne ? 'is no constant' : 'are no constants'}, and ${WITHOUT_TEXT}`
            : `${isOne ? 'is' : 'are'} ${LATER}`;
        const text = `${name}: ${words} ${why}. ${UNNAMED}`;
        messages.set(`${key}\0`, toMessage(text, address, left.length === 1 ? (left[0] ?? '') : ''));
    }
    const all = [...messages.values()];
    const shown = all.slice(0, MOST_MESSAGES);
    const others = all.length - shown.length;
    return others === 0 ? shown : [...shown, { text: `${others} more are ${LATER}.` }];
}
const LATER = 'known only after the apply';
const UNNAMED = 'The policy names no attribute there, and may read each.';
const WITHOUT_TEXT = 'no plan has the text of such an expression';
function toMessage(text, address, attribute) {
    const addresses = address === undefined ? [] : [address];
    return { text, addresses, attribute: (0,_model_attribute_path_js__WEBPACK_IMPORTED_MODULE_3__/* .readAttributePath */ .w)(attribute) };
}
function describeLack({ path, hasNoText }, name, attribute) {
    if (hasNoText) {
        const what = attribute === '' ? 'what it gives' : `\`${attribute}\``;
        return `${name}: ${what} is no constant, and ${WITHOUT_TEXT}.`;
    }
    if (attribute === '') {
        const isOutput = name.startsWith('output.');
        return `${name}: ${isOutput ? 'its value' : 'what it becomes'} is ${LATER}.`;
    }
    return (0,_plan_lacked_values_js__WEBPACK_IMPORTED_MODULE_0__/* .isWriteOnlyName */ .pW)(path.at(-1) ?? '')
        ? `${name}: \`${attribute}\` is write-only, so no plan says what it is.`
        : `${name}: \`${attribute}\` is ${LATER}.`;
}
/** A constant of JSON. */
function shownConstant(json) {
    return json.startsWith('"') ? (0,_model_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(String(JSON.parse(json))) : json;
}
//# sourceMappingURL=describe-condition.js.map

/***/ }),

/***/ 77078:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kD: function() { return /* binding */ askPolicyAgain; },
  gI: function() { return /* binding */ explainUncertainPass; },
  wg: function() { return /* binding */ inputOf; },
  Oc: function() { return /* binding */ judgeBySets; }
});

// EXTERNAL MODULE: ./build/src/machine/take-turn.js
var take_turn = __webpack_require__(44990);
// EXTERNAL MODULE: ./build/src/model/json-text.js
var json_text = __webpack_require__(62177);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/policy-result.js
var policy_result = __webpack_require__(67107);
// EXTERNAL MODULE: ./build/src/model/finding.js
var finding = __webpack_require__(85382);
// EXTERNAL MODULE: ./build/src/model/sentence.js + 1 modules
var sentence = __webpack_require__(10000);
// EXTERNAL MODULE: ./build/src/model/run-input.js
var run_input = __webpack_require__(15555);
// EXTERNAL MODULE: ./build/src/rego/input-form.js
var input_form = __webpack_require__(52484);
// EXTERNAL MODULE: ./build/src/policy/named-resources.js
var named_resources = __webpack_require__(68397);
// EXTERNAL MODULE: ./build/src/policy/divide-failures.js
var divide_failures = __webpack_require__(63911);
// EXTERNAL MODULE: ./build/src/policy/fitting-exceptions.js
var fitting_exceptions = __webpack_require__(92046);
// EXTERNAL MODULE: ./build/src/policy/tell-failures.js
var tell_failures = __webpack_require__(19525);
// EXTERNAL MODULE: ./build/src/policy/systems/own-policies.js
var own_policies = __webpack_require__(88532);
// EXTERNAL MODULE: ./build/src/plan/configured-modules.js
var configured_modules = __webpack_require__(43701);
// EXTERNAL MODULE: ./build/src/plan/entries.js
var plan_entries = __webpack_require__(41293);
;// CONCATENATED MODULE: ./build/src/plan/parts-of-resources.js
/** Which parts of a plan go with some resources, to ask policies once more about the plan without them. */



/**
 * Every part of a plan that is about a resource: an entry of a list, or a call of a module. The configuration has no
 * instances: there a part has the address of its resource or module without an index.
 *
 * @returns the parts in an order in which some of them can be removed one after the other: what is in a part before the part
 *   itself, and later entries of a list before earlier ones
 */
function partsOfResources(plan) {
    const parts = [];
    const members = Object.fromEntries(Object.entries(plan));
    for (const list of plan_entries/* ENTRY_LISTS */.pK) {
        if (list === 'output_changes')
            continue;
        const entries = [...(0,plan_entries/* entriesOfDocument */.je)(plan, [list])].filter(({ whole }) => (0,parse/* isRecord */.u4)(whole));
        for (const entry of entries.toReversed()) {
            const addresses = (0,plan_entries/* isOfAction */.kY)(entry) ? invokedFor(entry.said) : [entry.address];
            addPart(parts, addresses, [list, String(entry.at)]);
        }
    }
    addList(parts, {
        path: ['relevant_attributes'],
        list: members['relevant_attributes'],
        addressesOf: ({ resource }) => [resource],
    });
    const { prior_state: state } = members;
    const checksIn = [
        [['checks'], members['checks']],
        [['prior_state', 'checks'], (0,parse/* fieldOf */._F)(state, 'checks')],
    ];
    for (const [path, checks] of checksIn) {
        addList(parts, {
            path,
            list: checks,
            addressesOf: checkedIn,
            addInner: (check, at) => addList(parts, {
                path: [...at, 'instances'],
                list: (0,parse/* fieldOf */._F)(check, 'instances'),
                addressesOf: checkedIn,
            }),
        });
    }
    const valuesIn = [
        [['planned_values'], members['planned_values']],
        [['proposed_unknown'], members['proposed_unknown']],
        [['prior_state', 'values'], (0,parse/* fieldOf */._F)(state, 'values')],
    ];
    for (const [path, values] of valuesIn) {
        addModule(parts, [...path, 'root_module'], (0,parse/* fieldOf */._F)(values, 'root_module'));
    }
    addConfiguration(parts, members['configuration']);
    return parts;
}
/**
 * The paths of what a plan loses with some resources, in the order of `parts`.
 *
 * @param isLeftOut says of an address whether what has it is taken out
 */
function pathsOf(parts, isLeftOut) {
    // Most addresses are in several lists.
    const known = new Map();
    const isGone = (address) => {
        const isOut = known.get(address) ?? isLeftOut(address);
        known.set(address, isOut);
        return isOut;
    };
    return parts.filter(({ addresses }) => addresses.some(isGone)).map(({ path }) => path);
}
/** Adds the entries of a list, if there is one. */
function addList(parts, { path, list, addressesOf = ({ address }) => [address], addInner }) {
    if (!Array.isArray(list))
        return;
    for (let index = list.length - 1; index >= 0; index -= 1) {
        const entry = list[index];
        if (!(0,parse/* isRecord */.u4)(entry))
            continue;
        const at = [...path, String(index)];
        addInner?.(entry, at);
        addPart(parts, addressesOf(entry), at);
    }
}
function addPart(parts, of, path) {
    const addresses = of.filter((address) => typeof address === 'string');
    if (addresses.length > 0)
        parts.push({ addresses, path });
}
/** The addresses of an invocation: the action goes with the resource that triggers it. */
function invokedFor(invocation) {
    const trigger = (0,parse/* fieldOf */._F)(invocation, 'lifecycle_action_trigger');
    return [(0,parse/* fieldOf */._F)(invocation, 'address'), (0,parse/* fieldOf */._F)(trigger, 'triggering_resource_address')];
}
function checkedIn({ address }) {
    return [(0,parse/* fieldOf */._F)(address, 'to_display')];
}
function addModule(parts, path, module) {
    addList(parts, { path: [...path, 'resources'], list: (0,parse/* fieldOf */._F)(module, 'resources') });
    addList(parts, {
        path: [...path, 'child_modules'],
        list: (0,parse/* fieldOf */._F)(module, 'child_modules'),
        addInner: (child, at) => addModule(parts, at, child),
    });
}
function addConfiguration(parts, configuration) {
    for (const module of [...(0,configured_modules/* configuredModules */.C3)(configuration)].toReversed()) {
        for (const { address, block, path } of [...(0,configured_modules/* blocksOf */.SH)(module)].toReversed()) {
            if (typeof block['address'] === 'string')
                addPart(parts, [address], [...path]);
        }
        const isRoot = module.calls.length === 0;
        if (!isRoot)
            parts.push({ addresses: [module.prefix.slice(0, -1)], path: module.path.slice(0, -1) });
    }
}
//# sourceMappingURL=parts-of-resources.js.map
// EXTERNAL MODULE: ./build/src/plan/read-plan.js
var read_plan = __webpack_require__(33597);
// EXTERNAL MODULE: ./build/src/rego/approval-rules.js
var approval_rules = __webpack_require__(38628);
// EXTERNAL MODULE: ./build/src/rego/describe-rules.js
var describe_rules = __webpack_require__(82226);
// EXTERNAL MODULE: ./build/src/rego/describe-condition.js
var describe_condition = __webpack_require__(93280);
// EXTERNAL MODULE: ./build/src/rego/read-places.js
var read_places = __webpack_require__(97106);
// EXTERNAL MODULE: ./build/src/plan/lacked-values.js
var lacked_values = __webpack_require__(41092);
// EXTERNAL MODULE: ./build/src/plan/unknown-values.js + 1 modules
var unknown_values = __webpack_require__(57444);
// EXTERNAL MODULE: ./build/src/model/own-pages.js
var own_pages = __webpack_require__(37694);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(28187);
// EXTERNAL MODULE: ./build/src/plan/redacted-plan.js
var redacted_plan = __webpack_require__(53929);
// EXTERNAL MODULE: ./build/src/plan/sensitive-values.js
var sensitive_values = __webpack_require__(30508);
// EXTERNAL MODULE: ./build/src/plan/without-sensitive-texts.js
var without_sensitive_texts = __webpack_require__(26325);
// EXTERNAL MODULE: ./build/src/plan/plan-shape.js
var plan_shape = __webpack_require__(7410);
// EXTERNAL MODULE: ./build/src/plan/planned-values.js
var planned_values = __webpack_require__(13050);
;// CONCATENATED MODULE: ./build/src/rego/judge-plan.js
/**
 * Judges a plan by opened sets of Rego policies. No verdict is made here.
 *
 * Each set answers for all of its policies (`createAsker`). Where one fails, it is asked again without the resources that
 * exceptions name, and with `only-new` about the plan of the default branch (`judgeSet`). Each answer becomes a result
 * (`toResult`). A pass that is not certain does not stay one (`withDoubt`): a policy that may read what the plan lacks is
 * `not-evaluated`, and one that may read what is known only after the apply is `known-after-apply`. An advisory policy that
 * may read what the plan lacks keeps its pass, and a notice says so. Of a whole plan the sensitive values stay with `opa`: a
 * message that may hold one is not shown (`withoutSecrets`).
 */






























/** @throws UnreadablePlan, or the reason of the signal */
async function judgeBySets(sets, plan, signal) {
    const read = await checkedPlan(plan, signal);
    let reading;
    const readOnce = async () => {
        const base = await plan.readBase?.();
        if (base === undefined || 'notice' in base)
            return base;
        return { before: await checkedPlan(base, signal), movedFrom: base.movedFrom ?? new Map() };
    };
    const readBefore = () => (reading ??= readOnce());
    const withFacts = { ...(await knownOf(sets, plan, read)), readBefore };
    const judgements = await Promise.all(sets.map((opened) => judgeSet(opened, withFacts, signal)));
    return {
        results: judgements.flatMap(({ results }) => results),
        notices: judgements.flatMap(({ notices }) => notices),
    };
}
/**
 * Asks one policy about a plan without some of its parts.
 *
 * @returns undefined if no set has such a policy
 * @throws UnreadablePlan, or the reason of the signal
 */
async function askPolicyAgain(sets, plan, { policySet, policy, without }, signal) {
    const opened = sets.find(({ set, files }) => calledOf(files) === policySet && set.policies.some(({ name }) => name === policy));
    if (opened === undefined)
        return undefined;
    const read = await checkedPlan(plan, signal);
    const withFacts = { ...(await knownOf(sets, plan, read)), readBefore: async () => undefined };
    const asker = createAsker(opened, { ...withFacts, notices: [] }, signal);
    return asker.askWithoutParts(policy, without);
}
/** The plan with all that is known of it. */
async function knownOf(sets, plan, read) {
    const known = await readPullRequest(sets, plan.pullRequest);
    const { document } = read;
    const sensitive = (0,read_places/* groupByPlace */.O4)((0,sensitive_values/* sensitiveValues */.DJ)(document));
    return { ...plan, ...known, read, sensitive, withoutTexts: (0,without_sensitive_texts/* withoutTextsOf */.K)(document) };
}
async function checkedPlan({ json, document }, signal) {
    if (document !== undefined)
        return { json, document, text: json.text };
    return json.isWhole ? (0,read_plan/* checkWhole */.UW)(json, signal) : (0,redacted_plan.checkRedacted)(json, signal);
}
/**
 * What policies read of a plan.
 *
 * @throws UnreadablePlan, or the reason of the signal
 */
async function inputOf(sets, plan, signal) {
    const { document, text } = await checkedPlan(plan, signal);
    const { pullRequest } = await readPullRequest(sets, plan.pullRequest);
    return { plan: document, planText: text, run: plan.run ?? run_input/* UNKNOWN_RUN */.R, pullRequest };
}
async function judgeSet(opened, plan, signal) {
    const notices = [];
    const asker = createAsker(opened, { ...plan, notices }, signal);
    const exceptedFor = (0,fitting_exceptions/* exceptionsFor */.we)(plan);
    /** What both plans make of the resources, by whether a policy reads what the files say. */
    const known = new Map();
    const readBase = async (policy) => {
        const read = await plan.readBefore();
        if (read === undefined)
            return undefined;
        if ('notice' in read) {
            notices.push(read.notice);
            return undefined;
        }
        const { before } = read;
        const readsFiles = asker.readsConfiguration(policy);
        const values = known.get(readsFiles) ?? valuesOfBoth(plan.read, read, readsFiles);
        known.set(readsFiles, values);
        return {
            ...values,
            async failsWithout(isLeftOut) {
                const said = await asker.judgeBefore(before, policy, isLeftOut);
                return said?.status === 'failed' ? (0,tell_failures/* failuresIn */.xM)(said) : undefined;
            },
        };
    };
    // All at once: what is asked together goes to one process.
    const results = await Promise.all((await asker.ask()).map(async (result) => {
        const { policy } = result;
        const divided = await (0,divide_failures/* divideFailure */.u)(result, {
            without: (isLeftOut) => asker.askAgain(policy, isLeftOut),
            excepted: exceptedFor(result),
            readBase: () => readBase(policy),
        });
        if (divided.mayBeOld > 0)
            notices.push(aboutPolicy('may-be-old', policy, MAY_BE_OLD));
        return divided.results;
    }));
    return { results: results.flat(), notices: (0,finding/* withoutRepeated */.R2)(notices) };
}
const MAY_BE_OLD = (0,sentence/* phrase */.MZ) `says more once what the default branch has as well is left out. It is asked no third time, so of what counts something may be old. Except that until it is repaired, or let the policy say all at once.`;
function valuesOfBoth(now, { before, movedFrom }, readsFiles) {
    const present = certainValues(now, before, readsFiles);
    return {
        now: { ...present, movedFrom: new Map([...movedFrom, ...present.movedFrom]) },
        before: certainValues(before, now, readsFiles),
    };
}
/** The name of a set, as results have it. */
function calledOf({ calledAs, shownAs }) {
    return calledAs ?? shownAs;
}
/** Asks the policies of a set about a plan, and one of them about the plan without some resources. */
function createAsker(opened, plan, signal) {
    const { set, files, facts } = opened;
    const readForPolicies = readerForPolicies(plan);
    const { input } = readForPolicies(plan.read);
    const readsTeams = facts.some((rule) => rule.readsTeams);
    const inMoreTeams = readsTeams ? withMoreTeams(plan.pullRequest, files) : undefined;
    // One object for all questions about the whole plan: what was written for `opa` is kept by the object.
    const sameInMoreTeams = { ...input, pullRequest: inMoreTeams };
    // What a policy prints may hold a sensitive value, as its messages may.
    const hidesValues = plan.json.isWhole && plan.sensitive.length > 0;
    const askOtherValues = otherValuesAsker(set.judge, { text: plan.read.text, input }, signal);
    /** Answers for all policies, or for the one of a narrowed question. @param isShown whether people see the messages */
    const judge = async ({ input: given, unknown }, isShown, narrowed) => {
        // Else it is the plan of the default branch, of which nothing is shown.
        const isOfJudgedPlan = given === input;
        const unknownHere = withoutRemoved(unknown(), given.plan, narrowed?.without ?? []);
        await (0,take_turn/* takeTurn */.Vm)(signal);
        const answers = await set.judge.evaluate(given, signal, narrowed);
        const hasMessages = answers.some(({ output }) => output.length > 0);
        const otherAnswers = isShown && hidesValues && hasMessages ? await askOtherValues(narrowed) : [];
        if (isOfJudgedPlan && narrowed === undefined && !hidesValues)
            noteRemarks(answers, plan);
        const inputOfMoreTeams = isOfJudgedPlan
            ? sameInMoreTeams
            : { ...given, pullRequest: inMoreTeams };
        const ofMoreTeams = inMoreTeams && (await set.judge.evaluate(inputOfMoreTeams, signal, narrowed));
        return set.policies.flatMap((policy, index) => {
            if (narrowed !== undefined && policy.name !== narrowed.policy)
                return [];
            const at = narrowed === undefined ? index : 0;
            const others = otherAnswers.map((answersOfValue) => answersOfValue[at]);
            const ofPolicy = {
                facts: facts[index],
                others,
                inMoreTeams: ofMoreTeams?.[at],
                unknown: unknownHere,
            };
            return [toResult(answers[at], { ...ofPolicy, policy, plan }, calledOf(files))];
        });
    };
    /** The answers about each whole plan. */
    const ofWhole = new Map();
    const judgeWhole = (checked, isShown) => {
        const judging = ofWhole.get(checked) ?? judge(readForPolicies(checked), isShown);
        ofWhole.set(checked, judging);
        return judging;
    };
    const judgeWithout = async (checked, isShown, policy, isLeftOut) => {
        await (0,take_turn/* takeTurn */.Vm)(signal);
        const whole = readForPolicies(checked);
        const { addresses, parts } = whole;
        const isCut = Array.from(addresses).some(isLeftOut);
        const without = isCut ? pathsOf(parts(), isLeftOut) : [];
        if (without.length === 0) {
            return (await judgeWhole(checked, isShown)).find((result) => result.policy === policy);
        }
        const [again] = await judge(whole, isShown, { policy, without });
        await (0,take_turn/* takeTurn */.Vm)(signal);
        return again;
    };
    return {
        /** Whether a policy may read what the files say; true for one that nothing here can judge. */
        readsConfiguration: (policy) => facts.find((rule) => rule.policy === policy)?.readsConfiguration ?? true,
        /** Judges the plan by all policies. */
        ask: () => judgeWhole(plan.read, true),
        /** Judges the plan by one policy, without some resources; as `ask` where it has none of them. */
        askAgain: (policy, isLeftOut) => judgeWithout(plan.read, true, policy, isLeftOut),
        /** Judges the plan by one policy, without the parts at these paths. */
        async askWithoutParts(policy, without) {
            const [again] = await judge(readForPolicies(plan.read), true, { policy, without });
            return again;
        },
        /** Judges the plan of the default branch. The messages are compared, and never shown. */
        judgeBefore: (before, policy, isLeftOut) => judgeWithout(before, false, policy, isLeftOut),
    };
}
/** Makes the function that reads, once for each plan, what policies get of it. */
function readerForPolicies({ run = run_input/* UNKNOWN_RUN */.R, pullRequest }) {
    const readings = new Map();
    return (checked) => {
        const known = readings.get(checked);
        if (known !== undefined)
            return known;
        let parts;
        let unknown;
        const read = {
            input: { plan: checked.document, planText: checked.text, run, pullRequest },
            addresses: (0,sensitive_values/* addressesIn */.Mh)(checked.document),
            parts: () => (parts ??= partsOfResources(checked.document)),
            unknown: () => (unknown ??= (0,read_places/* groupByPlace */.O4)((0,unknown_values/* unknownValues */.L)(checked.document))),
        };
        readings.set(checked, read);
        return read;
    };
}
/** Makes the function that asks the same with other values in place of the sensitive ones: a message that holds one differs. */
function otherValuesAsker({ evaluate }, { text, input }, signal) {
    const withValue = (value) => ({
        ...input,
        planText: (0,sensitive_values/* replaceInText */.td)(text, value),
    });
    let kept;
    return async (narrowed) => {
        if (narrowed !== undefined) {
            // Each of the questions that leave something out is about the same text.
            kept ??= OTHER_VALUES.map(withValue);
            return Promise.all(kept.map((other) => evaluate(other, signal, narrowed)));
        }
        const answers = [];
        // One after the other: each is a copy of the plan.
        for (const value of OTHER_VALUES)
            answers.push(await evaluate(withValue(value), signal));
        return answers;
    };
}
function noteRemarks(answers, { notices }) {
    for (const { name, remarks = [] } of answers) {
        notices.push(...remarks.map((remark) => aboutPolicy('policy-said', name, remark)));
    }
}
/** @param says the rest of a sentence */
function aboutPolicy(code, policy, says) {
    return (0,finding/* finding */.gk)(code, (0,sentence/* phrase */.MZ) `The policy ${(0,sentence/* quoted */.TL)(policy)} ${says}`, { about: { policy } });
}
/** The values of what is still in the plan once these parts were removed, one after the other. */
function withoutRemoved(groups, plan, without) {
    const removed = new Set();
    const entries = new Set();
    const lists = new Map();
    for (const path of without) {
        const [member = '', at = '', ...inner] = path;
        if (member === 'configuration') {
            // Later entries of a list go before earlier ones, so each index is still that of the plan.
            entries.add(path.reduce((part, key) => (0,parse/* fieldsOf */.Pf)(part)[key], plan));
        }
        if (inner.length > 0)
            continue;
        const all = Reflect.get(plan, member);
        if (!Array.isArray(all)) {
            removed.add(`${member}.${at}`);
            continue;
        }
        const left = lists.get(member) ?? [...all];
        lists.set(member, left);
        const [entry] = left.splice(Number(at), 1);
        const later = (0,parse/* fieldOf */._F)(entry, 'resource_change') ?? (0,parse/* fieldOf */._F)(entry, 'action_invocation');
        entries.add(entry).add(later);
    }
    if (entries.size === 0 && removed.size === 0)
        return groups;
    return groups.map((values) => values.filter(({ lacked: { entry, path } }) => (entry === undefined || !entries.has(entry)) && !removed.has(path.slice(0, 2).join('.'))));
}
/**
 * Address → what the plan makes of the resource and, for a policy that reads the configuration, what the files say of
 * it. A resource that drifted in one of the two plans is left out, because it may differ.
 */
function certainValues(plan, other, readsFiles) {
    const certain = new Set((0,sensitive_values/* addressesIn */.Mh)(plan.document));
    for (const { document } of [plan, other]) {
        for (const address of (0,plan_entries/* addressesOf */.sO)(document, ['resource_drift']))
            certain.delete(address);
    }
    const planned = (0,planned_values/* readPlannedValues */.D)(plan.json, certain);
    const { values, movedFrom } = planned ?? { values: new Map(), movedFrom: new Map() };
    if (!readsFiles)
        return { values, movedFrom };
    const configurationOf = configurationReader((0,parse/* fieldsOf */.Pf)((0,json_text/* parseExactly */.Ab)(plan.text)));
    const withConfiguration = new Map();
    for (const [address, value] of values) {
        const written = configurationOf(address);
        if (written !== undefined)
            withConfiguration.set(address, JSON.stringify([value, written]));
    }
    return { values: withConfiguration, movedFrom };
}
/**
 * Makes the function that returns what the configuration in a plan says of a resource, as JSON: its block, and the calls
 * of the modules around it; undefined if it has no block.
 */
function configurationReader(plan) {
    const blockAt = (0,configured_modules/* findBlocks */.yM)(Reflect.get(plan, 'configuration'));
    return (address) => {
        const configured = blockAt(address);
        if (configured === undefined)
            return undefined;
        const around = configured.calls.map(({ call }) => ({ ...call, module: undefined }));
        return JSON.stringify([...around, configured.block]);
    };
}
/** What a message is compared with: sensitive values left out, and replaced. */
const OTHER_VALUES = [undefined, 'another-value'];
function toResult(judged, answers, policySet) {
    const { policy, plan, facts, unknown } = answers;
    const { name, level, description, approval } = policy;
    const { status = 'errored', output: written = ['It gave no result.'] } = judged ?? {};
    // Why a policy was not evaluated is a sentence of Plangate about the policy, without a value of the plan.
    const isAboutPlan = plan.json.isWhole && status !== 'not_evaluated';
    const output = isAboutPlan ? withoutSecrets(written, judged, answers) : written;
    const printed = (0,named_resources/* printedMessages */.Dn)(output, policy.argument);
    const unknownRead = ['passed', 'failed'].includes(status) ? (facts?.mayRead(unknown) ?? []) : [];
    const conditions = status === 'failed' ? conditionsBeside(printed, unknownRead, policy) : [];
    const messages = [...printed, ...conditions];
    const texts = messages.map(({ text }) => text);
    const result = {
        judge: own_policies/* OWN_POLICIES */.an,
        policySet,
        policy: name,
        level,
        status: status === 'not_evaluated' ? 'not-evaluated' : status,
        overridable: (0,approval_rules/* isOverridable */.U)(policy),
        message: status === 'passed' ? '' : (texts[0] ?? description),
        description: description || undefined,
        output: texts,
        printedFor: status === 'passed' ? undefined : messages.map(named_resources/* printedForOne */.Wy),
        answers: judged?.answers && wholeAnswers(judged.answers, { output, written, conditions }),
        ...(status === 'failed' && failsForUnknown(printed, unknownRead) && { remedy: waysOut(name) }),
        ...(approval && status === 'failed' && { approval: toWaiting(approval) }),
        ...(status === 'passed' ? named_resources/* NOTHING_NAMED */.e_ : (0,named_resources/* namedIn */.$P)(messages)),
    };
    return withDoubt({ result, judged, unknownRead }, answers);
}
/**
 * The result, where nothing makes its pass uncertain; else one that is no pass. What an advisory policy may have missed does
 * not make the verdict undecided: its pass stays, and the plan's `notices` get one more.
 */
function withDoubt({ result, judged, unknownRead }, answers) {
    const { policy, plan, facts, inMoreTeams } = answers;
    const { policySet, policy: name, level, status, output } = result;
    const nothingNamed = {
        printedFor: undefined,
        answers: undefined,
        approval: undefined,
        ...named_resources/* NOTHING_NAMED */.e_,
    };
    // It gave no reason to fail, so this is a pass that stays, as below.
    if (level === 'advisory' && judged?.lacksInput === true) {
        for (const text of output) {
            plan.notices.push((0,finding/* finding */.gk)('policy-lacks-input', (0,sentence/* plain */.pj)(text), { about: { policySet, policy: name } }));
        }
        return { ...result, ...nothingNamed, status: 'passed', message: '', output: [] };
    }
    // It may fail for the only reason that this job does not know the teams of the author.
    const failsWithoutTeams = status === 'failed' &&
        facts?.readsTeams === true &&
        plan.pullRequest?.teams === undefined &&
        inMoreTeams?.status === 'passed';
    let why;
    if (status === 'passed' || failsWithoutTeams) {
        why = facts === undefined ? 'was not judged' : explainUncertainPass(facts, plan, inMoreTeams);
    }
    if (why === undefined && status === 'passed' && unknownRead.length > 0) {
        return { ...result, ...knownAfterApply(unknownRead, policy, facts) };
    }
    if (why === undefined)
        return result;
    if (level === 'advisory') {
        plan.notices.push(aboutPolicy('pass-uncertain', name, (0,sentence/* plain */.pj)(`${why}.`)));
        return result;
    }
    return { ...result, ...nothingNamed, status: 'not-evaluated', message: why, output: [why] };
}
/** The answers as they were given, with what is shown of each, and what is not known beside them. */
function wholeAnswers(answers, { output, written, conditions, }) {
    const given = answers.map((json, at) => {
        const lines = (0,named_resources/* printedMessages */.Dn)([output[at]]).map(({ text }) => text);
        return new policy_result/* WholeAnswer */.g(lines, json, output[at] === written[at]);
    });
    const beside = conditions.map(({ text }) => {
        return new policy_result/* WholeAnswer */.g([text], JSON.stringify({ unknown: text }), true);
    });
    return [...given, ...beside];
}
/**
 * What is not known yet where a policy fails: of the resources that it names, because that may be why; of all where people may
 * accept the failure, because the policy may fail in another way as well once everything is known.
 */
function conditionsBeside(printed, unknownRead, policy) {
    if (unknownRead.length === 0)
        return [];
    const named = new Set((0,named_resources/* namedIn */.$P)(printed).resources.map(({ address }) => address));
    const counted = (0,approval_rules/* isOverridable */.U)(policy)
        ? unknownRead
        : unknownRead.filter(({ lacked }) => lacked.entry !== undefined && named.has((0,lacked_values/* lackingName */.$K)(lacked)));
    return (0,describe_condition/* describeCondition */.p)(counted);
}
/** Whether each message is about resources of which a value that the policy names is not known yet. */
function failsForUnknown(printed, unknownRead) {
    const waiting = new Set(unknownRead
        .filter(({ isNamed, lacked }) => isNamed && lacked.entry !== undefined)
        .map(({ lacked }) => (0,lacked_values/* lackingName */.$K)(lacked)));
    return printed.every((message) => {
        const { resources } = (0,named_resources/* namedIn */.$P)([message]);
        return resources.length > 0 && resources.every(({ address }) => waiting.has(address));
    });
}
function waysOut(policy) {
    const page = (0,sentence/* linkPart */.uQ)((0,sentence/* phrase */.MZ) `four ways out`, (0,own_pages/* ownPage */.SO)('docs/known-after-apply.md#four-ways-out'));
    return (0,sentence/* phrase */.MZ) `All that ${(0,sentence/* quoted */.TL)(policy)} fails for has a value that is known only after the apply: take one of ${page} or write a value that the plan knows.`;
}
/** What a result says where its pass may depend on values that are known only after the apply. */
function knownAfterApply(unknownRead, { approval, level }, facts) {
    const messages = (0,describe_condition/* describeCondition */.p)(unknownRead);
    return {
        status: 'known-after-apply',
        level: facts?.meansUnknown === true ? 'advisory' : level,
        message: messages[0]?.text ?? '',
        output: messages.map(({ text }) => text),
        printedFor: messages.map(named_resources/* printedForOne */.Wy),
        answers: undefined,
        ...(approval && { approval: toWaiting(approval) }),
        ...(0,named_resources/* namedIn */.$P)(messages),
    };
}
function toWaiting({ approvers, count }) {
    return { approvers: approvers.names, needed: count, missing: count, given: [] };
}
/** METADATA can say that the part may be absent. This is not proposed: then the policy would pass without looking at anything. */
const INSTEAD = ': read `resource_changes` in its place, or let the whole plan be read (`full-plan`)';
/**
 * Says why the pass of a policy is not certain: the rest of a sentence about it. Undefined if it is certain.
 *
 * @param inMoreTeams what it says of an author who is in more teams, if that was asked
 */
function explainUncertainPass(facts, { json: { isWhole }, sensitive, run, pullRequest = {}, whyNoTeams }, inMoreTeams) {
    const planWords = isWhole ? 'the plan' : 'a redacted plan';
    const lacking = facts.absentIn(isWhole ? plan_shape/* TERRAFORM_PLAN */.E : redacted_plan/* REDACTED_PLAN */.b);
    const absent = lacking.filter((part) => part !== 'run' && part !== 'pull_request');
    if (absent.length > 0) {
        const names = (0,describe_rules/* listNames */.Z)(absent.map((part) => `input.${part}`));
        return `may read ${names}, which ${planWords} does not have${isWhole ? '' : INSTEAD}`;
    }
    if (lacking.includes('run') && run === undefined) {
        return 'may read the run, of which too little is known here';
    }
    const ofRun = new Set(facts.readsOfRun.flatMap((path) => (0,input_form/* missingParts */.tL)(run ?? {}, path, input_form/* RUN_SHAPE */.Ib)));
    if (ofRun.size > 0) {
        const names = (0,describe_rules/* listNames */.Z)([...ofRun].map((part) => `input.run.${part}`));
        return `may read ${names}, which only a run of a service has`;
    }
    const ofPullRequest = new Set(facts.readsOfPullRequest.flatMap((path) => (0,input_form/* missingParts */.tL)(pullRequest, path, input_form/* PULL_REQUEST_SHAPE */.eN)));
    if (ofPullRequest.size > 0) {
        const names = (0,describe_rules/* listNames */.Z)([...ofPullRequest].map((part) => `input.pull_request.${part}`));
        const why = ofPullRequest.has('teams') && whyNoTeams !== undefined ? `: ${whyNoTeams}` : '';
        return `may read ${names}, which this job does not know${why}`;
    }
    const knowsTeams = facts.readsTeams && pullRequest.teams !== undefined;
    if (knowsTeams && inMoreTeams?.status !== 'passed') {
        return 'would not pass if its author were in another team, and GitHub does not list every secret team: let the policy require a team instead of forbidding one';
    }
    const hidden = isWhole ? [] : facts.mayRead(sensitive);
    if (hidden.length === 0)
        return undefined;
    const names = [...new Set(hidden.flatMap(nameOfHidden))].sort();
    return names.length > 0
        ? `may read ${(0,quote/* nameSome */.Kf)(names, MOST_NAMED)}, and sensitive values are not in a redacted plan`
        : 'may read sensitive values, and these are not in a redacted plan';
}
const MOST_NAMED = 3;
/** The attribute that holds it, if the policy names that. */
function nameOfHidden({ lacked: { path, depth, entry }, isNamed }) {
    if (entry === undefined && path[0] === 'output_changes')
        return 'the value of an output';
    const attribute = path[depth];
    if (attribute === undefined)
        return 'a whole value';
    return isNamed ? `\`${attribute}\`` : [];
}
const NOT_SHOWN = 'the message may hold a sensitive value, so it is not shown';
/**
 * Each message is shown if it is the same whatever the sensitive values are, else what of it holds no value: of a failure only
 * the addresses.
 */
function withoutSecrets(output, judged, { others, plan }) {
    const otherMessages = others.map((other) => new Set(other?.output.map((message) => JSON.stringify(message))));
    let knownAddresses;
    return output.map((message, at) => {
        const text = JSON.stringify(message);
        if (otherMessages.every((messages) => messages.has(text))) {
            // It is the same whatever is marked, so a value in it is a copy that the plan does not mark.
            const shown = (0,without_sensitive_texts/* withoutTextsIn */.c)(message, plan.withoutTexts);
            return JSON.stringify(shown) === text ? message : shown;
        }
        const bare = judged?.withoutValues?.[at];
        if (bare !== undefined)
            return bare;
        const ofPlan = (knownAddresses ??= (0,sensitive_values/* addressesIn */.Mh)(plan.read.document));
        const addresses = (0,named_resources/* namedIn */.$P)((0,named_resources/* printedMessages */.Dn)(message))
            .resources.map(({ address }) => address)
            .filter((address) => ofPlan.has(address));
        return `${[...new Set(addresses)].join(', ') || 'A resource'}: ${NOT_SHOWN}`;
    });
}
/** What is known of the pull request, with its author's teams where a policy reads them. */
async function readPullRequest(sets, pullRequest) {
    if (pullRequest === undefined)
        return { pullRequest };
    const { askTeams, ...known } = pullRequest;
    const isRead = sets.some(({ facts }) => facts.some(({ readsTeams }) => readsTeams));
    const answer = isRead ? await askTeams?.() : undefined;
    if (answer === undefined)
        return { pullRequest: known };
    if ('unknown' in answer)
        return { pullRequest: known, whyNoTeams: answer.unknown };
    return { pullRequest: { ...known, teams: answer.teams } };
}
/**
 * The pull request of an author who is in every team that the files of a set can name. It finds what depends on a team
 * that is not listed: GitHub leaves out secret teams that the token does not see, and some jobs know no teams at all.
 */
function withMoreTeams(pullRequest, { files }) {
    const teams = new Set(pullRequest?.teams);
    for (const content of files.values()) {
        const words = Buffer.from(content)
            .toString()
            .matchAll(/[A-Za-z0-9_.-]+/g);
        for (const [word] of words)
            teams.add(word);
    }
    return { ...pullRequest, teams: [...teams] };
}
//# sourceMappingURL=judge-plan.js.map

/***/ }),

/***/ 1767:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CN: function() { return /* binding */ joinNamed; },
/* harmony export */   jL: function() { return /* binding */ readConftestHere; },
/* harmony export */   openOwnPolicies: function() { return /* binding */ openOwnPolicies; },
/* harmony export */   tH: function() { return /* binding */ findOwnSets; }
/* harmony export */ });
/* unused harmony export openAll */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _model_job_time_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(71680);
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2340);
/* harmony import */ var _model_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85382);
/* harmony import */ var _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48391);
/* harmony import */ var _trust_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80734);
/* harmony import */ var _open_policies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76751);
/* harmony import */ var _judge_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77078);
/* harmony import */ var _machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6609);
/* harmony import */ var _model_sentence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10000);
/* harmony import */ var _model_relative_path_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(20319);
/* harmony import */ var _model_json_text_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(62177);
/* harmony import */ var _plan_sensitive_values_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(30508);
/* harmony import */ var _plan_without_sensitive_texts_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26325);
/* harmony import */ var _settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82717);
/* harmony import */ var _trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(29880);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(95673);
/* harmony import */ var _conftest_file_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(61922);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(17866);
/**
 * Finds and opens the team's own Rego policies. They judge the plans of a service, and those that were made here. A
 * person's own files count as they are. In a job the files are judged, and policies come from the default branch or from
 * a pinned URL.
 */




















/**
 * Finds and opens the policies that the settings name. The caller closes them.
 *
 * @param readsWhole whether whole plans are judged, with every value
 * @returns what is wrong with them; without an `opa` they open and judge nothing
 */
async function openOwnPolicies(settings, place, ports, readsWhole) {
    const { policies: written, timeoutMs } = settings;
    const { clock, endsAt, executeBounded, environment, signal } = ports;
    const deadlineMs = endsAt - (0,_model_job_time_js__WEBPACK_IMPORTED_MODULE_17__/* .keptAfterJudging */ .BJ)(timeoutMs);
    const limits = { clock, policyMs: _open_policies_js__WEBPACK_IMPORTED_MODULE_5__/* .POLICY_MS */ .c7, deadlineMs };
    let sources = written ?? [];
    try {
        const sets = await (place.sets ?? findOwnSets(settings, place, ports));
        sources = written ?? sets.map(({ calledAs, shownAs }) => calledAs ?? shownAs);
        const opened = await openAll(sets, { executeBounded, environment, signal, limits });
        return {
            sources,
            readsWhole,
            readsDrift: opened.some(({ facts }) => facts.some((rule) => rule.readsDrift)),
            judgedBy: [...new Set(opened.map(({ judgedBy }) => judgedBy))].join(' and ') || undefined,
            policies: opened.flatMap(({ set }) => set.policies.map(({ name }) => name)),
            approvers: opened.flatMap(({ set }) => set.policies.flatMap(({ approval }) => approval?.approvers ?? [])),
            notices: opened.flatMap(({ warnings }) => warnings),
            undecided: opened.flatMap(({ undecided }) => undecided),
            judge: (plan, judging) => (0,_judge_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .judgeBySets */ .Oc)(opened, { pullRequest: place.pullRequest, ...plan }, judging),
            askAgain: (plan, asked, judging) => (0,_judge_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .askPolicyAgain */ .kD)(opened, { pullRequest: place.pullRequest, ...plan }, asked, judging),
            explain: async (policy, plan, show) => {
                const input = await (0,_judge_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .inputOf */ .wg)(opened, plan, signal);
                return opened
                    .filter(({ set }) => set.policies.some(({ name }) => name === policy))
                    .map((set) => showDocument(set, input, show));
            },
            close: async () => {
                for (const set of opened)
                    await set.close();
            },
        };
    }
    catch (error) {
        if (!(error instanceof _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq) || signal.aborted)
            throw error;
        if (error instanceof _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .MissingJudge */ .Y2)
            return { ...nothingJudges(error), sources, readsWhole };
        return { problems: error.problems('policies') };
    }
}
/** What a document of a set shows of an input, without sensitive values. */
function showDocument({ write }, { planText, ...input }, show) {
    const mark = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(12).toString('hex');
    const seen = write({ ...input, planText: (0,_plan_sensitive_values_js__WEBPACK_IMPORTED_MODULE_10__/* .replaceInText */ .td)(planText, undefined) });
    const shown = (0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_18__/* .restoreLongNumbers */ .zY)(show((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_19__/* .parseJson */ .qF)((0,_model_json_text_js__WEBPACK_IMPORTED_MODULE_18__/* .keepLongNumbers */ .q4)(seen, mark))), mark);
    return (0,_plan_without_sensitive_texts_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutTextsOf */ .K)(input.plan)(shown);
}
/** What is opened where no program can judge. */
function nothingJudges(missing) {
    return {
        judgedBy: undefined,
        policies: [],
        approvers: [],
        notices: [],
        undecided: [],
        missing: missing.finding,
        judge: () => Promise.reject(missing),
        explain: async () => [],
        close: async () => undefined,
    };
}
/** Opens all sets, or none. */
async function openAll(sets, ports) {
    const opened = [];
    try {
        for (const set of sets)
            opened.push(await (0,_open_policies_js__WEBPACK_IMPORTED_MODULE_5__/* .openPolicies */ .fg)(set, ports));
        return opened;
    }
    catch (error) {
        for (const set of opened)
            await set.close();
        throw error;
    }
}
/**
 * Reads all policy sets that judge: those that the settings name.
 *
 * @returns none if a person leaves the input out and no directory has a policy
 * @throws PolicyProblem if a set cannot be read
 */
async function findOwnSets({ policies: written, directory }, { workingDirectory, jobTree }, ports) {
    const where = { workingDirectory, jobTree, directory: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, directory) };
    let reading;
    const conftest = () => (reading ??= readConftestOf(where, ports));
    if (written === undefined && !jobTree.proposed)
        return findPersonalSets(where, jobTree, await conftest());
    const texts = written ?? (await conftest())?.policy;
    if (texts === undefined)
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq(UNNAMED);
    const found = [];
    for (const text of texts)
        found.push(await findSet(text, where, ports));
    // Only such a set needs conftest.toml, for which a job has to read the default branch once more.
    const needsFile = found.some((set, index) => !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_16__/* .isPinnedAddress */ .Ny)(texts[index] ?? '') && isForConftest(set));
    const sets = joinNamed(found, needsFile ? await conftest() : undefined).map(_trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .asTrusted */ .O2);
    const names = sets.map(({ name }) => name);
    const repeated = names.find((name, index) => names.indexOf(name) !== index);
    if (repeated === undefined)
        return sets;
    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('policies-wrong', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `Two policy sets are called ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(repeated)}, after the last part of their directory.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `Rename one directory, so that a report says which set it means.` }));
}
/** The sets of a person who names none: those of both usual directories, and of those that conftest.toml names. */
async function findPersonalSets({ workingDirectory }, jobTree, conftest) {
    const found = [];
    for (const name of new Set([_model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .POLICY_DIRECTORIES */ .BL, conftest?.policy ?? []].flat())) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workingDirectory, name);
        const set = await (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_14__/* .readDirectoryPolicies */ .Ak)(path, name, workingDirectory);
        if (set === undefined && !_model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .POLICY_DIRECTORIES */ .BL.includes(name)) {
            throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('policies-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `conftest.toml names the directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(name)}, which does not exist.`, { about: { policySet: name }, remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `Correct the name.` }));
        }
        if (set !== undefined && set.files.size > 0)
            found.push(set);
    }
    const sets = joinNamed(found, conftest);
    const [first, ...others] = sets;
    if (first === undefined)
        return [];
    const names = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .listParts */ .Z)(sets.map(({ shownAs }) => (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(shownAs)));
    const together = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('policies-read-together', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `${names} are both read.`, {
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `To judge by one alone, name it with ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .setting */ .Pe)('policies')}.`,
    });
    const notices = [first.notices ?? [], others.length > 0 ? together : []].flat();
    return [{ ...first, notices }, ...others].map((set) => (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .asOwn */ .dd)(jobTree, set));
}
/** Whether only the names of its rules say which of them judge, as conftest does it. */
function isForConftest({ files }) {
    return !files.has('policies.hcl') && [...files.keys()].some((name) => name.endsWith('.rego'));
}
/** The sets as conftest.toml says it: those that it names are one. */
function joinNamed(sets, conftest) {
    const named = conftest?.policy.map((path) => node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(path, '/'));
    const isNamed = (set) => isForConftest(set) && named?.includes(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join(set.shownAs, '/')) === true;
    return [...sets.filter((set) => !isNamed(set)), ...(0,_conftest_file_js__WEBPACK_IMPORTED_MODULE_15__/* .joinSets */ .aY)(sets.filter(isNamed), conftest)];
}
/** Reads conftest.toml of a directory of this machine. @throws PolicyProblem */
function readConftestHere(directory, ports) {
    const { files, path } = (0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_12__/* .filesHere */ .i7)(directory, directory);
    return (0,_conftest_file_js__WEBPACK_IMPORTED_MODULE_15__/* .readConftestFile */ .Rc)(files, path, ports);
}
/**
 * Reads conftest.toml of the directory in which the check was started; in a job, the one on the default branch.
 *
 * @throws PolicyProblem also where that branch cannot be read
 */
async function readConftestOf({ directory, workingDirectory, jobTree }, ports) {
    if (!jobTree.proposed)
        return readConftestHere(workingDirectory, ports);
    const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findAround */ .Di)(directory, jobTree.workspace);
    if (repository === undefined)
        return undefined;
    const tree = (0,_model_relative_path_js__WEBPACK_IMPORTED_MODULE_9__/* .relativePathInside */ ._)(repository.root, (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .realOrSame */ .eF)(workingDirectory));
    if (tree === undefined)
        return undefined;
    return readFromDefaultBranch(_conftest_file_js__WEBPACK_IMPORTED_MODULE_15__/* .CONFTEST_FILE */ .ab, async () => (0,_conftest_file_js__WEBPACK_IMPORTED_MODULE_15__/* .readConftestFile */ .Rc)(await jobTree.trusted(repository.root), tree, ports));
}
const UNNAMED = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('policies-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `is missing.`, {
    remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `Name the directory of your policies on the default branch, as in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .typed */ .nE)('policies: policies')}, or a pinned URL. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.`,
});
async function findSet(text, where, ports) {
    if ((0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_16__/* .isPinnedAddress */ .Ny)(text))
        return readPinnedSet((0,_trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_13__/* .readPinnedAddress */ .zv)(text), ports);
    const { workingDirectory, jobTree } = where;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .realOrSame */ .eF)(workingDirectory), text);
    if (jobTree.proposed)
        return findTrustedSet(text, path, { ...where, jobTree }, ports);
    const ownPolicies = await (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_14__/* .readDirectoryPolicies */ .Ak)(path, text, workingDirectory);
    if (ownPolicies !== undefined)
        return (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .asOwn */ .dd)(jobTree, ownPolicies);
    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq((0,_model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .policiesMissing */ .xC)(text, FIRST_POLICY_REMEDY));
}
const FIRST_POLICY_REMEDY = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .typed */ .nE)('plangate init --local')} writes a first policy with its test.`;
/**
 * The policies of a job. The path is taken as it is written: a link in the judged files must not lead
 * to another directory of the default branch.
 */
async function findTrustedSet(text, path, { directory, workingDirectory, jobTree }, ports) {
    const { workspace } = jobTree;
    const { repository } = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findAround */ .Di)(directory, workspace);
    if (repository !== undefined && (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .isBelow */ .Yw)(path, repository.root)) {
        const tree = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .slashed */ .df)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(repository.root, path));
        const source = await readFromDefaultBranch(text, () => jobTree.trusted(repository.root));
        const set = await readBranchSet(source, tree, text);
        const request = await (0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_12__/* .filesOfRequest */ .at)(repository.root, ports);
        return (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .asTrusted */ .O2)(await withChangeNotice(set, request, tree));
    }
    const secondCheckout = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findAround */ .Di)(path, workspace).repository;
    if (secondCheckout !== undefined) {
        // It may be of the pull request as well, so its default branch counts.
        const source = await readFromDefaultBranch(text, () => (0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_12__/* .filesOfClone */ ._f)(secondCheckout.root, ports));
        return readBranchSet(source, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(secondCheckout.root, (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .realOrSame */ .eF)(path)), text);
    }
    const ownPolicies = (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .isBelow */ .Yw)(path, (0,_machine_find_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .realOrSame */ .eF)(workspace))
        ? undefined
        : await (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_14__/* .readDirectoryPolicies */ .Ak)(path, text, workingDirectory);
    if (ownPolicies !== undefined)
        return (0,_trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .asTrusted */ .O2)(ownPolicies);
    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('policies-unread', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it.`, { remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `Check the repository out with git, or name a pinned URL.` }));
}
async function readBranchSet(source, tree, text) {
    const names = { name: (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_14__/* .nameOfSet */ .hW)(text), shownAs: text };
    const policies = await readFromDefaultBranch(text, () => (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_14__/* .readTrustedSet */ .GY)(source, tree, names));
    if (policies !== undefined)
        return policies;
    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('policies-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(text)} is not on the default branch.`, {
        about: { policySet: text },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `Correct the name, or merge the policies first: those that a pull request brings along do not judge it.`,
    }));
}
/** Reads the policies of a commit. Nothing is checked out, and nothing of it is run. */
async function readPinnedSet(pinned, ports) {
    const { repository: address, path } = pinned;
    const name = (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_14__/* .nameOfSet */ .hW)(path === '' ? address.replace(/\.git$/, '') : path);
    const shownAs = (0,_trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_13__/* .describePinned */ .AU)(pinned);
    const policies = await (0,_trust_pinned_commit_js__WEBPACK_IMPORTED_MODULE_13__/* .withPinned */ .zi)(pinned, ports, (tree) => (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_14__/* .readTrustedSet */ .GY)((0,_settings_files_of_default_branch_js__WEBPACK_IMPORTED_MODULE_12__.readTrusted)(tree), path, { name, shownAs }));
    if (policies !== undefined)
        return policies;
    const shown = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .sentencePart */ .vn)('name', shownAs, 160);
    throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq((0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('policies-missing', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `${shown} has no directory ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(path)}.`));
}
const MOST_NAMED = 5;
/** Says where the commit under review has other policies, which decide nothing. */
async function withChangeNotice(set, request, tree) {
    const { shownAs } = set;
    const changes = request === undefined ? [] : await (0,_policy_files_js__WEBPACK_IMPORTED_MODULE_14__/* .findChangedPolicies */ .yE)(set, request, tree);
    if (Array.isArray(changes) && changes.length === 0)
        return set;
    const decide = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `Those of the default branch decide.`;
    if ('why' in changes) {
        const { says, remedy } = changes.why;
        const unread = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `This pull request has policies in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(shownAs)} that could not be read after the merge: ${says} ${decide}`;
        return { ...set, notices: [(0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('policies-changed', unread, { remedy })] };
    }
    const changed = (0,_model_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .finding */ .gk)('policies-changed', (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `This pull request changes the policies in ${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(shownAs)} (${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .firstParts */ .J4)(changes, MOST_NAMED)}). ${decide}`, {
        about: { policySet: shownAs },
        remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .typed */ .nE)(`plangate policies check ${shownAs}`)} shows what the changes would decide.`,
    });
    return { ...set, notices: [changed] };
}
/** @throws PolicyProblem, which names the policies by their `text`, if the default branch cannot be read */
async function readFromDefaultBranch(text, read) {
    try {
        return await read();
    }
    catch (error) {
        if (!(error instanceof _trust_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .UntrustedError */ .lI))
            throw error;
        const { finding: found } = error;
        const others = (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`;
        throw new _model_policy_files_js__WEBPACK_IMPORTED_MODULE_3__/* .PolicyProblem */ .cq({
            ...found,
            says: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .phrase */ .MZ) `${(0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .quoted */ .TL)(text)} could not be read from the default branch: ${found.says}`,
            remedy: (0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .joinSentences */ .DP)((0,_model_sentence_js__WEBPACK_IMPORTED_MODULE_8__/* .literal */ .eu) ` `, found.remedy ?? '', others),
        });
    }
}
//# sourceMappingURL=open-own-policies.js.map

/***/ })

};
;