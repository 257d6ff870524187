/** What went wrong between this program and the service, said once: asked, answered, to do next. */
import type { HttpResponse, Method, TransportError } from '../model/ports.js';
import { ServiceError, type ServiceErrorCode } from './errors.js';
/** What a request is for, in words that an error can use. */
export interface Purpose {
    /** Finishes "Could not …": `create a configuration version`. */
    what: string;
    /** Finishes "It needs …": `the permission "queue plans" on the workspace`. */
    needs?: string;
    /** What a refusal for the object's state means here: a whole sentence. */
    onConflict?: string;
    /** Statuses that mean something of their own here. */
    codes?: Readonly<Record<number, ServiceErrorCode>>;
    /** What an answer of 413, 422 or none at all most likely means here: a whole sentence. */
    onTooLarge?: string;
}
/** The request as errors may name it: no query, no other part of a URL. */
export interface Asked {
    purpose: Purpose;
    method: Method;
    /** Pathname; of a secret URL only words for it. */
    path: string;
    host: string;
    /** Of the service itself, whoever is asked. */
    serviceOrigin: string;
}
/** An id that the service cannot even read, which some answer with 500. */
export declare function saysMalformedId(answer: HttpResponse): boolean;
/** An answer that is a refusal. */
export declare function describeRefusal(asked: Asked, answer: HttpResponse): ServiceError;
/** An answer with a success status that does not hold what was asked for. */
export declare function describeUnreadable(asked: Asked, answer: HttpResponse, why: string): ServiceError;
/** The service handed out an address for an archive or a log that nothing is sent to. */
export declare function describeNotSecure(asked: Asked): ServiceError;
/** What makes a service that is reached over TLS hand out addresses without it. */
export declare const SAYS_HTTP = "What ends TLS in front of the service does not tell it: have that send `X-Forwarded-Proto: https`, or set the address that the service is known by.";
/** Refused before any request was made. `problems` are whole sentences. */
export declare function describeInvalid(asked: Asked, problems: readonly string[]): ServiceError;
/** The same error, with one more sentence at its end. */
export declare function withSentence(error: ServiceError, sentence: string, cause: unknown): ServiceError;
/** No complete answer. Nothing is to be done about a request that was cancelled. */
export declare function describeTransport(asked: Asked, error: TransportError): ServiceError;
