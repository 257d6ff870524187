/**
 * Time for requests over real sockets: it passes only while every job sleeps and no request is under way, so that
 * a slow machine cannot let one job's pause end before another job's request has arrived.
 */
import { createDemoClock } from '../../src/tools/demo/stand-ins.ts';
import type { Clock, Send } from '../../src/model/ports.ts';

export function socketTime(send: Send): { clock: Clock; send: Send } {
  const clock = createDemoClock();
  return { clock, send: (request) => clock.during(() => send(request)) };
}
