/** Writes a secret to a file that only its owner may read. */
import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { usageError } from './problems.ts';

/**
 * Creates the file (never overwriting one) before it asks for the secret, so that no secret is lost.
 * If that fails, the file is removed.
 *
 * @param option name, without dashes, of the option that gave the path: a problem with the path names it
 * @param path relative to the working directory
 * @param createSecret `content` goes into the file, `value` is given back
 */
export async function writeSecretFile<T>(
  option: string,
  path: string,
  workingDirectory: string,
  createSecret: () => Promise<{ content: string; value: T }>,
): Promise<T> {
  const absolute = resolve(workingDirectory, path);
  const file = await open(absolute, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' ? 'exists already.' : `cannot be written (${error.code}).`;
    throw usageError(`--${option}`, `"${path}" ${why}`);
  });
  try {
    const { content, value } = await createSecret();
    await file.writeFile(content);
    await file.close();
    return value;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(absolute, { force: true });
    throw error;
  }
}
