/** How many requests a user may send: for clients that have to wait when there were too many. */
import type { Clock } from '../model/ports.ts';

const RUN_LISTS_PER_MINUTE = 30;

/** A limit of `perSecond` requests for each user, not token, and of 30 lists of runs a minute. */
export function createRateLimit(clock: Clock, perSecond: number) {
  const windows = new Map<string, { startedMs: number; used: number }>();
  /** Counts a request in the present window of time. `left` is negative if it is one too many. */
  const use = (key: string, windowMs: number, most: number): { left: number; resetMs: number } => {
    const nowMs = clock.now();
    let window = windows.get(key);
    if (window === undefined || nowMs - window.startedMs >= windowMs) {
      window = { startedMs: nowMs, used: 0 };
      windows.set(key, window);
    }
    window.used += 1;
    return { left: most - window.used, resetMs: window.startedMs + windowMs - nowMs };
  };
  return {
    /** Counts one request of a user. @returns `isExceeded`: it is one too many */
    count(
      userId: string,
      isRunList: boolean,
    ): { headers: Record<string, string>; isExceeded: boolean } {
      const requests = use(`second ${userId}`, 1000, perSecond);
      const lists = isRunList ? use(`minute ${userId}`, 60_000, RUN_LISTS_PER_MINUTE) : undefined;
      const isTooManyLists = lists !== undefined && lists.left < 0;
      const { left, resetMs } = isTooManyLists ? lists : requests;
      const headers = {
        'x-ratelimit-limit': String(isTooManyLists ? RUN_LISTS_PER_MINUTE : perSecond),
        'x-ratelimit-remaining': String(Math.max(0, left)),
        'x-ratelimit-reset': (resetMs / 1000).toFixed(3),
      };
      return { headers, isExceeded: left < 0 };
    },
  };
}
