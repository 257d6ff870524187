import type { ReadableFiles } from '../model/ports.js';
import { type PlanningProgram } from './file-names.js';
import type { ParsedFiles } from './parsed-files.js';
/** A variable and its value. */
export interface Assigned {
    key: string;
    /** As written by a person, or in HCL. */
    value: string;
}
/**
 * Turns texts of variables into HCL.
 *
 * @param directory of the root module, as `files` takes it
 * @param options.program the one that plans, if that is known
 * @param options.parsed what this check has parsed before
 * @returns the values; or what is wrong, each as the end of a sentence about the variables, without their texts, which may
 *   be secret
 */
export declare function readAssigned(assigned: readonly Assigned[], files: ReadableFiles, directory: string, { program, parsed, }?: {
    program?: PlanningProgram | undefined;
    parsed?: ParsedFiles | undefined;
}): Promise<{
    value: Assigned[];
} | {
    problems: string[];
}>;
/** A text that should be an expression of HCL: itself if it needs nothing else to be one, else a literal of it. */
export declare function asExpression(text: string): string;
/** A value in JSON as HCL, which writes `${` and `%{` as `$${` and `%%{` where they begin no template. */
export declare function jsonAsHcl(json: string): string;
