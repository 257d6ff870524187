/**
 * What is asked of GitHub for commands and approvals in comments, one method per request or list. Of these, Gitea and Forgejo
 * are asked for permissions alone (`readPermission`).
 */
import { readCommitId } from '../../model/commit-id.ts';
import { HostError, readId, onHostError } from '../host-error.ts';
import type { List } from '../read-pages.ts';
import { textAt, valueAt } from '../shapes.ts';
import { readFlag } from './request-answer.ts';
import { listOf } from '../../model/parse.ts';
import { readGitHubAccount, readUpdate, type GitHubAccount, type BranchUpdate } from './pushes.ts';
import { APP_TOKEN } from './snapshot.ts';
import type { RepositoryRequests } from './repository-requests.ts';
import { mayWrite } from './server.ts';

/** Who wrote a comment that has a person's name, as far as its host says it. */
type CommentWriter = 'person' | 'app' | 'unknown' | 'gone';

export type CommandApi = ReturnType<typeof commandCalls>;

const QUEUE = `query($owner: String!, $name: String!, $branch: String!) {
  repository(owner: $owner, name: $name) {
    mergeQueue(branch: $branch) {
      entries(first: 100) {
        nodes { headCommit { oid } baseCommit { oid } pullRequest { number headRefOid isCrossRepository } }
      }
    }
  }
}`;

/** What a person may do in the repository. */
export async function readPermission(
  { call, access }: RepositoryRequests,
  username: string,
): Promise<unknown> {
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  return (await call(route, { username }, { refusedRemedy: access.server.permissionRemedy })).json;
}

/**
 * Requests for a command in a comment: its author, the workflow runs that are started again for it, and the
 * merge queue.
 */
export function commandCalls(requests: RepositoryRequests) {
  const {
    call,
    list,
    service,
    access: { token },
  } = requests;
  return {
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
      return isIt ? readCommitId(valueAt(json, 'object', 'sha')) : undefined;
    },
    async isAncestor(commit: string, of: string): Promise<boolean> {
      const route = 'GET /repos/{owner}/{repo}/compare/{basehead}';
      const parameters = { basehead: `${commit}...${of}`, per_page: 1 };
      const { json } = await call(route, parameters, { accept: [404] });
      return valueAt(json, 'merge_base_commit', 'sha') === commit;
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
      const json = await readPermission(requests, login);
      const permission = textAt(json, 'permission');
      const isTheirs = String(valueAt(json, 'user', 'id')) === id;
      if (permission === undefined || !isTheirs) return undefined;
      return { mayWrite: mayWrite(permission), role: textAt(json, 'role_name') };
    },
    /**
     * Whether an app wrote a comment in a person's name.
     *
     * @returns `gone` if it was deleted; `unknown` if that is not said, or the comment is another one by now
     */
    async writerOf(
      comment_id: number,
      { author, body }: { author: { id: string } | undefined; body: string },
    ): Promise<CommentWriter> {
      const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
      const { status, json } = await call(route, { comment_id }, { accept: [404, 410] });
      if (status >= 300) return 'gone';
      const app = valueAt(json, 'performed_via_github_app');
      const isSame =
        valueAt(json, 'body') === body && String(valueAt(json, 'user', 'id')) === author?.id;
      if (!isSame || app === undefined) return 'unknown';
      return app === null ? 'person' : 'app';
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
    ...queueCalls(requests),
    ...runCalls(requests),
  };
}

/** What a person may do in the repository. */
export interface Rights {
  mayWrite: boolean;
  /** `maintain`, `admin`, or a name that an organization gave. */
  role: string | undefined;
}

/** A pull request in a merge queue. */
interface QueuedPull {
  number: number;
  /** The head of the pull request itself. */
  commit: string;
  /** Whether GitHub says that it comes from another repository. */
  isFork: boolean | undefined;
}

function queueCalls({ graphql, access: { owner, name } }: RepositoryRequests) {
  const entriesOf = async (branch: string): Promise<readonly unknown[]> => {
    const json = await graphql(QUEUE, { owner, name, branch });
    return listOf(valueAt(json, 'data', 'repository', 'mergeQueue', 'entries', 'nodes'));
  };
  return {
    /**
     * The pull requests whose merges lead from commit `base` to commit `head` in the merge queue of a branch, the last
     * one first.
     *
     * @returns undefined if the queue does not have each of these merges
     */
    async queuedPullRequests(branch: string, head: string, base: string) {
      const entries = await entriesOf(branch);
      return mergesSince((commit) => commit === base, head, entries)?.pulls;
    },
    /**
     * All pull requests that the merge queue of a branch would merge with commit `head`, the last one first.
     *
     * @returns also the commit before all of them, which the queue did not make; undefined as above
     */
    async waitingPullRequests(branch: string, head: string) {
      const entries = await entriesOf(branch);
      return mergesSince((commit) => mergeOf(commit, entries) === undefined, head, entries);
    },
  };
}

function mergeOf(commit: unknown, entries: readonly unknown[]): unknown {
  return entries.find((node) => valueAt(node, 'headCommit', 'oid') === commit);
}

/** The merges of a queue from commit `head` back to one that is the end. */
function mergesSince(
  isEnd: (commit: unknown) => boolean,
  head: string,
  entries: readonly unknown[],
): { pulls: QueuedPull[]; before: string | undefined } | undefined {
  const pulls: QueuedPull[] = [];
  let merge: unknown = head;
  while (!isEnd(merge)) {
    const entry = mergeOf(merge, entries);
    const number = Number(valueAt(entry, 'pullRequest', 'number'));
    const commit = readCommitId(valueAt(entry, 'pullRequest', 'headRefOid'));
    if (commit === undefined || !(number > 0)) return undefined;
    // An entry that is met again would never lead to the end.
    if (pulls.length >= entries.length) return undefined;
    const isFork = readFlag(valueAt(entry, 'pullRequest', 'isCrossRepository'));
    pulls.push({ number, commit, isFork });
    merge = valueAt(entry, 'baseCommit', 'oid');
  }
  return { pulls, before: readCommitId(merge) };
}

function runCalls({ call }: RepositoryRequests) {
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
    restartProblem: async (run_id: number, commit: string): Promise<string | undefined> =>
      problemOfRestart(await call(`GET ${path}`, { run_id }, { accept: [404] }), run_id, commit),
    /** Starts the failed jobs of a workflow run again, or `all` of them. @returns why not, as a sentence */
    async startAgain(run_id: number, commit: string, all: boolean): Promise<string | undefined> {
      const run = await call(`GET ${path}`, { run_id }, { accept: [404] });
      const why = problemOfRestart(run, run_id, commit);
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
function problemOfRestart(
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
