/** A node:http server on loopback that answers from a function and remembers what it was asked. */
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Seen {
  method: string;
  /** Path and query, as sent. */
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Counts connections: two requests with one number shared a socket. */
  connection: number;
}

export type LoopbackService = Awaited<ReturnType<typeof startLoopback>>;

/** `answer` is called once the whole request has arrived; it must end the response or destroy it. */
export async function startLoopback(
  answer: (request: Seen, response: ServerResponse) => void | Promise<void>,
) {
  const seen: Seen[] = [];
  const connections = new Map<unknown, number>();
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    if (!connections.has(incoming.socket)) connections.set(incoming.socket, connections.size + 1);
    incoming.on('error', () => undefined);
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const request: Seen = {
        method: incoming.method ?? '',
        url: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString('latin1'),
        connection: connections.get(incoming.socket) ?? 0,
      };
      seen.push(request);
      void answer(request, response);
    });
  });
  return {
    ...(await served(server)),
    seen,
    /** `GET /api/v2/x` of everything asked so far, without queries. */
    asked: () => seen.map(({ method, url }) => `${method} ${url.split('?')[0]}`),
  };
}

/** Opens a port of this machine: a free one, where none is given. */
export async function listenHere(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Opens a port for a server; `stop` ends what is going on there. */
export async function served(server: HttpServer, wanted?: number) {
  const port = await listenHere(server, wanted);
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    stop: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Asks another server the same, and reads its whole answer. */
export async function forward(origin: string, incoming: IncomingMessage, body: Buffer) {
  const { host } = new URL(origin);
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { ...incoming.headers, host };
    request(origin + (incoming.url ?? ''), { method: incoming.method ?? 'GET', headers }, resolve)
      .on('error', reject)
      .end(body);
  });
  return {
    status: answered.statusCode ?? 500,
    headers: answered.headers as Record<string, string>,
    text: await buffer(answered),
  };
}

/** A port on which nobody listens. */
export async function closedPort(): Promise<number> {
  const server = createServer();
  const port = await listenHere(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function answerJson(
  response: ServerResponse,
  status: number,
  document: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/vnd.api+json', ...headers });
  response.end(typeof document === 'string' ? document : JSON.stringify(document));
}
