/** The command line: what it packs, what the policies see, which workspaces a change concerns. */
import type { RunningService } from '../../../src/service/service.ts';
import { callCli, type CallOptions } from '../../support/call-cli.ts';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
} from '../../support/jest.ts';
import { addressOf } from '../../support/git-server.ts';
import { MERGE_REQUEST } from '../../support/policy-repository.ts';
import { openRepository, type Repository } from '../../support/repository.ts';
import { executeOnBitbucket, serveClone } from '../../support/served-clone.ts';
import { runCli } from '../../support/spawn-cli.ts';
import { makeTree, type Tree } from '../../support/tree.ts';
import { startTestService } from '../../support/start-service.ts';
import { teamSeed } from '../../support/team-seed.ts';

const TOKEN = 'team-token-of-this-test';
let service: RunningService;
let tree: Tree;
let repository: Repository;
/** Where git finds the default branch, which has the first commit. */
let server: Record<string, string>;

beforeAll(async () => {
  const names = ['net', 'dns'];
  const workspaces = names.map((name) => ({ name, workingDirectory: name }));
  service = await startTestService({ seed: teamSeed({ team: 'gate', token: TOKEN }, workspaces) });
});
afterAll(() => service.stop());

beforeEach(() => {
  tree = makeTree();
  repository = openRepository(tree.path('repo'));
  repository.commit({
    'net/main.tf': 'module "m" {\n  source = "../modules/m"\n}\n',
    'modules/m/main.tf': '',
    'dns/main.tf': '',
    'docs/a.md': '',
  });
  server = serveClone(repository.root);
});
afterEach(() => tree.remove());

async function check(
  words: readonly string[],
  env: Record<string, string> = {},
  workspaces = 'net=net,dns=dns',
  call: (
    words: string[],
    options: CallOptions,
  ) => ReturnType<typeof callCli | typeof runCli> = runCli,
) {
  const before = service.runs().length;
  const where = { ...server, TF_CLOUD_HOSTNAME: service.origin, TF_API_TOKEN: TOKEN };
  const { code, stdout, stderr } = await call(
    ['check', '--comment', 'off', '--workspaces', workspaces, ...words],
    { cwd: repository.root, env: { ...where, TF_CLOUD_ORGANIZATION: 'acme', ...env } },
  );
  return { code, runs: service.runs().length - before, text: stdout + stderr };
}

/** The same, typed by a person at a terminal. */
const checkOnLaptop: typeof check = (words, env, workspaces) =>
  check(words, env, workspaces, callCli);

/** Adds the repository beside this one as a submodule. */
function addSubmodule(inner: Repository, path: string, ...options: string[]): void {
  const local = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', ...options];
  repository.git(...local, inner.root, path);
}

const saying = (text: string): unknown => expect.stringContaining(text);

/** What GitLab tells a merge request's job of the commit that it parted from. */
const mergeRequest = (base: string) => ({
  ...MERGE_REQUEST,
  CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
});

/** Not every host says which branch is the default one. */
const ANY_BASE = ['--target-branches', '*'];

