/** What a term of a policy can be, as far as its names say it: parts of the input, texts, collections of these. */
import { NAMED_SHAPES, type Shape } from '../plan/plan-shape.ts';

export interface TermKind {
  /** Two kinds with the same id are the same kind. */
  id: string;
  /** For a part of the input: the keys that lead to it. `*` is any member of a list or of a map. */
  part?: readonly string[];
  /** What the part has in it; `anything` if the term is no part of the input. */
  shape: Shape;
  /** For what is below `data` and is no rule: the names that lead to a package or to values of data files. */
  data?: readonly string[];
  /** True for `before` and `after` of a change and for what an action gets: a provider defines their attributes. */
  areValues?: boolean;
  /** For a text that is written in the policy. */
  text?: string;
  /** For a collection that the policy builds: what each member can be. */
  of?: TermKind;
  isSet?: boolean;
  /** The key of all members in an object, if it is known. */
  key?: string | undefined;
  /** How many collections are inside each other. */
  depth?: number;
}

/** All that a term can be. Empty: nothing is known yet. */
export type TermKinds = readonly TermKind[];

export const UNKNOWN: TermKind = { id: '?', shape: 'anything' };

/** What one caller of a function gives, if nothing is known of it. Others may give something that is known. */
export const GIVEN: TermKind = { ...UNKNOWN, id: '? given' };

const VALUES: TermKind = { ...UNKNOWN, id: 'values', areValues: true };

/** A part that is deeper is unknown; a deeper collection is taken for its members. Modules can be nested without end. */
const DEEPEST = 16;

export function partAt(part: readonly string[], shape: Shape): TermKind {
  if (shape === 'anything') return ARE_VALUES.includes(part.at(-1) ?? '') ? VALUES : UNKNOWN;
  if (part.length > DEEPEST) return UNKNOWN;
  const known = typeof shape === 'object' && 'named' in shape ? NAMED_SHAPES[shape.named] : shape;
  return { id: `input ${part.join()}`, part, shape: known };
}

const ARE_VALUES: readonly string[] = ['before', 'after', 'config_values'];

/** Whether something of this shape has such values in it. */
export function holdsValues(shape: Shape, areValues = false): boolean {
  if (areValues || typeof shape === 'string' || 'named' in shape) return areValues;
  if ('items' in shape) return holdsValues(shape.items);
  if ('values' in shape) return holdsValues(shape.values);
  return Object.entries(shape.keys).some(
    ([name, inner]) => ARE_VALUES.includes(name) || holdsValues(inner),
  );
}

/** Whether no two members of a list with such members are equal: each has the address of a resource. */
export function isKnownByAddress(shape: Shape): boolean {
  return typeof shape === 'object' && 'keys' in shape && 'address' in shape.keys;
}

export function dataAt(words: readonly string[]): TermKind {
  const data = words.slice(0, DEEPEST);
  return { ...UNKNOWN, id: `data ${data.join()}`, data };
}

/** @param key the key of all members, if they are in an object and their key is known */
export function collectionOf(members: TermKinds, isSet: boolean, key?: string): TermKinds {
  return members.map((of) => {
    const depth = (of.depth ?? 0) + 1;
    const id = `${isSet ? 'set' : 'list'} ${JSON.stringify(key)} of ${of.id}`;
    return depth > DEEPEST ? of : { ...UNKNOWN, id, of, isSet, key, depth };
  });
}

/** Whether nothing in it is a part of the input, a value of a provider, or below `data`. */
export function isConstant({ of, part, data, areValues = false }: TermKind): boolean {
  return of === undefined ? !areValues && (part ?? data) === undefined : isConstant(of);
}

/** What is below a key, or below any key if none is given, as for `some x in` and `[_]`. A text or a number has no keys. */
export function kindsBelow(kind: TermKind, key?: string): TermKinds {
  const { of, shape, part = [] } = kind;
  if (of !== undefined) return (key ?? kind.key) === (kind.key ?? key) ? [of] : [];
  if (shape === 'anything') return [kind === GIVEN ? GIVEN : UNKNOWN];
  if (shape === 'scalar') return [];
  if ('items' in shape) return key === undefined ? [partAt([...part, '*'], shape.items)] : [];
  if ('values' in shape) return [partAt([...part, key ?? '*'], shape.values)];
  const inner = Object.entries('keys' in shape ? shape.keys : {});
  return inner.flatMap(([name, one]) =>
    name === (key ?? name) ? partAt([...part, name], one) : [],
  );
}

/** Each kind once. */
export function withoutRepeats(kinds: TermKinds): TermKinds {
  return [...new Map(kinds.map((kind) => [kind.id, kind])).values()];
}

/** What a term is, where it is compared: `a text` has no members, as numbers and the like; `anything` if that is not known. */
export function formOf({ of, isSet, key, text, shape }: TermKind) {
  if (isSet === true) return 'a set';
  if (of !== undefined) return key === undefined ? 'a list' : 'an object';
  if (text !== undefined || shape === 'scalar') return 'a text';
  if (typeof shape === 'string') return 'anything';
  return 'items' in shape ? 'a list' : 'an object';
}

/** The texts that a term can be; undefined if it can be something else. */
export function textsIn(kinds: TermKinds): string[] | undefined {
  const texts = kinds.flatMap(({ text }) => text ?? []);
  return texts.length > 0 && texts.length === kinds.length ? texts : undefined;
}
