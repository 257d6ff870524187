/**
 * Time that passes only when everybody sleeps: sleepers wake in order of time, one by one, so that
 * thousands of interleavings run in seconds and a seed repeats each of them.
 */
import type { Clock, Random } from '../../src/model/ports.ts';

export interface VirtualTime extends Clock {
  /** Lets time pass until the work is done. */
  run<T>(work: Promise<T>): Promise<T>;
}

export function virtualTime(): VirtualTime {
  let nowMs = 0;
  let order = 0;
  const sleepers: { at: number; order: number; wake: () => void }[] = [];
  return {
    now: () => nowMs,
    date: () => new Date(Date.UTC(2026, 10, 20, 14) + nowMs),
    sleep: (ms) =>
      new Promise((resolve) => {
        sleepers.push({ at: nowMs + ms, order: order++, wake: resolve });
      }),
    async run(work) {
      let done = false;
      const finish = () => {
        done = true;
      };
      work.then(finish, finish);
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve));
        if (done) return work;
        sleepers.sort((one, other) => one.at - other.at || one.order - other.order);
        const next = sleepers.shift();
        if (next === undefined) throw new Error('everybody waits and nobody sleeps');
        nowMs = next.at;
        next.wake();
      }
    },
  };
}

/** Whole numbers below one that is given. */
export function seededBelow(seed: number): (below: number) => number {
  const random = seededRandom(seed);
  return (below) => Math.floor(random() * below);
}

/** Numbers in [0, 1) that a seed repeats. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
