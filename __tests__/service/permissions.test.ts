import { ROUTES } from '../../src/service/resources.ts';
import type { Method } from '../../src/model/ports.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { SECRETS, SEED, type Who } from '../support/local-seed.ts';
import { runOf, type TestService } from '../support/local-service.ts';
import { requestOf } from '../client/contract/operations.ts';
import { opened } from './asking.ts';
import { showFigure } from '../support/sampled.ts';

const seeded = () => opened({ seed: SEED, edition: 'self-managed', runDurationMs: 0 });
let service: TestService;
beforeEach(async () => {
  service = await seeded();
});

/** Read access to the workspace for a team. */
const reading = (team: string) => ({
  data: {
    type: 'team-workspaces',
    attributes: { access: 'read' },
    relationships: {
      workspace: { data: { type: 'workspaces', id: 'ws-main' } },
      team: { data: { type: 'teams', id: team } },
    },
  },
});

const firstOf = async (list: string): Promise<string> =>
  (await service.ask('GET', list)).json.data[0]?.id ?? '';

/** Who may apply a run may end it, too. */
const APPLY: Who[] = ['owner', 'admin', 'writer', 'workspaceManager', 'ownersTeam'];
const QUEUE: Who[] = [...APPLY, 'planner', 'planTeam'];
const READ: Who[] = [...QUEUE, 'reader', 'secretReader', 'overrider', 'organization'];
const ADMINISTER: Who[] = ['owner', 'admin', 'workspaceManager', 'ownersTeam', 'organization'];
const POOLS: Who[] = ['owner', 'poolManager', 'ownersTeam', 'organization'];
const OVERRIDE: Who[] = ['owner', 'overrider', 'ownersTeam', 'organization'];

type Act = [who: Who[], method: Method, path: string | (() => Promise<string>), body?: unknown];
const checkOf = async () =>
  `/policy-checks/${await firstOf('/runs/run-soft/policy-checks')}/actions/override`;
const created = (type: string, attributes = {}) => ({ data: { type, attributes } });
const agentToken = created('authentication-tokens', { description: 'x' });
/** Who may do what; everybody else is told 404. */
const ACTS: Record<string, Act> = {
  'read runs': [READ, 'GET', '/runs/run-soft'],
  'read versions': [READ, ...requestOf('configurationVersions.show', 'cv-free')],
  'list versions': [READ, ...requestOf('configurationVersions.list', 'ws-main')],
  download: [READ, ...requestOf('configurationVersions.download', 'cv-free')],
  'read checks': [READ, ...requestOf('policyChecks.list', 'run-soft')],
  'read the workspace': [READ, 'GET', '/organizations/acme/workspaces/main'],
  'create a version': [
    QUEUE,
    ...requestOf('configurationVersions.create', 'ws-main', created('configuration-versions')),
  ],
  'start a run': [QUEUE, 'POST', '/runs', runOf('ws-main', 'cv-free')],
  archive: [QUEUE, ...requestOf('configurationVersions.archive', 'cv-free')],
  'cancel a run': [APPLY, 'POST', '/runs/run-busy/actions/cancel'],
  'delete backing data': [
    ADMINISTER,
    ...requestOf('configurationVersions.softDeleteBackingData', 'cv-free'),
  ],
  'override a check': [OVERRIDE, 'POST', checkOf],
  'add team access': [ADMINISTER, ...requestOf('teamAccess.add', '', reading('team-free'))],
  'see team access': [READ, ...requestOf('teamAccess.list', '', '?filter[workspace][id]=ws-main')],
  'list agent tokens': [POOLS, ...requestOf('agentTokens.list', 'apool-one')],
  'make an agent token': [POOLS, ...requestOf('agentTokens.create', 'apool-one', agentToken)],
};

