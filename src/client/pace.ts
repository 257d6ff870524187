/** How fast requests may leave: a rate with a small burst, handed out in the order of asking. */

export interface Pace {
  /** Books the next free moment: how long to wait for it. Nothing is booked past `until`. */
  book(nowMs: number, untilMs: number): number | 'too-late';
  /** Nobody leaves before this moment: the service asked for a pause. */
  hold(untilMs: number): void;
  /** From now on so many per second. */
  limitTo(perSecond: number): void;
}

/**
 * Sustained rate and burst together stay within `perSecond` for any second: 90 % of it as the rate,
 * 10 % as the burst (at least one request).
 */
export function createPace(perSecond: number): Pace {
  let intervalMs = 0;
  let toleranceMs = 0;
  /** When the next request would leave if there were no burst at all. */
  let dueMs = Number.NEGATIVE_INFINITY;
  let heldMs = Number.NEGATIVE_INFINITY;

  function limitTo(limit: number): void {
    intervalMs = 1000 / (limit * 0.9);
    toleranceMs = intervalMs * (Math.max(1, Math.floor(limit * 0.1)) - 1);
  }

  limitTo(perSecond);
  return {
    book(nowMs, untilMs) {
      const due = Math.max(dueMs, nowMs);
      const leave = Math.max(due - toleranceMs, nowMs, heldMs);
      if (leave > untilMs) return 'too-late';
      dueMs = Math.max(due, leave) + intervalMs;
      return leave - nowMs;
    },
    hold(untilMs) {
      heldMs = Math.max(heldMs, untilMs);
    },
    limitTo,
  };
}
