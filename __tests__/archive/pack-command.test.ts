import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { describeArchive, formatBytes } from '../../src/archive/describe-archive.ts';
import type { ArchiveEntry } from '../../src/archive/archive.ts';
import { callCli } from '../support/call-cli.ts';
import { expectGolden } from '../support/golden.ts';
import { describe, expect, test } from '../support/jest.ts';
import { listArchive } from '../support/pack-tree.ts';
import { makeTree, type Layout } from '../support/tree.ts';

async function plangatePack(layout: Layout, words: string) {
  const tree = makeTree(layout);
  const given = ['pack', ...words.split(' ').filter(Boolean)];
  const { code, stdout, stderr } = await callCli(given, { cwd: tree.root });
  const archive = tree.path('out.tar.gz');
  const written = existsSync(archive) ? await listArchive(archive) : undefined;
  const sha256 = written && createHash('sha256').update(readFileSync(archive)).digest('hex');
  return { code, out: stdout, err: stderr.replaceAll(tree.root, 'ROOT'), written, sha256 };
}

const LAYOUT: Layout = {
  '.terraformignore': 'docs\n*.bak\n',
  'docs/a.md': 'a',
  'main.tf': 'resource',
  'old.bak': '',
  'prod.tfvars': 'password = 1',
  'sub/x.tf': 'x',
  'terraform.tfstate': '{}',
};

describe('plangate pack', () => {
  test('stops where `check` stops: at files that Terraform loads and git does not know', async () => {
    const layout: Layout = { 'main.tf': '', 'terraform.tfvars': 'a = 1', '.git/HEAD': 'nothing' };
    const done = await plangatePack(layout, '-o out.tar.gz');
    expect(done.code).not.toBe(0);
    expect(done.written).toBeUndefined();
    expect(done.err).toContain('Terraform would load terraform.tfvars: it looks like a credential');
    const other = await plangatePack(
      { 'main.tf': '', 'prod.tfvars': 'a = 1', '.git/HEAD': '' },
      '',
    );
    expect(other.code).toBe(0);
  });

  test('writes the archive and prints what is in it', async () => {
    const done = await plangatePack(LAYOUT, '-o out.tar.gz');
    expect(done.code).toBe(0);
    expect(done.written).toEqual(['.terraformignore', 'main.tf', 'sub/', 'sub/x.tf']);
    expect(done.out).toContain(`out.tar.gz ${done.sha256}\n`);
    expect(done.out).toMatch(
      /^3 files, \d+ B, sha256 [0-9a-f]{12}… \(2 ignored, 2 excluded: prod\.tfvars, terraform\.tfstate\)$/m,
    );
  });

  test.each<[string, Layout, string[]]>([
    ['*', {}, ['.terraformignore:1 *: leaves nothing to pack; narrow']],
    ['# all\n\n**/*', {}, ['.terraformignore:3 **/*: leaves nothing to pack; narrow']],
    ['/', {}, []],
    [
      '*.tf\n*.md\n.terraformignore\n*.nothing',
      { 'a.md': '' },
      [
        '.terraformignore:3 .terraformignore: is one of the rules that leave nothing',
        '.terraformignore:2 *.md: is one of the rules that leave nothing',
        '.terraformignore:1 *.tf: is one of the rules that leave nothing',
      ],
    ],
    ['*\n!sub/x.tf', { 'sub/x.tf': '' }, []],
    ['*\n!l', { l: { link: 'main.tf' } }, []],
  ])('names the line of the rules %j, which exclude everything', async (rules, more, said) => {
    const layout = { '.terraformignore': rules, 'main.tf': '', ...more };
    const { code, err } = await plangatePack(layout, '');
    for (const line of said) expect(err).toContain(line);
    expect([code, err.match(/leave/g)?.length ?? 0]).toEqual([
      said.length > 0 ? 2 : 0,
      said.length,
    ]);
  });

  test('names no rule where the directory is empty anyway', async () => {
    expect((await plangatePack({ 'empty/': '' }, '')).code).toBe(0);
  });

  test('sends a link that leads nowhere with a notice, and names a fetched module', async () => {
    const layout: Layout = {
      'main.tf': '',
      l: { link: 'nowhere' },
      '.terraform/modules/vpc/docs/latest': { link: 'v9' },
      '.terraform/modules/net.vpc/x': { link: '../../../../../out' },
    };
    const refused = await plangatePack(layout, '');
    expect(refused.code).toBe(2);
    expect(refused.err).toContain(
      '.terraform/modules/net.vpc/x: links to ../../../../../out, which does not exist; it comes with the module "net.vpc": ignore it (.terraform/modules/net.vpc/x in .terraformignore), or use another version of that module',
    );
    layout['.terraformignore'] = '.terraform/modules/net.vpc/x\n';
    const { code, out, written } = await plangatePack(layout, '-o out.tar.gz');
    expect([code, written?.includes('l')]).toEqual([0, true]);
    expect(out).toContain(
      'warning l links to nowhere, which does not exist, and is sent as that link, as Terraform does\n',
    );
    expect(out).toContain(
      'warning .terraform/modules/vpc/docs/latest links to v9, which does not exist, and is sent as that link, as Terraform does; it comes with the module "vpc"\n',
    );
  });

  test('names the first of many links that lead nowhere, and counts the others', async () => {
    const links = Array.from({ length: 900 }, (_, at) => [`bin/l${at}`, { link: 'gone' }] as const);
    const { out } = await plangatePack({ 'main.tf': '', ...Object.fromEntries(links) }, '');
    expect(out.match(/^warning /gm)).toHaveLength(6);
    expect(out).toContain('warning . has 895 more links to what does not exist, which are sent');
  });

  test('lists every file that ships and every one that is excluded, with reason and rule', async () => {
    const { out, written } = await plangatePack(LAYOUT, '. --list');
    expect(written).toBeUndefined();
    const listed = out.replaceAll(/\d+ B, sha256 \w+/g, 'N B, sha256 …');
    expectGolden('messages/pack-list.txt', listed);
  });

  test('prints the same list as JSON', async () => {
    const { out, sha256 } = await plangatePack(LAYOUT, '--json -o out.tar.gz --rules gitignore');
    const json = JSON.parse(out) as Record<string, unknown>;
    expect(Object.keys(json)).toEqual(['files', 'excluded', 'warnings', 'bytes', 'sha256']);
    expect(json['files']).toEqual([
      { path: '.terraformignore', size: 11, type: 'file' },
      { path: 'main.tf', size: 8, type: 'file' },
      { path: 'sub', size: 0, type: 'directory' },
      { path: 'sub/x.tf', size: 1, type: 'file' },
    ]);
    expect(json['excluded']).toContainEqual({
      path: 'docs',
      reason: 'ignored',
      rule: '.terraformignore:1 docs',
    });
    expect(json['sha256']).toBe(sha256);
  });

  test('exits with 2 and names everything that cannot be packed', async () => {
    const links = { 'a.tf': { link: '/etc/passwd' }, 'b.tf': { link: '../nowhere' } };
    const told = [await plangatePack(links, '--list'), await plangatePack({}, 'nowhere')];
    expect(told.map(({ code, out }) => [code, out])).toEqual([
      [2, ''],
      [2, ''],
    ]);
    expectGolden('messages/pack-refused.txt', told.map(({ err }) => err).join('\n'));
  });
});

