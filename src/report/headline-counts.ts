/** What the sentence of the verdict is made of: its numbers, and the first cause in a few words. */
import { CODES } from '../model/errors.ts';
import type { AcceptedLimit } from '../model/plan-json.ts';
import { clauseOf, formatNumber } from '../model/sentence.ts';
import { isGreen, type VerdictWord } from '../model/verdict.ts';
import { closesGate, isNotJudged } from './causes.ts';
import { countWords, listText } from './text.ts';
import type { Cause, ReportFacts } from './view.ts';
import { causeWords, countPolicies, firstSentence } from './words.ts';

/** The numbers of the headline, and what else it says. */
export interface HeadlineCounts {
  verdict: VerdictWord;
  /** Whether the job succeeds: `fail-on` can be more or less strict than the verdict. */
  green: boolean;
  /** Who approved what guards stop, or conditions. Hostile until escaped. */
  approvedBy: readonly string[];
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

/** Counts what the sentence says. */
export function headlineCountsOf(view: ReportFacts): HeadlineCounts {
  const { verdict, green, workspaces, causes, results } = view;
  // Under `fail-on: advisory` an advisory failure closes the gate as well.
  const closing = causes.filter((cause) => closesGate(cause) || cause.blocks);
  const broken = brokenIn(view);
  const atFault = closing.filter(({ kind }) => kind === 'policy');
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
    policiesAtFault: countPolicies(atFault.filter(({ guard }) => !guard)),
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
    const why = clauseOf(firstSentence(messages[0] ?? first.message));
    return `nothing was planned, because ${why}${more}`;
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
