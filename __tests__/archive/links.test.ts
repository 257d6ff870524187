/** Where links may lead: 30 layouts, each right, none that hangs. */
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { list, type ReadEntry } from 'tar';
import { PackError, type PackOptions } from '../../src/archive/pack.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { packTree } from '../support/pack-tree.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';

let tree: Tree;
beforeEach(() => {
  tree = makeTree({ 'repo/.git/': '', 'repo/root/main.tf': 'main', 'repo/root/sub/x.tf': 'x' });
});

/** A layout of the repository in short: `→ target` is a link, and TREE is what holds the repository. */
function layoutOf(texts: Readonly<Record<string, string>>): Layout {
  const content = (text: string) =>
    text.startsWith('→ ') ? { link: text.slice(2).replace('TREE', tree.root) } : text;
  return Object.fromEntries(
    Object.entries(texts).map(([path, text]) => [join('repo', path), content(text)]),
  );
}

/** Files and links in the archive of `root`: `path`, `path -> target`, or the problems. */
async function packRoot(
  texts: Readonly<Record<string, string>>,
  options: Partial<PackOptions> = {},
): Promise<string[]> {
  tree.add(layoutOf(texts));
  try {
    const archive = await packTree(tree.path('repo/root'), options);
    const links = new Map<string, string | undefined>();
    const onReadEntry = ({ type, path, linkpath }: ReadEntry) =>
      type === 'SymbolicLink' && links.set(path, linkpath);
    await list({ file: archive.path, strict: true, onReadEntry });
    await archive.remove();
    const usual = ['main.tf', 'sub', 'sub/x.tf', '.terraformignore'];
    return archive.entries
      .filter(({ path, type }) => !usual.includes(path) && type !== 'directory')
      .map(({ path, type }) => (type === 'link' ? `${path} -> ${links.get(path)}` : path));
  } catch (error) {
    return problemsOf(error);
  }
}

function problemsOf(error: unknown): string[] {
  if (!(error instanceof PackError)) throw error;
  return error.problems.map(({ where, message }) => `${where}: ${message.split(';')[0]}`);
}

const OUTSIDE = 'outside the repository';

