/** Writes a secret to a file that only its owner may read. */
import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { usageError } from './problems.ts';

/**
 * Creates the file (never overwriting one) before it makes the secret, so that no secret is lost.
 * If making it fails, the file is removed.
 */
export async function writeSecretFile<T>(
  option: string,
  path: string,
  workingDirectory: string,
  make: () => Promise<{ content: string; value: T }>,
): Promise<T> {
  const absolute = resolve(workingDirectory, path);
  const file = await open(absolute, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' ? 'exists already.' : `cannot be written (${error.code}).`;
    throw usageError(`--${option}`, `"${path}" ${why}`);
  });
  try {
    const { content, value } = await make();
    await file.writeFile(content);
    await file.close();
    return value;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(absolute, { force: true });
    throw error;
  }
}
