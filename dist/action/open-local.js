export const id = 733;
export const ids = [733,611,790];
export const modules = {

/***/ 1074:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {

module.exports = __webpack_require__.p + "judge-worker.js";

/***/ }),

/***/ 4864:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PC: () => (/* binding */ labelsOf),
/* harmony export */   Pe: () => (/* binding */ withoutKeys),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   _M: () => (/* binding */ writeIndex),
/* harmony export */   lS: () => (/* binding */ splitAddress),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
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

/***/ }),

/***/ 7036:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ convert)
/* harmony export */ });
/* harmony import */ var _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6876);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5997);


/** The value as this type; unknown if the conversion is not certain. */
function convert(value, type) {
    if (value === _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV || value === null)
        return value;
    if (value instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sensitive */ .pT)
        return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .conceal */ .Eq)(convert(value.value, type));
    // Parsers read `string` as a name without steps, or in some texts as a literal.
    const word = type.kind === 'traversal' ? type.root : literalOf(type);
    if (word !== undefined)
        return toPrimitive(value, word);
    if (type.kind !== 'call')
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
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
            return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    }
}
function literalOf(type) {
    return type.kind === 'literal' ? String(type.value) : undefined;
}
function toPrimitive(value, word) {
    if (word === 'any')
        return value;
    if (word === 'string')
        return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(value);
    if (word === 'number') {
        const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
        return typeof read === 'number' && Number.isFinite(read) ? read : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    }
    if (word === 'bool') {
        if (value === 'true' || value === 'false')
            return value === 'true';
        return typeof value === 'boolean' ? value : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    }
    // `list`, `map` and `set` without a type of their members accept any.
    if (word === 'set')
        return toSet(value, undefined);
    return (word === 'list' && Array.isArray(value)) || (word === 'map' && (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(value))
        ? value
        : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
}
function toList(value, inner) {
    if (!Array.isArray(value))
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    return inner === undefined ? value : value.map((one) => convert(one, inner));
}
/** The members sorted and without duplicates. */
function toSet(value, inner) {
    const list = toList(value, inner);
    if (!Array.isArray(list) || !(0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhollyKnown */ .nH)(list))
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    if (!list.every((one) => typeof one === 'string'))
        return list.length < 2 ? list : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    return [...new Set(list)].sort();
}
function toMap(value, inner) {
    if (!(0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(value))
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    if (inner === undefined)
        return value;
    return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .newMap */ .dg)(Object.entries(value).map(([key, one]) => [key, convert(one, inner)]));
}
function toTuple(value, inner) {
    if (!Array.isArray(value) || inner?.kind !== 'tuple')
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    if (value.length !== inner.items.length)
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    return value.map((one, index) => {
        const type = inner.items[index];
        return type === undefined ? _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV : convert(one, type);
    });
}
/** The attributes that the type has; an optional one that is missing gets its default, or null. */
function toObject(value, inner) {
    if (!(0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(value) || inner?.kind !== 'object')
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    const result = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .newMap */ .dg)();
    for (const { key, value: type } of inner.entries) {
        const name = key.kind === 'literal' ? String(key.value) : key.kind === 'traversal' ? key.root : '';
        const isOptional = type.kind === 'call' && type.name === 'optional';
        const [of, otherwise] = isOptional ? type.arguments : [type];
        if (of === undefined)
            return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
        const assigned = Object.hasOwn(value, name) ? value[name] : undefined;
        if (assigned === undefined && !isOptional)
            return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
        const filled = assigned === undefined || (assigned === null && otherwise !== undefined)
            ? otherwise === undefined
                ? null
                : (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(otherwise, (0,_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutNames */ .Fw)())
            : assigned;
        result[name] = convert(filled, of);
    }
    return result;
}
//# sourceMappingURL=convert.js.map

/***/ }),

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

/***/ 1659:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ callOf),
/* harmony export */   CJ: () => (/* binding */ parseFile),
/* harmony export */   Vw: () => (/* binding */ loadModule),
/* harmony export */   ae: () => (/* binding */ toProblemRange),
/* harmony export */   gZ: () => (/* binding */ calledModule),
/* harmony export */   u0: () => (/* binding */ sourcesOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6817);
/* harmony import */ var _module_manifest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7126);
/* harmony import */ var _module_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8230);
/* harmony import */ var _syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6949);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4864);
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
    const bytes = files.get(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(workingDirectory, _module_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULE_MANIFEST */ .dp));
    const records = bytes === undefined ? [] : (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .readManifest */ .WI)(new TextDecoder().decode(bytes));
    return 'problem' in records ? [] : records;
}
/**
 * The module that a call leads to, as Terraform finds it: where the manifest of the upload says, else where
 * a local source says. Undefined if it is not there, or too large to be read with the rest.
 */
function calledModule(sources, caller, call) {
    const record = (0,_module_manifest_js__WEBPACK_IMPORTED_MODULE_1__/* .recordOf */ .zv)(sources.records, call);
    const there = record && directoryIn(sources.workingDirectory, record.directory);
    const isRead = there !== undefined && ((0,_module_source_js__WEBPACK_IMPORTED_MODULE_4__/* .isLocal */ .I)(call.source) || hasRoomFor(there, sources));
    const recorded = isRead ? loadModule(sources, there) : undefined;
    const path = (0,_module_source_js__WEBPACK_IMPORTED_MODULE_4__/* .localPath */ .$)(call.source);
    if (recorded !== undefined || path === undefined)
        return recorded;
    const own = directoryIn(caller.directory, path);
    return own === undefined ? undefined : loadModule(sources, own);
}
/** A directory of the upload; undefined if the path leads out of it. */
function directoryIn(from, path) {
    const directory = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(from, path).replace(/\/$/, '');
    if (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.isAbsolute(path) || directory.startsWith('..'))
        return undefined;
    return directory === '.' ? '' : directory;
}
/** A module that was fetched may be larger than all that a person wrote. */
function hasRoomFor(directory, { files, modules, budget }) {
    if (modules.has(directory))
        return true;
    const sizes = files
        .list(directory)
        .map((path) => ((0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)) ? (files.get(path)?.length ?? 0) : 0));
    return sizes.reduce((sum, size) => sum + size, 0) <= budget.bytes;
}
/** The call of a module in the module at this address. Undefined parts are those that only a plan knows. */
function callOf({ block }, address, source) {
    const version = block.body.attributes.find(({ name }) => name === 'version')?.value;
    return {
        key: [...(0,_address_js__WEBPACK_IMPORTED_MODULE_3__/* .labelsOf */ .PC)(address), block.labels[0] ?? ''].join('.'),
        source,
        version: version && ((0,_syntax_hcl_syntax_js__WEBPACK_IMPORTED_MODULE_2__/* .literalText */ .bK)(version) ?? ''),
    };
}
/** Loads the module in a directory; undefined if the directory has no `.tf` file. */
function loadModule(sources, directory) {
    const loaded = sources.modules.get(directory);
    if (loaded !== undefined)
        return loaded;
    const all = sources.files.list(directory).filter((path) => (0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)));
    const names = all.filter((path) => !(0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isForTofuAlone */ .d3)(path));
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
    const overrides = names.filter((path) => (0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isOverride */ .jn)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)));
    for (const path of [...names.filter((one) => !overrides.includes(one)), ...overrides]) {
        const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(sources.workingDirectory, path);
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
    const file = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(sources.workingDirectory, path);
    const bytes = sources.files.get(path) ?? new Uint8Array();
    const before = sources.budget.bytes;
    sources.budget.bytes -= bytes.length;
    if (sources.budget.bytes < 0) {
        if (before >= 0)
            sources.problems.push(tooMuch(file));
        return { attributes: [], blocks: [] };
    }
    const text = decodeText(bytes);
    const read = sources.hcl.parseFile(path, text);
    const { body, problems } = (0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isJsonSyntax */ .i)(path) && (0,_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC)(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path)) ? asBlocks(read) : read;
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
function asBlocks(read) {
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

/***/ }),

/***/ 7126:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ts: () => (/* binding */ directoriesFor),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   dp: () => (/* binding */ MODULE_MANIFEST),
/* harmony export */   wK: () => (/* binding */ findMisled),
/* harmony export */   zv: () => (/* binding */ recordOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _module_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8230);
/* harmony import */ var _syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9611);
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
        json = (0,_syntax_read_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readRepeatedJson */ .X)(text);
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
    if (!(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocal */ .I)(source)) {
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
    return caller === undefined ? undefined : cleaned(`${caller}/${(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$)(source) ?? source}`);
}
function named({ key }) {
    return key === '' ? 'the root module' : `module ${JSON.stringify(key)}`;
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
        (!(0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isLocal */ .I)(record.source) || record.directory !== ownPlace(record, places)));
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
    const written = (0,_module_source_js__WEBPACK_IMPORTED_MODULE_2__/* .localPath */ .$)(source);
    if (written !== undefined) {
        const path = cleaned(written);
        return path.startsWith('../') ? path : `./${path}`;
    }
    return /^[\w-]+\/[\w-]+\/[\w-]+(?:\/\/|$)/.test(source)
        ? `registry.terraform.io/${source}`
        : source;
}
//# sourceMappingURL=module-manifest.js.map

/***/ }),

/***/ 8230:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ localPath),
/* harmony export */   I: () => (/* binding */ isLocal)
/* harmony export */ });
/** What the source of a module call says. */
/**
 * The path of a source that names a directory near the caller, with slashes; undefined if it names anything
 * else. Terraform takes `..` for no path. Source: `internal/addrs/module_source.go` of Terraform 1.11.4.
 */
function localPath(source) {
    if (source === undefined || !isLocal(source))
        return undefined;
    return source.replaceAll('\\', '/');
}
/** Whether a source begins with a step in the file system, written with slashes or backslashes. */
function isLocal(source) {
    return /^\.{1,2}[/\\]/.test(source);
}
//# sourceMappingURL=module-source.js.map

/***/ }),

/***/ 9611:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ readRepeatedJson),
/* harmony export */   k: () => (/* binding */ readPlacedJson)
/* harmony export */ });
/** Reads JSON with its names as often as they are written: programs differ in which of them counts. */
const DEEPEST = 200;
const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\]|\\.)*"/sy;
const WORDS = new Map([
    ['true', true],
    ['false', false],
    ['null', null],
]);
/** Reads a text of JSON without its places; throws as `readPlacedJson` does. */
function readRepeatedJson(text) {
    return withoutPlaces(readPlacedJson(text));
}
function withoutPlaces(json) {
    if (json.kind === 'list')
        return json.items.map(withoutPlaces);
    if (json.kind === 'literal')
        return json.value;
    return { entries: json.entries.map(({ name, value }) => [name, withoutPlaces(value)]) };
}
/**
 * Reads a text of JSON.
 *
 * @throws SyntaxError if it is none; RangeError if it is nested too deeply
 */
function readPlacedJson(text) {
    return new JsonReader(text).whole();
}
class JsonReader {
    text;
    at = 0;
    depth = 0;
    constructor(text) {
        this.text = text;
    }
    whole() {
        const value = this.value();
        this.skip();
        if (this.at < this.text.length)
            throw this.unexpected();
        return value;
    }
    value() {
        if (++this.depth > DEEPEST)
            throw new RangeError();
        this.skip();
        const from = this.at;
        const value = this.read();
        this.depth--;
        return { ...value, from, to: this.at };
    }
    read() {
        if (this.take('{'))
            return { kind: 'object', entries: this.items('}', () => this.entry()) };
        if (this.take('['))
            return { kind: 'list', items: this.items(']', () => this.value()) };
        return { kind: 'literal', value: this.literal() };
    }
    literal() {
        if (this.text[this.at] === '"')
            return this.string();
        const number = this.match(NUMBER);
        if (number !== undefined)
            return Number(number);
        for (const [word, value] of WORDS)
            if (this.take(word))
                return value;
        throw this.unexpected();
    }
    items(end, read) {
        const items = [];
        this.skip();
        if (this.take(end))
            return items;
        for (;;) {
            items.push(read());
            this.skip();
            if (this.take(end))
                return items;
            if (!this.take(','))
                throw this.unexpected();
        }
    }
    entry() {
        this.skip();
        const from = this.at;
        const name = this.string();
        const to = this.at;
        this.skip();
        if (!this.take(':'))
            throw this.unexpected();
        return { name, from, to, value: this.value() };
    }
    string() {
        const written = this.match(TEXT);
        if (written === undefined)
            throw this.unexpected();
        return String(JSON.parse(written));
    }
    match(pattern) {
        pattern.lastIndex = this.at;
        const text = pattern.exec(this.text)?.[0];
        if (text !== undefined)
            this.at = pattern.lastIndex;
        return text;
    }
    skip() {
        while (/[ \t\r\n]/.test(this.text.charAt(this.at)))
            this.at++;
    }
    take(sign) {
        if (!this.text.startsWith(sign, this.at))
            return false;
        this.at += sign.length;
        return true;
    }
    unexpected() {
        return new SyntaxError(`it is no JSON at character ${this.at + 1}`);
    }
}
//# sourceMappingURL=read-json.js.map

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

/***/ 1934:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findOutside),
/* harmony export */   J: () => (/* binding */ findPlannedPlace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3962);
/* harmony import */ var _archive_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6424);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6817);
/* harmony import */ var _read_loads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2437);
/**
 * Finds the local modules that a configuration reaches: which directory holds all of them, and which of them are
 * not sent with it, so that the plan would fail.
 */






/** How many sources a sentence names. */
const NAMED = 3;
/**
 * Finds the directory to plan for a configuration, where no setting of a service says it.
 *
 * @param module absolute real path of the root module
 * @param limit absolute path of the directory above which nothing is planned, such as the repository
 */
async function findPlannedPlace(module, limit) {
    const reached = await readModules(module);
    const within = reached.filter((path) => isDirectory(path) && (limit === undefined || (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, limit)));
    const root = commonDirectory(module, within);
    return { root, workingDirectory: slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, module)) };
}
/** The local modules that a configuration reaches, itself first. Links in their paths are not followed. */
async function readModules(module) {
    const { BUDGET, readConfiguration } = await Promise.all(/* import() */[__webpack_require__.e(984), __webpack_require__.e(741)]).then(__webpack_require__.bind(__webpack_require__, 1741));
    const sources = { files: _read_loads_js__WEBPACK_IMPORTED_MODULE_4__/* .readsHere */ .aQ, budget: { ...BUDGET }, bodies: new Map() };
    return readConfiguration(module, sources).modules.map(({ directory }) => directory);
}
function commonDirectory(directory, others) {
    let common = directory;
    while (!others.every((path) => (0,_archive_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, common)))
        common = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common);
    return common;
}
/**
 * Undefined if there is none. Only a source with `..` can lead outside. Links are not followed, because
 * the files that they lead to are sent in their place.
 */
async function findOutside({ root, climbing }, { inside, repository, isLocal = false }) {
    if (!climbing.some((path) => (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)) && callsAbove((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)))) {
        return undefined;
    }
    const module = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...inside.split('/'));
    const outside = (await readModules(module)).filter((path) => !(0,_archive_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, root));
    if (outside.length === 0)
        return undefined;
    const gone = outside.filter((path) => !isDirectory(path));
    if (gone.length > 0) {
        const { subject, it } = describe(gone, module);
        const seen = `${subject}, and there is no such directory: the plan will not find ${it}.`;
        return { seen, fix: 'Correct the source, or add the directory.' };
    }
    const beyond = outside.filter((path) => repository !== undefined && !(0,_archive_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(path, repository));
    if (beyond.length > 0) {
        const { subject, lies, it } = describe(beyond, module);
        const seen = `${subject} and ${lies} outside of the repository, ${repository}: the plan will not find ${it}.`;
        return { seen, fix: `Move ${it} into the repository.` };
    }
    const { subject, lies, it } = describe(outside, module);
    const common = commonDirectory(module, outside);
    const seen = `${subject} and ${lies} outside of what is ${isLocal ? 'planned' : 'sent'}, ${root}: the plan will not find ${it}.`;
    const fix = isLocal
        ? 'Check the files out with git, which says where the repository begins.'
        : `Set the working directory of the workspace to ${JSON.stringify(slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(common, module)))} in its settings: then ${common} is sent.`;
    return { seen, fix };
}
/** The parts of a sentence about modules. */
function describe(paths, module) {
    const sources = paths.map((path) => JSON.stringify(slashed((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(module, path))));
    const more = sources.length > NAMED ? ` and ${sources.length - NAMED} more` : '';
    const names = `${sources.slice(0, NAMED).join(', ')}${more}`;
    return paths.length === 1
        ? { subject: `${names} is the source of a module`, lies: 'lies', it: 'it' }
        : { subject: `${names} are sources of modules`, lies: 'lie', it: 'them' };
}
function isDirectory(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
/** Whether a file has a source that leads upwards. */
function callsAbove(path) {
    try {
        return /\bsource"?\s*[=:]\s*"[./]*\.\.\//.test((0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_2__/* .readRegularSync */ .Wy)(path, Number.POSITIVE_INFINITY));
    }
    catch {
        return false;
    }
}
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
}
//# sourceMappingURL=outside-modules.js.map

/***/ }),

/***/ 2437:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gf: () => (/* binding */ followLinksIn),
/* harmony export */   PT: () => (/* binding */ listUnseen),
/* harmony export */   QO: () => (/* binding */ readLoads),
/* harmony export */   Yh: () => (/* binding */ isManifest),
/* harmony export */   ZA: () => (/* binding */ sayDoubtful),
/* harmony export */   aQ: () => (/* binding */ readsHere),
/* harmony export */   aV: () => (/* binding */ mayBeMissed),
/* harmony export */   e6: () => (/* binding */ follow),
/* harmony export */   qB: () => (/* binding */ NAMED),
/* harmony export */   s: () => (/* binding */ findUnseen),
/* harmony export */   yD: () => (/* binding */ loadReader)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(847);
/* harmony import */ var _machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3962);
/* harmony import */ var _configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6817);
/* harmony import */ var _failure_of_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6281);
/** Finds the files that a configuration loads, and which of them are excluded from the archive. */






/**
 * @param directory absolute path of the directory that Terraform runs in
 * @throws GateStop when there is no time left
 */
async function readLoads(directory, files = readsHere, patience) {
    const { findLoads } = await loadReader();
    const check = () => {
        const ended = patience?.ended();
        if (ended === 'aborted')
            throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('canceled', _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .CANCELED */ .wS);
        if (ended === undefined)
            return;
        const why = 'Time ran out while the configuration was read. Raise the timeout.';
        throw new _failure_of_js__WEBPACK_IMPORTED_MODULE_4__/* .GateStop */ .K$('timeout', why);
    };
    return findLoads(directory, files, check);
}
/** Loaded only when it is needed: most checks do not need it. */
function loadReader() {
    return Promise.all(/* import() */[__webpack_require__.e(984), __webpack_require__.e(0)]).then(__webpack_require__.bind(__webpack_require__, 2000));
}
/** The files of this machine. */
const readsHere = {
    readDirectory: (path) => orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path), []),
    // Terraform reads files of any length, so what a long one reads must not be passed over.
    readFile: (path) => orElse(() => (0,_machine_read_regular_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularSync */ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
    follow,
};
/**
 * The path itself, and every path that its links lead to, one after the other. Links that lead nowhere, or in
 * a circle, are not followed: no file is there.
 */
function follow(path) {
    const real = orElse(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path), path);
    const places = [path];
    for (const at of places) {
        const next = at === real ? undefined : followFirst(at);
        if (next !== undefined)
            places.push(next);
    }
    return places;
}
/** The path with its first link replaced by what that leads to. */
function followFirst(path) {
    const parts = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    for (let count = 2; count <= parts.length; count++) {
        const link = parts.slice(0, count).join(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
        const target = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(link), undefined);
        if (target !== undefined)
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(link), target), ...parts.slice(count));
    }
    return undefined;
}
/** The targets of all links in a directory and below it; undefined if it has too many entries. */
function followLinksIn(directory, limit = 100_000) {
    const places = [];
    const queue = [directory];
    let entryCount = 0;
    for (const folder of queue) {
        const entries = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }), []);
        entryCount += entries.length;
        if (entryCount > limit)
            return undefined;
        for (const entry of entries) {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            if (entry.isSymbolicLink())
                places.push(...follow(path));
            else if (entry.isDirectory() && entry.name !== '.git')
                queue.push(path);
        }
    }
    return places;
}
function orElse(read, otherwise) {
    try {
        return read();
    }
    catch {
        return otherwise;
    }
}
/** Whether Terraform could load an excluded entry. It never loads the history of version control. */
function mayBeMissed({ path }) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_TRACKED */ .NM, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_DOUBTED */ .AX, _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .MANIFEST_MISLEADING */ .kK];
/** Whether it is a module manifest, about which `hold-manifest.ts` decides. */
function isManifest({ reason }) {
    return MANIFESTS.includes(reason);
}
/**
 * @param root absolute path of what was packed
 * @param module absolute path of the directory that Terraform runs in
 */
