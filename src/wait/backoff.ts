/**
 * When to look next. The law was chosen by simulation (bench/README.md, "Waiting"): few requests,
 * and still an answer soon after the run's end.
 */

const FIRST_MS = 1_000;
const SHORTEST_MS = 1_900;
const LONGEST_MS = 6_000;
/** One part in six of the time already waited: a tenth costs more requests than the bar allows. */
const GROWTH = 1 / 6;

const SPARSE_LONGEST_MS = 30_000;
/** Around the expected end: from 15 % before to 15 % after it, every twentieth of it. */
const SPREAD = 0.15;
const DENSE = 1 / 20;

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
    lastDurationMs !== undefined && lastDurationMs > 0 && waitedMs < lastDurationMs * (1 + SPREAD)
      ? expected(waitedMs, lastDurationMs)
      : growing(waitedMs);
  return Math.max(0, Math.min(interval, remainingMs));
}

function growing(waitedMs: number): number {
  if (waitedMs < FIRST_MS) return FIRST_MS;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, waitedMs * GROWTH));
}

function expected(waitedMs: number, lastDurationMs: number): number {
  const dense = Math.min(LONGEST_MS, Math.max(FIRST_MS, lastDurationMs * DENSE));
  const untilDense = lastDurationMs * (1 - SPREAD) - waitedMs;
  if (untilDense <= 0) return dense;
  return Math.max(dense, Math.min(untilDense, lastDurationMs / 3, SPARSE_LONGEST_MS));
}
