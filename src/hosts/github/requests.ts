/**
 * The types of requests to GitHub, made from its own description: a route, a parameter or a field that it
 * does not have does not compile. They describe requests only: every answer is read as unknown.
 */
import type { Endpoints } from '@octokit/types';
import type { Clock } from '../../model/ports.ts';
import type { Answer, AskRules } from '../ask.ts';
import type { List } from '../pages.ts';
import { inside } from '../shapes.ts';

type Route = keyof Endpoints;

/** Path, query and body of a request. Owner and repository are always the job's own. */
type ParametersOf<R extends Route> = WithoutIndex<Endpoints[R]['parameters'], 'owner' | 'repo'>;

/** `Given` if it has the fields of `Allowed` and no others, at any depth; else `Allowed`. */
type Exact<Given, Allowed> = Given extends Allowed ? Only<Given, Allowed> : Allowed;
type Only<Given, Allowed> = Given extends readonly (infer GivenItem)[]
  ? readonly Only<GivenItem, ItemIn<Allowed>>[]
  : Given extends object
    ? {
        [Key in keyof Given]: Key extends KeyOf<Allowed>
          ? Only<Given[Key], At<Allowed, Key>>
          : never;
      }
    : Given;

/** An answer that GitHub describes as `T`: its fields have those names, and any value. */
export interface Described<T> {
  json: unknown;
  readonly [as]?: T;
}
declare const as: unique symbol;

type DataOf<R extends Route> = Endpoints[R]['response']['data'];
type ItemIn<T> = T extends readonly (infer Item)[] ? Item : never;

/** The items that a route lists. */
export type ItemOf<R extends Route> = ItemIn<DataOf<R>>;

interface Carrier {
  /** How people call the API. */
  service: string;
  clock: Clock;
  call(route: string, parameters: object, rules?: AskRules): Promise<Answer>;
  list<T extends { id: number | string }>(
    route: string,
    parameters: object,
    read: (item: unknown) => T,
    itemsOf: (json: unknown) => unknown,
  ): Promise<List<T>>;
  graphql(query: string, variables: object): Promise<unknown>;
}

export type Requests = ReturnType<typeof createRequests>;

/** GitHub's API, or that of a server which speaks it, for one repository. */
export function createRequests(
  { owner, name: repo }: { owner: string; name: string },
  { service, clock, ...carrier }: Carrier,
) {
  const inRepository = (route: string, parameters: object) =>
    route.includes('/repos/{owner}/{repo}') ? { ...parameters, owner, repo } : parameters;

  /** Rejects with a HostError for everything that is neither 2xx nor accepted by `rules`. */
  function call<R extends Route, const P extends object>(
    route: R,
    parameters: P & Exact<P, ParametersOf<R>>,
    rules?: AskRules,
  ): Promise<Described<DataOf<R>> & { status: number }>;
  function call(route: string, parameters: object, rules?: AskRules): Promise<Answer> {
    return carrier.call(route, inRepository(route, parameters), rules);
  }

  function list<R extends Route, const P extends object, T extends { id: number | string }>(
    route: R,
    parameters: P & Exact<P, ParametersOf<R>>,
    read: (item: Described<ItemOf<R>>) => T,
  ): Promise<List<T>>;
  function list<T extends { id: number | string }>(
    route: string,
    parameters: object,
    read: (item: Described<never>) => T,
  ): Promise<List<T>> {
    const readItem = (json: unknown) => read({ json });
    return carrier.list(route, inRepository(route, parameters), readItem, (json) => json);
  }

  /** Reads the check runs of a commit, which GitHub puts below a name. */
  function checkRuns<T extends { id: number | string }>(
    parameters: ParametersOf<typeof CHECK_RUNS>,
    read: (item: Described<ItemIn<DataOf<typeof CHECK_RUNS>['check_runs']>>) => T,
  ): Promise<List<T>> {
    const readItem = (json: unknown) => read({ json });
    const itemsOf = (json: unknown) => inside(json, 'check_runs');
    return carrier.list(CHECK_RUNS, inRepository(CHECK_RUNS, parameters), readItem, itemsOf);
  }

  /** The whole answer, errors included: GraphQL answers 200 and says there what is wrong. */
  const graphql = (query: string, variables: Readonly<Record<string, unknown>>) =>
    carrier.graphql(query, variables);

  return { service, clock, call, list, checkRuns, graphql };
}

const CHECK_RUNS = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';

/** The value at this path of names in an answer; undefined if there is none. */
export function field<T>(answer: Described<T>, name: KeyOf<T>): unknown;
export function field<T, Outer extends KeyOf<T>>(
  answer: Described<T>,
  outer: Outer,
  name: KeyOf<At<T, Outer>>,
): unknown;
export function field(answer: Described<unknown>, ...names: string[]): unknown {
  return inside(answer.json, ...names);
}

/** The names that any part of a union has, without an index signature. */
type KeyOf<T> = T extends object ? keyof WithoutIndex<T, never> & string : never;
type At<T, Key> = T extends object ? (Key extends keyof T ? T[Key] : never) : never;
type WithoutIndex<T, Less> = T extends readonly (infer Item)[]
  ? readonly WithoutIndex<Item, never>[]
  : T extends object
    ? {
        [
          Key in keyof T as string extends Key ? never : Key extends Less ? never : Key
        ]: WithoutIndex<T[Key], never>;
      }
    : T;