const file = (path: string, size: number): ArchiveEntry => ({ path, type: 'file', size });

test('the line about what was packed has files, size and digest', () => {
  const entries = [file('a', 1), { path: 'd', type: 'directory', size: 0 } as const];
  const excluded = [
    { path: 'x', reason: 'ignored' },
    { path: '.env', reason: 'looks like a credential' },
    { path: 's', reason: 'state' },
  ];
  const sha256 = '9a4f'.repeat(16);
  expect(describeArchive({ bytes: 1_290_000, sha256, entries, excluded })).toBe(
    '1 file, 1.3 MB, sha256 9a4f9a4f9a4f… (1 ignored, 2 excluded: .env, s)',
  );
  expect(describeArchive({ bytes: 9, sha256, entries: [], excluded: [] })).toBe(
    '0 files, 9 B, sha256 9a4f9a4f9a4f…',
  );
  const many = Array.from({ length: 9 }, (_, at) => ({ path: `s${at}`, reason: 'state' }));
  expect(describeArchive({ bytes: 9, sha256, entries: [], excluded: many })).toContain(
    '(9 excluded: s0, s1, s2, 6 more)',
  );
});

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [999_949, '1.0 MB'],
  [9_960_000, '10 MB'],
  [1_300_000, '1.3 MB'],
  [314_572_800, '315 MB'],
  [2_000_000_000_000, '2.0 TB'],
])('%d bytes are printed with three digits at most', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
