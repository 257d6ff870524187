/**
 * How fast one client asks: its requests per second, and what other programs leave of the rate limit. Pure: time and
 * randomness come in as arguments.
 */
import type { Random } from '../../model/ports.js';
export type Pace = ReturnType<typeof createPace>;
/**
 * How fast requests may leave: a rate with a small burst, first come first served. Both together
 * stay within `perSecond` for any second: 90 % of it as the rate, 10 % as the burst (at least one
 * request). While others use the same limit, refusals lower the rate, and a time without refusals
 * raises it again.
 */
export declare function createPace(perSecond: number): {
    /** Books the next free moment, at most `until`; returns how long to wait for it. */
    book(nowMs: number, untilMs: number): number | 'too-late';
    /** No request leaves before this moment: the service asked for a pause. */
    pause(untilMs: number): void;
    limitTo(perSecondNow: number): void;
    /** A request was refused: earlier bookings are made anew at the present rate. */
    noteRefusal(nowMs: number): void;
    /** A request was answered: some of the rate returns. @param others the share of the limit that others use */
    noteAnswer(nowMs: number, others: number): void;
    /** Whether a booking of that time has to be made anew. */
    slowedSince: (bookedMs: number) => boolean;
};
/** The state of the second in which an answer was sent, by its headers. */
export interface RateLimitState {
    limit: number;
    remaining: number;
    /** Milliseconds until the next second begins. */
    resetMs: number;
}
/**
 * Estimates how much of the rate limit other programs use. Several gates with one token share its requests per second; each
 * sees the others only by the number of requests left in an answer's headers.
 */
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
