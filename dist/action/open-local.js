export const id = 366;
export const ids = [366,790,266];
export const modules = {
/***/ 1074:
/***/ (function(module, __unused_webpack_exports, __webpack_require__) {
module.exports = __webpack_require__.p + "judge-worker.js";
/***/ }),
/***/ 4864:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  PC: () => ( labelsOf),
  Pe: () => ( withoutKeys),
  UO: () => ( isWithin),
  _M: () => ( writeIndex),
  kD: () => ( resourceOfAddress),
  lS: () => ( splitAddress)
 });
function resourceOfAddress(address) {
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
function splitAddress(address) {
  return address.match(/(?:[^.["]|\["(?:[^"\\]|\\.)*"\]|\[\d+\])+/g) ?? [];
}
function withoutKeys(address) {
  return splitAddress(address)
    .map((part) => part.split('[', 1)[0] ?? '')
    .join('.');
}
function labelsOf(address) {
  return withoutKeys(address)
    .split('.')
    .filter((_, at) => at % 2 === 1);
}
function isWithin(address, target) {
  const next = address.charAt(target.length);
  return address.startsWith(target) && (next === '' || next === '.' || next === '[');
}
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
/***/ }),
/***/ 7036:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  C: () => ( convert)
 });
 var _evaluate_js_0_ = __webpack_require__(9397);
 var _functions_js_1_ = __webpack_require__(9505);
 var _value_js_2_ = __webpack_require__(5997);
function convert(value, type) {
  const converted = toType(value, type);
  return (0,_value_js_2_ .HU)(converted) ? _value_js_2_ .$V : converted;
}
function toType(value, type) {
  if (value === _value_js_2_ .HV || value === null)
    return value;
  if (value instanceof _value_js_2_ .pT)
    return (0,_value_js_2_ .Eq)(convert(value.value, type));
  const converted = toKnownType(value, type);
  return converted === _value_js_2_ .HV ? _value_js_2_ .$V : converted;
}
function toKnownType(value, type) {
  const word = wordOf(type);
  if (word !== undefined)
    return toPrimitive(value, word);
  if (type.kind !== 'call' || type.expand || type.arguments.length !== 1)
    return _value_js_2_ .HV;
  const [inner] = type.arguments;
  if (inner === undefined)
    return _value_js_2_ .HV;
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
      return _value_js_2_ .HV;
  }
}
function wordOf(type) {
  if (type.kind === 'literal')
    return String(type.value);
  return type.kind === 'traversal' && type.steps.length === 0 ? type.root : undefined;
}
function toPrimitive(value, word) {
  switch (word) {
    case 'any':
      return value;
    case 'string':
      return (0,_value_js_2_ .Je)(value);
    case 'number':
      return (0,_functions_js_1_ .Ro)(value);
    case 'bool':
      return (0,_functions_js_1_ .AF)(value);
    case 'list':
      return Array.isArray(value) && (0,_value_js_2_ .dj)(value) ? [...value] : _value_js_2_ .HV;
    case 'map':
      return (0,_value_js_2_ .jh)(value) && (0,_value_js_2_ .dj)(Object.values(value)) ? value : _value_js_2_ .HV;
    default:
      return _value_js_2_ .HV;
  }
}
function convertAll(members, type) {
  const converted = Array.from(members, (one) => convert(one, type));
  return isConcrete(type) || (0,_value_js_2_ .dj)(converted) ? converted : undefined;
}
function isConcrete(type) {
  const word = wordOf(type);
  if (word !== undefined)
    return word === 'string' || word === 'number' || word === 'bool';
  if (type.kind === 'tuple')
    return type.items.every(isConcrete);
  if (type.kind === 'object')
    return type.entries.every(({ value }) => isConcrete(value));
  const of = type.kind === 'call' ? type.arguments[0] : undefined;
  return of !== undefined && isConcrete(of);
}
function toList(value, inner) {
  return Array.isArray(value) ? (convertAll(value, inner) ?? _value_js_2_ .HV) : _value_js_2_ .HV;
}
function toSet(value, inner) {
  const list = toList(value, inner);
  if (!Array.isArray(list) || !(0,_value_js_2_ .nH)(list))
    return _value_js_2_ .HV;
  if (list.every((one) => typeof one === 'string'))
    return (0,_value_js_2_ .s4)(list);
  return list.length < 2 ? _value_js_2_ .mb.from(list) : _value_js_2_ .HV;
}
function toMap(value, inner) {
  if (!(0,_value_js_2_ .jh)(value))
    return _value_js_2_ .HV;
  const members = convertAll(Object.values(value), inner);
  if (members === undefined)
    return _value_js_2_ .HV;
  return (0,_value_js_2_ .dg)(Object.keys(value).map((key, index) => [key, members[index] ?? null]));
}
function toTuple(value, inner) {
  if (!Array.isArray(value) || value instanceof _value_js_2_ .mb || inner.kind !== 'tuple')
    return _value_js_2_ .HV;
  if (value.length !== inner.items.length)
    return _value_js_2_ .HV;
  return value.map((one, index) => {
    const type = inner.items[index];
    return type === undefined ? _value_js_2_ .HV : convert(one, type);
  });
}
function toObject(value, inner) {
  if (!(0,_value_js_2_ .jh)(value) || inner.kind !== 'object')
    return _value_js_2_ .HV;
  const result = (0,_value_js_2_ .dg)();
  for (const { key, value: type } of inner.entries) {
    const name = wordOf(key);
    const isOptional = type.kind === 'call' && type.name === 'optional';
    const [of, otherwise] = isOptional ? type.arguments : [type];
    if (of === undefined || name === undefined || name in result)
      return _value_js_2_ .HV;
    const assigned = Object.hasOwn(value, name) ? (value[name] ?? null) : undefined;
    if (assigned === undefined && !isOptional)
      return _value_js_2_ .HV;
    const isDefault = otherwise !== undefined && (assigned ?? null) === null;
    const filled = isDefault ? (0,_evaluate_js_0_ ._3)(otherwise, (0,_evaluate_js_0_ .Fw)()) : (assigned ?? null);
    result[name] = convert(filled, of);
  }
  return result;
}
/***/ }),
/***/ 9397:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Fw: () => ( withoutNames),
  S3: () => ( itemsOf),
  _3: () => ( evaluate),
  oI: () => ( bind)
 });
 var _functions_js_0_ = __webpack_require__(9505);
 var _value_js_1_ = __webpack_require__(5997);
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
/***/ 9505:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 T1: () => ( call),
 AF: () => ( toBool),
 Ro: () => ( toNumber)
});
var configuration_value = __webpack_require__(5997);
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
/***/ 1659:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  C8: () => ( callOf),
  Vw: () => ( loadModule),
  ae: () => ( toProblemRange),
  gZ: () => ( calledModule),
  sU: () => ( parseModuleFile),
  u0: () => ( sourcesOf)
 });
 var node_path_0_ = __webpack_require__(6760);
 var _file_names_js_6_ = __webpack_require__(6817);
 var _module_files_js_1_ = __webpack_require__(868);
 var _module_manifest_js_2_ = __webpack_require__(7126);
 var _module_source_js_5_ = __webpack_require__(8230);
 var _syntax_hcl_syntax_js_3_ = __webpack_require__(6949);
 var _address_js_4_ = __webpack_require__(4864);
const MOST_CONFIGURATION = 320 * 1024;
const MOST_PROBLEMS = 100;
function sourcesOf({ files, workingDirectory }) {
  return {
    files,
    workingDirectory,
    problems: [],
    parsed: new Map(),
    modules: new Map(),
    budget: { bytes: MOST_CONFIGURATION },
    records: recordsIn(files, workingDirectory),
  };
}
function recordsIn(files, workingDirectory) {
  const bytes = files.get(node_path_0_.posix.join(workingDirectory, _module_manifest_js_2_ .dp));
  const records = bytes === undefined ? [] : (0,_module_manifest_js_2_ .WI)(new TextDecoder().decode(bytes));
  return 'problem' in records ? [] : records;
}
function calledModule(sources, caller, call) {
  const record = (0,_module_manifest_js_2_ .zv)(sources.records, call);
  const there = record && directoryIn(sources.workingDirectory, record.directory);
  const isRead = there !== undefined && ((0,_module_source_js_5_ .I)(call.source) || hasRoomFor(there, sources));
  const recorded = isRead ? loadModule(sources, there) : undefined;
  const path = (0,_module_source_js_5_ .$)(call.source);
  if (recorded !== undefined || path === undefined)
    return recorded;
  const own = directoryIn(caller.directory, path);
  return own === undefined ? undefined : loadModule(sources, own);
}
function directoryIn(from, path) {
  const directory = node_path_0_.posix.join(from, path).replace(/\/$/, '');
  if (node_path_0_.posix.isAbsolute(path) || directory.startsWith('..'))
    return undefined;
  return directory === '.' ? '' : directory;
}
function hasRoomFor(directory, { files, modules, budget }) {
  if (modules.has(directory))
    return true;
  const sizes = files
    .list(directory)
    .map((path) => ((0,_file_names_js_6_ .ZC)(node_path_0_.posix.basename(path)) ? (files.get(path)?.length ?? 0) : 0));
  return sizes.reduce((sum, size) => sum + size, 0) <= budget.bytes;
}
function callOf({ block }, address, source) {
  const version = block.body.attributes.find(({ name }) => name === 'version')?.value;
  return {
    key: [...(0,_address_js_4_ .PC)(address), block.labels[0] ?? ''].join('.'),
    source,
    version: version && ((0,_syntax_hcl_syntax_js_3_ .bK)(version) ?? ''),
  };
}
function loadModule(sources, directory) {
  const loaded = sources.modules.get(directory);
  if (loaded !== undefined)
    return loaded;
  const all = (0,_file_names_js_6_ .AM)(sources.files.list(directory).map((path) => node_path_0_.posix.basename(path)));
  const names = all.filter((name) => !(0,_file_names_js_6_ .d3)(name));
  if (names.length === 0)
    return undefined;
  const inDirectory = (name) => node_path_0_.posix.join(directory, name);
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
    others: [],
    unread: all.filter(_file_names_js_6_ .d3).map(inDirectory),
  };
  sources.modules.set(directory, module);
  for (const content of (0,_module_files_js_1_ .yW)(names, inDirectory, textsOf(sources))) {
    const { name, path, isOverride } = content;
    const file = node_path_0_.posix.relative(sources.workingDirectory, path);
    addProblems(sources, content, 'file');
    const { blocks, attributes } = (0,_file_names_js_6_ .i)(name) ? asBlocks(content.body) : content.body;
    if (attributes.some((one) => IN_JSON.includes(one.name)))
      module.unread.push(path);
    for (const block of blocks) {
      const placed = { block, file };
      if (!isOverride || !applyOverride(module, placed))
        place(module, placed, sources.problems);
    }
  }
  return module;
}
const IN_JSON = ['moved', 'removed', 'import'];
function applyOverride(module, { block }) {
  const [first = '', second = ''] = block.labels;
  const existing = {
    resource: module.named.get(`resource.${first}.${second}`),
    data: module.named.get(`data.${first}.${second}`),
    module: module.calls.find(({ block: call }) => call.labels[0] === first),
    variable: module.variables.get(first),
    output: module.outputs.get(first),
    provider: module.others.find((other) => other.block.type === 'provider' && isSameProvider(other.block, block)),
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
function isSameProvider(one, other) {
  const aliasOf = ({ body }) => (0,_syntax_hcl_syntax_js_3_ .bK)(body.attributes.find(({ name }) => name === 'alias')?.value);
  return one.labels[0] === other.labels[0] && aliasOf(one) === aliasOf(other);
}
function parseModuleFile(sources, path, what) {
  const file = (0,_module_files_js_1_ .LI)(node_path_0_.posix.basename(path), path, textsOf(sources));
  addProblems(sources, file, what);
  return file.body;
}
function textsOf({ files, workingDirectory, budget, problems, parsed }) {
  const text = (path) => {
    const bytes = files.get(path);
    if (bytes === undefined)
      return { why: _module_files_js_1_ .v8 };
    const before = budget.bytes;
    budget.bytes -= bytes.length;
    if (budget.bytes >= 0)
      return new TextDecoder().decode(bytes);
    if (before >= 0)
      problems.push(tooMuch(node_path_0_.posix.relative(workingDirectory, path)));
    return { why: 'the configuration is too large to be read here' };
  };
  return { text, parsed };
}
function addProblems(sources, { path, problems }, what) {
  const file = node_path_0_.posix.relative(sources.workingDirectory, path);
  for (const { message, range } of problems.slice(0, MOST_PROBLEMS)) {
    sources.problems.push({
      severity: 'error',
      summary: 'Invalid HCL',
      detail: `The ${what} could not be read: ${message}.`,
      range: toProblemRange(file, range),
    });
  }
}
function asBlocks({ attributes: outer, blocks: all }) {
  const blocks = all.map((block) => ({
    ...block,
    body: {
      ...block.body,
      attributes: block.body.attributes.map((one) => block.type === 'resource' && /^(?:object|tuple)$/.test(one.value.kind) && !isMeta(one.name)
        ? {
          ...one,
          value: { kind: 'other', text: '', inside: [one.value], range: one.range },
        }
        : one),
    },
  }));
  return { attributes: outer, blocks };
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
      module.others.push(placed);
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
      module.others.push(placed);
  }
}
/***/ }),
/***/ 5997:
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
/***/ 1934:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  B: () => ( findOutside),
  J: () => ( findPlannedPlace)
 });
 var node_fs_0_ = __webpack_require__(3024);
 var node_path_1_ = __webpack_require__(6760);
 var _archive_place_js_2_ = __webpack_require__(6424);
 var _configuration_file_names_js_4_ = __webpack_require__(6817);
 var _read_loads_js_3_ = __webpack_require__(2437);
const NAMED = 3;
async function findPlannedPlace(module, limit) {
  const reached = await readModules(module);
  const inside = reached.filter((path) => isDirectory(path) && (limit === undefined || (0,_archive_place_js_2_ .lU)(path, limit)));
  const root = commonDirectory(module, inside);
  return { root, workingDirectory: slashed((0,node_path_1_.relative)(root, module)) };
}
async function readModules(module) {
  const { searchedFiles, readConfiguration } = await Promise.all([__webpack_require__.e(984), __webpack_require__.e(741)]).then(__webpack_require__.bind(__webpack_require__, 1741));
  const { modules } = readConfiguration(module, searchedFiles(_read_loads_js_3_ .aQ));
  return modules.map(({ directory }) => directory);
}
function commonDirectory(directory, others) {
  let common = directory;
  while (!others.every((path) => (0,_archive_place_js_2_ .lU)(path, common)))
    common = (0,node_path_1_.dirname)(common);
  return common;
}
async function findOutside({ root, climbing }, { inside, repository, isLocal = false }) {
  if (!climbing.some((path) => (0,_configuration_file_names_js_4_ .ZC)((0,node_path_1_.basename)(path))))
    return undefined;
  const module = (0,node_path_1_.join)(root, ...inside.split('/'));
  const outside = (await readModules(module)).filter((path) => !(0,_archive_place_js_2_ .lU)(path, root));
  if (outside.length === 0)
    return undefined;
  const gone = outside.filter((path) => !isDirectory(path));
  if (gone.length > 0) {
    const { subject, it } = describe(gone, module);
    const seen = `${subject}, and there is no such directory: the plan will not find ${it}.`;
    return { seen, fix: 'Correct the source, or add the directory.' };
  }
  const beyond = outside.filter((path) => repository !== undefined && !(0,_archive_place_js_2_ .lU)(path, repository));
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
    : `Set the working directory of the workspace to ${JSON.stringify(slashed((0,node_path_1_.relative)(common, module)))} in its settings: then ${common} is sent.`;
  return { seen, fix };
}
function describe(paths, module) {
  const sources = paths.map((path) => JSON.stringify(slashed((0,node_path_1_.relative)(module, path))));
  const more = sources.length > NAMED ? ` and ${sources.length - NAMED} more` : '';
  const names = `${sources.slice(0, NAMED).join(', ')}${more}`;
  return paths.length === 1
    ? { subject: `${names} is the source of a module`, lies: 'lies', it: 'it' }
    : { subject: `${names} are sources of modules`, lies: 'lie', it: 'them' };
}
function isDirectory(path) {
  return (0,node_fs_0_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function slashed(path) {
  return path.split(node_path_1_.sep).join('/');
}
/***/ }),
/***/ 2437:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Gf: () => ( followLinksIn),
  PT: () => ( listUnseen),
  QO: () => ( readLoads),
  Yh: () => ( isManifest),
  ZA: () => ( sayDoubtful),
  aQ: () => ( readsHere),
  aV: () => ( mayBeMissed),
  e6: () => ( follow),
  qB: () => ( NAMED),
  s: () => ( findUnseen),
  yD: () => ( loadReader)
 });
 var node_fs_0_ = __webpack_require__(3024);
 var node_path_1_ = __webpack_require__(6760);
 var _archive_pack_js_2_ = __webpack_require__(847);
 var _machine_read_regular_js_3_ = __webpack_require__(3962);
 var _configuration_file_names_js_5_ = __webpack_require__(6817);
 var _failure_of_js_4_ = __webpack_require__(6281);
