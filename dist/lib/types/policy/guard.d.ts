/**
 * The guard over what a plan destroys and which actions it invokes: results of the system `guard`, in addition
 * to those of the service's policies. It can only add reasons to close the gate: a list of changes that may lack some is one.
 */
import type { Plan } from '../client/wire/run.js';
import { type PlannedChanges } from './planned-changes.js';
import { type Reading } from './reading.js';
export interface GuardRules {
    /**
     * Address patterns: a resource that matches one of them must not be destroyed, and an action not invoked. `PATTERN by NAMES`
     * says who alone may approve that.
     */
    protect: readonly string[];
    /** How many resources may be destroyed; undefined: any number. */
    maxDestroys: number | undefined;
    /** Whether the plan's JSON may be read as a whole where the service has no redacted form of it. */
    fullPlan?: boolean | undefined;
    /** Whether a plan of only a part was asked for, and may pass. */
    partial?: boolean | undefined;
}
/**
 * Judges a plan by the rules.
 *
 * @param changes undefined when nothing is known but the plan's own counts
 * @param unseen why it cannot be seen what would be destroyed, in whole sentences
 */
export declare function guard(rules: GuardRules, attributes: Plan['attributes'], changes: PlannedChanges | undefined, unseen?: readonly string[]): Reading;
export declare const NOT_COMPLETE = "The plan says of itself that it is not complete: another one has to follow.";
