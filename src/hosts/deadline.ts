/** When a report has to be published. */

const MOST_MS = 120_000;
/** A gate that took too long still publishes for at least this time. */
const LEAST_MS = 5_000;

/** When publishing that begins now has to end. All times are monotonic. */
export function publishUntil(jobDeadlineMs: number, nowMs: number): number {
  return Math.max(nowMs + LEAST_MS, Math.min(jobDeadlineMs, nowMs + MOST_MS));
}
