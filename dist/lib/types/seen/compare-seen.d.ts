import { type SeenEntry, type SeenPlan, type ShownEntry } from './seen-entries.js';
/** What one merged request showed in a workspace. */
export interface ShownByRequest extends Pick<SeenPlan, 'variables'> {
    /** The number of the request. */
    request: number;
    entries: readonly ShownEntry[];
}
/** Where an unseen entry comes from, where that is known. */
export type Origin = 
/** The configuration of its provider is not as it was. */
{
    kind: 'provider';
}
/** The resource was changed by others than the program that plans. */
 | {
    kind: 'drift';
}
/** Several requests showed its address, and none as it is now. */
 | {
    kind: 'requests';
    requests: readonly number[];
}
/** Variables that no request showed with their values of now: one of them may be the cause. */
 | {
    kind: 'variables';
    names: readonly string[];
};
export interface UnseenEntry {
    entry: SeenEntry;
    /** `new`: no request showed anything there. */
    why: 'changed' | 'new' | 'not-compared';
    from?: Origin | undefined;
}
/** What one request showed. */
interface ShownOnce {
    request: number;
    entry: ShownEntry;
}
export interface Comparison extends Pick<SeenPlan, 'notWhole'> {
    /** With the requests that showed it. */
    seen: readonly {
        entry: SeenEntry;
        requests: readonly number[];
    }[];
    unseen: readonly UnseenEntry[];
    /** What needs nothing more: it is there as it was shown, or it is gone. */
    done: readonly ShownOnce[];
    /** What this apply does not do, or does as another request showed it. */
    less: readonly ShownOnce[];
}
/**
 * Compares a plan with what was shown of its workspace.
 *
 * @param shown by the requests that were merged since the last apply; none where nothing says what they showed
 * @param now the plan that will be applied
 */
export declare function compareSeen(shown: readonly ShownByRequest[], now: SeenPlan): Comparison;
/** How an apply treats what nobody has seen. */
export interface UnseenRule {
    /** `report`: what the policies pass is applied, and reported. Nothing is destroyed, replaced or forgotten that was not seen. */
    unseen: 'stop' | 'report';
    /** Whether something of the workspace was approved, overridden or excepted: then everything has to be seen. */
    isExcused: boolean;
}
/** Why a plan is not applied. Nothing: it may be, where the verdict is green. */
export declare function stopsOf({ unseen, notWhole }: Comparison, { unseen: rule, isExcused }: UnseenRule): Pick<Comparison, 'unseen' | 'notWhole'>;
export {};
