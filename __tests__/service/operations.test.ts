import { gunzipSync } from 'node:zlib';
import type { ServiceOptions } from '../../src/service/service.ts';
import { requestOf } from '../client/contract/operations.ts';
import { expectGolden } from '../support/golden.ts';
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { SECRETS, SEED } from '../support/local-seed.ts';
import { startRunOf, type Answer, type TestService } from '../support/local-service.ts';
import { act, attributesOf, download, follow, opened } from './asking.ts';

const seeded = (options: Partial<ServiceOptions> = {}) =>
  opened({ seed: SEED, edition: 'self-managed', runDurationMs: 0, ...options });
let service: TestService;
beforeEach(async () => {
  service = await seeded();
});

async function checkOf(run: string): Promise<string> {
  const list = await service.ask('GET', `/runs/${run}/policy-checks`);
  return list.json.data[0]?.id ?? '';
}

async function grantOf(team: string): Promise<string> {
  const list = await service.ask('GET', `/team-workspaces?filter[workspace][id]=ws-main`);
  return (
    list.json.data.find(({ relationships }) => relationships['team']?.data.id === team)?.id ?? ''
  );
}

const grant = (attributes: object, team = 'team-free'): object => ({
  data: {
    type: 'team-workspaces',
    attributes,
    relationships: {
      workspace: { data: { type: 'workspaces', id: 'ws-main' } },
      team: { data: { type: 'teams', id: team } },
    },
  },
});
const patch = (attributes: object): object => ({ data: { type: 'team-workspaces', attributes } });
const version = { data: { type: 'configuration-versions' } };
const deletion = (attributes: object): object => ({ data: { attributes } });
const agentToken = (description: unknown, type = 'authentication-tokens'): object => ({
  data: { type, attributes: { description } },
});

type Row = [
  operation: string,
  what: string,
  status: number,
  id: string | (() => Promise<string>),
  /** A text is a query. */
  more?: string | object,
];

/** What the contract does not ask for: states of versions, shapes of bodies, and what real services add. */
const ROWS: Row[] = [
  ['configurationVersions.list', 'page 0', 400, 'ws-main', '?page[number]=0'],
  ['configurationVersions.list', 'page x', 400, 'ws-main', '?page[size]=x'],
  ['configurationVersions.show', 'one softly deleted', 404, 'cv-soft'],
  ['configurationVersions.show', 'one permanently deleted', 200, 'cv-gone'],
  ['configurationVersions.show', 'an unknown include', 400, 'cv-free', '?include=moon'],
  ['configurationVersions.create', 'a malformed body', 422, 'ws-main', { data: {} }],
  ['configurationVersions.archive', 'one in use', 409, 'cv-busy'],
  ['configurationVersions.archive', 'one archived', 409, 'cv-archived'],
  ['configurationVersions.download', 'one errored', 404, 'cv-errored'],
  ['configurationVersions.download', 'one archived', 404, 'cv-archived'],
  [
    'configurationVersions.softDeleteBackingData',
    'days',
    200,
    'cv-free',
    deletion({ 'delete-older-than-n-days': 23 }),
  ],
  [
    'configurationVersions.softDeleteBackingData',
    'days as text',
    422,
    'cv-free',
    deletion({ 'delete-older-than-n-days': '23' }),
  ],
  ['configurationVersions.softDeleteBackingData', 'the current one', 400, 'cv-current'],
  ['configurationVersions.softDeleteBackingData', 'a pending one', 400, 'cv-pending'],
  ['configurationVersions.softDeleteBackingData', 'one from version control', 400, 'cv-vcs'],
  ['configurationVersions.restoreBackingData', 'an archived one', 200, 'cv-archived'],
  ['configurationVersions.restoreBackingData', 'a pending one', 200, 'cv-pending'],
  ['policyChecks.override', 'one failed hard', 409, () => checkOf('run-hard')],
  ['teamAccess.list', 'no filter', 400, ''],
  ['teamAccess.add', 'no access', 422, '', grant({})],
  [
    'teamAccess.add',
    'a value of a wrong type',
    422,
    '',
    grant({ access: 'custom', 'run-tasks': 'yes' }),
  ],
  [
    'teamAccess.update',
    'a malformed body',
    422,
    () => grantOf('team-read'),
    patch({ access: 'king' }),
  ],
  [
    'agentTokens.create',
    'the type that clients in use write',
    201,
    'apool-one',
    agentToken('api', 'agent-tokens'),
  ],
  ['agentTokens.create', 'a value of a wrong type', 422, 'apool-one', agentToken(7)],
];

