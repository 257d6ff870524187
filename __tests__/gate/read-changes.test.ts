import type { Plan } from '../../src/client/wire/run.ts';
import type { PlanDiff } from '../../src/policy/changed-attributes.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import { guardOfSettings } from '../../src/check/judging-options.ts';
import type { Subject } from '../../src/hosts/host.ts';
import { readChanges } from '../../src/gate/read-changes.ts';
import { ServiceError } from '../../src/client/errors.ts';
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

type Source = string | Error | { begun: string; broke: Error };

interface Read {
  log?: Source;
  json?: Source;
  /** The JSON with its values, where it may be read. */
  whole?: Source;
  attributes?: Partial<Plan['attributes']>;
  guarded?: boolean;
  diff?: PlanDiff;
}

/** By default the log does not add up, and the JSON does. Each source is sent in two attempts, the first of which broke off. */
async function read({
  log = planLog(OTHER),
  json = planJson(REAL),
  whole,
  attributes,
  guarded = false,
  diff,
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
  const send = (source: Source) => async (_: unknown, open: () => (bytes: Uint8Array) => void) => {
    if (source instanceof Error) throw source;
    open()(Buffer.from(planLog(OTHER)));
    open()(Buffer.from(typeof source === 'string' ? source : source.begun));
    if (typeof source !== 'string') throw source.broke;
  };
  const answer = (source: Source) => async () => {
    if (source instanceof Error) throw source;
    if (typeof source !== 'string') throw source.broke;
    return source;
  };
  const stub = stubClient({
    'runs.streamPlanLog': send(log),
    'runs.planJson': answer(json),
    ...(whole !== undefined && { 'runs.wholePlanJson': answer(whole) }),
  });
  const clock = instantClock();
  const signal = new AbortController().signal;
  const ports = { client: stub.client, clock, signal, deadline: clock.now() + 5_000, diff };
  const guard = guarded ? { fullPlan: whole !== undefined } : undefined;
  const changes = await readChanges(of, ports, { rules: guard });
  const asked = stub.calls.map((call) => call.split(' ')[0]?.replace(/runs\.(?:stream)?/, ''));
  return { changes, asked, scopes: stub.scopes, deadline: ports.deadline };
}

const plainDiff = { values: false, conceal: (text: string) => text };

test('the log is enough where it adds up, within the deadline of the job', async () => {
  const { changes, asked, scopes, deadline } = await read({ log: planLog(REAL) });
  expect(changes).toMatchObject({ source: 'log', doubt: undefined });
  expect(asked).toEqual(['PlanLog']);
  expect(scopes).toMatchObject([{ deadline }]);
});

test.each([
  ['is for people', 'Terraform will perform the following actions'],
  ['does not add up', planLog(OTHER)],
  ['cannot be read', refused('not-found')],
  ['ends too early', { begun: planLog(REAL).slice(0, 400), broke: refused('timeout') }],
])('a log that %s: the JSON is read instead', async (_, log) => {
  const { changes, asked } = await read({ log });
  expect(changes).toMatchObject({ source: 'json', doubt: undefined });
  expect(changes?.changes.map(({ address }) => address)).toEqual([
    'aws_db_instance.main',
    'aws_vpc.main',
  ]);
  expect(asked).toEqual(['PlanLog', 'planJson']);
});

test('where both are in doubt, the log is shown with its doubt', async () => {
  for (const json of [planJson(OTHER), refused('not-found'), 'no JSON']) {
    const { changes } = await read({ json });
    expect(changes).toMatchObject({ source: 'log', doubt: expect.stringMatching(/add up/) });
  }
  const json = { begun: planJson(REAL), broke: refused('unreadable') };
  expect((await read({ log: '', json })).changes).toBeUndefined();
});

describe('where a verdict depends on it', () => {
  const readGuarded = (more: Read) => read({ guarded: true, ...more });

  test('the JSON comes first, which nothing that a plan runs writes into', async () => {
    const { changes, asked } = await readGuarded({});
    expect(changes).toMatchObject({ source: 'json', doubt: undefined });
    expect(asked).toEqual(['planJson']);
  });

  const answered = (status: number) =>
    new ServiceError('no', { code: 'invalid', method: 'GET', path: '/plans/plan-1', status });
  const whole = planJson(REAL);

  test.each([404, 405])(
    'a service without redacted JSON (%d): the whole, if asked',
    async (status) => {
      const json = answered(status);
      const without = await readGuarded({ log: 'for people', json });
      expect(without.asked).not.toContain('wholePlanJson');
      const { changes, asked } = await readGuarded({ log: 'x', json, diff: plainDiff, whole });
      expect(asked).toEqual(['planJson', 'wholePlanJson']);
      expect(changes).toMatchObject({ source: 'json', doubt: undefined });
      expect(changes?.changes.every(({ differs }) => differs === undefined)).toBe(true);
    },
  );

  test('the whole is not read where the redacted JSON is there, is refused or breaks', async () => {
    for (const json of [planJson(REAL), answered(403), refused('timeout')]) {
      const { asked } = await readGuarded({ log: planLog(REAL), json, whole });
      expect(asked).not.toContain('wholePlanJson');
    }
  });

  test('the log is read strictly', async () => {
    const log = planLog(REAL, ['x"planned_change"']);
    const { changes, asked } = await readGuarded({ log, json: refused('not-found') });
    expect(changes?.doubt).toMatch(/not in its own form/);
    expect(asked).toEqual(['planJson', 'PlanLog']);
  });

  test.each([null, true, false])('a plan is read although it says: has-changes %s', async (has) => {
    const { changes, asked } = await readGuarded({
      log: planLog([]),
      json: planJson([{ address: 'aws_db_instance.main', actions: ['forget'] }]),
      attributes: { 'has-changes': has, ...NONE },
    });
    expect(changes?.changes).toMatchObject([{ address: 'aws_db_instance.main', action: 'forget' }]);
    expect(asked).toEqual(['planJson']);
  });

  test.each<[string, Source, string]>([
    ['does not add up', planJson(OTHER), 'does not add up'],
    [
      'has an entry that cannot be read',
      planJson(REAL).replace('"address":"aws_vpc.main"', '"address":7'),
      'has an entry that cannot be read',
    ],
  ])('JSON that %s is kept, with its doubt, and no log is asked', async (_, json, doubt) => {
    const { changes, asked } = await readGuarded({ json });
    expect(changes?.source).toBe('json');
    expect(changes?.doubt).toContain(doubt);
    expect(asked).toEqual(['planJson']);
  });

  const oneNamed = { doubt: expect.stringContaining('log names 1 change') };
  test.each<[string, Source, object | undefined]>([
    ['and its log names one', planLog(OTHER), oneNamed],
    ['and its log neither', planLog([]), { source: 'json', doubt: undefined, changes: [] }],
    ['and its log cannot be read', refused('not-found'), undefined],
  ])('JSON that has no list of changes, %s', async (_, log, expected) => {
    const json = '{"plan_format_version":"1.1"}';
    const { changes } = await readGuarded({ log, json, attributes: NONE });
    if (expected === undefined) expect(changes).toBeUndefined();
    else expect(changes).toMatchObject(expected);
  });

  test.each([
    ['', 'the answer is no JSON'],
    ['<html>Sign in</html>', 'the plan is not JSON'],
    ['[]', 'the plan is not an object of JSON'],
    ['null', 'the plan is not an object of JSON'],
    [planJson(REAL).slice(0, -20), 'the plan is not JSON'],
  ])('the log is not enough where the answer is %j and no plan', async (json, why) => {
    const { changes } = await readGuarded({ log: planLog(REAL), json });
    expect(changes?.changes).toHaveLength(2);
    expect(changes?.doubt).toBe(
      `The plan's JSON could not be read (${why}), and its log alone is not enough.`,
    );
  });

  test.each([
    ['not-found', undefined],
    ['forbidden', undefined],
    ['server-error', /could not be read \(server-error\), and its log alone is not enough/],
    ['timeout', /could not be read \(timeout\)/],
    ['too-large', /could not be read \(too-large\)/],
  ] as const)('the log speaks for JSON that is %s', async (code, doubt) => {
    const { changes } = await readGuarded({ log: planLog(REAL), json: refused(code) });
    expect(changes?.source).toBe('log');
    expect(changes?.changes).toHaveLength(2);
    if (doubt === undefined) expect(changes?.doubt).toBeUndefined();
    else expect(changes?.doubt).toMatch(doubt);
  });
});

test('nothing at all is known where neither is there', async () => {
  expect((await read({ log: '', json: refused('not-found') })).changes).toBeUndefined();
});

const UNTOLD = { 'has-changes': null, 'resource-additions': null, 'resource-destructions': null };
test.each<[string, Read['attributes']]>([
  ['nothing changes', { 'has-changes': false, ...NONE }],
  ['it is not told whether anything changes', UNTOLD],
  ['the plan failed', { status: 'errored' }],
])('nothing is asked where %s', async (_, attributes) => {
  const { changes, asked } = await read({ log: planLog(REAL), attributes });
  expect([changes, asked]).toEqual([undefined, []]);
});

test('a cancelled job and a mistake of ours are not swallowed', async () => {
  for (const log of [refused('aborted'), new TypeError('mistake')])
    await expect(read({ log })).rejects.toBe(log);
});

describe('where what changes inside is asked for', () => {
  const readInside = (more: Read) => read({ log: planLog(REAL), diff: plainDiff, ...more });
  const names = (changes: PlannedChanges | undefined) =>
    changes?.changes.map(({ address, differs }) => [address, differs?.map(({ name }) => name)]);

  test.each([true, false])(
    'one download serves changes, guard and attributes; guard: %s',
    async (guarded) => {
      const { changes, asked } = await readInside({ log: planLog(OTHER), guarded });
      expect(asked).toEqual(['planJson']);
      expect(changes).toMatchObject({ source: 'json', doubt: undefined, unread: undefined });
      expect(names(changes)).toEqual([
        ['aws_db_instance.main', ['note', 'secret']],
        ['aws_vpc.main', ['note', 'secret']],
      ]);
    },
  );

  test('nothing is asked in a workspace without changes', async () => {
    const { asked } = await readInside({ attributes: { 'has-changes': false, ...NONE } });
    expect(asked).toEqual([]);
  });

  const unread = "the plan's JSON could not be read";
  const none = 'the service shows this token no JSON of the plan';
  test.each<[string, Source, string]>([
    ['not-found', refused('not-found'), `${none} (not-found)`],
    ['unprocessable', refused('unprocessable'), `${unread} (unprocessable)`],
    ['too-large', refused('too-large'), `${unread} (too-large)`],
    ['empty', '', `${none}.`],
  ])(
    'without JSON the log names the resources, and the report says why: %s',
    async (_, json, why) => {
      for (const guarded of [false, true]) {
        const { changes, asked } = await readInside({ json, guarded });
        expect(asked).toEqual(['planJson', 'PlanLog']);
        expect(changes).toMatchObject({ source: 'log' });
        expect(changes?.unread).toContain(`Which attributes differ is not known: ${why}`);
      }
    },
  );

  test('the schemas are passed over, before the changes and after them', async () => {
    const document = JSON.parse(planJson(REAL)) as Record<string, unknown>;
    const { provider_schemas: schemas, ...rest } = document;
    for (const json of [
      { provider_schemas: schemas, ...rest },
      { ...rest, provider_schemas: schemas },
    ]) {
      const { changes } = await readInside({ json: JSON.stringify(json) });
      expect(changes?.changes).toHaveLength(2);
      expect(names(changes)?.[0]).toEqual(['aws_db_instance.main', ['note', 'secret']]);
    }
  });
});

test.each<[string, Partial<Subject> | undefined, boolean]>([
  ['a run that is named', undefined, true],
  ['a push', { proposed: false }, true],
  ['a pull request of the repository', { proposed: true, change: { fork: false } }, true],
  ['a pull request of a fork', { proposed: true, change: { fork: true } }, false],
  ['one of unknown origin', { proposed: true, change: {} }, false],
  ['one of which the job says nothing', { proposed: true }, false],
])('with full-plan, the whole plan of %s may be read: %#', (_, subject, expected) => {
  const settings = { protect: ['*.*'], fullPlan: true };
  expect(guardOfSettings(settings, subject as Subject | undefined)?.fullPlan).toBe(expected);
  expect(guardOfSettings({ protect: ['*.*'] }, subject as Subject | undefined)?.fullPlan).toBe(
    false,
  );
});
