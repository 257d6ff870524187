/** A transfer that has all but stopped is given up long before the time for the whole is over. */
import { TransportError } from '../ports.ts';
import type { Progress } from '../ports.ts';

/** Of archives, either way: 1 KiB per second, and what a service may take to put one away. */
export const ARCHIVE_PROGRESS: Progress = { bytes: 60 * 1024, ms: 60_000, answerMs: 5 * 60_000 };

export interface Watch {
  /** So much was sent or has arrived. */
  moved(bytes: number): void;
  /** All is sent: what is still on its way, and the answer, get `answerMs` together. */
  sent(): void;
  end(): void;
}

/** Calls `giveUp` at most once, and never after `end`. */
export function watchProgress(
  { bytes, ms, answerMs }: Progress,
  giveUp: (error: TransportError) => void,
): Watch {
  let moved = 0;
  const stop = (why: string) => {
    clearInterval(timer);
    giveUp(new TransportError('timeout', why));
  };
  let timer = setInterval(() => {
    if (moved < bytes) stop(`less than ${bytes} bytes moved within ${ms} ms`);
    moved = 0;
  }, ms);
  return {
    moved: (more) => (moved += more),
    sent: () => {
      clearInterval(timer);
      timer = setTimeout(() => stop(`no answer within ${answerMs} ms of the last byte`), answerMs);
    },
    end: () => clearInterval(timer),
  };
}
