/** Tests that need a program find those that they name, and no other that plans or judges (`scripts/programs.js`). */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './dist.ts';
import { describe, expect, test } from './jest.ts';
import { makeTree } from './tree.ts';

interface Run {
  visible: string[];
  programs: string[];
  needs: string[];
  files: string[];
}
const { divideSkipped } = (await import(pathToFileURL(join(ROOT, 'scripts/programs.js')).href)) as {
  divideSkipped: (skipped: Record<string, string[]>) => Run[];
};

const node = (words: readonly string[], env: Record<string, string>) =>
  spawnSync(process.execPath, words, { cwd: ROOT, env, encoding: 'utf8' });

/** Says which of these a command finds, and what it is told of the others. */
const SEES = `
import { accessSync } from 'node:fs';
const finds = (name) => process.env.PATH.split('${delimiter}').some((folder) => {
  try {
    accessSync(folder + '/' + name);
    return true;
  } catch {
    return false;
  }
});
console.log(['opa', 'terraform', 'tofu', 'git'].filter(finds).join(' '));
console.log(['opa', 'terraform', 'tofu'].filter((name) => process.env.PLANGATE_WITHOUT.split(' ').includes(name)).join(' '));
console.log(process.env.PLANGATE_REQUIRE);
`;

describe('a command', () => {
  const { root } = makeTree({
    'one/opa': '',
    'one/git': '',
    'two/terraform': '',
    'two/tofu': '',
    'sees.mjs': SEES,
  });
  const env = {
    PATH: ['one', 'two'].map((folder) => join(root, folder)).join(delimiter),
    PLANGATE_REQUIRE: 'opa tofu',
  };

  test.each([
    ['none', [], ['git', 'opa terraform tofu', '']],
    ['one', ['terraform'], ['terraform git', 'opa tofu', '']],
    ['two', ['tofu', 'opa'], ['opa tofu git', 'terraform', 'opa tofu']],
  ])('with %s of the programs finds no other', (_, programs, seen) => {
    const words = ['scripts/with-programs.js', ...programs, '--'];
    const { stdout } = node([...words, process.execPath, join(root, 'sees.mjs')], env);
    expect(stdout.trimEnd().split('\n')).toEqual(seen.join('\n').trimEnd().split('\n'));
  });

  test('ends as the command does', () => {
    const words = ['scripts/with-programs.js', '--', process.execPath, '-e', 'process.exit(7)'];
    expect(node(words, env).status).toBe(7);
  });
});

test('each skipped test is in one run, with those that it names', () => {
  const runs = divideSkipped({
    opa: ['a', 'b'],
    'opa-1.0.0 and opa': ['a'],
    'opa and terraform': ['b'],
    'terraform and opa': ['c'],
    terraform: ['b'],
    zizmor: ['d'],
  });
  expect(runs.map(({ visible, needs }) => [visible, needs])).toEqual([
    [['opa'], ['opa', 'opa-1.0.0 and opa']],
    [
      ['opa', 'terraform'],
      ['opa and terraform', 'terraform and opa'],
    ],
    [['terraform'], ['terraform']],
    [[], ['zizmor']],
  ]);
  expect(runs[0]).toMatchObject({ programs: ['opa', 'opa-1.0.0', 'opa'], files: ['a', 'b', 'a'] });
});

/** Reports these tests of one file as jest does, and ends. */
const REPORTS = `
import Reporter from '${pathToFileURL(join(ROOT, 'config/last-line-reporter.js')).href}';
const reporter = new Reporter({});
const testResults = JSON.parse(process.argv[2]).map((title) => ({ status: 'pending', title }));
reporter.onTestResult({}, { testFilePath: 'a.test.js', testResults });
reporter.onRunComplete(new Set(), { startTime: Date.now() });
`;

test('a skipped test is listed whatever its program is called', () => {
  const { root } = makeTree({ 'reports.mjs': REPORTS });
  const titles = ['a [needs opa]', 'b [needs opa-1.0.0 and opa]', 'c [needs @x/y]', 'left out'];
  const words = [join(root, 'reports.mjs'), JSON.stringify(titles)];
  const listed = join(root, 'skipped.json');
  const { stderr } = node(words, { PLANGATE_RUN: join(root, 'run'), PLANGATE_SKIPPED: listed });
  expect(stderr).toContain('tests that need @x/y, opa, opa-1.0.0 and opa');
  expect(JSON.parse(readFileSync(listed, 'utf8'))).toEqual({
    '@x/y': ['a.test.js'],
    opa: ['a.test.js'],
    'opa-1.0.0 and opa': ['a.test.js'],
  });
});
