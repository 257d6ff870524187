import * as fc from 'fast-check';
import type { HttpRequest, HttpResponse } from '../../src/model/ports.ts';
import { createAsk } from '../../src/hosts/ask.ts';
import { HostError } from '../../src/hosts/host-error.ts';
import type { List } from '../../src/hosts/read-pages.ts';
import { readList } from '../../src/hosts/read-pages.ts';
import { instantClock } from '../support/instant-clock.ts';
import { sampled } from '../support/sampled.ts';
import { describe, expect, test } from '../support/jest.ts';

const ORIGIN = 'https://host.example';
const PATH = '/things?per_page=100&sort=asc';

interface Item {
  id: number;
}
const items = (from: number, count: number): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: from + index }));

/** `answer` is given the number of the page, or the cursor, that was asked for. */
function host(
  answer: (query: URLSearchParams, asked: number) => Partial<HttpResponse> & { json: unknown },
) {
  const clock = instantClock();
  const asked: string[] = [];
  const ask = createAsk({
    send: async ({ url, timeoutMs }: HttpRequest): Promise<HttpResponse> => {
      asked.push(url.href);
      if (url.origin !== ORIGIN || url.pathname !== '/things') throw new Error(url.href);
      clock.advance(Math.min(100, timeoutMs));
      const { json, status = 200, headers = {} } = answer(url.searchParams, asked.length);
      return { status, headers, body: Buffer.from(JSON.stringify(json)) };
    },
    clock,
    random: () => 0.5,
    baseUrl: ORIGIN,
    headers: { authorization: 'secret' },
    service: 'Host',
  });
  const read = (): Promise<List<Item>> => readList(ask, PATH, (item) => item as Item);
  return { read, asked, clock };
}

const pageOf = (query: URLSearchParams) => Number(query.get('page') ?? 1);
const next = (target: string) => ({ link: `<${target}>; rel="next"` });

describe('the next page', () => {
  const all = items(1, 250);
  const slice = (query: URLSearchParams) =>
    all.slice((pageOf(query) - 1) * 100, pageOf(query) * 100);
  const more = (query: URLSearchParams) => pageOf(query) < 3;

  test.each<[string, (query: URLSearchParams) => Record<string, string>]>([
    ['Link', (query) => (more(query) ? next(`${ORIGIN}/things?page=${pageOf(query) + 1}`) : {})],
    [
      'Link among others, by another path and another order',
      (query) => ({
        link: `<${ORIGIN}/repositories/1?page=1>; rel="first", ${
          more(query) ? `<${ORIGIN}/repositories/1?page=${pageOf(query) + 1}>; x=y; rel=next, ` : ''
        }<${ORIGIN}/repositories/1?page=3>; rel="last"`,
      }),
    ],
    ['x-next-page', (query) => ({ 'x-next-page': more(query) ? String(pageOf(query) + 1) : '' })],
    ['nothing said, pages that are full', () => ({})],
    ['Link that speaks of something else', () => ({ link: '</style.css>; rel=preload; as=style' })],
  ])('is found: %s', async (_, headers) => {
    const { read, asked } = host((query) => ({ json: slice(query), headers: headers(query) }));
    expect(await read()).toEqual({ items: all, whole: true });
    expect(asked).toHaveLength(3);
  });

  test('is found by a count of its own, and pages of its own size', async () => {
    const { read, asked } = host((query) => ({
      json: all.slice((pageOf(query) - 1) * 30, pageOf(query) * 30),
      headers: { 'x-total-count': '250' },
    }));
    expect(await read()).toEqual({ items: all, whole: true });
    expect(asked).toHaveLength(10);
  });

  test('is found by a continuation token', async () => {
    const { read } = host((query) => {
      const token = query.get('continuationToken');
      return token === null
        ? { json: items(1, 2), headers: { 'x-ms-continuationtoken': 'ab==' } }
        : { json: items(token === 'ab==' ? 3 : 9, 1), headers: { 'x-ms-continuationtoken': '' } };
    });
    expect(await read()).toEqual({ items: items(1, 3), whole: true });
  });

  test.each([
    'https://evil.example/things?page=2',
    'http://host.example:81/elsewhere?page=2',
    '//evil.example/things?page=2',
    'https://host.example@evil.example/?page=2',
  ])('is no place for the token but the list itself: %s', async (target) => {
    const { read, asked } = host((query) =>
      pageOf(query) === 1 ? { json: items(1, 1), headers: next(target) } : { json: items(2, 1) },
    );
    expect(await read()).toEqual({ items: items(1, 2), whole: true });
    expect(asked).toEqual([`${ORIGIN}${PATH}`, `${ORIGIN}/things?page=2`]);
  });
});

