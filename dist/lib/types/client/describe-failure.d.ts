/**
 * Turns every failure between this program and the service into one error: what was requested, what
 * was answered, what to do next.
 *
 * What a token may not see is 404, and so is a feature that the organization lacks:
 * https://developer.hashicorp.com/terraform/cloud-docs/api-docs.
 */
import type { HttpResponse, Method, TransportError } from '../model/ports.js';
import { ServiceError, type ServiceErrorCode } from './service-error.js';
import { type Unreadable } from './jsonapi.js';
/** What a request is for, in words that an error can use. */
export interface Purpose {
    /** Finishes "Could not …": `create a configuration version`. */
    what: string;
    /** Finishes "It needs …": `the permission "queue plans" on the workspace`. */
    needs?: string;
    /** What a refusal because of the object's state means here: a whole sentence. */
    onConflict?: string;
    /** Error codes of statuses that have a special meaning for this request. */
    codes?: Readonly<Record<number, ServiceErrorCode>>;
    /** The most likely reason for an answer of 413 or 422, or for no answer: a whole sentence. */
    likelyCause?: string;
}
/** The request in the form that errors may show: without its query or any other part of the URL. */
export interface RequestDescription {
    purpose: Purpose;
    method: Method;
    /** The pathname; for a secret URL, a description instead. */
    path: string;
    host: string;
    /** The service's own origin, also for requests to other hosts. */
    serviceOrigin: string;
}
export declare function describeRefusal(request: RequestDescription, answer: HttpResponse): ServiceError;
export declare function describeUnreadable(request: RequestDescription, answer: HttpResponse, { message, isOtherForm, helpCode }: Unreadable): ServiceError;
/** Describes an archive or log URL that is not https, so that nothing is sent to it. */
export declare function describeNotSecure(request: RequestDescription): ServiceError;
/** Describes a request that was not sent. `problems` are whole sentences. */
export declare function describeInvalid(request: RequestDescription, problems: readonly string[]): ServiceError;
/** A request for which no time was left. @param why the end of a sentence */
export declare function describeUnsent(request: RequestDescription, why: string): ServiceError;
/** The same error with one more sentence, which says how often it was tried or what is not known. */
export declare function withSentence(error: ServiceError, sentence: string, cause: unknown): ServiceError;
/** Describes a request without a complete answer. A cancelled request has no remedy. */
export declare function describeTransport(request: RequestDescription, error: TransportError): ServiceError;
/** Whether nothing listens on a port of this machine. */
export declare function isNotStarted(error: TransportError | undefined, host: string): boolean;
