import type { Plan } from '../../src/client/wire/run.ts';
import type { PlanDiff } from '../../src/policy/changed-attributes.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import { guardOfSettings } from '../../src/check/plan-and-judge.ts';
import type { Subject } from '../../src/hosts/host.ts';
import { readChanges } from '../../src/gate/read-changes.ts';
import { ServiceError } from '../../src/client/errors.ts';
import { instantClock } from '../support/instant-clock.ts';
import { describe, expect, test } from '../support/jest.ts';
import { countsOf, planJson, planLog, type WrittenChange } from '../support/plan-sources.ts';
import { refused, stubClient } from '../support/stub-client.ts';

const REAL: WrittenChange[] = [
  { address: 'aws_db_instance.main', actions: ['delete'] },
  { address: 'aws_vpc.main', actions: ['create'] },
];
const OTHER: WrittenChange[] = [{ address: 'aws_vpc.main', actions: ['create'] }];

function planOf(attributes: Partial<Plan['attributes']> = {}): Plan {
  const { additions, changes, destructions, imports } = countsOf(REAL);
  return {
    id: 'plan-1',
    type: 'plans',
    relationships: {},
    links: {},
    attributes: {
      status: 'finished',
      'has-changes': true,
      'resource-additions': additions,
      'resource-changes': changes,
      'resource-destructions': destructions,
      'resource-imports': imports,
      ...attributes,
    },
  };
}

type Source = string | Error | { begun: string; broke: Error };

/** Each source is sent in two attempts, the first of which broke off. */
async function read(
  log: Source,
  json: Source,
  plan: Plan = planOf(),
  guarded = false,
  diff?: PlanDiff,
  whole?: Source,
) {
  const send = (source: Source) => async (_: unknown, open: () => (bytes: Uint8Array) => void) => {
    if (source instanceof Error) throw source;
    open()(Buffer.from(planLog(OTHER)));
    open()(Buffer.from(typeof source === 'string' ? source : source.begun));
    if (typeof source !== 'string') throw source.broke;
  };
  const stub = stubClient({
    'runs.streamPlanLog': send(log),
    'runs.streamPlanJson': send(json),
    ...(whole !== undefined && { 'runs.streamWholePlanJson': send(whole) }),
  });
  const clock = instantClock();
  const signal = new AbortController().signal;
  const ports = { client: stub.client, clock, signal, deadline: clock.now() + 5_000, diff };
  const guard = guarded ? { fullPlan: whole !== undefined } : undefined;
  const changes = await readChanges(plan, ports, guard);
  const asked = stub.calls.map((call) => call.split(' ')[0]);
  return { changes, asked, scopes: stub.scopes, deadline: ports.deadline };
}

const plainDiff = { values: false, conceal: (text: string) => text };

test('the log is enough where it adds up, within the deadline of the job', async () => {
  const { changes, asked, scopes, deadline } = await read(planLog(REAL), planJson(REAL));
  expect(changes).toMatchObject({ source: 'log', doubt: undefined });
  expect(asked).toEqual(['runs.streamPlanLog']);
  expect(scopes).toMatchObject([{ deadline }]);
});

test.each([
  ['is for people', 'Terraform will perform the following actions'],
  ['does not add up', planLog(OTHER)],
  ['cannot be read', refused('not-found')],
  ['ends too early', { begun: planLog(REAL).slice(0, 400), broke: refused('timeout') }],
])('a log that %s: the JSON is read instead', async (_, log) => {
  const { changes, asked } = await read(log, planJson(REAL));
  expect(changes).toMatchObject({ source: 'json', doubt: undefined });
  expect(changes?.changes.map(({ address }) => address)).toEqual([
    'aws_db_instance.main',
    'aws_vpc.main',
  ]);
  expect(asked).toEqual(['runs.streamPlanLog', 'runs.streamPlanJson']);
});

test('where both are in doubt, the log is shown with its doubt', async () => {
  for (const json of [planJson(OTHER), refused('not-found'), 'no JSON']) {
    const { changes } = await read(planLog(OTHER), json);
    expect(changes).toMatchObject({ source: 'log', doubt: expect.stringMatching(/add up/) });
  }
  const { changes } = await read('', { begun: planJson(REAL), broke: refused('unreadable') });
  expect(changes).toMatchObject({
    source: 'json',
    doubt: 'What the plan changes was not read to its end (unreadable).',
  });
});

