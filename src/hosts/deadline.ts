/** How a job's time is shared: most of it is the gate's, the last of it is for telling what it said. */

const MOST_MS = 120_000;
/** A gate that overran, or was given a few seconds in all, still says so. */
const LEAST_MS = 5_000;

/** Of a job's timeout, what the gate leaves for publishing. */
export function keptForPublishing(timeoutMs: number): number {
  return Math.min(30_000, timeoutMs / 10);
}

/** When publishing that begins now is over. All times monotonic. */
export function publishUntil(jobDeadlineMs: number, nowMs: number): number {
  return Math.max(nowMs + LEAST_MS, Math.min(jobDeadlineMs, nowMs + MOST_MS));
}
