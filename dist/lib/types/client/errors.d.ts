/** Everything that can go wrong between this program and the service: one family, closed codes. */
import type { Method } from '../model/ports.js';
import type { WireError } from './wire/resource.js';
export type ServiceErrorCode = 'bad-request' | 'unauthorized' | 'forbidden' | 'not-found' | 'conflict' | 'too-large' | 'unprocessable'
/** The upload URL is used up, expired or gone (403, 404, 410): only a new version helps. */
 | 'upload-refused' | 'rate-limited' | 'server-error'
/** A 3xx where none is followed. */
 | 'redirected'
/** Not JSON:API, cut short, empty, or without what was asked for. */
 | 'unreadable' | 'network' | 'timeout' | 'tls' | 'aborted'
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
export declare class ServiceError extends Error {
    readonly name = "ServiceError";
    readonly code: ServiceErrorCode;
    readonly method: Method;
    readonly path: string;
    readonly status: number | undefined;
    readonly errors: WireError[];
    readonly remedy: string | undefined;
    readonly retryAfterMs: number | undefined;
    constructor(message: string, facts: ServiceErrorFacts, options?: ErrorOptions);
}
/** Text from a service, fit for one line of a message: bounded, and without anything that acts. */
export declare function plain(text: string, longest: number): string;