describe('every operation answers as it is specified', () => {
  test.each(ROWS)('%s with %s answers %d', async (operation, _, status, id, more) => {
    const known = typeof id === 'string' ? id : await id();
    const answer = await service.ask(...requestOf(operation, known, more));
    expect([answer.status, answer.text]).toEqual([status, expect.anything()]);
    if (status >= 400) {
      expect(answer.json.errors.length).toBeGreaterThan(0);
      for (const error of answer.json.errors) expect(error.status).toBe(String(status));
    }
  });
});

test.each([
  [{}, '/data', 'data is required.'],
  [[], '', 'The body must be Object, not Array.'],
  [{ data: [] }, '/data', 'data must be Object, not Array.'],
  [{ data: { type: 'runs' } }, '/data/type', 'type must be "configuration-versions", not "runs".'],
])('a wrong body %j is refused with its place', async (body, pointer, detail) => {
  const answer = await service.ask('POST', '/workspaces/ws-main/configuration-versions', body);
  expect(answer.json.errors).toEqual([
    { status: '422', title: 'invalid attribute', detail, source: { pointer } },
  ]);
});

describe('configuration versions', () => {
  test('have the upload URL only when created, signed, and the first upload counts', async () => {
    const path = '/workspaces/ws-main/configuration-versions';
    const created = await service.ask('POST', path, version);
    const { attributes, id, links } = created.json.data;
    expect(attributes).toEqual({
      'auto-queue-runs': true,
      error: null,
      'error-message': null,
      source: 'tfe-api',
      speculative: false,
      provisional: false,
      status: 'pending',
      'status-timestamps': {},
      'upload-url': expect.stringMatching(/^http:\/\/127\.0\.0\.1\/v1\/object\/[\w-]{43}\?/),
    });
    expect(links).toEqual({ self: `/api/v2/configuration-versions/${id}` });
    const whole = String(attributes['upload-url']);

    const shown = await service.ask('GET', `/configuration-versions/${id}`);
    const listed = await service.ask('GET', path);
    for (const item of [shown.json.data, ...listed.json.data]) {
      expect(item.attributes).not.toHaveProperty('upload-url');
      expect(item.links).toHaveProperty('download');
    }
    const put = async (target: unknown) =>
      (await follow(service, target, 'PUT', new Uint8Array([0x1f]))).status;
    expect(await put(whole.slice(0, -2))).toBe(403);
    expect(await put(whole.replace(/\?.*/, ''))).toBe(403);
    expect(await put(whole.replace('expires=', 'expires=9'))).toBe(403);
    expect(await put(whole)).toBe(200);
    expect(await put(whole)).toBe(200);

    const late = await service.ask('POST', path, version);
    service.pass(25 * 60 * 60 * 1000 + 1);
    expect(await put(late.json.data.attributes['upload-url'])).toBe(403);
  });

  test('are downloaded as they were uploaded, through a URL that ends soon', async () => {
    const found = await service.ask('GET', '/configuration-versions/cv-free/download');
    const { location } = found.headers;
    const archive = await download(service, location);
    expect(archive.headers['content-type']).toBe('application/octet-stream');
    expect(gunzipSync(archive.body).toString()).toContain('resource "aws_vpc" "main"');
    service.pass(60_001);
    expect((await follow(service, location)).status).toBe(403);
  });

  test('can be softly deleted, restored and permanently deleted, one after the other', async () => {
    /** How the action is answered, what the version is then, and how its download is answered. */
    const after = async (action: string) => [
      await act(service, `/configuration-versions/cv-free/actions/${action}_backing_data`),
      service.versions().find(({ id }) => id === 'cv-free')?.status,
      (await service.ask('GET', '/configuration-versions/cv-free/download')).status,
    ];
    expect(await after('soft_delete')).toEqual([200, 'backing_data_soft_deleted', 404]);
    expect(await after('restore')).toEqual([200, 'uploaded', 302]);
    await after('soft_delete');
    const gone = 'backing_data_permanently_deleted';
    expect(await after('permanently_delete')).toEqual([200, gone, 404]);
    for (const action of ['restore', 'soft_delete', 'permanently_delete'])
      expect(await after(action)).toEqual([400, gone, 404]);
  });

  test('have commit information, alone and included, for both ways to write include', async () => {
    const alone = await service.ask('GET', '/configuration-versions/cv-vcs/ingress-attributes');
    expect(Object.keys(alone.json.data.attributes)).toHaveLength(17);
    expect(alone.json.data.attributes).toMatchObject({
      'pull-request-number': 42,
      'is-pull-request': true,
      tag: null,
    });
    for (const word of ['ingress_attributes', 'ingress-attributes']) {
      const shown = await service.ask('GET', `/configuration-versions/cv-vcs?include=${word}`);
      expect(shown.json.included).toEqual([alone.json.data]);
      expect(shown.json.data.relationships['ingress-attributes']?.data).toEqual({
        id: alone.json.data.id,
        type: 'ingress-attributes',
      });
    }
  });

  test('are listed completely, in pages', async () => {
    const path = '/workspaces/ws-other/configuration-versions';
    for (let made = 0; made < 44; made += 1) await service.ask('POST', path, version);
    const ids = new Set<string>();
    for (const number of [1, 2, 3]) {
      const page = await service.ask('GET', `${path}?page[size]=20&page[number]=${number}`);
      for (const { id } of page.json.data) ids.add(id);
      expect(page.json.meta.pagination).toMatchObject({
        'current-page': number,
        'total-count': 45,
        'total-pages': 3,
        'prev-page': number === 1 ? null : number - 1,
        'next-page': number === 3 ? null : number + 1,
      });
      expect(page.json.links['next'] ?? null).toEqual(
        number === 3 ? null : expect.stringMatching(/configuration-versions\?/),
      );
    }
    expect(ids.size).toBe(45);
    const past = await service.ask('GET', `${path}?page[number]=999&page[size]=1000`);
    expect(past.json.data).toEqual([]);
    expect(past.json.meta.pagination).toMatchObject({
      'current-page': 999,
      'page-size': 100,
      'next-page': null,
      'total-count': 45,
    });
  });
});

