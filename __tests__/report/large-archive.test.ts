import type { Archive } from '../../src/archive/pack.ts';
import { renderEvent } from '../../src/report/console.ts';
import { expect, test } from '../support/jest.ts';

function archiveOf(bytes: number): Archive {
  return {
    path: '/nowhere/archive.tar.gz',
    bytes,
    sha256: '9a4f'.repeat(16),
    root: '/checkout/infra',
    entries: Array.from({ length: 12 }, (_, index) => ({
      path: `data/${String(index).padStart(2, '0')}.bin`,
      type: 'file' as const,
      size: (index + 1) * 10_000_000,
    })),
    climbing: [],
    withheld: [],
    warnings: [],
    contentBytes: 780_000_000,
    remove: () => Promise.resolve(),
  };
}

function logOf(bytes: number): string[] {
  const archive = archiveOf(bytes);
  return renderEvent(
    { kind: 'archive', atMs: 0, root: archive.root, archive },
    { workspaces: 1, repositoryRoot: '/checkout' },
  );
}

test('an archive over 100 MB names its ten largest files', () => {
  const lines = logOf(100_000_001);
  expect(lines.slice(0, 2)).toEqual([
    '▸ Archive',
    '  infra/ → 12 files, 100 MB, sha256 9a4f9a4f9a4f…',
  ]);
  expect(lines[2]).toBe('  The largest files:');
  expect(lines[3]).toBe('    120 MB  data/11.bin');
  expect(lines.at(-1)).toBe('    30 MB  data/02.bin');
  expect(lines).toHaveLength(13);
});

test('a smaller one does not', () => {
  expect(logOf(100_000_000)).toHaveLength(2);
});
