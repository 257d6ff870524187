/** What a configuration names that is in memory alone. */
import { dirname, join, resolve } from 'node:path';
import {
  findNamedFiles,
  type NamedFiles,
  type Search,
} from '../../src/configuration/named-files.ts';
import type { LoadedFiles } from '../../src/configuration/read-configuration.ts';

/** Files of `/repo`; a value that begins with an arrow is a link. */
export function memoryFiles(files: Readonly<Record<string, string>>): LoadedFiles {
  const text = (path: string) => files[path.slice('/repo/'.length)];
  const follow = (path: string): string[] => {
    for (let at = path; at !== '/'; at = dirname(at)) {
      const target = text(at);
      if (!target?.startsWith('→ ')) continue;
      const next = join(resolve(dirname(at), target.slice(2)), path.slice(at.length));
      return [path, ...follow(next)];
    }
    return [path];
  };
  const real = (path: string) => follow(path).at(-1) ?? path;
  return {
    readFile: (path) => text(real(path)),
    readDirectory: (path) => {
      const inside = `${real(path)}/`;
      const names = Object.keys(files).flatMap((name) =>
        `/repo/${name}`.startsWith(inside)
          ? (`/repo/${name}`.slice(inside.length).split('/')[0] ?? [])
          : [],
      );
      return [...new Set(names)];
    },
    follow,
  };
}

/** What the configuration in `/repo/net` names. */
export function namedIn(
  files: Readonly<Record<string, string>>,
  matters: Search['isRelevant'] = () => true,
  isVariableOfFiles?: Search['isVariableOfFiles'],
): NamedFiles {
  const search = { isRelevant: matters, isVariableOfFiles };
  return findNamedFiles('/repo/net', memoryFiles(files), search);
}

/**
 * Each place in one word: a file that is read, `~` before one that a text names, `*` and the end of names behind a
 * directory, `*` for any file.
 */
export function placesIn({ files, directories }: NamedFiles): string[] {
  const ofFiles = [...files].map(
    ([path, mentions]) => `${mentions.some(({ isRead }) => isRead) ? '' : '~'}${path}`,
  );
  const ofDirectories = [...directories.values()].flatMap(({ path, endings }) =>
    Array.from(endings.keys(), (ending) => (path === '' ? '*' : `${path}/*${ending}`)),
  );
  return [...ofFiles, ...ofDirectories].sort();
}
