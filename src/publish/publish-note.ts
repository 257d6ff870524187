/** Makes one note stand on a change, whatever the host: the requests come in, the order is here. */
import type { Clock, Random, Send } from '../ports.ts';
import { HostProblem } from './ask.ts';
import { chooseNote } from './choose-note.ts';
import type { ExistingNote } from './choose-note.ts';
import type { Published } from './surfaces.ts';

export interface NotePorts {
  send: Send;
  clock: Clock;
  random: Random;
  signal?: AbortSignal;
}

export interface NoteContent {
  /** What the last line of a note of this gate starts with. */
  marker: string;
  /**
   * The note with our report in it, given the note that stands there. The same text again when it
   * holds our report already, or that of a later run.
   */
  compose(existing: string | undefined): string;
  /** Whether to write, given that a note of ours stands there or not. */
  wanted(exists: boolean): boolean;
}

export interface NoteRequests {
  /** To the last page. */
  list(): Promise<ExistingNote[]>;
  create(body: string): Promise<void>;
  update(note: ExistingNote, body: string): Promise<void>;
  /** A note that is gone already is no problem. */
  remove(note: ExistingNote): Promise<void>;
  url(note: ExistingNote): string | undefined;
}

/**
 * Jobs that write at once see each other's notes a round later, and look again after different
 * times so that one of them is alone with it.
 */
const ROUNDS = 16;
const MAX_WAIT_MS = 4_000;

/** Never rejects because of the host: what could not be done is a problem to tell. */
export async function publishNote(
  requests: NoteRequests,
  content: NoteContent,
  { clock, random, signal }: Pick<NotePorts, 'clock' | 'random' | 'signal'>,
): Promise<Published> {
  const problems = new Set<string>();
  let commentUrl: string | undefined;
  try {
    for (let round = 1, done = false; !done && round <= ROUNDS; round++) {
      const { ours, extra, forged } = chooseNote(await requests.list(), content.marker);
      if (forged)
        problems.add(
          'A comment of somebody else carries the marker of this gate. It was left alone.',
        );
      commentUrl = ours && requests.url(ours);
      const wrote = content.wanted(ours !== undefined) && (await write(requests, content, ours));
      for (const note of extra) await requests.remove(note);
      done = !wrote && extra.length === 0;
      if (!done) await clock.sleep(random() * Math.min(200 * 2 ** round, MAX_WAIT_MS), signal);
    }
  } catch (error) {
    if (!(error instanceof HostProblem)) throw error;
    problems.add(error.message);
  }
  return { ...(commentUrl === undefined ? {} : { commentUrl }), problems: [...problems] };
}

async function write(
  requests: NoteRequests,
  content: NoteContent,
  ours: ExistingNote | undefined,
): Promise<boolean> {
  const body = content.compose(ours?.body);
  if (ours === undefined) await requests.create(body);
  else if (ours.body.trimEnd() !== body.trimEnd()) await requests.update(ours, body);
  else return false;
  return true;
}
