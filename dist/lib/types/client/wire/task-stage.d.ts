/** Task stages and the results of run tasks. */
import * as v from './schema.js';
export declare const taskStageSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"task-stages", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        status: v.StringSchema<undefined>;
        stage: v.StringSchema<undefined>;
        'status-timestamps': v.NullishSchema<v.RecordSchema<v.StringSchema<undefined>, v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>, undefined>;
        actions: v.NullishSchema<v.LooseObjectSchema<{
            'is-overridable': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        permissions: v.NullishSchema<v.LooseObjectSchema<{
            'can-override': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
            'can-override-policy': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
            'can-override-tasks': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
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
export type TaskStage = v.InferOutput<typeof taskStageSchema>;
export declare const taskResultSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"task-results", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        status: v.StringSchema<undefined>;
        message: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        url: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'task-name': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        stage: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        /** `advisory` or `mandatory`. */
        'workspace-task-enforcement-level': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'task-result-outcomes-count': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
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
export type TaskResult = v.InferOutput<typeof taskResultSchema>;
