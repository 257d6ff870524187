/**
 * Requests in the form that this API wants, below the path that the host names for it. The token is added here, and sent to
 * its own origin only.
 */
import type { FileBody, HttpRequest } from '../model/ports.js';
import { type Purpose } from './describe-failure.js';
import { ServiceError } from './service-error.js';
import { type ExchangePorts, type AnswerReader } from './http/exchange.js';
import type { Pace } from './http/rate-limit.js';
import type { RetryClass } from './http/retry.js';
import type { Route } from './http/route.js';
import { type Document } from './jsonapi.js';
import type { Shared } from './shared.js';
type Query = Readonly<Record<string, string | undefined>>;
/** `include` is sent if the service accepts it. `resource` says to which list of names the includes belong. */
interface Includes {
    resource: string;
    names: readonly string[];
}
/** What a request sends besides its route. */
export interface ApiRequest<T> extends Purpose {
    query?: Query;
    include?: Includes;
    /** Sent as JSON. */
    body?: unknown;
    /** Reads are `safe`, everything else an `action`, when left out. */
    class?: RetryClass;
    pace?: Pace;
    /** What is wrong with the rest of the request, as whole sentences. If there is any, nothing is sent. */
    problems?: readonly string[];
    recovery?: ApiRecovery<T>;
}
/** Like `Recovery`, with an API that is abandoned together with the request. */
export interface ApiRecovery<T> {
    look(api: Api, failure: ServiceError): Promise<{
        value: T;
    } | undefined>;
    settles?: readonly number[];
}
/** For an answer that is not a document. */
export interface Transfer<T> {
    accept?: string;
    file?: string;
    maxBytes?: number;
    /** Receives the answer's body while it arrives, so that the body is not kept in memory. */
    take?: HttpRequest['take'];
    read: AnswerReader<T>;
}
/** How a request is sent, tried again and read. */
interface Exchanged<T> extends Transfer<T> {
    class: RetryClass;
    /** For one attempt. */
    attemptMs?: number;
    recovery?: ApiRecovery<T>;
}
export declare const CALL_BUDGET_MS: number;
export declare class Api {
    #private;
    readonly origin: URL;
    readonly ports: ExchangePorts;
    constructor(origin: URL, token: string, ports: ExchangePorts);
    get shared(): Shared;
    /** A request with a JSON:API document as its answer; `included` are the includes that were requested. */
    ask<T>(route: Route, request: ApiRequest<T> & {
        read(document: Document, included: readonly string[]): T;
    }): Promise<T>;
    /** A request whose only result is success or failure. */
    send(route: Route, request: ApiRequest<void>): Promise<void>;
    /** A request with an answer that is not a document: a download, a log, a redirect to one of them. */
    fetch<T>(route: Route, request: ApiRequest<T> & Transfer<T>): Promise<T>;
    /**
     * A request to a URL that is itself a secret, and is never shown: no Authorization header unless `needsToken`.
     *
     * @param request.shownPath what errors show instead of the URL's path: `(upload URL)`
     * @param request.needsToken whether the service may ask for the token there: an address of the service itself gets it
     */
    requestSecretUrl<T>(address: string, request: Purpose & Exchanged<T> & {
        method: 'GET' | 'PUT';
        shownPath: string;
        body?: FileBody;
        needsToken?: boolean;
    }): Promise<T>;
    /** Waits between polls, until the deadline at most; rejects with a ServiceError when cancelled. */
    wait(ms: number, purpose: Purpose): Promise<void>;
    /** The same API, with requests that end at this time at the latest. */
    endingBy(time: number): Api;
}
export declare function succeeded(answer: Parameters<AnswerReader<void>>[0]): {
    value: void;
} | undefined;
export {};
