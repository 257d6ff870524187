/** Who may see a page and act on it: codes, keys, origins, rights. What is drawn is not asked here. */
import { createPageSessions } from '../../src/service/page-sessions.ts';
import type { TokenRecord } from '../../src/service/records.ts';
import type { RunPages } from '../../src/service/run-pages.ts';
import type { Seed } from '../../src/service/seed.ts';
import { instantClock } from '../support/instant-clock.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { testService, type TestService } from '../support/local-service.ts';

const HOST = '127.0.0.1:8099';
const SEED: Seed = {
  users: [{ username: 'ann' }, { username: 'bob' }, { username: 'eve' }],
  organizations: [
    {
      name: 'acme',
      teams: [
        { name: 'admins', owners: true, members: ['ann'] },
        { name: 'readers', members: ['bob'] },
      ],
      workspaces: [
        {
          name: 'net',
          access: [{ team: 'readers', access: 'read' }],
          versions: [{ files: { 'main.tf': '' }, run: { id: 'run-one', script: 'plain' } }],
        },
        { name: 'dns', versions: [{ run: { id: 'run-two', script: 'plain' } }] },
      ],
    },
  ],
  tokens: [
    { kind: 'user', of: 'ann', secret: 'token-of-ann-0000' },
    { kind: 'user', of: 'bob', secret: 'token-of-bob-0000' },
    { kind: 'user', of: 'eve', secret: 'token-of-eve-0000' },
    { kind: 'team', of: 'readers', organization: 'acme', secret: 'token-of-readers-0' },
  ],
};

let acted: string[];
let service: TestService;

const pages: RunPages = {
  shell: { html: '<!doctype html><title>x</title>', policy: "default-src 'none'" },
  drawRun: async (run, { username }) => {
    const html = `${username} sees ${run.id}`;
    return { title: run.id, html, status: 'planned_and_finished', over: true };
  },
  drawRuns: async (_, runs, { username }) => {
    const html = `${username} sees ${runs.map(({ id }) => id).join(' ')}`;
    return { title: 'runs', html, status: '', over: false };
  },
  act: async (action, run, reason, { username }) => {
    acted.push(`${username} ${action} ${run.id} ${reason}`);
    return reason === 'no' ? { problem: 'It cannot be done.' } : { done: 'It is done.' };
  },
};

beforeEach(() => {
  acted = [];
  service = testService({ seed: SEED, pages });
});

async function send(
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string> = {},
  body?: unknown,
) {
  const answer = await service.handle({
    method,
    path,
    query: '',
    headers: {
      host: HOST,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)),
  });
  const text = new TextDecoder().decode(answer.body);
  return { ...answer, text, json: text.startsWith('{') ? JSON.parse(text) : {} };
}

