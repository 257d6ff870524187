/** An empty directory to start a program in: many programs obey files that lie in the directory where they start. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes an empty directory for as long as `use` takes.
 *
 * @param signal when it is aborted, the directory is deleted at once, because nobody waits for `use` any more
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
