/** The whole verdict in one sentence, with the first cause where a number says less, and the numbers in it. */
import { CODES } from '../model/errors.ts';
import type { AcceptedLimit } from '../model/plan-json.ts';
import { type VerdictWord, isGreen } from '../model/verdict.ts';
import {
  type Markdown,
  literal,
  asMarkdown,
  listParts,
  formatNumber,
  joinSentences,
  phrase,
  sentencePart,
  type Sentence,
} from '../model/sentence.ts';
import {
  countWords,
  countWordsIfAny,
  joinNonEmpty,
  listText,
  policyCountWords,
  workspaceCountWords,
} from './text.ts';
import { approvalCountWords, causeWords, signsOf, countPolicies } from './words.ts';
import type { Cause, ReportFacts, WorkspaceView } from './view.ts';
import { closesGate, isNotJudged } from './causes.ts';

/** The numbers of the headline, and what else it says. */
export interface HeadlineCounts {
  verdict: VerdictWord;
  /** Whether the job succeeds: `fail-on` can be more or less strict than the verdict. */
  green: boolean;
  /** Who approved what guards stop, or conditions. Hostile until escaped. */
  approvedBy: readonly string[];
  /** The numbers of fields of saved plans that are not known, which the workflow accepts. */
  acceptedFields: readonly number[];
  /** The first cause in a few words, where it is the only one or says more than a number; else empty. Hostile until escaped. */
  cause: string;
  workspaces: number;
  /** Workspaces that the verdict comes from. */
  affected: number;
  /** Different policies and run tasks that keep the gate closed. */
  policiesAtFault: number;
  runTasksAtFault: number;
  advisoryFailures: number;
  overridden: number;
  /** Different policies that have a result, of any status. */
  policies: number;
  /** Workspaces by the verdict that closes the gate. */
  blockedIn: number;
  overrideIn: number;
  erroredIn: number;
  undecidedIn: number;
  canceledIn: number;
  /** Failures that the file of exceptions takes out. */
  excepted: number;
  /** Failures that the default branch has in the same way, and that do not count. */
  existing: number;
  /** Guards over what a plan destroys or invokes that keep the gate closed, and those that a person approved. */
  guardsAtFault: number;
  approvedGuards: number;
  /** Conditions of policies whose pass rests on what is known after the apply: those that wait for people, and those approved. */
  openConditions: number;
  approvedConditions: number;
  /** Workspaces whose plan may be of a part, which the workflow accepts: it is one, or nothing says that it is whole. */
  partIn: number;
  unprovenIn: number;
  /** Different policies that nobody can override. */
  policiesToFix: number;
  /** Workspaces whose policies could not be evaluated: the run itself did not fail. They are not among `erroredIn`. */
  brokenIn: number;
  /** Whether it is the plan that failed in each of `erroredIn`. */
  planFailed: boolean;
}

/**
 * The verdicts that can close the gate, in the order in which a reader needs them; with the count of the workspaces that
 * have it, and what is said of them in a headline with several verdicts.
 */
export const CLOSING_VERDICTS = [
  { verdict: 'blocked', countName: 'blockedIn', closedWords: 'blocked' },
  { verdict: 'needs-override', countName: 'overrideIn', closedWords: 'override needed' },
  { verdict: 'errored', countName: 'erroredIn', closedWords: 'the run failed' },
  { verdict: 'errored', countName: 'brokenIn', closedWords: 'policies could not be evaluated' },
  { verdict: 'undecided', countName: 'undecidedIn', closedWords: 'undecided' },
  { verdict: 'canceled', countName: 'canceledIn', closedWords: 'canceled' },
] as const satisfies readonly {
  verdict: VerdictWord;
  countName: keyof HeadlineCounts;
  closedWords: string;
}[];

/**
 * The whole verdict in one sentence: `blocked by 2 policies in 1 of 3 workspaces`, `undecided in 3 workspaces: …`.
 *
 * @param atCommit as in " at `6f1cb40`", with its space; empty if the commit is not named
 */
