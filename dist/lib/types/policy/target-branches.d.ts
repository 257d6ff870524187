/**
 * The branches for which a verdict on a request counts. A check belongs to a commit, and the author can change the base of a
 * request afterwards: so a verdict for a branch of the author's must not be green, because it would stay for the next base.
 */
import { type Finding } from '../model/finding.js';
import type { RequestBase } from '../model/request-base.js';
/** The base of a request, and what the workflow says of it. */
export interface JudgedBase extends RequestBase {
    /** The input `target-branches`: whole names, and patterns of which each `*` matches within one part between slashes. */
    targetBranches: readonly string[];
}
/** Of the one reason of a verdict that is about the job, and not about one of its workspaces. */
export declare const BASE_CODE: "PG-158";
/**
 * Why a verdict does not count for this base, and what to do; undefined if it counts.
 *
 * @param base undefined for a job about no request: then no base limits its verdict
 */
export declare function problemOfBase(base: JudgedBase | undefined): Finding | undefined;
/** A pattern may match less than the rule that protects its branches, and never more: so no `*` matches a slash. */
export declare function matchesBranch(pattern: string, branch: string): boolean;
