/** The files of this machine, and where their links lead. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { followLinks } from './follow-links.ts';
import { readRegularSync } from './read-regular.ts';
import { orElse } from '../model/or-else.ts';

/** The files of this machine. */
export const localFiles = {
  readDirectory: (path: string): readonly string[] => orElse(() => readdirSync(path), []),
  // Terraform reads files of any length, so a long one must not be left out.
  readFile: (path: string): string | undefined =>
    orElse(() => readRegularSync(path, Number.POSITIVE_INFINITY), undefined),
  follow: followLinks,
};

/** The targets of all links in a directory and below it; undefined if it has too many entries. */
export function followLinksIn(directory: string, limit = 100_000): string[] | undefined {
  const places: string[] = [];
  const queue = [directory];
  let entryCount = 0;
  for (const folder of queue) {
    const entries = orElse(() => readdirSync(folder, { withFileTypes: true }), []);
    entryCount += entries.length;
    if (entryCount > limit) return undefined;
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isSymbolicLink()) places.push(...followLinks(path));
      else if (entry.isDirectory() && entry.name !== '.git') queue.push(path);
    }
  }
  return places;
}
