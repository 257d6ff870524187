/** Whether what lies in a work tree is what a commit of the job's own branch has. */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { execute } from '../../src/machine/execute.ts';
import { idOf } from '../../src/machine/git-objects.ts';
import { areWritersFiles } from '../../src/hosts/github/writers-files.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { openRepository, type Repository } from '../support/repository.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

let repository: Repository;
let environment: Record<string, string>;

const POINTER = (content: string) =>
  `version https://git-lfs.github.com/spec/v1\noid sha256:${createHash('sha256').update(content).digest('hex')}\nsize ${content.length}\n`;

beforeEach(() => {
  repository = openRepository(emptyDirectory());
  const sha = repository.commit({
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
  environment = {
    PATH: process.env['PATH'] ?? '',
    GITHUB_ACTIONS: 'true',
    GITHUB_SHA: sha,
    GITHUB_REF: 'refs/heads/main',
  };
});

const at = (path: string) => join(repository.root, path);
function put(path: string, content: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
}

const ask = (names: string[] = ['net'], changes: Record<string, string> = {}) =>
  areWritersFiles(
    { directories: names.map(at), workspace: repository.root },
    { execute, environment: { ...environment, ...changes } },
  );
function putAll(files: Record<string, string>): void {
  for (const [path, content] of Object.entries(files)) put(path, content);
}
/** In the place of what is there. */
function link(path: string, target: string): void {
  rmSync(at(path), { recursive: true });
  symlinkSync(target, at(path));
}
/** The commit again, after it was changed. */
function commitAgain(changes: Parameters<Repository['commit']>[0]): void {
  environment['GITHUB_SHA'] = repository.commit(changes);
}

test('the commit of the job, untouched, but for what no plan gets', async () => {
  const inCache = ['net/.terraform/terraform.tfstate', 'net/.terraform/providers/x'];
  const ignored = ['terraform.tfstate.backup', 'node_modules/x/index.js', 'lambda.zip'];
  for (const path of [...inCache, ...ignored, 'modules/vpc/.x_override.tf']) put(path, '');
  chmodSync(at('net/main.tf'), 0o755);
  expect(await ask()).toEqual({ own: true });
});

test('another commit, or the merge of a pull request', async () => {
  expect(await ask(['net'], { GITHUB_SHA: 'a'.repeat(40) })).toEqual({ own: false });
  expect(await ask(['net'], { GITHUB_REF: 'refs/pull/1/merge' })).toEqual({ own: false });
});

test('git that cannot tell', async () => {
  const planned = { directories: [at('net')], workspace: repository.root };
  const no = () => Promise.reject(new Error('ENOENT'));
  expect(await areWritersFiles(planned, { execute: no, environment })).toEqual({ own: false });
  const dubious = async () => ({ exitCode: 128, stdout: '', stderr: 'dubious ownership' });
  expect(await areWritersFiles(planned, { execute: dubious, environment })).toEqual({ own: false });
});

describe('a file was changed, added or taken away', () => {
  const hide = (by: string) => {
    repository.git('update-index', by, 'net/main.tf');
    put('net/main.tf', '#');
  };
  const CHANGED: Record<string, [() => void, string]> = {
    changed: [() => appendFileSync(at('net/main.tf'), '#'), 'net/main.tf'],
    'changed beside it': [() => appendFileSync(at('modules/vpc/main.tf'), '#'), 'modules/vpc'],
    'changed in a sibling': [() => appendFileSync(at('dns/main.tf'), '#'), 'dns/main.tf'],
    added: [() => put('net/evil.tf', ''), 'net/evil.tf'],
    'added and ignored': [() => put('net/evil_override.tf', ''), 'net/evil_override.tf'],
    'added to a module, ignored': [() => put('modules/vpc/e_override.tf', ''), 'modules/vpc/e'],
    'named like a state': [() => put('modules/vpc/a.tfstate.tf', ''), 'modules/vpc/a.tfstate.tf'],
    'added and ignored as data': [() => put('net/evil.zip', ''), 'net/evil.zip'],
    'a module of its cache': [() => put('net/.terraform/modules/m/x', ''), 'net/.terraform'],
    'added with rules that hide both': [
      () => putAll({ 'modules/vpc/.gitignore': '*\n', 'modules/vpc/evil.tpl': '' }),
      'modules/vpc/',
    ],
    'added with a .git of its own': [
      () => putAll({ 'net/evil/.git/HEAD': 'ref: refs/heads/main\n', 'net/evil/main.tf': '' }),
      'net/evil/',
    ],
    'taken away': [() => rmSync(at('net/notes.txt')), 'net/notes.txt'],
    'replaced by a link to the same text': [
      () => {
        put('copy', '# dns\n');
        link('dns/main.tf', '../copy');
      },
      'dns/main.tf',
    ],
    'a link that leads elsewhere': [
      () => link('net/link.tf', '../modules/vpc/main.tf'),
      'net/link.tf',
    ],
    'a directory that became a link': [
      () => {
        const elsewhere = emptyDirectory();
        writeFileSync(join(elsewhere, 'main.tf'), '# dns\n');
        link('dns', elsewhere);
      },
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
    'hidden by info/exclude': [
      () => putAll({ '.git/info/exclude': '*\n', 'net/evil.tf': '' }),
      'net/evil.tf',
    ],
    'line ends, where they count': [() => put('net/data.raw', 'one\r\ntwo\r\n'), 'net/data.raw'],
  };
  test.each(Object.entries(CHANGED))('%s', async (_, [change, named]) => {
    change();
    const found = await ask();
    expect(found).toEqual({ own: false, why: expect.stringContaining(`"${named}`) });
    expect(await ask(['dns', 'net'])).toEqual(expect.objectContaining({ own: false }));
  });
});

test('what a sparse checkout left out is not missing', async () => {
  repository.git('sparse-checkout', 'set', '--no-cone', '/net/', '/modules/');
  expect(existsSync(at('dns/main.tf'))).toBe(false);
  expect(await ask()).toEqual({ own: true });
});

test('a replacement of the commit, and of a file, counts for nothing', async () => {
  const sha = environment['GITHUB_SHA'] ?? '';
  const evil = repository.commit({ 'net/main.tf': '# evil\n' });
  repository.git('update-ref', 'refs/heads/main', sha);
  repository.git('replace', sha, evil);
  repository.git('read-tree', evil);
  expect((await ask()).own).toBe(false);
});

describe('as git would store it', () => {
  test.each<[string, string]>([
    ['net/notes.txt', 'one\r\ntwo\r\n'],
    ['net/run.bat', 'one\r\ntwo\r\n'],
    ['dns/main.tf', '# dns\r\n'],
  ])('line ends of %s', async (path, content) => {
    put(path, content);
    expect(await ask()).toEqual({ own: true });
  });

  test('a file of Git LFS, by its digest', async () => {
    commitAgain({ '.gitattributes': '*.bin filter=lfs -text\n', 'net/a.bin': POINTER('content') });
    expect(await ask()).toEqual({ own: true });
    put('net/a.bin', 'content');
    expect(await ask()).toEqual({ own: true });
    put('net/a.bin', 'c0ntent');
    const why = expect.stringContaining('"net/a.bin" differs');
    expect(await ask()).toEqual({ own: false, why });
  });

  test.each(['filter=crypt', 'working-tree-encoding=UTF-16'])(
    'with the attribute %s it is not known, and no program is run to know it',
    async (attribute) => {
      const ran = join(emptyDirectory(), 'ran');
      const utf16 = Buffer.from('\ufeffstored', 'utf16le');
      commitAgain({ '.gitattributes': `*.odd ${attribute}\n`, 'net/a.odd': utf16 });
      repository.git('config', 'filter.crypt.clean', `touch ${ran}; cat`);
      repository.git('config', 'filter.crypt.process', `touch ${ran}`);
      // Another encoding is never stored as it lies there.
      if (!attribute.includes('UTF')) expect(await ask()).toEqual({ own: true });
      put('net/a.odd', 'as it lies here');
      const why = `"net/a.odd" is as commit .* not known: only git's attribute ${attribute}`;
      expect(await ask()).toEqual({ own: false, why: expect.stringMatching(new RegExp(why)) });
      expect(existsSync(ran)).toBe(false);
    },
  );

  test('with the attribute ident what git writes into a file is no difference, and all else is one', async () => {
    const stored = 'a = "$Id$"\n';
    commitAgain({ '.gitattributes': '*.odd ident\n', 'net/a.odd': stored });
    const id = idOf('blob', Buffer.from(stored), '1'.repeat(40));
    put('net/a.odd', `a = "$Id: ${id} $"\n`);
    expect(await ask()).toEqual({ own: true });
    put('net/a.odd', 'as it lies here');
    expect(await ask()).toMatchObject({ own: false, why: expect.stringContaining('differs from') });
  });

  test('attributes that lie there otherwise than in the commit say nothing', async () => {
    commitAgain({ '.gitattributes': '*.raw -text\n' });
    put('net/.gitattributes', '* text\n');
    put('net/data.raw', 'one\r\ntwo\r\n');
    expect((await ask()).own).toBe(false);
  });
});

describe('submodules', () => {
  beforeEach(() => {
    const library = openRepository(emptyDirectory());
    library.commit({ 'main.tf': '# library\n' });
    const local = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q'];
    repository.git(...local, library.root, 'modules/library');
    commitAgain({});
  });
  test('as the commit names them', async () => {
    expect(await ask()).toEqual({ own: true });
    repository.git('submodule', 'deinit', '-q', '-f', 'modules/library');
    expect(await ask()).toEqual({ own: true });
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
      'another repository lies there',
      () => {
        rmSync(at('modules/library'), { recursive: true });
        commitEvil();
      },
    ],
  ])('%s', async (_, change) => {
    change();
    expect(await ask()).toEqual({ own: false, why: expect.stringContaining('"modules/library') });
  });
});

test('another checkout beside what is planned is none of its business, one in it is', async () => {
  openRepository(at('theirs')).commit({ 'main.tf': '' });
  expect(await ask()).toEqual({ own: true });
  expect((await ask(['theirs'])).own).toBe(false);
  expect((await ask(['.'])).own).toBe(false);
});
