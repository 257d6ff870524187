/** Merge requests on other hosts than GitHub: whose code it is, and which files may choose. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from '../../../src/service/service.ts';
import { startFakeBitbucket } from '../../support/fake-bitbucket.ts';
import { onceFree } from '../../support/fixed-port.ts';
import { commitIn, gitIn, initIn } from '../../support/git-in.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../../support/jest.ts';
import { addressOf, projectUrl } from '../../support/git-server.ts';
import { MERGE_REQUEST } from '../../support/policy-repository.ts';
import { selfSigned } from '../../support/self-signed.ts';
import { testWith } from '../../support/optional-tools.ts';
import { recordTerminal } from '../../support/record-terminal.ts';
import { CLI, emptyDirectory, runCli } from '../../support/spawn-cli.ts';
import { startTestService } from '../../support/start-service.ts';
import { teamSeed } from '../../support/team-seed.ts';

const TOKEN = 'team-token-of-this-test';
const HEAD = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';
const cloud = (lines: string) => `terraform {\n  cloud {\n${lines}  }\n}\n`;
const named = (workspace: string) =>
  `    organization = "acme"\n    workspaces {\n      name = "${workspace}"\n    }\n`;

let service: RunningService;
let evil: RunningService;
/** The repository as the host has it: `main`, and a change that moves the gate. */
let origin: string;

beforeAll(async () => {
  const start = (scripts: Record<string, 'plain' | 'policy-check-hard-failed'>) =>
    startTestService({
      seed: teamSeed(
        { team: 'gate', token: TOKEN },
        Object.entries(scripts).map(([name, script]) => ({ name, script })),
      ),
    });
  service = await start({ net: 'policy-check-hard-failed', sandbox: 'plain', good: 'plain' });
  evil = await start({ net: 'plain' });
  origin = join(emptyDirectory(), 'acme', 'infra.git');
  mkdirSync(origin, { recursive: true });
  initIn(origin, 'bare');
  const work = emptyDirectory();
  initIn(work);
  const commit = (text: string, to: string) => {
    writeFileSync(join(work, 'main.tf'), text);
    commitIn(work, to);
    gitIn(work, 'push', '-q', origin, `HEAD:${to}`);
  };
  commit(cloud(named('good')), 'refs/heads/live');
  commit(cloud(named('net')), 'refs/heads/main');
  commit(cloud(named('sandbox')), 'refs/merge-requests/9/head');
  commit(cloud(`    hostname = "${evil.origin}"\n${named('net')}`), 'refs/merge-requests/10/head');
});
afterAll(() => Promise.all([service.stop(), evil.stop()]));
beforeEach(() => {
  service.requests.length = 0;
});

/** As a runner checks out: one commit, a few of its ancestors, and no branch at all. */
function checkOut(reference: string, ...more: string[]): string {
  const directory = emptyDirectory();
  initIn(directory);
  gitIn(directory, 'remote', 'add', 'origin', `file://${origin}`);
  gitIn(directory, 'fetch', '-q', '--depth', '20', 'origin', reference, ...more);
  gitIn(directory, 'checkout', '-q', 'FETCH_HEAD');
  return directory;
}

/** The service, and the variables with which each host names the repository. */
const where = () => ({
  TF_CLOUD_HOSTNAME: service.origin,
  TF_API_TOKEN: TOKEN,
  ...repositoryAt(origin),
});

function repositoryAt(bare: string): Record<string, string> {
  const address = addressOf(bare);
  return {
    CI_PROJECT_URL: projectUrl(bare),
    BUILD_REPOSITORY_URI: address,
    CIRCLE_REPOSITORY_URL: address,
    BUILDKITE_REPO: address,
    BUILDKITE_PULL_REQUEST_REPO: address,
    GIT_URL: address,
    PLANGATE_REPOSITORY_URL: address,
  };
}
const everything = () => ({ ...where(), TF_CLOUD_ORGANIZATION: 'acme', TF_WORKSPACE: 'good' });
const gatedIn = () =>
  service.requests.flatMap(
    ({ path }) => /\/organizations\/acme\/workspaces\/(\w+)/.exec(path)?.[1] ?? [],
  );

