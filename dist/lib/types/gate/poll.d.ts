/** Waiting as a value: looks again and again until it is settled, time is up, or the job is cancelled; and when to look. */
import type { Clock } from '../model/ports.js';
export interface PollOptions<T> {
    read(): Promise<T>;
    isSettled(value: T): boolean;
    /** What a change is measured by. */
    changeOf?: (value: T) => string;
    /** Milliseconds until the next look; 0 looks at once. */
    intervalMs(waitedMs: number, remainingMs: number): number;
    /** Called when the state differs from the one before. */
    onChange?: (value: T) => void;
    /** Called when nothing has changed for half a minute, and again after every other half minute. */
    onQuiet?: (value: T | undefined) => void;
    /** What is known before the first look. */
    initial?: T;
}
/** Of a job, or of less than one. */
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
/** `trouble` is the failed look that was forgiven last, when the last one failed. */
 | {
    kind: 'timeout' | 'aborted';
    last: T | undefined;
    trouble: unknown;
};
/** @throws what `read` threw, unless it was forgiven, time is up or the job was cancelled. */
export declare function poll<T>(options: PollOptions<T>, ports: PollPorts): Promise<Waiting<T>>;
interface Wait {
    /** Since the run was created. */
    waitedMs: number;
    /** Until the deadline. */
    remainingMs: number;
    /** How long this workspace's last run took, when known. */
    lastDurationMs?: number | undefined;
}
/** Milliseconds until the next look; never past the deadline, never negative. */
export declare function nextIntervalMs({ waitedMs, remainingMs, lastDurationMs }: Wait): number;
/** For what most services need no time at all: looks at once, then ever more rarely. */
export declare function soonThenRarely(leastMs: number, mostMs: number): (waitedMs: number, remainingMs: number) => number;
export {};
