/** Policy evaluations and their outcomes, the successor of policy checks. */
import * as v from './schema.js';
export declare const policyEvaluationSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"policy-evaluations", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        status: v.StringSchema<undefined>;
        'policy-kind': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'policy-tool-version': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'result-count': v.NullishSchema<v.LooseObjectSchema<{
            'advisory-failed': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            'mandatory-failed': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            passed: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            errored: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        }, undefined>, undefined>;
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
export type PolicyEvaluation = v.InferOutput<typeof policyEvaluationSchema>;
/** Inner keys are snake_case on the wire. `output` is what the policy returned, of any kind. */
declare const outcomeSchema: v.LooseObjectSchema<{
    readonly status: v.StringSchema<undefined>;
    readonly policy_name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly enforcement_level: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly query: v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
    readonly description: v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
    readonly output: v.OptionalSchema<v.UnknownSchema, undefined>;
}, undefined>;
export type Outcome = v.InferOutput<typeof outcomeSchema>;
export declare const policySetOutcomeSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"policy-set-outcomes", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        outcomes: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
            readonly status: v.StringSchema<undefined>;
            readonly policy_name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly enforcement_level: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly query: v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
            readonly description: v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
            readonly output: v.OptionalSchema<v.UnknownSchema, undefined>;
        }, undefined>, undefined>, undefined>;
        /** The whole policy set could not be evaluated. */
        error: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        warnings: v.NullishSchema<v.ArraySchema<v.UnknownSchema, undefined>, undefined>;
        overridable: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'policy-set-name': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'policy-set-description': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'policy-tool-version': v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, string>, undefined>, null>, undefined>;
        'result-count': v.NullishSchema<v.LooseObjectSchema<{
            'advisory-failed': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            'mandatory-failed': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            passed: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            errored: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
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
export type PolicySetOutcome = v.InferOutput<typeof policySetOutcomeSchema>;
export {};
