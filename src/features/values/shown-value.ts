/**
 * A value of a plan as it may be shown: what is hidden is not in it any more (`hide-values.ts` makes it). Where something of a value
 * is hidden, a number stands for it: equal values have equal numbers, so that a change is seen and nothing else.
 */
import { canonicalJson } from '../../approvals/canonical.ts';

export type ShownValue =
  | { kind: 'literal'; text: string }
  /** `same`: something of it is hidden. */
  | { kind: 'text'; text: string; same?: number | undefined }
  | { kind: 'hidden'; same: number }
  /** `of`: what it refers to, as the configuration writes it. */
  | { kind: 'unknown'; of: readonly string[] }
  | { kind: 'list'; items: readonly ShownValue[] }
  | { kind: 'map'; members: ReadonlyMap<string, ShownValue> };

/** A name, a key of a map, or an index. */
export type PathStep = string | number;

/** The value null; it is also used for what is not there. */
export const NULL: ShownValue = { kind: 'literal', text: 'null' };

export const isNull = (value: ShownValue | undefined): boolean =>
  value === undefined || (value.kind === 'literal' && value.text === 'null');

export const isEmpty = (value: ShownValue): boolean =>
  (value.kind === 'list' && value.items.length === 0) ||
  (value.kind === 'map' && value.members.size === 0);

/** A text that two values have in common only if they are the same. Two unknown values have one, and are never the same. */
export function keyOfValue(value: ShownValue): string {
  switch (value.kind) {
    case 'literal':
      return `l${value.text}`;
    case 'text':
      return value.same === undefined ? JSON.stringify(value.text) : `t${value.same}`;
    case 'hidden':
      return `h${value.same}`;
    case 'unknown':
      return 'u';
    case 'list':
      return `[${value.items.map(keyOfValue).join()}]`;
    case 'map': {
      const members = Array.from(
        value.members,
        ([key, inner]) => `${JSON.stringify(key)}:${keyOfValue(inner)}`,
      );
      return `{${members.sort().join()}}`;
    }
  }
}

/** Whether something in it is known only after the apply. */
export function hasUnknown(value: ShownValue): boolean {
  if (value.kind === 'list') return value.items.some(hasUnknown);
  if (value.kind === 'map') return [...value.members.values()].some(hasUnknown);
  return value.kind === 'unknown';
}

/** An entry of a plan as it may be shown. */
export interface VisibleEntry {
  /** What it is about; of what is outside of Terraform, nothing is applied. */
  part: 'resource' | 'output' | 'action' | 'drift' | 'deferred' | 'unknown';
  /** The address or `output.NAME`; where a key of it is hidden, the type and a number. Hostile until escaped. */
  name: string;
  /** Of an apply that has nothing to do: `none`, as of what is only moved. */
  does:
    | 'create'
    | 'update'
    | 'replace'
    | 'delete'
    | 'forget'
    | 'read'
    | 'open'
    | 'invoke'
    | 'none'
    | 'unknown';
  /** Of what is replaced: whether the new object is there before the old one goes. */
  createsFirst: boolean;
  /** Of what is replaced: the old object is forgotten, and not destroyed. */
  forgetsOld: boolean;
  movedFrom?: string | undefined;
  /** The id, or the identity; undefined for what is not imported. */
  importedAs?: ShownValue | undefined;
  /** The key of an object that an earlier replacement left behind. */
  deposed?: string | undefined;
  /** Why, by one word of Terraform, as in `replace_because_tainted`. */
  reason?: string | undefined;
  /** What triggers an action; why something is left to a later plan. */
  because?: string | undefined;
  /** Whether its attributes take a value of any type: an empty text is one. */
  takesAnyType: boolean;
  /** The paths of what forces the replacement. */
  forcing: readonly (readonly PathStep[])[];
  before: ShownValue | undefined;
  after: ShownValue | undefined;
  /** Where a value becomes sensitive, or is no longer. */
  marks: readonly { path: readonly PathStep[]; becomes: 'sensitive' | 'shown' }[];
}

/** A number for each value, the same for the same value. */
export function createIdentities(): (value: unknown) => number {
  const numbers = new Map<string, number>();
  return (value) => {
    const key = canonicalJson(value);
    const known = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, known);
    return known;
  };
}
