/** Which texts of an expression are written out, so that no plan is needed to know them. */
import type { HclExpression } from './syntax/hcl-syntax.ts';

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
 * The texts that an expression is, one for each line: a heredoc may list names. Undefined if the expression is
 * neither a text nor a `path` value.
 */
export function writtenTexts(expression: HclExpression): WrittenText[] | undefined {
  const textWithMarks = joined(expression);
  return textWithMarks?.split('\n').map((line) => {
    const trimmed = line.trim().normalize('NFC');
    const afterPath = trimmed.startsWith(PATH);
    const rest = afterPath ? trimmed.slice(PATH.length) : trimmed;
    // `${path.module}x` is another name than that of a file in the module.
    const isOtherName = afterPath && /^[^/\\]/.test(rest);
    const withoutSlash = afterPath ? rest.replace(/^[/\\]+/, '') : rest;
    const [text = '', ...afterComputed] = withoutSlash.split(COMPUTED);
    return { text, afterPath, isComputed: isOtherName || afterComputed.length > 0 };
  });
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
  const name = step?.kind === 'literal' ? step.value : undefined;
  return more.length === 0 && (name === 'module' || name === 'root' || name === 'cwd');
}

/** Whether a text is written as a path, with a step that stays in its directory or leads up. */
export function isWrittenAsPath(text: string): boolean {
  return text !== '.' && /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(text);
}
