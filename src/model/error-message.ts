/**
 * The message of whatever was thrown, for people.
 *
 * @param error any value: an error of another realm is no instance of this realm's `Error`
 */
export function errorMessage(error: unknown): string {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return String(hasMessage ? error.message : error);
}
