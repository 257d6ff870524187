/**
 * A strict stand-in for GitHub on loopback: the routes that publishing uses, with GitHub's pages,
 * limits, permissions and refusals. What a real GitHub would refuse is refused and written down.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { served } from '../loopback-service.ts';
import { commentUrl } from './comments.ts';
import { gitFile } from './git.ts';
import { findRoute } from './routes.ts';
import type {
  ApiAnswer,
  GitHubState,
  Identity,
  StoredComment,
  StoredPullRequest,
  StoredWorkflowRun,
} from './state.ts';
import { Refusal, notFound, PUSHED_AT, record, workflowToken, WRITTEN_AT } from './state.ts';

export type { Access, CheckAnnotation, Identity } from './state.ts';

/** What is there when it starts; left out, there is nothing but `octocat`, who may write. */
type Given = Pick<GitHubState, 'branches' | 'commits' | 'people' | 'queue' | 'teams'>;

export interface GitHubOptions extends Partial<Given> {
  pullRequests?: (Pick<StoredPullRequest, 'number' | 'headSha'> & Partial<StoredPullRequest>)[];
  workflowRuns?: (Pick<StoredWorkflowRun, 'id' | 'headSha'> & Partial<StoredWorkflowRun>)[];
  /** The check runs of jobs, made by Actions and still going. */
  jobs?: { id: number; name: string; headSha: string }[];
  /** Token → who it is. Left out: one token, `github-actions[bot]`, that may write. */
  tokens?: Record<string, Identity>;
  comparisons?: GitHubState['comparisons'];
  mainline?: GitHubState['mainline'];
  heads?: GitHubState['heads'];
  requiredChecks?: GitHubState['requiredChecks'];
  /** Called around the handler: to delay (await), or to answer instead of it (return). */
  interfere?: (
    moment: 'before' | 'after',
    request: { method: string; path: string },
  ) => Promise<ApiAnswer | undefined> | ApiAnswer | undefined;
}

/** Options of a GitHub that answers this to every request whose "METHOD path" is like that. */
export const instead = (
  asked: RegExp,
  answer: ApiAnswer | (() => ApiAnswer | undefined),
): Pick<GitHubOptions, 'interfere'> => ({
  interfere(moment, { method, path }) {
    if (moment === 'after' || !asked.test(`${method} ${path}`)) return undefined;
    return typeof answer === 'function' ? answer() : answer;
  },
});

export type RunningGitHub = Awaited<ReturnType<typeof startGitHub>>;

const begun = () => ({
  app: 'github-actions',
  status: 'in_progress' as const,
  conclusion: null,
  title: null,
  summary: null,
  annotations: [],
});

const REPOSITORY = ['acme', 'infra'] as const;

const withDefaults = (
  one: Pick<StoredPullRequest, 'number' | 'headSha'> & Partial<StoredPullRequest>,
): StoredPullRequest => ({
  headRef: 'change',
  author: 'author',
  pusher: 'author',
  headRepository: REPOSITORY.join('/'),
  baseSha: 'b'.repeat(40),
  baseRef: 'main',
  createdAt: PUSHED_AT,
  reopenedAt: [],
  transferred: false,
  state: 'open',
  files: [],
  ...one,
});

