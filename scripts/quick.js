// `npm run quick -- PART [--watch]`: the types, then the tests of one part (`policy`, `cli/init`, …). Only what changed
// is compiled again, so a second round takes seconds; --watch begins one whenever a source changes. Where the tests
// run the bundles of `dist/`, and these were built from other sources, they are built first. Of a folder, the tests with
// Terraform, OpenTofu or a browser are left out, and those that install the package. They are named at the end; name the
// file to run them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, watch } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { needsBundles, testsThatInstall } from './what-tests-reach.js';
import { areBundlesFresh } from './source-digest.js';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const words = process.argv.slice(2);
const parts = words.filter((word) => !word.startsWith('-'));
const watching = words.includes('--watch');
const jest = words.filter((word) => word.startsWith('-') && word !== '--watch');
const isThere = (path) => existsSync(at(`__tests__/${path}`));
const problems = parts.flatMap(problemOf);
if (parts.length === 0 || problems.length > 0) {
  for (const problem of problems) console.error(problem);
  console.error(
    'Write npm run quick -- PART [--watch], where PART is a folder or a test of __tests__/.',
  );
  process.exit(2);
}

function problemOf(part) {
  if (isThere(`${part}.test.ts`)) return [];
  if (!isThere(part) || !statSync(at(`__tests__/${part}`)).isDirectory()) {
    return [`__tests__/${part} is not there.`];
  }
  const entries = readdirSync(at(`__tests__/${part}`), { withFileTypes: true });
  const hasTests = (names) => names.some((name) => name.endsWith('.test.ts'));
  if (hasTests(entries.map(({ name }) => name))) return [];
  const directories = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${part}/${name}`)
    .filter((directory) => hasTests(readdirSync(at(`__tests__/${directory}`))));
  return [
    directories.length === 0
      ? `__tests__/${part} has no tests.`
      : `__tests__/${part} is too large for a quick look. Name one of its directories: ${directories.join(', ')}.`,
  ];
}

const areFolders = parts.every(isThere);
const leftOut = areFolders ? parts.flatMap(testsThatInstall) : [];
const env = { PLANGATE_WITHOUT: areFolders ? 'terraform tofu chromium' : '', ...process.env };

function node(...args) {
  return spawnSync(process.execPath, args, { stdio: 'inherit', cwd: at('.'), env }).status === 0;
}

/** What tsc does not write, such as the policies of the examples, comes from a whole compilation once. */
function compile() {
  if (parts.some(needsBundles) && !areBundlesFresh()) {
    console.log('These tests run dist/, which was built from other sources: it is built first.');
    if (!node('scripts/build.js')) return false;
  }
  return existsSync(at('build/.tsbuildinfo'))
    ? node('node_modules/typescript/bin/tsc', '-p', '.')
    : node('scripts/compile.js');
}

function round() {
  if (!compile()) return false;
  // `cli/`, because `cli` would be the beginning of `client`, too.
  const paths = parts.map((part) => `build/__tests__/${part}${isThere(part) ? '/' : '.test.js'}`);
  // Last, because jest takes all words behind such an option for its own.
  const without = leftOut.map((part) => `--testPathIgnorePatterns=/${part}.test.js$`);
  const passed = node('node_modules/jest/bin/jest.js', ...jest, ...paths, ...without);
  if (leftOut.length > 0) {
    console.log(`Left out, because they install the package: ${leftOut.join(', ')}.`);
  }
  return passed;
}

const passed = round();
if (!watching) process.exit(passed ? 0 : 1);

let changed = false;
for (const folder of ['src', '__tests__']) {
  watch(at(folder), { recursive: true }, () => {
    changed = true;
  });
}
console.log('Waiting for changes; Ctrl-C ends it.');
for (;;) {
  await setTimeout(200);
  if (!changed) continue;
  changed = false;
  round();
  console.log('Waiting for changes; Ctrl-C ends it.');
}
