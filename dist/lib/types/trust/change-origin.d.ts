/** Where the code of a change comes from. A plan runs that code in a job that has a token. */
import { type Finding } from '../model/finding.js';
/** Whether the code is of the repository of the job, or of a fork; `unknown` is treated like `foreign`. */
export type ChangeOrigin = 'own' | 'foreign' | 'unknown';
export interface JobOrigin {
    /** Whether a pull request, or something unknown, started the job: then its files choose no setting. */
    proposed: boolean;
    changeOrigin: ChangeOrigin;
}
/**
 * Whether a change comes from the repository that it goes to.
 *
 * @param from the repository or project that it comes from, as its host names it
 * @param to the one that it goes to
 */
export declare function compareOwners(from: string | undefined, to: string | undefined): ChangeOrigin;
/** Whether a merge queue made this branch: its files are still under judgement. */
export declare function isMergeQueueBranch(ref: string | undefined): boolean;
/** What a host found out about the origin of a change. */
export interface FoundOrigin {
    changeOrigin: ChangeOrigin;
    /** Why the origin is unknown. */
    trouble?: Finding | undefined;
    /** On GitHub, the event that started the job; undefined where no reviewer can release jobs. */
    event?: string | undefined;
}
/**
 * Why these files must not be planned; undefined if they may be planned.
 *
 * @param origin.checkedOut the commit of the checkout; undefined if it is not known
 */
export declare function refuseForeign(origin: FoundOrigin & {
    checkedOut?: string | undefined;
}): Finding | undefined;
/** Names the recipe by which pull requests of forks are judged on GitHub, as a sentence. */
export declare function judgeForks(): string;
/**
 * Whether the plan may be read with every value: only where the workflow asks for it (`full-plan`), and never where the
 * change may come from a fork, because whoever proposes it chooses what its plan holds.
 *
 * @param subject what the job judges; undefined if that is no change
 */
export declare function mayReadWholePlan({ fullPlan }: {
    fullPlan: boolean;
}, subject: {
    proposed: boolean;
    change?: {
        fork?: boolean | undefined;
    } | undefined;
} | undefined): boolean;
