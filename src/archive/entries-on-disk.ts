/** Reads entries from the disk: the names in a directory, where a link leads, a file that must not change meanwhile. */
import { isUtf8 } from 'node:buffer';
import {
  readdirSync,
  type Stats,
  lstatSync,
  readlinkSync,
  realpathSync,
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
} from 'node:fs';
import { dirname, isAbsolute, parse, posix, relative, resolve } from 'node:path';
import type { Problem } from '../model/parse.ts';
import { systemErrorCode } from '../model/error-message.ts';
import { findCheckout, isBelow, slashed } from '../machine/find-repository.ts';
import { orElse } from '../model/or-else.ts';
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

interface FoundLink {
  /** Absolute path of the link itself; the directory part is free of links. */
  absolute: string;
  /** Real path of what is packed. */
  root: string;
  /** Real path of the repository that holds `root`. */
  repository: string;
  /** Real directories that are being walked, outermost first: following one of them would never end. */
  walkedDirectories: readonly string[];
  /** Directories outside the root that are packed because a link leads to them, each with its path in the archive. */
  linkedDirectories: readonly { real: string; path: string }[];
  path: string;
}

type LinkDecision =
  /** It is packed as a link. `target` is relative to the link's directory; `dangles`: nothing is there. */
  | { kind: 'keep'; target: string; dangles?: boolean }
  /** Its target is packed under its name: the target is outside the root, but inside the repository. */
  | { kind: 'follow'; real: string; stats: Stats }
  /** `message` is the end of a sentence about the link. */
  | { kind: 'refuse'; message: string };

/** Decides whether a link is packed as a link, replaced by its target, or refused. */
export function resolveLink(link: FoundLink): LinkDecision {
  const text = readlinkSync(link.absolute);
  const lexical = resolve(dirname(link.absolute), text);
  let real: string;
  try {
    real = realpathSync.native(link.absolute);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') {
      // Terraform's own upload (go-slug 0.18.4) sends such a link as it is. One that leads out of the archive could find something elsewhere.
      const packedPath = pathInArchive(followDangling(link.absolute, text), link);
      if (packedPath === undefined) return refuse(text, 'which does not exist');
      return { kind: 'keep', target: linkTarget(text, packedPath, link.path), dangles: true };
    }
    const isLoop = code === 'ELOOP';
    return refuse(
      text,
      isLoop ? 'which leads back to itself' : `which cannot be read (${code ?? String(error)})`,
    );
  }
  // `lexical` leads elsewhere if the text leads with `..` out of a directory that is itself a link.
  const isLexicalRight = orElse(() => realpathSync.native(lexical), undefined) === real;
  const packedPath = pathInArchive(isLexicalRight ? lexical : real, link);
  if (packedPath !== undefined) {
    return { kind: 'keep', target: linkTarget(text, packedPath, link.path) };
  }
  if (!isBelow(real, link.repository)) return refuse(text, 'outside the repository');
  const checkout = findCheckout(real);
  const isOtherCheckout = checkout !== undefined && checkout !== link.repository;
  if (isOtherCheckout && isBelow(checkout, link.repository)) {
    return refuse(text, 'into another checkout');
  }
  if (link.walkedDirectories.some((directory) => isBelow(directory, real))) {
    return refuse(text, 'a directory that contains the link');
  }
  const stats = lstatSync(real, { throwIfNoEntry: false });
  // The path exists, so that nothing is found there means that its name changed when it was decoded.
  return stats ? { kind: 'follow', real, stats } : refuse(text, 'a name that is not UTF-8');
}

/** Where a link would lead: real as far as something exists, and after that by its text. */
function followDangling(link: string, text: string): string {
  let reached = isAbsolute(text) ? parse(text).root : dirname(link);
  for (const name of slashed(text).split('/')) {
    const next = resolve(reached, name);
    reached = orElse(() => realpathSync.native(next), next);
  }
  return reached;
}

function refuse(text: string, where: string): LinkDecision {
  return { kind: 'refuse', message: `links to ${text}, ${where}` };
}

/** The path of a file in the archive; undefined if the file is packed only through a link. */
function pathInArchive(absolute: string, link: FoundLink): string | undefined {
  if (isBelow(absolute, link.root)) return slashed(relative(link.root, absolute));
  const linked = link.linkedDirectories.findLast(({ real }) => isBelow(absolute, real));
  if (!linked) return undefined;
  const inside = slashed(relative(linked.real, absolute));
  return inside === '' ? linked.path : `${linked.path}/${inside}`;
}

/**
 * The text of the link if it leads to the target in the archive, too; else the shortest relative path.
 *
 * @param text as the link holds it
 * @param target the path of the target in the archive, '' for its root
 * @param link the path of the link in the archive
 */
function linkTarget(text: string, target: string, link: string): string {
  const written = slashed(text);
  // `posix.join` keeps a slash at the end.
  const reached = posix.join(posix.dirname(link), written).replace(/(.)\/$/s, '$1');
  if (!isAbsolute(text) && reached === (target || '.')) return written;
  return posix.relative(posix.dirname(`/${link}`), `/${target}`) || '.';
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
