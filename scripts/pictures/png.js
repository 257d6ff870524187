// Makes a screenshot small: at most 256 colours, which is plenty for text, and a note of what it shows.
import { execFileSync } from 'node:child_process';
import { crc32 } from 'node:zlib';

/** Where the first chunk of a PNG ends, which has its size. */
const HEADER_END = 33;

/** @param note a line of text, kept in the file */
export function smallPng(png, note) {
  const small = execFileSync('pngquant', ['--strip', '256', '-'], { input: png });
  const content = Buffer.from(`tEXtSource\0${note}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length - 'tEXt'.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([
    small.subarray(0, HEADER_END),
    length,
    content,
    sum,
    small.subarray(HEADER_END),
  ]);
}
