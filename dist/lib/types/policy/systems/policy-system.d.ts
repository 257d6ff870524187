/** What every policy system is to the rest: how it is named, asked, read and overridden. */
import type { Client } from '../../client/client.js';
import type { Listing } from '../../client/listing.js';
import type { Run } from '../../client/wire/run.js';
import type { EnforcementLevel } from '../../model/policy-result.js';
import { type ObjectKind } from '../../model/status.js';
import type { WithOutcomes } from '../from-outcomes.js';
import type { ReadList, Reading } from '../reading.js';
export interface PolicySystem {
    /** In policy results, as in `policy-check`. */
    readonly name: string;
    /** For people, before what its policies say. */
    readonly title: string;
}
/** An object of a list, as far as it is the same in all systems. */
export interface SystemObject {
    id: string;
    relationships: Run['relationships'];
    attributes: {
        status: string;
        actions?: {
            'is-overridable'?: boolean | null | undefined;
        } | null | undefined;
        permissions?: {
            'can-override'?: boolean | null | undefined;
            'can-override-policy'?: boolean | null | undefined;
        } | null | undefined;
    };
}
/** How a system reads what its lists do not say. */
export interface SystemReader {
    readonly client: Client;
    /** All pages of a list, or why it is not complete. */
    readonly whole: <T>(listing: Listing<T>) => Promise<ReadList<T>>;
    /** Reads something that only informs; undefined if that takes too long or fails. */
    readonly extra: <T>(read: (client: Client) => Promise<T>) => Promise<T | undefined>;
    /** Whether requests are scarce. Then the names of policies that passed are not read. */
    readonly isFrugal: boolean;
}
/** A policy system of the service. It has a list of objects for each run. */
export interface ServiceSystem<Item, Contents> extends PolicySystem {
    /** The levels of enforcement that it has. */
    readonly levels: readonly EnforcementLevel[];
    /** The relationship of a run that names its objects, as in `policy-checks`. */
    readonly relation: string;
    /** Whether an empty list in that relationship is always true, and not only once the run is over. */
    readonly isNamedByRun: boolean;
    /** How its failures are overridden. */
    readonly override: {
        /** What is overridden, as in `task-stage`. */
        readonly object: string;
        /** For people, as in `task stage`. */
        readonly title: string;
        /** The status that waits for an override, and the one that cannot have one. */
        readonly waits: string;
        readonly final: string;
    };
    list(client: Client, runId: string): Listing<Item>;
    objectOf(item: Item): SystemObject;
    /** Whether it belongs to the apply, which a run of the gate does not reach. */
    isOfApply(item: Item): boolean;
    /** Whether a part of it still goes on and can still end. */
    lags(item: Item): boolean;
    /** Reads what the list does not say. */
    readDetails(item: Item, reader: SystemReader): Promise<Contents>;
    /** Reads what one object says. */
    read(contents: Contents): Reading;
    /** Reads it without names that may be wrong, to know the failures that an override would accept. */
    readCertain?(contents: Contents): Reading;
    /** What it says during the apply, if it judges there. */
    readForApply?(reader: SystemReader, runId: string): Promise<Reading[]>;
    sendOverride(client: Client, id: string, comment: string): Promise<unknown>;
}
/** Reads the outcomes of an evaluation; there are none to request if it has no result. */
export declare function readOutcomes<Evaluation extends SystemObject, SetOutcome>(evaluation: Evaluation, table: Readonly<Record<string, ObjectKind>>, resource: {
    outcomes(id: string): Listing<SetOutcome>;
}, { whole }: SystemReader): Promise<WithOutcomes<Evaluation, SetOutcome>>;
/** Whether an object with this status still moves, or may. */
export declare function mayStillChange(table: Readonly<Record<string, ObjectKind>>, status: string): boolean;
