/** A terminal with a status line below the output, the signs of verdicts in colour, and lines that are broken at words. */
import { clipToColumns, widthOf } from '../report/width.ts';
import type { CommandIo } from '../check/command.ts';
import { withoutTrailing } from '../model/without-trailing.ts';

type Write = CommandIo['out'];

/** Escape sequence: back to the first column, and erase the line. */
const ERASE_LINE = '\r\x1b[K';

/** Standard output and standard error share one terminal: both are written above its status line. */
export function shareTerminal(streams: { out: Write; err: Write; columns: () => number }) {
  const { out, err, columns } = streams;
  let statusLine = '';
  let lastWrite: Promise<void> = Promise.resolve();
  const inTurn = (write: () => Promise<void>) => (lastWrite = lastWrite.then(write));
  const aboveStatus = (write: Write) => (text: string) =>
    inTurn(async () => {
      if (statusLine !== '') await err(ERASE_LINE);
      await write(paint(text));
      // After an unfinished line there is no line of its own for the status.
      if (text.endsWith('\n')) await err(statusLine);
      else statusLine = '';
    });
  return {
    /** What removes the status line, to be written at once when the program is killed. */
    erasing: () => (statusLine === '' ? '' : ERASE_LINE),
    out: aboveStatus(out),
    err: aboveStatus(err),
    status: (line = '') =>
      inTurn(async () => {
        // Text in the last column makes some terminals begin a new line.
        const fitted = clipToColumns(line, columns() - 1);
        if (fitted === statusLine) return;
        await err(`${statusLine === '' ? '' : ERASE_LINE}${fitted}`);
        statusLine = fitted;
      }),
  };
}

/** The width of a terminal; 80 for one that has no size and says 0, such as that of a recording. */
export function columnsOf({ columns }: { columns?: number }): number {
  return columns || 80;
}

/** The height of a terminal; 24 for one that has no size and says 0. */
export function rowsOf({ rows }: { rows?: number }): number {
  return rows || 24;
}

/** Colour codes of terminals (ECMA-48): 31 is red, 32 green, 33 yellow, 39 the terminal's own. */
const COLOURS: Readonly<Record<string, number>> = { '✓': 32, '✗': 31, '!': 33, '?': 33 };

/** Colours the sign with which a line begins. */
export function paint(text: string): string {
  return text.replaceAll(
    /^( *)([✓✗!?])(?= )/gmu,
    (_, indent: string, sign: string) => `${indent}\x1b[${COLOURS[sign]}m${sign}\x1b[39m`,
  );
}

/** Whether a terminal gets colours and a status line: no CI keeps what is printed, and nobody has disabled them. */
export function wantsColour({
  NO_COLOR = '',
  TERM,
  CI = '',
}: Readonly<Record<string, string | undefined>>): boolean {
  return NO_COLOR === '' && TERM !== 'dumb' && CI === '';
}

/** Below this width, broken lines are no easier to read. */
const MIN_COLUMNS = 20;

/**
 * A command between backticks is one piece: people copy it. What is longer than the terminal, such
 * as a URL, is left to the terminal. Lines with escape sequences are already fitted to it.
 */
export function wrapLines(text: string, columns: number): string {
  if (columns < MIN_COLUMNS) return text;
  return text
    .split('\n')
    .map((line) =>
      line.includes('\x1b') || widthOf(line) <= columns ? line : wrapLine(line, columns),
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
  for (const [, space = '', piece = ''] of words.matchAll(/( *)((?:`[^`]*`|[^ ])+)/g)) {
    const isEmpty = current.trim() === '';
    if (!isEmpty && widthOf(current + space + piece) > columns) {
      finished.push(current);
      current = indent + piece;
    } else current += space + piece;
  }
  return [...finished, current].join('\n');
}
