/**
 * What the body of a rule asks of a resource or an action, as in `r.type == "aws_instance"`: the values of others say nothing
 * to that body.
 */
import type { AskedFact } from '../plan/lacked-values.ts';
import {
  LIST_OF_ACTIONS,
  actionsIn,
  canHaveName,
  fieldIn,
  referenceTo,
  type FieldOfTerm,
} from './asked-fields.ts';
import type { FactsOfTerm, Names, TermScope } from './names-in-scope.ts';
import { NOTHING, type Expression, type RegoModule, type RuleGroup, type Term } from './syntax.ts';
import { knownTexts, membersOfCollections, onlyTexts, type Kinds } from './term-kinds.ts';
import {
  assigns,
  declarationsOfLine,
  hasBody,
  isWildcard,
  variableNames,
  variablesOfTerm,
} from './term-variables.ts';

/** The fact, and the term of the resource or action of which it is asked. */
interface FactOfTerm {
  of: Term;
  fact: AskedFact;
}

export class AskedFacts {
  readonly #names: Names;
  readonly #kindsOf: (term: Term, scope: TermScope) => Kinds;

  /** @param kindsOf all that a term can be */
  constructor(names: Names, kindsOf: (term: Term, scope: TermScope) => Kinds) {
    this.#names = names;
    this.#kindsOf = kindsOf;
  }

  /** What a body says of resources and actions: it is true only where all of this is so. */
  factsOfBody(body: readonly Expression[], around: TermScope): ReadonlyMap<string, FactsOfTerm> {
    const variables = body.flatMap(({ term }) => this.#declarationsOfLine(term, around));
    const declared = new Set(variableNames(variables));
    const known = new Map(
      [...around.facts].filter(([, { names }]) => !names.some((name) => declared.has(name))),
    );
    // What the body declares hides rules, and variables of the bodies around it, in all of its lines.
    const scope = { ...around, variables: new Map(around.variables) };
    for (const variable of variables) this.#names.variable(variable, scope, true);
    const ofLines = this.#linesWithFields(body, scope.module);
    for (const term of ofLines) {
      for (const { of, fact } of this.#askedFacts(term, body, scope)) {
        const names = variableNames(variablesOfTerm(of));
        if (hasBody(of) || names.some((name) => name.startsWith('$'))) continue;
        const key = JSON.stringify(of);
        known.set(key, { names, facts: [...(known.get(key)?.facts ?? []), fact] });
      }
    }
    return known;
  }

  /**
   * What the lines of a body say that hold wherever it is true. Where one gives a name to a field of a resource, as in
   * `t := r.type`, the others are there a second time, with the field in the place of the name.
   */
  #linesWithFields(body: readonly Expression[], module: RegoModule): Term[] {
    const lines = body.flatMap(({ term, isNegated, replaced }) =>
      isNegated || replaced.length > 0 ? [] : term,
    );
    const named = new Map<string, Term>();
    for (const term of lines) {
      if (term.kind !== 'call' || !EQUATES.includes(term.name) || term.args.length !== 2) continue;
      if (this.#names.ownFunction(term.name, module) !== undefined) continue;
      const [left = NOTHING, right = NOTHING] = term.args;
      for (const [name, of] of [
        [left, right],
        [right, left],
      ] as const) {
        if (name.kind === 'variable' && !isWildcard(name) && canHaveName(of)) {
          named.set(name.name, of);
        }
      }
    }
    if (named.size === 0) return lines;
    const withField = (term: Term) =>
      replaceVariables(term, (name) => named.get(name) ?? { kind: 'variable', name });
    const again = lines.map((term) =>
      term.kind === 'call' ? { ...term, args: term.args.map(withField) } : withField(term),
    );
    return [...lines, ...again];
  }

  /** A function of the set can have the name of what declares. */
  #declarationsOfLine(term: Term, scope: TermScope): Term[] {
    const isOwn =
      term.kind === 'call' && this.#names.ownFunction(term.name, scope.module) !== undefined;
    return isOwn ? [] : declarationsOfLine(term);
  }

