/** Describes an archive for people: what was packed, its size, and what was withheld. */
import type { ArchiveEntry, WithheldEntry } from './pack.ts';

interface Sized {
  bytes: number;
  entries: readonly ArchiveEntry[];
}

/** If it has more files, only the largest are listed. */
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;

/** `212 files, 1.3 MB, sha256 9a4f… (38 ignored, 2 withheld: .env, prod.tfvars)` */
export function describeArchive({
  bytes,
  sha256,
  entries,
  withheld,
}: Sized & { sha256: string; withheld: readonly WithheldEntry[] }): string {
  const files = entries.filter(({ type }) => type === 'file').length;
  const ignored = withheld.filter(({ reason }) => reason === 'ignored');
  const others = withheld.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
  const shown = others.length > 4 ? [...others.slice(0, 3), `${others.length - 3} more`] : others;
  const omitted: string[] = [];
  if (ignored.length > 0) omitted.push(`${ignored.length} ignored`);
  if (others.length > 0) omitted.push(`${others.length} excluded: ${shown.join(', ')}`);
  const size = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
  return `${size}, sha256 ${sha256.slice(0, 12)}…${omitted.length > 0 ? ` (${omitted.join(', ')})` : ''}`;
}

/** The largest files of a large archive, the largest first; empty for any other archive. */
export function describeLargest({ bytes, entries }: Sized): string[] {
  if (bytes <= LARGE_BYTES) return [];
  return largestOf(entries, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}

/** `data/lake.zip (140 MB)`: what to look at where a service refuses an archive for its size. */
export function largestFiles(entries: readonly ArchiveEntry[]): string[] {
  return largestOf(entries, 5).map(({ path, size }) => `${path} (${formatBytes(size)})`);
}

function largestOf(entries: readonly ArchiveEntry[], most: number): ArchiveEntry[] {
  return entries
    .filter(({ type }) => type === 'file')
    .sort((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
    .slice(0, most);
}

/** `1.3 MB`: decimal units, as services bill and limit. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = bytes / 1000;
  while (value >= 999.95 && units.length > 1) {
    value /= 1000;
    units.shift();
  }
  return `${value.toFixed(value < 10 ? 1 : 0)} ${units[0]}`;
}
