import * as fc from 'fast-check';
import { createListing } from '../../src/client/listing.ts';
import type { ListReader, ReadPage } from '../../src/client/listing.ts';
import type { PageRequest } from '../../src/client/listing.ts';
import { sampled } from '../support/sampled.ts';
import { describe, expect, test } from '../support/jest.ts';

const id = (n: number) => `id-${n}`;
const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => id(from + index));

/** A service over a list that may change between pages; `asked` remembers the pages. */
function source(
  items: () => string[],
  options: Partial<ListReader<string>> & { meta?: 'full' | 'no-totals' | 'links' | 'none' } = {},
): ListReader<string> & { asked: PageRequest[] } {
  const asked: PageRequest[] = [];
  return {
    asked,
    idOf: (item) => item,
    fail: (why) => new Error(why),
    fetch: async (page) => {
      asked.push(page);
      const all = items();
      const size = page.size ?? (options.answersAtOnce === true ? all.length : 20);
      const number = page.number ?? 1;
      const part = all.slice((number - 1) * size, number * size);
      const total = Math.ceil(all.length / Math.max(1, size));
      const next = number < total ? number + 1 : null;
      const meta = options.meta ?? 'full';
      return {
        items: part,
        next: meta === 'links' ? (next === null ? 'none' : 'some') : 'unknown',
        ...(meta === 'full' && {
          pagination: {
            'current-page': number,
            'next-page': next,
            'total-pages': total,
            'total-count': all.length,
          },
        }),
        ...(meta === 'no-totals' && {
          pagination: { 'current-page': number, 'next-page': next },
        }),
      };
    },
    ...options,
  };
}

describe('a list that stands still', () => {
  test.each(['full', 'no-totals', 'links', 'none'] as const)(
    'is read whole in 1,234 entries, %s',
    async (meta) => {
      for (const size of [1, 20, 100]) {
        const from = source(() => range(0, 1234), { meta });
        expect(await createListing(from).all({ size })).toEqual(range(0, 1234));
        const pages = Math.ceil(1234 / size);
        expect(from.asked.length).toBe(meta === 'none' ? pages + 1 : pages);
      }
    },
  );
  test('is iterated by pages of a hundred, and only to the entry that is needed', async () => {
    const from = source(() => range(0, 1234));
    const read: string[] = [];
    for await (const item of createListing(from)) {
      read.push(item);
      if (read.length === 150) break;
    }
    expect(read).toEqual(range(0, 150));
    expect(from.asked).toEqual([
      { number: 1, size: 100 },
      { number: 2, size: 100 },
    ]);
  });
  test.each([{ number: 0 }, { number: 1.5 }, { size: 0 }, { size: 101 }, { size: Number.NaN }])(
    'refuses the page %j',
    async (page) => {
      const from = source(() => range(0, 5));
      await expect(createListing(from).page(page)).rejects.toThrow(/pages/);
      expect(from.asked).toEqual([]);
    },
  );
});

describe('a list that is answered at once', () => {
  test('takes one request without page parameters', async () => {
    const from = source(() => range(0, 250), { answersAtOnce: true, meta: 'none' });
    expect(await createListing(from).all()).toEqual(range(0, 250));
    expect(from.asked).toEqual([{}]);
  });
  test.each(['full', 'no-totals', 'links'] as const)(
    'is read whole where it was cut into pages after all (%s)',
    async (meta) => {
      const paged = source(() => range(0, 250), { meta });
      const from = { ...paged, answersAtOnce: true };
      expect(await createListing(from).all()).toEqual(range(0, 250));
    },
  );
});

describe('a list that changes while it is read', () => {
  test.each([20, 100])(
    'is read whole newest first, with five added before every page of %d',
    async (size) => {
      let newest = 0;
      const from = source(() => {
        newest -= 5;
        return range(newest, 1234);
      });
      const read = await createListing(from).all({ size });
      expect(new Set(read).size).toBe(read.length);
      const found = new Set(read);
      expect(range(0, 1234).filter((item) => !found.has(item))).toEqual([]);
    },
  );
  test('is read whole on a second pass, where entries were removed before the place of reading', async () => {
    let asked = 0;
    const from = source(() => (++asked === 1 ? range(0, 60) : range(10, 60)));
    const read = await createListing(from).all({ size: 20 });
    expect(read).toEqual(expect.arrayContaining(range(10, 60)));
  });
});

describe('a service that lies', () => {
  const lying = (page: (number: number) => Partial<ReadPage<string>>) =>
    source(() => [], {
      fetch: async ({ number }) => ({ items: [], next: 'unknown', ...page(number ?? 1) }),
    });
  test('about another page to come is refused after 10,000 pages', async () => {
    const from = lying(() => ({
      items: [id(1)],
      pagination: { 'current-page': 1, 'next-page': 1_000_000 },
    }));
    await expect(createListing(from).all()).rejects.toThrow(/does not end after 10000 pages/);
  });
  test('with the same page for ever ends the list at once', async () => {
    expect(await createListing(lying(() => ({ items: [id(1)] }))).all()).toEqual([id(1)]);
  });
  test('and gives fewer entries than it counts is refused', async () => {
    const from = lying((number) => ({
      items: number === 1 ? [id(1)] : [],
      pagination: { 'current-page': number, 'next-page': null, 'total-count': 12 },
    }));
    await expect(createListing(from).all()).rejects.toThrow(
      /1 entries came of 12 by its own count/,
    );
  });
  test('about an entry that comes twice and differs is refused', async () => {
    const page = { items: [id(1), id(2)], next: 'none' as const };
    const from = source(() => [], { idOf: () => 'same', fetch: async () => page });
    await expect(createListing(from).all()).rejects.toThrow('not twice the same');
  });
  test('about a next page that is behind ends the list', async () => {
    const from = lying((number) => ({
      items: number <= 3 ? [id(number)] : [],
      pagination: { 'current-page': 1, 'next-page': 1, 'total-pages': 3 },
    }));
    expect(await createListing(from).all()).toEqual([id(1), id(2), id(3)]);
  });
});

test('for any numbers reading ends, and no entry comes twice', async () => {
  const number = fc.option(fc.integer({ min: -2, max: 12 }), { nil: null });
  const page = fc.record({
    items: fc.array(fc.integer({ min: 0, max: 30 }).map(id), { maxLength: 5 }),
    next: fc.constantFrom('some' as const, 'none' as const, 'unknown' as const),
    pagination: fc.option(
      fc.record({
        'current-page': fc.integer({ min: -1, max: 9 }),
        'next-page': number,
        'total-pages': number,
        'total-count': number,
      }),
      { nil: undefined },
    ),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(page, { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      async (pages, answersAtOnce) => {
        const from = source(() => [], {
          answersAtOnce,
          fetch: async ({ number }) => {
            const { pagination, ...rest } = pages[((number ?? 1) - 1) % pages.length] ?? {
              items: [],
              next: 'none' as const,
            };
            return { ...rest, ...(pagination && { pagination }) };
          },
        });
        const read = await createListing(from)
          .all()
          .catch((error: unknown) => error);
        if (read instanceof Error) expect(read.message).toMatch(/own count|does not end/);
        else expect(new Set(read as string[]).size).toBe((read as string[]).length);
      },
    ),
    { seed: 6, numRuns: sampled(400) },
  );
});
