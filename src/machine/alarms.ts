/** Signals that this machine's timers abort. */
import { setMaxListeners } from 'node:events';
import { TimeIsUp } from '../model/ended-by.ts';
import type { Alarms } from '../model/ports.ts';

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
