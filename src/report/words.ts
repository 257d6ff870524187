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
import type { EndedException } from '../policy/exception-notices.ts';
import { alternatives } from '../model/quote.ts';
import type { VerdictWord } from '../model/verdict.ts';
import {
  literal,
  type Markdown,
  sentencePart,
  toPlainText,
  phrase,
  joinSentences,
  type Sentence,
  firstParts,
  formatNumber,
} from '../model/sentence.ts';
import {
  countWordsIfAny,
  joinNonEmpty,
  formatMinute,
  policyCountWords,
  groupBy,
  unchanged,
  verbFor,
  workspaceCountWords,
  sumOf,
} from './text.ts';
import type { Cause, ReportContext, ResultCounts } from './view.ts';
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

/** What is said of the verdict of a workspace. */
interface Judged {
  counts: Pick<ReportCounts, 'advisoryFailed' | 'errored'>;
  /** Whether all that it waits for is an approval by a comment. */
  waitsForApproval: boolean;
}

/** The words for the verdict of one workspace. */
export function verdictWords(
  verdict: VerdictWord,
  { counts: { advisoryFailed, errored }, waitsForApproval }: Judged,
): Markdown {
  if (verdict === 'needs-override' && waitsForApproval) return literal`needs an approval`;
  if (verdict === 'advisory' && advisoryFailed === 0)
    return literal`passed, and not all of it is certain`;
  // Its run has a plan, and went on to the policies.
  if (verdict === 'errored' && errored > 0) return literal`policies could not be evaluated`;
  return literal`${VERDICT_WORDS[verdict].words}`;
}

/** `blocked`, `needs an override`, `need an approval`: what is said of so many workspaces, behind their number. */
export function verdictWordsFor(
  verdict: VerdictWord,
  number: number,
  { waitsForApproval }: Pick<Judged, 'waitsForApproval'>,
): Markdown {
  return verdict === 'needs-override'
    ? literal`${verbFor(number, 'needs', 'need')} an ${waitsForApproval ? 'approval' : 'override'}`
    : literal`${VERDICTS_OF_SEVERAL[verdict]}`;
}

const VERDICTS_OF_SEVERAL = {
  passed: 'passed',
  advisory: 'passed with advisory failures',
  overridden: 'overridden',
  blocked: 'blocked',
  errored: 'failed',
  undecided: 'undecided',
  canceled: 'canceled',
} as const satisfies Record<Exclude<VerdictWord, 'needs-override'>, string>;

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

export function diagnosticNoun({ severity }: Cause) {
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
} as const satisfies Record<Cause['status'], string>;

/** `infra/storage.tf:42`; empty if unknown. */
export function fileAndLine({ location }: { location?: Location | undefined }): string {
  return location ? `${location.path}:${location.startLine}` : '';
}

