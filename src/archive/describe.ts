/** Describes an archive for people: what was packed, its size, and what was withheld. */
import type { Archive, ArchiveEntry } from './pack.ts';

/** If it has more files, only the largest are listed. */
const LARGE_BYTES = 100 * 1000 * 1000;
const LARGEST_SHOWN = 10;

type Packed = Pick<Archive, 'bytes' | 'sha256' | 'entries' | 'withheld'>;

/** `212 files, 1.3 MB, sha256 9a4f… (38 ignored, 2 withheld: .env, prod.tfvars)` */
export function describeArchive({ bytes, sha256, entries, withheld }: Packed): string {
  const files = entries.filter(({ type }) => type === 'file').length;
  const ignored = withheld.filter(({ reason }) => reason === 'ignored');
  const others = withheld.filter(({ reason }) => reason !== 'ignored').map(({ path }) => path);
  const shown = others.length > 4 ? [...others.slice(0, 3), `${others.length - 3} more`] : others;
  const omitted = [
    ...(ignored.length > 0 ? [`${ignored.length} ignored`] : []),
    ...(others.length > 0 ? [`${others.length} excluded: ${shown.join(', ')}`] : []),
  ];
  const size = `${files} ${files === 1 ? 'file' : 'files'}, ${formatBytes(bytes)}`;
  return `${size}, sha256 ${sha256.slice(0, 12)}…${omitted.length > 0 ? ` (${omitted.join(', ')})` : ''}`;
}

/** The largest files of a large archive, the largest first; empty for any other archive. */
export function describeLargest({ bytes, entries }: Pick<Archive, 'bytes' | 'entries'>): string[] {
  if (bytes <= LARGE_BYTES) return [];
  const largest = entries.filter(({ type }) => type === 'file').toSorted(bySize);
  return largest.slice(0, LARGEST_SHOWN).map(({ path, size }) => `${formatBytes(size)}  ${path}`);
}

const bySize = (a: ArchiveEntry, b: ArchiveEntry): number =>
  b.size - a.size || (a.path < b.path ? -1 : 1);

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
