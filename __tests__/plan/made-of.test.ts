/** `plangate digest`: of which files a plan was made, and where it refuses. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { callCli, type CallOptions } from '../support/call-cli.ts';
import { commitIn, gitIn, initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';

const PLAN = JSON.stringify({
  format_version: '1.2',
  terraform_version: '1.11.4',
  planned_values: { root_module: {} },
  configuration: { root_module: {} },
});
const LOCK = (version: string, ...hashes: string[]) =>
  `provider "registry.terraform.io/hashicorp/null" {\n  version = "${version}"\n  hashes = [\n${hashes.map((one) => `    "h1:${one}",\n`).join('')}  ]\n}\n`;
const CALL = (name: string, source: string) => `module "${name}" {\n  source = "${source}"\n}\n`;
/** What `terraform init` notes of modules; the root module is always among them. */
const MODULES = (...[Key, Source, Dir]: [string, string, string]) => ({
  'infra/.terraform/modules/modules.json': JSON.stringify({
    Modules: [
      { Key: '', Source: '', Dir: '.' },
      { Key, Source, Dir },
    ],
  }),
});
const FILES: Layout = {
  '.gitignore': 'plan.json*\n*.auto.tfvars\nignored/\n',
  'infra/main.tf': CALL('net', '../modules/net'),
  'infra/.terraform.lock.hcl': LOCK('3.2.1', 'a'),
  'modules/net/main.tf': 'locals {}\n',
  'shared/rules.json': '{}\n',
  'other/main.tf': 'locals {}\n',
};

interface Repository extends Tree {
  commit: string;
}

function repository(more: Layout = {}): Repository {
  const tree = makeTree({ ...FILES, ...more });
  initIn(tree.root);
  const commit = commitIn(tree.root);
  tree.add({ 'plan.json': PLAN });
  return { ...tree, commit };
}

async function digest({ root }: Tree, words: readonly string[] = [], options: CallOptions = {}) {
  const all = ['digest', 'plan.json', '--directory', 'infra', ...words];
  const called = await callCli(all, { cwd: root, ...options });
  const path = join(root, 'plan.json.digest');
  const written = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
  return { ...called, written };
}

/** Takes the digest away again: what comes next is refused or not. */
async function expectWritten(tree: Tree) {
  expect(await digest(tree)).toMatchObject({ code: 0 });
  rmSync(tree.path('plan.json.digest'));
}

async function expectRefused(tree: Tree, said: string | RegExp, words: readonly string[] = []) {
  const { code, stdout, stderr, written } = await digest(tree, words);
  expect(stderr).toMatch(said);
  expect({ code, stdout, written }).toEqual({ code: 2, stdout: '', written: undefined });
}

test('a digest has plan, commit, directory, workspace and run, and prints its value', async () => {
  const tree = repository();
  const env = { GITLAB_CI: 'true', CI_PIPELINE_ID: '77', CI_PROJECT_DIR: tree.root };
  const { code, stdout, written } = await digest(tree, ['--workspace', 'net'], { env });
  expect(written).toEqual({
    format: 3,
    plan: expect.stringMatching(/^[0-9a-f]{64}$/),
    commit: tree.commit,
    directory: 'infra',
    workspace: 'net',
    run: 'gitlab 77',
    files: {},
    planned: null,
    selected: 'default',
    modules: {},
  });
  expect(stdout).toMatch(/^sha256:[0-9a-f]{64}\n$/);
  expect(code).toBe(0);
});

test('without a name the workspace of a digest is that of the directory', async () => {
  const { written } = await digest(repository());
  expect(written).toMatchObject({ workspace: 'infra', run: null });
});

function stage(tree: Tree, path: string, text: string) {
  tree.add({ [path]: text });
  gitIn(tree.root, 'add', path);
}

describe('no digest is written while tracked files differ from the commit', () => {
  const RULES = 'shared/rules.json';
  const OTHER_RULES = { [RULES]: '[]\n' };
  test.each<[string, (tree: Repository) => void, string]>([
    [
      'of the directory',
      (tree) => tree.add({ 'infra/main.tf': 'locals {}\n' }),
      'infra/main.tf (changed)',
    ],
    ['that only a computed path reads', (tree) => tree.add(OTHER_RULES), `${RULES} (changed)`],
    [
      'that are staged only',
      (tree) => stage(tree, 'infra/main.tf', '# x\n'),
      'infra/main.tf (changed)',
    ],
  ])('%s', async (_, change, said) => {
    const tree = repository();
    change(tree);
    await expectRefused(tree, said);
  });

  test('unless a sparse checkout leaves them out, outside of the directory and its modules', async () => {
    const tree = repository();
    const skip = (path: string) => {
      gitIn(tree.root, 'update-index', '--skip-worktree', path);
      rmSync(tree.path(path));
    };
    skip('other/main.tf');
    await expectWritten(tree);
    skip('modules/net/main.tf');
    await expectRefused(tree, /modules\/net\/main\.tf \(missing\)/);
  });
});

