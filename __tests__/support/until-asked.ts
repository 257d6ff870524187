/**
 * Waits for requests to a stand-in, without a pause: it is looked at whenever one comes.
 *
 * @param requests the list to which the stand-in adds each request
 * @param isReached looked at now, and after each request
 */
export function untilAsked<T>(
  requests: T[],
  isReached: (requests: readonly T[]) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!isReached(requests)) return;
      Reflect.deleteProperty(requests, 'push');
      resolve();
    };
    requests.push = (...more) => {
      const length = Array.prototype.push.apply(requests, more);
      look();
      return length;
    };
    look();
  });
}

/** Waits for what only another process knows, and looks again and again. */
export async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}
