/**
 * Gitea with one pull request, as strict as the real one. What it imitates, read in the source of
 * 1.26 and 1.27, of Forgejo, and seen on a server of 1.26:
 *
 * - Comments of a pull request come in one list, whatever `limit` and `page` say, with their number in
 *   `X-Total-Count` and without `Link`. Other lists have 30 on a page, 50 at most (`limit`), and say the
 *   next page in `Link`, at the address that the administrator gave the server. `per_page` is nothing.
 * - A job's token is the user `gitea-actions` (`forgejo-actions`) with the id -2; users have no `type`. Whoever may write
 *   pull requests may edit and delete anybody's comment. `/user` wants the scope `read:user` of a
 *   person's token.
 * - What people may do in the repository is told to its administrators only, and the owner's word is `owner`.
 * - Of somebody who may write by the right of a team in `repo.code`, that answer says `read`, `none` in a private repository.
 *   The teams of a repository are listed to whoever reads it; in a person's repository that is 405. Who is in a team is told to
 *   members of the organization whose token has the scope `read:organization`: 403 without it, 404 to others. What the
 *   asking token may push is in `permissions` of the repository. Read in the source of 1.26.4 and 1.27.3.
 * - There is no GraphQL, no check run, and no list of the pull requests of a commit: 404, a fault here.
 * - `ref=` takes a branch by its short name, a tag or a commit; `refs/heads/main` is 404.
 * - Of a file of more than 10 MiB, the content is empty (`DEFAULT_MAX_BLOB_SIZE`).
 * - A pull request that was pushed to `refs/for/main` (AGit) has the repository itself as its head, an
 *   empty `label`, `refs/pull/N/head` as `ref`, and no `changed_files`.
 * - A run's page has its id in the address, on Forgejo and older ones its number in the repository.
 * - `server_url` of a job ends with a slash; its pull request's commit is the head, never a merge.
 */
import { createHash } from 'node:crypto';
import type { StrictAnswer, StrictRequest } from './strict-server.ts';
import { startStrictServer } from './strict-server.ts';

interface GiteaComment {
  id: number;
  body: string;
  user: { id: number; login: string };
}

interface Bearer {
  id: number;
  login: string;
  /** Whether it may ask who it is. */
  readsUser?: boolean;
  /** Whether it has the scope `read:organization`. */
  readsOrganization?: boolean;
}

/** Larger files are shown without their content. */
const MOST_BYTES = 10 * 1024 ** 2;

export const JOB_TOKEN = 'b7e2c1f0'.repeat(5);
export const BOSS_TOKEN = '0f1c2e7b'.repeat(5);
export const NARROW_TOKEN = 'aa11bb22'.repeat(5);
/** Of a person who is in a team that may write, and administers nothing. */
export const MEMBER_TOKEN = 'cc33dd44'.repeat(5);
/** Of an administrator of the repository who is not in the organization. */
export const OUTSIDE_TOKEN = 'ee55ff66'.repeat(5);

const BEARERS: Record<string, Bearer> = {
  [JOB_TOKEN]: { id: -2, login: 'gitea-actions', readsUser: true },
  [BOSS_TOKEN]: { id: 1, login: 'boss', readsUser: true, readsOrganization: true },
  [NARROW_TOKEN]: { id: 1, login: 'boss' },
  [MEMBER_TOKEN]: { id: 8, login: 'mia', readsUser: true },
  [OUTSIDE_TOKEN]: { id: 9, login: 'outside', readsUser: true, readsOrganization: true },
};

export interface GiteaOptions {
  headSha: string;
  files?: { filename: string; previous_filename?: string }[];
  /** Where the change comes from; `agit` is a push to `refs/for/main`. */
  from?: 'branch' | 'agit';
  /** The teams of the repository; undefined: it is a person's. */
  teams?: readonly { name: string; code: string; members: readonly string[] }[] | undefined;
  /** Of the branch `main`. */
  tree?: Record<string, string | Uint8Array>;
}

export type FakeGitea = Awaited<ReturnType<typeof startFakeGitea>>;

const REPOSITORY = '/api/v1/repos/acme/infra';
const MAIN = 'c0ffee00'.repeat(5);

