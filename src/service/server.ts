/** The transport: HTTP on the loopback address, and the faults that only a socket can show. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  fail,
  forbidden,
  mostBytesTo,
  type ServiceRequest,
  type ServiceResponse,
} from './respond.ts';
import type { Method } from '../model/ports.ts';

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

type Handle = (request: ServiceRequest) => Promise<ServiceResponse>;

/** Listens on 127.0.0.1. Rejects when the port is taken. */
export async function listen(
  handle: Handle,
  port: number,
): Promise<{ origin: string; stop(): Promise<void> }> {
  let hosts: readonly string[] = [];
  const server = createServer((incoming, outgoing) => {
    // A web page must not reach this service through another host name that resolves to this
    // address.
    const answered = hosts.includes(incoming.headers.host ?? '')
      ? answerRequest(incoming, handle)
      : Promise.resolve(forbidden('Unknown Host header.').response);
    // The service answers its own faults: what is thrown here is about this connection.
    answered
      .then((response) => response && send(response, outgoing))
      .catch(() => outgoing.destroy());
  });
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

/** Undefined if the client left: there is no one to answer. */
async function answerRequest(
  incoming: IncomingMessage,
  handle: Handle,
): Promise<ServiceResponse | undefined> {
  const { headers, url = '/' } = incoming;
  const method = METHODS.find((one) => one === incoming.method);
  if (method === undefined) return fail(405, { title: 'method not allowed' }).response;
  // Nothing is decoded: a decoded or normalized path could mean something else.
  const at = url.indexOf('?');
  const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
  const most = mostBytesTo(path);
  const body = await readBody(incoming, most);
  if (body === 'aborted') return undefined;
  if (body !== 'too long') {
    // Headers that occur more than once are lists, and the service reads none of them.
    const single = Object.entries(headers).filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    );
    return handle({ method, path, query, headers: Object.fromEntries(single), body });
  }
  const detail = `The body may have at most ${String(most)} bytes.`;
  return fail(413, { title: 'payload too large', detail }).response;
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

async function send(
  { status, headers, body, fault }: ServiceResponse,
  outgoing: ServerResponse,
): Promise<void> {
  if (fault?.kind === 'reset') {
    outgoing.socket?.resetAndDestroy();
    return;
  }
  if (fault?.kind === 'delay') await pause(fault.delayMs, undefined, { ref: false });
  const isEmpty = status === 204 || status === 304;
  outgoing.writeHead(status, isEmpty ? headers : { ...headers, 'content-length': body.length });
  if (fault?.kind === 'truncate') {
    outgoing.flushHeaders();
    outgoing.write(body.subarray(0, fault.bytes));
    // Data in the buffer has to reach the socket before the connection is cut.
    await pause(10);
    outgoing.destroy();
  } else outgoing.end(isEmpty ? undefined : body);
}
