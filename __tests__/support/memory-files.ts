/** Files in memory, for the locator: a map from absolute path to text. */
import { posix } from 'node:path';
import type { Files } from '../../src/locate/locate.ts';

export function memoryFiles(texts: Readonly<Record<string, string>>): Files {
  return {
    readDirectory: (path) =>
      Promise.resolve(
        Object.keys(texts)
          .filter((file) => posix.dirname(file) === posix.normalize(path).replace(/(?<=.)\/$/, ''))
          .map((file) => posix.basename(file)),
      ),
    readFile: (path) => Promise.resolve(texts[posix.normalize(path)]),
  };
}
