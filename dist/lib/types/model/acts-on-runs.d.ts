/** Records of acts on a run other than planning it. The report and an output list them. */
import type { Report } from './report-type.js';
/** One act. */
export type AuditRecord = NonNullable<Report['audit']>[number];
/** The person who acts, and the address of the job. */
export interface Actor {
    by?: string;
    job?: string;
}
/** Whether a reason has a letter or a digit in it. */
export declare function saysSomething(reason: string): boolean;
/** Appends the person and the job to a reason, because the run keeps only this text. */
export declare function signReason(reason: string, { by, job }: Actor): string;
/** That a run was discarded, and why. */
export interface Discarded {
    /** ISO 8601. */
    at: string;
    reason: string;
}
/**
 * The record of a discard as a field of a result; no field if the run did not end as discarded.
 *
 * @param ended how the run was ended, and its status now
 */
export declare function recordDiscard(ended: {
    outcome: string;
    status?: string;
}, reason: string, at: Date): {
    discarded?: Discarded;
};
