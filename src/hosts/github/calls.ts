/** The requests to GitHub's API, one method per request or list: for the report, and for commands in comments. */
import { finding, type Finding } from '../../model/finding.ts';
import { foreign, phrase, typed, type Sentence } from '../../model/sentence.ts';
import type { Annotation } from '../../report/annotations.ts';
import type { HostPorts } from '../ask.ts';
import { HostError, readId, unreadableAnswer, onHostError } from '../host-error.ts';
import { neutraliseNote, type CommentApi, type SnapshotOptions } from '../own-comments.ts';
import type { List } from '../read-list.ts';
import { readNonEmptyText, textAt, toCommitId, valueAt } from '../shapes.ts';
import { listOf } from '../../model/parse.ts';
import { compareOwners } from '../../trust/change-origin.ts';
import { withoutTrailing } from '../../model/without-trailing.ts';
import { toPullRequest, type EventPullRequest, type PullRequestQuery } from './event.ts';
import { readGitHubAccount, readUpdate, type GitHubAccount, type BranchUpdate } from './pushes.ts';
import {
  APP_TOKEN,
  createFileApi,
  createSnapshot,
  lookAtPull,
  MOST_LISTED_COMMITS,
  toComment,
  type FileApi,
  type GitHubLook,
  type GitHubSnapshot,
} from './snapshot.ts';
import { mayWriteByTeam } from './gitea-rights.ts';
import { createGiteaRequests, type GitHubSource } from './repository-requests.ts';
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
    lookAtPull: isGitHub ? (number) => lookAtPull(source, number) : undefined,
    ...commentCalls(source),
    ...checkCalls(source),
    ...compareCalls(source),
    ...ruleCalls(source),
    ...pullCalls(source),
    async permissionOf(login) {
      const permission = textAt(await readPermission(source, login), 'permission');
      if (permission === undefined) throw unreadableAnswer(source.service);
      if (isGitHub || mayWrite(permission)) return permission;
      return (await mayWriteByTeam(source, login)) ? 'write' : permission;
    },
    history: isGitHub ? historyCalls(source) : undefined,
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

/** The checks that the rules of the default branch require. Those of an older branch protection are not in them. */
function ruleCalls({ call }: GitHubSource) {
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

function compareCalls({ call }: GitHubSource) {
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
function historyCalls(source: GitHubSource) {
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
        const { json } = await source.call(route, parameters, { accept: [404] });
        const total = valueAt(json, 'total_commits');
        if (valueAt(json, 'merge_base_commit', 'sha') !== base) return undefined;
        const listed = listOf(valueAt(json, 'commits'));
        for (const one of listed) {
          const id = toCommitId(valueAt(one, 'sha'));
          const parents = listOf(valueAt(one, 'parents')).map((each) => textAt(each, 'sha') ?? '');
          if (id !== undefined) commits.set(id, { id, parents });
        }
        if (commits.size === total) return [...commits.values()];
        if (listed.length === 0) return undefined;
      }
      return undefined;
    },
    /** The pull requests that GitHub names for a commit: the one that brought it to its branch, and maybe others. */
    pullRequestsOf: (commit: string) => listPullsOf(commit, source),
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
  { list, service, access: { owner, name } }: GitHubSource,
): Promise<PullRequestFacts[]> {
  const route = 'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls';
  const listing = list(route, { commit_sha, per_page: 100 }, (item) => readListed(item, service));
  const pulls = mustBeWhole(await listing, service);
  return pulls.filter(({ target }) => compareOwners(target, `${owner}/${name}`) !== 'foreign');
}

