/** What an expression says without being evaluated: its literals, and the texts that are written out. */
import { normalized, trimSpace } from '../model/go-text.ts';
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

/** A text, or a line of one. */
export interface WrittenText {
  /** Without the `path` value at its beginning. In the form that Terraform gives every text. */
  text: string;
  /** Whether it began with `path.module`, `path.root` or `path.cwd`. */
  afterPath: boolean;
  /** Whether a part of it has to be computed. That part is left out. */
  isComputed: boolean;
}

/** Stands for a part that has to be computed. No name of a file has such a character. */
const COMPUTED = '\0';
const PATH = '\0path';

/**
 * The texts that an expression is, one for each line: a heredoc may list names. A name may also have white space around it,
 * or a line end in it. None if the expression is neither a text nor a `path` value.
 */
export function writtenTexts(expression: HclExpression): WrittenText[] {
  const textWithMarks = joined(expression);
  if (textWithMarks === undefined) return [];
  const lines = textWithMarks.split('\n');
  const trimmed = lines.map(trimSpace);
  const others = new Set(lines);
  if (textWithMarks.length <= LONGEST_NAME) others.add(textWithMarks);
  for (const line of trimmed) others.delete(line);
  const asWritten = Array.from(others, toWritten).filter(({ isComputed }) => !isComputed);
  return [...trimmed.map(toWritten), ...asWritten];
}

/** The longest path of Linux. */
const LONGEST_NAME = 4_096;

function toWritten(marked: string): WrittenText {
  const line = normalized(marked);
  const afterPath = line.startsWith(PATH);
  const rest = afterPath ? line.slice(PATH.length) : line;
  // `${path.module}x` is another name than that of a file in the module.
  const isOtherName = afterPath && /^[^/\\]/.test(rest);
  const withoutSlash = afterPath ? rest.replace(/^[/\\]+/, '') : rest;
  const [text = '', ...afterComputed] = withoutSlash.split(COMPUTED);
  return { text, afterPath, isComputed: isOtherName || afterComputed.length > 0 };
}

/** The text of an expression, with a mark in the place of each part that is none; undefined if it is no text. */
function joined(expression: HclExpression): string | undefined {
  switch (expression.kind) {
    case 'literal':
      return typeof expression.value === 'string' ? expression.value : undefined;
    case 'traversal':
      return isPathValue(expression) ? PATH : undefined;
    case 'template':
      return expression.parts
        .map((part) => (part.kind === 'literal' ? String(part.value) : (joined(part) ?? COMPUTED)))
        .join('');
    default:
      return undefined;
  }
}

/** Whether an expression is `path.module`, `path.root` or `path.cwd`. */
export function isPathValue(expression: HclExpression): boolean {
  if (expression.kind !== 'traversal' || expression.root !== 'path') return false;
  const [step, ...more] = expression.steps;
  if (step?.kind !== 'literal' || more.length > 0) return false;
  return step.value === 'module' || step.value === 'root' || step.value === 'cwd';
}

/** Whether a text is written as a path, with a step that stays in its directory or leads up. */
export function isWrittenAsPath(text: string): boolean {
  return text !== '.' && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
}
