import { Header, Pax } from 'tar';
import { encodeHeader, paddingAfter, type HeaderEntry } from '../../src/archive/tar-header.ts';
import { describe, expect, test } from '../support/jest.ts';

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

const file = (path: string, size = 1): HeaderEntry => ({ path, type: 'file', size });

describe('tar headers', () => {
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
  ])('%s', (_, path, blocks) => {
    expect(read(file(path))).toEqual({ path, size: 1, linkpath: '', blocks });
  });

  test('directories end in a slash, also long ones', () => {
    const directory = (path: string): HeaderEntry => ({ path, type: 'directory', size: 0 });
    expect(read(directory('a')).path).toBe('a/');
    expect(read(directory('d'.repeat(99))).blocks).toBe(1);
    expect(read(directory('d'.repeat(100)))).toMatchObject({
      path: `${'d'.repeat(100)}/`,
      blocks: 3,
    });
  });

  test('long link targets', () => {
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
  ])('%d bytes', (size, blocks) => {
    expect(read(file('big', size))).toMatchObject({ path: 'big', size, blocks });
  });

  test('content is padded to whole blocks', () => {
    expect([0, 1, 511, 512, 513, 8 * 1024 ** 3 + 1].map(paddingAfter)).toEqual([
      0, 511, 1, 0, 511, 511,
    ]);
  });
});
