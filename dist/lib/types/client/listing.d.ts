/** Reads lists page by page, by number, and does not believe that it has everything until it adds up. */
import type { Api, ApiRequest } from './api.js';
import { ServiceError } from './errors.js';
import type { Route } from './http/route.js';
import { type Document, type NextPage, type Schema } from './jsonapi.js';
import type { Pagination } from './wire/resource.js';
export interface PageRequest {
    /** 1-based; the first page when left out. */
    number?: number;
    /** Up to 100; the service's default (20) when left out. */
    size?: number;
}
/** The answers by which a service says that it has no such list at all. */
export type Absence = 'not found' | 'invalid include parameter';
export interface Page<T> {
    items: T[];
    /** Absent where the service answers the whole list at once. */
    pagination?: Pagination;
    /** Why it is empty, where the service has no such list. */
    absent?: Absence;
}
/** `for await (const item of listing)` reads every page; `page` reads one. */
export interface Listing<T> extends AsyncIterable<T> {
    page(request?: PageRequest): Promise<Page<T>>;
    /** All items of all pages, each once, read `size` at a time (default 100). */
    all(options?: {
        size?: number;
    }): Promise<T[]>;
    /** The same, and whether the service has such a list. */
    whole(): Promise<{
        items: T[];
        absent?: Absence;
    }>;
}
interface ListRequest<T> extends ApiRequest<never>, Pick<ListSource<T>, 'whole' | 'idOf'> {
    read(document: Document): T[] | Promise<T[]>;
    /** Part of the query that a service may not understand: an answer about no page at all says so. */
    filter?: Readonly<Record<string, string>>;
    /** Which absence a refusal means, if any; asked for the first page only. */
    absent?(error: ServiceError): Promise<Absence | undefined>;
}
/** A list of plain resources, without what may be included. */
export declare function listOf<T extends {
    id: string;
}>(api: Api, route: Route, schema: Schema<T>, request: Omit<ListRequest<T>, 'idOf' | 'read'>): Listing<T>;
export declare function list<T>(api: Api, route: Route, request: ListRequest<T>): Listing<T>;
/** One page as it was answered. */
export interface ReadPage<T> extends Page<T> {
    /** What the answer's links say of a further page. */
    next: NextPage;
}
export interface ListSource<T> {
    /** Asks for one page; without a number and a size, no page parameters are sent. */
    fetch(page: PageRequest): Promise<ReadPage<T>>;
    idOf: (item: T) => string;
    /** The service answers everything at once unless pages are asked for. */
    whole?: boolean;
    /**
     * What to throw for a list that cannot be read to its end, or is asked for a page it cannot have;
     * finishes "the list …".
     */
    fail(why: string, code?: 'invalid' | 'unreadable'): Error;
}
export declare function createListing<T>(source: ListSource<T>): Listing<T>;
export {};
