/** The values of Terraform: JSON, and one value more for what is known only after an apply. */

export const UNKNOWN: unique symbol = Symbol('known after apply');
type Unknown = typeof UNKNOWN;

/** A sensitive value. Only the outermost value is wrapped; its parts are plain. */
export class Sensitive {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

export type Value = Unknown | string | number | boolean | null | Value[] | ValueMap | Sensitive;
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
  if (value === UNKNOWN) return false;
  if (value instanceof Sensitive) return isWhollyKnown(value.value);
  if (Array.isArray(value)) return value.every(isWhollyKnown);
  return isMap(value) ? Object.values(value).every(isWhollyKnown) : true;
}

/** The text that Terraform writes for a primitive value in a template. */
export function stringOf(value: Value): string | Unknown {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return UNKNOWN;
}

/** A map without a prototype, because its keys come from a pull request. */
export function newMap(entries: Iterable<readonly [string, Value]> = []): ValueMap {
  const map: ValueMap = Object.create(null);
  for (const [key, value] of entries) map[key] = value;
  return map;
}

/** The values of an applied resource as a map. */
export function applied(values: Readonly<Record<string, unknown>>): ValueMap {
  return newMap(Object.entries(values as ValueMap));
}

/** One step into a value: `.name`, `[0]` or `["key"]`. A part that does not exist is unknown. */
export function step(value: Value, key: Value): Value {
  if (value === UNKNOWN || key === UNKNOWN) return UNKNOWN;
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
  if (value === UNKNOWN || budget.left < 0) {
    return { known: undefined, unknown: true, sensitive: undefined };
  }
  if (Array.isArray(value)) {
    const parts = value.map((item) => split(item, budget));
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
