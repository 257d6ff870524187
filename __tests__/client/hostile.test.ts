import { existsSync } from 'node:fs';
import { readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { join } from 'node:path';
import { createSend } from '../../src/client/http/send.ts';
import { TransportError } from '../../src/model/ports.ts';
import type { HttpRequest } from '../../src/model/ports.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.ts';
import { startLoopback, listenHere } from '../support/loopback-service.ts';
import type { LoopbackService } from '../support/loopback-service.ts';
import { limitMs } from '../support/time-limits.ts';
import { rejection } from './client-on-loopback.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const directory = emptyDirectory();
let service: LoopbackService;
const send = createSend({ environment: { HTTP_PROXY: 'http://127.0.0.1:1' } });

/** Each path answers in one way; most of the ways are faults. */
beforeAll(async () => {
  service = await startLoopback((request, response) => {
    const big = Buffer.alloc(300_000, 'x');
    const kinds: Record<string, () => void> = {
      '/ok': () => response.writeHead(200, { 'X-Two': ['a', 'b'] }).end('fine'),
      '/reset': () => void response.socket?.resetAndDestroy(),
      '/close': () => void response.socket?.destroy(),
      '/cut': () => {
        response.writeHead(200, { 'content-length': '1000' }).write('half');
        setTimeout(() => response.socket?.destroy(), 20);
      },
      '/cut-chunks': () => {
        response.writeHead(200).write('half');
        setTimeout(() => response.socket?.destroy(), 20);
      },
      '/hang': () => undefined,
      '/half': () => void response.writeHead(200, { 'content-length': '1000' }).write('half'),
      '/drip': () => {
        response.writeHead(200);
        const timer = setInterval(() => response.write('.'), 10);
        response.on('close', () => clearInterval(timer));
      },
      '/large': () => response.writeHead(200, { 'content-length': String(big.length) }).end(big),
      '/endless': () => {
        response.writeHead(200);
        const more = () => {
          while (!response.destroyed && response.write(big));
        };
        response.on('drain', more);
        more();
      },
      '/redirect': () => response.writeHead(302, { location: `${service.origin}/ok` }).end(),
      '/early-413': () => response.writeHead(413, { connection: 'close' }).end('too large'),
      '/no-length': () => {
        response.useChunkedEncodingByDefault = false;
        response.shouldKeepAlive = false;
        response.writeHead(200).end('who knows');
      },
      '/empty': () => response.writeHead(204).end(),
      '/gzip': () => response.writeHead(200, { 'content-encoding': 'GZIP' }).end('1f8b'),
      '/gzip-empty': () => response.writeHead(200, { 'content-encoding': 'gzip' }).end(),
      '/identity': () => response.writeHead(200, { 'content-encoding': 'identity' }).end('fine'),
    };
    kinds[request.url]?.();
  });
});

afterAll(async () => {
  await send.close();
  await service.stop();
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server for one test that gets the bare socket, without Node's HTTP. */
async function listen(serve: (socket: Socket) => void): Promise<URL> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    serve(socket);
  });
  servers.push(server);
  return new URL(`http://127.0.0.1:${await listenHere(server)}/`);
}

const ask = (path: string, more: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  url: new URL(path, service.origin),
  headers: {},
  timeoutMs: 60_000,
  maxBytes: 1_000_000,
  ...more,
});

async function failureOf(path: string, more: Partial<HttpRequest> = {}): Promise<string> {
  const error = await rejection(send(ask(path, more)));
  expect(error).toBeInstanceOf(TransportError);
  return (error as TransportError).failure;
}

