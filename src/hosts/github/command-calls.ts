/**
 * Requests to GitHub for a command in a comment: the comment and its author, the workflow runs that are started again
 * for it, and the merge queue.
 */
import { onHostError, type HostError } from '../host-error.ts';
import { valueAt, toCommitId, readNonEmptyText } from '../shapes.ts';
import type { GitHubSource } from './server.ts';
import { listOf } from '../../model/parse.ts';
import { withoutTrailing } from '../../model/without-trailing.ts';

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
export async function readPermission(
  { call, access }: GitHubSource,
  username: string,
): Promise<unknown> {
  const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
  return (await call(route, { username }, { refusedRemedy: access.server.permissionRemedy })).json;
}

export function commandCalls(source: GitHubSource) {
  const {
    call,
    access: { apiUrl, owner, name },
  } = source;
  const repositoryUrl = `${withoutTrailing(apiUrl, '/')}/repos/${owner}/${name}`;
  return {
    async readComment(comment_id: number) {
      const route = 'GET /repos/{owner}/{repo}/issues/comments/{comment_id}';
      const { json: comment } = await call(route, { comment_id });
      const created = valueAt(comment, 'created_at');
      const app = valueAt(comment, 'performed_via_github_app') ?? null;
      return {
        body: readNonEmptyText(valueAt(comment, 'body')) ?? '',
        author: readNonEmptyText(valueAt(comment, 'user', 'login')),
        /** A person wrote it on a page of GitHub: not an app, and not an app in a person's name. */
        byPerson: valueAt(comment, 'user', 'type') === 'User' && app === null,
        edited:
          readNonEmptyText(created) === undefined || created !== valueAt(comment, 'updated_at'),
        /** The number of the issue or pull request that the comment is on. */
        number: issueNumberIn(readNonEmptyText(valueAt(comment, 'issue_url')) ?? '', repositoryUrl),
      };
    },
    /** Who pushed this commit to this branch, read from the newest page of the branch's activity. */
    async pusherOf(branch: string, commit: string): Promise<string | undefined> {
      const where = { ref: `refs/heads/${branch}`, per_page: 100 };
      const { json } = await call('GET /repos/{owner}/{repo}/activity', where);
      const push = listOf(json).find((activity) => valueAt(activity, 'after') === commit);
      return readNonEmptyText(valueAt(push, 'actor', 'login'));
    },
    /** `maintain`, `admin`, or a name that an organization gave. */
    async roleOf(login: string): Promise<string | undefined> {
      return readNonEmptyText(valueAt(await readPermission(source, login), 'role_name'));
    },
    /** Needs a token that may read members. A membership that the token may not see counts as none. */
    async isMember(org: string, team_slug: string, username: string): Promise<boolean> {
      const route = 'GET /orgs/{org}/teams/{team_slug}/memberships/{username}';
      const membership = await call(route, { org, team_slug, username }, { accept: [404] });
      return membership.status === 200 && valueAt(membership.json, 'state') === 'active';
    },
    async react(comment_id: number, content: 'rocket' | '-1' | 'confused'): Promise<void> {
      const route = 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';
      await call(route, { comment_id, content }, { sendOnce: false });
    },
    ...queueCalls(source),
    ...runCalls(source),
  };
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
    /** Who released jobs of this workflow run, the newest last. Rejections are left out. */
    async approvals(run_id: number) {
      const { json } = await call(`GET ${path}/approvals`, { run_id });
      return listOf(json)
        .filter((review) => valueAt(review, 'state') === 'approved')
        .map((review) => ({
          environments: listOf(valueAt(review, 'environments')).flatMap(
            (environment) => readNonEmptyText(valueAt(environment, 'name')) ?? [],
          ),
          // Undefined for an app, and if GitHub does not say who it was.
          person:
            valueAt(review, 'user', 'type') === 'User'
              ? readNonEmptyText(valueAt(review, 'user', 'login'))
              : undefined,
        }));
    },
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
    /** Starts the failed jobs of a workflow run again, or `all` of them. @returns why not, as a sentence */
    async startAgain(run_id: number, commit: string, all: boolean): Promise<string | undefined> {
      const run = await call(`GET ${path}`, { run_id }, { accept: [404] });
      const which = `The workflow run ${run_id}`;
      if (run.status === 404 || valueAt(run.json, 'head_sha') !== commit)
        return `${which} is not one of this commit.`;
      if (valueAt(run.json, 'status') !== 'completed')
        return `${which} is still going: start it again once it is over.`;
      if (valueAt(run.json, 'conclusion') === 'success' && !all) return undefined;
      const accept = [403, 404, 409, 422];
      const route = all
        ? (`POST ${path}/rerun` as const)
        : (`POST ${path}/rerun-failed-jobs` as const);
      const again = await call(route, { run_id }, { accept });
      if (again.status < 300) return undefined;
      const reason = readNonEmptyText(valueAt(again.json, 'message')) ?? String(again.status);
      return `${which} could not be started again: ${reason} It may be too old (GitHub keeps a month), or the job lacks \`actions: write\`. Push a commit to have the gate run.`;
    },
  };
}
