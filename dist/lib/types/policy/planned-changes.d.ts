/** What a plan does, resource by resource, put together from one source and held against its counts. */
import type { Location } from '../model/policy-result.js';
import type { ChangedAttribute } from './changed-attributes.js';
/** The worst first: where a source names one address twice, the worse action stays. */
declare const ACTIONS: readonly ['delete', 'replace', 'forget', 'update', 'create', 'none'];
export type ChangeAction = (typeof ACTIONS)[number];
/** A value of an attribute is only in here where values were asked for. Every text is hostile until escaped. */
export interface PlannedChange {
    address: string;
    /** `forget`: it stays, unmanaged. `none`: it is moved or imported, and nothing else. */
    action: ChangeAction;
    /** Where it stood before a move. */
    previousAddress: string | undefined;
    imported: boolean;
    /**
     * What an earlier replacement left behind. The same address may be in the list a second time. Only
     * the source `json` has this; in a log it is a `delete` of the address.
     */
    deposed: boolean;
    /** One word, as in `cannot_update`: the same for both sources. */
    reason: string | undefined;
    /** Top-level attributes that force a replacement, where the source names them. */
    attributes: string[];
    /** What changes inside: what forces a replacement comes first. Undefined where that is not known. */
    differs?: ChangedAttribute[] | undefined;
    location: Location | undefined;
}
export interface PlannedChanges {
    /** The worst actions first, and by address. */
    changes: PlannedChange[];
    /** Changes beyond `MOST`; one that destroys or replaces is the last to be left out. */
    leftOut: number;
    source: 'log' | 'json';
    /** Why the list may not be whole or not be true, in whole sentences; undefined when both hold. */
    doubt: string | undefined;
    /** Why not every change says what changes inside, in whole sentences; undefined where all do, or none was asked for. */
    unread?: string | undefined;
    /** The plan says of itself that more is left to plan, as one of some resources only does. */
    partial?: boolean | undefined;
}
/** The counts of the service; what it does not count is not compared. */
export type PlanCounts = Readonly<Record<Count, number | null | undefined>>;
declare const COUNTS: readonly ['additions', 'changes', 'destructions', 'imports'];
type Count = (typeof COUNTS)[number];
/** One change as a source has it, its actions in the words of Terraform's JSON plan. */
export interface ReadChange extends Omit<PlannedChange, 'action' | 'location'> {
    actions: readonly string[];
}
/** Takes a source piece by piece, however it is cut. */
export interface ChangeReader {
    take(bytes: Uint8Array): void;
    /**
     * @param cut why the source could not be read to its end, as a sentence
     * @returns undefined when there is nothing of such a list in the source
     */
    end(counts: PlanCounts, cut?: string): PlannedChanges | undefined;
}
export declare function createChangeList(source: PlannedChanges['source']): {
    doubt: (sentence: string) => unknown;
    add({ actions, ...change }: ReadChange): void;
    /** @param expected by whom, and what they count */
    end(...expected: [who: string, counts: PlanCounts][]): PlannedChanges;
};
export declare function asAddress(value: unknown): string | undefined;
/** A word that a table may know; anything else is none. */
export declare function asWord(value: unknown): string | undefined;
export {};
