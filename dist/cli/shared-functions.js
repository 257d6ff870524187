export const id = 4342;
export const ids = [4342];
export const modules = {
/***/ 99397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Fw: () => ( withoutNames),
  S3: () => ( itemsOf),
  _3: () => ( evaluate),
  oI: () => ( bind)
 });
 var _functions_js_0_ = __webpack_require__(99505);
 var _value_js_1_ = __webpack_require__(65997);
function withoutNames() {
  return {
    isConstant: true,
    budget: { left: 1_000_000 },
    resolve: () => ({ value: _value_js_1_ .HV, taken: 0 }),
  };
}
function evaluate(expression, scope) {
  scope.budget.left -= 1;
  if (scope.budget.left < 0)
    return _value_js_1_ .$V;
  const made = work(expression, scope);
  const value = isPrimitive((0,_value_js_1_ ._c)(made)) ? (0,_value_js_1_ .pY)(made) : made;
  return (0,_value_js_1_ .vi)(value) > _value_js_1_ .K3 || (value === _value_js_1_ .HV && made !== _value_js_1_ .HV) ? _value_js_1_ .$V : value;
}
function isPrimitive(value) {
  return typeof value !== 'object' || value === null;
}
function spend({ budget }, values) {
  for (const value of values)
    budget.left -= (0,_value_js_1_ .vi)(value);
  return budget.left >= 0;
}
function work(expression, scope) {
  switch (expression.kind) {
    case 'literal':
      return expression.digits === undefined || expression.digits === String(expression.value)
        ? expression.value
        : _value_js_1_ .$V;
    case 'template': {
      const parts = expression.parts.map((part) => evaluate(part, scope));
      return spend(scope, parts) ? (0,_value_js_1_ .ig)(parts, () => (0,_value_js_1_ .sc)(parts, joinParts)) : _value_js_1_ .$V;
    }
    case 'tuple':
      return expression.items.map((item) => evaluate(item, scope));
    case 'object': {
      const map = (0,_value_js_1_ .dg)();
      let hidden = false;
      for (const entry of expression.entries) {
        const keyValue = evaluate(entry.key, scope);
        const key = (0,_value_js_1_ .Je)((0,_value_js_1_ ._c)(keyValue));
        if ((0,_value_js_1_ .HU)(keyValue) || key === _value_js_1_ .HV || (0,_value_js_1_ .pY)(key) !== key || key in map) {
          return keyValue === _value_js_1_ .HV ? _value_js_1_ .HV : _value_js_1_ .$V;
        }
        hidden ||= (0,_value_js_1_ .tV)(keyValue);
        map[key] = evaluate(entry.value, scope);
      }
      return hidden ? (0,_value_js_1_ .Eq)(map) : map;
    }
    case 'traversal': {
      const steps = expression.steps.map((part) => evaluate(part, scope));
      const { value, taken } = scope.resolve(expression.root, steps);
      return steps.slice(taken).reduce(_value_js_1_ .PM, value);
    }
    case 'access':
      return expression.steps
        .map((part) => evaluate(part, scope))
        .reduce(_value_js_1_ .PM, evaluate(expression.of, scope));
    case 'call': {
      if (scope.isConstant === true)
        return _value_js_1_ .$V;
      const values = expression.arguments.map((argument) => evaluate(argument, scope));
      if (!spend(scope, values))
        return _value_js_1_ .$V;
      return (0,_value_js_1_ .ig)(values, () => expression.expand ? callExpanded(expression.name, values) : (0,_functions_js_0_ .T1)(expression.name, values));
    }
    case 'conditional':
      return evaluateConditional(expression, scope);
    case 'operation': {
      const operands = expression.operands.map((operand) => evaluate(operand, scope));
      if (!spend(scope, operands))
        return _value_js_1_ .$V;
      return (0,_value_js_1_ .ig)(operands, () => (0,_value_js_1_ .sc)(operands, (plain) => operate(expression.operator, plain)));
    }
    case 'for':
      return evaluateFor(expression, scope);
    case 'other':
      return _value_js_1_ .$V;
  }
}
function evaluateConditional(expression, scope) {
  const yes = evaluate(expression.yes, scope);
  const no = evaluate(expression.no, scope);
  const condition = evaluate(expression.condition, scope);
  if (!spend(scope, [yes, no]))
    return _value_js_1_ .$V;
  return (0,_value_js_1_ .ig)([condition, yes, no], () => (0,_value_js_1_ .sc)([condition], ([chosen]) => {
    if (typeof chosen !== 'boolean' || !isOneType(expression, yes, no))
      return _value_js_1_ .HV;
    return chosen ? yes : no;
  }));
}
function callExpanded(name, values) {
  const last = values.at(-1) ?? _value_js_1_ .HV;
  return (0,_value_js_1_ .sc)(last instanceof _value_js_1_ .pT ? [last] : [], ([plain = last]) => Array.isArray(plain) && !(plain instanceof _value_js_1_ .mb)
    ? (0,_functions_js_0_ .T1)(name, [...values.slice(0, -1), ...plain])
    : _value_js_1_ .HV);
}
function joinParts(parts) {
  let text = '';
  for (const part of parts) {
    const shown = (0,_value_js_1_ .Je)(part);
    if (shown === _value_js_1_ .HV)
      return _value_js_1_ .HV;
    text += shown;
    if (text.length > _value_js_1_ .lG)
      return _value_js_1_ .HV;
  }
  return text;
}
function isOneType({ yes, no }, first, second) {
  if (isNull(yes))
    return first === null && (0,_value_js_1_ .nH)(second);
  if (isNull(no))
    return second === null && (0,_value_js_1_ .nH)(first);
  const shape = (0,_value_js_1_ .F5)(first);
  if (shape === undefined)
    return false;
  if (shape === (0,_value_js_1_ .F5)(second))
    return true;
  const one = (0,_value_js_1_ ._c)(first);
  const other = (0,_value_js_1_ ._c)(second);
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return false;
  }
  if (one instanceof _value_js_1_ .mb ||
    other instanceof _value_js_1_ .mb ||
    Array.isArray(one) !== Array.isArray(other)) {
    return false;
  }
  const members = [...Object.values(one), ...Object.values(other)];
  return (0,_value_js_1_ .dj)(members) && members.every(isPrimitive);
}
function isNull(expression) {
  return expression.kind === 'literal' && expression.value === null;
}
function operate(operator, [left = _value_js_1_ .HV, right]) {
  if (right === undefined) {
    if (operator === '!' && typeof left === 'boolean')
      return !left;
    return operator === '-' && typeof left === 'number' ? -left : _value_js_1_ .HV;
  }
  if (operator === '==' || operator === '!=') {
    const same = isEqual(left, right);
    return same === undefined ? _value_js_1_ .HV : same === (operator === '==');
  }
  if (typeof left === 'boolean' && typeof right === 'boolean') {
    if (operator === '&&')
      return left && right;
    return operator === '||' ? left || right : _value_js_1_ .HV;
  }
  if (!Number.isSafeInteger(left) || !Number.isSafeInteger(right))
    return _value_js_1_ .HV;
  return calculate(operator, Number(left), Number(right));
}
function isEqual(left, right) {
  if (!(0,_value_js_1_ .nH)(left) || !(0,_value_js_1_ .nH)(right))
    return undefined;
  if (left === null || right === null)
    return left === right;
  if (!isPrimitive(left) || !isPrimitive(right))
    return undefined;
  const numbers = [left, right].filter((value) => typeof value === 'number');
  return numbers.every(Number.isSafeInteger) ? left === right : undefined;
}
function calculate(operator, left, right) {
  switch (operator) {
    case '+':
      return wholeNumber(left + right);
    case '-':
      return wholeNumber(left - right);
    case '*':
      return wholeNumber(left * right);
    case '/':
      return right === 0 ? _value_js_1_ .HV : wholeNumber(left / right);
    case '%':
      return left >= 0 && right > 0 ? left % right : _value_js_1_ .HV;
    case '<':
      return left < right;
    case '>':
      return left > right;
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    default:
      return _value_js_1_ .HV;
  }
}
function wholeNumber(value) {
  return Number.isSafeInteger(value) && !Object.is(value, -0) ? value : _value_js_1_ .HV;
}
function evaluateFor(expression, scope) {
  const collection = evaluate(expression.collection, scope);
  return (0,_value_js_1_ .ig)([collection], () => (0,_value_js_1_ .sc)(collection instanceof _value_js_1_ .pT ? [collection] : [], ([plain = collection]) => forEach(expression, plain, scope)));
}
function forEach(expression, collection, scope) {
  const items = itemsOf(collection, scope);
  if (items === undefined)
    return _value_js_1_ .HV;
  if (items.length === 0 && !isCondition(expression, scope))
    return _value_js_1_ .$V;
  const list = [];
  const map = (0,_value_js_1_ .dg)();
  let hidden = false;
  const see = (value) => {
    hidden ||= (0,_value_js_1_ .tV)(value);
    return (0,_value_js_1_ ._c)(value);
  };
  for (const [key, value] of items) {
    const inner = bind(scope, { [expression.valueName]: value, [expression.keyName ?? '']: key });
    if (expression.condition !== undefined) {
      const kept = see(evaluate(expression.condition, inner));
      if (typeof kept !== 'boolean')
        return kept === _value_js_1_ .HV ? _value_js_1_ .HV : _value_js_1_ .$V;
      if (!kept)
        continue;
    }
    const result = evaluate(expression.value, inner);
    if (expression.key === undefined) {
      list.push(result);
      continue;
    }
    const written = see(evaluate(expression.key, inner));
    const name = (0,_value_js_1_ .Je)(written);
    if (name === _value_js_1_ .HV || (0,_value_js_1_ .pY)(name) !== name)
      return written === _value_js_1_ .HV ? _value_js_1_ .HV : _value_js_1_ .$V;
    const before = map[name];
    if (before !== undefined && !expression.grouped)
      return _value_js_1_ .$V;
    if (!expression.grouped)
      map[name] = result;
    else if (Array.isArray(before))
      before.push(result);
    else
      map[name] = [result];
  }
  const whole = expression.key === undefined ? list : map;
  return hidden ? (0,_value_js_1_ .Eq)(whole) : whole;
}
function isCondition({ condition, ...names }, scope) {
  if (condition === undefined)
    return true;
  const inner = bind(scope, { [names.valueName]: _value_js_1_ .HV, [names.keyName ?? '']: _value_js_1_ .HV });
  const kept = (0,_value_js_1_ ._c)(evaluate(condition, inner));
  return typeof kept === 'boolean' || (kept === _value_js_1_ .HV && condition.kind === 'traversal');
}
function itemsOf(collection, { budget }) {
  if (typeof collection !== 'object' || collection === null)
    return undefined;
  const { length } = Object.keys(collection);
  budget.left -= length;
  if (length > _value_js_1_ ._5 || budget.left < 0)
    return undefined;
  if (Array.isArray(collection)) {
    const isSet = collection instanceof _value_js_1_ .mb;
    return Array.from(collection, (value, index) => [isSet ? value : index, value]);
  }
  if (!(0,_value_js_1_ .jh)(collection))
    return undefined;
  return (0,_value_js_1_ .Mf)(collection).map((key) => [key, collection[key] ?? null]);
}
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
/***/ }),
/***/ 99505:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 T1: () => ( call),
 AF: () => ( toBool),
 Ro: () => ( toNumber)
});
var configuration_value = __webpack_require__(65997);
;// CONCATENATED MODULE: ./build/src/configuration/function-texts.js
function formatText(template, values) {
  const left = [...values];
  let isKnown = true;
  const text = template.replaceAll(/%(?:0(\d))?(.?)/gsu, (_whole, width, verb) => {
    if (verb === '%' && width === undefined)
      return verb;
    const value = left.shift() ?? configuration_value.HV;
    const isWhole = typeof value === 'number' && Number.isSafeInteger(value);
    isKnown &&= verb === 'd' ? isWhole && (width === undefined || value >= 0) : verb === 's';
    isKnown &&= verb === 'd' || (width === undefined && typeof value === 'string');
    return String((0,configuration_value.Je)(value)).padStart(Number(width ?? 0), '0');
  });
  return isKnown && left.length === 0 ? text : configuration_value.HV;
}
function writeJson(value) {
  if (value === null)
    return 'null';
  if (typeof value === 'string')
    return writeText(value);
  if (Array.isArray(value))
    return wrapped(Array.from(value, writeJson), '[', ']');
  if (!(0,configuration_value.jh)(value))
    return (0,configuration_value.Je)(value);
  const entries = (0,configuration_value.Mf)(value).map((key) => wrapped([writeText(key), writeJson(value[key] ?? null)], '', '', ':'));
  return wrapped(entries, '{', '}');
}
function wrapped(texts, first, close, between = ',') {
  const known = texts.filter((text) => text !== configuration_value.HV);
  return known.length < texts.length ? configuration_value.HV : `${first}${known.join(between)}${close}`;
}
function writeText(text) {
  if (/[^\P{Cc}\n\r\t]/u.test(text))
    return configuration_value.HV;
  return JSON.stringify(text).replaceAll(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
;// CONCATENATED MODULE: ./build/src/configuration/functions.js
const FUNCTIONS = {
  upper: ofTexts(1, (text) => (isAscii(text) ? text.toUpperCase() : configuration_value.HV)),
  lower: ofTexts(1, (text) => (isAscii(text) ? text.toLowerCase() : configuration_value.HV)),
  trimspace: ofTexts(1, (text) => (isAscii(text) ? text.trim() : configuration_value.HV)),
  trimprefix: ofTexts(2, (text, prefix) => text.startsWith(prefix) ? text.slice(prefix.length) : text),
  trimsuffix: ofTexts(2, (text, suffix) => text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text),
  startswith: ofTexts(2, (text, prefix) => text.startsWith(prefix)),
  endswith: ofTexts(2, (text, suffix) => text.endsWith(suffix)),
  split: ofTexts(2, (separator, text) => (separator === '' ? configuration_value.HV : text.split(separator))),
  replace: ofTexts(3, (text, from, to) => 
  from === '' || (from.startsWith('/') && from.endsWith('/'))
    ? configuration_value.HV
    : text.replaceAll(from, () => to)),
  join: (separator, ...lists) => {
    const members = lists.flatMap((list) => (Array.isArray(list) ? list : [configuration_value.HV]));
    const texts = members.map(configuration_value.Je).filter((text) => text !== configuration_value.HV);
    const isKnown = texts.length === members.length && lists.length > 0;
    return typeof separator === 'string' && isKnown ? texts.join(separator) : configuration_value.HV;
  },
  format: (template, ...values) => typeof template === 'string' ? formatText(template, values) : configuration_value.HV,
  tostring: only(1, (value) => (0,configuration_value.Je)(value)),
  tonumber: only(1, (value) => toNumber(value)),
  tobool: only(1, (value) => toBool(value)),
  tolist: only(1, (list) => (Array.isArray(list) && (0,configuration_value.dj)(list) ? [...list] : configuration_value.HV)),
  toset: only(1, (list) => (isTexts(list) ? (0,configuration_value.s4)(list) : configuration_value.HV)),
  tomap: ofMap(1, (map) => ((0,configuration_value.dj)(Object.values(map)) ? map : configuration_value.HV)),
  distinct: ofList(1, (list) => (isTexts(list) ? [...new Set(list)] : configuration_value.HV)),
  sort: only(1, (list) => (isTexts(list) ? [...(0,configuration_value.s4)(list)].flatMap(allOf(list)) : configuration_value.HV)),
  concat: (...lists) => {
    const all = lists.flatMap((list) => (isList(list) ? list : [configuration_value.HV]));
    return lists.length > 0 && (0,configuration_value.dj)(all) ? all : configuration_value.HV;
  },
  flatten: ofList(1, flatten),
  merge: (...maps) => maps.length > 0 && maps.every(configuration_value.jh)
    ? (0,configuration_value.dg)(maps.flatMap((map) => Object.entries(map)))
    : configuration_value.HV,
  keys: ofMap(1, (map) => (0,configuration_value.Mf)(map)),
  values: ofMap(1, (map) => (0,configuration_value.Mf)(map).map((key) => map[key] ?? null)),
  lookup: ofMap(3, (map, key, fallback) => {
    if (typeof key !== 'string' || !(0,configuration_value.dj)([...Object.values(map), fallback]))
      return configuration_value.HV;
    return Object.hasOwn(map, key) ? (map[key] ?? null) : fallback;
  }),
  element: ofList(2, (list, index) => list.length > 0 && isIndex(index) ? (list[index % list.length] ?? configuration_value.HV) : configuration_value.HV),
  contains: only(2, (list, item) => isPrimitives(list, item) ? Array.from(list).includes(item) : configuration_value.HV),
  index: ofList(2, (list, item) => {
    const at = isPrimitives(list, item) ? list.indexOf(item) : -1;
    return at < 0 ? configuration_value.HV : at;
  }),
  length: only(1, (value) => {
    if (Array.isArray(value))
      return value.length;
    if (typeof value === 'string')
      return /^[\n\x20-\x7e]*$/.test(value) ? value.length : configuration_value.HV;
    return (0,configuration_value.jh)(value) ? Object.keys(value).length : configuration_value.HV;
  }),
  max: ofIntegers((numbers) => Math.max(...numbers)),
  min: ofIntegers((numbers) => Math.min(...numbers)),
  range: (...values) => range(values),
  reverse: only(1, (list) => (isList(list) ? list.toReversed() : configuration_value.HV)),
  compact: ofList(1, (list) => {
    const texts = list.filter((item) => item !== null);
    const left = isTexts(texts) ? texts.filter((text) => text !== '') : [];
    return left.length > 0 ? left : configuration_value.HV;
  }),
  one: only(1, (list) => (Array.isArray(list) && list.length < 2 ? (list[0] ?? null) : configuration_value.HV)),
  coalesce: (...values) => (0,configuration_value.dj)(values) ? (values.find((value) => value !== '') ?? configuration_value.HV) : configuration_value.HV,
  try: (first = configuration_value.HV) => first,
  can: only(1, (value) => ((0,configuration_value.nH)(value) ? true : configuration_value.HV)),
  cidrsubnet: only(3, (prefix, bits, number) => cidrSubnet(prefix, bits, number)),
  jsonencode: only(1, (value) => ((0,configuration_value.nH)(value) ? writeJson(value) : configuration_value.HV)),
  jsondecode: ofTexts(1, (text) => decodeJson(text)),
};
function call(name, values) {
  const [first = configuration_value.HV] = values;
  if (name === 'sensitive' && values.length === 1)
    return (0,configuration_value.Eq)(first);
  if (name === 'nonsensitive' && values.length === 1 && first instanceof configuration_value.pT) {
    return first.value;
  }
  const passes = PASS_ON.has(name) && !values.some((value) => value instanceof configuration_value.pT);
  return passes ? callPlain(name, values) : (0,configuration_value.sc)(values, (plain) => callPlain(name, plain));
}
const PASS_ON = new Set('element keys length merge try values'.split(' '));
function callPlain(name, values) {
  if (!Object.hasOwn(FUNCTIONS, name))
    return configuration_value.HV;
  try {
    const answer = FUNCTIONS[name]?.(...values) ?? configuration_value.HV;
    if (typeof answer === 'string' && answer.length > configuration_value.lG)
      return configuration_value.HV;
    return Array.isArray(answer) && answer.length > configuration_value._5 ? configuration_value.HV : (0,configuration_value.pY)(answer);
  }
  catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError)
      return configuration_value.HV;
    throw error;
  }
}
function only(count, compute) {
  return (...values) => {
    const [a = configuration_value.HV, b = configuration_value.HV, c = configuration_value.HV] = values;
    return values.length === count ? compute(a, b, c) : configuration_value.HV;
  };
}
function ofTexts(count, compute) {
  return (...values) => {
    const [a = '', b = '', c = ''] = values.filter((value) => typeof value === 'string');
    const isText = values.every((value) => typeof value === 'string');
    return isText && values.length === count ? compute(a, b, c) : configuration_value.HV;
  };
}
function ofList(count, compute) {
  return only(count, (list, rest) => (isList(list) ? compute(list, rest) : configuration_value.HV));
}
function ofMap(count, compute) {
  return only(count, (map, key, rest) => ((0,configuration_value.jh)(map) ? compute(map, key, rest) : configuration_value.HV));
}
function ofIntegers(compute) {
  return (...values) => {
    const numbers = values.filter(isInteger);
    return numbers.length === values.length && numbers.length > 0 ? compute(numbers) : configuration_value.HV;
  };
}
function isInteger(value) {
  return Number.isSafeInteger(value);
}
function isList(value) {
  return Array.isArray(value) && !(value instanceof configuration_value.mb);
}
function isTexts(value) {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
function isPrimitives(list, item) {
  const isComparable = typeof item === 'string' || typeof item === 'boolean' || Number.isSafeInteger(item);
  return (isComparable &&
    Array.isArray(list) &&
    (0,configuration_value.dj)([...list, item]) &&
    list.every((one) => typeof one !== 'number' || Number.isSafeInteger(one)));
}
function isIndex(value) {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
function isAscii(text) {
  return /^[\0-\x7f]*$/.test(text);
}
function allOf(list) {
  return (text) => list.filter((one) => one === text);
}
function toNumber(value) {
  if (typeof value === 'number')
    return value;
  const number = typeof value === 'string' ? Number(value) : configuration_value.HV;
  return typeof number === 'number' && (0,configuration_value.Je)(number) === value ? number : configuration_value.HV;
}
function toBool(value) {
  if (value === 'true' || value === 'false')
    return value === 'true';
  return typeof value === 'boolean' ? value : configuration_value.HV;
}
function flatten(list) {
  const flat = [];
  const add = (items) => items.every((item) => {
    if (item === configuration_value.HV || item === null || item instanceof configuration_value.mb || flat.length > configuration_value._5) {
      return false;
    }
    if (Array.isArray(item))
      return add(item);
    flat.push(item);
    return true;
  });
  return add(list) ? flat : configuration_value.HV;
}
const LONGEST_RANGE = 1024;
function range(values) {
  const numbers = values.filter(isIndex);
  if (numbers.length !== values.length || numbers.length === 0 || numbers.length > 3) {
    return configuration_value.HV;
  }
  const [first = 0, second, by = 1] = numbers;
  const [from, to] = second === undefined ? [0, first] : [first, second];
  const count = Math.ceil((to - from) / by);
  if (by === 0 || to < from || count > LONGEST_RANGE)
    return configuration_value.HV;
  return Array.from({ length: count }, (_, index) => from + index * by);
}
const IPV4 = /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\/(\d|[12]\d|3[0-2])$/;
function cidrSubnet(prefix, bits, number) {
  const match = typeof prefix === 'string' ? IPV4.exec(prefix) : null;
  if (match === null || !isIndex(bits) || !isIndex(number))
    return configuration_value.HV;
  const [length = 0, ...octets] = [match[5], ...match.slice(1, 5)].map(Number);
  const wide = length + bits;
  if (octets.some((octet) => octet > 255) || wide > 32 || number >= 2 ** bits)
    return configuration_value.HV;
  const start = octets.reduce((sum, octet) => sum * 256 + octet, 0);
  const kept = Math.floor(start / 2 ** (32 - length)) * 2 ** (32 - length);
  const first = kept + number * 2 ** (32 - wide);
  const parts = [24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256);
  return `${parts.join('.')}/${String(wide)}`;
}
function decodeJson(text) {
  if (/[\d.]{16}|\d[eE]|\\[^"\\/nrt]/.test(text))
    return configuration_value.HV;
  const seen = [];
  const parsed = JSON.parse(text, (_key, value) => {
    if ((0,configuration_value.jh)(value))
      seen.push([value, Object.keys(value).length]);
    return (0,configuration_value.jh)(value) ? (0,configuration_value.dg)(Object.entries(value)) : value;
  });
  (0,configuration_value.vi)(parsed);
  const names = text.match(/"(?:[^"\\]|\\.)*"\s*:/g)?.length ?? 0;
  const kept = seen.reduce((sum, [, count]) => sum + count, 0);
  return names === kept ? parsed : configuration_value.HV;
}
/***/ }),
/***/ 65997:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $V: () => ( DOUBT),
  Eq: () => ( conceal),
  F5: () => ( shapeOf),
  HU: () => ( hasDoubt),
  HV: () => ( UNKNOWN),
  Ic: () => ( applied),
  Je: () => ( stringOf),
  K3: () => ( MAX_WEIGHT),
  Mf: () => ( sortedKeys),
  PM: () => ( step),
  _5: () => ( MAX_ITEMS),
  _c: () => ( reveal),
  dg: () => ( newMap),
  dj: () => ( isUniform),
  ig: () => ( fromAll),
  jh: () => ( isMap),
  lD: () => ( split),
  lG: () => ( MAX_TEXT),
  mb: () => ( SetOf),
  nH: () => ( isWhollyKnown),
  pT: () => ( Sensitive),
  pY: () => ( certain),
  rC: () => ( splitMap),
  s4: () => ( setOf),
  sc: () => ( through),
  tV: () => ( isSensitive),
  vi: () => ( weigh)
 });
