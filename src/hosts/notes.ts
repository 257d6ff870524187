/** The one comment of a gate on hosts with a plain list of them. */
import type { ReportView } from '../report/view.ts';
import { createAsk, type Ask, type AskOptions, type HostPorts } from './ask.ts';
import { writeComment } from './comment.ts';
import { toCommentContent, type CommentContent, type CommentTarget } from './decide-comment.ts';
import type { HostJob, Published, PublishSettings } from './host.ts';
import { onHostError } from './host-error.ts';
import { ANY_MARKER, defuseNote, hasMarker } from './own-comments.ts';
import type { CommentApi, RemoteComment } from './own-comments.ts';
import { readList } from './pages.ts';
import type { Concealed } from '../model/secrets.ts';
import type { Markdown } from '../report/markdown.ts';

/** What a host calls its comments, and how it wants to be asked for them. */
export interface NoteHost<Note> extends Omit<AskOptions, keyof HostPorts> {
  /** The address of the list. A new note, as `draft` makes it of a text, is sent there, too. */
  list: string;
  itemsOf?: (json: unknown) => unknown;
  draft(body: Markdown): unknown;
  /** Reads a note. A deleted note, or one that no person wrote, has an empty body. */
  read(json: unknown): Note;
  /** For people. */
  urlOf(id: number): string;
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
    const note = host.read(json);
    const { id, body, author } = note;
    notes.set(id, note);
    const mine = author !== undefined && author === me;
    const contradicted = host.contradicts?.(note) ?? false;
    return { id, body, url: host.urlOf(id), mine, author, authorId: author, contradicted };
  };
  return {
    defuse: defuseNote,
    async snapshot() {
      me ??= await host.whoAmI(ask);
      const { items, whole } = await readList(ask, host.list, read, host.itemsOf);
      const comments = items.filter(({ body }) => hasMarker(body, ANY_MARKER));
      return { headSha, comments, whole };
    },
    createComment: async (_, body) => read((await ask('POST', host.list, host.draft(body))).json),
    async updateComment(id, body, signal) {
      const once = (...[method, path, content, rules]: Parameters<Ask>) =>
        ask(method, path, content, { ...rules, signal });
      const way =
        signal === undefined
          ? ask
          : Object.assign(once, { service: ask.service, clock: ask.clock });
      await host.update(way, id, body, notes.get(id));
    },
    deleteComment: async (id) =>
      void (await ask('DELETE', host.addressOf(id, notes.get(id)), undefined, { accept: [404] })),
  };
}

/** Publishes the note. It does nothing if the settings want no note, or if there is no change to write it on. */
export async function publishNote(
  job: HostJob,
  view: Concealed<ReportView>,
  { comment: when }: PublishSettings,
  ports: HostPorts,
): Promise<Published> {
  const { host, pullRequest, commit: headSha = '' } = job;
  const api = when === 'off' ? undefined : host.comments?.(job, ports);
  if (pullRequest === undefined || api === undefined) return { problems: [] };
  if (typeof api === 'string') return { problems: [api] };
  const target = { number: pullRequest.number, headSha, green: view.green, when };
  return writeNote(api, toCommentContent(view), target, ports);
}

/** Does not reject for a failure of the host: the failure is in `problems`. */
export function writeNote(
  api: CommentApi,
  content: CommentContent,
  target: CommentTarget,
  ports: HostPorts,
): Promise<Published> {
  const toPublished = onHostError(({ message }): Published => ({
    problems: [`No comment: ${message}`],
  }));
  return writeComment(api, content, target, ports).catch(toPublished);
}