async function readLoads(directory, files = readsHere, patience) {
  const { findLoads } = await loadReader();
  const check = () => {
    const ended = patience?.ended();
    if (ended === 'aborted')
      throw new _failure_of_js_4_ .K$('canceled', _failure_of_js_4_ .wS);
    if (ended === undefined)
      return;
    const why = 'Time ran out while the configuration was read. Raise the timeout.';
    throw new _failure_of_js_4_ .K$('timeout', why);
  };
  return findLoads(directory, files, check);
}
function loadReader() {
  return Promise.all([__webpack_require__.e(984), __webpack_require__.e(668), __webpack_require__.e(0)]).then(__webpack_require__.bind(__webpack_require__, 2000));
}
const readsHere = {
  readDirectory: (path) => orElse(() => (0,node_fs_0_.readdirSync)(path), []),
  readFile: (path) => orElse(() => (0,_machine_read_regular_js_3_ .Wy)(path, Number.POSITIVE_INFINITY), undefined),
  follow,
};
function follow(path) {
  const real = orElse(() => node_fs_0_.realpathSync.native(path), path);
  const places = [path];
  for (const at of places) {
    const next = at === real ? undefined : followFirst(at);
    if (next !== undefined)
      places.push(next);
  }
  return places;
}
function followFirst(path) {
  const parts = path.split(node_path_1_.sep);
  for (let count = 2; count <= parts.length; count++) {
    const link = parts.slice(0, count).join(node_path_1_.sep);
    const target = orElse(() => (0,node_fs_0_.readlinkSync)(link), undefined);
    if (target !== undefined)
      return (0,node_path_1_.join)((0,node_path_1_.resolve)((0,node_path_1_.dirname)(link), target), ...parts.slice(count));
  }
  return undefined;
}
function followLinksIn(directory, limit = 100_000) {
  const places = [];
  const queue = [directory];
  let entryCount = 0;
  for (const folder of queue) {
    const entries = orElse(() => (0,node_fs_0_.readdirSync)(folder, { withFileTypes: true }), []);
    entryCount += entries.length;
    if (entryCount > limit)
      return undefined;
    for (const entry of entries) {
      const path = (0,node_path_1_.join)(folder, entry.name);
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
function mayBeMissed({ path }) {
  return (0,node_path_1_.basename)(path) !== '.git';
}
const MANIFESTS = [_archive_pack_js_2_ .NM, _archive_pack_js_2_ .AX, _archive_pack_js_2_ .kK];
function isManifest({ reason }) {
  return MANIFESTS.includes(reason);
}
function findUnseen(withheld, loads, root, module) {
  const linked = linkedFrom();
  const others = withheld.filter((entry) => mayBeMissed(entry) && !isManifest(entry));
  return others.flatMap((entry) => {
    const path = (0,node_path_1_.join)(root, ...entry.path.split('/'));
    const byName = waysByName(path, loads, module);
    const isDirectory = orElse(() => (0,node_fs_0_.lstatSync)(path).isDirectory(), false);
    const reads = loads.reads.filter((load) => mayRead({ path, isDirectory }, load, linked));
    if (byName.length === 0 && reads.length === 0)
      return [];
    const certain = byName.length > 0 || reads.some(({ kind }) => CERTAIN.includes(kind));
    const ways = () => reads.map((load) => ({ kind: load.kind, ...load.how() }));
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
const isIn = (inner, outer) => inner.startsWith(outer === node_path_1_.sep ? outer : outer + node_path_1_.sep);
const isAtOrIn = (inner, outer) => inner === outer || isIn(inner, outer);
function waysByName(path, { modules, linked, calls }, module) {
  const directory = (0,node_path_1_.dirname)(path);
  const name = (0,node_path_1_.basename)(path);
  const isByName = (directory === module && (0,_configuration_file_names_js_5_ .H9)(name)) ||
    (modules.includes(directory) && (0,_configuration_file_names_js_5_ .ZC)(name)) ||
    isAtOrIn(path, (0,node_path_1_.join)(module, 'terraform.d'));
  const holds = [...modules, ...linked].filter((other) => isAtOrIn(other, path));
  if (!isByName && holds.length === 0)
    return [];
  const called = calls.filter((call) => isAtOrIn(directory, call.path) || isAtOrIn(call.path, path));
  return ['by its name', ...holds, ...called.map(({ path: at, how }) => `${at} ${how}`)];
}
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
const NAMED = 3;
function listUnseen(unseen, detail) {
  const names = unseen.slice(0, NAMED).map(({ entry }) => {
    const more = detail(entry);
    return more === undefined ? entry.path : `${entry.path} (${more})`;
  });
  return `${names.join(', ')}${unseen.length > NAMED ? ` and ${unseen.length - NAMED} more` : ''}`;
}
function sayDoubtful(unseen, root) {
  const doubtful = unseen.filter(({ certain, entry }) => certain && entry.reason === _archive_pack_js_2_ .vp);
  const [first] = doubtful;
  if (first === undefined)
    return undefined;
  const why = first.entry.detail ?? '';
  const remedy = /dubious ownership/i.test(why)
    ? `Run \`git config --global --add safe.directory ${root}\` in a step before (\`'*'\` instead of the path covers submodules)`
    : `Check the files out with git`;
  return `Terraform would load ${listUnseen(doubtful, () => undefined)}: it looks like a credential, and git cannot say whether it is tracked (${why}). Plangate does not exclude files that Terraform loads without an answer. ${remedy}, or set \`include-untracked-secrets: true\` to send such files all the same.`;
}
/***/ }),
/***/ 4985:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 openLocal: () => ( openLocal)
});
var external_node_crypto_ = __webpack_require__(7598);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var hcl = __webpack_require__(3984);
var job_time = __webpack_require__(1680);
var plan_shape = __webpack_require__(3298);
var exchange = __webpack_require__(3536);
var local_names = __webpack_require__(5233);
var workspace_selectors = __webpack_require__(589);
var external_node_fs_ = __webpack_require__(3024);
var promises_ = __webpack_require__(3836);
var workspace = __webpack_require__(1956);
var program_path = __webpack_require__(439);
;// CONCATENATED MODULE: ./build/src/machine/apart.js
const AS_ONESELF = ['--user', '--map-current-user'];
const WAYS = [
  [
    [...AS_ONESELF, '--pid', '--fork', '--kill-child', '--mount-proc'],
    [...AS_ONESELF, '--mount'],
  ],
  [AS_ONESELF],
];
const LOOK = '[ "$$" = 1 ] || ! (: < "/proc/$PPID/environ") 2>/dev/null && echo apart';
const LOOK_MS = 10_000;
const MOST_BYTES = 10_000;
async function startsApart(program, execute, environment) {
  const found = await findApart(execute, environment);
  if ('execute' in found)
    return found;
  const notApart = `${program} could read what the other processes of this user hold, because this machine does not prevent it: ${found.why}`;
  return { execute, notApart };
}
async function findApart(execute, environment) {
  if ((0,external_node_os_.platform)() !== 'linux')
    return { why: `on ${(0,external_node_os_.platform)()}, nothing separates the processes of one user.` };
  const unshare = (0,program_path.aY)('unshare', environment);
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
    const path = (0,program_path.aY)(program, (0,program_path.DD)(options.variables, options.cwd));
    if (path === undefined)
      return execute(program, args, options);
    return execute(first, [...rest, path, ...args], options);
  };
}
var machine_execute = __webpack_require__(1455);
var find_repository = __webpack_require__(6609);
var ask_git = __webpack_require__(9796);
var read_regular = __webpack_require__(3962);
var quote = __webpack_require__(8187);
var error_message = __webpack_require__(4271);
var load_module = __webpack_require__(1659);
var plan_configuration = __webpack_require__(7778);
var plan_actions = __webpack_require__(5036);
var to_plan = __webpack_require__(4853);
var configuration_address = __webpack_require__(4864);
var file_names = __webpack_require__(6817);
var hcl_syntax = __webpack_require__(6949);
var resource_values = __webpack_require__(8920);
var parse = __webpack_require__(2340);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/findings.js
const LONGEST = 120;
class PlanFindings {
  differences = new Map();
  notInPlan = new Set();
  foundInPlan = new Set();
  differ(place, written, planned) {
    this.add(place, `${place} is ${written} in the files, and ${planned} in the plan.`);
  }
  add(place, sentence) {
    if (!this.differences.has(place))
      this.differences.set(place, sentence);
  }
  markMissing(place) {
    this.notInPlan.add(place);
  }
  markFound(expression) {
    this.foundInPlan.add(expression);
    if (expression.kind === 'for') {
      const { collection, key, value, condition } = expression;
      for (const part of [collection, key, value, condition])
        if (part)
          this.markFound(part);
    }
    for (const part of (0,hcl_syntax.CI)(expression))
      this.markFound(part);
  }
  attempt(find) {
    const found = new PlanFindings();
    find(found);
    return found;
  }
  take(other) {
    for (const [place, sentence] of other.differences)
      this.add(place, sentence);
    for (const place of other.notInPlan)
      this.notInPlan.add(place);
    for (const part of other.foundInPlan)
      this.foundInPlan.add(part);
  }
}
function showValue(value, isSensitive = false) {
  if (value === undefined)
    return 'absent';
  const text = JSON.stringify(value);
  if (isSensitive) {
    return `a sensitive ${typeName(value)} (SHA-256 ${findings_hexOf('sha256', text).slice(0, 16)})`;
  }
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
function typeName(value) {
  if (value === null)
    return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
function findings_hexOf(algorithm, content) {
  return (0,external_node_crypto_.createHash)(algorithm).update(content).digest('hex');
}
function ownMember(value, name) {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
    return undefined;
  return Reflect.get(value, name);
}
function cut(text) {
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}
var evaluate = __webpack_require__(9397);
var configuration_value = __webpack_require__(5997);
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/plan-values.js
function partOf(planned, key) {
  const member = (tree) => (tree === true ? true : ownMember(tree, key));
  const { value, unknown, sensitive } = planned;
  return { value: ownMember(value, key), unknown: member(unknown), sensitive: member(sensitive) };
}
class PlanValues {
  variables;
  outputs;
  changes;
  #instances = new Map();
  #changes = new Map();
  #keys = new Map();
  constructor(document) {
    this.variables = document.variables;
    this.outputs = document.planned_values.outputs ?? {};
    this.changes = document.resource_changes;
    this.#addRead(ownMember(ownMember(Reflect.get(document, 'prior_state'), 'values'), 'root_module'));
    for (const change of this.changes) {
      const { after, after_unknown: unknown, after_sensitive: sensitive } = change.change;
      const block = (0,configuration_address.Pe)(change.address);
      const before = this.#changes.get(block) ?? [];
      this.#changes.set(block, before);
      before.push(change);
      if (after === null || Reflect.get(change, 'deposed') !== undefined)
        continue;
      const values = { value: after, unknown, sensitive };
      this.#add(change, { key: change.index, values, change });
    }
  }
  instancesOf(module, name) {
    return this.#instances.get(JSON.stringify([module, name])) ?? [];
  }
  changesOf(module, name) {
    return this.#changes.get(addressIn(module, name)) ?? [];
  }
  keysOf(module, call) {
    const keys = this.#keys.get(JSON.stringify([module, call])) ?? new Set();
    return [...keys];
  }
  #addRead(module, depth = 0) {
    if (depth > 100)
      return;
    const resources = ownMember(module, 'resources');
    for (const one of Array.isArray(resources) ? resources : []) {
      const address = ownMember(one, 'address');
      if (ownMember(one, 'mode') !== 'data' || typeof address !== 'string')
        continue;
      const parts = (0,configuration_address.lS)(address);
      const key = ownMember(one, 'index');
      const index = typeof key === 'string' || typeof key === 'number' ? key : undefined;
      const sensitive = ownMember(one, 'sensitive_values');
      const values = { value: ownMember(one, 'values'), unknown: undefined, sensitive };
      const name = (0,configuration_address.Pe)(parts.slice(-3).join('.'));
      this.#put(parts.slice(0, -3).join('.'), name, { key: index, values, change: undefined });
    }
    const inner = ownMember(module, 'child_modules');
    for (const one of Array.isArray(inner) ? inner : [])
      this.#addRead(one, depth + 1);
  }
  #add(change, instance) {
    const { module_address: module = '', mode, type, name } = change;
    this.#put(module, `${mode === 'data' ? 'data.' : ''}${type}.${name}`, instance);
  }
  #put(module, name, instance) {
    const at = JSON.stringify([module, name]);
    const before = this.#instances.get(at);
    const same = before?.findIndex(({ key }) => key === instance.key) ?? -1;
    if (before === undefined)
      this.#instances.set(at, [instance]);
    else if (same >= 0)
      before[same] = instance;
    else
      before.push(instance);
    this.#addKeys(module);
  }
  #addKeys(module) {
    const parts = (0,configuration_address.lS)(module);
    for (let length = parts.length; length >= 2; length -= 2) {
      const last = parts[length - 1] ?? '';
      const call = (0,configuration_address.Pe)(last);
      const at = JSON.stringify([parts.slice(0, length - 2).join('.'), call]);
      const keys = this.#keys.get(at) ?? new Set();
      this.#keys.set(at, keys.add(keyIn(last.slice(call.length))));
    }
  }
}
function keyIn(brackets) {
  if (brackets === '')
    return undefined;
  const key = brackets.slice(1, -1);
  if (!key.startsWith('"'))
    return Number(key);
  try {
    return String(JSON.parse(key.replaceAll(/([$%])\1(?=\{)/g, '$1')));
  }
  catch {
    return key;
  }
}
function addressIn(module, name, key) {
  return `${module === '' ? '' : `${module}.`}${name}${(0,configuration_address._M)(key)}`;
}
var convert = __webpack_require__(7036);
var plan_marks = __webpack_require__(4263);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/text-scope.js
var _a;
class TextScope {
  around;
  #bound;
  constructor(around, bound = new Map()) {
    this.around = around;
    this.#bound = bound;
  }
  with(name, members) {
    return new _a(this.around, new Map([...this.#bound, [name, members]]));
  }
  resolve(root, steps) {
    const [first = ''] = steps.map(stepKey);
    const bound = this.#bound.get(root);
    if (bound !== undefined) {
      const isThere = Object.hasOwn(bound, first);
      return { meaning: isThere ? bound[first] : undefined, taken: 1 };
    }
    switch (root) {
      case 'var':
        return { meaning: this.#variable(String(first)), taken: 1 };
      case 'local':
        return {
          meaning: this.#text(this.around.module.locals.get(String(first))?.value),
          taken: 1,
        };
      case 'path':
        return { meaning: first === 'module' ? this.#path() : undefined, taken: 1 };
      case 'module':
        return this.#output(String(first), steps);
      case 'data':
      case 'resource':
        return this.#planned(root === 'data' ? 'data.' : '', steps.slice(0, 2), steps.slice(2), 2);
      default:
        return this.#planned('', [asLiteral(root), ...steps.slice(0, 1)], steps.slice(1), 1);
    }
  }
  #text(text) {
    return text && { text, scope: new _a(this.around) };
  }
  #path() {
    const { module, sources } = this.around;
    return { value: external_node_path_.posix.relative(sources.workingDirectory, module.directory) || '.' };
  }
  #variable(name) {
    const { caller, module, plan } = this.around;
    const declared = module.variables.get(name)?.block;
    if (caller === undefined) {
      if (!Object.hasOwn(plan.variables, name))
        return undefined;
      const value = plan.variables[name]?.value ?? null;
      return ofType(valueOfJson(value), declared && attributeOf(declared, 'type'));
    }
    const given = attributeOf(caller.block, name);
    const text = given ?? (declared && attributeOf(declared, 'default'));
    const scope = given === undefined ? new _a(this.around) : caller.scope;
    const type = declared && attributeOf(declared, 'type');
    return text && converted(text, scope, type);
  }
  #output(call, steps) {
    const block = this.around.module.calls.find((one) => one.block.labels[0] === call)?.block;
    if (block === undefined)
      return { meaning: undefined, taken: 1 };
    const isRepeated = ['count', 'for_each'].some((name) => attributeOf(block, name) !== undefined);
    const taken = isRepeated ? 3 : 2;
    const key = isRepeated ? stepKey(steps[1]) : undefined;
    const output = stepKey(steps[taken - 1]);
    if ((isRepeated && key === undefined) || output === undefined)
      return { meaning: undefined, taken };
    const callee = this.calleeOf(block, key);
    if (callee === undefined)
      return { meaning: undefined, taken };
    const declared = callee.around.module.outputs.get(String(output))?.block;
    const value = declared && attributeOf(declared, 'value');
    return { meaning: value && { text: value, scope: new _a(callee.around) }, taken };
  }
  calleeOf(block, key) {
    const { around } = this;
    const [call = ''] = block.labels;
    const source = (0,hcl_syntax.bK)(attributeOf(block, 'source')) ?? '';
    const called = (0,load_module.C8)({ block, file: '' }, around.address, source);
    const module = (0,load_module.gZ)(around.sources, around.module, called);
    if (module === undefined)
      return undefined;
    const address = addressIn(around.address, `module.${call}`, key);
    const scope = this.instance(block, key);
    return new _a({ ...around, module, address, caller: { scope, block } });
  }
  instance(block, key) {
    const outer = new _a(this.around);
    if (key === undefined)
      return outer;
    const each = attributeOf(block, 'for_each');
    if (each === undefined)
      return outer.with('count', { index: { value: key } });
    const value = writtenItems(each, outer, new Passed())?.items.find(([name]) => name === key)?.[1];
    return outer.with('each', { key: { value: key }, value });
  }
  #planned(prefix, labels, steps, before) {
    const none = { meaning: undefined, taken: before };
    const name = `${prefix}${labels.map((label) => String(stepKey(label))).join('.')}`;
    const instances = this.around.plan.instancesOf(this.around.address, name);
    const isRepeated = instances.some(({ key }) => key !== undefined);
    const key = isRepeated ? stepKey(steps[0]) : undefined;
    const instance = instances.find((one) => one.key === key);
    const attribute = stepKey(steps[isRepeated ? 1 : 0]);
    if (instance === undefined || attribute === undefined)
      return none;
    const { value, unknown } = instance.values;
    const found = ownMember(value, attribute);
    if (found === undefined || unknown === true || (0,plan_marks.r)(ownMember(unknown, attribute)))
      return none;
    return { meaning: { value: found, isUnsure: true }, taken: before + (isRepeated ? 2 : 1) };
  }
}
_a = TextScope;
class Passed {
  whole = [];
  outer = [];
}
function meaningOf(text, scope, passed) {
  scope.around.budget.left -= 1;
  if (scope.around.budget.left < 0)
    return { text, scope };
  switch (text.kind) {
    case 'traversal': {
      const { meaning, taken } = scope.resolve(text.root, text.steps);
      const start = meaning && settle(meaning, passed);
      const found = stepsInto(start, text.steps.slice(taken), scope, passed);
      if (found !== undefined)
        passed.outer.push(text);
      return found;
    }
    case 'access': {
      const found = stepsInto(meaningOf(text.of, scope, passed), text.steps, scope, passed);
      if (found !== undefined)
        passed.outer.push(text);
      return found ?? { text, scope };
    }
    case 'conditional': {
      const condition = knownValue(text.condition, scope)?.value;
      if (typeof condition !== 'boolean')
        return { text, scope };
      const unused = condition ? text.no : text.yes;
      passed.whole.push({ text: text.condition, scope }, { text: unused, scope });
      passed.outer.push(text);
      return meaningOf(condition ? text.yes : text.no, scope, passed);
    }
    case 'call': {
      const [first] = text.arguments;
      if (!/^(?:non)?sensitive$/.test(text.name) || first === undefined)
        return { text, scope };
      passed.outer.push(text);
      return meaningOf(first, scope, passed);
    }
    default:
      return { text, scope };
  }
}
function settle(meaning, passed) {
  if ('text' in meaning)
    return meaningOf(meaning.text, meaning.scope, passed);
  if (meaning.of !== undefined)
    passed.whole.push(meaning.of);
  return meaning;
}
function stepsInto(from, steps, scope, passed) {
  let at = from;
  for (const step of steps) {
    const key = stepKey(step) ?? knownValue(step, scope)?.value;
    if (at === undefined || (typeof key !== 'string' && typeof key !== 'number'))
      return undefined;
    at = stepInto(at, key, passed);
  }
  return at;
}
function stepInto(from, key, passed) {
  if ('text' in from) {
    const { text, scope } = from;
    const entry = entryOf(text, key, scope);
    const item = text.kind === 'tuple' ? text.items[Number(key)] : entry?.value;
    if (item !== undefined) {
      passed.outer.push(text);
      if (entry !== undefined)
        passed.whole.push({ text: entry.key, scope });
      return meaningOf(item, scope, passed);
    }
    const known = knownValue(text, scope);
    if (known !== undefined)
      passed.whole.push({ text, scope });
    return known && stepInto(known, key, passed);
  }
  const value = ownMember(from.value, key);
  return value === undefined ? undefined : { ...from, value };
}
function entryOf(text, key, scope) {
  if (text.kind !== 'object')
    return undefined;
  return text.entries.findLast((entry) => keyText(entry.key, scope) === String(key));
}
function keyText(key, scope) {
  const value = key.kind === 'literal' ? key.value : knownValue(key, scope)?.value;
  if (typeof value === 'string')
    return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
function writtenItems(each, scope, passed, members = 'keys') {
  const found = meaningOf(each, scope, passed);
  if (found === undefined)
    return undefined;
  if (!('text' in found)) {
    const items = itemsOfValue(found.value, members);
    return items && { items, isSure: found.isUnsure !== true };
  }
  const { text, scope: inner } = found;
  if (text.kind === 'object')
    return itemsOfObject(text, inner, passed);
  if (text.kind === 'tuple')
    return itemsOfTuple(text, inner, passed, members);
  const [argument] = text.kind === 'call' && text.name === 'toset' ? text.arguments : [];
  const list = argument && meaningOf(argument, inner, passed);
  if (list !== undefined && 'text' in list && list.text.kind === 'tuple') {
    passed.outer.push(text);
    return itemsOfTuple(list.text, list.scope, passed, 'keys');
  }
  const known = knownValue(text, inner);
  if (known !== undefined)
    passed.whole.push(found);
  const items = known && itemsOfValue(known.value, argument === undefined ? members : 'keys');
  return items && { items, isSure: false };
}
function itemsOfTuple(tuple, scope, passed, members) {
  passed.outer.push(tuple);
  if (members === 'places') {
    const items = tuple.items.map((text, at) => [at, { text, scope }]);
    return { items, isSure: true };
  }
  const keys = tuple.items.map((item) => keyText(item, scope));
  if (keys.includes(undefined))
    return undefined;
  passed.whole.push(...tuple.items.map((text) => ({ text, scope })));
  const isSure = tuple.items.every(({ kind }) => kind === 'literal');
  return { items: itemsOfValue([...new Set(keys)], 'keys') ?? [], isSure };
}
function itemsOfObject(object, scope, passed) {
  const items = new Map();
  const isSure = object.entries.every(({ key }) => key.kind === 'literal');
  for (const { key, value } of object.entries) {
    const name = keyText(key, scope);
    if (name === undefined)
      return undefined;
    items.set(name, { text: value, scope });
  }
  passed.whole.push(...object.entries.map(({ key }) => ({ text: key, scope })));
  passed.outer.push(object);
  return { items: [...items].sort(byKey), isSure };
}
function itemsOfValue(value, members) {
  if (Array.isArray(value)) {
    return members === 'places'
      ? value.map((item, at) => [at, { value: item }])
      : value.map((item) => [String(item), { value: item }]).sort(byKey);
  }
  if (typeof value !== 'object' || value === null)
    return undefined;
  const entries = Object.entries(value);
  return entries.map(([key, item]) => [key, { value: item }]).sort(byKey);
}
function byKey([one], [other]) {
  return one < other ? -1 : 1;
}
function converted(text, scope, type) {
  if (text.kind === 'literal' && isOfType(text.value, type))
    return { text, scope };
  const value = (0,evaluate._3)(text, valuesIn(scope));
  if ((0,configuration_value.nH)(value) && type !== undefined) {
    const found = ofType(value, type);
    return found && { ...found, of: { text, scope } };
  }
  const isPrimitive = type?.kind === 'traversal' && TYPES.has(type.root);
  return type === undefined || isPrimitive ? { text, scope } : undefined;
}
function ofType(value, type) {
  const { known } = (0,configuration_value.lD)(value, { left: 100_000 });
  if (isOfType(value, type))
    return { value: known };
  const made = type === undefined ? configuration_value.HV : (0,convert.C)(value, type);
  return (0,configuration_value.nH)(made)
    ? { value: (0,configuration_value.lD)(made, { left: 100_000 }).known, isUnsure: true }
    : undefined;
}
function isOfType(value, type) {
  if (type === undefined || value === null)
    return true;
  if (type.kind !== 'traversal')
    return false;
  return type.root === 'any' || TYPES.get(type.root) === typeof value;
}
const TYPES = new Map([
  ['string', 'string'],
  ['number', 'number'],
  ['bool', 'boolean'],
]);
function knownValue(text, scope) {
  const value = (0,evaluate._3)(text, valuesIn(scope));
  return (0,configuration_value.nH)(value) ? { value: (0,configuration_value.lD)(value, { left: 100_000 }).known } : undefined;
}
function valuesIn(scope) {
  return {
    budget: scope.around.budget,
    resolve(root, steps) {
      const isKnown = (step) => typeof step === 'string' || typeof step === 'number';
      const keys = steps.filter(isKnown).map(asLiteral);
      const { meaning, taken } = scope.resolve(root, keys);
      if (meaning === undefined || keys.length < Math.min(taken, steps.length)) {
        return { value: configuration_value.HV, taken };
      }
      if (!('text' in meaning))
        return { value: valueOfJson(meaning.value), taken };
      return { value: (0,evaluate._3)(meaning.text, valuesIn(meaning.scope)), taken };
    },
  };
}
function valueOfJson(json) {
  if (Array.isArray(json))
    return json.map(valueOfJson);
  if ((0,parse.u4)(json)) {
    return (0,configuration_value.dg)(Object.entries(json).map(([key, value]) => [key, valueOfJson(value)]));
  }
  const isPlain = typeof json === 'string' || typeof json === 'number' || typeof json === 'boolean';
  return isPlain || json === null ? json : configuration_value.HV;
}
function attributeOf(block, name) {
  return block.body.attributes.find((attribute) => attribute.name === name)?.value;
}
function asLiteral(value) {
  return { kind: 'literal', value, range: hcl_syntax.wv };
}
function stepKey(step) {
  if (step?.kind !== 'literal')
    return undefined;
  return typeof step.value === 'string' || typeof step.value === 'number' ? step.value : undefined;
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/match-value.js
const MOST_TRIED = 200;
function matchValue(text, scope, planned, at) {
  matchMeaning({ text, scope }, planned, at);
}
function matchMeaning(meaning, planned, at) {
  const passed = new Passed();
  const settled = meaning !== undefined && 'text' in meaning
    ? meaningOf(meaning.text, meaning.scope, passed)
    : meaning;
  markPassed(passed, at.findings);
  if (settled === undefined)
    return;
  if ('text' in settled)
    matchText(settled.text, settled.scope, planned, at);
  else if (settled.isUnsure === true) {
    if (planned.unknown === true || !isSameValue(settled.value, planned.value)) {
      at.findings.markMissing(at.place);
    }
  }
  else
    matchKnown(settled.value, planned, at);
}
function markPassed({ whole, outer }, findings) {
  for (const { text, scope } of whole)
    markWhole(text, scope, findings);
  for (const text of outer)
    findings.foundInPlan.add(text);
}
function markWhole(text, scope, findings) {
  if (findings.foundInPlan.has(text) && text.kind !== 'traversal')
    return;
  findings.markFound(text);
  for (const { root, steps } of traversalsIn(text)) {
    const { meaning } = scope.resolve(root, steps);
    if (meaning === undefined || !('text' in meaning) || findings.foundInPlan.has(meaning.text))
      continue;
    markWhole(meaning.text, meaning.scope, findings);
  }
}
function traversalsIn(node) {
  if (typeof node !== 'object' || node === null)
    return [];
  const inside = Object.values(node).flatMap(traversalsIn);
  return isTraversal(node) ? [node, ...inside] : inside;
}
function isTraversal(node) {
  return Reflect.get(node, 'kind') === 'traversal';
}
function matchText(text, scope, planned, at) {
  const { place, findings } = at;
  const literal = literalOf(text);
  if (planned.unknown === true) {
    if (isConstant(text))
      findings.differ(place, sayText(text), 'known after the apply only');
    else
      findings.markMissing(place);
  }
  else if (literal !== undefined) {
    findings.markFound(text);
    matchPrimitive(literal.value, planned, at);
    if (literal.digits !== undefined)
      findings.markMissing(place);
  }
  else {
    switch (text.kind) {
      case 'template':
        matchTemplate(text.parts, scope, planned, at);
        findings.foundInPlan.add(text);
        break;
      case 'tuple':
        findings.foundInPlan.add(text);
        matchList(text.items.map((item) => ({ text: item, scope })), planned, at);
        break;
      case 'object':
        matchObject(text, scope, planned, at);
        break;
      case 'call':
        matchCall(text, scope, planned, at);
        break;
      case 'conditional':
        matchEither(text, scope, planned, at);
        break;
      default:
        matchComputed(text, scope, planned, at);
    }
  }
}
function literalOf(text) {
  if (text.kind === 'literal')
    return text;
  const [operand, second] = text.kind === 'operation' ? text.operands : [];
  if (text.kind !== 'operation' || text.operator !== '-' || second !== undefined)
    return undefined;
  if (operand?.kind !== 'literal' || typeof operand.value !== 'number')
    return undefined;
  return { ...operand, value: -operand.value };
}
function isConstant(text) {
  if (text.kind === 'tuple')
    return text.items.every(isConstant);
  if (text.kind === 'object') {
    return text.entries.every(({ key, value }) => isConstant(key) && isConstant(value));
  }
  return literalOf(text)?.value !== undefined && literalOf(text)?.value !== null;
}
function sayText(text) {
  const literal = literalOf(text);
  if (literal !== undefined)
    return literal.digits ?? showValue(literal.value);
  return text.kind === 'object' ? 'an object' : 'a list';
}
function differ(written, { value, unknown, sensitive }, at) {
  const isSensitive = sensitive === true;
  const there = unknown === true ? 'known after the apply only' : showValue(value, isSensitive);
  at.findings.differ(at.place, showValue(written, isSensitive), there);
}
function matchPrimitive(written, planned, at) {
  const { value } = planned;
  if (written === null) {
    if (at.isExact === true && value !== null && value !== undefined)
      differ(written, planned, at);
    return;
  }
  if (planned.unknown !== true && isSamePrimitive(written, value))
    return;
  if (value === null && /_wo"?$/.test(at.place))
    at.findings.markMissing(at.place);
  else if (at.isExact !== true && isConverted(written, value))
    at.findings.markMissing(at.place);
  else
    differ(written, planned, at);
}
function isSamePrimitive(written, planned) {
  if (typeof written !== 'string' || typeof planned !== 'string')
    return written === planned;
  const text = written.normalize('NFC');
  return text === planned || isSameJsonText(text, planned) || isDigestOf(text, planned);
}
function isSameJsonText(one, other) {
  if (!/^\s*[[{]/.test(one) || !/^\s*[[{]/.test(other))
    return false;
  const json = readJson(one);
  const planned = readJson(other);
  return json !== undefined && planned !== undefined && (0,external_node_util_.isDeepStrictEqual)(json, planned);
}
function readJson(text) {
  try {
    return { value: JSON.parse(text) };
  }
  catch {
    return undefined;
  }
}
function isDigestOf(text, planned) {
  if (planned.length !== 40 && planned.length !== 64)
    return false;
  return findings_hexOf(planned.length === 40 ? 'sha1' : 'sha256', text) === planned;
}
function isConverted(written, planned) {
  const types = new Set([typeof written, typeof planned]);
  if (types.size !== 2 || !types.has('string'))
    return false;
  return String(written) === String(planned) || Number(written) === Number(planned);
}
function matchKnown(written, planned, at) {
  if (Array.isArray(written)) {
    const items = written.map((value) => ({ value }));
    matchList(items, planned, at);
  }
  else if ((0,parse.u4)(written)) {
    const entries = Object.entries(written).map(([key, value]) => [key, { value }]);
    matchEntries(new Map(entries), planned, at);
  }
  else if (isPrimitive(written))
    matchPrimitive(written, planned, at);
  else
    at.findings.markMissing(at.place);
}
function isPrimitive(value) {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
function matchList(items, planned, at) {
  const { value } = planned;
  if (!Array.isArray(value)) {
    at.findings.differ(at.place, 'a list', showValue(value, planned.sensitive === true));
    return;
  }
  const inOrder = new PlanFindings();
  items.forEach((item, index) => {
    const place = `${at.place}[${index}]`;
    matchMeaning(item, partOf(planned, index), { ...at, place, findings: inOrder, isSet: false });
  });
  if (items.length !== value.length) {
    const [written, there] = [items.length, value.length].map((count) => `${count} long`);
    if (at.isExact === true && at.isSet !== true)
      at.findings.differ(at.place, `${written}`, `${there}`);
    else
      matchAnyOrder(items, planned, at, () => at.findings.differ(at.place, `${written}`, `${there}`));
  }
  else if (inOrder.differences.size === 0)
    at.findings.take(inOrder);
  else if (at.isExact === true && at.isSet !== true)
    at.findings.take(inOrder);
  else
    matchAnyOrder(items, planned, at, () => at.findings.take(inOrder));
}
function matchAnyOrder(items, planned, at, otherwise) {
  const length = Array.isArray(planned.value) ? planned.value.length : 0;
  if (items.length > MOST_TRIED || length > items.length)
    return otherwise();
  const left = new Set(Array.from({ length }, (_, index) => index));
  for (const item of items) {
    const found = new PlanFindings();
    const fits = (index) => {
      const tried = new PlanFindings();
      matchMeaning(item, partOf(planned, index), { ...at, findings: tried, isSet: false });
      if (tried.differences.size > 0)
        return false;
      found.take(tried);
      return true;
    };
    const match = [...left].find(fits) ??
      Array.from({ length }, (_, index) => index).find((index) => fits(index));
    if (match === undefined)
      return otherwise();
    left.delete(match);
    at.findings.take(found);
  }
  if (left.size > 0)
    return otherwise();
  if (at.isSet !== true)
    at.findings.markMissing(`${at.place} (its order)`);
}
function matchObject(object, scope, planned, at) {
  const entries = new Map();
  for (const { key, value } of object.entries) {
    const name = keyText(key, scope);
    if (name === undefined) {
      at.findings.markMissing(at.place);
      return;
    }
    at.findings.markFound(key);
    const before = entries.get(name);
    if (before !== undefined && 'text' in before)
      at.findings.markFound(before.text);
    entries.set(name, { text: value, scope });
  }
  at.findings.foundInPlan.add(object);
  matchEntries(entries, planned, at);
}
function matchEntries(entries, planned, at) {
  const { value, sensitive } = planned;
  if (!(0,parse.u4)(value)) {
    at.findings.differ(at.place, 'an object', showValue(value, sensitive === true));
    return;
  }
  for (const [key, meaning] of entries) {
    matchMeaning(meaning, partOf(planned, key), { ...at, place: `${at.place}.${key}` });
  }
  for (const key of Object.keys(value)) {
    if (entries.has(key) || isNothing(ownMember(value, key), at))
      continue;
    const place = `${at.place}.${key}`;
    if (at.isExact === true)
      differ(undefined, partOf(planned, key), { ...at, place });
    else
      at.findings.markMissing(place);
  }
}
function isNothing(value, { isExact }) {
  return value === null || (isExact !== true && Array.isArray(value) && value.length === 0);
}
function matchCall(call, scope, planned, at) {
  const [first] = call.arguments;
  if (call.expand || first === undefined)
    return matchComputed(call, scope, planned, at);
  switch (call.name) {
    case 'jsonencode': {
      const json = typeof planned.value === 'string' ? readJson(planned.value) : undefined;
      if (json === undefined) {
        at.findings.differ(at.place, 'JSON', showValue(planned.value, planned.sensitive === true));
        return;
      }
      at.findings.foundInPlan.add(call);
      const value = { ...planned, value: json.value };
      matchValue(first, scope, value, { ...at, isExact: true });
      break;
    }
    case 'toset':
      at.findings.foundInPlan.add(call);
      matchValue(first, scope, planned, { ...at, isSet: true });
      break;
    case 'tolist':
    case 'tomap':
      at.findings.foundInPlan.add(call);
      matchValue(first, scope, planned, { ...at, isExact: false });
      break;
    case 'merge':
      matchMerge(call, scope, planned, at);
      break;
    case 'concat':
      matchConcat(call, scope, planned, at);
      break;
    default:
      matchComputed(call, scope, planned, at);
  }
}
function matchMerge(call, scope, planned, at) {
  const entries = new Map();
  const passed = new Passed();
  for (const argument of call.arguments) {
    const found = meaningOf(argument, scope, passed);
    const added = found && mergedMembers(found, passed);
    if (added === undefined)
      return matchComputed(call, scope, planned, at);
    for (const [key, meaning] of added) {
      const before = entries.get(key);
      if (before !== undefined && 'text' in before)
        passed.whole.push(before);
      entries.set(key, meaning);
    }
  }
  markPassed(passed, at.findings);
  at.findings.foundInPlan.add(call);
  matchEntries(entries, planned, at);
}
function mergedMembers(found, passed) {
  if (!('text' in found)) {
    return (0,parse.u4)(found.value)
      ? Object.entries(found.value).map(([key, value]) => [key, { value }])
      : undefined;
  }
  const { text, scope } = found;
  if (text.kind === 'call' && text.name === 'merge' && !text.expand) {
    const lists = text.arguments.map((argument) => {
      const inner = meaningOf(argument, scope, passed);
      return inner && mergedMembers(inner, passed);
    });
    passed.outer.push(text);
    return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
  }
  if (text.kind !== 'object')
    return undefined;
  const members = [];
  for (const { key, value } of text.entries) {
    const name = keyText(key, scope);
    if (name === undefined)
      return undefined;
    passed.whole.push({ text: key, scope });
    members.push([name, { text: value, scope }]);
  }
  passed.outer.push(text);
  return members;
}
function matchConcat(call, scope, planned, at) {
  const items = [];
  const passed = new Passed();
  for (const argument of call.arguments) {
    const found = meaningOf(argument, scope, passed);
    if (found !== undefined && 'text' in found && found.text.kind === 'tuple') {
      passed.outer.push(found.text);
      items.push(...found.text.items.map((text) => ({ text, scope: found.scope })));
    }
    else if (found !== undefined && !('text' in found) && Array.isArray(found.value)) {
      items.push(...found.value.map((value) => ({ value })));
    }
    else
      return matchComputed(call, scope, planned, at);
  }
  markPassed(passed, at.findings);
  at.findings.foundInPlan.add(call);
  matchList(items, planned, at);
}
function matchTemplate(parts, scope, planned, at) {
  const pieces = [];
  for (const part of parts) {
    const passed = new Passed();
    const found = meaningOf(part, scope, passed);
    const literal = found && 'text' in found ? literalOf(found.text)?.value : found?.value;
    const known = found && 'text' in found && literal === undefined
      ? knownValue(part, scope)
      : { value: literal };
    const text = templateText(known?.value);
    if (text !== undefined)
      markWhole(part, scope, at.findings);
    markPassed(passed, at.findings);
    pieces.push(text);
  }
  const { value } = planned;
  if (typeof value === 'string' && fits(pieces, value))
    return;
  const written = pieces.map((piece) => piece ?? '${…}').join('');
  if (!pieces.includes(undefined))
    matchPrimitive(written, planned, at);
  else if (typeof value === 'string' && /^\s*[[{]/.test(written))
    at.findings.markMissing(at.place);
  else
    differ(written, planned, at);
}
function templateText(value) {
  if (typeof value === 'string')
    return value.normalize('NFC');
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isSafeInteger(value))) {
    return String(value);
  }
  return undefined;
}
function fits(pieces, text) {
  let from = 0;
  let isFree = false;
  for (const piece of pieces) {
    if (piece === undefined) {
      isFree = true;
      continue;
    }
    const found = isFree ? text.indexOf(piece, from) : from;
    if (found < 0 || !text.startsWith(piece, found))
      return false;
    from = found + piece.length;
    isFree = false;
  }
  const last = pieces.at(-1);
  return (isFree ||
    from === text.length ||
    (pieces.includes(undefined) && last !== undefined && text.endsWith(last)));
}
function matchEither(text, scope, planned, at) {
  const branches = [text.yes, text.no].map((branch) => {
    const findings = new PlanFindings();
    matchValue(branch, scope, planned, { ...at, findings });
    return findings;
  });
  const [first] = branches;
  if (first !== undefined && branches.every(({ differences }) => differences.size > 0)) {
    at.findings.take(first);
  }
  else
    at.findings.markMissing(at.place);
}
function matchComputed(text, scope, planned, at) {
  const known = knownValue(text, scope);
  if (known !== undefined && isSameValue(known.value, planned.value))
    markWhole(text, scope, at.findings);
  else
    at.findings.markMissing(at.place);
}
function isSameValue(one, other) {
  return (0,external_node_util_.isDeepStrictEqual)(JSON.parse(JSON.stringify(one ?? null)), JSON.parse(JSON.stringify(other ?? null)));
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/fits-type.js
function fitsType(text, type, planned) {
  const known = constantValue(text);
  return known && fits_type_fits(known.value, type, planned);
}
function constantValue(text) {
  if (JSON.stringify(text).includes('"digits":'))
    return undefined;
  const value = (0,evaluate._3)(text, (0,evaluate.Fw)());
  return (0,configuration_value.nH)(value) ? { value: (0,configuration_value.lD)(value, { left: 100_000 }).known } : undefined;
}
function fits_type_fits(value, type, planned) {
  if (value === null)
    return planned === null || planned === undefined;
  const word = type?.kind === 'traversal' ? type.root : literalWord(type);
  if (type === undefined || word === 'any')
    return isSameValue(normal(value), planned);
  if (word !== undefined)
    return fitsWord(value, word, planned);
  if (type.kind !== 'call')
    return undefined;
  const [inner] = type.arguments;
  switch (type.name) {
    case 'optional':
      return fits_type_fits(value, inner, planned);
    case 'list':
      return fitsMembers(value, inner, planned);
    case 'tuple': {
      const types = inner?.kind === 'tuple' ? inner.items : [];
      if (!Array.isArray(value) || !Array.isArray(planned))
        return false;
      return fits_type_all(value.map((item, at) => fits_type_fits(item, types[at], planned[at])));
    }
    case 'set':
      return fitsSet(value, inner, planned);
    case 'map':
      if (!(0,parse.u4)(value) || !(0,parse.u4)(planned))
        return false;
      if (Object.keys(value).length !== Object.keys(planned).length)
        return false;
      return fits_type_all(Object.entries(value).map(([key, item]) => fits_type_fits(item, inner, planned[key])));
    case 'object':
      return fitsObject(value, inner, planned);
    default:
      return undefined;
  }
}
function literalWord(type) {
  return type?.kind === 'literal' && typeof type.value === 'string' ? type.value : undefined;
}
function fitsWord(value, word, planned) {
  if (word === 'list')
    return fitsMembers(value, undefined, planned);
  if (word === 'set')
    return fitsSet(value, undefined, planned);
  if (word === 'map')
    return isSameValue(normal(value), planned) ? true : undefined;
  const isPrimitive = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!isPrimitive)
    return false;
  if (word === 'string') {
    if (typeof planned !== 'string')
      return false;
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      return String(value) === planned ? true : undefined;
    }
    return String(value).normalize('NFC') === planned;
  }
  if (word === 'number')
    return typeof planned === 'number' && Number(value) === planned;
  if (word === 'bool')
    return typeof planned === 'boolean' && String(value) === `${planned}`;
  return undefined;
}
function fitsMembers(value, type, planned) {
  if (!Array.isArray(value) || !Array.isArray(planned) || value.length !== planned.length)
    return false;
  const same = fits_type_all(value.map((item, at) => fits_type_fits(item, type, planned[at])));
  return same === false && type === undefined && isSameValue(value.map(String), planned)
    ? true
    : same;
}
function fitsSet(value, type, planned) {
  if (!Array.isArray(value) || !Array.isArray(planned))
    return false;
  const matches = (item) => planned.some((one) => fits_type_fits(item, type, one) === true);
  if (!value.every(matches) || planned.length > value.length)
    return false;
  return planned.every((one) => value.some((item) => fits_type_fits(item, type, one) === true));
}
function fitsObject(value, type, planned) {
  if (!(0,parse.u4)(value) || !(0,parse.u4)(planned) || type?.kind !== 'object')
    return false;
  const types = new Map(type.entries.map(({ key, value: inner }) => [String(Reflect.get(key, 'value')), inner]));
  const names = [...types.keys()];
  if (Object.keys(planned).some((name) => !types.has(name)))
    return false;
  return fits_type_all(names.map((name) => {
    const inner = types.get(name);
    const there = planned[name];
    if (Object.hasOwn(value, name) && value[name] !== null)
      return fits_type_fits(value[name], inner, there);
    const [, fallback] = inner?.kind === 'call' && inner.name === 'optional' ? inner.arguments : [];
    if (fallback === undefined)
      return there === null;
    const type2 = inner?.kind === 'call' ? inner.arguments[0] : undefined;
    return fitsType(fallback, type2, there);
  }));
}
function fits_type_all(parts) {
  if (parts.includes(false))
    return false;
  return parts.includes(undefined) ? undefined : true;
}
function normal(value) {
  if (typeof value === 'string')
    return value.normalize('NFC');
  if (Array.isArray(value))
    return value.map(normal);
  if (!(0,parse.u4)(value))
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normal(item)]));
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/listed-references.js
const SHORTEST = new Map([
  ['self', 1],
  ['data', 3],
  ['ephemeral', 3],
  ['action', 3],
  ['module', 3],
]);
function compareReferences(written, planned) {
  const names = [];
  for (const each of written)
    addNames(each, new Set(), names);
  const expected = names.flatMap(withPrefixes);
  const given = planned.map(readName);
  const isCall = (name) => name[0] === 'module' && name.length === 2;
  const calls = new Set(names.map(([root, call]) => JSON.stringify([root, call])));
  if (given.some((name) => isCall(name) && !calls.has(JSON.stringify(name))))
    return 'other';
  const left = expected.filter((name) => !isCall(name)).map((name) => JSON.stringify(name));
  const right = given.filter((name) => !isCall(name)).map((name) => JSON.stringify(name));
  if ((0,external_node_util_.isDeepStrictEqual)(left, right))
    return 'same';
  return (0,external_node_util_.isDeepStrictEqual)(left.toSorted(), right.toSorted()) ? 'moved' : 'other';
}
function referenceName({ root, steps }) {
  const parts = [root];
  for (const step of steps) {
    if (step.kind !== 'literal')
      break;
    parts.push(String(step.value));
  }
  return root === 'resource' ? parts.slice(1) : parts;
}
function addNames(expression, bound, names) {
  if (expression.kind === 'for') {
    const { keyName, valueName, key, condition, value } = expression;
    const inner = new Set([...bound, valueName, ...(keyName === undefined ? [] : [keyName])]);
    addNames(expression.collection, bound, names);
    for (const part of [key, value, condition])
      if (part)
        addNames(part, inner, names);
    return;
  }
  if (expression.kind === 'traversal' && !bound.has(expression.root)) {
    names.push(referenceName(expression));
  }
  for (const part of (0,hcl_syntax.CI)(expression))
    addNames(part, bound, names);
}
function withPrefixes(name) {
  const shortest = SHORTEST.get(name[0] ?? '') ?? 2;
  const lengths = Array.from({ length: name.length - shortest + 1 }, (_, at) => name.length - at);
  return lengths.filter((length) => length > 0).map((length) => name.slice(0, length));
}
function readName(text) {
  const parts = text.match(/[^.["\]]+|\["(?:[^"\\]|\\.)*"\]|\[[^\]]*\]/g) ?? [];
  return parts.map((part) => {
    if (!part.startsWith('['))
      return part;
    const key = part.slice(1, -1);
    return key.startsWith('"') ? unquoted(key) : key;
  });
}
function unquoted(key) {
  try {
    return String(JSON.parse(key));
  }
  catch {
    return key.slice(1, -1);
  }
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/said.js
class Comparison {
  findings;
  #demands = [];
  constructor(findings) {
    this.findings = findings;
  }
  demand(demand) {
    this.#demands.push(demand);
  }
  settle() {
    const seen = new Set();
    for (const { place, text, module, prefix, listed } of this.#demands) {
      if (listed !== 'all' && !this.#isFound(text, listed === 'names'))
        this.findings.markMissing(place);
      this.#settleLocals(text, { module, prefix, seen });
    }
  }
  #settleLocals(text, around) {
    const { module, prefix, seen } = around;
    for (const traversal of traversalsIn(text)) {
      const [root, name = ''] = referenceName(traversal);
      const local = root === 'local' ? module.locals.get(name)?.value : undefined;
      if (root === 'local' && local === undefined && !isBound(text, 'local')) {
        const place = `${prefix}local.${name}`;
        this.findings.add(place, `${place} is needed, and the files do not declare it.`);
      }
      if (local === undefined || seen.has(local))
        continue;
      seen.add(local);
      if (!this.#isFound(local, false))
        this.findings.markMissing(`${prefix}local.${name}`);
      this.#settleLocals(local, around);
    }
  }
  #isFound(text, isListed) {
    if (text.kind === 'traversal') {
      const isKnown = isListed || this.findings.foundInPlan.has(text);
      return (isKnown &&
        text.steps.every((step) => step.kind === 'literal' || this.#isFound(step, isListed)));
    }
    if (!this.findings.foundInPlan.has(text))
      return false;
    return (0,hcl_syntax.CI)(text).every((part) => this.#isFound(part, isListed));
  }
  compare(written, planned, { isSensitive = false, ...demand }) {
    const { findings } = this;
    const { place } = demand;
    const { value: text, json } = written;
    if (!isExpression(planned)) {
      findings.differ(place, 'an argument', 'another form');
      return;
    }
    const { references } = planned;
    const names = Array.isArray(references) ? references.map(String) : [];
    const order = compareReferences([text], names);
    if (order === 'other') {
      findings.differ(place, sayNames(writtenNames(text)), sayNames(names));
      return;
    }
    if (order === 'moved')
      findings.markMissing(place);
    const hasConstant = Object.hasOwn(planned, 'constant_value');
    const constant = planned['constant_value'];
    if (json !== undefined) {
      if (!isSameValue(json, constant)) {
        findings.differ(place, showValue(json, isSensitive), showValue(constant, isSensitive));
      }
      this.demand({ ...demand, text, listed: 'all' });
    }
    else if (!said_isConstant(text)) {
      if (hasConstant)
        findings.differ(place, 'an expression', showValue(constant, isSensitive));
      else
        this.demand({ ...demand, text, listed: 'names' });
    }
    else {
      const same = hasConstant ? isConstantOf(text, constant) : isLiteral(text) ? false : undefined;
      if (same === undefined)
        findings.markMissing(place);
      else if (!same) {
        findings.differ(place, sayConstant(text, isSensitive), showValue(constant, isSensitive));
      }
    }
  }
}
function isBound(text, name) {
  if (typeof text !== 'object' || text === null)
    return false;
  const isFor = Reflect.get(text, 'kind') === 'for';
  const names = isFor ? [Reflect.get(text, 'keyName'), Reflect.get(text, 'valueName')] : [];
  return names.includes(name) || Object.values(text).some((part) => isBound(part, name));
}
function isExpression(planned) {
  return ((0,parse.u4)(planned) &&
    Object.keys(planned).every((key) => key === 'constant_value' || key === 'references'));
}
function said_isConstant(text) {
  return (compareReferences([text], []) === 'same' && !JSON.stringify(text).includes('"kind":"call"'));
}
function isLiteral(text) {
  if (text.kind === 'tuple')
    return text.items.every(isLiteral);
  if (text.kind === 'object') {
    return text.entries.every(({ key, value }) => isLiteral(key) && isLiteral(value));
  }
  return literalOf(text) !== undefined;
}
function isConstantOf(text, value) {
  const literal = literalOf(text);
  if (literal !== undefined) {
    if (typeof literal.value === 'string' && typeof value === 'string') {
      return literal.value.normalize('NFC') === value;
    }
    if (literal.value !== value)
      return false;
    return literal.digits === undefined ? true : undefined;
  }
  if (text.kind === 'tuple') {
    if (!Array.isArray(value) || value.length !== text.items.length)
      return false;
    return said_all(text.items.map((item, at) => isConstantOf(item, value[at])));
  }
  if (text.kind === 'object' && text.entries.every(({ key }) => key.kind === 'literal')) {
    const entries = new Map(text.entries.map(({ key, value: inner }) => [String(Reflect.get(key, 'value')), inner]));
    if (!(0,parse.u4)(value) || Object.keys(value).length !== entries.size)
      return false;
    return said_all([...entries].map(([key, inner]) => Object.hasOwn(value, key) && isConstantOf(inner, value[key])));
  }
  const known = (0,evaluate._3)(text, (0,evaluate.Fw)());
  const isSame = (0,configuration_value.nH)(known) && (0,external_node_util_.isDeepStrictEqual)((0,configuration_value.lD)(known, { left: 100_000 }).known, value);
  return isSame ? true : undefined;
}
function said_all(parts) {
  if (parts.includes(false))
    return false;
  return parts.includes(undefined) ? undefined : true;
}
function sayConstant(text, isSensitive) {
  const value = (0,configuration_value.lD)((0,evaluate._3)(text, (0,evaluate.Fw)()), { left: 10_000 }).known;
  return value === undefined ? 'another value' : showValue(value, isSensitive);
}
function writtenNames(text) {
  return traversalsIn(text).map((each) => referenceName(each).join('.'));
}
function sayNames(names) {
  return names.length === 0
    ? 'a value without names'
    : `made of ${[...new Set(names)].join(', ')}`.slice(0, 200);
}
function textMember(value, name) {
  const member = ownMember(value, name);
  return typeof member === 'string' ? member : undefined;
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/compare-body.js
function prefixOf({ path }) {
  return path === '' ? '' : `${path}.`;
}
function compareBody(body, planned, inside) {
  const { findings } = inside.at.all.comparison;
  const named = (name) => inside.isNested === true ? `${inside.place}.${name}` : `${inside.place}: "${name}"`;
  const written = new Set();
  for (const attribute of body.attributes) {
    if (attribute.name === '//')
      continue;
    written.add(attribute.name);
    const one = ownMember(planned, attribute.name);
    if (one === undefined)
      findings.differ(named(attribute.name), 'there', 'absent');
    else
      compareAttribute(attribute, one, { ...inside, place: named(attribute.name) });
  }
  const types = new Set(body.blocks.filter(({ type }) => type !== 'dynamic').map(({ type }) => type));
  for (const type of types) {
    written.add(type);
    const blocks = body.blocks.filter((one) => one.type === type);
    compareBlocks(blocks, ownMember(planned, type), { ...inside, place: named(type) });
  }
  for (const block of body.blocks)
    if (block.type === 'dynamic')
      demandDynamic(block, inside);
  for (const name of (0,parse.u4)(planned) ? Object.keys(planned) : []) {
    if (!written.has(name))
      findings.differ(named(name), 'absent', 'there');
  }
}
function compareAttribute(attribute, planned, inside) {
  const { place, at, isSensitive } = inside;
  const { value, json } = attribute;
  const demand = {
    place,
    module: at.module,
    prefix: prefixOf(at),
    isSensitive: isSensitive(attribute.name),
  };
  if (json === undefined || isExpression(planned)) {
    at.all.comparison.compare(attribute, planned, demand);
    return;
  }
  const text = value.kind === 'other' ? value.inside?.[0] : value;
  const texts = text?.kind === 'tuple' ? text.items : [text];
  const bodies = texts.map((one, index) => bodyOfJson(one, Array.isArray(json) ? json[index] : json));
  compareBodies(bodies, planned, inside);
}
function bodyOfJson(text, json) {
  const attributes = text?.kind === 'object'
    ? text.entries.flatMap(({ key, value }) => {
      const name = (0,hcl_syntax.bK)(key);
      return name === undefined
        ? []
        : [{ name, value, range: value.range, json: ownMember(json, name) }];
    })
    : [];
  return { attributes, blocks: [] };
}
function compareBlocks(blocks, planned, inside) {
  const { place, at } = inside;
  const { comparison } = at.all;
  const isEmpty = blocks.every((block) => !isFilled(block));
  if (isExpression(planned) && !(isEmpty && Object.keys(planned).length === 0)) {
    for (const block of blocks) {
      for (const { value } of block.body.attributes) {
        const demand = { place, module: at.module, prefix: prefixOf(at) };
        comparison.demand({ ...demand, text: value, listed: 'nothing' });
      }
    }
    return;
  }
  const labelled = blocks.filter(({ labels }) => labels.length > 0);
  if (labelled.length > 0 && (0,parse.u4)(planned)) {
    for (const block of labelled) {
      const [label = ''] = block.labels;
      const inner = { ...inside, place: `${place}.${label}`, isNested: true };
      compareBody(block.body, ownMember(planned, label), inner);
    }
    if (Object.keys(planned).length !== labelled.length) {
      comparison.findings.differ(place, `${labelled.length} blocks`, `${Object.keys(planned).length}`);
    }
    return;
  }
  compareBodies(blocks.map(({ body }) => body), planned, inside);
}
function compareBodies(bodies, planned, inside) {
  const { findings } = inside.at.all.comparison;
  const list = Array.isArray(planned) ? planned : planned === undefined ? [] : [planned];
  if (list.length !== bodies.length) {
    findings.differ(inside.place, `${bodies.length} blocks`, `${list.length}`);
    return;
  }
  bodies.forEach((body, index) => {
    const place = bodies.length === 1 ? inside.place : `${inside.place}[${index}]`;
    compareBody(body, list[index], { ...inside, place, isNested: true });
  });
}
function demandDynamic(block, inside) {
  const { at } = inside;
  const place = `${inside.place}: dynamic "${block.labels[0] ?? ''}"`;
  const demand = { place, module: at.module, prefix: prefixOf(at), listed: 'nothing' };
  const visit = (body) => {
    for (const { name, value } of body.attributes) {
      if (name !== 'iterator' && name !== 'labels')
        at.all.comparison.demand({ ...demand, text: value });
    }
    for (const inner of body.blocks)
      visit(inner.body);
  };
  visit(block.body);
}
function isFilled({ body }) {
  return body.attributes.length + body.blocks.length > 0;
}
var terraform_data = __webpack_require__(7086);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/version-constraints.js
const BOUND = /^\s*(=|!=|>=|<=|>|<|~>)?\s*v?(\d+(?:\.\d+)*)(?:-([0-9A-Za-z.-]+))?(?:\+\S+)?\s*$/;
function readBounds(text) {
  const bounds = [];
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const bound = BOUND.exec(part);
    if (bound === null)
      return undefined;
    const [, operator = '=', version = '', suffix = ''] = bound;
    bounds.push({ operator, numbers: version.split('.').map(Number), suffix });
  }
  return bounds;
}
function isSameConstraint(one, other) {
  const [left, right] = [one, other].map((text) => {
    const bounds = readBounds(text)?.map(({ operator, numbers, suffix }) => {
      const full = operator === '~>' ? numbers : [...numbers, 0, 0].slice(0, Math.max(3, numbers.length));
      return `${operator}${full.join('.')}-${suffix}`;
    });
    return bounds === undefined ? text.trim() : [...new Set(bounds)].sort().join(',');
  });
  return left === right;
}
function isAllowed(version, constraint) {
  const bounds = readBounds(constraint);
  const [at] = readBounds(version) ?? [];
  if (bounds === undefined || at === undefined || at.suffix !== '')
    return undefined;
  if (bounds.some(({ suffix }) => suffix !== ''))
    return undefined;
  return bounds.every((bound) => isAllowedBy(at.numbers, bound));
}
function isAllowedBy(version, { operator, numbers }) {
  const order = compare(version, numbers);
  switch (operator) {
    case '!=':
      return order !== 0;
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '~>': {
      const same = numbers.length - 1;
      return order >= 0 && compare(version.slice(0, same), numbers.slice(0, same)) === 0;
    }
    default:
      return order === 0;
  }
}
function compare(one, other) {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0)
      return difference;
  }
  return 0;
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/compare-providers.js
function requirementsOf(module) {
  const entries = module.others
    .filter(({ block }) => block.type === 'terraform')
    .flatMap(({ block: { body } }) => [
    ...body.blocks
      .filter(({ type }) => type === 'required_providers')
      .flatMap(({ body: inner }) => inner.attributes.map(({ name, value }) => [name, value])),
    ...body.attributes
      .filter(({ name }) => name === 'required_providers')
      .flatMap(({ value }) => textEntries(value)),
  ]);
  return new Map(entries.map(([name, value]) => [name, requirement(value)]));
}
function textEntries(value) {
  if (value.kind === 'tuple')
    return value.items.flatMap(textEntries);
  if (value.kind !== 'object')
    return [];
  return value.entries.flatMap(({ key, value: inner }) => {
    const name = (0,hcl_syntax.bK)(key);
    return name === undefined ? [] : [[name, inner]];
  });
}
function requirement(value) {
  const version = (0,hcl_syntax.bK)(value);
  if (version !== undefined)
    return { source: undefined, version };
  const entries = new Map(textEntries(value));
  return {
    source: (0,hcl_syntax.bK)(entries.get('source')),
    version: (0,hcl_syntax.bK)(entries.get('version')),
  };
}
function fullName(local, requirements, { registry }) {
  const source = requirements.get(local)?.source?.toLowerCase();
  if (source === undefined && local === 'terraform')
    return 'terraform.io/builtin/terraform';
  const parts = (source ?? local).split('/');
  if (parts.length === 1)
    return `${registry}/hashicorp/${parts[0] ?? ''}`;
  return parts.length === 2 ? `${registry}/${parts.join('/')}` : parts.join('/');
}
function registryOf(document, providers) {
  const names = Object.values((0,parse.u4)(providers) ? providers : {}).map((one) => textMember(one, 'full_name'));
  const isTofu = !Object.hasOwn(document, 'applyable') &&
    names.some((name) => name?.startsWith('registry.opentofu.org/'));
  return isTofu ? 'registry.opentofu.org' : 'registry.terraform.io';
}
function providerKeys(block, at) {
  const [type = ''] = block.labels;
  const written = attributeOf(block, 'provider');
  const own = type === terraform_data.ER ? 'terraform' : (type.split('_', 1)[0] ?? type);
  let local = (written && localName(written)) ?? own;
  const expected = fullName(local.split('.', 1)[0] ?? '', requirementsOf(at.module), at.all);
  const keys = [configurationKey(at.path, local)];
  const passed = [];
  for (let { caller } = at; caller !== undefined; { caller } = caller.from) {
    const handed = handedDown(caller.call, local);
    if (handed === undefined && local.includes('.'))
      break;
    local = (handed && localName(handed)) ?? local;
    passed.push(handed);
    keys.push(configurationKey(caller.from.path, local));
  }
  return { keys, passed, expected };
}
function configurationKey(path, local) {
  return path === '' ? local : `${path}:${local}`;
}
function localName(text) {
  return text.kind === 'traversal' ? referenceName(text).join('.') : (0,hcl_syntax.bK)(text);
}
function handedDown(call, local) {
  const providers = attributeOf(call, 'providers');
  if (providers?.kind !== 'object')
    return undefined;
  return providers.entries.find(({ key }) => localName(key) === local)?.value;
}
function compareProviders(at) {
  const { module, path, all } = at;
  const { findings } = all.comparison;
  const prefix = path === '' ? '' : `${path}.`;
  const requirements = requirementsOf(module);
  const seen = new Set();
  for (const { block } of module.others.filter((one) => one.block.type === 'provider')) {
    const [name = ''] = block.labels;
    const alias = (0,hcl_syntax.bK)(attributeOf(block, 'alias'));
    const local = alias === undefined ? name : `${name}.${alias}`;
    const place = `${prefix}provider.${local}`;
    const key = configurationKey(path, local);
    const planned = ownMember(all.providers, key);
    seen.add(key);
    if (planned === undefined) {
      findings.add(place, `${place} is in the files, and not in the plan.`);
      continue;
    }
    const saidAlias = textMember(planned, 'alias');
    if (alias !== saidAlias)
      findings.differ(`${place}: "alias"`, showValue(alias), showValue(saidAlias));
    const attributes = block.body.attributes.filter((one) => !/^(?:alias|version|for_each)$/.test(one.name));
    if (attributeOf(block, 'for_each') !== undefined)
      findings.markMissing(`${place}: "for_each"`);
    const body = { ...block.body, attributes };
    const inside = { place, at, isSensitive: isSecretName };
    compareBody(body, ownMember(planned, 'expressions'), inside);
    const version = (0,hcl_syntax.bK)(attributeOf(block, 'version'));
    compareRequirement(name, planned, { place, version, requirements }, all);
  }
  for (const name of requirements.keys()) {
    const key = configurationKey(path, name);
    if (seen.has(key))
      continue;
    const place = `${prefix}required_providers.${name}`;
    const planned = ownMember(all.providers, key);
    if (planned !== undefined)
      compareRequirement(name, planned, { place, requirements }, all);
    else if (path === '' || requirements.get(name)?.version !== undefined)
      findings.markMissing(place);
  }
  compareUnwritten(path, seen, all);
}
function compareRequirement(name, planned, written, all) {
  const { findings } = all.comparison;
  const { place, requirements } = written;
  const expected = fullName(name, requirements, all);
  const saidName = textMember(planned, 'full_name');
  if (saidName !== expected)
    findings.differ(`${place}: "source"`, expected, showValue(saidName));
  const versions = [written.version, requirements.get(name)?.version].filter((one) => one !== undefined);
  const said = textMember(planned, 'version_constraint') ?? '';
  if (!isSameConstraint(versions.join(','), said)) {
    findings.differ(`${place}: "version"`, showValue(versions.join(', ')), showValue(said));
  }
}
function compareUnwritten(path, seen, { providers, comparison: { findings } }) {
  for (const [key, planned] of Object.entries((0,parse.u4)(providers) ? providers : {})) {
    const module = key.includes(':') ? key.slice(0, key.lastIndexOf(':')) : '';
    const expressions = ownMember(planned, 'expressions');
    const isWritten = (0,parse.u4)(expressions) && Object.keys(expressions).length > 0;
    if (module !== path || seen.has(key))
      continue;
    if (isWritten || textMember(planned, 'alias') !== undefined) {
      const place = `provider ${key}`;
      findings.add(place, `${place} is in the plan, and not in the files.`);
    }
  }
}
function isSecretName(name) {
  return /token|secret|password|key|credential|auth|cert/i.test(name);
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/compare-configuration.js
const DEEPEST = 20;
function compareModule(at) {
  const { module, planned, path, all } = at;
  if (at.depth > DEEPEST) {
    all.comparison.findings.markMissing(path);
    return;
  }
  all.visit(at);
  const resources = listOf(ownMember(planned, 'resources')).map((one) => [textMember(one, 'address') ?? '', one]);
  const blocks = [...module.resources, ...module.dataSources].map((placed) => [compare_configuration_localName(placed.block), placed]);
  const calls = module.calls.map((placed) => [placed.block.labels[0] ?? '', placed]);
  compareDeclared('', Object.fromEntries(resources), new Map(blocks), at, compareResource);
  compareDeclared('var.', ownMember(planned, 'variables'), module.variables, at, compareVariable);
  compareDeclared('output.', ownMember(planned, 'outputs'), module.outputs, at, compareOutput);
  compareDeclared('module.', ownMember(planned, 'module_calls'), new Map(calls), at, compareCall);
  compareProviders(at);
}
function compare_configuration_localName({ type, labels }) {
  return `${type === 'data' ? 'data.' : ''}${labels.join('.')}`;
}
function listOf(value) {
  return Array.isArray(value) ? value : [];
}
function compareDeclared(...[kind, planned, written, at, compare]) {
  const { findings } = at.all.comparison;
  const names = (0,parse.u4)(planned) ? Object.keys(planned) : [];
  for (const name of names.filter((one) => !written.has(one))) {
    const place = prefixOf(at) + kind + name;
    findings.add(place, `${cut(place)} is in the plan, and not in the files.`);
  }
  for (const [name, placed] of written) {
    const one = ownMember(planned, name);
    const place = prefixOf(at) + kind + name;
    if (one !== undefined)
      compare({ name: kind + name, placed, planned: one, at });
    else
      findings.add(place, `${cut(place)} is in the files, and not in the plan.`);
  }
}
function compareResource({ name, placed: { block }, planned, at }) {
  const { comparison, values } = at.all;
  const { findings } = comparison;
  const place = `${prefixOf(at)}${name}`;
  const changes = values.changesOf(at.path, name);
  const sensitive = new Set(changes.flatMap(({ change }) => markedNames(change.after_sensitive)));
  compareBlock(block, planned, { place, at, isSensitive: (one) => sensitive.has(one) });
  const provisioners = provisionersOf(block);
  const ran = listOf(ownMember(planned, 'provisioners'));
  if (provisioners.length !== ran.length) {
    const [left, right] = [provisioners, ran].map(({ length }) => `${length} of them`);
    findings.differ(`${place}: provisioner`, `${left}`, `${right}`);
  }
  else
    provisioners.forEach((one, index) => compareProvisioner(one, ran[index], place, at));
  for (const type of ['lifecycle', 'connection']) {
    const isThere = block.body.blocks.some((one) => one.type === type && isFilled(one));
    const isJson = block.body.attributes.some((one) => one.name === type);
    if (isThere || isJson)
      findings.markMissing(`${place}: ${type}`);
  }
  compareProviderOf(block, planned, place, at);
  const { expected } = providerKeys(block, at);
  const other = changes.find(({ provider_name: provider }) => provider !== expected);
  if (other !== undefined) {
    findings.differ(`${place}: provider`, expected, showValue(other.provider_name));
  }
}
function markedNames(marks) {
  return (0,parse.u4)(marks) ? Object.keys(marks).filter((name) => marks[name] === true) : [];
}
function provisionersOf(block) {
  const written = block.body.attributes.find(({ name }) => name === 'provisioner');
  const text = written?.value.kind === 'other' ? written.value.inside?.[0] : written?.value;
  const items = text?.kind === 'tuple' ? text.items : text === undefined ? [] : [text];
  const list = Array.isArray(written?.json) ? written.json : [written?.json];
  const inJson = items.flatMap((item, at) => item.kind === 'object'
    ? item.entries.flatMap(({ key, value }) => {
      const type = (0,hcl_syntax.bK)(key) ?? '';
      const body = bodyOfJson(value, ownMember(list[at], type));
      return [{ type: 'provisioner', labels: [type], body, range: value.range }];
    })
    : []);
  return [...block.body.blocks.filter(({ type }) => type === 'provisioner'), ...inJson];
}
function compareProviderOf(block, planned, place, at) {
  const { findings } = at.all.comparison;
  const { keys, passed } = providerKeys(block, at);
  const key = textMember(planned, 'provider_config_key');
  const level = key === undefined ? -1 : keys.indexOf(key);
  if (level < 0)
    findings.differ(`${place}: provider`, showValue(keys.at(-1)), showValue(key));
  else
    for (const text of passed.slice(0, level))
      if (text !== undefined)
        findings.markFound(text);
}
const NOT_SHOWN = ['when', 'on_failure', 'connection'];
function compareProvisioner(block, planned, owner, at) {
  const { findings } = at.all.comparison;
  const [type = ''] = block.labels;
  const place = `${owner}: provisioner "${type}"`;
  const plannedType = textMember(planned, 'type');
  if (plannedType !== type) {
    findings.differ(place, showValue(type), showValue(plannedType));
    return;
  }
  const attributes = block.body.attributes.filter(({ name }) => !NOT_SHOWN.includes(name));
  const blocks = block.body.blocks.filter((one) => !NOT_SHOWN.includes(one.type));
  const isWhole = attributes.length === block.body.attributes.length &&
    blocks.length === block.body.blocks.length;
  if (!isWhole)
    findings.markMissing(place);
  const inside = { place, at, isSensitive: () => false };
  compareBody({ attributes, blocks }, ownMember(planned, 'expressions'), inside);
}
function compareBlock(block, planned, inside) {
  const { place, at } = inside;
  const { comparison } = at.all;
  const body = {
    attributes: block.body.attributes.filter(({ name }) => !(0,resource_values.X)(name)),
    blocks: block.body.blocks.filter(({ type }) => !(0,resource_values.X)(type)),
  };
  compareBody(body, ownMember(planned, 'expressions'), inside);
  for (const name of ['count', 'for_each']) {
    const written = block.body.attributes.find((one) => one.name === name);
    const one = ownMember(planned, `${name}_expression`);
    const inner = `${place}: "${name}"`;
    const demand = { place: inner, module: at.module, prefix: prefixOf(at) };
    if (written === undefined) {
      if (one !== undefined)
        comparison.findings.differ(inner, 'absent', 'there');
    }
    else if (one === undefined) {
      comparison.compare(written, {}, demand);
    }
    else
      comparison.compare(written, one, demand);
  }
  compareDependencies(block, planned, inside);
}
function compareDependencies(block, planned, { place, at }) {
  const { findings } = at.all.comparison;
  const written = attributeOf(block, 'depends_on');
  const items = written?.kind === 'tuple' ? written.items : written?.kind === 'other' ? tupleIn(written) : [];
  const names = items.map((item) => item.kind === 'traversal' ? referenceName(item) : readName((0,hcl_syntax.bK)(item) ?? ''));
  const [left, right] = [
    names,
    listOf(ownMember(planned, 'depends_on')).map((one) => readName(String(one))),
  ].map((list) => [...new Set(list.map((name) => name.join('.')))].sort().join(', '));
  if (left !== right)
    findings.differ(`${place}: "depends_on"`, `[${left}]`, `[${right}]`);
}
function tupleIn({ inside = [] }) {
  const [only] = inside;
  return only?.kind === 'tuple' ? only.items : [];
}
function compareVariable({ name, placed: { block }, planned, at }) {
  const { findings } = at.all.comparison;
  const owner = `${prefixOf(at)}${name}`;
  const place = `${owner}: "default"`;
  compareSaid(block, planned, owner, findings);
  leaveOthers(block, ['type', 'default', 'description', 'sensitive', 'nullable'], owner, at);
  const written = attributeOf(block, 'default');
  const value = ownMember(planned, 'default');
  const isSensitive = saysTrue(block, 'sensitive');
  if (written === undefined) {
    if (value !== undefined)
      findings.differ(place, 'absent', showValue(value, isSensitive));
    return;
  }
  const fits = fitsType(written, attributeOf(block, 'type'), value);
  const known = constantValue(written);
  if (fits === undefined)
    findings.markMissing(place);
  else if (!fits) {
    const shown = known === undefined ? 'another value' : showValue(known.value, isSensitive);
    findings.differ(place, shown, showValue(value, isSensitive));
  }
}
function compareOutput({ name, placed: { block }, planned, at }) {
  const { comparison } = at.all;
  const place = `${prefixOf(at)}${name}`;
  compareSaid(block, planned, place, comparison.findings);
  leaveOthers(block, ['value', 'description', 'sensitive', 'depends_on'], place, at);
  const value = block.body.attributes.find((one) => one.name === 'value');
  const isSensitive = saysTrue(block, 'sensitive');
  const demand = { place, module: at.module, prefix: prefixOf(at), isSensitive };
  if (value === undefined)
    comparison.findings.differ(place, 'without a value', 'with one');
  else
    comparison.compare(value, ownMember(planned, 'expression') ?? {}, demand);
  compareDependencies(block, planned, { place, at, isSensitive: () => isSensitive });
}
function leaveOthers({ body }, shown, place, { all }) {
  const isMore = body.attributes.some(({ name }) => !shown.includes(name) && name !== '//');
  if (isMore || body.blocks.length > 0)
    all.comparison.findings.markMissing(place);
}
function compareSaid(block, planned, place, findings) {
  const sensitive = ownMember(planned, 'sensitive') === true;
  if (saysTrue(block, 'sensitive') !== sensitive) {
    findings.differ(`${place}: "sensitive"`, String(!sensitive), String(sensitive));
  }
  const written = attributeOf(block, 'description');
  const description = written === undefined ? '' : (0,hcl_syntax.bK)(written)?.normalize('NFC');
  const said = textMember(planned, 'description') ?? '';
  if (description === undefined)
    findings.markMissing(`${place}: "description"`);
  else if (description !== said) {
    findings.differ(`${place}: "description"`, showValue(description), showValue(said));
  }
}
function saysTrue(block, name) {
  const written = attributeOf(block, name);
  return written?.kind === 'literal' && String(written.value) === 'true';
}
function compareCall({ name, placed, planned, at }) {
  const { block } = placed;
  const { comparison, sources } = at.all;
  const { findings } = comparison;
  const path = `${prefixOf(at)}${name}`;
  const source = compareSource(block, planned, path, at);
  const callee = (0,load_module.gZ)(sources, at.module, (0,load_module.C8)(placed, at.path, source));
  const attributes = block.body.attributes.filter((one) => !/^(?:source|version|ignore_nested_deprecations)$/.test(one.name));
  const isSensitive = (variable) => {
    const declared = callee?.variables.get(variable)?.block;
    return declared !== undefined && saysTrue(declared, 'sensitive');
  };
  const inputs = { ...block, body: { ...block.body, attributes } };
  compareBlock(inputs, planned, { place: path, at, isSensitive });
  const providers = attributeOf(block, 'providers');
  if (providers !== undefined) {
    const place = `${path}: "providers"`;
    const demand = { place, module: at.module, prefix: prefixOf(at), listed: 'nothing' };
    if (providers.kind !== 'object')
      findings.markMissing(place);
    else
      for (const { value } of providers.entries)
        comparison.demand({ ...demand, text: value });
  }
  if (callee === undefined) {
    findings.markMissing(`${path} (its files are not here)`);
    return;
  }
  compareModule({
    module: callee,
    planned: ownMember(planned, 'module'),
    path,
    caller: { from: at, call: block },
    depth: at.depth + 1,
    all: at.all,
  });
}
function compareSource(block, planned, path, { all }) {
  const { findings } = all.comparison;
  const source = (0,hcl_syntax.bK)(attributeOf(block, 'source'));
  const plannedSource = textMember(planned, 'source');
  if (source === undefined || source !== plannedSource) {
    findings.differ(`${path}: "source"`, showValue(source ?? null), showValue(plannedSource));
  }
  const version = (0,hcl_syntax.bK)(attributeOf(block, 'version')) ?? '';
  const plannedVersion = textMember(planned, 'version_constraint') ?? '';
  if (!isSameConstraint(version, plannedVersion)) {
    findings.differ(`${path}: "version"`, showValue(version), showValue(plannedVersion));
  }
  return source ?? '';
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/compare-rest.js
const COMPARED = new Set(['provider', 'terraform']);
function compareRest({ module, path, all }, version) {
  const { findings } = all.comparison;
  const prefix = path === '' ? '' : `${path}.`;
  for (const { block } of module.others) {
    if (block.type === 'terraform')
      compareSettings(block, prefix, all, version);
    else if (!COMPARED.has(block.type))
      findings.markMissing(prefix + [block.type, ...block.labels].join('.'));
  }
  for (const { block } of module.checks)
    findings.markMissing(`${prefix}check.${block.labels[0] ?? ''}`);
  for (const file of module.unread)
    findings.markMissing(file);
  for (const { block } of module.moved)
    if (!isMoved(block, prefix, all))
      leave('moved', block, prefix, all);
  for (const { block } of module.removed) {
    if (!isRemoved(block, prefix, all))
      leave('removed', block, prefix, all);
  }
  for (const placed of module.imports)
    compareImport(placed, prefix, all);
}
function leave(type, block, prefix, { comparison }) {
  const named = addressText(attributeOf(block, type === 'import' ? 'to' : 'from'));
  comparison.findings.markMissing(`${prefix}${type} ${named ?? `in line ${block.range.startLine}`}`);
}
function compareSettings(block, prefix, { comparison: { findings } }, version) {
  for (const { name, value } of block.body.attributes) {
    if (name === 'required_providers' || name === '//')
      continue;
    const place = `${prefix}terraform: "${name}"`;
    const constraint = name === 'required_version' ? (0,hcl_syntax.bK)(value) : undefined;
    const isMet = constraint === undefined ? undefined : isAllowed(version, constraint);
    if (isMet === undefined)
      findings.markMissing(place);
    else if (!isMet)
      findings.differ(place, showValue(constraint), `made by ${version}`);
  }
  for (const { type, labels } of block.body.blocks) {
    if (type !== 'required_providers')
      findings.markMissing(`${prefix}terraform: ${[type, ...labels].join(' ')}`);
  }
}
function addressText(text) {
  if (text?.kind === 'traversal')
    return referenceName(text).join('.');
  const written = (0,hcl_syntax.bK)(text);
  return written === undefined ? undefined : (0,configuration_address.Pe)(written);
}
function hasKeys(text) {
  return text?.kind !== 'traversal' || text.steps.some((step) => step.kind !== 'literal');
}
function isMoved(block, prefix, { values }) {
  const from = attributeOf(block, 'from');
  const to = attributeOf(block, 'to');
  const before = addressText(from);
  const after = addressText(to);
  if (before === undefined || after === undefined || hasKeys(from) || hasKeys(to))
    return false;
  return values.changes.some(({ address, previous_address: previous }) => previous === prefix + before && address === prefix + after);
}
function isRemoved(block, prefix, { values }) {
  const from = addressText(attributeOf(block, 'from'));
  const lifecycle = block.body.blocks.find(({ type }) => type === 'lifecycle');
  const destroy = lifecycle && attributeOf(lifecycle, 'destroy');
  const isPlain = block.body.blocks.every(({ type }) => type === 'lifecycle');
  const action = destroy?.kind === 'literal' && destroy.value === false ? 'forget' : 'delete';
  return (isPlain &&
    values.changes.some(({ address, change }) => (0,configuration_address.Pe)(address) === prefix + from && change.actions.some((one) => one === action)));
}
function compareImport({ block }, prefix, all) {
  const { findings } = all.comparison;
  const to = addressText(attributeOf(block, 'to'));
  const id = (0,hcl_syntax.bK)(attributeOf(block, 'id'));
  const changes = all.values.changes.filter(({ address }) => (0,configuration_address.Pe)(address) === prefix + to);
  const [importing] = changes.flatMap(({ change }) => (change.importing ? [change.importing] : []));
  if (importing === undefined || id === undefined || changes.length !== 1) {
    leave('import', block, prefix, all);
    return;
  }
  const said = ownMember(importing, 'id');
  if (said !== id)
    findings.differ(`${prefix}import ${to ?? ''}: "id"`, showValue(id), showValue(said));
  const isPlain = block.body.attributes.length === 2 && !block.body.blocks.some(isFilled);
  if (!isPlain || hasKeys(attributeOf(block, 'to')))
    leave('import', block, prefix, all);
}
function compareAsked(modules, all) {
  const { findings } = all.comparison;
  const hasMoves = modules.some(({ moved }) => moved.length > 0);
  const hasRemovals = modules.some(({ removed }) => removed.length > 0);
  const hasImports = modules.some(({ imports }) => imports.length > 0);
  const hasUnread = modules.some(({ unread }) => unread.length > 0);
  if (hasUnread)
    return;
  for (const { address, previous_address: previous, change } of all.values.changes) {
    const isMove = previous !== undefined && (0,configuration_address.Pe)(previous) !== (0,configuration_address.Pe)(address);
    const asks = (what) => findings.add(address, `${address} is ${what} in the plan, and no block in the files says so.`);
    if (isMove && !hasMoves)
      asks('moved');
    if (change.actions.includes('forget') && !hasRemovals)
      asks('forgotten');
    if ((change.importing ?? null) !== null && !hasImports)
      asks('imported');
  }
}
var module_scope = __webpack_require__(7316);
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/compare-values.js
const compare_values_DEEPEST = 20;
function compareInstances(scope, findings, depth = 0) {
  const { module, address, plan } = scope.around;
  for (const placed of [...module.resources, ...module.dataSources]) {
    compare_values_compareResource(placed, scope, findings);
  }
  for (const { block } of module.calls) {
    const [call = ''] = block.labels;
    const name = `module.${call}`;
    const observed = plan.keysOf(address, name);
    const keys = compareKeys(block, scope, { name, observed, isCertain: false }, findings);
    for (const key of keys) {
      const callee = depth < compare_values_DEEPEST ? scope.calleeOf(block, key) : undefined;
      if (callee !== undefined)
        compareInstances(callee, findings, depth + 1);
    }
  }
}
function compare_values_compareResource({ block }, scope, findings) {
  const { address, plan } = scope.around;
  const isData = block.type === 'data';
  const name = `${isData ? 'data.' : ''}${block.labels.join('.')}`;
  const instances = plan.instancesOf(address, name);
  const observed = instances.map(({ key }) => key);
  compareKeys(block, scope, { name, observed, isCertain: !isData }, findings);
  for (const { key, values, change } of instances) {
    const place = addressIn(address, name, key);
    const body = (change?.change.before ?? null) === null ? block.body : withoutIgnored(block);
    compare_values_compareBody(body, scope.instance(block, key), values, {
      place,
      findings,
      isExact: block.labels[0] === terraform_data.ER,
      isTop: true,
    });
  }
}
function withoutIgnored({ body }) {
  const lifecycle = body.blocks.find(({ type }) => type === 'lifecycle');
  const ignored = lifecycle && attributeOf(lifecycle, 'ignore_changes');
  if (ignored === undefined)
    return body;
  if (ignored.kind !== 'tuple')
    return { attributes: [], blocks: [] };
  const names = new Set(ignored.items.map((item) => (item.kind === 'traversal' ? item.root : (0,hcl_syntax.bK)(item))));
  return {
    attributes: body.attributes.filter(({ name }) => !names.has(name)),
    blocks: body.blocks.filter((block) => !names.has(blockName(block))),
  };
}
function compareKeys(block, scope, { name, observed, isCertain }, findings) {
  const place = addressIn(scope.around.address, name);
  const [each, isSure, passed] = expectedKeys(block, scope);
  const repetition = attributeOf(block, 'for_each') ?? attributeOf(block, 'count');
  if (each === undefined) {
    if (repetition !== undefined || (0,module_scope.LI)(block))
      findings.markMissing(`${place} (its number)`);
    return observed;
  }
  const missing = each.filter((key) => !observed.includes(key));
  const extra = observed.filter((key) => !each.includes(key));
  if ((isCertain && missing.length > 0) || extra.length > 0) {
    if (!isSure)
      findings.markMissing(`${place} (its number)`);
    else if (extra.length > 0) {
      const address = addressIn(scope.around.address, name, extra[0]);
      findings.add(place, `${address} is planned, and the files do not declare it.`);
    }
    else {
      const address = addressIn(scope.around.address, name, missing[0]);
      findings.add(place, `${address} is declared, and not planned.`);
    }
  }
  else if (missing.length === 0 || isCertain)
    markPassed(passed, findings);
  return isSure ? each : observed;
}
function expectedKeys(block, scope) {
  const passed = new Passed();
  const count = attributeOf(block, 'count');
  const each = attributeOf(block, 'for_each');
  const numbers = (value) => /^\d{1,6}$/.test(String(value))
    ? Array.from({ length: Number(value) }, (_, at) => at)
    : undefined;
  if (count !== undefined) {
    const found = meaningOf(count, scope, passed);
    const literal = found && ('text' in found ? literalOf(found.text)?.value : found.value);
    if (literal !== undefined) {
      if (found !== undefined && 'text' in found)
        passed.whole.push(found);
      return [numbers(literal), true, passed];
    }
    passed.whole.push({ text: count, scope });
    return [numbers(knownValue(count, scope)?.value), false, passed];
  }
  if (each === undefined)
    return [(0,module_scope.LI)(block) ? undefined : [undefined], true, passed];
  const found = writtenItems(each, scope, passed);
  return [found?.items.map(([key]) => key), found?.isSure === true, passed];
}
function compare_values_compareBody(body, scope, planned, { place, findings, isExact, isTop = false, isDynamic = false }) {
  for (const { name, value, json } of body.attributes) {
    if ((isTop && (0,resource_values.X)(name)) || name === '//')
      continue;
    const at = { place: isTop ? `${place}: "${name}"` : `${place}.${name}`, findings, isExact };
    const part = partOf(planned, name);
    if (isWriteOnly(name, place) && part.unknown !== true && (part.value ?? null) === null) {
      findings.foundInPlan.add(value);
      findings.markMissing(at.place);
    }
    else if (json === undefined)
      matchValue(value, scope, part, at);
    else
      compareJson(value, scope, part, at);
  }
  const names = new Set(body.blocks.map(blockName));
  for (const name of names) {
    if (isTop && (0,resource_values.X)(name))
      continue;
    const blocks = body.blocks.filter((block) => blockName(block) === name);
    const at = { place: isTop ? `${place}: "${name}"` : `${place}.${name}`, findings, isExact };
    compare_values_compareBlocks(blocks, scope, partOf(planned, name), { ...at, isDynamic });
  }
  if (!isDynamic)
    return;
  const written = new Set([...names, ...body.attributes.map(({ name }) => name)]);
  for (const [name, value] of Object.entries((0,parse.u4)(planned.value) ? planned.value : {})) {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    if (!isEmpty && !written.has(name))
      findings.markMissing(`${place}.${name}`);
  }
}
function isWriteOnly(name, place) {
  return name.endsWith('_wo') || (name === 'input' && STORE.test(place));
}
const STORE = /(?:^|\.)terraform_data\..*: "store"$/s;
function compareJson(value, scope, planned, at) {
  const text = value.kind === 'other' ? (value.inside?.[0] ?? value) : value;
  const isList = Array.isArray(planned.value) && planned.value.length === 1;
  const single = text.kind === 'object' && isList ? partOf(planned, 0) : planned;
  matchValue(text, scope, single, at);
  at.findings.foundInPlan.add(value);
}
function blockName({ type, labels }) {
  return type === 'dynamic' ? (labels[0] ?? '') : type;
}
function compare_values_compareBlocks(blocks, scope, planned, at) {
  const { value, unknown } = planned;
  const passed = new Passed();
  const written = blocks.map((block) => writtenBy(block, scope, passed));
  if (unknown === true || written.includes(undefined)) {
    at.findings.markMissing(at.place);
    return;
  }
  const bodies = written.flatMap((list) => list ?? []);
  markPassed(passed, at.findings);
  if (Array.isArray(value))
    return compareList(bodies, planned, at);
  const isMap = bodies.length > 0 && bodies.every(({ label }) => label !== undefined);
  if ((0,parse.u4)(value) && isMap) {
    for (const { body, scope: inner, label = '', isDynamic } of bodies) {
      const place = `${at.place}.${label}`;
      compare_values_compareBody(body, inner, partOf(planned, label), { ...at, place, isDynamic });
    }
    const extra = Object.keys(value).find((key) => !bodies.some(({ label }) => label === key));
    if (extra !== undefined)
      at.findings.markMissing(`${at.place}.${extra}`);
    return;
  }
  const [only] = bodies;
  if (bodies.length === 1 && only !== undefined && (0,parse.u4)(value)) {
    const isDynamic = at.isDynamic === true || only.isDynamic;
    compare_values_compareBody(only.body, only.scope, planned, { ...at, isDynamic });
  }
  else if (bodies.length > 0 || (value !== undefined && value !== null)) {
    at.findings.differ(at.place, `${bodies.length} blocks`, value === undefined ? 'absent' : 'another form');
  }
}
function compareList(bodies, planned, at) {
  const length = Array.isArray(planned.value) ? planned.value.length : 0;
  if (length !== bodies.length) {
    at.findings.differ(at.place, `${bodies.length} blocks`, `${length}`);
    return;
  }
  const items = bodies.map((one) => ({ ...one, used: false }));
  const compareAt = (item, index, findings) => compare_values_compareBody(item.body, item.scope, partOf(planned, index), {
    ...at,
    place: `${at.place}[${index}]`,
    findings,
    isDynamic: at.isDynamic === true || item.isDynamic,
  });
  const inOrder = at.findings.attempt((findings) => items.forEach((item, index) => compareAt(item, index, findings)));
  if (inOrder.differences.size === 0 || length > compare_values_MOST_TRIED)
    return at.findings.take(inOrder);
  const found = at.findings.attempt((findings) => {
    for (let index = 0; index < length; index++) {
      const match = items.find((item) => {
        if (item.used)
          return false;
        const tried = findings.attempt((inner) => compareAt(item, index, inner));
        if (tried.differences.size === 0)
          findings.take(tried);
        return tried.differences.size === 0;
      });
      if (match === undefined)
        findings.differ(at.place, 'another block', 'not it');
      else
        match.used = true;
    }
  });
  if (found.differences.size > 0)
    return at.findings.take(inOrder);
  at.findings.take(found);
  at.findings.markMissing(`${at.place} (its order)`);
}
const compare_values_MOST_TRIED = 200;
function writtenBy(block, scope, passed) {
  if (block.type !== 'dynamic')
    return [{ body: block.body, scope, label: block.labels[0], isDynamic: false }];
  const content = block.body.blocks.find(({ type }) => type === 'content');
  const each = attributeOf(block, 'for_each');
  const items = each && writtenItems(each, scope, passed, 'places');
  if (content === undefined || items === undefined)
    return undefined;
  const iterator = attributeOf(block, 'iterator');
  const name = iterator?.kind === 'traversal' ? iterator.root : ((0,hcl_syntax.bK)(iterator) ?? blockName(block));
  const labels = attributeOf(block, 'labels');
  return items.items.map(([key, value]) => {
    const inner = scope.with(name, { key: { value: key }, value });
    const label = labels?.kind === 'tuple' ? labels.items[0] : undefined;
    const named = label && keyText(label, inner);
    return { body: content.body, scope: inner, label: named, isDynamic: true };
  });
}
function compareOutputs(scope, findings, changes) {
  for (const [name, { block }] of scope.around.module.outputs) {
    const text = attributeOf(block, 'value');
    const planned = scope.around.plan.outputs[name];
    if (text === undefined || planned === undefined)
      continue;
    const change = ownMember(changes, name);
    const unknown = ownMember(change, 'after_unknown');
    const sensitive = ownMember(planned, 'sensitive') === true;
    const place = `output.${name}`;
    const after = ownMember(change, 'after');
    const value = ownMember(planned, 'value');
    const known = value === undefined && unknown !== true ? after : value;
    matchMeaning({ text, scope }, { value: known, unknown, sensitive }, { place, findings, isExact: true });
  }
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/hold-plan.js
const hold_plan_DEEPEST = 20;
const MOST_WORK = 5_000_000;
function holdPlan(document, files) {
  const findings = new PlanFindings();
  const comparison = new Comparison(findings);
  const values = new PlanValues(document);
  const { sources, root } = files;
  const providers = ownMember(document.configuration, 'provider_config');
  const registry = registryOf(document, providers);
  const modules = [];
  const visit = (module) => void modules.push(module);
  const all = { comparison, sources, values, providers, registry, visit };
  const planned = document.configuration.root_module;
  compareModule({ module: root, planned, path: '', depth: 0, all });
  for (const module of modules)
    compareRest(module, document.terraform_version);
  compareAsked(modules.map(({ module }) => module), all);
  compareVariables(document, files, findings);
  const budget = { left: MOST_WORK };
  const scope = new TextScope({
    module: root,
    address: '',
    caller: undefined,
    plan: values,
    sources,
    budget,
  });
  compareInstances(scope, findings);
  comparePriorState(document, findings);
  compareOutputs(scope, findings, document.output_changes);
  findUndeclared(document, values, findings);
  comparison.settle();
  if (budget.left < 0)
    findings.markMissing('values that cost too much to compare');
  return { differences: [...findings.differences.values()], notInPlan: [...findings.notInPlan] };
}
function compareVariables({ variables }, files, findings) {
  const written = writtenValues(files);
  for (const [name, { block }] of files.root.variables) {
    const place = `var.${name}`;
    const value = ownMember(ownMember(variables, name), 'value');
    const given = givenValue(block, files.variables, name, written.get(name));
    if (given === undefined || attributeOf(block, 'ephemeral') !== undefined) {
      findings.markMissing(place);
      continue;
    }
    const isSame = given.known !== undefined && isSameValue(given.known.value, value) ? true : given.fits(value);
    const sensitive = attributeOf(block, 'sensitive');
    const isSensitive = sensitive !== undefined && Reflect.get(sensitive, 'value') !== false;
    if (isSame === undefined)
      findings.markMissing(place);
    else if (!isSame) {
      const shown = given.known && `, ${showValue(given.known.value, isSensitive)}`;
      const sentence = `${place} is not ${given.from}${shown ?? ''}, but ${showValue(value, isSensitive)} in the plan.`;
      findings.add(place, sentence);
    }
  }
  for (const name of Object.keys(variables)) {
    if (!files.root.variables.has(name)) {
      findings.add(`var.${name}`, `${cut(`var.${name}`)} is in the plan, and not in the files.`);
    }
  }
}
function writtenValues({ sources, root }) {
  const here = sources.files.list(root.directory).map((path) => external_node_path_.posix.basename(path));
  return new Map((0,file_names.DF)(here)
    .map((name) => external_node_path_.posix.join(root.directory, name))
    .flatMap((path) => (0,load_module.sU)(sources, path, 'variables file').attributes)
    .map((attribute) => [attribute.name, attribute]));
}
function givenValue(block, ofRun, name, written) {
  const type = attributeOf(block, 'type');
  const known = (value, from) => ({
    from,
    known: { value },
    fits: (planned) => fits_type_fits(value, type, planned),
  });
  if (Object.hasOwn(ofRun, name))
    return known(ofRun[name], 'the value of this run');
  if (written?.json !== undefined)
    return known(written.json, 'the value of its file of variables');
  const text = written?.value ?? attributeOf(block, 'default');
  if (text === undefined)
    return undefined;
  return {
    from: written === undefined ? 'its default' : 'the value of its file of variables',
    known: constantValue(text),
    fits: (planned) => fitsType(text, type, planned),
  };
}
function comparePriorState(document, findings) {
  const before = new Set();
  const prior = ownMember(Reflect.get(document, 'prior_state'), 'values');
  addAddresses(ownMember(prior, 'root_module'), before, 0);
  for (const { address, previous_address: previous, change, mode } of document.resource_changes) {
    const exists = mode === 'managed' && change.before !== null && (change.importing ?? null) === null;
    if (exists && !before.has(address) && !before.has(previous ?? address)) {
      findings.add(address, `${cut(address)} exists in the plan, and not in the state before it.`);
    }
  }
}
function addAddresses(module, addresses, depth) {
  if (depth > 100)
    return;
  const resources = ownMember(module, 'resources');
  const inner = ownMember(module, 'child_modules');
  for (const one of Array.isArray(resources) ? resources : []) {
    addresses.add(String(ownMember(one, 'address')));
  }
  for (const one of Array.isArray(inner) ? inner : [])
    addAddresses(one, addresses, depth + 1);
}
function findUndeclared(document, values, findings) {
  const declared = new Set();
  declaredIn(document.configuration.root_module, '', declared, 0);
  const undeclared = values.changes.find(({ mode, address, change }) => mode === 'managed' && change.after !== null && !declared.has((0,configuration_address.Pe)(address)));
  if (undeclared === undefined)
    return;
  const { address } = undeclared;
  findings.add(address, `${cut(address)} is planned, and its configuration is not in the plan.`);
}
function declaredIn(module, prefix, declared, depth) {
  if (depth > hold_plan_DEEPEST)
    return;
  const resources = ownMember(module, 'resources');
  for (const one of Array.isArray(resources) ? resources : []) {
    declared.add(`${prefix}${String(ownMember(one, 'address'))}`);
  }
  const calls = ownMember(module, 'module_calls');
  for (const [name, call] of Object.entries(calls ?? {})) {
    declaredIn(ownMember(call, 'module'), `${prefix}module.${name}.`, declared, depth + 1);
  }
}
;// CONCATENATED MODULE: ./build/src/service/engines/places-in.js
function placesIn(input, document) {
  return placesOf(document, (0,plan_configuration.S)({ ...input, state: {}, outputs: {} }));
}
function placesOf({ resource_changes: changes }, { places }) {
  const blocks = new Map([...places].map(([address, place]) => [(0,configuration_address.Pe)(address), place]));
  return new Map(changes.flatMap(({ address }) => {
    const place = blocks.get((0,configuration_address.Pe)(address));
    return place === undefined ? [] : [[address, place]];
  }));
}
var dist = __webpack_require__(7934);
var state_file = __webpack_require__(583);
;// CONCATENATED MODULE: ./build/src/service/engines/read-plan.js
const LONGEST_PLAN = 128 * 1024 * 1024;
const MOST_CHANGES = 100_000;
const map = dist.g1P(dist.YjP(), dist.L5J());
const marks = dist.KCZ([dist.zMY(), map]);
const actionSchema = dist.KIO(['no-op', 'create', 'read', 'update', 'delete', 'forget']);
const changeSchema = dist._H3({
  address: dist.YjP(),
  module_address: dist.lqM(dist.YjP()),
  mode: dist.KIO(['managed', 'data']),
  type: dist.YjP(),
  name: dist.YjP(),
  index: dist.lqM(dist.KCZ([dist.YjP(), dist.aig()])),
  provider_name: dist.YjP(),
  deposed: dist.lqM(dist.YjP()),
  previous_address: dist.lqM(dist.FsL(dist.YjP(), dist.Ru6(2_000))),
  change: dist._H3({
    actions: dist.FsL(dist.YOg(actionSchema), dist.BpQ(1), dist.Ru6(2)),
    before: dist.mee(map),
    after: dist.mee(map),
    after_unknown: dist.lqM(marks, {}),
    before_sensitive: dist.lqM(marks, false),
    after_sensitive: dist.lqM(marks, false),
    importing: dist.lqM(dist.mee(map)),
  }),
});
const invocationSchema = dist._H3({
  address: dist.FsL(dist.YjP(), dist.Ru6(2_000)),
  type: dist.YjP(),
  name: dist.YjP(),
  provider_name: dist.YjP(),
  lifecycle_action_trigger: dist.lqM(dist._H3({
    triggering_resource_address: dist.YjP(),
    action_trigger_event: dist.YjP(),
    action_trigger_block_index: dist.aig(),
    actions_list_index: dist.aig(),
    on_failure: dist.lqM(dist.YjP(), 'ActionOnFailureHalt'),
  })),
  invoke_action_trigger: dist.lqM(map),
});
const invocations = dist.FsL(dist.YOg(invocationSchema), dist.Ru6(MOST_CHANGES));
const documentSchema = dist._H3({
  format_version: dist.FsL(dist.YjP(), dist.w1_('1.')),
  terraform_version: dist.YjP(),
  variables: dist.lqM(dist.g1P(dist.YjP(), dist._H3({ value: dist.L5J() }))),
  planned_values: dist._H3({ root_module: dist.lqM(map) }),
  resource_changes: dist.lqM(dist.FsL(dist.YOg(changeSchema), dist.Ru6(MOST_CHANGES))),
  output_changes: dist.lqM(map),
  action_invocations: dist.lqM(invocations),
  deferred_changes: dist.lqM(dist.YOg(map)),
  deferred_action_invocations: dist.lqM(dist.YOg(dist._H3({ action_invocation: invocationSchema }))),
  configuration: dist._H3({ root_module: dist.lqM(map) }),
  errored: dist.lqM(dist.zMY()),
  complete: dist.lqM(dist.zMY()),
});
class UnreadablePlan extends Error {
  name = 'UnreadablePlan';
}
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
  const { action_invocations: invoked = [], deferred_action_invocations: deferred = [] } = document;
  for (const one of [...invoked, ...deferred.map((each) => each.action_invocation)]) {
    if (isAddressOf(one))
      continue;
    throw new UnreadablePlan(`The plan calls ${quoted(`action.${one.type}.${one.name}`)} by another address, ${quoted(one.address)}.`);
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
    throw new UnreadablePlan(`The plan is not JSON: ${(0,error_message.g)(error).slice(0, 200)}`);
  }
  if ((0,state_file.tF)(parsed, state_file.Ez))
    throw new UnreadablePlan('The plan is nested too deeply.');
  const checked = dist.xLC(documentSchema, parsed);
  if (!checked.success) {
    const [issue] = checked.issues;
    const path = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
    throw new UnreadablePlan(`The plan is not what \`terraform show -json\` writes: ${quoted(path)} has another form.`);
  }
  return dist.qgA(asPlan, withChanges(parsed));
}
const asPlan = dist.IeY((value) => dist.is(documentSchema, value));
function withChanges(plan) {
  if (typeof plan !== 'object' || plan === null)
    return plan;
  return { resource_changes: [], variables: {}, ...plan };
}
function forgedIn({ address, module_address: module, mode, type, name, index, change, }) {
  const prefix = module === undefined || module === '' ? '' : `${module}.`;
  const local = `${mode === 'data' ? 'data.' : ''}${type}.${name}${(0,configuration_address._M)(index)}`;
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
  const isEmpty = { before: change.before === null, after: change.after === null };
  const fits = second !== undefined
    ? !isEmpty.before && !isEmpty.after
    : isEmpty.before === (creates || (first === 'read' && isEmpty.before)) &&
      isEmpty.after === (deletes || (first === 'no-op' && isEmpty.after));
  const isRead = first === 'read' && mode !== 'data';
  const isSame = first !== 'no-op' || (0,external_node_util_.isDeepStrictEqual)(change.before, change.after);
  return isPair && fits && isSame && !isRead
    ? undefined
    : `The plan says ${change.actions.join(' and ')} of ${quoted(address)}, and its values do not fit.`;
}
function isAddressOf({ address, type, name }) {
  const whole = `.${(0,configuration_address.Pe)(address)}`;
  return whole.endsWith(`.action.${type}.${name}`);
}
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
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file-engine.js
function planFileEngine({ planOf }) {
  return {
    name: 'plan',
    shape: plan_shape.lX,
    plan: async (request) => {
      try {
        const plan = await planOf(request.workspaceName);
        if (plan !== undefined)
          return compareWithFiles(plan, request);
        return unusable(request, `There is no plan of the workspace "${request.workspaceName}".`);
      }
      catch (error) {
        if (!(error instanceof UnreadablePlan))
          throw error;
        return unusable(request, (0,error_message.g)(error));
      }
    },
  };
}
function compareWithFiles({ text, digest }, request) {
  const { document, counts } = readPlan(text);
  return { document, text, counts, ...hold(document, digest, request) };
}
function hold(document, digest, request) {
  const limits = [];
  const sources = (0,load_module.u0)(request);
  const root = (0,load_module.Vw)(sources, request.workingDirectory);
  const unread = sources.problems.filter(({ severity }) => severity === 'error');
  if (root === undefined || unread.length > 0) {
    const { problems } = (0,plan_configuration.S)(request);
    return { limits, problems: unread.length > 0 ? unread : problems, places: new Map() };
  }
  const { differences, notInPlan } = holdPlan(document, {
    sources,
    root,
    variables: request.variables,
  });
  const planned = (0,plan_configuration.S)({ ...request, state: {}, outputs: {} });
  const actions = (0,plan_actions.PJ)(document, planned.triggering ?? []);
  const all = [...actions, ...differences];
  for (const message of objections({ differences: all, notInPlan }, digest)) {
    limits.push({ kind: 'not-certain', message });
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
const MOST = 5;
function objections({ differences, notInPlan }, digest) {
  const said = [];
  if (digest?.kind === 'changed') {
    said.push(`The files have changed since the plan was made: ${listSome(digest.paths)}. Make the plan of the commit that is judged.`);
  }
  if (digest?.kind === 'unusable') {
    said.push(`The digest beside the plan ${digest.why}. Write it again with \`plangate digest\`.`);
  }
  if (differences.length > 0) {
    const named = differences.slice(0, MOST).join(' ');
    said.push(`The plan is not of these files: ${named} Make the plan of the commit that is judged.`);
  }
  else if (digest === undefined && notInPlan.length > 0) {
    said.push(`The plan in JSON does not have everything that the files say: ${listSome(notInPlan)}. Run \`plangate digest plan.json\` in the job that plans, and keep the digest beside the plan.`);
  }
  return said;
}
function listSome(names) {
  const rest = names.length - MOST;
  return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function unusable({ terraformVersion }, detail) {
  return (0,to_plan.nC)(terraformVersion, [
    { severity: 'error', summary: 'The plan cannot be used', detail },
  ]);
}
;// CONCATENATED MODULE: ./build/src/service/engines/plan-file/tree-digest.js
const MOST_FILES = 100_000;
const LOCK_FILE = /(?:^|\/)\.terraform\.lock\.hcl$/;
const digestSchema = dist._H3({
  format: dist.euz(1),
  plan: dist.YjP(),
  files: dist.g1P(dist.YjP(), dist.YjP()),
});
function digestPath(plan) {
  return `${plan}.digest`;
}
function writeDigest(plan, files) {
  const sorted = Object.fromEntries([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
  const digest = { format: 1, plan: hexOf('sha256', plan), files: sorted };
  return `${JSON.stringify(digest, undefined, 1)}\n`;
}
function compareDigest(text, plan, files) {
  const checked = dist.xLC(digestSchema, parsed(text));
  if (!checked.success)
    return { kind: 'unusable', why: 'is not what `plangate digest` writes' };
  const { plan: ofPlan, files: before } = checked.output;
  if (ofPlan !== findings_hexOf('sha256', plan))
    return { kind: 'unusable', why: 'is that of another plan' };
  const paths = new Set([...Object.keys(before), ...files.keys()]);
  if (paths.size > MOST_FILES)
    return { kind: 'unusable', why: `has more than ${MOST_FILES} files` };
  const changed = [...paths].filter((path) => {
    const then = Object.hasOwn(before, path) ? before[path] : undefined;
    const now = files.get(path);
    const isMade = LOCK_FILE.test(path) && (then === undefined || now === undefined);
    return then !== now && !isMade;
  });
  return changed.length === 0 ? { kind: 'same' } : { kind: 'changed', paths: changed.sort() };
}
function parsed(text) {
  try {
    return JSON.parse(text);
  }
  catch {
    return undefined;
  }
}
var ci_hosts = __webpack_require__(5185);
;// CONCATENATED MODULE: ./build/src/service/engines/engine-environment.js
const NEEDED = ['PATH', 'LANG', 'LC_ALL', 'TZ', 'SYSTEMROOT', 'PATHEXT'];
const OF_THE_GATE = /^(?:TF_API_TOKEN|TF_TOKEN_.*|PLANGATE_.*)$/i;
const OF_THE_ENGINE = /^(?:PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|LD_.*|DYLD_.*|NODE_OPTIONS|TF_CLI_CONFIG_FILE|TERRAFORM_CONFIG|TF_CLI_ARGS.*|TF_DATA_DIR|TF_PLUGIN_CACHE_DIR|TF_LOG.*|TF_REATTACH_PROVIDERS|TF_INPUT|TF_IN_AUTOMATION|TF_ENCRYPTION)$/i;
function readEngineEnvironment(names, environment, secrets = []) {
  const variables = {};
  for (const name of names) {
    if (!/^[A-Za-z_]\w*$/.test(name)) {
      return { problem: `${JSON.stringify(name.slice(0, 60))} is not the name of a variable.` };
    }
    if (OF_THE_GATE.test(name) || (0,ci_hosts.sG)(name)) {
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
var external_node_readline_ = __webpack_require__(481);
;// CONCATENATED MODULE: ./build/src/service/engines/program-log.js
const LONGEST_LINE = 256 * 1024;
function createLineFilter(pass) {
  const lines = [];
  let rest = '';
  const take = (keeps) => (text) => {
    rest += text;
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 1);
      const type = line.length > LONGEST_LINE ? undefined : typeOf(line);
      if (type === undefined || !keeps(type))
        continue;
      lines.push(line);
      pass(`${line}\n`);
    }
    if (rest.length > LONGEST_LINE)
      rest = ' '.repeat(LONGEST_LINE + 1);
  };
  return {
    diagnostics: take((type) => type === 'diagnostic'),
    everything: take(() => true),
    log: () => lines.map((line) => `${line}\n`).join(''),
  };
}
const lineSchema = dist._H3({
  '@level': dist.YjP(),
  '@message': dist.YjP(),
  type: dist.YjP(),
});
function typeOf(line) {
  const parsed = dist.xLC(lineSchema, (0,parse.qF)(line));
  return parsed.success ? parsed.output.type : undefined;
}
const position = dist._H3({ line: dist.aig(), column: dist.aig() });
const diagnosticSchema = dist._H3({
  diagnostic: dist._H3({
    severity: dist.KIO(['error', 'warning']),
    summary: dist.YjP(),
    detail: dist.lqM(dist.YjP(), ''),
    address: dist.lqM(dist.YjP()),
    range: dist.lqM(dist._H3({ filename: dist.YjP(), start: position, end: position })),
  }),
});
function problemsIn(log) {
  return log.split('\n').flatMap((line) => {
    const parsed = dist.xLC(diagnosticSchema, (0,parse.qF)(line));
    return parsed.success ? [parsed.output.diagnostic] : [];
  });
}
var module_manifest = __webpack_require__(7126);
var tar = __webpack_require__(4802);
;// CONCATENATED MODULE: ./build/src/service/engines/write-files.js
const LIMITS = {
  maxBytes: 512 * 1024 * 1024,
  maxEntries: 100_000,
  wanted: () => true,
  maxKept: 512 * 1024 * 1024,
};
async function writeFiles(archive, directory) {
  const { files, links, programs } = await (0,tar.$2)(archive, LIMITS);
  for (const path of [...files.keys(), ...links.keys()])
    refuseBelowLink(path, links);
  for (const [path, content] of files) {
    if (links.has(path))
      throw new tar.YF(`the archive has a file and a link: ${path}`);
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
      throw new tar.YF(`the archive has a file below a link: ${path}`);
  }
}
async function cliConfiguration(pluginCache) {
  const hosts = pluginCache === undefined ? [] : await providersBelow(pluginCache);
  const list = JSON.stringify(hosts);
  const mirror = hosts.length === 0
    ? ''
    : `  filesystem_mirror {\n    path    = ${JSON.stringify(pluginCache)}\n    include = ${list}\n  }\n`;
  return `disable_checkpoint = true\nprovider_installation {\n${mirror}  direct {\n    exclude = ${list}\n  }\n}\n`;
}
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
;// CONCATENATED MODULE: ./build/src/service/engines/run-programs.js
const TIMEOUT_MS = 15 * 60_000;
const MOST_LOG = 64 * 1024 * 1024;
async function planUnpacked(options, request, plan) {
  const make = async () => (0,promises_.realpath)(await (0,promises_.mkdtemp)((0,external_node_path_.join)(options.temporaryDirectory ?? (0,external_node_os_.tmpdir)(), external_node_path_.sep)));
  const files = await make();
  const root = await make();
  try {
    const places = await makePlaces({ files, root }, options, request);
    return await plan(new Programs(options, request, places));
  }
  catch (error) {
    const isForPeople = error instanceof tar.YF || error instanceof UnreadablePlan;
    if (!isForPeople && !(error instanceof EngineFailure))
      throw error;
    const summary = `${options.program} made no plan`;
    const failed = { severity: 'error', summary, detail: (0,error_message.g)(error) };
    return (0,to_plan.nC)(request.terraformVersion, [failed]);
  }
  finally {
    for (const path of [files, root])
      await (0,promises_.rm)(path, { recursive: true, force: true, maxRetries: 3 });
  }
}
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
  if (!names.some(file_names.ZC)) {
    const where = workingDirectory || 'its root directory';
    throw new EngineFailure(`The upload has no .tf file in ${where}. Set the workspace's working directory.`);
  }
  return places;
}
async function takeManifest({ files, root, work }) {
  const path = (0,external_node_path_.join)(work, ...module_manifest.dp.split('/'));
  const text = await (0,promises_.readFile)(path, 'utf8').catch(() => undefined);
  if (text === undefined)
    return;
  const records = (0,module_manifest.WI)(text);
  if ('problem' in records)
    throw new EngineFailure(`${module_manifest.dp} ${records.problem}.`);
  const outside = records.find(({ directory }) => !isBelow((0,external_node_path_.resolve)(work, directory), files));
  if (outside !== undefined) {
    const led = `module ${JSON.stringify(outside.key)} to ${JSON.stringify(outside.directory)}`;
    throw new EngineFailure(`${module_manifest.dp} leads ${led}, out of the upload.`);
  }
  await (0,promises_.mkdir)((0,external_node_path_.join)(root, 'data', 'modules'));
  await (0,promises_.writeFile)((0,external_node_path_.join)(root, 'data', 'modules', (0,external_node_path_.basename)(path)), text);
}
function isBelow(path, directory) {
  return path === directory || path.startsWith(directory + external_node_path_.sep);
}
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
      throw new EngineFailure(`${program} could not be started: ${(0,error_message.g)(error)}. Install it, or choose another engine.`);
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
var module_files = __webpack_require__(868);
;// CONCATENATED MODULE: ./build/src/configuration/backends.js
async function readBackends(files, directory) {
  const names = (0,file_names.AM)((await files.names(directory)) ?? []);
  const all = await (0,module_files._n)(names, (name) => external_node_path_.posix.join(directory, name), (path) => files.read(path), (text) => /backend|cloud|state_store|\\u/.test(text));
  const found = all.flatMap(({ name, body }) => body.blocks
    .filter(({ type }) => type === 'terraform')
    .flatMap((block) => backendsIn(block.body).map((backend) => ({ backend, file: name }))));
  const written = JSON.stringify(found.map(({ backend }) => backend), (key, value) => (key === 'range' ? undefined : value));
  return {
    blocks: found.map(({ backend: { type, labels }, file }) => ({
      kind: type === 'cloud' ? type : (labels[0] ?? ''),
      file,
    })),
    written,
    isCertain: all.every(({ problems, unread }) => problems.length === 0 && unread === undefined),
    isLiteral: !EVALUATED.test(written),
  };
}
const EVALUATED = /"kind":"(?!literal"|tuple"|object")/;
const STATE_BLOCKS = ['backend', 'state_store'];
function backendsIn({ blocks, attributes }) {
  const inJson = attributes.flatMap(({ name, value, range }) => {
    if (name === 'cloud')
      return [toBlock(name, [], { name, value, range })];
    if (!STATE_BLOCKS.includes(name))
      return [];
    const objects = value.kind === 'tuple' ? value.items : [value];
    return objects.flatMap((object) => object.kind !== 'object'
      ? []
      : object.entries.map(({ key, value: inner }) => {
        const label = key.kind === 'literal' ? String(key.value) : '';
        return toBlock(name, [label], { name, value: inner, range });
      }));
  });
  return [
    ...blocks.filter(({ type }) => type === 'cloud' || STATE_BLOCKS.includes(type)),
    ...inJson,
  ];
}
function toBlock(type, labels, attribute) {
  return { type, labels, body: { attributes: [attribute], blocks: [] }, range: attribute.range };
}
var parse_hcl = __webpack_require__(9845);
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edits.js
class UncertainEdit extends Error {
  name = 'UncertainEdit';
}
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
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edit-hcl.js
const KEPT = new Set(['variable', 'output', 'locals', 'moved', 'removed']);
const KEPT_SETTINGS = new Set(['required_providers', 'provider_meta']);
const TAKEN_OUT = new Set(['provider', 'check']);
function editHcl(text, names, isOverride) {
  const edited = new EditedText(text);
  const body = edit_hcl_parsed(text);
  for (const block of body.blocks)
    editBlock(block, { edited, names, isOverride });
  for (const range of workspacesIn(body)) {
    if (!/^terraform\s*\.\s*workspace$/.test(edited.written(range.range))) {
      throw new UncertainEdit('has `terraform.workspace` in a form that Plangate does not recognize');
    }
    edited.replace(range.range, names.workspace);
  }
  const result = edited.result();
  verify(edit_hcl_parsed(result), names, isOverride);
  return result;
}
function edit_hcl_parsed(text) {
  const { body, problems } = (0,parse_hcl.z)(text);
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
    if (block.type === 'cloud' || STATE_BLOCKS.includes(block.type))
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
function withoutAlias(block, edited) {
  for (const { value } of attributesOf(block, 'provider')) {
    const name = providerName(value);
    if (name === undefined)
      throw new UncertainEdit('names a provider in a form that is not known');
    edited.replace(value.range, name);
  }
}
function providerName(value) {
  const written = value.kind === 'traversal' && value.steps.length <= 1
    ? value.root
    : value.kind === 'literal' && typeof value.value === 'string'
      ? value.value.split('.', 1)[0]
      : undefined;
  return written !== undefined && /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(written) ? written : undefined;
}
const HEADER = /data(?:[ \t]+(?:"(?:[^"\\\n]|\\.)*"|[\p{L}_][\p{L}\p{N}_-]*)){2}[ \t]*\{/uy;
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
function workspacesIn(body) {
  return [...expressionsIn(body)].filter((one) => one.kind === 'traversal' && one.root === 'terraform' && isWorkspace(one));
}
function isWorkspace({ steps: [step] }) {
  return step?.kind !== 'literal' || step.value === 'workspace';
}
function* expressionsIn(value) {
  if (typeof value !== 'object' || value === null)
    return;
  if (edit_hcl_isExpression(value))
    yield value;
  for (const part of Object.values(value))
    yield* expressionsIn(part);
}
function edit_hcl_isExpression(value) {
  return 'kind' in value && 'range' in value;
}
function verify(body, names, isOverride) {
  const waits = (block) => attributesOf(block, 'depends_on').some(({ value }) => value.kind === 'tuple' &&
    value.items.some((item) => item.kind === 'traversal' &&
      `${item.root}.${item.steps.map((step) => (step.kind === 'literal' ? String(step.value) : '')).join('.')}` ===
        names.pending));
  const isWrong = body.blocks.some((block) => TAKEN_OUT.has(block.type) ||
    (block.type === 'data' && !isOverride && !waits(block)) ||
    (block.type === 'module' && attributesOf(block, 'providers').length > 0) ||
    (block.type === 'terraform' &&
      block.body.blocks.some(({ type }) => type === 'cloud' || STATE_BLOCKS.includes(type))) ||
    attributesOf(block, 'provider').some(({ value }) => value.kind === 'traversal' && value.steps.length > 0));
  if (isWrong || workspacesIn(body).length > 0) {
    throw new UncertainEdit('could not be changed as a whole');
  }
}
var read_json = __webpack_require__(9611);
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/edit-json.js
const edit_json_KEPT = new Set(['//', 'variable', 'output', 'locals', 'moved', 'removed']);
const edit_json_KEPT_SETTINGS = new Set([
  '//',
  'required_version',
  'required_providers',
  'provider_meta',
  'experiments',
]);
function editJson(text, names, isOverride) {
  if (/terraform\s*[.[]\s*\\?"?workspace/.test(text)) {
    throw new UncertainEdit('has `terraform.workspace` in JSON. Write that file as .tf');
  }
  if (/\d{16}/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, ''))) {
    throw new UncertainEdit('has a number of more digits than are read here');
  }
  let json;
  try {
    json = (0,read_json.X)(text.replace(/^\uFEFF/, ''));
  }
  catch (error) {
    throw new UncertainEdit(`is no JSON: ${(0,error_message.g)(error)}`);
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
  if (name === 'cloud' || STATE_BLOCKS.includes(name))
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
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/own-files.js
const READER = /^(?:core::)?(?:file\w*|templatefile)$/;
const DIFFERS = /(?:^|[^\p{L}\p{N}])(?:tf|hcl)$/u;
const PATTERN = /[*?\]}]$/;
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
  const isSuspect = planned.some(({ parts }) => [...expressionsIn(parts)].some((one) => one.kind === 'literal' &&
    typeof one.value === 'string' &&
    (differs(one.value) || PATTERN.test(one.value))));
  const isDifferent = (end) => {
    if (end === undefined || end === '')
      return isSuspect;
    return differs(end) || (/[*?\]}]/.test(end) && mayEndOtherwise(end, differs));
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
function mayEndOtherwise(pattern, differs) {
  const [rest = ''] = /[^*?\]}]*$/.exec(pattern) ?? [];
  return rest === '' || differs(rest) || !rest.includes('.');
}
function endOf(expression) {
  if (expression.kind === 'literal')
    return String(expression.value);
  if (expression.kind !== 'template')
    return undefined;
  const last = expression.parts.at(-1);
  return last === undefined ? undefined : endOf(last);
}
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/required-providers.js
const BUILTIN = 'terraform.io/builtin/terraform';
function requiredProviders(bodies) {
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
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/unplannable.js
const ELSEWHERE = new Map([
  ['plantimestamp', 'the time of the real plan'],
  ['pathexpand', 'the home directory where the real plan is made'],
  ['abspath', 'the directory in which the real plan is made'],
]);
const REMEDY = 'Plan with `engine: terraform`, or pass the value as a variable.';
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
function hasTemplates(body) {
  return [...expressionsIn(body)].some((one) => one.kind === 'call' && /^(?:core::)?template(?:file|string)$/.test(one.name));
}
function mayCallElsewhere(text) {
  return /plantimestamp|pathexpand|abspath|provider::/.test(text);
}
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/prepare-copy.js
const OF_TESTS = /\.(?:tftest|tfmock|tfquery)\.(?:hcl|json)$/;
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
    const providers = attempt(reasons, () => requiredProviders(found.map(({ body }) => body)));
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
function attempt(reasons, make, file) {
  try {
    return make();
  }
  catch (error) {
    if (!(error instanceof UncertainEdit))
      throw error;
    const what = file === undefined ? 'The configuration' : file;
    reasons.push(`${what} ${(0,error_message.g)(error)}. Plan with \`engine: terraform\`.`);
    return undefined;
  }
}
function moduleDirectories({ files, work }) {
  const real = (0,external_node_fs_.realpathSync)(work);
  const directories = [real];
  let text = '';
  try {
    text = (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(work, ...module_manifest.dp.split('/')), 'utf8');
  }
  catch {
    return { directories };
  }
  const records = (0,module_manifest.WI)(text);
  if ('problem' in records)
    return { reasons: [`${module_manifest.dp} ${records.problem}.`] };
  for (const { key, directory } of records) {
    try {
      const path = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(work, directory));
      if (path !== files && !path.startsWith(files + external_node_path_.sep)) {
        return {
          reasons: [`${module_manifest.dp} leads module ${JSON.stringify(key)} out of the upload.`],
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
  const shownAs = (path) => (0,external_node_path_.relative)(files, path).split(external_node_path_.sep).join('/');
  const text = (path) => {
    if (!(0,external_node_fs_.lstatSync)(path).isFile())
      throw new UncertainEdit(`has ${shownAs(path)}, which is a link`);
    const bytes = (0,external_node_fs_.readFileSync)(path);
    const text = bytes.toString('utf8');
    if (Buffer.from(text, 'utf8').equals(bytes))
      return text;
    throw new UncertainEdit(`has ${shownAs(path)}, which is not in UTF-8`);
  };
  const names = (0,file_names.AM)((0,external_node_fs_.readdirSync)(directory)).filter((name) => !(0,file_names.d3)(name));
  const source = { text, parsed: new Map() };
  const all = (0,module_files.yW)(names, (name) => (0,external_node_path_.join)(directory, name), source);
  return all.map((file) => ({ ...file, shown: shownAs(file.path) }));
}
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
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/read-test-plan.js
const fields = dist.g1P(dist.YjP(), dist.L5J());
const read_test_plan_changeSchema = dist._H3({
  address: dist.YjP(),
  module_address: dist.lqM(dist.YjP()),
  mode: dist.KIO(['managed', 'data']),
  type: dist.YjP(),
  name: dist.YjP(),
  provider_name: dist.YjP(),
  action_reason: dist.lqM(dist.YjP()),
  change: dist._H3({
    actions: dist.YOg(dist.YjP()),
    after: dist.mee(fields),
    after_unknown: dist.lqM(dist.L5J()),
    after_sensitive: dist.lqM(dist.L5J()),
  }),
});
const outputSchema = dist._H3({
  after: dist.lqM(dist.L5J()),
  after_sensitive: dist.lqM(dist.L5J()),
});
const planSchema = dist._H3({
  plan_format_version: dist.YjP(),
  output_changes: dist.lqM(dist.g1P(dist.YjP(), outputSchema), {}),
  resource_changes: dist.lqM(dist.YOg(read_test_plan_changeSchema), []),
  provider_schemas: dist.lqM(fields, {}),
});
const read_test_plan_lineSchema = dist._H3({ type: dist.YjP() });
function readTestPlan(output, pendingName) {
  const lines = output.split('\n').filter((line) => line !== '');
  const found = lines.flatMap((line) => {
    const parsed = dist.xLC(read_test_plan_lineSchema, (0,parse.qF)(line));
    return parsed.success ? [{ type: parsed.output.type, entry: parsed.output, line }] : [];
  });
  const plans = found.filter(({ type }) => type === 'test_plan');
  const version = found.find(({ type }) => type === 'version')?.entry['terraform'];
  const passed = found.some(({ type, entry }) => type === 'test_summary' &&
    dist.is(dist._H3({ status: dist.euz('pass'), passed: dist.euz(1) }), entry['test_summary']));
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
  const parsed = dist.xLC(planSchema, only.entry['test_plan']);
  if (!parsed.success)
    return { problem: 'The plan with mocked providers has another form.' };
  const { resource_changes: all, output_changes: outputs } = parsed.output;
  const strange = all.find(isStrange);
  if (strange !== undefined) {
    const actions = strange.change.actions.join(', ');
    return { problem: `The plan with mocked providers has ${actions} of ${strange.address}.` };
  }
  const changes = all.filter(({ type, name }) => type !== 'terraform_data' || name !== pendingName);
  const document = {
    format_version: parsed.output.plan_format_version,
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
    limits: limitsOf(changes, parsed.output.provider_schemas),
  };
}
function isStrange({ mode, change, action_reason: reason }) {
  const expected = mode === 'data' ? 'read' : 'create';
  const isExpected = change.actions.length === 1 && change.actions[0] === expected;
  return !isExpected || (mode === 'data' && reason?.startsWith('read_because_') !== true);
}
function plannedModule(changes, address) {
  const own = changes.filter(({ module_address: module = '' }) => module === address);
  const depth = address === '' ? 0 : (0,configuration_address.lS)(address).length;
  const inner = changes.flatMap(({ module_address: module = '' }) => {
    const parts = (0,configuration_address.lS)(module);
    const isInner = parts.length > depth && parts.slice(0, depth).join('.') === address;
    return isInner ? [parts.slice(0, depth + 2).join('.')] : [];
  });
  const modules = [...new Set(inner)].map((one) => plannedModule(changes, one));
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
const read_test_plan_MOST = 5;
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
;// CONCATENATED MODULE: ./build/src/service/engines/mocked/mocked-engine.js
function mockedEngine(options) {
  return {
    name: 'mocked',
    shape: plan_shape.CI,
    judgedOn: 'a plan without state and credentials, with mocked providers',
    plan: (request) => planUnpacked({ ...options, program: 'terraform' }, request, planMocked),
  };
}
const NO_STATE = {
  kind: 'empty-state',
  message: 'Planned without state and credentials, with mocked providers: every resource is planned as a new one, and nothing is seen to be changed or destroyed.',
};
const REAL = 'Plan with `engine: terraform`.';
function withoutPlan({ terraformVersion }, reasons) {
  const limits = reasons
    .slice(0, 20)
    .map((message) => ({ kind: 'not-certain', message: message.slice(0, 900) }));
  return { ...(0,to_plan.nC)(terraformVersion, []), limits: [NO_STATE, ...limits] };
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
  const reading = readTestPlan(ended.stdout, prepared.pendingName);
  if ('problem' in reading || ended.exitCode !== 0) {
    const errors = errorsOf(programs, ended.stdout, ended.stderr, 'test');
    return withoutPlan(request, 'problem' in reading && errors.length === 0 ? [reading.problem] : errors);
  }
  const { document, counts } = readPlan(reading.text);
  takeOutState(document);
  const problems = problemsIn(ended.stdout).filter(({ severity }) => severity === 'warning');
  const limits = [NO_STATE, ...reading.limits];
  return {
    document,
    text: JSON.stringify(document),
    counts,
    problems: problems.map(({ severity, summary, detail }) => ({ severity, summary, detail })),
    places: placesIn(request, document),
    limits,
  };
}
function takeOutState(document) {
  const outputs = Object.values(document.output_changes ?? {});
  for (const change of [...document.resource_changes.map((one) => one.change), ...outputs]) {
    for (const key of ['before', 'before_sensitive'])
      Reflect.deleteProperty(change, key);
  }
}
function otherPlan({ isDestroy, options }) {
  const { refreshOnly, targets, replace } = options;
  if (!isDestroy && !refreshOnly && targets.length + replace.length === 0)
    return undefined;
  return `A plan with destroy, refresh-only, targets or replace needs the state. Remove these options, or plan with \`engine: terraform\`.`;
}
async function keepModules(data) {
  for (const name of await (0,promises_.readdir)(data).catch(() => [])) {
    if (name !== 'modules')
      await (0,promises_.rm)((0,external_node_path_.join)(data, name), { recursive: true, force: true });
  }
}
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
async function lockedProviders(work) {
  const text = await (0,promises_.readFile)((0,external_node_path_.join)(work, '.terraform.lock.hcl'), 'utf8').catch(() => '');
  return Array.from(text.matchAll(/^provider "([^"]+)"/gm), ([, source = '']) => source);
}
const WITHOUT_EFFECT = /^(?:Get(?:Provider|ResourceIdentity)Schemas?|Get(?:Metadata|Functions)|Validate(?:Provider|Resource|DataResource|EphemeralResource|ListResource)Config|Close|Stop|SetProviderSchema|returning)$/;
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
;// CONCATENATED MODULE: ./build/src/service/engines/state-place.js
const OVERRIDE_FILE = 'zzzz_zzzz_override.tf';
async function findStatePlace(uploaded, trusted) {
  const problems = await problemsOf(uploaded);
  const uploadedBackends = await readBackends(uploaded.files, uploaded.directory);
  const trustedBackends = trusted === undefined ? uploadedBackends : await readBackends(trusted.files, trusted.directory);
  const kept = [...uploadedBackends.blocks, ...trustedBackends.blocks].find(isKept)?.kind;
  if (kept === undefined) {
    return { replaced: true, problems, limits: [emptyState(uploadedBackends.blocks[0]?.kind)] };
  }
  const isAsBefore = uploadedBackends.written === trustedBackends.written && uploadedBackends.isCertain;
  if (isAsBefore && (trusted === undefined || uploadedBackends.isLiteral)) {
    return { replaced: false, problems, limits: [] };
  }
  const message = `The backend "${kept}" is not for certain the one of the default branch, so it was not used. Merge a change of the backend by itself, and write its values as literals.`;
  return { replaced: true, problems, limits: [emptyState(kept), { kind: 'not-certain', message }] };
}
function isKept({ kind }) {
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
function overrideText(stateFile) {
  const path = JSON.stringify(stateFile).replaceAll('${', '$${').replaceAll('%{', '%%{');
  return `terraform {\n  backend "local" {\n    path = ${path}\n  }\n}\n`;
}
async function problemsOf(uploaded) {
  const names = (await uploaded.files.names(uploaded.directory)) ?? [];
  const stem = (0,file_names.Vc)(OVERRIDE_FILE);
  const wins = (name) => (0,file_names.ZC)(name) && ((0,file_names.Vc)(name) === stem || ((0,file_names.jn)(name) && sortsBehind(name)));
  return names.filter(wins).map((name) => ({
    severity: 'error',
    summary: 'A file would replace the state of this plan',
    detail: `${name} would win over the file that keeps this plan away from the real state. Rename it, so that its name sorts before ${OVERRIDE_FILE}.`,
    range: { filename: name, start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
  }));
}
function sortsBehind(name) {
  return Buffer.compare(Buffer.from(name), Buffer.from(OVERRIDE_FILE)) > 0;
}
;// CONCATENATED MODULE: ./build/src/service/engines/program-engine.js
function programEngine(options) {
  return {
    name: options.program,
    shape: plan_shape.lX,
    plan: (request) => planUnpacked(options, request, planWith),
  };
}
async function planWith(programs) {
  const { request, places } = programs;
  const state = await findStatePlace(uploaded(programs), trustedOf(programs));
  const [problem] = state.problems;
  if (problem !== undefined)
    return (0,to_plan.nC)(request.terraformVersion, state.problems);
  if (state.replaced)
    await (0,promises_.writeFile)((0,external_node_path_.join)(places.work, OVERRIDE_FILE), overrideText(places.stateFile));
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
function withRemedy({ log, ...failed }) {
  const isIncomplete = failed.problems.some(({ summary }) => /\b(?:missing|required)\b/i.test(summary));
  if (!isIncomplete)
    return log === undefined ? failed : { ...failed, log };
  const detail = 'This engine passes no -backend-config, so a backend is used as the default branch has it. Write its values into the backend block, or plan in a job of your own and name its plan with `plan`.';
  const remedy = { severity: 'error', summary: 'The backend is not complete', detail };
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
function program_engine_withoutPlan(programs, command, end, log) {
  const problems = problemsIn(log);
  if (!problems.some(({ severity }) => severity === 'error')) {
    const output = programs.withoutPaths((end.stderr || end.stdout).trim()).slice(-4_000);
    const summary = `${programs.options.program} ${command} failed`;
    const detail = output || `It ended with exit code ${String(end.exitCode ?? 'none')}.`;
    problems.push({ severity: 'error', summary, detail });
    return (0,to_plan.nC)(programs.request.terraformVersion, problems);
  }
  const failed = (0,to_plan.nC)(programs.request.terraformVersion, problems);
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
var tree = __webpack_require__(734);
;// CONCATENATED MODULE: ./build/src/local/tree-files.js
const SKIPPED = new Set(['.git', '.terraform']);
async function digestFiles({ root, workspace, except }, ports) {
  const repository = (0,find_repository.Di)(root, workspace).repository?.root;
  const listed = repository === undefined ? undefined : await (0,ask_git.sp)(repository, workspace, ports);
  const tracked = listed instanceof Set ? listed : undefined;
  const counts = (path, name) => tracked === undefined ||
    (0,file_names.H9)(name) ||
    tracked.has(slashed((0,external_node_path_.relative)(repository ?? root, path)));
  const digests = new Map();
  const visit = async (directory) => {
    for (const entry of await (0,promises_.readdir)(directory, { withFileTypes: true })) {
      const path = (0,external_node_path_.join)(directory, entry.name);
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name))
          await visit(path);
      }
      else if (isContent(entry) && !except.includes(path) && counts(path, entry.name)) {
        const digest = await hashFile(path, entry.isSymbolicLink());
        if (digest !== undefined)
          digests.set(slashed((0,external_node_path_.relative)(root, path)), digest);
      }
    }
  };
  await visit(root);
  return digests;
}
function isContent(entry) {
  return entry.isFile() || entry.isSymbolicLink();
}
async function hashFile(path, isLink) {
  try {
    const content = isLink ? `link ${await (0,promises_.readlink)(path)}` : await (0,promises_.readFile)(path);
    return (0,external_node_crypto_.createHash)('sha256').update(content).digest('hex');
  }
  catch {
    return undefined;
  }
}
function slashed(path) {
  return path.split(external_node_path_.sep).join('/');
}
;// CONCATENATED MODULE: ./build/src/local/choose-engine.js
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
  if (!(0,machine_execute.jY)(program, ports.environment)) {
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
    shape: plan_shape.lX,
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
  const isTofu = (0,machine_execute.jY)('tofu', environment);
  const why = isTofu
    ? 'OpenTofu cannot be used for it, because it makes up values that are known after the apply only'
    : 'it runs `terraform test`';
  return `is mocked, and there is no terraform on the PATH: ${why}. Install Terraform 1.7 or newer, or write \`engine: ${isTofu ? 'tofu' : 'static'}\`.`;
}
function mockedBy(options, providersOf) {
  return {
    ...mockedEngine(options),
    plan: (request) => mockedEngine({ ...options, pluginCache: providersOf(request.workspaceName) }).plan(request),
  };
}
function providersFor(workspace, settings, directories) {
  const named = cacheOf(settings, directories);
  if (named !== undefined)
    return named;
  if (directories.jobTree.proposed)
    return undefined;
  const { root, workingDirectory } = directories.placeOf(workspace);
  const installed = (0,external_node_path_.join)(root, workingDirectory, '.terraform', 'providers');
  return (0,external_node_fs_.existsSync)(installed) ? installed : undefined;
}
async function planEngine(written, settings, { workingDirectory, jobTree, placeOf }, ports) {
  const refuse = (message) => ({ problems: [{ where: 'plan', message }] });
  const path = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, written));
  const stats = await (0,promises_.stat)(path).catch(() => undefined);
  if (stats?.isFile() !== true) {
    return refuse(`is ${(0,quote.h)(written)}, and there is no such file. Write it with \`terraform show -json\`.`);
  }
  if (stats.size > LONGEST_PLAN) {
    return refuse(`is ${(0,quote.h)(written)}, which has more than ${LONGEST_PLAN} bytes.`);
  }
  const workspace = (jobTree.proposed ? jobTree.workspace : undefined) ?? workingDirectory;
  if (jobTree.proposed) {
    const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
    const root = (0,find_repository.Di)(directory, workspace).repository?.root;
    for (const [name, file] of [
      [written, path],
      [digestPath(written), digestPath(path)],
    ]) {
      if (await isCommitted(file, root, workspace, ports))
        return refuse(committed(name));
    }
  }
  const text = await (0,promises_.readFile)(path, 'utf8');
  const digest = await (0,read_regular.VX)(digestPath(path), LONGEST_DIGEST).catch(() => undefined);
  const except = [path, digestPath(path)];
  const engine = planFileEngine({
    planOf: async (name) => {
      if (digest === undefined)
        return { text, digest };
      const files = await digestFiles({ root: placeOf(name).root, workspace, except }, ports);
      return { text, digest: compareDigest(digest, text, files) };
    },
  });
  return { name: undefined, engine };
}
const LONGEST_DIGEST = 32 * 1024 * 1024;
async function isCommitted(path, root, workspace, ports) {
  if (root === undefined || !(0,external_node_fs_.existsSync)(path))
    return false;
  const inner = (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
  if (inner.startsWith('../') || (0,external_node_path_.isAbsolute)(inner))
    return false;
  const tracked = await (0,ask_git.sp)(root, workspace, ports);
  return !(tracked instanceof Set) || tracked.has(inner);
}
function committed(written) {
  return `is ${(0,quote.h)(written)}, which is a file of the repository, or git cannot say that it is none, and a pull request could have written it. Name a file that another job made, outside of the checkout.`;
}
const NO_PROGRAM = 'is missing, and the PATH of this job has no terraform and no tofu. Install one of them, or set `engine: static`, which cannot judge values from providers.';
function isInJob({ jobTree }, { environment }) {
  return jobTree.proposed || (0,workspace.o5)(environment);
}
function defaultEngine(settings, directories, ports) {
  const { environment } = ports;
  if (isInJob(directories, ports)) {
    return ['terraform', 'tofu'].find((name) => (0,machine_execute.jY)(name, environment));
  }
  const isReady = (0,machine_execute.jY)('terraform', environment) &&
    settings.workspaces.every((selector) => providersFor(selector.kind === 'name' ? selector.name : '', settings, directories) !==
      undefined);
  return isReady ? 'mocked' : 'static';
}
async function trustedFiles(settings, { workingDirectory, jobTree, placeOf }) {
  if (!jobTree.proposed)
    return undefined;
  const { workspace: top = workingDirectory } = jobTree;
  const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
  const root = (0,find_repository.Di)(directory, top).repository?.root;
  const files = root === undefined ? NO_FILES : await jobTree.trusted(root, undefined).catch(() => NO_FILES);
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
const NO_FILES = (0,tree.O2)({
  names: async () => undefined,
  read: async () => undefined,
});
const OF_EXISTING = /"(delete|update|forget)"/;
const MOST_NOTICES = 5;
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
var load_policies = __webpack_require__(3356);
var judge_by_wasm = __webpack_require__(9806);
var policy_files = __webpack_require__(8391);
var did_you_mean = __webpack_require__(440);
;// CONCATENATED MODULE: ./build/src/local/rego/judging-rules.js
const JUDGING_NAMES = [
  { name: 'deny', level: 'mandatory', takesSuffix: true },
  { name: 'violation', level: 'mandatory', takesSuffix: true },
  { name: 'warn', level: 'advisory', takesSuffix: true },
  { name: 'rule', level: 'mandatory', takesSuffix: false },
];
function verdictOf(name) {
  const [kind = '', ...words] = name.split('_');
  const verdict = JUDGING_NAMES.find((one) => one.name === kind);
  const suffix = words.join('_');
  if (verdict === undefined || (name !== kind && (suffix === '' || !verdict.takesSuffix)))
    return undefined;
  return { level: verdict.level, suffix };
}
const LOOKS_LIKE = /^(?:allow|allowed|denied|denies|deny\w*|block\w*|reject\w*|forbid\w*|fail|failed|failures?|errors?|violations|violate\w*|warning|warnings|main|result|results|pass|passed)$/;
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
function isInPackage({ rules }) {
  return rules.every(({ rule }) => rule.name.length === 1);
}
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
function queryOf(path) {
  const parts = path.map((word) => /^[A-Za-z_]\w*$/.test(word) ? `.${word}` : `[${JSON.stringify(word)}]`);
  return `data${parts.join('')}`;
}
function pathOf(query) {
  const text = query.trim();
  if (!/^data(?:\.[A-Za-z_]\w*|\["(?:[^"\\]|\\.)+"\])+$/.test(text))
    return undefined;
  return Array.from(text.matchAll(/\.(\w+)|\[("(?:[^"\\]|\\.)+")\]/g), ([, word, quoted]) => word === undefined ? String(JSON.parse(quoted ?? '""')) : word);
}
function findDeclared(declared, groups, { shownAs }) {
  const problems = [];
  const judging = declared.flatMap((policy) => {
    const where = `${shownAs}/policies.hcl:${policy.line ?? 1}: policy ${(0,quote.h)(policy.name)}`;
    const path = pathOf(policy.query);
    if (path === undefined) {
      problems.push(`${where}: the query ${(0,quote.h)(policy.query)} is no reference to a rule. Write one as in data.terraform.policies.tags.deny.`);
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
  const near = (0,did_you_mean.a)(queryOf(path), queries);
  const more = queries.length > MOST_NAMED ? ` and ${queries.length - MOST_NAMED} more` : '';
  const list = `${queries.slice(0, MOST_NAMED).join(', ')}${more}`;
  return near === undefined ? `There are: ${list || 'none'}.` : `Did you mean ${near}?`;
}
function unreadRules(judging, used, groups, { shownAs, files }) {
  const isDeclared = files.has('policies.hcl');
  const judgingGroups = new Set(judging.map(({ group }) => group));
  const packages = new Set(judging.map(({ path }) => path.slice(0, -1).join('.')));
  const isForTests = forTests(groups);
  const sentences = [];
  for (const group of groups.values()) {
    const name = group.path.at(-1) ?? '';
    const [{ rule, module } = { rule: undefined, module: undefined }] = group.rules;
    if (judgingGroups.has(group) || used.has(group) || module === undefined || rule?.args)
      continue;
    const where = `${shownAs}/${module.file}`;
    if (isDeclared && verdictOf(name) !== undefined && isInPackage(group)) {
      sentences.push(`${where}: no policy of policies.hcl names ${queryOf(group.path)}, so it judges nothing.`);
    }
    else if (!isDeclared && LOOKS_LIKE.test(name) && !isForTests(group)) {
      sentences.push(`${where}: the rule ${(0,quote.h)(name)} judges nothing: ${JUDGING}. Rename it, or name its query in policies.hcl.`);
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
const JUDGING = '`deny`, `violation` and `warn` are read, each also with a suffix as in `deny_public`';
function forTests(groups) {
  const tests = [...groups.values()].filter(({ path }) => /^(?:todo_)?test_/.test(path.at(-1) ?? ''));
  const tested = new Set(tests.map(packageName));
  return (group) => tested.has(packageName(group)) &&
    group.rules.every(({ module }) => module.file.endsWith('_test.rego'));
}
function packageName({ rules }) {
  return rules[0]?.module.package.join('.') ?? '';
}
;// CONCATENATED MODULE: ./build/src/local/compiled-bundle.js
async function openCompiled(policies, { hcl, limits }) {
  const { files, shownAs, name } = policies;
  const path = [...files.keys()].sort().find((one) => /(?:\.tar\.gz|\.wasm)$/.test(one));
  if (path === undefined)
    return undefined;
  const shown = `${shownAs}/${path}`;
  const { bundle, isCurrent } = readFile(policies, path);
  const named = readDeclared(policies, hcl);
  const opened = await (0,judge_by_wasm.h)(bundle).catch((error) => {
    const problems = [...(named?.problems ?? []), `"${shown}" ${(0,error_message.g)(error)}`];
    throw new policy_files.c(problems.join('\n'));
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
function refuseOtherInput(shown, { wasm }) {
  if (['plan', 'run'].some((key) => Buffer.from(wasm).includes(`${key}\0`)))
    return;
  throw new policy_files.c(`"${shown}" reads neither input.plan nor input.run, so it would look at nothing: a compiled bundle gets the input of HCP Terraform. Install opa, which gives policies the input that they read.`);
}
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
  const madeOf = isModule ? /\.rego$/ : /\.rego$|(?:^|\/)data\.(?:json|yaml)$/;
  const sources = [...files.keys()].filter((name) => madeOf.test(name) && !isTest(name));
  const isCurrent = compiled_bundle_fits(files, sources, path);
  if (isModule) {
    const data = files.get('data.json');
    const text = data && new TextDecoder().decode(data);
    return { bundle: { wasm: bytes, data: text }, isCurrent };
  }
  try {
    return { bundle: (0,load_policies.Bo)(bytes), isCurrent };
  }
  catch (error) {
    throw new policy_files.c(`"${shownAs}/${path}" is no compiled bundle: ${(0,error_message.g)(error)}. \`opa build -t wasm\` makes one.`);
  }
}
function isTest(name) {
  return name.endsWith('_test.rego');
}
function compiled_bundle_fits(files, sources, compiled) {
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
function readDeclared({ files, shownAs }, hcl) {
  if (!files.has('policies.hcl'))
    return undefined;
  const problems = [];
  const declared = (0,load_policies.DD)(files.get('policies.hcl'), hcl, problems).map((policy) => ({
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
    throw new policy_files.c(`"${shownAs}/${path}" has no entry point that ends in \`deny\`, \`violation\` or \`warn\`. Add policies.hcl, which names the queries.`);
  }
  const { declared } = named;
  const problems = [...named.problems];
  for (const { name, query } of declared) {
    if (queries.includes(query))
      continue;
    problems.push(`${shownAs}/policies.hcl: policy ${(0,quote.h)(name)}: ${query} is no entry point of ${path}. Compile it with \`-e ${query.replace(/^data\./, '').replaceAll('.', '/')}\`.`);
  }
  if (problems.length === 0)
    return declared;
  throw new policy_files.c(problems.join('\n'));
}
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
;// CONCATENATED MODULE: ./build/src/machine/ask-program.js
const BOUNDS = {
  timeoutMs: 5 * 60_000,
  maxBytes: 256 * 1024 * 1024,
  maxResidentBytes: 2 * 1024 * 1024 * 1024,
};
async function askProgram(program, { executeBounded, environment, signal: all = new AbortController().signal }, { args, cwd, stdin, variables, signal = all, bounds }) {
  const failed = (why) => ({ exitCode: -1, stdout: '', stderr: why });
  try {
    const { exitCode = -1, ended, ...said } = await executeBounded(program, args, {
      cwd,
      stdin,
      variables: { ...(0,machine_execute.I3)(environment), ...variables },
      signal,
      ...BOUNDS,
      ...bounds,
    });
    if (ended === undefined)
      return { exitCode, ...said };
    return { ...failed(`${program} ${machine_execute.QG[ended]} and was ended.`), ended };
  }
  catch (error) {
    if (isMissing(error))
      return undefined;
    return failed(`${program} could not be started: ${(0,error_message.g)(error)}`);
  }
}
function untilDeadline(deadline, ports) {
  return {
    ...ports,
    executeBounded: (program, args, options) => {
      const leftMs = Math.max(1, Math.ceil(deadline - ports.clock.now()) + 1);
      const timeoutMs = Math.min(options.timeoutMs, leftMs);
      return ports.executeBounded(program, args, { ...options, timeoutMs });
    },
  };
}
function isMissing(error) {
  return /was not found in PATH|ENOENT/.test((0,error_message.g)(error));
}
;// CONCATENATED MODULE: ./build/src/local/rego/find-opa.js
const TAKEN_AWAY = ['http.send', 'net.lookup_ip_addr', 'opa.runtime'];
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
  const parsed = dist.xLC(capabilitiesSchema, (0,parse.qF)(functions.stdout));
  if (!parsed.success) {
    const problem = `The \`opa\` on the PATH does not say which functions it has (\`opa capabilities --current\`): ${messageOf(functions)}`;
    return { problem };
  }
  const builtins = parsed.output.builtins.filter(({ name }) => !TAKEN_AWAY.includes(name));
  return { version, capabilities: JSON.stringify({ ...parsed.output, builtins, allow_net: [] }) };
}
const capabilitiesSchema = dist._H3({
  builtins: dist.YOg(dist._H3({ name: dist.YjP() })),
});
function messageOf({ stdout, stderr }) {
  return (stderr || stdout).trim().slice(0, 200);
}
;// CONCATENATED MODULE: ./build/src/local/rego/get-opa.js
const RELEASE = 'v1.22.0';
const OPA = `https://openpolicyagent.org/downloads/${RELEASE}`;
const COMPILE_OPA = `go install github.com/open-policy-agent/opa@${RELEASE}`;
const PROGRAMS = {
  'linux x64': 'opa_linux_amd64_static',
  'linux arm64': 'opa_linux_arm64_static',
  'darwin x64': 'opa_darwin_amd64',
  'darwin arm64': 'opa_darwin_arm64_static',
  'win32 x64': 'opa_windows_amd64.exe',
};
function howToGetOpa(here = `${(0,external_node_os_.platform)()} ${(0,external_node_os_.arch)()}`) {
  const program = PROGRAMS[here];
  if (program === undefined)
    return 'For `opa` on this system see https://openpolicyagent.org.';
  const download = here.startsWith('win32')
    ? `curl.exe -Lo opa.exe ${OPA}/${program}`
    : `curl -Lo opa ${OPA}/${program} && chmod +x opa`;
  return `To get opa: \`${download}\`. Move it to a directory on the PATH. With Go, \`${COMPILE_OPA}\` does all of that.`;
}
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
function findGroup(groups, words) {
  for (let length = words.length; length > 0; length -= 1) {
    const group = groups.get(words.slice(0, length).join('\0'));
    if (group !== undefined)
      return group;
  }
  return undefined;
}
function groupsBelow(groups, words) {
  return [...groups.values()].filter(({ path }) => words.every((word, at) => path[at] === word));
}
var exact_json = __webpack_require__(5971);
;// CONCATENATED MODULE: ./build/src/service/policy-input.js
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
        tags: { items: 'anything' },
      },
    },
  },
};
;// CONCATENATED MODULE: ./build/src/local/rego/input-form.js
const TOOLS = [
  { tool: 'HCP Terraform', plan: 'plan', run: 'run' },
  { tool: 'Scalr', plan: 'tfplan', run: 'tfrun' },
  { tool: 'Spacelift', plan: 'terraform', run: undefined },
];
const PLAN_ITSELF = 'conftest';
const PLAN_KEYS = Object.keys(plan_shape.lX.keys);
const FOR_A_PLAN = TOOLS.map(({ plan }) => plan);
const FOR_A_RUN = TOOLS.flatMap(({ run }) => run ?? []);
function documentForms() {
  const named = TOOLS.map(({ tool, plan, run }) => ({ tool, keys: [plan, run ?? []].flat() }));
  return [...named, { tool: PLAN_ITSELF, keys: PLAN_KEYS }];
}
const ANY_INPUT = shapeOf([...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS], plan_shape.lX);
function chooseForm({ topKeys, readsWhole }, isDeclared, plan) {
  const possible = isDeclared ? ['plan', 'run'] : [...FOR_A_PLAN, ...FOR_A_RUN, ...PLAN_KEYS];
  const met = possible.filter((key) => topKeys.has(key));
  const tools = toolsOf(met, isDeclared);
  const keys = readsWhole ? possible.filter((key) => tools.includes(toolOf(key))) : met;
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
      const end = (0,exact_json.Y)(text, at);
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
;// CONCATENATED MODULE: ./build/src/local/rego/json-fields.js
function objectOf(value) {
  return (0,parse.u4)(value) ? value : {};
}
function json_fields_listOf(value) {
  return Array.isArray(value) ? value : [];
}
function stringIn(value) {
  return typeof value === 'string' ? value : undefined;
}
;// CONCATENATED MODULE: ./build/src/local/rego/opa-errors.js
const errorsSchema = dist._H3({
  errors: dist.YOg(dist._H3({
    message: dist.YjP(),
    code: dist.lqM(dist.YjP(), ''),
    location: dist.lqM(dist._H3({
      file: dist.lqM(dist.YjP(), ''),
      row: dist.lqM(dist.aig(), 0),
      col: dist.lqM(dist.aig(), 0),
    })),
    details: dist.lqM(dist.L5J()),
  })),
});
function errorsIn({ exitCode, stdout, stderr }) {
  if (exitCode === 0)
    return [];
  for (const text of [stdout, stderr]) {
    const parsed = dist.xLC(errorsSchema, (0,parse.qF)(text));
    if (!parsed.success || parsed.output.errors.length === 0)
      continue;
    return parsed.output.errors.map(({ message, code, location, details }) => ({
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
function placeOf(shownAs, { file, row }) {
  if (file === undefined)
    return shownAs;
  return `${shownAs}/${file}${row > 0 ? `:${row}` : ''}`;
}
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
function wrongArguments(message, details) {
  const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
  const { have, want } = objectOf(details);
  const takes = json_fields_listOf(objectOf(want)['args']);
  if (name === undefined || takes.length === 0)
    return undefined;
  const inWords = (types) => types
    .slice(0, takes.length - 1)
    .map(typeWords)
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
  const near = (0,did_you_mean.a)(name, namesIn(capabilities));
  const meant = near === undefined ? '' : ` Did you mean ${near}?`;
  return `undefined function ${name}: opa ${version} has none of this name, and neither have the policies.${meant}`;
}
const namesSchema = dist._H3({ builtins: dist.YOg(dist._H3({ name: dist.YjP() })) });
function namesIn(capabilities) {
  const parsed = dist.xLC(namesSchema, (0,parse.qF)(capabilities));
  return parsed.success ? parsed.output.builtins.map(({ name }) => name) : [];
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
const opa_errors_TYPES = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  null: 'null',
  set: 'a set',
};
function typeWords(type) {
  const { type: name, of } = objectOf(type);
  if (name === 'any')
    return [...new Set(json_fields_listOf(of).map(typeWords))].join(' or ') || 'anything';
  return opa_errors_TYPES[stringIn(name) ?? ''] ?? 'a value of another type';
}
;// CONCATENATED MODULE: ./build/src/local/rego/read-data.js
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
      const inner = (0,parse.u4)(there) ? { ...there } : {};
      here[word] = inner;
      here = inner;
    }
    const parsed = (0,parse.qF)(Buffer.from(content).toString());
    if ((0,parse.u4)(parsed))
      Object.assign(here, parsed);
  }
  return data;
}
;// CONCATENATED MODULE: ./build/src/local/rego/reached.js
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
;// CONCATENATED MODULE: ./build/src/local/rego/syntax.js
function syntax_readModule(file, json) {
  const tree = objectOf(json);
  const path = json_fields_listOf(objectOf(tree['package'])['path']);
  if (path.length === 0)
    return undefined;
  const imports = json_fields_listOf(tree['imports']).map((one) => {
    const { path: ref, alias } = objectOf(one);
    const words = constantsOf(objectOf(ref)['value']);
    return [stringIn(alias) ?? words.at(-1) ?? '', words];
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
  const title = all.map((one) => stringIn(one['title'])).find((text) => text !== undefined);
  const inputKeys = all.flatMap(({ custom }) => json_fields_listOf(objectOf(custom)['input-keys']).flatMap((key) => stringIn(key) ?? []));
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
;// CONCATENATED MODULE: ./build/src/local/rego/read-modules.js
const MOST_ERRORS = 20;
async function readModules(source) {
  const { policies, trees, folder } = source;
  const files = [...policies.files.keys()].filter((name) => name.endsWith('.rego')).sort();
  const modules = files.flatMap((file) => syntax_readModule(file, trees[file]) ?? []);
  const unread = files.filter((file) => trees[file] === undefined);
  const reading = await Promise.all(unread.map((file) => readOld(file, source)));
  throwErrors(source, reading.flatMap((one) => ('errors' in one ? one.errors : [])));
  modules.push(...reading.flatMap((one) => ('module' in one ? [one.module] : [])));
  await folder.markOld(unread);
  return { modules, old: unread };
}
async function parseAll({ files }, ports) {
  const texts = [...files]
    .filter(([name]) => name.endsWith('.rego'))
    .map(([name, content]) => [name, new TextDecoder().decode(content)]);
  const query = '{file: tree | some file, text in input; tree := rego.parse_module(file, text)}';
  const args = ['eval', '--stdin-input', '--format', 'json', query];
  const stdin = JSON.stringify(Object.fromEntries(texts));
  const answer = await askProgram('opa', ports, { args, cwd: '/', stdin });
  const [result] = json_fields_listOf(objectOf((0,parse.qF)(answer?.stdout ?? ''))['result']);
  const [expression] = json_fields_listOf(objectOf(result)['expressions']);
  return objectOf(objectOf(expression)['value']);
}
async function readOld(file, { folder }) {
  const module = await parseRegoFile(file, true, folder);
  if (module !== undefined)
    return { module };
  const errorsAs = async (...version) => {
    const answer = await folder.ask(['check', '--format', 'json', ...version, `./${file}`]);
    return errorsIn(answer).filter(({ code }) => code === 'rego_parse_error');
  };
  const [asNew, asOld] = await Promise.all([errorsAs(), errorsAs('--v0-compatible')]);
  const isOld = asNew.some(({ message }) => message.includes('keyword is required'));
  const errors = isOld && asOld.length > 0 ? asOld : asNew;
  const unnamed = { message: 'opa cannot read it', code: '', row: 0, column: 0, details: null };
  return { errors: errors.length > 0 ? errors : [{ ...unnamed, file }] };
}
async function parseRegoFile(file, isOld, folder) {
  const version = isOld ? ['--v0-compatible'] : [];
  const include = ['--json-include', 'locations,-comments'];
  const args = ['parse', '--format', 'json', ...include, ...version, `./${file}`];
  const { exitCode, stdout } = await folder.ask(args);
  return exitCode === 0 ? syntax_readModule(file, (0,parse.qF)(stdout)) : undefined;
}
async function checkModules(source, { old: known }) {
  const { folder } = source;
  const check = async () => errorsIn(await folder.ask(['check', '--format', 'json', ...read_modules_MOST, ...folder.sources]));
  const errors = await check();
  if (errors.length === 0)
    return undefined;
  const perhaps = errors.flatMap(({ file, message }) => file !== undefined && /deprecated|must not shadow/.test(message) ? [file] : []);
  const old = [...new Set([...known, ...perhaps])];
  if (old.length > known.length) {
    await folder.markOld(old);
    if ((await check()).length === 0)
      return old;
  }
  throwErrors(source, errors);
  return undefined;
}
const read_modules_MOST = ['--max-errors', '100'];
function throwErrors({ policies, opa }, errors) {
  if (errors.length === 0)
    return;
  const lines = errors.map((error) => explainError(error, policies.shownAs, opa));
  throw new policy_files.c([...new Set(lines)].slice(0, MOST_ERRORS).join('\n'));
}
;// CONCATENATED MODULE: ./build/src/local/rego/opa-schema.js
function toSchema(shape) {
  const definitions = Object.entries(plan_shape.lo).map(([name, one]) => [name, schemaOf(one)]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...schemaOf(shape),
    definitions: Object.fromEntries(definitions),
  };
}
function schemaOf(shape) {
  if (shape === 'anything' || shape === 'scalar')
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
function* locateErrors(errors, modules, reached) {
  const known = reached.flatMap(({ of }) => of.absent);
  for (const error of errors) {
    const ref = wordsOf(error);
    const key = ref.path.at(-1);
    const isKnown = known.some(({ module, place, path }) => path.at(-1) === key &&
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
  const last = typeof pos === 'number' ? pos : json_fields_listOf(ref).length;
  const parts = json_fields_listOf(ref).map((part) => {
    const { type, value } = objectOf(part);
    return type === 'string' ? String(value) : '*';
  });
  return {
    head: stringIn(objectOf(json_fields_listOf(ref)[0])['value']),
    path: parts.slice(1, last + 1),
    instead: json_fields_listOf(oneOf).flatMap((one) => stringIn(one) ?? []),
  };
}
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
function sentenceOf({ message, details }, { head, path }) {
  if (head === 'input')
    return undefined;
  if (head !== undefined) {
    const text = [head, ...path].join('.').replaceAll('.*', '[_]');
    return `reads ${text}, and nothing there is called "${path.at(-1) ?? ''}"`;
  }
  const { a, b } = objectOf(details);
  if (message === 'match error') {
    return `compares ${typeWords(a)} with ${typeWords(b)}, and these are never equal`;
  }
  const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
  return name === undefined
    ? `can never be true: ${message}`
    : `calls ${name} with a value of a type that it does not take`;
}
;// CONCATENATED MODULE: ./build/src/local/rego/value.js
const UNKNOWN_VALUE = { kind: 'unknown' };
function union(values) {
  const flat = values.flatMap((value) => (value.kind === 'union' ? value.of : [value]));
  const [first, ...others] = [...new Map(flat.map((value) => [identityOf(value), value])).values()];
  if (first === undefined || flat.some(({ kind }) => kind === 'unknown'))
    return UNKNOWN_VALUE;
  return others.length === 0 ? first : { kind: 'union', of: [first, ...others] };
}
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
      return UNKNOWN_VALUE;
  }
}
function anyPart({ shape: written, path }) {
  const shape = resolved(written);
  if (shape === 'anything')
    return UNKNOWN_VALUE;
  if (shape === 'scalar')
    return { kind: 'absent', path: [...path, '*'], instead: [] };
  const below = (inner, step) => part(inner, [...path, step]);
  if ('items' in shape)
    return below(shape.items, '*');
  if ('values' in shape)
    return below(shape.values, '*');
  return union(Object.entries(shape.keys).map(([key, inner]) => below(inner, key)));
}
function unionOf(values) {
  const there = values.filter((one) => one.kind !== 'absent');
  return there.length > 0 ? union(there) : (values[0] ?? UNKNOWN_VALUE);
}
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
function namedMember(value, key) {
  switch (value.kind) {
    case 'part':
      return value_partOf(value, key);
    case 'map':
      return value.member;
    case 'object':
      return value.fields.get(key) ?? UNKNOWN_VALUE;
    case 'union':
      return unionOf(value.of.map((one) => namedMember(one, key)));
    default:
      return UNKNOWN_VALUE;
  }
}
function value_partOf({ shape: written, path }, key) {
  const shape = resolved(written);
  if (shape === 'anything')
    return UNKNOWN_VALUE;
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
function part(shape, path) {
  return shape === 'anything' ? UNKNOWN_VALUE : { kind: 'part', shape, path };
}
function resolved(shape) {
  return typeof shape === 'object' && 'named' in shape
    ? resolved(plan_shape.lo[shape.named])
    : shape;
}
;// CONCATENATED MODULE: ./build/src/local/rego/trace.js
const MOST_TRACED = 20_000;
const LONGEST_KEY = 2_000;
class Tracer {
  #groups;
  #root;
  #data;
  #traced = new Map();
  topKeys = new Set();
  readsWhole = false;
  constructor(groups, root, data) {
    this.#groups = groups;
    this.#root = root;
    this.#data = data;
  }
  trace(group) {
    return this.#traceGroup(group, this.#root, []);
  }
  #traceGroup(group, root, args) {
    const key = `${group.path.join('.')} ${identityOf(root)} ${args.map(identityOf).join()}`;
    const before = this.#traced.get(key);
    if (before !== undefined)
      return before;
    const hasOwnInput = root === this.#root;
    const traced = { group, hasOwnInput, value: UNKNOWN_VALUE, absent: [], uses: [] };
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
      this.#bind(pattern, about.args[at] ?? UNKNOWN_VALUE, context);
    }
    this.#body(rule.body, context);
    const { key, value } = rule;
    const keyValue = key === undefined ? undefined : this.#term(key, context);
    const itself = value === undefined ? UNKNOWN_VALUE : this.#term(value, context);
    if (rule.variableParts > 0) {
      const isMap = rule.variableParts === 1 && key !== undefined && value !== undefined;
      return isMap ? { kind: 'map', member: itself } : UNKNOWN_VALUE;
    }
    if (keyValue === undefined || rule.args !== undefined)
      return itself;
    return value === undefined
      ? { kind: 'set', member: keyValue }
      : { kind: 'map', member: itself };
  }
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
          this.#bind(is.key, UNKNOWN_VALUE, inner);
        if (is.value !== undefined)
          this.#bind(is.value, member, inner);
        this.#body(is.body, inner);
      }
    }
  }
  #replacing(replaced, context) {
    let { root } = context;
    for (const { target, value } of replaced) {
      const known = this.#term(value, context);
      const words = trace_wordsOf(target);
      if (words[0] !== 'input')
        root = UNKNOWN_VALUE;
      else
        root = words.length === 1 ? known : UNKNOWN_VALUE;
    }
    return root === context.root ? context : { ...context, root };
  }
  #some(term, context) {
    if (term.kind === 'variable')
      context.variables.set(term.name, UNKNOWN_VALUE);
    if (term.kind !== 'call')
      return;
    const member = this.#eachOf(term.args.at(-1) ?? NOTHING, context);
    const [key, value] = term.args.length === 3 ? term.args : [undefined, ...term.args];
    if (key !== undefined)
      this.#bind(key, UNKNOWN_VALUE, context);
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
        return typeof term.value === 'string' ? { kind: 'text', text: term.value } : UNKNOWN_VALUE;
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
        return UNKNOWN_VALUE;
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
      return UNKNOWN_VALUE;
    const steps = [...words.slice(1).map((word) => toText(word, head.place)), ...parts];
    if (written !== undefined)
      this.#noteMissingData(steps, context);
    return this.#rule(steps, context);
  }
  #rule(parts, context) {
    const words = constantWords(parts);
    const group = findGroup(this.#groups, words);
    if (group !== undefined) {
      const value = this.#use(group, [], context);
      return this.#below(value, parts.slice(group.path.length), context);
    }
    if (words.length < parts.length) {
      for (const below of groupsBelow(this.#groups, words))
        this.#use(below, [], context);
    }
    for (const part of parts.slice(words.length))
      this.#term(part, context);
    return UNKNOWN_VALUE;
  }
  #noteMissingData(parts, context) {
    const words = constantWords(parts);
    const isRule = findGroup(this.#groups, words) !== undefined || groupsBelow(this.#groups, words).length > 0;
    if (isRule || this.#data === undefined || context.isSilent || context.root !== this.#root)
      return;
    let here = this.#data;
    for (const [at, word] of words.entries()) {
      const known = objectOf(here);
      if (!Object.hasOwn(known, word)) {
        const keys = Object.keys(known);
        const above = words.slice(0, at);
        const rules = groupsBelow(this.#groups, above).flatMap(({ path }) => path[at] ?? []);
        const near = (0,did_you_mean.a)(word, [...new Set([...rules, ...keys])]);
        const path = ['data', ...words.slice(0, at + 1)].join('.');
        const meant = near === undefined
          ? ': correct the name, or add it to data.json'
          : `: did you mean ${['data', ...above, near].join('.')}?`;
        const said = `reads ${path}, and neither a rule nor a data file has it${meant}`;
        this.#note({ said, place: parts[at]?.place }, context);
        return;
      }
      here = known[word];
    }
  }
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
  #below(from, parts, context) {
    let value = from;
    for (const part of parts) {
      const isFree = part.kind === 'variable' &&
        !context.variables.has(part.name) &&
        !this.#isRule(part, context);
      if (isFree) {
        const member = this.#present(this.#anyMember(value), part, context);
        context.variables.set(part.name, value.kind === 'set' ? member : UNKNOWN_VALUE);
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
  #eachOf(list, context) {
    return this.#present(this.#anyMember(this.#term(list, context)), list, context);
  }
  #present(found, at, context, hasDefault = false) {
    if (found.kind !== 'absent')
      return found;
    const { traced, group, rule, module, isNegated, isSilent } = context;
    const { path, instead } = found;
    const place = at.place;
    if (!isSilent) {
      traced.absent.push({ path, instead, group, rule, module, place, isNegated, hasDefault });
    }
    return UNKNOWN_VALUE;
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
    const [first = UNKNOWN_VALUE] = values;
    if (SAME_MEMBERS.includes(name))
      return { kind: 'list', member: someMember(first) };
    return name === 'array.concat'
      ? { kind: 'list', member: union(values.map(someMember)) }
      : UNKNOWN_VALUE;
  }
  #get([object, key, otherwise], context) {
    let value = object === undefined ? UNKNOWN_VALUE : this.#term(object, context);
    const steps = key?.kind === 'list' ? key.items : [key ?? NOTHING];
    for (const step of steps) {
      const found = this.#step(value, this.#term(step, context));
      value = this.#present(found, step, context, true);
    }
    return union([value, otherwise === undefined ? UNKNOWN_VALUE : this.#term(otherwise, context)]);
  }
}
function someMember(value) {
  const member = anyMember(value);
  return member.kind === 'absent' ? UNKNOWN_VALUE : member;
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
function constantWords(parts) {
  const words = [];
  for (const part of parts) {
    if (part.kind !== 'scalar' || typeof part.value !== 'string')
      break;
    words.push(part.value);
  }
  return words;
}
;// CONCATENATED MODULE: ./build/src/local/rego/absent-input.js
async function followPolicies(source) {
  const { policies, folder, modules, groups, judging, plan, inputKeys } = source;
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
  for (const [file, content] of policies.files) {
    if (Buffer.from(content).includes('input-keys'))
      unclear.add(file);
  }
  const located = await locate(modules, unclear, folder);
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
  throw new policy_files.c(`${placeOf(shownAs, { file, row })}: reads input.review, as policies of Gatekeeper do. They judge requests to Kubernetes, and no plan is one. Move them out of this directory.`);
}
async function locate({ modules, old }, files, folder) {
  return Promise.all(modules.map(async (module) => {
    const { file } = module;
    if (!files.has(file))
      return module;
    return (await parseRegoFile(file, old.includes(file), folder)) ?? module;
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
function isForOthers({ rule, group }, traced, ways) {
  const fits = (one, definition) => !one.absent.some((each) => each.rule === definition);
  const calls = ways.flatMap(({ of }) => (of.group === group && of !== traced ? [of] : []));
  return (calls.some((call) => fits(call, rule)) && group.rules.some((one) => fits(traced, one.rule)));
}
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
  const isOtherForm = path.length === 1 ? isTopKey(path[0]) : rule.args !== undefined;
  return hasAlternative && isOtherForm && isKnownKey(path.at(-1));
}
function isTopKey(key) {
  return key !== undefined && Object.hasOwn(ANY_INPUT.keys, key);
}
function isKnownKey(key) {
  return key !== undefined && KNOWN_KEYS.has(key);
}
const KNOWN_KEYS = new Set([ANY_INPUT, ...Object.values(plan_shape.lo)].flatMap(keysIn));
function keysIn(shape) {
  if (typeof shape === 'string' || 'named' in shape)
    return [];
  if ('items' in shape)
    return keysIn(shape.items);
  if ('values' in shape)
    return keysIn(shape.values);
  return Object.entries(shape.keys).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}
;// CONCATENATED MODULE: ./build/src/local/rego/describe-finding.js
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
  const sentence = `reads ${written(path)}`;
  if (path.length === 1) {
    const givenBy = isDeclared ? ', and with policies.hcl the input is that of HCP Terraform' : '';
    return `${sentence}, which the input does not have${givenBy}.`;
  }
  if (isOfRun(path))
    return `${sentence}, which a run of a local check does not have.`;
  if (isInFormat(planPath(path))) {
    return `${sentence}, which the static planner does not give. Set \`engine: terraform\` or \`plan\`, or name it in \`input-keys\` if it can be absent.`;
  }
  return `${sentence}, which no plan has.`;
}
const describe_finding_MOST_NAMED = 12;
function insteadOf({ path, instead }, { form, isDeclared }) {
  const key = path.at(-1) ?? '';
  if (path.length > 1) {
    if (isInFormat(planPath(path)) && !isOfRun(path))
      return '';
    const near = (0,did_you_mean.a)(key, instead);
    if (near !== undefined)
      return `Did you mean ${written([...path.slice(0, -1), near])}?`;
    return instead.length > 0 && instead.length <= describe_finding_MOST_NAMED
      ? `There are: ${instead.join(', ')}.`
      : '';
  }
  if (path.length === 0) {
    const near = (0,did_you_mean.a)(key, instead);
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
  const near = (0,did_you_mean.a)(key, form.possible);
  if (near !== undefined)
    return `Did you mean ${written([near])}?`;
  return isDeclared
    ? 'It has: plan, run.'
    : 'It is a plan, with resource_changes, planned_values, variables and others: see docs/local.md.';
}
function written(path) {
  const steps = path.map((step) => {
    if (step === '*')
      return '[_]';
    return /^[A-Za-z_]\w*$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
  });
  return `input${steps.join('')}`;
}
function isInFormat(path) {
  let shape = plan_shape.lX;
  for (const step of path) {
    const here = resolved(shape);
    if (here === 'anything')
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
;// CONCATENATED MODULE: ./build/src/local/rego/explain-outcome.js
function explainOutcome({ answer, limitMs, limitedBy }, { name, shownAs, file, row }) {
  const where = `${placeOf(shownAs, { file, row })}: policy ${(0,quote.h)(name)}`;
  const ended = (why) => ({
    status: 'not_evaluated',
    output: [`${where} ${why}`],
  });
  const errors = errorsIn(answer);
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
    : `${placeOf(shownAs, first.file === undefined ? { file, row } : first)}: policy ${(0,quote.h)(name)} broke: ${saidOf(first)}`;
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
;// CONCATENATED MODULE: ./build/src/local/rego/evaluation.js
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
function toReference(path) {
  return `data${path.map((word) => `[${JSON.stringify(word)}]`).join('')}`;
}
function readResults({ stdout, stderr }, asked) {
  const answer = (0,exact_json.A)(stdout);
  const [result] = json_fields_listOf(objectOf(answer)['result']);
  const { results } = objectOf(objectOf(result)['bindings']);
  const objects = json_fields_listOf(results);
  if (objects.length !== asked.documents || !objects.every(parse.u4))
    return undefined;
  const printed = linesByMark(stderr, asked.mark);
  const evaluations = objects.map((object, index) => Array.from({ length: asked.policies }, (_, at) => {
    const values = object[String(at)];
    if (!Array.isArray(values))
      return undefined;
    const exceptions = [...json_fields_listOf(object[`except ${at}`])];
    return { value: values[0], exceptions, printed: printed.get(`${index} ${at}`) ?? [] };
  }));
  const complete = evaluations.map((ones) => ones.filter((one) => one !== undefined));
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
;// CONCATENATED MODULE: ./build/src/local/rego/judge-by-opa.js
const MOST_POLICIES = 400;
const MOST_TOGETHER = 8 * 1024 * 1024;
const MOST_MEMORY = 1024 * 1024 * 1024;
const MEMORY_FOR_CHARACTER = 32;
const MOST_OUTPUT = 32 * 1024 * 1024;
const GRACE_MS = 250;
class OpaJudge {
  #policies;
  #folder;
  #limits;
  #mark;
  #waiting = [];
  #alone = new Map();
  #running = 0;
  #unfinished = 0;
  constructor(policies, folder, { limits, prints }) {
    this.#policies = policies;
    this.#folder = folder;
    this.#limits = limits;
    this.#mark = prints ? (0,external_node_crypto_.randomBytes)(12).toString('hex') : undefined;
  }
  judge(document, signal) {
    this.#unfinished += 1;
    return new Promise((resolve) => {
      this.#waiting.push({ document, signal, resolve });
      queueMicrotask(() => this.#startNext());
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
    const first = this.#notAlone();
    const all = requests.length > 1 ? await this.#ask(first, requests) : undefined;
    for (const [at, request] of requests.entries()) {
      const policies = all === undefined ? this.#notAlone() : first;
      const together = all?.[at] ?? (await this.#ask(policies, [request]))?.[0];
      request.resolve(await this.#complete(request, policies, together));
      this.#unfinished -= 1;
    }
  }
  #notAlone() {
    return this.#policies.filter((policy) => !this.#alone.has(policy));
  }
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
      const answer = await this.#evaluate(some, requests, 2 / requests.length);
      const reading = this.#read(answer, some.length, requests.length);
      if (reading === undefined)
        return undefined;
      for (const [at, evaluated] of reading.entries())
        results[at]?.push(...evaluated);
    }
    return results;
  }
  async #askAlone(policy, request, left) {
    const { times = 0, failure: last } = this.#alone.get(policy) ?? {};
    const { mostEnded = Infinity, policyMs } = this.#limits;
    if (last !== undefined && times >= mostEnded)
      return last;
    const answer = await this.#evaluate([policy], [request], left);
    const [outcomes] = this.#read(answer, 1, 1) ?? [];
    if (outcomes?.[0] !== undefined)
      return outcomes[0];
    const { limitMs, ended } = answer;
    const limitedBy = limitMs < policyMs ? 'timeout' : 'policy-timeout';
    const failure = { failed: answer, limitMs, limitedBy };
    const isEnded = ended !== undefined || /eval_cancel_error/.test(answer.stdout + answer.stderr);
    this.#alone.set(policy, { times: times + (isEnded ? 1 : 0), failure });
    return failure;
  }
  #read(answer, policies, documents) {
    if (answer.exitCode !== 0)
      return undefined;
    return readResults(answer, { policies, documents, mark: this.#mark });
  }
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
function whenAll(all) {
  const signals = [...new Set(all)];
  const [first] = signals;
  if (signals.length === 1 && first !== undefined)
    return first;
  const ended = new AbortController();
  const look = () => {
    if (signals.every(({ aborted }) => aborted))
      ended.abort();
  };
  for (const signal of signals)
    signal.addEventListener('abort', look, { once: true });
  look();
  return ended.signal;
}
;// CONCATENATED MODULE: ./build/src/local/rego/opa-folder.js
const MOST_PROCESSES = 4;
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
function isSource(name) {
  return /\.rego$|(?:^|\/)data\.(?:json|yaml)$/.test(name);
}
async function openFolder(files, { capabilities }, ports, belongs = isSource) {
  const path = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-rego-'));
  const remove = () => (0,promises_.rm)(path, { recursive: true, force: true });
  const cwd = (0,external_node_path_.join)(path, 'sources');
  const put = async (at, content) => {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(at), { recursive: true });
    await (0,promises_.writeFile)(at, content, { mode: 0o600 });
    return at;
  };
  try {
    for (const [name, content] of files) {
      if (belongs(name))
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
var reasons = __webpack_require__(6164);
;// CONCATENATED MODULE: ./build/src/local/rego/open-rego.js
async function openRego(policies, opa, ports, parsed) {
  const trees = parsed ?? (await parseAll(policies, ports));
  const folder = await openFolder(policies.files, opa, ports);
  try {
    const modules = { policies, folder, opa, trees };
    const parsedModules = await readModules(modules);
    const [checked, followed] = await Promise.allSettled([
      checkModules(modules, parsedModules),
      readSet(policies, folder, parsedModules, ports),
    ]);
    if (checked.status === 'rejected')
      throw checked.reason;
    const { value: old } = checked;
    if (old === undefined && followed.status === 'rejected')
      throw followed.reason;
    const source = old === undefined && followed.status === 'fulfilled'
      ? followed.value
      : await readSet(policies, folder, { ...parsedModules, old: old ?? parsedModules.old }, ports);
    const { reading } = source;
    const printed = new Map();
    const notes = noteReader(source);
    return {
      set: toSet(source, opa, { limits: ports.limits, printed, notes }),
      warnings: warningsOf(source),
      printed,
      tools: reading.form.tools,
      write: (input) => writeInput(reading.form, input),
      source,
      lineOf: async (policy) => (await notes(policy)).row,
      close: folder.remove,
    };
  }
  catch (error) {
    await folder.remove();
    throw error;
  }
}
async function readSet(policies, folder, modules, ports) {
  const groups = groupRules(modules.modules);
  const judging = judgingIn(policies, groups, ports);
  const set = { policies, folder, modules, groups, judging };
  const { plan, inputKeys } = ports;
  return { ...set, reading: await followPolicies({ ...set, plan, inputKeys }) };
}
function judgingIn(policies, groups, { hcl, declared: given }) {
  const { files, shownAs } = policies;
  if (given !== undefined) {
    const { judging, problems } = findDeclared(given, groups, policies);
    if (problems.length > 0)
      throw new policy_files.c(problems.join('\n'));
    return judging;
  }
  if (!files.has('policies.hcl')) {
    const judging = findJudging(groups);
    if (judging.length > 0)
      return judging;
    throw new policy_files.c(`"${shownAs}" has no rule that judges: ${JUDGING}.${rulesIn(groups)} Name the rule \`deny\`, or name its query in policies.hcl.`);
  }
  const problems = [];
  const declared = (0,load_policies.DD)(files.get('policies.hcl'), hcl, problems);
  if (declared.length + problems.length === 0)
    problems.push('policies.hcl: it names no policy.');
  const found = findDeclared(declared, groups, policies);
  const all = [...problems.map((problem) => `${shownAs}/${problem}`), ...found.problems];
  if (all.length > 0)
    throw new policy_files.c(all.join('\n'));
  return found.judging;
}
function rulesIn(groups) {
  const named = [...groups.values()].map(({ path, rules: [first] }) => `${path.at(-1)} (${first?.module.file})`);
  if (named.length === 0)
    return '';
  const more = named.length > MOST_RULES ? ` and ${named.length - MOST_RULES} more` : '';
  return ` There are: ${named.slice(0, MOST_RULES).join(', ')}${more}.`;
}
const MOST_RULES = 5;
function warningsOf({ policies, modules, groups, judging, reading }) {
  const { shownAs } = policies;
  const warnings = unreadRules(judging, reading.used, groups, policies);
  const [first] = modules.old;
  if (first !== undefined) {
    const others = modules.old.length > 1 ? ` and ${modules.old.length - 1} more` : '';
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
function toSet(source, { version }, { limits, printed, notes }) {
  const { policies, folder, judging, reading } = source;
  const prints = [...policies.files].some(([name, content]) => name.endsWith('.rego') && /\bprint\s*\(/.test(Buffer.from(content).toString()));
  const opaJudge = new OpaJudge(judging, folder, { limits, prints });
  const judge = async (input, signal) => {
    const outcomes = await opaJudge.judge(writeInput(reading.form, input), signal);
    const lines = [];
    const judged = judging.map(async (policy, at) => {
      const outcome = outcomes[at];
      if (outcome === undefined)
        throw new Error(`opa did not judge ${policy.name}.`);
      const absent = (reading.findings.get(policy.query) ?? []).filter(({ isProvidedFor, reference: { path } }) => !isProvidedFor && !(path.length > 0 && isInInput(input, path)));
      const result = await resultOf({ policy, outcome, absent }, source, notes);
      lines.push(...result.said.map((line) => `The policy ${(0,quote.h)(policy.name)} ${line}`));
      return { name: policy.name, status: result.status, output: result.output };
    });
    const results = await Promise.all(judged);
    printed.set(input.run.id, lines);
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
  const output = (0,reasons.z)(value, isUntitled ? (await notesOf(policy)).title : policy.name);
  if (output.length > 0 && exception !== undefined && exceptions.includes(exception.word)) {
    said.push(`failed, and is excepted by ${exception.query}.`);
    return { status: 'passed', output: [], said };
  }
  const mute = (0,reasons.G)(output);
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
function noteReader({ folder, modules }) {
  const files = new Map();
  return async ({ group, path }) => {
    const name = path.at(-1) ?? '';
    const file = group.rules[0]?.module.file ?? '';
    const parsing = files.get(file) ?? parseRegoFile(file, modules.old.includes(file), folder);
    files.set(file, parsing);
    const rules = (await parsing)?.rules.filter((rule) => rule.name.join('.') === name) ?? [];
    const titles = rules.flatMap(({ annotations }) => annotations.title ?? []);
    return { title: titles[0] ?? name, row: rules[0]?.place?.row ?? 0 };
  };
}
;// CONCATENATED MODULE: ./build/src/local/sentinel-mocks.js
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
function toModule(values) {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${toLiteral(value)}\n`)
    .join('');
}
function toLiteral(value) {
  return JSON.stringify(value ?? null).replaceAll(/\\ud[89a-f][\da-f]{2}/gi, '\\ufffd');
}
function planOf(plan) {
  const { resource_changes: changes, output_changes: outputs = {}, planned_values: planned } = plan;
  const drift = dist.xLC(changesSchema, Reflect.get(plan, 'resource_drift'));
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
const changesSchema = dist.YOg(dist._H3({ address: dist.YjP() }));
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
const stateSchema = dist._H3({
  terraform_version: dist.lqM(dist.YjP(), ''),
  values: dist.lqM(dist._H3({
    outputs: dist.lqM(dist.g1P(dist.YjP(), dist._H3({})), {}),
    root_module: dist.lqM(dist._H3({}), {}),
  })),
});
function priorState(plan) {
  const parsed = dist.xLC(stateSchema, Reflect.get(plan, 'prior_state') ?? {});
  const { values, terraform_version: version } = parsed.success
    ? parsed.output
    : { values: undefined, terraform_version: '' };
  return {
    terraform_version: version || plan.terraform_version,
    outputs: named(values?.outputs ?? {}),
    resources: resourcesIn(values?.root_module ?? {}),
  };
}
const expressionSchema = dist.lqM(dist.L5J(), {});
const blockSchema = {
  expressions: dist.lqM(dist.g1P(dist.YjP(), dist.L5J()), {}),
  count_expression: expressionSchema,
  for_each_expression: expressionSchema,
  depends_on: dist.lqM(dist.YOg(dist.YjP()), []),
};
const moduleSchema = dist._H3({
  resources: dist.lqM(dist.YOg(dist._H3({
    ...blockSchema,
    address: dist.YjP(),
    mode: dist.YjP(),
    type: dist.YjP(),
    name: dist.YjP(),
    provider_config_key: dist.YjP(),
    provisioners: dist.lqM(dist.YOg(dist._H3({})), []),
  })), []),
  module_calls: dist.lqM(dist.g1P(dist.YjP(), dist._H3({
    ...blockSchema,
    source: dist.lqM(dist.YjP(), ''),
    version_constraint: dist.lqM(dist.YjP(), ''),
    module: dist.lqM(dist.L5J(), {}),
  })), {}),
  variables: dist.lqM(dist.g1P(dist.YjP(), dist._H3({})), {}),
  outputs: dist.lqM(dist.g1P(dist.YjP(), dist._H3({})), {}),
});
const sentinel_mocks_DEEPEST = 20;
function configurationOf({ configuration }) {
  const providers = Reflect.get(configuration, 'provider_config') ?? {};
  const data = { resources: {}, provisioners: {}, variables: {}, outputs: {}, module_calls: {} };
  const isWhole = addModule(configuration.root_module ?? {}, '', data, 0);
  if (!isWhole || Object.keys(data.resources).length === 0)
    return undefined;
  return { providers, ...data };
}
function addModule(content, address, data, depth) {
  const parsed = dist.xLC(moduleSchema, content);
  if (!parsed.success || depth > sentinel_mocks_DEEPEST)
    return false;
  const inside = { module_address: address };
  const key = (name) => (address === '' ? name : `${address}:${name}`);
  for (const { expressions, provisioners, count_expression: count, for_each_expression: each, ...resource } of parsed.output.resources) {
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
  for (const [name, variable] of Object.entries(parsed.output.variables)) {
    data.variables[key(name)] = { ...inside, name, default: null, description: '', ...variable };
  }
  for (const [name, output] of Object.entries(parsed.output.outputs)) {
    const missing = { sensitive: false, description: '', depends_on: [] };
    data.outputs[key(name)] = {
      ...inside,
      name,
      ...missing,
      ...output,
      value: Reflect.get(output, 'expression'),
    };
  }
  return Object.entries(parsed.output.module_calls).every(([name, call]) => {
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
;// CONCATENATED MODULE: ./build/src/local/sentinel.js
const CONFIGURATION = 'sentinel.hcl';
function isSentinel({ files }) {
  return [...files.keys()].some((name) => name === CONFIGURATION || name.endsWith('.sentinel'));
}
async function openSentinel(policies, ports) {
  const { name, shownAs, files } = policies;
  const other = [...files.keys()].find((path) => /\.(?:rego|wasm|tar\.gz)$|^policies\.hcl$/.test(path));
  if (other !== undefined) {
    throw new policy_files.c(`"${shownAs}" holds Sentinel policies and ${(0,quote.h)(other)}. Put the two languages into two directories, and name both.`);
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
    throw new policy_files.c(`"${shownAs}" holds Sentinel policies, and there is no \`sentinel\` on the PATH. Install it from https://developer.hashicorp.com/sentinel/install. Without it, \`plangate check\` without \`--local\` has them judged by your service.`);
  }
  const [, version] = /\bv(\d+\.\d+\.\d+)/.exec(answer.stdout) ?? [];
  if (answer.exitCode === 0 && version !== undefined)
    return version;
  const message = (answer.stderr || answer.stdout).trim().slice(0, 200);
  throw new policy_files.c(`The \`sentinel\` on the PATH does not say its version: ${message}`);
}
const LEVELS = ['advisory', 'soft-mandatory', 'hard-mandatory'];
const BLOCK_KINDS = ['policy', 'module', 'import module', 'import static', 'param'];
function readSentinel(policies, hcl) {
  const { files, shownAs } = policies;
  const text = files.get(CONFIGURATION);
  if (text === undefined) {
    throw new policy_files.c(`"${shownAs}" holds .sentinel files and no sentinel.hcl. Add one that names each policy, its source and its level.`);
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
  throw new policy_files.c(wrong.map((one) => `${shownAs}/${CONFIGURATION} ${one}`).join('\n'));
}
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
    return `the source of "${name}" is ${(0,quote.h)(source)}, which is no file of this set.`;
  const level = sentinel_literalOf(block, 'enforcement_level') ?? '';
  if (type !== 'policy' || LEVELS.some((one) => one === level))
    return undefined;
  return `policy "${name}" has no enforcement_level, or none of ${LEVELS.join(', ')}.`;
}
function sentinel_literalOf({ body }, attribute) {
  const written = body.attributes.find(({ name }) => name === attribute);
  const value = written === undefined ? undefined : (0,evaluate._3)(written.value, (0,evaluate.Fw)());
  return typeof value === 'string' ? value : undefined;
}
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
      lines.push(...notes.map((line) => `The policy ${(0,quote.h)(policy.name)} ${line}`));
    }
    printed.set(input.run.id, lines);
    return judged;
  }
  finally {
    await (0,promises_.rm)(root, { recursive: true, force: true });
  }
}
const GENERATED = 'plangate.generated.hcl';
const MOCKS = 'plangate.mocks';
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
const answerSchema = dist._H3({
  result: dist.zMY(),
  policies: dist.FsL(dist.YOg(dist._H3({
    allowed_failure: dist.lqM(dist.zMY(), false),
    error: dist.lqM(dist.L5J()),
    result: dist.zMY(),
    trace: dist.lqM(dist._H3({
      print: dist.lqM(dist.YjP(), ''),
      error: dist.lqM(dist.L5J()),
      rules: dist.lqM(dist.g1P(dist.YjP(), dist._H3({
        desc: dist.lqM(dist.YjP(), ''),
        position: dist.lqM(dist._H3({ filename: dist.YjP(), line: dist.aig() })),
        value: dist.L5J(),
      })), {}),
    })),
  })), dist.Bw9(1)),
});
const FAILED = [1, 2];
const sentinel_MOST_LINES = 20;
const sentinel_MOST_CHARACTERS = 300;
function readAnswer(answer, { level }) {
  const { exitCode = -1, stdout = '', stderr = 'sentinel is no longer on the PATH.', } = answer ?? {};
  const parsed = dist.xLC(answerSchema, (0,parse.qF)(stdout));
  const one = parsed.success ? parsed.output.policies[0] : undefined;
  const printed = (one?.trace?.print ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, sentinel_MOST_LINES)
    .map((line) => line.slice(0, sentinel_MOST_CHARACTERS));
  const isFine = one !== undefined && !one.error && !one.trace?.error;
  if (isFine && parsed.success && one.result && parsed.output.result && exitCode === 0) {
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
    return `has a rule ${(0,quote.h)(name)}${where} that is not true${desc === '' ? '.' : `: ${desc}`}`;
  });
}
;// CONCATENATED MODULE: ./build/src/local/open-policies.js
const POLICY_MS = 60_000;
async function openPolicies(files, ports) {
  if (isSentinel(files)) {
    const { set, printed } = await openSentinel(files, ports);
    const judgedBy = `sentinel ${set.judge.version}`;
    return { set, files, judgedBy, warnings: [], printed, write: writeWhole, close: nothing };
  }
  const rego = [...files.files.keys()].filter((name) => name.endsWith('.rego') && !isTest(name));
  if (rego.length > 0) {
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
    throw new policy_files.c(`"${shownAs}" holds ${rego.length} .rego and no compiled bundle, and there is no \`opa\` on the PATH. ${howToGetOpa()}`);
  }
  const terraform = [...files.files.keys()].find((name) => name.endsWith('.policy.hcl'));
  if (terraform !== undefined) {
    throw new policy_files.c(`"${shownAs}" holds Terraform policies (${terraform}), which a local check does not judge yet. Attach them to the workspace as a policy set, and check with the service, or write them in Rego.`);
  }
  throw new policy_files.c(`"${shownAs}" holds no policy. \`plangate init --local\` writes a first one with its test.`);
}
async function usableOpa(ports) {
  const opa = await findOpa(ports);
  if (opa !== undefined && 'problem' in opa)
    throw new policy_files.c(opa.problem);
  return opa;
}
function writeWhole({ plan, planText = JSON.stringify(plan), run }) {
  return `{"plan":${planText},"run":${JSON.stringify(run)}}`;
}
async function nothing() {
}
function withoutOverrides(set) {
  const policies = set.policies.map((policy) => ({
    ...policy,
    level: policy.level === 'advisory' ? policy.level : 'mandatory',
  }));
  return { ...set, policies };
}
var git_files = __webpack_require__(3790);
var trusted_block = __webpack_require__(1643);
var pinned_policies = __webpack_require__(3266);
var local_policy_files = __webpack_require__(93);
var repository_address = __webpack_require__(7866);
;// CONCATENATED MODULE: ./build/src/local/policy-sources.js
const DEFAULT_DIRECTORY = 'policies';
async function findPolicies(where, ports) {
  const { written, workingDirectory, jobTree } = where;
  if (written === undefined) {
    if (jobTree.proposed)
      throw new policy_files.c(UNNAMED);
    const ownPolicies = await (0,local_policy_files.Ak)((0,external_node_path_.resolve)(workingDirectory, DEFAULT_DIRECTORY), DEFAULT_DIRECTORY, true);
    return ownPolicies === undefined ? [] : [{ decides: (0,tree.dd)(jobTree, ownPolicies) }];
  }
  const sets = [];
  for (const text of written)
    sets.push(await findSet(text, where, ports));
  const names = sets.map(({ decides }) => decides.name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice === undefined)
    return sets;
  throw new policy_files.c(`Two policy sets are called "${twice}", after the last part of their directory. Rename one directory, so that a report says which set it means.`);
}
const UNNAMED = 'is missing. Name the directory of your policies on the default branch, as in `policies: policies`, or a pinned address. Policies of a pull request do not judge it, and a check without a terminal counts as a job. To judge by the files on your disk, run the check in a terminal, without a pipe.';
async function findSet(text, where, ports) {
  if ((0,repository_address.Ny)(text))
    return { decides: await (0,pinned_policies.P)((0,pinned_policies.readPinnedAddress)(text), ports) };
  const { workingDirectory, jobTree } = where;
  const path = (0,external_node_path_.resolve)((0,find_repository.eF)(workingDirectory), text);
  if (jobTree.proposed)
    return findTrustedSet(text, path, { ...where, jobTree }, ports);
  const ownPolicies = await (0,local_policy_files.Ak)(path, text, true);
  if (ownPolicies !== undefined)
    return { decides: (0,tree.dd)(jobTree, ownPolicies) };
  throw new policy_files.c(`${(0,quote.h)(text)} does not exist. ${FIRST_ONE}`);
}
const FIRST_ONE = '`plangate init --local` writes a first policy with its test.';
async function findTrustedSet(text, path, { directory, workingDirectory, jobTree }, ports) {
  const { workspace = workingDirectory } = jobTree;
  const repository = (0,find_repository.Di)(directory, workspace).repository;
  if (repository !== undefined && (0,find_repository.Yw)(path, repository.root)) {
    const tree = (0,external_node_path_.relative)(repository.root, path).split(external_node_path_.sep).join('/');
    const source = await opened(text, () => jobTree.trusted(repository.root, undefined));
    return {
      decides: await setOf(source, tree, text),
      proposed: await proposedSet(path, text),
    };
  }
  const other = (0,find_repository.Di)(path, workspace).repository;
  if (other !== undefined) {
    const from = { repository: (0,find_repository._8)(other.root), branch: undefined, slug: undefined };
    const source = await opened(text, () => (0,git_files.z)(from, ports));
    return { decides: await setOf(source, (0,external_node_path_.relative)(other.root, (0,find_repository.eF)(path)), text) };
  }
  const ownPolicies = (0,find_repository.Yw)(path, (0,find_repository.eF)(workspace))
    ? undefined
    : await (0,local_policy_files.Ak)(path, text, true);
  if (ownPolicies !== undefined)
    return { decides: (0,tree.O2)(ownPolicies) };
  throw new policy_files.c(`${(0,quote.h)(text)} is in no git repository that this job can read, so nothing says that a pull request did not write it. Check the repository out with git, or name a pinned address.`);
}
async function setOf(source, tree, text) {
  const about = { name: (0,local_policy_files.hW)(text), shownAs: text };
  const policies = await opened(text, () => (0,local_policy_files.qN)(source, tree, about));
  if (policies !== undefined)
    return policies;
  throw new policy_files.c(`${(0,quote.h)(text)} is not on the default branch. Merge the policies first: those that a pull request brings along do not judge it.`);
}
async function proposedSet(path, text) {
  const nothing = { name: (0,local_policy_files.hW)(text), shownAs: text, files: new Map() };
  try {
    return (await (0,local_policy_files.Ak)(path, text, false)) ?? nothing;
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
    if (!(error instanceof trusted_block.lI))
      throw error;
    throw new policy_files.c(`${(0,quote.h)(text)} could not be read from the default branch: ${error.message} Policies of a pull request do not judge it. To judge by the files on your disk, run the check in a terminal, without a pipe.`);
  }
}
;// CONCATENATED MODULE: ./build/src/local/proposed-policies.js
const LIMIT_MS = 60_000;
const proposed_policies_MOST_NAMED = 5;
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
      const sentence = `This pull request changes the policies in ${(0,quote.h)(decides.shownAs)} (${list(changes)}). Those of the default branch decided. ${outcome}`;
      const before = sentences.get(workspace) ?? [];
      sentences.set(workspace, [...before, sentence]);
    }
  }
  return sentences;
}
function changedFiles({ files: before }, { files: after }) {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.flatMap((name) => {
    const old = before.get(name);
    const now = after.get(name);
    if (old === undefined)
      return [`${(0,quote.h)(name)} added`];
    if (now === undefined)
      return [`${(0,quote.h)(name)} removed`];
    return Buffer.compare(old, now) === 0 ? [] : [`${(0,quote.h)(name)} changed`];
  });
}
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
    ...untilDeadline(limit.deadline, { ...ports, clock }),
    limits: { ...ports.limits, deadlineMs: limit.deadline },
  };
  let opened;
  try {
    const opa = await findOpa(bounded);
    if (opa === undefined)
      return ofAll(`The changes were not tried: ${NO_OPA}`);
    if ('problem' in opa)
      throw new policy_files.c(opa.problem);
    opened = await openRego(proposed, opa, bounded);
    const outcomes = [];
    const { signal } = new AbortController();
    for (const { input, results } of judged) {
      const tried = await opened.set.judge.judge(input, ports.signal ?? signal);
      const outcome = isOver()
        ? `The changes were not tried to the end: ${tooLong}`
        : proposed_policies_compare(withLevels(set.policies, results), withLevels(opened.set.policies, tried));
      outcomes.push(outcome);
    }
    return outcomes;
  }
  catch (error) {
    if (!(error instanceof policy_files.c))
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
function withLevels(policies, results) {
  const statuses = new Map(results.map(({ name, status }) => [name, status.replace('_', ' ')]));
  return new Map(policies.map(({ name, level }) => {
    const status = statuses.get(name) ?? 'not evaluated';
    return [name, level === 'advisory' ? `${status} (advisory)` : status];
  }));
}
function proposed_policies_compare(now, then) {
  const differences = [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
    const before = now.get(name) ?? 'absent';
    const after = then.get(name) ?? 'absent';
    return before === after ? [] : [`${(0,quote.h)(name)}: ${before} now, ${after} then`];
  });
  return differences.length === 0
    ? 'With the changes every policy has the same result on this plan.'
    : `With the changes: ${list(differences)}.`;
}
function list(items) {
  const rest = items.length - proposed_policies_MOST_NAMED;
  return `${items.slice(0, proposed_policies_MOST_NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
var place = __webpack_require__(6424);
var outside_modules = __webpack_require__(1934);
;// CONCATENATED MODULE: ./build/src/local/planned-places.js
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
async function planned_places_placeOf(written, { workingDirectory, jobTree }) {
  const directory = (0,find_repository.eF)((0,external_node_path_.resolve)(workingDirectory, written));
  const repository = (0,place._M)(directory);
  if (repository !== undefined || !jobTree.proposed) {
    return (0,outside_modules.J)(directory, repository);
  }
  const job = (0,find_repository.eF)(jobTree.workspace ?? workingDirectory);
  return (0,outside_modules.J)(directory, (0,place.lU)(directory, job) ? job : directory);
}
;// CONCATENATED MODULE: ./build/src/local/default-branch-tree.js
function openDefaultBranchTree({ jobTree, workingDirectory }, ports) {
  const workspace = (jobTree.proposed ? jobTree.workspace : undefined) ?? workingDirectory;
  const opened = new Map();
  const made = [];
  const open = async (repositoryRoot) => {
    const { commit, repository: from } = await commitOf(repositoryRoot, jobTree, ports);
    const root = (0,external_node_fs_.realpathSync)((0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'plangate-default-branch-')));
    made.push(root);
    const checkout = { root, gitDirectory: (0,external_node_path_.join)(root, '.git') };
    const why = (await (0,ask_git.B9)(checkout, commit, ports)) ??
      (await (0,ask_git.b$)(ports, { from, commit, checkout }));
    if (why !== undefined)
      throw new Error(`git has not all of its files (${why})`);
    return root;
  };
  return {
    async rootOf(root) {
      const repository = (0,find_repository.Di)(root, workspace).repository?.root;
      if (repository === undefined || !(0,find_repository.Yw)(root, repository)) {
        throw new Error('its files are in no git repository');
      }
      const directory = opened.get(repository) ?? open(repository);
      opened.set(repository, directory);
      const there = (0,external_node_path_.join)(await directory, (0,external_node_path_.relative)(repository, root));
      (0,external_node_fs_.mkdirSync)(there, { recursive: true });
      return there;
    },
    close: () => {
      for (const root of made)
        (0,external_node_fs_.rmSync)(root, { recursive: true, force: true });
    },
  };
}
async function commitOf(root, jobTree, ports) {
  if (!jobTree.proposed) {
    return (0,git_files.trustedCommit)({ repository: (0,find_repository._8)(root), branch: undefined, slug: undefined }, ports);
  }
  if (jobTree.trustedCommit === undefined)
    throw new Error('this host names no commit of it');
  return jobTree.trustedCommit(root);
}
;// CONCATENATED MODULE: ./build/src/local/recorded.js
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
var ended_by = __webpack_require__(7953);
var ports = __webpack_require__(8471);
;// CONCATENATED MODULE: ./build/src/local/send-in-process.js
function sendInProcess({ handle }, alarms) {
  return async (request) => {
    const { timeoutMs, signal } = request;
    const late = alarms.in(timeoutMs);
    const ends = signal === undefined ? late : alarms.any(late, signal);
    try {
      return await (0,ended_by.m)(ends, answer(handle, request));
    }
    catch (error) {
      if (!ends.aborted)
        throw error;
      if (signal?.aborted === true)
        throw new ports.w('aborted', 'canceled');
      throw new ports.w('timeout', `nothing complete within ${Math.round(timeoutMs)} ms`);
    }
  };
}
async function answer(handle, request) {
  const { method, url, maxBytes, take } = request;
  if (request.file !== undefined)
    throw new ports.w('local', 'nothing is written to a file');
  const path = url.pathname;
  const sent = await bodyOf(request);
  const most = (0,exchange.u)(path);
  if (sent.length > most) {
    throw new ports.w('local', `${sent.length} bytes are more than the ${most} that the service takes`);
  }
  const { status, headers, body } = await handle({
    method,
    path,
    query: url.search.slice(1),
    headers: { ...inLowerCase(request.headers), host: url.host },
    body: sent,
  });
  if (body.length > maxBytes)
    throw new ports.w('too-large', `more than ${maxBytes} bytes`);
  if (take === undefined || (status !== 200 && status !== 206))
    return { status, headers, body };
  take(body, 0);
  return { status, headers, body: send_in_process_NOTHING };
}
const send_in_process_NOTHING = new Uint8Array();
async function bodyOf({ body }) {
  if (body === undefined)
    return send_in_process_NOTHING;
  if (typeof body === 'string')
    return new TextEncoder().encode(body);
  if (body instanceof Uint8Array)
    return body;
  const content = await (0,promises_.readFile)(body.path);
  if (content.length !== body.bytes) {
    const why = `${body.path} has ${content.length} bytes where ${body.bytes} were announced`;
    throw new ports.w('local', why);
  }
  body.sent?.(content.length);
  return content;
}
function inLowerCase(headers) {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
;// CONCATENATED MODULE: ./build/src/local/open-local.js
const NO_POLICIES = 'No policy judges this plan: there is no directory `policies`. Write a first policy with `plangate init --local`, or name a directory with `policies`.';
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
    if (!(error instanceof policy_files.c) || ports.signal.aborted)
      throw error;
    return {
      problems: error.message.split('\n').map((message) => ({ where: 'policies', message })),
    };
  }
}
async function open_local_open(settings, engine, directories, ports) {
  const sets = await findSets(settings, directories, ports);
  const policyPorts = await portsFor(settings, engine, ports);
  const deciding = [];
  const tree = openDefaultBranchTree(directories, ports);
  const close = async () => {
    tree.close();
    for (const { opened } of deciding)
      await opened.close();
  };
  try {
    const loading = __webpack_require__.e( 189).then(__webpack_require__.bind(__webpack_require__, 5189));
    for (const { decides } of sets) {
      const opened = await openPolicies(decides, policyPorts);
      deciding.push({ opened, set: withoutOverrides(opened.set), judged: [] });
    }
    const accepts = settings.onlyNew || settings.exceptionsFile !== undefined;
    const token = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
    const { createService } = await loading;
    const service = createService({
      clock: ports.clock,
      random: ports.random,
      seed: seedOf(settings, directories, token),
      policySets: recordingSets(deciding, accepts),
      engine,
      runDurationMs: 0,
    });
    await service.ready();
    const warnings = deciding.flatMap(({ opened }) => opened.warnings);
    const decide = sets.map(({ decides }) => decides);
    const actions = engine?.name === 'mocked' ? sayStateActions(decide) : [];
    return {
      settings: { ...settings, origin: exchange.J, token },
      send: sendInProcess(service, ports.alarms),
      unknownValues: unknownValuesOf(settings, isInJob(directories, ports)),
      policies: deciding.flatMap(({ opened }) => opened.set.policies.map(({ name }) => name)),
      judgedBy: judgedBy(deciding, engine),
      notices: sets.length === 0 ? [NO_POLICIES] : [...warnings, ...actions],
      finish: (result, log) => finish(result, { deciding, sets, ports: policyPorts }, log),
      explain: (policy) => documentsFor(policy, deciding),
      ofLocal: {
        ...asFunctions(service),
        localLevels: accepts ? levelsOf(deciding.map(({ set }) => set)) : undefined,
        rootOnDefaultBranch: settings.plan === undefined ? tree.rootOf : undefined,
      },
      stop: async () => {
        await service.endPlanning();
        await close();
      },
    };
  }
  catch (error) {
    await close();
    throw error;
  }
}
function asFunctions(service) {
  return {
    whenRunMoves: (runId, status) => service.whenRunMoves(runId, status),
    movedResources: (runId, beforeId) => service.movedResources(runId, beforeId),
  };
}
function findSets(settings, { workingDirectory, jobTree }, ports) {
  const directory = (0,external_node_path_.resolve)(workingDirectory, settings.directory);
  return findPolicies({ written: settings.policies, directory, workingDirectory, jobTree }, ports);
}
async function portsFor({ timeoutMs, policyTimeoutMs, inputKeys = [] }, engine, ports) {
  const { clock, endsAt, executeBounded, environment, signal } = ports;
  const limits = {
    clock,
    policyMs: policyTimeoutMs ?? POLICY_MS,
    deadlineMs: endsAt - (0,job_time.BJ)(timeoutMs),
    processes: (0,external_node_os_.availableParallelism)(),
  };
  const plan = engine?.shape ?? plan_shape.DW;
  return { executeBounded, environment, signal, hcl: await (0,hcl.loadHcl)(), limits, plan, inputKeys };
}
function recordingSets(deciding, accepts) {
  return deciding.map(({ set, judged }) => {
    const advisory = set.policies.map((policy) => ({ ...policy, level: 'advisory' }));
    return recording(accepts ? { ...set, policies: advisory } : set, judged);
  });
}
function levelsOf(sets) {
  return (policySet, policy) => {
    const declared = sets
      .filter((set) => set.name === policySet)
      .flatMap(({ policies }) => policies.filter(({ name }) => name === policy));
    const [level, ...others] = new Set(declared.map((each) => each.level));
    return others.length > 0 ? undefined : level;
  };
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
function unknownValuesOf({ allowUnknown }, inJob) {
  if (!inJob)
    return 'note';
  return allowUnknown ? 'advisory' : 'undecided';
}
async function finish(result, { deciding, sets, ports }, log) {
  const runs = new Set(result.workspaces.map(({ runId }) => runId));
  for (const each of deciding) {
    const ofResult = each.judged.filter(({ input }) => runs.has(input.run.id));
    each.judged.splice(0, Infinity, ...ofResult);
  }
  const proposed = await describeProposed({ sets, deciding }, ports);
  const workspaces = result.workspaces.map((workspace) => {
    const { runId = '' } = workspace;
    const printed = deciding.flatMap(({ opened }) => opened.printed.get(runId) ?? []);
    const ofChange = proposed.get(workspace.workspace) ?? [];
    const notices = [...workspace.notices, ...printed, ...ofChange];
    for (const notice of notices)
      log.info(`${workspace.workspace}: ${notice}`);
    const { runUrl: _, ...rest } = workspace;
    return { ...rest, notices };
  });
  return { ...result, workspaces };
}
function seedOf(settings, { workingDirectory, placeOf }, token) {
  const { organization } = settings;
  const directories = (0,workspace_selectors.s7)(settings);
  const directoryName = (0,local_names.yJ)((0,external_node_path_.resolve)(workingDirectory, directories[0] ?? '.'));
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
/***/ }),
/***/ 3266:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  P: () => ( fetchPinned),
  readPinned: () => ( readPinned),
  readPinnedAddress: () => ( readPinnedAddress)
 });
 var node_fs_promises_0_ = __webpack_require__(3836);
 var node_os_1_ = __webpack_require__(8161);
 var node_path_2_ = __webpack_require__(6760);
 var _machine_ask_git_js_3_ = __webpack_require__(9796);
 var _trust_git_files_js_4_ = __webpack_require__(3790);
 var _trust_tree_js_5_ = __webpack_require__(734);
 var _model_policy_files_js_7_ = __webpack_require__(8391);
 var _policy_files_js_6_ = __webpack_require__(93);
 var _model_without_trailing_js_8_ = __webpack_require__(1804);
const SHAPE = 'Write `git::https://HOST/REPOSITORY.git//DIRECTORY?ref=COMMIT`';
function readPinnedAddress(text) {
  const [address = '', query = ''] = text.replace(/^git::/, '').split('?');
  const [, repository, directory = ''] = /^((?:https|ssh|file):\/\/[^\s'"\\]+?)(?:\/\/([\w./-]*))?$/.exec(address) ?? [];
  if (repository === undefined) {
    throw new _model_policy_files_js_7_ .c(`has an address that git does not take. ${SHAPE}.`);
  }
  if (directory.split('/').includes('..')) {
    throw new _model_policy_files_js_7_ .c(`has an address whose directory leads out of its repository. ${SHAPE}.`);
  }
  const [, commit] = /^ref=([0-9a-f]{40}|[0-9a-f]{64})$/.exec(query) ?? [];
  if (commit === undefined) {
    throw new _model_policy_files_js_7_ .c(`has an address that is not pinned: a branch or a tag may lead to other policies tomorrow. ${SHAPE}, with all 40 digits of the commit.`);
  }
  return { repository, directory: (0,_model_without_trailing_js_8_ .h)(directory, '/'), commit };
}
async function fetchPinned(pinned, ports) {
  const { repository: address, directory } = pinned;
  const name = (0,_policy_files_js_6_ .hW)(directory === '' ? address.replace(/\.git$/, '') : directory);
  const shownAs = describePinned(pinned);
  const policies = await readPinned(pinned, ports, (files) => (0,_policy_files_js_6_ .qN)(files, directory, { name, shownAs }));
  if (policies !== undefined)
    return policies;
  throw new _model_policy_files_js_7_ .c(`${shownAs} has no directory "${directory}".`);
}
async function readPinned(pinned, ports, read) {
  const { repository: address, commit } = pinned;
  const root = await (0,node_fs_promises_0_.realpath)(await (0,node_fs_promises_0_.mkdtemp)((0,node_path_2_.join)((0,node_os_1_.tmpdir)(), 'plangate-policies-')));
  try {
    const repository = { root, gitDirectory: (0,node_path_2_.join)(root, '.git') };
    const made = await (0,_machine_ask_git_js_3_ .B9)(repository, commit, ports);
    const why = made ?? (await (0,_machine_ask_git_js_3_ .iH)(ports, repository, address, commit));
    if (why !== undefined) {
      throw new _model_policy_files_js_7_ .c(`${describePinned(pinned)} could not be fetched: ${withoutPassword(why)}`);
    }
    return await read((0,_trust_tree_js_5_ .O2)((0,_trust_git_files_js_4_ .T)(commit, repository, ports)));
  }
  finally {
    await (0,node_fs_promises_0_.rm)(root, { recursive: true, force: true });
  }
}
function describePinned({ repository, commit }) {
  return `${withoutPassword(repository)} at ${commit.slice(0, 12)}`;
}
function withoutPassword(text) {
  return text.replace(/:\/\/[^@\s/]*@/g, '://');
}
/***/ }),
/***/ 93:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Ak: () => ( readDirectoryPolicies),
  hW: () => ( nameOfSet),
  qN: () => ( readCommitPolicies)
 });
 var node_fs_promises_0_ = __webpack_require__(3836);
 var node_path_1_ = __webpack_require__(6760);
 var _machine_find_repository_js_2_ = __webpack_require__(6609);
 var _model_quote_js_5_ = __webpack_require__(8187);
 var _model_policy_files_js_4_ = __webpack_require__(8391);
 var _trust_tree_js_3_ = __webpack_require__(734);
function isPolicyFile(name) {
  return (/\.(?:rego|sentinel|wasm|tar\.gz|policy\.hcl)$/.test(name) ||
    /^(?:policies|sentinel)\.hcl$/.test(name) ||
    /^data\.(?:json|yaml)$/.test(name) ||
    /\.(?:wasm|tar\.gz)\.sha256$/.test(name));
}
const MOST_FILES = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_LEVELS = 12;
function isPassedOver(name) {
  return name.startsWith('.') || name === 'node_modules';
}
function add(gathered, path, content, shownAs) {
  gathered.files.set(path, content);
  gathered.bytes += content.length;
  if (gathered.files.size <= MOST_FILES && gathered.bytes <= MOST_BYTES)
    return;
  throw new _model_policy_files_js_4_ .c(`"${shownAs}" holds more than ${MOST_FILES} policy files, or more than 64 MB of them. Name the directory of the policies alone.`);
}
async function readDirectoryPolicies(directory, shownAs, followsLinks, belongs = isPolicyFile) {
  const gathered = { files: new Map(), bytes: 0 };
  const walk = async (path, level) => {
    const entries = await (0,node_fs_promises_0_.readdir)((0,node_path_1_.join)(directory, path), { withFileTypes: true });
    if (entries.length === 0 && (0,_machine_find_repository_js_2_ .Mn)(await (0,node_fs_promises_0_.realpath)((0,node_path_1_.join)(directory, path)))) {
      throw new _model_policy_files_js_4_ .c(`"${node_path_1_.posix.join(shownAs, path)}" is a submodule that is not checked out, so its policies are missing. Check it out: \`git submodule update --init --recursive\`, or \`submodules: true\` for actions/checkout.`);
    }
    for (const entry of entries) {
      const inner = node_path_1_.posix.join(path, entry.name);
      const at = (0,node_path_1_.join)(directory, inner);
      const isLink = entry.isSymbolicLink();
      if (isLink && !followsLinks)
        continue;
      const target = isLink ? await (0,node_fs_promises_0_.stat)(at).catch(() => undefined) : entry;
      if (target?.isDirectory() && level < MOST_LEVELS && !isPassedOver(entry.name)) {
        await walk(inner, level + 1);
      }
      else if (target?.isFile() && belongs(entry.name)) {
        add(gathered, inner, await (0,node_fs_promises_0_.readFile)(at), shownAs);
      }
    }
  };
  const stats = await (0,node_fs_promises_0_.stat)(directory).catch(() => undefined);
  if (stats === undefined)
    return undefined;
  if (!stats.isDirectory())
    throw new _model_policy_files_js_4_ .c(`"${shownAs}" is no directory. Name the directory of the policies: ${(0,_model_quote_js_5_ .h)((0,node_path_1_.dirname)(shownAs))}.`);
  if (!followsLinks && (await (0,node_fs_promises_0_.realpath)(directory)) !== directory)
    return undefined;
  await walk('', 0);
  return { name: nameOfSet(directory), shownAs, files: gathered.files };
}
async function readCommitPolicies(source, directory, about) {
  const gathered = { files: new Map(), bytes: 0 };
  const walk = async (path, level) => {
    const at = node_path_1_.posix.join(directory, path).replace(/^\.$/, '');
    const names = await source.names(at);
    if (names === undefined && (await source.isSubmodule?.(at)) === true) {
      throw new _model_policy_files_js_4_ .c(inSubmodule(at, about));
    }
    for (const name of names ?? []) {
      const inner = node_path_1_.posix.join(path, name);
      if (isPolicyFile(name)) {
        const content = await contentOf(source, node_path_1_.posix.join(directory, inner));
        if (content !== undefined)
          add(gathered, inner, content, about.shownAs);
        else if (!(await walk(inner, level + 1)))
          throw new _model_policy_files_js_4_ .c(unreadable(about, inner));
      }
      else if (mayBeDirectory(name) && level < MOST_LEVELS)
        await walk(inner, level + 1);
    }
    return names !== undefined;
  };
  if (!(await walk('', 0)))
    return undefined;
  return (0,_trust_tree_js_3_ .O2)({ ...about, files: gathered.files });
}
function inSubmodule(path, { shownAs }) {
  return `"${shownAs}" cannot be read as a whole: ${path} is a submodule, and its files are not in this commit. Name its repository by a pinned address, as in \`git::https://HOST/REPOSITORY.git//DIR?ref=COMMIT\`.`;
}
function unreadable({ shownAs }, path) {
  return `"${shownAs}" has the file ${path}, and it could not be read from the commit.`;
}
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
function nameOfSet(path) {
  const [last] = path
    .split(/[/\\]+/)
    .filter((part) => part !== '' && part !== '.')
    .slice(-1);
  return last ?? 'policies';
}
/***/ }),
/***/ 4263:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  r: () => ( isMarked)
 });
const DEEPEST = 100;
function isMarked(mark, depth = 0) {
  if (typeof mark !== 'object' || mark === null)
    return mark === true;
  return depth > DEEPEST || Object.values(mark).some((each) => isMarked(each, depth + 1));
}
/***/ }),
/***/ 8391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  c: () => ( PolicyProblem)
 });
class PolicyProblem extends Error {
  name = 'PolicyProblem';
}
/***/ }),
/***/ 7866:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Ny: () => ( isPinnedAddress),
  Z6: () => ( isRepository),
  vO: () => ( isPageOf),
  ve: () => ( isSameRepository)
 });
function isPinnedAddress(text) {
  return text.startsWith('git::') || /^[a-z+]+:\/\//i.test(text);
}
function isSameRepository(one, other) {
  const repository = repositoryAt(one);
  return repository !== undefined && repository === repositoryAt(other);
}
function isRepository(address, slug) {
  const at = repositoryAt(address) ?? '';
  return at.endsWith(`/${slug.toLowerCase()}`);
}
function isPageOf(address, repository) {
  const page = repositoryAt(address);
  const whole = repositoryAt(repository);
  return page !== undefined && whole !== undefined && page.startsWith(`${whole}/`);
}
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
const PAGE_HOSTS = {
  'ssh.github.com': 'github.com',
  'altssh.gitlab.com': 'gitlab.com',
  'altssh.bitbucket.org': 'bitbucket.org',
  'ssh.dev.azure.com': 'dev.azure.com',
};
function pathOnPages(path, host) {
  if (host !== 'dev.azure.com')
    return path;
  return path.replace(/^\/v3\/([^/]+)\/([^/]+)\/([^/]+)$/, '/$1/$2/_git/$3');
}
function isUrl(address) {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(address.trim());
}
function decoded(path) {
  try {
    return decodeURI(path);
  }
  catch {
    return path;
  }
}
/***/ }),
/***/ 3536:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  J: () => ( NOWHERE),
  u: () => ( mostBytesTo)
 });
const NOWHERE = 'http://127.0.0.1';
const MOST_BYTES = 1024 * 1024;
const MOST_UPLOADED_BYTES = 100 * 1024 * 1024;
function mostBytesTo(path) {
  return path.startsWith('/v1/object/') ? MOST_UPLOADED_BYTES : MOST_BYTES;
}
/***/ }),
/***/ 3356:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  Bo: () => ( readBundle),
  DD: () => ( readDeclaredPolicies),
  Ug: () => ( POLICY_SYSTEMS),
  ti: () => ( loadPolicySet)
 });
 var node_fs_0_ = __webpack_require__(3024);
 var node_path_1_ = __webpack_require__(6760);
 var _configuration_evaluate_js_2_ = __webpack_require__(9397);
 var _tar_js_3_ = __webpack_require__(4802);
 var _wasm_judge_by_wasm_js_4_ = __webpack_require__(9806);
 var _script_js_5_ = __webpack_require__(1922);
 var _model_error_message_js_6_ = __webpack_require__(4271);
const POLICY_SYSTEMS = ['policy-check', 'policy-evaluation', 'terraform-policy'];
async function loadPolicySet(options, hcl) {
  const { directory } = options;
  const problems = [];
  const text = directory === undefined ? readBundled('policies.hcl') : readDeclarations(directory);
  const policies = readDeclaredPolicies(text, hcl, problems)
    .filter(({ name }) => options.only?.includes(name) ?? true)
    .map((policy) => ({ ...policy, level: options.levels?.[policy.name] ?? policy.level }));
  let bundle;
  try {
    bundle =
      directory === undefined ? await openExamples() : await (0,_wasm_judge_by_wasm_js_4_ .h)(findBundle(directory));
    for (const { name, query } of policies) {
      if (!bundle.queries.includes(query)) {
        problems.push(`policy "${name}": ${query} is no entry point of the compiled bundle; it has ${bundle.queries.join(', ')}`);
      }
    }
  }
  catch (error) {
    problems.push(`The bundle ${(0,_model_error_message_js_6_ .g)(error)}`);
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
const POLICY_MS = 10_000;
let examples;
function openExamples() {
  return (examples ??= (0,_wasm_judge_by_wasm_js_4_ .h)({ wasm: readBundled('policy.wasm'), data: undefined }));
}
function readDeclarations(directory) {
  const file = (0,node_path_1_.join)(directory, 'policies.hcl');
  return (0,node_fs_0_.existsSync)(file) ? (0,node_fs_0_.readFileSync)(file) : undefined;
}
function readDeclaredPolicies(text, hcl, problems) {
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
      const value = written === undefined ? null : (0,_configuration_evaluate_js_2_ ._3)(written.value, (0,_configuration_evaluate_js_2_ .Fw)());
      return typeof value === 'string' ? value : undefined;
    };
    const query = text('query');
    const level = _script_js_5_ .hj.find((one) => one === text('enforcement_level'));
    const at = `policies.hcl line ${String(block.range.startLine)}`;
    if (block.type !== 'policy' || name === '') {
      problems.push(`${at}: only blocks of the form policy "name" { … } are known`);
    }
    if (query === undefined)
      problems.push(`${at}: policy "${name}" has no query`);
    if (level === undefined) {
      problems.push(`${at}: policy "${name}" has no enforcement_level, or none of ${_script_js_5_ .hj.join(', ')}`);
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
function readBundled(name) {
  return (0,node_fs_0_.readFileSync)(new URL(name, import.meta.url));
}
function findBundle(directory) {
  const plain = (0,node_path_1_.join)(directory, 'policy.wasm');
  if ((0,node_fs_0_.existsSync)(plain))
    return { wasm: (0,node_fs_0_.readFileSync)(plain), data: undefined };
  const packed = (0,node_path_1_.join)(directory, 'bundle.tar.gz');
  if (!(0,node_fs_0_.existsSync)(packed)) {
    throw new Error('(policy.wasm or bundle.tar.gz) is missing; `opa build -t wasm -e <query> …` makes one');
  }
  return readBundle((0,node_fs_0_.readFileSync)(packed));
}
function readBundle(packed) {
  const files = (0,_tar_js_3_ .FD)(packed, {
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
/***/ }),
/***/ 7316:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  B5: () => ( isRepeated),
  Jj: () => ( ModuleScope),
  LI: () => ( mayBeDisabled),
  Rn: () => ( saysSensitive),
  fT: () => ( expand),
  he: () => ( isCounted)
 });
 var node_path_0_ = __webpack_require__(6760);
 var _configuration_syntax_hcl_syntax_js_1_ = __webpack_require__(6949);
 var _configuration_convert_js_2_ = __webpack_require__(7036);
 var _configuration_evaluate_js_3_ = __webpack_require__(9397);
 var _configuration_address_js_4_ = __webpack_require__(4864);
 var _resource_values_js_5_ = __webpack_require__(8920);
 var _terraform_data_js_6_ = __webpack_require__(7086);
 var _configuration_value_js_7_ = __webpack_require__(5997);
class ModuleScope {
  budget;
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
  resolve(root, steps) {
    const [first] = steps;
    if (typeof first !== 'string')
      return { value: _configuration_value_js_7_ .$V, taken: steps.length };
    switch (root) {
      case 'path':
        return { value: this.#path(first), taken: 1 };
      case 'terraform':
        return { value: _configuration_value_js_7_ .HV, taken: 1 };
      case 'var':
        return { value: this.#variable(first), taken: 1 };
      case 'local':
        return { value: this.#local(first), taken: 1 };
      case 'module':
        return { value: this.#call(first), taken: 1 };
      default:
        return this.#resource(root, first, steps);
    }
  }
  #path(name) {
    if (name === 'root')
      return '.';
    const { rootDirectory } = this.#around;
    if (name === 'module')
      return node_path_0_.posix.relative(rootDirectory, this.#module.directory) || '.';
    return _configuration_value_js_7_ .HV;
  }
  #once(key, compute) {
    const before = this.#known.get(key);
    if (before !== undefined)
      return before;
    if (this.#visiting.has(key))
      return _configuration_value_js_7_ .$V;
    this.#visiting.add(key);
    const value = compute();
    this.#visiting.delete(key);
    this.#known.set(key, value);
    return value;
  }
  #variable(name) {
    const declared = this.#module.variables.get(name)?.block;
    if (declared === undefined)
      return _configuration_value_js_7_ .$V;
    const value = this.#once(`var.${name}`, () => {
      const written = new Map(declared.body.attributes.map((one) => [one.name, one.value]));
      if (!isFalse(written.get('ephemeral')))
        return _configuration_value_js_7_ .HV;
      const given = this.#values.get(name);
      const mayBeNull = isTrue(written.get('nullable') ?? TRUE);
      const fallback = written.get('default');
      const isDefault = given === undefined || (given === null && !mayBeNull);
      const chosen = isDefault
        ? fallback === undefined
          ? _configuration_value_js_7_ .HV
          : (0,_configuration_evaluate_js_3_ ._3)(fallback, (0,_configuration_evaluate_js_3_ .Fw)())
        : given;
      const type = written.get('type');
      return type === undefined ? (0,_configuration_value_js_7_ .pY)(chosen) : (0,_configuration_convert_js_2_ .C)((0,_configuration_value_js_7_ .pY)(chosen), type);
    });
    return saysSensitive(declared) ? (0,_configuration_value_js_7_ .Eq)(value) : value;
  }
  #local(name) {
    const declared = this.#module.locals.get(name);
    if (declared === undefined)
      return _configuration_value_js_7_ .$V;
    return this.#once(`local.${name}`, () => (0,_configuration_evaluate_js_3_ ._3)(declared.value, this));
  }
  #call(name) {
    const planned = this.moduleOutputs.get(name);
    return planned ?? this.#once(`module.${name}`, () => this.#around.planCall(name));
  }
  #resource(type, name, [, second, third]) {
    const block = this.#module.named.get(`resource.${type}.${name}`)?.block;
    if (block === undefined)
      return { value: type === 'data' ? _configuration_value_js_7_ .HV : _configuration_value_js_7_ .$V, taken: 2 };
    const isOwn = type === _terraform_data_js_6_ .ER;
    if (isRepeated(block)) {
      const all = this.#once(`${type}.${name}`, () => this.#instances(block));
      if (isOwn || second === undefined)
        return { value: isOwn ? all : hidden(all), taken: 1 };
      return { value: textAt((0,_configuration_value_js_7_ .PM)(all, second), third), taken: 3 };
    }
    const value = this.#once(`${type}.${name}`, () => this.valuesOf(block, { scope: this }));
    return isOwn ? { value, taken: 1 } : { value: textAt(value, second), taken: 2 };
  }
  valuesOf(block, { key, scope }) {
    const values = (0,_resource_values_js_5_ .j)(block, scope);
    const [type = '', name = ''] = block.labels;
    if (type !== _terraform_data_js_6_ .ER)
      return values;
    const { address, appliedAt } = this.#around;
    const local = `${type}.${name}${(0,_configuration_address_js_4_ ._M)(key)}`;
    return (0,_terraform_data_js_6_ .ar)(values, appliedAt(address === '' ? local : `${address}.${local}`));
  }
  #instances(block) {
    const instances = expand(block, this);
    if (instances.some(({ key }) => key === undefined))
      return _configuration_value_js_7_ .HV;
    if (isCounted(block)) {
      return instances.map((instance) => this.valuesOf(block, instance));
    }
    return (0,_configuration_value_js_7_ .dg)(instances.map((instance) => [String(instance.key), this.valuesOf(block, instance)]));
  }
}
function hidden(instances) {
  if (Array.isArray(instances))
    return instances.map(() => _configuration_value_js_7_ .HV);
  return (0,_configuration_value_js_7_ .jh)(instances) ? (0,_configuration_value_js_7_ .dg)(Object.keys(instances).map((key) => [key, _configuration_value_js_7_ .HV])) : instances;
}
function textAt(values, attribute) {
  if (!(0,_configuration_value_js_7_ .jh)(values) || typeof attribute !== 'string')
    return (0,_configuration_value_js_7_ .HU)(values) ? _configuration_value_js_7_ .$V : _configuration_value_js_7_ .HV;
  const value = Object.hasOwn(values, attribute) ? (values[attribute] ?? null) : _configuration_value_js_7_ .HV;
  const plain = (0,_configuration_value_js_7_ ._c)(value);
  const parts = (0,_configuration_value_js_7_ .jh)(plain) ? Object.values(plain) : [plain];
  return parts.every(isPlainText) ? value : _configuration_value_js_7_ .HV;
}
function isPlainText(value) {
  return typeof value === 'string' && !/^[\s\d.+-]|^(?:true|false)$/i.test(value) && value !== '';
}
const TRUE = { kind: 'literal', value: true, range: _configuration_syntax_hcl_syntax_js_1_ .wv };
function isTrue(expression) {
  return expression.kind === 'literal' && expression.value === true;
}
function isFalse(expression) {
  return expression === undefined || (expression.kind === 'literal' && expression.value === false);
}
function saysSensitive({ body }) {
  const written = body.attributes.find(({ name }) => name === 'sensitive')?.value;
  return written?.kind === 'literal' && written.value === true;
}
function isRepeated(block) {
  return block.body.attributes.some(({ name }) => name === 'count' || name === 'for_each');
}
function mayBeDisabled({ body }) {
  return body.blocks
    .filter(({ type }) => type === 'lifecycle')
    .flatMap(({ body: { attributes } }) => attributes.filter(({ name }) => name === 'enabled'))
    .some(({ value }) => value.kind !== 'literal' || value.value !== true);
}
function isCounted(block) {
  return block.body.attributes.some(({ name }) => name === 'count');
}
function asNumber(value) {
  return typeof value === 'string' && /^(?:0|[1-9]\d{0,5})$/.test(value) ? Number(value) : value;
}
function expand(block, scope) {
  const count = block.body.attributes.find(({ name }) => name === 'count');
  if (count !== undefined) {
    const number = asNumber((0,_configuration_evaluate_js_3_ ._3)(count.value, scope));
    const isNumber = typeof number === 'number' && Number.isSafeInteger(number);
    if (!isNumber || number < 0 || number > _configuration_value_js_7_ ._5) {
      return [{ scope: bindOwn(scope, 'count', (0,_configuration_value_js_7_ .dg)([['index', _configuration_value_js_7_ .HV]])), unsure: true }];
    }
    return Array.from({ length: number }, (_, index) => ({
      key: index,
      scope: bindOwn(scope, 'count', (0,_configuration_value_js_7_ .dg)([['index', index]])),
    }));
  }
  const each = block.body.attributes.find(({ name }) => name === 'for_each');
  if (each === undefined)
    return [mayBeDisabled(block) ? { scope, unsure: true } : { scope }];
  const collection = (0,_configuration_evaluate_js_3_ ._3)(each.value, scope);
  const isList = Array.isArray(collection) && !(collection instanceof _configuration_value_js_7_ .mb);
  const items = isList ? undefined : (0,_configuration_evaluate_js_3_ .S3)(collection, scope);
  const named = (items ?? []).flatMap(([key, value]) => typeof key === 'string' ? [{ key, value }] : []);
  if (named.length !== items?.length) {
    const unknown = (0,_configuration_value_js_7_ .dg)([
      ['key', _configuration_value_js_7_ .HV],
      ['value', _configuration_value_js_7_ .HV],
    ]);
    return [{ scope: bindOwn(scope, 'each', unknown), unsure: true }];
  }
  return named.map(({ key, value }) => {
    const each = (0,_configuration_value_js_7_ .dg)([
      ['key', key],
      ['value', value],
    ]);
    return { key, scope: bindOwn(scope, 'each', each) };
  });
}
function bindOwn(scope, name, parts) {
  const inner = (0,_configuration_evaluate_js_3_ .oI)(scope, { [name]: parts });
  return {
    ...inner,
    resolve: (root, steps) => root === name && steps.length === 0 ? { value: _configuration_value_js_7_ .$V, taken: 0 } : inner.resolve(root, steps),
  };
}
/***/ }),
/***/ 9912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $C: () => ( addRelocations),
  T9: () => ( noRelocations),
  ci: () => ( addressOf),
  rP: () => ( isForgotten),
  sU: () => ( relocate)
 });
 var _configuration_evaluate_js_0_ = __webpack_require__(9397);
 var _configuration_address_js_1_ = __webpack_require__(4864);
const MOST = 1_000;
function noRelocations() {
  return { moves: [], removals: [], repeated: new Map() };
}
function addRelocations(relocations, module, address) {
  const parts = (0,_configuration_address_js_1_ .lS)(address);
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
  return text === undefined ? undefined : (0,_configuration_address_js_1_ .lS)(text);
}
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
        : (0,_configuration_evaluate_js_0_ ._3)(step, scope);
    if (typeof value !== 'string' && typeof value !== 'number')
      return undefined;
    const isName = typeof value === 'string' &&
      step.kind === 'literal' &&
      range.endColumn - range.startColumn === value.length;
    address += isName ? `.${value}` : (0,_configuration_address_js_1_ ._M)(value);
  }
  return address;
}
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
    for (const move of moves)
      goTo(movedBy(move, address));
    goTo(asRepeated(address, repeated));
    if (address !== before)
      previous.set(address, before);
    return [address, kept];
  });
  return { state: Object.fromEntries(entries), previous };
}
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
  const parts = (0,_configuration_address_js_1_ .lS)(address);
  const prefix = parts.slice(0, module.length);
  if (prefix.map(_configuration_address_js_1_ .Pe).join('.') !== module.join('.'))
    return undefined;
  const named = parts.slice(module.length, module.length + from.length);
  if (named.length < from.length)
    return undefined;
  const ends = named.pop() ?? '';
  const lastFrom = from.at(-1) ?? '';
  if (named.join('.') !== from.slice(0, -1).join('.'))
    return undefined;
  if (ends !== lastFrom && (0,_configuration_address_js_1_ .Pe)(ends) !== lastFrom)
    return undefined;
  return {
    prefix,
    key: ends === lastFrom ? '' : ends.slice(lastFrom.length),
    rest: parts.slice(module.length + from.length),
  };
}
function asRepeated(address, repeated) {
  const parts = (0,_configuration_address_js_1_ .lS)(address);
  const plain = parts.map(_configuration_address_js_1_ .Pe);
  return parts
    .map((part, index) => {
    const kind = repeated.get(plain.slice(0, index + 1).join('.'));
    if (kind === 'count' && !part.includes('['))
      return `${part}[0]`;
    return kind === 'alone' && part.endsWith('[0]') ? part.slice(0, -3) : part;
  })
    .join('.');
}
/***/ }),
/***/ 6036:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  F: () => ( hasOutputChanges),
  g: () => ( toOutputChanges)
 });
 var node_util_0_ = __webpack_require__(7975);
 var _configuration_value_js_1_ = __webpack_require__(5997);
function toOutputChanges(outputs, { outputs: before }, counts, isKept) {
  const planned = {};
  const changes = {};
  const settled = counts.additions + counts.changes + counts.destructions === 0;
  for (const [name, { value, sensitive }] of outputs) {
    const prior = before[name];
    const { known, unknown } = (0,_configuration_value_js_1_ .lD)(value, { left: 10_000 });
    if (unknown !== undefined && settled)
      continue;
    const same = unknown === undefined && (0,node_util_0_.isDeepStrictEqual)(prior?.value, known);
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
function hasOutputChanges({ output_changes: changes = {} }) {
  return Object.values(changes).some(({ actions }) => !actions.includes('no-op'));
}
/***/ }),
/***/ 5036:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  J3: () => ( invocationsIn),
  PJ: () => ( actionDifferences),
  XJ: () => ( triggersOf)
 });
 var _configuration_address_js_0_ = __webpack_require__(4864);
 var _move_state_js_1_ = __webpack_require__(9912);
function triggersOf({ body }) {
  const inner = body.blocks.filter(({ type }) => type === 'lifecycle');
  const blocks = inner.flatMap((lifecycle) => lifecycle.body.blocks);
  return blocks
    .filter(({ type }) => type === 'action_trigger')
    .map(({ body: { attributes } }) => {
    const valueOf = (name) => attributes.find((one) => one.name === name)?.value;
    return {
      events: listed(valueOf('events')).map(wordOf),
      actions: listed(valueOf('actions')),
      onFailure: wordOf(valueOf('on_failure')) || 'halt',
      condition: conditionOf(valueOf('condition')),
    };
  });
}
function conditionOf(written) {
  if (written === undefined)
    return 'fulfilled';
  if (written.kind !== 'literal')
    return 'unknown';
  return written.value === false ? 'false' : written.value === true ? 'fulfilled' : 'unknown';
}
function listed(written) {
  if (written === undefined)
    return [];
  return written.kind === 'tuple' ? written.items : [written];
}
function wordOf(written) {
  if (written?.kind === 'traversal')
    return written.root;
  return written?.kind === 'literal' && typeof written.value === 'string' ? written.value : '';
}
function invocationsIn(changes, resources, providers) {
  const byBlock = new Map(resources.map((one) => [one.address, one]));
  return changes.flatMap(({ address, module_address: module = '', change }) => {
    const resource = byBlock.get((0,_configuration_address_js_0_ .Pe)(address));
    if (resource === undefined)
      return [];
    const words = change.actions.map((action) => (action === 'delete' ? 'destroy' : action));
    const events = words.flatMap((word) => [`before_${word}`, `after_${word}`]);
    return resource.triggers.flatMap((trigger, block) => trigger.condition === 'false'
      ? []
      : events
        .filter((event) => trigger.events.includes(event))
        .flatMap((event) => trigger.actions.map((action, at) => toInvocation({ module, action, providers }, {
        triggering_resource_address: address,
        action_trigger_event: camelCase(event),
        action_trigger_block_index: block,
        actions_list_index: at,
        on_failure: `ActionOnFailure${camelCase(trigger.onFailure)}`,
      }))));
  });
}
function actionDifferences({ resource_changes: changes, action_invocations: planned = [] }, resources) {
  const inBlocks = (actions) => new Set(actions.map(invocationName));
  const certain = resources.map(({ address, triggers }) => ({
    address,
    triggers: triggers.filter(({ condition }) => condition === 'fulfilled'),
  }));
  const has = inBlocks(planned);
  const mayHave = inBlocks(invocationsIn(changes, resources, NO_PROVIDER));
  const mustHave = inBlocks(invocationsIn(changes, certain, NO_PROVIDER));
  const more = [...has].filter((name) => !mayHave.has(name));
  const less = [...mustHave].filter((name) => !has.has(name));
  return [
    ...more.slice(0, MOST).map((name) => `It invokes ${name}, which the files do not.`),
    ...less.slice(0, MOST).map((name) => `It does not invoke ${name}, which the files do.`),
  ];
}
const MOST = 3;
const NO_PROVIDER = () => '';
function invocationName({ address, lifecycle_action_trigger: trigger }) {
  if (trigger === undefined)
    return `${(0,_configuration_address_js_0_ .Pe)(address)} by itself`;
  const { action_trigger_event: event, triggering_resource_address: resource } = trigger;
  return `${(0,_configuration_address_js_0_ .Pe)(address)} (${event} of ${resource}, ${trigger.on_failure})`;
}
function toInvocation({ module, action, providers }, trigger) {
  const steps = action.kind === 'traversal' ? action.steps : [];
  const names = steps.flatMap((step) => (step.kind === 'literal' ? String(step.value) : []));
  const text = wordOf(action).split('.');
  const [type = text[1] ?? 'unknown', name = text[2] ?? 'unknown'] = names;
  const local = (0,_move_state_js_1_ .ci)(action) ?? `action.${type}.${name}`;
  const address = module === '' ? local : `${module}.${local}`;
  return {
    address,
    type,
    name,
    provider_name: providers(type),
    lifecycle_action_trigger: trigger,
  };
}
function camelCase(words) {
  return words
    .split('_')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join('');
}
/***/ }),
/***/ 7778:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 S: () => ( planConfiguration),
 $: () => ( relocationsOf)
});
var external_node_path_ = __webpack_require__(6760);
var hcl_syntax = __webpack_require__(6949);
var evaluate = __webpack_require__(9397);
var load_module = __webpack_require__(1659);
var plan_actions = __webpack_require__(5036);
var configuration_value = __webpack_require__(5997);
;// CONCATENATED MODULE: ./build/src/service/plan/lifecycle.js
function lifecycleOf(block) {
  const { body } = block;
  const attributes = new Map(body.blocks
    .filter(({ type }) => type === 'lifecycle')
    .flatMap((inner) => inner.body.attributes.map(({ name, value }) => [name, value])));
  const says = (name) => {
    const value = attributes.get(name);
    return value?.kind === 'literal' && value.value === true;
  };
  return {
    ignores: ignored(attributes.get('ignore_changes')),
    createBeforeDestroy: says('create_before_destroy'),
    preventDestroy: says('prevent_destroy'),
    triggers: listOf(attributes.get('replace_triggered_by')),
    actions: (0,plan_actions.XJ)(block),
    forgets: isFalse(attributes.get('destroy')),
  };
}
function isFalse(written) {
  return written?.kind === 'literal' && written.value === false;
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
      range: (0,load_module.ae)(file, one.range),
    };
  });
}
function lifecycle_valueOf({ body }, name, scope) {
  const written = body.attributes.find((one) => one.name === name);
  return written === undefined ? undefined : (0,configuration_value._c)((0,evaluate._3)(written.value, scope));
}
var file_names = __webpack_require__(6817);
var module_source = __webpack_require__(8230);
var module_scope = __webpack_require__(7316);
var move_state = __webpack_require__(9912);
var to_plan = __webpack_require__(4853);
var configuration_address = __webpack_require__(4864);
var plan_providers = __webpack_require__(8283);
var configuration_names = __webpack_require__(7668);
;// CONCATENATED MODULE: ./build/src/configuration/references.js
function addReferences(references, module, address) {
  const prefix = address === '' ? '' : `${(0,configuration_address.Pe)(address)}.`;
  if (references.has(`${prefix}(seen)`))
    return;
  references.set(`${prefix}(seen)`, new Set());
  const add = (name, written) => {
    const names = new Set();
    collect(written, names);
    if (prefix !== '')
      names.add(CALL);
    references.set(prefix + name, new Set([...names].map((one) => prefix + one)));
  };
  for (const { block } of module.resources)
    add(block.labels.join('.'), block.body);
  for (const [name, { value }] of module.locals)
    add(`local.${name}`, value);
  for (const [name, { block }] of module.outputs)
    add(`output.${name}`, block.body);
  for (const { block } of module.calls) {
    const called = `module.${block.labels[0] ?? ''}`;
    const { attributes } = block.body;
    for (const { name, value } of attributes)
      add(`${called}.var.${name}`, value);
    add(`${called}.${CALL}`, attributes.filter(({ name }) => OF_THE_CALL.includes(name)));
  }
}
const CALL = '(call)';
const OF_THE_CALL = ['count', 'for_each', 'depends_on'];
function collect(node, names) {
  if (typeof node !== 'object' || node === null)
    return;
  if (isExpression(node)) {
    const { root, steps } = node.kind === 'traversal' ? (0,configuration_names.i)(node) : { root: '', steps: [] };
    if (steps[0] !== undefined)
      names.add(`${root}.${steps[0]}`);
    const text = node.kind === 'other' ? node.text : '';
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
function needsOf(references, names) {
  const reached = new Set();
  const left = [...names];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    for (const [other, needed] of references) {
      if (!(0,configuration_address.UO)(other, name))
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
function inScopeOf(references, targets, isDestroy) {
  if (targets.length === 0)
    return () => true;
  const names = targets.map(configuration_address.Pe);
  const needed = isDestroy ? new Set() : needsOf(references, names);
  return (address) => {
    if (targets.some((target) => (0,configuration_address.UO)(address, target)))
      return true;
    const name = (0,configuration_address.Pe)(address);
    if (!isDestroy)
      return [...needed].some((one) => (0,configuration_address.UO)(name, one));
    const needs = needsOf(references, [name]);
    return names.some((target) => [...needs].some((one) => (0,configuration_address.UO)(target, one)));
  };
}
function outputsInScope(references, targets) {
  if (targets.length === 0)
    return () => true;
  const inScope = inScopeOf(references, targets, false);
  const resources = [...references.keys()].filter(isResource);
  return (name) => {
    const needed = [...needsOf(references, [`output.${name}`])];
    const reached = resources.filter((one) => needed.some((need) => (0,configuration_address.UO)(one, need)));
    return reached.length > 0 && reached.every(inScope);
  };
}
function isResource(name) {
  return !/(^|\.)(local|var|output)\.[^.]+$|\((?:seen|call)\)$/.test(name);
}
;// CONCATENATED MODULE: ./build/src/service/plan/plan-configuration.js
const MAX_DEPTH = 20;
const MAX_RESOURCES = 10_000;
const MAX_MODULES = 1_000;
const MAX_BLOCKS = 100_000;
const MAX_WORK = 500_000;
function planConfiguration(input) {
  const problems = [];
  const references = new Map();
  let planned;
  try {
    planned = planRoot(input, references, problems);
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
  const outputs = planned === undefined || hasFailed()
    ? new Map()
    : rootOutputs(planned.root, planned.outputs, keeps, problems);
  return (0,to_plan.Cs)(planned?.input ?? input, {
    resources: hasFailed() ? undefined : planned?.resources,
    outputs,
    keepsOutput: keeps,
    providers: (0,plan_providers.O)(planned?.root),
    inScope: inScopeOf(references, targets, input.isDestroy),
    configuration: planned?.configuration ?? {},
    variables: planned?.variables ?? new Map(),
    problems,
    relocations: planned?.relocations ?? (0,move_state.T9)(),
    previous: planned?.previous ?? new Map(),
    importing: planned?.importing ?? new Map(),
    lifecycles: planned?.lifecycles ?? new Map(),
    unread: planned?.unread ?? [],
  });
}
const TARGETED = {
  severity: 'warning',
  summary: 'Resource targeting is in effect',
  detail: 'Only the targets and what they need are planned. Other changes that the configuration asks for are left out.',
};
function planRoot(request, references, problems) {
  const sources = { ...(0,load_module.u0)(request), problems };
  const root = (0,load_module.Vw)(sources, request.workingDirectory);
  if (root === undefined) {
    const where = request.workingDirectory || 'its root directory';
    const detail = `The upload has no .tf file in ${where}. They are expected in the working directory of the workspace.`;
    fail(problems, 'No Terraform configuration files', detail);
    return undefined;
  }
  const values = rootVariables(sources, root, request.variables);
  const relocations = relocationsOf(sources, root);
  const { state, previous } = (0,move_state.sU)(request.state, relocations);
  const marks = (0,move_state.sU)(request.marks ?? {}, relocations).state;
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
    lifecycles: new Map(),
  };
  const planned = planModule(walk, root, values, { address: '', depth: 0 });
  const { resources, modules, blocks, importing, lifecycles } = walk;
  if (resources.length > MAX_RESOURCES) {
    const detail = `More than ${String(MAX_RESOURCES)} resource instances are declared.`;
    fail(problems, 'Too many resources', detail);
  }
  if (modules > MAX_MODULES || blocks > MAX_BLOCKS) {
    const detail = `Modules are called more than ${String(MAX_MODULES)} times, or with more than ${String(MAX_BLOCKS)} blocks.`;
    fail(problems, 'Too many modules', detail);
  }
  const unread = [
    ...walk.unread,
    ...[...planned.variables]
      .filter(([, value]) => !(0,configuration_value.nH)(value))
      .map(([name]) => `var.${name}`),
  ];
  const found = { resources, importing, lifecycles, unread };
  return { root, input, relocations, previous, ...found, ...planned };
}
function relocationsOf(sources, root) {
  const relocations = (0,move_state.T9)();
  const position = { address: '', depth: 0, budget: { left: MAX_MODULES } };
  gatherRelocations(sources, root, relocations, position);
  return relocations;
}
function gatherRelocations(sources, module, relocations, { address, depth, budget }) {
  (0,move_state.$C)(relocations, module, address);
  if (depth >= MAX_DEPTH || relocations.repeated.size > MAX_RESOURCES)
    return;
  for (const call of module.calls) {
    const { block } = call;
    budget.left -= 1;
    if (budget.left < 0)
      return;
    const source = (0,hcl_syntax.bK)(block.body.attributes.find(({ name }) => name === 'source')?.value);
    const callee = (0,load_module.gZ)(sources, module, (0,load_module.C8)(call, address, source ?? ''));
    const inner = `${address === '' ? '' : `${address}.`}module.${block.labels[0] ?? ''}`;
    if (callee === undefined)
      continue;
    gatherRelocations(sources, callee, relocations, { address: inner, depth: depth + 1, budget });
  }
}
function fail(problems, summary, detail) {
  problems.push({ severity: 'error', summary, detail });
}
function rootOutputs(root, values, isKept, problems) {
  const outputs = new Map();
  for (const [name, { block, file }] of root.outputs) {
    if (!isKept(name))
      continue;
    const value = values[name] ?? null;
    const sensitive = (0,module_scope.Rn)(block);
    if ((0,configuration_value.tV)(value) && !sensitive) {
      problems.push({
        severity: 'error',
        summary: 'Output refers to sensitive values',
        detail: `The value of output "${name}" holds something sensitive. Add sensitive = true to the output, or take the mark off with nonsensitive().`,
        range: (0,load_module.ae)(file, block.range),
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
      return configuration_value.$V;
    const planned = planModuleCall(walk, call, scope, { ...position, parent: module });
    calls[name] = planned.configuration;
    scope.moduleOutputs.set(name, planned.outputs);
    return planned.outputs;
  };
  const scope = new module_scope.Jj(module, values, {
    rootDirectory: input.workingDirectory,
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
    variables: new Map([...module.variables.keys()].map((name) => [name, scope.resolve('var', [name]).value])),
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
  const providers = (0,plan_providers.O)(module);
  for (const { block, file } of module.resources) {
    const [type = '', name = ''] = block.labels;
    if (walk.resources.length > MAX_RESOURCES)
      break;
    const lifecycle = lifecycleOf(block);
    const prefix = address === '' ? '' : `${address}.`;
    walk.lifecycles.set((0,configuration_address.Pe)(`${prefix}${type}.${name}`), lifecycle);
    for (const instance of (0,module_scope.fT)(block, scope)) {
      walk.resources.push({
        moduleAddress: address,
        type,
        name,
        index: instance.key,
        values: scope.valuesOf(block, instance),
        provider: providers(type, block),
        place: { file, line: block.range.startLine },
        lifecycle,
        unsure: instance.unsure === true || unsure === true,
      });
      checkResource(walk, { block, file }, instance, address);
    }
  }
}
function checkResource({ sources }, { block, file }, { key, scope }, moduleAddress) {
  const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
  const address = `${prefix}${block.labels.join('.')}${(0,configuration_address._M)(key)}`;
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
function importsOf({ importing, sources }, module, scope) {
  for (const { block, file } of module.imports) {
    const written = (name) => block.body.attributes.find((one) => one.name === name)?.value;
    const to = written('to');
    const id = written('id');
    if (to === undefined)
      continue;
    for (const instance of (0,module_scope.fT)(block, scope)) {
      const address = (0,move_state.ci)(to, instance.scope);
      const importId = id && (0,evaluate._3)(id, instance.scope);
      if (address === undefined || instance.unsure === true) {
        sources.problems.push({
          severity: 'warning',
          summary: 'Import not known',
          detail: 'What this block imports is known only to Terraform.',
          range: (0,load_module.ae)(file, block.range),
        });
      }
      else
        importing.set(address, typeof importId === 'string' ? importId : undefined);
    }
  }
}
function appliedAt(input, address) {
  const values = input.state[address];
  return values === undefined || (0,to_plan.tc)(input, address) ? undefined : (0,configuration_value.Ic)(values);
}
function outputsOf(module, scope) {
  const outputs = (0,configuration_value.dg)();
  for (const [name, { block }] of module.outputs) {
    const written = block.body.attributes.find((attribute) => attribute.name === 'value');
    const value = written === undefined ? configuration_value.HV : (0,evaluate._3)(written.value, scope);
    outputs[name] = (0,module_scope.Rn)(block) ? (0,configuration_value.Eq)(value) : value;
  }
  return outputs;
}
function planModuleCall(walk, call, scope, { parent, address, depth, unsure }) {
  const name = call.block.labels[0] ?? '';
  const written = call.block.body.attributes.find((attribute) => attribute.name === 'source');
  const source = written === undefined ? configuration_value.HV : (0,evaluate._3)(written.value, scope);
  const shown = typeof source === 'string' ? source : '';
  const called = (0,load_module.C8)(call, address, shown);
  const module = depth < MAX_DEPTH ? (0,load_module.gZ)(walk.sources, parent, called) : undefined;
  if (module === undefined && !(0,module_source.I)(shown)) {
    walk.unread.add(`${address === '' ? '' : `${address}.`}module.${name}`);
    return { outputs: configuration_value.HV, configuration: { source: shown } };
  }
  if (module === undefined) {
    walk.sources.problems.push({
      severity: 'error',
      summary: 'Unreadable module directory',
      detail: `Module "${name}" is said to be at ${shown}, but the upload has no .tf file there.`,
      range: (0,load_module.ae)(call.file, call.block.range),
    });
    return { outputs: configuration_value.HV, configuration: { source: shown } };
  }
  const results = (0,module_scope.fT)(call.block, scope).flatMap((instance) => {
    walk.modules += 1;
    walk.blocks += module.named.size + module.outputs.size + module.variables.size;
    if (walk.modules > MAX_MODULES || walk.blocks > MAX_BLOCKS)
      return [];
    const values = new Map();
    for (const attribute of call.block.body.attributes) {
      if (module.variables.has(attribute.name)) {
        values.set(attribute.name, (0,evaluate._3)(attribute.value, instance.scope));
      }
    }
    requireVariables(walk.sources, module, values, call);
    const at = `${address === '' ? '' : `${address}.`}module.${name}${(0,configuration_address._M)(instance.key)}`;
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
    outputs: gathered(call.block, results),
    configuration: { source: shown, module: configuration },
  };
}
function gathered(block, results) {
  if (!(0,module_scope.B5)(block))
    return results[0]?.outputs ?? configuration_value.HV;
  if (results.some(({ key }) => key === undefined))
    return configuration_value.HV;
  if ((0,module_scope.he)(block))
    return results.map(({ outputs }) => outputs);
  return (0,configuration_value.dg)(results.map(({ key, outputs }) => [String(key), outputs]));
}
function rootVariables(sources, root, variables) {
  const values = new Map();
  const here = sources.files.list(root.directory).map((path) => external_node_path_.posix.basename(path));
  const ordered = (0,file_names.DF)(here).map((name) => external_node_path_.posix.join(root.directory, name));
  const nothing = (0,evaluate.Fw)();
  for (const path of ordered) {
    for (const attribute of (0,load_module.sU)(sources, path, 'variables file').attributes) {
      if (root.variables.has(attribute.name)) {
        values.set(attribute.name, (0,evaluate._3)(attribute.value, nothing));
      }
    }
  }
  for (const [name, value] of Object.entries((0,configuration_value.Ic)(variables))) {
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
      range: (0,load_module.ae)(where.file, where.block.range),
    });
  }
}
function configured(labels, mode) {
  const [type = '', name = ''] = labels;
  return { address: `${mode === 'data' ? 'data.' : ''}${type}.${name}`, mode, type, name };
}
/***/ }),
/***/ 3298:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  CI: () => ( MOCKED_PLAN),
  DW: () => ( STATIC_PLAN),
  lX: () => ( TERRAFORM_PLAN),
  lo: () => ( NAMED_SHAPES)
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
  moduleStatically: keys({
    address: scalar,
    resources: items(keys({
      ...scalars('address', 'mode', 'type', 'name', 'index', 'provider_name'),
      ...opens('values', 'sensitive_values'),
    })),
    child_modules: items({ named: 'moduleStatically' }),
  }),
  configuredStatically: keys({
    resources: items(keys(scalars('address', 'mode', 'type', 'name'))),
    module_calls: values(keys({ source: scalar, module: { named: 'configuredStatically' } })),
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
const plannedChange = {
  ...opens('before', 'after', 'after_unknown', 'before_sensitive', 'after_sensitive'),
  actions: items(scalar),
};
const STATIC_PLAN = {
  keys: {
    ...scalars('format_version', 'terraform_version'),
    variables: values(keys({ value: anything })),
    planned_values: keys({
      outputs: values(keys({ sensitive: scalar, value: anything })),
      root_module: { named: 'moduleStatically' },
    }),
    resource_changes: items(keys({
      ...scalars('address', 'previous_address', 'module_address', 'mode', 'type', 'name'),
      ...scalars('index', 'provider_name', 'action_reason'),
      change: keys({
        ...plannedChange,
        replace_paths: items(items(scalar)),
        importing: keys(scalars('id')),
      }),
    })),
    output_changes: values(keys(plannedChange)),
    configuration: keys({ root_module: { named: 'configuredStatically' } }),
  },
};
const withoutBefore = keys({
  ...opens('after', 'after_unknown', 'after_sensitive'),
  actions: items(scalar),
});
const MOCKED_PLAN = {
  keys: {
    ...scalars('format_version', 'terraform_version'),
    planned_values: keys({
      outputs: values(keys({ sensitive: scalar, value: anything })),
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
/***/ }),
/***/ 8283:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  O: () => ( providersOf)
 });
 var _terraform_data_js_0_ = __webpack_require__(7086);
function providersOf(module) {
  return (type, block) => {
    if (type === _terraform_data_js_0_ .ER)
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
/***/ }),
/***/ 8920:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  X: () => ( isMetaArgument),
  j: () => ( resourceValues)
 });
 var _configuration_evaluate_js_0_ = __webpack_require__(9397);
 var _configuration_value_js_1_ = __webpack_require__(5997);
const META = new Set([
  'count',
  'for_each',
  'provider',
  'depends_on',
  'lifecycle',
  'provisioner',
  'connection',
]);
function isMetaArgument(name) {
  return META.has(name) || name === 'providers';
}
function resourceValues(block, scope) {
  const values = bodyValues({
    attributes: block.body.attributes.filter(({ name }) => !META.has(name)),
    blocks: block.body.blocks.filter(({ type }) => !META.has(type)),
  }, scope);
  return (0,_configuration_value_js_1_ .vi)(values) > _configuration_value_js_1_ .K3 ? (0,_configuration_value_js_1_ .dg)() : values;
}
function bodyValues(body, scope) {
  const values = (0,_configuration_value_js_1_ .dg)(body.attributes.map(({ name, value }) => [name, (0,_configuration_evaluate_js_0_ ._3)(value, scope)]));
  for (const block of body.blocks) {
    const name = block.type === 'dynamic' ? (block.labels[0] ?? '') : block.type;
    const written = block.type === 'dynamic' ? dynamicBlocks(block, scope) : [bodyValues(block.body, scope)];
    const before = values[name];
    values[name] =
      written === _configuration_value_js_1_ .HV || typeof before === 'symbol'
        ? _configuration_value_js_1_ .HV
        : [...(Array.isArray(before) ? before : []), ...written];
  }
  return values;
}
function dynamicBlocks(block, scope) {
  const each = block.body.attributes.find(({ name }) => name === 'for_each');
  const content = block.body.blocks.find(({ type }) => type === 'content');
  const iterator = block.body.attributes.find(({ name }) => name === 'iterator')?.value;
  const collection = each === undefined ? _configuration_value_js_1_ .HV : (0,_configuration_evaluate_js_0_ ._3)(each.value, scope);
  const items = (0,_configuration_evaluate_js_0_ .S3)((0,_configuration_value_js_1_ ._c)(collection), scope);
  if (items === undefined || content === undefined)
    return _configuration_value_js_1_ .HV;
  const name = iterator?.kind === 'traversal' ? iterator.root : (block.labels[0] ?? '');
  return items.map(([key, value]) => {
    const current = (0,_configuration_value_js_1_ .dg)([
      ['key', key],
      ['value', value],
    ]);
    const values = bodyValues(content.body, (0,_configuration_evaluate_js_0_ .oI)(scope, { [name]: current }));
    return (0,_configuration_value_js_1_ .tV)(collection) ? (0,_configuration_value_js_1_ .Eq)(values) : values;
  });
}
/***/ }),
/***/ 583:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $E: () => ( contentOf),
  Ez: () => ( MOST_LEVELS),
  QP: () => ( typeOf),
  VP: () => ( writeStateFile),
  qy: () => ( readStateFile),
  tF: () => ( isDeep)
 });
 var _client_wire_schema_js_1_ = __webpack_require__(7934);
 var _configuration_address_js_0_ = __webpack_require__(4864);
const stepSchema = _client_wire_schema_js_1_ ._H3({ type: _client_wire_schema_js_1_ .KIO(['get_attr', 'index']), value: _client_wire_schema_js_1_ .L5J() });
const instanceSchema = _client_wire_schema_js_1_ ._H3({
  index_key: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KCZ([_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .aig()])),
  status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP()),
  attributes: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .mee(_client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), _client_wire_schema_js_1_ .L5J()))),
  sensitive_attributes: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .YOg(stepSchema))),
});
const outputSchema = _client_wire_schema_js_1_ ._H3({
  value: _client_wire_schema_js_1_ .L5J(),
  sensitive: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
});
const stateSchema = _client_wire_schema_js_1_ ._H3({
  version: _client_wire_schema_js_1_ .euz(4),
  terraform_version: _client_wire_schema_js_1_ .YjP(),
  serial: _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .ndf()),
  lineage: _client_wire_schema_js_1_ .YjP(),
  outputs: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(_client_wire_schema_js_1_ .YjP(), outputSchema), {}),
  resources: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ ._H3({
    module: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YjP()),
    mode: _client_wire_schema_js_1_ .YjP(),
    type: _client_wire_schema_js_1_ .YjP(),
    name: _client_wire_schema_js_1_ .YjP(),
    provider: _client_wire_schema_js_1_ .YjP(),
    instances: _client_wire_schema_js_1_ .YOg(instanceSchema),
  })), []),
});
function writeStateFile({ state, marks }, outputs, head, providerOf) {
  const resources = new Map();
  for (const [address, attributes] of Object.entries(state)) {
    const { module, type, name, index } = (0,_configuration_address_js_0_ .kD)(address);
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
function readStateFile(bytes) {
  try {
    const document = JSON.parse(new TextDecoder().decode(bytes));
    const parsed = isDeep(document, MOST_LEVELS) ? undefined : _client_wire_schema_js_1_ .xLC(stateSchema, document);
    return parsed?.success === true ? parsed.output : undefined;
  }
  catch (error) {
    if (error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}
const MOST_LEVELS = 200;
function isDeep(value, left) {
  if (typeof value !== 'object' || value === null)
    return false;
  return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1));
}
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
    address: `${module === undefined ? '' : `${module}.`}${type}.${name}${(0,_configuration_address_js_0_ ._M)(index)}`,
    values: type === 'terraform_data' ? withoutTypes(values) : values,
    marks: { tainted: status === 'tainted', sensitive: treeOf(paths) },
  };
}
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
function withTypes(attributes) {
  const written = Object.entries(attributes).map(([name, value]) => [
    name,
    name === 'id' || value === null ? value : { value, type: typeOf(value) },
  ]);
  return Object.fromEntries(written);
}
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
/***/ }),
/***/ 7086:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  ER: () => ( TERRAFORM_DATA),
  H8: () => ( applyData),
  ag: () => ( hasStore),
  ar: () => ( planData)
 });
 var node_util_0_ = __webpack_require__(7975);
 var _configuration_value_js_1_ = __webpack_require__(5997);
