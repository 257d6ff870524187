import { type RunOptions } from '../policy/run-options.js';
import type { Parsed, Problem } from '../model/parse.js';
/** These inputs, each parsed by itself. */
interface RunOptionInputs {
    mode: string;
    autoQueueRuns: boolean;
    destroy: boolean;
    refresh: boolean;
    refreshOnly: boolean;
    target?: readonly string[];
    replace?: readonly string[];
    variables?: readonly string[];
    terraformVersion?: string;
    allowEmptyApply: boolean;
    allowDestroyApply: boolean;
}
/** Reads one item per line, unchanged, because addresses and values hold commas and brackets. */
export declare function readLines(text: string): Parsed<string[]>;
/**
 * Takes the one input of the action about the plan apart, into the inputs that the other entry points have:
 * what they check is checked of them.
 */
export declare function splitRunOptions(inputs: Readonly<Record<string, string | undefined>>): {
    inputs: Record<string, string | undefined>;
    problems: Problem[];
    /** What is wrong with an input, as the workflow has written it. */
    asWritten: (problem: Problem) => Problem;
};
/** Reads lines of the form `name = value`. */
export declare function readVariables(text: string): Parsed<string[]>;
export declare function readTerraformVersion(text: string): Parsed<string>;
/** The options that differ from the service's defaults. Values of variables are still as written. */
export declare function runOptionsOf(inputs: RunOptionInputs): RunOptions;
/** Calls `note` for each input that contradicts another one. */
export declare function noteConflicts(inputs: RunOptionInputs, note: (input: string, message: string) => void): void;
/** Turns values of variables into HCL: a literal stays unchanged, any other text becomes a string. */
export declare function toLiterals(options: RunOptions): Promise<RunOptions>;
export {};
