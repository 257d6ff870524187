/**
 * Reads what every policy system says about a run that is over, all pages of it. Objects that are
 * not final although the run is get a short while to catch up.
 *
 * The stages of a run are there from its creation on:
 * https://github.com/hashicorp/terraform/blob/v1.16.4/internal/cloud/backend_taskStages.go.
 */
import type { Client } from '../client/client.js';
import type { Listing } from '../client/listing.js';
import type { Observed } from '../policy/observed.js';
import type { ReadList } from '../policy/reading.js';
import type { Run } from '../client/wire/run.js';
import type { SystemReader } from '../policy/systems/policy-system.js';
import { SERVICE_SYSTEMS } from '../policy/systems/systems.js';
import { type PollPorts } from './poll.js';
export interface ReadPorts extends PollPorts {
    client: Client;
    /** Whether requests are scarce. Then the names of policies that passed are not read. */
    isFrugal?(): boolean;
    /** Whether a list that the run names as empty is left unread. */
    trustsEmptyLists?: boolean;
}
/**
 * Reads what policy systems say of a run.
 *
 * @param options.waitsForPerson whether the run waits for a person: then a part that has not begun does not begin either
 * @param options.systems all of the service when left out
 */
export declare function readPolicies(run: Run, ports: ReadPorts, { waitsForPerson, systems, }: {
    waitsForPerson: boolean;
    systems?: typeof SERVICE_SYSTEMS;
}): Promise<Observed[]>;
/** How policy systems read what their lists do not say. */
export declare function createSystemReader(ports: ReadPorts): SystemReader;
/** All pages of a list, or why it is not complete. The other lists are read in any case. */
export declare function readWholeList<T>(listing: Listing<T>): Promise<ReadList<T>>;
/**
 * Reads something that only informs. If it takes too long or fails, it is left out, and the verdict stays the same.
 *
 * @param otherwise what is returned then
 */
export declare function readIfPossible<T>({ client, clock, signal, deadline }: ReadPorts, otherwise: T, read: (client: ReadPorts['client']) => Promise<T>): Promise<T>;
