/**
 * The one comment of a gate on hosts with a plain list of them. Such hosts read more into a text than
 * GitHub does, whose references the renderer has already taken the life out of: a line that starts
 * with a slash is a command to GitLab ("/merge"), `!12 $3 %4 &5 ~label` are references there and on
 * Azure DevOps.
 */
import type { ReportView } from '../report/view.ts';
import { createAsk, type Ask, type AskOptions, type HostPorts } from './ask.ts';
import { startComment, tellComment } from './comment.ts';
import { toCommentContent, type CommentContent, type CommentWish } from './decide-comment.ts';
import type { Job, Published, PublishWish } from './host.ts';
import { HostProblem } from './host-problem.ts';
import { ANY_MARKER, hasMarker, type CommentApi, type RemoteComment } from './own-comments.ts';
import { readPages, restPages } from './pages.ts';

/** What a host calls its comments, and how it wants to be asked for them. */
export interface NoteHost<Note> extends Omit<AskOptions, keyof HostPorts> {
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
    createComment: async (_, body) => read((await ask('POST', host.list, host.draft(body))).json),
    updateComment: async (id, body) => void (await host.update(ask, id, body, known.get(id))),
    deleteComment: async (id) =>
      void (await ask('DELETE', host.addressOf(id, known.get(id)), undefined, { accept: [404] })),
  };
}

export type NoteRequest = Omit<CommentWish, 'number'> & { content: CommentContent };

/** Nothing where no note is wanted, or where there is nothing to write it on. */
export async function publishNote(
  job: Job,
  view: ReportView,
  { comment: when, commentMode: mode }: PublishWish,
  ports: HostPorts,
): Promise<Published> {
  const { host, pullRequest, commit: headSha = '' } = job;
  const api = when === 'off' ? undefined : host.comments?.(job, ports, view.green);
  if (pullRequest === undefined || api === undefined) return { problems: [] };
  if (typeof api === 'string') return { problems: [api] };
  const wish = { headSha, green: view.green, when, mode, content: toCommentContent(view) };
  return writeNote(api, pullRequest.number, wish, ports);
}

/** Never rejects because of the host: what could not be done is a problem to tell. */
export async function writeNote(
  api: CommentApi,
  number: number,
  { content, ...wish }: NoteRequest,
  ports: HostPorts,
): Promise<Published> {
  const still: CommentContent = {
    ...content,
    compose: (existing, budget) => defuseNote(content.compose(existing, budget)),
  };
  try {
    const started = await startComment(api, still, { ...wish, number }, ports);
    const result = await started.settle();
    const problems = tellComment(result);
    const commentUrl = result.url?.startsWith('http') ? result.url : undefined;
    return { commentUrl, problems };
  } catch (error) {
    if (error instanceof HostProblem) return { problems: [`No comment: ${error.message}`] };
    throw error;
  }
}

const BREAK = '\u200b';

/** Looks the same, does nothing. The marker's line and escapes in addresses stay as they are. */
export function defuseNote(body: string): string {
  return body.split('\n').map(defuseLine).join('\n');
}

function defuseLine(line: string): string {
  if (line.startsWith('<!-- ')) return line;
  // A command inside a fence is not one, but where a fence ends is GitLab's opinion, not ours.
  const start = line.search(/\S/);
  const still = line[start] === '/' ? line.slice(0, start) + BREAK + line.slice(start) : line;
  return still
    .replace(/[!$&](?=\d)|~(?=[\w"])/g, `$&${BREAK}`)
    .replace(/(?<=^|[\s(["'>|*_,;:])%(?=[\w"])/g, `$&${BREAK}`);
}
