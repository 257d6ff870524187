/** The values of Terraform: JSON, and one value more for what is known only after an apply. */

export const UNKNOWN: unique symbol = Symbol('known after apply');

/**
 * What is not known, and may be an error in Terraform. An operation on a value with a doubt in it is in doubt
 * as a whole, as `[1, 1 / 0][0]` is.
 */
export const DOUBT: unique symbol = Symbol('known after apply, or an error');
type Unknown = typeof UNKNOWN;

/** A sensitive value. Only the outermost value is wrapped; its parts are plain. */
export class Sensitive {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

/** A set: its members sorted, each once. It has no indexes, and as a `for_each` its members are the keys. */
export class SetOf extends Array<Value> {}

export type Value =
  | Unknown
  | typeof DOUBT
  | string
  | number
  | boolean
  | null
  | Value[]
  | ValueMap
  | Sensitive;
export interface ValueMap {
  [key: string]: Value;
}

/** The longest text and list. Longer ones are unknown, so that no configuration can exhaust the memory. */
export const MAX_TEXT = 1024 * 1024;
export const MAX_ITEMS = 10_000;

/** The largest weight of a value, see `weigh`. */
export const MAX_WEIGHT = 200_000;

const weights = new WeakMap<object, number>();

/**
 * How much work it is to read a value. Each part counts as often as it occurs, a text counts by its
 * length, and each level adds a little, so that a deep value is never light.
 */
export function weigh(value: Value): number {
  if (typeof value === 'string') return 1 + value.length / 10;
  if (typeof value !== 'object' || value === null) return 1;
  let weight = weights.get(value);
  if (weight === undefined) {
    weight = Object.values(value).reduce<number>((sum, part) => sum + weigh(part) * 1.05, 1);
    weights.set(value, weight);
  }
  return weight;
}

/** Whether a value is a map or an object. */
export function isMap(value: Value): value is ValueMap {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Sensitive)
  );
}

const concealing = new WeakMap<object, boolean>();

/** Whether a value, or any part of it, is sensitive. */
export function isSensitive(value: Value): boolean {
  if (value instanceof Sensitive) return true;
  if (typeof value !== 'object' || value === null) return false;
  let hidden = concealing.get(value);
  if (hidden === undefined) {
    hidden = Object.values(value).some(isSensitive);
    concealing.set(value, hidden);
  }
  return hidden;
}

const doubtful = new WeakMap<object, boolean>();

