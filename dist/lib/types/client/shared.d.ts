/** What all clients made from one share: the request budget, and what is known of the service. */
import type { Log } from '../model/ports.js';
import { type Secrets } from '../model/secrets.js';
export type TokenKind = 'user' | 'team' | 'organization' | 'unknown';
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
        hold(untilMs: number): void;
        limitTo(perSecondNow: number): void;
        refused(nowMs: number): void;
        answered(nowMs: number, others: number): void;
        slowedSince: (bookedMs: number) => boolean;
    };
    /** Run lists, of which the service allows 30 per minute. */
    readonly runListPace: {
        book(nowMs: number, untilMs: number): number | 'too-late';
        hold(untilMs: number): void;
        limitTo(perSecondNow: number): void;
        refused(nowMs: number): void;
        answered(nowMs: number, others: number): void;
        slowedSince: (bookedMs: number) => boolean;
    };
    /** Other programs under the same limit. */
    readonly crowd: {
        others: () => number;
        sent(nowMs: number): void;
        saw(nowMs: number, seen: import("./http/crowd.ts").Room, refused: boolean): void;
        waitMs(nowMs: number, patient: boolean, random: import("../model/ports.ts").Random): number;
        laterMs(patient: boolean, random: import("../model/ports.ts").Random): number;
        pauseMs(waitedMs: number): number;
    };
    readonly retries: {
        pay(afterTimeout: boolean): boolean;
        earn(): void;
    };
    readonly identity: ServiceIdentity;
    /** How many answers have come; before the first, `identity` says nothing. */
    answers: number;
    /** Path below which the API is: what `locate` found. */
    base: string;
    tokenKind: TokenKind;
    /** `runs:task_stages`: an include that this service refused once. */
    readonly refusedIncludes: Set<string>;
    /** False once a filter of a list was answered with no page at all. */
    filters: boolean;
    /** Which word to write for the policy engine. */
    readonly dialect: 'auto' | 'engine' | 'sentinel';
    constructor(log: Log, dialect: Shared['dialect'], secrets: Secrets);
    /** Asks for the base once for all; what failed is asked again by the next request. */
    locate(find: () => Promise<string | undefined>): Promise<void>;
    /** Replaces every secret that this client knows of, in every string. */
    conceal<T>(value: T): T;
    /**
     * From now on this value, where there is one, is concealed here and masked by the log.
     * @param id of what an address leads to: shown although it stands in it, where more of it is secret.
     */
    keepSecret(value: string | null | undefined, id?: string): void;
    /** Notes what an answer's headers say about the service. */
    learnFrom(headers: Readonly<Record<string, string>>): void;
}
