/**
 * Time for requests over real sockets: it passes only while every job sleeps and no request is under way, so that
 * a slow machine cannot let one job's pause end before another job's request has arrived.
 */
import { createDemoClock } from '../../src/cli/demo/demo-clock.ts';
import type { Clock, Send } from '../../src/model/ports.ts';

export interface SocketTime {
  clock: Clock;
  send: Send;
  /** How long all pauses were since the last call. */
  takeWaitedMs: () => number;
}

export function socketTime(send: Send): SocketTime {
  const clock = createDemoClock();
  let waitedMs = 0;
  return {
    clock: {
      now: () => clock.now(),
      date: () => clock.date(),
      sleep(ms, signal) {
        waitedMs += ms;
        return clock.sleep(ms, signal);
      },
    },
    send: (request) => clock.during(() => send(request)),
    takeWaitedMs() {
      const all = waitedMs;
      waitedMs = 0;
      return all;
    },
  };
}
