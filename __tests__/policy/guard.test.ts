import { decide, judgeNamed } from '../support/judges.ts';
import { note, textsOf } from '../support/findings.ts';
import { questionsOf } from '../../src/approvals/put-questions.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { isPattern, readProtected } from '../../src/policy/address-patterns.ts';
import { judgeByGuard, type GuardRules } from '../../src/policy/guard.ts';
import type { PlannedChanges } from '../../src/policy/planned-changes.ts';
import { VERDICTS } from '../../src/model/verdict.ts';
import { evidence, plan, policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import {
  changesInJson,
  countsOf,
  planJson,
  planned,
  type WrittenChange,
} from '../support/plan-sources.ts';
import { limitMs, processorMs } from '../support/time-limits.ts';
import { saidOf } from '../support/text-cases.ts';

const RULES: GuardRules = { protect: [], maxDestroys: undefined };

const attributesOf = (changes: readonly WrittenChange[]) => {
  const { additions, changes: updates, destructions } = countsOf(changes);
  return {
    'has-changes': changes.length > 0,
    'resource-additions': additions,
    'resource-changes': updates,
    'resource-destructions': destructions,
  };
};

const read = (changes: readonly WrittenChange[]) =>
  changesInJson(planJson(changes), countsOf(changes));

type Rules = Partial<GuardRules>;

function guarded(
  rules: Rules,
  changes: readonly WrittenChange[],
  list: PlannedChanges | undefined = read(changes),
  attributes: object = attributesOf(changes),
) {
  return judgeByGuard({ ...RULES, ...rules }, plan(attributes).attributes, list);
}

/** Where there is no list, only what the plan counts. */
const unlisted = (rules: Rules, attributes: object) =>
  judgeByGuard({ ...RULES, ...rules }, plan(attributes).attributes, undefined);

/** `protect a.b failed: a.b, c.d` */
const brief = ({ results }: ReturnType<typeof guarded>): string[] =>
  results.map(({ policy, status, resources }) =>
    [`${policy} ${status}`, resources.map(({ address }) => address).join(', ')]
      .filter(Boolean)
      .join(': '),
  );

const withEntry = (entry: string) => (text: string) =>
  text.replace('"resource_changes":[{"address"', `"resource_changes":[${entry},{"address"`);
const withMember = (member: string) => (text: string) => `{${member},${text.slice(1)}`;
const entryOf = (action: string) =>
  JSON.stringify({ address: 'aws_vpc.odd', mode: 'managed', change: { actions: [action] } });

const destroy = (...addresses: string[]) => addresses.map((each) => planned(each, 'delete'));
const DB = 'aws_db_instance.main';
const DELETES = '{"actions":["delete"]}';
const KEEPS = '{"actions":["no-op"]}';

function protects(pattern: string, address: string): boolean | undefined {
  const fitting = readProtected([[pattern, true]])(address);
  return fitting && fitting.length > 0;
}

describe('the pattern', () => {
  const told = saidOf('address-patterns.txt').flatMap(([pattern, said]) =>
    said.map((line): [string, string, boolean | undefined] => {
      const [, word, address = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
      return [pattern, address, word === 'none' ? undefined : word === 'yes'];
    }),
  );
  test.each<[string, string, boolean | undefined]>([
    ...told,
    ['aws_vpc.*', `aws_vpc.${'a'.repeat(3_993)}`, undefined],
    ['aws_vpc.*', `aws_vpc.${'a'.repeat(3_992)}`, true],
    ['aws_vpc.*', 'aws_vpc.a\u00b7\u203f\u0308-b', true],
    ['aws_vpc.a', 'aws_vpc.a\u00b7b', false],
    ['aws_vpc.*', 'aws_vpc.a\u200bb', undefined],
  ])('%s fits %s: %s', (pattern, address, expected) => {
    expect(protects(pattern, address)).toBe(expected);
  });

  const NONE =
    '* aws_vpc module module. module.a.aws_vpc data.aws_ami.x action.* module.a.action.stop a..b .a.b a.b. a[0].b a.b[x] a.b[0]c a.b["x] a.b] module[0].a';
  test.each(['', ...NONE.split(' ')])('%p is refused', (text) => {
    expect(isPattern(text)).toBe(false);
  });

  test('with very many signs costs no time', () => {
    const before = processorMs();
    expect(protects(`${'a*'.repeat(400)}b.*`, `${'a'.repeat(1_900)}.x`)).toBe(false);
    expect(isPattern('a["'.repeat(600))).toBe(false);
    expect(processorMs() - before).toBeLessThan(limitMs(500));
  });
});

describe('a rule of protect', () => {
  const MOVED = planned('module.db.aws_db_instance.new', 'delete create', { previous: DB });
  const PROTECTED: Record<string, [string[], WrittenChange[], string[]]> = {
    'what is destroyed': [['aws_db_*.*'], destroy(DB), [`aws_db_*.* failed: ${DB}`]],
    'what is replaced': [[DB], [planned(DB, 'delete create')], [`${DB} failed: ${DB}`]],
    'and created before': [[DB], [planned(DB, 'create delete')], [`${DB} failed: ${DB}`]],
    'what is forgotten': [[DB], [planned(DB, 'forget')], [`${DB} failed: ${DB}`]],
    'not what is created, changed, moved or imported': [
      ['*.*'],
      [
        planned('aws_vpc.a', 'create'),
        planned('aws_vpc.b', 'update'),
        planned('aws_vpc.c', 'no-op', { previous: DB }),
        planned('aws_vpc.d', 'no-op', { imported: true }),
      ],
      ['*.* passed'],
    ],
    'what was moved away and is replaced': [[DB], [MOVED], [`${DB} failed: ${MOVED.address}`]],
    'what was moved here and is replaced': [
      ['module.db'],
      [MOVED],
      [`module.db failed: ${MOVED.address}`],
    ],
    'each by its pattern': [
      ['aws_vpc.*', 'aws_db_instance.*', 'aws_eip.*'],
      destroy('module.a["x.y"].aws_vpc.v[0]', DB, 'aws_vpc.w'),
      [
        'aws_vpc.* failed: aws_vpc.w, module.a["x.y"].aws_vpc.v[0]',
        `aws_db_instance.* failed: ${DB}`,
        'aws_eip.* passed',
      ],
    ],
  };
  test.each(Object.entries(PROTECTED))(
    'fails or passes as it should: %s',
    (_, [protect, changes, expected]) => {
      const reading = guarded({ protect }, changes);
      expect(reading.doubts).toEqual([]);
      expect(brief(reading)).toEqual(expected.map((said) => `protect ${said}`));
    },
  );

  test('says what is destroyed', () => {
    const changes = [
      planned('aws_vpc.a', 'delete', { reason: 'delete_because_no_module' }),
      planned('aws_vpc.b', 'delete create', {
        reason: 'cannot_update',
        replacePaths: [['ami'], ['az']],
        previous: 'aws_vpc.z',
      }),
      planned('aws_vpc.c', 'forget'),
      planned('aws_vpc.d', 'delete', { deposed: 'f00' }),
      planned('aws_vpc.e', 'delete create', { replacePaths: [['ami']] }),
    ];
    const { results } = guarded({ protect: ['aws_vpc.*'] }, changes, read(changes));
    expect(results).toEqual([
      {
        judge: judgeNamed('guard'),
        policySet: '',
        policy: 'protect aws_vpc.*',
        level: 'mandatory-overridable',
        status: 'failed',
        overridable: true,
        message: '5 resources that are protected by aws_vpc.* would be destroyed.',
        output: [],
        address: 'aws_vpc.a',
        resources: [
          ['aws_vpc.a', 'would be destroyed (delete because no module)'],
          ['aws_vpc.d', 'what an earlier replacement left behind would be destroyed'],
          ['aws_vpc.b', 'would be replaced (cannot update: ami, az); before, it was aws_vpc.z'],
          ['aws_vpc.e', 'would be replaced (ami)'],
          ['aws_vpc.c', 'would be removed from the state and no longer managed'],
        ].map(([address, ...messages]) => ({ address, messages })),
        generalMessages: [],
        answers: expect.any(Array),
      },
    ]);
    const [one] = guarded({ protect: [DB] }, destroy(DB)).results;
    expect(one?.message).toBe(`1 resource that is protected by ${DB} would be destroyed.`);
    const [none] = guarded({ protect: [DB] }, destroy('aws_vpc.a')).results;
    expect(none).toMatchObject({
      status: 'passed',
      overridable: false,
      message: '',
      resources: [],
    });
    expect(none?.address).toBeUndefined();
  });

  test('names and counts a great many', () => {
    const many = Array.from({ length: 150 }, (_, at) => `aws_vpc.v[${at}]`);
    const changes = destroy(DB, ...many);
    const [result] = guarded({ protect: ['aws_vpc.*'] }, changes).results;
    expect(result?.resources).toHaveLength(150);
    expect(result?.message).toMatch(/^150 resources that are/);
  });
});

describe('a rule of max-destroys', () => {
  const mixed = [
    planned('aws_vpc.a', 'delete'),
    planned('aws_vpc.b', 'delete create'),
    planned('aws_vpc.c', 'forget'),
    planned('aws_vpc.d', 'delete', { deposed: 'f00' }),
    planned('aws_vpc.d', 'delete', { deposed: 'f01' }),
    planned('aws_vpc.e', 'create'),
  ];
  test.each<[number, string]>([
    [5, 'passed'],
    [4, 'failed: aws_vpc.a, aws_vpc.d, aws_vpc.b, aws_vpc.c'],
  ])('of %d is %s', (most, expected) => {
    const reading = guarded({ maxDestroys: most }, mixed);
    expect(reading.doubts).toEqual([]);
    expect(brief(reading)).toEqual([`max-destroys ${most} ${expected}`]);
  });

  test('says how many there are', () => {
    const [result] = guarded({ maxDestroys: 4 }, mixed).results;
    expect(result?.message).toBe('5 resources would be destroyed, and no more than 4 may be.');
    const [one] = guarded({ maxDestroys: 0 }, destroy(DB)).results;
    expect(one?.message).toBe('1 resource would be destroyed, and no more than 0 may be.');
  });

  test('says what invokes an action, the first three by name', () => {
    const address = 'action.mail_send.owner';
    const list = read(destroy(DB));
    const [change] = list?.changes ?? [];
    const invokedBy = (number: number) =>
      Array.from({ length: number }, (_, index) => {
        const trigger = { event: 'after_create', resource: `aws_vpc.a[${index}]` };
        return { ...change, address, action: 'invoke', trigger } as PlannedChanges['changes'][0];
      });
    const messageOf = (number: number) => {
      const changes = list && { ...list, changes: invokedBy(number) };
      return guarded({ protect: ['action.*.*'] }, [], changes).results[0]?.resources[0]?.messages;
    };
    const first = [0, 1, 2].map((index) => `after_create of aws_vpc.a[${index}]`).join(', ');
    expect(messageOf(3)).toEqual([`would be invoked (${first})`]);
    expect(messageOf(5)).toEqual([`would be invoked (${first}, 2 more)`]);
  });

  test('names every address that a resource had', () => {
    const moved = [
      planned(DB, 'delete', { previous: 'aws_vpc.y' }),
      planned(DB, 'delete', { previous: 'aws_vpc.z', deposed: 'f00' }),
    ];
    expect(guarded({ protect: [DB] }, moved, read(moved)).results[0]?.resources).toEqual([
      { address: DB, messages: ['would be destroyed; before, it was aws_vpc.y, aws_vpc.z'] },
    ]);
  });

  test('counts the object at an address before one that was left behind there', () => {
    const both = [
      planned(DB, 'delete', { deposed: 'f00' }),
      planned(DB, 'delete create', { previous: 'aws_vpc.old' }),
    ];
    expect(protects('aws_vpc.a["x*"]', 'aws_vpc.a')).toBe(false);
    for (const protect of [[DB], ['aws_vpc.old']]) {
      const { results } = guarded({ protect }, both, read(both));
      const message = 'would be replaced; before, it was aws_vpc.old';
      expect(results).toMatchObject([{ resources: [{ address: DB, messages: [message] }] }]);
    }
    const list = read(both);
    const turned = list && { ...list, changes: list.changes.toReversed() };
    const { results } = guarded({ protect: [DB] }, both, turned);
    const acts = [[`"replace ${DB}"`, `"delete deposed ${DB}"`]];
    expect(asked(guarded({ protect: [DB] }, both, list).results)).toEqual(acts);
    expect(asked(results)).toEqual(acts);
    expect(results[0]?.resources[0]?.messages[0]).toMatch(/^would be replaced/);
  });
});

describe('a list of changes that may not be whole', () => {
  const BEGIN = 'The guard cannot determine what this plan destroys. ';
  const UNLISTED =
    "Which ones it changes could not be read, only how many. Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.";
  const none: WrittenChange[] = [];

  test('does not let a rule pass, and a failure stays one', () => {
    const rules = { protect: [DB], maxDestroys: 3 };
    const reading = unlisted(rules, { 'resource-destructions': 4 });
    expect(brief(reading)).toEqual([`protect ${DB} not-evaluated`, 'max-destroys 3 failed']);
    const [first, failed] = reading.results;
    expect(first?.message).toBe(`${BEGIN}${UNLISTED}`);
    expect(failed?.message).toMatch(/^4 resources would be destroyed/);
  });

  /** Each row: where the plan counts something else than nothing, and what is said of it. */
  test.each<[string, object, string[]?]>([
    [
      'nothing changes',
      {},
      [
        "By its counts it changes nothing, but a resource that is forgotten is in none of them, and its JSON could not be read. Let the token read the plan's JSON. Where the service has no redacted form of it, set full-plan to true.",
      ],
    ],
    ['only counts', attributesOf(destroy(DB))],
    ['a plan that does not say whether it changes anything', { 'has-changes': null }],
    ['a change without a count', { 'has-changes': true }],
    ['a count without a change', { 'resource-destructions': 1 }],
    ['additions nobody lists', { 'resource-additions': 1 }],
    ['changes nobody lists', { 'resource-changes': 1 }],
    [
      'no count of what is destroyed',
      { 'resource-destructions': null },
      ['The plan does not say how many resources it destroys.', UNLISTED],
    ],
  ])('has a doubt where there is this: %s', (_, counted, expected = [UNLISTED]) => {
    const { doubts } = unlisted({ maxDestroys: 3 }, { ...attributesOf(none), ...counted });
    expect(textsOf(doubts)).toEqual(expected.map((sentence) => `${BEGIN}${sentence}`));
  });

  test('has a doubt where the plan does not count what it destroys', () => {
    const { doubts } = guarded({ protect: [DB] }, none, read(none), { 'has-changes': true });
    expect(textsOf(doubts)).toEqual([
      `${BEGIN}The plan does not say how many resources it destroys.`,
    ]);
  });

  const [LEFT] = read(destroy(DB))?.changes ?? [];
  test.each<[string, boolean, Partial<PlannedChanges>, number]>([
    ['the whole plan may be read', true, {}, 0],
    ['it may not', false, {}, 1],
    ['an object was left behind', true, { changes: LEFT ? [{ ...LEFT, deposed: true }] : [] }, 1],
    ['there is no list', true, { unlisted: true }, 1],
  ])(
    'of a plan without counts is whole only if all of it may be read: %s',
    (_, fullPlan, differences, doubts) => {
      const list = read(destroy(DB));
      const rules = { ...RULES, maxDestroys: 0, fullPlan };
      const uncounted = plan({ 'has-changes': true }).attributes;
      const reading = judgeByGuard(rules, uncounted, list && { ...list, ...differences });
      expect(reading.doubts).toHaveLength(doubts);
      expect(brief(reading)).toEqual([`max-destroys 0 failed: ${DB}`]);
    },
  );

  test('is in doubt for a plan of an empty state', () => {
    const why = [{ ...note('The state is empty.'), actor: 'operators' as const }];
    const attributes = plan(attributesOf(none)).attributes;
    const reading = judgeByGuard({ ...RULES, protect: [DB] }, attributes, read(none), why);
    expect(textsOf(reading.doubts)).toEqual([`${BEGIN}The state is empty.`]);
    expect(reading.doubts).toMatchObject([{ code: 'PG-134', actor: 'operators' }]);
    expect(brief(reading)).toEqual([`protect ${DB} not-evaluated`]);
  });

  test('is in doubt where its JSON has a doubt or exceeds the limit', () => {
    const list = read(destroy(DB));
    const odd = list && { ...list, doubt: 'It ends too early.', leftOut: 3 };
    const reading = guarded({ protect: [DB] }, destroy(DB), odd);
    expect(textsOf(reading.doubts)).toEqual([
      `${BEGIN}It ends too early.`,
      `${BEGIN}3 more changes exceed the limit.`,
    ]);
    expect(brief(reading)).toEqual([`protect ${DB} failed: ${DB}`]);
  });

  test('is in doubt where a pattern cannot match an address', () => {
    const changes = destroy('aws vpc.a');
    const list = read(changes);
    expect(textsOf(guarded({ protect: [DB] }, changes, list).doubts)).toEqual([
      `${BEGIN}No pattern can match the address aws vpc.a.`,
    ]);
    expect(guarded({ maxDestroys: 1 }, changes, list).doubts).toEqual([]);
    const moved = [planned(DB, 'delete', { previous: 'aws vpc.a' })];
    expect(guarded({ protect: [DB] }, moved, read(moved)).doubts).toHaveLength(1);
  });

  test('is in doubt where a rule is invalid', () => {
    expect(textsOf(guarded({ protect: ['*'] }, destroy(DB)).doubts)).toEqual([
      expect.stringContaining('protect "*" is not a pattern of addresses.'),
    ]);
    for (const maxDestroys of [-1, Number.NaN, 0.5]) {
      expect(textsOf(guarded({ maxDestroys }, destroy(DB)).doubts)).toEqual([
        `${BEGIN}max-destroys is ${maxDestroys}, which is no number of resources.`,
      ]);
    }
  });

  /** JSON.parse keeps the last value of a name; the first one may be the true one. */
  const REPEATED = [
    ['its actions', '"address":"aws_vpc.x","change":{"actions":["delete"],"actions":["no-op"]}'],
    ['them, far apart', '"address":"aws_vpc.x","change":{"actions":[],"a":{},"actions":["no-op"]}'],
    ['them, escaped', '"address":"aws_vpc.x","change":{"actions":[],"\\u0061ctions":["no-op"]}'],
    ['its change', `"address":"aws_vpc.x","change":${DELETES},"change" :${KEEPS}`],
    ['its address', `"address":"aws_vpc.x","address":"aws_vpc.y","change":${KEEPS}`],
    ['its mode', `"mode":"managed","address":"data.a.x","change":${DELETES},"mode":"data"`],
    [
      'an earlier address',
      `"previous_address":"a.b","address":"a.c","previous_address":"a.c","change":${KEEPS}`,
    ],
    [
      'its importing',
      '"address":"a.b","change":{"importing":{},"actions":["no-op"],"importing":null}',
    ],
  ].map(([what, entry]) => [`that names twice ${what}`, `{${entry}}`] as const);

  /** What the plan destroys stays named, whatever else is in its JSON. */
  const UNREADABLE: (readonly [string, string])[] = [
    ['without an address', '{"change":{}}'],
    ['that is a list', '[]'],
    ['that is a text', '"aws_vpc.a"'],
    ['that is null', 'null'],
    ...['data', 'ephemeral'].flatMap((mode) =>
      ['aws_vpc.a', `module.${mode}.aws_vpc.a`, `module.a[\\".${mode}.\\"].aws_vpc.a`, mode].map(
        (address) =>
          [
            `of ${address}, which is said to be ${mode}`,
            `{"address":"${address}","mode":"${mode}","change":{"actions":["forget"]}}`,
          ] as const,
      ),
    ),
    ...REPEATED,
  ];
  test.each<[string, (text: string) => string, RegExp]>([
    ...UNREADABLE.map(([what, entry]): [string, (text: string) => string, RegExp] => [
      `an entry ${what}`,
      withEntry(entry),
      /an entry that cannot be read|names something in resource_changes twice/,
    ]),
    ['an action of tomorrow', withEntry(entryOf('evict')), /an unrecognized action/],
    ...[
      '"resource_changes":null',
      '"resource_changes":[]',
      '"plan_format_version":"1.1"',
      '"errored":false,"errored":false',
      '"complete":true,"complete":true',
      '"deferred_changes":[],"deferred_changes":[]',
      '"format_version":"1.0","format_version" : "1.0"',
    ].map((member): [string, (text: string) => string, RegExp] => [
      `a member again: ${member}`,
      withMember(member),
      /JSON names [a-z_]+ twice/,
    ]),
    ['a second list, escaped', withMember('"resource\\u005fchanges":[]'), /changes twice/],
    ['a second list that is an object', withMember('"resource_changes":{}'), /changes twice/],
    ['a second list that is a text', withMember('"resource_changes":"none"'), /changes twice/],
    ['a second list that is a number', withMember('"resource_changes":0'), /changes twice/],
    ['changes put off', withMember(`"deferred_changes":[{"reason":"x"}]`), /leaves 1 change to a/],
    ['many of them', withMember(`"deferred_changes":[{}, {}]`), /leaves 2 changes to a later/],
    ['an action put off, oddly', withMember('"deferred_action_invocations":[{}]'), /: one that/],
    ['changes put off, oddly', withMember('"deferred_changes":{"a":1}'), /cannot be read/],
    ['an error', withMember('"errored":true'), /says that the plan errored/],
    ['an error, said oddly', withMember('"errored": 1'), /says that the plan errored/],
    ['more to come', withMember('"complete": false'), /not complete: another one has to follow/],
    ['more to come, perhaps', withMember('"complete":null'), /not complete: another one has to/],
  ])('is in doubt where the JSON names what is destroyed, and has %s', (_, change, doubt) => {
    const text = change(planJson(destroy(DB)));
    const counts = { additions: 0, changes: undefined, destructions: 1, imports: 0 };
    const list = changesInJson(text, counts);
    const reading = guarded({ protect: [DB], maxDestroys: 0 }, destroy(DB), list);
    expect(brief(reading)).toEqual([`protect ${DB} failed: ${DB}`, `max-destroys 0 failed: ${DB}`]);
    expect(textsOf(reading.doubts).join()).toMatch(doubt);
  });

  test.each([
    '"deferred_changes":null',
    '"deferred_changes":[ ]',
    '"errored":false',
    '"complete":true',
    '"note":"resource_changes","other":["x"]',
    '"note":"errored","other":true',
  ])('is not in doubt because of %s', (member) => {
    const list = changesInJson(withMember(member)(planJson(destroy(DB))), countsOf(destroy(DB)));
    expect(guarded({ protect: [DB] }, destroy(DB), list).doubts).toEqual([]);
    expect(list?.changes).toHaveLength(1);
  });

  test.each([
    ['a value of an attribute', '"was":{"a":1,"a":2}'],
    ['a list of what forces it', '"steps":[["a"],["a"]]'],
    ['a text that looks like names', '"note":"{\\"actions\\":1,\\"actions\\":2}"'],
    ['two objects', '"was":{"address":[]},"will":{"actions":[]}'],
    ['names and values', '"was":"actions","will":["actions","was"]'],
  ])('is not in doubt because of a name twice in %s', (_, member) => {
    const text = planJson(destroy(DB)).replace('"change":{', `"change":{${member},`);
    expect(changesInJson(text, countsOf(destroy(DB)))?.doubt).toBeUndefined();
  });

  test('is not in doubt because the JSON has no change', () => {
    for (const changes of ['null', '[]']) {
      const text = planJson([]).replace('"resource_changes":[]', `"resource_changes":${changes}`);
      const list = changesInJson(text, countsOf(none));
      expect(guarded({ maxDestroys: 0 }, none, list).doubts).toEqual([]);
    }
  });

  test('is not in doubt because of a part that was requested', () => {
    const list = changesInJson(withMember('"complete":false')(planJson([])), countsOf(none));
    expect(guarded({ partial: true, maxDestroys: 0 }, none, list).doubts).toEqual([]);
  });

  test('counts the larger one of two numbers', () => {
    const list = read(destroy(DB, 'aws_vpc.a'));
    const reading = guarded({ maxDestroys: 1 }, destroy(DB, 'aws_vpc.a'), list, {
      'has-changes': false,
      'resource-destructions': 0,
    });
    expect(brief(reading)).toEqual([`max-destroys 1 failed: ${DB}, aws_vpc.a`]);
  });

  test('is in doubt where an earlier address is invalid', () => {
    const text = planJson([planned(DB, 'delete', { previous: DB })]).replace(
      `"previous_address":"${DB}"`,
      `"previous_address":"${'x'.repeat(5_000)}"`,
    );
    const list = changesInJson(text, countsOf(destroy(DB)));
    expect(list?.doubt).toMatch(/cannot be read/);
  });
});

/** What people are asked about each failure. */
const asked = (results: readonly PolicyResult[]) =>
  results.map((result) => questionsOf(result).map(({ message }) => message));

describe('what people are asked of a failure', () => {
  const changes = destroy(DB, 'aws_vpc.a');

  test('is each thing that is done to what a rule protects, and of a limit the number as well', () => {
    const { results } = guarded({ protect: [DB], maxDestroys: 1 }, changes);
    expect(asked(results)).toEqual([
      [`"delete ${DB}"`],
      [`"${results[1]?.message}"`, `"delete ${DB}"`, '"delete aws_vpc.a"'],
    ]);
  });

  test('is an object that was left behind, too', () => {
    const both = [planned(DB, 'delete', { deposed: 'f00' }), ...destroy(DB)];
    expect(asked(guarded({ protect: [DB] }, both, read(both)).results)).toEqual([
      [`"delete ${DB}"`, `"delete deposed ${DB}"`],
    ]);
  });

  test('is nothing that is only created', () => {
    const others = [...destroy(DB), planned('aws_vpc.d', 'create')];
    const { results } = guarded({ maxDestroys: 0 }, others, read(others));
    expect(asked(results)).toEqual([[`"${results[0]?.message}"`, `"delete ${DB}"`]]);
  });
});

describe('the verdict with a guard', () => {
  const failed = guarded({ protect: [DB] }, destroy(DB));
  const passed = guarded({ protect: ['aws_vpc.*'] }, destroy(DB));
  const let_ = {
    ...failed,
    results: failed.results.map((result) => ({ ...result, status: 'overridden' as const })),
  };
  const unsure = unlisted({ protect: [DB] }, { 'has-changes': true });
  const advisory = policyResult({ status: 'failed', level: 'advisory' });

  const verdictOf = (
    reading: ReturnType<typeof judgeByGuard> | undefined,
    input: Parameters<typeof evidence>[0] = {},
    isGuarded = true,
  ) => {
    const requirements = {
      ...input.requirements,
      judgedBy: isGuarded ? [judgeNamed('guard')] : [],
    };
    const known = evidence({ ...input, requirements });
    const said =
      reading === undefined
        ? []
        : [{ judge: judgeNamed('guard'), how: { complete: true } as const, reading }];
    return decide({ ...known, systems: [...known.systems, ...said] });
  };

  test('is that of a failure, or undecided where no guard was asked', () => {
    expect(textsOf(verdictOf(failed).reasons)).toEqual([
      `Policy "protect ${DB}" (mandatory-overridable) failed and needs an override.`,
    ]);
    expect(verdictOf(let_).word).toBe('overridden');
    expect(textsOf(verdictOf(undefined).reasons)).toEqual([
      'Nothing was asked of the guard of this plan.',
    ]);
    expect(verdictOf(undefined, {}, false).word).toBe('passed');
  });

  test('is never better than without it', () => {
    const inputs: Parameters<typeof evidence>[0][] = [
      {},
      { reading: { results: [advisory] } },
      { reading: { results: [policyResult({ status: 'overridden' })] } },
      { reading: { results: [policyResult({ status: 'failed', overridable: true })] } },
      { reading: { results: [policyResult({ status: 'failed' })] } },
      { requirePolicies: true },
      { run: { status: 'errored' }, planStatus: 'errored' },
      { run: { status: 'canceled' } },
      { run: { 'target-addrs': [DB] } },
      { run: { status: 'force_canceled' }, planStatus: 'running' },
    ];
    for (const input of inputs) {
      const without = VERDICTS.indexOf(verdictOf(undefined, input, false).word);
      for (const reading of [failed, passed, let_, unsure, undefined]) {
        const { word } = verdictOf(reading, input);
        // An advisory failure may close the gate, an override opens it.
        if (without === 1 && reading === let_) expect(word).toBe('advisory');
        expect(VERDICTS.indexOf(word)).toBeGreaterThanOrEqual(without);
      }
    }
  });

  test('stays overridden beside an advisory failure', () => {
    const results = [advisory, policyResult({ status: 'overridden' })];
    for (const reading of [passed, let_]) {
      expect(verdictOf(reading, { reading: { results } }).word).toBe('overridden');
    }
  });

  test('has a failed plan as its reason, and not the guard', () => {
    const input = { run: { status: 'errored' }, planStatus: 'errored' };
    for (const reading of [undefined, unsure]) {
      expect(verdictOf(reading, input).word).toBe('errored');
      expect(textsOf(verdictOf(reading, input).reasons).join()).not.toMatch(/destroy/);
    }
    expect(textsOf(verdictOf(undefined, { plan: { doubt: note('No plan.') } }).reasons)).toEqual([
      'No plan.',
    ]);
  });
});

describe('a rule that names who must approve', () => {
  const changes = destroy(DB);
  const judge = (...protect: string[]) => guarded({ protect }, changes, read(changes)).results;

  test('waits for those people, and names them', () => {
    expect(judge(`${DB} by @acme/data`)).toMatchObject([
      {
        policy: `protect ${DB}`,
        status: 'failed',
        approval: { approvers: ['acme/data'], needed: 1, missing: 1 },
      },
    ]);
  });

  test('asks another question than a rule with the same pattern and other names', () => {
    const policies = judge(`${DB} by @acme/data`, `${DB} by ann`, DB).flatMap((result) =>
      questionsOf(result).map(({ policy }) => policy),
    );
    expect(policies).toEqual([
      `protect ${DB} by acme/data`,
      `protect ${DB} by ann`,
      `protect ${DB}`,
    ]);
  });
});
