/** What one client may ask of a service: so many requests per second, so many retries in all. */

export type Pace = ReturnType<typeof createPace>;

/**
 * How fast requests may leave: a rate with a small burst, handed out in the order of asking. Both
 * together stay within `perSecond` for any second: 90 % of it as the rate, 10 % as the burst (at least
 * one request).
 */
export function createPace(perSecond: number) {
  let intervalMs = 0;
  let toleranceMs = 0;
  /** When the next request would leave if there were no burst at all. */
  let dueMs = Number.NEGATIVE_INFINITY;
  let heldMs = Number.NEGATIVE_INFINITY;

  /** From now on so many per second. */
  function limitTo(limit: number): void {
    intervalMs = 1000 / (limit * 0.9);
    toleranceMs = intervalMs * (Math.max(1, Math.floor(limit * 0.1)) - 1);
  }

  limitTo(perSecond);
  return {
    /** Books the next free moment: how long to wait for it. Nothing is booked past `until`. */
    book(nowMs: number, untilMs: number): number | 'too-late' {
      const due = Math.max(dueMs, nowMs);
      const leave = Math.max(due - toleranceMs, nowMs, heldMs);
      if (leave > untilMs) return 'too-late';
      dueMs = Math.max(due, leave) + intervalMs;
      return leave - nowMs;
    },
    /** Nothing leaves before this moment: the service asked for a pause. */
    hold(untilMs: number): void {
      heldMs = Math.max(heldMs, untilMs);
    },
    limitTo,
  };
}

const FULL = 500;
const RETRY_COST = 5;
const TIMEOUT_COST = 10;

/** One budget of retries for everything a client does, so that an outage cannot become a storm. */
export function createRetryBudget() {
  let tokens = FULL;
  return {
    /** Pays for one retry; false once there is nothing left, when retries become as rare as can be. */
    pay(afterTimeout: boolean): boolean {
      const cost = afterTimeout ? TIMEOUT_COST : RETRY_COST;
      if (tokens < cost) return false;
      tokens -= cost;
      return true;
    },
    /** A request succeeded. */
    earn(): void {
      tokens = Math.min(FULL, tokens + 1);
    },
  };
}
