/** Makes one note stand on a change, whatever the host: the requests come in, the order is here. */
import type { Clock, Send } from '../ports.ts';
import { HostProblem } from './ask.ts';
import { chooseNote } from './choose-note.ts';
import type { ExistingNote } from './choose-note.ts';
import type { Published } from './surfaces.ts';

export interface NotePorts {
  send: Send;
  clock: Clock;
  signal?: AbortSignal;
}

export interface NoteContent {
  /** Rendered, with the marker as its last line. */
  body: string;
  /** Whether to write, given that a note of ours stands there or not. */
  wanted: (exists: boolean) => boolean;
  /** Whether an existing body was written by a later run than ours. */
  isNewer: (existing: string) => boolean;
}

export interface NoteRequests {
  /** Oldest first, to the last page. */
  list(): Promise<ExistingNote[]>;
  create(body: string): Promise<number>;
  update(id: number, body: string): Promise<void>;
  remove(id: number): Promise<void>;
  url(id: number): string | undefined;
}

/** Never rejects because of the host: what could not be done is a problem to tell. */
export async function publishNote(
  requests: NoteRequests,
  content: NoteContent,
): Promise<Published> {
  const problems: string[] = [];
  try {
    const plan = chooseNote(await requests.list(), content.body, content.isNewer);
    if (plan.forged) {
      problems.push(
        'A comment of somebody else carries the marker of this gate. It was left alone.',
      );
    }
    let { id } = plan;
    if (content.wanted(id !== undefined)) {
      if (id === undefined) id = await requests.create(content.body);
      else if (plan.action === 'update') await requests.update(id, content.body);
    }
    for (const extra of plan.remove) await requests.remove(extra);
    const commentUrl = id === undefined ? undefined : requests.url(id);
    return commentUrl === undefined ? { problems } : { commentUrl, problems };
  } catch (error) {
    if (error instanceof HostProblem) return { problems: [...problems, error.message] };
    throw error;
  }
}
