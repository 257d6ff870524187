/**
 * Does many things side by side, and begins no more than some of them at the same time: what has begun has to
 * end after a signal, and thousands that end together take longer than a second.
 */

/** @returns what the tasks gave, in their order. It rejects with the first failure. */
export async function inLanes<T>(
  tasks: readonly (() => Promise<T>)[],
  lanes: number,
): Promise<T[]> {
  const done: T[] = [];
  const left = tasks.entries();
  const lane = async () => {
    for (const [index, task] of left) done[index] = await task();
  };
  await Promise.all(Array.from({ length: Math.min(lanes, tasks.length) }, lane));
  return done;
}
