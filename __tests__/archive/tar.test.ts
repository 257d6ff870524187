import { lstatSync, truncateSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Header, Pax } from 'tar';
import {
  encodeHeader,
  paddingAfter,
  type HeaderEntry,
  TarStream,
} from '../../src/archive/tar-stream.ts';
import { createGzipBlocks } from '../../src/archive/gzip-blocks.ts';
import { describe, expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';
import { seededRandom } from '../support/virtual-time.ts';

/** What node-tar reads out of a header and the pax records in front of it. */
function read(entry: HeaderEntry) {
  const bytes = encodeHeader(entry);
  const blocks = bytes.length / 512;
  const first = new Header(bytes, 0);
  const last = new Header(bytes, bytes.length - 512);
  expect([first.cksumValid, last.cksumValid]).toEqual([true, true]);
  const { path, size, linkpath } = last;
  if (first.type !== 'ExtendedHeader') return { path, size, linkpath, blocks };
  const pax = Pax.parse(bytes.subarray(512, 512 + (first.size ?? 0)).toString(), undefined);
  return {
    path: pax.path ?? path,
    size: pax.size ?? size,
    linkpath: pax.linkpath ?? linkpath,
    blocks,
  };
}

const file = (path: string, size = 1, executable = false): HeaderEntry => ({
  path,
  type: 'file',
  size,
  executable,
});

describe('a tar header', () => {
  test.each([
    ['short', 'main.tf', 1],
    ['100 bytes', 'n'.repeat(100), 1],
    ['101 bytes without a slash', 'n'.repeat(101), 3],
    ['101 bytes with a slash', `${'n'.repeat(50)}/${'m'.repeat(50)}`, 1],
    ['a prefix of 155 and a name of 100', `${'p'.repeat(155)}/${'n'.repeat(100)}`, 1],
    ['a prefix of 156', `${'p'.repeat(156)}/${'n'.repeat(99)}`, 3],
    ['over 255 bytes', `${'a/'.repeat(200)}x`, 3],
    ['not ASCII', 'é.tf', 3],
    ['a record whose length grows by its own digits', 'é'.repeat(46), 3],
    ['a line break', 'a\nb', 1],
  ])('is read back with the same path: %s', (_, path, blocks) => {
    expect(read(file(path))).toEqual({ path, size: 1, linkpath: '', blocks });
  });

  test('ends a directory in a slash, also a long one', () => {
    const directory = (path: string): HeaderEntry => ({ path, type: 'directory', size: 0 });
    expect(read(directory('a')).path).toBe('a/');
    expect(read(directory('d'.repeat(99))).blocks).toBe(1);
    expect(read(directory('d'.repeat(100)))).toMatchObject({
      path: `${'d'.repeat(100)}/`,
      blocks: 3,
    });
  });

  test('is read back with the same link target, also a long one', () => {
    const link = (target: string): HeaderEntry => ({ path: 'l', type: 'link', size: 0, target });
    expect(read(link('t'.repeat(100)))).toMatchObject({ linkpath: 't'.repeat(100), blocks: 1 });
    expect(read(link('t'.repeat(101)))).toMatchObject({ linkpath: 't'.repeat(101), blocks: 3 });
    expect(read(link('ü'))).toMatchObject({ linkpath: 'ü', blocks: 3 });
  });

  test.each([
    [0, 1],
    [8 * 1024 ** 3 - 1, 1],
    [8 * 1024 ** 3, 3],
    [5 * 1024 ** 4, 3],
  ])('is read back with the same size: %d bytes', (size, blocks) => {
    expect(read(file('big', size))).toMatchObject({ path: 'big', size, blocks });
  });

  test('content is padded to whole blocks', () => {
    expect([0, 1, 511, 512, 513, 8 * 1024 ** 3 + 1].map(paddingAfter)).toEqual([
      0, 511, 1, 0, 511, 511,
    ]);
  });
});

const LONG = `${'d'.repeat(120)}/${'n'.repeat(120)}.tf`;

/** Packs files of every size up to a few blocks; the content is read to its place or to a buffer. */
async function pack(entries: readonly HeaderEntry[], isInPlace: boolean) {
  const pieces: Uint8Array[] = [];
  const tar = new TarStream(createGzipBlocks((bytes) => pieces.push(Uint8Array.from(bytes))));
  let places = 0;
  for (const [at, entry] of entries.entries()) {
    const place = isInPlace ? tar.placeFor(entry) : undefined;
    if (place) places++;
    const content = place?.subarray(0, entry.size) ?? Buffer.alloc(entry.size);
    // What the block held before, and the byte that shows growth, must not be in the archive.
    place?.fill(255);
    content.fill(97 + (at % 26));
    tar.add(entry, content);
    if (tar.blocks.isFull()) await tar.blocks.makeRoom();
  }
  await tar.end();
  return { bytes: gunzipSync(Buffer.concat(pieces)), packed: Buffer.concat(pieces), places };
}

const sizes = [0, 1, 511, 512, 513, 40_000, 65_024, 65_536];
const entries = Array.from({ length: 400 }, (_, at): HeaderEntry => {
  const size = sizes[at % sizes.length] ?? 0;
  return file(at % 7 === 3 ? `${LONG}${at}` : `m/f${at}.tf`, size, at % 5 === 0);
});

test('content that is read to its place makes the same archive as content that is copied', async () => {
  const copied = await pack(entries, false);
  const inPlace = await pack(entries, true);
  expect(inPlace.places).toBeGreaterThan(350);
  expect(inPlace.packed.equals(copied.packed)).toBe(true);
});

test('each header is the one that is encoded by itself, and each gap is empty', async () => {
  const { bytes } = await pack(entries, true);
  let at = 0;
  for (const [index, entry] of entries.entries()) {
    const header = encodeHeader(entry);
    expect(bytes.subarray(at, at + header.length).equals(header)).toBe(true);
    at += header.length;
    const content = Buffer.alloc(Math.ceil(entry.size / 512) * 512);
    content.fill(97 + (index % 26), 0, entry.size);
    expect(bytes.subarray(at, at + content.length).equals(content)).toBe(true);
    at += content.length;
  }
  expect(bytes.subarray(at).equals(Buffer.alloc(1024))).toBe(true);
});

test('a place that is not used leaves nothing in the archive', async () => {
  const pieces: Uint8Array[] = [];
  const tar = new TarStream(createGzipBlocks((bytes) => pieces.push(Uint8Array.from(bytes))));
  tar.placeFor(file('secret', 5000))?.fill('s');
  tar.add(file('a.tf', 3), Buffer.from('abc'));
  tar.placeFor(file('secret', 5000))?.fill('s');
  await tar.end();
  const bytes = gunzipSync(Buffer.concat(pieces));
  expect(bytes.length).toBe(512 + 512 + 1024);
  expect(bytes.toString('latin1', 512).replaceAll('\0', '')).toBe('abc');
});

describe('a large file that is read in pieces', () => {
  /** Packs a file of five megabytes, after each piece of which something happens. */
  async function packLarge(values: number, happen = (_path: string): void => undefined) {
    const random = seededRandom(1);
    const content = Buffer.alloc(5_000_000).map(() => Math.floor(random() * values));
    const { root, path } = makeTree({ large: content });
    const { dev, ino, size, mtimeMs } = lstatSync(path('large'));
    const pieces: Uint8Array[] = [];
    const tar = new TarStream(createGzipBlocks((bytes) => pieces.push(Uint8Array.from(bytes))));
    const state = { absolute: path('large'), dev, ino, size, mtimeMs };
    await tar.addInPieces({ ...file('large', size), ...state }, () => happen(join(root, 'large')));
    await tar.end();
    return { content, packed: Buffer.concat(pieces) };
  }

  test.each<[string, number, boolean]>([
    ['of text', 20, true],
    ['of bytes that are almost text', 200, true],
    ['of bytes that are almost random', 240, false],
    ['of random bytes', 256, false],
  ])('is packed with the same bytes: %s', async (_, values, getsSmaller) => {
    const { content, packed } = await packLarge(values);
    expect(
      gunzipSync(packed)
        .subarray(512, 512 + content.length)
        .equals(content),
    ).toBe(true);
    expect(packed.length < content.length).toBe(getsSmaller);
  });

  test.each<[string, (path: string) => void]>([
    ['shrinks', (path) => truncateSync(path, 10)],
    ['is written to', (path) => utimesSync(path, 1, 1)],
  ])('is refused where it %s meanwhile', async (_, happen) => {
    await expect(packLarge(2, happen)).rejects.toThrow('changed while packing');
  });
});
