/** Reads lists page by page, by number, and does not believe that it has everything until it adds up. */
import type { NextPage } from './jsonapi.ts';
import type { Listing, Page, PageRequest } from './pages.ts';

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
  /** What to throw for a list that cannot be read to its end; finishes "the list …". */
  fail(why: string): Error;
}

const LARGEST_PAGE = 100;
/** More than any real list; a service that always names one page more ends here. */
const MOST_PAGES = 10_000;
/** How often a list that shrinks while it is read, or does not add up, is read. */
const PASSES = 3;

export function createListing<T>(source: ListSource<T>): Listing<T> {
  return {
    async page(request = {}) {
      const problem = pageProblem(request);
      if (problem !== undefined) throw source.fail(problem);
      const { items, pagination } = await source.fetch(request);
      return { items, ...(pagination === undefined ? {} : { pagination }) };
    },
    async all(options = {}) {
      const size = options.size ?? LARGEST_PAGE;
      const problem = pageProblem({ size });
      if (problem !== undefined) throw source.fail(problem);
      const items: T[] = [];
      for await (const item of readAll(source, size)) items.push(item);
      return items;
    },
    [Symbol.asyncIterator]: () => readAll(source, LARGEST_PAGE),
  };
}

function pageProblem({ number, size }: PageRequest): string | undefined {
  if (number !== undefined && !(Number.isSafeInteger(number) && number >= 1)) {
    return 'has no such page: pages are numbered from 1';
  }
  if (size !== undefined && !(Number.isInteger(size) && size >= 1 && size <= LARGEST_PAGE)) {
    return `cannot be read in pages of that size: 1 to ${LARGEST_PAGE}`;
  }
  return undefined;
}

async function* readAll<T>(source: ListSource<T>, size: number): AsyncGenerator<T, void, void> {
  const seen = new Set<string>();
  function* unseen(items: readonly T[]): Generator<T, void, void> {
    for (const item of items) {
      const id = source.idOf(item);
      if (seen.has(id)) continue;
      seen.add(id);
      yield item;
    }
  }

  if (source.whole === true) {
    const page = await source.fetch({});
    yield* unseen(page.items);
    const cut = page.next === 'some' || (page.pagination !== undefined && hasMore(page, 1));
    if (!cut && seen.size >= (totalOf(page) ?? 0)) return;
    // It was only a page after all: read it as what it is.
  }
  for (let pass = 1; ; pass++) {
    const counted = createTally();
    for (let number = 1; ; number++) {
      if (number > MOST_PAGES) throw source.fail(`does not end after ${MOST_PAGES} pages`);
      const page = await source.fetch({ number, size });
      const fresh = counted.add(page.items.map(source.idOf), totalOf(page));
      yield* unseen(page.items);
      if (page.items.length === 0 || !hasMore(page, number)) break;
      // Without numbers, a page with nothing new is the same list again.
      if (page.pagination === undefined && fresh === 0) break;
    }
    if (counted.complete()) return;
    if (pass === PASSES) {
      throw source.fail(
        `could not be read completely: ${counted.size()} entries came of ${counted.total()} by its own count`,
      );
    }
  }
}

/**
 * What one pass saw. Entries added meanwhile push others to later pages, where they are met again;
 * entries removed meanwhile pull others to pages already read, where they are missed.
 */
function createTally() {
  const ids = new Set<string>();
  let first: number | undefined;
  let last: number | undefined;
  let shrank = false;
  return {
    /** How many of them this pass had not seen. */
    add(page: readonly string[], total: number | undefined): number {
      const before = ids.size;
      for (const id of page) ids.add(id);
      if (total !== undefined) {
        first ??= total;
        shrank ||= total < (last ?? total);
        last = total;
      }
      return ids.size - before;
    },
    complete: () => !shrank && ids.size >= (first ?? 0),
    size: () => ids.size,
    total: () => first ?? 0,
  };
}

/** In doubt there is more: a page too many is empty, a page too few could hide a failure. */
function hasMore<T>(page: ReadPage<T>, number: number): boolean {
  const { pagination } = page;
  if (pagination === undefined) return page.next !== 'none';
  const next = pagination['next-page'];
  const total = pagination['total-pages'];
  return (
    (typeof next === 'number' && next > number) || (typeof total === 'number' && total > number)
  );
}

function totalOf<T>(page: ReadPage<T>): number | undefined {
  return page.pagination?.['total-count'] ?? undefined;
}
