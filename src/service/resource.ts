/**
 * What a type of resources is: a row of the table in `resources.ts`. A row says what the store lacks of one, who may see
 * it, where it is shown, listed, filtered, made, changed and deleted, and by whom. What is not found and what may not be
 * seen are both 404.
 */
import { readDocument } from './body.ts';
import type { Right } from './permissions.ts';
import { badRequest, fail, notFound, respond, respondEmpty } from './respond.ts';
import type { ServiceRequest, ServiceResponse } from './respond.ts';
import type { createSigner } from './secrets.ts';
import { recordsIn } from './store.ts';
import type { Kept, Resource, Store, TokenRecord, Written } from './store.ts';
import type * as v from '../client/wire/schema.ts';
import type { Method } from '../model/ports.ts';

export interface Domain {
  store: Store;
  signer: ReturnType<typeof createSigner>;
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  edition: 'hosted' | 'self-managed';
  /**
   * How the service identifies itself. The specification's neutral service sends no headers about
   * itself and answers `POST /team-workspaces` with 200; real services name themselves in headers and
   * answer 201.
   */
  identity: 'neutral' | 'hcp-terraform' | 'terraform-enterprise';
  /** How many milliseconds a run takes in a workspace that a request has created. */
  runDurationMs: number;
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
    asked: { request: ServiceRequest; query: URLSearchParams; token: TokenRecord },
    parameters: Readonly<Record<string, string>>,
  ) {
    this.domain = domain;
    this.store = domain.store;
    this.request = asked.request;
    this.query = asked.query;
    this.token = asked.token;
    this.#parameters = parameters;
  }

  /** The part of the path that `:name` matched, decoded; empty if the route has none of this name. */
  parameter(name: string): string {
    return this.#parameters[name] ?? '';
  }

  /** The resource that the path names last, or the one with this id, for a token that has the right to it. */
  find<One extends Kept>(row: ResourceType<One>, right: Right = 'readRuns', id?: string): One {
    const one = orNotFound(this.read(row, id ?? Object.values(this.#parameters).at(-1) ?? ''));
    notFoundUnless(this.may(one, right));
    return one;
  }

  /** The resource with this id, for any token. */
  read<One extends Kept>(row: ResourceType<One>, id: string): One | undefined {
    return row.get?.(this.store, id) ?? this.store.get<One>(row.type, id);
  }

  /** Whether the token has a right to this: its row says so, or it is the right to what this is within. */
  may(one: Kept, right: Right): boolean {
    const row = this.domain.types.get(one.type);
    if (row?.may) return row.may(this, one, right);
    return one.within !== undefined && this.may(one.within, right);
  }

  /** A URL of this service that needs no token, for a while. */
  signed(path: string, forMs: number): string {
    const { signer, origin } = this.domain;
    return origin + signer.sign(path, this.store.clock.date().getTime() + forMs);
  }

  /** One as it is sent, before what it is related to becomes identifiers. */
  show<One extends Kept>(row: ResourceType<One>, one: One): Resource {
    const { type, id } = one;
    const { attributes, relationships, links } = row.write?.(this, one) ?? {};
    const self = { self: `/api/v2/${type}/${id}`, ...links };
    return {
      id,
      type,
      attributes: { ...one.attributes, ...attributes },
      relationships: { ...one.relationships, ...relationships },
      links: row.unlinked ? links : self,
    };
  }

  /** An answer with one resource and nothing included; `more` are attributes that no other answer has. */
  answer<One extends Kept>(
    status: number,
    row: ResourceType<One>,
    one: One,
    more?: object,
  ): ServiceResponse {
    const shown = this.show(row, one);
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

/** One type of resources. `One` is what the store has of one. */
export interface ResourceType<One extends Kept = Kept> {
  /** The type on the wire. */
  type: string;
  /** Finds one that the store does not have under its type and id. */
  get?(store: Store, id: string): One | undefined;
  /** Whether the token may see one, also in a list, or has another right to it; left out, as for what it is within. */
  may?(call: RouteCall, one: One, right: Right): boolean;
  /** What depends on the time, on fields or on the token of the call; the rest is sent as it is kept. */
  write?(call: RouteCall, one: One): Written;
  /** The words that `include` may name: relationships, with underscores, and with dots between them. */
  includes?: readonly string[];
  /** True: it is sent without a link to itself. */
  unlinked?: true;
  /** The path at which one is shown, and the right that this takes if it is not `readRuns`. */
  shownAt?: string;
  rightToShow?: Right;
  lists?: readonly List<One>[];
  /** Where one is made or changed; worked out when all types are there. */
  changes?: () => readonly ServedRoute[];
  /** Left out, `act` removes one with everything within it. */
  deleted?: { path: string; right?: Right; act?(store: Store, one: One): void };
}

/** The types of one area of the API, and those of its routes that do more than show, list or delete. */
export interface Area {
  types: readonly ResourceType[];
  routes: readonly ServedRoute[];
}

interface Filter<One> {
  /** Whether one is what is asked for. */
  test(one: One, asked: string, call: RouteCall, name: string): boolean;
}

/**
 * What a list may be asked for, by the names of parameters, in which N stands for a number. Those that are `null` are
 * read by what makes the list.
 */
export type Filters<One> = Readonly<Record<string, Filter<One>['test'] | null>>;

/** How a list is answered. */
interface ListOptions<One> {
  /** The words of `include`, if they are not those of the type. */
  includes?: readonly string[];
  filters?: Filters<One>;
  /** True: a query without page parameters gets the whole list. */
  whole?: boolean;
  /** True: the page does not count the list, as for the runs of an organization. */
  uncounted?: boolean;
}

/** What a page is taken from. */
export interface Listed<One> {
  readonly length: number;
  slice(from: number, to: number): readonly One[];
}

interface List<One> extends ListOptions<One> {
  path: string;
  items(call: RouteCall, type: string): Listed<One>;
}

/** A list at a path, which names a resource of the type `of`: all that is within it, or other `items`. */
export function listAt<Of extends Kept, One extends Kept>(
  path: string,
  of: ResourceType<Of>,
  {
    right,
    items,
    ...options
  }: ListOptions<NoInfer<One>> & {
    right?: Right;
    items?: (of: Of, call: RouteCall) => Listed<One>;
  } = {},
): List<One> {
  const listed = (call: RouteCall, type: string): Listed<One> => {
    const parent = call.find(of, right);
    return items ? items(parent, call) : recordsIn<One>(parent, type);
  };
  return { path, items: listed, ...options };
}

/** A list that is never changed, in reverse order. Only what is on a page is copied. */
export function newestFirst<One>(all: readonly One[]): Listed<One> {
  const { length } = all;
  const slice = (from: number, to: number) =>
    all.slice(Math.max(0, length - to), Math.max(0, length - from)).toReversed();
  return { length, slice };
}

/** What makes or changes one: the right to what it is asked of, what the body has to be, and what is done. */
interface ChangeOptions<Of extends Kept, Schema extends v.GenericSchema> {
  right: Right;
  body: Schema;
  /** Finds in the body the id of what it is asked of, where the path does not name it. */
  idIn?: (body: v.InferOutput<Schema>) => string;
  act: (call: RouteCall, of: Of, body: v.InferOutput<Schema>) => ServiceResponse;
}

/** What makes or changes a resource, asked of one of the type `of`. */
export function changeAt<Of extends Kept, Schema extends v.GenericSchema>(
  method: 'POST' | 'PATCH',
  path: string,
  of: ResourceType<Of>,
  { right, body: schema, idIn, act }: ChangeOptions<Of, Schema>,
): ServedRoute {
  const handler = (call: RouteCall): ServiceResponse => {
    const named = idIn === undefined ? call.find(of, right) : undefined;
    const body = readDocument(call.request, schema);
    return act(call, named ?? call.find(of, right, idIn?.(body)), body);
  };
  return { method, path, handler };
}

/** The routes of a type of resources. */
export function routesOf<One extends Kept>(row: ResourceType<One>): ServedRoute[] {
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
      const one = call.find(row, deleted.right);
      if (deleted.act) deleted.act(call.store, one);
      else call.store.remove(one);
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

/** The resource as it is sent. */
function toWire(resource: Resource): Resource {
  const { relationships = {} } = resource;
  const entries = Object.entries(relationships).map(([name, relationship]) => {
    if (relationship === undefined || relationship.hidden) return [name, undefined];
    const { data, links } = relationship;
    const identifiers = Array.isArray(data) ? data.map(toIdentifier) : data && toIdentifier(data);
    return [name, { data: identifiers, links }];
  });
  const known = entries.length === 0 ? undefined : Object.fromEntries(entries);
  return { ...resource, relationships: known };
}

function toIdentifier({ id, type }: Resource): Resource {
  return { id, type };
}

/** A document with one resource and nothing included. */
export function respondResource(status: number, resource: Resource): ServiceResponse {
  return respond(status, { data: toWire(resource) });
}

/** A document with one resource and the resources that `include` names. */
export function respondOne<One extends Kept>(
  call: RouteCall,
  row: ResourceType<One>,
  one: One,
): ServiceResponse {
  const resource = call.show(row, one);
  return respond(200, {
    data: toWire(resource),
    included: includedResources(call, [resource], row.includes),
  });
}

const MAX_PAGE_SIZE = 100;

/** One page of a list. Only the resources of this page are written. */
export function respondPage<One extends Kept>(
  call: RouteCall,
  row: ResourceType<One>,
  items: Listed<One>,
  options: ListOptions<One> = {},
): ServiceResponse {
  const { query, request, domain } = call;
  const answer = (page: readonly One[]) => {
    const shown = page.map((one) => call.show(row, one));
    const words = options.includes ?? row.includes;
    return { data: shown.map(toWire), included: includedResources(call, shown, words) };
  };
  const kept = applyFilters(call, row, items, options.filters);
  const page = readPage(query);
  if (options.whole && !page.isPaged) return respond(200, answer(kept.slice(0, kept.length)));
  const from = (page.number - 1) * page.size;
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
    ...answer(kept.slice(from, from + page.size)),
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

/** Whether a value is one of the words of a filter, which commas separate. */
export function isAmong(value: string, asked: string): boolean {
  return asked.split(',').some((word) => word.trim() === value);
}

const SORT_OR_FILTER = /^(filter|search)\[|^(q|sort)$/;

/**
 * The entries that the token may see and the query asks for. A query that the list does not know is refused: to ignore it
 * would return more than was asked for.
 */
function applyFilters<One extends Kept>(
  call: RouteCall,
  row: ResourceType<One>,
  items: Listed<One>,
  filters: Filters<One> = {},
): Listed<One> {
  const tests = [...call.query].flatMap(([name, asked]) => {
    if (!SORT_OR_FILTER.test(name)) return [];
    const test = filters[name.replace(/\[\d+\]/, '[N]')];
    if (test === undefined) {
      const detail = `The local service has no ${name} here. docs/service.md says which filters it has.`;
      throw badRequest(name, detail);
    }
    return test === null || asked === '' ? [] : [(one: One) => test(one, asked, call, name)];
  });
  if (row.may) tests.push((one) => call.may(one, 'readRuns'));
  if (tests.length === 0) return items;
  return items.slice(0, items.length).filter((one) => tests.every((test) => test(one)));
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
    size: Math.min(read('size', 20), MAX_PAGE_SIZE),
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
  const reached = resources.flatMap((one) =>
    paths.flatMap((path) => resourcesAlong(call, one, path)),
  );
  return withoutCircles(new Map(reached.map((one) => [keyOf(one), toWire(one)])));
}

/** The resources along a way of relationships. */
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
 * come to an end. A relationship to a resource that comes no later keeps its links and loses its `data`.
 */
function withoutCircles(resources: ReadonlyMap<string, Resource>): Resource[] {
  const soFar = new Set<string>();
  return [...resources].map(([key, resource]) => {
    soFar.add(key);
    const relationships = { ...resource.relationships };
    for (const [name, relationship] of Object.entries(relationships)) {
      const targets = [relationship?.data ?? []].flat().map(keyOf);
      if (!targets.some((target) => soFar.has(target))) continue;
      relationships[name] = { ...relationship, data: undefined };
    }
    return { ...resource, relationships };
  });
}
