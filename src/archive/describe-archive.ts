/** Describes an archive for people: what was packed, its size, and what was excluded. */
import type { ArchiveEntry, ExcludedEntry } from './archive.ts';

interface Sized {
  bytes: number;
  entries: readonly ArchiveEntry[];
}

/** The largest files of an archive with more bytes are shown. */
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;

/** `212 files, 1.3 MB, sha256 9a4f… (38 ignored, 2 excluded: .env, prod.tfvars)` */
export function describeArchive({
  bytes,
  sha256,
  entries,
  excluded,
}: Sized & { sha256: string; excluded: readonly ExcludedEntry[] }): string {
  const files = entries.filter(({ type }) => type === 'file').length;
  const ignored = excluded.filter(({ reason }) => reason === 'ignored');
  const listed = excluded.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
  const names = listed.length > 4 ? [...listed.slice(0, 3), `${listed.length - 3} more`] : listed;
  const omitted: string[] = [];
  if (ignored.length > 0) omitted.push(`${ignored.length} ignored`);
  if (listed.length > 0) omitted.push(`${listed.length} excluded: ${names.join(', ')}`);
  const size = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
  const archive = `${size}, sha256 ${sha256.slice(0, 12)}…`;
  return omitted.length > 0 ? `${archive} (${omitted.join(', ')})` : archive;
}

/** `140 MB  data/lake.zip`: a line for each of the largest files of a large archive; empty for any other archive. */
export function describeLargest({ bytes, entries }: Sized): string[] {
  if (bytes <= LARGE_BYTES) return [];
  return findLargest(entries, LARGEST_SHOWN).map(
    ({ path, size }) => `${formatBytes(size)}  ${path}`,
  );
}

/** `data/lake.zip (140 MB)`: what to look at where a service refuses an archive for its size. */
export function largestFiles(entries: readonly ArchiveEntry[]): string[] {
  return findLargest(entries, 5).map(({ path, size }) => `${path} (${formatBytes(size)})`);
}

function findLargest(entries: readonly ArchiveEntry[], count: number): ArchiveEntry[] {
  return entries
    .filter(({ type }) => type === 'file')
    .sort((a, b) => b.size - a.size || (a.path < b.path ? -1 : 1))
    .slice(0, count);
}

/** `1.3 MB`: decimal units, as services bill and limit; one digit after the point below ten. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB', 'TB'];
  let value = bytes / 1000;
  // From these values on, rounding would give 1000 of a unit, or two digits before the point.
  while (value >= 999.5 && units.length > 1) {
    value /= 1000;
    units.shift();
  }
  return `${value < 9.95 ? value.toFixed(1) : Math.round(value)} ${units[0]}`;
}
