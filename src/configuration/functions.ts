/** Terraform functions that depend on their arguments only. A call of any other function is unknown. */
import {
  conceal,
  isMap,
  isWhollyKnown,
  MAX_ITEMS,
  MAX_TEXT,
  newMap,
  reveal,
  Sensitive,
  step,
  through,
  stringOf,
  UNKNOWN,
  weigh,
  type Value,
  type ValueMap,
} from './value.ts';

type Implementation = (...values: Value[]) => Value;

const FUNCTIONS: Readonly<Record<string, Implementation>> = {
  abs: numeric((a) => Math.abs(a)),
  ceil: numeric((a) => Math.ceil(a)),
  floor: numeric((a) => Math.floor(a)),
  max: numeric((...all) => Math.max(...all)),
  min: numeric((...all) => Math.min(...all)),
  upper: textual((text) => text.toUpperCase()),
  lower: textual((text) => text.toLowerCase()),
  trimspace: textual((text) => text.trim()),
  title: textual((text) => text.replaceAll(/(^|\s)\S/g, (start) => start.toUpperCase())),
  trimprefix: textual((text, prefix = '') =>
    text.startsWith(prefix) ? text.slice(prefix.length) : text,
  ),
  trimsuffix: textual((text, suffix = '') =>
    suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text,
  ),
  startswith: textual((text, prefix = '') => text.startsWith(prefix)),
  endswith: textual((text, suffix = '') => text.endsWith(suffix)),
  split: textual((separator, text = '') => text.split(separator).slice(0, MAX_ITEMS)),
  replace: textual((text, from = '', to = '') =>
    // Between slashes the text is a regular expression, and none is made from the text of a pull
    // request.
    from.length > 1 && from.startsWith('/') && from.endsWith('/')
      ? UNKNOWN
      : text.replaceAll(from, () => to),
  ),
  join: (separator, ...lists) => {
    const members = lists.flatMap((list): Value[] => (Array.isArray(list) ? list : [UNKNOWN]));
    const items = members.map(stringOf);
    const between = stringOf(separator ?? '');
    if (between === UNKNOWN || items.includes(UNKNOWN)) return UNKNOWN;
    return items.join(between);
  },
  format: (template, ...values) => formatText(template ?? UNKNOWN, values),
  tostring: (value) => stringOf(value ?? UNKNOWN),
  tonumber: (value) => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof read === 'number' && Number.isFinite(read) ? read : UNKNOWN;
  },
  tobool: (value) => {
    if (value === 'true' || value === true) return true;
    return value === 'false' || value === false ? false : UNKNOWN;
  },
  tolist: (list) => (Array.isArray(list) ? list : UNKNOWN),
  toset: ofList((list) => sorted(distinct(list))),
  tomap: (map) => (map !== undefined && isMap(map) ? map : UNKNOWN),
  distinct: ofList((list) => distinct(list)),
  sort: ofList((list) => sorted(list)),
  reverse: (list) => (Array.isArray(list) ? list.toReversed() : UNKNOWN),
  compact: ofList((list) => list.filter((item) => item !== null && item !== '')),
  concat: (...lists) =>
    lists.every((list) => Array.isArray(list))
      ? lists.flatMap((list) => list).slice(0, MAX_ITEMS)
      : UNKNOWN,
  flatten: (list) => (Array.isArray(list) ? flatten(list) : UNKNOWN),
  merge: (...maps) =>
    maps.every((map) => map === null || isMap(map))
      ? newMap(maps.flatMap((map) => Object.entries(map ?? {})))
      : UNKNOWN,
  keys: ofMap((map) => Object.keys(map).sort()),
  values: ofMap((map) =>
    Object.keys(map)
      .sort()
      .map((key) => map[key] ?? null),
  ),
  zipmap: (keys, values) =>
    Array.isArray(keys) && Array.isArray(values) && keys.every((key) => typeof key === 'string')
      ? newMap(keys.map((key, index) => [key, values[index] ?? null] as const))
      : UNKNOWN,
  lookup: ofMap((map, key, fallback) => {
    if (typeof key !== 'string') return UNKNOWN;
    return Object.hasOwn(map, key) ? (map[key] ?? null) : (fallback ?? UNKNOWN);
  }),
  element: (list, index) =>
    Array.isArray(list) && list.length > 0 && typeof index === 'number'
      ? (list[index % list.length] ?? UNKNOWN)
      : UNKNOWN,
  contains: ofList((list, item = UNKNOWN) => (item === UNKNOWN ? UNKNOWN : list.includes(item))),
  index: ofList((list, item = UNKNOWN) => {
    const at = list.indexOf(item);
    return at < 0 ? UNKNOWN : at;
  }),
  cidrsubnet: (prefix, bits, number) => cidrSubnet(prefix, bits, number),
  jsondecode: textual((text) => {
    const read: Value = JSON.parse(text);
    // Throws if the value is nested too deeply to be read.
    weigh(read);
    return read;
  }),
  length: (value) => {
    if (typeof value === 'string' || Array.isArray(value)) return value.length;
    return value !== undefined && isMap(value) ? Object.keys(value).length : UNKNOWN;
  },
  coalesce: (...all) => {
    for (const value of all) {
      if (value === UNKNOWN) return UNKNOWN;
      if (value !== null && value !== '') return value;
    }
    return UNKNOWN;
  },
  try: (...all) => all.find((value) => value !== UNKNOWN) ?? UNKNOWN,
  range: (...values) => range(values),
  jsonencode: (value) =>
    value !== undefined && isWhollyKnown(value) ? JSON.stringify(value) : UNKNOWN,
  one: (list) => (Array.isArray(list) ? step(list, 0) : UNKNOWN),
};

