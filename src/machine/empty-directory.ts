/** Where programs start that read no file around them: a program may obey files of the directory that it starts in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes an empty directory for as long as `use` takes.
 *
 * @param signal deletes it at once: nobody waits then for what `use` has started
 */
export async function inEmptyDirectory<T>(
  use: (directory: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const directory = mkdtempSync(join(tmpdir(), 'plangate-empty-'));
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    const using = use(directory);
    if (signal?.aborted === true) remove();
    signal?.addEventListener('abort', remove, { once: true });
    return await using;
  } finally {
    signal?.removeEventListener('abort', remove);
    remove();
  }
}
