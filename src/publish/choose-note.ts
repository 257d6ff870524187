/**
 * Which of the notes on a change is ours. A marker alone proves nothing: anybody can write one, so
 * it counts in notes of our own only. The oldest stays, so that jobs which raced agree.
 */

export interface ExistingNote {
  id: number;
  body: string;
  /** Whether the token's own user wrote it. */
  mine: boolean;
}

export interface ChosenNote {
  ours?: ExistingNote;
  /** Ours as well, left by jobs that raced. */
  extra: ExistingNote[];
  /** Somebody else's note carries our marker. */
  forged: boolean;
}

/** @param marker What the last line of ours starts with. */
export function chooseNote(notes: readonly ExistingNote[], marker: string): ChosenNote {
  const marked = notes
    .filter(({ body }) => lastLine(body).startsWith(marker))
    .sort((one, other) => one.id - other.id);
  const [ours, ...extra] = marked.filter(({ mine }) => mine);
  const forged = marked.some(({ mine }) => !mine);
  return ours === undefined ? { extra, forged } : { ours, extra, forged };
}

function lastLine(body: string): string {
  const end = body.trimEnd();
  return end.slice(end.lastIndexOf('\n') + 1);
}
