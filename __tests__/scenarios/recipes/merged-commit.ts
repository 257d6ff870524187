/** The last commit of a default branch whose files a test has as a list. */
import { gitIn } from '../../support/git-in.ts';
import { emptyDirectory } from '../../support/empty-directory.ts';
import { openRepository } from '../../support/repository.ts';

/** Commits the files and gives the commit to the clone of a job, so that git lists its directories there. @returns its id */
export function mergedCommit(clone: string, files: Readonly<Record<string, string>>): string {
  const { root, commit } = openRepository(emptyDirectory());
  const head = commit({ ...files });
  gitIn(clone, 'fetch', '--quiet', `file://${root}`, head);
  return head;
}