function findUnseen(withheld, loads, root, module) {
    const linked = linkedFrom();
    const others = withheld.filter((entry) => mayBeMissed(entry) && !isManifest(entry));
    return others.flatMap((entry) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ...entry.path.split('/'));
        const byName = waysByName(path, loads, module);
        const isDirectory = orElse(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory(), false);
        const reads = loads.reads.filter((read) => mayRead({ path, isDirectory }, read, linked));
        if (byName.length === 0 && reads.length === 0)
            return [];
        const certain = byName.length > 0 || reads.some(({ kind }) => CERTAIN.includes(kind));
        const ways = () => reads.map((read) => ({ kind: read.kind, ...read.how() }));
        return {
            entry,
            path,
            certain,
            reads,
            hows: () => new Set([...byName, ...ways().map(({ kind, text }) => `${kind}\n${text}`)]),
            onAnyFile: () => ways().some(({ onAnyFile }) => onAnyFile),
        };
    });
}
const CERTAIN = ['file', 'inside'];
const isIn = (inner, outer) => inner.startsWith(outer === node_path__WEBPACK_IMPORTED_MODULE_1__.sep ? outer : outer + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
const isAtOrIn = (inner, outer) => inner === outer || isIn(inner, outer);
/** Why Terraform loads this file although no expression names it. */
function waysByName(path, { modules, linked, calls }, module) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path);
    const isByName = (directory === module && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isRead */ .H9)(name)) ||
        (modules.includes(directory) && (0,_configuration_file_names_js__WEBPACK_IMPORTED_MODULE_5__/* .isConfiguration */ .ZC)(name)) ||
        // Where `terraform init` looks for providers first.
        isAtOrIn(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(module, 'terraform.d'));
    const holds = [...modules, ...linked].filter((other) => isAtOrIn(other, path));
    if (!isByName && holds.length === 0)
        return [];
    const called = calls.filter((call) => isAtOrIn(directory, call.path) || isAtOrIn(call.path, path));
    return ['by its name', ...holds, ...called.map(({ path: at, how }) => `${at} ${how}`)];
}
/** Makes a function that answers where the links in a directory lead. Each directory is read once. */
function linkedFrom() {
    const targets = new Map();
    return (directory) => {
        if (!targets.has(directory))
            targets.set(directory, followLinksIn(directory));
        return targets.get(directory);
    };
}
function mayRead({ path, isDirectory }, { kind, path: at, ending }, linked) {
    if (kind === 'any' || isAtOrIn(at, path))
        return true;
    if (kind === 'file')
        return false;
    if (isIn(path, at) && (isDirectory || path.endsWith(ending)))
        return true;
    const places = linked(at);
    return (places === undefined || places.some((target) => isAtOrIn(target, path) || isIn(path, target)));
}
/** How many files a sentence names. */
const NAMED = 3;
/** Names the first of the excluded files, for a sentence. */
function listUnseen(unseen, detail) {
    const names = unseen.slice(0, NAMED).map(({ entry }) => {
        const more = detail(entry);
        return more === undefined ? entry.path : `${entry.path} (${more})`;
    });
    return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}
/**
 * Why the gate stops: Terraform would load a file that looks like a credential, and git cannot say
 * whether it is tracked. Undefined if there is no such file.
 */
function sayDoubtful(unseen, root) {
    const doubtful = unseen.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js__WEBPACK_IMPORTED_MODULE_2__/* .TRACKING_UNKNOWN */ .vp);
    const [first] = doubtful;
    if (first === undefined)
        return undefined;
    const why = first.entry.detail ?? '';
    const remedy = /dubious ownership/i.test(why)
        ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
        : `Check the files out with git`;
    return `Terraform would load ${listUnseen(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
//# sourceMappingURL=read-loads.js.map

/***/ }),

/***/ 2733:
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
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl.js + 1 modules
var hcl = __webpack_require__(3984);
// EXTERNAL MODULE: ./build/src/machine/network.js + 3 modules
var network = __webpack_require__(9122);
// EXTERNAL MODULE: ./build/src/model/job-time.js
var job_time = __webpack_require__(1680);
// EXTERNAL MODULE: ./build/src/service/plan/plan-shape.js
var plan_shape = __webpack_require__(3298);
// EXTERNAL MODULE: ./build/src/settings/local-names.js
var local_names = __webpack_require__(5233);
// EXTERNAL MODULE: ./build/src/settings/workspace-selectors.js
var workspace_selectors = __webpack_require__(589);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
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
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/src/model/error-message.js
var error_message = __webpack_require__(4271);
// EXTERNAL MODULE: ./build/src/configuration/load-module.js
var load_module = __webpack_require__(1659);
// EXTERNAL MODULE: ./build/src/service/plan/plan-configuration.js + 3 modules
var plan_configuration = __webpack_require__(9970);
// EXTERNAL MODULE: ./build/src/service/plan/to-plan.js + 1 modules
var to_plan = __webpack_require__(4853);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./node_modules/valibot/dist/index.mjs
var dist = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(6949);
// EXTERNAL MODULE: ./build/src/configuration/convert.js
var convert = __webpack_require__(7036);
// EXTERNAL MODULE: ./build/src/configuration/evaluate.js + 1 modules
var evaluate = __webpack_require__(6876);
// EXTERNAL MODULE: ./build/src/configuration/address.js
var configuration_address = __webpack_require__(4864);
// EXTERNAL MODULE: ./build/src/service/plan/resource-values.js
var resource_values = __webpack_require__(8920);
// EXTERNAL MODULE: ./build/src/configuration/value.js
var configuration_value = __webpack_require__(5997);
;// CONCATENATED MODULE: ./build/src/service/engines/bind-plan.js
/**
 * Compares a plan that was made elsewhere with the configuration that is judged: does one belong to
 * the other?
 */









/** The most differences that are named. */
const MOST = 5;
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
    return differences.slice(0, MOST);
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
        if ((0,resource_values/* isMetaArgument */.X)(name) && !isRepetition)
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
    const plain = (0,evaluate/* evaluate */._3)(expression, (0,evaluate/* withoutNames */.Fw)());
    const value = type === undefined ? plain : (0,convert/* convert */.C)(plain, type);
    return (0,configuration_value/* isWhollyKnown */.nH)(value) ? { known: (0,configuration_value/* split */.lD)(value, { left: 100_000 }).known } : undefined;
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
    const callee = (0,load_module/* calledModule */.gZ)(at.sources, module, (0,load_module/* callOf */.C8)(call, at.address, source ?? ''));
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
    const undeclared = made.find(({ address }) => !declared.has((0,configuration_address/* withoutKeys */.Pe)(address)));
    if (undeclared !== undefined) {
        differences.push(`${cut(undeclared.address)} is planned, and its configuration is not in the plan.`);
    }
    const byAddress = new Map(made.map((each) => [each.address, each]));
    const unsure = new Set((planned.unsure ?? []).map(configuration_address/* withoutKeys */.Pe));
    const knownChanges = planned.document.resource_changes.filter(({ address, change }) => change.after !== null && !unsure.has((0,configuration_address/* withoutKeys */.Pe)(address)));
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
    const names = new Set(knownChanges.map(({ address }) => (0,configuration_address/* withoutKeys */.Pe)(address)));
    const addresses = new Set(knownChanges.map(({ address }) => address));
    const extra = made.find(({ address }) => names.has((0,configuration_address/* withoutKeys */.Pe)(address)) && !addresses.has(address));
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
function placesIn(input, document) {
    return placesOf(document, (0,plan_configuration/* planConfiguration */.S)({ ...input, state: {}, outputs: {} }));
}
/** The same by the static plan of the configuration. */
function placesOf({ resource_changes: changes }, { places }) {
    const blocks = new Map([...places].map(([address, place]) => [(0,configuration_address/* withoutKeys */.Pe)(address), place]));
    return new Map(changes.flatMap(({ address }) => {
        const place = blocks.get((0,configuration_address/* withoutKeys */.Pe)(address));
        return place === undefined ? [] : [[address, place]];
    }));
}
//# sourceMappingURL=places-in.js.map
// EXTERNAL MODULE: ./build/src/service/plan/state-file.js
var state_file = __webpack_require__(583);
;// CONCATENATED MODULE: ./build/src/service/engines/read-plan.js
/** Reads a plan in JSON (`terraform show -json`). Its text may be hostile, so its parts have to agree. */





/** The longest plan that is read, in characters. */
const LONGEST_PLAN = 128 * 1024 * 1024;
const MOST_CHANGES = 100_000;
const map = dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J());
const marks = dist/* union */.KCZ([dist/* boolean */.zMY(), map]);
const actionSchema = dist/* picklist */.KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget']);
const changeSchema = dist/* looseObject */._H3({
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
        actions: dist/* pipe */.FsL(dist/* array */.YOg(actionSchema), dist/* minLength */.BpQ(1), dist/* maxLength */.Ru6(2)),
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
    resource_changes: dist/* optional */.lqM(dist/* pipe */.FsL(dist/* array */.YOg(changeSchema), dist/* maxLength */.Ru6(MOST_CHANGES))),
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
    const document = readDocument(text);
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
    return { document, counts: countsOf(changes) };
}
function readDocument(text) {
    let parsed;
    try {
        parsed = JSON.parse(text);
    }
    catch (error) {
        throw new UnreadablePlan(`The plan is not JSON: ${(0,error_message/* errorMessage */.g)(error).slice(0, 200)}`);
    }
    if ((0,state_file/* isDeep */.tF)(parsed, state_file/* MOST_LEVELS */.Ez))
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
    const local = `${mode === 'data' ? 'data.' : ''}${type}.${name}${(0,configuration_address/* writeIndex */._M)(index)}`;
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
function countsOf(changes) {
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
        shape: plan_shape/* TERRAFORM_PLAN */.lX,
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
    return { document, text, counts, ...hold(document, request) };
}
function hold(document, request) {
    const limits = [];
    const sources = (0,load_module/* sourcesOf */.u0)(request);
    const root = (0,load_module/* loadModule */.Vw)(sources, request.workingDirectory);
    const unread = sources.problems.filter(({ severity }) => severity === 'error');
    if (root === undefined || unread.length > 0) {
        const { problems } = (0,plan_configuration/* planConfiguration */.S)(request);
        return { limits, problems: unread.length > 0 ? unread : problems, places: new Map() };
    }
    const values = Object.entries(document.variables ?? {}).map(([name, { value }]) => [name, value]);
    const planned = (0,plan_configuration/* planConfiguration */.S)({
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
    return { problems: [], limits, places: placesOf(document, planned) };
}
/** The resources that exist before the plan: the static plan needs them for arguments with ignored changes. */
function stateOf({ resource_changes: changes }) {
    const existing = changes.flatMap(({ address, mode, previous_address: previous, change }) => mode === 'managed' && change.before !== null && change.importing === undefined
        ? [[previous ?? address, change.before]]
        : []);
    return Object.fromEntries(existing);
}
function unusable({ terraformVersion }, detail) {
    return (0,to_plan/* failedPlan */.nC)(terraformVersion, [
        { severity: 'error', summary: 'The plan cannot be used', detail },
    ]);
}
//# sourceMappingURL=plan-file-engine.js.map
// EXTERNAL MODULE: ./build/src/model/ci-hosts.js
var ci_hosts = __webpack_require__(5185);
;// CONCATENATED MODULE: ./build/src/service/engines/engine-environment.js
/**
 * The environment variables that a planning program gets: those it needs and those that were named,
 * no others.
 */

/** Variables passed on from the job: where programs are, and language and time zone. */
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
/** Variables with tokens of the gate, or with its settings. */
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;
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
        if (OF_THE_GATE.test(name) || (0,ci_hosts/* isSecretOfCiHost */.sG)(name)) {
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
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(481);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
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
            const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
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
function typeOf(line) {
    const read = dist/* safeParse */.xLC(lineSchema, (0,parse/* parseJson */.qF)(line));
    return read.success ? read.output.type : undefined;
}
const position = dist/* looseObject */._H3({ line: dist/* number */.aig(), column: dist/* number */.aig() });
const diagnosticSchema = dist/* looseObject */._H3({
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
        const read = dist/* safeParse */.xLC(diagnosticSchema, (0,parse/* parseJson */.qF)(line));
        return read.success ? [read.output.diagnostic] : [];
    });
}
//# sourceMappingURL=program-log.js.map
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(6817);
// EXTERNAL MODULE: ./build/src/configuration/module-manifest.js
var module_manifest = __webpack_require__(7126);
// EXTERNAL MODULE: ./build/src/service/tar.js
var tar = __webpack_require__(4802);
;// CONCATENATED MODULE: ./build/src/service/engines/write-files.js
/** Writes what an engine needs to the disk: the upload, and the configuration file of the planning program. */



const LIMITS = {
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
    const { files, links, programs } = await (0,tar/* readEntries */.$2)(archive, LIMITS);
    for (const path of [...files.keys(), ...links.keys()])
        refuseBelowLink(path, links);
    for (const [path, content] of files) {
        if (links.has(path))
            throw new tar/* UnreadableArchive */.YF(`the archive has a file and a link: ${path}`);
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
            throw new tar/* UnreadableArchive */.YF(`the archive has a file below a link: ${path}`);
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
;// CONCATENATED MODULE: ./build/src/service/engines/run-programs.js
/** Runs a planning program on an upload: its directories, environment, deadline and limits. */










const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG = 64 * 1024 * 1024;
/** Unpacks the upload into new directories, plans in them, and deletes them afterwards. */
async function planUnpacked(options, request, plan) {
    // Their names say nothing, because a configuration can read where it is planned, and be another one there.
    const make = async () => (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.temporaryDirectory ?? (0,external_node_os_.tmpdir)(), external_node_path_.sep)));
    const files = await make();
    const root = await make();
    try {
        const places = await makePlaces({ files, root }, options, request);
        return await plan(new Programs(options, request, places));
    }
    catch (error) {
        const isForPeople = error instanceof tar/* UnreadableArchive */.YF || error instanceof UnreadablePlan;
        if (!isForPeople && !(error instanceof EngineFailure))
            throw error;
        const summary = `${options.program} made no plan`;
        const failed = { severity: 'error', summary, detail: (0,error_message/* errorMessage */.g)(error) };
        return (0,to_plan/* failedPlan */.nC)(request.terraformVersion, [failed]);
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
        data: (0,external_node_path_.join)(root, 'data'),
    };
    for (const name of ['home', 'temporary', 'data', 'state'])
        await (0,promises_.mkdir)((0,external_node_path_.join)(root, name));
    await writeFiles(archive, files);
    await takeManifest(places);
    await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'cli.tfrc'), await cliConfiguration(options.pluginCache));
    await (0,promises_.writeFile)(places.variablesFile, JSON.stringify(variables));
    const names = await (0,promises_.readdir)(places.work).catch(() => []);
    if (!names.some(file_names/* isConfiguration */.ZC)) {
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
            TF_DATA_DIR: this.places.data,
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
//# sourceMappingURL=run-programs.js.map
// EXTERNAL MODULE: ./build/src/configuration/syntax/parse-hcl.js + 3 modules
var parse_hcl = __webpack_require__(9845);
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edits.js
/** Why a text cannot be changed with certainty; the message is the end of a sentence about the file. */
class UncertainEdit extends Error {
    name = 'UncertainEdit';
}
/** A text, and what is going to be changed in it. */
class EditedText {
    text;
    lines = [0];
    edits = [];
    constructor(text) {
        this.text = text;
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            this.lines.push(at + 1);
        }
    }
    start({ startLine, startColumn }) {
        return (this.lines[startLine - 1] ?? 0) + startColumn - 1;
    }
    end({ endLine, endColumn }) {
        return (this.lines[endLine - 1] ?? 0) + endColumn - 1;
    }
    written(range) {
        return this.text.slice(this.start(range), this.end(range));
    }
    /** Takes a range out. Its line breaks stay, so that the lines below keep their numbers. */
    remove(range) {
        const breaks = this.written(range).replaceAll(/[^\n]/g, '');
        this.replace(range, breaks);
    }
    replace(range, text) {
        this.edits.push({ start: this.start(range), end: this.end(range), text });
    }
    insert(at, text) {
        this.edits.push({ start: at, end: at, text });
    }
    /** The changed text. Edits inside of a range that another one replaces are dropped. */
    result() {
        const kept = this.edits.filter((inner) => !this.edits.some((outer) => outer !== inner &&
            outer.start <= inner.start &&
            inner.end <= outer.end &&
            outer.end - outer.start > inner.end - inner.start));
        const ordered = kept.toSorted((one, other) => one.start - other.start || one.end - other.end);
        let result = '';
        let at = 0;
        for (const { start, end, text } of ordered) {
            if (start < at)
                throw new UncertainEdit('has two things to change at one place');
            result += this.text.slice(at, start) + text;
            at = end;
        }
        return result + this.text.slice(at);
    }
}
//# sourceMappingURL=edits.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edit-hcl.js


/** Blocks that stay as they are. */
const KEPT = new Set(['variable', 'output', 'locals', 'moved', 'removed']);
const KEPT_SETTINGS = new Set(['required_providers', 'provider_meta']);
/** Blocks of which nothing is left: no provider is configured, and a check decides nothing of a plan. */
const TAKEN_OUT = new Set(['provider', 'check']);
/**
 * The text with its `provider`, `check`, `backend` and `cloud` blocks taken out, without aliases of providers,
 * and with `data` blocks that wait for the pending resource.
 *
 * @param isOverride whether Terraform merges the file over the others: `data` blocks of it cannot wait
 * @throws UncertainEdit if it is not certain how to change it
 */
function editHcl(text, names, isOverride) {
    const edited = new EditedText(text);
    const body = parsed(text);
    for (const block of body.blocks)
        editBlock(block, { edited, names, isOverride });
    for (const range of workspacesIn(body)) {
        if (!/^terraform\s*\.\s*workspace$/.test(edited.written(range.range))) {
            throw new UncertainEdit('has `terraform.workspace` in a form that Plangate does not recognize');
        }
        edited.replace(range.range, names.workspace);
    }
    const result = edited.result();
    verify(parsed(result), names, isOverride);
    return result;
}
function parsed(text) {
    const { body, problems } = (0,parse_hcl/* parseHcl */.z)(text);
    const [problem] = problems;
    if (problem === undefined)
        return body;
    throw new UncertainEdit(`has a mistake in line ${problem.range.startLine}: ${problem.message}`);
}
function editBlock(block, editing) {
    const { edited, isOverride } = editing;
    if (TAKEN_OUT.has(block.type))
        edited.remove(block.range);
    else if (block.type === 'terraform')
        editSettings(block, edited);
    else if (block.type === 'resource')
        withoutAlias(block, edited);
    else if (block.type === 'data') {
        withoutAlias(block, edited);
        if (!isOverride)
            wait(block, editing);
    }
    else if (block.type === 'module') {
        for (const attribute of attributesOf(block, 'providers'))
            edited.remove(attribute.range);
    }
    else if (!KEPT.has(block.type)) {
        throw new UncertainEdit(`has a block \`${block.type}\`, which only a real plan can plan`);
    }
}
function editSettings({ body }, edited) {
    for (const block of body.blocks) {
        if (block.type === 'backend' || block.type === 'cloud')
            edited.remove(block.range);
        else if (!KEPT_SETTINGS.has(block.type)) {
            throw new UncertainEdit(`has a block \`${block.type}\` in \`terraform\``);
        }
        if (block.type !== 'required_providers')
            continue;
        for (const { value } of block.body.attributes) {
            if (value.kind !== 'object')
                continue;
            for (const { key, value: aliases } of value.entries) {
                if (key.kind === 'literal' && key.value === 'configuration_aliases') {
                    edited.replace(aliases.range, '[]');
                }
            }
        }
    }
}
function attributesOf({ body }, name) {
    return body.attributes.filter((attribute) => attribute.name === name);
}
/** `provider = aws.west` becomes `provider = aws`: every provider is mocked in the same way. */
function withoutAlias(block, edited) {
    for (const { value } of attributesOf(block, 'provider')) {
        const name = providerName(value);
        if (name === undefined)
            throw new UncertainEdit('names a provider in a form that is not known');
        edited.replace(value.range, name);
    }
}
/** The local name of the provider that a resource names. */
function providerName(value) {
    const written = value.kind === 'traversal' && value.steps.length <= 1
        ? value.root
        : value.kind === 'literal' && typeof value.value === 'string'
            ? value.value.split('.', 1)[0]
            : undefined;
    return written !== undefined && /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(written) ? written : undefined;
}
const HEADER = /data(?:[ \t]+(?:"(?:[^"\\\n]|\\.)*"|[\p{L}_][\p{L}\p{N}_-]*)){2}[ \t]*\{/uy;
/** Lets a `data` block depend on the pending resource, so that Terraform leaves its answer unknown. */
function wait(block, { edited, names }) {
    const [depends, second] = attributesOf(block, 'depends_on');
    if (second !== undefined)
        throw new UncertainEdit('has `depends_on` twice in one block');
    if (depends !== undefined) {
        const at = edited.start(depends.value.range);
        const isList = depends.value.kind === 'tuple' && edited.text[at] === '[';
        if (!isList)
            throw new UncertainEdit('has a `depends_on` that is no list');
        edited.insert(at + 1, `${names.pending}, `);
        return;
    }
    const start = edited.start(block.range);
    HEADER.lastIndex = start;
    const [header] = HEADER.exec(edited.text) ?? [];
    const end = edited.end(block.range) - 1;
    if (header === undefined || edited.text[end] !== '}') {
        throw new UncertainEdit('has a `data` block in a form that Plangate does not recognize');
    }
    edited.insert(start + header.length, '\n');
    edited.insert(end, `\n  depends_on = [${names.pending}]\n`);
}
/** All references to the workspace's name. */
function workspacesIn(body) {
    return [...expressionsIn(body)].filter((one) => one.kind === 'traversal' && one.root === 'terraform' && isWorkspace(one));
}
function isWorkspace({ steps: [step] }) {
    // Other names, as `terraform.applying`, are the same in every plan.
    return step?.kind !== 'literal' || step.value === 'workspace';
}
/** Every expression in a body, also those inside of others. */
function* expressionsIn(value) {
    if (typeof value !== 'object' || value === null)
        return;
    if (isExpression(value))
        yield value;
    for (const part of Object.values(value))
        yield* expressionsIn(part);
}
function isExpression(value) {
    return 'kind' in value && 'range' in value;
}
/** Reads the changed file once more: nothing of what had to go is left. */
function verify(body, names, isOverride) {
    const waits = (block) => attributesOf(block, 'depends_on').some(({ value }) => value.kind === 'tuple' &&
        value.items.some((item) => item.kind === 'traversal' &&
            `${item.root}.${item.steps.map((step) => (step.kind === 'literal' ? String(step.value) : '')).join('.')}` ===
                names.pending));
    const isWrong = body.blocks.some((block) => TAKEN_OUT.has(block.type) ||
        (block.type === 'data' && !isOverride && !waits(block)) ||
        (block.type === 'module' && attributesOf(block, 'providers').length > 0) ||
        (block.type === 'terraform' &&
            block.body.blocks.some(({ type }) => type === 'backend' || type === 'cloud')) ||
        attributesOf(block, 'provider').some(({ value }) => value.kind === 'traversal' && value.steps.length > 0));
    if (isWrong || workspacesIn(body).length > 0) {
        throw new UncertainEdit('could not be changed as a whole');
    }
}
//# sourceMappingURL=edit-hcl.js.map
// EXTERNAL MODULE: ./build/src/configuration/syntax/read-json.js
var read_json = __webpack_require__(9611);
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edit-json.js
/** The same changes in a configuration file in JSON, in which names may repeat. */




