/** How much goes on at the same time: what is computed for long lets signals, timers and answers have their turn. */
import { setImmediate as nextTurn } from 'node:timers/promises';

export { nextTurn };

/** How long a computation goes on before it lets others act. A signal ends a command within a second. */
const TURN_MS = 100;

let turnBeganAt = 0;

/**
 * To be called again and again by whatever may compute for long.
 *
 * @throws the reason of the signal once it is aborted
 */
export async function takeTurn(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  if (performance.now() - turnBeganAt < TURN_MS) return;
  // After what was read or a program that ended, the first turn comes before signals are looked at.
  await nextTurn();
  await nextTurn();
  turnBeganAt = performance.now();
  signal?.throwIfAborted();
}

/** Runs a computation that yields again and again to its end. @throws the reason of the signal once it is aborted */
export async function runInTurns<T>(steps: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await takeTurn(signal);
  }
}

/**
 * Runs tasks side by side, no more than `most` at the same time: what has begun has to end after a signal, and
 * thousands that end together take longer than a second.
 *
 * @returns what the tasks gave, in their order. It rejects with the first failure.
 */
export async function runConcurrently<T>(
  tasks: readonly (() => Promise<T>)[],
  most: number,
): Promise<T[]> {
  const results: T[] = [];
  const waiting = tasks.entries();
  // All workers take from one iterator, so that each task is run once.
  const work = async () => {
    for (const [index, task] of waiting) results[index] = await task();
  };
  await Promise.all(Array.from({ length: Math.min(most, tasks.length) }, work));
  return results;
}
