/** What a name means where it stands: a variable, a rule or a function of the set, or what is imported. */
import { groupsBelow, type Groups, type RegoModule, type RuleGroup, type Term } from './syntax.ts';
import type { Facts } from './term-kinds.ts';
import type { Variable, RuleUse } from './rule-use.ts';

export interface FactsOfTerm {
  /** The variables in the term. */
  names: readonly string[];
  facts: Facts;
}

/** Where a term stands. */
export interface TermScope {
  use: RuleUse;
  module: RegoModule;
  /** The variables that have a name here. */
  variables: Map<string, Variable>;
  /** What the body, and those around it, say of resources and actions: by the JSON of a term that is one. */
  facts: ReadonlyMap<string, FactsOfTerm>;
  /** The same, of what gives its value to a variable. */
  factsOfSources: Map<Term, Facts>;
  /** Of the body around it: whether it can be true in several ways, and whether each of these is a member of a list. */
  body: { isRepeated: boolean; isList: boolean };
}

export class Names {
  readonly #groups: Groups;

  constructor(groups: Groups) {
    this.#groups = groups;
  }

  /** What a name leads to, if it is no variable: words that begin with `input` or `data`. */
  global(name: string, { imports, package: ofModule }: RegoModule): readonly string[] | undefined {
    if (name === 'input' || name === 'data') return [name];
    const isRule = groupsBelow(this.#groups, [...ofModule, name]).length > 0;
    return imports.get(name) ?? (isRule ? ['data', ...ofModule, name] : undefined);
  }

  /** The function of the set with this name; it hides one of the language. Undefined if the set has none. */
  ownFunction(name: string, module: RegoModule): RuleGroup | undefined {
    const [first = '', ...rest] = name.split('.');
    // A global name begins with `data`.
    const words = this.global(first, module)?.slice(1);
    return words && this.#groups.get([...words, ...rest].join('\0'));
  }

  /** A variable by its name; undefined if the term is none, but the name of a rule or of an import. */
  variable(term: Term, scope: TermScope, isNew = false): Variable | undefined {
    if (term.kind !== 'variable') return undefined;
    // `opa` refuses a variable that is declared in a later line than it is used in.
    const known = isNew ? undefined : scope.variables.get(term.name);
    const isGlobal = !isNew && this.global(term.name, scope.module) !== undefined;
    if (known !== undefined || isGlobal) return known;
    const { variables, unchecked } = scope.use;
    const declared = variables.get(term) ?? { kinds: [] };
    if (!variables.has(term)) unchecked.push(declared);
    variables.set(term, declared);
    scope.variables.set(term.name, declared);
    return declared;
  }
}
