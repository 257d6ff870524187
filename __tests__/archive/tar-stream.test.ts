import { gunzipSync } from 'node:zlib';
import { createGzipBlocks } from '../../src/archive/gzip-blocks.ts';
import { encodeHeader, type HeaderEntry } from '../../src/archive/tar-header.ts';
import { TarStream } from '../../src/archive/tar-stream.ts';
import { expect, test } from '../support/jest.ts';

const LONG = `${'d'.repeat(120)}/${'n'.repeat(120)}.tf`;

const file = (path: string, size: number, executable = false): HeaderEntry => ({
  path,
  type: 'file',
  size,
  executable,
});

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
