/** Requests to Gitea and Forgejo: GitHub's routes without its toolkit, with other names for a few parameters. */
import { createAsk, type HostPorts } from '../ask.ts';
import { HostError } from '../host-error.ts';
import { readList } from '../pages.ts';
import { fieldsOf } from '../../model/parse.ts';
import { createRequests, type Requests } from './requests.ts';
import { UNREACHABLE, type GitHubAccess } from './server.ts';
import { withoutTrailing } from '../../model/without-trailing.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** Parameters of lists: the largest page, and an order that does not change during the reading. */
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
