/** Which `cloud` block of a directory counts, and which files are read to find it. */
import { findBlock, findBlockAndHost, findBroken } from '../../src/configuration/cloud-block.ts';
import type { ReadableFiles } from '../../src/model/ports.ts';
import { describe, expect, test } from '../support/jest.ts';

const block = (name: string) =>
  `terraform {\n  cloud {\n    organization = "acme"\n    workspaces { name = "${name}" }\n  }\n}\n`;

/** Files by path, and which of them were read. */
function files(texts: Record<string, string>): ReadableFiles & { read: Reader } {
  const asked: string[] = [];
  const read = async (path: string) => {
    asked.push(path);
    return texts[path];
  };
  return {
    names: async (directory) => {
      const start = directory === '' ? '' : `${directory}/`;
      const inside = Object.keys(texts).filter((path) => path.startsWith(start));
      return inside.length > 0 ? inside.map((path) => path.slice(start.length)) : undefined;
    },
    read: Object.assign(read, { asked }),
  };
}
type Reader = ReadableFiles['read'] & { asked: string[] };

describe('the first block of a directory', () => {
  test('in the order of the names, of configuration files only', async () => {
    const all = files({
      'net/b.tf': block('b'),
      'net/a.tofu': block('a'),
      'net/0.tf.json': block('json'),
      'net/0.md': block('text'),
      'net/x.tfx': block('x'),
    });
    expect(await findBlock(all, 'net')).toEqual({
      at: 'net/a.tofu:2',
      organization: 'acme',
      workspaces: { name: 'a' },
    });
    expect(all.read.asked).toEqual(['net/a.tofu']);
  });
  test.each(['.old.tf', '.x.tofu', '#a.tf#', 'a.tf~', 'a.TF', 'a.tf.bak', '.tf', 'a.tf '])(
    '%j chooses nothing, because Terraform does not read it',
    async (name) => {
      const all = files({ [name]: block('old'), 'z.tf': block('new') });
      expect((await findBlock(all, '', name))?.workspaces).toEqual({ name: 'new' });
      expect(all.read.asked).toEqual(['z.tf']);
    },
  );
  test('a likely file is read first, if it is there', async () => {
    const all = files({ 'a.tf': 'locals {}', 'b.tf': '# cloud', 'z.tf': block('z') });
    expect((await findBlock(all, '', 'z.tf'))?.workspaces).toEqual({ name: 'z' });
    expect(all.read.asked).toEqual(['z.tf']);
    const other = files({ 'a.tf': 'locals {}', 'b.tf': '# cloud', 'z.tf': block('z') });
    expect((await findBlock(other, '', 'gone.tf'))?.at).toBe('z.tf:2');
    expect(other.read.asked).toEqual(['a.tf', 'b.tf', 'z.tf']);
    const without = files({ 'a.tf': 'locals {}', 'b.tf': '# cloud', 'z.tf': block('z') });
    expect((await findBlock(without, '', 'b.tf'))?.at).toBe('z.tf:2');
    expect(without.read.asked).toEqual(['b.tf', 'a.tf', 'z.tf']);
  });
  test('an override replaces what the others say, and the last one counts', async () => {
    const all = files({
      'a.tf': block('a'),
      'b_override.tf': block('b'),
      'override.tf': block('c'),
      'z.tf': block('z'),
    });
    expect((await findBlock(all, '', 'z.tf'))?.at).toBe('override.tf:2');
    expect(all.read.asked).toEqual(['override.tf']);
    const empty = files({ 'a.tf': block('a'), '.b_override.tf': block('b'), 'override.tf': '' });
    expect((await findBlock(empty, '', 'a.tf'))?.at).toBe('a.tf:2');
  });
  test('only what is worth it is parsed', async () => {
    const all = files({ 'a.tf': block('a'), 'b.tf': block('b') });
    const worth = (text: string) => text.includes('"b"');
    expect((await findBlock(all, '', undefined, worth))?.at).toBe('b.tf:2');
  });
  test('none is none', async () => {
    expect(await findBlock(files({}), 'net')).toBeUndefined();
    expect(await findBlock(files({ 'a.tf': 'terraform {}' }), '')).toBeUndefined();
    const others = ['backend "s3" {\n  hostname = "evil.example"\n}', 'provider_meta "remote" {}'];
    for (const other of others) {
      expect(
        await findBlock(files({ 'a.tf': `terraform {\n# cloud\n${other}\n}` }), ''),
      ).toBeUndefined();
    }
    const gone: ReadableFiles = {
      names: async () => ['a.tf'],
      read: async () => undefined,
    };
    expect(await findBlock(gone, '')).toBeUndefined();
  });
});

