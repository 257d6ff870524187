/** Whether a request that did not succeed is sent again, looked into, or given up. Pure. */
import type { HttpResponse, Random, TransportFailure } from '../../model/ports.js';
import type { Room } from './crowd.js';
/**
 * `safe`: asking twice changes nothing. `upload`: the version's state tells whether it arrived.
 * `create`: a second one must never come to be. `action`: the state tells whether it was done.
 * `probe`: a question that a host need not know, asked twice at most.
 */
export type RetryClass = 'safe' | 'upload' | 'create' | 'action' | 'probe';
type Answered = Pick<HttpResponse, 'status' | 'headers'>;
/** How an attempt ended without giving what was asked for. */
export type Outcome = ({
    kind: 'answer';
} & Answered)
/** A success status whose body could not be read. */
 | {
    kind: 'unreadable';
} | {
    kind: 'failure';
    failure: TransportFailure;
};
export interface RetryState {
    class: RetryClass;
    outcome: Outcome;
    /** Attempts that failed before this one. */
    attempt: number;
    /** Attempts, this one included, after which it was not known whether the service had acted. */
    ambiguous: number;
    /** Until the call's deadline. */
    remainingMs: number;
    /** Whether the shared retry budget is used up: waits are then the longest ones. */
    spent: boolean;
    random: Random;
}
export type Decision = {
    do: 'retry';
    afterMs: number;
}
/** Find out whether it happened; send again only if it did not and `resend` allows. */
 | {
    do: 'recover';
    afterMs: number;
    resend: boolean;
} | {
    do: 'stop';
    /** `final`: trying again cannot help. `attempts`: enough of them. `deadline`: no time left. */
    why: 'final' | 'attempts' | 'deadline';
    /** When the service said it may be asked again. */
    retryAfterMs?: number;
};
/** `final`: the answer stands. `untouched`: the service did nothing. `ambiguous`: it may have. */
export declare function classify(outcome: Outcome, retryClass: RetryClass): "ambiguous" | "final" | "untouched";
export declare function decideRetry(state: RetryState): Decision;
/**
 * When a service says it may be asked again: `retry-after` (seconds, with or without a fraction, or
 * a date measured against the answer's own `Date`, so that this machine's clock does not matter) and,
 * on 429, `x-ratelimit-reset` (seconds from now, with a fraction). The longer one, in milliseconds;
 * anything malformed is no hint.
 */
export declare function readRetryHint({ status, headers }: Answered): number | undefined;
/** What an answer says is left of its limit; undefined where it does not say all of it. */
export declare function readRoom(headers: Readonly<Record<string, string>>): Room | undefined;
export {};
