/**
 * Reads the names in the syntax of policies: which rules a policy leads to, which parts of the input it may read, and
 * which names nothing has. `opa check --schema` judges most names, but it does not know what a function is called with.
 * A term that is not known here may read everything.
 */
import type { PlanShape } from '../plan/plan-shape.ts';
import {
  groupsBelow,
  type RuleGroup,
  type Groups,
  NOTHING,
  type Expression,
  type RegoModule,
  type RegoPlace,
  type Rule,
  type Term,
} from './syntax.ts';
import { isOfPullRequest, keysToPart } from './input-form.ts';
import {
  collectionOf,
  dataAt,
  formOf,
  GIVEN,
  holdsValues,
  isConstant,
  isKnownByAddress,
  partAt,
  kindsBelow,
  textsIn,
  UNKNOWN,
  withoutRepeats,
} from './kinds.ts';
import type { TermKind, TermKinds } from './kinds.ts';

/** Where a name is written. */
export interface NamePlace {
  group: RuleGroup;
  rule: Rule;
  module: RegoModule;
  /** What is written there; it has its place as soon as `opa` was asked for it. */
  at: { place: RegoPlace };
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
   * The attributes that it may read of changed resources, before or after the change, and of actions: their names, or
   * `*` for any. The empty name says that it asks for values at all, perhaps only whether there are some.
   */
  attributes: ReadonlySet<string>;
  absent: readonly AbsentName[];
  /** The expressions, in the order in which they are written, once for each way to them. */
  statements: readonly NamePlace[];
}

/** Every attribute. */
export const ANY_ATTRIBUTE = '*';

/** 400 rules that share functions have 3,000 ways, and a rule has 14 kinds: to read far more could take hours, or all memory. */
const MOST_WAYS = 10_000;
const MOST_KINDS = 200;
const LONGEST_CHAIN = 200;

/** @param policy its rule, and the rules that except it */
export function readPolicyNames(
  policy: readonly RuleGroup[],
  groups: Groups,
  input: PlanShape,
): Names {
  return new NameReader(groups, partAt([], input)).read(policy);
}

/** A variable of a rule. */
interface Variable {
  /** What it can be. */
  kinds: TermKinds;
  /** Where it gets its value; undefined if nothing is known of it. Wherever else it stands, it is compared. */
  from?: Term;
  /** How many kinds were known when it was first asked for. */
  asked?: number | undefined;
  /** Whether something was read that may give it a value, as the last argument of `sprintf("%s", [name], message)`. */
  isBound?: boolean;
}

type Scope = NamePlace & {
  /** The variables that have a name here. */
  variables: Map<string, Variable>;
  /** All variables of the rule, by the terms that declare them. */
  declared: Map<Term, Variable>;
};

/** Reads each rule where it is led to, with what it is given there. This has an end, because no rule leads to itself. */
class NameReader {
  readonly #groups: Groups;
  readonly #input: TermKind;
  /** What rules can be, by the ways to them; nothing while one is read. */
  readonly #values = new Map<RuleGroup, Map<string, TermKinds>>();
  #isUnread = false;
  #ways = 0;
  #chain = 0;
  /** The rules whose whole value is read. */
  readonly #answers = new Set<RuleGroup>();
  readonly #parts = new Map<string, readonly string[]>();
  readonly #attributes = new Set<string>();
  readonly #statements: NamePlace[] = [];
  readonly #absent: AbsentName[] = [];
  /** The names that something has. One that is absent in what a function gets may be in what another caller gives. */
  readonly #present = new Map<NamePlace['at'], Set<string>>();

  constructor(groups: Groups, input: TermKind) {
    this.#groups = groups;
    this.#input = input;
  }

