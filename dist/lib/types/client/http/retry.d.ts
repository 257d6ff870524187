/**
 * Decides whether a failed request is sent again, checked for its effect, or given up. Pure.
 *
 * Source of the limits and their headers: https://developer.hashicorp.com/terraform/cloud-docs/api-docs and
 * https://github.com/hashicorp/go-tfe/blob/v1.111.2/tfe.go.
 * Its client repeats 5xx for every method; here a POST is looked up first.
 */
import type { Random, TransportFailure } from '../../model/ports.js';
import type { RateLimitState } from './rate-limit.js';
/**
 * `safe`: sending it twice changes nothing. `upload`: the version's state shows whether the archive
 * arrived. `create`: before it is sent again, a look says whether the object is there, where that can be seen; at
 * most three attempts. `action`: the object's state shows whether it was done. `probe`: a question that some hosts cannot
 * answer, sent at most twice.
 */
export type RetryClass = 'safe' | 'upload' | 'create' | 'action' | 'probe';
interface Answered {
    status: number;
    headers: Readonly<Record<string, string>>;
}
/** How an attempt ended without the requested result. */
export type AttemptOutcome = ({
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
    outcome: AttemptOutcome;
    /** Attempts that failed before this one. */
    attempt: number;
    /** Attempts, this one included, after which it was unclear whether the service had acted. */
    ambiguous: number;
    /** Milliseconds until the call's deadline. */
    remainingMs: number;
    /** Whether the shared retry budget is used up: then every wait is the longest one. */
    isBudgetSpent: boolean;
    random: Random;
}
export type RetryChoice = {
    do: 'retry';
    afterMs: number;
}
/** Check whether it happened; send again only if it did not and `resend` is true. */
 | {
    do: 'recover';
    afterMs: number;
    resend: boolean;
} | {
    do: 'stop';
    /** `final`: a retry cannot help. `attempts`: there were enough. `deadline`: no time is left. */
    why: 'final' | 'attempts' | 'deadline';
    /** How many milliseconds from now the service accepts a request again, by its own hint. */
    retryAfterMs?: number;
};
/**
 * `final`: a retry would be answered the same. `untouched`: the service did nothing. `ambiguous`:
 * it may have acted.
 */
export declare function classify(outcome: AttemptOutcome, retryClass: RetryClass): "ambiguous" | "final" | "untouched";
/** What to do after an attempt that failed. */
export declare function chooseRetry(state: RetryState): RetryChoice;
/**
 * When the service accepts a request again: from `retry-after` (seconds, with or without a
 * fraction, or a date that is compared with the answer's own `Date`, so that this machine's clock
 * does not matter) and, on 429, from `x-ratelimit-reset` (seconds from now, with a fraction).
 * Returns the longer one in milliseconds; a malformed value is ignored.
 */
export declare function readRetryHint({ status, headers }: Answered): number | undefined;
/** What an answer's headers say about the rate limit; undefined if one of the headers is missing. */
export declare function readRateLimitState(headers: Readonly<Record<string, string>>): RateLimitState | undefined;
export {};
