/** The first line of a comment: the verdict of all its jobs with the commit that it is about. */
import { worstVerdict } from '../model/verdict.ts';
import { codeSpan } from './escape-markdown.ts';
import { literal, type Markdown } from './markdown.ts';
import { countsTowards } from './findings.ts';
import type { JobAttempt, SectionState } from './marker.ts';
import {
  headline,
  headlineIcon,
  type HeadlineCounts,
  type HeadlineCount,
  toHeadlineCounts,
} from './words.ts';

/** Compares attempts of one run by their number, runs of two commits by theirs, and all others by their start. */
export function isNewer(one: JobAttempt, other: JobAttempt): boolean {
  if (one.runId === other.runId && one.runId !== 0) return one.attempt > other.attempt;
  if (one.headSha !== other.headSha && one.runId !== 0 && other.runId !== 0)
    return one.runId > other.runId;
  return one.startedAt > other.startedAt;
}

/**
 * Of two reports of the same job, whether the first is the later one. Some hosts count no attempts: a job that is started
 * again there differs by its start alone.
 */
export function isLater(one: JobAttempt, other: JobAttempt): boolean {
  const isSameAttempt = one.runId === other.runId && one.attempt === other.attempt;
  return isSameAttempt ? one.startedAt > other.startedAt : isNewer(one, other);
}

export function newestAttempt<T extends JobAttempt>(states: readonly T[]): T {
  return states.reduce((newest, state) => (isNewer(state, newest) ? state : newest));
}

export function commentHeading(sections: readonly SectionState[]): Markdown {
  const newest = newestAttempt(sections);
  const current = sections.filter(({ headSha }) => headSha === newest.headSha);
  const tally = addUp(current.map((state) => state.counts));
  const waiting = sections.length - current.length;
  const sign = tally.green && waiting > 0 ? '⏳' : headlineIcon(tally);
  const sha = newest.headSha.slice(0, 7);
  const atCommit = sha === '' ? '' : literal` at ${codeSpan(sha, 7)}`;
  const rest = waiting > 0 ? literal` · waiting for ${waiting} of ${sections.length} jobs` : '';
  return literal`### ${sign} Policy gate: ${headline(tally, atCommit)}${rest}`;
}

function addUp(tallies: readonly HeadlineCounts[]): HeadlineCounts {
  const verdict = worstVerdict(tallies.map((tally) => tally.verdict));
  const green = tallies.every((tally) => tally.green);
  const atFault = tallies.filter((tally) => countsTowards(tally.verdict, verdict));
  // Two jobs may count the same policy, so that numbers of different policies cannot be added up.
  const onlyAtFault = atFault.length === 1 ? atFault : [];
  const haveOneJobWithResults = tallies.filter(({ results }) => results > 0).length === 1;
  const addends: Partial<Record<HeadlineCount, readonly HeadlineCounts[]>> = {
    affected: atFault,
    policiesAtFault: onlyAtFault,
    runTasksAtFault: onlyAtFault,
    guardsAtFault: onlyAtFault,
    policies: haveOneJobWithResults ? tallies : [],
  };
  const approvedBy = [...new Set(tallies.flatMap((tally) => tally.approvedBy))];
  return toHeadlineCounts(verdict, green, approvedBy, (figure) =>
    (addends[figure] ?? tallies).reduce((total, tally) => total + tally[figure], 0),
  );
}
