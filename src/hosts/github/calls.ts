/** The part of GitHub's API that publishing uses, one method per request or list. */
import type { Patch } from '../../ports.ts';
import type { Annotation } from '../../report/annotations.ts';
import { createAsk, type Ask, type HostPorts } from '../ask.ts';
import { HostProblem, idOf, unreadable } from '../host-problem.ts';
import { defuseNote, type CommentApi } from '../own-comments.ts';
import { readList } from '../pages.ts';
import { inside, sha, textOf } from '../shapes.ts';
import { commandCalls, rightsOf, type CommandApi } from './command-calls.ts';
import { toPullRequest, type EventPullRequest, type PullRequestQuery } from './event.ts';
import { createFileApi, type FileApi } from './files.ts';
import { GITHUB, type GitHubAccess, type GitHubSource, type Server } from './server.ts';
import { createSnapshot, patchesOf, toComment } from './snapshot.ts';

export interface PullFacts extends EventPullRequest {
  open: boolean;
  /** The commit that it was merged as. */
  mergedAs?: string | undefined;
  /** That it comes from, as in `change`. */
  branch?: string | undefined;
  author?: string | undefined;
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

/** In place of a check run, where there are none. */
interface CommitStatus {
  state: 'success' | 'failure';
  /** Whose status it is. */
  context: string;
  description: string;
  target_url: string | undefined;
}

export type CheckApi = ReturnType<typeof checkCalls>;
export type PullApi = ReturnType<typeof pullCalls>;
export interface GitHubApi extends CommentApi, CheckApi, PullApi, FileApi {
  readonly server: Server;
  /** What a pull request does to its files. */
  patches(number: number): Promise<Patch[]>;
  /** `admin`, `write`, `read` or `none`; `owner` on Gitea. */
  permissionOf(login: string): Promise<string>;
  /** For comments that command, where that is possible. */
  readonly commands?: CommandApi | undefined;
}

function createGitHubApi(access: GitHubAccess, ports: HostPorts): GitHubApi {
  const { apiUrl, owner, name, token, server } = access;
  const { service, refused } = server;
  const headers = {
    accept: server === GITHUB ? 'application/vnd.github+json' : 'application/json',
    authorization: `Bearer ${token}`,
    'user-agent': 'plangate',
  };
  const unreachable =
    'Check GITHUB_API_URL, the proxy (HTTPS_PROXY, NO_PROXY) and, for a private certificate, `ca-file`.';
  const askAt = (baseUrl: string) =>
    createAsk({ ...ports, baseUrl, headers, service, refused, unreachable });
  const base = apiUrl.replace(/\/+$/, '');
  const source: GitHubSource = {
    ask: askAt(base),
    // GitHub Enterprise Server has it beside, not below: /api/v3 and /api/graphql.
    graphql: askAt(base.replace(/\/api\/v3$/, '/api')),
    repository: `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`,
    access,
  };
  const files = createFileApi(source);
  return {
    server,
    defuse: server === GITHUB ? undefined : defuseNote,
    ...files,
    snapshot: createSnapshot(source, files),
    ...commentCalls(source),
    ...checkCalls(source),
    ...pullCalls(source),
    patches: (number) => patchesOf(source, number),
    async permissionOf(login) {
      const permission = textOf(inside(await rightsOf(source, login), 'permission'));
      if (permission === undefined) throw unreadable(service);
      return permission;
    },
    commands: server === GITHUB ? commandCalls(source) : undefined,
  };
}

function commentCalls({ ask, repository }: GitHubSource): Omit<CommentApi, 'snapshot'> {
  const issues = `${repository}/issues`;
  return {
    createComment: async (number, body) =>
      toComment((await ask('POST', `${issues}/${number}/comments`, { body })).json, ask),
    updateComment: async (id, body) =>
      void (await ask('PATCH', `${issues}/comments/${id}`, { body })),
    deleteComment: async (id) =>
      void (await ask('DELETE', `${issues}/comments/${id}`, undefined, { accept: [404, 410] })),
  };
}

function checkCalls({ ask, repository }: GitHubSource) {
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
      return idOf((await ask('POST', runs, body)).json, ask.service);
    },
    /** The check run that an unanswered creation may have left. */
    async findCheckRun(run: CompletedCheckRun): Promise<number | undefined> {
      const path = `${repository}/commits/${run.headSha}/check-runs?check_name=${encodeURIComponent(run.name)}&per_page=100`;
      const read = (json: unknown) => ({
        id: idOf(json, ask.service),
        externalId: inside(json, 'external_id'),
      });
      const itemsOf = (json: unknown) => inside(json, 'check_runs');
      const { items } = await readList(ask, path, read, itemsOf);
      return items.find(({ externalId }) => externalId === run.externalId)?.id;
    },
    async countAnnotations(id: number): Promise<number> {
      const { json } = await ask('GET', `${runs}/${id}`);
      return Number(inside(json, 'output', 'annotations_count') ?? 0);
    },
    /** One of the same context takes its place. A token that may not is no problem. */
    async setStatus(sha: string, status: CommitStatus): Promise<void> {
      const manner = { accept: [403, 404], once: false };
      await ask('POST', `${repository}/statuses/${sha}`, status, manner);
    },
  };
}

