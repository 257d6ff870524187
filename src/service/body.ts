/**
 * Reads request bodies, checks them against what a route expects, and refuses them with pointers.
 */
import { Refusal, fail, invalid, type ServiceRequest } from './respond.ts';
import * as v from '../client/wire/schema.ts';

const JSON_API = 'application/vnd.api+json';

/**
 * The body of a route that takes a resource. Throws a `Refusal`: 415 for another media type,
 * 422 with a pointer to every part that is wrong.
 */
export function readDocument<Schema extends v.GenericSchema>(
  request: ServiceRequest,
  schema: Schema,
): v.InferOutput<Schema> {
  const document = parseDocument(request);
  refuseLists(document);
  return checkBody(document, schema);
}

function parseDocument(request: ServiceRequest): unknown {
  const type = mediaType(request);
  if (type !== JSON_API) {
    throw new Refusal(
      fail(415, {
        title: 'unsupported media type',
        detail: `The body must be sent as ${JSON_API}, not as ${type === '' ? 'something unnamed' : type}.`,
      }),
    );
  }
  return parse(request.body);
}

/** The schema of a body that holds one resource with these attributes. */
export function resourceBody<Entries extends v.ObjectEntries>(attributes: Entries) {
  return v.looseObject({ data: v.looseObject({ attributes: v.looseObject(attributes) }) });
}

/** The list in the body of a request that adds to a relationship. */
export function readItems<Schema extends v.GenericSchema>(
  request: ServiceRequest,
  item: Schema,
): v.InferOutput<Schema>[] {
  return checkBody(parseDocument(request), v.looseObject({ data: v.array(item) })).data;
}

/**
 * Refuses a list where one resource is expected: the schema of an object accepts lists, which are
 * objects too.
 */
function refuseLists(document: unknown): void {
  const data = memberOf(document, 'data');
  const attributes = memberOf(data, 'attributes');
  for (const [pointer, value] of [
    ['/data', data],
    ['/data/attributes', attributes],
  ] as const) {
    if (Array.isArray(value)) {
      throw new Refusal(invalid({ pointer, detail: 'One object is expected here, not a list.' }));
    }
  }
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The optional body of an action: plain JSON with a comment, in either media type. */
export function readComment(request: ServiceRequest): string | undefined {
  if (request.body.length === 0) return undefined;
  const type = mediaType(request);
  if (type !== JSON_API && type !== 'application/json') {
    throw new Refusal(
      fail(415, {
        title: 'unsupported media type',
        detail: `An action's body must be sent as ${JSON_API} or application/json.`,
      }),
    );
  }
  return checkBody(parse(request.body), actionSchema)?.comment ?? undefined;
}

const actionSchema = v.nullable(v.looseObject({ comment: v.optional(v.nullable(v.string())) }));

function mediaType(request: ServiceRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Refusal(invalid({ pointer: '', detail: 'The body is not JSON in UTF-8.' }));
  }
}

/** The value as the schema reads it. Throws a `Refusal` (422) with a pointer to every part that is wrong. */
export function checkBody<Schema extends v.GenericSchema>(
  value: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw new Refusal(
    invalid(
      ...parsed.issues.map((issue) => ({
        pointer: `/${(issue.path ?? []).map(({ key }) => String(key).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`,
        detail: sayProblem(issue),
      })),
    ),
  );
}

function sayProblem(issue: v.BaseIssue<unknown>): string {
  const key: unknown = issue.path?.at(-1)?.key;
  const name = typeof key === 'string' || typeof key === 'number' ? String(key) : 'The body';
  if (issue.received === 'undefined') {
    return `${name} is required${issue.expected === null ? '' : `: ${issue.expected}`}.`;
  }
  return `${name} must be ${issue.expected ?? 'something else'}, not ${issue.received}.`;
}
