/** Which repository a file is part of, told from the files alone: git is never asked to look for one. */
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';

/** What git is told with every command. Both are absolute real paths. */
export interface Repository {
  /** The work tree. */
  root: string;
  /** `.git` itself, or what the file of that name leads to, as for submodules and worktrees. */
  gitDirectory: string;
}

interface RepositoryAround {
  /** The outermost one on the way from the workspace to the directory. */
  repository: Repository | undefined;
  /** Other repositories between that one and the directory, absolute: none of them is asked. */
  others: string[];
}

/**
 * The repository that the job checked out, as seen from a directory in it. What lies deeper may have
 * come with the files that are judged, so the outermost one counts; a worktree that belongs to it
 * takes its place, and a submodule is a part of it.
 *
 * @param workspace where the job works: nothing above it is looked at unless there is none below
 */
export function findAround(directory: string, workspace: string): RepositoryAround {
  const way = wayDown(realOrSame(workspace), realOrSame(directory));
  const outermost = way.find(holdsGit) ?? findCheckout(way[0] ?? directory);
  const others: string[] = [];
  let repository = outermost === undefined ? undefined : openAt(outermost);
  for (const level of way.slice(way.indexOf(outermost ?? '') + 1)) {
    if (!holdsGit(level)) continue;
    const own = repository && others.length === 0 ? partOf(repository, level) : undefined;
    if (own?.kind === 'worktree') repository = own;
    else if (own === undefined) others.push(level);
  }
  return { repository, others };
}

/** The repository at this very path, if the job's checkout has it there; undefined for any other. */
export function findKnownRepository(path: string, workspace: string): Repository | undefined {
  const real = realOrSame(path);
  const { repository, others } = findAround(real, workspace);
  if (repository === undefined || others.length > 0) return undefined;
  let known: Repository | undefined = repository;
  for (const level of wayDown(repository.root, real).slice(1)) {
    if (known && holdsGit(level)) known = partOf(known, level);
  }
  return known?.root === real ? known : undefined;
}

/** From `top` down to `path`, both included; where they part, from there. */
function wayDown(top: string, path: string): string[] {
  const way = [path];
  for (let at = path; at !== top && dirname(at) !== at; at = dirname(at)) {
    if (isBelow(top, dirname(at)) && dirname(at) !== top) break;
    way.unshift(dirname(at));
  }
  return way;
}

function isBelow(path: string, directory: string): boolean {
  const way = relative(directory, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

interface RepositoryPart extends Repository {
  kind: 'submodule' | 'worktree';
}

/**
 * A submodule or a worktree as git itself made it: its file `.git` leads into the directory of the
 * outer repository, and what lies there leads back. Nobody writes there by adding files to a checkout.
 */
function partOf({ gitDirectory: outer }: Repository, level: string): RepositoryPart | undefined {
  if (lstatSync(join(level, '.git'), { throwIfNoEntry: false })?.isFile() !== true)
    return undefined;
  const inner = gitDirectory(level);
  if (inner === undefined) return undefined;
  const common = readTextFileSync(join(outer, 'commondir'))?.trim();
  const worktrees = join(common === undefined ? outer : resolve(outer, common), 'worktrees') + sep;
  if (inner.startsWith(join(outer, 'modules') + sep)) {
    const back = /^\s*worktree\s*=\s*(.+?)\s*$/m.exec(
      readTextFileSync(join(inner, 'config')) ?? '',
    )?.[1];
    const own = back !== undefined && realOrSame(resolve(inner, back)) === level;
    return own ? { root: level, gitDirectory: inner, kind: 'submodule' } : undefined;
  }
  const back = readTextFileSync(join(inner, 'gitdir'))?.trim();
  const own = inner.startsWith(worktrees) && back !== undefined;
  return own && realOrSame(resolve(inner, dirname(back))) === level
    ? { root: level, gitDirectory: inner, kind: 'worktree' }
    : undefined;
}

/** The repository whose work tree this is. */
export function openAt(root: string): Repository | undefined {
  const found = gitDirectory(root);
  return found === undefined ? undefined : { root: realOrSame(root), gitDirectory: found };
}

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
function gitDirectory(repository: string): string | undefined {
  const path = join(repository, '.git');
  try {
    if (statSync(path).isDirectory()) return realpathSync.native(path);
    const named = /^gitdir: (.+)$/m.exec(readFileSync(path, 'utf8'))?.[1];
    return named && realpathSync.native(resolve(repository, named.trim()));
  } catch {
    return undefined;
  }
}

function readTextFileSync(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The absolute path without links; of a path that does not exist, the absolute path alone. */
export function realOrSame(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return resolve(path);
  }
}
