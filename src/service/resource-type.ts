/**
 * Types of resources: each says who may see such a resource, what is sent of it, and by which routes it is shown, listed,
 * made, changed and deleted. What is not found and what may not be seen are both 404.
 */
import { ownPage } from '../model/own-pages.ts';
import { readDocument, badRequest, fail, notFound, respond, respondEmpty } from './requests.ts';
import type { ServiceRequest, ServiceResponse } from './requests.ts';
import type { Right } from './permissions.ts';
import type { createSigner } from './credentials.ts';
import type { StoredResource, Resource, TokenRecord, SentMembers } from './records.ts';
import { childrenOf, type Store } from './store.ts';
import type * as v from '../client/wire/schema.ts';
import type { Method } from '../model/ports.ts';

/** What routes answer from. */
export interface Domain {
  store: Store;
  signer: ReturnType<typeof createSigner>;
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  edition: 'hosted' | 'self-managed';
  /**
   * How the service identifies itself. The specification's neutral service sends no headers about itself and answers
   * `POST /team-workspaces` with 200; real services name themselves in headers and answer 201.
   */
  identity: 'neutral' | 'hcp-terraform';
  /** The table of resource types, by type: `include` finds there what a relationship names. */
  types: ReadonlyMap<string, ResourceType>;
}

/** A request whose route and token have been found. */
export class RouteCall {
  readonly domain: Domain;
  readonly store: Store;
  readonly request: ServiceRequest;
  readonly query: URLSearchParams;
  readonly token: TokenRecord;
  readonly #parameters: Readonly<Record<string, string>>;

  constructor(
    domain: Domain,
    request: ServiceRequest,
    token: TokenRecord,
    parameters: Readonly<Record<string, string>>,
  ) {
    this.domain = domain;
    this.store = domain.store;
    this.request = request;
    this.query = new URLSearchParams(request.query);
    this.token = token;
    this.#parameters = parameters;
  }

  /** The part of the path that `:name` matched, decoded; empty if the route has none of this name. */
  parameter(name: string): string {
    return this.#parameters[name] ?? '';
  }

