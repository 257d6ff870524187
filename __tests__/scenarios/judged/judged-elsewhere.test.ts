/** Merge requests on other hosts than GitHub: whose code it is, and which files may choose. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningService } from '../../../src/service/service.ts';
import type { Execute } from '../../../src/model/ports.ts';
import { callCli } from '../../support/call-cli.ts';
import { onceFree } from '../../support/fixed-port.ts';
import { commitIn, gitIn, initIn } from '../../support/git-in.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../../support/jest.ts';
import { MERGE_REQUEST } from '../../support/policy-repository.ts';
import { selfSigned } from '../../support/self-signed.ts';
import { executeOnBitbucket, serveClone, variablesOfServer } from '../../support/served-clone.ts';
import { testWith } from '../../support/optional-tools.ts';
import { recordTerminal } from '../../support/record-terminal.ts';
import { cliBundle, runCli } from '../../support/spawn-cli.ts';
import { startTestService } from '../../support/start-service.ts';
import { startStrictServer, type StrictRequest } from '../../support/strict-server.ts';
import { teamSeed } from '../../support/team-seed.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';

const TOKEN = 'team-token-of-this-test';
const HEAD = '6f1cb4086c1e5d1c2f7d6a0f5b3f6a1de2a4c9b7';
/** Variables of a job. */
type Env = Record<string, string>;
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
  ...variablesOfServer(origin),
});

const gatedIn = () =>
  service.requests.flatMap(
    ({ path }) => /\/organizations\/acme\/workspaces\/(\w+)/.exec(path)?.[1] ?? [],
  );

/** `plangate check` in a checkout: how it ends, what it says, and the workspaces that judged. */
async function checkIn(cwd: string, env: Env, ...words: string[]) {
  service.requests.length = 0;
  const { code, stdout, stderr } = await runCli(['check', ...words], { cwd, env });
  return { code, said: stdout + stderr, stdout, stderr, judges: [...new Set(gatedIn())] };
}

/** The same, with programs that find a server elsewhere. */
async function callIn(cwd: string, env: Env, execute: Execute, ...words: string[]) {
  service.requests.length = 0;
  return callCli(['check', ...words], { cwd, env, execute, isPersonThere: false });
}

