import { gzipSync } from 'node:zlib';
import { Header } from 'tar';
import type { OpenJudge } from '../../src/rego/judge.ts';
import { loadPolicySet } from '../../src/service/load-policies.ts';
import { readTar } from '../../src/service/tar.ts';
import { readSeed, type Seed } from '../../src/service/seed.ts';
import { describe, expect, test } from '../support/jest.ts';
import { makeTree } from '../support/tree.ts';

const LIMITS = {
  maxBytes: 1024 * 1024,
  maxEntries: 100,
  wanted: (path: string) => path.endsWith('.tf'),
  maxKept: 1000,
};

/** One archive entry as it would be written by somebody with bad intentions. */
function entry(
  path: string,
  type: 'File' | 'SymbolicLink' | 'Link' | 'CharacterDevice',
  linkpath = '',
  content = '',
): Buffer {
  const header = new Header({
    path,
    type,
    linkpath,
    size: content.length,
    mode: 0o644,
    mtime: new Date(0),
  });
  header.encode();
  const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
  return Buffer.concat([header.block ?? Buffer.alloc(0), Buffer.from(content), padding]);
}
const archive = (...entries: Buffer[]): Buffer =>
  gzipSync(Buffer.concat([...entries, Buffer.alloc(1024)]));

const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);

