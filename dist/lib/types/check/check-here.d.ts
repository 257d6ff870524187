import type { GateEvent, GateResult } from '../gate/gate.js';
import { type VerdictWord } from '../model/verdict.js';
import type { Environment, Log } from '../model/ports.js';
import type { Report } from '../model/report-type.js';
import { type Problem } from '../model/parse.js';
import type { CheckInputs } from '../settings/check-inputs.js';
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
    /** Cancels what was started at the service. */
    signal?: AbortSignal | undefined;
    /** Where warnings and other remarks go; nowhere when left out. */
    log?: Log | undefined;
    /** Called for each step of each workspace, as it happens. */
    onEvent?: ((event: GateEvent) => void) | undefined;
}
/** The outcome of a check. */
export interface Checked {
    /** The worst verdict of any workspace. */
    verdict: VerdictWord;
    /** Whether the gate is open: `fail-on` says which verdicts close it. */
    green: boolean;
    /** Every workspace with its results, each located in the files where that is certain. */
    result: GateResult;
    /** All of it for programs, and as JSON: `plangate/docs/report.schema.json` describes it. */
    report: Report;
}
/** The options cannot be used. It has every problem at once, and nothing was requested yet. */
export declare class InputError extends Error {
    readonly name = "InputError";
    /** Each with the name of the option, or of the environment variable, that is wrong. */
    readonly problems: readonly Problem[];
    constructor(problems: readonly Problem[]);
}
/**
 * Runs the whole check, as the action and `plangate check` do, and publishes nothing.
 *
 * @param options inputs by their names, and what this process gives: environment, files, signal, log
 * @returns the verdict, the results and the report. Failures of the service, the network or the files
 *   do not reject: they are in the result.
 * @throws InputError with every problem of the options, before any request; an Error if the check was
 *   canceled, or its time was over, before there was a verdict
 */
export declare function checkHere(options?: CheckOptions): Promise<Checked>;
