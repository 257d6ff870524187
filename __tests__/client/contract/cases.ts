/** The contract: for every operation and every status that it can answer, how to bring that about. */
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '../../../src/client/client.ts';
import type { Listing } from '../../../src/client/listing.ts';
import type { ConfigurationVersion } from '../../../src/client/wire/configuration-version.ts';
import { STATUSES } from './operations.ts';
import type { World } from './world.ts';
import { expect } from '../../support/jest.ts';

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

const softFailedRun = async ({ has }: World) => (await has.softFailedRun?.()) ?? '';

async function aCheck(world: World): Promise<string> {
  const runId = await softFailedRun(world);
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

const casesOf =
  (area: string) =>
  (
    call: string,
    status: Case['status'],
    what: string,
    needs: NonNullable<Case['needs']>,
    act: Case['act'],
  ): Case => ({ operation: `${area}.${call}`, status, what, needs, act });
/** Of an area, a case whose request is made by hand: nothing rejects. */
const raw =
  (area: ReturnType<typeof casesOf>) =>
  (...of: Parameters<typeof area>): Case => ({ ...area(...of), raw: true });
const BROKEN = ['agentPoolId', 'breakTokenCreation'] as const;
const versions = casesOf('configurationVersions');
const checks = casesOf('policyChecks');
const teams = casesOf('teamAccess');
const tokens = casesOf('agentTokens');

type Ask = (client: Client, id: string, world: World) => Promise<unknown>;

/** Makes a call that takes an id alone, and reads a list to its end. */
function callOf(operation: string): Ask {
  const [area = '', call = ''] = operation.split('.');
  return async (client, id) => {
    const calls: Record<string, unknown> = Object(Reflect.get(client, area));
    const asked = (calls[call] as (id: string) => Promise<unknown> | Listing<unknown>)(id);
    return 'all' in asked ? asked.all() : asked;
  };
}

/** A case for a request about something that does not exist, and about something that is not the caller's. */
function notFound(
  operation: string,
  id?: (world: World) => Promise<string> | string,
  needs: NonNullable<Case['needs']> = [],
  ask = callOf(operation),
): Case[] {
  const refused = { operation, status: 404 };
  const nothing: Case = {
    ...refused,
    what: 'nothing there',
    needs: needs.filter((need) => need === 'selfManaged'),
    act: (world) => ask(world.client, ABSENT, world),
  };
  if (id === undefined) return [nothing];
  const hidden: Case = {
    ...refused,
    what: 'nothing that the caller may see',
    needs: ['outsider', ...needs],
    async act(world) {
      const found = await id(world);
      world.exchanges.length = 0;
      return ask(world.has.outsider as Client, found, world);
    },
  };
  return [nothing, hidden];
}

function backingData(
  call: string,
  good: (world: World) => Promise<string>,
  bad: (world: World) => Promise<string>,
): Case[] {
  const operation = `configurationVersions.${call}`;
  const ask = callOf(operation);
  return [
    versions(call, 200, 'done', ['selfManaged'], async (world) =>
      ask(world.client, await good(world), world),
    ),
    versions(call, 400, 'not from this state', ['selfManaged'], async (world) =>
      ask(world.client, await bad(world), world),
    ),
    ...notFound(operation, uploaded, ['selfManaged']),
  ];
}

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
  versions('list', 200, 'all pages, and the page asked for', [], async (world) => {
    const { id } = await pending(world);
    const list = world.client.configurationVersions.list(world.workspaceId);
    expect((await list.all()).map((version) => version.id)).toContain(id);
    const page = await list.page({ number: 1, size: 1 });
    expect(page.items).toHaveLength(1);
    expect(page.pagination?.['current-page']).toBe(1);
  }),
  ...notFound('configurationVersions.list', ({ workspaceId }) => workspaceId),
  versions('show', 200, 'without the upload URL, with what was included', [], async (world) => {
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
  }),
  ...notFound('configurationVersions.show', async (world) => (await pending(world)).id),
  versions('ingressAttributes', 200, 'alone and included', ['vcsVersionId'], async (world) => {
    const id = world.has.vcsVersionId ?? '';
    const { configurationVersions } = world.client;
    const commit = await configurationVersions.ingressAttributes(id);
    expect(typeof commit.attributes['commit-sha']).toBe('string');
    const shown = await configurationVersions.show(id, { include: ['ingress_attributes'] });
    expect(shown.ingressAttributes?.attributes).toEqual(commit.attributes);
  }),
  versions('ingressAttributes', 404, 'not from version control', [], async (world) => {
    const { id } = await pending(world);
    return world.client.configurationVersions.ingressAttributes(id);
  }),
  ...notFound('configurationVersions.ingressAttributes'),
  versions('create', 201, 'pending, with the upload URL', [], async (world) => {
    const version = await pending(world);
    expect(version.attributes).toMatchObject({ status: 'pending', speculative: true });
    expect(version.attributes['upload-url']).toMatch(/^https?:/);
  }),
  versions('create', 404, 'an organization token', ['organizationToken'], async (world) =>
    world.has.organizationToken?.configurationVersions.create(world.workspaceId),
  ),
  ...notFound('configurationVersions.create', ({ workspaceId }) => workspaceId),
  versions('upload', 200, 'uploaded after a while', [], uploaded),
  versions('archive', 202, 'archived after a while', [], async (world) => {
    const id = await uploaded(world);
    await world.client.configurationVersions.archive(id);
    await until(world, id, 'archived');
  }),
  versions('archive', 409, 'not uploaded yet', [], async (world) =>
    world.client.configurationVersions.archive((await pending(world)).id),
  ),
  versions('archive', 409, 'from version control', ['vcsVersionId'], ({ client, has }) =>
    client.configurationVersions.archive(has.vcsVersionId ?? ''),
  ),
  versions('archive', 409, 'the current one', ['currentVersionId'], ({ client, has }) =>
    client.configurationVersions.archive(has.currentVersionId ?? ''),
  ),
  ...notFound('configurationVersions.archive', uploaded),
  versions('download', [302, 200], 'the bytes that were sent', [], async (world) => {
    const id = await uploaded(world);
    await download(world, (file) => world.client.configurationVersions.download(id, file));
  }),
  versions('download', 404, 'not uploaded', [], async (world) => {
    const { id } = await pending(world);
    return world.client.configurationVersions.download(id, join(world.directory, 'none'));
  }),
  ...notFound('configurationVersions.download', uploaded, [], (client, id, { directory }) =>
    client.configurationVersions.download(id, join(directory, 'none')),
  ),
  versions('downloadForRun', [302, 200], 'the bytes that were sent', [], async (world) => {
    const id = await aRun(world);
    await download(world, (file) => world.client.configurationVersions.downloadForRun(id, file));
  }),
  ...notFound('configurationVersions.downloadForRun', aRun, [], (client, id, { directory }) =>
    client.configurationVersions.downloadForRun(id, join(directory, 'none')),
  ),
  ...backingData('softDeleteBackingData', uploaded, softDeleted),
  ...backingData('restoreBackingData', softDeleted, permanentlyDeleted),
  ...backingData('permanentlyDeleteBackingData', softDeleted, uploaded),
  checks('list', 200, 'whole, and paged when asked for', ['softFailedRun'], async (world) => {
    const list = world.client.policyChecks.list(await softFailedRun(world));
    const all = await list.all();
    expect(all.map(({ attributes }) => attributes.status)).toEqual(['soft_failed']);
    expect((await list.page({ number: 1 })).items).toEqual(all);
  }),
  checks('list', 200, 'with their run and workspace', ['softFailedRun'], async (world) => {
    const runId = await softFailedRun(world);
    const include = ['run', 'run.workspace'] as const;
    const list = world.client.policyChecks.listWithRelated(runId, { include: [...include] });
    const ids = (await list.all()).map(({ run, workspace }) => [run?.id, workspace?.type]);
    expect(ids).toEqual([[runId, 'workspaces']]);
  }),
  checks('list', 200, 'a run without any', [], async (world) =>
    world.client.policyChecks.list(await aRun(world)).all(),
  ),
  ...notFound('policyChecks.list', aRun),
  checks('show', 200, 'with its run and workspace', ['softFailedRun'], async (world) => {
    const shown = await world.client.policyChecks.show(await aCheck(world), {
      include: ['run', 'run.workspace'],
    });
    expect(shown.check.attributes.result).toMatchObject({ result: false, 'soft-failed': 1 });
    expect(shown.check.attributes.actions?.['is-overridable']).toBe(true);
    expect(shown.run?.type).toBe('runs');
    expect(shown.workspace?.type).toBe('workspaces');
    expect(await world.client.policyChecks.output(shown.check.id)).toContain('false');
  }),
  ...notFound('policyChecks.show', aCheck, ['softFailedRun']),
  checks('override', 200, 'overridden', ['softFailedRun'], async (world) => {
    const check = await world.client.policyChecks.override(await aCheck(world));
    expect(check.attributes.status).toBe('overridden');
    expect(check.attributes['status-timestamps']).toHaveProperty('overridden-at');
  }),
  checks('override', 409, 'a second time', ['softFailedRun'], async (world) => {
    const id = await aCheck(world);
    await world.client.policyChecks.override(id, { comment: 'contract' });
    return world.client.policyChecks.override(id);
  }),
  ...notFound('policyChecks.override', aCheck, ['softFailedRun']),
  teams('list', 200, 'all at once, and paged when asked for', ['teamId'], async (world) => {
    const id = await aGrant(world);
    const list = world.client.teamAccess.list(world.workspaceId);
    expect((await list.all()).map((grant) => grant.id)).toContain(id);
    expect((await list.page({ number: 1, size: 1 })).items).toHaveLength(1);
  }),
  ...notFound('teamAccess.list', ({ workspaceId }) => workspaceId),
  teams('show', 200, 'what the level implies', ['teamId'], async (world) => {
    const grant = await world.client.teamAccess.show(await aGrant(world));
    expect(grant.attributes).toMatchObject({ access: 'read', runs: 'read', variables: 'read' });
  }),
  ...notFound('teamAccess.show', aGrant, ['teamId']),
  teams('add', [200, 201], 'custom, in the words of the engine', ['teamId'], async (world) => {
    await withoutGrant(world);
    const { client, workspaceId, has } = world;
    const { id, attributes } = await client.teamAccess.add({
      workspaceId,
      teamId: has.teamId ?? '',
      access: 'custom',
      runs: 'plan',
      'engine-mocks': 'read',
      'policy-overrides': true,
    });
    expect(attributes).toMatchObject({ access: 'custom', runs: 'plan', variables: 'none' });
    expect(attributes['policy-overrides']).toBe(true);
    expect(attributes['engine-mocks'] ?? attributes['sentinel-mocks']).toBe('read');
    await client.teamAccess.remove(id);
  }),
  teams('add', 404, 'no such workspace', ['teamId'], ({ client, has }) =>
    client.teamAccess.add({ workspaceId: ABSENT, teamId: has.teamId ?? '', access: 'read' }),
  ),
  teams('add', 404, 'no such team', [], ({ client, workspaceId }) =>
    client.teamAccess.add({ workspaceId, teamId: ABSENT, access: 'read' }),
  ),
  teams('add', 422, 'the team has access already', ['teamId'], async (world) => {
    await aGrant(world);
    const { client, workspaceId, has } = world;
    return client.teamAccess.add({ workspaceId, teamId: has.teamId ?? '', access: 'plan' });
  }),
  raw(teams)('add', 422, 'a malformed body', [], ({ byHand }) =>
    byHand('POST', '/team-workspaces', '{"data":{"type":"team-workspaces","attributes":{}}}'),
  ),
  teams('update', 200, 'what is not sent stays', ['teamId'], async (world) => {
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
  }),
  ...notFound('teamAccess.update', aGrant, ['teamId'], (client, id) =>
    client.teamAccess.update(id, { access: 'read' }),
  ),
  raw(teams)('update', 422, 'what only a custom level takes', ['teamId'], async (world) => {
    const attributes = '{"access":"read","runs":"apply"}';
    const body = `{"data":{"type":"team-workspaces","attributes":${attributes}}}`;
    return world.byHand('PATCH', `/team-workspaces/${await aGrant(world)}`, body);
  }),
  teams('remove', 204, 'removed', ['teamId'], withoutGrant),
  teams('remove', 404, 'a second time', ['teamId'], async (world) => {
    const id = await aGrant(world);
    await world.client.teamAccess.remove(id);
    return world.client.teamAccess.remove(id);
  }),
  ...notFound('teamAccess.remove', aGrant, ['teamId']),
  tokens('list', 200, 'without secrets, with numbers', ['agentPoolId'], async (world) => {
    const id = await aToken(world);
    const { client, has } = world;
    const list = client.agentTokens.list(has.agentPoolId ?? '');
    const mine = (await list.all()).find((token) => token.id === id);
    expect(mine?.attributes.token ?? null).toBeNull();
    const page = await list.page({ number: 1, size: 1 });
    expect(page.pagination?.['total-count']).toBeGreaterThan(0);
    await client.agentTokens.destroy(id);
  }),
  ...notFound('agentTokens.list', ({ has }) => has.agentPoolId ?? '', ['agentPoolId']),
  tokens('show', 200, 'without its secret', ['agentPoolId'], async (world) => {
    const id = await aToken(world);
    const { attributes } = await world.client.agentTokens.show(id);
    expect(attributes).toMatchObject({ description: 'plangate contract' });
    expect(attributes.token ?? null).toBeNull();
    await world.client.agentTokens.destroy(id);
  }),
  ...notFound('agentTokens.show', aToken, ['agentPoolId']),
  tokens('create', 201, 'with its secret, once', ['agentPoolId'], async ({ client, has }) => {
    const token = await client.agentTokens.create(has.agentPoolId ?? '', 'plangate contract');
    expect(token.attributes.token?.length).toBeGreaterThan(20);
    await client.agentTokens.destroy(token.id);
  }),
  tokens('create', 201, 'with its expiry', ['agentPoolId'], async ({ client, clock, has }) => {
    const expiredAt = new Date(clock.date().getTime() + 86_400_000).toISOString();
    const pool = has.agentPoolId ?? '';
    const token = await client.agentTokens.create(pool, 'plangate contract', { expiredAt });
    const shown = await client.agentTokens.show(token.id);
    expect(Date.parse(shown.attributes['expired-at'] ?? '')).toBe(Date.parse(expiredAt));
    await client.agentTokens.destroy(token.id);
  }),
  raw(tokens)('create', 404, 'no such pool', [], ({ byHand }) => {
    const body = '{"data":{"type":"authentication-tokens","attributes":{"description":"x"}}}';
    return byHand('POST', `/agent-pools/${ABSENT}/authentication-tokens`, body);
  }),
  raw(tokens)('create', 422, 'a malformed body', ['agentPoolId'], ({ byHand, has }) =>
    byHand('POST', `/agent-pools/${has.agentPoolId}/authentication-tokens`, '{"data":{}}'),
  ),
  tokens('create', 500, 'a failure to the end', BROKEN, async ({ client, has }) => {
    has.breakTokenCreation?.();
    return client.agentTokens.create(has.agentPoolId ?? '', 'plangate contract');
  }),
  tokens('destroy', 204, 'destroyed', ['agentPoolId'], async (world) =>
    world.client.agentTokens.destroy(await aToken(world)),
  ),
  tokens('destroy', 404, 'a second time', ['agentPoolId'], async (world) => {
    const id = await aToken(world);
    await world.client.agentTokens.destroy(id);
    return world.client.agentTokens.destroy(id);
  }),
  ...notFound('agentTokens.destroy', aToken, ['agentPoolId']),
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
