/** Exceptions with an end: what the file may say, and which failures it takes out. */
import { judgeNamed } from '../support/judges.ts';
import { textsOf } from '../support/findings.ts';
import { textOf } from '../../src/model/finding.ts';
import { describe, expect, test } from '../support/jest.ts';
import { policyResult } from '../support/evidence.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { exceptionNotices } from '../../src/policy/exception-notices.ts';
import { parseExceptions, type PolicyException } from '../../src/policy/exceptions.ts';
import { exceptionsFor } from '../../src/policy/fitting-exceptions.ts';
import { findAddresses } from '../../src/model/address.ts';
import { divideFailure } from '../../src/policy/divide-failures.ts';
import { withoutAddresses } from '../../src/policy/tell-failures.ts';
import { readFromRoot } from '../../src/policy/address-patterns.ts';
import { ENTRY, TODAY } from './sample-exception.ts';
import { sampled } from '../support/sampled.ts';
import { seededBelow } from '../support/virtual-time.ts';

function problemsOf(text: string): string[] {
  const read = parseExceptions(text, TODAY);
  return 'problems' in read ? read.problems.map(({ where, message }) => `${where} ${message}`) : [];
}

const fileOf = (...entries: unknown[]): string => JSON.stringify({ exceptions: entries });
const entryProblems = (changes: object): string[] => problemsOf(fileOf({ ...ENTRY, ...changes }));
/** For the whole policy. */
const { address: _, ...WHOLE } = ENTRY;
/** What exceptions leave and take out, unless said otherwise in their workspace, before their end. */
async function divide(
  result: PolicyResult,
  entries: PolicyException[],
  workspace = 'net-prod',
  today = TODAY,
) {
  const { results } = await divideFailure(result, {
    without: async (isLeftOut) => withoutAddresses(result, isLeftOut),
    excepted: exceptionsFor({ workspace, exceptions: { entries, today } })(result),
  });
  return {
    left: results.find(({ status }) => status !== 'excepted'),
    accepted: results.filter(({ status }) => status === 'excepted'),
  };
}
const LOGS = 'aws_s3_bucket.logs';
const DATA = 'aws_s3_bucket.data';
const named = (...addresses: string[]) => addresses.map((address) => ({ address, messages: [] }));

