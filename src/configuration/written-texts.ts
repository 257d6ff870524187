/** The texts that an expression is, as far as they are written out: a text may be the name of a file. */
import { normalized, trimSpace } from '../model/go-text.ts';
import { literalText, type HclExpression } from './syntax/hcl-syntax.ts';

/** A text, or a line of one. */
export interface WrittenText {
  /**
   * Without the `path` value at its beginning, and up to the first part that has to be computed. In the form that Terraform
   * gives every text.
   */
  text: string;
  /** Whether it began with `path.module`, `path.root` or `path.cwd`. */
  afterPath: boolean;
  /** Whether no slash is between the `path` value and the text: `${path.module}x` is beside the module. */
  isAttached: boolean;
  /** What follows, from the first part on that has to be computed: `COMPUTED` for each of them. Undefined if there is none. */
  rest: string | undefined;
}

/** Stands for a part that has to be computed. No name of a file has such a character. */
export const COMPUTED = '\0';
/** The same before the lines of a text are apart, and what stands for a `path` value. */
const HOLE = '\0?\0';
const PATH = '\0path\0';

/** The longest path of Linux. */
export const LONGEST_PATH = 4_096;

/**
 * The texts that an expression is, one for each line: a heredoc may list names. A name may also have white space around it,
 * or a line end in it. A value that is no text counts as one that has to be computed.
 */
export function writtenTexts(expression: HclExpression, locals: LocalTexts): WrittenText[] {
  return branchesOf(expression).flatMap((each) => {
    const textWithMarks = joined(each, locals) ?? HOLE;
    const lines = textWithMarks.split('\n');
    const trimmed = lines.map(trimSpace);
    const others = new Set(lines);
    if (textWithMarks.length <= LONGEST_PATH) others.add(textWithMarks);
    for (const line of trimmed) others.delete(line);
    const asWritten = Array.from(others, toWritten).filter(({ rest }) => rest === undefined);
    return [...trimmed.map(toWritten), ...asWritten];
  });
}

/** Whether no part of any of the texts has to be computed. */
export function areWrittenOut(texts: readonly WrittenText[]): boolean {
  return texts.every(({ rest }) => rest === undefined);
}

/** The expressions of which one is the value: both sides of a condition. */
function branchesOf(expression: HclExpression): HclExpression[] {
  if (expression.kind !== 'conditional') return [expression];
  return [expression.yes, expression.no].flatMap(branchesOf);
}

function toWritten(marked: string): WrittenText {
  const line = normalized(marked);
  const afterPath = line.startsWith(PATH);
  const whole = (afterPath ? line.slice(PATH.length) : line).replaceAll(PATH, HOLE);
  const isAttached = afterPath && whole !== '' && !/^[/\\]/.test(whole);
  const withoutSlash = afterPath ? whole.replace(/^[/\\]+/, '') : whole;
  const [text = '', ...others] = withoutSlash.split(HOLE);
  const rest = others.length > 0 ? ['', ...others].join(COMPUTED) : undefined;
  return { text, afterPath, isAttached, rest };
}

/** The text of an expression, with a mark in the place of each part that is none; undefined if it is no text. */
function joined(expression: HclExpression, locals: LocalTexts): string | undefined {
  switch (expression.kind) {
    case 'literal':
      // A text with such a character names no file.
      return literalText(expression)?.replaceAll('\0', HOLE);
    case 'traversal': {
      if (isPathValue(expression)) return PATH;
      const [step, ...more] = expression.steps;
      const isLocal = expression.root === 'local' && more.length === 0;
      return isLocal && step ? locals.textOf(literalText(step)) : undefined;
    }
    case 'template':
      return joinedParts(expression.parts, locals);
    case 'call': {
      const parts = partsOfText(expression);
      return parts && joinedParts(parts, locals);
    }
    default:
      return undefined;
  }
}

function joinedParts(parts: readonly (HclExpression | string)[], locals: LocalTexts): string {
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part;
    const isValue = part.kind === 'literal' && typeof part.value !== 'string';
    return isValue ? String(part.value) : (joined(part, locals) ?? HOLE);
  });
  return texts.join('');
}

