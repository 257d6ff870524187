/** The lines of a gate as they happen, and where it stands between them. */
import type { GateEvent } from '../gate/gate.ts';
import type { Clock } from '../model/ports.ts';
import { createProgress } from '../report/progress.ts';
import { elapsed } from '../report/text.ts';

export interface LineOutput {
  /** A line of the story itself. */
  print: (line: string) => void;
  /** A log that stays quiet for longer says where things stand. */
  quietMs?: number;
  /** What the line that moves says, where there is one. */
  status?: (line?: string) => Promise<void>;
}

const FRAME_MS = 500;

export function startLiveLog({ print, quietMs, status }: LineOutput, clock: Clock) {
  const progress = createProgress();
  const started = clock.now();
  let lastPrintedAt = started;
  const over = new AbortController();
  const words = (still: string) => {
    const atMs = clock.now() - started;
    return `${elapsed(atMs)} ${still}${progress.words(atMs)}`;
  };
  const wait = async (ms: number) => {
    await clock.sleep(ms, over.signal).catch(() => undefined);
    return !over.signal.aborted;
  };
  const move = async () => {
    do await status?.(words(''));
    while (await wait(FRAME_MS));
    await status?.();
  };
  const speakUp = async (ms: number) => {
    while (await wait(lastPrintedAt + ms - clock.now())) {
      if (clock.now() - lastPrintedAt < ms) continue;
      lastPrintedAt = clock.now();
      print(`  ${words('still ')}`);
    }
  };
  const going = status ? move() : quietMs === undefined ? undefined : speakUp(quietMs);
  return {
    see: (event: GateEvent): void => progress.see(event),
    print(line: string): void {
      lastPrintedAt = clock.now();
      print(line);
    },
    /** What is told of is over when this is settled. */
    async during<T>(work: Promise<T>): Promise<T> {
      try {
        return await work;
      } finally {
        over.abort();
        await going;
      }
    },
  };
}
