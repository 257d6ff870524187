export const id = 4342;
export const ids = [4342];
export const modules = {

/***/ 99397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fw: () => (/* binding */ withoutNames),
/* harmony export */   S3: () => (/* binding */ itemsOf),
/* harmony export */   _3: () => (/* binding */ evaluate),
/* harmony export */   oI: () => (/* binding */ bind)
/* harmony export */ });
/* harmony import */ var _functions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99505);
/* harmony import */ var _value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65997);


/** The scope of constants: a file of variables, or the default of a variable. */
function withoutNames() {
    return {
        isConstant: true,
        budget: { left: 1_000_000 },
        resolve: () => ({ value: _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV, taken: 0 }),
    };
}
/** The value of an expression; unknown when it cannot be known before the apply, or costs too much. */
function evaluate(expression, scope) {
    scope.budget.left -= 1;
    if (scope.budget.left < 0)
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
    const made = work(expression, scope);
    const value = isPrimitive((0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .reveal */ ._c)(made)) ? (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .certain */ .pY)(made) : made;
    return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .weigh */ .vi)(value) > _value_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_WEIGHT */ .K3 || (value === _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV && made !== _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV) ? _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V : value;
}
function isPrimitive(value) {
    return typeof value !== 'object' || value === null;
}
/** Takes the cost of reading these values from the budget; false when the budget is used up. */
function spend({ budget }, values) {
    for (const value of values)
        budget.left -= (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .weigh */ .vi)(value);
    return budget.left >= 0;
}
function work(expression, scope) {
    switch (expression.kind) {
        case 'literal':
            return expression.digits === undefined || expression.digits === String(expression.value)
                ? expression.value
                : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
        case 'template': {
            const parts = expression.parts.map((part) => evaluate(part, scope));
            return spend(scope, parts) ? (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .fromAll */ .ig)(parts, () => (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .through */ .sc)(parts, joinParts)) : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
        }
        case 'tuple':
            return expression.items.map((item) => evaluate(item, scope));
        case 'object': {
            const map = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .newMap */ .dg)();
            let hidden = false;
            for (const entry of expression.entries) {
                const keyValue = evaluate(entry.key, scope);
                const key = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)((0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .reveal */ ._c)(keyValue));
                if ((0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .hasDoubt */ .HU)(keyValue) || key === _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV || (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .certain */ .pY)(key) !== key || key in map) {
                    return keyValue === _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV ? _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
                }
                hidden ||= (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSensitive */ .tV)(keyValue);
                map[key] = evaluate(entry.value, scope);
            }
            return hidden ? (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .conceal */ .Eq)(map) : map;
        }
        case 'traversal': {
            const steps = expression.steps.map((part) => evaluate(part, scope));
            const { value, taken } = scope.resolve(expression.root, steps);
            return steps.slice(taken).reduce(_value_js__WEBPACK_IMPORTED_MODULE_1__/* .step */ .PM, value);
        }
        case 'access':
            return expression.steps
                .map((part) => evaluate(part, scope))
                .reduce(_value_js__WEBPACK_IMPORTED_MODULE_1__/* .step */ .PM, evaluate(expression.of, scope));
        case 'call': {
            if (scope.isConstant === true)
                return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
            const values = expression.arguments.map((argument) => evaluate(argument, scope));
            if (!spend(scope, values))
                return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
            return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .fromAll */ .ig)(values, () => expression.expand ? callExpanded(expression.name, values) : (0,_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .call */ .T1)(expression.name, values));
        }
        case 'conditional':
            return evaluateConditional(expression, scope);
        case 'operation': {
            const operands = expression.operands.map((operand) => evaluate(operand, scope));
            if (!spend(scope, operands))
                return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
            return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .fromAll */ .ig)(operands, () => (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .through */ .sc)(operands, (plain) => operate(expression.operator, plain)));
        }
        case 'for':
            return evaluateFor(expression, scope);
        case 'other':
            return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
    }
}
function evaluateConditional(expression, scope) {
    const yes = evaluate(expression.yes, scope);
    const no = evaluate(expression.no, scope);
    const condition = evaluate(expression.condition, scope);
    if (!spend(scope, [yes, no]))
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
    return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .fromAll */ .ig)([condition, yes, no], () => (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .through */ .sc)([condition], ([chosen]) => {
        if (typeof chosen !== 'boolean' || !isOneType(expression, yes, no))
            return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
        return chosen ? yes : no;
    }));
}
/** Calls a function with the members of the last argument. */
function callExpanded(name, values) {
    const last = values.at(-1) ?? _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .through */ .sc)(last instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sensitive */ .pT ? [last] : [], ([plain = last]) => Array.isArray(plain) && !(plain instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .SetOf */ .mb)
        ? (0,_functions_js__WEBPACK_IMPORTED_MODULE_0__/* .call */ .T1)(name, [...values.slice(0, -1), ...plain])
        : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV);
}
/** The text of a template with its parts joinParts. */
function joinParts(parts) {
    let text = '';
    for (const part of parts) {
        const shown = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(part);
        if (shown === _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV)
            return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
        text += shown;
        if (text.length > _value_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TEXT */ .lG)
            return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    }
    return text;
}
/**
 * Whether both sides of `?:` are known and of one type. Terraform reads both, and converts them to a type
 * that they have in common: a side that fails makes the whole fail, and `true ? 1 : "a"` is a text.
 */
