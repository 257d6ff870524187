/** What a change of policies changes: every pair of answers, and what is never claimed. */
import {
  CLOSING_RULES,
  comparePolicies,
  decideTrial,
  sayWhoIsAsked,
  type PolicyAnswer,
  type PolicyChanges,
  type PolicyFacts,
  type PolicyTests,
  type TriedWorkspace,
} from '../../src/policy/compare-policies.ts';
import { toApprovers } from '../../src/policy/policy-owners.ts';
import { describe, expect, test } from '../support/jest.ts';

type Said = 'passed' | 'failed' | 'errored' | 'unknown' | readonly unknown[];

const ADDRESSES = new Set(['aws_s3_bucket.logs', 'aws_s3_bucket.one', 'aws_s3_bucket.two']);

/** A list is a failure with these reasons. */
function answer(policy: string, said: Said): PolicyAnswer {
  if (typeof said !== 'string') return { policy, status: 'failed', output: said };
  const output = said === 'failed' ? ['aws_s3_bucket.logs: wrong'] : [];
  return { policy, status: said, output, ...(said === 'unknown' ? { because: 'Hidden.' } : {}) };
}

function facts(policy: string, more: Partial<PolicyFacts> = {}): PolicyFacts {
  return { policy, level: 'mandatory', file: `${policy}.rego`, identity: `new ${policy}`, ...more };
}

interface Sides {
  before: Record<string, Said>;
  after: Record<string, Said>;
}

function tried(workspace: string, { before, after }: Sides): TriedWorkspace {
  const toAnswers = (side: Record<string, Said>) =>
    Object.entries(side).map(([policy, said]) => answer(policy, said));
  return { workspace, addresses: ADDRESSES, before: toAnswers(before), after: toAnswers(after) };
}

/** One workspace, whose policies are changed unless `more` says otherwise. */
function compareOne(
  sides: Sides,
  more: Partial<Record<'before' | 'after', Partial<PolicyFacts>>> = {},
) {
  const of = (side: keyof Sides) =>
    Object.keys(sides[side]).map((policy) =>
      facts(policy, { identity: `${side} ${policy}`, ...more[side] }),
    );
  return comparePolicies([tried('w', sides)], { before: of('before'), after: of('after') });
}

function changeOf(sides: Sides, more: Parameters<typeof compareOne>[1] = {}): string {
  const { newlyBlocked, notJudged } = compareOne(sides, more).workspaces;
  expect(newlyBlocked.length + notJudged.length).toBeLessThan(2);
  if (newlyBlocked.length > 0) return 'newly blocked';
  return notJudged.length > 0 ? 'unknown' : 'same';
}

describe('one policy that changed', () => {
  test.each([
    ['passed', 'passed', 'same'],
    ['passed', 'failed', 'newly blocked'],
    ['passed', 'errored', 'newly blocked'],
    ['passed', 'unknown', 'unknown'],
    ['failed', 'passed', 'same'],
    ['failed', 'failed', 'same'],
    ['failed', 'errored', 'same'],
    ['failed', 'unknown', 'unknown'],
    ['errored', 'passed', 'same'],
    ['unknown', 'passed', 'same'],
    ['unknown', 'failed', 'unknown'],
    ['unknown', 'unknown', 'unknown'],
  ] as const)('%s, then %s: %s', (before, after, change) => {
    expect(changeOf({ before: { a: before }, after: { a: after } })).toBe(change);
  });

  test.each([
    ['mandatory', 'advisory', 'same', 0],
    ['advisory', 'mandatory', 'newly blocked', 1],
    ['advisory', 'advisory', 'same', 0],
    ['soft-mandatory', 'hard-mandatory', 'same', 0],
  ])('that fails on both sides, %s and then %s: %s', (was, is, change, failures) => {
    const more = { before: { level: was }, after: { level: is } };
    for (const said of ['failed', []] as const) {
      const sides = { before: { a: said }, after: { a: said } };
      expect(changeOf(sides, more)).toBe(change);
      const { policies } = compareOne(sides, more);
      expect(policies.flatMap(({ newlyFails }) => newlyFails)).toHaveLength(failures);
    }
  });

  test('an advisory one that cannot be judged leaves nothing open', () => {
    const more = { before: { level: 'advisory' }, after: { level: 'advisory' } };
    expect(changeOf({ before: { a: 'passed' }, after: { a: 'unknown' } }, more)).toBe('same');
  });
});

