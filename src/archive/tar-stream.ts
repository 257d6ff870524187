/** Puts entries into blocks, reading files straight into them. */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { BLOCK_BYTES, type GzipBlocks } from './gzip-blocks.ts';
import { ChangedError, openChecked, type Seen } from './open-checked.ts';
import { encodeHeader, padding, TRAILER_BYTES, writeHeader } from './tar-header.ts';
import type { Found } from './withhold.ts';

const HEADER_BYTES = 512;
/** Files up to this size are never divided between blocks. */
export const WHOLE_BYTES = 64 * 1024;

export interface TarStream {
  /**
   * Adds an entry with its content. `inspect` sees every byte of a file once, before it is
   * compressed, in pieces that follow each other. Answers whether the entry is in the archive, by
   * a promise only when there is something to wait for.
   *
   * @throws ChangedError when a file is not what the walk saw
   */
  add(found: Found, inspect: Inspect): Promise<boolean> | boolean;
  end(): Promise<void>;
}

/** False keeps a file out that was seen whole: one of at most `WHOLE_BYTES`. */
export type Inspect = (piece: Buffer) => boolean;

export function createTarStream(blocks: GzipBlocks): TarStream {
  return new BlockWriter(blocks);
}

class BlockWriter implements TarStream {
  private readonly blocks: GzipBlocks;
  private buffer: Buffer;
  private used = 0;
  private readonly spare = Buffer.alloc(1);

  constructor(blocks: GzipBlocks) {
    this.blocks = blocks;
    this.buffer = blocks.buffer();
  }

  add(found: Found, inspect: Inspect): Promise<boolean> | boolean {
    const size = found.type === 'file' ? found.size : 0;
    const needed = HEADER_BYTES + size + HEADER_BYTES;
    const entry = found.type === 'file' ? found : { ...found, size };
    const hasRoom = size <= WHOLE_BYTES && needed <= BLOCK_BYTES - this.used;
    if (!hasRoom || !writeHeader(entry, this.buffer, this.used)) {
      return this.addWithFlush(found, size, inspect);
    }
    if (found.type === 'file' && size > 0) {
      if (!inspect(readWhole(found, this.buffer, this.used + HEADER_BYTES))) return false;
      this.used += HEADER_BYTES + size;
      this.pad(size);
    } else this.used += HEADER_BYTES;
    return true;
  }

  async end(): Promise<void> {
    await this.append(Buffer.alloc(TRAILER_BYTES));
    await this.flush();
    await this.blocks.end();
  }

  private async flush(): Promise<void> {
    const full = this.buffer;
    const length = this.used;
    this.used = 0;
    this.buffer = EMPTY;
    await this.blocks.push(full, length);
    this.buffer = this.blocks.buffer();
  }

  private async append(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      if (this.used === BLOCK_BYTES) await this.flush();
      const count = bytes.copy(this.buffer, this.used, at);
      this.used += count;
      at += count;
    }
  }

  private pad(size: number): void {
    const rest = padding(size);
    this.buffer.fill(0, this.used, this.used + rest);
    this.used += rest;
  }

  private async readInPieces(file: Seen, inspect: Inspect): Promise<void> {
    const fd = openChecked(file);
    try {
      for (let left = file.size; left > 0;) {
        if (this.used === BLOCK_BYTES) await this.flush();
        const count = readSync(
          fd,
          this.buffer,
          this.used,
          Math.min(left, BLOCK_BYTES - this.used),
          null,
        );
        if (count === 0) throw new ChangedError('changed while packing');
        inspect(this.buffer.subarray(this.used, this.used + count));
        this.used += count;
        left -= count;
      }
      if (readSync(fd, this.spare, 0, 1, null) > 0) throw new ChangedError('changed while packing');
      checkUntouched(fd, file);
    } finally {
      closeSync(fd);
    }
    await this.append(Buffer.alloc(padding(file.size)));
  }

  private async addWithFlush(found: Found, size: number, inspect: Inspect): Promise<boolean> {
    const header = encodeHeader({ ...found, size });
    const isWhole = found.type === 'file' && size > 0 && size <= WHOLE_BYTES;
    const content = isWhole ? readWhole(found, Buffer.allocUnsafe(size + 1), 0) : EMPTY;
    if (isWhole && !inspect(content)) return false;
    await this.append(header);
    if (found.type === 'file' && size > WHOLE_BYTES) await this.readInPieces(found, inspect);
    if (!isWhole) return true;
    if (size + HEADER_BYTES > BLOCK_BYTES - this.used) await this.flush();
    this.used += content.copy(this.buffer, this.used);
    this.pad(size);
    return true;
  }
}

/** @param into has room for the file at `at`, and a byte more. */
function readWhole(file: Seen, into: Buffer, at: number): Buffer {
  const fd = openChecked(file);
  try {
    let count = 0;
    // One byte more than expected is asked for: that shows at once whether the file has grown.
    while (count <= file.size) {
      const read = readSync(fd, into, at + count, file.size + 1 - count, null);
      if (read === 0) break;
      count += read;
      if (count === file.size) break;
    }
    if (count !== file.size) throw new ChangedError('changed while packing');
  } finally {
    closeSync(fd);
  }
  return into.subarray(at, at + file.size);
}

const EMPTY = Buffer.alloc(0);

/** A file that takes many reads could have been written to between two of them. */
function checkUntouched(fd: number, file: Seen): void {
  const now = fstatSync(fd);
  if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
    throw new ChangedError('changed while packing');
  }
}
