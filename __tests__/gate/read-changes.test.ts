import type { Plan } from '../../src/client/wire/run.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import { readChanges } from '../../src/gate/read-changes.ts';
import { ServiceError } from '../../src/client/service-error.ts';
import { plan } from '../support/evidence.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { countsOf, planJson, planLog, type WrittenChange } from '../support/plan-sources.ts';
import { refused, stubClient } from '../support/stub-client.ts';

const REAL: WrittenChange[] = [
  { address: 'aws_db_instance.main', actions: ['delete'] },
  { address: 'aws_vpc.main', actions: ['create'] },
];
const OTHER: WrittenChange[] = [{ address: 'aws_vpc.main', actions: ['create'] }];

const NONE = { 'resource-additions': 0, 'resource-destructions': 0 };

interface Read {
  log?: string | Error;
  json?: string | Error;
  /** The JSON with its values, where it may be read. */
  whole?: string;
  attributes?: Partial<Plan['attributes']>;
  guarded?: boolean;
}

async function read({
  log = refused('not-found'),
  json = planJson(REAL),
  whole,
  attributes,
  guarded = false,
}: Read = {}) {
  const { additions, changes: updates, destructions, imports } = countsOf(REAL);
  const of = plan({
    'has-changes': true,
    'resource-additions': additions,
    'resource-changes': updates,
    'resource-destructions': destructions,
    'resource-imports': imports,
    ...attributes,
  });
  const answer = (source: string | Error) => async () => {
    if (source instanceof Error) throw source;
    return source;
  };
  const stub = stubClient({
    'runs.planLog': answer(log),
    'runs.planJson': answer(json),
    ...(whole !== undefined && { 'runs.wholePlanJson': answer(whole) }),
  });
  const clock = instantClock();
  const signal = new AbortController().signal;
  const ports = { client: stub.client, clock, signal, deadline: clock.now() + 5_000 };
  const askedChanges = {
    isGuarded: guarded,
    mayReadWhole: whole !== undefined,
    json: undefined,
  };
  const changes = await readChanges(of, askedChanges, ports);
  const asked = stub.calls.map((call) => call.split(' ')[0]?.replace('runs.', ''));
  return { changes, asked, scopes: stub.scopes, deadline: ports.deadline };
}

test('the redacted JSON is enough, and is read within the deadline of the job', async () => {
  const { changes, asked, scopes, deadline } = await read();
  expect(changes).toMatchObject({ source: 'json', doubt: undefined });
  expect(changes?.changes.map(({ address }) => address)).toEqual([
    'aws_db_instance.main',
    'aws_vpc.main',
  ]);
  expect(asked).toEqual(['planJson']);
  expect(scopes).toMatchObject([{ deadline }]);
});

test.each([
  ['that is not there', refused('not-found')],
  ['that breaks off', refused('unreadable')],
  ['that is none', 'no JSON'],
  ['that is empty', ''],
])('only the counts are known with JSON %s', async (_, json) => {
  const { changes, asked } = await read({ json });
  expect([changes, asked]).toEqual([undefined, ['planJson']]);
});

