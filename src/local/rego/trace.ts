/**
 * Follows each policy through the syntax of its files: through aliases, local variables, functions and
 * other rules. Finds references to parts of the input that cannot exist, and the top keys of the input
 * that are read. `opa check --schema` finds most of them, too, but sees nothing inside of functions.
 */
import {
  anyMember,
  containerOf,
  identityOf,
  namedMember,
  UNKNOWN_VALUE,
  union,
  unionOf,
  type Absent,
  type RegoValue,
} from './value.ts';
import { didYouMean } from '../../model/did-you-mean.ts';
import { objectOf } from './json-fields.ts';
import { findGroup, groupsBelow, type RuleGroup, type Groups } from './groups.ts';
import type { Expression, RegoModule, RegoPlace, Rule, Term } from './syntax.ts';

/** A reference to a part of the input that cannot exist. */
export interface AbsentReference extends Omit<Absent, 'kind'> {
  group: RuleGroup;
  rule: Rule;
  module: RegoModule;
  place: RegoPlace;
  /** It is below `not` in its own expression. */
  isNegated: boolean;
  /** It is the key of an `object.get` that names another value. */
  hasDefault: boolean;
  /** What is wrong, as the rest of a sentence, if it is not that `path` is absent. */
  said?: string | undefined;
}

/** One rule with one input and, for a function, one set of arguments. */
export interface Traced {
  group: RuleGroup;
  /** False: `with` has replaced its input. */
  hasOwnInput: boolean;
  value: RegoValue;
  absent: AbsentReference[];
  /** The rules that it refers to. `isNegated`: in an expression below `not`. */
  uses: { traced: Traced; isNegated: boolean }[];
}

/** More than this many rules and calls count as unknown. */
const MOST_TRACED = 20_000;
const LONGEST_KEY = 2_000;

export class Tracer {
  readonly #groups: Groups;
  readonly #root: RegoValue;
  readonly #data: object | undefined;
  readonly #traced = new Map<string, Traced>();
  /** The top keys of the input that are read. */
  readonly topKeys = new Set<string>();
  /** Whether the input is read where its keys cannot be seen, as in `walk(input, …)` or `input[key]`. */
  readsWhole = false;

  /** @param data what the data files hold; undefined if that is not known */
  constructor(groups: Groups, root: RegoValue, data?: object) {
    this.#groups = groups;
    this.#root = root;
    this.#data = data;
  }

  /** Follows a rule with the input of the check. */
  trace(group: RuleGroup): Traced {
    return this.#traceGroup(group, this.#root, []);
  }

  #traceGroup(group: RuleGroup, root: RegoValue, args: readonly RegoValue[]): Traced {
    const key = `${group.path.join('.')} ${identityOf(root)} ${args.map(identityOf).join()}`;
    const before = this.#traced.get(key);
    if (before !== undefined) return before;
    const hasOwnInput = root === this.#root;
    const traced: Traced = { group, hasOwnInput, value: UNKNOWN_VALUE, absent: [], uses: [] };
    if (this.#traced.size > MOST_TRACED || key.length > LONGEST_KEY) return traced;
    this.#traced.set(key, traced);
    const values = group.rules.flatMap(({ rule, module }) => {
      const results: RegoValue[] = [];
      for (let one: Rule | undefined = rule; one !== undefined; one = one.otherwise) {
        results.push(this.#traceRule(one, { module, group, traced, root, args }));
      }
      return results;
    });
    traced.value = union(values);
    return traced;
  }

  #traceRule(
    rule: Rule,
    about: Omit<TraceContext, 'rule' | 'variables' | 'isNegated' | 'isSilent'>,
  ): RegoValue {
    const context: TraceContext = {
      ...about,
      rule,
      variables: new Map(),
      isNegated: false,
      isSilent: false,
    };
    for (const [at, pattern] of (rule.args ?? []).entries()) {
      this.#bind(pattern, about.args[at] ?? UNKNOWN_VALUE, context);
    }
    this.#body(rule.body, context);
    const { key, value } = rule;
    const keyValue = key === undefined ? undefined : this.#term(key, context);
    const itself = value === undefined ? UNKNOWN_VALUE : this.#term(value, context);
    if (rule.variableParts > 0) {
      const isMap = rule.variableParts === 1 && key !== undefined && value !== undefined;
      return isMap ? { kind: 'map', member: itself } : UNKNOWN_VALUE;
    }
    if (keyValue === undefined || rule.args !== undefined) return itself;
    return value === undefined
      ? { kind: 'set', member: keyValue }
      : { kind: 'map', member: itself };
  }

