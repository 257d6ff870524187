/** The answers of the service: documents, pages of lists, and errors. */
import type { RouteCall } from './domain.ts';
import type { ServiceResponse } from './exchange.ts';

const DOCUMENT_TYPE = 'application/vnd.api+json; charset=utf-8';
const NOTHING = new Uint8Array();

interface Identifier {
  id: string;
  type: string;
}

export interface SentRelationship {
  data?: Identifier | Identifier[] | null | undefined;
  links?: Record<string, unknown> | undefined;
}

/** A resource as it is sent; members that are undefined are left out. */
export interface Resource {
  id: string;
  type: string;
  attributes?: Record<string, unknown>;
  relationships?: Record<string, SentRelationship | undefined>;
  links?: Record<string, unknown>;
}

/** Turns a record into a resource with what the token of the call may see. */
type Render<Kept> = (call: RouteCall, kept: Kept) => Resource;

/** For each value that `include` may name: the resources to add for a record. */
export type Includes<Kept> = Readonly<Record<string, (call: RouteCall, kept: Kept) => Resource[]>>;

/** Ends the handling of a request with an answer that is not the requested one, mostly an error. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly response: ServiceResponse;
  constructor(response: ServiceResponse) {
    super(`refused with ${String(response.status)}`);
    this.response = response;
  }
}

interface ErrorObject {
  status?: string;
  title: string;
  detail?: string;
  source?: { pointer?: string; parameter?: string };
}

/** An answer with a JSON document as its body. */
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

/** An answer with a text as its body. */
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

/** A redirect to `location`. */
export function redirect(status: 302 | 307, location: string): ServiceResponse {
  return respondEmpty(status, { location });
}

/** An error document with these errors. */
export function fail(status: number, ...errors: ErrorObject[]): ServiceResponse {
  return respond(status, {
    errors: errors.map((error) => ({ status: String(status), ...error })),
  });
}

/** 400 for a query that cannot be understood. */
export function badRequest(parameter: string, detail: string): ServiceResponse {
  return fail(400, { title: 'bad request', detail, source: { parameter } });
}

/** 404, also for what the token may not see. */
export function notFound(detail?: string): ServiceResponse {
  return fail(404, { title: 'not found', detail });
}

/** 401: the request has no valid token. */
export function unauthorized(): ServiceResponse {
  return fail(401, { title: 'unauthorized' });
}

/** 409: the state of the resource does not allow the request. */
export function conflict(detail?: string): ServiceResponse {
  return fail(409, { title: 'transition not allowed', detail });
}

/** 422; each `pointer` leads to a part of the body that is wrong. */
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

/** A document with one resource and nothing included. */
export function respondResource(status: number, resource: Resource): ServiceResponse {
  return respond(status, { data: resource });
}

/** A document with one resource and the resources that `include` names. */
export function respondOne<Kept>(
  call: RouteCall,
  kept: Kept,
  render: Render<Kept>,
  includes: Includes<Kept> = {},
): ServiceResponse {
  return respond(200, { data: render(call, kept), included: included(call, [kept], includes) });
}

const MAX_PAGE_SIZE = 100;

