/** `.terraform/modules/modules.json` leads Terraform to modules: it ships only as `terraform init` wrote it here. */
import { execFileSync } from 'node:child_process';
import {
  MANIFEST_DOUBTED,
  MANIFEST_MISLEADING,
  MANIFEST_TRACKED,
  RULE_SETS,
  type PackOptions,
} from '../../src/archive/archive.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { testWith } from '../support/optional-tools.ts';
import { packTree } from '../support/pack-tree.ts';
import { openRepository, type Repository } from '../support/repository.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';

const MANIFEST = '.terraform/modules/modules.json';
const CALL = 'module "m" {\n  source = "./m"\n}\n';

let tree: Tree;
let repository: Repository;
beforeEach(() => {
  tree = makeTree({ 'repo/main.tf': CALL, 'repo/m/m.tf': '# m\n', 'repo/evil/m.tf': '# evil\n' });
  repository = openRepository(tree.path('repo'));
  repository.commit();
});

function records(...all: [key: string, source: string, directory: string][]): string {
  return JSON.stringify({
    Modules: all.map(([Key, Source, Dir]) => ({ Key, Source, Dir })),
  });
}
const TRUE = records(['', '', '.'], ['m', './m', 'm']);
const FALSE = records(['', '', '.'], ['m', './m', 'evil']);

async function packed(options: Partial<PackOptions> = {}, root = repository.root) {
  const archive = await packTree(root, options);
  const ships = archive.entries.some(({ path }) => path.endsWith(MANIFEST));
  const held = archive.excluded.filter(({ path }) => path.endsWith('/modules.json'));
  const warned = archive.warnings.filter(({ at }) => at.endsWith('/modules.json'));
  return { ships, held, warned };
}

describe.each(RULE_SETS)('the module manifest, by the rules %s', (rules) => {
  test('ships without a warning where terraform init has written it', async () => {
    repository.write({ [MANIFEST]: TRUE });
    expect(await packed({ rules })).toEqual({ ships: true, held: [], warned: [] });
  });

  test('is excluded where git tracks it, with its remedy', async () => {
    repository.commit({ [MANIFEST]: TRUE });
    const { ships, held, warned } = await packed({ rules });
    expect(ships).toBe(false);
    expect(held).toEqual([{ path: MANIFEST, reason: MANIFEST_TRACKED, misleads: false }]);
    expect(warned).toEqual([
      {
        at: MANIFEST,
        message: `is not sent: it says where modules are, and git tracks it. Remove it from the repository: git rm --cached ${MANIFEST}`,
      },
    ]);
  });

  test('is excluded where it leads elsewhere, and the warning says where', async () => {
    const detail = 'leads module "m" to "evil", and its source is "./m"';
    repository.write({ [MANIFEST]: FALSE });
    expect((await packed({ rules })).held).toEqual([
      { path: MANIFEST, reason: MANIFEST_MISLEADING, detail, misleads: true },
    ]);
    repository.commit();
    expect((await packed({ rules })).held).toEqual([
      { path: MANIFEST, reason: MANIFEST_TRACKED, detail, misleads: true },
    ]);
  });

  test('is not included by a rule file', async () => {
    repository.commit({
      [MANIFEST]: FALSE,
      '.terraformignore': '!.terraform/modules/modules.json\n!.terraform/\n',
    });
    expect((await packed({ rules })).ships).toBe(false);
  });
});

describe('a module manifest that leads elsewhere', () => {
  const leadingTo = (directory: string) => ({ [MANIFEST]: records(['m', './m', directory]) });
  const fetched = (directory: string) => ({
    [MANIFEST]: records(['r', 'registry.terraform.io/a/b/c', directory]),
  });
  const CASES: Record<string, Layout> = {
    'a directory that is absolute': leadingTo('/tmp'),
    'through the directory of a process': leadingTo('/proc/self/cwd/evil'),
    'a link of the checkout': { alias: { link: 'evil' }, ...leadingTo('alias') },
    'more than is read': { [MANIFEST]: TRUE + ' '.repeat(16 * 1024 ** 2) },
    'nothing that can be read': { [MANIFEST]: '{"Modules":' },
    'a byte order mark': { [MANIFEST]: `\uFEFF${FALSE}` },
    'no UTF-8': { [MANIFEST]: Buffer.from(FALSE.replace('evil', 'evi\xff'), 'latin1') },
    'names in other letters': { [MANIFEST]: FALSE.replaceAll('Dir', 'DIR') },
    'a fetched module behind a link': {
      '.terraform/modules/r': { link: '../../evil' },
      ...fetched('.terraform/modules/r'),
    },
    'a fetched module in the checkout': fetched('evil'),
    'a link as the file': { 'true.json': TRUE, [MANIFEST]: { link: '../../true.json' } },
    'a link as its directory': {
      'mods/modules.json': TRUE,
      '.terraform/modules': { link: '../mods' },
    },
    'a link as .terraform': { 'tf/modules/modules.json': TRUE, '.terraform': { link: 'tf' } },
    'a link out of the repository': {
      '../elsewhere/modules.json': TRUE,
      '.terraform/modules': { link: '../../elsewhere' },
    },
  };
  test.each(Object.entries(CASES))('is excluded for each way to do so: %s', async (_, layout) => {
    repository.write(layout);
    const { held, warned } = await packed();
    expect(held.map(({ path, misleads }) => [path, misleads])).toEqual([[MANIFEST, true]]);
    expect(warned).toHaveLength(1);
  });
});

