/** What a term of a policy can be: a part of a plan, values in it, a constant, or a collection of these. */
import type { AskedFact } from '../plan/lacked-values.ts';
import { NAMED_SHAPES, type Shape } from '../plan/plan-shape.ts';
import { isEntry, placeInPlan } from './read-places.ts';

/** What a term can be, as far as it matters which values of a plan are in it. */
export type TermKind = { readonly id: string } & (
  | { is: 'clean' }
  /** A text that is written in the policy. */
  | { is: 'text'; text: string }
  /** A part of the input: the keys that lead to it. `*` is any member of a list or of a map. */
  | { is: 'part'; path: readonly string[]; shape: Shape; facts: Facts }
  /** Such as `before` and `after` of a change and what an action gets, and what is in them: a provider defines their attributes. */
  | { is: 'values'; path: readonly string[]; facts: Facts }
  /** What is below `data`: the names that lead to a package. */
  | { is: 'data'; path: readonly string[] }
  /** What a `walk` over a part of the input meets, and the lists of this name that are in it. */
  | { is: 'walked'; path: readonly string[]; name: string; lists: Kinds }
  /** A collection that the policy builds: what a member can be, and under which key, if that is known. */
  | { is: 'collection'; isSet: boolean; of: TermKind; key: string | undefined; depth: number }
);

/** All that a term can be. Empty: nothing is known yet. */
export type Kinds = readonly TermKind[];

/** What is so of the resource or action in which it is, wherever it is read. */
export type Facts = readonly AskedFact[];

export const CLEAN: TermKind = { id: '?', is: 'clean' };
/** In the place of more constants than are followed: nobody reads the input by the words of such a table. */
export const MANY: TermKind = { id: 'many', is: 'clean' };
/** In the place of more kinds than are followed. Everything counts as read there. */
export const TOO_MANY: TermKind = { id: 'too many', is: 'clean' };

const NAMES_OF_VALUES: readonly string[] = [
  'before',
  'after',
  'after_unknown',
  'after_sensitive',
  'config_values',
  'config_unknown',
  'config_sensitive',
  'values',
  'sensitive_values',
  'value',
  'identity',
  'after_identity',
  'expressions',
  'count_expression',
  'for_each_expression',
];

/** The configuration has outputs and actions of which the format says no more. */
const LISTS_OF_VALUES: readonly string[] = ['outputs', 'actions'];

export function partAt(path: readonly string[], shape: Shape, facts: Facts = []): TermKind {
  if (shape === 'anything') {
    // Where the value of an output is not known, its type is not, either.
    const isOfValue =
      path.at(-3) === 'outputs' ||
      LISTS_OF_VALUES.includes(path.at(-2) ?? '') ||
      NAMES_OF_VALUES.includes(path.at(-1) ?? '');
    return isOfValue ? valuesAt(path, facts) : CLEAN;
  }
  const known = typeof shape === 'object' && 'named' in shape ? NAMED_SHAPES[shape.named] : shape;
  return {
    id: `input ${path.join('\0')}${idOfFacts(facts)}`,
    is: 'part',
    path,
    shape: known,
    facts,
  };
}

export function valuesAt(path: readonly string[], facts: Facts): TermKind {
  return { id: `values ${path.join('\0')}${idOfFacts(facts)}`, is: 'values', path, facts };
}

/** The part of an id that tells what is so from what is not. */
export function idOfFacts(facts: Facts): string {
  return facts.length === 0 ? '' : `\0\0${JSON.stringify(facts)}`;
}

export function walkedAt(path: readonly string[], name: string, lists: Kinds): TermKind {
  return { id: `walked ${name} ${path.join('\0')}`, is: 'walked', path, name, lists };
}

export function dataAt(path: readonly string[]): TermKind {
  return { id: `data ${path.join('\0')}`, is: 'data', path };
}

/** Whether no value of a provider, and nothing else of the input, can be in it. */
export function isConstant(kind: TermKind): boolean {
  return kind.is === 'collection' ? isConstant(kind.of) : kind.is === 'clean' || kind.is === 'text';
}

/** Whether a value of a provider can be in it. */
export function holdsValues(kind: TermKind): boolean {
  if (kind.is === 'part') return shapeHoldsValues(kind.shape);
  if (kind.is === 'collection') return holdsValues(kind.of);
  return kind.is === 'values' || kind.is === 'walked' || kind.is === 'data';
}

function shapeHoldsValues(shape: Shape): boolean {
  // Modules of planned values and of the configuration have values.
  if (typeof shape === 'string' || 'named' in shape) return typeof shape === 'object';
  if ('items' in shape) return shapeHoldsValues(shape.items);
  if ('values' in shape) return shapeHoldsValues(shape.values);
  return Object.entries(shape.keys).some(
    ([name, inner]) => NAMES_OF_VALUES.includes(name) || shapeHoldsValues(inner),
  );
}

/** Whether it is a member of `resource_changes` or a planned resource, as it is there. */
export function isWholeMember(kind: TermKind): boolean {
  return kind.is === 'part' && WHOLE_MEMBERS.includes(placeInPlan(kind.path).join());
}

