// Whether the bundles in dist/ are those of the sources: build.js notes both, outside of the
// repository's files, because a committed digest would conflict between any two branches.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const NOTE = `${root}build/dist-sources.sha256`;
/** What decides of what is in the bundles. */
const SOURCES = ['src', 'scripts/bundle', 'examples/policies'];
const BESIDES = [
  'config/tsconfig.src.json',
  'package-lock.json',
  'package.json',
  'scripts/build.js',
  'scripts/compile.js',
  'tsconfig.json',
];

export function noteSources() {
  mkdirSync(`${root}build`, { recursive: true });
  writeFileSync(NOTE, noteOf());
}

/** Whether the bundles were built on this machine from the present sources. */
export function areBundlesBuiltHere() {
  return existsSync(NOTE) && readFileSync(NOTE, 'utf8') === noteOf();
}

/** Built here from these sources, or both as they were committed. */
export function areBundlesFresh() {
  return areBundlesBuiltHere() || isAsCommitted();
}

/** Also without git, as in an unpacked archive: there is nothing to compare with then. */
function isAsCommitted() {
  const words = ['status', '--porcelain', '--', 'dist', ...SOURCES, ...BESIDES];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status !== 0 || stdout === '';
}

function noteOf() {
  const paths = [...['dist', ...SOURCES].flatMap(filesIn), ...BESIDES].sort();
  const hash = createHash('sha256');
  for (const path of paths)
    hash
      .update(`${path}\0`)
      .update(readFileSync(root + path))
      .update('\0');
  return `${hash.digest('hex')}\n`;
}

function filesIn(folder) {
  return readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(root.length)}/${entry.name}`);
}
