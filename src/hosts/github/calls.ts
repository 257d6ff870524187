/** The part of GitHub's API that publishing uses, one method per request or list. */
import type { Annotation } from '../../report/annotations.ts';
import { createAsk, type Ask, type HostPorts } from '../ask.ts';
import { HostProblem, idOf, unreadable } from '../host-problem.ts';
import type { CommentApi } from '../own-comments.ts';
import { readPages, restPages } from '../pages.ts';
import { inside } from '../shapes.ts';
import { toPullRequest, type EventPullRequest } from './event.ts';
import { createFileApi, type FileApi } from './files.ts';
import { createSnapshot, SERVICE, toComment, type GitHubAccess } from './snapshot.ts';

export interface PullFacts extends EventPullRequest {
  open: boolean;
}

export interface CheckOutput {
  title: string;
  summary: string;
  /** At most 50 in one request. */
  annotations: Annotation[];
}

export interface CompletedCheckRun {
  name: string;
  headSha: string;
  externalId: string;
  conclusion: 'success' | 'failure';
  output: CheckOutput;
}

export type CheckApi = ReturnType<typeof checkCalls>;
export type PullApi = ReturnType<typeof pullCalls>;
export type PeopleApi = ReturnType<typeof peopleCalls>;
export type GitHubApi = CommentApi & CheckApi & PullApi & FileApi & PeopleApi;

function createGitHubApi(access: GitHubAccess, ports: HostPorts): GitHubApi {
  const { apiUrl, owner, name, token } = access;
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'user-agent': 'plangate',
  };
  const unreachable =
    'Check GITHUB_API_URL, the proxy (HTTPS_PROXY, NO_PROXY) and, for a private certificate, `ca-file`.';
  const askAt = (baseUrl: string) =>
    createAsk({ ...ports, baseUrl, headers, service: SERVICE, unreachable });
  const base = apiUrl.replace(/\/+$/, '');
  const ask = askAt(base);
  // GitHub Enterprise Server has it beside, not below: /api/v3 and /api/graphql.
  const graphql = askAt(base.replace(/\/api\/v3$/, '/api'));
  const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  const files = createFileApi(ask, repository);
  return {
    ...files,
    snapshot: createSnapshot({ ask, graphql, repository, access, files, clock: ports.clock }),
    ...commentCalls(ask, repository),
    ...checkCalls(ask, repository, ports),
    ...pullCalls(ask, repository, ports),
    ...peopleCalls(ask, repository),
  };
}

function peopleCalls(ask: Ask, repository: string) {
  return {
    /** `admin`, `write`, `read` or `none`. */
    async permissionOf(login: string): Promise<string> {
      const path = `${repository}/collaborators/${encodeURIComponent(login)}/permission`;
      return String(inside((await ask('GET', path)).json, 'permission'));
    },
  };
}

function commentCalls(ask: Ask, repository: string): Omit<CommentApi, 'snapshot'> {
  const issues = `${repository}/issues`;
  return {
    createComment: async (number, body) =>
      toComment((await ask('POST', `${issues}/${number}/comments`, { body })).json),
    updateComment: async (id, body) =>
      void (await ask('PATCH', `${issues}/comments/${id}`, { body })),
    deleteComment: async (id) =>
      void (await ask('DELETE', `${issues}/comments/${id}`, undefined, { accept: [404, 410] })),
  };
}

