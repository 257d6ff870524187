/** Whether a value in a plan is what the text says, after the conversion to the type of a variable. */
import { evaluate, withoutNames } from '../../../configuration/evaluate.ts';
import type { HclExpression } from '../../../configuration/syntax/hcl-syntax.ts';
import { isWhollyKnown, split } from '../../../configuration/value.ts';
import { isRecord } from '../../../model/parse.ts';

import { isSameValue } from './match-value.ts';

/**
 * Compares a default, or a value of a file of variables, with the value in the plan. Undefined: it is not certain.
 *
 * @param type the type constraint of the variable; undefined accepts any
 */
export function fitsType(
  text: HclExpression,
  type: HclExpression | undefined,
  planned: unknown,
): boolean | undefined {
  const known = constantValue(text);
  return known && fits(known.value, type, planned);
}

/** The value of a text without names; undefined where it is not certain. */
export function constantValue(text: HclExpression): { value: unknown } | undefined {
  // A number may be longer than JavaScript keeps it.
  if (JSON.stringify(text).includes('"digits":')) return undefined;
  const value = evaluate(text, withoutNames());
  return isWhollyKnown(value) ? { value: split(value, { left: 100_000 }).known } : undefined;
}

/** The same for a value that is known. */
export function fits(
  value: unknown,
  type: HclExpression | undefined,
  planned: unknown,
): boolean | undefined {
  if (value === null) return planned === null || planned === undefined;
  const word = type?.kind === 'traversal' ? type.root : literalWord(type);
  if (type === undefined || word === 'any') return isSameValue(normal(value), planned);
  if (word !== undefined) return fitsWord(value, word, planned);
  if (type.kind !== 'call') return undefined;
  const [inner] = type.arguments;
  switch (type.name) {
    case 'optional':
      return fits(value, inner, planned);
    case 'list':
      return fitsMembers(value, inner, planned);
    case 'tuple': {
      const types = inner?.kind === 'tuple' ? inner.items : [];
      if (!Array.isArray(value) || !Array.isArray(planned)) return false;
      return all(value.map((item: unknown, at) => fits(item, types[at], planned[at])));
    }
    case 'set':
      return fitsSet(value, inner, planned);
    case 'map':
      if (!isRecord(value) || !isRecord(planned)) return false;
      if (Object.keys(value).length !== Object.keys(planned).length) return false;
      return all(Object.entries(value).map(([key, item]) => fits(item, inner, planned[key])));
    case 'object':
      return fitsObject(value, inner, planned);
    default:
      return undefined;
  }
}

function literalWord(type: HclExpression | undefined): string | undefined {
  return type?.kind === 'literal' && typeof type.value === 'string' ? type.value : undefined;
}

function fitsWord(value: unknown, word: string, planned: unknown): boolean | undefined {
  if (word === 'list') return fitsMembers(value, undefined, planned);
  if (word === 'set') return fitsSet(value, undefined, planned);
  if (word === 'map') return isSameValue(normal(value), planned) ? true : undefined;
  const isPrimitive =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!isPrimitive) return false;
  if (word === 'string') {
    if (typeof planned !== 'string') return false;
    if (typeof value === 'number' && !Number.isSafeInteger(value)) {
      return String(value) === planned ? true : undefined;
    }
    return String(value).normalize('NFC') === planned;
  }
  if (word === 'number') return typeof planned === 'number' && Number(value) === planned;
  if (word === 'bool') return typeof planned === 'boolean' && String(value) === `${planned}`;
  return undefined;
}

function fitsMembers(
  value: unknown,
  type: HclExpression | undefined,
  planned: unknown,
): boolean | undefined {
  if (!Array.isArray(value) || !Array.isArray(planned) || value.length !== planned.length)
    return false;
  const same = all(value.map((item: unknown, at) => fits(item, type, planned[at])));
  // Members of several types become texts, where nothing says the type.
  return same === false && type === undefined && isSameValue(value.map(String), planned)
    ? true
    : same;
}

/** A set has its members once, and in another order than the text. */
function fitsSet(
  value: unknown,
  type: HclExpression | undefined,
  planned: unknown,
): boolean | undefined {
  if (!Array.isArray(value) || !Array.isArray(planned)) return false;
  const matches = (item: unknown): boolean => planned.some((one) => fits(item, type, one) === true);
  if (!value.every(matches) || planned.length > value.length) return false;
  return planned.every((one) => value.some((item) => fits(item, type, one) === true));
}

function fitsObject(
  value: unknown,
  type: HclExpression | undefined,
  planned: unknown,
): boolean | undefined {
  if (!isRecord(value) || !isRecord(planned) || type?.kind !== 'object') return false;
  const types = new Map(
    type.entries.map(
      ({ key, value: inner }) => [String(Reflect.get(key, 'value')), inner] as const,
    ),
  );
  const names = [...types.keys()];
  if (Object.keys(planned).some((name) => !types.has(name))) return false;
  return all(
    names.map((name) => {
      const inner = types.get(name);
      const there = planned[name];
      if (Object.hasOwn(value, name) && value[name] !== null)
        return fits(value[name], inner, there);
      const [, fallback] =
        inner?.kind === 'call' && inner.name === 'optional' ? inner.arguments : [];
      if (fallback === undefined) return there === null;
      const type2 = inner?.kind === 'call' ? inner.arguments[0] : undefined;
      return fitsType(fallback, type2, there);
    }),
  );
}

function all(parts: readonly (boolean | undefined)[]): boolean | undefined {
  if (parts.includes(false)) return false;
  return parts.includes(undefined) ? undefined : true;
}

function normal(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC');
  if (Array.isArray(value)) return value.map(normal);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, normal(item)]));
}
