export const id = 669;
export const ids = [669];
export const modules = {

/***/ 6876:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oI: () => (/* binding */ bind),
  _3: () => (/* binding */ evaluate),
  S3: () => (/* binding */ itemsOf),
  Fw: () => (/* binding */ withoutNames)
});

// EXTERNAL MODULE: ./build/src/configuration/value.js
var configuration_value = __webpack_require__(5997);
;// CONCATENATED MODULE: ./build/src/configuration/functions.js
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
    split: textual((separator, text = '') => text.split(separator).slice(0, configuration_value/* MAX_ITEMS */._5)),
    replace: textual((text, from = '', to = '') => 
    // Between slashes the text is a regular expression, and none is made from the text of a pull
    // request.
    from.length > 1 && from.startsWith('/') && from.endsWith('/')
        ? configuration_value/* UNKNOWN */.HV
        : text.replaceAll(from, () => to)),
    join: (separator, ...lists) => {
        const members = lists.flatMap((list) => (Array.isArray(list) ? list : [configuration_value/* UNKNOWN */.HV]));
        const items = members.map(configuration_value/* stringOf */.Je);
        const between = (0,configuration_value/* stringOf */.Je)(separator ?? '');
        if (between === configuration_value/* UNKNOWN */.HV || items.includes(configuration_value/* UNKNOWN */.HV))
            return configuration_value/* UNKNOWN */.HV;
        return items.join(between);
    },
    format: (template, ...values) => formatText(template ?? configuration_value/* UNKNOWN */.HV, values),
    tostring: (value) => (0,configuration_value/* stringOf */.Je)(value ?? configuration_value/* UNKNOWN */.HV),
    tonumber: (value) => {
        const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
        return typeof read === 'number' && Number.isFinite(read) ? read : configuration_value/* UNKNOWN */.HV;
    },
    tobool: (value) => {
        if (value === 'true' || value === true)
            return true;
        return value === 'false' || value === false ? false : configuration_value/* UNKNOWN */.HV;
    },
    tolist: (list) => (Array.isArray(list) ? list : configuration_value/* UNKNOWN */.HV),
    toset: ofList((list) => sorted(distinct(list))),
    tomap: (map) => (map !== undefined && (0,configuration_value/* isMap */.jh)(map) ? map : configuration_value/* UNKNOWN */.HV),
    distinct: ofList((list) => distinct(list)),
    sort: ofList((list) => sorted(list)),
    reverse: (list) => (Array.isArray(list) ? list.toReversed() : configuration_value/* UNKNOWN */.HV),
    compact: ofList((list) => list.filter((item) => item !== null && item !== '')),
    concat: (...lists) => lists.every((list) => Array.isArray(list))
        ? lists.flatMap((list) => list).slice(0, configuration_value/* MAX_ITEMS */._5)
        : configuration_value/* UNKNOWN */.HV,
    flatten: (list) => (Array.isArray(list) ? flatten(list) : configuration_value/* UNKNOWN */.HV),
    merge: (...maps) => maps.every((map) => map === null || (0,configuration_value/* isMap */.jh)(map))
        ? (0,configuration_value/* newMap */.dg)(maps.flatMap((map) => Object.entries(map ?? {})))
        : configuration_value/* UNKNOWN */.HV,
    keys: ofMap((map) => Object.keys(map).sort()),
    values: ofMap((map) => Object.keys(map)
        .sort()
        .map((key) => map[key] ?? null)),
    zipmap: (keys, values) => Array.isArray(keys) && Array.isArray(values) && keys.every((key) => typeof key === 'string')
        ? (0,configuration_value/* newMap */.dg)(keys.map((key, index) => [key, values[index] ?? null]))
        : configuration_value/* UNKNOWN */.HV,
    lookup: ofMap((map, key, fallback) => {
        if (typeof key !== 'string')
            return configuration_value/* UNKNOWN */.HV;
        return Object.hasOwn(map, key) ? (map[key] ?? null) : (fallback ?? configuration_value/* UNKNOWN */.HV);
    }),
    element: (list, index) => Array.isArray(list) && list.length > 0 && typeof index === 'number'
        ? (list[index % list.length] ?? configuration_value/* UNKNOWN */.HV)
        : configuration_value/* UNKNOWN */.HV,
    contains: ofList((list, item = configuration_value/* UNKNOWN */.HV) => (item === configuration_value/* UNKNOWN */.HV ? configuration_value/* UNKNOWN */.HV : list.includes(item))),
    index: ofList((list, item = configuration_value/* UNKNOWN */.HV) => {
        const at = list.indexOf(item);
        return at < 0 ? configuration_value/* UNKNOWN */.HV : at;
    }),
    cidrsubnet: (prefix, bits, number) => cidrSubnet(prefix, bits, number),
    jsondecode: textual((text) => {
        const read = JSON.parse(text);
        // Throws if the value is nested too deeply to be read.
        (0,configuration_value/* weigh */.vi)(read);
        return read;
    }),
    length: (value) => {
        if (typeof value === 'string' || Array.isArray(value))
            return value.length;
        return value !== undefined && (0,configuration_value/* isMap */.jh)(value) ? Object.keys(value).length : configuration_value/* UNKNOWN */.HV;
    },
    coalesce: (...all) => {
        for (const value of all) {
            if (value === configuration_value/* UNKNOWN */.HV)
                return configuration_value/* UNKNOWN */.HV;
            if (value !== null && value !== '')
                return value;
        }
        return configuration_value/* UNKNOWN */.HV;
    },
    try: (...all) => all.find((value) => value !== configuration_value/* UNKNOWN */.HV) ?? configuration_value/* UNKNOWN */.HV,
    range: (...values) => range(values),
    jsonencode: (value) => value !== undefined && (0,configuration_value/* isWhollyKnown */.nH)(value) ? JSON.stringify(value) : configuration_value/* UNKNOWN */.HV,
    one: (list) => (Array.isArray(list) ? (0,configuration_value/* step */.PM)(list, 0) : configuration_value/* UNKNOWN */.HV),
};
/**
 * Calls a function by name. The result is unknown for unknown functions, wrong arguments and too
 * long results.
 */
