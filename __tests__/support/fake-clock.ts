/**
 * A clock that a test moves. With `auto`, time jumps to the next sleeper as soon as nothing else is
 * going on: no request in flight (see `track`) and nothing left for the event loop to do. So a
 * hundred workspaces that wait for minutes take milliseconds, and requests still take as long as they do.
 */
import { TimeIsUp } from '../../src/model/ended-by.ts';
import type { Alarms } from '../../src/model/ports.ts';

export type FakeClock = ReturnType<typeof fakeClock>;

interface Sleeper {
  due: number;
  wake(): void;
}

interface FakeClockOptions {
  auto?: boolean;
  startMs?: number;
  /**
   * Turns of the event loop without anything happening after which nothing is going on. One is
   * enough where nothing but `track`ed requests takes time.
   */
  quietTurns?: number;
}

export function fakeClock(options: FakeClockOptions = {}) {
  const quietTurns = options.quietTurns ?? 3;
  let nowMs = options.startMs ?? 1_000;
  let inFlight = 0;
  let activity = 0;
  let pumping = false;
  const sleepers = new Set<Sleeper>();

  /** Of those who are due at the same time, who slept first. */
  const next = (): Sleeper | undefined =>
    [...sleepers].reduce<Sleeper | undefined>(
      (first, it) => (first === undefined || it.due < first.due ? it : first),
      undefined,
    );
  const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  async function pump(): Promise<void> {
    if (pumping) return;
    pumping = true;
    while (sleepers.size > 0) {
      const before = activity;
      for (let turns = 0; turns < quietTurns; turns += 1) await turn();
      if (inFlight > 0 || activity !== before) continue;
      const sleeper = next();
      if (sleeper === undefined) break;
      nowMs = Math.max(nowMs, sleeper.due);
      sleeper.wake();
    }
    pumping = false;
  }

  return {
    now: () => nowMs,
    date: () => new Date(Date.UTC(2026, 0, 1) + nowMs),
    /** How many sleep right now. */
    get sleepers() {
      return sleepers.size;
    },
    sleep(ms: number, signal?: AbortSignal) {
      activity += 1;
      return new Promise<void>((resolve, reject) => {
        if (signal?.aborted === true) {
          reject(signal.reason as Error);
          return;
        }
        const stop = (): void => {
          sleepers.delete(sleeper);
          activity += 1;
          reject(signal?.reason as Error);
        };
        const sleeper: Sleeper = {
          due: nowMs + Math.max(0, ms),
          wake() {
            sleepers.delete(sleeper);
            activity += 1;
            signal?.removeEventListener('abort', stop);
            resolve();
          },
        };
        sleepers.add(sleeper);
        signal?.addEventListener('abort', stop, { once: true });
        if (options.auto === true) void pump();
      });
    },
    /** Moves time and wakes, in order, everybody who is due. */
    async advance(ms: number) {
      const until = nowMs + ms;
      for (;;) {
        for (let turns = 0; turns < quietTurns; turns += 1) await turn();
        const sleeper = next();
        if (sleeper === undefined || sleeper.due > until) break;
        nowMs = Math.max(nowMs, sleeper.due);
        sleeper.wake();
      }
      nowMs = until;
    },
    /** While the work is not settled, automatic time stands still. */
    async track<T>(work: Promise<T>) {
      inFlight += 1;
      activity += 1;
      try {
        return await work;
      } finally {
        inFlight -= 1;
        activity += 1;
      }
    },
  };
}

/** Alarms that go off by a clock of a test. */
export function alarmsOf(clock: FakeClock): Alarms {
  const start = (alarm: AbortController, ms: number): void =>
    void clock.sleep(ms).then(() => alarm.abort(new TimeIsUp()));
  return {
    in(ms) {
      const alarm = new AbortController();
      start(alarm, ms);
      return alarm.signal;
    },
    after(signal, ms) {
      const alarm = new AbortController();
      if (signal.aborted) start(alarm, ms);
      else signal.addEventListener('abort', () => start(alarm, ms), { once: true });
      return alarm.signal;
    },
    any: (...signals) => AbortSignal.any(signals),
  };
}
