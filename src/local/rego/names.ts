/**
 * Reads the names in the syntax of policies: which rules a policy leads to, which parts of the input it may read, and
 * which names nothing has. `opa check --schema` judges most names, but it does not know what a function is called with.
 * A term that is not known here may read everything.
 */
import type { PlanShape } from '../../service/plan/plan-shape.ts';
import { findGroup, groupsBelow, type RuleGroup, type Groups } from './groups.ts';
import { keysToPart } from './input-form.ts';
import {
  anyIn,
  containerIn,
  kindsOf,
  collectionOf,
  memberNamed,
  keysIn,
  partOf,
  textsIn,
  union,
  UNKNOWN_TERM,
  type TermKind,
  type Kinds,
} from './kinds.ts';
import type { Expression, RegoModule, RegoPlace, Rule, Term } from './syntax.ts';

/** Where a name is written. */
interface NamePlace {
  group: RuleGroup;
  rule: Rule;
  module: RegoModule;
  place: RegoPlace;
  /** It is below `not` in its own expression. */
  isNegated: boolean;
}

/** A name that nothing has. */
export interface AbsentName extends NamePlace {
  /** Up to the name, from the input on. */
  path: readonly string[];
  /** The names that could be in its place. */
  instead: readonly string[];
  /** It is the key of an `object.get` that names another value. */
  hasDefault: boolean;
  /** What is wrong, as the rest of a sentence, if it is not that `path` is absent. */
  said?: string | undefined;
}

export interface Statement extends NamePlace {
  /** What is printed may be absent. */
  isPrinted: boolean;
}

/** What the rules of one policy say. */
export interface Names {
  /** The rules that it leads to, itself first. `isNegated`: each way to the rule goes through an odd number of `not`. */
  rules: ReadonlyMap<RuleGroup, { isNegated: boolean }>;
  /** The parts of the input that it may read, by their keys. A path that ends above a part means all parts below. */
  parts: readonly (readonly string[])[];
  absent: readonly AbsentName[];
  /** Names below `data` that are no rules. */
  data: readonly (NamePlace & { words: readonly string[] })[];
  /** In the order in which they are written. */
  statements: readonly Statement[];
}

/** @param policy its rule, and the rules that except it */
export function readPolicyNames(
  policy: readonly RuleGroup[],
  groups: Groups,
  input: PlanShape,
): Names {
  return new NameReader(policy, groups, kindsOf(partOf(input, []))).read();
}

interface Scope extends NamePlace {
  /** Variable → the name under which it is noted what it can be. */
  variables: Map<string, string>;
  /** The variables of one rule: each has a name of its own. */
  made: { readonly of: string; count: number };
}

class NameReader {
  readonly #policy: readonly RuleGroup[];
  readonly #groups: Groups;
  readonly #input: Kinds;
  readonly #ways = new Map<RuleGroup, Set<boolean>>();
  /** What variables, arguments and rules can be. */
  readonly #known = new Map<string, Map<string, TermKind>>();
  #parts = new Map<string, readonly string[]>();
  #absent: AbsentName[] = [];
  #data: (NamePlace & { words: readonly string[] })[] = [];
  #statements: Statement[] = [];
  #hasMore = true;

  constructor(policy: readonly RuleGroup[], groups: Groups, input: Kinds) {
    this.#policy = policy;
    this.#groups = groups;
    this.#input = input;
    for (const group of policy) this.#ways.set(group, new Set([false]));
  }

