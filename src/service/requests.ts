/**
 * Requests to the local service and its answers as plain values, without a socket: bodies are read, checked against what a
 * route expects, and refused with pointers.
 */
import { toJson } from './long-numbers.ts';
import type { Method } from '../model/ports.ts';
import * as v from '../client/wire/schema.ts';

export interface ServiceRequest {
  method: Method;
  /** The path of the URL, not decoded. */
  path: string;
  /** The raw query, without its question mark. */
  query: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

const MOST_BODY_BYTES = 1024 * 1024;
const MOST_UPLOAD_BYTES = 100 * 1024 * 1024;

/** How long the body of a request to this path may be. */
export function maxBodyBytes(path: string): number {
  return path.startsWith('/v1/object/') ? MOST_UPLOAD_BYTES : MOST_BODY_BYTES;
}

export interface ServiceResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** A fault that the transport shows while it sends this answer. */
  fault?: TransportFault;
}

type TransportFault =
  /** The connection is reset, and no answer is sent. */
  | { kind: 'reset' }
  /** The headers promise the whole body, and only its first `bytes` are sent. */
  | { kind: 'truncate'; bytes: number }
  | { kind: 'delay'; delayMs: number };

const DOCUMENT_TYPE = 'application/vnd.api+json; charset=utf-8';
const NOTHING = new Uint8Array();

/** Ends the handling of a request with an error in place of what was asked for. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly response: ServiceResponse;
  constructor(response: ServiceResponse) {
    super(`refused with ${String(response.status)}`);
    this.response = response;
  }
}

interface ErrorObject {
  status?: string;
  title: string;
  detail?: string;
  source?: { pointer?: string; parameter?: string };
}

export function respond(
  status: number,
  document: unknown,
  headers: Record<string, string> = {},
): ServiceResponse {
  return {
    status,
    headers: { 'content-type': DOCUMENT_TYPE, ...headers },
    body: Buffer.from(toJson(document)),
  };
}

export function respondText(status: number, text: string, type = 'text/plain'): ServiceResponse {
  return {
    status,
    headers: { 'content-type': `${type}; charset=utf-8` },
    body: Buffer.from(text),
  };
}

export function respondEmpty(
  status: number,
  headers: Record<string, string> = {},
): ServiceResponse {
  return { status, headers, body: NOTHING };
}

export function redirect(status: 302 | 307, location: string): ServiceResponse {
  return respondEmpty(status, { location });
}

/** A refusal to throw, so that the request is answered with these errors. */
export function fail(status: number, ...errors: ErrorObject[]): Refusal {
  const sent = errors.map((error) => ({ status: String(status), ...error }));
  return new Refusal(respond(status, { errors: sent }));
}

/** 400 for a query that cannot be understood. */
export function badRequest(parameter: string, detail: string): Refusal {
  return fail(400, { title: 'bad request', detail, source: { parameter } });
}

/** 404, also for what the token may not see. */
export function notFound(detail?: string): Refusal {
  return fail(404, { title: 'not found', detail });
}

/** 403: the token may know that the resource exists, but not do this with it. */
export function forbidden(detail: string): Refusal {
  return fail(403, { title: 'forbidden', detail });
}

/** 409: the state of the resource does not allow the request. */
export function conflict(detail?: string): Refusal {
  return fail(409, { title: 'transition not allowed', detail });
}

/** 422; each `pointer` leads to a part of the body that is wrong. */
export function invalid(...problems: { pointer: string; detail: string }[]): Refusal {
  const title = 'invalid attribute';
  return fail(
    422,
    ...problems.map(({ pointer, detail }) => ({ title, detail, source: { pointer } })),
  );
}

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
  return checkBody(readJson(request.body), schema);
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

export function resourceBody<Entries extends v.ObjectEntries>(entries: Entries) {
  return objectWith({ data: objectWith(entries) });
}

/** The schema of a body with a list of resources, such as one that adds to a relationship. */
export function itemsBody<Schema extends v.GenericSchema>(item: Schema) {
  return objectWith({ data: v.array(item) });
}

/** The comment in the body of an action, plain JSON in either media type; undefined without a body or a comment. */
export function commentOfAction(request: ServiceRequest): string | undefined {
  if (request.body.length === 0) return undefined;
  const type = mediaTypeOf(request);
  if (type !== JSON_API && type !== 'application/json') {
    throw unsupportedType(`An action's body must be sent as ${JSON_API} or application/json.`);
  }
  return checkBody(readJson(request.body), actionSchema)?.comment ?? undefined;
}

const actionSchema = v.nullable(v.looseObject({ comment: v.optional(v.nullable(v.string())) }));

/** In lower case and without parameters; empty without the header. */
function mediaTypeOf(request: ServiceRequest): string {
  return (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

export function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw invalid({ pointer: '', detail: 'The body is not JSON in UTF-8.' });
  }
}

/** More help nobody: a list of a megabyte can be wrong in each of its entries. */
const MOST_PROBLEMS = 100;

/** The value as the schema reads it. @throws Refusal 422 with a pointer to every part that is wrong, up to a limit */
export function checkBody<Schema extends v.GenericSchema>(
  value: unknown,
  schema: Schema,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw invalid(
    ...parsed.issues.slice(0, MOST_PROBLEMS).map((issue) => ({
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
