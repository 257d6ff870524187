/** The one list of operations (`operations.ts`), and what each of them needs: a row, a case, a route, a command. */
import type { CommandSpec } from '../../../src/check/command.ts';
import { loadCommands } from '../../../src/cli/commands.ts';
import { createClient } from '../../../src/client/client.ts';
import { ROUTES } from '../../../src/service/resources.ts';
import { documentedOperations } from '../../support/api-page.ts';
import { instantClock } from '../../support/instant-clock.ts';
import { describe, expect, test } from '../../support/jest.ts';
import { readText } from '../../support/markdown-files.ts';
import { quietLog } from '../../support/quiet-log.ts';
import { saidOf } from '../../support/text-cases.ts';
import { CASES } from './cases.ts';
import { OPERATIONS, type Operation } from './operations.ts';

const plangate = await loadCommands();

const documented = documentedOperations();
/** What is typed in `cli/operations.test.ts`. */
const TYPED = saidOf('operations.txt').map(([words]) => words);

const routeOf = ({ method, path }: Operation) => `${method} ${path === '' ? '<upload URL>' : path}`;

test('docs/api.md has the operations of the specification in their order, under the same calls', () => {
  expect(documented.map(({ call, route }) => `${call}: ${route}`)).toEqual(
    OPERATIONS.map((operation) => `${operation.name}: ${routeOf(operation)}`),
  );
  expect(new Set(documented.map(({ command }) => command)).size).toBe(OPERATIONS.length);
});

describe.each(OPERATIONS)('$name', (operation) => {
  const { permission = '', command = '' } =
    documented.find(({ call }) => call === operation.name) ?? {};
  const [group = '', name = '', option] = command.split(' ');
  const spec = plangate.commands
    ?.find((each) => each.name === group)
    ?.commands?.find((each) => each.name === name);

  test('has a permission in docs/api.md', () => expect(permission).not.toBe(''));

  test('has a case in the contract', () => {
    expect(CASES.map((one) => one.operation)).toContain(operation.name);
  });

  test('has a command that asks for its route', () => {
    if (option !== undefined)
      expect(spec?.options?.map((each) => `--${each.name}`)).toContain(option);
    expect(spec?.routes?.map(plainRoute)).toContain(routeOf(operation));
  });

  test('is typed in the test of the commands', () => {
    const typed = TYPED.filter(
      (words) => words.startsWith(`${group} ${name} `) || words === command,
    );
    expect(typed.filter((words) => option === undefined || words.includes(option))).not.toEqual([]);
  });
});

/** Calls that need no row and no case, because they are another form of an operation that has both. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  'policyChecks.listWithRelated': 'policyChecks.list',
  'policyChecks.output': 'policyChecks.show',
};

test('each call of the client is an operation, or another form of one, or of an area beside them', () => {
  const [, beside = ''] = readText('docs/api.md').split('## Beside these');
  const areasBeside = Array.from(beside.matchAll(/`(?:client\.)?(\w+)`/g), ([, area]) => area);
  const calls = clientCalls().filter((call) => !areasBeside.includes(call.split('.')[0]));
  const names = OPERATIONS.map(({ name }) => name);
  expect(calls.filter((call) => !names.includes(call)).sort()).toEqual(
    Object.keys(OTHER_FORMS).sort(),
  );
  expect(Object.values(OTHER_FORMS).filter((call) => !names.includes(call))).toEqual([]);
  expect(names.filter((call) => !calls.includes(call))).toEqual([]);
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
  const asked = commands.flatMap(routesOf).map(plainRoute);
  expect(new Set(asked.filter((route) => !routes.has(route)))).toEqual(
    new Set(['GET /policy-checks/:id/output']),
  );
});

/** A route as docs/api.md writes it. */
function plainRoute(route: string): string {
  return route
    .replace(/\?.*/, '')
    .replace('<upload_url>', '<upload URL>')
    .replaceAll(/<\w+_id>/g, ':id');
}

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