describe('permissions', () => {
  test.each(Object.entries(ACTS))(
    'belong to the right accounts: %s',
    async (_, [whoMay, method, path, body]) => {
      const allowed: string[] = [];
      const others = new Set<number>();
      for (const who of Object.keys(SECRETS) as Who[]) {
        service = await seeded();
        const target = typeof path === 'string' ? path : await path();
        const { status } = await service.ask(method, target, body, { token: SECRETS[who] });
        if (status < 400) allowed.push(who);
        else others.add(status);
      }
      expect(allowed).toEqual(Object.keys(SECRETS).filter((who) => whoMay.includes(who as Who)));
      expect([...others]).toEqual([404]);
    },
  );

  test('of the whole plan are for administrators, of the redacted one for who may read the run', async () => {
    const { json } = await service.ask('GET', '/runs/run-soft/plan');
    const asked = async (who: keyof typeof SECRETS, what: string): Promise<number> => {
      const path = `/plans/${json.data.id}/${what}`;
      return (await service.ask('GET', path, undefined, { token: SECRETS[who] })).status;
    };
    for (const [who, whole, redacted] of [
      ['admin', 307, 200],
      ['writer', 403, 200],
      ['reader', 403, 200],
      ['outsider', 404, 404],
    ] as const) {
      const statuses = [await asked(who, 'json-output'), await asked(who, 'json-output-redacted')];
      expect([who, ...statuses]).toEqual([who, whole, redacted]);
    }
  });

  test('no route answers without a good token', async () => {
    const bad = [null, '', 'x', `${SECRETS.owner}x`, SECRETS.owner.slice(0, -1)];
    for (const { method, path } of ROUTES) {
      const target = path.replaceAll(/:\w+/g, 'x');
      for (const token of bad) {
        const answer = await service.ask(method, target, undefined, { token });
        expect([path, answer.status, answer.json.errors]).toEqual([
          path,
          401,
          [{ status: '401', title: 'unauthorized' }],
        ]);
      }
    }
    const basic = { authorization: `Basic ${SECRETS.owner}` };
    expect(
      (await service.ask('GET', '/ping', undefined, { token: null, headers: basic })).status,
    ).toBe(401);
    showFigure(`${String(ROUTES.length)} routes × ${String(bad.length)} bad tokens: 401 each`);
  });

  test('a stranger cannot tell what exists from what does not', async () => {
    const stranger = { token: SECRETS.outsider };
    for (const [there, not] of [
      ['/runs/run-soft', '/runs/run-none'],
      ['/workspaces/ws-main', '/workspaces/ws-none'],
      ['/organizations/acme', '/organizations/nobody'],
      ['/agent-pools/apool-one/authentication-tokens', '/agent-pools/x/authentication-tokens'],
      [
        '/team-workspaces?filter[workspace][id]=ws-main',
        '/team-workspaces?filter[workspace][id]=x',
      ],
    ] as const) {
      const one = await service.ask('GET', there, undefined, stranger);
      const other = await service.ask('GET', not, undefined, stranger);
      expect([one.status, one.text, one.headers]).toEqual([404, other.text, other.headers]);
    }
  });

  test('a lock is of one user: others neither unlock nor write a state, and an administrator forces it', async () => {
    const act = async (who: Who, word: string): Promise<number> => {
      const path = `/workspaces/ws-main/actions/${word}`;
      return (await service.ask('POST', path, '{}', { token: SECRETS[who] })).status;
    };
    const write = async (who: Who): Promise<number> => {
      const attributes = { serial: 1, md5: 'd41d8cd98f00b204e9800998ecf8427e' };
      const sent = { data: { type: 'state-versions', attributes } };
      const path = '/workspaces/ws-main/state-versions';
      return (await service.ask('POST', path, sent, { token: SECRETS[who] })).status;
    };
    expect(await act('writer', 'lock')).toBe(200);
    expect([await act('admin', 'unlock'), await write('admin')]).toEqual([409, 409]);
    expect([await write('writer'), await act('writer', 'unlock')]).toEqual([201, 200]);
    expect(await act('writer', 'lock')).toBe(200);
    expect(await act('admin', 'force-unlock')).toBe(200);
  });

  test('secret teams are shown to those in them and to those who administer', async () => {
    const secretFor = async (who: Who) => {
      const path = '/team-workspaces?filter[workspace][id]=ws-main';
      const { json } = await service.ask('GET', path, undefined, { token: SECRETS[who] });
      return json.data.find(({ relationships: { team } }) => team?.data.id === 'team-secret')?.id;
    };
    const secret = await secretFor('owner');
    expect(secret).toMatch(/^tws-/);
    for (const who of ['admin', 'secretReader', 'organization'] as const)
      expect([who, await secretFor(who)]).toEqual([who, secret]);
    for (const who of ['reader', 'planTeam'] as const)
      expect([who, await secretFor(who)]).toEqual([who, undefined]);
    const asReader = { token: SECRETS.reader };
    const asked = await service.ask('GET', `/team-workspaces/${secret}`, undefined, asReader);
    expect(asked.status).toBe(404);
  });

  test('in a seed that names no owners, the first user who is in no team is one', async () => {
    const secretOf = (username: string) => `token-of-${username}-alone`;
    const users = ['ann', 'olivia', 'oscar'].map((username) => ({ username }));
    const tokens = users.map(({ username: of }) => ({
      kind: 'user' as const,
      of,
      secret: secretOf(of),
    }));
    const teams = [{ name: 'planners', members: ['ann'] }];
    const workspaces = [
      { id: 'ws-1', name: 'net', access: [{ team: 'planners', access: 'plan' as const }] },
    ];
    const organizations = [{ name: 'acme', teams, workspaces }];
    service = await opened({ seed: { users, organizations, tokens } });
    const mayOf = async (who: string) => {
      const token = { token: secretOf(who) };
      const { status, json } = await service.ask('GET', '/workspaces/ws-1', undefined, token);
      return status === 200 ? json.data.attributes['permissions'] : status;
    };
    const [plan, all] = [
      { 'can-queue-run': true },
      { 'can-queue-apply': true, 'can-destroy': true },
    ];
    const none = { 'can-queue-apply': false, 'can-destroy': false };
    expect(await mayOf('ann')).toMatchObject({ ...plan, ...none });
    expect(await mayOf('olivia')).toMatchObject({ ...plan, ...all });
    expect(await mayOf('oscar')).toBe(404);
  });

  test('managing workspaces wins over a lower local level', async () => {
    await service.ask('POST', '/team-workspaces', reading('team-workspaces'));
    const asManager = { token: SECRETS.workspaceManager };
    const shown = await service.ask('GET', '/workspaces/ws-main', undefined, asManager);
    expect(shown.json.data.attributes['permissions']).toMatchObject({ 'can-update': true });
  });
});

