import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findCheckout, findRepository } from '../../src/git/find-repository.ts';
import { execute } from '../../src/git/execute.ts';
import { listTrackedFiles, NO_REPOSITORY } from '../../src/git/ask-git.ts';
import { openRepository } from '../support/repository.ts';
import { makeTree, type Tree } from '../support/tree.ts';

let tree: Tree;
beforeEach(() => {
  tree = makeTree({ 'a.tf': '', 'sub/é b\n.tf': '', untracked: '' });
});
afterEach(() => tree.remove());

test('lists what is in the index, relative to the directory, whatever the names', async () => {
  expect(await listTrackedFiles(tree.root, execute)).toEqual({ unknown: NO_REPOSITORY });

  await execute('git', ['init', '-q'], { cwd: tree.root });
  await execute('git', ['add', 'a.tf', 'sub'], { cwd: tree.root });
  expect(await listTrackedFiles(tree.root, execute)).toEqual(new Set(['a.tf', 'sub/é b\n.tf']));
  expect(await listTrackedFiles(tree.path('sub'), execute)).toEqual(new Set(['é b\n.tf']));
});

test('no program that the repository names is started', async () => {
  await execute('git', ['init', '-q'], { cwd: tree.root });
  tree.add({ 'hook.sh': `#!/bin/sh\ntouch ${tree.path('started')}\n` });
  await execute('chmod', ['+x', 'hook.sh'], { cwd: tree.root });
  await execute('git', ['config', 'core.fsmonitor', './hook.sh'], { cwd: tree.root });
  await listTrackedFiles(tree.root, execute);
  const { stdout } = await execute('ls', [], { cwd: tree.root });
  expect(stdout).not.toContain('started');
});

test('why git could not tell is said', async () => {
  const failing = async () => ({
    exitCode: 128,
    stdout: '',
    stderr: 'fatal: detected dubious ownership\nmore',
  });
  expect(await listTrackedFiles(tree.root, failing)).toEqual({
    unknown: 'fatal: detected dubious ownership',
  });
});

test('a submodule is part of what brings it along; another checkout and a worktree are not', () => {
  const outer = openRepository(tree.path('outer'));
  outer.commit({ 'a.tf': '' });
  openRepository(tree.path('library')).commit({ 'x/b.tf': '' });
  const local = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q'];
  outer.git(...local, tree.path('library'), 'deep/library');
  outer.git('worktree', 'add', '-q', 'tree');
  openRepository(tree.path('outer/other')).commit({ 'c.tf': '' });
  const found = ['deep/library/x', 'deep', 'tree', 'other'].map((path) =>
    findCheckout(tree.path(`outer/${path}`)),
  );
  expect(found).toEqual([
    outer.root,
    outer.root,
    ...['tree', 'other'].map((path) => tree.path(`outer/${path}`)),
  ]);
  expect(findRepository(tree.path('outer/deep/library/x'))).toBe(tree.path('outer/deep/library'));
});

test('the repository is the nearest directory with a .git', () => {
  tree.add({ 'r/.git/HEAD': '', 'r/m/.git': 'gitdir: x', 'r/a/b/': '' });
  expect(findRepository(tree.path('r/a/b'))).toBe(tree.path('r'));
  expect(findRepository(tree.path('r/m'))).toBe(tree.path('r/m'));
});