const azure = {
  TF_BUILD: 'True',
  BUILD_REASON: 'PullRequest',
  BUILD_SOURCEBRANCH: 'refs/pull/9/merge',
  SYSTEM_PULLREQUEST_PULLREQUESTID: '9',
  SYSTEM_PULLREQUEST_ISFORK: 'False',
};
const jenkins = { JENKINS_URL: 'https://ci.acme.example/', CHANGE_ID: '9', CHANGE_TARGET: 'main' };
const circleci = { CIRCLECI: 'true', CIRCLE_PULL_REQUEST: 'https://github.com/acme/infra/pull/9' };
const buildkite = {
  BUILDKITE: 'true',
  BUILDKITE_PULL_REQUEST: '9',
};
const bitbucket = {
  BITBUCKET_BUILD_NUMBER: '88',
  BITBUCKET_PR_ID: '5',
  BITBUCKET_REPO_FULL_NAME: 'acme/infra',
  BITBUCKET_COMMIT: HEAD,
};
/** A runner of GitHub, and the command line in a step of it. */
const gitHub = {
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'acme/infra',
  GITHUB_SHA: HEAD,
  GITHUB_REF: 'refs/heads/main',
};

describe('whose code it is', () => {
  async function check(env: Record<string, string>, ...words: string[]) {
    const cwd = emptyDirectory();
    writeFileSync(join(cwd, 'main.tf'), '');
    return runCli(['check', ...words], { cwd, env: { ...everything(), ...env } });
  }

  test.each<[string, Record<string, string>]>([
    [
      'GitLab: another source project',
      { ...MERGE_REQUEST, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '78' },
    ],
    ['GitLab: no source project', { ...MERGE_REQUEST, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '' }],
    [
      'GitLab: a pull request of GitHub, of a fork',
      {
        GITLAB_CI: 'true',
        CI_PIPELINE_SOURCE: 'external_pull_request_event',
        CI_EXTERNAL_PULL_REQUEST_SOURCE_REPOSITORY: 'mallory/infra',
        CI_EXTERNAL_PULL_REQUEST_TARGET_REPOSITORY: 'acme/infra',
      },
    ],
    [
      'GitLab: no branch, no tag, no merge request',
      { GITLAB_CI: 'true', CI_PIPELINE_SOURCE: 'parent_pipeline' },
    ],
    ['Azure: a fork', { ...azure, SYSTEM_PULLREQUEST_ISFORK: 'True' }],
    ['Azure: not said', { ...azure, SYSTEM_PULLREQUEST_ISFORK: '' }],
    [
      'Azure: a pull request that was started by hand',
      { ...azure, BUILD_REASON: 'Manual', SYSTEM_PULLREQUEST_PULLREQUESTID: '' },
    ],
    ['Jenkins: a fork', { ...jenkins, CHANGE_FORK: 'mallory' }],
    ['Jenkins: another plugin', { JENKINS_URL: 'https://ci.acme.example/', ghprbPullId: '9' }],
    ['CircleCI: a fork', { ...circleci, CIRCLE_PR_USERNAME: 'mallory' }],
    ['CircleCI: a fork, by its branch', { CIRCLECI: 'true', CIRCLE_BRANCH: 'pull/9' }],
    [
      'Buildkite: a fork',
      { ...buildkite, BUILDKITE_PULL_REQUEST_REPO: 'git://github.com/mallory/infra.git' },
    ],
    ['Buildkite: not said', { ...buildkite, BUILDKITE_PULL_REQUEST_REPO: '' }],
    ['Bitbucket: no answer', bitbucket],
    ['GitHub: no payload', { ...gitHub, GITHUB_EVENT_NAME: 'issue_comment' }],
  ])('%s: refused before the service is asked', async (_, env) => {
    const { code, stderr } = await check(env);
    expect(stderr).toMatch(/--allow-untrusted-head +is not given\. This job has a token/);
    expect(stderr).toContain('pass --allow-untrusted-head to a job');
    expect([code, service.requests]).toEqual([2, []]);
  });

  test.each<[string, string | null, number]>([
    ['a fork', 'mallory/infra', 2],
    ['a fork that is gone', null, 2],
    ['the repository itself', 'acme/infra', 0],
  ])('Bitbucket is asked: %s', async (_, source, expected) => {
    const fake = await onceFree(() => startFakeBitbucket({ proxy: true, port: 29_418, source }));
    const { code } = await check(bitbucket, '--comment', 'off');
    await fake.stop();
    expect([code, service.requests.length > 0]).toEqual([expected, expected === 0]);
  });

  test('Bitbucket has a report also of a job with little time', async () => {
    const fake = await onceFree(() => startFakeBitbucket({ proxy: true, port: 29_418 }));
    const { code, stderr } = await check(bitbucket, '--timeout', '20s');
    await fake.stop();
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('report was not published')]);
    expect(fake.one()?.report).toMatchObject({ result: 'PASSED' });
  });

  test.each<[string, Record<string, string>]>([
    ['GitLab', MERGE_REQUEST],
    ['GitLab, a push', { GITLAB_CI: 'true', CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'main' }],
    ['Azure', azure],
    ['Jenkins', jenkins],
    ['CircleCI', circleci],
    ['Buildkite', buildkite],
    ['a CI that is not known here', { CI: 'true' }],
  ])('%s, its own: the service is asked', async (_, env) => {
    // It does not know this workspace, and the job is over at once.
    const { code } = await check({ ...env, TF_WORKSPACE: 'gone' });
    expect([code, service.requests.length > 0]).toEqual([6, true]);
  });

  test('a fork that was let in', async () => {
    const fork = { ...MERGE_REQUEST, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '78' };
    expect((await check(fork, '--allow-untrusted-head')).code).toBe(0);
  });
});

