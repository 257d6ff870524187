/** Loaded before a bundle by `node --import`: its process takes short pauses. Nothing else in it is different. */
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
