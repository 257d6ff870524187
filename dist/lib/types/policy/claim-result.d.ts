/** The result of one claim: it holds, or it gives a reason why the gate stays closed. */
import type { EnforcementLevel, PolicyResult, RunTaskResult } from '../model/policy-result.js';
import type { UnknownValues } from '../model/unknown-values.js';
import type { Green, VerdictWord } from '../model/verdict.js';
export interface Reason {
    word: VerdictWord;
    /** A whole sentence. */
    sentence: string;
    /** Left out of the verdict if another reason blocks the run already, or if there is any other reason. */
    omitIf?: 'runAlreadyBlocked' | 'anyOtherReason';
}
export type ClaimResult = {
    green: 'passed';
} | {
    green: Exclude<Green, 'passed'>;
    sentence: string;
} | {
    red: Reason;
};
export declare const HOLDS: ClaimResult;
/** A claim that is not certain to hold. */
export declare function undecided(sentence: string, omitIf?: Reason['omitIf']): ClaimResult;
/** A claim that does not hold, with the verdict that it gives. */
export declare function red(word: Exclude<VerdictWord, Green>, sentence: string, omitIf?: Reason['omitIf']): ClaimResult;
/**
 * The claim about one policy result.
 *
 * @param unknown how values count that no plan can know
 * @param isAcceptable whether failures at a level can be accepted
 */
export declare function ofPolicy(result: PolicyResult, unknown?: UnknownValues, isAcceptable?: (level: EnforcementLevel) => boolean): ClaimResult;
/** @param unanswered what to say of a mandatory one that never got a result. */
export declare function ofRunTask(task: RunTaskResult, unanswered: ClaimResult): ClaimResult;
