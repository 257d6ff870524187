/** Terraform values as JSON, plus one for what only an apply would tell. */

export const UNKNOWN: unique symbol = Symbol('known after apply');
type Unknown = typeof UNKNOWN;

export type Value = Unknown | string | number | boolean | null | Value[] | ValueMap;
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
 * How much work a value makes for whoever goes through it: its parts, each as often as it stands
 * there, and texts by their length. Every level counts for a little more, so that nothing which is
 * light is deep.
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
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isWhollyKnown(value: Value): boolean {
  if (value === UNKNOWN) return false;
  if (Array.isArray(value)) return value.every(isWhollyKnown);
  return isMap(value) ? Object.values(value).every(isWhollyKnown) : true;
}

/** As Terraform turns a primitive into text inside a template. */
export function toText(value: Value): string | Unknown {
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

/** One step into a value: `.name`, `[0]`, `["key"]`. What is not there is unknown. */
export function step(value: Value, key: Value): Value {
  if (value === UNKNOWN || key === UNKNOWN) return UNKNOWN;
  if (Array.isArray(value)) {
    const index = typeof key === 'string' ? Number(key) : key;
    return typeof index === 'number' ? (value[index] ?? UNKNOWN) : UNKNOWN;
  }
  if (isMap(value) && (typeof key === 'string' || typeof key === 'number')) {
    return Object.hasOwn(value, key) ? (value[key] ?? null) : UNKNOWN;
  }
  return UNKNOWN;
}

/**
 * A value in the two halves that a plan has: what is known (unknown parts left out, or null inside
 * lists), and a tree of `true` where something is not. `budget` bounds how much is written out.
 */
export function split(
  value: Value,
  budget: { left: number },
): { known: unknown; unknown: unknown } {
  budget.left -= typeof value === 'string' ? weigh(value) : 1;
  if (value === UNKNOWN || budget.left < 0) return { known: undefined, unknown: true };
  if (Array.isArray(value)) {
    const parts = value.map((item) => split(item, budget));
    return {
      known: parts.map(({ known }) => (known === undefined ? null : known)),
      unknown: parts.some(hasUnknown) ? parts.map(({ unknown }) => unknown ?? false) : undefined,
    };
  }
  if (!isMap(value)) return { known: value, unknown: undefined };
  const { known, unknown } = splitMap(value, budget);
  return { known, unknown: Object.keys(unknown).length > 0 ? unknown : undefined };
}

/** The same for the values of a resource: two objects, each of which may be empty. */
export function splitMap(
  value: ValueMap,
  budget: { left: number },
): { known: Record<string, unknown>; unknown: Record<string, unknown> } {
  const known: Record<string, unknown> = {};
  const unknown: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const part = split(item, budget);
    if (part.known !== undefined) define(known, key, part.known);
    if (part.unknown !== undefined) define(unknown, key, part.unknown);
  }
  return { known, unknown };
}

function hasUnknown(part: { unknown: unknown }): boolean {
  return part.unknown !== undefined;
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
