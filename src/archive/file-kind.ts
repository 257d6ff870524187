/** What an entry of a directory is, and how it is called. */
import type { Stats } from 'node:fs';

export function kindOf(stats: Stats): 'file' | 'directory' | 'link' | 'special' {
  if (stats.isFile()) return 'file';
  if (stats.isDirectory()) return 'directory';
  return stats.isSymbolicLink() ? 'link' : 'special';
}

export function nameSpecial(stats: Stats): string {
  if (stats.isFIFO()) return 'named pipe';
  if (stats.isSocket()) return 'socket';
  return 'device';
}

/** `caf\xe9.txt` */
export function showBytes(raw: Buffer): string {
  return raw
    .toString('latin1')
    .replace(/[^ -~]/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
