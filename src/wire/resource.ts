/**
 * JSON:API as this service speaks it: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; attributes nobody here knows are kept.
 */
import * as v from './schema.ts';

export const identifierSchema = v.looseObject({
  id: v.pipe(v.string(), v.minLength(1)),
  type: v.string(),
});
export type Identifier = v.InferOutput<typeof identifierSchema>;

export const relationshipSchema = v.looseObject({
  data: v.optional(v.nullable(v.union([v.array(identifierSchema), identifierSchema]))),
  links: v.optional(v.record(v.string(), v.unknown())),
});
export type Relationship = v.InferOutput<typeof relationshipSchema>;

/** Any resource, before its attributes have been looked at. */
export const anyResourceSchema = v.looseObject({
  ...identifierSchema.entries,
  attributes: v.optional(v.record(v.string(), v.unknown())),
  relationships: v.optional(v.record(v.string(), relationshipSchema)),
  links: v.optional(v.record(v.string(), v.unknown())),
});
export type AnyResource = v.InferOutput<typeof anyResourceSchema>;

/** The schema of one kind of resource: `type` must be the word, `attributes` must fit. */
export function resource<
  const Type extends string,
  Attributes extends v.GenericSchema<unknown, object>,
>(type: Type, attributes: Attributes) {
  return v.looseObject({
    id: v.pipe(v.string(), v.minLength(1)),
    type: v.literal(type),
    attributes,
    relationships: v.optional(v.record(v.string(), relationshipSchema), {}),
    links: v.optional(v.record(v.string(), v.unknown()), {}),
  });
}

export const paginationSchema = v.looseObject({
  'current-page': v.number(),
  'page-size': v.optional(v.number()),
  'prev-page': v.optional(v.nullable(v.number())),
  'next-page': v.optional(v.nullable(v.number())),
  'total-pages': v.optional(v.nullable(v.number())),
  'total-count': v.optional(v.nullable(v.number())),
});
export type Pagination = v.InferOutput<typeof paginationSchema>;

/** One entry of `errors[]`; a service may also send a plain string there. */
export interface WireError {
  status?: string;
  title?: string;
  detail?: string;
  source?: { pointer?: string; parameter?: string };
}

export const text = v.optional(v.nullable(v.string()));
export const flag = v.optional(v.nullable(v.boolean()));
export const count = v.optional(v.nullable(v.number()));
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
export const timestamps = v.optional(v.nullable(v.record(v.string(), v.nullable(v.string()))));
