/** What doctor says of the job around the gate: its permissions, its runner, and the check that the branch has to require. */
import { toShown } from '../../../src/tools/doctor/diagnosis.ts';
import { examineRequired } from '../../../src/tools/doctor/examine-required.ts';
import { examineWorkflows } from '../../../src/tools/doctor/examine-workflows.ts';
import type { CommandIo } from '../../../src/check/command.ts';
import { createSend } from '../../../src/client/http/send.ts';
import { execute } from '../../../src/machine/execute.ts';
import { instead, startGitHub, type GitHubOptions } from '../../support/github/start-github.ts';
import { gitIn } from '../../support/git-in.ts';
import { instantClock } from '../../support/instant-clock.ts';
import { afterAll, describe, expect, test } from '../../support/jest.ts';
import { openRepository } from '../../support/repository.ts';
import { makeTree } from '../../support/tree.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const send = createSend({ environment: {} });
afterAll(() => send.close());

const workflow = (job: string, more = '') =>
  `name: Policy gate\non: pull_request\n${more}jobs:\n  gate:\n    runs-on: ubuntu-latest\n${job}    steps:\n      - uses: actions/checkout@v4\n      - uses: plangate/plangate@${SHA}\n        with: { organization: acme, workspace: net }\n`;

async function examine(files: Record<string, string>) {
  const { root } = makeTree(files);
  const { findings, checks } = await examineWorkflows(root, '1.0.0');
  return { checks, said: findings.map(toShown).map(({ state, seen }) => `${state}: ${seen}`) };
}
const PATH = '.github/workflows/gate.yml';
const whole = '    permissions: { contents: read, pull-requests: write, checks: write }\n';

describe('permissions of the job', () => {
  test.each([
    ['all that it needs', whole, []],
    ['none said', '', []],
    ['everything', '    permissions: write-all\n', []],
    [
      'nothing',
      '    permissions: {}\n',
      ['contents: read', 'pull-requests: write', 'checks: write'],
    ],
    ['reading alone', '    permissions: read-all\n', ['pull-requests: write', 'checks: write']],
    ['no checks', '    permissions: { contents: read, pull-requests: write }\n', ['checks: write']],
  ])('are missing only where the gate needs them: %s', async (_, job, missing) => {
    const { said } = await examine({ [PATH]: workflow(job) });
    const named = said.flatMap((line) => /no `([^`]+)`/.exec(line)?.[1] ?? []);
    expect(named).toEqual(missing);
  });

  test('are those of the workflow only where the job has none', async () => {
    const above = 'permissions: {}\n';
    expect((await examine({ [PATH]: workflow('', above) })).said).toHaveLength(3);
    expect((await examine({ [PATH]: workflow(whole, above) })).said).toEqual([
      'ok: starts on pull_request',
    ]);
  });

  test('are not needed by what is turned off', async () => {
    const text = workflow('    permissions: { contents: read }\n').replace(
      'workspace: net',
      'workspace: net, comment: off',
    );
    const off = { [PATH]: text, 'plangate.yml': 'annotate: off\n' };
    expect((await examine(off)).said).toEqual(['ok: starts on pull_request']);
    const all = {
      [PATH]: text.replace(', comment: off', ''),
      '.github/plangate.yml': 'comment: off\n',
    };
    expect((await examine(all)).said).toEqual([expect.stringContaining('no `checks: write`')]);
    const second = text.replace('comment: off', 'comment: off, settings: gates/b.yml');
    expect(
      (
        await examine({
          [PATH]: second,
          'plangate.yml': 'mode: x\n',
          'gates/b.yml': 'annotate: off\n',
        })
      ).said,
    ).toEqual(['ok: starts on pull_request']);
  });
});

describe('the name of the check', () => {
  const call = `on: pull_request\njobs:\n  policy:\n    uses: ./${PATH}\n`;
  test.each([
    ['is that of the job', { [PATH]: workflow('') }, ['gate']],
    ['is the name that the job has', { [PATH]: workflow('    name: Policies\n') }, ['Policies']],
    [
      'is not known of a matrix',
      { [PATH]: workflow('    strategy: { matrix: { a: [1] } }\n') },
      [],
    ],
    ['is not known of an expression', { [PATH]: workflow('    name: ${{ github.ref }}\n') }, []],
    [
      'has that of the calling job before it',
      {
        [PATH]: workflow('').replace('on: pull_request', 'on: workflow_call'),
        '.github/workflows/call.yml': call,
      },
      ['policy / gate'],
    ],
    [
      'is workflow, job and event on Gitea',
      {
        '.gitea/workflows/gate.yml': workflow('').replace(
          'plangate/plangate@',
          'https://github.com/plangate/plangate@',
        ),
      },
      ['Policy gate / gate (pull_request)'],
    ],
  ])('%s', async (_, files, checks) => {
    expect((await examine(files as Record<string, string>)).checks).toEqual(checks);
  });

  test('a self-hosted runner that may lack the Node.js of the action is named', async () => {
    const own = workflow('').replace('ubuntu-latest', '[self-hosted, linux]');
    expect((await examine({ [PATH]: own })).said).toContainEqual(
      expect.stringContaining('unknown: runs on a machine of your own'),
    );
  });
});

describe('the rules of the branch', () => {
  async function required(
    options: Partial<GitHubOptions>,
    origin = 'https://github.com/acme/infra',
  ) {
    const github = await startGitHub(options);
    const { root } = makeTree({ 'main.tf': '' });
    openRepository(root).commit();
    gitIn(root, 'remote', 'add', 'origin', origin);
    const { apiUrl, githubToken } = github.access;
    const environment = {
      PATH: process.env['PATH'],
      GITHUB_API_URL: apiUrl,
      GITHUB_TOKEN: githubToken,
    };
    const { signal } = new AbortController();
    const io = {
      environment,
      execute,
      signal,
      clock: instantClock(),
      random: () => 0.5,
      workingDirectory: root,
    };
    try {
      const found = await examineRequired(['gate'], root, io as unknown as CommandIo);
      return { ...found.map(toShown)[0], asked: github.requests.length };
    } finally {
      await github.stop();
    }
  }

  test('are fine where the check is required', async () => {
    expect(await required({ requiredChecks: ['lint', 'gate'] })).toMatchObject({
      state: 'ok',
      seen: 'main requires "gate"',
    });
  });
  test('name a required check that never comes from the gate', async () => {
    expect(await required({ requiredChecks: ['Policy gate'] })).toMatchObject({
      state: 'note',
      seen: 'the rules of main require "Policy gate", and no gate makes a check of that name',
    });
  });
  test('are a problem where no check is required', async () => {
    expect(await required({})).toMatchObject({
      state: 'note',
      seen: 'the rules of main require no check',
    });
  });
  test('are unknown where GitHub does not show them', async () => {
    const refusal = instead(/rules/, { status: 403, body: { message: 'No.' } });
    expect(await required(refusal)).toMatchObject({
      state: 'unknown',
      fix: expect.stringContaining('403'),
    });
  });
  test.each(['https://gitlab.com/acme/infra', 'https://github.com.else.example/acme/infra'])(
    'send no token for a repository at %s',
    async (origin) => {
      expect(await required({ requiredChecks: ['gate'] }, origin)).toMatchObject({
        state: 'unknown',
        asked: 0,
      });
    },
  );
});
