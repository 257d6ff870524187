// Whether the bundles in dist/ are those of the sources: build.js notes what it built them from, outside of the
// repository's files, because a committed digest would conflict between any two branches.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const NOTE = `${root}build/dist-sources.sha256`;
const BESIDES = ['package-lock.json', 'scripts/build.js', 'scripts/defer-parts.js'];

export function noteSources() {
  mkdirSync(`${root}build`, { recursive: true });
  writeFileSync(NOTE, `${digestSources()}\n`);
}

/** Built here from these sources, or both as they were committed. */
export function areBundlesFresh() {
  const noted = existsSync(NOTE) ? readFileSync(NOTE, 'utf8').trim() : '';
  return noted === digestSources() || isAsCommitted();
}

/** Also without git, as in an unpacked archive: there is nothing to compare with then. */
function isAsCommitted() {
  const words = ['status', '--porcelain', '--', 'src', 'dist', ...BESIDES];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status !== 0 || stdout === '';
}

function digestSources() {
  const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const path of [...sources, ...BESIDES]) {
    hash.update(`${path}\0${readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n')}\0`);
  }
  return hash.digest('hex');
}
