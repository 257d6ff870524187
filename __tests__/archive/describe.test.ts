import { describeArchive, formatBytes } from '../../src/archive/describe.ts';
import type { ArchiveEntry } from '../../src/archive/pack.ts';
import { expect, test } from '../support/jest.ts';

const file = (path: string, size: number): ArchiveEntry => ({ path, type: 'file', size });

test('one line says what was packed', () => {
  const entries = [file('a', 1), { path: 'd', type: 'directory', size: 0 } as const];
  const withheld = [
    { path: 'x', reason: 'ignored' },
    { path: '.env', reason: 'looks like a credential' },
    { path: 's', reason: 'state' },
  ];
  const sha256 = '9a4f'.repeat(16);
  expect(describeArchive({ bytes: 1_290_000, sha256, entries, withheld })).toBe(
    '1 file, 1.3 MB, sha256 9a4f9a4f9a4f… (1 ignored, 2 excluded: .env, s)',
  );
  expect(describeArchive({ bytes: 9, sha256, entries: [], withheld: [] })).toBe(
    '0 files, 9 B, sha256 9a4f9a4f9a4f…',
  );
  const many = Array.from({ length: 9 }, (_, at) => ({ path: `s${at}`, reason: 'state' }));
  expect(describeArchive({ bytes: 9, sha256, entries: [], withheld: many })).toContain(
    '(9 excluded: s0, s1, s2, 6 more)',
  );
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [999_949, '1000 kB'],
  [1_300_000, '1.3 MB'],
  [314_572_800, '315 MB'],
  [2_000_000_000_000, '2.0 TB'],
])('%d bytes', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
