/** Finds the packed files that are not as the commit that is checked out has them. */
import { lstatSync } from 'node:fs';
import { basename, dirname, join, posix, relative } from 'node:path';
import { isConfiguration } from '../configuration/file-names.ts';
import type { GitPorts } from '../machine/ask-git.ts';
import { compareWithCommit } from '../machine/compare-with-commit.ts';
import { findAround, realOrSame, slashed } from '../machine/find-repository.ts';
import { exclusionOf } from './ignore-rules.ts';
import type { IgnoreRules } from './rule-matching.ts';
import { whyPathNeverShips } from './never-ships.ts';
import type { ArchiveEntry } from './archive.ts';

/**
 * Compares what was packed with the commit. Modules that `terraform init` fetched do not count: the
 * commit names them.
 *
 * @param archive its root and its entries
 * @param rules by which it was packed
 * @param workspace absolute: the directory in which the job works
 * @returns paths relative to the repository: changed files, files that the commit does not have, and
 *   files of the commit that are missing and would have been packed. Undefined if git cannot say.
 */
export async function findUncommitted(
  { root, entries }: { root: string; entries: readonly ArchiveEntry[] },
  rules: IgnoreRules,
  workspace: string,
  ports: GitPorts,
): Promise<string[] | undefined> {
  const { repository, others } = findAround(root, workspace);
  if (repository === undefined || others.length > 0) return undefined;
  const inRepository = (path: string) => slashed(relative(repository.root, path));
  const files = new Set(entries.flatMap((entry) => pathsOf(entry, root)).map(inRepository));
  const directories = new Set(Array.from(files, (path) => dirname(path)));
  // Terraform would load it with the files beside it. A directory that is left out as a whole may belong to others.
  const isNeeded = (path: string) =>
    isConfiguration(basename(path)) && directories.has(dirname(path));
  const compared = await compareWithCommit(repository, ports, { files, isNeeded });
  if (compared === undefined) return undefined;
  const ruleFor = exclusionOf(rules, root);
  const rootInRepository = inRepository(root);
  const wouldShip = (path: string) => {
    const inRoot = posix.relative(rootInRepository, path);
    if (inRoot.startsWith('../')) return false;
    return whyPathNeverShips(inRoot, 'file') === undefined && ruleFor(inRoot) === undefined;
  };
  const uncommitted = compared.differences.filter(({ path, how }) => {
    return how === 'missing' ? wouldShip(path) : how !== 'unknown';
  });
  // For these files git would run a filter program, which is not done here, so the answer is unknown.
  const isUncertain = compared.differences.some(({ how }) => how === 'unknown');
  if (uncommitted.length === 0 && isUncertain) return undefined;
  return [...new Set(uncommitted.map(({ path }) => path))].sort();
}

/**
 * The files on the disk that an entry stands for, absolute: what was read, and the link that led to it. None for an
 * ordinary directory, and for what `terraform init` fetched.
 */
function pathsOf({ path, type }: ArchiveEntry, root: string): string[] {
  if (path.split('/').includes('.terraform')) return [];
  const written = join(root, path);
  const real = join(realOrSame(dirname(written)), basename(written));
  const isLink = lstatSync(real, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  if (type === 'directory') return isLink ? [real] : [];
  return isLink && type === 'file' ? [real, realOrSame(real)] : [real];
}
