/** How an apply ended, workspace by workspace, as a value that reports and exit codes are made of. */
import type { Finding } from './finding.js';
import { type FailOn, type VerdictWord } from './verdict.js';
/**
 * What became of a workspace.
 *
 * `nothing`: its plan changes nothing. `against-policy`: applied, and a policy fails that had to wait for values. `failed`: the
 * apply ended with an error, and may have made a part of the changes. `unknown`: it was begun, and its end is not known.
 * `not-green`: the gate is closed. `unseen`: it would change what nobody has seen. `refused`: it could not be begun.
 * `declined`: the person who was asked said no. `not-reached`: a workspace before it was not applied.
 */
export type ApplyOutcome = 'applied' | 'nothing' | 'against-policy' | 'failed' | 'unknown' | 'not-green' | 'unseen' | 'refused' | 'declined' | 'not-reached';
/** A change that no request has shown. Its texts are hostile until escaped. */
export interface UnseenChange {
    /** An address, or `output.NAME`. */
    name: string;
    /** What happens to it, as in `add` or `change+import`. */
    words: string;
    /** `changed`: a request has shown it otherwise. `new`: none has shown it. */
    why: 'changed' | 'new' | 'not-compared';
    /** The same as a sentence, and where it comes from if that is known. */
    says: Finding;
    /** Whether it keeps the plan from being applied. */
    stops: boolean;
}
/** A failure of an own policy that only the values of the apply show. Its texts are hostile until escaped. */
export interface LaterFailure {
    policySet: string;
    policy: string;
    level: string;
    /** What it printed that it had not said of the plan. */
    messages: readonly string[];
    /** The resources that it names; `value` is left out where it is sensitive or not known. */
    resources: readonly {
        address: string;
        attribute?: string;
        value?: string;
    }[];
}
export interface AppliedWorkspace {
    workspace: string;
    runId?: string | undefined;
    runUrl?: string | undefined;
    outcome: ApplyOutcome;
    /** How many changes the plan has; undefined without a plan. */
    changes?: number | undefined;
    /** What no request has shown. Where the outcome says so, it was applied all the same. */
    unseen: readonly UnseenChange[];
    /** Names of changes that were shown, and that are made already or not planned any more. */
    done: readonly string[];
    less: readonly string[];
    /** What a reader should know, the cause first. */
    why: readonly Finding[];
    /** What the service counts of the apply. */
    counts?: Readonly<Record<'additions' | 'changes' | 'destructions' | 'imports', number>> | undefined;
    durationMs?: number | undefined;
    /** Of an apply that failed here: names of the changes that the state has, and of those that it lacks. */
    made?: readonly string[] | undefined;
    notMade?: readonly string[] | undefined;
    /** What policies say of the values that no plan knew. */
    later: readonly LaterFailure[];
    /** Own policies that were never asked about all values, because the state could not be read. */
    neverWhole: readonly string[];
}
type Applied = readonly Pick<AppliedWorkspace, 'workspace' | 'outcome'>[];
/** What was judged before. */
interface JudgedPlans {
    verdict: {
        word: VerdictWord;
    };
    workspaces: readonly {
        workspace: string;
        verdict: {
            word: VerdictWord;
        };
        failure?: {
            kind: string;
        };
    }[];
}
/** The first workspace that was not applied, which stopped the others. */
export declare function stopOf<One extends Applied[number]>(applied: readonly One[]): One | undefined;
/** The verdict in one word on an apply that got as far as this. */
export declare function wordOfApply(applied: Applied, result: JudgedPlans): VerdictWord;
/** The exit code: that of a check with this verdict. @param signal with which the job was canceled, if it was */
export declare function exitCodeOfApply(applied: Applied, { result, failOn }: {
    result: JudgedPlans;
    failOn: FailOn;
}, signal: 'SIGINT' | 'SIGTERM' | undefined): number;
export {};
