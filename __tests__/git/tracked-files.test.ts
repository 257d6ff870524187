import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findRepository } from '../../src/git/find-repository.ts';
import { execute } from '../../src/git/execute.ts';
import { listTrackedFiles } from '../../src/git/tracked-files.ts';
import { makeTree, type Tree } from '../support/tree.ts';

let tree: Tree;
beforeEach(() => {
  tree = makeTree({ 'a.tf': '', 'sub/é b\n.tf': '', untracked: '' });
});
afterEach(() => tree.remove());

test('lists what is in the index, relative to the directory, whatever the names', async () => {
  const warnings: { at: string; message: string }[] = [];
  expect(await listTrackedFiles(tree.root, execute, warnings)).toEqual(new Set());
  expect(warnings).toEqual([]);

  await execute('git', ['init', '-q'], { cwd: tree.root });
  await execute('git', ['add', 'a.tf', 'sub'], { cwd: tree.root });
  expect(await listTrackedFiles(tree.root, execute, warnings)).toEqual(
    new Set(['a.tf', 'sub/é b\n.tf']),
  );
  expect(await listTrackedFiles(tree.path('sub'), execute, warnings)).toEqual(
    new Set(['é b\n.tf']),
  );
  expect(warnings).toEqual([]);
});

test('no program that the repository names is started', async () => {
  await execute('git', ['init', '-q'], { cwd: tree.root });
  tree.add({ 'hook.sh': `#!/bin/sh\ntouch ${tree.path('started')}\n` });
  await execute('chmod', ['+x', 'hook.sh'], { cwd: tree.root });
  await execute('git', ['config', 'core.fsmonitor', './hook.sh'], { cwd: tree.root });
  await listTrackedFiles(tree.root, execute, []);
  const { stdout } = await execute('ls', [], { cwd: tree.root });
  expect(stdout).not.toContain('started');
});

test('why git could not tell is said', async () => {
  const warnings: { at: string; message: string }[] = [];
  const failing = async () => ({
    exitCode: 128,
    stdout: '',
    stderr: 'fatal: detected dubious ownership\nmore',
  });
  expect(await listTrackedFiles(tree.root, failing, warnings)).toEqual(new Set());
  expect(warnings.map(({ message }) => message)).toEqual([
    'git could not tell which files are tracked (fatal: detected dubious ownership); files that look like credentials are withheld',
  ]);
});

test('the repository is the nearest directory with a .git', () => {
  tree.add({ 'r/.git/HEAD': '', 'r/m/.git': 'gitdir: x', 'r/a/b/': '' });
  expect(findRepository(tree.path('r/a/b'))).toBe(tree.path('r'));
  expect(findRepository(tree.path('r/m'))).toBe(tree.path('r/m'));
});
