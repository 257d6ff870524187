/** The report on one screen of a terminal: what the screen has room for. */
import { makeDocument } from './document.ts';
import { countWords } from './text.ts';
import type { ReportView } from './view.ts';
import { writeAsText, type TextParts, type TextRoom } from './write-text.ts';

export interface Screen {
  columns: number;
  /** The largest number of lines; what does not fit is counted. */
  rows: number;
  colour: boolean;
}

/** A screen scrolls: up to so many workspaces and causes, nothing is left out. */
const FEW = 12;
const WHOLE: TextRoom = {
  causes: FEW,
  otherCauses: FEW,
  occurrences: 100,
  others: 100,
  excerpt: true,
  descriptions: true,
  workspaces: FEW,
  changes: 100,
  otherChanges: 0,
  text: { characters: 600, lines: 15 },
};

const LESS = { ...WHOLE, descriptions: false };
const LEAST = { ...LESS, otherCauses: 0, occurrences: 1, others: 1, workspaces: 0 };
const words = (characters: number) => ({ characters, lines: Math.ceil(characters / 40) });

/**
 * From the most detailed to the shortest: the first that fits is shown. The table of workspaces goes first, then what does not
 * close the gate; causes keep their places as long as one of them fits.
 */
const ROOMS: readonly TextRoom[] = [
  { ...LESS, otherCauses: 6, occurrences: 4, others: 4, workspaces: 8, changes: 6 },
  { ...LESS, otherCauses: 3, occurrences: 2, others: 2, workspaces: 3, changes: 4 },
  { ...LEAST, changes: 3 },
  { ...LEAST, causes: 8, excerpt: false, changes: 2, text: words(400) },
  { ...LEAST, causes: 5, excerpt: false, changes: 1, text: words(300) },
  { ...LEAST, causes: 3, excerpt: false, changes: 1, text: words(200) },
  { ...LEAST, causes: 1, excerpt: false, changes: 0, text: words(160) },
];

/** Lines ready to print: all of a small report, else at most `screen.rows` of them. */
export function renderTerminal(view: ReportView, screen: Screen): string[] {
  const document = makeDocument(view);
  const write = (room: TextRoom): TextParts => writeAsText(document, room, screen);
  if (view.workspaces.length <= FEW && view.causes.length <= FEW) {
    return Object.values(write(WHOLE)).flat();
  }
  let parts: TextParts = { workspaces: [], verdict: [], why: [], steps: [] };
  for (const room of ROOMS) {
    parts = write(room);
    const lines = Object.values(parts).flat();
    if (lines.length <= screen.rows) return lines;
  }
  return cutToScreen(parts, screen);
}

/** The verdict gets its lines first, then what to do, then why, and the workspaces what is left. */
function cutToScreen(parts: TextParts, { rows }: Screen): string[] {
  const verdict = cutLines(parts.verdict, rows);
  let left = rows - verdict.length;
  const steps = cutLines(parts.steps, Math.min(left, Math.ceil(rows / 3)));
  left -= steps.length;
  const why = cutLines(parts.why, left);
  left -= why.length;
  return [...cutLines(parts.workspaces, left), ...verdict, ...why, ...steps];
}

/** At most `most` lines: if there are more, the last one counts the others. */
function cutLines(lines: readonly string[], most: number): string[] {
  if (lines.length <= most) return [...lines];
  if (most <= 0) return [];
  const shown = lines.slice(0, most - 1);
  return [...shown, `  … and ${countWords(lines.length - shown.length, 'more line')}`];
}
