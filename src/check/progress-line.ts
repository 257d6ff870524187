/** Prints the lines of a gate as they happen, and between them a status line or a heartbeat. */
import type { GateEvent } from '../gate/gate.ts';
import type { Clock } from '../model/ports.ts';
import { safeLine, type LogLine } from '../report/neutralise-log.ts';
import { createProgress } from '../report/progress.ts';
import { elapsed } from '../report/text.ts';

/** Where the lines of a check go. */
export interface LineOutput {
  /** Prints one line of the log. */
  print: (line: LogLine) => void;
  /** A heartbeat is printed when no line was printed for this long. */
  quietMs?: number;
  /** Draws the status line of a terminal, or removes it when called without a line. */
  status?: (line?: string) => Promise<void>;
}

const FRAME_MS = 500;

/** The log of one gate while it runs. */
export interface LiveLog {
  /** Takes the event into account for the status line. */
  onEvent(event: GateEvent): void;
  print(line: LogLine): void;
  /** Shows the status line or heartbeats until the work is settled. */
  runWhile<T>(work: Promise<T>): Promise<T>;
}

/** Starts the status line, or the heartbeats where there is none. */
export function startLiveLog({ print, quietMs, status }: LineOutput, clock: Clock): LiveLog {
  const progress = createProgress();
  const started = clock.now();
  let lastPrintedAt = started;
  const over = new AbortController();
  const statusText = (still: string) => {
    const atMs = clock.now() - started;
    return `${elapsed(atMs)} ${still}${progress.words(atMs)}`;
  };
  const wait = async (ms: number) => {
    await clock.sleep(ms, over.signal).catch(() => undefined);
    return !over.signal.aborted;
  };
  const animateStatusLine = async () => {
    do await status?.(statusText(''));
    while (await wait(FRAME_MS));
    await status?.();
  };
  const printHeartbeats = async (ms: number) => {
    while (await wait(lastPrintedAt + ms - clock.now())) {
      if (clock.now() - lastPrintedAt < ms) continue;
      lastPrintedAt = clock.now();
      print(safeLine(`  ${statusText('still ')}`));
    }
  };
  const heartbeats = () => (quietMs === undefined ? undefined : printHeartbeats(quietMs));
  const showing = status ? animateStatusLine() : heartbeats();
  return {
    onEvent: (event) => progress.see(event),
    print(line) {
      lastPrintedAt = clock.now();
      print(line);
    },
    async runWhile(work) {
      try {
        return await work;
      } finally {
        over.abort();
        await showing;
      }
    },
  };
}