const SAME = { origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' };
const RUN = '/app/acme/net/runs/run-one';

/** A key for the user of a token. */
async function keyFor(secret: string): Promise<Record<string, string>> {
  const issued = await send('POST', '/app/codes', { authorization: `Bearer ${secret}` });
  const exchanged = await send('POST', '/app/session', SAME, { code: issued.json.code });
  return { 'x-plangate-key': exchanged.json.key };
}

describe('the document', () => {
  test('is the same for every address, and may be framed by nobody', async () => {
    const one = await send('GET', RUN);
    expect([one.status, one.headers['content-security-policy']]).toEqual([
      200,
      "default-src 'none'",
    ]);
    expect(one.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    for (const path of ['/app/acme/net/runs/run-none', '/app/acme/workspaces/net/runs/run-one']) {
      expect((await send('GET', path)).text).toBe(one.text);
    }
  });

  test('is not there in a service without pages', async () => {
    service = testService({ seed: SEED });
    expect((await send('GET', RUN)).status).toBe(404);
    const asked = await send('POST', '/app/codes', { authorization: 'Bearer token-of-ann-0000' });
    expect(asked.status).toBe(404);
  });
});

describe('a code', () => {
  test('opens one tab, once, whatever way it is written', async () => {
    const { json } = await send('POST', '/app/codes', {
      authorization: 'Bearer token-of-ann-0000',
    });
    expect(json.code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    const code = ` ${json.code.toLowerCase().replace('-', ' ')} `;
    const first = await send('POST', '/app/session', SAME, { code });
    expect([first.status, first.json.user]).toEqual([201, 'ann']);
    expect((await send('POST', '/app/session', SAME, { code })).status).toBe(403);
  });

  test('is for users only, and for tokens that open something', async () => {
    const asked = async (secret: string) =>
      (await send('POST', '/app/codes', { authorization: `Bearer ${secret}` })).status;
    expect(await asked('token-of-readers-0')).toBe(403);
    expect(await asked('token-of-nobody-00')).toBe(401);
    expect((await send('POST', '/app/codes')).status).toBe(401);
  });

  test('the program that holds the service has them too, and learns when one is used', async () => {
    let used = 0;
    const code = service.pageCode(() => (used += 1));
    await send('POST', '/app/session', SAME, { code: 'AAAA-AAAA' });
    expect(used).toBe(0);
    const { json } = await send('POST', '/app/session', SAME, { code });
    expect([used, json.user]).toEqual([1, 'ann']);
    expect(service.pageOf('run-two')).toBe('http://127.0.0.1/app/acme/dns/runs/run-two');
    expect(service.pageOf()).toBe('http://127.0.0.1/app/acme');
  });

  test('cannot be guessed for long', async () => {
    const code = service.pageCode();
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await send('POST', '/app/session', SAME, { code: `WRNG-${tries}` })).status).toBe(
        403,
      );
    }
    expect((await send('POST', '/app/session', SAME, { code })).status).toBe(429);
    service.pass(60_001);
    expect((await send('POST', '/app/session', SAME, { code })).status).toBe(201);
  });
});

