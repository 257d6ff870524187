/**
 * Reads the one file of a zip that a host made of an artifact. What is in it was written by a job that anybody may have changed:
 * no name of it is used, and nothing is written. The format: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT.
 */
import { crc32, inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const FILE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const FILE_BYTES = 30;
/** How a file is packed. */
const STORED = 0;
const DEFLATED = 8;

/**
 * @param most bytes of the file
 * @returns its bytes; or why it cannot be read, as the end of a sentence
 */
export function readSingleFile(zip: Buffer, most: number): { bytes: Buffer } | { problem: string } {
  try {
    return readFile(zip, most);
  } catch (error) {
    // An address outside of the zip, or something that cannot be unpacked.
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) {
      return { problem: 'is damaged, or longer than it says' };
    }
    throw error;
  }
}

function readFile(zip: Buffer, most: number): { bytes: Buffer } | { problem: string } {
  // A comment behind the end would let two readers find two ends: hosts write none.
  const end = zip.length - END_BYTES;
  if (zip.readUInt32LE(end) !== END) return { problem: 'is no zip as hosts write it' };
  const count = zip.readUInt16LE(end + 10);
  if (count !== 1) return { problem: `has ${count} files, and must have the report alone` };
  const at = zip.readUInt32LE(end + 16);
  if (zip.readUInt32LE(at) !== ENTRY) return { problem: 'has no list of its files' };
  const isEncrypted = (zip.readUInt16LE(at + 8) & 1) === 1;
  const method = zip.readUInt16LE(at + 10);
  if (isEncrypted || (method !== STORED && method !== DEFLATED)) {
    return { problem: 'is packed in an unrecognized way' };
  }
  const checksum = zip.readUInt32LE(at + 16);
  const packedBytes = zip.readUInt32LE(at + 20);
  const fileBytes = zip.readUInt32LE(at + 24);
  if (fileBytes > most) return { problem: `is longer than ${most} bytes` };
  const lengths = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
  const isOnlyEntry = at + lengths.reduce((sum, length) => sum + length, ENTRY_BYTES) === end;
  const file = zip.readUInt32LE(at + 42);
  if (!isOnlyEntry || file !== 0 || zip.readUInt32LE(file) !== FILE) {
    return { problem: 'has something beside its one file' };
  }
  const start = FILE_BYTES + zip.readUInt16LE(26) + zip.readUInt16LE(28);
  if (start + packedBytes > at) return { problem: 'is damaged, or longer than it says' };
  const packed = zip.subarray(start, start + packedBytes);
  // One byte more than it says is enough to be refused.
  const limit = { maxOutputLength: fileBytes + 1 };
  const bytes = method === STORED ? packed : inflateRawSync(packed, limit);
  const isWhole = bytes.length === fileBytes && crc32(bytes) === checksum;
  return isWhole ? { bytes } : { problem: 'is damaged, or longer than it says' };
}
