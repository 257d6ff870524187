/**
 * Polling: reads a value again and again until it is settled, time is up, or the job is canceled. How it ended is a value, not an error.
 */
import type { Clock } from '../model/ports.js';
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
export type Waiting<T> = {
    kind: 'settled';
    last: T;
}
/** `trouble` is the error of the last read, if that read failed. */
 | {
    kind: 'timeout' | 'aborted';
    last: T | undefined;
    trouble: unknown;
};
/**
 * Reads until the value is settled.
 *
 * @throws what `read` threw, unless the next read may succeed, time is up or the job was cancelled
 */
export declare function poll<T>(options: PollOptions<T>, ports: PollPorts): Promise<Waiting<T>>;
/** Reads again, with pauses that double, until the value is ready or it is too late to wait for it; then it is as it is. */
export declare function readUntilReady<T>(read: () => Promise<T>, isReady: (value: T) => boolean, { clock, signal, deadline }: PollPorts): Promise<T>;
/**
 * Milliseconds until the next look.
 *
 * @param waitedMs since the run was created
 * @param lastDurationMs how long this workspace's last run took; 0 when not known
 */
export declare function nextIntervalMs(waitedMs: number, lastDurationMs?: number): number;
/** Intervals for something that most services do at once: reads at once, then less and less often. */
export declare function soonThenRarely(leastMs: number, mostMs: number): (waitedMs: number) => number;
