/** GitHub through its own toolkit: what leaves, what must not, and by whose rules. */
import * as fc from 'fast-check';
import { type HttpRequest, type HttpResponse, TransportError } from '../../src/model/ports.ts';
import { createGiteaRequests, type Requests } from '../../src/hosts/github/repository-requests.ts';
import { createOctokitRequests } from '../../src/hosts/github/octokit.ts';
import { GITEA, GITHUB } from '../../src/hosts/github/server.ts';
import { HostError } from '../../src/hosts/host-error.ts';
import { HOSTILE_STRINGS } from '../support/hostile-strings.ts';
import { instantClock } from '../support/instant-clock.ts';
import { sampled } from '../support/sampled.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';

const TOKEN = `ghs_${'0'.repeat(36)}`;
const API = 'https://api.github.com';
const COMMENT = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
const COMMENTS = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';

type Reply = { status?: number; headers?: Record<string, string>; json?: unknown };

/** A server that answers from a function, without a socket: every request that leaves is kept. */
function open(
  answer: (request: HttpRequest, asked: number) => Reply,
  { apiUrl = API, create = createOctokitRequests, server = GITHUB, deadline = 1e9 } = {},
) {
  const sent: HttpRequest[] = [];
  const clock = instantClock();
  const send = async (request: HttpRequest): Promise<HttpResponse> => {
    sent.push(request);
    const { status = 200, headers = {}, json = {} } = answer(request, sent.length);
    return { status, headers, body: Buffer.from(JSON.stringify(json)) };
  };
  const access = { apiUrl, token: TOKEN, owner: 'acme', name: 'infra', server };
  const ports = { send, clock, random: () => 0.5, deadline: () => deadline };
  return { requests: create(access, ports), sent, clock };
}

const problemOf = (work: Promise<unknown>): Promise<HostError> =>
  work.then(
    () => {
      throw new Error('it was answered');
    },
    (error: unknown) => {
      if (error instanceof HostError) return error;
      throw error;
    },
  );

/** Parameters that the types refuse, as an answer could bring them. */
const untyped = (requests: Requests, route: string, parameters: object): Promise<unknown> =>
  (requests.call as (route: string, parameters: object) => Promise<unknown>)(route, parameters);

