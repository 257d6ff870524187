/** GitLab's notes of one merge request, as strict as the real one: pages, authors, limits. */
import { startStrictServer } from './strict-server.ts';
import type { StrictAnswer, StrictRequest } from './strict-server.ts';

interface GitLabNote {
  id: number;
  body: string;
  system: boolean;
  author: { id: number; username: string };
}

export const BOT_ID = 501;

export async function startFakeGitLab() {
  const token = 'glpat-fake0000000000000000';
  const projectId = 77;
  const mergeRequest = 9;
  const notes: GitLabNote[] = [];
  let lastId = 1000;
  /** A note of somebody else, or of the bot itself when `by` is its id. */
  const add = (body: string, by = 7): GitLabNote => {
    const author = { id: by, username: by === BOT_ID ? 'project_77_bot' : 'mallory' };
    const note = { id: ++lastId, body, system: false, author };
    notes.push(note);
    return note;
  };

  const allowed = (handler: (request: StrictRequest) => StrictAnswer) => {
    return (request: StrictRequest): StrictAnswer =>
      request.headers['private-token'] === token
        ? handler(request)
        : { status: 401, json: { message: '401 Unauthorized' } };
  };
  const collection = `/api/v4/projects/${projectId}/merge_requests/${mergeRequest}/notes`;
  const find = (request: StrictRequest) =>
    notes.find((note) => note.id === Number(request.parts[0]));
  const bodyOf = (request: StrictRequest): string | StrictAnswer => {
    const { body } = (request.json ?? {}) as { body?: unknown };
    if (typeof body !== 'string' || body === '') {
      return { status: 400, json: { message: 'body is missing' } };
    }
    if (body.length > 1_000_000) return { status: 400, json: { message: 'body is too long' } };
    const command = body.split('\n').find((line) => /^\s*\/[a-z]/.test(line));
    // The real one would carry it out.
    if (command !== undefined) server.faults.push(`quick action: ${command}`);
    return body;
  };

  const server = await startStrictServer({
    'GET /api/v4/user': allowed(() => ({
      status: 200,
      json: { id: BOT_ID, username: 'project_77_bot' },
    })),
    [`GET ${collection}`]: allowed(({ query }) => {
      const perPage = Math.min(Number(query.get('per_page') ?? 20), 100);
      const page = Number(query.get('page') ?? 1);
      const sorted = query.get('sort') === 'asc' ? notes : notes.toReversed();
      const end = page * perPage;
      return {
        status: 200,
        json: sorted.slice(end - perPage, end),
        headers: { 'x-next-page': end < notes.length ? String(page + 1) : '' },
      };
    }),
    [`POST ${collection}`]: allowed((request) => {
      const body = bodyOf(request);
      return typeof body === 'string' ? { status: 201, json: add(body, BOT_ID) } : body;
    }),
    [`PUT ${collection}/(\\d+)`]: allowed((request) => {
      const note = find(request);
      if (note === undefined) return { status: 404, json: { message: '404 Not found' } };
      if (note.author.id !== BOT_ID) return { status: 403, json: { message: '403 Forbidden' } };
      const body = bodyOf(request);
      if (typeof body !== 'string') return body;
      note.body = body;
      return { status: 200, json: note };
    }),
    [`DELETE ${collection}/(\\d+)`]: allowed((request) => {
      const note = find(request);
      if (note === undefined) return { status: 404, json: { message: '404 Not found' } };
      if (note.author.id !== BOT_ID) return { status: 403, json: { message: '403 Forbidden' } };
      notes.splice(notes.indexOf(note), 1);
      return { status: 204 };
    }),
  });
  return Object.assign(server, {
    notes,
    token,
    mergeRequest,
    add,
    /** Of all comments. */
    texts: () => notes.map(({ body }) => body),
    /** What a job of the merge request, at this commit, finds in its environment. */
    job: (head: string): Record<string, string> => ({
      GITLAB_CI: 'true',
      GITLAB_TOKEN: token,
      CI_API_V4_URL: `${server.origin}/api/v4`,
      CI_SERVER_URL: 'https://gitlab.com',
      CI_PROJECT_ID: String(projectId),
      CI_PROJECT_PATH: 'acme/infra',
      CI_PROJECT_URL: 'https://gitlab.com/acme/infra',
      CI_PIPELINE_SOURCE: 'merge_request_event',
      CI_MERGE_REQUEST_IID: String(mergeRequest),
      CI_MERGE_REQUEST_PROJECT_ID: String(projectId),
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      CI_DEFAULT_BRANCH: 'main',
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: String(projectId),
      CI_COMMIT_SHA: head,
      CI_PIPELINE_ID: '1001',
    }),
  });
}
