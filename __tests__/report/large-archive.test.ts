import type { Archive } from '../../src/archive/archive.ts';
import { renderEvent } from '../../src/report/job-log.ts';
import { expect, test } from '../support/jest.ts';

const ARCHIVE: Archive = {
  path: '/nowhere/archive.tar.gz',
  bytes: 100_000_001,
  sha256: '9a4f'.repeat(16),
  root: '/checkout/infra',
  entries: Array.from({ length: 12 }, (_, index) => ({
    path: `data/${String(index).padStart(2, '0')}.bin`,
    type: 'file' as const,
    size: (index + 1) * 10_000_000,
  })),
  filesWithParentPaths: [],
  excluded: [],
  warnings: [],
  contentBytes: 780_000_000,
  remove: () => Promise.resolve(),
};

test('an archive over 100 MB has its ten largest files named', () => {
  const event = { kind: 'archive', atMs: 0, root: ARCHIVE.root, archive: ARCHIVE } as const;
  const lines: string[] = renderEvent(event, { repositoryRoot: '/checkout' });
  expect(lines.slice(0, 4)).toEqual([
    '▸ Archive',
    '  infra/ → 12 files, 100 MB, sha256 9a4f9a4f9a4f…',
    '  The largest files:',
    '    120 MB  data/11.bin',
  ]);
  expect(lines).toHaveLength(13);
});

test('a directory beside the repository is named whole, also where its name begins like that of the repository', () => {
  const beside = { ...ARCHIVE, root: '/checkout-of-another/infra' };
  const event = { kind: 'archive', atMs: 0, root: beside.root, archive: beside } as const;
  const [, line] = renderEvent(event, { repositoryRoot: '/checkout' });
  expect(line).toMatch(/^ {2}\/checkout-of-another\/infra → /);
});