function call(name, values) {
    const [first = configuration_value/* UNKNOWN */.HV] = values;
    if (name === 'sensitive')
        return (0,configuration_value/* conceal */.Eq)(first);
    if (name === 'nonsensitive')
        return (0,configuration_value/* reveal */._c)(first);
    const passes = PASS_ON.has(name) && !values.some((value) => value instanceof configuration_value/* Sensitive */.pT);
    return passes ? callPlain(name, values) : (0,configuration_value/* through */.sc)(values, (plain) => callPlain(name, plain));
}
/** Functions that return parts of their arguments unchanged, with their sensitivity, or read no parts. */
const PASS_ON = new Set('coalesce concat element keys length lookup merge one reverse tolist tomap try values'.split(' '));
function callPlain(name, values) {
    if (!Object.hasOwn(FUNCTIONS, name))
        return configuration_value/* UNKNOWN */.HV;
    try {
        const answer = FUNCTIONS[name]?.(...values) ?? configuration_value/* UNKNOWN */.HV;
        if (typeof answer === 'string' && answer.length > configuration_value/* MAX_TEXT */.lG)
            return configuration_value/* UNKNOWN */.HV;
        return Array.isArray(answer) && answer.length > configuration_value/* MAX_ITEMS */._5 ? configuration_value/* UNKNOWN */.HV : answer;
    }
    catch (error) {
        if (error instanceof RangeError || error instanceof SyntaxError)
            return configuration_value/* UNKNOWN */.HV;
        throw error;
    }
}
function numeric(compute) {
    return (...values) => values.length > 0 && values.every((value) => typeof value === 'number')
        ? compute(...values)
        : configuration_value/* UNKNOWN */.HV;
}
function ofList(compute) {
    return (list, ...rest) => Array.isArray(list) && (0,configuration_value/* isWhollyKnown */.nH)(list) ? compute(list, ...rest) : configuration_value/* UNKNOWN */.HV;
}
function ofMap(compute) {
    return (map, ...rest) => (map !== undefined && (0,configuration_value/* isMap */.jh)(map) ? compute(map, ...rest) : configuration_value/* UNKNOWN */.HV);
}
function textual(compute) {
    return (first, ...rest) => typeof first === 'string' && rest.every((value) => typeof value === 'string')
        ? compute(first, ...rest)
        : configuration_value/* UNKNOWN */.HV;
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
            if (flat.length > configuration_value/* MAX_ITEMS */._5)
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
        return configuration_value/* UNKNOWN */.HV;
    const [first = 0, second, by = 1] = numbers;
    const [from, to] = second === undefined ? [0, first] : [first, second];
    const count = Math.ceil((to - from) / by);
    if (by === 0 || count > configuration_value/* MAX_ITEMS */._5)
        return configuration_value/* UNKNOWN */.HV;
    return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * by);
}
/** A subnet of an IPv4 prefix; unknown for IPv6. */
function cidrSubnet(prefix, bits, number) {
    if (typeof prefix !== 'string' || typeof bits !== 'number' || typeof number !== 'number') {
        return configuration_value/* UNKNOWN */.HV;
    }
    const [address = '', length = ''] = prefix.split('/');
    const octets = address.split('.').map(Number);
    const wide = Number(length) + bits;
    if (octets.length !== 4 || octets.some((octet) => !(octet >= 0 && octet <= 255)))
        return configuration_value/* UNKNOWN */.HV;
    if (!Number.isInteger(wide) || wide > 32 || number < 0 || number >= 2 ** bits)
        return configuration_value/* UNKNOWN */.HV;
    const start = octets.reduce((sum, octet) => sum * 256 + octet, 0);
    const kept = Math.floor(start / 2 ** (32 - Number(length))) * 2 ** (32 - Number(length));
    const first = kept + number * 2 ** (32 - wide);
    const parts = [24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256);
    return `${parts.join('.')}/${String(wide)}`;
}
/** The text with `%s`, `%d`, `%q`, `%v` and `%%` filled in; unknown for any other verb. */
function formatText(template, values) {
    if (typeof template !== 'string')
        return configuration_value/* UNKNOWN */.HV;
    let next = 0;
    let isKnown = true;
    const text = template.replaceAll(/%(.?)/gsu, (_whole, verb) => {
        if (verb === '%')
            return verb;
        const shown = (0,configuration_value/* stringOf */.Je)(values[next++] ?? configuration_value/* UNKNOWN */.HV);
        isKnown &&= shown !== configuration_value/* UNKNOWN */.HV && verb !== '' && 'sdvq'.includes(verb);
        return verb === 'q' ? JSON.stringify(shown) : String(shown);
    });
    return isKnown ? text : configuration_value/* UNKNOWN */.HV;
}
//# sourceMappingURL=functions.js.map
;// CONCATENATED MODULE: ./build/src/configuration/evaluate.js


