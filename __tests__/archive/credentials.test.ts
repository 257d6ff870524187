/** 24 kinds of credential and state files in 40 layouts: what must never travel does not. */
import { describe, expect, test } from '../support/jest.ts';
import { packPorts, packTree } from '../support/pack-tree.ts';
import { makeTree, type Layout } from '../support/tree.ts';

const CANARY = 'canary-7f3a';

const KINDS = [
  '.git/config',
  '.git',
  'terraform.tfstate',
  'terraform.tfstate.backup',
  'errored.tfstate',
  '.terraform.tfstate.lock.info',
  'terraform.tfstate.d/prod/terraform.tfstate',
  '.terraform/terraform.tfstate',
  '.terraform/providers/registry/plugin',
  'gha-creds-0123456789abcdef.json',
  '.env',
  '.env.production',
  '.netrc',
  '.npmrc',
  '.pypirc',
  '.terraformrc',
  'credentials.tfrc.json',
  '.aws/credentials',
  '.kube/config',
  '.docker/config.json',
  'id_ed25519',
  'server.pem',
  'prod.auto.tfvars',
  'plan.tfplan',
] as const;

const PLACES = ['', 'a/', 'a/b/', 'modules/net/', '.hidden/', 'é/', 'x y/', 'A.B/'];
/** Rules that would bring everything back, or seem to leave it out. */
const RULES = [
  undefined,
  '!**\n',
  '!.git/\n!.terraform/\n!*.tfstate\n!.env\n',
  '*.log\n',
  '*\n!*\n!**/*\n',
];

describe('24 kinds of credentials and state', () => {
  const layouts = PLACES.flatMap((place) => RULES.map((rules) => ({ place, rules })));

  test('there are 24 kinds and 40 layouts', () => {
    expect([new Set(KINDS).size, layouts.length]).toEqual([24, 40]);
  });

  test.each(layouts)('none ships from "$place" under rules $rules', async ({ place, rules }) => {
    // A file and a directory cannot both be called .git.
    for (const kinds of [KINDS.filter((kind) => kind !== '.git'), ['.git'] as const]) {
      const layout: Layout = { 'main.tf': 'ok', [`${place}main.tf`]: 'ok' };
      for (const kind of kinds) layout[place + kind] = CANARY;
      if (rules !== undefined) layout['.terraformignore'] = rules;
      const tree = makeTree(layout);
      try {
        for (const set of ['terraform', 'exact', 'gitignore'] as const) {
          const archive = await packTree(tree.root, { rules: set });
          const shipped = archive.entries.filter(({ type }) => type === 'file');
          const names = shipped.map(({ path }) => path);
          const leaked = kinds.filter((kind) => names.includes(place + kind));
          await archive.remove();
          expect({ set, leaked }).toEqual({ set, leaked: [] });
          expect(archive.contentBytes % CANARY.length === 0 && leaked.length > 0).toBe(false);
          expect(names).toContain('main.tf');
        }
      } finally {
        tree.remove();
      }
    }
  });

  test('what git tracks ships, except what never does', async () => {
    const tree = makeTree({
      'main.tf': '',
      'terraform.tfvars': 'region = 1',
      'terraform.tfstate': '{}',
      'new.tfvars': '',
    });
    try {
      const git = (...args: string[]) => runGit(args, tree.root);
      await git('init', '-q');
      await git('add', '-f', 'main.tf', 'terraform.tfvars', 'terraform.tfstate');
      const archive = await packTree(tree.root);
      await archive.remove();
      expect(archive.entries.map(({ path }) => path)).toEqual(['main.tf', 'terraform.tfvars']);
      expect(archive.withheld).toEqual([
        { path: '.git', reason: 'version control data' },
        { path: 'new.tfvars', reason: 'looks like a credential and is not tracked by git' },
        { path: 'terraform.tfstate', reason: 'state' },
      ]);
      const all = await packTree(tree.root, { includeUntrackedSecrets: true });
      await all.remove();
      expect(all.entries.map(({ path }) => path)).toContain('new.tfvars');
    } finally {
      tree.remove();
    }
  });

  test('without git nothing counts as tracked, and a warning says why', async () => {
    const tree = makeTree({ '.git/HEAD': '', 'prod.tfvars': 'x', 'main.tf': '' });
    try {
      const archive = await packTree(
        tree.root,
        {},
        {
          execute: async () => {
            throw new Error('Unable to locate executable file: git');
          },
        },
      );
      await archive.remove();
      expect(archive.entries.map(({ path }) => path)).toEqual(['main.tf']);
      expect(archive.warnings).toEqual([
        {
          at: 'git',
          message:
            'git could not list the tracked files (Unable to locate executable file: git); files that look like credentials are excluded',
        },
      ]);
    } finally {
      tree.remove();
    }
  });

  test('git is not started when nothing looks like a credential', async () => {
    const tree = makeTree({ 'main.tf': '' });
    try {
      const asked: string[] = [];
      const archive = await packTree(
        tree.root,
        {},
        {
          execute: async (program) => {
            asked.push(program);
            return { exitCode: 0, stdout: '', stderr: '' };
          },
        },
      );
      await archive.remove();
      expect(asked).toEqual([]);
    } finally {
      tree.remove();
    }
  });

  test("the runner's own files and the archive itself stay", async () => {
    const tree = makeTree({
      'main.tf': '',
      '_temp/x': '',
      '_out/set_env': '',
      'mine/secret': '',
      'a.tar.gz': 'old',
    });
    try {
      const environment = {
        RUNNER_TEMP: tree.path('_temp'),
        GITHUB_ENV: tree.path('_out/set_env'),
      };
      const options = { output: tree.path('a.tar.gz'), never: [tree.path('mine')] };
      const archive = await packTree(tree.root, options, { environment });
      expect(archive.entries.map(({ path }) => path)).toEqual(['_out', 'main.tf']);
      expect(archive.withheld).toEqual([
        { path: '_temp', reason: 'the temporary directory of the runner' },
        { path: 'a.tar.gz', reason: 'the archive itself' },
        { path: 'mine', reason: 'belongs to the runner' },
        { path: '_out/set_env', reason: 'a command file of the runner' },
      ]);
    } finally {
      tree.remove();
    }
  });
});

async function runGit(args: string[], cwd: string): Promise<void> {
  const { exitCode, stderr } = await packPorts.execute('git', args, { cwd });
  if (exitCode !== 0) throw new Error(stderr);
}
