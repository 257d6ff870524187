import { describe, expect, test } from '../support/jest.ts';
import { startRunOf, testService, uploadTo, type TestService } from '../support/local-service.ts';

const body = (attributes: object, relationships: object = {}): object => ({
  data: { attributes, relationships },
});
const some = (type: string, ids: string[]): object => ({ data: ids.map((id) => ({ type, id })) });

/** An organization of its own, with a workspace. */
async function provisioned(): Promise<{ service: TestService; workspace: string }> {
  const service = testService();
  const made = await service.ask('POST', '/organizations', body({ name: 'mine', email: 'a@b.c' }));
  expect(made.status).toBe(201);
  const created = await service.ask(
    'POST',
    '/organizations/mine/workspaces',
    body({ name: 'net' }),
  );
  expect(created.status).toBe(201);
  return { service, workspace: created.json.data.id };
}

async function make(service: TestService, path: string, sent: object): Promise<string> {
  const { status, json } = await service.ask('POST', path, sent);
  expect([path, status]).toEqual([path, 201]);
  return json.data.id;
}

describe('what clients make for themselves', () => {
  test('is listed, shown, taken once and removed', async () => {
    const { service } = await provisioned();
    for (const [kind, sent] of [
      ['teams', { name: 'ops' }],
      ['agent-pools', { name: 'lab' }],
      ['policies', { name: 'rule', 'enforcement-level': 'advisory' }],
      ['policy-sets', { name: 'set' }],
    ] as const) {
      const id = await make(service, `/organizations/mine/${kind}`, body(sent));
      const list = await service.ask('GET', `/organizations/mine/${kind}?page[size]=50`);
      expect(list.json.data.map((one) => one.id)).toContain(id);
      expect((await service.ask('GET', `/${kind}/${id}`)).json.data.attributes['name']).toBe(
        sent.name,
      );
      expect((await service.ask('DELETE', `/${kind}/${id}`)).status).toBe(204);
      expect((await service.ask('GET', `/${kind}/${id}`)).status).toBe(404);
    }
    const twin = await service.ask(
      'POST',
      '/organizations',
      body({ name: 'mine', email: 'a@b.c' }),
    );
    expect(twin.json.errors[0]?.detail).toBe('Name has already been taken');
  });

  test('is no policy without an enforcement level, which has no default', async () => {
    const { service } = await provisioned();
    const path = '/organizations/mine/policies';
    for (const sent of [{ name: 'p' }, { name: 'p', enforce: [] }]) {
      const { status, json } = await service.ask('POST', path, body(sent));
      expect(status).toBe(422);
      expect(JSON.stringify(json)).toContain('/data/attributes/enforcement-level');
    }
    const older = await make(service, path, body({ name: 'p', enforce: [{ mode: 'advisory' }] }));
    const shown = await service.ask('GET', `/policies/${older}`);
    expect(shown.json.data.attributes['enforcement-level']).toBe('advisory');
  });

  test.each([
    ['main = rule { true }', 'passed'],
    ['main = rule { false }', 'soft_failed'],
    ['import "tfplan/v2" as tfplan', 'errored'],
  ])('an uploaded policy %s ends as %s', async (text, status) => {
    const { service, workspace } = await provisioned();
    const level = { 'enforcement-level': 'soft-mandatory' };
    const policy = await make(
      service,
      '/organizations/mine/policies',
      body({ name: 'p', ...level }),
    );
    await make(
      service,
      '/organizations/mine/policy-sets',
      body(
        { name: 's' },
        { policies: some('policies', [policy]), workspaces: some('workspaces', [workspace]) },
      ),
    );
    const upload = await service.ask('PUT', `/policies/${policy}/upload`, text);
    expect(upload.status).toBe(200);
    const version = await uploadTo(service, workspace, { 'main.tf': 'locals {}\n' });
    const run = await startRunOf(service, workspace, version);
    service.pass(1000);
    const checks = await service.ask('GET', `/runs/${run}/policy-checks`);
    expect(checks.json.data.map(({ attributes }) => attributes['status'])).toEqual([status]);
  });

  test('a removed organization leaves nothing behind', async () => {
    const { service, workspace } = await provisioned();
    const version = await uploadTo(service, workspace, { 'main.tf': 'locals {}\n' });
    const run = await startRunOf(service, workspace, version);
    expect((await service.ask('DELETE', '/organizations/mine')).status).toBe(204);
    service.pass(1000);
    for (const path of ['/organizations/mine', `/workspaces/${workspace}`, `/runs/${run}`]) {
      expect([path, (await service.ask('GET', path)).status]).toEqual([path, 404]);
    }
    expect(service.runs().map(({ id }) => id)).not.toContain(run);
  });
});

