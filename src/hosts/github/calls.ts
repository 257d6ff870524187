/**
 * The requests to GitHub's API, one method per request or list. Those for commands in comments are in `command-calls.ts`, for
 * files in `file-calls.ts`, for a pull request with its comments in `snapshot.ts`, for teams in `teams.ts`.
 */
import { readCommitId } from '../../model/commit-id.ts';
import type { Annotation } from '../../report/annotations.ts';
import type { HostPorts } from '../ask.ts';
import { HostError, readId, unreadableAnswer } from '../host-error.ts';
import { neutraliseNote, type CommentApi, type SnapshotOptions } from '../own-comments.ts';
import type { List } from '../read-pages.ts';
import { textAt, valueAt } from '../shapes.ts';
import { listOf } from '../../model/parse.ts';
import { compareOwners } from '../../trust/change-origin.ts';
import { toPullRequest, type EventPullRequest, type PullRequestQuery } from './event.ts';
import {
  createSnapshot,
  lookAtPull,
  toComment,
  type GitHubLook,
  type GitHubSnapshot,
} from './snapshot.ts';
import { createFileApi, type FileApi } from './file-calls.ts';
import { mayWriteByTeam } from './gitea-rights.ts';
import { createGiteaRequests, type RepositoryRequests } from './repository-requests.ts';
import { createOctokitRequests } from './octokit.ts';
import {
  GITHUB,
  mayWrite,
  type GitHubAccess,
  type GitHubRepository,
  type Server,
} from './server.ts';
import { listTeams } from './teams.ts';
import { CODES } from '../../model/errors.ts';
import { readPermission, commandCalls, type CommandApi } from './command-calls.ts';

export interface PullRequestFacts extends EventPullRequest {
  isOpen: boolean;
  /** The commit that it was merged as. */
  mergedAs?: string | undefined;
  /** The branch that it comes from. */
  branch?: string | undefined;
  author?: string | undefined;
  /** The repository that it goes to, as in `acme/infra`. */
  target?: string | undefined;
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
  changedBetween: ReturnType<typeof compareCalls>['changedBetween'];
  requiredChecks: ReturnType<typeof ruleCalls>['requiredChecks'];
  readonly server: Server;
  snapshot(number: number, options?: SnapshotOptions): Promise<GitHubSnapshot>;
  /** A snapshot with all that it takes to count approvals; undefined on a server where nothing can be approved. */
  lookAtPull?(number: number): Promise<GitHubLook>;
  /** `admin`, `write`, `read` or `none`; `owner` on Gitea. */
  permissionOf(login: string): Promise<string>;
  /** Undefined on a server that does not say how requests were merged. */
  readonly history?: ReturnType<typeof historyCalls> | undefined;
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
  const requests: RepositoryRequests = { ...create(access, ports), access };
  const files = createFileApi(requests);
  const requestReview = async (pull_number: number, people: string[], teams: string[]) => {
    const route = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers';
    await requests.call(route, { pull_number, reviewers: people, team_reviewers: teams });
  };
  return {
    server,
    neutralise: isGitHub ? undefined : neutraliseNote,
    ...files,
    snapshot: createSnapshot(requests, files),
    lookAtPull: isGitHub ? (number) => lookAtPull(requests, number) : undefined,
    ...commentCalls(requests),
    ...checkCalls(requests),
    ...compareCalls(requests),
    ...ruleCalls(requests),
    ...pullCalls(requests),
    async permissionOf(login) {
      const permission = textAt(await readPermission(requests, login), 'permission');
      if (permission === undefined) throw unreadableAnswer(requests.service);
      if (isGitHub || mayWrite(permission)) return permission;
      return (await mayWriteByTeam(requests, login)) ? 'write' : permission;
    },
    history: isGitHub ? historyCalls(requests) : undefined,
    commands: isGitHub ? commandCalls(requests) : undefined,
    requestReview: isGitHub ? requestReview : undefined,
    listTeams: isGitHub ? (login) => listTeams(requests, login) : undefined,
  };
}

