/**
 * The files of a checkout as they were at the merge base. Files that the change does not touch are
 * read from the disk, and the others are requested when they are needed.
 */
import { dirname, join, basename, sep } from 'node:path';
import type { LoadedFiles } from '../locate/configuration.ts';
import type { TextsAtMergeBase } from '../trust/merge-base-texts.ts';

interface ChangeUnderReview {
  /** Absolute path of the checkout. */
  repository: string;
  /** The paths that change, relative to the checkout. */
  changed: readonly string[];
  textsAt: TextsAtMergeBase | undefined;
}

/** How often further files are requested because the files before them name them. */
const MOST_ROUNDS = 12;

/**
 * Undefined if the change touches none of the files that `look` reads. If the merge base is not known,
 * a changed file counts as new: it was not there before.
 */
export async function lookAtMergeBase<T>(
  { repository, changed, textsAt }: ChangeUnderReview,
  here: LoadedFiles,
  look: (files: LoadedFiles) => Promise<T>,
): Promise<{ result: T; isKnown: boolean } | undefined> {
  const byPath = new Map(changed.map((path) => [join(repository, ...path.split('/')), path]));
  const texts = new Map<string, string | undefined>();
  let isKnown = true;
  for (let round = 0; ; round++) {
    const missing = new Set<string>();
    const result = await look(overlay(here, byPath, texts, missing));
    if (missing.size === 0) return texts.size === 0 ? undefined : { result, isKnown };
    const requested = [...missing];
    const paths = requested.map((path) => byPath.get(path) ?? '');
    const answer: ReadonlyMap<string, string> | undefined =
      round < MOST_ROUNDS && isKnown ? await textsAt?.(paths) : undefined;
    isKnown &&= answer !== undefined;
    for (const path of requested) texts.set(path, answer?.get(byPath.get(path) ?? ''));
  }
}

/** @param missing collects the paths of the files that have to be requested */
function overlay(
  here: LoadedFiles,
  byPath: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string | undefined>,
  missing: Set<string>,
): LoadedFiles {
  const textAt = (path: string): string | undefined => {
    if (!texts.has(path)) missing.add(path);
    return texts.get(path);
  };
  const changedIn = new Map<string, string[]>();
  for (const path of byPath.keys()) {
    const directory = dirname(path);
    const others = changedIn.get(directory) ?? [];
    changedIn.set(directory, others.concat(path));
  }
  const realOf = (path: string) => here.follow(path).at(-1) ?? path;
  return {
    readFile(path) {
      const places = here.follow(path);
      const changed = places.find((target) => byPath.has(target));
      return changed === undefined ? here.readFile(path) : textAt(changed);
    },
    readDirectory(path) {
      const changed = changedIn.get(realOf(path)) ?? [];
      const names = new Set(here.readDirectory(path));
      for (const each of changed) {
        if (textAt(each) === undefined) names.delete(basename(each));
        else names.add(basename(each));
      }
      // A directory that is gone may have held more files than the change names.
      for (const each of byPath.keys()) {
        if (!each.startsWith(realOf(path) + sep)) continue;
        const [name = '', ...inner] = each.slice(realOf(path).length + 1).split(sep);
        if (inner.length > 0) names.add(name);
      }
      return [...names];
    },
    follow: (path) => here.follow(path),
  };
}
