/** The local service on a socket, as tests that run commands and steps against it want it. */
import { systemClock } from '../../src/machine/system-clock.ts';
import {
  startService,
  type RunningService,
  type ServiceOptions,
} from '../../src/service/service.ts';

/** So many requests in a second that nobody waits for it: a client that is told no limit keeps to 27 a second. */
const RATE_LIMIT = 100_000;

/** Runs are over at once, unless the options say how long they take. */
export function startTestService(options: Partial<ServiceOptions> = {}): Promise<RunningService> {
  return startService({
    clock: systemClock(),
    random: Math.random,
    runDurationMs: 0,
    rateLimit: RATE_LIMIT,
    ...options,
  });
}
