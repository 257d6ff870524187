/**
 * The files of the default branch, written into a directory that is deleted afterwards: to plan them by the
 * same engine as the files that are judged. A pull request chooses none of them.
 */
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { GitPorts } from '../machine/ask-git.ts';
import { findAround, isBelow, openAt } from '../machine/find-repository.ts';
import { writeCommit } from '../machine/git-objects.ts';
import { trustedCommit } from '../trust/git-files.ts';
import { jobDirectoryOf, type JobTree, type TrustedCommit } from '../trust/tree.ts';

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
    const { commit, repository } = await commitOf(repositoryRoot, jobTree, ports);
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'plangate-default-branch-')));
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
      if (repository === undefined || !isBelow(root, repository)) {
        throw new Error('its files are in no git repository');
      }
      const writing = directories.get(repository) ?? writeFiles(repository);
      directories.set(repository, writing);
      const rootOnBranch = join(await writing, relative(repository, root));
      // Git knows no empty directories. One without files has nothing to plan.
      mkdirSync(rootOnBranch, { recursive: true });
      return rootOnBranch;
    },
    close: () => {
      for (const root of temporaryDirectories) rmSync(root, { recursive: true, force: true });
    },
  };
}

/** The last commit of the default branch. Rejects with the end of a sentence. */
async function commitOf(root: string, jobTree: JobTree, ports: GitPorts): Promise<TrustedCommit> {
  if (!jobTree.proposed) {
    return trustedCommit({ repository: openAt(root), branch: undefined }, ports);
  }
  if (jobTree.trustedCommit === undefined) throw new Error('this host names no commit of it');
  return jobTree.trustedCommit(root);
}
