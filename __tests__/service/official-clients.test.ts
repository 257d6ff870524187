import { describe, expect, test } from '../support/jest.ts';
import {
  runOf,
  startRunOf,
  testService,
  uploadTo,
  type TestService,
} from '../support/local-service.ts';
import { act, attributesOf, inState, writeState } from './asking.ts';

const ONE = { 'main.tf': 'resource "a_b" "c" {}\n' };
const ORDINARY = { speculative: false, 'auto-queue-runs': false };

async function startRun(service: TestService, name: string): Promise<string> {
  const workspace = service.workspaceId(name);
  const version = await uploadTo(service, workspace, ONE, ORDINARY);
  return startRunOf(service, workspace, version);
}

describe('the official clients', () => {
  test('find moments and events under their names', async () => {
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

  test('find permissions, entitlements, search and the ids that nobody guesses', async () => {
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
});

test('a route that is not served says so', async () => {
  const { json, status } = await testService().ask('GET', '/registry-modules');
  expect([status, json.errors[0]?.detail]).toEqual([
    404,
    'This method and path are not part of the local service: https://github.com/plangate/plangate/blob/main/docs/service.md.',
  ]);
});

test('a run of a missing version, or of two kinds, is refused', async () => {
  const service = testService();
  const [network, storage] = ['network', 'storage'].map(service.workspaceId);
  const refusalOf = async (version: string, attributes = {}) => {
    const { status, json } = await service.ask(
      'POST',
      '/runs',
      runOf(network ?? '', version, attributes),
    );
    return `${status} ${json.errors[0]?.detail}`;
  };
  const elsewhere = await uploadTo(service, storage ?? '', ONE, ORDINARY);
  expect(await refusalOf(elsewhere)).toMatch(/^422 .*not one of this workspace/);
  const here = await uploadTo(service, network ?? '', ONE, ORDINARY);
  const both = { 'refresh-only': true, 'is-destroy': true };
  expect(await refusalOf(here, both)).toMatch(/^422 .*cannot destroy/);
});

test('a workspace gets tags, is locked once, and is deleted only if it is free', async () => {
  const service = testService();
  const made = { data: { type: 'workspaces', attributes: { name: 'new' } } };
  const create = () =>
    service.ask('POST', `/organizations/${service.organization}/workspaces`, made);
  const { json } = await create();
  expect((await create()).json.errors[0]?.detail).toBe('Name has already been taken');
  const path = `/workspaces/${json.data.id}`;
  const tags = { data: [{ type: 'tags', attributes: { name: 'app' } }] };
  expect((await service.ask('POST', `${path}/relationships/tags`, tags)).status).toBe(204);
  expect((await attributesOf(service, path))['tag-names']).toEqual(['app']);
  const named = `/organizations/${service.organization}/workspaces/new`;
  const answers: number[] = [];
  for (const action of ['unlock', 'lock', 'lock', '', 'unlock', '', 'lock']) {
    const target = action === '' ? `${named}/actions/safe-delete` : `${path}/actions/${action}`;
    answers.push(await act(service, target));
  }
  expect(answers).toEqual([409, 200, 409, 409, 200, 204, 404]);
  const storage = service.workspaceId('storage');
  await writeState(service, storage, { resources: [inState('a_b', 'c', { x: 1 })] });
  const ofStorage = `/organizations/${service.organization}/workspaces/storage`;
  const { status, json: refused } = await service.ask('POST', `${ofStorage}/actions/safe-delete`);
  expect([status, refused.errors[0]?.detail]).toEqual([
    409,
    'storage still manages 1 resource: destroy them first.',
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
