import { judgeNamed } from '../support/judges.ts';
import { note, textsOf } from '../support/findings.ts';
import { mayBeApproved } from '../../src/policy/may-be-approved.ts';
import { notJudgedByOwn, withConditions } from '../../src/policy/systems/own-policies.ts';
import { NOBODY } from '../../src/policy/policy-owners.ts';
import { policyResult } from '../support/evidence.ts';
import { expect, test } from '../support/jest.ts';

test('a plan that own policies did not judge has a doubt', () => {
  const why = note('opa 1.0 is missing.', 'PG-114');
  const { judge, how, reading } = notJudgedByOwn(['policies', './more'], why);
  const { doubts, ...others } = reading;
  expect([judge.name, how]).toEqual(['own-policies', { complete: true }]);
  expect(others).toEqual({ results: [], runTasks: [], unfinished: [], errors: [] });
  expect(textsOf(doubts)).toEqual([
    'The plan was not judged by `policies` and `./more`: opa 1.0 is missing.',
  ]);
  expect(doubts.map(({ code }) => code)).toEqual(['PG-114']);
});

test.each([
  ['needs nobody where nobody is named', undefined, undefined, false, false],
  ['is approved by those whom the policy names', ['ann'], undefined, false, true],
  ['is approved by those whom a line names', undefined, 'tags', false, true],
  ['is approved by nobody where the line is of another policy', undefined, 'costs', false, false],
  ['is approved by nobody where the list is of all policies', undefined, '*', false, false],
  ['is approved by nobody where unknown values are allowed', ['ann'], 'tags', true, false],
] as const)('a condition %s', (_, approvers, pattern, isAdvisory, expected) => {
  const approval = approvers && { approvers: [...approvers], needed: 1, missing: 1, given: [] };
  const result = policyResult({
    judge: judgeNamed('own-policies'),
    policy: 'tags',
    status: 'known-after-apply',
    level: 'soft-mandatory',
    overridable: true,
    approval,
  });
  const owners = { ...NOBODY, people: ['ann'], names: ['ann'] };
  const lines = pattern === undefined ? [] : [{ pattern, owners }];
  const [condition = result] = withConditions([result], { lines, others: owners }, isAdvisory);
  expect(mayBeApproved(condition)).toBe(expected);
  const failed = { ...result, status: 'failed' as const };
  expect(withConditions([failed], undefined, isAdvisory)).toEqual([failed]);
});
