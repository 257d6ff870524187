/**
 * The types of requests to GitHub, made from its own description: a route or a parameter that it does not have does not
 * compile. Every answer is read as unknown.
 */
import type { Endpoints } from '@octokit/types';
import type { Clock } from '../../model/ports.ts';
import type { Answer, AskRules } from '../ask.ts';
import type { List } from '../pages.ts';

type Route = keyof Endpoints;

/** Path, query and body of a request, and nothing else. Owner and repository are always the job's own. */
type ParametersOf<R extends Route, All = Endpoints[R]['parameters']> = {
  [
    Name in keyof All as string extends Name
      ? never
      : Name extends 'owner' | 'repo' | 'baseUrl' | 'headers' | 'mediaType' | 'request' | 'url'
        ? never
        : Name
  ]: All[Name];
};

export interface Requests {
  /** How people call the API. */
  service: string;
  clock: Clock;
  /** Rejects with a HostError for everything that is neither 2xx nor accepted by `rules`. */
  call: <R extends Route>(
    route: R,
    parameters: ParametersOf<R>,
    rules?: AskRules,
  ) => Promise<Answer>;
  list: <R extends Route, T extends { id: number | string }>(
    route: R,
    parameters: ParametersOf<R>,
    read: (item: unknown) => T,
  ) => Promise<List<T>>;
  /** The whole answer, errors included: GraphQL answers 200 and says there what is wrong. */
  graphql: (query: string, variables: object) => Promise<unknown>;
}

/** GitHub's API, or that of a server which speaks it, for one repository. */
export function createRequests(
  { owner, name: repo }: { owner: string; name: string },
  carrier: Pick<Requests, 'service' | 'clock' | 'graphql'> & {
    call: (route: string, parameters: object, rules?: AskRules) => Promise<Answer>;
    list: <T extends { id: number | string }>(
      route: string,
      parameters: object,
      read: (item: unknown) => T,
    ) => Promise<List<T>>;
  },
): Requests {
  const inRepository = (route: string, parameters: object) =>
    route.includes('/repos/{owner}/{repo}') ? { ...parameters, owner, repo } : parameters;
  return {
    ...carrier,
    call: (route, parameters, rules) => carrier.call(route, inRepository(route, parameters), rules),
    list: (route, parameters, read) => carrier.list(route, inRepository(route, parameters), read),
  };
}
