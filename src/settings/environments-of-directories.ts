/** The environments of a directory: one for each file of variables that a pattern of `plangate.yml` finds from there. */
import { VARIABLES } from '../configuration/file-names.ts';
import { posix } from 'node:path';
import type { DecidingFiles } from '../model/file-tree.ts';
import type { PlannedWith } from './workspace-selectors.ts';

/** An environment, by the part of a path that the `*` of the pattern stands for. */
export type Environments = ReadonlyMap<string, PlannedWith>;

/**
 * Finds the files that a pattern with one `*` names from a directory, and beside each the file of its backend, with the same name.
 * A link is found as well: what plans refuses it by name.
 *
 * @param directory relative to the tree, with slashes
 * @returns undefined if the pattern leads out of the tree. Rejects with an UnreadableFile
 */
export async function findEnvironments(
  files: DecidingFiles,
  directory: string,
  pattern: string,
): Promise<Environments | undefined> {
  const parts = pattern.split('/');
  const at = parts.findIndex((part) => part.includes('*'));
  const [before = '', after = ''] = parts[at]?.split('*') ?? [];
  const above = parts.slice(0, at).join('/');
  const below = parts.slice(at + 1).join('/');
  const base = posix.join(directory, above || '.');
  if (base === '..' || base.startsWith('../')) return undefined;
  const isThere = async (path: string) =>
    (await namesIn(files, posix.dirname(path))).includes(posix.basename(path));
  const found = new Map<string, PlannedWith>();
  for (const name of await namesIn(files, base)) {
    const stands = name.slice(before.length, name.length - after.length);
    const isFitting =
      name.startsWith(before) && name.endsWith(after) && name === `${before}${stands}${after}`;
    const isHidden = before === '' && stands.startsWith('.');
    if (!isFitting || stands === '' || isHidden) continue;
    const path = posix.join(above, name, below);
    const inTree = posix.join(base, name, below);
    if (below !== '' && !(await isThere(inTree))) continue;
    const hasBackend = await isThere(backendFileOf(inTree));
    const backendFiles = hasBackend ? [backendFileOf(path)] : [];
    found.set(stands, { varFiles: [path], backendFiles });
  }
  return found;
}

async function namesIn(files: DecidingFiles, directory: string): Promise<readonly string[]> {
  const entries = (await files.entries(directory)) ?? [];
  return entries.map(({ name }) => name);
}

function backendFileOf(varFile: string): string {
  return varFile.replace(VARIABLES, '.tfbackend');
}
