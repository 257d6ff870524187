/** The transport: HTTP on the loopback address, and the faults that only a socket can show. */
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Method } from '../model/ports.ts';
import { mostBytesTo, type ServiceRequest, type ServiceResponse } from './exchange.ts';
import { fail } from './respond.ts';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

interface RunningServer {
  origin: string;
  stop: () => Promise<void>;
}

/** Listens on 127.0.0.1. Rejects when the port is taken. */
export async function listen(
  handle: (request: ServiceRequest) => Promise<ServiceResponse>,
  port: number,
): Promise<RunningServer> {
  const app = new Hono<{ Bindings: { incoming: IncomingMessage } }>();
  let hosts: readonly string[] = [];

  app.all('*', async ({ env: { incoming } }) => {
    const { headers, url = '/' } = incoming;
    // A web page must not reach this service through another host name that resolves to this
    // address.
    if (!hosts.includes(headers.host ?? '')) {
      return send(fail(403, { title: 'forbidden', detail: 'Unknown Host header.' }));
    }
    const method = METHODS.find((one) => one === incoming.method);
    if (method === undefined) {
      return send(fail(405, { title: 'method not allowed' }));
    }
    const [path, query] = splitTarget(url);
    const most = mostBytesTo(path);
    const body = await readBody(incoming, most);
    // The client left: there is no one to answer.
    if (body === 'aborted') return await never();
    if (body === 'too long') {
      return send(
        fail(413, {
          title: 'payload too large',
          detail: `The body may have at most ${String(most)} bytes.`,
        }),
      );
    }
    const response = await handle({
      method,
      path,
      query,
      headers: singleHeaders(headers),
      body,
    });
    return send(response, incoming.socket);
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

/** The headers that occur once; the service reads no others. */
function singleHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const single: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') single[name] = value;
  }
  return single;
}

/** Splits path and query without decoding: a decoded or normalized path could mean something else. */
function splitTarget(target: string): [string, string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at + 1)];
}

const NOTHING = new Uint8Array();

/** The body, unless it is longer than `most` bytes, and then the rest is not read, or the client leaves before its end. */
async function readBody(
  incoming: IncomingMessage,
  most: number,
): Promise<Uint8Array | 'too long' | 'aborted'> {
  const { 'content-length': announced, 'transfer-encoding': encoding } = incoming.headers;
  if (announced === undefined && encoding === undefined) return NOTHING;
  if (Number(announced ?? 0) > most) return 'too long';
  const parts: Buffer[] = [];
  // With an announced length the body is read into one buffer, so that it is not held twice.
  const whole = announced === undefined ? undefined : Buffer.allocUnsafe(Number(announced));
  let bytes = 0;
  return new Promise((resolve) => {
    incoming.on('data', (part: Buffer) => {
      const at = bytes;
      bytes += part.length;
      if (whole !== undefined) part.copy(whole, at);
      else if (bytes <= most) parts.push(part);
      else {
        incoming.pause();
        resolve('too long');
      }
    });
    incoming.on('end', () => resolve(whole?.subarray(0, bytes) ?? Buffer.concat(parts)));
    incoming.on('error', () => resolve('aborted'));
  });
}

async function send(response: ServiceResponse, socket?: Socket): Promise<Response> {
  const { status, headers, body, fault } = response;
  const bytes = status === 204 || status === 304 ? null : (body as Uint8Array<ArrayBuffer>);
  const whole = bytes === null ? headers : { ...headers, 'content-length': String(bytes.length) };
  switch (fault?.kind) {
    case undefined:
      return new Response(asText(bytes, headers['content-type']), { status, headers: whole });
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
          // Data in the buffer has to reach the socket before the connection is cut.
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

/** A text is sent in one piece with its headers and bytes in two, so documents are faster as texts. */
function asText<Bytes extends Uint8Array | null>(
  bytes: Bytes,
  type: string | undefined,
): Bytes | string {
  if (bytes === null || type === undefined || !type.startsWith('application/vnd.api+json')) {
    return bytes;
  }
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString();
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function never(): Promise<never> {
  return new Promise(() => undefined);
}
