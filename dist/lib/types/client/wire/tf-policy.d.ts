/** Terraform policy, the third policy system (beta). */
import * as v from './schema.js';
export declare const tfPolicyEvaluationSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"tf-policy-evaluations", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        status: v.StringSchema<undefined>;
        'stage-type': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'result-count': v.NullishSchema<v.LooseObjectSchema<{
            'advisory-failed': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            'mandatory-failed': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            'mandatory-overridable-failed': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            passed: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            errored: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
            unknown: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        error: v.NullishSchema<v.LooseObjectSchema<{
            type: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            summary: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            detail: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        actions: v.NullishSchema<v.LooseObjectSchema<{
            'is-overridable': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        permissions: v.NullishSchema<v.LooseObjectSchema<{
            'can-override': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
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
export type TfPolicyEvaluation = v.InferOutput<typeof tfPolicyEvaluationSchema>;
declare const tfPolicyOutcomeSchema: v.LooseObjectSchema<{
    readonly policy_name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly file_name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly enforcement_level: v.NullishSchema<v.StringSchema<undefined>, undefined>;
    readonly status: v.StringSchema<undefined>;
    readonly diagnostics: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
        readonly summary: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly code: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly context: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly start_line: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        readonly error_message: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        readonly resources: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
            readonly resource_name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly error_message: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly info_message: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly file_name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly code: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly start_line: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        }, undefined>, undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
}, undefined>;
export type TfPolicyOutcome = v.InferOutput<typeof tfPolicyOutcomeSchema>;
export declare const tfPolicySetOutcomeSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"tf-policy-set-outcomes", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        outcomes: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
            readonly policy_name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly file_name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly enforcement_level: v.NullishSchema<v.StringSchema<undefined>, undefined>;
            readonly status: v.StringSchema<undefined>;
            readonly diagnostics: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
                readonly summary: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly code: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly context: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly start_line: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
                readonly error_message: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                readonly resources: v.NullishSchema<v.ArraySchema<v.LooseObjectSchema<{
                    readonly resource_name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                    readonly error_message: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                    readonly info_message: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                    readonly file_name: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                    readonly code: v.NullishSchema<v.StringSchema<undefined>, undefined>;
                    readonly start_line: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
                }, undefined>, undefined>, undefined>;
            }, undefined>, undefined>, undefined>;
        }, undefined>, undefined>, undefined>;
        'policy-set-name': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        error: v.OptionalSchema<v.UnknownSchema, undefined>;
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
export type TfPolicySetOutcome = v.InferOutput<typeof tfPolicySetOutcomeSchema>;
export {};
