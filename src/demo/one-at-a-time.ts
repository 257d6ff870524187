/** Requests in the order in which they were made, one at a time, time standing still meanwhile. */
import type { HttpRequest, Send } from '../ports.ts';
import type { DemoClock } from './demo-clock.ts';

/** `before` may do something of its own before a request is sent. */
export function oneAtATime(
  send: Send,
  clock: DemoClock,
  before: (request: HttpRequest) => Promise<void> = async () => {},
): Send {
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const turn = last.then(async () => {
      await before(request);
      return clock.during(() => send(request));
    });
    last = turn.catch(() => undefined);
    return turn;
  };
}