function commentCalls({ call, service }: RepositoryRequests) {
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

function checkCalls({ call, service }: RepositoryRequests) {
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

/** The checks that the rules of the default branch require. Those of an older branch protection are not in them. */
function ruleCalls({ call }: RepositoryRequests) {
  return {
    async requiredChecks(): Promise<{ branch: string; names: string[] }> {
      const { json } = await call('GET /repos/{owner}/{repo}', {});
      const branch = textAt(json, 'default_branch') ?? 'main';
      const route = 'GET /repos/{owner}/{repo}/rules/branches/{branch}';
      const rules = await call(route, { branch, per_page: 100 });
      const checks = listOf(rules.json).flatMap((rule) =>
        valueAt(rule, 'type') === 'required_status_checks'
          ? listOf(valueAt(rule, 'parameters', 'required_status_checks'))
          : [],
      );
      return { branch, names: checks.flatMap((check) => textAt(check, 'context') ?? []) };
    },
  };
}

/** How many files a comparison lists at most. */
const MOST_COMPARED = 300;

function compareCalls({ call }: RepositoryRequests) {
  return {
    /**
     * The paths that differ between two commits, with both names of a moved file; undefined unless the list is certainly
     * whole and `base` is an ancestor of `head`. https://docs.github.com/en/rest/commits/commits#compare-two-commits lists
     * 300 files at most, and says nowhere how many there are.
     */
    async changedBetween(base: string, head: string): Promise<string[] | undefined> {
      const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
      const { json } = await call(route, { basehead: `${base}...${head}` });
      if (valueAt(json, 'merge_base_commit', 'sha') !== base) return undefined;
      const files = valueAt(json, 'files');
      if (!Array.isArray(files) || files.length >= MOST_COMPARED) return undefined;
      const names = files.map((file) => [
        textAt(file, 'filename'),
        // A file that was renamed has another name before; all others leave this out.
        textAt(file, 'previous_filename') ?? textAt(file, 'filename'),
      ]);
      const paths = names.flat().filter((name) => name !== undefined);
      return paths.length === 2 * names.length ? [...new Set(paths)] : undefined;
    },
  };
}

/** Of more commits, GitHub is not asked about each. */
const MOST_PAGES_OF_COMMITS = 3;

interface ListedCommit {
  id: string;
  parents: readonly string[];
}

/** What was merged into a branch. */
function historyCalls(requests: RepositoryRequests) {
  return {
    /**
     * The commits that `head` has and `base` has not, oldest first; undefined unless they are certainly all, and `base` is an
     * ancestor of `head`.
     */
    async commitsBetween(base: string, head: string): Promise<ListedCommit[] | undefined> {
      const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
      const commits = new Map<string, ListedCommit>();
      for (let page = 1; page <= MOST_PAGES_OF_COMMITS; page += 1) {
        const parameters = { basehead: `${base}...${head}`, per_page: 100, page };
        const { json } = await requests.call(route, parameters, { accept: [404] });
        const total = valueAt(json, 'total_commits');
        if (valueAt(json, 'merge_base_commit', 'sha') !== base) return undefined;
        const listed = listOf(valueAt(json, 'commits'));
        for (const one of listed) {
          const id = readCommitId(valueAt(one, 'sha'));
          const parents = listOf(valueAt(one, 'parents')).map((each) => textAt(each, 'sha') ?? '');
          if (id !== undefined) commits.set(id, { id, parents });
        }
        if (commits.size === total) return [...commits.values()];
        if (listed.length === 0) return undefined;
      }
      return undefined;
    },
    /** The pull requests that GitHub names for a commit: the one that brought it to its branch, and maybe others. */
    pullRequestsOf: (commit: string) => listPullsOf(commit, requests),
  };
}

function readListed(item: unknown, service: string): PullRequestFacts & { id: string } {
  const facts = toFacts(item, service);
  return { ...facts, id: `${facts.target}#${facts.number}` };
}

/** @throws HostError if there are more */
function mustBeWhole(
  { items, whole }: List<PullRequestFacts & { id: string }>,
  service: string,
): PullRequestFacts[] {
  if (whole) return items;
  const what = `${service} lists more pull requests here than can be read.`;
  throw new HostError('invalid', what, { helpCode: CODES.tooManyComments });
}

/** Those of a commit. In a fork, those that go to the original repository are listed, too, and left out here. */
async function listPullsOf(
  commit_sha: string,
  { list, service, access: { owner, name } }: RepositoryRequests,
): Promise<PullRequestFacts[]> {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const listing = list(route, { commit_sha, per_page: 100 }, (item) => readListed(item, service));
  const pulls = mustBeWhole(await listing, service);
  return pulls.filter(({ target }) => compareOwners(target, `${owner}/${name}`) !== 'foreign');
}

function pullCalls(requests: RepositoryRequests) {
  const { call, list, service, access } = requests;
  const isGitHub = access.server === GITHUB;
  const read = (item: unknown) => readListed(item, service);
  const pulls = 'GET /repos/{owner}/{repo}/pulls';
  const listed = async (state: 'open' | 'closed') =>
    mustBeWhole(await list(pulls, { state, sort: 'updated', per_page: 100 }, read), service);
  const pullsOf = (commit: string) => listPullsOf(commit, requests);
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
        const listing = list(pulls, { head: query.label, state: 'open', per_page: 100 }, read);
        return mustBeWhole(await listing, service);
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
    mergedAs: merged ? readCommitId(valueAt(json, 'merge_commit_sha')) : undefined,
    branch: textAt(json, 'head', 'ref'),
    author: textAt(json, 'user', 'login'),
    target: textAt(json, 'base', 'repo', 'full_name'),
  };
}

export interface GitHubConnection {
  /** For the comment and for all reading; undefined without a token. */
  comments?: GitHubApi | undefined;
  /** For the check run. */
  checks?: GitHubApi | undefined;
  /** Reads who is in a team; undefined without a token for that. */
  members?: GitHubApi | undefined;
}

/** Makes the requests to GitHub. It sends nothing by itself. */
export function connectGitHub(
  {
    githubToken,
    checksToken,
    membersToken,
    server = GITHUB,
    ...where
  }: GitHubRepository & {
    server?: Server;
    githubToken?: string | undefined;
    checksToken?: string | undefined;
    membersToken?: string | undefined;
  },
  ports: HostPorts,
): GitHubConnection {
  const apiWith = (token: string | undefined) =>
    token ? createGitHubApi({ ...where, server, token }, ports) : undefined;
  const comments = apiWith(githubToken);
  const checks = checksToken === githubToken ? comments : apiWith(checksToken);
  return { comments, checks, members: apiWith(membersToken) };
}
