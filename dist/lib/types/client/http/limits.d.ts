/** What one client may ask of a service: so many requests per second, so many retries in all. */
export type Pace = ReturnType<typeof createPace>;
/**
 * How fast requests may leave: a rate with a small burst, handed out in the order of asking. Both
 * together stay within `perSecond` for any second: 90 % of it as the rate, 10 % as the burst (at least
 * one request). Where others use the same limit, refusals take the rate down and their absence raises it.
 */
export declare function createPace(perSecond: number): {
    /** Books the next free moment: how long to wait for it. Nothing is booked past `until`. */
    book(nowMs: number, untilMs: number): number | 'too-late';
    /** Nothing leaves before this moment: the service asked for a pause. */
    hold(untilMs: number): void;
    /** From now on so many per second. */
    limitTo(perSecondNow: number): void;
    /** A request was refused. What was booked before is booked anew, at the rate that holds now. */
    refused(nowMs: number): void;
    /** @param others what others use, as a share of the limit */
    answered(nowMs: number, others: number): void;
    /** Whether what was booked then has to be booked anew. */
    slowedSince: (bookedMs: number) => boolean;
};
/** One budget of retries for everything a client does, so that an outage cannot become a storm. */
export declare function createRetryBudget(): {
    /** Pays for one retry; false once there is nothing left, when retries become as rare as can be. */
    pay(afterTimeout: boolean): boolean;
    /** A request succeeded. */
    earn(): void;
};
