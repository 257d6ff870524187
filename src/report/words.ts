/** The wording of all surfaces. Text from outside is hostile until escaped. */
import type {
  Baseline,
  EnforcementLevel,
  PlanSummary,
  PolicyResult,
  Location,
} from '../model/policy-result.ts';
import { alternatives } from '../model/quote.ts';
import type { VerdictWord } from '../model/verdict.ts';
import { asMarkdown, literal, type Markdown } from './markdown.ts';
import {
  sentencePart,
  toMarkdown,
  toPlainText,
  phrase,
  joinSentences,
  type Sentence,
} from './sentence.ts';
import {
  countWords,
  countWordsIfAny,
  formatNumber,
  joinNonEmpty,
  listParts,
  formatMinute,
  policyCountWords,
  workspaceCountWords,
} from './text.ts';
import type { Finding, ReportContext } from './view.ts';

/** Only for a plan that finished: one that failed or was stopped may change anything. */
export function hasNoChanges(plan: PlanSummary | undefined): boolean {
  if (plan?.status !== 'finished' || plan.hasChanges) return false;
  return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
}

/** The numbers of the headline. A comment stores them in this order: a new one is added at the end. */
export const HEADLINE_COUNTS = [
  'workspaces',
  /** Workspaces that the verdict comes from. */
  'affected',
  /** Different policies and run tasks that keep the gate closed. */
  'policiesAtFault',
  'runTasksAtFault',
  'advisoryFailures',
  'overridden',
  /** All policy results, of any status. */
  'results',
  /** Different policies that these results are of; 0 where that is not known. */
  'policies',
  /** Workspaces by the verdict that closes the gate. */
  'blockedIn',
  'overrideIn',
  'erroredIn',
  'undecidedIn',
  'canceledIn',
  /** Failures that the file of exceptions takes out. */
  'excepted',
  /** Failures that the default branch has in the same way, and that do not count. */
  'existing',
  /** Guards over what a plan destroys or invokes that keep the gate closed, and those that a person approved. */
  'guardsAtFault',
  'approvedGuards',
] as const;
export type HeadlineCount = (typeof HEADLINE_COUNTS)[number];

/**
 * The verdicts that can close the gate, in the order in which a reader needs them; with the count of the workspaces that
 * have it, and what is said of them in a headline with several verdicts.
 */
export const CLOSING_VERDICTS = [
  { verdict: 'blocked', countName: 'blockedIn', closedWords: 'blocked' },
  { verdict: 'needs-override', countName: 'overrideIn', closedWords: 'override needed' },
  { verdict: 'errored', countName: 'erroredIn', closedWords: 'the run failed' },
  { verdict: 'undecided', countName: 'undecidedIn', closedWords: 'undecided' },
  { verdict: 'canceled', countName: 'canceledIn', closedWords: 'canceled' },
] as const satisfies readonly {
  verdict: VerdictWord;
  countName: HeadlineCount;
  closedWords: string;
}[];

/** The numbers of the headline, added up over the jobs that share a comment. */
export interface HeadlineCounts extends Record<HeadlineCount, number> {
  verdict: VerdictWord;
  /** Whether the job succeeds: `fail-on` can be more or less strict than the verdict. */
  green: boolean;
  /** Who approved what guards stop. Hostile until escaped. */
  approvedBy: readonly string[];
}

export function toHeadlineCounts(
  verdict: VerdictWord,
  green: boolean,
  approvedBy: readonly string[],
  countOf: (name: HeadlineCount) => number,
): HeadlineCounts {
  const entries = HEADLINE_COUNTS.map((name) => [name, countOf(name)]);
  return {
    verdict,
    green,
    approvedBy,
    ...(Object.fromEntries(entries) as Record<HeadlineCount, number>),
  };
}

/**
 * The whole verdict in one sentence, without markup: `blocked by 2 policies in 1 of 3 workspaces`.
 *
 * @param atCommit as in " at `6f1cb40`", with its space; empty if the commit is not named
 */
