/**
 * Whether a `walk` over a part of a plan goes through lists of resources alone, as in these lines, of which the second stops it
 * at a list before anything is asked of what it meets:
 *
 *     walk(input.planned_values, [path, value])
 *     path[count(path) - 1] == "resources"
 *
 * What a provider puts below a key of that name counts as read with them, wherever the plan shows the key.
 */
import type { Names } from './names-in-scope.ts';
import type { Expression, RegoModule, Rule, Term } from './syntax.ts';
import { isWildcard } from './term-variables.ts';

/** The lists of resources in a plan. */
const LISTS_OF_PLAN: readonly string[] = ['resources', 'resource_changes'];

export interface WalkedLists {
  /** What is walked. */
  from: Term;
  /** The variable of the keys that lead to what is met. */
  path: Term;
  /** The variable of what is met. */
  value: Term;
  /** The name of the lists. */
  name: string;
  /** Whether the variable is what has such a list as a member, and not the list. */
  isAround: boolean;
}

/** How many functions are looked into for what one line asks. */
const MOST_FUNCTIONS = 4;

/**
 * The lists through which the line of a body goes, if it is such a `walk`.
 *
 * @param at the index of the line
 * @param outside the names of variables that have a meaning around the body
 */
export function walkedLists(
  body: readonly Expression[],
  at: number,
  { names, module, outside }: { names: Names; module: RegoModule; outside: ReadonlySet<string> },
): WalkedLists | undefined {
  const line = body[at];
  if (line === undefined || !isPlain(line) || line.term.kind !== 'call') return undefined;
  const { name: called, args } = line.term;
  const [from, pattern] = args;
  if (called !== 'walk' || args.length !== 2 || names.ownFunction(called, module) !== undefined) {
    return undefined;
  }
  if (from === undefined || pattern?.kind !== 'collection' || pattern.isSet) return undefined;
  const [path, value, ...more] = pattern.entries.flatMap((entry) => entry.value);
  if (path?.kind !== 'variable' || value?.kind !== 'variable' || more.length > 0) return undefined;
  const [next] = body.slice(at + 1).filter(({ term }) => !declares(term));
  if (next === undefined || !isPlain(next) || isWildcard(value)) return undefined;
  // A variable that has a value before, or a meaning elsewhere, is compared with what is met.
  const isNew = (variable: VariableTerm): boolean =>
    !outside.has(variable.name) &&
    names.global(variable.name, module) === undefined &&
    body.slice(0, at).every(({ term, replaced }) => {
      return declares(term) || ![term, ...replaced].some((each) => mentions(each, variable.name));
    });
  if (!isNew(value) || path.name === value.name || mentions(from, value.name)) return undefined;
  if (isWildcard(path)) {
    const name = memberIn(next.term, value.name);
    return name === undefined ? undefined : { from, path, value, name, isAround: true };
  }
  if (!isNew(path) || mentions(from, path.name)) return undefined;
  const ends = new LastKeys(names);
  const name = ends.askedIn(next.term, { path, value }, module);
  return name === undefined ? undefined : { from, path, value, name, isAround: false };
}

function isPlain({ isNegated, replaced }: Expression): boolean {
  return !isNegated && replaced.length === 0;
}

function declares(term: Term): boolean {
  return term.kind === 'call' && term.name === 'some';
}

/** Whether a variable of this name is anywhere in a part of a syntax tree. */
function mentions(part: unknown, name: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('kind' in part && part.kind === 'variable' && 'name' in part && part.name === name) {
    return true;
  }
  return Object.values(part).some((inner) => mentions(inner, name));
}

/** The name of the lists that a line takes out of a variable before it does anything else, as in `r := value.resources[_]`. */
function memberIn(term: Term, variable: string): string | undefined {
  const isEquation = term.kind === 'call' && ['assign', 'eq', 'equal'].includes(term.name);
  const sides = isEquation ? term.args : [term];
  const [taken, ...others] = sides.filter((side) => mentions(side, variable));
  if (taken?.kind !== 'reference' || others.length > 0) return undefined;
  const { head, parts } = taken;
  if (head.kind === 'reference') return memberIn(head, variable);
  const [first] = parts;
  if (head.kind !== 'variable' || head.name !== variable) return undefined;
  return listNamed(first);
}

function listNamed(term: Term | undefined): string | undefined {
  return term?.kind === 'scalar' ? LISTS_OF_PLAN.find((name) => name === term.value) : undefined;
}

type VariableTerm = Term & { kind: 'variable' };

/** The variables of the keys that lead to what is met, and of what is met. */
interface PathAndValue {
  path: VariableTerm;
  value: VariableTerm | undefined;
}

/** Finds that a path ends with the name of a list, also where functions of the set ask for it. */
class LastKeys {
  readonly #names: Names;
  #functions = 0;

  constructor(names: Names) {
    this.#names = names;
  }

