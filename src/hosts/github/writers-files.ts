/**
 * Checks whether the files that are planned are those of the job's own branch, although its event is about another change.
 */
import { relative, resolve, sep } from 'node:path';
import { neverShipsPath } from '../../archive/never-ships.ts';
import { mayBeRead } from '../../configuration/file-names.ts';
import type { GitPorts } from '../../machine/ask-git.ts';
import { checkedOutCommit } from '../../machine/checked-out-commit.ts';
import {
  compareWithCommit,
  findIgnored,
  type FileDifference,
} from '../../machine/compare-with-commit.ts';
import { findAround, realOrSame, type Repository } from '../../machine/find-repository.ts';
import { isWritersCommit } from './event.ts';

/**
 * Whether all of these directories are as the job's own branch has them, untouched since. What is
 * sent may begin above them, so each file of the repository counts.
 */
export async function areWritersFiles(
  { directories, workspace }: { directories: readonly string[]; workspace: string },
  ports: GitPorts,
): Promise<{ own: true } | { own: false; why?: string }> {
  for (const directory of directories) {
    const commit = await checkedOutCommit(directory, workspace);
    const { repository } = findAround(resolve(directory), workspace);
    if (repository === undefined || !isWritersCommit(commit, ports.environment)) {
      return { own: false };
    }
    const difference = await findDifference(directory, repository, ports);
    if (difference === 'unknown') return { own: false };
    if (difference !== undefined) return { own: false, why: explain(difference, commit) };
  }
  return { own: true };
}

async function findDifference(
  directory: string,
  repository: Repository,
  ports: GitPorts,
): Promise<FileDifference | 'unknown' | undefined> {
  const all = (await compareWithCommit(repository, ports))?.differences;
  if (all === undefined) return 'unknown';
  const planned = relative(repository.root, realOrSame(directory)).split(sep).join('/');
  const changed = all.find(({ how }) => how !== 'added');
  if (changed !== undefined) return changed;
  const added = all.filter(({ path }) => neverShipsPath(path, 'file') === undefined);
  const inside = added.find(({ path }) => isIn(path, planned) || isIn(planned, path));
  if (inside !== undefined) return inside;
  // No tracked ignore file was changed, and an added one does not count.
  const rules = added.find(({ path }) => path.split('/').at(-1) === '.gitignore');
  if (rules !== undefined) return rules;
  // Another repository that a step checked out directly into the workspace is no part of this one.
  const outside = added.filter(({ path }) => !/^[^/]+\/$/.test(path));
  const paths = outside.map(({ path }) => path);
  const ignored = await findIgnored(paths, repository, ports);
  const mayChangeThePlan = (path: string) =>
    mayBeRead(path) || /(?:^|\/)\.terraform(?:\/|ignore$|\.lock\.hcl$)/.test(path);
  return outside.find(({ path }) => mayChangeThePlan(path) || !ignored.has(path));
}

/** Whether a path is a directory, or is inside it; '' is the repository. */
function isIn(path: string, directory: string): boolean {
  const outer = directory.replace(/\/$/, '');
  return outer === '' || `${path.replace(/\/$/, '')}/`.startsWith(`${outer}/`);
}

function explain({ path, how, why }: FileDifference, commit = ''): string {
  const file = JSON.stringify(path);
  const at = commit.slice(0, 7);
  if (how === 'unknown') {
    return `Whether ${file} is as commit ${at} has it is not known: ${why}. Check it out without that attribute, or leave it out of this job.`;
  }
  const what =
    how === 'added' ? 'is not part of' : how === 'missing' ? 'is gone that is in' : 'differs from';
  return `${file} ${what} commit ${at}.`;
}
