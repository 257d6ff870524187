/** The limits of one client: requests per second, and retries in all. */

export type Pace = ReturnType<typeof createPace>;

/**
 * How much of the rate a refusal takes away, and how much of it returns in a second without one.
 */
const BACK_OFF = 0.6;
const EVERY_MS = 400;
const LEAST = 0.04;
const REGAIN_ALONE = 0.1;
const REGAIN_CROWDED = 0.004;

/**
 * How fast requests may leave: a rate with a small burst, first come first served. Both together
 * stay within `perSecond` for any second: 90 % of it as the rate, 10 % as the burst (at least one
 * request). While others use the same limit, refusals lower the rate, and a time without refusals
 * raises it again.
 */
export function createPace(perSecond: number) {
  let limit = perSecond;
  let share = 1;
  let intervalMs = 0;
  let toleranceMs = 0;
  /** When the next request would leave if there were no burst at all. */
  let dueMs = Number.NEGATIVE_INFINITY;
  let pausedMs = Number.NEGATIVE_INFINITY;
  let slowedMs = Number.NEGATIVE_INFINITY;
  let regainedMs = Number.NEGATIVE_INFINITY;

  function apply(): void {
    const rate = limit * share;
    intervalMs = 1000 / (rate * 0.9);
    toleranceMs = intervalMs * (Math.max(1, Math.floor(rate * 0.1)) - 1);
  }

  apply();
  return {
    /** Books the next free moment, at most `until`; returns how long to wait for it. */
    book(nowMs: number, untilMs: number): number | 'too-late' {
      const due = Math.max(dueMs, nowMs);
      const leave = Math.max(due - toleranceMs, nowMs, pausedMs);
      if (leave > untilMs) return 'too-late';
      dueMs = Math.max(due, leave) + intervalMs;
      return leave - nowMs;
    },
    /** No request leaves before this moment: the service asked for a pause. */
    pause(untilMs: number): void {
      pausedMs = Math.max(pausedMs, untilMs);
    },
    /** Sets the new number of requests per second. */
    limitTo(perSecondNow: number): void {
      limit = perSecondNow;
      apply();
    },
    /** A request was refused: earlier bookings are made anew at the present rate. */
    refused(nowMs: number): void {
      regainedMs = nowMs;
      if (nowMs - slowedMs < EVERY_MS) return;
      slowedMs = nowMs;
      share = Math.max(LEAST, share * BACK_OFF);
      dueMs = nowMs;
      apply();
    },
    /** @param others the share of the limit that others use */
    answered(nowMs: number, others: number): void {
      if (share === 1) return;
      const each = REGAIN_CROWDED + (REGAIN_ALONE - REGAIN_CROWDED) * (1 - others) ** 4;
      share = Math.min(1, share + (each * (nowMs - regainedMs)) / 1000);
      regainedMs = nowMs;
      apply();
    },
    /** Whether a booking of that time has to be made anew. */
    slowedSince: (bookedMs: number): boolean => slowedMs > bookedMs,
  };
}

const FULL = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;

/**
 * One budget of retries for all requests of a client, so that an outage does not cause a flood of
 * requests.
 */
export function createRetryBudget() {
  let tokens = FULL;
  return {
    /**
     * Pays for one retry; false if the budget is used up, and then retries wait for the longest
     * time.
     */
    pay(afterTimeout: boolean): boolean {
      const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
      if (tokens < cost) return false;
      tokens -= cost;
      return true;
    },
    /** To be called when a request succeeded. */
    earn(): void {
      tokens = Math.min(FULL, tokens + 1);
    },
  };
}
