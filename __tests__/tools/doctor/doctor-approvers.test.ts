/** What doctor says of those whom policies name: each is asked for, and what the token does not show is said of that name alone. */
import { toApprovers } from '../../../src/policy/policy-owners.ts';
import { toShown } from '../../../src/tools/doctor/diagnosis.ts';
import { examineApprovers } from '../../../src/tools/doctor/examine-approvers.ts';
import type { CommandIo } from '../../../src/check/command.ts';
import { execute } from '../../../src/machine/execute.ts';
import { instead, startGitHub, type GitHubOptions } from '../../support/github/start-github.ts';
import { gitIn } from '../../support/git-in.ts';
import { instantClock } from '../../support/instant-clock.ts';
import { expect, test } from '../../support/jest.ts';
import { openRepository } from '../../support/repository.ts';
import { makeTree } from '../../support/tree.ts';

const PEOPLE = { ann: 'maintain', rita: 'read' } as const;
const TEAMS = { 'acme/security': ['ann', 'carl'], 'acme/empty': [] };

/** @param token another one than that which may see everything, or '' for none */
async function examine(
  lists: readonly string[][],
  options: Partial<GitHubOptions> = {},
  token?: string,
) {
  const github = await startGitHub({ people: PEOPLE, teams: TEAMS, ...options });
  const { root } = makeTree({ 'main.tf': '' });
  openRepository(root).commit();
  gitIn(root, 'remote', 'add', 'origin', 'https://github.com/acme/infra');
  const { apiUrl, githubToken } = github.access;
  const environment = {
    PATH: process.env['PATH'],
    GITHUB_API_URL: apiUrl,
    GITHUB_TOKEN: token ?? githubToken,
  };
  const { signal } = new AbortController();
  const ports = { clock: instantClock(), random: () => 0.5, workingDirectory: root };
  const io = { environment, execute, signal, ...ports } as unknown as CommandIo;
  try {
    const approvers = lists.map((names) => toApprovers(names).approvers);
    const found = await examineApprovers(approvers, root, io);
    const said = found.map(toShown).map(({ state, seen, fix }) => ({ state, seen, fix }));
    return { said, asked: github.requests.length };
  } finally {
    await github.stop();
  }
}

const identity = (members: 'read' | 'none') => ({
  tokens: {
    ghp_doctor0123456789012345678901234567890: {
      login: 'ann',
      permissions: {
        contents: 'read',
        pull_requests: 'read',
        issues: 'read',
        checks: 'none',
        members,
      },
    },
  },
});
const TOKEN = 'ghp_doctor0123456789012345678901234567890';

test('each person and each team is asked for once, and roles need nothing', async () => {
  const lists = [
    ['@ann', '@acme/security', 'role:maintain'],
    ['rita', 'Ann', 'acme/security'],
  ];
  const { said, asked } = await examine(lists, identity('read') as Partial<GitHubOptions>, TOKEN);
  expect(said.map(({ state, seen }) => `${state}: ${seen}`)).toEqual([
    'ok: ann may write here',
    'note: rita may not write here, so no line of theirs counts',
    'ok: acme/security has 2 members',
  ]);
  expect(asked).toBe(3);
});

test('a team that the token does not see is said of that team alone', async () => {
  const { said } = await examine(
    [['ann', 'acme/security']],
    identity('none') as Partial<GitHubOptions>,
    TOKEN,
  );
  expect(said).toMatchObject([
    { state: 'ok', seen: 'ann may write here' },
    {
      state: 'note',
      seen: 'this token does not see acme/security',
      fix: expect.stringMatching(/403.*`?members-token`?/),
    },
  ]);
});

test('a team without members, and one that is not there, are said', async () => {
  const { said } = await examine(
    [['acme/empty', 'acme/gone']],
    identity('read') as Partial<GitHubOptions>,
    TOKEN,
  );
  expect(said.map(({ seen }) => seen)).toEqual([
    'acme/empty has no members, so nobody approves by it',
    'this token does not see acme/gone',
  ]);
});

test('a person whom GitHub does not show is said', async () => {
  const missing = instead(/\/permission$/, { status: 404, body: { message: 'Not Found' } });
  const { said } = await examine([['ann']], missing);
  expect(said).toMatchObject([{ state: 'note', seen: 'this token does not see ann' }]);
});

test('without a token the names are said, and nobody is asked', async () => {
  const { said, asked } = await examine([['ann', 'acme/security']], {}, '');
  expect(said).toMatchObject([
    {
      state: 'unknown',
      seen: 'policies name ann and acme/security; whether they are seen is not known',
    },
  ]);
  expect(asked).toBe(0);
});

test('where no policy names anybody, nothing is said', async () => {
  expect(await examine([['role:admin'], []])).toEqual({ said: [], asked: 0 });
});
