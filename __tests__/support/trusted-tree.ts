/** What counts in a job in place of a checkout that is judged. */
import { execute } from '../../src/machine/execute.ts';
import type { CommitId } from '../../src/model/commit-id.ts';
import type { DecidingFiles, FileTree } from '../../src/model/file-tree.ts';
import { filesOfClone, readTree } from '../../src/settings/files-of-default-branch.ts';
import { openAt } from '../../src/machine/find-repository.ts';
import { trustedCommit, treeOfCommit } from '../../src/trust/git-files.ts';
import { treeOf, type JobTree, type ProposedTree } from '../../src/trust/tree.ts';

export const GIT_PORTS = { execute, environment: { PATH: process.env['PATH'] } };

/** The tree of a job that judges a clone. @param more in place of the default branch that the clone knows */
export function proposedTree(root: string, more: Partial<ProposedTree> = {}): JobTree {
  return treeOf(true, {
    workspace: root,
    trusted: (repository) => filesOfClone(repository, GIT_PORTS),
    trustedCommit: (repository) =>
      trustedCommit({ repository: openAt(repository), branch: undefined }, GIT_PORTS),
    ...more,
  });
}

/** The files of a commit, as they are read where they decide. */
export function filesOfCommit(root: string, commit: CommitId): DecidingFiles {
  const repository = openAt(root);
  if (repository === undefined) throw new Error(`no repository at ${root}`);
  return readTree(treeOfCommit(commit, repository, GIT_PORTS));
}

/** Files of one directory, from their texts. */
export function treeInMemory(texts: Readonly<Record<string, string>>): FileTree {
  const entries = Object.keys(texts).map((name) => ({ name, kind: 'file' as const }));
  return {
    of: 'commit',
    commit: () => undefined,
    list: async () => entries,
    async look(path) {
      const text = texts[path];
      if (path === '') return { kind: 'directory', entries };
      if (text === undefined) return { kind: 'absent' };
      return { kind: 'file', bytes: async () => Buffer.from(text) };
    },
  };
}
