/** Packs files that came from a seed, so that they can be downloaded like an upload. */
import { gzipSync } from 'node:zlib';
import { Header } from 'tar';

const BLOCK = 512;

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
    header.encode();
    if (header.block === undefined) throw new Error('a tar header without its block');
    parts.push(header.block, content, new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK));
  }
  parts.push(new Uint8Array(2 * BLOCK));
  return gzipSync(Buffer.concat(parts));
}

export const EMPTY_ARCHIVE = writeTar(new Map());
