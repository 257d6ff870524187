/**
 * JSON:API in the form that this service sends: resources, relationships, documents, pages, errors.
 * Attribute names stay as on the wire; unknown attributes are kept.
 */
import * as v from './schema.ts';

const id = v.pipe(v.string(), v.minLength(1));
const identifierSchema = v.looseObject({ id, type: v.string() });
export type Identifier = v.InferOutput<typeof identifierSchema>;

const relationshipSchema = v.looseObject({
  data: v.optional(v.nullable(v.union([v.array(identifierSchema), identifierSchema]))),
  links: v.optional(v.record(v.string(), v.unknown())),
});
/** What a resource is related to: one resource, several, or none. */
export type Relationship = v.InferOutput<typeof relationshipSchema>;

/** Any resource, before its attributes are checked. */
export const anyResourceSchema = v.looseObject({
  ...identifierSchema.entries,
  attributes: v.optional(v.record(v.string(), v.unknown())),
  relationships: v.optional(v.record(v.string(), relationshipSchema)),
  links: v.optional(v.record(v.string(), v.unknown())),
});
export type AnyResource = v.InferOutput<typeof anyResourceSchema>;

/**
 * Reads a relationship, whose name may be spelled with `-` or with `_`. `named`: the resources, or undefined without a
 * readable relationship. `unreadable`: it exists without data, or in both spellings with different contents. `many`: the
 * data is a list.
 */
export function related(
  { relationships = {} }: { relationships?: Readonly<Record<string, unknown>> | undefined },
  name: string,
): { named: Identifier[] | undefined; unreadable: boolean; many: boolean } {
  const spellings = [...new Set([name, name.replaceAll('-', '_')])]
    .filter((spelling) => Object.hasOwn(relationships, spelling))
    .map((spelling) => relationships[spelling]);
  const [first, second] = spellings;
  const parsed = v.safeParse(relationshipSchema, first, { abortEarly: true });
  const differ = second !== undefined && JSON.stringify(second) !== JSON.stringify(first);
  if (first === undefined) return { named: undefined, unreadable: false, many: false };
  if (differ || !parsed.success || parsed.output.data === undefined) {
    return { named: undefined, unreadable: true, many: false };
  }
  const { data } = parsed.output;
  const many = Array.isArray(data);
  // None, one or several.
  const named = data === null ? [] : [data].flat();
  return { named, unreadable: false, many };
}

/** The resource that is named under a relationship to one; undefined if none is named. */
export function relatedId(
  resource: Parameters<typeof related>[0],
  name: string,
): string | undefined {
  const { named = [], many } = related(resource, name);
  return many ? undefined : named[0]?.id;
}

/** The schema of one kind of resource: `type` must be the word, and the attributes must match. */
export function resourceSchema<const Type extends string, Attributes extends v.ObjectEntries>(
  type: Type,
  attributes: Attributes,
) {
  return v.looseObject({
    id,
    type: v.literal(type),
    attributes: v.looseObject(attributes),
    relationships: v.optional(v.record(v.string(), relationshipSchema), {}),
    links: v.optional(v.record(v.string(), v.unknown()), {}),
  });
}

/** One entry of `errors[]`; a service may also send a plain string there. */
export interface WireError {
  status?: string;
  title?: string;
  detail?: string;
  source?: { pointer?: string; parameter?: string };
}

/** A value that a service may leave out or send as null, as it does with nearly everything. */
export const text = v.nullish(v.string());
export const flag = v.nullish(v.boolean());
export const countSchema = v.nullish(v.number());
/** `{"queued-at": "<timestamp>"}`: a key appears once its status has been reached. */
export const timestamps = v.nullish(v.record(v.string(), v.nullable(v.string())));
/** `{"can-override": true}` */
export const flags = v.nullish(v.record(v.string(), v.nullable(v.boolean())));

/** A value on which nothing depends: it is ignored if its form is unexpected. */
export function ignoredIfInvalid<T>(schema: v.GenericSchema<unknown, T>) {
  return v.nullish(v.fallback(v.nullable(schema), null));
}

export function optionalObject<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.nullish(v.looseObject(entries));
}

export const paginationSchema = v.looseObject({
  'current-page': v.number(),
  'page-size': v.optional(v.number()),
  'prev-page': countSchema,
  'next-page': countSchema,
  'total-pages': countSchema,
  'total-count': countSchema,
});
export type Pagination = v.InferOutput<typeof paginationSchema>;
