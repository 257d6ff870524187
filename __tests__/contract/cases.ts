/** The contract: for every operation and every status that it can answer, how to bring that about. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../../src/client/client.ts';
import type { ConfigurationVersion } from '../../src/client/wire/configuration-version.ts';
import { STATUSES } from './operations.ts';
import type { World } from './world.ts';
import { expect } from '../support/jest.ts';

export interface Case {
  /** The client's call for it. */
  operation: string;
  /** The one that must be answered; several where real services differ from the specification. */
  status: number | readonly number[];
  what: string;
  needs?: readonly (keyof World['has'])[];
  /** Brings it about. A refusal is left to reject. */
  act(world: World): Promise<unknown>;
  /** The request was made by hand: nothing rejects. */
  raw?: true;
}

const ABSENT = 'plangate-contract-absent';

async function pending({ client, workspaceId }: World): Promise<ConfigurationVersion> {
  return client.configurationVersions.create(workspaceId, {
    autoQueueRuns: false,
    speculative: true,
  });
}

async function uploaded(world: World): Promise<string> {
  const version = await pending(world);
  await world.client.configurationVersions.upload(version, world.archive);
  return until(world, version.id, 'uploaded');
}

async function until({ client, clock }: World, id: string, status: string): Promise<string> {
  for (let waits = 0; waits < 120; waits++) {
    const { version } = await client.configurationVersions.show(id);
    if (version.attributes.status === status) return id;
    await clock.sleep(waits < 20 ? 25 : 1000);
  }
  throw new Error(`${id} never became ${status}`);
}

async function aRun(world: World): Promise<string> {
  const run = await world.client.runs.create(world.workspaceId, await uploaded(world));
  return run.id;
}

async function aCheck(world: World): Promise<string> {
  const runId = (await world.has.softFailedRun?.()) ?? '';
  const [check] = await world.client.policyChecks.list(runId).all();
  return check?.id ?? '';
}

async function aGrant({ client, workspaceId, has }: World): Promise<string> {
  const teamId = has.teamId ?? '';
  for (const grant of await client.teamAccess.list(workspaceId).all()) {
    const { data } = grant.relationships['team'] ?? {};
    if (data && !Array.isArray(data) && data.id === teamId) return grant.id;
  }
  return (await client.teamAccess.add({ workspaceId, teamId, access: 'read' })).id;
}

async function withoutGrant(world: World): Promise<void> {
  await world.client.teamAccess.remove(await aGrant(world));
}

async function aToken({ client, has }: World): Promise<string> {
  return (await client.agentTokens.create(has.agentPoolId ?? '', 'plangate contract')).id;
}

async function download(
  world: World,
  fetch: (file: string) => Promise<{ bytes: number }>,
): Promise<void> {
  const file = join(world.directory, 'received.tar.gz');
  const { bytes } = await fetch(file);
  expect(bytes).toBe(world.archive.bytes);
  expect(await readFile(file)).toEqual(await readFile(world.archive.path));
  expect((await readdir(world.directory)).filter((name) => name.endsWith('.part'))).toEqual([]);
}

/** The same request for something that is not there, and for something that is not the caller's. */
function notFound(
  operation: string,
  ask: (client: Client, id: string, world: World) => Promise<unknown>,
  real?: {
    needs?: readonly (keyof World['has'])[];
    id: (world: World) => Promise<string> | string;
  },
): Case[] {
  const needs = real?.needs ?? [];
  return [
    {
      operation,
      status: 404,
      what: 'nothing there',
      needs: needs.includes('selfManaged') ? ['selfManaged'] : [],
      act: (world) => ask(world.client, ABSENT, world),
    },
    ...(real === undefined
      ? []
      : [
          {
            operation,
            status: 404,
            what: 'nothing that the caller may see',
            needs: ['outsider', ...needs] as const,
            act: async (world: World) => {
              const id = await real.id(world);
              world.exchanges.length = 0;
              return ask(world.has.outsider as Client, id, world);
            },
          },
        ]),
  ];
}

