/** Where links may lead: 30 layouts, each right, none that hangs. */
import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { list, type ReadEntry } from 'tar';
import { PackError, type PackOptions } from '../../src/archive/archive.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { packTree } from '../support/pack-tree.ts';
import { textCases } from '../support/text-cases.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';

let tree: Tree;
beforeEach(() => {
  tree = makeTree({ 'repo/.git/': '', 'repo/root/main.tf': 'main', 'repo/root/sub/x.tf': 'x' });
});

/** `PATH → TARGET` is a link, and TREE in it what holds the repository; `PATH has LINE LINE` a file with lines. */
function layoutOf(lines: readonly string[]): Layout {
  const entries = lines.map((line) => {
    const [path = '', target] = line.split(' → ');
    const [name = '', text = ''] = path.split(' has ');
    const link = target?.replace('TREE', tree.root);
    const content = link === undefined ? text.replaceAll(' ', '\n') : { link };
    return [join('repo', name), content] as const;
  });
  return Object.fromEntries(entries);
}

/** Files and links in the archive of `root`: `path`, `path -> target`, or the problems. */
async function packRoot(
  lines: readonly string[],
  options: Partial<PackOptions> = {},
): Promise<string[]> {
  tree.add(layoutOf(lines));
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

describe('a link', () => {
  test.each(textCases('links.txt'))(
    'is shipped or refused as the case says: $what',
    async ({ text, said }) => {
      expect(await packRoot(text.trimEnd().split('\n'))).toEqual(said);
    },
  );

  test('that leads through more and more links is refused', async () => {
    const layout = ['root/l → ../d0', 'd5/x'];
    // Wide and not deep: the way through each link costs time, too.
    for (let at = 0; at < 5; at++) {
      for (let nth = 0; nth < 10; nth++) layout.push(`d${at}/l${nth} → ../d${at + 1}`);
    }
    const [first] = await packRoot(layout);
    expect(first).toMatch(/links bring in more than 50000 entries/);
  });

  test('is matched with what it leads to as one tree, by exact', async () => {
    const rules = 'root/.terraformignore has /secret.txt /l/kept.txt';
    const layout = [rules, 's/secret.txt', 's/kept.txt', 'root/l → ../s'];
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
