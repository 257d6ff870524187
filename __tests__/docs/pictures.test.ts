import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { filesWith, REPOSITORY } from '../support/markdown-files.ts';

const pictures = filesWith(['.png'], join(REPOSITORY, 'docs'));

test('there are pictures', () => {
  expect(pictures).toHaveLength(3);
});

test.each(pictures)('%s shows what its golden file says today', (picture) => {
  const [, golden = '', digest] =
    /tEXtSource\0(\S+) sha256 ([\da-f]{64})/.exec(
      readFileSync(join(REPOSITORY, picture), 'latin1'),
    ) ?? [];
  const today = createHash('sha256').update(readFileSync(join(REPOSITORY, golden)));
  // `node scripts/render-comments.js` draws it anew; it needs Chromium.
  expect(digest).toBe(today.digest('hex'));
});