export function verdictSentence(counts: HeadlineCounts, atCommit: Markdown = ''): Sentence {
  if (counts.workspaces === 0) {
    const none = literal`no workspace is affected by this change${atCommit}`;
    return counts.green
      ? literal`passed · ${none}`
      : literal`undecided: ${none}, and policies are required`;
  }
  const where = literal`${inWorkspaces(counts.affected, counts.workspaces)}${atCommit}`;
  const notEnforced = counts.green ? ', but not enforced (fail-on: never)' : '';
  const approved = approvedWords(counts);
  const andApproved = approved && literal`, ${approved}`;
  if (closingVerdicts(counts).length > 1)
    return phrase`${mixedVerdictWords(counts)}${andApproved}${atCommit}${notEnforced}`;
  const advisory = countWords(counts.advisoryFailures, 'advisory failure');
  switch (counts.verdict) {
    case 'passed':
      return counts.policies === 0
        ? literal`passed · no policy applies to ${workspaceCountWords(counts.workspaces)}${atCommit}`
        : literal`passed · ${policyCountWords(counts.policies)} in ${workspaceCountWords(counts.workspaces)}${acceptedCountWords(counts)}${atCommit}`;
    case 'advisory':
      if (counts.advisoryFailures === 0) {
        // Such a verdict is that of a plan that may be of a part, with `allow-partial`.
        const { passed, closed } = partOf(counts) ?? PARTS.partIn;
        return counts.green
          ? literal`passed ${passed} ${where}${acceptedCountWords(counts)}`
          : literal`closed because ${closed}, ${where} (fail-on: advisory)`;
      }
      return counts.green
        ? literal`passed with ${advisory} ${where}${partWords(counts)}${acceptedCountWords(counts)}`
        : literal`blocked by ${advisory} ${where} (fail-on: advisory)`;
    case 'overridden': {
      const isApprovedAlone = counts.overridden === 0 && approved !== '';
      const overridden = literal`${policyCountWords(counts.overridden)} overridden`;
      const accepted = acceptedCountWords({ ...counts, approvedGuards: 0, approvedConditions: 0 });
      return literal`passed, ${joinNonEmpty(', ', isApprovedAlone ? '' : overridden, approved)} ${where}${partWords(counts)}${accepted}`;
    }
    case 'needs-override':
      return literal`${overrideNeededWords(counts)} ${where}${andApproved}${notEnforced}`;
    case 'blocked':
      return counts.cause === ''
        ? literal`blocked${byWhat(counts)} ${where}${andApproved}${notEnforced}`
        : withCause(literal`blocked ${where}`, counts);
    case 'errored':
      if (areBroken(counts)) {
        const cause = counts.cause === '' ? notEvaluated : sentencePart('text', counts.cause, 160);
        const areAll = counts.affected === counts.workspaces && counts.workspaces > 1;
        const inAny =
          counts.workspaces === 2
            ? literal`in either workspace${atCommit}`
            : literal`in any of ${workspaceCountWords(counts.workspaces)}${atCommit}`;
        return phrase`${cause} ${areAll ? inAny : where}`;
      }
      return withCause(literal`${runFailedWords(counts)} ${where}`, counts);
    case 'undecided':
      return withCause(literal`undecided ${where}`, counts);
    case 'canceled':
      return literal`canceled ${where}`;
  }
}

const notEvaluated = literal`policies could not be evaluated`;

/** Whether it is the policies that could not be evaluated wherever the verdict is `errored`. */
function areBroken({ brokenIn, erroredIn }: HeadlineCounts): boolean {
  return brokenIn > 0 && erroredIn === 0;
}

function runFailedWords({ planFailed }: HeadlineCounts): Markdown {
  return planFailed ? literal`the plan failed` : literal`the run failed`;
}

/** What is said, and why. */
function withCause(words: Markdown, { cause }: HeadlineCounts): Sentence {
  return joinSentences(literal`: `, words, cause === '' ? '' : sentencePart('text', cause, 160));
}

/** ` by 2 policies`, beside what can be overridden; empty if no policy is the reason. */
function byWhatToFix({ policiesToFix }: HeadlineCounts): Markdown {
  const policies = countWordsIfAny(policiesToFix, 'policy', 'policies');
  return policies && literal` by ${policies}`;
}

