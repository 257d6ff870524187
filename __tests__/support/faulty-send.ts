/** Puts faults between a client and a service: each fault is one way in which an exchange goes wrong. */
import {
  TransportError,
  type HttpRequest,
  type HttpResponse,
  type Send,
} from '../../src/model/ports.ts';
import type { FakeClock } from './fake-clock.ts';

export type Fault =
  | 'reset-before'
  | 'reset-after'
  | 'refused'
  | 'hang'
  | 'hang-after'
  | 'truncated'
  | 'html'
  | 'empty'
  | 'tls'
  | 'redirect'
  /** The service answers so without doing anything. */
  | { status: number; headers?: Record<string, string> }
  /** The service does it and then answers so. */
  | { after: number };

export function nameOf(fault: Fault): string {
  if (typeof fault === 'string') return fault;
  if ('after' in fault) return `${fault.after}-after`;
  const headers = Object.entries(fault.headers ?? {}).map(([name, value]) => ` ${name}: ${value}`);
  return `${fault.status}${headers.join('')}`;
}

/** @param choose undefined lets a request through. `index` counts requests from 0. */
export function faultySend(
  send: Send,
  clock: FakeClock,
  choose: (request: HttpRequest, index: number) => Fault | undefined,
): Send {
  let index = -1;
  return async (request) => {
    index += 1;
    const fault = choose(request, index);
    return fault === undefined ? await send(request) : await spoil(fault, request, send, clock);
  };
}

async function spoil(
  fault: Fault,
  request: HttpRequest,
  send: Send,
  clock: FakeClock,
): Promise<HttpResponse> {
  if (typeof fault === 'object') {
    if ('after' in fault) {
      await send(request);
      return answer(fault.after);
    }
    return answer(fault.status, fault.headers);
  }
  switch (fault) {
    case 'reset-before':
      throw new TransportError('broken', 'the connection was reset');
    case 'reset-after':
      await send(request);
      throw new TransportError('broken', 'the connection was reset');
    case 'refused':
      throw new TransportError('not-sent', 'the connection was refused');
    case 'tls':
      throw new TransportError('tls', 'the certificate has expired');
    case 'hang':
    case 'hang-after':
      if (fault === 'hang-after') await send(request);
      await hang(request, clock);
      throw new TransportError('timeout', 'no answer in time');
    case 'truncated': {
      const whole = await send(request);
      return { ...whole, body: whole.body.subarray(0, Math.floor(whole.body.length / 2)) };
    }
    case 'html':
      return {
        status: 200,
        headers: { 'content-type': 'text/html' },
        body: new TextEncoder().encode('<!doctype html><title>Sign in</title>'),
      };
    case 'empty':
      return { status: 200, headers: {}, body: new Uint8Array() };
    case 'redirect':
      return {
        status: 307,
        headers: { location: 'https://elsewhere.example/' },
        body: new Uint8Array(),
      };
  }
}

async function hang(request: HttpRequest, clock: FakeClock): Promise<void> {
  try {
    await clock.sleep(request.timeoutMs, request.signal);
  } catch {
    throw new TransportError('aborted', 'cancelled');
  }
}

function answer(status: number, headers: Record<string, string> = {}): HttpResponse {
  const document = { errors: [{ status: String(status), title: 'injected' }] };
  return {
    status,
    headers: { 'content-type': 'application/vnd.api+json', ...headers },
    body: new TextEncoder().encode(JSON.stringify(document)),
  };
}
