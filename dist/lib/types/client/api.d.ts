/** Requests as this API wants them. The token is put on here, and only towards its own origin. */
import type { FileBody, HttpRequest } from '../model/ports.js';
import { type Purpose } from './describe.js';
import { ServiceError } from './errors.js';
import type { ExchangePorts, Reader } from './http/exchange.js';
import type { Pace } from './http/limits.js';
import type { RetryClass } from './http/retry.js';
import type { Route } from './http/route.js';
import { type Document } from './jsonapi.js';
import type { Shared } from './shared.js';
type Query = Readonly<Record<string, string | undefined>>;
/** `include`: asked for where the service takes it. `resource` tells one list of names from another. */
interface Includes {
    resource: string;
    names: readonly string[];
}
/** What a request says beside its route. */
export interface ApiRequest<T> extends Purpose {
    query?: Query;
    include?: Includes;
    /** Sent as JSON. */
    body?: unknown;
    /** Reads are `safe`, everything else an `action`, when left out. */
    class?: RetryClass;
    pace?: Pace;
    /** What is wrong with the rest of the request, as whole sentences: refused without sending. */
    problems?: readonly string[];
    recovery?: ApiRecovery<T>;
}
/** As `Recovery`, with an API that is given up when the request is. */
export interface ApiRecovery<T> {
    look(api: Api, failure: ServiceError): Promise<{
        value: T;
    } | undefined>;
    settles?: readonly number[];
}
/** Of an answer that is no document. */
export interface Transfer<T> {
    accept?: string;
    file?: string;
    maxBytes?: number;
    /** What the answer's body is handed to as it arrives, instead of being kept. */
    take?: HttpRequest['take'];
    read: Reader<T>;
}
/** A request to a URL that is itself a secret: no Authorization, never named. */
interface SecretRequest<T> extends Purpose, Transfer<T> {
    method: 'GET' | 'PUT';
    /** What errors call the URL, in place of its path: `(upload URL)`. */
    called: string;
    body?: FileBody;
    class: RetryClass;
    /** For one attempt. */
    attemptMs?: number;
    recovery?: ApiRecovery<T>;
}
export declare const CALL_BUDGET_MS: number;
/** `discovers`: whether the host is asked where it has the API, before the first request. */
type ApiPorts = ExchangePorts & {
    discovers: boolean;
};
export declare class Api {
    #private;
    readonly origin: URL;
    readonly ports: ApiPorts;
    constructor(origin: URL, token: string, ports: ApiPorts);
    get shared(): Shared;
    /** A request that is answered by a JSON:API document; `included` are the includes it was asked with. */
    ask<T>(route: Route, request: ApiRequest<T> & {
        read(document: Document, included: readonly string[]): T;
    }): Promise<T>;
    /** A request whose success is all that matters. */
    tell(route: Route, request: ApiRequest<void>): Promise<void>;
    /** A request whose answer is no document: a download, a log, a redirect to either. */
    fetch<T>(route: Route, request: ApiRequest<T> & Transfer<T>): Promise<T>;
    secret<T>(given: string, request: SecretRequest<T>): Promise<T>;
    /** Waits between looks; rejects with a ServiceError when cancelled. */
    wait(ms: number, purpose: Purpose): Promise<void>;
    /** The same, given up at `until` at the latest. */
    until(until: number): Api;
}
/** Reads an answer of which the success is all that matters. */
export declare function succeeded(answer: Parameters<Reader<void>>[0]): {
    value: void;
} | undefined;
export {};