export async function startFakeGitea(options: GiteaOptions) {
  const { headSha, files = [], from = 'branch', tree = { 'README.md': '' }, teams } = options;
  const pushes = (login: string) =>
    (teams ?? []).some(({ code, members }) => code === 'write' && members.includes(login));
  const comments: GiteaComment[] = [];
  let lastId = 500;
  const add = (body: string, { id, login }: Bearer = { id: 7, login: 'octocat' }) => {
    const comment = { id: ++lastId, body, user: { id, login } };
    comments.push(comment);
    return comment;
  };
  const repo = { full_name: 'acme/infra' };
  const pull = {
    number: 42,
    state: 'open',
    head:
      from === 'branch'
        ? { label: 'change', ref: 'change', sha: headSha, repo }
        : { label: '', ref: 'refs/pull/42/head', sha: headSha, repo },
    base: { label: 'main', ref: 'main', sha: MAIN, repo },
    changed_files: from === 'branch' ? files.length : undefined,
  };
  const toWire = (comment: GiteaComment) => ({
    ...comment,
    html_url: `${server.origin}/acme/infra/pulls/42#issuecomment-${comment.id}`,
  });
  const found = ({ parts }: StrictRequest) => comments.find(({ id }) => id === Number(parts[0]));

  const server = await startStrictServer({
    'GET /api/v1/user': allowed((_, { id, login, readsUser }) =>
      readsUser === true
        ? { status: 200, json: { id, login } }
        : refusal('token does not have at least one of required scope(s), required=[read:user]'),
    ),
    [`GET ${REPOSITORY}/issues/42/comments`]: allowed(() => ({
      status: 200,
      json: comments.map(toWire),
      headers: { 'x-total-count': String(comments.length) },
    })),
    [`POST ${REPOSITORY}/issues/42/comments`]: allowed(({ json }, bearer) => ({
      status: 201,
      json: toWire(add((json as { body: string }).body, bearer)),
    })),
    [`PATCH ${REPOSITORY}/issues/comments/(\\d+)`]: allowed((request) => {
      const comment = found(request);
      if (comment === undefined) return NOT_FOUND;
      comment.body = (request.json as { body: string }).body;
      return { status: 200, json: toWire(comment) };
    }),
    [`DELETE ${REPOSITORY}/issues/comments/(\\d+)`]: allowed((request) => {
      const comment = found(request);
      if (comment === undefined) return NOT_FOUND;
      comments.splice(comments.indexOf(comment), 1);
      return { status: 204 };
    }),
    [`GET ${REPOSITORY}/pulls/42`]: allowed(() => ({ status: 200, json: pull })),
    [`GET ${REPOSITORY}/pulls`]: allowed((request) =>
      page(request, [{ ...pull, changed_files: undefined }]),
    ),
    [`GET ${REPOSITORY}/pulls/42/files`]: allowed((request) => page(request, files)),
    [`GET ${REPOSITORY}/branches/(.+)`]: allowed(({ parts }) =>
      parts[0] === 'main'
        ? { status: 200, json: { name: 'main', commit: { id: MAIN } } }
        : NOT_FOUND,
    ),
    [`GET ${REPOSITORY}/contents/(.*)`]: allowed(({ parts, query }) => {
      const ref = query.get('ref') ?? 'main';
      const path = decodeURIComponent(parts[0] ?? '');
      return ref === 'main' || ref === MAIN ? contents(tree, path) : NOT_FOUND;
    }),
    [`GET ${REPOSITORY}/collaborators/(.+)/permission`]: allowed(({ parts }, { login }) => {
      const isAdmin = login === 'boss' || login === 'outside';
      if (!isAdmin && login !== parts[0]) return refusal('Only admins can query all permissions');
      return { status: 200, json: { permission: parts[0] === 'boss' ? 'owner' : 'read' } };
    }),
    [`GET ${REPOSITORY}`]: allowed((_, { login }) => {
      const permissions = { admin: login === 'boss', push: pushes(login), pull: true };
      return { status: 200, json: { ...repo, permissions } };
    }),
    [`GET ${REPOSITORY}/teams`]: allowed(() =>
      teams === undefined
        ? { status: 405, json: { message: 'repo is not owned by an organization' } }
        : {
            status: 200,
            json: teams.map(({ name, code }, id) => ({
              id,
              name,
              permission: 'none',
              units_map: { 'repo.code': code, 'repo.pulls': 'write' },
            })),
          },
    ),
    'GET /api/v1/teams/(\\d+)/members/([^/]+)': ofTeams(({ parts: [id, login] }) => {
      const isMember = teams?.[Number(id)]?.members.includes(String(login)) === true;
      return isMember ? { status: 200, json: { login } } : NOT_FOUND;
    }),
    'GET /api/v1/teams/(\\d+)/members': ofTeams((request) =>
      page(
        request,
        (teams?.[Number(request.parts[0])]?.members ?? []).map((login) => ({ login })),
      ),
    ),
  });
  return Object.assign(server, {
    comments,
    texts: () => comments.map(({ body }) => body),
    /** What a job of the pull request finds in its environment, besides what every runner sets. */
    job: (head: string): Record<string, string> => ({
      GITHUB_ACTIONS: 'true',
      GITEA_ACTIONS: 'true',
      GITHUB_SERVER_URL: `${server.origin}/`,
      GITHUB_API_URL: `${server.origin}/api/v1`,
      GITHUB_REPOSITORY: 'acme/infra',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/42/head',
      GITHUB_SHA: head,
      GITHUB_RUN_ID: '7001',
      GITHUB_RUN_NUMBER: '31',
    }),
    /** What a job of the pull request is told of it. */
    event: { number: 42, pull_request: pull, repository: { default_branch: 'main' } },
    add,
  });
}

