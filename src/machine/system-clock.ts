/** The machine's own time. */
import { setTimeout as after } from 'node:timers/promises';
import type { Clock } from '../model/ports.ts';

export function systemClock(): Clock {
  return {
    now: () => performance.now(),
    date: () => new Date(),
    sleep: async (ms, signal) => {
      try {
        await after(ms, undefined, signal ? { signal } : {});
      } catch (error) {
        throw signal?.aborted ? signal.reason : error;
      }
    },
  };
}
