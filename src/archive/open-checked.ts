/** Opens what the walk saw and nothing else. */
import { closeSync, constants, fstatSync, openSync, type Stats } from 'node:fs';

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
    const code = (error as NodeJS.ErrnoException).code;
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

export function isSame(stats: Stats, seen: { dev: number; ino: number }): boolean {
  return stats.ino === seen.ino && stats.dev === seen.dev;
}