describe('a list of changes on which a verdict depends', () => {
  const readGuarded = (more: Read) => read({ guarded: true, ...more });

  const answered = (status: number) =>
    new ServiceError('no', { code: 'invalid', method: 'GET', path: '/plans/plan-1', status });
  const whole = planJson(REAL);

  test.each([404, 405])(
    'is read from the whole JSON, if allowed, where a service has no redacted one (%d)',
    async (status) => {
      const json = answered(status);
      const without = await readGuarded({ json });
      expect(without.asked).not.toContain('wholePlanJson');
      const { changes, asked } = await readGuarded({ json, whole });
      expect(asked).toEqual(['planJson', 'wholePlanJson']);
      expect(changes).toMatchObject({ source: 'json', doubt: undefined });
      expect(changes?.changes.every(({ differs }) => differs === undefined)).toBe(true);
    },
  );

  test('is not read from the whole JSON where the redacted one is there, is refused or breaks', async () => {
    for (const json of [planJson(REAL), answered(403), refused('timeout')]) {
      const { asked } = await readGuarded({ json, whole });
      expect(asked).not.toContain('wholePlanJson');
    }
  });

  test.each([null, true, false])('is read although the plan says: has-changes %s', async (has) => {
    const { changes, asked } = await readGuarded({
      json: planJson([{ address: 'aws_db_instance.main', actions: ['forget'] }]),
      attributes: { 'has-changes': has, ...NONE },
    });
    expect(changes?.changes).toMatchObject([{ address: 'aws_db_instance.main', action: 'forget' }]);
    expect(asked).toEqual(['planJson']);
  });

  test.each<[string, string, string]>([
    ['does not add up', planJson(OTHER), 'does not add up'],
    [
      'has an entry that cannot be read',
      planJson(REAL).replace('"address":"aws_vpc.main"', '"address":7'),
      'has an entry that cannot be read',
    ],
  ])('is kept with a doubt where the JSON %s', async (_, json, doubt) => {
    const { changes, asked } = await readGuarded({ json });
    expect(changes?.source).toBe('json');
    expect(changes?.doubt).toContain(doubt);
    expect(asked).toEqual(['planJson']);
  });

  const oneNamed = { doubt: expect.stringContaining('its log names some') };
  test.each<[string, string | Error, object | undefined]>([
    ['and its log names one', planLog(OTHER), oneNamed],
    ['and its log neither', planLog([]), { source: 'json', doubt: undefined, changes: [] }],
    ['and its log is for people', 'No changes.', undefined],
    ['and its log cannot be read', refused('not-found'), undefined],
  ])('is in doubt without a list in the JSON, %s', async (_, log, expected) => {
    const json = '{"plan_format_version":"1.1"}';
    const { changes } = await readGuarded({ log, json, attributes: NONE });
    if (expected === undefined) expect(changes).toBeUndefined();
    else expect(changes).toMatchObject(expected);
  });

  test.each<[string | Error, string]>([
    ['', 'the answer is no JSON'],
    ['<html>Sign in</html>', 'the plan is not JSON'],
    ['[]', 'the plan is not an object of JSON'],
    ['null', 'the plan is not an object of JSON'],
    [planJson(REAL).slice(0, -20), 'the plan is not JSON'],
    [refused('server-error'), 'server-error'],
    [refused('timeout'), 'timeout'],
    [refused('too-large'), 'too-large'],
  ])('is in doubt with a reason where the answer is no plan: %#', async (json, why) => {
    const { changes } = await readGuarded({ json });
    expect(changes).toMatchObject({
      changes: [],
      doubt: `The plan's JSON could not be read (${why}).`,
    });
  });

  test.each(['not-found', 'forbidden'] as const)(
    'is unknown where the JSON is %s',
    async (code) => {
      expect((await readGuarded({ json: refused(code) })).changes).toBeUndefined();
    },
  );
});

const UNTOLD = { 'has-changes': null, 'resource-additions': null, 'resource-destructions': null };
test.each<[string, Read['attributes']]>([
  ['nothing changes', { 'has-changes': false, ...NONE }],
  ['it is not told whether anything changes', UNTOLD],
  ['the plan failed', { status: 'errored' }],
])('no JSON is requested where %s', async (_, attributes) => {
  const { changes, asked } = await read({ attributes });
  expect([changes, asked]).toEqual([undefined, []]);
});

test('a canceled job and an error of the program are not hidden', async () => {
  for (const json of [refused('aborted'), new TypeError('mistake')])
    await expect(read({ json })).rejects.toBe(json);
});

describe('the attributes that change', () => {
  const names = (changes: PlannedChanges | undefined) =>
    changes?.changes.map(({ address, differs }) => [address, differs?.map(({ name }) => name)]);

  test.each([true, false])(
    'come with changes and guard in one download; guard: %s',
    async (guarded) => {
      const { changes, asked } = await read({ guarded });
      expect(asked).toEqual(['planJson']);
      expect(changes).toMatchObject({ source: 'json', doubt: undefined, unread: undefined });
      expect(names(changes)).toEqual([
        ['aws_db_instance.main', ['note', 'secret']],
        ['aws_vpc.main', ['note', 'secret']],
      ]);
    },
  );

  test('are read although the schemas are in front of the changes or behind them', async () => {
    const document = JSON.parse(planJson(REAL)) as Record<string, unknown>;
    const { provider_schemas: schemas, ...rest } = document;
    for (const json of [
      { provider_schemas: schemas, ...rest },
      { ...rest, provider_schemas: schemas },
    ]) {
      const { changes } = await read({ json: JSON.stringify(json) });
      expect(changes?.changes).toHaveLength(2);
      expect(names(changes)?.[0]).toEqual(['aws_db_instance.main', ['note', 'secret']]);
    }
  });
});
