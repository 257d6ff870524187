/** Reads literals: texts, numbers, booleans, null, and lists and objects of them. Nothing is evaluated. */
import { parseHcl } from './syntax/parse-hcl.ts';
import type { HclExpression } from './syntax/hcl-syntax.ts';

/** What an expression says without being evaluated. */
export interface Known {
  /** The literal; without the parts of objects that are not literal, and with null for such items of lists. */
  value: unknown;
  /** A tree with `true` at what is not literal; undefined if all of it is. */
  unknown: unknown;
}

const UNKNOWN: Known = { value: undefined, unknown: true };

/** The literal parts of an expression. */
export function literalsIn(expression: HclExpression): Known {
  switch (expression.kind) {
    case 'literal': {
      const { value, digits } = expression;
      return digits === undefined || digits === String(value) ? known(value) : UNKNOWN;
    }
    case 'template': {
      const parts = expression.parts.map(literalsIn);
      const isText = parts.every(({ value }) => typeof value === 'string');
      return isText ? known(parts.map(({ value }) => value).join('')) : UNKNOWN;
    }
    case 'operation': {
      const { operator, operands } = expression;
      const [operand, ...others] = operands.map(literalsIn);
      const isNegative = operator === '-' && others.length === 0;
      return isNegative && typeof operand?.value === 'number' ? known(-operand.value) : UNKNOWN;
    }
    case 'tuple': {
      const items = expression.items.map(literalsIn);
      return {
        value: items.map(({ value }) => value ?? null),
        unknown: items.some(isUnknown) ? items.map(({ unknown }) => unknown ?? false) : undefined,
      };
    }
    case 'object':
      return literalsInObject(expression.entries);
    default:
      return UNKNOWN;
  }
}

function known(value: unknown): Known {
  return { value, unknown: undefined };
}

function literalsInObject(entries: readonly { key: HclExpression; value: HclExpression }[]): Known {
  const all = new Map<string, Known>();
  for (const entry of entries) {
    const { value: key, unknown } = literalsIn(entry.key);
    const name = String(key);
    if (unknown !== undefined || key === null || typeof key === 'object' || all.has(name)) {
      return UNKNOWN;
    }
    all.set(name, literalsIn(entry.value));
  }
  return asObject(all);
}

/** An object of these members. */
export function asObject(members: ReadonlyMap<string, Known>): Known & { value: object } {
  const withValue = [...members].filter(([, { value }]) => value !== undefined);
  const others = [...members].filter(([, one]) => isUnknown(one));
  const unknown = Object.fromEntries(others.map(([name, one]) => [name, one.unknown]));
  return {
    value: Object.fromEntries(withValue.map(([name, { value }]) => [name, value])),
    unknown: others.length > 0 ? unknown : undefined,
  };
}

function isUnknown({ unknown }: Known): boolean {
  return unknown !== undefined;
}

/** The value of a text in HCL, which no file sets. A text that is no literal is the value itself. */
export function readLiteral(text: string): unknown {
  const { body, problems } = parseHcl(`value = ${text}\n`);
  const [written] = body.attributes;
  if (written === undefined || problems.length > 0) return text;
  const { value, unknown } = literalsIn(written.value);
  return unknown === undefined ? value : text;
}
