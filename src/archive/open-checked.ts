/** Opens what the walk saw and nothing else. */
import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';

/** What the walk knew of a file when it decided to ship it. */
export interface Seen {
  absolute: string;
  dev: number;
  ino: number;
  size: number;
  mtimeMs: number;
}

/** A file is no longer what it was when it was looked at. */
export class ChangedError extends Error {
  override readonly name = 'ChangedError';
}

// Windows knows neither flag; there a link cannot be created without a privilege.
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * A descriptor of exactly the file that was seen. A link or another file in its place is an
 * error, so that nothing can be slipped in between the decision and the reading.
 */
export function openChecked(seen: Seen): number {
  let fd: number;
  try {
    fd = openSync(seen.absolute, FLAGS);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ELOOP' || code === 'EMLINK')
      throw new ChangedError('became a link while packing');
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new ChangedError('vanished while packing');
    throw error;
  }
  const stats = fstatSync(fd);
  if (isSame(stats, seen) && stats.isFile() && stats.size === seen.size) return fd;
  closeSync(fd);
  throw new ChangedError('changed while packing');
}

/** All of exactly the file that was seen, or so many of its first bytes. */
export function readChecked(seen: Seen, most = Number.POSITIVE_INFINITY): Buffer {
  const fd = openChecked(seen);
  try {
    const expected = Math.min(most, seen.size);
    // One byte more of the whole is asked for: that shows at once whether the file has grown.
    const buffer = Buffer.allocUnsafe(Math.min(most, seen.size + 1));
    let count = 0;
    while (count < expected) {
      const read = readSync(fd, buffer, count, buffer.length - count, null);
      if (read === 0) break;
      count += read;
    }
    if (count !== expected) throw new ChangedError('changed while packing');
    return buffer.subarray(0, count);
  } finally {
    closeSync(fd);
  }
}

export function isSame(stats: Stats, seen: { dev: number; ino: number }): boolean {
  return stats.ino === seen.ino && stats.dev === seen.dev;
}

/** `ENOENT` and the like, where the system refused something. */
export function codeOf(error: unknown): string | undefined {
  const isCoded = typeof error === 'object' && error !== null && 'code' in error;
  return isCoded && typeof error.code === 'string' ? error.code : undefined;
}