describe('policy checks', () => {
  test('keep what was and add its moment when overridden', async () => {
    const id = await checkOf('run-soft');
    const before = (await service.ask('GET', `/policy-checks/${id}`)).json.data;
    expect(before.attributes).toMatchObject({
      result: {
        result: false,
        passed: 1,
        'total-failed': 1,
        'hard-failed': 0,
        'soft-failed': 1,
        'advisory-failed': 0,
      },
      scope: 'organization',
      status: 'soft_failed',
      actions: { 'is-overridable': true },
      permissions: { 'can-override': true },
    });
    const { result } = before.attributes as { result: Record<string, unknown> };
    expect(result['engine']).toEqual(result['sentinel']);
    expect(before.relationships['run']?.data).toEqual({ id: 'run-soft', type: 'runs' });

    const answer = await service.ask('POST', `/policy-checks/${id}/actions/override`);
    expect(answer.json.data.attributes['status']).toBe('overridden');
    expect(answer.json.data).not.toHaveProperty('relationships');
    const stamps = answer.json.data.attributes['status-timestamps'] as Record<string, string>;
    expect(Object.keys(stamps).sort()).toEqual(['overridden-at', 'queued-at', 'soft-failed-at']);
  });

  test('are listed whole without page parameters, in pages with them', async () => {
    const whole = await service.ask('GET', '/runs/run-soft/policy-checks');
    expect(whole.json).not.toHaveProperty('meta');
    const paged = await service.ask('GET', '/runs/run-soft/policy-checks?page[number]=1');
    expect(paged.json.meta.pagination).toMatchObject({ 'page-size': 20, 'total-count': 1 });
  });

  test('have an output that names every policy, and not before the result', async () => {
    const id = await checkOf('run-soft');
    const output = await service.ask('GET', `/policy-checks/${id}/output`);
    expect(output.headers['content-type']).toMatch(/^text\/plain/);
    expectGolden('service/policy-check-output.txt', output.text);
    service.setScript('ws-main', { name: 'policy-check-passed', stuckIn: 'planning' });
    const run = await startRunOf(service, 'ws-main', 'cv-free', { 'plan-only': true });
    const early = await checkOf(run);
    expect((await service.ask('GET', `/policy-checks/${early}/output`)).status).toBe(204);
    expect((await attributesOf(service, `/policy-checks/${early}`))['result']).toBeNull();
  });
});

