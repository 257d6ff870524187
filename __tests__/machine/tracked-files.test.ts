import { execFileSync } from 'node:child_process';
import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAround, findCheckout, findRepository } from '../../src/machine/find-repository.ts';
import { execute } from '../../src/machine/execute.ts';
import { listTrackedFiles, NO_REPOSITORY } from '../../src/machine/ask-git.ts';
import { gitIn, initIn } from '../support/git-in.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '../support/jest.ts';
import { openRepository } from '../support/repository.ts';
import { makeTree, type Layout, type Tree } from '../support/tree.ts';

let tree: Tree;
beforeEach(() => {
  tree = makeTree({ 'a.tf': '', 'sub/é b\n.tf': '', untracked: '' });
});
afterEach(() => tree.remove());

const ports = () => ({ execute, environment: { PATH: process.env['PATH'], HOME: tree.root } });
const trackedIn = (within: Tree, path = '.', workspace = '.') =>
  listTrackedFiles(within.path(path), within.path(workspace), ports());
const tracked = (path?: string, workspace?: string) => trackedIn(tree, path, workspace);
const git = (...args: string[]) => gitIn(tree.root, ...args);

test('tracked files are those of the index, with any names', async () => {
  expect(await tracked()).toEqual({ unknown: NO_REPOSITORY });
  initIn(tree.root);
  git('add', 'a.tf', 'sub');
  expect(await tracked()).toEqual(new Set(['a.tf', 'sub/é b\n.tf']));
});

test('no program that the repository names is started', async () => {
  initIn(tree.root);
  tree.add({ 'hook.sh': `#!/bin/sh\ntouch ${tree.path('started')}\n` });
  execFileSync('chmod', ['+x', 'hook.sh'], { cwd: tree.root });
  git('config', 'core.fsmonitor', './hook.sh');
  await tracked();
  expect(execFileSync('ls', { cwd: tree.root, encoding: 'utf8' })).not.toContain('started');
});

test('git without an answer is reported with its reason', async () => {
  initIn(tree.root);
  const failing = async () => ({ exitCode: 128, stdout: '', stderr: 'fatal: bad index\nmore' });
  const asked = listTrackedFiles(tree.root, tree.root, { execute: failing, environment: {} });
  expect(await asked).toEqual({ unknown: 'fatal: bad index' });
});

describe('an index', () => {
  test.each<[string, () => void]>([
    ['is missing', () => rmSync(tree.path('r/.git/index'))],
    ['is empty', () => void openRepository(tree.path('r')).git('read-tree', '--empty')],
    ['is cut', () => writeFileSync(tree.path('r/.git/index'), '')],
    ['is something else', () => writeFileSync(tree.path('r/.git/index'), 'x'.repeat(200))],
  ])('that %s leaves unknown what is tracked', async (_, spoil) => {
    openRepository(tree.path('r')).commit({ 'prod.auto.tfvars': 'x' });
    spoil();
    expect(await tracked('r', 'r')).toEqual({
      unknown: expect.stringMatching(/index|empty|signature/),
    });
  });

  test('without any commit means that nothing is tracked', async () => {
    initIn(tree.root);
    expect(await tracked()).toEqual(new Set());
  });
});

describe('a repository of another user', () => {
  const isRoot = process.getuid?.() === 0;
  const testAsRoot = isRoot ? test : test.skip;
  testAsRoot('is asked only where the person names it', async () => {
    openRepository(tree.path('r')).commit({ 'a.tf': '' });
    chownSync(tree.path('r'), 12_345, 12_345);
    const dubious = `fatal: detected dubious ownership in repository at '${tree.path('r')}'`;
    expect(await tracked('r', 'r')).toEqual({ unknown: dubious, isOfAnotherUser: true });
    for (const named of ['*', tree.path('r'), tree.path('*')]) {
      tree.add({ '.gitconfig': `[safe]\n\tdirectory = ${named}\n` });
      expect(await tracked('r', 'r')).toEqual(new Set(['a.tf']));
      rmSync(tree.path('.gitconfig'));
    }
    tree.add({ '.gitconfig': '[safe]\n\tdirectory = *\n\tdirectory =\n' });
    expect(await tracked('r', 'r')).toEqual({ unknown: dubious, isOfAnotherUser: true });
  });
});

