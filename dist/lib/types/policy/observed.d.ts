/** What the policy systems of the service and its events say of one run, and the readings that it becomes. */
import { related } from '../client/wire/resource.js';
import type { Run, RunEvent } from '../client/wire/run.js';
import type { PolicyResult } from '../model/policy-result.js';
import { type Finding } from '../model/finding.js';
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
/**
 * What each policy system of the service says, as evidence.
 *
 * @param run names, in its relationships, what must be among the observed
 */
export declare function toEvidence(run: Run, observed: readonly Observed[]): SystemEvidence[];
/**
 * The objects that their owner names and that were not read, as findings. With a list that lacks an entry nothing
 * passes; an empty list passes only if its owner names no entry.
 *
 * @param owner as in `run run-1`
 * @param relation the relationship of `resource` that names them, in the plural, as in `tf-policy-evaluations`
 */
export declare function missingObjects(owner: string, resource: Parameters<typeof related>[0], relation: string, objects: readonly {
    id: string;
}[]): Finding[];
/** An event of a run. Events come from people and programs and decide nothing. */
export interface ReadRunEvent {
    event: RunEvent;
    /** Name of the account that did it; hostile until escaped, as are the comment and the description. */
    actor?: string;
    comment?: string;
}
/** Notices that policies were left out, or enforced at a lower level than their own. */
export declare function noticesOf(events: readonly ReadRunEvent[]): Finding[];
/** Adds to overridden results who overrode them and why, where only one event can be meant. */
export declare function attributeOverrides(results: readonly PolicyResult[], events: readonly ReadRunEvent[]): PolicyResult[];
