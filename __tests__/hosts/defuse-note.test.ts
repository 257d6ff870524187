import * as fc from 'fast-check';
import { defuseNote } from '../../src/hosts/own-comments.ts';
import { hunted } from '../support/hunt.ts';
import { expect, test } from '../support/jest.ts';
import { asMarkdown } from '../../src/report/markdown.ts';

const pieces = fc.array(fc.constantFrom(...'/!$%&~1a" \t\n`(|'.split(''), '23'), { maxLength: 40 });

test('no line is a command, no number is a reference, twice is once', () => {
  let acting = 0;
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = asMarkdown(parts.join(''));
      if (/^\s*\/|[!$&]\d/m.test(text)) acting += 1;
      const still = defuseNote(text);
      const acts = /^[^\S\n]*\/|[!$&]\d|~[\w"]|(?:^|[\s(["|])%[\w"]/m.test(still);
      return !acts && defuseNote(still) === still && still.replaceAll('\u200b', '') === text;
    }),
    { seed: 20_261_120, numRuns: hunted(20_000) },
  );
  expect(acting).toBeGreaterThan(hunted(2_500));
});

test('what the renderer writes itself keeps its meaning', () => {
  const kept = [
    '[`main.tf:7`](https://gitlab.com/acme/infra/-/blob/6f1cb40/a%20b/main.tf#L7)',
    '<details><summary>&lt;b&gt; &amp; more</summary>',
    '| ✅ | `net-prod` | +12 −1 | 17 passed |',
    '```text',
    '<!-- plangate:v1 key=ZGVm s=e30 -->',
  ].join('\n');
  expect(defuseNote(asMarkdown(kept))).toBe(kept);
});
