/**
 * Divides the time of a job: for judging, for the gate to read the results, for ending runs, for publishing. All times
 * are in milliseconds.
 */

/** The part of a job's timeout that the gate leaves for publishing. */
export function keptForPublishing(timeoutMs: number): number {
  return Math.min(30_000, timeoutMs / 10);
}

/** The part of a job's timeout that is kept for ending runs. */
export function keptForEndingRuns(timeoutMs: number): number {
  return Math.min(5_000, timeoutMs / 10);
}

/** In a local check: what is kept after planning and judging, in which the gate still reads all results. */
export function keptAfterJudging(timeoutMs: number): number {
  const keptForReading = Math.min(5_000, timeoutMs / 4);
  return keptForPublishing(timeoutMs) + keptForEndingRuns(timeoutMs) + keptForReading;
}

const LONGEST_PUBLISHING_MS = 120_000;
/** A gate that took too long still publishes for at least this time. */
const SHORTEST_PUBLISHING_MS = 5_000;

/** When publishing that begins now has to end. All times are monotonic. */
export function publishUntil(jobDeadlineMs: number, nowMs: number): number {
  const latestMs = Math.min(jobDeadlineMs, nowMs + LONGEST_PUBLISHING_MS);
  return Math.max(latestMs, nowMs + SHORTEST_PUBLISHING_MS);
}
