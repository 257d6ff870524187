/** Calls `make` at the first use, and keeps what it made. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
