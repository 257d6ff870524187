/** A team's access to one workspace. */
import * as v from './schema.js';
export declare const ACCESS_LEVELS: readonly ['read', 'plan', 'write', 'admin', 'custom'];
export type AccessLevel = (typeof ACCESS_LEVELS)[number];
/** The values of each custom-only attribute, in the specification's own (neutral) words. */
export declare const CUSTOM_ATTRIBUTES: {
    readonly runs: readonly ['read', 'plan', 'apply'];
    readonly variables: readonly ['none', 'read', 'write'];
    readonly 'state-versions': readonly ['none', 'read-outputs', 'read', 'write'];
    readonly 'engine-mocks': readonly ['none', 'read'];
    readonly 'workspace-locking': readonly [true, false];
    readonly 'run-tasks': readonly [true, false];
    readonly 'policy-overrides': readonly [true, false];
};
export type CustomAttribute = keyof typeof CUSTOM_ATTRIBUTES;
export declare const teamWorkspaceSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"team-workspaces", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        access: v.StringSchema<undefined>;
        runs: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        variables: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'state-versions': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        /** `sentinel-mocks` on real services; readers accept both. */
        'engine-mocks': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'sentinel-mocks': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'workspace-locking': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'run-tasks': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'policy-overrides': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
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
export type TeamWorkspace = v.InferOutput<typeof teamWorkspaceSchema>;
/** `engine-mocks` of a team's access, whichever word the service used. */
export declare function engineMocksOf({ attributes }: TeamWorkspace): string | undefined;
