import { describe, expect, test } from '../support/jest.ts';
import { startRunOf, testService, uploadTo, type TestService } from '../support/local-service.ts';
import { act, attributesOf, follow, inState, statusOf, writeState } from './asking.ts';

const FILES = {
  'main.tf': `resource "terraform_data" "a" {
  input = 1
}
resource "terraform_data" "b" {
  input = terraform_data.a.input
}
resource "terraform_data" "c" {}
`,
};

const ONE = { 'main.tf': 'resource "a_b" "c" {}\n' };
const ORDINARY = { speculative: false, 'auto-queue-runs': false };

async function startRun(service: TestService, name: string, attributes = {}): Promise<string> {
  const workspace = service.workspaceId(name);
  const version = await uploadTo(service, workspace, FILES, ORDINARY);
  return startRunOf(service, workspace, version, attributes);
}

/** What the plan of a run does, by address. */
async function changesOf(service: TestService, run: string): Promise<Record<string, string>> {
  const { id } = (await service.ask('GET', `/runs/${run}/plan`)).json.data;
  const { headers } = await service.ask('GET', `/plans/${id}/json-output`);
  const answer = await follow(service, headers['location']);
  const { resource_changes: changes } = JSON.parse(answer.text) as {
    resource_changes: { address: string; provider_name: string; change: { actions: string[] } }[];
  };
  expect(changes.every((one) => one.provider_name === 'terraform.io/builtin/terraform')).toBe(true);
  return Object.fromEntries(
    changes.map(({ address, change }) => [address, change.actions.join('+')]),
  );
}

describe('what official clients read and ask for', () => {
  test('a run says what it was asked for, and a plan has what the state has not', async () => {
    const service = testService();
    const resources = ['a', 'b'].map((name) => inState('terraform_data', name, { input: 1 }));
    await writeState(service, service.workspaceId('storage'), { resources });
    const whole = await startRun(service, 'storage');
    service.pass(60_000);
    expect(await changesOf(service, whole)).toEqual({
      'terraform_data.a': 'no-op',
      'terraform_data.b': 'update',
      'terraform_data.c': 'create',
    });
    const b = 'terraform_data.b';
    const target = await startRun(service, 'storage', { 'target-addrs': [b], 'plan-only': true });
    const refresh = await startRun(service, 'storage', { 'refresh-only': true, 'plan-only': true });
    expect(await attributesOf(service, `/runs/${target}`)).toMatchObject({
      'target-addrs': [b],
      'replace-addrs': null,
      'refresh-only': false,
    });
    expect(await attributesOf(service, `/runs/${refresh}`)).toMatchObject({ 'refresh-only': true });
  });

  test('moments and events have the names by which clients know them', async () => {
    const service = testService();
    service.setScript('storage', 'cancel-ignored');
    const run = await startRun(service, 'storage');
    service.pass(1000);
    const plan = await attributesOf(service, `/runs/${run}/plan`);
    expect(Object.keys(plan['status-timestamps'] ?? {})).toContain('started-at');
    const events = await service.ask('GET', `/runs/${run}/run-events`);
    expect(events.json.data.map(({ attributes }) => attributes['action'])).toEqual(['created']);
    const event = await service.ask('GET', `/run-events/${events.json.data[0]?.id}`);
    expect(event.json.data.attributes['action']).toBe('created');
    expect(await act(service, `/runs/${run}/actions/cancel`)).toBe(202);
    const canceled = await attributesOf(service, `/runs/${run}`);
    expect(canceled['force-cancel-available-at']).toMatch(/Z$/);
    service.pass(61_000);
    expect(await act(service, `/runs/${run}/actions/force-cancel`)).toBe(202);
  });

  test('permissions, entitlements, search, and the ids that nobody can guess', async () => {
    const service = testService();
    const workspace = await attributesOf(service, `/workspaces/${service.workspaceId('storage')}`);
    expect(Object.keys(workspace['permissions'] ?? {})).toEqual(
      expect.arrayContaining([
        'can-queue-destroy',
        'can-read-state-versions',
        'can-read-variable',
        'can-update-variable',
      ]),
    );
    const { organization } = service;
    const of = `/organizations/${organization}`;
    expect(await attributesOf(service, `${of}/entitlement-set`)).toMatchObject({ sentinel: true });
    const names = async (path: string) =>
      (await service.ask('GET', `${of}/${path}`)).json.data.map((one) => one.attributes['name']);
    expect(await names('workspaces?search[name]=stor')).toEqual(['storage']);
    expect(await names('teams')).toContain('owners');
    expect(await names('agent-pools')).toHaveLength(service.agentPools.length);
    expect(Number((await attributesOf(service, `${of}/capacity`))['pending'])).toBe(0);
  });

  test('an upload to the same URL again is taken, and the first one counts', async () => {
    const service = testService();
    const path = `/workspaces/${service.workspaceId('storage')}/configuration-versions`;
    const { json } = await service.ask('POST', path, { data: { type: 'configuration-versions' } });
    for (const bytes of ['no archive', 'nor this']) {
      const put = await follow(service, json.data.attributes['upload-url'], 'PUT', bytes);
      expect(put.status).toBe(200);
    }
    expect(await statusOf(service, `/configuration-versions/${json.data.id}`)).toBe('errored');
  });
});

test('what is not served says so', async () => {
  const { json, status } = await testService().ask('GET', '/registry-modules');
  expect([status, json.errors[0]?.detail]).toEqual([
    404,
    'This method and path are not part of the local service. docs/service.md says what is.',
  ]);
});

test('a run without a version takes the newest, and includes bring what they name', async () => {
  const service = testService();
  const workspace = service.workspaceId('storage');
  await uploadTo(service, workspace, ONE, ORDINARY);
  const made = await service.ask('POST', '/runs', {
    data: {
      type: 'runs',
      relationships: {
        workspace: { data: { type: 'workspaces', id: workspace } },
        'configuration-version': { data: null },
      },
    },
  });
  expect(made.status).toBe(201);
  const run = made.json.data.id;
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
  await writeState(service, workspace, { outputs: { a: { value: 1, type: 'number' } } });
  const state = await service.ask('GET', `/workspaces/${workspace}/current-state-version-outputs`);
  expect(state.json.data.map(({ attributes }) => attributes)).toMatchObject([
    { name: 'a', value: 1, type: 'number', sensitive: false },
  ]);
  expect((await service.ask('GET', `/workspaces/${workspace}?include=nonsense`)).status).toBe(400);
});
