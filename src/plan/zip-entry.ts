/** Reads one entry of a saved plan, which is a zip. */
import { crc32, inflateRawSync } from 'node:zlib';
import { orElse } from '../model/or-else.ts';
import { UnreadableFile } from '../model/unreadable-file.ts';

/** The longest entry that is unpacked, in bytes. */
const LONGEST_ENTRY = 256 * 1024 * 1024;

const LOCAL_HEADER = Buffer.from('504b0304', 'hex');
const CENTRAL_HEADER = Buffer.from('504b0102', 'hex');
const END_RECORD = Buffer.from('504b0506', 'hex');
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;

/** @param bytes a file, or its beginning */
export function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(LOCAL_HEADER);
}

/** @param what about the entry */
export function damaged(what: string): UnreadableFile {
  return new UnreadableFile(`is damaged, or is no saved plan of Terraform or OpenTofu: ${what}`);
}

/**
 * Unpacks the one entry of this name. The archive has to be as Terraform and OpenTofu write it: one part, no comment, and
 * no gap before its directory, so that no other reader finds another entry.
 *
 * @throws UnreadableFile
 */
export function unpackEntry(bytes: Buffer, name: string): Buffer {
  const end = bytes.length - END_LENGTH;
  if (end < 0 || !bytes.subarray(end, end + 4).equals(END_RECORD)) {
    throw damaged('it does not end as an archive does');
  }
  const count = bytes.readUInt16LE(end + 10);
  const size = bytes.readUInt32LE(end + 12);
  const start = bytes.readUInt32LE(end + 16);
  const isOnePart = bytes.readUInt32LE(end + 4) === 0 && bytes.readUInt16LE(end + 8) === count;
  if (!isOnePart || start + size !== end || bytes.readUInt16LE(end + 20) !== 0) {
    throw damaged('the directory of the archive is not where it says');
  }
  const entries: ZipEntry[] = [];
  let at = start;
  for (let index = 0; index < count; index++) {
    const entry = readCentralHeader(bytes, at, end);
    if (entry.name === name) entries.push(entry);
    at = entry.next;
  }
  if (at !== end) throw damaged('the directory of the archive has more than its entries');
  const [entry, second] = entries;
  if (entry === undefined) throw damaged(`it has no entry \`${name}\``);
  if (second !== undefined) throw damaged(`it has more than one entry \`${name}\``);
  return unpack(bytes.subarray(0, start), entry);
}

interface ZipEntry {
  name: string;
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  /** Where its local header begins. */
  offset: number;
  /** Where the next header of the directory begins. */
  next: number;
}

function readCentralHeader(bytes: Buffer, at: number, end: number): ZipEntry {
  const isHeader = at + CENTRAL_LENGTH <= end && bytes.subarray(at, at + 4).equals(CENTRAL_HEADER);
  if (!isHeader) throw damaged('the directory of the archive is cut');
  const nameEnd = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28);
  const next = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  if (next > end) throw damaged('the directory of the archive is cut');
  return {
    name: bytes.toString('latin1', at + CENTRAL_LENGTH, nameEnd),
    flags: bytes.readUInt16LE(at + 8),
    method: bytes.readUInt16LE(at + 10),
    crc: bytes.readUInt32LE(at + 16),
    packedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
    next,
  };
}

function unpack(bytes: Buffer, { name, flags, method, crc, ...entry }: ZipEntry): Buffer {
  const { offset, packedSize, size } = entry;
  const nameEnd = offset + LOCAL_LENGTH + name.length;
  const isThere =
    nameEnd <= bytes.length &&
    bytes.subarray(offset, offset + 4).equals(LOCAL_HEADER) &&
    bytes.readUInt16LE(offset + 26) === name.length &&
    bytes.toString('latin1', offset + LOCAL_LENGTH, nameEnd) === name &&
    bytes.readUInt16LE(offset + 8) === method;
  const start = isThere ? nameEnd + bytes.readUInt16LE(offset + 28) : 0;
  if (!isThere || start + packedSize > bytes.length) {
    throw damaged(`\`${name}\` is not where the archive says`);
  }
  if ((flags & 1) !== 0) throw damaged(`\`${name}\` is encrypted as no program does`);
  if (size > LONGEST_ENTRY) {
    throw new UnreadableFile(`has more than ${LONGEST_ENTRY} bytes in \`${name}\``);
  }
  const packed = bytes.subarray(start, start + packedSize);
  const content = contentOf(method, packed, size);
  if (content?.length !== size || crc32(content) !== crc) {
    throw damaged(`\`${name}\` cannot be unpacked`);
  }
  return content;
}

/** The unpacked bytes; null if they are none, or more than the archive says. */
function contentOf(method: number, packed: Buffer, size: number): Buffer | null {
  if (method === STORED) return packed;
  if (method !== DEFLATED) return null;
  return orElse(() => inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) }), null);
}
