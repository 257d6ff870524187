/** The commit that the files of a directory were checked out from, read without running git. */
import { join, resolve } from 'node:path';
import { readCommitId, type CommitId } from '../model/commit-id.ts';
import { commonDirectory, findAround, type Repository } from './find-repository.ts';
import { readRegular } from './read-regular.ts';

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
