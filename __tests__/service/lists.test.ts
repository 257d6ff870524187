/** Filters, sorts and searches of lists: they choose, or they are refused. */
import { beforeEach, describe, expect, test } from '../support/jest.ts';
import { startRunOf, uploadTo, type TestService } from '../support/local-service.ts';
import { FIRST_SEED } from '../../src/service/seed.ts';
import { acmeWith, opened } from './asking.ts';

let service: TestService;
beforeEach(async () => {
  const workspaces = [
    { name: 'b-net', tags: ['prod', 'eu'] },
    { name: 'a-app', tags: ['prod'] },
    { name: 'c-lab', tags: [] },
    { name: 'd-web', tags: { env: 'prod', layer: 'web', net: '' } },
  ];
  const agentPools = [{ name: 'south' }, { name: 'north' }];
  const organizations = [{ name: 'acme', workspaces, agentPools }];
  const seed = { users: [{ username: 'olga' }], organizations };
  service = await opened({ seed, runDurationMs: 0 });
  const attributes = { key: 'env', value: 'stage' };
  const body = { data: [{ type: 'tag-bindings', attributes }] };
  const path = `/workspaces/${service.workspaceId('c-lab')}/tag-bindings`;
  expect((await service.ask('PATCH', path, body)).status).toBe(200);
});

async function names(query: string, list = 'workspaces'): Promise<unknown[]> {
  const { status, json } = await service.ask('GET', `/organizations/acme/${list}?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return json.data.map(({ attributes }) => attributes['name']);
}

describe('a list', () => {
  test.each([
    ['', ['b-net', 'a-app', 'c-lab', 'd-web']],
    ['search[tags]=prod', ['b-net', 'a-app']],
    ['search[tags]=prod,eu', ['b-net']],
    ['search[exclude-tags]=eu', ['a-app', 'c-lab', 'd-web']],
    ['search[exclude_tags]=eu', ['a-app', 'c-lab', 'd-web']],
    ['search[tags]=env', ['c-lab', 'd-web']],
    ['search[tags]=env,net', ['d-web']],
    ['filter[tagged][0][key]=env', ['c-lab', 'd-web']],
    ['filter[tagged][0][key]=env&filter[tagged][0][value]=stage', ['c-lab']],
    ['filter[tagged][0][key]=env&filter[tagged][0][value]=prod', ['d-web']],
    ['filter[tagged][0][key]=env&filter[tagged][0][value]=web', []],
    [
      'search[tags]=env,layer&filter[tagged][0][key]=env&filter[tagged][0][value]=prod&filter[tagged][1][key]=layer&filter[tagged][1][value]=web',
      ['d-web'],
    ],
    [
      'search[tags]=env&filter[tagged][0][key]=env&filter[tagged][0][value]=prod&filter[tagged][1][key]=layer&filter[tagged][1][value]=x',
      [],
    ],
    ['filter[tagged][0][key]=prod&filter[tagged][1][key]=eu', ['b-net']],
    ['filter[current-run][status]=applied', []],
    ['search[name]=app', ['a-app']],
  ])('of workspaces with %s has %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('of agent pools is searched by name', async () => {
    expect(await names('q=nor', 'agent-pools')).toEqual(['north']);
  });

  test('of runs is filtered by workspace and user', async () => {
    const workspace = service.workspaceId('a-app');
    const version = await uploadTo(service, workspace, { 'main.tf': 'locals {}\n' });
    await startRunOf(service, workspace, version);
    service.pass(1000);
    const count = async (query: string): Promise<number> =>
      (await names(`filter[operation]=plan_only&${query}`, 'runs')).length;
    expect(await count('filter[workspace_names]=a-app')).toBe(1);
    expect(await count('filter[workspace_names]=b-net')).toBe(0);
    expect(await count('search[user]=olga')).toBe(1);
    expect(await count('search[user]=nobody')).toBe(0);
    expect(await count('filter[status_group]=final')).toBe(1);
    expect(await count('filter[status_group]=discardable')).toBe(0);
  });

  test('of policy sets and of their outcomes is that of the seed', async () => {
    service = await opened({ seed: FIRST_SEED, runDurationMs: 0 });
    const sets = await names('', 'policy-sets');
    expect(sets).toEqual(['guardrails', 'organization-rules', 'terraform-rules']);
    service.setScript('storage', 'evaluation-failed');
    const workspace = service.workspaceId('storage');
    const version = await uploadTo(service, workspace, { 'main.tf': 'locals {}\n' });
    const run = await startRunOf(service, workspace, version);
    const [stage] = (await service.ask('GET', `/runs/${run}/task-stages`)).json.data;
    const [evaluation] = stage?.relationships['policy-evaluations']?.data ?? [];
    const found = async (query: string) => {
      const path = `/policy-evaluations/${evaluation?.id}/policy-set-outcomes?${query}`;
      const { status, json } = await service.ask('GET', path);
      return status === 200 ? json.data.length : status;
    };
    const failed = 'filter[0][status]=failed';
    expect(await found(failed)).toBe(1);
    expect(await found(`${failed}&filter[0][enforcement_level]=mandatory`)).toBe(1);
    expect(await found(`${failed}&filter[0][enforcementLevel]=advisory`)).toBe(0);
    expect(await found('filter[0][status]=errored')).toBe(0);
    expect(await found('filter[0][status]=odd')).toBe(400);
  });

  test('has nothing of a workspace that was removed while its upload was processed', async () => {
    service = await opened({ seed: FIRST_SEED, runDurationMs: 0 });
    service.setScript('network', 'slow-processing');
    await uploadTo(service, service.workspaceId('network'), { 'main.tf': 'locals {}\n' });
    const removed = await service.ask('DELETE', '/organizations/acme/workspaces/network');
    expect(removed.status).toBe(204);
    service.pass(10_000);
    const { json } = await service.ask('GET', '/organizations/acme/policy-sets');
    const global = json.data.map(({ attributes }) => attributes['global']);
    const workspaces = json.data.map(({ relationships }) => relationships['workspaces']?.data);
    expect([global, workspaces]).toEqual([
      [true, false, false],
      [[], [], []],
    ]);
    expect(service.versions().filter(({ workspace }) => workspace === 'network')).toEqual([]);
  });

  test('of variables is that of the seed', async () => {
    const variables = { region: 'eu', zones: ['a'] };
    service = await opened({ seed: acmeWith({ name: 'net', variables }) });
    const path = `/workspaces/${service.workspaceId('net')}/vars`;
    const { json } = await service.ask('GET', path);
    expect(json.data.map(({ attributes }) => attributes)).toMatchObject([
      { key: 'region', value: 'eu', hcl: false },
      { key: 'zones', value: '["a"]', hcl: true },
    ]);
  });

  test.each([
    '/organizations/acme/workspaces?filter[moon]=full',
    '/organizations/acme/workspaces?sort=name',
    '/organizations/acme/workspaces?search[moon]=full',
    '/organizations/acme/teams?filter[moon]=full',
    '/organizations/acme/runs?filter[timeframe]=2026',
    '/organizations/acme/projects?q=moon',
  ])('refuses what it does not know, instead of giving everything: %s', async (path) => {
    const { status, json } = await service.ask('GET', path);
    expect([status, json.errors[0]?.title]).toEqual([400, 'bad request']);
  });
});
