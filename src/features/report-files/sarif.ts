/** Causes for code scanners: SARIF 2.1.0, and the code quality report of GitLab. */
import { clip } from '../../model/clip.ts';
import { cleanLine } from '../../report/markdown.ts';
import { printableJson } from '../../report/json.ts';
import { encodePath } from '../../report/links.ts';
import { occurrenceText, withOccurrences } from '../../report/occurrences.ts';
import { messageText } from '../../report/message-text.ts';
import type { Cause, CauseDraft, Occurrence, ReportView } from '../../report/view.ts';
import { countWords, groupBy, joinNonEmpty, listText, hash } from '../../report/text.ts';
import {
  acceptedText,
  isAccepted,
  levelWords,
  overrideWords,
  verdictOfReason,
  VERDICT_WORDS,
} from '../../report/words.ts';

/**
 * What each severity is called: by SARIF, as the number between 0.1 and 10.0 by which GitHub ranks security alerts, and by
 * the code quality report of GitLab.
 */
const SEVERITY_WORDS: Record<
  Cause['severity'],
  { level: string; security: string; quality: string }
> = {
  blocks: { level: 'error', security: '8.5', quality: 'blocker' },
  'needs-override': { level: 'error', security: '7.0', quality: 'critical' },
  warns: { level: 'warning', security: '4.0', quality: 'minor' },
  notes: { level: 'note', security: '1.0', quality: 'info' },
};

/** What code scanning keeps of one run. */
const MOST_RESULTS = 5_000;

/** All causes but notices: scanners see no verdict. */
function causesToScan({ causes, green, verdict, headline, nextSteps }: ReportView): Cause[] {
  const scanned = causes.filter(({ kind }) => kind !== 'notice');
  if (green || scanned.length > 0) return scanned;
  // A closed gate without workspaces.
  const message = joinNonEmpty(' ', `${headline}.`, ...nextSteps);
  const fingerprint = hash(JSON.stringify(['verdict', verdict]));
  const cause: CauseDraft = {
    kind: 'reason',
    policySet: '',
    policy: '',
    level: 'unknown',
    status: 'not-evaluated',
    severity: 'blocks',
    blocks: true,
    isOfAll: true,
    overridable: false,
    message,
    fingerprint,
    output: [],
    resources: [],
    generalMessages: [],
    workspaces: [],
    runs: [],
  };
  return [withOccurrences(cause)];
}

/** The path of the file or, because hosts show no alert without a path, of the configuration's directory. */
function pathReader({ workspaces }: ReportView): (occurrence: Occurrence) => string {
  const directories = new Map(workspaces.map(({ name, directory }) => [name, directory]));
  return ({ location, workspaces: [first = ''] }) =>
    location?.path ?? directories.get(first) ?? '.';
}

/** SARIF as GitHub code scanning, Jenkins and Azure DevOps read it: the text of a file; `schema` in it names the standard. */
export function renderSarif(view: ReportView): string {
  // What a scanner wrote is in its own file, for the same readers.
  const entries = entriesOf(view).filter(({ cause }) => cause.scanned !== true);
  const shown = entries.slice(0, MOST_RESULTS);
  const rest = entries.length - shown.length;
  const pathOf = pathReader(view);
  const rules = new Map(shown.map(({ cause }) => [ruleId(cause), ruleOf(cause)]));
  return printableJson({
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Plangate',
            semanticVersion: view.context.gate.version,
            informationUri: 'https://github.com/plangate/plangate',
            rules: [...rules.values()],
          },
        },
        automationDetails: { id: `plangate/${cleanLine(view.context.gate.name, 200)}/` },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The repository' } } },
        invocations: rest > 0 ? [cutInvocation(rest)] : undefined,
        results: shown.map((entry) => resultOf(entry, pathOf(entry.occurrence))),
      },
    ],
  });
}

/** How SARIF says that results are left out. */
function cutInvocation(rest: number): object {
  const text = `${countWords(rest, 'more result')} of policies: report.json has all of them.`;
  const notification = { level: 'warning', message: { text } };
  return { executionSuccessful: true, toolExecutionNotifications: [notification] };
}

interface SarifEntry {
  cause: Cause;
  occurrence: Occurrence;
}

function entriesOf(view: ReportView): SarifEntry[] {
  return causesToScan(view).flatMap((cause) =>
    cause.occurrences.map((occurrence) => ({ cause, occurrence })),
  );
}

