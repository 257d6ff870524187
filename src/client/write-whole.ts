/** A file that is complete or not there. */
import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { TransportError } from '../ports.ts';

/** Writes beside the file and renames at the end; whatever goes wrong, nothing is left behind. */
export async function writeWhole(
  file: string,
  fill: (write: (chunk: Uint8Array) => Promise<void>) => Promise<number>,
): Promise<number> {
  const part = join(dirname(file), `.${basename(file)}.${randomUUID()}.part`);
  let handle: FileHandle;
  try {
    handle = await open(part, 'wx');
  } catch (error) {
    throw local(error);
  }
  try {
    const bytes = await fill(async (chunk) => {
      try {
        await handle.writeFile(chunk);
      } catch (error) {
        throw local(error);
      }
    });
    await handle.close();
    await rename(part, file).catch((error: unknown) => {
      throw local(error);
    });
    return bytes;
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

/** A failure of this machine, which trying again does not mend. */
export function local(error: unknown): TransportError {
  const why = error instanceof Error ? error.message : String(error);
  return new TransportError('local', why, { cause: error });
}
