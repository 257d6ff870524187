/** Writes a file as a whole, so that nobody reads half of one. */
import { randomUUID } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether a path is a device or a pipe, or a link to one in /dev: a file must not take its place. */
export function isDevice(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  // Other links are not followed: a pull request may have made them.
  if (stats?.isSymbolicLink()) return path.startsWith('/dev/');
  return stats !== undefined && !stats.isFile() && !stats.isDirectory();
}

/** Replaces a file as a whole, so it is never half written. A device or a pipe is written to. */
export async function writeWholeFile(
  path: string,
  content: string | Uint8Array,
  mode?: number,
): Promise<void> {
  if (isDevice(path)) return await appendFile(path, content);
  const partial = `${path}.${randomUUID()}.part`;
  await makeDirectory(dirname(path));
  try {
    await writeFile(partial, content, { mode });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** With every missing one above it. What Node.js has for this never ends in /proc, where no directory can be made. */
async function makeDirectory(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makeDirectory(dirname(path));
  await mkdir(path).catch((error: unknown) => {
    // Another program may have made it meanwhile.
    if (!existsSync(path)) throw error;
  });
}
