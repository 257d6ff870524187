/** Where links may lead: 30 layouts, each right, none that hangs. */
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { PackError, type PackOptions } from '../../src/archive/pack.ts';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.ts';
import { packTree } from '../support/pack-tree.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';
import { readLinks } from '../support/read-links.ts';

let tree: Tree;
beforeEach(() => {
  tree = makeTree({ 'repo/.git/': '', 'repo/root/main.tf': 'main', 'repo/root/sub/x.tf': 'x' });
});
afterEach(() => tree.remove());

/** Files and links in the archive of `repo/root`: `path`, `path -> target`, or the problems. */
async function packRoot(layout: Layout, options: Partial<PackOptions> = {}): Promise<string[]> {
  tree.add(
    Object.fromEntries(
      Object.entries(layout).map(([path, content]) => [
        path,
        typeof content === 'object' && 'link' in content
          ? { link: content.link.replace('TREE', tree.root) }
          : content,
      ]),
    ),
  );
  try {
    const archive = await packTree(tree.path('repo/root'), options);
    const links = await readLinks(archive.path);
    await archive.remove();
    const usual = ['main.tf', 'sub', 'sub/x.tf', '.terraformignore'];
    return archive.entries
      .filter(({ path, type }) => !usual.includes(path) && type !== 'directory')
      .map(({ path, type }) => (type === 'link' ? `${path} -> ${links.get(path)}` : path));
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return error.problems.map(({ where, message }) => `${where}: ${message.split(';')[0]}`);
  }
}

const OUTSIDE = 'outside the repository';

