/** Writes entries into blocks. Large files are read from the disk piece by piece. */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { BLOCK_BYTES, type GzipBlocks } from './gzip-blocks.ts';
import { ChangedError, openChecked, type Seen } from './open-checked.ts';
import { encodeHeader, padding, TRAILER_BYTES, type HeaderEntry } from './tar-header.ts';

/** Files up to this size are read whole and never divided between blocks. */
export const WHOLE_BYTES = 64 * 1024;
/** The most padding after the content of a file. */
const ZEROS = Buffer.alloc(512);

export class TarStream {
  private readonly blocks: GzipBlocks;
  private buffer: Buffer;
  private used = 0;

  constructor(blocks: GzipBlocks) {
    this.blocks = blocks;
    this.buffer = blocks.buffer();
  }

  /** @param content of at most `WHOLE_BYTES`; empty for directories and links */
  async add(entry: HeaderEntry, content: Buffer): Promise<void> {
    const header = encodeHeader(entry);
    const bytes = header.length + content.length + ZEROS.length;
    if (bytes > BLOCK_BYTES - this.used) await this.flush();
    this.copy(header);
    this.copy(content);
    this.copy(ZEROS.subarray(0, padding(content.length)));
  }

  /**
   * Adds a file of any size. `inspect` sees every byte once, in pieces that follow each other.
   *
   * @throws ChangedError when the file is not what the walk saw
   */
  async addInPieces(file: Seen & HeaderEntry, inspect: (piece: Buffer) => void): Promise<void> {
    await this.append(encodeHeader(file));
    const fd = openChecked(file);
    try {
      for (let left = file.size; left > 0;) {
        if (this.used === BLOCK_BYTES) await this.flush();
        const most = Math.min(left, BLOCK_BYTES - this.used);
        const count = readSync(fd, this.buffer, this.used, most, null);
        if (count === 0) throw new ChangedError('changed while packing');
        inspect(this.buffer.subarray(this.used, this.used + count));
        this.used += count;
        left -= count;
      }
      // A file that takes many reads could have been written to between two of them.
      const now = fstatSync(fd);
      if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
        throw new ChangedError('changed while packing');
      }
    } finally {
      closeSync(fd);
    }
    await this.append(ZEROS.subarray(0, padding(file.size)));
  }

  async end(): Promise<void> {
    await this.append(Buffer.alloc(TRAILER_BYTES));
    await this.flush();
    await this.blocks.end();
  }

  private async flush(): Promise<void> {
    await this.blocks.push(this.buffer, this.used);
    this.buffer = this.blocks.buffer();
    this.used = 0;
  }

  private async append(bytes: Buffer): Promise<void> {
    if (bytes.length > BLOCK_BYTES - this.used) await this.flush();
    this.copy(bytes);
  }

  /** Copies bytes that fit into the block. It does not wait, because thousands of waits take time. */
  private copy(bytes: Buffer): void {
    this.used += bytes.copy(this.buffer, this.used);
  }
}
