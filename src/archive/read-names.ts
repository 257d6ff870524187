/**
 * Reads the names in a directory, and says in which order they are packed. A name that is not UTF-8 is refused: it would
 * change in the archive.
 */
import { isUtf8 } from 'node:buffer';
import { readdirSync, type Stats } from 'node:fs';
import type { Problem } from '../model/parse.ts';
import type { WalkFindings } from './withhold.ts';
import { systemErrorCode } from '../model/error-message.ts';

interface Directory {
  /** Real path. */
  absolute: string;
  /** In the archive, '' for the root. */
  path: string;
}

/** The names in a directory; those that cannot be packed become problems in `findings`. */
export function readNames(directory: Directory, findings: WalkFindings): string[] {
  let names: string[];
  try {
    names = readdirSync(directory.absolute);
  } catch (error) {
    findings.problems.push(unreadableEntry(directory.path || '.', error));
    return [];
  }
  // Node.js writes this character for bytes that are not UTF-8; a name may also hold it.
  if (!names.some((name) => name.includes('\uFFFD'))) return names;
  const utf8Names: string[] = [];
  for (const rawName of readdirSync(directory.absolute, { encoding: 'buffer' })) {
    if (isUtf8(rawName)) utf8Names.push(rawName.toString());
    else refuseName(directory, rawName, findings);
  }
  return utf8Names;
}

/** The problem of an entry or a directory that could not be read. */
export function unreadableEntry(where: string, error: unknown): Problem {
  const message = `cannot be read (${systemErrorCode(error) ?? String(error)}); make it readable or ignore it`;
  return { where, message, code: 'PG-127' };
}

function refuseName(directory: Directory, rawName: Buffer, findings: WalkFindings): void {
  const written = rawName
    .toString('latin1')
    .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
  const where = directory.path === '' ? written : `${directory.path}/${written}`;
  const message =
    'has a name that is not UTF-8; rename it, or ignore its directory after the last `!` rule';
  findings.problems.push({ where, message, code: 'PG-127' });
}

/** What an entry is for the archive; `special` for a socket, a device and the like. */
export function entryKind(stats: Stats): 'file' | 'directory' | 'link' | 'special' {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'directory';
  return stats.isSymbolicLink() ? 'link' : 'special';
}

/**
 * Orders two strings as their UTF-8 bytes would be ordered. That is the order of UTF-16 code
 * units, except that surrogates come last.
 */
export function compareBytes(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const left = a.charCodeAt(at);
    const right = b.charCodeAt(at);
    if (left !== right) return rankOfCodeUnit(left) - rankOfCodeUnit(right);
  }
  return a.length - b.length;
}

/** Moves the surrogates, 0xd800 to 0xdfff, behind all other code units. */
function rankOfCodeUnit(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}
