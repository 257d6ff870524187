/** Divides the time of a job: for judging, for the gate to read the results, for ending runs, for publishing. All times are in milliseconds. */

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
