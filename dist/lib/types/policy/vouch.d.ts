/**
 * The one home of passing. A run passes because everything that has to be known of it is named here
 * and stands well, never because nothing was found against it: what is not placed is undecided.
 */
import { type Mode } from '../status/status.js';
import type { Plan, Run } from '../client/wire/run.js';
import type { IngressAttributes } from '../client/wire/configuration-version.js';
import { type Change } from './of-the-change.js';
import { type RunOptions } from './run-options.js';
import { type HowRead, type Reading } from './reading.js';
import type { Reason } from './standing.js';
import type { Green } from './verdict.js';
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
type Reasons = readonly [Reason, ...Reason[]];
/** Either a green word, or at least one reason why there is none. */
type Vouched = {
    green: Green;
    sentences: string[];
} | {
    reasons: Reasons;
};
export declare function vouch(evidence: Evidence): Vouched;
export {};
