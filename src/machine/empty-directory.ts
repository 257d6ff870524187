/** Where programs start that read no file around them: a program may obey files of the directory that it starts in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty directory for as long as `use` takes. `signal` deletes it at once: the process may end before `use` does. */
export async function inEmptyDirectory<T>(
  use: (directory: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'plangate-empty-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  signal?.addEventListener('abort', remove, { once: true });
  try {
    return await use(directory);
  } finally {
    signal?.removeEventListener('abort', remove);
    remove();
  }
}
