/**
 * Which of the notes on a change is ours, and what has to happen for exactly one to stand there
 * with the present report. A marker alone proves nothing: anybody can write one.
 */

export interface ExistingNote {
  id: number;
  body: string;
  /** Whether the token's own user wrote it. */
  mine: boolean;
}

export interface NotePlan {
  /** `keep`: the same body stands there, or that of a newer run. */
  action: 'create' | 'update' | 'keep';
  /** The note that stays; undefined when one is created. */
  id?: number;
  /** Ours as well, left by jobs that raced: to be deleted. */
  remove: number[];
  /** Somebody else's note carries our marker. It is left alone. */
  forged: boolean;
}

/**
 * @param notes oldest first.
 * @param body ends with the marker's line.
 * @param isNewer whether an existing body was written by a later run than ours.
 */
export function chooseNote(
  notes: readonly ExistingNote[],
  body: string,
  isNewer: (existing: string) => boolean,
): NotePlan {
  const marker = markerOf(body);
  const marked = notes.filter((note) => marker !== undefined && markerOf(note.body) === marker);
  const mine = marked.filter((note) => note.mine);
  const forged = mine.length < marked.length;
  const stays = mine.find((note) => isNewer(note.body)) ?? mine[0];
  if (stays === undefined) return { action: 'create', remove: [], forged };
  const stands = isNewer(stays.body) || stays.body.trimEnd() === body.trimEnd();
  return {
    action: stands ? 'keep' : 'update',
    id: stays.id,
    remove: mine.filter((note) => note !== stays).map((note) => note.id),
    forged,
  };
}

const MARKER_START = '<!-- plangate:v1 key=';

/** The marker without its state: equal for all reports of one gate on one change. */
export function markerOf(body: string): string | undefined {
  const last = body.trimEnd().split('\n').at(-1) ?? '';
  if (!last.startsWith(MARKER_START) || !last.endsWith(' -->')) return undefined;
  return last.slice(0, last.indexOf(' ', MARKER_START.length));
}