describe('send', () => {
  test('an answer arrives with headers in lower case and repeated ones joined, without a proxy', async () => {
    const answer = await send(ask('/ok'));
    expect(answer.status).toBe(200);
    expect(answer.headers['x-two']).toBe('a, b');
    expect(Buffer.from(answer.body).toString()).toBe('fine');
  });
  test.each(['/reset', '/close', '/cut', '/cut-chunks'])('%s is broken', async (path) => {
    expect(await failureOf(path)).toBe('broken');
    expect(await failureOf(path, { fresh: true })).toBe('broken');
  });
  test.each(['/hang', '/drip'])('%s ends when the time for the whole is over', async (path) => {
    const from = performance.now();
    expect(await failureOf(path, { timeoutMs: 150 })).toBe('timeout');
    expect(performance.now() - from).toBeLessThan(limitMs(1000));
  });
  test.each(['/large', '/endless'])('%s is refused once it is too large', async (path) => {
    expect(await failureOf(path, { maxBytes: 299_999 })).toBe('too-large');
  });
  test('an answer of exactly the limit is allowed', async () => {
    expect((await send(ask('/large', { maxBytes: 300_000 }))).body).toHaveLength(300_000);
  });
  test('a compressed answer is refused and not decompressed, because none was asked for', async () => {
    const error = await rejection(send(ask('/gzip')));
    expect(service.seen.at(-1)?.headers['accept-encoding']).toBe('identity');
    expect(error).toMatchObject({
      failure: 'broken',
      message: 'the answer is compressed as "GZIP", which was not asked for',
    });
    const file = join(directory, 'compressed.tar.gz');
    expect(await failureOf('/gzip', { file })).toBe('broken');
    expect(existsSync(file)).toBe(false);
    expect((await send(ask('/gzip-empty'))).body).toHaveLength(0);
    expect((await send(ask('/identity'))).body).toHaveLength(4);
  });
  test('a redirect is an answer like any other', async () => {
    const before = service.seen.length;
    expect((await send(ask('/redirect'))).status).toBe(302);
    expect(service.seen.length - before).toBe(1);
  });
  test('cancelling ends a request at once, also one that starts later', async () => {
    const cancel = new AbortController();
    const ended = failureOf('/hang', { signal: cancel.signal });
    setTimeout(() => cancel.abort(), 50);
    const from = performance.now();
    expect(await ended).toBe('aborted');
    expect(performance.now() - from).toBeLessThan(limitMs(600));
    expect(await failureOf('/ok', { signal: cancel.signal })).toBe('aborted');
  });
  test('where no server listens, or the name is unknown, the request was not sent', async () => {
    const gone = await startLoopback(() => undefined);
    await gone.stop();
    expect(await failureOf('/', { url: new URL(gone.origin) })).toBe('not-sent');
    const direct = createSend({ environment: {} });
    const url = new URL('http://no-such-host.invalid/');
    const error = await rejection(direct(ask('/', { url })));
    expect(error).toMatchObject({ failure: 'not-sent' });
    await direct.close();
  });
  test('plain text in the place of TLS is a failure of TLS, and not of the network', async () => {
    const url = new URL(service.origin.replace('http:', 'https:'));
    expect(await failureOf('/', { url })).toBe('tls');
  });
  test('an answer that is no HTTP is broken', async () => {
    const url = await listen((socket) => socket.end('SSH-2.0-OpenSSH_9.6\r\n'));
    expect(await failureOf('/', { url })).toBe('broken');
  });
  test('a fresh request never shares a connection, others do', async () => {
    const connections = async (fresh: boolean) => {
      const from = service.seen.length;
      for (let i = 0; i < 3; i++) await send(ask('/ok', { fresh }));
      return new Set(service.seen.slice(from).map(({ connection }) => connection)).size;
    };
    expect(await connections(true)).toBe(3);
    expect(await connections(false)).toBeLessThan(3);
  });
});

describe('files as bodies', () => {
  test('are streamed with their length, and opened again for every attempt', async () => {
    const path = join(directory, 'body');
    await writeFile(path, 'z'.repeat(200_000));
    const body = { path, bytes: 200_000 };
    for (let i = 0; i < 2; i++) {
      await send(ask('/ok', { method: 'PUT', body }));
      const { headers, body: sent } = service.seen.at(-1) ?? { headers: {}, body: '' };
      expect(headers['content-length']).toBe('200000');
      expect(headers['transfer-encoding']).toBeUndefined();
      expect(sent).toHaveLength(200_000);
    }
  });
  test('are a failure of this machine where they changed or vanished', async () => {
    const path = join(directory, 'changed');
    await writeFile(path, 'four');
    await truncate(path, 3);
    for (const file of [path, `${path}-gone`]) {
      const body = { path: file, bytes: 4 };
      expect(await failureOf('/ok', { method: 'PUT', body })).toBe('local');
    }
  });
  test('that are refused before they were read to the end have their refusal arrive', async () => {
    const head = 'HTTP/1.1 413 Payload Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
    const url = await listen((socket) => {
      socket.once('data', () => {
        socket.write(head);
        setTimeout(() => socket.end(), 50);
      });
    });
    const body = { path: join(directory, 'huge'), bytes: 20_000_000 };
    await writeFile(body.path, Buffer.alloc(body.bytes));
    expect((await send(ask('/', { method: 'PUT', url, body }))).status).toBe(413);
  });
});

