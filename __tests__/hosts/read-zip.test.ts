/** A zip from somebody else: whatever is in it, its one file is read whole, or not at all. */
import { readSingleFile } from '../../src/hosts/github/read-zip.ts';
import { describe, expect, test } from '../support/jest.ts';
import { zipOf } from '../support/zip.ts';

const TEXT = JSON.stringify({ tool: { name: 'plangate' }, results: ['x'.repeat(500)] });
const ZIP = zipOf({ 'report.json': TEXT });
const MOST = 10_000;
const read = (zip: Buffer) => {
  const file = readSingleFile(zip, MOST);
  return 'bytes' in file ? file.bytes.toString() : undefined;
};

test('the one file is read, whatever it is called', () => {
  expect(read(ZIP)).toBe(TEXT);
  expect(read(zipOf({ '../../../etc/passwd': TEXT }))).toBe(TEXT);
  expect(read(zipOf({ 'report.json': '' }))).toBe('');
});

test('no part of a zip is the file', () => {
  for (let length = 0; length < ZIP.length; length += 1) {
    expect(read(ZIP.subarray(0, length))).toBeUndefined();
  }
});

test('a changed byte gives the same file or none', () => {
  for (let at = 0; at < ZIP.length; at += 1) {
    const changed = Buffer.from(ZIP);
    changed.writeUInt8(changed.readUInt8(at) ^ 0x41, at);
    expect([undefined, TEXT]).toContain(read(changed));
  }
});

describe('refused is', () => {
  test.each<[string, Buffer]>([
    [
      'a file that unpacks to more than it says',
      zipOf({ a: 'x'.repeat(9_000_000) }, { bytes: 10 }),
    ],
    ['a file that is longer than is read', zipOf({ a: 'x'.repeat(MOST + 1) })],
    ['two files', zipOf({ a: TEXT, b: TEXT })],
    ['no file', zipOf({})],
    ['a zip behind another one', Buffer.concat([ZIP, ZIP])],
    ['bytes before it', Buffer.concat([Buffer.from('x'), ZIP])],
    ['bytes behind it', Buffer.concat([ZIP, Buffer.from('x')])],
    ['a page', Buffer.from('<html>Sign in</html>')],
  ])('%s', (_, zip) => {
    expect(read(zip)).toBeUndefined();
  });
});