describe('where a verdict depends on it', () => {
  test('the JSON comes first, which nothing that a plan runs writes into', async () => {
    const { changes, asked } = await read(planLog(OTHER), planJson(REAL), planOf(), true);
    expect(changes).toMatchObject({ source: 'json', doubt: undefined });
    expect(asked).toEqual(['runs.streamPlanJson']);
  });

  const answered = (status: number) =>
    new ServiceError('no', { code: 'invalid', method: 'GET', path: '/plans/plan-1', status });

  test.each([404, 405])(
    'a service without redacted JSON (%d): the whole, if asked',
    async (status) => {
      const without = await read('for people', answered(status), planOf(), true);
      expect(without.asked).not.toContain('runs.streamWholePlanJson');
      const whole = planJson(REAL);
      const { changes, asked } = await read(
        'x',
        answered(status),
        planOf(),
        true,
        plainDiff,
        whole,
      );
      expect(asked).toEqual(['runs.streamPlanJson', 'runs.streamWholePlanJson']);
      expect(changes).toMatchObject({ source: 'json', doubt: undefined });
      expect(changes?.changes.every(({ differs }) => differs === undefined)).toBe(true);
    },
  );

  test('the whole is not read where the redacted JSON is there, is refused or breaks', async () => {
    for (const json of [planJson(REAL), answered(403), refused('timeout')]) {
      const { asked } = await read(planLog(REAL), json, planOf(), true, undefined, planJson(REAL));
      expect(asked).not.toContain('runs.streamWholePlanJson');
    }
  });

  test('the log is read strictly', async () => {
    const glued = planLog(REAL, ['x"planned_change"']);
    const { changes, asked } = await read(glued, refused('not-found'), planOf(), true);
    expect(changes?.doubt).toMatch(/not in its own form/);
    expect(asked).toEqual(['runs.streamPlanJson', 'runs.streamPlanLog']);
  });

  test.each([null, true, false])('a plan is read although it says: has-changes %s', async (has) => {
    const none = { 'resource-additions': 0, 'resource-destructions': 0 };
    const plan = planOf({ 'has-changes': has, ...none });
    const forgets: WrittenChange[] = [{ address: 'aws_db_instance.main', actions: ['forget'] }];
    const { changes, asked } = await read(planLog([]), planJson(forgets), plan, true);
    expect(changes?.changes).toMatchObject([{ address: 'aws_db_instance.main', action: 'forget' }]);
    expect(asked).toEqual(['runs.streamPlanJson']);
  });

  test.each<[string, Source, string]>([
    ['does not add up', planJson(OTHER), 'does not add up'],
    [
      'has an entry that cannot be read',
      planJson(REAL).replace('"address":"aws_vpc.main"', '"address":7'),
      'has an entry that cannot be read',
    ],
    [
      'breaks off',
      { begun: planJson(REAL).slice(0, -20), broke: refused('network') },
      'was not read to its end (network)',
    ],
  ])('JSON that %s is kept, with its doubt, and no log is asked', async (_, json, doubt) => {
    const { changes, asked } = await read(planLog(OTHER), json, planOf(), true);
    expect(changes?.source).toBe('json');
    expect(changes?.doubt).toContain(doubt);
    expect(asked).toEqual(['runs.streamPlanJson']);
  });

  test.each<[string, Source, object | undefined]>([
    [
      'and its log names one',
      planLog(OTHER),
      { doubt: expect.stringContaining('log names 1 change') },
    ],
    ['and its log neither', planLog([]), { source: 'json', doubt: undefined, changes: [] }],
    ['and its log cannot be read', refused('not-found'), undefined],
  ])('JSON that has no list of changes, %s', async (_, log, expected) => {
    const none = planOf({ 'resource-additions': 0, 'resource-destructions': 0 });
    const { changes } = await read(log, '{"plan_format_version":"1.1"}', none, true);
    if (expected === undefined) expect(changes).toBeUndefined();
    else expect(changes).toMatchObject(expected);
  });

  test.each(['', '<html>Sign in</html>', '[]', 'null'])(
    'the log is not enough where the answer is %j and no plan',
    async (json) => {
      const { changes } = await read(planLog(REAL), json, planOf(), true);
      expect(changes?.changes).toHaveLength(2);
      expect(changes?.doubt).toBe(
        "The plan's JSON could not be read (the answer is no JSON), and its log alone is not enough.",
      );
    },
  );

  test.each([
    ['not-found', undefined],
    ['forbidden', undefined],
    ['server-error', /could not be read \(server-error\), and its log alone is not enough/],
    ['timeout', /could not be read \(timeout\)/],
    ['too-large', /could not be read \(too-large\)/],
  ] as const)('the log speaks for JSON that is %s', async (code, doubt) => {
    const { changes } = await read(planLog(REAL), refused(code), planOf(), true);
    expect(changes?.source).toBe('log');
    expect(changes?.changes).toHaveLength(2);
    if (doubt === undefined) expect(changes?.doubt).toBeUndefined();
    else expect(changes?.doubt).toMatch(doubt);
  });
});

