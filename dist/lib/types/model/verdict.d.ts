/** The words of a verdict, and what they mean for the exit code. `policy/decide.ts` chooses the word for a run. */
import type { Finding } from './finding.js';
/** From best to worst. The verdict on several workspaces is the worst of their verdicts. */
export declare const VERDICTS: readonly ['passed', 'advisory', 'overridden', 'needs-override', 'blocked', 'errored', 'undecided', 'canceled'];
/** The verdict in one word. */
export type VerdictWord = (typeof VERDICTS)[number];
/** The verdicts with which the job passes without further settings, from best to worst. */
export type Green = 'passed' | 'advisory' | 'overridden';
/** A decision, with its reasons. */
export interface Verdict {
    word: VerdictWord;
    /** The most important first; empty for `passed`. */
    reasons: Finding[];
    /** Whether nothing keeps it closed but passes that may rest on what is known only after the apply. */
    waits?: true | undefined;
}
/** Which failures of policies close the gate. */
export type FailOn = 'mandatory' | 'advisory' | 'never';
/** The worst of these verdicts; `passed` if there are none. */
export declare function worstVerdict(words: readonly VerdictWord[]): VerdictWord;
/** What makes a verdict: a word, and whether it is a pass that may rest on what is known only after the apply. */
export type VerdictPart = Pick<Verdict, 'word' | 'waits'>;
/**
 * The word of a verdict that is made of these. It is the worst, but a failure of a policy leads over a pass that waits for the apply:
 * only the failure can be repaired now.
 *
 * @param failOn with `never`, and where it is left out, no failure leads, because none closes the gate
 */
export declare function leadingVerdict(parts: readonly VerdictPart[], failOn?: FailOn): VerdictWord;
/**
 * Whether a job with this verdict passes.
 *
 * @param failOn `never` accepts policy failures, and no verdict that is uncertain
 */
export declare function isGreen(word: VerdictWord, failOn?: FailOn): boolean;
/** The parts of a result that decide the exit code. */
export interface JudgedResult {
    verdict: {
        word: VerdictWord;
    };
    workspaces: readonly {
        verdict: {
            word: VerdictWord;
        };
        failure?: {
            kind: string;
        };
    }[];
}
/**
 * The exit code of a command. If workspaces with the worst verdict could not be judged, the cause
 * decides the code: bad input first, then a refusal of the service, of the archive for its size, then the network.
 *
 * @param signal with which the job was canceled, if it was
 */
export declare function exitCodeOf({ verdict, workspaces }: JudgedResult, failOn: FailOn, signal?: 'SIGINT' | 'SIGTERM'): number;
/** @param causes why something could not be judged: kinds of failures */
export declare function exitCodeOfCauses(causes: readonly (string | undefined)[]): number;
/** Exit codes of verdicts that are not green; `fail-on` can make a good one fail. */
export declare const EXIT_CODES: {
    readonly passed: 1;
    readonly advisory: 1;
    readonly overridden: 1;
    readonly 'needs-override': 3;
    readonly blocked: 1;
    readonly errored: 4;
    readonly undecided: 5;
    readonly canceled: 130;
};