describe('team access', () => {
  test('shows what fixed levels imply, under both names of one attribute', async () => {
    const implied: Record<string, unknown> = {};
    for (const access of ['read', 'plan', 'write', 'admin', 'custom']) {
      const { json } = await service.ask('POST', '/team-workspaces', grant({ access }));
      implied[access] = json.data.attributes;
      await service.ask('DELETE', `/team-workspaces/${json.data.id}`);
    }
    const custom = {
      access: 'custom',
      runs: 'read',
      variables: 'none',
      'state-versions': 'none',
      'engine-mocks': 'none',
      'sentinel-mocks': 'none',
      'workspace-locking': false,
      'run-tasks': false,
      'policy-overrides': false,
    };
    const read = { ...custom, access: 'read', variables: 'read', 'state-versions': 'read' };
    const write = {
      ...custom,
      access: 'write',
      runs: 'apply',
      variables: 'write',
      'state-versions': 'write',
      'engine-mocks': 'read',
      'sentinel-mocks': 'read',
      'workspace-locking': true,
    };
    expect(implied).toEqual({
      read,
      plan: { ...read, access: 'plan', runs: 'plan' },
      write,
      admin: { ...write, access: 'admin', 'run-tasks': true },
      custom,
    });
  });

  test('takes either name of the neutral attribute, and both only when they agree', async () => {
    const add = (attributes: object) =>
      service.ask('POST', '/team-workspaces', grant({ access: 'custom', ...attributes }));
    const refused = await add({ 'engine-mocks': 'none', 'sentinel-mocks': 'read' });
    expect(refused.status).toBe(422);
    expect(refused.json.errors[0]?.source).toEqual({ pointer: '/data/attributes/sentinel-mocks' });
    const added = await add({ 'engine-mocks': 'read', 'sentinel-mocks': 'read' });
    expect(added.json.data.attributes).toMatchObject({ 'engine-mocks': 'read' });
    await service.ask('DELETE', `/team-workspaces/${added.json.data.id}`);
    const other = await add({ 'sentinel-mocks': 'read' });
    expect(other.json.data.attributes).toMatchObject({
      'engine-mocks': 'read',
      'sentinel-mocks': 'read',
    });
  });

  test('refuses with the places of all errors at once', async () => {
    const add = async (body: object) =>
      (await service.ask('POST', '/team-workspaces', body)).json.errors;
    const both = grant({ access: 'read', runs: 'plan', 'sentinel-mocks': 'read' });
    expect(await add(both)).toEqual([
      {
        status: '422',
        title: 'invalid attribute',
        detail:
          "Runs is read-only when access level is 'read'; use the 'custom' access level to set this attribute.",
        source: { pointer: '/data/attributes/runs' },
      },
      expect.objectContaining({ source: { pointer: '/data/attributes/sentinel-mocks' } }),
    ]);
    const [taken] = await add(grant({ access: 'read' }, 'team-read'));
    expect(taken?.detail).toBe('Team has already been taken');
    const empty = await add({ data: { type: 'team-workspaces' } });
    expect(empty.map(({ source }) => source?.pointer)).toEqual([
      '/data/attributes',
      '/data/relationships',
    ]);
  });

  test('answers 201 to an addition, as real services do', async () => {
    service = await seeded({ identity: 'hcp-terraform' });
    const added = await service.ask('POST', '/team-workspaces', grant({ access: 'read' }));
    expect(added.status).toBe(201);
    expect(added.headers).toMatchObject({
      'tfp-api-version': '2.6',
      'tfp-appname': 'HCP Terraform',
    });
  });
});

