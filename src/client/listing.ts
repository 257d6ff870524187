/** Reads lists page by page, and reports a list as complete only if its entries match the service's own count. */
import type { Api, ApiRequest } from './api.ts';
import { ServiceError } from './service-error.ts';
import type { Route } from './http/route.ts';
import { readMany, type Document, type NextPage, type Schema } from './jsonapi.ts';
import type { Pagination } from './wire/resource.ts';

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
  all(options?: { size?: number }): Promise<T[]>;
  /** The same, with the reason if the service has no such list. */
  whole(): Promise<{ items: T[]; absent?: Absence }>;
}

interface ResourcesRequest extends ApiRequest<never> {
  /** The service answers the whole list at once unless a page is requested. */
  answersAtOnce?: boolean;
  /** Says which absence an error means, if any; called for the first page only. */
  absent?(error: ServiceError): Promise<Absence | undefined>;
}

/** A list of plain resources, without what may be included. */
export function listResources<T extends { id: string }>(
  api: Api,
  route: Route,
  schema: Schema<T>,
  request: ResourcesRequest,
): Listing<T> {
  const read = (document: Document) => readMany(document, schema);
  return listPages(api, route, { ...request, idOf: ({ id }) => id, read });
}

export function listPages<T>(
  api: Api,
  route: Route,
  request: ResourcesRequest & {
    read(document: Document): T[] | Promise<T[]>;
    idOf: (item: T) => string;
  },
): Listing<T> {
  const { method, pathname } = route;
  return createListing<T>({
    idOf: request.idOf,
    answersAtOnce: request.answersAtOnce,
    fail: (why, code = 'unreadable') =>
      new ServiceError(`Could not ${request.what}: the list ${why}.`, {
        code,
        method,
        path: `${api.shared.base}${pathname}`,
      }),
    async fetch({ number, size }) {
      const query = { 'page[number]': number?.toString(), 'page[size]': size?.toString() };
      try {
        const answer = await api.ask(route, {
          ...request,
          query: { ...request.query, ...query },
          read: (document) => ({ document, items: request.read(document) }),
        });
        const { pagination, next } = answer.document;
        return { items: await answer.items, next, pagination };
      } catch (error) {
        const isFirstPage = number === undefined || number === 1;
        const absent =
          isFirstPage && error instanceof ServiceError ? await request.absent?.(error) : undefined;
        if (absent === undefined) throw error;
        return { items: [], next: 'none', absent };
      }
    },
  });
}

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

const LARGEST_PAGE = 100;
/** More pages than any real list has: a service that always names a next page is stopped here. */
const MOST_PAGES = 10_000;
/** How often a list is read if it shrinks during the reading or does not match its count. */
const MOST_PASSES = 3;

export function createListing<T>(reader: ListReader<T>): Listing<T> {
  return {
    async page(request = {}) {
      refuseImpossiblePage(reader, request);
      const { next: _next, ...page } = await reader.fetch(request);
      return page;
    },
    async all(options = {}) {
      const size = options.size ?? LARGEST_PAGE;
      refuseImpossiblePage(reader, { size });
      return (await readEveryItem(reader, size)).items;
    },
    whole: () => readEveryItem(reader, LARGEST_PAGE),
    [Symbol.asyncIterator]: () => readAll(reader, LARGEST_PAGE),
  };
}

function refuseImpossiblePage<T>(
  reader: ListReader<T>,
  { number = 1, size = 1 }: PageRequest,
): void {
  if (!Number.isSafeInteger(number) || number < 1) {
    throw reader.fail('has no such page: pages are numbered from 1', 'invalid');
  }
  if (!Number.isInteger(size) || size < 1 || size > LARGEST_PAGE) {
    throw reader.fail(`cannot be read in pages of that size: 1 to ${LARGEST_PAGE}`, 'invalid');
  }
}

async function* readAll<T>(reader: ListReader<T>, size: number): AsyncGenerator<T, void, void> {
  const seenIds = new Set<string>();
  for await (const page of readPages(reader, size)) {
    for (const item of page.items) {
      const id = reader.idOf(item);
      if (seenIds.has(id)) continue;
      seenIds.add(id);
      yield item;
    }
  }
}

/** Every item that was received, each in its latest version. */
async function readEveryItem<T>(
  reader: ListReader<T>,
  size: number,
): Promise<{ items: T[]; absent?: Absence }> {
  const items = new Map<string, T>();
  let absent: Absence | undefined;
  for await (const page of readPages(reader, size)) {
    absent ??= page.absent;
    for (const item of page.items) items.set(reader.idOf(item), item);
  }
  return { items: [...items.values()], absent };
}

/** Reads a list until one pass over it is complete. Pages of earlier passes, and of other sizes, are yielded as well. */
async function* readPages<T>(
  reader: ListReader<T>,
  size: number,
): AsyncGenerator<ReadPage<T>, void, void> {
  if (reader.answersAtOnce === true) {
    const page = await reader.fetch({});
    const check = createPassCheck(reader.idOf);
    check.add(page);
    yield page;
    const isCut = page.next === 'some' || (page.pagination !== undefined && hasMore(page, 1));
    if (!isCut && check.complete()) return;
    // The answer was only one page: read it again as such.
  }
  for (let pass = 1; ; pass++) {
    const check = createPassCheck(reader.idOf);
    for (let number = 1; ; number++) {
      if (number > MOST_PAGES) throw reader.fail(`does not end after ${MOST_PAGES} pages`);
      const page = await reader.fetch({ number, size });
      const newItems = check.add(page);
      yield page;
      if (page.items.length === 0 || !hasMore(page, number)) break;
      // Without page numbers, a page with nothing new is the same list again.
      if (page.pagination === undefined && newItems === 0) break;
    }
    if (check.complete()) return;
    if (pass === MOST_PASSES) throw reader.fail(check.why());
  }
}

/**
 * Checks that one pass over a list has received all of its entries, each once. Entries that are added during the pass push
 * others to later pages, where they are read twice; entries that are removed pull others to pages that were read already,
 * so they are missed.
 */
function createPassCheck<T>(idOf: (item: T) => string) {
  const textById = new Map<string, string>();
  const totals: number[] = [];
  let isContradictory = false;
  return {
    /** Adds a page; returns how many of its entries are new to this pass. */
    add({ items, pagination }: ReadPage<T>): number {
      const before = textById.size;
      for (const item of items) {
        const id = idOf(item);
        const text = JSON.stringify(item);
        isContradictory ||= (textById.get(id) ?? text) !== text;
        textById.set(id, text);
      }
      const total = pagination?.['total-count'] ?? undefined;
      if (total !== undefined) totals.push(total);
      return textById.size - before;
    },
    complete(): boolean {
      const { size } = textById;
      const shrank = totals.some((total, index) => total < (totals[index - 1] ?? total));
      const tooMany = totals.length > 0 && size > Math.max(...totals);
      return !isContradictory && !shrank && !tooMany && size >= (totals[0] ?? 0);
    },
    /** Why the pass is not complete; finishes "the list …". */
    why: (): string =>
      isContradictory
        ? 'has an entry twice, and not twice the same'
        : `could not be read completely: ${textById.size} entries came of ${totals[0] ?? 0} by its own count`,
  };
}

/** In doubt, reads on: one page too many is empty, one page too few could hide a failure. */
function hasMore<T>(page: ReadPage<T>, number: number): boolean {
  const { pagination } = page;
  if (pagination === undefined) return page.next !== 'none';
  const next = pagination['next-page'];
  const total = pagination['total-pages'];
  return (
    (typeof next === 'number' && next > number) || (typeof total === 'number' && total > number)
  );
}
