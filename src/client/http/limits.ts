/** The limits of one client: requests per second, and retries in all. */

export type Pace = ReturnType<typeof createPace>;

/** What a refusal leaves of the rate. It lowers the rate at most once in this time, and to no less than this share. */
const SHARE_AFTER_REFUSAL = 0.6;
const LOWERED_EVERY_MS = 400;
const LEAST_SHARE = 0.04;
/** How much of the rate returns in a second without a refusal: if nobody else uses the limit, and if others use all of it. */
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
  /** Of the limit, which this client uses at most. */
  let share = 1;
  let intervalMs = 0;
  /** How much earlier than its time a request may leave: the burst. */
  let toleranceMs = 0;
  /** When the next request would leave if there were no burst at all. */
  let dueMs = Number.NEGATIVE_INFINITY;
  let pausedMs = Number.NEGATIVE_INFINITY;
  let slowedMs = Number.NEGATIVE_INFINITY;
  let regainedMs = Number.NEGATIVE_INFINITY;

  function updateInterval(): void {
    const rate = limit * share;
    intervalMs = 1000 / (rate * 0.9);
    toleranceMs = intervalMs * (Math.max(1, Math.floor(rate * 0.1)) - 1);
  }

  updateInterval();
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
      updateInterval();
    },
    /** A request was refused: earlier bookings are made anew at the present rate. */
    noteRefusal(nowMs: number): void {
      regainedMs = nowMs;
      if (nowMs - slowedMs < LOWERED_EVERY_MS) return;
      slowedMs = nowMs;
      share = Math.max(LEAST_SHARE, share * SHARE_AFTER_REFUSAL);
      dueMs = nowMs;
      updateInterval();
    },
    /** A request was answered: some of the rate returns. @param others the share of the limit that others use */
    noteAnswer(nowMs: number, others: number): void {
      if (share === 1) return;
      const perSecondAlone = (REGAIN_ALONE - REGAIN_CROWDED) * (1 - others) ** 4;
      const seconds = (nowMs - regainedMs) / 1000;
      share = Math.min(1, share + (REGAIN_CROWDED + perSecondAlone) * seconds);
      regainedMs = nowMs;
      updateInterval();
    },
    /** Whether a booking of that time has to be made anew. */
    slowedSince: (bookedMs: number): boolean => slowedMs > bookedMs,
  };
}

/** A success earns one token, and a retry costs several. */
const MOST_TOKENS = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;

/** One budget of retries for all requests of a client, so that an outage does not cause a flood of requests. */
export function createRetryBudget() {
  let tokens = MOST_TOKENS;
  return {
    /** Pays for one retry; false if the budget is used up, and then retries wait for the longest time. */
    pay(afterTimeout: boolean): boolean {
      const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
      if (tokens < cost) return false;
      tokens -= cost;
      return true;
    },
    /** To be called when a request succeeded. */
    earn(): void {
      tokens = Math.min(MOST_TOKENS, tokens + 1);
    },
  };
}
