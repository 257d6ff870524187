/** Requests to the service inside this process: they open no connection and no port. */
import { readFile } from 'node:fs/promises';
import { takeTurn } from '../machine/take-turn.ts';
import { endedBy } from '../model/ended-by.ts';
import { TransportError } from '../model/ports.ts';
import type { Alarms, HttpRequest, HttpResponse, Send } from '../model/ports.ts';
import { mostBytesTo } from '../service/exchange.ts';
import type { Service } from '../service/service.ts';

/** Makes the network port of a client that asks this service, and no other host. */
export function sendInProcess({ handle }: Pick<Service, 'handle'>, alarms: Alarms): Send {
  return async (request) => {
    const { timeoutMs, signal } = request;
    const late = alarms.in(timeoutMs);
    const ends = signal === undefined ? late : alarms.any(late, signal);
    try {
      return await endedBy(ends, answer(handle, request));
    } catch (error) {
      if (!ends.aborted) throw error;
      if (signal?.aborted === true) throw new TransportError('aborted', 'canceled');
      throw new TransportError('timeout', `nothing complete within ${Math.round(timeoutMs)} ms`);
    }
  };
}

async function answer(handle: Service['handle'], request: HttpRequest): Promise<HttpResponse> {
  const { method, url, maxBytes, take } = request;
  if (request.file !== undefined) throw new TransportError('local', 'nothing is written to a file');
  const path = url.pathname;
  const sent = await bodyOf(request);
  const most = mostBytesTo(path);
  if (sent.length > most) {
    throw new TransportError(
      'local',
      `${sent.length} bytes are more than the ${most} that the service takes`,
    );
  }
  const { status, headers, body } = await handle({
    method,
    path,
    query: url.search.slice(1),
    headers: { ...inLowerCase(request.headers), host: url.host },
    body: sent,
  });
  if (body.length > maxBytes) throw new TransportError('too-large', `more than ${maxBytes} bytes`);
  if (take === undefined || (status !== 200 && status !== 206)) return { status, headers, body };
  for (let at = 0; at < body.length; at += PIECE_BYTES) {
    take(body.subarray(at, at + PIECE_BYTES), at);
    await takeTurn(request.signal);
  }
  return { status, headers, body: NOTHING };
}

/** How much of an answer is read without a pause. */
const PIECE_BYTES = 1024 * 1024;
const NOTHING = new Uint8Array();

async function bodyOf({ body }: HttpRequest): Promise<Uint8Array> {
  if (body === undefined) return NOTHING;
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof Uint8Array) return body;
  const content = await readFile(body.path);
  if (content.length !== body.bytes) {
    const why = `${body.path} has ${content.length} bytes where ${body.bytes} were announced`;
    throw new TransportError('local', why);
  }
  body.sent?.(content.length);
  return content;
}

function inLowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
