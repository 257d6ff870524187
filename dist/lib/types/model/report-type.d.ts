/** Made by `npm run docs` from `docs/report.schema.json`: change it there. */
/**
 * The report of one gate. Properties may be added within a schema version; none is removed or given
 * another meaning.
 */
export interface Report {
    /** What the gate did to runs besides planning them: one record for each run that it discarded. */
    audit?: readonly {
        action: 'override' | 'discard' | 'apply';
        run: string;
        workspace: string;
        /** Who started the job, as its CI host says. */
        by?: string;
        at: string;
        /** Where to read the log of the job. */
        job?: string;
        reason: string;
    }[];
    schemaVersion: 1;
    tool: {
        name: 'plangate';
        version: string;
    };
    verdict: ReportVerdict;
    /** Whether the gate passes: the verdict as `fail-on` counts it. */
    green: boolean;
    /** Each setting that is not left to its default, and the place that says it. */
    settings?: readonly {
        setting: string;
        /** As people find it: `the step`, `plangate.yml:7`, `TF_WORKSPACE`. */
        at: string;
    }[];
    failOn: 'mandatory' | 'advisory' | 'never';
    /**
     * What the runs were asked for besides planning everything, as in `destroy: true`; variables by their
     * names.
     */
    runOptions?: readonly string[];
    /** The whole verdict in one sentence, without markup. */
    headline: string;
    /** What to do next, one sentence each; empty when green. */
    nextSteps: readonly string[];
    /** Runs with failures that people with the permission can override. */
    overrides: readonly {
        workspace: string;
        runId: string;
        runUrl?: string;
        policies: readonly string[];
        command: string;
    }[];
    /** A line for each set of people who have something left to approve; absent where there is none. */
    approvals?: readonly {
        /**
         * People, roles and teams; none where everybody who may write and had no hand in the change may
         * approve.
         */
        approvers: readonly string[];
        /**
         * The comment, with a reason in the place of `REASON`; absent where the change is too much for one line
         * and has to be divided.
         */
        line?: string;
    }[];
    counts: ReportCounts;
    workspaces: readonly ReportWorkspace[];
    /**
     * Names of workspaces that no changed file affects (`affected-only`): nothing was planned for them.
     * Absent when there is none.
     */
    unaffected?: readonly string[];
    /** What keeps the gate closed first, the most severe first. */
    causes: readonly ReportCause[];
    /** How many causes of the previous report are gone, of workspaces that were judged both times. */
    resolved: number;
    /**
     * How many workspaces with causes in the previous report were not judged this time; absent when there
     * is none.
     */
    notCompared?: number;
    /** Every policy result, passed ones too. */
    results: readonly ReportResult[];
    runTasks: readonly ReportRunTask[];
    /** What was uploaded, one per directory. */
    archives: readonly {
        /** Relative to the repository's root. */
        directory: string;
        files: number;
        bytes: number;
        sha256: string;
        excluded: number;
    }[];
    /** Left out where no service is asked and nobody names one. */
    organization?: string;
    /** Which group of a matrix the report is about. */
    group?: string;
    /**
     * Where the policies of the team's own that judged come from, as it was written; left out where there
     * are none.
     */
    ownPolicies?: readonly string[];
    /** Of the service; left out where none is asked. */
    hostname?: string;
    commit?: {
        sha: string;
        url?: string;
    };
    /**
     * Whether packed files differ from the commit: then the verdict is about the files and not about the
     * commit. Absent if git cannot say, and with `plans-from: version-control`.
     */
    dirty?: boolean;
    /** How many packed files differ from the commit. */
    uncommittedFiles?: number;
    pullRequest?: {
        number: number;
        url?: string;
    };
    job?: {
        url: string;
        runId: number;
        attempt: number;
    };
    /** ISO 8601. */
    startedAt: string;
    /** Whole milliseconds. */
    durationMs: number;
}
/** From best to worst. The gate passes with the first three, unless `fail-on` is set to something else. */
export type ReportVerdict = 'passed' | 'advisory' | 'overridden' | 'needs-override' | 'blocked' | 'errored' | 'undecided' | 'canceled';
export type ReportLevel = 'advisory' | 'soft-mandatory' | 'hard-mandatory' | 'mandatory' | 'mandatory-overridable' | 'unknown';
/** How many policy results have which status. A policy counts once for each workspace. */
export interface ReportCounts {
    passed: number;
    advisoryFailed: number;
    /** Failed at any mandatory level and not overridden. */
    mandatoryFailed: number;
    overridden: number;
    /** Failures that the file of exceptions takes out; left out if there is none. */
    excepted?: number;
    /**
     * Failures that the default branch has in the same way, and that do not count (`only-new`); left out if
     * there is none.
     */
    existing?: number;
    errored: number;
    /** Without a result, or with an unrecognized one. */
    undecided: number;
}
export interface ReportLocation {
    /** Relative to the repository's root, with slashes. */
    path: string;
    /** 1-based. */
    startLine: number;
    endLine: number;
    /** The commit that has this line, if it is not the commit of the report: a merge of it. */
    commit?: string;
    /**
     * Where the place comes from: the service, a scanner, a diagnostic, the block of the resource, an
     * argument or nested block in it, or the module call that leads to it.
     */
    source: 'service' | 'scanner' | 'diagnostic' | 'block' | 'argument' | 'module-call';
}
/**
 * What the plan does, resource by resource; absent when it changes nothing or when it could not be
 * read.
 */