describe('no digest is written for a plan that lacks a submodule', () => {
  const addSubmodule = ({ root, add }: Tree, path: string) => {
    add({ [`${path}/`]: '' });
    gitIn(root, 'update-index', '--add', '--cacheinfo', `160000,${'a'.repeat(40)},${path}`);
    gitIn(root, 'commit', '--quiet', '--message', 'submodule');
  };

  test.each([
    ['a module', { 'infra/call.tf': CALL('x', '../vendor/net') }],
    [
      'files that a text names',
      {
        'infra/rules.tf':
          'locals {\n  all = fileset("${path.module}/../vendor/net", "*.json")\n}\n',
      },
    ],
  ])('with %s', async (_, files) => {
    const tree = repository(files);
    addSubmodule(tree, 'vendor/net');
    await expectRefused(tree, /Terraform would load vendor\/net.*not checked out/);
  });

  test('with a file that a text names, where a sparse checkout leaves it out', async () => {
    const rules = 'locals {\n  all = fileset("${path.module}/../shared", "*.json")\n}\n';
    const tree = repository({ 'infra/rules.tf': rules });
    gitIn(tree.root, 'sparse-checkout', 'set', 'infra', 'modules');
    await expectRefused(tree, /Terraform would load shared\/rules\.json.*this checkout lacks/);
    gitIn(tree.root, 'sparse-checkout', 'set', 'infra', 'modules', 'shared');
    await expectWritten(tree);
  });

  test('unless the plan does not read it', async () => {
    const tree = repository();
    addSubmodule(tree, 'infra/docs');
    await expectWritten(tree);
  });
});

describe('no digest is written for files that Terraform reads and the commit does not have', () => {
  const expectMissing = (tree: Tree, path: string) =>
    expectRefused(tree, new RegExp(`the commit does not have:.*${path.replaceAll('.', '\\.')}`));

  const IGNORED: Layout = { 'ignored/values': '', 'ignored/main.tf': '' };
  const call = (source: string) => ({ 'infra/call.tf': CALL('x', source) });
  const LINKED = { 'modules/linked': { link: '../ignored' }, ...call('../modules/linked') };
  const VALUES = { 'infra/x.auto.tfvars': { link: '../ignored/values' } };
  const FETCHED = {
    'infra/.terraform/modules/abs': { link: '../../../ignored' },
    ...MODULES('abs', '/somewhere/else', '.terraform/modules/abs'),
  };
  /** Each row: the path that is refused, what is there besides, and what the commit has besides. */
  test.each<[string, string, Layout, Layout?]>([
    ['in the directory', 'infra/more.tf', { 'infra/more.tf': '' }],
    ['that git ignores', 'infra/y.auto.tfvars', { 'infra/y.auto.tfvars': '' }],
    [
      'in a module outside of the directory',
      'modules/net/evil_override.tf.json',
      { 'modules/net/evil_override.tf.json': '{}' },
    ],
    ['in a module that an untracked file calls', 'ignored/main.tf', call('../ignored')],
    ['the target of a tracked link', 'infra/x.auto.tfvars', {}, VALUES],
    ['a module behind a tracked link', 'modules/linked/main.tf', {}, LINKED],
    [
      'a module that is fetched by a link',
      'infra/.terraform/modules/abs/main.tf',
      FETCHED,
      { 'infra/call.tf': CALL('abs', '/somewhere/else') },
    ],
    [
      'a module in .terraform',
      'infra/.terraform/modules/x/main.tf',
      { 'infra/.terraform/modules/x/main.tf': '' },
      call('./.terraform/modules/x'),
    ],
  ])('%s', async (_, path, more, committed) => {
    const ignores = { '.gitignore': 'plan.json*\nignored/\n' };
    const tree = repository(committed && { ...ignores, ...committed });
    tree.add({ ...IGNORED, ...more });
    await expectMissing(tree, path);
  });

  test('if they are staged only', async () => {
    const tree = repository();
    stage(tree, 'infra/more.tf', '');
    await expectMissing(tree, 'infra/more.tf');
  });

  test('unless they are named: then their SHA-256 is written down', async () => {
    const tree = repository();
    tree.add({
      'infra/backend.tf': '',
      'infra/_generated_a.tf': '',
      'infra/x.auto.tfvars': 'a = 1\n',
      'values/prod.tfvars': 'b = 1\n',
    });
    const words = ['--var-file', 'infra/x.auto.tfvars', '--var-file', 'values/prod.tfvars'];
    await expectRefused(tree, /infra\/backend\.tf/, words);
    const generated = ['--generated', 'infra/_*.tf', '--generated', '**/backend.tf'];
    const { code, written } = await digest(tree, [...words, ...generated]);
    const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(written.files).toEqual({
      'infra/_generated_a.tf': { kind: 'generated', sha256 },
      'infra/backend.tf': { kind: 'generated', sha256 },
      'infra/x.auto.tfvars': { kind: 'variables', sha256 },
      'values/prod.tfvars': { kind: 'variables', sha256 },
    });
    expect(code).toBe(0);
  });

  test('if a file of variables does not exist', async () => {
    await expectRefused(repository(), /"no\.tfvars" cannot be read/, ['--var-file', 'no.tfvars']);
  });

  test('if a source is no text, unless `terraform init` says where it leads', async () => {
    const tree = repository({ 'infra/call.tf': 'module "x" {\n  source = var.x\n}\n' });
    await expectRefused(tree, /call\.tf: nothing says where the source of module "x" leads/);
    tree.add({ ...MODULES('x', '../ignored', '../ignored'), 'ignored/main.tf': '' });
    await expectRefused(tree, /ignored\/main\.tf/);
    rmSync(tree.path('ignored/main.tf'));
    expect(await digest(tree)).toMatchObject({ code: 0 });
  });

  test('if it is not certain where `terraform init` says that modules are', async () => {
    const tree = repository({ 'infra/call.tf': CALL('x', './x'), 'infra/x/main.tf': '' });
    tree.add({ 'infra/.terraform/modules/modules.json': '{"modules":[{"Key":"x","Dir":"../y"}]}' });
    await expectRefused(tree, /modules\.json is not in the form that `terraform init` writes/);
  });
});

