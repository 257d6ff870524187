/**
 * One thread on a pull request of Azure Repos: `active` while the gate is closed, `closed` once it
 * is open, so that "all comments must be resolved" holds a merge back exactly as long as the gate.
 */
import { createAsk } from './ask.ts';
import type { Ask } from './ask.ts';
import type { AzureFacts } from './detect.ts';
import type { CommentApi, RemoteComment } from './github-calls.ts';
import { unreadable } from './host-problem.ts';
import { idOf } from './id-of.ts';
import { publishNote } from './publish-note.ts';
import type { ChangeRequest, NotePorts, NoteRequest } from './publish-note.ts';
import type { Published } from './surfaces.ts';

const SERVICE = 'Azure DevOps';
const VERSION = 'api-version=7.1';

/** The report is the first comment of a thread; answers of people follow it. */
interface Thread extends RemoteComment {
  status: string;
  commentId: number;
}

export async function publishAzure(
  facts: AzureFacts,
  pullRequest: ChangeRequest,
  token: string | undefined,
  note: NoteRequest,
  ports: NotePorts,
): Promise<Published> {
  if (token === undefined) {
    return {
      problems: [
        'No comment: the job has no token. Map it in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.',
      ],
    };
  }
  const status = note.green ? 'closed' : 'active';
  const about = { ...pullRequest, headSha: note.headSha, status } as const;
  const api = azureThreads(facts, about, token, ports);
  return publishNote(api, pullRequest.number, note, ports);
}

/** The threads of one pull request, which is at `headSha`; ours gets `status`. */
export function azureThreads(
  facts: AzureFacts,
  pullRequest: ChangeRequest & { headSha: string; status: 'active' | 'closed' },
  token: string,
  ports: NotePorts,
): CommentApi {
  const ask = createAsk({
    ...ports,
    baseUrl: facts.collectionUrl.replace(/\/$/, ''),
    headers: { authorization: `Bearer ${token}` },
    service: SERVICE,
    refused:
      'The build service of this project needs "Contribute to pull requests" on the repository (Project settings → Repositories → Security).',
  });
  const project = `/${encodeURIComponent(facts.projectId)}`;
  const repository = `${project}/_apis/git/repositories/${encodeURIComponent(facts.repositoryId)}`;
  const path = `${repository}/pullRequests/${pullRequest.number}/threads`;
  const urlOf = (id: number) => `${pullRequest.url ?? ''}?discussionId=${id}`;
  const { headSha, status } = pullRequest;
  const known = new Map<number, Thread>();
  const comment = (id: number) =>
    `${path}/${id}/comments/${known.get(id)?.commentId ?? 1}?${VERSION}`;
  let me: string | undefined;
  return {
    async snapshot() {
      me ??= await whoAmI(ask);
      const threads = await listThreads(ask, path, me, urlOf);
      for (const thread of threads) known.set(thread.id, thread);
      return { headSha, comments: threads };
    },
    async createComment(_, content) {
      const comments = [{ parentCommentId: 0, content, commentType: 1 }];
      const id = idOf(
        (await ask('POST', `${path}?${VERSION}`, { comments, status })).json,
        SERVICE,
      );
      return { id, url: urlOf(id) };
    },
    async updateComment(id, content) {
      await ask('PATCH', comment(id), { content });
      if (known.get(id)?.status === status) return;
      await ask('PATCH', `${path}/${id}?${VERSION}`, { status });
    },
    deleteComment: async (id) => void (await ask('DELETE', comment(id), undefined, [404])),
  };
}

async function whoAmI(ask: Ask): Promise<string> {
  const { json } = await ask('GET', '/_apis/connectionData');
  const id = (json as { authenticatedUser?: { id?: unknown } } | null)?.authenticatedUser?.id;
  if (typeof id !== 'string') throw unreadable(SERVICE);
  return id;
}

/** The service answers with all threads at once; deleted ones are among them. */
async function listThreads(
  ask: Ask,
  path: string,
  me: string,
  urlOf: (id: number) => string,
): Promise<Thread[]> {
  const { json } = await ask('GET', `${path}?${VERSION}`);
  const threads = (json as { value?: unknown } | null)?.value;
  if (!Array.isArray(threads)) throw unreadable(SERVICE);
  return (threads as unknown[]).flatMap((item) => {
    const thread = item as Partial<{ status: unknown; isDeleted: unknown; comments: unknown }>;
    const [first] = Array.isArray(thread.comments) ? (thread.comments as unknown[]) : [];
    const comment = first as
      Partial<{ content: unknown; isDeleted: unknown; author: { id?: unknown } }> | undefined;
    if (thread.isDeleted === true || comment?.isDeleted === true) return [];
    if (typeof comment?.content !== 'string') return [];
    const id = idOf(item, SERVICE);
    return [
      {
        id,
        body: comment.content,
        url: urlOf(id),
        mine: comment.author?.id === me,
        status: String(thread.status),
        commentId: idOf(comment, SERVICE),
      },
    ];
  });
}
