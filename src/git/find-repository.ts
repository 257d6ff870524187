/** Which repository a file is part of. */
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

/** The nearest directory at or above `path` (absolute) with a `.git` in it, or undefined. */
export function findRepository(path: string): string | undefined {
  for (let at = path; ; at = dirname(at)) {
    if (holdsGit(at)) return at;
    if (dirname(at) === at) return undefined;
  }
}

function holdsGit(path: string): boolean {
  try {
    lstatSync(join(path, '.git'));
    return true;
  } catch {
    return false;
  }
}

/**
 * The same, past submodules: they are part of the repository that brings them along, and a change
 * can put one anywhere. Another checkout inside of a repository, a worktree too, stands alone.
 */
export function findCheckout(path: string): string | undefined {
  const nearest = findRepository(path);
  const outer =
    nearest === undefined || dirname(nearest) === nearest
      ? undefined
      : findCheckout(dirname(nearest));
  if (nearest === undefined || outer === undefined) return nearest;
  const [own, theirs] = [gitDirectory(nearest), gitDirectory(outer)];
  const isSubmodule = own && theirs && own.startsWith(join(theirs, 'modules') + sep);
  return isSubmodule ? outer : nearest;
}

/** `.git` itself, or what the file of that name leads to, as for submodules and worktrees. */
export function gitDirectory(repository: string): string | undefined {
  const path = join(repository, '.git');
  try {
    if (statSync(path).isDirectory()) return realpathSync.native(path);
    const named = /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1];
    return named && realpathSync.native(resolve(repository, named.trim()));
  } catch {
    return undefined;
  }
}
