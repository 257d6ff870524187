/**
 * Reads the names in the syntax of policies: which rules a policy leads to, which parts of the input it may read, and
 * which names nothing has. `opa check --schema` judges most names, but it does not know what a function is called with.
 * A term that is not known here may read everything.
 */
import type { PlanShape } from '../plan/plan-shape.ts';
import { groupsBelow, type RuleGroup, type Groups } from './groups.ts';
import { keysToPart } from './input-form.ts';
import {
  collectionOf,
  dataAt,
  GIVEN,
  holdsValues,
  isKnownByAddress,
  kindOfInput,
  kindsBelow,
  textsIn,
  UNKNOWN,
} from './kinds.ts';
import type { TermKind, TermKinds } from './kinds.ts';
import { NOTHING, type Expression, type RegoModule, type RegoPlace } from './syntax.ts';
import type { Rule, Term } from './syntax.ts';

/** Where a name is written. */
export interface NamePlace {
  group: RuleGroup;
  rule: Rule;
  module: RegoModule;
  /** What is written there; it has its place as soon as `opa` was asked for it. */
  at: { place: RegoPlace };
  /** Whether the name is below an odd number of `not`, counted from the policy on. */
  isNegated: boolean;
  /** Whether the name is the key of an `object.get`, which has a default value. */
  hasDefault: boolean;
  /** Whether the name is only shown by `print`, so that its value may be absent. */
  isPrinted: boolean;
}

/** A name that nothing has. */
export interface AbsentName extends NamePlace {
  /** Up to the name, from the input on. */
  path: readonly string[];
  /** The names that could be in its place. */
  instead: readonly string[];
  /** The words below `data`, which no rule has. A data file may have them. */
  data?: readonly string[];
  /** What is wrong, as the rest of a sentence, if it is not that `path` is absent. */
  said?: string;
}

/** What the rules of one policy say. */
export interface Names {
  /** The rules that it leads to, itself first. */
  rules: ReadonlySet<RuleGroup>;
  /** The parts of the input that it may read, by their keys. A path that ends above a part means all parts below. */
  parts: readonly (readonly string[])[];
  /**
   * The attributes of changed resources that it may read, before or after the change: their names, or `*` for any. The
   * empty name says that it asks for values at all, perhaps only whether there are some.
   */
  attributes: ReadonlySet<string>;
  absent: readonly AbsentName[];
  /** The expressions, in the order in which they are written, once for each way to them. */
  statements: readonly NamePlace[];
}

/** Every attribute. */
export const ANY_ATTRIBUTE = '*';

/** @param policy its rule, and the rules that except it */
export function readPolicyNames(
  policy: readonly RuleGroup[],
  groups: Groups,
  input: PlanShape,
): Names {
  return new NameReader(policy, groups, kindOfInput(input)).read();
}

/** `variables`: each with the term that declares it. */
type Scope = NamePlace & { variables: Map<string, Term> };

/** What one rule says, read in one way to it. */
interface Found {
  parts: Map<string, readonly string[]>;
  attributes: Set<string>;
  absent: AbsentName[];
  statements: NamePlace[];
}

class NameReader {
  readonly #groups: Groups;
  readonly #input: TermKind;
  /** The rules that are led to, whether by an odd number of `not`, and what was found: a rule can be both. */
  readonly #ways = new Map<RuleGroup, Map<boolean, Found>>();
  /** The rules whose whole value is read. */
  readonly #answers: Set<RuleGroup>;
  /** What a rule can be, and a variable or an argument, by the term that declares it; and who has asked. */
  readonly #known = new Map<
    RuleGroup | Term,
    { ids: Set<string>; kinds: TermKind[]; by: Set<RuleGroup> }
  >();
  /** The rules to read again: something that they use is known to be more than it was. */
  readonly #unread: Set<RuleGroup>;
  /** The rule that is being read. */
  #reading: RuleGroup | undefined;
  /** How many rules are being read, each for the one before. */
  #depth = 0;
  /** What is found in the rule that is being read. */
  #found = nothingFound();