test('what is not served says so', async () => {
  const { json, status } = await testService().ask('GET', '/registry-modules');
  expect([status, json.errors[0]?.detail]).toEqual([
    404,
    'This method and path are not part of the local service. docs/service.md says what is.',
  ]);
});

test('a workspace without structured output says so, and its logs are text', async () => {
  const service = testService({ runDurationMs: 0 });
  const workspace = service.workspaceId('storage') ?? '';
  const path = `/workspaces/${workspace}`;
  const attributes = { 'structured-run-output-enabled': false };
  const changed = await service.ask('PATCH', path, { data: { type: 'workspaces', attributes } });
  expect(changed.json.data.attributes).toMatchObject(attributes);
  expect((await service.ask('GET', path)).json.data.attributes).toMatchObject(attributes);
  const files = { 'main.tf': 'output "a" {\n  value = 1\n}\n' };
  const version = await uploadTo(service, workspace, files);
  const run = await startRunOf(service, workspace, version);
  service.pass(1000);
  const { json } = await service.ask('GET', `/runs/${run}?include=plan`);
  const [plan] = json.included ?? [];
  const { pathname, search } = new URL(String(plan?.attributes['log-read-url']));
  const { text: log } = await service.ask('GET', pathname + search);
  expect(log).toContain('Plan: 0 to add, 0 to change, 0 to destroy.\n');
  expect(log).not.toContain('@message');
});

test('an expired agent token is shown with its expiry, and team access with its overrides', async () => {
  const service = testService();
  const [pool] = service.agentPools;
  const expiry = { description: 'short', 'expired-at': '2026-01-02T00:00:00.000Z' };
  const token = await service.ask('POST', `/agent-pools/${pool?.id}/authentication-tokens`, {
    data: { type: 'authentication-tokens', attributes: expiry },
  });
  expect(token.json.data.attributes).toMatchObject(expiry);
  const grants = `/team-workspaces?filter[workspace][id]=${service.workspaceId('storage')}`;
  const [grant] = (await service.ask('GET', grants)).json.data;
  const changed = await service.ask('PATCH', `/team-workspaces/${grant?.id}`, {
    data: { attributes: { access: 'custom', 'policy-overrides': true } },
  });
  expect(changed.json.data.attributes['policy-overrides']).toBe(true);
  const team = await service.ask('GET', `/teams/${grant?.relationships['team']?.data.id}`);
  expect(team.json.data.attributes['name']).toBe('security');
});

test('a run without a version takes the newest, and includes bring what they name', async () => {
  const { service, workspace } = await provisioned();
  await uploadTo(
    service,
    workspace,
    { 'main.tf': 'output "a" {\n  value = 1\n}\n' },
    {
      speculative: false,
      'auto-queue-runs': false,
    },
  );
  const run = await make(service, '/runs', {
    data: {
      type: 'runs',
      relationships: {
        workspace: { data: { type: 'workspaces', id: workspace } },
        'configuration-version': { data: null },
      },
    },
  });
  service.pass(1000);
  const include = 'created_by,apply,configuration_version,workspace';
  const { json } = await service.ask('GET', `/runs/${run}?include=${include}`);
  expect(json.included.map(({ type }) => type).sort()).toEqual([
    'applies',
    'configuration-versions',
    'users',
    'workspaces',
  ]);
  expect(json.data.attributes['has-changes']).toBe(true);
  expect((await service.ask('POST', `/runs/${run}/actions/apply`)).status).toBe(202);
  service.pass(1000);
  const state = await service.ask('GET', `/workspaces/${workspace}/current-state-version-outputs`);
  expect(state.json.data.map(({ attributes }) => attributes)).toMatchObject([
    { name: 'a', value: 1, type: 'number', sensitive: false },
  ]);
  expect((await service.ask('GET', `/workspaces/${workspace}?include=nonsense`)).status).toBe(400);
});
