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
 * Undefined if the change touches none of the files that `look` reads. If the merge base is not known,
 * a changed file counts as new: it was not there before.
 *
 * @param changed the paths that change, relative to the checkout
 */
export async function lookAtMergeBase<T>(
  { repository, textsAtMergeBase: textsAt }: Proposal,
  changed: readonly string[],
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
    const answer: ReadonlyMap<string, string> | undefined =
      round < MOST_ROUNDS && isKnown ? await textsAt?.([...missing]) : undefined;
    isKnown &&= answer !== undefined;
    for (const path of missing) texts.set(path, answer?.get(path));
  }
}

/**
 * @param byPath absolute path → the path relative to the checkout, of all files that change
 * @param texts by relative path
 * @param missing collects the relative paths of the files that have to be requested
 */
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
  return {
    readFile(path) {
      for (const place of here.follow(path)) {
        const changed = byPath.get(place);
        if (changed !== undefined) return textAt(changed);
      }
      return here.readFile(path);
    },
    readDirectory(path) {
      const places = here.follow(path);
      const names = new Set(here.readDirectory(path));
      for (const each of byPath.keys()) {
        if (places.includes(dirname(each))) names.delete(basename(each));
      }
      for (const [each, changed] of byPath) {
        const place = places.find((directory) => each.startsWith(directory + sep));
        if (place === undefined) continue;
        const rest = each.slice(place.length + 1);
        const [name = rest, ...inner] = rest.split(sep);
        // A directory that is gone may have held more files than the change names.
        if (inner.length > 0 || textAt(changed) !== undefined) names.add(name);
      }
      return [...names];
    },
    follow: (path) => here.follow(path),
  };
}
