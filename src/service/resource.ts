/**
 * What a type of resources is: a row of the table in `resources.ts`. A row says how a resource is found, who may see it,
 * how it is written, and where it is shown, listed and deleted. What is not found and what may not be seen are both 404.
 */
import { rightsOn, type WorkspaceRights } from './permissions.ts';
import { Refusal, badRequest, fail, notFound, respond, respondEmpty } from './respond.ts';
import type { ServiceRequest, ServiceResponse } from './respond.ts';
import type { Signer } from './secrets.ts';
import type { RunRecord, Store, TokenRecord, WorkspaceRecord } from './store.ts';
import type { Method } from '../model/ports.ts';

export interface Domain {
  store: Store;
  signer: Signer;
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
  types: ReadonlyMap<string, ResourceType<Identified>>;
}

/** A request whose route and token have been found. */
export interface RouteCall {
  domain: Domain;
  request: ServiceRequest;
  query: URLSearchParams;
  /** The parts of the path that the route names, decoded. */
  parameters: Readonly<Record<string, string>>;
  token: TokenRecord;
}

export interface ServedRoute {
  method: Method;
  /** The path below /api/v2; `:name` matches one part of a path. */
  path: string;
  handler: (call: RouteCall) => ServiceResponse | Promise<ServiceResponse>;
}

const routeBy =
  (method: Method) =>
  (path: string, handler: ServedRoute['handler']): ServedRoute => ({ method, path, handler });

export const get = routeBy('GET');
export const post = routeBy('POST');
export const patch = routeBy('PATCH');

interface Identified {
  id: string;
}

interface Identifier extends Identified {
  type: string;
}

export interface SentRelationship {
  /** A resource with attributes is sent as its identifier, and is what `include` adds. */
  data?: Resource | Resource[] | null | undefined;
  /** What `include` adds where the relationship itself is not sent. */
  hidden?: () => Resource[];
  links?: Record<string, unknown> | undefined;
}

/** What a type of resources sends; members that are undefined are left out. */
interface Written {
  /** The id on the wire, if it is another than the one that the store knows. */
  id?: string;
  attributes?: Record<string, unknown>;
  relationships?: Record<string, SentRelationship | undefined> | undefined;
  links?: Record<string, unknown>;
}

export type Resource = Identifier & Written;

/** One type of resources. `Kept` is what the store has of one. */
export interface ResourceType<Kept extends Identified> {
  /** The type on the wire. */
  type: string;
  get(store: Store, id: string): Kept | undefined;
  /** Whether the token may see one, or has another right to it. */
  may(call: RouteCall, kept: Kept, right: Right): boolean;
  /** One on the wire, with what the token of the call may see. */
  write(call: RouteCall, kept: Kept): Written;
  /** The words that `include` may name: relationships, with underscores, and with dots between them. */
  includes?: readonly string[];
  /** True: it is sent without a link to itself. */
  unlinked?: true;
  /** The path at which one is shown, and the right that this takes if it is not `readRuns`. */
  shown?: string;
  shownTo?: Right;
  lists?: readonly List<Kept>[];
  deleted?: { path: string; right?: Right; act(store: Store, kept: Kept): void };
}

/** The types of one area of the API, and those of its routes that do more than show, list or delete. */
export interface Area {
  types: readonly ResourceType<Identified>[];
  routes: readonly ServedRoute[];
}

type Right = keyof WorkspaceRights;

/** How a list is answered. */
interface ListOptions<Kept> {
  /** The words of `include`, if they are not those of the type. */
  includes?: readonly string[];
  /** True: a query without page parameters gets the whole list. */
  whole?: boolean;
  /** The values of `sort`, and the text to sort by; with a minus before the value, in reverse order. */
  sorts?: readonly { word: string; textOf(kept: Kept, call: RouteCall): string }[];
  /** True: the whole list is all that there is. */
  unpaged?: boolean;
  /** True: the page does not count the list, as for the runs of an organization. */
  uncounted?: boolean;
}

