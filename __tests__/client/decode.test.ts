/** Compressed answers: read where they are what was asked for, within a bound of bytes and of ratio. */
import { randomBytes } from 'node:crypto';
import { readFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { createSend } from '../../src/client/http/send.ts';
import { TransportError, type HttpRequest } from '../../src/model/ports.ts';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.ts';
import { startLoopback, type LoopbackService } from '../support/loopback-service.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

const TEXT = Buffer.from(
  JSON.stringify({ data: Array.from({ length: 500 }, (_, id) => ({ id })) }),
);
const MEGABYTE = 1024 ** 2;

/** One that hangs is begun and never ended. */
type Served = { body: Buffer; coding?: string; hangs?: boolean };

let service: LoopbackService;
let served: Served;
let accepted: string | undefined;
const folder = emptyDirectory();
const send = createSend({ environment: {} });

beforeAll(async () => {
  service = await startLoopback((request, response) => {
    accepted = request.headers['accept-encoding'];
    const { body, coding, hangs } = served;
    const about = coding === undefined ? {} : { 'content-encoding': coding };
    if (hangs === true) response.writeHead(200, about).write(body);
    else response.writeHead(200, { ...about, 'content-length': body.length }).end(body);
  });
});
afterAll(async () => {
  await send.close();
  await service.stop();
});

async function ask(what: Served, more: Partial<HttpRequest> = {}) {
  served = what;
  const url = new URL('/', service.origin);
  const request = { method: 'GET' as const, url, headers: {}, timeoutMs: 20_000, maxBytes: 64e6 };
  return send({ ...request, ...more });
}

async function failureOf(what: Served, more: Partial<HttpRequest> = {}): Promise<string> {
  const error = await ask(what, more).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(TransportError);
  const { failure, message } = error as TransportError;
  return `${failure}: ${message}`;
}

describe('an answer in gzip', () => {
  test.each(['gzip', 'GZIP', ' x-gzip '])('is asked for, and read, as %s', async (coding) => {
    const { body } = await ask({ body: gzipSync(TEXT), coding });
    expect(Buffer.from(body).equals(TEXT)).toBe(true);
    expect(accepted).toBe('gzip');
  });

  test('in two members is one', async () => {
    const body = Buffer.concat([gzipSync(TEXT.subarray(0, 100)), gzipSync(TEXT.subarray(100))]);
    const answer = await ask({ body, coding: 'gzip' });
    expect(Buffer.from(answer.body).equals(TEXT)).toBe(true);
  });

  test('reaches whoever reads it piece by piece', async () => {
    const text = Buffer.from(randomBytes(200_000).toString('hex'));
    const pieces: Buffer[] = [];
    const take = (bytes: Uint8Array, offset: number) => {
      expect(offset).toBe(pieces.reduce((sum, { length }) => sum + length, 0));
      pieces.push(Buffer.from(bytes));
    };
    await ask({ body: gzipSync(text), coding: 'gzip' }, { take });
    expect(Buffer.concat(pieces).equals(text)).toBe(true);
  });

  test('that is empty has no bytes', async () => {
    expect((await ask({ body: Buffer.alloc(0), coding: 'gzip' })).body).toHaveLength(0);
  });

  test.each<[string, Buffer]>([
    ['that is cut short', gzipSync(TEXT).subarray(0, -12)],
    ['that is none', TEXT],
    ['with another digest', Buffer.concat([gzipSync(TEXT).subarray(0, -8), Buffer.alloc(8)])],
  ])('%s is damaged', async (_, body) => {
    expect(await failureOf({ body, coding: 'gzip' })).toMatch(
      /^broken: the compressed answer is damaged: /,
    );
  });

  test('is not read beyond the limit of its reader', async () => {
    const body = gzipSync(randomBytes(40_000).toString('hex'));
    const most = (maxBytes: number) => ({ maxBytes });
    expect((await ask({ body, coding: 'gzip' }, most(80_000))).body).toHaveLength(80_000);
    expect(await failureOf({ body, coding: 'gzip' }, most(79_999))).toBe(
      'too-large: more than 79999 bytes',
    );
  });

  test('that never ends is given up in time', async () => {
    const half = { body: gzipSync(TEXT).subarray(0, 200), coding: 'gzip', hangs: true };
    expect(await failureOf(half, { timeoutMs: 150 })).toMatch(/^timeout: /);
  });

  test('of zeros is not read, whatever the limit', async () => {
    const bomb = { body: gzipSync(Buffer.alloc(40 * MEGABYTE)), coding: 'gzip' };
    expect(await failureOf(bomb)).toBe(
      'too-large: more than 200 times what was sent, once decompressed',
    );
  });

  test('that is small may repeat itself', async () => {
    const { body } = await ask({ body: gzipSync(Buffer.alloc(MEGABYTE)), coding: 'gzip' });
    expect(body).toHaveLength(MEGABYTE);
  });
});

test.each<[string, Buffer]>([
  ['br', brotliCompressSync(TEXT)],
  ['deflate', deflateSync(TEXT)],
  ['gzip, gzip', gzipSync(gzipSync(TEXT))],
  ['zstd', TEXT],
])('an answer in %s was not asked for', async (coding, body) => {
  expect(await failureOf({ body, coding })).toBe(
    `broken: the answer is compressed as "${coding}", and only gzip was asked for`,
  );
});

test('an answer without a coding, or with none, is as it was sent', async () => {
  expect((await ask({ body: TEXT })).body).toHaveLength(TEXT.length);
  expect((await ask({ body: TEXT, coding: 'identity' })).body).toHaveLength(TEXT.length);
});

describe('what goes into a file', () => {
  const file = () => join(folder, 'version.tar.gz');

  test('is asked for as it is', async () => {
    await ask({ body: gzipSync(TEXT) }, { file: file() });
    expect(accepted).toBe('identity');
    expect((await readFile(file())).equals(gzipSync(TEXT))).toBe(true);
  });

  test('is decompressed if something on the way has compressed it all the same', async () => {
    const { bytes } = await ask({ body: gzipSync(TEXT), coding: 'gzip' }, { file: file() });
    expect(bytes).toBe(TEXT.length);
    expect((await readFile(file())).equals(TEXT)).toBe(true);
  });

  test('is not there if it was damaged', async () => {
    await rm(file());
    await failureOf({ body: gzipSync(TEXT).subarray(0, -9), coding: 'gzip' }, { file: file() });
    expect(await readdir(folder)).toEqual([]);
  });
});