const backingData = (
  operation: string,
  ask: (client: Client, id: string) => Promise<unknown>,
  from: { good: (world: World) => Promise<string>; bad: (world: World) => Promise<string> },
): Case[] => [
  {
    operation,
    status: 200,
    what: 'done',
    needs: ['selfManaged'],
    act: async (world) => ask(world.client, await from.good(world)),
  },
  {
    operation,
    status: 400,
    what: 'not from this state',
    needs: ['selfManaged'],
    act: async (world) => ask(world.client, await from.bad(world)),
  },
  ...notFound(operation, ask, { needs: ['selfManaged'], id: uploaded }),
];

async function softDeleted(world: World): Promise<string> {
  const id = await uploaded(world);
  await world.client.configurationVersions.softDeleteBackingData(id);
  return id;
}

async function permanentlyDeleted(world: World): Promise<string> {
  const id = await softDeleted(world);
  await world.client.configurationVersions.permanentlyDeleteBackingData(id);
  return id;
}

export const CASES: readonly Case[] = [
  {
    operation: 'configurationVersions.list',
    status: 200,
    what: 'all pages, and the page asked for',
    async act(world) {
      const { id } = await pending(world);
      const list = world.client.configurationVersions.list(world.workspaceId);
      expect((await list.all()).map((version) => version.id)).toContain(id);
      const page = await list.page({ number: 1, size: 1 });
      expect(page.items).toHaveLength(1);
      expect(page.pagination?.['current-page']).toBe(1);
    },
  },
  ...notFound(
    'configurationVersions.list',
    (client, id) => client.configurationVersions.list(id).all(),
    {
      id: ({ workspaceId }) => workspaceId,
    },
  ),
  {
    operation: 'configurationVersions.show',
    status: 200,
    what: 'without the upload URL, with what was included',
    async act(world) {
      const runId = await aRun(world);
      const { configurationVersion } = await world.client.runs.show(runId, {
        include: ['configuration_version'],
      });
      const { version, run } = await world.client.configurationVersions.show(
        configurationVersion?.id ?? '',
        { include: ['run', 'ingress_attributes'] },
      );
      expect(version.attributes.status).toBe('uploaded');
      expect(version.attributes['upload-url'] ?? null).toBeNull();
      expect(run?.id).toBe(runId);
    },
  },
  ...notFound('configurationVersions.show', (client, id) => client.configurationVersions.show(id), {
    id: async (world) => (await pending(world)).id,
  }),
  {
    operation: 'configurationVersions.ingressAttributes',
    status: 200,
    what: 'the commit, alone and included',
    needs: ['vcsVersionId'],
    async act({ client, has }) {
      const id = has.vcsVersionId ?? '';
      const commit = await client.configurationVersions.ingressAttributes(id);
      expect(typeof commit.attributes['commit-sha']).toBe('string');
      const shown = await client.configurationVersions.show(id, {
        include: ['ingress_attributes'],
      });
      expect(shown.ingressAttributes?.attributes).toEqual(commit.attributes);
    },
  },
  {
    operation: 'configurationVersions.ingressAttributes',
    status: 404,
    what: 'a version that did not come from version control',
    act: async (world) => {
      const { id } = await pending(world);
      return world.client.configurationVersions.ingressAttributes(id);
    },
  },
  ...notFound('configurationVersions.ingressAttributes', (client, id) =>
    client.configurationVersions.ingressAttributes(id),
  ),
  {
    operation: 'configurationVersions.create',
    status: 201,
    what: 'pending, with the upload URL',
    async act(world) {
      const version = await pending(world);
      expect(version.attributes).toMatchObject({ status: 'pending', speculative: true });
      expect(version.attributes['upload-url']).toMatch(/^https?:/);
    },
  },
  {
    operation: 'configurationVersions.create',
    status: 404,
    what: 'an organization token',
    needs: ['organizationToken'],
    act: ({ has, workspaceId }) =>
      has.organizationToken?.configurationVersions.create(workspaceId) ?? Promise.resolve(),
  },
  ...notFound(
    'configurationVersions.create',
    (client, id) => client.configurationVersions.create(id),
    {
      id: ({ workspaceId }) => workspaceId,
    },
  ),
  {
    operation: 'configurationVersions.upload',
    status: 200,
    what: 'uploaded after a while',
    act: uploaded,
  },
  {
    operation: 'configurationVersions.archive',
    status: 202,
    what: 'archived after a while',
    async act(world) {
      const id = await uploaded(world);
      await world.client.configurationVersions.archive(id);
      await until(world, id, 'archived');
    },
  },
  {
    operation: 'configurationVersions.archive',
    status: 409,
    what: 'not uploaded yet',
    act: async (world) => world.client.configurationVersions.archive((await pending(world)).id),
  },
  {
    operation: 'configurationVersions.archive',
    status: 409,
    what: 'from version control',
    needs: ['vcsVersionId'],
    act: ({ client, has }) => client.configurationVersions.archive(has.vcsVersionId ?? ''),
  },
  {
    operation: 'configurationVersions.archive',
    status: 409,
    what: 'the current one',
    needs: ['currentVersionId'],
    act: ({ client, has }) => client.configurationVersions.archive(has.currentVersionId ?? ''),
  },
  ...notFound(
    'configurationVersions.archive',
    (client, id) => client.configurationVersions.archive(id),
    { id: uploaded },
  ),
  {
    operation: 'configurationVersions.download',
    status: [302, 200],
    what: 'the bytes that were sent',
    async act(world) {
      const id = await uploaded(world);
      await download(world, (file) => world.client.configurationVersions.download(id, file));
    },
  },
  {
    operation: 'configurationVersions.download',
    status: 404,
    what: 'not uploaded',
    act: async (world) => {
      const { id } = await pending(world);
      return world.client.configurationVersions.download(id, join(world.directory, 'none'));
    },
  },
  ...notFound(
    'configurationVersions.download',
    (client, id, { directory }) =>
      client.configurationVersions.download(id, join(directory, 'none')),
    { id: uploaded },
  ),
  {
    operation: 'configurationVersions.downloadForRun',
    status: [302, 200],
    what: 'the bytes that were sent',
    async act(world) {
      const id = await aRun(world);
      await download(world, (file) => world.client.configurationVersions.downloadForRun(id, file));
    },
  },
  ...notFound(
    'configurationVersions.downloadForRun',
    (client, id, { directory }) =>
      client.configurationVersions.downloadForRun(id, join(directory, 'none')),
    { id: aRun },
  ),
  ...backingData(
    'configurationVersions.softDeleteBackingData',
    (client, id) => client.configurationVersions.softDeleteBackingData(id),
    {
      good: uploaded,
      bad: softDeleted,
    },
  ),
  ...backingData(
    'configurationVersions.restoreBackingData',
    (client, id) => client.configurationVersions.restoreBackingData(id),
    {
      good: softDeleted,
      bad: permanentlyDeleted,
    },
  ),
  ...backingData(
    'configurationVersions.permanentlyDeleteBackingData',
    (client, id) => client.configurationVersions.permanentlyDeleteBackingData(id),
    { good: softDeleted, bad: uploaded },
  ),
  {
    operation: 'policyChecks.list',
    status: 200,
    what: 'all at once, and paged when asked for',
    needs: ['softFailedRun'],
    async act({ client, has }) {
      const list = client.policyChecks.list((await has.softFailedRun?.()) ?? '');
      const all = await list.all();
      expect(all.map(({ attributes }) => attributes.status)).toEqual(['soft_failed']);
      expect((await list.page({ number: 1 })).items).toEqual(all);
    },
  },
  {
    operation: 'policyChecks.list',
    status: 200,
    what: 'with their run and workspace',
    needs: ['softFailedRun'],
    async act({ client, has }) {
      const runId = (await has.softFailedRun?.()) ?? '';
      const include = ['run', 'run.workspace'] as const;
      const list = client.policyChecks.listWithRelated(runId, { include: [...include] });
      const ids = (await list.all()).map(({ run, workspace }) => [run?.id, workspace?.type]);
      expect(ids).toEqual([[runId, 'workspaces']]);
    },
  },
  {
    operation: 'policyChecks.list',
    status: 200,
    what: 'a run without any',
    act: async (world) => world.client.policyChecks.list(await aRun(world)).all(),
  },
  ...notFound('policyChecks.list', (client, id) => client.policyChecks.list(id).all(), {
    id: aRun,
  }),
  {
    operation: 'policyChecks.show',
    status: 200,
    what: 'with its run and workspace',
    needs: ['softFailedRun'],
    async act(world) {
      const shown = await world.client.policyChecks.show(await aCheck(world), {
        include: ['run', 'run.workspace'],
      });
      expect(shown.check.attributes.result).toMatchObject({ result: false, 'soft-failed': 1 });
      expect(shown.check.attributes.actions?.['is-overridable']).toBe(true);
      expect(shown.run?.type).toBe('runs');
      expect(shown.workspace?.type).toBe('workspaces');
      expect(await world.client.policyChecks.output(shown.check.id)).toContain('false');
    },
  },
  ...notFound('policyChecks.show', (client, id) => client.policyChecks.show(id), {
    needs: ['softFailedRun'],
    id: aCheck,
  }),
  {
    operation: 'policyChecks.override',
    status: 200,
    what: 'overridden',
    needs: ['softFailedRun'],
    async act(world) {
      const check = await world.client.policyChecks.override(await aCheck(world));
      expect(check.attributes.status).toBe('overridden');
      expect(check.attributes['status-timestamps']).toHaveProperty('overridden-at');
    },
  },
  {
    operation: 'policyChecks.override',
    status: 409,
    what: 'a second time',
    needs: ['softFailedRun'],
    async act(world) {
      const id = await aCheck(world);
      await world.client.policyChecks.override(id, { comment: 'contract' });
      return world.client.policyChecks.override(id);
    },
  },
  ...notFound('policyChecks.override', (client, id) => client.policyChecks.override(id), {
    needs: ['softFailedRun'],
    id: aCheck,
  }),
  {
    operation: 'teamAccess.list',
    status: 200,
    what: 'all at once, and paged when asked for',
    needs: ['teamId'],
    async act(world) {
      const id = await aGrant(world);
      const list = world.client.teamAccess.list(world.workspaceId);
      expect((await list.all()).map((grant) => grant.id)).toContain(id);
      expect((await list.page({ number: 1, size: 1 })).items).toHaveLength(1);
    },
  },
  ...notFound('teamAccess.list', (client, id) => client.teamAccess.list(id).all(), {
    id: ({ workspaceId }) => workspaceId,
  }),
  {
    operation: 'teamAccess.show',
    status: 200,
    what: 'what the level implies',
    needs: ['teamId'],
    async act(world) {
      const grant = await world.client.teamAccess.show(await aGrant(world));
      expect(grant.attributes).toMatchObject({ access: 'read', runs: 'read', variables: 'read' });
    },
  },
  ...notFound('teamAccess.show', (client, id) => client.teamAccess.show(id), {
    needs: ['teamId'],
    id: aGrant,
  }),
  {
    operation: 'teamAccess.add',
    status: [200, 201],
    what: 'custom, with the engine under its own word',
    needs: ['teamId'],
    async act(world) {
      await withoutGrant(world);
      const { client, workspaceId, has } = world;
      const teamId = has.teamId ?? '';
      const { id, attributes } = await client.teamAccess.add({
        workspaceId,
        teamId,
        access: 'custom',
        runs: 'plan',
        'engine-mocks': 'read',
        'policy-overrides': true,
      });
      expect(attributes).toMatchObject({ access: 'custom', runs: 'plan', variables: 'none' });
      expect(attributes['policy-overrides']).toBe(true);
      expect(attributes['engine-mocks'] ?? attributes['sentinel-mocks']).toBe('read');
      await client.teamAccess.remove(id);
    },
  },
  {
    operation: 'teamAccess.add',
    status: 404,
    what: 'no such workspace',
    needs: ['teamId'],
    act: ({ client, has }) =>
      client.teamAccess.add({ workspaceId: ABSENT, teamId: has.teamId ?? '', access: 'read' }),
  },
  {
    operation: 'teamAccess.add',
    status: 404,
    what: 'no such team',
    act: ({ client, workspaceId }) =>
      client.teamAccess.add({ workspaceId, teamId: ABSENT, access: 'read' }),
  },
  {
    operation: 'teamAccess.add',
    status: 422,
    what: 'the team has access already',
    needs: ['teamId'],
    async act(world) {
      await aGrant(world);
      const { client, workspaceId, has } = world;
      return client.teamAccess.add({ workspaceId, teamId: has.teamId ?? '', access: 'plan' });
    },
  },
  {
    operation: 'teamAccess.add',
    status: 422,
    what: 'a malformed body',
    raw: true,
    act: ({ byHand }) =>
      byHand('POST', '/team-workspaces', '{"data":{"type":"team-workspaces","attributes":{}}}'),
  },
  {
    operation: 'teamAccess.update',
    status: 200,
    what: 'what is not sent stays',
    needs: ['teamId'],
    async act(world) {
      const id = await aGrant(world);
      const { client } = world;
      await client.teamAccess.update(id, { access: 'custom', runs: 'plan', 'run-tasks': true });
      const { attributes } = await client.teamAccess.update(id, { 'state-versions': 'read' });
      expect(attributes).toMatchObject({
        access: 'custom',
        runs: 'plan',
        'run-tasks': true,
        'state-versions': 'read',
      });
      await client.teamAccess.update(id, { access: 'read' });
    },
  },
  ...notFound(
    'teamAccess.update',
    (client, id) => client.teamAccess.update(id, { access: 'read' }),
    {
      needs: ['teamId'],
      id: aGrant,
    },
  ),
  {
    operation: 'teamAccess.update',
    status: 422,
    what: 'a custom-only attribute beside a fixed level, by hand',
    needs: ['teamId'],
    raw: true,
    act: async (world) =>
      world.byHand(
        'PATCH',
        `/team-workspaces/${await aGrant(world)}`,
        '{"data":{"type":"team-workspaces","attributes":{"access":"read","runs":"apply"}}}',
      ),
  },
  {
    operation: 'teamAccess.remove',
    status: 204,
    what: 'removed',
    needs: ['teamId'],
    act: withoutGrant,
  },
  {
    operation: 'teamAccess.remove',
    status: 404,
    what: 'a second time',
    needs: ['teamId'],
    async act(world) {
      const id = await aGrant(world);
      await world.client.teamAccess.remove(id);
      return world.client.teamAccess.remove(id);
    },
  },
  ...notFound('teamAccess.remove', (client, id) => client.teamAccess.remove(id), {
    needs: ['teamId'],
    id: aGrant,
  }),
  {
    operation: 'agentTokens.list',
    status: 200,
    what: 'without secrets, with numbers',
    needs: ['agentPoolId'],
    async act(world) {
      const id = await aToken(world);
      const { client, has } = world;
      const list = client.agentTokens.list(has.agentPoolId ?? '');
      const mine = (await list.all()).find((token) => token.id === id);
      expect(mine?.attributes.token ?? null).toBeNull();
      const page = await list.page({ number: 1, size: 1 });
      expect(page.pagination?.['total-count']).toBeGreaterThan(0);
      await client.agentTokens.destroy(id);
    },
  },
  ...notFound('agentTokens.list', (client, id) => client.agentTokens.list(id).all(), {
    needs: ['agentPoolId'],
    id: ({ has }) => has.agentPoolId ?? '',
  }),
  {
    operation: 'agentTokens.show',
    status: 200,
    what: 'without its secret',
    needs: ['agentPoolId'],
    async act(world) {
      const id = await aToken(world);
      const { attributes } = await world.client.agentTokens.show(id);
      expect(attributes).toMatchObject({ description: 'plangate contract' });
      expect(attributes.token ?? null).toBeNull();
      await world.client.agentTokens.destroy(id);
    },
  },
  ...notFound('agentTokens.show', (client, id) => client.agentTokens.show(id), {
    needs: ['agentPoolId'],
    id: aToken,
  }),
  {
    operation: 'agentTokens.create',
    status: 201,
    what: 'with its secret, once',
    needs: ['agentPoolId'],
    async act({ client, has }) {
      const token = await client.agentTokens.create(has.agentPoolId ?? '', 'plangate contract');
      expect(token.attributes.token?.length).toBeGreaterThan(20);
      await client.agentTokens.destroy(token.id);
    },
  },
  {
    operation: 'agentTokens.create',
    status: 201,
    what: 'with its expiry',
    needs: ['agentPoolId'],
    async act({ client, clock, has }) {
      const expiredAt = new Date(clock.date().getTime() + 86_400_000).toISOString();
      const pool = has.agentPoolId ?? '';
      const token = await client.agentTokens.create(pool, 'plangate contract', { expiredAt });
      const shown = await client.agentTokens.show(token.id);
      expect(Date.parse(shown.attributes['expired-at'] ?? '')).toBe(Date.parse(expiredAt));
      await client.agentTokens.destroy(token.id);
    },
  },
  {
    operation: 'agentTokens.create',
    status: 404,
    what: 'no such pool',
    raw: true,
    act: ({ byHand }) =>
      byHand(
        'POST',
        `/agent-pools/${ABSENT}/authentication-tokens`,
        '{"data":{"type":"authentication-tokens","attributes":{"description":"x"}}}',
      ),
  },
  {
    operation: 'agentTokens.create',
    status: 422,
    what: 'a malformed body',
    needs: ['agentPoolId'],
    raw: true,
    act: ({ byHand, has }) =>
      byHand('POST', `/agent-pools/${has.agentPoolId}/authentication-tokens`, '{"data":{}}'),
  },
  {
    operation: 'agentTokens.create',
    status: 500,
    what: 'a failure of the service, to the end',
    needs: ['agentPoolId', 'breakTokenCreation'],
    async act({ client, has }) {
      has.breakTokenCreation?.();
      return client.agentTokens.create(has.agentPoolId ?? '', 'plangate contract');
    },
  },
  {
    operation: 'agentTokens.destroy',
    status: 204,
    what: 'destroyed',
    needs: ['agentPoolId'],
    act: async (world) => world.client.agentTokens.destroy(await aToken(world)),
  },
  {
    operation: 'agentTokens.destroy',
    status: 404,
    what: 'a second time',
    needs: ['agentPoolId'],
    async act(world) {
      const id = await aToken(world);
      await world.client.agentTokens.destroy(id);
      return world.client.agentTokens.destroy(id);
    },
  },
  ...notFound('agentTokens.destroy', (client, id) => client.agentTokens.destroy(id), {
    needs: ['agentPoolId'],
    id: aToken,
  }),
];

/** Statuses of the specification that no case brings about: must be empty. */
export function uncovered(): string[] {
  return Object.entries(STATUSES).flatMap(([operation, statuses]) =>
    statuses
      .filter(
        (status) =>
          !CASES.some((one) => one.operation === operation && [one.status].flat().includes(status)),
      )
      .map((status) => `${operation}: ${status}`),
  );
}
