/**
 * Tar headers (POSIX ustar, with pax records where ustar has no room). Everything that could
 * differ between two machines is fixed: owner 0, no names, one date, modes as git knows them.
 */

/** 1980-01-01T00:00:00Z; some readers complain of older dates. */
const MODIFIED_SECONDS = 315_532_800;
const BLOCK = 512;
const LARGEST_OCTAL_SIZE = 0o77777777777;

const TYPES = { file: '0', link: '2', directory: '5' } as const;
const MODES = { file: 0o644, link: 0o777, directory: 0o755 } as const;

export interface HeaderEntry {
  /** With slashes, relative to the archive's root; no slash at the end. */
  path: string;
  type: 'file' | 'directory' | 'link';
  /** Bytes of content that follow; 0 for directories and links. */
  size: number;
  executable?: boolean;
  /** Where a link leads, relative to its own directory. */
  target?: string;
}

/** The header's block, after pax records where ustar has no room for the name, target or size. */
export function encodeHeader(entry: HeaderEntry): Buffer {
  const { type, size, target = '' } = entry;
  const name = type === 'directory' ? `${entry.path}/` : entry.path;
  const place = splitName(name);
  let records = '';
  if (!place) records += record('path', name);
  if (!fitsField(target, 100)) records += record('linkpath', target);
  if (size > LARGEST_OCTAL_SIZE) records += record('size', String(size));
  const shown = place ?? PAX_PLACE;
  const header = encodeBlock({
    prefix: shown.prefix,
    name: shown.name,
    target: fitsField(target, 100) ? target : PAX_PLACE.name,
    type: TYPES[type],
    mode: type === 'file' && entry.executable ? 0o755 : MODES[type],
    size: size > LARGEST_OCTAL_SIZE ? 0 : size,
  });
  if (records === '') return header;
  const body = Buffer.from(records);
  const pax = { ...PAX_PLACE, target: '', type: 'x', mode: 0o644, size: body.length };
  return Buffer.concat([encodeBlock(pax), body, Buffer.alloc(padding(body.length)), header]);
}

/** Zero bytes between content of this size and the next header. */
export function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** Size of the end of an archive: two empty blocks. */
export const TRAILER_BYTES = 2 * BLOCK;

/** The name in a header if the real name or target is in a pax record. */
const PAX_PLACE = { prefix: '', name: 'pax' };

/** Divides a name into ustar's prefix and name; undefined if it needs a pax record. */
function splitName(name: string): { prefix: string; name: string } | undefined {
  if (fitsField(name, 100)) return { prefix: '', name };
  if (name.length > 256 || !isAscii(name)) return undefined;
  const cut = name.lastIndexOf('/', Math.min(155, name.length - 2));
  if (cut <= 0 || name.length - cut - 1 > 100) return undefined;
  return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}

function fitsField(text: string, bytes: number): boolean {
  return text.length <= bytes && isAscii(text);
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit > 126 || unit === 0) return false;
  }
  return true;
}

/** A pax record begins with its own length in bytes, the digits of that length included. */
function record(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const bytes = Buffer.byteLength(rest);
  let length = bytes + 1;
  while (String(length).length + bytes !== length) length = String(length).length + bytes;
  return `${length}${rest}`;
}

const EMPTY = Buffer.alloc(BLOCK);
for (const at of [108, 116, 329, 337]) EMPTY.write(octal(0, 8), at);
EMPTY.write(octal(MODIFIED_SECONDS, 12), 136);
// The checksum counts its own place as spaces.
EMPTY.write(' '.repeat(8), 148);
EMPTY.write('ustar\x0000', 257);
const EMPTY_SUM = EMPTY.reduce((sum, byte) => sum + byte, 0);

interface BlockFields {
  prefix: string;
  name: string;
  target: string;
  type: string;
  mode: number;
  size: number;
}

function encodeBlock({ prefix, name, target, type, mode, size }: BlockFields): Buffer {
  const header = Buffer.from(EMPTY);
  const sum =
    EMPTY_SUM +
    write(header, name, 0) +
    write(header, octal(mode, 8), 100) +
    write(header, octal(size, 12), 124) +
    write(header, type, 156) +
    write(header, target, 157) +
    write(header, prefix, 345);
  write(header, `${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Returns the sum of what it wrote. A call of `Buffer.write` takes longer than so short a text. */
function write(header: Buffer, text: string, offset: number): number {
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const byte = text.charCodeAt(at);
    header[offset + at] = byte;
    sum += byte;
  }
  return sum;
}

function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
