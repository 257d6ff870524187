/** The variables of a term as it is written, and what a line declares. */
import { NOTHING, type Expression, type Term } from './syntax.ts';

/** Whether it is written `_`. */
export function isWildcard(term: Term): boolean {
  return term.kind === 'variable' && term.name.startsWith('$');
}

/** The variables of a term, without those that are only in a comprehension in it. */
export function variablesOfTerm(term: Term): Term[] {
  switch (term.kind) {
    case 'variable':
      return [term];
    case 'reference':
      return [term.head, ...term.parts].flatMap(variablesOfTerm);
    case 'collection':
      return term.entries.flatMap(({ key, value }) =>
        [key ?? [], value].flat().flatMap(variablesOfTerm),
      );
    case 'call':
      return term.args.flatMap(variablesOfTerm);
    case 'scalar':
    case 'comprehension':
    case 'any':
    case 'other':
      return [];
  }
}

/** The variables that a line declares: they hide names of the bodies around it. */
export function declarationsOfLine(term: Term): Term[] {
  if (term.kind !== 'call') return [];
  const declared = { some: term.args, assign: term.args.slice(0, 1) }[term.name] ?? [];
  return declared.flatMap(variablesOfTerm);
}

export function variableNames(variables: readonly Term[]): string[] {
  return variables.flatMap((each) => (each.kind === 'variable' ? each.name : []));
}

/** Whether a term may have variables of its own in it, so that it is not the same term elsewhere. */
export function hasBody(term: Term): boolean {
  switch (term.kind) {
    case 'variable':
    case 'scalar':
    case 'any':
      return false;
    case 'reference':
      return [term.head, ...term.parts].some(hasBody);
    case 'call':
      return term.args.some(hasBody);
    case 'collection':
      return term.entries.some(({ key = NOTHING, value }) => hasBody(key) || hasBody(value));
    case 'comprehension':
    case 'other':
      return true;
  }
}

/** Whether a line gives its value to the variable of this name. */
export function assigns({ term }: Expression, name: string): boolean {
  return (
    term.kind === 'call' &&
    term.name === 'assign' &&
    variableNames(declarationsOfLine(term)).includes(name)
  );
}
