/** Reads request bodies, checks them against what a route expects, and refuses them with pointers. */
import { fail, invalid, type ServiceRequest } from './respond.ts';
import * as v from '../client/wire/schema.ts';

const JSON_API = 'application/vnd.api+json';

/** The body of a route that takes a resource. @throws Refusal 415 for another media type, 422 for what is wrong in it */
export function readDocument<Schema extends v.GenericSchema>(
  request: ServiceRequest,
  schema: Schema,
): v.InferOutput<Schema> {
  const type = mediaTypeOf(request);
  if (type !== JSON_API) {
    const sent = type === '' ? 'something unnamed' : type;
    throw unsupportedType(`The body must be sent as ${JSON_API}, not as ${sent}.`);
  }
  return checkBody(parseJson(request.body), schema);
}

function unsupportedType(detail: string) {
  return fail(415, { title: 'unsupported media type', detail });
}

/** The schema of an object with at least these members. The check is needed because in JavaScript a list is an object. */
export function objectWith<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value)),
    v.looseObject(entries),
  );
}

/** The schema of a body that holds one resource with these members. */
export function resourceBody<Entries extends v.ObjectEntries>(entries: Entries) {
  return objectWith({ data: objectWith(entries) });
}

/** The schema of a body with a list of resources, such as one that adds to a relationship. */
export function itemsBody<Schema extends v.GenericSchema>(item: Schema) {
  return objectWith({ data: v.array(item) });
}

/** The comment in the body of an action, plain JSON in either media type; undefined without a body or a comment. */
export function readComment(request: ServiceRequest): string | undefined {
  if (request.body.length === 0) return undefined;
  const type = mediaTypeOf(request);
  if (type !== JSON_API && type !== 'application/json') {
    throw unsupportedType(`An action's body must be sent as ${JSON_API} or application/json.`);
  }
  return checkBody(parseJson(request.body), actionSchema)?.comment ?? undefined;
}

const actionSchema = v.nullable(v.looseObject({ comment: v.optional(v.nullable(v.string())) }));

/** In lower case and without parameters; empty without the header. */
function mediaTypeOf(request: ServiceRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw invalid({ pointer: '', detail: 'The body is not JSON in UTF-8.' });
  }
}

/** The value as the schema reads it. @throws Refusal 422 with a pointer to every part that is wrong */
export function checkBody<Schema extends v.GenericSchema>(
  value: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw invalid(
    ...parsed.issues.map((issue) => ({
      pointer: (issue.path ?? [])
        .map(({ key }) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
        .join(''),
      detail: describeIssue(issue),
    })),
  );
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const key: unknown = issue.path?.at(-1)?.key;
  const name = typeof key === 'string' || typeof key === 'number' ? String(key) : 'The body';
  if (issue.received === 'undefined') {
    // Of a missing member, some schemas expect its name: that would be said twice.
    const isNameExpected = issue.expected === null || issue.expected === JSON.stringify(key);
    return `${name} is required${isNameExpected ? '' : `: ${issue.expected}`}.`;
  }
  // Only the check of `objectWith` has no word for what it expects.
  return `${name} must be ${issue.expected ?? 'Object'}, not ${issue.received}.`;
}