describe('a request', () => {
  test('is one, made by the toolkit, by the rules of every host', async () => {
    const { requests, sent } = open(() => ({ json: { id: 7 } }));
    await requests.call(COMMENT, { comment_id: 7, body: 'hello' });
    const [request, ...others] = sent;
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      method: 'PATCH',
      body: '{"body":"hello"}',
      timeoutMs: 30_000,
      maxBytes: 40_000_000,
      fresh: false,
    });
    expect(request?.url.href).toBe(`${API}/repos/acme/infra/issues/comments/7`);
    expect(request?.headers).toMatchObject({
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
      authorization: `token ${TOKEN}`,
      'user-agent': expect.stringMatching(/^plangate octokit-core\.js\//),
    });
  });

  test.each([
    ['https://ghes.example/api/v3', 'https://ghes.example/api/graphql'],
    ['https://ghes.example/api/v3/', 'https://ghes.example/api/graphql'],
    ['https://GHES.example:8443/api/v3', 'https://ghes.example:8443/api/graphql'],
    ['https://api.acme.ghe.com', 'https://api.acme.ghe.com/graphql'],
    ['http://127.0.0.1:3000/github/', 'http://127.0.0.1:3000/github/graphql'],
  ])('goes to %s, and to its GraphQL', async (apiUrl, graphql) => {
    const { requests, sent } = open(() => ({}), { apiUrl });
    await requests.graphql('query { viewer { login } }', {});
    await requests.call('GET /user', {});
    const base = apiUrl.toLowerCase().replace(/\/$/, '');
    expect(sent.map(({ url }) => url.href)).toEqual([graphql, `${base}/user`]);
  });

  test('has its text as written, with numbers that look like big ones', async () => {
    const { requests, sent } = open(() => ({}));
    const noise = [
      '"0n',
      '5n',
      '5nn',
      '-9007199254740993n',
      '{"a":"5n"}',
      '":"5n",',
      '[5n]',
      '\u2028',
    ];
    const body = fc.oneof(
      fc.constantFrom(...HOSTILE_STRINGS, ...noise),
      fc.string({ unit: 'grapheme' }),
      fc.stringMatching(/^[[\]{},:"\\\d n-]*$/),
    );
    await fc.assert(
      fc.asyncProperty(body, body, async (text, other) => {
        const output = { title: text, summary: other, annotations: [] };
        const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
        await requests.call(route, { check_run_id: 7, output });
        await requests.graphql('query { viewer { login } }', { text, other });
        const [check, asked] = sent.splice(0).map(({ body }) => JSON.parse(body as string));
        expect(check).toEqual({ output });
        expect(asked.variables).toEqual({ text, other });
      }),
      { numRuns: sampled(300) },
    );
  });

  test('is sent again when its answer is lost if it only reads', async () => {
    const lost = () => {
      throw new TransportError('broken', 'the connection broke');
    };
    const creation = open(lost);
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
    const unsure = problemOf(creation.requests.call(route, { issue_number: 42, body: 'x' }));
    expect((await unsure).kind).toBe('unsure');
    expect(creation.sent.map(({ fresh }) => fresh)).toEqual([true]);
    for (const ask of [
      (requests: Requests) => requests.call('GET /user', {}),
      (requests: Requests) => requests.graphql('query { viewer { login } }', {}),
    ]) {
      const question = open(lost);
      expect((await problemOf(ask(question.requests))).kind).toBe('unreachable');
      expect(question.sent).toHaveLength(4);
    }
  });

  test('is not sent after the deadline', async () => {
    const { requests, sent } = open(() => ({}), { deadline: -1 });
    expect((await problemOf(requests.call('GET /user', {}))).kind).toBe('aborted');
    expect(sent).toEqual([]);
  });
});

describe('a request to the host of the job', () => {
  test.each([301, 302, 303, 307, 308])('follows no redirect: %d', async (status) => {
    const headers = { location: 'https://evil.example/' };
    const { requests, sent } = open(() => ({ status, headers }));
    const problem = await problemOf(requests.call('GET /user', {}));
    expect(problem.message).toContain(`GitHub answered GET /user with ${status}`);
    expect(problem.message).not.toContain('evil');
    expect(sent).toHaveLength(1);
  });

  test.each<[string, string, object, string?]>([
    ['another base', 'GET /user', { baseUrl: 'https://evil.example' }],
    ['another address', 'GET /user', { url: 'https://evil.example/user' }],
    ['an address in the route', 'GET https://evil.example/user', {}],
    ['a user before the host', 'GET https://api.github.com@evil.example/user', {}],
    ['a port', 'GET /user', { baseUrl: `${API}:8443` }],
    ['a scheme', 'GET /user', { baseUrl: 'http://api.github.com' }],
    ['a way up', 'GET /repos/{owner}/{repo}/contents/{+path}', { path: '../../../user' }],
    ['a way up in one part', 'GET /orgs/{org}/teams', { org: '..' }],
    ['beside the API', 'GET https://api.github.com/login/oauth', {}, `${API}/v3`],
    ['a name that begins alike', 'GET https://api.github.com/v33/user', {}, `${API}/v3`],
  ])('sends no token elsewhere: %s', async (_, route, parameters, apiUrl = API) => {
    const { requests, sent } = open(() => ({}), { apiUrl });
    const problem = await problemOf(untyped(requests, route, parameters));
    expect(problem.message).toBe(
      `GitHub: A request was not sent: its address is not below ${apiUrl}.`,
    );
    expect(sent).toEqual([]);
  });

  test('is about owner and repository of the job, for any parameters', async () => {
    const { requests, sent } = open(() => ({}));
    await untyped(requests, COMMENT, { comment_id: 7, owner: 'evil', repo: 'evil', body: 'x' });
    expect(sent[0]?.url.pathname).toBe('/repos/acme/infra/issues/comments/7');
  });

  test('takes of a link to the next page only the query, as a query', async () => {
    const query =
      '?per_page=100&page=2&baseUrl=https://evil.example&url=https://evil.example&owner=evil&issue_number=1';
    const { requests, sent } = open((_, asked) => {
      const link = `<https://evil.example/repos/evil/evil/issues/1/comments${query}>; rel="next"`;
      return { json: [{ id: asked }], headers: { link: asked === 1 ? link : '' } };
    });
    const read = (item: unknown) => item as { id: number };
    const { items, whole } = await requests.list(
      COMMENTS,
      { issue_number: 42, per_page: 100 },
      read,
    );
    expect({ items, whole }).toEqual({ items: [{ id: 1 }, { id: 2 }], whole: true });
    expect(sent.map(({ url }) => url.href)).toEqual([
      `${API}/repos/acme/infra/issues/42/comments?per_page=100`,
      `${API}/repos/acme/infra/issues/42/comments${query}`,
    ]);
  });

  test('takes a list that answers 409 as not ended', async () => {
    const { requests } = open((_, asked) =>
      asked === 1
        ? { json: Array.from({ length: 100 }, (_, index) => ({ id: index })) }
        : { status: 409, json: { message: 'Git Repository is empty.' } },
    );
    const read = (item: unknown) => item as { id: number };
    const list = requests.list(COMMENTS, { issue_number: 42, per_page: 100 }, read);
    expect((await problemOf(list)).facts.status).toBe(409);
  });

  test('is not sent to a wrong address, which is named', async () => {
    const { requests, sent } = open(() => ({}), { apiUrl: 'ghes.example/api/v3' });
    expect((await problemOf(requests.call('GET /user', {}))).message).toBe(
      'GitHub cannot be asked: GITHUB_API_URL is no address. Set it to one like https://api.github.com.',
    );
    expect(sent).toEqual([]);
  });
});

describe('an answer', () => {
  test('shows the token in no problem', async () => {
    for (const status of [400, 401, 403, 404, 409, 410, 413, 422, 429, 500, 502]) {
      const { requests } = open(() => ({ status, json: { message: 'no' } }));
      const problem = await problemOf(requests.call(COMMENT, { comment_id: 7, body: 'x' }));
      const shown = [
        problem.message,
        problem.stack,
        JSON.stringify(problem),
        String(problem.cause),
      ];
      expect(shown.join('\n')).not.toContain(TOKEN);
    }
  });

  test('is given where its refusal is accepted', async () => {
    const { requests } = open(() => ({ status: 404, json: { message: 'Not Found' } }));
    const path = 'infra/main.tf';
    const route = 'GET /repos/{owner}/{repo}/contents/{path}';
    const found = await requests.call(route, { path }, { accept: [404] });
    expect(found.status).toBe(404);
  });

  describe('and the toolkit prints nothing', () => {
    const { warn, error, log } = console;
    afterEach(() => void Object.assign(console, { warn, error, log }));
    test('of a route that GitHub calls deprecated', async () => {
      const printed: unknown[] = [];
      const note = (...words: unknown[]) => void printed.push(words);
      Object.assign(console, { warn: note, error: note, log: note });
      const headers = { deprecation: 'true', sunset: 'tomorrow', link: '<x>; rel="deprecation"' };
      await open(() => ({ headers })).requests.call('GET /user', {});
      expect(printed).toEqual([]);
    });
  });
});

describe('Gitea and Forgejo, without the toolkit', () => {
  const gitea = (answer: (request: HttpRequest, asked: number) => Reply) =>
    open(answer, {
      create: createGiteaRequests,
      server: GITEA,
      apiUrl: 'https://git.example/api/v1',
    });

  test('get the same routes in their own words', async () => {
    const { requests, sent } = gitea(({ method }) => ({ json: method === 'GET' ? [] : {} }));
    const read = (item: unknown) => item as { id: number };
    await requests.list(COMMENTS, { issue_number: 42, per_page: 100 }, read);
    const order = { state: 'open', sort: 'updated', per_page: 100 } as const;
    await requests.list('GET /repos/{owner}/{repo}/pulls', order, read);
    await requests.call(COMMENT, { comment_id: 7, body: 'x' });
    const branch = 'feature/a b';
    await requests.call('GET /repos/{owner}/{repo}/branches/{branch}', { branch });
    const username = 'a/../b';
    const permission = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    await requests.call(permission, { username });
    expect(sent.map(({ method, url }) => `${method} ${url.pathname}${url.search}`)).toEqual([
      'GET /api/v1/repos/acme/infra/issues/42/comments?limit=50',
      'GET /api/v1/repos/acme/infra/pulls?state=open&sort=recentupdate&limit=50',
      'PATCH /api/v1/repos/acme/infra/issues/comments/7',
      'GET /api/v1/repos/acme/infra/branches/feature/a%20b',
      'GET /api/v1/repos/acme/infra/collaborators/a%2F..%2Fb/permission',
    ]);
    expect(sent.map(({ body }) => body)).toEqual([
      undefined,
      undefined,
      '{"body":"x"}',
      undefined,
      undefined,
    ]);
    expect(sent[0]?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'user-agent': 'plangate',
    });
  });

  test('have no GraphQL', async () => {
    const { requests, sent } = gitea(() => ({}));
    const asked = requests.graphql('query { viewer { login } }', {});
    expect((await problemOf(asked)).message).toBe('Gitea has no GraphQL.');
    expect(sent).toEqual([]);
  });
});
