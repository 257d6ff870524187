/**
 * Reads files. Files that other people may have made are read only if they are regular and not too long: a link may
 * lead to a pipe or a device, and reading that never ends.
 */
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readSync,
  type Stats,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { endedBy } from '../model/ended-by.ts';
import { UnreadableFile, wholeText } from '../model/unreadable-file.ts';

/** The longest file that is read if the caller names no limit. */
const LONGEST_BYTES = 64 * 1024 * 1024;

// To open a pipe would wait for its other end. Windows has no such files, and no such flag: what is missing counts as 0.
const FLAGS = constants.O_RDONLY | constants.O_NONBLOCK;

/** @throws Error if the file cannot be read, is no regular file, or is too long; with a `code`, as those of node */
export async function readRegular(path: string, maxBytes = LONGEST_BYTES): Promise<string> {
  const file = await open(path, FLAGS);
  try {
    refuseOthers(await file.stat(), path, maxBytes);
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

/**
 * Reads a text, or says why it cannot be read, where one that is there must not count as missing.
 *
 * @returns undefined only if nothing is there
 * @throws UnreadableFile
 */
export async function readIfThere(
  path: string,
  maxBytes = LONGEST_BYTES,
): Promise<string | undefined> {
  try {
    return wholeText(readRegularSync(path, maxBytes));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const code = String(error.code);
    const leadsNowhere = code === 'ENOENT' || code === 'ENOTDIR';
    if (leadsNowhere && !lstatSync(path, { throwIfNoEntry: false })) return undefined;
    if (leadsNowhere || code === 'ELOOP') {
      throw new UnreadableFile(`is a link that leads to no file (${code})`);
    }
    if (code === 'EINVAL') throw new UnreadableFile('is not a file');
    if (code === 'EFBIG') throw new UnreadableFile(`is longer than ${maxBytes} bytes`);
    throw new UnreadableFile(`cannot be read (${code})`);
  }
}

/** Reads a file that a person named: it may be a pipe, as in `<(jq . seed.json)`, and waits for its writer. */
export async function readNamedFile(path: string, signal: AbortSignal): Promise<string> {
  return await endedBy(signal, openAndRead(path));
}

/**
 * Opens the file, because `readFile` with a path would hide the read: Node.js 26 lists only the read of an open file among
 * its active resources, and `endProcess` has to find it there.
 */
async function openAndRead(path: string): Promise<string> {
  const file = await open(path);
  try {
    return await file.readFile('utf8');
  } finally {
    await file.close();
  }
}

/** The first characters of a file, as one byte each. @throws Error as `readRegular` */
export function readBeginning(path: string, length: number): string {
  const file = openSync(path, FLAGS);
  try {
    refuseOthers(fstatSync(file), path, Number.POSITIVE_INFINITY);
    const bytes = Buffer.alloc(length);
    return bytes.toString('latin1', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

/** As `readRegular`, while nothing else goes on. */
export function readRegularSync(path: string, maxBytes = LONGEST_BYTES): string {
  return readBytesSync(path, maxBytes).toString('utf8');
}

/** As `readRegularSync`, for a file that may be no text. */
export function readBytesSync(path: string, maxBytes = LONGEST_BYTES): Buffer {
  const file = openSync(path, FLAGS);
  try {
    refuseOthers(fstatSync(file), path, maxBytes);
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

function refuseOthers(stats: Stats, path: string, maxBytes: number): void {
  if (!stats.isFile()) throw errorWithCode('EINVAL', `${path} is no regular file`);
  if (stats.size > maxBytes)
    throw errorWithCode('EFBIG', `${path} has more than ${maxBytes} bytes`);
}

function errorWithCode(code: string, message: string): Error {
  return Object.assign(new Error(message), { code });
}
