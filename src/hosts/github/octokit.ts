/**
 * Requests to GitHub and GitHub Enterprise Server. GitHub's own toolkit makes the address, the headers and the body of
 * each; no other file uses it. It is sent, repeated and read like one to any other host, so that all have the same
 * deadline, proxy and rule for repeating.
 */
import { createHostSend, type HostPorts, type AskRules } from '../ask.ts';
import { HostError, unreadableAnswer } from '../host-error.ts';
import { nextOf, readPages } from '../read-pages.ts';
import type { Method } from '../../model/ports.ts';
import { createRequests, type Requests } from './repository-requests.ts';
import { UNREACHABLE, type GitHubAccess } from './server.ts';
import { withoutTrailing } from '../../model/without-trailing.ts';

/** Loads the toolkit with the first request. */
export function createOctokitRequests(access: GitHubAccess, ports: HostPorts): Requests {
  const { service } = access.server;
  const send = createHostSend({ ...ports, service, unreachableRemedy: UNREACHABLE });
  let opened: ReturnType<typeof openToolkit> | undefined;

  /** @param query replaces the one that the toolkit makes */
  async function ask(route: string, parameters: object, rules?: AskRules, query?: string) {
    const base = baseOf(access);
    const toRequest = await (opened ??= openToolkit(base, access.token));
    const authorization = `token ${access.token}`;
    const given = { ...parameters, headers: { ...HEADERS, authorization } };
    const { method, url: address, headers, body } = toRequest(route, given);
    const url = belowBase(address, base, service);
    if (query !== undefined) url.search = query;
    // The toolkit's own JSON loses characters of a text like `"0n`.
    const request = { method, url, headers, body: JSON.stringify(body) };
    return { ...(await send(request, rules)), query: url.search };
  }

  return createRequests(access, {
    service,
    clock: ports.clock,
    call: (route, parameters, rules) => ask(route, parameters, rules),
    list: (route, parameters, read) =>
      readPages(async (query) => {
        const answer = await ask(route, parameters, undefined, query);
        const { json } = answer;
        if (!Array.isArray(json)) throw unreadableAnswer(service);
        return { items: json.map(read), next: nextOf(answer, answer.query, json.length) };
      }, ports.clock),
    async graphql(query, variables) {
      const parameters = { query, variables, baseUrl: graphqlBase(baseOf(access)) };
      return (await ask('POST /graphql', parameters, { sendOnce: false })).json;
    },
  });
}

/** Without a version, answers change when GitHub retires the one that it takes by default. */
const HEADERS = {
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
};

function baseOf({ apiUrl, server }: GitHubAccess): URL {
  if (URL.canParse(apiUrl)) return new URL(withoutTrailing(apiUrl, '/'));
  const what = `${server.service} cannot be asked: GITHUB_API_URL is no address`;
  throw new HostError('invalid', `${what}. Set it to one like https://api.github.com.`);
}

/** GitHub Enterprise Server has its GraphQL beside `/api/v3`. */
function graphqlBase(base: URL): string {
  return base.href.replace(/\/$/, '').replace(/\/api\/v3$/, '/api');
}

type ToRequest = (
  route: string,
  parameters: object,
) => { method: Method; url: string; headers: Record<string, string>; body?: unknown };

async function openToolkit(base: URL, token: string): Promise<ToRequest> {
  const { getOctokit } = await import('@actions/github').catch((cause: unknown) => {
    // The toolkit reads these variables when it is loaded.
    const what = 'The client of GitHub does not start with GITHUB_API_URL, HTTPS_PROXY or';
    throw new HostError('invalid', `${what} HTTP_PROXY as they are. Check their form.`, {}, cause);
  });
  const options = { baseUrl: base.href.replace(/\/$/, ''), userAgent: 'plangate' };
  return getOctokit(token, options).request.endpoint;
}

/** Refuses a request if a parameter leads to another host, or out of the API. */
function belowBase(address: string, base: URL, service: string): URL {
  const path = base.pathname.replace(/\/$/, '');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isGraphql = address === `${graphqlBase(base)}/graphql`;
  const below = isGraphql || url?.pathname.startsWith(`${path}/`) === true;
  if (url?.origin === base.origin && below && url.href === address) return url;
  const what = 'A request was not sent: its address is not below';
  throw new HostError('invalid', `${service}: ${what} ${base.origin}${path}.`);
}
