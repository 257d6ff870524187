/** Ends a wait from outside, whether or not what is waited for knows about signals. */

/** Why a wait was ended: there was no time left. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
  constructor() {
    super(
      'The time for this was over, and something on this machine had not ended: git, another program, or the reading of a file.',
    );
  }
}

/**
 * Waits for `work` until the signal is aborted. What `work` comes to after that is ignored.
 *
 * @throws the signal's reason once it is aborted, or what `work` rejects with
 */
export async function endedBy<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  // Otherwise a late failure would end the process.
  work.catch(() => undefined);
  signal.throwIfAborted();
  let onAbort = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    onAbort = resolve;
    signal.addEventListener('abort', onAbort, { once: true });
  }).then(() => {
    throw signal.reason;
  });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