export interface ReportChanges {
    /** The worst actions first. */
    changes: readonly {
        address: string;
        /**
         * invoke: it is no resource but an action, which the apply invokes. forget: Terraform no longer manages
         * the resource and does not destroy it. none: it is only moved or imported.
         */
        action: 'delete' | 'replace' | 'invoke' | 'forget' | 'update' | 'create' | 'none';
        /** What invokes an action. */
        trigger?: {
            /** As a configuration has it, as in after_create. invoke: the run was asked to invoke it. */
            event: string;
            /** The address of the resource with this event. */
            resource?: string;
            /** What happens if it fails: halt, taint or continue. */
            onFailure?: string;
        };
        /** The plan creates a new resource at the address of one that it forgets. */
        recreated?: true;
        /** The address before a move. */
        previousAddress?: string;
        imported: boolean;
        /**
         * True for an object that an earlier replacement left behind. The address may be in the list a second
         * time. Only the source json has it.
         */
        deposed: boolean;
        /** Why Terraform does it, in Terraform's own word, as in cannot_update. */
        reason?: string;
        /** The attributes that force a replacement, where the source names them. */
        attributes: readonly string[];
        /** The attributes that change, those that force a replacement first; absent if they are not known. */
        differs?: readonly {
            /** A name of the provider's schema, never a key of a map. */
            name: string;
            /** Whether this attribute forces the replacement. */
            forces?: true;
        }[];
        location?: ReportLocation;
    }[];
    /** How many more changes there are. */
    leftOut: number;
    /** Where the changes were read: the plan's JSON. */
    source: 'json';
    /** Why the list may be incomplete or wrong; absent when it is neither. */
    doubt?: string;
    /** Why some changes have no attributes (`differs`); absent when all have them, and when none were read. */
    unread?: string;
    /** Whether the plan says that it left something to plan later. */
    partial?: boolean;
}
export interface ReportPlan {
    status: string;
    hasChanges: boolean;
    additions: number;
    changes: number;
    destructions: number;
    imports: number;
    /**
     * Why the plan may not be of everything, where the workflow accepts that: it is of a part, or nothing
     * says that it is whole. Absent where there is nothing to accept.
     */
    accepted?: readonly ('partial' | 'unproven')[];
    /**
     * Whether an apply would change nothing: no resource, output or state, also outside of Terraform, and
     * no action. Absent where that is not known.
     */
    noChanges?: boolean;
}
export interface ReportCost {
    status: string;
    /** Decimal number in USD. */
    priorMonthly?: string;
    proposedMonthly?: string;
    deltaMonthly?: string;
}
export interface ReportWorkspace {
    name: string;
    workspaceId?: string;
    configurationVersionId?: string;
    /** The root module, relative to the repository's root. */
    directory?: string;
    verdict: ReportVerdict;
    /** Whole sentences, most important first. */
    reasons: readonly string[];
    runId?: string;
    runUrl?: string;
    /** The service's own word. */
    runStatus?: string;
    plan?: ReportPlan;
    changes?: ReportChanges;
    cost?: ReportCost;
    counts: ReportCounts;
    /** How many different policies have a result here. */
    policies: number;
    notices: readonly string[];
    /** Whether it is a provisional run that passed and that people can apply now. */
    confirmable: boolean;
    /** What to do about a run that could not be ended, in whole sentences. */
    leftover?: string;
    /** The group of a matrix whose job has to run again, because it planned nothing here. */
    missedBy?: string;
    /** Seals of the run that its message does not have: combine needs them. */
    seals?: readonly string[];
    /** Whole milliseconds. */
    durationMs?: number;
}
/**
 * What a reader has to know, once, whatever the number of workspaces, runs and resources that it is of:
 * a policy or run task that fails, a problem of the plan, a reason why something could not be judged,
 * or a notice. Two that differ in ids, addresses of runs or names of workspaces alone are one.
 */
