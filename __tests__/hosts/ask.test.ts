/** What a host says itself comes first, and a permission is named only where the host speaks of one. */
import { literal } from '../../src/model/sentence.ts';
import { textOf } from '../../src/model/finding.ts';
import { createAsk, refusalSentence } from '../../src/hosts/ask.ts';
import { explainProblem } from '../../src/hosts/github/explain-problem.ts';
import { HostError } from '../../src/hosts/host-error.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';

interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  proxy?: string;
}

function responseOf({ status, body, headers = {}, proxy }: Answer) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = { status, headers, body: new TextEncoder().encode(text) };
  return proxy === undefined ? answer : { ...answer, proxy };
}

/** The error for an answer to a comment. */
async function refusalOf(service: string, answer: Answer, refused?: string): Promise<HostError> {
  const ask = createAsk({
    send: async () => responseOf(answer),
    clock: instantClock(),
    random: () => 0.5,
    service,
    ...(refused === undefined ? {} : { refusedRemedy: refused }),
    baseUrl: 'https://host.example',
    headers: {},
  });
  const error = await ask('POST', '/comments', {}).catch((reason: unknown) => reason);
  if (error instanceof HostError) return error;
  throw new Error('it was not refused');
}

const said = async (answer: Answer, fork = false) =>
  textOf(
    explainProblem(
      literal`The comment was not written`,
      'pull-requests: write',
      await refusalOf('GitHub', answer),
      fork,
    ),
  );

describe('GitHub', () => {
  test.each([
    [403, 'Unable to create comment because issue is locked.'],
    [403, 'Repository was archived so is read-only.'],
    [403, 'Interactions on this repository have been restricted to collaborators only.'],
    [403, 'User is blocked'],
    [403, 'Repository access blocked'],
    [403, 'Sorry. Your account was suspended.'],
    [
      403,
      'Resource protected by organization SAML enforcement. You must grant your OAuth token access to this organization.',
    ],
    [
      403,
      'Although you appear to have the correct authorization credentials, the `acme` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.',
    ],
    [403, 'Upgrade to GitHub Pro or make this repository public to enable this feature.'],
    [403, 'Something that nobody has heard of yet'],
    [410, 'Issues are disabled for this repo'],
    [422, 'Repository rule violations found'],
  ])('%i "%s" is all that is said', async (status, message) => {
    for (const fork of [true, false]) {
      expect(await said({ status, body: { message } }, fork)).toBe(
        `The comment was not written: GitHub says "${message}" (${status} to POST /comments).`,
      );
    }
  });

  test.each([
    'Resource not accessible by integration',
    'Resource not accessible by personal access token',
    'Must have admin rights to Repository.',
    'Must have push access to repository',
  ])('"%s" is followed by the permission', async (message) => {
    expect(await said({ status: 403, body: { message } })).toBe(
      `The comment was not written: GitHub says "${message}" (403 to POST /comments). The token needs \`pull-requests: write\`. Give the job \`permissions: pull-requests: write\`.`,
    );
  });

  test('a request limit is named, and its end where GitHub says it', async () => {
    const message = 'You have exceeded a secondary rate limit. Please wait a few minutes.';
    expect(await said({ status: 403, body: { message } })).toBe(
      `The comment was not written: GitHub says "${message}" (403 to POST /comments). Run the job again later.`,
    );
    const headers = {
      'retry-after': 'Mon, 23 Nov 2026 12:10:00 GMT',
      date: 'Mon, 23 Nov 2026 12:00:00 GMT',
    };
    expect(await said({ status: 429, body: { message }, headers })).toContain(
      'Run the job again in 10 min.',
    );
  });

  test('the reason for each refused field follows', async () => {
    const body = { message: 'Validation Failed', errors: [{ message: 'Body is odd' }, 'and long'] };
    expect(await said({ status: 422, body })).toContain(
      '"Validation Failed: Body is odd: and long"',
    );
  });
});