function ruleId(cause: Cause): string {
  const { kind, policySet, policy } = cause;
  const reason = VERDICT_WORDS[verdictOfReason(cause)].words;
  return [kind === 'undecided' ? 'policy' : kind, policySet, kind === 'reason' ? reason : policy]
    .filter(Boolean)
    .map((part) => cleanLine(part, 100))
    .join('/');
}

function ruleOf(cause: Cause): object {
  const name = nameOf(cause);
  const text = cleanLine(cause.description ?? '', 1_000) || name;
  const override = overrideWords(cause);
  const level = `Level: ${levelWords(cause.level)}.`;
  return {
    id: ruleId(cause),
    name,
    shortDescription: { text: clip(text, 250) },
    fullDescription: { text },
    help: { text: joinNonEmpty(' ', level, override && `This failure ${override}.`) },
    defaultConfiguration: { level: SEVERITY_WORDS[cause.severity].level },
    properties: {
      tags: ['policy', cause.level],
      'security-severity': SEVERITY_WORDS[cause.severity].security,
    },
  };
}

function resultOf({ cause, occurrence }: SarifEntry, path: string): object {
  const { location } = occurrence;
  const line = location?.startLine ?? 1;
  // One line: an alert shows in a pull request only if all of its lines are in the diff.
  const region = { startLine: line, startColumn: 1, endLine: line, endColumn: 2 };
  const uri = encodePath(path);
  const artifactLocation = { uri, uriBaseId: '%SRCROOT%' };
  const placeUnknown = location ? '' : ` (${whyWithoutPlace(cause, occurrence)})`;
  const workspaces = `[workspaces: ${workspaceNames(occurrence, 10)}]`;
  const message = messageOf(cause, occurrence, 4_000);
  const justification = cleanLine(acceptedText(cause), 400);
  const isExisting = occurrence.baseline === 'existing' || cause.status === 'existing';
  return {
    ruleId: ruleId(cause),
    level: SEVERITY_WORDS[cause.severity].level,
    message: { text: `${message}${placeUnknown} ${workspaces}` },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    baselineState: isExisting ? 'unchanged' : occurrence.baseline,
    partialFingerprints: { primaryLocationLineHash: `${occurrence.fingerprint}:1` },
    suppressions: isAccepted(cause)
      ? [{ kind: 'external', status: 'accepted', justification }]
      : undefined,
  };
}

function whyWithoutPlace({ kind }: Cause, { addresses }: Occurrence): string {
  if (kind === 'policy' && addresses.length === 0) return 'it names no resource';
  return addresses.length > 1
    ? 'it names several resources'
    : 'its place in the files is not known';
}

/** GitLab shows them in the widget of a merge request and on its lines. Findings of scanners, too: it reads no SARIF there. */
export function renderCodeQuality(view: ReportView): string {
  const pathOf = pathReader(view);
  const issues = entriesOf(view).map(({ cause, occurrence }) => {
    const { severity, level } = cause;
    const { location } = occurrence;
    const path = pathOf(occurrence);
    const begin = location?.startLine ?? 1;
    const message = messageOf(cause, occurrence, 1_000);
    const circumstances = `${levelWords(level)}; ${workspaceNames(occurrence, 5)}`;
    const { quality } =
      SEVERITY_WORDS[severity === 'notes' && level === 'advisory' ? 'warns' : severity];
    return {
      description: clip(`${message} (${circumstances})`, 2_000),
      check_name: nameOf(cause),
      // Unique in the file and the same from run to run.
      fingerprint: hash(JSON.stringify([occurrence.fingerprint, severity, path, `${begin}`]), 40),
      severity: quality,
      location: { path, lines: { begin } },
    };
  });
  return printableJson(groupBy(issues, ({ fingerprint }) => fingerprint).map(([issue]) => issue));
}

/** What a rule is called: the policy, the policy set that broke as a whole, or what became of the run. */
function nameOf(cause: Cause): string {
  const { kind, policy, policySet } = cause;
  if (kind === 'reason') return VERDICT_WORDS[verdictOfReason(cause)].words;
  return cleanLine(policy, 200) || cleanLine(policySet, 200) || 'policy';
}

function messageOf({ messageOfAll }: Cause, occurrence: Occurrence, limit: number): string {
  return messageText([occurrenceText(occurrence), messageOfAll].filter(Boolean), limit);
}

function workspaceNames({ workspaces }: Occurrence, limit: number): string {
  return listText(workspaces, limit, (name) => cleanLine(name, 100));
}
