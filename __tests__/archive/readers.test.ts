/** What other programs make of our archives: the same entries, modes and names, and no complaint. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { list } from 'tar';
import type { Archive } from '../../src/archive/archive.ts';
import { beforeAll, expect, test } from '../support/jest.ts';
import { packTree } from '../support/pack-tree.ts';
import { makeTree, type Tree } from '../support/tree.ts';
import { readText } from '../support/markdown-files.ts';

const LONG = `${'d'.repeat(90)}/${'e'.repeat(90)}/${'f'.repeat(90)}`;
const NAMES = {
  'main.tf': 'resource "x" "y" {}\n',
  empty: '',
  'run.sh': '#!/bin/sh\n',
  'with space and "quotes"': '1',
  'line\nbreak': '2',
  'back\\slash': '3',
  'émoji 🎉': '4',
  ['n'.repeat(100)]: '5',
  ['n'.repeat(101)]: '6',
  [`${'p'.repeat(150)}/${'q'.repeat(99)}`]: '7',
  [LONG]: '8',
  [`${'ü'.repeat(100)}/x`]: '9',
  large: 'abcdefgh'.repeat(300_000),
  noise: createHash('sha512').update('noise').digest().toString('hex'),
};

let tree: Tree;
let archive: Archive;
beforeAll(async () => {
  tree = makeTree({
    ...Object.fromEntries(Object.entries(NAMES).map(([name, text]) => [`in/${name}`, text])),
    'in/dir/': '',
    'in/link': { link: 'main.tf' },
    'in/long link': { link: LONG },
  });
  chmodSync(tree.path('in/run.sh'), 0o4755);
  archive = await packTree(tree.path('in'), { output: tree.path('out.tar.gz') });
});

const expected = (): string[] =>
  archive.entries.map(({ path, type }) => (type === 'directory' ? `${path}/` : path));

function has(program: string, ...args: string[]): boolean {
  const found = spawnSync(program, args).status === 0;
  if (!found) process.stdout.write(`${program} is not here: not compared with it\n`);
  return found;
}

function run(program: string, args: string[], cwd = tree.root): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8', TZ: 'UTC', GOFLAGS: '-mod=mod' },
    maxBuffer: 1 << 26,
  });
  expect({ program, status, stderr }).toEqual({ program, status: 0, stderr: '' });
  return stdout;
}

function expectExtracted(directory: string): void {
  for (const [name, text] of Object.entries(NAMES)) {
    expect(readFileSync(join(directory, name), 'utf8')).toBe(text);
    expect(statSync(join(directory, name)).mode & 0o7777).toBe(name === 'run.sh' ? 0o755 : 0o644);
  }
  expect(statSync(join(directory, 'dir')).mode & 0o7777).toBe(0o755);
  expect(readlinkSync(join(directory, 'link'))).toBe('main.tf');
  expect(readlinkSync(join(directory, 'long link'))).toBe(LONG);
}

test('gzip accepts the archive', () => {
  if (has('gzip', '--version')) run('gzip', ['-t', 'out.tar.gz']);
});

test('node-tar reads every entry, with no owner and one time', async () => {
  const seen: [path: string, ...about: unknown[]][] = [];
  await list({
    file: archive.path,
    strict: true,
    onReadEntry: ({ path, uid, gid, uname, gname, mtime }) =>
      void seen.push([path, uid, gid, uname, gname, mtime?.getTime()]),
  });
  expect(seen).toEqual(expected().map((path) => [path, 0, 0, '', '', Date.UTC(1980, 0, 1)]));
});

test.each(['tar', 'bsdtar'])(
  '%s extracts names, contents, modes and links as they were',
  (program) => {
    if (!has(program, '--version')) return;
    const directory = tree.path(`by-${program}`);
    mkdirSync(directory);
    run(program, ['-xpzf', '../out.tar.gz'], directory);
    expectExtracted(directory);
    const names = run(program, [
      '-tzf',
      'out.tar.gz',
      ...(program === 'tar' ? ['--quoting-style=literal'] : []),
    ]);
    const plain = expected().filter((name) => /^[\w./ -]+$/.test(name));
    expect(names.split('\n')).toEqual(expect.arrayContaining(plain));
  },
);

test("Go's archive/tar reads the same names, sizes, modes and contents", () => {
  if (!has('go', 'version')) return;
  tree.add({
    'go/go.mod': 'module reader\n\ngo 1.21\n',
    'go/main.go': readText('__tests__/data/read-archive.go'),
  });
  const read = JSON.parse(run('go', ['run', '.', archive.path], tree.path('go'))) as GoEntry[];
  expect(read.map(({ Name }) => Name)).toEqual(expected());
  for (const { Name, Mode, Size, Digest, Type } of read) {
    const entry = archive.entries.find(({ path }) => path === Name.replace(/\/$/, ''));
    expect(Size).toBe(entry?.size);
    const executable = Name === 'run.sh' || Type === 53;
    expect(Mode).toBe(Type === 50 ? 0o777 : executable ? 0o755 : 0o644);
    const text = (NAMES as Record<string, string>)[Name];
    if (text !== undefined) expect(Digest).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

interface GoEntry {
  Name: string;
  Mode: number;
  Size: number;
  Type: number;
  Digest: string;
}

test('the bytes are the same for each umask, time zone and order of creation', async () => {
  const sources = Object.entries(NAMES).toReversed();
  const other = makeTree({});
  const umask = process.umask(0o077);
  try {
    mkdirSync(other.path('dir'));
    for (const [name, text] of sources) other.add({ [name]: text });
    other.add({ 'long link': { link: LONG }, link: { link: 'main.tf' } });
    chmodSync(other.path('run.sh'), 0o700);
    writeFileSync(other.path('empty'), '');
    const again = await packTree(other.root);
    await again.remove();
    expect(again.sha256).toBe(archive.sha256);
  } finally {
    process.umask(umask);
    other.remove();
  }
});

test('the bytes are the same on every machine', () => {
  // Whoever changes this digest changes what every archive looks like.
  expect(archive.sha256).toBe('dd382b5c7176da150c6c9710a9971feaac9a93ad82746d0dd6e39b7cf575ba92');
});
