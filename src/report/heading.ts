/** The first line of a comment: the verdict of all its jobs with the commit that it is about. */
import { worst } from '../model/verdict.ts';
import { codeSpan } from './escape-markdown.ts';
import { written, type Markdown } from './markdown.ts';
import { shares } from './findings.ts';
import type { Moment, SectionState } from './marker.ts';
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

export function headingOf(sections: readonly SectionState[]): Markdown {
  const newest = newestMoment(sections);
  const current = sections.filter(({ headSha }) => headSha === newest.headSha);
  const tally = addUp(current.map((state) => state.tally));
  const waiting = sections.length - current.length;
  const sign = tally.green && waiting > 0 ? '⏳' : signOf(tally);
  const at = newest.headSha === '' ? '' : written` at ${codeSpan(newest.headSha.slice(0, 7), 7)}`;
  const rest = waiting > 0 ? written` · waiting for ${waiting} of ${sections.length} jobs` : '';
  return written`### ${sign} Policy gate: ${headline(tally, at)}${rest}`;
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
