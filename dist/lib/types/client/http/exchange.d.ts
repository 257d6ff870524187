import type { Clock, HttpRequest, HttpResponse, Log, Random, Send } from '../../model/ports.js';
import { type RequestDescription } from '../describe-failure.js';
import { ServiceError } from '../service-error.js';
import type { Pace } from './rate-limit.js';
import type { RetryClass } from './retry.js';
import type { Shared } from '../shared.js';
/** What an exchange needs from outside; `deadline` and `signal` belong to the scope. */
export interface ExchangePorts {
    send: Send;
    clock: Clock;
    random: Random;
    log: Log;
    shared: Shared;
    deadline: number;
    signal: AbortSignal | undefined;
    watching: boolean;
    /** Whether the host is asked where its API is, before the first request. */
    discovers: boolean;
}
/** Turns an answer into a value; undefined if the answer is a refusal. Throws `Unreadable`. */
export type AnswerReader<T> = (answer: HttpResponse) => {
    value: T;
} | undefined;
export interface ServiceCall<T> {
    description: RequestDescription;
    class: RetryClass;
    request: Omit<HttpRequest, 'timeoutMs' | 'signal' | 'fresh'>;
    /** Whether the request goes to the service itself and counts in its request budget. */
    countsForRateLimit: boolean;
    pace?: Pace;
    /** Milliseconds for the whole call, with all retries. */
    budgetMs: number;
    attemptMs: number;
    read: AnswerReader<T>;
    recovery?: {
        /**
         * Checks whether the requested change has happened: its value, or undefined if not. `until` is
         * the call's deadline, by the monotonic clock. May throw a ServiceError when the check itself fails.
         */
        look(failure: ServiceError, until: number): Promise<{
            value: T;
        } | undefined>;
        /** Refusals which, after an attempt with an unknown outcome, may mean that this attempt succeeded. */
        settles?: readonly number[];
    };
}
/** Sends a request until it is answered. @throws ServiceError when it failed for good */
export declare function exchange<T>(ports: ExchangePorts, call: ServiceCall<T>): Promise<T>;
/** Waits; a cancelled wait throws a ServiceError, as every other failure. */
export declare function pause(ports: ExchangePorts, description: RequestDescription, ms: number): Promise<void>;
