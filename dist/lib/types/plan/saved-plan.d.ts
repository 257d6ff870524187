import type { ProgramName } from '../configuration/file-names.js';
/** The longest file that is read as a saved plan, in bytes: it has the state and the configuration as well. */
export declare const LONGEST_SAVED_PLAN: number;
/** The most different fields that a saved plan may have: more than twice what a program writes. */
export declare const MOST_FIELDS = 64;
type PlanMode = 'normal' | 'destroy' | 'refresh-only';
/** What a saved plan says of how it was made. */
export interface SavedPlan {
    /** Of the program that made it, as in `1.11.4`. */
    version: string;
    mode: PlanMode;
    /** Addresses that the plan was narrowed to. */
    targets: string[];
    /** Addresses that it leaves out; OpenTofu alone has these. */
    excludes: string[];
    /** Actions that it was narrowed to; Terraform alone has these. */
    actions: string[];
    /** Whether some changes were left to a later plan. */
    deferred: boolean;
    /** The numbers of all its fields, ascending. */
    fields: number[];
}
/** What a file is that is called a saved plan. */
export type PlanFileKind = 'saved'
/** OpenTofu encrypted it. */
 | 'encrypted'
/** It names a run of a service, which has the plan. */
 | 'bookmark' | 'other';
/** @param bytes the file, or its beginning where it is a zip */
export declare function kindOfPlanFile(bytes: Buffer): PlanFileKind;
/** The run that a bookmark names; undefined if it names none. */
export declare function runOfBookmark(bytes: Buffer): string | undefined;
/** Reads a saved plan. @throws UnreadableFile */
export declare function readSavedPlan(bytes: Buffer): SavedPlan;
/** The numbers of fields that the program is not known to write. */
export declare function unknownFields(program: ProgramName, fields: readonly number[]): number[];
export {};
