/**
 * The wording of all surfaces, and how they count policies: each counts once, however many workspaces have a result of it, so
 * that the headline, the tables and their rows agree. Text from outside is hostile until escaped.
 */
import { needsApproval } from '../policy/claim-result.ts';
import type {
  Baseline,
  EnforcementLevel,
  PlanSummary,
  PolicyResult,
  Location,
} from '../model/policy-result.ts';
import { alternatives } from '../model/quote.ts';
import type { VerdictWord } from '../model/verdict.ts';
import { literal, type Markdown, type MarkdownPart } from './markdown.ts';
import { sentencePart, toPlainText, phrase, joinSentences, type Sentence } from './sentence.ts';
import {
  countWords,
  formatNumber,
  joinNonEmpty,
  formatMinute,
  policyCountWords,
  groupBy,
  unchanged,
} from './text.ts';
import type { Finding, ReportContext, WorkspaceView, ReportView } from './view.ts';
import type { ReportCounts } from '../model/report-type.ts';

/** Only for a plan that finished: one that failed or was stopped may change anything. */
export function hasNoChanges(plan: PlanSummary | undefined): boolean {
  if (plan?.status !== 'finished' || plan.hasChanges) return false;
  return plan.additions + plan.changes + plan.destructions + plan.imports === 0;
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
 * The icon and the sign of a verdict. Where `fail-on` closes the gate for an advisory failure, they are those of a failure;
 * where `fail-on` opens the gate in spite of a failure, they are those of a warning.
 *
 * @param green whether the job succeeds under `fail-on`
 */
export function signsOf(verdict: VerdictWord, green: boolean) {
  if (verdict === 'advisory' && !green) return VERDICT_WORDS.blocked;
  const isNotEnforced = green && (verdict === 'blocked' || verdict === 'needs-override');
  return VERDICT_WORDS[isNotEnforced ? 'advisory' : verdict];
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
  const { severity, kind, status, guard, own, overrideBy, approval } = finding;
  if (severity !== 'needs-override') {
    const isFinal = severity === 'blocks' && kind === 'policy' && status === 'failed';
    return isFinal ? 'cannot be overridden' : '';
  }
  if (approval !== undefined) return needsApproval(approval);
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
  | `${'overridden' | 'excepted' | 'existing' | 'accepted'} failure`
  | 'approved guard';

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

interface PolicyName {
  policySet: string;
  policy: string;
}

/** What identifies a policy in a report: its set and its name. */
export function policyKey({ policySet, policy }: PolicyName): string[] {
  return [policySet, policy];
}

export function groupByPolicy<T extends PolicyName>(items: readonly T[]): [T, ...T[]][] {
  return groupBy(items, policyKey);
}

/** Of how many policies the items are. */
export function countPolicies(items: readonly PolicyName[]): number {
  return groupByPolicy(items).length;
}

/** `3 advisory failures`, or `3 advisory failures of 2 policies` if a policy has several. */
export function failureWords<const Words extends string>(
  findings: readonly PolicyName[],
  one: Words & MarkdownPart<Words>,
  many?: Words & MarkdownPart<Words>,
): Markdown {
  const policies = countPolicies(findings);
  const ofPolicies = findings.length === policies ? '' : literal` of ${policyCountWords(policies)}`;
  return literal`${countWords<Words>(findings.length, one, many)}${ofPolicies}`;
}

/** The most important first. */
const RESULT_COUNTS = [
  { name: 'mandatoryFailed', words: 'mandatory failed', isStrong: true },
  { name: 'errored', words: 'errored', isStrong: true },
  { name: 'undecided', words: 'undecided', isStrong: true },
  { name: 'advisoryFailed', words: 'advisory failed', isStrong: false },
  { name: 'overridden', words: 'overridden', isStrong: false },
  { name: 'excepted', words: 'excepted', isStrong: false },
  { name: 'existing', words: 'existing', isStrong: false },
  { name: 'passed', words: 'passed', isStrong: false },
] as const satisfies readonly { name: keyof ReportCounts; words: string; isStrong: boolean }[];

/**
 * `2 mandatory failed, 1 advisory failed, 14 passed`: the results of these workspaces, added up; empty without any.
 * Where a policy has several results, it also says of how many policies they are.
 *
 * @param strong emphasises failures; left out: nothing is emphasised
 */
export function resultCountWords(
  workspaces: readonly WorkspaceView[],
  { results }: { results: ReportView['results'] },
  strong: (words: Markdown) => Markdown = unchanged,
): Markdown {
  const names = new Set(workspaces.map(({ name }) => name));
  const theirResults = results.filter(({ workspace }) => names.has(workspace));
  // A guard is approved and not overridden: the two are counted apart.
  const approvedGuards = theirResults.filter(
    ({ system, status }) => system === 'guard' && status === 'overridden',
  ).length;
  const sum = (name: keyof ReportCounts): number =>
    workspaces.reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
  const parts = RESULT_COUNTS.map(({ name, words, isStrong }) => {
    const number = sum(name) - (name === 'overridden' ? approvedGuards : 0);
    if (number === 0) return '';
    const part = literal`${formatNumber(number)} ${words}`;
    return isStrong ? strong(part) : part;
  });
  const resultCount = RESULT_COUNTS.reduce((total, { name }) => total + sum(name), 0);
  const [only] = workspaces.length === 1 ? workspaces : [];
  const policies = only?.policies ?? countPolicies(theirResults);
  const ofPolicies = policies === resultCount ? '' : literal` (of ${policyCountWords(policies)})`;
  const approved =
    approvedGuards > 0 ? literal`${countWords(approvedGuards, 'guard')} approved` : '';
  return literal`${joinNonEmpty(', ', ...parts, approved)}${ofPolicies}`;
}
