/**
 * Terraform functions that depend on their arguments only, for the arguments with which they are Terraform's
 * own: `npm run hunt` compares them. A call of another function, or with other arguments, is unknown.
 */
import { formatText, writeJson } from './function-texts.ts';
import {
  certain,
  conceal,
  isMap,
  isUniform,
  isWhollyKnown,
  MAX_ITEMS,
  MAX_TEXT,
  newMap,
  Sensitive,
  SetOf,
  setOf,
  sortedKeys,
  stringOf,
  through,
  UNKNOWN,
  weigh,
  type Value,
  type ValueMap,
} from './value.ts';

type Implementation = (...values: Value[]) => Value;

const FUNCTIONS: Readonly<Record<string, Implementation>> = {
  upper: ofTexts(1, (text) => (isAscii(text) ? text.toUpperCase() : UNKNOWN)),
  lower: ofTexts(1, (text) => (isAscii(text) ? text.toLowerCase() : UNKNOWN)),
  trimspace: ofTexts(1, (text) => (isAscii(text) ? text.trim() : UNKNOWN)),
  trimprefix: ofTexts(2, (text, prefix) =>
    text.startsWith(prefix) ? text.slice(prefix.length) : text,
  ),
  trimsuffix: ofTexts(2, (text, suffix) =>
    text.endsWith(suffix) ? text.slice(0, text.length - suffix.length) : text,
  ),
  startswith: ofTexts(2, (text, prefix) => text.startsWith(prefix)),
  endswith: ofTexts(2, (text, suffix) => text.endsWith(suffix)),
  split: ofTexts(2, (separator, text) => (separator === '' ? UNKNOWN : text.split(separator))),
  replace: ofTexts(3, (text, from, to) =>
    // Between slashes the text is a regular expression, and none is made from the text of a pull
    // request.
    from === '' || (from.startsWith('/') && from.endsWith('/'))
      ? UNKNOWN
      : text.replaceAll(from, () => to),
  ),
  join: (separator, ...lists) => {
    const members = lists.flatMap((list): Value[] => (Array.isArray(list) ? list : [UNKNOWN]));
    const texts = members.map(stringOf).filter((text) => text !== UNKNOWN);
    const isKnown = texts.length === members.length && lists.length > 0;
    return typeof separator === 'string' && isKnown ? texts.join(separator) : UNKNOWN;
  },
  format: (template, ...values) =>
    typeof template === 'string' ? formatText(template, values) : UNKNOWN,
  tostring: only(1, (value) => stringOf(value)),
  tonumber: only(1, (value) => toNumber(value)),
  tobool: only(1, (value) => toBool(value)),
  tolist: only(1, (list) => (Array.isArray(list) && isUniform(list) ? [...list] : UNKNOWN)),
  toset: only(1, (list) => (isTexts(list) ? setOf(list) : UNKNOWN)),
  tomap: ofMap(1, (map) => (isUniform(Object.values(map)) ? map : UNKNOWN)),
  distinct: ofList(1, (list) => (isTexts(list) ? [...new Set(list)] : UNKNOWN)),
  sort: only(1, (list) => (isTexts(list) ? [...setOf(list)].flatMap(allOf(list)) : UNKNOWN)),
  concat: (...lists) => {
    const all = lists.flatMap((list): Value[] => (isList(list) ? list : [UNKNOWN]));
    return lists.length > 0 && isUniform(all) ? all : UNKNOWN;
  },
  flatten: ofList(1, flatten),
  merge: (...maps) =>
    maps.length > 0 && maps.every(isMap)
      ? newMap(maps.flatMap((map) => Object.entries(map)))
      : UNKNOWN,
  keys: ofMap(1, (map) => sortedKeys(map)),
  values: ofMap(1, (map) => sortedKeys(map).map((key) => map[key] ?? null)),
  lookup: ofMap(3, (map, key, fallback) => {
    if (typeof key !== 'string' || !isUniform([...Object.values(map), fallback])) return UNKNOWN;
    return Object.hasOwn(map, key) ? (map[key] ?? null) : fallback;
  }),
  element: ofList(2, (list, index) =>
    list.length > 0 && isIndex(index) ? (list[index % list.length] ?? UNKNOWN) : UNKNOWN,
  ),
  contains: only(2, (list, item) =>
    isPrimitives(list, item) ? Array.from(list).includes(item) : UNKNOWN,
  ),
  index: ofList(2, (list, item) => {
    const at = isPrimitives(list, item) ? list.indexOf(item) : -1;
    return at < 0 ? UNKNOWN : at;
  }),
  length: only(1, (value) => {
    if (Array.isArray(value)) return value.length;
    // Terraform counts what a reader sees as one character.
    if (typeof value === 'string') return /^[\n\x20-\x7e]*$/.test(value) ? value.length : UNKNOWN;
    return isMap(value) ? Object.keys(value).length : UNKNOWN;
  }),
  max: ofIntegers((numbers) => Math.max(...numbers)),
  min: ofIntegers((numbers) => Math.min(...numbers)),
  range: (...values) => range(values),
  reverse: only(1, (list) => (isList(list) ? list.toReversed() : UNKNOWN)),
  compact: ofList(1, (list) => {
    const texts = list.filter((item) => item !== null);
    const left = isTexts(texts) ? texts.filter((text) => text !== '') : [];
    // Without a member, the value does not show that it is a list of texts.
    return left.length > 0 ? left : UNKNOWN;
  }),
  one: only(1, (list) => (Array.isArray(list) && list.length < 2 ? (list[0] ?? null) : UNKNOWN)),
  // A null may be of another type than the rest, which Terraform then converts.
  coalesce: (...values) =>
    isUniform(values) ? (values.find((value) => value !== '') ?? UNKNOWN) : UNKNOWN,
  // An argument that fails, or may fail, is in doubt: it does not come here.
  try: (first = UNKNOWN) => first,
  can: only(1, (value) => (isWhollyKnown(value) ? true : UNKNOWN)),
  cidrsubnet: only(3, (prefix, bits, number) => cidrSubnet(prefix, bits, number)),
  jsonencode: only(1, (value) => (isWhollyKnown(value) ? writeJson(value) : UNKNOWN)),
  jsondecode: ofTexts(1, (text) => decodeJson(text)),
};

