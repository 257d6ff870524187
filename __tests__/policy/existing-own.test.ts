import { judgeNamed } from '../support/judges.ts';
import { divideFailure } from '../../src/policy/divide-failures.ts';
import { failuresIn } from '../../src/policy/tell-failures.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { policyResult } from '../support/evidence.ts';
import { expect, test } from '../support/jest.ts';
import { ENTRY } from './sample-exception.ts';

/** Address → the value that a plan makes of it. */
type Plan = Readonly<Record<string, string>>;
/** What a policy says of the resources that are in the plan. */
type Policy = (plan: Plan) => string[];

const PUBLIC: Policy = (plan) =>
  Object.entries(plan)
    .filter(([, value]) => value.startsWith('public'))
    .map(([address]) => `${address}: is public`);
const COUNT: Policy = (plan) => {
  const number = PUBLIC(plan).length;
  return number > 0 ? [`${number} of ${Object.keys(plan).length} are public`] : [];
};
const LIST: Policy = (plan) => {
  const all = PUBLIC(plan).map((text) => text.split(':')[0]);
  return all.length > 0 ? [`${all.join(' and ')} must not be public`] : [];
};
const FIRST: Policy = (plan) => PUBLIC(plan).slice(0, 1);
/** The author of the files writes the value that the message quotes. */
const QUOTES: Policy = (plan) =>
  Object.values(plan)
    .filter((value) => value.startsWith('public'))
    .map((value) => `a bucket must not be ${value}`);
/** A policy that also fails if a resource is missing. */
const NEEDS_A: Policy = (plan) =>
  'terraform_data.a' in plan ? PUBLIC(plan) : ['there is no terraform_data.a'];
/** A message beside the others, whose resource can be left out. */
const STAYS = 'terraform_data.b: has no owner';
const FIRST_AND_STAYS: Policy = (plan) => [...FIRST(plan), STAYS];
/** Gives no answer if only the first resource is left out. */
const SILENT_WITH_B: Policy = (plan) => {
  if (Object.keys(plan).join() === 'terraform_data.b') throw new RangeError('no answer');
  return FIRST_AND_STAYS(plan);
};
/** A policy that gives no answer at all without the resource. */
const SILENT_WITHOUT: Policy = (plan) => {
  if (!('terraform_data.a' in plan)) throw new RangeError('no answer');
  return PUBLIC(plan);
};
const BREAKS_WITHOUT: Policy = (plan) => {
  if (!('terraform_data.a' in plan)) throw new Error('nothing to judge');
  return PUBLIC(plan);
};

function saysOf(policy: Policy, plan: Plan): PolicyResult | undefined {
  try {
    const output = policy(plan);
    const status = output.length > 0 ? 'failed' : 'passed';
    return policyResult({ judge: judgeNamed('own-policies'), status, output });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    return policyResult({
      judge: judgeNamed('own-policies'),
      status: 'errored',
      output: ['it broke'],
    });
  }
}

async function divided(
  policy: Policy,
  now: Plan,
  before: Plan,
  {
    moved = {},
    excepted = [],
    asked = [],
  }: { moved?: Readonly<Record<string, string>>; excepted?: string[]; asked?: Plan[] } = {},
) {
  const judge = (plan: Plan, isLeftOut: (address: string) => boolean) => {
    const left = Object.entries(plan).filter(([address]) => !isLeftOut(address));
    return saysOf(policy, Object.fromEntries(left));
  };
  const values = (plan: Plan) => new Map(Object.entries(plan));
  const failure = saysOf(policy, now);
  if (failure === undefined) throw new Error('The policy says nothing of the whole plan.');
  const entries = excepted.map((address) => ({ ...ENTRY, address }));
  const { results, mayBeOld } = await divideFailure(failure, {
    async without(isLeftOut) {
      asked.push(Object.fromEntries(Object.entries(now).filter(([one]) => !isLeftOut(one))));
      return judge(now, isLeftOut);
    },
    excepted: { entries, at: (address) => entries.filter((entry) => entry.address === address) },
    readBase: async () => ({
      now: { values: values(now), movedFrom: new Map(Object.entries(moved)) },
      before: { values: values(before), movedFrom: new Map() },
      async failsWithout(isLeftOut) {
        const said = judge(before, isLeftOut);
        return said?.status === 'failed' ? failuresIn(said) : undefined;
      },
    }),
  });
  const brief = results.map(({ status, output }) => `${status} ${output.join('; ')}`);
  return mayBeOld === 0 ? brief : [...brief, `${mayBeOld} may be old`];
}

const A = { 'terraform_data.a': 'public' };
const AB = { ...A, 'terraform_data.b': 'public' };
const ABC = { ...AB, 'terraform_data.c': 'public' };
const A_FAILS = 'terraform_data.a: is public';
const B_FAILS = 'terraform_data.b: is public';

const BOTH_FAIL = 'terraform_data.a and terraform_data.b must not be public';
const OTHER_A = { 'terraform_data.a': 'public2' };
const OTHER_B = { ...A, 'terraform_data.b': 'public2' };
const B_IS_NEW = [`failed ${B_FAILS}`, `existing ${A_FAILS}`];

