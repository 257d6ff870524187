/**
 * The files of a checkout as they were at the merge base. Files that the change does not touch are
 * read from the disk, and the others are requested when they are needed.
 */
import { dirname, join, basename, sep } from 'node:path';
import type { LoadedFiles } from '../configuration/read-configuration.ts';
import type { Proposal } from './result.ts';

/** How often further files are requested because the files before them name them. */
const MOST_ROUNDS = 12;

/**
 * Calls `read` with the files of the merge base: again each time when it asked for changed files whose texts were not
 * there yet. If the merge base is not known, a changed file counts as new: it was not there before.
 *
 * @param changed the paths that change, relative to the checkout
 * @returns what `read` gave at last, and whether the merge base is known; undefined if `read` needs none of the
 *   changed files
 */
export async function readAtMergeBase<T>(
  { repository, textsAtMergeBase }: Proposal,
  changed: readonly string[],
  checkout: LoadedFiles,
  read: (files: LoadedFiles) => Promise<T>,
): Promise<{ result: T; isKnown: boolean } | undefined> {
  const changedPaths = new Map(
    changed.map((path) => [join(repository, ...path.split('/')), path] as const),
  );
  const texts = new Map<string, string | undefined>();
  let isKnown = true;
  for (let round = 0; ; round++) {
    const missing = new Set<string>();
    const result = await read(filesAtMergeBase(checkout, changedPaths, texts, missing));
    if (missing.size === 0) return texts.size === 0 ? undefined : { result, isKnown };
    const found: ReadonlyMap<string, string> | undefined =
      round < MOST_ROUNDS && isKnown ? await textsAtMergeBase?.([...missing]) : undefined;
    isKnown &&= found !== undefined;
    for (const path of missing) texts.set(path, found?.get(path));
  }
}

/**
 * The files of the checkout, with the texts of the merge base in the place of those that change.
 *
 * @param changedPaths absolute path → the path relative to the checkout, of all files that change
 * @param texts by relative path
 * @param missing collects the relative paths of the files whose texts have to be requested
 */
function filesAtMergeBase(
  checkout: LoadedFiles,
  changedPaths: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string | undefined>,
  missing: Set<string>,
): LoadedFiles {
  const textAt = (path: string): string | undefined => {
    if (!texts.has(path)) missing.add(path);
    return texts.get(path);
  };
  return {
    readFile(path) {
      for (const target of checkout.follow(path)) {
        const changed = changedPaths.get(target);
        if (changed !== undefined) return textAt(changed);
      }
      return checkout.readFile(path);
    },
    readDirectory(path) {
      const targets = checkout.follow(path);
      const names = new Set(checkout.readDirectory(path));
      // Changed files are taken out, and those that the merge base has are put in again.
      for (const file of changedPaths.keys()) {
        if (targets.includes(dirname(file))) names.delete(basename(file));
      }
      for (const [file, changed] of changedPaths) {
        const target = targets.find((directory) => file.startsWith(directory + sep));
        if (target === undefined) continue;
        const [name = '', ...below] = file.slice(target.length + 1).split(sep);
        // The directory of a changed file counts as there, although the change may have made it.
        if (below.length > 0 || textAt(changed) !== undefined) names.add(name);
      }
      return [...names];
    },
    follow: (path) => checkout.follow(path),
  };
}
