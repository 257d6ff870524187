/** The limits of one client: requests per second, and retries in all. */
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
    /** Sets the new number of requests per second. */
    limitTo(perSecondNow: number): void;
    /** A request was refused: earlier bookings are made anew at the present rate. */
    noteRefusal(nowMs: number): void;
    /** A request was answered: some of the rate returns. @param others the share of the limit that others use */
    noteAnswer(nowMs: number, others: number): void;
    /** Whether a booking of that time has to be made anew. */
    slowedSince: (bookedMs: number) => boolean;
};
/** One budget of retries for all requests of a client, so that an outage does not cause a flood of requests. */
export declare function createRetryBudget(): {
    /** Pays for one retry; false if the budget is used up, and then retries wait for the longest time. */
    pay(afterTimeout: boolean): boolean;
    /** To be called when a request succeeded. */
    earn(): void;
};
