/** Made by `npm run docs` from `docs/report.schema.json`: change it there. */
/**
 * What one gate found. Properties may be added within a schema version; none is removed or given
 * another meaning.
 */
export interface Report {
    /** What the gate did to runs besides planning them: one record for each run that it discarded. */
    audit?: readonly {
        action: 'override' | 'discard' | 'apply' | 'allow-destroys';
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
    /** Whether the job goes green: the verdict seen through fail-on. */
    green: boolean;
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
    counts: ReportCounts;
    workspaces: readonly ReportWorkspace[];
    /**
     * Names of workspaces that no changed file concerns (affected-only): nothing was planned for them.
     * Absent when there is none.
     */
    unaffected?: readonly string[];
    /** Most severe first. */
    findings: readonly ReportFinding[];
    /** Findings of the previous report that are gone. */
    resolved: number;
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
        withheld: number;
    }[];
    organization: string;
    /** Which group of a matrix the report is about. */
    group?: string;
    /**
     * Of a group: its results for `plangate combine`, sealed with a key that is made of the token. Nothing
     * to be read.
     */
    sealed?: string;
    hostname: string;
    commit?: {
        sha: string;
        url?: string;
    };
    /**
     * Whether packed files are not as the commit has them: then the verdict is not one of the commit. Left
     * out if git cannot say, and with `source: vcs`.
     */
    dirty?: boolean;
    /** How many packed files are not as the commit has them. */
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
/** From best to worst. A gate is open for the first three, unless fail-on says otherwise. */
export type ReportVerdict = 'passed' | 'advisory' | 'overridden' | 'needs-override' | 'blocked' | 'errored' | 'undecided' | 'canceled';
export type ReportLevel = 'advisory' | 'soft-mandatory' | 'hard-mandatory' | 'mandatory' | 'mandatory-overridable' | 'unknown';
/** Policy results by what became of them. */
export interface ReportCounts {
    passed: number;
    advisoryFailed: number;
    /** Failed at any mandatory level and not overridden. */
    mandatoryFailed: number;
    overridden: number;
    errored: number;
    /** Unknown or never evaluated. */
    undecided: number;
}
export interface ReportLocation {
    /** Relative to the repository's root, with slashes. */
    path: string;
    /** 1-based. */
    startLine: number;
    endLine: number;
    /** The commit that has this line, where that is not the one that is reported: a merge of it. */
    commit?: string;
    /**
     * Who knows: the service said so, a diagnostic did, the block was found, or only the module call that
     * leads to it.
     */
    source: 'service' | 'diagnostic' | 'block' | 'removed-block' | 'module-call';
}
/**
 * What the plan does, resource by resource; absent when it changes nothing or no source told. No value
 * of any attribute is in here.
 */
export interface ReportChanges {
    /** The worst actions first. */
    changes: readonly {
        address: string;
        /** forget: it stays, unmanaged. none: it is moved or imported, and nothing else. */
        action: 'delete' | 'replace' | 'forget' | 'update' | 'create' | 'none';
        /** Where it stood before a move. */
        previousAddress?: string;
        imported: boolean;
        /**
         * What an earlier replacement left behind: beside it, the address may stand a second time. Only the
         * source json tells.
         */
        deposed: boolean;
        /** One word of the service, as in cannot_update. */
        reason?: string;
        /** What forces a replacement, where the source names it. */
        attributes: readonly string[];
        /**
         * The attributes that change, those that force a replacement first; absent where that is not known.
         * With plan-diff: values it holds values of the plan: share the report with people who can read the
         * run.
         */
        differs?: readonly {
            /** A name of the provider's schema, never a key of a map. */
            name: string;
            /** A difference in it forces the replacement. */
            forces?: true;
            /**
             * With plan-diff: values. Sensitive and unknown ones are marked; those named like a credential are left
             * out; long ones are cut.
             */
            values?: readonly {
                /** Below the attribute, as in .owner or [0].port; empty for the attribute itself. */
                path: string;
                before: string;
                after: string;
            }[];
            /** Differences beyond those listed. */
            moreValues?: number;
        }[];
        location?: ReportLocation;
    }[];
    /** Changes beyond those listed. */
    leftOut: number;
    /** The plan's structured log, or its redacted JSON. */
    source: 'log' | 'json';
    /** Why the list may not be whole or not be true; absent when both hold. */
    doubt?: string;
    /**
     * Why not every change has its attributes (differs); absent when all have them, and with plan-diff:
     * off.
     */
    unread?: string;
    /** The plan says of itself that more is left to plan. */
    partial?: boolean;
}
export interface ReportPlan {
    status: string;
    hasChanges: boolean;
    additions: number;
    changes: number;
    destructions: number;
    imports: number;
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
    /** A provisional run that passed and waits for somebody to apply it. */
    confirmable: boolean;
    /** A run that was to be ended and was not: what is still to be done about it, in whole sentences. */
    leftover?: string;
    /** The group of a matrix whose job has to run again, because it planned nothing here. */
    missedBy?: string;
    /** Whole milliseconds. */
    durationMs?: number;
}
/** A policy result that needs a reader, the same one in several workspaces told once. */
export interface ReportFinding {
    /** True for what the guard over destroyed resources says; absent otherwise. */
    guard?: boolean;
    /** The same from push to push for the same policy, address and class of message. */
    fingerprint: string;
    kind: 'policy' | 'run-task' | 'diagnostic' | 'undecided';
    policySet: string;
    /** The policy's, run task's or diagnostic's name. */
    policy: string;
    level: ReportLevel;
    status: 'failed' | 'errored' | 'overridden' | 'not-evaluated' | 'unknown';
    /** Whether it keeps the gate closed, and how that could change. */
    severity: 'blocks' | 'needs-override' | 'warns' | 'notes';
    overridable: boolean;
    message: string;
    description?: string;
    output: readonly string[];
    /** Resource address. */
    address?: string;
    location?: ReportLocation;
    /**
     * Each resource at fault, once, in the policy's order; empty where none is named. Absent in older
     * reports.
     */
    resources?: readonly ReportFoundResource[];
    permalink?: string;
    helpUrl?: string;
    workspaces: readonly string[];
    /** Against the previous report on the same pull request; absent when that is not known. */
    age?: 'new' | 'persisting';
    baseline?: ReportBaseline;
    /** Who let the failure pass. */
    override?: {
        by?: string;
        at?: string;
        reason?: string;
    };
}
/**
 * Whether the same policy fails for the same resource on the workspace's current configuration, too;
 * absent when that could not be told.
 */
export type ReportBaseline = 'new' | 'existing';
export interface ReportNamedResource {
    address: string;
    /** What the policy says of this resource alone; absent where it does not. */
    message?: string;
    location?: ReportLocation;
    baseline?: ReportBaseline;
}
export interface ReportFoundResource {
    address: string;
    /** What the policy says of this resource alone; absent where it does not. */
    message?: string;
    location?: ReportLocation;
    /** The finding's own where it has one resource. */
    fingerprint: string;
    permalink?: string;
    /** Absent when the previous report did not list every resource. */
    age?: 'new' | 'persisting';
    baseline?: ReportBaseline;
    /** Those of the finding in which the policy names it. */
    workspaces: readonly string[];
}
/** One policy on one run. */
export interface ReportResult {
    workspace: string;
    system: 'policy-check' | 'policy-evaluation' | 'terraform-policy' | 'guard';
    policySet: string;
    policy: string;
    level: ReportLevel;
    status: 'passed' | 'failed' | 'overridden' | 'errored' | 'not-evaluated' | 'unknown';
    /** The service's own word where level or status is unknown. */
    word?: string;
    overridable: boolean;
    message: string;
    description?: string;
    output: readonly string[];
    address?: string;
    location?: ReportLocation;
    /**
     * Each resource that the policy named, once; address and location are those of the first. Absent in
     * older reports.
     */
    resources?: readonly ReportNamedResource[];
    baseline?: ReportBaseline;
    /** Who let the failure pass. */
    override?: {
        by?: string;
        at?: string;
        reason?: string;
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
}
