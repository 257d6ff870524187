/** A terminal with a status line at its end, and verdicts in colour. */
import { clipToColumns } from '../report/width.ts';
import type { CommandIo } from './command.ts';

type Write = CommandIo['out'];

const ERASE = '\r\x1b[K';

/** Both streams share one terminal; output is written above the status line. */
export function createScreen(streams: { out: Write; err: Write; columns: () => number }) {
  const { out, err, columns } = streams;
  let statusLine = '';
  let written: Promise<void> = Promise.resolve();
  const inTurn = (write: () => Promise<void>) => (written = written.then(write));
  const aboveStatus = (write: Write) => (text: string) =>
    inTurn(async () => {
      if (statusLine !== '') await err(ERASE);
      await write(paint(text));
      if (text.endsWith('\n')) await err(statusLine);
      else statusLine = '';
    });
  return {
    /** What removes the status line, to be written at once when the program is killed. */
    erasing: () => (statusLine === '' ? '' : ERASE),
    out: aboveStatus(out),
    err: aboveStatus(err),
    status: (line = '') =>
      inTurn(async () => {
        // Text in the last column makes some terminals begin a new line.
        const next = clipToColumns(line, columns() - 1);
        if (next === statusLine) return;
        await err(`${statusLine === '' ? '' : ERASE}${next}`);
        statusLine = next;
      }),
  };
}

/** The width of a terminal. One of no size, such as that of a recording, answers 0. */
export function columnsOf({ columns }: { columns?: number }): number {
  return columns || 80;
}

export function rowsOf({ rows }: { rows?: number }): number {
  return rows || 24;
}

const COLOURS: Readonly<Record<string, number>> = { '✓': 32, '✗': 31, '!': 33, '?': 33 };

/** The sign with which a line begins. */
export function paint(text: string): string {
  return text.replaceAll(
    /^( *)([✓✗!?])(?= )/gmu,
    (_, indent: string, sign: string) => `${indent}\x1b[${COLOURS[sign]}m${sign}\x1b[39m`,
  );
}

/** Whether to use colours and a status line: a person is watching and has not disabled them. */
export function wantsScreen(
  terminal: boolean,
  { NO_COLOR = '', TERM, CI = '' }: Readonly<Record<string, string | undefined>>,
): boolean {
  return terminal && NO_COLOR === '' && TERM !== 'dumb' && CI === '';
}
