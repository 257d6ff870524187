/** Which field of a resource or an action a term is, such as its type. */
import { NOTHING, type Term } from './syntax.ts';

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

/** The resource of which a term is a field, as in `r.type`, `r.change.actions[_]` and `r.change.actions[0]`. */
export function fieldIn(written: Term, withActions = true): FieldOfTerm | undefined {
  const term = withoutInner(written);
  if (term.kind !== 'reference') return undefined;
  const { head, parts } = term;
  const last = parts.at(-1) ?? NOTHING;
  const name = wordOf(last);
  if (name !== undefined) {
    return FIELDS.includes(name) ? { of: referenceTo(head, parts.slice(0, -1)), name } : undefined;
  }
  const isNumber = last.kind === 'scalar' && typeof last.value === 'number';
  const isMember = last.kind === 'any' || last.kind === 'variable' || isNumber;
  return isMember && withActions
    ? actionsIn({ kind: 'reference', head, parts: parts.slice(0, -1) })
    : undefined;
}

/** The resource of which a term is the list of actions. */
export function actionsIn(written: Term): FieldOfTerm | undefined {
  const term = withoutInner(written);
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

/** A reference in whose head is another one, as in `some x in r.list`, as one. */
function withoutInner(term: Term): Term {
  if (term.kind !== 'reference' || term.head.kind !== 'reference') return term;
  const { head, parts } = term.head;
  return withoutInner({ kind: 'reference', head, parts: [...parts, ...term.parts] });
}

/** Whether a term is one path in a value, or a field of a resource: what has it as its name is equal to it. */
export function canHaveName(term: Term): boolean {
  if (term.kind !== 'reference') return false;
  return term.parts.every((part) => part.kind === 'scalar') || fieldIn(term) !== undefined;
}

function wordOf(term: Term): string | undefined {
  return term.kind === 'scalar' && typeof term.value === 'string' ? term.value : undefined;
}
