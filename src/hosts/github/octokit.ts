/**
 * Requests to GitHub and GitHub Enterprise Server, through GitHub's own toolkit; no other file uses it.
 * The toolkit makes the address, the headers and the body of a request. The request is sent, repeated and
 * read like one to any other host, so that all have the same deadline, proxy and rule for repeating.
 */
import { createHostSend, type Answer, type HostPorts, type AskRules } from '../ask.ts';
import { HostError, unreadable } from '../host-error.ts';
import { nextOf, readPages } from '../pages.ts';
import type { Method } from '../../model/ports.ts';
import { createRequests, type Requests } from './requests.ts';
import { UNREACHABLE, type GitHubAccess } from './server.ts';
import { withoutTrailing } from '../../model/without-trailing.ts';

type Fetch = (
  address: string,
  init: { method: Method; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; url: string; headers: Map<string, string> }>;
type Octokit = Awaited<ReturnType<typeof openToolkit>>;

/** Loads the toolkit with the first request. */
export function createOctokitRequests(access: GitHubAccess, ports: HostPorts): Requests {
  const { service } = access.server;
  const send = createHostSend({ ...ports, service, unreachable: UNREACHABLE });
  let opened: Promise<Octokit> | undefined;

  /** @param query replaces the one that the toolkit makes */
  async function exchange(
    work: (octokit: Octokit, options: object) => Promise<unknown>,
    rules?: AskRules,
    query?: string,
  ): Promise<Answer & { query: string }> {
    const base = baseOf(access);
    const octokit = await (opened ??= openToolkit(base, access.token));
    let answer: (Answer & { query: string }) | undefined;
    const fetch: Fetch = async (address, { method, headers, body }) => {
      const url = belowBase(address, base, service);
      if (query !== undefined) url.search = query;
      answer = { ...(await send({ method, url, headers, body }, rules)), query: url.search };
      // The answer is read as that of every host: the toolkit would read a text like "5n" as a number.
      return { status: 204, url: address, headers: new Map() };
    };
    try {
      await work(octokit, { headers: HEADERS, request: { fetch, log: SILENT } });
    } catch (error) {
      // The toolkit wraps the error of `fetch`.
      throw error instanceof Error ? (error.cause ?? error) : error;
    }
    if (answer === undefined) throw unreadable(service);
    return answer;
  }

  function ask(route: string, parameters: object, rules?: AskRules, query?: string) {
    const work = (octokit: Octokit, options: object) =>
      octokit.request(route, { ...parameters, ...options });
    return exchange(work, rules, query);
  }

  return createRequests(access, {
    service,
    clock: ports.clock,
    call: (route, parameters, rules) => ask(route, parameters, rules),
    list: (route, parameters, read) =>
      readPages(async (query) => {
        const answer = await ask(route, parameters, undefined, query);
        const { json } = answer;
        if (!Array.isArray(json)) throw unreadable(service);
        return { items: json.map(read), next: nextOf(answer, answer.query, json.length) };
      }, ports.clock),
    async graphql(document, variables) {
      const work = (octokit: Octokit, options: object) =>
        octokit.graphql(document, { ...variables, ...options });
      return (await exchange(work, { once: false })).json;
    },
  });
}

/** Without a version, answers change when GitHub retires the one that it takes by default. */
const HEADERS = {
  accept: 'application/vnd.github+json',
  'x-github-api-version': '2022-11-28',
};

/** The toolkit's own log lines name addresses, so none is printed. */
const nothing = () => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function baseOf({ apiUrl, server }: GitHubAccess): URL {
  if (URL.canParse(apiUrl)) return new URL(withoutTrailing(apiUrl, '/'));
  const what = `${server.service} cannot be asked: GITHUB_API_URL is no address`;
  throw new HostError('invalid', `${what}. Set it to one like https://api.github.com.`);
}

async function openToolkit(base: URL, token: string) {
  const { getOctokit } = await import('@actions/github').catch((cause: unknown) => {
    // The toolkit reads these variables when it is loaded.
    const what = 'The client of GitHub does not start with GITHUB_API_URL, HTTPS_PROXY or';
    throw new HostError('invalid', `${what} HTTP_PROXY as they are. Check their form.`, {}, cause);
  });
  const options = { baseUrl: base.href.replace(/\/$/, ''), userAgent: 'plangate', log: SILENT };
  // Every request has its own `fetch`. A request without one must not be sent.
  const request = { log: SILENT, fetch: () => Promise.reject(unreadable('GitHub')) };
  const octokit = getOctokit(token, { ...options, request });
  // The toolkit's own JSON loses characters of a text like `"0n`, so the body is written here.
  octokit.hook.before('request', (requested) => {
    const { body } = octokit.request.endpoint(requested);
    if (typeof body === 'object') requested['data'] = JSON.stringify(body);
  });
  return octokit;
}

/** Refuses a request if a parameter leads to another host, or out of the API. */
function belowBase(address: string, base: URL, service: string): URL {
  const path = base.pathname.replace(/\/$/, '');
  const graphql = `${path.replace(/\/api\/v3$/, '/api')}/graphql`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const below = url?.pathname === graphql || url?.pathname.startsWith(`${path}/`) === true;
  if (url?.origin === base.origin && below && url.href === address) return url;
  const what = 'A request was not sent: its address is not below';
  throw new HostError('invalid', `${service}: ${what} ${base.origin}${path}.`);
}