describe('the workspaces that a change concerns', () => {
  const affected = (base: string, more: Record<string, string> = {}) =>
    check(['--affected-only', ...ANY_BASE], { ...mergeRequest(base), ...more });
  const head = () => repository.git('rev-parse', 'HEAD');

  test('are those of its own files and of a local module', async () => {
    const base = head();
    repository.commit({ 'dns/main.tf': '# new\n' });
    const skipped = 'Not affected by the files that change, and skipped: net.';
    expect(await affected(base)).toMatchObject({ code: 0, runs: 1, text: saying(skipped) });
    const next = head();
    repository.commit({ 'modules/m/main.tf': '# new\n' });
    expect(await affected(next)).toMatchObject({ runs: 1, text: saying('skipped: dns.') });
  });

  test('are counted from the target branch, which its server is asked for', async () => {
    const bare = tree.path('acme/infra.git');
    repository.git('clone', '-q', '--bare', '.', bare);
    repository.commit({ 'dns/main.tf': '# new\n' });
    const change = { JENKINS_URL: 'https://ci', CHANGE_ID: '7', CHANGE_TARGET: 'main' };
    const outcome = await check(['--affected-only', ...ANY_BASE], {
      ...change,
      GIT_URL: addressOf(bare),
    });
    expect(outcome).toMatchObject({ code: 0, runs: 1, text: saying('skipped: net.') });
  });

  test('include those of a submodule, for all its settings', async () => {
    const inner = openRepository(tree.path('inner'));
    inner.commit({ 'main.tf': '' });
    addSubmodule(inner, 'lib');
    repository.commit({ 'dns/main.tf': 'module "l" {\n  source = "../lib"\n}\n' });
    const base = head();
    inner.commit({ 'main.tf': '# new\n' });
    const lib = openRepository(`${repository.root}/lib`);
    lib.git('-c', 'protocol.file.allow=always', 'pull', '-q', 'origin', 'main');
    repository.git('config', '-f', '.gitmodules', 'submodule.lib.ignore', 'all');
    repository.git('add', '-A', '-f', '.');
    repository.commit();
    expect(await affected(base)).toMatchObject({ runs: 1, text: saying('skipped: net.') });
  });

  test('include those of a directory that a change made a submodule of', async () => {
    repository.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    const inner = openRepository(tree.path('inner'));
    inner.commit({ 'live/dns/main.tf': '' });
    inner.git('checkout', '-q', '-b', 'change');
    inner.commit({ 'docs.md': 'nothing that is planned' });
    addSubmodule(inner, 'zones', '-b', 'change');
    repository.commit();
    const target = {
      CI: 'true',
      BITBUCKET_BUILD_NUMBER: '1',
      BITBUCKET_PR_ID: '7',
      BITBUCKET_REPO_FULL_NAME: 'acme/infra',
    };
    const outcome = await check(
      ['--affected-only', '--allow-untrusted-head', ...ANY_BASE],
      { ...target, BITBUCKET_PR_DESTINATION_BRANCH: 'main' },
      'dns=zones/live/dns',
      (words, options) =>
        callCli(words, { ...options, isPersonThere: false, execute: executeOnBitbucket(server) }),
    );
    expect(outcome).toMatchObject({ code: 0, runs: 1 });
  });

  test('are all of them where the target of a pull request is unknown', async () => {
    repository.git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    repository.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
    repository.commit({ 'docs/a.md': 'new' });
    const circle = {
      CI: 'true',
      CIRCLECI: 'true',
      CIRCLE_PULL_REQUEST: 'https://github.com/acme/infra/pull/7',
    };
    const onCircle = await check(['--affected-only', ...ANY_BASE], circle);
    expect(onCircle).toMatchObject({ code: 0, runs: 2 });
    expect(await check(['--affected-only'], { CI: 'true' })).toMatchObject({ code: 0, runs: 2 });
    expect(await affected('f'.repeat(40))).toMatchObject({ code: 0, runs: 2 });
    // On a laptop the default branch is a good guess.
    expect(await checkOnLaptop(['--affected-only'])).toMatchObject({ code: 0, runs: 0 });
  });
});

describe('what the policies see', () => {
  const hide = { '.terraformignore': 'evil.tf\n', 'dns/evil.tf': '' };

  test('a merge request hides nothing from them', async () => {
    const base = repository.git('rev-parse', 'HEAD');
    repository.commit(hide);
    const ended = await check([], mergeRequest(base), 'dns=dns');
    expect(ended).toMatchObject({ code: 5, runs: 0 });
    expect(ended.text).toContain(
      'Terraform would not load dns/evil.tf (.terraformignore:1 evil.tf) any more, and this pull request changes other files, too',
    );
    // Where nobody says what it changes, as on a host that is not known here.
    const text = saying('which files this pull request changes is not known');
    const unknown = await check([], { CI: 'true' }, 'dns=dns');
    expect(unknown).toMatchObject({ code: 5, runs: 0, text });
  });

  test('a person at a laptop is warned of a file that they do not see', async () => {
    repository.commit(hide);
    const text = saying(
      'warning: Terraform would load dns/evil.tf, but the policies do not get to see it: .terraformignore:1 evil.tf.',
    );
    expect(await checkOnLaptop([], {}, 'dns=dns')).toMatchObject({ code: 0, runs: 1, text });
  });

  test('without git, variables keep the check from beginning', async () => {
    repository.commit({ 'dns/a.auto.tfvars': 'a = 1' });
    const env = { PATH: '/nowhere' };
    const text = saying('Check the files out with git');
    expect(await checkOnLaptop([], env, 'dns=dns')).toMatchObject({ code: 2, runs: 0, text });
    // In a job, nothing is known of the default branch without it.
    const missing = saying('(git was not found in PATH)');
    expect(await check([], env, 'dns=dns')).toMatchObject({ code: 2, runs: 0, text: missing });
  });
});
