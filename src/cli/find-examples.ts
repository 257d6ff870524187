/** Where the examples are that come with this program. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The absolute path of `examples/`, with a slash at its end. It lies next to `dist/` in a clone and in the package, and one
 * level higher from compiled sources.
 */
export function findExamples(): string {
  for (const path of ['../../examples/', '../../../examples/']) {
    const directory = fileURLToPath(new URL(path, import.meta.url));
    if (existsSync(`${directory}seed.json`)) return directory;
  }
  throw new Error('the folder examples/ is not where it was installed');
}
