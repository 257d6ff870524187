/** The events and the results of the gate, and what is known of a workspace on the way to its result. */
import type { Archive } from '../archive/archive.js';
import type { ToldValues } from '../model/told-values.js';
import type { Finding } from '../model/finding.js';
import type { PlannedChanges } from '../policy/planned-changes.js';
import type { CostSummary, PlanDiagnostic, PlanSummary, PolicyResult, RunTaskResult } from '../model/policy-result.js';
import type { SystemEvidence } from '../policy/reading.js';
import type { JudgedBase } from '../policy/target-branches.js';
import type { FailOn, Verdict } from '../model/verdict.js';
import type { Discarded } from '../model/acts-on-runs.js';
import type { GateFailure } from './failure-of.js';
/** What was approved, and what a person has to write. */
export interface ApprovalsOfResult {
    /** A line for each set of people who have something left to approve. */
    toWrite: readonly LineToWrite[];
    /** The texts of these lines, and of those that people wrote: the comment of the gate keeps them. */
    texts: readonly string[];
    /** When the newest `/plangate again` was written that any job has seen: that comment keeps it, too. */
    againAt?: string | undefined;
    /** Why lines do not count and what else there is to know. */
    notes: readonly Finding[];
}
interface LineToWrite {
    /** As they are written; none where everybody who may write may approve. */
    approvers: readonly string[];
    /** Undefined where what is asked is too much for one text. */
    line: string | undefined;
    /** Everything that the plans of its workspaces change. */
    changes: readonly {
        workspace: string;
        words: string;
        name: string;
    }[];
}
export type GateEvent = {
    atMs: number;
} & UntimedEvent;
export type UntimedEvent = {
    kind: 'archive';
    root: string;
    archive: Archive;
} | {
    kind: 'version-created';
    workspace: string;
    workspaceId: string;
    versionId: string;
}
/** Without a service: a plan is made or read. `by`: what makes it. */
 | {
    kind: 'planning';
    workspace: string;
    by: string;
} | {
    kind: 'uploaded';
    workspace: string;
    versionId: string;
}
/** `lastDurationMs`: how long the run before it took, where that is known. */
 | {
    kind: 'run-created';
    workspace: string;
    runId: string;
    runUrl: string;
    adopted: boolean;
    lastDurationMs?: number;
}
/** A run that this job did not start: it is judged, and never ended here. */
 | {
    kind: 'run-found';
    workspace: string;
    runId: string;
    runUrl: string;
}
/** An earlier run planned these very files and was overridden: there is no new one. */
 | {
    kind: 'run-overridden';
    workspace: string;
    runId: string;
    runUrl: string;
}
/** A run of an earlier commit planned these very files: there is no new one. */
 | {
    kind: 'run-reused';
    workspace: string;
    runId: string;
    runUrl: string;
    commit: string;
}
/** `words` are for people: "pending · 2nd in the queue", "planning", "plan: 12 to add, …". */
 | {
    kind: 'progress';
    workspace: string;
    status: string;
    words: string;
} | {
    kind: 'workspace-decided';
    result: WorkspaceResult;
} | {
    kind: 'canceling';
    workspace: string;
    runId: string;
    why: string;
};
/** What judging a run adds to the facts about its workspace. */
export interface JudgedFacts {
    results: PolicyResult[];
    runTasks: RunTaskResult[];
    /** Who may override: shown with overridable failures. */
    canOverride?: boolean;
    /** Whether the service takes no override of the run, because its plan changes nothing and could not be applied. */
    takesNoOverride?: true | undefined;
    plan?: PlanSummary;
    /** What the plan does, resource by resource; absent when it changes nothing, or nothing says it. */
    changes?: PlannedChanges;
    cost?: CostSummary;
    /** Problems of the configuration itself, with their place when the service gave one. */
    diagnostics: PlanDiagnostic[];
    /** Things a reader should know: downgraded policies, ignored policy sets. */
    notices: Finding[];
    /** When the run entered each state, in the service's words: `planning-at` → ISO 8601. */
    timestamps?: Readonly<Record<string, string | null>>;
}
/** Everything about a workspace but its verdict. */
export interface WorkspaceFacts extends JudgedFacts {
    workspace: string;
    workspaceId?: string;
    /** Relative to what was packed: the workspace's working directory, '' when none. */
    workingDirectory: string;
    /** Absolute directory that was packed for it. */
    root?: string;
    configurationVersionId?: string;
    runId?: string;
    runUrl?: string;
    /** The variables at the service that its run planned with, as one text; left out where that is not known. */
    variables?: string | undefined;
    /** The last status word seen. */
    runStatus?: string;
    durationMs?: number;
    /** A provisional run that passed and can be applied now. */
    confirmable?: boolean;
    /** The run was discarded by the gate. */
    discarded?: Discarded;
    /** That a run could not be ended, and what to do about it. */
    leftover?: Finding;
    /** What went wrong on the way, for exit codes; absent when the run could be judged. */
    failure?: GateFailure;
    /** Seals of the run that later jobs need and that its message does not have. */
    seals?: string[] | undefined;
    /** The group of a matrix that planned nothing here: its job has to run again. */
    missedBy?: string | undefined;
    /** What the plan changes, with its values; left out where no report shows them. */
    values?: ToldValues | undefined;
}
export interface WorkspaceResult extends WorkspaceFacts {
    verdict: Verdict;
}
export interface GateResult {
    verdict: Verdict;
    workspaces: WorkspaceResult[];
    /** Names of workspaces that no change concerns: nothing was started for them. */
    unaffected?: string[];
    /** What people approved, and can; left out where nobody is asked anything. */
    approvals?: ApprovalsOfResult | undefined;
    /** The record of what the plans show; left out where none is kept. */
    shown?: string | undefined;
    /** Teams of the service that may override what waits for it; undefined where nothing does, or where they are not known. */
    overriders?: string[] | undefined;
    /** Of a check without a service: the files that are not as the commit has them; left out where that is not known. */
    uncommitted?: readonly string[] | undefined;
    /** One per distinct upload root. */
    archives: {
        root: string;
        files: number;
        bytes: number;
        contentBytes: number;
        sha256: string;
        excluded: number;
        /** Packed files that are not as the commit has them; undefined if that is not known. */
        uncommitted?: readonly string[] | undefined;
    }[];
    durationMs: number;
}
/** A workspace, and how far a check has come with it: each step returns it with what it added. */
export interface FoundWorkspace {
    name: string;
    /** '' when the workspace has none. */
    workingDirectory: string;
    /** Absolute directory with the files that are planned; undefined if they are not on this machine. */
    root: string | undefined;
    /** What a reader of its result should know. */
    notices: readonly Finding[];
}
/** A workspace of a service, and how far a check has come with it. */
export interface WorkspaceProgress extends FoundWorkspace {
    workspaceId: string;
    /** The present configuration of the workspace and its run, if the service names them; undefined while not looked up. */
    current?: {
        versionId: string | undefined;
        runId: string | undefined;
        /** The id of its state, if it has one; undefined where the service does not say it. */
        state?: {
            id: string;
        } | 'none' | undefined;
    };
    /** The Terraform version of the workspace, if the service names it. */
    terraformVersion?: string | undefined;
    /** The configuration version, once there is one. */
    versionId?: string | undefined;
    /** Whether there may be a run to end, even if the answer to the request for it never came. */
    mayHaveRun: boolean;
    /** Seals of the run that its message does not have. */
    seals?: string[] | undefined;
    /** The run, once its id is known. */
    runSeen?: RunSeen | undefined;
}
/** A workspace with the run that is judged for it. */
export interface WorkspaceRun extends WorkspaceProgress {
    /** The configuration version that the run must have planned. */
    versionId: string;
    /** The run that it must be, whatever the last answer says. */
    runSeen: RunSeen;
    /** What could not be compared in a run that existed already. */
    uncompared?: readonly Finding[] | undefined;
}
interface RunSeen {
    id: string;
    url: string;
    /** The last status word seen. */
    status: string;
}
/** What is known of a workspace before its run is judged. Every result of it begins with these fields. */
export declare function workspaceFacts(known: Partial<WorkspaceProgress> & {
    name: string;
}): WorkspaceFacts;
/** The result of a workspace that was judged. @param concluded what its offer says besides */
export declare function judgedResult(facts: WorkspaceFacts, judged: JudgedFacts & {
    verdict: Verdict;
}, { notices, ...concluded }?: Partial<WorkspaceFacts>): WorkspaceResult;
/** A workspace that could not be judged, with the facts that are known of it. */
interface FailedWorkspace extends Partial<WorkspaceFacts> {
    workspace: string;
    failure: GateFailure;
}
/** The result if no run was judged: the facts that are known of each workspace, and the failure. */
export declare function unjudgedResult(results: readonly FailedWorkspace[], durationMs?: number): GateResult;
/** What a verdict on all workspaces depends on besides theirs. */
interface JobRequirements {
    policy: {
        requirePolicies: boolean;
        failOn: FailOn;
    };
    change: {
        base: JudgedBase | undefined;
    };
}
/**
 * The verdict of all workspaces; where none is concerned, whether policies are required decides.
 *
 * @param ofCheck what was judged of the check as a whole, where no workspace is concerned
 */
export declare function verdictOf(workspaces: readonly WorkspaceResult[], { policy, change: { base } }?: JobRequirements, ofCheck?: readonly SystemEvidence[]): Verdict;
export {};
