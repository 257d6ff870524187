/** The time of one check: every wait of it ends with this time, or when the job is canceled. */
import { programsEndedBy } from '../machine/execute.ts';
import { endedBy } from '../model/ended-by.ts';
import type { Alarms, Clock, ProcessPorts } from '../model/ports.ts';

/** What each step of a check knows of its end. */
export interface Limits {
  /** Monotonic: when the check is over. */
  endsAt: number;
  /** Aborted when the time is over, and when the job is canceled. */
  endSignal: AbortSignal;
  clock: Clock;
  alarms: Alarms;
  /** Aborted when the job is canceled. */
  signal: AbortSignal;
}

/** Starts the time of a check. Every program that is started through the ports ends with it. */
export function limitPorts<P extends ProcessPorts>(timeoutMs: number, ports: P): P & Limits {
  const { clock, alarms, signal } = ports;
  const endSignal = alarms.any(signal, alarms.in(timeoutMs));
  return {
    ...ports,
    ...programsEndedBy(endSignal, ports),
    endsAt: clock.now() + timeoutMs,
    endSignal,
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
  { alarms, signal, clock, endsAt }: Limits,
  work: (allowMoreTime: () => void) => Promise<T>,
  otherwise: () => T,
): Promise<T> {
  let mayTakeLonger = false;
  const working = work(() => (mayTakeLonger = true));
  const end = alarms.in(endsAt + LATEST_MS - clock.now());
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
export function whileTimeLasts({ clock, alarms, signal, endsAt }: Limits) {
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
