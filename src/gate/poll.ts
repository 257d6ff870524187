/**
 * Polling: reads a value again and again until it is settled, time is up, or the job is canceled. How it ended is a value, not an error.
 */
import type { Clock } from '../model/ports.ts';
import { isForgiven } from './failure-of.ts';

export interface PollOptions<T> {
  read(): Promise<T>;
  isSettled(value: T): boolean;
  /** The part of the value in which a difference counts as a change. */
  changeOf?: (value: T) => string;
  /** Milliseconds until the next read; 0 reads at once. It is cut at the deadline. */
  intervalMs(waitedMs: number): number;
  onChange?: (value: T) => void;
  /** The value before the first read, if it is known. */
  initial?: T;
}

/** The clock and the limits of a job, or of a part of one. */
export interface PollPorts {
  clock: Clock;
  signal: AbortSignal;
  /** Monotonic. */
  deadline: number;
}

export type Waiting<T> =
  | { kind: 'settled'; last: T }
  /** `trouble` is the error of the last read, if that read failed. */
  | { kind: 'timeout' | 'aborted'; last: T | undefined; trouble: unknown };

/**
 * Reads until the value is settled.
 *
 * @throws what `read` threw, unless the next read may succeed, time is up or the job was cancelled
 */
export async function poll<T>(options: PollOptions<T>, ports: PollPorts): Promise<Waiting<T>> {
  const { clock, signal, deadline } = ports;
  const started = clock.now();
  let last: T | undefined;
  let lastState: string | undefined;
  let trouble: unknown;
  let failures = 0;
  const take = (value: T): void => {
    last = value;
    const state = options.changeOf?.(value);
    if (state === lastState) return;
    lastState = state;
    options.onChange?.(value);
  };
  const end = (kind: 'aborted' | 'timeout'): Waiting<T> => ({ kind, last, trouble });
  if (options.initial !== undefined) take(options.initial);
  for (;;) {
    if (signal.aborted) return end('aborted');
    const now = clock.now();
    if (now >= deadline) return end('timeout');
    const remainingMs = deadline - now;
    let interval = Math.min(options.intervalMs(now - started), remainingMs);
    // What ends during the last pause is seen as well.
    if (interval === remainingMs && remainingMs > LAST_LOOK_MS) interval -= LAST_LOOK_MS;
    if (interval > 0) {
      await clock.sleep(interval, signal).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
      if (signal.aborted) return end('aborted');
      if (deadline - clock.now() < USEFUL_MS) return end('timeout');
    }
    let value: T;
    try {
      value = await options.read();
    } catch (error) {
      if (signal.aborted) return end('aborted');
      failures += 1;
      trouble = error;
      if (clock.now() >= deadline) return end('timeout');
      if (!isForgiven(error, failures)) throw error;
      continue;
    }
    failures = 0;
    trouble = undefined;
    take(value);
    if (options.isSettled(value)) return { kind: 'settled', last: value };
  }
}

/** How long before the deadline the last look comes, so that what belongs to the value can be read. */
const LAST_LOOK_MS = 2_000;

/** A read that begins with less time than this would get no answer. */
const USEFUL_MS = 50;

/** How long the gate waits for what a service stores only after the run or the plan has ended. */
const CATCH_UP_MS = 10_000;

/** Reads again, with pauses that double, until the value is ready or it is too late to wait for it; then it is as it is. */
export async function readUntilReady<T>(
  read: () => Promise<T>,
  isReady: (value: T) => boolean,
  { clock, signal, deadline }: PollPorts,
): Promise<T> {
  const until = Math.min(deadline, clock.now() + CATCH_UP_MS);
  for (let pauseMs = 1_000; ; pauseMs *= 2) {
    const value = await read();
    if (isReady(value) || clock.now() + pauseMs >= until) return value;
    await clock.sleep(pauseMs, signal);
  }
}

/*
 * When to look next. The numbers were chosen by simulation (bench/README.md, "Waiting"): few requests,
 * and still an answer soon after the run's end.
 */
const SHORTEST_MS = 1_600;
const LONGEST_MS = 5_200;
/** From here on the interval is half of the time beyond: a long run can wait. */
const SHORT_RUN_MS = 10_000;
const GROWTH = 1 / 2;

/** Small plans take less than a second, so the first looks are early, but not if the last run took longer than this. */
const EARLY_MS = [300, 600, 1_000];
const EARLY_UP_TO_MS = 5_000;
/** An early look that would come sooner than this after the look before is left out. */
const LEAST_APART_MS = 150;

/** While the expected end is far away, the interval is no longer than this. */
const SPARSE_LONGEST_MS = 30_000;
/** Around the expected end (from BEFORE to AFTER it), the interval is a twentieth of the expected duration. */
const DENSE_BEFORE = 0.1;
const DENSE_AFTER = 0.15;
const DENSE_SHARE = 1 / 20;
const DENSEST_MS = 1_000;
/** Before that there are two or three reads, so that a run that fails early is seen before the expected end. */
const SPARSE_SHARE = 0.45;

/**
 * Milliseconds until the next look.
 *
 * @param waitedMs since the run was created
 * @param lastDurationMs how long this workspace's last run took; 0 when not known
 */
export function nextIntervalMs(waitedMs: number, lastDurationMs = 0): number {
  const mayBeEarly = lastDurationMs <= EARLY_UP_TO_MS;
  const earlyMs = mayBeEarly
    ? EARLY_MS.find((lookMs) => lookMs >= waitedMs + LEAST_APART_MS)
    : undefined;
  if (earlyMs !== undefined) return earlyMs - waitedMs;
  if (waitedMs < lastDurationMs * (1 + DENSE_AFTER)) {
    // Seldom until shortly before the expected end, where `sparse` becomes less than `dense`, and then often.
    const dense = clamp(lastDurationMs * DENSE_SHARE, DENSEST_MS, LONGEST_MS);
    const untilDense = lastDurationMs * (1 - DENSE_BEFORE) - waitedMs;
    const sparse = Math.min(untilDense, lastDurationMs * SPARSE_SHARE, SPARSE_LONGEST_MS);
    return Math.max(dense, sparse);
  }
  // Nobody knows when it ends: the longer it has taken, the more seldom.
  return clamp((waitedMs - SHORT_RUN_MS) * GROWTH, SHORTEST_MS, LONGEST_MS);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** Intervals for something that most services do at once: reads at once, then less and less often. */
export function soonThenRarely(leastMs: number, mostMs: number) {
  let looks = 0;
  return (waitedMs: number): number => (looks++ === 0 ? 0 : clamp(waitedMs / 4, leastMs, mostMs));
}
