/** Terraform values as JSON, plus one for values that are known only after an apply. */

export const UNKNOWN: unique symbol = Symbol('known after apply');
type Unknown = typeof UNKNOWN;

/** A value that is not to be shown, wherever it goes: one mark on the outside, none within. */
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

/** Longer texts and lists are treated as unknown, so that no configuration can exhaust the memory. */
export const MAX_TEXT = 1024 * 1024;
export const MAX_ITEMS = 10_000;

/** As heavy as a value may be, see `weigh`. */
export const MAX_WEIGHT = 200_000;

const weights = new WeakMap<object, number>();

/**
 * How much work it is to go through a value. Each part counts as often as it appears, and a text by
 * its length. Each level adds a little, so a deep value is never light.
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

export function isMap(value: Value): value is ValueMap {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Sensitive)
  );
}

const concealing = new WeakMap<object, boolean>();

/** Whether it, or any part of it, is not to be shown. */
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

export function conceal(value: Value): Sensitive {
  return value instanceof Sensitive ? value : new Sensitive(reveal(value));
}

/** The same value without any mark. */
export function reveal(value: Value): Value {
  if (value instanceof Sensitive) return value.value;
  if (typeof value !== 'object' || value === null || !isSensitive(value)) return value;
  if (Array.isArray(value)) return value.map(reveal);
  return newMap(Object.entries(value).map(([key, part]) => [key, reveal(part)]));
}

/** What is made of values that are not to be shown is not to be shown either. */
export function through(values: readonly Value[], compute: (plain: Value[]) => Value): Value {
  if (!values.some(isSensitive)) return compute([...values]);
  return conceal(compute(values.map(reveal)));
}

export function isWhollyKnown(value: Value): boolean {
  if (value === UNKNOWN) return false;
  if (value instanceof Sensitive) return isWhollyKnown(value.value);
  if (Array.isArray(value)) return value.every(isWhollyKnown);
  return isMap(value) ? Object.values(value).every(isWhollyKnown) : true;
}

/** As Terraform turns a primitive into text inside a template. */
export function stringOf(value: Value): string | Unknown {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return UNKNOWN;
}

/** An empty map without a prototype: keys come from a pull request. */
export function newMap(entries: Iterable<readonly [string, Value]> = []): ValueMap {
  const map: ValueMap = Object.create(null);
  for (const [key, value] of entries) map[key] = value;
  return map;
}

/** Values that were applied before. */
export function applied(values: Readonly<Record<string, unknown>>): ValueMap {
  return newMap(Object.entries(values as ValueMap));
}

/** One step into a value: `.name`, `[0]`, `["key"]`. What is not there is unknown. */
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

/** A value as a plan has it: what is known, and two trees of `true` for the rest. */
interface Split<Known = unknown, Tree = unknown> {
  /** Unknown parts are left out, or null inside lists. */
  known: Known;
  unknown: Tree;
  /** What is not to be shown. */
  sensitive: Tree;
}

/** `budget` bounds how much is written out. Trees are undefined where they would hold nothing. */
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

/** The same for the values of a resource: objects, each of which may be empty. */
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

/** Sets a key that may be `__proto__`. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