  /** Reads the rules again and again, until nothing more is known of them. */
  read(): Names {
    while (this.#hasMore) {
      this.#hasMore = false;
      this.#parts = new Map();
      this.#absent = [];
      this.#data = [];
      this.#statements = [];
      for (const group of this.#ways.keys()) this.#group(group);
    }
    const rules = [...this.#ways].map(
      ([group, ways]) => [group, { isNegated: !ways.has(false) }] as const,
    );
    const parts = [...this.#parts.values()];
    return {
      rules: new Map(rules),
      parts,
      absent: this.#absent,
      data: this.#data,
      statements: this.#statements,
    };
  }

  #group(group: RuleGroup): void {
    for (const [at, { rule, module }] of group.rules.entries()) {
      for (const [nth, one] of withElse(rule).entries()) {
        const made = { of: `${nameOf(group)} ${at} ${nth}`, count: 0 };
        const about = { group, rule: one, module, place: undefined, isNegated: false };
        this.#rule({ ...about, variables: new Map(), made });
      }
    }
  }

  #rule(scope: Scope): void {
    const { group, rule } = scope;
    for (const [at, pattern] of (rule.args ?? []).entries()) {
      this.#bind(pattern, this.#knownOf(argumentOf(group, at)), scope, true);
    }
    this.#body(rule.body, scope);
    for (const part of rule.variableParts) this.#use(this.#term(part, scope));
    const key = rule.key && this.#term(rule.key, scope);
    const value = rule.value && this.#term(rule.value, scope);
    const isPartial =
      rule.variableParts.length > 0 || (key !== undefined && rule.args === undefined);
    const itself = value ?? key ?? UNKNOWN_TERM;
    const result = isPartial ? collectionOf(itself, value === undefined) : itself;
    if (value !== undefined && key !== undefined) this.#use(key);
    this.#learn(nameOf(group), result);
    if (this.#policy.includes(group) || rule.variableParts.length > 1) this.#use(result);
  }

  #body(body: readonly Expression[], scope: Scope): void {
    for (const expression of body) this.#expression(expression, scope);
  }