describe('the file of exceptions', () => {
  test('is read with those entries that have ended', () => {
    const old = { ...ENTRY, address: 'module.legacy', until: '2025-01-01' };
    const read = parseExceptions(fileOf(ENTRY, old), TODAY);
    expect(read).toEqual({ exceptions: [ENTRY, old], scanners: [] });
    const empty = parseExceptions('{"$schema": "x", "exceptions": []}', TODAY);
    expect(empty).toEqual({ exceptions: [], scanners: [] });
  });

  test('is refused with all its problems at once', () => {
    const problems = problemsOf(
      fileOf({ ...ENTRY, owner: ' ', until: 'soon' }, { ...ENTRY, policy: '*', more: 1 }),
    );
    expect(problems.map((each) => each.split(' ')[0])).toEqual([
      'exceptions[0].owner',
      'exceptions[0].until',
      'exceptions[1]',
      'exceptions[1].policy',
    ]);
  });

  test.each(['', 'null', '[]', '{}', '{"exceptions": {}}', '{"exceptions": [], "x": 1}'])(
    'is refused as %j',
    (text) => expect(problemsOf(text)).toHaveLength(1),
  );

  test.each([
    ['[]', 'is not a JSON object. '],
    ['{}', 'has no list "exceptions". '],
  ])('is refused as %s with how to write it', (text, problem) => {
    expect(problemsOf(text)).toEqual([
      `exceptions ${problem}Write {"exceptions": [{"policy": "…", "address": "…", "workspace": "…", "reason": "…", "owner": "…", "until": "…"}]}.`,
    ]);
  });

  test.each([null, 'x', [], 1])('is refused with the entry %j', (entry) => {
    expect(problemsOf(fileOf(entry))).toEqual(['exceptions[0] is not an object.']);
  });

  test('may have an entry without an address, for the whole policy', () => {
    expect(parseExceptions(fileOf(ENTRY, WHOLE), TODAY)).toEqual({
      exceptions: [ENTRY, WHOLE],
      scanners: [],
    });
    expect(problemsOf(fileOf(WHOLE, { ...WHOLE, until: '2027-02-01' }))).toHaveLength(1);
    const others = Object.keys(WHOLE).map((field) => fileOf({ ...WHOLE, [field]: undefined }));
    for (const text of others) expect(problemsOf(text)).toHaveLength(1);
  });

  test.each(Object.keys(ENTRY))('needs %s as a text', (field) => {
    for (const value of [null, 1, true, [], {}, '', ' ', '\t', '\u200b', 'a\nb', ' a']) {
      expect(entryProblems({ [field]: value })).toHaveLength(1);
    }
  });

  test('is refused with repeated keys, also in another spelling', () => {
    const twice = fileOf(ENTRY).replace('"owner"', '"until":"2027-02-01","owner"');
    expect(problemsOf(twice)).toEqual([
      'exceptions has the key "until" twice in one object, and only one of them could count. Remove one.',
    ]);
    expect(problemsOf(twice.replace('"until"', '"\\u0075ntil"'))).toHaveLength(1);
    expect(problemsOf('{"exceptions": [], "exceptions": []}')).toHaveLength(1);
  });

  test('is refused with a text in place of a key', () => {
    const reason = '{"until": "until", "until": [';
    const other = { ...ENTRY, address: 'module.a', reason };
    expect(problemsOf(fileOf({ ...ENTRY, reason }, other))).toEqual([]);
  });

  test('is refused with a key of a later version, which may restrict the exception', () => {
    expect(entryProblems({ unless: 'x' })).toEqual([
      'exceptions[0] has the key "unless", which this version does not know. It may restrict the exception, so nothing of the file counts.',
    ]);
    expect(problemsOf('{"exceptions": [], "unless": 1}')[0]).toMatch(/^exceptions has the key/);
  });

  test('has a million characters at most', () => {
    const longest = fileOf(ENTRY).padEnd(1_000_000);
    expect(parseExceptions(longest, TODAY)).toEqual({ exceptions: [ENTRY], scanners: [] });
    expect(problemsOf(`${longest} `)).toEqual([
      'exceptions has more than 1000000 characters. Remove what has ended.',
    ]);
  });

  test('has a thousand entries at most', () => {
    const many = (length: number) =>
      problemsOf(fileOf(...Array.from({ length }, (_, at) => ({ ...ENTRY, policy: `p${at}` }))));
    expect(many(1_000)).toEqual([]);
    expect(many(1_001)).toEqual(['exceptions has more than 1000 entries. Remove what has ended.']);
  });

  test.each(['unless', 'Until', '__proto__', 'constructor', 'version'])(
    'is refused with the key %s of a later version',
    (key) => {
      const text = fileOf(ENTRY).replace('"policy"', `"${key}":"x","policy"`);
      expect(problemsOf(text)).toHaveLength(1);
      expect(problemsOf(`{"${key}": 2, "exceptions": []}`)).toHaveLength(1);
    },
  );

  test('is refused with two entries for the same failure', () => {
    expect(problemsOf(fileOf(ENTRY, { ...ENTRY, until: '2027-02-01' }))).toEqual([
      'exceptions[1] is about the same failure as exceptions[0]. Remove one.',
    ]);
  });
});

test('an owner may have a name that begins like no owner', () => {
  for (const owner of ['Nadia', 'xenon', 'unknown-origins', 'team none']) {
    expect(entryProblems({ owner })).toEqual([]);
  }
});

