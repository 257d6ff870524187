/**
 * What is known of a value in a policy before anything is evaluated: above all, which part of the input
 * it is, so that a reference to a part that cannot exist is seen.
 */
import { NAMED_SHAPES, type Shape } from '../../service/plan/plan-shape.ts';

export type RegoValue =
  | { kind: 'unknown' }
  | { kind: 'text'; text: string }
  | Part
  /** What a policy has made: `[…]`, `{… | …}`, a partial rule. */
  | { kind: 'list' | 'set' | 'map'; member: RegoValue }
  | { kind: 'object'; fields: ReadonlyMap<string, RegoValue> }
  | { kind: 'union'; of: readonly RegoValue[] };

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

export const UNKNOWN_VALUE: RegoValue = { kind: 'unknown' };

export function union(values: readonly RegoValue[]): RegoValue {
  const flat = values.flatMap((value) => (value.kind === 'union' ? value.of : [value]));
  const [first, ...others] = [...new Map(flat.map((value) => [identityOf(value), value])).values()];
  if (first === undefined || flat.some(({ kind }) => kind === 'unknown')) return UNKNOWN_VALUE;
  return others.length === 0 ? first : { kind: 'union', of: [first, ...others] };
}

/** Two values have the same text if the same is known of them. */
export function identityOf(value: RegoValue): string {
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
export function anyMember(value: RegoValue): RegoValue | Absent {
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

function anyPart({ shape: written, path }: Part): RegoValue | Absent {
  const shape = resolved(written);
  if (shape === 'anything') return UNKNOWN_VALUE;
  if (shape === 'scalar') return { kind: 'absent', path: [...path, '*'], instead: [] };
  const below = (inner: Shape, step: string): RegoValue => part(inner, [...path, step]);
  if ('items' in shape) return below(shape.items, '*');
  if ('values' in shape) return below(shape.values, '*');
  return union(Object.entries(shape.keys).map(([key, inner]) => below(inner, key)));
}

/** Absent if all of them are. */
export function unionOf(values: readonly (RegoValue | Absent)[]): RegoValue | Absent {
  const there = values.filter((one) => one.kind !== 'absent');
  return there.length > 0 ? union(there) : (values[0] ?? UNKNOWN_VALUE);
}

/** What a value is in words, if it is certainly a list or an object of the input. */
export function containerOf(value: RegoValue): string | undefined {
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
export function namedMember(value: RegoValue, key: string): RegoValue | Absent {
  switch (value.kind) {
    case 'part':
      return partOf(value, key);
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

function partOf({ shape: written, path }: Part, key: string): RegoValue | Absent {
  const shape = resolved(written);
  if (shape === 'anything') return UNKNOWN_VALUE;
  const below = [...path, key];
  if (shape === 'scalar') return { kind: 'absent', path: below, instead: [] };
  if ('values' in shape) return part(shape.values, below);
  if ('items' in shape) return { kind: 'absent', path: below, instead: [] };
  const inner = Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
  if (inner !== undefined) return part(inner, below);
  return { kind: 'absent', path: below, instead: Object.keys(shape.keys) };
}

/** A part of the input; one about which nothing is known is no part. */
export function part(shape: Shape, path: readonly string[]): RegoValue {
  return shape === 'anything' ? UNKNOWN_VALUE : { kind: 'part', shape, path };
}

/** A shape in place of its name. */
export function resolved(shape: Shape): Exclude<Shape, { named: unknown }> {
  return typeof shape === 'object' && 'named' in shape
    ? resolved(NAMED_SHAPES[shape.named])
    : shape;
}
