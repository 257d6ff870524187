/** The files of a directory of this machine, as a tree. */
import { lstatSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { systemErrorCode } from '../model/error-message.ts';
import type { AtPath, FileTree, ListedEntry } from '../model/file-tree.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';
import { isNamedSubmodule } from './find-repository.ts';
import { readBytesSync } from './read-regular.ts';

/** @param root absolute real path */
export function treeHere(root: string): FileTree {
  const look = async (path: string): Promise<AtPath> => orUnreadable(() => lookIn(root, path));
  return {
    of: 'directory',
    commit: () => undefined,
    async list(directory) {
      const found = await look(directory);
      return found.kind === 'directory' ? found.entries : undefined;
    },
    look,
  };
}

function lookIn(root: string, path: string): AtPath {
  const steps = path === '' ? [] : path.split('/');
  let at = root;
  for (const step of steps) {
    if (lstatSync(at, { throwIfNoEntry: false })?.isDirectory() !== true) return ABSENT;
    // A disk may find a file by a name in other letters, and a commit does not.
    if (isOfGit(step) || !readdirSync(at).includes(step)) return ABSENT;
    at = join(at, step);
  }
  return describe(at);
}

const ABSENT: AtPath = { kind: 'absent' };

/** No commit has such a name. */
const isOfGit = (name: string): boolean => /^\.git$/i.test(name);

function describe(path: string): AtPath {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return ABSENT;
  if (stats.isSymbolicLink()) return { kind: 'link', target: readlinkSync(path) };
  if (stats.isFile()) {
    const bytes = async () => orUnreadable(() => readBytesSync(path));
    return { kind: 'file', size: stats.size, bytes };
  }
  if (!stats.isDirectory()) throw new UnreadableFile('is not a file');
  const entries = readdirSync(path, { withFileTypes: true }).filter(({ name }) => !isOfGit(name));
  if (entries.length === 0 && isNamedSubmodule(path)) return { kind: 'submodule' };
  return {
    kind: 'directory',
    entries: entries.map((entry): ListedEntry => {
      const kind = entry.isDirectory() ? 'directory' : entry.isSymbolicLink() ? 'link' : 'file';
      return { name: entry.name, kind };
    }),
  };
}

function orUnreadable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    throw new UnreadableFile(`cannot be read (${code})`);
  }
}
