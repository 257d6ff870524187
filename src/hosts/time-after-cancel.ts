/** How long a canceled job still talks to its CI host, so that its comment says that it was canceled. */
import type { Clock, Send } from '../model/ports.ts';

/** All that is left of a canceled job. The runner of GitHub kills the step 7.5 s after the signal. */
const MOST_MS = 5_500;
const SILENT_MS = 700;

/**
 * Makes the network and the signal for requests to a CI host. The signal is aborted later than `signal`, that of the job:
 * when the host stops answering, or when the job has no time left.
 */
export function withTimeAfterCancel(
  { send, clock }: { send: Send; clock: Clock },
  signal: AbortSignal,
): { send: Send; signal: AbortSignal } {
  const late = new AbortController();
  /** Since the beginning. */
  let answers = 0;
  /** Requests without an answer. */
  let waiting = 0;
  let endsAt: number | undefined;
  let watching: Promise<void> | undefined;
  /** Aborts at the end of the time, or once no answer has come for a while although one is waited for. */
  const watch = async (): Promise<void> => {
    endsAt ??= clock.now() + MOST_MS;
    for (let before = answers; clock.now() < endsAt; before = answers) {
      await clock.sleep(SILENT_MS);
      if (waiting > 0 && answers === before) break;
    }
    late.abort();
  };
  /** A host that is not asked needs no time. */
  const watchIfAsked = (): void => {
    if (signal.aborted && waiting > 0) watching ??= watch();
  };
  const onAbort = (): void => {
    endsAt = clock.now() + MOST_MS;
    watchIfAsked();
  };
  signal.addEventListener('abort', onAbort, { once: true });
  return {
    signal: late.signal,
    async send(request) {
      waiting += 1;
      watchIfAsked();
      try {
        const answer = await send(request);
        answers += 1;
        return answer;
      } finally {
        waiting -= 1;
      }
    },
  };
}
