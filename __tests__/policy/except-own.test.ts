/** Exceptions for own policies: what fails without the excepted resources counts, whatever a message names. */
import { judgeNamed } from '../support/judges.ts';
import { divideFailure } from '../../src/policy/divide-failures.ts';
import { exceptionsFor } from '../../src/policy/fitting-exceptions.ts';
import type { PolicyException } from '../../src/policy/exceptions.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { namedIn } from '../../src/policy/named-resources.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';
import { ENTRY, TODAY } from './sample-exception.ts';

const LOGS = 'aws_s3_bucket.logs';
const DATA = 'aws_s3_bucket.data';
const INSIDE = 'module.net.aws_s3_bucket.flow[0]';
const PLAN = [LOGS, DATA, INSIDE];

/** What a policy says of the resources that are left. */
type Policy = (left: readonly string[]) => string[] | 'errored' | 'not-evaluated' | undefined;

function resultOf(said: Exclude<ReturnType<Policy>, undefined>): PolicyResult {
  const about = { judge: judgeNamed('own-policies'), policySet: 'policies', policy: 'deny_public' };
  if (typeof said === 'string') return policyResult({ ...about, status: said, message: 'why' });
  return policyResult({
    ...about,
    status: said.length > 0 ? 'failed' : 'passed',
    message: said[0] ?? '',
    // An empty line is not kept.
    output: said.filter((text) => text !== ''),
    ...namedIn(said.map((text) => ({ text }))),
  });
}

interface Excepted {
  entries?: readonly PolicyException[];
  others?: readonly string[];
  workspace?: string;
}

async function except(policy: Policy, { entries, others = [], workspace }: Excepted) {
  const asked: string[][] = [];
  const whole = policy(PLAN);
  if (whole === undefined) throw new Error('The policy says nothing of the whole plan.');
  const exceptedFor = exceptionsFor({
    workspace: workspace ?? ENTRY.workspace,
    exceptions: entries && { entries, today: TODAY },
    servicePolicies: new Set(others),
  });
  const failure = resultOf(whole);
  const { results } = await divideFailure(failure, {
    async without(isLeftOut) {
      const left = PLAN.filter((address) => !isLeftOut(address));
      asked.push(left);
      const said = policy(left);
      return said === undefined ? undefined : resultOf(said);
    },
    excepted: exceptedFor(failure),
  });
  const brief = results.map(({ status, output }) => [status, output.join('; ')].join(' ').trim());
  return { results, brief, asked };
}

const entry = (rest: Partial<PolicyException> = {}): PolicyException => ({ ...ENTRY, ...rest });
const { address: _, ...OF_POLICY } = ENTRY;
const forLogs = { entries: [entry()] };

/** Each resource fails by itself. */
const each: Policy = (left) => left.map((address) => `${address} is public`);
const [ofLogs = '', ofData = '', ofInside = ''] = PLAN.map((address) => `${address} is public`);
const ALL_FAIL = `failed ${ofLogs}; ${ofData}; ${ofInside}`;

