/** Opens a file only if it is still the one that the walk saw. */
import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { systemErrorCode } from '../model/error-message.ts';

/** A file as it was when the walk decided to pack it: its absolute path, and facts of `fs.Stats`. */
export interface FileState {
  absolute: string;
  dev: number;
  ino: number;
  size: number;
  mtimeMs: number;
}

/** The message continues a sentence that begins with the path. */
export class ChangedError extends Error {
  override readonly name = 'ChangedError';
}

// Windows has neither flag, but there only privileged users can create links.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens exactly the file that the walk saw. A link or another file in its place is an error, so the
 * file cannot be replaced between the decision and the reading.
 *
 * @returns a file descriptor, which the caller closes
 * @throws ChangedError
 */
export function openChecked(file: FileState): number {
  let fd: number;
  try {
    fd = openSync(file.absolute, FLAGS);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ELOOP' || code === 'EMLINK')
      throw new ChangedError('became a link while packing');
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new ChangedError('vanished while packing');
    throw error;
  }
  const stats = fstatSync(fd);
  if (isSameFile(stats, file) && stats.isFile() && stats.size === file.size) return fd;
  closeSync(fd);
  throw new ChangedError('changed while packing');
}

/**
 * Reads the file that the walk saw, or as many of its first bytes as `target` has room for.
 *
 * @param target where to read to. With room for one byte more than the file's size, a file that has grown is noticed.
 * @returns the part of `target` that was filled
 * @throws ChangedError
 */
export function readChecked(file: FileState, target?: Buffer): Buffer {
  const fd = openChecked(file);
  try {
    const buffer = target ?? Buffer.allocUnsafe(file.size + 1);
    const expectedBytes = Math.min(buffer.length, file.size);
    let readBytes = 0;
    while (readBytes < expectedBytes) {
      const count = readSync(fd, buffer, readBytes, buffer.length - readBytes, null);
      if (count === 0) break;
      readBytes += count;
    }
    if (readBytes !== expectedBytes) throw new ChangedError('changed while packing');
    return buffer.subarray(0, readBytes);
  } finally {
    closeSync(fd);
  }
}

/** Whether this is the same file, whatever its path is now. */
export function isSameFile(stats: Stats, file: { dev: number; ino: number }): boolean {
  return stats.ino === file.ino && stats.dev === file.dev;
}
