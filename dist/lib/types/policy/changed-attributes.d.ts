/**
 * The attributes of a resource that a plan changes, by its JSON: those that Terraform's own rendering
 * marks. Names are the provider's; values are only there where they were asked for.
 */
import { type ValueChange } from './changed-values.js';
export interface ChangedAttribute {
    /** A name of the provider's schema, never a key of a map. Hostile until escaped. */
    name: string;
    /** Present if a difference in it forces the replacement. */
    forces?: true;
    /** What differs inside of it, where values were asked for. Hostile until escaped. */
    values?: ValueChange[];
    /** How many differences there are beyond those. */
    moreValues?: number;
}
/** How the attributes of each change are read. */
export interface PlanDiff {
    /** Whether their values are read, or their names only. */
    values: boolean;
    /** Replaces the secrets that the job knows in a text. */
    conceal: (text: string) => string;
}
/** @param change of a resource of this type, as the JSON plan has it */
export declare function changedAttributes(change: unknown, type: unknown, diff: PlanDiff): ChangedAttribute[];
