/** Signals that this machine's timers abort. */
import { setMaxListeners } from 'node:events';
import { TimeIsUp } from '../model/ended-by.ts';
import type { Alarms } from '../model/ports.ts';

/** The largest value that setTimeout accepts. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1;

export const alarms: Alarms = {
  in(ms) {
    const alarm = new AbortController();
    wind(alarm, ms);
    return manyMayListen(alarm.signal);
  },
  after(signal, ms) {
    const alarm = new AbortController();
    if (signal.aborted) wind(alarm, ms);
    else signal.addEventListener('abort', () => wind(alarm, ms), { once: true });
    return manyMayListen(alarm.signal);
  },
  any: (...signals) => manyMayListen(AbortSignal.any(signals)),
};

function wind(alarm: AbortController, ms: number): void {
  const ring = () => alarm.abort(new TimeIsUp());
  setTimeout(ring, Math.min(Math.max(0, ms), LONGEST_TIMER_MS)).unref();
}

/** Node.js warns of more than ten listeners. */
function manyMayListen(signal: AbortSignal): AbortSignal {
  setMaxListeners(0, signal);
  return signal;
}
