import type { Archive, PackOptions } from '../archive/archive.js';
import type { GateEvent } from '../gate/result.js';
import type { VerdictWord } from '../model/verdict.js';
import type { Environment, Log } from '../model/ports.js';
import type { Report } from '../model/report-type.js';
import { type Problem } from '../model/parse.js';
import type { CheckInputs } from '../settings/check-inputs.js';
import type { PolicyResult } from '../model/policy-result.js';
import type { RunInput } from '../model/run-input.js';
import type { Severity } from '../model/severity.js';
/** The inputs of the gate, and what this process gives. */
export interface CheckOptions extends CheckInputs {
    /** Tokens, proxies, `TF_CLOUD_ORGANIZATION`: mostly `process.env`. Empty when left out. */
    environment?: Environment | undefined;
    /** What relative directories are relative to; where the program runs when left out. */
    workingDirectory?: string | undefined;
    /**
     * Whether a person chose these files, and not a pull request or another job: their `cloud` block
     * then says which host, organization and workspace are meant. When left out: no.
     */
    isPersonThere?: boolean | undefined;
    /** Paths that a change touches, relative to the repository, for `affectedOnly`. */
    changedFiles?: readonly string[] | undefined;
    /** Files that scanners wrote in this job, as entries of `scanners` in `plangate.yml`. */
    scanners?: readonly ScannerOption[] | undefined;
    /** Cancels what was started at the service. */
    signal?: AbortSignal | undefined;
    /** Where warnings and other remarks go; nowhere when left out. */
    log?: Log | undefined;
    /** Called for each step of each workspace, as it happens. */
    onEvent?: ((event: GateEvent) => void) | undefined;
}
/** The file of one scanner, and how its findings count: docs/scanners.md. */
interface ScannerOption {
    /** Relative to the repository. */
    file: string;
    tool: string;
    /** From which severity on a finding is mandatory; `high` when left out. */
    mandatory?: Severity | undefined;
    base?: string | undefined;
    'configured-by'?: 'default-branch' | undefined;
    approvers?: string | readonly string[] | undefined;
}
/** The outcome of a check. */
export interface Checked {
    /** The worst verdict of any workspace. */
    verdict: VerdictWord;
    /** Whether the gate is open: `fail-on` says which verdicts close it. */
    green: boolean;
    /** Every workspace with its results, for programs, and as JSON: `plangate/docs/report.schema.json` describes it. */
    report: Report;
}
/** The options cannot be used. It has every problem at once, and nothing was requested yet. */
export declare class InputError extends Error {
    readonly name = "InputError";
    /** Each with the name of the option, or of the environment variable, that is wrong. */
    readonly problems: readonly Problem[];
    constructor(problems: readonly Problem[]);
}
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
/**
 * Judges one plan by all policies of some directories, in one process of `opa` where the policies allow it.
 *
 * @param plan its JSON, as `terraform show -json` writes it or as a service shows it redacted
 * @param policies directories of Rego, each with `policies.hcl` or without
 * @returns one result for each policy, whatever became of it
 * @throws an Error that names everything wrong with the plan or the policies; without an `opa`, how to get one
 */
export declare function judge(plan: string, policies: readonly string[], options: JudgeOptions): Promise<PolicyResult[]>;
/** What to pack, and what this process gives. */
export interface PackHereOptions extends PackOptions {
    /** With the PATH on which `git` is: mostly `process.env`. Empty when left out. */
    environment?: Environment | undefined;
    /** Where warnings go; nowhere when left out. */
    log?: Log | undefined;
    signal?: AbortSignal | undefined;
}
/**
 * Packs a directory into a reproducible .tar.gz, as the gate does. Nothing is sent.
 *
 * @returns the archive, and what was excluded and why. Call its `remove` when it is no longer needed
 * @throws PackError with everything that cannot be packed as it is; nothing is left behind
 */
export declare function packHere(options: PackHereOptions): Promise<Archive>;
export {};