test.each<[string, unknown, string]>([
  ['reason', ' agreed', 'begins or ends with a space.'],
  ['reason', 'a'.repeat(501), 'has more than 500 characters.'],
  ['reason', 'a\u200bb', 'has control or invisible characters in it.'],
  ['policy', 'deny_*', 'is a pattern. Write the whole name of one policy.'],
  [
    'until',
    'soon',
    '"soon" is not a day. Write it as in 2027-01-31; it is a UTC day, and the last one that counts.',
  ],
  ['owner', undefined, 'is missing.'],
  ['owner', '-', 'is empty.'],
  ['owner', 'TBD', '"TBD" is not an owner. Name a person or a team that answers for it.'],
  [
    'workspace',
    'net prod',
    'is neither the name of a workspace nor a pattern as in `net-*`, or it fits every workspace.',
  ],
  ['reason', '*', 'says nothing.'],
  [
    'address',
    'a',
    '"a" is neither an address nor a pattern as in `aws_s3_bucket.*` or `module.legacy`.',
  ],
  [
    'address',
    '*.this',
    '"*.this" fits too much. Write out the resource type or the module, without `*`.',
  ],
  ['owner', 1, 'is not a text.'],
])('an exception with the %s %j is refused with the reason', (field, value, why) => {
  expect(entryProblems({ [field]: value })).toEqual([`exceptions[0].${field} ${why}`]);
});

test.each(
  // What the schema refuses as well is in exceptions-schema.test.ts.
  Object.entries({
    owner: ['None', '\u00a0', '\u2060'],
    until: ['2027-01', '01/31/2027', '+002027-01-31', '2027-01-3１', '1801353600'],
    address: [
      // Patterns that fit too much.
      '*',
      '**',
      '?*',
      '*_*.*',
      'module.*.*.*',
      'action.*.*',
    ],
    workspace: ['net.prod'],
  }).flatMap(([field, values]) => values.map((value) => [field, value] as const)),
)('an exception with the %s %j is refused', (field, value) => {
  expect(entryProblems({ [field]: value })).toHaveLength(1);
});

describe('the end of an exception', () => {
  test('is at most 366 days after the day of the check', () => {
    expect(entryProblems({ until: '2027-11-24' })).toEqual([]);
    expect(entryProblems({ until: '2027-11-25' })).toEqual([
      'exceptions[0].until 2027-11-25 is more than 366 days after today, 2026-11-23. Choose an earlier end.',
    ]);
    expect(entryProblems({ until: '9999-12-31' })).toHaveLength(1);
  });
});

describe('a pattern of addresses', () => {
  test.each([
    'aws_s3_bucket.*',
    'module.legacy',
    'module.legacy.aws_s3_bucket.a["x.y"]',
    'module.*.aws_s3_bucket.a',
    'data.aws_ami.base',
    'aws_s3_bucket.a[0]',
  ])('may be %s', (address) => {
    expect(entryProblems({ address })).toEqual([]);
  });

  const fitsFromRoot = (pattern: string, address: string) =>
    readFromRoot([[pattern, true]])(address).length > 0;

  test('begins at the root module', () => {
    expect(fitsFromRoot('aws_s3_bucket.logs', 'module.a.aws_s3_bucket.logs')).toBe(false);
    expect(
      fitsFromRoot('module.b.aws_s3_bucket.logs', 'module.a.module.b.aws_s3_bucket.logs'),
    ).toBe(false);
    expect(fitsFromRoot('module.b', 'module.a.module.b.aws_s3_bucket.logs')).toBe(false);
    expect(fitsFromRoot('module.b', 'module.b.module.c.aws_s3_bucket.logs')).toBe(true);
    expect(fitsFromRoot('aws_s3_bucket.logs', 'aws_s3_bucket.logs["eu"]')).toBe(true);
    expect(fitsFromRoot('aws_s3_bucket.logs["eu"]', 'aws_s3_bucket.logs')).toBe(false);
    expect(fitsFromRoot('aws_s3_bucket.log', 'aws_s3_bucket.logs')).toBe(false);
    expect(fitsFromRoot('aws_s3_bucket.*', 'action.aws_s3_bucket.logs')).toBe(false);
    expect(fitsFromRoot('data.aws_ami.base', 'data.aws_ami.base')).toBe(true);
  });
});

/** The resources that an answer names for each of its entries. */
const printedFor = (lines: readonly string[]) =>
  lines.map((line) => {
    const { addresses, isCertain } = findAddresses(line);
    return isCertain ? addresses : [];
  });