const edit_json_KEPT = new Set(['//', 'variable', 'output', 'locals', 'moved', 'removed']);
const edit_json_KEPT_SETTINGS = new Set([
    '//',
    'required_version',
    'required_providers',
    'provider_meta',
    'experiments',
]);
/** Does what `editHcl` does. */
function editJson(text, names, isOverride) {
    if (/terraform\s*[.[]\s*\\?"?workspace/.test(text)) {
        throw new UncertainEdit('has `terraform.workspace` in JSON. Write that file as .tf');
    }
    if (/\d{16}/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, ''))) {
        throw new UncertainEdit('has a number of more digits than are read here');
    }
    let json;
    try {
        json = (0,read_json/* readRepeatedJson */.X)(text.replace(/^\uFEFF/, ''));
    }
    catch (error) {
        throw new UncertainEdit(`is no JSON: ${(0,error_message/* errorMessage */.g)(error)}`);
    }
    const changed = inObjects(json, (name, value) => {
        if (TAKEN_OUT.has(name))
            return [];
        if (edit_json_KEPT.has(name))
            return [[name, value]];
        if (name === 'terraform')
            return [[name, inObjects(value, settings)]];
        if (name === 'module')
            return [[name, belowLabels(value, 1, withoutProviders)]];
        if (name === 'resource')
            return [[name, belowLabels(value, 2, edit_json_withoutAlias)]];
        if (name !== 'data') {
            throw new UncertainEdit(`has a block \`${name}\`, which only a real plan can plan`);
        }
        const wait = (body) => waiting(inObjects(body, alias), names);
        return [[name, belowLabels(value, 2, isOverride ? edit_json_withoutAlias : wait)]];
    });
    return write(changed);
}
/** Changes the entries of an object, or of each object in a list. */
function inObjects(json, change) {
    if (Array.isArray(json))
        return json.map((item) => inObjects(item, change));
    if (typeof json !== 'object' || json === null) {
        throw new UncertainEdit('has something else in the place of a block');
    }
    return { entries: json.entries.flatMap(([name, value]) => change(name, value)) };
}
function belowLabels(json, labels, change) {
    if (labels === 0)
        return change(json);
    return inObjects(json, (name, value) => [[name, belowLabels(value, labels - 1, change)]]);
}
const settings = (name, value) => {
    if (name === 'backend' || name === 'cloud')
        return [];
    if (!edit_json_KEPT_SETTINGS.has(name))
        throw new UncertainEdit(`has \`${name}\` in \`terraform\``);
    if (name !== 'required_providers')
        return [[name, value]];
    const withoutAliases = (provider, requirement) => typeof requirement === 'object' && requirement !== null && !Array.isArray(requirement)
        ? [
            [
                provider,
                inObjects(requirement, (key, one) => [
                    [key, key === 'configuration_aliases' ? [] : one],
                ]),
            ],
        ]
        : [[provider, requirement]];
    return [[name, inObjects(value, withoutAliases)]];
};
const withoutProviders = (body) => inObjects(body, (name, value) => (name === 'providers' ? [] : [[name, value]]));
const edit_json_withoutAlias = (body) => inObjects(body, alias);
const alias = (name, value) => {
    if (name !== 'provider')
        return [[name, value]];
    const provider = typeof value === 'string' ? /^[\w-]+(?=\.[\w-]+$|$)/.exec(value)?.[0] : undefined;
    if (provider === undefined) {
        throw new UncertainEdit('names a provider in a form that is not known');
    }
    return [[name, provider]];
};
function waiting(body, { pending }) {
    if (Array.isArray(body))
        return body.map((item) => waiting(item, { pending, workspace: '' }));
    if (typeof body !== 'object' || body === null)
        return body;
    const others = body.entries.filter(([name]) => name !== 'depends_on');
    const lists = body.entries.filter(([name]) => name === 'depends_on');
    const [, list = []] = lists[0] ?? [];
    if (lists.length > 1 || !Array.isArray(list)) {
        throw new UncertainEdit('has a `depends_on` that is no list');
    }
    return { entries: [...others, ['depends_on', [pending, ...list]]] };
}
function write(json) {
    if (Array.isArray(json))
        return `[${json.map(write).join(',')}]`;
    if (typeof json !== 'object' || json === null)
        return JSON.stringify(json);
    return `{${json.entries.map(([name, value]) => `${JSON.stringify(name)}:${write(value)}`).join(',')}}`;
}
//# sourceMappingURL=edit-json.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/own-files.js

/** Functions of Terraform that read files. */
const READER = /^(?:core::)?(?:file\w*|templatefile)$/;
/** Ends of names of the files that differ in the copy, and of patterns that may find them. */
const DIFFERS = /(?:^|[^\p{L}\p{N}])(?:tf|hcl)$/u;
const PATTERN = /[*?\]}]$/;
/** Sentences about such expressions. */
function readsOfOwnFiles(files, touched) {
    const hasJson = touched.some((name) => name.endsWith('.json'));
    const differs = (end) => DIFFERS.test(end) || (hasJson && end.endsWith('json'));
    const planned = files.map(({ shown, body }) => ({
        shown,
        parts: [
            ...body.attributes,
            ...body.blocks.filter(({ type }) => !TAKEN_OUT.has(type) && type !== 'terraform'),
        ],
    }));
    // A path that is computed is made of texts that are written somewhere.
    const isSuspect = planned.some(({ parts }) => [...expressionsIn(parts)].some((one) => one.kind === 'literal' &&
        typeof one.value === 'string' &&
        (differs(one.value) || PATTERN.test(one.value))));
    const isDifferent = (end) => {
        if (end === undefined || end === '')
            return isSuspect;
        return differs(end) || (/[*?\]}]/.test(end) && isOpen(end, differs));
    };
    return planned.flatMap(({ shown, parts }) => [...expressionsIn(parts)].flatMap((one) => {
        if (one.kind !== 'call' || !READER.test(one.name))
            return [];
        const isSet = one.name.endsWith('fileset');
        const path = one.arguments[isSet ? 1 : 0];
        if (path === undefined || !isDifferent(endOf(path)))
            return [];
        return [
            `${shown}:${one.range.startLine} may read a configuration file as a text, by ${one.name}(). Plan with \`engine: terraform\`.`,
        ];
    }));
}
/** Whether a pattern may match names with such an end: what follows its last wildcard decides. */
function isOpen(pattern, differs) {
    const [rest = ''] = /[^*?\]}]*$/.exec(pattern) ?? [];
    return rest === '' || differs(rest) || !rest.includes('.');
}
/** The text with which the value of an expression ends; undefined if that is computed. */
function endOf(expression) {
    if (expression.kind === 'literal')
        return String(expression.value);
    if (expression.kind !== 'template')
        return undefined;
    const last = expression.parts.at(-1);
    return last === undefined ? undefined : endOf(last);
}
//# sourceMappingURL=own-files.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/required-providers.js


/** The provider that is a part of Terraform. */
const BUILTIN = 'terraform.io/builtin/terraform';
/**
 * The providers of one module: those that it requires, and those that its resources imply.
 *
 * @param bodies the files of the module
 * @throws UncertainEdit if it is not certain which one is meant
 */
function providersOf(bodies) {
    const blocks = bodies.flatMap((body) => body.blocks);
    const names = new Map();
    for (const [name, value] of requirementsIn(blocks)) {
        const source = sourceOf(name, value);
        if ((names.get(name) ?? source) !== source) {
            throw new UncertainEdit(`requires two providers by the name ${JSON.stringify(name)}`);
        }
        names.set(name, source);
    }
    for (const { type, labels, body } of blocks) {
        if (type !== 'resource' && type !== 'data')
            continue;
        const written = body.attributes.find(({ name }) => name === 'provider')?.value;
        const name = written === undefined ? labels[0]?.split('_', 1)[0] : providerName(written);
        if (name === undefined)
            throw new UncertainEdit('names a provider in a form that is not known');
        if (!names.has(name))
            names.set(name, implied(name));
    }
    if ((names.get('terraform') ?? BUILTIN) !== BUILTIN) {
        throw new UncertainEdit('gives the name `terraform` to another provider');
    }
    return names;
}
function requirementsIn(blocks) {
    return blocks
        .filter(({ type }) => type === 'terraform')
        .flatMap(({ body }) => [
        ...body.blocks
            .filter(({ type }) => type === 'required_providers')
            .flatMap((block) => block.body.attributes),
        // In JSON it is an attribute.
        ...body.attributes
            .filter(({ name }) => name === 'required_providers')
            .flatMap(({ value, range }) => (value.kind === 'tuple' ? value.items : [value]).flatMap((item) => entriesOf(item).map(([name, one]) => ({ name, value: one, range })))),
    ])
        .map(({ name, value }) => [name, value]);
}
function entriesOf(value) {
    if (value.kind !== 'object')
        throw new UncertainEdit('has another form of `required_providers`');
    return value.entries.map(({ key, value: inner }) => {
        if (key.kind !== 'literal')
            throw new UncertainEdit('computes a name in `required_providers`');
        return [String(key.value), inner];
    });
}
function sourceOf(name, value) {
    // The old form: a text is the version.
    if (value.kind === 'literal')
        return implied(name);
    const sources = entriesOf(value).filter(([key]) => key === 'source');
    const [first] = sources;
    if (first === undefined)
        return implied(name);
    const [, source] = first;
    if (sources.length > 1 || source.kind !== 'literal' || typeof source.value !== 'string') {
        throw new UncertainEdit('has a source of a provider that is no text');
    }
    return fullSource(source.value);
}
function implied(name) {
    return name === 'terraform' ? BUILTIN : fullSource(`hashicorp/${name}`);
}
function fullSource(text) {
    const parts = text.toLowerCase().split('/');
    const all = [...['registry.terraform.io', 'hashicorp'].slice(0, 3 - parts.length), ...parts];
    if (all.length !== 3 || !all.every((part) => /^[\p{L}\p{N}][\p{L}\p{N}.:-]*$/u.test(part))) {
        throw new UncertainEdit(`has a source of a provider that Plangate does not recognize: ${JSON.stringify(text)}`);
    }
    return all.join('/');
}
//# sourceMappingURL=required-providers.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/unplannable.js

/** Functions whose values depend on the machine, or on the moment, at which the real plan is made. */
const ELSEWHERE = new Map([
    ['plantimestamp', 'the time of the real plan'],
    ['pathexpand', 'the home directory where the real plan is made'],
    ['abspath', 'the directory in which the real plan is made'],
]);
const REMEDY = 'Plan with `engine: terraform`, or pass the value as a variable.';
/** Sentences about a file of the configuration; empty if a plan without credentials can know it. */
function unplannableIn(body, file) {
    const planned = body.blocks.filter(({ type }) => !TAKEN_OUT.has(type) && type !== 'terraform');
    const found = [...expressionsIn(planned)].flatMap((one) => {
        const what = unknowable(one);
        return what === undefined ? [] : [`${file}:${one.range.startLine} ${what}. ${REMEDY}`];
    });
    return [...new Set(found)];
}
function unknowable(one) {
    if (one.kind === 'call') {
        const name = one.name.replace(/^core::/, '');
        const elsewhere = ELSEWHERE.get(name);
        if (elsewhere !== undefined)
            return `calls ${name}(), whose value is ${elsewhere}`;
        return name.includes('::') ? `calls ${name}(), which only the provider can answer` : undefined;
    }
    if (one.kind !== 'traversal' || one.root !== 'path')
        return undefined;
    const [step] = one.steps;
    const isKnown = step?.kind === 'literal' && step.value !== 'cwd';
    return isKnown ? undefined : 'reads path.cwd, the directory in which the real plan is made';
}
/** Whether a configuration evaluates texts as templates. Their functions are not in its own text. */
function hasTemplates(body) {
    return [...expressionsIn(body)].some((one) => one.kind === 'call' && /^(?:core::)?template(?:file|string)$/.test(one.name));
}
/** Whether a text may call one of these functions when it is evaluated as a template. */
function mayCallElsewhere(text) {
    return /plantimestamp|pathexpand|abspath|provider::/.test(text);
}
//# sourceMappingURL=unplannable.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/prepare-copy.js
/**
 * Changes the copy of a configuration so that a plan of it asks no provider and reads no state. What cannot be
 * changed with certainty is a reason not to plan it.
 */













