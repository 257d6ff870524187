import type { PolicyResult } from '../model/policy-result.js';
import type { Clock, Environment, ExecuteBounded } from '../model/ports.js';
import type { RunInput } from '../model/run-input.js';
export interface JudgeOptions {
    /** With the PATH on which `opa` is: mostly `process.env`. */
    environment: Environment;
    /** Whether the plan is redacted, as a service shows it. A policy that reads what is missing and passes is `not-evaluated`. */
    redacted?: boolean | undefined;
    /** What policies read as `input.run`. If left out, a policy that may read the run and passes is `not-evaluated`. */
    run?: RunInput | undefined;
    /** What relative directories are relative to; where the program runs when left out. */
    workingDirectory?: string | undefined;
    /** The most time for all policies, in milliseconds: 10 minutes when left out. Each policy has at most one minute. */
    timeoutMs?: number | undefined;
    signal?: AbortSignal | undefined;
}
export interface MachinePorts {
    clock: Clock;
    executeBounded: ExecuteBounded;
}
/**
 * Judges one plan by all policies of some directories, in one process of `opa` where the policies allow it.
 *
 * @param plan its JSON, as `terraform show -json` writes it or as a service shows it redacted
 * @param policies directories of Rego, each with `policies.hcl` or without
 * @param ports this machine, when left out
 * @returns one result for each policy, whatever became of it
 * @throws an Error that names everything wrong with the plan or the policies; without an `opa`, how to get one
 */
export declare function judge(plan: string, policies: readonly string[], options: JudgeOptions, ports?: MachinePorts): Promise<PolicyResult[]>;