function isOneType({ yes, no }, first, second) {
    if (isNull(yes))
        return first === null && (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhollyKnown */ .nH)(second);
    if (isNull(no))
        return second === null && (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhollyKnown */ .nH)(first);
    const shape = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeOf */ .F5)(first);
    if (shape === undefined)
        return false;
    if (shape === (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .shapeOf */ .F5)(second))
        return true;
    const one = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .reveal */ ._c)(first);
    const other = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .reveal */ ._c)(second);
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
        return false;
    }
    if (one instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .SetOf */ .mb ||
        other instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .SetOf */ .mb ||
        Array.isArray(one) !== Array.isArray(other)) {
        return false;
    }
    const members = [...Object.values(one), ...Object.values(other)];
    return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isUniform */ .dj)(members) && members.every(isPrimitive);
}
function isNull(expression) {
    return expression.kind === 'literal' && expression.value === null;
}
function operate(operator, [left = _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV, right]) {
    if (right === undefined) {
        if (operator === '!' && typeof left === 'boolean')
            return !left;
        return operator === '-' && typeof left === 'number' ? -left : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    }
    if (operator === '==' || operator === '!=') {
        const same = isEqual(left, right);
        return same === undefined ? _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV : same === (operator === '==');
    }
    if (typeof left === 'boolean' && typeof right === 'boolean') {
        if (operator === '&&')
            return left && right;
        return operator === '||' ? left || right : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    }
    if (!Number.isSafeInteger(left) || !Number.isSafeInteger(right))
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    return calculate(operator, Number(left), Number(right));
}
/** Whether two values are equal; undefined where that depends on the types of collections. */
function isEqual(left, right) {
    if (!(0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhollyKnown */ .nH)(left) || !(0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isWhollyKnown */ .nH)(right))
        return undefined;
    if (left === null || right === null)
        return left === right;
    if (!isPrimitive(left) || !isPrimitive(right))
        return undefined;
    const numbers = [left, right].filter((value) => typeof value === 'number');
    return numbers.every(Number.isSafeInteger) ? left === right : undefined;
}
/** The result for two whole numbers; unknown unless it is a whole number, too. */
function calculate(operator, left, right) {
    switch (operator) {
        case '+':
            return wholeNumber(left + right);
        case '-':
            return wholeNumber(left - right);
        case '*':
            return wholeNumber(left * right);
        case '/':
            return right === 0 ? _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV : wholeNumber(left / right);
        case '%':
            return left >= 0 && right > 0 ? left % right : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
        case '<':
            return left < right;
        case '>':
            return left > right;
        case '<=':
            return left <= right;
        case '>=':
            return left >= right;
        default:
            return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    }
}
function wholeNumber(value) {
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? value : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
}
function evaluateFor(expression, scope) {
    const collection = evaluate(expression.collection, scope);
    return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .fromAll */ .ig)([collection], () => (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .through */ .sc)(collection instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .Sensitive */ .pT ? [collection] : [], ([plain = collection]) => forEach(expression, plain, scope)));
}
function forEach(expression, collection, scope) {
    const items = itemsOf(collection, scope);
    if (items === undefined)
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV;
    if (items.length === 0 && !isCondition(expression, scope))
        return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
    const list = [];
    const map = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .newMap */ .dg)();
    // The result's keys and length show something of a condition or key, so a sensitive one hides the
    // result.
    let hidden = false;
    const see = (value) => {
        hidden ||= (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSensitive */ .tV)(value);
        return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .reveal */ ._c)(value);
    };
    for (const [key, value] of items) {
        const inner = bind(scope, { [expression.valueName]: value, [expression.keyName ?? '']: key });
        if (expression.condition !== undefined) {
            const kept = see(evaluate(expression.condition, inner));
            if (typeof kept !== 'boolean')
                return kept === _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV ? _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
            if (!kept)
                continue;
        }
        const result = evaluate(expression.value, inner);
        if (expression.key === undefined) {
            list.push(result);
            continue;
        }
        const written = see(evaluate(expression.key, inner));
        const name = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .stringOf */ .Je)(written);
        if (name === _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV || (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .certain */ .pY)(name) !== name)
            return written === _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV ? _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV : _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
        const before = map[name];
        // Two equal keys are an error.
        if (before !== undefined && !expression.grouped)
            return _value_js__WEBPACK_IMPORTED_MODULE_1__/* .DOUBT */ .$V;
        if (!expression.grouped)
            map[name] = result;
        else if (Array.isArray(before))
            before.push(result);
        else
            map[name] = [result];
    }
    const whole = expression.key === undefined ? list : map;
    return hidden ? (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .conceal */ .Eq)(whole) : whole;
}
/** Whether the condition is one for all that Terraform can say: it looks even if there are no members. */
function isCondition({ condition, ...names }, scope) {
    if (condition === undefined)
        return true;
    const inner = bind(scope, { [names.valueName]: _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV, [names.keyName ?? '']: _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV });
    const kept = (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .reveal */ ._c)(evaluate(condition, inner));
    return typeof kept === 'boolean' || (kept === _value_js__WEBPACK_IMPORTED_MODULE_1__/* .UNKNOWN */ .HV && condition.kind === 'traversal');
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
    if (length > _value_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_ITEMS */ ._5 || budget.left < 0)
        return undefined;
    if (Array.isArray(collection)) {
        const isSet = collection instanceof _value_js__WEBPACK_IMPORTED_MODULE_1__/* .SetOf */ .mb;
        return Array.from(collection, (value, index) => [isSet ? value : index, value]);
    }
    if (!(0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isMap */ .jh)(collection))
        return undefined;
    return (0,_value_js__WEBPACK_IMPORTED_MODULE_1__/* .sortedKeys */ .Mf)(collection).map((key) => [key, collection[key] ?? null]);
}
/** A scope in which these names have these values, and all others the values of `scope`. */
function bind(scope, names) {
    return {
        budget: scope.budget,
        isConstant: scope.isConstant === true,
        resolve(root, steps) {
            if (!Object.hasOwn(names, root))
                return scope.resolve(root, steps);
            return { value: names[root] ?? null, taken: 0 };
        },
    };
}
//# sourceMappingURL=evaluate.js.map

