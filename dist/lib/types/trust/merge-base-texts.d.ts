/** Files at the merge base of a change and its target, read from git. */
import type { GitPorts } from '../machine/ask-git.js';
import type { CommitId } from '../model/commit-id.js';
import type { Repository } from '../machine/find-repository.js';
/**
 * Reads texts at the merge base, by their paths relative to the repository. Links and files that did not
 * exist there are left out. The answer is undefined if the merge base is not known, if git cannot read one
 * of the files, or if there are more paths than `MOST_FILES`.
 */
export type TextsAtMergeBase = (paths: readonly string[]) => Promise<ReadonlyMap<string, string> | undefined>;
/**
 * Makes the function that reads texts at the merge base, which it finds when it is called first.
 *
 * @param findTargets finds commits that may be the target of the change; the first with a merge base counts
 */
export declare function textsAtMergeBase(findTargets: () => Promise<readonly CommitId[]>, repository: Repository, ports: GitPorts): TextsAtMergeBase;