/** Files that only tests and queries read. They may configure providers. */
const OF_TESTS = /\.(?:tftest|tfmock|tfquery)\.(?:hcl|json)$/;
/** Changes the files of the copy, and adds the test that plans it. Nothing is started. */
async function prepareCopy(copy) {
    const { files, work, token } = copy;
    const names = namesFor(copy);
    const modules = moduleDirectories(copy);
    if ('reasons' in modules)
        return modules;
    const reasons = [];
    const changed = new Map();
    const required = [];
    let all = [];
    for (const directory of modules.directories) {
        const found = attempt(reasons, () => readModule(directory, files));
        if (found === undefined)
            continue;
        all = [...all, ...found];
        const providers = attempt(reasons, () => providersOf(found.map(({ body }) => body)));
        if (providers !== undefined)
            required.push(providers);
        for (const file of found) {
            const { path, shown, text, body, isOverride } = file;
            reasons.push(...unplannableIn(body, shown));
            const edit = path.endsWith('.json') ? editJson : editHcl;
            const result = attempt(reasons, () => edit(text, names, isOverride), shown);
            if (result !== undefined && result !== text)
                changed.set(path, result);
        }
    }
    if (all.some(({ body }) => hasTemplates(body)))
        reasons.push(...templateReasons(files));
    if (reasons.length > 0)
        return { reasons };
    const [root = new Map()] = required;
    const { declared, mocks, mocked } = declare(root, required, token);
    const added = new Map([
        [(0,external_node_path_.join)(work, `plangate-${token}_override.tf`), declared],
        ...modules.directories.map((directory) => [
            (0,external_node_path_.join)(directory, `plangate-${token}.tf`),
            addition(copy),
        ]),
    ]);
    const removed = (0,external_node_fs_.readdirSync)(work)
        .filter((name) => OF_TESTS.test(name))
        .map((name) => (0,external_node_path_.join)(work, name));
    const touched = [...changed.keys(), ...added.keys(), ...removed];
    const own = readsOfOwnFiles(all, touched.map((path) => (0,external_node_path_.basename)(path)));
    if (own.length > 0)
        return { reasons: own.slice(0, 5) };
    for (const [path, text] of [...changed, ...added])
        await (0,promises_.writeFile)(path, text);
    for (const path of removed)
        await (0,promises_.rm)(path);
    const testDirectory = `plangate-${token}`;
    await (0,promises_.mkdir)((0,external_node_path_.join)(work, testDirectory));
    const run = 'run "plan" {\n  command = plan\n}\n';
    await (0,promises_.writeFile)((0,external_node_path_.join)(work, testDirectory, 'plan.tftest.hcl'), `${mocks}${run}`);
    return {
        testDirectory,
        mocked,
        variables: variablesOf(all, work),
        pendingName: pendingOf(token),
    };
}
function pendingOf(token) {
    return `plangate_${token}`;
}
function namesFor({ token }) {
    return { pending: `terraform_data.${pendingOf(token)}`, workspace: `local.${pendingOf(token)}` };
}
function addition({ token, workspaceName }) {
    const name = pendingOf(token);
    const value = JSON.stringify(workspaceName).replaceAll('${', '$${').replaceAll('%{', '%%{');
    return `resource "terraform_data" "${name}" {}\nlocals {\n  ${name} = ${value}\n}\n`;
}
/** Adds to the reasons why something is not certain. */
function attempt(reasons, make, file) {
    try {
        return make();
    }
    catch (error) {
        if (!(error instanceof UncertainEdit))
            throw error;
        const what = file === undefined ? 'The configuration' : file;
        reasons.push(`${what} ${(0,error_message/* errorMessage */.g)(error)}. Plan with \`engine: terraform\`.`);
        return undefined;
    }
}
/** The directories of all modules, as `terraform get` has noted them, the root module's first. */
function moduleDirectories({ files, work }) {
    const real = (0,external_node_fs_.realpathSync)(work);
    const directories = [real];
    let text = '';
    try {
        text = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(work, ...module_manifest/* MODULE_MANIFEST */.dp.split('/')), 'utf8');
    }
    catch {
        return { directories };
    }
    const records = (0,module_manifest/* readManifest */.WI)(text);
    if ('problem' in records)
        return { reasons: [`${module_manifest/* MODULE_MANIFEST */.dp} ${records.problem}.`] };
    for (const { key, directory } of records) {
        try {
            const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(work, directory));
            if (path !== files && !path.startsWith(files + external_node_path_.sep)) {
                return {
                    reasons: [`${module_manifest/* MODULE_MANIFEST */.dp} leads module ${JSON.stringify(key)} out of the upload.`],
                };
            }
            if (!directories.includes(path))
                directories.push(path);
        }
        catch {
            return { reasons: [`The directory of module ${JSON.stringify(key)} cannot be read.`] };
        }
    }
    return { directories };
}
function readModule(directory, files) {
    // Terraform reads no file of OpenTofu.
    const names = (0,external_node_fs_.readdirSync)(directory).filter((name) => (0,file_names/* isConfiguration */.ZC)(name) && !(0,file_names/* isForTofuAlone */.d3)(name));
    return names.sort().map((name) => {
        const path = (0,external_node_path_.join)(directory, name);
        const shown = (0,external_node_path_.relative)(files, path).split(external_node_path_.sep).join('/');
        if (!(0,external_node_fs_.lstatSync)(path).isFile())
            throw new UncertainEdit(`has ${shown}, which is a link`);
        const bytes = (0,external_node_fs_.readFileSync)(path);
        const text = bytes.toString('utf8');
        if (!Buffer.from(text, 'utf8').equals(bytes)) {
            throw new UncertainEdit(`has ${shown}, which is not in UTF-8`);
        }
        const { body } = (0,hcl/* parseFile */.C)(name, text);
        return { path, shown, text, body, isOverride: (0,file_names/* isOverride */.jn)(name) };
    });
}
/** The requirements that the root module gets in addition, and the mock of each provider. */
function declare(root, required, token) {
    const mocked = new Set([BUILTIN, ...required.flatMap((names) => [...names.values()])]);
    const byName = new Map();
    const lines = [];
    const bySource = new Map([...root].map(([name, source]) => [source, name]));
    for (const source of mocked) {
        const own = source === BUILTIN ? 'terraform' : bySource.get(source);
        const name = own ?? `plangate-${token}-${lines.length}`;
        if (own === undefined)
            lines.push(`    ${name} = { source = ${JSON.stringify(source)} }\n`);
        byName.set(name, source);
    }
    const mocks = [...byName.keys()].map((name) => `mock_provider ${JSON.stringify(name)} {}\n`);
    const declared = lines.length === 0 ? '' : `terraform {\n  required_providers {\n${lines.join('')}  }\n}\n`;
    return { declared, mocks: mocks.join(''), mocked };
}
function variablesOf(all, work) {
    const real = (0,external_node_fs_.realpathSync)(work);
    const own = all.filter(({ path }) => path === (0,external_node_path_.join)(real, (0,external_node_path_.basename)(path)));
    const blocks = own.flatMap(({ body }) => body.blocks.filter(({ type }) => type === 'variable'));
    return new Set(blocks.flatMap(({ labels }) => labels.slice(0, 1)));
}
/** Templates can call functions as well; which file is one, only a plan knows. */
function templateReasons(files) {
    const reasons = [];
    const visit = (directory) => {
        for (const entry of (0,external_node_fs_.readdirSync)(directory, { withFileTypes: true })) {
            const path = (0,external_node_path_.join)(directory, entry.name);
            if (entry.isDirectory())
                visit(path);
            else if (entry.isFile() && mayCallElsewhere((0,external_node_fs_.readFileSync)(path, 'latin1'))) {
                reasons.push(`${(0,external_node_path_.relative)(files, path)} may be a template that calls plantimestamp, pathexpand or abspath. Plan with \`engine: terraform\`.`);
            }
        }
    };
    visit(files);
    return reasons.slice(0, 5);
}
//# sourceMappingURL=prepare-copy.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/read-test-plan.js
/** Reads the plan that `terraform test -json -verbose` prints, as a document like that of `terraform show -json`. */



const fields = dist/* record */.g1P(dist/* string */.YjP(), dist/* unknown */.L5J());
const read_test_plan_changeSchema = dist/* looseObject */._H3({
    address: dist/* string */.YjP(),
    module_address: dist/* optional */.lqM(dist/* string */.YjP()),
    mode: dist/* picklist */.KIO(['managed', 'data']),
    type: dist/* string */.YjP(),
    name: dist/* string */.YjP(),
    provider_name: dist/* string */.YjP(),
    action_reason: dist/* optional */.lqM(dist/* string */.YjP()),
    change: dist/* looseObject */._H3({
        actions: dist/* array */.YOg(dist/* string */.YjP()),
        after: dist/* nullable */.mee(fields),
        after_unknown: dist/* optional */.lqM(dist/* unknown */.L5J()),
        after_sensitive: dist/* optional */.lqM(dist/* unknown */.L5J()),
    }),
});
const outputSchema = dist/* looseObject */._H3({
    after: dist/* optional */.lqM(dist/* unknown */.L5J()),
    after_sensitive: dist/* optional */.lqM(dist/* unknown */.L5J()),
});
const planSchema = dist/* looseObject */._H3({
    plan_format_version: dist/* string */.YjP(),
    output_changes: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), outputSchema), {}),
    resource_changes: dist/* optional */.lqM(dist/* array */.YOg(read_test_plan_changeSchema), []),
    provider_schemas: dist/* optional */.lqM(fields, {}),
});
const read_test_plan_lineSchema = dist/* looseObject */._H3({ type: dist/* string */.YjP() });
/**
 * Reads the output of the test.
 *
 * @param pendingName the name of the resources that were added to the copy
 * @returns the plan, or why there is none, as a sentence
 */
