/** Files as they stood where a change and its target parted, as git knows them. */
import { type GitPorts } from '../machine/ask-git.js';
import type { Repository } from '../machine/find-repository.js';
/**
 * Texts of files at the merge base, by their paths relative to the repository; of links and of what was
 * not there, none. Undefined when the merge base is not known.
 */
export type TextsAtMergeBase = (paths: readonly string[]) => Promise<ReadonlyMap<string, string> | undefined>;
/** @param targets what the change goes to, the first that git knows counts */
export declare function textsAtMergeBase(targets: readonly string[], repository: Repository, ports: GitPorts): TextsAtMergeBase;