/** `already on main`: whether the change caused a failure; empty if that is unknown. */
export function baselineWords(
  baseline: Baseline | undefined,
  { ci: { repository } }: ReportContext,
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
export function overrideWords(cause: Cause): string {
  const { severity, kind, status, guard, own, overrideBy, approval } = cause;
  if (severity !== 'needs-override') {
    const isFinal = severity === 'blocks' && kind === 'policy' && status === 'failed';
    return isFinal ? 'cannot be overridden' : '';
  }
  if (approval !== undefined) return toPlainText(needsApproval(approval));
  const isNobodyNamed = overrideBy?.length === 0;
  const byWhom = overriderWords(cause);
  if (guard) return `can be approved ${byWhom}`;
  if (!own) return `can be overridden ${byWhom}`;
  return isNobodyNamed
    ? 'can be excepted for a time'
    : `can be approved ${byWhom}, or excepted for a time`;
}

/** `by a comment of ann or bob`, `by the team policy-owners` */
function overriderWords({ guard, own, overrideBy, overriders = [] }: Cause): string {
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

export type AcceptedNoun =
  | `${'overridden' | 'excepted' | 'existing' | 'accepted'} failure`
  | 'approved guard'
  | 'approved condition';

/** What accepted failures are called together. */
export function acceptedNoun(causes: readonly AcceptedResult[]): AcceptedNoun {
  const nouns = causes.map(({ status, guard, override }): AcceptedNoun => {
    if (status === 'excepted' || status === 'existing') return `${status} failure`;
    if (override?.condition) return 'approved condition';
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
  const { by, at = '', reason, condition } = override;
  const verb = guard === true || condition === true ? phrase`approved` : phrase`overridden`;
  const byWhom = by ? phrase`${verb} by ${name(by)}` : verb;
  const byWhomAndWhen = joinSentences(literal`, `, byWhom, formatMinute(at));
  return reason ? phrase`${byWhomAndWhen}: ${textPart(reason)}` : byWhomAndWhen;
}

/** Why a failure is accepted, not escaped: for an output that escapes whole lines. */
export function acceptedText(cause: AcceptedResult): string {
  return toPlainText(acceptedWords(cause));
}

/** `excepted until 2026-01-31 by team-network, in exceptions.json: it counts again` */
export function endedWords({ until, owner }: EndedException, file?: string): Sentence {
  const name = (text: string) => sentencePart('name', text, 60);
  const inFile = file === undefined ? '' : phrase`, in ${sentencePart('code', file, 200)}`;
  return phrase`the exception of ${name(owner)} ended on ${name(until)}${inFile}: the failure counts again`;
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
 * `2 mandatory failed, 1 advisory failed, 14 passed`: the results of one workspace; empty without any. Where a policy has
 * several results, it also says of how many policies they are.
 *
 * @param strong emphasises failures; left out: nothing is emphasised
 */
export function resultCountWords(
  { counts, policies, approvedGuards, approvedConditions }: ResultCounts,
  strong: (words: Markdown) => Markdown = unchanged,
): Markdown {
  const numberOf = (name: keyof ReportCounts): number => counts[name] ?? 0;
  const parts = RESULT_COUNTS.map(({ name, words, isStrong }) => {
    // Guards and conditions are approved and not overridden: they are counted apart.
    const number =
      numberOf(name) - (name === 'overridden' ? approvedGuards + approvedConditions : 0);
    if (number === 0) return '';
    const part = literal`${formatNumber(number)} ${words}`;
    return isStrong ? strong(part) : part;
  });
  const results = sumOf(RESULT_COUNTS, ({ name }) => numberOf(name));
  const ofPolicies = policies === results ? '' : literal` (of ${policyCountWords(policies)})`;
  const approvals = approvalCountWords(approvedGuards, approvedConditions);
  const approved = approvals && literal`${approvals} approved`;
  return literal`${joinNonEmpty(', ', ...parts, approved)}${ofPolicies}`;
}

/** `1 guard and 2 conditions`: what people approve, and do not override; empty if there is none. */
export function approvalCountWords(guards: number, conditions: number): Markdown {
  return joinNonEmpty(
    ' and ',
    countWordsIfAny(guards, 'guard'),
    countWordsIfAny(conditions, 'condition'),
  );
}

/** The verdict of the workspaces that could not be judged for this reason. */
export function verdictOfReason({ failure, status }: Cause): 'canceled' | 'errored' | 'undecided' {
  if (failure === 'canceled') return 'canceled';
  return status === 'errored' ? 'errored' : 'undecided';
}

/** What a cause is, in a few words and without a full stop: the name of the policy, the title of a problem of the plan, or the first sentence of a text. */
export function causeWords(cause: Cause): string {
  const { kind, policy, policySet, status, message } = cause;
  if (kind === 'reason' || kind === 'notice') return firstSentence(message);
  if (policy === '') return `policy set ${policySet} could not be evaluated`;
  if (kind === 'undecided' || status === 'errored') {
    return kind === 'diagnostic'
      ? policy
      : `${policy} ${UNDECIDED_WORDS[status] ?? STATUS_WORDS[status]}`;
  }
  return policy;
}

/** What is said behind the name of a policy. */
const UNDECIDED_WORDS: Partial<Record<Cause['status'], string>> = {
  'not-evaluated': 'was never evaluated',
  'known-after-apply': 'cannot be judged before the apply',
  unknown: 'is in an unrecognized state',
  failed: 'failed at an unknown level',
};

/** Without its full stop. */
export function firstSentence(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?])\s/, 1);
  return first.replace(/\.$/, '');
}

/** Whether its words are a name and what became of it, and no sentence. */
function saysName({ kind }: Cause): boolean {
  return kind !== 'reason' && kind !== 'diagnostic';
}

/** The kinds of failures that a name of a policy says. */
function isFailure({ kind, status }: Cause): boolean {
  return (kind === 'policy' || kind === 'run-task') && status === 'failed';
}

/**
 * The first cause and the number of the others, in one line: `no-public-ingress blocks net-prod and 9 more
 * (live/main.tf:12); 2 more policies`. Hostile until escaped.
 *
 * @param isShort with the number of the workspaces, and without a place
 */
export function firstCauseLine(causes: readonly Cause[], isShort = false): string {
  const [first, ...others] = causes.filter(({ blocks }) => blocks);
  if (first === undefined) return '';
  const { workspaces, severity, code, occurrences, guard, own } = first;
  const names =
    isShort && workspaces.length > 1
      ? workspaceCountWords(workspaces.length)
      : firstParts(workspaces, 1).join('');
  const needs = guard === true || own === true ? 'needs an approval in' : 'needs an override in';
  const verb = severity === 'needs-override' ? needs : 'blocks';
  const what = isFailure(first)
    ? `${causeWords(first)} ${verb} ${names}`
    : `${causeWords(first)}${saysName(first) ? ' in ' : ': '}${names}`;
  const place = isShort ? '' : fileAndLine(occurrences.find(({ location }) => location) ?? {});
  const facts = [place, code ?? ''].filter(Boolean).map((fact) => ` (${fact})`);
  const arePolicies = others.every(({ policy, kind }) => policy !== '' && kind !== 'diagnostic');
  const more = arePolicies
    ? countWordsIfAny(others.length, 'more policy', 'more policies')
    : countWordsIfAny(others.length, 'more cause');
  return joinNonEmpty(isShort ? ' · ' : '; ', `${what}${facts.join('')}`, more);
}
