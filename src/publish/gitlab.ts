/**
 * One note on a GitLab merge request: found by marker and author over all pages, created or
 * edited once. The files that GitLab shows by itself are written by `files.ts`.
 */
import { createAsk } from './ask.ts';
import type { Ask } from './ask.ts';
import type { GitLabFacts } from './detect.ts';
import type { CommentApi, RemoteComment } from './github-calls.ts';
import { HostProblem, unreadable } from './host-problem.ts';
import { idOf } from './id-of.ts';
import { publishNote } from './publish-note.ts';
import type { ChangeRequest, NotePorts, NoteRequest } from './publish-note.ts';
import type { Published } from './surfaces.ts';

const SERVICE = 'GitLab';
const PAGE = 100;
/** 20,000 notes: more than anybody reads. */
const MAX_PAGES = 200;

export async function publishGitLab(
  facts: GitLabFacts,
  mergeRequest: ChangeRequest,
  token: string | undefined,
  note: NoteRequest,
  ports: NotePorts,
): Promise<Published> {
  if (token === undefined) {
    return {
      problems: [
        'No comment: there is no token for the GitLab API. Create a project access token with the role Reporter and the scope "api" and hand it to the job as the masked variable GITLAB_TOKEN (CI_JOB_TOKEN may not write notes).',
      ],
    };
  }
  const api = gitLabNotes(facts, { ...mergeRequest, headSha: note.headSha }, token, ports);
  return publishNote(api, mergeRequest.number, note, ports);
}

/** The notes of one merge request, which is at `headSha`. */
export function gitLabNotes(
  facts: GitLabFacts,
  mergeRequest: ChangeRequest & { headSha: string },
  token: string,
  ports: NotePorts,
): CommentApi {
  const ask = createAsk({
    ...ports,
    baseUrl: facts.apiUrl,
    headers: { 'private-token': token },
    service: SERVICE,
    refused:
      'GITLAB_TOKEN needs the scope "api" and at least the role Reporter in this project, and must not have expired.',
  });
  const notes = `/projects/${facts.projectId}/merge_requests/${mergeRequest.number}/notes`;
  const urlOf = (id: number) => `${mergeRequest.url ?? ''}#note_${id}`;
  let me: number | undefined;
  return {
    async snapshot() {
      me ??= idOf((await ask('GET', '/user')).json, SERVICE);
      const { headSha } = mergeRequest;
      return { headSha, comments: await listNotes(ask, notes, me, urlOf) };
    },
    async createComment(_, body) {
      const id = idOf((await ask('POST', notes, { body })).json, SERVICE);
      return { id, url: urlOf(id) };
    },
    updateComment: async (id, body) => void (await ask('PUT', `${notes}/${id}`, { body })),
    deleteComment: async (id) => void (await ask('DELETE', `${notes}/${id}`, undefined, [404])),
  };
}

/** Oldest first. System notes ("changed the description") cannot be ours. */
async function listNotes(
  ask: Ask,
  path: string,
  me: number,
  urlOf: (id: number) => string,
): Promise<RemoteComment[]> {
  const found: RemoteComment[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const query = `?per_page=${PAGE}&page=${page}&sort=asc&order_by=created_at`;
    const answer = await ask('GET', path + query);
    if (!Array.isArray(answer.json)) throw unreadable(SERVICE);
    for (const item of answer.json as unknown[]) {
      const note = item as Partial<{ body: unknown; system: unknown; author: unknown }>;
      if (note.system === true || typeof note.body !== 'string') continue;
      const id = idOf(item, SERVICE);
      found.push({ id, body: note.body, url: urlOf(id), mine: idOf(note.author, SERVICE) === me });
    }
    if ((answer.headers['x-next-page'] ?? '') === '') return found;
  }
  throw new HostProblem(
    'invalid',
    `This merge request has more than ${PAGE * MAX_PAGES} notes, and whether one of them is ours is not known.`,
  );
}