/** A scope without any names, as for a file of variables. */
function withoutNames() {
    return { budget: { left: 1_000_000 }, resolve: () => ({ value: configuration_value/* UNKNOWN */.HV, taken: 0 }) };
}
/** The value of an expression; unknown when it cannot be known before the apply, or costs too much. */
function evaluate(expression, scope) {
    scope.budget.left -= 1;
    if (scope.budget.left < 0)
        return configuration_value/* UNKNOWN */.HV;
    const value = work(expression, scope);
    return (0,configuration_value/* weigh */.vi)(value) > configuration_value/* MAX_WEIGHT */.K3 ? configuration_value/* UNKNOWN */.HV : value;
}
/** Takes the cost of reading these values from the budget; false when the budget is used up. */
function spend({ budget }, values) {
    for (const value of values)
        budget.left -= (0,configuration_value/* weigh */.vi)(value);
    return budget.left >= 0;
}
function work(expression, scope) {
    switch (expression.kind) {
        case 'literal':
            return expression.value;
        case 'template': {
            const parts = expression.parts.map((part) => evaluate(part, scope));
            return spend(scope, parts) ? (0,configuration_value/* through */.sc)(parts, joined) : configuration_value/* UNKNOWN */.HV;
        }
        case 'tuple':
            return expression.items.map((item) => evaluate(item, scope));
        case 'object': {
            const map = (0,configuration_value/* newMap */.dg)();
            let hidden = false;
            for (const entry of expression.entries) {
                const keyValue = evaluate(entry.key, scope);
                const key = (0,configuration_value/* stringOf */.Je)((0,configuration_value/* reveal */._c)(keyValue));
                if (key === configuration_value/* UNKNOWN */.HV)
                    return configuration_value/* UNKNOWN */.HV;
                hidden ||= (0,configuration_value/* isSensitive */.tV)(keyValue);
                map[key] = evaluate(entry.value, scope);
            }
            return hidden ? (0,configuration_value/* conceal */.Eq)(map) : map;
        }
        case 'traversal': {
            const steps = expression.steps.map((part) => evaluate(part, scope));
            const { value, taken } = scope.resolve(expression.root, steps);
            return steps.slice(taken).reduce(configuration_value/* step */.PM, value);
        }
        case 'access':
            return expression.steps
                .map((part) => evaluate(part, scope))
                .reduce(configuration_value/* step */.PM, evaluate(expression.of, scope));
        case 'call': {
            const values = expression.arguments.map((argument) => evaluate(argument, scope));
            if (!spend(scope, values))
                return configuration_value/* UNKNOWN */.HV;
            if (!expression.expand)
                return call(expression.name, values);
            const last = values.pop() ?? configuration_value/* UNKNOWN */.HV;
            return (0,configuration_value/* through */.sc)(last instanceof configuration_value/* Sensitive */.pT ? [last] : [], ([plain = last]) => Array.isArray(plain) ? call(expression.name, [...values, ...plain]) : configuration_value/* UNKNOWN */.HV);
        }
        case 'conditional': {
            const condition = evaluate(expression.condition, scope);
            return (0,configuration_value/* through */.sc)([condition], ([chosen]) => typeof chosen === 'boolean'
                ? evaluate(chosen ? expression.yes : expression.no, scope)
                : configuration_value/* UNKNOWN */.HV);
        }
        case 'operation': {
            const operands = expression.operands.map((operand) => evaluate(operand, scope));
            if (!spend(scope, operands))
                return configuration_value/* UNKNOWN */.HV;
            return (0,configuration_value/* through */.sc)(operands, (plain) => operate(expression.operator, plain));
        }
        case 'for':
            return evaluateFor(expression, scope);
        case 'other':
            return configuration_value/* UNKNOWN */.HV;
    }
}
/** The text of a template with its parts joined. */
function joined(parts) {
    let text = '';
    for (const part of parts) {
        const shown = (0,configuration_value/* stringOf */.Je)(part);
        if (shown === configuration_value/* UNKNOWN */.HV)
            return configuration_value/* UNKNOWN */.HV;
        text += shown;
        if (text.length > configuration_value/* MAX_TEXT */.lG)
            return configuration_value/* UNKNOWN */.HV;
    }
    return text;
}
function operate(operator, [left = configuration_value/* UNKNOWN */.HV, right]) {
    if (right === undefined) {
        if (operator === '!' && typeof left === 'boolean')
            return !left;
        return operator === '-' && typeof left === 'number' ? -left : configuration_value/* UNKNOWN */.HV;
    }
    if (!(0,configuration_value/* isWhollyKnown */.nH)(left) || !(0,configuration_value/* isWhollyKnown */.nH)(right))
        return configuration_value/* UNKNOWN */.HV;
    if (operator === '==' || operator === '!=') {
        const same = JSON.stringify(left) === JSON.stringify(right);
        return operator === '==' ? same : !same;
    }
    if (typeof left === 'boolean' && typeof right === 'boolean') {
        if (operator === '&&')
            return left && right;
        return operator === '||' ? left || right : configuration_value/* UNKNOWN */.HV;
    }
    if (typeof left !== 'number' || typeof right !== 'number')
        return configuration_value/* UNKNOWN */.HV;
    switch (operator) {
        case '+':
            return left + right;
        case '-':
            return left - right;
        case '*':
            return left * right;
        case '/':
            return right === 0 ? configuration_value/* UNKNOWN */.HV : left / right;
        case '%':
            return right === 0 ? configuration_value/* UNKNOWN */.HV : left % right;
        case '<':
            return left < right;
        case '>':
            return left > right;
        case '<=':
            return left <= right;
        case '>=':
            return left >= right;
        default:
            return configuration_value/* UNKNOWN */.HV;
    }
}
function evaluateFor(expression, scope) {
    const collection = evaluate(expression.collection, scope);
    return (0,configuration_value/* through */.sc)(collection instanceof configuration_value/* Sensitive */.pT ? [collection] : [], ([plain = collection]) => forEach(expression, plain, scope));
}
function forEach(expression, collection, scope) {
    const items = itemsOf(collection, scope);
    if (items === undefined)
        return configuration_value/* UNKNOWN */.HV;
    const list = [];
    const map = (0,configuration_value/* newMap */.dg)();
    // The result's keys and length show something of a condition or key, so a sensitive one hides the
    // result.
    let hidden = false;
    const see = (value) => {
        hidden ||= (0,configuration_value/* isSensitive */.tV)(value);
        return (0,configuration_value/* reveal */._c)(value);
    };
    for (const [key, value] of items) {
        const inner = bind(scope, { [expression.valueName]: value, [expression.keyName ?? '']: key });
        if (expression.condition !== undefined) {
            const kept = see(evaluate(expression.condition, inner));
            if (typeof kept !== 'boolean')
                return configuration_value/* UNKNOWN */.HV;
            if (!kept)
                continue;
        }
        const result = evaluate(expression.value, inner);
        if (expression.key === undefined) {
            list.push(result);
            continue;
        }
        const name = (0,configuration_value/* stringOf */.Je)(see(evaluate(expression.key, inner)));
        if (name === configuration_value/* UNKNOWN */.HV)
            return configuration_value/* UNKNOWN */.HV;
        const before = map[name];
        if (!expression.grouped)
            map[name] = result;
        else if (Array.isArray(before))
            before.push(result);
        else
            map[name] = [result];
    }
    const whole = expression.key === undefined ? list : map;
    return hidden ? (0,configuration_value/* conceal */.Eq)(whole) : whole;
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
    if (length > configuration_value/* MAX_ITEMS */._5 || budget.left < 0)
        return undefined;
    if (Array.isArray(collection))
        return collection.map((value, index) => [index, value]);
    if (!(0,configuration_value/* isMap */.jh)(collection))
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

/***/ }),

