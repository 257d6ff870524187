/** Files at the merge base of a change and its target, read from git. */
import { askGit, type GitPorts } from '../machine/ask-git.ts';
import type { Repository } from '../machine/find-repository.ts';

/**
 * Reads texts at the merge base, by their paths relative to the repository. Links and files that did not
 * exist there are left out. The answer is undefined if the merge base is not known.
 */
export type TextsAtMergeBase = (
  paths: readonly string[],
) => Promise<ReadonlyMap<string, string> | undefined>;

/** More files than this are not compared. */
const MOST_FILES = 1_000;

/** @param targets names of the target branch; the first that git knows counts */
export function textsAtMergeBase(
  targets: readonly string[],
  repository: Repository,
  ports: GitPorts,
): TextsAtMergeBase {
  const git = (...args: string[]) => askGit(ports, repository, ...args);
  let base: Promise<string | undefined> | undefined;
  const findBase = async (): Promise<string | undefined> => {
    for (const target of targets) {
      const answer = await git('merge-base', 'HEAD', target);
      if ('text' in answer) return answer.text.trim();
    }
    return undefined;
  };
  return async (paths) => {
    const commit = await (base ??= findBase());
    if (commit === undefined || paths.length > MOST_FILES) return undefined;
    // A path is a path: names of files may begin like an option or a pattern.
    const list = ['--literal-pathspecs', 'ls-tree', '-z', '--full-tree'];
    const listed = await git(...list, commit, '--', ...paths);
    if ('why' in listed) return undefined;
    const texts = new Map<string, string>();
    for (const entry of listed.text.split('\0')) {
      const tab = entry.indexOf('\t');
      const path = entry.slice(tab + 1);
      const [mode = '', , id = ''] = entry.slice(0, Math.max(0, tab)).split(' ');
      if (!mode.startsWith('100')) continue;
      const blob = await git('cat-file', 'blob', id);
      if ('why' in blob) return undefined;
      texts.set(path, blob.text);
    }
    return texts;
  };
}
