/**
 * Work that begins when its result is asked for first. `ifBegun` gives the result only if it was asked for.
 *
 * @param afterFailure whether work that failed is begun again when its result is asked for again
 */
export function createLazy<T>(work: () => Promise<T>, afterFailure: 'keep' | 'retry' = 'keep') {
  let promise: Promise<T> | undefined;
  const begin = (): Promise<T> => {
    const begun = work();
    if (afterFailure === 'retry') begun.catch(() => (promise = undefined));
    return begun;
  };
  return { get: () => (promise ??= begin()), ifBegun: () => promise };
}

/** Such work for each key. */
export function createLazyByKey<K, T>(
  work: (key: K) => Promise<T>,
  afterFailure: 'keep' | 'retry' = 'keep',
): (key: K) => Promise<T> {
  const byKey = new Map<K, () => Promise<T>>();
  return (key) => {
    const get = byKey.get(key) ?? createLazy(() => work(key), afterFailure).get;
    byKey.set(key, get);
    return get();
  };
}