describe('submodules and worktrees', () => {
  let outer: ReturnType<typeof openRepository>;
  let checkouts: Tree;
  const at = (name: string) => checkouts.path(name);
  beforeAll(() => {
    checkouts = makeTree({});
    outer = openRepository(at('outer'));
    outer.commit({ 'a.tf': '' });
    openRepository(at('inner')).commit({ 'i.tf': '' });
    const library = openRepository(at('library'));
    library.commit({ 'x/b.tf': '' });
    const local = ['-c', 'protocol.file.allow=always', 'submodule'];
    library.git(...local, 'add', '-q', at('inner'), 'inner');
    library.commit();
    outer.git(...local, 'add', '-q', at('library'), 'deep/library');
    outer.git(...local, 'update', '-q', '--init', '--recursive');
    outer.commit();
    outer.git('worktree', 'add', '-q', 'tree');
    openRepository(at('outer/other')).commit({ 'c.tf': '' });
  });

  test('belong to the repository around them: submodules do, other checkouts and worktrees do not', () => {
    const found = ['deep/library/x', 'deep', 'tree', 'other'].map((path) =>
      findCheckout(at(`outer/${path}`)),
    );
    const alone = ['tree', 'other'].map((path) => at(`outer/${path}`));
    expect(found).toEqual([outer.root, outer.root, ...alone]);
    expect(findRepository(at('outer/deep/library/x'))).toBe(at('outer/deep/library'));
  });

  test('are each asked what they track', async () => {
    expect(await trackedIn(checkouts, 'outer/deep/library', 'outer')).toEqual(
      new Set(['.gitmodules', 'inner', 'x/b.tf']),
    );
    expect(await trackedIn(checkouts, 'outer/deep/library/inner', 'outer')).toEqual(
      new Set(['i.tf']),
    );
    expect(await trackedIn(checkouts, 'outer/tree', 'outer')).toEqual(
      new Set(['.gitmodules', 'a.tf', 'deep/library']),
    );
  });

  test('have the directories in them: of a worktree its own, of a submodule those of what is around', () => {
    const around = (path: string) => findAround(at(`outer/${path}`), outer.root);
    expect(around('tree').repository?.root).toBe(at('outer/tree'));
    expect(around('deep/library/x')).toEqual({
      repository: { root: outer.root, gitDirectory: join(outer.root, '.git') },
      others: [],
    });
  });

  test('may be the checkout of a job', async () => {
    outer.git('worktree', 'add', '-q', at('job'), '-b', 'job');
    expect(await trackedIn(checkouts, 'job', 'job')).toEqual(
      new Set(['.gitmodules', 'a.tf', 'deep/library']),
    );
  });

  test('are named and not asked where they are another checkout', async () => {
    expect(await trackedIn(checkouts, 'outer/other', 'outer')).toEqual({
      unknown: `${at('outer/other')} holds a repository of its own, and only the repository checked out by the job is read`,
    });
    expect(findAround(at('outer/other'), outer.root)).toEqual({
      repository: { root: outer.root, gitDirectory: join(outer.root, '.git') },
      others: [at('outer/other')],
    });
  });

  test('are no repository of the job under another name', async () => {
    const elsewhere = (gitdir: string) => ({ 'outer/evil/.git': `gitdir: ${gitdir}\n` });
    const linked = (link: string) => ({ 'outer/evil/.git': { link } });
    const planted: Record<string, Layout> = {
      'a file that leads to another repository': elsewhere('../../inner/.git'),
      'one that leads to the outer one': elsewhere('../.git'),
      'one that leads to a submodule of the checkout': elsewhere('../.git/modules/deep/library'),
      'one that leads to a worktree': elsewhere('../.git/worktrees/tree'),
      'one that leads nowhere': elsewhere('/nowhere'),
      'a link to it': linked('../.git'),
      'a link to the file of a submodule': linked('../deep/library/.git'),
      'a directory with its own commondir': {
        'outer/evil/.git/HEAD': 'ref: refs/heads/main\n',
        'outer/evil/.git/commondir': '../../.git\n',
        'outer/evil/.git/gitdir': `${at('outer/evil/.git')}\n`,
      },
    };
    const unknown = expect.stringContaining('only the repository checked out by the job is read');
    for (const [what, layout] of Object.entries(planted)) {
      checkouts.add(layout);
      expect([what, await trackedIn(checkouts, 'outer/evil', 'outer')]).toEqual([
        what,
        { unknown },
      ]);
      expect([what, findAround(at('outer/evil'), outer.root).others]).toEqual([
        what,
        [at('outer/evil')],
      ]);
      rmSync(at('outer/evil'), { recursive: true });
    }
    // A whole repository that was moved there.
    renameSync(at('outer/other'), at('outer/evil'));
    expect(await trackedIn(checkouts, 'outer/evil', 'outer')).toEqual({ unknown });
    renameSync(at('outer/evil'), at('outer/other'));
  });
});

test('the repository is the nearest directory with a .git', () => {
  tree.add({ 'r/.git/HEAD': '', 'r/m/.git': 'gitdir: x', 'r/a/b/': '' });
  expect(findRepository(tree.path('r/a/b'))).toBe(tree.path('r'));
  expect(findRepository(tree.path('r/m'))).toBe(tree.path('r/m'));
});

describe('the outermost repository on the path', () => {
  beforeEach(() => tree.add({ 'w/.git/HEAD': '', 'w/x/.git/HEAD': '', 'w/x/y/.git/HEAD': '' }));
  const around = (directory: string, workspace: string) => {
    const { repository, others } = findAround(tree.path(directory), tree.path(workspace));
    return [repository?.root, ...others].map((path) => path && path.slice(tree.root.length + 1));
  };
  test.each([
    ['w/x/y', 'w', ['w', 'w/x', 'w/x/y']],
    ['w/x/y', '.', ['w', 'w/x', 'w/x/y']],
    ['w/x/y', 'w/x', ['w/x', 'w/x/y']],
    ['w', 'w', ['w']],
    // Nothing below the workspace: then what is above it.
    ['w/z', 'w/z', ['w']],
    // Elsewhere: from where the two part.
    ['w/x/y', 'sub', ['w', 'w/x', 'w/x/y']],
    ['w/x/y', 'w/z', ['w/x', 'w/x/y']],
    ['sub', 'w', [undefined]],
  ])('is found: %s from %s: %j', (directory, workspace, expected) => {
    tree.add({ 'w/z/': '' });
    expect(around(directory, workspace)).toEqual(expected);
  });
});
