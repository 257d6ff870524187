/** What GitHub is asked about a comment that commands, and about whoever wrote it. */
import { fieldsOf, inside, listOf, sha, textOf } from '../shapes.ts';
import type { GitHubSource } from './server.ts';

interface AskingComment {
  body: string;
  author: string | undefined;
  /** By a person, on a page of GitHub: no app, and nobody in its name. */
  byPerson: boolean;
  edited: boolean;
  /** Of the issue or pull request of this repository that it is on. */
  number: number | undefined;
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
export async function rightsOf({ ask, repository }: GitHubSource, login: string): Promise<unknown> {
  const path = `${repository}/collaborators/${encodeURIComponent(login)}/permission`;
  return (await ask('GET', path)).json;
}

export function commandCalls(source: GitHubSource) {
  const {
    ask,
    repository,
    access: { apiUrl },
  } = source;
  const read = async (path: string): Promise<unknown> => (await ask('GET', path)).json;
  return {
    async askingComment(id: number): Promise<AskingComment> {
      const comment = fieldsOf(await read(`${repository}/issues/comments/${id}`));
      const { body, user, issue_url: issue, created_at: created, updated_at: updated } = comment;
      return {
        body: textOf(body) ?? '',
        author: textOf(inside(user, 'login')),
        byPerson:
          inside(user, 'type') === 'User' && (comment['performed_via_github_app'] ?? null) === null,
        edited: textOf(created) === undefined || created !== updated,
        number: numberIn(textOf(issue) ?? '', `${apiUrl.replace(/\/+$/, '')}${repository}`),
      };
    },
    /** Who pushed this commit to this branch, as the newest page of its activity tells. */
    async pusherOf(branch: string, commit: string): Promise<string | undefined> {
      const ref = encodeURIComponent(`refs/heads/${branch}`);
      const pushes = listOf(await read(`${repository}/activity?ref=${ref}&per_page=100`));
      const push = pushes.find((each) => inside(each, 'after') === commit);
      return textOf(inside(push, 'actor', 'login'));
    },
    /** `maintain`, `admin`, or a name that an organization gave. */
    async roleOf(login: string): Promise<string | undefined> {
      return textOf(inside(await rightsOf(source, login), 'role_name'));
    },
    /** Needs a token that may read members. What it may not see is no membership. */
    async isMember(organization: string, team: string, login: string): Promise<boolean> {
      const [in_, of, who] = [organization, team, login].map(encodeURIComponent);
      const path = `/orgs/${in_}/teams/${of}/memberships/${who}`;
      const { status, json } = await ask('GET', path, undefined, { accept: [404] });
      return status === 200 && inside(json, 'state') === 'active';
    },
    async react(id: number, content: 'rocket' | '-1' | 'confused'): Promise<void> {
      const path = `${repository}/issues/comments/${id}/reactions`;
      await ask('POST', path, { content }, { once: false });
    },
    ...queueCalls(source),
    ...runCalls(source),
  };
}

/** Names of repositories are the same in capitals and small letters. */
function numberIn(issueUrl: string, repositoryUrl: string): number | undefined {
  const [, before = '', number] = /^(.*)\/issues\/([1-9]\d{0,14})$/.exec(issueUrl) ?? [];
  const isHere = before.toLowerCase() === repositoryUrl.toLowerCase();
  return isHere && number !== undefined ? Number(number) : undefined;
}

function queueCalls({ graphql, access: { owner, name } }: GitHubSource) {
  return {
    /**
     * The pull requests that a queue made `head` of, on top of `base`, each with its own head.
     * @returns undefined unless every step of the way is known
     */
    async queued(branch: string, head: string, base: string) {
      const query = { query: QUEUE, variables: { owner, name, branch } };
      const { json } = await graphql('POST', '/graphql', query, { once: false });
      const nodes = listOf(inside(json, 'data', 'repository', 'mergeQueue', 'entries', 'nodes'));
      const members: { number: number; commit: string }[] = [];
      for (let at: unknown = head; at !== base;) {
        const node = nodes.find((each) => inside(each, 'headCommit', 'oid') === at);
        const number = Number(inside(node, 'pullRequest', 'number'));
        const commit = sha(inside(node, 'pullRequest', 'headRefOid'));
        if (commit === undefined || !(number > 0) || members.length >= nodes.length)
          return undefined;
        members.push({ number, commit });
        at = inside(node, 'baseCommit', 'oid');
      }
      return members;
    },
  };
}

export interface Approval {
  environments: string[];
  /** Undefined: an app, or not known. */
  person: string | undefined;
}

function runCalls({ ask, repository }: GitHubSource) {
  const actions = `${repository}/actions/runs`;
  return {
    /** Who released jobs of this workflow run, the newest last; what was rejected is not among them. */
    async approvals(run: number): Promise<Approval[]> {
      const { json } = await ask('GET', `${actions}/${run}/approvals`);
      return listOf(json)
        .filter((each) => inside(each, 'state') === 'approved')
        .map((each) => ({
          environments: listOf(inside(each, 'environments')).flatMap(
            (one) => textOf(inside(one, 'name')) ?? [],
          ),
          person:
            inside(each, 'user', 'type') === 'User'
              ? textOf(inside(each, 'user', 'login'))
              : undefined,
        }));
    },
    /** Starts the failed jobs of a workflow run again. @returns why not, as a sentence */
    async startAgain(run: number, commit: string): Promise<string | undefined> {
      const { status, json } = await ask('GET', `${actions}/${run}`, undefined, { accept: [404] });
      const facts = fieldsOf(json);
      const of = `The workflow run ${run}`;
      if (status === 404 || facts['head_sha'] !== commit) return `${of} is not one of this commit.`;
      if (facts['status'] !== 'completed')
        return `${of} is still going: start it again once it is over.`;
      if (facts['conclusion'] === 'success') return undefined;
      const accept = [403, 404, 409, 422];
      const again = await ask('POST', `${actions}/${run}/rerun-failed-jobs`, undefined, { accept });
      if (again.status < 300) return undefined;
      const said = textOf(inside(again.json, 'message')) ?? String(again.status);
      return `${of} could not be started again: ${said} It may be too old (GitHub keeps a month), or the job lacks \`actions: write\`. Push a commit to have the gate run.`;
    },
  };
}
