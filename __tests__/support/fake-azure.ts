/** Azure DevOps' threads of one pull request: identities, deleted threads, required api-version. */
import { startStrictServer } from './strict-server.ts';
import type { StrictAnswer, StrictRequest } from './strict-server.ts';

interface AzureThread {
  id: number;
  status: string;
  isDeleted: boolean;
  comments: {
    id: number;
    content?: string;
    isDeleted: boolean;
    author: { id: string; displayName: string };
  }[];
}

export const BUILD_SERVICE_ID = '5d0c9f1e-7a3b-4c2d-9e8f-0a1b2c3d4e5f';
const SOMEBODY = '00000000-aaaa-bbbb-cccc-000000000001';
const STATUSES = ['active', 'fixed', 'wontFix', 'closed', 'byDesign', 'pending'];

export async function startFakeAzure() {
  const token = 'eyJ0eXAiOiJKV1QifQ.fake.fake';
  const projectId = '0f6f2b1c-2d3e-4f50-8a6b-7c8d9e0fa1b2';
  const repositoryId = '1a2b3c4d-5e6f-4071-9283-94a5b6c7d8e9';
  const pullRequest = 17;
  const threads: AzureThread[] = [];
  /** A thread of somebody else, or of the build service itself when `by` is its id. */
  const add = (content: string, by = SOMEBODY): AzureThread => {
    const author = { id: by, displayName: by === SOMEBODY ? 'Mallory' : 'Build Service' };
    const thread = {
      id: 90 + threads.length,
      status: 'active',
      isDeleted: false,
      comments: [{ id: 1, content, isDeleted: false, author }],
    };
    threads.push(thread);
    return thread;
  };

  const allowed = (handler: (request: StrictRequest) => StrictAnswer, versioned = true) => {
    return (request: StrictRequest): StrictAnswer => {
      // The real one answers 203 and a sign-in page.
      if (request.headers['authorization'] !== `Bearer ${token}`) {
        return { status: 203, text: '<html>Sign in</html>' };
      }
      if (versioned && request.query.get('api-version') !== '5.0') {
        return { status: 400, json: { message: 'No api-version was supplied' } };
      }
      return handler(request);
    };
  };
  const base = `/acme/${projectId}/_apis/git/repositories/${repositoryId}/pullRequests/${pullRequest}/threads`;
  const find = (request: StrictRequest) =>
    threads.find((thread) => thread.id === Number(request.parts[0]));
  const missing: StrictAnswer = { status: 404, json: { message: 'TF401180' } };
  const checked = (content: unknown): content is string => {
    const fine = typeof content === 'string' && content !== '' && content.length <= 150_000;
    if (!fine) server.faults.push('a comment of no text or of more than 150,000 characters');
    return fine;
  };

  const server = await startStrictServer({
    'GET /acme/_apis/connectionData': allowed(
      () => ({ status: 200, json: { authenticatedUser: { id: BUILD_SERVICE_ID } } }),
      false,
    ),
    [`GET ${base}`]: allowed(() => ({
      status: 200,
      json: { value: threads, count: threads.length },
    })),
    [`POST ${base}`]: allowed(({ json }) => {
      const asked = json as { status?: string; comments?: Record<string, unknown>[] };
      const [comment] = asked.comments ?? [];
      if (!checked(comment?.['content']) || comment['commentType'] !== 1) {
        return { status: 400, json: { message: 'bad comment' } };
      }
      if (!STATUSES.includes(asked.status ?? '')) return { status: 400, json: {} };
      const thread = add(comment['content'], BUILD_SERVICE_ID);
      thread.status = asked.status ?? '';
      return { status: 200, json: thread };
    }),
    [`PATCH ${base}/(\\d+)`]: allowed((request) => {
      const thread = find(request);
      const { status } = request.json as { status?: string };
      if (!thread || !STATUSES.includes(status ?? '')) return missing;
      thread.status = status ?? '';
      return { status: 200, json: thread };
    }),
    [`PATCH ${base}/(\\d+)/comments/(\\d+)`]: allowed((request) => {
      const comment = find(request)?.comments.find((each) => each.id === Number(request.parts[1]));
      if (!comment) return missing;
      if (comment.author.id !== BUILD_SERVICE_ID) return { status: 403, json: {} };
      const { content } = request.json as { content?: unknown };
      if (!checked(content)) return { status: 400, json: {} };
      comment.content = content;
      return { status: 200, json: comment };
    }),
    [`DELETE ${base}/(\\d+)/comments/(\\d+)`]: allowed((request) => {
      const thread = find(request);
      const comment = thread?.comments.find((each) => each.id === Number(request.parts[1]));
      if (!thread || !comment) return missing;
      if (comment.author.id !== BUILD_SERVICE_ID) return { status: 403, json: {} };
      comment.isDeleted = true;
      delete comment.content;
      thread.isDeleted = thread.comments.every((each) => each.isDeleted);
      return { status: 200 };
    }),
  });
  return Object.assign(server, {
    threads,
    token,
    pullRequest,
    add,
    /** Of the first comment of each thread. */
    texts: () => threads.map(({ comments }) => comments[0]?.content ?? ''),
    /** What a build of the pull request, at this commit, finds in its environment. */
    job: (head: string): Record<string, string> => ({
      TF_BUILD: 'True',
      SYSTEM_ACCESSTOKEN: token,
      SYSTEM_COLLECTIONURI: `${server.origin}/acme/`,
      SYSTEM_TEAMPROJECT: 'platform',
      SYSTEM_TEAMPROJECTID: projectId,
      SYSTEM_PULLREQUEST_PULLREQUESTID: String(pullRequest),
      SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
      SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
      SYSTEM_PULLREQUEST_ISFORK: 'False',
      BUILD_REASON: 'PullRequest',
      BUILD_SOURCEBRANCH: `refs/pull/${pullRequest}/merge`,
      BUILD_REPOSITORY_ID: repositoryId,
      BUILD_REPOSITORY_PROVIDER: 'TfsGit',
      BUILD_REPOSITORY_URI: 'https://dev.azure.com/acme/platform/_git/infra',
      BUILD_BUILDID: '4711',
    }),
  });
}