/***/ 5997:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eq: () => (/* binding */ conceal),
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   Je: () => (/* binding */ stringOf),
/* harmony export */   K3: () => (/* binding */ MAX_WEIGHT),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   _5: () => (/* binding */ MAX_ITEMS),
/* harmony export */   _c: () => (/* binding */ reveal),
/* harmony export */   dg: () => (/* binding */ newMap),
/* harmony export */   jh: () => (/* binding */ isMap),
/* harmony export */   lD: () => (/* binding */ split),
/* harmony export */   lG: () => (/* binding */ MAX_TEXT),
/* harmony export */   nH: () => (/* binding */ isWhollyKnown),
/* harmony export */   pT: () => (/* binding */ Sensitive),
/* harmony export */   rC: () => (/* binding */ splitMap),
/* harmony export */   sc: () => (/* binding */ through),
/* harmony export */   tV: () => (/* binding */ isSensitive),
/* harmony export */   vi: () => (/* binding */ weigh)
/* harmony export */ });
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
                define(whole[name], key, part[name]);
        }
    }
    return whole;
}
/** Sets a key even if it is `__proto__`, without changing the prototype. */
function define(target, key, value) {
    Object.defineProperty(target, key, {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
    });
}
//# sourceMappingURL=value.js.map

/***/ }),

