/** A clock on which waiting takes no time: a sleep moves it forward and resolves. */
import type { Clock } from '../../src/model/ports.ts';

export function instantClock(): Clock & { slept: number[]; advance(ms: number): void } {
  let nowMs = 0;
  const slept: number[] = [];
  return {
    slept,
    now: () => nowMs,
    date: () => new Date(Date.UTC(2026, 0, 1) + nowMs),
    async sleep(ms, signal) {
      signal?.throwIfAborted();
      slept.push(ms);
      nowMs += ms;
      // Lets sockets and other sleepers have their turn.
      await new Promise((resolve) => setImmediate(resolve));
      signal?.throwIfAborted();
    },
    advance(ms) {
      nowMs += ms;
    },
  };
}
