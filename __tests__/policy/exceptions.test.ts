/** Exceptions with an end: what the file may say, and what a report says of it. */
import { describe, expect, test } from '../support/jest.ts';
import { policyResult } from '../support/evidence.ts';
import { exceptionNotices } from '../../src/policy/exception-notices.ts';
import { fitsFromRoot } from '../../src/policy/address-patterns.ts';
import { ENTRY, TODAY } from './sample-exception.ts';
import {
  daysLeft,
  parseExceptions,
  type PolicyException,
} from '../../src/policy/read-exceptions.ts';

function problemsOf(text: string): string[] {
  const read = parseExceptions(text, TODAY);
  return 'problems' in read ? read.problems.map(({ where, message }) => `${where} ${message}`) : [];
}

const fileOf = (...entries: unknown[]): string => JSON.stringify({ exceptions: entries });
const entryProblems = (changes: object): string[] => problemsOf(fileOf({ ...ENTRY, ...changes }));
/** For the whole policy. */
const { address: _, ...WHOLE } = ENTRY;
const LOGS = 'aws_s3_bucket.logs';

describe('the file of exceptions', () => {
  test('is read, with those that have ended', () => {
    const old = { ...ENTRY, address: 'module.legacy', until: '2025-01-01' };
    const read = parseExceptions(fileOf(ENTRY, old), TODAY);
    expect(read).toEqual({ exceptions: [ENTRY, old] });
    const empty = parseExceptions('{"$schema": "x", "exceptions": []}', TODAY);
    expect(empty).toEqual({ exceptions: [] });
  });

  test('says all problems at once', () => {
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

  test.each([null, 'x', [], 1])('refuses the entry %j', (entry) => {
    expect(problemsOf(fileOf(entry))).toEqual(['exceptions[0] is not an object.']);
  });

  test('takes an entry without an address, for the whole policy', () => {
    expect(parseExceptions(fileOf(ENTRY, WHOLE), TODAY)).toEqual({ exceptions: [ENTRY, WHOLE] });
    expect(problemsOf(fileOf(WHOLE, { ...WHOLE, until: '2027-02-01' }))).toHaveLength(1);
    const others = Object.keys(WHOLE).map((field) => fileOf({ ...WHOLE, [field]: undefined }));
    for (const text of others) expect(problemsOf(text)).toHaveLength(1);
  });

  test.each(Object.keys(ENTRY))('needs %s as a text', (field) => {
    for (const value of [null, 1, true, [], {}, '', ' ', '\t', '\u200b', 'a\nb', ' a']) {
      expect(entryProblems({ [field]: value })).toHaveLength(1);
    }
  });

  test('refuses repeated keys, also in another spelling', () => {
    const twice = fileOf(ENTRY).replace('"owner"', '"until":"2027-02-01","owner"');
    expect(problemsOf(twice)).toEqual([
      'exceptions has the key "until" twice in one object, and only one of them could count. Remove one.',
    ]);
    expect(problemsOf(twice.replace('"until"', '"\\u0075ntil"'))).toHaveLength(1);
    expect(problemsOf('{"exceptions": [], "exceptions": []}')).toHaveLength(1);
  });

  test('takes no text for a key', () => {
    const reason = '{"until": "until", "until": [';
    const other = { ...ENTRY, address: 'module.a', reason };
    expect(problemsOf(fileOf({ ...ENTRY, reason }, other))).toEqual([]);
  });

  test.each(['unless', 'Until', '__proto__', 'constructor', 'version'])(
    'refuses the key %s of a later version',
    (key) => {
      const text = fileOf(ENTRY).replace('"policy"', `"${key}":"x","policy"`);
      expect(problemsOf(text)).toHaveLength(1);
      expect(problemsOf(`{"${key}": 2, "exceptions": []}`)).toHaveLength(1);
    },
  );

  test('refuses two entries for the same failure', () => {
    expect(problemsOf(fileOf(ENTRY, { ...ENTRY, until: '2027-02-01' }))).toEqual([
      'exceptions[1] is about the same failure as exceptions[0]. Remove one.',
    ]);
  });
});

test.each(
  Object.entries({
    owner: ['nobody', 'None', 'n/a', '-', '@', '???', 'TBD', '\u00a0', '\u2060'],
    until: [
      '2027-1-31',
      '31.01.2027',
      '01/31/2027',
      '2027-02-29',
      '2027-13-01',
      '2027-00-10',
      '2027-01-31T00:00:00Z',
      '20270131',
      '+002027-01-31',
      '٢٠٢٧-٠١-٣١',
      'never',
      '2027-01-3１',
      '1801353600',
    ],
    address: [
      // These fit too much.
      '*',
      '**',
      '*.*',
      '?*',
      '?*.?*',
      '*.this',
      '*_*.*',
      'aws_*.*',
      'module.*',
      'module.*.*.*',
      'action.*.*',
      '[*]',
      'a',
      'aws_s3_bucket',
      'aws_s3_bucket.a.b',
      '.',
      '.*',
      '"*"',
    ],
    workspace: ['*', '**', '-*', '*-*', 'net prod', 'net.prod'],
  }).flatMap(([field, values]) => values.map((value) => [field, value] as const)),
)('an exception cannot have the %s %j', (field, value) => {
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

  test('is the last day that counts', () => {
    expect(daysLeft(ENTRY, '2027-01-31')).toBe(0);
    expect(daysLeft(ENTRY, '2027-02-01')).toBe(-1);
    expect(daysLeft(ENTRY, '2027-01-01')).toBe(30);
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
  ])('%s is one', (address) => {
    expect(entryProblems({ address })).toEqual([]);
  });

  test('is read from the root module', () => {
    const fits = (pattern: string, address: string) => fitsFromRoot(pattern, address);
    expect(fits('aws_s3_bucket.logs', 'module.a.aws_s3_bucket.logs')).toBe(false);
    expect(fits('module.b.aws_s3_bucket.logs', 'module.a.module.b.aws_s3_bucket.logs')).toBe(false);
    expect(fits('module.b', 'module.a.module.b.aws_s3_bucket.logs')).toBe(false);
    expect(fits('module.b', 'module.b.module.c.aws_s3_bucket.logs')).toBe(true);
    expect(fits('aws_s3_bucket.logs', 'aws_s3_bucket.logs["eu"]')).toBe(true);
    expect(fits('aws_s3_bucket.logs["eu"]', 'aws_s3_bucket.logs')).toBe(false);
    expect(fits('aws_s3_bucket.log', 'aws_s3_bucket.logs')).toBe(false);
    expect(fits('aws_s3_bucket.*', 'action.aws_s3_bucket.logs')).toBe(false);
    expect(fits('data.aws_ami.base', 'data.aws_ami.base')).toBe(true);
  });
});

describe('what a report says of exceptions', () => {
  const failed = policyResult({
    system: 'own-policies',
    policy: 'deny_public',
    status: 'failed',
    level: 'advisory',
    resources: [{ address: LOGS, message: undefined }],
  });
  const prod = { workspace: 'net-prod', results: [failed] };
  const said = (changes: Partial<PolicyException>, judged = [prod]) =>
    Object.fromEntries(
      exceptionNotices(judged, { entries: [{ ...ENTRY, ...changes }], today: TODAY }),
    );
  const NAMED = 'The exception from policy "deny_public" for "aws_s3_bucket.logs"';

  test('nothing, more than 30 days before the end', () => {
    expect(said({ until: '2026-12-24' })).toEqual({});
  });

  test.each([
    ['2026-12-23', 'ends in 30 days, after 2026-12-23.'],
    ['2026-11-24', 'ends tomorrow, after 2026-11-24.'],
    ['2026-11-23', 'ends today, after 2026-11-23.'],
    ['2026-11-22', 'ended on 2026-11-22, so the failure counts again.'],
  ])('the end %s, with the owner', (until, words) => {
    expect(said({ until })).toEqual({
      'net-prod': [`${NAMED} ${words} Its owner is "team-network".`],
    });
  });

  test('that one fits nothing, once', () => {
    const passed = { ...failed, status: 'passed' as const };
    const judged = ['net-a', 'net-b', 'app'].map((workspace) => ({ workspace, results: [passed] }));
    expect(said({ workspace: 'net-*' }, judged)).toEqual({
      'net-a': [
        `${NAMED} fits no failure in the workspaces that this job has judged. If it is not needed any more, remove it. Its owner is "team-network".`,
      ],
    });
  });

  test('that the policies of a service stay as they are', () => {
    const results = [{ ...failed, system: 'policy-evaluation' }];
    const WHY =
      'changes no verdict, because only own policies can be judged again without a resource: a failure of any other policy counts.';
    const judged = [{ workspace: 'net-prod', results }];
    expect(said({}, judged)).toEqual({ 'net-prod': [`${NAMED} ${WHY}`] });
    const whole = `The exception from policy "deny_public" in "net-prod" ${WHY}`;
    expect(said({ address: undefined }, judged)).toEqual({ 'net-prod': [whole] });
    expect(said({ until: '2026-11-22' }, judged)['net-prod']).toHaveLength(1);
  });

  test('the directory of an own policy counts as a part of its name', () => {
    const results = [{ ...failed, policySet: 'policies' }];
    const judged = [{ workspace: 'net-prod', results }];
    expect(said({ policy: 'policies/deny_public' }, judged)).toEqual({});
    expect(said({ policy: 'other/deny_public' }, judged)['net-prod']?.[0]).toMatch(
      /fits no failure/,
    );
  });

  test('nothing of workspaces that were not judged', () => {
    expect(said({ workspace: 'net-dev' })).toEqual({});
    expect(said({}, [])).toEqual({});
  });
});
