/**
 * Requests through a plain forwarding proxy on this machine: the request line carries the whole
 * address and nothing is encrypted on the way to the proxy. Bitbucket Pipelines has such a one for
 * its own API. For every other proxy there is `client/send.ts`, which tunnels.
 */
import { request, type IncomingMessage } from 'node:http';
import { TransportError, type HttpResponse, type Send } from '../model/ports.ts';

/** What a timer can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** @param proxy `http://localhost:29418` */
export function createForwardProxySend(proxy: string): Send {
  const { hostname, port } = new URL(proxy);
  return ({ url, method, body = '', maxBytes, timeoutMs, signal: canceled, ...outgoing }) => {
    if (typeof body !== 'string') {
      throw new TypeError('only text goes through the forwarding proxy');
    }
    // The time left may have fractions of a millisecond, which a timer does not take.
    const deadline = AbortSignal.timeout(Math.min(Math.ceil(timeoutMs), LONGEST_TIMER_MS));
    const signal = canceled ? AbortSignal.any([canceled, deadline]) : deadline;
    const length = String(Buffer.byteLength(body));
    const headers = { ...outgoing.headers, host: url.host, 'content-length': length };
    let connected = false;
    return new Promise((resolve, reject) => {
      const fail = (cause: Error) => {
        if (cause instanceof TransportError) return reject(cause);
        const broken = connected ? 'broken' : 'not-sent';
        const what = connected ? 'The answer broke off' : `Nothing listens at ${hostname}:${port}`;
        const failure = canceled?.aborted ? 'aborted' : broken;
        reject(new TransportError(deadline.aborted ? 'timeout' : failure, `${what}.`, { cause }));
      };
      // A kept connection that broke looks the same as one that was never made.
      request(
        { hostname, port, method, path: url.href, headers, signal, agent: false },
        (incoming) => void receive(incoming, maxBytes).then(resolve, fail),
      )
        .on('socket', (socket) => socket.once('connect', () => (connected = true)))
        .on('error', fail)
        .end(body);
    });
  };
}

async function receive(incoming: IncomingMessage, maxBytes: number): Promise<HttpResponse> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > maxBytes) {
      throw new TransportError('too-large', `The answer is over ${maxBytes} bytes.`);
    }
    chunks.push(part);
  }
  const texts = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  const headers = Object.fromEntries(texts);
  return { status: incoming.statusCode ?? 0, headers, body: Buffer.concat(chunks) };
}
