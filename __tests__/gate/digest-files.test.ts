/** What is approved is compared with the files: those that are loaded, and those that the configuration names. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { FileDigests } from '../../src/approvals/code.ts';
import { openFileDigests } from '../../src/gate/digest-files.ts';
import { readRemoteCalls } from '../../src/gate/installed-modules.ts';
import type { PlannedDirectory } from '../../src/gate/request.ts';
import { execute } from '../../src/machine/execute.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { layIn } from '../support/tree.ts';

const ports = { execute, environment: { PATH: process.env['PATH'] } };
const FILES = {
  'live/main.tf': 'resource "a_b" "c" {\n  text = file("${path.module}/../shared/rules.json")\n}\n',
  'live/notes.txt': 'x',
  'shared/rules.json': '{}',
  'other/main.tf': '',
};

const MANIFEST = 'live/.terraform/modules/modules.json';
const RECORD = { Key: 'vpc', Source: 'registry.terraform.io/acme/vpc/aws', Version: '1.0.0' };
const modulesIn = (Dir: string) => JSON.stringify({ Modules: [{ ...RECORD, Dir }] });
const INSTALLED = {
  [MANIFEST]: modulesIn('.terraform/modules/vpc'),
  'live/.terraform/modules/vpc/main.tf': 'locals {}\n',
};

type Asked = Partial<PlannedDirectory> & {
  planFiles?: string[];
  environment?: Record<string, string>;
};

async function filesOf(root: string, { planFiles, environment, ...asked }: Asked = {}) {
  const read = openFileDigests({
    ...ports,
    environment: { ...ports.environment, ...environment },
    workspace: root,
    commit: 'c'.repeat(40),
    planFiles: planFiles?.map((path) => join(root, path)),
  });
  const { signal } = new AbortController();
  return read({ workspace: 'w', directory: join(root, 'live'), calls: [], signal, ...asked });
}
const digests = async (root: string, asked?: Asked) => (await filesOf(root, asked)).digests;
const differing = (before: FileDigests, after: FileDigests) =>
  (['configuration', 'named', 'uncommitted'] as const).filter((of) => before[of] !== after[of]);

function committed(more: Record<string, string> = {}) {
  const repository = openRepository(emptyDirectory());
  repository.commit({ ...FILES, '.gitignore': '*.log\n.terraform\n.data\n', ...more });
  return repository;
}

const COMMITTED: [what: string, changes: Record<string, string>, (keyof FileDigests)[]][] = [
  ['the configuration', { 'live/main.tf': `${FILES['live/main.tf']}\n` }, ['configuration']],
  ['a file that it names elsewhere', { 'shared/rules.json': '[]' }, ['named']],
  ['a file beside it that nothing names', { 'live/notes.txt': 'y' }, []],
  ['a module that nothing calls', { 'live/other/main.tf': 'locals {}\n' }, []],
  ['which version of a program runs', { '.terraform-version': '1.9.0' }, ['named']],
  ['another workspace', { 'other/main.tf': 'locals {}\n' }, []],
];
test.each(COMMITTED)('a commit that changes %s', async (_, changes, expected) => {
  const { root, commit } = committed();
  const before = await digests(root);
  commit(changes);
  expect(differing(before, await digests(root))).toEqual(expected);
});

const GENERATED: [what: string, path: string, (keyof FileDigests)[]][] = [
  ['a file that Terraform loads', 'live/generated.tf', ['configuration']],
  ['a file that an earlier step generated', 'live/build/run.sh', ['uncommitted']],
  ['a file that git ignores', 'live/named.log', ['uncommitted']],
  ['one that nothing names', 'live/build.log', []],
  ['one beside it that nothing names', 'live/build/x/y.sh', []],
  ['a generated file elsewhere that the configuration names', 'more/rules.json', ['uncommitted']],
  ['a generated file elsewhere that nothing names', 'more/others.json', []],
  ['a file of a module that is installed', 'live/.terraform/modules/vpc/x.tpl', ['configuration']],
  ['a file of git in such a module', 'live/.terraform/modules/vpc/.git/HEAD', []],
  ['the list of installed modules', MANIFEST, ['configuration']],
  ['what else `init` wrote', 'live/.terraform/terraform.tfstate', []],
  ['the plan that the job names', 'live/plan.json', []],
];
test.each(GENERATED)(
  'without a commit, %s is compared by its content',
  async (_, path, expected) => {
    const { root, write } = committed({
      'live/more.tf':
        'resource "a_b" "d" {\n  text = file("${path.module}/../more/rules.json")\n  log = "named.log"\n  run = "bash build/run.sh"\n}\n',
    });
    const asked = { planFiles: ['live/plan.json'] };
    write({ ...INSTALLED, [path]: '{}' });
    const before = await digests(root, asked);
    write({ [path]: 'two' });
    expect(differing(before, await digests(root, asked))).toEqual(expected);
  },
);

test('what no commit has is named', async () => {
  const { root, write } = committed({ 'live/log.tf': 'locals {\n  log = file("build.log")\n}\n' });
  write({ 'live/build.log': '10:12', 'live/other.log': '', 'live/generated.tf': '' });
  expect((await filesOf(root)).uncommittedPaths).toEqual(['live/build.log']);
});

test('a repository that no commit has counts by its files, also where links lead in a circle', async () => {
  const { root } = committed({ 'live/run.tf': 'locals {\n  run = "./tools"\n}\n' });
  const inner = openRepository(join(root, 'live/tools'));
  inner.write({ 'run.sh': 'one', again: { link: '.' } });
  const before = await digests(root);
  inner.commit();
  expect(await digests(root)).toEqual(before);
  inner.write({ 'run.sh': 'two' });
  expect(differing(before, await digests(root))).toEqual(['uncommitted']);
});

test('what cannot be read is compared with nothing', async () => {
  const { root, write } = committed({ 'live/log.tf': 'locals {\n  log = "./log"\n}\n' });
  const pipe = join(emptyDirectory(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  write({ 'live/log': { link: pipe } });
  expect((await filesOf(root)).notCompared?.why).toBe('not readable: `live/log`');
});

describe('an installed module', () => {
  const CALLS = { calls: ['vpc'] };

  test('is compared where the data directory says it is, whatever that is called', async () => {
    const { root, write } = committed();
    const at = (data: string, text = 'locals {}\n') => {
      const modules = join(root, data, 'modules');
      write({
        [`${data}/modules/modules.json`]: modulesIn(join(modules, 'vpc')),
        [`${data}/modules/vpc/main.tf`]: text,
      });
      return { ...CALLS, environment: { TF_DATA_DIR: join(root, data) } };
    };
    const one = await filesOf(root, at('.data/one'));
    expect(one.notCompared).toBeUndefined();
    expect(await filesOf(root, at('.data/two'))).toEqual(one);
    const other = await filesOf(root, at('.data/two', 'locals {\n  a = 1\n}\n'));
    expect(differing(one.digests, other.digests)).toEqual(['configuration']);
  });

  test('is compared where the program that planned here installed it', async () => {
    const { root, write } = committed();
    const data = emptyDirectory();
    layIn(data, { 'modules/modules.json': modulesIn(`${data}/modules/vpc`), 'modules/vpc/a': '1' });
    const before = await filesOf(root, { ...CALLS, data });
    expect(before.notCompared).toBeUndefined();
    layIn(data, { 'modules/vpc/a': '2' });
    expect(differing(before.digests, await digests(root, { ...CALLS, data }))).toEqual([
      'configuration',
    ]);
    write(INSTALLED);
    expect((await filesOf(root, CALLS)).notCompared).toBeUndefined();
  });

  const MISSING: [what: string, layout: Record<string, string>, Asked][] = [
    ['is not there', {}, CALLS],
    ['is in the list alone', { [MANIFEST]: INSTALLED[MANIFEST] ?? '' }, CALLS],
    ['is of another call', INSTALLED, { calls: ['network.vpc'] }],
    ['is in a list that cannot be read', { ...INSTALLED, [MANIFEST]: '{' }, CALLS],
    [
      'is not there, by the files: the plan shows no configuration',
      { 'live/vpc.tf': 'module "vpc" {\n  source = "acme/vpc/aws"\n}\n' },
      { calls: undefined },
    ],
  ];
  test.each(MISSING)('that %s is compared with nothing', async (_, layout, asked) => {
    const { root, write } = committed();
    write(layout);
    const { notCompared } = await filesOf(root, asked);
    expect(notCompared).toEqual({
      why: `not installed here: module \`${asked.calls?.[0] ?? 'vpc'}\``,
      remedy: 'Run `terraform get` in this job, before the gate, and approve again',
    });
  });

  test('that only the files call is compared where it is there', async () => {
    const { root, write } = committed();
    write({ ...INSTALLED, 'live/vpc.tf': 'module "vpc" {\n  source = "acme/vpc/aws"\n}\n' });
    expect((await filesOf(root, { calls: undefined })).notCompared).toBeUndefined();
  });

  test('is called by whatever is no path, at any depth', () => {
    const calls = (module_calls: object) => ({ root_module: { module_calls } });
    const inner = { source: 'acme/vpc/aws', module: {} };
    expect(
      readRemoteCalls(
        calls({
          net: {
            source: './net',
            module: { module_calls: { vpc: inner, own: { source: '../x' } } },
          },
          computed: {},
          absolute: { source: '/opt/modules' },
        }),
      ),
    ).toEqual(['net.vpc', 'computed', 'absolute']);
    expect(readRemoteCalls(undefined)).toBeUndefined();
  });
});

test('where a name is computed, every file of the repository counts', async () => {
  const { root, commit, write } = committed({
    'live/main.tf': 'locals {\n  a = file(var.name)\n}\n',
  });
  const before = await digests(root);
  commit({ 'other/main.tf': 'locals {}\n' });
  const after = await digests(root);
  expect(after).not.toEqual(before);
  write({ 'more/generated.sh': '' });
  expect(differing(after, await digests(root))).toEqual(['uncommitted']);
});

test('files that are not here are those of the commit, and without git nothing is', async () => {
  const root = emptyDirectory();
  const elsewhere = await filesOf(root, { directory: undefined });
  expect(new Set(Object.values(elsewhere.digests)).size).toBe(1);
  expect(elsewhere.notCompared).toBeUndefined();
  const modules = await filesOf(root, { directory: undefined, calls: undefined });
  expect(modules.notCompared?.why).toBe('its modules are unknown');
  expect((await filesOf(root)).notCompared?.why).toBe(
    'git does not say which of them are committed',
  );
});
