import { ServiceError } from '../../../src/client/service-error.ts';
import { CASES, uncovered } from './cases.ts';
import type { Case } from './cases.ts';
import { startLocalWorld } from './local-world.ts';
import { OPERATIONS, operationOf } from './operations.ts';
import { missingVariables, remoteOffers, startRemoteWorld } from './remote-world.ts';
import type { World } from './world.ts';
import { showFigure } from '../../support/sampled.ts';
import { afterAll, beforeAll, describe, expect, test } from '../../support/jest.ts';

test('every operation and every status of the specification has a case', () => {
  const names = OPERATIONS.map(({ name }) => name);
  expect(new Set(CASES.map(({ operation }) => operation))).toEqual(new Set(names));
  expect(uncovered()).toEqual([]);
});

const missing = missingVariables(process.env);
showFigure(
  missing.length === 0
    ? `contract: also run against ${process.env['PLANGATE_CONTRACT_HOSTNAME']}`
    : `contract: not run against a real host; set ${missing.join(', ')}`,
);
type Offer = keyof World['has'];
const EVERYTHING = new Set(CASES.flatMap(({ needs }) => needs ?? []));
const HOSTED = new Set([...EVERYTHING].filter((need) => need !== 'selfManaged'));

/** Each with what it offers: cases that need more are not run there, and said to be left out. */
const WORLDS: [string, ReadonlySet<Offer>, () => Promise<World>][] = [
  [
    'local, self-managed, neutral words',
    EVERYTHING,
    () => startLocalWorld('self-managed', 'neutral'),
  ],
  ['local, hosted, as HCP Terraform', HOSTED, () => startLocalWorld('hosted', 'hcp-terraform')],
  ...(missing.length === 0
    ? [
        [
          `the host ${process.env['PLANGATE_CONTRACT_HOSTNAME']}`,
          remoteOffers(process.env),
          () => startRemoteWorld(process.env),
        ] satisfies (typeof WORLDS)[number],
      ]
    : []),
];

describe.each(WORLDS)('%s', (name, offers, start) => {
  let world: World;
  const runs = CASES.filter(({ needs }) => (needs ?? []).every((need) => offers.has(need)));
  beforeAll(async () => {
    world = await start();
  });
  afterAll(async () => {
    await world.close();
  });

  test('has everything that it offers, and says what it lacks', () => {
    const left = CASES.filter((one) => !runs.includes(one)).map(
      (one) => `${title(one)} (needs ${(one.needs ?? []).join(', ')})`,
    );
    if (left.length > 0) showFigure([`contract, ${name}: left out`, ...left].join('\n  '));
    for (const need of offers) expect(world.has).toHaveProperty(need);
  });

  test.each(runs.map((one): [string, Case] => [title(one), one]))('%s', async (_title, one) => {
    const statuses = [one.status].flat();
    world.exchanges.length = 0;
    const outcome = await one.act(world).catch((error: unknown) => error);

    const answered = world.exchanges
      .filter(({ method, pathname }) => operationOf(method, pathname) === one.operation)
      .map(({ status }) => status);
    if (!answered.some((status) => statuses.includes(status))) {
      throw new Error(`answered ${answered.join(', ')}`, { cause: outcome });
    }
    const refused = statuses.every((status) => status >= 400);
    if (refused && one.raw !== true) {
      expect(outcome).toBeInstanceOf(ServiceError);
      expect(outcome).toMatchObject({ status: statuses[0] });
      expect((outcome as ServiceError).remedy).toMatch(/\.$/);
    } else if (outcome instanceof Error) {
      throw outcome;
    }
  });
});

describe('the hosted edition', () => {
  test('does not have the deletion of backing data', async () => {
    const world = await startLocalWorld('hosted', 'neutral');
    const { configurationVersions: versions } = world.client;
    const { id } = await versions.create(world.workspaceId);
    // One after the other: nobody would be there yet for an answer to the last.
    for (const ask of [
      () => versions.softDeleteBackingData(id),
      () => versions.restoreBackingData(id),
      () => versions.permanentlyDeleteBackingData(id),
    ]) {
      await expect(ask()).rejects.toMatchObject({
        code: 'not-found',
        message: expect.stringContaining('self-managed'),
      });
    }
    await world.close();
  });
});

function title({ operation, status, what }: Case): string {
  const { method = '', path = '' } = OPERATIONS.find(({ name }) => name === operation) ?? {};
  return `${method} ${path || '<upload URL>'} → ${[status].flat().join(' or ')}: ${what}`;
}
