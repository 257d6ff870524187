/**
 * A host that speaks GitHub's REST API and does not behave: lists that ignore `page`, repeat themselves or never
 * end. Each `Whim` is something that a real server did, or could do.
 */
import type { StrictAnswer, StrictServer } from './strict-server.ts';
import { startStrictServer } from './strict-server.ts';

export interface Whims {
  headSha: string;
  /** Comments of other people that are there from the start. */
  others?: number;
  /** Comments in one page, whatever was asked for; a hundred when left out. */
  perPage?: number;
  /** The origin of the next page's address in `Link`; empty: there is no `Link`. */
  link?: string;
  /** Every page is the first one. */
  ignoresPage?: boolean;
  /** Everything is one page. */
  allAtOnce?: boolean;
  /** There is always one more page, with comments nobody has seen. */
  endless?: boolean;
  /** Each list of comments takes this long. */
  slowMs?: number;
  /** GraphQL answers, and its pages lead to themselves. */
  graphql?: 'circle';
  /** The answer to the creation is lost, and what was created is there or is not. */
  losesAnswer?: 'created' | 'not-created';
  files?: { filename: string; previous_filename?: string; status?: string }[];
  /** The number of changed files that the pull request states; the number of `files` when left out. */
  changedFiles?: number;
  /** The head after the files were listed: somebody pushes in the meantime. */
  headAfterFiles?: string;
}

interface HostComment {
  id: number;
  body: string;
  login: string;
}

export interface ContraryHost extends StrictServer {
  comments: HostComment[];
  /** Lists of comments that were asked for. */
  looks(): number;
}

const LOGIN = 'gitea-actions';

export async function startContraryHost(whims: Whims): Promise<ContraryHost> {
  const { perPage = 100, others = 0, files = [] } = whims;
  const comments: HostComment[] = Array.from({ length: others }, (_, index) => ({
    id: index + 1,
    body: `comment ${index}`,
    login: 'octocat',
  }));
  let lastId = 100_000;
  let head = whims.headSha;
  let losses = whims.losesAnswer === undefined ? 0 : 1;

  const toWire = ({ id, body, login }: HostComment) => ({
    id,
    body,
    html_url: `${server.origin}/acme/infra/pulls/42#issuecomment-${id}`,
    user: { id: -2, login },
  });
  const page = (
    path: string,
    query: URLSearchParams,
    all: readonly object[],
    size: number,
  ): StrictAnswer => {
    const number = whims.ignoresPage ? 1 : Number(query.get('page') ?? 1);
    const items = whims.allAtOnce ? all : all.slice((number - 1) * size, number * size);
    const more = all.length > number * size || whims.ignoresPage === true;
    const { link = server.origin } = whims;
    const next = `<${link}${path}?per_page=100&page=${number + 1}>; rel="next"`;
    return {
      status: 200,
      json: items,
      ...(link !== '' && !whims.allAtOnce && more && { headers: { link: next } }),
    };
  };
  const list = ({ path, query }: { path: string; query: URLSearchParams }): StrictAnswer => {
    if (whims.endless) {
      const number = Number(query.get('page') ?? 1);
      const made = Array.from({ length: perPage }, (_, index) => ({
        id: 1_000_000 + number * perPage + index,
        body: 'and on',
        login: 'octocat',
      }));
      const link = `<${server.origin}${path}?page=${number + 1}>; rel="next"`;
      return { status: 200, json: made.map(toWire), headers: { link } };
    }
    return page(path, query, comments.map(toWire), perPage);
  };

  const repository = '/repos/acme/infra';
  const server: StrictServer = await startStrictServer({
    'GET /user': () => ({ status: 200, json: { id: -2, login: LOGIN } }),
    'POST /graphql': ({ json }) =>
      whims.graphql === 'circle' ? circle(head, comments, json) : { status: 404, json: {} },
    [`GET ${repository}/issues/42/comments`]: async (request) => {
      await new Promise((resolve) => setTimeout(resolve, whims.slowMs ?? 0));
      return list(request);
    },
    [`POST ${repository}/issues/42/comments`]: ({ json }) => {
      const lost = losses-- > 0;
      const created = { id: ++lastId, body: (json as { body: string }).body, login: LOGIN };
      if (!lost || whims.losesAnswer === 'created') comments.push(created);
      return lost ? { status: 502, json: {} } : { status: 201, json: toWire(created) };
    },
    [`PATCH ${repository}/issues/comments/(\\d+)`]: ({ json, parts }) => {
      const found = comments.find(({ id }) => id === Number(parts[0]));
      if (found === undefined) return { status: 404, json: {} };
      if (found.login !== LOGIN) return { status: 403, json: { message: 'not yours' } };
      found.body = (json as { body: string }).body;
      return { status: 200, json: toWire(found) };
    },
    [`DELETE ${repository}/issues/comments/(\\d+)`]: ({ parts }) => {
      const at = comments.findIndex(({ id }) => id === Number(parts[0]));
      if (at < 0) return { status: 404, json: {} };
      comments.splice(at, 1);
      return { status: 204 };
    },
    [`GET ${repository}/pulls/42`]: () => ({
      status: 200,
      json: {
        number: 42,
        state: 'open',
        head: { sha: head, repo: { full_name: 'acme/infra' } },
        base: { sha: '0'.repeat(40), repo: { full_name: 'acme/infra' } },
        changed_files: whims.changedFiles ?? files.length,
      },
    }),
    [`GET ${repository}/pulls/42/files`]: ({ path, query }) => {
      const answer = page(path, query, files.slice(0, 3_000), perPage);
      head = whims.headAfterFiles ?? head;
      return answer;
    },
    'GET .*/contents/.*': () => ({ status: 404, json: {} }),
    // Not every server has check runs.
    'PATCH .*/check-runs/\\d+': () => ({ status: 404, json: {} }),
    'POST .*/check-runs': () => ({ status: 404, json: {} }),
  });
  return Object.assign(server, {
    comments,
    looks: () =>
      server.requests.filter((line) => /^GET .*\/comments$|^POST \/graphql$/.test(line)).length,
  });
}

/** A page that names itself as the next one. */
function circle(head: string, comments: readonly HostComment[], json: unknown): StrictAnswer {
  const nodes = comments.slice(0, 100).map(({ id, body, login }) => ({
    fullDatabaseId: String(id),
    body,
    url: `https://host.example/comments/${id}`,
    viewerDidAuthor: login === LOGIN,
    editor: null,
    author: { __typename: 'User', login },
  }));
  const pageInfo = { hasNextPage: true, endCursor: 'round-and-round' };
  const { query } = json as { query: string };
  const files = { nodes: [], pageInfo: { hasNextPage: false } };
  const pullRequest = {
    headRefOid: head,
    comments: { nodes, pageInfo },
    ...(query.includes('changedFiles') && { changedFiles: 0, files }),
  };
  return { status: 200, json: { data: { repository: { pullRequest } } } };
}