const NOT_FOUND: StrictAnswer = {
  status: 404,
  json: { message: "The target couldn't be found.", errors: null },
};

function refusal(message: string): StrictAnswer {
  return { status: 403, json: { message, url: 'https://git.acme.example/api/swagger' } };
}

function allowed(answer: (request: StrictRequest, bearer: Bearer) => StrictAnswer) {
  return (request: StrictRequest): StrictAnswer => {
    const [, token = ''] =
      /^(?:Bearer|token) (.+)$/.exec(request.headers['authorization'] ?? '') ?? [];
    const bearer = BEARERS[token];
    const unknown = { status: 401, json: { message: 'invalid username, password or token' } };
    return bearer === undefined ? unknown : answer(request, bearer);
  };
}

function ofTeams(answer: (request: StrictRequest) => StrictAnswer) {
  return allowed((request, { login, readsOrganization }) => {
    if (readsOrganization !== true) {
      return refusal(
        'token does not have at least one of required scope(s), required=[read:organization]',
      );
    }
    return login === 'outside' ? NOT_FOUND : answer(request);
  });
}

function page({ path, query }: StrictRequest, all: readonly object[]): StrictAnswer {
  const size = Math.min(Number(query.get('limit') ?? 0) || 30, 50);
  const number = Math.max(Number(query.get('page') ?? 1), 1);
  const more = number * size < all.length;
  const next = `<https://git.acme.example${path}?limit=${size}&page=${number + 1}>; rel="next"`;
  return {
    status: 200,
    json: all.slice((number - 1) * size, number * size),
    headers: { 'x-total-count': String(all.length), ...(more ? { link: next } : {}) },
  };
}

function contents(tree: Record<string, string | Uint8Array>, path: string): StrictAnswer {
  const file = tree[path];
  if (file !== undefined) {
    const content = file.length > MOST_BYTES ? '' : Buffer.from(file).toString('base64');
    return { status: 200, json: { type: 'file', sha: idOf(file), content } };
  }
  const folder = path === '' ? '' : `${path}/`;
  const below = Object.keys(tree).filter((name) => name.startsWith(folder));
  const names = new Set(below.map((name) => name.slice(folder.length).split('/')[0] ?? ''));
  const entries = [...names].map((name) => {
    const of = tree[folder + name];
    return of === undefined ? { type: 'dir', name } : { type: 'file', name, sha: idOf(of) };
  });
  return names.size === 0 ? NOT_FOUND : { status: 200, json: entries };
}

function idOf(file: string | Uint8Array): string {
  const bytes = Buffer.from(file);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
