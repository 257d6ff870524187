/** Copies a directory to plan it: programs write where they plan. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readlink, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { isBelow } from '../machine/find-repository.ts';
import { takeTurn } from '../machine/take-turn.ts';
import type { PlannedPlace } from './find-plans.ts';

const NOT_COPIED = new Set(['.git', '.terraform']);
const MODULES = ['.terraform', 'modules'];

/**
 * Copies a directory with everything in it, also what git ignores. A link stays one: inside of the directory it leads
 * to the copy, else to where it led.
 *
 * @param from absolute real path
 * @param to absolute path of an empty directory
 */
export async function copyFiles(from: string, to: string, signal: AbortSignal): Promise<void> {
  const copyLink = async (path: string, copied: string): Promise<void> => {
    const directory = dirname(path);
    const target = resolve(directory, await readlink(path));
    await symlink(isBelow(target, from) ? relative(directory, target) || '.' : target, copied);
  };
  const copy = async (directory: string, target: string): Promise<void> => {
    await mkdir(target, { recursive: true });
    for (const entry of await readdir(directory, { withFileTypes: true })) {
      await takeTurn(signal);
      if (NOT_COPIED.has(entry.name)) continue;
      const path = join(directory, entry.name);
      // The directory for temporary files may lie in the repository.
      if (path === to) continue;
      const copied = join(target, entry.name);
      if (entry.isDirectory()) await copy(path, copied);
      else if (entry.isSymbolicLink()) await copyLink(path, copied);
      // Where the file system can, no byte is copied before one of the two changes.
      else if (entry.isFile()) await copyFile(path, copied, constants.COPYFILE_FICLONE);
    }
  };
  await copy(from, to);
}

/** Copies the modules that `terraform init` installed in a place, if there are any. */
export async function copyModules(
  { root, workingDirectory }: PlannedPlace,
  copyOfRoot: string,
  signal: AbortSignal,
): Promise<void> {
  const installed = join(root, workingDirectory, ...MODULES);
  const stats = await stat(installed).catch(() => undefined);
  if (stats?.isDirectory() !== true) return;
  await copyFiles(installed, join(copyOfRoot, workingDirectory, ...MODULES), signal);
}
