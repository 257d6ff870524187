/** Reads a `.tar.gz` into memory without ever writing a file: the only reader of archives here. */
import { gunzipSync } from 'node:zlib';
import { Parser, type ReadEntry } from 'tar';

export interface TarLimits {
  /** Of everything unpacked together. */
  maxBytes: number;
  maxEntries: number;
  /** Names begin with a slash that stands for the archive's own root, as in policy bundles. */
  rooted?: boolean;
}

export class UnreadableArchive extends Error {
  override readonly name = 'UnreadableArchive';
}

/**
 * Regular files by path, links resolved to what they point at. Throws `UnreadableArchive`, with a
 * sentence for whoever uploaded it, on anything that is not an archive, leaves it, or exceeds it.
 */
export function readTar(archive: Uint8Array, limits: TarLimits): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const links = new Map<string, string>();
  let entries = 0;
  let problem: string | undefined;
  const unpacked = gunzip(archive, limits.maxBytes);
  if (unpacked.length < 512 || unpacked.length % 512 !== 0) {
    throw new UnreadableArchive('the upload holds no tar archive');
  }
  if (unpacked.every((byte) => byte === 0)) throw new UnreadableArchive('the archive is empty');
  const parser = new Parser({
    strict: true,
    maxMetaEntrySize: 64 * 1024,
    onReadEntry(entry: ReadEntry) {
      entries += 1;
      const path = toSafePath(limits.rooted === true ? entry.path.replace(/^\//, '') : entry.path);
      if (entries > limits.maxEntries) {
        problem ??= `the archive has more than ${String(limits.maxEntries)} entries`;
      } else if (path === undefined) {
        problem ??= `the archive has an entry outside of itself: ${JSON.stringify(entry.path)}`;
      } else if (entry.type === 'SymbolicLink') {
        const target = toSafePath(`${path}/../${entry.linkpath ?? ''}`);
        if (target === undefined || (entry.linkpath ?? '').startsWith('/')) {
          problem ??= `the archive has a link that leaves it: ${JSON.stringify(entry.path)}`;
        } else {
          links.set(path, target);
        }
      } else if (entry.type === 'File' || entry.type === 'OldFile') {
        const parts: Buffer[] = [];
        entry.on('data', (part: Buffer) => parts.push(part));
        entry.on('end', () => files.set(path, Buffer.concat(parts)));
        return;
      } else if (entry.type !== 'Directory' && entry.type !== 'GNUDumpDir') {
        problem ??= `the archive has an entry that is neither file, directory nor link: ${JSON.stringify(entry.path)}`;
      }
      entry.resume();
    },
  });
  parser.on('error', (error: Error) => {
    problem ??= `the tar archive is damaged: ${error.message}`;
  });
  // The parser is synchronous for bytes that are all there.
  parser.end(Buffer.from(unpacked));
  if (problem !== undefined) throw new UnreadableArchive(problem);
  followLinks(files, links);
  return files;
}

function gunzip(archive: Uint8Array, maxBytes: number): Uint8Array {
  if (archive[0] !== 0x1f || archive[1] !== 0x8b) {
    throw new UnreadableArchive('the upload is not a gzip file; a .tar.gz archive is expected');
  }
  try {
    return gunzipSync(archive, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new UnreadableArchive(`the archive unpacks to more than ${String(maxBytes)} bytes`);
    }
    throw new UnreadableArchive('the gzip file is damaged or cut short');
  }
}

/** Slashes only, no `.` and `..` left; undefined when it would leave the root. */
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

/** A link shows what it points at, be it a file or everything below a directory. */
function followLinks(files: Map<string, Uint8Array>, links: Map<string, string>): void {
  // As many rounds as a chain of links can be long; a ring of links shows nothing.
  for (let round = 0; round < 8 && links.size > 0; round += 1) {
    for (const [link, target] of links) {
      const direct = files.get(target);
      if (direct !== undefined) files.set(link, direct);
      const known = [...files];
      for (const [path, content] of known) {
        if (path.startsWith(`${target}/`)) files.set(link + path.slice(target.length), content);
      }
    }
  }
}