describe('the other hosts', () => {
  const REFUSED = 'The token needs a scope.';
  const SCOPE = 'The request requires higher privileges than provided by the access token.';
  const CONTRIBUTE =
    "TF401027: You need the Git 'PullRequestContribute' permission to perform this action.";
  const SCOPES = 'Your credentials lack one or more required privilege scopes.';
  const ARCHIVED = { message: 'Refused', detail: 'The repository is archived.' };
  const locked = { note: ['is locked', 'cannot be blank'] };
  const lacking = { error: 'insufficient_scope', error_description: SCOPE, scope: 'api' };
  const TEXT = { 'content-type': 'text/plain' };
  type Row = [
    host: string,
    sentence: string,
    status: number,
    body: unknown,
    rest?: Answer['headers'],
  ];
  const message = (host: string, text: string, status = 403): Row => [
    host,
    text,
    status,
    { message: text },
  ];
  const PERMISSIONS: Row[] = [
    message('GitLab', '403 Forbidden'),
    message('GitLab', '404 Project Not Found', 404),
    ['GitLab', `insufficient_scope: ${SCOPE}`, 403, lacking],
    ['Azure DevOps', CONTRIBUTE, 403, { $id: '1', message: CONTRIBUTE }],
    ['Bitbucket', SCOPES, 403, { type: 'error', error: { message: SCOPES } }],
  ];
  const OTHERS: Row[] = [
    ['GitLab', 'note is locked, cannot be blank', 400, { message: locked }],
    message('GitLab', 'Discussion is locked'),
    ['GitLab', 'Retry later', 403, 'Retry later\nplease', TEXT],
    message('Azure DevOps', 'TF401019: The repository is disabled.'),
    ['Bitbucket', 'Refused: The repository is archived.', 403, { type: 'error', error: ARCHIVED }],
    [
      'Gitea',
      'acme/infra is archived',
      423,
      { message: 'acme/infra is archived', url: 'https://x' },
    ],
    message('Gitea', 'You cannot comment on a locked issue'),
  ];
  async function expectSaid([service, sentence, status, body, headers]: Row, more: string) {
    const answer = { status, body, ...(headers !== undefined && { headers }) };
    const refused = await refusalOf(service, answer, REFUSED);
    expect(refused.message).toBe(
      `${service} says "${sentence}" (${status} to POST /comments).${more}`,
    );
  }
  test.each(PERMISSIONS)('%s: "%s" is followed by what the token needs', (...row) =>
    expectSaid(row, ` ${REFUSED}`),
  );
  test.each(OTHERS)('%s: "%s" is all that is said', (...row) => expectSaid(row, ''));

  test('without a reason only the token is named', async () => {
    const { message } = await refusalOf('GitLab', { status: 403, body: '' }, REFUSED);
    expect(message).toBe(`GitLab answered POST /comments with 403. ${REFUSED}`);
  });

  test('a page is not theirs, and the proxy in between is named', async () => {
    const answer = { status: 403, body: '<p>no</p>', headers: { 'content-type': 'text/html' } };
    const asked = 'GitLab answered POST /comments with 403 and a page';
    expect((await refusalOf('GitLab', answer, REFUSED)).message).toBe(`${asked}.`);
    expect((await refusalOf('GitLab', { ...answer, proxy: 'proxy:3128' }, REFUSED)).message).toBe(
      `${asked}: the proxy proxy:3128 may have answered in its place.`,
    );
  });
});

describe('a hostile sentence', () => {
  const shown = (message: string) =>
    refusalSentence(responseOf({ status: 403, body: { message } }));
  test.each<[string, string, string]>([
    ['is one line', 'first\nsecond\r::error::third', 'first'],
    ['has no terminal sequences', 'a\u001b[31mred\u001b[0m\u0007', 'ared'],
    ['has nothing that reorders', 'a\u202eb\u2066c', 'abc'],
  ])('%s', (_, message, expected) => expect(shown(message)).toBe(expected));
  test('is cut, for any number of them', () => {
    expect(shown('x'.repeat(100_000))).toHaveLength(300);
    const errors = Array.from({ length: 10_000 }, (_, id) => ({ message: `no ${id}` }));
    expect(
      refusalSentence(responseOf({ status: 422, body: { errors } })).length,
    ).toBeLessThanOrEqual(300);
  });
});
