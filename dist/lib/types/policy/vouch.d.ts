/**
 * The only place that decides that a run passes. It passes because every claim here holds, and never
 * because nothing was found against it: what no claim covers is undecided. Each claim has a name, and
 * `__tests__/lies/witnesses.json` has a case for each in which only that claim keeps the gate closed.
 */
import { type Mode } from '../model/status.js';
import type { Plan, Run } from '../client/wire/run.js';
import type { IngressAttributes } from '../client/wire/configuration-version.js';
import type { Exceptions } from './apply-exceptions.js';
import { type CommitUnderReview } from './commit-under-review.js';
import { type RunOptions } from './run-options.js';
import { type HowRead, type Reading } from './reading.js';
import type { JudgingSystem } from '../model/policy-result.js';
import type { UnknownValues } from '../model/unknown-values.js';
import type { Reason, ClaimResult } from './claim-result.js';
import type { Green } from '../model/verdict.js';
/** The results of one policy system, and how they were read. Policy evaluations come with the run tasks of their stages. */
export interface SystemEvidence {
    system: JudgingSystem;
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
    organization?: string;
    requirePolicies: boolean;
    options?: RunOptions | undefined;
    /** Whether a run that planned only a part may pass. */
    allowPartial?: boolean | undefined;
    /** Sentences about what could not be compared in a run that existed already: with one, it cannot pass. */
    uncompared?: readonly string[] | undefined;
    /** Whether the team's own policies must have judged the plan. */
    ownPolicies?: boolean;
    /** Whether a guard must have judged what the plan destroys. */
    guarded?: boolean;
    /** How values count that a plan does not know. */
    unknownValues?: UnknownValues;
    /** Which failures do not count for a time. */
    exceptions?: Exceptions | undefined;
}
/** Everything that a verdict depends on. */
export interface Evidence {
    requirements: RunRequirements;
    /** For a run that version control started; absent where the files were uploaded here. */
    plannedCommit?: PlannedCommit | undefined;
    /** `workspaceName`: of the workspace that came along with the run, if one did. */
    run: {
        answer: Run;
        workspaceName: string | undefined;
    };
    /** `doubt`: a whole sentence about why there is none. */
    plan: {
        answer: Plan;
    } | {
        doubt: string;
    };
    /** Those of the service, and the team's own policies where the check has some. */
    systems: readonly SystemEvidence[];
    /** The results of the guard over destroyed resources. It does not count as a policy for `require-policies`. */
    guard?: Reading | undefined;
}
/** The change that a run planned which version control started. */
export interface PlannedCommit {
    change: CommitUnderReview;
    /** `doubt`: a whole sentence about why its commit is not known. */
    ingress: {
        answer: IngressAttributes;
    } | {
        doubt: string;
    };
    /** The workspace's version of Terraform, if the workspace says it. */
    terraformVersion: string | undefined;
}
/** Checks one condition, or several of one kind. It returns one result for each, and none if the condition does not apply. */
type Claim = (evidence: Evidence) => readonly ClaimResult[];
type SystemClaim = 'isKnown' | 'hangsTogether' | 'isWhole' | 'passes' | 'tasksPass' | 'isFinished';
type EvidencePart = Exclude<keyof Evidence, 'systems'> | JudgingSystem;
/** Evidence without a claim does not compile, and neither does a policy system without one. */
export type Claims = Readonly<Record<EvidencePart, Readonly<Record<string, Claim>>>>;
type Reasons = readonly [Reason, ...Reason[]];
/** Either a green word, or at least one reason why there is none. */
export type Vouched = {
    green: Green;
    sentences: string[];
} | {
    reasons: Reasons;
};
/** Every claim that must hold for a green verdict. Nothing else is examined. */
export declare const CLAIMS: {
    'policy-check': Record<SystemClaim, Claim>;
    'policy-evaluation': Record<SystemClaim, Claim>;
    'terraform-policy': Record<SystemClaim, Claim>;
    'own-policies': Record<SystemClaim, Claim>;
    plannedCommit: {
        isKnown: ({ plannedCommit }: Evidence) => ClaimResult[];
        isOfTheChange: Claim;
        isRecent: Claim;
        isAsOurs: Claim;
    };
    plan: {
        isKnown: ({ plan, ...evidence }: Evidence) => ClaimResult[];
        isGood: typeof isGoodPlan;
        isAsStamped: typeof planIsAsStamped;
        saysAll: ({ plan }: Evidence) => ClaimResult[];
    };
    guard: {
        wasAsked: typeof guardWasAsked;
        knowsAll: ({ guard, plan }: Evidence) => ClaimResult[];
        holds: ({ guard }: Evidence) => ClaimResult[];
    };
    run: {
        endsWell: (evidence: Evidence) => ClaimResult[];
        isAsStamped: ({ run: { answer }, requirements: { mode }, systems }: Evidence) => ClaimResult[];
        isThisOne: ({ run: { answer }, requirements }: Evidence) => ClaimResult[];
        isOfVersion: ({ run: { answer }, requirements }: Evidence) => ClaimResult[];
        isOfWorkspace: ({ run: { answer }, requirements }: Evidence) => ClaimResult[];
        isOfName: typeof isOfWorkspaceNamed;
        isAsRequested: ({ run: { answer }, requirements: { mode, options } }: Evidence) => ClaimResult[];
        isWhole: typeof isWhole;
        isCompared: ({ requirements }: Evidence) => ClaimResult[];
    };
    requirements: {
        isJudged: (evidence: Evidence) => ClaimResult[];
        allWereAsked: typeof systemsWereAsked;
    };
};
/** Makes a function that decides by these claims. The gate uses `CLAIMS`; tests leave a claim out. */
export declare function vouchBy(claims: Claims): (evidence: Evidence) => Vouched;
/**
 * Makes the function that decides by claims about any evidence.
 *
 * @param order of the reasons in a verdict, by the parts of the evidence
 */
export declare function vouchInOrder<Part extends string, Of>(order: readonly Part[], claims: Readonly<Record<Part, Readonly<Record<string, (of: Of) => readonly ClaimResult[]>>>>): (evidence: Of) => Vouched;
declare function isOfWorkspaceNamed({ run: { answer, workspaceName }, requirements, }: Evidence): ClaimResult[];
declare function isWhole({ requirements: { options, allowPartial }, }: Evidence): ClaimResult[];
declare function isGoodPlan({ plan, ...evidence }: Evidence): ClaimResult[];
declare function planIsAsStamped({ plan, ...evidence }: Evidence): ClaimResult[];
declare function guardWasAsked({ guard, plan, requirements }: Evidence): ClaimResult[];
declare function systemsWereAsked({ systems, requirements }: Evidence): ClaimResult[];
export {};
