/**
 * `opa check --schema`: writes the schema of an input, and finds where the errors are in the syntax, so that
 * what provides for them is seen.
 */
import { NAMED_SHAPES, type Shape } from '../../service/plan/plan-shape.ts';
import { objectOf, listOf, stringIn } from './json-fields.ts';
import { typeWords, type OpaError } from './opa-errors.ts';
import type { Expression, RegoModule, Rule, Term } from './syntax.ts';
import type { AbsentReference } from './trace.ts';
import type { Reached } from './reached.ts';

/** A shape as JSON Schema. */
export function toSchema(shape: Shape): object {
  const definitions = Object.entries(NAMED_SHAPES).map(([name, one]) => [name, schemaOf(one)]);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...schemaOf(shape),
    definitions: Object.fromEntries(definitions),
  };
}

function schemaOf(shape: Shape): object {
  // `opa` reads one type of a list of types, and so would object to the others.
  if (shape === 'anything' || shape === 'scalar') return {};
  if ('named' in shape) return { $ref: `#/definitions/${shape.named}` };
  if ('items' in shape) return { type: 'array', items: schemaOf(shape.items) };
  if ('values' in shape) return { type: 'object', additionalProperties: schemaOf(shape.values) };
  const properties = Object.entries(shape.keys).map(([key, one]) => [key, schemaOf(one)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

/** The errors that the syntax has not shown, in rules that a policy reaches. */
export function* locateErrors(
  errors: readonly OpaError[],
  modules: readonly RegoModule[],
  reached: readonly Reached[],
): Generator<AbsentReference> {
  const known = reached.flatMap(({ of }) => of.absent);
  for (const error of errors) {
    const ref = wordsOf(error);
    const key = ref.path.at(-1);
    const isKnown = known.some(
      ({ module, place, path }) =>
        path.at(-1) === key &&
        // `opa` gives references to rules the place of another one.
        (ref.head === 'data' || (module.file === error.file && place?.row === error.row)),
    );
    if (isKnown) continue;
    const module = modules.find(({ file }) => file === error.file);
    const rule = module && ruleAt(module, error.row);
    if (module === undefined || rule === undefined) continue;
    const groups = reached.flatMap(({ of }) => (of.hasOwnInput ? [of.group] : []));
    const group = groups.find((one) => one.rules.some((each) => isWithin(rule, each.rule)));
    const at = expressionAt(rule, error);
    if (group === undefined || at?.isPrinted) continue;
    yield {
      group,
      rule,
      module,
      place: { row: error.row, column: error.column },
      path: ref.head === 'input' ? ref.path : [],
      instead: ref.instead,
      isNegated: at?.isNegated ?? false,
      hasDefault: false,
      said: sentenceOf(error, ref),
    };
  }
}

interface Ref {
  /** `input`, `data` or a local variable; undefined if the error is about something else. */
  head: string | undefined;
  /** Up to the part that cannot exist. */
  path: string[];
  instead: string[];
}

function wordsOf({ details }: OpaError): Ref {
  const { ref, pos, oneOf } = objectOf(details);
  const last = typeof pos === 'number' ? pos : listOf(ref).length;
  const parts = listOf(ref).map((part) => {
    const { type, value } = objectOf(part);
    return type === 'string' ? String(value) : '*';
  });
  return {
    head: stringIn(objectOf(listOf(ref)[0])['value']),
    path: parts.slice(1, last + 1),
    instead: listOf(oneOf).flatMap((one) => stringIn(one) ?? []),
  };
}

/** The rule that begins nearest above. */
function ruleAt({ rules }: RegoModule, row: number): Rule | undefined {
  const before = rules
    .flatMap(allOf)
    .filter(({ place }) => place !== undefined && place.row <= row);
  return before.toSorted((one, other) => (other.place?.row ?? 0) - (one.place?.row ?? 0))[0];
}

function allOf(rule: Rule): Rule[] {
  return rule.otherwise === undefined ? [rule] : [rule, ...allOf(rule.otherwise)];
}

function isWithin(rule: Rule, whole: Rule): boolean {
  return allOf(whole).includes(rule);
}

interface Located {
  place: { row: number; column: number };
  isNegated: boolean;
  isPrinted: boolean;
}

/** The innermost expression that begins before the error. */
function expressionAt({ body, value, key }: Rule, { row, column }: OpaError): Located | undefined {
  const all: Located[] = [];
  collect(body, false, all);
  for (const term of [key, value]) if (term !== undefined) gatherIn(term, false, all);
  const before = all.filter(
    ({ place }) => place.row < row || (place.row === row && place.column <= column),
  );
  return before.toSorted(
    (one, other) => other.place.row - one.place.row || other.place.column - one.place.column,
  )[0];
}

function collect(body: readonly Expression[], isNegated: boolean, into: Located[]): void {
  for (const { is, isNegated: own, place } of body) {
    const negated = isNegated || own;
    const isPrinted = is.kind === 'call' && is.name === 'print';
    if (place !== undefined) into.push({ place, isNegated: negated, isPrinted });
    if (is.kind === 'term') gatherIn(is.term, negated, into);
    if (is.kind === 'call') for (const arg of is.args) gatherIn(arg, negated, into);
    if (is.kind === 'some') for (const term of is.terms) gatherIn(term, negated, into);
    if (is.kind === 'every') collect(is.body, negated, into);
  }
}

function gatherIn(term: Term, isNegated: boolean, into: Located[]): void {
  switch (term.kind) {
    case 'comprehension':
      collect(term.body, isNegated, into);
      return;
    case 'list':
    case 'set':
      for (const item of term.items) gatherIn(item, isNegated, into);
      return;
    case 'object':
      for (const { value } of term.entries) gatherIn(value, isNegated, into);
      return;
    case 'call':
      for (const arg of term.args) gatherIn(arg, isNegated, into);
      return;
    case 'reference':
      for (const part of [term.head, ...term.parts]) gatherIn(part, isNegated, into);
      return;
    default:
  }
}

/** What the error says, as the rest of a sentence that begins with its place. */
function sentenceOf({ message, details }: OpaError, { head, path }: Ref): string | undefined {
  if (head === 'input') return undefined;
  if (head !== undefined) {
    const text = [head, ...path].join('.').replaceAll('.*', '[_]');
    return `reads ${text}, and nothing there is called "${path.at(-1) ?? ''}"`;
  }
  const { a, b } = objectOf(details);
  if (message === 'match error') {
    return `compares ${typeWords(a)} with ${typeWords(b)}, and these are never equal`;
  }
  const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
  return name === undefined
    ? `can never be true: ${message}`
    : `calls ${name} with a value of a type that it does not take`;
}
