/** A terminal with a status line below the output, and the signs of verdicts in colour. */
import { clipToColumns } from '../report/width.ts';
import type { CommandIo } from '../check/command.ts';

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