  /** `r := list[_]` gives `r` those members alone of which the body is true. */
  noteSources(term: Term, scope: TermScope): void {
    const { facts, factsOfSources } = scope;
    if (term.kind !== 'call' || (term.name !== 'assign' && term.name !== 'eq')) return;
    if (this.#names.ownFunction(term.name, scope.module) !== undefined) return;
    const [left = NOTHING, right = NOTHING] = term.args;
    for (const [variable, source] of [
      [left, right],
      [right, left],
    ] as const) {
      if (variable.kind !== 'variable' || source.kind !== 'reference') continue;
      factsOfSources.set(source, facts.get(JSON.stringify(variable))?.facts ?? []);
    }
  }

  /** What an expression asks of resources and actions. */
  #askedFacts(term: Term, body: readonly Expression[], scope: TermScope): FactOfTerm[] {
    const textOf = (of: Term) => this.#constantTexts(of, body, scope);
    const membersOf = (of: Term) => this.#constantMembers(of, body, scope);
    if (term.kind === 'reference' && term.parts.length === 1) {
      // `types[r.type]` is true of the members of a set.
      const [key = NOTHING] = term.parts;
      const field = fieldIn(key);
      return field === undefined ? [] : factOf(field, 'is', this.#membersOfSet(term.head, scope));
    }
    if (term.kind !== 'call') return [];
    const own = this.#names.ownFunction(term.name, scope.module);
    if (own !== undefined) return this.#factsOfCall(own, term.args, body, scope);
    const [left = NOTHING, right = NOTHING, answer] = term.args;
    // With one argument more, the answer may be false.
    if (answer !== undefined) return [];
    switch (term.name) {
      case 'eq':
      case 'equal':
        return [
          ...factOf(fieldIn(left), 'is', textOf(right)),
          ...factOf(fieldIn(right), 'is', textOf(left)),
          ...this.#factsOfList(left, right, membersOf),
          ...this.#factsOfList(right, left, membersOf),
        ];
      case 'startswith':
        return factOf(fieldIn(left, false), 'starts', textOf(right));
      case 'internal.member_2':
        return [
          ...factOf(fieldIn(left), 'is', membersOf(right)),
          ...factOf(actionsIn(right), 'is', textOf(left)),
          ...factOf(actionsIn(left), 'is', firstTexts(right)),
        ];
      default:
        return [];
    }
  }

  /** A list of actions that is equal to another has each member of it. */
  #factsOfList(
    actions: Term,
    other: Term,
    membersOf: (of: Term) => string[] | undefined,
  ): FactOfTerm[] {
    const field = actionsIn(actions);
    if (field === undefined) return [];
    const isWritten = other.kind === 'collection' && !other.isSet;
    if (isWritten) return other.entries.flatMap(({ value }) => factOf(field, 'is', textIn(value)));
    const members = membersOf(other) ?? [];
    return members.length === 0 ? [] : factOf(field, 'is', members);
  }

  /** What every rule of a function asks of what it is given. */
  #factsOfCall(
    { rules }: RuleGroup,
    args: readonly Term[],
    body: readonly Expression[],
    scope: TermScope,
  ): FactOfTerm[] {
    if (rules.some(({ rule }) => rule.args?.length !== args.length)) return [];
    const ofRules = rules
      // A call that gives false is not true of anything.
      .filter(({ rule: { value } }) => value.kind !== 'scalar' || value.value !== false)
      .map(({ rule, module }) => {
        const redeclared = variableNames(rule.body.flatMap(({ term }) => declarationsOfLine(term)));
        const given = new Map(
          (rule.args ?? []).flatMap((arg, at): [string, Term][] =>
            arg.kind === 'variable' && !redeclared.includes(arg.name)
              ? [[arg.name, args[at] ?? NOTHING]]
              : [],
          ),
        );
        const inCaller = (term: Term): Term =>
          replaceVariables(term, (name) => given.get(name) ?? this.#globalTerm(name, module));
        return this.#linesWithFields(rule.body, module)
          .filter(
            (term) =>
              term.kind !== 'call' || this.#names.ownFunction(term.name, module) === undefined,
          )
          .flatMap((term) => this.#askedFacts(inCaller(term), body, scope));
      });
    const [first = [], ...others] = ofRules;
    return first.flatMap(({ of, fact }) => {
      const same = others.map((facts) => facts.find((other) => isOfSameField(other, { of, fact })));
      if (same.includes(undefined)) return [];
      const texts = [...fact.texts, ...same.flatMap((other) => other?.fact.texts ?? [])];
      return { of, fact: { ...fact, texts: sortedOnce(texts) } };
    });
  }

  /** A name of a module as every other one calls it. What is no rule has no meaning elsewhere. */
  #globalTerm(name: string, module: RegoModule): Term {
    const [first, ...words] = this.#names.global(name, module) ?? [];
    if (first === undefined) return { kind: 'other' };
    const parts = words.map((value): Term => ({ kind: 'scalar', value }));
    return referenceTo({ kind: 'variable', name: first }, parts);
  }

  /** The texts that a term can be; undefined if it can be something else, or if that is not known. */
  #constantTexts(term: Term, body: readonly Expression[], scope: TermScope): string[] | undefined {
    if (term.kind === 'scalar') return typeof term.value === 'string' ? [term.value] : undefined;
    if (term.kind === 'collection') return undefined;
    const kinds = this.#constantKinds(term, body, scope);
    return kinds && onlyTexts(kinds);
  }

  /** The texts that each member of a term can be. */
  #constantMembers(
    term: Term,
    body: readonly Expression[],
    scope: TermScope,
  ): string[] | undefined {
    if (term.kind === 'scalar') return undefined;
    if (term.kind === 'collection') {
      const texts = term.entries.flatMap(({ key, value }) =>
        key === undefined && value.kind === 'scalar' && typeof value.value === 'string'
          ? value.value
          : [],
      );
      return texts.length === term.entries.length ? texts : undefined;
    }
    const kinds = this.#constantKinds(term, body, scope);
    return kinds && onlyTexts(membersOfCollections(kinds));
  }

  /** All that a term can be, as far as that is known before the body is read; undefined if it is not. */
  #constantKinds(term: Term, body: readonly Expression[], scope: TermScope): Kinds | undefined {
    if (term.kind === 'reference') {
      const isSimple = term.parts.every(
        (part) => part.kind === 'scalar' || part.kind === 'any' || isWildcard(part),
      );
      if (!isSimple || term.head.kind !== 'variable') return undefined;
      if (!scope.variables.has(term.head.name)) return this.#globalKinds(term, term.head, scope);
      const above = this.#constantKinds(term.head, body, scope);
      const isAny = term.parts.every((part) => part.kind !== 'scalar');
      return isAny && term.parts.length === 1 ? above && membersOfCollections(above) : undefined;
    }
    if (term.kind !== 'variable') return undefined;
    const variable = scope.variables.get(term.name);
    if (variable === undefined) return this.#globalKinds(term, term, scope);
    if (variable.kinds.length > 0) return variable.kinds;
    const isLater = variable.from === undefined && body.some((each) => assigns(each, term.name));
    if (!isLater || variable.isAwaited === true) return undefined;
    // The body is read again once the line was read that gives it something.
    variable.isAwaited = true;
    scope.use.isLate = true;
    return [];
  }

  /** What a rule is. */
  #globalKinds(term: Term, head: Term & { kind: 'variable' }, scope: TermScope): Kinds | undefined {
    const [first] = this.#names.global(head.name, scope.module) ?? [];
    const kinds = first === 'data' ? this.#kindsOf(term, scope) : [];
    return kinds.length > 0 ? kinds : undefined;
  }

  #membersOfSet(head: Term, scope: TermScope): string[] | undefined {
    const kinds = this.#constantKinds(head, [], scope);
    const isSet = kinds?.every((kind) => kind.is === 'collection' && kind.isSet);
    return kinds && isSet === true ? knownTexts(membersOfCollections(kinds)) : undefined;
  }
}