/***/ 2421:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   FD: () => (/* binding */ readTarSync),
/* harmony export */   FJ: () => (/* binding */ writeTar),
/* harmony export */   JL: () => (/* binding */ EMPTY_ARCHIVE),
/* harmony export */   YF: () => (/* binding */ UnreadableArchive),
/* harmony export */   sB: () => (/* binding */ readTar)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
/* harmony import */ var tar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8697);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6073);
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
 * Reads the files that `limits` keeps, by path, with links followed: a file counts by each name that
 * leads to it. Rejects with
 * `UnreadableArchive`, which has a sentence for the uploader, if this is no archive, if an entry
 * leads out of it, or if it exceeds the limits.
 */
async function readTar(archive, limits) {
    const { files, links } = await readEntries(archive, limits);
    const targets = [...links.keys()].filter(limits.wanted).map((path) => (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .follow */ .e)(path, links));
    const missing = new Set(targets.filter((path) => path !== undefined && !files.has(path)));
    if (missing.size === 0)
        return (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .createTree */ .b)(files, links);
    const wanted = (path) => limits.wanted(path) || missing.has(path);
    return (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .createTree */ .b)((await readEntries(archive, { ...limits, wanted })).files, links);
}
/** Reads the files and links as the archive has them, for a caller that writes them to a disk. */
async function readEntries(archive, limits) {
    const reader = createReader(limits);
    const small = archive.length < SMALL ? unzip(archive, SMALL) : undefined;
    if (small !== undefined) {
        reader.take(small);
        return reader.end();
    }
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.createGunzip)();
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
        return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gunzipSync)(archive, { maxOutputLength: most });
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
    const parser = new tar__WEBPACK_IMPORTED_MODULE_1__/* .Parser */ .iX({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
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
        const header = new tar__WEBPACK_IMPORTED_MODULE_1__/* .Header */ .Y9({
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
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(Buffer.concat(parts));
}
const EMPTY_ARCHIVE = writeTar(new Map());
//# sourceMappingURL=tar.js.map

/***/ }),

/***/ 6073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ createTree),
/* harmony export */   e: () => (/* binding */ follow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
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
            names.set(directory, [node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)]);
        else
            others.push(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path));
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
    const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
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

/***/ })

};
