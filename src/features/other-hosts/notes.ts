/** The one comment of a gate on hosts with a plain list of them. */
import { createAsk, type Ask, type AskOptions, type HostPorts } from '../../hosts/ask.ts';
import {
  ANY_MARKER,
  neutraliseNote,
  hasMarker,
  type CommentApi,
  type RemoteComment,
} from '../../hosts/own-comments.ts';
import { readList } from '../../hosts/read-pages.ts';
import type { Markdown } from '../../model/sentence.ts';

/** What a host calls its comments, and how it wants to be asked for them. */
export interface NoteHost<Note> extends Omit<AskOptions, keyof HostPorts> {
  /** The address of the list. A new note, as `toRequestBody` makes it of a text, is sent there, too. */
  list: string;
  itemsOf?: (json: unknown) => unknown;
  toRequestBody(body: Markdown): unknown;
  /** Reads a note. A deleted note, or one that no person wrote, has an empty body. */
  readNote(json: unknown): Note;
  /** For people. */
  pageUrlOf(id: number): string;
  /** The user of the token, in the same form as `author`. */
  whoAmI(ask: Ask): Promise<string>;
  /** @param note the last answer about it, if there was one */
  addressOf(id: number, note: Note | undefined): string;
  update(ask: Ask, id: number, body: Markdown, note: Note | undefined): Promise<unknown>;
  /** Whether other fields of the note contradict its text. Left out: the host has no such field. */
  contradicts?(note: Note): boolean;
}

/** @param headSha the head of the change */
export function createNotes<Note extends { id: number; body: string; author: string | undefined }>(
  host: NoteHost<Note>,
  headSha: string,
  ports: HostPorts,
): CommentApi {
  const ask = createAsk({ ...ports, ...host });
  const notes = new Map<number, Note>();
  let me: string | undefined;
  const read = (json: unknown): RemoteComment => {
    const note = host.readNote(json);
    const { id, body, author } = note;
    notes.set(id, note);
    const isOwn = author !== undefined && author === me;
    const contradicted = host.contradicts?.(note) ?? false;
    return { id, body, url: host.pageUrlOf(id), isOwn, author, contradicted };
  };
  return {
    neutralise: neutraliseNote,
    async snapshot() {
      me ??= await host.whoAmI(ask);
      const { items, whole } = await readList(ask, host.list, read, host.itemsOf);
      const comments = items.filter(({ body }) => hasMarker(body, ANY_MARKER));
      return { headSha, comments, whole };
    },
    createComment: async (_, body) =>
      read((await ask('POST', host.list, host.toRequestBody(body))).json),
    updateComment: async (id, body) => void (await host.update(ask, id, body, notes.get(id))),
    deleteComment: async (id) =>
      void (await ask('DELETE', host.addressOf(id, notes.get(id)), undefined, { accept: [404] })),
  };
}