function readTestPlan(output, pendingName) {
    const lines = output.split('\n').filter((line) => line !== '');
    const found = lines.flatMap((line) => {
        const read = dist/* safeParse */.xLC(read_test_plan_lineSchema, (0,parse/* parseJson */.qF)(line));
        return read.success ? [{ type: read.output.type, entry: read.output, line }] : [];
    });
    const plans = found.filter(({ type }) => type === 'test_plan');
    const version = found.find(({ type }) => type === 'version')?.entry['terraform'];
    const passed = found.some(({ type, entry }) => type === 'test_summary' &&
        dist.is(dist/* looseObject */._H3({ status: dist/* literal */.euz('pass'), passed: dist/* literal */.euz(1) }), entry['test_summary']));
    if (typeof version !== 'string') {
        return {
            problem: 'The program on the PATH is no Terraform, and only Terraform leaves unknown what it does not know.',
        };
    }
    const [only] = plans;
    if (only === undefined || plans.length > 1 || !passed) {
        return { problem: 'Terraform printed no plan with mocked providers.' };
    }
    if (/\d{16}/.test(only.line.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''))) {
        return { problem: 'The plan has a number of more digits than are read here.' };
    }
    const read = dist/* safeParse */.xLC(planSchema, only.entry['test_plan']);
    if (!read.success)
        return { problem: 'The plan with mocked providers has another form.' };
    const { resource_changes: all, output_changes: outputs } = read.output;
    const strange = all.find(isStrange);
    if (strange !== undefined) {
        const actions = strange.change.actions.join(', ');
        return { problem: `The plan with mocked providers has ${actions} of ${strange.address}.` };
    }
    const changes = all.filter(({ type, name }) => type !== 'terraform_data' || name !== pendingName);
    const document = {
        format_version: read.output.plan_format_version,
        terraform_version: version,
        planned_values: {
            outputs: Object.fromEntries(Object.entries(outputs).map(([name, { after, after_sensitive: marked }]) => [
                name,
                { sensitive: marked === true, value: after },
            ])),
            root_module: plannedModule(changes, ''),
        },
        resource_changes: changes,
        output_changes: outputs,
        configuration: { root_module: {} },
    };
    return {
        text: JSON.stringify(document),
        limits: limitsOf(changes, read.output.provider_schemas),
    };
}
/** Without a state every resource is created, and every data source waits for the pending resource. */
function isStrange({ mode, change, action_reason: reason }) {
    const expected = mode === 'data' ? 'read' : 'create';
    const isExpected = change.actions.length === 1 && change.actions[0] === expected;
    return !isExpected || (mode === 'data' && reason?.startsWith('read_because_') !== true);
}
/** The values that are known, by module, as in `planned_values`. */
function plannedModule(changes, address) {
    const own = changes.filter(({ module_address: module = '' }) => module === address);
    const depth = address === '' ? 0 : (0,configuration_address/* splitAddress */.lS)(address).length;
    const inner = changes.flatMap(({ module_address: module = '' }) => {
        const parts = (0,configuration_address/* splitAddress */.lS)(module);
        const isInner = parts.length > depth && parts.slice(0, depth).join('.') === address;
        return isInner ? [parts.slice(0, depth + 2).join('.')] : [];
    });
    const modules = [...new Set(inner)].map((one) => plannedModule(changes, one));
    // What is undefined is left out of the document.
    return {
        address: address === '' ? undefined : address,
        resources: own.length === 0 ? undefined : own.map(toResource),
        child_modules: modules.length === 0 ? undefined : modules,
    };
}
function toResource({ address, mode, type, name, provider_name: provider, change, ...more }) {
    const index = more['index'];
    return {
        address,
        mode,
        type,
        name,
        index,
        provider_name: provider,
        values: change.after ?? {},
        sensitive_values: change.after_sensitive ?? {},
    };
}
/** The most addresses that a limit names. */
const read_test_plan_MOST = 5;
/** Names resources with something unknown that a real plan can know: what data answer, and defaults of the provider. */
function limitsOf(changes, schemas) {
    const managed = changes.filter(({ mode }) => mode === 'managed');
    const unknown = managed.filter((change) => isUnknown(change, schemas));
    if (unknown.length === 0)
        return [];
    const addresses = unknown.slice(0, read_test_plan_MOST).map(({ address }) => address);
    const more = unknown.length > read_test_plan_MOST ? ` and ${unknown.length - read_test_plan_MOST} more` : '';
    const number = `${unknown.length} of ${managed.length} ${managed.length === 1 ? 'resource has' : 'resources have'}`;
    const message = `${number} something that a plan with mocked providers does not know: ${addresses.join(', ')}${more}.`;
    return [{ kind: 'not-known', message, count: unknown.length, addresses }];
}
function isUnknown({ type, provider_name: provider, change }, schemas) {
    if (!dist.is(fields, change.after_unknown))
        return change.after_unknown === true;
    const attributes = at(schemas, [provider, 'resource_schemas', type, 'block', 'attributes']);
    return Object.entries(change.after_unknown).some(([name, marks]) => {
        if (!holdsTrue(marks))
            return false;
        // What the provider alone computes is known to no plan.
        const isComputed = at(attributes, [name, 'computed']) === true;
        return !isComputed || at(attributes, [name, 'optional']) === true;
    });
}
function holdsTrue(marks) {
    if (typeof marks !== 'object' || marks === null)
        return marks === true;
    return Object.values(marks).some(holdsTrue);
}
function at(value, path) {
    return path.reduce((inner, key) => (dist.is(fields, inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value);
}
//# sourceMappingURL=read-test-plan.js.map
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/mocked-engine.js
/**
 * Plans without credentials: `terraform test` with mocked providers, on a changed copy of the configuration. It asks
 * no provider and reads no state. What it cannot plan with certainty is undecided, with a reason.
 *
 * Source: https://developer.hashicorp.com/terraform/language/tests/mocking, tried with Terraform 1.11.4 and 1.16.
 */













/** An engine that plans with `terraform test` and mocked providers. */
function mockedEngine(options) {
    return {
        name: 'mocked',
        shape: plan_shape/* MOCKED_PLAN */.CI,
        judgedOn: 'a plan without state and credentials, with mocked providers',
        plan: (request) => planUnpacked({ ...options, program: 'terraform' }, request, planMocked),
    };
}
const NO_STATE = {
    kind: 'empty-state',
    message: 'Planned without state and credentials, with mocked providers: every resource is planned as a new one, and nothing is seen to be changed or destroyed.',
};
const REAL = 'Plan with `engine: terraform`.';
/** No plan: the verdict is undecided, with these reasons. */
function withoutPlan({ terraformVersion }, reasons) {
    const limits = reasons
        .slice(0, 20)
        .map((message) => ({ kind: 'not-certain', message: message.slice(0, 900) }));
    return { ...(0,to_plan/* failedPlan */.nC)(terraformVersion, []), limits: [NO_STATE, ...limits] };
}
async function planMocked(unpacked) {
    const { request, options, places } = unpacked;
    const other = otherPlan(request);
    if (other !== undefined)
        return withoutPlan(request, [other]);
    const data = (0,external_node_path_.join)(places.work, '.terraform');
    await keepModules(data);
    const programs = new Programs(options, request, { ...places, data });
    const fetched = await programs.run(['get', '-no-color']);
    if (fetched.exitCode !== 0) {
        return withoutPlan(request, [said(programs, 'The modules could not be read', fetched.stderr)]);
    }
    const token = (0,external_node_crypto_.createHash)('sha256')
        .update(request.archive ?? '')
        .digest('hex')
        .slice(0, 12);
    const { workspaceName } = request;
    const copy = { files: places.files, work: places.work, token, workspaceName };
    const prepared = await prepareCopy(copy);
    if ('reasons' in prepared)
        return withoutPlan(request, prepared.reasons);
    const filter = createLineFilter(() => undefined);
    const init = ['init', '-backend=false', '-input=false', '-no-color', '-json'];
    const ready = await programs.run(init, { take: filter.diagnostics });
    if (ready.exitCode !== 0) {
        return withoutPlan(request, errorsOf(programs, filter.log(), ready.stderr, 'init'));
    }
    const locked = await lockedProviders(places.work);
    const unmocked = locked.filter((source) => !prepared.mocked.has(source));
    if (unmocked.length > 0) {
        const reason = `The configuration requires ${unmocked.join(', ')} in a way that Plangate does not recognize, so it is not mocked. ${REAL}`;
        return withoutPlan(request, [reason]);
    }
    return test(programs, prepared);
}
async function test(programs, prepared) {
    const { request, places } = programs;
    const given = Object.entries(request.variables).filter(([name]) => prepared.variables.has(name));
    await (0,promises_.writeFile)(places.variablesFile, JSON.stringify(Object.fromEntries(given)));
    const calls = (0,external_node_path_.join)(places.root, 'calls.log');
    const words = ['test', '-json', '-verbose', '-no-color'];
    const where = [`-test-directory=${prepared.testDirectory}`, `-var-file=${places.variablesFile}`];
    const ended = await programs.run([...words, ...where], {
        maxBytes: LONGEST_PLAN,
        variables: { TF_LOG_CORE: 'trace', TF_LOG_PATH: calls },
    });
    const asked = await unmockedCalls(calls);
    if (asked !== undefined)
        return withoutPlan(request, [`${asked} ${REAL}`]);
    const read = readTestPlan(ended.stdout, prepared.pendingName);
    if ('problem' in read || ended.exitCode !== 0) {
        const errors = errorsOf(programs, ended.stdout, ended.stderr, 'test');
        return withoutPlan(request, 'problem' in read && errors.length === 0 ? [read.problem] : errors);
    }
    const { document, counts } = readPlan(read.text);
    takeOutState(document);
    const problems = problemsIn(ended.stdout).filter(({ severity }) => severity === 'warning');
    const limits = [NO_STATE, ...read.limits];
    return {
        document,
        text: JSON.stringify(document),
        counts,
        problems: problems.map(({ severity, summary, detail }) => ({ severity, summary, detail })),
        places: placesIn(request, document),
        limits,
    };
}
/** A policy that reads the state before the plan finds nothing there, not the `null` of a new resource. */
function takeOutState(document) {
    const outputs = Object.values(document.output_changes ?? {});
    for (const change of [...document.resource_changes.map((one) => one.change), ...outputs]) {
        for (const key of ['before', 'before_sensitive'])
            Reflect.deleteProperty(change, key);
    }
}
/** Why a plan of another kind cannot be made. */
function otherPlan({ isDestroy, options }) {
    const { refreshOnly, targets, replace } = options;
    if (!isDestroy && !refreshOnly && targets.length + replace.length === 0)
        return undefined;
    return `A plan with destroy, refresh-only, targets or replace needs the state. Remove these options, or plan with \`engine: terraform\`.`;
}
/** The upload has modules that were fetched. Nothing else in that directory is of the configuration. */
async function keepModules(data) {
    for (const name of await (0,promises_.readdir)(data).catch(() => [])) {
        if (name !== 'modules')
            await (0,promises_.rm)((0,external_node_path_.join)(data, name), { recursive: true, force: true });
    }
}
/** What ended a program, as sentences. File names are those of the copy, in which lines may have moved. */
function errorsOf(programs, log, stderr, command) {
    const errors = problemsIn(log).filter(({ severity }) => severity === 'error');
    if (errors.length === 0)
        return [said(programs, `terraform ${command} failed`, stderr)];
    return errors.map(({ summary, detail, range }) => {
        const where = range === undefined ? '' : ` in ${programs.withoutPaths(range.filename)}`;
        const what = `The plan with mocked providers ended with an error${where}: ${summary}.`;
        const more = programs.withoutPaths(detail).split('\n\n', 1)[0]?.replaceAll(/\s+/g, ' ') ?? '';
        return `${what} ${more} ${remedyFor(summary)}`;
    });
}
function remedyFor(summary) {
    if (summary === 'No value for required variable') {
        return 'Write a value into terraform.tfvars, or pass it with `variables`.';
    }
    return 'If the real plan has no such error, plan with `engine: terraform`.';
}
function said(programs, what, stderr) {
    const words = programs.withoutPaths(stderr).replaceAll(/\s+/g, ' ').trim().slice(0, 600);
    return `${what}${words === '' ? '' : `: ${words}`}. ${REAL}`;
}
/** The providers in the lock file that `terraform init` has written, as in `registry.terraform.io/hashicorp/aws`. */
async function lockedProviders(work) {
    const text = await (0,promises_.readFile)((0,external_node_path_.join)(work, '.terraform.lock.hcl'), 'utf8').catch(() => '');
    return Array.from(text.matchAll(/^provider "([^"]+)"/gm), ([, source = '']) => source);
}
/** What is asked of a provider that is mocked: its schemas, and whether the arguments are valid. */
const WITHOUT_EFFECT = /^(?:Get(?:Provider|ResourceIdentity)Schemas?|Get(?:Metadata|Functions)|Validate(?:Provider|Resource|DataResource|EphemeralResource|ListResource)Config|Close|Stop|SetProviderSchema|returning)$/;
/**
 * Reads Terraform's own log of its calls to providers (`GRPCProvider: NAME`, `internal/plugin/grpc_provider.go`).
 *
 * @returns a sentence if a provider was asked for more than its schema, or if that is not known
 */
async function unmockedCalls(path) {
    let lines = 0;
    try {
        const reader = (0,external_node_readline_.createInterface)({ input: (0,external_node_fs_.createReadStream)(path), crlfDelay: Infinity });
        for await (const line of reader) {
            lines++;
            const [, call] = /GRPCProvider(?:\.v\d+)?: (\w+)/.exec(line) ?? [];
            if (call !== undefined && !WITHOUT_EFFECT.test(call)) {
                reader.close();
                return `A provider was not mocked: Terraform asked it for ${call}. Its answer may have come from a real account.`;
            }
        }
    }
    catch {
        lines = 0;
    }
    return lines > 0 ? undefined : 'Terraform wrote no log of what it asked of providers.';
}
//# sourceMappingURL=mocked-engine.js.map
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
    const stem = (0,file_names/* stemOf */.Vc)(OVERRIDE);
    const wins = (name) => (0,file_names/* isConfiguration */.ZC)(name) && ((0,file_names/* stemOf */.Vc)(name) === stem || ((0,file_names/* isOverride */.jn)(name) && sortsBehind(name)));
    return names.filter(wins).map((name) => ({
        severity: 'error',
        summary: 'A file would replace the state of this plan',
        detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE}.`,
        range: { filename: name, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
    }));
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
    for (const name of names.filter(file_names/* isConfiguration */.ZC).sort()) {
        const text = (await files.read(external_node_path_.posix.join(directory, name))) ?? '';
        if (!/backend|cloud|\\u/.test(text))
            continue;
        const { body, problems } = hcl.parseFile(name, text);
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
;// CONCATENATED MODULE: ./build/src/service/engines/program-engine.js
/**
 * Makes real plans: runs `init`, `plan` and `show` of Terraform or OpenTofu on the upload. It never
 * applies.
 */









/** An engine that plans with the program of these options. */
function programEngine(options) {
    return {
        name: options.program,
        shape: plan_shape/* TERRAFORM_PLAN */.lX,
        plan: (request) => planUnpacked(options, request, planWith),
    };
}
async function planWith(programs) {
    const { request, places } = programs;
    const state = await findStatePlace(request.hcl, uploaded(programs), trustedOf(programs));
    const [problem] = state.problems;
    if (problem !== undefined)
        return (0,to_plan/* failedPlan */.nC)(request.terraformVersion, state.problems);
    if (state.replaced)
        await (0,promises_.writeFile)((0,external_node_path_.join)(places.work, OVERRIDE), overrideText(places.stateFile));
    const filter = createLineFilter((text) => {
        request.log(programs.withoutPaths(text));
    });
    const init = await programs.run(['init', '-input=false', '-no-color', '-json'], {
        take: filter.diagnostics,
    });
    if (init.exitCode !== 0) {
        const failed = program_engine_withoutPlan(programs, 'init', init, filter.log());
        return state.replaced ? failed : withRemedy(failed);
    }
    const variables = state.replaced ? { TF_WORKSPACE: request.workspaceName } : undefined;
    const plan = await programs.run(planArguments(request, places), {
        take: filter.everything,
        variables,
    });
    if (plan.exitCode !== 0)
        return program_engine_withoutPlan(programs, 'plan', plan, filter.log());
    const show = await programs.run(['show', '-json', places.planFile], {
        variables,
        maxBytes: LONGEST_PLAN,
    });
    if (show.exitCode !== 0)
        return program_engine_withoutPlan(programs, 'show', show, filter.log());
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
function program_engine_withoutPlan(programs, command, end, log) {
    const problems = problemsIn(log);
    if (!problems.some(({ severity }) => severity === 'error')) {
        const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
        const summary = `${programs.options.program} ${command} failed`;
        const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
        problems.push({ severity: 'error', summary, detail });
        return (0,to_plan/* failedPlan */.nC)(programs.request.terraformVersion, problems);
    }
    const failed = (0,to_plan/* failedPlan */.nC)(programs.request.terraformVersion, problems);
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
/** Chooses what plans a local check: the static planner, a program on the PATH, mocked providers, or a plan made elsewhere. */















/** The engine of the settings, or what is wrong with it. */
async function chooseEngine(settings, directories, ports) {
    if (settings.plan !== undefined)
        return planEngine(settings.plan, settings, directories, ports);
    const name = settings.engine ?? defaultEngine(settings, directories, ports);
    if (name === undefined) {
        return { problems: [{ where: 'engine', message: NO_PROGRAM }] };
    }
    if (name === 'static')
        return { name, engine: undefined };
    const program = name === 'mocked' ? 'terraform' : name;
    if (!(0,machine_execute/* isOnPath */.jY)(program, ports.environment)) {
        return { problems: [{ where: 'engine', message: sayMissing(name, ports.environment) }] };
    }
    const named = settings.engineEnv ?? [];
    const { githubToken = '', checksToken = '' } = settings;
    const tokens = [githubToken, checksToken];
    const variables = readEngineEnvironment(named, ports.environment, tokens);
    if ('problem' in variables) {
        return { problems: [{ where: 'engine-env', message: variables.problem }] };
    }
    const { execute, notApart } = await startsApart(program, ports.executeBounded, variables.value);
    const options = { execute, clock: ports.clock, variables: variables.value };
    const chosen = { name, notApart };
    if (name === 'mocked') {
        const providersOf = (workspace) => providersFor(workspace, settings, directories);
        return { ...chosen, engine: mockedBy(options, providersOf) };
    }
    const pluginCache = cacheOf(settings, directories);
    const trusted = await trustedFiles(settings, directories);
    const engine = {
        name,
        shape: plan_shape/* TERRAFORM_PLAN */.lX,
        plan: (request) => programEngine({
            ...options,
            program: name,
            pluginCache,
            trusted: trusted?.(request.workspaceName),
        }).plan(request),
    };
    return { ...chosen, engine };
}
function cacheOf({ pluginCache }, { workingDirectory }) {
    return pluginCache && (0,external_node_path_.resolve)(workingDirectory, pluginCache);
}
function sayMissing(name, environment) {
    if (name !== 'mocked') {
        return `is ${name}, and there is no ${name} on the PATH. Install it, or write \`engine: static\`.`;
    }
    const isTofu = (0,machine_execute/* isOnPath */.jY)('tofu', environment);
    const why = isTofu
        ? 'OpenTofu cannot be used for it, because it makes up values that are known after the apply only'
        : 'it runs `terraform test`';
    return `is mocked, and there is no terraform on the PATH: ${why}. Install Terraform 1.7 or newer, or write \`engine: ${isTofu ? 'tofu' : 'static'}\`.`;
}
/** Mocked providers come from where `terraform init` has put them for the workspace. */
function mockedBy(options, providersOf) {
    return {
        ...mockedEngine(options),
        plan: (request) => mockedEngine({ ...options, pluginCache: providersOf(request.workspaceName) }).plan(request),
    };
}
/** The directory of providers to use; undefined if they have to come from their registries. */
function providersFor(workspace, settings, directories) {
    const named = cacheOf(settings, directories);
    if (named !== undefined)
        return named;
    // No program is taken from a tree under judgement.
    if (directories.judgement.judged)
        return undefined;
    const { root, workingDirectory } = directories.placeOf(workspace);
    const installed = (0,external_node_path_.join)(root, workingDirectory, '.terraform', 'providers');
    return (0,external_node_fs_.existsSync)(installed) ? installed : undefined;
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
/** A job plans with the program and the state; a person without credentials, where the providers are there. */
function defaultEngine(settings, directories, ports) {
    const { environment } = ports;
    if (isInJob(directories, ports)) {
        return ['terraform', 'tofu'].find((name) => (0,machine_execute/* isOnPath */.jY)(name, environment));
    }
    const isReady = (0,machine_execute/* isOnPath */.jY)('terraform', environment) &&
        settings.workspaces.every((selector) => providersFor(selector.kind === 'name' ? selector.name : '', settings, directories) !==
            undefined);
    return isReady ? 'mocked' : 'static';
}
/** The default branch, with the directory that each workspace plans; undefined where nothing is judged. */
async function trustedFiles(settings, { workingDirectory, judgement, placeOf }) {
    if (!judgement.judged)
        return undefined;
    const { workspace: top = workingDirectory } = judgement;
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const root = (0,find_repository/* findAround */.Di)(directory, top).repository?.root;
    const files = root === undefined
        ? NO_FILES
        : await judgement.trusted(root, undefined).catch(() => NO_FILES);
    return (workspace) => {
        const { root: path } = placeOf(workspace);
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
/** What happens to a resource that exists. */
const OF_EXISTING = /"(delete|update|forget)"/;
const MOST_NOTICES = 5;
/**
 * Notices about the policies that compare `actions` with words of resources that exist already.
 *
 * @param sets the policies that judge
 */
function sayStateActions(sets) {
    return sets
        .flatMap(({ files, shownAs }) => [...files].flatMap(([path, content]) => {
        if (!/\.(?:rego|sentinel)$/.test(path) || path.endsWith('_test.rego'))
            return [];
        const text = Buffer.from(content).toString('utf8');
        if (!/\bactions\b/.test(text))
            return [];
        const lines = text.split('\n').map((line) => line.replace(/#.*$/, ''));
        const at = lines.findIndex((line) => OF_EXISTING.test(line));
        const [, word] = OF_EXISTING.exec(lines[at] ?? '') ?? [];
        if (word === undefined)
            return [];
        return [
            `${shownAs}/${path}:${at + 1} looks for the action "${word}". A plan with mocked providers knows no state and never has it: this rule finds nothing here.`,
        ];
    }))
        .slice(0, MOST_NOTICES);
}
//# sourceMappingURL=choose-engine.js.map
// EXTERNAL MODULE: ./build/src/service/load-policies.js
var load_policies = __webpack_require__(3356);
// EXTERNAL MODULE: ./build/src/service/wasm/judge-by-wasm.js + 3 modules
var judge_by_wasm = __webpack_require__(9806);
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
    const isForTests = forTests(groups);
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
        else if (!isDeclared && LOOKS_LIKE.test(name) && !isForTests(group)) {
            sentences.push(`${where}: the rule ${(0,quote/* quote */.h)(name)} judges nothing: ${JUDGING}. Rename it, or name its query in policies.hcl.`);
        }
    }
    if (isDeclared)
        return sentences;
    const idle = [...groups.values()].filter((group) => !used.has(group) && !packages.has(packageName(group)) && !isForTests(group));
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
/** Whether a rule is a test of `opa test`, or is in their package and in files of tests alone. */
function forTests(groups) {
    const tests = [...groups.values()].filter(({ path }) => /^(?:todo_)?test_/.test(path.at(-1) ?? ''));
    const tested = new Set(tests.map(packageName));
    return (group) => tested.has(packageName(group)) &&
        group.rules.every(({ module }) => module.file.endsWith('_test.rego'));
}
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
    const opened = await (0,judge_by_wasm/* openBundle */.h)(bundle).catch((error) => {
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
    const sources = [...files.keys()].filter((name) => madeOf.test(name) && !isTest(name));
    const isCurrent = fits(files, sources, path);
    if (isModule) {
        const data = files.get('data.json');
        const text = data && new TextDecoder().decode(data);
        return { bundle: { wasm: bytes, data: text }, isCurrent };
    }
    try {
        return { bundle: (0,load_policies/* readBundle */.Bo)(bytes), isCurrent };
    }
    catch (error) {
        throw new PolicyProblem(`"${shownAs}/${path}" is no compiled bundle: ${(0,error_message/* errorMessage */.g)(error)}. \`opa build -t wasm\` makes one.`);
    }
}
/** No bundle needs tests, so they may have changed since. */
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
    const declared = (0,load_policies/* readPolicies */.h9)(files.get('policies.hcl'), hcl, problems).map((policy) => ({
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
function within(deadline, ports) {
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
    const read = dist/* safeParse */.xLC(capabilitiesSchema, (0,parse/* parseJson */.qF)(functions.stdout));
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
// EXTERNAL MODULE: ./build/src/model/exact-json.js
var exact_json = __webpack_require__(5971);
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
const PLAN_KEYS = Object.keys(plan_shape/* TERRAFORM_PLAN */.lX.keys);
const FOR_A_PLAN = TOOLS.map(({ plan }) => plan);
const FOR_A_RUN = TOOLS.flatMap(({ run }) => run ?? []);
/** Each tool, and the keys at the top of its document, for the pages. */
function documentForms() {
    const named = TOOLS.map(({ tool, plan, run }) => ({ tool, keys: [plan, run ?? []].flat() }));
    return [...named, { tool: PLAN_ITSELF, keys: PLAN_KEYS }];
}
/** A document with all keys that any tool gives, to find out which of them are read. */
const ANY_INPUT = shapeOf([...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS], plan_shape/* TERRAFORM_PLAN */.lX);
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
    return (0,parse/* isRecord */.u4)(value) ? value : {};
}
function listOf(value) {
    return Array.isArray(value) ? value : [];
}
function stringOf(value) {
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
        const read = dist/* safeParse */.xLC(errorsSchema, (0,parse/* parseJson */.qF)(text));
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
    const takes = listOf(objectOf(want)['args']);
    if (name === undefined || takes.length === 0)
        return undefined;
    // The last of both is what it returns.
    const inWords = (types) => types
        .slice(0, takes.length - 1)
        .map(opa_errors_typeOf)
        .join(', ');
    const gets = inWords(listOf(have));
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
    const read = dist/* safeParse */.xLC(namesSchema, (0,parse/* parseJson */.qF)(capabilities));
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
        return [...new Set(listOf(of).map(opa_errors_typeOf))].join(' or ') || 'anything';
    return TYPES[stringOf(name) ?? ''] ?? 'a value of another type';
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
            const inner = (0,parse/* isRecord */.u4)(there) ? { ...there } : {};
            here[word] = inner;
            here = inner;
        }
        const read = (0,parse/* parseJson */.qF)(Buffer.from(content).toString());
        if ((0,parse/* isRecord */.u4)(read))
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
function syntax_readModule(file, json) {
    const tree = objectOf(json);
    const path = listOf(objectOf(tree['package'])['path']);
    if (path.length === 0)
        return undefined;
    const imports = listOf(tree['imports']).map((one) => {
        const { path: ref, alias } = objectOf(one);
        const words = constantsOf(objectOf(ref)['value']);
        return [stringOf(alias) ?? words.at(-1) ?? '', words];
    });
    const shared = listOf(tree['annotations'])
        .map(objectOf)
        .filter(({ scope }) => scope === 'package' || scope === 'subpackages');
    return {
        file,
        package: constantsOf(path).slice(1),
        imports: new Map(imports),
        rules: listOf(tree['rules']).map(toRule),
        annotations: toAnnotations(shared),
    };
}
/** The constant words that a reference begins with. */
function constantsOf(ref) {
    const words = [];
    for (const [at, part] of listOf(ref).entries()) {
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
        variableParts: listOf(ref).length - name.length,
        args: head['args'] === undefined ? undefined : listOf(head['args']).map(toTerm),
        key: optionalTerm(head['key']),
        value: optionalTerm(head['value']),
        body: listOf(body).map(toExpression),
        isDefault: isDefault === true,
        otherwise: otherwise === undefined ? undefined : toRule(otherwise),
        annotations: toAnnotations(listOf(annotations).map(objectOf)),
        place: syntax_placeOf(json) ?? syntax_placeOf(headJson),
    };
}
function toAnnotations(all) {
    const title = all.map((one) => stringOf(one['title'])).find((text) => text !== undefined);
    const inputKeys = all.flatMap(({ custom }) => listOf(objectOf(custom)['input-keys']).flatMap((key) => stringOf(key) ?? []));
    return title === undefined ? { inputKeys } : { title, inputKeys };
}
function toExpression(json) {
    const { terms, negated, with: modifiers } = objectOf(json);
    return {
        is: readTerms(terms),
        isNegated: negated === true,
        replaced: listOf(modifiers).map((one) => {
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
        return { kind: 'some', terms: listOf(symbols).map(toTerm) };
    if (domain !== undefined) {
        return {
            kind: 'every',
            key: optionalTerm(key),
            value: optionalTerm(value),
            domain: toTerm(domain),
            body: listOf(body).map(toExpression),
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
            const [head, ...parts] = listOf(value).map(toTerm);
            return { kind: 'reference', head: head ?? { kind: 'other', place }, parts, place };
        }
        case 'array':
            return { kind: 'list', items: listOf(value).map(toTerm), place };
        case 'set':
            return { kind: 'set', items: listOf(value).map(toTerm), place };
        case 'object': {
            const entries = listOf(value).map((pair) => {
                const [key, inner] = listOf(pair);
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
            const [name, ...args] = listOf(value);
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
        body: listOf(body).map(toExpression),
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
    const { policies, trees } = source;
    const files = [...policies.files.keys()].filter((name) => name.endsWith('.rego')).sort();
    const modules = files.flatMap((file) => syntax_readModule(file, trees[file]) ?? []);
    const unread = files.filter((file) => trees[file] === undefined);
    const read = await Promise.all(unread.map((file) => readOld(file, source)));
    throwErrors(source, read.flatMap((one) => ('errors' in one ? one.errors : [])));
    modules.push(...read.flatMap((one) => ('module' in one ? [one.module] : [])));
    const old = await checkAll(source, unread);
    return { modules, old };
}
/**
 * One process for all files: `opa` reads them as a policy would, without places. Nothing has to be known
 * of it before.
 */
async function parseAll({ files }, ports) {
    const texts = [...files]
        .filter(([name]) => name.endsWith('.rego'))
        .map(([name, content]) => [name, new TextDecoder().decode(content)]);
    const query = '{file: tree | some file, text in input; tree := rego.parse_module(file, text)}';
    const args = ['eval', '--stdin-input', '--format', 'json', query];
    const stdin = JSON.stringify(Object.fromEntries(texts));
    const answer = await askProgram('opa', ports, { args, cwd: '/', stdin });
    const [result] = listOf(objectOf((0,parse/* parseJson */.qF)(answer?.stdout ?? ''))['result']);
    const [expression] = listOf(objectOf(result)['expressions']);
    return objectOf(objectOf(expression)['value']);
}
/** A file that is no Rego v1, with its places, or what is wrong with it. */
async function readOld(file, { folder }) {
    const module = await parseFile(file, true, folder);
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
async function parseFile(file, isOld, folder) {
    const version = isOld ? ['--v0-compatible'] : [];
    const include = ['--json-include', 'locations,-comments'];
    const args = ['parse', '--format', 'json', ...include, ...version, `./${file}`];
    const { exitCode, stdout } = await folder.ask(args);
    return exitCode === 0 ? syntax_readModule(file, (0,parse/* parseJson */.qF)(stdout)) : undefined;
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
function toSchema(shape) {
    const definitions = Object.entries(plan_shape/* NAMED */.qB).map(([name, one]) => [name, schemaOf(one)]);
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
        const group = groups.find((one) => one.rules.some((each) => isWithin(rule, each.rule)));
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
    const last = typeof pos === 'number' ? pos : listOf(ref).length;
    const parts = listOf(ref).map((part) => {
        const { type, value } = objectOf(part);
        return type === 'string' ? String(value) : '*';
    });
    return {
        head: stringOf(objectOf(listOf(ref)[0])['value']),
        path: parts.slice(1, last + 1),
        instead: listOf(oneOf).flatMap((one) => stringOf(one) ?? []),
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
function isWithin(rule, whole) {
    return allOf(whole).includes(rule);
}
/** The innermost expression that begins before the error. */
function expressionAt({ body, value, key }, { row, column }) {
    const all = [];
    collect(body, false, all);
    for (const term of [key, value])
        if (term !== undefined)
            gatherIn(term, false, all);
    const before = all.filter(({ place }) => place.row < row || (place.row === row && place.column <= column));
    return before.toSorted((one, other) => other.place.row - one.place.row || other.place.column - one.place.column)[0];
}
function collect(body, isNegated, into) {
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
            collect(is.body, negated, into);
    }
}
function gatherIn(term, isNegated, into) {
    switch (term.kind) {
        case 'comprehension':
            collect(term.body, isNegated, into);
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

const UNKNOWN = { kind: 'unknown' };
function union(values) {
    const flat = values.flatMap((value) => (value.kind === 'union' ? value.of : [value]));
    const [first, ...others] = [...new Map(flat.map((value) => [identityOf(value), value])).values()];
    if (first === undefined || flat.some(({ kind }) => kind === 'unknown'))
        return UNKNOWN;
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
            return UNKNOWN;
    }
}
function anyPart({ shape: written, path }) {
    const shape = resolved(written);
    if (shape === 'open')
        return UNKNOWN;
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
    return there.length > 0 ? union(there) : (values[0] ?? UNKNOWN);
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
            return value.fields.get(key) ?? UNKNOWN;
        case 'union':
            return unionOf(value.of.map((one) => namedMember(one, key)));
        default:
            return UNKNOWN;
    }
}
function partOf({ shape: written, path }, key) {
    const shape = resolved(written);
    if (shape === 'open')
        return UNKNOWN;
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
    return shape === 'open' ? UNKNOWN : { kind: 'part', shape, path };
}
/** A shape in place of its name. */
function resolved(shape) {
    return typeof shape === 'object' && 'named' in shape ? resolved(plan_shape/* NAMED */.qB[shape.named]) : shape;
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
        const traced = { group, hasOwnInput, value: UNKNOWN, absent: [], uses: [] };
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
            this.#bind(pattern, about.args[at] ?? UNKNOWN, context);
        }
        this.#body(rule.body, context);
        const { key, value } = rule;
        const keyValue = key === undefined ? undefined : this.#term(key, context);
        const itself = value === undefined ? UNKNOWN : this.#term(value, context);
        if (rule.variableParts > 0) {
            const isMap = rule.variableParts === 1 && key !== undefined && value !== undefined;
            return isMap ? { kind: 'map', member: itself } : UNKNOWN;
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
                    this.#bind(is.key, UNKNOWN, inner);
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
                root = UNKNOWN;
            else
                root = words.length === 1 ? known : UNKNOWN;
        }
        return root === context.root ? context : { ...context, root };
    }
    /** `some x`, `some x in list`, `some key, x in list`. */
    #some(term, context) {
        if (term.kind === 'variable')
            context.variables.set(term.name, UNKNOWN);
        if (term.kind !== 'call')
            return;
        const member = this.#eachOf(term.args.at(-1) ?? NOTHING, context);
        const [key, value] = term.args.length === 3 ? term.args : [undefined, ...term.args];
        if (key !== undefined)
            this.#bind(key, UNKNOWN, context);
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
                return typeof term.value === 'string' ? { kind: 'text', text: term.value } : UNKNOWN;
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
                return UNKNOWN;
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
            return UNKNOWN;
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
        return UNKNOWN;
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
                context.variables.set(part.name, value.kind === 'set' ? member : UNKNOWN);
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
        return UNKNOWN;
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
        const [first = UNKNOWN] = values;
        if (SAME_MEMBERS.includes(name))
            return { kind: 'list', member: someMember(first) };
        return name === 'array.concat'
            ? { kind: 'list', member: union(values.map(someMember)) }
            : UNKNOWN;
    }
    /** `object.get(value, key or path, default)`. */
    #get([object, key, otherwise], context) {
        let value = object === undefined ? UNKNOWN : this.#term(object, context);
        const steps = key?.kind === 'list' ? key.items : [key ?? NOTHING];
        for (const step of steps) {
            const found = this.#step(value, this.#term(step, context));
            value = this.#present(found, step, context, true);
        }
        return union([value, otherwise === undefined ? UNKNOWN : this.#term(otherwise, context)]);
    }
}
/** Any member, where it is no fault that there is none. */
function someMember(value) {
    const member = anyMember(value);
    return member.kind === 'absent' ? UNKNOWN : member;
}
const NOTHING = { kind: 'other', place: undefined };
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
    const schema = await folder.write('schema.json', JSON.stringify(toSchema(form.shape)));
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
        return (await parseFile(file, old.includes(file), folder)) ?? module;
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
    return distinct([...inSyntax, ...found]);
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
function distinct(findings) {
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
const KNOWN_KEYS = new Set([ANY_INPUT, ...Object.values(plan_shape/* NAMED */.qB)].flatMap(keysIn));
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
    let shape = plan_shape/* TERRAFORM_PLAN */.lX;
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
    const [result] = listOf(objectOf(answer)['result']);
    const { results } = objectOf(objectOf(result)['bindings']);
    const objects = listOf(results);
    if (objects.length !== asked.documents || !objects.every(parse/* isRecord */.u4))
        return undefined;
    const printed = linesByMark(stderr, asked.mark);
    const read = objects.map((object, index) => Array.from({ length: asked.policies }, (_, at) => {
        const values = object[String(at)];
        if (!Array.isArray(values))
            return undefined;
        const exceptions = [...listOf(object[`except ${at}`])];
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
// EXTERNAL MODULE: ./build/src/service/reasons.js
var reasons = __webpack_require__(6164);
;// CONCATENATED MODULE: ./build/src/local/rego/open-rego.js














/**
 * Opens a set.
 *
 * @param parsed what `opa` reads in the files, where it was asked for that already
 * @throws PolicyProblem with everything that is wrong, each with file and line
 */
async function openRego(policies, opa, ports, parsed) {
    const trees = parsed ?? (await parseAll(policies, ports));
    const folder = await openFolder(policies.files, opa, ports);
    try {
        const read = await readModules({ policies, folder, opa, trees });
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
            set: toSet(source, opa, { limits: ports.limits, printed }),
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
    const declared = (0,load_policies/* readPolicies */.h9)(files.get('policies.hcl'), hcl, problems);
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
function toSet(source, { version }, { limits, printed }) {
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
            const result = await resultOf({ policy, outcome, absent }, source, notes);
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
async function resultOf({ policy, outcome, absent }, { policies, reading }, notesOf) {
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
    const output = (0,reasons/* reasonsOf */.z)(value, isUntitled ? (await notesOf(policy)).title : policy.name);
    if (output.length > 0 && exception !== undefined && exceptions.includes(exception.word)) {
        said.push(`failed, and is excepted by ${exception.query}.`);
        return { status: 'passed', output: [], said };
    }
    const mute = (0,reasons/* wordless */.G)(output);
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
        const parsing = files.get(file) ?? parseFile(file, read.old.includes(file), folder);
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
        ['tfplan/v2', planOf(plan)],
        ['tfstate/v2', priorState(plan)],
        ['tfconfig/v2', configuration],
        ['tfrun', runOf(run)],
    ];
    const present = data.filter((each) => each[1] !== undefined);
    return new Map(present.map(([name, values]) => [name, toModule(values)]));
}
function runOf(run) {
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
function planOf(plan) {
    const { resource_changes: changes, output_changes: outputs = {}, planned_values: planned } = plan;
    const drift = dist/* safeParse */.xLC(changesSchema, Reflect.get(plan, 'resource_drift'));
    return {
        terraform_version: plan.terraform_version,
        variables: named(plan.variables),
        planned_values: {
            outputs: named(planned.outputs ?? {}),
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
function named(values) {
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
const stateSchema = dist/* looseObject */._H3({
    terraform_version: dist/* optional */.lqM(dist/* string */.YjP(), ''),
    values: dist/* optional */.lqM(dist/* looseObject */._H3({
        outputs: dist/* optional */.lqM(dist/* record */.g1P(dist/* string */.YjP(), dist/* looseObject */._H3({})), {}),
        root_module: dist/* optional */.lqM(dist/* looseObject */._H3({}), {}),
    })),
});
/** The state from which the plan was made; empty if there was none. */
function priorState(plan) {
    const read = dist/* safeParse */.xLC(stateSchema, Reflect.get(plan, 'prior_state') ?? {});
    const { values, terraform_version: version } = read.success
        ? read.output
        : { values: undefined, terraform_version: '' };
    return {
        terraform_version: version || plan.terraform_version,
        outputs: named(values?.outputs ?? {}),
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
    const judge = (input, signal) => judgeIn({ policies, declared, ports, printed }, input, signal);
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
        const level = LEVELS.find((one) => one === literalOf(block, 'enforcement_level'));
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
    const source = literalOf(block, 'source') ?? '';
    const path = external_node_path_.posix.normalize(source);
    if (/^[\w+]+:|^git@/.test(source)) {
        return `the source of "${name}" is remote, so it could be another one tomorrow. Copy the file beside sentinel.hcl.`;
    }
    if (!files.has(path))
        return `the source of "${name}" is ${(0,quote/* quote */.h)(source)}, which is no file of this set.`;
    const level = literalOf(block, 'enforcement_level') ?? '';
    if (type !== 'policy' || LEVELS.some((one) => one === level))
        return undefined;
    return `policy "${name}" has no enforcement_level, or none of ${LEVELS.join(', ')}.`;
}
function literalOf({ body }, attribute) {
    const written = body.attributes.find(({ name }) => name === attribute);
    const value = written === undefined ? undefined : (0,evaluate/* evaluate */._3)(written.value, (0,evaluate/* withoutNames */.Fw)());
    return typeof value === 'string' ? value : undefined;
}
/** Judges one plan by each policy separately, in a directory that is deleted afterwards. */
async function judgeIn({ policies, declared, ports, printed }, input, signal) {
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
            const { status, output, notes } = readAnswer(answer, policy);
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
function readAnswer(answer, { level }) {
    const { exitCode = -1, stdout = '', stderr = 'sentinel is no longer on the PATH.', } = answer ?? {};
    const read = dist/* safeParse */.xLC(answerSchema, (0,parse/* parseJson */.qF)(stdout));
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
const POLICY_MS = 60_000;
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
    const rego = [...files.files.keys()].filter((name) => name.endsWith('.rego') && !isTest(name));
    if (rego.length > 0) {
        // It reads the policies while it says its version.
        const [opa, trees] = await Promise.all([usableOpa(ports), parseAll(files, ports)]);
        if (opa !== undefined) {
            const opened = await openRego(files, opa, ports, trees);
            return { ...opened, files, judgedBy: `opa ${opa.version}` };
        }
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





/**
 * Whether a file belongs to a policy set. Data files have the same names as in a bundle of `opa`. Files of
 * tests belong to it: a rule that judges does so there too, for `opa` and for conftest.
 */
function isPolicyFile(name) {
    return (/\.(?:rego|sentinel|wasm|tar\.gz)$/.test(name) ||
        /^(?:policies|sentinel)\.hcl$/.test(name) ||
        /^data\.(?:json|yaml)$/.test(name) ||
        /\.(?:wasm|tar\.gz)\.sha256$/.test(name));
}
const MOST_FILES = 2_000;
const policy_files_MOST_BYTES = 64 * 1024 * 1024;
const MOST_LEVELS = 12;
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
            if (target?.isDirectory() && level < MOST_LEVELS && !isPassedOver(entry.name)) {
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
                const content = await contentOf(source, external_node_path_.posix.join(directory, inner));
                if (content !== undefined)
                    add(gathered, inner, content, about.shownAs);
                // A directory may have such a name. A file must not be left out: it may be a policy that fails.
                else if (!(await walk(inner, level + 1)))
                    throw new PolicyProblem(unreadable(about, inner));
            }
            else if (mayBeDirectory(name) && level < MOST_LEVELS)
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
async function contentOf(source, path) {
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
// EXTERNAL MODULE: ./build/src/model/without-trailing.js
var without_trailing = __webpack_require__(1804);
;// CONCATENATED MODULE: ./build/src/local/pinned-policies.js
/** A policy set at a git address, pinned to one commit: `git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT`. */








/** Whether a text is an address, and not the path of a directory. */
function isAddress(text) {
    return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';
/** Parses an address. @throws PolicyProblem that says how to write it */
function readAddress(text) {
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
        return { decides: await fetchPinned(readAddress(text), ports) };
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
        ...within(limit.deadline, { ...ports, clock }),
        limits: { ...ports.limits, deadlineMs: limit.deadline },
    };
    let opened;
    try {
        const opa = await findOpa(bounded);
        if (opa === undefined)
            return ofAll(`The changes were not tried: ${NO_OPA}`);
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
const NO_OPA = 'there is no `opa` on the PATH.';
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
// EXTERNAL MODULE: ./build/src/archive/place.js
var place = __webpack_require__(6424);
// EXTERNAL MODULE: ./build/src/gate/outside-modules.js
var outside_modules = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/src/local/planned-places.js
/** Where each workspace of a local check is planned: no service has a setting that says it. */




/** Finds the place of each workspace. The workspaces of a query are all planned in `directory`. */
async function findPlaces(planned, here) {
    const byName = new Map();
    for (const selector of planned.workspaces) {
        if (selector.kind !== 'name' || selector.directory === undefined)
            continue;
        byName.set(selector.name, await planned_places_placeOf(selector.directory, here));
    }
    const other = await planned_places_placeOf(planned.directory, here);
    return (workspace) => byName.get(workspace) ?? other;
}
async function planned_places_placeOf(written, { workingDirectory, judgement }) {
    const directory = (0,find_repository/* realOrSame */.eF)((0,external_node_path_.resolve)(workingDirectory, written));
    const repository = (0,place/* repositoryOf */._M)(directory);
    if (repository !== undefined || !judgement.judged) {
        return (0,outside_modules/* findPlannedPlace */.J)(directory, repository);
    }
    // Files that are judged choose nothing outside of the directory in which the job works.
    const job = (0,find_repository/* realOrSame */.eF)(judgement.workspace ?? workingDirectory);
    return (0,outside_modules/* findPlannedPlace */.J)(directory, (0,place/* isWithin */.UO)(directory, job) ? job : directory);
}
//# sourceMappingURL=planned-places.js.map
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
        const placed = { ...directories, placeOf: await findPlaces(settings, directories) };
        const chosen = await chooseEngine(settings, placed, ports);
        if ('problems' in chosen)
            return chosen;
        const { name, engine, notApart } = chosen;
        const opened = await open_local_open({ ...settings, engine: name }, engine, placed, ports);
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
        // It is loaded while `opa` reads the policies.
        const loading = Promise.all(/* import() */[__webpack_require__.e(486), __webpack_require__.e(569)]).then(__webpack_require__.bind(__webpack_require__, 9569));
        for (const { decides } of sets) {
            const opened = await openPolicies(decides, policyPorts);
            deciding.push({ opened, judged: [] });
        }
        const { startService } = await loading;
        const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
        const service = await startService({
            clock: ports.clock,
            random: ports.random,
            seed: seedOf(settings, directories, token),
            policySets: deciding.map(({ opened, judged }) => recording(withoutOverrides(opened.set), judged)),
            engine,
            runDurationMs: 0,
        });
        const send = (0,network/* openNetwork */.X)(undefined, { environment: {}, workingDirectory });
        const warnings = deciding.flatMap(({ opened }) => opened.warnings);
        const decide = sets.map(({ decides }) => decides);
        const actions = engine?.name === 'mocked' ? sayStateActions(decide) : [];
        return {
            settings: { ...settings, origin: service.origin, token },
            send,
            unknownValues: unknownValuesOf(settings, isInJob(directories, ports)),
            policies: deciding.flatMap(({ opened }) => opened.set.policies.map(({ name }) => name)),
            judgedBy: judgedBy(deciding, engine),
            notices: sets.length === 0 ? [NO_POLICIES] : [...warnings, ...actions],
            finish: (result, log) => finish(result, { deciding, sets, ports: policyPorts }, log),
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
    const { clock, endsAt, executeBounded, environment, signal } = ports;
    const limits = {
        clock,
        policyMs: policyTimeoutMs ?? POLICY_MS,
        deadlineMs: endsAt - (0,job_time/* keptAfterJudging */.BJ)(timeoutMs),
        processes: (0,external_node_os_.availableParallelism)(),
    };
    const plan = engine?.shape ?? plan_shape/* STATIC_PLAN */.DW;
    return { executeBounded, environment, signal, hcl: await (0,hcl.loadHcl)(), limits, plan, inputKeys };
}
function judgedBy(deciding, engine) {
    const all = [...new Set(deciding.map(({ opened }) => opened.judgedBy))].join(' and ');
    if (engine?.judgedOn === undefined)
        return all === '' ? undefined : all;
    return `${all || 'no policy'}, on ${engine.judgedOn}`;
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
async function finish(result, { deciding, sets, ports }, log) {
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
function seedOf(settings, { workingDirectory, placeOf }, token) {
    const { organization } = settings;
    const directories = (0,workspace_selectors/* plannedDirectories */.s7)(settings);
    const directoryName = (0,local_names/* nameOf */.Vb)((0,external_node_path_.resolve)(workingDirectory, directories[0] ?? '.'));
    const workspaces = settings.workspaces.map((selector) => selector.kind === 'name'
        ? { name: selector.name }
        : { name: directoryName, tags: selector.tags, project: selector.project ?? 'default' });
    const byName = new Map(workspaces.map((workspace) => {
        const inside = placeOf(workspace.name).workingDirectory || undefined;
        return [workspace.name, { ...workspace, workingDirectory: inside }];
    }));
    return {
        users: [{ username: 'owner' }],
        organizations: [{ name: organization, workspaces: [...byName.values()] }],
        tokens: [{ kind: 'user', of: 'owner', organization, secret: token }],
    };
}
//# sourceMappingURL=open-local.js.map

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

/***/ 3356:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bo: () => (/* binding */ readBundle),
/* harmony export */   Ug: () => (/* binding */ POLICY_SYSTEMS),
/* harmony export */   h9: () => (/* binding */ readPolicies),
/* harmony export */   ti: () => (/* binding */ loadPolicySet)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6876);
/* harmony import */ var _tar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4802);
/* harmony import */ var _wasm_judge_by_wasm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9806);
/* harmony import */ var _script_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1922);
/* harmony import */ var _model_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4271);
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
            directory === undefined ? await openExamples() : await (0,_wasm_judge_by_wasm_js__WEBPACK_IMPORTED_MODULE_4__/* .openBundle */ .h)(findBundle(directory));
        for (const { name, query } of policies) {
            if (!bundle.queries.includes(query)) {
                problems.push(`policy "${name}": ${query} is no entry point of the compiled bundle; it has ${bundle.queries.join(', ')}`);
            }
        }
    }
    catch (error) {
        problems.push(`The bundle ${(0,_model_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .errorMessage */ .g)(error)}`);
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
    return (examples ??= (0,_wasm_judge_by_wasm_js__WEBPACK_IMPORTED_MODULE_4__/* .openBundle */ .h)({ wasm: readBundled('policy.wasm'), data: undefined }));
}
function readDeclarations(directory) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'policies.hcl');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) : undefined;
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
            const value = written === undefined ? null : (0,_configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_2__/* .evaluate */ ._3)(written.value, (0,_configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutNames */ .Fw)());
            return typeof value === 'string' ? value : undefined;
        };
        const query = text('query');
        const level = _script_js__WEBPACK_IMPORTED_MODULE_5__/* .POLICY_LEVELS */ .hj.find((one) => one === text('enforcement_level'));
        const at = `policies.hcl line ${String(block.range.startLine)}`;
        if (block.type !== 'policy' || name === '') {
            problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
        }
        if (query === undefined)
            problems.push(`${at}: policy "${name}" has no query`);
        if (level === undefined) {
            problems.push(`${at}: policy "${name}" has no enforcement_level, or none of ${_script_js__WEBPACK_IMPORTED_MODULE_5__/* .POLICY_LEVELS */ .hj.join(', ')}`);
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
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(new URL(name, import.meta.url));
}
function findBundle(directory) {
    const plain = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'policy.wasm');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(plain))
        return { wasm: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(plain), data: undefined };
    const packed = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(directory, 'bundle.tar.gz');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(packed)) {
        throw new Error('(policy.wasm or bundle.tar.gz) is missing; `opa build -t wasm -e <query> …` makes one');
    }
    return readBundle((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(packed));
}
/** Reads a compiled bundle, as `opa build -t wasm` writes it. Throws an Error on anything else. */
function readBundle(packed) {
    // Bundles name their entries from the root, with a slash in front.
    const files = (0,_tar_js__WEBPACK_IMPORTED_MODULE_3__/* .readTarSync */ .FD)(packed, {
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

/***/ }),

/***/ 9912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ addRelocations),
/* harmony export */   T9: () => (/* binding */ noRelocations),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   rP: () => (/* binding */ isForgotten),
/* harmony export */   sU: () => (/* binding */ relocate)
/* harmony export */ });
/* harmony import */ var _configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6876);
/* harmony import */ var _configuration_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4864);


const MOST = 1_000;
/** Relocations to which `addRelocations` adds those of each module. */
function noRelocations() {
    return { moves: [], removals: [], repeated: new Map() };
}
/** Adds the relocations of one module; `address` is the module's, without keys. */
function addRelocations(relocations, module, address) {
    const parts = (0,_configuration_address_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAddress */ .lS)(address);
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
    return text === undefined ? undefined : (0,_configuration_address_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAddress */ .lS)(text);
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
                : (0,_configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(step, scope);
        if (typeof value !== 'string' && typeof value !== 'number')
            return undefined;
        // A name is as long in the file as its text; a key has quotes too.
        const isName = typeof value === 'string' &&
            step.kind === 'literal' &&
            range.endColumn - range.startColumn === value.length;
        address += isName ? `.${value}` : (0,_configuration_address_js__WEBPACK_IMPORTED_MODULE_1__/* .writeIndex */ ._M)(value);
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
    const parts = (0,_configuration_address_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAddress */ .lS)(address);
    const prefix = parts.slice(0, module.length);
    if (prefix.map(_configuration_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutKeys */ .Pe).join('.') !== module.join('.'))
        return undefined;
    const named = parts.slice(module.length, module.length + from.length);
    if (named.length < from.length)
        return undefined;
    const ends = named.pop() ?? '';
    const lastFrom = from.at(-1) ?? '';
    if (named.join('.') !== from.slice(0, -1).join('.'))
        return undefined;
    if (ends !== lastFrom && (0,_configuration_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutKeys */ .Pe)(ends) !== lastFrom)
        return undefined;
    return {
        prefix,
        key: ends === lastFrom ? '' : ends.slice(lastFrom.length),
        rest: parts.slice(module.length + from.length),
    };
}
/** A single object becomes instance `[0]` when its block gets a `count`, and the other way around. */
function asRepeated(address, repeated) {
    const parts = (0,_configuration_address_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAddress */ .lS)(address);
    const plain = parts.map(_configuration_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutKeys */ .Pe);
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

/***/ }),

/***/ 6036:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ hasOutputChanges),
/* harmony export */   g: () => (/* binding */ toOutputChanges)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _configuration_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5997);
/** The changes of the root module's outputs. */


/** The planned outputs and their changes; both are undefined when there are no outputs before or afterwards. */
function toOutputChanges(outputs, { outputs: before }, counts, isKept) {
    const planned = {};
    const changes = {};
    const settled = counts.additions + counts.changes + counts.destructions === 0;
    for (const [name, { value, sensitive }] of outputs) {
        const prior = before[name];
        const { known, unknown } = (0,_configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .split */ .lD)(value, { left: 10_000 });
        // When no resource changes, values that only a provider knows do not change either.
        if (unknown !== undefined && settled)
            continue;
        const same = unknown === undefined && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(prior?.value, known);
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

/***/ }),

/***/ 9970:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ planConfiguration)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/configuration/syntax/hcl-syntax.js
var hcl_syntax = __webpack_require__(6949);
// EXTERNAL MODULE: ./build/src/configuration/evaluate.js + 1 modules
var evaluate = __webpack_require__(6876);
// EXTERNAL MODULE: ./build/src/configuration/load-module.js
var load_module = __webpack_require__(1659);
// EXTERNAL MODULE: ./build/src/configuration/value.js
var configuration_value = __webpack_require__(5997);
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
            range: (0,load_module/* toProblemRange */.ae)(file, one.range),
        };
    });
}
function lifecycle_valueOf({ body }, name, scope) {
    const written = body.attributes.find((one) => one.name === name);
    return written === undefined ? undefined : (0,configuration_value/* reveal */._c)((0,evaluate/* evaluate */._3)(written.value, scope));
}
//# sourceMappingURL=lifecycle.js.map
// EXTERNAL MODULE: ./build/src/configuration/file-names.js
var file_names = __webpack_require__(6817);
// EXTERNAL MODULE: ./build/src/configuration/module-source.js
var module_source = __webpack_require__(8230);
// EXTERNAL MODULE: ./build/src/configuration/convert.js
var convert = __webpack_require__(7036);
// EXTERNAL MODULE: ./build/src/configuration/address.js
var configuration_address = __webpack_require__(4864);
// EXTERNAL MODULE: ./build/src/service/plan/resource-values.js
var resource_values = __webpack_require__(8920);
// EXTERNAL MODULE: ./build/src/service/plan/terraform-data.js
var terraform_data = __webpack_require__(7086);
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
            return { value: first === 'workspace' ? this.#around.workspaceName : configuration_value/* UNKNOWN */.HV, taken: 1 };
        }
        if (typeof first !== 'string')
            return { value: configuration_value/* UNKNOWN */.HV, taken: 1 };
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
            return configuration_value/* UNKNOWN */.HV;
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
            const otherwise = () => (fallback === undefined ? configuration_value/* UNKNOWN */.HV : (0,evaluate/* evaluate */._3)(fallback.value, this));
            const assigned = this.#values.get(name) ?? otherwise();
            return type === undefined ? assigned : (0,convert/* convert */.C)(assigned, type);
        });
        return declared !== undefined && saysSensitive(declared) ? (0,configuration_value/* conceal */.Eq)(value) : value;
    }
    #local(name) {
        const declared = this.#module.locals.get(name);
        if (declared === undefined)
            return configuration_value/* UNKNOWN */.HV;
        return this.#once(`local.${name}`, () => (0,evaluate/* evaluate */._3)(declared.value, this));
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
        if (block !== undefined && type === terraform_data/* TERRAFORM_DATA */.ER) {
            const value = this.#once(`${type}.${name}`, () => this.valuesOf(block, { scope: this }));
            return { value, taken: 1 };
        }
        const written = block?.body.attributes.find((one) => one.name === attribute);
        if (written === undefined)
            return { value: configuration_value/* UNKNOWN */.HV, taken: 2 };
        const key = `${type}.${name}.${written.name}`;
        return { value: this.#once(key, () => (0,evaluate/* evaluate */._3)(written.value, this)), taken: 2 };
    }
    /** The values of one resource instance that can be known before the apply. */
    valuesOf(block, { key, scope }) {
        const values = (0,resource_values/* resourceValues */.j)(block, scope);
        const [type = '', name = ''] = block.labels;
        if (type !== terraform_data/* TERRAFORM_DATA */.ER)
            return values;
        const { address, appliedAt } = this.#around;
        const local = `${type}.${name}${(0,configuration_address/* writeIndex */._M)(key)}`;
        return (0,terraform_data/* planData */.ar)(values, appliedAt(address === '' ? local : `${address}.${local}`));
    }
    #instances(block) {
        const instances = expand(block, this);
        if (instances.some(({ key }) => key === undefined))
            return configuration_value/* UNKNOWN */.HV;
        if (instances.every(({ key }) => typeof key === 'number')) {
            return instances.map((instance) => this.valuesOf(block, instance));
        }
        return (0,configuration_value/* newMap */.dg)(instances.map((instance) => [String(instance.key), this.valuesOf(block, instance)]));
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
        const number = asNumber((0,evaluate/* evaluate */._3)(count.value, scope));
        if (typeof number !== 'number' || number > configuration_value/* MAX_ITEMS */._5) {
            return [{ scope: (0,evaluate/* bind */.oI)(scope, { count: (0,configuration_value/* newMap */.dg)([['index', configuration_value/* UNKNOWN */.HV]]) }), unsure: true }];
        }
        return Array.from({ length: Math.max(0, number) }, (_, index) => ({
            key: index,
            scope: (0,evaluate/* bind */.oI)(scope, { count: (0,configuration_value/* newMap */.dg)([['index', index]]) }),
        }));
    }
    const each = block.body.attributes.find(({ name }) => name === 'for_each');
    if (each === undefined)
        return [{ scope }];
    const collection = (0,evaluate/* evaluate */._3)(each.value, scope);
    const items = (0,evaluate/* itemsOf */.S3)(collection, scope);
    if (items === undefined) {
        return [{ scope: (0,evaluate/* bind */.oI)(scope, { each: (0,configuration_value/* newMap */.dg)() }), unsure: true }];
    }
    return items.map(([key, value]) => {
        // In a set each member is its own key.
        const named = Array.isArray(collection) ? value : key;
        const name = typeof named === 'string' ? named : '';
        return {
            key: name,
            scope: (0,evaluate/* bind */.oI)(scope, {
                each: (0,configuration_value/* newMap */.dg)([
                    ['key', name],
                    ['value', value],
                ]),
            }),
        };
    });
}
//# sourceMappingURL=module-scope.js.map
// EXTERNAL MODULE: ./build/src/service/plan/move-state.js
var move_state = __webpack_require__(9912);
// EXTERNAL MODULE: ./build/src/service/plan/to-plan.js + 1 modules
var to_plan = __webpack_require__(4853);
// EXTERNAL MODULE: ./build/src/service/plan/providers.js
var plan_providers = __webpack_require__(8283);
;// CONCATENATED MODULE: ./build/src/configuration/references.js

/** Adds the names that one module and its calls mention. */
function addReferences(references, module, address) {
    const prefix = address === '' ? '' : `${(0,configuration_address/* withoutKeys */.Pe)(address)}.`;
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
            if (!(0,configuration_address/* isWithin */.UO)(other, name))
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
    const names = targets.map(configuration_address/* withoutKeys */.Pe);
    const needed = isDestroy ? new Set() : needsOf(references, names);
    return (address) => {
        if (targets.some((target) => (0,configuration_address/* isWithin */.UO)(address, target)))
            return true;
        const name = (0,configuration_address/* withoutKeys */.Pe)(address);
        if (!isDestroy)
            return [...needed].some((one) => (0,configuration_address/* isWithin */.UO)(name, one));
        const needs = needsOf(references, [name]);
        return names.some((target) => [...needs].some((one) => (0,configuration_address/* isWithin */.UO)(target, one)));
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
        const reached = resources.filter((one) => needed.some((need) => (0,configuration_address/* isWithin */.UO)(one, need)));
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
    return (0,to_plan/* toPlan */.DC)(read?.input ?? input, {
        resources: hasFailed() ? undefined : read?.resources,
        outputs,
        keepsOutput: keeps,
        providers: (0,plan_providers/* providersOf */.O)(read?.root),
        inScope: inScopeOf(references, targets, input.isDestroy),
        configuration: read?.configuration ?? {},
        variables: read?.values ?? new Map(),
        problems,
        relocations: read?.relocations ?? (0,move_state/* noRelocations */.T9)(),
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
    const sources = { ...(0,load_module/* sourcesOf */.u0)(request), problems };
    const root = (0,load_module/* loadModule */.Vw)(sources, request.workingDirectory);
    if (root === undefined) {
        const where = request.workingDirectory || 'its root directory';
        const detail = `The upload has no .tf file in ${where}. They are expected in the working directory of the workspace.`;
        fail(problems, 'No Terraform configuration files', detail);
        return undefined;
    }
    const values = rootVariables(sources, root, request.variables);
    const relocations = (0,move_state/* noRelocations */.T9)();
    gatherRelocations(sources, root, relocations, {
        address: '',
        depth: 0,
        budget: { left: MAX_MODULES },
    });
    const { state, previous } = (0,move_state/* relocate */.sU)(request.state, relocations);
    const marks = (0,move_state/* relocate */.sU)(request.marks ?? {}, relocations).state;
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
    (0,move_state/* addRelocations */.$C)(relocations, module, address);
    if (depth >= MAX_DEPTH || relocations.repeated.size > MAX_RESOURCES)
        return;
    for (const call of module.calls) {
        const { block } = call;
        budget.left -= 1;
        if (budget.left < 0)
            return;
        const source = (0,hcl_syntax/* literalText */.bK)(block.body.attributes.find(({ name }) => name === 'source')?.value);
        const callee = (0,load_module/* calledModule */.gZ)(sources, module, (0,load_module/* callOf */.C8)(call, address, source ?? ''));
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
        if ((0,configuration_value/* isSensitive */.tV)(value) && !sensitive) {
            problems.push({
                severity: 'error',
                summary: 'Output refers to sensitive values',
                detail: `The value of output "${name}" holds something sensitive. Add sensitive = true to the output, or take the mark off with nonsensitive().`,
                range: (0,load_module/* toProblemRange */.ae)(file, block.range),
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
            return configuration_value/* UNKNOWN */.HV;
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
    const providers = (0,plan_providers/* providersOf */.O)(module);
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
    const address = `${prefix}${block.labels.join('.')}${(0,configuration_address/* writeIndex */._M)(key)}`;
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
            const address = (0,move_state/* addressOf */.ci)(to, instance.scope);
            const importId = id && (0,evaluate/* evaluate */._3)(id, instance.scope);
            if (address === undefined || instance.unsure === true) {
                sources.problems.push({
                    severity: 'warning',
                    summary: 'Import not known',
                    detail: 'What this block imports is known only to Terraform.',
                    range: (0,load_module/* toProblemRange */.ae)(file, block.range),
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
    return values === undefined || (0,to_plan/* isReplaced */.tc)(input, address) ? undefined : (0,configuration_value/* applied */.Ic)(values);
}
function outputsOf(module, scope) {
    const outputs = (0,configuration_value/* newMap */.dg)();
    for (const [name, { block }] of module.outputs) {
        const written = block.body.attributes.find((attribute) => attribute.name === 'value');
        const value = written === undefined ? configuration_value/* UNKNOWN */.HV : (0,evaluate/* evaluate */._3)(written.value, scope);
        outputs[name] = saysSensitive(block) ? (0,configuration_value/* conceal */.Eq)(value) : value;
    }
    return outputs;
}
function planModuleCall(walk, call, scope, { parent, address, depth, unsure }) {
    const name = call.block.labels[0] ?? '';
    const written = call.block.body.attributes.find((attribute) => attribute.name === 'source');
    const source = written === undefined ? configuration_value/* UNKNOWN */.HV : (0,evaluate/* evaluate */._3)(written.value, scope);
    const shown = typeof source === 'string' ? source : '';
    const called = (0,load_module/* callOf */.C8)(call, address, shown);
    const module = depth < MAX_DEPTH ? (0,load_module/* calledModule */.gZ)(walk.sources, parent, called) : undefined;
    // Modules of registries and repositories are not downloaded here, so their resources are not known.
    if (module === undefined && !(0,module_source/* isLocal */.I)(shown)) {
        walk.unread.add(`${address === '' ? '' : `${address}.`}module.${name}`);
        return { outputs: configuration_value/* UNKNOWN */.HV, configuration: { source: shown } };
    }
    if (module === undefined) {
        walk.sources.problems.push({
            severity: 'error',
            summary: 'Unreadable module directory',
            detail: `Module "${name}" is said to be at ${shown}, but the upload has no .tf file there.`,
            range: (0,load_module/* toProblemRange */.ae)(call.file, call.block.range),
        });
        return { outputs: configuration_value/* UNKNOWN */.HV, configuration: { source: shown } };
    }
    const results = expand(call.block, scope).flatMap((instance) => {
        walk.modules += 1;
        walk.blocks += module.named.size + module.outputs.size + module.variables.size;
        if (walk.modules > MAX_MODULES || walk.blocks > MAX_BLOCKS)
            return [];
        const values = new Map();
        for (const attribute of call.block.body.attributes) {
            if (module.variables.has(attribute.name)) {
                values.set(attribute.name, (0,evaluate/* evaluate */._3)(attribute.value, instance.scope));
            }
        }
        requireVariables(walk.sources, module, values, call);
        const at = `${address === '' ? '' : `${address}.`}module.${name}${(0,configuration_address/* writeIndex */._M)(instance.key)}`;
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
            ? (0,configuration_value/* newMap */.dg)(results.map(({ key, outputs }) => [String(key ?? ''), outputs]))
            : (results[0]?.outputs ?? configuration_value/* UNKNOWN */.HV),
        configuration: { source: shown, module: configuration },
    };
}
/**
 * The values of variables, the strongest first: workspace and run, `*.auto.tfvars` (last name
 * first), `terraform.tfvars`.
 */
function rootVariables(sources, root, variables) {
    const values = new Map();
    const here = sources.files.list(root.directory).map((path) => external_node_path_.posix.basename(path));
    const ordered = (0,file_names/* variablesIn */.DF)(here).map((name) => external_node_path_.posix.join(root.directory, name));
    const nothing = (0,evaluate/* withoutNames */.Fw)();
    for (const path of ordered) {
        for (const attribute of (0,load_module/* parseFile */.CJ)(sources, path, 'variables file').attributes) {
            if (root.variables.has(attribute.name)) {
                values.set(attribute.name, (0,evaluate/* evaluate */._3)(attribute.value, nothing));
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
            range: (0,load_module/* toProblemRange */.ae)(where.file, where.block.range),
        });
    }
}
function configured(labels, mode) {
    const [type = '', name = ''] = labels;
    return { address: `${mode === 'data' ? 'data.' : ''}${type}.${name}`, mode, type, name };
}
//# sourceMappingURL=plan-configuration.js.map

/***/ }),

/***/ 3298:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ MOCKED_PLAN),
/* harmony export */   DW: () => (/* binding */ STATIC_PLAN),
/* harmony export */   lX: () => (/* binding */ TERRAFORM_PLAN),
/* harmony export */   qB: () => (/* binding */ NAMED)
/* harmony export */ });
/**
 * Which keys a plan's document can have: in Terraform's JSON format, and in the documents of the static
 * planner. A policy that reads another key would look at nothing.
 *
 * The format: https://developer.hashicorp.com/terraform/internals/json-format, and what Terraform 1.11 and 1.14 write.
 */
const open = 'open';
const keys = (shapes) => ({ keys: shapes });
const values = (shape) => ({ values: shape });
const items = (shape) => ({ items: shape });
const scalar = 'scalar';
function scalars(...names) {
    return Object.fromEntries(names.map((name) => [name, scalar]));
}
function opens(...names) {
    return Object.fromEntries(names.map((name) => [name, open]));
}
const change = keys({
    ...opens('before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'),
    ...opens('before_identity', 'after_identity'),
    generated_config: scalar,
    actions: items(scalar),
    replace_paths: items(items(scalar)),
    importing: keys({ ...scalars('id', 'unknown'), identity: open }),
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
    provisioners: items(keys({ type: scalar, expressions: open })),
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
        outputs: values(open),
        resources: items(configuredResource),
        module_calls: values(keys({
            ...scalars('source', 'version_constraint'),
            ...opens('expressions', 'count_expression', 'for_each_expression'),
            depends_on: items(scalar),
            module: { named: 'configured' },
        })),
        variables: values(open),
        actions: items(open),
    }),
    configuredStatically: keys({
        resources: items(keys(scalars('address', 'mode', 'type', 'name'))),
        module_calls: values(keys({ source: scalar, module: { named: 'configuredStatically' } })),
    }),
};
const BOTH = {
    ...scalars('format_version', 'terraform_version'),
    variables: values(keys({ value: open, deprecated: scalar })),
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
        action_invocations: items(open),
        deferred_action_invocations: items(open),
        prior_state: keys({
            ...scalars('format_version', 'terraform_version'),
            values: stateValues,
            checks: items(check),
        }),
        configuration: keys({
            provider_config: values(keys({
                ...scalars('name', 'full_name', 'alias', 'version_constraint', 'module_address'),
                expressions: open,
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
const withoutBefore = keys({
    ...opens('after', 'after_unknown', 'after_sensitive'),
    actions: items(scalar),
});
/**
 * The plans with mocked providers: nothing in them is from a state, and `terraform test` prints neither the
 * configuration nor the variables.
 */
const MOCKED_PLAN = {
    keys: {
        ...scalars('format_version', 'terraform_version'),
        planned_values: keys({
            outputs: values(keys({ sensitive: scalar, value: open })),
            root_module: { named: 'module' },
        }),
        resource_changes: items(keys({
            ...scalars('address', 'module_address', 'mode', 'type', 'name', 'index'),
            ...scalars('provider_name', 'action_reason'),
            change: withoutBefore,
        })),
        output_changes: values(withoutBefore),
    },
};
//# sourceMappingURL=plan-shape.js.map

/***/ }),

/***/ 8283:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ providersOf)
/* harmony export */ });
/* harmony import */ var _terraform_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7086);

/**
 * The provider that `required_providers` of the module names, for the `provider` argument of the
 * block if there is one. As in Terraform, a provider that is not named there is HashiCorp's.
 */
function providersOf(module) {
    return (type, block) => {
        if (type === _terraform_data_js__WEBPACK_IMPORTED_MODULE_0__/* .TERRAFORM_DATA */ .ER)
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

/***/ }),

/***/ 8920:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isMetaArgument),
/* harmony export */   j: () => (/* binding */ resourceValues)
/* harmony export */ });
/* harmony import */ var _configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6876);
/* harmony import */ var _configuration_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5997);


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
    return (0,_configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .weigh */ .vi)(values) > _configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_WEIGHT */ .K3 ? (0,_configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .newMap */ .dg)() : values;
}
/** Each nested block becomes a list, because only a provider's schema says which blocks are single. */
function bodyValues(body, scope) {
    const values = (0,_configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .newMap */ .dg)(body.attributes.map(({ name, value }) => [name, (0,_configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(value, scope)]));
    for (const block of body.blocks) {
        const name = block.type === 'dynamic' ? (block.labels[0] ?? '') : block.type;
        const written = block.type === 'dynamic' ? dynamicBlocks(block, scope) : [bodyValues(block.body, scope)];
        const before = values[name];
        values[name] =
            written === _configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV || before === _configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV
                ? _configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV
                : [...(Array.isArray(before) ? before : []), ...written];
    }
    return values;
}
function dynamicBlocks(block, scope) {
    const each = block.body.attributes.find(({ name }) => name === 'for_each');
    const content = block.body.blocks.find(({ type }) => type === 'content');
    const iterator = block.body.attributes.find(({ name }) => name === 'iterator')?.value;
    const collection = each === undefined ? _configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV : (0,_configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .evaluate */ ._3)(each.value, scope);
    const items = (0,_configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .itemsOf */ .S3)((0,_configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .reveal */ ._c)(collection), scope);
    if (items === undefined || content === undefined)
        return _configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    const name = iterator?.kind === 'traversal' ? iterator.root : (block.labels[0] ?? '');
    return items.map(([key, value]) => {
        const current = (0,_configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .newMap */ .dg)([
            ['key', key],
            ['value', value],
        ]);
        const values = bodyValues(content.body, (0,_configuration_evaluate_js__WEBPACK_IMPORTED_MODULE_0__/* .bind */ .oI)(scope, { [name]: current }));
        return (0,_configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSensitive */ .tV)(collection) ? (0,_configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .conceal */ .Eq)(values) : values;
    });
}
//# sourceMappingURL=resource-values.js.map

/***/ }),

/***/ 583:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ contentOf),
/* harmony export */   Ez: () => (/* binding */ MOST_LEVELS),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   VP: () => (/* binding */ writeStateFile),
/* harmony export */   qy: () => (/* binding */ readStateFile),
/* harmony export */   tF: () => (/* binding */ isDeep)
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _configuration_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4864);
/** Reads and writes the state of a workspace in Terraform's file format. */


const stepSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ type: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['get_attr', 'index']), value: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J() });
const instanceSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    index_key: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()])),
    status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    attributes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()))),
    sensitive_attributes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(stepSchema))),
});
const outputSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    value: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(),
    sensitive: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), false),
});
/** A state as Terraform writes it. Members that this schema does not name are kept unchanged. */
const stateSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(4),
    terraform_version: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    serial: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf()),
    lineage: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    outputs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), outputSchema), {}),
    resources: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        module: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
        mode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        type: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        name: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        provider: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        instances: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(instanceSchema),
    })), []),
});
/** The state in Terraform's format; `providerOf` returns the provider of a resource type. */
function writeStateFile({ state, marks }, outputs, head, providerOf) {
    const resources = new Map();
    for (const [address, attributes] of Object.entries(state)) {
        const { module, type, name, index } = (0,_configuration_address_js__WEBPACK_IMPORTED_MODULE_0__/* .readAddress */ .zq)(address);
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
        const read = isDeep(document, MOST_LEVELS) ? undefined : _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .safeParse */ .xLC(stateSchema, document);
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
        address: `${module === undefined ? '' : `${module}.`}${type}.${name}${(0,_configuration_address_js__WEBPACK_IMPORTED_MODULE_0__/* .writeIndex */ ._M)(index)}`,
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

/***/ }),

