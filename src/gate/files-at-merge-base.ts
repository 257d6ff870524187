/**
 * The files of the checkout as they were at the merge base: those that the change does not touch are read from the disk, and
 * the others are requested when they are needed.
 */
import { join, dirname, basename } from 'node:path';
import type { LoadedFiles } from '../configuration/read-configuration.ts';
import type { Proposal } from './request.ts';

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
  const changedIn = changesByDirectory(repository, changedPaths);
  const texts = new Map<string, string | undefined>();
  let isKnown = true;
  for (let round = 0; ; round++) {
    const missing = new Set<string>();
    const result = await read(
      filesAtMergeBase(checkout, { changedPaths, changedIn, texts, missing }),
    );
    if (missing.size === 0) return texts.size === 0 ? undefined : { result, isKnown };
    const found: ReadonlyMap<string, string> | undefined =
      round < MOST_ROUNDS && isKnown ? await textsAtMergeBase?.([...missing]) : undefined;
    isKnown &&= found !== undefined;
    for (const path of missing) texts.set(path, found?.get(path));
  }
}

/** A name in a directory of files that change. */
interface ChangedName {
  /** The file with this name, relative to the checkout, if it changes itself. */
  changed: string | undefined;
  /** Whether it is a directory with files that change. */
  isAbove: boolean;
}

/** Directory → what changes in it and below it, by name. Each path is taken apart once, however many directories are read. */
function changesByDirectory(
  repository: string,
  changedPaths: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlyMap<string, ChangedName>> {
  const directories = new Map<string, Map<string, ChangedName>>();
  for (const [file, changed] of changedPaths) {
    let path = file;
    while (path !== repository && path !== dirname(path)) {
      const names = directories.get(dirname(path)) ?? new Map<string, ChangedName>();
      directories.set(dirname(path), names);
      const known = names.get(basename(path)) ?? { changed: undefined, isAbove: false };
      if (path === file) known.changed = changed;
      else known.isAbove = true;
      names.set(basename(path), known);
      path = dirname(path);
    }
  }
  return directories;
}

interface FilesThatChange {
  /** Absolute path → the path relative to the checkout, of all files that change. */
  changedPaths: ReadonlyMap<string, string>;
  /** The same, by the absolute paths of directories. */
  changedIn: ReturnType<typeof changesByDirectory>;
  /** By relative path. */
  texts: ReadonlyMap<string, string | undefined>;
  /** Collects the relative paths of the files whose texts have to be requested. */
  missing: Set<string>;
}

/** The files of the checkout, with the texts of the merge base in the place of those that change. */
function filesAtMergeBase(
  checkout: LoadedFiles,
  { changedPaths, changedIn, texts, missing }: FilesThatChange,
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
      const changes = targets.flatMap((directory) => [...(changedIn.get(directory) ?? [])]);
      for (const [name, { changed }] of changes) if (changed !== undefined) names.delete(name);
      for (const [name, { changed, isAbove }] of changes) {
        // The directory of a changed file counts as there, although the change may have made it.
        const isThere = changed !== undefined && textAt(changed) !== undefined;
        if (isThere || isAbove) names.add(name);
      }
      return [...names];
    },
    follow: (path) => checkout.follow(path),
  };
}
