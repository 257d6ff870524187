/** What was done to a run besides planning it: one record each, in the report and as an output. */
export interface AuditRecord {
    action: 'override' | 'discard' | 'apply' | 'allow-destroys';
    run: string;
    workspace: string;
    /** Who started the job, as its CI host says; the account of the token elsewhere. */
    by?: string;
    /** ISO 8601. */
    at: string;
    /** Where to read the job's log. */
    job?: string;
    reason: string;
}
/** Who acts, and where that can be seen. */
export interface Actor {
    by?: string;
    job?: string;
}
/** The reason as it is kept on the run: whoever reads it there learns who gave it, and where. */
export declare function signReason(reason: string, { by, job }: Actor): string;
export interface Discarded {
    at: string;
    reason: string;
}
/** A run that was ended counts as discarded by us when that is what became of it. */
export declare function noteDiscard(ended: {
    outcome: string;
    status?: string;
}, reason: string, at: Date): {
    discarded?: Discarded;
};
