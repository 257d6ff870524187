/**
 * Merges of the base branch that git makes by itself: whoever pushes one, by a button or by git, had no hand in the change.
 * Nothing that a commit says of itself proves that, so its tree is made again.
 */
import { remakeMerge, type GitPorts } from '../machine/ask-git.ts';
import { findKnownRepository, type Repository } from '../machine/find-repository.ts';
import { readCommits } from '../machine/git-objects.ts';
import { readCommitId } from '../model/commit-id.ts';
import { isShallow } from './branch-history.ts';

/** More of them are not looked at: who pushed the others counts. */
const MOST_MERGES = 20;

/** A commit that was pushed alone, and the head before it. */
export interface PushedMerge {
  id: string;
  before: string;
}

/**
 * @param isOfBase whether the base branch has a commit
 * @returns ids of those that are clean; `why`, as a sentence, where this job cannot know it of all
 */
export async function findCleanMerges(
  pushed: readonly PushedMerge[],
  isOfBase: (commit: string) => Promise<boolean>,
  { workingDirectory, ports }: { workingDirectory: string; ports: GitPorts },
): Promise<{ clean: ReadonlySet<string>; why?: string }> {
  const clean = new Set<string>();
  if (pushed.length === 0) return { clean };
  const repository = wholeClone(workingDirectory);
  if (repository === undefined) return { clean, why: NO_CLONE };
  const ids = pushed.flatMap(({ id }) => readCommitId(id) ?? []);
  const commits = await readCommits(ids, repository, ports);
  for (const { id, before } of pushed.slice(0, MOST_MERGES)) {
    const { tree, parents = [] } = commits.get(id) ?? {};
    const [first, second, third] = parents;
    if (first === undefined || second === undefined || third !== undefined) continue;
    if (first !== before || !(await isOfBase(second))) continue;
    const remade = await remakeMerge([first, second], repository, ports);
    if (remade !== undefined && remade === tree) clean.add(id);
  }
  return commits.size < pushed.length ? { clean, why: NO_CLONE } : { clean };
}

/** Whether merges can be made again here. */
export function isHistoryKnown(workingDirectory: string): boolean {
  return wholeClone(workingDirectory) !== undefined;
}

/** Undefined also for a history that is cut: it has other merge bases. */
function wholeClone(workingDirectory: string): Repository | undefined {
  const repository = findKnownRepository(workingDirectory, workingDirectory);
  if (repository === undefined) return undefined;
  return isShallow(repository) ? undefined : repository;
}

const NO_CLONE =
  'A push that only merges the base branch excludes nobody, and this job cannot see whether one does no more: check out the default branch with `fetch-depth: 0`.';
