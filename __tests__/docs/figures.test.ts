import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gitIn, initIn } from '../support/git-in.ts';
import { expect, test } from '../support/jest.ts';
import { readText } from '../support/markdown-files.ts';
import { makeTree } from '../support/tree.ts';

test('the figures of a commit are those of its tests and mutations, and never rounded up', () => {
  const directory = checkout({ detected: 949, of: 1_000 });
  expect(collect(directory)).toEqual({ status: 0, error: '' });
  const { commit, ...figures } = JSON.parse(
    readFileSync(join(directory, 'figures.json'), 'utf8'),
  ) as Record<string, unknown>;
  expect(commit).toMatch(/^[0-9a-f]{40}$/);
  expect(figures).toEqual({
    version: '3.2.1',
    tests: 12,
    coverage: { lines: 95.9, branches: 90 },
    mutation: { score: 94.9, detected: 949, of: 1_000 },
  });
});

test.each([
  ['tests failed', { numFailedTests: 1, detected: 9, of: 10 }, /1 tests failed/],
  ['no mutation was tried', { detected: 0, of: 0 }, /nothing was measured/],
  ['the score is missing', {}, /mutation-score\.json has no/],
])('no figures are written where %s', (_, measured, reason) => {
  const directory = checkout(measured);
  const { status, error } = collect(directory);
  expect(status).not.toBe(0);
  expect(error).toMatch(reason);
});

function checkout(measured: { numFailedTests?: number; detected?: number; of?: number }) {
  const { numFailedTests = 0, ...score } = measured;
  const script = 'scripts/collect-figures.js';
  const files = {
    'package.json': { type: 'module', version: '3.2.1' },
    'build/coverage/tests.json': { numTotalTests: 12, numFailedTests },
    'build/coverage/coverage-summary.json': {
      total: { lines: { covered: 9_599, total: 10_000 }, branches: { covered: 9, total: 10 } },
    },
    'build/mutation-score.json': score,
  };
  const texts = Object.entries(files).map(([path, content]) => [path, JSON.stringify(content)]);
  const { root: directory } = makeTree({
    ...Object.fromEntries(texts),
    [script]: readText(script),
  });
  initIn(directory);
  gitIn(directory, 'commit', '--quiet', '--allow-empty', '-m', 'One');
  return directory;
}

function collect(cwd: string) {
  const { status, stderr } = spawnSync('node', ['scripts/collect-figures.js', 'figures.json'], {
    cwd,
    encoding: 'utf8',
  });
  return { status, error: stderr };
}
