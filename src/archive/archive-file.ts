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
import { codeOf, messageOf } from './open-checked.ts';
import { PackError } from './pack.ts';

export interface ArchiveFile {
  /** Where the archive is once `finish` has returned. */
  path: string;
  /** What must not be packed while this is being written. */
  scratch: string;
  write(bytes: Uint8Array): void;
  finish(): void;
  /** Closes and deletes; harmless after `finish`, which it does not undo. */
  abandon(): void;
  /** Deletes a temporary archive; does nothing to one that was asked for by name. */
  remove(): void;
}

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
): ArchiveFile {
  const spool = output === undefined ? makeSpool(temporary) : undefined;
  const path = output ?? join(spool ?? '', 'archive.tar.gz');
  // A device or a pipe is written to; a file of that name is replaced only by a whole archive.
  const scratch = spool !== undefined || isSpecial(path) ? path : `${path}.partial`;
  const attempt = <T>(action: () => T): T => {
    try {
      return action();
    } catch (error) {
      file.abandon();
      throw new PackError([{ path, message: sayWhy(error) }]);
    }
  };
  let fd: number | undefined;
  const file: ArchiveFile = {
    path,
    scratch: spool ?? scratch,
    write: (bytes) =>
      attempt(() => {
        if (fd === undefined) throw new Error('the archive is already complete');
        for (let at = 0; at < bytes.length;) at += write(fd, bytes, at);
      }),
    finish: () =>
      attempt(() => {
        if (fd !== undefined) closeSync(fd);
        fd = undefined;
        if (scratch !== path) renameSync(scratch, path);
      }),
    abandon() {
      if (fd === undefined) return;
      closeSync(fd);
      fd = undefined;
      if (spool !== undefined) rmSync(spool, { recursive: true, force: true });
      else if (scratch !== path) rmSync(scratch, { force: true });
    },
    remove() {
      if (spool !== undefined) rmSync(spool, { recursive: true, force: true });
    },
  };
  fd = attempt(() => openSync(scratch, 'w', 0o600));
  return file;
}

function makeSpool(temporary: string): string {
  try {
    return mkdtempSync(join(temporary, 'plangate-'));
  } catch (error) {
    throw new PackError([{ path: temporary, message: sayWhy(error) }]);
  }
}

function isSpecial(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile();
}

function sayWhy(error: unknown): string {
  const code = codeOf(error);
  switch (code) {
    case 'ENOSPC':
      return 'no space left on the device; the archive was not written. Free some, or write elsewhere';
    case 'ENOENT':
      return `the directory does not exist`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `may not be written (${code})`;
    default:
      return messageOf(error);
  }
}
