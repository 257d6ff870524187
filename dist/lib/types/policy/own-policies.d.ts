/** The team's own policies: what judges the plan of a run by them, and what becomes of exceptions there. */
import type { PolicyResult } from '../model/policy-result.js';
import type { RunInput } from '../model/run-input.js';
import type { Exceptions } from './apply-exceptions.js';
import type { SystemEvidence } from './vouch.js';
/** The plan of one run. */
export interface PlanOfRun {
    /** Its JSON. */
    text: string;
    /** Whether it has every value; a redacted one has no sensitive values. */
    isWhole: boolean;
    /** Undefined if the service does not say enough of it; nothing of a run is made up. */
    run: RunInput | undefined;
    workspace: string;
    exceptions?: Exceptions | undefined;
    /** The names of the service's policies that judged it. */
    others?: ReadonlySet<string> | undefined;
}
export interface OwnJudgement {
    results: PolicyResult[];
    /** What is to be said besides the results, in whole sentences. */
    notices: string[];
}
/** What judges by the team's own policies. */
export interface OwnPolicies {
    /** The directories or addresses of the policies, as they were written. */
    readonly sources: readonly string[];
    /** Whether the whole plan is read, with every value. */
    readonly readsWhole: boolean;
    /** @throws an Error whose message is the end of a sentence: why the plan cannot be judged */
    judge(plan: PlanOfRun, signal: AbortSignal): Promise<OwnJudgement>;
}
/** What own policies said of a plan that they judged. */
export declare function ownEvidence(results: PolicyResult[]): SystemEvidence;
/** Own policies that could not judge. @param why the end of a sentence */
export declare function ownDoubt({ sources }: Pick<OwnPolicies, 'sources'>, why: string): SystemEvidence;