interface List<Kept> extends ListOptions<Kept> {
  path: string;
  items: (call: RouteCall) => readonly Kept[];
}

/** A list at a path: of what belongs to a resource of the type `of`, which the path names. */
export function listAt<Of extends Identified, Kept>(
  path: string,
  of: ResourceType<Of>,
  items: (of: Of, call: RouteCall) => readonly Kept[],
  { right, ...options }: ListOptions<NoInfer<Kept>> & { right?: Right } = {},
): List<Kept> {
  return { path, items: (call) => items(find(call, of, right), call), ...options };
}

/** The routes that show, list and delete resources of a type. */
export function routesOf<Kept extends Identified>(row: ResourceType<Kept>): ServedRoute[] {
  const { shown, lists = [], deleted } = row;
  const routes = lists.map((list) =>
    get(list.path, (call) => respondPage(call, row, list.items(call), list)),
  );
  if (shown !== undefined) {
    routes.push(get(shown, (call) => respondOne(call, row, find(call, row, row.shownTo))));
  }
  if (deleted !== undefined) {
    const handler = (call: RouteCall): ServiceResponse => {
      deleted.act(call.domain.store, find(call, row, deleted.right));
      return respondEmpty(204);
    };
    routes.push({ method: 'DELETE', path: deleted.path, handler });
  }
  return routes;
}

/** The part of the path that `:name` matched. A name that the route does not have is a fault of the table. */
export function parameter(call: RouteCall, name: string): string {
  const value = call.parameters[name];
  if (value === undefined) throw new Error(`the route has no :${name}`);
  return value;
}

/** The value; 404 if there is none. */
export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Refusal(notFound());
  return value;
}

/** Answers 404 if the token lacks the right: it must not learn that the object exists. */
export function allow(allowed: boolean): void {
  if (!allowed) throw new Refusal(notFound());
}

/** The resource that the path names last, or the one with this id, for a token that has the right to it. */
export function find<Kept extends Identified>(
  call: RouteCall,
  row: ResourceType<Kept>,
  right: Right = 'readRuns',
  id = Object.values(call.parameters).at(-1) ?? '',
): Kept {
  const kept = found(row.get(call.domain.store, id));
  allow(row.may(call, kept, right));
  return kept;
}

/** Whether the token has a right on a workspace. */
export function mayIn(call: RouteCall, workspace: WorkspaceRecord, right: Right): boolean {
  return rightsOn(call.domain.store, call.token, workspace)[right];
}

/** Looks for an id among the parts of all runs. */
export function amongRuns<Kept extends Identified>(
  partsOf: (run: RunRecord) => readonly Kept[],
): ResourceType<Kept>['get'] {
  return ({ runs }, id) => {
    for (const run of runs.values()) {
      const kept = partsOf(run).find((one) => one.id === id);
      if (kept !== undefined) return kept;
    }
    return undefined;
  };
}

/** A relationship to one resource; null if there is none. */
export function toOne(type: string, one: Identified | null | undefined): SentRelationship {
  return { data: one ? { id: one.id, type } : null };
}

/** A relationship to several resources. */
export function toMany(type: string, all: readonly Identified[]): SentRelationship {
  return { data: all.map(({ id }) => ({ id, type })) };
}

/** The relationship `created-by`; undefined when it is not known who made the object. */
export function toAuthor(id: string | null): SentRelationship | undefined {
  return id === null ? undefined : { data: { id, type: 'users' } };
}

/** A resource before it is sent: its relationships may have whole resources. */
export function show<Kept extends Identified>(
  call: RouteCall,
  row: ResourceType<Kept>,
  kept: Kept,
): Resource {
  const { type } = row;
  const { id = kept.id, links, ...written } = row.write(call, kept);
  const self = { self: `/api/v2/${type}/${id}`, ...links };
  return { id, type, ...written, links: row.unlinked ? links : self };
}

