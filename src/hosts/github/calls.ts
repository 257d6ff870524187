/** The part of GitHub's API that publishing uses, one method per request or list. */
import type { Message } from '../../model/message.ts';
import type { Annotation } from '../../report/annotations.ts';
import type { HostPorts } from '../ask.ts';
import { HostError, readId, unreadableAnswer } from '../host-error.ts';
import { neutraliseNote, type CommentApi } from '../own-comments.ts';
import type { List } from '../pages.ts';
import { valueAt, toCommitId, readNonEmptyText } from '../shapes.ts';
import { commandCalls, readPermission, type CommandApi } from './command-calls.ts';
import { toPullRequest, type EventPullRequest, type PullRequestQuery } from './event.ts';
import { createFileApi, type FileApi } from './files.ts';
import { createGiteaRequests } from './gitea-requests.ts';
import { createOctokitRequests } from './octokit.ts';
import {
  GITHUB,
  type GitHubAccess,
  type GitHubSource,
  type Server,
  type GitHubRepository,
} from './server.ts';
import { createSnapshot, toComment } from './snapshot.ts';
import { listTeams } from './teams.ts';

export interface PullRequestFacts extends EventPullRequest {
  isOpen: boolean;
  /** The commit that it was merged as. */
  mergedAs?: string | undefined;
  /** The branch that it comes from. */
  branch?: string | undefined;
  author?: string | undefined;
}

export interface CheckSubject {
  name: string;
  headSha: string;
  conclusion: 'success' | 'neutral' | 'action_required' | 'failure';
}

interface CompletedCheckRun extends CheckSubject {
  output: { title: string; summary: string; annotations: Annotation[] };
}

export type CheckApi = ReturnType<typeof checkCalls>;
export type PullApi = ReturnType<typeof pullCalls>;
export interface GitHubApi extends CommentApi, CheckApi, PullApi, FileApi {
  readonly server: Server;
  /** `admin`, `write`, `read` or `none`; `owner` on Gitea. */
  permissionOf(login: string): Promise<string>;
  /** Requests about commands in comments; undefined on a server that has none. */
  readonly commands?: CommandApi | undefined;
  /** Asks people and teams, by their names in the organization, for a review; undefined on other servers. */
  requestReview?(number: number, people: string[], teams: string[]): Promise<void>;
  /** The slugs of the teams that a person is in; undefined on other servers. */
  listTeams?(login: string): Promise<string[]>;
}

function createGitHubApi(access: GitHubAccess, ports: HostPorts): GitHubApi {
  const { server } = access;
  const isGitHub = server === GITHUB;
  const create = isGitHub ? createOctokitRequests : createGiteaRequests;
  const source: GitHubSource = { ...create(access, ports), access };
  const files = createFileApi(source);
  const requestReview = async (pull_number: number, people: string[], teams: string[]) => {
    const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
    await source.call(route, { pull_number, reviewers: people, team_reviewers: teams });
  };
  return {
    server,
    neutralise: isGitHub ? undefined : neutraliseNote,
    ...files,
    snapshot: createSnapshot(source, files),
    ...commentCalls(source),
    ...checkCalls(source),
    ...pullCalls(source),
    async permissionOf(login) {
      const permission = readNonEmptyText(
        valueAt(await readPermission(source, login), 'permission'),
      );
      if (permission === undefined) throw unreadableAnswer(source.service);
      return permission;
    },
    commands: isGitHub ? commandCalls(source) : undefined,
    requestReview: isGitHub ? requestReview : undefined,
    listTeams: isGitHub ? (login) => listTeams(source, login) : undefined,
  };
}

function commentCalls({ call, service }: GitHubSource) {
  const comments = '/repos/{owner}/{repo}/issues/comments/{comment_id}';
  return {
    async createComment(issue_number: number, body: string) {
      const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
      return toComment((await call(route, { issue_number, body })).json, service);
    },
    updateComment: async (comment_id: number, body: string) =>
      void (await call(`PATCH ${comments}`, { comment_id, body })),
    deleteComment: async (comment_id: number) =>
      void (await call(`DELETE ${comments}`, { comment_id }, { accept: [404, 410] })),
  };
}

function checkCalls({ call, service }: GitHubSource) {
  return {
    /** Adds annotations to a check run, and changes neither its status nor its conclusion. */
    async updateCheckRun(check_run_id: number, output: CompletedCheckRun['output']) {
      // GitHub shows annotations twice that were sent twice, so the request is not repeated.
      const sendOnce = output.annotations.length > 0;
      const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
      await call(route, { check_run_id, output }, { sendOnce });
      return check_run_id;
    },
    async createCheckRun(checkRun: CompletedCheckRun): Promise<number> {
      const { headSha: head_sha, ...rest } = checkRun;
      const check = { ...rest, head_sha, status: 'completed' } as const;
      return readId((await call('POST /repos/{owner}/{repo}/check-runs', check)).json, service);
    },
  };
}

