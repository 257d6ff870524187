/** Reads many things of a service at the same time, with progress, and leaves half of its rate limit to others. */
import { countWords } from '../../report/text.ts';
import { option } from '../command.ts';
import type { CommandCall } from '../operation.ts';
import { flagOf } from '../read-input.ts';

export const FULL_SPEED_OPTION = option('--full-speed', 'leave nothing of the limit to others');

/** How many items are read at the same time. */
const READERS = 4;
/** How often the log says how far it is, where there is no status line. */
const PROGRESS_EVERY_MS = 30_000;
/** Requests in a second, for a service that does not say its limit: that of HCP Terraform. */
const DEFAULT_RATE_LIMIT = 30;

/**
 * Reads all items in their order, some at the same time. After a failure no other item is begun, and it is thrown when
 * those that were begun have ended.
 *
 * @param options `progress` says how far it is, as the beginning of a line
 */
export async function readSideBySide<Item>(
  items: readonly Item[],
  { read, progress }: { read: (item: Item) => Promise<void>; progress: () => string },
  { client, input, io, log }: CommandCall,
): Promise<void> {
  const { clock, signal } = io;
  const { rateLimit = DEFAULT_RATE_LIMIT }: { rateLimit?: number } = await client
    .ping()
    .catch(() => ({}));
  // At half of the limit, which counts requests in a second, one takes two seconds by so many.
  const msPerRequest = flagOf(input, 'full-speed') ? 0 : 2_000 / rateLimit;
  const startedAt = clock.now();
  const requestsBefore = client.answers();
  let printedAt = startedAt;
  const showProgress = async (): Promise<void> => {
    const line = `${progress()}, ${countWords(client.answers(), 'request')}`;
    await io.status?.(line);
    if (io.status !== undefined || clock.now() - printedAt < PROGRESS_EVERY_MS) return;
    printedAt = clock.now();
    log.info(line);
  };
  const keepToLimit = async (): Promise<void> => {
    const requests = client.answers() - requestsBefore;
    const earlyMs = startedAt + requests * msPerRequest - clock.now();
    if (earlyMs > 0) await clock.sleep(earlyMs, signal);
  };
  const remaining = [...items];
  const readRemaining = async (): Promise<void> => {
    try {
      for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) {
        await read(item);
        await showProgress();
        await keepToLimit();
      }
    } catch (error) {
      // The other readers begin nothing more.
      remaining.length = 0;
      throw error;
    }
  };
  const readers = await Promise.allSettled(Array.from({ length: READERS }, readRemaining));
  await io.status?.();
  for (const reader of readers) if (reader.status === 'rejected') throw reader.reason;
}