/** By what differs: the policy, the plan, that of the default branch, and what becomes of the failure. */
const COMPARED: Record<string, [Policy, Plan, Plan, string[]]> = {
  'the same on both sides': [PUBLIC, A, A, [`existing ${A_FAILS}`]],
  'a second resource that is new': [PUBLIC, AB, A, B_IS_NEW],
  'a resource that gets another value': [PUBLIC, OTHER_A, A, [`failed ${A_FAILS}`]],
  'nothing on the default branch': [PUBLIC, A, {}, [`failed ${A_FAILS}`]],
  'a number without an address': [COUNT, A, A, ['failed 1 of 1 are public']],
  'a number that gets worse': [COUNT, AB, A, ['failed 2 of 2 are public']],
  'a number beside a message': [
    (plan) => [...COUNT(plan), ...PUBLIC(plan)],
    A,
    A,
    ['failed 1 of 1 are public', `existing ${A_FAILS}`],
  ],
  'a message that stays without its resource': [
    FIRST_AND_STAYS,
    AB,
    AB,
    [`failed ${STAYS}; ${B_FAILS}`, `existing ${A_FAILS}`, '1 may be old'],
  ],
  'a message that comes back without its resource': [
    (plan) => [STAYS, ...(Object.keys(plan).length > 0 ? [A_FAILS] : [])],
    AB,
    AB,
    [`failed ${STAYS}; ${A_FAILS}`, `existing ${A_FAILS}`],
  ],
  'no answer after one of two messages': [SILENT_WITH_B, AB, AB, [`failed ${A_FAILS}; ${STAYS}`]],
  'one message about several, all old': [LIST, AB, AB, [`existing ${BOTH_FAIL}`]],
  'one message about several, one of them new': [LIST, AB, A, [`failed ${BOTH_FAIL}`]],
  'one message about several, one with another value': [LIST, OTHER_B, AB, [`failed ${BOTH_FAIL}`]],
  'only the first is said, and the second is new': [FIRST, AB, A, B_IS_NEW],
  'only the first is said, and all are old': [
    FIRST,
    ABC,
    ABC,
    ['failed terraform_data.c: is public', `existing ${A_FAILS}; ${B_FAILS}`, '1 may be old'],
  ],
  'a value of the author that looks like an address': [
    QUOTES,
    { 'terraform_data.x': 'public terraform_data.a', ...A },
    A,
    ['failed a bucket must not be public terraform_data.a; a bucket must not be public'],
  ],
  'an address beside one that may be a part of another': [
    (plan) => Object.keys(plan).map((address) => `${address}: is public, as x/terraform_data.b is`),
    A,
    A,
    [`failed ${A_FAILS}, as x/terraform_data.b is`],
  ],
  'what fails without the old resource': [
    NEEDS_A,
    A,
    A,
    [`failed there is no terraform_data.a`, `existing ${A_FAILS}`],
  ],
  'a policy that breaks without the old resource': [BREAKS_WITHOUT, A, A, [`failed ${A_FAILS}`]],
  'no answer without the old resource': [SILENT_WITHOUT, A, A, [`failed ${A_FAILS}`]],
  'no answer on the default branch': [SILENT_WITHOUT, A, {}, [`failed ${A_FAILS}`]],
};
test.each(Object.entries(COMPARED))(
  'a failure is old or new as it should be: %s',
  async (_, [policy, now, before, outcome]) => {
    expect(await divided(policy, now, before)).toEqual(outcome);
  },
);

/** By what is old: the policy, the plan, that of the default branch, and how often it is judged anew. */
const ASKED: Record<string, [Policy, Plan, Plan, number]> = {
  nothing: [PUBLIC, OTHER_A, A, 0],
  'what does not go': [() => [STAYS], AB, { ...AB }, 1],
  'what goes at once': [PUBLIC, AB, { ...AB }, 1],
};
test.each(Object.entries(ASKED))(
  'no policy is evaluated again more often than needed: old is %s',
  async (_, [policy, now, before, number]) => {
    const asked: Plan[] = [];
    await divided(policy, now, before, { asked });
    expect(asked).toHaveLength(number);
  },
);

test('a value of the author does not make a failure old, even if the default branch has it', async () => {
  const quoted = 'public terraform_data.a';
  const now = { 'terraform_data.a': 'private', 'terraform_data.new': quoted };
  const before = { 'terraform_data.a': 'private', 'terraform_data.old': quoted };
  expect(await divided(QUOTES, now, before)).toEqual([`failed a bucket must not be ${quoted}`]);
});

test('a resource that moved is compared with its earlier address', async () => {
  const moved = { 'terraform_data.b': 'terraform_data.a' };
  const now = { 'terraform_data.b': 'public' };
  expect(await divided(PUBLIC, now, A, { moved })).toEqual([`existing ${B_FAILS}`]);
  expect(await divided(PUBLIC, now, A)).toEqual([`failed ${B_FAILS}`]);
});

test('excepted failures are removed on both sides before the comparison', async () => {
  const excepted = ['terraform_data.a'];
  expect(await divided(LIST, AB, AB, { excepted })).toEqual([
    'existing terraform_data.b must not be public',
    `excepted ${BOTH_FAIL}`,
  ]);
});
