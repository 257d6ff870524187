import { type RunOptions } from '../policy/run-options.js';
import { type Parsed } from '../model/parse.js';
/** Inputs, as they were read each for itself. */
interface Asked {
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
/** One item a line, as they are: addresses and values have commas and brackets of their own. */
export declare function readLines(text: string): Parsed<string[]>;
/** `name = value` lines. */
export declare function readVariables(text: string): Parsed<string[]>;
export declare function readTerraformVersion(text: string): Parsed<string>;
/** Only what is unusual; values of variables still as written. */
export declare function runOptionsOf(asked: Asked): RunOptions;
export declare function noteConflicts(asked: Asked, note: (input: string, message: string) => void): void;
/** Values as HCL literals: what is one stays as it is, anything else is text and is quoted. */
export declare function toLiterals(options: RunOptions): Promise<RunOptions>;
export {};
