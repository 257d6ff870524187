import { type Finding } from '../model/finding.js';
import type { PolicyResult, RunTaskResult } from '../model/policy-result.js';
import { type Sentence } from '../model/sentence.js';
import type { UnknownValues } from '../model/unknown-values.js';
import type { Green, VerdictWord } from '../model/verdict.js';
/** Why the gate stays closed. */
export interface Reason extends Finding {
    word: VerdictWord;
    /** Left out of the verdict if another reason blocks the run already, or if there is any other reason. */
    omitIf?: 'runAlreadyBlocked' | 'anyOtherReason' | undefined;
}
type OmitIf = Reason['omitIf'];
export type ClaimResult = {
    green: 'passed';
} | {
    green: Exclude<Green, 'passed'>;
    remark: Finding;
} | {
    red: Reason;
};
export declare const HOLDS: ClaimResult;
export declare const PLAN_FAILED: ClaimResult;
/** The plan of a run that a policy stopped before. It is no reason of its own where that policy closes the gate. */
export declare const PLAN_NOT_MADE: ClaimResult;
/** A claim that is not certain to hold, or that cannot be checked. */
export declare function undecided(found: Finding, omitIf?: OmitIf): ClaimResult;
/** A claim that does not hold, with the verdict that it gives. */
export declare function doesNotHold(word: Exclude<VerdictWord, Green>, found: Finding, omitIf?: OmitIf): ClaimResult;
/** The claim about one policy result. @param unknownValues how values count that no plan can know */
export declare function policyClaim(result: PolicyResult, unknownValues?: UnknownValues): ClaimResult;
/** `needs approval by acme/security and ann (1 of 2)`: how many people have given theirs, of how many. */
export declare function needsApproval({ approvers, needed, missing, }: NonNullable<PolicyResult['approval']>): Sentence;
/** Whether a reason says what a policy result or a run task says itself. */
export declare function isSaidByResult({ code }: Finding): boolean;
/** The claim about one run task. @param unanswered the claim about a mandatory one that never got a result */
export declare function runTaskClaim(task: RunTaskResult, unanswered: ClaimResult): ClaimResult;
export {};
