/** The table of dependencies in ARCHITECTURE.md. Who imports each is in architecture.test.ts. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/jest.ts';
import { readText, REPOSITORY } from '../support/markdown-files.ts';

test('the table has the bytes of each part of dist/', () => {
  const rows = readText('ARCHITECTURE.md').matchAll(
    /^\| `@?[\w/-]+` \| `[\w/.-]+\.ts` \| [^|]+ \| `([\w-]+\.js)` (\d+)/gm,
  );
  const parts = Array.from(rows, ([, file = '', kB]) => ({ file, kB: Number(kB) }));
  expect(parts.length).toBeGreaterThan(5);
  for (const { file, kB } of parts) {
    const { size } = statSync(join(REPOSITORY, 'dist/cli', file));
    expect([file, Math.abs(size / 1000 / kB - 1) < 0.1]).toEqual([file, true]);
  }
});
