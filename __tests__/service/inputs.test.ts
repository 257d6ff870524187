import { gunzipSync, gzipSync } from 'node:zlib';
import { COURSE_NAMES, COURSES } from '../../src/service/courses.ts';
import type { OpenJudge } from '../../src/service/load-policies.ts';
import { loadPolicySet } from '../../src/service/load-policies.ts';
import { readTar } from '../../src/service/tar.ts';
import { readSeed, type Seed } from '../../src/service/seed.ts';
import { DEVICE, pack } from '../support/hostile-uploads.ts';
import { describe, expect, test } from '../support/jest.ts';
import { testService } from '../support/local-service.ts';
import { makeTree } from '../support/tree.ts';
import { acmeWith } from './asking.ts';

const LIMITS = {
  maxBytes: 1024 * 1024,
  maxEntries: 100,
  wanted: (path: string) => path.endsWith('.tf'),
  maxKeptBytes: 1000,
};

const textOf = (bytes: Uint8Array | object) =>
  bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : bytes;

describe('archives', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['nothing', new Uint8Array(), /not a gzip file/],
    ['a zip file', Buffer.from('PK\u0003\u0004'), /not a gzip file/],
    ['half a gzip file', pack([['a', 'x']]).subarray(0, 30), /damaged or cut short/],
    ['gzip of something else', gzipSync('hello'), /holds no tar archive/],
    ['gzip of noise', gzipSync(Buffer.alloc(2048, 'x')), /damaged|empty/],
    ['an empty archive', pack([]), /empty/],
    [
      'half an archive',
      gzipSync(gunzipSync(pack([['a', 'x'.repeat(600)]])).subarray(0, 1024)),
      /damaged/,
    ],
    ['a bomb', gzipSync(Buffer.alloc(LIMITS.maxBytes + 512)), /unpacks to more than/],
    [
      'too many entries',
      pack(Array.from({ length: 101 }, (_, at) => [`f${String(at)}`, ''])),
      /more than 100 entries/,
    ],
    ['a path that leaves', pack([['a/../../b', '']]), /outside of itself/],
    ['an absolute path', pack([['/etc/passwd', '']]), /outside of itself/],
    ['a link that leaves', pack([['a/b', { link: '../../c' }]]), /link that leaves it/],
    ['an absolute link', pack([['a', { link: '/etc' }]]), /link that leaves it/],
    ['a device', pack([['a', DEVICE]]), /neither file, directory nor link/],
    ['much to keep', pack([['a.tf', 'x'.repeat(1001)]]), /1000 bytes of config/],
  ])('%s is refused', async (_, bytes, message) => {
    await expect(readTar(bytes, LIMITS)).rejects.toThrow(message);
  });

  test('have their files read, and where links lead', async () => {
    const files = await readTar(
      pack([
        ['./main.tf', 'main'],
        ['README.md', 'no configuration'],
        ['shared/a.tf', 'a'],
        ['here', { link: 'shared' }],
        ['copy.tf', { link: 'main.tf' }],
      ]),
      LIMITS,
    );
    expect([...files].map(([path, bytes]) => [path, textOf(bytes)])).toEqual([
      ['main.tf', 'main'],
      ['shared/a.tf', 'a'],
      ['here', { target: 'shared' }],
      ['copy.tf', { target: 'main.tf' }],
    ]);
  });
});

test('names of a seed without a target are named', () => {
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
  expect(() => readSeed(3)).toThrow('(the whole file): must be an object, not 3.');
});

test.each([
  ['a directory', '.'],
  ['nothing', 'none.json'],
])('a plan that is %s is named with its workspace', async (_, plan) => {
  const service = testService({ seed: acmeWith({ name: 'net', plan }) });
  await expect(service.ready()).rejects.toThrow(/problem\.\n  the plan of the workspace net: \//);
  // The command line says by which option it came.
  await expect(service.ready()).rejects.toMatchObject({
    of: 'seed',
    problems: [expect.stringMatching(/^the plan of the workspace net: \//)],
  });
});

test('names and ids of a seed that two have are each named', () => {
  const two = (name: string, id?: string) => [
    { name, id },
    { name, id },
  ];
  const seed: Seed = {
    users: [{ username: 'ann' }, { username: 'ann' }],
    organizations: [
      { name: 'acme', teams: two('a'), agentPools: two('b'), workspaces: two('c', 'ws-one') },
      { name: 'acme', workspaces: [{ name: 'c' }, { name: 'd' }] },
    ],
  };
  expect(() => readSeed(seed)).toThrow(
    /6 problems\.\n  users: ann is there twice\n  organizations: acme is[^]*0\.teams: a is[^]*0\.agentPools: b is[^]*workspaces: ws-one is[^]*0\.workspaces: c is there twice$/,
  );
});

test.each(COURSE_NAMES.flatMap((name) => COURSES[name].map((value) => [name, value])))(
  'a seed sets the course %s to %s',
  (name, value) => {
    const seed = { ...acmeWith(), courses: { [name]: value } };
    expect(readSeed(seed).courses).toEqual({ [name]: value });
  },
);

describe('a policy set', () => {
  const load = async (files: Record<string, string>, openJudge?: OpenJudge) => {
    const { root: directory } = makeTree(files);
    const set = { name: 's', system: 'policy-evaluation', overridable: false } as const;
    return loadPolicySet({ ...set, directory }, openJudge);
  };
  const query = 'data.terraform.policies.required_tags.deny';
  const DECLARED = {
    'policies.hcl': `policy "tags" {\n  query = "${query}"\n  enforcement_level = "advisory"\n}\n`,
  };

  test('is read', async () => {
    const { policies } = await load(DECLARED);
    expect(policies).toMatchObject([{ name: 'tags', query, level: 'advisory' }]);
  });

  test('has errors of its Rego beside those of policies.hcl', async () => {
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
    ['a directory', { 'policies.hcl/x': '' }, /policies\.hcl is not a file/],
    ['another block', { 'policies.hcl': 'sentinel {}\n' }, /only blocks of the form policy/],
    [
      'not HCL',
      { 'policies.hcl': 'policy "a" {\n' },
      /policies\.hcl line 1: the block that begins here/,
    ],
  ])('is refused: %s', async (_, files, message) => {
    await expect(load(files)).rejects.toThrow(message);
  });
});
