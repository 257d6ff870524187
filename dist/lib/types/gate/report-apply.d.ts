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
    /** A commit that is in the repository. */
    change: CommitUnderReview;
    /** Of a run that the gate made, which no commit finds. */
    runId: string | undefined;
}
/** Never rejects: what could not be found out is in the answer. */
export declare function reportApply(wanted: ApplyQuery, ports: ApplyPorts): Promise<ReportedApply>;
export {};
