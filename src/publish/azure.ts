/**
 * One thread on a pull request of Azure Repos: `active` while the gate is closed, `closed` once it
 * is open, so that "all comments must be resolved" holds a merge back exactly as long as the gate.
 */
import { createAsk, HostProblem } from './ask.ts';
import type { Ask } from './ask.ts';
import type { ExistingNote } from './choose-note.ts';
import { defuseNote } from './defuse-note.ts';
import type { AzureFacts } from './detect.ts';
import { publishNote } from './publish-note.ts';
import type { NoteContent, NotePorts } from './publish-note.ts';
import type { Published } from './surfaces.ts';

const VERSION = 'api-version=7.1';

interface Thread {
  status: string;
  /** The report is the first comment; answers of people follow it. */
  commentId: number;
}

export async function publishAzure(
  facts: AzureFacts,
  pullRequest: { number: number; url?: string },
  token: string | undefined,
  content: NoteContent & { green: boolean },
  ports: NotePorts,
): Promise<Published> {
  if (token === undefined) {
    return {
      problems: [
        'No comment: the job has no token. Map it in the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`.',
      ],
    };
  }
  const collection = facts.collectionUrl.replace(/\/$/, '');
  const ask = createAsk({
    ...ports,
    baseUrl: collection,
    headers: { authorization: `Bearer ${token}` },
    service: 'Azure DevOps',
    refused:
      'The build service of this project needs "Contribute to pull requests" on the repository (Project settings → Repositories → Security).',
  });
  const project = `/${encodeURIComponent(facts.projectId)}`;
  const repository = `${project}/_apis/git/repositories/${encodeURIComponent(facts.repositoryId)}`;
  const threads = `${repository}/pullRequests/${pullRequest.number}/threads`;
  const known = new Map<number, Thread>();
  const status = content.green ? 'closed' : 'active';
  const body = defuseNote(content.body);

  const published = await publishNote(
    {
      list: () => listThreads(ask, threads, known),
      create: async (text) => {
        const comment = { parentCommentId: 0, content: text, commentType: 1 };
        const answer = await ask('POST', `${threads}?${VERSION}`, { comments: [comment], status });
        return idOf(answer.json);
      },
      update: async (id, text) => {
        const { commentId } = known.get(id) ?? { commentId: 1 };
        const comment = `${threads}/${id}/comments/${commentId}`;
        await ask('PATCH', `${comment}?${VERSION}`, { content: text });
        if (known.get(id)?.status !== status) {
          await ask('PATCH', `${threads}/${id}?${VERSION}`, { status });
        }
      },
      remove: async (id) => {
        const { commentId } = known.get(id) ?? { commentId: 1 };
        await ask('DELETE', `${threads}/${id}/comments/${commentId}?${VERSION}`);
      },
      url: (id) => pullRequest.url && `${pullRequest.url}?discussionId=${id}`,
    },
    { ...content, body },
  );
  return published;
}

/** The service answers with all threads at once; deleted ones are among them. */
async function listThreads(
  ask: Ask,
  path: string,
  known: Map<number, Thread>,
): Promise<ExistingNote[]> {
  const account = (await ask('GET', '/_apis/connectionData')).json as {
    authenticatedUser?: { id?: unknown };
  } | null;
  const me = account?.authenticatedUser?.id;
  const { json } = await ask('GET', `${path}?${VERSION}`);
  const threads = (json as { value?: unknown } | null)?.value;
  if (typeof me !== 'string' || !Array.isArray(threads)) throw unreadable();
  const found: ExistingNote[] = [];
  for (const item of threads as unknown[]) {
    const thread = item as Partial<{ status: unknown; isDeleted: unknown; comments: unknown }>;
    const [first] = Array.isArray(thread.comments) ? (thread.comments as unknown[]) : [];
    const comment = first as
      Partial<{ content: unknown; isDeleted: unknown; author: { id?: unknown } }> | undefined;
    if (thread.isDeleted === true || comment?.isDeleted === true) continue;
    if (typeof comment?.content !== 'string') continue;
    const id = idOf(item);
    known.set(id, { status: String(thread.status), commentId: idOf(comment) });
    found.push({ id, body: comment.content, mine: comment.author?.id === me });
  }
  return found.sort((one, other) => one.id - other.id);
}

function idOf(json: unknown): number {
  const id = (json as { id?: unknown } | null | undefined)?.id;
  if (typeof id !== 'number') throw unreadable();
  return id;
}

function unreadable(): HostProblem {
  return new HostProblem(
    'Azure DevOps answered in a form that is not known here; no comment was written.',
  );
}