/**
 * Calls a function by name. The result is unknown for unknown functions, wrong arguments and too
 * long results.
 */
export function call(name: string, values: Value[]): Value {
  const [first = UNKNOWN] = values;
  if (name === 'sensitive' && values.length === 1) return conceal(first);
  if (name === 'nonsensitive' && values.length === 1 && first instanceof Sensitive) {
    return first.value;
  }
  const passes = PASS_ON.has(name) && !values.some((value) => value instanceof Sensitive);
  return passes ? callPlain(name, values) : through(values, (plain) => callPlain(name, plain));
}

/** Functions that return parts of their arguments unchanged, with their sensitivity, or read no parts. */
const PASS_ON = new Set('element keys length merge try values'.split(' '));

function callPlain(name: string, values: Value[]): Value {
  if (!Object.hasOwn(FUNCTIONS, name)) return UNKNOWN;
  try {
    const answer = FUNCTIONS[name]?.(...values) ?? UNKNOWN;
    if (typeof answer === 'string' && answer.length > MAX_TEXT) return UNKNOWN;
    return Array.isArray(answer) && answer.length > MAX_ITEMS ? UNKNOWN : certain(answer);
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return UNKNOWN;
    throw error;
  }
}

/** A function of exactly so many arguments. */
function only(count: number, compute: (...values: [Value, Value, Value]) => Value): Implementation {
  return (...values) => {
    const [a = UNKNOWN, b = UNKNOWN, c = UNKNOWN] = values;
    return values.length === count ? compute(a, b, c) : UNKNOWN;
  };
}

function ofTexts(
  count: number,
  compute: (...texts: [string, string, string]) => Value,
): Implementation {
  return (...values) => {
    const [a = '', b = '', c = ''] = values.filter((value) => typeof value === 'string');
    const isText = values.every((value) => typeof value === 'string');
    return isText && values.length === count ? compute(a, b, c) : UNKNOWN;
  };
}

function ofList(count: number, compute: (list: Value[], rest: Value) => Value): Implementation {
  return only(count, (list, rest) => (isList(list) ? compute(list, rest) : UNKNOWN));
}

function ofMap(
  count: number,
  compute: (map: ValueMap, key: Value, rest: Value) => Value,
): Implementation {
  return only(count, (map, key, rest) => (isMap(map) ? compute(map, key, rest) : UNKNOWN));
}

function ofIntegers(compute: (numbers: number[]) => number): Implementation {
  return (...values) => {
    const numbers = values.filter(isInteger);
    return numbers.length === values.length && numbers.length > 0 ? compute(numbers) : UNKNOWN;
  };
}

