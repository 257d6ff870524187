/** Where a root module says that its state is: every form of the three blocks. */
import { readBackends } from '../../src/configuration/cloud-block.ts';
import { LONGEST_FILE } from '../../src/configuration/syntax/hcl-syntax.ts';
import { expect, test } from '../support/jest.ts';

const STORE = 'terraform {\n  state_store "a_b" {\n    provider "a" {}\n    path = "x"\n  }\n}\n';
const asJson = (terraform: object) => JSON.stringify({ terraform });

const FORMS: [string, string, string, string[]][] = [
  ['a backend', 'main.tf', 'terraform {\n  backend "s3" {}\n}\n', ['s3']],
  ['a cloud block', 'main.tf', 'terraform {\n  cloud {}\n}\n', ['cloud']],
  ['a state store', 'main.tf', STORE, ['a_b']],
  ['a backend in JSON', 'main.tf.json', asJson({ backend: { gcs: {} } }), ['gcs']],
  ['a cloud block in JSON', 'main.tf.json', asJson({ cloud: {} }), ['cloud']],
  ['a state store in JSON', 'main.tf.json', asJson({ state_store: { a_b: {} } }), ['a_b']],
  [
    'a list of them',
    'a.tf.json',
    asJson({ state_store: [{ a_b: {} }, { c_d: {} }] }),
    ['a_b', 'c_d'],
  ],
  ['an escaped name', 'a.tf.json', '{"terraform":{"state\\u005fstore":{"a_b":{}}}}', ['a_b']],
  ['none', 'main.tf', 'resource "x" "backend" {\n  state_store = "y"\n}\n', []],
  ['a file that is not read', 'main.old.tf~', STORE, []],
];

test.each(FORMS)(
  'the blocks in which a state is kept are found: %s',
  async (_, file, text, kinds) => {
    const read = await backends({ [file]: text });
    expect(read.blocks).toEqual(kinds.map((kind) => ({ kind, file })));
    expect(read.isCertain).toBe(true);
  },
);

test('two state stores differ by their texts, and not by white space', async () => {
  const [one, same, other] = await Promise.all(
    [STORE, STORE.replaceAll('  ', '    '), STORE.replace('"x"', '"y"')].map(
      async (text) => (await backends({ 'main.tf': text })).written,
    ),
  );
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('a variable makes a block not literal, and a broken file makes it uncertain', async () => {
  const isLiteral = async (value: string) =>
    (await backends({ 'main.tf': STORE.replace('"x"', value) })).isLiteral;
  expect(await isLiteral('var.x')).toBe(false);
  expect(await isLiteral('["x", { y = null }, 1]')).toBe(true);
  expect(await isLiteral('["x", { y = z.a }]')).toBe(false);
  const broken = await backends({ 'main.tf': 'terraform {\n  state_store "a" {\n' });
  expect(broken.isCertain).toBe(false);
  expect((await backends({ 'main.tf': 'locals {' })).isCertain).toBe(true);
  const long = await backends({ 'main.tf': `${STORE}${' '.repeat(LONGEST_FILE)}` });
  expect(long).toMatchObject({ blocks: [], isCertain: false });
  const names = async () => ['main.tf'];
  const unread = await readBackends({ names, read: async () => undefined }, 'net');
  expect(unread).toEqual({ blocks: [], written: '[]', isCertain: false, isLiteral: true });
});

function backends(files: Record<string, string>) {
  const names = async () => Object.keys(files);
  return readBackends({ names, read: async (path) => files[path] }, '');
}
