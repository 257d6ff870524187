/**
 * The only place that decides that a run passes. It passes because every claim here holds, never because
 * nothing was found against it: what no claim knows is undecided. Each claim has a name, and
 * `__tests__/lies/witnesses.ts` has a case for each in which only that claim keeps the gate closed.
 */
import { type Mode } from '../model/status.js';
import type { Plan, Run } from '../client/wire/run.js';
import type { IngressAttributes } from '../client/wire/configuration-version.js';
import { type CommitUnderReview } from './commit-under-review.js';
import { type UnknownValues } from './plan-limits.js';
import { type RunOptions } from './run-options.js';
import { type HowRead, type Reading } from './reading.js';
import type { Reason, ClaimResult } from './claim-result.js';
import type { Green } from '../model/verdict.js';
/** What one policy system said, and how that was read. */
export interface SystemEvidence {
    how: HowRead;
    reading: Reading;
}
/** What a run must be to pass. */
export interface RunRequirements {
    mode: Mode;
    runId: string;
    /** The configuration version that the run must have planned. */
    versionId: string;
    workspace: {
        id: string;
        name: string;
    };
    requirePolicies: boolean;
    options?: RunOptions | undefined;
    /** Whether a run that planned only a part may pass. */
    allowPartial?: boolean | undefined;
    /** Sentences about what could not be compared in a run that existed already: with one, it cannot pass. */
    unsaid?: readonly string[] | undefined;
    /** Whether a guard must have judged what the plan destroys. */
    guarded?: boolean;
    /** What values come to that a local planner could not know. */
    unknownValues?: UnknownValues;
}
/** Everything that a verdict is decided from. */
export interface Evidence {
    asked: RunRequirements;
    /** Of a run that version control started; absent where the files were uploaded here. */
    origin?: Origin | undefined;
    /** `workspaceName`: of the workspace that came along with the run, if one did. */
    run: {
        read: Run;
        workspaceName: string | undefined;
    };
    /** `doubt`: a whole sentence about why there is none. */
    plan: {
        read: Plan;
    } | {
        doubt: string;
    };
    policyChecks: SystemEvidence;
    taskStages: SystemEvidence;
    terraformPolicy: SystemEvidence;
    /** Of the guard over what is destroyed; it is no policy that anybody required. */
    guard?: Reading | undefined;
}
/** The change that a run planned which version control started. */
export interface Origin {
    change: CommitUnderReview;
    /** `doubt`: a whole sentence about why its commit is not known. */
    ingress: {
        read: IngressAttributes;
    } | {
        doubt: string;
    };
    /** Of the workspace, as far as it says. */
    terraformVersion: string | undefined;
}
/** One thing that has to be so, or several of a kind: nothing, where none of it applies. */
type Claim = (evidence: Evidence) => readonly ClaimResult[];
type SystemClaim = 'isKnown' | 'hangsTogether' | 'isWhole' | 'passes' | 'tasksPass' | 'isFinished';
type EvidencePart = keyof Evidence;
/** Evidence without a claim does not compile. */
export type Claims = Readonly<Record<EvidencePart, Readonly<Record<string, Claim>>>>;
type Reasons = readonly [Reason, ...Reason[]];
/** Either a green word, or at least one reason why there is none. */
type Vouched = {
    green: Green;
    sentences: string[];
} | {
    reasons: Reasons;
};
/** All that has to be so. What is not among them is not looked at. */
export declare const CLAIMS: {
    policyChecks: Record<SystemClaim, Claim>;
    taskStages: Record<SystemClaim, Claim>;
    terraformPolicy: Record<SystemClaim, Claim>;
    origin: {
        isKnown: ({ origin }: Evidence) => ClaimResult[];
        isOfTheChange: Claim;
        isRecent: Claim;
        isAsOurs: Claim;
    };
    plan: {
        isKnown: ({ plan, ...evidence }: Evidence) => ClaimResult[];
        isGood: typeof isGoodPlan;
        isAsStamped: typeof planIsAsStamped;
        saysAll: ({ plan, asked }: Evidence) => ClaimResult[];
    };
    guard: {
        wasAsked: typeof guardWasAsked;
        knowsAll: ({ guard, plan }: Evidence) => ClaimResult[];
        holds: ({ guard }: Evidence) => ClaimResult[];
    };
    run: {
        endsWell: (evidence: Evidence) => ClaimResult[];
        isAsStamped: ({ run: { read }, asked: { mode } }: Evidence) => ClaimResult[];
        isThisOne: ({ run: { read }, asked }: Evidence) => ClaimResult[];
        isOfVersion: ({ run: { read }, asked }: Evidence) => ClaimResult[];
        isOfWorkspace: ({ run: { read }, asked }: Evidence) => ClaimResult[];
        isOfName: typeof isOfWorkspaceNamed;
        isAsAsked: ({ run: { read }, asked: { mode, options } }: Evidence) => ClaimResult[];
        isWhole: typeof isWhole;
        isCompared: ({ asked }: Evidence) => ClaimResult[];
    };
    asked: {
        isJudged: (evidence: Evidence) => ClaimResult[];
    };
};
/** Decides by these claims; the gate does it by `CLAIMS`. */
export declare function vouchBy(claims: Claims): (evidence: Evidence) => Vouched;
declare function isOfWorkspaceNamed({ run: { read, workspaceName }, asked }: Evidence): ClaimResult[];
declare function isWhole({ asked: { options, allowPartial } }: Evidence): ClaimResult[];
declare function isGoodPlan({ plan, ...evidence }: Evidence): ClaimResult[];
declare function planIsAsStamped({ plan, ...evidence }: Evidence): ClaimResult[];
declare function guardWasAsked({ guard, plan, asked }: Evidence): ClaimResult[];
export {};