export function headline(counts: HeadlineCounts, atCommit: Markdown = ''): Markdown {
  if (counts.workspaces === 0) {
    const none = literal`no workspace is affected by this change${atCommit}`;
    return counts.green
      ? literal`passed · ${none}`
      : literal`undecided: ${none}, and policies are required`;
  }
  const where = literal`${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
  const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
  const approved = approvedGuardWords(counts);
  const andApproved = approved && literal`, ${approved}`;
  if (closingVerdicts(counts).length > 1)
    return literal`${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
  const advisory = countWords(counts.advisoryFailures, 'advisory failure');
  const guards = countWordsIfAny(counts.guardsAtFault, 'guard');
  const atFault = joinNonEmpty(' and ', failedPoliciesAndTasks(counts), guards);
  // Several jobs may count the same policy: then only their results can be added up.
  const counted =
    counts.policies > 0
      ? policyCountWords(counts.policies)
      : countWords(counts.results, 'policy result');
  switch (counts.verdict) {
    case 'passed':
      return counts.results === 0
        ? literal`passed · no policy applies to ${workspaceCountWords(counts.workspaces)}${atCommit}`
        : literal`passed · ${counted} in ${workspaceCountWords(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
    case 'advisory':
      return counts.green
        ? literal`passed with ${advisory} ${where}${acceptedCountWords(counts)}`
        : literal`blocked by ${advisory} ${where} (fail-on: advisory)`;
    case 'overridden': {
      const isOfGuardsAlone = counts.overridden === 0 && approved !== '';
      const overridden = literal`${policyCountWords(counts.overridden)} overridden`;
      const accepted = acceptedCountWords({ ...counts, approvedGuards: 0 });
      return literal`passed, ${joinNonEmpty(', ', isOfGuardsAlone ? '' : overridden, approved)} ${where}${accepted}`;
    }
    case 'needs-override':
      return literal`${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
    case 'blocked':
      return literal`blocked${atFault && literal` by ${atFault}`} ${where}${andApproved}${notEnforced}`;
    case 'errored':
      return literal`the run failed ${where}`;
    case 'undecided':
      return literal`undecided ${where}, so the gate stays closed`;
    case 'canceled':
      return literal`canceled ${where}`;
  }
}

/** `, 1 guard approved, 2 excepted failures`; empty if there is none of these. */
function acceptedCountWords(counts: HeadlineCounts): Markdown {
  const { excepted, existing } = counts;
  const words = joinNonEmpty(
    ', ',
    approvedGuardWords(counts),
    countWordsIfAny(excepted, 'excepted failure'),
    countWordsIfAny(existing, 'existing failure'),
  );
  return words && literal`, ${words}`;
}

/** `2 policies and 1 run task`; empty if none keeps the gate closed. */
function failedPoliciesAndTasks({ policiesAtFault, runTasksAtFault }: HeadlineCounts): Markdown {
  const policies = countWordsIfAny(policiesAtFault, 'policy', 'policies');
  return joinNonEmpty(' and ', policies, countWordsIfAny(runTasksAtFault, 'run task'));
}

/** `1 policy needs an override, 1 guard an approval` */
function overrideNeededWords(counts: HeadlineCounts): Markdown {
  const { policiesAtFault, runTasksAtFault, guardsAtFault } = counts;
  const failures = failedPoliciesAndTasks(counts);
  const guards = countWordsIfAny(guardsAtFault, 'guard');
  const needs = (number: number) => (number > 1 ? 'need' : 'needs');
  if (failures === '' && guards !== '')
    return literal`${guards} ${needs(guardsAtFault)} an approval`;
  const number = policiesAtFault + runTasksAtFault;
  const override = literal`${failures || 'a failure'} ${needs(number)} an override`;
  return guards === '' ? override : literal`${override}, ${guards} an approval`;
}

/** `1 guard approved by ann`; names that are not those of a host's people are left out. */
function approvedGuardWords({ approvedGuards, approvedBy }: HeadlineCounts): Markdown {
  if (approvedGuards === 0) return '';
  const names = approvedBy.filter((name) =>
    /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name),
  );
  const by = toMarkdown(listParts(names.map(asMarkdown), 3));
  return literal`${countWords(approvedGuards, 'guard')} approved${by && literal` by ${by}`}`;
}

/** The verdicts that close the gate in some workspace, the worst for a reader first. */
function closingVerdicts(counts: HeadlineCounts) {
  return CLOSING_VERDICTS.filter(({ countName }) => counts[countName] > 0);
}

/** `blocked in 2 workspaces, undecided in 1 (3 passed)`: the numbers add up to all workspaces. */
function mixedVerdictWords(counts: HeadlineCounts): Markdown {
  const closing = closingVerdicts(counts);
  const parts = closing.map(({ countName, closedWords }, index) => {
    const number = counts[countName];
    const inWords = index === 0 ? workspaceCountWords(number) : formatNumber(number);
    return literal`${closedWords} in ${inWords}`;
  });
  const closed = closing.reduce((sum, { countName }) => sum + counts[countName], 0);
  const green = counts.workspaces - closed;
  return literal`${joinNonEmpty(', ', ...parts)}${green > 0 ? literal` (${formatNumber(green)} passed)` : ''}`;
}

/** The icon of the verdict that the headline names first. */
export function headlineIcon(counts: HeadlineCounts) {
  const [first, ...others] = closingVerdicts(counts);
  return verdictIcon(first && others.length > 0 ? first.verdict : counts.verdict, counts.green);
}

/** `in 2 of 3 workspaces` */
function inWorkspaces(affected: number, all: number): Markdown {
  if (all === 1) return literal`in 1 workspace`;
  if (all === 2 && affected === 2) return literal`in both workspaces`;
  return affected === all
    ? literal`in all ${workspaceCountWords(all)}`
    : literal`in ${formatNumber(affected)} of ${workspaceCountWords(all)}`;
}

/** How a verdict of a workspace is shown: `icon` in Markdown, `sign` in texts, where it is one column wide. */
export const VERDICT_WORDS = {
  passed: { words: 'passed', icon: '✅', sign: '✓' },
  advisory: { words: 'passed with advisory failures', icon: '⚠️', sign: '!' },
  overridden: { words: 'passed, overridden', icon: '☑️', sign: '✓' },
  'needs-override': { words: 'needs an override', icon: '✋', sign: '✗' },
  blocked: { words: 'blocked', icon: '❌', sign: '✗' },
  errored: { words: 'run failed', icon: '💥', sign: '✗' },
  undecided: { words: 'undecided', icon: '❔', sign: '?' },
  canceled: { words: 'canceled', icon: '🚫', sign: '✗' },
} as const satisfies Record<VerdictWord, { words: string; icon: string; sign: string }>;

/**
 * The icon of a verdict. Where `fail-on` closes the gate for an advisory failure, it is that of a failure; where `fail-on`
 * opens the gate in spite of a failure, it is that of a warning.
 *
 * @param green whether the job succeeds under `fail-on`
 */
export function verdictIcon(verdict: VerdictWord, green: boolean) {
  if (verdict === 'advisory' && !green) return VERDICT_WORDS.blocked.icon;
  const isNotEnforced = green && (verdict === 'blocked' || verdict === 'needs-override');
  return VERDICT_WORDS[isNotEnforced ? 'advisory' : verdict].icon;
}

/** The level of the policy, or what a diagnostic of the plan is. */
export function findingLevel(finding: Finding) {
  return finding.kind === 'diagnostic' ? diagnosticNoun(finding) : levelWords(finding.level);
}

export function diagnosticNoun({ severity }: Finding) {
  return severity === 'notes' ? ('plan warning' as const) : ('plan error' as const);
}

export function levelWords(level: EnforcementLevel) {
  return level === 'unknown' ? 'unknown level' : level;
}

export const STATUS_WORDS = {
  failed: 'failed',
  errored: 'could not be evaluated',
  overridden: 'overridden',
  excepted: 'excepted',
  existing: 'existing',
  'not-evaluated': 'never evaluated',
  'known-after-apply': 'known after the apply',
  unknown: 'in an unrecognized state',
} as const satisfies Record<Finding['status'], string>;

/** `infra/storage.tf:42`; empty if unknown. */
export function fileAndLine({ location }: { location?: Location | undefined }): string {
  return location ? `${location.path}:${location.startLine}` : '';
}

/** `already on main`: whether the change caused a failure; empty if that is unknown. */
export function baselineWords(
  baseline: Baseline | undefined,
  { repository }: ReportContext,
): Sentence {
  if (baseline === undefined) return '';
  const branch = repository?.defaultBranch;
  const where =
    branch === undefined
      ? phrase`in the current configuration`
      : phrase`on ${sentencePart('name', branch, 160)}`;
  return phrase`${baseline === 'existing' ? 'already' : 'not'} ${where}`;
}

/** Whether a finding can be overridden, and by whom; empty if it does not close the gate. */
export function overrideWords(finding: Finding): string {
  const { severity, kind, status, guard, own, overrideBy } = finding;
  if (severity !== 'needs-override') {
    const isFinal = severity === 'blocks' && kind === 'policy' && status === 'failed';
    return isFinal ? 'cannot be overridden' : '';
  }
  const isNobodyNamed = overrideBy?.length === 0;
  const byWhom = overriderWords(finding);
  if (guard) return `can be approved ${byWhom}${isNobodyNamed ? '' : ', see `allow-destroys`'}`;
  if (!own) return `can be overridden ${byWhom}`;
  return isNobodyNamed
    ? 'can be excepted for a time'
    : `can be overridden ${byWhom}, or excepted for a time`;
}

/** `by a comment of ann or bob`, `by the team policy-owners` */
function overriderWords({ guard, own, overrideBy, overriders = [] }: Finding): string {
  if (overrideBy?.length === 0) return 'by nobody here';
  if (overrideBy !== undefined) {
    const names = overrideBy.slice(0, 4);
    if (overrideBy.length > names.length) names.push('others');
    return `by a comment of ${alternatives(names)}`;
  }
  // The service knows neither guards nor own policies.
  if (guard || own) return 'by a comment';
  if (overriders.length === 0) return 'by those who manage policy overrides';
  return `by the team ${alternatives(overriders.slice(0, 4))}`;
}

/** Whether a failure does not count, because a person overrode it, or the file of exceptions or the default branch has it. */
export function isAccepted({ status }: AcceptedResult): boolean {
  return status === 'overridden' || status === 'excepted' || status === 'existing';
}

type AcceptedNoun =
  | 'overridden failure'
  | 'excepted failure'
  | 'existing failure'
  | 'approved guard'
  | 'accepted failure';

/** What accepted failures are called together. */
export function acceptedNoun(findings: readonly AcceptedResult[]): AcceptedNoun {
  const nouns = findings.map(({ status, guard }): AcceptedNoun => {
    if (status === 'excepted' || status === 'existing') return `${status} failure`;
    return guard === true ? 'approved guard' : 'overridden failure';
  });
  const [noun = 'overridden failure', ...others] = new Set(nouns);
  return others.length > 0 ? 'accepted failure' : noun;
}

interface AcceptedResult {
  status: PolicyResult['status'];
  /** Whether it is the result of a guard: people approve it, and override nothing. */
  guard?: boolean | undefined;
  override?: PolicyResult['override'];
  excepted?: PolicyResult['excepted'];
}

/**
 * `overridden by ann, 2026-11-20 13:55 UTC: agreed`, with what the service says of it; `excepted until 2027-01-31,
 * team-network: moves in January`; or `existing: the default branch fails in the same way`.
 */
export function acceptedWords({
  status,
  guard,
  override = {},
  excepted,
}: AcceptedResult): Sentence {
  if (status === 'existing') return phrase`existing: the default branch fails in the same way`;
  const name = (text: string) => sentencePart('name', text, 60);
  const textPart = (text: string) => sentencePart('text', text, 240);
  if (excepted !== undefined) {
    const { until, owner, reason } = excepted;
    return phrase`excepted until ${textPart(until)}, ${name(owner)}: ${textPart(reason)}`;
  }
  const { by, at = '', reason } = override;
  const verb = guard === true ? phrase`approved` : phrase`overridden`;
  const byWhom = by ? phrase`${verb} by ${name(by)}` : verb;
  const byWhomAndWhen = joinSentences(literal`, `, byWhom, formatMinute(at));
  return reason ? phrase`${byWhomAndWhen}: ${textPart(reason)}` : byWhomAndWhen;
}

/** Why a failure is accepted, not escaped: for an output that escapes whole lines. */
export function acceptedText(finding: AcceptedResult): string {
  return toPlainText(acceptedWords(finding));
}
