/** What an approval of a failing own policy covers: the whole message, and the planned change that it is about. */
import { PlanJson } from '../../src/model/plan-json.ts';
import { WholeAnswer, type PolicyResult } from '../../src/model/policy-result.ts';
import { applyApprovals } from '../../src/overrides/approvals.ts';
import { questionsAbout } from '../../src/overrides/questions.ts';
import type { Approval } from '../../src/policy/given-approvals.ts';
import { approvalBy, givenIn } from '../support/approval-keys.ts';
import { policyResult } from '../support/evidence.ts';
import { describe, expect, test } from '../support/jest.ts';

const BUCKET = 'aws_s3_bucket.logs';
const change = (address: string, after: object) => ({
  address,
  change: { actions: ['create'], before: null, after },
});
const planOf = (...changes: object[]) => PlanJson.of({ resource_changes: changes }, false);
const PLAN = planOf(change(BUCKET, { acl: 'private' }), change('aws_vpc.main', { cidr: '10/8' }));

const failing = (...answers: unknown[]): PolicyResult =>
  policyResult({
    system: 'own-policies',
    status: 'failed',
    overridable: true,
    answers: answers.map((answer) => new WholeAnswer(['shown'], JSON.stringify(answer))),
  });
const ask = (result: PolicyResult, plan = PLAN) =>
  questionsAbout(plan, 'secret')(result).map(({ act }) => act);
const SAID = { msg: `${BUCKET}: no owner`, owner: 'ann' };

describe('an approval does not count for a failure that differs', () => {
  const [asked] = ask(failing(SAID));
  test.each<[string, string[]]>([
    ['by another member beside the message', ask(failing({ ...SAID, owner: 'bob' }))],
    ['by one more member', ask(failing({ ...SAID, more: true }))],
    [
      'by text far behind what is shown',
      ask(failing({ ...SAID, msg: `${SAID.msg}${' '.repeat(9_000)}x` })),
    ],
    ['by lines in another order', ask(failing({ ...SAID, msg: `b\n${SAID.msg}` }))],
    ['by another policy', ask({ ...failing(SAID), policy: 'other' })],
    ['by another policy set', ask({ ...failing(SAID), policySet: 'other' })],
    [
      'by another planned change of the resource that it names',
      ask(failing(SAID), planOf(change(BUCKET, { acl: 'public' }), change('aws_vpc.main', {}))),
    ],
    [
      'by one more planned change at its address',
      ask(failing(SAID), planOf(change(BUCKET, { acl: 'private' }), change(BUCKET, {}))),
    ],
    ['by a plan without the resource', ask(failing(SAID), planOf(change('aws_vpc.main', {})))],
  ])('%s', (_, questions) => {
    expect(questions).toHaveLength(1);
    expect(questions).not.toContain(asked);
  });

  test('by lines of one message in another order', () => {
    expect(ask(failing('a\nb'))).not.toEqual(ask(failing('b\na')));
  });

  test('by any other change, where the message names no resource', () => {
    const other = planOf(
      change(BUCKET, { acl: 'private' }),
      change('aws_vpc.main', { cidr: '9/8' }),
    );
    expect(ask(failing('No backend.'))).not.toEqual(ask(failing('No backend.'), other));
  });

  test('by another instance, where the message names the resource without a key', () => {
    const [one, other] = [{ size: 1 }, { size: 2 }].map((after) =>
      ask(failing(SAID), planOf(change(`${BUCKET}["a"]`, {}), change(`${BUCKET}["b"]`, after))),
    );
    expect(one).not.toEqual(other);
  });

  test('by a resource that only a member names', () => {
    const about = failing({ msg: 'no owner', bucket: BUCKET });
    expect(ask(about)).not.toEqual(ask(about, planOf(change(BUCKET, {}))));
  });
});

test('an approval counts for another plan that does the same to what is named', () => {
  const other = planOf(
    change('aws_vpc.main', { cidr: 'other' }),
    change(BUCKET, { acl: 'private' }),
  );
  expect(ask(failing(SAID), other)).toEqual(ask(failing(SAID)));
});

test('each message needs its own approval, also where the shown texts are alike', () => {
  const questions = ask(failing({ msg: 'm', at: 1 }, { msg: 'm', at: 2 }));
  expect(new Set(questions).size).toBe(2);
});

test('a failure without a message is approved by what is in its place', () => {
  const result = policyResult({ status: 'failed', message: 'm' });
  expect(ask(result)).toHaveLength(1);
  expect(ask(result)).not.toEqual(ask({ ...result, message: 'n' }));
});

test('no name of a member of an object leads to another property', () => {
  expect(
    ask(failing({ msg: '__proto__.constructor', ['__proto__']: 'toString.valueOf' })),
  ).toHaveLength(1);
});

const override = { by: 'ada', at: '2026-11-21T01:00:00Z', reason: 'agreed' };
const approving = (text: string, by = 'ada'): Approval => approvalBy(by, (act) => act === text);
const questionsOf = ({ output, message }: PolicyResult) =>
  (output.length > 0 ? output : [message]).map((act) => ({ act, namesResources: true }));
const A_AND_B = [approving('a'), approving('b', 'bob')];

/** By what is approved: the approvals, what differs in the result, and who overrode it. */
const APPROVED: Record<string, [Approval[], Partial<PolicyResult>, string?]> = {
  'each message': [A_AND_B, {}, 'ada'],
  'one message twice, where the last approval counts': [
    [approving('a', 'bob'), approving('a')],
    { output: ['a'] },
    'ada',
  ],
  'the message of a failure without output': [[approving('m')], { output: [] }, 'ada'],
  'the message of a failure with output': [[approving('m')], {}],
  'the first message alone': [[approving('a')], {}],
  'the second message alone': [[approving('b')], {}],
  'what nobody can override': [A_AND_B, { overridable: false }],
  'what did not fail': [A_AND_B, { status: 'errored' }],
  nothing: [[], {}],
};
test.each(Object.entries(APPROVED))('an approval covers %s', (_, [approvals, differs, by]) => {
  const output = ['a', 'b'];
  const failure = policyResult({ status: 'failed', overridable: true, message: 'm', output });
  const result = { ...failure, ...differs };
  const overridden = { ...result, status: 'overridden', override: { ...override, by } };
  expect(applyApprovals([result], givenIn(approvals), questionsOf)).toEqual([
    by === undefined ? result : overridden,
  ]);
});
