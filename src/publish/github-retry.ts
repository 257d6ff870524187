/** Whether asking GitHub again makes sense, and when. */
import type { Failure } from './github-problem.ts';
import { isRateLimit } from './github-problem.ts';

/** How long one request may be waited for altogether. */
export const PATIENCE_MS = 60_000;
const ATTEMPTS = 4;

/**
 * Milliseconds to wait before the next attempt; undefined: there is none.
 * @param attempt 1 after the first failure.
 * @param waitedMs what earlier waits of this request came to.
 * @param nowMs wall clock time, to compare with the reset that GitHub names.
 */
export function retryDelayMs(
  failure: Failure,
  attempt: number,
  waitedMs: number,
  nowMs: number,
  random: () => number,
): number | undefined {
  if (failure.aborted || attempt >= ATTEMPTS) return undefined;
  const delay = isRateLimit(failure)
    ? limitDelayMs(failure, attempt, nowMs)
    : failure.status === undefined || failure.status >= 500
      ? 1_000 * 2 ** (attempt - 1) * (0.5 + random())
      : undefined;
  return delay !== undefined && waitedMs + delay <= PATIENCE_MS ? delay : undefined;
}

function limitDelayMs({ headers }: Failure, attempt: number, nowMs: number): number | undefined {
  const after = Number(headers['retry-after']);
  if (Number.isFinite(after) && after >= 0) return after * 1_000;
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = Number(headers['x-ratelimit-reset']) * 1_000 - nowMs;
    return Number.isFinite(reset) ? Math.max(0, reset) + 500 : undefined;
  }
  // A secondary limit without a hint: GitHub asks for a minute, once.
  return attempt === 1 ? PATIENCE_MS : undefined;
}
