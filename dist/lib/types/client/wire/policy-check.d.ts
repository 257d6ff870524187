/** Policy checks, the legacy policy system. */
import * as v from './schema.js';
export declare const policyCheckSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"policy-checks", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        status: v.StringSchema<undefined>;
        scope: v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'policy-name': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        /** Null until the check has run. `sentinel` and `engine` are one field under two names. */
        result: v.NullishSchema<v.LooseObjectSchema<{
            result: v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, boolean>, undefined>, null>, undefined>;
            passed: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            'total-failed': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            'hard-failed': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            'soft-failed': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            'advisory-failed': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            'duration-ms': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, number>, undefined>, null>, undefined>;
            sentinel: v.OptionalSchema<v.UnknownSchema, undefined>;
            engine: v.OptionalSchema<v.UnknownSchema, undefined>;
        }, undefined>, undefined>;
        'status-timestamps': v.NullishSchema<v.RecordSchema<v.StringSchema<undefined>, v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>, undefined>;
        actions: v.NullishSchema<v.LooseObjectSchema<{
            'is-overridable': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        permissions: v.NullishSchema<v.LooseObjectSchema<{
            'can-override': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        }, undefined>, undefined>;
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
export type PolicyCheck = v.InferOutput<typeof policyCheckSchema>;
