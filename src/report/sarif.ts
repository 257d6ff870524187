/** Findings for code scanners: SARIF 2.1.0, and the code quality report of GitLab. */
import { cleanLine, cleanText, clip } from './escape-markdown.ts';
import { printableJson } from './json.ts';
import { encodePath } from './links.ts';
import { hash } from './marker.ts';
import type { Finding, ReportView } from './view.ts';
import { groupBy, joined, list } from './text.ts';
import { levelWords, overriddenWords, overrideWords, STATUS_WORDS } from './words.ts';

interface ScannerOptions {
  /**
   * Where findings without a place of their own are shown, relative to the repository's root:
   * scanners show nothing that has no place. Left out: they are left out.
   */
  fallbackPath?: string;
}

/** `security` is between 0.1 and 10.0, for the host's own ranking. */
const RANKS: Record<Finding['severity'], { level: string; security: string; quality: string }> = {
  blocks: { level: 'error', security: '8.5', quality: 'blocker' },
  'needs-override': { level: 'error', security: '7.0', quality: 'critical' },
  warns: { level: 'warning', security: '4.0', quality: 'minor' },
  notes: { level: 'note', security: '1.0', quality: 'info' },
};

/** What code scanning keeps of one run. */
const RESULT_LIMIT = 5_000;

/**
 * SARIF as GitHub code scanning, Jenkins and Azure DevOps read it: the text of a file; `schema` in
 * it names the standard.
 */
export function renderSarif(view: ReportView, { fallbackPath }: ScannerOptions = {}): string {
  const shown = view.findings
    .filter(({ location }) => (location?.path ?? fallbackPath) !== undefined)
    .slice(0, RESULT_LIMIT);
  const rules = new Map(shown.map((finding) => [ruleId(finding), ruleOf(finding)]));
  return printableJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Plangate',
            semanticVersion: view.context.version,
            informationUri: 'https://github.com/plangate/plangate',
            rules: [...rules.values()],
          },
        },
        automationDetails: { id: `plangate/${cleanLine(view.key, 100)}/` },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The repository' } } },
        results: shown.map((finding) => resultOf(finding, fallbackPath ?? '')),
      },
    ],
  });
}

function ruleId({ kind, policySet, policy }: Finding): string {
  return [kind === 'undecided' ? 'policy' : kind, policySet, policy]
    .filter(Boolean)
    .map((part) => cleanLine(part, 100))
    .join('/');
}

function ruleOf(finding: Finding): object {
  const name = cleanLine(finding.policy, 200) || 'policy';
  const text = cleanLine(finding.description ?? '', 1_000) || name;
  const override = overrideWords(finding);
  const level = `Level: ${levelWords(finding.level)}.`;
  return {
    id: ruleId(finding),
    name,
    shortDescription: { text: clip(text, 250) },
    fullDescription: { text },
    help: { text: joined(' ', level, override && `This finding ${override}.`) },
    defaultConfiguration: { level: RANKS[finding.severity].level },
    properties: {
      tags: ['policy', finding.level],
      'security-severity': RANKS[finding.severity].security,
    },
  };
}

function resultOf(finding: Finding, fallbackPath: string): object {
  const { location, status, message } = finding;
  const line = location?.startLine ?? 1;
  // One line: an alert shows in a pull request only if all of its lines are in the diff.
  const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
  const uri = encodePath(location?.path ?? fallbackPath);
  const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
  const text = clip(cleanText(message), 4_000) || STATUS_WORDS[status];
  const nowhere = location ? '' : ' (its place in the files is not known)';
  const workspaces = `[workspaces: ${workspacesOf(finding, 10)}]`;
  const justification = cleanLine(overriddenWords(finding), 400);
  return {
    ruleId: ruleId(finding),
    level: RANKS[finding.severity].level,
    message: { text: `${subjectOf(finding)}${text}${nowhere} ${workspaces}` },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    partialFingerprints: { primaryLocationLineHash: `${finding.fingerprint}:1` },
    suppressions:
      status === 'overridden'
        ? [{ kind: 'external', status: 'accepted', justification }]
        : undefined,
  };
}

/** Shown in the widget and on the lines of a merge request. */
export function renderCodeQuality(view: ReportView, { fallbackPath }: ScannerOptions = {}): string {
  const issues = view.findings.flatMap((finding) => {
    const { severity, level, policy, location } = finding;
    const path = location?.path ?? fallbackPath;
    if (path === undefined) return [];
    const begin = location?.startLine ?? 1;
    const { quality } = RANKS[severity === 'notes' && level === 'advisory' ? 'warns' : severity];
    return [
      {
        description: describe(finding),
        check_name: cleanLine(policy, 200) || 'policy',
        // Unique in the file and the same from run to run.
        fingerprint: hash(JSON.stringify([finding.fingerprint, severity, path, `${begin}`]), 40),
        severity: quality,
        location: { path, lines: { begin } },
      },
    ];
  });
  return printableJson(groupBy(issues, ({ fingerprint }) => fingerprint).map(([issue]) => issue));
}

function describe(finding: Finding): string {
  const said = cleanLine(finding.message, 1_000) || STATUS_WORDS[finding.status];
  const about = `${levelWords(finding.level)}; ${workspacesOf(finding, 5)}`;
  return clip(`${subjectOf(finding)}${said} (${about})`, 2_000);
}

function subjectOf({ address }: Finding): string {
  return address === undefined ? '' : `${cleanLine(address, 300)}: `;
}

function workspacesOf({ workspaces }: Finding, limit: number): string {
  return list(workspaces, limit, (name) => cleanLine(name, 100));
}
