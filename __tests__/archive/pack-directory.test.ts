/** What is in an archive of a directory; files that are no files, that change, or whose names cannot be written. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, closeSync, lstatSync, openSync, readdirSync } from 'node:fs';
import { symlinkSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { createArchiveFile } from '../../src/archive/archive-file.ts';
import { openChecked } from '../../src/archive/entries-on-disk.ts';
import { PackError } from '../../src/archive/archive.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { listArchive, packTree } from '../support/pack-tree.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';

let tree: Tree;
beforeEach(() => {
  tree = makeTree({ 'main.tf': 'main' });
});

const problemsOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
  } catch (error) {
    if (error instanceof PackError) return error.problems;
    throw error;
  }
  return [];
};

test('files, directories and empty directories ship in the order of their bytes', async () => {
  tree = makeTree({ 'a/x.tf': '1', 'a-b.tf': '2', 'a0.tf': '3', 'empty/': '', 'é.tf': '4' });
  const archive = await packTree(tree.root);
  const file = { type: 'file', size: 1 };
  const directory = { type: 'directory', size: 0 };
  expect(archive.entries).toEqual([
    { path: 'a', ...directory },
    { path: 'a-b.tf', ...file },
    { path: 'a/x.tf', ...file },
    { path: 'a0.tf', ...file },
    { path: 'empty', ...directory },
    { path: 'é.tf', ...file },
  ]);
  const listed = ['a/', 'a-b.tf', 'a/x.tf', 'a0.tf', 'empty/', 'é.tf'];
  expect(await listArchive(archive.path)).toEqual(listed);
  expect(archive.contentBytes).toBe(4);
});

test('a configuration that may call a module above what is packed is named', async () => {
  const call = 'module "up" {\n  source = "../up"\n}\n';
  tree = makeTree({
    'above.tf': call,
    'beside.tf': call.replace('../', './'),
    'long.tofu': `#${' '.repeat(70_000)}`,
    'notes.md': call,
  });
  // A long file is not searched, so it may.
  expect((await packTree(tree.root)).filesWithParentPaths).toEqual(['above.tf', 'long.tofu']);
});

describe('special files', () => {
  test('are excluded with a warning, and nothing waits for a named pipe or a socket', async () => {
    expect(spawnSync('mkfifo', [tree.path('pipe')]).status).toBe(0);
    const server = createServer().listen(tree.path('socket'));
    await new Promise((resolve) => server.once('listening', resolve));
    const archive = await packTree(tree.root);
    await new Promise((resolve) => server.close(resolve));
    expect(archive.entries.map(({ path }) => path)).toEqual(['main.tf']);
    expect(archive.warnings.toSorted((a, b) => (a.at < b.at ? -1 : 1))).toEqual([
      { at: 'pipe', message: 'is a named pipe and was excluded' },
      { at: 'socket', message: 'is a socket and was excluded' },
    ]);
  });

  test('are noticed where a pipe takes the place of a file, and nothing waits for it', () => {
    const path = tree.path('main.tf');
    const { dev, ino, size, mtimeMs } = lstatSync(path);
    spawnSync('mkfifo', [tree.path('pipe')]);
    const seen = { absolute: tree.path('pipe'), dev, ino, size, mtimeMs };
    expect(() => openChecked(seen)).toThrow('changed while packing');
    const gone = { ...seen, absolute: tree.path('gone') };
    expect(() => openChecked(gone)).toThrow('vanished while packing');
  });

  test.each<[string, Layout, string]>([
    ['is a directory', { '.terraformignore/x': '' }, 'is not a file'],
    ['leads nowhere', { '.terraformignore': { link: 'nowhere' } }, 'cannot be read (ENOENT)'],
    [
      'leads out of the repository',
      { '.terraformignore': { link: '/etc/hostname' } },
      'is a link that leads out of the repository',
    ],
  ])('a rule file that %s stops the run', async (_, layout, why) => {
    tree.add(layout);
    const message = `${why}; nothing is packed without knowing what to leave out`;
    expect(await problemsOf(packTree(tree.root))).toEqual([
      { where: '.terraformignore', message, code: 'PG-127' },
    ]);
  });

  test('a rule file that is too long stops the run', async () => {
    tree.add({ '.terraformignore': `${'x'.repeat(99)}\n`.repeat(11_000) });
    expect(await problemsOf(packTree(tree.root))).toMatchObject([{ where: '.terraformignore' }]);
  });
});

describe('names that are not UTF-8', () => {
  const addRaw = (name: Buffer) =>
    writeFileSync(Buffer.concat([Buffer.from(`${tree.root}/`), name]), 'x');

  test('are refused by name', async () => {
    addRaw(Buffer.from('caf\xe9.txt', 'latin1'));
    expect(await problemsOf(packTree(tree.root))).toEqual([
      {
        where: 'caf\\xe9.txt',
        message:
          'has a name that is not UTF-8; rename it, or ignore its directory after the last `!` rule',
        code: 'PG-127',
      },
    ]);
  });

  test('are refused where a link from another directory leads to one', async () => {
    tree.add({ '.git/HEAD': '', 'root/main.tf': '', 'other/': '' });
    addRaw(Buffer.from('other/caf\xe9.tf', 'latin1'));
    symlinkSync(Buffer.from('../other/caf\xe9.tf', 'latin1'), tree.path('root/link.tf'));
    expect(await problemsOf(packTree(tree.path('root')))).toMatchObject([
      { where: 'link.tf', message: expect.stringContaining('a name that is not UTF-8') },
    ]);
  });

  test('are not met in a directory that a rule excludes', async () => {
    tree.add({ '.terraformignore': 'notes/\n', 'caf\uFFFD.tf': 'a real name', 'notes/': '' });
    addRaw(Buffer.from('notes/caf\xe9.txt', 'latin1'));
    const archive = await packTree(tree.root);
    expect(archive.entries.map(({ path }) => path)).toEqual([
      '.terraformignore',
      'caf\uFFFD.tf',
      'main.tf',
    ]);
  });
});

test('a path that is too long for the system is named', async () => {
  const name = 'd'.repeat(200);
  const deepen = `for i in $(seq 24); do mkdir ${name} && cd ${name} || exit 1; done`;
  expect(spawnSync('bash', ['-c', deepen], { cwd: tree.root }).status).toBe(0);
  const [problem] = (await problemsOf(packTree(tree.root))) as { where: string; message: string }[];
  spawnSync('rm', ['-r', tree.path(name)]);
  expect(problem?.where.startsWith(`${name}/${name}/`)).toBe(true);
  expect(problem?.message).toContain('cannot be read (ENAMETOOLONG)');
});

describe('a file that changes while it is packed', () => {
  const grow = () => appendFileSync(tree.path('changing'), 'y');
  const shrink = () => truncateSync(tree.path('changing'), 10);

  test.each<[number, string, () => void]>([
    [100, 'grows', grow],
    [3_000_000, 'grows', grow],
    [100, 'shrinks', shrink],
    [3_000_000, 'shrinks', shrink],
  ])('is refused: one of %d bytes that %s', async (bytes, _, change) => {
    tree.add({ '.git/HEAD': '', 'a/a.pem': '', changing: 'x'.repeat(bytes) });
    // Git is asked about a/a.pem when the root was looked at and nothing after `a` was read.
    const execute = async () => {
      change();
      return { exitCode: 0, stdout: '', stderr: '' };
    };
    expect(await problemsOf(packTree(tree.root, {}, { execute }))).toEqual([
      {
        where: 'changing',
        message:
          'changed while packing; make sure that nothing writes there meanwhile, or ignore it',
        code: 'PG-127',
      },
    ]);
  });
});

describe('an archive that cannot be written', () => {
  const full = (fd: number, bytes: Uint8Array, offset: number): number => {
    if (offset === 0 && bytes.length > 10) return writeSync(fd, bytes, 0, 10);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  const message =
    'no space left on the device; the archive was not written. Free some, or write elsewhere';

  const writeTo = (output?: string) => {
    const file = createArchiveFile(output, tree.root, full);
    return { path: file.path, write: async () => file.write(Buffer.alloc(100)) };
  };

  test('is named, and nothing of it is left on a full disk', async () => {
    const path = tree.path('out.tar.gz');
    const { write } = writeTo(path);
    expect(readdirSync(tree.root)).toEqual(['main.tf', 'out.tar.gz.partial']);
    expect(await problemsOf(write())).toEqual([{ where: path, message }]);
    expect(readdirSync(tree.root)).toEqual(['main.tf']);
  });

  test('leaves nothing on a full disk, if it is a temporary one', async () => {
    const { path, write } = writeTo();
    expect(await problemsOf(write())).toEqual([{ where: path, message }]);
    expect(readdirSync(tree.root)).toEqual(['main.tf']);
  });

  test('leaves the archive that was there before', async () => {
    tree.add({ 'out.tar.gz': 'old' });
    expect(await problemsOf(writeTo(tree.path('out.tar.gz')).write())).toHaveLength(1);
    expect(readdirSync(tree.root)).toEqual(['main.tf', 'out.tar.gz']);
    expect(lstatSync(tree.path('out.tar.gz')).size).toBe(3);
  });

  test('is refused on a device that is full', async () => {
    let device: number;
    try {
      device = openSync('/dev/full', 'w');
    } catch {
      process.stdout.write('/dev/full is not here: not written to\n');
      return;
    }
    closeSync(device);
    const work = packTree(tree.root, { output: '/dev/full' });
    expect(await problemsOf(work)).toEqual([{ where: '/dev/full', message }]);
    expect(lstatSync('/dev/full').isCharacterDevice()).toBe(true);
  });

  test('is named where its place is a directory, and so is a file given as the directory', async () => {
    const output = tree.path('out.tar.gz');
    tree.add({ 'out.tar.gz.partial/': '' });
    expect(await problemsOf(packTree(tree.root, { output }))).toEqual([
      { where: output, message: 'cannot be written (EISDIR)' },
    ]);
    expect(await problemsOf(packTree(tree.path('main.tf')))).toEqual([
      { where: tree.path('main.tf'), message: 'is not a directory' },
    ]);
  });

  test('is named where its directory does not exist', async () => {
    const output = tree.path('no/out.tar.gz');
    expect(await problemsOf(packTree(tree.root, { output }))).toEqual([
      { where: output, message: 'the directory does not exist' },
    ]);
  });

  test('leaves nothing after a problem or a cancellation', async () => {
    tree.add({ l: { link: '../nowhere' } });
    const output = tree.path('out.tar.gz');
    expect(await problemsOf(packTree(tree.root, { output }))).toHaveLength(1);
    const signal = AbortSignal.abort(new Error('cancelled'));
    await expect(packTree(tree.root, { output }, { signal })).rejects.toThrow('cancelled');
    expect(readdirSync(tree.root)).toEqual(['l', 'main.tf']);
  });
});