/***/ }),

/***/ 99505:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T1: () => (/* binding */ call),
  AF: () => (/* binding */ toBool),
  Ro: () => (/* binding */ toNumber)
});

// EXTERNAL MODULE: ./build/src/configuration/value.js
var configuration_value = __webpack_require__(65997);
;// CONCATENATED MODULE: ./build/src/configuration/function-texts.js
/** The texts that functions of Terraform write. */

/** The text with `%s`, `%d`, `%0Nd` and `%%` filled in; unknown for any other verb, and unless all values are used. */
function formatText(template, values) {
    const left = [...values];
    let isKnown = true;
    const text = template.replaceAll(/%(?:0(\d))?(.?)/gsu, (_whole, width, verb) => {
        if (verb === '%' && width === undefined)
            return verb;
        const value = left.shift() ?? configuration_value/* UNKNOWN */.HV;
        const isWhole = typeof value === 'number' && Number.isSafeInteger(value);
        isKnown &&= verb === 'd' ? isWhole && (width === undefined || value >= 0) : verb === 's';
        isKnown &&= verb === 'd' || (width === undefined && typeof value === 'string');
        return String((0,configuration_value/* stringOf */.Je)(value)).padStart(Number(width ?? 0), '0');
    });
    return isKnown && left.length === 0 ? text : configuration_value/* UNKNOWN */.HV;
}
/** The JSON text that `jsonencode` writes: names in order, and some characters escaped. */
function writeJson(value) {
    if (value === null)
        return 'null';
    if (typeof value === 'string')
        return writeText(value);
    if (Array.isArray(value))
        return wrapped(Array.from(value, writeJson), '[', ']');
    if (!(0,configuration_value/* isMap */.jh)(value))
        return (0,configuration_value/* stringOf */.Je)(value);
    const entries = (0,configuration_value/* sortedKeys */.Mf)(value).map((key) => wrapped([writeText(key), writeJson(value[key] ?? null)], '', '', ':'));
    return wrapped(entries, '{', '}');
}
function wrapped(texts, open, close, between = ',') {
    const known = texts.filter((text) => text !== configuration_value/* UNKNOWN */.HV);
    return known.length < texts.length ? configuration_value/* UNKNOWN */.HV : `${open}${known.join(between)}${close}`;
}
function writeText(text) {
    // Other control characters are escaped in another way by each version of Go.
    if (/[^\P{Cc}\n\r\t]/u.test(text))
        return configuration_value/* UNKNOWN */.HV;
    return JSON.stringify(text).replaceAll(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
//# sourceMappingURL=function-texts.js.map
;// CONCATENATED MODULE: ./build/src/configuration/functions.js
/**
 * Terraform functions that depend on their arguments only, for the arguments with which they are Terraform's
 * own: `npm run hunt` compares them. A call of another function, or with other arguments, is unknown.
 */


const FUNCTIONS = {
    upper: ofTexts(1, (text) => (isAscii(text) ? text.toUpperCase() : configuration_value/* UNKNOWN */.HV)),
    lower: ofTexts(1, (text) => (isAscii(text) ? text.toLowerCase() : configuration_value/* UNKNOWN */.HV)),
    trimspace: ofTexts(1, (text) => (isAscii(text) ? text.trim() : configuration_value/* UNKNOWN */.HV)),
    trimprefix: ofTexts(2, (text, prefix) => text.startsWith(prefix) ? text.slice(prefix.length) : text),
    trimsuffix: ofTexts(2, (text, suffix) => text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text),
    startswith: ofTexts(2, (text, prefix) => text.startsWith(prefix)),
    endswith: ofTexts(2, (text, suffix) => text.endsWith(suffix)),
    split: ofTexts(2, (separator, text) => (separator === '' ? configuration_value/* UNKNOWN */.HV : text.split(separator))),
    replace: ofTexts(3, (text, from, to) => 
    // Between slashes the text is a regular expression, and none is made from the text of a pull
    // request.
    from === '' || (from.startsWith('/') && from.endsWith('/'))
        ? configuration_value/* UNKNOWN */.HV
        : text.replaceAll(from, () => to)),
    join: (separator, ...lists) => {
        const members = lists.flatMap((list) => (Array.isArray(list) ? list : [configuration_value/* UNKNOWN */.HV]));
        const texts = members.map(configuration_value/* stringOf */.Je).filter((text) => text !== configuration_value/* UNKNOWN */.HV);
        const isKnown = texts.length === members.length && lists.length > 0;
        return typeof separator === 'string' && isKnown ? texts.join(separator) : configuration_value/* UNKNOWN */.HV;
    },
    format: (template, ...values) => typeof template === 'string' ? formatText(template, values) : configuration_value/* UNKNOWN */.HV,
    tostring: only(1, (value) => (0,configuration_value/* stringOf */.Je)(value)),
    tonumber: only(1, (value) => toNumber(value)),
    tobool: only(1, (value) => toBool(value)),
    tolist: only(1, (list) => (Array.isArray(list) && (0,configuration_value/* isUniform */.dj)(list) ? [...list] : configuration_value/* UNKNOWN */.HV)),
    toset: only(1, (list) => (isTexts(list) ? (0,configuration_value/* setOf */.s4)(list) : configuration_value/* UNKNOWN */.HV)),
    tomap: ofMap(1, (map) => ((0,configuration_value/* isUniform */.dj)(Object.values(map)) ? map : configuration_value/* UNKNOWN */.HV)),
    distinct: ofList(1, (list) => (isTexts(list) ? [...new Set(list)] : configuration_value/* UNKNOWN */.HV)),
    sort: only(1, (list) => (isTexts(list) ? [...(0,configuration_value/* setOf */.s4)(list)].flatMap(allOf(list)) : configuration_value/* UNKNOWN */.HV)),
    concat: (...lists) => {
        const all = lists.flatMap((list) => (isList(list) ? list : [configuration_value/* UNKNOWN */.HV]));
        return lists.length > 0 && (0,configuration_value/* isUniform */.dj)(all) ? all : configuration_value/* UNKNOWN */.HV;
    },
    flatten: ofList(1, flatten),
    merge: (...maps) => maps.length > 0 && maps.every(configuration_value/* isMap */.jh)
        ? (0,configuration_value/* newMap */.dg)(maps.flatMap((map) => Object.entries(map)))
        : configuration_value/* UNKNOWN */.HV,
    keys: ofMap(1, (map) => (0,configuration_value/* sortedKeys */.Mf)(map)),
    values: ofMap(1, (map) => (0,configuration_value/* sortedKeys */.Mf)(map).map((key) => map[key] ?? null)),
    lookup: ofMap(3, (map, key, fallback) => {
        if (typeof key !== 'string' || !(0,configuration_value/* isUniform */.dj)([...Object.values(map), fallback]))
            return configuration_value/* UNKNOWN */.HV;
        return Object.hasOwn(map, key) ? (map[key] ?? null) : fallback;
    }),
    element: ofList(2, (list, index) => list.length > 0 && isIndex(index) ? (list[index % list.length] ?? configuration_value/* UNKNOWN */.HV) : configuration_value/* UNKNOWN */.HV),
    contains: only(2, (list, item) => isPrimitives(list, item) ? Array.from(list).includes(item) : configuration_value/* UNKNOWN */.HV),
    index: ofList(2, (list, item) => {
        const at = isPrimitives(list, item) ? list.indexOf(item) : -1;
        return at < 0 ? configuration_value/* UNKNOWN */.HV : at;
    }),
    length: only(1, (value) => {
        if (Array.isArray(value))
            return value.length;
        // Terraform counts what a reader sees as one character.
        if (typeof value === 'string')
            return /^[\n\x20-\x7e]*$/.test(value) ? value.length : configuration_value/* UNKNOWN */.HV;
        return (0,configuration_value/* isMap */.jh)(value) ? Object.keys(value).length : configuration_value/* UNKNOWN */.HV;
    }),
    range: (...values) => range(values),
    cidrsubnet: only(3, (prefix, bits, number) => cidrSubnet(prefix, bits, number)),
    jsonencode: only(1, (value) => ((0,configuration_value/* isWhollyKnown */.nH)(value) ? writeJson(value) : configuration_value/* UNKNOWN */.HV)),
    jsondecode: ofTexts(1, (text) => decodeJson(text)),
};
/**
 * Calls a function by name. The result is unknown for unknown functions, wrong arguments and too
 * long results.
 */
function call(name, values) {
    const [first = configuration_value/* UNKNOWN */.HV] = values;
    if (name === 'sensitive' && values.length === 1)
        return (0,configuration_value/* conceal */.Eq)(first);
    if (name === 'nonsensitive' && values.length === 1 && first instanceof configuration_value/* Sensitive */.pT) {
        return first.value;
    }
    const passes = PASS_ON.has(name) && !values.some((value) => value instanceof configuration_value/* Sensitive */.pT);
    return passes ? callPlain(name, values) : (0,configuration_value/* through */.sc)(values, (plain) => callPlain(name, plain));
}
/** Functions that return parts of their arguments unchanged, with their sensitivity, or read no parts. */
const PASS_ON = new Set('element keys length merge values'.split(' '));
function callPlain(name, values) {
    if (!Object.hasOwn(FUNCTIONS, name))
        return configuration_value/* UNKNOWN */.HV;
    try {
        const answer = FUNCTIONS[name]?.(...values) ?? configuration_value/* UNKNOWN */.HV;
        if (typeof answer === 'string' && answer.length > configuration_value/* MAX_TEXT */.lG)
            return configuration_value/* UNKNOWN */.HV;
        return Array.isArray(answer) && answer.length > configuration_value/* MAX_ITEMS */._5 ? configuration_value/* UNKNOWN */.HV : (0,configuration_value/* certain */.pY)(answer);
    }
    catch (error) {
        if (error instanceof RangeError || error instanceof SyntaxError)
            return configuration_value/* UNKNOWN */.HV;
        throw error;
    }
}
/** A function of exactly so many arguments. */
function only(count, compute) {
    return (...values) => {
        const [a = configuration_value/* UNKNOWN */.HV, b = configuration_value/* UNKNOWN */.HV, c = configuration_value/* UNKNOWN */.HV] = values;
        return values.length === count ? compute(a, b, c) : configuration_value/* UNKNOWN */.HV;
    };
}
function ofTexts(count, compute) {
    return (...values) => {
        const [a = '', b = '', c = ''] = values.filter((value) => typeof value === 'string');
        const isText = values.every((value) => typeof value === 'string');
        return isText && values.length === count ? compute(a, b, c) : configuration_value/* UNKNOWN */.HV;
    };
}
function ofList(count, compute) {
    return only(count, (list, rest) => (isList(list) ? compute(list, rest) : configuration_value/* UNKNOWN */.HV));
}
function ofMap(count, compute) {
    return only(count, (map, key, rest) => ((0,configuration_value/* isMap */.jh)(map) ? compute(map, key, rest) : configuration_value/* UNKNOWN */.HV));
}
function isList(value) {
    return Array.isArray(value) && !(value instanceof configuration_value/* SetOf */.mb);
}
function isTexts(value) {
    return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
/** Whether a list has primitive values of one type, which this item has, too: then equal is the same. */
function isPrimitives(list, item) {
    const isComparable = typeof item === 'string' || typeof item === 'boolean' || Number.isSafeInteger(item);
    return (isComparable &&
        Array.isArray(list) &&
        (0,configuration_value/* isUniform */.dj)([...list, item]) &&
        list.every((one) => typeof one !== 'number' || Number.isSafeInteger(one)));
}
function isIndex(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
function isAscii(text) {
    return /^[\0-\x7f]*$/.test(text);
}
/** Every occurrence of a text in a list. */
function allOf(list) {
    return (text) => list.filter((one) => one === text);
}
/** The number that a text or a number is. */
function toNumber(value) {
    if (typeof value === 'number')
        return value;
    const read = typeof value === 'string' ? Number(value) : configuration_value/* UNKNOWN */.HV;
    return typeof read === 'number' && (0,configuration_value/* stringOf */.Je)(read) === value ? read : configuration_value/* UNKNOWN */.HV;
}
/** The truth value that a text or a boolean is. */
function toBool(value) {
    if (value === 'true' || value === 'false')
        return value === 'true';
    return typeof value === 'boolean' ? value : configuration_value/* UNKNOWN */.HV;
}
function flatten(list) {
    const flat = [];
    const add = (items) => items.every((item) => {
        if (item === configuration_value/* UNKNOWN */.HV || item === null || item instanceof configuration_value/* SetOf */.mb || flat.length > configuration_value/* MAX_ITEMS */._5) {
            return false;
        }
        if (Array.isArray(item))
            return add(item);
        flat.push(item);
        return true;
    });
    return add(list) ? flat : configuration_value/* UNKNOWN */.HV;
}
/** The most numbers that Terraform returns. */
const LONGEST_RANGE = 1024;
function range(values) {
    const numbers = values.filter(isIndex);
    if (numbers.length !== values.length || numbers.length === 0 || numbers.length > 3) {
        return configuration_value/* UNKNOWN */.HV;
    }
    const [first = 0, second, by = 1] = numbers;
    const [from, to] = second === undefined ? [0, first] : [first, second];
    const count = Math.ceil((to - from) / by);
    if (by === 0 || to < from || count > LONGEST_RANGE)
        return configuration_value/* UNKNOWN */.HV;
    return Array.from({ length: count }, (_, index) => from + index * by);
}
const IPV4 = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\/(\d|[12]\d|3[0-2])$/;
/** A subnet of an IPv4 prefix; unknown for IPv6. */
function cidrSubnet(prefix, bits, number) {
    const read = typeof prefix === 'string' ? IPV4.exec(prefix) : null;
    if (read === null || !isIndex(bits) || !isIndex(number))
        return configuration_value/* UNKNOWN */.HV;
    const [length = 0, ...octets] = [read[5], ...read.slice(1, 5)].map(Number);
    const wide = length + bits;
    if (octets.some((octet) => octet > 255) || wide > 32 || number >= 2 ** bits)
        return configuration_value/* UNKNOWN */.HV;
    const start = octets.reduce((sum, octet) => sum * 256 + octet, 0);
    const kept = Math.floor(start / 2 ** (32 - length)) * 2 ** (32 - length);
    const first = kept + number * 2 ** (32 - wide);
    const parts = [24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256);
    return `${parts.join('.')}/${String(wide)}`;
}
/** The value of a JSON text; unknown where the text has long numbers or escaped characters. */
function decodeJson(text) {
    if (/[\d.]{16}|\d[eE]|\\[^"\\/nrt]/.test(text))
        return configuration_value/* UNKNOWN */.HV;
    const seen = [];
    const read = JSON.parse(text, (_key, value) => {
        if ((0,configuration_value/* isMap */.jh)(value))
            seen.push([value, Object.keys(value).length]);
        return (0,configuration_value/* isMap */.jh)(value) ? (0,configuration_value/* newMap */.dg)(Object.entries(value)) : value;
    });
    // Throws if the value is nested too deeply to be read.
    (0,configuration_value/* weigh */.vi)(read);
    // A name that is there twice: `JSON.parse` keeps one.
    const names = text.match(/"(?:[^"\\]|\\.)*"\s*:/g)?.length ?? 0;
    const kept = seen.reduce((sum, [, count]) => sum + count, 0);
    return names === kept ? read : configuration_value/* UNKNOWN */.HV;
}
//# sourceMappingURL=functions.js.map

/***/ }),

/***/ 65997:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: () => (/* binding */ DOUBT),
/* harmony export */   Eq: () => (/* binding */ conceal),
/* harmony export */   F5: () => (/* binding */ shapeOf),
/* harmony export */   HU: () => (/* binding */ hasDoubt),
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   Ic: () => (/* binding */ applied),
/* harmony export */   Je: () => (/* binding */ stringOf),
/* harmony export */   K3: () => (/* binding */ MAX_WEIGHT),
/* harmony export */   Mf: () => (/* binding */ sortedKeys),
/* harmony export */   PM: () => (/* binding */ step),
/* harmony export */   _5: () => (/* binding */ MAX_ITEMS),
/* harmony export */   _c: () => (/* binding */ reveal),
/* harmony export */   dg: () => (/* binding */ newMap),
/* harmony export */   dj: () => (/* binding */ isUniform),
/* harmony export */   ig: () => (/* binding */ fromAll),
/* harmony export */   jh: () => (/* binding */ isMap),
/* harmony export */   lD: () => (/* binding */ split),
/* harmony export */   lG: () => (/* binding */ MAX_TEXT),
/* harmony export */   mb: () => (/* binding */ SetOf),
/* harmony export */   nH: () => (/* binding */ isWhollyKnown),
/* harmony export */   pT: () => (/* binding */ Sensitive),
/* harmony export */   pY: () => (/* binding */ certain),
/* harmony export */   rC: () => (/* binding */ splitMap),
/* harmony export */   s4: () => (/* binding */ setOf),
/* harmony export */   sc: () => (/* binding */ through),
/* harmony export */   tV: () => (/* binding */ isSensitive),
/* harmony export */   vi: () => (/* binding */ weigh)
/* harmony export */ });
/** The values of Terraform: JSON, and one value more for what is known only after an apply. */
const UNKNOWN = Symbol('known after apply');
/**
 * What is not known, and may be an error in Terraform. An operation on a value with a doubt in it is in doubt
 * as a whole, as `[1, 1 / 0][0]` is.
 */
const DOUBT = Symbol('known after apply, or an error');
/** A sensitive value. Only the outermost value is wrapped; its parts are plain. */
class Sensitive {
    value;
    constructor(value) {
        this.value = value;
    }
}
/** A set: its members sorted, each once. It has no indexes, and as a `for_each` its members are the keys. */
class SetOf extends Array {
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
const doubtful = new WeakMap();
/** Whether a value, or any part of it, is in doubt. */
function hasDoubt(value) {
    if (typeof value !== 'object' || value === null)
        return value === DOUBT;
    let found = doubtful.get(value);
    if (found === undefined) {
        found =
            value instanceof Sensitive ? hasDoubt(value.value) : Object.values(value).some(hasDoubt);
        doubtful.set(value, found);
    }
    return found;
}
/**
 * The result of an operation on these values: in doubt if one of them is, or if all of them are known and the
 * result is not.
 */
function fromAll(values, compute) {
    if (values.some(hasDoubt))
        return DOUBT;
    const result = compute();
    return reveal(result) === UNKNOWN && values.every(isWhollyKnown) ? DOUBT : result;
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
    if (typeof value === 'symbol')
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
    if (typeof value === 'boolean')
        return String(value);
    return typeof value === 'number' && isExact(value) ? String(value) : UNKNOWN;
}
/**
 * Whether a number of this program is the number that Terraform has, and is written as it writes it.
 * Terraform counts with 512 bits, so only whole numbers and short decimals are the same here.
 */
function isExact(value) {
    if (Number.isSafeInteger(value))
        return !Object.is(value, -0);
    const text = String(value);
    return /^-?\d+\.\d+$/.test(text) && text.replace(/\D/g, '').length <= 15;
}
/** Whether Terraform keeps this text as it is: it brings texts into the normal form NFC, by its tables. */
function isNormal(text) {
    if (/^[\0-\u02ff]*$/.test(text))
        return true;
    return !/[\p{Cn}\p{Co}\p{Cs}\ufffd]/u.test(text) && text.normalize('NFC') === text;
}
/** The value; unknown where Terraform may have another text or number, in any part of it. */
function certain(value) {
    if (typeof value === 'string')
        return isNormal(value) ? value : UNKNOWN;
    if (typeof value === 'number')
        return isExact(value) ? value : UNKNOWN;
    if (value instanceof Sensitive)
        return conceal(certain(value.value));
    if (value instanceof SetOf)
        return value.every(isCertain) ? value : UNKNOWN;
    if (Array.isArray(value))
        return value.every(isCertain) ? value : value.map(certain);
    if (!isMap(value))
        return value;
    const entries = Object.entries(value);
    if (!entries.every(([key]) => isNormal(key)))
        return UNKNOWN;
    return entries.every(([, part]) => isCertain(part))
        ? value
        : newMap(entries.map(([key, part]) => [key, certain(part)]));
}
function isCertain(value) {
    return certain(value) === value;
}
/**
 * The type of a value, as far as it is sure whatever its collections are: two values with one shape have
 * one type, or types that convert to each other without a change. Undefined for null and for what is not known.
 */
function shapeOf(value) {
    if (typeof value === 'symbol' || value === null)
        return undefined;
    if (value instanceof Sensitive)
        return shapeOf(value.value);
    if (Array.isArray(value)) {
        const shapes = Array.from(value, shapeOf);
        if (shapes.includes(undefined))
            return undefined;
        return value instanceof SetOf ? `<${[...new Set(shapes)].join()}>` : `[${shapes.join()}]`;
    }
    if (!isMap(value))
        return typeof value;
    const parts = sortedKeys(value).map((key) => {
        const shape = shapeOf(value[key] ?? null);
        return shape === undefined ? undefined : `${JSON.stringify(key)}:${shape}`;
    });
    return parts.includes(undefined) ? undefined : `{${parts.join()}}`;
}
/** Whether the members have one type, so that no conversion to a list or map changes them. */
function isUniform(members) {
    const shapes = new Set(members.map(shapeOf));
    return !shapes.has(undefined) && shapes.size <= 1;
}
/** Compares texts by their code points, as Terraform sorts them. */
function byCodePoint(a, b) {
    return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
/** The keys of a map, in Terraform's order. */
function sortedKeys(map) {
    return Object.keys(map).sort(byCodePoint);
}
/** The set of these texts. */
function setOf(texts) {
    return SetOf.from([...new Set(texts)].sort(byCodePoint));
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
/** One step into a value: `.name`, `[0]` or `["key"]`. A part that does not exist is in doubt. */
function step(value, key) {
    if (hasDoubt(value) || hasDoubt(key))
        return DOUBT;
    if (value === UNKNOWN || key === UNKNOWN)
        return UNKNOWN;
    if (value instanceof Sensitive || key instanceof Sensitive) {
        return conceal(step(reveal(value), reveal(key)));
    }
    if (value instanceof SetOf)
        return DOUBT;
    if (Array.isArray(value)) {
        return typeof key === 'number' && Object.hasOwn(value, key) ? (value[key] ?? null) : DOUBT;
    }
    const isKey = isMap(value) && typeof key === 'string' && Object.hasOwn(value, key);
    return isKey ? (value[key] ?? null) : DOUBT;
}
/** Splits a value into that form. `budget` limits the size of the result; empty trees are undefined. */
function split(value, budget) {
    if (value instanceof Sensitive)
        return { ...split(value.value, budget), sensitive: true };
    budget.left -= typeof value === 'string' ? weigh(value) : 1;
    if (typeof value === 'symbol' || budget.left < 0) {
        return { known: undefined, unknown: true, sensitive: undefined };
    }
    if (Array.isArray(value)) {
        const parts = Array.from(value, (item) => split(item, budget));
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

/***/ 74802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   FD: () => (/* binding */ readTarSync),
/* harmony export */   FJ: () => (/* binding */ writeTar),
/* harmony export */   JL: () => (/* binding */ EMPTY_ARCHIVE),
/* harmony export */   YF: () => (/* binding */ UnreadableArchive),
/* harmony export */   sB: () => (/* binding */ readTar)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var tar__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98697);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46073);
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

/***/ 46073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ createTree),
/* harmony export */   e: () => (/* binding */ follow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
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
