/**
 * Requests through a plain forwarding proxy on this machine: the request line carries the whole
 * address and nothing is encrypted on the way to the proxy. Bitbucket Pipelines has such a one for
 * its own API. For every other proxy there is `client/send.ts`, which tunnels.
 */
import { request } from 'node:http';
import type { HttpRequest, HttpResponse, Send } from '../ports.ts';
import { TransportError } from '../ports.ts';

/** @param proxy `http://localhost:29418` */
export function createForwardProxySend(proxy: string): Send {
  const { hostname, port } = new URL(proxy);
  return (asked) => {
    if (asked.body !== undefined && typeof asked.body !== 'string') {
      throw new TypeError('only text goes through the forwarding proxy');
    }
    return exchange(asked, asked.body, hostname, port);
  };
}

function exchange(
  asked: HttpRequest,
  body: string | undefined,
  hostname: string,
  port: string,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const deadline = AbortSignal.timeout(asked.timeoutMs);
    const signal = asked.signal ? AbortSignal.any([asked.signal, deadline]) : deadline;
    let connected = false;
    const fail = (error: Error) => {
      const failure = deadline.aborted
        ? 'timeout'
        : asked.signal?.aborted
          ? 'aborted'
          : connected
            ? 'broken'
            : 'not-sent';
      const what = connected ? 'The answer broke off' : `Nothing listens at ${hostname}:${port}`;
      reject(new TransportError(failure, `${what}.`, { cause: error }));
    };
    const outgoing = request(
      {
        hostname,
        port,
        method: asked.method,
        path: asked.url.href,
        headers: {
          ...asked.headers,
          host: asked.url.host,
          'content-length': String(Buffer.byteLength(body ?? '')),
        },
        signal,
        // A kept connection that broke could not be told from one that was never made.
        agent: false,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        incoming.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > asked.maxBytes) {
            incoming.destroy();
            reject(new TransportError('too-large', `The answer is over ${asked.maxBytes} bytes.`));
          } else {
            chunks.push(chunk);
          }
        });
        incoming.on('error', fail);
        incoming.on('end', () => {
          const headers = Object.fromEntries(
            Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
          );
          resolve({ status: incoming.statusCode ?? 0, headers, body: Buffer.concat(chunks) });
        });
      },
    );
    outgoing.on('socket', (socket) => socket.once('connect', () => (connected = true)));
    outgoing.on('error', fail);
    outgoing.end(body);
  });
}
