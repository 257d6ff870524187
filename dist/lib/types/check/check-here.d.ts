import type { GateEvent, GateResult } from '../gate/gate.js';
import { type VerdictWord } from '../model/verdict.js';
import type { Environment, Log } from '../model/ports.js';
import type { SettingProblem } from '../model/parse.js';
import type { InputName } from '../settings/inputs.js';
export interface CheckOptions {
    /** As docs/inputs.md names them: `{ workspace: 'net-prod', 'fail-on': 'advisory' }`. */
    inputs?: Partial<Record<InputName, string>>;
    /** Tokens, proxies, `TF_CLOUD_ORGANIZATION`: mostly `process.env`. Empty when left out. */
    environment?: Environment;
    /** What relative directories are relative to; where the program runs when left out. */
    workingDirectory?: string;
    /**
     * Whether a person chose these files, and not a pull request or another job: their `cloud` block then
     * says which host, organization and workspace are meant. Nobody did when it is left out.
     */
    isPersonThere?: boolean;
    /** Paths that a change touches, relative to the repository, for `affected-only`. */
    changedFiles?: readonly string[];
    /** Shown on the runs when the inputs name no message. */
    message?: string;
    /** Cancels what was started at the service. */
    signal?: AbortSignal;
    /** Where warnings and other remarks go; nowhere when left out. */
    log?: Log;
    onEvent?(event: GateEvent): void;
}
export interface Checked {
    verdict: VerdictWord;
    /** Whether the gate is open: the verdict seen through `fail-on`. */
    green: boolean;
    /** Every workspace with its results, each located in the files where that is certain. */
    result: GateResult;
    /** All of it as JSON, as docs/report.schema.json says. */
    report: string;
}
/** What was asked for makes no sense: every problem at once, before any request. */
export declare class InputError extends Error {
    readonly name = "InputError";
    readonly problems: readonly SettingProblem[];
    constructor(problems: readonly SettingProblem[]);
}
/** @throws InputError for bad input; what the service, the network or the files do is in the result */
export declare function checkHere(options?: CheckOptions): Promise<Checked>;
