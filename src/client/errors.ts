/** Everything that can go wrong between this program and the service: one family, closed codes. */
import type { Method } from '../model/ports.ts';
import type { WireError } from './wire/resource.ts';

export type ServiceErrorCode =
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unprocessable'
  /** The upload URL is used up, expired or gone (403, 404, 410): only a new version helps. */
  | 'upload-refused'
  | 'rate-limited'
  | 'server-error'
  /** A 3xx where none is followed. */
  | 'redirected'
  /** Not JSON:API, cut short, empty, or without what was asked for. */
  | 'unreadable'
  | 'network'
  | 'timeout'
  | 'tls'
  | 'aborted'
  /** A file of this machine could not be read or written. */
  | 'local'
  /** Refused here, before any request was made. */
  | 'invalid';

export interface ServiceErrorFacts {
  code: ServiceErrorCode;
  /** What was asked. `path` is the pathname only, never a query or a signed URL. */
  method: Method;
  path: string;
  /** What came back. */
  status?: number;
  errors?: WireError[];
  /** What to do next: a whole sentence. */
  remedy?: string;
  /** How long the service asked to be left alone, when it did. */
  retryAfterMs?: number;
}

export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ServiceErrorCode;
  readonly method: Method;
  readonly path: string;
  readonly status: number | undefined;
  readonly errors: WireError[];
  readonly remedy: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(message: string, facts: ServiceErrorFacts, options?: ErrorOptions) {
    super(message, options);
    this.code = facts.code;
    this.method = facts.method;
    this.path = facts.path;
    this.status = facts.status;
    this.errors = facts.errors ?? [];
    this.remedy = facts.remedy;
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** Control characters, line and paragraph separators, and what turns the direction of text. */
// oxlint-disable-next-line no-control-regex -- these are what must go
const ACTING = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]+/g;
/** The query of a URL may be its secret. */
const QUERY = /(https?:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]*/gi;

/** Text from a service, fit for one line of a message: bounded, and without anything that acts. */
export function plain(text: string, longest: number): string {
  // Twice as much as can be shown, so that a hostile text costs nothing to clean.
  const line = text
    .slice(0, longest * 2)
    .replace(ACTING, ' ')
    .replace(QUERY, '$1')
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}
