/** What every resource is made of: lists, includes, actions. */
import type * as v from '../wire/schema.ts';
import { PREFIX } from './api.ts';
import type { Api, ApiRequest, Query } from './api.ts';
import type { Asking } from './describe.ts';
import { ServiceError } from './errors.ts';
import { readMany } from './jsonapi.ts';
import type { Document } from './jsonapi.ts';
import { createListing } from './listing.ts';
import type { Listing, PageRequest } from './pages.ts';
import type { Pace } from './pace.ts';
import { identifierProblem } from './path.ts';
import type { ApiPath } from './path.ts';

export interface ListRequest<T> {
  path: ApiPath;
  query?: Query;
  problems?: readonly string[];
  asking: Asking;
  pace?: Pace;
  whole?: boolean;
  include?: { resource: string; names: readonly string[] };
  idOf: (item: T) => string;
  read(document: Document): T[] | Promise<T[]>;
  /** Whether a refusal means that the service has no such list; asked for the first page only. */
  absent?(error: ServiceError): Promise<boolean>;
}

export function list<T>(api: Api, request: ListRequest<T>): Listing<T> {
  return createListing<T>({
    idOf: request.idOf,
    ...(request.whole === undefined ? {} : { whole: request.whole }),
    fail: (why) =>
      new ServiceError(`Could not ${request.asking.what}: the list ${why}.`, {
        code:
          why.startsWith('has no such page') || why.startsWith('cannot') ? 'invalid' : 'unreadable',
        method: 'GET',
        path: `${PREFIX}${request.path.pathname}`,
      }),
    async fetch(page) {
      try {
        const answer = await withIncludes(api, request.include, (include) =>
          api.ask(
            {
              method: 'GET',
              path: request.path,
              query: { ...request.query, ...pageQuery(page), include },
              asking: request.asking,
              ...(request.problems === undefined ? {} : { problems: request.problems }),
              ...(request.pace === undefined ? {} : { pace: request.pace }),
            },
            (document) => ({ document, resources: request.read(document) }),
          ),
        );
        const { pagination, next } = answer.document;
        return { items: await answer.resources, next, ...(pagination && { pagination }) };
      } catch (error) {
        const first = page.number === undefined || page.number === 1;
        if (first && error instanceof ServiceError && (await request.absent?.(error)) === true) {
          return { items: [], next: 'none' };
        }
        throw error;
      }
    },
  });
}

/** A list of plain resources, without anything included. */
export function listOf<T extends { id: string }>(
  api: Api,
  schema: v.GenericSchema<unknown, T>,
  request: Omit<ListRequest<T>, 'idOf' | 'read'>,
): Listing<T> {
  return list(api, {
    ...request,
    idOf: ({ id }) => id,
    read: (document) => readMany(document, schema),
  });
}

function pageQuery({ number, size }: PageRequest): Query {
  return {
    'page[number]': number === undefined ? undefined : String(number),
    'page[size]': size === undefined ? undefined : String(size),
  };
}

/**
 * Asks with `include`; a service that refuses one of them (400) is asked again without it, and never
 * for it again.
 */
export async function withIncludes<T>(
  api: Api,
  include: { resource: string; names: readonly string[] } | undefined,
  ask: (include: string | undefined) => Promise<T>,
): Promise<T> {
  const refused = api.shared.refusedIncludes;
  const keyOf = (name: string) => `${include?.resource}:${name}`;
  for (;;) {
    const names = (include?.names ?? []).filter((name) => !refused.has(keyOf(name)));
    try {
      return await ask(names.length === 0 ? undefined : names.join(','));
    } catch (error) {
      if (names.length === 0 || !isIncludeRefusal(error)) throw error;
      const named = names.filter((name) => namesInclude(error, name));
      for (const name of named.length === 0 ? names.slice(-1) : named) refused.add(keyOf(name));
    }
  }
}

function isIncludeRefusal(error: unknown): error is ServiceError {
  return (
    error instanceof ServiceError &&
    error.status === 400 &&
    error.errors.some(({ title, detail, source }) =>
      `${title} ${detail} ${source?.parameter}`.toLowerCase().includes('include'),
    )
  );
}

function namesInclude(error: ServiceError, name: string): boolean {
  const dashed = name.replaceAll('_', '-');
  return error.errors.some(({ title, detail }) =>
    `${title} ${detail}`
      .split(/[^A-Za-z0-9_.-]+/)
      .some((word) => [name, dashed].includes(word.replace(/\.$/, ''))),
  );
}

/** `problems` for ids that go into a body or a query instead of a path. */
export function checkIds(...ids: unknown[]): string[] {
  return ids.flatMap((id) => identifierProblem(id) ?? []);
}

/** Action bodies are plain JSON, not JSON:API. */
export function commentBody(comment: string | undefined): Pick<ApiRequest<void>, 'body'> {
  return comment === undefined ? {} : { body: { comment } };
}
