/**
 * `npm run quick -- PART` builds first where the tests of the part run `dist/`, however far away they load it, and
 * leaves out those that install the package.
 */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, test } from '../support/jest.ts';
import { filesWith, readText, REPOSITORY } from '../support/markdown-files.ts';

const { needsBundles, testsThatInstall } = (await import(
  pathToFileURL(join(REPOSITORY, 'scripts/what-tests-reach.js')).href
)) as {
  needsBundles: (part: string) => boolean;
  testsThatInstall: (part: string) => string[];
};

test.each(['policy', 'report', 'settings', 'client', 'hosts', 'docs/questions'])(
  '%s: nothing to build',
  (part) => expect(needsBundles(part)).toBe(false),
);

test.each(['scenarios', 'shipped', 'demo', 'cli', 'cli/package', 'docs/executed', 'docs'])(
  '%s: bundles first',
  (part) => expect(needsBundles(part)).toBe(true),
);

test('every test that starts a program of dist/ by a helper is among them', () => {
  const tests = filesWith(['.test.ts'], join(REPOSITORY, '__tests__'));
  const starts = tests.filter((path) => /\b(?:runCli|startScenario)\(/.test(readText(path)));
  expect(starts.length).toBeGreaterThan(20);
  const missed = starts
    .map((path) => path.replace(/^__tests__[\\/]|\.test\.ts$/g, ''))
    .filter((part) => !needsBundles(part));
  expect(missed).toEqual([]);
});

test('what installs the package is known by its parts, however far away it does', () => {
  expect(testsThatInstall('docs')).toEqual(['docs/ci-snippets', 'docs/executed']);
  expect(testsThatInstall('shipped')).toEqual(['shipped/networks']);
  expect(testsThatInstall('scenarios')).toEqual([]);
});
