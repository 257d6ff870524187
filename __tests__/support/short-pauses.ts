/**
 * A clock that runs ahead while somebody sleeps: a pause takes a twentieth of its time, and afterwards the clock shows
 * that all of it has passed. What is longer than a pause is a limit, and takes the time that it says.
 */
import type { Clock } from '../../src/model/ports.ts';

/** Shorter ones keep to a rate that the other side measures; longer ones limit what machines do. */
const PAUSE_MS = { least: 150, most: 15_000 };
const SHORTENED = 20;

interface Sleeper {
  due: number;
  isPause: boolean;
  wake: () => void;
  timer: NodeJS.Timeout | undefined;
}

/** @param realNow the machine's monotonic time in milliseconds */
export function shortPauses(
  realNow: () => number,
): Pick<Clock, 'now' | 'sleep'> & { stop(): void } {
  const sleepers = new Set<Sleeper>();
  let aheadMs = 0;
  const clock = { now: () => realNow() + aheadMs, sleep, stop };

  /** As at the end of a process: who sleeps now never wakes. */
  function stop(): void {
    for (const { timer } of sleepers) clearTimeout(timer);
    sleepers.clear();
  }

  function sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(sleeper.timer);
        sleepers.delete(sleeper);
        signal?.removeEventListener('abort', stop);
      };
      const stop = () => {
        leave();
        reject(signal?.reason as Error);
      };
      const wake = () => {
        leave();
        resolve();
      };
      const isPause = ms >= PAUSE_MS.least && ms <= PAUSE_MS.most;
      const sleeper: Sleeper = { due: clock.now() + ms, isPause, wake, timer: undefined };
      if (signal?.aborted === true) return stop();
      signal?.addEventListener('abort', stop);
      sleepers.add(sleeper);
      arm(sleeper);
    });
  }

  function arm(sleeper: Sleeper): void {
    const leftMs = Math.max(0, sleeper.due - clock.now());
    clearTimeout(sleeper.timer);
    sleeper.timer = setTimeout(() => ring(sleeper), sleeper.isPause ? leftMs / SHORTENED : leftMs);
  }

  /** Wakes, in order, all other sleepers that are due by now. */
  function ring(first: Sleeper): void {
    aheadMs += Math.max(0, first.due - clock.now());
    first.wake();
    for (const sleeper of [...sleepers].sort((one, other) => one.due - other.due)) {
      if (sleeper.due <= clock.now()) sleeper.wake();
      else arm(sleeper);
    }
  }

  return clock;
}

/** The machine's time for what runs in this process. */
export function pausingClock(): Clock & { stop(): void } {
  return { ...shortPauses(() => performance.now()), date: () => new Date() };
}
