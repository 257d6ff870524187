/** The parts of a workspace that the gate reads. */
import * as v from './schema.js';
export declare const workspaceSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"workspaces", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        name: v.StringSchema<undefined>;
        locked: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'execution-mode': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'working-directory': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'auto-apply': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'speculative-enabled': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'terraform-version': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'tag-names': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string[]>, undefined>, null>, undefined>;
        'trigger-patterns': v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
        'trigger-prefixes': v.NullishSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, undefined>;
        /** Whether a push starts a run only if it changes the directory, the patterns or the prefixes. */
        'file-triggers-enabled': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'vcs-repo': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, {
            identifier?: string | null | undefined;
            branch?: string | null | undefined;
            'repository-http-url'?: string | null | undefined;
        } & {
            [key: string]: unknown;
        }>, undefined>, null>, undefined>;
        permissions: v.NullishSchema<v.RecordSchema<v.StringSchema<undefined>, v.NullableSchema<v.BooleanSchema<undefined>, undefined>, undefined>, undefined>;
    }, undefined>;
    readonly relationships: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.LooseObjectSchema<{
        readonly data: v.OptionalSchema<v.NullableSchema<v.UnionSchema<[v.ArraySchema<v.LooseObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
            readonly type: v.StringSchema<undefined>;
        }, undefined>, undefined>, v.LooseObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
            readonly type: v.StringSchema<undefined>;
        }, undefined>], undefined>, undefined>, undefined>;
        readonly links: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    }, undefined>, undefined>, {}>;
    readonly links: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, {}>;
}, undefined>;
export type Workspace = v.InferOutput<typeof workspaceSchema>;