export async function startGitHub(options: GitHubOptions = {}) {
  const tokens: Record<string, Identity> = options.tokens ?? {
    [`ghs_${'0'.repeat(36)}`]: workflowToken(),
  };
  const [owner, name] = REPOSITORY;
  const state: GitHubState = {
    serverUrl: '',
    owner,
    name,
    nextId: 1001,
    identities: new Map(Object.entries(tokens)),
    comments: [],
    branches: options.branches ?? {},
    defaultBranch: 'main',
    requiredChecks: options.requiredChecks ?? [],
    comparisons: options.comparisons ?? {},
    mainline: options.mainline ?? [],
    heads: options.heads ?? {},
    commits: options.commits ?? (() => undefined),
    people: options.people ?? { octocat: 'write' },
    teams: options.teams ?? {},
    queue: options.queue ?? [],
    reactions: [],
    reviewRequests: [],
    workflowRuns: (options.workflowRuns ?? []).map((run) => ({
      status: 'completed',
      conclusion: 'failure',
      attempt: 1,
      old: false,
      path: '.github/workflows/plangate.yml',
      event: 'pull_request',
      headBranch: 'change',
      headRepository: `${owner}/${name}`,
      startedAt: new Date(0).toISOString(),
      ...run,
    })),
    checkRuns: (options.jobs ?? []).map((job) => ({ ...begun(), ...job })),
    pullRequests: (options.pullRequests ?? []).map(withDefaults),
  };
  const running: Running = { requests: [], violations: [] };
  const server = createServer((request, response) => {
    void serve(request, response, state, running, options.interfere);
  });
  const { origin, stop } = await served(server);
  state.serverUrl = origin;
  const ofNumber = (number: number) => state.pullRequests.find((one) => one.number === number);
  return {
    ...running,
    /** Of the API, and of pages for people. */
    serverUrl: origin,
    graphqlUrl: `${origin}/graphql`,
    /** What the first identity connects with. */
    access: { apiUrl: origin, owner, name, githubToken: Object.keys(tokens)[0] ?? '' },
    comments: (number: number) =>
      state.comments
        .filter((comment) => comment.number === number)
        .map((comment) => ({
          id: comment.id,
          author: comment.author.login,
          body: comment.body,
          url: commentUrl(comment, state),
        })),
    addComment(
      number: number,
      author: Pick<Identity, 'login' | 'app'>,
      body: string,
      more: Pick<Partial<StoredComment>, 'createdAt' | 'isByEmail'> = {},
    ) {
      const id = state.nextId++;
      state.comments.push({ id, number, body, author, createdAt: WRITTEN_AT, ...more });
      return id;
    },
    /** Somebody who may write hides a comment. */
    hideComment(id: number) {
      const one = state.comments.find((comment) => comment.id === id);
      Object.assign(one ?? {}, { isHidden: true });
    },
    /** Somebody edits a comment after it was written. */
    editComment(id: number, body: string, login = 'octocat') {
      const one = state.comments.find((comment) => comment.id === id);
      Object.assign(one ?? {}, { body, editor: { login } });
    },
    removeComment(id: number) {
      state.comments = state.comments.filter((comment) => comment.id !== id);
    },
    addToken: (token: string, identity: Identity) => void state.identities.set(token, identity),
    /** A job begins: the id of its check run. */
    addJob(called: string, headSha: string) {
      const id = state.nextId++;
      state.checkRuns.push({ ...begun(), id, name: called, headSha });
      return id;
    },
    reactions: () => [...state.reactions],
    workflowRuns: state.workflowRuns,
    reviewRequests: state.reviewRequests,
    /** What files are at commits, from now on. */
    setFile(read: GitHubState['commits']) {
      state.commits = read;
    },
    /** @param brought all commits that come to the default branch by it, the last one is `mergedAs` */
    merge(number: number, mergedAs: string, brought: readonly string[] = [mergedAs]) {
      state.mainline.push(...brought);
      Object.assign(ofNumber(number) ?? {}, { mergedAs, brought, state: 'closed' });
    },
    /** Somebody pushes a commit to the default branch, past all requests. */
    pushByHand: (commit: string) => void state.mainline.push(commit),
    addPullRequest: (
      one: Pick<StoredPullRequest, 'number' | 'headSha'> & Partial<StoredPullRequest>,
    ) => void state.pullRequests.push(withDefaults(one)),
    push: (number: number, headSha: string, more: Partial<StoredPullRequest> = {}) =>
      void Object.assign(ofNumber(number) ?? {}, { headSha, ...more }),
    checkRuns: () => state.checkRuns.map((run) => ({ ...run, annotations: [...run.annotations] })),
    stop,
  };
}

