/** Writes entries into blocks. Large files are read from the disk piece by piece. */
import { closeSync, fstatSync, readSync } from 'node:fs';
import { BLOCK_BYTES, type GzipBlocks } from './gzip-blocks.ts';
import { ChangedError, openChecked, type FileState } from './open-checked.ts';
import {
  encodeHeader,
  HEADER_BYTES,
  paddingAfter,
  TRAILER_BYTES,
  writeHeader,
  type HeaderEntry,
} from './tar-header.ts';

/** Files up to this size are read whole and never divided between blocks. */
export const WHOLE_BYTES = 64 * 1024;
/** As long as the longest padding after the content of a file. */
const ZEROS = Buffer.alloc(512);

export class TarStream {
  readonly blocks: GzipBlocks;
  private buffer: Buffer;
  private used = 0;

  constructor(blocks: GzipBlocks) {
    this.blocks = blocks;
    this.buffer = blocks.buffer();
  }

  /**
   * The part of the block for the content of a small file, with at least one byte more; undefined if it
   * does not fit. Content that is read into it is not copied by `add`.
   */
  placeFor({ size }: HeaderEntry): Buffer | undefined {
    if (HEADER_BYTES + size + ZEROS.length > BLOCK_BYTES - this.used) return undefined;
    return this.buffer.subarray(this.used + HEADER_BYTES, this.used + HEADER_BYTES + size + 1);
  }

  /**
   * Adds an entry. The caller awaits `blocks.makeRoom` afterwards only if they are full: waiting each time would be slow.
   *
   * @param content of at most `WHOLE_BYTES`; empty for directories and links
   */
  add(entry: HeaderEntry, content: Buffer): void {
    // Content that was read into the part of the block that `placeFor` returned stays there.
    const isInPlace = content.length === 0 || content.buffer === this.buffer.buffer;
    if (isInPlace && this.placeFor(entry) && writeHeader(entry, this.buffer, this.used)) {
      this.used += HEADER_BYTES + content.length;
      const end = this.used + paddingAfter(content.length);
      this.buffer.fill(0, this.used, end);
      this.used = end;
      return;
    }
    // A long header would overwrite content that is in place.
    const body = isInPlace ? Buffer.from(content) : content;
    const header = encodeHeader(entry);
    if (header.length + body.length + ZEROS.length > BLOCK_BYTES - this.used) this.flush();
    this.copy(header);
    this.copy(body);
    this.copy(ZEROS.subarray(0, paddingAfter(body.length)));
  }

  /**
   * Adds a file of any size. `inspect` gets every byte once, in pieces that follow each other.
   *
   * @throws ChangedError when the file is not what the walk saw
   */
  async addInPieces(
    file: FileState & HeaderEntry,
    inspect: (piece: Buffer) => void,
  ): Promise<void> {
    await this.append(encodeHeader(file));
    const fd = openChecked(file);
    try {
      for (let remaining = file.size; remaining > 0;) {
        if (this.used === BLOCK_BYTES) await this.flushAndWait();
        const length = Math.min(remaining, BLOCK_BYTES - this.used);
        const count = readSync(fd, this.buffer, this.used, length, null);
        if (count === 0) throw new ChangedError('changed while packing');
        inspect(this.buffer.subarray(this.used, this.used + count));
        this.used += count;
        remaining -= count;
      }
      // A file that takes many reads could have been written to between two of them.
      const now = fstatSync(fd);
      if (now.size !== file.size || now.mtimeMs !== file.mtimeMs) {
        throw new ChangedError('changed while packing');
      }
    } finally {
      closeSync(fd);
    }
    await this.append(ZEROS.subarray(0, paddingAfter(file.size)));
  }

  async end(): Promise<void> {
    await this.append(Buffer.alloc(TRAILER_BYTES));
    this.flush();
    await this.blocks.end();
  }

  private async flushAndWait(): Promise<void> {
    this.flush();
    if (this.blocks.isFull()) await this.blocks.makeRoom();
  }

  /** Hands the block on to be compressed, and begins another one. */
  private flush(): void {
    this.blocks.push(this.buffer, this.used);
    this.buffer = this.blocks.buffer();
    this.used = 0;
  }

  /** Adds bytes that fit into an empty block. */
  private async append(bytes: Buffer): Promise<void> {
    if (bytes.length > BLOCK_BYTES - this.used) await this.flushAndWait();
    this.copy(bytes);
  }

  /** Copies bytes that fit into the rest of the block. */
  private copy(bytes: Buffer): void {
    this.used += bytes.copy(this.buffer, this.used);
  }
}
