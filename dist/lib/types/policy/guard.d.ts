import { type Finding } from '../model/finding.js';
import { type Sentence } from '../model/sentence.js';
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
 * @param unseen why it cannot be seen what would be destroyed
 */
export declare function guard(rules: GuardRules, attributes: Plan['attributes'], changes: PlannedChanges | undefined, unseen?: readonly Finding[]): Reading;
export declare const NOT_COMPLETE: Sentence;