  /** The resource that the path names last, or the one with this id, for a token that has the right to it. */
  find<Item extends StoredResource>(
    row: ResourceType<Item>,
    right: Right = 'readRuns',
    id?: string,
  ): Item {
    const item = orNotFound(this.read(row, id ?? Object.values(this.#parameters).at(-1) ?? ''));
    notFoundUnless(this.may(item, right));
    return item;
  }

  /** The resource with this id, for any token. */
  read<Item extends StoredResource>(row: ResourceType<Item>, id: string): Item | undefined {
    return row.get?.(this.store, id) ?? this.store.get<Item>(row.type, id);
  }

  /** Whether the token has a right to this: its type decides that, or else the right to its parent does. */
  may(item: StoredResource, right: Right): boolean {
    const row = this.domain.types.get(item.type);
    if (row?.may) return row.may(this, item, right);
    return item.parent !== undefined && this.may(item.parent, right);
  }

  /** A URL of this service that needs no token, for a while. */
  signed(path: string, forMs: number): string {
    const { signer, origin } = this.domain;
    return origin + signer.sign(path, this.store.clock.date().getTime() + forMs);
  }

  /** A resource with all members that are sent; the related ones are not yet cut down to identifiers. */
  show<Item extends StoredResource>(row: ResourceType<Item>, item: Item): Resource {
    const { type, id } = item;
    const { attributes, relationships, links } = row.render?.(this, item) ?? {};
    const self = { self: `/api/v2/${type}/${id}`, ...links };
    return {
      id,
      type,
      attributes: { ...item.attributes, ...attributes },
      relationships: { ...item.relationships, ...relationships },
      links: row.withoutSelfLink ? links : self,
    };
  }

  /** An answer with one resource and nothing included; `more` are attributes that no other answer has. */
  answer<Item extends StoredResource>(
    status: number,
    row: ResourceType<Item>,
    item: Item,
    more?: object,
  ): ServiceResponse {
    const shown = this.show(row, item);
    return respondResource(status, { ...shown, attributes: { ...shown.attributes, ...more } });
  }
}

export interface ServedRoute {
  method: Method;
  /** The path below /api/v2; `:name` matches one part of a path. */
  path: string;
  handler: (call: RouteCall) => ServiceResponse | Promise<ServiceResponse>;
}

const routeOf =
  (method: Method) =>
  (path: string, handler: ServedRoute['handler']): ServedRoute => ({ method, path, handler });

export const get = routeOf('GET');
export const post = routeOf('POST');

/** A row of the table: one type of resources. `Item` is what the store has of such a resource. */
export interface ResourceType<Item extends StoredResource = StoredResource> {
  type: string;
  /** Finds a resource that the store does not have under its type and id. */
  get?(store: Store, id: string): Item | undefined;
  /** Whether the token has a right to a resource; `readRuns` is the right to see it. Left out, as for its parent. */
  may?(call: RouteCall, item: Item, right: Right): boolean;
  /** The members that depend on the time, on other fields or on the token of the call; the others are sent as stored. */
  render?(call: RouteCall, item: Item): SentMembers;
  /** The words that `include` may name: relationships, with underscores, and with dots between them. */
  includes?: readonly string[];
  /** True: it is sent without a link to itself. */
  withoutSelfLink?: true;
  /** The path of one resource, and the right that reading it takes if it is not `readRuns`. */
  shownAt?: string;
  rightToShow?: Right;
  lists?: readonly List<Item>[];
  /** The routes that make or change a resource. A function, because the routes name types that are declared later. */
  changes?: () => readonly ServedRoute[];
  /** The route that removes a resource with everything that belongs to it. */
  deleted?: { path: string; right?: Right };
}

/** The types of one area of the API, and those of its routes that do more than show, list or delete. */
export interface Area {
  types: readonly ResourceType[];
  routes: readonly ServedRoute[];
}

/** `test` is a method, because the table holds rows of all types as one type, which compiles with methods alone. */
interface Filter<Item> {
  /** Whether an item passes the filter. @param asked the value of the parameter `name` */
  test(item: Item, asked: string, call: RouteCall, name: string): boolean;
}

/**
 * The filters of a list, by the names of their parameters, in which N stands for a number. `null`: the function that makes
 * the list reads the parameter itself.
 */
export type Filters<Item> = Readonly<Record<string, Filter<Item>['test'] | null>>;

/** How a list is answered. */
interface ListOptions<Item> {
  /** The words of `include`, if they are not those of the type. */
  includes?: readonly string[];
  filters?: Filters<Item>;
  /** True: a query without page parameters gets the whole list. */
  unpagedByDefault?: boolean;
  /** True: a page does not say how many pages and items there are, as for the runs of an organization. */
  withoutTotal?: boolean;
}

/** What a page is taken from: an array, or anything else that can be cut. */
export interface PageSource<Item> {
  readonly length: number;
  slice(from: number, to: number): readonly Item[];
}

interface List<Item> extends ListOptions<Item> {
  path: string;
  items(call: RouteCall, type: string): PageSource<Item>;
}

/** A list at a path that names its owner: all that belongs to the owner, or other `items`. @param right to the owner */
export function listAt<Owner extends StoredResource, Item extends StoredResource>(
  path: string,
  ownerType: ResourceType<Owner>,
  {
    right,
    items: itemsOf,
    ...options
  }: ListOptions<NoInfer<Item>> & {
    right?: Right;
    items?: (owner: Owner, call: RouteCall) => PageSource<Item>;
  } = {},
): List<Item> {
  const items = (call: RouteCall, type: string): PageSource<Item> => {
    const owner = call.find(ownerType, right);
    return itemsOf ? itemsOf(owner, call) : childrenOf<Item>(owner, type);
  };
  return { path, items, ...options };
}

/** An array in reverse order, of which a page copies no more than itself. The array must only grow. */
export function newestFirst<Item>(all: readonly Item[]): PageSource<Item> {
  const { length } = all;
  const slice = (from: number, to: number) =>
    all.slice(Math.max(0, length - to), Math.max(0, length - from)).toReversed();
  return { length, slice };
}

/** The route of a list that is always empty here, for tokens that may see its owner. */
export function emptyListAt<Owner extends StoredResource>(
  path: string,
  ownerType: ResourceType<Owner>,
): ServedRoute {
  return get(path, (call) => {
    call.find(ownerType);
    return respond(200, { data: [] });
  });
}

interface ChangeOptions<Target extends StoredResource, Schema extends v.GenericSchema> {
  right: Right;
  body: Schema;
  /** Finds the id of the target in the body, if the path does not name it. */
  idIn?: (body: v.InferOutput<Schema>) => string;
  act: (call: RouteCall, target: Target, body: v.InferOutput<Schema>) => ServiceResponse;
}

/** A route that changes the resource that the path or the body names, or makes one that belongs to it. */
export function changeAt<Target extends StoredResource, Schema extends v.GenericSchema>(
  method: 'POST' | 'PATCH',
  path: string,
  targetType: ResourceType<Target>,
  { right, body: schema, idIn, act }: ChangeOptions<Target, Schema>,
): ServedRoute {
  const handler = (call: RouteCall): ServiceResponse => {
    // Whoever may not see the target of the path learns nothing about the body.
    const named = idIn === undefined ? call.find(targetType, right) : undefined;
    const body = readDocument(call.request, schema);
    return act(call, named ?? call.find(targetType, right, idIn?.(body)), body);
  };
  return { method, path, handler };
}

/** The routes of a type of resources. */
export function routesOf<Item extends StoredResource>(row: ResourceType<Item>): ServedRoute[] {
  const { shownAt, lists = [], changes, deleted } = row;
  const routes: ServedRoute[] = [
    ...lists.map((list) =>
      get(list.path, (call) => respondPage(call, row, list.items(call, row.type), list)),
    ),
    ...(changes?.() ?? []),
  ];
  if (shownAt !== undefined) {
    routes.push(get(shownAt, (call) => respondOne(call, row, call.find(row, row.rightToShow))));
  }
  if (deleted !== undefined) {
    const handler = (call: RouteCall): ServiceResponse => {
      call.store.remove(call.find(row, deleted.right));
      return respondEmpty(204);
    };
    routes.push({ method: 'DELETE', path: deleted.path, handler });
  }
  return routes;
}

/** The value; 404 if there is none. */
export function orNotFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound();
  return value;
}

/** Answers 404 if the token lacks the right: it must not learn that the object exists. */
export function notFoundUnless(allowed: boolean): void {
  if (!allowed) throw notFound();
}

/** The resource as it is sent, with identifiers in place of related resources. */
function toWire(resource: Resource): Resource {
  const { relationships = {} } = resource;
  const entries = Object.entries(relationships).map(([name, relationship]) => {
    if (relationship === undefined || relationship.hidden) return [name, undefined];
    const { data, links } = relationship;
    const identifiers = Array.isArray(data) ? data.map(toIdentifier) : data && toIdentifier(data);
    return [name, { data: identifiers, links }];
  });
  // A resource without relationships has no such member.
  const sent = entries.length === 0 ? undefined : Object.fromEntries(entries);
  return { ...resource, relationships: sent };
}

function toIdentifier({ id, type }: Resource): Resource {
  return { id, type };
}

/** A document with one resource and nothing included. */
export function respondResource(status: number, resource: Resource): ServiceResponse {
  return respond(status, { data: toWire(resource) });
}

/** A document with one resource and the resources that `include` names. */
export function respondOne<Item extends StoredResource>(
  call: RouteCall,
  row: ResourceType<Item>,
  item: Item,
): ServiceResponse {
  const resource = call.show(row, item);
  return respond(200, {
    data: toWire(resource),
    included: includedResources(call, [resource], row.includes),
  });
}

const LARGEST_PAGE = 100;

/** One page of a list. Only the resources of this page are written. */
export function respondPage<Item extends StoredResource>(
  call: RouteCall,
  row: ResourceType<Item>,
  items: PageSource<Item>,
  options: ListOptions<Item> = {},
): ServiceResponse {
  const { query, request, domain } = call;
  const answer = (page: readonly Item[]) => {
    const shown = page.map((item) => call.show(row, item));
    const words = options.includes ?? row.includes;
    return { data: shown.map(toWire), included: includedResources(call, shown, words) };
  };
  const filtered = applyFilters(call, row, items, options.filters);
  const page = readPage(query);
  if (options.unpagedByDefault && !page.isPaged)
    return respond(200, answer(filtered.slice(0, filtered.length)));
  const from = (page.number - 1) * page.size;
  const last = Math.max(1, Math.ceil(filtered.length / page.size));
  const previous = page.number > 1 ? page.number - 1 : null;
  const next = page.number < last ? page.number + 1 : null;
  const link = (number: number | null): string | null => {
    if (number === null) return null;
    const others = new URLSearchParams(query);
    others.set('page[number]', String(number));
    others.set('page[size]', String(page.size));
    return `${domain.origin}${request.path}?${others.toString()}`;
  };
  const counted = options.withoutTotal !== true;
  return respond(200, {
    ...answer(filtered.slice(from, from + page.size)),
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
        'total-count': counted ? filtered.length : undefined,
      },
    },
  });
}