  read(policy: readonly RuleGroup[]): Names {
    this.#use(policy.map(({ path }) => dataAt(path)));
    return {
      rules: new Set(this.#values.keys()),
      parts: [...this.#parts.values()],
      attributes: this.#attributes,
      absent: this.#absent.filter(
        ({ at, path, data }) =>
          data !== undefined || this.#present.get(at)?.has(path.at(-1) ?? '') !== true,
      ),
      statements: this.#statements,
    };
  }

  #valueOf(group: RuleGroup, args: readonly TermKinds[] = []): TermKinds {
    const values = this.#values.get(group) ?? new Map<string, TermKinds>();
    this.#values.set(group, values);
    const way = JSON.stringify(args.map((kinds) => kinds.map(({ id }) => id)));
    const before = values.get(way);
    if (before !== undefined) return before;
    const about = { isPrinted: false, variables: new Map<string, Variable>() };
    this.#ways += 1;
    const isTooMuch = this.#ways > MOST_WAYS || this.#chain >= LONGEST_CHAIN;
    this.#chain += 1;
    // `opa` refuses a rule that leads to itself.
    values.set(way, []);
    const found = isTooMuch
      ? []
      : withoutRepeats(
          group.rules.flatMap(({ rule, module }) =>
            this.#rule({ ...about, group, rule, module, at: rule, declared: new Map() }, args),
          ),
        );
    this.#chain -= 1;
    const fromOutside = found.filter((kind) => !isConstant(kind));
    const isWhole = !isTooMuch && fromOutside.length <= MOST_KINDS;
    const [first] = group.rules;
    if (!isWhole && first !== undefined) {
      this.#noteUnread({ ...about, ...first, group, at: first.rule });
    }
    // Nobody reads the input by the words of a table that is so long.
    const known = found.length > MOST_KINDS ? [UNKNOWN, ...fromOutside] : found;
    const value = isWhole ? known : [UNKNOWN];
    values.set(way, value);
    return value;
  }

  /** A rule that is not read may read everything, and may hold any mistake: no pass counts. */
  #noteUnread(place: NamePlace): void {
    if (this.#isUnread) return;
    this.#isUnread = true;
    this.#noteReadOfAll();
    const said = 'is called in more ways than are read, so what the policy reads is not known';
    this.#absent.push({ ...place, path: [], instead: [], said });
  }