  /** Twice, because an expression may use what a later one says. */
  #body(body: readonly Expression[], context: TraceContext): void {
    if (!context.isSilent) {
      const silent = { ...context, isSilent: true };
      for (const expression of body) this.#expression(expression, silent);
    }
    for (const expression of body) this.#expression(expression, context);
  }

  #expression(expression: Expression, outer: TraceContext): void {
    const { is, replaced, isNegated } = expression;
    // What is printed may be absent.
    if (is.kind === 'call' && PRINTS.includes(is.name)) return;
    const context = this.#replacing(replaced, {
      ...outer,
      isNegated: outer.isNegated || isNegated,
    });
    switch (is.kind) {
      case 'term':
        this.#term(is.term, context);
        return;
      case 'call':
        this.#callAsExpression(is, context);
        return;
      case 'some':
        for (const term of is.terms) this.#some(term, context);
        return;
      case 'every': {
        const inner = { ...context, variables: new Map(context.variables) };
        const member = this.#eachOf(is.domain, context);
        if (is.key !== undefined) this.#bind(is.key, UNKNOWN_VALUE, inner);
        if (is.value !== undefined) this.#bind(is.value, member, inner);
        this.#body(is.body, inner);
      }
    }
  }

  /** `with input as …`: other rules then have another input. */
  #replacing(replaced: Expression['replaced'], context: TraceContext): TraceContext {
    let { root } = context;
    for (const { target, value } of replaced) {
      const known = this.#term(value, context);
      const words = wordsOf(target);
      if (words[0] !== 'input') root = UNKNOWN_VALUE;
      else root = words.length === 1 ? known : UNKNOWN_VALUE;
    }
    return root === context.root ? context : { ...context, root };
  }

  /** `some x`, `some x in list`, `some key, x in list`. */
  #some(term: Term, context: TraceContext): void {
    if (term.kind === 'variable') context.variables.set(term.name, UNKNOWN_VALUE);
    if (term.kind !== 'call') return;
    const member = this.#eachOf(term.args.at(-1) ?? NOTHING, context);
    const [key, value] = term.args.length === 3 ? term.args : [undefined, ...term.args];
    if (key !== undefined) this.#bind(key, UNKNOWN_VALUE, context);
    if (value !== undefined) this.#bind(value, member, context);
  }

  #callAsExpression({ name, args }: { name: string; args: Term[] }, context: TraceContext): void {
    const [left, right] = args;
    if ((name === 'assign' || name === 'eq') && left !== undefined && right !== undefined) {
      if (name === 'assign' || isPattern(left, context)) {
        this.#bind(left, this.#term(right, context), context);
      } else if (isPattern(right, context)) this.#bind(right, this.#term(left, context), context);
      else this.#compare(left, right, context);
      return;
    }
    if (name === 'equal' && left !== undefined && right !== undefined) {
      this.#compare(left, right, context);
      return;
    }
    const group = this.#groupOf(name.split('.'), context);
    const takes = group?.rules[0]?.rule.args?.length;
    const hasResult = takes !== undefined && args.length === takes + 1;
    const result = this.#call(name, hasResult ? args.slice(0, -1) : args, context);
    const last = args.at(-1);
    if (hasResult && last !== undefined) this.#bind(last, result, context);
  }

  /** Notes that a list or an object of the input is compared with a text. */
  #compare(left: Term, right: Term, context: TraceContext): void {
    const one = this.#term(left, context);
    const other = this.#term(right, context);
    const what =
      (other.kind === 'text' ? containerOf(one) : undefined) ??
      (one.kind === 'text' ? containerOf(other) : undefined);
    if (what === undefined || context.isSilent) return;
    const said = `compares ${what} with a text, and these are never equal: compare what is in it`;
    this.#note({ said, place: left.place }, context);
  }

  /** Gives the variables of a pattern their values. */
  #bind(pattern: Term, value: RegoValue, context: TraceContext): void {
    switch (pattern.kind) {
      case 'variable':
        context.variables.set(pattern.name, value);
        return;
      case 'list':
        for (const item of pattern.items) this.#bind(item, someMember(value), context);
        return;
      case 'object':
        for (const entry of pattern.entries) {
          const key = entry.key.kind === 'scalar' ? String(entry.key.value) : undefined;
          const inner = key === undefined ? someMember(value) : this.#named(value, key);
          this.#bind(entry.value, this.#present(inner, entry.key, context), context);
        }
        return;
      default:
        this.#term(pattern, context);
    }
  }

  #term(term: Term, context: TraceContext): RegoValue {
    switch (term.kind) {
      case 'scalar':
        return typeof term.value === 'string' ? { kind: 'text', text: term.value } : UNKNOWN_VALUE;
      case 'variable':
        return this.#reference(term, [], context);
      case 'reference':
        return this.#reference(term.head, term.parts, context);
      case 'list':
      case 'set':
        return {
          kind: term.kind,
          member: union(term.items.map((one) => this.#term(one, context))),
        };
      case 'object': {
        const fields = term.entries.map(({ key, value }): [string, RegoValue] => {
          const known = this.#term(key, context);
          return [known.kind === 'text' ? known.text : '*', this.#term(value, context)];
        });
        return { kind: 'object', fields: new Map(fields) };
      }
      case 'comprehension': {
        const inner = { ...context, variables: new Map(context.variables) };
        this.#body(term.body, inner);
        if (term.key !== undefined) this.#term(term.key, inner);
        const member = this.#term(term.value, inner);
        return { kind: term.of === 'object' ? 'map' : term.of, member };
      }
      case 'call':
        return this.#call(term.name, term.args, context);
      case 'other':
        return UNKNOWN_VALUE;
    }
  }

  #reference(head: Term, parts: readonly Term[], context: TraceContext): RegoValue {
    if (head.kind !== 'variable') return this.#below(this.#term(head, context), parts, context);
    const { name } = head;
    const local = context.variables.get(name);
    if (local !== undefined) return this.#below(local, parts, context);
    if (name === 'input') return this.#below(context.root, parts, context);
    const imported = context.module.imports.get(name);
    if (imported?.[0] === 'input') {
      const steps = [...imported.slice(1).map((word) => toText(word, head.place)), ...parts];
      return this.#below(context.root, steps, context);
    }
    const written = imported ?? (name === 'data' ? [name] : undefined);
    const words = written ?? ['data', ...context.module.package, name];
    if (words[0] !== 'data') return UNKNOWN_VALUE;
    const steps = [...words.slice(1).map((word) => toText(word, head.place)), ...parts];
    if (written !== undefined) this.#noteMissingData(steps, context);
    return this.#rule(steps, context);
  }

  /** The value of a rule, or of a part of it. */
  #rule(parts: readonly Term[], context: TraceContext): RegoValue {
    const words = constantWords(parts);
    const group = findGroup(this.#groups, words);
    if (group !== undefined) {
      const value = this.#use(group, [], context);
      return this.#below(value, parts.slice(group.path.length), context);
    }
    // A variable leads to all rules below.
    if (words.length < parts.length) {
      for (const below of groupsBelow(this.#groups, words)) this.#use(below, [], context);
    }
    for (const part of parts.slice(words.length)) this.#term(part, context);
    return UNKNOWN_VALUE;
  }

  /** Notes that a reference leads to no rule and to no data. */
  #noteMissingData(parts: readonly Term[], context: TraceContext): void {
    const words = constantWords(parts);
    const isRule =
      findGroup(this.#groups, words) !== undefined || groupsBelow(this.#groups, words).length > 0;
    // `with` may have replaced what is missing.
    if (isRule || this.#data === undefined || context.isSilent || context.root !== this.#root)
      return;
    let here: unknown = this.#data;
    for (const [at, word] of words.entries()) {
      const known = objectOf(here);
      if (!Object.hasOwn(known, word)) {
        const keys = Object.keys(known);
        const above = words.slice(0, at);
        const rules = groupsBelow(this.#groups, above).flatMap(({ path }) => path[at] ?? []);
        const near = didYouMean(word, [...new Set([...rules, ...keys])]);
        const path = ['data', ...words.slice(0, at + 1)].join('.');
        const meant =
          near === undefined
            ? ': correct the name, or add it to data.json'
            : `: did you mean ${['data', ...above, near].join('.')}?`;
        const said = `reads ${path}, and neither a rule nor a data file has it${meant}`;
        this.#note({ said, place: parts[at]?.place }, context);
        return;
      }
      here = known[word];
    }
  }

  /** Notes what is wrong besides a part of the input that is absent. */
  #note({ said, place }: { said: string; place: RegoPlace }, context: TraceContext): void {
    const { traced, group, rule, module, isNegated } = context;
    const about = { group, rule, module, place, isNegated, hasDefault: false };
    traced.absent.push({ path: [], instead: [], said, ...about });
  }

  #use(group: RuleGroup, args: readonly RegoValue[], context: TraceContext): RegoValue {
    const traced = this.#traceGroup(group, context.root, args);
    if (!context.isSilent) context.traced.uses.push({ traced, isNegated: context.isNegated });
    return traced.value;
  }

  /** Follows the parts of a reference. A part that is a free variable gets a value. */
  #below(from: RegoValue, parts: readonly Term[], context: TraceContext): RegoValue {
    let value = from;
    for (const part of parts) {
      const isFree =
        part.kind === 'variable' &&
        !context.variables.has(part.name) &&
        !this.#isRule(part, context);
      if (isFree) {
        const member = this.#present(this.#anyMember(value), part, context);
        context.variables.set(part.name, value.kind === 'set' ? member : UNKNOWN_VALUE);
        value = member;
        continue;
      }
      const key = this.#term(part, context);
      value = this.#present(this.#step(value, key), part, context);
    }
    return value;
  }

  #step(value: RegoValue, key: RegoValue): RegoValue | Absent {
    if (key.kind === 'text') return this.#named(value, key.text);
    if (key.kind !== 'union' || !key.of.every(({ kind }) => kind === 'text')) {
      return this.#anyMember(value);
    }
    return unionOf(key.of.map((one) => this.#step(value, one)));
  }

  #named(value: RegoValue, key: string): RegoValue | Absent {
    if (isInput(value)) this.topKeys.add(key);
    return namedMember(value, key);
  }

  #anyMember(value: RegoValue): RegoValue | Absent {
    if (isInput(value)) this.readsWhole = true;
    return anyMember(value);
  }

  /** What `some x in` and `every x in` give their variable. */
  #eachOf(list: Term, context: TraceContext): RegoValue {
    return this.#present(this.#anyMember(this.#term(list, context)), list, context);
  }

  /** Notes that a part of the input is absent. */
  #present(
    found: RegoValue | Absent,
    at: Term,
    context: TraceContext,
    hasDefault = false,
  ): RegoValue {
    if (found.kind !== 'absent') return found;
    const { traced, group, rule, module, isNegated, isSilent } = context;
    const { path, instead } = found;
    const place = at.place;
    if (!isSilent) {
      traced.absent.push({ path, instead, group, rule, module, place, isNegated, hasDefault });
    }
    return UNKNOWN_VALUE;
  }

  #isRule({ name }: { name: string }, { module }: TraceContext): boolean {
    const known = ['input', 'data'].includes(name) || module.imports.has(name);
    return known || findGroup(this.#groups, [...module.package, name]) !== undefined;
  }

  #groupOf(words: readonly string[], { module }: TraceContext): RuleGroup | undefined {
    const [first = '', ...rest] = words;
    const imported = module.imports.get(first);
    if (imported !== undefined) return this.#function([...imported.slice(1), ...rest]);
    if (first === 'data') return this.#function(rest);
    return this.#function([...module.package, ...words]);
  }

  #function(words: readonly string[]): RuleGroup | undefined {
    const group = findGroup(this.#groups, words);
    return group?.path.length === words.length ? group : undefined;
  }

  #call(name: string, args: readonly Term[], context: TraceContext): RegoValue {
    if (name === 'object.get') return this.#get(args, context);
    const values = args.map((arg) => this.#term(arg, context));
    const group = this.#groupOf(name.split('.'), context);
    if (group !== undefined) return this.#use(group, values, context);
    if (values.some(isInput)) this.readsWhole = true;
    const [first = UNKNOWN_VALUE] = values;
    if (SAME_MEMBERS.includes(name)) return { kind: 'list', member: someMember(first) };
    return name === 'array.concat'
      ? { kind: 'list', member: union(values.map(someMember)) }
      : UNKNOWN_VALUE;
  }

  /** `object.get(value, key or path, default)`. */
  #get([object, key, otherwise]: readonly Term[], context: TraceContext): RegoValue {
    let value = object === undefined ? UNKNOWN_VALUE : this.#term(object, context);
    const steps = key?.kind === 'list' ? key.items : [key ?? NOTHING];
    for (const step of steps) {
      const found = this.#step(value, this.#term(step, context));
      value = this.#present(found, step, context, true);
    }
    return union([value, otherwise === undefined ? UNKNOWN_VALUE : this.#term(otherwise, context)]);
  }
}

