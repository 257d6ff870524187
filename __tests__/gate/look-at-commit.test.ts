/** What a commit has that the service takes by itself. */
import { readConnection, type ReadyWorkspace } from '../../src/gate/find-workspace.ts';
import type { Job } from '../../src/gate/job.ts';
import { refuseIncompleteCommit } from '../../src/gate/look-at-commit.ts';
import type { VersionControl } from '../../src/gate/result.ts';
import type { Workspace } from '../../src/client/wire/workspace.ts';
import { afterEach, beforeEach, expect, test } from '../support/jest.ts';
import { makeTree, type Tree } from '../support/tree.ts';

let tree: Tree;
beforeEach(() => {
  tree = makeTree({
    'net/main.tf': 'module "m" {\n  source = "../library/vpc"\n}\n',
    'library/': '',
  });
});
afterEach(() => tree.remove());

const SLUG = 'acme/infra';
const versionControl = {
  change: { slug: SLUG, repository: `https://github.com/${SLUG}` },
} as VersionControl;

/** Whether the gate stays closed over a commit with a submodule at this path. */
async function closes(path: string, ingressSubmodules: boolean | undefined): Promise<boolean> {
  const attributes = {
    name: 'net',
    'vcs-repo': { identifier: SLUG, 'ingress-submodules': ingressSubmodules },
  };
  const connection = readConnection(
    { id: 'ws-1', type: 'workspaces', attributes } as Workspace,
    versionControl,
    { name: 'net', directory: '/repo' },
  );
  const workspace = { name: 'net', root: tree.root, workingDirectory: 'net', connection };
  const committed = async () => new Map([[path, '160000']]);
  const looking = refuseIncompleteCommit(
    workspace as unknown as ReadyWorkspace,
    { ...versionControl, committed },
    { options: {}, ended: () => undefined } as unknown as Job,
  );
  return looking.then(
    () => false,
    () => true,
  );
}

test('a submodule closes the gate only if it is read, and the service does not clone it', async () => {
  expect(await closes('library', undefined)).toBe(true);
  expect(await closes('library', false)).toBe(true);
  expect(await closes('library', true)).toBe(false);
  expect(await closes('docs', false)).toBe(false);
});

test('without a repository, the changes of the pull request are looked through', async () => {
  const workspace = { name: 'net', root: tree.root, workingDirectory: 'net' };
  const look = (...changed: string[]) =>
    refuseIncompleteCommit(
      workspace as unknown as ReadyWorkspace,
      { ...versionControl, committed: async () => undefined },
      { proposal: { changedFiles: async () => changed } } as unknown as Job,
    );
  await expect(look('net/.terraform/modules/modules.json')).rejects.toThrow(
    'is among the files that this pull request changes',
  );
  await expect(look('net/.terraform')).rejects.toThrow('is among the files');
  await expect(look('net/main.tf', '.terraform/modules/modules.json')).resolves.toBeUndefined();
});
