/** The comments of one change on a host with a plain list of them, as the rule for all hosts asks for them. */
import { createAsk, type Ask, type HostPorts } from './ask.ts';
import { ANY_MARKER, hasMarker, type CommentApi, type RemoteComment } from './own-comments.ts';
import { readPages, restPages } from './pages.ts';

/** What a host calls its comments, and how it wants to be asked for them. */
export interface NoteHost<Note> {
  /** How people call the API: "GitLab". */
  service: string;
  /** Without a slash at its end. */
  baseUrl: string;
  headers: Readonly<Record<string, string>>;
  /** What 401, 403 and 404 mean here, as a sentence that says what to do. */
  refused: string;
  /** Where the list begins; what `draft` makes of a text is sent there as well. */
  list: string;
  itemsOf?: (json: unknown) => unknown;
  draft(body: string): unknown;
  /** What was deleted, or is no person's text, has an empty body. */
  read(json: unknown): Note;
  /** For people. */
  urlOf(id: number): string;
  /** Who the token is, as `author` tells it. */
  whoAmI(ask: Ask): Promise<string>;
  /** @param note as it was seen last, if it was */
  addressOf(id: number, note: Note | undefined): string;
  update(ask: Ask, id: number, body: string, note: Note | undefined): Promise<unknown>;
}

/** @param headSha where the change is */
export function createNotes<Note extends Pick<RemoteComment, 'id' | 'body' | 'author'>>(
  host: NoteHost<Note>,
  headSha: string,
  ports: HostPorts,
): CommentApi {
  const ask = createAsk({ ...ports, ...host });
  const known = new Map<number, Note>();
  let me: string | undefined;
  const read = (json: unknown): RemoteComment => {
    const note = host.read(json);
    const { id, body, author } = note;
    known.set(id, note);
    return { id, body, url: host.urlOf(id), mine: author !== undefined && author === me, author };
  };
  return {
    async snapshot() {
      me ??= await host.whoAmI(ask);
      const pages = restPages(ask, host.service, host.list, read, host.itemsOf);
      const { items, whole } = await readPages(pages, ports.clock);
      const comments = items.filter(({ body }) => hasMarker(body, ANY_MARKER));
      return { headSha, comments, whole };
    },
    async createComment(_, body) {
      const { id, url, author } = read((await ask('POST', host.list, host.draft(body))).json);
      return { id, url, author };
    },
    updateComment: async (id, body) => void (await host.update(ask, id, body, known.get(id))),
    deleteComment: async (id) =>
      void (await ask('DELETE', host.addressOf(id, known.get(id)), undefined, { accept: [404] })),
  };
}
