/** Lists of files that are kept by hand, in scripts, settings and tests: each file that one names is there. */
import { execFileSync } from 'node:child_process';
import { expect, test } from '../support/jest.ts';
import { readText, REPOSITORY } from '../support/markdown-files.ts';

const options = { cwd: REPOSITORY, encoding: 'utf8' } as const;
const names = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard'],
  options,
);
const files = names.split('\n').filter(Boolean);

/** `a/{b,c}.js` → `a/b.js`, `a/c.js`. */
function alternatives(pattern: string): string[] {
  const [braces, inside = ''] = /\{([^}]*)\}/.exec(pattern) ?? [];
  if (braces === undefined) return [pattern];
  return inside.split(',').flatMap((part) => alternatives(pattern.replace(braces, part)));
}

/** Whether a file is there that the pattern means: `*` is a part of a name, and `**` any part of a path. */
function isThere(pattern: string): boolean {
  const parts = pattern.split(/(\*\*\/?|\*)/).map((part) => {
    if (part.startsWith('**')) return '(?:.*)';
    return part === '*' ? '[^/]*' : part.replaceAll(/[.+]/g, String.raw`\$&`);
  });
  const whole = new RegExp(`^${parts.join('')}$`);
  return files.some((path) => whole.test(path));
}

/** What is compiled is in `build/`, and its source is not. */
const sourceOf = (path: string) => path.replace(/^!?(?:build\/)?/, '').replace(/\.js$/, '.ts');

test('the files that mutation testing changes exist, and so do their tests', () => {
  const named = [...readText('config/mutation-stages.js').matchAll(/'([^']*\.js)'/g)];
  const patterns = named.map(([, pattern = '']) => pattern);
  expect(patterns.length).toBeGreaterThan(20);
  const missing = patterns.flatMap(alternatives).filter((pattern) => !isThere(sourceOf(pattern)));
  expect(missing).toEqual([]);
});

test('the files that no other file imports exist', () => {
  const { knip } = JSON.parse(readText('package.json')) as { knip: { entry: string[] } };
  expect(knip.entry.filter((pattern) => !isThere(pattern))).toEqual([]);
});

test('the files that git treats in another way exist', () => {
  const lines = readText('.gitattributes')
    .split('\n')
    .filter((line) => /^[^#]/.test(line));
  const patterns = lines.map((line) => line.split(' ', 1).join(''));
  const isMatched = (pattern: string) =>
    pattern.startsWith('*')
      ? isThere(`**${pattern}`)
      : [pattern, `${pattern}/**`].some((each) => isThere(each.replace(/^\//, '')));
  expect(patterns.filter((pattern) => !isMatched(pattern))).toEqual([]);
});

test.each(['scripts/build.js', 'scripts/compile.js', 'scripts/source-digest.js'])(
  'the files that %s names exist',
  (script) => {
    const named = [...readText(script).matchAll(/'([\w./-]+\.(?:hcl|js|json|mts|ts))'/g)];
    const missing = named
      .map(([, path = '']) => path.replace(/^\.\//, 'scripts/'))
      // What is in `build/` they write, and what is beside another file they write into it.
      .filter((path) => !/^build\/|^\.\.\/|node_modules\//.test(path))
      .filter((path) => !['', 'src/', 'examples/policies/'].some((at) => isSource(at + path)));
    expect(missing).toEqual([]);
  },
);

function isSource(path: string): boolean {
  return isThere(path) || isThere(sourceOf(path));
}
