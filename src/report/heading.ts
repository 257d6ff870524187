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

/**
 * Whether the first report is the newer one. Attempts of one run are compared by their number, runs for two commits by
 * theirs, and all others by their start.
 */
export function isNewer(one: JobAttempt, other: JobAttempt): boolean {
  // A run id of 0 is not known.
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

/** @param attempts one at least */
export function newestAttempt<T extends JobAttempt>(attempts: readonly T[]): T {
  return attempts.reduce((newest, attempt) => (isNewer(attempt, newest) ? attempt : newest));
}

/** @param sections one at least */
export function commentHeading(sections: readonly SectionState[]): Markdown {
  const { headSha } = newestAttempt(sections);
  const current = sections.filter((section) => section.headSha === headSha);
  const counts = addUp(current.map((section) => section.counts));
  const waiting = sections.length - current.length;
  const icon = counts.green && waiting > 0 ? '⏳' : headlineIcon(counts);
  const sha = headSha.slice(0, 7);
  const atCommit = sha === '' ? '' : literal` at ${codeSpan(sha, 7)}`;
  const waitingWords =
    waiting > 0 ? literal` · waiting for ${waiting} of ${sections.length} jobs` : '';
  return literal`### ${icon} Policy gate: ${headline(counts, atCommit)}${waitingWords}`;
}

/** The counts of the whole comment, from those of its jobs. */
function addUp(ofJobs: readonly HeadlineCounts[]): HeadlineCounts {
  const verdict = worstVerdict(ofJobs.map((counts) => counts.verdict));
  const green = ofJobs.every((counts) => counts.green);
  const atFault = ofJobs.filter((counts) => countsTowards(counts.verdict, verdict));
  // Two jobs may count the same policy, so that numbers of different policies cannot be added up.
  const onlyAtFault = atFault.length === 1 ? atFault : [];
  const haveOneJobWithResults = ofJobs.filter(({ results }) => results > 0).length === 1;
  /** The jobs whose numbers are added up, for counts that are not the sum over all jobs. */
  const addends: Partial<Record<HeadlineCount, readonly HeadlineCounts[]>> = {
    affected: atFault,
    policiesAtFault: onlyAtFault,
    runTasksAtFault: onlyAtFault,
    guardsAtFault: onlyAtFault,
    policies: haveOneJobWithResults ? ofJobs : [],
  };
  const approvedBy = [...new Set(ofJobs.flatMap((counts) => counts.approvedBy))];
  return toHeadlineCounts(verdict, green, approvedBy, (name) =>
    (addends[name] ?? ofJobs).reduce((sum, counts) => sum + counts[name], 0),
  );
}
