/**
 * What is known of a value in a policy before anything is evaluated: above all, which part of the input
 * it is, so that a reference to a part that cannot exist is seen.
 */
import { NAMED, type Shape } from '../../service/plan/plan-shape.ts';

export type Value =
  | { kind: 'unknown' }
  | { kind: 'text'; text: string }
  | Part
  /** What a policy has made: `[…]`, `{… | …}`, a partial rule. */
  | { kind: 'list' | 'set' | 'map'; member: Value }
  | { kind: 'object'; fields: ReadonlyMap<string, Value> }
  | { kind: 'union'; of: readonly Value[] };

/** A part of the input. `path` begins at the input; `*` is any member of a list or of a map. */
interface Part {
  kind: 'part';
  shape: Shape;
  path: readonly string[];
}

/** A part of the input that cannot exist. */
export interface Absent {
  kind: 'absent';
  /** Up to the key, and the key. */
  path: readonly string[];
  /** The keys that can be in its place. */
  instead: readonly string[];
}

export const UNKNOWN: Value = { kind: 'unknown' };

export function union(values: readonly Value[]): Value {
  const flat = values.flatMap((value) => (value.kind === 'union' ? value.of : [value]));
  const [first, ...others] = [...new Map(flat.map((value) => [identityOf(value), value])).values()];
  if (first === undefined || flat.some(({ kind }) => kind === 'unknown')) return UNKNOWN;
  return others.length === 0 ? first : { kind: 'union', of: [first, ...others] };
}

/** The same text for values of which the same is known. */
export function identityOf(value: Value): string {
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
export function anyMember(value: Value): Value | Absent {
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

function anyPart({ shape: written, path }: Part): Value | Absent {
  const shape = resolved(written);
  if (shape === 'open') return UNKNOWN;
  if (shape === 'scalar') return { kind: 'absent', path: [...path, '*'], instead: [] };
  const below = (inner: Shape, step: string): Value => part(inner, [...path, step]);
  if ('items' in shape) return below(shape.items, '*');
  if ('values' in shape) return below(shape.values, '*');
  return union(Object.entries(shape.keys).map(([key, inner]) => below(inner, key)));
}

/** Absent if all of them are. */
export function unionOf(values: readonly (Value | Absent)[]): Value | Absent {
  const there = values.filter((one) => one.kind !== 'absent');
  return there.length > 0 ? union(there) : (values[0] ?? UNKNOWN);
}

/** What a value is in words, if it is certainly a list or an object of the input. */
export function containerOf(value: Value): string | undefined {
  if (value.kind === 'union') {
    const all = value.of.map(containerOf);
    return all.includes(undefined) ? undefined : all[0];
  }
  if (value.kind !== 'part') return undefined;
  const shape = resolved(value.shape);
  if (typeof shape === 'string') return undefined;
  return 'items' in shape ? 'a list' : 'an object';
}

/** The member of a name. Of values that the policy itself has made, none counts as absent. */
export function namedMember(value: Value, key: string): Value | Absent {
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

function partOf({ shape: written, path }: Part, key: string): Value | Absent {
  const shape = resolved(written);
  if (shape === 'open') return UNKNOWN;
  const below = [...path, key];
  if (shape === 'scalar') return { kind: 'absent', path: below, instead: [] };
  if ('values' in shape) return part(shape.values, below);
  if ('items' in shape) return { kind: 'absent', path: below, instead: [] };
  const inner = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
  if (inner !== undefined) return part(inner, below);
  return { kind: 'absent', path: below, instead: Object.keys(shape.keys) };
}

/** A part of the input; one about which nothing is known is no part. */
export function part(shape: Shape, path: readonly string[]): Value {
  return shape === 'open' ? UNKNOWN : { kind: 'part', shape, path };
}

/** A shape in place of its name. */
export function resolved(shape: Shape): Exclude<Shape, { named: unknown }> {
  return typeof shape === 'object' && 'named' in shape ? resolved(NAMED[shape.named]) : shape;
}
