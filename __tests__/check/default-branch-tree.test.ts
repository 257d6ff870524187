/** The files of the default branch, which are planned beside those that are judged. */
import {
  chmodSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { openDefaultBranchTree } from '../../src/plan/default-branch-tree.ts';
import { execute } from '../../src/machine/execute.ts';
import { OWN_TREE } from '../support/own-tree.ts';
import { commitIn, gitIn, initIn } from '../support/git-in.ts';
import { afterEach, expect, test } from '../support/jest.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const OPEN = 'resource "terraform_data" "a" {\n  input = "open"\n}\n';
let tree: ReturnType<typeof openDefaultBranchTree>;
afterEach(() => tree.close());

function repository() {
  const directory = emptyDirectory();
  initIn(directory);
  writeFileSync(join(directory, 'main.tf'), OPEN);
  writeFileSync(join(directory, 'run.sh'), '', { mode: 0o755 });
  symlinkSync('main.tf', join(directory, 'link.tf'));
  const commit = commitIn(directory);
  gitIn(directory, 'update-ref', 'refs/remotes/origin/main', commit);
  gitIn(directory, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/main');
  return directory;
}

function rootIn(workingDirectory: string) {
  const ports = { execute, environment: { PATH: process.env['PATH'] } };
  tree = openDefaultBranchTree({ jobTree: OWN_TREE, workingDirectory }, ports);
  return tree.rootOf(workingDirectory);
}

test('the files of the default branch are those of its last commit', async () => {
  const root = await rootIn(repository());
  expect(readFileSync(join(root, 'main.tf'), 'utf8')).toBe(OPEN);
  expect(readlinkSync(join(root, 'link.tf'))).toBe('main.tf');
  expect(statSync(join(root, 'run.sh')).mode & 0o777).toBe(0o755);
});

test.each([
  ['a file', 'HEAD:main.tf', 'blob', OPEN.replace('open', 'shut')],
  ['a directory', 'HEAD^{tree}', 'tree', ''],
])('%s of a clone with other bytes under its old id is refused', async (_, name, type, text) => {
  const directory = repository();
  const id = gitIn(directory, 'rev-parse', name);
  const path = join(directory, '.git/objects', id.slice(0, 2), id.slice(2));
  chmodSync(path, 0o644);
  writeFileSync(path, deflateSync(`${type} ${text.length}\0${text}`));
  await expect(rootIn(directory)).rejects.toThrow(/has other ones in their place/);
});
