/** The commit that the files of a directory were checked out from, read without running git. */
import { join, resolve } from 'node:path';
import { findAround } from './find-repository.ts';
import { readRegular } from './read-regular.ts';

/**
 * Finds the commit of the repository that the job checked out around `directory`.
 *
 * @returns undefined if the commit is not certain, or if the directory is part of another repository
 *   inside the checkout
 */
export async function checkedOutCommit(
  directory: string,
  workspace: string,
): Promise<string | undefined> {
  const { repository, others } = findAround(resolve(directory), workspace);
  return repository && others.length === 0 ? headOf(repository.gitDirectory) : undefined;
}

async function headOf(folder: string): Promise<string | undefined> {
  const head = (await readTextFile(join(folder, 'HEAD')))?.trim() ?? '';
  const reference = /^ref: (refs\/[^\s]+)$/.exec(head)?.[1];
  if (reference === undefined) return shaOf(head);
  if (reference.split('/').includes('..')) return undefined;
  const common = (await readTextFile(join(folder, 'commondir')))?.trim();
  const shared = common === undefined ? folder : resolve(folder, common);
  const loose = (await readTextFile(join(shared, reference)))?.trim();
  if (loose !== undefined) return shaOf(loose);
  const packed = (await readTextFile(join(shared, 'packed-refs'))) ?? '';
  const line = packed.split('\n').find((entry) => entry.endsWith(` ${reference}`));
  return shaOf(line?.split(' ')[0] ?? '');
}

function readTextFile(path: string): Promise<string | undefined> {
  return readRegular(path).catch(() => undefined);
}

function shaOf(text: string): string | undefined {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : undefined;
}
