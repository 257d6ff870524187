/** How what lies in a work tree differs from the commit that is checked out. */
import { createHash } from 'node:crypto';
import { appendFileSync, chmodSync, cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compareWithCommit } from '../../src/machine/compare-with-commit.ts';
import { execute } from '../../src/machine/execute.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import { idOf } from '../../src/machine/git-objects.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { openRepository, type Repository } from '../support/repository.ts';
import { makeTree, type Layout } from '../support/tree.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

type Changes = Parameters<Repository['write']>[0];

let repository: Repository;
const environment = { PATH: process.env['PATH'] ?? '' };

const POINTER = (content: string) =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${createHash('sha256').update(content).digest('hex')}\nsize ${content.length}\n`;

/** Each test has a copy of it. */
const MADE = openRepository(emptyDirectory());
MADE.commit({
  '.gitignore': '.terraform/\n*_override.tf\nnode_modules/\n*.zip\n',
  '.gitattributes': '*.txt text\n*.bat eol=crlf\n*.raw -text\n',
  'net/main.tf': 'module "vpc" {\n  source = "../modules/vpc"\n}\n',
  'net/notes.txt': 'one\ntwo\n',
  'net/run.bat': 'one\ntwo\n',
  'net/data.raw': 'one\ntwo\n',
  'net/link.tf': { link: '../dns/main.tf' },
  'dns/main.tf': '# dns\n',
  'modules/vpc/main.tf': '# vpc\n',
});
beforeEach(() => {
  const root = emptyDirectory();
  cpSync(MADE.root, root, { recursive: true, verbatimSymlinks: true });
  repository = openRepository(root);
});

const at = (path: string) => join(repository.root, path);
const put = (path: string, content: Layout[string] | undefined) =>
  repository.write({ [path]: content });

async function compare(run = execute) {
  const here = openAt(repository.root);
  if (here === undefined) throw new Error('there is no repository');
  return (await compareWithCommit(here, { execute: run, environment }))?.differences;
}
/** What differs, without what was added. */
const ask = async () => (await compare())?.filter(({ how }) => how !== 'added');

test('files that git ignores are no difference', async () => {
  for (const path of ['net/.terraform/terraform.tfstate', 'lambda.zip']) put(path, '');
  chmodSync(at('net/main.tf'), 0o755);
  expect(await ask()).toEqual([]);
});

test('it is unknown what changed where git gives no answer', async () => {
  expect(await compare(() => Promise.reject(new Error('ENOENT')))).toBeUndefined();
  const dubious = async () => ({ exitCode: 128, stdout: '', stderr: 'dubious ownership' });
  expect(await compare(dubious)).toBeUndefined();
});

describe('a difference from the commit is found', () => {
  const hide = (by: string) => {
    repository.git('update-index', by, 'net/main.tf');
    put('net/main.tf', '#');
  };
  /** What is written, or what is done, and what is named then. */
  const CHANGED: Record<string, [change: Changes | (() => void), named: string]> = {
    changed: [() => appendFileSync(at('net/main.tf'), '#'), 'net/main.tf'],
    added: [{ 'net/evil.tf': '' }, 'net/evil.tf'],
    'added and ignored': [{ 'net/evil_override.tf': '' }, 'net/evil_override.tf'],
    'added to a module, ignored': [{ 'modules/vpc/e_override.tf': '' }, 'modules/vpc/e'],
    'named like a state': [{ 'modules/vpc/a.tfstate.tf': '' }, 'modules/vpc/a.tfstate.tf'],
    'added and ignored as data': [{ 'net/evil.zip': '' }, 'net/evil.zip'],
    'a module of its cache': [{ 'net/.terraform/modules/m/x': '' }, 'net/.terraform'],
    'added with rules that hide both': [
      { 'modules/vpc/.gitignore': '*\n', 'modules/vpc/evil.tpl': '' },
      'modules/vpc/',
    ],
    'added with a .git of its own': [
      { 'net/evil/.git/HEAD': 'ref: refs/heads/main\n', 'net/evil/main.tf': '' },
      'net/evil/',
    ],
    'taken away': [{ 'net/notes.txt': undefined }, 'net/notes.txt'],
    'replaced by a link to the same text': [
      { copy: '# dns\n', 'dns/main.tf': { link: '../copy' } },
      'dns/main.tf',
    ],
    'a link that leads elsewhere': [
      { 'net/link.tf': { link: '../modules/vpc/main.tf' } },
      'net/link.tf',
    ],
    'a directory that became a link': [
      () => put('dns', { link: makeTree({ 'main.tf': '# dns\n' }).root }),
      'dns',
    ],
    'staged, so that it is in the index': [
      () => {
        put('net/evil.tf', '');
        repository.git('add', '.');
      },
      'net/evil.tf',
    ],
    'hidden in the index': [() => hide('--assume-unchanged'), 'net/main.tf'],
    'hidden as one that is not checked out': [() => hide('--skip-worktree'), 'net/main.tf'],
    'hidden by info/exclude': [{ '.git/info/exclude': '*\n', 'net/evil.tf': '' }, 'net/evil.tf'],
    'line ends, where they count': [{ 'net/data.raw': 'one\r\ntwo\r\n' }, 'net/data.raw'],
  };
  test.each(Object.entries(CHANGED))('in this case: %s', async (_, [change, named]) => {
    if (typeof change === 'function') change();
    else repository.write(change);
    const found = await compare();
    expect(found?.map(({ path }) => path)).toContainEqual(expect.stringContaining(named));
  });
});

test('a file that a sparse checkout leaves out is not missing', async () => {
  // The index knows the files of the copy only after that.
  repository.git('update-index', '--refresh');
  repository.git('sparse-checkout', 'set', '--no-cone', '/net/', '/modules/');
  expect(existsSync(at('dns/main.tf'))).toBe(false);
  expect(await ask()).toEqual([]);
});

test('a replacement of the commit, or of a file, does not count', async () => {
  const sha = repository.git('rev-parse', 'HEAD');
  const evil = repository.commit({ 'net/main.tf': '# evil\n' });
  repository.git('update-ref', 'refs/heads/main', sha);
  repository.git('replace', sha, evil);
  repository.git('read-tree', evil);
  expect(await ask()).not.toEqual([]);
});

describe('a file is compared as git would store it', () => {
  test.each<[string, string]>([
    ['net/notes.txt', 'one\r\ntwo\r\n'],
    ['net/run.bat', 'one\r\ntwo\r\n'],
    ['dns/main.tf', '# dns\r\n'],
  ])('with the line ends of %s', async (path, content) => {
    put(path, content);
    expect(await ask()).toEqual([]);
  });

  test('with the digest of a file of Git LFS', async () => {
    repository.commit({
      '.gitattributes': '*.bin filter=lfs -text\n',
      'net/a.bin': POINTER('content'),
    });
    expect(await ask()).toEqual([]);
    put('net/a.bin', 'content');
    expect(await ask()).toEqual([]);
    put('net/a.bin', 'c0ntent');
    expect(await ask()).toEqual([{ path: 'net/a.bin', how: 'changed' }]);
    repository.commit({ 'net/a.bin': 'no pointer' });
    put('net/a.bin', 'content');
    expect(await ask()).toEqual([{ path: 'net/a.bin', how: 'changed' }]);
  });

  test.each(['filter=crypt', 'working-tree-encoding=UTF-16'])(
    'and is unknown with the attribute %s, whose program is not started',
    async (attribute) => {
      const ran = join(emptyDirectory(), 'ran');
      const utf16 = Buffer.from('\ufeffstored', 'utf16le');
      repository.commit({ '.gitattributes': `*.odd ${attribute}\n`, 'net/a.odd': utf16 });
      repository.git('config', 'filter.crypt.clean', `touch ${ran}; cat`);
      repository.git('config', 'filter.crypt.process', `touch ${ran}`);
      // Another encoding is never stored as it lies there.
      if (!attribute.includes('UTF')) expect(await ask()).toEqual([]);
      put('net/a.odd', 'as it lies here');
      const why = expect.stringContaining(`only git's attribute ${attribute}`);
      expect(await ask()).toEqual([{ path: 'net/a.odd', how: 'unknown', why }]);
      expect(existsSync(ran)).toBe(false);
    },
  );

  test('without what git writes into it for the attribute ident', async () => {
    const stored = 'a = "$Id$"\n';
    repository.commit({ '.gitattributes': '*.odd ident\n', 'net/a.odd': stored });
    const id = idOf('blob', Buffer.from(stored), '1'.repeat(40));
    put('net/a.odd', `a = "$Id: ${id} $"\n`);
    expect(await ask()).toEqual([]);
    put('net/a.odd', 'as it lies here');
    expect(await ask()).toEqual([{ path: 'net/a.odd', how: 'changed' }]);
  });

  test('without attributes that the commit does not have', async () => {
    repository.commit({ '.gitattributes': '*.raw -text\n' });
    put('net/.gitattributes', '* text\n');
    put('net/data.raw', 'one\r\ntwo\r\n');
    expect(await ask()).not.toEqual([]);
  });
});

