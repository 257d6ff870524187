/** Texts are parsed once, as long as there is room for their trees. */
import { ParsedFiles } from '../../src/configuration/parsed-files.ts';
import { expect, test } from '../support/jest.ts';

const TEXT = 'locals {\n  a = 1\n}\n';

test('the same text has one tree, whatever the file is called', () => {
  const parsed = new ParsedFiles();
  const tree = parsed.parse('a.tf', TEXT);
  expect(parsed.parse('modules/b.tofu', TEXT)).toBe(tree);
  expect(tree.body.blocks).toHaveLength(1);
});

test('in JSON and in HCL it is two texts', () => {
  const parsed = new ParsedFiles();
  const text = '{"locals": {"a": 1}}';
  expect(parsed.parse('a.tf', text).problems).not.toEqual([]);
  expect(parsed.parse('a.tf.json', text).problems).toEqual([]);
});

test('the oldest trees make room for the next', () => {
  const parsed = new ParsedFiles();
  const first = parsed.parse('a.tf', TEXT);
  const filling = (name: string) => parsed.parse(name, `# ${name}${'-'.repeat(2_000_000)}\n`);
  const [, second] = [filling('b.tf'), filling('c.tf')];
  expect(parsed.parse('a.tf', TEXT)).toBe(first);
  filling('d.tf');
  expect(filling('c.tf')).toBe(second);
  expect(parsed.parse('a.tf', TEXT)).not.toBe(first);
});
