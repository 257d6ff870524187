import type { CommandSpec } from '../../../src/cli/command.ts';
import { loadCommands } from '../../../src/cli/commands.ts';
import { createClient } from '../../../src/client/client.ts';
import { ROUTES } from '../../../src/service/resources.ts';
import { documentedOperations } from '../../support/api-page.ts';
import { instantClock } from '../../support/instant-clock.ts';
import { expect, test } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { quietLog } from '../../support/quiet-log.ts';
import { CASES } from './cases.ts';
import { OPERATIONS } from './operations.ts';

const plangate = await loadCommands();

const documented = documentedOperations();

test('docs/api.md has the operations of the specification, under the same calls', () => {
  expect(documented.map(({ call, route }) => `${call}: ${route}`)).toEqual(
    OPERATIONS.map(
      ({ name, method, path }) => `${name}: ${method} ${path === '' ? '<upload URL>' : path}`,
    ),
  );
});

/** Calls that need no row and no case, because they are another form of an operation that has both. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  'policyChecks.listWithRelated': 'policyChecks.list',
  'policyChecks.output': 'policyChecks.show',
};

test('each call of the client is an operation of docs/api.md with a case, or is listed beside these', () => {
  const [, beside = ''] = readText('docs/api.md').split('## Beside these');
  const areasBeside = Array.from(beside.matchAll(/`(?:client\.)?(\w+)`/g), ([, area]) => area);
  const withRow = new Set(documented.map(({ call }) => call));
  const withCase = new Set(CASES.map(({ operation }) => operation));
  const calls = clientCalls().filter((call) => !areasBeside.includes(call.split('.')[0]));
  expect(calls.length).toBeGreaterThanOrEqual(23);
  const lacking = calls.filter((call) => !withRow.has(call) || !withCase.has(call));
  expect(lacking.sort()).toEqual(Object.keys(OTHER_FORMS).sort());
  expect(Object.values(OTHER_FORMS).filter((call) => !withRow.has(call))).toEqual([]);
  expect(documented.filter(({ call }) => !calls.includes(call))).toEqual([]);
});

/** What the local service answers below the objects of the four areas without being an operation of theirs. */
const OTHER_ROUTES = [
  'GET /ingress-attributes/:id',
  'GET /policy-checks/:id/output',
  'GET /runs/:id/configuration-version',
];

test('each route of the local service for the objects of docs/api.md is an operation there', () => {
  const objects =
    /\/(?:configuration-versions?|ingress-attributes|policy-checks|team-workspaces|authentication-tokens)(?:\/|$)/;
  const served = ROUTES.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':id')}`);
  const about = served.filter((route) => objects.test(route));
  const routes = documented.map(({ route }) => route);
  expect(about.filter((route) => !routes.includes(route)).sort()).toEqual(OTHER_ROUTES);
  expect(routes.filter((route) => !served.includes(route))).toEqual(['PUT <upload URL>']);
});

test('each command for operations uses a route of docs/api.md, or one that is named here', () => {
  const groups = new Set(documented.map(({ command }) => command.split(' ')[0] ?? ''));
  const routes = new Set(documented.map(({ route }) => route));
  const commands = (plangate.commands ?? []).filter(({ name }) => groups.has(name));
  const asked = commands.flatMap(routesOf).map((route) =>
    route
      .replace(/\?.*/, '')
      .replace('<upload_url>', '<upload URL>')
      .replaceAll(/<\w+_id>/g, ':id'),
  );
  expect(new Set(asked.filter((route) => !routes.has(route)))).toEqual(
    new Set(['GET /policy-checks/:id/output']),
  );
});

function routesOf({ routes = [], commands = [] }: CommandSpec): string[] {
  return [...routes, ...commands.flatMap(routesOf)];
}

/** `area.call` for every function of every namespace of a client. */
function clientCalls(): string[] {
  const client = createClient({
    origin: 'https://service.example',
    token: 'token',
    send: () => Promise.reject(new Error('nothing is asked here')),
    clock: instantClock(),
    random: () => 0,
    log: quietLog(),
  });
  return Object.entries(client).flatMap(([area, calls]: [string, unknown]) =>
    typeof calls === 'object' && calls !== null
      ? Object.keys(calls).map((call) => `${area}.${call}`)
      : [],
  );
}
