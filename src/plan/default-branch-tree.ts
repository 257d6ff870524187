/**
 * The other side of a comparison: the files of the default branch, written into a directory that is deleted afterwards, to
 * plan them by the same engine as the files that are judged. A pull request chooses none of them.
 */
import { mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import { findAround } from '../machine/find-repository.ts';
import { writeCommit } from '../machine/git-objects.ts';
import { defaultBranchCommit } from '../settings/files-of-default-branch.ts';
import { jobDirectoryOf, type JobTree } from '../trust/tree.ts';
import { makeTemporary, removeTemporary } from '../machine/temporary.ts';

/** Opens the tree. Nothing is fetched or written before the first `rootOf`; `close` deletes what was written. */
export function openDefaultBranchTree(
  { jobTree, workingDirectory }: { jobTree: JobTree; workingDirectory: string },
  ports: GitPorts,
): { rootOf: (root: string) => Promise<string>; close: () => void } {
  const workspace = jobDirectoryOf(jobTree, workingDirectory);
  /** By root of the repository: the directory with the files of its default branch. */
  const directories = new Map<string, Promise<string>>();
  const temporaryDirectories: string[] = [];
  const writeFiles = async (repositoryRoot: string): Promise<string> => {
    const { commit, repository } = await defaultBranchCommit(repositoryRoot, jobTree, ports);
    const root = makeTemporary('plangate-default-branch-');
    temporaryDirectories.push(root);
    // What it plans decides which failures are old. Git itself does not compare what it reads with its id.
    if (!(await writeCommit(commit, repository, root, ports))) {
      throw new Error('git has not all of its files, or has other ones in their place');
    }
    return root;
  };
  return {
    /** Where the default branch has what is in this absolute directory of the checkout. Rejects with a sentence. */
    async rootOf(root) {
      const repository = findAround(root, workspace).repository?.root;
      if (repository === undefined) throw new Error('its files are in no git repository');
      const writing = directories.get(repository) ?? writeFiles(repository);
      directories.set(repository, writing);
      const rootOnBranch = join(await writing, relative(repository, root));
      // Git knows no empty directories. One without files has nothing to plan.
      mkdirSync(rootOnBranch, { recursive: true });
      return rootOnBranch;
    },
    close: () => {
      for (const root of temporaryDirectories) removeTemporary(root);
    },
  };
}