export interface ReportCause {
    /** True for what the guard over destroyed resources stops; absent otherwise. */
    guard?: boolean;
    /**
     * People, roles and teams that may override it by a comment, as the gate's input `override-by` says;
     * empty if there is no owner.
     */
    overrideBy?: readonly string[];
    /** The same from push to push: of the policy, or of the class of the message. */
    fingerprint: string;
    /**
     * undecided: a policy without a result that decides. reason: why a workspace could not be judged, where
     * no policy says it. notice: what a reader should know, and no verdict depends on.
     */
    kind: 'policy' | 'run-task' | 'diagnostic' | 'undecided' | 'reason' | 'notice';
    /** Empty where there is none. */
    policySet: string;
    /**
     * The name of the policy, of the run task, or of the problem of the plan; empty for a policy set that
     * could not be evaluated as a whole, for a reason and for a notice.
     */
    policy: string;
    level: ReportLevel;
    status: 'failed' | 'errored' | 'overridden' | 'excepted' | 'existing' | 'not-evaluated' | 'known-after-apply' | 'unknown';
    /** What it means where the usual failures close the gate (`fail-on: mandatory`). */
    severity: 'blocks' | 'needs-override' | 'warns' | 'notes';
    /** Whether it keeps the gate closed. */
    blocks: boolean;
    overridable: boolean;
    /** What is said of it, or the first message of the policy. */
    message: string;
    description?: string;
    output: readonly string[];
    /** Each resource at fault, once for each message, in the policy's order; empty if none is named. */
    resources: readonly ReportFoundResource[];
    /**
     * What the policy says of no resource, or of several at once, in its order. A place is given only where
     * all that a message names is in one block.
     */
    generalMessages: readonly ReportFoundMessage[];
    workspaces: readonly string[];
    /** Runs of these workspaces. */
    runs: readonly {
        workspace: string;
        runId: string;
        runUrl?: string;
    }[];
    /** Who can do something about it; absent where nothing has to be done. */
    whoActs?: {
        /**
         * author: of the change. overriders: those who may override or approve. policy-owners: those who keep
         * the policy set. operators: those who run the service, hold the token or write the workflow.
         */
        role: 'author' | 'overriders' | 'policy-owners' | 'operators';
        /** People, roles and teams, where they are known. */
        names: readonly string[];
    };
    /** What to do about it, in one sentence; absent where nothing has to be done. */
    nextStep?: string;
    /** Under which the documentation says what to do, as in PG-107. */
    code?: string;
    /** Exceptions of this failure that have ended: it counts again. Absent when there is none. */
    ended?: readonly {
        /** The last UTC day on which it counted. */
        until: string;
        owner: string;
        file?: string;
    }[];
    /** Against the previous report on the same pull request; absent when that is not known. */
    age?: 'new' | 'persisting';
    baseline?: ReportBaseline;
    approval?: ReportApproval;
    /** Who overrode the failure or approved the condition, when and why. */
    override?: {
        /** Present if the policy did not fail: what was approved is the condition under which it passes. */
        condition?: true;
        by?: string;
        at?: string;
        reason?: string;
    };
    /** Of an excepted result: the last UTC day on which it counts, who answers for it, and why. */
    excepted?: {
        until: string;
        owner: string;
        reason: string;
    };
}
/** Of a failure of a policy or a rule that names who must agree: who may, and how many of them. */
export interface ReportApproval {
    /** People, roles and teams, without `@`. */
    approvers: readonly string[];
    /** How many different people. */
    needed: number;
    /** How many more. */
    missing: number;
    /** Who approved every message of it, the first one first. */
    given: readonly ReportGivenApproval[];
    /** Why approvals that were given do not count, in whole sentences. */
    notCounted?: readonly string[];
}
export interface ReportGivenApproval {
    by: string;
    /** ISO 8601. */
    at: string;
    reason: string;
}
/**
 * Whether the same policy fails for the same resource on the workspace's current configuration too;
 * absent when that is not known.
 */
