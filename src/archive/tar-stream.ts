/**
 * Writes entries as tar (POSIX ustar, with pax records where ustar has no room) into blocks, which `gzip-blocks.ts` compresses.
 * Everything that could differ between two machines is fixed: owner 0, no names, one date, modes as git knows them.
 */
import { closeSync, fstatSync, readSync } from 'node:fs';
import type { ArchiveEntry } from './archive.ts';
import { ChangedError, openChecked, type FileState } from './entries-on-disk.ts';
import { BLOCK_BYTES, type GzipBlocks } from './gzip-blocks.ts';

/** Files up to this size are read whole and never divided between blocks. */
export const WHOLE_BYTES = 64 * 1024;
/** Headers and contents are padded to a multiple of this. */
const RECORD_BYTES = 512;
const ZEROS = Buffer.alloc(RECORD_BYTES);

export interface HeaderEntry extends ArchiveEntry {
  executable?: boolean;
  /** Where a link leads, relative to its own directory. */
  target?: string;
}

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
    if (RECORD_BYTES + size + RECORD_BYTES > BLOCK_BYTES - this.used) return undefined;
    return this.buffer.subarray(this.used + RECORD_BYTES, this.used + RECORD_BYTES + size + 1);
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
      this.used += RECORD_BYTES + content.length;
      const end = this.used + paddingAfter(content.length);
      this.buffer.fill(0, this.used, end);
      this.used = end;
      return;
    }
    // A long header would overwrite content that is in place.
    const body = isInPlace ? Buffer.from(content) : content;
    const header = encodeHeader(entry);
    if (header.length + body.length + RECORD_BYTES > BLOCK_BYTES - this.used) this.flush();
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
    // The end of an archive are two empty records.
    await this.append(Buffer.alloc(2 * RECORD_BYTES));
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

/** 1980-01-01T00:00:00Z; some readers complain of older dates. */
const MODIFIED_SECONDS = 315_532_800;
const LARGEST_OCTAL_SIZE = 0o77777777777;

/** Where each field of a header begins (POSIX `pax`, "ustar Interchange Format"). */
const FIELDS = {
  name: 0,
  mode: 100,
  uid: 108,
  gid: 116,
  size: 124,
  mtime: 136,
  checksum: 148,
  type: 156,
  target: 157,
  magic: 257,
  deviceMajor: 329,
  deviceMinor: 337,
  prefix: 345,
};
const NAME_BYTES = 100;
const PREFIX_BYTES = 155;
/** The size is written with 11 digits, the checksum with 6; a zero byte follows. */
const LAST_DIGIT_OF_SIZE = FIELDS.size + 10;
const LAST_DIGIT_OF_CHECKSUM = FIELDS.checksum + 5;

/**
 * Writes the header into a block if the name fits its first field. That is almost every header, and it
 * saves a buffer and a copy of each.
 *
 * @returns whether it was written; if not, the place in the block may hold anything
 */
function writeHeader(entry: HeaderEntry, block: Buffer, at: number): boolean {
  const { type, path, size } = entry;
  const name = type === 'directory' ? `${path}/` : path;
  if (name.length > NAME_BYTES || size > LARGEST_OCTAL_SIZE || type === 'link') return false;
  const { bytes, sum } = templateOf(entry);
  block.set(bytes, at);
  const nameSum = writeAscii(block, name, at);
  if (Number.isNaN(nameSum)) return false;
  writeNumbers(block, at, size, sum + nameSum);
  return true;
}

/** The header's block, after pax records where ustar has no room for the name, target or size. */
export function encodeHeader(entry: HeaderEntry): Buffer {
  const { type, size, target = '' } = entry;
  const name = type === 'directory' ? `${entry.path}/` : entry.path;
  const split = splitName(name);
  let records = '';
  if (!split) records += paxRecord('path', name);
  if (!fitsField(target)) records += paxRecord('linkpath', target);
  if (size > LARGEST_OCTAL_SIZE) records += paxRecord('size', String(size));
  const header = encodeBlock(templateOf(entry), {
    ...(split ?? PAX_PLACE),
    target: fitsField(target) ? target : PAX_PLACE.name,
    size: size > LARGEST_OCTAL_SIZE ? 0 : size,
  });
  if (records === '') return header;
  const body = Buffer.from(records);
  const pax = encodeBlock(TEMPLATES.pax, { ...PAX_PLACE, target: '', size: body.length });
  return Buffer.concat([pax, body, Buffer.alloc(paddingAfter(body.length)), header]);
}

/** Zero bytes between content of this size and the next header. */
export function paddingAfter(size: number): number {
  return (RECORD_BYTES - (size % RECORD_BYTES)) % RECORD_BYTES;
}