describe('a module manifest on whose path git tracks something', () => {
  test('is excluded where that is a link', async () => {
    repository.commit({ 'mods/modules.json': TRUE, '.terraform/modules': { link: '../mods' } });
    const { ships, held } = await packed();
    expect([ships, held[0]?.reason]).toEqual([false, MANIFEST_TRACKED]);
  });

  test('is excluded where that is a submodule', async () => {
    const other = openRepository(tree.path('other'));
    other.commit({ 'modules.json': TRUE });
    const add = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', '-f'];
    repository.git(...add, other.root, '.terraform/modules');
    repository.commit();
    const { ships, held } = await packed();
    expect([ships, held[0]?.reason]).toEqual([false, MANIFEST_TRACKED]);
  });

  test('is excluded where it is in other letters, if the file system takes them for the same', async () => {
    repository.write({ [MANIFEST]: TRUE });
    const id = repository.git('hash-object', '-w', MANIFEST);
    const entry = `100644,${id},.Terraform/Modules/MODULES.json`;
    repository.git('update-index', '--add', '--cacheinfo', entry);
    expect((await packed()).held[0]?.reason).toBe(MANIFEST_TRACKED);
  });

  test('is excluded where only a directory above is tracked, and the job is started there', async () => {
    repository.commit({ [`infra/${MANIFEST}`]: FALSE, 'infra/main.tf': CALL });
    expect((await packed()).held.map(({ path }) => path)).toEqual([`infra/${MANIFEST}`]);
    const inner = await packed({}, tree.path('repo/infra'));
    expect(inner.held.map(({ path }) => path)).toEqual([MANIFEST]);
  });

  test('is excluded where git gives no answer', async () => {
    repository.write({ [MANIFEST]: TRUE });
    const execute = () => Promise.reject(new Error('no git'));
    const archive = await packTree(repository.root, {}, { execute });
    expect(archive.excluded.find(({ path }) => path === MANIFEST)).toEqual({
      path: MANIFEST,
      reason: MANIFEST_DOUBTED,
      detail: 'no git',
      misleads: false,
    });
  });

  test('ships without any repository, if its entries are true', async () => {
    const alone = makeTree({ 'main.tf': CALL, 'm/m.tf': '', [MANIFEST]: TRUE });
    expect(await packed({}, alone.root)).toEqual({ ships: true, held: [], warned: [] });
    alone.add({ 'x/main.tf': CALL, [`x/${MANIFEST}`]: FALSE });
    expect((await packed({}, alone.root)).held.map(({ path }) => path)).toEqual([`x/${MANIFEST}`]);
  });
});

test('a file with the name of the manifest in any other place is an ordinary file', async () => {
  repository.commit({ 'modules/modules.json': FALSE, 'modules.json': FALSE });
  expect((await packed()).held).toEqual([]);
});

testWith(
  'terraform',
  'the manifest that terraform init writes for local modules ships',
  async (terraform) => {
    repository.commit({
      'main.tf': `${CALL}\nmodule "l" {\n  source = ".//linked/"\n}\n`,
      'm/m.tf': 'module "n" {\n  source = "../n"\n}\n',
      'n/n.tf': '',
      linked: { link: 'n' },
      'tests/main.tftest.hcl':
        'run "setup" {\n  command = plan\n  module {\n    source = "./tests/setup"\n  }\n}\n',
      'tests/setup/main.tf': '',
    });
    execFileSync(terraform, ['init', '-input=false'], {
      cwd: repository.root,
      env: { PATH: process.env['PATH'], HOME: tree.root, CHECKPOINT_DISABLE: '1' },
    });
    expect(await packed()).toEqual({ ships: true, held: [], warned: [] });
  },
);
