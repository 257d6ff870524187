/** The rule set `gitignore` is compared with git itself, for random rules and paths. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { decideTree } from '../support/decide-tree.ts';
import { expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';
import { sampled, showFigure } from '../support/sampled.ts';
import { seededBelow } from '../support/virtual-time.ts';

const NAMES = [
  ...'a b ab foo foo.txt x.tf .env é ! #c a\\b [a] A 1 - ] a? a*'.split(' '),
  'a b',
  'z ',
];
const PATTERNS =
  '* * ** ? / / /**/ **/ /** [a-c] [!a] [^a] [ []a] [[:alpha:]] [[:digit:]x] [[:bad:]] [a- \\ \\* \\[ . *** [\\]] [!-a] [a/b]';
const ATOMS = [...NAMES, ...PATTERNS.split(' '), '\\ '];

/** Rules that are tried first: random ones rarely have two stars right after letters. */
const TRIED_FIRST = [
  '-**/[a-c]/\n',
  'x.tf/a**\n',
  '#\\c**/b\n',
  '!a\n-**\\/1\n',
  '/\n[/]\n[1-\\b]\n',
];

/** The random numbers have a fixed seed, so every machine compares the same. */
test('the rule set gitignore decides random patterns as git does', async () => {
  const random = seededBelow(5);
  const pick = (from: readonly string[]): string => from[random(from.length)] ?? '';
  const tree = makeTree();
  const noConfig = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const git = (args: string[], input = '') =>
    spawnSync('git', ['-c', 'core.excludesFile=', ...args], {
      cwd: tree.root,
      input,
      encoding: 'utf8',
      env: { ...process.env, ...noConfig },
    });
  expect(git(['init', '-q']).status).toBe(0);
  const files = new Set<string>();
  while (files.size < 150) {
    const path = Array.from({ length: 1 + random(4) }, () => pick(NAMES)).join('/');
    const clash = [...files].some(
      (file) => file.startsWith(`${path}/`) || path.startsWith(`${file}/`),
    );
    if (!clash) files.add(path);
  }
  tree.add(Object.fromEntries([...files].map((file) => [file, ''])));
  let decisions = 0;
  for (let round = 0; round < sampled(250); round++) {
    const lines = Array.from({ length: 1 + random(5) }, () => {
      const atoms = Array.from({ length: 1 + random(4) }, () => pick(ATOMS)).join('');
      return `${random(4) === 0 ? '!' : ''}${random(5) === 0 ? '/' : ''}${atoms}${random(4) === 0 ? '/' : ''}${random(6) === 0 ? '  ' : ''}`;
    });
    const made = `${random(20) === 0 ? '\uFEFF' : ''}${lines.join(random(10) === 0 ? '\r\n' : '\n')}\n`;
    const ignore = TRIED_FIRST[round] ?? made;
    writeFileSync(tree.path('.gitignore'), ignore);
    const { stdout, stderr } = git(
      ['check-ignore', '--no-index', '--stdin', '-z'],
      [...files].join('\0'),
    );
    expect(stderr).toBe('');
    const ignored = new Set(stdout.split('\0'));
    const expected = [...files].filter((file) => !ignored.has(file)).toSorted();
    const { files: decided } = await decideTree(ignore, [...files], 'gitignore');
    expect({ ignore, files: decided }).toEqual({ ignore, files: expected });
    decisions += files.size;
  }
  showFigure(`rule set gitignore: ${decisions} decisions, all as git's`);
});
