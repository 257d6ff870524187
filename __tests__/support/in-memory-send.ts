/**
 * A `Send` that asks a local service directly, without any socket, and shows its faults as the
 * transport errors that a socket would show. Time that a fault takes passes on the clock given.
 */
import { readFile } from 'node:fs/promises';
import { TransportError, type Clock, type HttpRequest, type Send } from '../../src/model/ports.ts';
import type { Service } from '../../src/service/service.ts';

export function inMemorySend(service: Pick<Service, 'handle'>, clock: Clock): Send {
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
        await wait(request, clock, Math.min(fault.delayMs, request.timeoutMs));
        if (fault.delayMs < request.timeoutMs) return answer;
        throw new TransportError('timeout', `no answer within ${String(request.timeoutMs)} ms`);
    }
  };
}

async function wait({ signal }: HttpRequest, clock: Clock, ms: number): Promise<void> {
  try {
    await clock.sleep(ms, signal);
  } catch {
    throw new TransportError('aborted', 'the request was given up');
  }
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
