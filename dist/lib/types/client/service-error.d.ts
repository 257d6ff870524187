/** Every failure between this program and the service: one class with a closed list of codes. */
import { type Code } from '../model/errors.js';
import { type Finding } from '../model/finding.js';
import type { Method } from '../model/ports.js';
import type { WireError } from './wire/resource.js';
/** Why a request failed. */
export type ServiceErrorCode = 'bad-request' | 'unauthorized' | 'forbidden' | 'not-found' | 'conflict' | 'too-large' | 'unprocessable'
/** The upload URL was used already, has expired or is gone (403, 404, 410): a new version is needed. */
 | 'upload-refused' | 'rate-limited' | 'server-error'
/** A 3xx answer to a request for which redirects are not followed. */
 | 'redirected'
/** Not JSON:API, cut short, empty, or without the requested content. */
 | 'unreadable' | 'network' | 'timeout' | 'tls' | 'aborted'
/** A file on this machine could not be read or written. */
 | 'local'
/** Refused by this program before any request was sent. */
 | 'invalid';
/** What is known of a failure, whatever the request was. */
export interface FailureFacts {
    code: ServiceErrorCode;
    /** The message without its remedy; the whole message, if it has none. */
    seen?: string;
    status?: number;
    errors?: WireError[];
    /** What to do next: a whole sentence. */
    remedy?: string;
    /** Whether there was no time left to send it: others had all of it. */
    unsent?: boolean | undefined;
    /** Sentences after the remedy: how often it was tried. */
    tried?: string | undefined;
    /** How long the service wants no further request, if it said so. */
    retryAfterMs?: number | undefined;
    /** Under which the docs say more, where the code of the error alone does not say it. */
    helpCode?: Code | undefined;
}
/** A request that failed. The message says what was requested, what came back, and what to do next. */
export declare class ServiceError extends Error {
    readonly name = "ServiceError";
    readonly code: ServiceErrorCode;
    readonly method: Method;
    readonly path: string;
    /** What was requested and what came back: the message without its remedy. */
    readonly seen: string;
    readonly status: number | undefined;
    readonly errors: WireError[];
    readonly remedy: string | undefined;
    readonly tried: string | undefined;
    readonly unsent: boolean;
    readonly retryAfterMs: number | undefined;
    /** Of the section of docs/troubleshooting.md that says what to do. */
    readonly helpCode: Code | undefined;
    /** @param facts.path the pathname of the request only, never a query or a signed URL */
    constructor(message: string, facts: FailureFacts & {
        method: Method;
        path: string;
    }, options?: ErrorOptions);
    /** What was requested and what came back, and apart from it what to do next, where the message has both. */
    get finding(): Finding;
}
/** Makes text from a service safe for one line of a message: bounded, without control characters. */
export declare function boundedLine(text: string, longest: number): string;
/** Whether the service does not show what was asked for: what a token may not see is often answered as if it were not there. */
export declare function isUnseen(error: unknown): boolean;
