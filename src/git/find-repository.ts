/** Which repository a directory is part of. */
import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest directory at or above `directory` (absolute) with a `.git` in it, or undefined. */
export function findRepository(directory: string): string | undefined {
  for (let at = directory; ; at = dirname(at)) {
    if (lstatSync(join(at, '.git'), { throwIfNoEntry: false })) return at;
    if (dirname(at) === at) return undefined;
  }
}