test('a workspace of which something is unknown is named with the reason', () => {
  const sides = { before: [facts('a', { identity: 'old' })], after: [facts('a')] };
  const compare = (...all: TriedWorkspace[]) => comparePolicies(all, sides);
  const unread = compare({ workspace: 'w', unread: 'The plan could not be read.' });
  expect(unread.workspaces.notJudged).toEqual([
    { workspace: 'w', because: 'The plan could not be read.' },
  ]);
  expect(unread).toMatchObject({ hasNoPlan: true, policies: [] });
  const hidden = compare(tried('w', { before: { a: 'passed' }, after: { a: 'unknown' } }));
  expect(hidden.workspaces.notJudged).toEqual([
    { workspace: 'w', because: 'A policy cannot be judged there.' },
  ]);
  expect(hidden).toMatchObject({
    hasNoPlan: false,
    policies: [{ newlyFails: [], notJudged: [{ workspace: 'w', because: 'Hidden.' }] }],
  });
  const silent = compare(tried('w', { before: { a: 'passed' }, after: {} }));
  expect(silent.workspaces).toEqual(hidden.workspaces);
  expect(silent.policies).toMatchObject([
    { newlyFails: [], notJudged: [{ workspace: 'w', because: 'It gave no result.' }] },
  ]);
});

test('a policy that broke before and fails now newly fails; one that still breaks does not', () => {
  const resources = ['aws_s3_bucket.logs'];
  expect(compareOne({ before: { a: 'errored' }, after: { a: 'failed' } }).policies).toMatchObject([
    { newlyFails: [{ workspace: 'w', resources, breaks: false }] },
  ]);
  expect(compareOne({ before: { a: 'errored' }, after: { a: 'errored' } }).policies).toEqual([]);
});

describe('beside other policies', () => {
  test('a workspace that another policy blocks is not newly blocked', () => {
    const more = {
      before: { a: 'failed', b: 'passed' },
      after: { a: 'failed', b: 'failed' },
    } as const;
    expect(changeOf(more)).toBe('same');
    expect(changeOf({ before: more.after, after: more.before })).toBe('same');
    const { policies } = compareOne(more);
    expect(policies.map(({ policy, newlyFails }) => [policy, newlyFails.length])).toEqual([
      ['b', 1],
    ]);
  });

  test('an unchanged policy that cannot be judged makes a difference uncertain, and none of its own', () => {
    const same = { before: { identity: 'same' }, after: { identity: 'same' } };
    const only = { before: { a: 'unknown' }, after: { a: 'unknown' } } as const;
    expect(changeOf(only, same)).toBe('same');
    expect(compareOne(only, same).policies).toEqual([]);
    const both = (was: Said, is: Said) =>
      comparePolicies(
        [tried('w', { before: { u: 'unknown', a: was }, after: { u: 'unknown', a: is } })],
        { before: [facts('u'), facts('a', { identity: 'old' })], after: [facts('u'), facts('a')] },
      ).workspaces;
    expect(both('passed', 'failed').notJudged).toHaveLength(1);
    expect(both('failed', 'passed')).toMatchObject({ notJudged: [{ workspace: 'w' }] });
    expect(both('passed', 'passed')).toMatchObject({ newlyBlocked: [], notJudged: [] });
  });

  test('a new policy and a removed one are named', () => {
    expect(changeOf({ before: {}, after: { a: 'failed' } })).toBe('newly blocked');
    expect(changeOf({ before: {}, after: { a: 'unknown' } })).toBe('unknown');
    expect(changeOf({ before: { a: 'failed' }, after: {} })).toBe('same');
    expect(changeOf({ before: { a: 'unknown' }, after: {} })).toBe('same');
  });

  test('a renamed policy is a removed one and a new one', () => {
    const renamed = compareOne({ before: { a: 'failed' }, after: { b: 'failed' } });
    expect(renamed).toMatchObject({
      workspaces: { newlyBlocked: [] },
      policies: [
        { policy: 'b', file: 'b.rego', newlyFails: [{ workspace: 'w' }] },
        { policy: 'a', file: 'a.rego', newlyFails: [], level: { after: null } },
      ],
    });
  });
});

