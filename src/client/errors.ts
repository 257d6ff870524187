/** Everything that can go wrong between this program and the service: one family, closed codes. */
import type { Method } from '../ports.ts';
import type { WireError } from '../wire/resource.ts';

export type ServiceErrorCode =
  | 'bad-request'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unprocessable'
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
}

export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ServiceErrorCode;
  readonly method: Method;
  readonly path: string;
  readonly status: number | undefined;
  readonly errors: WireError[];
  readonly remedy: string | undefined;

  constructor(message: string, facts: ServiceErrorFacts, options?: ErrorOptions) {
    super(message, options);
    this.code = facts.code;
    this.method = facts.method;
    this.path = facts.path;
    this.status = facts.status;
    this.errors = facts.errors ?? [];
    this.remedy = facts.remedy;
  }
}
