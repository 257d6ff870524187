import { ParsedFiles } from '../../src/configuration/parsed-files.ts';
import { blockAt } from '../../src/scanners/block-at.ts';
import { expect, test } from '../support/jest.ts';

const NUMBER = 200;
const LINES = Array.from({ length: NUMBER }, (_, index) => 3 * index + 1);
const TEXT = LINES.map((line) => `resource "a_b" "r${line}" {\n}\n\n`).join('');

/** Counts how often the place of a block is asked for. */
class CountingFiles extends ParsedFiles {
  asked = 0;

  override parse(name: string, text: string): ReturnType<ParsedFiles['parse']> {
    const parsed = super.parse(name, text);
    const blocks = parsed.body.blocks.map((block) => {
      const asked = () => {
        this.asked++;
        return block.range;
      };
      return Object.defineProperty({ ...block }, 'range', { get: asked });
    });
    return { ...parsed, body: { ...parsed.body, blocks } };
  }
}

test('every line of a file finds its block, and no block is looked at again for it', () => {
  const files = new CountingFiles();
  const find = blockAt('main.tf', TEXT, files);
  expect(LINES.map((line) => find(line)?.name)).toEqual(LINES.map((line) => `a_b.r${line}`));
  expect(find(3)).toBeUndefined();
  expect(files.asked).toBeLessThanOrEqual(2 * NUMBER);
});
