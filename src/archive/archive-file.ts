/** The file that an archive is written to: complete or absent. */
import { closeSync, lstatSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessage, systemErrorCode } from '../model/error-message.ts';
import { PackError } from './archive.ts';
import { keep, makeTemporary, removeTemporary, removeWithProcess } from '../machine/temporary.ts';

/**
 * Opens the file. Every failure is a `PackError` that names the path, and no unfinished file is left behind.
 *
 * @param output the path of the archive, or undefined for a temporary file
 * @param temporary the directory for temporary files
 * @param write as `fs.writeSync`; a parameter, so that tests can fill the disk
 */
export function createArchiveFile(
  output: string | undefined,
  temporary: string,
  write: (fd: number, bytes: Uint8Array, offset: number) => number = writeSync,
) {
  const makeDirectory = () => makeTemporary('plangate-', temporary);
  const temporaryDirectory =
    output === undefined ? withPackError(temporary, makeDirectory) : undefined;
  const path = output ?? join(temporaryDirectory ?? '', 'archive.tar.gz');
  // A device or a pipe is written to directly; a regular file is replaced only by a complete archive.
  const isSpecial = lstatSync(path, { throwIfNoEntry: false })?.isFile() === false;
  const writtenPath = temporaryDirectory !== undefined || isSpecial ? path : `${path}.partial`;
  // Undefined once the file is closed.
  let fd: number | undefined = withPackError(path, () => openSync(writtenPath, 'w', 0o600));

  const isPartial = writtenPath !== path;
  if (isPartial) removeWithProcess(writtenPath);
  const remove = () => {
    if (temporaryDirectory !== undefined) removeTemporary(temporaryDirectory);
  };
  const abandon = () => {
    if (fd === undefined) return;
    closeSync(fd);
    fd = undefined;
    remove();
    if (isPartial) removeTemporary(writtenPath);
  };
  const orAbandon = <T>(action: () => T): T => {
    try {
      return withPackError(path, action);
    } catch (error) {
      abandon();
      throw error;
    }
  };
  return {
    /** Where the archive is once `finish` has returned. */
    path,
    /** The file or directory that must not be packed while the archive is being written. */
    unfinished: temporaryDirectory ?? writtenPath,
    write: (bytes: Uint8Array): void =>
      orAbandon(() => {
        if (fd === undefined) throw new Error('the archive is already complete');
        for (let offset = 0; offset < bytes.length;) offset += write(fd, bytes, offset);
      }),
    finish: (): void =>
      orAbandon(() => {
        if (fd !== undefined) closeSync(fd);
        fd = undefined;
        if (!isPartial) return;
        renameSync(writtenPath, path);
        keep(writtenPath);
      }),
    /** Closes and deletes an unfinished archive; does nothing after `finish`. */
    abandon,
    /** Deletes a temporary archive; keeps one that was written to `output`. */
    remove,
  };
}

/** Runs the action, and throws what it throws as a `PackError` about the path. */
function withPackError<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new PackError([{ where: path, message: describeWriteError(error) }]);
  }
}

function describeWriteError(error: unknown): string {
  const code = systemErrorCode(error);
  if (code === 'ENOSPC') {
    return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
  }
  if (code === 'ENOENT') return 'the directory does not exist';
  return `cannot be written (${code ?? errorMessage(error)})`;
}
