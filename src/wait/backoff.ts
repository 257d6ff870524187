/**
 * When to look next. The law was chosen by simulation (bench/README.md, "Waiting"): few requests,
 * and still an answer soon after the run's end.
 */

const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
/** From here on the interval is half of the time beyond: a long run can wait. */
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;

const SPARSE_LONGEST_MS = 30_000;
/** Around the expected end, from a little before to a little after it, every twentieth of it. */
const BEFORE = 0.1;
const AFTER = 0.15;
const DENSE = 1 / 20;
const DENSEST_MS = 1_000;
/** Until then two or three looks: a run that fails early is not waited for to the expected end. */
const SPARSE = 0.4;

export interface Wait {
  /** Since the run was created. */
  waitedMs: number;
  /** Until the deadline. */
  remainingMs: number;
  /** How long this workspace's last run took, when known. */
  lastDurationMs?: number | undefined;
}

/** Milliseconds until the next look; never past the deadline, never negative. */
export function nextIntervalMs({ waitedMs, remainingMs, lastDurationMs }: Wait): number {
  const interval =
    lastDurationMs !== undefined && waitedMs < lastDurationMs * (1 + AFTER)
      ? expected(waitedMs, lastDurationMs)
      : growing(waitedMs);
  return Math.max(0, Math.min(interval, remainingMs));
}

function growing(waitedMs: number): number {
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (waitedMs - SHORT_RUN_MS) * GROWTH));
}

function expected(waitedMs: number, lastDurationMs: number): number {
  const dense = Math.min(LONGEST_MS, Math.max(DENSEST_MS, lastDurationMs * DENSE));
  const untilDense = lastDurationMs * (1 - BEFORE) - waitedMs;
  return Math.max(dense, Math.min(untilDense, lastDurationMs * SPARSE, SPARSE_LONGEST_MS));
}
