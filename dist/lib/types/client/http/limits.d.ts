/** What one client may ask of a service: so many requests per second, so many retries in all. */
export type Pace = ReturnType<typeof createPace>;
/**
 * How fast requests may leave: a rate with a small burst, handed out in the order of asking. Both
 * together stay within `perSecond` for any second: 90 % of it as the rate, 10 % as the burst (at least
 * one request).
 */
export declare function createPace(perSecond: number): {
    /** Books the next free moment: how long to wait for it. Nothing is booked past `until`. */
    book(nowMs: number, untilMs: number): number | 'too-late';
    /** Nothing leaves before this moment: the service asked for a pause. */
    hold(untilMs: number): void;
    limitTo: (limit: number) => void;
};
/** One budget of retries for everything a client does, so that an outage cannot become a storm. */
export declare function createRetryBudget(): {
    /** Pays for one retry; false once there is nothing left, when retries become as rare as can be. */
    pay(afterTimeout: boolean): boolean;
    /** A request succeeded. */
    earn(): void;
};
