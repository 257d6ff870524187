/** Runs, plans, cost estimates and run events. */
import * as v from './schema.js';
export declare const runSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"runs", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        status: v.StringSchema<undefined>;
        message: v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'created-at': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'is-destroy': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'plan-only': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'save-plan': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'has-changes': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'position-in-queue': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, number>, undefined>, null>, undefined>;
        source: v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'status-timestamps': v.NullishSchema<v.RecordSchema<v.StringSchema<undefined>, v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>, undefined>;
        /** `is-cancelable`, `is-confirmable`, `is-discardable`, `is-force-cancelable`. */
        actions: v.NullishSchema<v.RecordSchema<v.StringSchema<undefined>, v.NullableSchema<v.BooleanSchema<undefined>, undefined>, undefined>, undefined>;
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
export type Run = v.InferOutput<typeof runSchema>;
export declare const planSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"plans", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        status: v.StringSchema<undefined>;
        'has-changes': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'resource-additions': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        'resource-changes': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        'resource-destructions': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        'resource-imports': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        /** A secret: readable by anyone who has it. */
        'log-read-url': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'status-timestamps': v.NullishSchema<v.RecordSchema<v.StringSchema<undefined>, v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>, undefined>;
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
export type Plan = v.InferOutput<typeof planSchema>;
export declare const applySchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"applies", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        status: v.StringSchema<undefined>;
        'resource-additions': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        'resource-changes': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        'resource-destructions': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        'resource-imports': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        /** A secret, as that of a plan. */
        'log-read-url': v.NullishSchema<v.StringSchema<undefined>, undefined>;
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
export type Apply = v.InferOutput<typeof applySchema>;
export declare const costEstimateSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"cost-estimates", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        status: v.StringSchema<undefined>;
        'prior-monthly-cost': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'proposed-monthly-cost': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'delta-monthly-cost': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'resources-count': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, number>, undefined>, null>, undefined>;
        'error-message': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
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
export type CostEstimate = v.InferOutput<typeof costEstimateSchema>;
export declare const runEventSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"run-events", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        action: v.StringSchema<undefined>;
        description: v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'created-at': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
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
export type RunEvent = v.InferOutput<typeof runEventSchema>;
export declare const commentSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"comments", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        body: v.NullishSchema<v.StringSchema<undefined>, undefined>;
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
