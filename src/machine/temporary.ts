/**
 * Temporary directories. What nobody has removed goes with the process, however that ends: at a limit, at a signal, by an
 * error that nobody caught. Only what the system kills leaves its files behind.
 */
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import process from 'node:process';

const paths = new Set<string>();

/**
 * Makes a new directory that only this user can read. Its real path is returned.
 *
 * @param prefix of its name; the rest is random
 * @throws what the file system says
 */
export function makeTemporary(prefix: string, inside = tmpdir()): string {
  const path = realpathSync(mkdtempSync(join(inside, sep) + prefix));
  removeWithProcess(path);
  return path;
}

/** Removes a file or directory at the end of the process, unless `removeTemporary` or `keep` was called for it. */
export function removeWithProcess(path: string): void {
  if (paths.size === 0) process.once('exit', removeAllTemporary);
  paths.add(path);
}

/** Lets a file stay: it has become what the caller was to make. */
export function keep(path: string): void {
  paths.delete(path);
  if (paths.size === 0) process.removeListener('exit', removeAllTemporary);
}

/** @throws what the file system says, but for a path that is gone */
export function removeTemporary(path: string): void {
  // A program that was ended may still be writing there.
  rmSync(path, { recursive: true, force: true, maxRetries: 3, retryDelay: 10 });
  keep(path);
}

/** Removes everything that is left. What cannot be removed keeps no process from ending. */
export function removeAllTemporary(): void {
  for (const path of paths) {
    try {
      removeTemporary(path);
    } catch {
      // Nothing is left that could report it.
    }
  }
}

/**
 * Makes an empty directory for as long as `use` takes.
 *
 * @param signal when it is aborted, the directory is deleted at once, because nobody waits for `use` any more
 */
export async function inEmptyDirectory<T>(
  use: (directory: string) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const directory = makeTemporary('plangate-empty-');
  const remove = () => removeTemporary(directory);
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