describe('submodules', () => {
  beforeEach(() => {
    const library = openRepository(emptyDirectory());
    library.commit({ 'main.tf': '# library\n' });
    const local = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q'];
    repository.git(...local, library.root, 'modules/library');
    repository.commit({});
  });
  test('do not differ if they are as the commit names them', async () => {
    expect(await ask()).toEqual([]);
    repository.git('submodule', 'deinit', '-q', '-f', 'modules/library');
    expect(await ask()).toEqual([]);
  });
  const commitEvil = () =>
    void openRepository(at('modules/library')).commit({ 'main.tf': '# evil\n' });
  test.each<[string, () => void]>([
    ['a file in it was changed', () => put('modules/library/main.tf', '# evil\n')],
    ['a file was added', () => put('modules/library/evil.tf', '')],
    ['another commit is checked out', commitEvil],
    [
      'something else lies there',
      () => {
        rmSync(at('modules/library'), { recursive: true });
        put('modules/library/main.tf', '# evil\n');
      },
    ],
    [
      'a link to an empty directory lies there',
      () => {
        rmSync(at('modules/library'), { recursive: true });
        put('modules/library', { link: emptyDirectory() });
      },
    ],
    [
      'another repository lies there',
      () => {
        rmSync(at('modules/library'), { recursive: true });
        commitEvil();
      },
    ],
  ])('differ if %s', async (_, change) => {
    change();
    const found = await compare();
    expect(found?.map(({ path }) => path)).toContainEqual(
      expect.stringContaining('modules/library'),
    );
  });
  test('are unknown if git says nothing of one', async () => {
    const fails: typeof execute = (program, args, options) =>
      args.some((word) => word.endsWith('modules/library'))
        ? Promise.reject(new Error('ENOMEM'))
        : execute(program, args, options);
    const unknown = { path: 'modules/library', how: 'unknown', why: 'git gave no answer' };
    expect(await compare(fails)).toEqual([unknown]);
  });
});
