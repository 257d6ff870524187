/**
 * JSON:API in the form that this service sends: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */
import * as v from './schema.js';
declare const identifierSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.StringSchema<undefined>;
}, undefined>;
export type Identifier = v.InferOutput<typeof identifierSchema>;
/** Any resource, before its attributes are checked. */
export declare const anyResourceSchema: v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.StringSchema<undefined>;
    readonly attributes: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    readonly relationships: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.LooseObjectSchema<{
        readonly data: v.OptionalSchema<v.NullableSchema<v.UnionSchema<[v.ArraySchema<v.LooseObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
            readonly type: v.StringSchema<undefined>;
        }, undefined>, undefined>, v.LooseObjectSchema<{
            readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
            readonly type: v.StringSchema<undefined>;
        }, undefined>], undefined>, undefined>, undefined>;
        readonly links: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
    }, undefined>, undefined>, undefined>;
    readonly links: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.UnknownSchema, undefined>, undefined>;
}, undefined>;
export type AnyResource = v.InferOutput<typeof anyResourceSchema>;
interface Related {
    /**
     * The resources that are named under a relationship, in either spelling; undefined if none is
     * named.
     */
    named: Identifier[] | undefined;
    /** The relationship exists, or exists twice with different contents, but names nothing. */
    hinted: boolean;
    /** The relationship is a list. */
    many: boolean;
}
export declare function related({ relationships }: {
    relationships?: Readonly<Record<string, unknown>> | undefined;
}, name: string): Related;
/** The resource that is named under a relationship to one; undefined if none is named. */
export declare function relatedId(resource: Parameters<typeof related>[0], name: string): string | undefined;
/** The schema of one kind of resource: `type` must be the word, and the attributes must match. */
export declare function resource<const Type extends string, Attributes extends v.ObjectEntries>(type: Type, attributes: Attributes): v.LooseObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 1, undefined>]>;
    readonly type: v.LiteralSchema<Type, undefined>;
    readonly attributes: v.LooseObjectSchema<Attributes, undefined>;
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
/** One entry of `errors[]`; a service may also send a plain string there. */
export interface WireError {
    status?: string;
    title?: string;
    detail?: string;
    source?: {
        pointer?: string;
        parameter?: string;
    };
}
/** A value that a service may leave out or send as null, as it does with nearly everything. */
export declare const text: v.NullishSchema<v.StringSchema<undefined>, undefined>;
export declare const flag: v.NullishSchema<v.BooleanSchema<undefined>, undefined>;
export declare const count: v.NullishSchema<v.NumberSchema<undefined>, undefined>;
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
export declare const timestamps: v.NullishSchema<v.RecordSchema<v.StringSchema<undefined>, v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>, undefined>;
/** `{"can-override": true}` */
export declare const flags: v.NullishSchema<v.RecordSchema<v.StringSchema<undefined>, v.NullableSchema<v.BooleanSchema<undefined>, undefined>, undefined>, undefined>;
/** A value that decides nothing: in an unexpected form it is ignored. */
export declare function spare<T>(schema: v.GenericSchema<unknown, T>): v.NullishSchema<v.SchemaWithFallback<v.NullableSchema<v.GenericSchema<unknown, T>, undefined>, null>, undefined>;
export declare function object<Entries extends v.ObjectEntries>(entries: Entries): v.NullishSchema<v.LooseObjectSchema<Entries, undefined>, undefined>;
export declare const paginationSchema: v.LooseObjectSchema<{
    readonly 'current-page': v.NumberSchema<undefined>;
    readonly 'page-size': v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
    readonly 'prev-page': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
    readonly 'next-page': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
    readonly 'total-pages': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
    readonly 'total-count': v.NullishSchema<v.NumberSchema<undefined>, undefined>;
}, undefined>;
export type Pagination = v.InferOutput<typeof paginationSchema>;
export {};
