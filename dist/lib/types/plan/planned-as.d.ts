/** How a plan was made: by which program, in which mode, of which part. A digest holds it in this form. */
import * as v from '../client/wire/schema.js';
import type { ProgramName } from '../configuration/file-names.js';
import { type SavedPlan } from './saved-plan.js';
/** The command that reads a saved plan. */
export declare const DIGEST_COMMAND = "plangate digest SAVED-PLAN -o plan.json";
export declare const plannedAsSchema: v.StrictObjectSchema<{
    /** What says it: the saved plan, or the arguments of the program, where the saved plan is encrypted. */
    readonly by: v.PicklistSchema<["saved plan", "arguments"], undefined>;
    readonly program: v.PicklistSchema<["terraform", "tofu"], undefined>;
    readonly version: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 60, undefined>]>;
    readonly mode: v.PicklistSchema<["normal", "destroy", "refresh-only"], undefined>;
    readonly targets: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>, undefined>, v.MaxLengthAction<string[], 20, undefined>]>;
    readonly excludes: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>, undefined>, v.MaxLengthAction<string[], 20, undefined>]>;
    readonly actions: v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>, undefined>, v.MaxLengthAction<string[], 20, undefined>]>;
    readonly deferred: v.BooleanSchema<undefined>;
    /** Whether the real resources were read first; null where nothing says it, as in a saved plan. */
    readonly refreshed: v.NullableSchema<v.BooleanSchema<undefined>, undefined>;
    /** The numbers of fields that the program is not known to write, or the names of arguments that it is not known to take. */
    readonly unknown: v.SchemaWithPipe<readonly [v.ArraySchema<v.UnionSchema<[v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>], undefined>, undefined>, v.MaxLengthAction<(string | number)[], 64, undefined>]>;
}, undefined>;
export type PlannedAs = v.InferOutput<typeof plannedAsSchema>;
/** The addresses as a digest keeps them. */
export declare function firstAddresses(all: readonly string[]): string[];
/** How a saved plan was made. @param program that made it: the numbers of fields are its own */
export declare function plannedAsSaved(program: ProgramName, saved: SavedPlan): PlannedAs;