const TERRAFORM_DATA = 'terraform_data';
function planData(values, before) {
  const input = values['input'] ?? null;
  const triggers = values['triggers_replace'] ?? null;
  const kept = before !== undefined && isSame(triggers, before['triggers_replace']);
  const output = input === null ? null : _configuration_value_js_1_ .HV;
  return (0,_configuration_value_js_1_ .dg)([
    ['id', kept ? (before['id'] ?? null) : _configuration_value_js_1_ .HV],
    ['input', input],
    ['output', kept && isSame(input, before['input']) ? (before['output'] ?? null) : output],
    ['triggers_replace', triggers],
    ...storeOf(values, before),
  ]);
}
function hasStore(values) {
  return (values['store'] ?? null) !== null;
}
function storeOf(values, before) {
  if (hasStore(values))
    return [['store', _configuration_value_js_1_ .HV]];
  return before !== undefined && Object.hasOwn(before, 'store') ? [['store', null]] : [];
}
function isSame(value, before) {
  const { known, unknown } = (0,_configuration_value_js_1_ .lD)(value, { left: 10_000 });
  return unknown === undefined && (0,node_util_0_.isDeepStrictEqual)(known, before ?? null);
}
function applyData(after, newId) {
  const { id = newId(), input = null, triggers_replace: triggers = null } = after;
  return { id, input, output: input, triggers_replace: triggers };
}
/***/ }),
/***/ 4853:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 nC: () => ( failedPlan),
 tc: () => ( isReplaced),
 Cs: () => ( makePlan)
});
var external_node_util_ = __webpack_require__(7975);
var configuration_address = __webpack_require__(4864);
var output_changes = __webpack_require__(6036);
var move_state = __webpack_require__(9912);
var plan_actions = __webpack_require__(5036);
var terraform_data = __webpack_require__(7086);
;// CONCATENATED MODULE: ./build/src/service/plan/static-limits.js
const MOST = 5;
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
  const foreign = planned.filter(({ type }) => type !== terraform_data.ER);
  if (foreign.length > 0) {
    limits.push({
      kind: 'no-defaults',
      message: 'No provider was asked: values that providers set by default are not in this plan.',
      count: foreign.length,
    });
  }
  return limits;
}
function hasUnknown({ type, change }) {
  const names = Object.keys(change.after_unknown);
  return names.some((name) => type !== terraform_data.ER || (name !== 'id' && name !== 'output'));
}
function listed(names) {
  const rest = names.length - MOST;
  return `${names.slice(0, MOST).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
var configuration_value = __webpack_require__(5997);
;// CONCATENATED MODULE: ./build/src/service/plan/to-plan.js
const MAX_NODES = 60_000;
function makePlan(input, configuration) {
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
  const triggered = replaceTriggered(targeted, planned, (resource) => add(resource, true));
  const unclear = [...triggered, ...storing(targeted, planned)];
  const changes = [...planned.values()];
  if (resources !== undefined)
    changes.push(...deletions(declared, input, configuration));
  changes.sort((a, b) => (a.address < b.address ? -1 : 1));
  if (resources !== undefined)
    notePrevented(resources, changes, problems);
  const shown = input.options.refreshOnly ? [] : changes;
  const counts = countsOf(shown);
  const outputs = (0,output_changes.g)(input.isDestroy ? new Map() : configuration.outputs, input, counts, configuration.keepsOutput);
  const triggering = triggeringIn(configuration.lifecycles);
  const actions = (0,plan_actions.J3)(shown, triggering, configuration.providers);
  const document = {
    format_version: '1.2',
    terraform_version: input.terraformVersion,
    variables: Object.fromEntries([...configuration.variables].map(([name, value]) => [
      name,
      { value: (0,configuration_value.lD)(value, budget).known },
    ])),
    planned_values: { outputs: outputs.planned, root_module: plannedModules(shown) },
    resource_changes: shown,
    output_changes: outputs.changes,
    action_invocations: actions.length > 0 ? actions : undefined,
    configuration: { root_module: configuration.configuration },
  };
  const places = new Map(targeted.map((resource) => [addressOf(resource), resource.place]));
  const unsure = targeted.filter((one) => one.unsure).map(addressOf);
  const limits = staticLimits(shown, { unsure, unclear, unread: configuration.unread });
  return { document, problems, counts, places, limits, unsure, triggering };
}
function triggeringIn(lifecycles) {
  return [...lifecycles]
    .filter(([, { actions }]) => actions.length > 0)
    .map(([address, { actions }]) => ({ address, triggers: actions }));
}
function anew({ type, values }) {
  return type === terraform_data.ER ? (0,terraform_data.ar)(values, undefined) : values;
}
function storing(resources, changes) {
  return resources
    .filter(({ type, values }) => type === terraform_data.ER && (0,terraform_data.ag)(values))
    .map(addressOf)
    .filter((address) => (changes.get(address)?.change.before ?? null) !== null);
}
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
      const named = resource.lifecycle.triggers.map((one) => (0,move_state.ci)(one));
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
function triggers(name, moduleAddress, changes) {
  const prefix = moduleAddress === '' ? '' : `${moduleAddress}.`;
  const [type = '', ownName = '', attribute] = (0,configuration_address.lS)(name);
  for (const [address, { change }] of changes) {
    if (!(0,configuration_address.UO)(address, `${prefix}${type}.${ownName}`) || change.before === null)
      continue;
    const changed = change.actions.some((action) => action === 'update' || action === 'create');
    if (attribute === undefined ? changed : changed && isOther(change, (0,configuration_address.Pe)(attribute))) {
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
function deletions(declared, input, { inScope, providers, relocations, previous, lifecycles }) {
  const kept = new Set(declared.map(addressOf));
  const unsure = declared.filter((one) => one.unsure).map((one) => (0,configuration_address.Pe)(addressOf(one)));
  const stays = (address) => (0,move_state.rP)(address, relocations) || lifecycles.get((0,configuration_address.Pe)(address))?.forgets === true;
  return Object.entries(input.state)
    .filter(([address]) => !kept.has(address) && inScope(address))
    .filter(([address]) => !unsure.includes((0,configuration_address.Pe)(address)))
    .map(([address, before]) => ({
    ...toDeletion(address, before, input, providers),
    previous_address: previous.get(address),
  }))
    .map((one) => stays(one.address) ? { ...one, change: { ...one.change, actions: ['forget'] } } : one);
}
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
  const { known: after, unknown, sensitive } = (0,configuration_value.rC)(values, budget);
  const replaced = isReplacing || isTriggered || (resource.type === terraform_data.ER && after['id'] === undefined);
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
    const name = (0,configuration_address.Pe)(addressOf(resource));
    const exists = resource.unsure && Object.keys(state).some((one) => (0,configuration_address.Pe)(one) === name);
    return [imported || exists ? 'update' : 'create'];
  }
  if (replaced) {
    const leaves = resource.lifecycle.forgets ? 'forget' : 'delete';
    return resource.lifecycle.createBeforeDestroy ? ['create', leaves] : [leaves, 'create'];
  }
  return [(0,external_node_util_.isDeepStrictEqual)(before, after) ? 'no-op' : 'update'];
}
function withIgnored({ values, lifecycle, type }, before) {
  const { ignores } = lifecycle;
  if (before === null || ignores.length === 0)
    return values;
  const isKept = (name) => ignores === 'all' || ignores.includes(name);
  const appliedValues = (0,configuration_value.Ic)(before);
  const kept = Object.entries(appliedValues).filter(([name]) => isKept(name));
  const rest = Object.entries(values).filter(([name]) => !isKept(name));
  const merged = (0,configuration_value.dg)([...rest, ...kept]);
  return type === terraform_data.ER ? (0,terraform_data.ar)(merged, appliedValues) : merged;
}
function isReplaced({ options, marks }, address) {
  return options.replace.includes(address) || marks?.[address]?.tainted === true;
}
function toDeletion(address, before, { marks = {} }, providers) {
  const { module, type, name, index } = (0,configuration_address.kD)(address);
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
  const root = { resources: [] };
  const modules = new Map([['', root]]);
  const moduleAt = (address) => {
    const before = modules.get(address);
    if (before !== undefined)
      return before;
    const module = { address };
    modules.set(address, module);
    const parent = moduleAt((0,configuration_address.lS)(address).slice(0, -2).join('.'));
    parent.child_modules ??= [];
    parent.child_modules.push(module);
    return module;
  };
  for (const change of changes) {
    if (change.change.after === null)
      continue;
    const module = moduleAt(change.module_address ?? '');
    module.resources ??= [];
    module.resources.push({
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
  return `${prefix}${type}.${name}${(0,configuration_address._M)(index)}`;
}
/***/ }),
/***/ 6164:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  G: () => ( wordless),
  z: () => ( reasonsOf)
 });
 var _model_parse_js_0_ = __webpack_require__(2340);
const SAYS = ['msg', 'message', 'reason'];
function reasonsOf(value, title) {
  if (value === undefined || value === null || value === false)
    return [];
  if (value === true)
    return [title];
  if (Array.isArray(value))
    return value.map((one) => (one === true ? title : one));
  if (!(0,_model_parse_js_0_ .u4)(value))
    return [value];
  if (SAYS.some((key) => typeof value[key] === 'string'))
    return [value];
  return Object.entries(value).map(([key, reason]) => {
    if (reason === true)
      return key;
    return typeof reason === 'string' ? `${key}: ${reason}` : reason;
  });
}
function wordless(reasons) {
  return reasons.find((one) => typeof one !== 'string' &&
    !((0,_model_parse_js_0_ .u4)(one) && SAYS.some((key) => typeof one[key] === 'string')));
}
/***/ }),
/***/ 1922:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  bQ: () => ( toScript),
  dk: () => ( scriptSchema),
  hj: () => ( POLICY_LEVELS)
 });
 var _client_wire_schema_js_1_ = __webpack_require__(7934);
 var _model_status_js_0_ = __webpack_require__(2373);
const duration = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .Wwf(0));
const text = _client_wire_schema_js_1_ .YjP();
const amount = _client_wire_schema_js_1_ .FsL(_client_wire_schema_js_1_ .aig(), _client_wire_schema_js_1_ .ndf(), _client_wire_schema_js_1_ .Wwf(0));
const POLICY_LEVELS = [
  'advisory',
  'soft-mandatory',
  'hard-mandatory',
  'mandatory',
  'mandatory-overridable',
];
const scriptedPolicySchema = _client_wire_schema_js_1_ .rej({
  name: text,
  level: _client_wire_schema_js_1_ .KIO(POLICY_LEVELS),
  status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
  messages: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(text), []),
  description: _client_wire_schema_js_1_ .lqM(text),
  resources: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({ address: text, file: _client_wire_schema_js_1_ .lqM(text), line: _client_wire_schema_js_1_ .lqM(amount) })), []),
});
const terraformPolicySchema = _client_wire_schema_js_1_ .rej({
  ...scriptedPolicySchema.entries,
  status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored', 'unknown']), 'passed'),
  atApply: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
});
const setOf = (policy) => _client_wire_schema_js_1_ .rej({
  name: text,
  description: _client_wire_schema_js_1_ .lqM(text),
  overridable: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
  error: _client_wire_schema_js_1_ .lqM(text),
  policies: _client_wire_schema_js_1_ .YOg(policy),
});
const scriptedSetSchema = setOf(scriptedPolicySchema);
const terraformPolicySetSchema = setOf(terraformPolicySchema);
const runTaskSchema = _client_wire_schema_js_1_ .rej({
  name: text,
  level: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['advisory', 'mandatory']), 'mandatory'),
  status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['passed', 'failed', 'errored']), 'passed'),
  message: _client_wire_schema_js_1_ .lqM(text, ''),
  url: _client_wire_schema_js_1_ .lqM(text),
});
const diagnosticSchema = _client_wire_schema_js_1_ .rej({
  severity: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['error', 'warning']), 'error'),
  summary: text,
  detail: _client_wire_schema_js_1_ .lqM(text, ''),
  address: _client_wire_schema_js_1_ .lqM(text),
  file: _client_wire_schema_js_1_ .lqM(text),
  line: _client_wire_schema_js_1_ .lqM(amount),
});
const runStatus = _client_wire_schema_js_1_ .KIO((0,_model_status_js_0_ .o7)(_model_status_js_0_ .oq));
const scriptSchema = _client_wire_schema_js_1_ .rej({
  durationMs: _client_wire_schema_js_1_ .lqM(duration),
  timings: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(runStatus, duration)),
  processingMs: _client_wire_schema_js_1_ .lqM(duration),
  cancelMs: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .mee(duration)),
  skip: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runStatus)),
  queuePosition: _client_wire_schema_js_1_ .lqM(amount),
  stuckIn: _client_wire_schema_js_1_ .lqM(runStatus),
  interruption: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
    at: runStatus,
    action: _client_wire_schema_js_1_ .KIO(['cancel', 'discard', 'force-cancel']),
  })),
  versionError: _client_wire_schema_js_1_ .lqM(text),
  plan: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
    additions: _client_wire_schema_js_1_ .lqM(amount, 0),
    changes: _client_wire_schema_js_1_ .lqM(amount, 0),
    destructions: _client_wire_schema_js_1_ .lqM(amount, 0),
    diagnostics: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(diagnosticSchema), []),
  })),
  prePlanTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
  postPlanTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
  preApplyTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
  postApplyTasks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(runTaskSchema)),
  costEstimate: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
    status: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['finished', 'errored', 'skipped_due_to_targeting']), 'finished'),
    prior: _client_wire_schema_js_1_ .lqM(text, '0.0'),
    proposed: _client_wire_schema_js_1_ .lqM(text, '0.0'),
    delta: _client_wire_schema_js_1_ .lqM(text, '0.0'),
    resources: _client_wire_schema_js_1_ .lqM(amount, 0),
  })),
  policyChecks: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({
    scope: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['organization', 'workspace']), 'organization'),
    policies: _client_wire_schema_js_1_ .YOg(scriptedPolicySchema),
    errored: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY(), false),
  }))),
  policySets: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(scriptedSetSchema)),
  policyKind: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['opa', 'sentinel'])),
  evaluationStuck: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
  planOnlyFailure: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO([
    'errored',
    'policy_soft_failed',
    'post_plan_awaiting_decision',
    'planned_and_finished',
  ])),
  terraformPolicySets: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(terraformPolicySetSchema)),
  runEvents: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .YOg(_client_wire_schema_js_1_ .rej({ action: text, description: text }))),
  disguise: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .g1P(text, text)),
  workspace: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .rej({
    locked: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
    executionMode: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .KIO(['remote', 'local', 'agent'])),
    autoApply: _client_wire_schema_js_1_ .lqM(_client_wire_schema_js_1_ .zMY()),
  })),
});
function toScript(input) {
  return _client_wire_schema_js_1_ .qgA(scriptSchema, input);
}
/***/ }),
/***/ 4802:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  $2: () => ( readEntries),
  FD: () => ( readTarSync),
  FJ: () => ( writeTar),
  JL: () => ( EMPTY_ARCHIVE),
  YF: () => ( UnreadableArchive),
  sB: () => ( readTar)
 });
 var node_zlib_0_ = __webpack_require__(8522);
 var tar_1_ = __webpack_require__(8697);
 var _tree_js_2_ = __webpack_require__(6073);
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
/***/ 6073:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  b: () => ( createTree),
  n: () => ( followLinks)
 });
 var node_path_0_ = __webpack_require__(6760);
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
/***/ }),
/***/ 9806:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
__webpack_require__.d(__webpack_exports__, {
 h: () => ( openBundle)
});
var exact_json = __webpack_require__(5971);
var parse = __webpack_require__(2340);
var quote = __webpack_require__(8187);
var reasons = __webpack_require__(6164);
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/service/wasm/functions-used.js
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
function collectsLists(code, imported, names) {
  let index = imported;
  for (let left = code.number(); left > 0; left -= 1, index += 1) {
    const body = code.part(code.number());
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
function readOperand(opcode, body) {
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
  if (opcode >= 0x28 && opcode <= 0x3e) {
    body.number();
    return body.number();
  }
  const hasNone = opcode <= 0x01 || [0x05, 0x0b, 0x0f, 0x1a, 0x1b].includes(opcode);
  if (hasNone || (opcode >= 0x45 && opcode <= 0xc4))
    return 0;
  throw new Error(`It has an instruction (${opcode}) that compiled policies do not have.`);
}
;// CONCATENATED MODULE: ./build/src/service/wasm/equal-functions.js
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
const EXAMPLES_DIGEST = '032dbb00c38e590af865f4455649e689ad7ff2ca9863019757c8c4f19ec2f2e7';
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
var external_node_worker_threads_ = __webpack_require__(5919);
;// CONCATENATED MODULE: ./build/src/service/wasm/wasm-thread.js
const MAX_PAGES = 16_384;
const MAX_HEAP_MB = 512;
const START_MS = 10_000;
class WasmThread {
  #data;
  #worker;
  #before = Promise.resolve();
  constructor(wasm, data) {
    this.#data = { wasm, data, maxPages: MAX_PAGES };
  }
  async start() {
    this.#worker = new external_node_worker_threads_.Worker(new URL( __webpack_require__(1074), __webpack_require__.b), {
      workerData: this.#data,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      env: {},
    });
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
    worker.postMessage(question);
    return this.#next(worker, timeoutMs, signal);
  }
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
;// CONCATENATED MODULE: ./build/src/service/wasm/judge-by-wasm.js
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
function withoutHalves(json) {
  return json.replaceAll(/\\\\|\\ud[89ab][\da-f]{2}\\ud[c-f][\da-f]{2}|\\ud[89a-f][\da-f]{2}/gi, (escape) => (escape.length === 6 ? '\\ufffd' : escape));
}
function readAnswer(answer, name) {
  if (!('json' in answer)) {
    const status = 'ended' in answer ? 'not_evaluated' : 'errored';
    return { status, output: [`Policy ${(0,quote.h)(name)}: ${whyNot(answer)}`] };
  }
  const results = (0,exact_json.A)(answer.json);
  const first = Array.isArray(results) ? results[0] : undefined;
  const output = (0,reasons.z)((0,parse.u4)(first) ? first['result'] : undefined, name);
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
/***/ }),
/***/ 3790:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
 __webpack_require__.d(__webpack_exports__, {
  T: () => ( filesAt),
  trustedCommit: () => ( trustedCommit),
  z: () => ( trustedInGit)
 });
 var node_path_0_ = __webpack_require__(6760);
 var _machine_ask_git_js_1_ = __webpack_require__(9796);
 var _model_repository_address_js_2_ = __webpack_require__(7866);
 var _tree_js_3_ = __webpack_require__(734);
 var _trusted_block_js_4_ = __webpack_require__(1643);
const FETCHED = 'refs/plangate/trusted';
async function trustedInGit(branch, ports) {
  const { commit, repository } = await trustedCommit(branch, ports);
  return (0,_tree_js_3_ .O2)(filesAt(commit, repository, ports));
}
async function trustedCommit({ repository, branch, slug }, ports) {
  if (repository === undefined) {
    throw new _trusted_block_js_4_ .lI('git knows no remote "origin" here. Run it in a clone.');
  }
  const git = (...args) => (0,_machine_ask_git_js_1_ .gG)(ports, repository, ...args);
  const origin = await (0,_machine_ask_git_js_1_ .yv)(repository, ports);
  if ('why' in origin) {
    throw new _trusted_block_js_4_ .lI(`git knows no remote "origin" here${inBrackets(origin)}. Add it: \`git remote add origin URL\`.`);
  }
  const address = origin.text.trim();
  const remote = (...args) => (0,_machine_ask_git_js_1_ .uo)(ports, repository, address, ...args);
  if (slug !== undefined && !(0,_model_repository_address_js_2_ .Z6)(address, slug)) {
    throw new _trusted_block_js_4_ .lI(`The remote "origin" of the checkout is not ${slug}.`);
  }
  const local = await resolve(git, `refs/remotes/origin/${branch ?? 'HEAD'}`);
  const commit = local ?? (await fetch(git, remote, branch));
  return { commit, repository };
}
function filesAt(commit, repository, ports) {
  const git = (...args) => (0,_machine_ask_git_js_1_ .gG)(ports, repository, ...args);
  const links = new Set();
  const blob = async (path) => {
    const blob = await git('cat-file', 'blob', `${commit}:${path}`);
    return 'text' in blob ? blob.text : undefined;
  };
  return {
    bytes: (path) => (0,_machine_ask_git_js_1_ .Ag)(ports, repository, commit, path),
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
          links.add(node_path_0_.posix.join(directory, name));
        return name;
      });
    },
    async read(path) {
      const text = await blob(path);
      if (text === undefined || !links.has(path))
        return text;
      return await blob(node_path_0_.posix.join(node_path_0_.posix.dirname(path), text));
    },
  };
}
async function resolve(git, ref) {
  const parsed = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  return 'text' in parsed ? parsed.text.trim() : undefined;
}
async function fetch(git, remote, branch) {
  const shallow = await git('rev-parse', '--is-shallow-repository');
  const depth = 'text' in shallow && shallow.text.trim() === 'true' ? ['--depth=1'] : [];
  const from = branch === undefined ? 'HEAD' : `refs/heads/${branch}`;
  const quietly = ['fetch', ..._machine_ask_git_js_1_ .IX, ...depth, 'origin', `+${from}:${FETCHED}`];
  const fetched = await remote(..._machine_ask_git_js_1_ .WD, ...quietly);
  const commit = 'text' in fetched ? await resolve(git, FETCHED) : undefined;
  if (commit !== undefined)
    return commit;
  const what = branch === undefined ? 'the default branch' : `the branch "${branch}"`;
  throw new _trusted_block_js_4_ .lI(`git has not ${what} and could not fetch it${inBrackets(fetched)}.`);
}
function inBrackets(answer) {
  const why = 'why' in answer ? (0,_machine_ask_git_js_1_ .TM)(answer.why) : '';
  return why === '' ? '' : ` (${why.replace(/:\/\/[^@\s/]*@/g, '://').slice(0, 200)})`;
}
/***/ })
};