describe('a transfer that stands still', () => {
  /** Longer than this process leaves a socket unread, on a machine with nothing else to do. */
  const silenceMs = Math.round(limitMs(100));
  const bytes = 10_000_000;
  /** Uploads to a server that handles its socket with `read`. @returns the answer or the error */
  async function sendTo(read: (socket: Socket) => void, atMostMs = silenceMs): Promise<unknown> {
    const url = await listen(read);
    const body = { path: join(directory, 'archive'), bytes };
    await writeFile(body.path, Buffer.alloc(bytes));
    const sent = send(
      ask('/', { method: 'PUT', url, body, silenceMs: atMostMs, timeoutMs: 60_000 }),
    );
    return sent.catch((error: unknown) => error);
  }

  test.each<[string, (socket: Socket) => void]>([
    ['an upload that is not read', (socket) => void socket.pause()],
    ['an upload that is read whole and never answered', (socket) => void socket.resume()],
  ])('ends: %s', async (_, read) => {
    expect(await sendTo(read)).toMatchObject({
      failure: 'timeout',
      message: expect.stringContaining('Headers Timeout'),
    });
  });
  test('is not one that slowly sends bytes', async () => {
    let taken = 0;
    const began = performance.now();
    const takeSlowly = (socket: Socket) => {
      socket.on('data', (chunk) => {
        taken += chunk.length;
        socket.pause();
        setTimeout(() => socket.resume(), silenceMs / 25);
        if (taken > bytes) socket.end('HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n');
      });
    };
    // Megabytes may wait in the sockets' buffers once the last byte is sent.
    expect(await sendTo(takeSlowly, 4 * silenceMs)).toMatchObject({ status: 200 });
    expect(performance.now() - began).toBeGreaterThan(4 * silenceMs);
  });
  test('ends as a download, and leaves no file', async () => {
    const file = join(directory, 'silent');
    const error = await rejection(send(ask('/half', { silenceMs, timeoutMs: 60_000, file })));
    expect(error).toMatchObject({ failure: 'timeout' });
    expect(await readdir(directory)).not.toContain('silent');
  });
});

describe('a request that names a file', () => {
  const file = () => join(directory, 'download');
  const toFile = (path: string, more: Partial<HttpRequest> = {}) =>
    send(ask(path, { ...more, file: file() }));

  test('writes a whole file, and nothing beside it', async () => {
    const before = await readdir(directory);
    expect(await toFile('/large')).toMatchObject({ status: 200, bytes: 300_000 });
    const after = await readdir(directory);
    expect(after.filter((name) => !before.includes(name))).toEqual(['download']);
    await rm(file());
  });
  test.each([
    ['/cut', 'broken'],
    ['/cut-chunks', 'broken'],
    ['/reset', 'broken'],
    ['/no-length', 'broken'],
    ['/drip', 'timeout'],
    ['/endless', 'too-large'],
  ])('%s leaves nothing behind', async (path, failure) => {
    const before = await readdir(directory);
    // A busy machine takes long to send what is too large.
    const timeoutMs = failure === 'timeout' ? 300 : 60_000;
    expect(await rejection(toFile(path, { timeoutMs }))).toMatchObject({ failure });
    expect(await readdir(directory)).toEqual(before);
  });
  test.each(['/redirect', '/early-413', '/empty'])('%s writes nothing', async (path) => {
    const before = await readdir(directory);
    expect(await toFile(path)).not.toHaveProperty('bytes');
    expect(await readdir(directory)).toEqual(before);
  });
  test('keeps an old file when the new one fails', async () => {
    await writeFile(file(), 'old');
    await rejection(toFile('/cut'));
    expect(await readdir(directory)).toContain('download');
    expect((await toFile('/ok')).bytes).toBe(4);
  });
  test('fails on this machine where the place cannot be written', async () => {
    const error = await rejection(send(ask('/ok', { file: join(directory, 'no', 'such') })));
    expect(error).toMatchObject({ failure: 'local' });
  });
});

describe('a proxy', () => {
  test('is used for other hosts, by name, unless NO_PROXY says otherwise', async () => {
    const proxied: string[] = [];
    const { origin } = await listen((socket) => {
      socket.once('data', (data) => {
        proxied.push(data.toString().split('\r\n')[0] ?? '');
        socket.end('HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n');
      });
    });
    const environment = { https_proxy: origin, NO_PROXY: 'other.invalid' };
    const through = createSend({ environment });
    const url = new URL('https://service.invalid/x');
    for (const fresh of [false, true]) {
      expect(await rejection(through(ask('/', { url, fresh })))).toMatchObject({ failure: 'tls' });
    }
    const other = new URL('https://other.invalid/x');
    const failure = await rejection(through(ask('/', { url: other })));
    expect(failure).toMatchObject({ failure: 'not-sent' });
    expect(proxied).toEqual(Array(2).fill('CONNECT service.invalid:443 HTTP/1.1'));
    await through.close();
  });
});