/** The name in a header if the real name or target is in a pax record. */
const PAX_PLACE = { prefix: '', name: 'pax' };

/** Divides a name into ustar's prefix and name; undefined if it needs a pax record. */
function splitName(name: string): { prefix: string; name: string } | undefined {
  if (fitsField(name)) return { prefix: '', name };
  if (!isAscii(name)) return undefined;
  // The slash between the parts is in neither. The name of a directory ends in a slash, which stays in the second part.
  const cut = name.lastIndexOf('/', Math.min(PREFIX_BYTES, name.length - 2));
  if (cut <= 0 || name.length - cut - 1 > NAME_BYTES) return undefined;
  return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}

function fitsField(text: string): boolean {
  return text.length <= NAME_BYTES && isAscii(text);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 126 || unit === 0) return false;
  }
  return true;
}

/** A pax record begins with its own length in bytes, the digits of that length included. */
function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + 1;
  while (String(length).length + bytes !== length) length = String(length).length + bytes;
  return `${length}${rest}`;
}

/** Everything of a header but name, target, prefix, size and checksum, and the sum of its bytes. */
interface Template {
  bytes: Buffer;
  sum: number;
}

function makeTemplate(type: string, mode: number): Template {
  const bytes = Buffer.alloc(RECORD_BYTES);
  for (const field of ['uid', 'gid', 'deviceMajor', 'deviceMinor'] as const) {
    bytes.write(octal(0, 8), FIELDS[field]);
  }
  bytes.write(octal(mode, 8), FIELDS.mode);
  bytes.write(octal(0, 12), FIELDS.size);
  bytes.write(octal(MODIFIED_SECONDS, 12), FIELDS.mtime);
  // The checksum counts its own place as spaces.
  bytes.write(' '.repeat(8), FIELDS.checksum);
  bytes.write(type, FIELDS.type);
  bytes.write('ustar\x0000', FIELDS.magic);
  return { bytes, sum: bytes.reduce((sum, byte) => sum + byte, 0) };
}

/** By type of entry, with the type's sign in a header. */
const TEMPLATES = {
  file: makeTemplate('0', 0o644),
  executable: makeTemplate('0', 0o755),
  link: makeTemplate('2', 0o777),
  directory: makeTemplate('5', 0o755),
  pax: makeTemplate('x', 0o644),
};

function templateOf({ type, executable }: HeaderEntry): Template {
  return TEMPLATES[type === 'file' && executable === true ? 'executable' : type];
}

function encodeBlock(
  { bytes, sum }: Template,
  { prefix, name, target, size }: { prefix: string; name: string; target: string; size: number },
): Buffer {
  const header = Buffer.from(bytes);
  const textSum =
    writeAscii(header, name, FIELDS.name) +
    writeAscii(header, target, FIELDS.target) +
    writeAscii(header, prefix, FIELDS.prefix);
  writeNumbers(header, 0, size, sum + textSum);
  return header;
}

/**
 * Writes the size and the checksum.
 *
 * @param at where the header begins
 * @param sum of all bytes, with zeros for the size and spaces for the checksum
 */
function writeNumbers(header: Buffer, at: number, size: number, sum: number): void {
  const growth = writeOctal(header, size, at + LAST_DIGIT_OF_SIZE);
  header[at + LAST_DIGIT_OF_CHECKSUM + 1] = 0;
  writeOctal(header, sum + growth, at + LAST_DIGIT_OF_CHECKSUM, 6);
}

/**
 * Writes a short text: a call of `Buffer.write` would take longer.
 *
 * @returns the sum of the bytes; `NaN` if the text is not ASCII
 */
function writeAscii(header: Buffer, text: string, offset: number): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const byte = text.charCodeAt(at);
    if (byte > 126 || byte === 0) return Number.NaN;
    header[offset + at] = byte;
    sum += byte;
  }
  return sum;
}

/**
 * Writes the digits of a number from the last one on, over the zeros of a field.
 *
 * @param last where the last digit belongs
 * @param width the least number of digits
 * @returns by how much the sum of the bytes grows, if there were zeros
 */
function writeOctal(header: Buffer, value: number, last: number, width = 1): number {
  let growth = 0;
  let at = last;
  for (let remaining = value; remaining > 0 || last - at < width;) {
    const digit = remaining % 8;
    header[at] = 0x30 + digit;
    growth += digit;
    at--;
    remaining = Math.floor(remaining / 8);
  }
  return growth;
}

/** The digits of a field of this width, with the zero byte that ends it. */
function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
