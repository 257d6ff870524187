/** The result of one claim: it holds, or it gives a reason why the gate stays closed. */
import type { PolicyResult, RunTaskResult } from '../model/policy-result.js';
import type { UnknownValues } from '../model/unknown-values.js';
import type { Doubt } from '../model/doubt.js';
import type { Green, VerdictWord } from '../model/verdict.js';
/** Why the gate stays closed. */
export interface Reason extends Doubt {
    word: VerdictWord;
    /** Left out of the verdict if another reason blocks the run already, or if there is any other reason. */
    omitIf?: 'runAlreadyBlocked' | 'anyOtherReason' | undefined;
}
type ReasonDetails = Pick<Reason, 'omitIf' | 'code'>;
export type ClaimResult = {
    green: 'passed';
} | {
    green: Exclude<Green, 'passed'>;
    text: string;
} | {
    red: Reason;
};
export declare const HOLDS: ClaimResult;
export declare const PLAN_FAILED: ClaimResult;
/** The plan of a run that a policy stopped before. It is no reason of its own where that policy closes the gate. */
export declare const PLAN_NOT_MADE: ClaimResult;
/** A claim that is not certain to hold. */
export declare function undecided(text: string, details?: ReasonDetails): ClaimResult;
/** A claim that cannot be checked. */
export declare function fromDoubt({ text, code }: Doubt, omitIf?: Reason['omitIf']): ClaimResult;
/** A claim that does not hold, with the verdict that it gives. */
export declare function doesNotHold(word: Exclude<VerdictWord, Green>, text: string, details?: ReasonDetails): ClaimResult;
/** The claim about one policy result. @param unknownValues how values count that no plan can know */
export declare function policyClaim(result: PolicyResult, unknownValues?: UnknownValues): ClaimResult;
/** `needs approval by acme/security, ann (1 of 2)`: how many people have given theirs, of how many. */
export declare function needsApproval({ approvers, needed, missing, }: NonNullable<PolicyResult['approval']>): string;
/** The sentence with which the claim about this result does not hold or is remarked; undefined if it says nothing. */
export declare function saidOfPolicy(result: PolicyResult): string | undefined;
/** As `saidOfPolicy`; undefined for a run task without a result, of which another claim says why. */
export declare function saidOfRunTask(task: RunTaskResult): string | undefined;
/** The claim about one run task. @param unanswered the claim about a mandatory one that never got a result */
export declare function runTaskClaim(task: RunTaskResult, unanswered: ClaimResult): ClaimResult;
export {};
