/**
 * The first line of a comment: the verdict of all its jobs with the commit that it is about, or the
 * commit that is being planned. A plan is announced in an existing comment by this line and by the
 * state at the end; everything between stays as it is.
 */
import { worst } from '../model/verdict.ts';
import { codeSpan, link } from './escape-markdown.ts';
import { asMarkdown, written, type Markdown } from './markdown.ts';
import { shares } from './findings.ts';
import {
  decodeMarker,
  encodeMarker,
  MOST_PLANS,
  type CommentState,
  type Moment,
  type PlanState,
  type SectionState,
} from './marker.ts';
import { joined } from './text.ts';
import { headline, signOf, type Tally, type TallyFigure, tallyOfFigures } from './words.ts';

/** Runs of different commits by number, attempts of one run by attempt, else by their start. */
export function isNewer(one: Moment, other: Moment): boolean {
  if (one.runId === other.runId && one.runId !== 0) return one.attempt > other.attempt;
  if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
    return one.runId > other.runId;
  return one.startedAt > other.startedAt;
}

/**
 * Whether one is of a later job than the other, where both are the same job: some hosts count no attempts, and a job that
 * is started again there differs by its start alone.
 */
export function isLater(one: Moment, other: Moment): boolean {
  const isSameAttempt = one.runId === other.runId && one.attempt === other.attempt;
  return isSameAttempt ? one.startedAt > other.startedAt : isNewer(one, other);
}

export function newestMoment<T extends Moment>(states: readonly T[]): T {
  return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}

/** @param origins the only ones that a link may lead to */
export function headingOf(
  { sections, plans = [] }: { sections: SectionState[]; plans?: PlanState[] | undefined },
  origins: readonly string[],
): Markdown {
  const begin = (sign: Markdown) => written`### ${sign} Policy gate:`;
  const going = plans.filter(({ unfinished }) => !unfinished);
  const [newest] = going.length > 0 ? [newestMoment(going)] : plans.slice(-1);
  const answered =
    newest === undefined ||
    sections.some((each) => each.headSha === newest.headSha && !isNewer(newest, each));
  if (!answered) {
    const before = sections.length > 0 ? written`before: ${verdictWords(sections).words}` : '';
    const ended = newest.unfinished ? [] : plans.filter((each) => each.unfinished);
    const line = joined(' · ', planWords(newest, origins), ...ended.map(endedWords), before);
    return written`${begin(newest.unfinished ? written`⚠️` : written`⏳`)} ${line}`;
  }
  const head = newestMoment(sections).headSha;
  const others = plans.filter(({ headSha }) => headSha === head);
  const died = others.filter(({ unfinished }) => unfinished).length;
  const { sign, words } = verdictWords(sections, others.length - died, died);
  return written`${begin(sign)} ${words}`;
}

function planWords(plan: PlanState, origins: readonly string[]): Markdown {
  if (plan.unfinished) return endedWords(plan);
  const time = asMarkdown(new Date(plan.startedAt * 1_000).toISOString().slice(11, 16));
  const run = plan.url === undefined ? '' : written` (${link('run', plan.url, origins)})`;
  return written`${commitOf(plan)} is being planned since ${time} UTC${run}`;
}

function endedWords(plan: PlanState): Markdown {
  return written`the plan of ${commitOf(plan)} started, did not finish`;
}

function commitOf({ headSha }: Moment): Markdown {
  return codeSpan(headSha.slice(0, 7), 7);
}

