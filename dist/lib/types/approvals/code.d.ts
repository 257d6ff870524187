import * as v from '../client/wire/schema.js';
import { type PlanEntry } from './plan-entries.js';
/** Where something is approved. */
export interface ApprovalPlace {
    /** The CI host, as in `github.com`. */
    host: string;
    /** The id of the repository: a repository of the same name has another one. */
    repository: string;
    request: number;
    /** The branch that the request goes to. */
    base: string;
    /** The newest commit of the request that is not a clean merge of its base. */
    head: string;
}
/** Ids of the service; without one, the directory, as a path in the repository. */
type ApprovalScope = {
    organization: string;
    workspace: string;
} | {
    directory: string;
};
/** One message of a policy that fails. */
export interface AskedQuestion {
    policySet: string;
    policy: string;
    /** The whole message as the judge gave it; of one that holds a sensitive value what may be shown of it. */
    message: string;
    /** The whole message, where it holds a sensitive value. */
    hidden?: string | undefined;
}
/** What the plan of a workspace is made of beside its entries, each as a digest. */
export interface FileDigests {
    /** Of all files that are loaded: of the workspace, of its local and installed modules, of variables. */
    configuration: string;
    /**
     * Of the committed files that the configuration or a provisioner names, whose content may be in no entry; of the whole commit
     * where that is not known.
     */
    named: string;
    /** Of the other files that no commit has: what an earlier step generated may be read by a provisioner. */
    uncommitted: string;
}
/** What is known of the files of a workspace. */
export interface FilesOfPlan {
    digests: FileDigests;
    /** For people: the paths of `uncommitted`. */
    uncommittedPaths: readonly string[];
    /** Why they cannot be compared with those of another moment, and what to do; undefined if they can. */
    notCompared?: {
        why: string;
        remedy: string;
    } | undefined;
}
/** A workspace in which people are asked something, and its plan. */
export interface AskedWorkspace {
    /** For people. */
    name: string;
    scope: ApprovalScope;
    questions: readonly AskedQuestion[];
    entries: readonly PlanEntry[];
    /** The id of the run at the service; undefined without a service. */
    run?: string | undefined;
    /** A digest of the variables at the service that it planned with; undefined where these are not known. */
    variables?: string | undefined;
    files: FilesOfPlan;
}
/** Of more entries in all, a text has one digest for each workspace: a comment holds no more. */
export declare const MOST_ENTRIES = 500;
declare const counts: v.ObjectSchema<Record<"action" | "add" | "change" | "deferred" | "destroy" | "drifted" | "forget" | "import" | "move" | "open" | "other" | "output" | "read" | "replace" | "uncompared", v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>, undefined>>, undefined>;
declare const textSchema: v.ObjectSchema<{
    readonly host: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
    readonly repository: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
    readonly request: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>;
    readonly base: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
    readonly head: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly workspaces: v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
        readonly scope: v.UnionSchema<[v.ObjectSchema<{
            readonly organization: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
            readonly workspace: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
        }, undefined>, v.ObjectSchema<{
            readonly directory: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
        }, undefined>], undefined>;
        readonly questions: v.ArraySchema<v.ObjectSchema<{
            readonly policySet: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
            readonly policy: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
            readonly message: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
            readonly uncompared: v.OptionalSchema<v.LiteralSchema<true, undefined>, undefined>;
        }, undefined>, undefined>;
        readonly plan: v.UnionSchema<[v.ObjectSchema<{
            readonly entries: v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.CheckAction<string, undefined>]>, undefined>;
        }, undefined>, v.ObjectSchema<{
            readonly digest: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
            readonly counts: v.ObjectSchema<Record<"action" | "add" | "change" | "deferred" | "destroy" | "drifted" | "forget" | "import" | "move" | "open" | "other" | "output" | "read" | "replace" | "uncompared", v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>, undefined>>, undefined>;
        }, undefined>, v.ObjectSchema<{
            readonly run: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
            readonly counts: v.ObjectSchema<Record<"action" | "add" | "change" | "deferred" | "destroy" | "drifted" | "forget" | "import" | "move" | "open" | "other" | "output" | "read" | "replace" | "uncompared", v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>, undefined>>, undefined>;
            readonly variables: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
        }, undefined>], undefined>;
        readonly files: v.ObjectSchema<{
            readonly configuration: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
            readonly named: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
            readonly uncommitted: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 4096, undefined>]>;
        }, undefined>;
    }, undefined>, undefined>, v.MinLengthAction<{
        name: string;
        scope: {
            organization: string;
            workspace: string;
        } | {
            directory: string;
        };
        questions: {
            policySet: string;
            policy: string;
            message: string;
            uncompared?: true | undefined;
        }[];
        plan: {
            entries: string[];
        } | {
            digest: string;
            counts: {
                action?: number | undefined;
                add?: number | undefined;
                change?: number | undefined;
                deferred?: number | undefined;
                destroy?: number | undefined;
                drifted?: number | undefined;
                forget?: number | undefined;
                import?: number | undefined;
                move?: number | undefined;
                open?: number | undefined;
                other?: number | undefined;
                output?: number | undefined;
                read?: number | undefined;
                replace?: number | undefined;
                uncompared?: number | undefined;
            };
        } | {
            run: string;
            counts: {
                action?: number | undefined;
                add?: number | undefined;
                change?: number | undefined;
                deferred?: number | undefined;
                destroy?: number | undefined;
                drifted?: number | undefined;
                forget?: number | undefined;
                import?: number | undefined;
                move?: number | undefined;
                open?: number | undefined;
                other?: number | undefined;
                output?: number | undefined;
                read?: number | undefined;
                replace?: number | undefined;
                uncompared?: number | undefined;
            };
            variables?: string | undefined;
        };
        files: {
            configuration: string;
            named: string;
            uncommitted: string;
        };
    }[], 1, undefined>]>;
}, undefined>;
/** What a text says. */
export type ApprovalText = v.InferOutput<typeof textSchema>;
export type ApprovedWorkspace = ApprovalText['workspaces'][number];
export type ApprovedQuestion = ApprovedWorkspace['questions'][number];
type Counts = v.InferOutput<typeof counts>;
/**
 * Writes the text that is approved.
 *
 * @param workspaces those in which one set of people is asked something, with the questions for these people alone
 * @param key `record-key`; undefined without one
 */
export declare function writeApprovalText({ host, repository, request, base, head }: ApprovalPlace, workspaces: readonly AskedWorkspace[], key: string | undefined): string;
/** The code of a text: 160 bits, in 32 letters and digits. */
export declare function codeOf(text: string): string;
/** Reads a text that anybody may have written; undefined if `writeApprovalText` writes no such text. */
export declare function readApprovalText(text: string): ApprovalText | undefined;
/** By what a workspace is known in a text. Without a service, several may be planned in one directory. */
export declare function placeInText({ scope, name: called, }: Pick<AskedWorkspace, 'scope' | 'name'>): string;
/** A question as a text has it. */
export declare function toApproved({ policySet, policy, message, hidden }: AskedQuestion, key: string | undefined): ApprovedQuestion;
/** One digest of all entries of a workspace. */
export declare function digestOfEntries(entries: readonly PlanEntry[]): string;
/** How much there is of each kind, without what there is none of. */
export declare function countEntries(entries: readonly Pick<PlanEntry, 'text'>[]): Counts;
export {};