  /** Reads a rule again where a line uses a variable to which a later one gives its value. */
  #rule(outer: Scope, args: readonly TermKinds[]): TermKinds {
    const { rule, declared } = outer;
    const variables = () => [...declared.values()];
    for (const variable of variables()) variable.asked = undefined;
    const scope = { ...outer, variables: new Map<string, Variable>() };
    this.#statements.push(scope);
    for (const [at, pattern] of (rule.args ?? []).entries()) {
      // An argument with the name of one before it is compared with it.
      const isNew = pattern.kind !== 'variable' || !scope.variables.has(pattern.name);
      this.#match(pattern, args[at] ?? [], scope, isNew);
    }
    const value = this.#body(rule, scope);
    const isMore = variables().some(({ asked = Infinity, kinds }) => kinds.length > asked);
    if (isMore) return this.#rule(outer, args);
    // Something gives each variable its value. What was not understood may give it anything.
    if (variables().some(({ isBound }) => isBound !== true)) this.#noteReadOfAll();
    return value;
  }

  /** @returns what the value is wherever the body is true */
  #body({ body, value }: { body: readonly Expression[]; value: Term }, outer: Scope): TermKinds {
    // What is evaluated inside of the body knows its variables, also those that get their values in a later line.
    for (const { term, replaced } of body) {
      for (const variable of [term, ...replaced].flatMap(variablesIn)) {
        this.#variable(variable, outer);
      }
    }
    for (const expression of body) {
      const { term, replaced } = expression;
      const isPrinted =
        term.kind === 'call' &&
        PRINTS.includes(term.name) &&
        this.#ownFunction(term.name, outer) === undefined;
      const scope = { ...outer, at: expression, isPrinted };
      this.#statements.push(scope);
      if (isPrinted) continue;
      // What is replaced, and all that is in it, counts as read.
      for (const one of replaced) this.#use(this.#term(one, scope));
      // Whether there is a value says nothing of what is in it.
      this.#use(this.#term(term, scope), true);
    }
    return this.#term(value, outer);
  }

  #term(term: Term, scope: Scope): TermKinds {
    switch (term.kind) {
      case 'scalar': {
        const { value: text } = term;
        return [typeof text === 'string' ? { ...UNKNOWN, id: `"${text}"`, text } : UNKNOWN];
      }
      case 'variable': {
        const own = this.#variable(term, scope);
        if (own !== undefined) {
          own.asked ??= own.kinds.length;
          return own.kinds;
        }
        const [first, ...words] = this.#global(term.name, scope.module) ?? [];
        const above: TermKinds = [first === 'input' ? this.#input : dataAt([])];
        return words.reduce((here, word) => this.#members(here, [word], scope, term), above);
      }
      case 'reference': {
        const head = this.#term(term.head, scope);
        return term.parts.reduce((here, step) => this.#step(here, step, scope), head);
      }
      case 'collection': {
        return term.entries.flatMap(({ key, value }) => {
          const keys = key === undefined ? [] : this.#term(key, scope);
          this.#use(keys);
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
        this.#noteReadOfAll();
        return [UNKNOWN];
    }
  }

  #call(name: string, args: readonly Term[], scope: Scope): TermKinds {
    const own = this.#ownFunction(name, scope);
    if (own !== undefined) return this.#callOwn(own, args, scope);
    const [left = NOTHING, right = NOTHING] = args;
    if (name === 'some') for (const variable of args) this.#variable(variable, scope, true);
    if (name === 'assign') this.#match(left, this.#term(right, scope), scope, true);
    if (name === 'some' || name === 'assign') return [UNKNOWN];
    if (name === 'object.get') return this.#objectGet(args, scope);
    const values = args.map((arg) => this.#term(arg, scope));
    const kept = KEEPS_MEMBERS[name];
    if (kept !== undefined) return values.slice(0, kept).flat();
    if (name === 'walk') this.#bind(right, [UNKNOWN], scope, false);
    const [one = [], other = []] = values;
    // Each side of `=` can get its value from the other.
    const isBound =
      name === 'eq' &&
      [this.#bind(left, other, scope, false), this.#bind(right, one, scope, false)].includes(true);
    if (isBound) return [UNKNOWN];
    const output = OPERATORS.includes(name)
      ? undefined
      : this.#variable(args.at(-1) ?? NOTHING, scope);
    if (output !== undefined) output.isBound = true;
    // A plan may leave out a value, and then there are fewer.
    const isCount = name === 'count' && !one.some(({ areValues }) => areValues === true);
    const hasNull = args.some((arg) => arg.kind === 'scalar' && arg.value === null);
    const isOnlyThere = isCount || (COMPARES.includes(name) && hasNull);
    for (const value of values) this.#use(value, isOnlyThere);
    const isMember = name === 'internal.member_2';
    const compared = isMember ? other.flatMap((kind) => kindsBelow(kind)) : other;
    if (isMember || EQUALS.includes(name)) this.#compare([left, right], [one, compared], scope);
    // What is left of sets has their members.
    if (name === 'minus' || name === 'and') return one;
    const isOfSets = name === 'union' || name === 'intersection';
    return isOfSets ? one.flatMap((kind) => kindsBelow(kind)) : [UNKNOWN];
  }

  #objectGet([of = NOTHING, key = NOTHING, otherwise = NOTHING]: readonly Term[], scope: Scope) {
    const from = this.#term(of, scope);
    const steps = key.kind === 'collection' ? key.entries.map(({ value }) => value) : [key];
    // A variable can be a path, which leads to anything below.
    const isPath = key.kind !== 'collection' && !textsIn(this.#term(key, scope));
    if (isPath) this.#use(from);
    const value = steps.reduce((here, step) => this.#step(here, step, scope), from);
    return [...value, ...this.#term(otherwise, scope)];
  }

  /** The function of the set with this name; it hides one of the language. Undefined if the set has none. */
  #ownFunction(name: string, { module }: Pick<Scope, 'module'>): RuleGroup | undefined {
    const [first = '', ...rest] = name.split('.');
    // A global name begins with `data`.
    const words = this.#global(first, module)?.slice(1);
    return words && this.#groups.get([...words, ...rest].join('\0'));
  }

  /** What a function of the set returns. */
  #callOwn(group: RuleGroup, args: readonly Term[], scope: Scope): TermKinds {
    const given = args.map((arg) =>
      this.#term(arg, scope).map((kind) => (kind === UNKNOWN ? GIVEN : kind)),
    );
    const result = this.#valueOf(group, given);
    const count = group.rules[0]?.rule.args?.length ?? 0;
    for (const output of args.slice(count)) this.#match(output, result, scope, false);
    return result;
  }

  /** Notes where a list or an object is compared with what has no members: a text, or such a part of the input. */
  #compare([at, other]: [Term, Term], sides: [TermKinds, TermKinds], outer: Scope): void {
    // One definition of a function can be for texts, and another one for lists.
    const isOneOfSeveral = outer.rule.args !== undefined && outer.group.rules.length > 1;
    if (isOneOfSeveral && at.kind === 'variable' && other.kind === 'variable') return;
    const scope = { ...outer, at };
    const [left = [], right = []] = sides.map((kinds) =>
      kinds.flatMap((kind) => (kind === GIVEN ? [] : formOf(kind))),
    );
    const areTexts = (forms: readonly string[]) => forms.every((form) => form === 'a text');
    const [texts, wholes] = areTexts(left) ? [left, right] : [right, left];
    const [whole] = wholes;
    if (texts.length === 0 || whole === undefined) return;
    const isUnknown = wholes.some((form) => form === 'anything' || form === 'a text');
    if (isUnknown || !areTexts(texts)) {
      this.#notePresent(scope.at, '');
      return;
    }
    const said = `compares ${whole} with a text, and these are never equal: compare what is in it`;
    this.#absent.push({ ...scope, path: [], instead: [], said });
  }

  /**
   * Notes what the variables of a pattern can be. `isNew`: they hide others of the same name.
   *
   * @returns whether one gets its value here; one that has another value is compared
   */
  #bind(pattern: Term, kinds: TermKinds, scope: Scope, isNew: boolean): boolean {
    const own = this.#variable(pattern, scope, isNew);
    if (own !== undefined) {
      own.isBound = true;
      if (own.from !== undefined && own.from !== pattern) return false;
      if (kinds.length > 0) Object.assign(own, { kinds: withoutRepeats(kinds), from: pattern });
      return true;
    }
    if (pattern.kind !== 'collection' || pattern.isSet) return false;
    // An object is equal to a pattern only if it has no other names.
    if (kinds.some((kind) => kind.areValues)) this.#attributes.add(ANY_ATTRIBUTE);
    const areBound = pattern.entries.map(({ key, value }) => {
      const members = this.#step(kinds, key ?? NOTHING, scope, pattern);
      return this.#match(value, members, scope, isNew);
    });
    return areBound.includes(true);
  }

  /** As `#bind`. What gives its value to no variable is compared. */
  #match(pattern: Term, kinds: TermKinds, scope: Scope, isNew: boolean): boolean {
    const isBound = this.#bind(pattern, kinds, scope, isNew);
    if (!isBound) this.#use([...this.#term(pattern, scope), ...kinds]);
    return isBound;
  }

  /** A variable by its name; undefined if the term is none, but the name of a rule or of an import. */
  #variable(term: Term, scope: Scope, isNew = false): Variable | undefined {
    if (term.kind !== 'variable') return undefined;
    // `opa` refuses a variable that is declared in a later line than it is used in.
    const known = isNew ? undefined : scope.variables.get(term.name);
    const isGlobal = !isNew && this.#global(term.name, scope.module) !== undefined;
    if (known !== undefined || isGlobal) return known;
    const declared = scope.declared.get(term) ?? { kinds: [] };
    scope.declared.set(term, declared);
    scope.variables.set(term.name, declared);
    return declared;
  }

  /** What a name leads to, if it is no variable: words that begin with `input` or `data`. */
  #global(name: string, { imports, package: own }: RegoModule): readonly string[] | undefined {
    if (name === 'input' || name === 'data') return [name];
    const isRule = groupsBelow(this.#groups, [...own, name]).length > 0;
    return imports.get(name) ?? (isRule ? ['data', ...own, name] : undefined);
  }

  #step(from: TermKinds, step: Term, scope: Scope, at: NamePlace['at'] = step): TermKinds {
    const own = this.#variable(step, scope);
    if (own === undefined || ![undefined, step].includes(own.from)) {
      const keys = this.#term(step, scope);
      const texts = textsIn(keys);
      if (texts !== undefined) return this.#members(from, texts, scope, at);
      this.#use(keys);
    }
    // A set gives its members to a variable that is its key.
    const ofSets = from.flatMap(({ of, isSet }) => (of !== undefined && isSet ? of : []));
    this.#bind(step, ofSets, scope, false);
    return this.#members(from, [undefined], scope, at);
  }

  /** What is below some keys, or below any: undefined. Notes a name if nothing has it. */
  #members(
    from: TermKinds,
    keys: readonly (string | undefined)[],
    scope: Scope,
    at: NamePlace['at'],
  ): TermKinds {
    const found = from.flatMap((kind) => keys.flatMap((key) => this.#member(kind, key, scope, at)));
    const [key = '*'] = keys;
    const lacking = from.find(({ part }) => part !== undefined);
    if (found.some((kind) => kind !== GIVEN)) this.#notePresent(at, key);
    else if (lacking !== undefined) {
      const { part = [], shape } = lacking;
      const instead = Object.keys(typeof shape === 'object' && 'keys' in shape ? shape.keys : {});
      this.#absent.push({ ...scope, at, path: [...part, key], instead });
      return [UNKNOWN, ...found];
    }
    return found;
  }

  #notePresent(at: NamePlace['at'], name: string): void {
    const names = this.#present.get(at) ?? new Set<string>();
    this.#present.set(at, names.add(name));
  }

  #member(kind: TermKind, key: string | undefined, scope: Scope, at: NamePlace['at']): TermKinds {
    const { part, data, of, areValues = false } = kind;
    // No tool has the pull request in its document: only its name leads to it.
    const isHidden = ({ part = [] }: TermKind): boolean =>
      key === undefined && part.length === 1 && isOfPullRequest(part);
    const inside = kindsBelow(kind, key).filter((one) => !isHidden(one));
    if (areValues) this.#attributes.add(key ?? ANY_ATTRIBUTE);
    if (inside.some((one) => one.areValues)) this.#attributes.add('');
    if (key === undefined) {
      if (of === undefined) this.#use([kind], true);
      return inside;
    }
    const path = (part ?? data ?? []).concat(key);
    if (part !== undefined && path.length >= keysToPart(path)) this.#noteRead(path);
    if (data === undefined) return inside;
    const group = this.#groups.get(path.join('\0'));
    const below = groupsBelow(this.#groups, path);
    // A function that is not called stands in the place of another one, and gets what that one gets.
    if (group?.rules[0]?.rule.args !== undefined) this.#noteReadOfAll();
    if (group !== undefined && below.length === 1) return this.#valueOf(group);
    if (group !== undefined) this.#use([dataAt(path)]);
    if (below.length === 0) {
      this.#absent.push({ ...scope, at, path: [], instead: [], data: path });
    }
    return [group === undefined ? dataAt(path) : UNKNOWN];
  }

  /**
   * Whatever is done with these: the parts of the input in them count as read, and rules as a whole.
   *
   * @param isKept whether nothing is asked but which members there are: no value in them counts as read
   */
  #use(kinds: TermKinds, isKept = false): void {
    for (let kind of kinds) {
      let isInSet = false;
      for (; kind.of !== undefined; kind = kind.of) isInSet = kind.isSet === true || isInSet;
      // How many members a set has says which of them are equal.
      const isRead = !isKept || (isInSet && !isKnownByAddress(kind.shape));
      if (isRead && holdsValues(kind.shape, kind.areValues)) this.#attributes.add(ANY_ATTRIBUTE);
      if (kind.part !== undefined) this.#noteRead(kind.part);
      const below = kind.data === undefined ? [] : groupsBelow(this.#groups, kind.data);
      for (const group of below) {
        const value = this.#valueOf(group);
        const isKnown = this.#answers.has(group);
        this.#answers.add(group);
        this.#chain += 1;
        if (!isKnown) this.#use(value);
        this.#chain -= 1;
      }
    }
  }

  #noteReadOfAll(): void {
    this.#noteRead([]);
    this.#attributes.add(ANY_ATTRIBUTE);
  }

  /** Notes the part of the input in which the path is, or which begins there. */
  #noteRead(path: readonly string[]): void {
    const part = path.slice(0, keysToPart(path));
    this.#parts.set(part.join('\0'), part);
  }
}

const PRINTS = ['print', 'internal.print'];
const EQUALS = ['eq', 'equal'];
const COMPARES = [...EQUALS, 'neq'];
const OPERATORS = [...COMPARES, 'lt', 'lte', 'gt', 'gte', 'internal.member_2', 'internal.member_3'];

/** The variables of a term, without those that are only in a comprehension in it. */
function variablesIn(term: Term): Term[] {
  switch (term.kind) {
    case 'variable':
      return [term];
    case 'reference':
      return [term.head, ...term.parts].flatMap(variablesIn);
    case 'collection':
      return term.entries.flatMap(({ key, value }) =>
        [key ?? [], value].flat().flatMap(variablesIn),
      );
    case 'call':
      return term.args.flatMap(variablesIn);
    case 'scalar':
    case 'comprehension':
    case 'other':
      return [];
  }
}

/** Functions that return so many of their first arguments together, in another order, or a part of them. */
const KEEPS_MEMBERS: Readonly<Record<string, number>> = {
  sort: 1,
  'array.slice': 1,
  'array.reverse': 1,
  'array.concat': 2,
  or: 2,
};
