/** Lines for a terminal, broken at words. */
import { withoutTrailing } from '../model/without-trailing.ts';
import { widthOf } from './width.ts';

/** Below this width, broken lines are no easier to read. */
const MIN_COLUMNS = 20;

/** A line that is a command and nothing else. */
const COMMAND = /^ {4,}\/?plangate \S/;

/**
 * A command on a line of its own is never broken. One between backticks is one piece: people copy it. What is longer than the terminal, such
 * as a URL, is left to the terminal. Lines with escape sequences are already fitted to it.
 */
export function wrapLines(text: string, columns: number): string {
  if (columns < MIN_COLUMNS) return text;
  return text
    .split('\n')
    .map((line) =>
      line.includes('\x1b') || COMMAND.test(line) || widthOf(line) <= columns
        ? line
        : wrapLine(line, columns),
    )
    .join('\n');
}

function wrapLine(line: string, columns: number): string {
  const [ownIndent = ''] = /^ */.exec(line) ?? [];
  // Two more than that of the line, and never so much that little text is left beside it.
  const indent = ' '.repeat(Math.min(ownIndent.length + 2, Math.floor(columns / 3)));
  const finished: string[] = [];
  let current = ownIndent;
  // Without the spaces at the end: the expression would try anew at each of them, in quadratic time.
  const words = withoutTrailing(line.slice(ownIndent.length), ' ');
  for (const [, space = '', piece = ''] of words.matchAll(/( *)((?:`[^`]*`|[^ ])+(?: ·(?= ))?)/g)) {
    const isEmpty = current.trim() === '';
    if (!isEmpty && widthOf(current + space + piece) > columns) {
      finished.push(current);
      current = indent + piece;
    } else current += space + piece;
  }
  return [...finished, current].join('\n');
}
