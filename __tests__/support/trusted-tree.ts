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

/** Files from their texts, by their paths; `{ link }` is a link. */
export function treeInMemory(files: Readonly<Record<string, string | { link: string }>>): FileTree {
  const entriesIn = (directory: string) => {
    const inside = directory === '' ? '' : `${directory}/`;
    const kinds = new Map<string, 'file' | 'link' | 'directory'>();
    for (const [path, content] of Object.entries(files)) {
      if (!path.startsWith(inside)) continue;
      const [name = '', ...below] = path.slice(inside.length).split('/');
      const kind = typeof content === 'string' ? 'file' : 'link';
      kinds.set(name, below.length > 0 ? 'directory' : kind);
    }
    return Array.from(kinds, ([name, kind]) => ({ name, kind }));
  };
  const look: FileTree['look'] = async (path) => {
    const content = files[path];
    if (typeof content === 'string') {
      return { kind: 'file', id: content, bytes: async () => Buffer.from(content) };
    }
    if (content !== undefined) return { kind: 'link', target: content.link };
    const entries = entriesIn(path);
    if (path === '' || entries.length > 0) return { kind: 'directory', entries };
    return { kind: 'absent' };
  };
  return {
    of: 'commit',
    commit: () => undefined,
    async list(directory) {
      const found = await look(directory);
      return found.kind === 'directory' ? found.entries : undefined;
    },
    look,
  };
}