/** One page of a list. Only the resources of this page are rendered. */
export function respondPage<Kept>(
  call: RouteCall,
  items: readonly Kept[],
  render: Render<Kept>,
  options: {
    includes?: Includes<Kept>;
    /** True: a query without page parameters gets the whole list. */
    whole?: boolean;
    /** For each value of `sort`, the text to sort by; with a minus before the value, in reverse order. */
    sorts?: Readonly<Record<string, (kept: Kept) => string>>;
    /** True: the page does not count the list, as for the runs of an organization. */
    uncounted?: boolean;
  } = {},
): ServiceResponse {
  const { query, request, domain } = call;
  const page = readPage(query);
  const kept = sorted(query, items, options.sorts);
  const whole = options.whole === true && !page.isPaged;
  const from = (page.number - 1) * page.size;
  const shown = whole ? kept : kept.slice(from, from + page.size);
  const body = {
    data: shown.map((one) => render(call, one)),
    included: included(call, shown, options.includes ?? {}),
  };
  if (whole) return respond(200, body);

  const last = Math.max(1, Math.ceil(kept.length / page.size));
  const previous = page.number > 1 ? page.number - 1 : null;
  const next = page.number < last ? page.number + 1 : null;
  const link = (number: number | null): string | null => {
    if (number === null) return null;
    const others = new URLSearchParams(query);
    others.set('page[number]', String(number));
    others.set('page[size]', String(page.size));
    return `${domain.origin}${request.path}?${others.toString()}`;
  };
  const counted = options.uncounted !== true;
  return respond(200, {
    ...body,
    links: {
      self: link(page.number),
      first: link(1),
      prev: link(previous),
      next: link(next),
      last: counted ? link(last) : undefined,
    },
    meta: {
      pagination: {
        'current-page': page.number,
        'page-size': page.size,
        'prev-page': previous,
        'next-page': next,
        'total-pages': counted ? last : undefined,
        'total-count': counted ? kept.length : undefined,
      },
    },
  });
}

function sorted<Kept>(
  query: URLSearchParams,
  items: readonly Kept[],
  sorts: Readonly<Record<string, (kept: Kept) => string>> = {},
): readonly Kept[] {
  const sort = query.get('sort');
  if (sort === null || sort === '') return items;
  const word = sort.replace(/^-/, '');
  const by = Object.hasOwn(sorts, word) ? sorts[word] : undefined;
  if (by === undefined) {
    const names = Object.keys(sorts).join(', ') || 'none';
    throw new Refusal(badRequest('sort', `Invalid sort parameter: ${word}. Supported: ${names}.`));
  }
  const rising = [...items].sort((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0));
  return word === sort ? rising : rising.toReversed();
}

function readPage(query: URLSearchParams): { number: number; size: number; isPaged: boolean } {
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
    isPaged: query.has('page[number]') || query.has('page[size]'),
  };
}

/** Every resource that `include` names, once; undefined without `include`. Another name is refused with 400. */
export function included<Kept>(
  call: RouteCall,
  kept: readonly Kept[],
  includes: Includes<Kept>,
): Resource[] | undefined {
  const words = (call.query.get('include') ?? '')
    .split(',')
    .map((word) => word.trim().replaceAll('-', '_'))
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const stranger = words.find((word) => !Object.hasOwn(includes, word));
  if (stranger !== undefined) {
    throw new Refusal(
      badRequest(
        'include',
        `Invalid include parameter: ${stranger}. Supported: ${Object.keys(includes).join(', ') || 'none'}.`,
      ),
    );
  }
  const chosen = Object.entries(includes).filter(([word]) => words.includes(word));
  const resources = kept.flatMap((one) => chosen.flatMap(([, along]) => along(call, one)));
  return withoutRings(new Map(resources.map((one) => [keyOf(one), one])));
}

function keyOf({ type, id }: { type: string; id: string }): string {
  return `${type}/${id}`;
}

/**
 * Removes circles from included resources: a client that follows every relationship would never
 * come to an end. The relationship that would close a circle keeps its links and loses its `data`.
 * The walk starts at the resources that `include` names first, so that their relationships stay.
 */
function withoutRings(resources: ReadonlyMap<string, Resource>): Resource[] {
  const kept = new Map<string, Resource>();
  const onTheWay = new Set<string>();
  const visit = (key: string, resource: Resource): void => {
    onTheWay.add(key);
    const relationships = { ...resource.relationships };
    for (const [name, relationship] of Object.entries(relationships)) {
      const targets = [relationship?.data ?? []].flat().map(keyOf);
      if (targets.some((target) => onTheWay.has(target))) {
        relationships[name] = { ...relationship, data: undefined };
        continue;
      }
      for (const target of targets) {
        const next = resources.get(target);
        if (next !== undefined && !kept.has(target)) visit(target, next);
      }
    }
    onTheWay.delete(key);
    kept.set(key, { ...resource, relationships });
  };
  for (const [key, resource] of resources) if (!kept.has(key)) visit(key, resource);
  return [...resources.keys()].flatMap((key) => kept.get(key) ?? []);
}
