/** Paths of the bundles. A test that uses them fails if they were not built from the present sources. */
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The root of the repository. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const { areBundlesFresh } = (await import(
  pathToFileURL(`${ROOT}scripts/source-digest.js`).href
)) as { areBundlesFresh: () => boolean };

let isFresh = false;

/** Absolute path of a file in `dist/`. Throws where the bundles are those of other sources. */
export function inDist(path: string): string {
  isFresh ||= areBundlesFresh();
  if (!isFresh) throw new Error('dist/ is stale: npm run build');
  return `${ROOT}dist/${path}`;
}

/** Arguments of node before the path of a bundle: they make its pauses short (`short-pauses.ts`). */
export const SHORT_PAUSES: readonly string[] = [
  '--require',
  fileURLToPath(new URL('start-with-short-pauses.js', import.meta.url)),
];