const azure = {
  TF_BUILD: 'True',
  BUILD_REASON: 'PullRequest',
  BUILD_SOURCEBRANCH: 'refs/pull/9/merge',
  SYSTEM_PULLREQUEST_PULLREQUESTID: '9',
  SYSTEM_PULLREQUEST_ISFORK: 'False',
};
const jenkins = { JENKINS_URL: 'https://ci.acme.example/', CHANGE_ID: '9', CHANGE_TARGET: 'main' };
const bitbucket = {
  BITBUCKET_BUILD_NUMBER: '88',
  BITBUCKET_PR_ID: '5',
  BITBUCKET_PR_DESTINATION_BRANCH: 'main',
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
const gitLabFork = { ...MERGE_REQUEST, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '78' };

describe('whose code it is', () => {
  function check(env: Env, ...words: string[]) {
    const cwd = emptyDirectory();
    writeFileSync(join(cwd, 'main.tf'), '');
    const named = { TF_CLOUD_ORGANIZATION: 'acme', TF_WORKSPACE: 'good' };
    const server = serveClone(cwd);
    const job = { ...where(), ...server, ...named, ...env };
    return 'BITBUCKET_BUILD_NUMBER' in env
      ? callIn(cwd, job, executeOnBitbucket(server), ...words)
      : checkIn(cwd, job, ...words);
  }

  const OF_OTHERS: Record<string, Env> = {
    'GitLab: another source project': gitLabFork,
    'Bitbucket: no answer': bitbucket,
    'GitHub: no payload': { ...gitHub, GITHUB_EVENT_NAME: 'issue_comment' },
  };
  test.each(Object.entries(OF_OTHERS))(
    '%s is refused before the service is asked',
    async (_, env) => {
      const { code, stderr } = await check(env);
      expect(stderr).toMatch(/--allow-untrusted-head +is not given\. This job has a token/);
      expect(stderr).toContain('Pass --allow-untrusted-head to a job');
      expect([code, service.requests]).toEqual([2, []]);
    },
  );

  test('a job of Bitbucket that names no repository starts nothing', async () => {
    const { code, stderr } = await check({ ...bitbucket, BITBUCKET_REPO_FULL_NAME: '' });
    expect(stderr).toContain('does not say where the default branch of its repository is');
    expect([code, service.requests]).toEqual([2, []]);
  });

  test.each<[string, string | null, number]>([
    ['a fork', 'mallory/infra', 2],
    ['a fork that is gone', null, 2],
    ['the repository itself', 'acme/infra', 0],
  ])('the answer of Bitbucket decides: %s', async (_, source, expected) => {
    // The proxy of a pipeline, which adds the credentials by itself.
    const answer = ({ headers }: StrictRequest) => {
      const isKnown = headers.authorization === undefined && headers.host === 'api.bitbucket.org';
      const repository = source === null ? null : { full_name: source };
      return isKnown ? { status: 200, json: { source: { repository } } } : { status: 401 };
    };
    const route = 'GET /2\\.0/repositories/acme/infra/pullrequests/\\d+';
    const fake = await onceFree(() => startStrictServer({ [route]: answer }, { port: 29_418 }));
    const { code } = await check(bitbucket, '--comment', 'off', '--target-branches', 'main');
    await fake.stop();
    expect([code, service.requests.length > 0]).toEqual([expected, expected === 0]);
  });

  test('a fork that the workflow allows is planned', async () => {
    expect(
      (await check(gitLabFork, '--allow-untrusted-head', '--target-branches', 'main')).code,
    ).toBe(0);
  });
});

describe('which files may choose', () => {
  /** The change that names another workspace, and the one that names another host. */
  const [TO_SANDBOX, TO_EVIL] = ['refs/merge-requests/9/head', 'refs/merge-requests/10/head'];
  /** The checkout of a change that moves the gate, in a job of this host. */
  const checkMoved = (env: Env, ...words: string[]) =>
    checkIn(checkOut(TO_SANDBOX), { ...where(), ...env }, ...words);
  /** A check on GitLab of a commit that has the `cloud` block of the default branch. */
  const checkSame = (cwd: string, ...words: string[]) =>
    checkIn(cwd, { ...where(), ...MERGE_REQUEST }, '--target-branches', 'main', ...words);

  const HOSTS = Object.entries<Env>({
    GitLab: MERGE_REQUEST,
    Jenkins: jenkins,
    'Buildkite, the queue': {
      BUILDKITE: 'true',
      BUILDKITE_BRANCH: 'gh-readonly-queue/main/pr-9-6f1c',
    },
    'a CI that Plangate does not recognize': { CI: 'true' },
  });

  test.each(HOSTS)('%s: the workspace of the default branch judges', async (_, env) => {
    const { code, judges, said } = await checkMoved(env, '--target-branches', 'main');
    expect([code, judges]).toEqual([1, ['net']]);
    expect(said).toContain('The workspace comes from main.tf:2 of the default branch, "net"');
  });

  test.each<[string, Env, RegExp]>([
    [
      'cannot be asked for',
      { CI_PROJECT_URL: 'http://127.0.0.1:9/acme/infra' },
      /the server did not say which commit is the last of the default branch .* Job token permissions\./s,
    ],
    [
      'is on no server that the job names',
      { CI_PROJECT_URL: '' },
      /this job does not say where the default branch of its repository is\. Set CI_MERGE_REQUEST_PROJECT_URL or CI_PROJECT_URL so that/,
    ],
    [
      'is on a server without TLS',
      { CI_PROJECT_URL: 'http://git.acme.example/acme/infra' },
      /Set CI_MERGE_REQUEST_PROJECT_URL or CI_PROJECT_URL so that its address is one of https or SSH: see \S+#where-the-default-branch-is\./,
    ],
  ])('a default branch that %s may have a plangate.yml, so nothing starts', async (_, env, why) => {
    const given = ['--organization', 'acme', '--workspace', 'sandbox'];
    const { code, stderr } = await checkMoved({ ...MERGE_REQUEST, ...env }, ...given);
    expect(stderr).toContain('plangate.yml could not be looked for on the default branch: ');
    expect(stderr).toMatch(why);
    expect([code, service.requests]).toEqual([2, []]);
  });

  test('nothing is said of a shallow clone with the block of the default branch', async () => {
    const { code, judges, said } = await checkSame(checkOut('refs/heads/main'));
    expect([code, judges]).toEqual([1, ['net']]);
    expect(said).not.toContain('does not count');
  });

  test('nothing of the checkout runs when the branch is fetched', async () => {
    const cwd = checkOut(TO_SANDBOX);
    const hooks = join(cwd, '.husky');
    mkdirSync(hooks);
    writeFileSync(join(hooks, 'reference-transaction'), '#!/bin/sh\ntouch "$PWD/ran"\n', {
      mode: 0o755,
    });
    gitIn(cwd, 'config', 'core.hooksPath', '.husky');
    const { judges } = await checkIn(cwd, { ...where(), ...MERGE_REQUEST });
    expect(gitIn(cwd, 'status', '--porcelain')).not.toContain('ran');
    expect(judges).toEqual(['net']);
  });

  testWith('python3', 'at a terminal, the block that is checked out counts', async (python) => {
    const cwd = checkOut(TO_SANDBOX);
    const env = { ...where(), PATH: process.env['PATH'] ?? '', HOME: emptyDirectory() };
    const words = [process.execPath, cliBundle(), 'check'];
    const { code } = await recordTerminal(python, words, { columns: 100, cwd, env });
    expect([code, [...new Set(gatedIn())]]).toEqual([0, ['sandbox']]);
  });

  test('for a push, the block that is checked out counts', async () => {
    const env = { GITLAB_CI: 'true', CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BRANCH: 'x' };
    expect(await checkMoved(env)).toMatchObject({ code: 0, judges: ['sandbox'] });
  });

  test('a directory that became a submodule does not bring a default branch of its own', async () => {
    const cwd = checkOut(TO_SANDBOX);
    const theirs = join(emptyDirectory(), 'mallory.git');
    gitIn(cwd, 'clone', '-q', '--bare', origin, theirs);
    gitIn(theirs, 'fetch', '-q', origin, `+${TO_SANDBOX}:refs/heads/main`);
    gitIn(cwd, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', theirs, 'net');
    const env = { ...where(), ...jenkins };
    const { code, stderr } = await checkIn(cwd, env, '--directory', 'net');
    expect(stderr).toMatch(
      /--workspace +is missing\..* There is no cloud block in "net" on the default branch/,
    );
    expect([code, service.requests]).toEqual([2, []]);
  });

  test('the name of a file is no command for the host', async () => {
    const cwd = checkOut(TO_EVIL);
    const name = 'a\n##vso[task.setvariable variable=x]y\n::warning::z\n.tf';
    renameSync(join(cwd, 'main.tf'), join(cwd, name));
    const job = { TF_API_TOKEN: TOKEN, ...variablesOfServer(origin), ...azure };
    const { stderr } = await checkIn(cwd, job);
    expect(stderr).toMatch(/--hostname +is app\.terraform\.io, and a ##\\vso\[/);
    expect(stderr).not.toMatch(/^(?:##vso|::)/m);
  });

  test('a file that never ends is not read', async () => {
    const cwd = checkOut('refs/heads/main');
    const pipe = join(emptyDirectory(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    symlinkSync(pipe, join(cwd, 'a.tf'));
    const { code, stderr, judges } = await checkSame(cwd);
    const why = 'a.tf says nothing of a cloud block: it cannot be read.';
    expect([code, stderr, judges]).toEqual([2, expect.stringContaining(why), []]);
  });

  test('authorities that a change can write are reported, also behind a link, and others are not', async () => {
    const cwd = checkOut('refs/heads/main');
    const outside = emptyDirectory();
    const [written, link, own] = [join(cwd, 'ca.pem'), join(outside, 'link'), join(outside, 'own')];
    for (const file of [written, own]) writeFileSync(file, selfSigned().cert);
    symlinkSync(written, link);
    const reported: string[] = [];
    for (const file of ['ca.pem', written, link, own]) {
      const trusting = { ...where(), ...MERGE_REQUEST, NODE_EXTRA_CA_CERTS: file };
      const { stderr } = await checkIn(cwd, trusting, '--target-branches', 'main');
      if (stderr.includes('a pull request can change that file')) reported.push(file);
    }
    expect(reported).toEqual(['ca.pem', written, link]);
  });

  test('a token that is bound to a host goes to that host only', async () => {
    const host = { TF_CLOUD_HOSTNAME: evil.origin, TF_CLOUD_ORGANIZATION: 'acme' };
    const bound = { ...host, TF_WORKSPACE: 'net', TF_TOKEN_app_terraform_io: TOKEN };
    const { code, stderr } = await checkIn(checkOut(TO_EVIL), {
      ...variablesOfServer(origin),
      ...bound,
    });
    expect(stderr).toMatch(/--token +is missing/);
    expect([code, evil.requests]).toEqual([2, []]);
  });
});

describe('a host that the files name where no person is present', () => {
  const PLACES = Object.entries<Env>({
    'a script': {},
    'Jenkins, a webhook': { JENKINS_URL: 'https://ci.acme.example/', GIT_BRANCH: 'origin/x' },
  });
  async function expectRefused(cwd: string, given: Env, ...words: string[]) {
    const env = { TF_API_TOKEN: TOKEN, ...variablesOfServer(origin), ...given };
    const { code, stderr } = await checkIn(cwd, env, '--timeout', '5s', ...words);
    expect({ code, said: stderr, asked: evil.requests }).toEqual({
      code: 2,
      said: expect.stringMatching(
        /--hostname +is app\.terraform\.io, and .* Pass .*--hostname HOST/,
      ),
      asked: [],
    });
  }

  test.each(PLACES)('gets no token, nor does the default: %s', async (_, env) => {
    await expectRefused(checkOut('refs/merge-requests/10/head'), env);
  });

  testWith('python3', 'gets none in a job that has a terminal', async (python) => {
    const cwd = checkOut('refs/merge-requests/10/head');
    const words = [process.execPath, cliBundle(), 'check', '--timeout', '5s'];
    const PATH = process.env['PATH'] ?? '';
    const env = { TF_API_TOKEN: TOKEN, PATH, HOME: cwd, TEAMCITY_VERSION: '2026.1' };
    const { code } = await recordTerminal(python, words, { columns: 300, cwd, env });
    expect([code, evil.requests]).toEqual([2, []]);
  });

  const hcl = cloud('    hostname = "EVIL"\n');
  const json = (terraform: unknown) => JSON.stringify({ terraform });
  /** Path → text, where `EVIL` stands for the host. */
  const FILES: Record<string, Record<string, string>> = {
    'JSON in lists': { 'main.tf.json': json([{ cloud: [{ hostname: 'EVIL' }] }]) },
    'a second block': { 'a.tf': cloud(''), 'b.tf': hcl },
  };
  test.each(Object.entries(FILES))('gets none by %s', async (_, files) => {
    const cwd = emptyDirectory();
    for (const [name, text] of Object.entries(files)) {
      writeFileSync(join(cwd, name), text.replace('EVIL', evil.origin));
    }
    const acme = { ...serveClone(cwd), TF_CLOUD_ORGANIZATION: 'acme' };
    await expectRefused(cwd, { ...acme, TF_WORKSPACE: 'good' });
    mkdirSync(join(cwd, 'other'));
    writeFileSync(join(cwd, 'other/main.tf'), '');
    const words = ['--directory', 'other', '--workspaces', 'good=.'];
    await expectRefused(cwd, acme, ...words);
  });
});
