// `npm run hunt`: every hunt as a whole, of which the tests try a tenth, then the worlds of `npm run lies`.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const hunts = readdirSync(join(root, '__tests__'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => /\bhunted\(/.test(readFileSync(join(root, '__tests__', path), 'utf8')))
  .map((path) => join('build/__tests__', path.replace(/\.ts$/, '.js')));

function node(...words) {
  const env = { ...process.env, PLANGATE_HUNT: 'whole' };
  return spawnSync(process.execPath, words, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

const passed =
  node('scripts/compile.js') &&
  node(
    '--disable-warning=ExperimentalWarning',
    '--experimental-vm-modules',
    'node_modules/jest/bin/jest.js',
    '--runTestsByPath',
    ...hunts,
  ) &&
  node('build/__tests__/lies/main.js');
process.exit(passed ? 0 : 1);
