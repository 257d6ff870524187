/** Watches an apply from its confirmation to its end, also that of a commit that was pushed. It confirms and decides nothing. */
import type { Run } from '../client/wire/run.js';
import { type ReadPorts } from './read-policies.js';
import type { CommitUnderReview } from '../policy/commit-under-review.js';
import { type Selection } from './requested-workspaces.js';
import { type Finding } from '../model/finding.js';
export interface AppliedRun {
    runId: string;
    /**
     * `nothing`: the plan changed nothing. `waits`: for a person. `unfinished`: time was up, or the job
     * was canceled. `against-policy`: applied, and then a mandatory policy did not pass.
     */
    outcome: 'applied' | 'nothing' | 'failed' | 'against-policy' | 'waits' | 'unfinished';
    /** An earlier run that waits for a person, if this run waits for that one. */
    behind?: string | undefined;
    /** The last status word seen, and what it says to people. */
    status: string;
    words: string;
    durationMs?: number | undefined;
    /** Resources that were created, updated, destroyed, imported, if the service says so. */
    counts?: Record<'additions' | 'changes' | 'destructions' | 'imports', number> | undefined;
    /** Hostile until escaped. */
    firstError?: string | undefined;
    /** What policies said that were evaluated with the apply and did not pass. */
    policies?: readonly Finding[] | undefined;
}
export interface ApplyPorts extends ReadPorts {
    /** What the run is doing, whenever that changes. */
    onChange: (words: string) => void;
}
/**
 * Watches a run until its apply ends, or until it waits for a person.
 *
 * @param options.confirmed whether a person has confirmed it already: then a status from before is passed over
 * @throws what the client threw, unless another look may help
 */
export declare function watchApply(run: Run, { confirmed }: {
    confirmed: boolean;
}, { onChange, ...ports }: ApplyPorts): Promise<AppliedRun>;
export interface ReportedApply extends Omit<AppliedRun, 'runId' | 'outcome'> {
    workspace: string;
    runId: string | undefined;
    /** `none`: there is no such run, or it could not be read; `words` say why. */
    outcome: AppliedRun['outcome'] | 'none';
}
interface ApplyQuery {
    organization: string;
    workspace: string;
    /** The commit that was merged. */
    change: CommitUnderReview;
}
/** Never rejects: what could not be found out is in the answer. */
export declare function reportApply(query: ApplyQuery, ports: ApplyPorts): Promise<ReportedApply>;
/**
 * The same of a run that a person names: one that the gate made is not found by its commit. It has to be of a workspace that is
 * selected.
 */
export declare function reportApplyOfRun(runId: string, selection: Selection, ports: ApplyPorts): Promise<ReportedApply>;
export {};
