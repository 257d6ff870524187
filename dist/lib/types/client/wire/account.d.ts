import * as v from './schema.js';
export declare const userSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"users", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        username: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        email: v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'is-service-account': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
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
export type Account = v.InferOutput<typeof userSchema>;
export declare const agentTokenSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"authentication-tokens", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        description: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'created-at': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'last-used-at': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'expired-at': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        /** The secret. Set only in the answer to creation. */
        token: v.NullishSchema<v.StringSchema<undefined>, undefined>;
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
export type AgentToken = v.InferOutput<typeof agentTokenSchema>;
