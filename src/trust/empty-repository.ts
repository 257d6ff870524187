/** A repository without files, into which git fetches what is read of another one. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Repository } from '../machine/find-repository.ts';
import { makeTemporary, removeTemporary } from '../machine/temporary.ts';

/** Makes it for as long as the work takes. @param prefix of the name of its temporary directory */
export async function withEmptyRepository<T>(
  prefix: string,
  work: (repository: Repository) => Promise<T>,
): Promise<T> {
  const root = makeTemporary(prefix);
  try {
    const repository = { root, gitDirectory: join(root, '.git') };
    await mkdir(join(repository.gitDirectory, 'objects'), { recursive: true });
    return await work(repository);
  } finally {
    removeTemporary(root);
  }
}
