/** 24 kinds of credential and state files in 20 layouts: what must never travel does not. */
import type { PackOptions, PackPorts } from '../../src/archive/archive.ts';
import { gitIn, initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { packTree } from '../support/pack-tree.ts';
import { makeTree, type Layout } from '../support/tree.ts';

const CANARY = 'canary-7f3a';

const KINDS = `.git/config .git terraform.tfstate terraform.tfstate.backup errored.tfstate
  .terraform.tfstate.lock.info terraform.tfstate.d/prod/terraform.tfstate .terraform/terraform.tfstate
  .terraform/providers/registry/plugin gha-creds-0123456789abcdef.json .env .env.production .netrc
  .npmrc .pypirc .terraformrc credentials.tfrc.json .aws/credentials .kube/config .docker/config.json
  id_ed25519 server.pem prod.auto.tfvars plan.tfplan`.split(/\s+/);

const PLACES = ['', 'a/b/', '.hidden/', 'é x/'];
/** Rules that would bring everything back, or seem to leave it out. */
const RULES = [
  undefined,
  '!**\n',
  '!.git/\n!.terraform/\n!*.tfstate\n!.env\n',
  '*.log\n',
  '*\n!*\n!**/*\n',
];

let tree = makeTree();

async function packed(options: Partial<PackOptions> = {}, ports: Partial<PackPorts> = {}) {
  const archive = await packTree(tree.root, options, ports);
  return { ...archive, paths: archive.entries.map(({ path }) => path) };
}

describe('24 kinds of credentials and state', () => {
  const layouts = PLACES.flatMap((place) => RULES.map((rules) => ({ place, rules })));

  test.each(layouts)('none ships from "$place" under rules $rules', async ({ place, rules }) => {
    // A file and a directory cannot both be called .git.
    for (const kinds of [KINDS.filter((kind) => kind !== '.git'), ['.git']]) {
      const layout: Layout = { 'main.tf': 'ok', [`${place}main.tf`]: 'ok' };
      for (const kind of kinds) layout[place + kind] = CANARY;
      if (rules !== undefined) layout['.terraformignore'] = rules;
      tree = makeTree(layout);
      for (const set of ['terraform', 'exact', 'gitignore'] as const) {
        const { entries, contentBytes } = await packed({ rules: set });
        const names = entries.filter(({ type }) => type === 'file').map(({ path }) => path);
        const leaked = kinds.filter((kind) => names.includes(place + kind));
        expect({ set, leaked }).toEqual({ set, leaked: [] });
        expect(contentBytes % CANARY.length === 0 && leaked.length > 0).toBe(false);
        expect(names).toContain('main.tf');
      }
    }
  });

  test('what git tracks ships, except what never does', async () => {
    tree = makeTree({
      'main.tf': '',
      'terraform.tfvars': 'region = 1',
      'terraform.tfstate': '{}',
      'new.tfvars': '',
    });
    initIn(tree.root);
    gitIn(tree.root, 'add', '-f', 'main.tf', 'terraform.tfvars', 'terraform.tfstate');
    const { paths, excluded } = await packed();
    expect(paths).toEqual(['main.tf', 'terraform.tfvars']);
    expect(excluded).toEqual([
      { path: '.git', reason: 'version control data' },
      { path: 'new.tfvars', reason: 'looks like a credential and is not tracked by git' },
      { path: 'terraform.tfstate', reason: 'state' },
    ]);
  });

  test('without git every credential is excluded, and a warning says why', async () => {
    tree = makeTree({ '.git/HEAD': '', 'prod.tfvars': 'x', 'main.tf': '' });
    const why = 'Unable to locate executable file: git';
    const execute = () => Promise.reject(new Error(why));
    const { paths, warnings } = await packed({}, { execute });
    expect(paths).toEqual(['main.tf']);
    expect(warnings).toEqual([
      {
        at: 'git',
        message: `git could not list the tracked files (${why}); files that look like credentials are excluded`,
      },
    ]);
  });

  test('git is not started when nothing looks like a credential', async () => {
    tree = makeTree({ 'main.tf': '' });
    const asked: string[] = [];
    const execute = async (program: string) => {
      asked.push(program);
      return { exitCode: 0, stdout: '', stderr: '' };
    };
    await packed({}, { execute });
    expect(asked).toEqual([]);
  });

  test('the files of the runner and the archive itself are excluded', async () => {
    tree = makeTree({
      'main.tf': '',
      '_temp/x': '',
      '_out/set_env': '',
      'mine/secret': '',
      'a.tar.gz': 'old',
    });
    const environment = { RUNNER_TEMP: tree.path('_temp'), GITHUB_ENV: tree.path('_out/set_env') };
    const options = { output: tree.path('a.tar.gz'), never: [tree.path('mine')] };
    const { paths, excluded } = await packed(options, { environment });
    expect(paths).toEqual(['_out', 'main.tf']);
    expect(excluded).toEqual([
      { path: '_temp', reason: 'the temporary directory of the runner' },
      { path: 'a.tar.gz', reason: 'the archive itself' },
      { path: 'mine', reason: 'belongs to the runner' },
      { path: '_out/set_env', reason: 'a command file of the runner' },
    ]);
  });

  test('a link to a file of the runner is excluded', async () => {
    tree = makeTree({
      '.git/HEAD': '',
      '_temp/x': '',
      'in/main.tf': '',
      'in/out': { link: '../_temp/x' },
    });
    const environment = { RUNNER_TEMP: tree.path('_temp') };
    const { paths, excluded } = await packed({ root: tree.path('in') }, { environment });
    expect(paths).toEqual(['main.tf']);
    const reason = 'leads to _temp/x: the temporary directory of the runner';
    expect(excluded).toEqual([{ path: 'out', reason }]);
  });
});