/***/ 7086:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ TERRAFORM_DATA),
/* harmony export */   H8: () => (/* binding */ applyData),
/* harmony export */   ar: () => (/* binding */ planData)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _configuration_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5997);
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
    const output = input === null ? null : _configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    return (0,_configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .newMap */ .dg)([
        ['id', kept ? (before['id'] ?? null) : _configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV],
        ['input', input],
        ['output', kept && isSame(input, before['input']) ? (before['output'] ?? null) : output],
        ['triggers_replace', triggers],
    ]);
}
function isSame(value, before) {
    const { known, unknown } = (0,_configuration_value_js__WEBPACK_IMPORTED_MODULE_1__/* .split */ .lD)(value, { left: 10_000 });
    return unknown === undefined && (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(known, before ?? null);
}
/** The values after an apply. */
function applyData(after, newId) {
    const { id = newId(), input = null, triggers_replace: triggers = null } = after;
    return { id, input, output: input, triggers_replace: triggers };
}
//# sourceMappingURL=terraform-data.js.map

/***/ }),

/***/ 4853:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  nC: () => (/* binding */ failedPlan),
  tc: () => (/* binding */ isReplaced),
  DC: () => (/* binding */ toPlan)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/src/configuration/address.js
var configuration_address = __webpack_require__(4864);
// EXTERNAL MODULE: ./build/src/service/plan/output-changes.js
var output_changes = __webpack_require__(6036);
// EXTERNAL MODULE: ./build/src/service/plan/move-state.js
var move_state = __webpack_require__(9912);
// EXTERNAL MODULE: ./build/src/service/plan/terraform-data.js
var terraform_data = __webpack_require__(7086);
;// CONCATENATED MODULE: ./build/src/service/plan/static-limits.js

