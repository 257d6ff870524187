/**
 * A server on loopback that answers known routes only. What a real host would refuse, and every
 * request to an unknown route, is a fault that `stop()` throws: no test passes over it.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach } from './jest.ts';
import { served } from './loopback-service.ts';

export interface StrictRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | undefined>>;
  /** Parsed JSON; undefined when there was no body. */
  json: unknown;
  /** The groups of the route's pattern. */
  parts: string[];
}

export interface StrictAnswer {
  status: number;
  json?: unknown;
  headers?: Record<string, string>;
  /** The body, if it is not JSON. */
  text?: string;
}

/** By `GET /api/v4/user`; the path is a pattern that the whole path has to match. */
type StrictRoutes = Readonly<
  Record<string, (request: StrictRequest) => StrictAnswer | Promise<StrictAnswer>>
>;

export type StrictServer = Awaited<ReturnType<typeof startStrictServer>>;

export async function startStrictServer(routes: StrictRoutes, options: { port?: number } = {}) {
  /** `GET /api/v4/user`, in order, without the query. */
  const requests: string[] = [];
  const faults: string[] = [];
  const planned: { method: string; path: RegExp; answer: StrictAnswer }[] = [];

  const find = (asked: string): [StrictRoutes[string] | undefined, string[]] => {
    for (const [pattern, answer] of Object.entries(routes)) {
      const found = new RegExp(`^${pattern}$`).exec(asked);
      if (found !== null) return [answer, found.slice(1)];
    }
    return [undefined, []];
  };
  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = incoming.method ?? '';
    // A request to a forwarding proxy has the whole address in its first line.
    const url = new URL(incoming.url ?? '', 'http://fake');
    requests.push(`${method} ${url.pathname}`);
    const sent = await text(incoming);

    const index = planned.findIndex(
      (each) => each.method === method && each.path.test(url.pathname),
    );
    const [plan] = index < 0 ? [] : planned.splice(index, 1);

    const [route, parts] = find(`${method} ${url.pathname}`);
    if (!route && !plan) faults.push(`unknown route: ${method} ${url.pathname}`);
    const answer = plan?.answer ??
      (await route?.({
        method,
        path: url.pathname,
        query: url.searchParams,
        headers: incoming.headers as Record<string, string | undefined>,
        json: sent === '' ? undefined : JSON.parse(sent),
        parts,
      })) ?? { status: 404, json: { message: '404 Not Found' } };
    const body = answer.text ?? (answer.json === undefined ? '' : JSON.stringify(answer.json));
    response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
    response.end(body);
  };

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch((error: unknown) => {
      faults.push(String(error));
      response.destroy();
    });
  });
  const { origin, stop } = await served(server, options.port);
  return {
    origin,
    requests,
    faults,
    /** Answers the next requests that match, first come first served, instead of the route. */
    next: (method: string, path: RegExp, answer: StrictAnswer) =>
      void planned.push({ method, path, answer }),
    /** Throws when there are faults. */
    stop: async () => {
      await stop();
      if (faults.length > 0) throw new Error(`The fake was not amused:\n${faults.join('\n')}`);
    },
  };
}

/** Keeps servers until the end of the test, and stops them then: what they refused fails it. */
export function stoppedAfterEach() {
  const running: StrictServer[] = [];
  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
  });
  return <Server extends StrictServer>(server: Server): Server => {
    running.push(server);
    return server;
  };
}