/** ` by 2 policies and 1 guard`; empty if nothing that is counted keeps the gate closed. */
function byWhat(counts: HeadlineCounts): Markdown {
  const what = joinNonEmpty(' and ', failedPoliciesAndTasks(counts), openApprovals(counts));
  return what && literal` by ${what}`;
}

/** What is said of a plan that may not be of everything, the least known last. */
const PARTS = {
  partIn: {
    passed: literal`for a part of the configuration`,
    closed: literal`only a part was planned`,
  },
  unprovenIn: {
    passed: literal`for what may be a part of the configuration`,
    closed: literal`nothing says that the plan is whole`,
  },
} as const;

/** More are counted. */
const MOST_FIELDS = 5;

/** What is said of the plans that may not be of everything, with the numbers of fields that are not known; undefined if all are. */
function partOf(counts: HeadlineCounts): Record<'passed' | 'closed', Markdown> | undefined {
  const [name] = (['partIn', 'unprovenIn'] as const).filter((each) => counts[each] > 0);
  const parts = [...(name ? [PARTS[name]] : []), ...sayFields(counts.acceptedFields)];
  if (parts.length === 0) return undefined;
  return {
    passed: joinNonEmpty(' and ', ...parts.map(({ passed }) => passed)),
    closed: joinNonEmpty(' and ', ...parts.map(({ closed }) => closed)),
  };
}

function sayFields(fields: readonly number[]): Record<'passed' | 'closed', Markdown>[] {
  if (fields.length === 0) return [];
  const numbers = fields.map((field) => asMarkdown(String(field)));
  const noun = fields.length === 1 ? 'field' : 'fields';
  const named = literal`${noun} ${joinNonEmpty('', ...listParts(numbers, MOST_FIELDS))} of the saved plan`;
  return [
    {
      passed: literal`with the unknown ${named}`,
      closed: literal`the ${named} ${fields.length === 1 ? 'is' : 'are'} not known`,
    },
  ];
}

/** `, for a part of the configuration`; empty if all plans are of everything. */
function partWords(counts: HeadlineCounts): Markdown {
  const part = partOf(counts);
  return part === undefined ? '' : literal`, ${part.passed}`;
}

/** `, 1 guard approved, 2 excepted failures`; empty if there is none of these. */
function acceptedCountWords(counts: HeadlineCounts): Markdown {
  const { excepted, existing } = counts;
  const words = joinNonEmpty(
    ', ',
    approvedWords(counts),
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

const openApprovals = ({ guardsAtFault, openConditions }: HeadlineCounts): Markdown =>
  approvalCountWords(guardsAtFault, openConditions);

/** `1 policy needs an override, 1 guard an approval` */
function overrideNeededWords(counts: HeadlineCounts): Markdown {
  const { policiesAtFault, runTasksAtFault, guardsAtFault, openConditions } = counts;
  const failures = failedPoliciesAndTasks(counts);
  const approvals = openApprovals(counts);
  const needs = (number: number) => (number > 1 ? 'need' : 'needs');
  if (failures === '' && approvals !== '')
    return literal`${approvals} ${needs(guardsAtFault + openConditions)} an approval`;
  const number = policiesAtFault + runTasksAtFault;
  const override = literal`${failures || 'a failure'} ${needs(number)} an override`;
  return approvals === '' ? override : literal`${override}, ${approvals} an approval`;
}

/** `1 guard approved by ann`; names that are not those of a host's people are left out. */
function approvedWords(counts: HeadlineCounts): Markdown {
  const { approvedGuards, approvedConditions, approvedBy } = counts;
  const approved = approvalCountWords(approvedGuards, approvedConditions);
  if (approved === '') return '';
  const names = approvedBy.filter((name) =>
    /^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,60}[A-Za-z0-9])?$/.test(name),
  );
  const by = joinNonEmpty('', ...listParts(names.map(asMarkdown), 3));
  return literal`${approved} approved${by && literal` by ${by}`}`;
}

/** The verdicts that close the gate in some workspace, the worst for a reader first. */
function closingVerdicts(counts: HeadlineCounts) {
  return CLOSING_VERDICTS.filter(({ countName }) => counts[countName] > 0);
}

