/**
 * Time for a demonstration: minutes of waiting pass in no time. It moves only while somebody sleeps
 * and nothing is under way, so that what happens is the same on every machine.
 */
import type { Clock } from '../ports.ts';

export interface DemoClock extends Clock {
  /** Time stands still until this is done. */
  during<T>(work: () => Promise<T>): Promise<T>;
}

interface Sleeper {
  at: number;
  wake(): void;
}

/** 2026-11-20, 14:00. */
const START = Date.UTC(2026, 10, 20, 14);

export function createDemoClock(): DemoClock {
  let nowMs = 0;
  let underWay = 0;
  let ticking = false;
  const sleepers = new Set<Sleeper>();

  /** A few turns of the event loop: whoever was woken gets to say what comes next. */
  async function tick(): Promise<void> {
    if (ticking) return;
    ticking = true;
    while (sleepers.size > 0) {
      for (let turn = 0; turn < 4; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        if (underWay > 0) turn = 0;
      }
      const next = [...sleepers].reduce<Sleeper | undefined>(
        (first, one) => (first === undefined || one.at < first.at ? one : first),
        undefined,
      );
      if (next === undefined) break;
      sleepers.delete(next);
      nowMs = Math.max(nowMs, next.at);
      next.wake();
    }
    ticking = false;
  }

  return {
    now: () => nowMs,
    date: () => new Date(START + nowMs),
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(signal.reason as Error);
          return;
        }
        const sleeper: Sleeper = {
          at: nowMs + ms,
          wake() {
            signal?.removeEventListener('abort', abort);
            resolve();
          },
        };
        const abort = () => {
          sleepers.delete(sleeper);
          reject(signal?.reason as Error);
        };
        signal?.addEventListener('abort', abort, { once: true });
        sleepers.add(sleeper);
        void tick();
      }),
    async during(work) {
      underWay += 1;
      try {
        return await work();
      } finally {
        underWay -= 1;
      }
    },
  };
}
