import type { Stats } from 'node:fs';
import { nameSpecial } from './file-kind.ts';
import type { ArchiveWarning, WithheldEntry } from './pack.ts';
import { formatRule, type RuleReference } from './rule-cursor.ts';

/** What the walk learns besides the entries. */
export interface Findings {
  withheld: WithheldEntry[];
  warnings: ArchiveWarning[];
  problems: { path: string; message: string }[];
  /** Paths relative to the repository that git tracks; asked for once, when first needed. */
  tracked?: ReadonlySet<string>;
}

export function withhold(findings: Findings, path: string, rule: RuleReference | undefined): void {
  findings.withheld.push({ path, reason: 'ignored', ...(rule && { rule: formatRule(rule) }) });
}

export function withholdSecret(findings: Findings, path: string): void {
  findings.withheld.push({ path, reason: 'looks like a credential and is not tracked by git' });
}

export function withholdSpecial(findings: Findings, path: string, stats: Stats): void {
  const reason = nameSpecial(stats);
  findings.withheld.push({ path, reason });
  findings.warnings.push({ at: path, message: `is a ${reason} and was left out` });
}