describe('which files may choose', () => {
  const hosts: [string, Record<string, string>][] = [
    ['GitLab', MERGE_REQUEST],
    ['Azure', azure],
    ['Jenkins', jenkins],
    ['CircleCI', circleci],
    ['Buildkite', { ...buildkite, BUILDKITE_PIPELINE_DEFAULT_BRANCH: 'main' }],
    [
      'Buildkite, the queue',
      { BUILDKITE: 'true', BUILDKITE_BRANCH: 'gh-readonly-queue/main/pr-9-6f1c' },
    ],
    ['a CI that is not known here', { CI: 'true' }],
  ];

  test.each(hosts)('%s: the workspace of the default branch judges', async (_, env) => {
    const cwd = checkOut('refs/merge-requests/9/head');
    const { code, stdout, stderr } = await runCli(['check'], { cwd, env: { ...where(), ...env } });
    expect([code, [...new Set(gatedIn())]]).toEqual([1, ['net']]);
    expect(stdout + stderr).toContain(
      'The workspace comes from main.tf:2 of the default branch, "net"',
    );
  });

  test.each(hosts)('%s: no token for the host that the change names', async (_, env) => {
    const cwd = checkOut('refs/merge-requests/10/head');
    const without = { TF_API_TOKEN: TOKEN, ...repositoryAt(origin), ...env };
    const { code, stderr } = await runCli(['check', '--timeout', '5s'], { cwd, env: without });
    expect(stderr).toMatch(/--hostname +is app\.terraform\.io, and main\.tf:2 names the host/);
    expect([code, evil.requests]).toEqual([2, []]);
  });

  test.each(hosts)(
    '%s: what the clone calls a branch of the server does not count',
    async (_, env) => {
      const cwd = checkOut('refs/merge-requests/9/head');
      for (const name of ['main', 'live', 'HEAD']) {
        gitIn(cwd, 'update-ref', `refs/remotes/origin/${name}`, 'HEAD');
      }
      gitIn(cwd, 'remote', 'set-url', 'origin', 'file:///nowhere/acme/infra.git');
      const judged = async (...words: string[]) => {
        service.requests.length = 0;
        const { code } = await runCli(['check', ...words], { cwd, env: { ...where(), ...env } });
        return [code, [...new Set(gatedIn())]];
      };
      expect(await judged()).toEqual([1, ['net']]);
      expect(await judged('--trusted-branch', 'live')).toEqual([0, ['good']]);
    },
  );

  test.each<[string, Record<string, string>, (cwd: string) => void, RegExp]>([
    [
      'cannot be asked for',
      { ...MERGE_REQUEST, CI_PROJECT_URL: 'http://127.0.0.1:9/acme/infra' },
      () => undefined,
      /the server did not say which commit is the last of the default branch .* Job token permissions\./s,
    ],
    [
      'is on no server that the job names',
      { ...MERGE_REQUEST, CI_PROJECT_URL: '' },
      () => undefined,
      /this job does not say where the default branch of its repository is\./,
    ],
    [
      'is in no repository',
      MERGE_REQUEST,
      (cwd) => rmSync(join(cwd, '.git'), { recursive: true }),
      /these files are in no git repository\./,
    ],
  ])('a trusted branch that %s: bad input names the inputs', async (_, env, spoil, why) => {
    const cwd = checkOut('refs/merge-requests/9/head');
    spoil(cwd);
    const { code, stderr } = await runCli(['check'], { cwd, env: { ...where(), ...env } });
    expect(stderr).toMatch(/--organization +is missing\. Pass --organization\./);
    expect(stderr).toMatch(/--workspace +is missing\. Pass --workspace or --workspaces\./);
    expect(stderr).toMatch(why);
    expect([code, service.requests]).toEqual([2, []]);
  });

  test('what was green stays green: a shallow clone, the block of the default branch, no new input', async () => {
    const cwd = checkOut('refs/heads/live');
    const env = { ...where(), ...MERGE_REQUEST };
    const words = ['check', '--trusted-branch', 'live'];
    const { code, stdout, stderr } = await runCli(words, { cwd, env });
    expect([code, [...new Set(gatedIn())]]).toEqual([0, ['good']]);
    expect(stdout + stderr).not.toContain('does not count');
  });

  test('nothing of the checkout runs when the branch is fetched', async () => {
    const cwd = checkOut('refs/merge-requests/9/head');
    const hooks = join(cwd, '.husky');
    mkdirSync(hooks);
    writeFileSync(join(hooks, 'reference-transaction'), '#!/bin/sh\ntouch "$PWD/ran"\n', {
      mode: 0o755,
    });
    gitIn(cwd, 'config', 'core.hooksPath', '.husky');
    await runCli(['check'], { cwd, env: { ...where(), ...MERGE_REQUEST } });
    expect(gitIn(cwd, 'status', '--porcelain')).not.toContain('ran');
    expect([...new Set(gatedIn())]).toEqual(['net']);
  });

  testWith(
    'python3',
    'a person at a terminal: the block that is checked out counts',
    async (python) => {
      const cwd = checkOut('refs/merge-requests/9/head');
      const env = { ...where(), PATH: process.env['PATH'] ?? '', HOME: emptyDirectory() };
      const words = [process.execPath, CLI, 'check'];
      const { code } = await recordTerminal(python, words, { columns: 100, cwd, env });
      expect([code, [...new Set(gatedIn())]]).toEqual([0, ['sandbox']]);
    },
  );

  test.each<[string, Record<string, string>]>([
    ['a push on GitLab', { GITLAB_CI: 'true', CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'x' }],
    [
      'a schedule on Azure',
      { TF_BUILD: 'True', BUILD_REASON: 'Schedule', BUILD_SOURCEBRANCH: 'refs/heads/x' },
    ],
    ['a tag on GitHub', { ...gitHub, GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/tags/v1' }],
  ])('%s: the block that is checked out counts', async (_, env) => {
    const cwd = checkOut('refs/merge-requests/9/head');
    const { code } = await runCli(['check'], { cwd, env: { ...where(), ...env } });
    expect([code, [...new Set(gatedIn())]]).toEqual([0, ['sandbox']]);
  });

  test('a directory that became a submodule does not bring a default branch of its own', async () => {
    const cwd = checkOut('refs/merge-requests/9/head');
    const theirs = join(emptyDirectory(), 'mallory.git');
    gitIn(cwd, 'clone', '-q', '--bare', origin, theirs);
    gitIn(theirs, 'fetch', '-q', origin, '+refs/merge-requests/9/head:refs/heads/main');
    gitIn(cwd, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', theirs, 'net');
    const words = ['check', '--directory', 'net'];
    const { code, stderr } = await runCli(words, { cwd, env: { ...where(), ...jenkins } });
    expect(stderr).toMatch(
      /--workspace +is missing\..* There is no cloud block in "net" on the default branch/,
    );
    expect([code, service.requests]).toEqual([2, []]);
  });

  test('the name of a file is no command for the host', async () => {
    const cwd = checkOut('refs/merge-requests/10/head');
    const name = 'a\n##vso[task.setvariable variable=x]y\n::warning::z\n.tf';
    renameSync(join(cwd, 'main.tf'), join(cwd, name));
    const { stderr } = await runCli(['check'], { cwd, env: { TF_API_TOKEN: TOKEN, ...azure } });
    expect(stderr).toMatch(/--hostname +is app\.terraform\.io, and a ##\\vso\[/);
    expect(stderr).not.toMatch(/^(?:##vso|::)/m);
  });

  test('a file that never ends is not read', async () => {
    const cwd = checkOut('refs/heads/live');
    const pipe = join(emptyDirectory(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    symlinkSync(pipe, join(cwd, 'a.tf'));
    const env = { ...where(), ...MERGE_REQUEST };
    const words = ['check', '--trusted-branch', 'live'];
    const { code, stdout } = await runCli(words, { cwd, env });
    // The gate goes on, and stops at the link when it packs.
    expect([code, stdout]).toEqual([2, expect.stringContaining('a.tf')]);
    expect(gatedIn()).toContain('good');
  });

  test('authorities that a change can write are told', async () => {
    const cwd = checkOut('refs/heads/live');
    writeFileSync(join(cwd, 'ca.pem'), selfSigned().cert);
    const words = ['check', '--ca-file', 'ca.pem', '--trusted-branch', 'live'];
    const env = { ...where(), ...MERGE_REQUEST };
    const { stderr } = await runCli(words, { cwd, env });
    expect(stderr).toContain('a pull request can change that file');
  });

  test('a token that is bound to a host goes to that host only', async () => {
    const cwd = checkOut('refs/merge-requests/10/head');
    const host = { TF_CLOUD_HOSTNAME: evil.origin, TF_CLOUD_ORGANIZATION: 'acme' };
    const bound = { ...host, TF_WORKSPACE: 'net', TF_TOKEN_app_terraform_io: TOKEN };
    const { code, stderr } = await runCli(['check'], { cwd, env: bound });
    expect(stderr).toMatch(/--token +is missing/);
    expect([code, evil.requests]).toEqual([2, []]);
  });
});

describe('a host that the files name, where no person is', () => {
  const PLACES: [string, Record<string, string>][] = [
    ['a script', {}],
    ['TeamCity', { TEAMCITY_VERSION: '2026.1' }],
    ['AWS CodeBuild', { CODEBUILD_BUILD_ID: 'infra:1', CODEBUILD_WEBHOOK_TRIGGER: 'pr/9' }],
    ['Google Cloud Build', { BUILDER_OUTPUT: '/builder/outputs' }],
    ['Bamboo', { bamboo_buildKey: 'ACME-NET-JOB1', bamboo_repository_pr_key: '9' }],
    ['Atlantis', { ATLANTIS_TERRAFORM_VERSION: '1.11.4', PULL_NUM: '9' }],
    ['Tekton', { TEKTON_PIPELINE_RUN: 'infra-9' }],
    [
      'Jenkins, Gerrit',
      { JENKINS_URL: 'https://ci.acme.example/', GERRIT_CHANGE_NUMBER: '9', GERRIT_BRANCH: 'main' },
    ],
    ['Jenkins, a webhook', { JENKINS_URL: 'https://ci.acme.example/', GIT_BRANCH: 'origin/x' }],
    ['Drone', { DRONE: 'true', DRONE_PULL_REQUEST: '9' }],
    ['Travis CI', { TRAVIS: 'true', TRAVIS_PULL_REQUEST: '9' }],
    ['GoCD', { GO_PIPELINE_LABEL: '9' }],
    ['Woodpecker', { CI: 'woodpecker', CI_WORKSPACE: '/woodpecker' }],
  ];
  const refused = {
    code: 2,
    said: expect.stringMatching(/--hostname +is app\.terraform\.io, and .* Pass .*--hostname HOST/),
    asked: [],
  };
  const run = async (cwd: string, env: Record<string, string>, ...words: string[]) => {
    const given = { TF_API_TOKEN: TOKEN, ...env };
    const { code, stderr } = await runCli(['check', '--timeout', '5s', ...words], {
      cwd,
      env: given,
    });
    return { code, said: stderr, asked: evil.requests };
  };

  test.each(PLACES)('%s: no token for it, and none for the default', async (_, env) => {
    expect(await run(checkOut('refs/merge-requests/10/head'), env)).toEqual(refused);
  });

  testWith('python3', 'a job that has a terminal is no person', async (python) => {
    for (const [, env] of PLACES.slice(1, 9)) {
      const cwd = checkOut('refs/merge-requests/10/head');
      const words = [process.execPath, CLI, 'check', '--timeout', '5s'];
      const all = { TF_API_TOKEN: TOKEN, PATH: process.env['PATH'] ?? '', HOME: cwd, ...env };
      const { code } = await recordTerminal(python, words, { columns: 300, cwd, env: all });
      expect([env, code, evil.requests]).toEqual([env, 2, []]);
    }
  });

  const named = { TF_CLOUD_ORGANIZATION: 'acme', TF_WORKSPACE: 'good' };
  const host = () => `hostname = "${evil.origin}"`;
  test.each<[string, () => Record<string, string>]>([
    ['main.tf', () => ({ 'main.tf': `terraform {\n  cloud {\n    ${host()}\n  }\n}\n` })],
    ['main.tofu', () => ({ 'main.tofu': `terraform {\n  cloud {\n    ${host()}\n  }\n}\n` })],
    [
      'an older form',
      () => ({ 'a.tf': `terraform {\n  backend "remote" {\n    ${host()}\n  }\n}\n` }),
    ],
    [
      'a file that overrides',
      () => ({
        'a.tf': cloud('    organization = "acme"\n'),
        'override.tf': `terraform {\n  cloud {\n    ${host()}\n  }\n}\n`,
      }),
    ],
    [
      'JSON',
      () => ({
        'main.tf.json': JSON.stringify({ terraform: { cloud: { hostname: evil.origin } } }),
      }),
    ],
    [
      'JSON in lists',
      () => ({
        'main.tf.json': JSON.stringify({ terraform: [{ cloud: [{ hostname: evil.origin }] }] }),
      }),
    ],
    [
      'JSON, an older form',
      () => ({
        'a.tf.json': JSON.stringify({
          terraform: { backend: { remote: { hostname: evil.origin } } },
        }),
      }),
    ],
    [
      'JSON, spelled otherwise',
      () => ({
        'a.tf.json': `{"terraform":{"clo\\u0075d":{"h\\u006fstname":"${evil.origin}"}}}`,
      }),
    ],
    [
      'JSON that overrides',
      () => ({
        'a.tf': cloud('    organization = "acme"\n'),
        'x_override.tf.json': JSON.stringify({ terraform: { cloud: { hostname: evil.origin } } }),
      }),
    ],
    [
      'a name with a sign',
      () => ({ '#main.tf': `terraform {\n  cloud {\n    ${host()}\n  }\n}\n` }),
    ],
    [
      'a file with a mark of its encoding, and other line ends',
      () => ({ 'main.tf': `\ufeffterraform {\r\n  cloud {\r\n    ${host()}\r\n  }\r\n}\r\n` }),
    ],
    [
      'JSON of OpenTofu',
      () => ({
        'main.tofu.json': JSON.stringify({ terraform: { cloud: { hostname: evil.origin } } }),
      }),
    ],
    [
      'JSON that names a block twice',
      () => ({
        'a.tf.json': `{"terraform":{"cloud":{"hostname":"${evil.origin}"}},"terraform":{"required_version":">= 1"}}`,
      }),
    ],
    [
      'a second block',
      () => ({ 'a.tf': cloud(''), 'b.tf': `terraform {\n  cloud {\n    ${host()}\n  }\n}\n` }),
    ],
  ])('in %s', async (_, files) => {
    const cwd = emptyDirectory();
    for (const [name, text] of Object.entries(files())) writeFileSync(join(cwd, name), text);
    expect(await run(cwd, named)).toEqual(refused);
    mkdirSync(join(cwd, 'other'));
    writeFileSync(join(cwd, 'other/main.tf'), '');
    const words = ['--directory', 'other', '--workspaces', 'good=.'];
    expect(await run(cwd, { TF_CLOUD_ORGANIZATION: 'acme' }, ...words)).toEqual(refused);
  });
});
