/**
 * A `Send` that asks a local service directly, without any socket, and shows its faults as the
 * transport errors that a socket would show.
 */
import { readFile } from 'node:fs/promises';
import { TransportError, type HttpRequest, type Send } from '../../src/model/ports.ts';
import type { Service } from '../../src/service/service.ts';

export function inMemorySend(service: Pick<Service, 'handle'>): Send {
  return async (request) => {
    if (request.signal?.aborted === true) {
      throw new TransportError('aborted', 'the request was given up');
    }
    const { status, headers, body, fault } = await service.handle({
      method: request.method,
      path: request.url.pathname,
      query: request.url.search.slice(1),
      headers: lowerCase(request.headers),
      body: await readBody(request.body),
    });
    const answer = { status, headers: { ...headers, 'content-length': String(body.length) }, body };
    if (body.length > request.maxBytes) {
      throw new TransportError('too-large', `more than ${String(request.maxBytes)} bytes`);
    }
    switch (fault?.kind) {
      case undefined:
        return answer;
      case 'reset':
        throw new TransportError('broken', 'the connection was reset');
      case 'truncate':
        if (fault.bytes >= body.length) return answer;
        throw new TransportError('broken', 'the answer stopped short');
      case 'delay':
        throw new Error('without a socket no answer is delayed');
    }
  };
}

async function readBody(body: HttpRequest['body']): Promise<Uint8Array> {
  if (body === undefined) return new Uint8Array();
  if (typeof body === 'string') return new TextEncoder().encode(body);
  return body instanceof Uint8Array ? body : await readFile(body.path);
}

function lowerCase(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