describe('links', () => {
  test.each<[string, Layout, string[]]>([
    ['to a file beside it', { 'repo/root/l': { link: 'main.tf' } }, ['l -> main.tf']],
    ['to a directory inside', { 'repo/root/l': { link: 'sub' } }, ['l -> sub']],
    ['up and down inside', { 'repo/root/sub/l': { link: '../main.tf' } }, ['sub/l -> ../main.tf']],
    [
      'written with detours',
      { 'repo/root/l': { link: './sub/../main.tf' } },
      ['l -> ./sub/../main.tf'],
    ],
    [
      'out of the root and back in',
      { 'repo/root/l': { link: '../root/main.tf' } },
      ['l -> main.tf'],
    ],
    ['absolute, inside', { 'repo/root/l': { link: 'TREE/repo/root/main.tf' } }, ['l -> main.tf']],
    [
      'absolute, from deeper',
      { 'repo/root/sub/l': { link: 'TREE/repo/root/main.tf' } },
      ['sub/l -> ../main.tf'],
    ],
    ['absolute, a directory', { 'repo/root/l': { link: 'TREE/repo/root/sub' } }, ['l -> sub']],
    ['to the root itself', { 'repo/root/l': { link: '.' } }, ['l -> .']],
    ['to its own directory', { 'repo/root/sub/l': { link: '../sub' } }, ['sub/l -> ../sub']],
    [
      'to another link',
      { 'repo/root/l': { link: 'k' }, 'repo/root/k': { link: 'main.tf' } },
      ['k -> main.tf', 'l -> k'],
    ],
    [
      'through a linked directory',
      { 'repo/root/k': { link: 'sub' }, 'repo/root/l': { link: 'k/x.tf' } },
      ['k -> sub', 'l -> k/x.tf'],
    ],
    [
      'to a file of the repository',
      { 'repo/shared.tf': 's', 'repo/root/l.tf': { link: '../shared.tf' } },
      ['l.tf'],
    ],
    [
      'to a directory of the repository',
      { 'repo/shared/a.tf': 's', 'repo/shared/b/c.tf': 's', 'repo/root/l': { link: '../shared' } },
      ['l/a.tf', 'l/b/c.tf'],
    ],
    [
      'absolute, to a directory of the repository',
      { 'repo/shared/a.tf': 's', 'repo/root/l': { link: 'TREE/repo/shared' } },
      ['l/a.tf'],
    ],
    [
      'inside what was followed',
      {
        'repo/shared/a.tf': 's',
        'repo/shared/k': { link: 'a.tf' },
        'repo/root/l': { link: '../shared' },
      },
      ['l/a.tf', 'l/k -> a.tf'],
    ],
    [
      'from what was followed back into the root',
      { 'repo/shared/k': { link: '../root/main.tf' }, 'repo/root/l': { link: '../shared' } },
      ['l/k -> ../main.tf'],
    ],
    [
      'from what was followed to elsewhere in the repository',
      {
        'repo/other/o.tf': '',
        'repo/shared/k': { link: '../other' },
        'repo/root/l': { link: '../shared' },
      },
      ['l/k/o.tf'],
    ],
    [
      'to an empty directory of the repository',
      { 'repo/shared/': '', 'repo/root/l': { link: '../shared' } },
      [],
    ],
    [
      'to a parent',
      { 'repo/root/up': { link: '..' } },
      [`up: links to .., a directory that contains the link`],
    ],
    [
      'to a parent outside of the repository',
      { 'repo/root/up': { link: '../..' } },
      [`up: links to ../.., ${OUTSIDE}`],
    ],
    [
      'mutual, outside the root',
      {
        'repo/a/b': { link: '../b' },
        'repo/b/a': { link: '../a' },
        'repo/root/l': { link: '../a' },
      },
      ['l/b/a -> ..'],
    ],
    ['to itself', { 'repo/root/l': { link: 'l' } }, ['l: links to l, which leads back to itself']],
    [
      'a loop of two',
      { 'repo/root/k': { link: 'l' }, 'repo/root/l': { link: 'k' } },
      ['k: links to l, which leads back to itself', 'l: links to k, which leads back to itself'],
    ],
    [
      'dangling',
      { 'repo/root/l': { link: 'nowhere' } },
      ['l: links to nowhere, which does not exist'],
    ],
    [
      'dangling, outside',
      { 'repo/root/l': { link: '../../nowhere' } },
      ['l: links to ../../nowhere, which does not exist'],
    ],
    [
      'through a file',
      { 'repo/root/l': { link: 'main.tf/x' } },
      ['l: links to main.tf/x, which does not exist'],
    ],
    [
      'to the environment of the process',
      { 'repo/root/l': { link: '/proc/self/environ' } },
      [`l: links to /proc/self/environ, ${OUTSIDE}`],
    ],
    [
      'to a file of the machine',
      { 'repo/root/sub/l': { link: '/etc/passwd' } },
      [`sub/l: links to /etc/passwd, ${OUTSIDE}`],
    ],
    [
      'to a file beside the repository',
      { secret: 's', 'repo/root/l': { link: '../../secret' } },
      [`l: links to ../../secret, ${OUTSIDE}`],
    ],
    [
      'to a repository of a similar name',
      { 'repo-2/secret': 's', 'repo/root/l': { link: '../../repo-2/secret' } },
      [`l: links to ../../repo-2/secret, ${OUTSIDE}`],
    ],
    [
      'out through an inner link',
      { 'repo/root/k': { link: '../../' }, 'repo/root/l': { link: 'k/repo' } },
      [`k: links to ../../, ${OUTSIDE}`],
    ],
    [
      'every one of them, all problems at once',
      { 'repo/root/a': { link: 'no' }, 'repo/root/sub/b': { link: '/etc' } },
      ['a: links to no, which does not exist', `sub/b: links to /etc, ${OUTSIDE}`],
    ],
    [
      'into the history',
      { 'repo/.git/config': 't', 'repo/root/l': { link: '../.git/config' } },
      [],
    ],
    [
      'to state',
      { 'repo/terraform.tfstate': 't', 'repo/root/l.tf': { link: '../terraform.tfstate' } },
      [],
    ],
    ['to an untracked credential', { 'repo/.env': 't', 'repo/root/l.tf': { link: '../.env' } }, []],
    [
      'with the name of a credential',
      { 'repo/plain': 't', 'repo/root/.env': { link: '../plain' } },
      [],
    ],
    [
      'to a directory of credentials',
      { 'repo/.aws/x': 't', 'repo/root/l': { link: '../.aws' } },
      [],
    ],
    [
      'to what the rules exclude',
      {
        'repo/root/.terraformignore': '*.bak\n',
        'repo/o.bak': 't',
        'repo/root/l.tf': { link: '../o.bak' },
      },
      [],
    ],
    [
      'to a directory with something excluded',
      {
        'repo/root/.terraformignore': 'l/a.tf\nb.tf\n',
        'repo/s/a.tf': '',
        'repo/s/b.tf': '',
        'repo/s/c.tf': '',
        'repo/root/l': { link: '../s' },
      },
      ['l/c.tf'],
    ],
    [
      'excluded, to outside',
      { 'repo/root/.terraformignore': 'l\n', 'repo/root/l': { link: '/etc/passwd' } },
      [],
    ],
    ['called .terraform', { 'repo/root/.terraform': { link: 'sub' } }, []],
  ])('%s', async (_, layout, expected) => {
    expect(await packRoot(layout)).toEqual(expected);
  });

  test('links that multiply are given up', async () => {
    const layout: Layout = { 'repo/root/l': { link: '../d0' } };
    // Wide and not deep: the way through each link costs time, too.
    for (let at = 0; at < 5; at++) {
      for (let nth = 0; nth < 10; nth++) layout[`repo/d${at}/l${nth}`] = { link: `../d${at + 1}` };
    }
    layout['repo/d5/x'] = '';
    const [first] = await packRoot(layout);
    expect(first).toMatch(/links bring in more than 50000 entries/);
  });

  test('exact matches what a link leads to as a tree of its own', async () => {
    const layout: Layout = {
      'repo/root/.terraformignore': '/secret.txt\n/l/kept.txt\n',
      'repo/s/secret.txt': '',
      'repo/s/kept.txt': '',
      'repo/root/l': { link: '../s' },
    };
    expect(await packRoot(layout, { rules: 'exact' })).toEqual(['l/kept.txt']);
    rmSync(tree.path('repo'), { recursive: true });
    tree.add({ 'repo/.git/': '', 'repo/root/main.tf': '' });
    expect(await packRoot(layout)).toEqual([]);
  });

  // Git is asked about a/a.pem when the root was looked at and nothing after `a` was read.
  const packAndSwap = async (swap: () => void): Promise<string[]> => {
    tree.add({ 'repo/.git/HEAD': '', 'repo/root/a/a.pem': 'x', 'repo/root/z.tf': 'z' });
    tree.add({ secret: 'outside' });
    let swapped = false;
    try {
      await packTree(
        tree.path('repo/root'),
        {},
        {
          execute: async () => {
            if (!swapped) swap();
            swapped = true;
            return { exitCode: 0, stdout: '', stderr: '' };
          },
        },
      );
      return [];
    } catch (error) {
      if (!(error instanceof PackError)) throw error;
      return error.problems.map(({ where, message }) => `${where}: ${message.split(';')[0]}`);
    }
  };

  test('a file swapped for a link while packing is noticed', async () => {
    const problems = await packAndSwap(() => {
      rmSync(tree.path('repo/root/main.tf'));
      symlinkSync(tree.path('secret'), tree.path('repo/root/main.tf'));
    });
    expect(problems).toEqual(['main.tf: became a link while packing']);
  });

  test('a file swapped for another file is noticed', async () => {
    const problems = await packAndSwap(() => {
      tree.add({ 'repo/root/new': 'main' });
      renameSync(tree.path('repo/root/new'), tree.path('repo/root/main.tf'));
    });
    expect(problems).toEqual(['main.tf: changed while packing']);
  });

  test('a directory swapped for a link is noticed', async () => {
    const problems = await packAndSwap(() => {
      renameSync(tree.path('repo/root/sub'), tree.path('moved'));
      symlinkSync(tree.path('moved'), tree.path('repo/root/sub'));
    });
    expect(problems).toEqual(['sub: was replaced while packing']);
  });

  test('a directory that vanishes is noticed', async () => {
    const problems = await packAndSwap(() => {
      rmSync(tree.path('repo/root/sub'), { recursive: true });
      mkdirSync(tree.path('repo/root/other'));
    });
    expect(problems[0]).toMatch(/^sub: /);
  });
});
