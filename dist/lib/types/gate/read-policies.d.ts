/**
 * Reads what every policy system says about a run that is over, all pages of it. Objects that are
 * not final although the run is get a short while to catch up.
 */
import type { Client } from '../client/client.js';
import type { Listing } from '../client/listing.js';
import type { PlanDiff } from '../policy/changed-attributes.js';
import { type Observed } from '../policy/observed.js';
import type { ReadList } from '../policy/reading.js';
import type { Run } from '../client/wire/run.js';
import { type ObjectKind } from '../model/status.js';
import type { PollPorts } from './poll.js';
export interface ReadPorts extends PollPorts {
    client: Client;
    /** Whether requests are scarce: what only names what passed is then not read. */
    isFrugal?(): boolean;
    /** Whether a list that the run names as empty is left unread. */
    believesRun?: boolean;
    /** What is read of the attributes of each change; left out: nothing. */
    diff?: PlanDiff | undefined;
}
/** @param rests the run waits for a decision: what has not begun will not begin by waiting. */
export declare function readPolicies(run: Run, rests: boolean, ports: ReadPorts): Promise<Observed>;
/** Undefined where there is nothing to ask for. */
export declare function readSets<T>(table: Readonly<Record<string, ObjectKind>>, { id, attributes }: {
    id: string;
    attributes: {
        status: string;
    };
}, resource: {
    outcomes(id: string): Listing<T>;
}): Promise<ReadList<T> | undefined>;
/** All pages of a list, or what keeps it from being whole: the rest is still worth reading. */
export declare function readList<T>(listing: Listing<T>): Promise<ReadList<T>>;
/** What only informs is tried for a while and then left out: it never costs the verdict. */
export declare function extra<T>({ client, clock, signal, deadline }: ReadPorts, otherwise: T, read: (client: ReadPorts['client']) => Promise<T>): Promise<T>;
