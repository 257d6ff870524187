/** The paths of the files of a repository, without those that nobody wrote for it. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Deeper directories are not searched. */
const MAX_DEPTH = 8;
const MOST_FILES = 50_000;

/** @returns relative to `root`, with slashes, sorted; of directories that cannot be read nothing */
export async function filesBelowOf(root: string): Promise<string[]> {
  const files: string[] = [];
  const visit = async (directory: string, depth: number): Promise<void> => {
    const entries = await readdir(join(root, directory), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = directory === '' ? entry.name : `${directory}/${entry.name}`;
      if (entry.isFile() && files.length < MOST_FILES) files.push(path);
      const isSearched = entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name);
      if (isSearched && depth < MAX_DEPTH) await visit(path, depth + 1);
    }
  };
  await visit('', 0);
  return files.sort();
}