/** The most addresses that a limit names. */
const MOST = 5;
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
            addresses: addresses.slice(0, MOST),
        });
    }
    if (unread.length > 0) {
        limits.push({
            kind: 'not-known',
            message: `The static planner did not read ${listed(unread)}.`,
            count: unread.length,
            addresses: unread.slice(0, MOST),
        });
    }
    const foreign = planned.filter(({ type }) => type !== terraform_data/* TERRAFORM_DATA */.ER);
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
    return names.some((name) => type !== terraform_data/* TERRAFORM_DATA */.ER || (name !== 'id' && name !== 'output'));
}
function listed(names) {
    const rest = names.length - MOST;
    return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
//# sourceMappingURL=static-limits.js.map
// EXTERNAL MODULE: ./build/src/configuration/value.js
var configuration_value = __webpack_require__(5997);
;// CONCATENATED MODULE: ./build/src/service/plan/to-plan.js
/** Makes a plan from the declared resources and the applied ones. */







/** The most values that a plan contains; further values count as unknown. */
const MAX_NODES = 60_000;
/** Makes the plan. If `resources` is undefined, the plan has failed. */
function toPlan(input, configuration) {
    const budget = { left: MAX_NODES };
    const { resources, problems, inScope } = configuration;
    const declared = input.isDestroy ? [] : (resources ?? []);
    const targeted = declared.filter((resource) => inScope(addressOf(resource)));
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
    const outputs = (0,output_changes/* toOutputChanges */.g)(input.isDestroy ? new Map() : configuration.outputs, input, counts, configuration.keepsOutput);
    const document = {
        format_version: '1.2',
        terraform_version: input.terraformVersion,
        variables: Object.fromEntries([...configuration.variables].map(([name, value]) => [
            name,
            { value: (0,configuration_value/* split */.lD)(value, budget).known ?? null },
        ])),
        planned_values: { outputs: outputs.planned, root_module: plannedModules(shown) },
        resource_changes: shown,
        output_changes: outputs.changes,
        configuration: { root_module: configuration.configuration },
    };
    const places = new Map(targeted.map((resource) => [addressOf(resource), resource.place]));
    const unsure = targeted.filter((one) => one.unsure).map(addressOf);
    const limits = staticLimits(shown, { unsure, unclear, unread: configuration.unread });
    return { document, problems, counts, places, limits, unsure };
}
/** The values of a new resource. */
function anew({ type, values }) {
    return type === terraform_data/* TERRAFORM_DATA */.ER ? (0,terraform_data/* planData */.ar)(values, undefined) : values;
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
            const address = addressOf(resource);
            const { change } = changes.get(address) ?? {};
            if (change === undefined || change.before === null || change.actions.length > 1)
                continue;
            const named = resource.lifecycle.triggers.map((one) => (0,move_state/* addressOf */.ci)(one));
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
    const [type = '', ownName = '', attribute] = (0,configuration_address/* splitAddress */.lS)(name);
    for (const [address, { change }] of changes) {
        if (!(0,configuration_address/* isWithin */.UO)(address, `${prefix}${type}.${ownName}`) || change.before === null)
            continue;
        const changed = change.actions.some((action) => action === 'update' || action === 'create');
        if (attribute === undefined ? changed : changed && isOther(change, (0,configuration_address/* withoutKeys */.Pe)(attribute))) {
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
    const kept = new Set(declared.map(addressOf));
    // If it is not known how many instances remain, it is not known which ones are deleted.
    const unsure = declared.filter((one) => one.unsure).map((one) => (0,configuration_address/* withoutKeys */.Pe)(addressOf(one)));
    return Object.entries(input.state)
        .filter(([address]) => !kept.has(address) && inScope(address))
        .filter(([address]) => !unsure.includes((0,configuration_address/* withoutKeys */.Pe)(address)))
        .map(([address, before]) => ({
        ...toDeletion(address, before, input, providers),
        previous_address: previous.get(address),
    }))
        .map((one) => (0,move_state/* isForgotten */.rP)(one.address, relocations)
        ? { ...one, change: { ...one.change, actions: ['forget'] } }
        : one);
}
/** Adds a problem for each resource with `prevent_destroy` that the plan would destroy. */
function notePrevented(resources, changes, problems) {
    const destroyed = new Set(changes.filter(({ change }) => change.actions.includes('delete')).map(({ address }) => address));
    for (const resource of resources) {
        const address = addressOf(resource);
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
    const address = addressOf(resource);
    const before = Object.hasOwn(state, address) ? (state[address] ?? null) : null;
    const isReplacing = isReplaced(input, address);
    const values = isTriggered
        ? anew(resource)
        : isReplacing
            ? resource.values
            : withIgnored(resource, before);
    const { known: after, unknown, sensitive } = (0,configuration_value/* splitMap */.rC)(values, budget);
    const replaced = isReplacing || isTriggered || (resource.type === terraform_data/* TERRAFORM_DATA */.ER && after['id'] === undefined);
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
        const name = (0,configuration_address/* withoutKeys */.Pe)(addressOf(resource));
        const exists = resource.unsure && Object.keys(state).some((one) => (0,configuration_address/* withoutKeys */.Pe)(one) === name);
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
    const appliedValues = (0,configuration_value/* applied */.Ic)(before);
    const kept = Object.entries(appliedValues).filter(([name]) => isKept(name));
    const rest = Object.entries(values).filter(([name]) => !isKept(name));
    const merged = (0,configuration_value/* newMap */.dg)([...rest, ...kept]);
    return type === terraform_data/* TERRAFORM_DATA */.ER ? (0,terraform_data/* planData */.ar)(merged, appliedValues) : merged;
}
/** Whether an applied resource is replaced because the run demands it or because it is tainted. */
function isReplaced({ options, marks }, address) {
    return options.replace.includes(address) || marks?.[address]?.tainted === true;
}
function toDeletion(address, before, { marks = {} }, providers) {
    const { module, type, name, index } = (0,configuration_address/* readAddress */.zq)(address);
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
function addressOf({ moduleAddress, type, name, index }) {
    const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
    return `${prefix}${type}.${name}${(0,configuration_address/* writeIndex */._M)(index)}`;
}
//# sourceMappingURL=to-plan.js.map

/***/ }),

/***/ 6164:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ wordless),
/* harmony export */   z: () => (/* binding */ reasonsOf)
/* harmony export */ });
/* harmony import */ var _model_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2340);
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
    if (!(0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value))
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
        !((0,_model_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(one) && SAYS.some((key) => typeof one[key] === 'string')));
}
//# sourceMappingURL=reasons.js.map

