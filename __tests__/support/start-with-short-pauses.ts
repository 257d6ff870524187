/** `node --require` loads this file before a bundle: it makes the pauses of that process short, and changes nothing else. */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { shortPauses } from './short-pauses.ts';

const clock = shortPauses(performance.now.bind(performance));
performance.now = clock.now;
timers.setTimeout = async <T>(
  ms?: number,
  value?: T,
  options?: { signal?: AbortSignal },
): Promise<T> => {
  await clock.sleep(ms ?? 0, options?.signal);
  return value as T;
};
syncBuiltinESMExports();