/** @param planning how many other jobs are known to plan the newest commit; `died` ended without a report */
function verdictWords(sections: readonly SectionState[], planning = 0, died = 0) {
  const newest = newestMoment(sections);
  const current = sections.filter(({ headSha }) => headSha === newest.headSha);
  const tally = addUp(current.map((state) => state.tally));
  const waiting = Math.max(sections.length - current.length, planning);
  const all = Math.max(sections.length, waiting);
  const open = waiting > 0 ? '⏳' : died > 0 ? '⚠️' : undefined;
  const sign = written`${(tally.green ? open : undefined) ?? signOf(tally)}`;
  const at = newest.headSha === '' ? '' : written` at ${commitOf(newest)}`;
  const rest = waiting > 0 ? written` · waiting for ${waiting} of ${all} jobs` : '';
  const jobs = written`${died} ${died === 1 ? 'job' : 'jobs'}`;
  const ended = died > 0 ? written` · the plan of ${jobs} started, did not finish` : '';
  return { sign, words: written`${headline(tally, at)}${rest}${ended}` };
}

function addUp(tallies: readonly Tally[]): Tally {
  const verdict = worst(tallies.map((tally) => tally.verdict));
  const green = tallies.every((tally) => tally.green);
  const atFault = tallies.filter((tally) => shares(tally.verdict, verdict));
  // Two jobs may count the same policy.
  const countable = atFault.length === 1 ? atFault : [];
  const withResults = tallies.filter(({ results }) => results > 0);
  const only: Partial<Record<TallyFigure, readonly Tally[]>> = {
    affected: atFault,
    policiesAtFault: countable,
    runTasksAtFault: countable,
    guardsAtFault: countable,
    policies: withResults.length === 1 ? tallies : [],
  };
  const approvedBy = [...new Set(tallies.flatMap((tally) => tally.approvedBy))];
  return tallyOfFigures(verdict, green, approvedBy, (figure) =>
    (only[figure] ?? tallies).reduce((total, tally) => total + tally[figure], 0),
  );
}

/** The plans that a comment still announces when this job has reported. */
export function plansBesides(
  comment: CommentState | undefined,
  ours: SectionState,
  job: string | undefined,
): PlanState[] {
  return (comment?.plans ?? [])
    .filter((plan) => {
      if (plan.job === job) return isLater(plan, ours);
      return isNewer(plan, ours) || plan.headSha === ours.headSha;
    })
    .map((plan) => asEnded(plan, ours));
}

/** An attempt begins when the one before it has ended: a plan of that one has no job any more. */
function asEnded(plan: PlanState, later: Moment): PlanState {
  const isOver = plan.runId === later.runId && plan.runId !== 0 && plan.attempt < later.attempt;
  return isOver ? { ...plan, unfinished: true } : plan;
}

/**
 * A comment of ours that announces this plan in its heading. Undefined where it must not: it is no
 * comment of this key, its heading is not ours, or it knows of something newer.
 */
export function announceIn(
  body: string,
  plan: PlanState,
  key: string,
  origins: readonly string[],
): Markdown | undefined {
  const comment = decodeMarker(body, key);
  if (comment === undefined || !body.startsWith('### ')) return undefined;
  const { sections, plans: before = [] } = comment;
  const going = before.filter(({ unfinished }) => !unfinished);
  if ([...sections, ...going].some((each) => isNewer(each, plan))) return undefined;
  const plans = [...before.flatMap((other) => besidesNew(other, plan)), plan].slice(-MOST_PLANS);
  const end = body.trimEnd();
  const text = end.slice(0, end.lastIndexOf('\n'));
  const rest = asMarkdown(text.slice(text.indexOf('\n') + 1));
  const first = headingOf({ sections, plans }, origins);
  return written`${first}\n${rest}\n${encodeMarker({ ...comment, plans })}`;
}

/** What is kept of an earlier plan: that of another job, and what is known of one that ended early. */
function besidesNew(other: PlanState, plan: PlanState): PlanState[] {
  if (other.job === plan.job && other.runId === plan.runId && other.runId !== 0) {
    return isLater(plan, other) ? [{ ...other, unfinished: true }] : [];
  }
  const goesOn = other.job !== plan.job && other.headSha === plan.headSha;
  return goesOn || other.unfinished ? [asEnded(other, plan)] : [];
}
