/** Reads entries from the disk: the names in a directory, and a file that must not change meanwhile. */
import { isUtf8 } from 'node:buffer';
import {
  readdirSync,
  type Stats,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
} from 'node:fs';
import type { Problem } from '../model/parse.ts';
import { systemErrorCode } from '../model/error-message.ts';
import { CODES } from '../model/errors.ts';

/**
 * The names in a directory. One that is not UTF-8 would change in the archive, and is added to `problems`.
 *
 * @param place.absolute real path of the directory
 * @param place.path in the archive, '' for the root
 */
export function readNames(
  { absolute, path }: { absolute: string; path: string },
  problems: Problem[],
): string[] {
  let names: string[];
  try {
    names = readdirSync(absolute);
  } catch (error) {
    problems.push(unreadableEntry(path || '.', error));
    return [];
  }
  // Node.js writes this character for bytes that are not UTF-8; a name may also hold it.
  if (!names.some((name) => name.includes('\uFFFD'))) return names;
  const rawNames = readdirSync(absolute, { encoding: 'buffer' });
  for (const name of rawNames) if (!isUtf8(name)) problems.push(unusableName(path, name));
  return rawNames.filter((name) => isUtf8(name)).map(String);
}

/** The problem of an entry or a directory that could not be read. */
export function unreadableEntry(where: string, error: unknown): Problem {
  const message = `cannot be read (${systemErrorCode(error) ?? String(error)}); make it readable or ignore it`;
  return { where, message, code: CODES.cannotBeSent };
}

function unusableName(directory: string, rawName: Buffer): Problem {
  const written = rawName
    .toString('latin1')
    .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
  const where = directory === '' ? written : `${directory}/${written}`;
  const message =
    'has a name that is not UTF-8; rename it, or ignore its directory after the last `!` rule';
  return { where, message, code: CODES.cannotBeSent };
}

/** What an entry is for the archive; `special` for a socket, a device and the like. */
export function entryKind(stats: Stats): 'file' | 'directory' | 'link' | 'special' {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'directory';
  return stats.isSymbolicLink() ? 'link' : 'special';
}

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
