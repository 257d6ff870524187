/** Reads many things of a service side by side, with progress, and leaves half of its limit to others. */
import { countWords } from '../../report/text.ts';
import { option } from '../command.ts';
import type { CommandCall } from '../operation.ts';
import { flagOf } from '../read-input.ts';

export const FULL_SPEED = option('--full-speed', 'leave nothing of the limit to others');

/** How many are read at the same time. */
const LANES = 4;
const PROGRESS_EVERY_MS = 30_000;

/**
 * Reads all items in their order, some at the same time. After a failure no other item is begun, and it is thrown when
 * those that were begun have ended.
 */
export async function readInLanes<Item>(
  items: readonly Item[],
  { read, progress }: { read: (item: Item) => Promise<void>; progress: () => string },
  { client, input, io, log }: CommandCall,
): Promise<void> {
  const { clock, signal } = io;
  const left = [...items];
  const { rateLimit = 30 }: { rateLimit?: number } = await client.ping().catch(() => ({}));
  // Half of the limit, which is a number of requests in a second.
  const msPerRequest = flagOf(input, 'full-speed') ? 0 : 2_000 / rateLimit;
  const startedAt = clock.now();
  const answersBefore = client.answers();
  let printedAt = startedAt;
  const lane = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      await read(next);
      const words = `${progress()}, ${countWords(client.answers(), 'request')}`;
      await io.status?.(words);
      if (io.status === undefined && clock.now() - printedAt >= PROGRESS_EVERY_MS) {
        printedAt = clock.now();
        log.info(words);
      }
      const requests = client.answers() - answersBefore;
      const aheadMs = startedAt + requests * msPerRequest - clock.now();
      if (aheadMs > 0) await clock.sleep(aheadMs, signal);
    }
  };
  // A lane that fails leaves nothing to the others.
  const laneOrNone = () => lane().finally(() => void left.splice(0));
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, laneOrNone));
  await io.status?.();
  for (const ended of lanes) if (ended.status === 'rejected') throw ended.reason;
}