describe('agent tokens', () => {
  test('show the secret once and never keep it', async () => {
    const path = '/agent-pools/apool-one/authentication-tokens';
    const created = await service.ask('POST', path, agentToken('api'));
    const { id, attributes } = created.json.data;
    const secret = String(attributes['token']);
    expect(secret).toMatch(/^[\w-]{14}\.atlasv1\.[\w-]{40,}$/);
    expect(attributes).toMatchObject({ description: 'api', 'last-used-at': null });
    const shown = await service.ask('GET', `/authentication-tokens/${id}`);
    const listed = await service.ask('GET', path);
    for (const item of [shown.json.data, ...listed.json.data]) {
      expect(item.attributes['token']).toBeNull();
    }
    expect(JSON.stringify([shown.json, listed.json])).not.toContain(secret);
    const descriptions = listed.json.data.map((item) => String(item.attributes['description']));
    // Tokens of other kinds are not in the list.
    expect(descriptions.sort()).toEqual(['', 'api', 'first']);
    expect(Object.keys(listed.json.links).sort().join(' ')).toBe('first last next prev self');

    // The agent token is known (404 and not 401), and gives access to nothing.
    const asAgent = { token: secret };
    expect((await service.ask('GET', '/account/details', undefined, asAgent)).status).toBe(404);
    await service.ask('DELETE', `/authentication-tokens/${id}`);
    expect((await service.ask('GET', '/account/details', undefined, asAgent)).status).toBe(401);
    expect((await service.ask('GET', `/authentication-tokens/${id}`)).status).toBe(404);
  });
});

describe('beside the operations', () => {
  test('discovery, ping and the account are served', async () => {
    const discovery = await service.ask('GET', '/.well-known/terraform.json');
    expect(discovery.json).toMatchObject({ 'tfe.v2': '/api/v2/', 'tfe.v2.1': '/api/v2/' });
    const ping = await service.ask('GET', '/ping');
    expect([ping.status, ping.headers]).toEqual([204, {}]);
    const kinds = [];
    for (const token of [SECRETS.owner, SECRETS.planTeam, SECRETS.organization]) {
      const { json } = await service.ask('GET', '/account/details', undefined, { token });
      kinds.push(json.data.relationships['authenticated-resource']?.data.type);
    }
    expect(kinds).toEqual(['users', 'teams', 'organizations']);
  });

  test('runs are listed without plan-only ones by default, 30 times a minute with limits on', async () => {
    service = await seeded({ rateLimit: 100 });
    const ids = async (query = ''): Promise<string[]> =>
      (await service.ask('GET', `/workspaces/ws-main/runs${query}`)).json.data.map(({ id }) => id);
    expect(await ids()).toEqual(['run-busy', 'run-soft']);
    expect(await ids('?filter[operation]=plan_only')).toEqual([]);
    expect(await ids('?filter[status]=pending,planning')).toEqual(['run-busy']);
    expect(await ids('?filter[status_group]=final')).toEqual([]);
    expect(await ids('?search[basic]=run-soft')).toEqual(['run-soft']);
    for (let asked = 5; asked < 30; asked += 1) await ids();
    const refused = await service.ask('GET', '/workspaces/ws-main/runs');
    expect(refused.status).toBe(429);
    expect(refused.headers['x-ratelimit-limit']).toBe('30');
    expect(Number(refused.headers['x-ratelimit-reset'])).toBe(60);
    expect((await service.ask('GET', '/runs/run-soft')).status).toBe(200);
    service.pass(60_000);
    expect(await ids()).toEqual(['run-busy', 'run-soft']);
  });

  test('what several of a page include comes once', async () => {
    const page = await service.ask('GET', '/workspaces/ws-main/runs?include=workspace,plan');
    expect(page.json.data).toHaveLength(2);
    expect(page.json.included.map(({ type }) => type)).toEqual(['plans', 'workspaces', 'plans']);
  });

  test('requests per second are counted per user', async () => {
    service = await seeded({ rateLimit: 30 });
    const ask = (token: string): Promise<Answer> =>
      service.ask('GET', '/account/details', undefined, { token });
    const statuses = [];
    for (let asked = 0; asked < 30; asked += 1) statuses.push((await ask(SECRETS.owner)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await ask(SECRETS.owner);
    expect([refused.status, refused.headers['x-ratelimit-reset']]).toEqual([429, '1.000']);
    const other = await ask(SECRETS.admin);
    expect([other.status, other.headers['x-ratelimit-remaining']]).toEqual([200, '29']);
    service.pass(1000);
    expect((await ask(SECRETS.owner)).status).toBe(200);
  });
});
