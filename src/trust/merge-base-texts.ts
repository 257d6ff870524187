/** Files at the merge base of a change and its target, read from git. */
import type { GitPorts } from '../machine/ask-git.ts';
import type { CommitId } from '../model/commit-id.ts';
import { mergeBase } from '../machine/changed-since.ts';
import type { Repository } from '../machine/find-repository.ts';
import { openCommit, readObjects, type CommitFiles } from '../machine/git-objects.ts';

/**
 * Reads texts at the merge base, by their paths relative to the repository. Links and files that did not
 * exist there are left out. The answer is undefined if the merge base is not known, if git cannot read one
 * of the files, or if there are more paths than `MOST_FILES`.
 */
export type TextsAtMergeBase = (
  paths: readonly string[],
) => Promise<ReadonlyMap<string, string> | undefined>;

/** Of more files than this, none is read. */
const MOST_FILES = 1_000;

/**
 * Makes the function that reads texts at the merge base, which it finds when it is called first.
 *
 * @param findTargets finds commits that may be the target of the change; the first with a merge base counts
 */
export function textsAtMergeBase(
  findTargets: () => Promise<readonly CommitId[]>,
  repository: Repository,
  ports: GitPorts,
): TextsAtMergeBase {
  let base: Promise<CommitFiles | undefined> | undefined;
  const openBase = async (): Promise<CommitFiles | undefined> => {
    for (const target of await findTargets()) {
      const commit = await mergeBase(target, repository, ports);
      if (commit !== undefined) return openCommit(commit, repository, ports);
    }
    return undefined;
  };
  return async (paths) => {
    const files = await (base ??= openBase());
    if (files === undefined || paths.length > MOST_FILES) return undefined;
    const ids = new Map<string, string>();
    for (const path of paths) {
      const entry = await files.entry(path);
      if (entry === undefined) return undefined;
      // Git has this mode for files, and others for links and directories.
      if (entry !== 'missing' && entry.mode.startsWith('100')) ids.set(path, entry.id);
    }
    const blobs = await readObjects([...new Set(ids.values())], repository, ports);
    const texts = new Map<string, string>();
    for (const [path, id] of ids) {
      const blob = blobs.get(id);
      if (blob === undefined) return undefined;
      texts.set(path, blob.bytes.toString('utf8'));
    }
    return texts;
  };
}
