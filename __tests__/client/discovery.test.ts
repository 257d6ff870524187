import { isKnownHost } from '../../src/client/discover.ts';
import { afterEach, expect, test } from '../support/jest.ts';
import { answerJson } from '../support/loopback-service.ts';
import { endClients, rejection, resource, TOKEN, startClient } from './client-on-loopback.ts';

afterEach(endClients);

const DISCOVERY = '/.well-known/terraform.json';
const RUN = { data: resource('runs', 'run-1', { status: 'pending' }) };

type Told = { status?: number; body?: string; headers?: Record<string, string> };

/** A service whose API is wherever it is asked, and what it says of that. */
const discovering = ({ status = 200, body = '', headers = {} }: Told) =>
  startClient(
    (request, response) => {
      if (request.url !== DISCOVERY) return answerJson(response, 200, RUN);
      return void response.writeHead(status, headers).end(body);
    },
    { discovers: true },
  );

test('the path of the API is asked of the host once, without the token', async () => {
  const body = '{"modules.v1": "/m/", "tfe.v2": "/remote/tfe/v2/", "tfe.v2.1": "/other/"}';
  const { client, service } = await discovering({ body });
  await Promise.all([client.runs.show('run-1'), client.with({}).runs.show('run-1')]);
  await client.runs.show('run-1');
  expect(service.asked()).toEqual([
    `GET ${DISCOVERY}`,
    ...Array(3).fill('GET /remote/tfe/v2/runs/run-1'),
  ]);
  expect(JSON.stringify(service.seen[0]?.headers)).not.toContain(TOKEN);
  expect(service.seen[0]?.headers.authorization).toBeUndefined();
  expect(service.seen[1]?.headers.authorization).toContain(TOKEN);
});

test.each<[string, Told, string]>([
  ['the second name', { body: '{"tfe.v2.1": "/tfe/api/v2"}' }, '/tfe/api/v2'],
  ['no such document', { status: 404, body: 'Not Found' }, '/api/v2'],
  ['a refusal', { status: 403 }, '/api/v2'],
  ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:1/x' } }, '/api/v2'],
  ['a page', { body: '<html></html>', headers: { 'content-type': 'text/html' } }, '/api/v2'],
  ['a list', { body: '["/x/"]' }, '/api/v2'],
  ['other services only', { body: '{"modules.v1": "/v1/modules/"}' }, '/api/v2'],
  ['more than 64 KB', { body: `{"tfe.v2": "/x/", "y": "${'y'.repeat(65_536)}"}` }, '/api/v2'],
])('%s leads to a place on the same host', async (_, told, base) => {
  const { client, service } = await discovering(told);
  await client.runs.show('run-1');
  expect(service.asked()).toEqual([`GET ${DISCOVERY}`, `GET ${base}/runs/run-1`]);
});

test.each([
  'https://elsewhere.example/api/v2/',
  '//elsewhere.example/api/v2/',
  '/a/../admin/',
  '/a/%2e%2e/b/',
  '/api/v2/?x=1',
  '/api/v2/#x',
  '/\\\\elsewhere.example/',
  '/a//b',
  'api/v2/',
  '/',
  7,
  { path: '/api/v2/' },
])('a token is sent nowhere when the API is said to be at %j', async (value) => {
  const body = JSON.stringify({ 'tfe.v2': value });
  const { client, service } = await discovering({ body });
  const error = await rejection(client.runs.show('run-1'));
  expect(error).toMatchObject({ code: 'unreadable', path: DISCOVERY });
  expect(String(error)).toContain('which is not a path on this host');
  expect(new Set(service.asked())).toEqual(new Set([`GET ${DISCOVERY}`]));
});

test('a host that starts is waited for', async () => {
  let starting = 6;
  const { client } = await startClient(
    (request, response) => {
      if (request.url !== DISCOVERY) return answerJson(response, 200, RUN);
      starting -= 1;
      return void response.writeHead(starting > 0 ? 503 : 404).end();
    },
    { discovers: true },
  );
  expect((await client.runs.show('run-1')).run.id).toBe('run-1');
});

test('a host that fails is named, and the next request asks it again', async () => {
  const { client, service } = await discovering({ status: 503 });
  const error = await rejection(client.runs.show('run-1'));
  expect(error).toMatchObject({ code: 'server-error', status: 503, path: DISCOVERY });
  const { length } = service.seen;
  await rejection(client.runs.show('run-1'));
  expect(service.seen.length).toBeGreaterThan(length);
});

test('what cannot be a request asks nothing', async () => {
  const { client, service } = await discovering({});
  expect(await rejection(client.runs.show('../x'))).toMatchObject({ code: 'invalid' });
  expect(service.seen).toEqual([]);
});

test('hosts that are known are not asked', () => {
  const known = (host: string) => isKnownHost(new URL(`https://${host}`));
  expect(['app.terraform.io', 'app.eu.terraform.io'].map(known)).toEqual([true, true]);
  const others = [
    'app.terraform.io.example',
    'xapp.terraform.io',
    'terraform.io',
    'tfe.acme.example',
  ];
  expect(others.map(known)).toEqual([false, false, false, false]);
});