function pullCalls(source: GitHubSource) {
  const { call, list, service, access } = source;
  const isGitHub = access.server === GITHUB;
  const read = (item: unknown) => readListed(item, service);
  const pulls = 'GET /repos/{owner}/{repo}/pulls';
  const listed = async (state: 'open' | 'closed') =>
    mustBeWhole(await list(pulls, { state, sort: 'updated', per_page: 100 }, read), service);
  const pullsOf = (commit: string) => listPullsOf(commit, source);
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
    mergedAs: merged ? toCommitId(valueAt(json, 'merge_commit_sha')) : undefined,
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

/**
 * What was not done, why, and what to change.
 *
 * @param what was not done: the beginning of a sentence
 * @param needs the permission as it is written in a workflow: `pull-requests: write`.
 */
export function explainProblem(
  what: Sentence,
  needs: string,
  problem: HostError,
  fork = false,
): Finding {
  const failure = phrase`${what}: ${foreign(problem.message)}`;
  const code = problem.helpCode ?? 'host-refused';
  const { acceptedPermissions, isAboutToken = false } = problem.facts;
  if (!isAboutToken) return finding(code, failure);
  const actor = 'operators';
  switch (problem.kind) {
    case 'permission': {
      const server =
        acceptedPermissions === undefined
          ? ''
          : phrase`, the server says: ${foreign(acceptedPermissions)}`;
      const lacks = phrase`${failure} The token needs ${typed(needs)}${server}.`;
      return fork
        ? finding(
            CODES.lacksHostRight,
            phrase`${lacks} Pull requests from forks get a token that may only read; the summary of the job has the whole report.`,
          )
        : finding(CODES.lacksHostRight, lacks, {
            remedy: phrase`Give the job ${typed(`permissions: ${needs}`)}.`,
            actor,
          });
    }
    case 'bad-token':
      return finding(CODES.tokenRefused, phrase`${failure} It does not know the token.`, {
        remedy: phrase`Pass ${typed('${{ github.token }}')} or leave the input out.`,
        actor,
      });
    case 'not-found':
      return finding(
        code,
        phrase`${failure} It is not there, or the token must not see it (needs ${typed(needs)}).`,
      );
    default:
      return finding(code, failure);
  }
}

export type CommandApi = ReturnType<typeof commandCalls>;

const QUEUE = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100) {
        nodes { headCommit { oid } baseCommit { oid } pullRequest { number headRefOid } }
      }
    }
  }
}`;

/** What a person may do in the repository. */
async function readPermission({ call, access }: GitHubSource, username: string): Promise<unknown> {
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  return (await call(route, { username }, { refusedRemedy: access.server.permissionRemedy })).json;
}

/**
 * Requests for a command in a comment: the comment and its author, the workflow runs that are started again for it, and the
 * merge queue.
 */
function commandCalls(source: GitHubSource) {
  const {
    call,
    list,
    service,
    access: { apiUrl, owner, name, token },
  } = source;
  const repositoryUrl = `${withoutTrailing(apiUrl, '/')}/repos/${owner}/${name}`;
  return {
    async readComment(comment_id: number) {
      const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
      const { json: comment } = await call(route, { comment_id });
      const created = valueAt(comment, 'created_at');
      const app = valueAt(comment, 'performed_via_github_app') ?? null;
      return {
        body: textAt(comment, 'body') ?? '',
        author: textAt(comment, 'user', 'login'),
        /** A person wrote it on a page of GitHub: not an app, and not an app in a person's name. */
        byPerson: valueAt(comment, 'user', 'type') === 'User' && app === null,
        edited:
          readNonEmptyText(created) === undefined || created !== valueAt(comment, 'updated_at'),
        /** The number of the issue or pull request that the comment is on. */
        number: issueNumberIn(textAt(comment, 'issue_url') ?? '', repositoryUrl),
      };
    },
    /** What a branch pointed to, also before it was deleted and restored; the newest entry first. */
    activityOf(branch: string): Promise<List<BranchUpdate>> {
      const where = { ref: `refs/heads/${branch}`, per_page: 100 };
      const route = 'GET /repos/{owner}/{repo}/activity';
      return list(route, where, (entry) => readUpdate(entry, service));
    },
    /** The commit at the head of a branch: a tag of the same name is not asked. */
    async headOfBranch(branch: string): Promise<string | undefined> {
      const route = 'GET /repos/{owner}/{repo}/git/ref/{ref}';
      const { json } = await call(route, { ref: `heads/${branch}` });
      const isIt = textAt(json, 'ref') === `refs/heads/${branch}`;
      return isIt ? toCommitId(valueAt(json, 'object', 'sha')) : undefined;
    },
    async isAncestor(commit: string, of: string): Promise<boolean> {
      const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
      const parameters = { basehead: `${commit}...${of}`, per_page: 1 };
      const { json } = await call(route, parameters, { accept: [404] });
      return valueAt(json, 'merge_base_commit', 'sha') === commit;
    },
    /**
     * The commits of the pull request, each with the accounts whose addresses it names as author or committer. A name without
     * an account is nobody's.
     *
     * @param head its last commit
     * @returns undefined if the commits cannot be read to the end, or do not say that
     */
    async committersOf(
      pull_number: number,
      head: string,
    ): Promise<{ id: string; by: string[]; parents: string[] }[] | undefined> {
      const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits';
      const { items, whole } = await list(route, { pull_number, per_page: 100 }, toCommitters);
      const isWhole = whole && items.length < MOST_LISTED_COMMITS;
      if (!isWhole || !items.some(({ id }) => id === head)) return undefined;
      if (items.some(({ by }) => by.includes(undefined))) return undefined;
      return items.map(({ id, by, parents }) => ({
        id,
        parents,
        by: by.filter((account) => typeof account === 'string'),
      }));
    },
    /** `maintain`, `admin`, or a name that an organization gave. */
    async roleOf(login: string): Promise<string | undefined> {
      return textAt(await readPermission(source, login), 'role_name');
    },
    /** Needs a token that may read members. A membership that the token may not see counts as none. */
    async isMember(org: string, team_slug: string, username: string): Promise<boolean> {
      const route = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}';
      const membership = await call(route, { org, team_slug, username }, { accept: [404] });
      return membership.status === 200 && valueAt(membership.json, 'state') === 'active';
    },
    /**
     * Everybody in a team. Needs a token that may read members.
     *
     * @throws HostError if they cannot be listed to the end
     */
    async membersOf(org: string, team_slug: string): Promise<GitHubAccount[]> {
      const route = 'GET /orgs/{org}/teams/{team_slug}/members';
      const { items, whole } = await list(
        route,
        { org, team_slug, per_page: 100 },
        (member) => readGitHubAccount(member) ?? { id: '', login: '', isPerson: false },
      );
      if (whole && items.every(({ id }) => id !== '')) return items;
      throw new HostError('invalid', 'the list of its members is not whole.');
    },
    /** What a person may do now. @returns undefined if the name is another account's, or this is not said */
    async rightsOf({
      id,
      login,
    }: Pick<GitHubAccount, 'id' | 'login'>): Promise<Rights | undefined> {
      const json = await readPermission(source, login);
      const permission = textAt(json, 'permission');
      const isTheirs = String(valueAt(json, 'user', 'id')) === id;
      if (permission === undefined || !isTheirs) return undefined;
      return { mayWrite: mayWrite(permission), role: textAt(json, 'role_name') };
    },
    /**
     * Whether an app wrote a comment in a person's name; undefined if that is not said, or the comment is another one by now.
     *
     * @returns `gone` if it was deleted
     */
    async isByApp(
      comment_id: number,
      { author, body }: { author: { id: string } | undefined; body: string },
    ): Promise<boolean | 'gone' | undefined> {
      const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
      const { status, json } = await call(route, { comment_id }, { accept: [404, 410] });
      if (status >= 300) return 'gone';
      const app = valueAt(json, 'performed_via_github_app');
      const isSame =
        valueAt(json, 'body') === body && String(valueAt(json, 'user', 'id')) === author?.id;
      return isSame && app !== undefined ? app !== null : undefined;
    },
    /** The id of the person whose token this is; undefined for an app's own. @throws HostError if that is not said */
    async tokenAccount(): Promise<string | undefined> {
      if (token.startsWith(APP_TOKEN)) return undefined;
      return String(readId((await call('GET /user', {})).json, service));
    },
    async react(comment_id: number, content: 'rocket' | '-1' | 'confused'): Promise<void> {
      const route = 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
      await call(route, { comment_id, content }, { sendOnce: false });
    },
    ...queueCalls(source),
    ...runCalls(source),
  };
}

/** What a person may do in the repository. */
export interface Rights {
  mayWrite: boolean;
  /** `maintain`, `admin`, or a name that an organization gave. */
  role: string | undefined;
}

/** Of each of both: null without an account, undefined if that is not said. */
function toCommitters(commit: unknown) {
  const accountOf = (role: 'author' | 'committer') => {
    const account = valueAt(commit, role);
    // The host answers with an empty object, too, where there is no account.
    const isNone = account === null || JSON.stringify(account) === '{}';
    return isNone ? null : textAt(account, 'login');
  };
  const id = textAt(commit, 'sha');
  if (id === undefined) return { id: '', by: [undefined], parents: [] };
  const parents = listOf(valueAt(commit, 'parents')).map((parent) => textAt(parent, 'sha') ?? '');
  return { id, by: [accountOf('author'), accountOf('committer')], parents };
}

/** The number at the end of an issue's address, if the issue is of this repository. Case does not matter in its name. */
function issueNumberIn(issueUrl: string, repositoryUrl: string): number | undefined {
  const [, before = '', number] = /^(.*)\/issues\/([1-9]\d{0,14})$/.exec(issueUrl) ?? [];
  const isHere = before.toLowerCase() === repositoryUrl.toLowerCase();
  return isHere && number !== undefined ? Number(number) : undefined;
}

function queueCalls({ graphql, access: { owner, name } }: GitHubSource) {
  return {
    /**
     * The pull requests whose merges lead from commit `base` to commit `head` in the merge queue of a branch, the last
     * one first. Each `commit` is the head of the pull request itself.
     *
     * @returns undefined if the queue does not have each of these merges
     */
    async queuedPullRequests(branch: string, head: string, base: string) {
      const json = await graphql(QUEUE, { owner, name, branch });
      const entries = listOf(valueAt(json, 'data', 'repository', 'mergeQueue', 'entries', 'nodes'));
      const members: { number: number; commit: string }[] = [];
      let merge: unknown = head;
      while (merge !== base) {
        const entry = entries.find((node) => valueAt(node, 'headCommit', 'oid') === merge);
        const number = Number(valueAt(entry, 'pullRequest', 'number'));
        const commit = toCommitId(valueAt(entry, 'pullRequest', 'headRefOid'));
        if (commit === undefined || !(number > 0)) return undefined;
        // An entry that is met again would never lead to `base`.
        if (members.length >= entries.length) return undefined;
        members.push({ number, commit });
        merge = valueAt(entry, 'baseCommit', 'oid');
      }
      return members;
    },
  };
}

function runCalls({ call }: GitHubSource) {
  const path = '/repos/{owner}/{repo}/actions/runs/{run_id}';
  return {
    /**
     * The refusal if the token may not start workflow runs. It asks to start the run that this job is part of. GitHub
     * never does, because that run is still going on, and answers with this reason or with the missing permission.
     */
    async refusedToStart(run_id: number): Promise<HostError | undefined> {
      const starting = call(`POST ${path}/rerun-failed-jobs`, { run_id }, { accept: [404] });
      const refusal = await starting.then(
        () => undefined,
        onHostError((error) => error),
      );
      return refusal?.facts.isAboutToken === true ? refusal : undefined;
    },
    /** Why no job of a workflow run can be started again now, as a sentence; undefined if one can. Nothing is started. */
    whyNotStartable: async (run_id: number, commit: string): Promise<string | undefined> =>
      whyStartedNot(await call(`GET ${path}`, { run_id }, { accept: [404] }), run_id, commit),
    /** Starts the failed jobs of a workflow run again, or `all` of them. @returns why not, as a sentence */
    async startAgain(run_id: number, commit: string, all: boolean): Promise<string | undefined> {
      const run = await call(`GET ${path}`, { run_id }, { accept: [404] });
      const why = whyStartedNot(run, run_id, commit);
      if (why !== undefined) return why;
      const which = `The workflow run ${run_id}`;
      if (valueAt(run.json, 'conclusion') === 'success' && !all) return undefined;
      const accept = [403, 404, 409, 422];
      const route = all
        ? (`POST ${path}/rerun` as const)
        : (`POST ${path}/rerun-failed-jobs` as const);
      const again = await call(route, { run_id }, { accept });
      if (again.status < 300) return undefined;
      const reason = textAt(again.json, 'message') ?? String(again.status);
      return `${which} could not be started again: ${reason} It may be too old (GitHub keeps a month), or the job lacks \`actions: write\`. Push a commit to have the gate run.`;
    },
  };
}

/** Why no job of a workflow run can be started again, by the answer about it. */
function whyStartedNot(
  run: { status: number; json: unknown },
  id: number,
  commit: string,
): string | undefined {
  const which = `The workflow run ${id}`;
  if (run.status === 404 || valueAt(run.json, 'head_sha') !== commit) {
    return `${which} is not one of this commit.`;
  }
  return valueAt(run.json, 'status') === 'completed'
    ? undefined
    : `${which} is still going: start it again once it is over.`;
}
