/**
 * `opa check --schema`: writes the schema of an input, and finds which rules its errors are in, so that what
 * provides for them is seen.
 */
import { listOf, recordOf, textIn } from '../model/parse.ts';
import { NAMED_SHAPES, type Shape } from '../plan/plan-shape.ts';
import { typeWords, type OpaError } from './opa-errors.ts';
import type { AbsentName, NamePlace, Names } from './names.ts';
import type { RegoModule, Rule } from './syntax.ts';

/** A shape as JSON Schema. */
export function toSchema(shape: Shape): object {
  const definitions = Object.entries(NAMED_SHAPES).map(([name, shape]) => [name, schemaOf(shape)]);
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
  const properties = Object.entries(shape.keys).map(([key, value]) => [key, schemaOf(value)]);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

/** An error of `opa`, and the rule that it is in. */
interface ErrorOfRule {
  error: OpaError;
  rule: Rule | undefined;
}

export function findRules(
  errors: readonly OpaError[],
  modules: readonly RegoModule[],
): ErrorOfRule[] {
  return errors.map((error) => {
    const rules = modules.find(({ file }) => file === error.file)?.rules ?? [];
    const before = rules.filter(({ place }) => place !== undefined && place.row <= error.row);
    // The error is in the rule that begins nearest above it.
    const [rule] = before.toSorted((one, other) => (other.place?.row ?? 0) - (one.place?.row ?? 0));
    return { error, rule };
  });
}

/** The errors in rules that a policy leads to, without those that its names have shown. */
export function locateErrors(
  errors: readonly ErrorOfRule[],
  { absent, statements }: Names,
): AbsentName[] {
  return errors.flatMap(({ error, rule }): AbsentName[] => {
    const before = statements.filter((name) => name.rule === rule && isBefore(name, error));
    // A name is there once for each way that leads to it.
    const nearest = before.filter(({ at }) => at === before.at(-1)?.at);
    const statement = nearest.find(({ isNegated }) => !isNegated) ?? nearest[0];
    if (statement === undefined || statement.isPrinted) return [];
    const ref = readRef(error);
    const isKnown = absent.some(
      ({ module, at, path }) =>
        path.at(-1) === ref.path.at(-1) &&
        // `opa` gives references to rules the place of another one.
        (ref.head === 'data' || (module.file === error.file && at.place?.row === error.row)),
    );
    if (isKnown) return [];
    return [
      {
        ...statement,
        at: { place: { row: error.row, column: error.column } },
        path: ref.head === 'input' ? ref.path : [],
        instead: ref.instead,
        said: sentenceOf(error, ref),
      },
    ];
  });
}

interface Ref {
  /** `input`, `data` or a local variable; undefined if the error is about something else. */
  head: string | undefined;
  /** Up to the part that cannot exist. */
  path: string[];
  instead: string[];
}

function readRef({ details }: OpaError): Ref {
  const { ref, pos, oneOf } = recordOf(details);
  const last = typeof pos === 'number' ? pos : listOf(ref).length;
  const parts = listOf(ref).map((part) => {
    const { type, value } = recordOf(part);
    return type === 'string' ? String(value) : '*';
  });
  return {
    head: textIn(recordOf(listOf(ref)[0])['value']),
    path: parts.slice(1, last + 1),
    instead: listOf(oneOf).flatMap((one) => textIn(one) ?? []),
  };
}

function isBefore({ at: { place } }: NamePlace, { row, column }: OpaError): boolean {
  if (place === undefined) return false;
  return place.row < row || (place.row === row && place.column <= column);
}

/** What the error says, as the rest of a sentence that begins with its place; undefined for a path of the input, which says it. */
function sentenceOf({ message, details }: OpaError, { head, path }: Ref): string | undefined {
  if (head === 'input') return undefined;
  if (head !== undefined) {
    const text = [head, ...path].join('.').replaceAll('.*', '[_]');
    return `reads ${text}, and nothing there is called "${path.at(-1) ?? ''}"`;
  }
  if (message === 'match error') {
    const { a: left, b: right } = recordOf(details);
    return `compares ${typeWords(left)} with ${typeWords(right)}, and these are never equal`;
  }
  const [, name] = /^(\S+): invalid argument/.exec(message) ?? [];
  return name === undefined
    ? `can never be true: ${message}`
    : `calls ${name} with a value of a type that it does not take`;
}
