/**
 * Tar headers (POSIX ustar, with pax records where ustar has no room). Everything that could
 * differ between two machines is fixed: owner 0, no names, one date, modes as git knows them.
 */

/** 1980-01-01T00:00:00Z; some readers complain of older dates. */
const MODIFIED_SECONDS = 315_532_800;
const BLOCK = 512;
const LARGEST_OCTAL_SIZE = 0o77777777777;

const TYPE = { file: '0', link: '2', directory: '5', pax: 'x' } as const;

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
  const records = [
    ...(place ? [] : [record('path', name)]),
    ...(fits(target, 100) ? [] : [record('linkpath', target)]),
    ...(size > LARGEST_OCTAL_SIZE ? [record('size', String(size))] : []),
  ];
  const header = encodeBlock({
    place: place ?? PAX_PLACE,
    target: fits(target, 100) ? target : PAX_PLACE.name,
    mode: type === 'file' && entry.executable ? 0o755 : MODES[type],
    size: size > LARGEST_OCTAL_SIZE ? 0 : size,
    type,
  });
  if (records.length === 0) return header;
  const body = Buffer.from(records.join(''));
  const pax = {
    place: PAX_PLACE,
    target: '',
    mode: 0o644,
    size: body.length,
    type: 'pax',
  } as const;
  return Buffer.concat([encodeBlock(pax), body, Buffer.alloc(padding(body.length)), header]);
}

/** Zero bytes between content of this size and the next header. */
export function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK;
}

/** What ends an archive: two empty blocks. */
export const TRAILER_BYTES = 2 * BLOCK;

const MODES = { file: 0o644, directory: 0o755, link: 0o777 } as const;

/** What headers say whose real name or target stands in a pax record. */
const PAX_PLACE = { prefix: '', name: 'pax' };

/** Divides a name into ustar's prefix and name; undefined when it needs a pax record. */
function splitName(name: string): { prefix: string; name: string } | undefined {
  if (fits(name, 100)) return { prefix: '', name };
  if (name.length > 256 || !isAscii(name)) return undefined;
  const cut = name.lastIndexOf('/', Math.min(155, name.length - 2));
  if (cut <= 0 || name.length - cut - 1 > 100) return undefined;
  return { prefix: name.slice(0, cut), name: name.slice(cut + 1) };
}

function fits(text: string, bytes: number): boolean {
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

const EMPTY = (() => {
  const header = Buffer.alloc(BLOCK);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(MODIFIED_SECONDS, 12), 136);
  header.write('        ', 148);
  header.write('ustar\x0000', 257);
  header.write(octal(0, 8), 329);
  header.write(octal(0, 8), 337);
  return header;
})();

/** The checksum counts its own place as spaces. */
const EMPTY_SUM = EMPTY.reduce((sum, byte) => sum + byte, 0);

interface BlockFields {
  place: { prefix: string; name: string };
  target: string;
  mode: number;
  size: number;
  type: keyof typeof TYPE;
}

function encodeBlock({ place, target, mode, size, type }: BlockFields): Buffer {
  const header = Buffer.from(EMPTY);
  let sum = EMPTY_SUM;
  const write = (text: string, offset: number) => {
    header.write(text, offset, 'latin1');
    for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at);
  };
  write(place.name, 0);
  write(octal(mode, 8), 100);
  write(octal(size, 12), 124);
  write(TYPE[type], 156);
  write(target, 157);
  write(place.prefix, 345);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function octal(value: number, width: number): string {
  return `${value.toString(8).padStart(width - 1, '0')}\0`;
}
