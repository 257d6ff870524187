/** The branch that a request goes to: a verdict on the request is for that branch alone. */
/** Of a job about a pull request, a merge request or an entry of a merge queue. Names are without `refs/heads/`. */
export interface RequestBase {
    /** Undefined where the host does not say it. */
    branch: string | undefined;
    /** The default branch of the repository; undefined where the host does not say it. */
    defaultBranch: string | undefined;
}
/**
 * The branch that a full ref names; undefined without one. Only for hosts that write the full ref: on others a branch can be
 * called `refs/heads/main`, and is not `main`.
 */
export declare function branchOf(ref: string | undefined): string | undefined;
/** @param branch as the host names it, without `refs/heads/` */
export declare function toRequestBase(branch: string | undefined, defaultBranch?: string): RequestBase;
/** The branch that a merge queue of GitHub merges into, by the name of the branch that the queue made; else undefined. */
export declare function baseOfQueue(ref: string | undefined): string | undefined;
