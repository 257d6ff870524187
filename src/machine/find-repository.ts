/** Finds the repository that a file is part of, and the commit that is checked out there, from the files alone: git never searches for one. */
import { lstatSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { orElse } from '../model/or-else.ts';
import { relativePathInside } from '../model/relative-path.ts';
import { readRegularSync, readRegular } from './read-regular.ts';
import { readCommitId, type CommitId } from '../model/commit-id.ts';

/** The repository that every git command names. Both are absolute real paths. */
export interface Repository {
  /** The work tree. */
  root: string;
  /** `.git` itself; of submodules and worktrees, the directory that the file `.git` names. */
  gitDirectory: string;
}

/**
 * Finds the repository that the job checked out, from a directory in it. A deeper repository may be
 * part of the pull request's files, so the outermost one counts. A worktree of it replaces it, and a
 * submodule is a part of it.
 *
 * @param workspace the directory in which the job works; directories above it are searched only if
 *   there is no repository in it
 * @returns the outermost repository on the path from the workspace down to the directory, and the absolute paths of
 *   other repositories between that one and the directory: git is not run in them
 */
export function findAround(
  directory: string,
  workspace: string,
): { repository: Repository | undefined; others: string[] } {
  const levels = levelsDown(realOrSame(workspace), realOrSame(directory));
  const outermost = levels.find(hasGit) ?? findCheckout(levels[0] ?? directory);
  const others: string[] = [];
  let repository = outermost === undefined ? undefined : openAt(outermost);
  // All levels, if the outermost repository is above them.
  const levelsInside = levels.slice(levels.indexOf(outermost ?? '') + 1);
  for (const level of levelsInside) {
    if (!hasGit(level)) continue;
    const part =
      repository && others.length === 0 ? openSubmoduleOrWorktree(repository, level) : undefined;
    if (part === undefined) others.push(level);
    else if (part.isWorktree) repository = part.repository;
  }
  return { repository, others };
}

/** The repository at exactly this path, if it is the job's checkout or a part of it; else undefined. */
export function findKnownRepository(path: string, workspace: string): Repository | undefined {
  const real = realOrSame(path);
  const { repository, others } = findAround(real, workspace);
  if (repository === undefined || others.length > 0) return undefined;
  let nearest: Repository | undefined = repository;
  for (const level of levelsDown(repository.root, real).slice(1)) {
    if (nearest && hasGit(level)) nearest = openSubmoduleOrWorktree(nearest, level)?.repository;
  }
  return nearest?.root === real ? nearest : undefined;
}

/**
 * The directories from `top` down to `path`, with both. If `path` is not below `top`, they begin below the directory that
 * holds both.
 */
function levelsDown(top: string, path: string): string[] {
  const levels = [path];
  for (let at = path; at !== top && dirname(at) !== at; at = dirname(at)) {
    const parent = dirname(at);
    const isAboveTop = parent !== top && isBelow(top, parent);
    if (isAboveTop) break;
    levels.unshift(parent);
  }
  return levels;
}

/** Whether a path is this directory, or anywhere in it. Both are absolute. */
export function isBelow(path: string, directory: string): boolean {
  return relativePathInside(directory, path) !== undefined;
}

/**
 * Recognises a submodule or a worktree that git itself made: its file `.git` names a directory inside
 * the outer repository's, and a file in that directory names the path back. A pull request cannot
 * write there, because it only adds files to the work tree.
 *
 * @returns undefined for any other repository at this level
 */
function openSubmoduleOrWorktree(
  { gitDirectory: outer }: Repository,
  level: string,
): { repository: Repository; isWorktree: boolean } | undefined {
  const isFile = lstatSync(join(level, '.git'), { throwIfNoEntry: false })?.isFile() === true;
  const inner = isFile ? gitDirectory(level) : undefined;
  if (inner === undefined) return undefined;
  const isSubmodule = inner.startsWith(join(outer, 'modules') + sep);
  const isWorktree = inner.startsWith(join(commonDirectory(outer), 'worktrees') + sep);
  let back: string | undefined;
  if (isSubmodule) {
    const settings = readTextFileSync(join(inner, 'config')) ?? '';
    back = /^\s*worktree\s*=\s*(.+?)\s*$/m.exec(settings)?.[1];
  } else if (isWorktree) {
    // The file `gitdir` names the file `.git` of the worktree.
    const file = readTextFileSync(join(inner, 'gitdir'))?.trim();
    back = file === undefined ? undefined : dirname(file);
  }
  if (back === undefined || realOrSame(resolve(inner, back)) !== level) return undefined;
  return { repository: { root: level, gitDirectory: inner }, isWorktree: !isSubmodule };
}

/** The repository with this work tree; undefined if there is none. */
export function openAt(root: string): Repository | undefined {
  const directory = gitDirectory(root);
  return directory === undefined ? undefined : { root: realOrSame(root), gitDirectory: directory };
}

/** The nearest directory at or above `path` (absolute) with a `.git` in it, or undefined. */
export function findRepository(path: string): string | undefined {
  for (let at = path; ; at = dirname(at)) {
    if (hasGit(at)) return at;
    if (dirname(at) === at) return undefined;
  }
}

function hasGit(path: string): boolean {
  return orElse(() => lstatSync(join(path, '.git')), undefined) !== undefined;
}

/**
 * As `findRepository`, without submodules: they are part of the outer repository, and a pull request can
 * add one anywhere. Any other checkout inside a repository counts by itself, and so does a worktree.
 */
export function findCheckout(path: string): string | undefined {
  const nearest = findRepository(path);
  if (nearest === undefined || dirname(nearest) === nearest) return nearest;
  const outer = findCheckout(dirname(nearest));
  if (outer === undefined) return nearest;
  const innerGit = gitDirectory(nearest);
  const outerGit = gitDirectory(outer);
  const isSubmodule = innerGit && outerGit && innerGit.startsWith(join(outerGit, 'modules') + sep);
  return isSubmodule ? outer : nearest;
}

/** `.git` itself; of submodules and worktrees, the directory that the file `.git` names. */
function gitDirectory(repository: string): string | undefined {
  const path = join(repository, '.git');
  const read = (): string | undefined => {
    if (statSync(path).isDirectory()) return realpathSync.native(path);
    const named = /^gitdir: (.+)$/m.exec(readRegularSync(path))?.[1];
    return named && realpathSync.native(resolve(repository, named.trim()));
  };
  return orElse(read, undefined);
}

/** The directory that all worktrees of a repository share: it has the objects and the references. */
export function commonDirectory(gitDirectory: string): string {
  const common = readTextFileSync(join(gitDirectory, 'commondir'))?.trim();
  return common === undefined ? gitDirectory : resolve(gitDirectory, common);
}

/**
 * Whether a directory is the place of a submodule that is not checked out, by `.gitmodules` of the repository around
 * it.
 *
 * @param path absolute real path of a directory without a `.git` in it
 */
export function isNamedSubmodule(path: string): boolean {
  const around = dirname(path) === path ? undefined : findRepository(dirname(path));
  const text = around && readTextFileSync(join(around, '.gitmodules'));
  if (around === undefined || text === undefined) return false;
  const inner = slashed(relative(around, path));
  const settings = [...text.matchAll(/^[ \t]*path[ \t]*=[ \t]*(.*?)[ \t]*\r?$/gm)];
  return settings.some(([, value]) => value?.replace(/^"(.*)"$/, '$1') === inner);
}

function readTextFileSync(path: string): string | undefined {
  return orElse(() => readRegularSync(path), undefined);
}

/** Whether there is a directory at this path, also behind a link. */
export function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A path with the separators that git and plans have. */
export function slashed(path: string): string {
  return path.split(sep).join('/');
}

/** The absolute path without links; of a path that does not exist, the absolute path alone. */
export function realOrSame(path: string): string {
  return orElse(() => realpathSync.native(path), undefined) ?? resolve(path);
}

/**
 * Finds the commit of the repository that the job checked out around `directory`.
 *
 * @param name another reference of that repository than `HEAD`
 * @returns undefined if the commit is not certain, or if the directory is part of another repository
 *   inside the checkout
 */
export async function checkedOutCommit(
  directory: string,
  workspace: string,
  name = 'HEAD',
): Promise<CommitId | undefined> {
  const { repository, others } = findAround(resolve(directory), workspace);
  return repository && others.length === 0 ? headOf(repository, name) : undefined;
}

/** The commit that is checked out in a repository, or that of another name; undefined if there is none. */
export async function headOf(
  { gitDirectory }: Repository,
  name = 'HEAD',
): Promise<CommitId | undefined> {
  const readTextFile = (path: string) => readRegular(path).catch(() => undefined);
  const head =
    name === 'HEAD' ? (await readTextFile(join(gitDirectory, name)))?.trim() : `ref: ${name}`;
  const reference = /^ref: (refs\/[^\s]+)$/.exec(head ?? '')?.[1];
  if (reference === undefined) return readCommitId(head);
  if (reference.split('/').includes('..')) return undefined;
  const shared = commonDirectory(gitDirectory);
  const loose = (await readTextFile(join(shared, reference)))?.trim();
  if (loose !== undefined) return readCommitId(loose);
  const packed = (await readTextFile(join(shared, 'packed-refs'))) ?? '';
  const line = packed.split('\n').find((entry) => entry.endsWith(` ${reference}`));
  return readCommitId(line?.split(' ')[0]);
}
