/** A zip as `actions/upload-artifact` makes it: each file deflated in a stream, so that its lengths follow it. */
import { crc32, deflateRawSync } from 'node:zlib';

/** What a zip says of a file, where that is not so. */
interface Told {
  bytes?: number;
  checksum?: number;
  method?: number;
  flags?: number;
}

export function zipOf(
  files: Readonly<Record<string, string | Uint8Array>>,
  told: Told = {},
): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const name = Buffer.from(path);
    const sums = Buffer.alloc(12);
    sums.writeUInt32LE(told.checksum ?? crc32(bytes), 0);
    sums.writeUInt32LE(packed.length, 4);
    sums.writeUInt32LE(told.bytes ?? bytes.length, 8);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(name.length, 26);
    const signature = Buffer.from('PK\x07\x08', 'latin1');
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(told.flags ?? 8, 8);
    entry.writeUInt16LE(told.method ?? 8, 10);
    sums.copy(entry, 16);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    list.push(entry, name);
    const file = Buffer.concat([head, name, packed, signature, sums]);
    parts.push(file);
    at += file.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}
