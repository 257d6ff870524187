/** The words of a verdict. Only `decide` (decide.ts) makes one; nothing afterwards changes it. */
/** From best to worst: the verdict over several workspaces is the worst of theirs. */
export declare const VERDICTS: readonly ['passed', 'advisory', 'overridden', 'needs-override', 'blocked', 'errored', 'undecided', 'canceled'];
export type VerdictWord = (typeof VERDICTS)[number];
/** Those that open the gate by themselves, from best to worst. */
export type Green = 'passed' | 'advisory' | 'overridden';
export interface Verdict {
    word: VerdictWord;
    /** Why, as whole sentences, most important first; empty for `passed`. Hostile until escaped. */
    reasons: string[];
}
export type FailOn = 'mandatory' | 'advisory' | 'never';
export declare function worst(words: readonly VerdictWord[]): VerdictWord;
/** Whether the job goes green. `never` forgives policy failures; it does not forgive not knowing. */
export declare function isGreen(word: VerdictWord, failOn?: FailOn): boolean;
/** What a command ends with. */
interface Ended {
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
 * What kept a workspace from being judged explains the code better than the word does: of the
 * workspaces with the worst verdict, bad input comes before a refusal, a refusal before the network.
 */
export declare function exitCodeOf({ verdict, workspaces }: Ended, failOn: FailOn, signal?: 'SIGINT' | 'SIGTERM'): number;
export {};
