// Whether the bundles in dist/ are those of the sources: build.js notes both, outside of the
// repository's files, because a committed digest would conflict between any two branches.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const NOTE = `${root}build/dist-sources.sha256`;
/** What else decides of what is in the bundles. */
const BESIDES = [
  'examples/policies/answers.json',
  'examples/policies/policies.hcl',
  'package-lock.json',
  'package.json',
  'scripts/build.js',
  'scripts/bundled-packages.js',
  'scripts/compile.js',
  'scripts/library-types.js',
  'scripts/without-comments.js',
  'scripts/without-unused.js',
  'scripts/write-types.js',
  'tsconfig.json',
  'tsconfig.src.json',
];

export function noteSources() {
  mkdirSync(`${root}build`, { recursive: true });
  writeFileSync(NOTE, noteOf());
}

/** These bytes were built here from these sources. */
export function areBundlesBuiltHere() {
  return existsSync(NOTE) && readFileSync(NOTE, 'utf8') === noteOf();
}

/** Built here from these sources, or both as they were committed. */
export function areBundlesFresh() {
  return areBundlesBuiltHere() || isAsCommitted();
}

/** Also without git, as in an unpacked archive: there is nothing to compare with then. */
function isAsCommitted() {
  const words = ['status', '--porcelain', '--', 'src', 'dist', ...BESIDES];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status !== 0 || stdout === '';
}

function noteOf() {
  const sources = filesIn('src').filter((path) => /\.ts$|tsconfig\.json$/.test(path));
  const text = (path) => readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n');
  const bytes = (path) => readFileSync(root + path);
  const ofDist = digest(filesIn('dist'), bytes);
  return `sources ${digest([...sources, ...BESIDES], text)}\ndist ${ofDist}\n`;
}

function filesIn(folder) {
  return readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function digest(paths, read) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(`${path}\0`).update(read(path)).update('\0');
  return hash.digest('hex');
}
