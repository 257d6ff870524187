/**
 * Reads a list of a CI host to its end: no page twice, and no more pages than a limit. The answer says
 * whether the list is whole.
 */
import type { Clock } from '../model/ports.ts';
import type { Answer, Ask } from './ask.ts';
import { unreadableAnswer } from './host-error.ts';

export interface ListPage<T> {
  items: T[];
  /** The path and query of the next page; undefined: this is the last. */
  next: string | undefined;
}

export interface List<T> {
  /** Each item once, in the order of the host. */
  items: T[];
  /** False: there may be more. */
  whole: boolean;
}

/** 20,000 entries: more than a pull request has. */
const MOST_PAGES = 200;
const LONGEST_MS = 60_000;

/**
 * Reads a list page by page: `read(undefined)` fetches the first page, `read(page.next)` each later one. If pages repeat
 * or there are too many of them, `whole` is false.
 */
export async function readPages<T extends { id: number | string }>(
  read: (next: string | undefined) => Promise<ListPage<T>>,
  clock: Clock,
): Promise<List<T>> {
  const items = new Map<T['id'], T>();
  const visited = new Set<string>();
  const until = clock.now() + LONGEST_MS;
  for (let next: string | undefined; ;) {
    const page: ListPage<T> = await read(next);
    const sizeBefore = items.size;
    for (const item of page.items) if (!items.has(item.id)) items.set(item.id, item);
    const isRepeated = page.items.length > 0 && items.size === sizeBefore;
    next = page.next;
    const isAtLimit = visited.size >= MOST_PAGES - 1 || clock.now() >= until;
    if (next === undefined || isRepeated || isAtLimit || visited.has(next)) {
      return { items: [...items.values()], whole: next === undefined };
    }
    visited.add(next);
  }
}

/**
 * A list of a REST API. Every request goes to `path`. Only the query of the host's next address is used, so that no
 * answer can lead a token to another place.
 * @param itemsOf what an answer holds; undefined when it is no list.
 */
export function readList<T extends { id: number | string }>(
  ask: Ask,
  path: string,
  read: (item: unknown) => T,
  itemsOf: (json: unknown) => unknown = (json) => json,
): Promise<List<T>> {
  return readPages(async (next = path) => {
    const answer = await ask('GET', next);
    const items = itemsOf(answer.json);
    if (!Array.isArray(items)) throw unreadableAnswer(ask.service);
    return { items: items.map(read), next: nextOf(answer, next, items.length) };
  }, ask.clock);
}

/** The path and query of the next page; undefined if this was the last one. `here` is the path and the query of this page. */
export function nextOf({ headers }: Answer, here: string, count: number): string | undefined {
  const [path = '', search = ''] = here.split('?', 2);
  const query = new URLSearchParams(search);
  const withParameter = (name: string, value: string) => {
    query.set(name, value);
    return `${path}?${query.toString()}`;
  };
  const { link = '', 'x-next-page': next, 'x-ms-continuationtoken': token } = headers;
  const target = linkTo('next', link);
  if (target !== undefined) {
    // An address that cannot be read leads to the same page again, which ends the reading as one that is not whole.
    if (!URL.canParse(target, 'http://host')) return here;
    return `${path}${new URL(target, 'http://host').search}`;
  }
  if (next !== undefined) return next === '' ? undefined : withParameter('page', next);
  if (token !== undefined)
    return token === '' ? undefined : withParameter('continuationToken', token);
  if (['prev', 'first', 'last'].some((name) => linkTo(name, link) !== undefined)) return undefined;
  // The host does not say whether there is more. A full page may have a next one; a page with
  // more entries than were asked for is the whole list.
  const number = Number(query.get('page') ?? 1);
  const total = Number(headers['x-total-count'] ?? 0);
  const full = count === Number(query.get('per_page') ?? Number.NaN);
  return full || (count > 0 && number * count < total)
    ? withParameter('page', String(number + 1))
    : undefined;
}

/** `<https://host/path?page=2>; rel="next", <…>; rel="last"` */
function linkTo(name: string, header: string): string | undefined {
  for (const [, target, parameters = ''] of header.matchAll(/<([^<>]*)>([^<>]*)/g)) {
    const [, relation] = /;\s*rel\s*=\s*"?([a-z]+)"?\s*(?:[;,]|$)/i.exec(parameters) ?? [];
    if (relation?.toLowerCase() === name) return target;
  }
  return undefined;
}