test('an address that the plan does not have is not shown, as a value can be in it', () => {
  const { policies } = compareOne({
    before: { a: 'passed' },
    after: {
      a: ['leak_zone.a_value: x', { msg: 'x', address: 'leak_zone.b' }, 'aws_s3_bucket.one'],
    },
  });
  expect(policies[0]?.newlyFails).toEqual([
    { workspace: 'w', resources: ['aws_s3_bucket.one'], breaks: false },
  ]);
});

test('more resources in a workspace that stays blocked newly fail', () => {
  const one = 'aws_s3_bucket.one: is public';
  const two = { msg: 'is public', address: 'aws_s3_bucket.two' };
  const { policies, workspaces } = compareOne({
    before: { a: [one, 'a word'] },
    after: { a: ['aws_s3_bucket.one: has another message', two] },
  });
  expect(workspaces).toMatchObject({ newlyBlocked: [] });
  expect(policies[0]).toMatchObject({
    newlyFails: [{ workspace: 'w', resources: ['aws_s3_bucket.two'] }],
  });
  expect(compareOne({ before: { a: [one] }, after: { a: [one] } }).policies).toEqual([]);
});

test('another message that names no resource newly fails', () => {
  const said = (...messages: string[]) =>
    compareOne({ before: { a: ['one'] }, after: { a: messages } });
  expect(said('one').policies).toEqual([]);
  expect(said('one', 'two').policies[0]?.newlyFails).toEqual([
    { workspace: 'w', resources: [], breaks: false },
  ]);
});

test('a policy that breaks names no resource, and an advisory one closes nothing', () => {
  const broken = compareOne({ before: { a: 'passed' }, after: { a: 'errored' } });
  const breaks = [{ workspace: 'w', resources: [], breaks: true }];
  expect(broken.policies[0]?.newlyFails).toEqual(breaks);
  const failedBefore = compareOne({ before: { a: 'failed' }, after: { a: 'errored' } });
  expect(failedBefore.policies[0]?.newlyFails).toEqual(breaks);
  const more = { before: { level: 'advisory' }, after: { level: 'advisory' } };
  const warns = compareOne({ before: { a: 'passed' }, after: { a: 'failed' } }, more);
  expect(warns).toMatchObject({
    workspaces: { newlyBlocked: [] },
    policies: [{ newlyFails: [{ workspace: 'w' }] }],
  });
});

test('policies that block most workspaces come first', () => {
  const sides = (after: Record<string, Said>) =>
    ({ before: { a: 'passed', b: 'passed' }, after }) as const;
  const all = [
    tried('v', sides({ a: 'passed', b: 'failed' })),
    tried('w', sides({ a: 'failed', b: 'failed' })),
  ];
  const of = (side: string) => ['a', 'b'].map((policy) => facts(policy, { identity: side }));
  const orderOf = (workspaces: readonly TriedWorkspace[]) =>
    comparePolicies(workspaces, { before: of('old'), after: of('new') }).policies.map(
      ({ policy }) => policy,
    );
  expect(orderOf(all)).toEqual(['b', 'a']);
  const unknown = ['v', 'w'].map((name) => tried(name, sides({ a: 'unknown', b: 'passed' })));
  const fails = tried('x', sides({ a: 'passed', b: 'failed' }));
  expect(orderOf([...unknown, fails])).toEqual(['b', 'a']);
});

