/** The part of GitHub's API that publishing uses, one method per request or list. */
import type { Patch } from '../../ports.ts';
import type { Annotation } from '../../report/annotations.ts';
import { createAsk, type Ask, type HostPorts } from '../ask.ts';
import { HostProblem, idOf, unreadable } from '../host-problem.ts';
import { defuseNote, type CommentApi } from '../own-comments.ts';
import { readPages, restPages } from '../pages.ts';
import { inside, sha } from '../shapes.ts';
import { commandCalls, type CommandApi } from './command-calls.ts';
import { toPullRequest, type EventPullRequest } from './event.ts';
import { createFileApi, type FileApi } from './files.ts';
import { GITHUB, type Server } from './server.ts';
import { createSnapshot, patchesOf, toComment, type GitHubAccess } from './snapshot.ts';

export interface PullFacts extends EventPullRequest {
  open: boolean;
  /** The commit that it was merged as. */
  mergedAs?: string | undefined;
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
export type PeopleApi = ReturnType<typeof peopleCalls>;
export type GitHubApi = CommentApi &
  CheckApi &
  PullApi &
  FileApi &
  PeopleApi & {
    readonly server: Server;
    /** What a pull request does to its files. */
    patches(number: number): Promise<Patch[]>;
    /** For comments that command, where that is possible. */
    readonly commands?: CommandApi;
  };

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
  const ask = askAt(base);
  // GitHub Enterprise Server has it beside, not below: /api/v3 and /api/graphql.
  const graphql = askAt(base.replace(/\/api\/v3$/, '/api'));
  const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
  const files = createFileApi(ask, repository, server);
  return {
    server,
    defuse: server === GITHUB ? undefined : defuseNote,
    ...files,
    snapshot: createSnapshot({ ask, graphql, repository, access, files, clock: ports.clock }),
    ...commentCalls(ask, repository, server),
    ...checkCalls(ask, repository, server, ports),
    ...pullCalls(ask, repository, server, ports),
    patches: (number: number) => patchesOf({ ask, repository, access, clock: ports.clock }, number),
    ...peopleCalls(ask, repository),
    commands: server === GITHUB ? commandCalls(ask, graphql, access) : undefined,
  };
}

function peopleCalls(ask: Ask, repository: string) {
  return {
    /** `admin`, `write`, `read` or `none`; `owner` on Gitea. */
    async permissionOf(login: string): Promise<string> {
      const path = `${repository}/collaborators/${encodeURIComponent(login)}/permission`;
      return String(inside((await ask('GET', path)).json, 'permission'));
    },
  };
}

function commentCalls(ask: Ask, repository: string, server: Server): Omit<CommentApi, 'snapshot'> {
  const issues = `${repository}/issues`;
  return {
    createComment: async (number, body) =>
      toComment((await ask('POST', `${issues}/${number}/comments`, { body })).json, server),
    updateComment: async (id, body) =>
      void (await ask('PATCH', `${issues}/comments/${id}`, { body })),
    deleteComment: async (id) =>
      void (await ask('DELETE', `${issues}/comments/${id}`, undefined, { accept: [404, 410] })),
  };
}

function checkCalls(ask: Ask, repository: string, { service }: Server, { clock }: HostPorts) {
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
      return idOf((await ask('POST', runs, body)).json, service);
    },
    /** The check run that an unanswered creation may have left. */
    async findCheckRun(run: CompletedCheckRun): Promise<number | undefined> {
      const path = `${repository}/commits/${run.headSha}/check-runs?check_name=${encodeURIComponent(run.name)}&per_page=100`;
      const read = (json: unknown) => ({
        id: idOf(json, service),
        externalId: inside(json, 'external_id'),
      });
      const itemsOf = (json: unknown) => inside(json, 'check_runs');
      const { items } = await readPages(restPages(ask, service, path, read, itemsOf), clock);
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

function pullCalls(ask: Ask, repository: string, server: Server, { clock }: HostPorts) {
  const { service, perPage } = server;
  const list = async (path: string) => {
    const read = (json: unknown) => {
      const facts = toFacts(json, server);
      return { ...facts, id: facts.number };
    };
    const pages = restPages(ask, service, `${repository}/${path}${perPage}`, read);
    const { items, whole } = await readPages(pages, clock);
    if (whole) return items;
    throw new HostProblem('invalid', `${service} lists more pull requests here than can be read.`);
  };
  return {
    pullRequest: async (number: number): Promise<PullFacts> =>
      toFacts((await ask('GET', `${repository}/pulls/${number}`)).json, server),
    /** Open ones whose head is this commit. */
    async pullRequestsOfCommit(sha: string): Promise<PullFacts[]> {
      // Gitea tells those of a commit once they are merged only.
      const pulls = await list(server === GITHUB ? `commits/${sha}/pulls?` : OPEN);
      return pulls.filter(({ open, headSha }) => open && headSha === sha);
    },
    /** Those that were merged as this commit. */
    async pullRequestsMergedAs(commit: string): Promise<PullFacts[]> {
      const path = server === GITHUB ? `commits/${commit}/pulls?` : CLOSED;
      return (await list(path)).filter(({ mergedAs }) => mergedAs === commit);
    },
    /** Open ones from this branch, as in `octocat:change`. */
    pullRequestsOfBranch: (label: string): Promise<PullFacts[]> =>
      list(server === GITHUB ? `pulls?head=${encodeURIComponent(label)}&state=open&` : OPEN),
  };
}

const CLOSED = 'pulls?state=closed&sort=recentupdate&';
const OPEN = 'pulls?state=open&sort=recentupdate&';

function toFacts(json: unknown, { service }: Server): PullFacts {
  const pull = toPullRequest(json);
  if (pull === undefined) throw unreadable(service);
  const merged = typeof inside(json, 'merged_at') === 'string';
  const mergedAs = merged ? sha(inside(json, 'merge_commit_sha')) : undefined;
  return { ...pull, open: inside(json, 'state') === 'open', mergedAs };
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