test('a digest has nothing of what `terraform init` makes in .terraform', async () => {
  const tree = repository({ 'infra/call.tf': CALL('r', 'acme/r/null') });
  tree.add({
    ...MODULES('r', 'registry.terraform.io/acme/r/null', '.terraform/modules/r'),
    'infra/.terraform/modules/r/main.tf': CALL('s', './s'),
    'infra/.terraform/modules/r/s/main.tf': '',
    'infra/.terraform/providers/x.tf': '',
  });
  expect(await digest(tree)).toMatchObject({ code: 0, written: { files: {} } });
});

describe('a lock file', () => {
  const PATH = 'infra/.terraform.lock.hcl';
  const NOTED = [0, { [PATH]: { kind: 'lock file', sha256: expect.any(String) } }];

  test('with more hashes is a notice', async () => {
    const tree = repository();
    tree.add({ [PATH]: LOCK('3.2.1', 'a', 'b') });
    const { code, stderr, written } = await digest(tree);
    expect(stderr).toContain(`${PATH} has more hashes than the commit`);
    expect([code, written.files]).toEqual(NOTED);
  });

  test.each([
    ['another version', LOCK('3.2.2', 'a')],
    ['other hashes', LOCK('3.2.1', 'b')],
    ['a provider more', LOCK('3.2.1', 'a') + LOCK('1.0.0', 'a').replace('/null', '/random')],
    ['none', ''],
    ['hashes in another place', LOCK('3.2.1', 'a').replace('\n', '\n    "h1:b",\n')],
    ['a comment more', `# x\n${LOCK('3.2.1', 'a')}`],
    ['what is no lock file', 'x = ['],
  ])('with %s is a difference', async (_, text) => {
    const tree = repository();
    tree.add({ [PATH]: text });
    await expectRefused(tree, /\.terraform\.lock\.hcl \(changed\)/);
  });

  test('that is not tracked has its SHA-256 in the digest', async () => {
    const tree = repository();
    gitIn(tree.root, 'rm', '--quiet', '--cached', PATH);
    gitIn(tree.root, 'commit', '--quiet', '--message', 'no lock file');
    const { code, written } = await digest(tree);
    expect([code, written.files]).toEqual(NOTED);
  });
});

test.each([
  ['none.json', '"none.json" cannot be read (ENOENT). Write it with'],
  ['infra/main.tf', 'cannot be used: The plan is not JSON'],
])('no digest is written for %s', async (name, said) => {
  const tree = repository();
  const { code, stderr } = await callCli(['digest', name], { cwd: tree.root });
  expect(stderr).toContain(said);
  expect(code).toBe(2);
  expect(existsSync(tree.path(`${name}.digest`))).toBe(false);
});

test('a signal ends the command, and is no problem of the plan', async () => {
  const tree = repository();
  const signal = AbortSignal.abort('SIGTERM');
  const { code, stderr } = await callCli(['digest', 'plan.json'], { cwd: tree.root, signal });
  expect([code, stderr]).toEqual([143, expect.not.stringContaining('cannot be')]);
  expect(existsSync(tree.path('plan.json.digest'))).toBe(false);
});

test('no digest is written without a commit', async () => {
  const tree = makeTree({ ...FILES, 'plan.json': PLAN });
  initIn(tree.root);
  await expectRefused(tree, 'Git does not say which commit is checked out');
});

test('no digest is written outside of a repository', async () => {
  const tree = makeTree({ 'main.tf': '', 'plan.json': PLAN });
  const { code, stderr } = await callCli(['digest', 'plan.json'], { cwd: tree.root });
  expect(stderr).toContain('is in no git repository');
  expect(code).toBe(2);
});
