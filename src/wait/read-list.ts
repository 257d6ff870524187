import { ServiceError } from '../client/errors.ts';
import type { Listing } from '../client/pages.ts';

export interface WholeList<T> {
  items: T[];
  /** A sentence saying why this is not all of it; undefined when every item was read. */
  doubt?: string;
}

/** All pages of a list, or what keeps it from being whole: the rest is still worth reading. */
export async function readList<T>(listing: Listing<T>): Promise<WholeList<T>> {
  try {
    return { items: await listing.all() };
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unreadable') {
      return { items: [], doubt: error.message };
    }
    throw error;
  }
}