test('nothing at all is known where neither is there', async () => {
  expect((await read('', refused('not-found'))).changes).toBeUndefined();
});

test.each([
  [
    'nothing changes',
    planOf({ 'has-changes': false, 'resource-additions': 0, 'resource-destructions': 0 }),
  ],
  [
    'it is not told whether anything changes',
    planOf({ 'has-changes': null, 'resource-additions': null, 'resource-destructions': null }),
  ],
  ['the plan failed', planOf({ status: 'errored' })],
])('nothing is asked where %s', async (_, plan) => {
  expect(await read(planLog(REAL), planJson(REAL), plan)).toMatchObject({
    changes: undefined,
    asked: [],
  });
});

test('a cancelled job and a mistake of ours are not swallowed', async () => {
  for (const error of [refused('aborted'), new TypeError('mistake')])
    await expect(read(error, planJson(REAL))).rejects.toBe(error);
});

describe('where what changes inside is asked for', () => {
  const inside: WrittenChange[] = [
    { address: 'aws_db_instance.main', actions: ['delete'] },
    { address: 'aws_vpc.main', actions: ['create'] },
  ];
  const names = (changes: PlannedChanges | undefined) =>
    changes?.changes.map(({ address, differs }) => [address, differs?.map(({ name }) => name)]);

  test.each([true, false])(
    'one download serves changes, guard and attributes; guard: %s',
    async (guarded) => {
      const { changes, asked } = await read(
        planLog(OTHER),
        planJson(inside),
        planOf(),
        guarded,
        plainDiff,
      );
      expect(asked).toEqual(['runs.streamPlanJson']);
      expect(changes).toMatchObject({ source: 'json', doubt: undefined, unread: undefined });
      expect(names(changes)).toEqual([
        ['aws_db_instance.main', ['note', 'secret']],
        ['aws_vpc.main', ['note', 'secret']],
      ]);
    },
  );

  test('nothing is asked in a workspace without changes', async () => {
    const none = { 'has-changes': false, 'resource-additions': 0, 'resource-destructions': 0 };
    const { asked } = await read(planLog(REAL), planJson(REAL), planOf(none), false, plainDiff);
    expect(asked).toEqual([]);
  });

  test.each<[string, Source, string]>([
    [
      'not-found',
      refused('not-found'),
      'the service shows this token no JSON of the plan (not-found)',
    ],
    [
      'unprocessable',
      refused('unprocessable'),
      "the plan's JSON could not be read (unprocessable)",
    ],
    ['too-large', refused('too-large'), "the plan's JSON could not be read (too-large)"],
    ['empty', '', 'the service shows this token no JSON of the plan.'],
  ])(
    'without JSON the log names the resources, and the report says why: %s',
    async (_, json, why) => {
      for (const guarded of [false, true]) {
        const { changes, asked } = await read(planLog(REAL), json, planOf(), guarded, plainDiff);
        expect(asked).toEqual(['runs.streamPlanJson', 'runs.streamPlanLog']);
        expect(changes).toMatchObject({ source: 'log' });
        expect(changes?.unread).toContain(`Which attributes differ is not known: ${why}`);
      }
    },
  );

  test('JSON that was cut serves as far as it goes', async () => {
    const whole = planJson(REAL);
    const begun = whole.slice(0, whole.indexOf('{"address":"aws_vpc.main"'));
    const cut = { begun, broke: refused('too-large') };
    const { changes } = await read(planLog(REAL), cut, planOf(), false, plainDiff);
    expect(changes).toMatchObject({ source: 'log', doubt: undefined });
    expect(names(changes)).toEqual([
      ['aws_db_instance.main', ['note', 'secret']],
      ['aws_vpc.main', undefined],
    ]);
    expect(changes?.unread).toBe(
      "Not every change says which attributes differ: the plan's JSON was not read to its end (too-large).",
    );
  });

  test('the schemas are passed over, before the changes and after them', async () => {
    const document = JSON.parse(planJson(REAL)) as Record<string, unknown>;
    const { provider_schemas: schemas, ...rest } = document;
    for (const json of [
      { provider_schemas: schemas, ...rest },
      { ...rest, provider_schemas: schemas },
    ]) {
      const text = JSON.stringify(json);
      const { changes } = await read(planLog(REAL), text, planOf(), false, plainDiff);
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
