/**
 * `npm run quick -- PART` builds first where the tests of the part run `dist/`, however far away they load it, and
 * leaves out those that install the package.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
  expect(testsThatInstall('scenarios/job')).toEqual([]);
});

test('what is no room is refused: all of them at once, and a folder of rooms with their names', () => {
  const script = join(REPOSITORY, 'scripts/quick.js');
  const asked = [script, 'scenarios', 'golden', 'not-there'];
  const { status, stderr } = spawnSync(process.execPath, asked, { encoding: 'utf8' });
  expect(status).toBe(2);
  const rooms = readdirSync(join(REPOSITORY, '__tests__/scenarios'));
  expect(stderr).toContain(rooms.map((room) => `scenarios/${room}`).join(', '));
  expect(stderr).toContain('__tests__/golden has no tests.');
  expect(stderr).toContain('__tests__/not-there is not there.');
});