function factOf(
  field: FieldOfTerm | undefined,
  how: 'is' | 'starts',
  texts: string[] | undefined,
): FactOfTerm[] {
  if (field === undefined || texts === undefined) return [];
  const { of, name } = field;
  return [
    {
      of,
      fact: { field: name, how: name === LIST_OF_ACTIONS ? 'has' : how, texts: sortedOnce(texts) },
    },
  ];
}

function textIn(term: Term): string[] | undefined {
  return term.kind === 'scalar' && typeof term.value === 'string' ? [term.value] : undefined;
}

/** The first text of each of the lists that are in a collection, as in `[["create"], ["delete", "create"]]`. */
function firstTexts(term: Term): string[] | undefined {
  if (term.kind !== 'collection') return undefined;
  const texts = term.entries.flatMap(({ key, value }) => {
    const isList = key === undefined && value.kind === 'collection' && !value.isSet;
    const [first = []] = isList ? value.entries.flatMap((entry) => textIn(entry.value) ?? []) : [];
    return first;
  });
  return texts.length === term.entries.length ? texts : undefined;
}

function isOfSameField(one: FactOfTerm, other: FactOfTerm): boolean {
  return (
    one.fact.field === other.fact.field &&
    one.fact.how === other.fact.how &&
    JSON.stringify(one.of) === JSON.stringify(other.of)
  );
}

function sortedOnce(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

/** A term with others in the place of its variables, as far as it may say a fact. */
function replaceVariables(term: Term, by: (name: string) => Term): Term {
  const inner = (each: Term) => replaceVariables(each, by);
  switch (term.kind) {
    case 'variable':
      return term.name.startsWith('$') ? term : by(term.name);
    case 'reference': {
      const head = inner(term.head);
      const parts = term.parts.map(inner);
      return head.kind === 'reference'
        ? { kind: 'reference', head: head.head, parts: [...head.parts, ...parts] }
        : { kind: 'reference', head, parts };
    }
    case 'call':
      return SAY_FACTS.includes(term.name)
        ? { ...term, args: term.args.map(inner) }
        : { kind: 'other' };
    case 'collection':
      return term;
    default:
      return term.kind === 'scalar' ? term : { kind: 'other' };
  }
}

/** The functions that are true where both of their arguments are equal. */
const EQUATES: readonly string[] = ['assign', 'eq', 'equal'];
/** The functions that say a fact. */
const SAY_FACTS: readonly string[] = ['eq', 'equal', 'startswith', 'internal.member_2'];
