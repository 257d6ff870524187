/** SARIF 2.1.0 as GitHub code scanning, Jenkins and Azure DevOps read it. */
import { cleanLine, cleanText, clip } from './escape-markdown.ts';
import { printableJson } from './json.ts';
import type { Finding, ReportView } from './view.ts';
import { LEVEL_WORDS, list, overriddenWords, overrideWords, statusWord } from './words.ts';

export interface SarifOptions {
  /**
   * Where findings without a place of their own are shown, relative to the repository's root: code
   * scanning shows nothing that has no place. Left out: they are left out.
   */
  fallbackPath?: string;
}

/** What code scanning keeps of one run. */
const RESULT_LIMIT = 5_000;

/** The text of a file; `schema` in it names the standard. */
export function renderSarif(view: ReportView, options: SarifOptions = {}): string {
  const results = view.findings.flatMap((finding) => {
    const found = resultOf(finding, options);
    return found ? [{ finding, result: found }] : [];
  });
  const kept = results.slice(0, RESULT_LIMIT);
  const rules = new Map(kept.map(({ finding }) => [ruleId(finding), ruleOf(finding)]));
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
        results: kept.map(({ result }) => result),
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
  return {
    id: ruleId(finding),
    name,
    shortDescription: { text: clip(text, 250) },
    fullDescription: { text },
    help: {
      text: [`Level: ${LEVEL_WORDS[finding.level]}.`, override && `This finding ${override}.`]
        .filter(Boolean)
        .join(' '),
    },
    defaultConfiguration: { level: levelOf(finding) },
    properties: { tags: ['policy', finding.level], 'security-severity': severityOf(finding) },
  };
}

function resultOf(finding: Finding, options: SarifOptions): object | undefined {
  const { location } = finding;
  const path = location?.path ?? options.fallbackPath;
  if (path === undefined) return undefined;
  const line = location?.startLine ?? 1;
  const address = finding.address === undefined ? '' : `${cleanLine(finding.address, 300)}: `;
  const workspaces = list(
    finding.workspaces.slice(0, 10).map((name) => cleanLine(name, 100)),
    10,
  );
  const text = clip(cleanText(finding.message), 4_000) || statusWord(finding.status);
  const nowhere = location ? '' : ' (its place in the files is not known)';
  return {
    ruleId: ruleId(finding),
    level: levelOf(finding),
    message: { text: `${address}${text}${nowhere} [workspaces: ${workspaces}]` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' },
          // One line: an alert shows in a pull request only if all of its lines are in the diff.
          region: { startLine: line, startColumn: 1, endLine: line, endColumn: 2 },
        },
      },
    ],
    partialFingerprints: { primaryLocationLineHash: `${finding.fingerprint}:1` },
    ...(finding.status === 'overridden' && {
      suppressions: [
        {
          kind: 'external',
          status: 'accepted',
          justification: cleanLine(overriddenWords(finding), 400),
        },
      ],
    }),
  };
}

function uriOf(path: string): string {
  return path
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

function levelOf({ severity }: Finding): 'error' | 'warning' | 'note' {
  if (severity === 'blocks' || severity === 'needs-override') return 'error';
  return severity === 'warns' ? 'warning' : 'note';
}

/** Between 0.1 and 10.0, for the host's own ranking. */
function severityOf({ severity }: Finding): string {
  return { blocks: '8.5', 'needs-override': '7.0', warns: '4.0', notes: '1.0' }[severity];
}
