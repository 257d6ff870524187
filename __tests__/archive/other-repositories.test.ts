import { beforeEach, expect, test } from '../support/jest.ts';
import { openRepository, type Repository } from '../support/repository.ts';
import { packTree } from '../support/pack-tree.ts';
import { makeTree, type Tree } from '../support/tree.ts';

const MESSAGE =
  'holds another repository, in which git is not run; make it a submodule, or keep it out with a rule';

let tree: Tree;
let job: Repository;
beforeEach(() => {
  tree = makeTree({});
  job = openRepository(tree.path('job'));
  job.commit({ 'main.tf': '', 'modules/net/main.tf': '' });
});

async function warnings(root: string): Promise<{ at: string; message: string }[]> {
  const archive = await packTree(tree.path(root), { workspace: job.root });
  await archive.remove();
  return archive.warnings;
}

test('a checkout below the packed directory is named', async () => {
  openRepository(tree.path('job/modules/other')).commit({ 'main.tf': '' });
  expect(await warnings('job')).toEqual([{ at: 'modules/other', message: MESSAGE }]);
  expect(await warnings('job/modules')).toEqual([{ at: 'other', message: MESSAGE }]);
});

test('the packed directory is one itself', async () => {
  openRepository(tree.path('job/other')).commit({ 'main.tf': '' });
  expect(await warnings('job/other')).toEqual([{ at: '.', message: MESSAGE }]);
});

const ABOVE =
  'is another repository than the one of the job, and git is not run in it; make it a submodule, or remove it';

test('one between the checkout and the packed directory is named', async () => {
  openRepository(tree.path('job/modules')).commit({ 'net/main.tf': '' });
  expect(await warnings('job/modules/net')).toEqual([{ at: '..', message: ABOVE }]);
  job.git('init', '-q', '--bare', 'modules/bare');
  job.write({ 'modules/bare/a/b/main.tf': '' });
  expect(await warnings('job/modules/bare/a/b')).toEqual([
    { at: '../../..', message: ABOVE },
    { at: '../..', message: ABOVE },
  ]);
});

test('a submodule above the packed directory is part of the checkout', async () => {
  openRepository(tree.path('library')).commit({ 'net/x.tf': '' });
  const local = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q'];
  job.git(...local, tree.path('library'), 'library');
  expect(await warnings('job/library/net')).toEqual([]);
});

test('a bare repository is named, wherever it lies', async () => {
  job.git('init', '-q', '--bare', 'modules/net/bare');
  expect(await warnings('job')).toEqual([{ at: 'modules/net/bare', message: MESSAGE }]);
  expect(await warnings('job/modules/net/bare')).toEqual([{ at: '.', message: MESSAGE }]);
});

test('nothing is said of submodules, worktrees, and modules that `terraform init` fetched', async () => {
  openRepository(tree.path('library')).commit({ 'x.tf': '' });
  const local = ['-c', 'protocol.file.allow=always', 'submodule', 'add', '-q'];
  job.git(...local, tree.path('library'), 'library');
  job.git('worktree', 'add', '-q', 'tree');
  openRepository(tree.path('job/.terraform/modules/net')).commit({ 'main.tf': '' });
  expect(await warnings('job')).toEqual([]);
});

test('nothing is said of what does not ship', async () => {
  openRepository(tree.path('job/other')).commit({ 'main.tf': '' });
  job.write({ '.terraformignore': 'other/\n' });
  expect(await warnings('job')).toEqual([]);
});
