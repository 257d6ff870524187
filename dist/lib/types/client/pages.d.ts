/** Lists: every page in order, or one page with its numbers. */
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