describe('what a block says', () => {
  const readIn = async (text: string) => findBlock(files({ 'a.tf': text }), '');
  const cloud = (inner: string) => `terraform {\n  cloud {\n${inner}\n  }\n}\n`;
  test.each<[string, object | undefined]>([
    ['workspaces { prefix = "net-" }', { prefix: 'net-' }],
    [
      'workspaces {\n project = "core"\n tags = ["a", "b", var.c]\n}',
      { project: 'core', tags: ['a', 'b'] },
    ],
    ['workspaces {\n tags = { layer = "net", "env" = "prod" }\n}', { tags: ['layer', 'env'] }],
    ['workspaces {\n tags = { (var.c) = "x", env = "prod" }\n}', { tags: ['env'] }],
    ['workspaces {\n tags = []\n}', {}],
    ['workspaces {\n name = var.name\n tags = var.tags\n}', {}],
    ['', undefined],
  ])('%j', async (inner, workspaces) => {
    expect((await readIn(cloud(inner)))?.workspaces).toEqual(workspaces);
  });

  test('of the backend `remote` as of a `cloud` block, in `terraform` blocks alone', async () => {
    const inner = ' hostname = "tfe.example"\n organization = "acme"\n';
    const found = { hostname: 'tfe.example', organization: 'acme' };
    expect(await readIn(`terraform {\n backend "remote" {\n${inner} }\n}`)).toMatchObject(found);
    expect(await readIn(cloud(inner))).toMatchObject(found);
    expect(await readIn(`provider "a" {\n cloud {\n${inner} }\n}\n${cloud('')}`)).toEqual({
      at: 'a.tf:8',
    });
  });
});

describe('the host that another file names', () => {
  const withHost = (host: string) => `terraform {\n cloud {\n hostname = "${host}"\n }\n}\n`;
  const json = JSON.stringify({ terraform: { cloud: { hostname: 'json.example' } } });
  const a = { 'a.tf': block('a') };
  const ofJson = { at: 'b.tf.json:1', hostname: 'json.example', organization: 'acme' };
  const ofB = { at: 'b.tf:2', hostname: 'b.example' };
  const its = { hostname: 'a.example' };
  test.each<[string, Record<string, string>, boolean, object | undefined]>([
    ['its own', { 'a.tf': withHost('a.example'), 'b.tf.json': json }, false, its],
    ['of a file in JSON', { ...a, 'b.tf.json': json }, false, ofJson],
    ['of no block', { ...a, 'b.tf': 'locals { hostname = "x" }' }, false, { at: 'a.tf:2' }],
    ['of nothing that names one, where only that counts', a, true, undefined],
    ['where only that counts', { ...a, 'b.tf': withHost('b.example') }, true, ofB],
  ])('%s', async (_, texts, isForHost, found) => {
    const read = await findBlockAndHost(files(texts), isForHost);
    if (found === undefined) expect(read).toBeUndefined();
    else expect(read).toMatchObject(found);
  });
});

test('a block in a file that cannot be parsed is named with its line', async () => {
  const all = files({ 'net/a.tf': 'locals {}', 'net/b.tf': 'terraform {\n cloud {\n' });
  expect(await findBroken(all, 'net')).toEqual({
    where: expect.stringMatching(/^net\/b\.tf:\d+$/),
    message: expect.stringMatching(
      /^cannot be read, and a `cloud` block in it says nothing: .* Correct that line\.$/,
    ),
  });
  expect(await findBroken(files({ 'net/a.tf': 'locals {' }), 'net')).toBeUndefined();
  expect(await findBroken(files({}), 'net')).toBeUndefined();
});
