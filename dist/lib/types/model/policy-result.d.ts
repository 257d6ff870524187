/**
 * One type for the results of all judges. Everything that decides or reports works with
 * these policy results, not with the answers of the service.
 */
import type { AttributePath } from './attribute-path.js';
import type { Finding } from './finding.js';
import type { JudgeTraits } from './judge-traits.js';
import type { Sentence } from './sentence.js';
import type { ReportBaseline, ReportCost, ReportGeneralMessage, ReportLevel, ReportLocation, ReportNamedResource, ReportPlan, ReportResult, ReportRunTask } from './report-type.js';
/** `unknown` if the service named no level, or one that this version does not know: then it is never a pass. */
export type EnforcementLevel = ReportLevel;
/**
 * `excepted`: it failed, and an entry of the file of exceptions fits each resource that it names.
 * `existing`: it failed, and it fails on the default branch in the same way (`only-new`).
 * `not-evaluated`: the run is over and this policy never got a result.
 * `known-after-apply`: the rule asks for values that the plan does not know yet.
 * `unknown`: the service used a status word that this version does not know; it is in `word`.
 */
export type ResultStatus = ReportResult['status'];
/** `existing`: the workspace's current configuration, without this change, fails in the same way. */
export type Baseline = ReportBaseline;
/** A place in the repository's files. The last line is part of it. */
export type Location = ReportLocation;
/** Lines of a file around a location; hostile until escaped. */
export interface Excerpt {
    lines: string[];
    /** Index in `lines` of the line that the location names. */
    at: number;
}
/**
 * A resource as a policy names it; hostile until escaped. If the policy system itself gave its place, the path is relative
 * to the packed directory.
 */
export interface NamedResource extends ReportNamedResource {
    /** What the rule says is at fault; empty if it does not say one thing. Absent once it is located. */
    attribute?: AttributePath | undefined;
    /** Absent if the file was not read. */
    excerpt?: Excerpt | undefined;
}
/** A message about no resource, or about several at once; hostile until escaped. */
export interface GeneralMessage extends ReportGeneralMessage {
    /** Absent if the file was not read. */
    excerpt?: Excerpt | undefined;
}
/**
 * One failing message of an own policy, as the policy answered it: with every member and every line. It may hold sensitive
 * values, so it is kept to be compared and digested, and nothing shows it: as JSON it has its printed lines alone.
 */
export declare class WholeAnswer {
    #private;
    /** Its lines, as `output` of the result has them. */
    readonly lines: readonly string[];
    /**
     * @param json the answer as JSON, with all digits of its numbers and with sorted keys
     * @param mayBeShown whether it is the same whatever the sensitive values are
     */
    constructor(lines: readonly string[], json: string, mayBeShown?: boolean);
    get mayBeShown(): boolean;
    /** The whole answer where it may be shown. @param hide makes of it what is shown in its place */
    shownOr(hide: (json: string) => string): string;
    /** @param digest makes something of the whole answer that does not show it, as a keyed hash does */
    digested<T>(digest: (json: string) => T): T;
}
/** One policy on one run, of any policy system; what comes from outside is hostile until escaped. */
export interface PolicyResult extends Omit<ReportResult, 'workspace' | 'system' | 'resources' | 'generalMessages'> {
    judge: JudgeTraits;
    /** Everything that the policy printed: one entry for each message, or for each line of a log. */
    output: string[];
    /**
     * For each entry of `output`, the resources that the answer names in a field of its own: only these accept a failure.
     */
    printedFor?: readonly (readonly string[])[];
    /** The failing messages of an own policy, whole; absent for results of a service. */
    answers?: readonly WholeAnswer[] | undefined;
    /** What helps, where the judge says it itself. */
    remedy?: Sentence | undefined;
    /** Lines around `location`, if the failure names no resource. */
    excerpt?: Excerpt | undefined;
    resources: NamedResource[];
    generalMessages: GeneralMessage[];
}
/** One run task on one run. It is not a policy, but a mandatory one that failed blocks. */
export interface RunTaskResult extends Omit<ReportRunTask, 'workspace'> {
    /** Whether its stage waits for a person who may override the failure. */
    overridable?: boolean;
}
/** A problem of the configuration itself, with its file and line if the service gave them. */
export interface PlanDiagnostic {
    severity: 'error' | 'warning';
    summary: string;
    detail?: string;
    address?: string;
    /** From the service, relative to where Terraform ran; in a result of the gate, to the packed directory. */
    file?: string;
    line?: number;
    excerpt?: Excerpt | undefined;
    /** As `commit` of a location. */
    commit?: string | undefined;
    /** What it is, and what is to be done about it, where that is known. */
    found?: Finding | undefined;
}
/** How much a plan changes. */
export type PlanSummary = ReportPlan;
/** The cost estimate of a run. */
export type CostSummary = ReportCost;
