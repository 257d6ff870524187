/** Lists: every page in order, or one page with its numbers. */
import type { Pagination } from '../wire/resource.ts';

export interface PageRequest {
  /** 1-based; the first page when left out. */
  number?: number;
  /** Up to 100; the service's default (20) when left out. */
  size?: number;
}

export interface Page<T> {
  items: T[];
  /** Absent where the service answers the whole list at once. */
  pagination?: Pagination;
}

/** `for await (const item of listing)` reads every page; `page` reads one. */
export interface Listing<T> extends AsyncIterable<T> {
  page(request?: PageRequest): Promise<Page<T>>;
  /** All items of all pages, each once, read `size` at a time (default 100). */
  all(options?: { size?: number }): Promise<T[]>;
}
