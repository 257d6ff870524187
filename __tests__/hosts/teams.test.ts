/** The teams of a pull request's author, as GitHub lists them, and what is not taken for a list. */
import { createSend } from '../../src/client/http/send.ts';
import { connectGitHub } from '../../src/hosts/github/calls.ts';
import { GITEA } from '../../src/hosts/github/server.ts';
import { teamsOfAuthor } from '../../src/hosts/github/teams.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterEach, expect, test } from '../support/jest.ts';
import {
  instead,
  startGitHub,
  type GitHubOptions,
  type RunningGitHub,
} from '../support/github/start-github.ts';
import { workflowToken } from '../support/github/state.ts';

const MEMBERS = workflowToken({ members: 'read' });

let github: RunningGitHub;
afterEach(() => github.stop());

/** Asks for the author's teams with the only token of a GitHub. */
async function ask(options: Partial<GitHubOptions> & { author?: string } = {}) {
  const { author = 'octocat', ...more } = options;
  github = await startGitHub({
    pullRequests: [{ number: 42, headSha: 'a'.repeat(40), files: [], author }],
    teams: { 'acme/platform': ['octocat', 'ann'], 'acme/data': ['ann'], 'other/platform': ['ann'] },
    tokens: { secret: MEMBERS },
    ...more,
  });
  const network = createSend({ environment: {} });
  const ports = { send: network, clock: instantClock(), random: () => 0.5 };
  const { comments } = connectGitHub(github.access, ports);
  const answer = await teamsOfAuthor(comments, 42);
  await network.close();
  return answer;
}

test.each([
  ['octocat', ['platform']],
  ['ann', ['platform', 'data']],
  ['stranger', []],
  ['renovate[bot]', []],
])('%s is in %j of the organization', async (author, teams) => {
  expect(await ask({ author })).toEqual({ teams });
  expect(github.violations).toEqual([]);
});

test('250 teams are read to their end', async () => {
  const names = Array.from({ length: 250 }, (_, at) => `team-${at}`);
  const teams = Object.fromEntries(names.map((name) => [`acme/${name}`, ['octocat']]));
  expect(await ask({ teams })).toEqual({ teams: names });
  expect(github.requests.filter(({ path }) => path.endsWith('/graphql'))).toHaveLength(3);
});

/** An answer of GraphQL to a token that may list teams, changed in one place. */
const answered = (change: object, more: object = {}, beside: object = {}) => {
  const whole = {
    totalCount: 1,
    nodes: [{ slug: 'platform' }],
    pageInfo: { hasNextPage: false, endCursor: 'x' },
  };
  const organization = { seen: { totalCount: 3 }, teams: { ...whole, ...change }, ...more };
  return instead(/graphql$/, { status: 200, body: { data: { organization }, ...beside } });
};
const refused = (status: number) =>
  instead(/graphql$/, { status, body: { message: 'Resource not accessible by integration' } });

const UNKNOWN: [what: string, options: Partial<GitHubOptions>, says: RegExp][] = [
  [
    'a token of a workflow',
    { tokens: { secret: workflowToken() } },
    /by integration.*Members: read/,
  ],
  ['a repository of a person', { teams: {} }, /no teams of acme: it says.*Members: read/],
  ['a refusal', refused(403), /Members: read/],
  ['a token that GitHub does not know', refused(401), /Members: read/],
  ['an address that is not there', refused(404), /Members: read/],
  ['a server that fails', refused(400), /400/],
  [
    'a view without any team',
    answered({}, { seen: { totalCount: 0 } }),
    /sees none.*Members: read/,
  ],
  ['a view without a number of teams', answered({}, { seen: null }), /sees none/],
  ['an error beside the list', answered({}, {}, { errors: [{ message: 'Timeout' }] }), /"Timeout"/],
  [
    'a pull request without an author',
    instead(/pulls\/42$/, { status: 200, body: { number: 42, head: { sha: 'a'.repeat(40) } } }),
    /does not say who opened/,
  ],
  ['no list', answered({}, { teams: null }), /not list all/],
  ['fewer teams than it counts', answered({ totalCount: 2 }), /not list all/],
  ['a list without a number', answered({ totalCount: null }), /not list all/],
  ['a team without a name', answered({ nodes: [{ slug: null }] }), /not list all/],
  ['a list that says nothing of its end', answered({ pageInfo: null }), /not list all/],
  [
    'a list that begins again',
    answered({ pageInfo: { hasNextPage: true, endCursor: 'x' } }),
    /not list all/,
  ],
];

test.each(UNKNOWN)('%s makes the teams unknown', async (_, options, says) => {
  expect(await ask(options)).toEqual({ unknown: expect.stringMatching(says) });
});

test('without a token no request is sent, and the needed token is named', async () => {
  expect(await teamsOfAuthor(undefined, 42)).toEqual({
    unknown: expect.stringMatching(/_Members: read_.*`github-token`.*`members-token`/),
  });
  github = await startGitHub();
});

test('a server without teams is not asked for them', async () => {
  const pullRequest = () => Promise.reject(new Error('asked'));
  const unknown = 'Gitea is not asked for them';
  expect(await teamsOfAuthor({ server: GITEA, pullRequest }, 42)).toEqual({ unknown });
  github = await startGitHub();
});