  /** The name of the lists with which a path ends wherever the line is true. */
  askedIn(line: Term, variables: PathAndValue, module: RegoModule): string | undefined {
    const { path } = variables;
    const equation = line.kind === 'call' && ['eq', 'equal'].includes(line.name) ? line.args : [];
    if (equation.length === 2 && this.#isOwn(line, module)) return undefined;
    const [left, right] = equation;
    if (left !== undefined && right !== undefined) {
      if (this.#isLastKey(left, path, module)) return listNamed(right);
      if (this.#isLastKey(right, path, module)) return listNamed(left);
    }
    return this.#askedByFunction(calledIn(line), variables, module);
  }

  /** The same where every rule of a function asks for it in its first line: with another path it has no value. */
  #askedByFunction(
    call: Term | undefined,
    { path, value }: PathAndValue,
    module: RegoModule,
  ): string | undefined {
    if (call?.kind !== 'call') return undefined;
    const rules = this.#names.ownFunction(call.name, module)?.rules ?? [];
    const indexOf = (name: string | undefined) =>
      call.args.findIndex((arg) => arg.kind === 'variable' && arg.name === name);
    const at = indexOf(path.name);
    // A call with another variable may wait for it, behind lines that ask for what was met.
    const isBare = call.args.every(
      (arg) =>
        arg.kind === 'scalar' ||
        (arg.kind === 'variable' && (arg.name === path.name || arg.name === value?.name)),
    );
    if (!isBare || at < 0 || rules.length === 0 || ++this.#functions > MOST_FUNCTIONS) {
      return undefined;
    }
    const asked = rules.map(({ rule, module: ofRule }) => {
      const param = rule.args?.[at];
      const [first] = rule.body.filter(({ term }) => !declares(term));
      if (rule.args?.length !== call.args.length || param?.kind !== 'variable') return undefined;
      // What is given twice, or is no variable, is compared before.
      if (!areVariables(rule.args) || first === undefined || !isPlain(first)) return undefined;
      const other = rule.args[indexOf(value?.name)];
      const inside = { path: param, value: other?.kind === 'variable' ? other : undefined };
      return this.askedIn(first.term, inside, ofRule);
    });
    const [name] = asked;
    return asked.every((other) => other === name) ? name : undefined;
  }

  #isOwn(term: Term, module: RegoModule): boolean {
    return term.kind === 'call' && this.#names.ownFunction(term.name, module) !== undefined;
  }

  /** Whether a term is the last key of a path: `path[count(path) - 1]`, or a function of the set that gives that. */
  #isLastKey(term: Term, path: VariableTerm, module: RegoModule): boolean {
    if (term.kind === 'call') {
      const inside = this.#insideOf(term, module);
      return inside !== undefined && this.#isLastKey(inside.term, path, inside.module);
    }
    if (term.kind !== 'reference' || term.parts.length !== 1) return false;
    const [step] = term.parts;
    const isPath = (one: Term | undefined) => one?.kind === 'variable' && one.name === path.name;
    if (!isPath(term.head) || step?.kind !== 'call' || step.name !== 'minus') return false;
    const [all, less] = step.args;
    const isCounted = all?.kind === 'call' && all.name === 'count' && isPath(all.args[0]);
    const isOwn = [step, ...step.args].some((one) => this.#isOwn(one, module));
    return isCounted && !isOwn && less?.kind === 'scalar' && less.value === 1;
  }

  /** What a function of one rule gives, with what it is given in the place of its arguments. */
  #insideOf(
    call: Term & { kind: 'call' },
    module: RegoModule,
  ): { term: Term; module: RegoModule } | undefined {
    const rules = this.#names.ownFunction(call.name, module)?.rules ?? [];
    const [only, ...others] = rules;
    if (only === undefined || others.length > 0 || ++this.#functions > MOST_FUNCTIONS) {
      return undefined;
    }
    const { rule } = only;
    if (rule.args?.length !== call.args.length || !areVariables(rule.args)) return undefined;
    const given = new Map<string, Term>();
    for (const [at, arg] of rule.args.entries()) {
      const value = call.args[at];
      if (arg.kind === 'variable' && value !== undefined) given.set(arg.name, value);
    }
    const hasAssign = this.#names.ownFunction('assign', only.module) !== undefined;
    const value = hasAssign ? undefined : valueOf(rule);
    return value && { term: withGiven(value, given), module: only.module };
  }
}

/** What a rule gives, where nothing but this decides: `value := path[count(path) - 1]`. */
function valueOf({ body, value, isPartial }: Rule): Term | undefined {
  const lines = body.filter(({ term }) => !(term.kind === 'scalar' && term.value === true));
  const [line, ...others] = lines;
  if (isPartial || others.length > 0) return undefined;
  if (line === undefined) return value;
  const { term } = line;
  if (!isPlain(line) || term.kind !== 'call' || term.name !== 'assign') return undefined;
  const [name, of] = term.args;
  const isValue =
    name?.kind === 'variable' && value.kind === 'variable' && name.name === value.name;
  return isValue ? of : undefined;
}

/** Whether these are variables, each another one. */
function areVariables(terms: readonly Term[]): boolean {
  const names = terms.flatMap((term) => (term.kind === 'variable' ? term.name : []));
  return new Set(names).size === terms.length;
}

function withGiven(term: Term, given: ReadonlyMap<string, Term>): Term {
  const inner = (each: Term) => withGiven(each, given);
  switch (term.kind) {
    case 'variable':
      // What is no argument has a meaning of its own there.
      return given.get(term.name) ?? { kind: 'other' };
    case 'reference':
      return { ...term, head: inner(term.head), parts: term.parts.map(inner) };
    case 'call':
      return { ...term, args: term.args.map(inner) };
    case 'scalar':
      return term;
    case 'collection':
    case 'comprehension':
    case 'any':
    case 'other':
      return { kind: 'other' };
  }
}

/** The call that a line consists of, or from whose answer it takes something: `rs := lists(path, value)`, `some r in lists(path, value)`. */
function calledIn(line: Term): Term | undefined {
  if (line.kind === 'reference') return calledIn(line.head);
  if (line.kind !== 'call') return undefined;
  if (!['assign', 'eq'].includes(line.name)) return line;
  const [left, right] = line.args;
  return left?.kind === 'variable' && right !== undefined ? calledIn(right) : undefined;
}
