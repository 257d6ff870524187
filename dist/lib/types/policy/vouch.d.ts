/**
 * The one home of passing. A run passes because everything that has to be known of it is named here
 * and stands well, never because nothing was found against it: what is not placed is undecided.
 * Each claim is a value with a name, and `__tests__/lies/witnesses.ts` has a world for each in which
 * only that one keeps the gate closed.
 */
import { type Mode } from '../model/status.js';
import type { Plan, Run } from '../client/wire/run.js';
import type { IngressAttributes } from '../client/wire/configuration-version.js';
import { type Change } from './of-the-change.js';
import { type RunOptions } from './run-options.js';
import { type HowRead, type Reading } from './reading.js';
import type { Reason, Standing } from './standing.js';
import type { Green } from '../model/verdict.js';
/** What one policy system said, and how that was read. */
export interface SystemEvidence {
    how: HowRead;
    reading: Reading;
}
export interface Evidence {
    asked: {
        mode: Mode;
        runId: string;
        /** The version that it is to have planned. */
        versionId: string;
        workspace: {
            id: string;
            name: string;
        };
        requirePolicies: boolean;
        options?: RunOptions | undefined;
        /** Whether a run that planned only a part may pass. */
        allowPartial?: boolean | undefined;
        /** What nobody said of a run that was there already, as whole sentences: it is not compared. */
        unsaid?: readonly string[] | undefined;
        /** Whether what the plan destroys is guarded here. */
        guarded?: boolean;
    };
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
/** Whose run it is where this gate did not start it. */
export interface Origin {
    change: Change;
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
type Claim = (evidence: Evidence) => readonly Standing[];
type Part = keyof Evidence;
/** Evidence without a claim does not compile. */
export type Claims = Readonly<Record<Part, Readonly<Record<string, Claim>>>>;
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
    policyChecks: {
        isKnown: ({ [part]: { how } }: Evidence) => Standing[];
        hangsTogether: ({ [part]: { reading }, ...evidence }: Evidence) => Standing[];
        isWhole: ({ [part]: { reading } }: Evidence) => Standing[];
        passes: ({ [part]: { reading } }: Evidence) => Standing[];
        tasksPass: (evidence: Evidence) => Standing[];
        isFinished: (evidence: Evidence) => Standing[];
    };
    taskStages: {
        isKnown: ({ [part]: { how } }: Evidence) => Standing[];
        hangsTogether: ({ [part]: { reading }, ...evidence }: Evidence) => Standing[];
        isWhole: ({ [part]: { reading } }: Evidence) => Standing[];
        passes: ({ [part]: { reading } }: Evidence) => Standing[];
        tasksPass: (evidence: Evidence) => Standing[];
        isFinished: (evidence: Evidence) => Standing[];
    };
    terraformPolicy: {
        isKnown: ({ [part]: { how } }: Evidence) => Standing[];
        hangsTogether: ({ [part]: { reading }, ...evidence }: Evidence) => Standing[];
        isWhole: ({ [part]: { reading } }: Evidence) => Standing[];
        passes: ({ [part]: { reading } }: Evidence) => Standing[];
        tasksPass: (evidence: Evidence) => Standing[];
        isFinished: (evidence: Evidence) => Standing[];
    };
    origin: {
        isKnown: ({ origin }: Evidence) => Standing[];
        isOfTheChange: Claim;
        isRecent: Claim;
        isAsOurs: Claim;
    };
    plan: {
        isKnown: ({ plan, ...evidence }: Evidence) => Standing[];
        isGood: typeof isGoodPlan;
        isAsStamped: typeof planIsAsStamped;
    };
    guard: {
        wasAsked: typeof guardWasAsked;
        knowsAll: ({ guard, plan }: Evidence) => Standing[];
        holds: ({ guard }: Evidence) => Standing[];
    };
    run: {
        endsWell: (evidence: Evidence) => Standing[];
        isAsStamped: ({ run: { read }, asked: { mode } }: Evidence) => Standing[];
        isThisOne: ({ run: { read }, asked }: Evidence) => Standing[];
        isOfVersion: ({ run: { read }, asked }: Evidence) => Standing[];
        isOfWorkspace: ({ run: { read }, asked }: Evidence) => Standing[];
        isOfName: typeof isOfWorkspaceNamed;
        isAsAsked: ({ run: { read }, asked: { mode, options } }: Evidence) => Standing[];
        isWhole: typeof isWhole;
        isCompared: ({ asked }: Evidence) => Standing[];
    };
    asked: {
        isJudged: (evidence: Evidence) => Standing[];
    };
};
/** Whoever decides does so by `CLAIMS`. */
export declare function vouchBy(claims: Claims): (evidence: Evidence) => Vouched;
declare function isOfWorkspaceNamed({ run: { read, workspaceName }, asked }: Evidence): Standing[];
declare function isWhole({ asked: { options, allowPartial } }: Evidence): Standing[];
declare function isGoodPlan({ plan, ...evidence }: Evidence): Standing[];
declare function planIsAsStamped({ plan, ...evidence }: Evidence): Standing[];
declare function guardWasAsked({ guard, plan, asked }: Evidence): Standing[];
export {};
