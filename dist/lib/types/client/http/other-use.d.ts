/**
 * How much of the rate limit other programs use. Several gates with one token share its requests
 * per second; each sees the others only by the number of requests left in an answer's headers.
 * Pure: time and randomness come in as arguments.
 */
import type { Random } from '../../model/ports.js';
/** The state of the second in which an answer was sent, by its headers. */
export interface RateLimitState {
    limit: number;
    remaining: number;
    /** Milliseconds until the next second begins. */
    resetMs: number;
}
/** Makes the estimate for one client. */
export declare function createOtherUse(): {
    /** The share of the limit that others use. */
    others: () => number;
    /** To be called when a request of this client leaves. */
    noteSent(nowMs: number): void;
    /** To be called with what an answer's headers say about the limit. */
    noteAnswer(nowMs: number, answered: RateLimitState, refused: boolean): void;
    /**
     * Milliseconds to wait before a request of this kind: 0 while enough of the current second is
     * left, otherwise a random time into the next second.
     */
    waitMs(nowMs: number, watching: boolean, random: Random): number;
    /** How much later than the service's hint a refused request is sent again. */
    extraDelayMs(watching: boolean, random: Random): number;
    /** Minimum milliseconds between two polls while waiting; 0 when no other client uses the limit. */
    pauseMs(waitedMs: number): number;
};