  constructor(policy: readonly RuleGroup[], groups: Groups, input: TermKind) {
    this.#groups = groups;
    this.#input = input;
    this.#answers = new Set(policy);
    this.#unread = new Set(policy);
    for (const group of policy) this.#ways.set(group, new Map([[false, this.#found]]));
  }

  /** Reads rules until nothing more is known of any. */
  read(): Names {
    for (const group of this.#unread) this.#again(group);
    const found = [...this.#ways.values()].flatMap((ways) => [...ways.values()]);
    return {
      rules: new Set(this.#ways.keys()),
      parts: [...new Map(found.flatMap(({ parts }) => [...parts])).values()],
      attributes: new Set(found.flatMap(({ attributes }) => [...attributes])),
      absent: found.flatMap(({ absent }) => absent),
      statements: found.flatMap(({ statements }) => statements),
    };
  }

  /** Reads a rule in all ways to it. What a rule leads to is read at once, so that its value is known. */
  #again(group: RuleGroup): void {
    const outer = this.#reading;
    const around = this.#found;
    this.#unread.delete(group);
    this.#depth += 1;
    const ways = this.#ways.get(group) ?? new Map<boolean, Found>();
    for (const isNegated of ways.keys()) {
      this.#found = nothingFound();
      ways.set(isNegated, this.#found);
      this.#group(group, isNegated);
    }
    this.#depth -= 1;
    this.#reading = outer;
    this.#found = around;
  }

  #group(group: RuleGroup, isNegated: boolean): void {
    this.#reading = group;
    for (const { rule, module } of group.rules) {
      const about = { group, rule, module, at: rule, isNegated };
      const scope = { ...about, hasDefault: false, isPrinted: false, variables: new Map() };
      this.#found.statements.push(scope);
      for (const pattern of rule.args ?? []) {
        // An argument with the name of one before it is compared with it.
        const isNew = pattern.kind !== 'variable' || !scope.variables.has(pattern.name);
        this.#match(pattern, this.#kindsOf(pattern), scope, isNew);
      }
      const value = this.#body(rule, scope);
      this.#learn(group, value);
      if (this.#answers.has(group)) this.#use(value, scope);
    }
  }

  /** @returns what the value is wherever the body is true */
  #body({ body, value }: { body: readonly Expression[]; value: Term }, outer: Scope): TermKinds {
    for (const expression of body) {
      const { term, replaced, isNegated } = expression;
      const isPrinted = term.kind === 'call' && PRINTS.includes(term.name);
      const isOtherWay = outer.isNegated !== isNegated;
      const scope = { ...outer, at: expression, isPrinted, isNegated: isOtherWay };
      this.#found.statements.push(scope);
      // What is replaced, and all that is in it, counts as read.
      const terms = isPrinted ? [] : [...replaced, term];
      for (const one of terms) {
        // Whether there is a value says nothing of what is in it.
        const isOnlyThere = one === term && (one.kind === 'reference' || one.kind === 'variable');
        this.#use(this.#term(one, scope), scope, isOnlyThere);
      }
    }
    return this.#term(value, outer);
  }

  #term(term: Term, scope: Scope): TermKinds {
    switch (term.kind) {
      case 'scalar': {
        const { value: text } = term;
        return [typeof text === 'string' ? { id: `"${text}"`, text, shape: 'anything' } : UNKNOWN];
      }
      case 'variable': {
        const own = this.#declaring(term, scope, false);
        if (own !== undefined) return this.#kindsOf(own);
        const [first, ...words] = this.#global(term.name, scope.module) ?? [];
        const above: TermKinds = [first === 'input' ? this.#input : dataAt([])];
        return words.reduce((here, word) => this.#members(here, [word], scope, term), above);
      }
      case 'reference':
        return this.#steps(this.#term(term.head, scope), term.parts, scope);
      case 'collection': {
        return term.entries.flatMap(({ key, value }) => {
          const keys = key === undefined ? [] : this.#term(key, scope);
          this.#use(keys, scope);
          const [text, ...others] = textsIn(keys) ?? [];
          const known = others.length === 0 ? text : undefined;
          return collectionOf(this.#term(value, scope), term.isSet, known);
        });
      }
      case 'comprehension':
        return this.#body(term, { ...scope, variables: new Map(scope.variables) });
      case 'call':
        return this.#call(term.name, term.args, scope);
      case 'other':
        this.#mayReadAll();
        return [UNKNOWN];
    }
  }

  #call(name: string, args: readonly Term[], scope: Scope): TermKinds {
    const [left = NOTHING, right = NOTHING, otherwise = NOTHING] = args;
    if (name === 'some') for (const variable of args) this.#bind(variable, [], scope, true);
    if (name === 'assign') this.#match(left, this.#term(right, scope), scope, true);
    if (name === 'some' || name === 'assign') return [UNKNOWN];
    if (name === 'object.get') {
      const path = right.kind === 'collection' ? right.entries.map(({ value }) => value) : [right];
      const from = this.#term(left, scope);
      // A variable can be a path, which leads to anything below.
      const isPath = right.kind !== 'collection' && !textsIn(this.#term(right, scope));
      if (isPath) this.#use(from, scope);
      const value = this.#steps(from, path, { ...scope, hasDefault: true });
      return [...value, ...this.#term(otherwise, scope)];
    }
    const values = args.map((arg) => this.#term(arg, scope));
    const group = this.#functionOf(name, scope.module);
    if (group !== undefined) return this.#function(group, args, values, scope);
    const kept = KEEPS_MEMBERS[name];
    if (kept !== undefined) return values.slice(0, kept).flat();
    if (name === 'walk') this.#bind(right, [UNKNOWN], scope, false);
    const [one = [], other = []] = values;
    // Each side of `=` can get its value from the other.
    const isBound =
      name === 'eq' &&
      [this.#bind(left, other, scope, false), this.#bind(right, one, scope, false)].includes(true);
    // A plan may leave out a value, and then there are fewer.
    const isCount = name === 'count' && !one.some(({ areValues }) => areValues === true);
    const isOnlyThere = isCount || (COMPARES.includes(name) && args.some(isNull));
    if (!isBound) for (const value of values) this.#use(value, scope, isOnlyThere);
    const what = textsIn(other) ? containerIn(one) : textsIn(one) && containerIn(other);
    if (EQUALS.includes(name) && !isBound && what !== undefined) {
      const said = `compares ${what} with a text, and these are never equal: compare what is in it`;
      this.#found.absent.push({ ...scope, path: [], instead: [], said });
    }
    return [UNKNOWN];
  }

  #function(group: RuleGroup, args: readonly Term[], values: readonly TermKinds[], scope: Scope) {
    for (const { rule } of group.rules) {
      for (const [at, pattern] of (rule.args ?? []).entries()) {
        this.#learn(pattern, values[at]?.map((kind) => (kind === UNKNOWN ? GIVEN : kind)) ?? []);
      }
    }
    const result = this.#lead(group, scope);
    const outputs = args.slice(group.rules[0]?.rule.args?.length ?? 0);
    for (const output of outputs) this.#match(output, result, scope, false);
    return result;
  }

  #functionOf(name: string, module: RegoModule): RuleGroup | undefined {
    const [first = '', ...rest] = name.split('.');
    const [, ...words] = this.#global(first, module) ?? [];
    return this.#groups.get([...words, ...rest].join('\0'));
  }

  /**
   * Notes what the variables of a pattern can be. `isNew`: they hide others of the same name.
   *
   * @returns whether one gets its value here; one that has another value is compared
   */
  #bind(pattern: Term, kinds: TermKinds, scope: Scope, isNew: boolean): boolean {
    const own = this.#declaring(pattern, scope, isNew);
    if (own !== undefined) {
      const given = new Set(kinds.map(({ id }) => id));
      const isCompared = this.#knownOf(own).kinds.some(({ id }) => !given.has(id));
      if (!isCompared) this.#learn(own, kinds);
      return !isCompared;
    }
    if (pattern.kind !== 'collection' || pattern.isSet) return false;
    const areBound = pattern.entries.map(({ key, value }) => {
      const members = this.#step(kinds, key ?? NOTHING, scope, key ?? pattern);
      return this.#match(value, members, scope, isNew);
    });
    return areBound.includes(true);
  }

  /** As `#bind`. What gives its value to no variable is compared. */
  #match(pattern: Term, kinds: TermKinds, scope: Scope, isNew: boolean): boolean {
    const isBound = this.#bind(pattern, kinds, scope, isNew);
    if (!isBound) this.#use([...this.#term(pattern, scope), ...kinds], scope);
    return isBound;
  }

  /** The term that declares a variable; undefined if this is none, but the name of a rule or of an import. */
  #declaring(term: Term, { variables, module }: Scope, isNew: boolean): Term | undefined {
    if (term.kind !== 'variable') return undefined;
    const known = isNew ? undefined : variables.get(term.name);
    const isOwn = isNew || known !== undefined || this.#global(term.name, module) === undefined;
    if (isOwn && known === undefined) variables.set(term.name, term);
    return isOwn ? (known ?? term) : undefined;
  }

  /** What a name leads to, if it is no variable: words that begin with `input` or `data`. */
  #global(name: string, { imports, package: own }: RegoModule): readonly string[] | undefined {
    if (name === 'input' || name === 'data') return [name];
    const isRule = groupsBelow(this.#groups, [...own, name]).length > 0;
    return imports.get(name) ?? (isRule ? ['data', ...own, name] : undefined);
  }

  #steps(from: TermKinds, steps: readonly Term[], scope: Scope): TermKinds {
    return steps.reduce((here, step) => this.#step(here, step, scope), from);
  }

  #step(from: TermKinds, step: Term, scope: Scope, at: NamePlace['at'] = step): TermKinds {
    // Nearly all steps are texts.
    if (step.kind === 'scalar' && typeof step.value === 'string') {
      return this.#members(from, [step.value], scope, at);
    }
    // A variable of which nothing is known gets its value here.
    const own = this.#declaring(step, scope, false);
    if (own === undefined || this.#knownOf(own).kinds.length > 0) {
      const keys = this.#term(step, scope.hasDefault ? { ...scope, hasDefault: false } : scope);
      const texts = textsIn(keys);
      if (texts !== undefined) return this.#members(from, texts, scope, at);
      this.#use(keys, scope);
    }
    // A set gives its members to a variable that is its key.
    const ofSets = from.flatMap(({ of, isSet }) => (of !== undefined && isSet ? of : []));
    this.#bind(step, ofSets.length > 0 ? ofSets : [UNKNOWN], scope, false);
    return this.#members(from, [undefined], scope, at);
  }

  /** What is below some keys, or below any: undefined. Notes a name if nothing that it can follow has it. */
  #members(
    from: TermKinds,
    keys: readonly (string | undefined)[],
    scope: Scope,
    at: NamePlace['at'],
  ): TermKinds {
    const found: TermKind[] = [];
    const known = from.filter((kind) => kind !== GIVEN);
    for (const kind of known) {
      for (const key of keys) found.push(...this.#member(kind, key, scope, at));
    }
    const [{ part, shape } = UNKNOWN] = known;
    if (found.length > 0 || part === undefined) {
      return known.length < from.length ? [...found, GIVEN] : found;
    }
    const hasDefault = scope.hasDefault && keys[0] !== undefined;
    const instead = Object.keys(typeof shape === 'object' && 'keys' in shape ? shape.keys : {});
    const path = [...part, keys[0] ?? '*'];
    this.#found.absent.push({ ...scope, at, hasDefault, path, instead });
    return [UNKNOWN];
  }

  #member(kind: TermKind, key: string | undefined, scope: Scope, at: NamePlace['at']): TermKinds {
    const { part, data, of, areValues = false } = kind;
    const inside = kindsBelow(kind, key);
    if (areValues) this.#found.attributes.add(key ?? ANY_ATTRIBUTE);
    if (inside.some((one) => one.areValues)) this.#found.attributes.add('');
    if (key === undefined) {
      if (of === undefined) this.#use([kind], scope, true);
      return inside;
    }
    const path = (part ?? data ?? []).concat(key);
    if (part !== undefined && path.length >= keysToPart(path)) this.#mayRead(path);
    if (data === undefined) return inside;
    const group = this.#groups.get(path.join('\0'));
    const below = groupsBelow(this.#groups, path);
    // A function that is not called stands in the place of another one, and gets what that one gets.
    if (group?.rules.some(({ rule }) => rule.args !== undefined) === true) this.#mayReadAll();
    if (group !== undefined && below.length === 1) return this.#lead(group, scope);
    if (group !== undefined) this.#use([dataAt(path)], scope);
    if (below.length === 0) {
      this.#found.absent.push({ ...scope, at, path: [], instead: [], data: path });
    }
    return [group === undefined ? dataAt(path) : UNKNOWN];
  }

  /**
   * Whatever is done with these: the parts of the input in them count as read, and rules as a whole.
   *
   * @param isKept whether nothing is asked but which members there are: no value in them counts as read
   */
  #use(kinds: TermKinds, scope: Scope, isKept = false): void {
    for (let kind of kinds) {
      let isInSet = false;
      for (; kind.of !== undefined; kind = kind.of) isInSet = kind.isSet === true || isInSet;
      // How many members a set has says which of them are equal.
      const isRead = !isKept || (isInSet && !isKnownByAddress(kind.shape));
      if (isRead && holdsValues(kind.shape, kind.areValues)) {
        this.#found.attributes.add(ANY_ATTRIBUTE);
      }
      if (kind.part !== undefined) this.#mayRead(kind.part);
      for (const group of kind.data === undefined ? [] : groupsBelow(this.#groups, kind.data)) {
        this.#lead(group, scope);
        if (!this.#answers.has(group)) this.#unread.add(group);
        this.#answers.add(group);
      }
    }
  }

  #mayReadAll(): void {
    this.#mayRead([]);
    this.#found.attributes.add(ANY_ATTRIBUTE);
  }

  #mayRead(path: readonly string[]): void {
    const part = path.slice(0, keysToPart(path));
    this.#found.parts.set(part.join('\0'), part);
  }

