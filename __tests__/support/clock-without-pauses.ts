/** Real time, in which a pause ends only with its signal: what pauses for anything never ends. */
import { once } from 'node:events';
import { systemClock } from '../../src/machine/system-clock.ts';
import type { Clock } from '../../src/model/ports.ts';

export const WITHOUT_PAUSES: Clock = {
  ...systemClock(),
  async sleep(ms: number, signal?: AbortSignal) {
    if (signal === undefined) throw new Error(`a pause of ${ms} ms that nothing ends`);
    if (!signal.aborted) await once(signal, 'abort');
    throw signal.reason;
  },
};