/**
 * Calls a function by name. The result is unknown for unknown functions, wrong arguments and too
 * long results.
 */
export function call(name: string, values: Value[]): Value {
  const [first = UNKNOWN] = values;
  if (name === 'sensitive') return conceal(first);
  if (name === 'nonsensitive') return reveal(first);
  const passes = PASS_ON.has(name) && !values.some((value) => value instanceof Sensitive);
  return passes ? callPlain(name, values) : through(values, (plain) => callPlain(name, plain));
}

/** Functions that return parts of their arguments unchanged, with their sensitivity, or read no parts. */
const PASS_ON = new Set(
  'coalesce concat element keys length lookup merge one reverse tolist tomap try values'.split(' '),
);

function callPlain(name: string, values: Value[]): Value {
  if (!Object.hasOwn(FUNCTIONS, name)) return UNKNOWN;
  try {
    const answer = FUNCTIONS[name]?.(...values) ?? UNKNOWN;
    if (typeof answer === 'string' && answer.length > MAX_TEXT) return UNKNOWN;
    return Array.isArray(answer) && answer.length > MAX_ITEMS ? UNKNOWN : answer;
  } catch (error) {
    if (error instanceof RangeError || error instanceof SyntaxError) return UNKNOWN;
    throw error;
  }
}

function numeric(compute: (...all: number[]) => number): Implementation {
  return (...values) =>
    values.length > 0 && values.every((value) => typeof value === 'number')
      ? compute(...values)
      : UNKNOWN;
}

function ofList(compute: (list: Value[], ...rest: Value[]) => Value): Implementation {
  return (list, ...rest) =>
    Array.isArray(list) && isWhollyKnown(list) ? compute(list, ...rest) : UNKNOWN;
}

function ofMap(compute: (map: ValueMap, ...rest: Value[]) => Value): Implementation {
  return (map, ...rest) => (map !== undefined && isMap(map) ? compute(map, ...rest) : UNKNOWN);
}

function textual(compute: (first: string, ...rest: string[]) => Value): Implementation {
  return (first, ...rest) =>
    typeof first === 'string' && rest.every((value) => typeof value === 'string')
      ? compute(first, ...rest)
      : UNKNOWN;
}

function distinct(list: Value[]): Value[] {
  return [...new Map(list.map((item): [string, Value] => [JSON.stringify(item), item])).values()];
}

function sorted(list: Value[]): Value[] {
  const texts = list.filter((item) => typeof item === 'string').sort();
  return texts.length === list.length ? texts : list;
}

function flatten(list: Value[]): Value[] {
  const flat: Value[] = [];
  const add = (items: Value[]): void => {
    for (const item of items) {
      if (flat.length > MAX_ITEMS) return;
      if (Array.isArray(item)) add(item);
      else flat.push(item);
    }
  };
  add(list);
  return flat;
}

function range(values: Value[]): Value {
  const numbers = values.filter((value) => typeof value === 'number');
  if (numbers.length !== values.length || numbers.length === 0) return UNKNOWN;
  const [first = 0, second, by = 1] = numbers;
  const [from, to] = second === undefined ? [0, first] : [first, second];
  const count = Math.ceil((to - from) / by);
  if (by === 0 || count > MAX_ITEMS) return UNKNOWN;
  return Array.from({ length: Math.max(0, count) }, (_, index) => from + index * by);
}

/** A subnet of an IPv4 prefix; unknown for IPv6. */
function cidrSubnet(prefix?: Value, bits?: Value, number?: Value): Value {
  if (typeof prefix !== 'string' || typeof bits !== 'number' || typeof number !== 'number') {
    return UNKNOWN;
  }
  const [address = '', length = ''] = prefix.split('/');
  const octets = address.split('.').map(Number);
  const wide = Number(length) + bits;
  if (octets.length !== 4 || octets.some((octet) => !(octet >= 0 && octet <= 255))) return UNKNOWN;
  if (!Number.isInteger(wide) || wide > 32 || number < 0 || number >= 2 ** bits) return UNKNOWN;
  const start = octets.reduce((sum, octet) => sum * 256 + octet, 0);
  const kept = Math.floor(start / 2 ** (32 - Number(length))) * 2 ** (32 - Number(length));
  const first = kept + number * 2 ** (32 - wide);
  const parts = [24, 16, 8, 0].map((shift) => Math.floor(first / 2 ** shift) % 256);
  return `${parts.join('.')}/${String(wide)}`;
}

/** The text with `%s`, `%d`, `%q`, `%v` and `%%` filled in; unknown for any other verb. */
function formatText(template: Value, values: Value[]): Value {
  if (typeof template !== 'string') return UNKNOWN;
  let next = 0;
  let isKnown = true;
  const text = template.replaceAll(/%(.?)/gsu, (_whole, verb: string) => {
    if (verb === '%') return verb;
    const shown = stringOf(values[next++] ?? UNKNOWN);
    isKnown &&= shown !== UNKNOWN && verb !== '' && 'sdvq'.includes(verb);
    return verb === 'q' ? JSON.stringify(shown) : String(shown);
  });
  return isKnown ? text : UNKNOWN;
}