  #lead(group: RuleGroup, { isNegated }: Scope): TermKinds {
    const ways = this.#ways.get(group) ?? new Map<boolean, Found>();
    this.#ways.set(group, ways);
    if (!ways.has(isNegated)) {
      this.#unread.add(group);
      ways.set(isNegated, nothingFound());
    }
    if (this.#unread.has(group) && this.#depth < DEEPEST) this.#again(group);
    return this.#kindsOf(group);
  }

  #learn(of: RuleGroup | Term, kinds: TermKinds): void {
    const known = this.#knownOf(of);
    const more: TermKind[] = [];
    for (const kind of kinds) {
      if (!known.ids.has(kind.id)) more.push(kind);
      known.ids.add(kind.id);
    }
    if (more.length === 0) return;
    // Whoever was given the kinds of before goes on with these.
    known.kinds = [...known.kinds, ...more];
    for (const group of known.by) this.#unread.add(group);
  }

  #kindsOf(of: RuleGroup | Term): TermKinds {
    const known = this.#knownOf(of);
    if (this.#reading !== undefined) known.by.add(this.#reading);
    return known.kinds;
  }

  #knownOf(of: RuleGroup | Term) {
    let known = this.#known.get(of);
    if (known === undefined) {
      known = { ids: new Set(), kinds: [], by: new Set() };
      this.#known.set(of, known);
    }
    return known;
  }
}

function nothingFound(): Found {
  return { parts: new Map(), attributes: new Set(), absent: [], statements: [] };
}

/** Rules that are deeper are read later. */
const DEEPEST = 20;

const PRINTS = ['print', 'internal.print'];
const EQUALS = ['eq', 'equal'];
const COMPARES = [...EQUALS, 'neq'];

function isNull(term: Term): boolean {
  return term.kind === 'scalar' && term.value === null;
}

/** Functions that return so many of their first arguments together, in another order, or a part of them. */
const KEEPS_MEMBERS: Readonly<Record<string, number>> = {
  sort: 1,
  'array.slice': 1,
  'array.reverse': 1,
  'array.concat': 2,
  or: 2,
};

/** What a term is in words, if it is certainly a list or an object of the input. */
function containerIn(kinds: TermKinds): string | undefined {
  const words = kinds
    .filter((kind) => kind !== GIVEN)
    .map(({ shape }) =>
      typeof shape === 'object' ? ('items' in shape ? 'a list' : 'an object') : undefined,
    );
  return words.includes(undefined) ? undefined : words[0];
}
