/**
 * One word for what three policy systems say. Everything after this file speaks of policy results
 * only; nothing before it decides anything.
 */
/** Of the service. */
export type ServiceSystem = 'policy-check' | 'policy-evaluation' | 'terraform-policy';
/** `guard`: this program's own, over what a plan destroys. */
export type PolicySystem = ServiceSystem | 'guard';
/** `unknown` when the service used a word that is not known here, or none: never treated as a pass. */
export type EnforcementLevel = 'advisory' | 'soft-mandatory' | 'hard-mandatory' | 'mandatory' | 'mandatory-overridable' | 'unknown';
/**
 * `not-evaluated`: the run is over and this policy never got a result.
 * `unknown`: the service used a status word that is not known here; `word` has it.
 */
export type ResultStatus = 'passed' | 'failed' | 'overridden' | 'errored' | 'not-evaluated' | 'unknown';
/** Whether the configuration that the workspace has now, before this change, fails in the same way. */
export type Baseline = 'new' | 'existing';
/** A place in the repository's files. `path` is relative to the repository's root, with slashes. */
export interface Location {
    path: string;
    /** 1-based, inclusive. */
    startLine: number;
    endLine: number;
    /**
     * How sure: the service said so, a diagnostic did, the block was found, or what the change takes out
     * was (then the line before it), or only its module call.
     */
    source: 'service' | 'diagnostic' | 'block' | 'removed-block' | 'module-call';
    /** The commit that has this line, where that is not the one that is reported, or may not be. */
    commit?: string | undefined;
}
/** Lines of the judged file around a place; hostile until escaped. */
export interface Excerpt {
    lines: string[];
    /** Index of the line that the place names. */
    at: number;
}
/** A resource as a policy names it. */
export interface NamedResource {
    /** As in `module.vpc.aws_subnet.a[0]`; hostile until escaped. */
    address: string;
    /** What is said of this resource alone, without its address in front; never guessed. */
    message: string | undefined;
    /** From the policy system itself, `path` is relative to what was packed. */
    location?: Location;
    /** Absent where the file was not read. */
    excerpt?: Excerpt | undefined;
    /** Where it could be told. */
    baseline?: Baseline;
}
/** One policy on one run, of any policy system. */
export interface PolicyResult {
    system: PolicySystem;
    /** Name of the policy set; empty when the system does not tell. */
    policySet: string;
    policy: string;
    level: EnforcementLevel;
    status: ResultStatus;
    /** The service's own word, kept when `level` or `status` is unknown. */
    word?: string;
    /** Whether a person with the right to do so may let this failure pass. */
    overridable: boolean;
    /** One sentence or a few lines for a reader; hostile until escaped. */
    message: string;
    /** What the policy is about, as its author wrote it. */
    description?: string;
    /** Everything the policy printed, one entry per line or value; hostile until escaped. */
    output: string[];
    /** Of the first resource. */
    address?: string;
    /** Of the first resource, or of a failure that names none. */
    location?: Location;
    /** Of `location`, where no resource is named. */
    excerpt?: Excerpt | undefined;
    /** Each resource that the policy named, once, in its order. */
    resources: NamedResource[];
    override?: {
        by?: string;
        at?: string;
        reason?: string;
    };
    /** Of a failure, where it could be told and is the same for all its resources. */
    baseline?: Baseline;
}
/** One run task on one run: not a policy, but a failed mandatory one blocks. */
export interface RunTaskResult {
    name: string;
    stage: string;
    level: 'advisory' | 'mandatory' | 'unknown';
    status: 'passed' | 'failed' | 'errored' | 'not-evaluated' | 'unknown';
    word?: string;
    /** Whether its stage waits for a person to let the failure pass. */
    overridable?: boolean;
    message: string;
    url?: string;
}
/** A problem of the configuration itself, with its place when the service gave one. */
export interface PlanDiagnostic {
    severity: 'error' | 'warning';
    summary: string;
    detail?: string;
    address?: string;
    /** From the service relative to where Terraform ran, in a result of the gate to the packed root. */
    file?: string;
    line?: number;
    excerpt?: Excerpt | undefined;
    /** As in a location. */
    commit?: string | undefined;
}
export interface PlanSummary {
    status: string;
    hasChanges: boolean;
    additions: number;
    changes: number;
    destructions: number;
    imports: number;
}
export interface CostSummary {
    status: string;
    priorMonthly?: string;
    proposedMonthly?: string;
    deltaMonthly?: string;
}
