/** `plangate digest` of several saved plans: which files are shown where, by what, and what that asks git. */
import { chmodSync, existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execute } from '../../src/machine/execute.ts';
import { callCli } from '../support/call-cli.ts';
import { emptyDirectory } from '../support/empty-directory.ts';
import { commitIn, initIn } from '../support/git-in.ts';
import { describe, expect, test } from '../support/jest.ts';
import { savedPlan, savedWith, showingTerraform } from '../support/saved-plan.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';

const PLAN = JSON.stringify({
  format_version: '1.2',
  terraform_version: '1.11.4',
  planned_values: { root_module: {} },
  configuration: { root_module: {} },
});
const PATH = `${showingTerraform()}:${process.env['PATH']}`;

function repository(files: Layout): Tree {
  const tree = makeTree({
    '.gitignore': 'plans/\n.terragrunt-cache/\n.terraform/\n',
    'live/app/main.tf': 'locals {}\n',
    'live/db/main.tf': 'locals {}\n',
  });
  initIn(tree.root);
  commitIn(tree.root);
  tree.add(files);
  return tree;
}

const digest = (tree: Tree, words: readonly string[], env: Record<string, string> = {}) =>
  callCli(['digest', ...words], { cwd: tree.root, env: { PATH, ...env } });

describe('the JSON of each saved plan', () => {
  test.each([
    ['a directory', 'plans', ['live/app', 'live/db']],
    ['a pattern', 'plans/**/*.tfplan', ['live/app']],
  ])('is written beside it: %s', async (_, named, written) => {
    const tree = repository({
      ...savedWith('plans/live/app.tfplan', PLAN),
      ...savedWith('plans/live/db', PLAN),
      'plans/note.txt': 'x',
    });
    const { code, stdout } = await digest(tree, [named]);
    expect([code, stdout.trim().split('\n')]).toEqual([0, written.map(() => expect.any(String))]);
    for (const directory of written) {
      const path = tree.path(`plans/${directory}.json`);
      expect(readFileSync(path, 'utf8')).toBe(PLAN);
      expect(JSON.parse(readFileSync(`${path}.digest`, 'utf8'))).toMatchObject({
        directory,
        workspace: directory.replace('/', '-'),
        planned: null,
        selected: 'default',
      });
    }
  });

  test('takes the place of an earlier one, and no other JSON is digested in its directory', async () => {
    const tree = repository({
      ...savedWith('plans/live/app.tfplan', PLAN),
      'plans/live/app.json': 'old',
    });
    const { code, stdout } = await digest(tree, ['plans']);
    expect([code, stdout.trim().split('\n')]).toEqual([0, [expect.any(String)]]);
    expect(readFileSync(tree.path('plans/live/app.json'), 'utf8')).toBe(PLAN);
  });

  test('is refused where two plans would be one', async () => {
    const tree = repository({
      ...savedWith('plans/live/app.tfplan', PLAN),
      ...savedWith('plans/live/app.plan', PLAN),
    });
    const { code, stderr } = await digest(tree, ['plans']);
    expect(code).toBe(2);
    expect(stderr).toContain('would both be shown in plans/live/app.json.');
  });

  test('is not written if anything is wrong, and all problems are named at once', async () => {
    const tree = repository({
      'plans/live/app.tfplan': savedPlan(),
      'plans/live/db.tfplan': '{"remote_plan_format":1,"run_id":"run-a1"}',
    });
    const { code, stdout, stderr } = await digest(tree, ['plans']);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain('failed in');
    expect(stderr).toContain('"plans/live/db.tfplan" is no saved plan');
    expect(existsSync(tree.path('plans/live/app.json'))).toBe(false);
  });

  test.each([
    [['-o', 'x.json'], '--output'],
    [['--workspace', 'x'], '--workspace'],
  ])('cannot have %j, where several plans are named', async (words, option) => {
    const tree = repository(savedWith('plans/live/app.tfplan', PLAN));
    const { code, stderr } = await digest(tree, ['plans', ...words]);
    expect(code).toBe(2);
    expect(stderr).toContain(`${option} `);
    expect(stderr).toContain('is the name of one');
  });

  test('is written where -o says, and none is written for a JSON', async () => {
    const tree = repository({ ...savedWith('plans/x', PLAN), 'plans/y.json': PLAN });
    const words = ['--directory', 'live/app'];
    expect(await digest(tree, ['plans/x', '-o', 'plans/a/b.json', ...words])).toMatchObject({
      code: 0,
    });
    expect(existsSync(tree.path('plans/a/b.json.digest'))).toBe(true);
    const none = await digest(tree, ['plans/y.json', '-o', 'plans/z.json', ...words]);
    expect(none).toMatchObject({ code: 2, stderr: expect.stringContaining('is no saved plan') });
    const itself = await digest(tree, ['plans/x', '-o', 'plans/./x', ...words]);
    expect(itself).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('the saved plan itself'),
    });
    const shown = await digest(tree, ['plans/y.json', '--engine', 'tofu', ...words]);
    expect(shown).toMatchObject({ code: 2, stderr: expect.stringContaining('is no saved plan') });
    const missing = await digest(tree, ['plans/none', '-o', 'plans/z.json', ...words]);
    expect(missing).toMatchObject({ code: 2, stderr: expect.stringContaining('(ENOENT)') });
    expect(await digest(tree, [])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('is needed'),
    });
  });
});