const WHOLE_MEMBERS: readonly string[] = ['resource_changes,*', 'planned_values,resources,*'];

/** Each kind once. */
export function withoutRepeats(kinds: Kinds): Kinds {
  return [...new Map(kinds.map((kind) => [kind.id, kind])).values()];
}

export function isSame(kinds: Kinds, others: Kinds = []): boolean {
  return kinds.length === others.length && kinds.every(({ id }, at) => id === others[at]?.id);
}

/** What is not known to be anything can be any value without a plan in it. */
export function orClean(kinds: Kinds): Kinds {
  return kinds.length > 0 ? kinds : [CLEAN];
}

/** What can be in these. */
export function membersOfCollections(kinds: Kinds): Kinds {
  return kinds.map((kind) => (kind.is === 'collection' ? kind.of : CLEAN));
}

/** What is below a key of a part, or below any key. A text or a number has no keys. */
export function partsBelow(
  { path, shape, facts }: TermKind & { is: 'part' },
  key: string | undefined,
): Kinds {
  if (typeof shape === 'string' || 'named' in shape) return [];
  if ('items' in shape) {
    return key === undefined ? [partAt([...path, '*'], shape.items, facts)] : [];
  }
  if ('values' in shape) return [partAt([...path, key ?? '*'], shape.values, facts)];
  const names = key === undefined ? Object.keys(shape.keys) : [key];
  return names.flatMap((name) => {
    const inner = Object.hasOwn(shape.keys, name) ? shape.keys[name] : undefined;
    return inner === undefined ? [] : partAt([...path, name], inner, facts);
  });
}

/**
 * The parts of this name in a part, and members of maps that may have it, such as outputs. All planned resources are at one
 * place, in whichever module they are.
 */
export function partsCalled(
  name: string,
  from: TermKind & { is: 'part' },
): { lists: Kinds; members: Kinds } {
  const lists = new Map<string, TermKind>();
  const members: TermKind[] = [];
  const waiting: TermKind[] = [from];
  // The list grows while it is walked.
  for (const kind of waiting) {
    if (kind.is !== 'part' || kind.path.length > MOST_KEYS) continue;
    if (kind.path.indexOf(MODULES) < kind.path.lastIndexOf(MODULES)) continue;
    if (typeof kind.shape === 'object' && 'values' in kind.shape) {
      members.push(...partsBelow(kind, name));
    }
    for (const inner of partsBelow(kind, undefined)) {
      if (inner.is !== 'part' || inner.path.at(-1) !== name) waiting.push(inner);
      else {
        const place = placeInPlan(inner.path).join('\0');
        if (!lists.has(place)) lists.set(place, inner);
      }
    }
  }
  return { lists: [...lists.values()], members };
}

const MODULES = 'child_modules';
/** No list of resources is so deep, but in modules. */
const MOST_KEYS = 12;

/** Whether it is a resource or an action as it is in a list of the plan. */
export function isEntryOfPlan(kind: TermKind): kind is TermKind & { is: 'part' } {
  return kind.is === 'part' && isEntry(kind.path);
}

/** So many facts are kept of one resource; what is asked of it besides makes nothing less certain. */
const MOST_FACTS = 8;

export function withFacts(kind: TermKind, more: Facts): TermKind {
  if (!isEntryOfPlan(kind)) return kind;
  const byText = new Map([...kind.facts, ...more].map((fact) => [JSON.stringify(fact), fact]));
  const texts = [...byText.keys()].sort().slice(0, MOST_FACTS);
  return partAt(
    kind.path,
    kind.shape,
    texts.flatMap((text) => byText.get(text) ?? []),
  );
}

export function withoutFacts(kind: TermKind): TermKind {
  if (kind.is === 'part') return kind.facts.length === 0 ? kind : partAt(kind.path, kind.shape);
  if (kind.is === 'values') return kind.facts.length === 0 ? kind : valuesAt(kind.path, []);
  if (kind.is !== 'collection') return kind;
  const of = withoutFacts(kind.of);
  if (of === kind.of) return kind;
  return { ...kind, of, id: kind.id.slice(0, -kind.of.id.length) + of.id };
}

/** Whether the number of members says nothing of the values in them. */
export function isCountHarmless(kinds: Kinds): boolean {
  const each = withoutRepeats(kinds);
  if (each.some(({ is }) => is === 'values' || is === 'walked')) return false;
  const hasSets = each.some((kind) => kind.is === 'collection' && kind.isSet && holdsValues(kind));
  // A set of another kind may have the same members.
  return !hasSets || each.length === 1;
}

/** The texts that these are, if they are nothing but texts; of nothing, none. */
export function onlyTexts(kinds: Kinds): string[] | undefined {
  const texts = kinds.flatMap((kind) => (kind.is === 'text' ? kind.text : []));
  return texts.length === kinds.length ? texts : undefined;
}

/** The same of a term of which something is known. */
export function knownTexts(kinds: Kinds): string[] | undefined {
  return kinds.length > 0 ? onlyTexts(kinds) : undefined;
}
