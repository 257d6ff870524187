/** A proxy that accepts connections and does not answer: the request ends all the same, and is never sent. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { createSend } from '../../src/client/http/send.ts';
import { openForwarded } from '../../src/machine/network.ts';
import type { HttpRequest } from '../../src/model/ports.ts';
import { afterEach, beforeEach, expect, test } from '../support/jest.ts';
import { limitMs, watchSlowness } from '../support/time-limits.ts';
import { listenHere } from '../support/loopback-service.ts';
import { untilAsked } from '../support/until-asked.ts';

let port: number;
let sockets: Socket[];
let close: () => void;
/** What the proxy has heard so far, piece by piece. */
let heard: string[];

beforeEach(async () => {
  sockets = [];
  heard = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => heard.push(chunk.toString('latin1')));
  });
  port = await listenHere(server);
  close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
});
afterEach(() => close());

const network = () => createSend({ environment: { HTTPS_PROXY: `http://127.0.0.1:${port}` } });
const request = (more: Partial<HttpRequest>): HttpRequest => ({
  method: 'POST',
  url: new URL('https://tfe.acme.example/api/v2/runs'),
  headers: {},
  body: '{}',
  maxBytes: 1_000,
  timeoutMs: 60_000,
  fresh: true,
  ...more,
});

const untilHeard = (text: string) => untilAsked(heard, () => heard.join('').includes(text));

test('the time of the request ends it, and the error names the proxy', async () => {
  const send = network();
  const from = performance.now();
  const timeoutMs = limitMs(600);
  const slowness = watchSlowness();
  await expect(send(request({ timeoutMs }))).rejects.toMatchObject({
    failure: 'timeout',
    remedy: expect.stringMatching(
      /^The proxy 127\.0\.0\.1:\d+ of HTTPS_PROXY is between: .* tfe\.acme\.example/,
    ),
  });
  expect(heard.join('')).toContain('CONNECT tfe.acme.example:443');
  await send.close();
  slowness.stop();
  expect(performance.now() - from).toBeLessThan(timeoutMs + slowness.limitMs(900));
});

test('a signal ends it, and closing does not wait', async () => {
  const send = network();
  const cancel = new AbortController();
  const sent = send(request({ signal: cancel.signal }));
  await untilHeard('CONNECT');
  const from = performance.now();
  cancel.abort();
  await expect(sent).rejects.toMatchObject({ failure: 'aborted' });
  await send.close();
  expect(performance.now() - from).toBeLessThan(limitMs(1_000));
});

test('a request that was given up is not sent when the tunnel opens later', async () => {
  const send = network();
  await expect(send(request({ timeoutMs: 150 }))).rejects.toMatchObject({ failure: 'timeout' });
  heard.length = 0;
  const answered = sockets.map((socket) =>
    Promise.race([once(socket, 'data'), once(socket, 'close')]),
  );
  for (const socket of sockets) socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
  await Promise.all(answered);
  await send.close();
  // At most the beginning of a handshake: no request can follow without an answer to it.
  expect(heard.join('')).not.toContain('POST');
});

test('a host that is reached directly is not blamed on a proxy', async () => {
  const send = network();
  const url = new URL(`http://127.0.0.1:${port}/`);
  const failure = await send(request({ url, timeoutMs: 100 })).catch((error: unknown) => error);
  expect(failure).toMatchObject({ failure: 'timeout', remedy: undefined });
  await send.close();
});

test('a proxy that forwards requests is ended by the time, and by a signal', async () => {
  const forward = openForwarded(`http://127.0.0.1:${port}`);
  const url = new URL('http://api.example/x');
  const asked = { method: 'GET', url, headers: {}, maxBytes: 1_000 } as const;
  await expect(forward({ ...asked, timeoutMs: 200 })).rejects.toMatchObject({ failure: 'timeout' });
  heard.length = 0;
  const cancel = new AbortController();
  const sent = forward({ ...asked, timeoutMs: 60_000, signal: cancel.signal });
  await untilHeard('GET http://api.example/x');
  cancel.abort();
  await expect(sent).rejects.toMatchObject({ failure: 'aborted' });
});
