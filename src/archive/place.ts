/** Where what is packed lies: inside one repository, and no link leads there. */
import { lstatSync, readlinkSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { findCheckout, findRepository, realOrSame } from '../machine/find-repository.ts';
import { PackError } from './pack.ts';

interface PackDirectory {
  /** Real path. */
  directory: string;
  /** Real path of the repository that holds the directory, submodules being part of it; or none. */
  repository: string | undefined;
}

/**
 * A link can be part of a pull request, and what it leads to is then chosen by its author. Links
 * above the repository and above `base` belong to the machine.
 *
 * @param directory as given, relative to `base`: the directory in which the job works
 * @throws PackError naming the link
 */
export function resolvePackDirectory(directory: string, base: string): PackDirectory {
  const whole = resolve(base, directory);
  const home = realOrSame(base);
  for (let at = whole; dirname(at) !== at; at = dirname(at)) {
    const holder = realOrSame(dirname(at));
    const isLink = lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
    if (!isLink || (!isWithin(holder, home) && findRepository(holder) === undefined)) continue;
    const message = `is a link to ${readlinkSync(at)}, and files that are judged must not choose what is packed; name what it leads to`;
    throw new PackError([{ path: at, message }]);
  }
  const real = realOrSame(whole);
  return { directory: real, repository: findCheckout(real) };
}

/** Absolute path of the repository that holds the directory, or undefined. */
export function repositoryOf(directory: string): string | undefined {
  return findCheckout(realOrSame(directory));
}

export function isWithin(path: string, directory: string): boolean {
  return (
    path === directory || path.startsWith(directory.endsWith(sep) ? directory : directory + sep)
  );
}
