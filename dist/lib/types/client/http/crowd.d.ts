/**
 * Who else uses the limit. Gates that know nothing of each other share one token's requests per second; what they
 * see of each other is what each answer says is left of the second. Pure: time and chance come in.
 */
import type { Random } from '../../model/ports.js';
/** Of the second that an answer falls into, as its headers say. */
export interface Room {
    limit: number;
    remaining: number;
    /** Until the next second begins. */
    resetMs: number;
}
export declare function createCrowd(): {
    /** What others use, as a share of the limit. */
    others: () => number;
    /** A request of ours leaves. */
    sent(nowMs: number): void;
    /** What an answer says. */
    saw(nowMs: number, seen: Room, refused: boolean): void;
    /**
     * How long a request of this kind waits for room: not at all while enough is left of a second that is known,
     * else into the next one, by chance.
     */
    waitMs(nowMs: number, patient: boolean, random: Random): number;
    /** How much later than the service's hint who was refused comes back. */
    laterMs(patient: boolean, random: Random): number;
    /** What who merely watches leaves between two looks; 0 when nobody else is there. */
    pauseMs(waitedMs: number): number;
};
