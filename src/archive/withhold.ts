/** What a walk collects, and what is left out of the archive: by a rule, or as a secret that git does not track. */
import { relative, sep } from 'node:path';
import type { Problem } from '../model/parse.ts';
import type { TrackedFiles } from '../machine/ask-git.ts';
import type { FileState } from './open-checked.ts';
import {
  IGNORED,
  TRACKING_UNKNOWN,
  UNTRACKED,
  type ArchiveWarning,
  type WithheldEntry,
} from './pack.ts';
import { formatRule, type RuleReference } from './rule-cursor.ts';

/** An entry to pack, unless its content looks like a secret. Paths are those in the archive. */
export type WalkedEntry =
  | { path: string; type: 'directory'; size: 0 }
  | { path: string; type: 'link'; size: 0; target: string }
  | WalkedFile;

/** A file to pack; `path` is that in the archive. */
export interface WalkedFile extends FileState {
  path: string;
  type: 'file';
  executable: boolean;
  /** Real path of the checkout that the file is part of. */
  repository: string;
}

/** What the walk and the packing collect besides the entries. */
export interface WalkFindings {
  withheld: WithheldEntry[];
  warnings: ArchiveWarning[];
  problems: Problem[];
  /** What git tracks, by real path of the repository: the checkout itself, submodules, other checkouts inside it. */
  tracked: Map<string, TrackedFiles>;
}

/** Records an entry that a rule excludes. */
export function excludeByRule(
  findings: WalkFindings,
  path: string,
  rule: RuleReference | undefined,
): void {
  findings.withheld.push({ path, reason: IGNORED, rule: rule && formatRule(rule) });
}

/**
 * Records a file that may be a secret.
 *
 * @param tracking whether git tracks the file
 * @param detail what the file holds, if its name does not say so
 */
export function excludeSecret(
  findings: WalkFindings,
  path: string,
  tracking: Untracked,
  detail?: string,
): void {
  if (tracking === 'untracked') {
    findings.withheld.push({ path, reason: UNTRACKED, detail });
    return;
  }
  const { unknown, isOfAnotherUser } = tracking;
  findings.withheld.push({ path, reason: TRACKING_UNKNOWN, detail: unknown, isOfAnotherUser });
}

/** The file is not tracked, or it is not known whether it is, with the reason. */
type Untracked = 'untracked' | Extract<TrackedFiles, { unknown: string }>;

/**
 * Why a file does not count as tracked; undefined if git tracks it.
 *
 * @param tracked what git tracks in the repository of the file
 */
export function whyNotTracked(tracked: TrackedFiles, file: WalkedFile): Untracked | undefined {
  if ('unknown' in tracked) return tracked;
  const path = relative(file.repository, file.absolute).split(sep).join('/');
  return tracked.has(path) ? undefined : 'untracked';
}
