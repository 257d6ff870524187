/** Which pushes may be merges of the base branch, by what the host says, and which commits that branch has. */
import type { BranchPush, CommandApi } from '../hosts/github/calls.ts';
import { onHostError } from '../hosts/host-error.ts';
import type { PushedMerge } from '../trust/clean-merges.ts';

/** Pushes of a commit with two parents, of which the first is the head before. */
export function pushedMerges(
  pushes: readonly BranchPush[],
  commits: readonly { id: string; parents: readonly string[] }[],
): PushedMerge[] {
  const merges = new Map(
    commits.flatMap(({ id, parents: [first, second, third] }) =>
      second !== undefined && third === undefined ? [[id, first] as const] : [],
    ),
  );
  return pushes.flatMap(({ before, after = '' }) =>
    before !== undefined && merges.get(after) === before ? [{ id: after, before }] : [],
  );
}

/** Whether a branch has a commit; not if the host does not say so. */
export function commitsOf(branch: string, commands: CommandApi) {
  let head: Promise<string | undefined> | undefined;
  return async (commit: string): Promise<boolean> => {
    const asking = (head ??= commands.headOfBranch(branch).catch(onHostError(() => undefined)));
    const at = await asking;
    if (at === undefined) return false;
    return commands.isAncestor(commit, at).catch(onHostError(() => false));
  };
}
