/** A whole list, page by page, and whether it is whole: a gate that misses a page fails open. */
import type { Listing, Page } from '../client/pages.ts';

const SIZE = 100;
const MOST_PAGES = 1_000;

export interface WholeList<T> {
  items: T[];
  /** A sentence saying what is missing; undefined when every item was read. */
  doubt?: string;
}

/**
 * @param idOf an entry that comes twice is one entry, so that it cannot stand for one that is lost.
 * @param what `The list of policy set outcomes`, for the sentence.
 */
export async function readPages<T>(
  listing: Listing<T>,
  idOf: (item: T) => string,
  what: string,
): Promise<WholeList<T>> {
  const items: T[] = [];
  const ids = new Set<string>();
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    const page = await listing.page({ number, size: SIZE });
    for (const item of page.items) {
      if (!ids.has(idOf(item))) items.push(item);
      ids.add(idOf(item));
    }
    const { pagination } = page;
    if (pagination === undefined) {
      return page.items.length < SIZE ? { items } : { items, doubt: `${what} may go on.` };
    }
    const next = nextPage(page, number);
    if (next === undefined) {
      const total = pagination['total-count'] ?? undefined;
      return total === undefined || total === items.length
        ? { items }
        : { items, doubt: `${what} says it has ${total} entries, but ${items.length} came.` };
    }
    if (next !== number + 1 || page.items.length === 0) {
      return { items, doubt: `${what} does not lead from page ${number} to the next.` };
    }
  }
  return { items, doubt: `${what} does not end.` };
}

function nextPage<T>({ pagination }: Page<T>, number: number): number | undefined {
  const { 'next-page': next, 'total-pages': pages } = pagination ?? {};
  if (typeof next === 'number') return next;
  return typeof pages === 'number' && pages > number ? number + 1 : undefined;
}
