/**
 * The guard over what a plan destroys: results of the system `guard`, in addition to those of the
 * service's policies. It can only add reasons; a list of changes that may not be whole is one.
 */
import type { Plan } from '../client/wire/run.js';
import type { PlannedChanges } from './planned-changes.js';
import { type Reading } from './reading.js';
/** Kinds of objects that a workflow may leave out. */
export declare const EXCEPTIONS: readonly ['forgotten', 'deposed'];
type Exception = (typeof EXCEPTIONS)[number];
export interface GuardRules {
    /** Address patterns: what is like one of them is not to be destroyed. */
    protect: readonly string[];
    /** So many may be destroyed; undefined: any number. */
    maxDestroys: number | undefined;
    /** What does not count as destroyed. */
    except: readonly Exception[];
    /** Whether a plan of only a part was asked for, and may pass. */
    partial?: boolean | undefined;
    /** What people have approved, for this workspace at this commit. */
    released?: readonly ApprovedDestroys[] | undefined;
}
export interface ApprovedDestroys {
    /** Whether it is for an act, as `actsOf` names them. */
    approves: (act: string) => boolean;
    by: string;
    /** ISO 8601. */
    at: string;
    reason: string;
}
/** @param changes as read for a guard: undefined when nothing is known but the plan's own counts */
export declare function guard(rules: GuardRules, { attributes }: Pick<Plan, 'attributes'>, changes: PlannedChanges | undefined): Reading;
/** Everything in a plan that a person can approve: each act that destroys, as `delete ADDRESS`. */
export declare function actsOf(changes: PlannedChanges): string[];
export {};
