/** Waiting as a value: looks again and again until it is settled, time is up, or the job is cancelled. */
import type { Clock } from '../ports.ts';

export interface PollOptions<T> {
  read(): Promise<T>;
  isSettled(value: T): boolean;
  /** What to call this state: collected in `seen`. */
  wordOf(value: T): string;
  /** What a change is measured by; the word when left out. */
  changeOf?(value: T): string;
  /** Milliseconds until the next look; 0 looks at once. */
  intervalMs(waitedMs: number, remainingMs: number): number;
  /** A failed look that is only a look less; anything else is thrown. `inARow` counts from 1. */
  forgives?(error: unknown, inARow: number): boolean;
  /** A state unlike the one before. */
  onChange?(value: T): void;
  /** Nothing changed for `quietMs`; told again after as long again. */
  onQuiet?(value: T | undefined): void;
  quietMs?: number;
  /** What is known before the first look. */
  initial?: T;
  /** Monotonic. */
  deadline: number;
  clock: Clock;
  signal: AbortSignal;
}

export type Waiting<T> = {
  /** Every word met, in order, once per change. */
  seen: string[];
} & (
  | { kind: 'settled'; last: T }
  /** `trouble` is the failed look that was forgiven last, when the last one failed. */
  | { kind: 'timeout'; last?: T; trouble?: unknown }
  | { kind: 'aborted'; last?: T }
);

/** @throws what `read` threw, unless it was forgiven, time is up or the job was cancelled. */
export async function poll<T>(options: PollOptions<T>): Promise<Waiting<T>> {
  const { clock, signal, deadline } = options;
  const started = clock.now();
  const seen: string[] = [];
  let last: { last?: T } = {};
  let known: string | undefined;
  let lastChange = started;
  let failures = 0;
  let trouble: { trouble?: unknown } = {};

  const quiet = new AbortController();
  const heartbeat = (async () => {
    const quietMs = options.quietMs ?? 30_000;
    let told = started;
    while (!quiet.signal.aborted) {
      const due = Math.max(told, lastChange) + quietMs;
      if (clock.now() < due) {
        if (!(await slept(clock, due - clock.now(), quiet.signal))) return;
        continue;
      }
      told = clock.now();
      options.onQuiet?.(last.last);
    }
  })();

  const take = (value: T): void => {
    last = { last: value };
    const word = options.wordOf(value);
    if (word !== seen.at(-1)) seen.push(word);
    const change = options.changeOf?.(value) ?? word;
    if (change === known) return;
    known = change;
    lastChange = clock.now();
    options.onChange?.(value);
  };

  try {
    if (options.initial !== undefined) take(options.initial);
    for (;;) {
      if (signal.aborted) return { kind: 'aborted', seen, ...last };
      const now = clock.now();
      if (now >= deadline) return { kind: 'timeout', seen, ...last, ...trouble };
      const interval = options.intervalMs(now - started, deadline - now);
      if (interval > 0) {
        if (!(await slept(clock, interval, signal))) return { kind: 'aborted', seen, ...last };
        if (clock.now() >= deadline) return { kind: 'timeout', seen, ...last, ...trouble };
      }
      let value: T;
      try {
        value = await options.read();
      } catch (error) {
        if (signal.aborted) return { kind: 'aborted', seen, ...last };
        failures += 1;
        trouble = { trouble: error };
        if (clock.now() >= deadline) return { kind: 'timeout', seen, ...last, ...trouble };
        if (options.forgives?.(error, failures) !== true) throw error;
        continue;
      }
      failures = 0;
      trouble = {};
      take(value);
      if (options.isSettled(value)) return { kind: 'settled', seen, last: value };
    }
  } finally {
    quiet.abort();
    await heartbeat;
  }
}

/** False when the signal ended the sleep. */
async function slept(clock: Clock, ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await clock.sleep(ms, signal);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}