describe('the program is started where init ran', () => {
  /** It shows a plan in one directory alone. */
  function terraformIn(directory: string): string {
    const bin = emptyDirectory();
    const script = `case "$1" in version) echo Terraform v1.11.4 ;; show) [ "$PWD" = '${directory}' ] || exit 1; [ -z "$TF_CLI_ARGS$TF_CLI_ARGS_show" ] || exit 1; exec /bin/cat "$3.shown" ;; esac`;
    writeFileSync(join(bin, 'terraform'), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, 'terraform'), 0o755);
    return `${bin}:${process.env['PATH']}`;
  }
  const CACHE = 'live/app/.terragrunt-cache';
  test.each([
    ['in the directory', 'live/app', { 'live/app/.terraform/x': '' }, {}],
    ['without providers, where nothing is left', 'live/app', {}, {}],
    ['in the cache of a unit', `${CACHE}/a/b`, { [`${CACHE}/a/b/.terraform/x`]: '' }, {}],
    ['deeper in it', `${CACHE}/a/b/m/n`, { [`${CACHE}/a/b/m/n/.terraform/x`]: '' }, {}],
    [
      'where TF_DATA_DIR says',
      `${CACHE}/a/b`,
      { [`${CACHE}/a/b/.data/x`]: '', [`${CACHE}/c/d/.terraform/x`]: '' },
      { TF_DATA_DIR: '.data' },
    ],
    [
      'in the newest copy, and in an older one if that fails',
      `${CACHE}/old/b`,
      { [`${CACHE}/old/b/.terraform/x`]: '', [`${CACHE}/new/b/.terraform/x`]: '' },
      {},
    ],
  ])('%s', async (_, place, files, env) => {
    const tree = repository({ ...savedWith('plans/x', PLAN), ...files });
    const old = tree.path(`${CACHE}/old/b/.terraform`);
    if (existsSync(old)) utimesSync(old, 1, 1);
    const words = ['plans/x', '--directory', 'live/app'];
    const variables = { TF_CLI_ARGS: '-target=x', TF_CLI_ARGS_show: '-x', ...env };
    const { code, stderr } = await digest(tree, words, {
      PATH: terraformIn(tree.path(place)),
      ...variables,
    });
    expect([code, stderr]).toEqual([0, expect.stringContaining('plans/x.json.digest')]);
  });
});

test('git is asked as often for twenty plans as for one', async () => {
  const countOf = async (names: readonly string[]) => {
    const tree = makeTree({ '.gitignore': 'plans/\n' });
    for (const name of names) tree.add({ [`live/${name}/main.tf`]: 'locals {}\n' });
    initIn(tree.root);
    commitIn(tree.root);
    for (const name of names) tree.add({ [`plans/live/${name}.json`]: PLAN });
    let asked = 0;
    const counting: typeof execute = (program, ...rest) => {
      if (/\bgit$/.test(program)) asked += 1;
      return execute(program, ...rest);
    };
    const { code, stdout } = await callCli(['digest', 'plans'], {
      cwd: tree.root,
      execute: counting,
    });
    expect([code, stdout.trim().split('\n').length]).toEqual([0, names.length]);
    return asked;
  };
  const one = await countOf(['a']);
  expect(one).toBeGreaterThan(0);
  expect(await countOf(Array.from({ length: 20 }, (_, at) => `r${at}`))).toBe(one);
});
