/** What `read` returns; what stands in for it if it throws. */
export function orElse<T, F>(read: () => T, otherwise: F): T | F {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
