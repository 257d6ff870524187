/** Requests per second and, for lists of runs, per minute; counted per user, not per token. */
import type { Clock } from '../ports.ts';

const RUN_LISTS_PER_MINUTE = 30;

export interface RateLimit {
  /** Counts one request. `waitMs` is set when it came too soon. */
  count(who: string, isRunList: boolean): { headers: Record<string, string>; waitMs?: number };
}

export function createRateLimit(clock: Clock, perSecond: number): RateLimit {
  const windows = new Map<string, { started: number; used: number }>();
  const use = (key: string, lengthMs: number, most: number): { left: number; resetMs: number } => {
    const now = clock.now();
    let window = windows.get(key);
    if (window === undefined || now - window.started >= lengthMs) {
      window = { started: now, used: 0 };
      windows.set(key, window);
    }
    window.used += 1;
    return { left: most - window.used, resetMs: window.started + lengthMs - now };
  };
  return {
    count(who, isRunList) {
      const all = use(`second ${who}`, 1000, perSecond);
      const lists = isRunList ? use(`minute ${who}`, 60_000, RUN_LISTS_PER_MINUTE) : undefined;
      const tight = lists !== undefined && lists.left < 0 ? lists : all;
      const headers = {
        'x-ratelimit-limit': String(tight === all ? perSecond : RUN_LISTS_PER_MINUTE),
        'x-ratelimit-remaining': String(Math.max(0, tight.left)),
        'x-ratelimit-reset': (tight.resetMs / 1000).toFixed(3),
      };
      return tight.left < 0 ? { headers, waitMs: tight.resetMs } : { headers };
    },
  };
}
