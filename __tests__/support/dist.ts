/** The bundles as they are committed, told apart from those of other sources. */
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The repository, whose bundles are those of its sources. */
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

/** Words for node before the path of a bundle: its pauses are short (`short-pauses.ts`). */
export const SHORT_PAUSES: readonly string[] = [
  '--import',
  new URL('start-with-short-pauses.js', import.meta.url).href,
];
