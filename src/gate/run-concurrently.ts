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