const UNKNOWN = Symbol('known after apply');
const DOUBT = Symbol('known after apply, or an error');
class Sensitive {
  value;
  constructor(value) {
    this.value = value;
  }
}
class SetOf extends Array {
}
const MAX_TEXT = 1024 * 1024;
const MAX_ITEMS = 10_000;
const MAX_WEIGHT = 200_000;
const weights = new WeakMap();
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
function isMap(value) {
  return (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Sensitive));
}
const concealing = new WeakMap();
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
function fromAll(values, compute) {
  if (values.some(hasDoubt))
    return DOUBT;
  const result = compute();
  return reveal(result) === UNKNOWN && values.every(isWhollyKnown) ? DOUBT : result;
}
function conceal(value) {
  return value instanceof Sensitive ? value : new Sensitive(reveal(value));
}
function reveal(value) {
  if (value instanceof Sensitive)
    return value.value;
  if (typeof value !== 'object' || value === null || !isSensitive(value))
    return value;
  if (Array.isArray(value))
    return value.map(reveal);
  return newMap(Object.entries(value).map(([key, part]) => [key, reveal(part)]));
}
function through(values, compute) {
  if (!values.some(isSensitive))
    return compute([...values]);
  return conceal(compute(values.map(reveal)));
}
function isWhollyKnown(value) {
  if (typeof value === 'symbol')
    return false;
  if (value instanceof Sensitive)
    return isWhollyKnown(value.value);
  if (Array.isArray(value))
    return value.every(isWhollyKnown);
  return isMap(value) ? Object.values(value).every(isWhollyKnown) : true;
}
function stringOf(value) {
  if (typeof value === 'string')
    return value;
  if (typeof value === 'boolean')
    return String(value);
  return typeof value === 'number' && isExact(value) ? String(value) : UNKNOWN;
}
function isExact(value) {
  if (Number.isSafeInteger(value))
    return !Object.is(value, -0);
  const text = String(value);
  return /^-?\d+\.\d+$/.test(text) && text.replace(/\D/g, '').length <= 15;
}
function isNormal(text) {
  if (/^[\0-\u02ff]*$/.test(text))
    return true;
  return !/[\p{Cn}\p{Co}\p{Cs}\ufffd]/u.test(text) && text.normalize('NFC') === text;
}
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
function isUniform(members) {
  const shapes = new Set(members.map(shapeOf));
  return !shapes.has(undefined) && shapes.size <= 1;
}
function byCodePoint(a, b) {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
function sortedKeys(map) {
  return Object.keys(map).sort(byCodePoint);
}
function setOf(texts) {
  return SetOf.from([...new Set(texts)].sort(byCodePoint));
}
function newMap(entries = []) {
  const map = Object.create(null);
  for (const [key, value] of entries)
    map[key] = value;
  return map;
}
function applied(values) {
  return newMap(Object.entries(values));
}
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
function define(target, key, value) {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
/***/ }),
/***/ 74802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $2: () => ( readEntries),
  FD: () => ( readTarSync),
  FJ: () => ( writeTar),
  JL: () => ( EMPTY_ARCHIVE),
  YF: () => ( UnreadableArchive),
  sB: () => ( readTar)
 });
 var node_zlib_0_ = __webpack_require__(38522);
 var tar_1_ = __webpack_require__(98697);
 var _tree_js_2_ = __webpack_require__(46073);
