import { readFile, readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Client } from '../../src/client/client.ts';
import { createClient } from '../../src/client/client.ts';
import { ServiceError } from '../../src/client/service-error.ts';
import { createSend } from '../../src/client/http/send.ts';
import { fakeClock } from '../support/fake-clock.ts';
import { expectGolden } from '../support/golden.ts';
import { instantClock } from '../support/instant-clock.ts';
import { afterEach, describe, expect, test } from '../support/jest.ts';
import { answerJson, startLoopback } from '../support/loopback-service.ts';
import type { Seen } from '../support/loopback-service.ts';
import { quietLog } from '../support/quiet-log.ts';
import { limitMs } from '../support/time-limits.ts';
import {
  TOKEN,
  asking,
  endClients,
  rejection,
  reply,
  resource,
  startClient,
} from './client-on-loopback.ts';
import { emptyDirectory } from '../support/empty-directory.ts';

afterEach(endClients);

const queryOf = (request: Seen | undefined) =>
  Object.fromEntries(new URLSearchParams(request?.url.split('?')[1]));

describe('the token', () => {
  const make = (origin: string, token = TOKEN) =>
    createClient({
      origin,
      token,
      send: createSend({ environment: {} }),
      clock: instantClock(),
      random: () => 0,
      log: quietLog(),
    });
  test.each([
    'http://app.terraform.io',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'https://user:pass@app.terraform.io',
    'https://app.terraform.io/api/v2',
    'https://app.terraform.io/?x',
    'https://app.terraform.io/#x',
    'ftp://app.terraform.io',
    'app.terraform.io',
    '',
  ])('does not go to %j', (origin) => {
    expect(() => make(origin)).toThrow(expect.objectContaining({ code: 'invalid' }));
  });
  test.each([
    'https://app.terraform.io',
    'https://tfe.example:8443/',
    'http://[::1]:8080',
    'http://localhost:1',
  ])('goes to %s', (origin) => {
    expect(make(origin).origin).toBe(new URL(origin).origin);
  });
  test.each(['', 'two words', 'line\nbreak', 'ünïcode'])('cannot be %j', (token) => {
    expect(() => make('https://app.terraform.io', token)).toThrow(/token/);
  });

  test('is not sent after a redirect, which is refused and named', async () => {
    const other = await startLoopback((_request, response) => void response.end());
    const location = `${other.origin}/api/v2/policy-checks/polchk-1?token=secret`;
    const { client } = await asking({
      'GET /policy-checks/polchk-1': reply(302, '', { location }),
      'POST /policy-checks/polchk-1/actions/override': reply(307, '', { location }),
    });
    for (const request of [
      client.policyChecks.show('polchk-1'),
      client.policyChecks.override('polchk-1'),
    ]) {
      const error = await rejection(request);
      expect(error).toMatchObject({ code: 'redirected', status: expect.any(Number) });
      expect(String(error)).toContain(new URL(other.origin).host);
      expect(String(error)).not.toContain('secret');
    }

    expect(other.seen).toEqual([]);
    await other.stop();
  });

  test('stays behind where a download follows its one redirect', async () => {
    const directory = emptyDirectory();
    const file = join(directory, 'a.tar.gz');
    const store = await startLoopback((_request, response) => void response.end('bytes of it'));
    const location = `${store.origin}/object?sig=secret`;
    const { client, log } = await asking({
      'GET /configuration-versions/cv-1/download': reply(302, '', { location }),
      'GET /runs/run-1/configuration-version/download': (response) => response.end('at once'),
      'GET /configuration-versions/cv-2/download': reply(302, '', {
        location: 'http://store.invalid/object',
      }),
      'GET /configuration-versions/cv-3/download': (response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    });
    expect(await client.configurationVersions.download('cv-1', file)).toEqual({ bytes: 11 });
    expect(await readFile(file, 'utf8')).toBe('bytes of it');
    expect(store.seen[0]?.headers).not.toHaveProperty('authorization');
    expect(log.secrets).toContain(location);
    expect(await client.configurationVersions.downloadForRun('run-1', file)).toEqual({
      bytes: 7,
    });
    const plain = await rejection(client.configurationVersions.download('cv-2', file));
    expect(plain).toMatchObject({ code: 'unreadable' });
    expect(String(plain)).toContain('not https');
    const page = await rejection(client.configurationVersions.download('cv-3', file));
    expect(page).toMatchObject({ code: 'unreadable' });
    const missing = await rejection(client.configurationVersions.download('cv-4', file));
    expect(missing).toMatchObject({ code: 'not-found' });
    expect(String(missing)).toContain('state uploaded');
    expect(await readdir(directory)).toEqual(['a.tar.gz']);
    expect(await readFile(file, 'utf8')).toBe('at once');

    await store.stop();
  });

  test('a download that is cut short is begun again, and nothing of it is left', async () => {
    const directory = emptyDirectory();
    const file = join(directory, 'a.tar.gz');
    let asked = 0;
    const { client } = await asking({
      'GET /configuration-versions/cv-1/download': reply(302, '', { location: '/object' }),
      'GET /object': (response) => {
        asked++;
        response.writeHead(200, { 'content-length': '12' });
        if (asked > 2) return void response.end('whole at last'.slice(0, 12));
        response.write('who');
        setTimeout(() => response.socket?.destroy(), 5);
      },
    });
    expect(await client.configurationVersions.download('cv-1', file)).toEqual({ bytes: 12 });
    expect(await readdir(directory)).toEqual(['a.tar.gz']);
    expect(asked).toBe(3);
  });

  test('is concealed where a service repeats it', async () => {
    const { client } = await asking({
      'GET /plans/plan-1': reply(400, { errors: [`bad token ${TOKEN}`] }),
    });
    const error = await rejection(client.runs.plan('plan-1'));
    expect(String(error)).toContain('bad token ***');
    expect(JSON.stringify(error)).not.toContain(TOKEN);
  });
});

describe('an error', () => {
  const errors = (...all: unknown[]) => ({ errors: all });
  const pointed = {
    title: 'invalid attribute',
    detail: 'Runs is wrong.',
    source: { pointer: '/data/attributes/runs' },
  };
  const ANSWERS: [status: number, document: unknown][] = [
    [401, errors({ status: '401', title: 'unauthorized' })],
    [403, errors('forbidden')],
    [404, errors({ status: 404 })],
    [422, errors(pointed, 'and another')],
    [400, errors({ detail: 'no' })],
    [405, ''],
    [501, '<html>'],
  ];
  const ASKS: Record<string, (client: Client) => Promise<unknown>> = {
    'creating a version': (c) => c.configurationVersions.create('ws-1'),
    'creating a run': (c) => c.runs.create('ws-1', 'cv-1'),
    overriding: (c) => c.policyChecks.override('polchk-1'),
    'overriding a stage': (c) => c.taskStages.override('ts-1'),
    'reading a version': (c) => c.configurationVersions.show('cv-1'),
    'team access': (c) => c.teamAccess.update('tws-1', { access: 'read' }),
    'agent tokens': (c) => c.agentTokens.list('apool-1').all(),
    'self-managed only': (c) => c.configurationVersions.restoreBackingData('cv-1'),
  };

  test('says what was answered, and which permission is needed', async () => {
    const told: string[] = [];
    const tell = async (what: string, asked: Promise<unknown>) => {
      const error = await rejection(asked);
      if (!(error instanceof ServiceError)) throw error;
      const { code, status, method, path } = error;
      told.push(`=== ${what}`, `${code}: ${status} to ${method} ${path}`, String(error));
    };
    for (const [status, document] of ANSWERS) {
      const { client } = await asking({ 'GET /policy-checks/polchk-1': reply(status, document) });
      await tell(JSON.stringify(document), client.policyChecks.show('polchk-1'));
    }
    const { client } = await asking({});
    for (const [what, ask] of Object.entries(ASKS)) await tell(`404 for ${what}`, ask(client));
    const said = told.join('\n').replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:8080');
    expectGolden('client/errors.txt', `${said}\n`);
  });

  test('ids that are none are refused before anything is sent', async () => {
    const { client, service } = await asking({});
    const asks: Promise<unknown>[] = [
      client.workspaces.showByName('acme', '..'),
      client.workspaces.list('a/b').all(),
      client.workspaces.list('acme', { project: '../x' }).all(),
      client.configurationVersions.show('cv 1'),
      client.configurationVersions.softDeleteBackingData('cv-1', { deleteOlderThanDays: 1.5 }),
      client.configurationVersions.download('..', '/dev/null'),
      client.runs.create('ws-1', ''),
      client.runs.create('', 'cv-1'),
      client.runs.show(''),
      client.policyChecks.list('%2e%2e').all(),
      client.taskStages.list('../..').all(),
      client.policyEvaluations.outcomes('x?y').all(),
      client.tfPolicyEvaluations.list('#').all(),
      client.teamAccess.list('').all(),
      client.teamAccess.add({ workspaceId: 'ws-1', teamId: '', access: 'read' }),
      client.teamAccess.add({
        workspaceId: 'ws-1',
        teamId: 'team-1',
        access: 'read',
        runs: 'read',
      }),
      client.teamAccess.update('tws-1', {}),
      client.teamAccess.update('tws-1', { access: 'admin', 'run-tasks': true }),
      client.agentTokens.create('apool-1', ''),
      client.agentTokens.create('apool-1', 'ci', { expiredAt: '2027-01-31' }),
      client.agentTokens.list('apool-1').page({ size: 101 }),
    ];
    for (const error of await Promise.all(asks.map(rejection))) {
      expect(error).toBeInstanceOf(ServiceError);
      expect(error).toMatchObject({ code: 'invalid' });
      expect((error as ServiceError).path).toMatch(/^\/api\/v2\//);
    }
    expect(service.seen).toEqual([]);
  });
});

describe('a request', () => {
  test('has the days of a soft deletion only when given, and else no body but its type', async () => {
    const action = 'POST /configuration-versions/cv-1/actions/soft_delete_backing_data';
    const { client, service } = await asking({ [action]: reply(200, '') });
    await client.configurationVersions.softDeleteBackingData('cv-1');
    await client.configurationVersions.softDeleteBackingData('cv-1', { deleteOlderThanDays: 30 });
    expect(service.seen.map(({ body }) => body)).toEqual([
      '',
      '{"data":{"attributes":{"delete-older-than-n-days":30}}}',
    ]);
    expect(service.seen[0]?.headers['content-type']).toBe('application/vnd.api+json');
  });

  test('shows the id of a version in its upload URL, and not the signature', async () => {
    const id = '0c5b9be8-4f1d-4a52-9d5d-6b0c4f7f7c11';
    const signature = '5158dacae3a1c958b3b39c7cbcae0662c3b3d7b7f804cd7e377151ae006f2366';
    for (const [path, shown] of [
      [`/versions/${id}/upload?signature=${signature}`, `(${id} ***`],
      [`/versions/${id}`, '(*** 5158'],
    ] as const) {
      const errors = [{ status: '404', title: `${id} ${signature}` }];
      const version = resource('configuration-versions', id, { status: 'pending' });
      Object.assign(version.attributes, { 'upload-url': `https://up.example${path}` });
      const { client } = await asking({
        'POST /workspaces/ws-1/configuration-versions': reply(201, { data: version }),
        'GET /runs/run-1': reply(404, { errors }),
      });
      await client.configurationVersions.create('ws-1');
      const said = String(await rejection(client.runs.show('run-1')));
      expect(said).not.toContain(path);
      expect(said).toContain(shown);
    }
  });

  const grant = resource('team-workspaces', 'tws-1', { access: 'custom' });
  test.each([
    ['auto', { 'tfp-api-version': '2.6' }, 'sentinel-mocks'],
    ['auto', {}, 'engine-mocks'],
    ['engine', { 'tfp-api-version': '2.6' }, 'engine-mocks'],
    ['sentinel', {}, 'sentinel-mocks'],
  ] as const)('has the dialect %s with %j as %s', async (dialect, headers, word) => {
    const { client, service } = await asking(
      {
        'GET /ping': (response) => response.writeHead(204, headers).end(),
        'PATCH /team-workspaces/tws-1': reply(200, { data: grant }),
      },
      { dialect },
    );
    await client.teamAccess.update('tws-1', { 'engine-mocks': 'read' });
    expect(JSON.parse(service.seen.at(-1)?.body ?? '').data.attributes).toEqual({
      [word]: 'read',
    });
    expect(service.asked().filter((asked) => asked.endsWith('/ping'))).toHaveLength(
      dialect === 'auto' ? 1 : 0,
    );
  });

  test('narrows lists as the service wants it', async () => {
    const { client, service } = await asking({
      'GET /workspaces/ws-1/runs': reply(200, { data: [] }),
      'GET /organizations/acme/workspaces': reply(200, { data: [] }),
      'GET /team-workspaces': reply(200, { data: [] }),
    });
    await client.runs.list('ws-1', { status: 'planning', search: 'x y' }).page();
    expect(queryOf(service.seen[0])).toEqual({
      'filter[operation]': 'plan_only,plan_and_apply,save_plan,refresh_only,destroy,empty_apply',
      'filter[status]': 'planning',
      'search[basic]': 'x y',
    });
    await client.workspaces
      .list('acme', { tags: ['a', 'b'], project: 'prj-1', search: 'n&t' })
      .page({ number: 2, size: 7 });
    expect(queryOf(service.seen[1])).toEqual({
      'search[tags]': 'a,b',
      'filter[project][id]': 'prj-1',
      'search[name]': 'n&t',
      'page[number]': '2',
      'page[size]': '7',
    });
    await client.workspaces.list('acme', { tags: { env: 'prod', net: '' } }).page();
    expect(queryOf(service.seen[2])).toEqual({
      'search[tags]': 'env,net',
      'filter[tagged][0][key]': 'env',
      'filter[tagged][0][value]': 'prod',
      'filter[tagged][1][key]': 'net',
      'filter[tagged][1][value]': '',
    });
    await client.teamAccess.list('ws-1').all();
    expect(queryOf(service.seen[3])).toEqual({ 'filter[workspace][id]': 'ws-1' });
  });
});

describe('an include', () => {
  const run = resource('runs', 'run-1', { status: 'planning' });

  test.each([
    ['naming it', 'Invalid include parameter: task-stages'],
    ['without a name', 'Invalid include parameter'],
  ])('that is refused, %s, is not sent again', async (_name, detail) => {
    const { client, service } = await asking({
      'GET /runs/run-1': (response, request) =>
        queryOf(request)['include']?.includes('task_stages') === true
          ? answerJson(response, 400, { errors: [{ status: '400', detail }] })
          : answerJson(response, 200, {
              data: {
                ...run,
                relationships: { plan: { data: { type: 'plans', id: 'plan-1' } } },
              },
              included: [resource('plans', 'plan-1', { status: 'running' })],
            }),
    });
    for (let i = 0; i < 3; i++) {
      const shown = await client.runs.show('run-1', { include: ['plan', 'task_stages'] });
      expect(shown.plan?.id).toBe('plan-1');
      expect(shown.taskStages).toBeUndefined();
    }
    expect(service.seen.map((request) => queryOf(request)['include'])).toEqual([
      'plan,task_stages',
      'plan',
      'plan',
      'plan',
    ]);
  });

  test('a 400 for another reason is an error after one request', async () => {
    const { client, service } = await asking({
      'GET /runs/run-1': reply(400, { errors: ['bad page'] }),
    });
    const error = await rejection(client.runs.show('run-1', { include: ['plan'] }));
    expect(error).toMatchObject({ code: 'bad-request' });
    expect(service.seen).toHaveLength(1);
  });
});

test('a relation that an answer does not include is read by itself', async () => {
  const run = (relationships: object) =>
    reply(200, { data: resource('runs', 'run-1', { status: 'planned' }, { ...relationships }) });
  const stages = { 'task-stages': { data: [{ type: 'task-stages', id: 'ts-1' }] } };
  const version = resource(
    'configuration-versions',
    'cv-1',
    { status: 'uploaded' },
    {
      run: { data: { type: 'runs', id: 'run-1' } },
    },
  );
  const { client } = await asking({
    'GET /runs/run-1': run(stages),
    'GET /task-stages/ts-1': reply(200, {
      data: resource('task-stages', 'ts-1', { status: 'failed', stage: 'post_plan' }),
    }),
    'GET /configuration-versions/cv-1': reply(200, { data: version }),
  });
  const { taskStages } = await client.runs.show('run-1', { include: ['task_stages'] });
  expect(taskStages?.map(({ id }) => id)).toEqual(['ts-1']);
  expect(await client.runs.findByConfigurationVersion('ws-1', 'cv-1')).toMatchObject({
    id: 'run-1',
  });
});

test('a workspace of another name is none, and a hidden team has no name', async () => {
  const { client } = await asking({
    'GET /organizations/acme/workspaces/net': reply(200, {
      data: resource('workspaces', 'ws-1', { name: 'dns' }),
    }),
    'GET /teams/team-2': reply(401, ''),
  });
  const error = await rejection(client.workspaces.showByName('acme', 'net'));
  expect(error).toMatchObject({ code: 'unreadable', message: expect.stringContaining('dns') });
  expect(await client.names.ofTeam('team-1')).toBeUndefined();
  expect(await rejection(client.names.ofTeam('team-2'))).toMatchObject({ code: 'unauthorized' });
});

test.each<[type: string, attributes: object, ask: (client: Client) => Promise<unknown>]>([
  ['authentication-tokens', { description: 'ci' }, (c) => c.agentTokens.show('x-1')],
  ['team-workspaces', { access: 'read' }, (c) => c.teamAccess.show('x-1')],
])('an answer about other %s is refused', async (type, attributes, ask) => {
  const related = {
    team: { data: { type: 'teams', id: 'team-1' } },
    workspace: { data: { type: 'workspaces', id: 'ws-1' } },
  };
  const answer = (id: string) =>
    reply(200, { data: resource(type, id, { ...attributes }, related) });
  const honest = await asking({ [`GET /${type}/x-1`]: answer('x-1') });
  expect(await ask(honest.client)).toMatchObject({ id: 'x-1' });
  const other = await asking({ [`GET /${type}/x-1`]: answer('x-2') });
  const error = await rejection(ask(other.client));
  expect(error).toMatchObject({ code: 'unreadable', message: expect.stringContaining('x-2') });
});

type Routes = Parameters<typeof asking>[0];
const BAD = { code: 'bad-request' };
const NONE = { code: 'not-found' };
type Systems = [word: string, ask: (client: Client) => Promise<unknown[]>][];
describe.each<Systems[number]>([
  ['policy-checks', (c) => c.policyChecks.list('run-1').all()],
  ['task-stages', (c) => c.taskStages.list('run-1').all()],
  ['tf-policy-evaluations', (c) => c.tfPolicyEvaluations.list('run-1').all()],
])('a list of %s', (word, ask) => {
  const LIST = `GET /runs/run-1/${word}`;
  const badRequest = (detail: string) => ({
    [LIST]: reply(400, { errors: [{ title: 'bad request', detail }] }),
  });
  const refused = (status: number) => ({ [LIST]: reply(status, { errors: [] }) });
  /** What the run says is undefined where it cannot be read. */
  test.each<[string, Record<string, object> | undefined, Routes, object?]>([
    ['the run names none', {}, {}],
    ['the run has an empty list', { [word]: { data: [] } }, {}],
    ['an include is refused', {}, badRequest('Invalid include parameter')],
    ['a named include is refused', {}, badRequest('invalid include parameter: x')],
    ['the version is not supported', {}, badRequest('Unsupported version'), BAD],
    ['an include is not valid', {}, badRequest('The include is not valid'), BAD],
    ['the run links to it without naming any', { [word]: { links: { related: '/x' } } }, {}, NONE],
    ['the run names one', { [word]: { data: [{ type: word, id: 'x-1' }] } }, {}, NONE],
    ['the run cannot be read', undefined, {}, NONE],
    ['401', {}, refused(401), { status: 401 }],
    ['403', {}, refused(403), { status: 403 }],
    ['206, a part', {}, { [LIST]: reply(206, { data: [] }) }, { status: 206 }],
  ])(
    'is empty only where the policy system does not exist: %s',
    async (_, named, routes, error) => {
      const data = resource('runs', 'run-1', { status: 'planned' }, named);
      const run: Routes | undefined = named && { 'GET /runs/run-1': reply(200, { data }) };
      const { client } = await asking({ ...run, ...routes });
      const asked = ask(client);
      if (error === undefined) expect(await asked).toEqual([]);
      else expect(await rejection(asked)).toMatchObject(error);
    },
  );
});

describe('what belongs to a run', () => {
  test('a project is the one of exactly that name, on any page', async () => {
    const project = (id: string, name: string) => ({ id, type: 'projects', attributes: { name } });
    const found = [project('prj-1', 'Network'), project('prj-2', 'Network team')];
    const { client, service } = await asking({
      'GET /organizations/acme/projects': reply(200, { data: found }),
    });
    expect(await client.names.project('acme', 'Network team')).toBe('prj-2');
    expect(service.seen[0]?.url).toContain('filter%5Bnames%5D=Network+team');
    expect(await client.names.project('acme', 'network')).toBeUndefined();
  });
  test('run events have their actor and comment, where the service sends them', async () => {
    const event = (id: string, relationships = {}) => ({
      id,
      type: 'run-events',
      attributes: { action: 'overridden' },
      relationships,
    });
    const document = {
      data: [
        event('re-1', {
          actor: { data: { id: 'user-1', type: 'users' } },
          comment: { data: { id: 'wsc-1', type: 'comments' } },
        }),
        event('re-2', { actor: { data: { id: 'user-gone', type: 'users' } } }),
        event('re-3'),
      ],
      included: [
        { id: 'user-1', type: 'users', attributes: { username: 'ann' } },
        { id: 'wsc-1', type: 'comments', attributes: { body: 'agreed' } },
      ],
    };
    const { client, service } = await asking({
      'GET /runs/run-1/run-events': reply(200, document),
    });
    const events = await client.runs.events('run-1');
    expect(events.map(({ actor, comment }) => [actor, comment])).toEqual([
      ['ann', 'agreed'],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(service.seen.at(-1)?.url).toMatch(/run-events\?include=actor%2Ccomment$/);
    expect(await client.runs.events('run-none')).toEqual([]);
  });
});

describe('task stages', () => {
  const stage = (relationships = {}) =>
    resource('task-stages', 'ts-1', { status: 'failed', stage: 'post_plan' }, relationships);
  const evaluation = (id: string, relationships = {}) =>
    resource('policy-evaluations', id, { status: 'failed' }, relationships);
  const result = resource('task-results', 'taskrs-1', { status: 'passed' });
  const named = {
    'policy-evaluations': { data: [{ type: 'policy-evaluations', id: 'poleval-1' }] },
    'task-results': { data: [{ type: 'task-results', id: 'taskrs-1' }] },
  };
  const list = 'GET /runs/run-1/task-stages';
  /** A service with one stage, which includes these. */
  const including = (data: ReturnType<typeof stage>, included: unknown[] = []) =>
    asking({ [list]: reply(200, { data: [data], included, links: { next: null } }) });
  const ids = async (client: Client) => {
    const [first] = await client.taskStages.list('run-1').all();
    return [
      ...(first?.policyEvaluations ?? []).map(({ id }) => id),
      ...(first?.taskResults ?? []).map(({ id }) => id),
    ];
  };

  test('that are named but not sent are read, also where includes are refused', async () => {
    for (const refuses of [true, false]) {
      const { client } = await asking({
        [list]: (response, request) =>
          refuses && queryOf(request)['include'] !== undefined
            ? answerJson(response, 400, { errors: ['Invalid include parameter'] })
            : answerJson(response, 200, { data: [stage(named)], links: { next: null } }),
        'GET /policy-evaluations/poleval-1': reply(200, { data: evaluation('poleval-1') }),
        'GET /task-results/taskrs-1': reply(200, { data: result }),
      });
      expect(await ids(client)).toEqual(['poleval-1', 'taskrs-1']);
    }
  });
  test('that are named and cannot be read are an error, not a shorter list', async () => {
    const { client } = await including(stage(named));
    expect(await rejection(client.taskStages.list('run-1').all())).toBeInstanceOf(ServiceError);
  });
  test('are read in time where there are thirty thousand', async () => {
    const all = Array.from({ length: 30_000 }, (_, index) => `poleval-${index}`);
    const identifiers = all.map((id) => ({ type: 'policy-evaluations', id }));
    const naming = stage({ 'policy-evaluations': { data: identifiers } });
    const { client } = await including(
      naming,
      all.map((id) => evaluation(id)),
    );
    const from = performance.now();
    expect(await ids(client)).toHaveLength(30_000);
    expect(performance.now() - from).toBeLessThan(limitMs(30_000));
  });
  const of = (id: string) => ({ data: { type: 'task-stages', id } });
  const task = (relationships = {}) =>
    resource('task-results', 'taskrs-1', { status: 'failed' }, relationships);
  test('have what names them, also where they name nothing', async () => {
    const { client } = await including(stage(), [
      evaluation('poleval-1', { 'policy-attachable': of('ts-1') }),
      task({ 'task-stage': of('ts-1') }),
    ]);
    expect(await ids(client)).toEqual(['poleval-1', 'taskrs-1']);
  });
  test.each<[string, unknown[]]>([
    ['an evaluation that belongs to nothing', [evaluation('poleval-2')]],
    ['a task result that belongs to nothing', [task()]],
    [
      'an evaluation of another stage',
      [evaluation('poleval-2', { 'policy-attachable': of('ts-2') })],
    ],
    ['a task result of another stage', [task({ 'task-stage': of('ts-2') })]],
    ['an evaluation of two stages', [evaluation('poleval-1', { 'policy-attachable': of('ts-2') })]],
    [
      'two stories of one evaluation',
      [evaluation('poleval-1'), { ...evaluation('poleval-1'), attributes: { status: 'passed' } }],
    ],
  ])('are unreadable with %s', async (_name, included) => {
    const { client } = await including(stage(_name.includes('two') ? named : {}), included);
    expect(await rejection(client.taskStages.list('run-1').all())).toMatchObject({
      code: 'unreadable',
    });
  });
});

describe('the output of a policy check', () => {
  test.each<[string, (response: ServerResponse) => void, string | undefined]>([
    ['text', (response) => response.end('Sentinel Result: false'), 'Sentinel Result: false'],
    ['none yet', (response) => response.writeHead(204).end(), undefined],
  ])('is read: %s', async (_name, answer, expected) => {
    const { client } = await asking({ 'GET /policy-checks/p-1/output': answer });
    expect(await client.policyChecks.output('p-1')).toBe(expected);
  });
  test('is read behind a redirect, without the token', async () => {
    const { client } = await asking({
      'GET /policy-checks/p-1/output': reply(307, '', { location: '/log?sig=1' }),
      'GET /log': (response, request) =>
        response.end(request.headers.authorization === undefined ? 'log' : 'leaked'),
    });
    expect(await client.policyChecks.output('p-1')).toBe('log');
  });
});

describe('the log of a plan', () => {
  const planLog = async (log: string, ranged: boolean, maxBytes: number) => {
    const { client } = await asking({
      'GET /plans/plan-1': (response, request) =>
        answerJson(response, 200, {
          data: resource('plans', 'plan-1', {
            status: 'finished',
            'log-read-url': `http://${request.headers.host}/log?sig=1`,
          }),
        }),
      'GET /log': (response, request) => {
        const { limit, offset, sig } = queryOf(request);
        if (sig !== '1') return void response.writeHead(403).end();
        const from = ranged ? Number(offset) : 0;
        return void response.end(log.slice(from, ranged ? from + Number(limit) : undefined));
      },
    });
    return client.runs.planLog(await client.runs.plan('plan-1'), maxBytes);
  };
  const long = `\u0002${'0123456789'.repeat(300_000)}end\u0003`;
  test.each([true, false])(
    'is read to its end, without its marks (by ranges: %s)',
    async (ranged) => {
      expect(await planLog('\u0002hello\u0003', ranged, 100)).toBe('hello');
      expect(await planLog('still running', ranged, 100)).toBe('still running');
      expect(await planLog('', ranged, 100)).toBe('');
      expect(await planLog(long, ranged, 13)).toBe('0123456789end');
      expect(await planLog(long, ranged, 10_000_000)).toBe(long.slice(1, -1));
    },
  );
});

describe('the request budget', () => {
  test('stops only the run list that was too much', async () => {
    const clock = fakeClock();
    let lists = 0;
    const { client } = await asking(
      {
        'GET /workspaces/ws-1/runs': (response) =>
          lists++ === 0
            ? answerJson(response, 429, '', { 'x-ratelimit-reset': '20' })
            : answerJson(response, 200, { data: [] }),
        'GET /runs/run-1/policy-checks': reply(200, { data: [] }),
      },
      { clock },
    );
    const listed = client.runs.list('ws-1').page();
    while (clock.sleepers === 0) await new Promise((resolve) => setImmediate(resolve));
    // Time stands still, and this is answered all the same.
    expect(await client.policyChecks.list('run-1').all()).toEqual([]);
    expect(lists).toBe(1);
    await clock.advance(21_000);
    expect((await listed).items).toEqual([]);
    expect(lists).toBe(2);
  });
  test('follows what the service says of its limit', async () => {
    const { client, clock } = await startClient((_request, response) =>
      answerJson(response, 200, { data: [] }, { 'x-ratelimit-limit': '3', 'tfp-appname': 'X' }),
    );
    for (let i = 0; i < 10; i++) await client.policyChecks.list('run-1').all();
    expect(clock.now()).toBeGreaterThan(2500);
    expect(await client.ping()).toMatchObject({ rateLimit: 3, appName: 'X' });
  });
});
