/** Requests and responses of the local service as plain values, without a socket. */
import type { Method } from '../model/ports.ts';

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

/** The address of a service that listens nowhere. */
export const NOWHERE = 'http://127.0.0.1';

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;

/** The most bytes that the body of a request to this path may have. */
export function maxBodyBytes(path: string): number {
  return path.startsWith('/v1/object/') ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
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

/** An answer with a JSON document as its body. */
export function respond(
  status: number,
  document: unknown,
  headers: Record<string, string> = {},
): ServiceResponse {
  return {
    status,
    headers: { 'content-type': DOCUMENT_TYPE, ...headers },
    body: Buffer.from(JSON.stringify(document)),
  };
}

export function respondText(status: number, text: string, type = 'text/plain'): ServiceResponse {
  return {
    status,
    headers: { 'content-type': `${type}; charset=utf-8` },
    body: Buffer.from(text),
  };
}

/** An answer without a body. */
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