/** `blocked by 2 policies in 20 of 60 workspaces, override needed in 40`: the numbers add up to all workspaces. */
function mixedVerdictWords(counts: HeadlineCounts): Sentence {
  const closing = closingVerdicts(counts);
  const parts = closing.map(({ countName, closedWords, verdict }, index) => {
    const number = counts[countName];
    const by = verdict === 'blocked' ? byWhatToFix(counts) : '';
    const inWords =
      index === 0
        ? literal`${formatNumber(number)} of ${workspaceCountWords(counts.workspaces)}`
        : formatNumber(number);
    const words = countName === 'erroredIn' ? runFailedWords(counts) : closedWords;
    return literal`${words}${by} in ${inWords}`;
  });
  const closed = closing.reduce((sum, { countName }) => sum + counts[countName], 0);
  const green = counts.workspaces - closed;
  const passed = green > 0 ? literal` (${formatNumber(green)} passed)` : '';
  return literal`${joinNonEmpty(', ', ...parts)}${passed}`;
}

/** The verdict that the sentence names first. */
export function verdictNamedFirst(counts: HeadlineCounts): VerdictWord {
  const [first, ...others] = closingVerdicts(counts);
  return first && others.length > 0 ? first.verdict : counts.verdict;
}

/** The icon of the verdict that the sentence names first. */
export function headlineIcon(counts: HeadlineCounts) {
  return signsOf(verdictNamedFirst(counts), counts.green).icon;
}

/** `in 2 of 3 workspaces` */
function inWorkspaces(affected: number, all: number): Markdown {
  if (all === 1) return literal`in 1 workspace`;
  if (all === 2 && affected === 2) return literal`in both workspaces`;
  return affected === all
    ? literal`in all ${workspaceCountWords(all)}`
    : literal`in ${formatNumber(affected)} of ${workspaceCountWords(all)}`;
}

export function headlineCountsOf(view: ReportFacts): HeadlineCounts {
  const { verdict, green, workspaces, causes, results } = view;
  // Under `fail-on: advisory` an advisory failure closes the gate as well.
  const closing = causes.filter((cause) => closesGate(cause) || cause.blocks);
  const broken = brokenIn(view);
  const atFault = closing.filter(({ kind }) => kind === 'policy' || kind === 'undecided');
  const overridden = causes.filter(({ status }) => status === 'overridden');
  const approved = overridden.filter(({ guard, override }) => guard || override?.condition);
  const isOpenCondition = ({ status, severity }: Cause) =>
    status === 'known-after-apply' && severity === 'needs-override';
  // The number of causes, as in the lists below the headline.
  const causesWith = (isCounted: (cause: Cause) => boolean): number =>
    causes.filter(isCounted).length;
  // An advisory failure that closes the gate counts as blocked.
  const verdicts = workspaces.map(({ verdict: word }) =>
    word === 'advisory' && !isGreen(word, view.context.gate.failOn) ? 'blocked' : word,
  );
  const closedWith = (word: VerdictWord) => verdicts.filter((each) => each === word).length;
  const acceptedIn = (limit: AcceptedLimit) =>
    workspaces.filter(({ plan }) => plan?.accepted?.includes(limit)).length;
  return {
    verdict,
    green,
    workspaces: workspaces.length,
    affected: workspaces.filter((workspace) => countsTowards(workspace.verdict, verdict)).length,
    policiesAtFault: countPolicies(
      atFault.filter((cause) => !cause.guard && !isOpenCondition(cause)),
    ),
    runTasksAtFault: countPolicies(closing.filter(({ kind }) => kind === 'run-task')),
    advisoryFailures: causesWith(({ severity }) => severity === 'warns'),
    overridden: countPolicies(overridden.filter((cause) => !approved.includes(cause))),
    excepted: causesWith(({ status }) => status === 'excepted'),
    existing: causesWith(({ status }) => status === 'existing'),
    guardsAtFault: countPolicies(closing.filter(({ guard }) => guard)),
    approvedGuards: countPolicies(approved.filter(({ guard }) => guard)),
    openConditions: countPolicies(closing.filter(isOpenCondition)),
    approvedConditions: countPolicies(approved.filter(({ guard }) => !guard)),
    approvedBy: [...new Set(approved.flatMap(({ override }) => override?.by ?? []))],
    acceptedFields: acceptedFieldsOf(workspaces.map(({ plan }) => plan?.acceptedFields)),
    cause: firstCauseWords(view),
    policies: countPolicies(results),
    blockedIn: closedWith('blocked'),
    overrideIn: closedWith('needs-override'),
    erroredIn: closedWith('errored') - broken.size,
    planFailed: isPlanFailed(view, broken),
    undecidedIn: closedWith('undecided'),
    canceledIn: closedWith('canceled'),
    partIn: acceptedIn('partial'),
    unprovenIn: acceptedIn('unproven'),
    brokenIn: broken.size,
    policiesToFix: countPolicies(
      atFault.filter((cause) => cause.severity === 'blocks' && !isNotJudged(cause)),
    ),
  };
}