describe('archives', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(), /not a gzip file/],
    ['a zip file', Buffer.from('PK\u0003\u0004'), /not a gzip file/],
    [
      'half a gzip file',
      archive(entry('a', 'File', '', 'x')).subarray(0, 30),
      /damaged or cut short/,
    ],
    ['gzip of something else', gzipSync('hello'), /holds no tar archive/],
    ['gzip of noise', gzipSync(Buffer.alloc(2048, 'x')), /damaged|empty/],
    ['an empty archive', archive(), /empty/],
    ['a bomb', gzipSync(Buffer.alloc(LIMITS.maxBytes + 512)), /unpacks to more than/],
    [
      'too many entries',
      archive(...Array.from({ length: 101 }, (_, at) => entry(`f${String(at)}`, 'File'))),
      /more than 100 entries/,
    ],
    ['a path that leaves', archive(entry('a/../../b', 'File')), /outside of itself/],
    ['an absolute path', archive(entry('/etc/passwd', 'File')), /outside of itself/],
    ['a link that leaves', archive(entry('a/b', 'SymbolicLink', '../../c')), /link that leaves it/],
    ['an absolute link', archive(entry('a', 'SymbolicLink', '/etc')), /link that leaves it/],
    ['a device', archive(entry('a', 'CharacterDevice')), /neither file, directory nor link/],
    ['much to keep', archive(entry('a.tf', 'File', '', 'x'.repeat(1001))), /1000 bytes of config/],
  ])('%s is refused', async (_, bytes, message) => {
    await expect(readTar(bytes, LIMITS)).rejects.toThrow(message);
  });

  test('files and what links show of them are read, as often as somebody asks', async () => {
    const files = await readTar(
      archive(
        entry('./main.tf', 'File', '', 'main'),
        entry('README.md', 'File', '', 'no configuration'),
        entry('shared/a.tf', 'File', '', 'a'),
        entry('shared/up', 'SymbolicLink', '..'),
        entry('here', 'SymbolicLink', 'shared'),
        entry('copy.tf', 'SymbolicLink', 'main.tf'),
        entry('ring', 'SymbolicLink', 'ring'),
        entry('nowhere.tf', 'SymbolicLink', 'shared/b.tf'),
      ),
      LIMITS,
    );
    const text = (path: string) => textOf(files.get(path));
    expect(files.list('')).toEqual(['copy.tf', 'main.tf']);
    expect(files.list('here')).toEqual(['here/a.tf']);
    expect(files.list('ring')).toEqual([]);
    expect(files.list('here/up/here/up')).toEqual([
      'here/up/here/up/copy.tf',
      'here/up/here/up/main.tf',
    ]);
    expect(['copy.tf', 'here/a.tf', 'shared/up/main.tf', 'here/up/shared/a.tf'].map(text)).toEqual([
      'main',
      'a',
      'main',
      'a',
    ]);
    expect(['README.md', 'ring/a.tf', `${'here/up/'.repeat(21)}main.tf`].map(text)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('a file counts by the name of a link to it, and no further', async () => {
  const entries = [
    entry('notes.txt', 'File', '', 'notes'),
    entry('deep/other.txt', 'File', '', 'deep'),
    entry('alone.txt', 'File', '', 'alone'),
    entry('z.tf', 'SymbolicLink', 'notes.txt'),
    entry('way', 'SymbolicLink', 'deep'),
    entry('y.tf', 'SymbolicLink', 'step'),
    entry('step', 'SymbolicLink', 'way/other.txt'),
    entry('x.tf', 'SymbolicLink', 'deep'),
  ];
  for (const packed of [archive(...entries), archive(...entries.toReversed())]) {
    const files = await readTar(packed, LIMITS);
    expect(files.list('')).toEqual(['notes.txt', 'step', 'y.tf', 'z.tf']);
    expect(['y.tf', 'z.tf', 'x.tf', 'alone.txt'].map((path) => textOf(files.get(path)))).toEqual([
      'deep',
      'notes',
      undefined,
      undefined,
    ]);
  }
  const large = [entry('z.tf', 'SymbolicLink', 'l'), entry('l', 'File', '', 'x'.repeat(1001))];
  await expect(readTar(archive(...large), LIMITS)).rejects.toThrow(/1000 bytes of config/);
});

test('names of a seed that lead nowhere are named', () => {
  const seed: Seed = {
    organizations: [
      {
        name: 'acme',
        teams: [{ name: 'a', members: ['nobody'] }],
        workspaces: [{ name: 'w', access: [{ team: 'ghosts', access: 'read' }] }],
        policySets: [{ name: 'p', directory: '.', workspaces: ['void'] }],
      },
    ],
    tokens: [
      { kind: 'team', organization: 'acme', of: 'ghosts', secret: '0123456789abcdef' },
      { kind: 'owners', organization: 'elsewhere', secret: '0123456789abcdef' },
    ],
  };
  expect(() => readSeed(seed)).toThrow(
    /nobody[^]*ghosts[^]*void[^]*names no team[^]*names no organization/,
  );
});

describe('policy sets', () => {
  const load = async (files: Record<string, string>, openJudge?: OpenJudge) => {
    const { root: directory } = makeTree(files);
    const set = { name: 's', system: 'policy-evaluation', overridable: false } as const;
    return loadPolicySet({ ...set, directory }, openJudge);
  };
  const query = 'data.terraform.policies.required_tags.deny';
  const DECLARED = {
    'policies.hcl': `policy "tags" {\n  query = "${query}"\n  enforcement_level = "advisory"\n}\n`,
  };

  test('a good one is read', async () => {
    const { policies } = await load(DECLARED);
    expect(policies).toMatchObject([{ name: 'tags', query, level: 'advisory' }]);
  });

  test('what is wrong with its Rego is said beside what is wrong with policies.hcl', async () => {
    const openJudge = async () => Promise.reject(new Error('a.rego:1: no package'));
    const loaded = load({ 'policies.hcl': 'policy "a" {}\n' }, openJudge);
    await expect(loaded).rejects.toThrow(/has no query[^]*a\.rego:1: no package/);
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['nothing there', {}, /policies\.hcl is missing/],
    [
      'no level and no query',
      { 'policies.hcl': 'policy "a" {}\n' },
      /line 1: policy "a" has no query[^]*has no enforcement_level/,
    ],
    ['another block', { 'policies.hcl': 'sentinel {}\n' }, /only blocks of the form policy/],
    ['not HCL', { 'policies.hcl': 'policy "a" {\n' }, /policies\.hcl line 2/],
  ])('%s is refused', async (_, files, message) => {
    await expect(load(files)).rejects.toThrow(message);
  });
});