/** The resource as it is sent. */
function sent(resource: Resource): Resource {
  const { relationships } = resource;
  if (relationships === undefined) return resource;
  const entries = Object.entries(relationships).map(([name, relationship]) => {
    if (relationship === undefined || relationship.hidden) return [name, undefined];
    const { data, links } = relationship;
    const identifiers = Array.isArray(data) ? data.map(toIdentifier) : data && toIdentifier(data);
    return [name, { data: identifiers, links }];
  });
  return { ...resource, relationships: Object.fromEntries(entries) };
}

function toIdentifier({ id, type }: Identifier): Identifier {
  return { id, type };
}

/** A document with one resource and nothing included. */
export function respondResource(status: number, resource: Resource): ServiceResponse {
  return respond(status, { data: sent(resource) });
}

/** A document with one resource and the resources that `include` names. */
export function respondOne<Kept extends Identified>(
  call: RouteCall,
  row: ResourceType<Kept>,
  kept: Kept,
): ServiceResponse {
  const resource = show(call, row, kept);
  return respond(200, { data: sent(resource), included: included(call, [resource], row.includes) });
}

const MAX_PAGE_SIZE = 100;

/** One page of a list. Only the resources of this page are written. */
export function respondPage<Kept extends Identified>(
  call: RouteCall,
  row: ResourceType<Kept>,
  items: readonly Kept[],
  options: ListOptions<Kept> = {},
): ServiceResponse {
  const { query, request, domain } = call;
  const answer = (page: readonly Kept[]) => {
    const shown = page.map((one) => show(call, row, one));
    const words = options.includes ?? row.includes;
    return { data: shown.map(sent), included: included(call, shown, words) };
  };
  if (options.unpaged) return respond(200, answer(items));
  const page = readPage(query);
  const kept = sorted(call, items, options.sorts);
  if (options.whole && !page.isPaged) return respond(200, answer(kept));
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

function sorted<Kept>(
  call: RouteCall,
  items: readonly Kept[],
  sorts: ListOptions<Kept>['sorts'] = [],
): readonly Kept[] {
  const sort = call.query.get('sort');
  if (sort === null || sort === '') return items;
  const word = sort.replace(/^-/, '');
  const by = sorts.find((one) => one.word === word);
  if (by === undefined) {
    const names = sorts.map((one) => one.word).join(', ') || 'none';
    throw new Refusal(badRequest('sort', `Invalid sort parameter: ${word}. Supported: ${names}.`));
  }
  const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  const rising = [...items].sort((a, b) => order(by.textOf(a, call), by.textOf(b, call)));
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

/** Every resource that `include` names, once; undefined without `include`. Another word is refused with 400. */
export function included(
  call: RouteCall,
  resources: readonly Resource[],
  words: readonly string[] = [],
): Resource[] | undefined {
  const asked = (call.query.get('include') ?? '')
    .split(',')
    .map((word) => word.trim().replaceAll('-', '_'))
    .filter((word) => word !== '');
  if (asked.length === 0) return undefined;
  const stranger = asked.find((word) => !words.includes(word));
  if (stranger !== undefined) {
    const supported = words.join(', ') || 'none';
    const detail = `Invalid include parameter: ${stranger}. Supported: ${supported}.`;
    throw new Refusal(badRequest('include', detail));
  }
  const ways = words.filter((word) => asked.includes(word)).map((word) => word.split('.'));
  const reached = resources.flatMap((one) => ways.flatMap((way) => follow(call, one, way)));
  return withoutRings(new Map(reached.map((one) => [keyOf(one), sent(one)])));
}

/** The resources along a way of relationships. */
function follow(call: RouteCall, from: Resource, [step, ...way]: readonly string[]): Resource[] {
  if (step === undefined) return [];
  const { data, hidden } = from.relationships?.[step.replaceAll('_', '-')] ?? {};
  return [hidden?.() ?? data ?? []].flat().flatMap((target) => {
    const row = call.domain.types.get(target.type);
    const kept = row?.get(call.domain.store, target.id);
    const whole = 'attributes' in target ? target : row && kept && show(call, row, kept);
    return whole ? [whole, ...follow(call, whole, way)] : [];
  });
}

function keyOf({ type, id }: Identifier): string {
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
