/** The transport: HTTP on loopback, and the faults that only a socket can show. */
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { IncomingMessage, Server } from 'node:http';
import type { Method } from '../ports.ts';
import type { ServiceRequest, ServiceResponse } from './exchange.ts';
import { fail } from './respond.ts';

const MAX_BODY_BYTES = 1024 * 1024;
const MAX_UPLOAD_BYTES = 256 * 1024 * 1024;
const METHODS: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export interface RunningServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Listens on 127.0.0.1. Rejects when the port is taken. */
export async function serve(
  handle: (request: ServiceRequest) => Promise<ServiceResponse>,
  port: number,
): Promise<RunningServer> {
  const app = new Hono<{ Bindings: { incoming: IncomingMessage } }>();
  let hosts: readonly string[] = [];

  app.all('*', async (context) => {
    const { raw } = context.req;
    // A page in somebody's browser must not reach this service under a name of its own.
    if (!hosts.includes(context.req.header('host') ?? '')) {
      return send(fail(403, { title: 'forbidden', detail: 'Unknown Host header.' }));
    }
    if (!METHODS.includes(raw.method)) {
      return send(fail(405, { title: 'method not allowed' }));
    }
    const [path, query] = splitTarget(context.env.incoming.url ?? '/');
    const most = path.startsWith('/v1/object/') ? MAX_UPLOAD_BYTES : MAX_BODY_BYTES;
    const body = await readBody(raw, most);
    if (body === undefined) {
      return send(
        fail(413, {
          title: 'payload too large',
          detail: `The body may have at most ${String(most)} bytes.`,
        }),
      );
    }
    const response = await handle({
      method: raw.method as Method,
      path,
      query,
      headers: Object.fromEntries(raw.headers),
      body,
    });
    return send(response, context.env.incoming.socket);
  });

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.keepAliveTimeout = 5_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  hosts = [`127.0.0.1:${String(bound)}`, `localhost:${String(bound)}`];
  return {
    origin: `http://127.0.0.1:${String(bound)}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The path as it was sent: a decoded or shortened one could mean something else. */
function splitTarget(target: string): [string, string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}

/** Undefined when there is more than `most`; then the rest is not read. */
async function readBody(request: Request, most: number): Promise<Uint8Array | undefined> {
  if (request.body === null) return new Uint8Array();
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
    if (done) return Buffer.concat(parts);
    bytes += value?.length ?? 0;
    if (bytes > most) return undefined;
    if (value !== undefined) parts.push(value);
  }
}

async function send(response: ServiceResponse, socket?: Socket): Promise<Response> {
  const { status, headers, body, fault } = response;
  const bytes = status === 204 || status === 304 ? null : new Uint8Array(body);
  const whole = new Headers({
    ...headers,
    ...(bytes !== null && { 'content-length': String(bytes.length) }),
  });
  switch (fault?.kind) {
    case undefined:
      return new Response(bytes, { status, headers: whole });
    case 'reset':
      socket?.resetAndDestroy();
      return await never();
    case 'hang':
      return await never();
    case 'delay':
      await pause(fault.delayMs);
      return new Response(bytes, { status, headers: whole });
    case 'truncate': {
      const { bytes: kept } = fault;
      const cut = new ReadableStream<Uint8Array>({
        async start(controller) {
          controller.enqueue(body.subarray(0, kept));
          // What was enqueued has to reach the socket before it is cut.
          await pause(10);
          socket?.destroy();
        },
      });
      return new Response(cut, { status, headers: whole });
    }
    case 'drip': {
      const { pauseMs } = fault;
      const drops = new ReadableStream<Uint8Array>({
        async start(controller) {
          for (const byte of body) {
            if (socket?.destroyed === true) return;
            controller.enqueue(Uint8Array.of(byte));
            await pause(pauseMs);
          }
          controller.close();
        },
      });
      return new Response(drops, { status, headers: whole });
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