describe('bodies', () => {
  const taking = ROUTES.filter(({ method }) => method === 'POST' || method === 'PATCH').filter(
    ({ path }) => !path.includes('/actions/'),
  );
  const REAL: Record<string, string> = {
    ':workspace': 'ws-main',
    ':pool': 'apool-one',
    ':run': 'run-soft',
    ':organization': 'acme',
    ':name': 'main',
  };
  const targetOf = async (path: string): Promise<string> => {
    const grant = await firstOf('/team-workspaces?filter[workspace][id]=ws-main');
    return path.replaceAll(/:\w+/g, (name) => (name === ':grant' ? grant : (REAL[name] ?? name)));
  };
  const OTHER_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', ''];
  /** Whether a path takes a list of members, and not a single resource. */
  const takesList = (path: string): boolean => /\/relationships\/|\/tag-bindings$/.test(path);

  test.each(taking.map(({ method, path }) => [method, path] as const))(
    '%s %s answers 415 to other media types, and 422 with pointers to other shapes',
    async (method, path) => {
      const target = await targetOf(path);
      const empty = async (type: string) =>
        (await service.ask(method, target, '{}', { headers: { 'content-type': type } })).status;
      for (const type of OTHER_TYPES) expect([type, await empty(type)]).toEqual([type, 415]);
      for (const body of [
        '',
        '{',
        'null',
        '[]',
        '7',
        '"x"',
        '{}',
        '{"data":null}',
        takesList(path) ? '{"data":[{}]}' : '{"data":[]}',
        takesList(path) ? '{"data":[{"type":7}]}' : '{"data":{"type":7}}',
        '{"data":{"attributes":[]}}',
        new Uint8Array([0x7b, 0xff, 0x7d]),
      ]) {
        const answer = await service.ask(method, target, body);
        expect([body, answer.status]).toEqual([body, 422]);
        for (const { source, title } of answer.json.errors) {
          expect(title).toBe('invalid attribute');
          expect(source?.pointer).toMatch(/^(\/[\w-]+)*$|^\/$/);
        }
      }
      expect(await empty('Application/vnd.api+json; charset=utf-8')).toBe(422);
    },
  );

  test('actions take plain JSON, or nothing', async () => {
    const path = '/runs/run-busy/actions/cancel';
    const plain = { headers: { 'content-type': 'application/json' } };
    expect((await service.ask('POST', path, '{', plain)).status).toBe(422);
    expect((await service.ask('POST', path, '{"comment":7}', plain)).status).toBe(422);
    expect(
      (await service.ask('POST', path, 'x', { headers: { 'content-type': 'text/plain' } })).status,
    ).toBe(415);
    expect((await service.ask('POST', path, { comment: 'enough' }, plain)).status).toBe(202);
    const comments = await service.ask('GET', '/runs/run-busy/comments');
    expect(comments.json.data[0]?.attributes['body']).toBe('enough');
  });

  test('unknown attributes are ignored, and keys with a meaning in JavaScript do nothing', async () => {
    const answer = await service.ask(
      'POST',
      '/workspaces/ws-main/configuration-versions',
      '{"data":{"type":"configuration-versions","attributes":{"speculative":true,"new":1,"__proto__":{"provisional":true}}}}',
    );
    expect([answer.status, answer.json.data.attributes['provisional']]).toEqual([201, false]);
  });
});