interface Running {
  /** What was asked, in order; `path` with its query. */
  requests: { method: string; path: string; status: number }[];
  /** Requests that GitHub would not know or would refuse as malformed. */
  violations: string[];
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  state: GitHubState,
  running: Running,
  interfere: GitHubOptions['interfere'],
): Promise<void> {
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const path = url.pathname;
  const sent = await text(request);
  const asked = { method, path: `${path}${url.search}` };
  const ofGit = gitFile(path, request.headers.authorization, state);
  if (ofGit !== undefined) {
    response.end(ofGit);
    return;
  }
  let answer = await interfere?.('before', asked);
  if (answer === undefined) {
    answer = handle(method, path, url.searchParams, request, sent, state, running.violations);
    answer = (await interfere?.('after', asked)) ?? answer;
  }
  running.requests.push({ ...asked, status: answer.status });
  const body = answer.body === undefined ? '' : JSON.stringify(answer.body);
  response.writeHead(answer.status, {
    'content-type': 'application/json; charset=utf-8',
    'x-github-request-id': '0',
    ...answer.headers,
  });
  response.end(body);
}

function handle(
  method: string,
  path: string,
  query: URLSearchParams,
  request: IncomingMessage,
  text: string,
  state: GitHubState,
  violations: string[],
): ApiAnswer {
  const found = findRoute(method, path);
  try {
    // What git asks for beside the API. Without a credential, a private repository is not there.
    if (path.startsWith(`/${state.owner}/${state.name}.git/`)) throw notFound();
    if (found === undefined) {
      violations.push(`${method} ${path} is not a route`);
      throw notFound();
    }
    const { route, parameters } = found;
    for (const name of query.keys()) {
      if (!route.query.includes(name)) {
        violations.push(`${method} ${path} has no parameter ${name}`);
      }
    }
    if ((request.headers['user-agent'] ?? '') === '') {
      violations.push(`${method} ${path} has no User-Agent`);
      throw new Refusal(403, 'Request forbidden by administrative rules.');
    }
    refuseVersion(request, `${method} ${path}`, violations);
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    const identity = state.identities.get(token ?? '');
    if (identity === undefined || !/^(?:token|bearer)$/i.test(scheme ?? '')) {
      throw new Refusal(401, 'Bad credentials');
    }
    const { owner, name } = parameters;
    if (owner !== undefined && (owner !== state.owner || name !== state.name)) throw notFound();
    const allowed = route.needs.some(([permission, level]) => {
      const has = identity.permissions[permission];
      return has === 'write' || has === level;
    });
    if (route.needs.length > 0 && !allowed) {
      const needed = route.needs.map(([permission, level]) => `${permission}=${level}`).join('; ');
      throw new Refusal(
        403,
        'Resource not accessible by integration',
        { documentation_url: 'https://docs.github.com/rest' },
        { 'x-accepted-github-permissions': needed },
      );
    }
    const answer = route.answer(
      { method, path, query, parameters, body: parseBody(text), identity },
      state,
    );
    const { errors } = record(answer.body);
    if (path === '/graphql' && errors !== undefined && record(answer.body)['data'] === undefined) {
      violations.push(`POST /graphql: ${JSON.stringify(errors)}`);
    }
    return answer;
  } catch (error) {
    if (!(error instanceof Refusal)) {
      violations.push(`${method} ${path}: ${String(error)}`);
      return { status: 500, body: { message: 'Server Error' } };
    }
    if (error.answer.status === 422) violations.push(`${method} ${path}: 422 ${error.message}`);
    return error.answer;
  }
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'Problems parsing JSON');
  }
}

/** The versions of the API that GitHub serves; `@octokit/openapi-types` describes the first. */
const API_VERSIONS = ['2022-11-28', '2026-03-10'];

/** Others get 400. A request of the product names the version that is described, so that no answer changes unseen. */
function refuseVersion({ headers }: IncomingMessage, what: string, violations: string[]): void {
  const version = headers['x-github-api-version'];
  const isOurs = /^plangate\b/.test(headers['user-agent'] ?? '');
  if (isOurs && version !== API_VERSIONS[0]) {
    violations.push(`${what} names ${String(version)} as the version of the API`);
  }
  if (version !== undefined && !API_VERSIONS.includes(String(version))) {
    throw new Refusal(400, `Version ${String(version)} of the API is not supported.`);
  }
}
