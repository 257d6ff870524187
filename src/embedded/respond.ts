/** Documents, pages and errors, as they go out. */
import type { ServiceRequest, ServiceResponse } from './exchange.ts';

const DOCUMENT_TYPE = 'application/vnd.api+json; charset=utf-8';
const NOTHING = new Uint8Array();

/** A resource on its way out. */
export interface Resource {
  id: string;
  type: string;
  attributes?: Record<string, unknown>;
  relationships?: Record<string, unknown>;
  links?: Record<string, unknown>;
}

/** Everything that answers a request other than with what was asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly response: ServiceResponse;
  constructor(response: ServiceResponse) {
    super(`refused with ${String(response.status)}`);
    this.response = response;
  }
}

export interface ErrorObject {
  status?: string;
  title: string;
  detail?: string;
  source?: { pointer?: string; parameter?: string };
}

export function respond(
  status: number,
  document: unknown,
  headers: Record<string, string> = {},
): ServiceResponse {
  return {
    status,
    headers: { 'content-type': DOCUMENT_TYPE, ...headers },
    body: Buffer.from(JSON.stringify(document)),
  };
}

export function respondText(status: number, text: string, type = 'text/plain'): ServiceResponse {
  return {
    status,
    headers: { 'content-type': `${type}; charset=utf-8` },
    body: Buffer.from(text),
  };
}

/** 200, 201, 202 or 204 with nothing in it. */
export function respondEmpty(
  status: number,
  headers: Record<string, string> = {},
): ServiceResponse {
  return { status, headers, body: NOTHING };
}

export function redirect(status: 302 | 307, location: string): ServiceResponse {
  return respondEmpty(status, { location });
}

export function fail(status: number, ...errors: ErrorObject[]): ServiceResponse {
  return respond(status, {
    errors: errors.map((error) => ({ status: String(status), ...error })),
  });
}

export function notFound(): ServiceResponse {
  return fail(404, { title: 'not found' });
}

export function unauthorized(): ServiceResponse {
  return fail(401, { title: 'unauthorized' });
}

export function conflict(detail?: string): ServiceResponse {
  return fail(409, { title: 'transition not allowed', ...(detail !== undefined && { detail }) });
}

/** `pointer` leads to the part of the body that is wrong. */
export function invalid(...problems: { pointer: string; detail: string }[]): ServiceResponse {
  return fail(
    422,
    ...problems.map(({ pointer, detail }) => ({
      title: 'invalid attribute',
      detail,
      source: { pointer },
    })),
  );
}

/** One resource, with those that were asked to come along. */
export function respondResource(
  status: number,
  resource: Resource,
  included?: Resource[],
): ServiceResponse {
  return respond(status, { data: resource, ...(included !== undefined && { included }) });
}

export interface PageRequest {
  number: number;
  size: number;
  /** Whether the query said anything about pages. */
  asked: boolean;
}

const MAX_PAGE_SIZE = 100;

export function readPage(query: URLSearchParams): PageRequest {
  const read = (name: string, fallback: number): number => {
    const text = query.get(`page[${name}]`);
    if (text === null || text === '') return fallback;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < 1 || !/^\d+$/.test(text)) {
      throw new Refusal(
        fail(400, {
          title: 'invalid parameter',
          detail: `page[${name}] must be a whole number from 1.`,
          source: { parameter: `page[${name}]` },
        }),
      );
    }
    return value;
  };
  return {
    number: read('number', 1),
    size: Math.min(read('size', 20), MAX_PAGE_SIZE),
    asked: query.has('page[number]') || query.has('page[size]'),
  };
}

/** One page of a list; `toResources` is asked for those on the page only. */
export function respondPage<Item>(
  request: ServiceRequest,
  origin: string,
  items: readonly Item[],
  toResource: (item: Item) => Resource,
  options: {
    /** The whole list where the query says nothing about pages (operations 12 and 15). */
    whole?: boolean;
    included?: (items: readonly Item[]) => Resource[] | undefined;
    /** Without counting: the list of an organization's runs. */
    uncounted?: boolean;
  } = {},
): ServiceResponse {
  const query = new URLSearchParams(request.query);
  const page = readPage(query);
  const whole = options.whole === true && !page.asked;
  const from = whole ? 0 : (page.number - 1) * page.size;
  const shown = whole ? items : items.slice(from, from + page.size);
  const included = options.included?.(shown);
  const body = {
    data: shown.map(toResource),
    ...(included !== undefined && { included }),
  };
  if (whole) return respond(200, body);

  const last = Math.max(1, Math.ceil(items.length / page.size));
  const previous = page.number > 1 ? page.number - 1 : null;
  const next = page.number < last ? page.number + 1 : null;
  const link = (number: number): string => {
    const others = new URLSearchParams(query);
    others.set('page[number]', String(number));
    others.set('page[size]', String(page.size));
    return `${origin}${request.path}?${others.toString()}`;
  };
  return respond(200, {
    ...body,
    links: {
      self: link(page.number),
      first: link(1),
      prev: previous === null ? null : link(previous),
      next: next === null ? null : link(next),
      ...(options.uncounted !== true && { last: link(last) }),
    },
    meta: {
      pagination: {
        'current-page': page.number,
        'page-size': page.size,
        'prev-page': previous,
        'next-page': next,
        ...(options.uncounted !== true && {
          'total-pages': last,
          'total-count': items.length,
        }),
      },
    },
  });
}

/**
 * What `include` asks for, with underscores, once each. 400 on a word that this operation does not
 * know.
 */
export function readInclude<Word extends string>(
  query: URLSearchParams,
  known: readonly Word[],
): Set<Word> {
  const asked = (query.get('include') ?? '')
    .split(',')
    .map((word) => word.trim().replaceAll('-', '_'))
    .filter((word) => word !== '');
  const included = new Set<Word>();
  for (const word of asked) {
    const found = known.find((one) => one === word);
    if (found === undefined) {
      throw new Refusal(
        fail(400, {
          title: 'bad request',
          detail: `Invalid include parameter: ${word}. Known here: ${known.join(', ')}.`,
          source: { parameter: 'include' },
        }),
      );
    }
    included.add(found);
  }
  return included;
}