/***/ }),

/***/ 1922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bQ: () => (/* binding */ toScript),
/* harmony export */   dk: () => (/* binding */ scriptSchema),
/* harmony export */   hj: () => (/* binding */ POLICY_LEVELS)
/* harmony export */ });
/* harmony import */ var _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7934);
/* harmony import */ var _model_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
/**
 * What is going to happen to a run, as data. A seed, a test or the administrator's endpoint sets it
 * for a workspace. What a script leaves out follows from the rest: the plan from the uploaded
 * files, the policy results from the workspace's policy sets.
 *
 * Beliefs: opa-plan-only-end, pe-stuck
 */


const duration = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0));
const text = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const amount = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .pipe */ .FsL(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .integer */ .ndf(), _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .minValue */ .Wwf(0));
const POLICY_LEVELS = [
    'advisory',
    'soft-mandatory',
    'hard-mandatory',
    'mandatory',
    'mandatory-overridable',
];
const scriptedPolicySchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: text,
    /** `soft-mandatory` and `hard-mandatory` are levels of policy checks; the other mandatory levels are not. */
    level: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(POLICY_LEVELS),
    status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['passed', 'failed', 'errored']), 'passed'),
    /** The messages of a failure. An address at the start of a message lets a reader find the resource. */
    messages: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text), []),
    description: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    /** For Terraform policy only: the resource, and where its block begins. */
    resources: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ address: text, file: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text), line: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount) })), []),
});
const scriptedSetSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: text,
    description: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    /** Whether a person may override mandatory failures of this set (policy evaluations). */
    overridable: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), false),
    /** The set itself could not be evaluated. */
    error: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    policies: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(scriptedPolicySchema),
});
const runTaskSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: text,
    level: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['advisory', 'mandatory']), 'mandatory'),
    status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['passed', 'failed', 'errored']), 'passed'),
    message: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text, ''),
    url: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
});
const diagnosticSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    severity: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['error', 'warning']), 'error'),
    summary: text,
    detail: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text, ''),
    address: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    file: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    line: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount),
});
const runStatus = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO((0,_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .statusWords */ .o7)(_model_status_js__WEBPACK_IMPORTED_MODULE_0__/* .RUN */ .oq));
const scriptSchema = _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    /** How long a run takes from its creation to its end, where `timings` names no time. */
    durationMs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(duration),
    /** How many milliseconds the run stays in a status; the other statuses share `durationMs`. */
    timings: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(runStatus, duration)),
    /** How many milliseconds after the upload the version becomes `uploaded`. */
    processingMs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(duration),
    /** How many milliseconds after a cancel the run is `canceled`; null: the run does not react to it. */
    cancelMs: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(duration)),
    /** Statuses that take no time, as if they came and went between two requests of a client. */
    skip: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runStatus)),
    /** How many runs are ahead in the queue; the run spends their time in `pending`. */
    queuePosition: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount),
    /** The run never leaves this status. */
    stuckIn: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(runStatus),
    /** Another person's action as soon as the run has a status. */
    interruption: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        at: runStatus,
        action: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['cancel', 'discard', 'force-cancel']),
    })),
    /** The error with which processing of the upload ends. */
    versionError: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text),
    /** The plan, in place of one that is made from the upload. */
    plan: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        additions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount, 0),
        changes: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount, 0),
        destructions: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount, 0),
        diagnostics: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(diagnosticSchema), []),
    })),
    prePlanTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runTaskSchema)),
    postPlanTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runTaskSchema)),
    preApplyTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runTaskSchema)),
    postApplyTasks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(runTaskSchema)),
    costEstimate: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        status: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
        prior: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text, '0.0'),
        proposed: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text, '0.0'),
        delta: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(text, '0.0'),
        resources: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(amount, 0),
    })),
    /** Legacy policy checks. An empty list: none, even if the workspace has policy sets. */
    policyChecks: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        scope: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['organization', 'workspace']), 'organization'),
        policies: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(scriptedPolicySchema),
        /** The check itself breaks. */
        errored: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), false),
    }))),
    /** The policy sets of the policy evaluation. An empty list: none. */
    policySets: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(scriptedSetSchema)),
    /** The system that evaluated the sets. */
    policyKind: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['opa', 'sentinel'])),
    /** The evaluation stays `pending` although its stage is over. */
    evaluationStuck: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    /**
     * How a plan-only run ends when an evaluation failed. Left out: it waits for an override if one
     * is possible, else it errors.
     */
    planOnlyFailure: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO([
        'errored',
        'policy_soft_failed',
        'post_plan_awaiting_decision',
        'planned_and_finished',
    ])),
    /** Terraform policy. */
    terraformPolicySets: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(scriptedSetSchema)),
    runEvents: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ action: text, description: text }))),
    /**
     * Replaces values that the service sends, by the value replaced: for statuses that a newer
     * service might have.
     */
    disguise: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(text, text)),
    /** Attributes that the workspace has while it has this script. */
    workspace: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
        locked: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
        executionMode: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .picklist */ .KIO(['remote', 'local', 'agent'])),
        autoApply: _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .optional */ .lqM(_client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()),
    })),
});
/** Fills in defaults. Throws a `ValiError` on what is not a script. */
function toScript(input) {
    return _client_wire_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parse */ .qgA(scriptSchema, input);
}
//# sourceMappingURL=script.js.map

/***/ }),

/***/ 4802:
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

/***/ }),

/***/ 9806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openBundle)
});

// EXTERNAL MODULE: ./build/src/model/exact-json.js
var exact_json = __webpack_require__(5971);
// EXTERNAL MODULE: ./build/src/model/parse.js
var parse = __webpack_require__(2340);
// EXTERNAL MODULE: ./build/src/model/quote.js
var quote = __webpack_require__(8187);
// EXTERNAL MODULE: ./build/src/service/reasons.js
var reasons = __webpack_require__(6164);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
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
        throw new Error('It does not name its functions: what it uses is not known.');
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
    const output = (0,reasons/* reasonsOf */.z)((0,parse/* isRecord */.u4)(first) ? first['result'] : undefined, name);
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
