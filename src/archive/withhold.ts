import type { Stats } from 'node:fs';
import { relative, sep } from 'node:path';
import type { TrackedFiles } from '../git/tracked-files.ts';
import { IGNORED, TRACKING_UNKNOWN, UNTRACKED } from './pack.ts';
import type { ArchiveWarning, WithheldEntry } from './pack.ts';
import { formatRule, type RuleReference } from './rule-cursor.ts';

/** What ships, unless its content gives it away. */
export type Found = {
  /** In the archive. */
  path: string;
} & (
  | { type: 'directory' }
  | { type: 'link'; target: string }
  | {
      type: 'file';
      absolute: string;
      /** Real path of the checkout that the file is part of. */
      repository: string;
      size: number;
      mtimeMs: number;
      executable: boolean;
      dev: number;
      ino: number;
    }
);

export type FoundFile = Extract<Found, { type: 'file' }>;

/** What the walk learns besides the entries. */
export interface Findings {
  withheld: WithheldEntry[];
  warnings: ArchiveWarning[];
  problems: { path: string; message: string }[];
  /** What git tracks, by repository: the checkout itself, submodules, other checkouts inside it. */
  tracked: Map<string, TrackedFiles>;
}

export function withhold(findings: Findings, path: string, rule: RuleReference | undefined): void {
  findings.withheld.push({ path, reason: IGNORED, rule: rule && formatRule(rule) });
}

/** @param tracking what git said of the file; @param detail what it holds, where its name is plain. */
export function withholdSecret(
  findings: Findings,
  path: string,
  tracking: Untracked,
  detail?: string,
): void {
  const entry =
    tracking === 'untracked'
      ? { path, reason: UNTRACKED, detail }
      : { path, reason: TRACKING_UNKNOWN, detail: tracking.unknown };
  findings.withheld.push(entry);
}

/** Not tracked, or why that is not known. */
type Untracked = 'untracked' | { unknown: string };

/** Undefined when git tracks the file. Git must have been asked about its repository. */
export function untracked(findings: Findings, place: TrackedPlace): Untracked | undefined {
  const files = findings.tracked.get(place.repository) ?? { unknown: 'it was not asked' };
  if ('unknown' in files) return files;
  const path = relative(place.repository, place.absolute).split(sep).join('/');
  return files.has(path) ? undefined : 'untracked';
}

interface TrackedPlace {
  absolute: string;
  /** Real path of the checkout that the file is part of. */
  repository: string;
}

export function withholdSpecial(findings: Findings, path: string, stats: Stats): void {
  const reason = nameSpecial(stats);
  findings.withheld.push({ path, reason });
  findings.warnings.push({ at: path, message: `is a ${reason} and was left out` });
}

function nameSpecial(stats: Stats): string {
  if (stats.isFIFO()) return 'named pipe';
  if (stats.isSocket()) return 'socket';
  return 'device';
}