describe('a policy that fails', () => {
  /** What is left to count, and what is excepted. */
  const ASKED_AGAIN: Record<string, [Policy, string[]]> = {
    'by a message for each resource': [
      each,
      [`failed ${ofData}; ${ofInside}`, `excepted ${ofLogs}`],
    ],
    'for a resource whose author writes the excepted address into a value': [
      (left) => (left.includes(DATA) ? [`the bucket "public ${LOGS}" is public`] : []),
      [`failed the bucket "public ${LOGS}" is public`],
    ],
    'for both, with the excepted address in the text about the other': [
      (left) => left.slice(0, 2).map((one) => `${one}: acl "public ${LOGS}"`),
      [
        `failed ${DATA}: acl "public ${LOGS}"; ${INSIDE}: acl "public ${LOGS}"`,
        `excepted ${LOGS}: acl "public ${LOGS}"`,
      ],
    ],
    'by a number': [
      (left) => [`${left.length} buckets are public`],
      ['failed 2 buckets are public', 'excepted 3 buckets are public'],
    ],
    'by a list': [
      (left) => [`public: ${left.join(', ')}`],
      [`failed public: ${DATA}, ${INSIDE}`, `excepted public: ${PLAN.join(', ')}`],
    ],
    'by the first only': [
      (left) => left.slice(0, 1).map((one) => `${one} is public`),
      [`failed ${ofData}`, `excepted ${ofLogs}`],
    ],
    'by a text that names no resource, for the excepted one alone': [
      (left) => (left.includes(LOGS) ? ['a bucket is public'] : []),
      ['excepted a bucket is public'],
    ],
    'by a text that names no resource, for two': [
      (left) => (left.some((one) => one !== INSIDE) ? ['a bucket is public'] : []),
      ['failed a bucket is public'],
    ],
    'by a text about another resource that is gone with the excepted one': [
      (left) => (left.includes(LOGS) ? [ofLogs, `${DATA} has no log`] : []),
      [`failed ${DATA} has no log`, `excepted ${ofLogs}`],
    ],
    'by a text about another resource alone that is gone with the excepted one': [
      (left) => (left.includes(LOGS) ? [`${DATA} has no log`] : []),
      [`failed ${DATA} has no log`],
    ],
    'in another way without the excepted resource': [
      (left) => [left.includes(LOGS) ? ofLogs : 'there is no bucket for logs'],
      ['failed there is no bucket for logs', `excepted ${ofLogs}`],
    ],
    'and fails without a message when it is asked again': [
      (left) => [left.includes(LOGS) ? ofLogs : ''],
      ['failed', `excepted ${ofLogs}`],
    ],
    'and breaks when it is asked again': [
      (left) => (left.includes(LOGS) ? [ofLogs] : 'errored'),
      [`failed ${ofLogs}`],
    ],
    'and gives no result when it is asked again': [
      (left) => (left.includes(LOGS) ? [ofLogs] : undefined),
      [`failed ${ofLogs}`],
    ],
    'and is not evaluated when it is asked again': [
      (left) => (left.includes(LOGS) ? [ofLogs] : 'not-evaluated'),
      ['not-evaluated', `excepted ${ofLogs}`],
    ],
    'and is not evaluated when it is asked again, with a text about another resource': [
      (left) => (left.includes(LOGS) ? [ofLogs, ofData] : 'not-evaluated'),
      ['not-evaluated', `failed ${ofData}`, `excepted ${ofLogs}`],
    ],
  };
  test.each(Object.entries(ASKED_AGAIN))(
    'is divided as its answer without the excepted resource allows: %s',
    async (_name, [policy, expected]) => {
      const { brief } = await except(policy, forLogs);
      expect(brief).toEqual(expected);
    },
  );

  test('is evaluated once without everything that is excepted for it', async () => {
    const inside = { entries: [entry(), entry({ address: 'module.net' })] };
    const { brief, asked } = await except(each, inside);
    expect(asked).toEqual([[DATA]]);
    expect(brief).toEqual([`failed ${ofData}`, `excepted ${ofLogs}`, `excepted ${ofInside}`]);
  });

  test('passes where all of it is excepted', async () => {
    const all = { entries: [entry({ address: 'aws_s3_bucket.*' }), entry({ address: INSIDE })] };
    expect((await except(each, all)).brief).toEqual([
      `excepted ${ofLogs}; ${ofData}`,
      `excepted ${ofInside}`,
    ]);
  });

  test('is divided between the resources of each part, each with its own entry', async () => {
    const last = entry({ address: DATA, owner: 'team-data', until: '2027-03-31' });
    const { results } = await except(each, { entries: [entry(), last] });
    const { owner, reason, until } = ENTRY;
    expect(results).toMatchObject([
      { status: 'failed', message: ofInside, address: INSIDE, printedFor: [[]] },
      {
        status: 'excepted',
        message: ofLogs,
        address: LOGS,
        printedFor: [[]],
        excepted: { owner, reason, until },
      },
      {
        status: 'excepted',
        message: ofData,
        address: DATA,
        excepted: { owner: 'team-data', until: '2027-03-31' },
      },
    ]);
    expect(results.map(({ resources }) => resources.map(({ address }) => address))).toEqual([
      [INSIDE],
      [LOGS],
      [DATA],
    ]);
  });

  test('is excepted as a whole where an entry has no address, and is not evaluated again', async () => {
    const { results, asked } = await except(each, { entries: [entry(), OF_POLICY] });
    expect(asked).toEqual([]);
    expect(results).toMatchObject([{ status: 'excepted', output: [ofLogs, ofData, ofInside] }]);
  });
});

describe('an entry of the exceptions', () => {
  const isFor = async (rest: Partial<PolicyException>, more: Excepted = {}): Promise<boolean> => {
    const { results, asked } = await except(each, { ...more, entries: [entry(rest)] });
    const isAccepted = results.some(({ status }) => status === 'excepted');
    expect(asked).toHaveLength(isAccepted ? 1 : 0);
    expect(results.some(({ status }) => status === 'failed')).toBe(true);
    return isAccepted;
  };

  test.each<[string, boolean, Partial<PolicyException>, Excepted?]>([
    ['names the policy', true, {}],
    ['names the policy with its directory', true, { policy: 'policies/deny_public' }],
    ['names another policy', false, { policy: 'deny_open' }],
    ['names another directory', false, { policy: 'rules/deny_public' }],
    ['names the policy with a pattern', false, { policy: 'deny_*' }],
    ['ended yesterday', false, { until: '2026-11-22' }],
    ['ends today', true, { until: TODAY }],
    ['has an end that is no day', false, { until: 'never' }],
    ['is for workspaces like this one', true, { workspace: 'net-*' }],
    ['is for workspaces unlike this one', false, { workspace: 'net-*' }, { workspace: 'sandbox' }],
    ['is for a workspace whose name this one begins with', false, { workspace: 'net' }],
    ['has a name that a policy of the service has', false, {}, { others: ['deny_public'] }],
    [
      'has the directory where a policy of the service has the name',
      true,
      { policy: 'policies/deny_public' },
      { others: ['deny_public'] },
    ],
    ['has a name that no policy of the service has', true, {}, { others: ['deny_open'] }],
  ])('counts if it %s: %s', async (_name, expected, rest, more) => {
    expect(await isFor(rest, more)).toBe(expected);
  });

  test('does not take its resource out for another one after its end', async () => {
    const ended = entry({ address: DATA, until: '2026-11-22' });
    const { asked } = await except(each, { entries: [ended, entry()] });
    expect(asked).toEqual([[DATA, INSIDE]]);
  });

  test('without an address does not count for a policy of the service with that name', async () => {
    const whole = { entries: [OF_POLICY], others: ['deny_public'] };
    expect((await except(each, whole)).brief).toEqual([ALL_FAIL]);
  });
});

test('a policy that did not fail stays as it is', async () => {
  const whole = { entries: [OF_POLICY, entry()] };
  const said: ReturnType<Policy>[] = [[], 'errored', 'not-evaluated'];
  for (const one of said) {
    const { results, asked } = await except(() => one, whole);
    expect([results.length, results[0]?.excepted, asked]).toEqual([1, undefined, []]);
    expect(results[0]?.status).toBe(typeof one === 'string' ? one : 'passed');
  }
});

test('without a file of exceptions no policy is evaluated again', async () => {
  const { brief, asked } = await except(each, {});
  expect([brief, asked]).toEqual([[ALL_FAIL], []]);
});
