/** How one thing stands: it lets the gate open, or it is a reason why not. Nothing is neither. */
import type { PolicyResult, RunTaskResult } from '../model/policy-result.js';
import type { Green, VerdictWord } from '../model/verdict.js';
export interface Reason {
    word: VerdictWord;
    /** Whole. */
    sentence: string;
    /** Not worth telling where the run was `closed` by something else, or where anything else is told. */
    unless?: 'closed' | 'told';
}
export type Standing = {
    green: 'passed';
} | {
    green: Exclude<Green, 'passed'>;
    sentence: string;
} | {
    red: Reason;
};
export declare const HOLDS: Standing;
export declare function undecided(sentence: string, unless?: Reason['unless']): Standing;
export declare function red(word: Exclude<VerdictWord, Green>, sentence: string, unless?: Reason['unless']): Standing;
export declare function ofPolicy(result: PolicyResult): Standing;
/** @param unanswered what to say of a mandatory one that never got a result. */
export declare function ofRunTask(task: RunTaskResult, unanswered: Standing): Standing;
