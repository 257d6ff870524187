/** Opens a file only if it is still the one that the walk saw. */
import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';
import { fieldsOf } from '../model/parse.ts';

/** The state of a file when the walk decided to pack it. */
export interface FileState {
  absolute: string;
  dev: number;
  ino: number;
  size: number;
  mtimeMs: number;
}

export class ChangedError extends Error {
  override readonly name = 'ChangedError';
}

// Windows has neither flag, but there only privileged users can create links.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens exactly the file that the walk saw. A link or another file in its place is an error, so the
 * file cannot be replaced between the decision and the reading.
 *
 * @throws ChangedError
 */
export function openChecked(file: FileState): number {
  let fd: number;
  try {
    fd = openSync(file.absolute, FLAGS);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ELOOP' || code === 'EMLINK')
      throw new ChangedError('became a link while packing');
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new ChangedError('vanished while packing');
    throw error;
  }
  const stats = fstatSync(fd);
  if (isSame(stats, file) && stats.isFile() && stats.size === file.size) return fd;
  closeSync(fd);
  throw new ChangedError('changed while packing');
}

/**
 * Reads the file that the walk saw, or the first bytes that `target` has room for.
 *
 * @param target one byte more than the size shows whether the file has grown
 */
export function readChecked(file: FileState, target?: Buffer): Buffer {
  const fd = openChecked(file);
  try {
    const buffer = target ?? Buffer.allocUnsafe(file.size + 1);
    const expected = Math.min(buffer.length, file.size);
    let count = 0;
    while (count < expected) {
      const length = readSync(fd, buffer, count, buffer.length - count, null);
      if (length === 0) break;
      count += length;
    }
    if (count !== expected) throw new ChangedError('changed while packing');
    return buffer.subarray(0, count);
  } finally {
    closeSync(fd);
  }
}

/** Whether this is the same file, whatever its path is now. */
export function isSame(stats: Stats, file: { dev: number; ino: number }): boolean {
  return stats.ino === file.ino && stats.dev === file.dev;
}

/** The code of a system error, such as `ENOENT`; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  const { code } = fieldsOf(error);
  return typeof code === 'string' ? code : undefined;
}
