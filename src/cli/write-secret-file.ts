/** A file that only its owner may read, there before the secret is made and gone if it is not. */
import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { usageError } from './problems.ts';

/**
 * Creates the file (never overwriting one), then asks for its content. When there is none in the
 * end, neither is there a file.
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
