/** Converts values to the type constraint of a variable. */
import type { HclExpression } from './syntax/hcl-syntax.ts';
import { evaluate, withoutNames } from './evaluate.ts';
import {
  conceal,
  isMap,
  isWhollyKnown,
  newMap,
  Sensitive,
  stringOf,
  UNKNOWN,
  type Value,
} from './value.ts';

/** The value as this type; unknown if the conversion is not certain. */
export function convert(value: Value, type: HclExpression): Value {
  if (value === UNKNOWN || value === null) return value;
  if (value instanceof Sensitive) return conceal(convert(value.value, type));
  // Parsers read `string` as a name without steps, or in some texts as a literal.
  const word = type.kind === 'traversal' ? type.root : literalOf(type);
  if (word !== undefined) return toPrimitive(value, word);
  if (type.kind !== 'call') return UNKNOWN;
  const [inner] = type.arguments;
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

function literalOf(type: HclExpression): string | undefined {
  return type.kind === 'literal' ? String(type.value) : undefined;
}

function toPrimitive(value: Value, word: string): Value {
  if (word === 'any') return value;
  if (word === 'string') return stringOf(value);
  if (word === 'number') {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof read === 'number' && Number.isFinite(read) ? read : UNKNOWN;
  }
  if (word === 'bool') {
    if (value === 'true' || value === 'false') return value === 'true';
    return typeof value === 'boolean' ? value : UNKNOWN;
  }
  // `list`, `map` and `set` without a type of their members accept any.
  if (word === 'set') return toSet(value, undefined);
  return (word === 'list' && Array.isArray(value)) || (word === 'map' && isMap(value))
    ? value
    : UNKNOWN;
}

function toList(value: Value, inner: HclExpression | undefined): Value {
  if (!Array.isArray(value)) return UNKNOWN;
  return inner === undefined ? value : value.map((one) => convert(one, inner));
}

/** The members sorted and without duplicates. */
function toSet(value: Value, inner: HclExpression | undefined): Value {
  const list = toList(value, inner);
  if (!Array.isArray(list) || !isWhollyKnown(list)) return UNKNOWN;
  if (!list.every((one) => typeof one === 'string')) return list.length < 2 ? list : UNKNOWN;
  return [...new Set(list)].sort();
}

function toMap(value: Value, inner: HclExpression | undefined): Value {
  if (!isMap(value)) return UNKNOWN;
  if (inner === undefined) return value;
  return newMap(Object.entries(value).map(([key, one]) => [key, convert(one, inner)]));
}

function toTuple(value: Value, inner: HclExpression | undefined): Value {
  if (!Array.isArray(value) || inner?.kind !== 'tuple') return UNKNOWN;
  if (value.length !== inner.items.length) return UNKNOWN;
  return value.map((one, index) => {
    const type = inner.items[index];
    return type === undefined ? UNKNOWN : convert(one, type);
  });
}

/** The attributes that the type has; an optional one that is missing gets its default, or null. */
function toObject(value: Value, inner: HclExpression | undefined): Value {
  if (!isMap(value) || inner?.kind !== 'object') return UNKNOWN;
  const result = newMap();
  for (const { key, value: type } of inner.entries) {
    const name =
      key.kind === 'literal' ? String(key.value) : key.kind === 'traversal' ? key.root : '';
    const isOptional = type.kind === 'call' && type.name === 'optional';
    const [of, otherwise] = isOptional ? type.arguments : [type];
    if (of === undefined) return UNKNOWN;
    const assigned = Object.hasOwn(value, name) ? value[name] : undefined;
    if (assigned === undefined && !isOptional) return UNKNOWN;
    const filled =
      assigned === undefined || (assigned === null && otherwise !== undefined)
        ? otherwise === undefined
          ? null
          : evaluate(otherwise, withoutNames())
        : assigned;
    result[name] = convert(filled, of);
  }
  return result;
}