function pullCalls({ ask, repository, access: { server } }: GitHubSource) {
  const isGitHub = server === GITHUB;
  const list = async (path: string) => {
    const read = (json: unknown) => {
      const facts = toFacts(json, ask);
      return { ...facts, id: facts.number };
    };
    const { items, whole } = await readList(ask, `${repository}/${path}${server.perPage}`, read);
    if (whole) return items;
    const what = `${ask.service} lists more pull requests here than can be read.`;
    throw new HostProblem('invalid', what);
  };
  const pullRequest = async (number: number): Promise<PullFacts> =>
    toFacts((await ask('GET', `${repository}/pulls/${number}`)).json, ask);
  return {
    pullRequest,
    /** The one of this number, the open ones whose head is this commit, or those from this branch. */
    async pullRequests(query: PullRequestQuery): Promise<PullFacts[]> {
      if (query.by === 'number') return [await pullRequest(query.number)];
      if (query.by === 'branch') {
        const label = encodeURIComponent(query.label);
        return list(isGitHub ? `pulls?head=${label}&state=open&` : OPEN);
      }
      // Gitea tells those of a commit once they are merged only.
      const pulls = await list(isGitHub ? `commits/${query.sha}/pulls?` : OPEN);
      return pulls.filter(({ open, headSha }) => open && headSha === query.sha);
    },
    /** Those that were merged as this commit. */
    async pullRequestsMergedAs(commit: string): Promise<PullFacts[]> {
      const pulls = await list(isGitHub ? `commits/${commit}/pulls?` : CLOSED);
      return pulls.filter(({ mergedAs }) => mergedAs === commit);
    },
  };
}

const CLOSED = 'pulls?state=closed&sort=recentupdate&';
const OPEN = 'pulls?state=open&sort=recentupdate&';

function toFacts(json: unknown, { service }: Ask): PullFacts {
  const pull = toPullRequest(json);
  if (pull === undefined) throw unreadable(service);
  const merged = typeof inside(json, 'merged_at') === 'string';
  return {
    ...pull,
    open: inside(json, 'state') === 'open',
    mergedAs: merged ? sha(inside(json, 'merge_commit_sha')) : undefined,
    branch: textOf(inside(json, 'head', 'ref')),
    author: textOf(inside(json, 'user', 'login')),
  };
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
    server = GITHUB,
    ...where
  }: Omit<GitHubAccess, 'token' | 'server'> & {
    server?: Server;
    githubToken?: string | undefined;
    checksToken?: string | undefined;
  },
  ports: HostPorts,
): GitHubConnection {
  const apiWith = (token: string | undefined) =>
    token ? createGitHubApi({ ...where, server, token }, ports) : undefined;
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
  if (problem.explained) return `${what}: ${problem.message}`;
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