describe('a key', () => {
  test('has the rights of its user and no others', async () => {
    const bob = await keyFor('token-of-bob-0000');
    expect((await send('GET', `${RUN}/view`, bob)).json.html).toBe('bob sees run-one');
    expect((await send('GET', '/app/acme/dns/runs/run-two/view', bob)).status).toBe(404);
    expect((await send('GET', '/app/acme/view', bob)).json.html).toBe('bob sees run-one');
    const ann = await keyFor('token-of-ann-0000');
    expect((await send('GET', '/app/acme/view', ann)).json.html).toBe('ann sees run-two run-one');
    const eve = await keyFor('token-of-eve-0000');
    expect((await send('GET', '/app/acme/view', eve)).status).toBe(404);
    expect((await send('GET', `${RUN}/view`, eve)).status).toBe(404);
  });

  test('is needed for everything but the document, and is no token', async () => {
    const key = await keyFor('token-of-ann-0000');
    const nothing: Record<string, string>[] = [
      {},
      { 'x-plangate-key': 'x' },
      { authorization: 'Bearer token-of-ann-0000' },
    ];
    for (const headers of nothing) {
      expect((await send('GET', `${RUN}/view`, headers)).status).toBe(401);
      expect((await send('GET', '/app/acme/view', headers)).status).toBe(401);
      const body = { reason: 'x', status: 'planned_and_finished' };
      for (const action of ['override', 'confirm', 'discard', 'cancel']) {
        const path = `${RUN}/actions/${action}`;
        expect((await send('POST', path, { ...SAME, ...headers }, body)).status).toBe(401);
      }
    }
    const authorization = `Bearer ${key['x-plangate-key']}`;
    const asToken = await send('GET', '/api/v2/account/details', { authorization, ...key });
    expect(asToken.status).toBe(401);
    expect(acted).toEqual([]);
  });

  test('is gone with the process', async () => {
    const key = await keyFor('token-of-ann-0000');
    expect((await send('GET', `${RUN}/view`, key)).status).toBe(200);
    service = testService({ seed: SEED, pages });
    expect((await send('GET', `${RUN}/view`, key)).status).toBe(401);
  });

  test('ends with the token that it acts for, as a code does', () => {
    const good = new Set(['one']);
    const sessions = createPageSessions(instantClock(), ({ id }) => good.has(id));
    const token: TokenRecord = {
      id: 'one',
      kind: 'user',
      subjectId: 'user-1',
      description: '',
      createdAt: '',
      digest: Buffer.alloc(0),
      lastUsedAt: null,
      expiredAt: null,
      createdBy: null,
    };
    const unused = sessions.issue(token);
    const opened = sessions.exchange(sessions.issue(token));
    if (typeof opened === 'string') throw new Error(opened);
    expect(sessions.find(opened.key)).toBe(token);
    good.delete('one');
    expect(sessions.find(opened.key)).toBeUndefined();
    expect(sessions.exchange(unused)).toBe('wrong');
  });

  test('opens the run at its own address only', async () => {
    const key = await keyFor('token-of-ann-0000');
    for (const path of [
      '/app/acme/dns/runs/run-one/view',
      '/app/other/net/runs/run-one/view',
      '/app/acme/%zz/runs/run-one/view',
      '/app/acme/net/runs/run-none/view',
    ]) {
      expect((await send('GET', path, key)).status).toBe(404);
    }
  });

  test('an unchanged page is not sent again', async () => {
    const key = await keyFor('token-of-ann-0000');
    const { headers } = await send('GET', `${RUN}/view`, key);
    const again = await send('GET', `${RUN}/view`, {
      ...key,
      'if-none-match': headers['etag'] ?? '',
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('an action', () => {
  const STATUS = 'planned_and_finished';

  test('is done as the user of the key, with the reason', async () => {
    const key = await keyFor('token-of-bob-0000');
    const body = { reason: ' because ', status: STATUS };
    const done = await send('POST', `${RUN}/actions/override`, { ...SAME, ...key }, body);
    expect([done.status, done.json]).toEqual([200, { done: 'It is done.' }]);
    expect(acted).toEqual(['bob override run-one because']);
    const not = { ...body, reason: 'no' };
    const refused = await send('POST', `${RUN}/actions/cancel`, { ...SAME, ...key }, not);
    expect([refused.status, refused.json.errors[0].detail]).toEqual([422, 'It cannot be done.']);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://127.0.0.1:8100' }],
    ['of a sandboxed frame', { origin: 'null' }],
    ['said to be cross-site', { ...SAME, 'sec-fetch-site': 'cross-site' }],
    ['without an origin', { 'sec-fetch-site': 'same-origin' }],
  ])('is refused in a request %s, key or not', async (_, headers) => {
    const key = await keyFor('token-of-ann-0000');
    const body = { reason: 'x', status: STATUS };
    const answer = await send('POST', `${RUN}/actions/override`, { ...headers, ...key }, body);
    expect(answer.status).toBe(403);
    expect(acted).toEqual([]);
  });

  test('is a POST of JSON with what it needs', async () => {
    const headers = { ...SAME, ...(await keyFor('token-of-ann-0000')) };
    const path = `${RUN}/actions/override`;
    const body = { reason: 'x', status: STATUS };
    expect((await send('GET', path, headers)).status).toBe(404);
    expect((await send('POST', `${RUN}/actions/destroy`, headers, body)).status).toBe(404);
    expect((await send('POST', `${RUN}/view`, headers, body)).status).toBe(404);
    const form = { ...headers, 'content-type': 'text/plain' };
    expect((await send('POST', path, form, body)).status).toBe(415);
    expect((await send('POST', path, headers, { status: STATUS })).status).toBe(422);
    expect(acted).toEqual([]);
  });

  test('is refused for a run that has gone on since', async () => {
    const headers = { ...SAME, ...(await keyFor('token-of-ann-0000')) };
    const body = { reason: 'x', status: 'policy_override' };
    const answer = await send('POST', `${RUN}/actions/override`, headers, body);
    expect(answer.status).toBe(409);
    expect(answer.json.errors[0].detail).toContain('look again, then decide');
    expect(acted).toEqual([]);
  });
});
