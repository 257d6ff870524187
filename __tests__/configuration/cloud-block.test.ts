/** Which block of a directory counts, and what it says. */
import { readCloudBlock, tagWords } from '../../src/configuration/cloud-block.ts';
import type { ReadableFiles } from '../../src/model/ports.ts';
import { describe, expect, test } from '../support/jest.ts';

function files(texts: Record<string, string>): ReadableFiles {
  return {
    names: async (directory) => {
      const start = directory === '' ? '' : `${directory}/`;
      const inside = Object.keys(texts).filter((path) => path.startsWith(start));
      return inside.length > 0 ? inside.map((path) => path.slice(start.length)) : undefined;
    },
    read: async (path) => texts[path],
  };
}

const block = (name: string, host = '') =>
  `terraform {\n  cloud {\n${host === '' ? '' : `    hostname = "${host}"\n`}    organization = "acme"\n    workspaces { name = "${name}" }\n  }\n}\n`;
const inside = (inner: string) => `terraform {\n  cloud {\n${inner}\n  }\n}\n`;
const readIn = (text: string) => readCloudBlock(files({ 'a.tf': text }), '');

describe('a cloud block', () => {
  test.each<[string, object | undefined]>([
    [
      'workspaces {\n project = "core"\n tags = ["a", "b"]\n}',
      { project: 'core', tags: ['a', 'b'] },
    ],
    ['workspaces {\n tags = { layer = "net", "env" = "" }\n}', { tags: { layer: 'net', env: '' } }],
    ['workspaces {\n tags = { __proto__ = "x" }\n}', { tags: { ['__proto__']: 'x' } }],
    ['workspaces {\n tags = []\n}', {}],
    ['workspaces {\n tags = {}\n}', {}],
    ['workspaces {\n tags = null\n}', {}],
    ['', undefined],
  ])('is read: %j', async (inner, workspaces) => {
    const { block: found, problem } = await readIn(inside(inner));
    expect(problem).toBeUndefined();
    expect(found?.workspaces).toEqual(workspaces);
    expect(found?.unread).toBeUndefined();
  });

  test.each([
    ['hostname', 'hostname = var.host'],
    ['organization', 'organization = "${var.org}"'],
    ['workspaces', 'workspaces {\n name = var.name\n}'],
    ['workspaces', 'workspaces {\n tags = ["a", var.c]\n}'],
    ['workspaces', 'workspaces {\n tags = ["a", 1]\n}'],
    ['workspaces', 'workspaces {\n tags = "a"\n}'],
    ['workspaces', 'workspaces {\n tags = { (var.c) = "x" }\n}'],
    ['workspaces', 'workspaces {\n tags = { a = null }\n}'],
  ])('is not known in its %s, if that is %j', async (setting, inner) => {
    const { block: found, problem } = await readIn(inside(inner));
    expect(problem).toBeUndefined();
    expect(found?.unread).toEqual({
      [setting]: {
        where: expect.stringMatching(/^a\.tf:[34]$/),
        message: expect.stringContaining('is not evaluated here'),
      },
    });
  });

  test('is not known where only one program evaluates a text of JSON', async () => {
    const text = JSON.stringify({
      terraform: { cloud: { organization: 'a', hostname: '${"h"}' } },
    });
    const { block: found } = await readCloudBlock(files({ 'a.tf.json': text }), '');
    expect(found?.unread).toHaveProperty('hostname');
    expect(found).toMatchObject({ organization: 'a', hostname: undefined });
  });
});

describe('the place of a cloud block', () => {
  test('is its file in the directory, and its line', async () => {
    const all = files({ 'net/a.tf': 'locals {}\n', 'net/b.tf': block('b') });
    expect((await readCloudBlock(all, 'net')).block?.at).toBe('net/b.tf:2');
    expect((await readCloudBlock(files({ 'a.tf': block('a') }), '')).block?.at).toBe('a.tf:2');
  });
  test('is no problem where there is no block, nor where an unreadable file has none', async () => {
    expect(await readCloudBlock(files({}), 'net')).toEqual({ possible: [] });
    const broken = files({ 'a.tf': 'locals {' });
    expect(await readCloudBlock(broken, '')).toEqual({ possible: [] });
  });
  test('is uncertain where a file cannot be read', async () => {
    const gone: ReadableFiles = { names: async () => ['a.tf'], read: async () => undefined };
    expect((await readCloudBlock(gone, '')).problem).toEqual({
      where: 'a.tf',
      message: 'says nothing of a `cloud` block: it cannot be read.',
    });
  });
  test('is the line where it begins, if it is not closed', async () => {
    const { problem } = await readIn('locals {}\nterraform {\n  cloud {\n    organization = "a"\n');
    expect(problem).toEqual({
      where: 'a.tf:3',
      message:
        'cannot be read, and a `cloud` block in it says nothing: the block that begins here has no "}". Correct that line.',
    });
  });
});

describe('files of OpenTofu alone', () => {
  const both = files({
    'main.tf': block('app', 'a.example'),
    'main.tofu': block('tofu', 'b.example'),
  });
  test('count for the program that reads them', async () => {
    expect((await readCloudBlock(both, '', 'terraform')).block?.at).toBe('main.tf:2');
    expect((await readCloudBlock(both, '', 'tofu')).block?.at).toBe('main.tofu:2');
  });
  test('make both blocks possible where the program is not known', async () => {
    const { block: found, difference, possible } = await readCloudBlock(both, '');
    expect(found).toBeUndefined();
    expect(possible.map(({ hostname }) => hostname)).toEqual(['a.example', 'b.example']);
    expect(difference).toEqual({
      where: 'main.tofu:2',
      message:
        'is read by one program alone: Terraform reads the `cloud` block at main.tf:2, and OpenTofu the `cloud` block at main.tofu:2. Write the same block for both, or name host, organization and workspace by inputs.',
    });
  });
  test('make no difference where both programs read the same', async () => {
    const same = files({ 'main.tf': block('app'), 'main.tofu': `# moved\n${block('app')}` });
    expect((await readCloudBlock(same, '')).block?.workspaces).toEqual({ name: 'app' });
  });
  test.each(['a.tofu', 'override.tofu', 'main.tofu'])(
    'make a difference where %s takes the block away',
    async (name) => {
      const text = name === 'main.tofu' ? 'locals {}\n' : 'terraform {\n  backend "local" {}\n}\n';
      const one = files({ [name === 'a.tofu' ? 'a.tf' : 'main.tf']: block('app'), [name]: text });
      expect((await readCloudBlock(one, '')).difference?.message).toMatch(
        /Terraform reads the `cloud` block at (?:a|main)\.tf:2, and OpenTofu (?:no block|the `backend`)/,
      );
      expect((await readCloudBlock(one, '', 'tofu')).block).toBeUndefined();
    },
  );
  test('do not hide a file in the other syntax', async () => {
    const all = files({ 'main.tf': block('app'), 'main.tofu.json': '{}' });
    expect((await readCloudBlock(all, '')).block?.at).toBe('main.tf:2');
  });
});

test('tags are printed as words', () => {
  expect(tagWords(['net', 'prod'])).toEqual(['net', 'prod']);
  expect(tagWords({ env: 'prod', layer: '' })).toEqual(['env=prod', 'layer=']);
});