/** Whether a value is one of the words that a filter asks for, which commas separate. */
export function isAmong(value: string, asked: string): boolean {
  return asked.split(',').some((word) => word.trim() === value);
}

const SORT_OR_FILTER = /^(filter|search)\[|^(q|sort)$/;

/**
 * The entries that the token may see and the query asks for. A query that the list does not know is refused: to ignore it
 * would return more than was asked for.
 */
function applyFilters<Item extends StoredResource>(
  call: RouteCall,
  row: ResourceType<Item>,
  items: PageSource<Item>,
  filters: Filters<Item> = {},
): PageSource<Item> {
  const tests = [...call.query].flatMap(([name, asked]) => {
    if (!SORT_OR_FILTER.test(name)) return [];
    const test = filters[name.replace(/\[\d+\]/, '[N]')];
    if (test === undefined) {
      const detail = `The local service has no ${name} here. Those that it has: ${ownPage('docs/service.md')}.`;
      throw badRequest(name, detail);
    }
    return test === null || asked === '' ? [] : [(item: Item) => test(item, asked, call, name)];
  });
  if (row.may) tests.push((item) => call.may(item, 'readRuns'));
  if (tests.length === 0) return items;
  return items.slice(0, items.length).filter((item) => tests.every((test) => test(item)));
}

function readPage(query: URLSearchParams): { number: number; size: number; isPaged: boolean } {
  const read = (name: string, fallback: number): number => {
    const text = query.get(`page[${name}]`);
    if (text === null || text === '') return fallback;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < 1 || !/^\d+$/.test(text)) {
      throw fail(400, {
        title: 'invalid parameter',
        detail: `page[${name}] must be a whole number from 1.`,
        source: { parameter: `page[${name}]` },
      });
    }
    return value;
  };
  return {
    number: read('number', 1),
    size: Math.min(read('size', 20), LARGEST_PAGE),
    isPaged: query.has('page[number]') || query.has('page[size]'),
  };
}

