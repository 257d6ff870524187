/** What `read` returns, or `otherwise` if it throws anything. */
export function orElse<T, F>(read: () => T, otherwise: F): T | F {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
