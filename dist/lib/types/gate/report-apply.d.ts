import type { CommitUnderReview } from '../policy/commit-under-review.js';
import { type AppliedRun, type ApplyPorts } from './watch-apply.js';
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
    /** The id of a run that the gate made: such a run is not found by its commit. */
    runId: string | undefined;
}
/** Never rejects: what could not be found out is in the answer. */
export declare function reportApply(query: ApplyQuery, ports: ApplyPorts): Promise<ReportedApply>;
export {};
