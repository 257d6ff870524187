/** Limits of time are multiples of what the machine needs, so that a busy one is not red. */

/** What `work` takes on one of two idle cores. */
const WORK_MS = 25;
const ROUNDS = 5_000_000;

/** Of the start of the tests (`jest.config.js`). */
const atStart = (globalThis as { slowness?: number }).slowness ?? 1;

/** @param idleMs the limit on two idle cores @returns the limit on this machine, as busy as it is at this moment */
export function limitMs(idleMs: number): number {
  const began = performance.now();
  work();
  return idleMs * Math.max(1, atStart, (performance.now() - began) / WORK_MS);
}

/** So that nobody optimizes it away. */
let last = 0;

function work(): void {
  for (let round = 0; round < ROUNDS; round += 1) last = (last * 31 + round) | 0;
}
