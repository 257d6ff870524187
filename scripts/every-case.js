// `npm run every-case`: all random cases, of which the tests try a part; the scenarios and the command line with a process of
// dist/ for each step and command; then `npm run false-answers`.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
/** What a test file says that tries only a part with all tests. */
const SAMPLES = /\bsampled\(|\bEVERY_CASE\b/;
const sampling = readdirSync(join(root, '__tests__'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => SAMPLES.test(readFileSync(join(root, '__tests__', path), 'utf8')))
  .map((path) => join('build/__tests__', path.replace(/\.ts$/, '.js')));

function node(...words) {
  const env = { ...process.env, PLANGATE_CASES: 'all', PLANGATE_PROCESSES: 'all' };
  return spawnSync(process.execPath, words, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

function jest(...words) {
  return node('node_modules/jest/bin/jest.js', ...words);
}

const passed =
  node('scripts/compile.js') &&
  jest('--runTestsByPath', ...sampling) &&
  jest('build/__tests__/scenarios', 'build/__tests__/cli') &&
  node('build/__tests__/lies/main.js');
process.exit(passed ? 0 : 1);
