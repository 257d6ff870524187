import { describe, expect, test } from '../support/jest.ts';
import { listArchive, packTree } from '../support/pack-tree.ts';
import { makeTree, type Layout } from '../support/tree.ts';

let tree = makeTree();

async function packed(layout: Layout) {
  tree = makeTree(layout);
  const archive = await packTree(tree.root);
  const listed = await listArchive(archive.path);
  await archive.remove();
  return { ...archive, listed };
}

describe('packing a directory', () => {
  test('ships files, directories and empty directories in the order of their bytes', async () => {
    const layout = { 'a/x.tf': '1', 'a-b.tf': '2', 'a0.tf': '3', 'empty/': '', 'é.tf': '4' };
    const { entries, listed, contentBytes } = await packed(layout);
    expect(entries).toEqual([
      { path: 'a', type: 'directory', size: 0 },
      { path: 'a-b.tf', type: 'file', size: 1 },
      { path: 'a/x.tf', type: 'file', size: 1 },
      { path: 'a0.tf', type: 'file', size: 1 },
      { path: 'empty', type: 'directory', size: 0 },
      { path: 'é.tf', type: 'file', size: 1 },
    ]);
    expect(listed).toEqual(['a/', 'a-b.tf', 'a/x.tf', 'a0.tf', 'empty/', 'é.tf']);
    expect(contentBytes).toBe(4);
  });

  test('names the configuration that may call a module above it', async () => {
    const call = 'module "up" {\n  source = "../up"\n}\n';
    const { climbing } = await packed({
      'above.tf': call,
      'beside.tf': call.replace('../', './'),
      'long.tofu': `#${' '.repeat(70_000)}`,
      'notes.md': call,
    });
    // A long file is not searched, so it may.
    expect(climbing).toEqual(['above.tf', 'long.tofu']);
  });
});