export type ReportBaseline = 'new' | 'existing';
export interface ReportNamedResource {
    address: string;
    /**
     * What the policy says of this resource alone, without the address in front: each message once, with
     * all its lines.
     */
    messages: readonly string[];
    location?: ReportLocation;
    baseline?: ReportBaseline;
}
export interface ReportFoundResource {
    address: string;
    /**
     * What the policy says of this resource alone, without the address in front: each message once, with
     * all its lines.
     */
    messages: readonly string[];
    location?: ReportLocation;
    fingerprint: string;
    permalink?: string;
    /** Absent when the previous report did not list every resource. */
    age?: 'new' | 'persisting';
    baseline?: ReportBaseline;
    /** The workspaces in which it is named. */
    workspaces: readonly string[];
}
export interface ReportGeneralMessage {
    /** The message with all its lines. */
    text: string;
    /** The resources that it names; empty if it is about the policy as a whole. */
    addresses: readonly string[];
    location?: ReportLocation;
}
export interface ReportFoundMessage {
    /** The message with all its lines. */
    text: string;
    /** The resources that it names; empty if it is about the policy as a whole. */
    addresses: readonly string[];
    location?: ReportLocation;
    fingerprint: string;
    permalink?: string;
    /** The workspaces in which it is said. */
    workspaces: readonly string[];
}
/** One policy on one run. */
export interface ReportResult {
    workspace: string;
    /** The name of the policy system, as in policy-check, own-policies or guard. */
    system: string;
    policySet: string;
    policy: string;
    level: ReportLevel;
    status: 'passed' | 'failed' | 'overridden' | 'excepted' | 'existing' | 'errored' | 'not-evaluated' | 'known-after-apply' | 'unknown';
    /** The service's own word where level or status is unknown. */
    word?: string;
    overridable: boolean;
    message: string;
    description?: string;
    output: readonly string[];
    address?: string;
    location?: ReportLocation;
    /** Each resource that the policy named, once; `address` and `location` are those of the first. */
    resources: readonly ReportNamedResource[];
    /**
     * What the policy says of no resource, or of several at once, in its order. A place is given only where
     * all that a message names is in one block.
     */
    generalMessages: readonly ReportGeneralMessage[];
    baseline?: ReportBaseline;
    approval?: ReportApproval;
    /** Who overrode the failure or approved the condition, when and why. */
    override?: {
        /** Present if the policy did not fail: what was approved is the condition under which it passes. */
        condition?: true;
        by?: string;
        at?: string;
        reason?: string;
    };
    /** Of an excepted result: the last UTC day on which it counts, who answers for it, and why. */
    excepted?: {
        until: string;
        owner: string;
        reason: string;
    };
}
export interface ReportRunTask {
    workspace: string;
    name: string;
    stage: string;
    level: 'advisory' | 'mandatory' | 'unknown';
    status: 'passed' | 'failed' | 'errored' | 'not-evaluated' | 'unknown';
    word?: string;
    message: string;
    url?: string;
    /** What the run task found, in its own words; left out if it lists nothing. The first 20. */
    outcomes?: readonly {
        title: string;
        /** The word of the run task. */
        status?: string;
        /** At most 2 kB. */
        body?: string;
        url?: string;
    }[];
}
