import { type Finding } from '../model/finding.js';
import type { RunMode } from '../model/status.js';
import type { Plan, Run, RunOptions } from '../client/wire/run.js';
import type { IngressAttributes } from '../client/wire/configuration-version.js';
import type { CommitUnderReview } from './commit-under-review.js';
import type { Reading, SystemEvidence } from './reading.js';
import type { PolicySystem } from './systems/policy-system.js';
import type { PlanLimit } from '../model/plan-json.js';
import type { UnknownValues } from '../model/unknown-values.js';
import type { Reason, ClaimResult } from './claim-result.js';
import type { Green } from '../model/verdict.js';
import { type JudgedBase } from './target-branches.js';
/** What a check asks of a plan, wherever it comes from. */
export interface Requirements {
    requirePolicies: boolean;
    /** The base of the request that is judged; undefined for a job about no request. */
    base: JudgedBase | undefined;
    /** Why no policy judges a plan that was made here. */
    noPolicies?: Finding | undefined;
    /** Names of the policy systems that must have been asked: those of each judge that the check asks for. */
    judgedBy?: readonly string[];
    /** Whether a guard must have judged what the plan destroys. */
    guarded?: boolean;
    /** How values count that a plan does not know. */
    unknownValues?: UnknownValues;
}
/** What a run must be to pass. */
export interface RunRequirements {
    mode: RunMode;
    runId: string;
    /** The configuration version that the run must have planned. */
    versionId: string;
    workspace: {
        id: string;
        name: string;
    };
    organization?: string;
    options?: RunOptions | undefined;
    /** Whether a run that planned only a part may pass. */
    allowPartial?: boolean | undefined;
    /** What could not be compared in a run that existed already: with one, it cannot pass. */
    uncompared?: readonly Finding[] | undefined;
}
/** Which parts of the evidence the source of a plan gives. */
interface Gives {
    /** A run of a service. */
    run: boolean;
    /** The commit that version control planned. */
    plannedCommit: boolean;
    /** What the policy systems of the service say. */
    serviceSystems: boolean;
}
/** Everything that a verdict depends on. */
export interface Evidence {
    requirements: Requirements;
    gives: Gives;
    run?: RunEvidence | undefined;
    /** For a run that version control started; absent where the files were uploaded here. */
    plannedCommit?: PlannedCommit | undefined;
    plan: PlanEvidence;
    /** What each policy system of the service says, and the team's own policies if the check has some. */
    systems: readonly SystemEvidence[];
    /** The results of the guard over destroyed resources. It does not count as a policy for `require-policies`. */
    guard?: Reading | undefined;
}
interface RunEvidence {
    answer: Run;
    /** Of the workspace that came along with the run, if one did. */
    workspaceName: string | undefined;
    mustBe: RunRequirements;
}
/**
 * The plan: of a run, as the service answered; or one that was made or read here, with what limits it, or with the errors
 * that ended it. A doubt: why there is none.
 */
