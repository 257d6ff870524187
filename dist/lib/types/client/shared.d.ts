/** What a client shares with those that `with` makes of it: the request budget, and what was learned about the service. */
import type { Log } from '../model/ports.js';
import { type Secrets } from '../model/secrets.js';
export type TokenKind = 'user' | 'team' | 'organization' | 'unknown';
/** What the headers of the service say about it. */
export interface ServiceIdentity {
    /** `TFP-API-Version`, when the service sent one. */
    apiVersion?: string;
    /** `TFP-AppName`. */
    appName?: string;
    /** `X-TFE-Version`: self-managed only. */
    version?: string;
    rateLimit?: number;
}
export declare class Shared {
    #private;
    /** Every request to the service's own origin. */
    readonly pace: {
        book(nowMs: number, untilMs: number): number | 'too-late';
        pause(untilMs: number): void;
        limitTo(perSecondNow: number): void;
        noteRefusal(nowMs: number): void;
        noteAnswer(nowMs: number, others: number): void;
        slowedSince: (bookedMs: number) => boolean;
    };
    /** Lists of runs: the service allows 30 per minute. */
    readonly runListPace: {
        book(nowMs: number, untilMs: number): number | 'too-late';
        pause(untilMs: number): void;
        limitTo(perSecondNow: number): void;
        noteRefusal(nowMs: number): void;
        noteAnswer(nowMs: number, others: number): void;
        slowedSince: (bookedMs: number) => boolean;
    };
    /** The use of the same rate limit by other programs. */
    readonly otherUse: {
        others: () => number;
        noteSent(nowMs: number): void;
        noteAnswer(nowMs: number, answered: import("./http/rate-limit.ts").RateLimitState, refused: boolean): void;
        waitMs(nowMs: number, watching: boolean, random: import("../model/ports.ts").Random): number;
        extraDelayMs(watching: boolean, random: import("../model/ports.ts").Random): number;
        pauseMs(waitedMs: number): number;
    };
    readonly retries: {
        pay(afterTimeout: boolean): boolean;
        earn(): void;
    };
    readonly identity: ServiceIdentity;
    /** How many answers have arrived; before the first, `identity` is empty. */
    answers: number;
    /** How long the service takes for an answer in milliseconds, the last answers before all others. */
    typicalAnswerMs: number;
    /** What time it was for the service at its last answer, in milliseconds since 1970, if it says so. */
    lastAnswerAt: number | undefined;
    /** The path below which the API is, as `locate` found it. */
    base: string;
    tokenKind: TokenKind;
    /** Includes that this service refused once, as in `runs:task_stages`. */
    readonly refusedIncludes: Set<string>;
    readonly dialect: 'auto' | 'engine' | 'sentinel';
    constructor(log: Log, dialect: Shared['dialect'], secrets: Secrets);
    /** Looks up the base path once for all requests; after a failure, the next request looks it up again. */
    locate(find: () => Promise<string | undefined>): Promise<void>;
    conceal<T>(value: T): T;
    /**
     * Conceals this value from now on, here and in the log; undefined is ignored.
     *
     * @param id the id in a secret URL: it stays readable, the rest of the URL is concealed
     */
    keepSecret(value: string | null | undefined, id?: string): void;
    /** Stores what an answer's headers say about the service, and how long it took. */
    learnFrom(headers: Readonly<Record<string, string>>, tookMs: number): void;
}
