// What the bundles were built from: build.js writes it beside them, tests that run dist/ compare.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

export const DIGEST_FILE = 'dist/sources.sha256';

export function digestSources() {
  const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts'))
    .sort();
  const hash = createHash('sha256');
  for (const path of [...sources, 'package-lock.json', 'scripts/build.js']) {
    hash.update(`${path}\0${readFileSync(root + path, 'utf8').replaceAll('\r\n', '\n')}\0`);
  }
  return hash.digest('hex');
}