function pullCalls({ call, list, service, access: { server } }: GitHubSource) {
  const isGitHub = server === GITHUB;
  const read = (item: unknown) => {
    const facts = toFacts(item, service);
    return { ...facts, id: facts.number };
  };
  const mustBeWhole = ({
    items,
    whole,
  }: List<PullRequestFacts & { id: number }>): PullRequestFacts[] => {
    if (whole) return items;
    const what = `${service} lists more pull requests here than can be read.`;
    throw new HostError('invalid', what, { helpCode: 'PG-156' });
  };
  const pulls = 'GET /repos/{owner}/{repo}/pulls';
  const listed = async (state: 'open' | 'closed') =>
    mustBeWhole(await list(pulls, { state, sort: 'updated', per_page: 100 }, read));
  const pullsOf = async (commit_sha: string) => {
    const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
    return mustBeWhole(await list(route, { commit_sha, per_page: 100 }, read));
  };
  const pullRequest = async (pull_number: number): Promise<PullRequestFacts> =>
    toFacts(
      (await call('GET /repos/{owner}/{repo}/pulls/{pull_number}', { pull_number })).json,
      service,
    );
  return {
    pullRequest,
    /** The pull request with this number, the open ones with this head commit, or those from this branch. */
    async pullRequests(query: PullRequestQuery): Promise<PullRequestFacts[]> {
      if (query.by === 'number') return [await pullRequest(query.number)];
      if (query.by === 'branch') {
        if (!isGitHub) return listed('open');
        return mustBeWhole(
          await list(pulls, { head: query.label, state: 'open', per_page: 100 }, read),
        );
      }
      // Gitea finds the pull request of a commit only after it was merged.
      const candidates = await (isGitHub ? pullsOf(query.sha) : listed('open'));
      return candidates.filter(({ isOpen, headSha }) => isOpen && headSha === query.sha);
    },
    /** The pull requests that were merged as this commit. */
    async pullRequestsMergedAs(commit: string): Promise<PullRequestFacts[]> {
      const candidates = await (isGitHub ? pullsOf(commit) : listed('closed'));
      return candidates.filter(({ mergedAs }) => mergedAs === commit);
    },
  };
}

function toFacts(json: unknown, service: string): PullRequestFacts {
  const pull = toPullRequest(json);
  if (pull === undefined) throw unreadableAnswer(service);
  const merged = typeof valueAt(json, 'merged_at') === 'string';
  return {
    ...pull,
    isOpen: valueAt(json, 'state') === 'open',
    mergedAs: merged ? toCommitId(valueAt(json, 'merge_commit_sha')) : undefined,
    branch: readNonEmptyText(valueAt(json, 'head', 'ref')),
    author: readNonEmptyText(valueAt(json, 'user', 'login')),
  };
}

export interface GitHubConnection {
  /** For the comment and for all reading; undefined without a token. */
  comments?: GitHubApi | undefined;
  /** For the check run. */
  checks?: GitHubApi | undefined;
}

/** Makes the requests to GitHub. It sends nothing by itself. */
export function connectGitHub(
  {
    githubToken,
    checksToken,
    server = GITHUB,
    ...where
  }: GitHubRepository & {
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
  problem: HostError,
  fork = false,
): Message {
  const failure = `${what}: ${problem.message}`;
  const withoutRemedy = { text: failure, code: problem.helpCode };
  const { acceptedPermissions, isAboutToken = false } = problem.facts;
  if (!isAboutToken) return withoutRemedy;
  switch (problem.kind) {
    case 'permission': {
      const server =
        acceptedPermissions === undefined ? '' : `, the server says: ${acceptedPermissions}`;
      const why = fork
        ? 'Pull requests from forks get a token that may only read; the summary of the job has the whole report.'
        : `Give the job \`permissions: ${needs}\`.`;
      const text = `${failure} The token needs \`${needs}\`${server}. ${why}`;
      return { text, code: 'PG-113' };
    }
    case 'bad-token':
      return {
        text: `${failure} It does not know the token: pass \`\${{ github.token }}\` or leave the input out.`,
        code: 'PG-107',
      };
    case 'not-found':
      return {
        text: `${failure} It is not there, or the token must not see it (needs \`${needs}\`).`,
      };
    default:
      return withoutRemedy;
  }
}