/** Every resource that `include` names, once; undefined without `include`. Another word is refused with 400. */
export function includedResources(
  call: RouteCall,
  resources: readonly Resource[],
  words: readonly string[] = [],
): Resource[] | undefined {
  const asked = (call.query.get('include') ?? '')
    .split(',')
    .map((word) => word.trim().replaceAll('-', '_'))
    .filter((word) => word !== '');
  if (asked.length === 0) return undefined;
  const unsupported = asked.find((word) => !words.includes(word));
  if (unsupported !== undefined) {
    const supported = words.join(', ') || 'none';
    const detail = `Invalid include parameter: ${unsupported}. Supported: ${supported}.`;
    throw badRequest('include', detail);
  }
  const paths = words.filter((word) => asked.includes(word)).map((word) => word.split('.'));
  const reached = resources.flatMap((item) =>
    paths.flatMap((path) => resourcesAlong(call, item, path)),
  );
  return withoutCircles(new Map(reached.map((item) => [keyOf(item), toWire(item)])));
}

/** The resources that are reached by following relationships, the last one and those on the way. */
function resourcesAlong(
  call: RouteCall,
  from: Resource,
  [step, ...path]: readonly string[],
): Resource[] {
  if (step === undefined) return [];
  const { data, hidden } = from.relationships?.[step.replaceAll('_', '-')] ?? {};
  return [hidden?.() ?? data ?? []].flat().flatMap((target) => {
    const row = call.domain.types.get(target.type);
    const record = row && call.read(row, target.id);
    // Some related resources are made for each answer: they are complete, and the store has none of their id.
    const isShownAlready = 'attributes' in target && target !== record;
    const shown = isShownAlready ? target : row && record && call.show(row, record);
    return shown ? [shown, ...resourcesAlong(call, shown, path)] : [];
  });
}

function keyOf({ type, id }: Resource): string {
  return `${type}/${id}`;
}

/**
 * Removes circles from included resources: a client that follows every relationship would never
 * come to an end. A relationship to the resource itself or to one before it keeps its links and loses its `data`.
 */
function withoutCircles(resources: ReadonlyMap<string, Resource>): Resource[] {
  const keysSoFar = new Set<string>();
  return [...resources].map(([key, resource]) => {
    keysSoFar.add(key);
    const relationships = { ...resource.relationships };
    for (const [name, relationship] of Object.entries(relationships)) {
      const targetKeys = [relationship?.data ?? []].flat().map(keyOf);
      if (!targetKeys.some((targetKey) => keysSoFar.has(targetKey))) continue;
      relationships[name] = { ...relationship, data: undefined };
    }
    return { ...resource, relationships };
  });
}