describe('a list that would not end', () => {
  test.each<[string, Parameters<typeof host>[0], number]>([
    [
      'a page that names itself',
      () => ({ json: items(1, 5), headers: next(`${ORIGIN}/things`) }),
      2,
    ],
    [
      'the same page under new names',
      (_, n) => ({ json: items(1, 5), headers: next(`?page=${n + 1}`) }),
      2,
    ],
    ['`page` is not looked at, a hundred each', () => ({ json: items(1, 100) }), 2],
    ['nothing but a promise', (_, n) => ({ json: [], headers: next(`?page=${n + 1}`) }), 200],
    ['always more', (_, n) => ({ json: items(n * 9, 9), headers: next(`?page=${n + 1}`) }), 200],
    [
      'always more, by x-next-page',
      (_, n) => ({ json: items(n * 9, 9), headers: { 'x-next-page': `${n + 1}` } }),
      200,
    ],
    ['a link that is none', () => ({ json: items(1, 1), headers: next('http://[') }), 2],
  ])('ends: %s', async (_, answer, requests) => {
    const { read, asked } = host(answer);
    expect((await read()).whole).toBe(false);
    expect(asked.length).toBeLessThanOrEqual(requests);
  });

  test('ends where an answer has more than was asked for: that is everything there is', async () => {
    const { read, asked } = host(() => ({ json: items(1, 108) }));
    expect(await read()).toEqual({ items: items(1, 108), whole: true });
    expect(asked).toHaveLength(1);
  });

  test('ends with the time where a host is slow', async () => {
    const { read, asked, clock } = host((_, n) => {
      clock.advance(9_000);
      return { json: items(n, 1), headers: next(`?page=${n + 1}`) };
    });
    expect((await read()).whole).toBe(false);
    expect(clock.now()).toBeLessThan(75_000);
    expect(asked.length).toBeLessThan(9);
  });

  test('is a problem of the host where it is no list', async () => {
    await expect(host(() => ({ json: { message: 'hello' } })).read()).rejects.toThrow(HostError);
  });

  test('ends for any answers, with each entry once, and whole only if nothing more was named', async () => {
    const page = fc.record({
      ids: fc.array(fc.nat(60), { maxLength: 12 }),
      next: fc.option(fc.nat(12), { nil: undefined }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 13 }), async (pages) => {
        let last: number | undefined;
        const { read, asked } = host((query) => {
          const one = pages[pageOf(query) % pages.length] ?? { ids: [], next: undefined };
          last = one.next;
          return {
            json: one.ids.map((id) => ({ id })),
            headers: one.next === undefined ? { link: '' } : next(`?page=${one.next}`),
          };
        });
        const { items: found, whole } = await read();
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
        expect(whole).toBe(last === undefined);
        expect(asked.length).toBeLessThanOrEqual(15);
      }),
      { numRuns: sampled(500) },
    );
  });
});

describe('one request', () => {
  const asking = (answer: (attempt: number) => Partial<HttpResponse>, deadline?: number) => {
    const clock = instantClock();
    let attempts = 0;
    const ask = createAsk({
      send: async (): Promise<HttpResponse> => {
        attempts += 1;
        return { status: 200, headers: {}, body: new Uint8Array(), ...answer(attempts) };
      },
      clock,
      random: () => 0.5,
      ...(deadline !== undefined && { deadline: () => deadline }),
      baseUrl: ORIGIN,
      headers: {},
      service: 'Host',
    });
    return { ask, clock, attempts: () => attempts };
  };

  test('is not sent after the deadline, and not waited for beyond it', async () => {
    const over = asking(() => ({}), 0);
    await expect(over.ask('GET', '/x')).rejects.toMatchObject({ kind: 'aborted' });
    expect(over.attempts()).toBe(0);
    const late = asking(() => ({ status: 429, headers: { 'retry-after': '20' } }), 15_000);
    await expect(late.ask('GET', '/x')).rejects.toMatchObject({ kind: 'rate-limited' });
    expect([late.attempts(), late.clock.now()]).toEqual([1, 0]);
  });

  const twelve = {
    date: 'Mon, 02 Mar 2026 10:00:00 GMT',
    'retry-after': 'Mon, 02 Mar 2026 10:00:12 GMT',
  };
  const untilFive = {
    'x-ratelimit-remaining': '0',
    'x-ratelimit-reset': String(Date.UTC(2026, 0, 1) / 1_000 + 5),
  };
  const secondary = JSON.stringify({ message: 'You have exceeded a secondary rate limit' });
  test.each<[string, Partial<HttpResponse>, number]>([
    ['429', { status: 429, headers: { 'retry-after': '7' } }, 7_000],
    ['429 with a date', { status: 429, headers: twelve }, 12_000],
    ['403 with retry-after', { status: 403, headers: { 'retry-after': '9' } }, 9_000],
    ['403 with the end of the limit', { status: 403, headers: untilFive }, 5_500],
    ['403 that calls itself a limit', { status: 403, body: Buffer.from(secondary) }, 60_000],
  ])('has a limit that says that nothing was done, and how long: %s', async (_, answer, delay) => {
    const { ask, clock, attempts } = asking((attempt) => (attempt === 1 ? answer : {}));
    await ask('POST', '/x', {});
    expect([attempts(), clock.slept]).toEqual([2, [delay]]);
  });

  test.each([502, 503])('may have created something after %d', async (status) => {
    const { ask, clock, attempts } = asking(() => ({ status }));
    await expect(ask('POST', '/x', {})).rejects.toMatchObject({ kind: 'unsure' });
    expect(attempts()).toBe(1);
    await expect(ask('POST', '/y', {}, { sendOnce: false })).rejects.toMatchObject({
      kind: 'unreachable',
    });
    expect([attempts(), clock.slept[0]]).toEqual([5, 1_000]);
  });
});
