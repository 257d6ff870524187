/** What a term of a policy can be, as far as its names say it: parts of the input, texts, collections of these. */
import { NAMED_SHAPES, type Shape } from '../../service/plan/plan-shape.ts';

export type TermKind =
  | { is: 'unknown' }
  | { is: 'text'; text: string }
  /** A part of the input. `path` begins at the input; `*` is any member of a list or of a map. */
  | { is: 'part'; shape: Shape; path: readonly string[] }
  /** What a policy has put together: each member can be `of`. */
  | { is: 'members'; isSet: boolean; of: TermKind };

/** All that a term can be, by a text that is the same for the same kind. Empty: nothing is known yet. */
export type Kinds = ReadonlyMap<string, TermKind>;

export const UNKNOWN_TERM: Kinds = kindsOf({ is: 'unknown' });

export function kindsOf(...kinds: readonly TermKind[]): Kinds {
  return new Map(kinds.map((kind) => [nameOf(kind), kind]));
}

export function union(all: readonly Kinds[]): Kinds {
  return new Map(all.flatMap((kinds) => [...kinds]));
}

function nameOf(kind: TermKind): string {
  switch (kind.is) {
    case 'unknown':
      return '?';
    case 'text':
      return JSON.stringify(kind.text);
    case 'part':
      return `input/${kind.path.join('/')}`;
    case 'members':
      return `${kind.isSet ? 'set' : 'list'} of ${nameOf(kind.of)}`;
  }
}

/** A deeper part is unknown: modules hold modules without end. */
const DEEPEST = 16;

export function partOf(shape: Shape, path: readonly string[]): TermKind {
  const isUnknown = shape === 'anything' || path.length > DEEPEST;
  return isUnknown ? { is: 'unknown' } : { is: 'part', shape, path };
}

export function collectionOf(kinds: Kinds, isSet: boolean): Kinds {
  const inner: readonly TermKind[] = kinds.size === 0 ? [{ is: 'unknown' }] : [...kinds.values()];
  return kindsOf(...inner.map((of): TermKind => ({ is: 'members', isSet, of })));
}

/** The texts that a term can be; undefined if it can be something else. */
export function textsIn(kinds: Kinds): string[] | undefined {
  const texts = [...kinds.values()].flatMap((kind) => (kind.is === 'text' ? kind.text : []));
  return texts.length > 0 && texts.length === kinds.size ? texts : undefined;
}

/** A shape in place of its name. */
export function resolved(shape: Shape): Exclude<Shape, { named: unknown }> {
  return typeof shape === 'object' && 'named' in shape
    ? resolved(NAMED_SHAPES[shape.named])
    : shape;
}

/** The member of a name; undefined if there can be none. */
export function memberNamed(kind: TermKind, key: string): TermKind | undefined {
  if (kind.is === 'members') return kind.of;
  if (kind.is !== 'part') return { is: 'unknown' };
  const shape = resolved(kind.shape);
  if (shape === 'scalar' || shape === 'anything' || 'items' in shape) return undefined;
  const inner =
    'values' in shape ? shape.values : Object.hasOwn(shape.keys, key) ? shape.keys[key] : undefined;
  return inner === undefined ? undefined : partOf(inner, [...kind.path, key]);
}

/** The names that a part can have in it. */
export function keysIn(kind: TermKind): string[] {
  const shape = kind.is === 'part' ? resolved(kind.shape) : 'anything';
  return typeof shape === 'object' && 'keys' in shape ? Object.keys(shape.keys) : [];
}

/** Any member: what `some x in` and `[_]` lead to. Nothing is in a text or a number. */
export function anyIn(kind: TermKind): TermKind[] {
  if (kind.is === 'members') return [kind.of];
  if (kind.is !== 'part') return [{ is: 'unknown' }];
  const { path } = kind;
  const shape = resolved(kind.shape);
  if (shape === 'anything') return [{ is: 'unknown' }];
  if (shape === 'scalar') return [];
  if ('items' in shape) return [partOf(shape.items, [...path, '*'])];
  if ('values' in shape) return [partOf(shape.values, [...path, '*'])];
  return Object.entries(shape.keys).map(([key, inner]) => partOf(inner, [...path, key]));
}

/** What a term is in words, if it is certainly a list or an object of the input. */
export function containerIn(kinds: Kinds): string | undefined {
  const words = [...kinds.values()].map((kind) => {
    const shape = kind.is === 'part' ? resolved(kind.shape) : 'anything';
    if (typeof shape === 'string') return undefined;
    return 'items' in shape ? 'a list' : 'an object';
  });
  return words.includes(undefined) ? undefined : words[0];
}
