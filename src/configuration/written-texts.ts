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
export function writtenTexts(expression: HclExpression, named: NamedTexts): WrittenText[] {
  return branchesOf(expression).flatMap((each) => {
    const textWithMarks = joined(each, named) ?? HOLE;
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
function joined(expression: HclExpression, named: NamedTexts): string | undefined {
  switch (expression.kind) {
    case 'literal':
      // A text with such a character names no file.
      return literalText(expression)?.replaceAll('\0', HOLE);
    case 'traversal': {
      if (isPathValue(expression)) return PATH;
      const [step, ...more] = expression.steps;
      const { root } = expression;
      const isNamed = (root === 'local' || root === 'var') && more.length === 0;
      return isNamed && step ? named.textOf(root, literalText(step)) : undefined;
    }
    case 'template':
      return joinedParts(expression.parts, named);
    case 'call': {
      const parts = partsOfText(expression);
      if (isReplacement(expression)) return replaced(expression, named);
      return parts && joinedParts(parts, named);
    }
    default:
      return undefined;
  }
}

function joinedParts(parts: readonly (HclExpression | string)[], named: NamedTexts): string {
  const texts = parts.map((part) => {
    if (typeof part === 'string') return part;
    const isValue = part.kind === 'literal' && typeof part.value !== 'string';
    return isValue ? String(part.value) : (joined(part, named) ?? HOLE);
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

/** Whether a function puts a text in the place of another one. */
export function isReplacement(call: HclExpression & { kind: 'call' }): boolean {
  return functionName(call) === 'replace';
}

/** The text that `replace` makes; undefined where it is not known. */
function replaced(call: HclExpression & { kind: 'call' }, named: NamedTexts): string | undefined {
  const [subject, searched, replacement, ...others] = call.arguments.map((each) =>
    isPathValue(each) ? named.placeOf(each) : joined(each, named),
  );
  if (others.length > 0 || call.expand) return undefined;
  if (subject === undefined || searched === undefined || replacement === undefined)
    return undefined;
  const isKnown = ![subject, searched, replacement].some((text) => text.includes(COMPUTED));
  // Between slashes is a regular expression.
  const isPlain = searched !== '' && !/^\/.*\/$/s.test(searched);
  return isKnown && isPlain ? subject.replaceAll(searched, () => replacement) : undefined;
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

/** How many values are followed, each of which names the next one. */
const MOST_VALUES = 50;

/** How many values of one search name the next one at the moment. */
export interface Followed {
  depth: number;
}

/** What a module says of its names. */
interface NamedValues {
  /** The local values: more than one where an override may replace it. */
  locals: ReadonlyMap<string, readonly HclExpression[]>;
  /** The text with marks of a variable; undefined if it is not certain. */
  variable: (name: string) => string | undefined;
  /** What `path.module` is; undefined if it is not certain. */
  place: () => string | undefined;
  followed: Followed;
}

/** The texts that the local values and the variables of a module are. */
export class NamedTexts {
  private readonly values: Partial<NamedValues>;
  private readonly followed: Followed;
  private readonly texts = new Map<string, string | undefined>();

  constructor(values: Partial<NamedValues> = {}) {
    this.values = values;
    this.followed = values.followed ?? { depth: 0 };
  }

  /** The text with marks; undefined if it is not certain, or too long for a name. */
  textOf(kind: 'local' | 'var', name: string | undefined): string | undefined {
    if (name === undefined) return undefined;
    const key = `${kind}.${name}`;
    if (this.texts.has(key)) return this.texts.get(key);
    // One that names itself has no text.
    this.texts.set(key, undefined);
    if (this.followed.depth >= MOST_VALUES) return undefined;
    this.followed.depth += 1;
    const text = kind === 'local' ? this.textOfLocal(name) : this.values.variable?.(name);
    this.followed.depth -= 1;
    if (text !== undefined && text.length <= LONGEST_PATH) this.texts.set(key, text);
    return this.texts.get(key);
  }

  /** What `path.module` or `path.root` is; undefined if it is not certain. */
  placeOf(path: HclExpression): string | undefined {
    const [step] = path.kind === 'traversal' ? path.steps : [];
    const name = literalText(step);
    if (name === 'module') return this.values.place?.();
    return name === 'root' ? '.' : undefined;
  }

  private textOfLocal(name: string): string | undefined {
    const [value, ...others] = this.values.locals?.get(name) ?? [];
    return value === undefined || others.length > 0 ? undefined : joined(value, this);
  }
}

/** The text with marks that an expression is; undefined if it is none. */
export function markedText(expression: HclExpression, named: NamedTexts): string | undefined {
  return joined(expression, named);
}

/** Whether a text with marks begins or goes on with where a module is: it means something else in another module. */
export function hasPlace(marked: string): boolean {
  return marked.includes(PATH);
}
