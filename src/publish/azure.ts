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
  const comment = ({ id }: ExistingNote) =>
    `${threads}/${id}/comments/${known.get(id)?.commentId ?? 1}?${VERSION}`;

  let me: string | undefined;
  return publishNote(
    {
      list: async () => listThreads(ask, threads, (me ??= await whoAmI(ask)), known),
      create: async (text) => {
        const first = { parentCommentId: 0, content: text, commentType: 1 };
        await ask('POST', `${threads}?${VERSION}`, { comments: [first], status });
      },
      update: async (note, text) => {
        await ask('PATCH', comment(note), { content: text });
        if (known.get(note.id)?.status !== status) {
          await ask('PATCH', `${threads}/${note.id}?${VERSION}`, { status });
        }
      },
      remove: async (note) => void (await ask('DELETE', comment(note), undefined, [404])),
      url: ({ id }) => pullRequest.url && `${pullRequest.url}?discussionId=${id}`,
    },
    { ...content, compose: (existing) => defuseNote(content.compose(existing)) },
    ports,
  );
}

async function whoAmI(ask: Ask): Promise<string> {
  const { json } = await ask('GET', '/_apis/connectionData');
  const id = (json as { authenticatedUser?: { id?: unknown } } | null)?.authenticatedUser?.id;
  if (typeof id !== 'string') throw unreadable();
  return id;
}

/** The service answers with all threads at once; deleted ones are among them. */
async function listThreads(
  ask: Ask,
  path: string,
  me: string,
  known: Map<number, Thread>,
): Promise<ExistingNote[]> {
  const { json } = await ask('GET', `${path}?${VERSION}`);
  const threads = (json as { value?: unknown } | null)?.value;
  if (!Array.isArray(threads)) throw unreadable();
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
  return found;
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
