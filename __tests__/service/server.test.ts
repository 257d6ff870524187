import { once } from 'node:events';
import { connect } from 'node:net';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { RunningService, ServiceOptions } from '../../src/service/service.ts';
import type { FaultRuleInput } from '../../src/service/faults.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { startTestService } from '../support/start-service.ts';

let service: RunningService | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

async function start(options: Partial<ServiceOptions> = {}): Promise<RunningService> {
  return (service = await startTestService(options));
}

/** One request on a connection of its own; rejects when the answer is not complete. */
async function ask(
  { origin, token }: Pick<RunningService, 'origin' | 'token'>,
  target = ORGANIZATION,
  { method = 'GET', headers, body, timeoutMs }: Asked = {},
) {
  const all = { authorization: `Bearer ${token}`, ...headers };
  const sent = httpRequest(`${origin}${target}`, { agent: false, method, headers: all });
  sent.on('error', () => undefined);
  const giveUp = () => sent.destroy(new Error('gave up'));
  if (timeoutMs !== undefined) setTimeout(giveUp, timeoutMs).unref();
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  timeoutMs?: number;
}

const statusOf = async (...of: Parameters<typeof ask>) => (await ask(...of)).status;

const ORGANIZATION = '/api/v2/organizations/acme';

describe('the transport', () => {
  test('listens on loopback and answers', async () => {
    const running = await start();
    expect(running.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const answer = await ask(running);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/vnd\.api\+json/);
    expect(Number(answer.headers['content-length'])).toBe(Buffer.byteLength(answer.body));
    expect(running.requests).toEqual([{ method: 'GET', path: ORGANIZATION, status: 200 }]);
  });

  test('refuses a request under a name that is not its own', async () => {
    const running = await start();
    for (const host of ['evil.example', 'evil.example:80', '127.0.0.1']) {
      expect(await statusOf(running, ORGANIZATION, { headers: { host } })).toBe(403);
    }
    const host = `localhost:${new URL(running.origin).port}`;
    expect(await statusOf(running, ORGANIZATION, { headers: { host } })).toBe(200);
  });

  test('takes bodies up to a limit, announced or not', async () => {
    const running = await start();
    const target = `/api/v2/workspaces/${running.workspaces[0]?.id ?? ''}/configuration-versions`;
    const headers = { 'content-type': 'application/vnd.api+json' };
    const large = { method: 'POST', body: Buffer.alloc(1024 * 1024 + 1, ' ') };
    expect(await statusOf(running, target, { ...large, headers })).toBe(413);
    const chunked = { ...headers, 'transfer-encoding': 'chunked' };
    expect(await statusOf(running, target, { ...large, headers: chunked })).toBe(413);
    expect(running.versions().filter(({ workspace }) => workspace === 'network')).toEqual([]);
  });

  test('prints nothing for a client that leaves in the middle of a body', async () => {
    const { origin, token } = await start();
    const printed: unknown[] = [];
    const { error } = console;
    console.error = (...words: unknown[]) => void printed.push(words);
    try {
      const { hostname, port } = new URL(origin);
      const socket = connect(Number(port), hostname);
      const head = `POST /api/v2/runs HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: Bearer ${token}`;
      socket.write(`${head}\r\nexpect: 100-continue\r\ncontent-length: 100\r\n\r\n`);
      await new Promise((resolve) => socket.once('data', resolve));
      socket.destroy();
      await new Promise((resolve) => socket.once('close', resolve));
      // Another request is answered after the one that was cut off.
      for (let more = 0; more < 3; more += 1) expect(await statusOf({ origin, token })).toBe(200);
    } finally {
      console.error = error;
    }
    expect(printed).toEqual([]);
  });

  test('does not decode or shorten paths', async () => {
    const running = await start();
    const { port } = new URL(running.origin);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `GET /api/v2/organizations/acme/../acme HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${running.token}\r\nConnection: close\r\n\r\n`,
    );
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('refuses methods that the API does not have', async () => {
    const running = await start();
    expect(await statusOf(running, ORGANIZATION, { method: 'OPTIONS' })).toBe(405);
  });

  test('rejects on a port that is taken', async () => {
    const running = await start();
    const port = Number(new URL(running.origin).port);
    await expect(startTestService({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  test('has a page for a run, which names its commands, and no other page', async () => {
    const running = await start();
    expect(await ask(running, '/app/acme/net/runs/run-1')).toMatchObject({
      status: 200,
      body: 'To decide about this run: plangate override run-1 --reason TEXT\n',
    });
    expect(await statusOf(running, '/app/acme/net/runs/run-1', { method: 'POST' })).toBe(404);
    expect(await statusOf(running, '/app/acme/net/runs/%3Cscript%3E')).toBe(404);
    expect(await statusOf(running, '/app/acme')).toBe(404);
  });
});

describe('a fault on a socket', () => {
  const withFault = async (rule: FaultRuleInput): Promise<RunningService> => {
    const running = await start();
    running.addFault(rule);
    return running;
  };
  const route = 'GET /organizations/:organization';

  const UNHINTED = expect.not.objectContaining({ 'retry-after': expect.anything() });
  const PAGE = {
    status: 503,
    headers: { 'content-type': 'text/html', 'retry-after': '3' },
    body: '<html>',
  };
  const DOCUMENT = { status: 200, body: expect.stringMatching(/^\{"data":.*\}$/) };
  test.each<[string, FaultRuleInput['fault'], object]>([
    ['page of a proxy', { kind: 'status', ...PAGE }, PAGE],
    ['delay', { kind: 'delay', delayMs: 20 }, DOCUMENT],
  ])('happens once: %s', async (_, fault, seen) => {
    const running = await withFault({ route, fault });
    expect(await ask(running)).toMatchObject(seen);
    for (let at = 0; at < 2; at += 1) {
      expect(await ask(running)).toMatchObject({ ...DOCUMENT, headers: UNHINTED });
    }
  });

  test.each<[string, FaultRuleInput['fault'], RegExp]>([
    ['reset', { kind: 'reset' }, /ECONNRESET|socket hang up/],
    ['truncate', { kind: 'truncate', bytes: 10 }, /aborted/],
    ['a long delay', { kind: 'delay', delayMs: 3_600_000 }, /gave up/],
  ])('leaves no complete answer: %s', async (_, fault, message) => {
    const running = await withFault({ route, fault });
    // Only a long delay is given up: on a busy machine others take longer than that.
    const asked = fault.kind === 'delay' ? { timeoutMs: 200 } : {};
    await expect(ask(running, ORGANIZATION, asked)).rejects.toThrow(message);
    expect(await statusOf(running)).toBe(200);
  });

  test.each([
    ['before', 0],
    ['after', 1],
  ] as const)('that resets %s the handler leaves %d versions behind', async (when, made) => {
    const create = 'POST /workspaces/:workspace/configuration-versions';
    const running = await withFault({ route: create, fault: { kind: 'reset' }, when });
    const target = `/api/v2/workspaces/${running.workspaces[0]?.id ?? ''}/configuration-versions`;
    const headers = { 'content-type': 'application/vnd.api+json' };
    const body = '{"data":{"type":"configuration-versions"}}';
    await expect(ask(running, target, { method: 'POST', headers, body })).rejects.toThrow();
    const versions = running.versions().filter(({ workspace }) => workspace === 'network');
    expect(versions).toHaveLength(made);
  });

  test('waits for its turn and is used up', async () => {
    const fault = { kind: 'status', status: 500 } as const;
    const running = await withFault({ route, skip: 1, times: 2, fault });
    const statuses = [];
    for (let at = 0; at < 5; at += 1) statuses.push(await statusOf(running));
    expect(statuses).toEqual([200, 500, 500, 200, 200]);
  });
});

describe('the administrator’s endpoint', () => {
  test('does not exist by default', async () => {
    const running = await start();
    expect(await statusOf(running, '/admin/faults', { method: 'POST', body: '{}' })).toBe(404);
  });

  test('switches faults and scripts', async () => {
    const running = await start({ faults: true });
    const post = (target: string, body: unknown) =>
      statusOf(running, target, { method: 'POST', body: JSON.stringify(body) });
    const rule = { fault: { kind: 'status', status: 502 }, times: 2 };
    expect(await post('/admin/faults', [rule])).toBe(204);
    expect(await statusOf(running)).toBe(502);
    expect((await ask(running, '/admin/faults')).body).toContain('"times":1');
    expect(await statusOf(running, '/admin/faults', { method: 'DELETE' })).toBe(204);
    expect(await statusOf(running)).toBe(200);

    const script = { workspace: 'network', script: 'evaluation-failed' };
    expect(await post('/admin/scripts', script)).toBe(204);
    expect(await post('/admin/scripts', { ...script, workspace: 'none' })).toBe(422);
    expect(await post('/admin/scripts', { ...script, script: 'unheard-of' })).toBe(422);
    expect(await post('/admin/faults', { fault: { kind: 'fire' } })).toBe(422);
    const push = { workspace: 'network', ingress: { 'is-pull-request': true } };
    expect(await post('/admin/pushes', push)).toBe(204);
    expect(await post('/admin/pushes', { ...push, workspace: 'none' })).toBe(422);
    expect(running.runs()).toMatchObject([{}, { message: 'Triggered via version control' }]);
    expect(await statusOf(running, '/admin/faults', { method: 'POST', body: '{' })).toBe(422);
  });

  const FORM = { 'content-type': 'text/plain' };
  test.each<[string, Record<string, string>, number]>([
    ['of another site', { ...FORM, origin: 'https://evil.example' }, 403],
    ['of a page without a site', { ...FORM, origin: 'null' }, 403],
    ['of another port', { ...FORM, origin: 'http://127.0.0.1:1' }, 403],
    ['that a browser calls cross-site', { ...FORM, 'sec-fetch-site': 'cross-site' }, 403],
    ['of a program', FORM, 204],
    ['that a person types', { 'sec-fetch-site': 'none' }, 204],
  ])('answers a request %s correctly', async (_, headers, expected) => {
    const running = await start({ faults: true });
    const body = JSON.stringify([{ fault: { kind: 'status', status: 502 } }]);
    const asked = { method: 'POST', headers, body };
    expect(await statusOf(running, '/admin/faults', asked)).toBe(expected);
    expect(await statusOf(running)).toBe(expected === 204 ? 502 : 200);
    // A link to a run may stand on any page.
    const link = '/app/acme/workspaces/network/runs/run-none';
    expect(await statusOf(running, link, { headers })).not.toBe(403);
  });
});
