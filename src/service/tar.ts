/**
 * Packs and unpacks `.tar.gz` in memory and writes no file. An archive is unpacked piece by piece, and only the files in
 * demand are kept. The limits bound what a hostile archive costs, whatever it contains.
 */
import { createGunzip, gzipSync } from 'node:zlib';
import { Header, Parser, type ReadEntry } from 'tar';

/** What of an archive is kept, and how much of it is unpacked at most. */
interface TarLimits {
  /** The most bytes of the whole archive when unpacked. */
  maxBytes?: number;
  maxEntries?: number;
  /** Which files are kept; all when left out. All other files are only counted. */
  wanted?: (path: string) => boolean;
  /** The most bytes of what is kept. */
  maxKeptBytes?: number;
}

export class UnreadableArchive extends Error {
  override readonly name = 'UnreadableArchive';
}

/** Path → content of each file of an upload, or where a link leads: a path within the upload. */
export type UnpackedFiles = ReadonlyMap<string, Uint8Array | { target: string }>;

/**
 * Reads the files that are wanted, and all links.
 *
 * @throws UnreadableArchive with a sentence for the uploader, if this is no archive, if an entry leads out of it, or if it
 *   exceeds the limits
 */
export async function readTar(archive: Uint8Array, limits: TarLimits): Promise<UnpackedFiles> {
  const { files, links } = await readEntries(archive, limits);
  const uploaded = new Map<string, Uint8Array | { target: string }>(files);
  for (const [path, target] of links) uploaded.set(path, { target });
  return uploaded;
}

/** The kept files and links of an archive, each by its path. */
interface TarEntries {
  files: Map<string, Uint8Array>;
  /** The target of each link, as a path within the archive. */
  links: Map<string, string>;
  /** The paths of executable files. */
  programs: Set<string>;
}

/** Reads the wanted files and all links, for a caller that writes them to a disk. @throws UnreadableArchive as `readTar` */
export async function readEntries(
  archive: Uint8Array,
  limits: TarLimits = {},
): Promise<TarEntries> {
  // The first two bytes of every gzip file (RFC 1952).
  if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
    throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
  }
  const reader = createReader(limits);
  const gunzip = createGunzip();
  gunzip.end(archive);
  try {
    for await (const piece of gunzip) reader.take(piece);
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error;
    throw new UnreadableArchive('the gzip file is damaged or cut short');
  }
  return reader.end();
}

/** Reads an unpacked archive piece by piece. `take` and `end` throw `UnreadableArchive` once something is wrong. */
function createReader({
  maxBytes = 512 * 1024 * 1024,
  maxEntries = 100_000,
  maxKeptBytes = maxBytes,
  wanted = () => true,
}: TarLimits): { take(piece: Uint8Array): void; end(): TarEntries } {
  const all: TarEntries = { files: new Map(), links: new Map(), programs: new Set() };
  let problem: string | undefined;
  let bytes = 0;
  let entries = 0;
  let keptBytes = 0;
  let isPastEnd = false;

  function onReadEntry(entry: ReadEntry): void {
    entries += 1;
    const member = classifyEntry(entry, wanted);
    if (member.kind === 'link') all.links.set(member.path, member.target);
    if (member.kind === 'kept') keptBytes += entry.size;
    if (entries > maxEntries) {
      problem ??= `the archive has more than ${String(maxEntries)} entries`;
    } else if (keptBytes > maxKeptBytes) {
      problem ??= `the archive has more than ${String(maxKeptBytes)} bytes of configuration`;
    } else if (member.kind === 'refused') {
      const path = entry.path.length > 200 ? `${entry.path.slice(0, 200)}…` : entry.path;
      problem ??= `the archive has ${member.what}: ${JSON.stringify(path)}`;
    } else if (member.kind === 'kept') {
      const parts: Buffer[] = [];
      if (((entry.mode ?? 0) & 0o100) !== 0) all.programs.add(member.path);
      entry.on('data', (part: Buffer) => parts.push(part));
      entry.on('end', () => all.files.set(member.path, new Uint8Array(Buffer.concat(parts))));
      return;
    }
    entry.resume();
  }

  const parser = new Parser({ strict: true, maxMetaEntrySize: 64 * 1024, onReadEntry });
  parser.on('error', (error: Error) => {
    problem ??= `the tar archive is damaged: ${error.message}`;
  });
  parser.on('eof', () => {
    isPastEnd = true;
  });
  const throwProblem = () => {
    if (problem !== undefined) throw new UnreadableArchive(problem);
  };
  return {
    take(piece) {
      bytes += piece.length;
      if (bytes > maxBytes) {
        problem = `the archive unpacks to more than ${String(maxBytes)} bytes`;
      }
      // What follows the end of the archive is padding, and slow to parse.
      if (!isPastEnd) parser.write(Buffer.from(piece));
      throwProblem();
    },
    end() {
      const isWhole = bytes >= BLOCK && bytes % BLOCK === 0;
      if (!isWhole) throw new UnreadableArchive('the upload holds no tar archive');
      if (!isPastEnd) parser.end();
      throwProblem();
      if (entries === 0) throw new UnreadableArchive('the archive is empty');
      return all;
    },
  };
}

type TarEntry =
  /** `what` it is, which no upload may have. */
  | { kind: 'refused'; what: string }
  | { kind: 'link'; path: string; target: string }
  | { kind: 'kept'; path: string }
  /** It is there, and nothing of it is kept. */
  | { kind: 'counted' };

function classifyEntry(
  { path: name, type, linkpath = '' }: ReadEntry,
  wanted: (path: string) => boolean,
): TarEntry {
  const path = toSafePath(name);
  if (path === undefined) return { kind: 'refused', what: 'an entry outside of itself' };
  switch (type) {
    case 'SymbolicLink': {
      const target = linkpath.startsWith('/') ? undefined : toSafePath(`${path}/../${linkpath}`);
      if (target === undefined) return { kind: 'refused', what: 'a link that leaves it' };
      return { kind: 'link', path, target };
    }
    case 'File':
    case 'OldFile':
      return wanted(path) ? { kind: 'kept', path } : { kind: 'counted' };
    case 'Directory':
    case 'GNUDumpDir':
      return { kind: 'counted' };
    default:
      return { kind: 'refused', what: 'an entry that is neither file, directory nor link' };
  }
}

/** Tar archives consist of blocks of so many bytes. */
const BLOCK = 512;

/** The path with slashes and without `.` and `..`; undefined when it leads out of the root. */
function toSafePath(path: string): string | undefined {
  if (path.startsWith('/') || path.includes('\0') || path.includes('\\')) return undefined;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** Packs files that came from a seed, so that they can be downloaded like an upload. */
export function writeTar(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const [path, content] of files) {
    const header = new Header({
      path,
      size: content.length,
      mode: 0o644,
      mtime: new Date(0),
      type: 'File',
    });
    const block = new Uint8Array(BLOCK);
    header.encode(Buffer.from(block.buffer));
    parts.push(block, content, new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK));
  }
  parts.push(new Uint8Array(2 * BLOCK));
  // A copy, because a small archive is a piece of a far larger buffer.
  return new Uint8Array(gzipSync(Buffer.concat(parts)));
}

export const EMPTY_ARCHIVE = writeTar(new Map());
