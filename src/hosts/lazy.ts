/** Work that begins when its result is asked for first. `ifBegun` gives the result only if it was asked for. */
export function createLazy<T>(work: () => Promise<T>) {
  let promise: Promise<T> | undefined;
  return { get: () => (promise ??= work()), ifBegun: () => promise };
}
