/** Reads the parts of expressions that are written out as literals. */
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
      // A number that JavaScript rounds is another one.
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

/** The literal parts of an object; unknown as a whole if one of its names is not known, or comes twice. */
function literalsInObject(entries: readonly { key: HclExpression; value: HclExpression }[]): Known {
  const members = new Map<string, Known>();
  for (const entry of entries) {
    const { value: key, unknown } = literalsIn(entry.key);
    const name = String(key);
    if (unknown !== undefined || key === null || typeof key === 'object' || members.has(name)) {
      return UNKNOWN;
    }
    members.set(name, literalsIn(entry.value));
  }
  return asObject(members);
}

/** Makes an object of members, each with its own literal and unknown parts. */
export function asObject(members: ReadonlyMap<string, Known>): Known & { value: object } {
  const withValue = [...members].filter(([, { value }]) => value !== undefined);
  const withUnknown = [...members].filter(([, member]) => isUnknown(member));
  const unknown = Object.fromEntries(withUnknown.map(([name, member]) => [name, member.unknown]));
  return {
    value: Object.fromEntries(withValue.map(([name, { value }]) => [name, value])),
    unknown: withUnknown.length > 0 ? unknown : undefined,
  };
}

function isUnknown({ unknown }: Known): boolean {
  return unknown !== undefined;
}

/** Reads the text of a variable that a person sets: the value of a literal in HCL, or else the text itself. */
export function readLiteral(text: string): unknown {
  const { body, problems } = parseHcl(`value = ${text}\n`);
  const [attribute] = body.attributes;
  if (attribute === undefined || problems.length > 0) return text;
  const { value, unknown } = literalsIn(attribute.value);
  return unknown === undefined ? value : text;
}
