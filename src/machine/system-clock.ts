/** The machine's own time, and signals that its timers abort. */
import { setTimeout as after } from 'node:timers/promises';
import { setMaxListeners } from 'node:events';
import type { Clock, Alarms } from '../model/ports.ts';
import { TimeIsUp } from '../model/ended-by.ts';

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

/** The largest value that setTimeout accepts. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const alarms: Alarms = {
  in(ms) {
    const alarm = new AbortController();
    startTimer(alarm, ms);
    return withoutListenerLimit(alarm.signal);
  },
  after(signal, ms) {
    const alarm = new AbortController();
    if (signal.aborted) startTimer(alarm, ms);
    else signal.addEventListener('abort', () => startTimer(alarm, ms), { once: true });
    return withoutListenerLimit(alarm.signal);
  },
  any: (...signals) => withoutListenerLimit(AbortSignal.any(signals)),
};

function startTimer(alarm: AbortController, ms: number): void {
  const abort = () => alarm.abort(new TimeIsUp());
  setTimeout(abort, Math.min(Math.max(0, ms), LONGEST_TIMER_MS)).unref();
}

/** Node.js warns of more than ten listeners. */
function withoutListenerLimit(signal: AbortSignal): AbortSignal {
  setMaxListeners(0, signal);
  return signal;
}