/** Whether a function makes a text of its arguments as a template would. */
export function isTextMaker(call: HclExpression & { kind: 'call' }): boolean {
  return partsOfText(call) !== undefined;
}

/** The parts of which a function makes a text; undefined if it makes something else. */
function partsOfText(
  call: HclExpression & { kind: 'call' },
): (HclExpression | string)[] | undefined {
  const [first, second, ...others] = call.arguments;
  if (first === undefined || call.expand) return undefined;
  const name = functionName(call);
  if (name === 'abspath' || name === 'pathexpand') return [first];
  const text = literalText(first)?.replaceAll('\0', HOLE);
  if (text === undefined) return undefined;
  if (name === 'join' && second?.kind === 'tuple' && others.length === 0) {
    return second.items.flatMap((item, index) => (index === 0 ? [item] : [text, item]));
  }
  if (name !== 'format') return undefined;
  const values = call.arguments.slice(1);
  const pieces = text.split('%s');
  if (pieces.some((piece) => piece.includes('%')) || pieces.length !== values.length + 1)
    return undefined;
  return pieces.flatMap((piece, index) => [piece, ...values.slice(index, index + 1)]);
}

/** The name of a function without its namespace, as in `core::file`. */
export function functionName({ name }: HclExpression & { kind: 'call' }): string {
  return name.slice(name.lastIndexOf(':') + 1);
}

/** Whether an expression is `path.module`, `path.root` or `path.cwd`. */
export function isPathValue(expression: HclExpression): boolean {
  if (expression.kind !== 'traversal' || expression.root !== 'path') return false;
  const [step, ...more] = expression.steps;
  if (step?.kind !== 'literal' || more.length > 0) return false;
  return step.value === 'module' || step.value === 'root' || step.value === 'cwd';
}

/** Names that stand for values which the files may say. */
const WITH_VALUES = ['path', 'local', 'var'];

/** The same where these names stand for values that are not known: a loop that uses one of them hides what it means outside. */
export function withoutMeaning<Written>(
  written: Written,
  names: readonly (string | undefined)[],
): Written {
  const hidden = names.filter((name) => name !== undefined && WITH_VALUES.includes(name));
  return hidden.length === 0 ? written : renamed(written, hidden);
}

function renamed<Written>(written: Written, names: readonly (string | undefined)[]): Written {
  if (typeof written !== 'object' || written === null) return written;
  if (Array.isArray(written))
    return written.map((part: unknown) => renamed(part, names)) as Written;
  const parts = Object.entries(written).map(([name, part]: [string, unknown]) => [
    name,
    renamed(part, names),
  ]);
  const copy = Object.fromEntries(parts) as Written & { kind?: unknown; root?: unknown };
  const isHidden = copy.kind === 'traversal' && names.includes(String(copy.root));
  return isHidden ? { ...copy, root: `${String(copy.root)} of a loop` } : copy;
}

/** Whether a text is written as a path, with a step that stays in its directory or leads up. */
export function isWrittenAsPath(text: string): boolean {
  return text !== '.' && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
}

/** How many local values are followed, each of which names the next one. */
const MOST_LOCALS = 50;

/** The texts that the local values of a module are. */
export class LocalTexts {
  private readonly values: ReadonlyMap<string, readonly HclExpression[]>;
  private readonly texts = new Map<string, string | undefined>();
  private depth = 0;

  /** @param values by name: more than one where an override may replace it */
  constructor(values: ReadonlyMap<string, readonly HclExpression[]> = new Map()) {
    this.values = values;
  }

  /** The text with marks; undefined if it is not certain, or too long for a name. */
  textOf(name: string | undefined): string | undefined {
    const [value, ...others] = this.values.get(name ?? '') ?? [];
    if (name === undefined || value === undefined || others.length > 0) return undefined;
    if (this.texts.has(name)) return this.texts.get(name);
    // One that names itself has no text.
    this.texts.set(name, undefined);
    if (this.depth >= MOST_LOCALS) return undefined;
    this.depth += 1;
    const text = joined(value, this);
    this.depth -= 1;
    if (text !== undefined && text.length <= LONGEST_PATH) this.texts.set(name, text);
    return this.texts.get(name);
  }
}