class UnreadableArchive extends Error {
  name = 'UnreadableArchive';
}
const SMALL = 32 * 1024 * 1024;
async function readTar(archive, limits) {
  const { files, links } = await readEntries(archive, limits);
  const targets = [...links.keys()].filter(limits.wanted).map((path) => (0,_tree_js_2_ .n)(path, links));
  const missing = new Set(targets.filter((path) => path !== undefined && !files.has(path)));
  if (missing.size === 0)
    return (0,_tree_js_2_ .b)(files, links);
  const wanted = (path) => limits.wanted(path) || missing.has(path);
  return (0,_tree_js_2_ .b)((await readEntries(archive, { ...limits, wanted })).files, links);
}
async function readEntries(archive, limits) {
  const reader = createReader(limits);
  const small = archive.length < SMALL ? unzip(archive, SMALL) : undefined;
  if (small !== undefined) {
    reader.take(small);
    return reader.end();
  }
  const gunzip = (0,node_zlib_0_.createGunzip)();
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
function readTarSync(archive, limits) {
  const reader = createReader(limits);
  const unpacked = unzip(archive, limits.maxBytes);
  if (unpacked === undefined)
    throw tooLarge(limits);
  reader.take(unpacked);
  return reader.end().files;
}
function unzip(archive, most) {
  if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
    throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
  }
  try {
    return (0,node_zlib_0_.gunzipSync)(archive, { maxOutputLength: most });
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
  const parser = new tar_1_ .iX({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
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
const STEP = 64 * 1024;
function shown(path) {
  return JSON.stringify(path.length > 200 ? `${path.slice(0, 200)}…` : path);
}
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
function writeTar(files) {
  const parts = [];
  for (const [path, content] of files) {
    const header = new tar_1_ .Y9({
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
  return (0,node_zlib_0_.gzipSync)(Buffer.concat(parts));
}
const EMPTY_ARCHIVE = writeTar(new Map());
/***/ }),
/***/ 46073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  b: () => ( createTree),
  n: () => ( followLinks)
 });
 var node_path_0_ = __webpack_require__(76760);
const MOST_HOPS = 40;
function createTree(files, links = new Map()) {
  const names = new Map();
  for (const path of [...files.keys(), ...links.keys()]) {
    const directory = directoryOf(path);
    const others = names.get(directory);
    if (others === undefined)
      names.set(directory, [node_path_0_.posix.basename(path)]);
    else
      others.push(node_path_0_.posix.basename(path));
  }
  const listings = new Map();
  const get = (path) => {
    const real = followLinks(path, links);
    return real === undefined ? undefined : files.get(real);
  };
  return {
    get,
    list(directory) {
      const real = followLinks(directory, links);
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
  const directory = node_path_0_.posix.dirname(path);
  return directory === '.' ? '' : directory;
}
function followLinks(path, links) {
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
/***/ })
};