describe('the gate of a change of policies', () => {
  const tests: PolicyTests = { passed: 1, skipped: [], removed: [], failed: [] };
  const failed = { ...tests, failed: [{ name: 'x', file: 'x_test.rego', line: 1 }] };
  const ended = { ...tests, passed: 0, problem: 'The tests were ended.' };
  const newly = compareOne({ before: { a: 'passed' }, after: { a: 'failed' } });
  const open = compareOne({ before: { a: 'passed' }, after: { a: 'unknown' } });
  const same = compareOne({ before: { a: 'passed' }, after: { a: 'passed' } });
  const skipped = { ...tests, skipped: ['x'] };
  const gone = { ...tests, removed: ['x'] };
  const unread = comparePolicies([{ workspace: 'w', unread: 'No.' }], { before: [], after: [] });
  const none = comparePolicies([], { before: [], after: [] });
  const OF_TESTS = 'Tests of policies were skipped or removed.';
  const NEWLY = 'The change would newly block workspaces.';
  const NOT_ALL = 'Not every workspace could be judged.';
  const NO_PLAN = 'No plan could be read.';

  /** Each row: what is said where less and less is let through, and the last reason. */
  test.each<[string, PolicyChanges, PolicyTests, string, string?]>([
    ['nothing', same, tests, 'passed passed passed'],
    ['a test that fails', same, failed, 'passed blocked blocked', 'Tests of policies failed.'],
    ['a test that is gone', same, gone, 'passed blocked blocked', OF_TESTS],
    ['a test that is skipped', same, skipped, 'passed blocked blocked', OF_TESTS],
    ['tests without an outcome', same, ended, 'passed undecided undecided', ended.problem],
    ['a workspace that is newly blocked', newly, tests, 'passed passed blocked', NEWLY],
    ['a workspace that may be', open, tests, 'passed passed undecided', NOT_ALL],
    ['no plan', unread, tests, 'undecided undecided undecided', NO_PLAN],
    ['no workspace', none, tests, 'undecided undecided undecided', NO_PLAN],
  ])('is right for %s', (_, changes, of, words, because) => {
    const verdicts = CLOSING_RULES.map((closes) => decideTrial(changes, of, closes));
    expect(verdicts.map(({ verdict }) => verdict).join(' ')).toBe(words);
    expect(verdicts.at(-1)?.because).toBe(because);
  });
});

describe('the report names who is asked', () => {
  const approval = { approvers: toApprovers(['@acme/security', 'ann']).approvers, count: 2 };
  const facts = (more: object) => [
    { policy: 'iam', level: 'soft-mandatory', file: 'iam.rego', identity: '1', ...more },
  ];
  const answer = (status: 'failed' | 'passed') => [{ policy: 'iam', status, output: [] }];
  const tried = [
    { workspace: 'a', addresses: new Set<string>(), before: [], after: answer('failed') },
    { workspace: 'b', addresses: new Set<string>(), before: [], after: answer('passed') },
    { workspace: 'c', unread: 'No plan.' },
  ];
  const ofAll = { approval };

  test.each<[string, object[], object[], string[]]>([
    [
      'as on the default branch',
      facts(ofAll),
      facts(ofAll),
      ['iam asks 2 of acme/security, ann: in the newest plans, for a.'],
    ],
    [
      'other than on the default branch',
      facts({ approval: { ...approval, count: 3 } }),
      facts(ofAll),
      [
        'iam asks 2 of acme/security, ann, where the default branch asks 3 of acme/security, ann: in the newest plans, for a.',
      ],
    ],
    [
      'nobody any more',
      facts(ofAll),
      facts({}),
      [
        'iam asks nobody by name, where the default branch asks 2 of acme/security, ann: in the newest plans, for a.',
      ],
    ],
    ['nobody, as before', facts({}), facts({}), []],
    [
      'by the rule of the same policy',
      [...facts({ policy: 'tags' }), ...facts(ofAll)],
      facts(ofAll),
      ['iam asks 2 of acme/security, ann: in the newest plans, for a.'],
    ],
  ])('%s', (_, before, after, expected) => {
    const sides = { before, after } as unknown as Parameters<typeof sayWhoIsAsked>[1];
    expect(sayWhoIsAsked(tried, sides)).toEqual(expected);
  });
});
