/** Checks the directory that is packed: it is inside one repository, and no link leads to it. */
import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findCheckout, findRepository, isBelow, realOrSame } from '../machine/find-repository.ts';
import { PackError } from './archive.ts';
import { CODES } from '../model/errors.ts';

/**
 * Resolves the directory to pack. It must not be a link of the repository, because the author of a
 * pull request could choose its target. Links above the repository and above `base` are allowed.
 *
 * @param directory as given, relative to `base`
 * @param base the directory in which the job works
 * @returns the real paths of the directory and of the repository that holds it, if any. A file of a submodule is in
 *   the repository that has the submodule.
 * @throws PackError naming the link
 */
export function resolvePackDirectory(
  directory: string,
  base: string,
): { directory: string; repository: string | undefined } {
  const absolute = resolve(base, directory);
  const realBase = realOrSame(base);
  for (let path = absolute; dirname(path) !== path; path = dirname(path)) {
    if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) continue;
    const parent = realOrSame(dirname(path));
    if (!isBelow(parent, realBase) && findRepository(parent) === undefined) continue;
    const message = `is a link to ${readlinkSync(path)}, and files that are judged must not choose what is packed; name what it leads to`;
    throw new PackError([{ where: path, message, code: CODES.linkedDirectory }]);
  }
  const real = realOrSame(absolute);
  return { directory: real, repository: findCheckout(real) };
}

/** Absolute path of the repository that holds the directory, or undefined. */
export function repositoryOf(directory: string): string | undefined {
  return findCheckout(realOrSame(directory));
}
