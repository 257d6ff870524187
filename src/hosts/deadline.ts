/** Divides the time of a job: most of it is for the gate, the last part for publishing the report. */

const MOST_MS = 120_000;
/** A gate that took too long still publishes for at least this time. */
const LEAST_MS = 5_000;

/** The part of a job's timeout that the gate leaves for publishing. */
export function keptForPublishing(timeoutMs: number): number {
  return Math.min(30_000, timeoutMs / 10);
}

/** When publishing that begins now has to end. All times are monotonic. */
export function publishUntil(jobDeadlineMs: number, nowMs: number): number {
  return Math.max(nowMs + LEAST_MS, Math.min(jobDeadlineMs, nowMs + MOST_MS));
}
