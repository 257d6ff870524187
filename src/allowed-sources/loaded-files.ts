/** Files that are not on this machine, for readers that do not wait: what such a reader misses is fetched, and it reads again. */
import { relative, sep } from 'node:path';
import type { LoadedFiles } from '../configuration/read-configuration.ts';
import type { ReadableFiles } from '../model/ports.ts';

/** Each reading finds what one more level of modules calls. */
const MOST_READINGS = 200;

/**
 * Has a reader read files, as often as it takes until it misses none.
 *
 * @param root absolute: paths in `files` are relative to it
 * @param read called several times; only the last result counts
 */
export async function readLoaded<T>(
  files: ReadableFiles,
  root: string,
  read: (loaded: LoadedFiles) => Promise<T>,
): Promise<T> {
  const names = new Map<string, readonly string[]>();
  const texts = new Map<string, string | undefined>();
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    const missedNames = new Set<string>();
    const missedTexts = new Set<string>();
    const result = await read({
      readDirectory(path) {
        if (!names.has(path)) missedNames.add(path);
        return names.get(path) ?? [];
      },
      readFile(path) {
        if (!texts.has(path)) missedTexts.add(path);
        return texts.get(path);
      },
      // Links are followed where the files are read.
      follow: (path) => [path],
    });
    if (missedNames.size + missedTexts.size === 0) return result;
    const inFiles = (path: string) => relative(root, path).split(sep).join('/');
    for (const path of missedNames) names.set(path, (await files.names(inFiles(path))) ?? []);
    for (const path of missedTexts) texts.set(path, await files.read(inFiles(path)));
  }
  throw new Error('the configuration has too many levels of modules');
}
