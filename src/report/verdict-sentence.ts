/** The whole verdict in one sentence, with the first cause where a number says less. */
import type { VerdictWord } from '../model/verdict.ts';
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
  policyCountWords,
  workspaceCountWords,
  sumOf,
} from './text.ts';
import { approvalCountWords, signsOf } from './words.ts';
import type { WorkspaceView } from './view.ts';
import type { HeadlineCounts } from './headline-counts.ts';

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

/** What is said of the plans that may not be of everything; undefined if all are. */
function partOf(counts: HeadlineCounts): Record<'passed' | 'closed', Markdown> | undefined {
  const [name] = (['partIn', 'unprovenIn'] as const).filter((each) => counts[each] > 0);
  return name && PARTS[name];
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
  const closed = sumOf(closing, ({ countName }) => counts[countName]);
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