type PlanEvidence = {
    answer: Plan;
}
/** Nothing was planned, because of what the files would have started. */
 | {
    notStarted: Finding;
} | {
    limits: readonly PlanLimit[];
} | {
    failed: readonly string[];
} | {
    doubt: Finding;
};
/** The change that a run planned which version control started. */
export interface PlannedCommit {
    change: CommitUnderReview;
    /** A doubt: why its commit is not known. */
    ingress: {
        answer: IngressAttributes;
    } | {
        doubt: Finding;
    };
    /** The workspace's version of Terraform, if the workspace says it. */
    terraformVersion: string | undefined;
}
/** Checks one condition, or several of one kind. It returns one result for each, and none if the condition does not apply. */
type Claim = (evidence: Evidence) => readonly ClaimResult[];
type ClaimsOfPart = Readonly<Record<string, Claim>>;
/** The claims of each part of the evidence, and of each policy system by its name, in the order of the reasons. */
export type Claims = Readonly<Record<string, ClaimsOfPart>>;
type Reasons = readonly [Reason, ...Reason[]];
/** Either a green word, or at least one reason why there is none. */
export type Vouched = {
    green: Green;
    remarks: Finding[];
} | {
    reasons: Reasons;
};
/** What is claimed besides what the policy systems say. Evidence without a claim does not compile. */
declare const CLAIMS_BESIDE_SYSTEMS: {
    plannedCommit: {
        isKnown: ({ plannedCommit }: Evidence) => ClaimResult[];
        isOfTheChange: Claim;
        isRecent: Claim;
        hasUsualOptions: Claim;
    };
    plan: {
        isKnown: ({ plan, ...evidence }: Evidence) => ClaimResult[];
        isStarted: ({ plan }: Evidence) => ClaimResult[];
        isGood: typeof isGoodPlan;
        isWhole: ({ plan }: Evidence) => ClaimResult[];
        agreesWithTimestamps: typeof planAgreesWithTimestamps;
    };
    guard: {
        wasAsked: typeof guardWasAsked;
        hasNoDoubt: ({ guard, plan }: Evidence) => ClaimResult[];
        passes: ({ guard }: Evidence) => ClaimResult[];
    };
    run: {
        endsWell: Claim;
        agreesWithTimestamps: Claim;
        isThisOne: Claim;
        isOfVersion: Claim;
        isOfWorkspace: Claim;
        isOfNamedWorkspace: Claim;
        isAsRequested: Claim;
        plansEverything: Claim;
        isCompared: Claim;
    };
    requirements: {
        isForItsBase: ({ requirements }: Evidence) => ClaimResult[];
        isJudged: (evidence: Evidence) => ClaimResult[];
    };
    gives: {
        isThere: typeof allThatIsGiven;
    };
};
/** Every claim that must hold for a green verdict, with these policy systems. Nothing else is examined. */
export declare function claimsWith(systems: readonly PolicySystem[]): Claims & typeof CLAIMS_BESIDE_SYSTEMS;
export declare const CLAIMS: Readonly<Record<string, Readonly<Record<string, Claim>>>> & {
    plannedCommit: {
        isKnown: ({ plannedCommit }: Evidence) => ClaimResult[];
        isOfTheChange: Claim;
        isRecent: Claim;
        hasUsualOptions: Claim;
    };
    plan: {
        isKnown: ({ plan, ...evidence }: Evidence) => ClaimResult[];
        isStarted: ({ plan }: Evidence) => ClaimResult[];
        isGood: typeof isGoodPlan;
        isWhole: ({ plan }: Evidence) => ClaimResult[];
        agreesWithTimestamps: typeof planAgreesWithTimestamps;
    };
    guard: {
        wasAsked: typeof guardWasAsked;
        hasNoDoubt: ({ guard, plan }: Evidence) => ClaimResult[];
        passes: ({ guard }: Evidence) => ClaimResult[];
    };
    run: {
        endsWell: Claim;
        agreesWithTimestamps: Claim;
        isThisOne: Claim;
        isOfVersion: Claim;
        isOfWorkspace: Claim;
        isOfNamedWorkspace: Claim;
        isAsRequested: Claim;
        plansEverything: Claim;
        isCompared: Claim;
    };
    requirements: {
        isForItsBase: ({ requirements }: Evidence) => ClaimResult[];
        isJudged: (evidence: Evidence) => ClaimResult[];
    };
    gives: {
        isThere: typeof allThatIsGiven;
    };
};
/**
 * Asks each claim.
 *
 * @param claims all of them; a test leaves one out
 */
export declare function vouch(evidence: Evidence, claims?: Claims): Vouched;
declare function isGoodPlan({ plan, ...evidence }: Evidence): ClaimResult[];
declare function planAgreesWithTimestamps({ plan, ...evidence }: Evidence): ClaimResult[];
declare function guardWasAsked({ guard, plan, requirements }: Evidence): ClaimResult[];
/** What the source of the plan gives is there, and each policy system that judges such a plan was asked. */
declare function allThatIsGiven(evidence: Evidence): ClaimResult[];
export {};
