import type { Clock, HttpRequest, HttpResponse, Log, Random, Send } from '../../model/ports.js';
import type { Asked } from '../describe.js';
import { ServiceError } from '../errors.js';
import type { Pace } from './limits.js';
import { type RetryClass } from './retry.js';
import type { Shared } from '../shared.js';
/** What an exchange needs of the world; `deadline` and `signal` are those of the scope. */
export interface ExchangePorts {
    send: Send;
    clock: Clock;
    random: Random;
    log: Log;
    shared: Shared;
    deadline: number;
    signal: AbortSignal | undefined;
    /** Whether the request merely watches. */
    patient: boolean;
}
/** Turns an answer into a value; undefined: the answer is a refusal. Throws `Unreadable`. */
export type Reader<T> = (answer: HttpResponse) => {
    value: T;
} | undefined;
export interface Call<T> {
    asked: Asked;
    class: RetryClass;
    request: Omit<HttpRequest, 'timeoutMs' | 'signal' | 'fresh'>;
    /** Whether this is a request to the service itself, under its request budget. */
    counted: boolean;
    pace?: Pace;
    /** For the whole call, retries and all. */
    budgetMs: number;
    /** For one attempt. */
    attemptMs: number;
    read: Reader<T>;
    recovery?: Recovery<T>;
}
interface Recovery<T> {
    /**
     * Looks whether what was asked for has happened: its value, or undefined when it has not. `until`
     * is the call's deadline. May throw a ServiceError when that cannot be found out.
     */
    look(failure: ServiceError, until: number): Promise<{
        value: T;
    } | undefined>;
    /** Refusals that, after an attempt of unknown outcome, may mean that this attempt had succeeded. */
    settles?: readonly number[];
}
export declare function exchange<T>(ports: ExchangePorts, call: Call<T>): Promise<T>;
/** Waits; a cancelled wait is a ServiceError like every other. */
export declare function pause(ports: ExchangePorts, asked: Asked, ms: number): Promise<void>;
export {};
