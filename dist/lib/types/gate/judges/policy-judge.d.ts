/** What every judge of plans is to the rest. One that is new is a file beside this, and a line in `judges.ts`. */
import type { PlanJson } from '../../model/plan-json.js';
import type { Reading, SystemEvidence } from '../../policy/reading.js';
import type { PlannedChanges } from '../../policy/planned-changes.js';
import type { PolicySystem } from '../../policy/systems/policy-system.js';
import type { PullRequestOfJob } from '../../model/run-input.js';
import type { JudgedBySources } from '../../policy/systems/allowed-sources.js';
import type { Evidence } from '../../policy/vouch.js';
import type { Judging } from '../result.js';
import type { ObtainedPlan } from '../source.js';
/** It judges plans whatever their source is. It rejects where the check is canceled, or where nobody can know what it says. */
export interface PlanJudge {
    /** `run`: it is asked first, about the run at the service. `plan`: it is asked after those, about the plan. */
    readonly reads: 'run' | 'plan';
    /** The policy systems that it speaks for; none if what it says counts as no policy. */
    readonly systems: readonly PolicySystem[];
    /** Whether the check asks for it. Where it does, and one of its systems has said nothing, the verdict is undecided. */
    isAsked(judging: Judging, gives: Evidence['gives']): boolean;
    /** @returns undefined where the check does not ask for it */
    judge(plan: ObtainedPlan, asked: AskedJudge): Promise<Judged | undefined>;
}
/** What a judge is given besides the plan. */
export interface AskedJudge {
    judging: Judging;
    /** What policies may read of the pull request, where no plan says it. */
    pullRequest: PullRequestOfJob | undefined;
    signal: AbortSignal;
    /** What the list of allowed sources says of the files; and what it says of a plan, where that was not made of them here. */
    files?: {
        judged: JudgedBySources;
        ofPlan?: ((this: void, plan: unknown) => Promise<JudgedBySources>) | undefined;
    } | undefined;
    /** What the judges of the run said. */
    ofRun: readonly SystemEvidence[];
    /** What the plan changes; it is read once for all. */
    changes(this: void): Promise<PlannedChanges | undefined>;
}
export interface Judged {
    systems?: readonly SystemEvidence[];
    /** What is no policy system, and closes the gate all the same. */
    guard?: Reading;
    /** What a reader should know besides the results. */
    notices?: readonly string[];
    /** The JSON of the plan, if it was read. */
    json?: PlanJson | undefined;
}