describe('a failure that names resources', () => {
  const failure = (lines: string[], names = [LOGS], rest = {}) =>
    policyResult({
      policy: 'deny_public',
      level: 'mandatory',
      status: 'failed',
      message: lines[0] ?? '',
      output: lines,
      address: names[0],
      resources: named(...names),
      printedFor: printedFor(lines),
      ...rest,
    });
  const divided = async (
    result: ReturnType<typeof failure>,
    entries: PolicyException[] = [ENTRY],
    { workspace = 'net-prod', today = TODAY } = {},
  ) => {
    const { left, accepted } = await divide(result, entries, workspace, today);
    return {
      open: left && { lines: left.output, names: left.resources.map(({ address }) => address) },
      excepted: accepted.map((part) => [part.output, part.resources.map(({ address }) => address)]),
    };
  };
  const LINE = `${LOGS}: acl is public`;
  const DATA_LINE = `${DATA}: acl is public`;
  const one = failure([LINE]);
  const both = failure([LINE, DATA_LINE], [LOGS, DATA]);

  test('is excepted where one exception fits all of it', async () => {
    expect(await divided(one)).toEqual({ open: undefined, excepted: [[[LINE], [LOGS]]] });
    expect((await divided(one, [ENTRY], { today: '2027-01-31' })).open).toBe(undefined);
  });

  test('is divided where an exception fits a part', async () => {
    expect(await divided(both)).toEqual({
      open: { lines: [DATA_LINE], names: [DATA] },
      excepted: [[[LINE], [LOGS]]],
    });
    // Each part has the first line of its own as its message.
    const { left, accepted } = await divide(both, [ENTRY]);
    expect([left?.message, accepted[0]?.message]).toEqual([DATA_LINE, LINE]);
    expect([left?.printedFor, accepted[0]?.printedFor]).toEqual([[[DATA]], [[LOGS]]]);
    // A resource that no line names still fails.
    expect((await divided(failure([LINE], [LOGS, DATA]))).open).toEqual({
      lines: [],
      names: [DATA],
    });
  });

  test('is divided between two exceptions', async () => {
    const excepted = [
      [[LINE], [LOGS]],
      [[DATA_LINE], [DATA]],
    ];
    const entries = [ENTRY, { ...ENTRY, address: DATA }];
    expect(await divided(both, entries)).toEqual({ open: undefined, excepted });
    // The second one fits an address that is in the message, and of which the policy does not say that it fails.
    const line = `${LOGS} is public, as ${DATA}`;
    expect((await divided(failure([line]), entries)).excepted).toEqual([[[line], [LOGS]]]);
    // Without an exception for it, the line still fails.
    expect((await divided(failure([line]))).open?.lines).toEqual([line]);
  });

  test('is excepted as a whole by an entry without an address, with any message', async () => {
    const result = failure(['no budget', DATA_LINE], []);
    expect(await divided(result, [WHOLE])).toEqual({
      open: undefined,
      excepted: [[result.output, []]],
    });
    expect((await divided(result, [WHOLE], { workspace: 'net-dev' })).excepted).toEqual([]);
    expect((await divided(result, [WHOLE], { today: '2027-02-01' })).excepted).toEqual([]);
    const other = failure([LINE], [LOGS], { policy: 'deny' });
    expect((await divided(other, [WHOLE])).excepted).toEqual([]);
  });

  test.each<[string, object, object]>([
    ['another policy', { policy: 'deny' }, {}],
    ['another workspace', {}, { workspace: 'net-dev' }],
    ['a workspace with a longer name', {}, { workspace: 'net-prod-2' }],
    ['the day after its end', {}, { today: '2027-02-01' }],
    ['another resource', { address: 'aws_s3_bucket.log' }, {}],
    ['the same name in a module', { address: 'module.a.aws_s3_bucket.logs' }, {}],
  ])('is not excepted with %s', async (_, changes, at) => {
    expect(await divided(one, [{ ...ENTRY, ...changes }], at)).toEqual({
      open: { lines: [LINE], names: [LOGS] },
      excepted: [],
    });
  });

  test.each([
    ['a line without an address', failure([LINE, 'no budget'])],
    ['another resource in the line', failure([`${LINE}, as aws_s3_bucket.data is`])],
    ['an address in the description alone', failure(['is public'])],
    ['no resource', failure([LINE], [])],
    ['a line that may be cut', failure([LINE.padEnd(4_000, 'x')])],
    ['one of two lines that may be cut', failure([LINE, LINE + 'x'.repeat(4_000)])],
    ['a list that may be cut', failure(Array<string>(1_000).fill(LINE))],
    ['addresses that may be cut', failure([LINE], [LOGS], { printedFor: [Array(100).fill(LOGS)] })],
    ['resources that may be cut', failure([LINE], Array<string>(1_000).fill(LOGS))],
    ['an unrecognized level', failure([LINE], [LOGS], { level: 'unknown' })],
    ['an unrecognized word', failure([LINE], [LOGS], { word: 'new' })],
    ['the guard', failure([LINE], [LOGS], { judge: judgeNamed('guard') })],
    ...['errored', 'unknown', 'not-evaluated', 'known-after-apply', 'overridden'].map(
      (status) => [`the status ${status}`, failure([LINE], [LOGS], { status })] as const,
    ),
  ] as const)('is not divided with %s', async (_, result) => {
    const { left, accepted } = await divide(result, [ENTRY]);
    expect(accepted).toEqual([]);
    expect(left).toBe(result);
  });

  test('loses no line of a resource that is named beside another one', async () => {
    const beside = 'aws_s3_bucket.logs and aws_s3_bucket.data share a key';
    const result = failure([LINE, beside], [LOGS, DATA]);
    expect((await divided(result)).excepted).toEqual([]);
    expect((await divided(result)).open?.lines).toEqual([LINE, beside]);
  });

  /** What a report says of the entries: each sentence after its subject. */
  const told = (result: PolicyResult, workspace: string, ...entries: PolicyException[]) =>
    [...exceptionNotices([{ workspace, results: [result] }], { entries, today: TODAY }).values()]
      .flat()
      .map((found) =>
        textOf(found)
          .replace(/^.*?" (?=fits|ended|changes)/, '')
          .slice(0, 12),
      );

  test('names its entry in the report for the time after its end', () => {
    const ended = { ...ENTRY, until: '2026-11-22' };
    expect(told(one, 'net-prod', ended)).toEqual(['ended on 202']);
    expect(told({ ...one, status: 'passed' }, 'net-prod', ended)).toEqual(['fits no fail']);
    expect(told(one, 'net-dev', ended)).toEqual([]);
    const elsewhere = { ...ENTRY, address: 'module.legacy' };
    expect(told(both, 'net-prod', elsewhere, ended)).toEqual(['fits no fail', 'ended on 202']);
    const unnamed = { policy: 'unnamed policy' };
    expect(told({ ...one, ...unnamed }, 'net-prod', { ...ended, ...unnamed })).toEqual([
      'fits no fail',
    ]);
  });

  test('is found by the name of its set as well, if it is of an own policy', () => {
    const ended = { ...ENTRY, until: '2026-11-22' };
    const inSet = { ...ended, policy: `guardrails/${ENTRY.policy}` };
    const own = { ...one, judge: judgeNamed('own-policies') } as const;
    expect(told(own, 'net-prod', inSet, ended)).toEqual(['ended on 202', 'ended on 202']);
    expect(told(one, 'net-prod', inSet)).toEqual(['fits no poli']);
    expect(told(own, 'net-prod', { ...inSet, policy: `/${ENTRY.policy}` })).toEqual([
      'fits no poli',
    ]);
  });

  test('has its message where it printed no line, and an empty line does not count', async () => {
    const silent = policyResult({ ...one, output: [], message: LINE, printedFor: [[LOGS]] });
    expect(await divide(silent, [ENTRY])).toMatchObject({
      left: undefined,
      accepted: [{ message: LINE, output: [] }],
    });
    const spaced = policyResult({ ...one, output: [`${LINE}\n  `], printedFor: [[LOGS]] });
    expect((await divide(spaced, [ENTRY])).accepted[0]?.output).toEqual([LINE]);
  });
});

describe('a failure of a policy of the service', () => {
  const divided = async (printedFor: string[][] | undefined, entry: PolicyException = ENTRY) => {
    const output = ['aws_s3_bucket.logs: is public', 'aws_s3_bucket.logs, too'];
    const resources = named(LOGS, `${LOGS}["eu"]`, DATA);
    const rest = { policy: 'deny_public', level: 'advisory', status: 'failed' } as const;
    const result = policyResult({ ...rest, output, printedFor, resources });
    const { left, accepted } = await divide(result, [entry]);
    return [left?.output.length ?? 0, accepted.flatMap((part) => part.output).length];
  };
  test.each<[string, string[][] | undefined, number, number]>([
    ['nothing but text', undefined, 2, 0],
    ['a field with the address in each line', [[LOGS], [LOGS]], 0, 2],
    ['an instance in a field', [[`${LOGS}["eu"]`], [LOGS]], 0, 2],
    ['another address in the field of one', [[LOGS], [DATA]], 1, 1],
    ['both in the fields of one', [[LOGS], [LOGS, DATA]], 2, 0],
    ['no field in one', [[LOGS], []], 2, 0],
    ['fewer fields than lines', [[LOGS]], 2, 0],
    ['another name in the field', [[`${LOGS}\u00b7x`], [`${LOGS}/x`]], 2, 0],
  ])(
    'is excepted only line by line, as the fields name it: %s',
    async (_, printedFor, open, excepted) => {
      expect(await divided(printedFor)).toEqual([open, excepted]);
    },
  );
});

describe('the notice about an exception', () => {
  const failed = policyResult({
    policy: 'deny_public',
    status: 'failed',
    level: 'advisory',
    resources: named(LOGS),
    printedFor: [[LOGS]],
  });
  const prod = { workspace: 'net-prod', results: [failed] };
  const noticesOf = (changes: Partial<PolicyException>, judged = [prod]) => {
    const entries = [{ ...ENTRY, ...changes }];
    const notices = exceptionNotices(judged, { entries, today: TODAY });
    return Object.fromEntries(Array.from(notices, ([name, found]) => [name, textsOf(found)]));
  };
  const NAMED = 'The exception from policy "deny_public" for "aws_s3_bucket.logs"';

  test('is missing more than 30 days before its end', () => {
    expect(noticesOf({ until: '2026-12-24' })).toEqual({});
  });

  test.each([
    ['2026-12-23', 'ends in 30 days, after 2026-12-23.'],
    ['2026-11-24', 'ends tomorrow, after 2026-11-24.'],
    ['2026-11-23', 'ends today, after 2026-11-23.'],
    ['2026-11-22', 'ended on 2026-11-22, so the failure counts again.'],
  ])('has the end %s and the owner', (until, words) => {
    expect(noticesOf({ until })).toEqual({
      'net-prod': [`${NAMED} ${words} Its owner is "team-network".`],
    });
  });

  test('says that no policy has its name, and which names there are', () => {
    const others = Array.from({ length: 8 }, (_, at) => ({ ...failed, policy: `deny_${at}` }));
    const longer = { ...failed, policy: 'buckets.deny_public' };
    const judged = [{ workspace: 'net-prod', results: [...others, longer] }];
    expect(noticesOf({}, judged)).toEqual({
      'net-prod': [
        `${NAMED} fits no policy by its name. Judged were "buckets.deny_public", "deny_0", "deny_1", "deny_2", "deny_3", "deny_4" and 3 more: write one of these names, or remove it. Its owner is "team-network".`,
      ],
    });
    const guard = [{ ...failed, policy: 'protect', judge: judgeNamed('guard') }];
    expect(noticesOf({}, [{ workspace: 'net-prod', results: guard }])['net-prod']).toEqual([
      expect.stringContaining('fits no failure'),
    ]);
  });

  test('says once that it fits nothing', () => {
    const passed = { ...failed, status: 'passed' as const, printedFor: undefined };
    const judged = ['net-a', 'net-b', 'app'].map((workspace) => ({ workspace, results: [passed] }));
    expect(noticesOf({ workspace: 'net-*' }, judged)).toEqual({
      'net-a': [
        `${NAMED} fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it. Its owner is "team-network".`,
      ],
    });
  });

  test('says that the address of a policy of a service is in a text only', () => {
    const result = { ...failed, printedFor: undefined, resources: named(LOGS, DATA) };
    const inText = { workspace: 'net-prod', results: [result] };
    expect(noticesOf({}, [inText])).toEqual({
      'net-prod': [
        `${NAMED} changes no verdict, because the answer of the service has the address in a text alone, which its author may have written. Let the policy give it in a field address, or leave address out of the entry to except the whole policy.`,
      ],
    });
    expect(noticesOf({ address: undefined }, [inText])).toEqual({});
    const other = { ...failed, policy: 'other' };
    const beside = { workspace: 'net-prod', results: [other, ...inText.results] };
    expect(noticesOf({}, [beside])).toEqual(noticesOf({}, [inText]));
    const passed = { ...failed, status: 'passed' as const, printedFor: undefined };
    expect(noticesOf({}, [{ workspace: 'net-prod', results: [failed, passed] }])).toEqual({});
    expect(
      noticesOf({ address: undefined, until: '2026-11-24' }, [inText])['net-prod']?.[0],
    ).toMatch('The exception from policy "deny_public" in "net-prod" ends tomorrow');
  });

  test('says that a policy which is not advisory counts, for that policy only', () => {
    const strict = { ...failed, level: 'mandatory' as const };
    const sentence = `${NAMED} changes no verdict, because the policy is not advisory: the failure counts.`;
    const results = (...all: (typeof failed)[]) =>
      noticesOf({}, [{ workspace: 'net-prod', results: all }]);
    expect(results(strict)).toEqual({ 'net-prod': [sentence] });
    expect(results({ ...failed, policy: 'other' }, strict)).toEqual({ 'net-prod': [sentence] });
    expect(results(failed, { ...strict, policy: 'other' })).toEqual({});
    expect(results({ ...strict, judge: judgeNamed('own-policies') })).toEqual({});
    const ending = (until: string) =>
      noticesOf({ until }, [{ ...prod, results: [strict] }])['net-prod'];
    expect(ending('2026-11-22')).toHaveLength(1);
    expect(ending(TODAY)).toEqual([expect.stringContaining('ends today'), sentence]);
  });

  test('is missing for workspaces that were not judged', () => {
    expect(noticesOf({ workspace: 'net-dev' })).toEqual({});
    expect(noticesOf({}, [])).toEqual({});
  });
});

test('random failures lose no line and are never excepted beside another resource', async () => {
  const names = ['logs', 'data', 'main'].map((name) => `aws_s3_bucket.${name}`);
  const random = seededBelow(7);
  const ROUNDS = sampled(6_000);
  let parts = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const lines = Array.from({ length: 1 + random(4) }, (_, at) => {
      const named = names.filter(() => random(2) === 0);
      return `${at}: ${random(9) === 0 ? 'nothing' : named.join(' and ')} fails`;
    });
    const entries = names
      .filter(() => random(2) === 0)
      .map((address) => ({ ...ENTRY, address, ...(random(4) === 0 && { until: '2026-11-22' }) }));
    const excepting = entries.filter(({ until }) => until === ENTRY.until);
    const result = policyResult({
      policy: ENTRY.policy,
      level: 'mandatory',
      status: 'failed',
      output: lines,
      printedFor: printedFor(lines),
      resources: named(
        ...names.filter((address) => random(8) > 0 && lines.some((line) => line.includes(address))),
      ),
    });
    const { left, accepted } = await divide(result, entries);
    parts += accepted.length;
    const out = accepted.flatMap(({ output }) => output);
    expect(new Set([...(left?.output ?? []), ...out])).toEqual(new Set(lines));
    const isCovered = (line: string) =>
      names.some((name) => line.includes(name)) &&
      names.every(
        (name) => !line.includes(name) || excepting.some((each) => each.address === name),
      );
    expect(out.filter((line) => !isCovered(line))).toEqual([]);
    expect(out.filter((line) => left?.output.includes(line))).toEqual([]);
    if (left === undefined) expect(lines.filter((line) => !isCovered(line))).toEqual([]);
  }
  expect(parts).toBeGreaterThan(ROUNDS / 20);
});
