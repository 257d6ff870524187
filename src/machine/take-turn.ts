/** Lets everything else have its turn while something is computed for long: signals, timers, answers. */
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
