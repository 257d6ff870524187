/** Configuration versions and their commit information. */
import * as v from './schema.js';
export declare const configurationVersionSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"configuration-versions", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        status: v.StringSchema<undefined>;
        'auto-queue-runs': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        error: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'error-message': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        source: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        speculative: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        provisional: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'status-timestamps': v.NullishSchema<v.RecordSchema<v.StringSchema<undefined>, v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>, undefined>;
        /** A secret. Present only in the answer to creation. */
        'upload-url': v.NullishSchema<v.StringSchema<undefined>, undefined>;
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
export type ConfigurationVersion = v.InferOutput<typeof configurationVersionSchema>;
export declare const ingressAttributesSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<"ingress-attributes", undefined>;
    readonly attributes: v.LooseObjectSchema<{
        branch: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'clone-url': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'commit-message': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'commit-sha': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'commit-url': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'compare-url': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        identifier: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'is-pull-request': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'on-default-branch': v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
        'pull-request-number': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
        'pull-request-url': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'pull-request-title': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'pull-request-body': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        tag: v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'sender-username': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'sender-avatar-url': v.NullishSchema<v.StringSchema<undefined>, undefined>;
        'sender-html-url': v.NullishSchema<v.StringSchema<undefined>, undefined>;
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
export type IngressAttributes = v.InferOutput<typeof ingressAttributesSchema>;
