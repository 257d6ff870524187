/** A port that is not chosen: another test may listen on it for some seconds. */
import { setTimeout } from 'node:timers/promises';

const MOST_ATTEMPTS = 1_000;

/** Starts something on a port, again and again while the port is in use. */
export async function onceFree<T>(start: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await start();
  } catch (error) {
    const isInUse = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (!isInUse || attempt === MOST_ATTEMPTS) throw error;
    await setTimeout(100);
    return onceFree(start, attempt + 1);
  }
}