/** Whether a value, or any part of it, is in doubt. */
export function hasDoubt(value: Value): boolean {
  if (typeof value !== 'object' || value === null) return value === DOUBT;
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
export function fromAll(values: readonly Value[], compute: () => Value): Value {
  if (values.some(hasDoubt)) return DOUBT;
  const result = compute();
  return reveal(result) === UNKNOWN && values.every(isWhollyKnown) ? DOUBT : result;
}

/** The value as a sensitive one. */
export function conceal(value: Value): Sensitive {
  return value instanceof Sensitive ? value : new Sensitive(reveal(value));
}

/** The value with nothing in it marked as sensitive. */
export function reveal(value: Value): Value {
  if (value instanceof Sensitive) return value.value;
  if (typeof value !== 'object' || value === null || !isSensitive(value)) return value;
  if (Array.isArray(value)) return value.map(reveal);
  return newMap(Object.entries(value).map(([key, part]) => [key, reveal(part)]));
}

/** Computes a value from others; it is sensitive if one of them is. */
export function through(values: readonly Value[], compute: (plain: Value[]) => Value): Value {
  if (!values.some(isSensitive)) return compute([...values]);
  return conceal(compute(values.map(reveal)));
}

/** Whether no part of a value is unknown. */
export function isWhollyKnown(value: Value): boolean {
  if (typeof value === 'symbol') return false;
  if (value instanceof Sensitive) return isWhollyKnown(value.value);
  if (Array.isArray(value)) return value.every(isWhollyKnown);
  return isMap(value) ? Object.values(value).every(isWhollyKnown) : true;
}

/** The text that Terraform writes for a primitive value in a template. */
export function stringOf(value: Value): string | Unknown {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' && isExact(value) ? String(value) : UNKNOWN;
}

/**
 * Whether a number of this program is the number that Terraform has, and is written as it writes it.
 * Terraform counts with 512 bits, so only whole numbers and short decimals are the same here.
 */
function isExact(value: number): boolean {
  if (Number.isSafeInteger(value)) return !Object.is(value, -0);
  const text = String(value);
  return /^-?\d+\.\d+$/.test(text) && text.replace(/\D/g, '').length <= 15;
}

/** Whether Terraform keeps this text as it is: it brings texts into the normal form NFC, by its tables. */
function isNormal(text: string): boolean {
  if (/^[\0-\u02ff]*$/.test(text)) return true;
  return !/[\p{Cn}\p{Co}\p{Cs}\ufffd]/u.test(text) && text.normalize('NFC') === text;
}

/** The value; unknown where Terraform may have another text or number, in any part of it. */
export function certain(value: Value): Value {
  if (typeof value === 'string') return isNormal(value) ? value : UNKNOWN;
  if (typeof value === 'number') return isExact(value) ? value : UNKNOWN;
  if (value instanceof Sensitive) return conceal(certain(value.value));
  if (value instanceof SetOf) return value.every(isCertain) ? value : UNKNOWN;
  if (Array.isArray(value)) return value.every(isCertain) ? value : value.map(certain);
  if (!isMap(value)) return value;
  const entries = Object.entries(value);
  if (!entries.every(([key]) => isNormal(key))) return UNKNOWN;
  return entries.every(([, part]) => isCertain(part))
    ? value
    : newMap(entries.map(([key, part]) => [key, certain(part)]));
}

function isCertain(value: Value): boolean {
  return certain(value) === value;
}

/**
 * The type of a value without the kinds of its collections: two values with one shape have one type, or types that
 * convert to each other without a change. Undefined for null and for what is not known.
 */
export function shapeOf(value: Value): string | undefined {
  if (typeof value === 'symbol' || value === null) return undefined;
  if (value instanceof Sensitive) return shapeOf(value.value);
  if (Array.isArray(value)) {
    const shapes = Array.from(value, shapeOf);
    if (shapes.includes(undefined)) return undefined;
    return value instanceof SetOf ? `<${[...new Set(shapes)].join()}>` : `[${shapes.join()}]`;
  }
  if (!isMap(value)) return typeof value;
  const parts = sortedKeys(value).map((key) => {
    const shape = shapeOf(value[key] ?? null);
    return shape === undefined ? undefined : `${JSON.stringify(key)}:${shape}`;
  });
  return parts.includes(undefined) ? undefined : `{${parts.join()}}`;
}

/** Whether the members have one type, so that no conversion to a list or map changes them. */
export function isUniform(members: readonly Value[]): boolean {
  const shapes = new Set(members.map(shapeOf));
  return !shapes.has(undefined) && shapes.size <= 1;
}

/** Compares texts by their code points, as Terraform sorts them. */
function byCodePoint(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** The keys of a map, in Terraform's order. */
export function sortedKeys(map: ValueMap): string[] {
  return Object.keys(map).sort(byCodePoint);
}

/** The set of these texts. */
export function setOf(texts: readonly string[]): SetOf {
  return SetOf.from([...new Set(texts)].sort(byCodePoint));
}

/** A map without a prototype, because its keys come from a pull request. */
export function newMap(entries: Iterable<readonly [string, Value]> = []): ValueMap {
  const map: ValueMap = Object.create(null);
  for (const [key, value] of entries) map[key] = value;
  return map;
}

/** The values of an applied resource, or of variables from outside, as a map. */
export function applied(values: Readonly<Record<string, unknown>>): ValueMap {
  return newMap(Object.entries(values as ValueMap));
}

/** One step into a value: `.name`, `[0]` or `["key"]`. A part that does not exist is in doubt. */
export function step(value: Value, key: Value): Value {
  if (hasDoubt(value) || hasDoubt(key)) return DOUBT;
  if (value === UNKNOWN || key === UNKNOWN) return UNKNOWN;
  if (value instanceof Sensitive || key instanceof Sensitive) {
    return conceal(step(reveal(value), reveal(key)));
  }
  if (value instanceof SetOf) return DOUBT;
  if (Array.isArray(value)) {
    return typeof key === 'number' && Object.hasOwn(value, key) ? (value[key] ?? null) : DOUBT;
  }
  const isKey = isMap(value) && typeof key === 'string' && Object.hasOwn(value, key);
  return isKey ? (value[key] ?? null) : DOUBT;
}

/** A value in the form of a plan: its known parts, and trees of `true` for unknown and sensitive parts. */
interface Split<Known = unknown, Tree = unknown> {
  /** The known parts; an unknown part is left out, or null in a list. */
  known: Known;
  unknown: Tree;
  /** The tree of sensitive parts. */
  sensitive: Tree;
}

/** Splits a value into that form. `budget` limits the size of the result; empty trees are undefined. */
export function split(value: Value, budget: { left: number }): Split {
  if (value instanceof Sensitive) return { ...split(value.value, budget), sensitive: true };
  budget.left -= typeof value === 'string' ? weigh(value) : 1;
  if (typeof value === 'symbol' || budget.left < 0) {
    return { known: undefined, unknown: true, sensitive: undefined };
  }
  if (Array.isArray(value)) {
    const parts = Array.from(value, (item) => split(item, budget));
    const treeOf = (name: 'unknown' | 'sensitive'): unknown =>
      parts.some((part) => part[name] !== undefined)
        ? parts.map((part) => part[name] ?? false)
        : undefined;
    return {
      known: parts.map(({ known }) => (known === undefined ? null : known)),
      unknown: treeOf('unknown'),
      sensitive: treeOf('sensitive'),
    };
  }
  if (!isMap(value)) return { known: value, unknown: undefined, sensitive: undefined };
  const { known, unknown, sensitive } = splitMap(value, budget);
  const orNothing = (tree: object): unknown => (Object.keys(tree).length > 0 ? tree : undefined);
  return { known, unknown: orNothing(unknown), sensitive: orNothing(sensitive) };
}

/** Splits the values of a resource: the result is objects, which may be empty. */
export function splitMap(
  value: ValueMap,
  budget: { left: number },
): Split<Record<string, unknown>, Record<string, unknown>> {
  const whole = { known: {}, unknown: {}, sensitive: {} };
  for (const [key, item] of Object.entries(value)) {
    const part = split(item, budget);
    for (const name of ['known', 'unknown', 'sensitive'] as const) {
      if (part[name] !== undefined) define(whole[name], key, part[name]);
    }
  }
  return whole;
}

/** Sets a key even if it is `__proto__`, without changing the prototype. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
