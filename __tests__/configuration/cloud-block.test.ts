/** Which `cloud` block of a directory counts, and which files are read to find it. */
import { findBlock } from '../../src/configuration/cloud-block.ts';
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
