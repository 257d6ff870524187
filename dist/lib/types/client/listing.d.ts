/** Reads lists page by page, and reports a list as complete only if its entries match the service's own count. */
import type { Api, ApiRequest } from './api.js';
import { ServiceError } from './service-error.js';
import type { Route } from './http/route.js';
import { type Document, type NextPage, type Schema } from './jsonapi.js';
import type { Pagination } from './wire/resource.js';
/** One page of a list. */
export interface PageRequest {
    /** 1-based; the first page when left out. */
    number?: number;
    /** Up to 100; the service's default (20) when left out. */
    size?: number;
}
/** The answers by which a service says that it has no such list. */
export type Absence = 'not found' | 'invalid include parameter';
/** One page as the service answered it. */
export interface Page<T> {
    items: T[];
    /** Absent where the service answers the whole list at once. */
    pagination?: Pagination;
    /** Why the list is empty, if the service has no such list. */
    absent?: Absence;
}
/**
 * A list of the service, which is read when it is used: `for await (const item of listing)` reads
 * every page. Each method rejects with a ServiceError if a page cannot be read.
 */
export interface Listing<T> extends AsyncIterable<T> {
    /** Reads one page. */
    page(request?: PageRequest): Promise<Page<T>>;
    /** All items of all pages, each once, read `size` at a time (default 100). */
    all(options?: {
        size?: number;
    }): Promise<T[]>;
    /** The same, with the reason if the service has no such list. */
    whole(): Promise<{
        items: T[];
        absent?: Absence;
    }>;
}
interface ResourcesRequest extends ApiRequest<never> {
    /** The service answers the whole list at once unless a page is requested. */
    answersAtOnce?: boolean;
    /** Says which absence an error means, if any; called for the first page only. */
    absent?(error: ServiceError): Promise<Absence | undefined>;
}
/** A list of plain resources, without what may be included. */
export declare function listResources<T extends {
    id: string;
}>(api: Api, route: Route, schema: Schema<T>, request: ResourcesRequest): Listing<T>;
export declare function listPages<T>(api: Api, route: Route, request: ResourcesRequest & {
    read(document: Document): T[] | Promise<T[]>;
    idOf: (item: T) => string;
}): Listing<T>;
export interface ReadPage<T> extends Page<T> {
    /** Whether the answer's links name a further page. */
    next: NextPage;
}
/** Reads the pages of one list. */
export interface ListReader<T> {
    fetch(page: PageRequest): Promise<ReadPage<T>>;
    idOf: (item: T) => string;
    /** Whether it answers the whole list at once unless a page is requested. */
    answersAtOnce?: boolean;
    /**
     * Makes the error for a list that cannot be read to its end, or for a page that cannot exist; the
     * argument finishes "the list …".
     */
    fail(why: string, code?: 'invalid' | 'unreadable'): Error;
}
export declare function createListing<T>(reader: ListReader<T>): Listing<T>;
export {};
