import {
  applyApprovals,
  type Approval,
  notJudgedByOwn,
} from '../../src/policy/systems/own-policies.ts';
import type { PolicyResult } from '../../src/model/policy-result.ts';
import { emptyReading } from '../../src/policy/reading.ts';
import { policyResult } from '../support/evidence.ts';
import { expect, test } from '../support/jest.ts';

const override = { by: 'ada', at: '2026-01-01T00:00:00Z', reason: 'agreed' };
const approving = (text: string, by = 'ada'): Approval => ({
  ...override,
  by,
  approves: (act) => act === text,
});
const questionsOf = ({ output, message }: PolicyResult) => (output.length > 0 ? output : [message]);
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
test.each(Object.entries(APPROVED))('approved is %s', (_, [approvals, differs, by]) => {
  const output = ['a', 'b'];
  const failure = policyResult({ status: 'failed', overridable: true, message: 'm', output });
  const result = { ...failure, ...differs };
  const overridden = { ...result, status: 'overridden', override: { ...override, by } };
  expect(applyApprovals([result], approvals, questionsOf)).toEqual([
    by === undefined ? result : overridden,
  ]);
});

test('a plan that own policies did not judge is a doubt', () => {
  expect(notJudgedByOwn(['policies', './more'], 'opa 1.0 is missing.')).toEqual({
    system: 'own-policies',
    how: { complete: true },
    reading: {
      ...emptyReading(),
      doubts: ['The plan was not judged by `policies`, `./more`: opa 1.0 is missing.'],
    },
  });
});
