/**
 * The types of requests to GitHub, made from its own description: a route or a parameter that it does not have does not
 * compile. Every answer is read as unknown. Gitea and Forgejo are asked here, by GitHub's routes without its toolkit, with
 * other names for a few parameters.
 */
import type { Endpoints } from '@octokit/types';
import type { Clock } from '../../model/ports.ts';
import { type Answer, type AskRules, createAsk, type HostPorts } from '../ask.ts';
import { type List, readList } from '../read-pages.ts';
import { HostError } from '../host-error.ts';
import { fieldsOf } from '../../model/parse.ts';
import { withoutTrailing } from '../../model/without-trailing.ts';
import { UNREACHABLE, type GitHubAccess } from './server.ts';

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

/** One repository, with the address and the tokens to request it. */
export interface RepositoryRequests extends Requests {
  access: GitHubAccess;
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

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** What Gitea calls two parameters of lists: the largest page, and the order by the last update. */
const OWN_WORDS: Record<string, string> = { per_page: 'limit=50', sort: 'sort=recentupdate' };
/** Parameters of a path that keep their slashes. */
const PATHS = ['path', 'branch'];

export function createGiteaRequests(access: GitHubAccess, ports: HostPorts): Requests {
  const { apiUrl, token, server } = access;
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'user-agent': 'plangate',
  };
  const { service, refusedRemedy } = server;
  const baseUrl = withoutTrailing(apiUrl, '/');
  const ask = createAsk({
    ...ports,
    baseUrl,
    headers,
    service,
    refusedRemedy,
    unreachableRemedy: UNREACHABLE,
  });
  return createRequests(access, {
    service,
    clock: ports.clock,
    async call(route, parameters, rules) {
      const { method, path, query, body } = toRequest(route, parameters);
      return ask(method, `${path}${query}`, body, rules);
    },
    list(route, parameters, read) {
      const { path, query } = toRequest(route, parameters);
      return readList(ask, `${path}${query}`, read);
    },
    async graphql() {
      throw new HostError('invalid', `${service} has no GraphQL.`);
    },
  });
}

/** Puts the parameters of a route into its path; the others become the query or the body. */
function toRequest(route: string, parameters: object) {
  const [verb, template = ''] = route.split(' ', 2);
  const method = METHODS.find((known) => known === verb) ?? 'GET';
  const rest = { ...fieldsOf(parameters) };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    const parts = PATHS.includes(name) ? value.split('/') : [value];
    return parts.map(encodeURIComponent).join('/');
  });
  const words = Object.entries(rest).map(
    ([name, value]) => OWN_WORDS[name] ?? `${name}=${encodeURIComponent(String(value))}`,
  );
  const hasNoBody = method === 'GET' || method === 'DELETE';
  const query = hasNoBody && words.length > 0 ? `?${words.join('&')}` : '';
  return { method, path, query, body: hasNoBody || words.length === 0 ? undefined : rest };
}
