/** The part of GitHub's API that publishing uses, one method per request or list. */
import { createAsk } from '../ask.ts';
import type { Ask, HostPorts } from '../ask.ts';
import { createFileApi } from './files.ts';
import type { FileApi } from './files.ts';
import type { CommentApi } from '../own-comments.ts';
import { HostProblem, idOf, unreadable } from '../host-problem.ts';
import { readPages, restPages } from '../pages.ts';
import { fieldsOf, inside } from '../shapes.ts';
import type { GitHubAccess } from './snapshot.ts';
import { createSnapshot, SERVICE, toComment } from './snapshot.ts';

export interface PullFacts {
  number: number;
  headSha: string;
  fork: boolean;
  open: boolean;
}

export interface CheckOutput {
  title: string;
  summary: string;
  annotations: CheckAnnotationInput[];
}

/** GitHub's own shape; at most 50 in one request. */
interface CheckAnnotationInput {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: 'notice' | 'warning' | 'failure';
  message: string;
  title?: string;
  raw_details?: string;
}

interface CompletedCheckRun {
  name: string;
  headSha: string;
  externalId: string;
  conclusion: 'success' | 'failure' | 'neutral';
  output: CheckOutput;
}

export interface CheckApi {
  /** Adds to the annotations that are there. Neither status nor conclusion is touched. */
  updateCheckRun(id: number, output: CheckOutput): Promise<void>;
  createCheckRun(run: CompletedCheckRun): Promise<number>;
  /** The check run that an unanswered creation may have left. */
  findCheckRun(run: CompletedCheckRun): Promise<number | undefined>;
  countAnnotations(id: number): Promise<number>;
}

export interface PullApi {
  pullRequest(number: number): Promise<PullFacts>;
  /** Open ones whose head is this commit. */
  pullRequestsOfCommit(sha: string): Promise<PullFacts[]>;
  /** Open ones from this branch, as in `octocat:change`. */
  pullRequestsOfBranch(label: string): Promise<PullFacts[]>;
}

export type GitHubApi = CommentApi & CheckApi & PullApi & FileApi & PeopleApi;

export interface PeopleApi {
  /** `admin`, `write`, `read` or `none`. */
  permissionOf(login: string): Promise<string>;
}

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
    permissionOf: async (login) => {
      const path = `${repository}/collaborators/${encodeURIComponent(login)}/permission`;
      const { json } = await ask('GET', path);
      return String(inside(json, 'permission'));
    },
  };
}

function commentCalls(ask: Ask, repository: string): Omit<CommentApi, 'snapshot'> {
  const issues = `${repository}/issues`;
  return {
    async createComment(number, body) {
      const { json } = await ask('POST', `${issues}/${number}/comments`, { body });
      const { id, url, author } = toComment(json);
      return { id, url, author };
    },
    updateComment: async (id, body) =>
      void (await ask('PATCH', `${issues}/comments/${id}`, { body })),
    deleteComment: async (id) =>
      void (await ask('DELETE', `${issues}/comments/${id}`, undefined, { accept: [404, 410] })),
  };
}

function checkCalls(ask: Ask, repository: string, { clock }: HostPorts): CheckApi {
  const runs = `${repository}/check-runs`;
  return {
    async updateCheckRun(id, output) {
      // Annotations that are sent twice are shown twice: as delicate as a creation.
      const once = output.annotations.length > 0;
      await ask('PATCH', `${runs}/${id}`, { output }, { once });
    },
    async createCheckRun({ name, headSha, externalId, conclusion, output }) {
      const about = { name, head_sha: headSha, external_id: externalId, conclusion };
      const { json } = await ask('POST', runs, { ...about, status: 'completed', output });
      return idOf(json, SERVICE);
    },
    async findCheckRun({ name, headSha, externalId }) {
      const path = `${repository}/commits/${headSha}/check-runs?check_name=${encodeURIComponent(name)}&per_page=100`;
      const read = (json: unknown) => ({
        id: idOf(json, SERVICE),
        externalId: inside(json, 'external_id'),
      });
      const itemsOf = (json: unknown) => inside(json, 'check_runs');
      const { items } = await readPages(restPages(ask, SERVICE, path, read, itemsOf), clock);
      return items.find((run) => run.externalId === externalId)?.id;
    },
    async countAnnotations(id) {
      const { json } = await ask('GET', `${runs}/${id}`);
      return Number(inside(json, 'output', 'annotations_count') ?? 0);
    },
  };
}

function pullCalls(ask: Ask, repository: string, { clock }: HostPorts): PullApi {
  const list = async (path: string) => {
    const read = (json: unknown) => {
      const facts = toFacts(json);
      return { id: facts.number, facts };
    };
    const { items, whole } = await readPages(restPages(ask, SERVICE, path, read), clock);
    if (whole) return items.map(({ facts }) => facts);
    throw new HostProblem('invalid', 'GitHub lists more pull requests here than can be read.');
  };
  return {
    pullRequest: async (number) =>
      toFacts((await ask('GET', `${repository}/pulls/${number}`)).json),
    pullRequestsOfCommit: async (sha) =>
      (await list(`${repository}/commits/${sha}/pulls?per_page=100`)).filter(
        (pull) => pull.open && pull.headSha === sha,
      ),
    pullRequestsOfBranch: (label) =>
      list(`${repository}/pulls?head=${encodeURIComponent(label)}&state=open&per_page=100`),
  };
}

function toFacts(json: unknown): PullFacts {
  const { number, state, head, base } = fieldsOf(json);
  const headSha = inside(head, 'sha');
  if (typeof number !== 'number' || typeof headSha !== 'string') throw unreadable(SERVICE);
  const [from, to] = [head, base].map((end) => inside(end, 'repo', 'full_name'));
  return {
    number,
    headSha,
    // A fork that was deleted is a fork.
    fork: typeof from !== 'string' || from !== to,
    open: state === 'open',
  };
}

/** GitHub as the tokens of a job reach it. */
export interface GitHubConnection {
  /** For the comment and for questions; undefined without a token. */
  comments?: GitHubApi | undefined;
  /** For the check run. */
  checks?: GitHubApi | undefined;
}

interface Tokens {
  githubToken?: string | undefined;
  checksToken?: string | undefined;
}

/** Nothing is sent before something is asked. */
export function connectGitHub(
  { githubToken, checksToken, ...where }: Omit<GitHubAccess, 'token'> & Tokens,
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
  fork: boolean,
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
    case 'too-long':
    case 'invalid':
    case 'unreachable':
    case 'unsure':
    case 'aborted':
      return `${what}: ${problem.message}`;
  }
}
