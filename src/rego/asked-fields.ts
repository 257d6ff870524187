/** Which field of a resource or an action a term is, such as its type. */
import { NOTHING, type Term } from './syntax.ts';
import { isWildcard } from './term-variables.ts';

/** The fields of a resource or an action that a plan says of it. */
const FIELDS: readonly string[] = [
  'type',
  'mode',
  'address',
  'name',
  'provider_name',
  'module_address',
];
export const LIST_OF_ACTIONS = 'actions';

export interface FieldOfTerm {
  of: Term;
  name: string;
}

/** The resource of which a term is a field, as in `r.type` and `r.change.actions[_]`. */
export function fieldIn(term: Term, withActions = true): FieldOfTerm | undefined {
  if (term.kind !== 'reference') return undefined;
  const { head, parts } = term;
  const last = parts.at(-1) ?? NOTHING;
  const name = wordOf(last);
  if (name !== undefined) {
    return FIELDS.includes(name) ? { of: referenceTo(head, parts.slice(0, -1)), name } : undefined;
  }
  const isMember = last.kind === 'any' || isWildcard(last);
  return isMember && withActions
    ? actionsIn({ kind: 'reference', head, parts: parts.slice(0, -1) })
    : undefined;
}

/** The resource of which a term is the list of actions. */
export function actionsIn(term: Term): FieldOfTerm | undefined {
  if (term.kind !== 'reference') return undefined;
  const { head, parts } = term;
  const isActions = parts.slice(-2).map(wordOf).join() === `change,${LIST_OF_ACTIONS}`;
  return isActions
    ? { of: referenceTo(head, parts.slice(0, -2)), name: LIST_OF_ACTIONS }
    : undefined;
}

export function referenceTo(head: Term, parts: Term[]): Term {
  return parts.length === 0 ? head : { kind: 'reference', head, parts };
}

function wordOf(term: Term): string | undefined {
  return term.kind === 'scalar' && typeof term.value === 'string' ? term.value : undefined;
}
