/** One rule of a policy set with what it is given, and what was noted of it: which parts and values of a plan it may read. */
import { keysToPart } from './input-form.ts';
import { placeInPlan, type ReadPlace } from './read-places.ts';
import type { RuleGroup, Term } from './syntax.ts';
import { idOfFacts, type Facts, type Kinds } from './term-kinds.ts';

/** A rule with what it is given. It is read again whenever it is given more, or gets more of a rule that it uses. */
export interface RuleUse {
  /** Undefined for what asks for a policy. */
  group: RuleGroup | undefined;
  args: Kinds[];
  value: Kinds;
  /** By the terms that declare them. */
  variables: Map<Term, Variable>;
  /** Those of the rule that is being read, of which is not yet known whether something gives them a value. */
  unchecked: Variable[];
  parts: Map<string, readonly string[]>;
  data: Map<string, readonly string[]>;
  places: Map<string, ReadPlace>;
  constants: Map<string, Set<string>>;
  leadsTo: Set<RuleUse>;
  /** Rules of which it uses all that they can be. */
  usesAll: Set<RuleGroup>;
  usedBy: Set<RuleUse>;
  /** Whether a variable got a kind since it was asked for. */
  isLate: boolean;
  /** Whether it can have several values, so that `opa` stops. Undefined while that is not known. */
  mayConflict?: boolean;
}

export interface Variable {
  kinds: Kinds;
  /** Where it gets its value; undefined if nothing is known of it. Wherever else it stands, it is compared. */
  from?: Term | undefined;
  /** Whether something was read that may give it a value, as the last argument of `sprintf("%s", [name], message)`. */
  isBound?: boolean;
  /** Whether it was asked for before a line was read that gives it a value. */
  isAwaited?: boolean;
}

/** What the rules of one policy may read. */
export interface Reads {
  /** The rules that it leads to, itself first. */
  rules: ReadonlySet<RuleGroup>;
  /** The parts of the input that it may read, by their keys. A path that ends above a part means all parts below. */
  parts: readonly (readonly string[])[];
  /** The places in the plan that it may read. */
  places: readonly ReadPlace[];
  /** Constants with which it compares values, as JSON, by their places: the keys joined by NUL. */
  constants: ReadonlyMap<string, ReadonlySet<string>>;
  /** What it reads below `data` where no rule is, as in `limits`. */
  data: readonly (readonly string[])[];
}

export function newUse(group: RuleGroup | undefined, args: Kinds[]): RuleUse {
  return {
    group,
    args,
    value: [],
    variables: new Map(),
    unchecked: [],
    parts: new Map(),
    data: new Map(),
    places: new Map(),
    constants: new Map(),
    leadsTo: new Set(),
    usesAll: new Set(),
    usedBy: new Set(),
    isLate: false,
  };
}

/** Notes the part of the input in which the path is, or which begins there. */
export function noteRead(path: readonly string[], { parts }: RuleUse): void {
  const part = path.slice(0, keysToPart(path));
  parts.set(part.join('\0'), part);
}

export function notePlace(
  path: readonly string[],
  how: ReadPlace['how'],
  facts: Facts,
  { places }: RuleUse,
): void {
  const place: ReadPlace = { path: placeInPlan(path), how, facts };
  places.set(`${how} ${place.path.join('\0')}${idOfFacts(facts)}`, place);
}

/** Notes what providers have at keys of this name, wherever below the path. */
export function noteBelow(path: readonly string[], name: string, { places }: RuleUse): void {
  const place: ReadPlace = { path: placeInPlan(path), how: 'all', facts: [], below: name };
  places.set(`below ${name} ${place.path.join('\0')}`, place);
}

/** @param constants as JSON, with which the values are compared */
export function noteConstants(of: Kinds, constants: readonly string[], use: RuleUse): void {
  for (const kind of of) {
    if (kind.is !== 'values') continue;
    const key = placeInPlan(kind.path).join('\0');
    use.constants.set(key, new Set([...(use.constants.get(key) ?? []), ...constants]));
  }
}

/** What was noted of several rules. */
export function readsOf(uses: readonly RuleUse[]): Reads {
  const constants = new Map<string, Set<string>>();
  for (const [key, words] of uses.flatMap((use) => [...use.constants])) {
    constants.set(key, new Set([...(constants.get(key) ?? []), ...words]));
  }
  return {
    rules: new Set(uses.flatMap(({ group }) => group ?? [])),
    parts: [...new Map(uses.flatMap(({ parts }) => [...parts])).values()],
    places: [...new Map(uses.flatMap(({ places }) => [...places])).values()],
    constants,
    data: [...new Map(uses.flatMap(({ data }) => [...data])).values()],
  };
}
