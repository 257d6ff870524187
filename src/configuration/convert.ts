/** Converts values to the type constraint of a variable. */
import type { HclExpression } from './syntax/hcl-syntax.ts';
import { evaluate, withoutNames } from './evaluate.ts';
import { toBool, toNumber } from './functions.ts';
import {
  conceal,
  DOUBT,
  hasDoubt,
  isMap,
  isUniform,
  isWhollyKnown,
  newMap,
  Sensitive,
  SetOf,
  setOf,
  stringOf,
  UNKNOWN,
  type Value,
} from './value.ts';

/** The value as this type; in doubt as a whole if the conversion of any known part is not certain. */
export function convert(value: Value, type: HclExpression): Value {
  const converted = toType(value, type);
  return hasDoubt(converted) ? DOUBT : converted;
}

function toType(value: Value, type: HclExpression): Value {
  if (value === UNKNOWN || value === null) return value;
  if (value instanceof Sensitive) return conceal(convert(value.value, type));
  const converted = toKnownType(value, type);
  return converted === UNKNOWN ? DOUBT : converted;
}

function toKnownType(value: Exclude<Value, null | Sensitive>, type: HclExpression): Value {
  // Parsers read `string` as a name without steps, or in some texts as a literal.
  const word = wordOf(type);
  if (word !== undefined) return toPrimitive(value, word);
  if (type.kind !== 'call' || type.expand || type.arguments.length !== 1) return UNKNOWN;
  const [inner] = type.arguments;
  if (inner === undefined) return UNKNOWN;
  switch (type.name) {
    case 'list':
      return toList(value, inner);
    case 'set':
      return toSet(value, inner);
    case 'map':
      return toMap(value, inner);
    case 'tuple':
      return toTuple(value, inner);
    case 'object':
      return toObject(value, inner);
    default:
      return UNKNOWN;
  }
}

function wordOf(type: HclExpression): string | undefined {
  if (type.kind === 'literal') return String(type.value);
  return type.kind === 'traversal' && type.steps.length === 0 ? type.root : undefined;
}

function toPrimitive(value: Value, word: string): Value {
  switch (word) {
    case 'any':
      return value;
    case 'string':
      return stringOf(value);
    case 'number':
      return toNumber(value);
    case 'bool':
      return toBool(value);
    // `list` and `map` without a type of their members accept any one type.
    case 'list':
      return Array.isArray(value) && isUniform(value) ? [...value] : UNKNOWN;
    case 'map':
      return isMap(value) && isUniform(Object.values(value)) ? value : UNKNOWN;
    default:
      return UNKNOWN;
  }
}

/** The members as this type; undefined if they need a type in common that is not sure. */
function convertAll(members: readonly Value[], type: HclExpression): Value[] | undefined {
  const converted = Array.from(members, (one) => convert(one, type));
  return isConcrete(type) || isUniform(converted) ? converted : undefined;
}

/** Whether a type has no `any` in it: else Terraform looks for one type that all members have. */
function isConcrete(type: HclExpression): boolean {
  const word = wordOf(type);
  if (word !== undefined) return word === 'string' || word === 'number' || word === 'bool';
  if (type.kind === 'tuple') return type.items.every(isConcrete);
  if (type.kind === 'object') return type.entries.every(({ value }) => isConcrete(value));
  const of = type.kind === 'call' ? type.arguments[0] : undefined;
  return of !== undefined && isConcrete(of);
}

function toList(value: Value, inner: HclExpression): Value {
  return Array.isArray(value) ? (convertAll(value, inner) ?? UNKNOWN) : UNKNOWN;
}

/** The members sorted and without duplicates. */
function toSet(value: Value, inner: HclExpression): Value {
  const list = toList(value, inner);
  if (!Array.isArray(list) || !isWhollyKnown(list)) return UNKNOWN;
  if (list.every((one) => typeof one === 'string')) return setOf(list);
  return list.length < 2 ? SetOf.from(list) : UNKNOWN;
}

function toMap(value: Value, inner: HclExpression): Value {
  if (!isMap(value)) return UNKNOWN;
  const members = convertAll(Object.values(value), inner);
  if (members === undefined) return UNKNOWN;
  return newMap(Object.keys(value).map((key, index) => [key, members[index] ?? null]));
}

function toTuple(value: Value, inner: HclExpression): Value {
  if (!Array.isArray(value) || value instanceof SetOf || inner.kind !== 'tuple') return UNKNOWN;
  if (value.length !== inner.items.length) return UNKNOWN;
  return value.map((one, index) => {
    const type = inner.items[index];
    return type === undefined ? UNKNOWN : convert(one, type);
  });
}

/** The attributes that the type has; an optional one that is missing gets its default, or null. */
function toObject(value: Value, inner: HclExpression): Value {
  if (!isMap(value) || inner.kind !== 'object') return UNKNOWN;
  const result = newMap();
  for (const { key, value: type } of inner.entries) {
    const name = wordOf(key);
    const isOptional = type.kind === 'call' && type.name === 'optional';
    const [of, otherwise] = isOptional ? type.arguments : [type];
    if (of === undefined || name === undefined || name in result) return UNKNOWN;
    const assigned = Object.hasOwn(value, name) ? (value[name] ?? null) : undefined;
    if (assigned === undefined && !isOptional) return UNKNOWN;
    const isDefault = otherwise !== undefined && (assigned ?? null) === null;
    const filled = isDefault ? evaluate(otherwise, withoutNames()) : (assigned ?? null);
    result[name] = convert(filled, of);
  }
  return result;
}
