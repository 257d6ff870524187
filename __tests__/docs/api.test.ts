import { plangate } from '../../src/cli/commands.ts';
import type { Client } from '../../src/client/client.ts';
import { createClient } from '../../src/client/client.ts';
import type { Listing } from '../../src/client/listing.ts';
import type { HttpRequest, HttpResponse } from '../../src/model/ports.ts';
import { OPERATIONS } from '../contract/operations.ts';
import { documentedOperations } from '../support/api-page.ts';
import { instantClock } from '../support/instant-clock.ts';
import { expect, test } from '../support/jest.ts';
import { quietLog } from '../support/quiet-log.ts';

const operations = documentedOperations();
const UPLOAD_URL = 'https://store.example/secret';

/** What the calls take that need more than the id in their route. */
const ARGUMENTS: Record<string, readonly unknown[]> = {
  'configurationVersions.upload': [
    { id: 'cv-1', attributes: { 'upload-url': UPLOAD_URL } },
    { path: 'archive.tar.gz', bytes: 1 },
  ],
  'configurationVersions.download': ['id-1', 'archive.tar.gz'],
  'configurationVersions.downloadForRun': ['id-1', 'archive.tar.gz'],
  'teamAccess.add': [{ workspaceId: 'ws-1', teamId: 'team-1', access: 'read' }],
  'teamAccess.update': ['id-1', { access: 'read' }],
  'agentTokens.create': ['id-1', 'an agent'],
};

/** A client whose service has empty lists and nothing else, and what was asked of that service. */
function observedClient(): { client: Client; asked: string[] } {
  const asked: string[] = [];
  const answer = async ({ method, url }: HttpRequest): Promise<HttpResponse> => {
    const path = url.pathname.replace('/api/v2', '').replaceAll('id-1', ':id');
    asked.push(url.href === UPLOAD_URL ? `${method} <upload URL>` : `${method} ${path}`);
    const isList = /(?:s|authentication-tokens)$/.test(path) && method === 'GET';
    const body = isList ? { data: [] } : { errors: [{ status: '404' }] };
    return { status: isList ? 200 : 404, headers: {}, body: Buffer.from(JSON.stringify(body)) };
  };
  const client = createClient({
    origin: 'https://service.example',
    token: 'token',
    send: answer,
    clock: instantClock(),
    random: () => 0,
    log: quietLog(),
  });
  return { client, asked };
}

type Call = (...args: readonly unknown[]) => Promise<unknown> | Listing<unknown>;

test('docs/api.md has all operations, each once', () => {
  expect(operations.map(({ call }) => call)).toEqual(OPERATIONS.map(({ name }) => name));
  for (const column of ['route', 'call', 'command'] as const) {
    expect(new Set(operations.map((one) => one[column])).size).toBe(OPERATIONS.length);
  }
  expect(operations.filter(({ permission }) => permission === '')).toEqual([]);
});

test.each(operations.map(({ call, route }) => [call, route] as const))(
  'client.%s asks for %s',
  async (call, route) => {
    const { client, asked } = observedClient();
    const [resource = '', method = ''] = call.split('.');
    const namespace = Reflect.get(client, resource) as Record<string, Call>;
    const answered = namespace[method]?.(...(ARGUMENTS[call] ?? ['id-1']));
    // Nothing is there: what counts is what was asked.
    await (answered !== undefined && 'all' in answered ? answered.all() : answered)?.catch(
      () => {},
    );
    expect(asked).toContain(route);
  },
);

test.each(operations.map(({ command }) => command))('there is the command %s', (command) => {
  const [group = '', name = '', option] = command.split(' ');
  const found = plangate.commands
    ?.find((each) => each.name === group)
    ?.commands?.find((each) => each.name === name);
  expect(found).toBeDefined();
  if (option !== undefined) {
    expect(found?.options?.map((each) => `--${each.name}`)).toContain(option);
  }
});