function checkCalls(ask: Ask, repository: string, { clock }: HostPorts) {
  const runs = `${repository}/check-runs`;
  return {
    /** Adds to the annotations that are there. Neither status nor conclusion is touched. */
    async updateCheckRun(id: number, output: CheckOutput): Promise<void> {
      // Annotations that are sent twice are shown twice: as delicate as a creation.
      const once = output.annotations.length > 0;
      await ask('PATCH', `${runs}/${id}`, { output }, { once });
    },
    async createCheckRun(run: CompletedCheckRun): Promise<number> {
      const { headSha: head_sha, externalId: external_id, ...rest } = run;
      const body = { ...rest, head_sha, external_id, status: 'completed' };
      return idOf((await ask('POST', runs, body)).json, SERVICE);
    },
    /** The check run that an unanswered creation may have left. */
    async findCheckRun(run: CompletedCheckRun): Promise<number | undefined> {
      const path = `${repository}/commits/${run.headSha}/check-runs?check_name=${encodeURIComponent(run.name)}&per_page=100`;
      const read = (json: unknown) => ({
        id: idOf(json, SERVICE),
        externalId: inside(json, 'external_id'),
      });
      const itemsOf = (json: unknown) => inside(json, 'check_runs');
      const { items } = await readPages(restPages(ask, SERVICE, path, read, itemsOf), clock);
      return items.find(({ externalId }) => externalId === run.externalId)?.id;
    },
    async countAnnotations(id: number): Promise<number> {
      const { json } = await ask('GET', `${runs}/${id}`);
      return Number(inside(json, 'output', 'annotations_count') ?? 0);
    },
  };
}

function pullCalls(ask: Ask, repository: string, { clock }: HostPorts) {
  const list = async (path: string) => {
    const read = (json: unknown) => {
      const facts = toFacts(json);
      return { ...facts, id: facts.number };
    };
    const pages = restPages(ask, SERVICE, `${repository}/${path}per_page=100`, read);
    const { items, whole } = await readPages(pages, clock);
    if (whole) return items;
    throw new HostProblem('invalid', 'GitHub lists more pull requests here than can be read.');
  };
  return {
    pullRequest: async (number: number): Promise<PullFacts> =>
      toFacts((await ask('GET', `${repository}/pulls/${number}`)).json),
    /** Open ones whose head is this commit. */
    async pullRequestsOfCommit(sha: string): Promise<PullFacts[]> {
      const pulls = await list(`commits/${sha}/pulls?`);
      return pulls.filter(({ open, headSha }) => open && headSha === sha);
    },
    /** Open ones from this branch, as in `octocat:change`. */
    pullRequestsOfBranch: (label: string): Promise<PullFacts[]> =>
      list(`pulls?head=${encodeURIComponent(label)}&state=open&`),
  };
}

function toFacts(json: unknown): PullFacts {
  const pull = toPullRequest(json);
  if (pull === undefined) throw unreadable(SERVICE);
  return { ...pull, open: inside(json, 'state') === 'open' };
}

/** GitHub as the tokens of a job reach it. */
export interface GitHubConnection {
  /** For the comment and for questions; undefined without a token. */
  comments?: GitHubApi | undefined;
  /** For the check run. */
  checks?: GitHubApi | undefined;
}

/** Nothing is sent before something is asked. */
export function connectGitHub(
  {
    githubToken,
    checksToken,
    ...where
  }: Omit<GitHubAccess, 'token'> & {
    githubToken?: string | undefined;
    checksToken?: string | undefined;
  },
  ports: HostPorts,
): GitHubConnection {
  const apiWith = (token: string | undefined) =>
    token ? createGitHubApi({ ...where, token }, ports) : undefined;
  const comments = apiWith(githubToken);
  return { comments, checks: checksToken === githubToken ? comments : apiWith(checksToken) };
}

/**
 * One sentence for people: what was not done, why, and what to change.
 * @param needs the permission as it is written in a workflow: `pull-requests: write`.
 */
export function explainProblem(
  what: string,
  needs: string,
  problem: HostProblem,
  fork = false,
): string {
  switch (problem.kind) {
    case 'permission': {
      const server = problem.accepted === undefined ? '' : `, the server says: ${problem.accepted}`;
      const why = fork
        ? 'Pull requests from forks get a token that may only read; the summary of the job has the whole report.'
        : `Give the job \`permissions: ${needs}\`.`;
      return `${what}: the token needs \`${needs}\`${server}. ${why}`;
    }
    case 'bad-token':
      return `${what}: GitHub does not know the token (401). Pass \`\${{ github.token }}\` or leave the input out.`;
    case 'rate-limited':
      return `${what}: GitHub's rate limit is used up. ${problem.message}`;
    case 'not-found':
      return `${what}: it is not there, or the token must not see it (needs \`${needs}\`). ${problem.message}`;
    default:
      return `${what}: ${problem.message}`;
  }
}
