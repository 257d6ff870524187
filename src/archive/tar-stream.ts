/** Puts headers and file contents into blocks, reading files straight into them. */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { BLOCK_BYTES, type GzipBlocks } from './gzip-blocks.ts';
import { ChangedError, openChecked, type Seen } from './open-checked.ts';
import { padding, TRAILER_BYTES } from './tar-header.ts';

/** Files up to this size are never divided between blocks. */
const WHOLE_BYTES = 64 * 1024;

export interface TarStream {
  add(header: Buffer): Promise<void> | undefined;
  /**
   * The content of a file and what pads it. `inspect` sees every byte once, before it is
   * compressed, in pieces that follow each other.
   *
   * @throws ChangedError when the file is not what the walk saw
   */
  addFile(file: Seen, inspect: Inspect): Promise<void>;
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

  return {
    add(header) {
      if (header.length <= BLOCK_BYTES - used) {
        used += header.copy(buffer, used);
        return undefined;
      }
      return (async () => {
        await flush();
        if (header.length > BLOCK_BYTES) throw new RangeError('a name is too long to be packed');
        used += header.copy(buffer, used);
      })();
    },

    async addFile(file, inspect) {
      const needed = file.size + padding(file.size) + 1;
      if (file.size <= WHOLE_BYTES && needed > BLOCK_BYTES - used) await flush();
      const fd = openChecked(file);
      try {
        let left = file.size;
        while (left > 0) {
          if (used === BLOCK_BYTES) await flush();
          // One byte more than is expected shows at once whether the file has grown.
          const wanted = Math.min(left + 1, BLOCK_BYTES - used);
          const count = readSync(fd, buffer, used, wanted, null);
          if (count === 0 || count > left) throw new ChangedError('changed while packing');
          inspect(buffer.subarray(used, used + count));
          used += count;
          left -= count;
          if (left === 0 && count < wanted) break;
          if (left === 0 && readSync(fd, spare, 0, 1, null) > 0) {
            throw new ChangedError('changed while packing');
          }
        }
        if (file.size > WHOLE_BYTES) checkUntouched(fd, file);
      } finally {
        closeSync(fd);
      }
      const rest = padding(file.size);
      if (rest > BLOCK_BYTES - used) await flush();
      buffer.fill(0, used, used + rest);
      used += rest;
    },

    async end() {
      if (TRAILER_BYTES > BLOCK_BYTES - used) await flush();
      buffer.fill(0, used, used + TRAILER_BYTES);
      used += TRAILER_BYTES;
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
