/** The files of this machine, and where their links lead. */
import { readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, dirname, resolve, sep } from 'node:path';
import { readRegular, readRegularSync } from './read-regular.ts';
import { orElse } from '../model/or-else.ts';
import type { ReadableFiles } from '../model/ports.ts';

/** The files of this machine. */
export const localFiles = {
  readDirectory: (path: string): readonly string[] => orElse(() => readdirSync(path), []),
  // Terraform reads files of any length, so a long one must not be left out.
  readFile: (path: string): string | undefined =>
    orElse(() => readRegularSync(path, Number.POSITIVE_INFINITY), undefined),
  follow: followLinks,
};

/** The same for readers of files that may be elsewhere. Paths are absolute. */
export const readableHere: ReadableFiles = {
  names: async (directory) => localFiles.readDirectory(directory),
  read: async (path) => localFiles.readFile(path),
};

/** Longer ones are not read: no person writes such a configuration. */
const LONGEST_BYTES = 5_000_000;

/** The files of this machine below a directory, by their paths in it; what cannot be read counts as absent. */
export function filesBelow(root: string): ReadableFiles {
  return {
    async names(directory) {
      const path = resolve(root, directory);
      const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
      return entries?.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
    },
    read: (path) => readRegular(resolve(root, path), LONGEST_BYTES).catch(() => undefined),
  };
}

/** The targets of all links in a directory and below it; undefined if it has too many entries. */
export function followLinksIn(directory: string, mostEntries = 100_000): string[] | undefined {
  const places: string[] = [];
  const queue = [directory];
  let entryCount = 0;
  for (const folder of queue) {
    const entries = orElse(() => readdirSync(folder, { withFileTypes: true }), []);
    entryCount += entries.length;
    if (entryCount > mostEntries) return undefined;
    for (const entry of entries) {
      const path = join(folder, entry.name);
      if (entry.isSymbolicLink()) places.push(...followLinks(path));
      else if (entry.isDirectory() && entry.name !== '.git') queue.push(path);
    }
  }
  return places;
}

/** As many links as Linux follows, one after the other. */
const MOST_LINKS = 40;

/**
 * The path itself, and every path that its links lead to, one after the other. The last one may not exist: a sparse checkout may
 * have left it out. Links that lead in a circle are not followed.
 */
export function followLinks(path: string): string[] {
  const real = orElse(() => realpathSync.native(path), undefined);
  const places = [path];
  for (const at of places) {
    const next = at === real ? undefined : followFirstLink(at);
    if (next !== undefined) places.push(next);
    if (places.length > MOST_LINKS) return [path];
  }
  return places;
}

/** The path with its first link replaced by where that link leads; undefined if no step of it is a link. */
function followFirstLink(path: string): string | undefined {
  const parts = path.split(sep);
  // The first part is the root, which is no link.
  for (let count = 2; count <= parts.length; count++) {
    const link = parts.slice(0, count).join(sep);
    const target = orElse(() => readlinkSync(link), undefined);
    if (target !== undefined) return join(resolve(dirname(link), target), ...parts.slice(count));
  }
  return undefined;
}