function isInteger(value: Value): value is number {
  return Number.isSafeInteger(value);
}

function isList(value: Value): value is Value[] {
  return Array.isArray(value) && !(value instanceof SetOf);
}

function isTexts(value: Value): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** Whether a list has primitive values of one type, which this item has, too: then equal is the same. */
function isPrimitives(list: Value, item: Value): list is Value[] {
  const isComparable =
    typeof item === 'string' || typeof item === 'boolean' || Number.isSafeInteger(item);
  return (
    isComparable &&
    Array.isArray(list) &&
    isUniform([...list, item]) &&
    list.every((one) => typeof one !== 'number' || Number.isSafeInteger(one))
  );
}

function isIndex(value: Value): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isAscii(text: string): boolean {
  return /^[\0-\x7f]*$/.test(text);
}

/** Every occurrence of a text in a list. */
function allOf(list: readonly string[]): (text: Value) => Value[] {
  return (text) => list.filter((one) => one === text);
}

/** The number that a text or a number is. */
export function toNumber(value: Value): Value {
  if (typeof value === 'number') return value;
  const number = typeof value === 'string' ? Number(value) : UNKNOWN;
  return typeof number === 'number' && stringOf(number) === value ? number : UNKNOWN;
}

/** The truth value that a text or a boolean is. */
export function toBool(value: Value): Value {
  if (value === 'true' || value === 'false') return value === 'true';
  return typeof value === 'boolean' ? value : UNKNOWN;
}

function flatten(list: Value[]): Value {
  const flat: Value[] = [];
  const add = (items: Value[]): boolean =>
    items.every((item) => {
      if (item === UNKNOWN || item === null || item instanceof SetOf || flat.length > MAX_ITEMS) {
        return false;
      }
      if (Array.isArray(item)) return add(item);
      flat.push(item);
      return true;
    });
  return add(list) ? flat : UNKNOWN;
}

/** The most numbers that Terraform returns. */
const LONGEST_RANGE = 1024;

function range(values: Value[]): Value {
  const numbers = values.filter(isIndex);
  if (numbers.length !== values.length || numbers.length === 0 || numbers.length > 3) {
    return UNKNOWN;
  }
  const [first = 0, second, by = 1] = numbers;
  const [from, to] = second === undefined ? [0, first] : [first, second];
  const count = Math.ceil((to - from) / by);
  if (by === 0 || to < from || count > LONGEST_RANGE) return UNKNOWN;
  return Array.from({ length: count }, (_, index) => from + index * by);
}

const IPV4 =
  /^(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\.(0|[1-9]\d{0,2})\/(\d|[12]\d|3[0-2])$/;

/** A subnet of an IPv4 prefix; unknown for IPv6. */
function cidrSubnet(prefix: Value, bits: Value, number: Value): Value {
  const match = typeof prefix === 'string' ? IPV4.exec(prefix) : null;
  if (match === null || !isIndex(bits) || !isIndex(number)) return UNKNOWN;
  const [length = 0, ...octets] = [match[5], ...match.slice(1, 5)].map(Number);
  const wide = length + bits;
  if (octets.some((octet) => octet > 255) || wide > 32 || number >= 2 ** bits) return UNKNOWN;
  const start = octets.reduce((sum, octet) => sum * 256 + octet, 0);
  const kept = Math.floor(start / 2 ** (32 - length)) * 2 ** (32 - length);
  const first = kept + number * 2 ** (32 - wide);
  const parts = [24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256);
  return `${parts.join('.')}/${String(wide)}`;
}

/** The value of a JSON text; unknown where the text has long numbers or escaped characters. */
function decodeJson(text: string): Value {
  if (/[\d.]{16}|\d[eE]|\\[^"\\/nrt]/.test(text)) return UNKNOWN;
  const seen: [object, number][] = [];
  const parsed: Value = JSON.parse(text, (_key, value: Value) => {
    if (isMap(value)) seen.push([value, Object.keys(value).length]);
    return isMap(value) ? newMap(Object.entries(value)) : value;
  });
  // Throws if the value is nested too deeply to be read.
  weigh(parsed);
  // A name that is there twice: `JSON.parse` keeps one.
  const names = text.match(/"(?:[^"\\]|\\.)*"\s*:/g)?.length ?? 0;
  const kept = seen.reduce((sum, [, count]) => sum + count, 0);
  return names === kept ? parsed : UNKNOWN;
}
