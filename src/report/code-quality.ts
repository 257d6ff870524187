/** GitLab's code quality report: findings in the widget and on the lines of a merge request. */
import { createHash } from 'node:crypto';
import { cleanLine, cleanText, clip } from './escape-markdown.ts';
import { printableJson } from './json.ts';
import type { Finding, ReportView } from './view.ts';
import { LEVEL_WORDS, list, statusWord } from './words.ts';

export interface CodeQualityOptions {
  /** Where findings without a place of their own are shown; left out, they are left out. */
  fallbackPath?: string;
}

export function renderCodeQuality(view: ReportView, options: CodeQualityOptions = {}): string {
  const seen = new Set<string>();
  const issues = view.findings.flatMap((finding) => {
    const path = finding.location?.path ?? options.fallbackPath;
    if (path === undefined) return [];
    const begin = finding.location?.startLine ?? 1;
    const fingerprint = digest([finding.fingerprint, finding.severity, path, String(begin)]);
    if (seen.has(fingerprint)) return [];
    seen.add(fingerprint);
    return [
      {
        description: describe(finding),
        check_name: cleanLine(finding.policy, 200) || 'policy',
        fingerprint,
        severity: severityOf(finding),
        location: { path, lines: { begin } },
      },
    ];
  });
  return printableJson(issues);
}

function describe(finding: Finding): string {
  const address = finding.address === undefined ? '' : `${cleanLine(finding.address, 300)}: `;
  const workspaces = list(
    finding.workspaces.slice(0, 10).map((name) => cleanLine(name, 100)),
    5,
  );
  const text = cleanLine(cleanText(finding.message.slice(0, 4_000)), 1_000);
  const said = text || statusWord(finding.status);
  return clip(`${address}${said} (${LEVEL_WORDS[finding.level]}; ${workspaces})`, 2_000);
}

function severityOf({ severity, level }: Finding): 'blocker' | 'critical' | 'minor' | 'info' {
  if (severity === 'blocks') return 'blocker';
  if (severity === 'needs-override') return 'critical';
  return severity === 'warns' || level === 'advisory' ? 'minor' : 'info';
}

/** Unique in the file and the same from run to run. */
function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 40);
}
