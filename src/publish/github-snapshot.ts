/** One look at a pull request: where its head is, its comments, what it changes. */
import type { Attempt, GitHubAccess } from './github-api.ts';
import type { PullSnapshot, RemoteComment } from './github-calls.ts';
import { GitHubProblem } from './github-problem.ts';

const PAGE = 100;

const SNAPSHOT = (
  files: boolean,
) => `query($owner: String!, $name: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      headRefOid
      comments(first: 100, after: $after) {
        nodes { fullDatabaseId body url viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }${files ? ' files(first: 100) { nodes { path } pageInfo { hasNextPage } }' : ''}
    }
  }
}`;

interface SnapshotAnswer {
  repository: {
    pullRequest: {
      headRefOid: string;
      comments: {
        nodes: { fullDatabaseId: string; body: string; url: string; viewerDidAuthor: boolean }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      };
      files?: { nodes: { path: string }[]; pageInfo: { hasNextPage: boolean } };
    } | null;
  } | null;
}

/**
 * By GraphQL in one request per hundred comments, which also says who wrote each; by REST where
 * GraphQL is refused, as on some servers and with some tokens.
 */
export function createSnapshot(access: GitHubAccess, attempt: Attempt) {
  const { owner, name: repo } = access;
  let withoutGraphql = false;
  return async (number: number, { files }: { files: boolean }): Promise<PullSnapshot> => {
    if (!withoutGraphql) {
      try {
        return await snapshotByGraphql(number, files);
      } catch (error) {
        if (!(error instanceof GitHubProblem) || error.kind === 'aborted') throw error;
        withoutGraphql = true;
      }
    }
    return snapshotByRest(number, files);
  };

  async function snapshotByGraphql(number: number, files: boolean): Promise<PullSnapshot> {
    const comments: RemoteComment[] = [];
    const paths: string[] = [];
    let after: string | null = null;
    for (let wanted = files; ; wanted = false) {
      const variables = { owner, name: repo, number, after };
      const answer: SnapshotAnswer = await attempt('POST /graphql', false, (client, request) =>
        client.graphql<SnapshotAnswer>(SNAPSHOT(wanted), { ...variables, request }),
      );
      const pull = answer.repository?.pullRequest;
      if (pull === null || pull === undefined) {
        throw new GitHubProblem('not-found', `GitHub has no pull request ${number}.`);
      }
      for (const { fullDatabaseId, body, url, viewerDidAuthor } of pull.comments.nodes) {
        comments.push({ id: Number(fullDatabaseId), body, url, mine: viewerDidAuthor });
      }
      paths.push(...(pull.files?.nodes.map(({ path }) => path) ?? []));
      if (pull.files?.pageInfo.hasNextPage === true) paths.push(...(await listFiles(number, 2)));
      const { hasNextPage, endCursor } = pull.comments.pageInfo;
      if (!hasNextPage)
        return { headSha: pull.headRefOid, comments, ...(files && { files: paths }) };
      after = endCursor;
    }
  }

  async function snapshotByRest(number: number, files: boolean): Promise<PullSnapshot> {
    const isMine = await authorTest();
    const comments: RemoteComment[] = [];
    for (let page = 1; ; page++) {
      const { data } = await attempt(
        `GET /repos/${owner}/${repo}/issues/${number}/comments`,
        false,
        (client, request) =>
          client.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
            owner,
            repo,
            issue_number: number,
            per_page: PAGE,
            page,
            request,
          }),
      );
      for (const one of data) {
        comments.push({
          id: Number(one.id),
          body: one.body ?? '',
          url: one.html_url,
          mine: isMine(one.user?.login, one.user?.type, Boolean(one.performed_via_github_app)),
        });
      }
      if (data.length < PAGE) break;
    }
    const { data: pull } = await attempt(
      `GET /repos/${owner}/${repo}/pulls/${number}`,
      false,
      (client, request) =>
        client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', {
          owner,
          repo,
          pull_number: number,
          request,
        }),
    );
    const headSha = pull.head.sha;
    return { headSha, comments, ...(files && { files: await listFiles(number, 1) }) };
  }

  /** Who the token is: a person's says so itself; an app's own comments are recognised by kind. */
  async function authorTest() {
    const person = /^(?:ghp|gho|ghu|github_pat)_/.test(access.token)
      ? await attempt('GET /user', false, (client, request) =>
          client.request('GET /user', { request }),
        )
      : undefined;
    return (login: string | undefined, type: string | undefined, viaApp: boolean) =>
      person === undefined
        ? type === 'Bot' && (login === 'github-actions[bot]' || viaApp)
        : login === person.data.login;
  }

  async function listFiles(number: number, from: number): Promise<string[]> {
    const files: string[] = [];
    for (let page = from; ; page++) {
      const { data } = await attempt(
        `GET /repos/${owner}/${repo}/pulls/${number}/files`,
        false,
        (client, request) =>
          client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', {
            owner,
            repo,
            pull_number: number,
            per_page: PAGE,
            page,
            request,
          }),
      );
      files.push(...data.map(({ filename }) => filename));
      if (data.length < PAGE) return files;
    }
  }
}