interface TraceContext {
  module: RegoModule;
  group: RuleGroup;
  rule: Rule;
  traced: Traced;
  /** What `input` is. */
  root: RegoValue;
  args: readonly RegoValue[];
  variables: Map<string, RegoValue>;
  isNegated: boolean;
  /** The first of two times: nothing is noted. */
  isSilent: boolean;
}

/** Any member, where it is no fault that there is none. */
function someMember(value: RegoValue): RegoValue {
  const member = anyMember(value);
  return member.kind === 'absent' ? UNKNOWN_VALUE : member;
}

const NOTHING: Term = { kind: 'other', place: undefined };
const PRINTS = ['print', 'internal.print', 'trace'];
const SAME_MEMBERS = ['sort', 'array.slice', 'array.reverse'];

function isInput(value: RegoValue): boolean {
  return value.kind === 'part' && value.path.length === 0;
}

function toText(value: string, place: RegoPlace): Term {
  return { kind: 'scalar', value, place };
}

/** Whether one side of `=` gets its value from the other. */
function isPattern(term: Term, { variables }: TraceContext): boolean {
  if (term.kind === 'variable') return !variables.has(term.name);
  if (term.kind === 'list') return term.items.some(({ kind }) => kind === 'variable');
  return term.kind === 'object' && term.entries.some(({ value }) => value.kind === 'variable');
}

function wordsOf(term: Term): string[] {
  if (term.kind === 'variable') return [term.name];
  if (term.kind !== 'reference' || term.head.kind !== 'variable') return [];
  return [term.head.name, ...constantWords(term.parts)];
}

/** The constant words at the beginning. */
function constantWords(parts: readonly Term[]): string[] {
  const words: string[] = [];
  for (const part of parts) {
    if (part.kind !== 'scalar' || typeof part.value !== 'string') break;
    words.push(part.value);
  }
  return words;
}
