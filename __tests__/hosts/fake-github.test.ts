import type { RunningGitHub } from '../support/github/start-github.ts';
import { startGitHub } from '../support/github/start-github.ts';
import { workflowToken } from '../support/github/state.ts';
import { systemClock } from '../../src/machine/system-clock.ts';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.ts';

const HEAD = 'a'.repeat(40);
const reader = `ghs_${'1'.repeat(36)}`;
const person = `ghp_${'2'.repeat(36)}`;
let github: RunningGitHub;

beforeEach(async () => {
  github = await startGitHub({
    clock: systemClock(),
    pullRequests: [{ number: 42, headSha: HEAD, files: ['infra/main.tf'] }],
    jobs: [{ id: 7, name: 'gate', headSha: HEAD }],
    tokens: {
      [`ghs_${'0'.repeat(36)}`]: workflowToken(),
      [reader]: workflowToken({ pull_requests: 'read', issues: 'read', checks: 'read' }),
      [person]: {
        login: 'octocat',
        permissions: {
          contents: 'write',
          pull_requests: 'write',
          issues: 'write',
          checks: 'write',
        },
      },
    },
  });
});
afterEach(() => github.stop());

async function ask(method: string, path: string, body?: unknown, token = github.token) {
  const response = await fetch(`${github.apiUrl}${path}`, {
    method,
    headers: { authorization: `token ${token}`, 'user-agent': 'test' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  return { status: response.status, headers: response.headers, answer };
}

const COMMENTS = '/repos/acme/infra/issues/42/comments';

describe('comments', () => {
  test('pages say where the next one is', async () => {
    for (let index = 0; index < 31; index++) await ask('POST', COMMENTS, { body: `${index}` });
    const first = await ask('GET', COMMENTS);
    expect(first.answer).toHaveLength(30);
    expect(first.headers.get('link')).toContain(
      `<${github.apiUrl}/repositories/1296269/issues/42/comments?page=2>; rel="next"`,
    );
    const second = await ask('GET', `${COMMENTS}?page=2`);
    expect(second.answer).toHaveLength(1);
    expect(second.headers.get('link')).not.toContain('next');
  });

  test.each([
    ['a'.repeat(65_536), 201],
    ['a'.repeat(65_537), 422],
    ['\u{1F600}'.repeat(65_536), 201],
    ['', 422],
  ])('a body of %#', async (body, status) => {
    expect((await ask('POST', COMMENTS, { body })).status).toBe(status);
  });

  test('a token that may only read is told what it lacks', async () => {
    const { status, headers, answer } = await ask('POST', COMMENTS, { body: 'x' }, reader);
    expect(status).toBe(403);
    expect(answer['message']).toBe('Resource not accessible by integration');
    expect(headers.get('x-accepted-github-permissions')).toBe('issues=write; pull_requests=write');
    expect((await ask('GET', COMMENTS, undefined, reader)).status).toBe(200);
  });

  test('unknown tokens, routes, parameters and pull requests', async () => {
    expect((await ask('GET', COMMENTS, undefined, 'nobody')).status).toBe(401);
    expect((await ask('GET', '/repos/acme/infra/issues/undefined/comments')).status).toBe(404);
    expect((await ask('GET', '/repos/acme/infra/issues/43/comments')).status).toBe(404);
    await ask('GET', `${COMMENTS}?size=3`);
    expect(github.violations).toEqual([
      'GET /repos/acme/infra/issues/undefined/comments is not a route',
      `GET ${COMMENTS} has no parameter size`,
    ]);
  });
});

describe('check runs', () => {
  const one = {
    path: 'a.tf',
    start_line: 1,
    end_line: 1,
    annotation_level: 'failure',
    message: 'm',
  };
  const times = (count: number) => Array.from({ length: count }, () => ({ ...one }));
  const output = (annotations: object[]) => ({ output: { title: 't', summary: 's', annotations } });
  const JOB = '/repos/acme/infra/check-runs/7';

  test('annotations of several requests add up', async () => {
    expect((await ask('PATCH', JOB, output(times(50)))).status).toBe(200);
    expect((await ask('PATCH', JOB, output([one]))).status).toBe(200);
    expect(github.checkRuns()[0]?.annotations).toHaveLength(51);
    expect(github.violations).toEqual([]);
  });

  test.each([
    ['51 at once', output(times(51))],
    ['line 0', output([{ ...one, start_line: 0 }])],
    ['end before start', output([{ ...one, start_line: 2 }])],
    ['dot path', output([{ ...one, path: './a.tf' }])],
    ['no message', output([{ ...one, message: '' }])],
    ['level', output([{ ...one, annotation_level: 'error' }])],
    ['long title', output([{ ...one, title: 'a'.repeat(256) }])],
    ['columns over lines', output([{ ...one, end_line: 2, start_column: 1, end_column: 2 }])],
    ['no summary', { output: { title: 't' } }],
    ['long summary', { output: { title: 't', summary: 'a'.repeat(65_536) } }],
    ['conclusion of a run that Actions made', { conclusion: 'success' }],
  ])('refused: %s', async (_, body) => {
    expect((await ask('PATCH', JOB, body)).status).toBe(422);
    expect(github.checkRuns()[0]?.annotations).toHaveLength(0);
    expect(github.violations).toHaveLength(1);
  });

  test("another app's token, and a person's, may not", async () => {
    const { status, answer } = await ask('PATCH', JOB, output([one]), person);
    expect([status, answer['message']]).toEqual([403, 'You must authenticate via a GitHub App.']);
    expect((await ask('PATCH', JOB, output([one]), reader)).status).toBe(403);
  });

  test('created whole', async () => {
    const body = {
      name: 'Plangate',
      head_sha: HEAD,
      status: 'completed',
      conclusion: 'failure',
      ...output([one]),
    };
    expect((await ask('POST', '/repos/acme/infra/check-runs', body)).status).toBe(201);
    expect(github.checkRuns().at(-1)).toMatchObject({ name: 'Plangate', headSha: HEAD });
  });
});

test('GraphQL refuses a field that is not there', async () => {
  const { answer } = await ask('POST', '/graphql', { query: '{ viewer { logn } }' });
  expect(answer['errors']).toEqual([{ message: "Field 'logn' doesn't exist on type 'User'" }]);
  expect(github.violations).toHaveLength(1);
});