  #expression({ is, replaced, isNegated, place }: Expression, outer: Scope): void {
    const scope = { ...outer, place, isNegated: outer.isNegated || isNegated };
    const isPrinted = is.kind === 'call' && PRINTS.includes(is.name);
    this.#statements.push({ ...scope, isPrinted });
    if (isPrinted) return;
    for (const { target, value } of replaced) {
      this.#use(this.#term(value, scope));
      // What is replaced, and all that is in it, counts as read.
      this.#use(this.#term(target, scope));
    }
    switch (is.kind) {
      case 'term':
        this.#use(this.#term(is.term, scope));
        return;
      case 'call':
        this.#statement(is.name, is.args, scope);
        return;
      case 'some':
        for (const term of is.terms) this.#some(term, scope);
        return;
      case 'every': {
        const inner = { ...scope, variables: new Map(scope.variables) };
        const members = this.#any(this.#term(is.domain, scope), {
          ...scope,
          place: is.domain.place,
        });
        if (is.key !== undefined) this.#bind(is.key, UNKNOWN_TERM, inner, true);
        if (is.value !== undefined) this.#bind(is.value, members, inner, true);
        this.#body(is.body, inner);
      }
    }
  }

  /** `some x`, `some x in list`, `some key, x in list`. */
  #some(term: Term, scope: Scope): void {
    if (term.kind === 'variable') this.#declare(term.name, scope);
    else if (term.kind === 'call') {
      const list = term.args.at(-1) ?? NOTHING;
      const members = this.#any(this.#term(list, scope), { ...scope, place: list.place });
      const [value = NOTHING, key] = term.args.slice(0, -1).toReversed();
      if (key !== undefined) this.#bind(key, UNKNOWN_TERM, scope, true);
      this.#bind(value, members, scope, true);
    } else this.#use(this.#term(term, scope));
  }

  #statement(name: string, args: readonly Term[], scope: Scope): void {
    const [left = NOTHING, right = NOTHING] = args;
    if (name === 'assign') this.#bind(left, this.#term(right, scope), scope, true);
    else if (name === 'eq') this.#unify(left, right, scope);
    else if (name === 'equal') this.#compare(left, right, scope);
    else this.#use(this.#call(name, args, scope));
  }

  /** `=`: each side can get its value from the other. */
  #unify(left: Term, right: Term, scope: Scope): void {
    const getsValue = [this.#isPattern(left, scope), this.#isPattern(right, scope)];
    if (getsValue[0]) this.#bind(left, this.#term(right, scope), scope, false);
    if (getsValue[1]) this.#bind(right, this.#term(left, scope), scope, false);
    if (!getsValue.includes(true)) this.#compare(left, right, scope);
  }

  /** Notes that a list or an object of the input is compared with a text. */
  #compare(left: Term, right: Term, scope: Scope): void {
    const one = this.#term(left, scope);
    const other = this.#term(right, scope);
    this.#use(union([one, other]));
    const what = textsIn(other) ? containerIn(one) : textsIn(one) && containerIn(other);
    if (what === undefined) return;
    const said = `compares ${what} with a text, and these are never equal: compare what is in it`;
    const about = { ...scope, place: left.place, path: [], instead: [], hasDefault: false };
    this.#absent.push({ ...about, said });
  }

  /** Whether one side of `=` gets its value from the other. */
  #isPattern(term: Term, scope: Scope): boolean {
    if (term.kind === 'variable') return !this.#isGlobal(term.name, scope);
    if (term.kind === 'list') return term.items.some((item) => this.#isPattern(item, scope));
    if (term.kind !== 'object') return false;
    return term.entries.some(({ value }) => this.#isPattern(value, scope));
  }

  #isGlobal(name: string, { variables, module }: Scope): boolean {
    if (variables.has(name)) return false;
    if (name === 'input' || name === 'data' || module.imports.has(name)) return true;
    const words = [...module.package, name];
    return this.#groups.has(words.join('\0')) || groupsBelow(this.#groups, words).length > 0;
  }

  #declare(name: string, { variables, made }: Scope): string {
    made.count += 1;
    const own = `${made.of} ${made.count}`;
    variables.set(name, own);
    return own;
  }

  #learn(name: string, kinds: Kinds): void {
    const known = this.#known.get(name) ?? new Map<string, TermKind>();
    this.#known.set(name, known);
    for (const [text, kind] of kinds) {
      if (!known.has(text)) this.#hasMore = true;
      known.set(text, kind);
    }
  }

  #knownOf(name: string): Kinds {
    return this.#known.get(name) ?? new Map();
  }

  /** Notes what the variables of a pattern can be. `isNew`: they hide others of the same name. */
  #bind(pattern: Term, kinds: Kinds, scope: Scope, isNew: boolean): void {
    if (pattern.kind === 'variable' && (isNew || !this.#isGlobal(pattern.name, scope))) {
      const before = isNew ? undefined : scope.variables.get(pattern.name);
      this.#learn(before ?? this.#declare(pattern.name, scope), kinds);
    } else if (pattern.kind === 'list') {
      const members = this.#any(kinds, { ...scope, place: pattern.place });
      for (const item of pattern.items) this.#bind(item, members, scope, isNew);
    } else if (pattern.kind === 'object') {
      for (const { key, value } of pattern.entries) {
        this.#bind(value, this.#step(kinds, key, scope), scope, isNew);
      }
    } else this.#use(union([this.#term(pattern, scope), kinds]));
  }

  #term(term: Term, scope: Scope): Kinds {
    switch (term.kind) {
      case 'scalar':
        return typeof term.value === 'string'
          ? kindsOf({ is: 'text', text: term.value })
          : UNKNOWN_TERM;
      case 'variable':
        return this.#reference(term, [], scope);
      case 'reference':
        return this.#reference(term.head, term.parts, scope);
      case 'list':
      case 'set': {
        const members = term.items.map((item) => this.#term(item, scope));
        return collectionOf(union(members), term.kind === 'set');
      }
      case 'object':
        for (const { key } of term.entries) this.#use(this.#term(key, scope));
        return collectionOf(
          union(term.entries.map(({ value }) => this.#term(value, scope))),
          false,
        );
      case 'comprehension': {
        const inner = { ...scope, variables: new Map(scope.variables) };
        this.#body(term.body, inner);
        if (term.key !== undefined) this.#use(this.#term(term.key, inner));
        return collectionOf(this.#term(term.value, inner), term.of === 'set');
      }
      case 'template':
        this.#body(term.body, scope);
        return UNKNOWN_TERM;
      case 'call':
        return this.#call(term.name, term.args, scope);
      case 'other':
        this.#mayRead([]);
        return UNKNOWN_TERM;
    }
  }

  #reference(head: Term, steps: readonly Term[], scope: Scope): Kinds {
    if (head.kind !== 'variable') return this.#below(this.#term(head, scope), steps, scope);
    const { name, place } = head;
    if (!this.#isGlobal(name, scope)) {
      const own = scope.variables.get(name) ?? this.#declare(name, scope);
      return this.#below(this.#knownOf(own), steps, scope);
    }
    const { imports, package: ownPackage } = scope.module;
    const written = imports.get(name) ?? (name === 'input' || name === 'data' ? [name] : undefined);
    const [first, ...words] = written ?? ['data', ...ownPackage, name];
    const all = [...words.map((value): Term => ({ kind: 'scalar', value, place })), ...steps];
    return first === 'input'
      ? this.#below(this.#input, all, scope)
      : this.#rules(all, scope, written !== undefined);
  }

  /** What a rule, or what is in it, can be. A name of a package leads to all rules below. */
  #rules(steps: readonly Term[], scope: Scope, isWritten: boolean): Kinds {
    const words = constantWords(steps);
    const group = findGroup(this.#groups, words);
    const below = groupsBelow(this.#groups, words).filter((one) => one !== group);
    for (const one of below) this.#use(this.#lead(one, scope));
    if (group !== undefined) {
      return this.#below(this.#lead(group, scope), steps.slice(group.path.length), scope);
    }
    if (isWritten && below.length === 0) {
      this.#data.push({ ...scope, words, place: steps[words.length - 1]?.place });
    }
    return this.#below(UNKNOWN_TERM, steps.slice(words.length), scope);
  }

  #lead(group: RuleGroup, { group: from, isNegated }: Scope): Kinds {
    const ways = this.#ways.get(group) ?? new Set();
    this.#ways.set(group, ways);
    for (const way of this.#ways.get(from) ?? []) {
      if (!ways.has(way !== isNegated)) this.#hasMore = true;
      ways.add(way !== isNegated);
    }
    return this.#knownOf(nameOf(group));
  }

  #below(from: Kinds, steps: readonly Term[], scope: Scope): Kinds {
    let here = from;
    for (const step of steps) here = this.#step(here, step, scope);
    return here;
  }

  #step(from: Kinds, step: Term, scope: Scope, hasDefault = false): Kinds {
    const keys = this.#term(step, scope);
    const texts = textsIn(keys);
    const at = { ...scope, place: step.place };
    if (texts !== undefined) return this.#named(from, texts, at, hasDefault);
    this.#use(keys);
    // A set gives its members to a variable that is its key.
    const sets = [...from.values()].flatMap((one) => ('isSet' in one && one.isSet ? one.of : []));
    const members = sets.length > 0 ? kindsOf(...sets) : UNKNOWN_TERM;
    if (this.#isPattern(step, scope)) this.#bind(step, members, scope, false);
    return this.#any(from, at);
  }

  /** Notes a name if nothing that it can follow has it. */
  #named(from: Kinds, keys: readonly string[], at: Scope, hasDefault: boolean): Kinds {
    const pairs = [...from.values()].flatMap((kind) => keys.map((key) => ({ kind, key })));
    const found = pairs.flatMap(({ kind, key }) => {
      const path = kind.is === 'part' ? [...kind.path, key] : [];
      if (path.length >= keysToPart(path)) this.#mayRead(path);
      return memberNamed(kind, key) ?? [];
    });
    const [first] = pairs;
    if (found.length > 0 || first?.kind.is !== 'part') return kindsOf(...found);
    const path = [...first.kind.path, first.key];
    this.#absent.push({ ...at, path, instead: keysIn(first.kind), hasDefault });
    return UNKNOWN_TERM;
  }

  #any(from: Kinds, at: Scope): Kinds {
    for (const kind of from.values()) if (kind.is === 'part') this.#mayRead(kind.path);
    const members = [...from.values()].flatMap(anyIn);
    const [first] = from.values();
    if (members.length > 0 || first?.is !== 'part') return kindsOf(...members);
    const path = [...first.path, '*'];
    this.#absent.push({ ...at, path, instead: [], hasDefault: false });
    return UNKNOWN_TERM;
  }

  /** Whatever is done with these: the parts of the input in them count as read. */
  #use(kinds: Kinds): void {
    for (let kind of kinds.values()) {
      while (kind.is === 'members') kind = kind.of;
      if (kind.is === 'part') this.#mayRead(kind.path);
    }
  }

  #mayRead(path: readonly string[]): void {
    const part = path.slice(0, keysToPart(path));
    this.#parts.set(part.join('\0'), part);
  }

  #call(name: string, args: readonly Term[], scope: Scope): Kinds {
    if (name === 'object.get') return this.#get(args, scope);
    const values = args.map((arg) => this.#term(arg, scope));
    const group = this.#functionOf(name.split('.'), scope);
    if (group !== undefined) {
      const takes = group.rules[0]?.rule.args?.length ?? 0;
      for (const [at, value] of values.slice(0, takes).entries()) {
        const known = [...value.values()].filter(({ is }) => is !== 'unknown');
        this.#learn(argumentOf(group, at), kindsOf(...known));
      }
      const result = this.#lead(group, scope);
      for (const into of args.slice(takes)) this.#bind(into, result, scope, false);
      return result;
    }
    const [first = UNKNOWN_TERM] = values;
    if (SAME_MEMBERS.includes(name)) return first;
    if (ALL_MEMBERS.includes(name)) return union(values);
    for (const value of values) this.#use(value);
    return UNKNOWN_TERM;
  }

  #functionOf(words: readonly string[], { module }: Scope): RuleGroup | undefined {
    const [first = '', ...rest] = words;
    const imported = module.imports.get(first) ?? (first === 'data' ? [first] : undefined);
    const path =
      imported === undefined ? [...module.package, ...words] : [...imported.slice(1), ...rest];
    return this.#groups.get(path.join('\0'));
  }

  /** `object.get(value, key or path, default)`. */
  #get(
    [object = NOTHING, key = NOTHING, otherwise = NOTHING]: readonly Term[],
    scope: Scope,
  ): Kinds {
    let value = this.#term(object, scope);
    for (const step of key.kind === 'list' ? key.items : [key]) {
      value = this.#step(value, step, scope, true);
    }
    return union([value, this.#term(otherwise, scope)]);
  }
}

const NOTHING: Term = { kind: 'scalar', value: null, place: undefined };
const PRINTS = ['print', 'internal.print', 'trace'];
/** Functions that return their first argument in another order, or a part of it. */
const SAME_MEMBERS = ['sort', 'array.slice', 'array.reverse'];
const ALL_MEMBERS = ['array.concat', 'or'];

/** A rule, and what its `else` say. */
export function withElse(rule: Rule): Rule[] {
  return rule.otherwise === undefined ? [rule] : [rule, ...withElse(rule.otherwise)];
}

function nameOf({ path }: RuleGroup): string {
  return path.join('\0');
}

function argumentOf(group: RuleGroup, at: number): string {
  return `${nameOf(group)} argument ${at}`;
}

/** The constant words at the beginning. */
function constantWords(steps: readonly Term[]): string[] {
  const end = steps.findIndex((step) => step.kind !== 'scalar' || typeof step.value !== 'string');
  return steps
    .slice(0, end < 0 ? steps.length : end)
    .map((step) => String('value' in step && step.value));
}
