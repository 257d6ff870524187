/** The machine's own time. */
import { setTimeout as after } from 'node:timers/promises';
import type { Clock } from '../model/ports.ts';

export function systemClock(): Clock {
  return {
    now: () => performance.now(),
    date: () => new Date(),
    sleep: async (ms, signal) => {
      try {
        // What is left of a time can be less than nothing, of which Node.js warns on standard error.
        await after(Math.max(0, ms), undefined, signal ? { signal } : {});
      } catch (error) {
        throw signal?.aborted ? signal.reason : error;
      }
    },
  };
}
