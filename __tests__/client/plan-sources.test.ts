import type { Plan } from '../../src/client/wire/run.ts';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { endClients, rejection, TOKEN, startClient } from './client-on-loopback.ts';
import { afterEach, expect, test } from '../support/jest.ts';

afterEach(endClients);

const PLAN: Plan = {
  id: 'plan-1',
  type: 'plans',
  attributes: { status: 'finished', 'log-read-url': '/log/secret-1?sig=abc' },
  relationships: {},
  links: {},
};

/** What each attempt was given. */
function collect() {
  const attempts: string[] = [];
  const open = () => {
    const at = attempts.push('') - 1;
    return (bytes: Uint8Array): void => {
      attempts[at] += Buffer.from(bytes).toString();
    };
  };
  return { attempts, open };
}

test('the log is requested whole, without the token', async () => {
  const { attempts, open } = collect();
  const { client, service } = await startClient(
    (_, response) => response.end('\u0002a log\u0003') as unknown as void,
  );
  await client.runs.streamPlanLog(PLAN, open);
  expect(attempts).toEqual(['\u0002a log\u0003']);
  const [asked] = service.seen;
  expect(asked?.url).toBe('/log/secret-1?sig=abc&limit=268435456&offset=0');
  expect(JSON.stringify(asked?.headers)).not.toContain(TOKEN);
  await client.runs.streamPlanLog({ ...PLAN, attributes: { status: 'finished' } }, open);
  expect(service.seen).toHaveLength(1);
});

test('a second attempt begins from the start', async () => {
  const { attempts, open } = collect();
  let asked = 0;
  const { client } = await startClient((_, response) => {
    asked += 1;
    response.writeHead(200, { 'content-length': '10' });
    if (asked === 1) response.write('half', () => response.destroy());
    else response.end('0123456789');
  });
  await client.runs.streamPlanLog(PLAN, open);
  expect(attempts).toEqual(['half', '0123456789']);
});

test.each([204, 416])('%i means that there is none', async (status) => {
  const { attempts, open } = collect();
  const { client } = await startClient(
    (_, response) => response.writeHead(status).end() as unknown as void,
  );
  await client.runs.streamPlanLog(PLAN, open);
  expect(attempts).toEqual([]);
});

test('the JSON arrives inline, or by one redirect that is followed without the token', async () => {
  const { client, service } = await startClient(({ url }, response) => {
    if (url.startsWith('/api/v2/plans/plan-1/')) {
      response.writeHead(307, { location: '/blob/secret-2' }).end('not this');
    } else response.end('{"inline":true}');
  });
  expect(await client.runs.planJson('plan-1')).toBe('{"inline":true}');
  expect(await client.runs.planJson('plan-2')).toBe('{"inline":true}');
  expect(service.asked()).toEqual([
    'GET /api/v2/plans/plan-1/json-output-redacted',
    'GET /blob/secret-2',
    'GET /api/v2/plans/plan-2/json-output-redacted',
  ]);
  expect(service.seen.map(({ headers }) => headers.authorization)).toEqual([
    `Bearer ${TOKEN}`,
    undefined,
    `Bearer ${TOKEN}`,
  ]);

  const none = await startClient(
    (_, response) => response.writeHead(404).end('{}') as unknown as void,
  );
  const error = await rejection(none.client.runs.planJson('plan-1'));
  expect(error).toMatchObject({ code: 'not-found' });
});

async function sendMuch(response: ServerResponse, bytes: number): Promise<void> {
  const piece = Buffer.alloc(1_000_000, 'x'.repeat(99) + '\n');
  for (let sent = 0; sent < bytes && !response.destroyed; sent += piece.length)
    if (!response.write(piece)) await once(response, 'drain').catch(() => undefined);
  response.end();
}

test('100 MB pass through without being kept, and more than any plan is refused', async () => {
  let bytes = 0;
  let most = 0;
  const open = () => (piece: Uint8Array) => {
    bytes += piece.length;
    most = Math.max(most, process.memoryUsage().arrayBuffers);
  };
  const before = process.memoryUsage().arrayBuffers;
  const { client } = await startClient(async ({ url }, response) =>
    sendMuch(response, url.startsWith('/log') ? 100_000_000 : 70_000_000),
  );
  await client.runs.streamPlanLog(PLAN, open);
  expect(bytes).toBe(100_000_000);
  expect(most - before).toBeLessThan(80_000_000);
  const error = await rejection(client.runs.planJson('plan-1'));
  expect(error).toMatchObject({ code: 'unreadable' });
});
