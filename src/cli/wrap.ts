/** Breaks lines for people at words, so that a narrow terminal does not break them inside. */
import { withoutTrailing } from '../model/without-trailing.ts';
import { widthOf } from '../report/width.ts';

/** Below this width, broken lines are no easier to read. */
const NARROWEST = 20;

/**
 * A command between backticks is one piece: people copy it. What is longer than the terminal, such
 * as a URL, is left to the terminal. Lines with escape sequences are already fitted to it.
 */
export function wrapLines(text: string, columns: number): string {
  if (!(columns >= NARROWEST)) return text;
  return text
    .split('\n')
    .map((line) =>
      line.includes('\x1b') || widthOf(line) <= columns ? line : wrapLine(line, columns),
    )
    .join('\n');
}

function wrapLine(line: string, columns: number): string {
  const [start = ''] = /^ */.exec(line) ?? [];
  const indent = ' '.repeat(Math.min(start.length + 2, Math.floor(columns / 3)));
  const lines: string[] = [];
  let shown = start;
  // Spaces at the end are dropped: matching would begin anew at each of them.
  const words = withoutTrailing(line.slice(start.length), ' ');
  for (const [, space = '', piece = ''] of words.matchAll(/( *)((?:`[^`]*`|[^ ])+)/g)) {
    const isFirst = shown.trim() === '';
    if (!isFirst && widthOf(shown + space + piece) > columns) {
      lines.push(shown);
      shown = indent + piece;
    } else shown += space + piece;
  }
  return [...lines, shown].join('\n');
}
