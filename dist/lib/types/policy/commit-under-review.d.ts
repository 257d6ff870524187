/**
 * What version control says of a run, held against the change that is to be judged. Everything that
 * names a commit, a pull request or a repository has to name the same ones.
 */
import type { IngressAttributes } from '../client/wire/configuration-version.js';
import type { Run } from '../client/wire/run.js';
/** One commit of one pull request, or of a branch, of one repository. */
export interface CommitUnderReview {
    /** In full: the head of the pull request, not its merge. */
    commit: string;
    /** Undefined: a commit that is in the repository already. */
    pullRequest: number | undefined;
    /** `https://github.com/acme/infra` */
    repository: string;
    /** `acme/infra` */
    slug: string;
    /** By the clock of the world: what was planned before says nothing of this change. */
    sinceMs: number;
}
/** Each finishes "Run run-1 …"; empty when it is of this commit, pull request and repository. */
export declare function differencesFromCommit({ attributes }: IngressAttributes, change: CommitUnderReview): string[];
/** `_git` is in names of Azure DevOps, here or there. */
export declare function isNamed(identifier: string | null | undefined, slug: string): boolean;
/** Each finishes "Run run-1 …": every time that the run names has to be later than the change. */
export declare function tooOld({ attributes }: Run, { sinceMs }: CommitUnderReview): string[];
