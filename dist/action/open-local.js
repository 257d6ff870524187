export const id = 644;
export const ids = [644,923,790];
export const modules = {

/***/ 1074:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {

module.exports = __webpack_require__.p + "judge-worker.js";

/***/ }),

/***/ 4644:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLocal: () => (/* binding */ openLocal)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/locate/hcl.js
var hcl = __webpack_require__(3923);
// EXTERNAL MODULE: ./build/src/machine/network.js + 3 modules
var network = __webpack_require__(9122);
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(1680);
;// CONCATENATED MODULE: ./build/src/service/plan/plan-shape.js
/**
 * Which keys a plan's document can have: in Terraform's JSON format, and in the documents of the static
 * planner. A policy that reads another key would look at nothing.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format, and what Terraform 1.11 and 1.14 write.
 */
const plan_shape_open = 'open';
const keys = (shapes) => ({ keys: shapes });
const values = (shape) => ({ values: shape });
const items = (shape) => ({ items: shape });
const scalar = 'scalar';
function scalars(...names) {
    return Object.fromEntries(names.map((name) => [name, scalar]));
}
function opens(...names) {
    return Object.fromEntries(names.map((name) => [name, plan_shape_open]));
}
const change = keys({
    ...opens('before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'),
    ...opens('before_identity', 'after_identity'),
    generated_config: scalar,
    actions: items(scalar),
    replace_paths: items(items(scalar)),
    importing: keys({ ...scalars('id', 'unknown'), identity: plan_shape_open }),
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
    provisioners: items(keys({ type: scalar, expressions: plan_shape_open })),
    depends_on: items(scalar),
});
/** Shapes that refer to themselves. */
const NAMED = {
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
        outputs: values(plan_shape_open),
        resources: items(configuredResource),
        module_calls: values(keys({
            ...scalars('source', 'version_constraint'),
            ...opens('expressions', 'count_expression', 'for_each_expression'),
            depends_on: items(scalar),
            module: { named: 'configured' },
        })),
        variables: values(plan_shape_open),
        actions: items(plan_shape_open),
    }),
    configuredStatically: keys({
        resources: items(keys(scalars('address', 'mode', 'type', 'name'))),
        module_calls: values(keys({ source: scalar, module: { named: 'configuredStatically' } })),
    }),
};
const BOTH = {
    ...scalars('format_version', 'terraform_version'),
    variables: values(keys({ value: plan_shape_open, deprecated: scalar })),
    planned_values: stateValues,
    resource_changes: items(resourceChange),
    output_changes: values(change),
};
/** The plans of Terraform and OpenTofu, also those that another job has made. */
const TERRAFORM_PLAN = {
    keys: {
        ...BOTH,
        ...scalars('timestamp', 'applyable', 'complete', 'errored'),
        proposed_unknown: stateValues,
        resource_drift: items(resourceChange),
        deferred_changes: items(keys({ reason: scalar, resource_change: resourceChange })),
        action_invocations: items(plan_shape_open),
        deferred_action_invocations: items(plan_shape_open),
        prior_state: keys({
            ...scalars('format_version', 'terraform_version'),
            values: stateValues,
            checks: items(check),
        }),
        configuration: keys({
            provider_config: values(keys({
                ...scalars('name', 'full_name', 'alias', 'version_constraint', 'module_address'),
                expressions: plan_shape_open,
            })),
            root_module: { named: 'configured' },
        }),
        relevant_attributes: items(keys({ resource: scalar, attribute: items(scalar) })),
        checks: items(check),
    },
};
/** What `to-plan.ts` writes. */
const STATIC_PLAN = {
    keys: {
        ...BOTH,
        configuration: keys({ root_module: { named: 'configuredStatically' } }),
    },
};
//# sourceMappingURL=plan-shape.js.map
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(4271);
;// CONCATENATED MODULE: ./build/src/service/machines.js
/** A version that is `uploaded` may be restored to the same status; only the last status is final. */
const VERSION_MACHINE = {
    pending: ['fetching', 'uploaded', 'errored'],
    fetching: ['uploaded', 'errored'],
    uploaded: ['archived', 'backing_data_soft_deleted', 'uploaded'],
    archived: ['fetching', 'uploaded'],
    errored: ['uploaded'],
    backing_data_soft_deleted: ['uploaded', 'backing_data_permanently_deleted'],
    backing_data_permanently_deleted: [],
};
const STOPPED = ['errored', 'canceled', 'force_canceled', 'discarded'];
const AFTER_POLICY_CHECKS = ['planned_and_finished', 'planned_and_saved', 'confirmed'];
const AFTER_COST = ['policy_checking', ...AFTER_POLICY_CHECKS];
const AFTER_STAGE = ['cost_estimating', ...AFTER_COST];
const AFTER_TERRAFORM_POLICY = ['post_plan_running', ...AFTER_STAGE];
const RUN_MACHINE = {
    pending: ['fetching', 'pre_plan_running', 'queuing', 'plan_queued', 'planning', ...STOPPED],
    fetching: ['fetching_completed', ...STOPPED],
    fetching_completed: ['pre_plan_running', 'queuing', 'plan_queued', 'planning', ...STOPPED],
    pre_plan_running: ['pre_plan_completed', ...STOPPED],
    pre_plan_completed: ['queuing', 'plan_queued', 'planning', ...STOPPED],
    queuing: ['plan_queued', 'planning', ...STOPPED],
    plan_queued: ['planning', ...STOPPED],
    planning: ['planned', ...STOPPED],
    planned: ['tf_policy_checked', 'tf_policy_override', ...AFTER_TERRAFORM_POLICY, ...STOPPED],
    tf_policy_checked: [...AFTER_TERRAFORM_POLICY, ...STOPPED],
    tf_policy_override: ['tf_policy_checked', ...STOPPED],
    post_plan_running: [
        'post_plan_completed',
        'post_plan_awaiting_decision',
        'policy_soft_failed',
        'planned_and_finished',
        ...STOPPED,
    ],
    post_plan_awaiting_decision: ['post_plan_completed', ...STOPPED],
    post_plan_completed: [...AFTER_STAGE, ...STOPPED],
    cost_estimating: ['cost_estimated', ...STOPPED],
    cost_estimated: [...AFTER_COST, ...STOPPED],
    policy_checking: ['policy_checked', 'policy_override', 'policy_soft_failed', ...STOPPED],
    policy_override: ['policy_checked', ...STOPPED],
    policy_soft_failed: ['policy_checked'],
    policy_checked: [...AFTER_POLICY_CHECKS, ...STOPPED],
    planned_and_saved: ['confirmed', 'discarded'],
    confirmed: ['queuing_apply', 'pre_apply_running', 'apply_queued', 'applying', ...STOPPED],
    pre_apply_running: ['pre_apply_completed', ...STOPPED],
    pre_apply_completed: ['queuing_apply', 'apply_queued', 'applying', ...STOPPED],
    queuing_apply: ['apply_queued', ...STOPPED],
    apply_queued: ['applying', ...STOPPED],
    applying: ['applied', 'post_apply_running', ...STOPPED],
    post_apply_running: ['post_apply_completed', ...STOPPED],
    post_apply_completed: ['applied', ...STOPPED],
    applied: [],
    planned_and_finished: [],
    discarded: [],
    errored: [],
    canceled: [],
    force_canceled: [],
};
const PLAN_MACHINE = {
    pending: ['queued', 'running', 'canceled', 'unreachable'],
    queued: ['running', 'canceled', 'unreachable'],
    running: ['finished', 'errored', 'canceled'],
    finished: [],
    errored: [],
    canceled: [],
    unreachable: [],
};
/** An override is the only way out of `soft_failed`. */
const POLICY_CHECK_MACHINE = {
    pending: ['queued', 'unreachable', 'canceled'],
    queued: ['passed', 'soft_failed', 'hard_failed', 'errored', 'canceled'],
    passed: [],
    soft_failed: ['overridden'],
    hard_failed: [],
    overridden: [],
    errored: [],
    canceled: [],
    unreachable: [],
};
const TASK_STAGE_MACHINE = {
    pending: ['running', 'canceled', 'unreachable'],
    running: ['passed', 'failed', 'awaiting_override', 'errored', 'canceled'],
    awaiting_override: ['running', 'canceled'],
    passed: [],
    failed: [],
    errored: [],
    canceled: [],
    unreachable: [],
};
const TASK_RESULT_MACHINE = {
    pending: ['running', 'canceled', 'unreachable'],
    running: ['passed', 'failed', 'errored', 'canceled'],
    passed: [],
    failed: [],
    errored: [],
    canceled: [],
    unreachable: [],
};
const POLICY_EVALUATION_MACHINE = {
    pending: ['queued', 'canceled', 'unreachable'],
    queued: ['running', 'canceled'],
    running: ['passed', 'failed', 'errored', 'canceled'],
    failed: ['overridden'],
    passed: [],
    overridden: [],
    errored: [],
    canceled: [],
    unreachable: [],
};
const TF_POLICY_EVALUATION_MACHINE = {
    pending: ['queued', 'canceled', 'unreachable'],
    queued: ['running', 'canceled'],
    running: ['passed', 'failed', 'awaiting_override', 'errored', 'canceled'],
    awaiting_override: ['overridden', 'canceled'],
    passed: [],
    failed: [],
    overridden: [],
    errored: [],
    canceled: [],
    unreachable: [],
};
const COST_ESTIMATE_MACHINE = {
    pending: ['queued', 'skipped_due_to_targeting', 'canceled', 'unreachable'],
    queued: ['finished', 'errored', 'canceled'],
    finished: [],
    errored: [],
    canceled: [],
    unreachable: [],
    skipped_due_to_targeting: [],
};
/** Whether `to` may follow `from` according to the table. */
function mayFollow(machine, from, to) {
    return machine[from].includes(to);
}
/** Timestamps with a name that differs from the status that begins with them. */
const STAMPS = new Map([
    [PLAN_MACHINE, { running: 'started-at' }],
    [
        VERSION_MACHINE,
        {
            backing_data_soft_deleted: 'soft-delete-backing-data-at',
            backing_data_permanently_deleted: 'permanently-delete-backing-data-at',
        },
    ],
]);
/** Changes the status of `thing` and records when. A change that the table lacks is a fault of the service. */
function advance(machine, thing, to, at) {
    if (!mayFollow(machine, thing.status, to)) {
        throw new Error(`${thing.status} cannot be followed by ${to}`);
    }
    thing.status = to;
    const name = STAMPS.get(machine)?.[to] ?? `${to.replaceAll('_', '-')}-at`;
    thing.stamps[name] = toStamp(at);
}
/** Changes the status of all of them at one moment. */
function moveAll(machine, things, to, at) {
    for (const thing of things)
        advance(machine, thing, to, at);
}
/** Changes the status if the table allows it: another run may have changed it before, for the same files. */
function moveIfPossible(machine, thing, to, at) {
    if (mayFollow(machine, thing.status, to))
        advance(machine, thing, to, at);
}
/** Second precision with an offset, as status timestamps are written on the wire. */
function toStamp(at) {
    return `${at.toISOString().slice(0, 19)}+00:00`;
}
/** Whether the run is over for a client that waits: no other status follows without a person's action. */
function isFinalRun(status) {
    return (RUN_MACHINE[status].length === 0 ||
        status === 'planned_and_saved' ||
        status === 'policy_soft_failed');
}
/** Whether a run may still need its files: it is not over, or its saved plan can still be applied. */
function needsFiles(status) {
    return !isFinalRun(status) || status === 'planned_and_saved';
}
//# sourceMappingURL=machines.js.map
// EXTERNAL MODULE: ./build/src/locate/hcl-syntax.js
var hcl_syntax = __webpack_require__(9479);
;// CONCATENATED MODULE: ./build/src/service/plan/value.js
/** The values of Terraform: JSON, and one value more for what is known only after an apply. */
const UNKNOWN = Symbol('known after apply');
/** A sensitive value. Only the outermost value is wrapped; its parts are plain. */
class Sensitive {
    value;
    constructor(value) {
        this.value = value;
    }
}
/** The longest text and list. Longer ones are unknown, so that no configuration can exhaust the memory. */
const MAX_TEXT = 1024 * 1024;
const MAX_ITEMS = 10_000;
/** The largest weight of a value, see `weigh`. */
const MAX_WEIGHT = 200_000;
const weights = new WeakMap();
/**
 * How much work it is to read a value. Each part counts as often as it occurs, a text counts by its
 * length, and each level adds a little, so that a deep value is never light.
 */
function weigh(value) {
    if (typeof value === 'string')
        return 1 + value.length / 10;
    if (typeof value !== 'object' || value === null)
        return 1;
    let weight = weights.get(value);
    if (weight === undefined) {
        weight = Object.values(value).reduce((sum, part) => sum + weigh(part) * 1.05, 1);
        weights.set(value, weight);
    }
    return weight;
}
/** Whether a value is a map or an object. */
function isMap(value) {
    return (typeof value === 'object' &&
        value !== null &&
        !Array.isArray(value) &&
        !(value instanceof Sensitive));
}
const concealing = new WeakMap();
/** Whether a value, or any part of it, is sensitive. */
function isSensitive(value) {
    if (value instanceof Sensitive)
        return true;
    if (typeof value !== 'object' || value === null)
        return false;
    let hidden = concealing.get(value);
    if (hidden === undefined) {
        hidden = Object.values(value).some(isSensitive);
        concealing.set(value, hidden);
    }
    return hidden;
}
/** The value as a sensitive one. */
function conceal(value) {
    return value instanceof Sensitive ? value : new Sensitive(reveal(value));
}
/** The value with nothing in it marked as sensitive. */
function reveal(value) {
    if (value instanceof Sensitive)
        return value.value;
    if (typeof value !== 'object' || value === null || !isSensitive(value))
        return value;
    if (Array.isArray(value))
        return value.map(reveal);
    return newMap(Object.entries(value).map(([key, part]) => [key, reveal(part)]));
}
/** Computes a value from others; it is sensitive if one of them is. */
function through(values, compute) {
    if (!values.some(isSensitive))
        return compute([...values]);
    return conceal(compute(values.map(reveal)));
}
/** Whether no part of a value is unknown. */
function isWhollyKnown(value) {
    if (value === UNKNOWN)
        return false;
    if (value instanceof Sensitive)
        return isWhollyKnown(value.value);
    if (Array.isArray(value))
        return value.every(isWhollyKnown);
    return isMap(value) ? Object.values(value).every(isWhollyKnown) : true;
}
/** The text that Terraform writes for a primitive value in a template. */
function stringOf(value) {
    if (typeof value === 'string')
        return value;
    if (typeof value === 'number' || typeof value === 'boolean')
        return String(value);
    return UNKNOWN;
}
/** A map without a prototype, because its keys come from a pull request. */
function newMap(entries = []) {
    const map = Object.create(null);
    for (const [key, value] of entries)
        map[key] = value;
    return map;
}
/** The values of an applied resource as a map. */
function applied(values) {
    return newMap(Object.entries(values));
}
/** One step into a value: `.name`, `[0]` or `["key"]`. A part that does not exist is unknown. */
function step(value, key) {
    if (value === UNKNOWN || key === UNKNOWN)
        return UNKNOWN;
    if (value instanceof Sensitive || key instanceof Sensitive) {
        return conceal(step(reveal(value), reveal(key)));
    }
    if (Array.isArray(value)) {
        const index = typeof key === 'string' ? Number(key) : key;
        return typeof index === 'number' ? (value[index] ?? UNKNOWN) : UNKNOWN;
    }
    if (isMap(value) && (typeof key === 'string' || typeof key === 'number')) {
        return Object.hasOwn(value, key) ? (value[key] ?? null) : UNKNOWN;
    }
    return UNKNOWN;
}
/** Splits a value into that form. `budget` limits the size of the result; empty trees are undefined. */
function split(value, budget) {
    if (value instanceof Sensitive)
        return { ...split(value.value, budget), sensitive: true };
    budget.left -= typeof value === 'string' ? weigh(value) : 1;
    if (value === UNKNOWN || budget.left < 0) {
        return { known: undefined, unknown: true, sensitive: undefined };
    }
    if (Array.isArray(value)) {
        const parts = value.map((item) => split(item, budget));
        const treeOf = (name) => parts.some((part) => part[name] !== undefined)
            ? parts.map((part) => part[name] ?? false)
            : undefined;
        return {
            known: parts.map(({ known }) => (known === undefined ? null : known)),
            unknown: treeOf('unknown'),
            sensitive: treeOf('sensitive'),
        };
    }
    if (!isMap(value))
        return { known: value, unknown: undefined, sensitive: undefined };
    const { known, unknown, sensitive } = splitMap(value, budget);
    const orNothing = (tree) => (Object.keys(tree).length > 0 ? tree : undefined);
    return { known, unknown: orNothing(unknown), sensitive: orNothing(sensitive) };
}
/** Splits the values of a resource: the result is objects, which may be empty. */
function splitMap(value, budget) {
    const whole = { known: {}, unknown: {}, sensitive: {} };
    for (const [key, item] of Object.entries(value)) {
        const part = split(item, budget);
        for (const name of ['known', 'unknown', 'sensitive']) {
            if (part[name] !== undefined)
                value_define(whole[name], key, part[name]);
        }
    }
    return whole;
}
/** Sets a key even if it is `__proto__`, without changing the prototype. */
function value_define(target, key, value) {
    Object.defineProperty(target, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
    });
}
//# sourceMappingURL=value.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/functions.js
/** Terraform functions that depend on their arguments only. A call of any other function is unknown. */

const FUNCTIONS = {
    abs: numeric((a) => Math.abs(a)),
    ceil: numeric((a) => Math.ceil(a)),
    floor: numeric((a) => Math.floor(a)),
    max: numeric((...all) => Math.max(...all)),
    min: numeric((...all) => Math.min(...all)),
    upper: textual((text) => text.toUpperCase()),
    lower: textual((text) => text.toLowerCase()),
    trimspace: textual((text) => text.trim()),
    title: textual((text) => text.replaceAll(/(^|\s)\S/g, (start) => start.toUpperCase())),
    trimprefix: textual((text, prefix = '') => text.startsWith(prefix) ? text.slice(prefix.length) : text),
    trimsuffix: textual((text, suffix = '') => suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text),
    startswith: textual((text, prefix = '') => text.startsWith(prefix)),
    endswith: textual((text, suffix = '') => text.endsWith(suffix)),
    split: textual((separator, text = '') => text.split(separator).slice(0, MAX_ITEMS)),
    replace: textual((text, from = '', to = '') => 
    // Between slashes the text is a regular expression, and none is made from the text of a pull
    // request.
    from.length > 1 && from.startsWith('/') && from.endsWith('/')
        ? UNKNOWN
        : text.replaceAll(from, () => to)),
    join: (separator, ...lists) => {
        const members = lists.flatMap((list) => (Array.isArray(list) ? list : [UNKNOWN]));
        const items = members.map(stringOf);
        const between = stringOf(separator ?? '');
        if (between === UNKNOWN || items.includes(UNKNOWN))
            return UNKNOWN;
        return items.join(between);
    },
    format: (template, ...values) => formatText(template ?? UNKNOWN, values),
    tostring: (value) => stringOf(value ?? UNKNOWN),
    tonumber: (value) => {
        const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
        return typeof read === 'number' && Number.isFinite(read) ? read : UNKNOWN;
    },
    tobool: (value) => {
        if (value === 'true' || value === true)
            return true;
        return value === 'false' || value === false ? false : UNKNOWN;
    },
    tolist: (list) => (Array.isArray(list) ? list : UNKNOWN),
    toset: ofList((list) => sorted(distinct(list))),
    tomap: (map) => (map !== undefined && isMap(map) ? map : UNKNOWN),
    distinct: ofList((list) => distinct(list)),
    sort: ofList((list) => sorted(list)),
    reverse: (list) => (Array.isArray(list) ? list.toReversed() : UNKNOWN),
    compact: ofList((list) => list.filter((item) => item !== null && item !== '')),
    concat: (...lists) => lists.every((list) => Array.isArray(list))
        ? lists.flatMap((list) => list).slice(0, MAX_ITEMS)
        : UNKNOWN,
    flatten: (list) => (Array.isArray(list) ? flatten(list) : UNKNOWN),
    merge: (...maps) => maps.every((map) => map === null || isMap(map))
        ? newMap(maps.flatMap((map) => Object.entries(map ?? {})))
        : UNKNOWN,
    keys: ofMap((map) => Object.keys(map).sort()),
    values: ofMap((map) => Object.keys(map)
        .sort()
        .map((key) => map[key] ?? null)),
    zipmap: (keys, values) => Array.isArray(keys) && Array.isArray(values) && keys.every((key) => typeof key === 'string')
        ? newMap(keys.map((key, index) => [key, values[index] ?? null]))
        : UNKNOWN,
    lookup: ofMap((map, key, fallback) => {
        if (typeof key !== 'string')
            return UNKNOWN;
        return Object.hasOwn(map, key) ? (map[key] ?? null) : (fallback ?? UNKNOWN);
    }),
    element: (list, index) => Array.isArray(list) && list.length > 0 && typeof index === 'number'
        ? (list[index % list.length] ?? UNKNOWN)
        : UNKNOWN,
    contains: ofList((list, item = UNKNOWN) => (item === UNKNOWN ? UNKNOWN : list.includes(item))),
    index: ofList((list, item = UNKNOWN) => {
        const at = list.indexOf(item);
        return at < 0 ? UNKNOWN : at;
    }),
    cidrsubnet: (prefix, bits, number) => cidrSubnet(prefix, bits, number),
    jsondecode: textual((text) => {
        const read = JSON.parse(text);
        // Throws if the value is nested too deeply to be read.
        weigh(read);
        return read;
    }),
    length: (value) => {
        if (typeof value === 'string' || Array.isArray(value))
            return value.length;
        return value !== undefined && isMap(value) ? Object.keys(value).length : UNKNOWN;
    },
    coalesce: (...all) => {
        for (const value of all) {
            if (value === UNKNOWN)
                return UNKNOWN;
            if (value !== null && value !== '')
                return value;
        }
        return UNKNOWN;
    },
    try: (...all) => all.find((value) => value !== UNKNOWN) ?? UNKNOWN,
    range: (...values) => range(values),
    jsonencode: (value) => value !== undefined && isWhollyKnown(value) ? JSON.stringify(value) : UNKNOWN,
    one: (list) => (Array.isArray(list) ? step(list, 0) : UNKNOWN),
};
/**
 * Calls a function by name. The result is unknown for unknown functions, wrong arguments and too
 * long results.
 */
function call(name, values) {
    const [first = UNKNOWN] = values;
    if (name === 'sensitive')
        return conceal(first);
    if (name === 'nonsensitive')
        return reveal(first);
    const passes = PASS_ON.has(name) && !values.some((value) => value instanceof Sensitive);
    return passes ? callPlain(name, values) : through(values, (plain) => callPlain(name, plain));
}
/** Functions that return parts of their arguments unchanged, with their sensitivity, or read no parts. */
const PASS_ON = new Set('coalesce concat element keys length lookup merge one reverse tolist tomap try values'.split(' '));
function callPlain(name, values) {
    if (!Object.hasOwn(FUNCTIONS, name))
        return UNKNOWN;
    try {
        const answer = FUNCTIONS[name]?.(...values) ?? UNKNOWN;
        if (typeof answer === 'string' && answer.length > MAX_TEXT)
            return UNKNOWN;
        return Array.isArray(answer) && answer.length > MAX_ITEMS ? UNKNOWN : answer;
    }
    catch (error) {
        if (error instanceof RangeError || error instanceof SyntaxError)
            return UNKNOWN;
        throw error;
    }
}
function numeric(compute) {
    return (...values) => values.length > 0 && values.every((value) => typeof value === 'number')
        ? compute(...values)
        : UNKNOWN;
}
function ofList(compute) {
    return (list, ...rest) => Array.isArray(list) && isWhollyKnown(list) ? compute(list, ...rest) : UNKNOWN;
}
function ofMap(compute) {
    return (map, ...rest) => (map !== undefined && isMap(map) ? compute(map, ...rest) : UNKNOWN);
}
function textual(compute) {
    return (first, ...rest) => typeof first === 'string' && rest.every((value) => typeof value === 'string')
        ? compute(first, ...rest)
        : UNKNOWN;
}
function distinct(list) {
    return [...new Map(list.map((item) => [JSON.stringify(item), item])).values()];
}
function sorted(list) {
    const texts = list.filter((item) => typeof item === 'string').sort();
    return texts.length === list.length ? texts : list;
}
function flatten(list) {
    const flat = [];
    const add = (items) => {
        for (const item of items) {
            if (flat.length > MAX_ITEMS)
                return;
            if (Array.isArray(item))
                add(item);
            else
                flat.push(item);
        }
    };
    add(list);
    return flat;
}
function range(values) {
    const numbers = values.filter((value) => typeof value === 'number');
    if (numbers.length !== values.length || numbers.length === 0)
        return UNKNOWN;
    const [first = 0, second, by = 1] = numbers;
    const [from, to] = second === undefined ? [0, first] : [first, second];
    const count = Math.ceil((to - from) / by);
    if (by === 0 || count > MAX_ITEMS)
        return UNKNOWN;
    return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * by);
}
/** A subnet of an IPv4 prefix; unknown for IPv6. */
function cidrSubnet(prefix, bits, number) {
    if (typeof prefix !== 'string' || typeof bits !== 'number' || typeof number !== 'number') {
        return UNKNOWN;
    }
    const [address = '', length = ''] = prefix.split('/');
    const octets = address.split('.').map(Number);
    const wide = Number(length) + bits;
    if (octets.length !== 4 || octets.some((octet) => !(octet >= 0 && octet <= 255)))
        return UNKNOWN;
    if (!Number.isInteger(wide) || wide > 32 || number < 0 || number >= 2 ** bits)
        return UNKNOWN;
    const start = octets.reduce((sum, octet) => sum * 256 + octet, 0);
    const kept = Math.floor(start / 2 ** (32 - Number(length))) * 2 ** (32 - Number(length));
    const first = kept + number * 2 ** (32 - wide);
    const parts = [24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256);
    return `${parts.join('.')}/${String(wide)}`;
}
/** The text with `%s`, `%d`, `%q`, `%v` and `%%` filled in; unknown for any other verb. */
function formatText(template, values) {
    if (typeof template !== 'string')
        return UNKNOWN;
    let next = 0;
    let isKnown = true;
    const text = template.replaceAll(/%(.?)/gsu, (_whole, verb) => {
        if (verb === '%')
            return verb;
        const shown = stringOf(values[next++] ?? UNKNOWN);
        isKnown &&= shown !== UNKNOWN && verb !== '' && 'sdvq'.includes(verb);
        return verb === 'q' ? JSON.stringify(shown) : String(shown);
    });
    return isKnown ? text : UNKNOWN;
}
//# sourceMappingURL=functions.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/evaluate.js


/** A scope without any names, as for a file of variables. */
function withoutNames() {
    return { budget: { left: 1_000_000 }, resolve: () => ({ value: UNKNOWN, taken: 0 }) };
}
/** The value of an expression; unknown when it cannot be known before the apply, or costs too much. */
function evaluate(expression, scope) {
    scope.budget.left -= 1;
    if (scope.budget.left < 0)
        return UNKNOWN;
    const value = work(expression, scope);
    return weigh(value) > MAX_WEIGHT ? UNKNOWN : value;
}
/** Takes the cost of reading these values from the budget; false when the budget is used up. */
function spend({ budget }, values) {
    for (const value of values)
        budget.left -= weigh(value);
    return budget.left >= 0;
}
function work(expression, scope) {
    switch (expression.kind) {
        case 'literal':
            return expression.value;
        case 'template': {
            const parts = expression.parts.map((part) => evaluate(part, scope));
            return spend(scope, parts) ? through(parts, joined) : UNKNOWN;
        }
        case 'tuple':
            return expression.items.map((item) => evaluate(item, scope));
        case 'object': {
            const map = newMap();
            let hidden = false;
            for (const entry of expression.entries) {
                const keyValue = evaluate(entry.key, scope);
                const key = stringOf(reveal(keyValue));
                if (key === UNKNOWN)
                    return UNKNOWN;
                hidden ||= isSensitive(keyValue);
                map[key] = evaluate(entry.value, scope);
            }
            return hidden ? conceal(map) : map;
        }
        case 'traversal': {
            const steps = expression.steps.map((part) => evaluate(part, scope));
            const { value, taken } = scope.resolve(expression.root, steps);
            return steps.slice(taken).reduce(step, value);
        }
        case 'access':
            return expression.steps
                .map((part) => evaluate(part, scope))
                .reduce(step, evaluate(expression.of, scope));
        case 'call': {
            const values = expression.arguments.map((argument) => evaluate(argument, scope));
            if (!spend(scope, values))
                return UNKNOWN;
            if (!expression.expand)
                return call(expression.name, values);
            const last = values.pop() ?? UNKNOWN;
            return through(last instanceof Sensitive ? [last] : [], ([plain = last]) => Array.isArray(plain) ? call(expression.name, [...values, ...plain]) : UNKNOWN);
        }
        case 'conditional': {
            const condition = evaluate(expression.condition, scope);
            return through([condition], ([chosen]) => typeof chosen === 'boolean'
                ? evaluate(chosen ? expression.yes : expression.no, scope)
                : UNKNOWN);
        }
        case 'operation': {
            const operands = expression.operands.map((operand) => evaluate(operand, scope));
            if (!spend(scope, operands))
                return UNKNOWN;
            return through(operands, (plain) => operate(expression.operator, plain));
        }
        case 'for':
            return evaluateFor(expression, scope);
        case 'other':
            return UNKNOWN;
    }
}
/** The text of a template with its parts joined. */
function joined(parts) {
    let text = '';
    for (const part of parts) {
        const shown = stringOf(part);
        if (shown === UNKNOWN)
            return UNKNOWN;
        text += shown;
        if (text.length > MAX_TEXT)
            return UNKNOWN;
    }
    return text;
}
function operate(operator, [left = UNKNOWN, right]) {
    if (right === undefined) {
        if (operator === '!' && typeof left === 'boolean')
            return !left;
        return operator === '-' && typeof left === 'number' ? -left : UNKNOWN;
    }
    if (!isWhollyKnown(left) || !isWhollyKnown(right))
        return UNKNOWN;
    if (operator === '==' || operator === '!=') {
        const same = JSON.stringify(left) === JSON.stringify(right);
        return operator === '==' ? same : !same;
    }
    if (typeof left === 'boolean' && typeof right === 'boolean') {
        if (operator === '&&')
            return left && right;
        return operator === '||' ? left || right : UNKNOWN;
    }
    if (typeof left !== 'number' || typeof right !== 'number')
        return UNKNOWN;
    switch (operator) {
        case '+':
            return left + right;
        case '-':
            return left - right;
        case '*':
            return left * right;
        case '/':
            return right === 0 ? UNKNOWN : left / right;
        case '%':
            return right === 0 ? UNKNOWN : left % right;
        case '<':
            return left < right;
        case '>':
            return left > right;
        case '<=':
            return left <= right;
        case '>=':
            return left >= right;
        default:
            return UNKNOWN;
    }
}
function evaluateFor(expression, scope) {
    const collection = evaluate(expression.collection, scope);
    return through(collection instanceof Sensitive ? [collection] : [], ([plain = collection]) => forEach(expression, plain, scope));
}
function forEach(expression, collection, scope) {
    const items = itemsOf(collection, scope);
    if (items === undefined)
        return UNKNOWN;
    const list = [];
    const map = newMap();
    // The result's keys and length show something of a condition or key, so a sensitive one hides the
    // result.
    let hidden = false;
    const see = (value) => {
        hidden ||= isSensitive(value);
        return reveal(value);
    };
    for (const [key, value] of items) {
        const inner = bind(scope, { [expression.valueName]: value, [expression.keyName ?? '']: key });
        if (expression.condition !== undefined) {
            const kept = see(evaluate(expression.condition, inner));
            if (typeof kept !== 'boolean')
                return UNKNOWN;
            if (!kept)
                continue;
        }
        const result = evaluate(expression.value, inner);
        if (expression.key === undefined) {
            list.push(result);
            continue;
        }
        const name = stringOf(see(evaluate(expression.key, inner)));
        if (name === UNKNOWN)
            return UNKNOWN;
        const before = map[name];
        if (!expression.grouped)
            map[name] = result;
        else if (Array.isArray(before))
            before.push(result);
        else
            map[name] = [result];
    }
    const whole = expression.key === undefined ? list : map;
    return hidden ? conceal(whole) : whole;
}
/**
 * The keys and values of a collection, in the order in which Terraform reads them. Undefined when
 * they are not known or too many.
 */
function itemsOf(collection, { budget }) {
    if (typeof collection !== 'object' || collection === null)
        return undefined;
    const { length } = Object.keys(collection);
    budget.left -= length;
    if (length > MAX_ITEMS || budget.left < 0)
        return undefined;
    if (Array.isArray(collection))
        return collection.map((value, index) => [index, value]);
    if (!isMap(collection))
        return undefined;
    return Object.keys(collection)
        .sort()
        .map((key) => [key, collection[key] ?? null]);
}
/** A scope in which these names have these values, and all others the values of `scope`. */
function bind(scope, names) {
    return {
        budget: scope.budget,
        resolve(root, steps) {
            if (!Object.hasOwn(names, root))
                return scope.resolve(root, steps);
            return { value: names[root] ?? null, taken: 0 };
        },
    };
}
//# sourceMappingURL=evaluate.js.map
// EXTERNAL MODULE: ./build/src/locate/json-body.js
var json_body = __webpack_require__(2477);
// EXTERNAL MODULE: ./build/src/locate/loaded-names.js
var loaded_names = __webpack_require__(7834);
// EXTERNAL MODULE: ./build/src/locate/module-manifest.js
var module_manifest = __webpack_require__(3002);
;// CONCATENATED MODULE: ./build/src/service/plan/address.js
/** Reads and writes addresses of resource instances: `module.net["a.b"].aws_subnet.this[0]`. */
/** Reads the address of a managed resource that this service has written. */
function readAddress(address) {
    const parts = splitAddress(address);
    const [type = '', last = ''] = parts.slice(-2);
    const at = last.indexOf('[');
    const key = at < 0 ? undefined : last.slice(at + 1, -1);
    return {
        module: parts.slice(0, -2).join('.'),
        type,
        name: at < 0 ? last : last.slice(0, at),
        index: key?.startsWith('"') === true ? readKey(key) : key && Number(key),
    };
}
/** The parts of an address between its dots; a dot inside a key does not separate. */
function splitAddress(address) {
    return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/g) ?? [];
}
/** The address without keys, as the configuration names the resource. */
function withoutKeys(address) {
    return splitAddress(address)
        .map((part) => part.split('[', 1)[0] ?? '')
        .join('.');
}
/** The labels of the module calls in the address of a module: `a`, `b` of `module.a[0].module.b`. */
function labelsOf(address) {
    return withoutKeys(address)
        .split('.')
        .filter((_, at) => at % 2 === 1);
}
/** Whether `address` is what `target` names, or an instance of it, or something inside it. */
function isWithin(address, target) {
    const next = address.charAt(target.length);
    return address.startsWith(target) && (next === '' || next === '.' || next === '[');
}
/** A key in brackets, as in `[0]` or `["a"]`; empty without a key. */
function writeIndex(key) {
    if (key === undefined)
        return '';
    return typeof key === 'number' ? `[${String(key)}]` : `[${writeKey(key)}]`;
}
const ESCAPES = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t',
    '"': '\\"',
    '\\': '\\\\',
};
/** A key as Terraform writes it: template signs and characters that cannot be printed are escaped. */
function writeKey(key) {
    const text = key
        .replaceAll(/["\\]|(?! )[\p{C}\p{Z}]/gu, (sign) => ESCAPES[sign] ?? escaped(sign))
        .replaceAll(/([$%])(?=\{)/g, '$1$1');
    return `"${text}"`;
}
function escaped(sign) {
    const digits = (sign.codePointAt(0) ?? 0).toString(16);
    return digits.length > 4 ? `\\U${digits.padStart(8, '0')}` : `\\u${digits.padStart(4, '0')}`;
}
/** The key in a quoted text; escapes that Terraform does not write stay as they are. */
function readKey(text) {
    return text
        .slice(1, -1)
        .replaceAll(/\\(?:([nrt"\\])|u([\da-f]{4})|U00([\da-f]{6}))/gi, (all, sign, short, long) => typeof sign === 'string' ? unescaped(sign) : fromHex(String(short ?? long), all))
        .replaceAll(/([$%])\1(?=\{)/g, '$1');
}
function unescaped(sign) {
    return Object.entries(ESCAPES).find(([, written]) => written === `\\${sign}`)?.[0] ?? sign;
}
function fromHex(digits, otherwise) {
    const point = Number.parseInt(digits, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : otherwise;
}
//# sourceMappingURL=address.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/load-module.js
/** Loads the `.tf` files of one directory as one module. */






/**
 * The most bytes of configuration. Parsing costs time and memory by the byte; real configurations
 * are smaller.
 */
const MOST_CONFIGURATION = 320 * 1024;
/** The most problems of one file that a plan names. */
const MOST_PROBLEMS = 100;
/** The sources of an upload, of which nothing has been read yet. */
function sourcesOf({ files, hcl, workingDirectory }) {
    return {
        files,
        hcl,
        workingDirectory,
        problems: [],
        parsed: new Map(),
        modules: new Map(),
        budget: { bytes: MOST_CONFIGURATION },
        records: recordsIn(files, workingDirectory),
    };
}
function recordsIn(files, workingDirectory) {
    const bytes = files.get(external_node_path_.posix.join(workingDirectory, module_manifest/* MODULE_MANIFEST */.dp));
    const records = bytes === undefined ? [] : (0,module_manifest/* readManifest */.WI)(new TextDecoder().decode(bytes));
    return 'problem' in records ? [] : records;
}
/**
 * The module that a call leads to, as Terraform finds it: where the manifest of the upload says, else where
 * a local source says. Undefined if it is not there, or too large to be read with the rest.
 */
function calledModule(sources, caller, call) {
    const record = (0,module_manifest/* recordOf */.zv)(sources.records, call);
    const there = record && directoryIn(sources.workingDirectory, record.directory);
    const isRead = there !== undefined && ((0,module_manifest/* isLocal */.IX)(call.source) || hasRoomFor(there, sources));
    const recorded = isRead ? loadModule(sources, there) : undefined;
    if (recorded !== undefined || !(0,module_manifest/* isLocal */.IX)(call.source))
        return recorded;
    const own = directoryIn(caller.directory, call.source.replaceAll('\\', '/'));
    return own === undefined ? undefined : loadModule(sources, own);
}
/** A directory of the upload; undefined if the path leads out of it. */
function directoryIn(from, path) {
    const directory = external_node_path_.posix.join(from, path).replace(/\/$/, '');
    if (external_node_path_.posix.isAbsolute(path) || directory.startsWith('..'))
        return undefined;
    return directory === '.' ? '' : directory;
}
/** A module that was fetched may be larger than all that a person wrote. */
function hasRoomFor(directory, { files, modules, budget }) {
    if (modules.has(directory))
        return true;
    const sizes = files
        .list(directory)
        .map((path) => ((0,loaded_names/* isConfiguration */.ZC)(external_node_path_.posix.basename(path)) ? (files.get(path)?.length ?? 0) : 0));
    return sizes.reduce((sum, size) => sum + size, 0) <= budget.bytes;
}
/** The call of a module in the module at this address. Undefined parts are those that only a plan knows. */
function callOf({ block }, address, source) {
    const version = block.body.attributes.find(({ name }) => name === 'version')?.value;
    return {
        key: [...labelsOf(address), block.labels[0] ?? ''].join('.'),
        source,
        version: version && ((0,hcl_syntax/* literalText */.bK)(version) ?? ''),
    };
}
/** Loads the module in a directory; undefined if the directory has no `.tf` file. */
function loadModule(sources, directory) {
    const loaded = sources.modules.get(directory);
    if (loaded !== undefined)
        return loaded;
    const all = sources.files.list(directory).filter((path) => (0,loaded_names/* isConfiguration */.ZC)(external_node_path_.posix.basename(path)));
    const names = all.filter((path) => /\.tf(?:\.json)?$/.test(path));
    if (names.length === 0)
        return undefined;
    const module = {
        directory,
        resources: [],
        dataSources: [],
        named: new Map(),
        calls: [],
        variables: new Map(),
        locals: new Map(),
        outputs: new Map(),
        providers: new Map(),
        moved: [],
        removed: [],
        imports: [],
        checks: [],
        unread: all.filter((path) => !names.includes(path)),
    };
    sources.modules.set(directory, module);
    const overrides = names.filter((path) => OVERRIDES.test(path));
    for (const path of [...names.filter((one) => !overrides.includes(one)), ...overrides]) {
        const file = external_node_path_.posix.relative(sources.workingDirectory, path);
        const { blocks, attributes } = parseFile(sources, path, 'file');
        // In a JSON file, the parser reads unknown blocks as attributes.
        if (attributes.some(({ name }) => IN_JSON.includes(name)))
            module.unread.push(path);
        for (const block of blocks) {
            const placed = { block, file };
            if (!overrides.includes(path) || !applyOverride(module, placed)) {
                place(module, placed, sources.problems);
            }
        }
    }
    return module;
}
const OVERRIDES = /(?:^|\/|_)override\.tf(?:\.json)?$/;
const IN_JSON = ['moved', 'removed', 'import'];
/** Merges a block of an override file into the block that it overrides. False if there is no such block. */
function applyOverride(module, { block }) {
    const [first = '', second = ''] = block.labels;
    const existing = {
        resource: module.named.get(`resource.${first}.${second}`),
        data: module.named.get(`data.${first}.${second}`),
        module: module.calls.find(({ block: call }) => call.labels[0] === first),
        variable: module.variables.get(first),
        output: module.outputs.get(first),
    };
    const before = Object.entries(existing).find(([type]) => type === block.type)?.[1];
    if (before === undefined)
        return false;
    const { attributes, blocks } = block.body;
    const isReplaced = ({ name }) => attributes.some((other) => other.name === name);
    const types = new Set(blocks.map(({ type }) => type));
    before.block = {
        ...before.block,
        body: {
            attributes: [
                ...before.block.body.attributes.filter((one) => !isReplaced(one)),
                ...attributes,
            ],
            blocks: [...before.block.body.blocks.filter(({ type }) => !types.has(type)), ...blocks],
        },
    };
    return true;
}
/** The readable part of a file. Parts that cannot be parsed become problems of the plan. */
function parseFile(sources, path, what) {
    const parsed = sources.parsed.get(path);
    if (parsed !== undefined)
        return parsed;
    const file = external_node_path_.posix.relative(sources.workingDirectory, path);
    const bytes = sources.files.get(path) ?? new Uint8Array();
    const before = sources.budget.bytes;
    sources.budget.bytes -= bytes.length;
    if (sources.budget.bytes < 0) {
        if (before >= 0)
            sources.problems.push(tooMuch(file));
        return { attributes: [], blocks: [] };
    }
    const text = decodeText(bytes);
    const { body, problems } = path.endsWith('.json')
        ? readJsonFile(text, path)
        : sources.hcl.parse(text);
    sources.parsed.set(path, body);
    for (const { message, range } of problems.slice(0, MOST_PROBLEMS)) {
        sources.problems.push({
            severity: 'error',
            summary: 'Invalid HCL',
            detail: `The ${what} could not be read: ${message}.`,
            range: toProblemRange(file, range),
        });
    }
    return body;
}
/** In JSON, a block inside a resource looks like an attribute: it is not known which of the two it is. */
function readJsonFile(text, path) {
    const read = (0,json_body/* readJsonBody */.n)(text);
    if (path.endsWith('.tfvars.json'))
        return read;
    const blocks = read.body.blocks.map((block) => ({
        ...block,
        body: {
            ...block.body,
            attributes: block.body.attributes.map((one) => block.type === 'resource' && /^(?:object|tuple)$/.test(one.value.kind) && !isMeta(one.name)
                ? { ...one, value: { kind: 'other', text: '', range: one.range } }
                : one),
        },
    }));
    return { ...read, body: { ...read.body, blocks } };
}
function isMeta(name) {
    return name === 'count' || name === 'for_each';
}
function tooMuch(filename) {
    const position = { line: 1, column: 1 };
    return {
        severity: 'error',
        summary: 'Too much configuration',
        detail: `This service plans ${String(MOST_CONFIGURATION)} bytes of configuration at most.`,
        range: { filename, start: position, end: position },
    };
}
function decodeText(bytes) {
    const text = new TextDecoder().decode(bytes);
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
/** The range of a problem, with the name of its file. */
function toProblemRange(filename, range) {
    return {
        filename,
        start: { line: range.startLine, column: range.startColumn },
        end: { line: range.endLine, column: range.endColumn },
    };
}
function place(module, placed, problems) {
    const { block } = placed;
    const [first = '', second = ''] = block.labels;
    switch (block.type) {
        case 'resource':
        case 'data': {
            const key = `${block.type}.${first}.${second}`;
            const twin = module.named.get(key);
            if (twin !== undefined) {
                problems.push({
                    severity: 'error',
                    summary: `Duplicate ${block.type} "${first}" "${second}"`,
                    detail: `It was declared before, in ${twin.file} line ${String(twin.block.range.startLine)}.`,
                    range: toProblemRange(placed.file, block.range),
                });
            }
            else {
                module.named.set(key, placed);
                (block.type === 'resource' ? module.resources : module.dataSources).push(placed);
            }
            break;
        }
        case 'module':
            module.calls.push(placed);
            break;
        case 'moved':
            module.moved.push(placed);
            break;
        case 'removed':
            module.removed.push(placed);
            break;
        case 'import':
            module.imports.push(placed);
            break;
        case 'check':
            module.checks.push(placed);
            break;
        case 'variable':
            module.variables.set(first, placed);
            break;
        case 'output':
            module.outputs.set(first, placed);
            break;
        case 'terraform':
            for (const inner of block.body.blocks.filter(({ type }) => type === 'required_providers')) {
                for (const attribute of inner.body.attributes) {
                    module.providers.set(attribute.name, attribute);
                }
            }
            break;
        case 'locals':
            for (const attribute of block.body.attributes)
                module.locals.set(attribute.name, attribute);
            break;
        default:
    }
}
//# sourceMappingURL=load-module.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/lifecycle.js



/** The settings of a resource's `lifecycle` block; those that it lacks have their defaults. */
function lifecycleOf({ body }) {
    const attributes = new Map(body.blocks
        .filter(({ type }) => type === 'lifecycle')
        .flatMap((block) => block.body.attributes.map(({ name, value }) => [name, value])));
    const says = (name) => {
        const value = attributes.get(name);
        return value?.kind === 'literal' && value.value === true;
    };
    return {
        ignores: ignored(attributes.get('ignore_changes')),
        createBeforeDestroy: says('create_before_destroy'),
        preventDestroy: says('prevent_destroy'),
        triggers: listOf(attributes.get('replace_triggered_by')),
    };
}
function listOf(written) {
    if (written === undefined)
        return [];
    return written.kind === 'tuple' ? written.items : [written];
}
function ignored(written) {
    if (written?.kind === 'traversal')
        return written.root === 'all' ? 'all' : [];
    if (written?.kind !== 'tuple')
        return [];
    return written.items.flatMap((item) => (item.kind === 'traversal' ? [item.root] : []));
}
/** Problems for the conditions that are false. An unknown condition is not a problem. */
function failedConditions({ block, file, type, summary, severity, address }, scope) {
    return block.body.blocks
        .filter((one) => one.type === type)
        .filter((one) => lifecycle_valueOf(one, 'condition', scope) === false)
        .map((one) => {
        const message = lifecycle_valueOf(one, 'error_message', scope);
        return {
            severity,
            summary,
            detail: typeof message === 'string' ? message : 'The condition is false.',
            address,
            range: toProblemRange(file, one.range),
        };
    });
}
function lifecycle_valueOf({ body }, name, scope) {
    const written = body.attributes.find((one) => one.name === name);
    return written === undefined ? undefined : reveal(evaluate(written.value, scope));
}
//# sourceMappingURL=lifecycle.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/convert.js


/** The value as this type; unknown if the conversion is not certain. */
function convert(value, type) {
    if (value === UNKNOWN || value === null)
        return value;
    if (value instanceof Sensitive)
        return conceal(convert(value.value, type));
    // Parsers read `string` as a name without steps, or in some texts as a literal.
    const word = type.kind === 'traversal' ? type.root : literalOf(type);
    if (word !== undefined)
        return toPrimitive(value, word);
    if (type.kind !== 'call')
        return UNKNOWN;
    const [inner] = type.arguments;
    switch (type.name) {
        case 'list':
            return toList(value, inner);
        case 'set':
            return toSet(value, inner);
        case 'map':
            return toMap(value, inner);
        case 'tuple':
            return toTuple(value, inner);
        case 'object':
            return toObject(value, inner);
        default:
            return UNKNOWN;
    }
}
function literalOf(type) {
    return type.kind === 'literal' ? String(type.value) : undefined;
}
function toPrimitive(value, word) {
    if (word === 'any')
        return value;
    if (word === 'string')
        return stringOf(value);
    if (word === 'number') {
        const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
        return typeof read === 'number' && Number.isFinite(read) ? read : UNKNOWN;
    }
    if (word === 'bool') {
        if (value === 'true' || value === 'false')
            return value === 'true';
        return typeof value === 'boolean' ? value : UNKNOWN;
    }
    // `list`, `map` and `set` without a type of their members accept any.
    if (word === 'set')
        return toSet(value, undefined);
    return (word === 'list' && Array.isArray(value)) || (word === 'map' && isMap(value))
        ? value
        : UNKNOWN;
}
function toList(value, inner) {
    if (!Array.isArray(value))
        return UNKNOWN;
    return inner === undefined ? value : value.map((one) => convert(one, inner));
}
/** The members sorted and without duplicates. */
function toSet(value, inner) {
    const list = toList(value, inner);
    if (!Array.isArray(list) || !isWhollyKnown(list))
        return UNKNOWN;
    if (!list.every((one) => typeof one === 'string'))
        return list.length < 2 ? list : UNKNOWN;
    return [...new Set(list)].sort();
}
function toMap(value, inner) {
    if (!isMap(value))
        return UNKNOWN;
    if (inner === undefined)
        return value;
    return newMap(Object.entries(value).map(([key, one]) => [key, convert(one, inner)]));
}
function toTuple(value, inner) {
    if (!Array.isArray(value) || inner?.kind !== 'tuple')
        return UNKNOWN;
    if (value.length !== inner.items.length)
        return UNKNOWN;
    return value.map((one, index) => {
        const type = inner.items[index];
        return type === undefined ? UNKNOWN : convert(one, type);
    });
}
/** The attributes that the type has; an optional one that is missing gets its default, or null. */
function toObject(value, inner) {
    if (!isMap(value) || inner?.kind !== 'object')
        return UNKNOWN;
    const result = newMap();
    for (const { key, value: type } of inner.entries) {
        const name = key.kind === 'literal' ? String(key.value) : key.kind === 'traversal' ? key.root : '';
        const isOptional = type.kind === 'call' && type.name === 'optional';
        const [of, otherwise] = isOptional ? type.arguments : [type];
        if (of === undefined)
            return UNKNOWN;
        const assigned = Object.hasOwn(value, name) ? value[name] : undefined;
        if (assigned === undefined && !isOptional)
            return UNKNOWN;
        const filled = assigned === undefined || (assigned === null && otherwise !== undefined)
            ? otherwise === undefined
                ? null
                : evaluate(otherwise, withoutNames())
            : assigned;
        result[name] = convert(filled, of);
    }
    return result;
}
//# sourceMappingURL=convert.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/resource-values.js


/** Arguments and blocks that Terraform reads itself and does not give to the provider. */
const META = new Set([
    'count',
    'for_each',
    'provider',
    'depends_on',
    'lifecycle',
    'provisioner',
    'connection',
]);
/** Whether Terraform reads this argument of a resource or module call itself. */
function isMetaArgument(name) {
    return META.has(name) || name === 'providers';
}
/** The values of a resource block; empty when they are too large to be kept. */
function resourceValues(block, scope) {
    const values = bodyValues({
        attributes: block.body.attributes.filter(({ name }) => !META.has(name)),
        blocks: block.body.blocks.filter(({ type }) => !META.has(type)),
    }, scope);
    return weigh(values) > MAX_WEIGHT ? newMap() : values;
}
/** Each nested block becomes a list, because only a provider's schema says which blocks are single. */
function bodyValues(body, scope) {
    const values = newMap(body.attributes.map(({ name, value }) => [name, evaluate(value, scope)]));
    for (const block of body.blocks) {
        const name = block.type === 'dynamic' ? (block.labels[0] ?? '') : block.type;
        const written = block.type === 'dynamic' ? dynamicBlocks(block, scope) : [bodyValues(block.body, scope)];
        const before = values[name];
        values[name] =
            written === UNKNOWN || before === UNKNOWN
                ? UNKNOWN
                : [...(Array.isArray(before) ? before : []), ...written];
    }
    return values;
}
function dynamicBlocks(block, scope) {
    const each = block.body.attributes.find(({ name }) => name === 'for_each');
    const content = block.body.blocks.find(({ type }) => type === 'content');
    const iterator = block.body.attributes.find(({ name }) => name === 'iterator')?.value;
    const collection = each === undefined ? UNKNOWN : evaluate(each.value, scope);
    const items = itemsOf(reveal(collection), scope);
    if (items === undefined || content === undefined)
        return UNKNOWN;
    const name = iterator?.kind === 'traversal' ? iterator.root : (block.labels[0] ?? '');
    return items.map(([key, value]) => {
        const current = newMap([
            ['key', key],
            ['value', value],
        ]);
        const values = bodyValues(content.body, bind(scope, { [name]: current }));
        return isSensitive(collection) ? conceal(values) : values;
    });
}
//# sourceMappingURL=resource-values.js.map
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/src/service/plan/terraform-data.js
/** Plans `terraform_data`, which Terraform provides itself, so that its values can be computed here. */


const TERRAFORM_DATA = 'terraform_data';
/**
 * The planned values. `before` has the applied values; undefined for a new or a replaced resource.
 * An unknown id means that the resource is created.
 */
function planData(values, before) {
    const input = values['input'] ?? null;
    const triggers = values['triggers_replace'] ?? null;
    const kept = before !== undefined && isSame(triggers, before['triggers_replace']);
    const output = input === null ? null : UNKNOWN;
    return newMap([
        ['id', kept ? (before['id'] ?? null) : UNKNOWN],
        ['input', input],
        ['output', kept && isSame(input, before['input']) ? (before['output'] ?? null) : output],
        ['triggers_replace', triggers],
    ]);
}
function isSame(value, before) {
    const { known, unknown } = split(value, { left: 10_000 });
    return unknown === undefined && (0,external_node_util_.isDeepStrictEqual)(known, before ?? null);
}
/** The values after an apply. */
function applyData(after, newId) {
    const { id = newId(), input = null, triggers_replace: triggers = null } = after;
    return { id, input, output: input, triggers_replace: triggers };
}
//# sourceMappingURL=terraform-data.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/module-scope.js






class ModuleScope {
    budget;
    /** Call name → outputs, or instance key → outputs. Filled while the calls of the module are planned. */
    moduleOutputs = new Map();
    #known = new Map();
    #visiting = new Set();
    #module;
    #values;
    #around;
    constructor(module, values, around) {
        this.#module = module;
        this.#values = values;
        this.#around = around;
        this.budget = around.budget;
    }
    resolve(root, [first, second]) {
        if (root === 'path') {
            return { value: first === 'module' ? this.#module.directory || '.' : '.', taken: 1 };
        }
        if (root === 'terraform') {
            return { value: first === 'workspace' ? this.#around.workspaceName : UNKNOWN, taken: 1 };
        }
        if (typeof first !== 'string')
            return { value: UNKNOWN, taken: 1 };
        if (root === 'var')
            return { value: this.#variable(first), taken: 1 };
        if (root === 'local')
            return { value: this.#local(first), taken: 1 };
        if (root === 'module')
            return { value: this.#call(first), taken: 1 };
        return this.#resource(root, first, second);
    }
    /** Computes the value of a name once. A name that depends on itself is unknown. */
    #once(key, compute) {
        const before = this.#known.get(key);
        if (before !== undefined)
            return before;
        if (this.#visiting.has(key))
            return UNKNOWN;
        this.#visiting.add(key);
        const value = compute();
        this.#visiting.delete(key);
        this.#known.set(key, value);
        return value;
    }
    #variable(name) {
        const declared = this.#module.variables.get(name)?.block;
        const fallback = declared?.body.attributes.find((attribute) => attribute.name === 'default');
        const type = declared?.body.attributes.find((attribute) => attribute.name === 'type')?.value;
        const value = this.#once(`var.${name}`, () => {
            const otherwise = () => (fallback === undefined ? UNKNOWN : evaluate(fallback.value, this));
            const assigned = this.#values.get(name) ?? otherwise();
            return type === undefined ? assigned : convert(assigned, type);
        });
        return declared !== undefined && saysSensitive(declared) ? conceal(value) : value;
    }
    #local(name) {
        const declared = this.#module.locals.get(name);
        if (declared === undefined)
            return UNKNOWN;
        return this.#once(`local.${name}`, () => evaluate(declared.value, this));
    }
    #call(name) {
        const planned = this.moduleOutputs.get(name);
        return planned ?? this.#once(`module.${name}`, () => this.#around.planCall(name));
    }
    /**
     * A reference to another resource. For a repeated resource it gives all instances; for a single
     * one it gives the value of the argument, if the files have it.
     */
    #resource(type, name, attribute) {
        const block = this.#module.named.get(`resource.${type}.${name}`)?.block;
        if (block !== undefined && isRepeated(block)) {
            return { value: this.#once(`${type}.${name}`, () => this.#instances(block)), taken: 1 };
        }
        if (block !== undefined && type === TERRAFORM_DATA) {
            const value = this.#once(`${type}.${name}`, () => this.valuesOf(block, { scope: this }));
            return { value, taken: 1 };
        }
        const written = block?.body.attributes.find((one) => one.name === attribute);
        if (written === undefined)
            return { value: UNKNOWN, taken: 2 };
        const key = `${type}.${name}.${written.name}`;
        return { value: this.#once(key, () => evaluate(written.value, this)), taken: 2 };
    }
    /** The values of one resource instance that can be known before the apply. */
    valuesOf(block, { key, scope }) {
        const values = resourceValues(block, scope);
        const [type = '', name = ''] = block.labels;
        if (type !== TERRAFORM_DATA)
            return values;
        const { address, appliedAt } = this.#around;
        const local = `${type}.${name}${writeIndex(key)}`;
        return planData(values, appliedAt(address === '' ? local : `${address}.${local}`));
    }
    #instances(block) {
        const instances = expand(block, this);
        if (instances.some(({ key }) => key === undefined))
            return UNKNOWN;
        if (instances.every(({ key }) => typeof key === 'number')) {
            return instances.map((instance) => this.valuesOf(block, instance));
        }
        return newMap(instances.map((instance) => [String(instance.key), this.valuesOf(block, instance)]));
    }
}
/** Whether the block of a variable or an output sets `sensitive = true`. */
function saysSensitive({ body }) {
    const written = body.attributes.find(({ name }) => name === 'sensitive')?.value;
    return written?.kind === 'literal' && written.value === true;
}
/** Whether a block has `count` or `for_each`. */
function isRepeated(block) {
    return block.body.attributes.some(({ name }) => name === 'count' || name === 'for_each');
}
/** The number in a text of digits; any other value unchanged. */
function asNumber(value) {
    return typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
}
/** The instances of a block: one, or as many as `count` or `for_each` give when they are known. */
function expand(block, scope) {
    const count = block.body.attributes.find(({ name }) => name === 'count');
    if (count !== undefined) {
        const number = asNumber(evaluate(count.value, scope));
        if (typeof number !== 'number' || number > MAX_ITEMS) {
            return [{ scope: bind(scope, { count: newMap([['index', UNKNOWN]]) }), unsure: true }];
        }
        return Array.from({ length: Math.max(0, number) }, (_, index) => ({
            key: index,
            scope: bind(scope, { count: newMap([['index', index]]) }),
        }));
    }
    const each = block.body.attributes.find(({ name }) => name === 'for_each');
    if (each === undefined)
        return [{ scope }];
    const collection = evaluate(each.value, scope);
    const items = itemsOf(collection, scope);
    if (items === undefined) {
        return [{ scope: bind(scope, { each: newMap() }), unsure: true }];
    }
    return items.map(([key, value]) => {
        // In a set each member is its own key.
        const named = Array.isArray(collection) ? value : key;
        const name = typeof named === 'string' ? named : '';
        return {
            key: name,
            scope: bind(scope, {
                each: newMap([
                    ['key', name],
                    ['value', value],
                ]),
            }),
        };
    });
}
//# sourceMappingURL=module-scope.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/move-state.js


const MOST = 1_000;
/** Relocations to which `addRelocations` adds those of each module. */
function noRelocations() {
    return { moves: [], removals: [], repeated: new Map() };
}
/** Adds the relocations of one module; `address` is the module's, without keys. */
function addRelocations(relocations, module, address) {
    const parts = splitAddress(address);
    for (const { block } of module.moved) {
        const from = addressIn(block, 'from');
        const to = addressIn(block, 'to');
        if (from !== undefined && to !== undefined && relocations.moves.length < MOST) {
            relocations.moves.push({ module: parts, from, to });
        }
    }
    for (const { block } of module.removed) {
        const from = addressIn(block, 'from');
        const lifecycle = block.body.blocks.find(({ type }) => type === 'lifecycle');
        const destroy = lifecycle?.body.attributes.find(({ name }) => name === 'destroy')?.value;
        const stays = destroy?.kind === 'literal' && destroy.value === false;
        if (from !== undefined)
            relocations.removals.push({ module: parts, from, destroy: !stays });
    }
    const prefix = address === '' ? '' : `${address}.`;
    const note = (name, { block }) => {
        const names = new Set(block.body.attributes.map((one) => one.name));
        if (names.has('for_each'))
            return;
        relocations.repeated.set(prefix + name, names.has('count') ? 'count' : 'alone');
    };
    for (const one of module.resources)
        note(one.block.labels.join('.'), one);
}
function addressIn({ body }, name) {
    const written = body.attributes.find((one) => one.name === name)?.value;
    const text = written && addressOf(written);
    return text === undefined ? undefined : splitAddress(text);
}
/** The address that an expression names; undefined if it names none. Given a scope, keys are evaluated. */
function addressOf(expression, scope) {
    if (expression.kind !== 'traversal')
        return undefined;
    let address = expression.root;
    for (const step of expression.steps) {
        const { range } = step;
        const value = step.kind === 'literal'
            ? step.value
            : scope === undefined
                ? undefined
                : evaluate(step, scope);
        if (typeof value !== 'string' && typeof value !== 'number')
            return undefined;
        // A name is as long in the file as its text; a key has quotes too.
        const isName = typeof value === 'string' &&
            step.kind === 'literal' &&
            range.endColumn - range.startColumn === value.length;
        address += isName ? `.${value}` : writeIndex(value);
    }
    return address;
}
/** The objects of a state under their new addresses, and their earlier addresses. */
function relocate(state, { moves, repeated }) {
    const taken = new Set(Object.keys(state));
    const previous = new Map();
    const entries = Object.entries(state).map(([before, kept]) => {
        let address = before;
        const goTo = (next) => {
            if (next === undefined || next === address || taken.has(next))
                return;
            taken.delete(address);
            taken.add(next);
            address = next;
        };
        // Follows a chain of moves to its end, and a circle of moves only once.
        for (const move of moves)
            goTo(movedBy(move, address));
        goTo(asRepeated(address, repeated));
        if (address !== before)
            previous.set(address, before);
        return [address, kept];
    });
    return { state: Object.fromEntries(entries), previous };
}
/** Whether an object that is no longer declared is forgotten instead of destroyed. */
function isForgotten(address, { removals }) {
    return removals.some(({ destroy, ...one }) => !destroy && restOf(one, address) !== undefined);
}
function movedBy({ to, ...move }, address) {
    const rest = restOf(move, address);
    if (rest === undefined)
        return undefined;
    const last = to.at(-1) ?? '';
    if (rest.key !== '' && last.includes('['))
        return undefined;
    return [...rest.prefix, ...to.slice(0, -1), last + rest.key, ...rest.rest].join('.');
}
function restOf({ module, from }, address) {
    const parts = splitAddress(address);
    const prefix = parts.slice(0, module.length);
    if (prefix.map(withoutKeys).join('.') !== module.join('.'))
        return undefined;
    const named = parts.slice(module.length, module.length + from.length);
    if (named.length < from.length)
        return undefined;
    const ends = named.pop() ?? '';
    const lastFrom = from.at(-1) ?? '';
    if (named.join('.') !== from.slice(0, -1).join('.'))
        return undefined;
    if (ends !== lastFrom && withoutKeys(ends) !== lastFrom)
        return undefined;
    return {
        prefix,
        key: ends === lastFrom ? '' : ends.slice(lastFrom.length),
        rest: parts.slice(module.length + from.length),
    };
}
/** A single object becomes instance `[0]` when its block gets a `count`, and the other way around. */
function asRepeated(address, repeated) {
    const parts = splitAddress(address);
    const plain = parts.map(withoutKeys);
    return parts
        .map((part, index) => {
        const kind = repeated.get(plain.slice(0, index + 1).join('.'));
        if (kind === 'count' && !part.includes('['))
            return `${part}[0]`;
        return kind === 'alone' && part.endsWith('[0]') ? part.slice(0, -3) : part;
    })
        .join('.');
}
//# sourceMappingURL=move-state.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/output-changes.js
/** The changes of the root module's outputs. */


/** The planned outputs and their changes; both are undefined when there are no outputs before or afterwards. */
function toOutputChanges(outputs, { outputs: before }, counts, isKept) {
    const planned = {};
    const changes = {};
    const settled = counts.additions + counts.changes + counts.destructions === 0;
    for (const [name, { value, sensitive }] of outputs) {
        const prior = before[name];
        const { known, unknown } = split(value, { left: 10_000 });
        // When no resource changes, values that only a provider knows do not change either.
        if (unknown !== undefined && settled)
            continue;
        const same = unknown === undefined && (0,external_node_util_.isDeepStrictEqual)(prior?.value, known);
        planned[name] = { sensitive, value: known };
        changes[name] = {
            actions: [prior === undefined ? 'create' : same ? 'no-op' : 'update'],
            before: prior?.value ?? null,
            after: known,
            after_unknown: unknown ?? false,
            before_sensitive: prior?.sensitive ?? false,
            after_sensitive: sensitive,
        };
    }
    for (const [name, { value, sensitive }] of Object.entries(before)) {
        if (outputs.has(name) || !isKept(name))
            continue;
        changes[name] = {
            actions: ['delete'],
            before: value,
            after: null,
            after_unknown: false,
            before_sensitive: sensitive,
            after_sensitive: false,
        };
    }
    const none = Object.keys(changes).length === 0;
    return { planned: none ? undefined : planned, changes: none ? undefined : changes };
}
/** Whether the plan changes an output. */
function hasOutputChanges({ output_changes: changes = {} }) {
    return Object.values(changes).some(({ actions }) => !actions.includes('no-op'));
}
//# sourceMappingURL=output-changes.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/static-limits.js

/** The most addresses that a limit names. */
const static_limits_MOST = 5;
/** The limits of a static plan, each with a sentence for people. */
function staticLimits(changes, { unsure, unread, unclear }) {
    const limits = [];
    const planned = changes.filter(({ change }) => change.after !== null);
    const notKnown = planned.filter((one) => unsure.includes(one.address) ||
        one.change.importing !== undefined ||
        unclear.includes(one.address) ||
        hasUnknown(one));
    if (notKnown.length > 0) {
        const addresses = notKnown.map(({ address }) => unsure.includes(address) ? `${address} (number unknown)` : address);
        const number = `${notKnown.length} of ${planned.length} ${planned.length === 1 ? 'resource has' : 'resources have'}`;
        limits.push({
            kind: 'not-known',
            message: `${number} something that the static planner does not know: ${listed(addresses)}.`,
            count: notKnown.length,
            addresses: addresses.slice(0, static_limits_MOST),
        });
    }
    if (unread.length > 0) {
        limits.push({
            kind: 'not-known',
            message: `The static planner did not read ${listed(unread)}.`,
            count: unread.length,
            addresses: unread.slice(0, static_limits_MOST),
        });
    }
    const foreign = planned.filter(({ type }) => type !== TERRAFORM_DATA);
    if (foreign.length > 0) {
        limits.push({
            kind: 'no-defaults',
            message: 'No provider was asked: values that providers set by default are not in this plan.',
            count: foreign.length,
        });
    }
    return limits;
}
/**
 * Whether a change has unknown values. `id` and `output` of `terraform_data` do not count, because
 * Terraform itself knows them only after the apply.
 */
function hasUnknown({ type, change }) {
    const names = Object.keys(change.after_unknown);
    return names.some((name) => type !== TERRAFORM_DATA || (name !== 'id' && name !== 'output'));
}
function listed(names) {
    const rest = names.length - static_limits_MOST;
    return `${names.slice(0, static_limits_MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
//# sourceMappingURL=static-limits.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/to-plan.js
/** Makes a plan from the declared resources and the applied ones. */







/** The most values that a plan contains; further values count as unknown. */
const MAX_NODES = 60_000;
/** Makes the plan. If `resources` is undefined, the plan has failed. */
function toPlan(input, configuration) {
    const budget = { left: MAX_NODES };
    const { resources, problems, inScope } = configuration;
    const declared = input.isDestroy ? [] : (resources ?? []);
    const targeted = declared.filter((resource) => inScope(to_plan_addressOf(resource)));
    const planned = new Map();
    const add = (resource, isTriggered) => {
        const change = toChange({ resource, isTriggered }, input, configuration, budget);
        planned.set(change.address, change);
    };
    for (const resource of targeted)
        add(resource, false);
    const unclear = replaceTriggered(targeted, planned, (resource) => add(resource, true));
    const changes = [...planned.values()];
    if (resources !== undefined)
        changes.push(...deletions(declared, input, configuration));
    changes.sort((a, b) => (a.address < b.address ? -1 : 1));
    if (resources !== undefined)
        notePrevented(resources, changes, problems);
    const shown = input.options.refreshOnly ? [] : changes;
    const counts = countsOf(shown);
    const outputs = toOutputChanges(input.isDestroy ? new Map() : configuration.outputs, input, counts, configuration.keepsOutput);
    const document = {
        format_version: '1.2',
        terraform_version: input.terraformVersion,
        variables: Object.fromEntries([...configuration.variables].map(([name, value]) => [
            name,
            { value: split(value, budget).known ?? null },
        ])),
        planned_values: { outputs: outputs.planned, root_module: plannedModules(shown) },
        resource_changes: shown,
        output_changes: outputs.changes,
        configuration: { root_module: configuration.configuration },
    };
    const places = new Map(targeted.map((resource) => [to_plan_addressOf(resource), resource.place]));
    const unsure = targeted.filter((one) => one.unsure).map(to_plan_addressOf);
    const limits = staticLimits(shown, { unsure, unclear, unread: configuration.unread });
    return { document, problems, counts, places, limits, unsure };
}
/** The values of a new resource. */
function anew({ type, values }) {
    return type === TERRAFORM_DATA ? planData(values, undefined) : values;
}
/**
 * Replaces resources as `replace_triggered_by` demands, until no further one follows. Returns the
 * addresses of resources for which it is not known whether they are replaced.
 */
function replaceTriggered(resources, changes, replace) {
    const left = new Set(resources.filter((one) => one.lifecycle.triggers.length > 0));
    const unclear = [];
    for (let size = -1; size !== left.size;) {
        size = left.size;
        for (const resource of left) {
            const address = to_plan_addressOf(resource);
            const { change } = changes.get(address) ?? {};
            if (change === undefined || change.before === null || change.actions.length > 1)
                continue;
            const named = resource.lifecycle.triggers.map((one) => addressOf(one));
            if (named.includes(undefined))
                unclear.push(address);
            else if (named.some((one) => triggers(one ?? '', resource.moduleAddress, changes))) {
                replace(resource);
            }
            else
                continue;
            left.delete(resource);
        }
    }
    return unclear;
}
/** Whether a named resource, or one of its attributes, changes. */
function triggers(name, moduleAddress, changes) {
    const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
    const [type = '', ownName = '', attribute] = splitAddress(name);
    for (const [address, { change }] of changes) {
        if (!isWithin(address, `${prefix}${type}.${ownName}`) || change.before === null)
            continue;
        const changed = change.actions.some((action) => action === 'update' || action === 'create');
        if (attribute === undefined ? changed : changed && isOther(change, withoutKeys(attribute))) {
            return true;
        }
    }
    return false;
}
function isOther({ before, after }, attribute) {
    return !(0,external_node_util_.isDeepStrictEqual)(before?.[attribute] ?? null, after?.[attribute] ?? null);
}
function countsOf(changes) {
    const count = (action) => changes.filter(({ change }) => change.actions.includes(action)).length;
    return {
        additions: count('create'),
        changes: count('update'),
        destructions: count('delete'),
        imports: changes.filter(({ change }) => change.importing !== undefined).length || undefined,
    };
}
/** The deletions of applied resources that are no longer declared. */
function deletions(declared, input, { inScope, providers, relocations, previous }) {
    const kept = new Set(declared.map(to_plan_addressOf));
    // If it is not known how many instances remain, it is not known which ones are deleted.
    const unsure = declared.filter((one) => one.unsure).map((one) => withoutKeys(to_plan_addressOf(one)));
    return Object.entries(input.state)
        .filter(([address]) => !kept.has(address) && inScope(address))
        .filter(([address]) => !unsure.includes(withoutKeys(address)))
        .map(([address, before]) => ({
        ...toDeletion(address, before, input, providers),
        previous_address: previous.get(address),
    }))
        .map((one) => isForgotten(one.address, relocations)
        ? { ...one, change: { ...one.change, actions: ['forget'] } }
        : one);
}
/** Adds a problem for each resource with `prevent_destroy` that the plan would destroy. */
function notePrevented(resources, changes, problems) {
    const destroyed = new Set(changes.filter(({ change }) => change.actions.includes('delete')).map(({ address }) => address));
    for (const resource of resources) {
        const address = to_plan_addressOf(resource);
        const { file, line } = resource.place;
        const start = { line, column: 1 };
        if (!resource.lifecycle.preventDestroy || !destroyed.has(address))
            continue;
        problems.push({
            severity: 'error',
            summary: 'Instance cannot be destroyed',
            detail: `Resource ${address} has lifecycle.prevent_destroy set, but the plan calls for it to be destroyed.`,
            address,
            range: { filename: file, start, end: start },
        });
    }
}
/** A plan that failed with these problems. */
function failedPlan(terraformVersion, problems) {
    const document = {
        format_version: '1.2',
        terraform_version: terraformVersion,
        variables: {},
        planned_values: { root_module: {} },
        resource_changes: [],
        configuration: { root_module: {} },
    };
    const counts = { additions: 0, changes: 0, destructions: 0 };
    return { document, problems, counts, places: new Map(), limits: [] };
}
function toChange({ resource, isTriggered }, input, configuration, budget) {
    const { state, marks = {} } = input;
    const address = to_plan_addressOf(resource);
    const before = Object.hasOwn(state, address) ? (state[address] ?? null) : null;
    const isReplacing = isReplaced(input, address);
    const values = isTriggered
        ? anew(resource)
        : isReplacing
            ? resource.values
            : withIgnored(resource, before);
    const { known: after, unknown, sensitive } = splitMap(values, budget);
    const replaced = isReplacing || isTriggered || (resource.type === TERRAFORM_DATA && after['id'] === undefined);
    const imported = before === null && configuration.importing.has(address);
    const previous = configuration.previous.get(address);
    return {
        address,
        previous_address: previous,
        module_address: resource.moduleAddress === '' ? undefined : resource.moduleAddress,
        mode: 'managed',
        type: resource.type,
        name: resource.name,
        index: resource.index,
        provider_name: resource.provider,
        action_reason: before === null || !replaced
            ? undefined
            : isTriggered
                ? 'replace_by_triggers'
                : reasonOf(address, input, isReplacing),
        change: {
            actions: actionsOf({ resource, before, after, replaced, imported }, input),
            before,
            after,
            after_unknown: unknown,
            before_sensitive: before === null ? false : (marks[address]?.sensitive ?? {}),
            after_sensitive: sensitive,
            replace_paths: before !== null && replaced && !isReplacing && !isTriggered
                ? [['triggers_replace']]
                : undefined,
            importing: imported ? { id: configuration.importing.get(address) } : undefined,
        },
    };
}
function reasonOf(address, { options }, isReplacing) {
    if (options.replace.includes(address))
        return 'replace_by_request';
    return isReplacing ? 'replace_because_tainted' : 'replace_because_cannot_update';
}
function actionsOf({ resource, before, after, replaced, imported }, { state }) {
    if (before === null) {
        const name = withoutKeys(to_plan_addressOf(resource));
        const exists = resource.unsure && Object.keys(state).some((one) => withoutKeys(one) === name);
        return [imported || exists ? 'update' : 'create'];
    }
    if (replaced) {
        return resource.lifecycle.createBeforeDestroy ? ['create', 'delete'] : ['delete', 'create'];
    }
    return [(0,external_node_util_.isDeepStrictEqual)(before, after) ? 'no-op' : 'update'];
}
/** The planned values with the applied ones for arguments that have ignored changes. */
function withIgnored({ values, lifecycle, type }, before) {
    const { ignores } = lifecycle;
    if (before === null || ignores.length === 0)
        return values;
    const isKept = (name) => ignores === 'all' || ignores.includes(name);
    const appliedValues = applied(before);
    const kept = Object.entries(appliedValues).filter(([name]) => isKept(name));
    const rest = Object.entries(values).filter(([name]) => !isKept(name));
    const merged = newMap([...rest, ...kept]);
    return type === TERRAFORM_DATA ? planData(merged, appliedValues) : merged;
}
/** Whether an applied resource is replaced because the run demands it or because it is tainted. */
function isReplaced({ options, marks }, address) {
    return options.replace.includes(address) || marks?.[address]?.tainted === true;
}
function toDeletion(address, before, { marks = {} }, providers) {
    const { module, type, name, index } = readAddress(address);
    return {
        address,
        module_address: module === '' ? undefined : module,
        mode: 'managed',
        type,
        name,
        index,
        provider_name: providers(type),
        change: {
            actions: ['delete'],
            before,
            after: null,
            after_unknown: {},
            before_sensitive: marks[address]?.sensitive ?? {},
            after_sensitive: false,
        },
    };
}
function plannedModules(changes) {
    const root = { resources: [], child_modules: [] };
    const modules = new Map();
    for (const change of changes) {
        if (change.change.after === null)
            continue;
        const address = change.module_address;
        let module = address === undefined ? root : modules.get(address);
        if (module === undefined) {
            module = { address, resources: [] };
            modules.set(address ?? '', module);
            root.child_modules?.push(module);
        }
        module.resources?.push({
            address: change.address,
            mode: change.mode,
            type: change.type,
            name: change.name,
            index: change.index,
            provider_name: change.provider_name,
            values: change.change.after,
            sensitive_values: change.change.after_sensitive || {},
        });
    }
    return root;
}
function to_plan_addressOf({ moduleAddress, type, name, index }) {
    const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
    return `${prefix}${type}.${name}${writeIndex(index)}`;
}
//# sourceMappingURL=to-plan.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/providers.js

/**
 * The provider that `required_providers` of the module names, for the `provider` argument of the
 * block if there is one. As in Terraform, a provider that is not named there is HashiCorp's.
 */
function providersOf(module) {
    return (type, block) => {
        if (type === TERRAFORM_DATA)
            return 'terraform.io/builtin/terraform';
        const chosen = block?.body.attributes.find(({ name }) => name === 'provider')?.value;
        const local = chosen?.kind === 'traversal' ? chosen.root : (type.split('_', 1)[0] ?? type);
        const source = sourceOf(module, local) ?? `hashicorp/${local}`;
        return source.split('/').length > 2 ? source : `registry.terraform.io/${source}`;
    };
}
function sourceOf(module, local) {
    const written = module?.providers.get(local)?.value;
    if (written?.kind !== 'object')
        return undefined;
    const source = written.entries.find(({ key }) => key.kind === 'literal' && key.value === 'source')?.value;
    return source?.kind === 'literal' && typeof source.value === 'string'
        ? source.value.toLowerCase()
        : undefined;
}
//# sourceMappingURL=providers.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/references.js

/** Adds the names that one module and its calls mention. */
function addReferences(references, module, address) {
    const prefix = address === '' ? '' : `${withoutKeys(address)}.`;
    if (references.has(`${prefix}(seen)`))
        return;
    references.set(`${prefix}(seen)`, new Set());
    const add = (name, written) => {
        const names = new Set();
        collect(written, names);
        references.set(prefix + name, new Set([...names].map((one) => prefix + one)));
    };
    for (const { block } of module.resources)
        add(block.labels.join('.'), block.body);
    for (const [name, { value }] of module.locals)
        add(`local.${name}`, value);
    for (const [name, { block }] of module.outputs)
        add(`output.${name}`, block.body);
    for (const { block } of module.calls) {
        for (const attribute of block.body.attributes) {
            add(`module.${block.labels[0] ?? ''}.var.${attribute.name}`, attribute.value);
        }
    }
}
/** Adds every `first.second` in an expression or a body. */
function collect(node, names) {
    if (typeof node !== 'object' || node === null)
        return;
    if (isExpression(node)) {
        const [first] = node.kind === 'traversal' ? node.steps : [];
        if (node.kind === 'traversal' && first?.kind === 'literal') {
            names.add(`${node.root}.${String(first.value)}`);
        }
        const text = node.kind === 'other' ? node.text : '';
        // A word without a point behind it is read over once, not once from each of its letters.
        for (const [name] of text.matchAll(/[\w-]+(?:\.[\w-]+)?/g)) {
            if (name.includes('.'))
                names.add(name);
        }
    }
    for (const part of Object.values(node))
        collect(part, names);
}
function isExpression(node) {
    return 'kind' in node;
}
/** All names that `names` need, directly or through others, without `names` themselves. */
function needsOf(references, names) {
    const reached = new Set();
    const left = [...names];
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
        for (const [other, needed] of references) {
            if (!isWithin(other, name))
                continue;
            for (const one of needed) {
                if (reached.has(one))
                    continue;
                reached.add(one);
                left.push(one);
            }
        }
    }
    return reached;
}
/**
 * A test whether a run with these targets includes an address. A run includes its targets and all
 * that they need; a run that destroys includes its targets and all that need them.
 */
function inScopeOf(references, targets, isDestroy) {
    if (targets.length === 0)
        return () => true;
    const names = targets.map(withoutKeys);
    const needed = isDestroy ? new Set() : needsOf(references, names);
    return (address) => {
        if (targets.some((target) => isWithin(address, target)))
            return true;
        const name = withoutKeys(address);
        if (!isDestroy)
            return [...needed].some((one) => isWithin(name, one));
        const needs = needsOf(references, [name]);
        return names.some((target) => [...needs].some((one) => isWithin(target, one)));
    };
}
/**
 * A test whether a run with these targets includes a root output: it does if it includes all that
 * the output needs.
 */
function outputsInScope(references, targets) {
    if (targets.length === 0)
        return () => true;
    const inScope = inScopeOf(references, targets, false);
    const resources = [...references.keys()].filter(isResource);
    return (name) => {
        const needed = [...needsOf(references, [`output.${name}`])];
        const reached = resources.filter((one) => needed.some((need) => isWithin(one, need)));
        return reached.length > 0 && reached.every(inScope);
    };
}
/** Whether a name is that of a resource, and not of a local, a variable, an output or an entry for `(seen)`. */
function isResource(name) {
    return !/(^|\.)(local|var|output)\.[^.]+$|\(seen\)$/.test(name);
}
//# sourceMappingURL=references.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/plan-configuration.js
/**
 * The static planner. It reads the configuration of a working directory and of the local modules
 * that it calls. Values that the files contain are known, and all others are unknown. It calls no
 * provider.
 */













const MAX_DEPTH = 20;
const MAX_RESOURCES = 10_000;
const MAX_MODULES = 1_000;
/** The most blocks that all called modules may have together. */
const MAX_BLOCKS = 100_000;
/** The most work that all expressions may cost together, see `weigh`. */
const MAX_WORK = 500_000;
/** The static plan of an upload. Why a plan cannot be made is in its `problems`. */
function planConfiguration(input) {
    const problems = [];
    const references = new Map();
    let read;
    try {
        read = planRoot(input, references, problems);
    }
    catch (error) {
        if (!(error instanceof RangeError))
            throw error;
        fail(problems, 'Nested too deeply', 'Names or blocks need each other in too long a chain.');
    }
    const { targets } = input.options;
    if (targets.length > 0)
        problems.push(TARGETED);
    const hasFailed = () => problems.some(({ severity }) => severity === 'error');
    const keeps = outputsInScope(references, targets);
    const outputs = read === undefined || hasFailed()
        ? new Map()
        : rootOutputs(read.root, read.outputs, keeps, problems);
    return toPlan(read?.input ?? input, {
        resources: hasFailed() ? undefined : read?.resources,
        outputs,
        keepsOutput: keeps,
        providers: providersOf(read?.root),
        inScope: inScopeOf(references, targets, input.isDestroy),
        configuration: read?.configuration ?? {},
        variables: read?.values ?? new Map(),
        problems,
        relocations: read?.relocations ?? noRelocations(),
        previous: read?.previous ?? new Map(),
        importing: read?.importing ?? new Map(),
        unread: read?.unread ?? [],
    });
}
const TARGETED = {
    severity: 'warning',
    summary: 'Resource targeting is in effect',
    detail: 'Only the targets and what they need are planned. Other changes that the configuration asks for are left out.',
};
/**
 * Plans the root module; undefined if there is none. Throws a `RangeError` if something is nested
 * too deeply.
 */
function planRoot(request, references, problems) {
    const sources = { ...sourcesOf(request), problems };
    const root = loadModule(sources, request.workingDirectory);
    if (root === undefined) {
        const where = request.workingDirectory || 'its root directory';
        const detail = `The upload has no .tf file in ${where}. They are expected in the working directory of the workspace.`;
        fail(problems, 'No Terraform configuration files', detail);
        return undefined;
    }
    const values = rootVariables(sources, root, request.variables);
    const relocations = noRelocations();
    gatherRelocations(sources, root, relocations, {
        address: '',
        depth: 0,
        budget: { left: MAX_MODULES },
    });
    const { state, previous } = relocate(request.state, relocations);
    const marks = relocate(request.marks ?? {}, relocations).state;
    const input = { ...request, state, marks };
    const budget = { left: MAX_WORK };
    const walk = {
        sources,
        resources: [],
        input,
        references,
        budget,
        modules: 0,
        blocks: 0,
        unread: new Set(),
        importing: new Map(),
    };
    const planned = planModule(walk, root, values, { address: '', depth: 0 });
    const { resources, modules, blocks, importing } = walk;
    if (resources.length > MAX_RESOURCES) {
        const detail = `More than ${String(MAX_RESOURCES)} resource instances are declared.`;
        fail(problems, 'Too many resources', detail);
    }
    if (modules > MAX_MODULES || blocks > MAX_BLOCKS) {
        const detail = `Modules are called more than ${String(MAX_MODULES)} times, or with more than ${String(MAX_BLOCKS)} blocks.`;
        fail(problems, 'Too many modules', detail);
    }
    const unread = [...walk.unread];
    return { root, values, resources, input, relocations, previous, importing, unread, ...planned };
}
/**
 * Adds the relocations of all local modules by address without keys, for as many calls as are
 * planned at most.
 */
function gatherRelocations(sources, module, relocations, { address, depth, budget }) {
    addRelocations(relocations, module, address);
    if (depth >= MAX_DEPTH || relocations.repeated.size > MAX_RESOURCES)
        return;
    for (const call of module.calls) {
        const { block } = call;
        budget.left -= 1;
        if (budget.left < 0)
            return;
        const source = (0,hcl_syntax/* literalText */.bK)(block.body.attributes.find(({ name }) => name === 'source')?.value);
        const callee = calledModule(sources, module, callOf(call, address, source ?? ''));
        const inner = `${address === '' ? '' : `${address}.`}module.${block.labels[0] ?? ''}`;
        if (callee === undefined)
            continue;
        gatherRelocations(sources, callee, relocations, { address: inner, depth: depth + 1, budget });
    }
}
function fail(problems, summary, detail) {
    problems.push({ severity: 'error', summary, detail });
}
/** The outputs that `isKept` names. An output that would show a sensitive value becomes a problem. */
function rootOutputs(root, values, isKept, problems) {
    const outputs = new Map();
    for (const [name, { block, file }] of root.outputs) {
        if (!isKept(name))
            continue;
        const value = values[name] ?? null;
        const sensitive = saysSensitive(block);
        if (isSensitive(value) && !sensitive) {
            problems.push({
                severity: 'error',
                summary: 'Output refers to sensitive values',
                detail: `The value of output "${name}" holds something sensitive. Add sensitive = true to the output, or take the mark off with nonsensitive().`,
                range: toProblemRange(file, block.range),
            });
        }
        outputs.set(name, { value, sensitive });
    }
    return outputs;
}
function planModule(walk, module, values, position) {
    const { input, references } = walk;
    const { address } = position;
    if (input.options.targets.length > 0)
        addReferences(references, module, address);
    const calls = {};
    const planCall = (name) => {
        const call = module.calls.find(({ block }) => block.labels[0] === name);
        if (call === undefined)
            return UNKNOWN;
        const planned = planModuleCall(walk, call, scope, { ...position, parent: module });
        calls[name] = planned.configuration;
        scope.moduleOutputs.set(name, planned.outputs);
        return planned.outputs;
    };
    const scope = new ModuleScope(module, values, {
        workspaceName: input.workspaceName,
        address,
        appliedAt: (at) => appliedAt(input, at),
        budget: walk.budget,
        planCall,
    });
    for (const { block } of module.calls) {
        const name = block.labels[0] ?? '';
        if (!scope.moduleOutputs.has(name))
            planCall(name);
    }
    planResources(walk, module, scope, position);
    checkModule(walk, module, scope, address);
    if (address === '')
        importsOf(walk, module, scope);
    for (const path of module.unread)
        walk.unread.add(path);
    return {
        outputs: outputsOf(module, scope),
        configuration: {
            resources: [
                ...module.resources.map(({ block }) => configured(block.labels, 'managed')),
                ...module.dataSources.map(({ block }) => configured(block.labels, 'data')),
            ],
            module_calls: Object.keys(calls).length > 0 ? calls : undefined,
        },
    };
}
function planResources(walk, module, scope, { address, unsure }) {
    const providers = providersOf(module);
    for (const { block, file } of module.resources) {
        const [type = '', name = ''] = block.labels;
        if (walk.resources.length > MAX_RESOURCES)
            break;
        for (const instance of expand(block, scope)) {
            walk.resources.push({
                moduleAddress: address,
                type,
                name,
                index: instance.key,
                values: scope.valuesOf(block, instance),
                provider: providers(type, block),
                place: { file, line: block.range.startLine },
                lifecycle: lifecycleOf(block),
                unsure: instance.unsure === true || unsure === true,
            });
            checkResource(walk, { block, file }, instance, address);
        }
    }
}
/** Adds problems for conditions that are false before anything is applied. */
function checkResource({ sources }, { block, file }, { key, scope }, moduleAddress) {
    const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
    const address = `${prefix}${block.labels.join('.')}${writeIndex(key)}`;
    for (const lifecycle of block.body.blocks.filter(({ type }) => type === 'lifecycle')) {
        const summary = 'Resource precondition failed';
        const condition = { summary, severity: 'error', type: 'precondition', address };
        sources.problems.push(...failedConditions({ block: lifecycle, file, ...condition }, scope));
    }
}
function checkModule({ sources }, module, scope, address) {
    const prefix = address === '' ? '' : `${address}.`;
    for (const placed of module.variables.values()) {
        const condition = { severity: 'error', type: 'validation' };
        const summary = 'Invalid value for variable';
        sources.problems.push(...failedConditions({ ...placed, ...condition, summary }, scope));
    }
    for (const placed of module.checks) {
        const condition = { severity: 'warning', type: 'assert' };
        const summary = 'Check block assertion failed';
        const check = `${prefix}check.${placed.block.labels[0] ?? ''}`;
        sources.problems.push(...failedConditions({ ...placed, ...condition, summary, address: check }, scope));
    }
}
/** Collects what `import` blocks import; one block may import many resources. */
function importsOf({ importing, sources }, module, scope) {
    for (const { block, file } of module.imports) {
        const written = (name) => block.body.attributes.find((one) => one.name === name)?.value;
        const to = written('to');
        const id = written('id');
        if (to === undefined)
            continue;
        for (const instance of expand(block, scope)) {
            const address = addressOf(to, instance.scope);
            const importId = id && evaluate(id, instance.scope);
            if (address === undefined || instance.unsure === true) {
                sources.problems.push({
                    severity: 'warning',
                    summary: 'Import not known',
                    detail: 'What this block imports is known only to Terraform.',
                    range: toProblemRange(file, block.range),
                });
            }
            else
                importing.set(address, typeof importId === 'string' ? importId : undefined);
        }
    }
}
/** The applied values of a resource; undefined if there are none or the run replaces the resource. */
function appliedAt(input, address) {
    const values = input.state[address];
    return values === undefined || isReplaced(input, address) ? undefined : applied(values);
}
function outputsOf(module, scope) {
    const outputs = newMap();
    for (const [name, { block }] of module.outputs) {
        const written = block.body.attributes.find((attribute) => attribute.name === 'value');
        const value = written === undefined ? UNKNOWN : evaluate(written.value, scope);
        outputs[name] = saysSensitive(block) ? conceal(value) : value;
    }
    return outputs;
}
function planModuleCall(walk, call, scope, { parent, address, depth, unsure }) {
    const name = call.block.labels[0] ?? '';
    const written = call.block.body.attributes.find((attribute) => attribute.name === 'source');
    const source = written === undefined ? UNKNOWN : evaluate(written.value, scope);
    const shown = typeof source === 'string' ? source : '';
    const called = callOf(call, address, shown);
    const module = depth < MAX_DEPTH ? calledModule(walk.sources, parent, called) : undefined;
    // Modules of registries and repositories are not downloaded here, so their resources are not known.
    if (module === undefined && !(0,module_manifest/* isLocal */.IX)(shown)) {
        walk.unread.add(`${address === '' ? '' : `${address}.`}module.${name}`);
        return { outputs: UNKNOWN, configuration: { source: shown } };
    }
    if (module === undefined) {
        walk.sources.problems.push({
            severity: 'error',
            summary: 'Unreadable module directory',
            detail: `Module "${name}" is said to be at ${shown}, but the upload has no .tf file there.`,
            range: toProblemRange(call.file, call.block.range),
        });
        return { outputs: UNKNOWN, configuration: { source: shown } };
    }
    const results = expand(call.block, scope).flatMap((instance) => {
        walk.modules += 1;
        walk.blocks += module.named.size + module.outputs.size + module.variables.size;
        if (walk.modules > MAX_MODULES || walk.blocks > MAX_BLOCKS)
            return [];
        const values = new Map();
        for (const attribute of call.block.body.attributes) {
            if (module.variables.has(attribute.name)) {
                values.set(attribute.name, evaluate(attribute.value, instance.scope));
            }
        }
        requireVariables(walk.sources, module, values, call);
        const at = `${address === '' ? '' : `${address}.`}module.${name}${writeIndex(instance.key)}`;
        return {
            key: instance.key,
            ...planModule(walk, module, values, {
                address: at,
                depth: depth + 1,
                unsure: unsure === true || instance.unsure,
            }),
        };
    });
    const configuration = results[0]?.configuration;
    return {
        outputs: isRepeated(call.block)
            ? newMap(results.map(({ key, outputs }) => [String(key ?? ''), outputs]))
            : (results[0]?.outputs ?? UNKNOWN),
        configuration: { source: shown, module: configuration },
    };
}
/**
 * The values of variables, the strongest first: workspace and run, `*.auto.tfvars` (last name
 * first), `terraform.tfvars`.
 */
function rootVariables(sources, root, variables) {
    const values = new Map();
    const here = sources.files.list(root.directory);
    const ordered = [
        ...here.filter((path) => external_node_path_.posix.basename(path) === 'terraform.tfvars'),
        ...here.filter((path) => external_node_path_.posix.basename(path) === 'terraform.tfvars.json'),
        ...here.filter((path) => /\.auto\.tfvars(?:\.json)?$/.test(path)),
    ];
    const nothing = withoutNames();
    for (const path of ordered) {
        for (const attribute of parseFile(sources, path, 'variables file').attributes) {
            if (root.variables.has(attribute.name)) {
                values.set(attribute.name, evaluate(attribute.value, nothing));
            }
        }
    }
    for (const [name, value] of Object.entries(variables)) {
        if (root.variables.has(name))
            values.set(name, value);
    }
    requireVariables(sources, root, values);
    return values;
}
function requireVariables(sources, module, values, call) {
    for (const [name, declared] of module.variables) {
        const optional = declared.block.body.attributes.some((one) => one.name === 'default');
        if (optional || values.has(name))
            continue;
        const where = call ?? declared;
        sources.problems.push({
            severity: 'error',
            summary: call === undefined ? 'No value for required variable' : 'Missing required argument',
            detail: call === undefined
                ? `The variable "${name}" has no default, and neither the workspace nor a .tfvars file sets it.`
                : `The argument "${name}" is required by the module, but no value is given.`,
            range: toProblemRange(where.file, where.block.range),
        });
    }
}
function configured(labels, mode) {
    const [type = '', name = ''] = labels;
    return { address: `${mode === 'data' ? 'data.' : ''}${type}.${name}`, mode, type, name };
}
//# sourceMappingURL=plan-configuration.js.map
;// CONCATENATED MODULE: ./build/src/service/store.js
/** An empty store. */
function createStore(clock, random) {
    return {
        organizations: new Map(),
        users: new Map(),
        teams: new Map(),
        pools: new Map(),
        tokens: new Map(),
        projects: new Map(),
        workspaces: new Map(),
        teamAccess: new Map(),
        policies: new Map(),
        policySets: new Map(),
        versions: new Map(),
        runs: new Map(),
        plans: new Map(),
        applies: new Map(),
        stateVersions: new Map(),
        checks: new Map(),
        stages: new Map(),
        taskResults: new Map(),
        evaluations: new Map(),
        tfEvaluations: new Map(),
        costEstimates: new Map(),
        moving: { runs: new Set(), versions: new Set() },
        clock,
        hcl: undefined,
        engine: undefined,
        rego: undefined,
        planning: new Set(),
        judging: new Set(),
        newId: (prefix) => newId(prefix, random),
        newUuid: () => newUuid(random),
    };
}
/** The wall-clock time of a moment of the monotonic clock. */
function dateAt(clock, atMs) {
    return new Date(clock.date().getTime() - (clock.now() - atMs));
}
/** The time now with milliseconds, as `created-at` has it in answers. */
function nowAt(clock) {
    return clock.date().toISOString();
}
/** The entry with this id. That there is none is a fault of the service, and throws. */
function must(map, id) {
    const value = map.get(id);
    if (value === undefined)
        throw new Error(`the service lost ${id}`);
    return value;
}
/** Digits and letters without those that look alike. */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** An id such as `run-CZcmD7eagjhyX0vN`: hard to guess, and never used as a secret. */
function newId(prefix, random) {
    let id = `${prefix}-`;
    for (let length = 0; length < 16; length += 1) {
        id += ALPHABET.charAt(Math.floor(random() * ALPHABET.length));
    }
    return id;
}
/** An id in the format that Terraform's own resources and states use. */
function newUuid(random) {
    const digits = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
    return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
//# sourceMappingURL=store.js.map
;// CONCATENATED MODULE: ./build/src/service/tree.js
/** Files by path. Links are followed each time a path is read, as in a file system. */

/** The most links that are followed on the way to one file. */
const MOST_HOPS = 40;
/** @param links the target of each link, as a path within the tree, by the path of the link */
function createTree(files, links = new Map()) {
    const names = new Map();
    for (const path of [...files.keys(), ...links.keys()]) {
        const directory = directoryOf(path);
        const others = names.get(directory);
        if (others === undefined)
            names.set(directory, [external_node_path_.posix.basename(path)]);
        else
            others.push(external_node_path_.posix.basename(path));
    }
    // Directories that were listed before: each link of a directory is followed once, however often
    // plans read it.
    const listings = new Map();
    const get = (path) => {
        const real = follow(path, links);
        return real === undefined ? undefined : files.get(real);
    };
    return {
        get,
        list(directory) {
            const real = follow(directory, links);
            if (real === undefined)
                return [];
            let listed = listings.get(real);
            if (listed === undefined) {
                listed = (names.get(real) ?? [])
                    .filter((name) => get(join(real, name)) !== undefined)
                    .sort();
                listings.set(real, listed);
            }
            return listed.map((name) => join(directory, name));
        },
    };
}
function join(directory, name) {
    return directory === '' ? name : `${directory}/${name}`;
}
function directoryOf(path) {
    const directory = external_node_path_.posix.dirname(path);
    return directory === '.' ? '' : directory;
}
/** The path after all links are followed; undefined when they lead in a circle. */
function follow(path, links) {
    if (links.size === 0 || path === '')
        return path;
    let rest = path.split('/');
    let reached = '';
    let hops = 0;
    for (let part = rest.shift(); part !== undefined; part = rest.shift()) {
        reached = reached === '' ? part : `${reached}/${part}`;
        const target = links.get(reached);
        if (target === undefined)
            continue;
        hops += 1;
        if (hops > MOST_HOPS)
            return undefined;
        rest = [...(target === '' ? [] : target.split('/')), ...rest];
        reached = '';
    }
    return reached;
}
//# sourceMappingURL=tree.js.map
;// CONCATENATED MODULE: ./build/src/service/plan-run.js



/** The static plan of a run, made on the workspace as it is now. */
function planFor(store, run, workspace) {
    return planConfiguration(inputOf(store, run, workspace));
}
/** The request that an engine gets for a run. */
function requestOf(store, run, workspace) {
    return {
        ...inputOf(store, run, workspace),
        archive: must(store.versions, run.versionId).archive,
        environment: Object.fromEntries(workspace.variables
            .filter(({ category }) => category === 'env')
            .map(({ key, value }) => [key, value])),
        refresh: run.refresh,
    };
}
function inputOf({ hcl, versions }, { versionId, variables, isDestroy, options }, workspace) {
    if (hcl === undefined)
        throw new Error('a run was created before the parser was loaded');
    return {
        files: must(versions, versionId).files ?? createTree(new Map()),
        hcl,
        workingDirectory: workspace.workingDirectory ?? '',
        workspaceName: workspace.name,
        terraformVersion: workspace.terraformVersion,
        variables: { ...valuesOf(workspace), ...variables },
        state: workspace.state,
        marks: workspace.marks,
        outputs: workspace.outputs,
        isDestroy,
        options,
    };
}
function valuesOf({ variables }) {
    const terraform = variables.filter(({ category }) => category === 'terraform');
    return Object.fromEntries(terraform.map(({ key, known }) => [key, known]));
}
/** The plan with the parts that the script replaces. */
function toScripted(planned, script) {
    if (script.plan === undefined)
        return planned;
    const { diagnostics, ...counts } = script.plan;
    const problems = diagnostics.map(({ file, line = 1, ...rest }) => {
        const position = { line, column: 1 };
        return {
            ...rest,
            range: file === undefined ? file : { filename: file, start: position, end: position },
        };
    });
    return { ...planned, problems, counts };
}
//# sourceMappingURL=plan-run.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/start-plan.js
/** Starts the engine for a run and adds its plan to the run. */





/**
 * Starts planning. `take` gets the plan unless the run has ended by then; the signal ends what
 * `take` starts.
 */
function startPlan(store, engine, { run, workspace }, take) {
    const planning = new AbortController();
    const plan = must(store.plans, run.planId);
    const request = {
        ...requestOf(store, run, workspace),
        signal: planning.signal,
        log: (lines) => {
            plan.partialLog += lines;
        },
    };
    const follow = async () => {
        const planned = await planOf(engine, request, workspace.terraformVersion);
        if (isFinalRun(run.status))
            return;
        try {
            await take(planned, planning.signal);
        }
        catch (error) {
            // A run that could not be judged must end, and must not pass.
            const why = 'The plan could not be judged';
            await take(failure(workspace.terraformVersion, why, error), planning.signal);
        }
        if (isFinalRun(run.status))
            return;
        store.moving.runs.add(run);
        run.dueAtMs = store.clock.now();
    };
    const done = follow()
        .catch((error) => {
        plan.partialLog += `${(0,error_message/* errorMessage */.g)(error)}\n`;
    })
        .finally(() => {
        run.planning = null;
        store.planning.delete(done);
    });
    run.planning = { abort: () => planning.abort(), done };
    store.planning.add(done);
}
/** The plan of an engine. An engine that rejects is a fault of this service, and becomes a failed plan. */
async function planOf(engine, request, terraformVersion) {
    try {
        return await engine.plan(request);
    }
    catch (error) {
        return failure(terraformVersion, 'The plan could not be made', error);
    }
}
function failure(terraformVersion, summary, error) {
    const detail = (0,error_message/* errorMessage */.g)(error);
    return failedPlan(terraformVersion, [{ severity: 'error', summary, detail }]);
}
/** Aborts all engines, and resolves when they have ended. */
async function stopPlanning({ runs, planning, judging }) {
    for (const run of runs.values())
        run.planning?.abort();
    await Promise.allSettled([...planning, ...judging]);
}
//# sourceMappingURL=start-plan.js.map
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/src/service/respond.js
const DOCUMENT_TYPE = 'application/vnd.api+json; charset=utf-8';
const NOTHING = new Uint8Array();
/** Ends the handling of a request with an answer that is not the requested one, mostly an error. */
class Refusal extends Error {
    name = 'Refusal';
    response;
    constructor(response) {
        super(`refused with ${String(response.status)}`);
        this.response = response;
    }
}
/** An answer with a JSON document as its body. */
function respond(status, document, headers = {}) {
    return {
        status,
        headers: { 'content-type': DOCUMENT_TYPE, ...headers },
        body: Buffer.from(JSON.stringify(document)),
    };
}
/** An answer with a text as its body. */
function respondText(status, text, type = 'text/plain') {
    return {
        status,
        headers: { 'content-type': `${type}; charset=utf-8` },
        body: Buffer.from(text),
    };
}
/** 200, 201, 202 or 204 with nothing in it. */
function respondEmpty(status, headers = {}) {
    return { status, headers, body: NOTHING };
}
/** A redirect to `location`. */
function redirect(status, location) {
    return respondEmpty(status, { location });
}
/** An error document with these errors. */
function respond_fail(status, ...errors) {
    return respond(status, {
        errors: errors.map((error) => ({ status: String(status), ...error })),
    });
}
/** 400 for a query that cannot be understood. */
function badRequest(parameter, detail) {
    return respond_fail(400, { title: 'bad request', detail, source: { parameter } });
}
/** 404, also for what the token may not see. */
function notFound(detail) {
    return respond_fail(404, { title: 'not found', detail });
}
/** 401: the request has no valid token. */
function unauthorized() {
    return respond_fail(401, { title: 'unauthorized' });
}
/** 409: the state of the resource does not allow the request. */
function conflict(detail) {
    return respond_fail(409, { title: 'transition not allowed', detail });
}
/** 422; each `pointer` leads to a part of the body that is wrong. */
function invalid(...problems) {
    return respond_fail(422, ...problems.map(({ pointer, detail }) => ({
        title: 'invalid attribute',
        detail,
        source: { pointer },
    })));
}
/** A document with one resource and nothing included. */
function respondResource(status, resource) {
    return respond(status, { data: resource });
}
/** A document with one resource and the resources that `include` names. */
function respondOne(call, kept, render, includes = {}) {
    return respond(200, { data: render(call, kept), included: included(call, [kept], includes) });
}
const MAX_PAGE_SIZE = 100;
/** One page of a list. Only the resources of this page are rendered. */
function respondPage(call, items, render, options = {}) {
    const { query, request, domain } = call;
    const page = readPage(query);
    const kept = respond_sorted(query, items, options.sorts);
    const whole = options.whole === true && !page.isPaged;
    const from = (page.number - 1) * page.size;
    const shown = whole ? kept : kept.slice(from, from + page.size);
    const body = {
        data: shown.map((one) => render(call, one)),
        included: included(call, shown, options.includes ?? {}),
    };
    if (whole)
        return respond(200, body);
    const last = Math.max(1, Math.ceil(kept.length / page.size));
    const previous = page.number > 1 ? page.number - 1 : null;
    const next = page.number < last ? page.number + 1 : null;
    const link = (number) => {
        if (number === null)
            return null;
        const others = new URLSearchParams(query);
        others.set('page[number]', String(number));
        others.set('page[size]', String(page.size));
        return `${domain.origin}${request.path}?${others.toString()}`;
    };
    const counted = options.uncounted !== true;
    return respond(200, {
        ...body,
        links: {
            self: link(page.number),
            first: link(1),
            prev: link(previous),
            next: link(next),
            last: counted ? link(last) : undefined,
        },
        meta: {
            pagination: {
                'current-page': page.number,
                'page-size': page.size,
                'prev-page': previous,
                'next-page': next,
                'total-pages': counted ? last : undefined,
                'total-count': counted ? kept.length : undefined,
            },
        },
    });
}
function respond_sorted(query, items, sorts = {}) {
    const sort = query.get('sort');
    if (sort === null || sort === '')
        return items;
    const word = sort.replace(/^-/, '');
    const by = Object.hasOwn(sorts, word) ? sorts[word] : undefined;
    if (by === undefined) {
        const names = Object.keys(sorts).join(', ') || 'none';
        throw new Refusal(badRequest('sort', `Invalid sort parameter: ${word}. Supported: ${names}.`));
    }
    const rising = [...items].sort((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));
    return word === sort ? rising : rising.toReversed();
}
function readPage(query) {
    const read = (name, fallback) => {
        const text = query.get(`page[${name}]`);
        if (text === null || text === '')
            return fallback;
        const value = Number(text);
        if (!Number.isSafeInteger(value) || value < 1 || !/^\d+$/.test(text)) {
            throw new Refusal(respond_fail(400, {
                title: 'invalid parameter',
                detail: `page[${name}] must be a whole number from 1.`,
                source: { parameter: `page[${name}]` },
            }));
        }
        return value;
    };
    return {
        number: read('number', 1),
        size: Math.min(read('size', 20), MAX_PAGE_SIZE),
        isPaged: query.has('page[number]') || query.has('page[size]'),
    };
}
/** Every resource that `include` names, once; undefined without `include`. Another name is refused with 400. */
function included(call, kept, includes) {
    const words = (call.query.get('include') ?? '')
        .split(',')
        .map((word) => word.trim().replaceAll('-', '_'))
        .filter((word) => word !== '');
    if (words.length === 0)
        return undefined;
    const stranger = words.find((word) => !Object.hasOwn(includes, word));
    if (stranger !== undefined) {
        throw new Refusal(badRequest('include', `Invalid include parameter: ${stranger}. Supported: ${Object.keys(includes).join(', ') || 'none'}.`));
    }
    const chosen = Object.entries(includes).filter(([word]) => words.includes(word));
    const resources = kept.flatMap((one) => chosen.flatMap(([, along]) => along(call, one)));
    return withoutRings(new Map(resources.map((one) => [keyOf(one), one])));
}
function keyOf({ type, id }) {
    return `${type}/${id}`;
}
/**
 * Removes circles from included resources: a client that follows every relationship would never
 * come to an end. The relationship that would close a circle keeps its links and loses its `data`.
 * The walk starts at the resources that `include` names first, so that their relationships stay.
 */
function withoutRings(resources) {
    const open = new Map();
    const onTheWay = new Set();
    const visit = (key, resource) => {
        onTheWay.add(key);
        const relationships = { ...resource.relationships };
        for (const [name, relationship] of Object.entries(relationships)) {
            const targets = [relationship?.data ?? []].flat().map(keyOf);
            if (targets.some((target) => onTheWay.has(target))) {
                relationships[name] = { ...relationship, data: undefined };
                continue;
            }
            for (const target of targets) {
                const next = resources.get(target);
                if (next !== undefined && !open.has(target))
                    visit(target, next);
            }
        }
        onTheWay.delete(key);
        open.set(key, { ...resource, relationships });
    };
    for (const [key, resource] of resources)
        if (!open.has(key))
            visit(key, resource);
    return [...resources.keys()].flatMap((key) => open.get(key) ?? []);
}
//# sourceMappingURL=respond.js.map
;// CONCATENATED MODULE: ./build/src/service/body.js
/** Reads request bodies, checks them against what a route expects, and refuses them with pointers. */


const JSON_API = 'application/vnd.api+json';
/**
 * The body of a route that takes a resource. Throws a `Refusal`: 415 for another media type,
 * 422 with a pointer to every part that is wrong.
 */
function readDocument(request, schema) {
    const document = parseDocument(request);
    refuseLists(document);
    return body_check(document, schema);
}
function parseDocument(request) {
    const type = mediaType(request);
    if (type !== JSON_API) {
        throw new Refusal(respond_fail(415, {
            title: 'unsupported media type',
            detail: `The body must be sent as ${JSON_API}, not as ${type === '' ? 'something unnamed' : type}.`,
        }));
    }
    return parse(request.body);
}
/** The schema of a body that holds one resource with these attributes. */
function resourceBody(attributes) {
    return dist/* looseObject */._H3({ data: dist/* looseObject */._H3({ attributes: dist/* looseObject */._H3(attributes) }) });
}
/** The schema of one member of a relationship. */
function identifierOf(type) {
    return dist/* looseObject */._H3({ type: dist/* literal */.euz(type), id: dist/* string */.YjP() });
}
/** The list in the body of a request that adds to a relationship, removes from it or replaces it. */
function readList(request, item) {
    return body_check(parseDocument(request), dist/* looseObject */._H3({ data: dist/* array */.YOg(item) })).data;
}
/**
 * Refuses a list where one resource is expected: the schema of an object accepts lists, which are
 * objects too.
 */
function refuseLists(document) {
    const data = memberOf(document, 'data');
    const attributes = memberOf(data, 'attributes');
    for (const [pointer, value] of [
        ['/data', data],
        ['/data/attributes', attributes],
    ]) {
        if (Array.isArray(value)) {
            throw new Refusal(invalid({ pointer, detail: 'One object is expected here, not a list.' }));
        }
    }
}
function memberOf(value, name) {
    return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
/** The optional body of an action: plain JSON with a comment, in either media type. */
function readComment(request) {
    if (request.body.length === 0)
        return undefined;
    const type = mediaType(request);
    if (type !== JSON_API && type !== 'application/json') {
        throw new Refusal(respond_fail(415, {
            title: 'unsupported media type',
            detail: `An action's body must be sent as ${JSON_API} or application/json.`,
        }));
    }
    return body_check(parse(request.body), actionSchema)?.comment ?? undefined;
}
const actionSchema = dist/* nullable */.mee(dist/* looseObject */._H3({ comment: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())) }));
function mediaType(request) {
    return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
function parse(body) {
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    }
    catch {
        throw new Refusal(invalid({ pointer: '', detail: 'The body is not JSON in UTF-8.' }));
    }
}
/** The value as the schema reads it. Throws a `Refusal` (422) with a pointer to every part that is wrong. */
function body_check(value, schema) {
    const read = dist/* safeParse */.xLC(schema, value);
    if (read.success)
        return read.output;
    throw new Refusal(invalid(...read.issues.map((issue) => ({
        pointer: `/${(issue.path ?? []).map(({ key }) => pointerPart(String(key))).join('/')}`,
        detail: sayProblem(issue),
    }))));
}
function pointerPart(key) {
    return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
function sayProblem(issue) {
    const key = issue.path?.at(-1)?.key;
    const name = typeof key === 'string' || typeof key === 'number' ? String(key) : 'The body';
    if (issue.received === 'undefined') {
        return `${name} is required${issue.expected === null ? '' : `: ${issue.expected}`}.`;
    }
    return `${name} must be ${issue.expected ?? 'something else'}, not ${issue.received}.`;
}
//# sourceMappingURL=body.js.map
;// CONCATENATED MODULE: ./build/src/service/faults.js


const amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0));
const faultSchema = dist/* variant */.Oxt('kind', [
    dist/* strictObject */.rej({
        kind: dist/* literal */.euz('status'),
        status: dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(200), dist/* maxValue */.cGV(599)),
        headers: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()), {}),
        body: dist/* optional */.lqM(dist/* string */.YjP(), ''),
    }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('reset') }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('hang') }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('delay'), delayMs: amount }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('drip'), pauseMs: amount }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('truncate'), bytes: amount }),
    /** A page of HTML, as a proxy sends it, instead of a document. */
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('html'), status: dist/* optional */.lqM(dist/* number */.aig(), 200) }),
    dist/* strictObject */.rej({ kind: dist/* literal */.euz('empty'), status: dist/* optional */.lqM(dist/* number */.aig(), 200) }),
    dist/* strictObject */.rej({
        kind: dist/* literal */.euz('rate-limited'),
        hint: dist/* picklist */.KIO(['x-ratelimit-reset', 'retry-after-seconds', 'retry-after-date', 'none']),
        seconds: dist/* optional */.lqM(amount, 1),
    }),
]);
const faultRuleSchema = dist/* strictObject */.rej({
    /** The route in the form `POST /runs`, `GET /runs/:run` or `GET /v1/log/:object`; left out: every request. */
    route: dist/* optional */.lqM(dist/* string */.YjP()),
    fault: faultSchema,
    /**
     * `before`: the handler does not run. `after`: the handler does its work, and the fault replaces
     * its answer.
     */
    when: dist/* optional */.lqM(dist/* picklist */.KIO(['before', 'after']), 'before'),
    /** How many matching requests are answered without the fault before it begins. */
    skip: dist/* optional */.lqM(amount, 0),
    times: dist/* optional */.lqM(amount, 1),
});
/** An empty list of fault rules. */
function createFaults() {
    let rules = [];
    return {
        add: (rule) => {
            rules.push(dist/* parse */.qgA(faultRuleSchema, rule));
        },
        clear: () => {
            rules = [];
        },
        list: () => rules,
        take(route) {
            const rule = rules.find((one) => one.route === undefined || one.route === route);
            if (rule === undefined)
                return undefined;
            if (rule.skip > 0) {
                rule.skip -= 1;
                return undefined;
            }
            rule.times -= 1;
            if (rule.times <= 0)
                rules = rules.filter((one) => one !== rule);
            return rule;
        },
    };
}
/** The response to send instead of `answer`, which is not used when the handler did not run. */
function applyFault(fault, answer, now) {
    switch (fault.kind) {
        case 'status':
            return {
                status: fault.status,
                headers: { 'content-type': 'text/plain', ...fault.headers },
                body: new TextEncoder().encode(fault.body),
            };
        case 'html':
            return respondText(fault.status, '<!DOCTYPE html><html><body><h1>Bad gateway</h1></body></html>', 'text/html');
        case 'empty':
            return { status: fault.status, headers: {}, body: new Uint8Array() };
        case 'rate-limited':
            return rateLimited(fault.hint, fault.seconds, now);
        case 'reset':
        case 'hang':
        case 'delay':
        case 'drip':
        case 'truncate':
            return { ...answer, fault };
    }
}
/** Whether the handler does its work before this fault strikes. */
function reachesHandler({ when, fault }) {
    return when === 'after' || ['delay', 'drip', 'truncate'].includes(fault.kind);
}
/** 429 as the real service sends it: only in this error is the status a number. */
function rateLimited(hint, seconds, now) {
    const headers = { 'content-type': 'application/vnd.api+json' };
    if (hint === 'x-ratelimit-reset')
        headers['x-ratelimit-reset'] = seconds.toFixed(3);
    if (hint === 'retry-after-seconds')
        headers['retry-after'] = String(Math.ceil(seconds));
    if (hint === 'retry-after-date') {
        headers['retry-after'] = new Date(now.getTime() + seconds * 1000).toUTCString();
        headers['date'] = now.toUTCString();
    }
    const error = {
        detail: "You have exceeded the API's rate limit.",
        status: 429,
        title: 'Too many requests',
    };
    return {
        status: 429,
        headers,
        body: new TextEncoder().encode(JSON.stringify({ errors: [error] })),
    };
}
//# sourceMappingURL=faults.js.map
;// CONCATENATED MODULE: ./build/src/service/scripts.js
const ENCRYPTION = 'require-encrypted-volumes';
const REGIONS = 'allowed-regions';
const WRONG_REGION = failed('module.vpc.aws_vpc.this: region eu-west-9 is not allowed');
const NOT_ENCRYPTED = failed('aws_ebs_volume.data: attribute "encrypted" is not true');
const THE_VOLUME = {
    resources: [{ address: 'aws_ebs_volume.data', file: 'volumes.tf', line: 15 }],
};
const CHANGES = { additions: 2, changes: 1, destructions: 0 };
const COST = { prior: '100.00', proposed: '126.40', delta: '26.40', resources: 3 };
const SCRIPTS = {
    /** The default: the plan is made from the upload, and the workspace's policy sets judge it. */
    plain: {},
    'none-found': { policyChecks: [], policySets: [], terraformPolicySets: [] },
    'pre-plan-task': {
        prePlanTasks: [{ name: 'naming-guard', message: 'All names are in order.' }],
    },
    'pre-plan-task-failed': {
        prePlanTasks: [
            { name: 'naming-guard', status: 'failed', message: 'The name "tmp" is not allowed.' },
        ],
    },
    'policy-check-passed': policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }, { name: REGIONS, level: 'soft-mandatory' }),
    'policy-check-advisory': policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }, { name: REGIONS, level: 'advisory', ...WRONG_REGION }),
    'policy-check-soft-failed': policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }, { name: REGIONS, level: 'soft-mandatory', ...WRONG_REGION }),
    'policy-check-hard-failed': policyCheck({ name: ENCRYPTION, level: 'hard-mandatory', ...NOT_ENCRYPTED }, { name: REGIONS, level: 'soft-mandatory' }),
    'policy-check-errored': {
        policyChecks: [{ policies: [{ name: ENCRYPTION, level: 'hard-mandatory' }], errored: true }],
    },
    'evaluation-passed': policySet({ name: ENCRYPTION, level: 'mandatory' }, { name: REGIONS, level: 'advisory' }),
    'evaluation-failed': policySet({ name: ENCRYPTION, level: 'mandatory', ...NOT_ENCRYPTED }, { name: REGIONS, level: 'advisory' }),
    'evaluation-advisory': policySet({ name: ENCRYPTION, level: 'mandatory' }, { name: REGIONS, level: 'advisory', ...WRONG_REGION }),
    'evaluation-errored': policySet({
        name: ENCRYPTION,
        level: 'mandatory',
        status: 'errored',
        messages: ['the query has no value'],
    }),
    /** A mandatory run task fails first; the policy evaluation of the run stays `pending`. */
    'evaluation-stuck': {
        postPlanTasks: [{ name: 'cost-guard', status: 'failed', message: 'Over budget.' }],
        ...policySet({ name: ENCRYPTION, level: 'mandatory' }),
        evaluationStuck: true,
    },
    /** The run ends without any failure, and its policy evaluation never began. */
    'evaluation-never-started': {
        ...policySet({ name: ENCRYPTION, level: 'mandatory' }),
        evaluationStuck: true,
    },
    'awaiting-override': {
        policySets: [
            {
                name: 'guardrails',
                overridable: true,
                policies: [{ name: REGIONS, level: 'mandatory', ...WRONG_REGION }],
            },
        ],
    },
    both: {
        ...policySet({ name: REGIONS, level: 'mandatory' }),
        ...policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }),
    },
    'both-with-cost-estimate': {
        ...policySet({ name: REGIONS, level: 'mandatory' }),
        ...policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }),
        costEstimate: COST,
    },
    'cost-estimate': { costEstimate: COST },
    'cost-estimate-errored': { costEstimate: { status: 'errored' } },
    'run-task-passed': { postPlanTasks: [{ name: 'cost-guard', message: 'Within budget.' }] },
    'run-task-failed': {
        postPlanTasks: [
            {
                name: 'cost-guard',
                status: 'failed',
                message: 'Over budget.',
                url: 'https://cost-guard.example/runs/1',
            },
        ],
    },
    'run-task-advisory': {
        postPlanTasks: [
            { name: 'cost-guard', level: 'advisory', status: 'failed', message: 'Over budget.' },
        ],
    },
    'tf-policy-passed': terraformPolicy({ name: ENCRYPTION, level: 'mandatory' }),
    'tf-policy': terraformPolicy({
        name: ENCRYPTION,
        level: 'mandatory',
        ...NOT_ENCRYPTED,
        ...THE_VOLUME,
    }),
    'tf-policy-awaiting-override': terraformPolicy({
        name: ENCRYPTION,
        level: 'mandatory-overridable',
        ...NOT_ENCRYPTED,
        ...THE_VOLUME,
    }),
    'plan-errored': {
        plan: {
            diagnostics: [
                {
                    summary: 'Reference to undeclared resource',
                    detail: 'A managed resource "aws_vpc" "main" has not been declared in the root module.',
                    file: 'main.tf',
                    line: 12,
                },
            ],
        },
        ...policyCheck({ name: ENCRYPTION, level: 'hard-mandatory' }),
        ...policySet({ name: REGIONS, level: 'mandatory' }),
    },
    'version-errored': { versionError: 'the configuration files could not be processed' },
    'slow-processing': { processingMs: 3000 },
    'canceled-by-someone': { interruption: { at: 'planning', action: 'cancel' } },
    discarded: {
        interruption: { at: 'policy_override', action: 'discard' },
        ...policyCheck({ name: REGIONS, level: 'soft-mandatory', ...WRONG_REGION }),
        plan: CHANGES,
    },
    'discarded-while-pending': { interruption: { at: 'pending', action: 'discard' } },
    'force-canceled-by-someone': { interruption: { at: 'planning', action: 'force-cancel' } },
    'cancel-ignored': { cancelMs: null, stuckIn: 'planning' },
    'statuses-skipped': {
        skip: ['pending', 'plan_queued', 'planned', 'post_plan_running', 'post_plan_completed'],
        ...policySet({ name: REGIONS, level: 'mandatory' }),
    },
    'save-plan': { plan: CHANGES, ...policySet({ name: REGIONS, level: 'mandatory' }) },
    'save-plan-failed': {
        plan: CHANGES,
        ...policySet({ name: ENCRYPTION, level: 'mandatory', ...NOT_ENCRYPTED }),
    },
    'local-workspace': { workspace: { executionMode: 'local' } },
    'locked-workspace': { workspace: { locked: true } },
    'stuck-pending': { stuckIn: 'pending' },
    'stuck-post-plan': {
        stuckIn: 'post_plan_running',
        ...policySet({ name: ENCRYPTION, level: 'mandatory' }),
    },
    'long-queue': { queuePosition: 7 },
    downgraded: {
        ...policySet({ name: REGIONS, level: 'advisory' }),
        runEvents: [
            {
                action: 'changed_policy_enforcements',
                description: 'A mandatory policy was run as advisory: the plan allows one mandatory set.',
            },
        ],
    },
    'unknown-run-status': { disguise: { planned_and_finished: 'planned_and_archived' } },
    'unknown-level': {
        ...policySet({ name: ENCRYPTION, level: 'mandatory', ...NOT_ENCRYPTED }),
        disguise: { mandatory: 'imperative' },
    },
};
function failed(message) {
    return { status: 'failed', messages: [message] };
}
/** One policy check, in the organization's scope. */
function policyCheck(...policies) {
    return { policyChecks: [{ policies }] };
}
/** One policy set of a policy evaluation. */
function policySet(...policies) {
    return { policySets: [{ name: 'guardrails', policies }] };
}
function terraformPolicy(...policies) {
    return { terraformPolicySets: [{ name: 'terraform-rules', policies }] };
}
const SCRIPT_NAMES = Object.keys(SCRIPTS);
//# sourceMappingURL=scripts.js.map
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/tar/dist/esm/index.min.js
var index_min = __webpack_require__(8697);
;// CONCATENATED MODULE: ./build/src/service/tar.js
/**
 * Packs and unpacks `.tar.gz` in memory and writes no file. An archive is unpacked piece by piece,
 * and only the files in demand are kept. The limits bound what a hostile archive costs, whatever it
 * contains.
 */



class UnreadableArchive extends Error {
    name = 'UnreadableArchive';
}
/** An archive that unpacks to no more bytes than this is unpacked in one step. */
const SMALL = 32 * 1024 * 1024;
/**
 * Reads the files that `limits` keeps, by path, with links followed. Rejects with
 * `UnreadableArchive`, which has a sentence for the uploader, if this is no archive, if an entry
 * leads out of it, or if it exceeds the limits.
 */
async function readTar(archive, limits) {
    const { files, links } = await readEntries(archive, limits);
    return createTree(files, links);
}
/** Reads the files and links as the archive has them, for a caller that writes them to a disk. */
async function readEntries(archive, limits) {
    const reader = createReader(limits);
    const small = archive.length < SMALL ? unzip(archive, SMALL) : undefined;
    if (small !== undefined) {
        reader.take(small);
        return reader.end();
    }
    const gunzip = (0,external_node_zlib_.createGunzip)();
    gunzip.end(archive);
    try {
        for await (const piece of gunzip)
            reader.take(piece);
    }
    catch (error) {
        throw error instanceof UnreadableArchive ? error : damaged();
    }
    return reader.end();
}
/** Reads the files of an archive synchronously, by path: for small archives. */
function readTarSync(archive, limits) {
    const reader = createReader(limits);
    const unpacked = unzip(archive, limits.maxBytes);
    if (unpacked === undefined)
        throw tooLarge(limits);
    reader.take(unpacked);
    return reader.end().files;
}
/** The unpacked bytes; undefined when there are more than `most`. */
function unzip(archive, most) {
    if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
        throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
    }
    try {
        return (0,external_node_zlib_.gunzipSync)(archive, { maxOutputLength: most });
    }
    catch (error) {
        if (error.code === 'ERR_BUFFER_TOO_LARGE')
            return undefined;
        throw damaged();
    }
}
function damaged() {
    return new UnreadableArchive('the gzip file is damaged or cut short');
}
function tooLarge({ maxBytes }) {
    return new UnreadableArchive(`the archive unpacks to more than ${String(maxBytes)} bytes`);
}
function createReader(limits) {
    const all = { files: new Map(), links: new Map(), programs: new Set() };
    let problem;
    let bytes = 0;
    let entries = 0;
    let kept = 0;
    let over = false;
    function onReadEntry(entry) {
        entries += 1;
        const member = lookAt(entry, limits);
        if ('target' in member)
            all.links.set(member.path, member.target);
        kept += 'wanted' in member ? entry.size : 0;
        if (entries > limits.maxEntries) {
            problem ??= `the archive has more than ${String(limits.maxEntries)} entries`;
        }
        else if (kept > limits.maxKept) {
            problem ??= `the archive has more than ${String(limits.maxKept)} bytes of configuration`;
        }
        else if ('problem' in member) {
            problem ??= `the archive has ${member.problem}: ${shown(entry.path)}`;
        }
        else if ('wanted' in member) {
            const parts = [];
            if (((entry.mode ?? 0) & 0o100) !== 0)
                all.programs.add(member.path);
            entry.on('data', (part) => parts.push(part));
            entry.on('end', () => all.files.set(member.path, Buffer.concat(parts)));
            return;
        }
        entry.resume();
    }
    const parser = new index_min/* Parser */.iX({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
    parser.on('error', (error) => {
        problem ??= `the tar archive is damaged: ${error.message}`;
    });
    parser.on('eof', () => {
        over = true;
    });
    const refuse = () => {
        if (problem !== undefined)
            throw new UnreadableArchive(problem);
    };
    return {
        take(piece) {
            bytes += piece.length;
            if (bytes > limits.maxBytes)
                throw tooLarge(limits);
            for (let at = 0; at < piece.length; at += STEP) {
                // What follows the end of the archive is padding, and slow to parse.
                if (over)
                    return;
                parser.write(Buffer.from(piece.subarray(at, at + STEP)));
                refuse();
            }
        },
        end() {
            const tar = bytes >= BLOCK && bytes % BLOCK === 0;
            if (!tar)
                throw new UnreadableArchive('the upload holds no tar archive');
            if (!over)
                parser.end();
            refuse();
            if (entries === 0)
                throw new UnreadableArchive('the archive is empty');
            return all;
        },
    };
}
function lookAt({ path: name, type, linkpath = '' }, limits) {
    const path = toSafePath(limits.rooted === true ? name.replace(/^\//, '') : name);
    if (path === undefined)
        return { problem: 'an entry outside of itself' };
    switch (type) {
        case 'SymbolicLink': {
            const target = linkpath.startsWith('/') ? undefined : toSafePath(`${path}/../${linkpath}`);
            return target === undefined ? { problem: 'a link that leaves it' } : { path, target };
        }
        case 'File':
        case 'OldFile':
            return limits.wanted(path) ? { path, wanted: true } : { path };
        case 'Directory':
        case 'GNUDumpDir':
            return { path };
        default:
            return { problem: 'an entry that is neither file, directory nor link' };
    }
}
const BLOCK = 512;
/** The bytes to unpack in one step: few, so that an archive over its limits is refused soon. */
const STEP = 64 * 1024;
function shown(path) {
    return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}
/** The path with slashes and without `.` and `..`; undefined when it leads out of the root. */
function toSafePath(path) {
    if (path.startsWith('/') || path.includes('\0') || path.includes('\\'))
        return undefined;
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '..') {
            if (parts.pop() === undefined)
                return undefined;
        }
        else if (part !== '' && part !== '.') {
            parts.push(part);
        }
    }
    return parts.join('/');
}
/** Packs files that came from a seed, so that they can be downloaded like an upload. */
function writeTar(files) {
    const parts = [];
    for (const [path, content] of files) {
        const header = new index_min/* Header */.Y9({
            path,
            size: content.length,
            mode: 0o644,
            mtime: new Date(0),
            type: 'File',
        });
        header.encode();
        if (header.block === undefined)
            throw new Error('a tar header without its block');
        parts.push(header.block, content, new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK));
    }
    parts.push(new Uint8Array(2 * BLOCK));
    return (0,external_node_zlib_.gzipSync)(Buffer.concat(parts));
}
const EMPTY_ARCHIVE = writeTar(new Map());
//# sourceMappingURL=tar.js.map
// EXTERNAL MODULE: ./build/src/model/exact-json.js
var exact_json = __webpack_require__(5971);
// EXTERNAL MODULE: ./build/src/model/parse.js
var model_parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(8187);
;// CONCATENATED MODULE: ./build/src/service/reasons.js
/** What a rule that judges returns, as a list of reasons to fail. */

/** Keys of an object that is one reason, as conftest and Terraform Enterprise know it. */
const SAYS = ['msg', 'message', 'reason'];
/**
 * The reasons. A rule without a value, or with `false`, `null` or an empty collection, has none.
 *
 * @param title the reason of a rule that is only true
 */
function reasonsOf(value, title) {
    if (value === undefined || value === null || value === false)
        return [];
    if (value === true)
        return [title];
    if (Array.isArray(value))
        return value.map((one) => (one === true ? title : one));
    if (!(0,model_parse/* isRecord */.u4)(value))
        return [value];
    if (SAYS.some((key) => typeof value[key] === 'string'))
        return [value];
    // `deny[address] := reason`, or `deny[reason] := true`.
    return Object.entries(value).map(([key, reason]) => {
        if (reason === true)
            return key;
        return typeof reason === 'string' ? `${key}: ${reason}` : reason;
    });
}
/** A reason without words for people; undefined if all have some. */
function wordless(reasons) {
    return reasons.find((one) => typeof one !== 'string' &&
        !((0,model_parse/* isRecord */.u4)(one) && SAYS.some((key) => typeof one[key] === 'string')));
}
//# sourceMappingURL=reasons.js.map
;// CONCATENATED MODULE: ./build/src/service/wasm/functions-used.js
/**
 * Which functions of the runtime a compiled bundle uses. OPA compiles them into the module, leaves out
 * those that no policy needs, and keeps the names of the others. https://webassembly.github.io/spec/core/binary
 */
/** Bytes of a module, read from the start. */
class Reader {
    #bytes;
    end;
    at;
    constructor(bytes, at = 0, end = bytes.length) {
        this.#bytes = bytes;
        this.at = at;
        this.end = end;
    }
    byte() {
        const value = this.#bytes[this.at];
        if (value === undefined || this.at >= this.end)
            throw new Error('The module ends too early.');
        this.at += 1;
        return value;
    }
    /** LEB128 without its sign: the sign does not matter here. */
    number() {
        let value = 0;
        for (let shift = 0;; shift += 7) {
            const byte = this.byte();
            value += (byte & 0x7f) * 2 ** shift;
            if (byte < 0x80)
                return value;
        }
    }
    text() {
        const length = this.number();
        const text = new TextDecoder().decode(this.#bytes.subarray(this.at, this.at + length));
        this.skip(length);
        return text;
    }
    /** The next bytes as a reader of their own; this one goes on after them. */
    part(length) {
        const from = this.at;
        this.skip(length);
        return new Reader(this.#bytes, from, from + length);
    }
    skip(length) {
        this.at += length;
        if (this.at > this.end)
            throw new Error('The module ends too early.');
    }
    get isOver() {
        return this.at >= this.end;
    }
}
const SECTION = { custom: 0, import: 2, code: 10 };
/** @throws Error if the bytes are no module, or if it does not name its functions */
function functionsUsed(wasm) {
    const reader = new Reader(wasm, 8);
    let names = new Map();
    let imported = 0;
    let code;
    while (!reader.isOver) {
        const id = reader.byte();
        const section = reader.part(reader.number());
        if (id === SECTION.import)
            imported = countFunctions(section);
        if (id === SECTION.code)
            code = section;
        if (id === SECTION.custom && section.text() === 'name')
            names = readNames(section);
    }
    if (names.size === 0 || code === undefined) {
        throw new Error('It does not name its functions, so that nobody sees what it uses.');
    }
    return { names: [...names.values()], collectsLists: collectsLists(code, imported, names) };
}
function countFunctions(section) {
    let count = 0;
    for (let left = section.number(); left > 0; left -= 1) {
        section.text();
        section.text();
        const kind = section.byte();
        if (kind === 0) {
            count += 1;
            section.number();
        }
        else if (kind === 2) {
            const hasMost = section.byte() % 2 === 1;
            section.number();
            if (hasMost)
                section.number();
        }
        else
            throw new Error('It imports what a compiled policy does not.');
    }
    return count;
}
function readNames(section) {
    const names = new Map();
    while (!section.isOver) {
        const kind = section.byte();
        const part = section.part(section.number());
        if (kind !== 1)
            continue;
        for (let left = part.number(); left > 0; left -= 1)
            names.set(part.number(), part.text());
    }
    return names;
}
const OPCODE = { call: 0x10, localGet: 0x20, localSet: 0x21, localTee: 0x22, constant: 0x41 };
/**
 * Looks for a list that is made empty and filled later: `opa_array_with_cap(0)`, kept in a local variable
 * that `opa_array_append` gets.
 */
function collectsLists(code, imported, names) {
    let index = imported;
    for (let left = code.number(); left > 0; left -= 1, index += 1) {
        const body = code.part(code.number());
        // The functions of policies are called after their rules.
        if (/^g\d+\.data\./.test(names.get(index) ?? '') && fillsList(body, names))
            return true;
    }
    return false;
}
function fillsList(body, names) {
    for (let left = body.number(); left > 0; left -= 1) {
        body.number();
        body.byte();
    }
    const empty = new Set();
    /** The instructions before this one, the last one first. */
    let before = [];
    while (!body.isOver) {
        const opcode = body.byte();
        const value = readOperand(opcode, body);
        const [last, beforeLast] = before;
        const isStored = opcode === OPCODE.localSet || opcode === OPCODE.localTee;
        const isNew = last?.opcode === OPCODE.call && names.get(last.value) === 'opa_array_with_cap';
        const isEmpty = isNew && beforeLast?.opcode === OPCODE.constant && beforeLast.value === 0;
        if (isStored && isEmpty)
            empty.add(value);
        else if (isStored)
            empty.delete(value);
        if (opcode === OPCODE.call && names.get(value) === 'opa_array_append') {
            const given = before.filter((one) => one.opcode === OPCODE.localGet);
            if (given.some((one) => empty.has(one.value)))
                return true;
        }
        before = [{ opcode, value }, ...before].slice(0, 4);
    }
    return false;
}
/** The operand of an instruction, of those that OPA writes into the functions of policies. */
function readOperand(opcode, body) {
    // Blocks, branches, calls, local and global variables, constants.
    if (opcode === 0x02 || opcode === 0x03 || opcode === 0x04)
        return body.number();
    if (opcode === 0x0c || opcode === 0x0d || opcode === OPCODE.call)
        return body.number();
    if (opcode >= 0x20 && opcode <= 0x24)
        return body.number();
    if (opcode === OPCODE.constant || opcode === 0x42)
        return body.number();
    if (opcode === 0x11) {
        body.number();
        return body.number();
    }
    if (opcode === 0x0e) {
        for (let left = body.number(); left >= 0; left -= 1)
            body.number();
        return 0;
    }
    // Memory has an alignment and an offset.
    if (opcode >= 0x28 && opcode <= 0x3e) {
        body.number();
        return body.number();
    }
    const hasNone = opcode <= 0x01 || [0x05, 0x0b, 0x0f, 0x1a, 0x1b].includes(opcode);
    if (hasNone || (opcode >= 0x45 && opcode <= 0xc4))
        return 0;
    throw new Error(`It has an instruction (${opcode}) that compiled policies do not have.`);
}
//# sourceMappingURL=functions-used.js.map
;// CONCATENATED MODULE: ./build/src/service/wasm/equal-functions.js
/**
 * Which functions of compiled Rego give what `opa eval` gives. `__tests__/rego/compiled.test.ts` runs both
 * over generated arguments. What is in neither list is refused.
 */


/** Function of the runtime → function of Rego. */
const EQUAL = {
    builtin_graph_reachable: 'graph.reachable',
    builtin_member: 'internal.member_2',
    builtin_member3: 'internal.member_3',
    builtin_object_filter: 'object.filter',
    builtin_object_get: 'object.get',
    builtin_object_keys: 'object.keys',
    builtin_object_remove: 'object.remove',
    builtin_object_union: 'object.union',
    opa_agg_count: 'count',
    opa_agg_max: 'max',
    opa_agg_min: 'min',
    opa_agg_sort: 'sort',
    opa_arith_abs: 'abs',
    opa_arith_rem: 'rem',
    opa_arith_round: 'round',
    opa_array_concat: 'array.concat',
    opa_array_flatten: 'array.flatten',
    opa_array_reverse: 'array.reverse',
    opa_array_slice: 'array.slice',
    opa_base64_encode: 'base64.encode',
    opa_base64_url_encode: 'base64url.encode',
    opa_bits_and: 'bits.and',
    opa_bits_negate: 'bits.negate',
    opa_bits_or: 'bits.or',
    opa_bits_shiftleft: 'bits.lsh',
    opa_bits_shiftright: 'bits.rsh',
    opa_bits_xor: 'bits.xor',
    opa_cmp_eq: 'equal',
    opa_cmp_gt: 'gt',
    opa_cmp_gte: 'gte',
    opa_cmp_lt: 'lt',
    opa_cmp_lte: 'lte',
    opa_cmp_neq: 'neq',
    opa_numbers_range: 'numbers.range',
    opa_set_intersection: 'and',
    opa_set_union: 'or',
    opa_sets_intersection: 'intersection',
    opa_sets_union: 'union',
    opa_strings_contains: 'contains',
    opa_strings_endswith: 'endswith',
    opa_strings_lower: 'lower',
    opa_strings_reverse: 'strings.reverse',
    opa_strings_split: 'split',
    opa_strings_startswith: 'startswith',
    opa_strings_substring: 'substring',
    opa_strings_trim: 'trim',
    opa_strings_trim_left: 'trim_left',
    opa_strings_trim_prefix: 'trim_prefix',
    opa_strings_trim_right: 'trim_right',
    opa_strings_trim_space: 'trim_space',
    opa_strings_trim_suffix: 'trim_suffix',
    opa_strings_upper: 'upper',
    opa_to_number: 'to_number',
    opa_types_is_array: 'is_array',
    opa_types_is_boolean: 'is_boolean',
    opa_types_is_null: 'is_null',
    opa_types_is_number: 'is_number',
    opa_types_is_object: 'is_object',
    opa_types_is_set: 'is_set',
    opa_types_is_string: 'is_string',
    opa_types_name: 'type_name',
    opa_value_transitive_closure: 'walk',
};
/** Functions that differ: in the order of sets, in digits, in what they accept. */
const UNEQUAL = {
    builtin_json_filter: 'json.filter',
    builtin_json_remove: 'json.remove',
    builtin_object_union_n: 'object.union_n',
    opa_agg_product: 'product',
    opa_agg_sum: 'sum',
    opa_arith_ceil: 'ceil',
    opa_arith_divide: '/',
    opa_arith_floor: 'floor',
    opa_arith_minus: '-',
    opa_arith_multiply: '*',
    opa_arith_plus: '+',
    opa_base64_decode: 'base64.decode',
    opa_base64_is_valid: 'base64.is_valid',
    opa_base64_url_decode: 'base64url.decode',
    opa_cidr_contains: 'net.cidr_contains',
    opa_cidr_intersects: 'net.cidr_intersects',
    opa_glob_match: 'glob.match',
    opa_json_is_valid: 'json.is_valid',
    opa_json_marshal: 'json.marshal',
    opa_json_unmarshal: 'json.unmarshal',
    opa_regex_find_all_string_submatch: 'regex.find_all_string_submatch_n',
    opa_regex_is_valid: 'regex.is_valid',
    opa_regex_match: 'regex.match',
    opa_strings_concat: 'concat',
    opa_strings_format_int: 'format_int',
    opa_strings_indexof: 'indexof',
    opa_strings_replace: 'replace',
    opa_strings_replace_n: 'strings.replace_n',
    opa_template_string: '$"…"',
};
/** What the runtime consists of, besides functions of Rego. */
const RUNTIME = new RegExp(`^opa_(?:${[
    'abort_?',
    'array(?:_append|_free|_sort|_with_cap)?',
    'ato[if].*',
    'bf_.*|number_(?:hash|init_int|int|ref.*|size|to_bf|try_int)',
    'boolean|null|itoa|realloc|malloc.*|free.*|isdigit|ishex|isspace|runtime_error',
    'builtin.*|eval.*|heap_.*|mapping_.*|memoize_.*|mpd_.*|unicode_.*|value_.*',
    'json_(?:dump|lex_.*|parse.*|writer_.*|lex_read)',
    'object(?:_get|_insert|_keys|_remove)?',
    'set(?:_add|_diff|_get|_with_cap)?',
    'string(?:_allocated|_terminated)?|strlen|strncmp',
].join('|')})$`);
/** The policies that ship with this program: a test compares all of them with `opa`. */
const EXAMPLES_DIGEST = '032dbb00c38e590af865f4455649e689ad7ff2ca9863019757c8c4f19ec2f2e7';
/**
 * Functions of Rego that a bundle uses and that are not known to be equal.
 *
 * @param hostFunctions what the module expects from its host
 * @throws Error if the bundle does not show what it uses
 */
function unequalFunctions(wasm, hostFunctions) {
    if ((0,external_node_crypto_.createHash)('sha256').update(wasm).digest('hex') === EXAMPLES_DIGEST)
        return [];
    const { names, collectsLists } = functionsUsed(wasm);
    const inside = names.flatMap((name) => {
        if (Object.hasOwn(EQUAL, name) || !/^(?:opa|builtin)_/.test(name))
            return [];
        if (Object.hasOwn(UNEQUAL, name))
            return UNEQUAL[name] ?? [];
        return RUNTIME.test(name) ? [] : [name];
    });
    const outside = hostFunctions.filter((name) => name !== 'sprintf');
    const lists = collectsLists ? ['[… | …]'] : [];
    return [...new Set([...inside, ...outside, ...lists])].sort();
}
//# sourceMappingURL=equal-functions.js.map
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/src/service/wasm/wasm-thread.js
/** A thread that evaluates one compiled bundle. It is ended, and started anew, when it takes too long. */

/** 1 GB, as a process of `opa` may have. */
const MAX_PAGES = 16_384;
const MAX_HEAP_MB = 512;
const START_MS = 10_000;
class WasmThread {
    #data;
    #worker;
    /** The thread answers one question after the other. */
    #before = Promise.resolve();
    /** @param data JSON; undefined where the bundle has none */
    constructor(wasm, data) {
        this.#data = { wasm, data, maxPages: MAX_PAGES };
    }
    /** Starts the thread. Resolves to what the module has. */
    async start() {
        // The name is written out, so that the bundler finds the file.
        this.#worker = new external_node_worker_threads_.Worker(new URL(/* asset import */ __webpack_require__(1074), __webpack_require__.b), {
            workerData: this.#data,
            resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
            env: {},
        });
        // An error is an answer, where one is awaited.
        this.#worker.on('error', () => undefined).unref();
        return this.#next(this.#worker, START_MS, new AbortController().signal);
    }
    ask(question, timeoutMs, signal) {
        const asking = this.#before.then(() => this.#askNow(question, timeoutMs, signal));
        this.#before = asking.catch(() => undefined);
        return asking;
    }
    async #askNow(question, timeoutMs, signal) {
        if (signal.aborted)
            return { ended: 'aborted' };
        if (this.#worker === undefined) {
            const started = await this.start();
            if (!('entryPoints' in started))
                return started;
        }
        const worker = this.#worker;
        if (worker === undefined)
            return { ended: 'aborted' };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
        worker.postMessage(question);
        return this.#next(worker, timeoutMs, signal);
    }
    /** The next message. A thread that sends none in time is ended. */
    async #next(worker, timeoutMs, signal) {
        worker.ref();
        const answer = await new Promise((resolve) => {
            const broke = ({ message }) => end(/memory/i.test(message) ? { ended: 'memory' } : { broke: message });
            const abort = () => end({ ended: 'aborted' });
            const timer = setTimeout(() => end({ ended: 'timeout' }), timeoutMs);
            const end = (given) => {
                clearTimeout(timer);
                worker.off('message', end).off('error', broke);
                signal.removeEventListener('abort', abort);
                resolve(given);
            };
            worker.on('message', end).on('error', broke);
            signal.addEventListener('abort', abort);
        });
        worker.unref();
        if ('ended' in answer)
            await this.stop();
        return answer;
    }
    async stop() {
        const worker = this.#worker;
        this.#worker = undefined;
        await worker?.terminate();
    }
}
//# sourceMappingURL=wasm-thread.js.map
;// CONCATENATED MODULE: ./build/src/service/wasm/judge-by-wasm.js
/** Judges by compiled Rego, where there is no `opa`. */






/**
 * Opens a bundle in a separate thread.
 *
 * @throws Error if it is no compiled Rego, or if it might judge otherwise than `opa`; the message is the
 *   rest of a sentence that begins with the bundle
 */
async function openBundle({ wasm, data }) {
    const thread = new WasmThread(wasm, data);
    const started = await thread.start();
    if (!('entryPoints' in started)) {
        await thread.stop();
        throw new Error(`is no compiled Rego: ${whyNot(started)}. \`opa build -t wasm\` makes a bundle that has it inside; name that bundle.tar.gz.`);
    }
    const unequal = unequalFunctions(wasm, started.functions);
    if (unequal.length > 0) {
        await thread.stop();
        throw new Error(`uses ${unequal.join(', ')}. Compiled, that is not certain to give what opa gives. Install opa, which then judges by the .rego files.`);
    }
    return {
        queries: started.entryPoints.map((name) => `data.${name.replaceAll('/', '.')}`),
        judgeFor: (policies, policyMs) => judgeIn(thread, policies, policyMs),
        close: () => thread.stop(),
    };
}
function judgeIn(thread, policies, policyMs) {
    return {
        kind: 'opa',
        version: 'compiled bundle',
        takesTime: false,
        judge: async ({ plan, planText = JSON.stringify(plan), run }, signal) => {
            const input = withoutHalves(`{"plan":${planText},"run":${JSON.stringify(run)}}`);
            const judged = [];
            for (const { name, query } of policies) {
                const entryPoint = query.replace(/^data\./, '').replaceAll('.', '/');
                const answer = await thread.ask({ entryPoint, input }, policyMs, signal);
                judged.push({ name, ...readAnswer(answer, name) });
            }
            return judged;
        },
    };
}
/** Go reads half a character as U+FFFD, and the compiled reader not at all. */
function withoutHalves(json) {
    return json.replaceAll(/\\\\|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\ud[89a-f][\da-f]{2}/gi, (escape) => (escape.length === 6 ? '\\ufffd' : escape));
}
function readAnswer(answer, name) {
    if (!('json' in answer)) {
        const status = 'ended' in answer ? 'not_evaluated' : 'errored';
        return { status, output: [`Policy ${(0,quote/* quote */.h)(name)}: ${whyNot(answer)}`] };
    }
    const results = (0,exact_json/* parseExactly */.A)(answer.json);
    const first = Array.isArray(results) ? results[0] : undefined;
    const output = reasonsOf((0,model_parse/* isRecord */.u4)(first) ? first['result'] : undefined, name);
    // A set comes in any order; sorting it keeps the report the same each time.
    const sorted = output.toSorted((one, other) => JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
    return { status: output.length > 0 ? 'failed' : 'passed', output: sorted };
}
const ENDED = {
    timeout: 'it took too long and was ended.',
    memory: 'it took too much memory and was ended.',
    aborted: 'it was not judged, because the run was canceled.',
};
function whyNot(answer) {
    if ('ended' in answer)
        return ENDED[answer.ended];
    return 'broke' in answer ? answer.broke : 'the compiled bundle gave another answer than asked.';
}
//# sourceMappingURL=judge-by-wasm.js.map
// EXTERNAL MODULE: ./build/src/model/status.js
var model_status = __webpack_require__(2373);
;// CONCATENATED MODULE: ./build/src/service/script.js
/**
 * What is going to happen to a run, as data. A seed, a test or the administrator's endpoint sets it
 * for a workspace. What a script leaves out follows from the rest: the plan from the uploaded
 * files, the policy results from the workspace's policy sets.
 */


const duration = dist/* pipe */.FsL(dist/* number */.aig(), dist/* minValue */.Wwf(0));
const script_text = dist/* string */.YjP();
const script_amount = dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0));
const POLICY_LEVELS = [
    'advisory',
    'soft-mandatory',
    'hard-mandatory',
    'mandatory',
    'mandatory-overridable',
];
const scriptedPolicySchema = dist/* strictObject */.rej({
    name: script_text,
    /** `soft-mandatory` and `hard-mandatory` are levels of policy checks; the other mandatory levels are not. */
    level: dist/* picklist */.KIO(POLICY_LEVELS),
    status: dist/* optional */.lqM(dist/* picklist */.KIO(['passed', 'failed', 'errored']), 'passed'),
    /** The messages of a failure. An address at the start of a message lets a reader find the resource. */
    messages: dist/* optional */.lqM(dist/* array */.YOg(script_text), []),
    description: dist/* optional */.lqM(script_text),
    /** For Terraform policy only: the resource, and where its block begins. */
    resources: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({ address: script_text, file: dist/* optional */.lqM(script_text), line: dist/* optional */.lqM(script_amount) })), []),
});
const scriptedSetSchema = dist/* strictObject */.rej({
    name: script_text,
    description: dist/* optional */.lqM(script_text),
    /** Whether a person may override mandatory failures of this set (policy evaluations). */
    overridable: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    /** The set itself could not be evaluated. */
    error: dist/* optional */.lqM(script_text),
    policies: dist/* array */.YOg(scriptedPolicySchema),
});
const runTaskSchema = dist/* strictObject */.rej({
    name: script_text,
    level: dist/* optional */.lqM(dist/* picklist */.KIO(['advisory', 'mandatory']), 'mandatory'),
    status: dist/* optional */.lqM(dist/* picklist */.KIO(['passed', 'failed', 'errored']), 'passed'),
    message: dist/* optional */.lqM(script_text, ''),
    url: dist/* optional */.lqM(script_text),
});
const diagnosticSchema = dist/* strictObject */.rej({
    severity: dist/* optional */.lqM(dist/* picklist */.KIO(['error', 'warning']), 'error'),
    summary: script_text,
    detail: dist/* optional */.lqM(script_text, ''),
    address: dist/* optional */.lqM(script_text),
    file: dist/* optional */.lqM(script_text),
    line: dist/* optional */.lqM(script_amount),
});
const runStatus = dist/* picklist */.KIO((0,model_status/* statusWords */.o7)(model_status/* RUN */.oq));
const scriptSchema = dist/* strictObject */.rej({
    /** How long a run takes from its creation to its end, where `timings` names no time. */
    durationMs: dist/* optional */.lqM(duration),
    /** How many milliseconds the run stays in a status; the other statuses share `durationMs`. */
    timings: dist/* optional */.lqM(dist/* record */.g1P(runStatus, duration)),
    /** How many milliseconds after the upload the version becomes `uploaded`. */
    processingMs: dist/* optional */.lqM(duration),
    /** How many milliseconds after a cancel the run is `canceled`; null: the run does not react to it. */
    cancelMs: dist/* optional */.lqM(dist/* nullable */.mee(duration)),
    /** Statuses that take no time, as if they came and went between two requests of a client. */
    skip: dist/* optional */.lqM(dist/* array */.YOg(runStatus)),
    /** How many runs are ahead in the queue; the run spends their time in `pending`. */
    queuePosition: dist/* optional */.lqM(script_amount),
    /** The run never leaves this status. */
    stuckIn: dist/* optional */.lqM(runStatus),
    /** Another person's action as soon as the run has a status. */
    interruption: dist/* optional */.lqM(dist/* strictObject */.rej({
        at: runStatus,
        action: dist/* picklist */.KIO(['cancel', 'discard', 'force-cancel']),
    })),
    /** The error with which processing of the upload ends. */
    versionError: dist/* optional */.lqM(script_text),
    /** The plan, in place of one that is made from the upload. */
    plan: dist/* optional */.lqM(dist/* strictObject */.rej({
        additions: dist/* optional */.lqM(script_amount, 0),
        changes: dist/* optional */.lqM(script_amount, 0),
        destructions: dist/* optional */.lqM(script_amount, 0),
        diagnostics: dist/* optional */.lqM(dist/* array */.YOg(diagnosticSchema), []),
    })),
    prePlanTasks: dist/* optional */.lqM(dist/* array */.YOg(runTaskSchema)),
    postPlanTasks: dist/* optional */.lqM(dist/* array */.YOg(runTaskSchema)),
    preApplyTasks: dist/* optional */.lqM(dist/* array */.YOg(runTaskSchema)),
    postApplyTasks: dist/* optional */.lqM(dist/* array */.YOg(runTaskSchema)),
    costEstimate: dist/* optional */.lqM(dist/* strictObject */.rej({
        status: dist/* optional */.lqM(dist/* picklist */.KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
        prior: dist/* optional */.lqM(script_text, '0.0'),
        proposed: dist/* optional */.lqM(script_text, '0.0'),
        delta: dist/* optional */.lqM(script_text, '0.0'),
        resources: dist/* optional */.lqM(script_amount, 0),
    })),
    /** Legacy policy checks. An empty list: none, even if the workspace has policy sets. */
    policyChecks: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({
        scope: dist/* optional */.lqM(dist/* picklist */.KIO(['organization', 'workspace']), 'organization'),
        policies: dist/* array */.YOg(scriptedPolicySchema),
        /** The check itself breaks. */
        errored: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
    }))),
    /** The policy sets of the policy evaluation. An empty list: none. */
    policySets: dist/* optional */.lqM(dist/* array */.YOg(scriptedSetSchema)),
    /** The system that evaluated the sets. */
    policyKind: dist/* optional */.lqM(dist/* picklist */.KIO(['opa', 'sentinel'])),
    /** The evaluation stays `pending` although its stage is over. */
    evaluationStuck: dist/* optional */.lqM(dist/* boolean */.zMY()),
    /**
     * How a plan-only run ends when an evaluation failed. Left out: it waits for an override if one
     * is possible, else it errors.
     */
    planOnlyFailure: dist/* optional */.lqM(dist/* picklist */.KIO([
        'errored',
        'policy_soft_failed',
        'post_plan_awaiting_decision',
        'planned_and_finished',
    ])),
    /** Terraform policy (beta). */
    terraformPolicySets: dist/* optional */.lqM(dist/* array */.YOg(scriptedSetSchema)),
    runEvents: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({ action: script_text, description: script_text }))),
    /**
     * Replaces values that the service sends, by the value replaced: for statuses that a newer
     * service might have.
     */
    disguise: dist/* optional */.lqM(dist/* record */.g1P(script_text, script_text)),
    /** Attributes that the workspace has while it has this script. */
    workspace: dist/* optional */.lqM(dist/* strictObject */.rej({
        locked: dist/* optional */.lqM(dist/* boolean */.zMY()),
        executionMode: dist/* optional */.lqM(dist/* picklist */.KIO(['remote', 'local', 'agent'])),
        autoApply: dist/* optional */.lqM(dist/* boolean */.zMY()),
    })),
});
/** Fills in defaults. Throws a `ValiError` on what is not a script. */
function toScript(input) {
    return dist/* parse */.qgA(scriptSchema, input);
}
//# sourceMappingURL=script.js.map
;// CONCATENATED MODULE: ./build/src/service/load-policies.js
/** Loads a directory of policies: `policies.hcl` with `policy.wasm` or `bundle.tar.gz`. */







const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'];
/** Reads and checks one policy set. Rejects with an Error that lists everything wrong with it. */
async function loadPolicySet(options, hcl) {
    const { directory } = options;
    const problems = [];
    const text = directory === undefined ? readBundled('policies.hcl') : readDeclarations(directory);
    const policies = readPolicies(text, hcl, problems)
        .filter(({ name }) => options.only?.includes(name) ?? true)
        .map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
    let bundle;
    try {
        bundle =
            directory === undefined ? await openExamples() : await openBundle(findBundle(directory));
        for (const { name, query } of policies) {
            if (!bundle.queries.includes(query)) {
                problems.push(`policy "${name}": ${query} is no entry point of the compiled bundle; it has ${bundle.queries.join(', ')}`);
            }
        }
    }
    catch (error) {
        problems.push(`The bundle ${(0,error_message/* errorMessage */.g)(error)}`);
    }
    if (problems.length > 0 || bundle === undefined) {
        throw new Error(`The policy set in ${directory ?? 'this program'} cannot be used:\n${problems.map((line) => `  ${line}`).join('\n')}`);
    }
    return {
        name: options.name,
        description: options.description ?? null,
        system: options.system,
        overridable: options.overridable,
        policies,
        judge: bundle.judgeFor(policies, POLICY_MS),
    };
}
/** The most time for one policy of a bundle. */
const POLICY_MS = 10_000;
let examples;
/** The example policies, in one thread for all services of this process. */
function openExamples() {
    return (examples ??= openBundle({ wasm: readBundled('policy.wasm'), data: undefined }));
}
function readDeclarations(directory) {
    const file = (0,external_node_path_.join)(directory, 'policies.hcl');
    return (0,external_node_fs_.existsSync)(file) ? (0,external_node_fs_.readFileSync)(file) : undefined;
}
/** Reads `policies.hcl`, and adds everything that is wrong with it to `problems`. */
function readPolicies(text, hcl, problems) {
    if (text === undefined) {
        problems.push('policies.hcl is missing; it names the policies, their queries and their levels');
        return [];
    }
    const parsed = hcl.parse(new TextDecoder().decode(text));
    const names = new Set();
    for (const { message, range } of parsed.problems) {
        problems.push(`policies.hcl line ${String(range.startLine)}: ${message}`);
    }
    return parsed.body.blocks.flatMap((block) => {
        const name = block.labels[0] ?? '';
        const text = (attribute) => {
            const written = block.body.attributes.find((one) => one.name === attribute);
            const value = written === undefined ? null : evaluate(written.value, withoutNames());
            return typeof value === 'string' ? value : undefined;
        };
        const query = text('query');
        const level = POLICY_LEVELS.find((one) => one === text('enforcement_level'));
        const at = `policies.hcl line ${String(block.range.startLine)}`;
        if (block.type !== 'policy' || name === '') {
            problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
        }
        if (query === undefined)
            problems.push(`${at}: policy "${name}" has no query`);
        if (level === undefined) {
            problems.push(`${at}: policy "${name}" has no enforcement_level, or none of ${POLICY_LEVELS.join(', ')}`);
        }
        if (names.has(name))
            problems.push(`${at}: policy "${name}" is there twice. Rename one.`);
        names.add(name);
        if (query === undefined || level === undefined)
            return [];
        const line = block.range.startLine;
        return [{ name, query, level, description: text('description') ?? '', line }];
    });
}
/** Reads one of two files of examples/policies; compiling and bundling copy them next to the code. */
function readBundled(name) {
    return (0,external_node_fs_.readFileSync)(new URL(name, import.meta.url));
}
function findBundle(directory) {
    const plain = (0,external_node_path_.join)(directory, 'policy.wasm');
    if ((0,external_node_fs_.existsSync)(plain))
        return { wasm: (0,external_node_fs_.readFileSync)(plain), data: undefined };
    const packed = (0,external_node_path_.join)(directory, 'bundle.tar.gz');
    if (!(0,external_node_fs_.existsSync)(packed)) {
        throw new Error('(policy.wasm or bundle.tar.gz) is missing; `opa build -t wasm -e <query> …` makes one');
    }
    return readBundle((0,external_node_fs_.readFileSync)(packed));
}
/** Reads a compiled bundle, as `opa build -t wasm` writes it. Throws an Error on anything else. */
function readBundle(packed) {
    // Bundles name their entries from the root, with a slash in front.
    const files = readTarSync(packed, {
        maxBytes: 64 * 1024 * 1024,
        maxEntries: 10_000,
        wanted: (path) => path === 'policy.wasm' || path === 'data.json',
        maxKept: 64 * 1024 * 1024,
        rooted: true,
    });
    const wasm = files.get('policy.wasm');
    if (wasm === undefined)
        throw new Error('holds no policy.wasm');
    const data = files.get('data.json');
    return { wasm, data: data && new TextDecoder().decode(data) };
}
//# sourceMappingURL=load-policies.js.map
// EXTERNAL MODULE: ./build/src/client/wire/team-workspace.js
var team_workspace = __webpack_require__(9114);
;// CONCATENATED MODULE: ./build/src/service/seed.js
/** What a service starts with: one JSON file, documented in docs/seed.md. */






const seed_name = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[\w-]{1,90}$/, 'must be 1 to 90 letters, digits, - and _'));
const id = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* regex */.yGV(/^[\w-]{1,64}$/, 'must be letters, digits, - and _'));
const flag = (otherwise) => dist/* optional */.lqM(dist/* boolean */.zMY(), otherwise);
const words = dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []);
/** A script: its name, its name with changes, or the whole script. */
const scriptReferenceSchema = dist/* union */.KCZ([
    dist/* picklist */.KIO(SCRIPT_NAMES),
    dist/* strictObject */.rej({ name: dist/* picklist */.KIO(SCRIPT_NAMES), ...scriptSchema.entries }),
    scriptSchema,
]);
/** The script that a reference means, with all defaults filled in. */
function resolveScript(reference, durationMs) {
    if (typeof reference === 'string')
        return toScript({ durationMs, ...SCRIPTS[reference] });
    if (!('name' in reference))
        return toScript({ durationMs, ...reference });
    const { name, ...changes } = reference;
    return toScript({ durationMs, ...SCRIPTS[name], ...changes });
}
const teamSchema = dist/* strictObject */.rej({
    id: dist/* optional */.lqM(id),
    name: seed_name,
    visibility: dist/* optional */.lqM(dist/* picklist */.KIO(['secret', 'organization']), 'organization'),
    owners: flag(false),
    members: words,
    permissions: dist/* optional */.lqM(dist/* strictObject */.rej({
        readWorkspaces: flag(false),
        manageWorkspaces: flag(false),
        managePolicyOverrides: flag(false),
        manageAgentPools: flag(false),
    }), {}),
});
/** The rights that `custom` access can have, in seeds and in requests. */
const customEntries = {
    runs: dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky.runs)),
    variables: dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky.variables)),
    'state-versions': dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky['state-versions'])),
    'engine-mocks': dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky['engine-mocks'])),
    'workspace-locking': dist/* optional */.lqM(dist/* boolean */.zMY()),
    'run-tasks': dist/* optional */.lqM(dist/* boolean */.zMY()),
    'policy-overrides': dist/* optional */.lqM(dist/* boolean */.zMY()),
};
const accessSchema = dist/* strictObject */.rej({
    team: seed_name,
    access: dist/* picklist */.KIO(team_workspace/* ACCESS_LEVELS */.FF),
    ...customEntries,
});
const seed_text = dist/* string */.YjP();
const ingressSchema = dist/* strictObject */.rej({
    branch: dist/* optional */.lqM(seed_text, 'main'),
    'clone-url': dist/* optional */.lqM(seed_text, 'https://git.example/acme/infra.git'),
    'commit-message': dist/* optional */.lqM(seed_text, 'Add a network'),
    'commit-sha': dist/* optional */.lqM(seed_text, '6f1cb40a3c9de1b5a80a3ae3ef12a0b9c6d41f77'),
    'commit-url': dist/* optional */.lqM(seed_text, 'https://git.example/acme/infra/commit/6f1cb40'),
    'compare-url': dist/* optional */.lqM(seed_text, 'https://git.example/acme/infra/compare/5d0f2aa...6f1cb40'),
    identifier: dist/* optional */.lqM(seed_text, 'acme/infra'),
    'is-pull-request': flag(false),
    'on-default-branch': flag(true),
    'pull-request-number': dist/* optional */.lqM(dist/* nullable */.mee(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf())), null),
    'pull-request-url': dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    'pull-request-title': dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    'pull-request-body': dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    tag: dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    'sender-username': dist/* optional */.lqM(seed_text, 'octavia'),
    'sender-avatar-url': dist/* optional */.lqM(seed_text, 'https://git.example/octavia.png'),
    'sender-html-url': dist/* optional */.lqM(seed_text, 'https://git.example/octavia'),
});
const versionSchema = dist/* strictObject */.rej({
    id: dist/* optional */.lqM(id),
    source: dist/* optional */.lqM(seed_text),
    status: dist/* optional */.lqM(dist/* picklist */.KIO((0,model_status/* statusWords */.o7)(model_status/* CONFIGURATION_VERSION */.gw)), 'uploaded'),
    speculative: flag(false),
    provisional: flag(false),
    /** The files' contents by path. */
    files: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()), {}),
    errorMessage: dist/* optional */.lqM(seed_text),
    /**
     * Commit information, which makes this a version from version control; members left out get
     * sample values.
     */
    ingress: dist/* optional */.lqM(ingressSchema),
    run: dist/* optional */.lqM(dist/* strictObject */.rej({
        id: dist/* optional */.lqM(id),
        message: dist/* optional */.lqM(seed_text, 'Queued by the seed'),
        planOnly: dist/* optional */.lqM(dist/* boolean */.zMY()),
        savePlan: flag(false),
        script: dist/* optional */.lqM(scriptReferenceSchema, 'plain'),
    })),
});
/** What version control sends to a workspace while the service runs. */
const pushSchema = dist/* strictObject */.rej({
    workspace: dist/* string */.YjP(),
    ingress: ingressSchema,
    files: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* string */.YjP()), {}),
    message: dist/* optional */.lqM(seed_text, 'Triggered via version control'),
    /** The run's script; left out, the workspace's script. */
    script: dist/* optional */.lqM(scriptReferenceSchema),
});
const projectName = dist/* pipe */.FsL(seed_text, dist/* regex */.yGV(/^[A-Za-z0-9_-][A-Za-z0-9_ -]{0,89}$/, 'must be 1 to 90 letters, digits, spaces, - and _'));
const workspaceSchema = dist/* strictObject */.rej({
    id: dist/* optional */.lqM(id),
    name: seed_name,
    project: dist/* optional */.lqM(projectName, 'default'),
    workingDirectory: dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    executionMode: dist/* optional */.lqM(dist/* picklist */.KIO(['remote', 'local', 'agent']), 'remote'),
    locked: flag(false),
    autoApply: flag(false),
    speculativeEnabled: flag(true),
    terraformVersion: dist/* optional */.lqM(seed_text, '1.11.4'),
    tags: words,
    triggerPatterns: words,
    triggerPrefixes: words,
    vcsRepository: dist/* optional */.lqM(dist/* nullable */.mee(seed_text), null),
    variables: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), {}),
    state: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J())), {}),
    access: dist/* optional */.lqM(dist/* array */.YOg(accessSchema), []),
    script: dist/* optional */.lqM(scriptReferenceSchema, 'plain'),
    versions: dist/* optional */.lqM(dist/* array */.YOg(versionSchema), []),
});
const policySetSchema = dist/* strictObject */.rej({
    name: seed_text,
    /**
     * The directory of `policies.hcl` and `policy.wasm` or `bundle.tar.gz`, relative to the seed
     * file. Left out: the examples.
     */
    directory: dist/* optional */.lqM(seed_text),
    system: dist/* optional */.lqM(dist/* picklist */.KIO(POLICY_SYSTEMS), 'policy-evaluation'),
    overridable: flag(false),
    description: dist/* optional */.lqM(seed_text),
    only: dist/* optional */.lqM(dist/* array */.YOg(seed_text)),
    levels: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* picklist */.KIO(POLICY_LEVELS))),
    /** The names of the workspaces; left out, all of the organization. */
    workspaces: words,
});
const organizationSchema = dist/* strictObject */.rej({
    name: seed_name,
    teams: dist/* optional */.lqM(dist/* array */.YOg(teamSchema), []),
    agentPools: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({
        id: dist/* optional */.lqM(id),
        name: seed_name,
        tokens: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({ description: seed_text })), []),
    })), []),
    workspaces: dist/* optional */.lqM(dist/* array */.YOg(workspaceSchema), []),
    policySets: dist/* optional */.lqM(dist/* array */.YOg(policySetSchema), []),
});
const tokenSchema = dist/* strictObject */.rej({
    /** `owners` is the team token of the owners team. */
    kind: dist/* picklist */.KIO(['user', 'team', 'organization', 'owners', 'agent']),
    /** Required for all kinds except `user`. */
    organization: dist/* optional */.lqM(seed_name),
    /** The name of the user, team or agent pool. */
    of: dist/* optional */.lqM(seed_text),
    secret: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(16, 'must have at least 16 characters'), dist/* regex */.yGV(/^[\x21-\x7e]*$/, 'must have letters, digits and signs only, as tokens have')),
    description: dist/* optional */.lqM(seed_text, ''),
});
/** The schema of a seed, from which docs/seed.schema.json is made too. */
const seedSchema = dist/* strictObject */.rej({
    $schema: dist/* optional */.lqM(seed_text),
    users: dist/* optional */.lqM(dist/* array */.YOg(dist/* strictObject */.rej({ username: seed_name, email: dist/* optional */.lqM(seed_text) })), []),
    organizations: dist/* pipe */.FsL(dist/* array */.YOg(organizationSchema), dist/* minLength */.BpQ(1)),
    tokens: dist/* optional */.lqM(dist/* array */.YOg(tokenSchema), []),
});
/** Reads a seed. Throws an Error that lists every problem with its place in the file. */
function readSeed(seed) {
    const read = dist/* safeParse */.xLC(seedSchema, seed);
    const problems = read.success
        ? findDangling(read.output)
        : read.issues.map((issue) => {
            const path = (issue.path ?? []).map(({ key }) => String(key)).join('.');
            return `${path === '' ? '(the whole file)' : path}: ${sayRemedy(issue)}`;
        });
    if (problems.length > 0 || !read.success) {
        const count = problems.length === 1 ? 'one problem' : `${String(problems.length)} problems`;
        throw new Error(`The seed cannot be used: ${count}.\n${problems.map((line) => `  ${line}`).join('\n')}`);
    }
    return read.output;
}
/** What to write in a field in place of what is wrong there. */
function sayRemedy({ type, expected, received, message }) {
    if (expected === 'never') {
        return 'is no field of a seed here. Take it out, or spell it as docs/seed.md does.';
    }
    if (received === 'undefined')
        return 'is missing. Add it; docs/seed.md says what it takes.';
    // The rules of this file have messages that name the remedy themselves.
    if (!message.startsWith('Invalid'))
        return `${message}, and is ${received}.`;
    return `must be ${sayExpected(type, expected)}, not ${received}.`;
}
function sayExpected(type, expected) {
    if (type === 'union')
        return 'the name of a script, or an object with its fields (docs/seed.md)';
    const words = (expected ?? 'something else').replace(/^\((.*)\)$/, '$1').split(' | ');
    const kinds = { Object: 'an object', Array: 'a list' };
    return words.map((word) => kinds[word] ?? word).join(' or ');
}
/** The problems of names that no part of the seed declares. */
function findDangling(seed) {
    const problems = [];
    const users = new Set(seed.users.map(({ username }) => username));
    for (const [at, organization] of seed.organizations.entries()) {
        const path = `organizations.${String(at)}`;
        const teams = new Set(organization.teams.map((team) => team.name));
        const workspaces = new Set(organization.workspaces.map((workspace) => workspace.name));
        for (const team of organization.teams) {
            for (const member of team.members) {
                if (!users.has(member)) {
                    problems.push(`${path}.teams: ${team.name} has a member ${member} who is no user here`);
                }
            }
        }
        for (const workspace of organization.workspaces) {
            for (const { team } of workspace.access) {
                if (!teams.has(team)) {
                    problems.push(`${path}.workspaces: ${workspace.name} names no team ${team}`);
                }
            }
        }
        for (const set of organization.policySets) {
            for (const workspace of set.workspaces) {
                if (!workspaces.has(workspace)) {
                    problems.push(`${path}.policySets: ${set.name} names no workspace ${workspace}`);
                }
            }
        }
    }
    for (const [at, token] of seed.tokens.entries()) {
        const path = `tokens.${String(at)}`;
        const organization = seed.organizations.find((one) => one.name === token.organization);
        if (token.kind === 'user') {
            if (!users.has(token.of ?? ''))
                problems.push(`${path}.of: names no user of this seed`);
        }
        else if (organization === undefined) {
            problems.push(`${path}.organization: names no organization of this seed`);
        }
        else if (token.kind === 'team' || token.kind === 'agent') {
            const owners = token.kind === 'team' ? organization.teams : organization.agentPools;
            if (!owners.some((one) => one.name === token.of)) {
                problems.push(`${path}.of: names no ${token.kind === 'team' ? 'team' : 'agent pool'}`);
            }
        }
    }
    return problems;
}
//# sourceMappingURL=seed.js.map
;// CONCATENATED MODULE: ./build/src/service/administer.js
/**
 * The administrator's endpoint, for tests and demonstrations: it sets faults and scripts, and needs
 * no token.
 */






const faultsSchema = dist/* union */.KCZ([faultRuleSchema, dist/* array */.YOg(faultRuleSchema)]);
const administer_scriptSchema = dist/* strictObject */.rej({ workspace: dist/* string */.YjP(), script: scriptReferenceSchema });
/** Answers one request below `/admin/`. */
function administer(dispatcher, request) {
    const { faults } = dispatcher;
    switch (`${request.method} ${request.path}`) {
        case 'GET /admin/faults':
            return respond(200, { faults: faults.list() });
        case 'DELETE /admin/faults':
            faults.clear();
            return respondEmpty(204);
        case 'POST /admin/faults': {
            const rules = body_check(readJson(request), faultsSchema);
            for (const rule of Array.isArray(rules) ? rules : [rules])
                faults.add(rule);
            return respondEmpty(204);
        }
        case 'GET /admin/scripts':
            return respond(200, { scripts: SCRIPT_NAMES });
        case 'POST /admin/scripts': {
            const { workspace, script } = body_check(readJson(request), administer_scriptSchema);
            return inWorkspace(() => dispatcher.setScript(workspace, script));
        }
        case 'POST /admin/pushes': {
            const push = body_check(readJson(request), pushSchema);
            return inWorkspace(() => void dispatcher.push(push));
        }
        default:
            return notFound();
    }
}
function inWorkspace(act) {
    try {
        act();
    }
    catch (error) {
        const detail = error instanceof Error ? error.message : 'no such workspace';
        return invalid({ pointer: '/workspace', detail });
    }
    return respondEmpty(204);
}
function readJson({ body }) {
    try {
        return JSON.parse(new TextDecoder().decode(body));
    }
    catch {
        throw new Refusal(invalid({ pointer: '', detail: 'The body is not JSON.' }));
    }
}
//# sourceMappingURL=administer.js.map
;// CONCATENATED MODULE: ./build/src/service/router.js
/**
 * Finds the route of a method and a path below `prefix`. A part that begins with `:` matches any
 * text, decoded.
 */
function createRouter(prefix, routes) {
    const table = new Map();
    for (const route of routes) {
        const parts = route.path.slice(1).split('/');
        const key = `${route.method} ${String(parts.length)} ${parts[0] ?? ''}`;
        const others = table.get(key);
        if (others === undefined)
            table.set(key, [{ route, parts }]);
        else
            others.push({ route, parts });
    }
    return (method, path) => {
        if (!path.startsWith(`${prefix}/`))
            return undefined;
        const segments = path.slice(prefix.length + 1).split('/');
        const candidates = table.get(`${method} ${String(segments.length)} ${segments[0] ?? ''}`) ?? [];
        for (const { route, parts } of candidates) {
            const parameters = match(parts, segments);
            if (parameters !== undefined)
                return { route, parameters };
        }
        return undefined;
    };
}
function match(parts, segments) {
    const parameters = {};
    for (const [index, part] of parts.entries()) {
        const word = segments[index] ?? '';
        if (!part.startsWith(':')) {
            if (part !== word)
                return undefined;
            continue;
        }
        try {
            parameters[part.slice(1)] = decodeURIComponent(word);
        }
        catch {
            return undefined;
        }
        if (word === '')
            return undefined;
    }
    return parameters;
}
//# sourceMappingURL=router.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/route.js
function routeBy(method) {
    return (path, handler) => ({ method, path, handler });
}
const get = routeBy('GET');
const post = routeBy('POST');
const put = routeBy('PUT');
const patch = routeBy('PATCH');
const remove = routeBy('DELETE');
//# sourceMappingURL=route.js.map
;// CONCATENATED MODULE: ./build/src/service/domain.js
/** The part of the path that `:name` matched. A name that the route does not have is a fault of the table. */
function parameter(call, name) {
    const value = call.parameters[name];
    if (value === undefined)
        throw new Error(`the route has no :${name}`);
    return value;
}
//# sourceMappingURL=domain.js.map
;// CONCATENATED MODULE: ./build/src/service/documents/account.js

const SERVICE_USER = 'user-';
/** The id of the user as whom a token acts: its person, or the user that represents a team or an organization. */
function userIdOf({ kind, subjectId }) {
    return kind === 'user' ? subjectId : `${SERVICE_USER}${subjectId}`;
}
/** The relationship `created-by`; undefined when it is not known who made the object. */
function toAuthor(userId) {
    return userId === null ? undefined : { data: { id: userId, type: 'users' } };
}
/** The user who made an object, for requests that include it. */
function toAuthors({ domain: { store } }, userId) {
    const user = userId === null ? undefined : findUser(store, userId);
    return user === undefined ? [] : [user];
}
/** The document of a person, or of the user that represents a team or an organization. */
function findUser(store, id) {
    const person = store.users.get(id);
    if (person !== undefined)
        return toUser(id, person.username, person.email);
    const subjectId = id.startsWith(SERVICE_USER) ? id.slice(SERVICE_USER.length) : '';
    const kind = store.teams.has(subjectId) ? 'team' : 'organization';
    const exists = kind === 'team' || store.organizations.has(subjectId);
    return exists ? toUser(id, serviceName(store, { kind, subjectId }), null) : undefined;
}
function toUser(id, username, email) {
    return {
        id,
        type: 'users',
        attributes: { username, email, 'is-service-account': email === null, 'avatar-url': null },
        links: { self: `/api/v2/users/${id}` },
    };
}
function serviceName(store, { kind, subjectId }) {
    return `api-${kind}-${ownerName(store, { kind, subjectId })}`;
}
function ownerName(store, { kind, subjectId }) {
    if (kind === 'organization')
        return must(store.organizations, subjectId).name;
    return store.teams.get(subjectId)?.name ?? subjectId;
}
/** The document of the account that the call's token belongs to. */
function toAccount({ domain: { store }, token }) {
    const user = token.kind === 'user' ? must(store.users, token.subjectId) : undefined;
    return {
        id: userIdOf(token),
        type: 'users',
        attributes: {
            username: user?.username ?? serviceName(store, token),
            email: user?.email ?? null,
            'is-service-account': user === undefined,
        },
        relationships: {
            'authenticated-resource': {
                data: {
                    id: token.kind === 'organization' ? ownerName(store, token) : token.subjectId,
                    type: `${token.kind}s`,
                },
            },
        },
        links: { self: '/api/v2/account/details' },
    };
}
//# sourceMappingURL=account.js.map
;// CONCATENATED MODULE: ./build/src/service/permissions.js


const READ = {
    runs: 'read',
    variables: 'read',
    'state-versions': 'read',
    'engine-mocks': 'none',
    'workspace-locking': false,
    'run-tasks': false,
    'policy-overrides': false,
};
const WRITE = {
    ...READ,
    runs: 'apply',
    variables: 'write',
    'state-versions': 'write',
    'engine-mocks': 'read',
    'workspace-locking': true,
};
/** The permissions that each fixed level of access implies. */
const IMPLIED = {
    read: READ,
    plan: { ...READ, runs: 'plan' },
    write: WRITE,
    admin: { ...WRITE, 'run-tasks': true },
};
/** The permissions of `custom` where a request names none. */
const CUSTOM_DEFAULTS = {
    ...READ,
    variables: 'none',
    'state-versions': 'none',
};
/**
 * The permissions of a level of access. `custom` has those of the request's `attributes`, else
 * those it had before.
 */
function toPermissions(access, attributes, before) {
    if (access !== 'custom')
        return { ...IMPLIED[access] };
    const entries = Object.entries(attributes).filter(([name, value]) => value !== undefined && Object.hasOwn(team_workspace/* CUSTOM_ATTRIBUTES */.ky, name));
    return { ...before, ...Object.fromEntries(entries) };
}
/** Every right on a workspace, with the same value for all. */
function allRights(allowed) {
    return {
        readRuns: allowed,
        queuePlans: allowed,
        applyRuns: allowed,
        admin: allowed,
        lock: allowed,
        manageRunTasks: allowed,
        managePolicyOverrides: allowed,
        readOutputs: allowed,
        readStates: allowed,
        writeStates: allowed,
        readVariables: allowed,
        writeVariables: allowed,
    };
}
/** The teams of one organization that a token acts for. */
function teamsOf(store, token, organizationId) {
    return [...store.teams.values()].filter((team) => team.organizationId === organizationId &&
        (token.kind === 'team'
            ? team.id === token.subjectId
            : token.kind === 'user' && team.memberIds.includes(token.subjectId)));
}
/** Whether a token owns the organization: an organization token, or one of the owners team or its members. */
function isOwner(store, token, organizationId) {
    if (token.kind === 'organization')
        return token.subjectId === organizationId;
    return teamsOf(store, token, organizationId).some(({ owners }) => owners);
}
/** Whether a token acts for the organization, as an owner or through one of its teams. */
function isMember(store, token, organizationId) {
    return isOwner(store, token, organizationId) || teamsOf(store, token, organizationId).length > 0;
}
/** Permissions on the organization as a whole; owners have them all. */
function hasOrganizationRight(store, token, organizationId, right) {
    return (isOwner(store, token, organizationId) ||
        teamsOf(store, token, organizationId).some(({ permissions }) => permissions[right]));
}
/** Everything that a token may do in one workspace: the rights of all its teams together. */
function rightsOn(store, token, workspace) {
    const { organizationId } = workspace;
    if (isOwner(store, token, organizationId)) {
        // Users and teams start runs; an organization token does not.
        const starts = token.kind !== 'organization';
        return { ...allRights(true), queuePlans: starts, applyRuns: starts };
    }
    const teams = teamsOf(store, token, organizationId);
    const rights = allRights(false);
    const may = (right) => teams.some(({ permissions }) => permissions[right]);
    if (may('readWorkspaces'))
        rights.readRuns = true;
    if (may('managePolicyOverrides')) {
        // A person who may override policies may also read the runs in which they failed.
        rights.readRuns = true;
        rights.managePolicyOverrides = true;
    }
    if (may('manageWorkspaces')) {
        const { managePolicyOverrides } = rights;
        Object.assign(rights, allRights(true), { managePolicyOverrides });
    }
    for (const grant of store.teamAccess.values()) {
        if (grant.workspaceId === workspace.id && teams.some(({ id }) => id === grant.teamId)) {
            addGrant(rights, grant);
        }
    }
    return rights;
}
function addGrant(rights, grant) {
    const { access, permissions } = grant;
    rights.readRuns = true;
    if (permissions.runs !== 'read')
        rights.queuePlans = true;
    if (permissions.runs === 'apply')
        rights.applyRuns = true;
    if (permissions['workspace-locking'])
        rights.lock = true;
    if (permissions['policy-overrides'])
        rights.managePolicyOverrides = true;
    if (permissions['run-tasks'])
        rights.manageRunTasks = true;
    const { variables, 'state-versions': states } = permissions;
    if (states !== 'none')
        rights.readOutputs = true;
    if (states === 'read' || states === 'write')
        rights.readStates = true;
    if (states === 'write')
        rights.writeStates = true;
    if (variables !== 'none')
        rights.readVariables = true;
    if (variables === 'write')
        rights.writeVariables = true;
    if (access === 'admin')
        rights.admin = true;
}
/**
 * The grants on a workspace that a token may see: owners and workspace admins all of them, others
 * those of teams that are not secret and of their own.
 */
function mayReadGrant(store, token, grant) {
    const workspace = must(store.workspaces, grant.workspaceId);
    const rights = rightsOn(store, token, workspace);
    if (rights.admin)
        return true;
    const team = must(store.teams, grant.teamId);
    const isInTeam = teamsOf(store, token, workspace.organizationId).includes(team);
    return isInTeam || (rights.readRuns && team.visibility === 'organization');
}
//# sourceMappingURL=permissions.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/state-file.js
/** Reads and writes the state of a workspace in Terraform's file format. */


const stepSchema = dist/* looseObject */._H3({ type: dist/* picklist */.KIO(['get_attr', 'index']), value: dist/* unknown */.L5J() });
const instanceSchema = dist/* looseObject */._H3({
    index_key: dist/* optional */.lqM(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()])),
    status: dist/* optional */.lqM(dist/* string */.YjP()),
    attributes: dist/* optional */.lqM(dist/* nullable */.mee(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()))),
    sensitive_attributes: dist/* optional */.lqM(dist/* array */.YOg(dist/* array */.YOg(stepSchema))),
});
const outputSchema = dist/* looseObject */._H3({
    value: dist/* unknown */.L5J(),
    sensitive: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
});
/** A state as Terraform writes it. Members that this schema does not name are kept unchanged. */
const stateSchema = dist/* looseObject */._H3({
    version: dist/* literal */.euz(4),
    terraform_version: dist/* string */.YjP(),
    serial: dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf()),
    lineage: dist/* string */.YjP(),
    outputs: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), outputSchema), {}),
    resources: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({
        module: dist/* optional */.lqM(dist/* string */.YjP()),
        mode: dist/* string */.YjP(),
        type: dist/* string */.YjP(),
        name: dist/* string */.YjP(),
        provider: dist/* string */.YjP(),
        instances: dist/* array */.YOg(instanceSchema),
    })), []),
});
/** The state in Terraform's format; `providerOf` returns the provider of a resource type. */
function writeStateFile({ state, marks }, outputs, head, providerOf) {
    const resources = new Map();
    for (const [address, attributes] of Object.entries(state)) {
        const { module, type, name, index } = readAddress(address);
        const key = `${module} ${type} ${name}`;
        const resource = resources.get(key) ?? {
            module: module === '' ? undefined : module,
            mode: 'managed',
            type,
            name,
            provider: `provider["${providerOf(type)}"]`,
            instances: [],
        };
        resource.instances.push({
            index_key: index,
            status: marks[address]?.tainted === true ? 'tainted' : undefined,
            schema_version: 0,
            attributes: type === 'terraform_data' ? withTypes(attributes) : attributes,
            sensitive_attributes: pathsOf(marks[address]?.sensitive ?? {}, []),
        });
        resources.set(key, resource);
    }
    return {
        version: 4,
        ...head,
        outputs: Object.fromEntries(Object.entries(outputs).map(([name, output]) => [
            name,
            { ...output, type: typeOf(output.value) },
        ])),
        resources: [...resources.values()],
        check_results: null,
    };
}
/** The paths to each `true` in a tree. */
function pathsOf(tree, way) {
    if (tree === true)
        return [way];
    if (typeof tree !== 'object' || tree === null)
        return [];
    return Object.entries(tree).flatMap(([key, part]) => pathsOf(part, [...way, toStep(key, Array.isArray(tree), way.length === 0)]));
}
function toStep(key, inList, isAttribute) {
    if (isAttribute)
        return { type: 'get_attr', value: key };
    const value = inList ? { value: Number(key), type: 'number' } : { value: key, type: 'string' };
    return { type: 'index', value };
}
/** Reads an uploaded state; undefined if it is not in version 4 of the format. */
function readStateFile(bytes) {
    try {
        const document = JSON.parse(new TextDecoder().decode(bytes));
        const read = isDeep(document, MOST_LEVELS) ? undefined : dist/* safeParse */.xLC(stateSchema, document);
        return read?.success === true ? read.output : undefined;
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
/** The most levels of a nested value: more than any provider has, and few enough to read recursively. */
const MOST_LEVELS = 200;
/** Whether a value has more than `left` levels of objects and lists. */
function isDeep(value, left) {
    if (typeof value !== 'object' || value === null)
        return false;
    return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}
/** The managed resources and the outputs of a state. */
function contentOf({ resources, outputs }) {
    const instances = resources.flatMap((resource) => resource.mode === 'managed' ? resource.instances.map((one) => instanceOf(resource, one)) : []);
    return {
        state: Object.fromEntries(instances.map(({ address, values }) => [address, values])),
        marks: Object.fromEntries(instances.map(({ address, marks }) => [address, marks])),
        outputs: Object.fromEntries(Object.entries(outputs).map(([name, { value, sensitive }]) => [name, { value, sensitive }])),
    };
}
function instanceOf({ module, type, name }, { index_key: index, status, attributes, sensitive_attributes: paths = [], }) {
    const values = attributes ?? {};
    return {
        address: `${module === undefined ? '' : `${module}.`}${type}.${name}${writeIndex(index)}`,
        values: type === 'terraform_data' ? withoutTypes(values) : values,
        marks: { tainted: status === 'tainted', sensitive: treeOf(paths) },
    };
}
/** The tree of `true` for these paths. A path that leads inside an attribute marks the whole attribute. */
function treeOf(paths) {
    return Object.fromEntries(paths.map(([first]) => [String(first?.value), true]));
}
function withoutTypes(attributes) {
    const plain = Object.entries(attributes).map(([name, value]) => [
        name,
        name !== 'id' && typeof value === 'object' && value !== null && 'value' in value
            ? value.value
            : value,
    ]);
    return Object.fromEntries(plain);
}
/** The attributes with those that take any value in Terraform's form with a type. */
function withTypes(attributes) {
    const written = Object.entries(attributes).map(([name, value]) => [
        name,
        name === 'id' || value === null ? value : { value, type: typeOf(value) },
    ]);
    return Object.fromEntries(written);
}
/** The type of a value in the form that Terraform uses in JSON. */
function typeOf(value) {
    if (value === null || value === undefined)
        return 'dynamic';
    if (Array.isArray(value))
        return ['tuple', value.map(typeOf)];
    if (typeof value !== 'object')
        return typeof value === 'boolean' ? 'bool' : typeof value;
    const members = Object.entries(value).map(([name, member]) => [name, typeOf(member)]);
    return ['object', Object.fromEntries(members)];
}
//# sourceMappingURL=state-file.js.map
;// CONCATENATED MODULE: ./build/src/service/secrets.js
/**
 * Tokens, object names and signed URLs. Secrets come from the system's random generator. Only
 * digests of tokens are kept, and a comparison takes the same time for every guess.
 */


/** A secret with 256 random bits in the format of this service's tokens. */
function newSecret() {
    const bytes = (0,external_node_crypto_.randomBytes)(43).toString('base64url');
    return `${bytes.slice(0, 14)}.atlasv1.${bytes.slice(14)}`;
}
/** The SHA-256 digest of a secret. */
function digestOf(secret) {
    return (0,external_node_crypto_.hash)('sha256', secret, 'buffer');
}
function sameDigest(one, other) {
    return one.length === other.length && (0,external_node_crypto_.timingSafeEqual)(one, other);
}
/** A random name for an object in a URL. */
function newObjectId() {
    return (0,external_node_crypto_.randomBytes)(32).toString('base64url');
}
/** Signs URLs with a key that exists only as long as the process. */
function createSigner() {
    const key = (0,external_node_crypto_.randomBytes)(32);
    const signatureOf = (path, expires) => (0,external_node_crypto_.createHmac)('sha256', key).update(`${path}\n${expires}`).digest();
    const signed = (path, expiresAtMs) => {
        const expires = String(Math.floor(expiresAtMs));
        return [expires, signatureOf(path, expires).toString('base64url')];
    };
    return {
        sign(path, expiresAtMs) {
            const [expires, signature] = signed(path, expiresAtMs);
            return `${path}?expires=${expires}&signature=${signature}`;
        },
        signInPath: (path, expiresAtMs) => [path, ...signed(path, expiresAtMs)].join('/'),
        verify(path, query, nowMs) {
            const [, kind, purpose, objectId, inPath, signature] = path.split('/');
            const bare = inPath === undefined ? path : `/${kind}/${purpose}/${objectId}`;
            const expires = inPath ?? query.get('expires') ?? '';
            const signatureBytes = Buffer.from(signature ?? query.get('signature') ?? '', 'base64url');
            if (!sameDigest(signatureBytes, signatureOf(bare, expires)))
                return 'bad';
            return Number(expires) >= nowMs ? 'good' : 'expired';
        },
    };
}
/** Makes a token and returns its secret, which is not kept. A seed may name the secret. */
function issueToken(store, made, secret = newSecret()) {
    const token = {
        id: store.newId('at'),
        ...made,
        expiredAt: made.expiredAt ?? null,
        digest: digestOf(secret),
        createdAt: nowAt(store.clock),
        lastUsedAt: null,
    };
    store.tokens.set(token.id, token);
    return { token, secret };
}
/** The token of an `Authorization: Bearer …` header; undefined for any other header. */
function findToken(store, authorization) {
    const [scheme, secret] = (authorization ?? '').split(' ', 2);
    if (scheme?.toLowerCase() !== 'bearer' || secret === undefined || secret === '')
        return undefined;
    const digest = digestOf(secret);
    let record;
    for (const token of store.tokens.values()) {
        if (sameDigest(token.digest, digest))
            record = token;
    }
    const now = store.clock.date();
    if (record === undefined || isOver(record, now))
        return undefined;
    record.lastUsedAt = now;
    return record;
}
/** Whether the token has expired. */
function isOver({ expiredAt }, now) {
    return expiredAt !== null && expiredAt <= now;
}
//# sourceMappingURL=secrets.js.map
;// CONCATENATED MODULE: ./build/src/service/state-versions.js
/** The state versions of workspaces. */






/** Records the workspace's state as it is now. `providers` has provider names by resource type, where known. */
function recordState(store, workspace, runId, providers = new Map()) {
    const before = currentState(store, workspace.id);
    const { state, marks, outputs, terraformVersion } = workspace;
    const serial = (before?.serial ?? 0) + 1;
    const lineage = before?.file.lineage ?? store.newUuid();
    const byDefault = providersOf(undefined);
    const version = addStateVersion(store, workspace.id, { runId, serial, md5: null });
    version.file = writeStateFile({ state, marks }, outputs, { terraform_version: terraformVersion, serial, lineage }, (type) => providers.get(type) ?? byDefault(type));
    version.outputs = withIds(store, outputs);
}
/** Adds a state version without its file, which `recordState` or an upload adds. */
function addStateVersion(store, workspaceId, made) {
    const id = store.newId('sv');
    const version = {
        id,
        workspaceId,
        ...made,
        file: null,
        outputs: [],
        objectId: newObjectId(),
        createdAt: nowAt(store.clock),
    };
    store.stateVersions.set(id, version);
    return version;
}
/** Makes an uploaded state the state of the workspace. */
function adoptState(store, version, file) {
    const workspace = must(store.workspaces, version.workspaceId);
    Object.assign(workspace, contentOf(file));
    version.file = file;
    version.outputs = withIds(store, workspace.outputs);
}
/** Takes an uploaded state. 422 if it is no state, has another MD5 than announced, or comes a second time. */
function uploadState({ store }, version, bytes) {
    const refuse = (detail) => invalid({ pointer: '/data/attributes/state', detail });
    if (version.file !== null)
        return refuse('This state was uploaded already.');
    if (version.md5 !== (0,external_node_crypto_.hash)('md5', bytes, 'hex')) {
        return refuse('The MD5 of the state is not the one that was announced.');
    }
    const file = readStateFile(bytes);
    if (file === undefined)
        return refuse('This is no Terraform state of version 4.');
    adoptState(store, version, file);
    return respondEmpty(200);
}
function withIds(store, outputs) {
    return Object.entries(outputs).map(([name, output]) => ({
        ...output,
        name,
        id: store.newId('wsout'),
    }));
}
/** The newest state version that has its file; a version that waits for its upload does not count. */
function currentState(store, workspaceId) {
    for (const version of [...store.stateVersions.values()].toReversed()) {
        const { file } = version;
        if (version.workspaceId === workspaceId && file !== null)
            return { ...version, file };
    }
    return undefined;
}
//# sourceMappingURL=state-versions.js.map
;// CONCATENATED MODULE: ./build/src/service/run-parts.js
/** Everything that belongs to a run, and what happens to it when the run ends early. */



/** Whether applying the plan would change anything. */
function hasChanges({ counts, document }) {
    const { additions, changes, destructions } = counts;
    return (additions + changes + destructions > 0 || (document !== null && hasOutputChanges(document)));
}
/** Everything that belongs to a run, looked up in the store. */
function partsOfRun(store, run) {
    const version = must(store.versions, run.versionId);
    const stages = run.stageIds.map((id) => must(store.stages, id));
    const stageParts = (stage) => {
        const taskStage = stages.find((one) => one.stage === stage);
        return (taskStage && {
            stage: taskStage,
            tasks: taskStage.taskResultIds.map((id) => must(store.taskResults, id)),
            evaluations: taskStage.evaluationIds.map((id) => must(store.evaluations, id)),
        });
    };
    return {
        run,
        plan: must(store.plans, run.planId),
        apply: must(store.applies, run.applyId),
        prePlan: stageParts('pre_plan'),
        postPlan: stageParts('post_plan'),
        preApply: stageParts('pre_apply'),
        postApply: stageParts('post_apply'),
        checks: run.checkIds.map((id) => must(store.checks, id)),
        cost: run.costEstimateId === null ? undefined : must(store.costEstimates, run.costEstimateId),
        tfEvaluations: run.tfPolicyEvaluationIds.map((id) => must(store.tfEvaluations, id)),
        version,
    };
}
/**
 * Ends the parts of a run that ended early: each part without a result gets the status `to`, if its
 * state machine allows that.
 */
function closeAll(parts, to, at) {
    const close = (machine, things, word) => {
        for (const thing of things)
            moveIfPossible(machine, thing, word, at);
    };
    close(PLAN_MACHINE, [parts.plan, parts.apply], to);
    close(POLICY_CHECK_MACHINE, parts.checks, to);
    for (const part of [parts.prePlan, parts.postPlan, parts.preApply, parts.postApply]) {
        if (part === undefined)
            continue;
        close(TASK_STAGE_MACHINE, [part.stage], to);
        close(TASK_RESULT_MACHINE, part.tasks, to);
        if (parts.run.script.evaluationStuck !== true || to === 'canceled') {
            close(POLICY_EVALUATION_MACHINE, part.evaluations, to);
        }
    }
    close(TF_POLICY_EVALUATION_MACHINE, parts.tfEvaluations, to);
    if (parts.cost !== undefined)
        close(COST_ESTIMATE_MACHINE, [parts.cost], to);
}
//# sourceMappingURL=run-parts.js.map
;// CONCATENATED MODULE: ./build/src/service/evaluated.js
/** A scripted set in the form that an evaluated one has. */
function toEvaluatedSet(set, kind) {
    return {
        name: set.name,
        description: set.description ?? null,
        overridable: set.overridable,
        error: set.error ?? null,
        policies: set.policies.map((policy) => ({
            name: policy.name,
            level: policy.level,
            status: policy.status,
            description: policy.description ?? '',
            query: kind === 'opa' ? `data.terraform.policies.${policy.name}.deny` : null,
            output: policy.messages,
            resources: policy.resources,
        })),
    };
}
/** The name that policy evaluations have for a level. */
function evaluationLevel(level) {
    return level === 'advisory' ? 'advisory' : 'mandatory';
}
/** The name that policy checks have for a level; `mandatory` becomes one that cannot be overridden. */
function checkLevel(level) {
    switch (level) {
        case 'advisory':
            return 'advisory';
        case 'soft-mandatory':
        case 'mandatory-overridable':
            return 'soft-mandatory';
        case 'hard-mandatory':
        case 'mandatory':
            return 'hard-mandatory';
    }
}
/** The name that Terraform policy has for a level. */
function terraformPolicyLevel(level, overridable) {
    switch (level) {
        case 'advisory':
            return 'advisory';
        case 'soft-mandatory':
        case 'mandatory-overridable':
            return 'mandatory_overridable';
        case 'hard-mandatory':
            return 'mandatory';
        case 'mandatory':
            return overridable ? 'mandatory_overridable' : 'mandatory';
    }
}
/** Counts the results of sets; a set that could not be evaluated counts as one error. */
function countResults(sets) {
    const count = {
        passed: 0,
        advisoryFailed: 0,
        mandatoryFailed: 0,
        errored: 0,
        notEvaluated: 0,
    };
    for (const set of sets) {
        if (set.error !== null)
            count.errored += 1;
        for (const policy of set.policies) {
            if (policy.status === 'passed')
                count.passed += 1;
            else if (policy.status === 'errored')
                count.errored += 1;
            else if (isUnknown(policy))
                count.notEvaluated += 1;
            else if (policy.status === 'failed') {
                if (policy.level === 'advisory')
                    count.advisoryFailed += 1;
                else
                    count.mandatoryFailed += 1;
            }
        }
    }
    return count;
}
/** Whether a policy that has to pass could not be judged. */
function isUnknown({ status, level }) {
    return status === 'not_evaluated' && level !== 'advisory';
}
/** Whether a task did not pass that has to pass before the run goes on. */
function isBlocking({ level, outcome }) {
    return level === 'mandatory' && outcome !== 'passed';
}
/** The final status of a policy check, which follows from its policies. */
function checkStatus({ policies, errored, }) {
    const isBroken = policies.some((policy) => policy.status === 'errored' || isUnknown(policy));
    if (errored || isBroken)
        return 'errored';
    const failed = policies.filter(({ status }) => status === 'failed');
    if (failed.some(({ level }) => checkLevel(level) === 'hard-mandatory'))
        return 'hard_failed';
    return failed.some(({ level }) => level !== 'advisory') ? 'soft_failed' : 'passed';
}
/** The final status of a policy evaluation, which follows from its sets. */
function evaluationStatus(sets) {
    const count = countResults(sets);
    if (count.mandatoryFailed > 0)
        return 'failed';
    return isBroken(count) ? 'errored' : 'passed';
}
/** Whether a policy has no result, so that nothing can pass. */
function isBroken({ errored, notEvaluated }) {
    return errored + notEvaluated > 0;
}
/** Whether a person may override every failure of these sets: the set allows it, or the policy's level does. */
function failuresOverridable(sets) {
    return sets.every(({ overridable, policies }) => overridable ||
        policies.every(({ status, level }) => status === 'passed' || checkLevel(level) !== 'hard-mandatory'));
}
//# sourceMappingURL=evaluated.js.map
;// CONCATENATED MODULE: ./build/src/service/add-judgements.js
/** Adds what judges a run: task stages, policy evaluations, policy checks, Terraform policy. */

/** Takes the judgements from the run's script where it lists them, else from the workspace's policy sets. */
function addJudgements(judged) {
    addStages(judged);
    addChecks(judged);
    addTerraformPolicy(judged);
}
/** Adds the task stage that comes before the plan. */
function addPrePlan(store, run) {
    const { prePlanTasks: tasks } = run.script;
    if (tasks !== undefined)
        addStage(store, run, 'pre_plan', tasks);
}
/** The programs that scripted results count as made by. */
const SCRIPTED = { opa: '1.22.0', sentinel: '0.40.0' };
/** The policy evaluations of a run: one for each program that judges. */
function evaluationsOf({ judgements }) {
    const evaluations = new Map();
    for (const [{ system, judge }, evaluated] of judgements) {
        if (system !== 'policy-evaluation')
            continue;
        const { kind, version } = judge;
        const key = `${kind} ${version}`;
        const evaluation = evaluations.get(key) ?? { kind, version, sets: [] };
        evaluation.sets.push(evaluated);
        evaluations.set(key, evaluation);
    }
    return [...evaluations.values()];
}
function addStages(judged) {
    const { store, run } = judged;
    const { script } = run;
    const kind = script.policyKind ?? 'opa';
    const scripted = script.policySets?.map((set) => toEvaluatedSet(set, kind));
    const evaluations = scripted !== undefined
        ? [{ kind, version: SCRIPTED[kind], sets: scripted }]
        : evaluationsOf(judged);
    const filled = evaluations.filter(({ sets }) => sets.length > 0);
    if (script.postPlanTasks !== undefined || filled.length > 0) {
        const stage = addStage(store, run, 'post_plan', script.postPlanTasks ?? []);
        for (const { kind: language, version, sets } of filled) {
            const id = store.newId('poleval');
            stage.evaluationIds.push(id);
            store.evaluations.set(id, {
                id,
                runId: run.id,
                stageId: stage.id,
                kind: language,
                outcomes: sets.map((set) => ({ id: store.newId('psout'), set })),
                toolVersion: version,
                status: 'pending',
                stamps: {},
            });
        }
    }
    if (script.preApplyTasks !== undefined)
        addStage(store, run, 'pre_apply', script.preApplyTasks);
    if (script.postApplyTasks !== undefined) {
        addStage(store, run, 'post_apply', script.postApplyTasks);
    }
}
function addStage(store, run, stage, tasks) {
    const record = {
        id: store.newId('ts'),
        runId: run.id,
        stage,
        taskResultIds: [],
        evaluationIds: [],
        createdAt: run.createdAt,
        status: 'pending',
        stamps: {},
    };
    for (const task of tasks) {
        const id = store.newId('taskrs');
        record.taskResultIds.push(id);
        store.taskResults.set(id, {
            id,
            stageId: record.id,
            name: task.name,
            level: task.level,
            outcome: task.status,
            message: task.message,
            url: task.url ?? null,
            status: 'pending',
            stamps: {},
        });
    }
    run.stageIds.push(record.id);
    store.stages.set(record.id, record);
    return record;
}
function addChecks(judged) {
    const { store, run } = judged;
    const scripted = run.script.policyChecks?.map(({ scope, policies, errored }) => ({
        scope,
        errored,
        sets: [toEvaluatedSet({ name: '', overridable: false, policies }, 'sentinel')],
    }));
    const evaluated = evaluateSets(judged, 'policy-check');
    const checks = scripted ??
        (evaluated.length > 0
            ? [{ scope: 'organization', errored: false, sets: evaluated }]
            : []);
    for (const { scope, errored, sets } of checks) {
        const id = store.newId('polchk');
        run.checkIds.push(id);
        store.checks.set(id, {
            id,
            runId: run.id,
            scope,
            errored,
            policies: sets.flatMap((set) => set.policies.map((policy) => ({
                ...policy,
                set: set.name,
                level: checkLevel(policy.level === 'mandatory' && set.overridable ? 'soft-mandatory' : policy.level),
            }))),
            durationMs: 0,
            status: 'pending',
            stamps: {},
        });
    }
}
function addTerraformPolicy(judged) {
    const { store, run } = judged;
    const sets = run.script.terraformPolicySets?.map((set) => toEvaluatedSet(set, 'sentinel')) ??
        evaluateSets(judged, 'terraform-policy');
    if (sets.length === 0)
        return;
    const id = store.newId('tfpoleval');
    run.tfPolicyEvaluationIds.push(id);
    store.tfEvaluations.set(id, {
        id,
        runId: run.id,
        outcomes: sets.map((set) => ({ id: store.newId('tfpsout'), set })),
        status: 'pending',
        stamps: {},
    });
}
function evaluateSets({ judgements }, system) {
    return [...judgements].flatMap(([set, evaluated]) => (set.system === system ? [evaluated] : []));
}
//# sourceMappingURL=add-judgements.js.map
;// CONCATENATED MODULE: ./build/src/service/judge-run.js
/** Has all policy sets of a workspace judge a plan. That takes time, so it comes before the rest of the run. */


/** The policy sets of a workspace whose results its script does not list. */
function setsToJudge({ policySets }, { id, organizationId }, { script }) {
    const scripted = {
        'policy-check': script.policyChecks,
        'policy-evaluation': script.policySets,
        'terraform-policy': script.terraformPolicySets,
    };
    return [...policySets.values()]
        .filter((each) => each.organizationId === organizationId)
        .filter(({ global, workspaceIds }) => global || workspaceIds.includes(id))
        .map(({ set }) => set)
        .filter(({ system }) => scripted[system] === undefined);
}
/** The results by policy set. A plan that failed is not judged, and its results are never shown. */
async function judgeRun(store, { run, workspace, planned }, signal) {
    const isPlan = planned.problems.every(({ severity }) => severity !== 'error');
    const { document: plan, text: planText, places } = planned;
    const input = { plan, planText, run: toRunInput(store, run, workspace) };
    const judging = setsToJudge(store, workspace, run).map(async (set) => {
        const judged = isPlan
            ? await set.judge.judge(input, signal).catch((error) => (0,error_message/* errorMessage */.g)(error))
            : [];
        const policies = set.policies.map((policy) => resultOf(policy, judged, places));
        const { name, description, overridable } = set;
        return [set, { name, description, overridable, error: null, policies }];
    });
    return new Map(await Promise.all(judging));
}
/** One policy's result with the level that the set gives it; a policy without a result is an error. */
function resultOf({ name, level, description, query }, judged, places) {
    const result = typeof judged === 'string' ? undefined : judged.find((each) => each.name === name);
    const message = typeof judged === 'string' ? judged : 'This policy was not judged.';
    const { status, output } = result ?? { status: 'errored', output: [message] };
    const common = { name, level, description, query: query || null };
    return { ...common, status, output, resources: findResources(output, places) };
}
/** The resources that a failure names, as Terraform policy shows them: a message may begin with an address. */
function findResources(output, places) {
    return output.flatMap((one) => {
        const address = typeof one === 'string' ? (one.split(': ', 1)[0] ?? '') : '';
        const line = places.get(address);
        return line === undefined ? [] : [{ address, ...line }];
    });
}
/** The run as policies read it in `input.run`. */
function toRunInput(store, run, workspace) {
    return {
        id: run.id,
        created_at: run.createdAt,
        message: run.message,
        is_destroy: run.isDestroy,
        refresh: run.refresh,
        refresh_only: run.options.refreshOnly,
        replace_addrs: run.options.replace,
        target_addrs: run.options.targets,
        source: run.source,
        speculative: run.planOnly,
        organization: { name: must(store.organizations, workspace.organizationId).name },
        workspace: {
            id: workspace.id,
            name: workspace.name,
            auto_apply: workspace.autoApply,
            working_directory: workspace.workingDirectory,
            tags: workspace.tags,
        },
    };
}
//# sourceMappingURL=judge-run.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/counted-changes.js
/**
 * The changes to show. When a script sets other counts than the files have, the changes get made-up
 * names, so that the log and the JSON of the plan agree with its counts.
 */
function countedChanges(document, counts) {
    const planned = document.resource_changes;
    const numbers = {
        create: counts.additions,
        update: counts.changes,
        delete: counts.destructions,
    };
    const actions = ['create', 'update', 'delete'];
    const having = (action) => planned.filter(({ change }) => change.actions.includes(action)).length;
    if (actions.every((action) => having(action) === numbers[action]))
        return planned;
    return actions.flatMap((action) => Array.from({ length: numbers[action] }, (_, index) => madeUpChange(action, index)));
}
/** The plan with the changes to show, for clients that read it as JSON. */
function countedDocument(document, counts) {
    return { ...document, resource_changes: countedChanges(document, counts) };
}
function madeUpChange(action, index) {
    const id = `${action}-${String(index)}`;
    return {
        address: `null_resource.${action}[${String(index)}]`,
        mode: 'managed',
        type: 'null_resource',
        name: action,
        index,
        provider_name: 'registry.terraform.io/hashicorp/null',
        change: {
            actions: [action],
            before: action === 'create' ? null : { id, triggers: null },
            after: action === 'delete' ? null : { id, triggers: action === 'update' ? {} : null },
            after_unknown: {},
            before_sensitive: {},
            after_sensitive: {},
        },
    };
}
//# sourceMappingURL=counted-changes.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/plan-log.js
/** The plan's log: one JSON object per line, as Terraform writes its machine-readable view. */



/** The characters at the beginning and end of a log; by them a reader knows that the log is complete. */
const LOG_START = '\u0002';
const LOG_END = '\u0003';
/** The log of a plan, as lines of JSON with the time `at`. */
function writePlanLog(planned, terraformVersion, at) {
    const line = writerAt(at);
    const lines = [toVersionLine(line, terraformVersion)];
    const failed = planned.problems.some(({ severity }) => severity === 'error');
    for (const problem of planned.problems) {
        const word = problem.severity === 'error' ? 'Error' : 'Warning';
        lines.push(line(problem.severity === 'error' ? 'error' : 'warn', `${word}: ${problem.summary}`, {
            diagnostic: toDiagnostic(problem),
            type: 'diagnostic',
        }));
    }
    if (!failed) {
        for (const change of countedChanges(planned.document, planned.counts)) {
            const action = actionOf(change);
            if (action === 'no-op')
                continue;
            const { previous_address: before, change: planned } = change;
            const more = {
                previous_resource: before === undefined ? before : toResource(atAddress(change, before)),
                importing: planned.importing,
            };
            lines.push(line('info', `${change.address}: Plan to ${action}`, {
                change: { resource: toResource(change), action, ...more },
                type: 'planned_change',
            }));
        }
        const { additions, changes, destructions } = planned.counts;
        const summary = `Plan: ${String(additions)} to add, ${String(changes)} to change, ${String(destructions)} to destroy.`;
        lines.push(line('info', summary, {
            changes: {
                add: additions,
                change: changes,
                import: planned.counts.imports ?? 0,
                remove: destructions,
                operation: 'plan',
            },
            type: 'change_summary',
        }));
    }
    return `${lines.join('\n')}\n`;
}
/** The log's name for the action of a change. */
function actionOf({ previous_address: before, change }) {
    const [first = 'no-op', second] = change.actions;
    if (second !== undefined)
        return 'replace';
    if (first === 'forget')
        return 'remove';
    if (first !== 'no-op')
        return first;
    if (change.importing !== undefined)
        return 'import';
    return before === undefined ? first : 'move';
}
function atAddress(change, address) {
    const { module, type, name, index } = readAddress(address);
    return { ...change, address, module_address: module, type, name, index };
}
function toDiagnostic(problem) {
    const { severity, summary, detail, address, range } = problem;
    return {
        severity,
        summary,
        detail,
        address,
        range: range && {
            filename: range.filename,
            start: { ...range.start, byte: 0 },
            end: { ...range.end, byte: 0 },
        },
    };
}
function toResource({ address, module_address: module = '', type, name, index, }) {
    return {
        addr: address,
        module,
        resource: module === '' ? address : address.slice(module.length + 1),
        implied_provider: type.split('_', 1)[0],
        resource_type: type,
        resource_name: name,
        resource_key: index ?? null,
    };
}
function writerAt(at) {
    return (level, message, more) => JSON.stringify({
        '@level': level,
        '@message': message,
        '@module': 'terraform.ui',
        '@timestamp': at.toISOString(),
        ...more,
    });
}
function toVersionLine(line, terraform) {
    return line('info', `Terraform ${terraform}`, { terraform, type: 'version', ui: '1.2' });
}
const DONE = { create: 'Creation', update: 'Modifications', delete: 'Destruction' };
/** The log of an apply, which begins with three lines of plain text like Terraform's. */
function writeApplyLog({ document, counts }, outputs, terraformVersion, at) {
    const line = writerAt(at);
    const lines = [`Terraform v${terraformVersion}`, 'on linux_amd64', 'Nothing is really changed.'];
    lines.push(toVersionLine(line, terraformVersion));
    for (const each of document.resource_changes) {
        for (const action of each.change.actions) {
            if (action === 'no-op' || action === 'read' || action === 'forget')
                continue;
            const hook = { resource: toResource(each), action, elapsed_seconds: 0 };
            const done = `${each.address}: ${DONE[action]} complete after 0s`;
            lines.push(line('info', done, { hook, type: 'apply_complete' }));
        }
    }
    const { additions: add, changes: change, destructions: remove } = counts;
    lines.push(line('info', `Apply complete! Resources: ${String(add)} added, ${String(change)} changed, ${String(remove)} destroyed.`, { changes: { add, change, import: 0, remove, operation: 'apply' }, type: 'change_summary' }));
    const shown = Object.entries(outputs).map(([name, { value, sensitive }]) => [
        name,
        { sensitive, type: typeOf(value), value: sensitive ? undefined : value },
    ]);
    const message = `Outputs: ${String(shown.length)}`;
    lines.push(line('info', message, { outputs: Object.fromEntries(shown), type: 'outputs' }));
    return `${lines.join('\n')}\n`;
}
//# sourceMappingURL=plan-log.js.map
;// CONCATENATED MODULE: ./build/src/service/apply-plan.js
/** Applies a planned run: writes the new state of its workspace, its log and the current version. */





/** No provider is called: all planned objects count as created, without values that only providers know. */
function applyPlan(store, run) {
    const workspace = must(store.workspaces, run.workspaceId);
    const apply = must(store.applies, run.applyId);
    const { document, counts } = must(store.plans, run.planId);
    if (document !== null) {
        applyChanges(store, workspace, document.resource_changes);
        workspace.outputs = apply_plan_outputsOf(store, run, workspace, document);
        apply.counts = counts;
        const version = workspace.terraformVersion;
        const at = store.clock.date();
        apply.log = writeApplyLog({ document, counts }, workspace.outputs, version, at);
        const providers = new Map(document.resource_changes.map(({ type, provider_name: name }) => [type, name]));
        recordState(store, workspace, run.id, providers);
    }
    makeCurrent(store, run, workspace);
}
function applyChanges({ newUuid }, workspace, changes) {
    const state = new Map(Object.entries(workspace.state));
    const marks = { ...workspace.marks };
    for (const { address, type, change } of changes) {
        const { after, after_sensitive: sensitive } = change;
        delete marks[address];
        if (after === null)
            state.delete(address);
        else {
            state.set(address, type === TERRAFORM_DATA ? applyData(after, newUuid) : after);
            if (typeof sensitive === 'object')
                marks[address] = { sensitive };
        }
    }
    workspace.marks = marks;
    workspace.state = Object.fromEntries([...state].sort(([a], [b]) => (a < b ? -1 : 1)));
}
/** Plans the outputs once more after the apply, because the ids of new objects are known only then. */
function apply_plan_outputsOf(store, run, workspace, { output_changes: planned = {} }) {
    const changes = run.isDestroy
        ? planned
        : (planFor(store, run, workspace).document.output_changes ?? {});
    const outputs = new Map(Object.entries(workspace.outputs));
    for (const [name, change] of Object.entries(changes)) {
        if (change.actions.includes('delete'))
            outputs.delete(name);
        else
            outputs.set(name, { value: change.after ?? null, sensitive: change.after_sensitive });
    }
    return Object.fromEntries(outputs);
}
/** Makes a provisional version the current one, unless a newer version is current already. */
function makeCurrent(store, run, workspace) {
    const version = must(store.versions, run.versionId);
    // The current version is the newest one that was uploaded to be applied, or that an apply has
    // used.
    const order = [...store.versions.keys()];
    const current = workspace.currentVersionId ?? '';
    if (version.provisional && order.indexOf(current) < order.indexOf(version.id)) {
        workspace.currentVersionId = version.id;
    }
}
//# sourceMappingURL=apply-plan.js.map
;// CONCATENATED MODULE: ./build/src/service/course.js
/** The statuses that a run is going to enter, in order, and how the run's time is divided among them. */

/** The share of a run's time that each status takes; a status that is not listed takes almost none. */
const WEIGHTS = {
    pending: 2,
    fetching: 2,
    pre_plan_running: 3,
    plan_queued: 2,
    planning: 10,
    post_plan_running: 4,
    cost_estimating: 2,
    policy_checking: 3,
    apply_queued: 2,
    applying: 10,
};
const MOMENT = 0.5;
/** Collects the steps of a run, which has the status `first` when they begin. */
function startCourse(run, first) {
    const drafts = [];
    let status = first;
    return {
        drafts,
        enter(next, act, pause = false) {
            status = next;
            drafts.push({
                status,
                pause,
                act: (at) => {
                    if (run.status !== next)
                        advance(RUN_MACHINE, run, next, at);
                    act?.(at);
                },
            });
        },
        within(act) {
            drafts.push({ status, pause: false, act });
        },
    };
}
/** Gives each step its time: the script's own for the status, else a share, by weight, of what is left. */
function finish(course, { script }) {
    const { drafts } = course;
    const skipped = new Set(script.skip ?? []);
    const timings = script.timings ?? {};
    const parts = new Map();
    for (const { status } of drafts)
        parts.set(status, (parts.get(status) ?? 0) + 1);
    const timed = (status) => skipped.has(status) || timings[status] !== undefined;
    const weightOf = (status) => WEIGHTS[status] ?? MOMENT;
    // A status in which the run ends, or waits for a person, needs no time.
    const passed = new Set(drafts.map(({ status }) => status));
    passed.delete(drafts.at(-1)?.status ?? 'pending');
    const whole = [...passed]
        .filter((status) => !timed(status))
        .reduce((sum, status) => sum + weightOf(status), 0);
    const durationMs = script.durationMs ?? 0;
    return drafts.map(({ status, act, pause }) => {
        const stayMs = skipped.has(status)
            ? 0
            : (timings[status] ?? (passed.has(status) ? (durationMs * weightOf(status)) / whole : 0));
        return { act, pause, stayMs: stayMs / (parts.get(status) ?? 1) };
    });
}
//# sourceMappingURL=course.js.map
;// CONCATENATED MODULE: ./build/src/service/timeline.js
/**
 * The steps of a run, laid out when it is created: which statuses it enters, and what happens to
 * its plan, stages, evaluations and checks at each step.
 */





/** The steps from `pending` until the run ends or waits. The first step has the run's present status. */
function layOut(store, run) {
    const parts = partsOfRun(store, run);
    const course = startCourse(run, 'pending');
    queue(course, parts);
    const stretches = [prePlan, plan, timeline_terraformPolicy, postPlan, cost, policyChecks];
    if (stretches.every((stretch) => stretch(course, parts) === 'goes-on'))
        end(course, parts, store);
    return finish(course, run);
}
/** The steps of a run with an engine: from `pending` to `planning`, where it stays until the engine is done. */
function layOutPlanning(store, run, begin) {
    const parts = partsOfRun(store, run);
    const course = startCourse(run, 'pending');
    queue(course, parts);
    if (prePlan(course, parts) === 'goes-on') {
        beginPlan(course, parts);
        course.within(begin);
    }
    return finish(course, { script: { ...run.script, durationMs: 0 } });
}
/** The steps after `planning`, once the engine has planned. */
function layOutPlanned(store, run) {
    const parts = partsOfRun(store, run);
    const course = startCourse(run, 'planning');
    const stretches = [endPlan, timeline_terraformPolicy, postPlan, cost, policyChecks];
    if (stretches.every((stretch) => stretch(course, parts) === 'goes-on'))
        end(course, parts, store);
    return finish(course, run);
}
/** The steps from a confirmed plan to `applied`. */
function layOutApply(store, run) {
    const course = startCourse(run, 'confirmed');
    course.enter('confirmed');
    apply(course, partsOfRun(store, run), store);
    return finish(course, run);
}
function queue(course, { run, version }) {
    course.enter('pending');
    for (let ahead = run.position; ahead > 0; ahead -= 1) {
        course.within(() => (run.position = ahead - 1));
    }
    // The files of an archived version are fetched from version control again.
    if (version.status === 'archived') {
        course.enter('fetching', (at) => moveIfPossible(VERSION_MACHINE, version, 'fetching', at));
        course.enter('fetching_completed', (at) => moveIfPossible(VERSION_MACHINE, version, 'uploaded', at));
    }
}
function prePlan(course, parts) {
    const { prePlan: inStage } = parts;
    if (inStage === undefined)
        return 'goes-on';
    const { stage, tasks } = inStage;
    course.enter('pre_plan_running', (at) => startTasks(inStage, at));
    const failed = tasks.some(isBlocking);
    course.within((at) => endTasks(inStage, at));
    if (failed) {
        course.enter('errored', (at) => {
            advance(TASK_STAGE_MACHINE, stage, 'failed', at);
            closeAll(parts, 'unreachable', at);
        });
        return 'over';
    }
    course.enter('pre_plan_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
    course.enter('queuing');
    return 'goes-on';
}
function plan(course, parts) {
    beginPlan(course, parts);
    return endPlan(course, parts);
}
function beginPlan(course, parts) {
    course.enter('plan_queued', (at) => advance(PLAN_MACHINE, parts.plan, 'queued', at));
    course.enter('planning', (at) => advance(PLAN_MACHINE, parts.plan, 'running', at));
}
function endPlan(course, parts) {
    if (parts.plan.problems.some(({ severity }) => severity === 'error')) {
        course.enter('errored', (at) => {
            advance(PLAN_MACHINE, parts.plan, 'errored', at);
            closeAll(parts, 'unreachable', at);
        });
        return 'over';
    }
    course.enter('planned', (at) => {
        advance(PLAN_MACHINE, parts.plan, 'finished', at);
        if (parts.cost?.script.status === 'skipped_due_to_targeting') {
            advance(COST_ESTIMATE_MACHINE, parts.cost, 'skipped_due_to_targeting', at);
        }
    });
    return 'goes-on';
}
function timeline_terraformPolicy(course, parts) {
    const evaluations = parts.tfEvaluations;
    if (evaluations.length === 0)
        return 'goes-on';
    const machine = TF_POLICY_EVALUATION_MACHINE;
    course.within((at) => moveAll(machine, evaluations, 'queued', at));
    course.within((at) => moveAll(machine, evaluations, 'running', at));
    const sets = evaluations.flatMap(setsOf);
    const count = countResults(sets);
    if (count.mandatoryFailed > 0 || isBroken(count)) {
        const overridable = !isBroken(count) && failuresOverridable(sets);
        const result = isBroken(count) ? 'errored' : overridable ? 'awaiting_override' : 'failed';
        if (!overridable) {
            course.enter('errored', (at) => {
                moveAll(machine, evaluations, result, at);
                closeAll(parts, 'unreachable', at);
            });
            return 'over';
        }
        const wait = (at) => moveAll(machine, evaluations, result, at);
        course.enter('tf_policy_override', wait, true);
        course.enter('tf_policy_checked');
        return 'goes-on';
    }
    course.enter('tf_policy_checked', (at) => moveAll(machine, evaluations, 'passed', at));
    return 'goes-on';
}
function postPlan(course, parts) {
    const { postPlan: inStage } = parts;
    if (inStage === undefined)
        return 'goes-on';
    const { stage, tasks, evaluations } = inStage;
    const machine = POLICY_EVALUATION_MACHINE;
    const { script, planOnly } = parts.run;
    course.enter('post_plan_running', (at) => startTasks(inStage, at));
    if (tasks.length > 0)
        course.within((at) => endTasks(inStage, at));
    if (tasks.some(isBlocking)) {
        course.enter('errored', (at) => {
            advance(TASK_STAGE_MACHINE, stage, 'failed', at);
            if (script.evaluationStuck !== true)
                moveAll(machine, evaluations, 'unreachable', at);
            closeAll(parts, 'unreachable', at);
        });
        return 'over';
    }
    if (evaluations.length > 0 && script.evaluationStuck !== true) {
        course.within((at) => moveAll(machine, evaluations, 'queued', at));
        course.within((at) => moveAll(machine, evaluations, 'running', at));
    }
    const judged = script.evaluationStuck === true ? [] : evaluations;
    const sets = judged.flatMap(setsOf);
    const count = countResults(sets);
    const judge = (at) => {
        for (const evaluation of judged) {
            advance(machine, evaluation, evaluationStatus(setsOf(evaluation)), at);
        }
    };
    if (count.mandatoryFailed === 0 && !isBroken(count)) {
        course.enter('post_plan_completed', (at) => {
            judge(at);
            advance(TASK_STAGE_MACHINE, stage, 'passed', at);
        });
        return 'goes-on';
    }
    const overridable = !isBroken(count) && failuresOverridable(sets);
    const stageStatus = isBroken(count) ? 'errored' : overridable ? 'awaiting_override' : 'failed';
    const conclude = (at) => {
        judge(at);
        advance(TASK_STAGE_MACHINE, stage, stageStatus, at);
    };
    const ending = planOnly ? script.planOnlyFailure : undefined;
    if (overridable && (ending === undefined || ending === 'post_plan_awaiting_decision')) {
        course.enter('post_plan_awaiting_decision', conclude, true);
        course.enter('post_plan_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
        return 'goes-on';
    }
    course.enter(ending ?? 'errored', (at) => {
        conclude(at);
        closeAll(parts, 'unreachable', at);
    }, ending === 'post_plan_awaiting_decision');
    return 'over';
}
function cost(course, { cost: estimate }) {
    if (estimate === undefined || estimate.script.status === 'skipped_due_to_targeting') {
        return 'goes-on';
    }
    const result = estimate.script.status;
    course.enter('cost_estimating', (at) => advance(COST_ESTIMATE_MACHINE, estimate, 'queued', at));
    // A failed cost estimate does not stop the run.
    course.enter('cost_estimated', (at) => advance(COST_ESTIMATE_MACHINE, estimate, result, at));
    return 'goes-on';
}
function policyChecks(course, parts) {
    const { checks, run } = parts;
    if (checks.length === 0)
        return 'goes-on';
    const results = checks.map(checkStatus);
    const judge = (at) => {
        for (const check of checks)
            advance(POLICY_CHECK_MACHINE, check, checkStatus(check), at);
    };
    course.enter('policy_checking', (at) => moveAll(POLICY_CHECK_MACHINE, checks, 'queued', at));
    if (results.includes('hard_failed') || results.includes('errored')) {
        course.enter('errored', judge);
        return 'over';
    }
    if (results.includes('soft_failed')) {
        course.enter(run.planOnly ? 'policy_soft_failed' : 'policy_override', judge, true);
        course.enter('policy_checked');
        return 'goes-on';
    }
    course.enter('policy_checked', judge);
    return 'goes-on';
}
function end(course, parts, store) {
    const { run, plan } = parts;
    const idle = !hasChanges(plan) && !run.options.allowEmptyApply;
    if (run.planOnly || idle)
        course.enter('planned_and_finished');
    else if (run.savePlan)
        course.enter('planned_and_saved', undefined, true);
    else if (run.autoApply) {
        course.enter('confirmed');
        apply(course, parts, store);
    }
    else {
        // The run keeps its status until a person confirms or discards it.
        const last = course.drafts.at(-1);
        if (last !== undefined)
            last.pause = true;
    }
}
function apply(course, parts, store) {
    const { preApply, postApply } = parts;
    if (preApply !== undefined) {
        const { stage, tasks } = preApply;
        course.enter('pre_apply_running', (at) => startTasks(preApply, at));
        course.within((at) => endTasks(preApply, at));
        if (tasks.some(isBlocking)) {
            course.enter('errored', (at) => advance(TASK_STAGE_MACHINE, stage, 'failed', at));
            return;
        }
        course.enter('pre_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, 'passed', at));
    }
    const { apply: work } = parts;
    course.enter('queuing_apply');
    course.enter('apply_queued', (at) => advance(PLAN_MACHINE, work, 'queued', at));
    course.enter('applying', (at) => advance(PLAN_MACHINE, work, 'running', at));
    const finishApply = (at) => {
        applyPlan(store, parts.run);
        advance(PLAN_MACHINE, work, 'finished', at);
    };
    if (postApply !== undefined) {
        const { stage, tasks } = postApply;
        const result = tasks.some(isBlocking) ? 'failed' : 'passed';
        course.enter('post_apply_running', (at) => {
            finishApply(at);
            startTasks(postApply, at);
        });
        course.within((at) => endTasks(postApply, at));
        course.enter('post_apply_completed', (at) => advance(TASK_STAGE_MACHINE, stage, result, at));
    }
    course.enter('applied', postApply === undefined ? finishApply : undefined);
}
function setsOf({ outcomes }) {
    return outcomes.map(({ set }) => set);
}
function startTasks({ stage, tasks }, at) {
    advance(TASK_STAGE_MACHINE, stage, 'running', at);
    moveAll(TASK_RESULT_MACHINE, tasks, 'running', at);
}
function endTasks({ tasks }, at) {
    for (const task of tasks)
        advance(TASK_RESULT_MACHINE, task, task.outcome, at);
}
//# sourceMappingURL=timeline.js.map
;// CONCATENATED MODULE: ./build/src/service/create-run.js
/** Creates a run and everything that belongs to it, from a version, a script and the policy sets. */











const EVERYTHING = {
    refreshOnly: false,
    targets: [],
    replace: [],
    allowEmptyApply: false,
};
/** Creates the run in the store; `startRun` lets its time begin. */
function createRun(store, workspace, version, request) {
    const { script } = workspace;
    const { requested = {}, id = store.newId('run'), ...attributes } = request;
    const events = script.runEvents ?? [];
    const createdAt = nowAt(store.clock);
    const run = {
        ...attributes,
        id,
        workspaceId: workspace.id,
        versionId: version.id,
        options: { ...EVERYTHING, ...request.options },
        requested,
        createdAt,
        planId: store.newId('plan'),
        applyId: store.newId('apply'),
        stageIds: [],
        checkIds: [],
        tfPolicyEvaluationIds: [],
        costEstimateId: null,
        events: [{ action: 'created', description: '' }, ...events].map((event) => ({
            ...event,
            id: store.newId('re'),
            createdAt,
        })),
        comments: [],
        script,
        steps: [],
        dueAtMs: null,
        position: script.queuePosition ?? 0,
        waiting: false,
        canceledAt: null,
        forceCancelAtMs: null,
        paused: false,
        planning: null,
        judging: null,
        status: 'pending',
        stamps: { 'plan-queueable-at': toStamp(store.clock.date()) },
    };
    store.runs.set(run.id, run);
    addRecords(store, run);
    addPrePlan(store, run);
    create_run_plan(store, { run, workspace });
    return run;
}
/** Lays the steps of the run out. Where something takes its time, further steps follow when it is done. */
function create_run_plan(store, { run, workspace }) {
    const judging = setsToJudge(store, workspace, run);
    const takesTime = judging.some(({ judge }) => judge.takesTime);
    const engine = store.engine ?? (takesTime ? STATIC_ENGINE : undefined);
    if (engine !== undefined) {
        run.steps = layOutPlanning(store, run, () => {
            startPlan(store, engine, { run, workspace }, (planned, signal) => judgePlan(store, { run, workspace, planned }, signal));
        });
        return;
    }
    const planned = planFor(store, run, workspace);
    if (judging.length > 0)
        judgeFirst(store, { run, workspace, planned });
    else {
        takePlan(store, { run, planned, workspace, judgements: new Map() });
        run.steps = layOut(store, run);
    }
}
/** The static planner as an engine: a run waits for an engine, and so for a program that judges. */
const STATIC_ENGINE = {
    name: 'static',
    shape: STATIC_PLAN,
    plan: async (request) => planConfiguration(request),
};
/** Judges a plan at once. The run begins after that, and requests wait for it. */
function judgeFirst(store, of) {
    const { run } = of;
    const ending = new AbortController();
    const judge = async () => {
        const judgements = await judgeRun(store, of, ending.signal);
        run.planning = null;
        run.judging = null;
        if (isFinalRun(run.status))
            return;
        takePlan(store, { ...of, judgements });
        run.steps = layOut(store, run);
    };
    const judging = judge().finally(() => store.judging.delete(judging));
    run.planning = { abort: () => ending.abort(), done: judging };
    run.judging = judging;
    store.judging.add(judging);
}
async function judgePlan(store, of, signal) {
    const judgements = await judgeRun(store, of, signal);
    if (isFinalRun(of.run.status))
        return;
    takePlan(store, { ...of, judgements });
    of.run.steps = layOutPlanned(store, of.run);
}
/** Adds to the run what the plan says, and the judgements that follow from it. */
function takePlan(store, { run, workspace, planned: read, judgements }) {
    const { script } = run;
    const planned = toScripted(read, script);
    const { document, problems, counts, limits, log } = planned;
    const written = log ?? writePlanLog(planned, workspace.terraformVersion, store.clock.date());
    const plan = must(store.plans, run.planId);
    Object.assign(plan, { document, problems, counts, limits, log: written });
    addJudgements({ store, run, judgements });
    if (script.costEstimate !== undefined) {
        run.costEstimateId = store.newId('ce');
        store.costEstimates.set(run.costEstimateId, {
            id: run.costEstimateId,
            runId: run.id,
            script: script.costEstimate,
            status: 'pending',
            stamps: {},
        });
    }
}
/** Adds an empty plan and an empty apply to the run. */
function addRecords(store, run) {
    store.plans.set(run.planId, {
        id: run.planId,
        runId: run.id,
        document: null,
        problems: [],
        limits: [],
        counts: { additions: 0, changes: 0, destructions: 0 },
        objectId: newObjectId(),
        log: '',
        partialLog: '',
        status: 'pending',
        stamps: { 'pending-at': toStamp(store.clock.date()) },
    });
    store.applies.set(run.applyId, {
        id: run.applyId,
        runId: run.id,
        counts: { additions: 0, changes: 0, destructions: 0 },
        objectId: newObjectId(),
        log: '',
        partialLog: '',
        status: 'pending',
        stamps: {},
    });
}
//# sourceMappingURL=create-run.js.map
;// CONCATENATED MODULE: ./build/src/service/run-life.js
/** Lets time pass for runs. There are no timers: whatever is due happens before the next answer. */




/** Does everything that is due by now, in the order in which it became due. */
function settle(store) {
    const { runs, versions } = store.moving;
    if (runs.size === 0 && versions.size === 0)
        return;
    const now = store.clock.now();
    for (;;) {
        let due;
        for (const version of versions) {
            const atMs = version.readyAtMs ?? now;
            if (atMs <= now && (due === undefined || atMs < due.atMs)) {
                due = { atMs, happen: () => finishProcessing(store, version, atMs) };
            }
        }
        for (const run of runs) {
            const atMs = run.dueAtMs;
            if (atMs !== null && atMs <= now && (due === undefined || atMs < due.atMs)) {
                due = { atMs, happen: () => takeStep(store, run, atMs) };
            }
        }
        if (due === undefined)
            return;
        due.happen();
    }
}
/** Ends the processing of an upload: the version can be used, or has an error. */
function finishProcessing(store, version, atMs) {
    store.moving.versions.delete(version);
    version.readyAtMs = null;
    const at = dateAt(store.clock, atMs);
    if (version.status !== 'pending')
        return;
    if (version.errorMessage !== null) {
        advance(VERSION_MACHINE, version, 'errored', at);
        return;
    }
    advance(VERSION_MACHINE, version, 'uploaded', at);
    if (!version.autoQueueRuns)
        return;
    const workspace = must(store.workspaces, version.workspaceId);
    const run = createRun(store, workspace, version, {
        message: 'Triggered via API upload',
        source: 'tfe-configuration-version',
        // A plan that an engine made cannot be applied here.
        planOnly: version.speculative || store.engine !== undefined,
        savePlan: false,
        autoApply: workspace.autoApply,
        isDestroy: false,
        refresh: true,
        variables: {},
        createdBy: version.createdBy,
    });
    startRun(store, run, atMs);
}
/** Starts a run, unless it has to wait for an earlier run or for the workspace's lock. */
function startRun(store, run, atMs = store.clock.now()) {
    if (run.judging !== null) {
        void run.judging.then(() => startRun(store, run, atMs));
        return;
    }
    store.moving.runs.add(run);
    run.waiting = mustWait(store, run);
    if (run.waiting)
        return;
    const first = run.steps.shift();
    if (first === undefined)
        return;
    first.act(dateAt(store.clock, atMs));
    enterStatus(store, run, { ...first, pause: false }, atMs);
}
/** Plan-only runs and runs that save their plan do not wait. */
function mustWait(store, run) {
    if (run.planOnly || run.savePlan)
        return false;
    const workspace = must(store.workspaces, run.workspaceId);
    if (workspace.script.workspace?.locked ?? workspace.locked)
        return true;
    for (const other of store.runs.values()) {
        if (other === run)
            return false;
        const holds = !other.planOnly && !other.savePlan && !isFinalRun(other.status);
        if (other.workspaceId === run.workspaceId && holds)
            return true;
    }
    return false;
}
function takeStep(store, run, atMs) {
    const step = run.steps.shift();
    if (step === undefined) {
        run.dueAtMs = null;
        return;
    }
    const before = run.status;
    step.act(dateAt(store.clock, atMs));
    enterStatus(store, run, { ...step, before }, atMs);
}
const ENDED_BY = {
    cancel: 'canceled',
    discard: 'discarded',
    'force-cancel': 'force_canceled',
};
/** Sets when the next step is due, after each step, and whether the script ends the run here. */
function enterStatus(store, run, { stayMs, pause, before }, atMs) {
    const { script, status } = run;
    run.paused = pause;
    run.dueAtMs = pause || run.steps.length === 0 ? null : atMs + stayMs;
    if (status === script.stuckIn)
        run.dueAtMs = null;
    if (status === script.interruption?.at && status !== before) {
        const word = ENDED_BY[script.interruption.action];
        run.steps = [{ act: (at) => stopRun(store, run, word, at), stayMs: 0, pause: false }];
        run.dueAtMs = atMs + stayMs / 2;
    }
    if (isFinalRun(status) && run.canceledAt === null)
        ended(store, run, atMs);
}
/** Starts the runs that waited for this one, and drops files that can be downloaded again. */
function ended(store, run, atMs) {
    if (run.steps.length === 0)
        store.moving.runs.delete(run);
    const version = must(store.versions, run.versionId);
    const busy = [...store.runs.values()].some((other) => other.versionId === version.id && needsFiles(other.status));
    if (version.ingress !== null && version.status === 'uploaded' && !busy) {
        advance(VERSION_MACHINE, version, 'archived', dateAt(store.clock, atMs));
    }
    startWaiting(store, run.workspaceId, atMs);
}
/** Starts the runs that waited for the workspace, if it is free now. */
function startWaiting(store, workspaceId, atMs = store.clock.now()) {
    for (const waiting of store.moving.runs) {
        if (waiting.waiting && waiting.workspaceId === workspaceId)
            startRun(store, waiting, atMs);
    }
}
/** Ends a run in the middle of its steps. */
function stopRun(store, run, word, at) {
    advance(RUN_MACHINE, run, word, at);
    closeAll(partsOfRun(store, run), 'canceled', at);
    run.planning?.abort();
    run.canceledAt ??= word === 'discarded' ? null : at.toISOString();
    run.steps = [];
    run.dueAtMs = null;
    run.paused = false;
    ended(store, run, store.clock.now());
}
/** Lets a run that waits for a decision take its next step now. */
function goOn(store, run) {
    run.paused = false;
    store.moving.runs.add(run);
    run.dueAtMs = run.steps.length > 0 ? store.clock.now() : null;
}
//# sourceMappingURL=run-life.js.map
;// CONCATENATED MODULE: ./build/src/service/run-actions.js
/** The actions that people can take on a run, and their effects. */




/** How long a canceled run has to be left before it can be canceled by force. */
const COOL_OFF_MS = 60_000;
const DISCARDABLE = [
    'pending',
    'planned',
    'planned_and_saved',
    'cost_estimated',
    'policy_checked',
    'policy_override',
    'post_plan_running',
    'post_plan_completed',
    'post_plan_awaiting_decision',
    'tf_policy_override',
    'tf_policy_checked',
];
/** The statuses in which a run with a finished plan can wait for its confirmation. */
const CONFIRMABLE = [
    'planned',
    'planned_and_saved',
    'cost_estimated',
    'policy_checked',
    'post_plan_completed',
    'tf_policy_checked',
];
/** The actions that the run's state allows now, with the names that the API gives them. */
function run_actions_actionsOf(store, run) {
    const over = isFinalRun(run.status);
    return {
        'is-cancelable': !over && !run.paused && run.canceledAt === null,
        'is-confirmable': !run.planOnly &&
            run.paused &&
            CONFIRMABLE.includes(run.status) &&
            // When steps are left, the run waits for a decision on policies and not for a confirmation.
            run.steps.length === 0,
        'is-discardable': DISCARDABLE.includes(run.status) && (!over || run.status === 'planned_and_saved'),
        'is-force-cancelable': !over && run.forceCancelAtMs !== null && run.forceCancelAtMs <= store.clock.now(),
    };
}
/** Cancels a run. Like the other actions here it returns false when the run's state does not allow it: 409. */
function cancelRun(store, run) {
    if (!run_actions_actionsOf(store, run)['is-cancelable'])
        return false;
    const now = store.clock.now();
    const at = dateAt(store.clock, now);
    const cancelMs = run.script.cancelMs;
    if (cancelMs === 0 || cancelMs === undefined) {
        stopRun(store, run, 'canceled', at);
        return true;
    }
    run.canceledAt = at.toISOString();
    run.forceCancelAtMs = now + COOL_OFF_MS;
    run.steps = [
        { act: (moment) => stopRun(store, run, 'canceled', moment), stayMs: 0, pause: false },
    ];
    run.dueAtMs = cancelMs === null ? null : now + cancelMs;
    return true;
}
/** Discards a run; false when its state does not allow it. */
function discardRun(store, run) {
    if (!run_actions_actionsOf(store, run)['is-discardable'])
        return false;
    stopRun(store, run, 'discarded', store.clock.date());
    return true;
}
/** Cancels a run by force; false when its state does not allow it. */
function forceCancelRun(store, run) {
    if (!run_actions_actionsOf(store, run)['is-force-cancelable'])
        return false;
    stopRun(store, run, 'force_canceled', store.clock.date());
    return true;
}
/** Confirms a plan, so that its apply begins; false when the run's state does not allow it. */
function applyRun(store, run) {
    if (!run_actions_actionsOf(store, run)['is-confirmable'])
        return false;
    run.steps = layOutApply(store, run);
    goOn(store, run);
    return true;
}
/** Overrides a check; false when its status does not allow it. The run goes on after the last failed check. */
function overrideCheck(store, check) {
    if (!mayFollow(POLICY_CHECK_MACHINE, check.status, 'overridden'))
        return false;
    advance(POLICY_CHECK_MACHINE, check, 'overridden', store.clock.date());
    const run = must(store.runs, check.runId);
    const left = run.checkIds.some((id) => must(store.checks, id).status === 'soft_failed');
    if (!left && (run.status === 'policy_override' || run.status === 'policy_soft_failed')) {
        goOn(store, run);
    }
    return true;
}
/** Overrides the failed evaluations of a stage; false when the stage does not wait for that. */
function overrideStage(store, stage) {
    if (stage.status !== 'awaiting_override')
        return false;
    const at = store.clock.date();
    advance(TASK_STAGE_MACHINE, stage, 'running', at);
    for (const id of stage.evaluationIds) {
        const evaluation = must(store.evaluations, id);
        if (evaluation.status === 'failed') {
            advance(POLICY_EVALUATION_MACHINE, evaluation, 'overridden', at);
        }
    }
    const run = must(store.runs, stage.runId);
    if (run.status === 'post_plan_awaiting_decision' && run.steps.length > 0)
        goOn(store, run);
    else
        advance(TASK_STAGE_MACHINE, stage, 'passed', at);
    return true;
}
/** Overrides a Terraform policy evaluation; false when it does not wait for that. */
function overrideTfEvaluation(store, evaluation) {
    if (evaluation.status !== 'awaiting_override')
        return false;
    advance(TF_POLICY_EVALUATION_MACHINE, evaluation, 'overridden', store.clock.date());
    goOn(store, must(store.runs, evaluation.runId));
    return true;
}
//# sourceMappingURL=run-actions.js.map
;// CONCATENATED MODULE: ./build/src/service/documents/run.js






const LOG_URL_MS = 25 * 60 * 60 * 1000;
/** The list of identifiers that a relationship has for these ids. */
function identifiers(type, ids) {
    return ids.map((id) => ({ id, type }));
}
/** Whether the call's token may override policies of the run. */
function mayOverride({ domain: { store }, token }, run) {
    return rightsOn(store, token, must(store.workspaces, run.workspaceId)).managePolicyOverrides;
}
/** The value to show for `word`, which the run's script may replace with another one. */
function run_shown(run, word) {
    const disguise = run.script.disguise ?? {};
    return Object.hasOwn(disguise, word) ? (disguise[word] ?? word) : word;
}
/** The document of a run. */
function toRun(call, run) {
    const { store } = call.domain;
    const workspace = must(store.workspaces, run.workspaceId);
    const plan = must(store.plans, run.planId);
    const idsOf = (list) => list.map(({ id }) => id);
    const related = (name, ids) => ({
        data: identifiers(name, ids),
        links: { related: `/api/v2/runs/${run.id}/${name}` },
    });
    return {
        id: run.id,
        type: 'runs',
        attributes: {
            actions: run_actions_actionsOf(store, run),
            'allow-empty-apply': run.options.allowEmptyApply,
            'auto-apply': run.autoApply,
            'canceled-at': run.canceledAt,
            'created-at': run.createdAt,
            'force-cancel-available-at': forceCancelAt(store, run),
            'has-changes': plan.status === 'finished' && hasChanges(plan),
            'is-destroy': run.isDestroy,
            message: run.message,
            permissions: permissionsOn(call, run),
            'plan-only': run.planOnly,
            'position-in-queue': isFinalRun(run.status) ? 0 : run.position,
            refresh: run.refresh,
            'refresh-only': run.options.refreshOnly,
            'replace-addrs': orNull(run.options.replace),
            'save-plan': run.savePlan,
            source: run.source,
            status: run_shown(run, run.status),
            'status-timestamps': run.stamps,
            'target-addrs': orNull(run.options.targets),
            'terraform-version': workspace.terraformVersion,
            'trigger-reason': 'manual',
            variables: [],
            ...run.requested,
        },
        relationships: {
            workspace: { data: { id: workspace.id, type: 'workspaces' } },
            'configuration-version': { data: { id: run.versionId, type: 'configuration-versions' } },
            plan: {
                data: { id: run.planId, type: 'plans' },
                links: { related: `/api/v2/runs/${run.id}/plan` },
            },
            apply: { data: { id: run.applyId, type: 'applies' } },
            'cost-estimate': run.costEstimateId === null
                ? undefined
                : { data: { id: run.costEstimateId, type: 'cost-estimates' } },
            'policy-checks': related('policy-checks', run.checkIds),
            'task-stages': related('task-stages', run.stageIds),
            'tf-policy-evaluations': related('tf-policy-evaluations', run.tfPolicyEvaluationIds),
            'run-events': related('run-events', idsOf(run.events)),
            comments: related('comments', idsOf(run.comments)),
            'created-by': toAuthor(run.createdBy),
        },
        links: { self: `/api/v2/runs/${run.id}` },
    };
}
function permissionsOn(call, run) {
    const { store } = call.domain;
    const rights = rightsOn(store, call.token, must(store.workspaces, run.workspaceId));
    return {
        'can-apply': rights.applyRuns,
        'can-cancel': rights.applyRuns,
        'can-comment': rights.readRuns,
        'can-discard': rights.applyRuns,
        'can-force-cancel': rights.admin,
        'can-force-execute': rights.applyRuns,
        'can-override-policy-check': mayOverride(call, run),
    };
}
function forceCancelAt({ clock }, { forceCancelAtMs: at }) {
    return at === null ? undefined : dateAt(clock, at).toISOString();
}
function orNull(addresses) {
    return addresses.length === 0 ? null : addresses;
}
/**
 * The attributes that plans and applies share. The URL of the log is a secret of those who may read
 * the run.
 */
function toWork({ domain }, work) {
    const { store, signer, origin } = domain;
    const expires = store.clock.date().getTime() + LOG_URL_MS;
    const logUrl = origin + signer.signInPath(`/v1/log/${work.objectId}`, expires);
    const done = work.status === 'finished';
    const { additions, changes, destructions } = work.counts;
    return {
        status: run_shown(must(store.runs, work.runId), work.status),
        'resource-additions': done ? additions : null,
        'resource-changes': done ? changes : null,
        'resource-destructions': done ? destructions : null,
        'resource-imports': done ? (work.counts.imports ?? 0) : null,
        // Present from the start, because clients read the URL once and then wait for the log to begin.
        'log-read-url': work.status === 'unreachable' ? null : logUrl,
        'status-timestamps': work.stamps,
    };
}
/** The document of an apply. */
function toApply(call, apply) {
    return {
        id: apply.id,
        type: 'applies',
        attributes: toWork(call, apply),
        links: { self: `/api/v2/applies/${apply.id}` },
    };
}
/** The document of a plan. */
function run_toPlan(call, plan) {
    return {
        id: plan.id,
        type: 'plans',
        attributes: {
            ...toWork(call, plan),
            'has-changes': plan.status === 'finished' && hasChanges(plan),
            permissions: { 'can-export': false },
            actions: { 'is-exportable': false },
            'plan-limits': plan.limits.length > 0 ? plan.limits : undefined,
        },
        links: {
            self: `/api/v2/plans/${plan.id}`,
            'json-output': `/api/v2/plans/${plan.id}/json-output`,
            'json-output-redacted': `/api/v2/plans/${plan.id}/json-output-redacted`,
        },
    };
}
/** The document of a cost estimate. */
function toCostEstimate({ domain }, estimate) {
    const { runId, script, status } = estimate;
    const done = status === 'finished';
    return {
        id: estimate.id,
        type: 'cost-estimates',
        attributes: {
            status: run_shown(must(domain.store.runs, runId), status),
            'status-timestamps': estimate.stamps,
            'prior-monthly-cost': done ? script.prior : null,
            'proposed-monthly-cost': done ? script.proposed : null,
            'delta-monthly-cost': done ? script.delta : null,
            'resources-count': done ? script.resources : 0,
            'matched-resources-count': done ? script.resources : 0,
            'unmatched-resources-count': 0,
            'error-message': status === 'errored' ? 'prices could not be looked up' : null,
        },
        links: { self: `/api/v2/cost-estimates/${estimate.id}` },
    };
}
/** The document of a run event. */
function toRunEvent(event) {
    return {
        id: event.id,
        type: 'run-events',
        attributes: {
            action: event.action,
            description: event.description,
            'created-at': event.createdAt,
        },
        relationships: {
            actor: event.actor && { data: { id: event.actor.id, type: 'users' } },
            comment: event.commentId === undefined
                ? undefined
                : { data: { id: event.commentId, type: 'comments' } },
        },
    };
}
/** The document of a comment. */
function toComment({ id, body, createdAt }) {
    return { id, type: 'comments', attributes: { body, 'created-at': createdAt } };
}
//# sourceMappingURL=run.js.map
;// CONCATENATED MODULE: ./build/src/service/documents/state.js


const STATE_URL_MS = 60 * 60 * 1000;
/** The document of a state version. The URL of the state is a secret of those who may read states. */
function toStateVersion({ domain }, version) {
    const { store, signer, origin } = domain;
    const expires = store.clock.date().getTime() + STATE_URL_MS;
    const self = `/api/v2/state-versions/${version.id}`;
    return {
        id: version.id,
        type: 'state-versions',
        attributes: {
            'created-at': version.createdAt,
            serial: version.serial,
            lineage: version.file?.lineage ?? null,
            size: version.file === null ? 0 : Buffer.byteLength(JSON.stringify(version.file)),
            status: version.file === null ? 'pending' : 'finalized',
            intermediate: false,
            'resources-processed': version.file !== null,
            'state-version': version.file?.version ?? null,
            'terraform-version': version.file?.terraform_version ?? null,
            'hosted-state-download-url': origin + signer.sign(`/v1/state/${version.objectId}`, expires),
            'hosted-json-state-download-url': null,
        },
        relationships: {
            run: { data: version.runId === null ? null : { id: version.runId, type: 'runs' } },
            workspace: { data: { id: version.workspaceId, type: 'workspaces' } },
            outputs: {
                data: identifiers('state-version-outputs', version.outputs.map(({ id }) => id)),
                links: { related: `${self}/outputs` },
            },
        },
        links: { self },
    };
}
/** The document of one output. A sensitive value is shown only when this output alone is requested. */
function toStateOutput(output, alone) {
    const { id, name, value, sensitive } = output;
    const type = typeOf(value);
    return {
        id,
        type: 'state-version-outputs',
        attributes: {
            name,
            sensitive,
            type: Array.isArray(type) ? (type[0] === 'tuple' ? 'array' : 'object') : type,
            'detailed-type': type,
            value: sensitive && !alone ? null : value,
        },
        links: { self: `/api/v2/state-version-outputs/${id}` },
    };
}
//# sourceMappingURL=state.js.map
;// CONCATENATED MODULE: ./build/src/service/documents/tag.js
/** Documents of tags. The service keeps no id of a tag, so the id is made from its name. */

function hashedId(prefix, text) {
    return `${prefix}-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 16)}`;
}
/** The document of a tag. */
function toTag(name) {
    return { id: hashedId('tag', name), type: 'tags', attributes: { name } };
}
/** The documents of all tags of a workspace; a tag without a value has an empty one. */
function bindingsOf({ tags, tagBindings }, type) {
    const named = tags.map((name) => [name, '']);
    return [...named, ...Object.entries(tagBindings)].map(([key, value]) => ({
        id: hashedId('tb', `${key}=${value}`),
        type,
        attributes: { key, value },
    }));
}
//# sourceMappingURL=tag.js.map
// EXTERNAL MODULE: ./build/src/model/without-trailing.js
var without_trailing = __webpack_require__(1804);
;// CONCATENATED MODULE: ./build/src/service/documents/workspace.js








/** The attributes of a workspace for which the request names no value. */
const DEFAULTS = {
    description: null,
    'file-triggers-enabled': true,
    'queue-all-runs': false,
    'assessments-enabled': false,
    'auto-apply-run-trigger': false,
    'global-remote-state': false,
    'project-remote-state': false,
    'inherits-project-auto-destroy': true,
    'auto-destroy-at': null,
    'auto-destroy-activity-duration': null,
    'source-name': null,
    'source-url': null,
    source: 'tfe-api',
    'setting-overwrites': { 'execution-mode': true, 'agent-pool': true },
};
/** The document of a workspace, with what the call's token may do in it. */
function toWorkspace(call, workspace) {
    const { domain, token } = call;
    const { store } = domain;
    const rights = rightsOn(store, token, workspace);
    const organization = must(store.organizations, workspace.organizationId);
    const shown = workspace.script.workspace;
    const executionMode = shown?.executionMode ?? workspace.executionMode;
    return {
        id: workspace.id,
        type: 'workspaces',
        attributes: {
            name: workspace.name,
            ...DEFAULTS,
            ...workspace.shown,
            'allow-destroy-plan': workspace.allowDestroyPlan,
            'can-queue-destroy-plan': rights.applyRuns && workspace.allowDestroyPlan,
            'resource-count': Object.keys(workspace.state).length,
            'auto-apply': shown?.autoApply ?? workspace.autoApply,
            'created-at': workspace.createdAt,
            'updated-at': workspace.updatedAt,
            actions: { 'is-destroyable': rights.admin },
            'execution-mode': executionMode,
            operations: executionMode !== 'local',
            locked: shown?.locked ?? workspace.locked,
            'speculative-enabled': workspace.speculativeEnabled,
            'structured-run-output-enabled': true,
            'terraform-version': workspace.terraformVersion,
            'working-directory': workspace.workingDirectory,
            'tag-names': workspace.tags,
            'trigger-patterns': workspace.triggerPatterns,
            'trigger-prefixes': workspace.triggerPrefixes,
            'vcs-repo': workspace.vcsRepository === null ? null : { identifier: workspace.vcsRepository },
            'policy-check-failures': 0,
            permissions: workspace_toPermissions(rights),
        },
        relationships: relationsOf(call, workspace, organization),
        links: { self: `/api/v2/organizations/${organization.name}/workspaces/${workspace.name}` },
    };
}
function relationsOf(call, workspace, organization) {
    const { store } = call.domain;
    const { id: workspaceId, projectId, currentVersionId, agentPoolId, lockedBy } = workspace;
    const runs = [...store.runs.values()].filter((run) => run.workspaceId === workspaceId);
    const all = (resources) => ({
        data: resources.map(({ id, type }) => ({ id, type })),
    });
    const one = (type, id) => ({
        data: id === null || id === undefined ? null : { id, type },
    });
    const consumers = `/api/v2/workspaces/${workspaceId}/relationships/remote-state-consumers`;
    return {
        organization: one('organizations', organization.name),
        project: one('projects', projectId),
        'current-configuration-version': one('configuration-versions', currentVersionId),
        'current-run': one('runs', currentRunOf(store, workspace)?.id),
        'latest-run': one('runs', runs.at(-1)?.id),
        'locked-by': one('users', lockedBy),
        'agent-pool': one('agent-pools', agentPoolId),
        outputs: all(workspace_outputsOf(call, workspace).map(toWorkspaceOutput)),
        'tag-bindings': all(bindingsOf(workspace, 'tag-bindings')),
        'effective-tag-bindings': all(bindingsOf(workspace, 'effective-tag-bindings')),
        readme: one('workspace-readme', readmeOf(store, workspace)?.id),
        'remote-state-consumers': { links: { related: consumers } },
    };
}
/** The text of README.md in the current version; undefined when it has none. */
function readmeOf({ versions }, { id, currentVersionId, workingDirectory }) {
    const { files } = versions.get(currentVersionId ?? '') ?? { files: null };
    const directory = workingDirectory === null ? '' : `${(0,without_trailing/* withoutTrailing */.h)(workingDirectory, '/')}/`;
    const bytes = files?.get(`${directory}README.md`);
    if (bytes === undefined)
        return undefined;
    const text = new TextDecoder().decode(bytes);
    return { id, type: 'workspace-readme', attributes: { 'raw-markdown': text } };
}
/** The outputs of the current state; an empty list for a token that may not read them. */
function workspace_outputsOf({ domain: { store }, token }, workspace) {
    if (!rightsOn(store, token, workspace).readOutputs)
        return [];
    return currentState(store, workspace.id)?.outputs ?? [];
}
/** The document of a workspace's output. */
function toWorkspaceOutput(output) {
    const { attributes = {}, id } = toStateOutput(output, false);
    const { type, ...others } = attributes;
    return { id, type: 'workspace-outputs', attributes: { ...others, 'output-type': type } };
}
/** The document of a variable. No answer shows a sensitive value. */
function toVariable({ id: workspaceId }, { id, key, category, value, description, hcl, sensitive }) {
    return {
        id,
        type: 'vars',
        attributes: { key, category, description, hcl, sensitive, value: sensitive ? null : value },
        relationships: { configurable: { data: { id: workspaceId, type: 'workspaces' } } },
        links: { self: `/api/v2/workspaces/${workspaceId}/vars/${id}` },
    };
}
/** The first run that is not over, plan-only and saved plans apart; when all are over, the last one. */
function currentRunOf(store, { id }) {
    const runs = [...store.runs.values()].filter(({ workspaceId, planOnly, savePlan }) => workspaceId === id && !planOnly && !savePlan);
    return runs.find(({ status }) => !isFinalRun(status)) ?? runs.at(-1);
}
function workspace_toPermissions(rights) {
    return {
        'can-read-run': rights.readRuns,
        'can-queue-run': rights.queuePlans,
        'can-queue-apply': rights.applyRuns,
        'can-lock': rights.lock,
        'can-unlock': rights.lock,
        'can-force-unlock': rights.admin,
        'can-update': rights.admin,
        'can-destroy': rights.admin,
        'can-force-delete': rights.admin,
        'can-queue-destroy': rights.applyRuns,
        'can-read-settings': rights.readRuns,
        'can-read-state-versions': rights.readStates,
        'can-read-state-outputs': rights.readOutputs,
        'can-create-state-versions': rights.writeStates,
        'can-read-variable': rights.readVariables,
        'can-update-variable': rights.writeVariables,
        'can-read-assessment-result': rights.readRuns,
        'can-manage-run-tasks': rights.manageRunTasks,
    };
}
/** The document of a team's access to a workspace. */
function toTeamAccess(_call, grant) {
    const { 'engine-mocks': mocks, ...others } = grant.permissions;
    return {
        id: grant.id,
        type: 'team-workspaces',
        attributes: {
            access: grant.access,
            ...others,
            // The same attribute under the specification's neutral name and under the real service's
            // name.
            'engine-mocks': mocks,
            'sentinel-mocks': mocks,
        },
        relationships: {
            team: {
                data: { id: grant.teamId, type: 'teams' },
                links: { related: `/api/v2/teams/${grant.teamId}` },
            },
            workspace: {
                data: { id: grant.workspaceId, type: 'workspaces' },
                links: { related: `/api/v2/workspaces/${grant.workspaceId}` },
            },
        },
        links: { self: `/api/v2/team-workspaces/${grant.id}` },
    };
}
/** The document of an agent token. Only the answer to its creation has the secret. */
function toAgentToken(_call, token) {
    return {
        id: token.id,
        type: 'authentication-tokens',
        attributes: {
            'created-at': token.createdAt,
            'last-used-at': token.lastUsedAt?.toISOString() ?? null,
            'expired-at': token.expiredAt?.toISOString() ?? null,
            description: token.description,
            token: null,
        },
        // An agent's token belongs to a pool, so it has no team.
        relationships: { 'created-by': toAuthor(token.createdBy), team: { data: null } },
    };
}
/** The document of an organization. */
function toOrganization({ domain, token }, organization) {
    const owner = isOwner(domain.store, token, organization.id);
    return {
        id: organization.name,
        type: 'organizations',
        attributes: {
            name: organization.name,
            'external-id': organization.id,
            email: organization.email,
            'created-at': organization.createdAt,
            'cost-estimation-enabled': true,
            'collaborator-auth-policy': 'password',
            permissions: {
                'can-update': owner,
                'can-destroy': owner,
                'can-create-team': owner,
                'can-create-workspace': owner,
            },
        },
        relationships: {
            'default-project': {
                data: [...domain.store.projects.values()]
                    .filter((one) => one.organizationId === organization.id)
                    .slice(0, 1)
                    .map(({ id }) => ({ id, type: 'projects' }))[0],
            },
        },
        links: { self: `/api/v2/organizations/${organization.name}` },
    };
}
//# sourceMappingURL=workspace.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/find.js
/**
 * Finds objects for a token. Both an object that does not exist and one that the token may not see
 * answer 404.
 */



/** The value; 404 if there is none. */
function found(value) {
    if (value === undefined)
        throw new Refusal(notFound());
    return value;
}
/** Answers 404 if the token lacks the right: it must not learn that the object exists. */
function allow(allowed) {
    if (!allowed)
        throw new Refusal(notFound());
}
/** The workspace of the path, or of `id`, for a token that has the right on it; else 404. */
function findWorkspace(call, right = 'readRuns', id = parameter(call, 'workspace')) {
    const { store } = call.domain;
    const workspace = found(store.workspaces.get(id));
    allow(rightsOn(store, call.token, workspace)[right]);
    return workspace;
}
/** The workspace that the path names by organization and name, for a token that has the right on it. */
function findNamedWorkspace(call, right = 'readRuns') {
    const { id } = findOrganization(call);
    const name = parameter(call, 'name');
    const named = [...call.domain.store.workspaces.values()].find((one) => one.organizationId === id && one.name === name);
    return findWorkspace(call, right, found(named).id);
}
/** Looks up `name` of the path in a map. It is found if the object that it belongs to may be found. */
function within(name, mapOf, findOwner, ownerOf) {
    return (call, right = 'readRuns', id = parameter(call, name)) => {
        const kept = found(mapOf(call.domain.store).get(id));
        findOwner(call, right, ownerOf(kept));
        return kept;
    };
}
const workspaceOf = ({ workspaceId }) => workspaceId;
const runOf = ({ runId }) => runId;
const findVersion = within('version', (s) => s.versions, findWorkspace, workspaceOf);
const findState = within('state', (s) => s.stateVersions, findWorkspace, workspaceOf);
const findRun = within('run', (s) => s.runs, findWorkspace, workspaceOf);
const findPlan = within('plan', (s) => s.plans, findRun, runOf);
const findApply = within('apply', (s) => s.applies, findRun, runOf);
const findEstimate = within('estimate', (s) => s.costEstimates, findRun, runOf);
const findCheck = within('check', (s) => s.checks, findRun, runOf);
const findStage = within('stage', (s) => s.stages, findRun, runOf);
const findTaskResult = within('result', (s) => s.taskResults, findStage, ({ stageId }) => stageId);
const findEvaluation = within('evaluation', (s) => s.evaluations, findRun, runOf);
const findTfEvaluation = within('evaluation', (s) => s.tfEvaluations, findRun, runOf);
/** The organization that the path names, for its members; else 404. */
function findOrganization(call) {
    const { store } = call.domain;
    const name = parameter(call, 'organization');
    const organization = found([...store.organizations.values()].find((one) => one.name === name));
    allow(isMember(store, call.token, organization.id));
    return organization;
}
/** The team access that the path names, for tokens that may read it; else 404. */
function findGrant(call) {
    const { store } = call.domain;
    const grant = found(store.teamAccess.get(parameter(call, 'grant')));
    allow(mayReadGrant(store, call.token, grant));
    return grant;
}
/** An agent pool, for tokens that may manage the organization's pools; else 404. */
function findPool(call, id = parameter(call, 'pool')) {
    const { store } = call.domain;
    const pool = found(store.pools.get(id));
    allow(hasOrganizationRight(store, call.token, pool.organizationId, 'manageAgentPools'));
    return pool;
}
//# sourceMappingURL=find.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/agent-tokens.js
/** Routes of agent tokens. */









const creationSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        // Clients in use send another type here than the specification names.
        type: dist/* picklist */.KIO(['authentication-tokens', 'agent-tokens']),
        attributes: dist/* looseObject */._H3({
            description: dist/* string */.YjP(),
            'expired-at': dist/* optional */.lqM(dist/* nullable */.mee(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* isoTimestamp */.yhX()))),
        }),
    }),
});
const AGENT_TOKEN_ROUTES = [
    get('/agent-pools/:pool/authentication-tokens', (call) => {
        const pool = findPool(call);
        const tokens = [...call.domain.store.tokens.values()].filter(({ kind, subjectId }) => kind === 'agent' && subjectId === pool.id);
        return respondPage(call, tokens, toAgentToken);
    }),
    get('/authentication-tokens/:token', (call) => respondOne(call, findAgentToken(call), toAgentToken)),
    post('/agent-pools/:pool/authentication-tokens', (call) => {
        const pool = findPool(call);
        const { description, 'expired-at': expiredAt } = readDocument(call.request, creationSchema).data
            .attributes;
        const { token, secret } = issueToken(call.domain.store, {
            kind: 'agent',
            subjectId: pool.id,
            description,
            createdBy: userIdOf(call.token),
            expiredAt: expiredAt ? new Date(expiredAt) : null,
        });
        const shown = toAgentToken(call, token);
        return respondResource(201, { ...shown, attributes: { ...shown.attributes, token: secret } });
    }),
    remove('/authentication-tokens/:token', (call) => {
        call.domain.store.tokens.delete(findAgentToken(call).id);
        return respondEmpty(204);
    }),
];
function findAgentToken(call) {
    const token = found(call.domain.store.tokens.get(parameter(call, 'token')));
    allow(token.kind === 'agent');
    findPool(call, token.subjectId);
    return token;
}
//# sourceMappingURL=agent-tokens.js.map
;// CONCATENATED MODULE: ./build/src/service/documents/task-stage.js



/** The document of a task stage. */
function toTaskStage(call, stage) {
    const run = must(call.domain.store.runs, stage.runId);
    const may = mayOverride(call, run);
    return {
        id: stage.id,
        type: 'task-stages',
        attributes: {
            status: run_shown(run, stage.status),
            stage: stage.stage,
            'status-timestamps': stage.stamps,
            'created-at': stage.createdAt,
            'updated-at': stage.createdAt,
            permissions: {
                'can-override-policy': may,
                'can-override-tasks': may,
                'can-override': may,
            },
            actions: { 'is-overridable': stage.status === 'awaiting_override' },
        },
        relationships: {
            run: { data: { id: run.id, type: 'runs' } },
            'task-results': { data: identifiers('task-results', stage.taskResultIds) },
            'policy-evaluations': { data: identifiers('policy-evaluations', stage.evaluationIds) },
        },
        links: { self: `/api/v2/task-stages/${stage.id}` },
    };
}
/** The document of a run task's result. */
function toTaskResult({ domain: { store } }, result) {
    const stage = must(store.stages, result.stageId);
    const run = must(store.runs, stage.runId);
    const over = result.status === result.outcome;
    return {
        id: result.id,
        type: 'task-results',
        attributes: {
            status: run_shown(run, result.status),
            message: over ? result.message : null,
            url: over ? result.url : null,
            'status-timestamps': result.stamps,
            'task-name': result.name,
            stage: stage.stage,
            'is-speculative': run.planOnly,
            'workspace-task-enforcement-level': run_shown(run, result.level),
            'task-result-outcomes-count': 0,
        },
        relationships: { 'task-stage': { data: { id: stage.id, type: 'task-stages' } } },
        links: { self: `/api/v2/task-results/${result.id}` },
    };
}
/** The document of a policy evaluation. */
function toPolicyEvaluation({ domain }, evaluation) {
    const run = must(domain.store.runs, evaluation.runId);
    return {
        id: evaluation.id,
        type: 'policy-evaluations',
        attributes: {
            status: run_shown(run, evaluation.status),
            'policy-kind': evaluation.kind,
            'policy-tool-version': evaluation.toolVersion,
            'result-count': toResultCount(knownOutcomes(evaluation).map(({ set }) => set)),
            'status-timestamps': evaluation.stamps,
        },
        relationships: {
            'policy-attachable': { data: { id: evaluation.stageId, type: 'task-stages' } },
            'policy-set-outcomes': {
                links: { related: `/api/v2/policy-evaluations/${evaluation.id}/policy-set-outcomes` },
            },
        },
        links: { self: `/api/v2/policy-evaluations/${evaluation.id}` },
    };
}
/** The outcomes of an evaluation; none before it has finished. */
function knownOutcomes({ status, outcomes }) {
    return ['passed', 'failed', 'overridden', 'errored'].includes(status) ? outcomes : [];
}
function hasFailed({ policies }) {
    return policies.some(({ status, level }) => status === 'failed' && level !== 'advisory');
}
function toResultCount(sets) {
    const count = countResults(sets);
    return {
        'advisory-failed': count.advisoryFailed,
        'mandatory-failed': count.mandatoryFailed,
        passed: count.passed,
        errored: count.errored,
    };
}
/** The document of a policy set's outcome. */
function toPolicySetOutcome({ domain }, { evaluation, outcome: { id, set } }) {
    const run = must(domain.store.runs, evaluation.runId);
    return {
        id,
        type: 'policy-set-outcomes',
        attributes: {
            outcomes: set.error === null ? set.policies.map((one) => toOutcome(run, one)) : null,
            error: set.error,
            warnings: [],
            // The API shows a set as overridable too when each failure in it has a level that may be
            // overridden.
            overridable: set.overridable || (hasFailed(set) && failuresOverridable([set])),
            'policy-set-name': set.name,
            'policy-set-description': set.description,
            'result-count': toResultCount([set]),
            'policy-tool-version': evaluation.toolVersion,
        },
        relationships: {
            'policy-evaluation': { data: { id: evaluation.id, type: 'policy-evaluations' } },
        },
        links: { self: `/api/v2/policy-set-outcomes/${id}` },
    };
}
/** A policy in an outcome, with underscores in its keys. A policy that errored has no level. */
function toOutcome(run, policy) {
    return {
        enforcement_level: policy.status === 'errored' ? null : run_shown(run, evaluationLevel(policy.level)),
        query: policy.query,
        status: run_shown(run, policy.status),
        policy_name: policy.name,
        description: policy.description,
        output: policy.output.length === 0 ? null : policy.output,
    };
}
//# sourceMappingURL=task-stage.js.map
;// CONCATENATED MODULE: ./build/src/service/documents/tf-policy.js



const JUDGED = ['passed', 'failed', 'awaiting_override', 'overridden', 'errored'];
/** The document of a Terraform policy evaluation. */
function toTfPolicyEvaluation(call, evaluation) {
    const run = must(call.domain.store.runs, evaluation.runId);
    const policies = knownTfOutcomes(evaluation).flatMap(({ set }) => set.policies.map((policy) => ({
        status: policy.status,
        level: terraformPolicyLevel(policy.level, set.overridable),
    })));
    const failed = (level) => policies.filter((one) => one.status === 'failed' && one.level === level).length;
    return {
        id: evaluation.id,
        type: 'tf-policy-evaluations',
        attributes: {
            status: run_shown(run, evaluation.status),
            'stage-type': 'Plan',
            'result-count': {
                'advisory-failed': failed('advisory'),
                'mandatory-failed': failed('mandatory'),
                'mandatory-overridable-failed': failed('mandatory_overridable'),
                passed: policies.filter(({ status }) => status === 'passed').length,
                errored: policies.filter(({ status }) => status === 'errored').length,
                unknown: 0,
            },
            'status-timestamps': evaluation.stamps,
            error: null,
            permissions: { 'can-override': mayOverride(call, run) },
            actions: { 'is-overridable': evaluation.status === 'awaiting_override' },
        },
        relationships: {
            run: { data: { id: run.id, type: 'runs' } },
            'tf-policy-set-outcomes': {
                links: {
                    related: `/api/v2/tf-policy-evaluations/${evaluation.id}/tf-policy-set-outcomes`,
                },
            },
        },
        links: { self: `/api/v2/tf-policy-evaluations/${evaluation.id}` },
    };
}
/** The outcomes of a Terraform policy evaluation; none before it has finished. */
function knownTfOutcomes({ status, outcomes }) {
    return JUDGED.includes(status) ? outcomes : [];
}
/** The document of a policy set's outcome in Terraform policy. */
function toTfPolicySetOutcome(_call, { id, set }) {
    return {
        id,
        type: 'tf-policy-set-outcomes',
        attributes: {
            'policy-set-name': set.name,
            'policy-set-description': set.description,
            error: set.error === null ? null : { type: 'setup_error', summary: set.error, detail: set.error },
            outcomes: set.policies.map((policy) => tf_policy_toOutcome(policy, set.overridable)),
        },
    };
}
function tf_policy_toOutcome(policy, overridable) {
    const messages = policy.output.map((one) => typeof one === 'string' ? one : JSON.stringify(one));
    return {
        policy_name: policy.name,
        file_name: `${policy.name}.policy.hcl`,
        enforcement_level: terraformPolicyLevel(policy.level, overridable),
        status: policy.status,
        diagnostics: policy.status === 'passed'
            ? []
            : [
                {
                    code: null,
                    context: null,
                    start_line: 1,
                    summary: policy.description === '' ? policy.name : policy.description,
                    error_message: messages.join('\n'),
                    resources: policy.resources.map((resource) => ({
                        resource_name: resource.address,
                        error_message: messages.find((message) => message.startsWith(`${resource.address}:`)) ??
                            messages[0] ??
                            '',
                        info_message: null,
                        file_name: resource.file ?? null,
                        code: null,
                        start_line: resource.line ?? null,
                        values: [],
                    })),
                },
            ],
        passed_resources: [],
    };
}
//# sourceMappingURL=tf-policy.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/run-events.js
/** Routes of a run's events and comments. */









const INCLUDES = {
    actor: (_, { events }) => events.flatMap(({ actor }) => actor === undefined
        ? []
        : [{ id: actor.id, type: 'users', attributes: { username: actor.username } }]),
    comment: (_, { events, comments }) => {
        const commentIds = new Set(events.map(({ commentId }) => commentId));
        return comments.filter(({ id }) => commentIds.has(id)).map(toComment);
    },
};
const RUN_EVENT_ROUTES = [
    get('/runs/:run/run-events', (call) => {
        const run = findRun(call);
        return respond(200, {
            data: run.events.map(toRunEvent),
            included: included(call, [run], INCLUDES),
        });
    }),
    get('/run-events/:event', (call) => {
        const id = parameter(call, 'event');
        const isAsked = (event) => event.id === id;
        const run = found([...call.domain.store.runs.values()].find((one) => one.events.some(isAsked)));
        const { comments } = findRun(call, 'readRuns', run.id);
        const events = run.events.filter(isAsked);
        const [event] = events;
        return respond(200, {
            data: toRunEvent(found(event)),
            included: included(call, [{ events, comments }], INCLUDES),
        });
    }),
    get('/comments/:comment', (call) => {
        const id = parameter(call, 'comment');
        for (const run of call.domain.store.runs.values()) {
            const comment = run.comments.find((one) => one.id === id);
            if (comment === undefined)
                continue;
            findRun(call, 'readRuns', run.id);
            return respondResource(200, toComment(comment));
        }
        return notFound();
    }),
    get('/runs/:run/comments', (call) => respond(200, { data: findRun(call).comments.map(toComment) })),
    post('/runs/:run/comments', (call) => {
        const run = findRun(call);
        const { body } = readDocument(call.request, bodySchema).data.attributes;
        const comment = pushComment(call, run, body);
        pushEvent(call, run, 'commented', comment);
        return respondResource(201, toComment(comment));
    }),
];
/** Overrides by `act` and records it as an event of the run; 409 when `act` returns false. */
function override(path, find, act, render) {
    return post(`${path}/actions/override`, (call) => {
        const kept = find(call, 'managePolicyOverrides');
        const comment = readComment(call.request);
        if (!act(call.domain.store, kept)) {
            return conflict(`its status is ${kept.status}: that cannot be overridden`);
        }
        recordEvent(call, kept.runId, 'overridden', comment);
        return respondResource(200, render(call, kept));
    });
}
const bodySchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* literal */.euz('comments'),
        attributes: dist/* looseObject */._H3({ body: dist/* string */.YjP() }),
    }),
});
/** Records an action of the caller. Their comment becomes a comment of the run, too. */
function recordEvent(call, runId, action, words) {
    const run = must(call.domain.store.runs, runId);
    pushEvent(call, run, action, words === undefined ? undefined : pushComment(call, run, words));
}
function pushComment({ domain: { store } }, run, body) {
    const comment = { id: store.newId('wsc'), body, createdAt: store.clock.date().toISOString() };
    run.comments.push(comment);
    return comment;
}
function pushEvent(call, run, action, comment) {
    const { id, attributes } = toAccount(call);
    const { store } = call.domain;
    run.events.push({
        id: store.newId('re'),
        action,
        description: '',
        createdAt: store.clock.date().toISOString(),
        actor: { id, username: String(attributes?.['username']) },
        commentId: comment?.id,
    });
}
//# sourceMappingURL=run-events.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/redacted-plan.js
/** The plan in the form that the Terraform command line reads: with schemas, and without sensitive values. */


/** A plan without its sensitive values. */
function redactPlan(document) {
    const changes = document.resource_changes.map((one) => ({ ...one, change: redact(one.change) }));
    return {
        plan_format_version: document.format_version,
        output_changes: Object.fromEntries(Object.entries(document.output_changes ?? {}).map(([name, one]) => [name, redact(one)])),
        resource_changes: changes,
        resource_drift: [],
        relevant_attributes: [],
        provider_format_version: '1.0',
        provider_schemas: schemasOf(document.resource_changes),
    };
}
const HIDDEN = 'REDACTED';
/**
 * Replaces sensitive values by texts. If a value changes, the texts before and after differ, so
 * that the change can be seen.
 */
function redact(change) {
    const { before, after, before_sensitive: was, after_sensitive: becomes } = change;
    return {
        ...change,
        before: hide(before, was, after, `${HIDDEN} BEFORE`),
        after: hide(after, becomes, before, HIDDEN),
    };
}
function hide(value, sensitive, other, word) {
    if (value === null || value === undefined)
        return value;
    if (sensitive === true)
        return (0,external_node_util_.isDeepStrictEqual)(value, other) ? HIDDEN : word;
    if (typeof value !== 'object' || typeof sensitive !== 'object')
        return value;
    const part = (key, one) => hide(one, redacted_plan_memberOf(sensitive, key), redacted_plan_memberOf(other, key), word);
    if (Array.isArray(value))
        return value.map((one, index) => part(String(index), one));
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, part(key, one)]));
}
function redacted_plan_memberOf(value, key) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? Reflect.get(value, key)
        : undefined;
}
/** Schemas made from the values, because no provider is called: each attribute has any type. */
function schemasOf(changes) {
    const providers = new Map();
    for (const { provider_name: provider, type, change } of changes) {
        const types = providers.get(provider) ?? new Map();
        const names = types.get(type) ?? new Set();
        for (const values of [change.before, change.after, change.after_unknown]) {
            for (const name of Object.keys(values ?? {}))
                names.add(name);
        }
        types.set(type, names);
        providers.set(provider, types);
    }
    return Object.fromEntries([...providers].map(([provider, types]) => [
        provider,
        { provider: EMPTY, resource_schemas: fromMap(types, toSchema), data_source_schemas: {} },
    ]));
}
const EMPTY = { version: 0, block: {} };
function toSchema(names, type) {
    const attributes = [...names].map((name) => [
        name,
        {
            type: type === TERRAFORM_DATA && name === 'id' ? 'string' : 'dynamic',
            optional: true,
            computed: true,
        },
    ]);
    return { version: 0, block: { attributes: Object.fromEntries(attributes) } };
}
function fromMap(map, render) {
    return Object.fromEntries([...map].map(([key, value]) => [key, render(value, key)]));
}
//# sourceMappingURL=redacted-plan.js.map
;// CONCATENATED MODULE: ./build/src/service/documents/version.js
/** The document of a configuration version. */
function toVersion(_call, version) {
    const self = `/api/v2/configuration-versions/${version.id}`;
    return {
        id: version.id,
        type: 'configuration-versions',
        attributes: {
            'auto-queue-runs': version.autoQueueRuns,
            error: version.status === 'errored' ? version.error : null,
            'error-message': version.status === 'errored' ? version.errorMessage : null,
            source: version.source,
            speculative: version.speculative,
            provisional: version.provisional,
            status: version.status,
            'status-timestamps': version.stamps,
        },
        relationships: {
            'ingress-attributes': {
                data: version.ingress === null ? null : { id: version.ingress.id, type: 'ingress-attributes' },
                links: { related: `${self}/ingress-attributes` },
            },
        },
        links: { self, download: `${self}/download` },
    };
}
/** The commit information; an empty list for a version that is not from version control. */
function toIngress(_call, { ingress }) {
    if (ingress === null)
        return [];
    const createdBy = ingress.createdBy === null ? null : { id: ingress.createdBy, type: 'users' };
    return [
        {
            id: ingress.id,
            type: 'ingress-attributes',
            attributes: ingress.attributes,
            relationships: {
                'created-by': {
                    data: createdBy,
                    links: createdBy === null ? undefined : { related: `/api/v2/users/${createdBy.id}` },
                },
            },
            links: { self: `/api/v2/ingress-attributes/${ingress.id}` },
        },
    ];
}
//# sourceMappingURL=version.js.map
;// CONCATENATED MODULE: ./build/src/service/plan/literal.js


/** The value of a text in HCL; a text that is not valid HCL is the value itself. */
function readLiteral(text, hcl) {
    const { body, problems } = hcl?.parse(`value = ${text}\n`) ?? { body: undefined, problems: [] };
    const [written] = body?.attributes ?? [];
    if (written === undefined || problems.length > 0)
        return text;
    const { known, unknown } = split(evaluate(written.value, withoutNames()), { left: 10_000 });
    return unknown === undefined ? known : text;
}
//# sourceMappingURL=literal.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/create-from-request.js
/** Checks the request `POST /runs` and creates the run. */









const create_from_request_flag = dist/* optional */.lqM(dist/* nullable */.mee(dist/* boolean */.zMY()));
const addresses = dist/* optional */.lqM(dist/* nullable */.mee(dist/* array */.YOg(dist/* string */.YjP())));
/** Attributes that clients can set and read, and that change nothing else in this service. */
const SHOWN = {
    'terraform-version': dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    variables: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({ key: dist/* string */.YjP(), value: dist/* string */.YjP() }))),
};
const identifier = dist/* looseObject */._H3({ type: dist/* string */.YjP(), id: dist/* string */.YjP() });
const reference = dist/* looseObject */._H3({ data: identifier });
const create_from_request_creationSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* literal */.euz('runs'),
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3({
            message: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
            'plan-only': create_from_request_flag,
            'save-plan': create_from_request_flag,
            'auto-apply': create_from_request_flag,
            'is-destroy': create_from_request_flag,
            refresh: create_from_request_flag,
            'target-addrs': addresses,
            'replace-addrs': addresses,
            'refresh-only': create_from_request_flag,
            'allow-empty-apply': create_from_request_flag,
            ...SHOWN,
        }), {}),
        relationships: dist/* looseObject */._H3({
            workspace: reference,
            // Some clients send null as the version when they mean the newest one.
            'configuration-version': dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({ data: dist/* nullable */.mee(identifier) }))),
        }),
    }),
});
/** Answers `POST /runs`: 201 with the new run, or an error. */
function createFromRequest(call) {
    const { data } = readDocument(call.request, create_from_request_creationSchema);
    const { store } = call.domain;
    const workspace = findWorkspace(call, 'queuePlans', data.relationships.workspace.data.id);
    const versionId = data.relationships['configuration-version']?.data?.id;
    const version = versionId === undefined ? latestUsable(call, workspace) : store.versions.get(versionId);
    if (version === undefined || version.workspaceId !== workspace.id) {
        return invalid({
            pointer: '/data/relationships/configuration-version',
            detail: versionId === undefined
                ? 'The workspace has no configuration version that can be used.'
                : 'The configuration version is not one of this workspace.',
        });
    }
    const problem = refusal(workspace, version);
    if (problem !== undefined)
        return problem;
    const { attributes } = data;
    const refreshOnly = attributes['refresh-only'] ?? false;
    if (refreshOnly && attributes['is-destroy'] === true) {
        return invalid({
            pointer: '/data/attributes/refresh-only',
            detail: 'A run that only refreshes cannot destroy. Ask for one of the two.',
        });
    }
    if (attributes['is-destroy'] === true && !workspace.allowDestroyPlan) {
        return invalid({
            pointer: '/data/attributes/is-destroy',
            detail: 'The workspace allows no plans that destroy everything: allow-destroy-plan is false.',
        });
    }
    const planOnly = (attributes['plan-only'] ?? false) || version.speculative;
    if (store.engine !== undefined && !planOnly)
        return neverApplied(store.engine.name);
    const run = createRun(store, workspace, version, {
        message: attributes.message ?? 'Queued manually via the Terraform Enterprise API',
        source: 'tfe-api',
        planOnly,
        savePlan: attributes['save-plan'] ?? false,
        autoApply: attributes['auto-apply'] ?? workspace.script.workspace?.autoApply ?? workspace.autoApply,
        isDestroy: attributes['is-destroy'] ?? false,
        refresh: attributes.refresh ?? true,
        options: {
            refreshOnly,
            targets: attributes['target-addrs'] ?? [],
            replace: attributes['replace-addrs'] ?? [],
            allowEmptyApply: attributes['allow-empty-apply'] ?? false,
        },
        requested: shownOf(attributes),
        variables: Object.fromEntries((attributes.variables ?? []).map(({ key, value }) => [key, readLiteral(value, store.hcl)])),
        createdBy: userIdOf(call.token),
    });
    startRun(store, run);
    return respondResource(201, toRun(call, run));
}
function neverApplied(engine) {
    return invalid({
        pointer: '/data/attributes/plan-only',
        detail: `This service plans with the engine "${engine}" and applies nothing. Set plan-only to true.`,
    });
}
/** The answer if the run may not use this version, or may not run in this workspace; else undefined. */
function refusal(workspace, version) {
    const mode = workspace.script.workspace?.executionMode ?? workspace.executionMode;
    if (mode === 'local') {
        return respond_fail(422, {
            title: 'invalid attribute',
            detail: 'The workspace is in local execution mode: runs happen on the machine that starts them.',
            source: { pointer: '/data/relationships/workspace' },
        });
    }
    const usable = version.status === 'uploaded' || (version.status === 'archived' && version.ingress !== null);
    if (usable)
        return undefined;
    const processing = version.status === 'pending' || version.status === 'fetching';
    return respond_fail(422, {
        title: 'invalid attribute',
        detail: processing
            ? 'Configuration version is still being processed.'
            : `Configuration version cannot be used: its status is ${version.status}.`,
        source: { pointer: '/data/relationships/configuration-version' },
    });
}
function latestUsable(call, workspace) {
    return [...call.domain.store.versions.values()].findLast((version) => version.workspaceId === workspace.id &&
        !version.speculative &&
        !version.provisional &&
        version.status === 'uploaded');
}
function shownOf(attributes) {
    const entries = Object.entries(attributes).filter(([name, value]) => Object.hasOwn(SHOWN, name) && value !== null && value !== undefined);
    return Object.fromEntries(entries);
}
//# sourceMappingURL=create-from-request.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/runs.js
/** Routes of runs, their plans and cost estimates, and the actions on runs. */



















const PLAN_URL_MS = 60 * 1000;
/** The run that an object belongs to. */
function withRun(call, { runId }) {
    return [toRun(call, must(call.domain.store.runs, runId))];
}
/** The run that an object belongs to, and the run's workspace. */
function withWorkspace(call, { runId }) {
    const { runs, workspaces } = call.domain.store;
    const run = must(runs, runId);
    return [toRun(call, run), toWorkspace(call, must(workspaces, run.workspaceId))];
}
const runs_INCLUDES = {
    plan: (call, run) => [run_toPlan(call, must(call.domain.store.plans, run.planId))],
    apply: (call, run) => [toApply(call, must(call.domain.store.applies, run.applyId))],
    created_by: (call, { createdBy }) => toAuthors(call, createdBy),
    cost_estimate: (call, { costEstimateId: id }) => id === null ? [] : [toCostEstimate(call, must(call.domain.store.costEstimates, id))],
    configuration_version: (call, run) => [
        toVersion(call, must(call.domain.store.versions, run.versionId)),
    ],
    'configuration_version.ingress_attributes': (call, run) => {
        const version = must(call.domain.store.versions, run.versionId);
        return [toVersion(call, version), ...toIngress(call, version)];
    },
    workspace: (call, run) => [
        toWorkspace(call, must(call.domain.store.workspaces, run.workspaceId)),
    ],
    task_stages: (call, run) => run.stageIds.map((id) => toTaskStage(call, must(call.domain.store.stages, id))),
    tf_policy_evaluations: (call, run) => run.tfPolicyEvaluationIds.map((id) => toTfPolicyEvaluation(call, must(call.domain.store.tfEvaluations, id))),
};
const RUN_ROUTES = [
    post('/runs', createFromRequest),
    get('/runs/:run', (call) => respondOne(call, findRun(call), toRun, runs_INCLUDES)),
    get('/workspaces/:workspace/runs', (call) => {
        const workspace = findWorkspace(call);
        return listRuns(call, (run) => run.workspaceId === workspace.id, false);
    }),
    get('/organizations/:organization/runs', (call) => {
        const workspaceIds = readableIn(call);
        return listRuns(call, (run) => workspaceIds.has(run.workspaceId), true);
    }),
    action('apply', 'applyRuns', applyRun),
    action('discard', 'applyRuns', discardRun),
    action('cancel', 'applyRuns', cancelRun),
    action('force-cancel', 'admin', forceCancelRun),
    get('/runs/:run/plan', (call) => respondResource(200, run_toPlan(call, must(call.domain.store.plans, findRun(call).planId)))),
    get('/plans/:plan', (call) => respondOne(call, findPlan(call), run_toPlan)),
    get('/plans/:plan/json-output', (call) => {
        // Only for administrators: the whole plan holds every value in clear text.
        const plan = findPlan(call, 'admin');
        if (plan.status !== 'finished')
            return respondEmpty(204);
        const { origin, signer, store } = call.domain;
        const expires = store.clock.date().getTime() + PLAN_URL_MS;
        return redirect(307, origin + signer.sign(`/v1/plan/${plan.objectId}`, expires));
    }),
    get('/plans/:plan/json-output-redacted', (call) => {
        const { status, document, counts } = findPlan(call);
        if (status !== 'finished' || document === null)
            return respondEmpty(204);
        const shown = redactPlan(countedDocument(document, counts));
        return respond(200, shown, { 'content-type': 'application/json' });
    }),
    get('/runs/:run/apply', (call) => respondResource(200, toApply(call, must(call.domain.store.applies, findRun(call).applyId)))),
    get('/applies/:apply', (call) => respondOne(call, findApply(call), toApply)),
    get('/organizations/:organization/runs/queue', (call) => respondPage(call, queueOf(call), toRun)),
    get('/organizations/:organization/capacity', (call) => {
        const queue = queueOf(call);
        const pending = queue.filter(({ status }) => status === 'pending').length;
        return respondResource(200, {
            id: parameter(call, 'organization'),
            type: 'organization-capacity',
            attributes: { pending, running: queue.length - pending },
        });
    }),
    get('/cost-estimates/:estimate', (call) => respondOne(call, findEstimate(call), toCostEstimate)),
];
/** The ids of the organization's workspaces in which the caller may read runs. */
function readableIn(call) {
    const { store } = call.domain;
    const organization = findOrganization(call);
    const readable = [...store.workspaces.values()].filter((workspace) => workspace.organizationId === organization.id &&
        rightsOn(store, call.token, workspace).readRuns);
    return new Set(readable.map(({ id }) => id));
}
/** The runs that are at work or wait for their turn, oldest first. */
function queueOf(call) {
    const workspaceIds = readableIn(call);
    return [...call.domain.store.moving.runs].filter((run) => workspaceIds.has(run.workspaceId) && !run.paused && !isFinalRun(run.status));
}
const PAST = {
    apply: 'applied',
    discard: 'discarded',
    cancel: 'canceled',
    'force-cancel': 'force_canceled',
};
function action(name, right, act) {
    return post(`/runs/:run/actions/${name}`, (call) => {
        const run = findRun(call, right);
        const comment = readComment(call.request);
        if (!act(call.domain.store, run)) {
            return conflict(`a run that is ${run.status} does not allow ${name}`);
        }
        recordEvent(call, run.id, PAST[name], comment);
        return respondEmpty(202);
    });
}
const OPERATIONS = ['plan_only', 'plan_and_apply', 'save_plan', 'destroy'];
/** A page of runs, newest first, without plan-only runs unless the query names that operation. */
function listRuns(call, belongs, uncounted) {
    const { query, domain } = call;
    const words = (name) => query
        .get(name)
        ?.split(',')
        .map((word) => word.trim());
    const operations = words('filter[operation]') ?? OPERATIONS.slice(1);
    const statuses = words('filter[status]');
    const sources = words('filter[source]');
    const names = words('filter[workspace_names]');
    const pools = words('filter[agent_pool_names]');
    const user = query.get('search[user]') ?? '';
    const since = startOf(call, query.get('filter[timeframe]'));
    const group = query.get('filter[status_group]');
    const search = query.get('search[basic]') ?? '';
    const commit = query.get('search[commit]') ?? '';
    const runs = [...domain.store.runs.values()].filter((run) => belongs(run) &&
        operations.includes(operationOf(run)) &&
        (statuses?.includes(run.status) ?? true) &&
        (sources?.includes(run.source) ?? true) &&
        (names?.includes(must(domain.store.workspaces, run.workspaceId).name) ?? true) &&
        (pools?.includes(poolOf(domain.store, run)) ?? true) &&
        (user === '' || toAuthors(call, run.createdBy).some((one) => isCalled(one, user))) &&
        run.createdAt.startsWith(since.year) &&
        run.createdAt >= since.from &&
        (group === null || isInGroup(run, group)) &&
        (search === '' || run.id === search || run.message.includes(search)) &&
        (commit === '' || isOfCommit(must(domain.store.versions, run.versionId), commit)));
    return respondPage(call, runs.toReversed(), toRun, { uncounted, includes: runs_INCLUDES });
}
/** The first day of a timeframe: `year` is the last twelve months, `2026` a calendar year. */
function startOf(call, timeframe) {
    if (timeframe === null || timeframe === '')
        return { from: '', year: '' };
    if (/^\d{4}$/.test(timeframe))
        return { from: '', year: `${timeframe}-` };
    if (timeframe !== 'year') {
        throw new Refusal(badRequest('filter[timeframe]', 'It takes year or a number of four digits.'));
    }
    const from = call.domain.store.clock.date();
    from.setUTCFullYear(from.getUTCFullYear() - 1);
    return { from: from.toISOString(), year: '' };
}
function poolOf({ workspaces, pools }, { workspaceId }) {
    return pools.get(must(workspaces, workspaceId).agentPoolId ?? '')?.name ?? '';
}
function isCalled({ attributes }, username) {
    return attributes?.['username'] === username;
}
function isOfCommit({ ingress }, commit) {
    const sha = ingress?.attributes['commit-sha'];
    return typeof sha === 'string' && sha.startsWith(commit);
}
function operationOf(run) {
    if (run.planOnly)
        return 'plan_only';
    if (run.savePlan)
        return 'save_plan';
    return run.isDestroy ? 'destroy' : 'plan_and_apply';
}
function isInGroup(run, group) {
    switch (group) {
        case 'final':
            return isFinalRun(run.status);
        case 'non_final':
            return !isFinalRun(run.status);
        case 'discardable':
            return run.paused;
        default:
            return false;
    }
}
//# sourceMappingURL=runs.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/evaluations.js
/** Routes of task stages, run tasks, policy evaluations and Terraform policy. */










const evaluations_INCLUDES = {
    task_results: (call, { taskResultIds }) => taskResultIds.map((id) => toTaskResult(call, must(call.domain.store.taskResults, id))),
    policy_evaluations: (call, { evaluationIds }) => evaluationIds.map((id) => toPolicyEvaluation(call, must(call.domain.store.evaluations, id))),
    run: withRun,
    'run.workspace': withWorkspace,
    cost_estimate: () => [],
};
const EVALUATION_ROUTES = [
    get('/runs/:run/task-stages', (call) => {
        const stages = findRun(call).stageIds.map((id) => must(call.domain.store.stages, id));
        return respondPage(call, stages, toTaskStage, { includes: evaluations_INCLUDES });
    }),
    get('/task-stages/:stage', (call) => respondOne(call, findStage(call), toTaskStage, evaluations_INCLUDES)),
    override('/task-stages/:stage', findStage, overrideStage, toTaskStage),
    get('/task-stages/:stage/policy-evaluations', (call) => {
        const { evaluations } = call.domain.store;
        const judging = findStage(call).evaluationIds.map((id) => must(evaluations, id));
        return respondPage(call, judging, toPolicyEvaluation);
    }),
    get('/task-results/:result', (call) => respondOne(call, findTaskResult(call), toTaskResult)),
    get('/policy-evaluations/:evaluation', (call) => respondOne(call, findEvaluation(call), toPolicyEvaluation)),
    get('/policy-evaluations/:evaluation/policy-set-outcomes', listOutcomes),
    get('/policy-set-outcomes/:outcome', (call) => {
        const id = parameter(call, 'outcome');
        for (const evaluation of call.domain.store.evaluations.values()) {
            const outcome = knownOutcomes(evaluation).find((one) => one.id === id);
            if (outcome === undefined)
                continue;
            findRun(call, 'readRuns', evaluation.runId);
            return respondResource(200, toPolicySetOutcome(call, { evaluation, outcome }));
        }
        return notFound();
    }),
    get('/runs/:run/tf-policy-evaluations', (call) => {
        const { tfEvaluations } = call.domain.store;
        const judging = findRun(call).tfPolicyEvaluationIds.map((id) => must(tfEvaluations, id));
        return respondPage(call, judging, toTfPolicyEvaluation);
    }),
    get('/tf-policy-evaluations/:evaluation', (call) => respondOne(call, findTfEvaluation(call), toTfPolicyEvaluation)),
    get('/tf-policy-evaluations/:evaluation/tf-policy-set-outcomes', (call) => respondPage(call, knownTfOutcomes(findTfEvaluation(call)), toTfPolicySetOutcome)),
    override('/tf-policy-evaluations/:evaluation', findTfEvaluation, overrideTfEvaluation, toTfPolicyEvaluation),
];
function listOutcomes(call) {
    const evaluation = findEvaluation(call);
    const filters = readFilters(call);
    if (filters === undefined) {
        return badRequest('filter', 'filter[n][status] takes passed, failed or errored; filter[n][enforcement_level] takes advisory or mandatory.');
    }
    const outcomes = knownOutcomes(evaluation).filter((outcome) => filters.length === 0 || filters.some((filter) => matchesFilter(outcome, filter)));
    return respondPage(call, outcomes.map((outcome) => ({ evaluation, outcome })), toPolicySetOutcome);
}
/**
 * The filters in a query such as `filter[0][status]=failed&filter[0][enforcement_level]=mandatory`;
 * undefined when malformed.
 */
function readFilters({ query }) {
    const filters = new Map();
    for (const name of query.keys()) {
        const match = /^filter\[(\d{1,3})\]\[(status|enforcement_level|enforcementLevel)\]$/.exec(name);
        if (match === null) {
            if (name.startsWith('filter'))
                return undefined;
            continue;
        }
        const value = query.get(name) ?? '';
        const [, number = '', what] = match;
        const filter = filters.get(number) ?? {};
        const status = what === 'status';
        if (!(status ? ['passed', 'failed', 'errored'] : ['advisory', 'mandatory']).includes(value)) {
            return undefined;
        }
        if (status)
            filter.status = value;
        else
            filter.level = value;
        filters.set(number, filter);
    }
    return [...filters.values()];
}
/** Whether a filter keeps a set: it keeps whole sets that have at least one matching policy. */
function matchesFilter({ set }, { status, level }) {
    return set.policies.some((policy) => (status === undefined || policy.status === status) &&
        (level === undefined || (policy.level === 'advisory') === (level === 'advisory')));
}
//# sourceMappingURL=evaluations.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/objects.js






const LIMITS = {
    maxBytes: 512 * 1024 * 1024,
    maxEntries: 100_000,
    // A plan reads the Terraform files, and a workspace shows the README.
    wanted: (path) => /\.(tf|tofu|tfvars)(\.json)?$|(^|\/)README\.md$/.test(path),
    maxKept: 16 * 1024 * 1024,
};
async function answerObject(domain, request) {
    const query = new URLSearchParams(request.query);
    const verdict = domain.signer.verify(request.path, query, domain.store.clock.date().getTime());
    if (verdict === 'bad')
        return respond_fail(403, { title: 'forbidden', detail: 'The URL is not signed.' });
    if (verdict === 'expired') {
        return respond_fail(403, { title: 'forbidden', detail: 'The URL has expired.' });
    }
    const [, , kind, objectId] = request.path.split('/');
    const { versions, plans, applies, stateVersions } = domain.store;
    if (kind === 'object' || kind === 'archive') {
        const version = [...versions.values()].find((one) => one.objectId === objectId);
        if (version === undefined)
            return notFound();
        if (kind === 'object' && request.method === 'PUT') {
            return await upload(domain, version, request.body);
        }
        return kind === 'archive' && request.method === 'GET' ? sendArchive(version) : notFound();
    }
    if (kind === 'state-upload' && request.method === 'PUT') {
        const version = [...stateVersions.values()].find((one) => one.objectId === objectId);
        return version === undefined ? notFound() : uploadState(domain, version, request.body);
    }
    // This service reads no states in the JSON form for other programs, so the upload is dropped.
    if (kind === 'json-state-upload' && request.method === 'PUT')
        return respondEmpty(200);
    if (request.method !== 'GET')
        return notFound();
    const isAsked = (one) => one.objectId === objectId;
    const plan = [...plans.values()].find(isAsked);
    if (kind === 'log') {
        const work = plan ?? [...applies.values()].find(isAsked);
        return work === undefined ? notFound() : sendLog(work, query);
    }
    const document = kind === 'plan'
        ? plan?.document && countedDocument(plan.document, plan.counts)
        : [...stateVersions.values()].find(isAsked)?.file;
    return document === undefined || document === null
        ? notFound()
        : respond(200, document, { 'content-type': 'application/json' });
}
/** Takes an upload. A second upload for the same version is answered with 200 and changes nothing. */
async function upload(domain, version, body) {
    const { store } = domain;
    if (version.status !== 'pending' || version.archive !== null || version.readyAtMs !== null) {
        return respondEmpty(200);
    }
    version.archive = body;
    const { script } = must(store.workspaces, version.workspaceId);
    try {
        version.files = await readTar(body, LIMITS);
        if (script.versionError !== undefined)
            refuse(version, script.versionError);
    }
    catch (error) {
        if (!(error instanceof UnreadableArchive))
            throw error;
        refuse(version, error.message);
    }
    version.readyAtMs = store.clock.now() + (script.processingMs ?? 0);
    store.moving.versions.add(version);
    return respondEmpty(200);
}
function refuse(version, message) {
    version.error = 'invalid-archive';
    version.errorMessage = message;
    version.files = null;
}
function sendArchive(version) {
    if (version.status !== 'uploaded')
        return notFound();
    return {
        status: 200,
        headers: { 'content-type': 'application/octet-stream' },
        // A version without files can be restored; its archive is empty.
        body: version.archive ?? EMPTY_ARCHIVE,
    };
}
/** Sends a part of the log, by `offset` and `limit`. The last character of a log marks it as complete. */
function sendLog(work, query) {
    const started = work.status !== 'pending' && work.status !== 'queued';
    const over = started && work.status !== 'running';
    const log = started ? LOG_START + (over ? work.log + LOG_END : work.partialLog) : '';
    const bytes = new TextEncoder().encode(log);
    const offset = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? bytes.length);
    return {
        status: 200,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: bytes.subarray(offset, offset + limit),
    };
}
//# sourceMappingURL=objects.js.map
;// CONCATENATED MODULE: ./build/src/service/documents/policy-check.js



const UNFINISHED = ['pending', 'queued', 'unreachable', 'canceled'];
/** The document of a policy check. */
function toPolicyCheck(call, check) {
    const run = must(call.domain.store.runs, check.runId);
    const overridable = check.status === 'soft_failed';
    const self = `/api/v2/policy-checks/${check.id}`;
    return {
        id: check.id,
        type: 'policy-checks',
        attributes: {
            result: hasResult(check) ? toCheckResult(check) : null,
            scope: check.scope,
            status: run_shown(run, check.status),
            'status-timestamps': check.stamps,
            actions: { 'is-overridable': overridable },
            permissions: { 'can-override': mayOverride(call, run) },
        },
        relationships: { run: { data: { id: run.id, type: 'runs' } } },
        links: {
            output: `${self}/output`,
            override: overridable ? `${self}/actions/override` : undefined,
        },
    };
}
/** Whether a check has finished without an error. */
function hasResult({ status, errored }) {
    return !UNFINISHED.includes(status) && !errored;
}
function toCheckResult(check) {
    const failed = check.policies.filter(({ status }) => status !== 'passed');
    const count = (level) => failed.filter((policy) => checkLevel(policy.level) === level).length;
    const detail = {
        'schema-version': 1,
        policies: check.policies.map(({ name, level, status }) => ({
            policy: name,
            'enforcement-level': checkLevel(level),
            result: status === 'passed',
        })),
    };
    return {
        result: failed.every(({ level }) => level === 'advisory'),
        passed: check.policies.length - failed.length,
        'total-failed': failed.length,
        'hard-failed': count('hard-mandatory'),
        'soft-failed': count('soft-mandatory'),
        'advisory-failed': count('advisory'),
        'duration-ms': check.durationMs,
        // The same value under the specification's neutral name and under the real service's name.
        engine: detail,
        sentinel: detail,
    };
}
/** The log of a check. No other answer names the check's policies. */
function toCheckOutput(check) {
    const passed = check.policies.every(({ status }) => status === 'passed');
    const lines = [`Sentinel Result: ${String(passed)}`, ''];
    lines.push(...(passed
        ? ['This result means that all policies passed, and the run may go on.', '']
        : [
            'Sentinel evaluated to false because one or more Sentinel policies evaluated',
            'to false. This false was not due to an undefined value or runtime error.',
            '',
        ]), `${String(check.policies.length)} policies evaluated.`, '');
    for (const [index, policy] of check.policies.entries()) {
        lines.push(...toPolicySection(index + 1, policy), '');
    }
    return lines.join('\n');
}
function toPolicySection(number, policy) {
    const passed = policy.status === 'passed';
    const printed = policy.output.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
    return [
        `## Policy ${String(number)}: ${policy.set === '' ? '' : `${policy.set}/`}${policy.name}.sentinel (${checkLevel(policy.level)})`,
        '',
        `Result: ${String(passed)}`,
        '',
        ...(policy.description === '' ? [] : ['Description:', `  ${policy.description}`, '']),
        ...(printed.length === 0 ? [] : [...printed, '']),
        `${passed ? 'TRUE' : 'FALSE'} - ${policy.name}.sentinel:1:1 - Rule "main"`,
    ];
}
//# sourceMappingURL=policy-check.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/policy-checks.js








const policy_checks_INCLUDES = { run: withRun, 'run.workspace': withWorkspace };
const POLICY_CHECK_ROUTES = [
    get('/runs/:run/policy-checks', (call) => {
        const checks = findRun(call).checkIds.map((id) => must(call.domain.store.checks, id));
        return respondPage(call, checks, toPolicyCheck, { whole: true, includes: policy_checks_INCLUDES });
    }),
    get('/policy-checks/:check', (call) => respondOne(call, findCheck(call), toPolicyCheck, policy_checks_INCLUDES)),
    override('/policy-checks/:check', findCheck, overrideCheck, (call, check) => ({
        ...toPolicyCheck(call, check),
        relationships: undefined,
    })),
    get('/policy-checks/:check/output', (call) => {
        const check = findCheck(call);
        return hasResult(check) ? respondText(200, toCheckOutput(check)) : respondEmpty(204);
    }),
];
//# sourceMappingURL=policy-checks.js.map
;// CONCATENATED MODULE: ./build/src/service/documents/organization.js



function organizationOf({ domain }, id) {
    const { name } = must(domain.store.organizations, id);
    return { data: { id: name, type: 'organizations' } };
}
/** The document of a team. */
function toTeam(call, team) {
    const { readWorkspaces, manageWorkspaces, managePolicyOverrides, manageAgentPools } = team.permissions;
    const may = isOwner(call.domain.store, call.token, team.organizationId);
    return {
        id: team.id,
        type: 'teams',
        attributes: {
            name: team.name,
            visibility: team.visibility,
            'users-count': team.memberIds.length,
            'allow-member-token-management': team.allowMemberTokenManagement,
            'sso-team-id': team.ssoTeamId,
            'organization-access': {
                ...team.shownAccess,
                'read-workspaces': readWorkspaces,
                'manage-workspaces': manageWorkspaces,
                'manage-policy-overrides': managePolicyOverrides,
                'manage-agent-pools': manageAgentPools,
            },
            permissions: { 'can-destroy': may && !team.owners, 'can-update-membership': may },
        },
        relationships: {
            organization: organizationOf(call, team.organizationId),
            users: { data: identifiers('users', team.memberIds) },
        },
        links: { self: `/api/v2/teams/${team.id}` },
    };
}
/** The document of a project. */
function toProject(call, { id, name, organizationId }) {
    return {
        id,
        type: 'projects',
        attributes: {
            name,
            description: '',
            'default-execution-mode': 'remote',
            'auto-destroy-activity-duration': null,
        },
        relationships: { organization: organizationOf(call, organizationId) },
        links: { self: `/api/v2/projects/${id}` },
    };
}
/** The document of an agent pool. */
function toPool(call, pool) {
    const { id, name, organizationId, organizationScoped, allowedWorkspaceIds, createdAt } = pool;
    const users = [...call.domain.store.workspaces.values()].filter(({ agentPoolId }) => agentPoolId === id);
    return {
        id,
        type: 'agent-pools',
        attributes: {
            name,
            'agent-count': 0,
            'organization-scoped': organizationScoped,
            'created-at': createdAt,
        },
        relationships: {
            organization: organizationOf(call, organizationId),
            workspaces: {
                data: identifiers('workspaces', users.map((one) => one.id)),
            },
            'allowed-workspaces': { data: identifiers('workspaces', allowedWorkspaceIds) },
            'allowed-projects': { data: [] },
            'excluded-workspaces': { data: [] },
            'authentication-tokens': {
                links: { related: `/api/v2/agent-pools/${id}/authentication-tokens` },
            },
        },
        links: { self: `/api/v2/agent-pools/${id}` },
    };
}
/** The document of an uploaded policy. */
function toPolicy(call, policy) {
    const { id, name, kind, level } = policy;
    const sets = [...call.domain.store.policySets.values()];
    return {
        id,
        type: 'policies',
        attributes: {
            name,
            description: policy.description,
            kind,
            query: policy.query,
            'enforcement-level': level,
            // The older attribute for the level, present once the text is uploaded.
            enforce: policy.text === null
                ? []
                : [{ path: `${name}.${kind === 'opa' ? 'rego' : 'sentinel'}`, mode: level }],
            'policy-set-count': sets.filter(({ policyIds }) => policyIds.includes(id)).length,
            'updated-at': policy.updatedAt,
        },
        relationships: { organization: organizationOf(call, policy.organizationId) },
        links: {
            self: `/api/v2/policies/${id}`,
            upload: `/api/v2/policies/${id}/upload`,
            download: policy.text === null ? undefined : `/api/v2/policies/${id}/download`,
        },
    };
}
/** The document of a policy set. */
function toPolicySet(call, record) {
    const { id, set, workspaceIds, policyIds } = record;
    return {
        id,
        type: 'policy-sets',
        attributes: {
            name: set.name,
            description: set.description ?? '',
            kind: set.system === 'policy-check' ? 'sentinel' : 'opa',
            overridable: set.overridable,
            global: record.global,
            'agent-enabled': false,
            ...record.shown,
            versioned: policyIds.length === 0,
            'policy-count': set.policies.length,
            'workspace-count': workspaceIds.length,
            'project-count': 0,
            'created-at': record.createdAt,
            'updated-at': record.createdAt,
        },
        relationships: {
            organization: organizationOf(call, record.organizationId),
            policies: { data: identifiers('policies', policyIds) },
            workspaces: { data: identifiers('workspaces', workspaceIds) },
        },
        links: { self: `/api/v2/policy-sets/${id}` },
    };
}
//# sourceMappingURL=organization.js.map
;// CONCATENATED MODULE: ./build/src/service/uploaded-policies.js
/** Policies that were uploaded one by one, as a policy set. */


/**
 * The set with its policies as they are each time it is read: a policy may be uploaded after the
 * set is made.
 */
function uploadedSet(store, { policyIds }, head) {
    const policies = () => policyIds.map((id) => must(store.policies, id));
    const { rego } = store;
    const isRego = head.kind === 'opa' && rego !== undefined;
    return {
        name: head.name,
        description: head.description,
        overridable: head.overridable,
        system: head.kind === 'sentinel' ? 'policy-check' : 'policy-evaluation',
        get policies() {
            return policies().map(({ name, level, description, query }) => ({
                name,
                level,
                description,
                query: query ?? '',
            }));
        },
        judge: {
            kind: head.kind,
            version: isRego ? rego.version : 'none',
            takesTime: isRego,
            judge: (input, signal) => Promise.all(policies().map((policy) => judgeText(store, policy, input, signal))),
        },
    };
}
async function judgeText({ rego }, { name, kind, query, text }, input, signal) {
    const broke = (message) => ({ name, status: 'errored', output: [message] });
    if (kind === 'opa' && rego !== undefined && text !== null) {
        return rego
            .judge({ name, query: query ?? '', text }, input, signal)
            .catch((error) => broke((0,error_message/* errorMessage */.g)(error)));
    }
    const main = /^\s*main\s*=\s*(?:rule\s*\{\s*(true|false)\s*\}|(true|false))\s*$/.exec(text ?? '');
    switch (main?.[1] ?? main?.[2]) {
        case 'true':
            return { name, status: 'passed', output: [] };
        case 'false':
            return { name, status: 'failed', output: [`${name}: main is false`] };
        default:
            return broke(kind === 'opa' ? NO_OPA : NO_SENTINEL);
    }
}
const NO_OPA = 'The local service judges uploaded Rego policies where `opa` is on the PATH. There is none.';
const NO_SENTINEL = 'The local service judges uploaded Sentinel policies of the form `main = rule { true }` and no others.';
//# sourceMappingURL=uploaded-policies.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/owned.js




/** The organization of the path, for its owners; else 404. */
function findOwn(call) {
    const organization = findOrganization(call);
    allow(isOwner(call.domain.store, call.token, organization.id));
    return organization;
}
/** The object with the `:id` of the path, for the owners of its organization; else 404. */
function findOwned(call, mapOf) {
    const { store } = call.domain;
    const kept = found(mapOf(store).get(call.parameters['id'] ?? ''));
    allow(isOwner(store, call.token, kept.organizationId));
    return kept;
}
/**
 * The routes that list, show and delete one kind of object. Owners may do all of it; `sees` names
 * others who may list and show it.
 */
function routesOf(name, mapOf, render, more) {
    const sees = (call, kept) => isOwner(call.domain.store, call.token, kept.organizationId) || more.sees?.(call, kept) === true;
    return [
        get(`/organizations/:organization/${name}`, (call) => {
            const { id } = findOrganization(call);
            const q = call.query.get('q') ?? call.query.get('search[name]') ?? '';
            const names = call.query.get('filter[names]')?.split(',');
            const kind = call.query.get('filter[kind]');
            const kept = [...mapOf(call.domain.store).values()].filter((one) => one.organizationId === id &&
                sees(call, one) &&
                more.nameOf(one).includes(q) &&
                (names?.includes(more.nameOf(one)) ?? true) &&
                (kind === null || more.kindOf?.(one) === kind) &&
                (more.fits?.(call, one) ?? true));
            return respondPage(call, kept, render, { sorts: { name: more.nameOf, ...more.sorts } });
        }),
        get(`/${name}/:id`, (call) => {
            const kept = found(mapOf(call.domain.store).get(call.parameters['id'] ?? ''));
            allow(sees(call, kept));
            return respondOne(call, kept, render);
        }),
        remove(`/${name}/:id`, (call) => {
            const { store } = call.domain;
            const kept = findOwned(call, mapOf);
            allow(more.remove?.(store, kept) !== false);
            mapOf(store).delete(kept.id);
            return respondEmpty(204);
        }),
    ];
}
/**
 * Refuses a name that the organization, or for organizations the service, has already. `current`
 * may keep its name.
 */
function refuseTwin(existing, organizationId, name, current) {
    for (const one of existing.values()) {
        if (one === current || one.name !== name || one.organizationId !== organizationId)
            continue;
        const detail = 'Name has already been taken';
        throw new Refusal(invalid({ pointer: '/data/attributes/name', detail }));
    }
}
//# sourceMappingURL=owned.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/policy-sets.js
/** Routes of policies that are uploaded as texts, and of the sets that contain them. */










const policy_sets_text = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1));
const optionalText = dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP()));
const kind = dist/* optional */.lqM(dist/* picklist */.KIO(['sentinel', 'opa']), 'sentinel');
const level = dist/* picklist */.KIO(POLICY_LEVELS);
const many = dist/* optional */.lqM(dist/* looseObject */._H3({ data: dist/* array */.YOg(dist/* looseObject */._H3({ id: dist/* string */.YjP() })) }), {
    data: [],
});
const policySchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        attributes: dist/* looseObject */._H3({
            name: policy_sets_text,
            description: optionalText,
            kind,
            query: optionalText,
            'enforcement-level': dist/* optional */.lqM(level),
            /** The older attribute for the level. */
            enforce: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({ mode: level }))),
        }),
    }),
});
const policyChange = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* optional */.lqM(dist/* literal */.euz('policies')),
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3({
            description: optionalText,
            query: optionalText,
            'enforcement-level': dist/* optional */.lqM(level),
            enforce: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({ mode: level }))),
        }), {}),
    }),
});
/** Attributes that clients can set and read, and that change nothing else in this service. */
const policy_sets_SHOWN = {
    'agent-enabled': dist/* optional */.lqM(dist/* boolean */.zMY()),
    'policy-tool-version': optionalText,
    'policies-path': optionalText,
    'policy-update-patterns': dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
};
const setSettings = {
    description: optionalText,
    global: dist/* optional */.lqM(dist/* boolean */.zMY()),
    overridable: dist/* optional */.lqM(dist/* nullable */.mee(dist/* boolean */.zMY())),
    ...policy_sets_SHOWN,
};
const setSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        attributes: dist/* looseObject */._H3({ name: policy_sets_text, kind, ...setSettings }),
        relationships: dist/* optional */.lqM(dist/* looseObject */._H3({ policies: many, workspaces: many }), {}),
    }),
});
const setChange = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* optional */.lqM(dist/* literal */.euz('policy-sets')),
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3({ name: dist/* optional */.lqM(policy_sets_text), ...setSettings }), {}),
    }),
});
const POLICY_SET_ROUTES = [
    ...routesOf('policies', policiesOf, toPolicy, {
        nameOf: ({ name }) => name,
        kindOf: (policy) => policy.kind,
        remove: ({ policySets }, { id }) => {
            for (const { policyIds } of policySets.values()) {
                if (policyIds.includes(id))
                    policyIds.splice(policyIds.indexOf(id), 1);
            }
            return true;
        },
    }),
    post('/organizations/:organization/policies', (call) => {
        const { store } = call.domain;
        const organization = findOwn(call);
        const { attributes } = readDocument(call.request, policySchema).data;
        const policy = {
            id: store.newId('pol'),
            organizationId: organization.id,
            name: attributes.name,
            description: attributes.description ?? '',
            kind: attributes.kind,
            query: attributes.query ?? null,
            level: levelOf(attributes),
            text: null,
            updatedAt: nowAt(store.clock),
        };
        store.policies.set(policy.id, policy);
        return respondResource(201, toPolicy(call, policy));
    }),
    patch('/policies/:id', (call) => {
        const policy = findOwned(call, policiesOf);
        const { attributes } = readDocument(call.request, policyChange).data;
        const { 'enforcement-level': enforcementLevel, enforce, description, query } = attributes;
        if (enforcementLevel !== undefined || enforce !== undefined)
            policy.level = levelOf(attributes);
        policy.description = description ?? policy.description;
        if (query !== undefined)
            policy.query = query;
        policy.updatedAt = nowAt(call.domain.store.clock);
        return respondResource(200, toPolicy(call, policy));
    }),
    put('/policies/:id/upload', (call) => {
        const policy = findOwned(call, policiesOf);
        policy.text = new TextDecoder().decode(call.request.body);
        policy.updatedAt = nowAt(call.domain.store.clock);
        return respondEmpty(200);
    }),
    get('/policies/:id/download', (call) => {
        const { text: body } = findOwned(call, policiesOf);
        const headers = { 'content-type': 'application/octet-stream' };
        return { status: 200, headers, body: Buffer.from(found(body ?? undefined)) };
    }),
    ...routesOf('policy-sets', policy_sets_setsOf, toPolicySet, { nameOf: ({ set }) => set.name }),
    post('/organizations/:organization/policy-sets', createSet),
    patch('/policy-sets/:id', updateSet),
    ...['policies', 'workspaces'].flatMap((name) => [
        post(`/policy-sets/:id/relationships/${name}`, (call) => {
            const ids = relatedList(call, name);
            ids.list.push(...ids.requested.filter((id) => !ids.list.includes(id)));
            return respondEmpty(204);
        }),
        remove(`/policy-sets/:id/relationships/${name}`, (call) => {
            const { list, requested } = relatedList(call, name);
            list.splice(0, list.length, ...list.filter((id) => !requested.includes(id)));
            return respondEmpty(204);
        }),
    ]),
];
/**
 * The list of ids in one relationship of a set, and the ids of the request. 422 for policies of a
 * set from files.
 */
function relatedList(call, name) {
    const record = findOwned(call, policy_sets_setsOf);
    const requested = readList(call.request, identifierOf(name)).map(({ id }) => id);
    const { store } = call.domain;
    allow(requested.every((id) => store[name].get(id)?.organizationId === record.organizationId));
    if (name === 'policies' && !record.isUploaded) {
        throw new Refusal(invalid({ pointer: '/data', detail: 'The policies of this set come from its own files.' }));
    }
    return { list: name === 'policies' ? record.policyIds : record.workspaceIds, requested };
}
function updateSet(call) {
    const { store } = call.domain;
    const record = findOwned(call, policy_sets_setsOf);
    const { attributes: changes } = readDocument(call.request, setChange).data;
    const head = {
        name: changes.name ?? record.set.name,
        description: changes.description === undefined ? record.set.description : changes.description,
        overridable: changes.overridable ?? record.set.overridable,
    };
    record.set = record.isUploaded
        ? uploadedSet(store, record, {
            ...head,
            kind: record.set.system === 'policy-check' ? 'sentinel' : 'opa',
        })
        : { ...record.set, ...head };
    record.global = changes.global ?? record.global;
    record.shown = { ...record.shown, ...policy_sets_shownOf(changes) };
    return respondResource(200, toPolicySet(call, record));
}
function policy_sets_shownOf(attributes) {
    return Object.fromEntries(Object.entries(attributes).filter(([key]) => Object.hasOwn(policy_sets_SHOWN, key)));
}
function policy_sets_setsOf({ policySets }) {
    return policySets;
}
function levelOf(attributes) {
    return attributes['enforcement-level'] ?? attributes.enforce?.[0]?.mode ?? 'advisory';
}
function createSet(call) {
    const { store } = call.domain;
    const { id: organizationId } = findOwn(call);
    const { attributes, relationships } = readDocument(call.request, setSchema).data;
    const idsOf = (name, existing) => {
        const ids = relationships[name]?.data.map(({ id }) => id) ?? [];
        allow(ids.every((id) => existing.get(id)?.organizationId === organizationId));
        return ids;
    };
    const { name, kind: language, global } = attributes;
    const policyIds = idsOf('policies', store.policies);
    const record = {
        id: store.newId('polset'),
        organizationId,
        global: global ?? false,
        isUploaded: true,
        shown: policy_sets_shownOf(attributes),
        workspaceIds: idsOf('workspaces', store.workspaces),
        policyIds,
        set: uploadedSet(store, { policyIds }, {
            name,
            description: attributes.description ?? null,
            overridable: attributes.overridable ?? false,
            kind: language,
        }),
        createdAt: nowAt(store.clock),
    };
    store.policySets.set(record.id, record);
    return respondResource(201, toPolicySet(call, record));
}
function policiesOf({ policies }) {
    return policies;
}
//# sourceMappingURL=policy-sets.js.map
;// CONCATENATED MODULE: ./build/src/service/load-seed.js
/** Fills the store from a seed. */











/** Organizations, people, workspaces and tokens. */
function seedStore(store, seed, durationMs) {
    for (const { username, email } of seed.users) {
        const id = store.newId('user');
        store.users.set(id, { id, username, email: email ?? `${username}@example.com` });
    }
    for (const organization of seed.organizations)
        seedOrganization(store, organization, durationMs);
    const token = seedTokens(store, seed);
    // Every token has a user who made it. For the tokens of a seed, this is the seed's first user.
    const [author = null] = store.users.keys();
    for (const made of store.tokens.values())
        made.createdBy ??= author;
    const [first] = store.organizations.values();
    const ours = (map) => [...map.values()]
        .filter(({ organizationId }) => organizationId === first?.id)
        .map(({ id, name }) => ({ id, name }));
    return {
        token,
        organization: first?.name ?? '',
        workspaces: ours(store.workspaces),
        teams: ours(new Map([...store.teams].filter(([, { owners }]) => !owners))),
        agentPools: ours(store.pools),
    };
}
function seedOrganization(store, seeded, durationMs) {
    const organization = addOrganization(store, seeded.name);
    for (const team of seeded.teams) {
        const id = team.id ?? store.newId('team');
        store.teams.set(id, {
            id,
            name: team.name,
            organizationId: organization.id,
            visibility: team.visibility,
            owners: team.owners,
            memberIds: [...store.users.values()]
                .filter(({ username }) => team.members.includes(username))
                .map((user) => user.id),
            permissions: team.permissions,
            ...NEW_TEAM,
        });
    }
    if (!seeded.teams.some(({ owners }) => owners)) {
        // A user of a team gets the permissions of the team only. As an owner, they would have all
        // permissions.
        const members = new Set(seeded.teams.flatMap((team) => team.members));
        const free = [...store.users.values()].find(({ username }) => !members.has(username));
        addOwners(store, organization, free?.id);
    }
    for (const pool of seeded.agentPools) {
        const id = pool.id ?? store.newId('apool');
        addPool(store, organization.id, { id, name: pool.name });
        for (const { description } of pool.tokens) {
            issueToken(store, { kind: 'agent', subjectId: id, description, createdBy: null });
        }
    }
    seedWorkspaces(store, organization.id, seeded.workspaces, durationMs);
}
function seedWorkspaces(store, organizationId, workspaces, durationMs) {
    for (const workspace of workspaces) {
        const { id } = addWorkspace(store, organizationId, workspace, durationMs);
        for (const { team: teamName, access: level, ...custom } of workspace.access) {
            const team = [...store.teams.values()].find((one) => one.organizationId === organizationId && one.name === teamName);
            const grantId = store.newId('tws');
            store.teamAccess.set(grantId, {
                id: grantId,
                teamId: team?.id ?? '',
                workspaceId: id,
                access: level,
                permissions: toPermissions(level, custom, CUSTOM_DEFAULTS),
            });
        }
    }
}
/** What a new team has in addition to its members and permissions. */
const NEW_TEAM = { shownAccess: {}, allowMemberTokenManagement: true, ssoTeamId: null };
/** Adds an agent pool to an organization. */
function addPool(store, organizationId, pool) {
    const added = {
        organizationScoped: true,
        allowedWorkspaceIds: [],
        createdAt: nowAt(store.clock),
        ...pool,
        organizationId,
    };
    store.pools.set(added.id, added);
    return added;
}
/** Adds an organization and its default project. */
function addOrganization(store, name, email) {
    const organization = {
        id: store.newId('org'),
        name,
        email: email ?? `owners@${name}.example`,
        createdAt: nowAt(store.clock),
    };
    store.organizations.set(organization.id, organization);
    addProject(store, organization.id, 'default');
    return organization;
}
function addProject(store, organizationId, name) {
    const id = store.newId('prj');
    store.projects.set(id, { id, name, organizationId });
    return id;
}
/** Adds a workspace, and its project if there is none of that name yet. */
function addWorkspace(store, organizationId, seeded, durationMs) {
    const { versions: _, access: _access, script, project, variables, ...plain } = seeded;
    const existing = [...store.projects.values()].find((one) => one.organizationId === organizationId && one.name === project);
    const workspace = {
        ...plain,
        id: seeded.id ?? store.newId('ws'),
        organizationId,
        projectId: existing?.id ?? addProject(store, organizationId, project),
        currentVersionId: null,
        lockedBy: null,
        agentPoolId: null,
        tagBindings: {},
        remoteStateConsumerIds: [],
        shown: {},
        variables: Object.entries(variables).map(([key, known]) => ({
            id: store.newId('var'),
            key,
            category: 'terraform',
            value: typeof known === 'string' ? known : JSON.stringify(known),
            known,
            description: '',
            hcl: typeof known !== 'string',
            sensitive: false,
        })),
        marks: {},
        outputs: {},
        allowDestroyPlan: true,
        script: resolveScript(script, durationMs),
        createdAt: nowAt(store.clock),
        updatedAt: nowAt(store.clock),
    };
    store.workspaces.set(workspace.id, workspace);
    return workspace;
}
/** Adds the team of owners, which every organization has. */
function addOwners(store, organization, userId) {
    const id = store.newId('team');
    const owners = {
        id,
        name: 'owners',
        organizationId: organization.id,
        visibility: 'secret',
        owners: true,
        memberIds: userId === undefined ? [] : [userId],
        permissions: {
            readWorkspaces: true,
            manageWorkspaces: true,
            managePolicyOverrides: true,
            manageAgentPools: true,
        },
        ...NEW_TEAM,
    };
    store.teams.set(id, owners);
}
/** Adds the seed's tokens and returns the secret for the client: the first user token, or a new one. */
function seedTokens(store, seed) {
    let first;
    for (const { kind, of, organization, secret, description } of seed.tokens) {
        const org = [...store.organizations.values()].find((one) => one.name === organization);
        const named = (map) => [...map.values()].find((one) => one.name === of && one.organizationId === org?.id)?.id;
        const owners = [...store.teams.values()].find((team) => team.owners && team.organizationId === org?.id);
        const subjects = {
            user: [...store.users.values()].find(({ username }) => username === of)?.id,
            team: named(store.teams),
            organization: org?.id,
            owners: owners?.id,
            agent: named(store.pools),
        };
        issueToken(store, {
            kind: kind === 'owners' ? 'team' : kind,
            subjectId: subjects[kind] ?? '',
            description,
            createdBy: null,
        }, secret);
        if (kind === 'user')
            first ??= secret;
    }
    if (first !== undefined)
        return first;
    const owners = [...store.teams.values()].find((team) => team.owners);
    let [userId] = owners?.memberIds ?? [];
    if (userId === undefined) {
        userId = store.newId('user');
        store.users.set(userId, { id: userId, username: 'owner', email: 'owner@example.com' });
        owners?.memberIds.push(userId);
    }
    const made = { kind: 'user', subjectId: userId, description: 'made at start' };
    return issueToken(store, { ...made, createdBy: null }).secret;
}
/** Adds policy sets, and versions with their runs: everything that needs the HCL parser. */
async function seedContent(store, hcl, seed, directory) {
    for (const seeded of seed.organizations) {
        const organization = [...store.organizations.values()].find(({ name }) => name === seeded.name);
        const workspaces = [...store.workspaces.values()].filter(({ organizationId }) => organizationId === organization?.id);
        for (const { workspaces: names, ...set } of seeded.policySets) {
            const id = store.newId('polset');
            const loaded = await loadPolicySet({ ...set, directory: set.directory && (0,external_node_path_.resolve)(directory, set.directory) }, hcl);
            store.policySets.set(id, {
                id,
                organizationId: organization?.id ?? '',
                global: names.length === 0,
                policyIds: [],
                shown: {},
                isUploaded: false,
                createdAt: nowAt(store.clock),
                workspaceIds: workspaces.filter(({ name }) => names.includes(name)).map((one) => one.id),
                set: loaded,
            });
        }
        for (const { name, versions } of seeded.workspaces) {
            const workspace = workspaces.find((one) => one.name === name);
            if (workspace === undefined)
                continue;
            for (const version of versions) {
                seedVersion(store, workspace, version);
            }
        }
    }
}
/** Adds what a push in version control brings: a version with its commit, and at once a run of it. */
function takePush(store, workspace, push, durationMs) {
    const { ingress, files, message, script } = dist/* parse */.qgA(pushSchema, push);
    const ownScript = script === undefined ? workspace.script : resolveScript(script, durationMs);
    const speculative = ingress['is-pull-request'];
    const run = { message, planOnly: speculative, savePlan: false, script: ownScript };
    const version = { status: 'uploaded', speculative, provisional: false, files };
    return seedVersion(store, workspace, { ...version, ingress, run }) ?? '';
}
/** Adds one version of the seed and returns the id of its run, if it has one. */
function seedVersion(store, workspace, seeded) {
    const files = new Map(Object.entries(seeded.files).map(([path, text]) => [path, Buffer.from(text)]));
    const gone = ['pending', 'fetching', 'errored', 'backing_data_permanently_deleted'];
    const kept = !gone.includes(seeded.status);
    const id = seeded.id ?? store.newId('cv');
    const version = {
        id,
        workspaceId: workspace.id,
        source: seeded.source ?? (seeded.ingress === undefined ? 'tfe-api' : 'github'),
        speculative: seeded.speculative,
        provisional: seeded.provisional,
        autoQueueRuns: false,
        error: seeded.errorMessage === undefined ? null : 'invalid-archive',
        errorMessage: seeded.errorMessage ?? null,
        createdAt: nowAt(store.clock),
        objectId: newObjectId(),
        archive: kept ? writeTar(files) : null,
        files: kept ? createTree(files) : null,
        ingress: seeded.ingress === undefined
            ? null
            : {
                id: store.newId('ia'),
                createdBy: store.users.keys().next().value ?? null,
                attributes: dist/* parse */.qgA(ingressSchema, seeded.ingress),
            },
        readyAtMs: null,
        createdBy: null,
        status: seeded.status,
        stamps: {},
    };
    store.versions.set(id, version);
    if (!version.speculative && !version.provisional)
        workspace.currentVersionId = id;
    return seeded.run && seedRun(store, workspace, version, seeded.run);
}
function seedRun(store, workspace, version, seeded) {
    const run = createRun(store, 
    // The run is over before the first request comes, unless its script says otherwise.
    { ...workspace, script: resolveScript(seeded.script, 0) }, version, {
        message: seeded.message,
        source: version.ingress === null ? 'tfe-api' : 'tfe-configuration-version',
        planOnly: seeded.planOnly ?? version.speculative,
        savePlan: seeded.savePlan,
        autoApply: workspace.autoApply,
        isDestroy: false,
        refresh: true,
        variables: {},
        createdBy: null,
        id: seeded.id,
    });
    startRun(store, run);
    return run.id;
}
//# sourceMappingURL=load-seed.js.map
;// CONCATENATED MODULE: ./build/src/service/remove.js
/** Removes a workspace and its runs, versions, states and grants. */
function removeWorkspace(store, workspaceId) {
    const { stages, taskResults, moving } = store;
    const isGone = (one) => one.workspaceId === workspaceId;
    for (const run of store.runs.values()) {
        if (!isGone(run))
            continue;
        moving.runs.delete(run);
        store.runs.delete(run.id);
    }
    for (const version of store.versions.values())
        if (isGone(version))
            moving.versions.delete(version);
    drop(store.versions, isGone);
    drop(store.stateVersions, isGone);
    drop(store.teamAccess, isGone);
    const isLost = ({ runId }) => !store.runs.has(runId);
    drop(store.plans, isLost);
    drop(store.applies, isLost);
    drop(store.checks, isLost);
    drop(store.evaluations, isLost);
    drop(store.tfEvaluations, isLost);
    drop(store.costEstimates, isLost);
    drop(stages, isLost);
    drop(taskResults, ({ stageId }) => !stages.has(stageId));
    for (const { workspaceIds } of store.policySets.values()) {
        if (workspaceIds.includes(workspaceId))
            workspaceIds.splice(workspaceIds.indexOf(workspaceId), 1);
    }
    store.workspaces.delete(workspaceId);
}
/** Removes an organization with its workspaces, teams and tokens. */
function removeOrganization(store, organizationId) {
    const belongs = (one) => one.organizationId === organizationId;
    for (const workspace of store.workspaces.values()) {
        if (belongs(workspace))
            removeWorkspace(store, workspace.id);
    }
    const { teams, pools, projects, policySets, policies, tokens } = store;
    for (const map of [teams, pools, projects, policySets, policies]) {
        for (const one of map.values())
            if (belongs(one))
                map.delete(one.id);
    }
    store.organizations.delete(organizationId);
    drop(tokens, ({ kind, subjectId }) => (kind === 'team' && !teams.has(subjectId)) ||
        (kind === 'agent' && !pools.has(subjectId)) ||
        (kind === 'organization' && subjectId === organizationId));
}
function drop(map, isGone) {
    for (const [id, kept] of map)
        if (isGone(kept))
            map.delete(id);
}
//# sourceMappingURL=remove.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/provision.js
/** Routes by which tests create and remove organizations, workspaces, teams and agent pools. */














const organizationBody = resourceBody({ name: seed_name, email: dist/* string */.YjP() });
const some = dist/* optional */.lqM(dist/* looseObject */._H3({ data: dist/* array */.YOg(dist/* looseObject */._H3({ id: dist/* string */.YjP() })) }));
const poolSettings = { 'organization-scoped': dist/* optional */.lqM(dist/* boolean */.zMY()) };
const poolRelations = dist/* optional */.lqM(dist/* looseObject */._H3({ 'allowed-workspaces': some }), {});
const poolBody = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        attributes: dist/* looseObject */._H3({ name: seed_name, ...poolSettings }),
        relationships: poolRelations,
    }),
});
const poolChange = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* optional */.lqM(dist/* literal */.euz('agent-pools')),
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3({ name: dist/* optional */.lqM(seed_name), ...poolSettings }), {}),
        relationships: poolRelations,
    }),
});
const teamSettings = {
    visibility: dist/* optional */.lqM(dist/* picklist */.KIO(['secret', 'organization'])),
    'organization-access': dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* boolean */.zMY())),
    'allow-member-token-management': dist/* optional */.lqM(dist/* boolean */.zMY()),
    'sso-team-id': dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
};
const teamBody = resourceBody({ name: seed_name, ...teamSettings });
const teamChange = resourceBody({ name: dist/* optional */.lqM(seed_name), ...teamSettings });
const PROVISION_ROUTES = [
    get('/organizations', (call) => {
        const { store } = call.domain;
        const visible = [...store.organizations.values()].filter(({ id }) => isMember(store, call.token, id));
        return respondPage(call, visible, toOrganization);
    }),
    post('/organizations', createOrganization),
    remove('/organizations/:organization', (call) => {
        removeOrganization(call.domain.store, findOwn(call).id);
        return respondEmpty(204);
    }),
    ...routesOf('teams', ({ teams }) => teams, toTeam, {
        nameOf: (team) => team.name,
        sees: (call, { visibility, organizationId, id }) => isMember(call.domain.store, call.token, organizationId) &&
            (visibility === 'organization' || call.token.subjectId === id),
        remove: ({ teamAccess }, { id, owners }) => {
            for (const grant of teamAccess.values()) {
                if (grant.teamId === id)
                    teamAccess.delete(grant.id);
            }
            return !owners;
        },
    }),
    post('/organizations/:organization/teams', createTeam),
    patch('/teams/:id', (call) => {
        const { store } = call.domain;
        const team = findOwned(call, ({ teams }) => teams);
        const { attributes } = readDocument(call.request, teamChange).data;
        refuseTwin(store.teams, team.organizationId, attributes.name, team);
        changeTeam(team, attributes);
        return respondResource(200, toTeam(call, team));
    }),
    ...routesOf('agent-pools', ({ pools }) => pools, toPool, {
        nameOf: (pool) => pool.name,
        sorts: { 'created-at': ({ createdAt }) => createdAt },
        fits: ({ query, domain: { store } }, { organizationScoped, allowedWorkspaceIds }) => {
            const workspaceName = query.get('filter[allowed_workspaces][name]');
            const named = allowedWorkspaceIds.some((id) => store.workspaces.get(id)?.name === workspaceName);
            return workspaceName === null || organizationScoped || named;
        },
        sees: ({ domain, token }, { organizationId }) => hasOrganizationRight(domain.store, token, organizationId, 'manageAgentPools'),
        remove: ({ tokens }, { id }) => {
            for (const token of tokens.values())
                if (token.subjectId === id)
                    tokens.delete(token.id);
            return true;
        },
    }),
    post('/organizations/:organization/agent-pools', (call) => {
        const { store } = call.domain;
        const { id: organizationId } = findOrganization(call);
        allow(hasOrganizationRight(store, call.token, organizationId, 'manageAgentPools'));
        const { attributes, relationships } = readDocument(call.request, poolBody).data;
        refuseTwin(store.pools, organizationId, attributes.name);
        const pool = addPool(store, organizationId, {
            id: store.newId('apool'),
            name: attributes.name,
            organizationScoped: attributes['organization-scoped'] ?? true,
            allowedWorkspaceIds: workspaceIdsOf(call, organizationId, relationships['allowed-workspaces']) ?? [],
        });
        return respondResource(201, toPool(call, pool));
    }),
    patch('/agent-pools/:pool', (call) => {
        const pool = findPool(call);
        const { attributes, relationships } = readDocument(call.request, poolChange).data;
        refuseTwin(call.domain.store.pools, pool.organizationId, attributes.name, pool);
        const allowed = workspaceIdsOf(call, pool.organizationId, relationships['allowed-workspaces']);
        pool.name = attributes.name ?? pool.name;
        pool.organizationScoped = attributes['organization-scoped'] ?? pool.organizationScoped;
        pool.allowedWorkspaceIds = allowed ?? pool.allowedWorkspaceIds;
        return respondResource(200, toPool(call, pool));
    }),
    get('/users/:user', (call) => {
        // Everyone who may see an object may see who made it.
        const user = found(findUser(call.domain.store, parameter(call, 'user')));
        return respondOne(call, user, (_, one) => one);
    }),
];
function createOrganization(call) {
    const { store } = call.domain;
    const { kind, subjectId } = call.token;
    allow(kind === 'user');
    const { attributes } = readDocument(call.request, organizationBody).data;
    refuseTwin(store.organizations, undefined, attributes.name);
    const organization = addOrganization(store, attributes.name, attributes.email);
    addOwners(store, organization, subjectId);
    return respondResource(201, toOrganization(call, organization));
}
function createTeam(call) {
    const { store } = call.domain;
    const { id: organizationId } = findOwn(call);
    const { attributes } = readDocument(call.request, teamBody).data;
    refuseTwin(store.teams, organizationId, attributes.name);
    const team = {
        id: store.newId('team'),
        name: attributes.name,
        organizationId,
        visibility: 'secret',
        owners: false,
        memberIds: [],
        permissions: {
            readWorkspaces: false,
            manageWorkspaces: false,
            managePolicyOverrides: false,
            manageAgentPools: false,
        },
        ...NEW_TEAM,
    };
    changeTeam(team, attributes);
    store.teams.set(team.id, team);
    return respondResource(201, toTeam(call, team));
}
const PERMISSIONS = {
    'read-workspaces': 'readWorkspaces',
    'manage-workspaces': 'manageWorkspaces',
    'manage-policy-overrides': 'managePolicyOverrides',
    'manage-agent-pools': 'manageAgentPools',
};
function changeTeam(team, attributes) {
    const { 'allow-member-token-management': tokens, 'sso-team-id': sso } = attributes;
    team.name = attributes.name ?? team.name;
    team.visibility = attributes.visibility ?? team.visibility;
    team.allowMemberTokenManagement = tokens ?? team.allowMemberTokenManagement;
    if (sso !== undefined)
        team.ssoTeamId = sso === '' ? null : sso;
    const access = new Map(Object.entries(attributes['organization-access'] ?? {}));
    for (const [word, permission] of Object.entries(PERMISSIONS)) {
        team.permissions[permission] = access.get(word) ?? team.permissions[permission];
        access.delete(word);
    }
    team.shownAccess = { ...team.shownAccess, ...Object.fromEntries(access) };
}
/** The ids of the organization's workspaces in a relationship; undefined when the body lacks it. */
function workspaceIdsOf({ domain: { store } }, organizationId, list) {
    const ids = list?.data.map(({ id }) => id);
    allow(ids?.every((id) => store.workspaces.get(id)?.organizationId === organizationId) ?? true);
    return ids;
}
//# sourceMappingURL=provision.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/states.js
/** Routes of state versions and their outputs. */









const UPLOAD_URL_MS = 60 * 60 * 1000;
const states_INCLUDES = {
    outputs: (_, { outputs }) => outputs.map((one) => toStateOutput(one, false)),
    run: (call, { runId }) => (runId === null ? [] : withRun(call, { runId })),
};
const STATE_ROUTES = [
    get('/workspaces/:workspace/current-state-version', (call) => respondOne(call, findCurrent(call), toStateVersion, states_INCLUDES)),
    get('/workspaces/:workspace/current-state-version-outputs', (call) => listOutputs(call, findCurrent(call, 'readOutputs'))),
    post('/workspaces/:workspace/state-versions', createState),
    get('/state-versions', (call) => {
        const { store } = call.domain;
        const name = call.query.get('filter[workspace][name]');
        const organization = call.query.get('filter[organization][name]');
        if (name === null || organization === null) {
            return badRequest('filter', 'filter[workspace][name] and filter[organization][name] are required.');
        }
        const workspace = [...store.workspaces.values()].find((one) => one.name === name && store.organizations.get(one.organizationId)?.name === organization);
        const { id } = findWorkspace(call, 'readStates', found(workspace).id);
        const versions = [...store.stateVersions.values()].filter((one) => one.workspaceId === id);
        return respondPage(call, versions.toReversed(), toStateVersion, { includes: states_INCLUDES });
    }),
    get('/state-versions/:state', (call) => respondOne(call, findState(call, 'readStates'), toStateVersion, states_INCLUDES)),
    get('/state-versions/:state/outputs', (call) => listOutputs(call, findState(call, 'readOutputs'))),
    get('/state-version-outputs/:output', (call) => {
        const id = parameter(call, 'output');
        const { stateVersions } = call.domain.store;
        for (const version of stateVersions.values()) {
            const output = version.outputs.find((one) => one.id === id);
            if (output === undefined)
                continue;
            findWorkspace(call, 'readOutputs', version.workspaceId);
            return respondResource(200, toStateOutput(output, true));
        }
        return notFound();
    }),
];
function findCurrent(call, right = 'readStates') {
    const workspace = findWorkspace(call, right);
    return found(currentState(call.domain.store, workspace.id));
}
function listOutputs(call, { outputs }) {
    return respondPage(call, outputs, (_, output) => toStateOutput(output, false), { whole: true });
}
const states_creationSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* literal */.euz('state-versions'),
        attributes: dist/* looseObject */._H3({
            serial: dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf(), dist/* minValue */.Wwf(0)),
            md5: dist/* string */.YjP(),
            lineage: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
            /** The state in base64; left out, the client uploads it afterwards. */
            state: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
            force: dist/* optional */.lqM(dist/* nullable */.mee(dist/* boolean */.zMY())),
        }),
    }),
});
/**
 * Creates a version for a state that Terraform wrote. The caller has to have the right to write
 * states, and the workspace has to be locked.
 */
function createState(call) {
    const { store, signer, origin } = call.domain;
    const workspace = findWorkspace(call, 'writeStates');
    const { serial, md5, lineage, state, force } = readDocument(call.request, states_creationSchema).data
        .attributes;
    if (!workspace.locked)
        return conflict('The workspace has to be locked before its state is written.');
    const before = currentState(store, workspace.id);
    if (before !== undefined && force !== true) {
        if (lineage !== undefined && lineage !== null && lineage !== before.file.lineage) {
            return conflict('The state has another lineage than the one of the workspace.');
        }
        if (serial <= before.serial) {
            return conflict(`The serial ${String(serial)} is not newer than ${String(before.serial)}.`);
        }
    }
    const version = addStateVersion(store, workspace.id, { runId: null, serial, md5 });
    if (state !== undefined && state !== null) {
        const taken = uploadState(call.domain, version, Buffer.from(state, 'base64'));
        if (taken.status !== 200) {
            store.stateVersions.delete(version.id);
            return taken;
        }
        return respondResource(201, toStateVersion(call, version));
    }
    const expires = store.clock.date().getTime() + UPLOAD_URL_MS;
    const urlOf = (kind) => origin + signer.sign(`/v1/${kind}/${version.objectId}`, expires);
    const shown = toStateVersion(call, version);
    return respondResource(201, {
        ...shown,
        attributes: {
            ...shown.attributes,
            'hosted-state-upload-url': urlOf('state-upload'),
            'hosted-json-state-upload-url': urlOf('json-state-upload'),
        },
    });
}
//# sourceMappingURL=states.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/team-access.js
/** Routes of team access to workspaces. */










const customSchemas = {
    ...customEntries,
    'sentinel-mocks': dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* CUSTOM_ATTRIBUTES */.ky['engine-mocks'])),
};
const team_access_reference = (type) => dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({ type: dist/* literal */.euz(type), id: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1)) }),
});
const additionSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* literal */.euz('team-workspaces'),
        attributes: dist/* looseObject */._H3({ access: dist/* picklist */.KIO(team_workspace/* ACCESS_LEVELS */.FF), ...customSchemas }),
        relationships: dist/* looseObject */._H3({
            workspace: team_access_reference('workspaces'),
            team: team_access_reference('teams'),
        }),
    }),
});
const changeSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* optional */.lqM(dist/* literal */.euz('team-workspaces')),
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3({ access: dist/* optional */.lqM(dist/* picklist */.KIO(team_workspace/* ACCESS_LEVELS */.FF)), ...customSchemas }), {}),
    }),
});
const TEAM_ACCESS_ROUTES = [
    get('/team-workspaces', (call) => {
        const { store } = call.domain;
        const workspaceId = call.query.get('filter[workspace][id]');
        if (workspaceId === null || workspaceId === '') {
            return badRequest('filter[workspace][id]', 'filter[workspace][id] is required.');
        }
        const workspace = found(store.workspaces.get(workspaceId));
        allow(isMember(store, call.token, workspace.organizationId));
        const teamId = call.query.get('filter[team][id]');
        const grants = [...store.teamAccess.values()].filter((grant) => grant.workspaceId === workspace.id &&
            (teamId === null || grant.teamId === teamId) &&
            mayReadGrant(store, call.token, grant));
        // A token that can see neither the workspace nor any grant on it gets 404.
        allow(grants.length > 0 || rightsOn(store, call.token, workspace).readRuns);
        return respondPage(call, grants, toTeamAccess, { whole: true });
    }),
    get('/team-workspaces/:grant', (call) => respondOne(call, findGrant(call), toTeamAccess)),
    post('/team-workspaces', addAccess),
    patch('/team-workspaces/:grant', (call) => {
        const grant = findModifiable(call);
        const { access, ...attributes } = readDocument(call.request, changeSchema).data.attributes;
        const next = access ?? grant.access;
        grant.permissions = toPermissions(next, readCustom(next, attributes), grant.permissions);
        grant.access = next;
        return respondResource(200, toTeamAccess(call, grant));
    }),
    remove('/team-workspaces/:grant', (call) => {
        const grant = findModifiable(call);
        call.domain.store.teamAccess.delete(grant.id);
        return respondEmpty(204);
    }),
];
function addAccess(call) {
    const { store, identity } = call.domain;
    const { attributes, relationships } = readDocument(call.request, additionSchema).data;
    const workspace = findWorkspace(call, 'admin', relationships.workspace.data.id);
    const team = found(store.teams.get(relationships.team.data.id));
    allow(team.organizationId === workspace.organizationId);
    const { access, ...customAttributes } = attributes;
    const custom = readCustom(access, customAttributes);
    for (const other of store.teamAccess.values()) {
        if (other.teamId === team.id && other.workspaceId === workspace.id) {
            return invalid({
                pointer: '/data/relationships/team',
                detail: 'Team has already been taken',
            });
        }
    }
    const grant = {
        id: store.newId('tws'),
        teamId: team.id,
        workspaceId: workspace.id,
        access,
        permissions: toPermissions(access, custom, CUSTOM_DEFAULTS),
    };
    store.teamAccess.set(grant.id, grant);
    return respondResource(identity === 'neutral' ? 200 : 201, toTeamAccess(call, grant));
}
/** The grant of the path; 404 if the token may read it and does not administer the workspace. */
function findModifiable(call) {
    const grant = findGrant(call);
    const workspace = must(call.domain.store.workspaces, grant.workspaceId);
    allow(rightsOn(call.domain.store, call.token, workspace).admin);
    return grant;
}
/** The attributes of custom access; refused with any other level of access. */
function readCustom(access, attributes) {
    const { 'sentinel-mocks': sentinel, ...rest } = attributes;
    const values = new Map(Object.entries(rest));
    const named = Object.keys(team_workspace/* CUSTOM_ATTRIBUTES */.ky).filter((name) => values.get(name) !== undefined);
    if (sentinel !== undefined)
        named.push('sentinel-mocks');
    if (access !== 'custom' && named.length > 0) {
        throw new Refusal(invalid(...named.map((name) => ({
            pointer: `/data/attributes/${name}`,
            detail: `${sayName(name)} is read-only when access level is '${access}'; use the 'custom' access level to set this attribute.`,
        }))));
    }
    const engine = rest['engine-mocks'];
    if (sentinel !== undefined && engine !== undefined && sentinel !== engine) {
        throw new Refusal(invalid({
            pointer: '/data/attributes/sentinel-mocks',
            detail: 'engine-mocks and sentinel-mocks are two names of one attribute and must agree.',
        }));
    }
    return { ...rest, 'engine-mocks': engine ?? sentinel };
}
function sayName(name) {
    const words = name.replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
}
//# sourceMappingURL=team-access.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/versions.js
/** Routes of configuration versions. */












const versions_UPLOAD_URL_MS = 25 * 60 * 60 * 1000;
const DOWNLOAD_URL_MS = 60 * 1000;
const versions_creationSchema = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* literal */.euz('configuration-versions'),
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3({
            'auto-queue-runs': dist/* optional */.lqM(dist/* boolean */.zMY(), true),
            speculative: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
            provisional: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
        }), {}),
    }),
});
const deletionSchema = dist/* looseObject */._H3({
    data: dist/* optional */.lqM(dist/* looseObject */._H3({
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3({
            'delete-older-than-n-days': dist/* optional */.lqM(dist/* pipe */.FsL(dist/* number */.aig(), dist/* integer */.ndf())),
        })),
    })),
});
const versions_INCLUDES = {
    ingress_attributes: toIngress,
    run: (call, version) => runsOf(call, version).map((run) => toRun(call, run)),
};
const VERSION_ROUTES = [
    get('/workspaces/:workspace/configuration-versions', (call) => {
        const workspace = findWorkspace(call);
        const versions = [...call.domain.store.versions.values()].filter(({ workspaceId }) => workspaceId === workspace.id);
        // Newest first, so that the first page has the latest version.
        return respondPage(call, versions.toReversed(), toVersion, { includes: versions_INCLUDES });
    }),
    get('/configuration-versions/:version', (call) => respondOne(call, findReadable(call), toVersion, versions_INCLUDES)),
    get('/configuration-versions/:version/ingress-attributes', (call) => {
        const [ingress] = toIngress(call, findReadable(call));
        return respondResource(200, found(ingress));
    }),
    get('/ingress-attributes/:ingress', (call) => {
        const id = parameter(call, 'ingress');
        const version = [...call.domain.store.versions.values()].find(({ ingress }) => ingress?.id === id);
        const [shown] = toIngress(call, findReadable(call, found(version).id));
        return respondResource(200, found(shown));
    }),
    post('/workspaces/:workspace/configuration-versions', createVersion),
    post('/configuration-versions/:version/actions/archive', archive),
    get('/configuration-versions/:version/download', (call) => download(call, findVersion(call))),
    get('/runs/:run/configuration-version/download', (call) => download(call, versionOfRun(call))),
    get('/runs/:run/configuration-version', (call) => respondResource(200, toVersion(call, versionOfRun(call)))),
    post('/configuration-versions/:version/actions/soft_delete_backing_data', (call) => {
        const version = findManaged(call);
        if (call.request.body.length > 0)
            readDocument(call.request, deletionSchema);
        return moveData(call, version, 'backing_data_soft_deleted');
    }),
    post('/configuration-versions/:version/actions/restore_backing_data', (call) => {
        const version = findManaged(call);
        if (version.status === 'backing_data_permanently_deleted')
            return refuseMove('uploaded');
        const { store } = call.domain;
        store.moving.versions.delete(version);
        advance(VERSION_MACHINE, version, 'uploaded', store.clock.date());
        return respondEmpty(200);
    }),
    post('/configuration-versions/:version/actions/permanently_delete_backing_data', (call) => moveData(call, findManaged(call), 'backing_data_permanently_deleted')),
];
function versionOfRun(call) {
    return must(call.domain.store.versions, findRun(call).versionId);
}
function archive(call) {
    const version = findVersion(call, 'queuePlans');
    const refuse = (why) => conflict(`configuration could not be archived because ${why}`);
    if (version.ingress !== null)
        return refuse('it came from version control');
    if (isCurrent(call, version))
        return refuse('it is current');
    if (runsOf(call, version).some(({ status }) => needsFiles(status))) {
        return refuse('a run is using it');
    }
    if (!mayFollow(VERSION_MACHINE, version.status, 'archived')) {
        return refuse(`its status is ${version.status}`);
    }
    advance(VERSION_MACHINE, version, 'archived', call.domain.store.clock.date());
    dropData(version);
    return respondEmpty(202);
}
function createVersion(call) {
    const workspace = findWorkspace(call, 'queuePlans');
    const { attributes } = readDocument(call.request, versions_creationSchema).data;
    const { store, signer, origin } = call.domain;
    const version = {
        id: store.newId('cv'),
        workspaceId: workspace.id,
        source: 'tfe-api',
        speculative: attributes.speculative,
        provisional: attributes.provisional,
        autoQueueRuns: attributes['auto-queue-runs'],
        error: null,
        errorMessage: null,
        createdAt: nowAt(store.clock),
        objectId: newObjectId(),
        archive: null,
        files: null,
        ingress: null,
        readyAtMs: null,
        createdBy: userIdOf(call.token),
        status: 'pending',
        stamps: {},
    };
    store.versions.set(version.id, version);
    // A version that is only for plans never becomes a workspace's current version.
    if (!version.speculative && !version.provisional)
        workspace.currentVersionId = version.id;
    const path = `/v1/object/${version.objectId}`;
    const uploadUrl = origin + signer.sign(path, store.clock.date().getTime() + versions_UPLOAD_URL_MS);
    const shown = toVersion(call, version);
    return respondResource(201, {
        ...shown,
        // No other answer has this URL: it is enough to upload, without a token.
        attributes: { ...shown.attributes, 'upload-url': uploadUrl },
        links: { self: `/api/v2/configuration-versions/${version.id}` },
    });
}
/** The version of the path. Reading it fails while its backing data is soft deleted. */
function findReadable(call, id) {
    const version = findVersion(call, 'readRuns', id);
    allow(version.status !== 'backing_data_soft_deleted');
    return version;
}
/** The version of the path, for a token that may manage its backing data: self-managed services only. */
function findManaged(call) {
    allow(call.domain.edition === 'self-managed');
    return findVersion(call, 'admin');
}
function moveData(call, version, to) {
    const allowed = version.ingress === null &&
        !isCurrent(call, version) &&
        // A version that is applied becomes the current version, and that needs its data.
        !runsOf(call, version).some(({ status, planOnly }) => !planOnly && needsFiles(status)) &&
        mayFollow(VERSION_MACHINE, version.status, to);
    if (!allowed)
        return refuseMove(to);
    advance(VERSION_MACHINE, version, to, call.domain.store.clock.date());
    if (to === 'backing_data_permanently_deleted')
        dropData(version);
    return respondEmpty(200);
}
function refuseMove(to) {
    return respond_fail(400, {
        title: 'transition not allowed',
        detail: `Transition to ${to} failed.`,
    });
}
function download(call, version) {
    if (version.status !== 'uploaded')
        return notFound();
    const { signer, origin, store } = call.domain;
    const path = `/v1/archive/${version.objectId}`;
    return redirect(302, origin + signer.sign(path, store.clock.date().getTime() + DOWNLOAD_URL_MS));
}
function isCurrent(call, version) {
    for (const { currentVersionId } of call.domain.store.workspaces.values()) {
        if (currentVersionId === version.id)
            return true;
    }
    return false;
}
function runsOf(call, version) {
    return [...call.domain.store.runs.values()].filter(({ versionId }) => versionId === version.id);
}
function dropData(version) {
    version.archive = null;
    version.files = null;
}
//# sourceMappingURL=versions.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/tags.js
/** Routes of workspace tags: single names, and keys with values. */







const key = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1));
const tagSchema = dist/* looseObject */._H3({
    type: dist/* literal */.euz('tags'),
    id: dist/* optional */.lqM(dist/* string */.YjP()),
    attributes: dist/* optional */.lqM(dist/* looseObject */._H3({ name: dist/* optional */.lqM(key) })),
});
const bindingSchema = dist/* looseObject */._H3({
    type: dist/* literal */.euz('tag-bindings'),
    attributes: dist/* looseObject */._H3({ key, value: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())) }),
});
const TAG_ROUTES = [
    get('/workspaces/:workspace/relationships/tags', (call) => respondPage(call, findWorkspace(call).tags, (_, name) => toTag(name))),
    post('/workspaces/:workspace/relationships/tags', (call) => {
        const workspace = findWorkspace(call, 'admin');
        const names = readList(call.request, tagSchema).map((tag) => tagName(call, tag));
        bindTags(workspace, names.map((name) => ({ key: name })));
        return respondEmpty(204);
    }),
    remove('/workspaces/:workspace/relationships/tags', (call) => {
        const workspace = findWorkspace(call, 'admin');
        const gone = readList(call.request, tagSchema).map((tag) => tagName(call, tag));
        workspace.tags = workspace.tags.filter((name) => !gone.includes(name));
        return respondEmpty(204);
    }),
    get('/workspaces/:workspace/tag-bindings', (call) => listBindings(call, 'tag-bindings')),
    get('/workspaces/:workspace/effective-tag-bindings', (call) => listBindings(call, 'effective-tag-bindings')),
    patch('/workspaces/:workspace/tag-bindings', (call) => {
        const workspace = findWorkspace(call, 'admin');
        bindTags(workspace, readList(call.request, bindingSchema).map(({ attributes }) => attributes));
        return listBindings(call, 'tag-bindings');
    }),
    get('/organizations/:organization/tags', (call) => {
        const q = call.query.get('q') ?? '';
        const names = tagsOf(call).filter((name) => name.includes(q));
        return respondPage(call, names, (_, name) => toTag(name));
    }),
];
/** Adds tags to a workspace; a key that has a value gets the new one. */
function bindTags(workspace, tags) {
    const bindings = new Map(Object.entries(workspace.tagBindings));
    const names = new Set(workspace.tags);
    for (const { key: name, value } of tags) {
        names.delete(name);
        bindings.delete(name);
        if (value === undefined || value === null || value === '')
            names.add(name);
        else
            bindings.set(name, value);
    }
    workspace.tags = [...names].filter((name) => name !== '');
    workspace.tagBindings = Object.fromEntries(bindings);
}
function listBindings(call, type) {
    return respondPage(call, bindingsOf(findWorkspace(call), type), (_, one) => one, { whole: true });
}
/** The name of the tag that an entry means, by its name or by its id. */
function tagName(call, { id, attributes }) {
    return attributes?.name ?? findWorkspace(call).tags.find((name) => toTag(name).id === id) ?? '';
}
function tagsOf(call) {
    const { store } = call.domain;
    const { id } = findOrganization(call);
    const workspaces = [...store.workspaces.values()].filter((one) => one.organizationId === id && rightsOn(store, call.token, one).readRuns);
    return [...new Set(workspaces.flatMap(({ tags }) => tags))].sort();
}
//# sourceMappingURL=tags.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/variables.js
/** Routes of workspace variables. */








const variables_key = dist/* pipe */.FsL(dist/* string */.YjP(), dist/* minLength */.BpQ(1));
const optional = {
    value: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    description: dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP())),
    hcl: dist/* optional */.lqM(dist/* nullable */.mee(dist/* boolean */.zMY())),
    sensitive: dist/* optional */.lqM(dist/* nullable */.mee(dist/* boolean */.zMY())),
};
const category = dist/* picklist */.KIO(['terraform', 'env']);
const creationBody = resourceBody({ key: variables_key, category, ...optional });
const changeBody = resourceBody({
    key: dist/* optional */.lqM(variables_key),
    category: dist/* optional */.lqM(category),
    ...optional,
});
const VARIABLE_ROUTES = [
    get('/workspaces/:workspace/vars', (call) => {
        const workspace = findWorkspace(call, 'readVariables');
        return respondPage(call, workspace.variables, (_, one) => toVariable(workspace, one), {
            whole: true,
        });
    }),
    get('/workspaces/:workspace/vars/:variable', (call) => {
        const workspace = findWorkspace(call, 'readVariables');
        return respondOne(call, findVariable(call), (_, one) => toVariable(workspace, one));
    }),
    post('/workspaces/:workspace/vars', (call) => {
        const workspace = findWorkspace(call, 'writeVariables');
        const { attributes } = readDocument(call.request, creationBody).data;
        const empty = { value: '', description: '', hcl: false, sensitive: false };
        const made = toRecord(call, { id: call.domain.store.newId('var'), ...empty }, attributes);
        const twin = workspace.variables.some((one) => one.key === made.key && one.category === made.category);
        if (twin)
            return taken();
        workspace.variables.push(made);
        return respondResource(201, toVariable(workspace, made));
    }),
    patch('/workspaces/:workspace/vars/:variable', update),
    remove('/workspaces/:workspace/vars/:variable', (call) => {
        const workspace = findWorkspace(call, 'writeVariables');
        const gone = findVariable(call);
        workspace.variables = workspace.variables.filter((one) => one !== gone);
        return respondEmpty(204);
    }),
];
function update(call) {
    const workspace = findWorkspace(call, 'writeVariables');
    const before = findVariable(call);
    const { attributes } = readDocument(call.request, changeBody).data;
    // A sensitive value cannot be made readable later.
    if (before.sensitive && attributes.sensitive === false) {
        return invalid({
            pointer: '/data/attributes/sensitive',
            detail: 'A sensitive variable stays sensitive. Remove it and make a new one.',
        });
    }
    const after = toRecord(call, before, attributes);
    const twin = workspace.variables.some((one) => one !== before && one.key === after.key && one.category === after.category);
    if (twin)
        return taken();
    Object.assign(before, after);
    return respondResource(200, toVariable(workspace, before));
}
function taken() {
    return invalid({ pointer: '/data/attributes/key', detail: 'Key has already been taken' });
}
function findVariable(call) {
    const id = parameter(call, 'variable');
    return found(findWorkspace(call).variables.find((one) => one.id === id));
}
function toRecord(call, before, attributes) {
    const value = attributes.value ?? before.value;
    const hcl = attributes.hcl ?? before.hcl;
    return {
        ...before,
        key: attributes.key ?? before.key ?? '',
        category: attributes.category ?? before.category ?? 'terraform',
        value,
        known: hcl ? readLiteral(value, call.domain.store.hcl) : value,
        description: attributes.description ?? before.description,
        hcl,
        sensitive: attributes.sensitive ?? before.sensitive,
    };
}
//# sourceMappingURL=variables.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/workspace-changes.js
/** Routes that create, change and remove workspaces. */












const workspace_changes_flag = dist/* optional */.lqM(dist/* boolean */.zMY());
const workspace_changes_text = dist/* optional */.lqM(dist/* nullable */.mee(dist/* string */.YjP()));
const workspace_changes_words = dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()));
/** Attributes that clients can set and read, and that change nothing else in this service. */
const workspace_changes_SHOWN = {
    'file-triggers-enabled': workspace_changes_flag,
    'queue-all-runs': workspace_changes_flag,
    'assessments-enabled': workspace_changes_flag,
    'auto-apply-run-trigger': workspace_changes_flag,
    'global-remote-state': workspace_changes_flag,
    'project-remote-state': workspace_changes_flag,
    'inherits-project-auto-destroy': workspace_changes_flag,
    'auto-destroy-at': workspace_changes_text,
    'auto-destroy-activity-duration': workspace_changes_text,
    description: workspace_changes_text,
    'source-name': workspace_changes_text,
    'source-url': workspace_changes_text,
    'setting-overwrites': dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* boolean */.zMY())),
};
const settings = {
    name: dist/* optional */.lqM(seed_name),
    'auto-apply': workspace_changes_flag,
    'allow-destroy-plan': workspace_changes_flag,
    'execution-mode': dist/* optional */.lqM(dist/* picklist */.KIO(['remote', 'local', 'agent'])),
    operations: workspace_changes_flag,
    'agent-pool-id': workspace_changes_text,
    'speculative-enabled': workspace_changes_flag,
    'terraform-version': dist/* optional */.lqM(dist/* string */.YjP()),
    'working-directory': workspace_changes_text,
    'tag-names': workspace_changes_words,
    'trigger-patterns': workspace_changes_words,
    'trigger-prefixes': workspace_changes_words,
    'vcs-repo': dist/* optional */.lqM(dist/* nullable */.mee(dist/* looseObject */._H3({ identifier: dist/* optional */.lqM(dist/* string */.YjP()) }))),
    ...workspace_changes_SHOWN,
};
const workspace_changes_creationBody = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({ attributes: dist/* looseObject */._H3({ name: seed_name }) }),
});
const workspace_changes_changeBody = dist/* looseObject */._H3({
    data: dist/* looseObject */._H3({
        type: dist/* optional */.lqM(dist/* literal */.euz('workspaces')),
        attributes: dist/* optional */.lqM(dist/* looseObject */._H3(settings), {}),
        relationships: dist/* optional */.lqM(dist/* looseObject */._H3({
            project: dist/* optional */.lqM(dist/* looseObject */._H3({ data: dist/* looseObject */._H3({ id: dist/* string */.YjP() }) })),
            tags: dist/* optional */.lqM(dist/* looseObject */._H3({ data: dist/* array */.YOg(tagSchema) })),
            'tag-bindings': dist/* optional */.lqM(dist/* looseObject */._H3({ data: dist/* array */.YOg(bindingSchema) })),
        }), {}),
    }),
});
const CONSUMERS = '/workspaces/:workspace/relationships/remote-state-consumers';
function changeConsumers(method, next) {
    return method(CONSUMERS, (call) => {
        const workspace = findWorkspace(call, 'admin');
        const ids = readList(call.request, identifierOf('workspaces')).map(({ id }) => id);
        for (const id of ids)
            findWorkspace(call, 'readRuns', id);
        workspace.remoteStateConsumerIds = next(workspace.remoteStateConsumerIds, ids);
        return respondEmpty(204);
    });
}
const WORKSPACE_CHANGE_ROUTES = [
    post('/organizations/:organization/workspaces', createWorkspace),
    patch('/workspaces/:workspace', (call) => workspace_changes_update(call, findWorkspace(call, 'admin'))),
    patch('/organizations/:organization/workspaces/:name', (call) => workspace_changes_update(call, findNamedWorkspace(call, 'admin'))),
    remove('/workspaces/:workspace', (call) => destroy(call, findWorkspace(call, 'admin'))),
    remove('/organizations/:organization/workspaces/:name', (call) => destroy(call, findNamedWorkspace(call, 'admin'))),
    get(CONSUMERS, (call) => {
        const { workspaces } = call.domain.store;
        const ids = findWorkspace(call).remoteStateConsumerIds;
        return respondPage(call, ids.flatMap((id) => workspaces.get(id) ?? []), toWorkspace);
    }),
    changeConsumers(post, (before, ids) => [...new Set([...before, ...ids])]),
    changeConsumers(remove, (before, ids) => before.filter((id) => !ids.includes(id))),
    changeConsumers(patch, (_, ids) => ids),
    post('/workspaces/:workspace/actions/safe-delete', (call) => destroySafely(call, findWorkspace(call, 'admin'))),
    post('/organizations/:organization/workspaces/:name/actions/safe-delete', (call) => destroySafely(call, findNamedWorkspace(call, 'admin'))),
];
function createWorkspace(call) {
    const { store, runDurationMs } = call.domain;
    const { id } = findOrganization(call);
    allow(hasOrganizationRight(store, call.token, id, 'manageWorkspaces'));
    const { attributes } = readDocument(call.request, workspace_changes_creationBody).data;
    const { data } = readDocument(call.request, workspace_changes_changeBody);
    refuseTwin(store.workspaces, id, attributes.name);
    const seeded = dist/* parse */.qgA(workspaceSchema, { name: attributes.name });
    const workspace = addWorkspace(store, id, seeded, runDurationMs);
    try {
        workspace_changes_change(call, workspace, data);
    }
    catch (error) {
        store.workspaces.delete(workspace.id);
        throw error;
    }
    return respondResource(201, toWorkspace(call, workspace));
}
function workspace_changes_update(call, workspace) {
    const { data } = readDocument(call.request, workspace_changes_changeBody);
    const { workspaces } = call.domain.store;
    refuseTwin(workspaces, workspace.organizationId, data.attributes.name, workspace);
    workspace_changes_change(call, workspace, data);
    return respondResource(200, toWorkspace(call, workspace));
}
/** Changes a workspace after everything that the request names has been found. */
function workspace_changes_change(call, workspace, data) {
    const { attributes: changes, relationships } = data;
    const { store } = call.domain;
    const projectId = relationships.project?.data.id ?? workspace.projectId;
    allow(store.projects.get(projectId)?.organizationId === workspace.organizationId);
    const mode = changes['execution-mode'] ??
        (changes.operations === undefined
            ? workspace.executionMode
            : changes.operations
                ? 'remote'
                : 'local');
    const poolId = changes['agent-pool-id'] || (mode === 'agent' ? workspace.agentPoolId : null);
    if (poolId !== null)
        allow(found(store.pools.get(poolId)).organizationId === workspace.organizationId);
    if ((mode === 'agent') !== (poolId !== null)) {
        const detail = mode === 'agent'
            ? 'The execution mode agent needs an agent pool: send agent-pool-id.'
            : `An agent pool goes with the execution mode agent, not with ${mode}.`;
        throw new Refusal(invalid({ pointer: '/data/attributes/agent-pool-id', detail }));
    }
    Object.assign(workspace, {
        projectId,
        executionMode: mode,
        agentPoolId: poolId,
        name: changes.name ?? workspace.name,
        autoApply: changes['auto-apply'] ?? workspace.autoApply,
        allowDestroyPlan: changes['allow-destroy-plan'] ?? workspace.allowDestroyPlan,
        speculativeEnabled: changes['speculative-enabled'] ?? workspace.speculativeEnabled,
        terraformVersion: changes['terraform-version'] || workspace.terraformVersion,
        triggerPatterns: changes['trigger-patterns'] ?? workspace.triggerPatterns,
        triggerPrefixes: changes['trigger-prefixes'] ?? workspace.triggerPrefixes,
        tags: changes['tag-names'] ?? workspace.tags,
        updatedAt: store.clock.date().toISOString(),
    });
    const { 'working-directory': directory, 'vcs-repo': repository } = changes;
    if (directory !== undefined)
        workspace.workingDirectory = directory === '' ? null : directory;
    if (repository !== undefined)
        workspace.vcsRepository = repository?.identifier ?? null;
    const shown = Object.entries(changes).filter(([key]) => Object.hasOwn(workspace_changes_SHOWN, key));
    workspace.shown = { ...workspace.shown, ...Object.fromEntries(shown) };
    const { tags, 'tag-bindings': bindings } = relationships;
    if (bindings !== undefined) {
        Object.assign(workspace, { tags: [], tagBindings: {} });
        bindTags(workspace, bindings.data.map(({ attributes }) => attributes));
    }
    if (tags !== undefined) {
        bindTags(workspace, tags.data.map(({ attributes }) => ({ key: attributes?.name ?? '' })));
    }
}
function destroy(call, { id }) {
    removeWorkspace(call.domain.store, id);
    return respondEmpty(204);
}
/** Removes a workspace if it has no applied resources and is not locked; else 409. */
function destroySafely(call, workspace) {
    const left = Object.keys(workspace.state).length;
    if (left > 0) {
        return conflict(`${workspace.name} still manages ${String(left)} resource${left === 1 ? '' : 's'}: destroy them first.`);
    }
    if (workspace.locked)
        return conflict(`${workspace.name} is locked: unlock it first.`);
    return destroy(call, workspace);
}
//# sourceMappingURL=workspace-changes.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/workspaces.js
/** Routes that read organizations and workspaces, and the account of a token. */













const workspaces_INCLUDES = {
    organization: (call, { organizationId: id }) => [
        toOrganization(call, must(call.domain.store.organizations, id)),
    ],
    project: (call, { projectId }) => [toProject(call, must(call.domain.store.projects, projectId))],
    current_run: (call, workspace) => currentRun(call, workspace).map((run) => toRun(call, run)),
    'current_run.plan': (call, workspace) => currentRun(call, workspace).flatMap((run) => [
        toRun(call, run),
        run_toPlan(call, must(call.domain.store.plans, run.planId)),
    ]),
    current_configuration_version: (call, workspace) => currentVersion(call, workspace).map((version) => toVersion(call, version)),
    'current_configuration_version.ingress_attributes': (call, workspace) => currentVersion(call, workspace).flatMap((version) => [
        toVersion(call, version),
        ...toIngress(call, version),
    ]),
    tag_bindings: (_, workspace) => bindingsOf(workspace, 'tag-bindings'),
    effective_tag_bindings: (_, workspace) => bindingsOf(workspace, 'effective-tag-bindings'),
    locked_by: (call, { lockedBy }) => toAuthors(call, lockedBy),
    outputs: (call, workspace) => workspace_outputsOf(call, workspace).map((output) => toWorkspaceOutput(output)),
    readme: (call, workspace) => {
        const readme = readmeOf(call.domain.store, workspace);
        return readme === undefined ? [] : [readme];
    },
};
function currentRun({ domain }, workspace) {
    const run = currentRunOf(domain.store, workspace);
    return run === undefined ? [] : [run];
}
function currentVersion({ domain }, { currentVersionId: id }) {
    return id === null ? [] : [must(domain.store.versions, id)];
}
/** Whether a name matches a pattern; a star at its beginning or end matches any text. */
function fitsWildcard(name, pattern) {
    const core = pattern.replaceAll('*', '');
    if (pattern.startsWith('*'))
        return pattern.endsWith('*') ? name.includes(core) : name.endsWith(core);
    return pattern.endsWith('*') ? name.startsWith(core) : name === core;
}
const WORKSPACE_ROUTES = [
    get('/ping', () => respondEmpty(204)),
    get('/account/details', (call) => {
        // An agent's token may use no route of this API.
        allow(call.token.kind !== 'agent');
        return respondResource(200, toAccount(call));
    }),
    get('/organizations/:organization', (call) => {
        const organization = findOrganization(call);
        return respondOne(call, organization, toOrganization, {
            default_project: (_, { id }) => [...call.domain.store.projects.values()]
                .filter(({ organizationId }) => organizationId === id)
                .slice(0, 1)
                .map((project) => toProject(call, project)),
        });
    }),
    get('/organizations/:organization/entitlement-set', (call) => {
        const { id } = findOrganization(call);
        return respondResource(200, {
            id,
            type: 'entitlement-sets',
            attributes: {
                agents: true,
                'cost-estimation': true,
                operations: true,
                'policy-enforcement': true,
                'run-tasks': true,
                sentinel: true,
                'state-storage': true,
                'private-module-registry': false,
                'policy-limit': null,
                teams: true,
                'vcs-integrations': false,
            },
        });
    }),
    get('/organizations/:organization/workspaces', listWorkspaces),
    get('/organizations/:organization/projects', (call) => {
        const { domain, token, query } = call;
        const organization = findOrganization(call);
        const names = query.get('filter[names]')?.split(',');
        const projectIds = new Set([...domain.store.workspaces.values()]
            .filter((workspace) => rightsOn(domain.store, token, workspace).readRuns)
            .map(({ projectId }) => projectId));
        const projects = [...domain.store.projects.values()].filter(({ id, name, organizationId }) => organizationId === organization.id &&
            projectIds.has(id) &&
            (names === undefined || names.includes(name)));
        return respondPage(call, projects, toProject, { sorts: { name: ({ name }) => name } });
    }),
    get('/projects/:project', (call) => respondOne(call, findProject(call), toProject)),
    // Projects have no tags here, so workspaces inherit none.
    get('/projects/:project/tag-bindings', noTags),
    get('/projects/:project/effective-tag-bindings', noTags),
    get('/organizations/:organization/workspaces/:name', (call) => respondOne(call, findNamedWorkspace(call), toWorkspace, workspaces_INCLUDES)),
    lockAction('lock'),
    lockAction('unlock'),
    lockAction('force-unlock'),
    get('/workspaces/:workspace', (call) => respondOne(call, findWorkspace(call), toWorkspace, workspaces_INCLUDES)),
];
function findProject(call) {
    const { store } = call.domain;
    const project = found(store.projects.get(parameter(call, 'project')));
    allow(isMember(store, call.token, project.organizationId));
    return project;
}
function noTags(call) {
    findProject(call);
    return respond(200, { data: [] });
}
function listWorkspaces(call) {
    const { domain, token, query } = call;
    const { store } = domain;
    const organization = findOrganization(call);
    const words = (...names) => names.flatMap((one) => (query.get(one) ?? '').split(',')).filter((word) => word !== '');
    const name = query.get('search[name]') ?? '';
    const wildcard = query.get('search[wildcard-name]') ?? '*';
    const tags = words('search[tags]');
    const excluded = words('search[exclude-tags]', 'search[exclude_tags]');
    const project = query.get('filter[project][id]');
    const statuses = words('filter[current-run][status]', 'filter[current_run][status]');
    const tagged = readTagged(query);
    const workspaces = [...store.workspaces.values()].filter((one) => one.organizationId === organization.id &&
        rightsOn(store, token, one).readRuns &&
        one.name.includes(name) &&
        fitsWildcard(one.name, wildcard) &&
        tags.every((tag) => isTagged(one, tag)) &&
        !excluded.some((tag) => isTagged(one, tag)) &&
        tagged.every(({ key, value }) => isTagged(one, key, value)) &&
        (project === null || one.projectId === project) &&
        (statuses.length === 0 ||
            currentRun(call, one).some(({ status }) => statuses.includes(status))));
    return respondPage(call, workspaces, toWorkspace, {
        includes: workspaces_INCLUDES,
        sorts: {
            name: (one) => one.name,
            'current-run.created-at': (one) => currentRun(call, one)[0]?.createdAt ?? '',
            'latest-change-at': (one) => one.updatedAt,
        },
    });
}
/** The tags in a query such as `filter[tagged][0][key]=env&filter[tagged][0][value]=prod`. */
function readTagged(query) {
    const tagged = [];
    for (let index = 0; query.has(`filter[tagged][${String(index)}][key]`); index += 1) {
        const read = (part) => query.get(`filter[tagged][${String(index)}][${part}]`);
        tagged.push({ key: read('key') ?? '', value: read('value') });
    }
    return tagged;
}
function isTagged({ tags, tagBindings }, key, value) {
    const text = value === undefined || value === '' ? null : value;
    if (text !== null)
        return Object.hasOwn(tagBindings, key) && tagBindings[key] === text;
    return tags.includes(key) || Object.hasOwn(tagBindings, key);
}
/** The route of a lock action. Runs that can be applied wait while the workspace is locked. */
function lockAction(name) {
    return post(`/workspaces/:workspace/actions/${name}`, (call) => {
        const workspace = findWorkspace(call, name === 'force-unlock' ? 'admin' : 'lock');
        const locks = name === 'lock';
        if (workspace.locked === locks) {
            return conflict(locks ? 'the workspace is locked already' : 'the workspace is not locked');
        }
        workspace.locked = locks;
        workspace.lockedBy = locks ? userIdOf(call.token) : null;
        if (!locks)
            startWaiting(call.domain.store, workspace.id);
        return respondResource(200, toWorkspace(call, workspace));
    });
}
//# sourceMappingURL=workspaces.js.map
;// CONCATENATED MODULE: ./build/src/service/run-pages.js
/**
 * Pages of runs for people. The address of a run returns an empty document, and that document
 * requests the run with the key of its tab. The program that holds the service (`RunPages`) draws
 * the pages and carries out actions. This file decides who may see and do what.
 */







const PAGE_ACTIONS = ['override', 'confirm', 'discard', 'cancel'];
/** The header with the key of a tab. Forms and pages of other sites cannot send it. */
const KEY_HEADER = 'x-plangate-key';
const RUN_PAGE = /^\/app\/([^/]+)\/(?:workspaces\/)?([^/]+)\/runs\/([\w-]{1,64})(?:\/(view|actions\/(\w+)))?$/;
const LIST_PAGE = /^\/app\/([^/]+?)(\/view)?\/?$/;
/** Every request below `/app/`. */
async function answerPage(desk, request) {
    const answer = await route(desk, request);
    return { ...answer, headers: { ...answer.headers, ...NO_FRAMES } };
}
const NO_FRAMES = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
};
async function route(desk, request) {
    const { method, path } = request;
    if (method !== 'GET') {
        if (method !== 'POST' || comesFromElsewhere(request))
            return forbidden();
        if (path === '/app/codes')
            return issueCode(desk, request);
        if (path === '/app/session')
            return exchangeCode(desk, request);
    }
    const [, organization, workspace, runId = '', inner, action] = RUN_PAGE.exec(path) ?? [];
    const [, listed, view] = LIST_PAGE.exec(path) ?? [];
    if (organization === undefined && listed === undefined)
        return notFound();
    if (method === 'GET' && inner === undefined && view === undefined)
        return shellOf(desk);
    const token = desk.sessions.find(request.headers[KEY_HEADER]);
    if (token === undefined)
        return unauthorized();
    const visitor = visitorOf(desk, token);
    if (organization === undefined)
        return await showRuns(desk, listed ?? '', token, request);
    const run = run_pages_findRun(desk, token, runId);
    const isAt = run?.workspace === named(workspace) && run?.organization === named(organization);
    if (run === undefined || !isAt)
        return notFound();
    if (inner === 'view' && method === 'GET') {
        return respondView(request, await desk.pages.drawRun(run, visitor));
    }
    const pageAction = PAGE_ACTIONS.find((one) => one === action);
    if (pageAction === undefined || method !== 'POST')
        return notFound();
    return await answerAction(desk, pageAction, run, { request, visitor });
}
function named(part) {
    try {
        return part === undefined ? undefined : decodeURIComponent(part);
    }
    catch {
        return undefined;
    }
}
/** Whether another site's page sent the request: browsers name the page's origin, other programs name none. */
function comesFromElsewhere({ headers }) {
    const { origin, host = '', 'sec-fetch-site': site } = headers;
    if (site !== undefined && site !== 'same-origin')
        return true;
    return origin !== undefined && origin !== `http://${host}`;
}
function forbidden() {
    return respond_fail(403, { title: 'forbidden', detail: 'Only pages of this service may ask for that.' });
}
function shellOf({ pages }) {
    const { html, policy } = pages.shell;
    const answer = respondText(200, html, 'text/html');
    return { ...answer, headers: { ...answer.headers, 'content-security-policy': policy } };
}
/** Issues a code to a program that has a user token; the program shows it with the address of a page. */
function issueCode({ domain, sessions }, request) {
    const token = findToken(domain.store, request.headers['authorization']);
    if (token === undefined)
        return unauthorized();
    if (token.kind !== 'user') {
        const detail = 'A page acts for a person, and this token is of a team or an organization.';
        return respond_fail(403, { title: 'forbidden', detail });
    }
    return respondJson(201, { code: sessions.issue(token) });
}
const codeSchema = dist/* strictObject */.rej({ code: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(100)) });
function exchangeCode(desk, request) {
    const exchanged = desk.sessions.exchange(body_check(run_pages_readJson(request), codeSchema).code);
    if (exchanged === 'too-many') {
        return respond_fail(429, {
            title: 'too many requests',
            detail: 'Too many wrong codes: wait a minute, then try again.',
        });
    }
    if (exchanged === 'wrong') {
        const detail = 'This code is not known, or it was used already. Each code opens one tab.';
        return respond_fail(403, { title: 'forbidden', detail });
    }
    const { key, token } = exchanged;
    return respondJson(201, { key, user: visitorOf(desk, token).username });
}
function visitorOf({ domain, answerAs }, token) {
    const { username } = must(domain.store.users, token.subjectId);
    return { origin: domain.origin, username, ask: (request) => answerAs(token, request) };
}
/** A run that the token may see; undefined for any other run. */
function run_pages_findRun({ domain }, token, runId) {
    const { store } = domain;
    const run = store.runs.get(runId);
    if (run === undefined)
        return undefined;
    const workspace = must(store.workspaces, run.workspaceId);
    return rightsOn(store, token, workspace).readRuns ? toPagedRun(domain, run) : undefined;
}
function toPagedRun({ store }, run) {
    const { name, organizationId } = must(store.workspaces, run.workspaceId);
    const organization = must(store.organizations, organizationId).name;
    const { files } = must(store.versions, run.versionId);
    return { id: run.id, message: run.message, workspace: name, organization, files };
}
/** The most runs that are listed, newest first. */
const MOST_RUNS = 100;
async function showRuns(desk, name, token, request) {
    const { store } = desk.domain;
    const value = named(name);
    const organization = [...store.organizations.values()].find((one) => one.name === value);
    if (organization === undefined || !isMember(store, token, organization.id))
        return notFound();
    const ids = [...store.runs.keys()].toReversed();
    const runs = ids
        .flatMap((id) => run_pages_findRun(desk, token, id) ?? [])
        .filter((run) => run.organization === value)
        .slice(0, MOST_RUNS);
    const { pages } = desk;
    const drawn = await pages.drawRuns(organization.name, runs, visitorOf(desk, token));
    return request.method === 'GET' ? respondView(request, drawn) : notFound();
}
const run_pages_actionSchema = dist/* strictObject */.rej({
    reason: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(10_000)),
    status: dist/* string */.YjP(),
});
async function answerAction({ domain, pages }, action, run, { request, visitor }) {
    // A browser names the origin in every POST, so a request without it does not come from a page.
    if (request.headers['origin'] === undefined)
        return forbidden();
    const { reason, status } = body_check(run_pages_readJson(request), run_pages_actionSchema);
    const now = must(domain.store.runs, run.id).status;
    if (now !== status) {
        const detail = `The run is ${now} by now, and the page showed ${status}: look again, then decide.`;
        return respond_fail(409, { title: 'conflict', detail });
    }
    const acted = await pages.act(action, run, reason.trim(), visitor);
    if ('done' in acted)
        return respondJson(200, acted);
    return respond_fail(422, { title: 'not done', detail: acted.problem });
}
/** Answers 304 when the page has this view already. */
function respondView(request, drawn) {
    const answer = respondJson(200, drawn);
    const etag = `"${(0,external_node_crypto_.createHash)('sha256').update(answer.body).digest('base64url')}"`;
    if (request.headers['if-none-match'] === etag)
        return respondEmpty(304, { etag });
    return { ...answer, headers: { ...answer.headers, etag } };
}
function respondJson(status, value) {
    return respondText(status, JSON.stringify(value), 'application/json');
}
function run_pages_readJson({ headers, body }) {
    const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase();
    if (type !== 'application/json') {
        const detail = 'The body must be sent as application/json.';
        throw new Refusal(respond_fail(415, { title: 'unsupported media type', detail }));
    }
    try {
        return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    }
    catch {
        throw new Refusal(respond_fail(400, { title: 'bad request', detail: 'The body is not JSON.' }));
    }
}
//# sourceMappingURL=run-pages.js.map
;// CONCATENATED MODULE: ./build/src/service/dispatch.js





















const PREFIX = '/api/v2';
/** Every route below /api/v2. */
const ROUTES = [
    ...VERSION_ROUTES,
    ...POLICY_CHECK_ROUTES,
    ...TEAM_ACCESS_ROUTES,
    ...AGENT_TOKEN_ROUTES,
    ...RUN_ROUTES,
    ...RUN_EVENT_ROUTES,
    ...EVALUATION_ROUTES,
    ...WORKSPACE_ROUTES,
    ...WORKSPACE_CHANGE_ROUTES,
    ...TAG_ROUTES,
    ...VARIABLE_ROUTES,
    ...STATE_ROUTES,
    ...PROVISION_ROUTES,
    ...POLICY_SET_ROUTES,
];
/** Lets a client see whether the route is not served here or the object does not exist. */
const NOT_SERVED = 'This method and path are not part of the local service. docs/service.md says what is.';
const dispatch_route = createRouter(PREFIX, ROUTES);
/** Answers one request, after everything that is due by now has happened, and what it begins is judged. */
async function dispatch(dispatcher, request) {
    const { judging } = dispatcher.domain.store;
    await Promise.all(judging);
    const response = await answerNow(dispatcher, request);
    await Promise.all(judging);
    return response;
}
async function answerNow(dispatcher, request) {
    const { domain, administer } = dispatcher;
    settle(domain.store);
    if (request.path === '/.well-known/terraform.json')
        return discovery();
    if (request.path.startsWith('/app/'))
        return await guarded(() => answerApp(dispatcher, request));
    if (request.path.startsWith('/admin/')) {
        return administer === undefined ? notFound() : guarded(() => administer(dispatcher, request));
    }
    if (request.path.startsWith('/v1/')) {
        const kind = request.path.split('/')[2] ?? '';
        return withFaults(dispatcher, `${request.method} /v1/${kind}/:object`, () => answerObject(domain, request));
    }
    const matched = dispatch_route(request.method, request.path);
    const label = `${request.method} ${matched?.route.path ?? request.path}`;
    return withFaults(dispatcher, label, async () => {
        const token = findToken(domain.store, request.headers['authorization']);
        if (token === undefined)
            return identify(domain, unauthorized());
        const limit = dispatcher.rateLimit?.count(token.subjectId, isRunList(matched?.route));
        if (limit?.waitMs !== undefined) {
            const refused = rateLimited('none', 0, domain.store.clock.date());
            return { ...refused, headers: { ...refused.headers, ...limit.headers } };
        }
        const response = await answerRoute(domain, request, matched, token);
        if (limit === undefined)
            return identify(domain, response);
        return identify(domain, { ...response, headers: { ...response.headers, ...limit.headers } });
    });
}
async function answerRoute(domain, request, matched, token) {
    if (matched === undefined)
        return notFound(NOT_SERVED);
    const { parameters } = matched;
    const query = new ReadQuery(request.query);
    const call = { domain, request, query, parameters, token };
    const response = await matched.route.handler(call);
    if (request.method === 'GET' && response.status === 200)
        refuseUnread(query);
    const asks = request.method === 'GET' && response.status === 200 && query.has('include');
    // A route that does not read `include` accepts none of its values.
    if (asks && !Buffer.from(response.body).includes('"included":'))
        included(call, [], {});
    return response;
}
/** A query that records which of its parameters the handler has read. */
class ReadQuery extends URLSearchParams {
    looked = new Set();
    get(name) {
        this.looked.add(name);
        return super.get(name);
    }
    has(name) {
        this.looked.add(name);
        return super.has(name);
    }
}
/** Refuses filters that the handler did not read: ignoring one would return more than was asked for. */
function refuseUnread(query) {
    for (const name of query.keys()) {
        if (query.looked.has(name) || !/^(filter|search)\[|^(q|sort)$/.test(name))
            continue;
        const detail = `The local service has no ${name} here. docs/service.md says which filters it has.`;
        throw new Refusal(badRequest(name, detail));
    }
}
async function withFaults({ faults, domain }, label, answer) {
    const rule = faults.take(label);
    if (rule === undefined)
        return guarded(answer);
    const nothing = { status: 502, headers: {}, body: new Uint8Array() };
    const real = reachesHandler(rule) ? await guarded(answer) : nothing;
    return applyFault(rule.fault, real, domain.store.clock.date());
}
/** Sends a refusal as the answer. Any other error is a fault of the service and is answered with 500. */
async function guarded(answer) {
    try {
        return await answer();
    }
    catch (error) {
        if (error instanceof Refusal)
            return error.response;
        return respond_fail(500, {
            title: 'internal server error',
            detail: error instanceof Error ? error.message : 'something went wrong in the service',
        });
    }
}
function isRunList(matched) {
    const path = matched?.method === 'GET' ? matched.path : '';
    return /^\/(workspaces|organizations)\/:\w+\/runs$/.test(path);
}
/** Answers a page, if the program that holds the service draws pages. */
async function answerApp(dispatcher, request) {
    const { domain, pages, sessions } = dispatcher;
    if (pages === undefined)
        return notFound('This local service has no pages.');
    const answerAs = (token, visitorRequest) => answerInside(domain, token, visitorRequest);
    return await answerPage({ domain, pages, sessions, answerAs }, request);
}
/**
 * Answers what a page requests for its visitor. Such requests are not counted or limited, and meet
 * no faults.
 */
async function answerInside(domain, token, request) {
    await Promise.all(domain.store.judging);
    settle(domain.store);
    if (request.path.startsWith('/v1/'))
        return await guarded(() => answerObject(domain, request));
    const matched = dispatch_route(request.method, request.path);
    return await guarded(() => answerRoute(domain, request, matched, token));
}
function discovery() {
    const places = ['tfe.v2', 'tfe.v2.1', 'tfe.v2.2'].map((name) => [name, `${PREFIX}/`]);
    return respond(200, Object.fromEntries(places), { 'content-type': 'application/json' });
}
/**
 * Adds the headers by which a real service identifies itself; the specification's neutral service
 * sends none.
 */
function identify({ identity }, response) {
    if (identity === 'neutral')
        return response;
    const headers = { 'tfp-api-version': '2.6' };
    if (identity === 'hcp-terraform')
        headers['tfp-appname'] = 'HCP Terraform';
    else {
        headers['tfp-appname'] = 'Terraform Enterprise';
        headers['x-tfe-version'] = 'v202507-1';
    }
    return { ...response, headers: { ...response.headers, ...headers } };
}
const RUN_LISTS_PER_MINUTE = 30;
/** A limit of `perSecond` requests for each user, and of 30 lists of runs a minute. */
function createRateLimit(clock, perSecond) {
    const windows = new Map();
    const use = (key, lengthMs, most) => {
        const now = clock.now();
        let window = windows.get(key);
        if (window === undefined || now - window.started >= lengthMs) {
            window = { started: now, used: 0 };
            windows.set(key, window);
        }
        window.used += 1;
        return { left: most - window.used, resetMs: window.started + lengthMs - now };
    };
    return {
        count(who, isRunList) {
            const all = use(`second ${who}`, 1000, perSecond);
            const lists = isRunList ? use(`minute ${who}`, 60_000, RUN_LISTS_PER_MINUTE) : undefined;
            const tight = lists !== undefined && lists.left < 0 ? lists : all;
            const headers = {
                'x-ratelimit-limit': String(tight === all ? perSecond : RUN_LISTS_PER_MINUTE),
                'x-ratelimit-remaining': String(Math.max(0, tight.left)),
                'x-ratelimit-reset': (tight.resetMs / 1000).toFixed(3),
            };
            return tight.left < 0 ? { headers, waitMs: tight.resetMs } : { headers };
        },
    };
}
//# sourceMappingURL=dispatch.js.map
;// CONCATENATED MODULE: ./build/src/service/first-seed.js
const SOFT_FAILURE = {
    files: { 'main.tf': 'resource "aws_s3_bucket" "logs" {\n  bucket = "acme-logs"\n}\n' },
    run: {
        message: 'A soft failure to override',
        planOnly: true,
        script: { name: 'policy-check-soft-failed', policySets: [] },
    },
};
/** A volume that is encrypted and has no region, so that only its tags are missing. */
const UNTAGGED = {
    files: { 'main.tf': 'resource "aws_ebs_volume" "data" {\n  encrypted = true\n}\n' },
    run: { message: 'Three policy systems, and one of them objects', savePlan: true },
};
/** This seed has no policies, because a directory of policies may be served along with it. */
const DEFAULT_SEED = toSeed({ name: 'network', tags: ['prod'] }, []);
/** This seed has the example policies: all three policy systems judge `network`. */
const FIRST_SEED = toSeed({ name: 'network', tags: ['prod'], versions: [UNTAGGED] }, [
    { name: 'guardrails' },
    {
        name: 'organization-rules',
        system: 'policy-check',
        only: ['required-tags'],
        levels: { 'required-tags': 'soft-mandatory' },
        workspaces: ['network'],
    },
    {
        name: 'terraform-rules',
        system: 'terraform-policy',
        only: ['require-encrypted-volumes'],
        workspaces: ['network'],
        // Advisory here, so that the policy evaluation that comes later is reached too.
        levels: { 'require-encrypted-volumes': 'advisory' },
    },
]);
function toSeed(network, policySets) {
    return {
        users: [{ username: 'owner', email: 'owner@acme.example' }],
        organizations: [
            {
                name: 'acme',
                teams: [
                    { name: 'platform' },
                    { name: 'security', permissions: { managePolicyOverrides: true } },
                ],
                agentPools: [{ name: 'private-network' }],
                workspaces: [
                    network,
                    {
                        name: 'storage',
                        tags: ['prod'],
                        access: [{ team: 'security', access: 'read' }],
                        versions: [SOFT_FAILURE],
                    },
                ],
                policySets,
            },
        ],
    };
}
//# sourceMappingURL=first-seed.js.map
;// CONCATENATED MODULE: ./build/src/service/page-sessions.js
/**
 * Who looks at a page. A client exchanges a code once for a key, and the key acts for one user
 * token. Codes and keys are kept as digests in memory, so they end with the process.
 */


/** 32 characters without those that look alike, so that each is five random bits. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 8;
/** The most codes, and the most keys, that are kept; the oldest are dropped first. */
const page_sessions_MOST = 1_000;
const MOST_WRONG = 10;
const WRONG_WINDOW_MS = 60_000;
/** @param isGood whether a token is still valid */
function createPageSessions(clock, isGood) {
    const codes = new Map();
    const keys = new Map();
    let wrong = [];
    return {
        issue(token, onUsed = () => undefined) {
            const letters = Array.from((0,external_node_crypto_.randomBytes)(CODE_LENGTH), (byte) => LETTERS.charAt(byte % 32));
            const code = letters.join('');
            keep(codes, nameOf(code), { token, onUsed });
            return `${code.slice(0, 4)}-${code.slice(4)}`;
        },
        exchange(code) {
            const now = clock.now();
            wrong = wrong.filter((at) => now - at < WRONG_WINDOW_MS);
            if (wrong.length >= MOST_WRONG)
                return 'too-many';
            const name = nameOf(code.toUpperCase().replace(/[\s-]/g, ''));
            const issued = codes.get(name);
            codes.delete(name);
            if (issued === undefined || !isGood(issued.token)) {
                wrong.push(now);
                return 'wrong';
            }
            const key = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
            keep(keys, nameOf(key), issued.token);
            issued.onUsed();
            return { key, token: issued.token };
        },
        find(key) {
            const token = key === undefined ? undefined : keys.get(nameOf(key));
            return token !== undefined && isGood(token) ? token : undefined;
        },
    };
}
/** The name by which a secret is kept. Looking up a digest takes equally long for every wrong guess. */
function nameOf(secret) {
    return digestOf(secret).toString('hex');
}
function keep(map, name, kept) {
    map.set(name, kept);
    const [oldest] = map.keys();
    if (map.size > page_sessions_MOST && oldest !== undefined)
        map.delete(oldest);
}
//# sourceMappingURL=page-sessions.js.map
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var node_server_dist = __webpack_require__(6652);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js + 24 modules
var hono_dist = __webpack_require__(9513);
;// CONCATENATED MODULE: ./build/src/service/server.js



const MAX_BODY_BYTES = 1024 * 1024;
const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Listens on 127.0.0.1. Rejects when the port is taken. */
async function serve(handle, port) {
    const app = new hono_dist/* Hono */.$();
    let hosts = [];
    app.all('*', async ({ env: { incoming } }) => {
        const { headers, url = '/' } = incoming;
        // A web page must not reach this service through another host name that resolves to this
        // address.
        if (!hosts.includes(headers.host ?? '')) {
            return send(respond_fail(403, { title: 'forbidden', detail: 'Unknown Host header.' }));
        }
        const method = METHODS.find((one) => one === incoming.method);
        if (method === undefined) {
            return send(respond_fail(405, { title: 'method not allowed' }));
        }
        const [path, query] = splitTarget(url);
        const most = path.startsWith('/v1/object/') ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
        const body = await readBody(incoming, most);
        if (body === undefined) {
            return send(respond_fail(413, {
                title: 'payload too large',
                detail: `The body may have at most ${String(most)} bytes.`,
            }));
        }
        const response = await handle({
            method,
            path,
            query,
            headers: singleHeaders(headers),
            body,
        });
        return send(response, incoming.socket);
    });
    const server = (0,node_server_dist/* createAdaptorServer */.b$)({ fetch: app.fetch });
    server.keepAliveTimeout = 5_000;
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, '127.0.0.1', resolve);
    });
    const { port: bound } = server.address();
    hosts = [`127.0.0.1:${String(bound)}`, `localhost:${String(bound)}`];
    return {
        origin: `http://127.0.0.1:${String(bound)}`,
        stop: () => new Promise((resolve) => {
            server.close(() => resolve());
            server.closeAllConnections();
        }),
    };
}
/** The headers that occur once; the service reads no others. */
function singleHeaders(headers) {
    const single = {};
    for (const [name, value] of Object.entries(headers)) {
        if (typeof value === 'string')
            single[name] = value;
    }
    return single;
}
/** Splits path and query without decoding: a decoded or normalized path could mean something else. */
function splitTarget(target) {
    const at = target.indexOf('?');
    return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}
const server_NOTHING = new Uint8Array();
/** The body; undefined when it is longer than `most`, and then the rest is not read. */
async function readBody(incoming, most) {
    const { 'content-length': announced, 'transfer-encoding': encoding } = incoming.headers;
    if (announced === undefined && encoding === undefined)
        return server_NOTHING;
    if (Number(announced ?? 0) > most)
        return undefined;
    const parts = [];
    // With an announced length the body is read into one buffer, so that it is not held twice.
    const whole = announced === undefined ? undefined : Buffer.allocUnsafe(Number(announced));
    let bytes = 0;
    return new Promise((resolve, reject) => {
        incoming.on('data', (part) => {
            const at = bytes;
            bytes += part.length;
            if (whole !== undefined)
                part.copy(whole, at);
            else if (bytes <= most)
                parts.push(part);
            else {
                incoming.pause();
                resolve(undefined);
            }
        });
        incoming.on('end', () => resolve(whole?.subarray(0, bytes) ?? Buffer.concat(parts)));
        incoming.on('error', reject);
    });
}
async function send(response, socket) {
    const { status, headers, body, fault } = response;
    const bytes = status === 204 || status === 304 ? null : body;
    const whole = bytes === null ? headers : { ...headers, 'content-length': String(bytes.length) };
    switch (fault?.kind) {
        case undefined:
            return new Response(asText(bytes, headers['content-type']), { status, headers: whole });
        case 'reset':
            socket?.resetAndDestroy();
            return await never();
        case 'hang':
            return await never();
        case 'delay':
            await pause(fault.delayMs);
            return new Response(bytes, { status, headers: whole });
        case 'truncate': {
            const { bytes: kept } = fault;
            const cut = new ReadableStream({
                async start(controller) {
                    controller.enqueue(body.subarray(0, kept));
                    // Data in the buffer has to reach the socket before the connection is cut.
                    await pause(10);
                    socket?.destroy();
                },
            });
            return new Response(cut, { status, headers: whole });
        }
        case 'drip': {
            const { pauseMs } = fault;
            const drops = new ReadableStream({
                async start(controller) {
                    for (const byte of body) {
                        if (socket?.destroyed === true)
                            return;
                        controller.enqueue(Uint8Array.of(byte));
                        await pause(pauseMs);
                    }
                    controller.close();
                },
            });
            return new Response(drops, { status, headers: whole });
        }
    }
}
/** A text is sent in one piece with its headers and bytes in two, so documents are faster as texts. */
function asText(bytes, type) {
    if (bytes === null || type === undefined || !type.startsWith('application/vnd.api+json')) {
        return bytes;
    }
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}
function pause(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms));
}
function never() {
    return new Promise(() => undefined);
}
//# sourceMappingURL=server.js.map
;// CONCATENATED MODULE: ./build/src/service/service.js
/**
 * The local service: an implementation of the API in memory. `createService` answers
 * requests without any socket; `startService` puts it behind one.
 */















const DEFAULT_DURATION_MS = 400;
/** The most requests that are remembered. */
const MOST_REQUESTS = 10_000;
const DECISIONS = new Map([
    ['policy_override', 'a policy check to override'],
    ['policy_soft_failed', 'a policy check to override'],
    ['post_plan_awaiting_decision', 'a policy evaluation to override'],
    ['tf_policy_override', 'a Terraform policy to override'],
    ['planned_and_saved', 'a saved plan to apply'],
]);
/** Makes a service without a socket: call its `handle`. Throws if the seed cannot be used. */
function createService(options) {
    return build(options, 'http://127.0.0.1').service;
}
/**
 * Makes a service that listens on loopback.
 *
 * @returns the service with its address; rejects if the port is taken, or if the policies or the seed
 *   cannot be used
 */
async function startService(options) {
    const { service, domain } = build(options, '');
    await service.ready();
    const server = await serve(service.handle, options.port ?? 0);
    domain.origin = server.origin;
    const stop = async () => {
        await service.endPlanning();
        await server.stop();
    };
    return Object.assign(service, { origin: server.origin, stop });
}
function build(options, origin) {
    const { clock, random, runDurationMs: durationMs = DEFAULT_DURATION_MS, rateLimit } = options;
    const seed = readSeed(options.seed ?? (isFirst(options) ? FIRST_SEED : DEFAULT_SEED));
    const store = createStore(clock, random);
    const seeded = seedStore(store, seed, durationMs);
    const domain = {
        store,
        signer: createSigner(),
        origin,
        edition: options.edition ?? 'hosted',
        identity: options.identity ?? 'neutral',
        runDurationMs: durationMs,
    };
    const faults = createFaults();
    const find = (workspace) => {
        const workspaces = [...store.workspaces.values()];
        const record = workspaces.find(({ id, name }) => id === workspace || name === workspace);
        if (record === undefined)
            throw new Error(`there is no workspace ${workspace}`);
        return record;
    };
    const setScript = (workspace, script) => {
        find(workspace).script = resolveScript(script, durationMs);
    };
    const push = (pushed) => takePush(store, find(pushed.workspace), pushed, durationMs);
    const sessions = createPageSessions(clock, (token) => service_opens(store, token));
    const dispatcher = {
        domain,
        pages: options.pages,
        sessions,
        faults,
        rateLimit: rateLimit === undefined ? undefined : createRateLimit(clock, rateLimit),
        administer: options.faults === true ? administer : undefined,
        setScript,
        push,
    };
    const requests = [];
    let prepared;
    const ready = () => (prepared ??= prepare(store, seed, options));
    const service = {
        ...seeded,
        ...createControls(store),
        ...createPageControls(domain, seeded, sessions),
        requests,
        ready,
        handle: async (request) => {
            await ready();
            const response = await dispatch(dispatcher, request);
            if (requests.length === MOST_REQUESTS)
                requests.splice(0, MOST_REQUESTS / 2);
            requests.push({ method: request.method, path: request.path, status: response.status });
            return response;
        },
        addFault: faults.add,
        clearFaults: faults.clear,
        setScript,
        push,
    };
    return { service, domain };
}
/** Whether the token is still valid: a page must not be usable longer than its token. */
function service_opens({ tokens, clock }, token) {
    return tokens.get(token.id) === token && !isOver(token, clock.date());
}
function createPageControls(domain, { organization: first, token: secret }, sessions) {
    const { store } = domain;
    return {
        pageOf(runId) {
            if (runId === undefined)
                return `${domain.origin}/app/${first}`;
            const { name, organizationId } = must(store.workspaces, must(store.runs, runId).workspaceId);
            const organization = must(store.organizations, organizationId).name;
            return `${domain.origin}/app/${organization}/${name}/runs/${runId}`;
        },
        pageCode(onUsed) {
            const token = findToken(store, `Bearer ${secret}`);
            if (token === undefined)
                throw new Error('the token of the seed opens nothing any more');
            return sessions.issue(token, onUsed);
        },
    };
}
/** Whether no seed and no policies are named, so that the service starts with the first seed. */
function isFirst({ seed, policies }) {
    return seed === undefined && typeof policies === 'object';
}
/** Loads everything that needs the HCL parser. */
async function prepare(store, seed, options) {
    const { seedDirectory = '.' } = options;
    // The first seed names the example policies already.
    const policies = isFirst(options) ? undefined : options.policies;
    store.hcl = await (0,hcl.loadHcl)();
    await seedContent(store, store.hcl, seed, seedDirectory);
    const { policySets = [] } = options;
    const sets = [...policySets];
    if (policies !== undefined) {
        const directory = typeof policies === 'string' ? policies : undefined;
        const about = { name: 'guardrails', system: 'policy-evaluation', overridable: false };
        sets.push(await loadPolicySet({ ...about, directory }, store.hcl));
    }
    for (const set of sets)
        addToAll(store, set);
    await Promise.all(store.judging);
    settle(store);
    store.engine = options.engine;
    store.rego = options.rego;
}
/** Adds a policy set for every workspace of every organization. */
function addToAll(store, set) {
    for (const { id: organizationId } of store.organizations.values()) {
        const id = store.newId('polset');
        store.policySets.set(id, {
            id,
            organizationId,
            global: true,
            workspaceIds: [],
            policyIds: [],
            shown: {},
            isUploaded: false,
            set,
            createdAt: nowAt(store.clock),
        });
    }
}
/** The methods by which the program that holds the service reads and changes it without a request. */
function createControls(store) {
    const nameOf = (workspaceId) => must(store.workspaces, workspaceId).name;
    return {
        runs: () => {
            settle(store);
            return [...store.runs.values()].map(({ id, status, versionId, workspaceId, message }) => ({
                id,
                status,
                versionId,
                message,
                workspace: nameOf(workspaceId),
            }));
        },
        whenRunMoves: (runId, status) => {
            settle(store);
            const run = must(store.runs, runId);
            return run.status === status ? run.planning?.done : Promise.resolve();
        },
        toDecide: () => {
            settle(store);
            return [...store.runs.values()].flatMap(({ id, status, workspaceId }) => {
                const what = DECISIONS.get(status);
                return what === undefined ? [] : [{ id, workspace: nameOf(workspaceId), what }];
            });
        },
        versions: () => {
            settle(store);
            return [...store.versions.values()].map(({ id, status, workspaceId }) => ({
                id,
                status,
                workspace: nameOf(workspaceId),
            }));
        },
        endPlanning: () => stopPlanning(store),
        interfere: (runId, action) => {
            settle(store);
            const act = { cancel: cancelRun, discard: discardRun, 'force-cancel': forceCancelRun };
            return act[action](store, must(store.runs, runId));
        },
    };
}
//# sourceMappingURL=service.js.map
// EXTERNAL MODULE: ./build/src/settings/local-names.js
var local_names = __webpack_require__(5233);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(589);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(3836);
// EXTERNAL MODULE: ./build/src/hosts/workspace.js
var workspace = __webpack_require__(1956);
// EXTERNAL MODULE: ./build/src/machine/program-path.js
var program_path = __webpack_require__(439);
;// CONCATENATED MODULE: ./build/src/machine/apart.js
/**
 * Starts programs that run other people's code apart from the other processes of the job. Those hold tokens in
 * their environments and on their command lines, and Linux shows both below /proc to each process of the same
 * user. A new user namespace keeps a program from reading their environments and memory; a process
 * namespace hides that they exist, and ends everything in it together with the program.
 */



/** The same user, so that programs find what is his, as the keys of SSH; but without any rights beyond it. */
const AS_ONESELF = ['--user', '--map-current-user'];
/**
 * What a machine may allow, the best first. The second `unshare` takes the right to uncover the old /proc
 * away from those who run as root. A container that covers parts of /proc allows no new one.
 */
const WAYS = [
    [
        [...AS_ONESELF, '--pid', '--fork', '--kill-child', '--mount-proc'],
        [...AS_ONESELF, '--mount'],
    ],
    [AS_ONESELF],
];
/** Prints if it cannot read the environment of the process that started it. Number 1 is in another namespace. */
const LOOK = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo apart';
const LOOK_MS = 10_000;
const MOST_BYTES = 10_000;
/**
 * Finds out, by a try, how this machine starts programs apart.
 *
 * @param program its name for people
 * @param environment its PATH leads to `unshare`
 */
async function startsApart(program, execute, environment) {
    const found = await findApart(execute, environment);
    if ('execute' in found)
        return found;
    const notApart = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
    return { execute, notApart };
}
/** How programs are started apart; or why they cannot be, as the end of a sentence. */
async function findApart(execute, environment) {
    if ((0,external_node_os_.platform)() !== 'linux')
        return { why: `on ${(0,external_node_os_.platform)()}, nothing separates the processes of one user.` };
    const unshare = (0,program_path/* findOnPath */.aY)('unshare', environment);
    if (unshare === undefined)
        return { why: 'the PATH has no `unshare` (package util-linux).' };
    for (const way of WAYS) {
        const before = way.flatMap((options) => [unshare, ...options, '--']);
        if (await isApart(before, execute))
            return { execute: startedBy(before, execute) };
    }
    const isRestricted = await (0,promises_.readFile)(RESTRICTED, 'utf8').catch(() => '');
    return { why: isRestricted.trim() === '1' ? WHY_RESTRICTED : WHY_REFUSED };
}
/** Ubuntu 24.04 has it, GitHub's runners included. */
const RESTRICTED = '/proc/sys/kernel/apparmor_restrict_unprivileged_userns';
const WHY_RESTRICTED = 'Ubuntu restricts user namespaces. `sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0` in a step before the gate permits them.';
const WHY_REFUSED = 'it permits no user namespaces to `unshare --user --map-current-user`.';
async function isApart(before, execute) {
    const [program = '', ...args] = before;
    const look = [...args, '/bin/sh', '-c', LOOK];
    const { signal } = new AbortController();
    const limits = { cwd: '/', signal, timeoutMs: LOOK_MS, maxBytes: MOST_BYTES };
    const seen = await execute(program, look, { ...limits, variables: {} }).catch(() => undefined);
    return seen?.stdout === 'apart\n';
}
function startedBy(before, execute) {
    const [first = '', ...rest] = before;
    return (program, args, options) => {
        const path = (0,program_path/* findOnPath */.aY)(program, (0,program_path/* environmentFor */.DD)(options.variables, options.cwd));
        // Without the program, its own start says so.
        if (path === undefined)
            return execute(program, args, options);
        return execute(first, [...rest, path, ...args], options);
    };
}
//# sourceMappingURL=apart.js.map
// EXTERNAL MODULE: ./build/src/machine/execute.js + 2 modules
var machine_execute = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/src/machine/find-repository.js
var find_repository = __webpack_require__(6609);
// EXTERNAL MODULE: ./build/src/machine/ask-git.js
var ask_git = __webpack_require__(2415);
;// CONCATENATED MODULE: ./build/src/service/engines/bind-plan.js
/**
 * Compares a plan that was made elsewhere with the configuration that is judged: does one belong to
 * the other?
 */









/** The most differences that are named. */
const bind_plan_MOST = 5;
const DEEPEST = 20;
const expressionSchema = dist/* looseObject */._H3({
    constant_value: dist/* optional */.lqM(dist/* unknown */.L5J()),
    references: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP())),
});
const expressionsSchema = dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), {});
const configuredSchema = dist/* looseObject */._H3({
    resources: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({
        address: dist/* string */.YjP(),
        mode: dist/* string */.YjP(),
        expressions: expressionsSchema,
        count_expression: dist/* optional */.lqM(expressionSchema),
        for_each_expression: dist/* optional */.lqM(expressionSchema),
    })), []),
    module_calls: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({
        source: dist/* optional */.lqM(dist/* string */.YjP()),
        version_constraint: dist/* optional */.lqM(dist/* string */.YjP()),
        expressions: expressionsSchema,
        count_expression: dist/* optional */.lqM(expressionSchema),
        for_each_expression: dist/* optional */.lqM(expressionSchema),
        module: dist/* optional */.lqM(dist/* unknown */.L5J()),
    })), {}),
    variables: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({ default: dist/* optional */.lqM(dist/* unknown */.L5J()) })), {}),
    outputs: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({})), {}),
});
/** A sentence for each difference; an empty list means that the plan is of this configuration. */
function differencesFrom(document, judged) {
    const differences = [];
    compareModules(document.configuration.root_module, judged.root, {
        differences,
        sources: judged.sources,
        address: '',
        depth: 0,
    });
    compareVariables(document, judged, differences);
    compareChanges(document, judged.planned, differences);
    return differences.slice(0, bind_plan_MOST);
}
function compareModules(plannedModule, module, at) {
    const { differences, address, depth } = at;
    const read = dist/* safeParse */.xLC(configuredSchema, plannedModule ?? {});
    if (!read.success || depth > DEEPEST) {
        differences.push(`The plan does not say what ${address || 'the root module'} is made of.`);
        return;
    }
    const planned = read.output;
    const blocks = new Map([
        ...module.resources.map((each) => [each.block.labels.join('.'), each]),
        ...module.dataSources.map((each) => [`data.${each.block.labels.join('.')}`, each]),
    ]);
    const resources = new Map(planned.resources.map((each) => [each.address, each]));
    compareNames([...resources.keys()], [...blocks.keys()], '', at);
    const calls = new Map(module.calls.map((each) => [each.block.labels[0] ?? '', each]));
    compareNames(Object.keys(planned.module_calls), [...calls.keys()], 'module.', at);
    compareNames(Object.keys(planned.variables), [...module.variables.keys()], 'var.', at);
    compareNames(Object.keys(planned.outputs), [...module.outputs.keys()], 'output.', at);
    for (const [name, { block }] of blocks) {
        const one = resources.get(name);
        if (one !== undefined)
            compareBlock(block, one, `${address}${name}`, differences);
    }
    for (const [name, call] of calls)
        compareCall(name, call, { planned, module, at });
    for (const [name, { block }] of module.variables) {
        const written = block.body.attributes.find((one) => one.name === 'default');
        const type = block.body.attributes.find((one) => one.name === 'type')?.value;
        const value = written && constantOf(written.value, type);
        const other = planned.variables[name]?.default;
        if (value !== undefined && !isSameJson(value.known, other)) {
            differences.push(`${address}var.${name} has another default in the plan.`);
        }
    }
}
function compareNames(planned, judged, kind, { differences, address }) {
    for (const name of planned) {
        if (!judged.includes(name)) {
            differences.push(`${cut(address + kind + name)} is in the plan, and not in the configuration.`);
        }
    }
    for (const name of judged) {
        if (!planned.includes(name)) {
            differences.push(`${cut(address + kind + name)} is in the configuration, and not in the plan.`);
        }
    }
}
/** Compares the arguments of a block: their names, their constant values, and the names in all other values. */
function compareBlock({ body }, planned, address, differences) {
    const differs = (name) => {
        differences.push(`${cut(address)} has another "${name}" in the plan than in the configuration.`);
    };
    const writtenNames = new Set([...body.attributes, ...body.blocks.map(nameOfBlock)].map(({ name }) => name));
    for (const name of Object.keys(planned.expressions))
        if (!writtenNames.has(name))
            differs(name);
    const repeated = { count: planned.count_expression, for_each: planned.for_each_expression };
    for (const name of ['count', 'for_each']) {
        if (repeated[name] !== undefined && !writtenNames.has(name))
            differs(name);
    }
    for (const { name, value } of body.attributes) {
        const isRepetition = name === 'count' || name === 'for_each';
        if (isMetaArgument(name) && !isRepetition)
            continue;
        const other = isRepetition ? repeated[name] : planned.expressions[name];
        if (other === undefined && isRepetition && isWithoutNames(value))
            continue;
        if (!isSameExpression(value, other))
            differs(name);
    }
}
function nameOfBlock({ type, labels }) {
    return { name: type === 'dynamic' ? (labels[0] ?? '') : type };
}
function isSameExpression(written, planned) {
    const read = dist/* safeParse */.xLC(expressionSchema, planned);
    // An attribute of a schema with nested attributes has one expression for each of them in the
    // plan.
    if (!read.success)
        return typeof planned === 'object' && planned !== null;
    const constant = constantOf(written);
    const { constant_value: other, references } = read.output;
    if (constant !== undefined)
        return isSameJson(constant.known, other ?? null);
    const names = new Set();
    if (!addNames(written, names, new Set()))
        return true;
    const plannedNames = new Set((references ?? []).map(firstTwo));
    return (0,external_node_util_.isDeepStrictEqual)([...names].sort(), [...plannedNames].sort());
}
/** Whether an expression has neither a constant value nor a name, as a function call; a plan leaves it out. */
function isWithoutNames(written) {
    const names = new Set();
    return (constantOf(written) === undefined && addNames(written, names, new Set()) && names.size === 0);
}
/** The value of an expression that has no names and calls no functions; undefined for any other. */
function constantOf(expression, type) {
    const parts = JSON.stringify(expression);
    if (/"kind":"(?:call|other|for|traversal|access)"/.test(parts))
        return undefined;
    const plain = evaluate(expression, withoutNames());
    const value = type === undefined ? plain : convert(plain, type);
    return isWhollyKnown(value) ? { known: split(value, { left: 100_000 }).known } : undefined;
}
/** Compares both values as JSON, the form of the plan, so that the prototypes of maps do not count. */
function isSameJson(one, other) {
    return (0,external_node_util_.isDeepStrictEqual)(JSON.parse(JSON.stringify(one ?? null)), JSON.parse(JSON.stringify(other ?? null)));
}
/**
 * Adds the `first.second` of every name. Returns false if the parser did not understand a part of
 * the expression.
 */
function addNames(expression, names, bound) {
    if (expression.kind === 'other')
        return false;
    if (expression.kind === 'for') {
        const { keyName, valueName, key, condition } = expression;
        const inner = new Set([...bound, valueName, ...(keyName === undefined ? [] : [keyName])]);
        const inside = [key, condition, expression.value].filter((each) => each !== undefined);
        return (addNames(expression.collection, names, bound) &&
            inside.every((each) => addNames(each, names, inner)));
    }
    if (expression.kind === 'traversal') {
        const { root, steps } = expression;
        const [first] = steps;
        if (!bound.has(root) && first?.kind === 'literal') {
            names.add(firstTwo(`${root}.${String(first.value)}`));
        }
        return steps.every((each) => addNames(each, names, bound));
    }
    return (0,hcl_syntax/* partsOf */.CI)(expression).every((each) => addNames(each, names, bound));
}
function firstTwo(reference) {
    return reference.split(/[.[]/, 2).join('.');
}
function compareCall(name, call, { planned, module, at }) {
    const one = planned.module_calls[name];
    if (one === undefined)
        return;
    const address = `${at.address}module.${name}`;
    const textOf = (name) => {
        const written = call.block.body.attributes.find((each) => each.name === name);
        const text = written && constantOf(written.value)?.known;
        return typeof text === 'string' ? text : undefined;
    };
    const { body } = call.block;
    const inputs = body.attributes.filter((each) => each.name !== 'source' && each.name !== 'version');
    compareBlock({ ...call.block, body: { ...body, attributes: inputs } }, one, address, at.differences);
    const source = textOf('source');
    const isOther = source !== undefined && one.source !== source && !`${one.source}`.endsWith(source);
    if (isOther || textOf('version') !== one.version_constraint) {
        at.differences.push(`${cut(address)} is another module in the plan.`);
    }
    const callee = calledModule(at.sources, module, callOf(call, at.address, source ?? ''));
    if (callee === undefined)
        return;
    compareModules(one.module, callee, { ...at, address: `${address}.`, depth: at.depth + 1 });
}
/** Adds a difference for each value that the run sets and that the plan has otherwise. */
function compareVariables({ variables }, { root, variables: runVariables }, differences) {
    for (const [name, value] of Object.entries(runVariables)) {
        if (!root.variables.has(name))
            continue;
        const planned = Object.hasOwn(variables, name) ? variables[name]?.value : undefined;
        if (!isSameJson(value, planned))
            differences.push(`var.${name} has another value in the plan.`);
    }
}
/**
 * Adds differences between the changes of the plan and of the static plan. Each planned resource
 * has to be declared, and each value that the static plan knows has to be the same. This also
 * compares the values of locals, which the configuration inside a plan does not have.
 */
function compareChanges(document, planned, differences) {
    const { resource_changes: changes, configuration } = document;
    const declared = new Set();
    declaredIn(configuration.root_module, '', declared, 0);
    const made = changes.filter(({ mode, change }) => mode === 'managed' && change.after !== null);
    const undeclared = made.find(({ address }) => !declared.has(withoutKeys(address)));
    if (undeclared !== undefined) {
        differences.push(`${cut(undeclared.address)} is planned, and its configuration is not in the plan.`);
    }
    const byAddress = new Map(made.map((each) => [each.address, each]));
    const unsure = new Set((planned.unsure ?? []).map(withoutKeys));
    const knownChanges = planned.document.resource_changes.filter(({ address, change }) => change.after !== null && !unsure.has(withoutKeys(address)));
    for (const { address, change } of knownChanges) {
        const other = byAddress.get(address);
        if (other === undefined)
            differences.push(`${cut(address)} is not planned.`);
        else {
            const after = other.change.after ?? {};
            const wrong = Object.entries(change.after ?? {}).find(([name, value]) => Object.hasOwn(after, name) && !mayBe(value, after[name]));
            if (wrong !== undefined)
                differences.push(`${cut(address)} is planned with another "${wrong[0]}".`);
        }
    }
    const names = new Set(knownChanges.map(({ address }) => withoutKeys(address)));
    const addresses = new Set(knownChanges.map(({ address }) => address));
    const extra = made.find(({ address }) => names.has(withoutKeys(address)) && !addresses.has(address));
    if (extra !== undefined)
        differences.push(`${cut(extra.address)} is planned, and not declared.`);
}
/** Whether a plan may have made this value from the known one. */
function mayBe(written, planned) {
    if (Array.isArray(written)) {
        // The plan has the members of a set in its own order.
        const plain = written.every(isPrimitive) && Array.isArray(planned) && planned.every(isPrimitive);
        return !plain || (0,external_node_util_.isDeepStrictEqual)(written.map(String).sort(), planned.map(String).sort());
    }
    if (typeof written === 'object' && written !== null) {
        if (typeof planned !== 'object' || planned === null)
            return false;
        return Object.entries(written).every(([name, value]) => !Object.hasOwn(planned, name) || mayBe(value, Reflect.get(planned, name)));
    }
    return !isPrimitive(written) || isAsPlain(written, planned);
}
function isPrimitive(value) {
    return ['string', 'number', 'boolean'].includes(typeof value);
}
/** Whether a plan has this value, or a text that may be its digest: some providers keep digests of texts. */
function isAsPlain(written, planned) {
    if (String(written) === String(planned))
        return true;
    return typeof planned === 'string' && /^(?:[\da-f]{40}|[\da-f]{64})$/.test(planned);
}
function declaredIn(plannedModule, prefix, declared, depth) {
    const read = dist/* safeParse */.xLC(configuredSchema, plannedModule ?? {});
    if (!read.success || depth > DEEPEST)
        return;
    for (const { address } of read.output.resources)
        declared.add(prefix + address);
    for (const [name, call] of Object.entries(read.output.module_calls)) {
        declaredIn(call.module, `${prefix}module.${name}.`, declared, depth + 1);
    }
}
function cut(text) {
    return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
//# sourceMappingURL=bind-plan.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/places-in.js
/** Finds the file and line of each resource of a plan in the text of the configuration. */


/** The file and line by address. A plan that a program made has none itself. */
function placesIn(input, { resource_changes: changes }) {
    const { places } = planConfiguration({ ...input, state: {}, outputs: {} });
    const blocks = new Map([...places].map(([address, place]) => [withoutKeys(address), place]));
    return new Map(changes.flatMap(({ address }) => {
        const place = blocks.get(withoutKeys(address));
        return place === undefined ? [] : [[address, place]];
    }));
}
//# sourceMappingURL=places-in.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/read-plan.js
/** Reads a plan in JSON (`terraform show -json`). Its text may be hostile, so its parts have to agree. */





/** The longest plan that is read, in characters. */
const LONGEST_PLAN = 128 * 1024 * 1024;
const MOST_CHANGES = 100_000;
const map = dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J());
const marks = dist/* union */.KCZ([dist/* boolean */.zMY(), map]);
const read_plan_actionSchema = dist/* picklist */.KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget']);
const read_plan_changeSchema = dist/* looseObject */._H3({
    address: dist/* string */.YjP(),
    module_address: dist/* optional */.lqM(dist/* string */.YjP()),
    mode: dist/* picklist */.KIO(['managed', 'data']),
    type: dist/* string */.YjP(),
    name: dist/* string */.YjP(),
    index: dist/* optional */.lqM(dist/* union */.KCZ([dist/* string */.YjP(), dist/* number */.aig()])),
    provider_name: dist/* string */.YjP(),
    deposed: dist/* optional */.lqM(dist/* string */.YjP()),
    previous_address: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* string */.YjP(), dist/* maxLength */.Ru6(2_000))),
    change: dist/* looseObject */._H3({
        actions: dist/* pipe */.FsL(dist/* array */.YOg(read_plan_actionSchema), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(2)),
        before: dist/* nullable */.mee(map),
        after: dist/* nullable */.mee(map),
        after_unknown: dist/* optional */.lqM(marks, {}),
        before_sensitive: dist/* optional */.lqM(marks, false),
        after_sensitive: dist/* optional */.lqM(marks, false),
        importing: dist/* optional */.lqM(dist/* nullable */.mee(map)),
    }),
});
const documentSchema = dist/* looseObject */._H3({
    format_version: dist/* pipe */.FsL(dist/* string */.YjP(), dist/* startsWith */.w1_('1.')),
    terraform_version: dist/* string */.YjP(),
    variables: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({ value: dist/* unknown */.L5J() }))),
    planned_values: dist/* looseObject */._H3({ root_module: dist/* optional */.lqM(map) }),
    resource_changes: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(read_plan_changeSchema), dist/* maxLength */.Ru6(MOST_CHANGES))),
    output_changes: dist/* optional */.lqM(map),
    configuration: dist/* looseObject */._H3({ root_module: dist/* optional */.lqM(map) }),
    errored: dist/* optional */.lqM(dist/* boolean */.zMY()),
    complete: dist/* optional */.lqM(dist/* boolean */.zMY()),
});
/** A plan that cannot be used; the message is a sentence that says why. */
class UnreadablePlan extends Error {
    name = 'UnreadablePlan';
}
/** Reads a plan and checks that its parts agree. Throws `UnreadablePlan`. */
function readPlan(text) {
    if (text.length > LONGEST_PLAN) {
        throw new UnreadablePlan(`The plan has more than ${LONGEST_PLAN} characters.`);
    }
    const document = read_plan_readDocument(text);
    if (Reflect.get(document, 'errored') === true) {
        throw new UnreadablePlan('The plan says that it errored, so it may lack changes.');
    }
    const changes = document.resource_changes;
    const keys = new Set();
    for (const change of changes) {
        const problem = forgedIn(change);
        if (problem !== undefined)
            throw new UnreadablePlan(problem);
        const key = JSON.stringify([change.address, Reflect.get(change, 'deposed')]);
        if (keys.has(key))
            throw new UnreadablePlan(`The plan names ${quoted(change.address)} twice.`);
        keys.add(key);
    }
    const different = differenceOf(document);
    if (different !== undefined) {
        throw new UnreadablePlan(`The plan says two things about ${quoted(different)}: its resource_changes and its planned_values differ.`);
    }
    return { document, counts: read_plan_countsOf(changes) };
}
function read_plan_readDocument(text) {
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch (error) {
        throw new UnreadablePlan(`The plan is not JSON: ${(0,error_message/* errorMessage */.g)(error).slice(0, 200)}`);
    }
    if (isDeep(parsed, MOST_LEVELS))
        throw new UnreadablePlan('The plan is nested too deeply.');
    const read = dist/* safeParse */.xLC(documentSchema, parsed);
    if (!read.success) {
        const [issue] = read.issues;
        const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
        throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes: ${quoted(path)} has another form.`);
    }
    // The value as it was before parsing: the schema drops attributes with some names.
    return dist/* parse */.qgA(asPlan, withChanges(parsed));
}
const asPlan = dist/* custom */.IeY((value) => dist.is(documentSchema, value));
/** Adds the empty lists that a plan without changes or variables leaves out. */
function withChanges(plan) {
    if (typeof plan !== 'object' || plan === null)
        return plan;
    return { resource_changes: [], variables: {}, ...plan };
}
/** What is wrong with a change if its address disagrees with its other fields: a policy may read either. */
function forgedIn({ address, module_address: module, mode, type, name, index, change, }) {
    const prefix = module === undefined || module === '' ? '' : `${module}.`;
    const local = `${mode === 'data' ? 'data.' : ''}${type}.${name}${writeIndex(index)}`;
    if (address !== prefix + local) {
        return `The plan calls ${quoted(prefix + local)} by another address, ${quoted(address)}.`;
    }
    const isName = (text) => /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(text);
    if (!isName(type) || !isName(name))
        return `The plan has no possible name: ${quoted(address)}.`;
    const [first, second] = change.actions;
    const creates = first === 'create' || second === 'create';
    const removes = ['delete', 'forget'];
    const deletes = removes.includes(first ?? '') || removes.includes(second ?? '');
    const isPair = second === undefined || (creates && deletes);
    // A created object has no values before, a deleted one has none afterwards, and a replaced one
    // has both.
    const isEmpty = { before: change.before === null, after: change.after === null };
    const fits = second !== undefined
        ? !isEmpty.before && !isEmpty.after
        : isEmpty.before === (creates || (first === 'read' && isEmpty.before)) &&
            isEmpty.after === (deletes || (first === 'no-op' && isEmpty.after));
    return isPair && fits
        ? undefined
        : `The plan says ${change.actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`;
}
/** The first address at which `planned_values` and `resource_changes` disagree. */
function differenceOf({ planned_values: planned, resource_changes: changes }) {
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
    const managed = changes.filter(({ mode, change, ...each }) => mode === 'managed' && change.after !== null && Reflect.get(each, 'deposed') === undefined);
    const differs = managed.find(({ address, change }) => !(0,external_node_util_.isDeepStrictEqual)(values.get(address), change.after));
    if (differs !== undefined)
        return differs.address;
    // A forgotten resource continues to exist, although Terraform no longer manages it.
    const forgotten = changes.filter(({ change }) => change.actions.includes('forget'));
    const addresses = new Set([...managed, ...forgotten].map(({ address }) => address));
    return [...values.keys()].find((address) => !addresses.has(address));
}
function read_plan_countsOf(changes) {
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
//# sourceMappingURL=read-plan.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file-engine.js
/** Uses a plan that was made elsewhere, as JSON (`terraform show -json`). */








/** An engine that returns given plans, after comparing each with the uploaded configuration. */
function planFileEngine({ planOf }) {
    return {
        name: 'plan',
        shape: TERRAFORM_PLAN,
        plan: async (request) => {
            try {
                const text = await planOf(request.workspaceName);
                if (text !== undefined)
                    return held(text, request);
                return unusable(request, `There is no plan of the workspace "${request.workspaceName}".`);
            }
            catch (error) {
                if (!(error instanceof UnreadablePlan))
                    throw error;
                return unusable(request, (0,error_message/* errorMessage */.g)(error));
            }
        },
    };
}
/** The plan in `text` with its differences from the upload as limits. Throws `UnreadablePlan`. */
function held(text, request) {
    const { document, counts } = readPlan(text);
    const { problems, limits } = hold(document, request);
    return { document, text, counts, problems, limits, places: placesIn(request, document) };
}
function hold(document, request) {
    const limits = [];
    const sources = sourcesOf(request);
    const root = loadModule(sources, request.workingDirectory);
    const unread = sources.problems.filter(({ severity }) => severity === 'error');
    if (root === undefined || unread.length > 0) {
        const { problems } = planConfiguration(request);
        return { limits, problems: unread.length > 0 ? unread : problems };
    }
    const values = Object.entries(document.variables ?? {}).map(([name, { value }]) => [name, value]);
    const planned = planConfiguration({
        ...request,
        variables: Object.fromEntries(values),
        state: stateOf(document),
        outputs: {},
    });
    const judged = { sources, root, variables: request.variables, planned };
    const differences = differencesFrom(document, judged);
    if (differences.length > 0) {
        const message = `The plan is not of these files: ${differences.join(' ')} Make the plan of the commit that is judged.`;
        limits.push({ kind: 'not-certain', message, count: differences.length });
    }
    const { isDestroy, options } = request;
    const isPart = Reflect.get(document, 'complete') === false;
    if (isPart && options.targets.length === 0) {
        limits.push({ kind: 'not-certain', message: 'The plan says that it is not complete.' });
    }
    if (isDestroy || options.refreshOnly || options.targets.length + options.replace.length > 0) {
        const message = 'The run asks for a plan of another kind (destroy, refresh-only, targets or replace), and Plangate cannot determine whether this plan is one. Remove these options.';
        limits.push({ kind: 'not-certain', message });
    }
    return { problems: [], limits };
}
/** The resources that exist before the plan: the static plan needs them for arguments with ignored changes. */
function stateOf({ resource_changes: changes }) {
    const existing = changes.flatMap(({ address, mode, previous_address: previous, change }) => mode === 'managed' && change.before !== null && change.importing === undefined
        ? [[previous ?? address, change.before]]
        : []);
    return Object.fromEntries(existing);
}
function unusable({ terraformVersion }, detail) {
    return failedPlan(terraformVersion, [
        { severity: 'error', summary: 'The plan cannot be used', detail },
    ]);
}
//# sourceMappingURL=plan-file-engine.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/engine-environment.js
/** Variables passed on from the job: where programs are, and language and time zone. */
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
/** Variables with tokens of the gate or a CI host, or with files by which a step controls the runner. */
const OF_THE_JOB = /^(?:TF_API_TOKEN|TF_TOKEN_.*|GITHUB_.*|GH_.*|GITLAB_.*|GITEA_.*|BITBUCKET_.*|ACTIONS_.*|RUNNER_.*|INPUT_.*|CI_JOB_TOKEN|SYSTEM_ACCESSTOKEN|BUILDKITE_AGENT_ACCESS_TOKEN|PLANGATE_.*)$/i;
/** Variables that the engine sets itself, or that would change the plan. */
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_PLUGIN_CACHE_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
/**
 * The variables that the engine passes on, by their names, or the problem of a name that it may not
 * pass on. No variable may contain one of the `secrets`, because programs of the configuration
 * could read it.
 */
function readEngineEnvironment(names, environment, secrets = []) {
    const variables = {};
    for (const name of names) {
        if (!/^[A-Za-z_]\w*$/.test(name)) {
            return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
        }
        if (OF_THE_JOB.test(name)) {
            return {
                problem: `${name} belongs to the job, and the configuration that is planned could read it. Pass credentials of your cloud that may only read.`,
            };
        }
        if (OF_THE_ENGINE.test(name)) {
            return { problem: `${name} is set by the engine itself. Leave it out.` };
        }
        const value = environment[name];
        if (value === undefined)
            continue;
        if (secrets.some((secret) => secret !== '' && value.includes(secret))) {
            return { problem: `${name} holds a token of this job. Leave it out.` };
        }
        variables[name] = value;
    }
    for (const name of NEEDED) {
        const value = environment[name];
        if (value !== undefined)
            variables[name] = value;
    }
    return { value: variables };
}
//# sourceMappingURL=engine-environment.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/program-log.js
/** Reads the machine-readable log of a planning program, and drops all else that the program prints. */


/** The longest line that is read; longer lines are dropped. */
const LONGEST_LINE = 256 * 1024;
/** A filter for the output of programs. `pass` gets each line that is kept, at once. */
function createLineFilter(pass) {
    const lines = [];
    let held = '';
    const take = (keeps) => (text) => {
        held += text;
        for (let end = held.indexOf('\n'); end >= 0; end = held.indexOf('\n')) {
            const line = held.slice(0, end);
            held = held.slice(end + 1);
            const type = line.length > LONGEST_LINE ? undefined : program_log_typeOf(line);
            if (type === undefined || !keeps(type))
                continue;
            lines.push(line);
            pass(`${line}\n`);
        }
        if (held.length > LONGEST_LINE)
            held = ' '.repeat(LONGEST_LINE + 1);
    };
    return {
        diagnostics: take((type) => type === 'diagnostic'),
        everything: take(() => true),
        log: () => lines.map((line) => `${line}\n`).join(''),
    };
}
const lineSchema = dist/* looseObject */._H3({
    '@level': dist/* string */.YjP(),
    '@message': dist/* string */.YjP(),
    type: dist/* string */.YjP(),
});
/** The type of a line; undefined if the line is not one of the log. */
function program_log_typeOf(line) {
    const read = dist/* safeParse */.xLC(lineSchema, (0,model_parse/* parseJson */.qF)(line));
    return read.success ? read.output.type : undefined;
}
const position = dist/* looseObject */._H3({ line: dist/* number */.aig(), column: dist/* number */.aig() });
const program_log_diagnosticSchema = dist/* looseObject */._H3({
    diagnostic: dist/* looseObject */._H3({
        severity: dist/* picklist */.KIO(['error', 'warning']),
        summary: dist/* string */.YjP(),
        detail: dist/* optional */.lqM(dist/* string */.YjP(), ''),
        address: dist/* optional */.lqM(dist/* string */.YjP()),
        range: dist/* optional */.lqM(dist/* looseObject */._H3({ filename: dist/* string */.YjP(), start: position, end: position })),
    }),
});
/** The errors and warnings in a log. */
function problemsIn(log) {
    return log.split('\n').flatMap((line) => {
        const read = dist/* safeParse */.xLC(program_log_diagnosticSchema, (0,model_parse/* parseJson */.qF)(line));
        return read.success ? [read.output.diagnostic] : [];
    });
}
//# sourceMappingURL=program-log.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/state-place.js
/** Finds where a configuration keeps its state, and decides whether the engine reads it. */



/** The file that the engine adds. It sorts after every name that people choose, so its settings win. */
const OVERRIDE = 'zzzz_zzzz_override.tf';
/**
 * Finds the backend of an upload. With `trusted`, the engine reads its state only if the default
 * branch has the same backend, written in literals. `trusted` is the same directory on the default
 * branch, and undefined if the upload itself is trusted.
 */
async function findStatePlace(hcl, uploaded, trusted) {
    const problems = await problemsOf(uploaded);
    const uploadedBackends = await backendsOf(hcl, uploaded);
    const trustedBackends = trusted === undefined ? uploadedBackends : await backendsOf(hcl, trusted);
    const kept = [...uploadedBackends.kinds, ...trustedBackends.kinds].find(isKept);
    if (kept === undefined) {
        return { replaced: true, problems, limits: [emptyState(uploadedBackends.kinds[0])] };
    }
    const isAsBefore = uploadedBackends.written === trustedBackends.written && uploadedBackends.isCertain;
    if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
        return { replaced: false, problems, limits: [] };
    }
    const message = `The backend "${kept}" is not for certain the one of the default branch, so it was not used. Merge a change of the backend by itself, and write its values as literals.`;
    return { replaced: true, problems, limits: [emptyState(kept), { kind: 'not-certain', message }] };
}
/** Whether a backend of this type has a state that a plan has to read. */
function isKept(kind) {
    return kind !== 'cloud' && kind !== 'remote' && kind !== 'local';
}
function emptyState(kind) {
    const where = kind === undefined || kind === 'local'
        ? 'The state of this configuration is in a file, which is not uploaded.'
        : `The state of this configuration is in the ${kind === 'cloud' ? '`cloud` block’s workspace' : `backend "${kind}"`}, which was not read.`;
    return {
        kind: 'empty-state',
        message: `${where} Every resource is planned as a new one, and nothing is seen to be destroyed.`,
    };
}
/** The text of the added file: a backend with a state file that does not exist yet. */
function overrideText(stateFile) {
    const path = JSON.stringify(stateFile).replaceAll('${', '$${').replaceAll('%{', '%%{');
    return `terraform {\n  backend "local" {\n    path = ${path}\n  }\n}\n`;
}
/**
 * A problem for each uploaded file that would override the added one: a later name, or its name
 * with another ending.
 */
async function problemsOf(uploaded) {
    const names = (await uploaded.files.names(uploaded.directory)) ?? [];
    const stem = stemOf(OVERRIDE);
    const wins = (name) => (0,loaded_names/* isConfiguration */.ZC)(name) &&
        (stemOf(name) === stem || (/(^|_)override$/.test(stemOf(name)) && sortsBehind(name)));
    return names.filter(wins).map((name) => ({
        severity: 'error',
        summary: 'A file would replace the state of this plan',
        detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE}.`,
        range: { filename: name, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
    }));
}
function stemOf(name) {
    return name.replace(/\.(?:tf|tofu)(?:\.json)?$/, '');
}
/** Whether a file is read after the added one: Terraform and OpenTofu sort file names by their bytes. */
function sortsBehind(name) {
    return Buffer.compare(Buffer.from(name), Buffer.from(OVERRIDE)) > 0;
}
/** The `backend` and `cloud` blocks of a root module, in the order of its files. */
async function backendsOf(hcl, { files, directory }) {
    let isCertain = true;
    const backends = [];
    const names = (await files.names(directory)) ?? [];
    for (const name of names.filter(loaded_names/* isConfiguration */.ZC).sort()) {
        const text = (await files.read(external_node_path_.posix.join(directory, name))) ?? '';
        if (!/backend|cloud|\\u/.test(text))
            continue;
        const { body, problems } = name.endsWith('.json') ? (0,json_body/* readJsonBody */.n)(text) : hcl.parse(text);
        isCertain &&= problems.length === 0;
        for (const block of body.blocks.filter(({ type }) => type === 'terraform')) {
            backends.push(...nested(block.body));
        }
    }
    const kinds = backends.map(({ type, labels: [label = ''] }) => (type === 'cloud' ? type : label));
    // The text of the blocks without their positions in the files.
    const text = JSON.stringify(backends, (key, value) => key === 'range' ? undefined : value);
    return { kinds, written: text, isCertain, isLiteral: !EVALUATED.test(text) };
}
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
function nested({ blocks, attributes }) {
    // A file in JSON has its blocks as attributes.
    const inJson = attributes.flatMap(({ name, value, range }) => {
        if (name === 'cloud')
            return [toBlock(name, [], { name, value, range })];
        if (name !== 'backend')
            return [];
        const objects = value.kind === 'tuple' ? value.items : [value];
        return objects.flatMap((object) => object.kind !== 'object'
            ? []
            : object.entries.map(({ key, value: inner }) => {
                const label = key.kind === 'literal' ? String(key.value) : '';
                return toBlock(name, [label], { name, value: inner, range });
            }));
    });
    return [...blocks.filter(({ type }) => type === 'cloud' || type === 'backend'), ...inJson];
}
function toBlock(type, labels, attribute) {
    return { type, labels, body: { attributes: [attribute], blocks: [] }, range: attribute.range };
}
//# sourceMappingURL=state-place.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/write-files.js
/** Writes what an engine needs to the disk: the upload, and the configuration file of the planning program. */



const write_files_LIMITS = {
    maxBytes: 512 * 1024 * 1024,
    maxEntries: 100_000,
    wanted: () => true,
    maxKept: 512 * 1024 * 1024,
};
/**
 * Unpacks an archive into a directory. It never writes through a link, so no file can be written
 * outside. Throws `UnreadableArchive` if the archive has a file below a link.
 */
async function writeFiles(archive, directory) {
    const { files, links, programs } = await readEntries(archive, write_files_LIMITS);
    for (const path of [...files.keys(), ...links.keys()])
        refuseBelowLink(path, links);
    for (const [path, content] of files) {
        if (links.has(path))
            throw new UnreadableArchive(`the archive has a file and a link: ${path}`);
        const target = (0,external_node_path_.join)(directory, path);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
        await (0,promises_.writeFile)(target, content, { mode: programs.has(path) ? 0o700 : 0o600 });
    }
    for (const [path, leadsTo] of links) {
        const target = (0,external_node_path_.join)(directory, path);
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
        await (0,promises_.symlink)(external_node_path_.posix.relative(external_node_path_.posix.dirname(path), leadsTo) || '.', target);
    }
}
function refuseBelowLink(path, links) {
    for (let at = external_node_path_.posix.dirname(path); at !== '.'; at = external_node_path_.posix.dirname(at)) {
        if (links.has(at))
            throw new UnreadableArchive(`the archive has a file below a link: ${path}`);
    }
}
/**
 * The text of a CLI configuration without mirrors, except the provider cache, and without checks
 * for updates.
 */
async function cliConfiguration(pluginCache) {
    const hosts = pluginCache === undefined ? [] : await providersBelow(pluginCache);
    const list = JSON.stringify(hosts);
    const mirror = hosts.length === 0
        ? ''
        : `  filesystem_mirror {\n    path    = ${JSON.stringify(pluginCache)}\n    include = ${list}\n  }\n`;
    return `disable_checkpoint = true\nprovider_installation {\n${mirror}  direct {\n    exclude = ${list}\n  }\n}\n`;
}
/** The providers in a cache or mirror, each as `HOST/NAMESPACE/TYPE`. */
async function providersBelow(directory) {
    const below = async (path) => {
        const entries = await (0,promises_.readdir)((0,external_node_path_.join)(directory, path), { withFileTypes: true }).catch(() => []);
        return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    };
    const providers = [];
    for (const host of await below('')) {
        for (const namespace of await below(host)) {
            for (const type of await below((0,external_node_path_.join)(host, namespace))) {
                providers.push([host, namespace, type].join('/'));
            }
        }
    }
    return providers.filter((name) => /^[\w.:-]+\/[\w.-]+\/[\w.-]+$/.test(name)).sort();
}
//# sourceMappingURL=write-files.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/program-engine.js
/**
 * Makes real plans: runs `init`, `plan` and `show` of Terraform or OpenTofu on the upload. It never
 * applies.
 */














const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG = 64 * 1024 * 1024;
/** An engine that plans with the program of these options. */
function programEngine(options) {
    return {
        name: options.program,
        shape: TERRAFORM_PLAN,
        plan: (request) => planIn(options, request),
    };
}
/** Plans in new directories, and deletes them afterwards. */
async function planIn(options, request) {
    // Their names say nothing, because a configuration can read where it is planned, and be another one there.
    const make = async () => (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.temporaryDirectory ?? (0,external_node_os_.tmpdir)(), external_node_path_.sep)));
    const files = await make();
    const root = await make();
    try {
        const places = await makePlaces({ files, root }, options, request);
        return await planWith(new Programs(options, request, places));
    }
    catch (error) {
        const isForPeople = error instanceof UnreadableArchive || error instanceof UnreadablePlan;
        if (!isForPeople && !(error instanceof EngineFailure))
            throw error;
        const summary = `${options.program} made no plan`;
        const failed = { severity: 'error', summary, detail: (0,error_message/* errorMessage */.g)(error) };
        return failedPlan(request.terraformVersion, [failed]);
    }
    finally {
        for (const path of [files, root])
            await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** Why there is no plan; the message is a sentence for people. */
class EngineFailure extends Error {
    name = 'EngineFailure';
}
async function makePlaces({ files, root }, options, request) {
    const { archive, workingDirectory, variables } = request;
    if (archive === null)
        throw new EngineFailure('The service has no files of this version.');
    const places = {
        files,
        root,
        work: (0,external_node_path_.join)(files, workingDirectory),
        planFile: (0,external_node_path_.join)(root, 'plan'),
        stateFile: (0,external_node_path_.join)(root, 'state', 'terraform.tfstate'),
        variablesFile: (0,external_node_path_.join)(root, 'variables.tfvars.json'),
    };
    for (const name of ['home', 'temporary', 'data', 'state'])
        await (0,promises_.mkdir)((0,external_node_path_.join)(root, name));
    await writeFiles(archive, files);
    await takeManifest(places);
    await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'cli.tfrc'), await cliConfiguration(options.pluginCache));
    await (0,promises_.writeFile)(places.variablesFile, JSON.stringify(variables));
    const names = await (0,promises_.readdir)(places.work).catch(() => []);
    if (!names.some(loaded_names/* isConfiguration */.ZC)) {
        const where = workingDirectory || 'its root directory';
        throw new EngineFailure(`The upload has no .tf file in ${where}. Set the workspace's working directory.`);
    }
    return places;
}
/** Lets the programs follow the module manifest of the upload: the directory of their own data has none. */
async function takeManifest({ files, root, work }) {
    const path = (0,external_node_path_.join)(work, ...module_manifest/* MODULE_MANIFEST */.dp.split('/'));
    const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
    if (text === undefined)
        return;
    const records = (0,module_manifest/* readManifest */.WI)(text);
    if ('problem' in records)
        throw new EngineFailure(`${module_manifest/* MODULE_MANIFEST */.dp} ${records.problem}.`);
    const outside = records.find(({ directory }) => !isBelow((0,external_node_path_.resolve)(work, directory), files));
    if (outside !== undefined) {
        const led = `module ${JSON.stringify(outside.key)} to ${JSON.stringify(outside.directory)}`;
        throw new EngineFailure(`${module_manifest/* MODULE_MANIFEST */.dp} leads ${led}, out of the upload.`);
    }
    await (0,promises_.mkdir)((0,external_node_path_.join)(root, 'data', 'modules'));
    await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'data', 'modules', (0,external_node_path_.basename)(path)), text);
}
function isBelow(path, directory) {
    return path === directory || path.startsWith(directory + external_node_path_.sep);
}
/** Runs the programs of one plan, with one deadline, directory and environment for all. */
class Programs {
    request;
    places;
    options;
    #deadline;
    constructor(options, request, places) {
        this.options = options;
        this.request = request;
        this.places = places;
        this.#deadline = options.clock.now() + (options.timeoutMs ?? TIMEOUT_MS);
    }
    /** @throws EngineFailure if it had to be ended */
    async run(args, more = {}) {
        const { program, execute, clock, maxLogBytes = MOST_LOG } = this.options;
        const { root, work } = this.places;
        const maxBytes = more.maxBytes ?? maxLogBytes;
        const ended = await execute(program, args, {
            cwd: work,
            variables: { ...this.#variables(root), ...more.variables },
            signal: this.request.signal,
            timeoutMs: Math.max(1, this.#deadline - clock.now()),
            maxBytes,
            take: more.take,
        }).catch((error) => {
            throw new EngineFailure(`${program} could not be started: ${(0,error_message/* errorMessage */.g)(error)}. Install it, or choose another engine.`);
        });
        if (ended.ended === undefined)
            return ended;
        throw new EngineFailure(`\`${program} ${args[0] ?? ''}\` ${WHY[ended.ended](maxBytes)}`);
    }
    #variables(root) {
        return {
            ...this.request.environment,
            ...this.options.variables,
            HOME: (0,external_node_path_.join)(root, 'home'),
            USERPROFILE: (0,external_node_path_.join)(root, 'home'),
            TMPDIR: (0,external_node_path_.join)(root, 'temporary'),
            TEMP: (0,external_node_path_.join)(root, 'temporary'),
            TMP: (0,external_node_path_.join)(root, 'temporary'),
            TF_CLI_CONFIG_FILE: (0,external_node_path_.join)(root, 'cli.tfrc'),
            TF_DATA_DIR: (0,external_node_path_.join)(root, 'data'),
            TF_IN_AUTOMATION: '1',
            TF_INPUT: '0',
            CHECKPOINT_DISABLE: '1',
        };
    }
    /** The text without paths of this machine. */
    withoutPaths(text) {
        const { work, files, root } = this.places;
        return text.replaceAll(`${work}/`, '').replaceAll(files, '').replaceAll(root, '');
    }
}
const WHY = {
    timeout: () => 'took too long and was ended with everything that it had started.',
    flood: (bytes) => `printed more than ${bytes} bytes and was ended.`,
    memory: () => 'took too much memory and was ended.',
    aborted: () => 'was ended, because the run was canceled.',
};
async function planWith(programs) {
    const { request, places } = programs;
    const state = await findStatePlace(request.hcl, uploaded(programs), trustedOf(programs));
    const [problem] = state.problems;
    if (problem !== undefined)
        return failedPlan(request.terraformVersion, state.problems);
    if (state.replaced)
        await (0,promises_.writeFile)((0,external_node_path_.join)(places.work, OVERRIDE), overrideText(places.stateFile));
    const filter = createLineFilter((text) => {
        request.log(programs.withoutPaths(text));
    });
    const init = await programs.run(['init', '-input=false', '-no-color', '-json'], {
        take: filter.diagnostics,
    });
    if (init.exitCode !== 0) {
        const failed = withoutPlan(programs, 'init', init, filter.log());
        return state.replaced ? failed : withRemedy(failed);
    }
    const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
    const plan = await programs.run(planArguments(request, places), {
        take: filter.everything,
        variables,
    });
    if (plan.exitCode !== 0)
        return withoutPlan(programs, 'plan', plan, filter.log());
    const show = await programs.run(['show', '-json', places.planFile], {
        variables,
        maxBytes: LONGEST_PLAN,
    });
    if (show.exitCode !== 0)
        return withoutPlan(programs, 'show', show, filter.log());
    const { document, counts } = readPlan(show.stdout);
    return {
        document,
        text: show.stdout,
        counts,
        problems: problemsIn(filter.log()),
        places: placesIn(request, document),
        limits: state.limits,
        log: programs.withoutPaths(filter.log()),
    };
}
/** Adds the remedy for a backend that gets values on the command line, which this engine does not have. */
function withRemedy({ log, ...failed }) {
    const isIncomplete = failed.problems.some(({ summary }) => /\b(?:missing|required)\b/i.test(summary));
    if (!isIncomplete)
        return log === undefined ? failed : { ...failed, log };
    const detail = 'This engine passes no -backend-config, so a backend is used as the default branch has it. Write its values into the backend block, or plan in a job of your own and name its plan with `plan`.';
    const remedy = { severity: 'error', summary: 'The backend is not complete', detail };
    // Without the program's log, a log is written from the problems.
    return { ...failed, problems: [...failed.problems, remedy] };
}
function planArguments({ options, isDestroy, refresh }, places) {
    return [
        'plan',
        '-input=false',
        '-lock=false',
        '-no-color',
        '-json',
        `-out=${places.planFile}`,
        `-var-file=${places.variablesFile}`,
        ...(refresh ? [] : ['-refresh=false']),
        ...(isDestroy ? ['-destroy'] : []),
        ...(options.refreshOnly ? ['-refresh-only'] : []),
        ...options.targets.map((address) => `-target=${address}`),
        ...options.replace.map((address) => `-replace=${address}`),
    ];
}
/** A plan that failed because a program did: with the program's own errors, or with what it printed. */
function withoutPlan(programs, command, end, log) {
    const problems = problemsIn(log);
    if (!problems.some(({ severity }) => severity === 'error')) {
        const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
        const summary = `${programs.options.program} ${command} failed`;
        const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
        problems.push({ severity: 'error', summary, detail });
        return failedPlan(programs.request.terraformVersion, problems);
    }
    const failed = failedPlan(programs.request.terraformVersion, problems);
    return { ...failed, log: programs.withoutPaths(log) };
}
function uploaded({ places, request }) {
    const at = (path) => (0,external_node_path_.join)(places.files, path);
    return {
        directory: request.workingDirectory,
        files: {
            names: (directory) => (0,promises_.readdir)(at(directory)).catch(() => undefined),
            read: (path) => (0,promises_.readFile)(at(path), 'utf8').catch(() => undefined),
        },
    };
}
function trustedOf({ options, request }) {
    const { trusted } = options;
    return (trusted && {
        files: trusted.files,
        directory: [trusted.root, request.workingDirectory].filter((part) => part !== '').join('/'),
    });
}
//# sourceMappingURL=program-engine.js.map
;// CONCATENATED MODULE: ./build/src/local/choose-engine.js
/** Chooses what plans a local check: the static planner, a program on the PATH, or a plan made elsewhere. */













/** The engine of the settings, or what is wrong with it. */
async function chooseEngine(settings, directories, ports) {
    if (settings.plan !== undefined)
        return planEngine(settings.plan, settings, directories, ports);
    const name = settings.engine ?? defaultEngine(isInJob(directories, ports), ports.environment);
    if (name === undefined) {
        return { problems: [{ where: 'engine', message: NO_PROGRAM }] };
    }
    if (name === 'static')
        return { name, engine: undefined };
    if (!(0,machine_execute/* isOnPath */.jY)(name, ports.environment)) {
        const message = `is ${name}, and there is no ${name} on the PATH. Install it, or write \`engine: static\`.`;
        return { problems: [{ where: 'engine', message }] };
    }
    const named = settings.engineEnv ?? [];
    const { githubToken = '', checksToken = '' } = settings;
    const tokens = [githubToken, checksToken];
    const variables = readEngineEnvironment(named, ports.environment, tokens);
    if ('problem' in variables) {
        return { problems: [{ where: 'engine-env', message: variables.problem }] };
    }
    const { pluginCache } = settings;
    const { execute, notApart } = await startsApart(name, ports.executeBounded, variables.value);
    const options = {
        program: name,
        execute,
        clock: ports.clock,
        variables: variables.value,
        pluginCache: pluginCache && (0,external_node_path_.resolve)(directories.workingDirectory, pluginCache),
    };
    const trusted = await trustedFiles(settings, directories);
    return {
        name,
        notApart,
        engine: {
            name,
            shape: TERRAFORM_PLAN,
            plan: (request) => programEngine({ ...options, trusted: trusted?.(request.workspaceName) }).plan(request),
        },
    };
}
/** Reads the plan once, so that it cannot change between two readings. */
async function planEngine(written, settings, { workingDirectory, judgement }, ports) {
    const refuse = (message) => ({ problems: [{ where: 'plan', message }] });
    const path = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, written));
    const stats = await (0,promises_.stat)(path).catch(() => undefined);
    if (stats?.isFile() !== true) {
        return refuse(`is ${(0,quote/* quote */.h)(written)}, and there is no such file. Write it with \`terraform show -json\`.`);
    }
    if (stats.size > LONGEST_PLAN) {
        return refuse(`is ${(0,quote/* quote */.h)(written)}, which has more than ${LONGEST_PLAN} bytes.`);
    }
    if (judgement.judged) {
        const { workspace = workingDirectory } = judgement;
        const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
        const root = (0,find_repository/* findAround */.Di)(directory, workspace).repository?.root;
        const inner = root === undefined ? '..' : (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
        const tracked = root === undefined || inner.startsWith('../') || (0,external_node_path_.isAbsolute)(inner)
            ? new Set()
            : await (0,ask_git/* listTrackedFiles */.sp)(root, workspace, ports);
        if (!(tracked instanceof Set) || tracked.has(inner))
            return refuse(committed(written));
    }
    const text = await (0,promises_.readFile)(path, 'utf8');
    return { name: undefined, engine: planFileEngine({ planOf: async () => text }) };
}
function committed(written) {
    return `is ${(0,quote/* quote */.h)(written)}, which is a file of the repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}
const NO_PROGRAM = 'is missing, and the PATH of this job has no terraform and no tofu. Install one of them, or set `engine: static`, which cannot judge values from providers.';
/** Also true if the files of a job are not judged, as after a push. */
function isInJob({ judgement }, { environment }) {
    return judgement.judged || (0,workspace/* isJob */.o5)(environment);
}
/** At a person's terminal no program is started unless they ask for it. */
function defaultEngine(inJob, environment) {
    if (!inJob)
        return 'static';
    return ['terraform', 'tofu'].find((name) => (0,machine_execute/* isOnPath */.jY)(name, environment));
}
/** The default branch, with the directory that each workspace plans; undefined where nothing is judged. */
async function trustedFiles(settings, { workingDirectory, judgement }) {
    if (!judgement.judged)
        return undefined;
    const { workspace: top = workingDirectory } = judgement;
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const root = (0,find_repository/* findAround */.Di)(directory, top).repository?.root;
    const files = root === undefined
        ? NO_FILES
        : await judgement.trusted(root, undefined).catch(() => NO_FILES);
    return (workspace) => {
        const selector = settings.workspaces.find((one) => one.kind === 'name' && one.name === workspace);
        const written = selector?.kind === 'name' ? selector.directory : undefined;
        const path = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, written ?? settings.directory));
        return {
            files,
            root: (0,external_node_path_.relative)(root ?? path, path)
                .split(external_node_path_.sep)
                .join('/'),
        };
    };
}
/** Files that cannot be read count as missing: then no backend counts as that of the default branch. */
const NO_FILES = { names: async () => undefined, read: async () => undefined };
//# sourceMappingURL=choose-engine.js.map
;// CONCATENATED MODULE: ./build/src/model/policy-files.js
/** The files of a policy set, and what is wrong with them. */
/** A policy set cannot be used. The message has one sentence per line. */
class PolicyProblem extends Error {
    name = 'PolicyProblem';
}
//# sourceMappingURL=policy-files.js.map
// EXTERNAL MODULE: ./build/src/model/did-you-mean.js
var did_you_mean = __webpack_require__(440);
;// CONCATENATED MODULE: ./build/src/local/rego/judging-rules.js
/** Which rules of a policy set judge: those that policies.hcl names, else those with certain names. */


/** The rules that judge. `rule` is what the first examples of HCP Terraform call theirs. */
const VERDICTS = [
    { name: 'deny', level: 'mandatory', takesSuffix: true },
    { name: 'violation', level: 'mandatory', takesSuffix: true },
    { name: 'warn', level: 'advisory', takesSuffix: true },
    { name: 'rule', level: 'mandatory', takesSuffix: false },
];
/** What the name of a rule says of it; undefined if it does not judge. */
function verdictOf(name) {
    const [kind = '', ...words] = name.split('_');
    const verdict = VERDICTS.find((one) => one.name === kind);
    const suffix = words.join('_');
    if (verdict === undefined || (name !== kind && (suffix === '' || !verdict.takesSuffix)))
        return undefined;
    return { level: verdict.level, suffix };
}
/** Names that look like a verdict and are none. */
const LOOKS_LIKE = /^(?:allow|allowed|denied|denies|deny\w*|block\w*|reject\w*|forbid\w*|fail|failed|failures?|errors?|violations|violate\w*|warning|warnings|main|result|results|pass|passed)$/;
/** The rules that judge where there is no policies.hcl, in the order of their names. */
function findJudging(groups) {
    const found = [...groups.values()].flatMap((group) => {
        const { path } = group;
        const name = path.at(-1) ?? '';
        const verdict = isInPackage(group) ? verdictOf(name) : undefined;
        if (verdict === undefined || group.rules.some(({ rule }) => rule.args !== undefined))
            return [];
        const { level } = verdict;
        const exceptions = groups.get([...path.slice(0, -1), 'exception'].join('\0'));
        const exception = exceptions && {
            group: exceptions,
            query: queryOf(exceptions.path),
            word: verdict.suffix,
        };
        const query = queryOf(path);
        return [{ name, query, level, description: '', path, group, exception }];
    });
    return withNames(found.toSorted((one, other) => (one.query < other.query ? -1 : 1)));
}
/** Whether the rule is a name in its package, and no part of one: not `a.deny contains x`. */
function isInPackage({ rules }) {
    return rules.every(({ rule }) => rule.name.length === 1);
}
/**
 * A policy has the name of its package. If the package has several that judge, the name of the rule
 * follows, and if two packages have the same last word, all of them.
 */
function withNames(found) {
    const packageOf = ({ path }) => path.slice(0, -1).join('.');
    const perPackage = countBy(found, packageOf);
    const short = found.map((one) => {
        const last = one.path.at(-2) ?? 'data';
        const isAlone = perPackage.get(packageOf(one)) === 1 && verdictOf(one.name)?.suffix === '';
        return { ...one, name: isAlone ? last : `${last}.${one.name}` };
    });
    const perName = countBy(short, ({ name }) => name);
    return short.map((one) => (perName.get(one.name) ?? 0) > 1 ? { ...one, name: one.path.join('.') } : one);
}
function countBy(items, keyOf) {
    const counts = new Map();
    for (const item of items)
        counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
    return counts;
}
/** `["terraform", "x-y", "deny"]` → `data.terraform["x-y"].deny`. */
function queryOf(path) {
    const parts = path.map((word) => /^[A-Za-z_]\w*$/.test(word) ? `.${word}` : `[${JSON.stringify(word)}]`);
    return `data${parts.join('')}`;
}
/** The path of a query, without `data`; undefined if it is no reference to a rule. */
function pathOf(query) {
    const text = query.trim();
    if (!/^data(?:\.[A-Za-z_]\w*|\["(?:[^"\\]|\\.)+"\])+$/.test(text))
        return undefined;
    return Array.from(text.matchAll(/\.(\w+)|\[("(?:[^"\\]|\\.)+")\]/g), ([, word, quoted]) => word === undefined ? String(JSON.parse(quoted ?? '""')) : word);
}
/** The rules that policies.hcl names, and what is wrong with its queries. */
function findDeclared(declared, groups, { shownAs }) {
    const problems = [];
    const judging = declared.flatMap((policy) => {
        const where = `${shownAs}/policies.hcl:${policy.line ?? 1}: policy ${(0,quote/* quote */.h)(policy.name)}`;
        const path = pathOf(policy.query);
        if (path === undefined) {
            problems.push(`${where}: the query ${(0,quote/* quote */.h)(policy.query)} is no reference to a rule. Write one as in data.terraform.policies.tags.deny.`);
            return [];
        }
        const group = groups.get(path.join('\0'));
        if (group !== undefined)
            return [{ ...policy, path, group }];
        problems.push(`${where}: no rule is called ${policy.query}. ${existing(path, groups)}`);
        return [];
    });
    return { judging, problems };
}
const MOST_NAMED = 8;
function existing(path, groups) {
    const all = [...groups.values()].filter(isInPackage);
    const below = all.filter((group) => path.every((word, at) => group.path[at] === word));
    const judging = all.filter(({ path: words }) => verdictOf(words.at(-1) ?? '') !== undefined);
    const [first] = [below, judging, all].filter((some) => some.length > 0);
    const queries = (first ?? []).map((group) => queryOf(group.path)).sort();
    const near = (0,did_you_mean/* didYouMean */.a)(queryOf(path), queries);
    const more = queries.length > MOST_NAMED ? ` and ${queries.length - MOST_NAMED} more` : '';
    const list = `${queries.slice(0, MOST_NAMED).join(', ')}${more}`;
    return near === undefined ? `There are: ${list || 'none'}.` : `Did you mean ${near}?`;
}
/** Sentences about rules that an author may take for verdicts, and that judge nothing. */
function unreadRules(judging, used, groups, { shownAs, files }) {
    const isDeclared = files.has('policies.hcl');
    const read = new Set(judging.map(({ group }) => group));
    const packages = new Set(judging.map(({ path }) => path.slice(0, -1).join('.')));
    const sentences = [];
    for (const group of groups.values()) {
        const name = group.path.at(-1) ?? '';
        const [{ rule, module } = { rule: undefined, module: undefined }] = group.rules;
        if (read.has(group) || used.has(group) || module === undefined || rule?.args)
            continue;
        const where = `${shownAs}/${module.file}`;
        if (isDeclared && verdictOf(name) !== undefined && isInPackage(group)) {
            sentences.push(`${where}: no policy of policies.hcl names ${queryOf(group.path)}, so it judges nothing.`);
        }
        else if (!isDeclared && LOOKS_LIKE.test(name)) {
            sentences.push(`${where}: the rule ${(0,quote/* quote */.h)(name)} judges nothing: ${JUDGING}. Rename it, or name its query in policies.hcl.`);
        }
    }
    if (isDeclared)
        return sentences;
    const idle = [...groups.values()].filter((group) => !used.has(group) && !packages.has(packageName(group)));
    const named = new Map(idle.map((group) => [packageName(group), group.rules[0]?.module.file]));
    for (const [name, file] of named) {
        const isUsed = [...used].some((group) => packageName(group) === name);
        const isNamed = sentences.some((sentence) => sentence.startsWith(`${shownAs}/${file}: the`));
        if (isUsed || isNamed)
            continue;
        sentences.push(`${shownAs}/${file}: package ${name} has no rule that judges, and no policy uses it: ${JUDGING}.`);
    }
    return sentences;
}
/** Which rules judge where there is no policies.hcl; the middle of a sentence. */
const JUDGING = '`deny`, `violation` and `warn` are read, each also with a suffix as in `deny_public`';
function packageName({ rules }) {
    return rules[0]?.module.package.join('.') ?? '';
}
//# sourceMappingURL=judging-rules.js.map
;// CONCATENATED MODULE: ./build/src/local/compiled-bundle.js
/** A bundle that was compiled before, for machines without `opa`. It judges if it is of these sources. */







/**
 * Opens the bundle of a policy set.
 *
 * @returns undefined if it has none
 * @throws PolicyProblem if it cannot be used
 */
async function openCompiled(policies, { hcl, limits }) {
    const { files, shownAs, name } = policies;
    const path = [...files.keys()].sort().find((one) => /(?:\.tar\.gz|\.wasm)$/.test(one));
    if (path === undefined)
        return undefined;
    const shown = `${shownAs}/${path}`;
    const { bundle, isCurrent } = readFile(policies, path);
    const named = readDeclared(policies, hcl);
    const opened = await openBundle(bundle).catch((error) => {
        const problems = [...(named?.problems ?? []), `"${shown}" ${(0,error_message/* errorMessage */.g)(error)}`];
        throw new PolicyProblem(problems.join('\n'));
    });
    try {
        refuseOtherInput(shown, bundle);
        const declared = compiled_bundle_declaredIn(policies, path, opened, named);
        const stale = `${shown} is not certain to be compiled from the .rego files beside it, and there is no \`opa\` on the PATH. Install opa, or compile it again as docs/local.md says.`;
        return {
            set: {
                name,
                description: null,
                system: 'policy-evaluation',
                overridable: false,
                policies: declared,
                judge: isCurrent ? opened.judgeFor(declared, limits.policyMs) : undecided(declared, stale),
            },
            judgedBy: `the compiled bundle ${path}`,
            warnings: [],
            printed: new Map(),
            close: opened.close,
        };
    }
    catch (error) {
        await opened.close();
        throw error;
    }
}
/** The names of keys are constants of the module. */
function refuseOtherInput(shown, { wasm }) {
    if (['plan', 'run'].some((key) => Buffer.from(wasm).includes(`${key}\0`)))
        return;
    throw new PolicyProblem(`"${shown}" reads neither input.plan nor input.run, so it would look at nothing: a compiled bundle gets the input of HCP Terraform. Install opa, which gives policies the input that they read.`);
}
/** Knows nothing of any plan. */
function undecided(policies, why) {
    const results = policies.map(({ name }) => ({
        name,
        status: 'not_evaluated',
        output: [why],
    }));
    return {
        kind: 'opa',
        version: 'compiled bundle',
        takesTime: false,
        judge: async () => results,
    };
}
function readFile(policies, path) {
    const { files, shownAs } = policies;
    const bytes = files.get(path) ?? new Uint8Array();
    const isModule = path.endsWith('.wasm');
    // A module reads the data of the directory, and a bundle has its own.
    const madeOf = isModule ? /\.rego$/ : /\.rego$|(?:^|\/)data\.(?:json|yaml)$/;
    const sources = [...files.keys()].filter((name) => madeOf.test(name));
    const isCurrent = fits(files, sources, path);
    if (isModule) {
        const data = files.get('data.json');
        const text = data && new TextDecoder().decode(data);
        return { bundle: { wasm: bytes, data: text }, isCurrent };
    }
    try {
        return { bundle: readBundle(bytes), isCurrent };
    }
    catch (error) {
        throw new PolicyProblem(`"${shownAs}/${path}" is no compiled bundle: ${(0,error_message/* errorMessage */.g)(error)}. \`opa build -t wasm\` makes one.`);
    }
}
/** Tests do not judge, and are no part of a policy set. */
function isTest(name) {
    return name.endsWith('_test.rego');
}
/**
 * Whether the file with digests, as `sha256sum` writes it, is of these sources and of what was compiled. Without
 * Rego there is nothing to compare. The sources inside of a bundle lack the rules that were compiled.
 */
function fits(files, sources, compiled) {
    if (!sources.some((name) => name.endsWith('.rego')))
        return true;
    const digests = new TextDecoder().decode(files.get(`${compiled}.sha256`) ?? new Uint8Array());
    const listed = new Map(Array.from(digests.matchAll(/^([0-9a-f]{64}) [ *](?:\.\/)?(.+)$/gm), ([, digest = '', name = '']) => [name, digest]));
    const named = [...listed].every(([name, digest]) => {
        if (isTest(name))
            return true;
        const content = files.get(name);
        return content !== undefined && (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex') === digest;
    });
    return named && [...sources, compiled].every((name) => listed.has(name));
}
/** The policies that policies.hcl names, and what is wrong with it; undefined if there is none. */
function readDeclared({ files, shownAs }, hcl) {
    if (!files.has('policies.hcl'))
        return undefined;
    const problems = [];
    const declared = readPolicies(files.get('policies.hcl'), hcl, problems).map((policy) => ({
        ...policy,
        query: plainQuery(policy.query),
    }));
    if (declared.length + problems.length === 0)
        problems.push('policies.hcl: it names no policy.');
    return { declared, problems: problems.map((problem) => `${shownAs}/${problem}`) };
}
function compiled_bundle_declaredIn({ shownAs }, path, { queries }, named) {
    if (named === undefined) {
        const found = queries.flatMap(policyOf);
        if (found.length > 0)
            return found;
        throw new PolicyProblem(`"${shownAs}/${path}" has no entry point that ends in \`deny\`, \`violation\` or \`warn\`. Add policies.hcl, which names the queries.`);
    }
    const { declared } = named;
    const problems = [...named.problems];
    for (const { name, query } of declared) {
        if (queries.includes(query))
            continue;
        problems.push(`${shownAs}/policies.hcl: policy ${(0,quote/* quote */.h)(name)}: ${query} is no entry point of ${path}. Compile it with \`-e ${query.replace(/^data\./, '').replaceAll('.', '/')}\`.`);
    }
    if (problems.length === 0)
        return declared;
    throw new PolicyProblem(problems.join('\n'));
}
/** A query with dots only, as a bundle names its entry points. */
function plainQuery(query) {
    return query.trim().replaceAll(/\["([^"\]]+)"\]/g, '.$1');
}
function policyOf(query) {
    const [rule = '', name = rule] = query.split('.').toReversed();
    const verdict = verdictOf(rule);
    if (verdict === undefined)
        return [];
    const { level } = verdict;
    return [
        { name: verdict.suffix === '' ? name : `${name}.${rule}`, query, level, description: '' },
    ];
}
//# sourceMappingURL=compiled-bundle.js.map
;// CONCATENATED MODULE: ./build/src/machine/ask-program.js


/** For one command that judges nothing. A large set of policies is checked in seconds. */
const BOUNDS = {
    timeoutMs: 5 * 60_000,
    maxBytes: 256 * 1024 * 1024,
    maxResidentBytes: 2 * 1024 * 1024 * 1024,
};
/**
 * Runs a program, and ends it with everything that it started if it uses more than it may.
 *
 * @returns what it printed; undefined if there is no such program on the PATH
 */
async function askProgram(program, { executeBounded, environment, signal: all = new AbortController().signal }, { args, cwd, stdin, variables, signal = all, bounds }) {
    const failed = (why) => ({ exitCode: -1, stdout: '', stderr: why });
    try {
        const { exitCode = -1, ended, ...said } = await executeBounded(program, args, {
            cwd,
            stdin,
            variables: { ...(0,machine_execute/* passedOn */.I3)(environment), ...variables },
            signal,
            ...BOUNDS,
            ...bounds,
        });
        if (ended === undefined)
            return { exitCode, ...said };
        return { ...failed(`${program} ${machine_execute/* WHY_ENDED */.QG[ended]} and was ended.`), ended };
    }
    catch (error) {
        if (isMissing(error))
            return undefined;
        return failed(`${program} could not be started: ${(0,error_message/* errorMessage */.g)(error)}`);
    }
}
/** The same ports, with what is left of the limit for each program. */
function ask_program_within(deadline, ports) {
    return {
        ...ports,
        executeBounded: (program, args, options) => {
            const leftMs = Math.max(1, Math.ceil(deadline - ports.clock.now()) + 1);
            const timeoutMs = Math.min(options.timeoutMs, leftMs);
            return ports.executeBounded(program, args, { ...options, timeoutMs });
        },
    };
}
/** Whether a program was not started because PATH does not lead to it. */
function isMissing(error) {
    return /was not found in PATH|ENOENT/.test((0,error_message/* errorMessage */.g)(error));
}
//# sourceMappingURL=ask-program.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/find-opa.js
/** Asks the `opa` on the PATH for its version and its functions, and takes some of them from policies. */



/** Functions that a policy must not call, because they use more than its input. */
const TAKEN_AWAY = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];
/** The `opa` on the PATH, or why it cannot be used; undefined if there is none. */
async function findOpa(ports) {
    const ask = (args) => askProgram('opa', ports, { args, cwd: '/' });
    const [versions, functions] = await Promise.all([
        ask(['version']),
        ask(['capabilities', '--current']),
    ]);
    if (versions === undefined || functions === undefined)
        return undefined;
    const [, version] = /^Version: (\d+\.\d+\.\S+)/m.exec(versions.stdout) ?? [];
    if (version === undefined) {
        return { problem: `The \`opa\` on the PATH does not say its version: ${messageOf(versions)}` };
    }
    if (Number(version.split('.')[0]) < 1) {
        return { problem: `The \`opa\` on the PATH is ${version}. Install 1.0 or newer.` };
    }
    const read = dist/* safeParse */.xLC(capabilitiesSchema, (0,model_parse/* parseJson */.qF)(functions.stdout));
    if (!read.success) {
        const problem = `The \`opa\` on the PATH does not say which functions it has (\`opa capabilities --current\`): ${messageOf(functions)}`;
        return { problem };
    }
    const builtins = read.output.builtins.filter(({ name }) => !TAKEN_AWAY.includes(name));
    // Without a list of hosts, a schema of a policy could be read from any.
    return { version, capabilities: JSON.stringify({ ...read.output, builtins, allow_net: [] }) };
}
const capabilitiesSchema = dist/* looseObject */._H3({
    builtins: dist/* array */.YOg(dist/* looseObject */._H3({ name: dist/* string */.YjP() })),
});
function messageOf({ stdout, stderr }) {
    return (stderr || stdout).trim().slice(0, 200);
}
//# sourceMappingURL=find-opa.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/get-opa.js
/** How to get `opa`, for messages. */

/** The release with which the examples are compiled. */
const RELEASE = 'v1.22.0';
const OPA = `https://openpolicyagent.org/downloads/${RELEASE}`;
/** Compiles that release. Go compares its sources with the digest in Go's checksum database. */
const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;
/** System and processor → the name of the file to download. */
const PROGRAMS = {
    'linux x64': 'opa_linux_amd64_static',
    'linux arm64': 'opa_linux_arm64_static',
    'darwin x64': 'opa_darwin_amd64',
    'darwin arm64': 'opa_darwin_arm64_static',
    'win32 x64': 'opa_windows_amd64.exe',
};
/** Sentences with the command that downloads `opa` for this system. */
function howToGetOpa(here = `${(0,external_node_os_.platform)()} ${(0,external_node_os_.arch)()}`) {
    const program = PROGRAMS[here];
    if (program === undefined)
        return 'For `opa` on this system see https://openpolicyagent.org.';
    const download = here.startsWith('win32')
        ? `curl.exe -Lo opa.exe ${OPA}/${program}`
        : `curl -Lo opa ${OPA}/${program} && chmod +x opa`;
    return `To get opa: \`${download}\`. Move it to a directory on the PATH. With Go, \`${COMPILE_OPA}\` does all of that.`;
}
//# sourceMappingURL=get-opa.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/groups.js
function groupRules(modules) {
    const groups = new Map();
    for (const module of modules) {
        for (const rule of module.rules) {
            const path = [...module.package, ...rule.name];
            const key = path.join('\0');
            const group = groups.get(key) ?? { path, rules: [] };
            group.rules.push({ rule, module });
            groups.set(key, group);
        }
    }
    return groups;
}
/** The rule that a reference leads to: it may go on inside of the rule's value. */
function findGroup(groups, words) {
    for (let length = words.length; length > 0; length -= 1) {
        const group = groups.get(words.slice(0, length).join('\0'));
        if (group !== undefined)
            return group;
    }
    return undefined;
}
/** The rules of packages below a path. */
function groupsBelow(groups, words) {
    return [...groups.values()].filter(({ path }) => words.every((word, at) => path[at] === word));
}
//# sourceMappingURL=groups.js.map
;// CONCATENATED MODULE: ./build/src/service/policy-input.js
/** The keys of `RunInput`. */
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
                tags: { items: 'open' },
            },
        },
    },
};
//# sourceMappingURL=policy-input.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/input-form.js
/**
 * The document that policies read as `input`. HCP Terraform gives `plan` and `run`. Other tools give the
 * same plan under other keys, and a policy that was written for one of them runs as it is: what it reads
 * says which keys are written. No other key is, because a plan can be long.
 */



/** Who gives a document with these keys. A plan itself, as conftest gets it, has others. */
const TOOLS = [
    { tool: 'HCP Terraform', plan: 'plan', run: 'run' },
    { tool: 'Scalr', plan: 'tfplan', run: 'tfrun' },
    { tool: 'Spacelift', plan: 'terraform', run: undefined },
];
const PLAN_ITSELF = 'conftest';
const PLAN_KEYS = Object.keys(TERRAFORM_PLAN.keys);
const FOR_A_PLAN = TOOLS.map(({ plan }) => plan);
const FOR_A_RUN = TOOLS.flatMap(({ run }) => run ?? []);
/** Each tool, and the keys at the top of its document, for the pages. */
function documentForms() {
    const named = TOOLS.map(({ tool, plan, run }) => ({ tool, keys: [plan, run ?? []].flat() }));
    return [...named, { tool: PLAN_ITSELF, keys: PLAN_KEYS }];
}
/** A document with all keys that any tool gives, to find out which of them are read. */
const ANY_INPUT = shapeOf([...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS], TERRAFORM_PLAN);
/**
 * The form of the document.
 *
 * @param read what the policies read of `ANY_INPUT`
 * @param isDeclared whether policies.hcl names the policies: then the document is HCP Terraform's
 * @param plan what the engine at hand gives
 */
function chooseForm({ topKeys, readsWhole }, isDeclared, plan) {
    const possible = isDeclared ? ['plan', 'run'] : [...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS];
    const read = possible.filter((key) => topKeys.has(key));
    const tools = toolsOf(read, isDeclared);
    const keys = readsWhole ? possible.filter((key) => tools.includes(toolOf(key))) : read;
    return { keys, shape: shapeOf(keys, plan), tools, possible };
}
function toolsOf(keys, isDeclared) {
    const tools = [...new Set(keys.map(toolOf))];
    if (tools.length > 0)
        return tools;
    return [isDeclared ? TOOLS[0].tool : PLAN_ITSELF];
}
function toolOf(key) {
    return TOOLS.find(({ plan, run }) => plan === key || run === key)?.tool ?? PLAN_ITSELF;
}
function shapeOf(keys, plan) {
    const shapes = keys.flatMap((key) => {
        if (FOR_A_PLAN.includes(key))
            return [[key, plan]];
        if (FOR_A_RUN.includes(key))
            return [[key, RUN_SHAPE]];
        const shape = plan.keys[key];
        return shape === undefined ? [] : [[key, shape]];
    });
    return { keys: Object.fromEntries(shapes) };
}
/** The document as JSON. */
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
/** The path inside of the plan, wherever the plan is. */
function planPath(path) {
    return FOR_A_PLAN.includes(path[0] ?? '') ? path.slice(1) : path;
}
function isOfRun([key]) {
    return FOR_A_RUN.includes(key ?? '');
}
/** Whether the input has it after all: a newer Terraform may write more than is known here. */
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
/** Key → the text of its value. The text has to be a well-formed object. The last of two equal keys counts. */
function membersOf(text) {
    const members = new Map();
    let key;
    let from = 0;
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const sign = text[at];
        if (sign === '"') {
            const end = (0,exact_json/* endOfText */.Y)(text, at);
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
//# sourceMappingURL=input-form.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/json-fields.js
/** Reads JSON that a program has written, without trusting its form. */

/** The fields of an object; of anything else, none. */
function objectOf(value) {
    return (0,model_parse/* isRecord */.u4)(value) ? value : {};
}
function json_fields_listOf(value) {
    return Array.isArray(value) ? value : [];
}
function json_fields_stringOf(value) {
    return typeof value === 'string' ? value : undefined;
}
//# sourceMappingURL=json-fields.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/opa-errors.js
/** What `opa` objects to, as sentences for the author of a policy: file, line, what is wrong, what to do. */





const errorsSchema = dist/* looseObject */._H3({
    errors: dist/* array */.YOg(dist/* looseObject */._H3({
        message: dist/* string */.YjP(),
        code: dist/* optional */.lqM(dist/* string */.YjP(), ''),
        location: dist/* optional */.lqM(dist/* looseObject */._H3({
            file: dist/* optional */.lqM(dist/* string */.YjP(), ''),
            row: dist/* optional */.lqM(dist/* number */.aig(), 0),
            col: dist/* optional */.lqM(dist/* number */.aig(), 0),
        })),
        details: dist/* optional */.lqM(dist/* unknown */.L5J()),
    })),
});
/** The errors in an answer; empty if `opa` objects to nothing. What has another form is one error. */
function errorsIn({ exitCode, stdout, stderr }) {
    if (exitCode === 0)
        return [];
    for (const text of [stdout, stderr]) {
        const read = dist/* safeParse */.xLC(errorsSchema, (0,model_parse/* parseJson */.qF)(text));
        if (!read.success || read.output.errors.length === 0)
            continue;
        return read.output.errors.map(({ message, code, location, details }) => ({
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
/** `policies/tags.rego:3`. */
function placeOf(shownAs, { file, row }) {
    if (file === undefined)
        return shownAs;
    return `${shownAs}/${file}${row > 0 ? `:${row}` : ''}`;
}
/** The error as a sentence that begins with its place. */
function explainError(error, shownAs, opa) {
    const { code, message } = error;
    const [, file, why] = /load failed on (\S+): (.+)/s.exec(message) ?? [];
    if (why !== undefined) {
        return `${placeOf(shownAs, { file, row: 0 })}: cannot be read as data: ${why.trim()}. Correct it, or remove the file.`;
    }
    const said = message.replaceAll(/\s*\n\s*/g, ' ').trim();
    const sentence = undefinedFunction(said, opa) ?? wrongArguments(said, error.details) ?? opa_errors_withRemedy(code, said);
    return `${placeOf(shownAs, error)}: ${sentence}`;
}
/** As in `concat gets (a number, a list), and takes (a text, a list or a set)`. */
function wrongArguments(message, details) {
    const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
    const { have, want } = objectOf(details);
    const takes = json_fields_listOf(objectOf(want)['args']);
    if (name === undefined || takes.length === 0)
        return undefined;
    // The last of both is what it returns.
    const inWords = (types) => types
        .slice(0, takes.length - 1)
        .map(opa_errors_typeOf)
        .join(', ');
    const gets = inWords(json_fields_listOf(have));
    const wants = inWords(takes);
    return `${name} gets (${gets}), and takes (${wants}). Call it with values of these types.`;
}
function undefinedFunction(message, { capabilities, version }) {
    const [, name] = /^undefined function (\S+)/.exec(message) ?? [];
    if (name === undefined)
        return undefined;
    if (TAKEN_AWAY.includes(name)) {
        return `undefined function ${name}: policies cannot use it here, because it reads more than their input. Put what it returns into data.json beside the policies.`;
    }
    const near = (0,did_you_mean/* didYouMean */.a)(name, namesIn(capabilities));
    const meant = near === undefined ? '' : ` Did you mean ${near}?`;
    return `undefined function ${name}: opa ${version} has none of this name, and neither have the policies.${meant}`;
}
const namesSchema = dist/* looseObject */._H3({ builtins: dist/* array */.YOg(dist/* looseObject */._H3({ name: dist/* string */.YjP() })) });
function namesIn(capabilities) {
    const read = dist/* safeParse */.xLC(namesSchema, (0,model_parse/* parseJson */.qF)(capabilities));
    return read.success ? read.output.builtins.map(({ name }) => name) : [];
}
const REMEDIES = [
    [/^(rego_unsafe_var_error) /, 'Give it a value in this rule, or declare it with `some`.'],
    [/ conflicting rules /, 'Give one of them another name: a rule is a set or a single value.'],
    [/^rego_recursion_error /, 'A rule cannot use itself, not even through another one.'],
    [/ must not shadow |already declared/, 'Rename it.'],
    [/ referenced above/, 'Write the assignment before the first use.'],
    [/ declared but not used/, 'Remove it, or use it.'],
    [
        /keyword is required before/,
        'Write it in this line. `opa fmt --write --v0-v1` writes it in a file that is Rego v0 as a whole.',
    ],
    [/ has arity /, 'Call it with as many arguments as it takes.'],
    [/ undefined ref/, 'What it refers to cannot have this part: correct the name.'],
    [/ empty module/, 'Write a package into it, or remove the file.'],
    [/^rego_parse_error /, 'Correct the syntax: `opa fmt FILE` shows the same error.'],
    [/^rego_type_error /, 'Compare and call with values of the same type.'],
];
function opa_errors_withRemedy(code, message) {
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
/** A type as `opa` writes it, in words. */
function opa_errors_typeOf(type) {
    const { type: name, of } = objectOf(type);
    if (name === 'any')
        return [...new Set(json_fields_listOf(of).map(opa_errors_typeOf))].join(' or ') || 'anything';
    return TYPES[json_fields_stringOf(name) ?? ''] ?? 'a value of another type';
}
//# sourceMappingURL=opa-errors.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/read-data.js
/** What the data files of a policy set hold, as `opa` puts them together: each below the path of its directory. */

/** @returns undefined if that is not known, because some data is YAML */
function readData({ files }) {
    const data = {};
    for (const [name, content] of files) {
        if (/(?:^|\/)data\.ya?ml$/.test(name))
            return undefined;
        if (!/(?:^|\/)data\.json$/.test(name))
            continue;
        let here = data;
        for (const word of name.split('/').slice(0, -1)) {
            const there = here[word];
            const inner = (0,model_parse/* isRecord */.u4)(there) ? { ...there } : {};
            here[word] = inner;
            here = inner;
        }
        const read = (0,model_parse/* parseJson */.qF)(Buffer.from(content).toString());
        if ((0,model_parse/* isRecord */.u4)(read))
            Object.assign(here, read);
    }
    return data;
}
//# sourceMappingURL=read-data.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/reached.js
/** Everything that a policy leads to, itself first. */
function reached(from) {
    const seen = new Map();
    const follow = (of, isNegated) => {
        const ways = seen.get(of) ?? new Set();
        if (ways.has(isNegated))
            return;
        seen.set(of, ways.add(isNegated));
        for (const use of of.uses)
            follow(use.traced, isNegated !== use.isNegated);
    };
    follow(from, false);
    return [...seen].map(([of, ways]) => ({ of, isNegated: !ways.has(false) }));
}
//# sourceMappingURL=reached.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/syntax.js
/** The syntax tree of a policy, read from the JSON in which `opa` writes it. */

/** @returns undefined if this is no syntax tree */
function readModule(file, json) {
    const tree = objectOf(json);
    const path = json_fields_listOf(objectOf(tree['package'])['path']);
    if (path.length === 0)
        return undefined;
    const imports = json_fields_listOf(tree['imports']).map((one) => {
        const { path: ref, alias } = objectOf(one);
        const words = constantsOf(objectOf(ref)['value']);
        return [json_fields_stringOf(alias) ?? words.at(-1) ?? '', words];
    });
    const shared = json_fields_listOf(tree['annotations'])
        .map(objectOf)
        .filter(({ scope }) => scope === 'package' || scope === 'subpackages');
    return {
        file,
        package: constantsOf(path).slice(1),
        imports: new Map(imports),
        rules: json_fields_listOf(tree['rules']).map(toRule),
        annotations: toAnnotations(shared),
    };
}
/** The constant words that a reference begins with. */
function constantsOf(ref) {
    const words = [];
    for (const [at, part] of json_fields_listOf(ref).entries()) {
        const { type, value } = objectOf(part);
        if (typeof value !== 'string' || !(type === 'string' || (at === 0 && type === 'var')))
            break;
        words.push(value);
    }
    return words;
}
function toRule(json) {
    const { head: headJson, body, default: isDefault, else: otherwise, annotations } = objectOf(json);
    const head = objectOf(headJson);
    const ref = head['ref'] === undefined ? [{ type: 'var', value: head['name'] }] : head['ref'];
    const name = constantsOf(ref);
    return {
        name,
        variableParts: json_fields_listOf(ref).length - name.length,
        args: head['args'] === undefined ? undefined : json_fields_listOf(head['args']).map(toTerm),
        key: optionalTerm(head['key']),
        value: optionalTerm(head['value']),
        body: json_fields_listOf(body).map(toExpression),
        isDefault: isDefault === true,
        otherwise: otherwise === undefined ? undefined : toRule(otherwise),
        annotations: toAnnotations(json_fields_listOf(annotations).map(objectOf)),
        place: syntax_placeOf(json) ?? syntax_placeOf(headJson),
    };
}
function toAnnotations(all) {
    const title = all.map((one) => json_fields_stringOf(one['title'])).find((text) => text !== undefined);
    const inputKeys = all.flatMap(({ custom }) => json_fields_listOf(objectOf(custom)['input-keys']).flatMap((key) => json_fields_stringOf(key) ?? []));
    return title === undefined ? { inputKeys } : { title, inputKeys };
}
function toExpression(json) {
    const { terms, negated, with: modifiers } = objectOf(json);
    return {
        is: readTerms(terms),
        isNegated: negated === true,
        replaced: json_fields_listOf(modifiers).map((one) => {
            const { target, value } = objectOf(one);
            return { target: toTerm(target), value: toTerm(value) };
        }),
        place: syntax_placeOf(json),
    };
}
function readTerms(terms) {
    if (Array.isArray(terms)) {
        const [name, ...args] = terms;
        return { kind: 'call', name: callName(name), args: args.map(toTerm) };
    }
    const { symbols, domain, body, key, value, type } = objectOf(terms);
    if (symbols !== undefined)
        return { kind: 'some', terms: json_fields_listOf(symbols).map(toTerm) };
    if (domain !== undefined) {
        return {
            kind: 'every',
            key: optionalTerm(key),
            value: optionalTerm(value),
            domain: toTerm(domain),
            body: json_fields_listOf(body).map(toExpression),
        };
    }
    if (type === 'call') {
        const call = toTerm(terms);
        if (call.kind === 'call')
            return call;
    }
    return { kind: 'term', term: toTerm(terms) };
}
function callName(json) {
    return constantsOf(objectOf(json)['value']).join('.');
}
function optionalTerm(json) {
    return json === undefined ? undefined : toTerm(json);
}
function toTerm(json) {
    const { type, value } = objectOf(json);
    const place = syntax_placeOf(json);
    switch (type) {
        case 'null':
        case 'boolean':
        case 'number':
        case 'string':
            return { kind: 'scalar', value: value ?? null, place };
        case 'var':
            return { kind: 'variable', name: String(value), place };
        case 'ref': {
            const [head, ...parts] = json_fields_listOf(value).map(toTerm);
            return { kind: 'reference', head: head ?? { kind: 'other', place }, parts, place };
        }
        case 'array':
            return { kind: 'list', items: json_fields_listOf(value).map(toTerm), place };
        case 'set':
            return { kind: 'set', items: json_fields_listOf(value).map(toTerm), place };
        case 'object': {
            const entries = json_fields_listOf(value).map((pair) => {
                const [key, inner] = json_fields_listOf(pair);
                return { key: toTerm(key), value: toTerm(inner) };
            });
            return { kind: 'object', entries, place };
        }
        case 'arraycomprehension':
            return toComprehension('list', value, place);
        case 'setcomprehension':
            return toComprehension('set', value, place);
        case 'objectcomprehension':
            return toComprehension('object', value, place);
        case 'call': {
            const [name, ...args] = json_fields_listOf(value);
            return { kind: 'call', name: callName(name), args: args.map(toTerm), place };
        }
        default:
            return { kind: 'other', place };
    }
}
function toComprehension(of, json, place) {
    const { term, key, value, body } = objectOf(json);
    return {
        kind: 'comprehension',
        of,
        key: optionalTerm(key),
        value: toTerm(of === 'object' ? value : term),
        body: json_fields_listOf(body).map(toExpression),
        place,
    };
}
function syntax_placeOf(json) {
    const { row, col } = objectOf(objectOf(json)['location']);
    return typeof row === 'number' && typeof col === 'number' ? { row, column: col } : undefined;
}
//# sourceMappingURL=syntax.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/read-modules.js
/** Has `opa` read the policies of a set: their syntax trees, their errors, and which are in Rego v0. */





const MOST_ERRORS = 20;
/**
 * Reads and checks all policies.
 *
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
async function readModules(source) {
    const { policies, folder } = source;
    const texts = Object.fromEntries([...policies.files]
        .filter(([name]) => name.endsWith('.rego'))
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, content]) => [name, new TextDecoder().decode(content)]));
    const trees = await parseAll(texts, folder);
    const modules = Object.keys(texts).flatMap((file) => readModule(file, trees[file]) ?? []);
    const unread = Object.keys(texts).filter((file) => trees[file] === undefined);
    const read = await Promise.all(unread.map((file) => readOld(file, source)));
    throwErrors(source, read.flatMap((one) => ('errors' in one ? one.errors : [])));
    modules.push(...read.flatMap((one) => ('module' in one ? [one.module] : [])));
    const old = await checkAll(source, unread);
    return { modules, old };
}
/** One process for all files: `opa` reads them as a policy would, without places. */
async function parseAll(texts, folder) {
    const query = '{file: tree | some file, text in input; tree := rego.parse_module(file, text)}';
    const args = ['eval', '--stdin-input', '--format', 'json', query];
    const { stdout } = await folder.ask(args, { stdin: JSON.stringify(texts) });
    const [result] = json_fields_listOf(objectOf((0,model_parse/* parseJson */.qF)(stdout))['result']);
    const [expression] = json_fields_listOf(objectOf(result)['expressions']);
    return objectOf(objectOf(expression)['value']);
}
/** A file that is no Rego v1, with its places, or what is wrong with it. */
async function readOld(file, { folder }) {
    const module = await read_modules_parseFile(file, true, folder);
    if (module !== undefined)
        return { module };
    const errorsAs = async (...version) => {
        const answer = await folder.ask(['check', '--format', 'json', ...version, `./${file}`]);
        return errorsIn(answer).filter(({ code }) => code === 'rego_parse_error');
    };
    const [asNew, asOld] = await Promise.all([errorsAs(), errorsAs('--v0-compatible')]);
    // A file in Rego v0 with an error does not lack the words of v1.
    const isOld = asNew.some(({ message }) => message.includes('keyword is required'));
    const errors = isOld && asOld.length > 0 ? asOld : asNew;
    const unnamed = { message: 'opa cannot read it', code: '', row: 0, column: 0, details: null };
    return { errors: errors.length > 0 ? errors : [{ ...unnamed, file }] };
}
/** The syntax tree with places and annotations; undefined if the file is not written in this version. */
async function read_modules_parseFile(file, isOld, folder) {
    const version = isOld ? ['--v0-compatible'] : [];
    const include = ['--json-include', 'locations,-comments'];
    const args = ['parse', '--format', 'json', ...include, ...version, `./${file}`];
    const { exitCode, stdout } = await folder.ask(args);
    return exitCode === 0 ? readModule(file, (0,model_parse/* parseJson */.qF)(stdout)) : undefined;
}
/** Checks all files together. What v1 has removed makes a file one of v0. Returns the files in v0. */
async function checkAll(source, unread) {
    const { folder } = source;
    const check = async (old) => {
        await folder.markOld(old);
        return errorsIn(await folder.ask(['check', '--format', 'json', ...read_modules_MOST, ...folder.sources]));
    };
    const errors = await check(unread);
    if (errors.length === 0)
        return [...unread];
    const perhaps = errors.flatMap(({ file, message }) => file !== undefined && /deprecated|must not shadow/.test(message) ? [file] : []);
    const old = [...new Set([...unread, ...perhaps])];
    const isOtherwise = old.length > unread.length && (await check(old)).length === 0;
    if (!isOtherwise)
        throwErrors(source, errors);
    return old;
}
const read_modules_MOST = ['--max-errors', '100'];
function throwErrors({ policies, opa }, errors) {
    if (errors.length === 0)
        return;
    const lines = errors.map((error) => explainError(error, policies.shownAs, opa));
    throw new PolicyProblem([...new Set(lines)].slice(0, MOST_ERRORS).join('\n'));
}
//# sourceMappingURL=read-modules.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/opa-schema.js
/**
 * `opa check --schema`: writes the schema of an input, and finds where the errors are in the syntax, so that
 * what provides for them is seen.
 */



/** A shape as JSON Schema. */
function opa_schema_toSchema(shape) {
    const definitions = Object.entries(NAMED).map(([name, one]) => [name, schemaOf(one)]);
    return {
        $schema: 'http://json-schema.org/draft-07/schema#',
        ...schemaOf(shape),
        definitions: Object.fromEntries(definitions),
    };
}
function schemaOf(shape) {
    // `opa` reads one type of a list of types, and so would object to the others.
    if (shape === 'open' || shape === 'scalar')
        return {};
    if ('named' in shape)
        return { $ref: `#/definitions/${shape.named}` };
    if ('items' in shape)
        return { type: 'array', items: schemaOf(shape.items) };
    if ('values' in shape)
        return { type: 'object', additionalProperties: schemaOf(shape.values) };
    const properties = Object.entries(shape.keys).map(([key, one]) => [key, schemaOf(one)]);
    return {
        type: 'object',
        properties: Object.fromEntries(properties),
        additionalProperties: false,
    };
}
/** The errors that the syntax has not shown, in rules that a policy reaches. */
function* locateErrors(errors, modules, reached) {
    const known = reached.flatMap(({ of }) => of.absent);
    for (const error of errors) {
        const ref = wordsOf(error);
        const key = ref.path.at(-1);
        const isKnown = known.some(({ module, place, path }) => path.at(-1) === key &&
            // `opa` gives references to rules the place of another one.
            (ref.head === 'data' || (module.file === error.file && place?.row === error.row)));
        if (isKnown)
            continue;
        const module = modules.find(({ file }) => file === error.file);
        const rule = module && ruleAt(module, error.row);
        if (module === undefined || rule === undefined)
            continue;
        const groups = reached.flatMap(({ of }) => (of.hasOwnInput ? [of.group] : []));
        const group = groups.find((one) => one.rules.some((each) => opa_schema_isWithin(rule, each.rule)));
        const at = expressionAt(rule, error);
        if (group === undefined || at?.isPrinted)
            continue;
        yield {
            group,
            rule,
            module,
            place: { row: error.row, column: error.column },
            path: ref.head === 'input' ? ref.path : [],
            instead: ref.instead,
            isNegated: at?.isNegated ?? false,
            hasDefault: false,
            said: sentenceOf(error, ref),
        };
    }
}
function wordsOf({ details }) {
    const { ref, pos, oneOf } = objectOf(details);
    const last = typeof pos === 'number' ? pos : json_fields_listOf(ref).length;
    const parts = json_fields_listOf(ref).map((part) => {
        const { type, value } = objectOf(part);
        return type === 'string' ? String(value) : '*';
    });
    return {
        head: json_fields_stringOf(objectOf(json_fields_listOf(ref)[0])['value']),
        path: parts.slice(1, last + 1),
        instead: json_fields_listOf(oneOf).flatMap((one) => json_fields_stringOf(one) ?? []),
    };
}
/** The rule that begins nearest above. */
function ruleAt({ rules }, row) {
    const before = rules
        .flatMap(allOf)
        .filter(({ place }) => place !== undefined && place.row <= row);
    return before.toSorted((one, other) => (other.place?.row ?? 0) - (one.place?.row ?? 0))[0];
}
function allOf(rule) {
    return rule.otherwise === undefined ? [rule] : [rule, ...allOf(rule.otherwise)];
}
function opa_schema_isWithin(rule, whole) {
    return allOf(whole).includes(rule);
}
/** The innermost expression that begins before the error. */
function expressionAt({ body, value, key }, { row, column }) {
    const all = [];
    opa_schema_collect(body, false, all);
    for (const term of [key, value])
        if (term !== undefined)
            gatherIn(term, false, all);
    const before = all.filter(({ place }) => place.row < row || (place.row === row && place.column <= column));
    return before.toSorted((one, other) => other.place.row - one.place.row || other.place.column - one.place.column)[0];
}
function opa_schema_collect(body, isNegated, into) {
    for (const { is, isNegated: own, place } of body) {
        const negated = isNegated || own;
        const isPrinted = is.kind === 'call' && is.name === 'print';
        if (place !== undefined)
            into.push({ place, isNegated: negated, isPrinted });
        if (is.kind === 'term')
            gatherIn(is.term, negated, into);
        if (is.kind === 'call')
            for (const arg of is.args)
                gatherIn(arg, negated, into);
        if (is.kind === 'some')
            for (const term of is.terms)
                gatherIn(term, negated, into);
        if (is.kind === 'every')
            opa_schema_collect(is.body, negated, into);
    }
}
function gatherIn(term, isNegated, into) {
    switch (term.kind) {
        case 'comprehension':
            opa_schema_collect(term.body, isNegated, into);
            return;
        case 'list':
        case 'set':
            for (const item of term.items)
                gatherIn(item, isNegated, into);
            return;
        case 'object':
            for (const { value } of term.entries)
                gatherIn(value, isNegated, into);
            return;
        case 'call':
            for (const arg of term.args)
                gatherIn(arg, isNegated, into);
            return;
        case 'reference':
            for (const part of [term.head, ...term.parts])
                gatherIn(part, isNegated, into);
            return;
        default:
    }
}
/** What the error says, as the rest of a sentence that begins with its place. */
function sentenceOf({ message, details }, { head, path }) {
    if (head === 'input')
        return undefined;
    if (head !== undefined) {
        const text = [head, ...path].join('.').replaceAll('.*', '[_]');
        return `reads ${text}, and nothing there is called "${path.at(-1) ?? ''}"`;
    }
    const { a, b } = objectOf(details);
    if (message === 'match error') {
        return `compares ${opa_errors_typeOf(a)} with ${opa_errors_typeOf(b)}, and these are never equal`;
    }
    const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
    return name === undefined
        ? `can never be true: ${message}`
        : `calls ${name} with a value of a type that it does not take`;
}
//# sourceMappingURL=opa-schema.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/value.js
/**
 * What is known of a value in a policy before anything is evaluated: above all, which part of the input
 * it is, so that a reference to a part that cannot exist is seen.
 */

const value_UNKNOWN = { kind: 'unknown' };
function union(values) {
    const flat = values.flatMap((value) => (value.kind === 'union' ? value.of : [value]));
    const [first, ...others] = [...new Map(flat.map((value) => [identityOf(value), value])).values()];
    if (first === undefined || flat.some(({ kind }) => kind === 'unknown'))
        return value_UNKNOWN;
    return others.length === 0 ? first : { kind: 'union', of: [first, ...others] };
}
/** The same text for values of which the same is known. */
function identityOf(value) {
    switch (value.kind) {
        case 'unknown':
            return '?';
        case 'text':
            return JSON.stringify(value.text);
        case 'part':
            return `input${value.path.map((step) => `/${step}`).join('')}`;
        case 'list':
        case 'set':
        case 'map':
            return `${value.kind}(${identityOf(value.member)})`;
        case 'object':
            return `{${[...value.fields].map(([key, field]) => `${key}:${identityOf(field)}`).join()}}`;
        case 'union':
            return `(${value.of.map(identityOf).sort().join('|')})`;
    }
}
/** Any member of a list, a set or an object: what `some x in` and `[_]` lead to. */
function anyMember(value) {
    switch (value.kind) {
        case 'list':
        case 'set':
        case 'map':
            return value.member;
        case 'object':
            return union([...value.fields.values()]);
        case 'union':
            return unionOf(value.of.map(anyMember));
        case 'part':
            return anyPart(value);
        default:
            return value_UNKNOWN;
    }
}
function anyPart({ shape: written, path }) {
    const shape = resolved(written);
    if (shape === 'open')
        return value_UNKNOWN;
    if (shape === 'scalar')
        return { kind: 'absent', path: [...path, '*'], instead: [] };
    const below = (inner, step) => part(inner, [...path, step]);
    if ('items' in shape)
        return below(shape.items, '*');
    if ('values' in shape)
        return below(shape.values, '*');
    return union(Object.entries(shape.keys).map(([key, inner]) => below(inner, key)));
}
/** Absent if all of them are. */
function unionOf(values) {
    const there = values.filter((one) => one.kind !== 'absent');
    return there.length > 0 ? union(there) : (values[0] ?? value_UNKNOWN);
}
/** What a value is in words, if it is certainly a list or an object of the input. */
function containerOf(value) {
    if (value.kind === 'union') {
        const all = value.of.map(containerOf);
        return all.includes(undefined) ? undefined : all[0];
    }
    if (value.kind !== 'part')
        return undefined;
    const shape = resolved(value.shape);
    if (typeof shape === 'string')
        return undefined;
    return 'items' in shape ? 'a list' : 'an object';
}
/** The member of a name. Of values that the policy itself has made, none counts as absent. */
function namedMember(value, key) {
    switch (value.kind) {
        case 'part':
            return partOf(value, key);
        case 'map':
            return value.member;
        case 'object':
            return value.fields.get(key) ?? value_UNKNOWN;
        case 'union':
            return unionOf(value.of.map((one) => namedMember(one, key)));
        default:
            return value_UNKNOWN;
    }
}
function partOf({ shape: written, path }, key) {
    const shape = resolved(written);
    if (shape === 'open')
        return value_UNKNOWN;
    const below = [...path, key];
    if (shape === 'scalar')
        return { kind: 'absent', path: below, instead: [] };
    if ('values' in shape)
        return part(shape.values, below);
    if ('items' in shape)
        return { kind: 'absent', path: below, instead: [] };
    const inner = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
    if (inner !== undefined)
        return part(inner, below);
    return { kind: 'absent', path: below, instead: Object.keys(shape.keys) };
}
/** A part of the input; one about which nothing is known is no part. */
function part(shape, path) {
    return shape === 'open' ? value_UNKNOWN : { kind: 'part', shape, path };
}
/** A shape in place of its name. */
function resolved(shape) {
    return typeof shape === 'object' && 'named' in shape ? resolved(NAMED[shape.named]) : shape;
}
//# sourceMappingURL=value.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/trace.js
/**
 * Follows each policy through the syntax of its files: through aliases, local variables, functions and
 * other rules. Finds references to parts of the input that cannot exist, and the top keys of the input
 * that are read. `opa check --schema` finds most of them, too, but sees nothing inside of functions.
 */




/** More than this many rules and calls count as unknown. */
const MOST_TRACED = 20_000;
const LONGEST_KEY = 2_000;
class Tracer {
    #groups;
    #root;
    #data;
    #traced = new Map();
    /** The top keys of the input that are read. */
    topKeys = new Set();
    /** Whether the input is read where its keys cannot be seen, as in `walk(input, …)` or `input[key]`. */
    readsWhole = false;
    /** @param data what the data files hold; undefined if that is not known */
    constructor(groups, root, data) {
        this.#groups = groups;
        this.#root = root;
        this.#data = data;
    }
    /** Follows a rule with the input of the check. */
    trace(group) {
        return this.#traceGroup(group, this.#root, []);
    }
    #traceGroup(group, root, args) {
        const key = `${group.path.join('.')} ${identityOf(root)} ${args.map(identityOf).join()}`;
        const before = this.#traced.get(key);
        if (before !== undefined)
            return before;
        const hasOwnInput = root === this.#root;
        const traced = { group, hasOwnInput, value: value_UNKNOWN, absent: [], uses: [] };
        if (this.#traced.size > MOST_TRACED || key.length > LONGEST_KEY)
            return traced;
        this.#traced.set(key, traced);
        const values = group.rules.flatMap(({ rule, module }) => {
            const results = [];
            for (let one = rule; one !== undefined; one = one.otherwise) {
                results.push(this.#traceRule(one, { module, group, traced, root, args }));
            }
            return results;
        });
        traced.value = union(values);
        return traced;
    }
    #traceRule(rule, about) {
        const context = {
            ...about,
            rule,
            variables: new Map(),
            isNegated: false,
            isSilent: false,
        };
        for (const [at, pattern] of (rule.args ?? []).entries()) {
            this.#bind(pattern, about.args[at] ?? value_UNKNOWN, context);
        }
        this.#body(rule.body, context);
        const { key, value } = rule;
        const keyValue = key === undefined ? undefined : this.#term(key, context);
        const itself = value === undefined ? value_UNKNOWN : this.#term(value, context);
        if (rule.variableParts > 0) {
            const isMap = rule.variableParts === 1 && key !== undefined && value !== undefined;
            return isMap ? { kind: 'map', member: itself } : value_UNKNOWN;
        }
        if (keyValue === undefined || rule.args !== undefined)
            return itself;
        return value === undefined
            ? { kind: 'set', member: keyValue }
            : { kind: 'map', member: itself };
    }
    /** Twice, because an expression may use what a later one says. */
    #body(body, context) {
        if (!context.isSilent) {
            const silent = { ...context, isSilent: true };
            for (const expression of body)
                this.#expression(expression, silent);
        }
        for (const expression of body)
            this.#expression(expression, context);
    }
    #expression(expression, outer) {
        const { is, replaced, isNegated } = expression;
        // What is printed may be absent.
        if (is.kind === 'call' && PRINTS.includes(is.name))
            return;
        const context = this.#replacing(replaced, {
            ...outer,
            isNegated: outer.isNegated || isNegated,
        });
        switch (is.kind) {
            case 'term':
                this.#term(is.term, context);
                return;
            case 'call':
                this.#callAsExpression(is, context);
                return;
            case 'some':
                for (const term of is.terms)
                    this.#some(term, context);
                return;
            case 'every': {
                const inner = { ...context, variables: new Map(context.variables) };
                const member = this.#eachOf(is.domain, context);
                if (is.key !== undefined)
                    this.#bind(is.key, value_UNKNOWN, inner);
                if (is.value !== undefined)
                    this.#bind(is.value, member, inner);
                this.#body(is.body, inner);
            }
        }
    }
    /** `with input as …`: other rules then have another input. */
    #replacing(replaced, context) {
        let { root } = context;
        for (const { target, value } of replaced) {
            const known = this.#term(value, context);
            const words = trace_wordsOf(target);
            if (words[0] !== 'input')
                root = value_UNKNOWN;
            else
                root = words.length === 1 ? known : value_UNKNOWN;
        }
        return root === context.root ? context : { ...context, root };
    }
    /** `some x`, `some x in list`, `some key, x in list`. */
    #some(term, context) {
        if (term.kind === 'variable')
            context.variables.set(term.name, value_UNKNOWN);
        if (term.kind !== 'call')
            return;
        const member = this.#eachOf(term.args.at(-1) ?? trace_NOTHING, context);
        const [key, value] = term.args.length === 3 ? term.args : [undefined, ...term.args];
        if (key !== undefined)
            this.#bind(key, value_UNKNOWN, context);
        if (value !== undefined)
            this.#bind(value, member, context);
    }
    #callAsExpression({ name, args }, context) {
        const [left, right] = args;
        if ((name === 'assign' || name === 'eq') && left !== undefined && right !== undefined) {
            if (name === 'assign' || isPattern(left, context)) {
                this.#bind(left, this.#term(right, context), context);
            }
            else if (isPattern(right, context))
                this.#bind(right, this.#term(left, context), context);
            else
                this.#compare(left, right, context);
            return;
        }
        if (name === 'equal' && left !== undefined && right !== undefined) {
            this.#compare(left, right, context);
            return;
        }
        const group = this.#groupOf(name.split('.'), context);
        const takes = group?.rules[0]?.rule.args?.length;
        const hasResult = takes !== undefined && args.length === takes + 1;
        const result = this.#call(name, hasResult ? args.slice(0, -1) : args, context);
        const last = args.at(-1);
        if (hasResult && last !== undefined)
            this.#bind(last, result, context);
    }
    /** Notes that a list or an object of the input is compared with a text. */
    #compare(left, right, context) {
        const one = this.#term(left, context);
        const other = this.#term(right, context);
        const what = (other.kind === 'text' ? containerOf(one) : undefined) ??
            (one.kind === 'text' ? containerOf(other) : undefined);
        if (what === undefined || context.isSilent)
            return;
        const said = `compares ${what} with a text, and these are never equal: compare what is in it`;
        this.#note({ said, place: left.place }, context);
    }
    /** Gives the variables of a pattern their values. */
    #bind(pattern, value, context) {
        switch (pattern.kind) {
            case 'variable':
                context.variables.set(pattern.name, value);
                return;
            case 'list':
                for (const item of pattern.items)
                    this.#bind(item, someMember(value), context);
                return;
            case 'object':
                for (const entry of pattern.entries) {
                    const key = entry.key.kind === 'scalar' ? String(entry.key.value) : undefined;
                    const inner = key === undefined ? someMember(value) : this.#named(value, key);
                    this.#bind(entry.value, this.#present(inner, entry.key, context), context);
                }
                return;
            default:
                this.#term(pattern, context);
        }
    }
    #term(term, context) {
        switch (term.kind) {
            case 'scalar':
                return typeof term.value === 'string' ? { kind: 'text', text: term.value } : value_UNKNOWN;
            case 'variable':
                return this.#reference(term, [], context);
            case 'reference':
                return this.#reference(term.head, term.parts, context);
            case 'list':
            case 'set':
                return {
                    kind: term.kind,
                    member: union(term.items.map((one) => this.#term(one, context))),
                };
            case 'object': {
                const fields = term.entries.map(({ key, value }) => {
                    const known = this.#term(key, context);
                    return [known.kind === 'text' ? known.text : '*', this.#term(value, context)];
                });
                return { kind: 'object', fields: new Map(fields) };
            }
            case 'comprehension': {
                const inner = { ...context, variables: new Map(context.variables) };
                this.#body(term.body, inner);
                if (term.key !== undefined)
                    this.#term(term.key, inner);
                const member = this.#term(term.value, inner);
                return { kind: term.of === 'object' ? 'map' : term.of, member };
            }
            case 'call':
                return this.#call(term.name, term.args, context);
            case 'other':
                return value_UNKNOWN;
        }
    }
    #reference(head, parts, context) {
        if (head.kind !== 'variable')
            return this.#below(this.#term(head, context), parts, context);
        const { name } = head;
        const local = context.variables.get(name);
        if (local !== undefined)
            return this.#below(local, parts, context);
        if (name === 'input')
            return this.#below(context.root, parts, context);
        const imported = context.module.imports.get(name);
        if (imported?.[0] === 'input') {
            const steps = [...imported.slice(1).map((word) => toText(word, head.place)), ...parts];
            return this.#below(context.root, steps, context);
        }
        const written = imported ?? (name === 'data' ? [name] : undefined);
        const words = written ?? ['data', ...context.module.package, name];
        if (words[0] !== 'data')
            return value_UNKNOWN;
        const steps = [...words.slice(1).map((word) => toText(word, head.place)), ...parts];
        if (written !== undefined)
            this.#noteMissingData(steps, context);
        return this.#rule(steps, context);
    }
    /** The value of a rule, or of a part of it. */
    #rule(parts, context) {
        const words = constantWords(parts);
        const group = findGroup(this.#groups, words);
        if (group !== undefined) {
            const value = this.#use(group, [], context);
            return this.#below(value, parts.slice(group.path.length), context);
        }
        // A variable leads to all rules below.
        if (words.length < parts.length) {
            for (const below of groupsBelow(this.#groups, words))
                this.#use(below, [], context);
        }
        for (const part of parts.slice(words.length))
            this.#term(part, context);
        return value_UNKNOWN;
    }
    /** Notes that a reference leads to no rule and to no data. */
    #noteMissingData(parts, context) {
        const words = constantWords(parts);
        const isRule = findGroup(this.#groups, words) !== undefined || groupsBelow(this.#groups, words).length > 0;
        // `with` may have replaced what is missing.
        if (isRule || this.#data === undefined || context.isSilent || context.root !== this.#root)
            return;
        let here = this.#data;
        for (const [at, word] of words.entries()) {
            const known = objectOf(here);
            if (!Object.hasOwn(known, word)) {
                const keys = Object.keys(known);
                const above = words.slice(0, at);
                const rules = groupsBelow(this.#groups, above).flatMap(({ path }) => path[at] ?? []);
                const near = (0,did_you_mean/* didYouMean */.a)(word, [...new Set([...rules, ...keys])]);
                const read = ['data', ...words.slice(0, at + 1)].join('.');
                const meant = near === undefined
                    ? ': correct the name, or add it to data.json'
                    : `: did you mean ${['data', ...above, near].join('.')}?`;
                const said = `reads ${read}, and neither a rule nor a data file has it${meant}`;
                this.#note({ said, place: parts[at]?.place }, context);
                return;
            }
            here = known[word];
        }
    }
    /** Notes what is wrong besides a part of the input that is absent. */
    #note({ said, place }, context) {
        const { traced, group, rule, module, isNegated } = context;
        const about = { group, rule, module, place, isNegated, hasDefault: false };
        traced.absent.push({ path: [], instead: [], said, ...about });
    }
    #use(group, args, context) {
        const traced = this.#traceGroup(group, context.root, args);
        if (!context.isSilent)
            context.traced.uses.push({ traced, isNegated: context.isNegated });
        return traced.value;
    }
    /** Follows the parts of a reference. A part that is a free variable gets a value. */
    #below(from, parts, context) {
        let value = from;
        for (const part of parts) {
            const isFree = part.kind === 'variable' &&
                !context.variables.has(part.name) &&
                !this.#isRule(part, context);
            if (isFree) {
                const member = this.#present(this.#anyMember(value), part, context);
                context.variables.set(part.name, value.kind === 'set' ? member : value_UNKNOWN);
                value = member;
                continue;
            }
            const key = this.#term(part, context);
            value = this.#present(this.#step(value, key), part, context);
        }
        return value;
    }
    #step(value, key) {
        if (key.kind === 'text')
            return this.#named(value, key.text);
        if (key.kind !== 'union' || !key.of.every(({ kind }) => kind === 'text')) {
            return this.#anyMember(value);
        }
        return unionOf(key.of.map((one) => this.#step(value, one)));
    }
    #named(value, key) {
        if (isInput(value))
            this.topKeys.add(key);
        return namedMember(value, key);
    }
    #anyMember(value) {
        if (isInput(value))
            this.readsWhole = true;
        return anyMember(value);
    }
    /** What `some x in` and `every x in` give their variable. */
    #eachOf(list, context) {
        return this.#present(this.#anyMember(this.#term(list, context)), list, context);
    }
    /** Notes that a part of the input is absent. */
    #present(found, at, context, hasDefault = false) {
        if (found.kind !== 'absent')
            return found;
        const { traced, group, rule, module, isNegated, isSilent } = context;
        const { path, instead } = found;
        const place = at.place;
        if (!isSilent) {
            traced.absent.push({ path, instead, group, rule, module, place, isNegated, hasDefault });
        }
        return value_UNKNOWN;
    }
    #isRule({ name }, { module }) {
        const known = ['input', 'data'].includes(name) || module.imports.has(name);
        return known || findGroup(this.#groups, [...module.package, name]) !== undefined;
    }
    #groupOf(words, { module }) {
        const [first = '', ...rest] = words;
        const imported = module.imports.get(first);
        if (imported !== undefined)
            return this.#function([...imported.slice(1), ...rest]);
        if (first === 'data')
            return this.#function(rest);
        return this.#function([...module.package, ...words]);
    }
    #function(words) {
        const group = findGroup(this.#groups, words);
        return group?.path.length === words.length ? group : undefined;
    }
    #call(name, args, context) {
        if (name === 'object.get')
            return this.#get(args, context);
        const values = args.map((arg) => this.#term(arg, context));
        const group = this.#groupOf(name.split('.'), context);
        if (group !== undefined)
            return this.#use(group, values, context);
        if (values.some(isInput))
            this.readsWhole = true;
        const [first = value_UNKNOWN] = values;
        if (SAME_MEMBERS.includes(name))
            return { kind: 'list', member: someMember(first) };
        return name === 'array.concat'
            ? { kind: 'list', member: union(values.map(someMember)) }
            : value_UNKNOWN;
    }
    /** `object.get(value, key or path, default)`. */
    #get([object, key, otherwise], context) {
        let value = object === undefined ? value_UNKNOWN : this.#term(object, context);
        const steps = key?.kind === 'list' ? key.items : [key ?? trace_NOTHING];
        for (const step of steps) {
            const found = this.#step(value, this.#term(step, context));
            value = this.#present(found, step, context, true);
        }
        return union([value, otherwise === undefined ? value_UNKNOWN : this.#term(otherwise, context)]);
    }
}
/** Any member, where it is no fault that there is none. */
function someMember(value) {
    const member = anyMember(value);
    return member.kind === 'absent' ? value_UNKNOWN : member;
}
const trace_NOTHING = { kind: 'other', place: undefined };
const PRINTS = ['print', 'internal.print', 'trace'];
const SAME_MEMBERS = ['sort', 'array.slice', 'array.reverse'];
function isInput(value) {
    return value.kind === 'part' && value.path.length === 0;
}
function toText(value, place) {
    return { kind: 'scalar', value, place };
}
/** Whether one side of `=` gets its value from the other. */
function isPattern(term, { variables }) {
    if (term.kind === 'variable')
        return !variables.has(term.name);
    if (term.kind === 'list')
        return term.items.some(({ kind }) => kind === 'variable');
    return term.kind === 'object' && term.entries.some(({ value }) => value.kind === 'variable');
}
function trace_wordsOf(term) {
    if (term.kind === 'variable')
        return [term.name];
    if (term.kind !== 'reference' || term.head.kind !== 'variable')
        return [];
    return [term.head.name, ...constantWords(term.parts)];
}
/** The constant words at the beginning. */
function constantWords(parts) {
    const words = [];
    for (const part of parts) {
        if (part.kind !== 'scalar' || typeof part.value !== 'string')
            break;
        words.push(part.value);
    }
    return words;
}
//# sourceMappingURL=trace.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/absent-input.js
/**
 * Finds policies that would look at nothing: references to parts of the input that cannot exist, as `opa`
 * finds them by the schema of the input, and as the syntax shows them.
 */











/**
 * Follows all policies, chooses the form of their input, and finds what is absent in it.
 *
 * @throws PolicyProblem if they read an input that no plan gives
 */
async function followPolicies(source) {
    const { policies, folder, read, groups, judging, plan, inputKeys } = source;
    const any = new Tracer(groups, part(ANY_INPUT, []));
    const first = judging.map(({ group }) => any.trace(group));
    const form = chooseForm(any, policies.files.has('policies.hcl'), plan);
    if (form.keys.length === 0)
        refuseReviews(first, policies);
    const schema = await folder.write('schema.json', JSON.stringify(opa_schema_toSchema(form.shape)));
    const words = ['check', '--format', 'json', '--max-errors', '200', '--schema', schema];
    const errors = errorsIn(await folder.ask([...words, ...folder.sources])).filter(({ code }) => code === 'rego_type_error');
    const data = readData(policies);
    const trace = (all) => {
        const tracer = new Tracer(all, part(form.shape, []), data);
        return new Map(judging.flatMap(({ query, group: { path } }) => {
            const group = all.get(path.join('\0'));
            return group === undefined ? [] : [[query, tracer.trace(group)]];
        }));
    };
    const traced = trace(groups);
    const used = usedBy(traced.values());
    const files = [...traced.values()].flatMap((one) => reached(one).flatMap(({ of }) => of.absent.map(({ module }) => module.file)));
    const unclear = new Set([...files, ...errors.flatMap(({ file }) => file ?? [])]);
    if (unclear.size === 0)
        return { form, findings: new Map(), used };
    // Only these files are read again, with places and METADATA.
    for (const [file, content] of policies.files) {
        if (Buffer.from(content).includes('input-keys'))
            unclear.add(file);
    }
    const located = await locate(read, unclear, folder);
    const again = trace(groupRules(located));
    const findings = [...again].map(([query, one]) => [
        query,
        findingsOf(one, [...locateErrors(errors, located, reached(one))]).filter(({ reference }) => !isMeant(reference, one.group, inputKeys)),
    ]);
    return { form, findings: new Map(findings), used };
}
function refuseReviews(traced, { shownAs, files }) {
    const absent = traced.flatMap((one) => reached(one)).flatMap(({ of }) => of.absent);
    const review = absent.find(({ path }) => path[0] === 'review');
    if (review === undefined)
        return;
    const { file } = review.module;
    const lines = Buffer.from(files.get(file) ?? '')
        .toString()
        .split('\n');
    const row = lines.findIndex((line) => /\breview\b/.test(line)) + 1;
    throw new PolicyProblem(`${placeOf(shownAs, { file, row })}: reads input.review, as policies of Gatekeeper do. They judge requests to Kubernetes, and no plan is one. Move them out of this directory.`);
}
async function locate({ modules, old }, files, folder) {
    return Promise.all(modules.map(async (module) => {
        const { file } = module;
        if (!files.has(file))
            return module;
        return (await read_modules_parseFile(file, old.includes(file), folder)) ?? module;
    }));
}
function usedBy(policies) {
    const used = new Set();
    for (const policy of policies) {
        for (const { of } of reached(policy))
            if (of !== policy)
                used.add(of.group);
    }
    return used;
}
function findingsOf(policy, bySchema) {
    const ways = reached(policy);
    const inSyntax = ways.flatMap(({ of, isNegated }) => of.absent
        .filter((reference) => !isForOthers(reference, of, ways))
        .map((reference) => ({
        reference,
        isProvidedFor: isNegated || isProvidedFor(reference, policy, of),
    })));
    const found = bySchema.map((reference) => {
        const way = ways.find(({ of }) => of.group === reference.group);
        const isNegated = way?.isNegated === true;
        return { reference, isProvidedFor: isNegated || isProvidedFor(reference, policy, way?.of) };
    });
    return absent_input_distinct([...inSyntax, ...found]);
}
/** Whether an input of the check, or METADATA of the rule or of the policy, says that it can be absent. */
function isMeant({ path, rule, module }, policy, inputKeys) {
    const annotated = [
        rule,
        module,
        ...policy.rules.flatMap((one) => [one.rule, one.module]),
    ].flatMap(({ annotations }) => annotations.inputKeys);
    const steps = planPath(path).filter((step) => step !== '*');
    return [...inputKeys, ...annotated].some((key) => {
        const words = Array.from(key.replace(/^input\./, '').matchAll(/[\w-]+/g), ([word]) => word);
        const meant = planPath(words.filter((word) => word !== '_'));
        return meant.length > 0 && meant.every((word, at) => steps[at] === word);
    });
}
/** Whether this definition of a function is for other arguments, and another one for these. */
function isForOthers({ rule, group }, traced, ways) {
    const fits = (one, definition) => !one.absent.some((each) => each.rule === definition);
    const calls = ways.flatMap(({ of }) => (of.group === group && of !== traced ? [of] : []));
    return (calls.some((call) => fits(call, rule)) && group.rules.some((one) => fits(traced, one.rule)));
}
/** One reference is found once for each call of its function; the worst counts. */
function absent_input_distinct(findings) {
    const byPlace = new Map();
    for (const finding of findings) {
        const { module, place, path } = finding.reference;
        const key = JSON.stringify([module.file, place, path]);
        const before = byPlace.get(key);
        if (before === undefined || before.isProvidedFor)
            byPlace.set(key, finding);
    }
    return [...byPlace.values()];
}
function isProvidedFor({ group, rule, path, isNegated, hasDefault }, policy, traced) {
    if (isNegated || hasDefault)
        return true;
    const isJudging = group.path.join('\0') === policy.group.path.join('\0');
    const isElse = rule.otherwise !== undefined || !group.rules.some((one) => one.rule === rule);
    const isDefaulted = group.rules.some((one) => one.rule.isDefault) || isElse;
    if (!isJudging && isDefaulted)
        return true;
    const broken = new Set(traced?.absent.map((one) => one.rule));
    const hasAlternative = group.rules.some((one) => !broken.has(one.rule));
    // One rule for each tool, or one for each kind of argument.
    const isOtherForm = path.length === 1 ? isTopKey(path[0]) : rule.args !== undefined;
    return hasAlternative && isOtherForm && isKnownKey(path.at(-1));
}
function isTopKey(key) {
    return key !== undefined && Object.hasOwn(ANY_INPUT.keys, key);
}
function isKnownKey(key) {
    return key !== undefined && KNOWN_KEYS.has(key);
}
const KNOWN_KEYS = new Set([ANY_INPUT, ...Object.values(NAMED)].flatMap(keysIn));
function keysIn(shape) {
    if (typeof shape === 'string' || 'named' in shape)
        return [];
    if ('items' in shape)
        return keysIn(shape.items);
    if ('values' in shape)
        return keysIn(shape.values);
    return Object.entries(shape.keys).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
//# sourceMappingURL=absent-input.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/describe-finding.js
/** Sentences about policies that read what cannot be there. */




/** As in `policies/tags.rego:12 reads input.plan.resource_changs, which no plan has. Did you mean …?` */
function describeFinding({ reference, isProvidedFor }, about) {
    const { module, place, said } = reference;
    const row = place === undefined ? '' : `:${place.row}`;
    const where = `${about.shownAs}/${module.file}${row}`;
    const what = said === undefined ? readsWhat(reference, about) : `${said}${said.endsWith('?') ? '' : '.'}`;
    const meant = insteadOf(reference, about);
    const provided = isProvidedFor ? ' The policy provides for that, so it was judged.' : '';
    return `${where} ${what}${meant === '' ? '' : ` ${meant}`}${provided}`;
}
function readsWhat({ path }, { isDeclared }) {
    const read = `reads ${written(path)}`;
    if (path.length === 1) {
        const givenBy = isDeclared ? ', and with policies.hcl the input is that of HCP Terraform' : '';
        return `${read}, which the input does not have${givenBy}.`;
    }
    if (isOfRun(path))
        return `${read}, which a run of a local check does not have.`;
    if (isInFormat(planPath(path))) {
        return `${read}, which the static planner does not give. Set \`engine: terraform\` or \`plan\`, or name it in \`input-keys\` if it can be absent.`;
    }
    return `${read}, which no plan has.`;
}
const describe_finding_MOST_NAMED = 12;
function insteadOf({ path, instead }, { form, isDeclared }) {
    const key = path.at(-1) ?? '';
    if (path.length > 1) {
        if (isInFormat(planPath(path)) && !isOfRun(path))
            return '';
        const near = (0,did_you_mean/* didYouMean */.a)(key, instead);
        if (near !== undefined)
            return `Did you mean ${written([...path.slice(0, -1), near])}?`;
        return instead.length > 0 && instead.length <= describe_finding_MOST_NAMED
            ? `There are: ${instead.join(', ')}.`
            : '';
    }
    if (path.length === 0) {
        const near = (0,did_you_mean/* didYouMean */.a)(key, instead);
        return near === undefined ? '' : `Did you mean "${near}"?`;
    }
    const inPlan = planPath(path);
    const isPart = isDeclared && inPlan.length === 1 && isInFormat(inPlan);
    if (isPart)
        return `Write ${written(['plan', ...inPlan])}.`;
    if (isDeclared && isOfRun(path))
        return 'Write input.run.';
    if (isDeclared && inPlan.length === 0)
        return 'Write input.plan.';
    if (key === 'review') {
        return 'Policies of Gatekeeper read it: they judge requests to Kubernetes, and no plan is one.';
    }
    const near = (0,did_you_mean/* didYouMean */.a)(key, form.possible);
    if (near !== undefined)
        return `Did you mean ${written([near])}?`;
    return isDeclared
        ? 'It has: plan, run.'
        : 'It is a plan, with resource_changes, planned_values, variables and others: see docs/local.md.';
}
/** `["plan", "resource_changes", "*", "x-y"]` → `input.plan.resource_changes[_]["x-y"]`. */
function written(path) {
    const steps = path.map((step) => {
        if (step === '*')
            return '[_]';
        return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
    });
    return `input${steps.join('')}`;
}
/** Whether a plan of Terraform can have it. */
function isInFormat(path) {
    let shape = TERRAFORM_PLAN;
    for (const step of path) {
        const here = resolved(shape);
        if (here === 'open')
            return true;
        if (here === 'scalar')
            return false;
        const inner = 'items' in here
            ? step === '*'
                ? here.items
                : undefined
            : 'values' in here
                ? here.values
                : here.keys[step];
        if (inner === undefined)
            return false;
        shape = inner;
    }
    return true;
}
//# sourceMappingURL=describe-finding.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/explain-outcome.js


function explainOutcome({ answer, limitMs, limitedBy }, { name, shownAs, file, row }) {
    const where = `${placeOf(shownAs, { file, row })}: policy ${(0,quote/* quote */.h)(name)}`;
    const ended = (why) => ({
        status: 'not_evaluated',
        output: [`${where} ${why}`],
    });
    const errors = errorsIn(answer);
    // A built-in function can ask for more memory than any machine has.
    const isTooMuch = /^(?:runtime|fatal error): .*out of memory|cannot allocate/m.test(answer.stderr);
    const isLate = errors.some(({ code }) => code === 'eval_cancel_error');
    switch (isLate ? 'timeout' : isTooMuch ? 'memory' : answer.ended) {
        case 'timeout':
            return ended(`took longer than ${seconds(limitMs)} and was ended. Look for a rule that multiplies, such as several \`some\` over long lists, or set a longer \`${limitedBy}\`.`);
        case 'memory':
            return ended('took too much memory and was ended. Look for a rule that builds a long list or text.');
        case 'flood':
            return ended('returned or printed more than 32 MB and was ended. Return one message each.');
        case 'aborted':
            return ended('was not judged, because the check was canceled.');
        case undefined:
            break;
    }
    const [first] = errors;
    const sentence = first === undefined
        ? `${where} has no result that can be read.`
        : `${placeOf(shownAs, first.file === undefined ? { file, row } : first)}: policy ${(0,quote/* quote */.h)(name)} broke: ${saidOf(first)}`;
    return { status: 'errored', output: [sentence] };
}
function saidOf({ message, code }) {
    const [first = '', ...others] = message.trim().split(/\s*\n\s*/);
    const said = [first, others.join(', ')].filter((part) => part !== '').join(' ');
    const remedy = code === 'eval_conflict_error'
        ? ' Make their conditions exclude each other, or collect the values in a set with `contains`.'
        : '';
    return `${said}.${remedy}`;
}
function seconds(ms) {
    return `${Math.max(0.1, Math.round(ms / 100) / 10)} s`;
}
//# sourceMappingURL=explain-outcome.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/evaluation.js
/** The question to `opa eval` about several policies and several documents, and its answer. */



/**
 * A query over a list of documents: for each document an object, for each policy a list with the value of
 * its rule, or an empty one. So a rule without a value leaves out no other.
 *
 * @param mark a word that no policy can know. It is printed before each policy, to see who prints what
 */
function writeQuery(policies, mark) {
    const parts = policies.flatMap(({ path, exception }, at) => {
        const before = mark === undefined ? '' : `print(${JSON.stringify(mark)}, index, ${at}); `;
        const own = `"${at}": [value | ${before}value := ${toReference(path)}]`;
        if (exception === undefined)
            return [own];
        return [own, `"except ${at}": [word | word := ${toReference(exception.group.path)}[_][_]]`];
    });
    return `results := [result | some index, document in input; result := {${parts.join(', ')}} with input as document]`;
}
/** `["x-y", "deny"]` → `data["x-y"]["deny"]`. */
function toReference(path) {
    return `data${path.map((word) => `[${JSON.stringify(word)}]`).join('')}`;
}
/** For each document the results of all policies; undefined if the answer has another form. */
function readResults({ stdout, stderr }, asked) {
    const answer = (0,exact_json/* parseExactly */.A)(stdout);
    const [result] = json_fields_listOf(objectOf(answer)['result']);
    const { results } = objectOf(objectOf(result)['bindings']);
    const objects = json_fields_listOf(results);
    if (objects.length !== asked.documents || !objects.every(model_parse/* isRecord */.u4))
        return undefined;
    const printed = linesByMark(stderr, asked.mark);
    const read = objects.map((object, index) => Array.from({ length: asked.policies }, (_, at) => {
        const values = object[String(at)];
        if (!Array.isArray(values))
            return undefined;
        const exceptions = [...json_fields_listOf(object[`except ${at}`])];
        return { value: values[0], exceptions, printed: printed.get(`${index} ${at}`) ?? [] };
    }));
    const complete = read.map((ones) => ones.filter((one) => one !== undefined));
    return complete.every(({ length }) => length === asked.policies) ? complete : undefined;
}
const MOST_LINES = 20;
const MOST_CHARACTERS = 300;
function linesByMark(stderr, mark) {
    const lines = new Map();
    let current = [];
    for (const line of mark === undefined ? [] : stderr.split('\n')) {
        if (line.startsWith(`${mark} `)) {
            current = [];
            lines.set(line.slice(`${mark} `.length), current);
        }
        else if (line.trim() !== '' && current.length < MOST_LINES) {
            current.push(line.slice(0, MOST_CHARACTERS));
        }
    }
    return lines;
}
//# sourceMappingURL=evaluation.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/judge-by-opa.js
/**
 * Judges plans by `opa`, in processes that are ended when they use more than they may. All policies of a
 * set are judged in one process, and with them all plans that wait. If that does not end well, each plan
 * is judged alone, and then each policy, so that one policy spoils no other's result.
 */


/** Of one query: the arguments of a program cannot be long. */
const MOST_POLICIES = 400;
/** Plans that are judged together have at most this many characters. */
const MOST_TOGETHER = 8 * 1024 * 1024;
const MOST_MEMORY = 1024 * 1024 * 1024;
/** `opa` takes up to twenty times the size of its input. */
const MEMORY_FOR_CHARACTER = 32;
const MOST_OUTPUT = 32 * 1024 * 1024;
/** Time in which `opa` ends itself before it is ended. */
const GRACE_MS = 250;
class OpaJudge {
    #policies;
    #folder;
    #limits;
    #mark;
    #waiting = [];
    /** Policies that have spoiled the results of others. */
    #alone = new Set();
    #running = 0;
    #unfinished = 0;
    /** @param prints whether a policy prints something */
    constructor(policies, folder, { limits, prints }) {
        this.#policies = policies;
        this.#folder = folder;
        this.#limits = limits;
        this.#mark = prints ? (0,external_node_crypto_.randomBytes)(12).toString('hex') : undefined;
    }
    /** Judges a document, which is JSON. The outcomes are in the order of the policies. */
    judge(document, signal) {
        this.#unfinished += 1;
        return new Promise((resolve) => {
            this.#waiting.push({ document, signal, resolve });
            this.#startNext();
        });
    }
    #startNext() {
        while (this.#running < this.#limits.processes && this.#waiting.length > 0) {
            this.#running += 1;
            const together = this.#takeWaiting();
            void this.#judgeTogether(together).finally(() => {
                this.#running -= 1;
                this.#startNext();
            });
        }
    }
    #takeWaiting() {
        let characters = 0;
        const fitting = this.#waiting.findIndex(({ document }, at) => {
            characters += document.length;
            return at > 0 && characters > MOST_TOGETHER;
        });
        return this.#waiting.splice(0, fitting < 0 ? this.#waiting.length : fitting);
    }
    async #judgeTogether(requests) {
        const policies = this.#policies.filter((policy) => !this.#alone.has(policy));
        const all = requests.length > 1 ? await this.#ask(policies, requests) : undefined;
        for (const [at, request] of requests.entries()) {
            const together = all?.[at] ?? (await this.#ask(policies, [request]))?.[0];
            request.resolve(await this.#complete(request, policies, together));
            this.#unfinished -= 1;
        }
    }
    /** Adds the policies that were not judged together. */
    async #complete(request, policies, together) {
        const judged = new Map(policies.map((policy, at) => [policy, together?.[at]]));
        const left = this.#policies.filter((policy) => judged.get(policy) === undefined);
        for (const [at, policy] of left.entries()) {
            judged.set(policy, await this.#askAlone(policy, request, left.length - at));
        }
        return this.#policies.flatMap((policy) => judged.get(policy) ?? []);
    }
    async #ask(policies, requests) {
        const results = requests.map(() => []);
        for (let from = 0; from < policies.length; from += MOST_POLICIES) {
            const some = policies.slice(from, from + MOST_POLICIES);
            // The other half is for judging each alone.
            const answer = await this.#evaluate(some, requests, 2 / requests.length);
            const read = this.#read(answer, some.length, requests.length);
            if (read === undefined)
                return undefined;
            for (const [at, evaluated] of read.entries())
                results[at]?.push(...evaluated);
        }
        return results;
    }
    async #askAlone(policy, request, left) {
        const answer = await this.#evaluate([policy], [request], left);
        const [outcomes] = this.#read(answer, 1, 1) ?? [];
        if (outcomes?.[0] !== undefined)
            return outcomes[0];
        this.#alone.add(policy);
        const { limitMs } = answer;
        const limitedBy = limitMs < this.#limits.policyMs ? 'timeout' : 'policy-timeout';
        return { failed: answer, limitMs, limitedBy };
    }
    #read(answer, policies, documents) {
        if (answer.exitCode !== 0)
            return undefined;
        return readResults(answer, { policies, documents, mark: this.#mark });
    }
    /** @param parts how many such questions share the time of one document */
    async #evaluate(policies, requests, parts) {
        const { clock, policyMs, deadlineMs, processes } = this.#limits;
        const signal = whenAll(requests.map((one) => one.signal));
        const leftMs = deadlineMs - clock.now();
        if (signal.aborted || leftMs <= 0)
            return notStarted(signal.aborted ? 'aborted' : 'timeout');
        const unfinished = Math.max(1, this.#unfinished);
        const shareMs = (leftMs * Math.min(processes, unfinished)) / (unfinished * parts);
        const timeoutMs = Math.max(1, Math.floor(Math.min(policyMs, leftMs, shareMs)));
        const stdin = `[${requests.map(({ document }) => document).join(',')}]`;
        const query = writeQuery(policies, this.#mark);
        const args = ['eval', '--stdin-input', '--format', 'json', '--timeout', `${timeoutMs}ms`];
        const answer = await this.#folder.ask([...args, ...this.#folder.sources, query], {
            stdin,
            signal,
            bounds: {
                timeoutMs: timeoutMs + GRACE_MS,
                maxBytes: MOST_OUTPUT,
                maxResidentBytes: MOST_MEMORY + MEMORY_FOR_CHARACTER * stdin.length,
            },
        });
        return { ...answer, limitMs: timeoutMs };
    }
}
function notStarted(ended) {
    return { exitCode: -1, stdout: '', stderr: '', ended, limitMs: 0 };
}
/** Aborted when all of them are. */
function whenAll(signals) {
    const [first] = signals;
    if (signals.length === 1 && first !== undefined)
        return first;
    const all = new AbortController();
    const look = () => {
        if (signals.every(({ aborted }) => aborted))
            all.abort();
    };
    for (const signal of signals)
        signal.addEventListener('abort', look, { once: true });
    look();
    return all.signal;
}
//# sourceMappingURL=judge-by-opa.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/opa-folder.js
/** A temporary directory with the sources of a policy set, in which `opa` is asked about them. */




const MOST_PROCESSES = 4;
/** Lets so much work go on at once; the rest waits. */
function createTurns(most) {
    let running = 0;
    const waiting = [];
    return async (work) => {
        if (running >= most)
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
/** Writes the sources. The caller removes the folder. */
async function openFolder(files, { capabilities }, ports) {
    const path = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-rego-'));
    const remove = () => (0,promises_.rm)(path, { recursive: true, force: true });
    const cwd = (0,external_node_path_.join)(path, 'sources');
    const put = async (at, content) => {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(at), { recursive: true });
        await (0,promises_.writeFile)(at, content, { mode: 0o600 });
        return at;
    };
    // As HCP Terraform does, data is read from files of these two names alone.
    const isSource = (name) => /\.rego$|(?:^|\/)data\.(?:json|yaml)$/.test(name);
    try {
        for (const [name, content] of files) {
            if (isSource(name))
                await put((0,external_node_path_.join)(cwd, name), content);
        }
        const allowed = await put((0,external_node_path_.join)(path, 'capabilities.json'), capabilities);
        const inTurn = createTurns(MOST_PROCESSES);
        return {
            ask: (args, question) => inTurn(async () => {
                const answer = await askProgram('opa', ports, { args, cwd, ...question });
                return answer ?? { exitCode: -1, stdout: '', stderr: 'opa is no longer on the PATH.' };
            }),
            sources: ['--bundle', '.', '--capabilities', allowed],
            markOld: async (old) => {
                const versions = Object.fromEntries(old.map((name) => [`/${name}`, 0]));
                const manifest = { roots: [''], rego_version: 1, file_rego_versions: versions };
                await put((0,external_node_path_.join)(cwd, '.manifest'), JSON.stringify(manifest));
            },
            write: (name, content) => put((0,external_node_path_.join)(path, name), content),
            remove,
        };
    }
    catch (error) {
        await remove();
        throw error;
    }
}
//# sourceMappingURL=opa-folder.js.map
;// CONCATENATED MODULE: ./build/src/local/rego/open-rego.js














/** @throws PolicyProblem with everything that is wrong, each with file and line */
async function openRego(policies, opa, ports) {
    const folder = await openFolder(policies.files, opa, ports);
    try {
        const read = await readModules({ policies, folder, opa });
        const groups = groupRules(read.modules);
        const judging = judgingIn(policies, groups, ports);
        const { plan, inputKeys } = ports;
        const reading = await followPolicies({
            policies,
            folder,
            read,
            groups,
            judging,
            plan,
            inputKeys,
        });
        const source = { policies, folder, read, judging, reading };
        const printed = new Map();
        return {
            set: open_rego_toSet(source, opa, { limits: ports.limits, printed }),
            warnings: warningsOf(source, groups),
            printed,
            tools: reading.form.tools,
            write: (input) => writeInput(reading.form, input),
            close: folder.remove,
        };
    }
    catch (error) {
        await folder.remove();
        throw error;
    }
}
function judgingIn(policies, groups, { hcl, declared: given }) {
    const { files, shownAs } = policies;
    if (given !== undefined) {
        const { judging, problems } = findDeclared(given, groups, policies);
        if (problems.length > 0)
            throw new PolicyProblem(problems.join('\n'));
        return judging;
    }
    if (!files.has('policies.hcl')) {
        const judging = findJudging(groups);
        if (judging.length > 0)
            return judging;
        throw new PolicyProblem(`"${shownAs}" has no rule that judges: ${JUDGING}.${rulesIn(groups)} Name the rule \`deny\`, or name its query in policies.hcl.`);
    }
    const problems = [];
    const declared = readPolicies(files.get('policies.hcl'), hcl, problems);
    if (declared.length + problems.length === 0)
        problems.push('policies.hcl: it names no policy.');
    const found = findDeclared(declared, groups, policies);
    const all = [...problems.map((problem) => `${shownAs}/${problem}`), ...found.problems];
    if (all.length > 0)
        throw new PolicyProblem(all.join('\n'));
    return found.judging;
}
/** The first rules, for a sentence. */
function rulesIn(groups) {
    const named = [...groups.values()].map(({ path, rules: [first] }) => `${path.at(-1)} (${first?.module.file})`);
    if (named.length === 0)
        return '';
    const more = named.length > MOST_RULES ? ` and ${named.length - MOST_RULES} more` : '';
    return ` There are: ${named.slice(0, MOST_RULES).join(', ')}${more}.`;
}
const MOST_RULES = 5;
function warningsOf({ policies, read, judging, reading }, groups) {
    const { shownAs } = policies;
    const warnings = unreadRules(judging, reading.used, groups, policies);
    const [first] = read.old;
    if (first !== undefined) {
        const others = read.old.length > 1 ? ` and ${read.old.length - 1} more` : '';
        warnings.push(`${shownAs}/${first}${others}: Rego v0, judged as such. \`opa fmt --write --v0-v1 ${shownAs}\` rewrites it in v1.`);
    }
    const about = aboutFindings(policies, reading);
    const provided = [...reading.findings.values()].flat().filter((one) => one.isProvidedFor);
    warnings.push(...new Set(provided.map((finding) => describeFinding(finding, about))));
    return warnings;
}
function aboutFindings({ shownAs, files }, { form }) {
    return { shownAs, form, isDeclared: files.has('policies.hcl') };
}
function open_rego_toSet(source, { version }, { limits, printed }) {
    const { policies, folder, judging, reading } = source;
    const prints = [...policies.files].some(([name, content]) => name.endsWith('.rego') && /\bprint\s*\(/.test(Buffer.from(content).toString()));
    const opaJudge = new OpaJudge(judging, folder, { limits, prints });
    const notes = noteReader(source);
    const judge = async (input, signal) => {
        const outcomes = await opaJudge.judge(writeInput(reading.form, input), signal);
        const lines = [];
        const judged = judging.map(async (policy, at) => {
            const outcome = outcomes[at];
            if (outcome === undefined)
                throw new Error(`opa did not judge ${policy.name}.`);
            const absent = (reading.findings.get(policy.query) ?? []).filter(({ isProvidedFor, reference: { path } }) => !isProvidedFor && !(path.length > 0 && isInInput(input, path)));
            const result = await open_rego_resultOf({ policy, outcome, absent }, source, notes);
            lines.push(...result.said.map((line) => `The policy ${(0,quote/* quote */.h)(policy.name)} ${line}`));
            return { name: policy.name, status: result.status, output: result.output };
        });
        const results = await Promise.all(judged);
        printed.set(input.run.workspace.name, lines);
        return results;
    };
    return {
        name: policies.name,
        description: null,
        system: 'policy-evaluation',
        overridable: false,
        policies: judging.map(({ name, query, level, description }) => ({
            name,
            query,
            level,
            description,
        })),
        judge: { kind: 'opa', version, takesTime: true, judge },
    };
}
async function open_rego_resultOf({ policy, outcome, absent }, { policies, reading }, notesOf) {
    const { shownAs } = policies;
    if ('failed' in outcome) {
        const { row } = await notesOf(policy);
        const file = policy.group.rules[0]?.module.file;
        const about = { name: policy.name, shownAs, file, row };
        const { failed: answer, limitMs, limitedBy } = outcome;
        return { ...explainOutcome({ answer, limitMs, limitedBy }, about), said: [] };
    }
    const { value, exceptions, printed } = outcome;
    const said = printed.map((line) => `printed: ${line}`);
    const { exception } = policy;
    const isUntitled = value === true || (Array.isArray(value) && value.includes(true));
    const output = reasonsOf(value, isUntitled ? (await notesOf(policy)).title : policy.name);
    if (output.length > 0 && exception !== undefined && exceptions.includes(exception.word)) {
        said.push(`failed, and is excepted by ${exception.query}.`);
        return { status: 'passed', output: [], said };
    }
    const mute = wordless(output);
    if (mute !== undefined) {
        const { row } = await notesOf(policy);
        const where = placeOf(shownAs, { file: policy.group.rules[0]?.module.file, row });
        said.push(`gives ${JSON.stringify(mute).slice(0, 80)} as a reason (${where}). Give a text, or an object with \`msg\`.`);
    }
    if (output.length > 0)
        return { status: 'failed', output, said };
    if (absent.length === 0)
        return { status: 'passed', output, said };
    const about = aboutFindings(policies, reading);
    const sentences = [...new Set(absent.map((finding) => describeFinding(finding, about)))];
    return { status: 'not_evaluated', output: sentences, said };
}
/** Reads a file of a policy again, with places and METADATA, at most once. */
function noteReader({ folder, read }) {
    const files = new Map();
    return async ({ group, path }) => {
        const name = path.at(-1) ?? '';
        const file = group.rules[0]?.module.file ?? '';
        const parsing = files.get(file) ?? read_modules_parseFile(file, read.old.includes(file), folder);
        files.set(file, parsing);
        const rules = (await parsing)?.rules.filter((rule) => rule.name.join('.') === name) ?? [];
        const titles = rules.flatMap(({ annotations }) => annotations.title ?? []);
        return { title: titles[0] ?? name, row: rules[0]?.place?.row ?? 0 };
    };
}
//# sourceMappingURL=open-rego.js.map
;// CONCATENATED MODULE: ./build/src/local/sentinel-mocks.js
/**
 * The data of a plan for policies in Sentinel, in the shape of Terraform's imports `tfplan/v2`, `tfconfig/v2`,
 * `tfstate/v2` and `tfrun`, as modules in the language itself.
 */

/** Name of the import → text of its module. An import without data is left out. */
function sentinelModules({ plan, run }) {
    const configuration = configurationOf(plan);
    const data = [
        ['tfplan/v2', sentinel_mocks_planOf(plan)],
        ['tfstate/v2', priorState(plan)],
        ['tfconfig/v2', configuration],
        ['tfrun', sentinel_mocks_runOf(run)],
    ];
    const present = data.filter((each) => each[1] !== undefined);
    return new Map(present.map(([name, values]) => [name, toModule(values)]));
}
function sentinel_mocks_runOf(run) {
    const working_directory = run.workspace.working_directory ?? '';
    return { ...run, workspace: { ...run.workspace, working_directory } };
}
/** One assignment for each name. Values are literals: text of a plan stays in quotes. */
function toModule(values) {
    return Object.entries(values)
        .map(([name, value]) => `${name} = ${toLiteral(value)}\n`)
        .join('');
}
/** JSON is a literal of the language, except for lone halves of a character, which only JavaScript allows. */
function toLiteral(value) {
    return JSON.stringify(value ?? null).replaceAll(/\\ud[89a-f][\da-f]{2}/gi, '\\ufffd');
}
function sentinel_mocks_planOf(plan) {
    const { resource_changes: changes, output_changes: outputs = {}, planned_values: planned } = plan;
    const drift = dist/* safeParse */.xLC(changesSchema, Reflect.get(plan, 'resource_drift'));
    return {
        terraform_version: plan.terraform_version,
        variables: sentinel_mocks_named(plan.variables),
        planned_values: {
            outputs: sentinel_mocks_named(planned.outputs ?? {}),
            resources: resourcesIn(planned.root_module),
        },
        resource_changes: byAddress(changes),
        resource_drift: byAddress(drift.success ? drift.output : []),
        output_changes: byName(outputs, (name, change) => ({ name, change })),
        raw: plan,
    };
}
const changesSchema = dist/* array */.YOg(dist/* looseObject */._H3({ address: dist/* string */.YjP() }));
/** The key of a deposed object is its address and its own key. */
function byAddress(changes) {
    const entries = changes.map((change) => {
        const address = textIn(change, 'address');
        const deposed = textIn(change, 'deposed');
        const filled = { module_address: '', index: null, ...change, deposed };
        return [deposed === '' ? address : `${address}:${deposed}`, filled];
    });
    return Object.fromEntries(entries);
}
function textIn(change, name) {
    const value = Reflect.get(change, name);
    return typeof value === 'string' ? value : '';
}
function byName(values, make) {
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, make(name, value)]));
}
function sentinel_mocks_named(values) {
    return byName(values, (name, value) => ({ name, ...value }));
}
function resourcesIn(module) {
    const all = (one) => [
        ...(one.resources ?? []).map((resource) => {
            const address = String(Reflect.get(resource, 'address'));
            const missing = {
                module_address: one.address ?? '',
                index: null,
                depends_on: [],
                tainted: false,
                deposed_key: '',
            };
            return [address, { ...missing, ...resource }];
        }),
        ...(one.child_modules ?? []).flatMap(all),
    ];
    return Object.fromEntries(all(module));
}
const sentinel_mocks_stateSchema = dist/* looseObject */._H3({
    terraform_version: dist/* optional */.lqM(dist/* string */.YjP(), ''),
    values: dist/* optional */.lqM(dist/* looseObject */._H3({
        outputs: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({})), {}),
        root_module: dist/* optional */.lqM(dist/* looseObject */._H3({}), {}),
    })),
});
/** The state from which the plan was made; empty if there was none. */
function priorState(plan) {
    const read = dist/* safeParse */.xLC(sentinel_mocks_stateSchema, Reflect.get(plan, 'prior_state') ?? {});
    const { values, terraform_version: version } = read.success
        ? read.output
        : { values: undefined, terraform_version: '' };
    return {
        terraform_version: version || plan.terraform_version,
        outputs: sentinel_mocks_named(values?.outputs ?? {}),
        resources: resourcesIn(values?.root_module ?? {}),
    };
}
const sentinel_mocks_expressionSchema = dist/* optional */.lqM(dist/* unknown */.L5J(), {});
const blockSchema = {
    expressions: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J()), {}),
    count_expression: sentinel_mocks_expressionSchema,
    for_each_expression: sentinel_mocks_expressionSchema,
    depends_on: dist/* optional */.lqM(dist/* array */.YOg(dist/* string */.YjP()), []),
};
const moduleSchema = dist/* looseObject */._H3({
    resources: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({
        ...blockSchema,
        address: dist/* string */.YjP(),
        mode: dist/* string */.YjP(),
        type: dist/* string */.YjP(),
        name: dist/* string */.YjP(),
        // Only a program that read all of the configuration writes it.
        provider_config_key: dist/* string */.YjP(),
        provisioners: dist/* optional */.lqM(dist/* array */.YOg(dist/* looseObject */._H3({})), []),
    })), []),
    module_calls: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({
        ...blockSchema,
        source: dist/* optional */.lqM(dist/* string */.YjP(), ''),
        version_constraint: dist/* optional */.lqM(dist/* string */.YjP(), ''),
        module: dist/* optional */.lqM(dist/* unknown */.L5J(), {}),
    })), {}),
    variables: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({})), {}),
    outputs: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({})), {}),
});
const sentinel_mocks_DEEPEST = 20;
/** Undefined if the plan does not contain the configuration, like a plan of the static planner. */
function configurationOf({ configuration }) {
    const providers = Reflect.get(configuration, 'provider_config') ?? {};
    const data = { resources: {}, provisioners: {}, variables: {}, outputs: {}, module_calls: {} };
    const isWhole = addModule(configuration.root_module ?? {}, '', data, 0);
    if (!isWhole || Object.keys(data.resources).length === 0)
        return undefined;
    return { providers, ...data };
}
/** Adds a module and the modules that it calls. @returns whether all of them could be read */
function addModule(content, address, data, depth) {
    const read = dist/* safeParse */.xLC(moduleSchema, content);
    if (!read.success || depth > sentinel_mocks_DEEPEST)
        return false;
    const inside = { module_address: address };
    const key = (name) => (address === '' ? name : `${address}:${name}`);
    for (const { expressions, provisioners, count_expression: count, for_each_expression: each, ...resource } of read.output.resources) {
        const absolute = address === '' ? resource.address : `${address}.${resource.address}`;
        const keys = provisioners.map((_, at) => `${absolute}:${at}`);
        for (const [at, provisioner] of provisioners.entries()) {
            data.provisioners[keys[at] ?? ''] = { resource_address: absolute, index: at, ...provisioner };
        }
        data.resources[absolute] = {
            ...inside,
            ...resource,
            address: absolute,
            config: expressions,
            count,
            for_each: each,
            provisioners: keys,
        };
    }
    for (const [name, variable] of Object.entries(read.output.variables)) {
        data.variables[key(name)] = { ...inside, name, default: null, description: '', ...variable };
    }
    for (const [name, output] of Object.entries(read.output.outputs)) {
        const missing = { sensitive: false, description: '', depends_on: [] };
        data.outputs[key(name)] = {
            ...inside,
            name,
            ...missing,
            ...output,
            value: Reflect.get(output, 'expression'),
        };
    }
    return Object.entries(read.output.module_calls).every(([name, call]) => {
        const { expressions, count_expression: count, for_each_expression: each, module, ...rest } = call;
        data.module_calls[key(name)] = {
            ...inside,
            name,
            ...rest,
            config: expressions,
            count,
            for_each: each,
        };
        const below = address === '' ? `module.${name}` : `${address}.module.${name}`;
        return addModule(module, below, data, depth + 1);
    });
}
//# sourceMappingURL=sentinel-mocks.js.map
;// CONCATENATED MODULE: ./build/src/local/sentinel.js
/** Policies in Sentinel, in the layout of HCP Terraform: `sentinel.hcl` and files that it names. */










const CONFIGURATION = 'sentinel.hcl';
/** Whether a set has policies in Sentinel. */
function isSentinel({ files }) {
    return [...files.keys()].some((name) => name === CONFIGURATION || name.endsWith('.sentinel'));
}
/** Opens a set that `sentinel` judges. @throws PolicyProblem with everything that is wrong */
async function openSentinel(policies, ports) {
    const { name, shownAs, files } = policies;
    const other = [...files.keys()].find((path) => /\.(?:rego|wasm|tar\.gz)$|^policies\.hcl$/.test(path));
    if (other !== undefined) {
        throw new PolicyProblem(`"${shownAs}" holds Sentinel policies and ${(0,quote/* quote */.h)(other)}. Put the two languages into two directories, and name both.`);
    }
    const declared = readSentinel(policies, ports.hcl);
    const version = await versionOf(shownAs, ports);
    const printed = new Map();
    const judge = (input, signal) => sentinel_judgeIn({ policies, declared, ports, printed }, input, signal);
    const set = {
        name,
        description: null,
        system: 'policy-evaluation',
        overridable: false,
        policies: declared,
        judge: { kind: 'sentinel', version, takesTime: true, judge },
    };
    return { set, printed };
}
async function versionOf(shownAs, ports) {
    const answer = await askProgram('sentinel', ports, { args: ['version'], cwd: '/' });
    if (answer === undefined) {
        throw new PolicyProblem(`"${shownAs}" holds Sentinel policies, and there is no \`sentinel\` on the PATH. Install it from https://developer.hashicorp.com/sentinel/install. Without it, \`plangate check\` without \`--local\` has them judged by your service.`);
    }
    const [, version] = /\bv(\d+\.\d+\.\d+)/.exec(answer.stdout) ?? [];
    if (answer.exitCode === 0 && version !== undefined)
        return version;
    const message = (answer.stderr || answer.stdout).trim().slice(0, 200);
    throw new PolicyProblem(`The \`sentinel\` on the PATH does not say its version: ${message}`);
}
const LEVELS = ['advisory', 'soft-mandatory', 'hard-mandatory'];
/** The kinds of blocks that may be used. `import "module" "name"` is an `import module`. */
const BLOCK_KINDS = ['policy', 'module', 'import module', 'import static', 'param'];
/** @throws PolicyProblem */
function readSentinel(policies, hcl) {
    const { files, shownAs } = policies;
    const text = files.get(CONFIGURATION);
    if (text === undefined) {
        throw new PolicyProblem(`"${shownAs}" holds .sentinel files and no sentinel.hcl. Add one that names each policy, its source and its level.`);
    }
    const { body, problems } = hcl.parse(new TextDecoder().decode(text));
    const wrong = problems.map(({ message, range }) => `line ${range.startLine}: ${message}`);
    const declared = body.blocks.flatMap((block) => {
        const problem = problemOf(block, policies);
        if (problem !== undefined)
            wrong.push(`line ${block.range.startLine}: ${problem}`);
        const level = LEVELS.find((one) => one === sentinel_literalOf(block, 'enforcement_level'));
        if (block.type !== 'policy' || level === undefined)
            return [];
        const [name = ''] = block.labels;
        return [{ name, level, query: '', description: '' }];
    });
    for (const { name, range } of body.attributes) {
        wrong.push(`line ${range.startLine}: "${name}" is not known outside of a block.`);
    }
    const names = declared.map(({ name }) => name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice !== undefined)
        wrong.push(`policy "${twice}" is there twice.`);
    if (wrong.length === 0 && declared.length === 0)
        wrong.push('it names no policy.');
    if (wrong.length === 0)
        return declared;
    throw new PolicyProblem(wrong.map((one) => `${shownAs}/${CONFIGURATION} ${one}`).join('\n'));
}
/** Why a block cannot be used: whatever would fetch, start or replace something is refused. */
function problemOf(block, { files }) {
    const { type, labels } = block;
    const kind = type === 'import' ? `import ${labels[0] ?? ''}` : type;
    if (type === 'mock')
        return 'a mock would replace the plan. Keep mocks in the files of your tests.';
    if (kind === 'import plugin')
        return 'a plugin is another program, which is not started here.';
    if (!BLOCK_KINDS.includes(kind))
        return `a block "${kind}" is not known. There are: ${BLOCK_KINDS.join(', ')}.`;
    const name = labels.at(-1) ?? '';
    if (!/^\w[\w./-]*$/.test(name))
        return `${kind} has no name that can be used.`;
    if (kind === 'param')
        return undefined;
    if (/^tf(?:plan|config|state|run)\b/.test(name))
        return `${kind} "${name}" would replace the plan.`;
    const source = sentinel_literalOf(block, 'source') ?? '';
    const path = external_node_path_.posix.normalize(source);
    if (/^[\w+]+:|^git@/.test(source)) {
        return `the source of "${name}" is remote, so it could be another one tomorrow. Copy the file beside sentinel.hcl.`;
    }
    if (!files.has(path))
        return `the source of "${name}" is ${(0,quote/* quote */.h)(source)}, which is no file of this set.`;
    const level = sentinel_literalOf(block, 'enforcement_level') ?? '';
    if (type !== 'policy' || LEVELS.some((one) => one === level))
        return undefined;
    return `policy "${name}" has no enforcement_level, or none of ${LEVELS.join(', ')}.`;
}
function sentinel_literalOf({ body }, attribute) {
    const written = body.attributes.find(({ name }) => name === attribute);
    const value = written === undefined ? undefined : evaluate(written.value, withoutNames());
    return typeof value === 'string' ? value : undefined;
}
/** Judges one plan by each policy separately, in a directory that is deleted afterwards. */
async function sentinel_judgeIn({ policies, declared, ports, printed }, input, signal) {
    const root = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-sentinel-'));
    try {
        const cwd = (0,external_node_path_.join)(root, 'set');
        await writeSet(cwd, policies, input);
        const variables = { HOME: root, TMPDIR: root, TEMP: root, TMP: root };
        const judged = [];
        const lines = [];
        for (const policy of declared) {
            const args = ['apply', '-json', `-config=${GENERATED}`, policy.name];
            const answer = await askProgram('sentinel', ports, { args, cwd, variables, signal });
            const { status, output, notes } = sentinel_readAnswer(answer, policy);
            judged.push({ name: policy.name, status, output });
            lines.push(...notes.map((line) => `The policy ${(0,quote/* quote */.h)(policy.name)} ${line}`));
        }
        printed.set(input.run.workspace.name, lines);
        return judged;
    }
    finally {
        await (0,promises_.rm)(root, { recursive: true, force: true });
    }
}
const GENERATED = 'plangate.generated.hcl';
const MOCKS = 'plangate.mocks';
/** Writes the set, and a configuration in which the plan replaces Terraform's imports. */
async function writeSet(cwd, { files }, input) {
    const write = async (path, content) => {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)((0,external_node_path_.join)(cwd, path)), { recursive: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(cwd, path), content, { mode: 0o600 });
    };
    for (const [path, content] of files)
        await write(path, content);
    let configuration = new TextDecoder().decode(files.get(CONFIGURATION));
    for (const [name, text] of sentinelModules(input)) {
        const path = `${MOCKS}/${name.replace('/', '-')}.sentinel`;
        await write(path, text);
        configuration += `\nmock ${JSON.stringify(name)} {\n  module {\n    source = "./${path}"\n  }\n}\n`;
    }
    await write(GENERATED, configuration);
}
const answerSchema = dist/* looseObject */._H3({
    result: dist/* boolean */.zMY(),
    policies: dist/* pipe */.FsL(dist/* array */.YOg(dist/* looseObject */._H3({
        allowed_failure: dist/* optional */.lqM(dist/* boolean */.zMY(), false),
        error: dist/* optional */.lqM(dist/* unknown */.L5J()),
        result: dist/* boolean */.zMY(),
        trace: dist/* optional */.lqM(dist/* looseObject */._H3({
            print: dist/* optional */.lqM(dist/* string */.YjP(), ''),
            error: dist/* optional */.lqM(dist/* unknown */.L5J()),
            rules: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({
                desc: dist/* optional */.lqM(dist/* string */.YjP(), ''),
                position: dist/* optional */.lqM(dist/* looseObject */._H3({ filename: dist/* string */.YjP(), line: dist/* number */.aig() })),
                value: dist/* unknown */.L5J(),
            })), {}),
        })),
    })), dist/* length */.Bw9(1)),
});
/** The exit codes of a failed policy: its main rule is false, or undefined. */
const FAILED = [1, 2];
const sentinel_MOST_LINES = 20;
const sentinel_MOST_CHARACTERS = 300;
/** The exit code and the JSON have to agree. Everything else is an error of the policy. */
function sentinel_readAnswer(answer, { level }) {
    const { exitCode = -1, stdout = '', stderr = 'sentinel is no longer on the PATH.', } = answer ?? {};
    const read = dist/* safeParse */.xLC(answerSchema, (0,model_parse/* parseJson */.qF)(stdout));
    const one = read.success ? read.output.policies[0] : undefined;
    const printed = (one?.trace?.print ?? '')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .slice(0, sentinel_MOST_LINES)
        .map((line) => line.slice(0, sentinel_MOST_CHARACTERS));
    const isFine = one !== undefined && !one.error && !one.trace?.error;
    if (isFine && read.success && one.result && read.output.result && exitCode === 0) {
        return { status: 'passed', output: [], notes: printed.map((line) => `printed: ${line}`) };
    }
    const isAllowed = level === 'advisory' && exitCode === 0;
    if (isFine && !one.result && (FAILED.includes(exitCode) || isAllowed)) {
        return { status: 'failed', output: printed, notes: falseRules(one.trace) };
    }
    const why = one?.error ?? one?.trace?.error ?? (stderr || stdout).trim();
    const text = typeof why === 'string' ? why : JSON.stringify(why);
    const message = `sentinel ended with exit code ${exitCode}: ${text.slice(0, 2_000)}`;
    return { status: 'errored', output: [message], notes: [] };
}
function falseRules(trace) {
    return Object.entries(trace?.rules ?? {})
        .filter(([, { value }]) => value !== true)
        .slice(0, sentinel_MOST_LINES)
        .map(([name, { desc, position }]) => {
        const where = position === undefined ? '' : ` (${position.filename}:${position.line})`;
        return `has a rule ${(0,quote/* quote */.h)(name)}${where} that is not true${desc === '' ? '.' : `: ${desc}`}`;
    });
}
//# sourceMappingURL=sentinel.js.map
;// CONCATENATED MODULE: ./build/src/local/open-policies.js






/** The most time for one policy, if an input does not say otherwise. */
const open_policies_POLICY_MS = 60_000;
/**
 * Opens a policy set that can judge. The caller closes it.
 *
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
async function openPolicies(files, ports) {
    if (isSentinel(files)) {
        const { set, printed } = await openSentinel(files, ports);
        const judgedBy = `sentinel ${set.judge.version}`;
        return { set, files, judgedBy, warnings: [], printed, write: writeWhole, close: nothing };
    }
    const rego = [...files.files.keys()].filter((name) => name.endsWith('.rego'));
    const opa = rego.length > 0 ? await usableOpa(ports) : undefined;
    if (opa !== undefined) {
        const opened = await openRego(files, opa, ports);
        return { ...opened, files, judgedBy: `opa ${opa.version}` };
    }
    const compiled = await openCompiled(files, ports);
    if (compiled !== undefined)
        return { ...compiled, files, write: writeWhole };
    const { shownAs } = files;
    if (rego.length > 0) {
        throw new PolicyProblem(`"${shownAs}" holds ${rego.length} .rego and no compiled bundle, and there is no \`opa\` on the PATH. ${howToGetOpa()}`);
    }
    throw new PolicyProblem(`"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`);
}
/** @throws PolicyProblem if there is one that cannot be used */
async function usableOpa(ports) {
    const opa = await findOpa(ports);
    if (opa !== undefined && 'problem' in opa)
        throw new PolicyProblem(opa.problem);
    return opa;
}
function writeWhole({ plan, planText = JSON.stringify(plan), run }) {
    return `{"plan":${planText},"run":${JSON.stringify(run)}}`;
}
async function nothing() {
    // There is nothing to close.
}
/** The same set without overrides: every level but advisory is mandatory. */
function withoutOverrides(set) {
    const policies = set.policies.map((policy) => ({
        ...policy,
        level: policy.level === 'advisory' ? policy.level : 'mandatory',
    }));
    return { ...set, policies };
}
//# sourceMappingURL=open-policies.js.map
// EXTERNAL MODULE: ./build/src/trust/git-files.js
var git_files = __webpack_require__(3790);
// EXTERNAL MODULE: ./build/src/trust/trusted-block.js
var trusted_block = __webpack_require__(1643);
;// CONCATENATED MODULE: ./build/src/local/policy-files.js
/** The files of a policy set: from a directory of this machine, a commit, or a pinned address. */





/** Whether a file belongs to a policy set. Data files have the same names as in a bundle of `opa`. */
function isPolicyFile(name) {
    if (name.endsWith('_test.rego'))
        return false;
    return (/\.(?:rego|sentinel|wasm|tar\.gz)$/.test(name) ||
        /^(?:policies|sentinel)\.hcl$/.test(name) ||
        /^data\.(?:json|yaml)$/.test(name) ||
        /\.(?:wasm|tar\.gz)\.sha256$/.test(name));
}
const MOST_FILES = 2_000;
const policy_files_MOST_BYTES = 64 * 1024 * 1024;
const policy_files_MOST_LEVELS = 12;
/** Directories that hold no policies of this set. */
function isPassedOver(name) {
    return name.startsWith('.') || name === 'node_modules';
}
function add(gathered, path, content, shownAs) {
    gathered.files.set(path, content);
    gathered.bytes += content.length;
    if (gathered.files.size <= MOST_FILES && gathered.bytes <= policy_files_MOST_BYTES)
        return;
    throw new PolicyProblem(`"${shownAs}" holds more than ${MOST_FILES} policy files, or more than 64 MB of them. Name the directory of the policies alone.`);
}
/**
 * Reads the policies of a directory of this machine.
 *
 * @param directory absolute
 * @param followsLinks whether symbolic links are followed; those of judged files must not be
 * @returns undefined if there is no such directory
 */
async function readDirectoryPolicies(directory, shownAs, followsLinks) {
    const gathered = { files: new Map(), bytes: 0 };
    const walk = async (path, level) => {
        const entries = await (0,promises_.readdir)((0,external_node_path_.join)(directory, path), { withFileTypes: true });
        if (entries.length === 0 && (0,find_repository/* isNamedSubmodule */.Mn)(await (0,promises_.realpath)((0,external_node_path_.join)(directory, path)))) {
            throw new PolicyProblem(`"${external_node_path_.posix.join(shownAs, path)}" is a submodule that is not checked out, so its policies are missing. Check it out: \`git submodule update --init --recursive\`, or \`submodules: true\` for actions/checkout.`);
        }
        for (const entry of entries) {
            const inner = external_node_path_.posix.join(path, entry.name);
            const at = (0,external_node_path_.join)(directory, inner);
            const isLink = entry.isSymbolicLink();
            if (isLink && !followsLinks)
                continue;
            const target = isLink ? await (0,promises_.stat)(at).catch(() => undefined) : entry;
            if (target?.isDirectory() && level < policy_files_MOST_LEVELS && !isPassedOver(entry.name)) {
                await walk(inner, level + 1);
            }
            else if (target?.isFile() && isPolicyFile(entry.name)) {
                add(gathered, inner, await (0,promises_.readFile)(at), shownAs);
            }
        }
    };
    const stats = await (0,promises_.stat)(directory).catch(() => undefined);
    if (stats === undefined)
        return undefined;
    if (!stats.isDirectory())
        throw new PolicyProblem(`"${shownAs}" is no directory. Name the directory of the policies: ${(0,quote/* quote */.h)((0,external_node_path_.dirname)(shownAs))}.`);
    if (!followsLinks && (await (0,promises_.realpath)(directory)) !== directory)
        return undefined;
    await walk('', 0);
    return { name: nameOfSet(directory), shownAs, files: gathered.files };
}
/**
 * Reads the policies of a directory in a commit.
 *
 * @param directory relative to the repository, '' for the repository itself
 * @returns undefined if the commit has no such directory
 */
async function readCommitPolicies(source, directory, about) {
    const gathered = { files: new Map(), bytes: 0 };
    const walk = async (path, level) => {
        const at = external_node_path_.posix.join(directory, path).replace(/^\.$/, '');
        const names = await source.names(at);
        if (names === undefined && (await source.isSubmodule?.(at)) === true) {
            throw new PolicyProblem(inSubmodule(at, about));
        }
        for (const name of names ?? []) {
            const inner = external_node_path_.posix.join(path, name);
            if (isPolicyFile(name)) {
                const content = await policy_files_contentOf(source, external_node_path_.posix.join(directory, inner));
                if (content !== undefined)
                    add(gathered, inner, content, about.shownAs);
                // A directory may have such a name. A file must not be left out: it may be a policy that fails.
                else if (!(await walk(inner, level + 1)))
                    throw new PolicyProblem(unreadable(about, inner));
            }
            else if (mayBeDirectory(name) && level < policy_files_MOST_LEVELS)
                await walk(inner, level + 1);
        }
        return names !== undefined;
    };
    if (!(await walk('', 0)))
        return undefined;
    return { ...about, files: gathered.files };
}
/** Without its files, policies would be missing and everything would pass. */
function inSubmodule(path, { shownAs }) {
    return `"${shownAs}" cannot be read as a whole: ${path} is a submodule, and its files are not in this commit. Name its repository by a pinned address, as in \`git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT\`.`;
}
function unreadable({ shownAs }, path) {
    return `"${shownAs}" has the file ${path}, and it could not be read from the commit.`;
}
/** A listing does not show which entries are directories, and each attempt to list one may be a request. */
function mayBeDirectory(name) {
    return !isPassedOver(name) && !/\.(?:md|rego|txt|sh|json|ya?ml|tf|hcl|lock|png|svg)$/.test(name);
}
async function policy_files_contentOf(source, path) {
    if (!/\.(?:wasm|tar\.gz)$/.test(path)) {
        const text = await source.read(path);
        return text === undefined ? undefined : Buffer.from(text);
    }
    return source.bytes?.(path);
}
/** `rules/network` → `network`. */
function nameOfSet(path) {
    const [last] = path
        .split(/[/\\]+/)
        .filter((part) => part !== '' && part !== '.')
        .slice(-1);
    return last ?? 'policies';
}
//# sourceMappingURL=policy-files.js.map
;// CONCATENATED MODULE: ./build/src/local/pinned-policies.js
/** A policy set at a git address, pinned to one commit: `git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT`. */








/** Whether a text is an address, and not the path of a directory. */
function isAddress(text) {
    return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';
/** Parses an address. @throws PolicyProblem that says how to write it */
function pinned_policies_readAddress(text) {
    const [address = '', query = ''] = text.replace(/^git::/, '').split('?');
    const [, repository, directory = ''] = /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
    // No message repeats a wrong address, because it may contain a password.
    if (repository === undefined) {
        throw new PolicyProblem(`has an address that git does not take. ${SHAPE}.`);
    }
    if (directory.split('/').includes('..')) {
        throw new PolicyProblem(`has an address whose directory leads out of its repository. ${SHAPE}.`);
    }
    const [, commit] = /^ref=([0-9a-f]{40}|[0-9a-f]{64})$/.exec(query) ?? [];
    if (commit === undefined) {
        throw new PolicyProblem(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
    }
    return { repository, directory: (0,without_trailing/* withoutTrailing */.h)(directory, '/'), commit };
}
/** Reads the policies of the commit. Nothing is checked out, and nothing of it is run. */
async function fetchPinned({ repository: address, directory, commit }, ports) {
    const root = await (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-policies-')));
    try {
        const repository = { root, gitDirectory: (0,external_node_path_.join)(root, '.git') };
        const shown = `${withoutPassword(address)} at ${commit.slice(0, 12)}`;
        const made = await (0,ask_git/* makeRepository */.B9)(repository, commit, ports);
        const why = made ?? (await (0,ask_git/* fetchCommit */.iH)(ports, repository, address, commit));
        if (why !== undefined) {
            throw new PolicyProblem(`${shown} could not be fetched: ${withoutPassword(why)}`);
        }
        const name = nameOfSet(directory === '' ? address.replace(/\.git$/, '') : directory);
        const source = (0,git_files/* filesAt */.T)(commit, repository, ports);
        const policies = await readCommitPolicies(source, directory, { name, shownAs: shown });
        if (policies !== undefined)
            return policies;
        throw new PolicyProblem(`${shown} has no directory "${directory}".`);
    }
    finally {
        await (0,promises_.rm)(root, { recursive: true, force: true });
    }
}
function withoutPassword(text) {
    return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
//# sourceMappingURL=pinned-policies.js.map
;// CONCATENATED MODULE: ./build/src/local/policy-sources.js
/**
 * Where the policies of a local check come from. A person's own files count as they are. In a job the
 * files are judged, and policies come from the default branch or from a pinned address.
 */








/** The directory of the policies if a person leaves the input out. */
const DEFAULT_DIRECTORY = 'policies';
/**
 * Reads all policy sets.
 *
 * @throws PolicyProblem if a set cannot be read
 */
async function findPolicies(where, ports) {
    const { written, workingDirectory, judgement } = where;
    if (written === undefined && judgement.judged)
        throw new PolicyProblem(UNNAMED);
    if (written === undefined) {
        const ownPolicies = await readDirectoryPolicies((0,external_node_path_.resolve)(workingDirectory, DEFAULT_DIRECTORY), DEFAULT_DIRECTORY, true);
        return ownPolicies === undefined ? [] : [{ decides: ownPolicies }];
    }
    const sets = [];
    for (const text of written)
        sets.push(await findSet(text, where, ports));
    const names = sets.map(({ decides }) => decides.name);
    const twice = names.find((name, at) => names.indexOf(name) !== at);
    if (twice === undefined)
        return sets;
    throw new PolicyProblem(`Two policy sets are called "${twice}", after the last part of their directory. Rename one directory, so that a report says which set it means.`);
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.';
async function findSet(text, where, ports) {
    if (isAddress(text))
        return { decides: await fetchPinned(pinned_policies_readAddress(text), ports) };
    const { workingDirectory, judgement } = where;
    const path = (0,external_node_path_.resolve)((0,find_repository/* realOrSame */.eF)(workingDirectory), text);
    if (judgement.judged)
        return findTrustedSet(text, path, { ...where, judgement }, ports);
    const ownPolicies = await readDirectoryPolicies(path, text, true);
    if (ownPolicies !== undefined)
        return { decides: ownPolicies };
    throw new PolicyProblem(`${(0,quote/* quote */.h)(text)} does not exist. ${FIRST_ONE}`);
}
const FIRST_ONE = '`plangate init --local` writes a first policy with its test.';
/**
 * The policies of a job. The path is taken as it is written: a link in the judged files must not lead
 * to another directory of the default branch.
 */
async function findTrustedSet(text, path, { directory, workingDirectory, judgement }, ports) {
    const { workspace = workingDirectory } = judgement;
    const judged = (0,find_repository/* findAround */.Di)(directory, workspace).repository;
    if (judged !== undefined && (0,find_repository/* isBelow */.Yw)(path, judged.root)) {
        const tree = (0,external_node_path_.relative)(judged.root, path).split(external_node_path_.sep).join('/');
        const source = await opened(text, () => judgement.trusted(judged.root, undefined));
        return {
            decides: await setOf(source, tree, text),
            proposed: await proposedSet(path, text),
        };
    }
    const other = (0,find_repository/* findAround */.Di)(path, workspace).repository;
    if (other !== undefined) {
        // A second checkout: it may be of the pull request as well, so its default branch counts.
        const from = { repository: (0,find_repository/* openAt */._8)(other.root), branch: undefined, slug: undefined };
        const source = await opened(text, () => (0,git_files.trustedInGit)(from, ports));
        return { decides: await setOf(source, (0,external_node_path_.relative)(other.root, (0,find_repository/* realOrSame */.eF)(path)), text) };
    }
    const ownPolicies = (0,find_repository/* isBelow */.Yw)(path, (0,find_repository/* realOrSame */.eF)(workspace))
        ? undefined
        : await readDirectoryPolicies(path, text, true);
    if (ownPolicies !== undefined)
        return { decides: ownPolicies };
    throw new PolicyProblem(`${(0,quote/* quote */.h)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it. Check the repository out with git, or name a pinned address.`);
}
async function setOf(source, tree, text) {
    const about = { name: nameOfSet(text), shownAs: text };
    const policies = await opened(text, () => readCommitPolicies(source, tree, about));
    if (policies !== undefined)
        return policies;
    throw new PolicyProblem(`${(0,quote/* quote */.h)(text)} is not on the default branch. Merge the policies first: those that a pull request brings along do not judge it.`);
}
/** The policies of the checkout, which decide nothing; an empty set if it has none. */
async function proposedSet(path, text) {
    const nothing = { name: nameOfSet(text), shownAs: text, files: new Map() };
    try {
        return (await readDirectoryPolicies(path, text, false)) ?? nothing;
    }
    catch {
        return nothing;
    }
}
async function opened(text, open) {
    try {
        return await open();
    }
    catch (error) {
        if (!(error instanceof trusted_block/* UntrustedError */.lI))
            throw error;
        throw new PolicyProblem(`${(0,quote/* quote */.h)(text)} could not be read from the default branch: ${error.message} Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`);
    }
}
//# sourceMappingURL=policy-sources.js.map
;// CONCATENATED MODULE: ./build/src/local/proposed-policies.js
/**
 * Tries the policies that a pull request changes on the same plans, and describes what would differ.
 * It decides nothing, because it is not part of any result.
 */






const LIMIT_MS = 60_000;
const proposed_policies_MOST_NAMED = 5;
/** Workspace → sentences about the policies that the pull request changes. */
async function describeProposed({ sets, deciding, limitMs = LIMIT_MS }, ports) {
    const sentences = new Map();
    const limit = { limitMs, deadline: ports.limits.clock.now() + limitMs };
    for (const [at, { decides, proposed }] of sets.entries()) {
        const decided = deciding[at];
        if (proposed === undefined || decided === undefined)
            continue;
        const changes = changedFiles(decides, proposed);
        if (changes.length === 0)
            continue;
        const { judged } = decided;
        const outcomes = await tryOut(proposed, { set: decided.opened.set, judged, limit }, ports);
        for (const [index, { input }] of judged.entries()) {
            const workspace = input.run.workspace.name;
            const outcome = outcomes[index] ?? '';
            const sentence = `This pull request changes the policies in ${(0,quote/* quote */.h)(decides.shownAs)} (${list(changes)}). Those of the default branch decided. ${outcome}`;
            const before = sentences.get(workspace) ?? [];
            sentences.set(workspace, [...before, sentence]);
        }
    }
    return sentences;
}
/** Names of files that differ, each with what happened to it. */
function changedFiles({ files: before }, { files: after }) {
    const names = [...new Set([...before.keys(), ...after.keys()])].sort();
    return names.flatMap((name) => {
        const old = before.get(name);
        const now = after.get(name);
        if (old === undefined)
            return [`${(0,quote/* quote */.h)(name)} added`];
        if (now === undefined)
            return [`${(0,quote/* quote */.h)(name)} removed`];
        return Buffer.compare(old, now) === 0 ? [] : [`${(0,quote/* quote */.h)(name)} changed`];
    });
}
/** A sentence for each plan. */
async function tryOut(proposed, { set, judged, limit }, ports) {
    const ofAll = (why) => judged.map(() => why);
    if (isSentinel(proposed))
        return ofAll(`The changes were not tried: ${UNTRIED}`);
    const isSource = [...proposed.files.keys()].some((name) => name.endsWith('.rego'));
    if (!isSource)
        return ofAll('With the changes no policy is left.');
    const { clock } = ports.limits;
    const isOver = () => clock.now() >= limit.deadline;
    const tooLong = `this took longer than ${limit.limitMs / 1_000} seconds, and was ended.`;
    const bounded = {
        ...ports,
        ...ask_program_within(limit.deadline, { ...ports, clock }),
        limits: { ...ports.limits, deadlineMs: limit.deadline },
    };
    let opened;
    try {
        const opa = await findOpa(bounded);
        if (opa === undefined)
            return ofAll(`The changes were not tried: ${proposed_policies_NO_OPA}`);
        if ('problem' in opa)
            throw new PolicyProblem(opa.problem);
        opened = await openRego(proposed, opa, bounded);
        const outcomes = [];
        const { signal } = new AbortController();
        for (const { input, results } of judged) {
            const tried = await opened.set.judge.judge(input, ports.signal ?? signal);
            const outcome = isOver()
                ? `The changes were not tried to the end: ${tooLong}`
                : compare(withLevels(set.policies, results), withLevels(opened.set.policies, tried));
            outcomes.push(outcome);
        }
        return outcomes;
    }
    catch (error) {
        if (!(error instanceof PolicyProblem))
            throw error;
        const [first = ''] = error.message.split('\n');
        return ofAll(`The changes were not tried: ${isOver() ? tooLong : first}`);
    }
    finally {
        await opened?.close();
    }
}
const UNTRIED = 'Sentinel policies can ask the network, so those of a pull request are not run.';
const proposed_policies_NO_OPA = 'there is no `opa` on the PATH.';
/** Policy → its result in words. */
function withLevels(policies, results) {
    const statuses = new Map(results.map(({ name, status }) => [name, status.replace('_', ' ')]));
    return new Map(policies.map(({ name, level }) => {
        const status = statuses.get(name) ?? 'not evaluated';
        return [name, level === 'advisory' ? `${status} (advisory)` : status];
    }));
}
/** A sentence about how the results of one plan would differ. */
function compare(now, then) {
    const differences = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
        const before = now.get(name) ?? 'absent';
        const after = then.get(name) ?? 'absent';
        return before === after ? [] : [`${(0,quote/* quote */.h)(name)}: ${before} now, ${after} then`];
    });
    return differences.length === 0
        ? 'With the changes every policy has the same result on this plan.'
        : `With the changes: ${list(differences)}.`;
}
function list(items) {
    const rest = items.length - proposed_policies_MOST_NAMED;
    return `${items.slice(0, proposed_policies_MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
//# sourceMappingURL=proposed-policies.js.map
;// CONCATENATED MODULE: ./build/src/local/recorded.js
/** The same set, which adds everything that it judges to the list. */
function recording(set, judged) {
    return {
        ...set,
        judge: {
            ...set.judge,
            judge: async (input, signal) => {
                const results = await set.judge.judge(input, signal);
                judged.push({ input, results });
                return results;
            },
        },
    };
}
//# sourceMappingURL=recorded.js.map
;// CONCATENATED MODULE: ./build/src/local/open-local.js
/**
 * Opens a check that needs no other service. It starts one inside this process, with the organization and
 * the workspaces of the settings and with the policies that may judge. The gate uses it like any service.
 */
















const NO_POLICIES = 'No policy judges this plan: there is no directory `policies`. Write a first policy with `plangate init --local`, or name a directory with `policies`.';
/**
 * Starts the service of one check.
 *
 * @returns the service, or what is wrong with the policies
 */
async function openLocal(settings, directories, ports) {
    try {
        const chosen = await chooseEngine(settings, directories, ports);
        if ('problems' in chosen)
            return chosen;
        const { name, engine, notApart } = chosen;
        const opened = await open_local_open({ ...settings, engine: name }, engine, directories, ports);
        return { ...opened, notApart };
    }
    catch (error) {
        // A program that was ended is no problem of the policies.
        if (!(error instanceof PolicyProblem) || ports.signal.aborted)
            throw error;
        return {
            problems: error.message.split('\n').map((message) => ({ where: 'policies', message })),
        };
    }
}
async function open_local_open(settings, engine, directories, ports) {
    const { workingDirectory, judgement } = directories;
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const where = { written: settings.policies, directory, workingDirectory, judgement };
    const sets = await findPolicies(where, ports);
    const policyPorts = await portsFor(settings, engine, ports);
    const deciding = [];
    const close = async () => {
        for (const { opened } of deciding)
            await opened.close();
    };
    try {
        for (const { decides } of sets) {
            const opened = await openPolicies(decides, policyPorts);
            deciding.push({ opened, judged: [] });
        }
        const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
        const service = await startService({
            clock: ports.clock,
            random: ports.random,
            seed: seedOf(settings, workingDirectory, token),
            policySets: deciding.map(({ opened, judged }) => recording(withoutOverrides(opened.set), judged)),
            engine,
            runDurationMs: 0,
        });
        const send = (0,network/* openNetwork */.X)(undefined, { environment: {}, workingDirectory });
        const warnings = deciding.flatMap(({ opened }) => opened.warnings);
        return {
            settings: { ...settings, origin: service.origin, token },
            send,
            unknownValues: unknownValuesOf(settings, isInJob(directories, ports)),
            policies: deciding.flatMap(({ opened }) => opened.set.policies.map(({ name }) => name)),
            judgedBy: judgedBy(deciding),
            notices: sets.length === 0 ? [NO_POLICIES] : warnings,
            finish: (result, log) => open_local_finish(result, { deciding, sets, ports: policyPorts }, log),
            explain: (policy) => documentsFor(policy, deciding),
            whenRunMoves: (runId, status) => service.whenRunMoves(runId, status),
            stop: async () => {
                await send.close();
                await service.stop();
                await close();
            },
        };
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** What opens and judges the policies of one check. */
async function portsFor({ timeoutMs, policyTimeoutMs, inputKeys = [] }, engine, ports) {
    const { clock, executeBounded, environment, signal } = ports;
    const limits = {
        clock,
        policyMs: policyTimeoutMs ?? open_policies_POLICY_MS,
        deadlineMs: clock.now() + (0,job_time/* leftForJudging */.Vm)(timeoutMs),
        processes: (0,external_node_os_.availableParallelism)(),
    };
    const plan = engine?.shape ?? STATIC_PLAN;
    return { executeBounded, environment, signal, hcl: await (0,hcl.loadHcl)(), limits, plan, inputKeys };
}
function judgedBy(deciding) {
    const all = new Set(deciding.map(({ opened }) => opened.judgedBy));
    return all.size === 0 ? undefined : [...all].join(' and ');
}
function documentsFor(policy, deciding) {
    return deciding
        .filter(({ opened }) => opened.set.policies.some(({ name }) => name === policy))
        .flatMap(({ opened, judged }) => judged.map(({ input }) => {
        const document = JSON.parse(opened.write(input));
        return { workspace: input.run.workspace.name, document };
    }));
}
/** A person at a terminal sees which values are unknown. No person watches a job, so there they count. */
function unknownValuesOf({ allowUnknown }, inJob) {
    if (!inJob)
        return 'note';
    return allowUnknown ? 'advisory' : 'undecided';
}
async function open_local_finish(result, { deciding, sets, ports }, log) {
    const proposed = await describeProposed({ sets, deciding }, ports);
    const printed = deciding.map(({ opened }) => opened.printed);
    const workspaces = result.workspaces.map((workspace) => {
        const ownNotices = [...printed, proposed].flatMap((notices) => notices.get(workspace.workspace) ?? []);
        const notices = [...workspace.notices, ...ownNotices];
        for (const notice of notices)
            log.info(`${workspace.workspace}: ${notice}`);
        // The pages of the runs end with the process.
        const { runUrl: _, ...rest } = workspace;
        return { ...rest, notices };
    });
    return { ...result, workspaces };
}
/** One workspace for each name, and one for each query. */
function seedOf(settings, workingDirectory, token) {
    const { organization } = settings;
    const directories = (0,workspace_selectors/* plannedDirectories */.s7)(settings);
    const directoryName = (0,local_names/* nameOf */.Vb)((0,external_node_path_.resolve)(workingDirectory, directories[0] ?? '.'));
    const workspaces = settings.workspaces.map((selector) => selector.kind === 'name'
        ? { name: selector.name }
        : { name: directoryName, tags: selector.tags, project: selector.project ?? 'default' });
    const byName = new Map(workspaces.map((workspace) => [workspace.name, workspace]));
    return {
        users: [{ username: 'owner' }],
        organizations: [{ name: organization, workspaces: [...byName.values()] }],
        tokens: [{ kind: 'user', of: 'owner', organization, secret: token }],
    };
}
//# sourceMappingURL=open-local.js.map

/***/ }),

/***/ 3923:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadHcl: () => (/* binding */ loadHcl)
/* harmony export */ });
/* harmony import */ var _json_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2477);
/* harmony import */ var _parse_hcl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7538);


/** Loads the parser. */
async function loadHcl() {
    return { parse: _parse_hcl_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHcl */ .z, parseJson: _json_body_js__WEBPACK_IMPORTED_MODULE_0__/* .readJsonBody */ .n };
}
//# sourceMappingURL=hcl.js.map

/***/ }),

/***/ 3002:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IX: () => (/* binding */ isLocal),
/* harmony export */   Ts: () => (/* binding */ directoriesFor),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   dp: () => (/* binding */ MODULE_MANIFEST),
/* harmony export */   wK: () => (/* binding */ findMisled),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8849);
/**
 * What Terraform makes of the module manifest, the file in which `terraform init` notes where the module of
 * each call is. Terraform follows it without a look at the call: an entry may lead `./m` to any other
 * directory. Each reader of a configuration asks here. Source: `internal/modsdir/manifest.go` and
 * `internal/initwd/module_install.go` of Terraform 1.11.4.
 */


/** Where it is in the directory that Terraform runs in. */
const MODULE_MANIFEST = '.terraform/modules/modules.json';
/** Where modules are that no local source names. */
const FETCHED = '.terraform/modules';
/**
 * Reads a manifest as `terraform init` writes it. Terraform accepts more (other cases of names, names that
 * are repeated): such a manifest was written by hand, and it is not certain what it says.
 *
 * @returns the records without that of the root module, or the end of a sentence about the manifest
 */
function readManifest(text) {
    // Terraform takes an empty file as one without records.
    if (text === '')
        return [];
    let json;
    try {
        json = (0,_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepeatedJson */ .X)(text);
    }
    catch (error) {
        return { problem: error instanceof RangeError ? 'is nested too deeply' : 'is no JSON' };
    }
    const [modules, ...others] = membersOf(json);
    if (modules?.[0] !== 'Modules' || others.length > 0)
        return { problem: OTHER_FORM };
    const [, list] = modules;
    if (list !== null && !Array.isArray(list))
        return { problem: OTHER_FORM };
    const records = [];
    const keys = new Set();
    for (const item of list ?? []) {
        const record = toRecord(item);
        if (record === undefined)
            return { problem: OTHER_FORM };
        if (keys.has(record.key))
            return { problem: `has ${named(record)} twice` };
        keys.add(record.key);
        records.push(record);
    }
    return records;
}
const OTHER_FORM = 'is not in the form that `terraform init` writes';
function membersOf(json) {
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? json.entries : [];
}
function toRecord(json) {
    const fields = new Map();
    for (const [name, value] of membersOf(json)) {
        const isKnown = ['Key', 'Source', 'Version', 'Dir'].includes(name) && !fields.has(name);
        // Terraform replaces what is no Unicode.
        if (!isKnown || typeof value !== 'string' || /[\p{Cs}\uFFFD\0]/u.test(value))
            return undefined;
        fields.set(name, value);
    }
    const key = fields.get('Key');
    const directory = fields.get('Dir');
    if (key === undefined || directory === undefined)
        return undefined;
    const source = fields.get('Source') ?? '';
    const version = fields.get('Version') ?? '';
    return { key, source, version, directory };
}
/**
 * Finds a record that does not lead where its call says: a local source to that directory, any other to the
 * place into which `terraform init` fetches the module of this call.
 *
 * @returns the end of a sentence about the manifest; undefined if all lead there
 */
function findMisled(records, directories) {
    const places = placesOf(records);
    for (const record of records) {
        const wrong = whereElse(record, places, directories);
        if (wrong !== undefined)
            return wrong;
    }
    return undefined;
}
function placesOf(records) {
    return new Map(records.map(({ key, directory }) => [key, directory]));
}
function whereElse(record, places, directories) {
    const { key, source, directory } = record;
    const sayLed = (why) => `leads ${named(record)} to ${JSON.stringify(directory)}, and ${why}`;
    if (key === '') {
        if (directory === '.')
            return undefined;
        return `says that the root module is in ${JSON.stringify(directory)}`;
    }
    if (directory !== cleaned(directory))
        return sayLed('Terraform writes such a path differently');
    if (!isLocal(source)) {
        const own = `${FETCHED}/${key}`;
        const isThere = directory === own || directory.startsWith(`${own}/`);
        if (isThere && !directories.isBehindLink(directory))
            return undefined;
        const links = isThere ? ', with no link on the way' : '';
        return sayLed(`it belongs in ${JSON.stringify(own)}${links}`);
    }
    const own = ownPlace(record, places);
    if (own === undefined)
        return sayLed('has no record of the module that calls it');
    if (directory === own || directories.isSame(directory, own))
        return undefined;
    return sayLed(`its source is ${JSON.stringify(source)}`);
}
/** The directory that a local source names. The caller of a module of `terraform test` is a file of tests. */
function ownPlace({ key, source }, places) {
    const outer = key.slice(0, Math.max(0, key.lastIndexOf('.')));
    const caller = outer === '' ? '.' : (places.get(outer) ?? (key.startsWith('test.') ? '.' : undefined));
    return caller === undefined ? undefined : cleaned(`${caller}/${localPath(source)}`);
}
function named({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
}
/** Whether a source names a directory that is sent together with the caller's. */
function isLocal(source) {
    return /^\.{1,2}[/\\]/.test(source);
}
/** The path of a local source as Terraform reads it, on every system. */
function localPath(source) {
    return source.replaceAll('\\', '/');
}
function cleaned(path) {
    return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path).replace(/(.)\/$/, '$1');
}
/**
 * The directories besides its own to which the records may lead a call with this label, whatever its source
 * is and whichever module has the call.
 */
function directoriesFor(records, label) {
    const places = placesOf(records);
    const found = records.filter((record) => (record.key === label || record.key.endsWith(`.${label}`)) &&
        (!isLocal(record.source) || record.directory !== ownPlace(record, places)));
    return [...new Set(found.map(({ directory }) => directory))];
}
/**
 * The record that Terraform follows for a call. If it is not certain that Terraform would follow it, and not
 * fetch the module anew, there is none.
 */
function recordOf(records, { key, source, version }) {
    const record = records.find((each) => each.key === key);
    if (record === undefined || normal(record.source) !== normal(source))
        return undefined;
    const wanted = version?.replace(/^\s*=?\s*/, '').trim();
    return wanted === undefined || wanted === record.version ? record : undefined;
}
/** A source in the form in which Terraform compares it. */
function normal(source) {
    if (isLocal(source)) {
        const path = cleaned(localPath(source));
        return path.startsWith('../') ? path : `./${path}`;
    }
    return /^[\w-]+\/[\w-]+\/[\w-]+(?:\/\/|$)/.test(source)
        ? `registry.terraform.io/${source}`
        : source;
}
//# sourceMappingURL=module-manifest.js.map

/***/ }),

/***/ 5971:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseExactly),
/* harmony export */   Y: () => (/* binding */ endOfText)
/* harmony export */ });
/** Reads JSON with numbers that may be longer than those of JavaScript. */
/**
 * The value, with the text of a number in place of one that JavaScript would change.
 *
 * @returns undefined if the text is not JSON
 */
function parseExactly(text) {
    const exact = text.replaceAll(/"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g, (token) => token.startsWith('"') || isExact(token) ? token : `"${token}"`);
    try {
        return JSON.parse(exact);
    }
    catch {
        return undefined;
    }
}
/** Numbers of few digits are the same in both. */
function isExact(number) {
    return number.length < 16 || String(Number(number)) === number;
}
/** The closing quotation mark of the text that begins at `from`. */
function endOfText(text, from) {
    let at = from + 1;
    while (at < text.length && text[at] !== '"')
        at += text[at] === '\\' ? 2 : 1;
    return at;
}
//# sourceMappingURL=exact-json.js.map

/***/ }),

/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   vO: () => (/* binding */ isPageOf),
/* harmony export */   ve: () => (/* binding */ isSameRepository)
/* harmony export */ });
/** Addresses of repositories, in every form in which git and the hosts write them. */
/** Whether two addresses lead to the same repository, by any protocol. */
function isSameRepository(one, other) {
    const repository = repositoryAt(one);
    return repository !== undefined && repository === repositoryAt(other);
}
/** Whether an address is that of the repository `owner/name` on any host. */
function isRepository(address, slug) {
    const at = repositoryAt(address) ?? '';
    return at.endsWith(`/${slug.toLowerCase()}`);
}
/** Whether an address leads to a page of the repository: a commit, a pull request. */
function isPageOf(address, repository) {
    const page = repositoryAt(address);
    const whole = repositoryAt(repository);
    return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
/**
 * `github.com/acme/infra` of `https://github.com/acme/infra.git`, `git@github.com:acme/infra`,
 * `ssh://git@github.com:22/acme/infra`, in lower case; undefined if the text is not an address.
 */
function repositoryAt(address) {
    const short = /^(?:[^@/:]+@)?(\[[^\]/]+\]|[^:/@[\]]{2,}):(?!\/\/)\/*(.+)$/.exec(address.trim());
    const url = short && !isUrl(address) ? `ssh://${short[1]}/${short[2]}` : address.trim();
    if (!URL.canParse(url))
        return undefined;
    const { protocol, hostname, pathname } = new URL(url);
    if (hostname === '' && protocol !== 'file:')
        return undefined;
    const path = decoded(pathname)
        .replace(/\/+/g, '/')
        .replace(/\/$/, '')
        .replace(/\.git$/, '');
    if (path === '' || path === '/')
        return undefined;
    const host = PAGE_HOSTS[hostname.toLowerCase()] ?? hostname;
    return `${host}${pathOnPages(path, host)}`.toLowerCase();
}
/** Names under which hosts accept SSH, and the names under which they serve pages. */
const PAGE_HOSTS = {
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
    'ssh.dev.azure.com': 'dev.azure.com',
};
/** The path that a browser uses: of Azure DevOps, `v3/acme/net/infra` by SSH is `acme/net/_git/infra`. */
function pathOnPages(path, host) {
    if (host !== 'dev.azure.com')
        return path;
    return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
function isUrl(address) {
    return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}
/** Names of projects may hold blanks: some forms of an address encode them, others do not. */
function decoded(path) {
    try {
        return decodeURI(path);
    }
    catch {
        return path;
    }
}
//# sourceMappingURL=repository-address.js.map

/***/ }),

/***/ 3790:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ filesAt),
/* harmony export */   trustedInGit: () => (/* binding */ trustedInGit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2415);
/* harmony import */ var _model_repository_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7866);
/* harmony import */ var _trusted_block_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1643);
/** Files of the trusted branch, read from git where no CI host serves them. */




const FETCHED = 'refs/plangate/trusted';
/**
 * Opens the files of the trusted branch; fetches its last commit if the clone does not have it.
 *
 * @throws UntrustedError if the branch cannot be read
 */
async function trustedInGit({ repository, branch, slug }, ports) {
    if (repository === undefined) {
        throw new _trusted_block_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI('git knows no remote "origin" here. Run it in a clone.');
    }
    const git = (...args) => (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(ports, repository, ...args);
    const remote = (...args) => (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .askRemote */ .uo)(ports, repository, ...args);
    const origin = await (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .originOf */ .yv)(repository, ports);
    if ('why' in origin) {
        throw new _trusted_block_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`git knows no remote "origin" here${inBrackets(origin)}. Add it: \`git remote add origin URL\`.`);
    }
    if (slug !== undefined && !(0,_model_repository_address_js__WEBPACK_IMPORTED_MODULE_2__/* .isRepository */ .Z6)(origin.text.trim(), slug)) {
        throw new _trusted_block_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`The remote "origin" of the checkout is not ${slug}.`);
    }
    const local = await resolve(git, `refs/remotes/origin/${branch ?? 'HEAD'}`);
    const commit = local ?? (await fetch(git, remote, branch));
    return filesAt(commit, repository, ports);
}
/** The files of one commit that git has here. */
function filesAt(commit, repository, ports) {
    const git = (...args) => (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(ports, repository, ...args);
    const links = new Set();
    const blob = async (path) => {
        const read = await git('cat-file', 'blob', `${commit}:${path}`);
        return 'text' in read ? read.text : undefined;
    };
    return {
        bytes: (path) => (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .readObject */ .Ag)(ports, repository, commit, path),
        async isSubmodule(path) {
            const names = path.split('/');
            const places = names.map((_, at) => names.slice(0, at + 1).join('/'));
            const list = ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree'];
            const listed = await git(...list, commit, '--', ...places);
            return 'text' in listed && listed.text.split('\0').some((line) => line.startsWith('160000 '));
        },
        async names(directory) {
            const listed = await git('ls-tree', '-z', `${commit}:${directory}`);
            if ('why' in listed)
                return undefined;
            const entries = listed.text.split('\0').filter((entry) => entry !== '');
            return entries.map((entry) => {
                const name = entry.slice(entry.indexOf('\t') + 1);
                if (entry.startsWith('120000 '))
                    links.add(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(directory, name));
                return name;
            });
        },
        async read(path) {
            const text = await blob(path);
            if (text === undefined || !links.has(path))
                return text;
            return await blob(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path), text));
        },
    };
}
async function resolve(git, ref) {
    const parsed = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return 'text' in parsed ? parsed.text.trim() : undefined;
}
/** Fetches the last commit of a branch: a shallow clone has no commits of other branches. */
async function fetch(git, remote, branch) {
    const shallow = await git('rev-parse', '--is-shallow-repository');
    const depth = 'text' in shallow && shallow.text.trim() === 'true' ? ['--depth=1'] : [];
    const from = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
    const quietly = ['fetch', ..._machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .PLAINLY */ .IX, ...depth, 'origin', `+${from}:${FETCHED}`];
    const fetched = await remote(..._machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .BOUNDED */ .WD, ...quietly);
    const commit = 'text' in fetched ? await resolve(git, FETCHED) : undefined;
    if (commit !== undefined)
        return commit;
    const what = branch === undefined ? 'the default branch' : `the branch "${branch}"`;
    throw new _trusted_block_js__WEBPACK_IMPORTED_MODULE_3__/* .UntrustedError */ .lI(`git has not ${what} and could not fetch it${inBrackets(fetched)}.`);
}
/** What git printed, in brackets, without the credentials of addresses. */
function inBrackets(answer) {
    const why = 'why' in answer ? (0,_machine_ask_git_js__WEBPACK_IMPORTED_MODULE_1__/* .firstLine */ .TM)(answer.why) : '';
    return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
//# sourceMappingURL=git-files.js.map

/***/ })

};
