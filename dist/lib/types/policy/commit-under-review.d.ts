/**
 * Compares what version control says about a run with the change that is judged. Every field that names
 * a commit, a pull request or a repository must name that of the change.
 */
import type { IngressAttributes } from '../client/wire/configuration-version.js';
import type { Run } from '../client/wire/run.js';
import { type Sentence } from '../model/sentence.js';
/** One commit of one pull request, or of a branch, of one repository. */
export interface CommitUnderReview {
    /** In full: the head of the pull request, not its merge. */
    commit: string;
    /** Undefined for a commit that is merged already. */
    pullRequest: number | undefined;
    /** `https://github.com/acme/infra` */
    repository: string;
    /** `acme/infra` */
    slug: string;
    /** Milliseconds since 1970. A run that was planned before says nothing about this change. */
    sinceMs: number;
}
/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
export declare function differencesFromCommit({ attributes }: IngressAttributes, change: Omit<CommitUnderReview, 'sinceMs'>): Sentence[];
/** Names of Azure DevOps may have a segment `_git`. */
export declare function isSameSlug(identifier: string | null | undefined, slug: string): boolean;
/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
export declare function differencesInTime({ attributes }: Run, { sinceMs }: CommitUnderReview): Sentence[];
