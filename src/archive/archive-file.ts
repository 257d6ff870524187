/** The file that an archive is written to: complete under its name, or not there at all. */
import {
  closeSync,
  lstatSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './open-checked.ts';
import { PackError } from './pack.ts';
import { errorMessage } from '../model/error-message.ts';

export type ArchiveFile = ReturnType<typeof createArchiveFile>;

/** As `fs.writeSync`; handed in so that a full disk can be tested. */
type WriteSync = (fd: number, bytes: Uint8Array, offset: number) => number;

/**
 * Every failure is a `PackError` that names the path; nothing is left behind.
 *
 * @param output where the archive shall be, or undefined for a temporary file
 * @param temporary the directory for temporary files
 */
export function createArchiveFile(
  output: string | undefined,
  temporary: string,
  write: WriteSync = (fd, bytes, offset) => writeSync(fd, bytes, offset),
) {
  const makeSpool = () => mkdtempSync(join(temporary, 'plangate-'));
  const spool = output === undefined ? orProblem(temporary, makeSpool) : undefined;
  const path = output ?? join(spool ?? '', 'archive.tar.gz');
  // A device or a pipe is written to; a file of that name is replaced only by a whole archive.
  const scratch = spool !== undefined || isSpecial(path) ? path : `${path}.partial`;
  const attempt = <T>(action: () => T): T => {
    try {
      return orProblem(path, action);
    } catch (error) {
      file.abandon();
      throw error;
    }
  };
  let fd: number | undefined;
  const file = {
    /** Where the archive is once `finish` has returned. */
    path,
    /** What must not be packed while this is being written. */
    scratch: spool ?? scratch,
    write: (bytes: Uint8Array): void =>
      attempt(() => {
        if (fd === undefined) throw new Error('the archive is already complete');
        for (let at = 0; at < bytes.length;) at += write(fd, bytes, at);
      }),
    finish: (): void =>
      attempt(() => {
        if (fd !== undefined) closeSync(fd);
        fd = undefined;
        if (scratch !== path) renameSync(scratch, path);
      }),
    /** Closes and deletes; harmless after `finish`, which it does not undo. */
    abandon(): void {
      if (fd === undefined) return;
      closeSync(fd);
      fd = undefined;
      if (spool !== undefined) rmSync(spool, { recursive: true, force: true });
      else if (scratch !== path) rmSync(scratch, { force: true });
    },
    /** Deletes a temporary archive; does nothing to one that was asked for by name. */
    remove(): void {
      if (spool !== undefined) rmSync(spool, { recursive: true, force: true });
    },
  };
  fd = attempt(() => openSync(scratch, 'w', 0o600));
  return file;
}

function orProblem<T>(path: string, action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw new PackError([{ path, message: sayWhy(error) }]);
  }
}

function isSpecial(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile();
}

function sayWhy(error: unknown): string {
  const code = codeOf(error) ?? '';
  if (code === 'ENOSPC') {
    return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
  }
  if (code === 'ENOENT') return 'the directory does not exist';
  return ['EACCES', 'EPERM', 'EROFS'].includes(code)
    ? `may not be written (${code})`
    : errorMessage(error);
}