/** Each number once, ascending. */
function acceptedFieldsOf(lists: readonly (readonly number[] | undefined)[]): number[] {
  return [...new Set(lists.flatMap((list) => list ?? []))].sort((one, other) => one - other);
}

/** The workspaces whose policies could not be evaluated. */
function brokenIn({ causes, workspaces }: ReportFacts): ReadonlySet<string> {
  const broken = new Set(
    causes
      .filter(
        ({ kind, status, blocks }) =>
          blocks && (kind === 'policy' || kind === 'undecided') && status === 'errored',
      )
      .flatMap((cause) => cause.workspaces),
  );
  const errored = workspaces.filter(({ verdict }) => verdict === 'errored');
  return new Set(errored.flatMap(({ name }) => (broken.has(name) ? name : [])));
}

/** Whether each run that failed did so because of its plan. */
function isPlanFailed({ causes, workspaces }: ReportFacts, broken: ReadonlySet<string>): boolean {
  const failed = new Set(
    causes
      .filter(
        ({ kind, code, blocks }) => blocks && (kind === 'diagnostic' || code === CODES.planFailed),
      )
      .flatMap((cause) => cause.workspaces),
  );
  const isFailed = (name: string) => broken.has(name) || failed.has(name);
  return (
    failed.size > 0 &&
    workspaces.every(({ name, verdict }) => verdict !== 'errored' || isFailed(name))
  );
}

/** What keeps the gate closed where no policy does, and how many other such causes there are. */
function firstCauseWords({ causes, green, workspaces }: ReportFacts): string {
  const [first, ...others] = green ? [] : causes.filter(({ blocks }) => blocks);
  // Readers look for a plan where sources that are not allowed kept everything from being started.
  const isStarted = workspaces.some(({ plan, runId }) => plan !== undefined || runId !== undefined);
  if (first?.remedy !== undefined && first.kind === 'policy' && !isStarted) {
    const [{ messages }, ...rest] = first.occurrences;
    const number = rest.length + others.length;
    const more = number > 0 ? ` (and ${formatNumber(number)} more)` : '';
    return `nothing was planned, because ${messages[0] ?? first.message}${more}`;
  }
  if (first === undefined || (!isNotJudged(first) && first.kind !== 'diagnostic')) return '';
  const isBroken = first.status === 'errored' && first.kind === 'policy';
  const more =
    others.length > 0 && !isBroken ? ` (and ${countWords(others.length, 'other cause')})` : '';
  // What the others are is brought about by it: so it says where it is itself.
  const where = first.stopped === undefined ? '' : ` (${listText(first.workspaces, 3)})`;
  return `${causeWords(first)}${where}${more}`;
}

/** Whether the headline counts a workspace with this verdict: those with the worst one, and beside blocked ones those that need an override. */
function countsTowards(verdict: VerdictWord, worst: VerdictWord): boolean {
  return verdict === worst || (worst === 'blocked' && verdict === 'needs-override');
}

/** Verdicts that close the gate come first, and those with an answer before those without. */
const WORST_FIRST: readonly VerdictWord[] = [
  ...CLOSING_VERDICTS.map(({ verdict }) => verdict),
  'advisory',
  'overridden',
  'passed',
];

/** Those with the same verdict stay in their order. */
export function sortWorstFirst(workspaces: readonly WorkspaceView[]): WorkspaceView[] {
  return [...workspaces].sort(
    (one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict),
  );
}
