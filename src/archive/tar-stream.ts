/** Puts entries into blocks, reading files straight into them. */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { BLOCK_BYTES, type GzipBlocks } from './gzip-blocks.ts';
import { ChangedError, openChecked, type Seen } from './open-checked.ts';
import { encodeHeader, padding, TRAILER_BYTES, writeHeader } from './tar-header.ts';
import type { Found } from './walk.ts';

const HEADER_BYTES = 512;
/** Files up to this size are never divided between blocks. */
const WHOLE_BYTES = 64 * 1024;

export interface TarStream {
  /**
   * Adds an entry with its content. `inspect` sees every byte of a file once, before it is
   * compressed, in pieces that follow each other. Answers a promise only when there is something
   * to wait for.
   *
   * @throws ChangedError when a file is not what the walk saw
   */
  add(found: Found, inspect: Inspect): Promise<void> | undefined;
  end(): Promise<void>;
}

export type Inspect = (piece: Buffer) => void;

export function createTarStream(blocks: GzipBlocks): TarStream {
  let buffer = blocks.buffer();
  let used = 0;
  const spare = Buffer.alloc(1);

  const flush = async () => {
    const full = buffer;
    const length = used;
    used = 0;
    buffer = EMPTY;
    await blocks.push(full, length);
    buffer = blocks.buffer();
  };

  const append = async (bytes: Buffer) => {
    for (let at = 0; at < bytes.length;) {
      if (used === BLOCK_BYTES) await flush();
      const count = bytes.copy(buffer, used, at);
      used += count;
      at += count;
    }
  };

  /** A file that fits into what is left of the block, and a byte more. */
  const readWhole = (file: Seen, inspect: Inspect) => {
    const fd = openChecked(file);
    try {
      let count = 0;
      // One byte more than expected is asked for: that shows at once whether the file has grown.
      while (count <= file.size) {
        const read = readSync(fd, buffer, used + count, file.size + 1 - count, null);
        if (read === 0) break;
        count += read;
        if (count === file.size) break;
      }
      if (count !== file.size) throw new ChangedError('changed while packing');
    } finally {
      closeSync(fd);
    }
    inspect(buffer.subarray(used, used + file.size));
    used += file.size;
    const rest = padding(file.size);
    buffer.fill(0, used, used + rest);
    used += rest;
  };

  const readInPieces = async (file: Seen, inspect: Inspect) => {
    const fd = openChecked(file);
    try {
      for (let left = file.size; left > 0;) {
        if (used === BLOCK_BYTES) await flush();
        const count = readSync(fd, buffer, used, Math.min(left, BLOCK_BYTES - used), null);
        if (count === 0) throw new ChangedError('changed while packing');
        inspect(buffer.subarray(used, used + count));
        used += count;
        left -= count;
      }
      if (readSync(fd, spare, 0, 1, null) > 0) throw new ChangedError('changed while packing');
      checkUntouched(fd, file);
    } finally {
      closeSync(fd);
    }
    await append(Buffer.alloc(padding(file.size)));
  };

  const addWithFlush = async (found: Found, size: number, inspect: Inspect) => {
    await append(encodeHeader({ ...found, size }));
    if (found.type !== 'file' || size === 0) return;
    if (size > WHOLE_BYTES) {
      await readInPieces(found, inspect);
      return;
    }
    if (size + HEADER_BYTES > BLOCK_BYTES - used) await flush();
    readWhole(found, inspect);
  };

  return {
    add(found, inspect) {
      const size = found.type === 'file' ? found.size : 0;
      const needed = HEADER_BYTES + size + HEADER_BYTES;
      const entry = found.type === 'file' ? found : { ...found, size };
      if (size > WHOLE_BYTES || needed > BLOCK_BYTES - used || !writeHeader(entry, buffer, used)) {
        return addWithFlush(found, size, inspect);
      }
      used += HEADER_BYTES;
      if (found.type === 'file' && size > 0) readWhole(found, inspect);
      return undefined;
    },

    async end() {
      await append(Buffer.alloc(TRAILER_BYTES));
      await flush();
      await blocks.end();
    },
  };
}

const EMPTY = Buffer.alloc(0);

/** A file that takes many reads could have been written to between two of them. */
function checkUntouched(fd: number, file: Seen): void {
  const now = fstatSync(fd);
  if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
    throw new ChangedError('changed while packing');
  }
}