describe('links', () => {
  const LAYOUTS: Record<string, [Record<string, string>, string[]]> = {
    'to a file beside it': [{ 'root/l': '→ main.tf' }, ['l -> main.tf']],
    'to a directory inside': [{ 'root/l': '→ sub' }, ['l -> sub']],
    'up and down inside': [{ 'root/sub/l': '→ ../main.tf' }, ['sub/l -> ../main.tf']],
    'written with detours': [{ 'root/l': '→ ./sub/../main.tf' }, ['l -> ./sub/../main.tf']],
    'out of the root and back in': [{ 'root/l': '→ ../root/main.tf' }, ['l -> main.tf']],
    'absolute, inside': [{ 'root/l': '→ TREE/repo/root/main.tf' }, ['l -> main.tf']],
    'absolute, from deeper': [
      { 'root/sub/l': '→ TREE/repo/root/main.tf' },
      ['sub/l -> ../main.tf'],
    ],
    'absolute, a directory': [{ 'root/l': '→ TREE/repo/root/sub' }, ['l -> sub']],
    'to the root itself': [{ 'root/l': '→ .' }, ['l -> .']],
    'to its own directory': [{ 'root/sub/l': '→ ../sub' }, ['sub/l -> ../sub']],
    'to another link': [{ 'root/l': '→ k', 'root/k': '→ main.tf' }, ['k -> main.tf', 'l -> k']],
    'through a linked directory': [
      { 'root/k': '→ sub', 'root/l': '→ k/x.tf' },
      ['k -> sub', 'l -> k/x.tf'],
    ],
    'to a file of the repository': [{ 'shared.tf': 's', 'root/l.tf': '→ ../shared.tf' }, ['l.tf']],
    'to a directory of the repository': [
      { 'shared/a.tf': 's', 'shared/b/c.tf': 's', 'root/l': '→ ../shared' },
      ['l/a.tf', 'l/b/c.tf'],
    ],
    'absolute, to a directory of the repository': [
      { 'shared/a.tf': 's', 'root/l': '→ TREE/repo/shared' },
      ['l/a.tf'],
    ],
    'inside what was followed': [
      {
        'shared/a.tf': 's',
        'shared/k': '→ a.tf',
        'root/l': '→ ../shared',
      },
      ['l/a.tf', 'l/k -> a.tf'],
    ],
    'from what was followed back into the root': [
      { 'shared/k': '→ ../root/main.tf', 'root/l': '→ ../shared' },
      ['l/k -> ../main.tf'],
    ],
    'from what was followed to elsewhere in the repository': [
      {
        'other/o.tf': '',
        'shared/k': '→ ../other',
        'root/l': '→ ../shared',
      },
      ['l/k/o.tf'],
    ],
    'to an empty directory of the repository': [{ 'shared/': '', 'root/l': '→ ../shared' }, []],
    'to a parent': [{ 'root/up': '→ ..' }, [`up: links to .., a directory that contains the link`]],
    'to a parent outside of the repository': [
      { 'root/up': '→ ../..' },
      [`up: links to ../.., ${OUTSIDE}`],
    ],
    'mutual, outside the root': [
      {
        'a/b': '→ ../b',
        'b/a': '→ ../a',
        'root/l': '→ ../a',
      },
      ['l/b/a -> ..'],
    ],
    'to itself': [{ 'root/l': '→ l' }, ['l: links to l, which leads back to itself']],
    'a loop of two': [
      { 'root/k': '→ l', 'root/l': '→ k' },
      ['k: links to l, which leads back to itself', 'l: links to k, which leads back to itself'],
    ],
    dangling: [{ 'root/l': '→ nowhere' }, ['l: links to nowhere, which does not exist']],
    'dangling, outside': [
      { 'root/l': '→ ../../nowhere' },
      ['l: links to ../../nowhere, which does not exist'],
    ],
    'through a file': [
      { 'root/l': '→ main.tf/x' },
      ['l: links to main.tf/x, which does not exist'],
    ],
    'to the environment of the process': [
      { 'root/l': '→ /proc/self/environ' },
      [`l: links to /proc/self/environ, ${OUTSIDE}`],
    ],
    'to a file of the machine': [
      { 'root/sub/l': '→ /etc/passwd' },
      [`sub/l: links to /etc/passwd, ${OUTSIDE}`],
    ],
    'to a file beside the repository': [
      { '../secret': 's', 'root/l': '→ ../../secret' },
      [`l: links to ../../secret, ${OUTSIDE}`],
    ],
    'to a repository of a similar name': [
      { '../repo-2/secret': 's', 'root/l': '→ ../../repo-2/secret' },
      [`l: links to ../../repo-2/secret, ${OUTSIDE}`],
    ],
    'out through an inner link': [
      { 'root/k': '→ ../../', 'root/l': '→ k/repo' },
      [`k: links to ../../, ${OUTSIDE}`],
    ],
    'every one of them, all problems at once': [
      { 'root/a': '→ no', 'root/sub/b': '→ /etc' },
      ['a: links to no, which does not exist', `sub/b: links to /etc, ${OUTSIDE}`],
    ],
    'into the history': [{ '.git/config': 't', 'root/l': '→ ../.git/config' }, []],
    'to state': [{ 'terraform.tfstate': 't', 'root/l.tf': '→ ../terraform.tfstate' }, []],
    'to an untracked credential': [{ '.env': 't', 'root/l.tf': '→ ../.env' }, []],
    'with the name of a credential': [{ plain: 't', 'root/.env': '→ ../plain' }, []],
    'to a directory of credentials': [{ '.aws/x': 't', 'root/l': '→ ../.aws' }, []],
    'to what the rules exclude': [
      {
        'root/.terraformignore': '*.bak\n',
        'o.bak': 't',
        'root/l.tf': '→ ../o.bak',
      },
      [],
    ],
    'to a directory with something excluded': [
      {
        'root/.terraformignore': 'l/a.tf\nb.tf\n',
        's/a.tf': '',
        's/b.tf': '',
        's/c.tf': '',
        'root/l': '→ ../s',
      },
      ['l/c.tf'],
    ],
    'excluded, to outside': [{ 'root/.terraformignore': 'l\n', 'root/l': '→ /etc/passwd' }, []],
    'called .terraform': [{ 'root/.terraform': '→ sub' }, []],
  };
  test.each(Object.entries(LAYOUTS))('%s', async (_, [layout, expected]) => {
    expect(await packRoot(layout)).toEqual(expected);
  });

  test('links that multiply are given up', async () => {
    const layout: Record<string, string> = { 'root/l': '→ ../d0' };
    // Wide and not deep: the way through each link costs time, too.
    for (let at = 0; at < 5; at++) {
      for (let nth = 0; nth < 10; nth++) layout[`d${at}/l${nth}`] = `→ ../d${at + 1}`;
    }
    layout['d5/x'] = '';
    const [first] = await packRoot(layout);
    expect(first).toMatch(/links bring in more than 50000 entries/);
  });

  test('exact matches what a link leads to as a tree of its own', async () => {
    const layout = {
      'root/.terraformignore': '/secret.txt\n/l/kept.txt\n',
      's/secret.txt': '',
      's/kept.txt': '',
      'root/l': '→ ../s',
    };
    expect(await packRoot(layout, { rules: 'exact' })).toEqual(['l/kept.txt']);
    rmSync(tree.path('repo'), { recursive: true });
    tree.add({ 'repo/.git/': '', 'repo/root/main.tf': '' });
    expect(await packRoot(layout)).toEqual([]);
  });

  const pathOf = (name: string) => tree.path(`repo/root/${name}`);
  const CHANGES_WHILE_PACKING: Record<string, [() => void, string | RegExp]> = {
    'a file swapped for a link': [
      () => {
        rmSync(pathOf('main.tf'));
        symlinkSync(tree.path('secret'), pathOf('main.tf'));
      },
      'main.tf: became a link while packing',
    ],
    'a file swapped for another file': [
      () => {
        tree.add({ 'repo/root/new': 'main' });
        renameSync(pathOf('new'), pathOf('main.tf'));
      },
      'main.tf: changed while packing',
    ],
    'a directory swapped for a link': [
      () => {
        renameSync(pathOf('sub'), tree.path('moved'));
        symlinkSync(tree.path('moved'), pathOf('sub'));
      },
      'sub: was replaced while packing',
    ],
    'a directory that vanishes': [
      () => {
        rmSync(pathOf('sub'), { recursive: true });
        mkdirSync(pathOf('other'));
      },
      /^sub: /,
    ],
  };
  test.each(Object.entries(CHANGES_WHILE_PACKING))(
    '%s while packing is noticed',
    async (_, [swap, problem]) => {
      tree.add({ 'repo/.git/HEAD': '', 'repo/root/a/a.pem': 'x', 'repo/root/z.tf': 'z' });
      tree.add({ secret: 'outside' });
      let swapped = false;
      // Git is asked about a/a.pem when the root was looked at and nothing after `a` was read.
      const execute = async () => {
        if (!swapped) swap();
        swapped = true;
        return { exitCode: 0, stdout: '', stderr: '' };
      };
      const packing = packTree(pathOf(''), {}, { execute });
      const problems = await packing.then(() => [], problemsOf);
      if (problem instanceof RegExp) expect(problems[0]).toMatch(problem);
      else expect(problems).toEqual([problem]);
    },
  );
});
