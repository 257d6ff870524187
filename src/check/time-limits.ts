/** The time of one check: every wait of it ends with this time, or when the job is canceled. */
import { programsEndedBy } from '../machine/execute.ts';
import { endedBy } from '../model/ended-by.ts';
import type { Alarms, Clock, ProcessPorts } from '../model/ports.ts';

/** What each step of a check knows of its end. */
export interface TimeLimits {
  /** Monotonic: when the check is over. */
  endsAt: number;
  /** Aborted when the time is over, and when the job is canceled. */
  endSignal: AbortSignal;
  clock: Clock;
  alarms: Alarms;
  /** Aborted when the job is canceled. */
  signal: AbortSignal;
}

/** The limits of a check whose settings are not read yet. */
export interface MovableTimeLimits extends TimeLimits {
  /**
   * Moves the end, which the file says that is read meanwhile: what waits already ends then.
   *
   * @param timeoutMs of the whole check, from its beginning
   * @returns the limits from now on
   */
  moveEnd(this: void, timeoutMs: number): Pick<TimeLimits, 'endsAt'>;
}

/** Starts the time of a check. Every program that is started through the ports ends with it. */
export function limitTime<P extends ProcessPorts>(
  timeoutMs: number,
  ports: P,
): P & MovableTimeLimits {
  const { clock, alarms, signal } = ports;
  const startedAt = clock.now();
  const over = new AbortController();
  const endSignal = alarms.any(signal, over.signal);
  let counting: AbortSignal;
  const moveEnd = (newTimeoutMs: number) => {
    const endsAt = startedAt + newTimeoutMs;
    const alarm = alarms.in(Math.max(0, endsAt - clock.now()));
    counting = alarm;
    const end = () => {
      if (counting === alarm) over.abort(alarm.reason);
    };
    if (alarm.aborted) end();
    else alarm.addEventListener('abort', end, { once: true });
    return { endsAt };
  };
  return {
    ...ports,
    ...programsEndedBy(endSignal, ports),
    ...moveEnd(timeoutMs),
    endSignal,
    moveEnd,
  };
}

/** How long after its time a check may end: a report that is late has a few seconds for itself. */
const LATEST_MS = 7_000;
/** How long after a signal a check may end that has started nothing at the service. */
const SOON_MS = 700;
/** The time that a canceled check has to end its runs and to report. A runner of GitHub kills it 7.5 s after the signal. */
export const LAST_AFTER_SIGNAL_MS = 6_200;

/**
 * Ends a check in time. Every step of it ends in time by itself. If one does not, the check ends all the same.
 *
 * @param work calls `allowMoreTime` when it needs more than a moment after a signal: the service may have a
 *   run of this check, or the report is on its way to the CI host. Both have limits for that.
 */
export async function endInTime<T>(
  { alarms, signal, endSignal }: TimeLimits,
  work: (allowMoreTime: () => void) => Promise<T>,
  otherwise: () => T,
): Promise<T> {
  let mayTakeLonger = false;
  const working = work(() => (mayTakeLonger = true));
  const end = alarms.after(endSignal, LATEST_MS);
  const soonSignal = alarms.any(end, alarms.after(signal, SOON_MS));
  const lastSignal = alarms.any(end, alarms.after(signal, LAST_AFTER_SIGNAL_MS));
  try {
    return await endedBy(soonSignal, working);
  } catch (error) {
    if (!soonSignal.aborted) throw error;
  }
  try {
    if (mayTakeLonger) return await endedBy(lastSignal, working);
  } catch (error) {
    if (!lastSignal.aborted) throw error;
  }
  return otherwise();
}

/** How long work that only improves a report may go on after the end of the job. */
export const LAST_MS = 300;

/**
 * Makes a function for work that a report can do without: its result, or `otherwise` if there is no time
 * left for it.
 */
export function whileTimeLasts({ clock, alarms, signal, endsAt }: TimeLimits) {
  const late = alarms.any(alarms.in(endsAt - clock.now()), alarms.after(signal, LAST_MS));
  return async <T>(work: Promise<T>, otherwise: () => T | Promise<T>): Promise<T> => {
    try {
      return await endedBy(late, work);
    } catch (error) {
      if (late.aborted) return await otherwise();
      throw error;
    }
  };
}
