/**
 * One type for the results of all policy systems. Everything that decides or reports works with
 * these policy results, not with the answers of the service.
 */
import type { AttributePath } from './attribute-path.js';
/** `unknown` if the service named no level, or one that this version does not know: then it is never a pass. */
export type EnforcementLevel = 'advisory' | 'soft-mandatory' | 'hard-mandatory' | 'mandatory' | 'mandatory-overridable' | 'unknown';
/**
 * `excepted`: it failed, and an entry of the file of exceptions fits each resource that it names.
 * `existing`: it failed, and it fails on the default branch in the same way (`only-new`).
 * `not-evaluated`: the run is over and this policy never got a result.
 * `known-after-apply`: the rule asks for values that the plan does not know yet.
 * `unknown`: the service used a status word that this version does not know; it is in `word`.
 */
export type ResultStatus = 'passed' | 'failed' | 'overridden' | 'excepted' | 'existing' | 'errored' | 'not-evaluated' | 'known-after-apply' | 'unknown';
/** `existing`: the workspace's current configuration, without this change, fails in the same way. */
export type Baseline = 'new' | 'existing';
/** A place in the repository's files. `path` is relative to the repository's root, with slashes. */
export interface Location {
    path: string;
    /** 1-based, inclusive. */
    startLine: number;
    endLine: number;
    /**
     * What the lines belong to: the service's answer, a diagnostic, the block of the resource, an argument or nested
     * block in it, or only the call of its module.
     */
    source: 'service' | 'diagnostic' | 'block' | 'argument' | 'module-call';
    /** The commit that has this line, if it is or may be another one than the reported commit. */
    commit?: string | undefined;
}
/** Lines of a file around a location; hostile until escaped. */
export interface Excerpt {
    lines: string[];
    /** Index in `lines` of the line that the location names. */
    at: number;
}
/** A resource as a policy names it. */
export interface NamedResource {
    /** As in `module.vpc.aws_subnet.a[0]`; hostile until escaped. */
    address: string;
    /** The part of the message about this resource alone, without the address in front; never guessed. */
    message: string | undefined;
    /** What the rule says is at fault; empty if it does not say one thing. Absent once it is located. */
    attribute?: AttributePath | undefined;
    /** If the policy system itself gave it, `path` is relative to the packed directory. */
    location?: Location;
    /** Absent if the file was not read. */
    excerpt?: Excerpt | undefined;
    /** Absent if the current configuration was not compared, or the comparison was not certain. */
    baseline?: Baseline;
}
/** Until when a failure does not count, who is responsible for that, and why. */
export interface ExceptedUntil {
    until: string;
    owner: string;
    reason: string;
}
/** One policy on one run, of any policy system. */
export interface PolicyResult {
    /** The name of the policy system, as in `policy-check`; `guard` is this program's own policy on what a plan destroys. */
    system: string;
    /** Name of the policy set; empty if the policy system does not name it. */
    policySet: string;
    policy: string;
    level: EnforcementLevel;
    status: ResultStatus;
    /** The service's own word, kept when `level` or `status` is unknown. */
    word?: string;
    /** Whether a person with that permission can override this failure. */
    overridable: boolean;
    /** One sentence or a few lines for a reader; hostile until escaped. */
    message: string;
    /** What the policy is about, as its author wrote it. */
    description?: string;
    /** Everything the policy printed, one entry per line or value; hostile until escaped. */
    output: string[];
    /**
     * For each entry of `output`, the resources that the answer names in a field of its own: only these accept a failure.
     */
    printedFor?: readonly (readonly string[])[];
    /** Address of the first resource. */
    address?: string;
    /** Location of the first resource, or of a failure that names no resource. */
    location?: Location;
    /** Lines around `location`, if the failure names no resource. */
    excerpt?: Excerpt | undefined;
    /** Each resource that the policy named, once, in the order of the policy. */
    resources: NamedResource[];
    override?: {
        by?: string;
        at?: string;
        reason?: string;
    };
    /** The entry of an excepted result. `until` is a UTC day; all are hostile until escaped. */
    excepted?: ExceptedUntil;
    /** For a failure, if it is known and the same for all of its resources. */
    baseline?: Baseline;
}
/** One run task on one run. It is not a policy, but a mandatory one that failed blocks. */
export interface RunTaskResult {
    name: string;
    stage: string;
    level: 'advisory' | 'mandatory' | 'unknown';
    status: 'passed' | 'failed' | 'errored' | 'not-evaluated' | 'unknown';
    word?: string;
    /** Whether its stage waits for a person who may override the failure. */
    overridable?: boolean;
    message: string;
    url?: string;
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
}
/** How much a plan changes. */
export interface PlanSummary {
    status: string;
    hasChanges: boolean;
    additions: number;
    changes: number;
    destructions: number;
    imports: number;
}
/** The cost estimate of a run. */
export interface CostSummary {
    status: string;
    priorMonthly?: string;
    proposedMonthly?: string;
    deltaMonthly?: string;
}
