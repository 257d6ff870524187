/** What the policy systems of the service say of one run, and the readings that it becomes. */
import { related } from '../client/wire/resource.js';
import type { Run } from '../client/wire/run.js';
import { type HowRead, type SystemEvidence } from './reading.js';
import type { ServiceSystem, SystemObject } from './systems/policy-system.js';
/** What one system says. */
export interface Observed {
    system: ServiceSystem<unknown, unknown>;
    how: HowRead;
    objects: {
        object: SystemObject;
        contents: unknown;
    }[];
}
/** @param run names, in its relationships, what must be among the observed */
export declare function toSystems(run: Run, observed: readonly Observed[]): SystemEvidence[];
/**
 * Every object that another object names must have been read. With a list that lacks an entry nothing
 * passes; an empty list passes only if its owner names no entry.
 */
export declare function lost(owner: string, resource: Parameters<typeof related>[0], relation: string, objects: readonly {
    id: string;
}[]): string[];
